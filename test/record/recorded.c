/* A program to be recorded: four kernels work on shared, host and device USM and on a buffer, and
 * the host looks and writes in between.
 *
 *   recorded FILE.spv ROUNDS [fork | forever | threads | still | hidden | maps | direct | doubt |
 * asked | later | large | native | leave | guard | commands | failures | graphs | unused]
 */
#include <dlfcn.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "ur_api.h"
#include "ur_user_event.h"

#define COUNT 2048u

static void check(ur_result_t result, const char *what) {
    if (result != UR_RESULT_SUCCESS) {
        fprintf(stderr, "recorded: %s: %d\n", what, (int)result);
        exit(1);
    }
}
#define OK(call) check(call, #call)

static ur_context_handle_t context;
static ur_device_handle_t device;
static ur_program_handle_t program;

static void load(const char *path) {
    FILE *file = fopen(path, "rb");
    static char code[1 << 20];
    size_t size = file ? fread(code, 1, sizeof(code), file) : 0;
    if (!size) {
        fprintf(stderr, "recorded: %s cannot be read\n", path);
        exit(1);
    }
    fclose(file);
    OK(urProgramCreateWithIL(context, code, size, NULL, &program));
    OK(urProgramBuild(context, program, ""));
}

/* Two programs that are built and of which nothing is made; the second lives where the first did,
 * or not, as the allocator has it. */
static void unused(const char *path) {
    ur_program_handle_t used = program;
    for (int i = 0; i < 2; ++i) {
        load(path);
        OK(urProgramRetain(program));
        OK(urProgramRelease(program));
        OK(urProgramRelease(program));
    }
    program = used;
}

static void launch(ur_queue_handle_t queue, ur_kernel_handle_t kernel) {
    size_t global = COUNT, offset = 0;
    OK(urEnqueueKernelLaunch(queue, kernel, 1, &offset, &global, NULL, NULL, 0, NULL, NULL));
}

/* One round after another, all on one queue; prints a sum of what came out. */
static unsigned run(int rounds) {
    static const char *const names[4] = {"first", "second", "third", "fourth"};
    ur_kernel_handle_t kernels[4];
    ur_queue_handle_t queue;
    int *shared, *host, *hidden, *copy = malloc(COUNT * sizeof(*copy));
    struct {
        int *to;
        int add;
    } place;
    unsigned sum = 0;

    OK(urQueueCreate(context, device, NULL, &queue));
    for (int i = 0; i < 4; i++) {
        OK(urKernelCreate(program, names[i], &kernels[i]));
    }
    OK(urUSMSharedAlloc(context, device, NULL, NULL, COUNT * sizeof(int), (void **)&shared));
    OK(urUSMHostAlloc(context, NULL, NULL, COUNT * sizeof(int), (void **)&host));
    OK(urUSMDeviceAlloc(context, device, NULL, NULL, COUNT * sizeof(int), (void **)&hidden));
    for (unsigned i = 0; i < COUNT; i++) {
        shared[i] = (int)i;
        host[i] = (int)(i * i % 1000);
    }
    for (int round = 0; rounds == 0 || round < rounds; round++) {
        int add = round + 1;
        host[round % COUNT] += 5;
        OK(urKernelSetArgPointer(kernels[0], 0, NULL, shared));
        OK(urKernelSetArgValue(kernels[0], 1, sizeof(add), NULL, &add));
        launch(queue, kernels[0]);
        OK(urKernelSetArgPointer(kernels[1], 0, NULL, shared));
        OK(urKernelSetArgPointer(kernels[1], 1, NULL, hidden));
        launch(queue, kernels[1]);
        OK(urKernelSetArgPointer(kernels[2], 0, NULL, hidden));
        OK(urKernelSetArgPointer(kernels[2], 1, NULL, host));
        launch(queue, kernels[2]);
        memset(&place, 0, sizeof(place));
        place.to = hidden;
        place.add = 0x55;
        OK(urKernelSetArgValue(kernels[3], 0, sizeof(place), NULL, &place));
        launch(queue, kernels[3]);
        if (round % 2) {
            ur_event_handle_t event;
            OK(urEnqueueUSMMemcpy(queue, false, copy, hidden, COUNT * sizeof(int), 0, NULL,
                                  &event));
            OK(urEventWait(1, &event));
            OK(urEventRelease(event));
            sum += (unsigned)copy[round % COUNT];
        } else {
            OK(urQueueFinish(queue));
            sum += (unsigned)shared[round % COUNT];
            shared[(round * 7) % (int)COUNT] = round;
        }
    }
    OK(urEnqueueUSMMemcpy(queue, true, copy, hidden, COUNT * sizeof(int), 0, NULL, NULL));
    for (unsigned i = 0; i < COUNT; i++) {
        sum = sum * 31 + (unsigned)copy[i];
    }
    OK(urUSMFree(context, shared));
    OK(urUSMFree(context, host));
    OK(urUSMFree(context, hidden));
    for (int i = 0; i < 4; i++) {
        OK(urKernelRelease(kernels[i]));
    }
    OK(urQueueRelease(queue));
    free(copy);
    return sum;
}

