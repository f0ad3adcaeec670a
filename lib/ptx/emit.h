/* What the parts of the emitter share. A value of SPIR-V is a row of parts: a scalar is one, a
 * vector, array or structure as many as it has scalars. A part is a register, a constant, or an
 * address. What each file has for the others is in types.h, flow.h, pointers.h, value.h, address.h,
 * access.h, instructions.h, group.h and function.h. */
#ifndef UR_PTX_EMIT_H
#define UR_PTX_EMIT_H

#include "ptx.h"
#include "spirv/module.h"
#include "text.h"

/* What a part holds. Integers of 8 and 16 bits are kept in 32-bit registers with zeros above. */
enum ptx_kind {
    KIND_PRED,
    KIND_I8,
    KIND_I16,
    KIND_I32,
    KIND_I64,
    KIND_F16,
    KIND_BF16,
    KIND_F32,
    KIND_F64,
    KIND_PTR,
    KINDS
};

/* Where an address points. The order is that of the lattice in pointers.c. */
enum ptx_space {
    SPACE_NONE, /* not known yet */
    SPACE_NULL,
    SPACE_PARAM, /* a kernel's argument that is passed by value */
    SPACE_LOCAL, /* the work-item's own */
    SPACE_GLOBAL,
    SPACE_SHARED, /* the work-group's */
    SPACE_GENERIC
};

enum ptx_form { FORM_REG, FORM_CONST, FORM_ADDRESS };

/* What an address is counted from. */
enum ptx_base {
    BASE_NONE,
    BASE_REG,
    BASE_GLOBAL,   /* $g: a variable of the module */
    BASE_VARIABLE, /* $v: of the function */
    BASE_PARAM,    /* $p */
    BASE_COPY,     /* $c: a parameter's copy in local memory */
    BASE_TEMP,     /* $t */
    BASE_SCRATCH,  /* $scratch: shared memory of group operations */
    BASE_DYNAMIC,  /* $dynamic: the launch's shared memory */
    BASE_STRING    /* $s: a format or message */
};

struct part {
    uint8_t kind, form, space, base;
    uint32_t number; /* of the register or the variable */
    uint64_t bits;   /* of the constant; of an address what is added, as int64_t */
};

struct leaf {
    uint32_t offset; /* bytes */
    uint8_t kind;
};

/* The parts of an image, in the order of struct ur_ptx_image; those of an image with a sampler are
 * one more. */
enum {
    IMAGE_SURFACE,
    IMAGE_WIDTH,
    IMAGE_HEIGHT,
    IMAGE_DEPTH,
    IMAGE_FORMAT,
    IMAGE_KNOWN, /* how many of them the library's functions take */
    IMAGE_TEXTURE = IMAGE_KNOWN,
    IMAGE_LEAVES
};

enum { MAX_LEAVES = 4096 };

struct type {
    uint16_t op;
    uint8_t kind; /* of a scalar or pointer */
    bool known;   /* false while its size is being found */
    uint32_t id, width;
    uint32_t count; /* elements or members; leaves of an element */
    struct type *element;
    struct type **members;
    uint64_t *offsets; /* of the members */
    uint64_t size;     /* bytes */
    uint32_t align;
    struct leaf *leaves;
    uint32_t leaf_count;       /* UINT32_MAX where it has too many to be a value */
    uint32_t storage, pointee; /* of pointers: class, id of the type */
};

struct block {
    uint32_t label;
    uint32_t count, capacity;
    struct ur_spirv_instruction *items;
};

/* A function with what it calls inlined. */
struct flow {
    struct block *blocks;
    uint32_t count, capacity;
};

struct variable;
struct beside;
struct fill;
struct edge;

