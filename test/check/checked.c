/* Runs kernels of kernels/faults.cl, each with a fault or without.
 *
 *   checked FILE.spv right | faults | all | unset | cost ROUNDS [device] | among COUNT | many COUNT
 *   checked LINKED.spv linked LIBRARY.spv
 *   checked FILE.spv build
 *
 * Before each the name goes to stderr. What was left out has changed nothing, or the program ends
 * with 3. */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "ur_api.h"
#include "ur_user_event.h"

#define COUNT 64
#define MANY (1u << 20)
#define CODE_ROOM (1u << 20)

static void check(ur_result_t result, const char *what) {
    if (result != UR_RESULT_SUCCESS) {
        fprintf(stderr, "checked: %s: %d\n", what, (int)result);
        exit(2);
    }
}
#define OK(call) check(call, #call)

static ur_context_handle_t context;
static ur_device_handle_t device;
static ur_program_handle_t program;
static ur_queue_handle_t queue;

/* Into `code`, which has room for CODE_ROOM. */
static size_t read_code(const char *path, void *code) {
    FILE *file = fopen(path, "rb");
    size_t size = file ? fread(code, 1, CODE_ROOM, file) : 0;
    if (!size) {
        fprintf(stderr, "checked: %s cannot be read\n", path);
        exit(2);
    }
    fclose(file);
    return size;
}

static void load(const char *path) {
    static char code[CODE_ROOM];
    size_t size = read_code(path, code), length = 0;
    OK(urProgramCreateWithIL(context, code, size, NULL, &program));
    OK(urProgramBuild(context, program, ""));
    /* It is what the program gave, whatever was made of it. */
    OK(urProgramGetInfo(program, UR_PROGRAM_INFO_IL, 0, NULL, &length));
    char *again = malloc(length);
    OK(urProgramGetInfo(program, UR_PROGRAM_INFO_IL, length, again, NULL));
    if (length != size || memcmp(again, code, size) != 0) {
        fprintf(stderr, "checked: the program has another code\n");
        exit(3);
    }
    free(again);
}

static size_t
    lent; /* bytes of local memory for the argument behind those of `launch`; 0: there is none */

static void launch(const char *name, size_t global, size_t local, void *first, size_t first_size,
                   void *out, const long *at) {
    ur_kernel_handle_t kernel;
    size_t offset = 0;
    OK(urKernelCreate(program, name, &kernel));
    if (first_size) {
        OK(urKernelSetArgValue(kernel, 0, first_size, NULL, first));
    } else {
        OK(urKernelSetArgPointer(kernel, 0, NULL, first));
    }
    OK(urKernelSetArgPointer(kernel, 1, NULL, out));
    if (at) {
        OK(urKernelSetArgValue(kernel, 2, sizeof(*at), NULL, at));
    }
    if (lent) {
        OK(urKernelSetArgLocal(kernel, 3, lent, NULL));
    }
    OK(urEnqueueKernelLaunch(queue, kernel, 1, &offset, &global, &local, NULL, 0, NULL, NULL));
    OK(urQueueFinish(queue));
    OK(urKernelRelease(kernel));
}

static int *shared(size_t count) {
    void *at;
    OK(urUSMSharedAlloc(context, device, NULL, NULL, count * sizeof(int), &at));
    memset(at, 0, count * sizeof(int));
    return at;
}

static const struct {
    const char *name;
    long unit; /* bytes */
} ways[] = {{"load", 4},   {"store", 4},   {"byte", 1},  {"atomic", 4}, {"vector", 16},
            {"vload", 16}, {"vstore", 16}, {"copy", 64}, {"called", 4}};

static void run_way(unsigned way, const char *fault) {
    char name[64];
    long last = COUNT * (long)sizeof(int) / ways[way].unit - 1, at = last;
    int *out = shared(COUNT), *a = shared(COUNT), *given = a;
    for (int i = 0; i < COUNT; i++) {
        a[i] = out[i] = 1000 + i;
    }
    if (strcmp(fault, "before") == 0) {
        at = -1;
    } else if (strcmp(fault, "past") == 0) {
        at = last + 1;
    } else if (strcmp(fault, "null") == 0) {
        given = NULL;
        at = 0;
    } else if (strcmp(fault, "freed") == 0) {
        OK(urUSMFree(context, a));
    }
    bool right = strcmp(fault, "right") == 0, freed = strcmp(fault, "freed") == 0;
    snprintf(name, sizeof(name), "%s_%s", ways[way].name, fault);
    fprintf(stderr, "CASE %s\n", name);
    launch(name, 4, 2, given, 0, out, &at);
    bool loads = strstr("load vector vload copy", ways[way].name) != NULL, same = true;
    for (int i = 0; i < COUNT && !freed && !right; i++) {
        same = same && a[i] == 1000 + i;
    }
    /* What is read is the last element, or 0. */
    if (loads && (right ? out[0] != 1000 + COUNT - (int)(ways[way].unit / 4) : out[0] != 0)) {
        same = false;
    }
    if (!same && getenv("UR_ENABLE_LAYERS")) {
        fprintf(stderr, "checked: %s: memory is not as it has to be (%d)\n", name, out[0]);
        exit(3);
    }
    if (!freed) {
        OK(urUSMFree(context, a));
    }
    OK(urUSMFree(context, out));
}

