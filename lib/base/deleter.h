/* Functions of the program that run when an object goes (urContextSetExtendedDeleter). */
#ifndef UR_BASE_DELETER_H
#define UR_BASE_DELETER_H

#include <stdatomic.h>
#include <stdlib.h>

#include "error.h"

struct ur_deleter {
    struct ur_deleter *next;
    ur_context_extended_deleter_t call;
    void *user;
};

/* Zeroed, it has none. */
struct ur_deleters {
    _Atomic(struct ur_deleter *) newest;
};

static inline ur_result_t ur_deleters_add(struct ur_deleters *deleters,
                                          ur_context_extended_deleter_t call, void *user) {
    struct ur_deleter *deleter = malloc(sizeof(*deleter));
    if (!deleter) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    *deleter = (struct ur_deleter){.call = call, .user = user};
    deleter->next = atomic_load_explicit(&deleters->newest, memory_order_relaxed);
    while (!atomic_compare_exchange_weak_explicit(&deleters->newest, &deleter->next, deleter,
                                                  memory_order_release, memory_order_relaxed)) {
    }
    return UR_RESULT_SUCCESS;
}

/* Newest first. Pre: nobody adds any more. */
static inline void ur_deleters_run(struct ur_deleters *deleters) {
    struct ur_deleter *deleter = atomic_exchange(&deleters->newest, NULL);
    while (deleter) {
        struct ur_deleter *next = deleter->next;
        deleter->call(deleter->user);
        free(deleter);
        deleter = next;
    }
}

#endif
