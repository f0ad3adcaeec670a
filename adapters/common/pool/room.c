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

static void give_back(ur_pool_space_t *space) {
    ur_fence_settle(space);
    ur_fence_end_lates(space);
    ur_deferred_reap(space, NULL, UINT32_MAX);
    ur_space_trim(space, nothing);
    ur_pool_emptied(space);
}

void ur_pool_make_room(void) {
    pthread_mutex_lock(&list_lock);
    ur_pool_space_t *space = retain_from(newest);
    pthread_mutex_unlock(&list_lock);
    while (space) {
        give_back(space);
        /* The reference keeps it in the list until the next one is found. */
        pthread_mutex_lock(&list_lock);
        ur_pool_space_t *next = retain_from(space->older);
        pthread_mutex_unlock(&list_lock);
        space->backend->context_release(space->context);
        space = next;
    }
}
