/* Address windows: memory in pages at addresses of choice, for backends whose driver reserves
 * addresses apart from the memory behind them.
 *
 * A window is a reserved range of addresses of one owner (a context's memory of one device and
 * kind). Memory is put behind it unit by unit, mostly at its upper end, so that what a heap holds
 * lies in one piece and any part of it can go back. A window without memory is given up. */
#ifndef UR_POOL_WINDOW_H
#define UR_POOL_WINDOW_H

#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "ur_api.h"

/* Whose memory it is: compared, and handed to the calls. */
struct ur_window_owner {
    void *context, *device;
    int kind;
};

struct ur_window_ops {
    /* Addresses alone, aligned to `align`; NULL: not so many are left. */
    void *(*reserve)(struct ur_window_owner owner, size_t size, size_t align);
    void (*unreserve)(struct ur_window_owner owner, void *start, size_t size);
    /* Puts memory behind [start, start + size), which has none. notes[i] is the caller's to keep
     * something about unit i; 0 at first. On failure nothing is mapped. */
    ur_result_t (*map)(struct ur_window_owner owner, void *start, size_t size, uint64_t *notes);
    /* Takes it away again, from any units that are mapped. */
    void (*unmap)(struct ur_window_owner owner, void *start, size_t size, uint64_t *notes);
};

struct ur_windows {
    pthread_mutex_t lock; /* guards the list and what is in it; held over the calls above */
    const struct ur_window_ops *ops;
    size_t unit;  /* a power of two */
    size_t align; /* largest alignment asked for, at least the unit */
    size_t first; /* addresses that an owner's first window has; each later one has four times as
                     many as the one before */
    struct ur_window *list;
};

/* Pre: size is a multiple of the unit, align a power of two. *out is a wish, or NULL.
 * OUT_OF_RESOURCES if addresses ran out, else what `map` says. */
ur_result_t ur_windows_take(struct ur_windows *windows, struct ur_window_owner owner, size_t size,
                            size_t align, void **out);

/* False: the memory is in no window, and nothing has happened. */
bool ur_windows_give(struct ur_windows *windows, void *memory, size_t size);

/* Whether the address lies in memory of a window. */
bool ur_windows_has(struct ur_windows *windows, const void *address);

#endif