/* Objects of the module, or 8 numbers of an allocation. */
static const char *const objects[] = {
    "tile_read",     "tile_write",     "tile_atomic",      "tile_generic", "own_read", "own_write",
    "constant_read", "variable_write", "variable_generic", "generic_read", "value",    "lent_read",
    "lent_write",    "lent_atomic",    "lent_generic",     "lent_vector"};

static void run_object(unsigned which, const char *fault) {
    char name[64];
    int *a = shared(8), *out = shared(COUNT), value[8];
    bool generic = strcmp(objects[which], "generic_read") == 0;
    bool right = strcmp(fault, "right") == 0, by_value = strcmp(objects[which], "value") == 0;
    long at = strcmp(fault, "before") == 0 ? -1 : right ? 7 : 8;
    at -= generic ? 7 : 0;
    for (int i = 0; i < 8; i++) {
        value[i] = a[i] = i + 1;
    }
    snprintf(name, sizeof(name), "%s_%s", objects[which], fault);
    if (by_value && strcmp(fault, "before") == 0) {
        return;
    }
    fprintf(stderr, "CASE %s\n", name);
    lent = strncmp(name, "lent", 4) == 0 ? sizeof(value) : 0;
    launch(name, 4, 2, by_value ? (void *)value : (void *)a, by_value ? sizeof(value) : 0, out,
           &at);
    lent = 0;
    /* What is written in the wrong place changes nothing there. */
    if (right || strstr(name, "write") || strstr(name, "tile_generic")) {
        if (out[0] != 8 && getenv("UR_ENABLE_LAYERS")) {
            fprintf(stderr, "checked: %s: memory is not as it has to be (%d)\n", name, out[0]);
            exit(3);
        }
    }
    OK(urUSMFree(context, a));
    OK(urUSMFree(context, out));
}

/* Without a wait: each command finds memory as it is at its turn. */
static void enqueue(const char *name, void *first, ur_mem_handle_t buffer, void *out, long at) {
    const ur_kernel_arg_mem_obj_properties_t properties = {
        .stype = UR_STRUCTURE_TYPE_KERNEL_ARG_MEM_OBJ_PROPERTIES,
        .memoryAccess = UR_MEM_FLAG_READ_WRITE};
    size_t offset = 0, global = 4, local = 2;
    ur_kernel_handle_t kernel;
    OK(urKernelCreate(program, name, &kernel));
    if (buffer) {
        OK(urKernelSetArgMemObj(kernel, 0, &properties, buffer));
    } else {
        OK(urKernelSetArgPointer(kernel, 0, NULL, first));
    }
    OK(urKernelSetArgPointer(kernel, 1, NULL, out));
    OK(urKernelSetArgValue(kernel, 2, sizeof(at), NULL, &at));
    OK(urEnqueueKernelLaunch(queue, kernel, 1, &offset, &global, &local, NULL, 0, NULL, NULL));
    OK(urKernelRelease(kernel));
}

enum { TURNS = 50 };

static void run_queued(const char *fault) {
    ur_bool_t able = false;
    int *out = shared(COUNT);
    void *a;
    OK(urDeviceGetInfo(device, UR_DEVICE_INFO_ASYNC_USM_ALLOCATIONS_SUPPORT_EXP, sizeof(able),
                       &able, NULL));
    fprintf(stderr, "CASE queued_%s\n", fault);
    if (!able) {
        exit(3);
    }
    bool right = strcmp(fault, "right") == 0;
    for (int i = 0; i < (right ? TURNS : 1); i++) {
        ur_event_handle_t event = NULL;
        ur_command_t type;
        size_t size = 32 + 4 * (size_t)(i % 7);
        long last = (long)size / 4 - 1;
        OK(urEnqueueUSMDeviceAllocExp(queue, NULL, size, NULL, 0, NULL, &a, NULL));
        enqueue("queued_right", a, NULL, out, last);
        if (strcmp(fault, "past") == 0) {
            enqueue("queued_past", a, NULL, out, last + 1);
        }
        OK(urEnqueueUSMFreeExp(queue, NULL, a, 0, NULL, i & 1 ? NULL : &event));
        if (strcmp(fault, "freed") == 0) {
            enqueue("queued_freed", a, NULL, out, last);
        }
        if (event) {
            OK(urEventGetInfo(event, UR_EVENT_INFO_COMMAND_TYPE, sizeof(type), &type, NULL));
            OK(urEventRelease(event));
            if (type != UR_COMMAND_ENQUEUE_USM_FREE_EXP) {
                exit(3);
            }
        }
    }
    OK(urQueueFinish(queue));
    OK(urUSMFree(context, out));
}

