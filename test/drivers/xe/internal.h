/* A pretended Intel GPU under the kernel's driver xe, for LD_PRELOAD: /dev/dri/renderD128 with its
 * ioctls, memory with addresses of the GPU, and queues that run what the real driver in user space
 * (NEO) put into its batch buffers: commands of the streamer and the blitter, and kernels as the
 * SPIR-V that they were compiled from, on an OpenCL driver for CPUs.
 *
 *     XE_DEVICE=NAME     what it pretends to be: bmg, lnl, arl, ptl, tgllp, dg2, pvc
 *     ZE_SOFTWARE_OPENCL the OpenCL driver that runs kernels (../level_zero/opencl.h)
 *     XE_TRACE=N         tells on standard error: 1 what went wrong, 2 queues, kernels and queries,
 *                        3 memory and batches, 4 each command
 *
 * Locks: that of memory.c is held for single steps alone; that of queue.c guards the table of
 * queues and what they have to do; that of kernel.c is held while a kernel's arguments are set.
 * None is taken with another held but memory's. */
#ifndef TEST_XE_INTERNAL_H
#define TEST_XE_INTERNAL_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#include "node.h"
#include "uapi.h"

/* ---- device.c: what it is. */
struct device {
    const char *name;
    uint16_t id, pci_revision;
    uint16_t major, minor, revision; /* of the graphics IP */
    uint16_t va_bits;
    bool has_vram;
};
const struct device *device(void);
int device_query(struct uapi_query *query); /* 0, or -1 with errno */
uint64_t device_ticks(void);

/* ---- memory.c: buffers, by handles of the node, and address spaces of the GPU. */
int memory_create(uint64_t size, uint32_t *handle);
int memory_close(uint32_t handle);
int memory_export(uint32_t handle, int *fd);
int memory_import(int fd, uint32_t *handle);
int memory_offset(struct uapi_mmap_offset *where);
bool memory_is_offset(off64_t offset);
void *memory_map(void *address, size_t size, int protection, int flags, off64_t offset);

int space_create(uint32_t *space);
int space_destroy(uint32_t space);
int space_bind(uint32_t space, const struct uapi_bind *bind);
/* Where the host has these bytes; NULL: they are not mapped in one piece. */
void *space_at(uint32_t space, uint64_t address, uint64_t size);

/* ---- queue.c: one thread each. */
int queue_create(uint32_t space, uint16_t engine_class, uint32_t *queue);
int queue_destroy(uint32_t queue);
int queue_run(uint32_t queue, uint64_t batch, uint64_t fence, uint64_t value);

/* ---- commands.c */
struct streamer {
    uint32_t space;
    uint16_t engine_class;
    atomic_bool stops;
    uint32_t registers[1024]; /* of the engine, by offset / 4 */
    bool skips;               /* a predicate that is false */
    uint64_t instruction_base, general_base, dynamic_base, indirect_base;
    uint64_t interface; /* address of the descriptors that GPGPU_WALKER takes one of */
};
void batch_run(struct streamer *s, uint64_t address);
void streamer_store(struct streamer *s, uint64_t address, const void *value, size_t size);

/* ---- kernel.c */
struct opencl;
struct zebin;
struct zebin_kernel;
/* A walker command as all devices have it. */
struct walk {
    uint64_t kernel;             /* address of the instructions */
    const uint32_t *inline_data; /* 8 words of the payload */
    uint64_t data;               /* address of the rest */
    uint32_t data_size;
    uint32_t local[3], groups[3];
    uint32_t threads, mask; /* hardware threads of a group, channels of the last one */
    uint32_t slm;           /* bytes of shared local memory */
};
void kernel_run(struct streamer *s, const struct walk *walk);
/* Whether that memory has the kernel's instructions. */
bool kernel_is_at(uint32_t space, uint64_t address, const struct zebin_kernel *kernel);

/* ---- symbols.c: what a kernel has from elsewhere. Called with the lock of kernel.c held. */
/* Modules that have what the one of a kernel at that address lacks, also for one another, up to
 * `room` of them. */
uint32_t symbols_providers(const struct streamer *s, const struct zebin_kernel *kernel,
                           uint64_t address, const struct zebin **list, uint32_t room);
/* Brings to the variables of a program on the host what the memory at `base` got since the last
 * time, and takes back what kernels changed. */
struct variables;
struct variables *variables_open(const struct opencl *cl, void *program, const struct zebin *zebin);
void variables_bring(struct variables *variables, uint32_t space, uint64_t base);
void variables_take_back(struct variables *variables, uint32_t space, uint64_t base);

/* ---- zebin.c: what the driver's compiler made, as the driver dumps it with DumpZEBin. */
enum argument_kind { ARGUMENT_VALUE, ARGUMENT_POINTER, ARGUMENT_LOCAL, ARGUMENT_OTHER };
struct argument { /* a piece of the payload */
    enum argument_kind kind;
    uint32_t offset, size, index, source; /* source: offset in the value */
};
struct relocation { /* bytes of the text that the driver fills in */
    uint64_t offset, size;
    const char *name; /* of a symbol of another module; NULL: of none */
    uint32_t kind;    /* enum relocation_kind, or another */
    bool payload;     /* where the payload begins behind what the walker names */
};
enum relocation_kind { RELOCATION_ADDRESS = 1, RELOCATION_LOW = 2, RELOCATION_HIGH = 3 };
struct symbol { /* that others see */
    const char *name;
    int32_t kernel; /* whose text has it; -1: a variable */
    uint64_t offset, size;
};
struct zebin_kernel {
    char *name;
    const uint8_t *text;
    uint64_t text_size;
    struct relocation *relocations; /* by offset */
    uint32_t relocation_count, argument_count;
    struct argument *arguments;
    uint32_t inline_size, skip, simd;
    /* where the payload has them; -1: nowhere */
    int32_t dimensions, local_size, global_offset, variables;
    struct zebin *of;
    void *state; /* of kernel.c */
};
struct zebin {
    uint8_t *bytes;
    const void *spirv;
    uint64_t size, spirv_size;
    uint32_t count, symbol_count;
    struct zebin_kernel *kernels;
    struct symbol *symbols;
    struct zebin *next; /* older */
    void *state;        /* of kernel.c */
};
/* Whether the driver dumps into this file; then it is opened here. */
bool zebin_is_dump(const char *path);
int zebin_open(void);
/* The newest first. Never freed: the driver may run them at any time. Called with one lock held. */
struct zebin *zebin_list(void);

#endif
