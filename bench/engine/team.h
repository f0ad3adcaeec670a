/* The plainest way to share a loop among threads: each has its part of the index space, and all
 * meet at the end. What OpenMP's `parallel for` does with a static schedule. */
#ifndef BENCH_TEAM_H
#define BENCH_TEAM_H

#include <stddef.h>

struct team;
typedef void team_function(void *data, size_t first, size_t end);

/* The caller is one of the threads. NULL: no memory, or no threads. */
struct team *team_create(unsigned threads);
void team_run(struct team *team, team_function *function, void *data, size_t count);
void team_destroy(struct team *team);

#endif