/* What is known of an id while a function is emitted. */
struct id {
    uint32_t epoch; /* of the function that this is about */
    uint32_t type;
    struct part *parts;
    uint32_t count;
    uint32_t mapped;             /* while inlining: the id of the copy */
    uint32_t copy, alias, entry; /* while loops are unrolled: unroll.c, widen.c */
    uint32_t widened;            /* likewise: 1 + the loop that makes it, widen.c */
    uint32_t table;              /* likewise, of a pointer: the constant that lies there */
    struct fill *fill;           /* of a pointer: what a loop sets through it, fill.c */
    struct beside *beside;       /* of a read: what is read with it, beside.c */
    bool read;                   /* likewise: it is with an earlier one */
    uint32_t guard;              /* of a read: whether it is made, choose.c; 0: always */
    bool tried;                  /* of a label: the loop that it begins was looked at */
    bool merged;                 /* of a label: its block stands in another, switch.c */
    bool whole;                  /* of a label: ptxas is not to write its loop out */
    bool wide;                   /* of a label: its loop was written out, widen.c */
    bool natural;                /* of an integer of 32 bits: it has no sign, widen.c */
    bool follows;                /* of a label: its block follows one copy alone, widen.c */
    uint8_t adds; /* of a sum that does not overflow: 1 + which operand the loop leaves, widen.c */
    uint32_t origin;                  /* the id that decorations name */
    uint32_t last;                    /* of a label: that of the last block it was split into */
    uint32_t block;                   /* of a label: 1 + the block's index */
    struct ur_spirv_instruction *def; /* NULL: outside of the function */
    struct edge *edges;               /* of a label: what its block gives to phis */
    struct part *incoming;            /* of a phi: what the blocks before it write */
    /* Of pointers (pointers.c, registers.c) */
    struct variable *root; /* the variable that it points into, or NULL */
    int64_t offset;        /* from its beginning, where known */
    bool offset_known;
    uint8_t space;     /* of what it points to */
    uint8_t int_space; /* of an integer: where it points as an address */
    struct dynamic *dynamic;
};

struct flags {
    bool goff, scratch, dynamic, lanes;
    bool groups; /* it may depend on how the range is cut into groups, or on other kernels */
};

/* The function under work. */
struct fn {
    struct tr *t;
    const char *name; /* of its kernel, for messages */
    const struct ur_spirv_function *function;
    bool kernel;
    unsigned lanes;       /* of a sub-group: 32 where no other size is required; see sub_size */
    bool contract;        /* may multiply and add be fused */
    bool plain;           /* no pointer's place is assumed: see pointers.c */
    uint32_t result_type; /* of a function that is none of kernels' */
    uint32_t epoch;
    struct flow flow;
    uint32_t registers[8]; /* how many of each class */
    uint32_t labels, temps;
    uint32_t inlined; /* lines of the library's functions */
    struct ptx_text body, declarations, prologue, header;
    char guard[32];         /* in front of reads: @ and a predicate, or nothing */
    struct ptx_text format; /* of the printf that is being made */
    struct ptx_text tested; /* the body that asks for textures, while both are put together */
    struct flags uses;
    struct variable *variables;              /* a list: of the function, and by-value parameters */
    const struct ur_spirv_instruction *insn; /* being emitted, for messages */
    uint32_t next_label;                     /* of the block behind this one */
    struct emitted *emitted;                 /* of each block what was emitted for it */
    bool fixed;                 /* what was emitted since the block began may not be repeated */
    struct division *divisions; /* of this block */
    struct reading *readings;   /* likewise */
    struct indexed *indexed;    /* likewise, and of those in front of it that only it follows */
    struct asked *asked;        /* of textures, before the kernel's blocks: texel.c */
    struct edges *ways;         /* of the blocks, where a switch asked: switch.c */
    struct cut *cuts;      /* text that is left out where the answers are known, the last first */
    uint64_t shared_bytes; /* of the work-group's variables that it names */
    /* Accesses to one or two bytes of global memory and to more, and barriers of sub-groups: see
     * rows.c. */
    uint32_t narrow_accesses, other_accesses, warp_barriers;
};