static void run_buffer(const char *fault) {
    int *out = shared(COUNT);
    ur_mem_handle_t buffer;
    char name[64];
    bool right = strcmp(fault, "right") == 0;
    snprintf(name, sizeof(name), "buffer_%s", fault);
    fprintf(stderr, "CASE %s\n", name);
    for (int i = 0; i < (right ? TURNS : 1); i++) {
        size_t size = 32 + 4 * (size_t)(i % 7);
        long last = (long)size / 4 - 1;
        OK(urMemBufferCreate(context, UR_MEM_FLAG_READ_WRITE, size, NULL, &buffer));
        enqueue(name, NULL, buffer, out,
                right                          ? last
                : strcmp(fault, "before") == 0 ? -1
                                               : last + 1);
        OK(urMemRelease(buffer));
    }
    OK(urQueueFinish(queue));
    OK(urUSMFree(context, out));
}

/* A launch of a command buffer. */
static ur_exp_command_buffer_handle_t record_commands(const char *name, int *a, int *out, long at) {
    const ur_exp_command_buffer_desc_t desc = {.stype = UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC};
    const size_t offset = 0, global = 4, local = 2;
    ur_exp_command_buffer_handle_t commands;
    ur_kernel_handle_t kernel;
    OK(urKernelCreate(program, name, &kernel));
    OK(urKernelSetArgPointer(kernel, 0, NULL, a));
    OK(urKernelSetArgPointer(kernel, 1, NULL, out));
    OK(urKernelSetArgValue(kernel, 2, sizeof(at), NULL, &at));
    OK(urCommandBufferCreateExp(context, device, &desc, &commands));
    OK(urCommandBufferAppendKernelLaunchExp(commands, kernel, 1, &offset, &global, &local, 0, NULL,
                                            0, NULL, 0, NULL, NULL, NULL, NULL));
    OK(urCommandBufferFinalizeExp(commands));
    OK(urKernelRelease(kernel));
    return commands;
}

/* Recorded, in a command buffer or a queue, and run twice; freed in between. */
static void run_recorded(const char *how, const char *fault) {
    char name[64];
    int *a = shared(8), *out = shared(COUNT);
    bool freed = strcmp(fault, "freed") == 0;
    long at = strcmp(fault, "past") == 0 ? 8 : 7;
    ur_exp_command_buffer_handle_t commands = NULL;
    ur_exp_graph_handle_t graph = NULL;
    ur_exp_executable_graph_handle_t whole = NULL;
    snprintf(name, sizeof(name), "%s_%s", how, fault);
    fprintf(stderr, "CASE %s\n", name);
    if (strcmp(how, "commands") == 0) {
        commands = record_commands(name, a, out, at);
    } else {
        OK(urQueueBeginGraphCaptureExp(queue));
        enqueue(name, a, NULL, out, at);
        OK(urQueueEndGraphCaptureExp(queue, &graph));
        OK(urGraphInstantiateGraphExp(graph, &whole));
    }
    for (int i = 0; i < 2; i++) {
        if (commands) {
            OK(urEnqueueCommandBufferExp(queue, commands, 0, NULL, NULL));
        } else {
            OK(urEnqueueGraphExp(queue, whole, 0, NULL, NULL));
        }
        OK(urQueueFinish(queue));
        if (i == 0 && freed) {
            OK(urUSMFree(context, a));
        }
    }
    if (commands) {
        OK(urCommandBufferReleaseExp(commands));
    } else {
        OK(urGraphExecutableGraphDestroyExp(whole));
        OK(urGraphDestroyExp(graph));
    }
    if (!freed) {
        OK(urUSMFree(context, a));
    }
    OK(urUSMFree(context, out));
}

/* Launches with more and less local memory, none of which waits for another one, and a recorded
 * one. */
static void run_turns(void) {
    static const size_t groups[] = {8, 2, 16, 4, 16, 1};
    const size_t offset = 0, global = 16;
    int *out = shared(COUNT);
    ur_kernel_handle_t kernel;
    fprintf(stderr, "CASE turns_right\n");
    OK(urKernelCreate(program, "lent_turns", &kernel));
    OK(urKernelSetArgPointer(kernel, 0, NULL, out));
    for (int i = 0; i < TURNS; i++) {
        size_t local = groups[(size_t)i % (sizeof(groups) / sizeof(*groups))];
        if (i & 1) {
            OK(urKernelSetArgLocal(kernel, 1, local * sizeof(int), NULL));
            OK(urKernelSetArgLocal(kernel, 2, local * 2 * sizeof(int), NULL));
            OK(urEnqueueKernelLaunch(queue, kernel, 1, &offset, &global, &local, NULL, 0, NULL,
                                     NULL));
        } else {
            const ur_exp_kernel_arg_properties_t args[] = {
                {.stype = UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES,
                 .type = UR_EXP_KERNEL_ARG_TYPE_POINTER,
                 .size = sizeof(out),
                 .value = {.pointer = out}},
                {.stype = UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES,
                 .type = UR_EXP_KERNEL_ARG_TYPE_LOCAL,
                 .index = 1,
                 .size = local * sizeof(int)},
                {.stype = UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES,
                 .type = UR_EXP_KERNEL_ARG_TYPE_LOCAL,
                 .index = 2,
                 .size = local * 2 * sizeof(int)}};
            OK(urEnqueueKernelLaunchWithArgsExp(queue, kernel, 1, &offset, &global, &local, 3, args,
                                                NULL, 0, NULL, NULL));
        }
    }
    OK(urQueueFinish(queue));
    if (out[0] != 2) {
        exit(3);
    }
    OK(urKernelRelease(kernel));
    OK(urUSMFree(context, out));
}

