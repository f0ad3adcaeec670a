/*
 * The contract between kernels compiled to host code and whoever runs them.
 *
 * `urcc --target host` makes a shared object that exports one table under UR_HOSTCODE_SYMBOL; the
 * native CPU adapter and the software drivers open it and run its kernels on the engine. The
 * emitter (lib/llvm) writes the table, for the adapter as for urcc. A change
 * of any structure here raises UR_HOSTCODE_VERSION; a table of another version is refused.
 *
 * Only plain C, no header of the API: the emitter and the functions that code calls include it.
 */
#ifndef UR_HOSTCODE_HOSTCODE_H
#define UR_HOSTCODE_HOSTCODE_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define UR_HOSTCODE_SYMBOL "ur_hostcode_table"
#define UR_HOSTCODE_MAGIC 0x31484355u /* "UCH1" */
#define UR_HOSTCODE_VERSION 14u

/* A line of a module for LLVM in which accesses to memory are not to be brought together. */
#define UR_HOSTCODE_KEEPS_ORDER "; keeps order\n"

/* Work-items of a row that code takes at once. */
#define UR_HOSTCODE_STRIP 16u

enum ur_hostcode_arg_kind {
    UR_HOSTCODE_ARG_VALUE = 0,   /* args[i] points to `size` bytes of the value */
    UR_HOSTCODE_ARG_POINTER = 1, /* args[i] points to a pointer into global or constant memory */
    UR_HOSTCODE_ARG_LOCAL = 2,   /* args[i] points to a pointer to this group's local memory */
    UR_HOSTCODE_ARG_IMAGE = 3,   /* args[i] points to a pointer to a struct ur_hostcode_image */
    UR_HOSTCODE_ARG_SAMPLER = 4, /* args[i] points to a size_t, a sum of enum ur_hostcode_sampler */
};

/* An image as kernels see it. It stays as it is from the launch until the kernel has ended; `order`
 * and `type` are OpenCL's numbers (CL_RGBA, CL_UNORM_INT8, ...). What an image of its shape does
 * not have is 1. */
struct ur_hostcode_image {
    unsigned char *data;
    size_t row_pitch;   /* bytes from row to row */
    size_t slice_pitch; /* bytes from slice to slice, or layer to layer */
    uint32_t width, height, depth, layers;
    uint32_t order, type;
    uint32_t pixel_size; /* bytes */
    uint32_t reserved;
};

/* The bits of a sampler. */
enum ur_hostcode_sampler {
    UR_HOSTCODE_NORMALIZED = 1,
    UR_HOSTCODE_ADDRESS_NONE = 0,
    UR_HOSTCODE_ADDRESS_CLAMP_TO_EDGE = 2,
    UR_HOSTCODE_ADDRESS_CLAMP = 4,
    UR_HOSTCODE_ADDRESS_REPEAT = 6,
    UR_HOSTCODE_ADDRESS_MIRRORED_REPEAT = 8,
    UR_HOSTCODE_ADDRESS_MASK = 14,
    UR_HOSTCODE_FILTER_NEAREST = 0x10,
    UR_HOSTCODE_FILTER_LINEAR = 0x20,
};

/* How the levels of a bindless image are filtered, and the faces of a cube. */
enum ur_hostcode_bindless_flag {
    UR_HOSTCODE_LINEAR_LEVELS = 1,
    UR_HOSTCODE_SEAMLESS = 2,
};

/* A bindless image: what the number that kernels have for it is the address of. One that is not
 * sampled has one level and no sampler. Channels are those that are stored, in that order, so
 * `order` is CL_R, CL_RG or CL_RGBA. */
struct ur_hostcode_bindless {
    struct ur_hostcode_image image;         /* the first level */
    const struct ur_hostcode_image *levels; /* level_count of them */
    uint32_t level_count;
    uint32_t flags;                /* a sum of enum ur_hostcode_bindless_flag */
    size_t sampler[3];             /* of each dimension, a sum of enum ur_hostcode_sampler */
    float least_level, most_level; /* of those that are sampled */
};

struct ur_hostcode_arg {
    const char *name; /* may be NULL */
    uint32_t kind;    /* enum ur_hostcode_arg_kind */
    uint32_t align; /* of the value; for LOCAL and POINTER: of what is pointed to, 0 if not known */
    uint64_t size;  /* of the value; sizeof(void *) for every other kind */
};

/* What one work-item sees of its launch. Entries of unused dimensions are 0 (ids, offsets) or 1
 * (sizes). Lives as long as the work-item; the entry changes nothing in it but `scratch`. */
