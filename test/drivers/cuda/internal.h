/* A libcuda.so.1 that runs on the software engine. It does what the CUDA adapter asks of the real
 * one, with the same prototypes, since both include cuda.h; what it lacks of the real one is in
 * README.md.
 *
 * Two devices of compute capability 8.0. Kernels come from host code: a module is looked for among
 * the files *.ptx and
 * *.hsaco in the folders of UR_SOFTWARE_DRIVER_KERNELS (else UR_CONFORMANCE_KERNELS), and the .so
 * of that name is what runs. */
#ifndef SOFT_CUDA_INTERNAL_H
#define SOFT_CUDA_INTERNAL_H

#include <cuda.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "soft.h"

#define EXPORT __attribute__((visibility("default")))

enum {
    DEVICES_MOST = 8,
    WARP = 32,
    THREADS_MOST = ENG_MAX_GROUP_SIZE,
    SHARED_STANDARD = 48 << 10,
    SHARED_MOST = 160 << 10,
    BLOCKS_MOST = 32, /* at a time on a multiprocessor */
    GRANULARITY = 2 << 20,
};
#define DEVICE_MEMORY ((size_t)4 << 30)

struct device {
    CUdevice ordinal;
    struct eng_device *engine;
    struct CUctx_st *primary;
    pthread_mutex_t lock;  /* guards primary */
    pthread_mutex_t pages; /* whoever frees waits for kernels with it, and allocations need it */
    _Atomic uint64_t used; /* bytes of device memory given out */
    _Atomic int fault;     /* CUresult of the first kernel that faulted */
};

struct CUctx_st {
    struct device *device;
    unsigned refs;
    _Atomic int sticky;        /* CUresult that every call returns once a kernel faulted */
    struct eng_stream *legacy; /* the default stream, and all streams that wait for it */
    struct eng_command *work;  /* its last command that can fault, retained */
    uint32_t peers;
    struct soft_callbacks *callbacks; /* stream.c; NULL until the first */
    struct CUctx_st *next;            /* among those that are over */
};

struct CUstream_st {
    struct CUctx_st *context;
    struct eng_stream *engine;
    struct eng_command *work; /* as in the context */
    unsigned flags;
    int priority;
    struct CUstream_st *next; /* stream.c: of those that are live */
    unsigned channel;
};

struct CUevent_st {
    struct CUctx_st *context;
    unsigned flags;
    pthread_mutex_t lock;
    struct eng_command *last; /* retained; NULL: never recorded, which counts as complete */
    /* What the stream had last to do then, retained: its fault is the event's too. */
    struct eng_command *work;
};

enum memory_kind {
    MEMORY_DEVICE,
    MEMORY_HOST,
    MEMORY_MANAGED,
    MEMORY_REGISTERED,
    MEMORY_MAPPED,
    MEMORY_POOL,
    MEMORY_OPENED,   /* of another process */
    MEMORY_GLOBAL,   /* a variable of a module */
    MEMORY_EXTERNAL, /* of another interface, mapped */
};
struct memory {
    enum memory_kind kind;
    struct CUctx_st *context;
    int ordinal;
    size_t size;
    bool pages; /* in `file`, so that another process can open it */
    int file;
    struct CUmemPoolHandle_st *pool;
};

struct ptx_surface;
struct ptx_texture;
/* texture.c: what a surface or texture object names; false: there is none of that number. */
bool soft_surface(uint64_t object, struct ptx_surface *found);
bool soft_texture(uint64_t object, struct ptx_texture *found);

/* array.c */
struct CUarray_st {
    CUDA_ARRAY3D_DESCRIPTOR desc;
    size_t element, row, slice, size; /* bytes */
    unsigned char *data;
    bool level;   /* of a mipmapped array, which it goes with */
    bool counted; /* its memory is its own */
    struct device *device;
    struct CUarray_st *next; /* among those that live */
};
struct CUmipmappedArray_st {
    unsigned count;
    struct CUarray_st *levels;
    struct external *external;        /* whose memory it lies in, or NULL */
    struct CUmipmappedArray_st *next; /* among those that live */
};
bool soft_array_lives(CUarray array);
bool soft_mipmap_lives(CUmipmappedArray mipmap);
size_t soft_format_size(CUarray_format format); /* bytes of a channel; 0: no such format */
/* A mipmapped array, in `bytes` at `data` if that is not NULL. */
CUresult soft_mipmap_make(CUmipmappedArray *mipmap, const CUDA_ARRAY3D_DESCRIPTOR *desc,
                          unsigned count, unsigned char *data, size_t bytes);

/* state.c */
extern _Thread_local struct CUctx_st *soft_current;
extern _Thread_local bool soft_in_callback;
struct eng *soft_root(void);
struct device *soft_device(CUdevice ordinal); /* NULL: no such device */
bool soft_is_forked(void);
/* As the real driver: what frees waits for all that runs, and meanwhile nobody allocates. */
void soft_before_free(struct device *device);
void soft_before_allocation(struct device *device);

