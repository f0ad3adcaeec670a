/* A libOpenCL.so.1 that stands before the real one, and lets calls fail: for tests of what becomes
 * of a driver that fails midway or disappears. Every call that the adapter makes is counted, in the
 * order in which it comes.
 *
 *   UR_FAIL=call:N[:CODE]   call N fails with CODE (-5, CL_OUT_OF_RESOURCES)
 *   UR_FAIL=from:N[:CODE]   and so do all that follow
 *   UR_FAIL_ALWAYS=NAME     calls of that function fail, as on a device that cannot do it
 *   UR_FAIL_REPORT=FILE     receives, at exit, the number of calls, the name of the first that
 * failed, and the objects that were made and not released
 *   UR_FAIL_COMPILER=1      the compiler ends the process over SPIR-V newer than 1.6, over
 * OpImage and formats of printf that are chosen when kernels run, and its linker says
 * CL_INVALID_BINARY where something is missing, as Intel's for GPUs UR_FAIL_STAGES=1        a write
 * of a buffer without a wait list takes its source at the call, and the last release of an image
 * while some command waits for the host ends the process, as Intel's driver for GPUs may
 *   UR_FAIL_REAL=FILE       the real one, where it is not where it was when this was built
 *   UR_FAIL_LOSE=gone|mute  ur_fail_lose() loses the device: waits that are under way return, and
 * all that follows fails; with `gone` the device is not available, either
 *
 * A call that fails does not reach the driver, with these exceptions: releases, waits and the
 * completion of user events do their work and report the failure all the same, since what is never
 * released or completed by a test's doing would hide what the adapter loses or waits for by its
 * own. A call when the process is ending aborts it. */
#include <CL/cl.h>
#include <CL/cl_ext.h>
#include <dlfcn.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "../common/ended.h"
#include "../common/formats.h"

enum kind { CONTEXT, QUEUE, MEM, SAMPLER, PROGRAM, KERNEL, EVENT, DEVICE, USM, KINDS };
static const char *const kind_names[KINDS] = {"contexts", "queues",      "memory objects",
                                              "samplers", "programs",    "kernels",
                                              "events",   "sub-devices", "USM allocations"};

static _Atomic long calls, alive[KINDS];
static _Atomic(const char *) first_failed;
static long fail_at, fail_to;
static const char *always;
static cl_int code = CL_OUT_OF_RESOURCES;
static void *library;
static bool may_lose, is_mute; /* by UR_FAIL_LOSE */

/* With UR_FAIL_COMPILER: the end. Lengths of instructions are those of a module that was checked.
 */
static void compile(const void *il, size_t size) {
    enum { HEADER = 5, OP_IMAGE = 100, NEWEST = 0x10600 };
    uint32_t first[HEADER], word;
    if (!getenv("UR_FAIL_COMPILER") || size < sizeof(first)) {
        return;
    }
    memcpy(first, il, sizeof(first));
    bool dies = first[1] > NEWEST;
    for (size_t at = sizeof(first); !dies && at + sizeof(word) <= size; at += (word >> 16) * 4UL) {
        memcpy(&word, (const char *)il + at, sizeof(word));
        dies = (word & 0xffff) == OP_IMAGE || word >> 16 == 0;
    }
    uint32_t *words = malloc(size); /* which may lie anywhere */
    if (words) {
        memcpy(words, il, size);
        dies = dies || prints_by_choice(words, size / sizeof(*words));
    }
    free(words);
    if (dies) {
        fprintf(stderr, "libOpenCL: the compiler gives up\n");
        _exit(10);
    }
}

/* With UR_FAIL_STAGES: where a write takes its source from. Copies stay, for nobody says when they
 * were used. */