/* Launches that change nothing which the host wrote, beside much memory that it wrote once, or none
 * that it sees. */
static void still(int rounds, size_t size) {
    ur_kernel_handle_t kernel;
    ur_queue_handle_t queue;
    char *big = NULL;
    int *hidden, add = 1, sum[17];
    OK(urQueueCreate(context, device, NULL, &queue));
    OK(urKernelCreate(program, "first", &kernel));
    OK(urUSMDeviceAlloc(context, device, NULL, NULL, COUNT * sizeof(int), (void **)&hidden));
    if (size) {
        OK(urUSMSharedAlloc(context, device, NULL, NULL, size, (void **)&big));
        memset(big, 5, size);
    }
    OK(urEnqueueUSMFill(queue, hidden, 1, "", COUNT * sizeof(int), 0, NULL, NULL));
    OK(urKernelSetArgPointer(kernel, 0, NULL, hidden));
    OK(urKernelSetArgValue(kernel, 1, sizeof(add), NULL, &add));
    for (int i = 0; i < rounds; i++) {
        launch(queue, kernel);
        if (size && i == rounds / 2) {
            big[size / 2] = 6; /* one page of it changes */
        }
    }
    OK(urQueueFinish(queue));
    if (size) {
        OK(urEnqueueUSMMemcpy(queue, true, hidden, big + size / 2, 64, 0, NULL, NULL));
    }
    OK(urEnqueueUSMMemcpy(queue, true, sum, hidden, sizeof(sum), 0, NULL, NULL));
    printf("%d %d\n", sum[0], sum[16]);
    if (size) {
        OK(urUSMFree(context, big));
    }
    OK(urUSMFree(context, hidden));
    OK(urKernelRelease(kernel));
    OK(urQueueRelease(queue));
}

/* Calls are made while a kernel changes memory that the host sees: each finds more of it changed,
 * and none knows by whom. */
/* Parts of a buffer that share memory are mapped, written through and unmapped in any order, with
 * fills and reads of the buffer in between. */
static void maps(void) {
    enum { ROUNDS = 60, MOST = 4 };
    struct {
        int *at;
        unsigned from, count;
    } mapped[MOST];
    unsigned used = 0, sum = 0, seed = 5;
    int out[COUNT], zero = 0;
    ur_queue_handle_t queue;
    ur_mem_handle_t buffer;
    OK(urQueueCreate(context, device, NULL, &queue));
    OK(urMemBufferCreate(context, UR_MEM_FLAG_READ_WRITE, sizeof(out), NULL, &buffer));
    OK(urEnqueueMemBufferFill(queue, buffer, &zero, sizeof(zero), 0, sizeof(out), 0, NULL, NULL));
    for (unsigned round = 0; round < ROUNDS || used; round++) {
        seed = seed * 1103515245u + 12345u;
        unsigned word = seed >> 8;
        if (round < ROUNDS && used < MOST && (used == 0 || word % 3)) {
            unsigned from = word / 4 % 4 * (COUNT / 8), count = COUNT / 8 * (1 + word / 16 % 4);
            OK(urEnqueueMemBufferMap(queue, buffer, true, UR_MAP_FLAG_READ | UR_MAP_FLAG_WRITE,
                                     from * sizeof(int), count * sizeof(int), 0, NULL, NULL,
                                     (void **)&mapped[used].at));
            mapped[used].from = from;
            mapped[used++].count = count;
            continue;
        }
        unsigned which = word / 64 % used;
        for (unsigned i = word % 7; i < mapped[which].count; i += 7) {
            mapped[which].at[i] += (int)round + 1;
        }
        OK(urEnqueueMemUnmap(queue, buffer, mapped[which].at, 0, NULL, NULL));
        mapped[which] = mapped[--used];
        if (used == 0) {
            OK(urEnqueueMemBufferRead(queue, buffer, true, 0, sizeof(out), out, 0, NULL, NULL));
            for (unsigned i = 0; i < COUNT; i++) {
                sum = sum * 31 + (unsigned)out[i];
            }
        }
    }
    printf("%u\n", sum);
    OK(urMemRelease(buffer));
    OK(urQueueRelease(queue));
}

/* The host writes to device USM, as libraries for processors do, and a kernel works on it. */
static void direct(void) {
    enum { ROUNDS = 5 };
    int out[COUNT], *hidden;
    unsigned sum = 0;
    ur_kernel_handle_t first;
    ur_queue_handle_t queue;
    OK(urQueueCreate(context, device, NULL, &queue));
    OK(urKernelCreate(program, "first", &first));
    OK(urUSMDeviceAlloc(context, device, NULL, NULL, sizeof(out), (void **)&hidden));
    OK(urEnqueueUSMFill(queue, hidden, 1, "", sizeof(out), 0, NULL, NULL));
    OK(urKernelSetArgPointer(first, 0, NULL, hidden));
    for (int round = 1; round <= ROUNDS; round++) {
        OK(urQueueFinish(queue));
        for (unsigned i = 0; i < COUNT; i += 3) {
            hidden[i] = hidden[i] * 3 + round;
        }
        OK(urKernelSetArgValue(first, 1, sizeof(round), NULL, &round));
        launch(queue, first);
        OK(urEnqueueUSMMemcpy(queue, true, out, hidden, sizeof(out), 0, NULL, NULL));
        for (unsigned i = 0; i < COUNT; i++) {
            sum = sum * 31 + (unsigned)out[i];
        }
    }
    printf("%u\n", sum);
    OK(urUSMFree(context, hidden));
    OK(urKernelRelease(first));
    OK(urQueueRelease(queue));
}

