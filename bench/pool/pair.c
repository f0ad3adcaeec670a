/* Allocate and free in pairs on one in-order queue: the same size, or mixed sizes.
 *
 *   pair same|mixed COUNT
 *
 * Prints the time of a pair and how often the driver was called. Under callgrind, pair.sh counts
 * instructions. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "device.h"

int main(int argc, char **argv) {
    if (argc != 3) {
        fprintf(stderr, "usage: %s same|mixed COUNT\n", argv[0]);
        return 2;
    }
    bool mixed = !strcmp(argv[1], "mixed");
    unsigned long count = strtoul(argv[2], NULL, 10);
    struct ur_pool_space *space = ur_pool_space_create(&bench_backend, NULL);
    struct ur_pool_config config = {.device = &bench_device};
    struct ur_pool *pool = NULL;
    bench_queue_t queue = {0};
    if (!space || ur_pool_create(space, &config, &pool)) {
        return 2;
    }
    bench_queue_init(&queue, &bench_backend, space);
    uint64_t state = 1;
    struct timespec start, end;
    clock_gettime(CLOCK_MONOTONIC, &start);
    for (unsigned long i = 0; i < count; ++i) {
        size_t size = 4096;
        if (mixed) {
            state = state * 6364136223846793005u + 1442695040888963407u;
            size = 1 + (size_t)(state >> 33) % ((size_t)1 << (6 + (state >> 60)));
        }
        void *memory = NULL;
        if (ur_pool_enqueue_alloc(&queue.pool, pool, UR_POOL_DEVICE, size, 0, NULL, 0, &memory,
                                  NULL) ||
            ur_pool_enqueue_free(&queue.pool, pool, memory, NULL, 0, NULL)) {
            return 1;
        }
    }
    clock_gettime(CLOCK_MONOTONIC, &end);
    printf("%s %lu pairs: %.1f ns a pair, %llu driver calls\n", argv[1], count,
           ((double)(end.tv_sec - start.tv_sec) * 1e9 + (double)(end.tv_nsec - start.tv_nsec)) /
               (double)count,
           (unsigned long long)bench_device.calls);
    bench_queue_fini(&queue);
    ur_pool_release(pool);
    ur_pool_space_destroy(space);
    return 0;
}