/* Accesses `at` bytes behind the start of an allocation. */
static const struct {
    const char *name;
    long right, skewed;
    unsigned start; /* bytes behind it where the pointer itself points when it is skewed */
} skews[] = {{"skew_load", 8, 9, 0},    {"skew_store", 8, 10, 0},   {"skew_atomic", 4, 6, 0},
             {"skew_vector", 16, 8, 0}, {"skew_vload", 4, 2, 0},    {"skew_vstore", 4, 1, 0},
             {"skew_root", 2, 2, 2},    {"skew_pointer", 2, 2, 1},  {"skew_tile", 4, 6, 0},
             {"skew_own", 4, 5, 0},     {"skew_generic", 12, 7, 0}, {"tight", 1, 1, 0}};

static void run_skew(unsigned which, bool right) {
    char name[64];
    int *a = shared(COUNT), *out = shared(COUNT);
    long at = right ? skews[which].right : skews[which].skewed;
    snprintf(name, sizeof(name), "%s_%s", skews[which].name, right ? "right" : "skewed");
    fprintf(stderr, "CASE %s\n", name);
    launch(name, 4, 2, (char *)a + (right ? 0 : skews[which].start), 0, out, &at);
    OK(urUSMFree(context, a));
    OK(urUSMFree(context, out));
}

static void run_right(void) {
    int *a = shared(COUNT), *out = shared(COUNT), *other = shared(COUNT);
    long at = COUNT;
    struct {
        int *end;
        long count;
    } holder = {a + COUNT, COUNT};
    for (unsigned way = 0; way < sizeof(ways) / sizeof(*ways); way++) {
        run_way(way, "right");
    }
    for (unsigned which = 0; which < sizeof(objects) / sizeof(*objects); which++) {
        run_object(which, "right");
    }
    for (unsigned which = 0; which < sizeof(skews) / sizeof(*skews); which++) {
        run_skew(which, true);
    }
    run_turns();
    run_queued("right");
    run_buffer("right");
    run_recorded("commands", "right");
    run_recorded("graph", "right");
    for (int i = 0; i < COUNT; i++) {
        a[i] = i;
    }
    fprintf(stderr, "CASE others_right\n");
    launch("backwards", 4, 2, a + COUNT, 0, out, &at);
    if (out[3] != COUNT * (COUNT - 1) / 2) {
        exit(3);
    }
    launch("held", 4, 2, &holder, sizeof(holder), out, NULL);
    if (out[2] != COUNT - 1) {
        exit(3);
    }
    at = 20;
    launch("either", 1, 1, a, 0, out, &at);
    at = COUNT - 5;
    launch("far", 4, 2, a, 0, other, &at);
    if (other[1] != 3) {
        exit(3);
    }
    for (at = 0; at < 4; at++) {
        launch("places", 4, 2, a, 0, out, &at);
    }
    OK(urUSMFree(context, a));
    OK(urUSMFree(context, other));
    OK(urUSMFree(context, out));
}

static void run_faults(void) {
    static const char *const faults[] = {"before", "past", "freed", "null"};
    for (unsigned way = 0; way < sizeof(ways) / sizeof(*ways); way++) {
        /* Of a place in a function that kernels share, the first bad access alone is told. */
        bool once = strcmp(ways[way].name, "called") == 0;
        for (unsigned f = 0; f < (once ? 1 : sizeof(faults) / sizeof(*faults)); f++) {
            run_way(way, faults[f]);
        }
    }
    for (unsigned which = 0; which < sizeof(objects) / sizeof(*objects); which++) {
        run_object(which, "before");
        run_object(which, "past");
    }
    for (unsigned which = 0; which < sizeof(skews) / sizeof(*skews); which++) {
        if (skews[which].start || skews[which].right != skews[which].skewed) {
            run_skew(which, false);
        }
    }
    run_queued("past");
    run_queued("freed");
    run_buffer("before");
    run_buffer("past");
    run_recorded("commands", "past");
    run_recorded("commands", "freed");
    run_recorded("graph", "past");
    run_recorded("graph", "freed");
    int *a = shared(COUNT), *out = shared(COUNT);
    long at = COUNT - 2;
    fprintf(stderr, "CASE part_past\n");
    launch("part_past", 4, 2, a, 0, out, &at);
    OK(urUSMFree(context, a));
    OK(urUSMFree(context, out));
}

/* Values that nobody has set, or somebody has in one of many ways (UR_CHECK_UNSET). */
static const char *const decisions[] = {
    "unset_branch", "unset_address", "unset_loop",  "unset_switch", "unset_later",
    "unset_atomic", "unset_vector",  "unset_vload", "unset_byte",   "unset_generic"};
/* The same of variables of kernels. */
static const char *const variables[] = {"tile_branch", "tile_address", "tile_vector", "tile_vload",
                                        "tile_atomic", "tile_byte",    "tile_eight",  "own_branch",
                                        "own_address", "own_vector",   "own_byte",    "own_generic",
                                        "own_eight"};
