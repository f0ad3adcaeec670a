/* What every conformance program is written with.
 *
 * A suite is a table of CONF_TEST entries handed to conf_main(). A test names the entry point and
 * the promise that it checks, asks the device for a feature before it relies on it, and ends in one
 * of three ways: it returns (passed), a check fails (failed), or it says why it does not apply
 * (skipped). Objects made by the helpers below are released when the test ends, whichever way it
 * ends.
 */
#ifndef CONF_H
#define CONF_H

#include <inttypes.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "ur_ddi.h"

/* ---- suites ---------------------------------------------------------------------------------- */

enum conf_kind {
    CONF_BEHAVIOUR, /* the entry point does its work */
    CONF_ERRORS,    /* the entry point refuses what it must refuse; says nothing about its work */
};

typedef struct conf_test {
    const char *entries; /* entry points covered, separated by blanks; the first is the subject */
    const char *promise; /* what is checked of it, as the rest of a sentence */
    void (*run)(const void *data);
    const void *data;
    enum conf_kind kind;
} conf_test;

/* CONF_TEST(function, "urQueueCreate urQueueGetInfo", "reports its flags") */
#define CONF_TEST(function, entries, promise)                                                      \
    { (entries), (promise), (function), NULL, CONF_BEHAVIOUR }
#define CONF_TEST_DATA(function, entries, promise, data)                                           \
    { (entries), (promise), (function), (data), CONF_BEHAVIOUR }
/* A test's function. */
#define TEST(name) static void name(__attribute__((unused)) const void *data)
#define CONF_COUNT(array) (sizeof(array) / sizeof((array)[0]))

typedef struct conf_suite {
    const char *name;
    const conf_test *tests;
    size_t count;
    bool no_device; /* the harness starts neither loader nor device: the tests do that */
} conf_suite;

/* Runs the suite as the command line says (--help lists it); the program's exit status. */
int conf_main(int argc, char **argv, const conf_suite *suite);

/* Tests that a suite puts together when it starts. */
typedef struct conf_list {
    conf_test tests[512];
    size_t count;
} conf_list;
void conf_list_add(conf_list *list, const conf_test *tests, size_t count);
/* One test for each enumerator of an info query; `run` is given its conf_query and calls
 * conf_check_query. */
void conf_list_queries(conf_list *list, const char *enum_name, const char *entry,
                       void (*run)(const void *query));
int conf_main_list(int argc, char **argv, const char *name, const conf_list *list);

/* ---- info queries ---------------------------------------------------------------------------- */

/* A ur*GetInfo with its handles bound in `object`. */
typedef ur_result_t conf_getter(void *object, uint32_t property, size_t size, void *value,
                                size_t *size_ret);
/* Size protocol, size and value of one query (struct conf_query of entries.h). */
void conf_check_query(const void *query, conf_getter *get, void *object);
/* An enumerator that no interface defines is refused. */
void conf_check_unknown_query(conf_getter *get, void *object);
/* The errors that every ur*GetInfo shares: both outputs NULL, size without room, room without size.
 */
void conf_check_query_errors(conf_getter *get, void *object, uint32_t property);

/* ---- the device under test ------------------------------------------------------------------- */

typedef struct conf_device_under_test {
    const char *adapter_name; /* as given on the command line */
    const char *name;         /* name of the device in expectations and reports */
    ur_backend_t backend;
    ur_adapter_handle_t adapter;
    ur_platform_handle_t platform;
    ur_device_handle_t device;
    ur_context_handle_t context; /* of that device alone; shared by all tests of a program */
} conf_device_under_test;

extern conf_device_under_test conf;

/* Starts the loader and finds the device; false with a reason printed if there is none. */
bool conf_device_open(const char *adapter, const char *device);
void conf_device_close(void);
/* What UR_CONFORMANCE_QUEUES asks for; false with a reason printed if it cannot be had. Called with
 * the device open. */
bool conf_queues_open(void);

/* ---- ending a test --------------------------------------------------------------------------- */

_Noreturn void conf_fail_at(const char *file, int line, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* The test does not apply here. */
_Noreturn void conf_skip(const char *format, ...) __attribute__((format(printf, 1, 2)));
/* The device says that it lacks what the test is about. */
_Noreturn void conf_unsupported(const char *format, ...) __attribute__((format(printf, 1, 2)));

const char *conf_result_name(ur_result_t result);
/* The adapter's own words about the last failure on this thread, or "". */
const char *conf_last_error(void);
/* The same if it was said since the test began, else "". */
const char *conf_new_error(void);
void conf_mark_error(void);
/* True if `entry` may answer UR_RESULT_ERROR_UNSUPPORTED_FEATURE by the specification. */
bool conf_entry_is_optional(const char *entry);

#define FAIL(...) conf_fail_at(__FILE__, __LINE__, __VA_ARGS__)
#define CHECK(condition)                                                                           \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            FAIL("%s", #condition);                                                                \
        }                                                                                          \
    } while (0)
