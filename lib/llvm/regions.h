/* Kernels whose work-items wait for each other, cut into regions: from a place where all of a team
 * go on together to the next such places, without one in between. Each region is a loop over the
 * work-items (loops.c), and what stands between regions is done once for the team.
 *
 * A team is the work-group, or in kernels with operations of sub-groups, and where that pays
 * (strips.c), the sub-group. All go on together behind what makes them wait (a sync), and on both
 * ways of a branch that decides whether one comes: OpenCL has all work-items take the same way
 * there, which is checked where it is not proven. What a value is in one region and used for in
 * another is kept in memory, once for the team if it is proven to be the same for all, else once
 * for each work-item.
 *
 * Where nobody waits, the same is done for the sake of loops, which LLVM vectorises across
 * work-items once each turn is a region: those that all go through equally often, and those that
 * they leave one by one (diverge.c). */
#ifndef UR_LLVM_REGIONS_H
#define UR_LLVM_REGIONS_H

#include "emit.h"

/* What a function has at most that is cut. */
enum { LL_MOST_BLOCKS = 3000, LL_MOST_VALUES = 20000 };

/* Who waits at an instruction. */
enum { SYNC_NONE, SYNC_SUB_GROUP, SYNC_GROUP };

/* How a piece ends: by going on, at a sync, at a branch that all take together, or by going on but
 * where a state begins. */
enum { END_FLOW, END_SYNC, END_SPLIT, END_LEAVE };

/* Instructions `from` to `to` (not included) of a block; a piece without sync at its end is
 * followed by the block's terminator, `to`. */
struct piece {
    uint32_t block, from, to;
    uint8_t end;
    uint32_t state; /* 1 + the state that begins with it, 0: none */
    uint32_t mark;  /* of the last search that came here */
};

/* What lies in memory from region to region. */
struct keep {
    uint32_t id;
    uint8_t kind; /* KEEP_* */
    bool shared;  /* once for the team */
    bool pinned;  /* something that is kept may point into it, or nobody knows what does */
    /* Serials of the last regions that name it, begin with it, and give it on. */
    uint32_t used, live, stored;
    uint32_t aside; /* serial of the last region in which who leaves has no use for it any more */
    const struct type *type;
    uint32_t align;
    uint64_t size;   /* bytes, with what pads it */
    uint64_t offset; /* bytes; unless shared, for each work-item before it */
};

enum { MOST_FILLS = 4 };

enum {
    KEEP_VALUE,
    KEEP_INCOMING, /* what comes into a phi where all go on together */
    KEEP_VARIABLE, /* memory of the work-item */
    KEEP_FILLED,   /* room for an operand that no work-item has an own one of */
    KEEP_ACTIVE    /* whether the work-item is still in a loop that not all leave together */
};

struct state {
    uint32_t piece;
    const struct ur_spirv_instruction *sync; /* that it follows, NULL: none */
    uint8_t scope;                           /* of the sync */
    uint32_t *live; /* what is kept and needed from here on: numbers of keeps */
    uint32_t live_count;
    uint32_t *lasting; /* variables that were used before, and are from here on; where teams stop */
    uint32_t lasting_count;
    uint32_t *pieces; /* of the region */
    uint32_t piece_count;
    uint32_t *next; /* states that may follow it; the number of states: the end */
    uint32_t next_count;
    bool checked; /* that the same follows for all is not proven */
    /* It changes nothing, and what follows is proven to be the same for all: one work-item decides
     * for the team, and what a state that follows needs is kept on the way to that one alone. */
    bool decides;
    /* It does something for the one work-item of each row alone that is in place `item` of it. */
    bool guarded;
    uint8_t item;
    /* It does nothing in rows where the branch behind piece `guard`, which is the same for all of a
     * row, goes the first (1) or the second way (2). */
    uint8_t by_row;
    uint32_t guard;
    uint32_t *copies; /* keeps of the team that its region gives new values */
    uint32_t copy_count;
    struct {
        uint32_t id, keep;
    } fills[MOST_FILLS]; /* room for operands of the sync that no work-item has an own one of */
    uint32_t fill_count;
    /* A turn of a loop that not all leave together: comes again as long as one is in it, and then
     * state `out` does. Who has left stands aside; keep `active` tells. */
    bool turns;
    /* Those that have left go along, and all do what lies on either way of a branch, so that LLVM
     * has one block to vectorise: what they make there is dropped, and they read nothing of the
     * program's. */
    bool along;
    uint32_t out, active;
    uint32_t
        enters;    /* 1 + a state of turns that not all go on with: the others stand aside of it */
    uint32_t rank; /* where it lies in the order in which parted work-items are run */
    uint32_t meet; /* where those of a chunk that part behind it go on together, see alone.c; the
                      number of states: nowhere */
    bool met;      /* some do so here */
};