static const char *const settings[] = {"set_one", "set_byte",           "set_vector",
                                       "set_all", "set_before_the_end", "set_atomically"};

enum { FILL, COPY, SETTINGS };

static void set_element(int *a, int *out, unsigned way, long at) {
    static const int zeros[COUNT];
    const int seven = 7;
    if (way == FILL) {
        OK(urEnqueueUSMFill(queue, a + at / 16 * 16, sizeof(seven), &seven, 16 * sizeof(int), 0,
                            NULL, NULL));
    } else if (way == COPY) {
        OK(urEnqueueUSMMemcpy(queue, true, a, zeros, sizeof(zeros), 0, NULL, NULL));
    } else {
        launch(settings[way - SETTINGS], 1, 1, a, 0, out, &at);
    }
}

static void run_unset_buffer(bool right) {
    static int zeros[COUNT];
    int *out = shared(COUNT);
    ur_mem_handle_t buffer;
    OK(urMemBufferCreate(context, UR_MEM_FLAG_READ_WRITE, sizeof(zeros), NULL, &buffer));
    fprintf(stderr, "CASE unset_buffer_%s\n", right ? "right" : "unset");
    if (right) {
        OK(urEnqueueMemBufferWrite(queue, buffer, true, 0, sizeof(zeros), zeros, 0, NULL, NULL));
    }
    enqueue(right ? "unset_buffer_right" : "unset_buffer_unset", NULL, buffer, out, 9);
    OK(urQueueFinish(queue));
    OK(urMemRelease(buffer));
    OK(urUSMFree(context, out));
}

/* What the host reads back: nothing of it is set, or some. */
static void run_back(bool right) {
    int here[COUNT], *out = shared(COUNT);
    ur_mem_handle_t buffer;
    void *a, *b;
    long at = 9;
    OK(urUSMDeviceAlloc(context, device, NULL, NULL, sizeof(here), &a));
    OK(urUSMDeviceAlloc(context, device, NULL, NULL, sizeof(here), &b));
    OK(urMemBufferCreate(context, UR_MEM_FLAG_READ_WRITE, sizeof(here), NULL, &buffer));
    fprintf(stderr, "CASE back_%s\n", right ? "right" : "unset");
    set_element(a, out, SETTINGS, at);
    if (right) {
        /* The element, a part with it, and what stays on the device. */
        OK(urEnqueueUSMMemcpy(queue, true, here, (int *)a + at, sizeof(int), 0, NULL, NULL));
        OK(urEnqueueUSMMemcpy(queue, true, here, a, sizeof(here), 0, NULL, NULL));
        OK(urEnqueueUSMMemcpy(queue, true, b, (int *)a + 16, sizeof(int), 0, NULL, NULL));
    } else {
        OK(urEnqueueUSMMemcpy(queue, true, here, (int *)a + at + 1, 8, 0, NULL, NULL));
        OK(urEnqueueUSMMemcpy(queue, true, here, (int *)a + at + 2, 8, 0, NULL, NULL));
        OK(urEnqueueMemBufferRead(queue, buffer, true, 16, 4, here, 0, NULL, NULL));
    }
    OK(urMemRelease(buffer));
    OK(urUSMFree(context, a));
    OK(urUSMFree(context, b));
    OK(urUSMFree(context, out));
}

/* The same by commands that the host does not wait for, until it does. */
static void run_back_later(bool right) {
    static int here[COUNT];
    int *out = shared(COUNT);
    ur_mem_handle_t buffer;
    ur_event_handle_t event;
    void *a, *b;
    OK(urUSMDeviceAlloc(context, device, NULL, NULL, sizeof(here), &a));
    OK(urUSMDeviceAlloc(context, device, NULL, NULL, sizeof(here), &b));
    OK(urMemBufferCreate(context, UR_MEM_FLAG_READ_WRITE, sizeof(here), NULL, &buffer));
    fprintf(stderr, "CASE later_%s\n", right ? "right" : "unset");
    if (right) {
        /* Set by what is before it in the queue, or written over before the host reads. */
        enqueue("set_one", a, NULL, out, 9);
        OK(urEnqueueUSMMemcpy(queue, false, here, (int *)a + 9, 4, 0, NULL, NULL));
        OK(urEnqueueMemBufferWrite(queue, buffer, false, 0, sizeof(here), here, 0, NULL, NULL));
        OK(urEnqueueMemBufferRead(queue, buffer, false, 16, 4, here, 0, NULL, &event));
    } else {
        OK(urEnqueueUSMMemcpy(queue, false, here, (int *)a + 10, 8, 0, NULL, NULL));
        OK(urEnqueueUSMMemcpy(queue, false, here, b, sizeof(here), 0, NULL, NULL));
        OK(urEnqueueMemBufferRead(queue, buffer, false, 16, 4, here, 0, NULL, &event));
    }
    OK(urEventWait(1, &event));
    OK(urQueueFinish(queue));
    OK(urEventRelease(event));
    OK(urMemRelease(buffer));
    OK(urUSMFree(context, a));
    OK(urUSMFree(context, b));
    OK(urUSMFree(context, out));
}