static const void *staged(const void *source, size_t size, cl_uint waits) {
    static struct copy {
        struct copy *next;
        char bytes[];
    } * _Atomic copies;
    struct copy *copy =
        waits == 0 && getenv("UR_FAIL_STAGES") ? malloc(sizeof(*copy) + size) : NULL;
    if (!copy) {
        return source;
    }
    memcpy(copy->bytes, source, size);
    copy->next = atomic_load(&copies);
    while (!atomic_compare_exchange_weak(&copies, &copy->next, copy)) {
    }
    return copy->bytes;
}

/* Of the user's events, those that are not complete. */
static _Atomic long open_events;

static void *find(_Atomic(void *) *address, const char *name);

/* With UR_FAIL_STAGES: before a release. */
static void release_image(cl_mem mem) {
    typedef cl_int(CL_API_CALL * info_fn)(cl_mem, cl_mem_info, size_t, void *, size_t *);
    static _Atomic(void *) address;
    cl_mem_object_type type = 0;
    cl_uint count = 0;
    if (!getenv("UR_FAIL_STAGES") || atomic_load(&open_events) <= 0) {
        return;
    }
    void *found = find(&address, "clGetMemObjectInfo");
    info_fn info;
    memcpy(&info, &found, sizeof(info));
    info(mem, CL_MEM_TYPE, sizeof(type), &type, NULL);
    info(mem, CL_MEM_REFERENCE_COUNT, sizeof(count), &count, NULL);
    if (count == 1 && type != CL_MEM_OBJECT_BUFFER) {
        fprintf(stderr, "libOpenCL: an image goes that commands use which wait for the host\n");
        abort();
    }
}

static void link_result(cl_int *result) {
    if (*result == CL_LINK_PROGRAM_FAILURE && getenv("UR_FAIL_COMPILER")) {
        *result = CL_INVALID_BINARY;
    }
}

#define MAX_EXTENSIONS 64
static struct {
    char name[64];
    void *_Atomic address;
} extensions[MAX_EXTENSIONS];

__attribute__((constructor)) static void start(void) {
    const char *setting = getenv("UR_FAIL");
    char mode[8] = "";
    int value = 0;
    if (setting) {
        int fields = sscanf(setting, "%7[a-z]:%ld:%d", mode, &fail_at, &value);
        if (fields < 2 || fail_at < 1 || (strcmp(mode, "call") != 0 && strcmp(mode, "from") != 0)) {
            fprintf(stderr, "UR_FAIL is call:N[:CODE] or from:N[:CODE], not '%s'\n", setting);
            exit(2);
        }
        fail_to = strcmp(mode, "call") == 0 ? fail_at : __LONG_MAX__;
        code = fields == 3 ? value : code;
    }
    always = getenv("UR_FAIL_ALWAYS");
    const char *how = getenv("UR_FAIL_LOSE");
    may_lose = how != NULL;
    is_mute = how && strcmp(how, "mute") == 0;
    /* By its path: the name alone is this library's as well. */
    const char *path = getenv("UR_FAIL_REAL");
    library = dlopen(path ? path : REAL_OPENCL, RTLD_NOW | RTLD_LOCAL);
    if (!library) {
        fprintf(stderr, "%s\n", dlerror());
        exit(2);
    }
    ended_watch();
}

static bool any_alive(void) {
    bool any = false;
    for (int i = 0; i < KINDS; ++i) {
        any |= atomic_load(&alive[i]) != 0;
    }
    return any;
}

__attribute__((destructor)) static void report(void) {
    const char *path = getenv("UR_FAIL_REPORT"), *name = atomic_load(&first_failed);
    FILE *file = path ? fopen(path, "w") : NULL;
    if (!file) {
        return;
    }
    /* Threads of the adapter and of the driver may still be at their last callback. */
    for (int i = 0; i < 300 && any_alive(); ++i) {
        nanosleep(&(struct timespec){.tv_nsec = 10000000}, NULL);
    }
    fprintf(file, "calls %ld\n", atomic_load(&calls));
    if (name) {
        fprintf(file, "failed %s\n", name);
    }
    for (int i = 0; i < KINDS; ++i) {
        if (atomic_load(&alive[i]) != 0) {
            fprintf(file, "left %ld %s\n", atomic_load(&alive[i]), kind_names[i]);
        }
    }
    fclose(file);
}

