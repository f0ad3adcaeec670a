/* What the cases share. Each case runs in a process of its own and has the globals to itself. */
#ifndef CASES_H
#define CASES_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "ur_api.h"

enum { PASSED = 0, FAILED = 1, SKIPPED = 77, COUNT = 1024, DEVICES_MOST = 16 };

struct cases_options {
    const char *adapter;
    const char *kernel; /* device code of cases.cl for the adapter */
    const char *cubin;  /* the same compiled for one architecture, and for one that is not here; may
                           be NULL */
    const char *other_cubin;
    const char *spirv;  /* of conformance/kernels/basic.cl; may be NULL */
    char program[4096]; /* this one */
};
extern struct cases_options options;

extern ur_adapter_handle_t adapter;
extern ur_platform_handle_t platform;
extern ur_device_handle_t devices[DEVICES_MOST];
extern uint32_t device_count;
extern ur_context_handle_t context;

struct cases_case {
    const char *name;
    int (*run)(void);
};
extern const struct cases_case cases_input[], cases_faults[], cases_devices[], cases_tasks[],
    cases_graphs[], cases_kept[], cases_order[], cases_ranges[]; /* each ends with a NULL */

#define CHECK(condition)                                                                           \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            printf("    %s:%d: %s\n", __FILE__, __LINE__, #condition);                             \
            say_last_error();                                                                      \
            return FAILED;                                                                         \
        }                                                                                          \
    } while (0)
#define UR(call) IS(UR_RESULT_SUCCESS, call)
#define IS(wanted, call)                                                                           \
    do {                                                                                           \
        ur_result_t result_ = (call);                                                              \
        if (result_ != (wanted)) {                                                                 \
            printf("    %s:%d: %s gave %d, not %d\n", __FILE__, __LINE__, #call, (int)result_,     \
                   (int)(wanted));                                                                 \
            say_last_error();                                                                      \
            return FAILED;                                                                         \
        }                                                                                          \
    } while (0)
#define SKIP(why)                                                                                  \
    do {                                                                                           \
        printf("    %s\n", why);                                                                   \
        return SKIPPED;                                                                            \
    } while (0)
/* For what gives PASSED or how the case ends. */
#define DO(call)                                                                                   \
    do {                                                                                           \
        int status_ = (call);                                                                      \
        if (status_ != PASSED) {                                                                   \
            return status_;                                                                        \
        }                                                                                          \
    } while (0)

const char *last_error(void);
void say_last_error(void);
bool is_cuda(void);
bool is_software(void); /* no GPU behind it */

/* The platform and its devices, or none. */
int start(void);
/* A context of the first `count` devices; skips the case where there are fewer. */
int start_context(uint32_t count);

/* What these make is put away by the end of the case. */
int make_queue(uint32_t device, ur_queue_handle_t *queue);
int make_kernel(const char *name, ur_kernel_handle_t *kernel);
int make_kernel_of(const char *path, const char *name, ur_kernel_handle_t *kernel);
int make_device_memory(uint32_t device, size_t size, void *pointer);
int make_shared_memory(size_t size, void *pointer);
/* Puts it all away with the context; the last thing of a case. */
int end_case(void);

/* Reads a file into `code`. */
extern uint8_t code[1 << 20];
extern size_t code_size;
int read_code(const char *path);
/* A built program for every device of the context, or NULL. */
ur_result_t load(const void *data, size_t size, ur_program_handle_t *program);

ur_exp_kernel_arg_properties_t arg_pointer(uint32_t index, const void *pointer);
ur_exp_kernel_arg_properties_t arg_value(uint32_t index, size_t size, const void *value);
ur_exp_kernel_arg_properties_t arg_local(uint32_t index, size_t size);
ur_result_t launch(ur_queue_handle_t queue, ur_kernel_handle_t kernel, size_t global, size_t local,
                   const ur_exp_kernel_arg_properties_t *args, uint32_t count);
/* A kernel that runs until it is told to end, one in a case, and the words for that: it runs; it is
 * to end. */
extern _Atomic uint32_t *words;
int make_stay(ur_kernel_handle_t *stay);
/* Launches it, and returns once it runs. `event` may be NULL. */
int begin_to_stay(ur_queue_handle_t queue, ur_kernel_handle_t stay, ur_event_handle_t *event);

/* Adds to each of COUNT numbers in memory, and waits. */
int add_to(ur_queue_handle_t queue, void *memory, int value);

/* cases_devices.c: the other process's side of sharing, `--open KIND HEX`. */
int cases_open(const char *kind, const char *hex);

#endif