struct ur_hostcode_item {
    size_t global_id[3], local_id[3], group_id[3];
    size_t global_size[3], local_size[3], group_count[3];
    size_t offset[3];
    uint32_t dims;
    uint32_t reserved;
    /* Returns once every work-item of the group has called it. Only for kernels that say
     * uses_barrier. */
    void (*barrier)(struct ur_hostcode_item *item);
    /* The same for the work-items of its sub-group: those whose local ids, counted with dimension 0
     * first, are equal when divided by sub_group_size. Only for kernels that say
     * sub_group_barriers. */
    void (*sub_group_barrier)(struct ur_hostcode_item *item);
    /* local_block bytes of the group's, aligned to 128; NULL if there are none. */
    unsigned char *local;
    /* One for each work-item of the group, by linear_id: what they show to each other. Only for
     * kernels that say uses_barrier. */
    uint64_t *slots;
    uint64_t linear_id;      /* local id, counted with dimension 0 first; with barriers only */
    uint64_t sub_group_size; /* as the kernel says */
    /* What a kernel with `group` says it needs, aligned to 128; the entry of one without may keep
     * here, in place of the address, what it likes, which says that it
     * waits for its sub-group where others of that may never come. */
    unsigned char *scratch;
    /* Given `waiter`, returns once it was called for every group of the launch: by one work-item of
     * each while the others wait for that one. Only for kernels that say device_barriers. */
    void (*device_barrier)(void *waiter);
    void *waiter;
    /* One byte for each work-item of the group, by linear_id: not 0 if it has not come to what the
     * others have waited for each other at, as where it ended before; such a one does not count.
     * Only for kernels that say uses_barrier and have no `group`. */
    const unsigned char *ended;
};

/* Runs one work-item. args has one pointer for each argument, as its kind says.
 *
 * What the runner promises: all work-items of a group run on one thread, the one with local id (0,
 * 0, 0) starts first, and no item of another group of the same object runs on that thread before
 * the group is done or given up. Local variables of a kernel are thread-local in the object for
 * that reason. No group has more than UR_HOSTCODE_MAX_GROUP_SIZE items. */
typedef void ur_hostcode_entry(void *const *args, struct ur_hostcode_item *item);

#define UR_HOSTCODE_MAX_GROUP_SIZE 4096u

/* Runs a whole row: all work-items from `item` on whose local ids differ from its own in dimension
 * 0 only, item->local_size[0] - item->local_id[0] of them. Counts local_id[0] and global_id[0] of
 * item up. */
typedef void ur_hostcode_row(void *const *args, struct ur_hostcode_item *item);

/* Runs a whole group, whose first work-item is `item`. Returns 0, or 1 where its work-items did not
 * all go the same way to what they wait for each other at: the group is then run to its end by its
 * `parts`, or given up if there are none. */
typedef int ur_hostcode_group(void *const *args, struct ur_hostcode_item *item);

/* How a kernel with `group` goes on where its work-items have parted: in regions, each from where
 * work-items wait to the next such places, for one work-item at a time. The scratch has which
 * region is next for each, from next_at for each work-item (whose number is rounded up) on. */
typedef uint32_t ur_hostcode_step(void *const *args, struct ur_hostcode_item *item, uint64_t room,
                                  uint64_t place, uint64_t lane, uint32_t region,
                                  unsigned char *team);

/* What those of the `count` work-items from `first` on wait for each other for, for which `region`
 * is next: what each of them gets is put in its place. What all get is put into `team`, and said to
 * lie there: the offset, and above 32 bits the size; 0: nothing. */
typedef uint64_t ur_hostcode_meet(void *const *args, struct ur_hostcode_item *item, uint64_t room,
                                  uint64_t first, uint64_t count, uint32_t region,
                                  unsigned char *team);

/* What stands before a region: for whom work-items wait, and whether for nothing else. Where those
 * of a sub-group may part, also which regions come first, in multiples of UR_HOSTCODE_SYNC_RANK:
 * that which comes first is run for those that are to go on with it, and the others wait. */
enum {
    UR_HOSTCODE_SYNC_SUB_GROUP = 1,
    UR_HOSTCODE_SYNC_GROUP = 2,
    UR_HOSTCODE_SYNC_BARRIER = 4,
    UR_HOSTCODE_SYNC_RANK = 8,
};