static void doubt(void) {
    ur_kernel_handle_t slow, first;
    ur_queue_handle_t queue;
    int *shared, *hidden, add = 1, count = COUNT;
    size_t offset = 0, one = 1;
    unsigned sum = 0;
    OK(urQueueCreate(context, device, NULL, &queue));
    OK(urKernelCreate(program, "slow", &slow));
    OK(urKernelCreate(program, "first", &first));
    OK(urUSMSharedAlloc(context, device, NULL, NULL, COUNT * sizeof(int), (void **)&shared));
    OK(urUSMDeviceAlloc(context, device, NULL, NULL, COUNT * sizeof(int), (void **)&hidden));
    for (unsigned i = 0; i < COUNT; i++) {
        shared[i] = -1 - (int)i; /* what the kernel writes is not negative */
    }
    OK(urEnqueueUSMFill(queue, hidden, 1, "", COUNT * sizeof(int), 0, NULL, NULL));
    OK(urKernelSetArgPointer(slow, 0, NULL, shared));
    OK(urKernelSetArgPointer(first, 0, NULL, hidden));
    OK(urKernelSetArgValue(first, 1, sizeof(add), NULL, &add));
    OK(urKernelSetArgValue(slow, 1, sizeof(count), NULL, &count));
    OK(urEnqueueKernelLaunch(queue, slow, 1, &offset, &one, NULL, NULL, 0, NULL, NULL));
    for (unsigned part = 1; part < 8; part++) {
        unsigned begun = 0;
        while (begun < COUNT / 8 * part) {
            begun = 0;
            for (unsigned i = 0; i < COUNT; i++) {
                begun += ((volatile int *)shared)[i] >= 0;
            }
        }
        launch(queue, first);
    }
    OK(urQueueFinish(queue));
    for (unsigned i = 0; i < COUNT; i++) {
        sum = sum * 31 + (unsigned)shared[i];
    }
    printf("%u\n", sum);
    OK(urUSMFree(context, shared));
    OK(urUSMFree(context, hidden));
    OK(urKernelRelease(slow));
    OK(urKernelRelease(first));
    OK(urQueueRelease(queue));
}

/* Memory that a queue allocates while it waits for an event that only this program completes. */
static void later(bool shared, ur_queue_flags_t flags) {
    ur_queue_properties_t properties = {UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, NULL, flags};
    ur_queue_handle_t queue;
    ur_event_handle_t user, there, done;
    int *memory, sum = 0, seven = 7;
    size_t half = COUNT / 2 * sizeof(int);
    OK(urQueueCreate(context, device, &properties, &queue));
    OK(urEventCreateUserExp(context, &user));
    OK((shared ? urEnqueueUSMSharedAllocExp : urEnqueueUSMHostAllocExp)(
        queue, NULL, 2 * half, NULL, 1, &user, (void **)&memory, &there));
    OK(urEnqueueUSMFill(queue, memory, sizeof(seven), &seven, half, 1, &there, &done));
    OK(urEventSetStatusExp(user, UR_EVENT_STATUS_COMPLETE));
    OK(urEventWait(1, &done));
    for (unsigned i = 0; i < COUNT / 2; i++) {
        sum += memory[i];
    }
    memory[COUNT / 2] = sum; /* of the host's half */
    OK(urEnqueueUSMMemcpy(queue, false, memory, memory + COUNT / 2, sizeof(int), 0, NULL, NULL));
    OK(urQueueFinish(queue));
    printf("%d\n", memory[0] + memory[1]);
    OK(urEnqueueUSMFreeExp(queue, NULL, memory, 0, NULL, NULL));
    OK(urQueueFinish(queue));
    OK(urEventRelease(user));
    OK(urEventRelease(there));
    OK(urEventRelease(done));
    OK(urQueueRelease(queue));
}

static _Atomic bool enqueued;

static void add_one(void *at) {
    ++*(int *)at;
}

static void write_late(void *at) {
    while (!atomic_load(&enqueued)) {
        usleep(100);
    }
    for (int i = 0; i < 16; i++) {
        ((int *)at)[i] += 100;
    }
}

/* What commands read of the host is other than at their calls: a host task writes it, and a graph
 * reads it in each run. */
