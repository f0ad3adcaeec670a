/* A pretended AMD GPU under the kernel's driver amdgpu, for LD_PRELOAD: /dev/kfd and a render node
 * with their ioctls, what /sys tells of them, memory, events, and queues that run what AMD's real
 * runtime (HIP over ROCr) writes into them: barriers, packets of the copy engines, and kernels on
 * the host.
 *
 *     KFD_DEVICE=NAME     what it pretends to be: gfx90a, gfx942
 *     KFD_KERNELS=DIR     SPIR-V modules; a kernel of a code object that has the kernels of one of
 * these runs as that on an OpenCL driver for CPUs ZE_SOFTWARE_OPENCL  the OpenCL driver
 * (../level_zero/opencl.h) KFD_TRACE=N         tells on standard error: 1 what went wrong, 2 queues
 * and kernels, 3 memory and events, 4 each packet
 *
 * The GPU has the addresses of the process. Locks: each file has one of its own, and none is taken
 * with another held. */
#ifndef TEST_KFD_INTERNAL_H
#define TEST_KFD_INTERNAL_H

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#include "node.h"
#include "uapi.h"

enum { GPU_ID = 4660 };

/* ---- device.c: what it is, and what /sys tells of it. */
struct device {
    const char *name, *family_name;
    uint32_t version;       /* of the instructions, major * 10000 + minor * 100 + step */
    uint16_t id;            /* of PCI */
    uint32_t family;        /* of amdgpu */
    uint32_t units, simds;  /* compute units; SIMDs of all */
    uint32_t registers_xcc; /* parts that work as one device */
};
const struct device *device(void);
uint64_t device_ticks(void); /* of 100 MHz */
/* What the file under /sys has, owned by the caller, or NULL: there is no such file here. */
char *device_file(const char *path);
void device_describe(uint32_t query, void *out, uint32_t size); /* of AMDGPU_INFO */

/* ---- memory.c: buffers, which are mapped where the runtime wants them. */
int memory_alloc(struct uapi_alloc *alloc);
int memory_free(uint64_t handle);
int memory_map_gpu(uint64_t handle);
int memory_export(uint64_t handle, int *fd);
int memory_import(struct uapi_dmabuf_import *import);
int memory_describe(struct uapi_dmabuf_info *info);
bool memory_is_offset(off64_t offset);
void *memory_map(void *address, size_t size, int protection, int flags, off64_t offset);
extern const uint64_t memory_doorbells; /* an offset, with room for each queue's 8 bytes */
void *memory_doorbell_page(void);
void *memory_host_map(void *address, size_t size, int protection, int flags, int fd, off64_t at);

/* ---- event.c */
int event_create(struct uapi_event *event);
int event_destroy(uint32_t id);
void event_set(uint32_t id, bool set);
int events_wait(struct uapi_events_wait *wait);

/* ---- queue.c: one thread each. */
struct queue {
    uint32_t kind;
    atomic_bool stops;
    uint64_t ring, size; /* bytes */
    volatile uint64_t *write, *read, *doorbell;
    pthread_t thread;
};
int queue_create(struct uapi_queue *queue);
int queue_destroy(uint32_t id);
void queue_pause(unsigned *idle); /* between looks at what has not come yet */
void *packets_run(void *queue);   /* packets.c: of an AQL queue, until it stops */
void *copies_run(void *queue);    /* copies.c: of a copy engine's */

/* ---- object.c: code objects, as the runtime's loader has them in memory. */
enum argument_kind { ARGUMENT_VALUE, ARGUMENT_POINTER, ARGUMENT_LOCAL, ARGUMENT_HIDDEN };
struct argument {
    enum argument_kind kind;
    uint32_t offset, size;
    char name[32]; /* of a hidden one, its kind */
};
struct object_kernel {
    char name[256];
    uint32_t count;
    struct argument arguments[128];
    uint32_t size; /* of all arguments */
};
/* The kernel whose descriptor is at that address, and the names of all kernels of its object, each
 * ended by a NUL. False: there is none. */
bool object_kernel(uint64_t descriptor, struct object_kernel *out, char *names, size_t size);

/* The name of an argument of three numbers of 8 bytes, the global offset. */
extern const char object_offset[];

/* ---- kernel.c */
struct dispatch {
    uint64_t descriptor;
    const uint8_t *arguments;
    uint32_t dimensions, groups[3], local[3], grid[3], shared; /* bytes of local memory */
};
void kernel_run(const struct dispatch *dispatch);
/* blits.c: a kernel of the runtime's own, which copies or fills. False: it is none. */
bool blit_run(const struct object_kernel *kernel, const struct dispatch *dispatch);

#endif
