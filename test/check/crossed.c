/* Each way to access memory by each class of memory, right and with each kind of fault: kernels of
 * kernels/cross.cl.
 *
 *   crossed FILE.spv                 all of them
 *   crossed FILE.spv MEMORY WAY KIND one
 *   crossed FILE.spv lost            accesses that end a device, and then a right one
 *
 * Before each its name goes to stderr. */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ur_api.h"

enum { SIZE = 64, ROOM = 256 };

static void check(ur_result_t result, const char *what) {
    if (result != UR_RESULT_SUCCESS) {
        fprintf(stderr, "crossed: %s: %d\n", what, (int)result);
        exit(4);
    }
}
#define OK(call) check(call, #call)

static ur_context_handle_t context;
static ur_device_handle_t device;
static ur_queue_handle_t queue;
static ur_program_handle_t program;
static const char *path;

/* As if nothing had been told of it yet. */
static void load(void) {
    static char code[1 << 21];
    FILE *file = fopen(path, "rb");
    size_t size = file ? fread(code, 1, sizeof(code), file) : 0;
    if (!size) {
        fprintf(stderr, "crossed: %s cannot be read\n", path);
        exit(2);
    }
    fclose(file);
    OK(urProgramCreateWithIL(context, code, size, NULL, &program));
    OK(urProgramBuild(context, program, ""));
}

static const struct {
    const char *name;
    long size;
    bool writes, changes, parts; /* some of its bytes may be outside, and all aligned */
} ways[] = {{"load", 4, false, false, false},         {"load_bytes", 2, false, false, false},
            {"load_vector", 16, false, false, false}, {"vload", 16, false, false, true},
            {"copy_from", 16, false, false, true},    {"store", 4, true, false, false},
            {"store_byte", 1, true, false, false},    {"store_pair", 8, true, false, false},
            {"vstore", 16, true, false, true},        {"copy_to", 16, true, false, true},
            {"atomic_add", 4, true, true, false},     {"atomic_exchange", 4, true, true, false}};

/* ---- memory ---- */

enum { USM = 1, READ = 2, PRIVATE = 4, QUEUED = 8, BUFFER = 16, VALUE = 32 };

static const struct {
    const char *name;
    unsigned flags;
} memories[] = {{"host", USM},
                {"device", USM},
                {"shared", USM},
                {"queued", QUEUED},
                {"buffer", BUFFER},
                {"variable", 0},
                {"constant", READ},
                {"local", 0},
                {"lent", 0},
                {"private", PRIVATE},
                {"value", READ | VALUE},
                {"generic_shared", USM},
                {"generic_local", 0},
                {"generic_private", PRIVATE}};

static const char *const kinds[] = {"right", "before", "past", "part", "freed", "null", "skewed"};

static bool is(const char *one, const char *other) {
    return strcmp(one, other) == 0;
}

static bool can_be(unsigned memory, unsigned way, const char *kind) {
    unsigned flags = memories[memory].flags;
    if ((flags & READ && ways[way].writes) || (flags & PRIVATE && ways[way].changes)) {
        return false;
    }
    /* Before a value that a kernel gets there are others of its arguments. */
    return is(kind, "part")    ? ways[way].parts
           : is(kind, "freed") ? (flags & (USM | QUEUED)) != 0
           : is(kind, "null")  ? (flags & USM) != 0
                               : !is(kind, "skewed") || ways[way].size > 1;
}

static void *allocate(const char *name) {
    void *at;
    if (strstr(name, "host")) {
        OK(urUSMHostAlloc(context, NULL, NULL, SIZE, &at));
    } else if (strstr(name, "device")) {
        OK(urUSMDeviceAlloc(context, device, NULL, NULL, SIZE, &at));
    } else {
        OK(urUSMSharedAlloc(context, device, NULL, NULL, SIZE, &at));
    }
    return at;
}