static void late(void) {
    ur_queue_handle_t queue;
    ur_exp_graph_handle_t graph;
    ur_exp_executable_graph_handle_t run;
    int from[16] = {1, 2, 3}, to[16], *hidden;
    OK(urQueueCreate(context, device, NULL, &queue));
    OK(urUSMDeviceAlloc(context, device, NULL, NULL, sizeof(from), (void **)&hidden));
    OK(urEnqueueHostTaskExp(queue, write_late, from, NULL, 0, NULL, NULL));
    OK(urEnqueueUSMMemcpy(queue, false, hidden, from, sizeof(from), 0, NULL, NULL));
    atomic_store(&enqueued, true);
    OK(urEnqueueUSMMemcpy(queue, true, to, hidden, sizeof(to), 0, NULL, NULL));
    printf("%d\n", to[2]);
    OK(urQueueBeginGraphCaptureExp(queue));
    OK(urEnqueueUSMMemcpy(queue, false, hidden, from, sizeof(from), 0, NULL, NULL));
    OK(urEnqueueUSMMemcpy(queue, false, to, hidden, sizeof(to), 0, NULL, NULL));
    OK(urQueueEndGraphCaptureExp(queue, &graph));
    OK(urGraphInstantiateGraphExp(graph, &run));
    for (int i = 0; i < 3; i++) {
        from[1] = 7 * i;
        OK(urEnqueueGraphExp(queue, run, 0, NULL, NULL));
        OK(urQueueFinish(queue));
        printf("%d\n", to[1]);
    }
    /* An event of the program's, which commands signal again and again. */
    const ur_exp_event_desc_t desc = {.stype = UR_STRUCTURE_TYPE_EXP_EVENT_DESC};
    ur_event_handle_t event;
    OK(urEventCreateExp(context, device, &desc, &event));
    for (int i = 0; i < 2; i++) {
        ur_event_handle_t given = event;
        OK(urEnqueueEventsWaitWithBarrierExt(queue, NULL, 0, NULL, &given));
        OK(urEventWait(1, &event));
    }
    OK(urEventRelease(event));
    OK(urGraphExecutableGraphDestroyExp(run));
    OK(urGraphDestroyExp(graph));
    OK(urUSMFree(context, hidden));
    OK(urQueueRelease(queue));
}

/* Memory that the program shares and opens itself. */
static void share(void) {
    ur_queue_handle_t queue;
    int *hidden, *again, to[16];
    void *data;
    size_t size;
    OK(urQueueCreate(context, device, NULL, &queue));
    OK(urMemoryExportAllocExportableMemoryExp(
        context, device, 0, sizeof(to), UR_EXP_EXTERNAL_MEM_TYPE_OPAQUE_FD, (void **)&hidden));
    ur_result_t got = urIPCGetMemHandleExp(context, hidden, &data, &size);
    if (got == UR_RESULT_ERROR_UNSUPPORTED_FEATURE) { /* an exported block of a CUDA driver */
        printf("not shared\n");
    } else {
        OK(got);
        OK(urIPCOpenMemHandleExp(context, device, data, size, (void **)&again));
        OK(urEnqueueUSMFill(queue, again, 1, "\5", sizeof(to), 0, NULL, NULL));
        OK(urEnqueueUSMMemcpy(queue, true, to, hidden, sizeof(to), 0, NULL, NULL));
        printf("%d\n", to[0]);
        OK(urIPCCloseMemHandleExp(context, again));
        OK(urIPCPutMemHandleExp(context, data));
    }
    OK(urMemoryExportFreeExportableMemoryExp(context, device, hidden));
    OK(urQueueRelease(queue));
}