/* What is known of an id of the function under work. */
struct id_facts {
    uint32_t keep;     /* 1 + its keep as a value or variable, 0: none */
    uint32_t incoming; /* 1 + that of what comes into it */
    uint32_t piece;    /* 1 + where it is defined, 0: not in the function */
    uint32_t alias;    /* the temporary that stands for it in the piece under work, 0: itself */
    uint32_t mark;     /* of the last search that came here */
    bool varies;
    bool by_sync;     /* the piece ends with the sync that defines it */
    bool awaited;     /* what other work-items do may change it from turn to turn of a loop */
    bool written_out; /* a block's label: it goes back to a loop that LLVM is to write out */
    /* It takes so few steps from the work-item's ids and the kernel's parameters that each region
     * takes them again: the number of steps, 0: it is kept. */
    uint8_t steps;
    bool place; /* an address in a region's copy of a built-in variable, which ends with it */
    uint8_t
        root; /* 1 + the parameter by value whose memory it points into, 255 for the last ones */
};

struct regions {
    const struct ur_spirv_function *function;
    bool sub_groups; /* teams are sub-groups */
    bool strips;     /* which are parts of a group for the sake of loops; see strips.c */
    bool chunks;     /* nobody waits: teams are parts of a row, for the sake of loops that all take
                        together, which LLVM vectorises across work-items so */
    uint32_t width;  /* work-items of a team; 0: those of the group */
    uint32_t group[3]; /* the size of work-groups that the kernel requires; 0: none */
    bool rows;         /* teams are groups with ids of several dimensions, of which those are run by
                          code of their own that have rows of whole strips; see loops.c */
    bool split;        /* `rows`: which of the two is another function's choice */
    uint32_t late; /* 1 + where the code for teams that are not whole is among what is made late */
    bool in_rows;  /* teams of groups whose rows are known to be whole ones */
    bool resumed;  /* teams stop where the group waits, and others go on */
    bool parts;    /* work-items of a team may go different ways; see reconverge.c */
    bool steps;    /* some may have parted where OpenCL has all go the same way: which region is
                      next for each is known then, and they go on one by one; see steps.c */
    bool alone;    /* chunks whose work-items may part: each then goes on by itself; see alone.c */
    struct piece *pieces;
    uint32_t piece_count;
    uint32_t *first_piece; /* of each block; UR_SPIRV_NONE: not reached */
    uint32_t *last_piece;
    struct state *states;
    uint32_t state_count;
    struct keep *keeps;
    uint32_t keep_count;
    uint64_t item_bytes, team_bytes;
    uint64_t widest;         /* bytes of a value that is kept, rounded up */
    bool has_variables;      /* that are kept */
    bool pinned;             /* some are pinned */
    bool chained;            /* of the kernel */
    const uint8_t *expected; /* formats of images for which loops of rows are there a second time;
                                see expected.h; NULL: none are */
};

/* Who waits at it; *lanes says whether the place in the sub-group plays a part. */
uint8_t ll_sync(const struct ur_spirv_module *module, const struct ur_spirv_instruction *insn,
                bool *lanes);

