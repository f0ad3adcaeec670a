/* Runs pairs of commands that access the same memory: without an order (..._race), or with one
 * (..._right).
 *
 *   ordered FILE.spv [CASE...]
 *
 * Before each case its name goes to stderr; without names those of all cases go to stdout. */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ur_api.h"
#include "ur_user_event.h"

enum { COUNT = 64, BYTES = COUNT * sizeof(int) };

static void check(ur_result_t result, const char *what) {
    if (result != UR_RESULT_SUCCESS) {
        fprintf(stderr, "ordered: %s: %d\n", what, (int)result);
        exit(2);
    }
}
#define OK(call) check(call, #call)

static ur_context_handle_t context;
static ur_device_handle_t device;
static ur_program_handle_t program;

/* Of a case: two queues that are in order, one that is not, and memory. */
static ur_queue_handle_t first, second, loose;
static int *a, *b;

static void load(const char *path) {
    static char code[1 << 20];
    FILE *file = fopen(path, "rb");
    size_t size = file ? fread(code, 1, sizeof(code), file) : 0;
    if (!size) {
        fprintf(stderr, "ordered: %s cannot be read\n", path);
        exit(2);
    }
    fclose(file);
    OK(urProgramCreateWithIL(context, code, size, NULL, &program));
    OK(urProgramBuild(context, program, ""));
}

static ur_queue_handle_t queue(ur_queue_flags_t flags) {
    const ur_queue_properties_t properties = {.stype = UR_STRUCTURE_TYPE_QUEUE_PROPERTIES,
                                              .flags = flags};
    ur_queue_handle_t made;
    OK(urQueueCreate(context, device, &properties, &made));
    return made;
}

static int *device_memory(void) {
    void *at;
    OK(urUSMDeviceAlloc(context, device, NULL, NULL, BYTES, &at));
    return at;
}

/* ---- commands: each gives an event where one is wanted ---- */

struct order {
    ur_queue_handle_t queue;
    ur_event_handle_t wait, *event; /* `wait` NULL: for none */
};

static void launch(struct order o, const char *name, size_t global, void *at, size_t size,
                   const void *value) {
    const size_t offset = 0;
    ur_kernel_handle_t kernel;
    uint32_t count = 0;
    OK(urKernelCreate(program, name, &kernel));
    /* It has the arguments that it has without checks. */
    OK(urKernelGetInfo(kernel, UR_KERNEL_INFO_NUM_ARGS, sizeof(count), &count, NULL));
    if (count != 2) {
        fprintf(stderr, "ordered: %s has %u arguments\n", name, count);
        exit(3);
    }
    OK(urKernelSetArgPointer(kernel, 0, NULL, at));
    if (size) {
        OK(urKernelSetArgValue(kernel, 1, size, NULL, value));
    } else {
        OK(urKernelSetArgPointer(kernel, 1, NULL, value));
    }
    OK(urEnqueueKernelLaunch(o.queue, kernel, 1, &offset, &global, NULL, NULL, o.wait ? 1 : 0,
                             o.wait ? &o.wait : NULL, o.event));
    OK(urKernelRelease(kernel));
}

static void put_named(struct order o, const char *name, int *at) {
    const int value = 7;
    launch(o, name, COUNT / 2, at, sizeof(value), &value);
}

static void put(struct order o, int *at) {
    put_named(o, "put", at);
}

static void other_put(struct order o, int *at) {
    put_named(o, "other_put", at);
}

static void take(struct order o, int *at) {
    launch(o, "take", COUNT / 2, at, 0, at == a ? b : a);
}

/* With the arguments in the call. */
static void put_with_args(struct order o, int *at) {
    const size_t offset = 0, global = COUNT / 2;
    const int value = 3;
    const ur_exp_kernel_arg_properties_t args[] = {
        {.stype = UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES,
         .type = UR_EXP_KERNEL_ARG_TYPE_POINTER,
         .size = sizeof(at),
         .value = {.pointer = at}},
        {.stype = UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES,
         .type = UR_EXP_KERNEL_ARG_TYPE_VALUE,
         .index = 1,
         .size = sizeof(value),
         .value = {.value = &value}}};
    ur_kernel_handle_t kernel;
    OK(urKernelCreate(program, "other_put", &kernel));
    OK(urEnqueueKernelLaunchWithArgsExp(o.queue, kernel, 1, &offset, &global, NULL, 2, args, NULL,
                                        o.wait ? 1 : 0, o.wait ? &o.wait : NULL, o.event));
    OK(urKernelRelease(kernel));
}