static void graphs(void) {
    ur_queue_handle_t queue;
    ur_exp_graph_handle_t both;
    ur_exp_executable_graph_handle_t again;
    int from[16] = {0}, to[16], *hidden;
    OK(urQueueCreate(context, device, NULL, &queue));
    OK(urUSMDeviceAlloc(context, device, NULL, NULL, sizeof(from), (void **)&hidden));
    OK(urEnqueueUSMMemcpy(queue, true, hidden, from, sizeof(from), 0, NULL, NULL));
    /* A host task of a graph, between commands of it that write and read the same memory; the
     * memory of one graph is another's once it is gone. */
    for (size_t size = 256 << 10; size; size = size == 256 << 10 ? 160 << 10 : 0) {
        int *inner[2], value = 0;
        OK(urQueueBeginGraphCaptureExp(queue));
        OK(urEnqueueUSMDeviceAllocExp(queue, NULL, size, NULL, 0, NULL, (void **)&inner[0], NULL));
        OK(urEnqueueUSMDeviceAllocExp(queue, NULL, size / 3, NULL, 0, NULL, (void **)&inner[1],
                                      NULL));
        OK(urEnqueueUSMMemcpy(queue, false, &value, hidden, sizeof(value), 0, NULL, NULL));
        OK(urEnqueueHostTaskExp(queue, add_one, &value, NULL, 0, NULL, NULL));
        OK(urEnqueueUSMMemcpy(queue, false, inner[1], &value, sizeof(value), 0, NULL, NULL));
        OK(urEnqueueUSMMemcpy(queue, false, hidden, inner[1], sizeof(value), 0, NULL, NULL));
        OK(urQueueEndGraphCaptureExp(queue, &both));
        OK(urGraphInstantiateGraphExp(both, &again));
        for (int i = 0; i < 3; i++) {
            OK(urEnqueueGraphExp(queue, again, 0, NULL, NULL));
        }
        OK(urQueueFinish(queue));
        OK(urGraphExecutableGraphDestroyExp(again));
        OK(urGraphDestroyExp(both));
        OK(urEnqueueUSMMemcpy(queue, true, to, hidden, sizeof(to), 0, NULL, NULL));
        printf("%d\n", to[0]);
    }
    /* A capture that ends with its queue: the other one that had joined it finds that out once. */
    ur_queue_handle_t gone;
    ur_event_handle_t joins;
    OK(urQueueCreate(context, device, NULL, &gone));
    OK(urQueueBeginGraphCaptureExp(gone));
    OK(urEnqueueUSMFill(gone, hidden, 1, "", sizeof(from), 0, NULL, &joins));
    OK(urEnqueueUSMFill(queue, hidden, 1, "", sizeof(from), 1, &joins, NULL));
    OK(urQueueRelease(gone));
    if (urEnqueueUSMFill(queue, hidden, 1, "", sizeof(from), 0, NULL, NULL) == UR_RESULT_SUCCESS) {
        fprintf(stderr, "recorded: a capture goes on without its queue\n");
        exit(1);
    }
    OK(urEventRelease(joins));
    OK(urEnqueueUSMFill(queue, hidden, 1, "\7", sizeof(from), 0, NULL, NULL));
    OK(urEnqueueUSMMemcpy(queue, true, to, hidden, sizeof(to), 0, NULL, NULL));
    printf("%d\n", to[0]);
    OK(urUSMFree(context, hidden));
    OK(urQueueRelease(queue));
}

/* Copies in flight from more memory of the host than a replay keeps for commands that may run. */
static void large(void) {
    const size_t size = 40u << 20;
    char *from = malloc(size), *hidden;
    ur_queue_handle_t queue;
    unsigned last;
    OK(urQueueCreate(context, device, NULL, &queue));
    OK(urUSMDeviceAlloc(context, device, NULL, NULL, size, (void **)&hidden));
    memset(from, 7, size);
    OK(urEnqueueUSMMemcpy(queue, false, hidden, from, size, 0, NULL, NULL));
    OK(urEnqueueUSMMemcpy(queue, true, &last, hidden + size - sizeof(last), sizeof(last), 0, NULL,
                          NULL));
    printf("%x\n", last);
    OK(urUSMFree(context, hidden));
    OK(urQueueRelease(queue));
    free(from);
}

/* A kernel that the program makes by calls of OpenCL itself, and hands over. */
static void native(void) {
    static const char *source = "kernel void scale(global int *at) { at[get_global_id(0)] *= BY; }";
    void *library = dlopen("libOpenCL.so.1", RTLD_NOW);
    void *(*make_program)(void *, unsigned, const char **, const size_t *, int *);
    int (*build)(void *, unsigned, void **, const char *, void *, void *);
    void *(*make_kernel)(void *, const char *, int *);
    int (*release)(void *);
    const ur_kernel_native_properties_t owned = {
        .stype = UR_STRUCTURE_TYPE_KERNEL_NATIVE_PROPERTIES, .isNativeHandleOwned = true};
    void *symbols[4] = {library ? dlsym(library, "clCreateProgramWithSource") : NULL,
                        library ? dlsym(library, "clBuildProgram") : NULL,
                        library ? dlsym(library, "clCreateKernel") : NULL,
                        library ? dlsym(library, "clReleaseProgram") : NULL};
    ur_native_handle_t of;
    ur_queue_handle_t queue;
    ur_kernel_handle_t kernel;
    size_t many = 1u << 20; /* for which the adapter chooses groups that others do not take */
    int *shared, code = 0;

    if (!symbols[0] || !symbols[1] || !symbols[2] || !symbols[3]) {
        fprintf(stderr, "recorded: libOpenCL.so.1 is not here\n");
        exit(1);
    }
    memcpy(&make_program, &symbols[0], sizeof(void *));
    memcpy(&build, &symbols[1], sizeof(void *));
    memcpy(&make_kernel, &symbols[2], sizeof(void *));
    memcpy(&release, &symbols[3], sizeof(void *));
    OK(urContextGetNativeHandle(context, &of));
    void *cl = make_program((void *)of, 1, &source, NULL, &code);
    code = code ? code : build(cl, 0, NULL, "-D BY=3", NULL, NULL);
    void *made = code ? NULL : make_kernel(cl, "scale", &code);
    if (code) {
        fprintf(stderr, "recorded: OpenCL: %d\n", code);
        exit(1);
    }
    OK(urKernelCreateWithNativeHandle((ur_native_handle_t)made, context, NULL, &owned, &kernel));
    OK(urQueueCreate(context, device, NULL, &queue));
    OK(urUSMSharedAlloc(context, device, NULL, NULL, many * sizeof(int), (void **)&shared));
    for (size_t i = 0; i < many; i++) {
        shared[i] = (int)(i % COUNT);
    }
    OK(urKernelSetArgPointer(kernel, 0, NULL, shared));
    OK(urEnqueueKernelLaunch(queue, kernel, 1, NULL, &many, NULL, NULL, 0, NULL, NULL));
    OK(urQueueFinish(queue));
    printf("%d\n", shared[many - 1]);
    OK(urUSMFree(context, shared));
    OK(urKernelRelease(kernel));
    OK(urQueueRelease(queue));
    release(cl);
}

