/* A program for the fuzzer: kernels that take any argument and look at none. */
#include "hostcode/hostcode.h"

static volatile int runs;

static void run(void *const *args, struct ur_hostcode_item *item) {
    (void)args;
    (void)item;
    runs = 1;
}

static void run_with_barrier(void *const *args, struct ur_hostcode_item *item) {
    (void)args;
    item->barrier(item);
}

static const struct ur_hostcode_arg arguments[] = {
    {"value", UR_HOSTCODE_ARG_VALUE, 4, 4},
    {"pointer", UR_HOSTCODE_ARG_POINTER, 4, sizeof(void *)},
    {"local", UR_HOSTCODE_ARG_LOCAL, 4, sizeof(void *)},
};

static const struct ur_hostcode_kernel kernels[] = {
    {.name = "text", .entry = run}, /* the only name that the fuzzer knows */
    {.name = "arguments", .entry = run, .args = arguments, .arg_count = 3},
    {.name = "barrier", .entry = run_with_barrier, .uses_barrier = 1, .stack_size = 4096},
};

static char variable[64];
static const struct ur_hostcode_global globals[] = {{"text", variable, sizeof(variable)}};

__attribute__((visibility("default"))) const struct ur_hostcode_table ur_hostcode_table = {
    UR_HOSTCODE_MAGIC, UR_HOSTCODE_VERSION, 3, 1, kernels, globals,
};
