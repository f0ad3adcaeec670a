#include "permanent.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

/* The system gives pages of it only once they are touched. */
static _Alignas(64) char arena[512 * 1024];
static _Atomic size_t arena_used;

void *ur_permanent_alloc(size_t size) {
    size = (size + 63) & ~(size_t)63;
    size_t at = atomic_load_explicit(&arena_used, memory_order_relaxed);
    do {
        if (size > sizeof(arena) - at) {
            /* A machine with very many devices; what is left over then goes with the process. */
            void *memory = aligned_alloc(64, size);
            return memory ? memset(memory, 0, size) : NULL;
        }
    } while (!atomic_compare_exchange_weak_explicit(&arena_used, &at, at + size,
                                                    memory_order_relaxed, memory_order_relaxed));
    return arena + at;
}