/* Gives the driver work itself, on the stream of the queue. */
static void fill_natively(ur_queue_handle_t queue, void *at) {
    void *library = dlopen("libcuda.so.1", RTLD_NOW);
    void *symbol = library ? dlsym(library, "cuMemsetD8Async") : NULL;
    int (*fill)(uintptr_t, unsigned char, size_t, void *);
    ur_native_handle_t stream;
    memcpy(&fill, &symbol, sizeof(fill));
    OK(urQueueGetNativeHandle(queue, NULL, &stream));
    if (!symbol || fill((uintptr_t)at, 0x17, 5000, (void *)stream)) {
        fprintf(stderr, "recorded: cuMemsetD8Async cannot be called\n");
        exit(1);
    }
}

static void fill_into_graph(void *data) {
    struct {
        ur_exp_command_buffer_handle_t buffer;
        char *at;
    } *to = data;
    struct {
        uintptr_t at;
        size_t pitch;
        unsigned value, element;
        size_t width, height;
    } params = {(uintptr_t)to->at, 0, 0x29, 1, 3000, 1};
    void *library = dlopen("libcuda.so.1", RTLD_NOW), *now = NULL, *node;
    void *symbols[2] = {library ? dlsym(library, "cuGraphAddMemsetNode") : NULL,
                        library ? dlsym(library, "cuCtxGetCurrent") : NULL};
    int (*add)(void *, void *, const void *, size_t, const void *, void *);
    int (*current)(void **);
    ur_native_handle_t graph;
    memcpy(&add, &symbols[0], sizeof(add));
    memcpy(&current, &symbols[1], sizeof(current));
    OK(urCommandBufferGetNativeHandleExp(to->buffer, &graph));
    if (!symbols[0] || !symbols[1] || current(&now) ||
        add(&node, (void *)graph, NULL, 0, &params, now)) {
        fprintf(stderr, "recorded: cuGraphAddMemsetNode cannot be called\n");
        exit(1);
    }
}

/* Native commands in a queue and in a command buffer, and what other commands make of theirs. */
static void commands(void) {
    enum { SIZE = 16384 };
    ur_queue_handle_t queue;
    ur_mem_handle_t buffer;
    ur_event_handle_t event;
    ur_kernel_handle_t first;
    char *hidden, *shared, copy[SIZE];
    int by = 1;
    unsigned sum = 0;
    OK(urQueueCreate(context, device, NULL, &queue));
    OK(urKernelCreate(program, "first", &first));
    OK(urUSMDeviceAlloc(context, device, NULL, NULL, SIZE, (void **)&hidden));
    OK(urUSMSharedAlloc(context, device, NULL, NULL, SIZE, (void **)&shared));
    OK(urMemBufferCreate(context, UR_MEM_FLAG_READ_WRITE, 64, NULL, &buffer));
    memset(shared, 3, SIZE);
    OK(urEnqueueUSMFill(queue, hidden, 1, "", SIZE, 0, NULL, NULL));
    OK(urKernelSetArgPointer(first, 0, NULL, hidden));
    OK(urKernelSetArgValue(first, 1, sizeof(by), NULL, &by));
    for (int i = 0; i < 2; i++) {
        OK(urEnqueueNativeCommandExp(queue, fill_natively, (i ? shared : hidden) + 100, 0, NULL,
                                     NULL, 0, NULL, &event));
        launch(queue, first);
        OK(urEnqueueUSMMemcpy(queue, true, copy, hidden, SIZE, 1, &event, NULL));
        OK(urEventRelease(event));
        sum = sum * 31 + (unsigned char)copy[100] + (unsigned char)shared[100];
    }
    const ur_exp_command_buffer_desc_t desc = {.stype = UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC};
    struct {
        ur_exp_command_buffer_handle_t buffer;
        char *at;
    } to = {NULL, hidden + 9000};
    ur_exp_command_buffer_sync_point_t points[2];
    OK(urCommandBufferCreateExp(context, device, &desc, &to.buffer));
    OK(urCommandBufferAppendUSMFillExp(to.buffer, hidden, "\1", 1, SIZE, 0, NULL, 0, NULL,
                                       &points[0], NULL, NULL));
    OK(urCommandBufferAppendNativeCommandExp(to.buffer, fill_into_graph, &to, NULL, 1, &points[0],
                                             &points[1]));
    OK(urCommandBufferAppendUSMMemcpyExp(to.buffer, copy, hidden, SIZE, 1, &points[1], 0, NULL,
                                         NULL, NULL, NULL));
    OK(urCommandBufferFinalizeExp(to.buffer));
    OK(urEnqueueCommandBufferExp(queue, to.buffer, 0, NULL, NULL));
    OK(urQueueFinish(queue));
    sum = sum * 31 + (unsigned char)copy[9000];
    OK(urEnqueueUSMMemcpy(queue, true, copy, hidden, SIZE, 0, NULL, NULL));
    for (int i = 0; i < SIZE; i++) {
        sum = sum * 31 + (unsigned char)copy[i];
    }
    printf("%u\n", sum);
    OK(urCommandBufferReleaseExp(to.buffer));
    OK(urMemRelease(buffer));
    OK(urKernelRelease(first));
    OK(urUSMFree(context, hidden));
    OK(urUSMFree(context, shared));
    OK(urQueueRelease(queue));
}