#define CHECK_MSG(condition, ...)                                                                  \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            FAIL(__VA_ARGS__);                                                                     \
        }                                                                                          \
    } while (0)
#define CHECK_EQ(actual, expected)                                                                 \
    conf_check_eq(__FILE__, __LINE__, #actual, (uint64_t)(actual), (uint64_t)(expected))
#define CHECK_PTR(actual, expected)                                                                \
    conf_check_ptr(__FILE__, __LINE__, #actual, (const void *)(actual), (const void *)(expected))
/* The call succeeds. */
#define UR(call) conf_check_result(__FILE__, __LINE__, #call, (call), UR_RESULT_SUCCESS)
/* The call gives exactly that result. */
#define UR_IS(expected, call) conf_check_result(__FILE__, __LINE__, #call, (call), (expected))
/* The call succeeds, or the test ends as unsupported if the entry point is optional and says so. */
#define UR_OR_UNSUPPORTED(call) conf_check_supported(__FILE__, __LINE__, #call, (call))
/* The call gives one of the results listed. */
#define UR_IS_ONE_OF(call, ...)                                                                    \
    conf_check_one_of(__FILE__, __LINE__, #call, (call), (const ur_result_t[]){__VA_ARGS__},       \
                      sizeof((const ur_result_t[]){__VA_ARGS__}) / sizeof(ur_result_t))

void conf_check_eq(const char *file, int line, const char *what, uint64_t actual,
                   uint64_t expected);
void conf_check_ptr(const char *file, int line, const char *what, const void *actual,
                    const void *expected);
void conf_check_result(const char *file, int line, const char *call, ur_result_t actual,
                       ur_result_t expected);
void conf_check_supported(const char *file, int line, const char *call, ur_result_t actual);
void conf_check_one_of(const char *file, int line, const char *call, ur_result_t actual,
                       const ur_result_t *expected, size_t count);

/* Runs `function(arg)` when the test ends, last registered first. */
void conf_defer(void (*function)(void *), void *arg);
/* The same, with `settle(arg)` called where a check fails, last registered first, while what the
 * test has on its stack is still there: it lets commands end that are under way. Either function
 * may be NULL. */
void conf_defer_settled(void (*settle)(void *), void (*function)(void *), void *arg);

/* ---- asking the device ----------------------------------------------------------------------- */

/* 0 where the query is not supported. */
bool conf_bool(ur_device_info_t property);
uint32_t conf_u32(ur_device_info_t property);
uint64_t conf_u64(ur_device_info_t property);
size_t conf_size(ur_device_info_t property);
/* Text of a query of the device, valid until the next call; "" where it is not supported. */
const char *conf_text(ur_device_info_t property);

/* Each ends the test as unsupported unless the device says that it has the feature. */
void conf_need(ur_device_info_t property, const char *name);
#define NEED(property) conf_need(property, #property)
void conf_need_usm(ur_usm_type_t type);
void conf_need_images(void);
void conf_need_kernels(void); /* any way of running a kernel from conformance/kernels */
void conf_need_out_of_order(void);
void conf_need_profiling(void);
/* For what waits without asking an adapter, or is held up inside of a command. */
void conf_need_progress(void);
/* Whether queues run while another one waits for the host, and for a test without sense if not. */
bool conf_runs_beside(void);
void conf_need_beside(void);
bool conf_has_usm(ur_usm_type_t type);
bool conf_has_queue_flag(ur_queue_flags_t flag);

/* ---- objects that end with the test ---------------------------------------------------------- */

ur_context_handle_t conf_new_context(void);
/* urQueueCreate for the device under test, or with UR_CONFORMANCE_QUEUES=adopted a queue on a
 * command queue that was made with Level Zero's own calls. Nothing releases it. */
ur_result_t conf_queue_create(ur_context_handle_t context, const ur_queue_properties_t *properties,
                              ur_queue_handle_t *queue);
ur_queue_handle_t conf_queue(ur_queue_flags_t flags);
ur_queue_handle_t conf_queue_in(ur_context_handle_t context, ur_queue_flags_t flags);
/* A host task holds the queue: what comes behind it stays to be done until conf_let_go(), or the
 * end of the test. One queue at a time. *event, if not NULL, is the task's. The test ends as
 * unsupported where there are no host tasks. */
void conf_hold(ur_queue_handle_t queue, ur_event_handle_t *event);
void conf_let_go(void);
ur_mem_handle_t conf_buffer(size_t size);
void *conf_usm(ur_usm_type_t type, size_t size);
/* The type of USM that the device supports and that kernels, copies and the device itself can all
 * use. */
ur_usm_type_t conf_usm_type(void);
ur_event_handle_t conf_event(ur_event_handle_t event); /* takes over the reference */
void conf_own_mem(ur_mem_handle_t mem);
void conf_own_program(ur_program_handle_t program);
void conf_own_kernel(ur_kernel_handle_t kernel);
void conf_own_usm(void *pointer);
/* In the order of the queue. */
ur_result_t conf_alloc_async(ur_usm_type_t type, ur_queue_handle_t queue, ur_usm_pool_handle_t pool,
                             size_t size, uint32_t waits, const ur_event_handle_t *wait,
                             void **pointer, ur_event_handle_t *event);
void *conf_alloc(size_t size); /* zeroed host memory */
/* Where to put a handle that the test gives up by itself, and sets to NULL then. If it ends before,
 * `release` is called with the handle. */
void *conf_slot(void (*release)(void *handle));

/* ---- kernels --------------------------------------------------------------------------------- */

/* How the device takes kernels. */
enum conf_program_form {
    CONF_FORM_NONE,
    CONF_FORM_SPIRV,  /* urProgramCreateWithIL, SPIR-V */
    CONF_FORM_TEXT,   /* urProgramCreateWithIL, OpenCL C */
    CONF_FORM_BINARY, /* urProgramCreateWithBinary, what the device's target names */
};
enum conf_program_form conf_program_form(void);
/* Ends the test as unsupported unless programs are made of SPIR-V. */
void conf_need_spirv(void);
/* Why there is no form, for messages. */
const char *conf_program_why(void);
/* The file of conformance/kernels in that form, zero-terminated; ends the test if it is not there.
 */
const void *conf_kernel_file(const char *name, enum conf_program_form form, size_t *size);
/* The same, NULL if the file is not there. */
const void *conf_kernel_file_or_null(const char *name, enum conf_program_form form, size_t *size);
/* A program of conformance/kernels/NAME.cl, created but not built. */
ur_program_handle_t conf_program_create(ur_context_handle_t context, const char *name,
                                        const ur_program_properties_t *properties);
/* The same, which the test releases by itself. */
ur_program_handle_t conf_program_new(ur_context_handle_t context, const char *name,
                                     const ur_program_properties_t *properties);
/* Builds it for the context's devices, or ends the test with what the compiler said. */
void conf_build(ur_program_handle_t program);
/* What the compiler said of the last build, in `text`, which has room for `size` bytes. */
const char *conf_build_log(ur_program_handle_t program, char *text, size_t size);
/* A program that is built for the device; one program serves all tests of a process, so nobody may
 * change it. */
ur_program_handle_t conf_program(const char *name);
void conf_programs_close(void);
ur_kernel_handle_t conf_kernel(const char *program, const char *kernel);

typedef ur_exp_kernel_arg_properties_t conf_arg;
/* `pointer` must stay valid until the launch returned. */
conf_arg conf_arg_value(uint32_t index, size_t size, const void *pointer);
conf_arg conf_arg_pointer(uint32_t index, const void *pointer);
conf_arg conf_arg_mem(uint32_t index, ur_mem_handle_t mem);
conf_arg conf_arg_local(uint32_t index, size_t size);
conf_arg conf_arg_sampler(uint32_t index, ur_sampler_handle_t sampler);

/* Launches in one dimension, local size left to the device; checks the result. */
void conf_launch(ur_queue_handle_t queue, ur_kernel_handle_t kernel, size_t global,
                 const conf_arg *args, uint32_t count, uint32_t waits,
                 const ur_event_handle_t *wait, ur_event_handle_t *event);

/* ---- small things ---------------------------------------------------------------------------- */

/* A generator with a printed, settable seed (--seed). */
uint64_t conf_seed(void);
uint64_t conf_random(uint64_t *state);
double conf_seconds(void);
/* Blocks the host until `*flag` is not 0. What never comes ends with the time that a test has. */
void conf_wait_flag(const _Atomic int *flag);
void conf_wait_count(const _Atomic int *count, int wanted); /* until it is that at least */
/* Where the generated tables and kernels lie. */
const char *conf_kernel_dir(void);

#endif
