/* A device that exists only as a counter: every command is complete a fixed number of commands
 * after it was submitted. Its memory is address space that nobody touches. */
#ifndef BENCH_POOL_DEVICE_H
#define BENCH_POOL_DEVICE_H

#include "pool/pool.h"

enum { BENCH_RING = 1024 };

typedef struct bench_queue {
    uint64_t sent[BENCH_RING]; /* clock at which command n was submitted, at n % BENCH_RING */
    uint64_t reached;          /* newest command known complete */
    struct ur_lane *lane;
    struct ur_pool_queue pool;
} bench_queue_t;

typedef struct bench_device {
    uint64_t clock;         /* commands submitted to all queues */
    uint64_t lag;           /* commands until one is complete */
    size_t held, held_high; /* bytes reserved */
    uint64_t calls;         /* of the backend, all kinds that a driver would see */
    uint64_t reserves;
    void *released;      /* what was given back last */
    size_t unit;         /* what parts of memory are aligned to; 0: 64 KiB */
    void (*grown)(void); /* called before new memory makes it hold more than ever; or NULL */
    uint64_t time_ns;    /* 5 us a command, 200 us for new memory */
} bench_device_t;

extern bench_device_t bench_device;
extern const struct ur_pool_backend bench_backend; /* knows by events only how far a queue is */
extern const struct ur_pool_backend bench_backend_tell;  /* tells how far a queue is */
extern const struct ur_pool_backend bench_backend_mark;  /* the same, and has marks */
extern const struct ur_pool_backend bench_backend_parts; /* and takes parts of segments back */

void bench_queue_init(bench_queue_t *queue, const struct ur_pool_backend *backend,
                      struct ur_pool_space *space);
void bench_queue_fini(bench_queue_t *queue);
/* Submits a command that nobody has an event of. */
void bench_command(bench_queue_t *queue);

#endif
