#include "window.h"

#include <stdlib.h>
#include <string.h>

#include "base/error.h"

struct ur_window {
    struct ur_window *next;
    struct ur_window_owner owner;
    char *start;
    size_t units;
    size_t mapped; /* units with memory behind them */
    size_t top;    /* no unit from here on has any */
    uint8_t *used; /* for each unit whether it has; in one block with notes */
    uint64_t *notes;
};

static const size_t largest_window = (size_t)1 << 38;

static bool same(struct ur_window_owner a, struct ur_window_owner b) {
    return a.context == b.context && a.device == b.device && a.kind == b.kind;
}

static struct ur_window *window_at(struct ur_windows *windows, const void *address) {
    uintptr_t at = (uintptr_t)address;
    struct ur_window *window = windows->list;
    while (window && (at < (uintptr_t)window->start ||
                      at - (uintptr_t)window->start >= window->units * windows->unit)) {
        window = window->next;
    }
    return window;
}

/* A window with room for `size` bytes at least, before all others in the list. NULL: no addresses
 * or no host memory. */
static struct ur_window *open_window(struct ur_windows *windows, struct ur_window_owner owner,
                                     size_t size) {
    size_t wanted = windows->first;
    for (struct ur_window *window = windows->list; window; window = window->next) {
        if (same(window->owner, owner) && window->units * windows->unit >= wanted / 4 &&
            wanted < largest_window) {
            wanted = window->units * windows->unit * 4;
        }
    }
    wanted = wanted < size ? size : wanted;
    void *start = NULL;
    while (!start) {
        start = windows->ops->reserve(owner, wanted, windows->align);
        if (!start && wanted == size) {
            return NULL;
        }
        if (!start) { /* an address space with a limit */
            wanted = wanted / 8 / windows->unit * windows->unit;
            wanted = wanted < size ? size : wanted;
        }
    }
    size_t units = wanted / windows->unit;
    struct ur_window *window = calloc(1, sizeof(*window));
    void *block = window ? calloc(units, sizeof(*window->notes) + sizeof(*window->used)) : NULL;
    if (!block) {
        windows->ops->unreserve(owner, start, wanted);
        free(window);
        return NULL;
    }
    window->owner = owner;
    window->start = start;
    window->units = units;
    window->notes = block;
    window->used = (uint8_t *)(window->notes + units);
    window->next = windows->list;
    windows->list = window;
    return window;
}

static void close_window(struct ur_windows *windows, struct ur_window *window) {
    struct ur_window **link = &windows->list;
    while (*link != window) {
        link = &(*link)->next;
    }
    *link = window->next;
    windows->ops->unreserve(window->owner, window->start, window->units * windows->unit);
    free(window->notes);
    free(window);
}

static size_t aligned(const struct ur_windows *windows, const struct ur_window *window, size_t unit,
                      size_t align) {
    uintptr_t at = (uintptr_t)window->start + unit * windows->unit;
    return unit + (-at & (align - 1)) / windows->unit;
}

/* The first unit from `from` on where so many have no memory, or SIZE_MAX. */
static size_t find_room(const struct ur_windows *windows, const struct ur_window *window,
                        size_t from, size_t units, size_t align) {
    size_t at = aligned(windows, window, from, align);
    while (at < window->units && units <= window->units - at) {
        const uint8_t *taken =
            at < window->top
                ? memchr(window->used + at, 1, at + units < window->top ? units : window->top - at)
                : NULL;
        if (!taken) {
            return at;
        }
        at = aligned(windows, window, (size_t)(taken - window->used) + 1, align);
    }
    return SIZE_MAX;
}

static ur_result_t window_map(struct ur_windows *windows, struct ur_window *window, size_t at,
                              size_t units, void **out) {
    char *start = window->start + at * windows->unit;
    ur_result_t result =
        windows->ops->map(window->owner, start, units * windows->unit, window->notes + at);
    if (result != UR_RESULT_SUCCESS) {
        if (!window->mapped) {
            close_window(windows, window);
        }
        return result;
    }
    memset(window->used + at, 1, units);
    window->mapped += units;
    window->top = window->top < at + units ? at + units : window->top;
    *out = start;
    return UR_RESULT_SUCCESS;
}

static ur_result_t window_take(struct ur_windows *windows, struct ur_window_owner owner,
                               size_t size, size_t align, void **out) {
    size_t units = size / windows->unit;
    struct ur_window *window = *out ? window_at(windows, *out) : NULL;
    if (window && same(window->owner, owner)) {
        size_t at = (size_t)((char *)*out - window->start) / windows->unit;
        if (find_room(windows, window, at, units, windows->unit) == at) {
            return window_map(windows, window, at, units, out);
        }
    }
    /* Above everything else, so that it can grow; then anywhere. */
    for (int turn = 0; turn < 2; ++turn) {
        for (window = windows->list; window; window = window->next) {
            if (!same(window->owner, owner)) {
                continue;
            }
            size_t at = find_room(windows, window, turn ? 0 : window->top, units, align);
            if (at != SIZE_MAX) {
                return window_map(windows, window, at, units, out);
            }
        }
    }
    window = open_window(windows, owner, size);
    return window ? window_map(windows, window, 0, units, out)
                  : ur_refuse(UR_RESULT_ERROR_OUT_OF_RESOURCES);
}

ur_result_t ur_windows_take(struct ur_windows *windows, struct ur_window_owner owner, size_t size,
                            size_t align, void **out) {
    if (align > windows->align) {
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ALIGNMENT);
    }
    pthread_mutex_lock(&windows->lock);
    ur_result_t result =
        window_take(windows, owner, size, align < windows->unit ? windows->unit : align, out);
    pthread_mutex_unlock(&windows->lock);
    return result;
}

bool ur_windows_give(struct ur_windows *windows, void *memory, size_t size) {
    pthread_mutex_lock(&windows->lock);
    struct ur_window *window = window_at(windows, memory);
    if (window) {
        size_t at = (size_t)((char *)memory - window->start) / windows->unit;
        size_t units = size / windows->unit;
        windows->ops->unmap(window->owner, memory, size, window->notes + at);
        memset(window->used + at, 0, units);
        window->mapped -= units;
        while (window->top && !window->used[window->top - 1]) {
            --window->top;
        }
        if (!window->mapped) {
            close_window(windows, window);
        }
    }
    pthread_mutex_unlock(&windows->lock);
    return window != NULL;
}

bool ur_windows_has(struct ur_windows *windows, const void *address) {
    pthread_mutex_lock(&windows->lock);
    struct ur_window *window = window_at(windows, address);
    bool found =
        window && window->used[(size_t)((const char *)address - window->start) / windows->unit];
    pthread_mutex_unlock(&windows->lock);
    return found;
}