/* How a function is called. */
struct call {
    bool real;      /* emitted as a PTX function, not inlined */
    bool apart;     /* so, though there was no need; it names no local memory */
    bool queued;    /* to be emitted as one */
    bool device;    /* it, or what it calls, has barriers of device scope */
    uint8_t mark;   /* of the search for cycles */
    uint8_t height; /* calls within calls */
    uint8_t lanes;  /* of the sub-groups of all kernels that call it; 0: none does */
    uint32_t sites; /* calls of it in the module */
    uint64_t size;  /* instructions with all that is inlined into it */
};

/* Where the work-group's variables lie (globals.c). The driver's compiler takes 48 KiB of them;
 * more is a part of what the launch asks for, in front of its arguments. */
struct shared_plan {
    bool dynamic;
    bool common; /* functions that are not inlined name them too: all kernels have them all */
    /* Something compares their addresses: none may be 0, as NULL is and as the window begins.
     * Which variable the driver's compiler puts there nobody knows: each has bytes in front. */
    bool apart;
    uint32_t align;   /* of the launch's part */
    uint64_t *places; /* if common: of each id 1 + its place, 0: none yet */
    uint64_t size;    /* if common */
};

/* One translation. */
struct tr {
    struct ptx_out out;
    jmp_buf failed;
    enum ur_ptx_status status;
    const struct ur_ptx_target *target;
    struct ur_ptx_result *result;
    const struct ur_spirv_module *module;
    struct call *calls;  /* of each function of the module */
    struct type **types; /* of each id, made when asked for */
    struct id *ids;
    uint32_t id_capacity, next_id, epoch;
    struct ptx_text head, functions, body; /* in this order; `functions` are prototypes */
    bool *global_used;                     /* of each id of the module */
    uint8_t *global_state;                 /* likewise: enum global_state */
    uint32_t *queue;                       /* indices of functions to be emitted as such */
    uint32_t queue_count;
    bool *unchanged;  /* byvalue.c: of each id, or NULL: it points into what nothing changes */
    uint32_t *inputs; /* built-in variables, and constants made of their addresses, in order */
    uint32_t input_count;
    uint8_t *library; /* of each function of the library: whether it is called */
    bool scratch, dynamic, vprintf, assertfail, images;
    bool inexact; /* division and the square root of float: target->relaxed, or as OpenCL C's */
    uint32_t strings;
    uint64_t function_shared; /* bytes of what functions name, which any kernel may call */
    struct shared_plan shared;
    struct ur_ptx_variable *variables;
    uint32_t variable_count;
    struct fn *fn; /* at work, for messages */
    struct ur_ptx_kernel *kernels;
    uint32_t kernel_count;
};

enum {
    LANES_DIFFER = 64, /* call.lanes and fn.lanes: kernels require different sizes */
    DYNAMIC_ALIGN = 128,
    APART_BYTES = 8 /* in front of the launch's part, if shared_plan.apart */
};
/* How far the declaration of a variable is. */
enum global_state { GLOBAL_NEW, GLOBAL_BEGUN, GLOBAL_DONE };

enum {
    SCRATCH_BYTES = 512
}; /* of shared memory for group operations: 8 for each of 32 warps, twice */

/* ---- module.c -------------------------------------------------------------------------------- */

/* Ends the translation. printf's formats; at most 511 characters. */
_Noreturn void ptx_fail(struct tr *t, enum ur_ptx_status status, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* The same, naming the instruction under work, its word and its kernel. */
_Noreturn void ptx_fail_in(struct fn *k, enum ur_ptx_status status, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* The array with room for one more than `count`, which is a number of elements in use. */
const char *ptx_function_name(struct tr *t, const struct ur_spirv_function *function);
void *ptx_grow(struct tr *t, void *array, uint32_t count, size_t size);
uint32_t ptx_new_id(struct tr *t);
struct id *ptx_id_of(struct fn *k, uint32_t id);

#endif