/* Reads that fail, more than are followed at once: they are over, and give the host nothing. */
static void run_back_failed(bool right) {
    enum { FAILED = 300 };
    static int here[COUNT];
    int *out = shared(COUNT);
    ur_queue_handle_t failing;
    ur_event_handle_t cause, event;
    void *a;
    OK(urQueueCreate(context, device, NULL, &failing));
    OK(urEventCreateUserExp(context, &cause));
    OK(urUSMDeviceAlloc(context, device, NULL, NULL, sizeof(here), &a));
    fprintf(stderr, "CASE failed_%s\n", right ? "right" : "unset");
    for (int i = 0; i < FAILED; i++) {
        OK(urEnqueueUSMMemcpy(failing, false, here, (int *)a + 10, 4, 1, &cause, &event));
        OK(urEventRelease(event));
    }
    OK(urEventSetStatusExp(cause, UR_EVENT_STATUS_ERROR));
    (void)urQueueFinish(failing); /* whatever it says of them */
    enqueue("set_one", a, NULL, out, 9);
    OK(urEnqueueUSMMemcpy(queue, false, here, (int *)a + (right ? 9 : 10), 8, 0, NULL, NULL));
    OK(urQueueFinish(queue));
    OK(urEventRelease(cause));
    OK(urQueueRelease(failing));
    OK(urUSMFree(context, a));
    OK(urUSMFree(context, out));
}

/* What is copied from memory that nobody has set is not set. */
static void run_carried(bool right) {
    static const int zeros[COUNT];
    const ur_queue_properties_t any_order = {.stype = UR_STRUCTURE_TYPE_QUEUE_PROPERTIES,
                                             .flags = UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE};
    const char *name = right ? "carried_right" : "carried_unset";
    int *out = shared(COUNT);
    ur_queue_handle_t other;
    ur_event_handle_t event;
    void *a, *b;
    long at = 9;
    OK(urQueueCreate(context, device, &any_order, &other));
    OK(urUSMDeviceAlloc(context, device, NULL, NULL, sizeof(zeros), &a));
    OK(urUSMDeviceAlloc(context, device, NULL, NULL, sizeof(zeros), &b));
    fprintf(stderr, "CASE %s\n", name);
    if (right) {
        enqueue("set_one", a, NULL, out, at);
        OK(urEnqueueUSMMemcpy(queue, false, b, a, sizeof(zeros), 0, NULL, NULL));
        enqueue(name, b, NULL, out, at);
        OK(urQueueFinish(queue));
        /* Written over on its way. */
        OK(urEnqueueUSMMemcpy(queue, false, b, (int *)a + 16, 64, 0, NULL, NULL));
        OK(urEnqueueUSMMemcpy(queue, false, b, zeros, sizeof(zeros), 0, NULL, NULL));
        enqueue(name, b, NULL, out, at);
        OK(urQueueFinish(queue));
    } else {
        enqueue("set_one", b, NULL, out, at);
        OK(urQueueFinish(queue));
        OK(urEnqueueUSMMemcpy(other, false, b, a, sizeof(zeros), 0, NULL, &event));
        OK(urEventWait(1, &event));
        OK(urEventRelease(event));
        enqueue(name, b, NULL, out, at);
        OK(urQueueFinish(queue));
    }
    OK(urQueueRelease(other));
    OK(urUSMFree(context, a));
    OK(urUSMFree(context, b));
    OK(urUSMFree(context, out));
}

static void run_carried_buffer(bool right) {
    const char *name = right ? "carried_buffer_right" : "carried_buffer_unset";
    int *out = shared(COUNT);
    ur_mem_handle_t buffers[2];
    for (int i = 0; i < 2; i++) {
        OK(urMemBufferCreate(context, UR_MEM_FLAG_READ_WRITE, COUNT * sizeof(int), NULL,
                             &buffers[i]));
    }
    fprintf(stderr, "CASE %s\n", name);
    enqueue("set_one", NULL, buffers[right ? 0 : 1], out, 9);
    OK(urEnqueueMemBufferCopy(queue, buffers[0], buffers[1], 16, 16, 64, 0, NULL, NULL));
    enqueue(name, NULL, buffers[1], out, 9);
    OK(urQueueFinish(queue));
    OK(urMemRelease(buffers[0]));
    OK(urMemRelease(buffers[1]));
    OK(urUSMFree(context, out));
}

static void run_variables(bool right) {
    static const char *const others[] = {"handed_right", "kept_right"};
    int *a = shared(COUNT), *out = shared(COUNT);
    long at = 9;
    for (unsigned i = 0; i < sizeof(variables) / sizeof(*variables); i++) {
        char name[64];
        snprintf(name, sizeof(name), "%s_%s", variables[i], right ? "right" : "unset");
        fprintf(stderr, "CASE %s\n", name);
        launch(name, 4, 2, a, 0, out, &at);
    }
    for (unsigned i = 0; right && i < sizeof(others) / sizeof(*others); i++) {
        fprintf(stderr, "CASE %s\n", others[i]);
        launch(others[i], 4, 2, a, 0, out, &at);
    }
    OK(urUSMFree(context, a));
    OK(urUSMFree(context, out));
}

