/* Entry points by number, for the fuzzer. */
#ifndef TEST_LAYERS_FUZZ_API_H
#define TEST_LAYERS_FUZZ_API_H

#include "ur_ddi.h" /* with the extensions */

struct fuzz_call {
    unsigned function; /* ur_function_t */
    ur_result_t (*call)(void **arguments);
};

/* generated/calls.c */
extern const struct fuzz_call fuzz_calls[];
extern const unsigned fuzz_num_calls, fuzz_num_own;

#endif