/* ---- a device that is lost ------------------------------------------------------------------- */

static atomic_bool lost;

enum { QUEUES_MOST = 256 };
static cl_command_queue known_queues[QUEUES_MOST]; /* with a reference of ours each */
static atomic_uint queue_count;

void ur_fail_lose(void);
void ur_fail_find(void);
void ur_fail_settle(void);

void ur_fail_lose(void) {
    atomic_store(&lost, true);
}

/* Commands that the real driver has run on, unseen: afterwards none uses anything any more. */
void ur_fail_settle(void) {
    cl_int (*finish)(cl_command_queue) = NULL, (*release)(cl_command_queue) = NULL;
    void *address = dlsym(library, "clFinish");
    memcpy(&finish, &address, sizeof(address));
    address = dlsym(library, "clReleaseCommandQueue");
    memcpy(&release, &address, sizeof(address));
    unsigned count = atomic_load(&queue_count);
    for (unsigned i = 0; i < count; ++i) {
        finish(known_queues[i]);
    }
    for (unsigned i = 0; i < count; ++i) {
        release(known_queues[i]);
    }
    atomic_store(&queue_count, 0);
}

void ur_fail_find(void) {
    atomic_store(&lost, false);
}

static void follow_queue(cl_command_queue queue) {
    cl_int (*retain)(cl_command_queue) = NULL;
    if (!queue || !may_lose) {
        return;
    }
    void *address = dlsym(library, "clRetainCommandQueue");
    memcpy(&retain, &address, sizeof(address));
    unsigned place = atomic_fetch_add(&queue_count, 1);
    if (place >= QUEUES_MOST || retain(queue) != CL_SUCCESS) {
        abort();
    }
    known_queues[place] = queue;
}

/* What can be told and given up without the device. */
static bool is_spared(const char *name) {
    static const char *const spared[] = {"clGetPlatform",      "clGetDeviceI",   "clGetContextInfo",
                                         "clGetEventInfo",     "clGetExtension", "clGetKernelInfo",
                                         "clGetMemObjectInfo", "clRetain",       "clSetKernelArg"};
    for (size_t i = 0; i < sizeof(spared) / sizeof(spared[0]); ++i) {
        if (strncmp(name, spared[i], strlen(spared[i])) == 0) {
            return true;
        }
    }
    return false;
}

static void moment(void) {
    nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
}

/* *gone: the device was lost before all were over. */
static void wait_or_lose(cl_uint count, const cl_event *events, bool *gone) {
    __typeof__(clGetEventInfo) *info = NULL;
    void *address = dlsym(library, "clGetEventInfo");
    memcpy(&info, &address, sizeof(address));
    for (cl_uint i = 0; i < count; ++i) {
        cl_int status = CL_QUEUED;
        while (!(*gone = atomic_load(&lost)) &&
               info(events[i], CL_EVENT_COMMAND_EXECUTION_STATUS, sizeof(status), &status, NULL) ==
                   CL_SUCCESS &&
               status > CL_COMPLETE) {
            moment();
        }
    }
}

static cl_int wait_until_lost(__typeof__(clWaitForEvents) *real, cl_uint count,
                              const cl_event *events) {
    bool gone = false;
    if (may_lose) {
        wait_or_lose(count, events, &gone);
    }
    return gone ? code : real(count, events);
}