/* Waits for a launch that failed, again and again, with more launches in between. */
static void failures(void) {
    enum { TIMES = 40000 };
    size_t global = 64, offset = 0;
    ur_kernel_handle_t wild, first;
    ur_queue_handle_t queue;
    ur_event_handle_t failed;
    int *shared, by = 1;
    OK(urKernelCreate(program, "wild", &wild));
    OK(urKernelCreate(program, "first", &first));
    OK(urQueueCreate(context, device, NULL, &queue));
    OK(urUSMSharedAlloc(context, device, NULL, NULL, COUNT * sizeof(int), (void **)&shared));
    OK(urKernelSetArgPointer(wild, 0, NULL, shared));
    OK(urKernelSetArgPointer(first, 0, NULL, shared));
    OK(urKernelSetArgValue(first, 1, sizeof(by), NULL, &by));
    OK(urEnqueueKernelLaunch(queue, wild, 1, &offset, &global, NULL, NULL, 0, NULL, &failed));
    for (int i = 0; i < TIMES; i++) {
        if (urEventWait(1, &failed) == UR_RESULT_SUCCESS) {
            fprintf(stderr, "recorded: a kernel that reads where nothing is succeeds\n");
            exit(1);
        }
        if (i % 1000 == 0) {
            urQueueFinish(queue);
            launch(queue, first);
        }
    }
    OK(urQueueFinish(queue));
    OK(urEventRelease(failed));
    OK(urUSMFree(context, shared));
    OK(urKernelRelease(wild));
    OK(urKernelRelease(first));
    OK(urQueueRelease(queue));
}

/* What another device must not be given as it is: groups that the adapter chooses, a kernel that
 * faults, and memory that no call allocated. */
static void guard(void) {
    enum { ITEMS = 65536 };
    size_t global = ITEMS, offset = 0, local = 0;
    ur_kernel_handle_t where, wild, first;
    ur_queue_handle_t queue;
    int *shared, *plain = calloc(COUNT, sizeof(*plain)), by = 1;
    OK(urKernelCreate(program, "where", &where));
    OK(urKernelCreate(program, "wild", &wild));
    OK(urKernelCreate(program, "first", &first));
    OK(urQueueCreate(context, device, NULL, &queue));
    OK(urKernelGetSuggestedLocalWorkSize(where, queue, 1, &offset, &global, &local));
    OK(urUSMSharedAlloc(context, device, NULL, NULL, ITEMS / local * sizeof(int),
                        (void **)&shared));
    OK(urKernelSetArgPointer(where, 0, NULL, shared));
    OK(urEnqueueKernelLaunch(queue, where, 1, &offset, &global, NULL, NULL, 0, NULL, NULL));
    OK(urQueueFinish(queue));
    printf("groups of %d\n", shared[ITEMS / local - 1]);
    OK(urKernelSetArgPointer(first, 0, NULL, plain));
    OK(urKernelSetArgValue(first, 1, sizeof(by), NULL, &by));
    launch(queue, first);
    OK(urQueueFinish(queue));
    OK(urKernelSetArgPointer(wild, 0, NULL, shared));
    OK(urEnqueueKernelLaunch(queue, wild, 1, &offset, &local, NULL, NULL, 0, NULL, NULL));
    if (urQueueFinish(queue) == UR_RESULT_SUCCESS) {
        fprintf(stderr, "recorded: a kernel that reads where nothing is succeeds\n");
        exit(1);
    }
    free(plain);
    OK(urUSMFree(context, shared));
    OK(urKernelRelease(where));
    OK(urKernelRelease(wild));
    OK(urKernelRelease(first));
    OK(urQueueRelease(queue));
}

static void *run_in_thread(void *rounds) {
    run(*(int *)rounds);
    return NULL;
}

enum { BY_STATUS, BY_PROFILE, BY_QUEUE, ASKED };