/* What every entry point starts with. */
CUresult soft_enter(const char *name);
CUresult soft_enter_context(const char *name);

#define ENTER()                                                                                    \
    do {                                                                                           \
        CUresult entered = soft_enter(__func__);                                                   \
        if (entered != CUDA_SUCCESS) {                                                             \
            return entered;                                                                        \
        }                                                                                          \
    } while (0)
#define ENTER_CONTEXT()                                                                            \
    do {                                                                                           \
        CUresult entered = soft_enter_context(__func__);                                           \
        if (entered != CUDA_SUCCESS) {                                                             \
            return entered;                                                                        \
        }                                                                                          \
    } while (0)

/* For what gives something up: a failure on request is reported, as an earlier error of the device
 * would be, and the thing is given up all the same. */
#define ENTER_RELEASE_ANYWHERE(reported)                                                           \
    CUresult reported = soft_enter(__func__);                                                      \
    do {                                                                                           \
        if (reported == CUDA_ERROR_NOT_INITIALIZED || reported == CUDA_ERROR_NOT_PERMITTED) {      \
            return reported;                                                                       \
        }                                                                                          \
    } while (0)
/* Where a context must be current. */
#define ENTER_RELEASE(reported)                                                                    \
    ENTER_RELEASE_ANYWHERE(reported);                                                              \
    do {                                                                                           \
        if (!soft_current) {                                                                       \
            return CUDA_ERROR_INVALID_CONTEXT;                                                     \
        }                                                                                          \
    } while (0)

CUresult soft_result(int engine_result);

/* stream.c */
struct CUctx_st *soft_stream_context(CUstream stream);
struct eng_stream *soft_stream(CUstream stream);
/* Fills a submission for a stream; `done` watches the command for faults once it was enqueued. */
struct eng_submit soft_submit(CUstream stream, const char *name, struct eng_command **event);
CUresult soft_done(CUstream stream, int engine_result, struct eng_command *const *event);
/* The last command of the stream that can fault is this one, retained, from now on. */
void soft_keep_work(struct eng_command **kept, struct eng_command *work);
/* Waits for the stream and reports a fault. */
CUresult soft_drain(CUstream stream);

/* Ends the thread of a context's callbacks. Pre: the commands that they are of are complete. */
void soft_callbacks_end(struct CUctx_st *context);

CUevent soft_event_make(unsigned flags); /* NULL: no memory */
/* The event's newest record, retained; NULL: none. */
struct eng_command *soft_event_last(CUevent event);
/* Makes that command the newest record. `work`, which may be NULL: whose fault is the event's too.
 */
void soft_event_record(CUevent event, struct eng_command *made, struct eng_command *work);
/* A fault of the command is the current context's. */
void soft_watch(struct eng_command *command);

/* shared.c: record->size bytes of device memory that other processes can open, registered with the
 * record. False: there is no room for more of that kind. */
bool soft_pages_take(struct memory *record, void **out);
CUresult soft_pages_give(void *pointer, struct memory *record);

/* external.c: ends a linear mapping; false: there is none at that address. */
bool soft_external_unmap(void *pointer);
struct external;
void soft_external_unref(struct external *external);

/* virtual.c: gives an allocation from a pool back at once. Pre: it is the start of one. */
CUresult soft_pool_give_back(void *pointer, struct memory *record);

/* What nodes of graphs do (graph.c): checked when they are made, enqueued by each launch as
 * `submit` says, whose event is not NULL. */
CUresult soft_launch_check(CUfunction function, const unsigned grid[3], const unsigned block[3],
                           unsigned shared);
CUresult soft_launch_submit(CUfunction function, const unsigned grid[3], const unsigned block[3],
                            unsigned shared, void **params, bool together,
                            struct eng_submit *submit); /* together: all blocks at once */
unsigned soft_param_count(CUfunction function);
size_t soft_param_size(CUfunction function, unsigned index); /* bytes */
struct CUctx_st *soft_function_context(CUfunction function);
/* Pageable memory is read when the copy runs. */
bool soft_copy_check(const CUDA_MEMCPY3D *copy);
CUresult soft_copy_submit(const CUDA_MEMCPY3D *copy, struct eng_submit *submit);
bool soft_fill_check(const CUDA_MEMSET_NODE_PARAMS *fill);
CUresult soft_fill_submit(const CUDA_MEMSET_NODE_PARAMS *fill, struct eng_submit *submit);

/* memory.c */
bool soft_find(const void *pointer, struct eng_mem *memory);
/* Whether [pointer, pointer + size) lies in one allocation, if it is in any. */
bool soft_range(const void *pointer, size_t size, bool must_be_known);

#endif