struct ur_hostcode_parts {
    ur_hostcode_step *step; /* runs region `region` for `item`, the one in `place` of the group and
                               in `lane` of its team, whose room is `team`; gives the next one */
    ur_hostcode_meet *meet;
    const uint32_t *syncs; /* of each region */
    uint32_t region_count; /* and the number of the end */
    uint32_t team_size;    /* work-items; 0: the group */
    uint64_t next_at;
};

struct ur_hostcode_kernel {
    const char *name;
    ur_hostcode_entry *entry; /* may be NULL where `row` or `group` is not */
    const struct ur_hostcode_arg *args;
    uint32_t arg_count;
    uint32_t uses_barrier;       /* 1 if any path through the kernel can call item->barrier */
    uint64_t reqd_group_size[3]; /* all 0 if the source names none */
    uint64_t static_local_size;  /* informative: bytes of local variables that the kernel holds */
    uint64_t stack_size;  /* bytes of stack that one work-item needs at most; 0 if not known */
    ur_hostcode_row *row; /* cheaper than entry for each item; NULL if uses_barrier */
    /* 1 if nothing in it depends on how the index space is cut into groups: no local memory, no
     * barrier, no question about groups. Then the runner may cut it as it likes, also into groups
     * of different sizes, and what item says of groups is of no account. */
    uint32_t any_groups;
    uint32_t sub_group_barriers; /* 1 if any path can call item->sub_group_barrier */
    uint64_t local_block;        /* bytes that item->local has to have; part of static_local_size */
    uint32_t sub_group_size;     /* of all but the last of a group; 0: a work-item each */
    /* 1 if, where nobody asked for a size, the last group of a dimension may be smaller than the
     * others, as in OpenCL C 2.0: item then says of each group what that has. Only with `row` or
     * `group`. */
    uint32_t uneven_groups;
    /* If there is one, it is what groups are run by, and `barrier`, `sub_group_barrier` and `slots`
     * are not used. */
    ur_hostcode_group *group;
    uint64_t scratch_item; /* bytes of scratch for each work-item, whose number is rounded up to a
                              multiple of 16 for it */
    uint64_t scratch_team; /* and behind these for each sub-group */
    /* 1 if any path can call item->device_barrier: then all groups run at the same time. */
    uint32_t device_barriers;
    uint32_t required_sub_group; /* what the source requires, as sub_group_size; 0: nothing */
    uint64_t max_group_size[3];  /* in each dimension; all 0 if the source names none */
    /* With `group`, NULL: its work-items go the same way, or are given up. */
    const struct ur_hostcode_parts *parts;
    uint64_t required_sub_groups; /* of a work-group; 0: any number */
    /* Another `row`, NULL: there is none. It is cheaper where rows in dimension `along` are not
     * short, and is called as if that and dimension 0 had changed places in all that item says. */
    ur_hostcode_row *column;
    uint64_t along; /* 1 or 2 */
    /* Bytes of what work-items that differ in dimension 1 read or write side by side, and those
     * that differ in dimension 0 in rows of memory of their own, as a transposition does; 0: it
     * does nothing of the kind. */
    uint64_t across;
    /* The same kernel for launches whose groups are all as large and have rows of a multiple of
     * UR_HOSTCODE_STRIP work-items; NULL: this one is for all. */
    const struct ur_hostcode_kernel *in_rows;
    /* What launches need, beside the rest, whose groups do not all have rows of a multiple of
     * `whole` work-items, or all launches (0), and what `parts` need: it is there once this, one of
     * the table's `late`, is not NULL. NULL itself: nothing. */
    void *const *late;
    uint64_t whole;
};

/* In the size of a variable: it is a constant of the language. Code may have its value where it
 * would load it, so that nothing comes of what is written there. */
#define UR_HOSTCODE_CONSTANT (UINT64_C(1) << 63)

/* A variable of program scope in the global address space. */
struct ur_hostcode_global {
    const char *name;
    void *address;
    uint64_t size; /* with UR_HOSTCODE_CONSTANT */
};

static inline uint64_t ur_hostcode_global_size(const struct ur_hostcode_global *global) {
    return global->size & ~UR_HOSTCODE_CONSTANT;
}

struct ur_hostcode_table {
    uint32_t magic;
    uint32_t version;
    uint32_t kernel_count;
    uint32_t global_count;
    const struct ur_hostcode_kernel *kernels;
    const struct ur_hostcode_global *globals;
    /* Addresses of code that few launches need. They may be NULL: whoever has what else was made of
     * the same module puts them in, from the same places of that one's table, the last one first:
     * a kernel's own lie behind the one that it names. */
    void **late;
    uint64_t late_count;
};

#ifdef __cplusplus
}
#endif
#endif