static void put_deep(struct order o, int *at) {
    put_named(o, "put_deep", at);
}

static void fill(struct order o, int *at) {
    const int value = 1;
    OK(urEnqueueUSMFill(o.queue, at, sizeof(value), &value, BYTES, o.wait ? 1 : 0,
                        o.wait ? &o.wait : NULL, o.event));
}

static void copy_out(struct order o, int *at) {
    OK(urEnqueueUSMMemcpy(o.queue, false, at == a ? b : a, at, BYTES, o.wait ? 1 : 0,
                          o.wait ? &o.wait : NULL, o.event));
}

static void copy_in(struct order o, int *at) {
    OK(urEnqueueUSMMemcpy(o.queue, false, at, at == a ? b : a, BYTES, o.wait ? 1 : 0,
                          o.wait ? &o.wait : NULL, o.event));
}

/* Of 8 rows of 32 bytes the last 4 bytes each. */
static void copy_column(struct order o, int *at) {
    OK(urEnqueueUSMMemcpy2D(o.queue, false, at == a ? b : a, 32, at + 7, 32, 4, 8, o.wait ? 1 : 0,
                            o.wait ? &o.wait : NULL, o.event));
}

static void put_even(struct order o, int *at) {
    const int odd = 0;
    launch(o, "put_bytes", COUNT, at, sizeof(odd), &odd);
}

static void put_odd(struct order o, int *at) {
    const int odd = 1;
    launch(o, "put_bytes", COUNT, at, sizeof(odd), &odd);
}

static void add(struct order o, int *at) {
    const int one = 1;
    launch(o, "add", COUNT, at, sizeof(one), &one);
}

static void put_behind(struct order o, int *at) {
    put(o, at + COUNT / 2);
}

typedef void command(struct order, int *);

static const struct {
    const char *name;
    command *first, *second;
    bool right; /* also without an order */
} pairs[] = {{"put_put", put, other_put, false},
             {"put_take", put, take, false},
             {"take_put", take, put, false},
             {"put_args", put, put_with_args, false},
             {"put_deep", put, put_deep, false},
             {"put_fill", put, fill, false},
             {"fill_put", fill, put, false},
             {"fill_take", fill, take, false},
             {"put_copy", put, copy_out, false},
             {"copy_put", copy_out, put, false},
             {"copy_in_put", copy_in, put, false},
             {"fill_copy", fill, copy_out, false},
             {"copy_fill", copy_out, fill, false},
             {"put_column", put, copy_column, false},
             {"take_copy_out", take, copy_out, false},
             {"bytes", put_even, put_odd, true},
             {"atomic", add, add, true},
             {"atomic_put", add, put, false},
             {"halves", put, put_behind, true}};

/* ---- ways in which a pair is ordered, or not ---- */

enum way {
    QUEUES,
    OUT_OF_ORDER,
    IN_ORDER,
    EVENT,
    CHAIN,
    BARRIER,
    MARKER,
    HOST,
    POLLED,
    FINISHED,
    USER,
    WAYS
};
static const char *const ways[] = {"queues", "out_of_order", "in_order",  "event",
                                   "chain",  "barrier",      "marker",    "host",
                                   "polled", "finish",       "user_event"};