/* `size` is that of sub-groups, `group` that which work-groups have to have, or zeros. NULL where
 * the kernel needs none, or cannot be cut: functions that it calls wait. */
struct regions *ll_find_regions(struct tr *t, const struct ur_spirv_function *function,
                                uint32_t size, const uint32_t group[3]);
/* Whether all teams are known to be complete and to lie in one row each. */
bool ll_all_whole(const struct regions *r);
/* Whether it is where a work-item is in another dimension than the first: the same for all of a
 * row. */
bool ll_is_other_place(const struct ur_spirv_module *module,
                       const struct ur_spirv_instruction *insn);

/* late.c: which of a kernel's code is made late, before any of it is emitted; the address of where
 * that of one stands; the function of a group that chooses, or of what parted groups need; and what
 * the table says of it. */
void ll_delay(struct tr *t, struct kernel *kernel, struct regions *r);
const char *ll_late_place(struct tr *t, uint32_t late);
void ll_emit_late_group(struct tr *t, const struct kernel *kernel, uint32_t number,
                        const char *attributes);
void ll_emit_late_part(struct tr *t, uint32_t late, uint32_t number, const char *name,
                       const char *result, const char *places);
void ll_put_late(struct tr *t, struct ur_text *table, const struct kernel *kernel);
void ll_put_all_late(struct tr *t);

/* strips.c: whether all that it asks of its work-items' ids is where they are in the first
 * dimension; and how often a loop is gone through that this test ends, 0: not known. Of so many
 * instructions in all turns of a loop LLVM does not write it out, and what a strip costs where it
 * stops and begins again is little beside them. */
enum { LL_LONG = 600 };
bool ll_has_one_dimension(const struct ur_spirv_module *module, const struct ur_spirv_function *f);
uint64_t ll_count_turns(const struct ur_spirv_module *module,
                        const struct ur_spirv_instruction *test);

/* Takes back what is said of the ids of the function. */
void ll_forget_regions(struct tr *t, const struct regions *r);

/* What an integer is whose upper bits a shift to the right, `insn`, of one to the left fills with
 * its sign or zeros: as a conversion to fewer bits and back does. 0: it is none. */
uint32_t ll_spread(const struct ur_spirv_module *module, const struct ur_spirv_instruction *insn);

/* What a phi is on all ways to it, where that is the same instruction with the same operands: one
 * of them. NULL: it is not. */
const struct ur_spirv_instruction *ll_same_in_all(const struct ur_spirv_module *module,
                                                  const struct ur_spirv_instruction *phi);

/* What comes into phi `insn` from a block; 0: nothing. */
uint32_t ll_incoming(const struct ur_spirv_instruction *insn, uint32_t label);
/* What comes into the phis of a block from one comes from another, or no more (0). */
void ll_rename_incoming(const struct ur_spirv_block *block, uint32_t from, uint32_t to);

/* Whether a result of that sync is the same for all of the team. */
bool ll_sync_uniform(const struct regions *r, const struct ur_spirv_instruction *insn,
                     uint8_t scope);

/* Adds room for operands that have to lie in memory. */
uint32_t ll_add_keep(struct tr *t, struct regions *r, uint32_t id, uint8_t kind, bool shared,
                     const struct type *type);

/* ---- region_body.c, keeps.c -------------------------------------------------------------------
 */

/* For which of the states that follow a region's function keeps something: all, or in regions that
 * decide either what is the team's, for all, or what is the work-item's, for one. FOR_TURN: all,
 * and it is told which turn of the loop it takes, as %turns. FOR_GUARD: for none, and it gives
 * whether the row has something to do. FOR_IMAGES: all, and images are as `expected`. */
enum {
    FOR_ALL = -1,
    FOR_TEAM = -2,
    FOR_TURN = -3,
    FOR_AHEAD = -4,
    FOR_ROW = -5,
    FOR_GUARD = -6,
    FOR_IMAGES = -7
};

/* Whether such a function is of use: something grows by the same number from turn to turn, so that
 * what work-items side by side have of it is side by side, too. */
