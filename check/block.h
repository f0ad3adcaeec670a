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
    UR_CHECK_FREED,   /* in `range` */
    UR_CHECK_MISALIGNED,
    UR_CHECK_CLASS, /* `address` is taken for an address of memory of a class that it is not of */
    UR_CHECK_UNSET  /* what decides was read at `address`, and nobody has written it */
};

/* In place of such an address, of a variable of the module: the site that read it from bit 32 on,
 * and below how far from the first byte. */
#define UR_CHECK_OF_MODULE (1ul << 63)

/* What a check is told of an access: these, and the number of its bytes from UR_CHECK_SIZE on. */
#define UR_CHECK_WRITES 1u
#define UR_CHECK_WITHIN 2u /* it is of an object of the module, which no table has */
#define UR_CHECK_ALIGN 2u  /* from here on how its address has to be aligned: a power of 2 */
#define UR_CHECK_SIZE 5u
#define UR_CHECK_LARGEST 0x7ffffffu
/* The highest such power that is looked at. */
#define UR_CHECK_ALIGNED 7u

/* Arguments of a module's kernels that are local memory, and are known. */
#define UR_CHECK_LENT 448u

/* The most bytes of one access to such an object that can be left out, but of global memory. */
#define UR_CHECK_INNER 128u

/* An allocation: addresses from `from` up to but not with `to`. */
struct ur_check_range {
    ur_check_u64 from, to;
    ur_check_u64 number; /* of the allocation, times 2; odd: it was freed */
    ur_check_u64
        flag; /* address of a number of 32 bits that a command sets when it frees it; 0: none */
    ur_check_u64 shadow; /* what to add to an address for that of its byte which is 1 once something
                          * was written there; 0: all counts as written */
};

/* Where the allocation begins that most pointers into it are: at its first byte. */
struct ur_check_known {
    ur_check_u64 from, length; /* of one that is not freed; 0 and 0: none */
};

/* Of a pointer to the first byte of an allocation the first of its two places in a table's `known`.
 */
#define UR_CHECK_HASH(address, bits) ((address)*0x9e3779b97f4a7c15u >> (64 - (bits)))

enum { UR_CHECK_RANGES = 12, UR_CHECK_CHILDREN = 32 };

/* Of a tree of ranges by rising addresses, none of which overlaps another one. Once kernels may see
 * it it stays as it is. No line of a cache holds parts of two, so that none keeps one as it was. */
struct ur_check_node {
    ur_check_u64 count; /* > 0 */
    ur_check_u64 unused[15];
    union {
        struct ur_check_range ranges[UR_CHECK_RANGES]; /* of a leaf */
        struct {
            ur_check_u64 from[UR_CHECK_CHILDREN]; /* of the first range below */
            ur_check_u64
                child[UR_CHECK_CHILDREN]; /* how far it is behind this one, modulo 2 to the 64 */
        } inner;
        ur_check_u64 words[2 * UR_CHECK_CHILDREN];
    } in;
};

/* Bits of addresses that have other numbers. */
#define UR_CHECK_TAGS 63u
/* Of caches, at most (bytes). */
#define UR_CHECK_LINE 128u

/* Of a context. A kernel finds what was there when it was launched, or what came later. */
struct ur_check_table {
    ur_check_u64
        known; /* address of (1 << bits) + 1 struct ur_check_known; in its tags `bits` > 0 */
    ur_check_u64
        root; /* address of the node, in its tags how many nodes are above a leaf; 0: none */
};

/* The first bad access of a site. `ready` is set last. */
struct ur_check_slot {
    ur_check_u32 count; /* of bad accesses */
    ur_check_u32 ready;
    ur_check_u32 kind; /* enum ur_check_kind */
    ur_check_u32 alignment;
    ur_check_u64 address, size;
    struct ur_check_range range;
    ur_check_u64 item[3], group[3];
};

/* Of a module: what its kernels read. Where devices have memory of their own it is there. */
struct ur_check_block {
    ur_check_u64 table;             /* address; 0: nothing is checked */
    ur_check_u64 told;              /* address of a struct ur_check_told */
    ur_check_u64 any;               /* address of a number of 32 bits: bad accesses, and races, in
                                       all modules of the context */
    ur_check_u64 races, race_slots; /* addresses (race.h); 0: races are not looked for */
    ur_check_u64 unused[11];
    ur_check_u64 lent[UR_CHECK_LENT]; /* bytes of local memory of arguments; 0: not known */
};

/* Of a module: what its kernels write. The slots of its sites stand behind it. */
struct ur_check_told {
    ur_check_u32 found; /* bad accesses, and races */
    ur_check_u32 unused[31];
    ur_check_u64 zeros[UR_CHECK_SPARE / 8]; /* what a read that is left out gives */
    ur_check_u64 sink[UR_CHECK_SPARE / 8];  /* where a write that is left out goes */
};

#endif