static void run(unsigned memory, unsigned way, const char *kind, long at) {
    const ur_kernel_arg_mem_obj_properties_t properties = {
        .stype = UR_STRUCTURE_TYPE_KERNEL_ARG_MEM_OBJ_PROPERTIES,
        .memoryAccess = UR_MEM_FLAG_READ_WRITE};
    static const int value[SIZE / sizeof(int)];
    static const unsigned char zeros[SIZE];
    const size_t offset = 0, global = 4, local = 2;
    unsigned flags = memories[memory].flags;
    ur_mem_handle_t buffer = NULL;
    ur_kernel_handle_t kernel;
    void *a = NULL, *out;
    char name[64];
    bool freed = is(kind, "freed");
    snprintf(name, sizeof(name), "%s_%s", memories[memory].name, ways[way].name);
    fprintf(stderr, "CASE %s %s %s\n", memories[memory].name, ways[way].name, kind);
    OK(urKernelCreate(program, name, &kernel));
    OK(urUSMSharedAlloc(context, device, NULL, NULL, ROOM, &out));
    memset(out, 0, ROOM);
    if (flags & USM) {
        a = allocate(memories[memory].name);
        OK(urEnqueueUSMMemcpy(queue, true, a, zeros, SIZE, 0, NULL, NULL));
        if (freed) {
            OK(urUSMFree(context, a));
        }
    } else if (flags & QUEUED) {
        OK(urEnqueueUSMDeviceAllocExp(queue, NULL, SIZE, NULL, 0, NULL, &a, NULL));
        if (freed) {
            OK(urEnqueueUSMFreeExp(queue, NULL, a, 0, NULL, NULL));
        }
    } else if (flags & BUFFER) {
        OK(urMemBufferCreate(context, UR_MEM_FLAG_READ_WRITE, SIZE, NULL, &buffer));
    }
    if (buffer) {
        OK(urKernelSetArgMemObj(kernel, 0, &properties, buffer));
    } else {
        OK(urKernelSetArgPointer(kernel, 0, NULL, is(kind, "null") ? NULL : a));
    }
    OK(urKernelSetArgPointer(kernel, 1, NULL, out));
    OK(urKernelSetArgValue(kernel, 2, sizeof(at), NULL, &at));
    if (is(memories[memory].name, "lent")) {
        OK(urKernelSetArgLocal(kernel, 3, SIZE, NULL));
    } else {
        OK(urKernelSetArgValue(kernel, 3, flags & VALUE ? sizeof(value) : sizeof(at), NULL, value));
    }
    OK(urEnqueueKernelLaunch(queue, kernel, 1, &offset, &global, &local, NULL, 0, NULL, NULL));
    if (flags & QUEUED && !freed) {
        OK(urEnqueueUSMFreeExp(queue, NULL, a, 0, NULL, NULL));
    }
    OK(urQueueFinish(queue));
    OK(urKernelRelease(kernel));
    if (buffer) {
        OK(urMemRelease(buffer));
    }
    if (flags & USM && !freed) {
        OK(urUSMFree(context, a));
    }
    OK(urUSMFree(context, out));
}

static long place(unsigned way, const char *kind) {
    long size = ways[way].size;
    return is(kind, "before")   ? -size
           : is(kind, "past")   ? SIZE
           : is(kind, "part")   ? SIZE - size / 2
           : is(kind, "null")   ? 0
           : is(kind, "skewed") ? SIZE - size - 1
                                : SIZE - size;
}

static void run_all(const char *memory, const char *way, const char *kind) {
    bool any = false;
    for (unsigned k = 0; k < sizeof(kinds) / sizeof(*kinds); k++) {
        if (kind && !is(kind, kinds[k])) {
            continue;
        }
        load();
        for (unsigned m = 0; m < sizeof(memories) / sizeof(*memories); m++) {
            for (unsigned w = 0; w < sizeof(ways) / sizeof(*ways); w++) {
                if ((!kind || (is(memory, memories[m].name) && is(way, ways[w].name))) &&
                    can_be(m, w, kinds[k])) {
                    run(m, w, kinds[k], place(w, kinds[k]));
                    any = true;
                }
            }
        }
        OK(urProgramRelease(program));
    }
    if (!any) {
        fprintf(stderr, "crossed: there is no such case\n");
        exit(2);
    }
}

static unsigned way_named(const char *name) {
    unsigned way = 0;
    while (!is(ways[way].name, name)) {
        ++way;
    }
    return way;
}

/* Of an address that no device has. */
static void run_lost(void) {
    enum { DEVICE = 1 };
    load();
    run(DEVICE, way_named("store"), "far", 1L << 45);
    run(DEVICE, way_named("load"), "null", 0);
    run(DEVICE, way_named("store"), "right", 0);
    fprintf(stderr, "the device is still there\n");
    OK(urProgramRelease(program));
}

int main(int argc, char **argv) {
    ur_adapter_handle_t adapter;
    ur_platform_handle_t platform;
    uint32_t count = 1;

    if (argc != 2 && argc != 3 && argc != 5) {
        return 2;
    }
    path = argv[1];
    OK(urLoaderInit(0, NULL));
    OK(urAdapterGet(1, &adapter, &count));
    OK(urPlatformGet(adapter, 1, &platform, NULL));
    OK(urDeviceGet(platform, UR_DEVICE_TYPE_ALL, 1, &device, NULL));
    OK(urContextCreate(1, &device, NULL, &context));
    OK(urQueueCreate(context, device, NULL, &queue));
    if (argc == 3) {
        run_lost();
    } else {
        run_all(argc > 2 ? argv[2] : NULL, argc > 3 ? argv[3] : NULL, argc > 4 ? argv[4] : NULL);
    }
    OK(urQueueRelease(queue));
    OK(urContextRelease(context));
    OK(urAdapterRelease(adapter));
    OK(urLoaderTearDown());
    return 0;
}
