/* The host waits for memory, where an allocation would fail otherwise: until enough of what was
 * freed is complete, or what is left is not enough.
 *
 * It does so by looking again and again, since what is needed may come from any queue, and none of
 * them must be waited for that has no end. What may be behind code of the program, which perhaps
 * needs this thread to go on, is given up when nothing has moved for a while. */
#include "request.h"
#include "space.h"
#include "survey.h"
#include "trim.h"

#include <sched.h>
#include <time.h>

/* How long nothing may move at all where that may be for ever: at first, while an order of the
 * device may still do instead, and at last. A turn in which this thread slept counts for a
 * millisecond at most, whatever the clock says: on a busy machine, or one that stood still, it
 * comes to fewer turns, and what it waits for comes to less. */
static const uint64_t first_patience = 100000000, last_patience = 2000000000;
enum { YIELDS = 32, FIRST_NS = 20000, LAST_NS = 1000000 };

/* False: the backend has let the moment pass. */
static bool rest(const struct ur_pool_backend *backend, uint32_t turn) {
    if (backend->pause && backend->pause()) {
        return false;
    }
    if (turn < YIELDS) {
        sched_yield();
    } else {
        uint32_t more = turn - YIELDS < 16 ? (turn - YIELDS) / 2 : 8;
        long time = (long)FIRST_NS << more;
        nanosleep(&(struct timespec){.tv_nsec = time < LAST_NS ? time : LAST_NS}, NULL);
    }
    return true;
}

bool ur_await_moment(struct ur_await *await, const struct ur_pool_backend *backend, size_t freed,
                     bool last) {
    if (!backend->may_wait || !backend->may_wait()) {
        return false;
    }
    uint64_t now = ur_pool_now(backend);
    if (!await->turns || await->freed != freed) {
        await->freed = freed;
        await->waited = 0;
        await->tries = 0;
    } else {
        uint64_t took = now - await->looked;
        await->waited += await->slept && took > LAST_NS ? LAST_NS : took;
        if (last ? await->waited > last_patience
                 : ur_rely_is_risky() && await->waited > first_patience) {
            return false;
        }
    }
    await->looked = now;
    await->slept = rest(backend, await->turns++);
    return true;
}

static size_t to_come(const struct ur_survey *survey) {
    return survey->freed[UR_IN_DOUBT] - survey->freed[UR_THERE];
}

/* What is complete by now is only to be tried for: twice, since others may be faster. */
static bool try_again(struct ur_await *await) {
    return await->tries++ < 2;
}

bool ur_await_limit(struct ur_await *await, struct ur_request *r, bool last, bool *trims) {
    struct ur_pool *pool = r->pool;
    size_t max = ur_pool_most(pool);
    size_t reserved = atomic_load_explicit(&pool->reserved, memory_order_relaxed); /* first */
    size_t size = ur_exact_size(r);
    struct ur_survey survey = {0};
    ur_survey_pool(pool, r, &survey);
    /* Counted, and in no segment: another thread is about to take it or to give it back. */
    size_t moving = reserved > survey.held ? reserved - survey.held : 0;
    bool enough[UR_HOPES];
    for (int hope = 0; hope < UR_HOPES; ++hope) {
        size_t away = survey.back[hope] + (hope == UR_THERE ? 0 : moving);
        size_t stays = reserved > away ? reserved - away : 0;
        size_t more = survey.grows[hope] && survey.grows[hope] < size ? survey.grows[hope] : size;
        enough[hope] =
            survey.fits[hope] || (!pool->config.memory && more <= max && stays <= max - more);
    }
    *trims = enough[UR_THERE] && try_again(await);
    if (*trims) {
        return true;
    }
    return enough[last ? UR_IN_DOUBT : UR_TO_COME] && (moving || to_come(&survey)) &&
           ur_await_moment(await, pool->space->backend, to_come(&survey), last);
}

bool ur_await_size(struct ur_await *await, struct ur_pool *pool, size_t most) {
    size_t reserved = atomic_load_explicit(&pool->reserved, memory_order_relaxed);
    struct ur_survey survey = {0};
    ur_survey_pool(pool, NULL, &survey);
    size_t back = survey.back[UR_TO_COME];
    return reserved > most && back > survey.back[UR_THERE] && reserved - most <= back &&
           ur_await_moment(await, pool->space->backend, to_come(&survey), false);
}

bool ur_await_room(struct ur_pool_room *room, struct ur_request *r, bool last) {
    struct ur_survey survey = {0};
    ur_survey_pool(r->pool, r, &survey);
    if (survey.fits[UR_THERE] && try_again(&room->await)) {
        return true;
    }
    return ur_room_find(room, last, survey.fits[last ? UR_IN_DOUBT : UR_TO_COME]);
}