static void run_pair(unsigned pair, enum way way) {
    ur_event_handle_t event = NULL, other = NULL;
    ur_queue_handle_t one = way == OUT_OF_ORDER || way == BARRIER || way == MARKER ? loose : first;
    ur_queue_handle_t two = way == QUEUES || way == EVENT || way == CHAIN || way == HOST ||
                                    way == POLLED || way == FINISHED || way == USER
                                ? second
                                : one;
    pairs[pair].first((struct order){one, NULL, &event}, a);
    switch (way) {
    case EVENT:
        pairs[pair].second((struct order){two, event, NULL}, a);
        break;
    case CHAIN:
        OK(urEnqueueEventsWait(loose, 1, &event, &other));
        pairs[pair].second((struct order){two, other, NULL}, a);
        break;
    case MARKER:
        OK(urEnqueueEventsWait(loose, 0, NULL, &other));
        pairs[pair].second((struct order){two, other, NULL}, a);
        break;
    case BARRIER:
        OK(urEnqueueEventsWaitWithBarrier(loose, 0, NULL, NULL));
        pairs[pair].second((struct order){two, NULL, NULL}, a);
        break;
    case HOST:
        OK(urEventWait(1, &event));
        pairs[pair].second((struct order){two, NULL, NULL}, a);
        break;
    case POLLED: {
        ur_event_status_t status = UR_EVENT_STATUS_QUEUED;
        OK(urQueueFlush(one));
        while (status != UR_EVENT_STATUS_COMPLETE) {
            OK(urEventGetInfo(event, UR_EVENT_INFO_COMMAND_EXECUTION_STATUS, sizeof(status),
                              &status, NULL));
        }
        pairs[pair].second((struct order){two, NULL, NULL}, a);
        break;
    }
    case FINISHED:
        OK(urQueueFinish(one));
        pairs[pair].second((struct order){two, NULL, NULL}, a);
        break;
    case USER: {
        /* What it stands for the host alone knows. */
        ur_event_handle_t user;
        OK(urEventCreateUserExp(context, &user));
        pairs[pair].second((struct order){two, user, NULL}, a);
        OK(urEventWait(1, &event));
        OK(urEventSetStatusExp(user, 0));
        OK(urEventRelease(user));
        break;
    }
    default:
        pairs[pair].second((struct order){two, NULL, NULL}, a);
    }
    OK(urQueueFinish(one));
    OK(urQueueFinish(two));
    OK(urEventRelease(event));
    if (other) {
        OK(urEventRelease(other));
    }
}

static bool is_able(ur_device_info_t what) {
    ur_bool_t able = false;
    return urDeviceGetInfo(device, what, sizeof(able), &able, NULL) == UR_RESULT_SUCCESS && able;
}

/* ---- memory of commands, and buffers ---- */

static void run_queued(const char *name, bool right) {
    ur_event_handle_t event = NULL, used = NULL;
    void *at;
    if (!is_able(UR_DEVICE_INFO_ASYNC_USM_ALLOCATIONS_SUPPORT_EXP)) {
        return;
    }
    bool frees = strncmp(name, "free", 4) == 0;
    OK(urEnqueueUSMDeviceAllocExp(first, NULL, BYTES, NULL, 0, NULL, &at, &event));
    put((struct order){second, frees || right ? event : NULL, &used}, at);
    if (!frees) {
        OK(urQueueFinish(second));
    }
    OK(urEnqueueUSMFreeExp(first, NULL, at, frees && right ? 1 : 0, frees && right ? &used : NULL,
                           NULL));
    OK(urQueueFinish(first));
    OK(urQueueFinish(second));
    OK(urEventRelease(event));
    OK(urEventRelease(used));
}

static void run_buffer(bool right) {
    const ur_kernel_arg_mem_obj_properties_t properties = {
        .stype = UR_STRUCTURE_TYPE_KERNEL_ARG_MEM_OBJ_PROPERTIES,
        .memoryAccess = UR_MEM_FLAG_READ_WRITE};
    static int host[COUNT];
    const size_t offset = 0, global = COUNT;
    const int value = 5;
    ur_event_handle_t event;
    ur_kernel_handle_t kernel;
    ur_mem_handle_t buffer;
    OK(urMemBufferCreate(context, UR_MEM_FLAG_READ_WRITE, BYTES, NULL, &buffer));
    OK(urKernelCreate(program, "put", &kernel));
    OK(urKernelSetArgMemObj(kernel, 0, &properties, buffer));
    OK(urKernelSetArgValue(kernel, 1, sizeof(value), NULL, &value));
    OK(urEnqueueKernelLaunch(first, kernel, 1, &offset, &global, NULL, NULL, 0, NULL, &event));
    OK(urEnqueueMemBufferRead(second, buffer, true, 0, BYTES, host, right ? 1 : 0,
                              right ? &event : NULL, NULL));
    OK(urQueueFinish(first));
    OK(urEventRelease(event));
    OK(urKernelRelease(kernel));
    OK(urMemRelease(buffer));
}

