/* What the parts of making values of arrays share: what is known of a function (propagate.c), where
 * pointers point (address.c), loops (turns.c), the change itself (scalars.c). */
#ifndef UR_SPIRV_PROMOTE_H
#define UR_SPIRV_PROMOTE_H

#include "flow.h"
#include "loop.h"

enum {
    PROMOTE_ATTEMPTS = 16,       /* arrays of a function that are tried */
    PROMOTE_INSTRUCTIONS = 8192, /* of a function that is looked at */
    PROMOTE_MORE = 3072,         /* that a loop may become, and by which a function may grow */
    PROMOTE_BLOCKS = 96,         /* by which it may grow: each costs LLVM more than instructions */
    PROMOTE_TURNS = 64,
    PROMOTE_WAITS = 4,       /* turns of a loop in which work-items wait */
    PROMOTE_LOOPS = 64,      /* that are written out for one array */
    PROMOTE_PHIS = 65536,    /* ways into the phis of one array */
    PROMOTE_ALL = 8 * 65536, /* instructions that a module may get by all that, with what is said of
                                them, also by what is given up then */
    PROMOTE_BYTES = 1024,
    PROMOTE_CHOICES = 16, /* elements that one of is read by a number which is not known */
    PROMOTE_DEPTH = 64
};

/* What is known of an id while its serial is that of the search under way. */
struct promote_id {
    uint32_t serial; /* of `number`, or of a look at it that found nothing */
    bool found;
    struct ur_spirv_number number;
    uint32_t looked;  /* of the last search for loops that came here */
    uint32_t derived; /* of the array's places: a pointer into it */
    bool known;       /* where it points to is */
    int64_t at;       /* which is so many bytes behind the array's beginning */
    uint32_t any;     /* and elements of one size more, as many as the last operand of this chain
                         says; 0: none */
};

struct promote {
    struct ur_spirv_module *module;
    struct ur_spirv_function *function;
    struct ur_spirv_flow flow;
    bool flows, failed, changed;
    uint32_t globals_room, serial;
    unsigned depth; /* of the look for a number that is under way */
    uint32_t room;  /* of these, by id */
    struct promote_id *ids;
    uint32_t *map;    /* what stands in its place, 0: itself */
    uint32_t *origin; /* what it is a copy of, 0: none */
    uint32_t *place;  /* zeros, for loops that are written out */
    uint32_t place_room;
    uint32_t first_new;
    uint32_t written; /* of PROMOTE_ALL */
    /* Declarations of up to two operands, by a sum of what they say; empty: not looked for yet. */
    uint32_t *known;
    uint32_t known_room, known_count;
};

/* ---- propagate.c ----------------------------------------------------------------------------- */

/* Room for all ids that there are, and a new one. */
bool promote_grow(struct promote *p);
uint32_t promote_id(struct promote *p);
/* A declaration with these operands, found, or made. */
uint32_t promote_declare(struct promote *p, uint16_t opcode, uint32_t type, uint32_t count,
                         const uint32_t *operands);
uint32_t promote_constant(struct promote *p, uint32_t type, uint64_t bits);
/* The id that stands for it. */
uint32_t promote_resolve(struct promote *p, uint32_t id);
/* The flow of the function as it is now. */
bool promote_flow(struct promote *p);
/* Computes what constants decide, and drops blocks that nothing comes to then. */
void promote_propagate(struct promote *p);

/* ---- address.c --------------------------------------------------------------------------------
 */

/* The number that an id is, in whichever way it is known. */
typedef bool (*promote_number)(struct promote *p, uint32_t id, struct ur_spirv_number *number);

/* The bytes by which an instruction that makes a pointer of another goes on: `*base` is that one.
 * False: it makes none. `*known` tells whether `number` knew all that it goes by. */
bool promote_step(struct promote *p, const struct ur_spirv_instruction *insn, promote_number number,
                  uint32_t *base, int64_t *bytes, bool *known);
/* What an instruction loads of a table that nobody writes: the id of a constant, 0: something else.
 */
uint32_t promote_table(struct promote *p, const struct ur_spirv_instruction *load,
                       promote_number number);
/* The constant at a place of another, of that type; 0: there is none. */
uint32_t promote_part(struct promote *p, uint32_t constant, uint64_t at, uint32_t type);
bool promote_plain(struct promote *p, uint32_t id, struct ur_spirv_number *number);
/* The instruction's number, from those of its operands. */
bool promote_fold(struct promote *p, const struct ur_spirv_instruction *insn,
                  promote_number number_of, struct ur_spirv_number *number);

/* ---- turns.c --------------------------------------------------------------------------------- */

/* Whether a number comes to be a constant once loops are written out; marks the headers of these
 * in `headers`. `search` is the serial of the search. */
bool promote_hopes(struct promote *p, uint32_t id, uint32_t search, bool *headers);
/* Writes one of those loops out. False: none can be. */
bool promote_write_out(struct promote *p, const bool *headers);

#endif
