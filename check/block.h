/* What the host and kernels share: ranges of addresses, and the places where kernels say what they
 * found. Read by C and by OpenCL C, whose types have these sizes on every device that is checked.
 */
#ifndef CHECK_BLOCK_H
#define CHECK_BLOCK_H

#ifdef __OPENCL_C_VERSION__
typedef ulong ur_check_u64;
typedef uint ur_check_u32;
#else
#include <stdint.h>
typedef uint64_t ur_check_u64;
typedef uint32_t ur_check_u32;
#endif

/* Addresses below are NULL, or close behind it. */
#define UR_CHECK_LOWEST 4096u
/* The most bytes of one access that can be left out. */
#define UR_CHECK_SPARE 4096u

enum ur_check_kind {
    UR_CHECK_NOTHING,
    UR_CHECK_NULL,
    UR_CHECK_OUTSIDE, /* derived from a pointer into `range`, and not in it, at least in part */
    UR_CHECK_FREED    /* in `range` */
};

/* An allocation: addresses from `from` up to but not with `to`. */
struct ur_check_range {
    ur_check_u64 from, to;
    ur_check_u64 number; /* of the allocation, times 2; odd: it was freed */
};

/* By rising addresses, none overlapping another one. Once published it stays as it is. */
struct ur_check_table {
    ur_check_u64 count;
    struct ur_check_range ranges[1]; /* `count` of them */
};

/* Of a context. */
struct ur_check_header {
    ur_check_u64 table; /* address of the newest one; 0: nothing is checked */
};

/* The first bad access of a site. `ready` is set last. */
struct ur_check_slot {
    ur_check_u32 count; /* of bad accesses */
    ur_check_u32 ready;
    ur_check_u32 kind; /* enum ur_check_kind */
    ur_check_u32 unused;
    ur_check_u64 address, size;
    struct ur_check_range range;
    ur_check_u64 item[3], group[3];
};

/* Of a module. The slots of its sites stand behind it. */
struct ur_check_block {
    ur_check_u64 header;  /* address of the context's */
    ur_check_u32 found;   /* bad accesses */
    ur_check_u32 unknown; /* not 0: there were addresses of memory that is not in the table */
    ur_check_u64 unused[510];
    ur_check_u64 zeros[UR_CHECK_SPARE / 8]; /* what a read that is left out gives */
    ur_check_u64 sink[UR_CHECK_SPARE / 8];  /* where a write that is left out goes */
};

#endif
