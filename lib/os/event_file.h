/* Events shared between processes. What each stands for is the newest of the signals that anybody
 * enqueued for it: they are counted in a file in memory that the processes map, and an adapter
 * tells there, or has its device tell, which of them have come.
 *
 * A process that ends leaves signals that never come. So each that maps a file holds a lock on one
 * byte of it, at the offset that is its process's number, which the system takes back when the
 * process ends or becomes another program. Who waits looks for that lock now and then. Such locks
 * are a process's for as long as it closes no descriptor of the file: a file is open here once. */
#ifndef UR_OS_EVENT_FILE_H
#define UR_OS_EVENT_FILE_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "ur_api.h"

enum {
    UR_SHARED_RING = 32,     /* divides what numbers come round at */
    UR_SHARED_LOOK_MS = 100, /* how often who waits looks for the lock */
};

/* In the file, one for each event; zero but for the numbers of events where none is. Numbers of
 * signals are compared as distances: they may come round. */
struct ur_shared_slot {
    _Atomic uint64_t id;   /* of the event that it is for, by chance */
    _Atomic uint32_t refs; /* events of all processes */
    _Atomic uint32_t enqueued, done,
        failed; /* signals: how many, the last that came or failed, and the last that failed */
    /* Process of signal n at n % UR_SHARED_RING, below n itself. */
    _Atomic uint64_t owners[UR_SHARED_RING];
    /* For adapters whose device can only store: n at n % UR_SHARED_RING once signal n has come. */
    _Atomic uint32_t words[UR_SHARED_RING];
    uint64_t reserved[13];
};
_Static_assert(sizeof(struct ur_shared_slot) == 512, "the same in all processes");

struct ur_shared_slab;

struct ur_shared_event {
    _Atomic uint32_t refs; /* the event, its signals, and who waits */
    struct ur_shared_slab *slab;
    struct ur_shared_slot *slot;
    uint32_t last; /* for the adapter: signal of its own that it stands for here */
    /* event_wait.c: when (ms), and how often in vain, somebody looked after the process last. */
    _Atomic uint32_t looked, unknown;
};

/* Where another process finds one. */
struct ur_shared_name {
    int32_t process, descriptor; /* open in that process as long as the event lives there */
    uint64_t device, inode;      /* of the file */
    uint64_t id;
    uint32_t slot, reserved;
};

/* What an adapter does with the memory of a file while it is mapped. Called under no lock. */
struct ur_shared_mapping {
    /* Error: the file is not used. `*mapped` is for `unmap`. */
    ur_result_t (*map)(void *user, void *memory, size_t size, void **mapped);
    void (*unmap)(void *mapped, void *memory);
};

/* A new one, complete. `mapping` may be NULL; `user` is for its `map`, if there has to be a new
 * file. OUT_OF_RESOURCES, OUT_OF_HOST_MEMORY, or what `map` says. */
ur_result_t ur_shared_event_make(const struct ur_shared_mapping *mapping, void *user,
                                 struct ur_shared_event **out);
struct ur_shared_name ur_shared_event_name(const struct ur_shared_event *shared);
/* Another's, or one more of this process's own. INVALID_VALUE: it is released. */
ur_result_t ur_shared_event_open(const struct ur_shared_name *name,
                                 const struct ur_shared_mapping *mapping, void *user,
                                 struct ur_shared_event **out);
void ur_shared_event_hold(struct ur_shared_event *shared);
void ur_shared_event_drop(struct ur_shared_event *shared);

/* One more signal, of this process: the event is pending for all from now on. Its number. */
uint32_t ur_shared_event_next(struct ur_shared_event *shared);

/* Whether signal `number`, which has not come, never will, as its process is gone. It may come
 * while this is asked, so look once more. *unknown, 0 at first, counts how often nobody was known
 * for it. */
bool ur_shared_event_gone(const struct ur_shared_event *shared, uint32_t number, unsigned *unknown);

/* Whether signal `number` is one that this process is to give. */
bool ur_shared_event_is_here(const struct ur_shared_event *shared, uint32_t number);

/* Sets a word to a number unless it is there or beyond. */
void ur_shared_raise(_Atomic uint32_t *word, uint32_t number);

#endif