/* More commands than are known at a time, each ordered behind the one before. */
static void run_many(bool right) {
    for (int i = 0; i < 2100; i++) {
        ur_event_handle_t event;
        fill((struct order){first, NULL, &event}, a);
        fill((struct order){second, right || i < 2099 ? event : NULL, NULL}, a);
        OK(urEventRelease(event));
        OK(urQueueFinish(second));
        OK(urQueueFinish(first));
    }
}

static void run(const char *name) {
    char way[64];
    bool right = strstr(name, "_right") != NULL;
    first = queue(0);
    second = queue(0);
    loose = queue(UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE);
    a = device_memory();
    b = device_memory();
    fprintf(stderr, "CASE %s\n", name);
    for (unsigned p = 0; p < sizeof(pairs) / sizeof(*pairs); p++) {
        for (unsigned w = 0; w < WAYS; w++) {
            snprintf(way, sizeof(way), "%s_%s_%s", pairs[p].name, ways[w],
                     w > OUT_OF_ORDER || pairs[p].right ? "right" : "race");
            if (strcmp(name, way) == 0) {
                run_pair(p, (enum way)w);
            }
        }
    }
    if (strncmp(name, "alloc", 5) == 0 || strncmp(name, "free", 4) == 0) {
        run_queued(name, right);
    } else if (strncmp(name, "buffer", 6) == 0) {
        run_buffer(right);
    } else if (strncmp(name, "cast", 4) == 0) {
        const int zeros[2] = {0};
        OK(urEnqueueUSMMemcpy(first, true, b, zeros, sizeof(zeros), 0, NULL, NULL));
        launch((struct order){first, NULL, NULL}, name, 1, a, 0, b);
        OK(urQueueFinish(first));
    } else if (strncmp(name, "many", 4) == 0) {
        run_many(right);
    }
    OK(urUSMFree(context, a));
    OK(urUSMFree(context, b));
    OK(urQueueRelease(first));
    OK(urQueueRelease(second));
    OK(urQueueRelease(loose));
}

static void list(void) {
    for (unsigned p = 0; p < sizeof(pairs) / sizeof(*pairs); p++) {
        for (unsigned w = 0; w < WAYS; w++) {
            /* Each way with one pair, and each pair unordered and with an event. */
            if (w == QUEUES || w == EVENT || p == 0 || p == 7 || p == 8) {
                printf("%s_%s_%s\n", pairs[p].name, ways[w],
                       w > OUT_OF_ORDER || pairs[p].right ? "right" : "race");
            }
        }
    }
    printf("alloc_race\nalloc_right\nfree_race\nfree_right\nbuffer_race\nbuffer_right\nmany_"
           "race\nmany_right\n");
}

int main(int argc, char **argv) {
    ur_adapter_handle_t adapter;
    ur_platform_handle_t platform;
    uint32_t count = 1;

    if (argc < 3) {
        list();
        return 0;
    }
    OK(urLoaderInit(0, NULL));
    OK(urAdapterGet(1, &adapter, &count));
    OK(urPlatformGet(adapter, 1, &platform, NULL));
    OK(urDeviceGet(platform, UR_DEVICE_TYPE_ALL, 1, &device, NULL));
    OK(urContextCreate(1, &device, NULL, &context));
    load(argv[1]);
    for (int i = 2; i < argc; i++) {
        run(argv[i]);
    }
    OK(urProgramRelease(program));
    OK(urContextRelease(context));
    OK(urAdapterRelease(adapter));
    OK(urLoaderTearDown());
    return 0;
}