static void run_unset(void) {
    int *out = shared(COUNT), *host = shared(COUNT);
    long at = 9;
    void *a;
    for (unsigned i = 0; i < sizeof(decisions) / sizeof(*decisions); i++) {
        char name[64];
        snprintf(name, sizeof(name), "%s_right", decisions[i]);
        fprintf(stderr, "CASE %s\n", name);
        for (unsigned way = 0; way < SETTINGS + sizeof(settings) / sizeof(*settings); way++) {
            OK(urUSMDeviceAlloc(context, device, NULL, NULL, COUNT * sizeof(int), &a));
            set_element(a, out, way, at);
            launch(name, 4, 2, a, 0, out, &at);
            OK(urUSMFree(context, a));
        }
        launch(name, 4, 2, host, 0, out, &at);
    }
    OK(urUSMDeviceAlloc(context, device, NULL, NULL, COUNT * sizeof(int), &a));
    at = 63;
    fprintf(stderr, "CASE undecided_right\n");
    launch("undecided_right", 1, 1, a, 0, out, &at);
    OK(urUSMFree(context, a));
    at = 9;
    run_unset_buffer(true);
    run_back(true);
    run_back_later(true);
    run_back_failed(true);
    run_carried(true);
    run_carried_buffer(true);
    run_variables(true);
    for (unsigned i = 0; i < sizeof(decisions) / sizeof(*decisions); i++) {
        char name[64];
        snprintf(name, sizeof(name), "%s_unset", decisions[i]);
        fprintf(stderr, "CASE %s\n", name);
        OK(urUSMDeviceAlloc(context, device, NULL, NULL, COUNT * sizeof(int), &a));
        /* What is beside it is set. */
        set_element(a, out, SETTINGS, at + 4);
        set_element(a, out, SETTINGS, at - 4);
        launch(name, 4, 2, a, 0, out, &at);
        OK(urUSMFree(context, a));
    }
    run_unset_buffer(false);
    run_back(false);
    run_back_later(false);
    run_back_failed(false);
    run_carried(false);
    run_carried_buffer(false);
    run_variables(false);
    OK(urUSMFree(context, host));
    OK(urUSMFree(context, out));
}

/* Nanoseconds of processors, or of the device, for a work-item of each kernel, with some hundred
 * allocations. */
static void run_cost(int rounds, clockid_t clock) {
    static const char *const kernels[] = {"far", "row_sum", "product"};
    int *more[200], *a = shared(MANY), *out = shared(MANY);
    long at = (long)MANY - 5;
    struct timespec from, to;
    for (unsigned i = 0; i < sizeof(more) / sizeof(*more); i++) {
        more[i] = shared(COUNT);
    }
    for (unsigned k = 0; k < sizeof(kernels) / sizeof(*kernels); k++) {
        launch(kernels[k], MANY, 64, a, 0, out, &at);
        clock_gettime(clock, &from);
        for (int i = 0; i < rounds; i++) {
            launch(kernels[k], MANY, 64, a, 0, out, &at);
        }
        clock_gettime(clock, &to);
        printf("%s %.2f\n", kernels[k],
               ((double)(to.tv_sec - from.tv_sec) * 1e9 + (double)(to.tv_nsec - from.tv_nsec)) /
                   ((double)rounds * MANY));
    }
    for (unsigned i = 0; i < sizeof(more) / sizeof(*more); i++) {
        OK(urUSMFree(context, more[i]));
    }
    OK(urUSMFree(context, a));
    OK(urUSMFree(context, out));
}

/* Microseconds of an allocation, a launch and a free beside so many allocations. */
static void run_among(unsigned count) {
    enum { ROUNDS = 200 };
    int *out = shared(COUNT), **more = calloc(count + 1, sizeof(*more));
    long at = 0;
    struct timespec from, to;
    for (unsigned i = 0; i < count; i++) {
        more[i] = shared(1);
    }
    launch("load_right", 4, 2, out, 0, out, &at);
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &from);
    for (int i = 0; i < ROUNDS; i++) {
        int *a = shared(COUNT);
        launch("load_right", 4, 2, a, 0, out, &at);
        OK(urUSMFree(context, a));
    }
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &to);
    printf("%.1f\n",
           ((double)(to.tv_sec - from.tv_sec) * 1e6 + (double)(to.tv_nsec - from.tv_nsec) / 1e3) /
               ROUNDS);
    for (unsigned i = 0; i < count; i++) {
        OK(urUSMFree(context, more[i]));
    }
    free(more);
    OK(urUSMFree(context, out));
}

/* Microseconds that processors spend on a launch, an allocation and a free by commands, of so many
 * that nobody waits for, with an event of each that is kept. */
