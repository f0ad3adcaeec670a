/* What there is of pools and will be, and waiting for it. */
#ifndef UR_POOL_SURVEY_H
#define UR_POOL_SURVEY_H

#include "request.h"

/* survey.c: what there is of a pool, and what there will be. */
enum {
    UR_THERE,    /* complete */
    UR_TO_COME,  /* and what waits for commands */
    UR_IN_DOUBT, /* and what may wait for the program */
    UR_HOPES
};
struct ur_survey {
    size_t held;            /* bytes in segments */
    size_t back[UR_HOPES];  /* of these that could go back to the driver */
    size_t freed[UR_HOPES]; /* and that are free */
    bool fits[UR_HOPES];    /* a request has room between what stays */
    size_t grows[UR_HOPES]; /* 0, or what it takes besides what stays where it continues the end */
};
/* Adds to *survey; r may be NULL. Costs what there are blocks. */
void ur_survey_pool(struct ur_pool *pool, const struct ur_request *r, struct ur_survey *survey);
/* Likewise all pools of the space, and what it frees beside them. */
void ur_survey_space(struct ur_pool_space *space, struct ur_survey *survey);

/* await.c: the host lets a moment pass where memory is to come; every call one. */
/* `freed` bytes are free and not complete. False: this thread must not wait, or nothing has moved
 * for so long that nothing will; `last` as in ur_rely_on_neighbours. */
bool ur_await_moment(struct ur_await *await, const struct ur_pool_backend *backend, size_t freed,
                     bool last);
/* For a request that the limit of its pool stands against. False: it cannot be had. *trims: it can
 * be at once, if the pool gives back what is complete. */
bool ur_await_limit(struct ur_await *await, struct ur_request *r, bool last, bool *trims);
/* For a pool that is to hold less. */
bool ur_await_size(struct ur_await *await, struct ur_pool *pool, size_t most);
/* For a request that the driver has no memory for. */
bool ur_await_room(struct ur_pool_room *room, struct ur_request *r, bool last);

#endif