static bool is_over(int way, ur_queue_handle_t queue, ur_event_handle_t event) {
    ur_event_status_t status = UR_EVENT_STATUS_QUEUED;
    uint64_t end;
    ur_bool_t empty = false;
    switch (way) {
    case BY_STATUS:
        OK(urEventGetInfo(event, UR_EVENT_INFO_COMMAND_EXECUTION_STATUS, sizeof(status), &status,
                          NULL));
        return status == UR_EVENT_STATUS_COMPLETE;
    case BY_PROFILE:
        return urEventGetProfilingInfo(event, UR_PROFILING_INFO_COMMAND_END, sizeof(end), &end,
                                       NULL) == UR_RESULT_SUCCESS;
    default:
        OK(urQueueGetInfo(queue, UR_QUEUE_INFO_EMPTY, sizeof(empty), &empty, NULL));
        return empty;
    }
}

/* What another queue writes once the first is known to be done comes behind that. */
static void asked(void) {
    enum { SIZE = 64 << 20 };
    unsigned char first = 3, second = 5, seen = 0;
    ur_queue_properties_t profiled = {UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, NULL,
                                      UR_QUEUE_FLAG_PROFILING_ENABLE};
    ur_queue_handle_t queue, other;
    ur_event_handle_t event;
    char *memory;
    OK(urQueueCreate(context, device, &profiled, &queue));
    OK(urQueueCreate(context, device, NULL, &other));
    OK(urUSMDeviceAlloc(context, device, NULL, NULL, SIZE, (void **)&memory));
    for (int way = 0; way < ASKED; way++) {
        OK(urEnqueueUSMFill(queue, memory, 1, &first, SIZE, 0, NULL, &event));
        while (!is_over(way, queue, event)) {
            usleep(1000);
        }
        OK(urEnqueueUSMFill(other, memory + SIZE - 1, 1, &second, 1, 0, NULL, NULL));
        OK(urQueueFinish(other));
        OK(urEventRelease(event));
        OK(urQueueFinish(queue));
        OK(urEnqueueUSMMemcpy(other, true, &seen, memory + SIZE - 1, 1, 0, NULL, NULL));
        printf("%d\n", seen);
    }
    OK(urUSMFree(context, memory));
    OK(urQueueRelease(queue));
    OK(urQueueRelease(other));
}

int main(int argc, char **argv) {
    const char *mode = argc > 3 ? argv[3] : "";
    uint32_t count = 0;
    ur_adapter_handle_t adapter;
    ur_platform_handle_t platform;
    int rounds = argc > 2 ? atoi(argv[2]) : 1;

    OK(urLoaderInit(0, NULL));
    OK(urAdapterGet(1, &adapter, &count));
    OK(urPlatformGet(adapter, 1, &platform, NULL));
    OK(urDeviceGet(platform, UR_DEVICE_TYPE_ALL, 1, &device, NULL));
    OK(urContextCreate(1, &device, NULL, &context));
    load(argv[1]);
    if (strcmp(mode, "fork") == 0) {
        pid_t child = fork();
        if (child == 0) {
            uint32_t references; /* what a child may do: calls that reach no device */
            urContextGetInfo(context, UR_CONTEXT_INFO_REFERENCE_COUNT, sizeof(references),
                             &references, NULL);
            _exit(0);
        }
        waitpid(child, NULL, 0);
    }
    if (strcmp(mode, "threads") == 0) {
        pthread_t threads[4];
        for (int i = 0; i < 4; i++) {
            pthread_create(&threads[i], NULL, run_in_thread, &rounds);
        }
        for (int i = 0; i < 4; i++) {
            pthread_join(threads[i], NULL);
        }
    }
    if (strcmp(mode, "still") == 0) {
        still(rounds, 8u << 20);
    } else if (strcmp(mode, "hidden") == 0) {
        still(rounds, 0);
        rounds = 1;
    }
    if (strcmp(mode, "maps") == 0) {
        maps();
    }
    if (strcmp(mode, "direct") == 0) {
        direct();
    }
    if (strcmp(mode, "doubt") == 0) {
        doubt();
        late();
    }
    if (strcmp(mode, "asked") == 0) {
        asked();
    }
    if (strcmp(mode, "later") == 0) {
        for (int i = 0; i < 4; i++) {
            later(i & 1, i & 2 ? UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE : 0);
        }
    }
    if (strcmp(mode, "native") == 0) {
        native();
    }
    if (strcmp(mode, "guard") == 0) {
        guard();
    }
    if (strcmp(mode, "commands") == 0) {
        commands();
    }
    if (strcmp(mode, "graphs") == 0) {
        graphs();
        share();
    }
    if (strcmp(mode, "failures") == 0) {
        failures();
    }
    if (strcmp(mode, "unused") == 0) {
        unused(argv[1]);
    }
    if (strcmp(mode, "leave") == 0) {
        run(rounds);
        printf("left\n");
        fflush(stdout);
        _exit(3); /* nothing is released, and nobody is told */
    }
    if (strcmp(mode, "large") == 0) {
        large();
    }
    if (strcmp(mode, "forever") == 0) {
        printf("started\n");
        fflush(stdout);
        rounds = 0;
    }
    printf("%u\n", run(rounds));
    OK(urProgramRelease(program));
    OK(urContextRelease(context));
    OK(urAdapterRelease(adapter));
    OK(urLoaderTearDown());
    return 0;
}
