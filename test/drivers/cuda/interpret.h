/* PTX that the machine in ptx/ runs, in the form of host code. */
#ifndef SOFT_CUDA_INTERPRET_H
#define SOFT_CUDA_INTERPRET_H

#include <stddef.h>

#include "engine.h"
#include "hostcode/hostcode.h"

struct interpreted;

/* NULL, with a sentence in `log`, where the text is no PTX that the machine knows. */
struct interpreted *soft_interpret(const char *text, char *log, size_t log_size);
void soft_interpreted_free(struct interpreted *ptx);
/* Its kernels and variables. They have no entry to run: see soft_interpreted_launch. */
const struct ur_hostcode_table *soft_interpreted_table(const struct interpreted *ptx);
/* Enqueues a launch of the kernel at that place in the table: one work-item of the engine for each
 * block. What a thread does wrong is written to standard error, and the command faults. */
int soft_interpreted_launch(const struct interpreted *ptx, uint32_t index,
                            struct eng_submit *submit, const unsigned grid[3],
                            const unsigned block[3], unsigned shared, void **params, bool together);

#endif
