/* For programs that count or time calls: a call that fails ends them. */
#ifndef BENCH_CHECK_H
#define BENCH_CHECK_H

#include <stdio.h>
#include <stdlib.h>

#define UR(call)                                                                                   \
    do {                                                                                           \
        ur_result_t result_ = (call);                                                              \
        if (result_ != UR_RESULT_SUCCESS) {                                                        \
            fprintf(stderr, "%s: %d\n", #call, (int)result_);                                      \
            exit(1);                                                                               \
        }                                                                                          \
    } while (0)

#endif
