/* What the files of this folder share. */
#ifndef UR_FUSE_INTERNAL_H
#define UR_FUSE_INTERNAL_H

#include <setjmp.h>
#include <string.h>

#include "fusion.h"
#include "spirv/flow.h"
#include "spirv/text.h"

#define NONE UR_SPIRV_NONE

/* ---- form.c ---------------------------------------------------------------------------------- */

/* Of dimension d: 2d is the number of the work-group, 2d + 1 that of the work-item in it. Where the
 * size of work-groups is open, there is one work-item in each. A kernel that uses sub-groups tells
 * the work-items of a group by the number of the sub-group and the place in it instead; which of
 * them is which work-item the driver chooses, so nothing is known of the two kinds together. The
 * quotient is that of one form and a number, of each kernel its own: two kernels' have nothing to
 * do with each other. */
enum { SUB_GROUP = 6, LANE, QUOTIENT, SYMBOLS };
#define SYMBOLS_OF_GROUPS 0x15u
#define SYMBOLS_OF_ITEMS 0x2au
#define SYMBOLS_OF_LANES (1u << SUB_GROUP | 1u << LANE)

/* A number, k + sum of c[i] times symbol i, exactly. */
struct form {
    bool known;
    int64_t k, c[SYMBOLS];
};

/* Work-items: those in the box for which each form of `limits` is at most 0. */
enum { LIMITS = 6 };
struct domain {
    bool exact; /* these work-items, and not just no others */
    int64_t low[SYMBOLS], high[SYMBOLS];
    uint32_t limit_count;
    struct form limits[LIMITS];
};

struct form form_constant(int64_t k);
/* Where bytes lie, as numbers with a sign: memory of devices may have all its upper bits set, and
 * is then just below 0. False: too far from 0. */
bool form_bytes(uint64_t address, uint64_t size, int64_t *low, int64_t *high);
struct form form_add(const struct form *a, const struct form *b);
struct form form_scale(const struct form *a, int64_t by);
bool form_equal(const struct form *a, const struct form *b);
bool form_is_constant(const struct form *a);
/* The least and the greatest value; false: not known, or past 62 bits. */
bool form_range(const struct form *a, const struct domain *domain, int64_t *low, int64_t *high);
/* Leaves only those for which the form is at most 0. */
void domain_limit(struct domain *domain, const struct form *at_most_0);
bool domain_is_empty(const struct domain *domain);
/* Whether each work-item of `inner` is in `outer`. False where that is not seen. */
bool domain_covers(const struct domain *outer, const struct domain *inner);
/* The least distance between the values of two work-items, of those that differ in the symbols of
 * `which` (a mask); 0: two may have the same, INT64_MAX: there is only one. What the form has of
 * other symbols is passed over. */
int64_t form_gap(const struct form *a, const struct domain *domain, unsigned which);
/* The symbols that tell work-items apart, those that the form is made of; 0: it has both kinds. */
unsigned form_symbols(const struct form *a);

/* ---- access.c -------------------------------------------------------------------------------- */

struct access {
    uint32_t block, index; /* in the body */
    uint32_t type;         /* id of the value's type in the launch's module; 0: not one value */
    bool reads, writes;
    bool is_volatile;
    bool everything; /* no argument says where it may go */
    uint64_t space;
    uint64_t name;      /* of memory that one kernel has by one name alone; 0: it has any */
    struct form at;     /* known: where it begins */
    uint64_t size;      /* bytes, if `at` is known */
    int64_t low, high;  /* bytes that it may touch, [low, high) */
    struct domain *who; /* work-items that may do it; that do it at least once if exact */
    /* values.c */
    uint32_t location; /* NONE: none */
    bool saved;        /* a load that takes a value, or a store that is not made */
    bool opaque;       /* a load whose value an earlier kernel computed */
    uint32_t room;     /* local memory that it is to instead, counted from 1; 0: none */
};

/* A loop that all work-items have left after a number of turns. */
enum { MOST_TURNS = 32 };
struct loop {
    uint32_t header; /* label */
    uint32_t turns;
    bool all[MOST_TURNS]; /* all work-items that come to the loop take the turn */
    struct loop *next;    /* one that is not within it */
};

/* One launch. */
struct part {
    struct ur_fusion_launch original;            /* as it was added */
    struct ur_fusion_launch given;               /* the same, or in other groups (regroup.c) */
    struct ur_fusion_launch launch;              /* that, or with `unrolled` as module */
    struct ur_spirv_module *unrolled, *previous; /* owned; NULL: none */
    struct loop *loops;                          /* that can be written out, inner ones first */
    uint32_t rounds, body_index;
    const struct ur_spirv_function *entry, *body; /* the same, or `entry` only calls `body` */
    uint32_t *bound;                              /* of each parameter of the body: argument */
    struct ur_spirv_flow flow;
    bool has_flow, has_loops;
    uint32_t access_count, access_room;
    struct access *accesses;
    bool barriers;           /* it has some: all work-items must come to them together */
    bool counts;             /* it has atomic operations on local memory */
    bool sub_groups;         /* it uses them: what they are, and barriers of theirs */
    bool sub_barriers;       /* some such barriers, which are proven needless */
    bool of_items;           /* it uses the ids of work-items */
    bool of_range;           /* it asks how large its range is */
    struct domain everybody; /* of its range */
    bool *reachable;         /* functions of the module that the body may call, and it */
    bool contracts;          /* it multiplies and adds, and a driver may do both at once */
    bool wants_barrier;      /* before it */
    bool overwrites;         /* it may write to memory whose contents are known when it begins */
    uint32_t *shared;        /* variables of local memory that it uses; ids in its module */
    uint32_t shared_count, shared_room;
    size_t local_bytes;
    struct barriers *waits; /* values.c: of each block of the body; NULL: none */
};