static void run_many(unsigned count) {
    static const char *const names[] = {"launch", "allocation and free"};
    const size_t offset = 0, global = 4, local = 2;
    int *out = shared(COUNT);
    long at = 0;
    ur_kernel_handle_t kernel;
    ur_event_handle_t *events = calloc(count, sizeof(*events));
    struct timespec from, to;
    if (!events) {
        exit(2);
    }
    OK(urKernelCreate(program, "load_right", &kernel));
    OK(urKernelSetArgPointer(kernel, 0, NULL, out));
    OK(urKernelSetArgPointer(kernel, 1, NULL, out));
    OK(urKernelSetArgValue(kernel, 2, sizeof(at), NULL, &at));
    for (unsigned kind = 0; kind < sizeof(names) / sizeof(*names); kind++) {
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &from);
        for (unsigned i = 0; i < count; i++) {
            void *a;
            if (kind == 0) {
                OK(urEnqueueKernelLaunch(queue, kernel, 1, &offset, &global, &local, NULL, 0, NULL,
                                         &events[i]));
            } else {
                OK(urEnqueueUSMDeviceAllocExp(queue, NULL, 64, NULL, 0, NULL, &a, NULL));
                OK(urEnqueueUSMFreeExp(queue, NULL, a, 0, NULL, &events[i]));
            }
        }
        OK(urQueueFinish(queue));
        for (unsigned i = 0; i < count; i++) {
            OK(urEventRelease(events[i]));
        }
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &to);
        printf(
            "%s %.2f\n", names[kind],
            ((double)(to.tv_sec - from.tv_sec) * 1e6 + (double)(to.tv_nsec - from.tv_nsec) / 1e3) /
                count);
    }
    OK(urKernelRelease(kernel));
    OK(urUSMFree(context, out));
    free(events);
}

/* A kernel of a module whose built-in variables are in global memory, as compilers of SYCL have
 * written, and a function of one that has none: what the checks read of their own is in the class
 * of each. */
static void run_linked(const char *kernels, const char *library) {
    enum { TYPE_POINTER = 32, VARIABLE = 59, INPUT = 1, GLOBAL = 5 };
    static uint32_t code[CODE_ROOM / 4];
    ur_program_handle_t parts[2];
    unsigned changed = 0;
    size_t size = read_code(kernels, code);
    for (size_t i = 5; i < size / 4 && code[i] >> 16; i += code[i] >> 16) {
        size_t at = i + ((code[i] & 0xffff) == VARIABLE ? 3 : 2);
        if (((code[i] & 0xffff) == VARIABLE || (code[i] & 0xffff) == TYPE_POINTER) &&
            code[at] == INPUT) {
            code[at] = GLOBAL;
            changed++;
        }
    }
    if (!changed) {
        fprintf(stderr, "checked: %s has no built-in variable\n", kernels);
        exit(2);
    }
    OK(urProgramCreateWithIL(context, code, size, NULL, &parts[0]));
    size = read_code(library, code);
    OK(urProgramCreateWithIL(context, code, size, NULL, &parts[1]));
    OK(urProgramCompile(context, parts[0], ""));
    OK(urProgramCompile(context, parts[1], ""));
    OK(urProgramLink(context, 2, parts, "", &program));
    int *a = shared(COUNT), *out = shared(COUNT);
    for (long at = COUNT - 1; at <= COUNT; at++) {
        a[COUNT - 1] = 1;
        fprintf(stderr, "CASE linked_%s\n", at < COUNT ? "right" : "past");
        launch("linked", 4, 2, a, 0, out, &at);
        if (out[3] != (at < COUNT) && getenv("UR_ENABLE_LAYERS")) {
            fprintf(stderr, "checked: linked: %d\n", out[3]);
            exit(3);
        }
    }
    OK(urUSMFree(context, out));
    OK(urUSMFree(context, a));
    OK(urProgramRelease(parts[1]));
    OK(urProgramRelease(parts[0]));
}

int main(int argc, char **argv) {
    ur_adapter_handle_t adapter;
    ur_platform_handle_t platform;
    uint32_t count = 1;

    if (argc < 3) {
        return 2;
    }
    OK(urLoaderInit(0, NULL));
    OK(urAdapterGet(1, &adapter, &count));
    OK(urPlatformGet(adapter, 1, &platform, NULL));
    OK(urDeviceGet(platform, UR_DEVICE_TYPE_ALL, 1, &device, NULL));
    OK(urContextCreate(1, &device, NULL, &context));
    OK(urQueueCreate(context, device, NULL, &queue));
    if (strcmp(argv[2], "linked") == 0 && argc > 3) {
        run_linked(argv[1], argv[3]);
    } else {
        load(argv[1]);
    }
    if (strcmp(argv[2], "cost") == 0 && argc > 3) {
        run_cost(atoi(argv[3]), argc > 4 ? CLOCK_MONOTONIC : CLOCK_PROCESS_CPUTIME_ID);
    }
    if (strcmp(argv[2], "among") == 0 && argc > 3) {
        run_among((unsigned)atoi(argv[3]));
    }
    if (strcmp(argv[2], "many") == 0 && argc > 3) {
        run_many((unsigned)atoi(argv[3]));
    }
    if (strcmp(argv[2], "unset") == 0) {
        run_unset();
    }
    if (strcmp(argv[2], "right") == 0 || strcmp(argv[2], "all") == 0) {
        run_right();
    }
    if (strcmp(argv[2], "faults") == 0 || strcmp(argv[2], "all") == 0) {
        run_faults();
    }
    OK(urProgramRelease(program));
    OK(urQueueRelease(queue));
    OK(urContextRelease(context));
    OK(urAdapterRelease(adapter));
    OK(urLoaderTearDown());
    return 0;
}
