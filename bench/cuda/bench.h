/* What the programs here share: the adapter and the driver set up side by side in one process, and
 * measuring in turns. Times are of the calls alone, not of the device's work: a round is enqueued,
 * timed, and waited for untimed. A launch takes a tenth more or less from one second to the next,
 * so everything that a rule names is measured in each of its rounds, and the rule is held against
 * the median of the rounds' differences. */
#ifndef BENCH_CUDA_H
#define BENCH_CUDA_H

#include <stdbool.h>
#include <stdint.h>

#include "raw.h"
#include "ur_api.h"

enum { ROUNDS = 201, BATCH = 400, WARM = 5, SIDES = 6 };

extern const char *bench_adapter; /* as --adapter says */
extern double bench_scale;        /* as --scale says */
extern int bench_missed;          /* rules that were not met */

struct bench_own {
    ur_adapter_handle_t adapter;
    ur_platform_handle_t platform;
    ur_device_handle_t device;
    ur_context_handle_t context;
    ur_program_handle_t program;
    ur_kernel_handle_t kernel;
    int *memory;
};
extern struct bench_own own;

struct bench_native {
    CUcontext context;
    CUmodule module;
    CUfunction function;
    CUstream stream;
    CUevent event;
    CUdeviceptr memory;
    CUmemoryPool pool;
};
extern struct bench_native native;

uint64_t bench_now(void); /* ns */
_Noreturn void bench_give_up(const char *call, int result);

#define UR(call)                                                                                   \
    do {                                                                                           \
        ur_result_t result_ = (call);                                                              \
        if (result_ != UR_RESULT_SUCCESS) {                                                        \
            bench_give_up(#call, (int)result_);                                                    \
        }                                                                                          \
    } while (0)
#define CU(call)                                                                                   \
    do {                                                                                           \
        CUresult result_ = (call);                                                                 \
        if (result_ != CUDA_SUCCESS) {                                                             \
            bench_give_up(#call, (int)result_);                                                    \
        }                                                                                          \
    } while (0)

typedef void bench_step(void *data, int count);

extern uint64_t bench_left_out; /* ns: a step adds what it does that is not to be measured */

extern double bench_sample[SIDES][ROUNDS]; /* ns an operation, of the newest measurement */

double bench_median(const double *values); /* of ROUNDS */
/* Runs up to SIDES sides by turns, the first of which changes from round to round. */
void bench_measure(bench_step *const *sides, int count, void *data, void (*settle)(void *data),
                   int batch);

/* Side `ours` may take the sum of the sides times their factors: hosts of the same GPU differ by
 * half in what a launch takes, so only ratios say something everywhere. `driver`: a side for
 * comparison, or -1. */
void bench_row(const char *name, int ours, int driver, const double factor[SIDES],
               const char *rule);
void bench_note(const char *name, int side);
/* What two sides take, without a rule. */
void bench_compare(const char *name, int ours, int driver);
#define SUM(...) ((const double[SIDES]){__VA_ARGS__})

/* Reads the options, and sets both sides up. */
void bench_start(int argc, char **argv);
void bench_end(void);

#endif
