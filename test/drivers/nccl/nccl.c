/* libnccl.so.2 for GPUs of one process, on the software CUDA driver: what examples/nccl calls of
 * it. A sum is made in the streams, after all that was put into each before, as NCCL does it. */
#include <cuda.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = 64, OK = 0, UNHANDLED_CUDA_ERROR = 1, INVALID_ARGUMENT = 4, INVALID_USAGE = 5 };
enum { FLOAT32 = 7, SUM = 0 };

typedef struct ncclComm {
    CUdevice device;
    CUcontext context;
    int ranks;
} * ncclComm_t;

struct call {
    const float *from;
    float *to;
    size_t count;
    ncclComm_t comm;
    CUstream stream;
};

struct group {
    int count;
    struct call calls[MOST];
};

static __thread struct group pending;
static __thread int depth;

#define EXPORT __attribute__((visibility("default")))
EXPORT int ncclGetVersion(int *version);
EXPORT int ncclCommInitAll(ncclComm_t *comms, int count, const int *devices);
EXPORT int ncclCommDestroy(ncclComm_t comm);
EXPORT int ncclGroupStart(void);
EXPORT int ncclGroupEnd(void);
EXPORT int ncclAllReduce(const void *from, void *to, size_t count, int type, int operation,
                         ncclComm_t comm, CUstream stream);
EXPORT const char *ncclGetErrorString(int result);

int ncclGetVersion(int *version) {
    *version = 22809;
    return OK;
}

const char *ncclGetErrorString(int result) {
    return result == UNHANDLED_CUDA_ERROR ? "unhandled cuda error" : "invalid usage";
}

int ncclCommInitAll(ncclComm_t *comms, int count, const int *devices) {
    for (int i = 0; i < count; i++) {
        comms[i] = calloc(1, sizeof(*comms[i]));
        if (!comms[i] || cuDevicePrimaryCtxRetain(&comms[i]->context, devices[i]) != CUDA_SUCCESS) {
            return UNHANDLED_CUDA_ERROR;
        }
        comms[i]->device = devices[i];
        comms[i]->ranks = count;
    }
    return OK;
}

int ncclCommDestroy(ncclComm_t comm) {
    if (cuDevicePrimaryCtxRelease(comm->device) != CUDA_SUCCESS) {
        return UNHANDLED_CUDA_ERROR;
    }
    free(comm);
    return OK;
}

static void CUDA_CB add(void *data) {
    struct group *group = data;
    for (size_t i = 0; i < group->calls[0].count; i++) {
        float sum = 0;
        for (int k = 0; k < group->count; k++) {
            sum += group->calls[k].from[i];
        }
        for (int k = 0; k < group->count; k++) {
            group->calls[k].to[i] = sum;
        }
    }
    free(group);
}

/* `later` goes on after what `earlier` was given. */
static CUresult follow(const struct call *earlier, const struct call *later) {
    CUevent event;
    CUresult result = cuCtxSetCurrent(earlier->comm->context);
    if (result == CUDA_SUCCESS) {
        result = cuEventCreate(&event, CU_EVENT_DISABLE_TIMING);
        if (result == CUDA_SUCCESS) {
            result = cuEventRecord(event, earlier->stream);
        }
    }
    if (result == CUDA_SUCCESS) {
        cuCtxSetCurrent(later->comm->context);
        result = cuStreamWaitEvent(later->stream, event, 0);
        cuEventDestroy(event);
    }
    return result;
}

static int run(void) {
    struct group *group = malloc(sizeof(*group));
    CUresult result = CUDA_SUCCESS;
    if (!group || pending.count != pending.calls[0].comm->ranks) {
        free(group);
        return INVALID_USAGE;
    }
    *group = pending;
    pending.count = 0;
    struct call calls[MOST];
    memcpy(calls, group->calls, sizeof(calls));
    int count = group->count;
    for (int i = 1; i < count && result == CUDA_SUCCESS; i++) {
        result = follow(&calls[i], &calls[0]);
    }
    if (result == CUDA_SUCCESS) {
        cuCtxSetCurrent(calls[0].comm->context);
        result = cuLaunchHostFunc(calls[0].stream, add, group);
    }
    for (int i = 1; i < count && result == CUDA_SUCCESS; i++) {
        result = follow(&calls[0], &calls[i]);
    }
    return result == CUDA_SUCCESS ? OK : UNHANDLED_CUDA_ERROR;
}

int ncclGroupStart(void) {
    depth++;
    return OK;
}

int ncclGroupEnd(void) {
    return --depth == 0 && pending.count ? run() : OK;
}

int ncclAllReduce(const void *from, void *to, size_t count, int type, int operation,
                  ncclComm_t comm, CUstream stream) {
    if (type != FLOAT32 || operation != SUM || pending.count == MOST) {
        return INVALID_ARGUMENT;
    }
    pending.calls[pending.count++] = (struct call){from, to, count, comm, stream};
    return depth ? OK : run();
}
