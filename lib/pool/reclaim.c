/* Room for others: memory that pools keep unused is not missing anywhere.
 *
 * The spaces of all contexts are known here. Whoever is refused memory, for whatever purpose, has
 * all of them give back what nobody uses, and tries again. */
#include "request.h"
#include "space.h"
#include "survey.h"
#include "trim.h"

static pthread_mutex_t list_lock = PTHREAD_MUTEX_INITIALIZER; /* guards the list of spaces */
static struct ur_pool_space *newest;

void ur_space_enter(struct ur_pool_space *space) {
    pthread_mutex_lock(&list_lock);
    space->older = newest;
    if (newest) {
        newest->newer = space;
    }
    newest = space;
    pthread_mutex_unlock(&list_lock);
}

void ur_space_leave(struct ur_pool_space *space) {
    pthread_mutex_lock(&list_lock);
    *(space->newer ? &space->newer->older : &newest) = space->older;
    if (space->older) {
        space->older->newer = space->newer;
    }
    pthread_mutex_unlock(&list_lock);
}

/* The first space from `space` on whose context is alive, which is retained. The lock is held. */
static struct ur_pool_space *retain_from(struct ur_pool_space *space) {
    while (space && !space->backend->context_retain(space->context)) {
        space = space->older;
    }
    return space;
}

static size_t nothing(const struct ur_pool *pool) {
    (void)pool;
    return 0;
}

static bool give_back(struct ur_pool_space *space, struct ur_survey *survey) {
    const struct ur_pool_backend *backend = space->backend;
    ur_fence_settle(space);
    ur_fence_end_lates(space);
    ur_deferred_reap(space, NULL, UINT32_MAX);
    ur_space_trim(space, false, nothing);
    ur_space_sweep(space);
    bool any = backend->give_back && backend->give_back(space->context, false);
    if (survey) {
        ur_survey_space(space, survey);
    }
    return any;
}

static bool reclaim_wait_for(struct ur_pool_space *space, struct ur_survey *survey) {
    const struct ur_pool_backend *backend = space->backend;
    (void)survey;
    if (!backend->may_wait || !backend->may_wait()) {
        return false;
    }
    bool kept = atomic_load_explicit(&space->fences.late_count, memory_order_relaxed) != 0 &&
                !ur_rely_is_risky(); /* as ur_pool_give_up */
    if (kept) {
        ur_fence_wait(space, 0);
        ur_fence_end_lates(space);
    }
    return (backend->give_back && backend->give_back(space->context, true)) || kept;
}

/* Whether any says so; *backend, if not NULL, is one of theirs. */
static bool each(bool (*call)(struct ur_pool_space *space, struct ur_survey *survey),
                 struct ur_survey *survey, const struct ur_pool_backend **backend) {
    bool any = false;
    pthread_mutex_lock(&list_lock);
    struct ur_pool_space *space = retain_from(newest);
    pthread_mutex_unlock(&list_lock);
    while (space) {
        if (backend) {
            *backend = space->backend;
        }
        any = call(space, survey) || any;
        /* The reference keeps it in the list until the next one is found. */
        pthread_mutex_lock(&list_lock);
        struct ur_pool_space *next = retain_from(space->older);
        pthread_mutex_unlock(&list_lock);
        space->backend->context_release(space->context);
        space = next;
    }
    return any;
}

void ur_pool_make_room(void) {
    (void)each(give_back, NULL, NULL);
}

bool ur_room_find(struct ur_pool_room *room, bool last, bool hopes) {
    const struct ur_pool_backend *backend = NULL;
    struct ur_survey survey = {0};
    (void)each(give_back, &survey, &backend);
    bool some = !room->made || survey.held < room->held;
    room->made = true;
    room->held = survey.held;
    if (some) {
        return true;
    }
    hopes |= survey.back[last ? UR_IN_DOUBT : UR_TO_COME] > survey.back[UR_THERE];
    if (hopes && ur_await_moment(&room->await, backend,
                                 survey.freed[UR_IN_DOUBT] - survey.freed[UR_THERE], last)) {
        return true;
    }
    if (!room->late) {
        room->late = true;
        room->made = !each(reclaim_wait_for, NULL, NULL);
        return !room->made;
    }
    return false;
}

bool ur_pool_find_room(struct ur_pool_room *room) {
    if (!room->last && ur_room_find(room, false, false)) {
        return true;
    }
    if (!room->last) {
        room->last = true;
        room->await = (struct ur_await){.turns = 0};
    }
    return ur_room_find(room, true, false);
}