bool ll_counts_turns(const struct tr *t, const struct regions *r, uint32_t number);

/* The function of one work-item for region `number`; `way` is the state for which it keeps
 * something, or one of the above. */
void ll_emit_region(struct tr *t, struct regions *r, uint32_t number, int way);
const char *ll_region_name(struct tr *t, const struct regions *r, uint32_t number, int way);
/* Teams of a known width have an array of their own for each keep, so that LLVM makes registers of
 * those that nobody indexes; unless they are so many that naming them in each call would take more
 * than it gives. Of teams that stop where the group waits they last until there: what is needed
 * behind it is put into the scratch and taken from it, as variables cannot be that something may
 * point into. */
bool ll_own_arrays(const struct regions *r);
/* Those arrays, or the one of all, as parameters or arguments of a list that has begun. */
void ll_put_arrays(struct tr *t, struct ur_text *text, const struct regions *r);

/* Where a keep lies, as a temporary: the team's, or that of the work-item in place `lin`, a name.
 */
uint32_t ll_keep_address(struct fn *k, const struct keep *keep, const char *lin, bool in_prologue);
/* Truth values take a byte in memory. */
uint32_t ll_keep_load(struct fn *k, const struct type *type, uint32_t from, bool in_prologue);
void ll_keep_store(struct fn *k, const struct type *type, const char *value, uint32_t to);
/* A keep's value. Chunks have vectors by components: behind the first one of all work-items lies
 * the second one of all, so that LLVM reads and writes vectors of work-items, which become
 * registers, where components side by side would have to be put apart and together each time. */
bool ll_keep_by_parts(const struct regions *r, const struct keep *keep);
uint64_t ll_keep_part(const struct regions *r, const struct keep *keep, uint32_t part); /* bytes */
uint32_t ll_keep_get(struct fn *k, const struct keep *keep, const char *lin, bool in_prologue);
void ll_keep_put(struct fn *k, const struct keep *keep, const char *value, const char *lin);

/* ---- rows.c ---------------------------------------------------------------------------------- */

enum { MOST_ROWS = 4, MOST_STORES = 4, MOST_WRAPS = 8 };

/* A loop whose turns take what was read ahead of rows, each work-item of its own. */
struct rows {
    const struct ur_spirv_instruction *loads[MOST_ROWS];
    uint32_t load_count, size, turns; /* bytes of an element; turns that are read at once */
    const struct ur_spirv_instruction *stores[MOST_STORES]; /* of each turn, to the same places */
    bool beside[MOST_STORES]; /* which lie side by side for work-items, unless indices wrap */
    uint32_t store_count;
    const struct ur_spirv_instruction *wraps[MOST_WRAPS]; /* conversions of what is counted */
    uint32_t wrap_count;
    uint32_t now, bound;  /* the turn's number, and the one that it is compared with */
    const char *relation; /* of these where there is another turn */
};

/* False: region `number` is no such turn. */
bool ll_find_rows(struct tr *t, const struct regions *r, uint32_t number, struct rows *rows);
/* The end of a region's function FOR_AHEAD: it gives 0, or 1 where rows may not be read ahead. */
void ll_emit_ahead(struct fn *k, const struct rows *rows);
/* Whether the instruction under work is none of such a function, or one of these in one FOR_ROW,
 * where loads take what was read ahead. */
bool ll_leaves_out(struct fn *k);
/* In the function of a team: room; whether all is fine, and what work-items store lies side by side
 * where it is to; and reading the rows that FOR_AHEAD has told of. */
void ll_begin_rows(struct fn *k, uint32_t number, const struct rows *rows);
uint32_t ll_lies_beside(struct fn *k, uint32_t number, const struct rows *rows);
void ll_read_rows(struct fn *k, uint32_t number, const struct rows *rows);

/* ---- reconverge.c -------------------------------------------------------------------------------
 */

