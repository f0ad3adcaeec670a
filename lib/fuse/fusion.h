/* Several kernels as one, on SPIR-V itself.
 *
 * Launches that follow each other become one launch of a new kernel over the largest of their
 * ranges: each work-item does what it did in the first kernel, then what it did in the second, and
 * so on; those that were not in a launch's range pass over its part. That is right only if no
 * work-item needs what another one did before, which is proven from the modules, the arguments and
 * the range, and never assumed. What is proven too is which stores a work-item reads back itself:
 * such a value is handed on and not loaded again, and a store that nobody can read is not made.
 *
 *     struct ur_fusion *fusion = ur_fusion_begin(&options);
 *     for each launch, in order:
 *         ur_fusion_add(fusion, &launch, why, sizeof(why))     analysis; may refuse: `why`
 *     ur_fusion_make(fusion, &made, why, sizeof(why))
 *     ... build made.code, set its arguments from those of the launches, launch over the range
 *     ur_fusion_drop(&made); ur_fusion_end(fusion);
 *
 *   form.c     numbers that are known up to the ids of a work-item, and sets of work-items
 *   access.c   what one launch does to memory
 *   legal.c    whether a launch may join the ones before it
 *   local_arrays.c    what is moved to local memory
 *   values.c   which loads take a value that the work-item has, and which stores are not made
 *   trip_count.c    loops whose turns are counted; unroll.c writes them out
 *   build.c    the module
 *
 * One thread at a time uses a struct ur_fusion. No driver and no adapter is asked for anything. */
#ifndef UR_FUSE_FUSION_H
#define UR_FUSE_FUSION_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "spirv/module.h"

#define UR_FUSION_KERNEL "ur_fused" /* what the new kernel is called */
#define UR_FUSION_NONE UINT32_MAX

enum ur_fusion_kind {
    UR_FUSION_UNSET, /* the program never set it: the launch is refused */
    UR_FUSION_VALUE,
    UR_FUSION_POINTER,
    UR_FUSION_LOCAL, /* `size` bytes of local memory */
    UR_FUSION_OTHER  /* an image or a sampler: the launch is refused */
};

struct ur_fusion_argument {
    enum ur_fusion_kind kind;
    size_t size;       /* of a value, or of local memory (bytes) */
    const void *value; /* its bytes */
    /* Of a pointer. Memory of two spaces never overlaps: 0 is USM, anything else names a buffer, in
     * which addresses count from 0. */
    uint64_t space, address;
    uint64_t base, extent; /* what it points into (bytes); extent 0: not known, which is everything
                              in the space */
    /* 0 of USM; of a buffer what tells it from others, also from parts of it: arguments with two
     * names are not made one. */
    uint64_t name;
    bool alone; /* one kernel must not use bytes by this name and by another one, and write them */
};

/* Bytes of USM, or of a buffer, whose contents are known when a launch begins. */
struct ur_fusion_known {
    uint64_t space, address, size;
    const void *bytes;
};

struct ur_fusion_launch {
    const struct ur_spirv_module *module; /* linked and specialized; stays until ur_fusion_end */
    const char *kernel;
    uint32_t argument_count;
    const struct ur_fusion_argument *arguments; /* they and their values: likewise */
    uint32_t dims;                              /* 1 to 3 */
    size_t offset[3], global[3], local[3];
    bool has_local;     /* else whoever launches chooses */
    uint32_t sub_group; /* work-items that its sub-groups have when launched by itself; 0: not
                           known, and a kernel that uses sub-groups is refused */
    uint32_t known_count;
    const struct ur_fusion_known *known; /* they and their bytes stay until ur_fusion_end */
};

/* Bytes of USM or of a buffer that nobody looks at after the launches. */
struct ur_fusion_memory {
    uint64_t space, address, size;
};

struct ur_fusion_options {
    bool no_barriers; /* the caller vouches for what work-items of one group share */
    uint32_t promoted_count;
    const struct ur_fusion_memory *promoted; /* stores to it need not be made */
    size_t argument_bytes;                   /* that a kernel may have; 0: no limit */
    size_t local_bytes;                      /* of local memory; 0: no limit */
    size_t guarded_items; /* most work-items, where some pass over a launch; 0: no limit */
};

/* An argument of the new kernel is one of a launch, or, with launch UR_FUSION_NONE, a number of 32
 * bits that is 0. */
struct ur_fusion_source {
    uint32_t launch, argument;
};

struct ur_fusion_made {
    uint32_t *code;
    size_t words;
    uint32_t argument_count;
    struct ur_fusion_source *arguments;
    size_t global[3]; /* the largest range of all launches */
    size_t local[3];
    bool has_local;
    uint32_t sub_group; /* work-items that its sub-groups must have; 0: it uses none */
    /* What was gained, of instructions in the modules. */
    uint32_t loads_saved, stores_saved, barriers;
    uint32_t rooms;       /* arrays of local memory in the place of memory that is given up */
    uint64_t bytes_saved; /* by a work-item that comes to all of these once */
    uint64_t operations;  /* on floating-point numbers, roughly: of a loop some turns count */
};

struct ur_fusion;

/* NULL: no memory. `options` may be NULL; what it points to stays until ur_fusion_end. */
struct ur_fusion *ur_fusion_begin(const struct ur_fusion_options *options);
void ur_fusion_end(struct ur_fusion *fusion); /* NULL is allowed */

enum ur_fusion_result {
    UR_FUSION_OK,
    UR_FUSION_REFUSED,  /* the launch can be part of no fusion */
    UR_FUSION_CUT,      /* it cannot join those before it; alone it could begin a fusion */
    UR_FUSION_NO_MEMORY /* of the host */
};

/* Adds a launch behind those that were added. Unless that succeeds all is as before, and `why` gets
 * a sentence without its full stop that names the kernel. Takes time linear in the kernel and, with
 * each launch, in the accesses of those before. */
enum ur_fusion_result ur_fusion_add(struct ur_fusion *fusion, const struct ur_fusion_launch *launch,
                                    char *why, size_t why_size);
uint32_t ur_fusion_count(const struct ur_fusion *fusion);
/* Whether the launches from number `first` on surely do not write this memory, nor, with `reads`,
 * read it. */
bool ur_fusion_is_apart(const struct ur_fusion *fusion, uint32_t first,
                        const struct ur_fusion_memory *memory, bool reads);
/* Another list of memory that is given up; it stays until ur_fusion_end. */
void ur_fusion_promote(struct ur_fusion *fusion, uint32_t count,
                       const struct ur_fusion_memory *promoted);

/* The kernel of all launches that were added, of which there is one at least. */
enum ur_fusion_result ur_fusion_make(struct ur_fusion *fusion, struct ur_fusion_made *made,
                                     char *why, size_t why_size);
void ur_fusion_drop(struct ur_fusion_made *made);

#endif
