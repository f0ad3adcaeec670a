/* What the host and kernels share of races: who accessed which bytes last, and the places where
 * kernels say what they found. Read by C and by OpenCL C. */
#ifndef CHECK_RACE_H
#define CHECK_RACE_H

#include "block.h"

/* Bytes that one cell is of, as a power of two. */
#define UR_CHECK_WORD 2u

/* What a kernel is told of an access. */
#define UR_CHECK_RACE_WRITES 1u
#define UR_CHECK_RACE_ATOMIC 2u
#define UR_CHECK_RACE_LOCAL 4u
#define UR_CHECK_RACE_GENERIC 8u
#define UR_CHECK_RACE_VALUE 16u /* the value that is written is known */

/* What a work-item passes, which orders its accesses with those of others. */
#define UR_CHECK_PASS_BARRIER 0u   /* of the group */
#define UR_CHECK_PASS_SUB_GROUP 1u /* a barrier or another operation of its sub-group */
#define UR_CHECK_PASS_ACQUIRE 2u   /* a fence, or an atomic operation that acquires */
#define UR_CHECK_PASS_UNKNOWN 3u   /* a call of what other modules have */

/* Of a work-item, in private memory. */
#define UR_CHECK_STATE 4u         /* numbers */
#define UR_CHECK_COMMAND_STATE 5u /* where races between commands are looked for */

/* Of some bytes in one table: the last write and the last read. A word has from its lowest bit on
 * who (16 bits), which bytes (4), atomic (1), several work-items or groups (1), what was written
 * (8, 0: not known), and a hash of the address and of the time in which accesses are not ordered
 * (34). A side has the work-item (26), whether it was atomic (1), the site plus 1 (19), and of the
 * same hash the lowest bits (18); which one is chosen by who it is. */
struct ur_check_cell {
    ur_check_u64 wrote, read;
    ur_check_u64 writers[4], readers[2];
};

struct ur_check_races {
    ur_check_u64 launch;       /* number of the one that runs; 0: none whose accesses are kept */
    ur_check_u64 inner, outer; /* addresses of cells: within groups, between groups */
    ur_check_u64 inner_mask, outer_mask;
    ur_check_u64 same; /* also writes of the same value are told */
    ur_check_u64
        commands; /* address (command.h); 0: it is races within launches that are looked for */
};

#define UR_CHECK_RACE_NO_SITE 0xffffffffu
#define UR_CHECK_RACE_NOBODY (~(ur_check_u64)0)

/* The first race of a site. `ready` is set last. Of one between commands `who` is the other
 * command's number, `group_of_who` the own one's, and `other` and what is behind `group` are not
 * used. */
struct ur_check_race {
    ur_check_u32 count;
    ur_check_u32 ready;
    ur_check_u32 same;  /* both wrote the same value */
    ur_check_u32 outer; /* between groups */
    ur_check_u32 other; /* the other's site, or UR_CHECK_RACE_NO_SITE */
    ur_check_u32 other_writes;
    ur_check_u64 address, size;
    ur_check_u64 who; /* the other: its number in the group, or if `outer` in the launch, or
                         UR_CHECK_RACE_NOBODY */
    ur_check_u64 group_of_who; /* if `outer`, or UR_CHECK_RACE_NOBODY */
    ur_check_u64 item[3], group[3], inside[3], size_of_group[3], groups[3];
};

#endif