/* Whether work-items that have parted may come to it. */
bool ll_may_part(const struct ur_spirv_instruction *insn);
/* In the function of a team, at its beginning: %pc, an array of the regions that are next; and
 * behind its regions: label parted, which is to be gone to once that array tells of more than one.
 */
void ll_begin_parting(struct fn *k);
void ll_emit_parted(struct fn *k);

/* ---- steps.c --------------------------------------------------------------------------------- */

/* Parts of the scratch with `steps`: what is kept for each work-item, which region is next for it,
 * and two arrays of values; behind these what is kept for teams. All are multiples of 8 bytes. */
uint64_t ll_next_at(const struct regions *r);
uint64_t ll_values_at(const struct regions *r, unsigned which);
uint64_t ll_scratch_item(const struct regions *r);
/* In the function of a team, where its work-items have parted: what is kept and what is next for
 * them is put into the scratch. */
void ll_emit_apart(struct fn *k);
/* %arrayN of the scratch of the group, for its functions. */
void ll_put_scratch_arrays(struct fn *k);
/* In the function of a team that stops where the group waits: what state `s` needs goes to the
 * scratch, or comes from it. */
void ll_emit_leave(struct fn *k, const struct state *state);
void ll_emit_enter(struct fn *k, const struct state *state);
/* @fN.step and @fN.meet, which hostcode.h describes. */
void ll_emit_steps(struct tr *t, struct regions *r);
/* What the runner calls these by, and @ur.parts of it. */
void ll_emit_parts(struct tr *t, const struct kernel *kernel, uint32_t number);

/* Whether each region has its loops in a function of its own, for there are too many for one; and
 * where it is not one of whole teams, calls of its function stay such. */
bool ll_are_apart(const struct regions *r);
bool ll_is_long(const struct regions *r, uint32_t region);

/* Calls region `s` for the work-item in place %place of the arrays; gives what follows. */
uint32_t ll_call_region(struct fn *k, uint32_t s, int way);

/* ---- alone.c --------------------------------------------------------------------------------- */

/* @fN.alone, which has work-items of a chunk go on each by itself. */
void ll_emit_alone(struct tr *t, struct regions *r);
/* In the function of a chunk: its beginning, and label apart with one for each state that not all
 * have gone on from in the same way (apart#). */
void ll_begin_alone(struct fn *k);
void ll_emit_left(struct fn *k);
/* @fN.part as well: each by itself from the beginning. */
void ll_emit_rest(struct tr *t, struct regions *r);

/* ---- loops.c, lanes.c ------------------------------------------------------------------------ */

/* The regions of a kernel, the functions that run a team through them, @fN.whole for one that is
 * complete and lies in one row and @fN.part for any, and but for chunks @fN.group, which runs a
 * work-group: parameters are the item, whose local ids are 0, those of the kernel, and how many
 * work-items there are. It gives 0, or 1 where not all have gone the same way. `attributes` are
 * those of functions that are not inlined into what is called. */
void ll_emit_loops(struct tr *t, struct kernel *kernel, const char *attributes);

/* What is done at a sync, in a function that has %x, %n, %u, as %from the place in arrays of the
 * first work-item and as %lanes how many there are. */
void ll_emit_lanes(struct fn *k, const struct state *state);
/* %parted.least, the least rank of what is next for a work-item, and %parted.same, whether that is
 * next for all. */
void ll_emit_next(struct fn *k);
/* The kernel's parameters, as arguments of a list that has begun. */
void ll_pass_parameters(struct fn *k);
/* What the region gave the team becomes what the next one gets. */
void ll_copy_shared(struct fn *k, const struct regions *r, const struct state *state);
/* Whether region `s`, of one piece, gives work-items anything to keep on that way. */
bool ll_keeps_on_way(const struct tr *t, const struct regions *r, const struct state *s,
                     uint32_t next);
/* Addresses and values of what the item says of its place and of sizes. `told`: the first work-item
 * and how far it is from its global number are parameters, and the item is at any other one. */
void ll_put_fields(struct fn *k, bool told);

#endif