static cl_int finish_until_lost(__typeof__(clFinish) *real, cl_command_queue queue) {
    bool gone = atomic_load(&lost);
    if (may_lose && !gone) {
        __typeof__(clEnqueueMarkerWithWaitList) *mark = NULL;
        __typeof__(clFlush) *flush = NULL;
        __typeof__(clReleaseEvent) *release = NULL;
        void *address = dlsym(library, "clEnqueueMarkerWithWaitList");
        memcpy(&mark, &address, sizeof(address));
        address = dlsym(library, "clFlush");
        memcpy(&flush, &address, sizeof(address));
        address = dlsym(library, "clReleaseEvent");
        memcpy(&release, &address, sizeof(address));
        cl_event marker = NULL;
        if (mark(queue, 0, NULL, &marker) == CL_SUCCESS) {
            flush(queue);
            wait_or_lose(1, &marker, &gone);
            release(marker);
        }
    }
    return gone ? code : real(queue);
}

/* With UR_FAIL_OTHER the devices are not those that the system's loader shows, by their names, and
 * the lists in the environment are cut up as Khronos' loader does it. */
static void other_name(cl_device_info name, size_t size, char *value) {
    if (name == CL_DEVICE_NAME && value && size && getenv("UR_FAIL_OTHER")) {
        value[0] = '*';
    }
}

static void cut_lists(void) {
    static atomic_bool done;
    bool wanted = getenv("UR_FAIL_OTHER") && !atomic_exchange(&done, true);
    char *list = wanted ? getenv("OCL_ICD_FILENAMES") : NULL;
    for (; list && *list; ++list) {
        if (*list == ':') {
            *list = '\0';
        }
    }
}

static void correct_device_info(cl_device_info name, size_t size, void *value) {
    other_name(name, size, value);
    if (name == CL_DEVICE_AVAILABLE && value && size >= sizeof(cl_bool) && atomic_load(&lost) &&
        !is_mute) {
        *(cl_bool *)value = CL_FALSE;
    }
}

static void correct_event_info(cl_event_info name, size_t size, void *value) {
    if (name == CL_EVENT_COMMAND_EXECUTION_STATUS && value && size >= sizeof(cl_int) &&
        atomic_load(&lost) && *(cl_int *)value > CL_COMPLETE) {
        *(cl_int *)value = code;
    }
}

/* Of memory that commands may still use, unseen. */
static bool is_left(void) {
    return atomic_load(&lost);
}

static bool next_fails(const char *name) {
    long number = atomic_fetch_add(&calls, 1) + 1;
    if (always && strcmp(name, always) == 0) {
        return true;
    }
    if (atomic_load(&lost) && !is_spared(name)) {
        return true;
    }
    if (fail_at == 0 || number < fail_at || number > fail_to) {
        return false;
    }
    const char *none = NULL;
    atomic_compare_exchange_strong(&first_failed, &none, name);
    return true;
}

static void tally(bool counts, enum kind kind, int change) {
    if (counts) {
        atomic_fetch_add(&alive[kind], change);
    }
}

static void remember(const char *name, void *address) {
    for (int i = 0; i < MAX_EXTENSIONS; ++i) {
        if (extensions[i].name[0] == '\0' || strcmp(extensions[i].name, name) == 0) {
            snprintf(extensions[i].name, sizeof(extensions[i].name), "%s", name);
            extensions[i].address = address;
            return;
        }
    }
}

static void *find(_Atomic(void *) *kept, const char *name) {
    void *address = atomic_load_explicit(kept, memory_order_relaxed);
    if (address) {
        return address;
    }
    for (int i = 0; i < MAX_EXTENSIONS && extensions[i].name[0] && !address; ++i) {
        address = strcmp(extensions[i].name, name) == 0 ? extensions[i].address : NULL;
    }
    address = address ? address : dlsym(library, name);
    if (!address) {
        fprintf(stderr, "%s: the real libOpenCL.so.1 lacks it\n", name);
        abort();
    }
    atomic_store_explicit(kept, address, memory_order_relaxed);
    return address;
}

/* Functions come from dlsym as pointers to data. */
#pragma GCC diagnostic ignored "-Wpedantic"
#include "wrap.inc"