struct ur_fusion {
    struct ur_out out;
    struct ur_fusion_options options;
    uint32_t count, room;
    struct part **parts;
    /* Of the part that is being analyzed; else, of the largest range. */
    struct domain everybody;
    size_t global[3]; /* the largest range */
    size_t local[3];
    bool has_local;
    uint32_t sub_group; /* work-items that those of all parts have; 0: no part uses any */
    bool regrouped;     /* some part, and so all run in groups of one kind */
    char *why;
    size_t why_size;
    enum ur_fusion_result result;
};

/* Ends the call that is under way, with a sentence. */
_Noreturn void ur_fusion_fail(struct ur_fusion *fusion, enum ur_fusion_result result,
                              const char *format, ...) __attribute__((format(printf, 3, 4)));

/* Fills the part, for the range and the size of work-groups that `fusion` has. */
void ur_fusion_analyze(struct ur_fusion *fusion, struct part *part);

/* kernel.c: whether a barrier or fence is for the work-items of a sub-group alone. */
bool ur_fusion_is_for_sub_group(const struct ur_spirv_module *module,
                                const struct ur_spirv_instruction *barrier);

/* access.c: whether the work-items of a sub-group load or store elements that lie side by side. */
bool ur_fusion_is_block_access(uint32_t opcode);

/* kernel.c: an operation that the work-items of a group come to together, as they do to a barrier.
 */
bool ur_fusion_is_collective(uint32_t opcode);

/* ---- unroll.c -------------------------------------------------------------------------------- */

/* Gives the part a module in which its loops are written out. False: it has none that can be. */
bool ur_fusion_unroll(struct ur_fusion *fusion, struct part *part);

/* ---- regroup.c ------------------------------------------------------------------------------- */

/* Has the part run in the work-groups of another launch, over that one's range. False: it cannot,
 * and is as it was. Pre: it was analyzed as it was added. */
bool ur_fusion_regroup(struct ur_fusion *fusion, struct part *part,
                       const struct ur_fusion_launch *base);

/* ---- legal.c --------------------------------------------------------------------------------- */

/* The range of a launch: what it is, and who is in it. */
void ur_fusion_range(struct ur_fusion *fusion, const struct ur_fusion_launch *launch,
                     struct domain *everybody);
/* Fails where the launch is over a range that does not begin where those that were added do, or in
 * other work-groups. */
void ur_fusion_check_range(struct ur_fusion *fusion, const struct ur_fusion_launch *launch);
/* Whether not all work-items of the fused kernel are in the range of the part. */
bool ur_fusion_is_guarded(const struct ur_fusion *fusion, const struct part *part);
/* Whether two accesses may touch the same byte. */
bool ur_fusion_overlap(const struct access *a, const struct access *b);
/* Fails where the part cannot follow those before; sets what it wants. */
void ur_fusion_check(struct ur_fusion *fusion, struct part *part);

/* ---- values.c -------------------------------------------------------------------------------- */

/* Bytes that each work-item has for itself. */
struct location {
    const struct access *access; /* the first one */
    uint32_t type;               /* in the new module */
    bool clean;                  /* all that may write there is of this location */
    uint32_t used;               /* loads that take its value */
    uint32_t variable;           /* build.c: its id, 0: none */
};

/* An array of local memory in the place of memory that is given up. */
struct room {
    uint32_t type; /* of its elements, in the new module */
    int64_t low;   /* address that its first element stands for, in the group whose numbers are 0 */
    uint32_t count;
    uint32_t variable; /* build.c: its id, 0: none */
};

struct values {
    uint32_t count;
    struct location *locations;
    uint32_t room_count;
    struct room *rooms;
    uint32_t loads_saved, stores_saved;
    uint64_t bytes_saved;
};

/* `bodies` are those of the parts in the new module. */
void ur_fusion_values(struct ur_fusion *fusion, const struct ur_spirv_module *module,
                      const struct ur_spirv_function *const *bodies, struct values *values);

/* ---- local_arrays.c ---- */

/* Finds rooms, once loads and stores that are saved are known. `type_of`, with `context`, tells the
 * type of an access of a part in the new module. */
void ur_fusion_rooms(struct ur_fusion *fusion, struct values *values,
                     uint32_t (*type_of)(const void *context, uint32_t part,
                                         const struct access *access),
                     const void *context);

/* ---- build.c --------------------------------------------------------------------------------- */

void ur_fusion_build(struct ur_fusion *fusion, struct ur_fusion_made *made);

#endif
