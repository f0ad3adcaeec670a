/* Room for others: memory that pools keep unused is not missing anywhere.
 *
 * The spaces of all contexts are known here. Whoever is refused memory, for whatever purpose, has
 * all of them give back what nobody uses, and tries again. */
#include "space.h"

static pthread_mutex_t list_lock = PTHREAD_MUTEX_INITIALIZER; /* guards the list of spaces */
static ur_pool_space_t *newest;

void ur_space_enter(ur_pool_space_t *space) {
    pthread_mutex_lock(&list_lock);
    space->older = newest;
    if (newest) {
        newest->newer = space;
    }
    newest = space;
    pthread_mutex_unlock(&list_lock);
}

void ur_space_leave(ur_pool_space_t *space) {
    pthread_mutex_lock(&list_lock);
    *(space->newer ? &space->newer->older : &newest) = space->older;
    if (space->older) {
        space->older->newer = space->newer;
    }
    pthread_mutex_unlock(&list_lock);
}

/* The first space from `space` on whose context is alive, which is retained. The lock is held. */
static ur_pool_space_t *retain_from(ur_pool_space_t *space) {
    while (space && !space->backend->context_retain(space->context)) {
        space = space->older;
    }
    return space;
}

static size_t nothing(const ur_pool_t *pool) {
    (void)pool;
    return 0;
}

static bool give_back(ur_pool_space_t *space) {
    const ur_pool_backend_t *backend = space->backend;
    ur_fence_settle(space);
    ur_fence_end_lates(space);
    ur_deferred_reap(space, NULL, UINT32_MAX);
    ur_space_trim(space, false, nothing);
    ur_space_sweep(space);
    return backend->give_back && backend->give_back(space->context, false);
}

static bool wait_for(ur_pool_space_t *space) {
    const ur_pool_backend_t *backend = space->backend;
    if (!backend->may_wait || !backend->may_wait()) {
        return false;
    }
    bool kept = atomic_load_explicit(&space->late_count, memory_order_relaxed) != 0 &&
                !ur_rely_is_risky(); /* as ur_pool_give_up */
    if (kept) {
        ur_fence_wait(space, 0);
        ur_fence_end_lates(space);
    }
    return (backend->give_back && backend->give_back(space->context, true)) || kept;
}

/* Whether any says so. */
static bool each(bool (*call)(ur_pool_space_t *space)) {
    bool any = false;
    pthread_mutex_lock(&list_lock);
    ur_pool_space_t *space = retain_from(newest);
    pthread_mutex_unlock(&list_lock);
    while (space) {
        any = call(space) || any;
        /* The reference keeps it in the list until the next one is found. */
        pthread_mutex_lock(&list_lock);
        ur_pool_space_t *next = retain_from(space->older);
        pthread_mutex_unlock(&list_lock);
        space->backend->context_release(space->context);
        space = next;
    }
    return any;
}

void ur_pool_make_room(void) {
    (void)each(give_back);
}

bool ur_pool_wait_for_room(void) {
    bool any = each(wait_for);
    if (any) {
        ur_pool_make_room();
    }
    return any;
}
