/* A device of the imagination: queues whose commands run only when a test says so, in any order
 * that the queues allow, and a record of everything that happens before everything else.
 *
 * Every command knows the set of all its ancestors exactly (a bit for each earlier command), so a
 * test can ask whether one command is ordered after another, which the pool only ever approximates.
 */
#ifndef TEST_POOL_MOCK_H
#define TEST_POOL_MOCK_H

#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>

#include "pool/pool.h"

enum { MOCK_COMMANDS = 6144, MOCK_WORDS = MOCK_COMMANDS / 64, MOCK_QUEUES = 16 };

/* Memory comes in units of one address range. */
enum { MOCK_UNIT = 64 << 10, MOCK_UNITS = 1 << 15, MOCK_MAX_ALIGN = 2 << 20 };

struct mock;

/* A command, and its event at the same time. */
typedef struct mock_event {
    struct mock *mock;
    _Atomic int refs; /* references of events handed out */
    int id;           /* index in mock.commands */
    int queue;        /* index in mock.queues */
    bool barrier;
    ur_command_t kind; /* of `signal` */
    _Atomic bool done;
    _Atomic bool held; /* does not run before a test lets it go */
    struct ur_stamp stamp;
    uint64_t before[MOCK_WORDS]; /* commands that are complete before this starts, by graph or seen
                                    by the host */
    uint64_t direct[MOCK_WORDS]; /* those it waits for itself; to run the device */
} mock_event_t;

typedef struct mock_queue {
    struct mock *mock;
    int index;
    bool in_order;
    bool all; /* the command that is just submitted comes after all others of the queue */
    struct ur_lane *lane;
    struct ur_pool_queue pool;
    mock_event_t *last;         /* in-order: newest command */
    mock_event_t *barrier;      /* out-of-order: newest barrier */
    uint64_t since[MOCK_WORDS]; /* all its commands */
} mock_queue_t;

typedef struct mock {
    pthread_mutex_t mutex; /* guards everything here */
    struct ur_pool_space *space;
    mock_queue_t queues[MOCK_QUEUES];
    int queue_count;
    mock_event_t *commands[MOCK_COMMANDS];
    int command_count;
    uint64_t seen[MOCK_WORDS]; /* commands that the host has seen complete */
    uint64_t seed;             /* for the order in which commands run */
    bool no_stamps;            /* events of unknown order */
    bool can_idle;             /* the backend answers queue_idle */
    bool can_mark;             /* and has mark, may_wait and queue_over */
    _Atomic bool may_wait;     /* what the latter answers */
    _Atomic int pauses;        /* of threads that wait for memory, while nothing can run */
    _Atomic int gave_in;       /* times that held commands were let go for one of these */
    uint64_t pause_cost;       /* nanoseconds */
    bool stands_still;
    bool parts; /* parts of memory can go back, and it grows where it is wished for */

    char *mapping, *arena;
    size_t next_unit; /* where memory that nobody wishes for anywhere is looked for */
    unsigned char unit_used[MOCK_UNITS];
    size_t taken[MOCK_UNITS]; /* bytes that were taken at once, at their first unit, less the units
                                 that went back */

    /* counters */
    int signals, waits, marks, overs, reserves, releases, zeroes;
    size_t held, held_high;
    int references; /* of events */

    /* injected failures: the call of this number fails, 0 none */
    int fail_reserve, fail_signal, fail_wait, fail_mark;
    size_t memory_limit; /* 0: none */
    uint64_t time, reserve_cost, command_cost;
} mock_t;

/* Post: a space on this mock. `limit` etc. may be set afterwards. */
void mock_init(mock_t *mock);
/* The queue goes, with what is under way. */
void mock_queue_close(mock_queue_t *queue);
/* Runs everything, closes queues and the space, checks that nothing is left. */
void mock_fini(mock_t *mock);

mock_queue_t *mock_queue(mock_t *mock, bool in_order);

/* Submits a command like a kernel. Its event has one reference for the caller if `event`. */
mock_event_t *mock_command(mock_queue_t *queue, void *const *waits, uint32_t count, bool barrier,
                           bool event);
/* A command that runs once it is let go, for the host to wait for in vain; and all after it. */
mock_event_t *mock_stuck(mock_queue_t *queue, bool event);
void mock_let_go(mock_event_t *stuck);
void mock_retain(void *event);
void mock_drop(void *event);

/* Runs one command that is ready, chosen by the seed; false if there is none. */
bool mock_step(mock_t *mock);
void mock_run_all(mock_t *mock);
/* Runs what is needed for this command, as a host that waits for it; the host has seen it then. */
void mock_wait(mock_t *mock, int id);
/* Runs and sees all commands of a queue. */
void mock_finish(mock_queue_t *queue);

/* Whether `earlier` is known to be complete when `later` starts. */
bool mock_ordered(mock_t *mock, int earlier, int later);

extern const struct ur_pool_backend mock_backend;
extern const struct ur_pool_backend mock_backend_parts;
extern const struct ur_pool_backend mock_backend_idle; /* also answers queue_idle */
extern const struct ur_pool_backend mock_backend_mark; /* and has mark, may_wait and queue_over */
extern const struct ur_pool_backend mock_backend_mark_parts;

static inline uint64_t mock_random(uint64_t *state) {
    uint64_t x = *state += 0x9e3779b97f4a7c15u;
    x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9u;
    x = (x ^ x >> 27) * 0x94d049bb133111ebu;
    return x ^ x >> 31;
}

#endif
