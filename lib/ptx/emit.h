/* What the parts of the emitter share. A value of SPIR-V is a row of parts: a scalar is one, a
 * vector, array or structure as many as it has scalars. A part is a register, a constant, or an
 * address. */
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
struct edge;

/* What is known of an id while a function is emitted. */
struct id {
    uint32_t epoch; /* of the function that this is about */
    uint32_t type;
    struct part *parts;
    uint32_t count;
    uint32_t mapped;                  /* while inlining: the id of the copy */
    uint32_t copy, alias, entry;      /* while loops are unrolled: unroll.c, widen.c */
    uint32_t widened;                 /* likewise: 1 + the loop that makes it, widen.c */
    uint32_t table;                   /* likewise, of a pointer: the constant that lies there */
    bool tried;                       /* of a label: the loop that it begins was looked at */
    bool whole;                       /* of a label: ptxas is not to write its loop out */
    bool natural;                     /* of an integer of 32 bits: it has no sign, widen.c */
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
    struct ptx_text format; /* of the printf that is being made */
    struct flags uses;
    struct variable *variables;              /* a list: of the function, and by-value parameters */
    const struct ur_spirv_instruction *insn; /* being emitted, for messages */
    uint32_t next_label;                     /* of the block behind this one */
    struct emitted *emitted;                 /* of each block what was emitted for it */
    bool fixed;                 /* what was emitted since the block began may not be repeated */
    struct division *divisions; /* of this block */
    uint64_t shared_bytes;      /* of the work-group's variables that it names */
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
    unsigned lanes; /* of the sub-groups of all kernels so far; 0: none yet */
};

enum {
    LANES_DIFFER = 64, /* tr.lanes and fn.lanes: kernels require different sizes */
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
_Noreturn void fail(struct fn *k, enum ur_ptx_status status, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* The array with room for one more than `count`, which is a number of elements in use. */
const char *function_name(struct tr *t, const struct ur_spirv_function *function);
void *ptx_grow(struct tr *t, void *array, uint32_t count, size_t size);
uint32_t new_id(struct tr *t);
struct id *id_of(struct fn *k, uint32_t id);

/* ---- types.c --------------------------------------------------------------------------------- */

struct type *type_of(struct tr *t, uint32_t id);
/* The type of a value. */
struct type *value_type(struct fn *k, uint32_t id);
struct type *pointee(struct fn *k, const struct type *pointer);
unsigned kind_size(unsigned kind); /* bytes in memory */
/* Leaves of a type that is used as a value; ends the translation where it is too large. */
uint32_t leaves(struct fn *k, const struct type *type);
/* Moves `*type` to a member, and `*leaf` and `*offset` by what lies before it. */
void descend(struct fn *k, struct type **type, uint64_t index, uint32_t *leaf, uint64_t *offset);
/* Bytes of a constant, `type->size` of them. */
void constant_bytes(struct tr *t, uint32_t id, unsigned char *bytes, uint64_t size);

/* Whether a constant is an address in a variable: of it itself, or by casts and access chains.
 * `depth`: 0. */
bool constant_address(struct tr *t, uint32_t id, uint32_t *variable, int64_t *offset,
                      unsigned depth);

/* The value of a constant with addresses of variables in it, each of 8 bytes at a multiple of 8. */
struct constant_address {
    uint64_t place;
    uint32_t variable; /* id */
    int64_t offset;    /* bytes into it */
};
struct constant_image {
    unsigned char *bytes; /* `size` of them: 0 where an address stands */
    uint64_t size;
    bool takes_addresses;               /* without it they are refused */
    struct constant_address *addresses; /* in the order of their places */
    uint32_t address_count;
};
/* Fills the bytes and the addresses. */
void constant_image(struct tr *t, uint32_t id, struct constant_image *image);
/* Of a scalar integer constant, sign-extended from its width: false where the id is none. */
bool constant_int(struct fn *k, uint32_t id, int64_t *value);
int64_t sign_extend(uint64_t bits, unsigned width);
uint64_t low_bits(uint64_t bits, unsigned width);

/* ---- flow.c ---------------------------------------------------------------------------------- */

/* Finds cycles of calls and decides what is inlined. */
void find_calls(struct tr *t);
void make_flow(struct fn *k);
/* After a change of branches: leaves out what is not reached and puts the rest in order. */
void settle_flow(struct fn *k);
/* unroll.c */
void unroll_loops(struct fn *k);
/* ahead.c */
void read_ahead(struct fn *k);
/* Makes the result of an instruction a constant, if it is one; true if it did. */
bool fold(struct fn *k, const struct ur_spirv_instruction *insn);
/* Where a block goes: label `i` of them; 0 past the last. */
uint32_t successor(struct fn *k, const struct block *block, uint32_t i);
uint32_t switch_words(struct fn *k, const struct ur_spirv_instruction *insn); /* of a literal */
uint32_t block_of(struct fn *k, uint32_t label);                              /* its index */
void index_flow(struct fn *k);
struct block *add_block(struct fn *k, uint32_t label);
struct ur_spirv_instruction *add_insn(struct fn *k, struct block *block,
                                      struct ur_spirv_instruction insn);

/* ---- pointers.c, registers.c -------------------------------------------------------------------
 */

void find_pointers(struct fn *k);
void find_registers(struct fn *k);

/* byvalue.c: of parameters that are pointers to a copy of the callee's own. */
bool is_by_value(const struct tr *t, uint32_t parameter);
/* Finds which of them are changed. */
void find_by_value(struct tr *t);
/* Whether a call has to make that copy: what argument `id` points to could be seen to change while
 * the callee runs, or by the callee itself. */
bool needs_copy(const struct tr *t, uint32_t parameter, uint32_t id);

/* A variable of the function. */
struct slot {
    uint32_t offset;
    uint8_t kind;
    uint8_t space; /* where the pointer in it points */
    struct part reg;
};

struct access {
    uint32_t offset;
    uint8_t kind;
};

struct variable {
    struct variable *next;
    uint32_t id;
    struct type *type; /* of what it holds */
    uint32_t align;
    bool parameter;       /* passed by value to the kernel */
    uint32_t index;       /* of the parameter */
    uint32_t builtin;     /* 1 + which one: of the module, and computed where it is read */
    bool memory;          /* not kept in registers; of the other two: copied to local memory */
    unsigned char *image; /* its bytes, where it is initialised and only copied from */
    uint32_t initializer;
    struct slot *slots;
    uint32_t slot_count;
    struct access *accesses;
    uint32_t access_count;
    uint32_t *cuts;
    uint32_t cut_count;
};

/* A pointer at an index that is not known: of `count` elements of `stride` bytes from `offset`. */
struct dynamic {
    uint32_t offset, stride, count, index;
};

/* How many bytes of a chain of indices are known, and by what the others are counted. */
struct step {
    uint32_t index;
    uint64_t stride;
};
struct chain {
    int64_t offset;
    uint32_t count;
    struct step steps[16];
    uint64_t limit; /* elements of the array that the only step indexes, 0 if not known */
    bool first;     /* the only step is the pointer's own */
};
void read_chain(struct fn *k, const struct ur_spirv_instruction *insn, struct chain *chain);
bool is_chain(uint16_t op);
bool is_pointer_copy(uint16_t op);
/* Whether operand word `i` is an id, and no number that looks like one. */
bool is_id_operand(const struct tr *t, const struct ur_spirv_instruction *insn, uint32_t i);
/* The space that a pointer type says. */
unsigned storage_space(struct fn *k, uint32_t storage);

/* ---- value.c --------------------------------------------------------------------------------- */

/* One line of PTX: %o a struct part that print_part can write, %u, %l, %s as ptx_print. */
void emit(struct fn *k, const char *format, ...);
/* A part as an instruction has it, at most 24 bytes; returns how many. */
size_t write_part(char *at, struct part x);
void emit_label(struct fn *k, uint32_t label); /* $L */
uint32_t new_label(struct fn *k);
struct part new_reg(struct fn *k, unsigned kind);
struct part constant(unsigned kind, uint64_t bits);
static inline bool is_const(struct part x) {
    return x.form == FORM_CONST;
}
/* The parts of an id. */
struct part *parts_of(struct fn *k, uint32_t id, uint32_t *count);
struct part *value_of(struct fn *k, uint32_t id, uint32_t count);
struct part scalar_of(struct fn *k, uint32_t id);
void set_value(struct fn *k, uint32_t id, struct part *parts, uint32_t count);
void set_scalar(struct fn *k, uint32_t id, struct part x);
/* What can stand in an instruction: a register, or a constant that PTX writes in place. */
struct part use(struct fn *k, struct part x);
struct part use_reg(struct fn *k, struct part x);
struct part use_signed(struct fn *k, struct part x); /* sign-extended to its register */
void move(struct fn *k, struct part to, struct part from);
struct part copy(struct fn *k, struct part from);
/* The same bits as another kind of the same size. */
struct part bits_as(struct fn *k, struct part x, unsigned kind);
struct part mask(struct fn *k, unsigned kind, struct part x); /* zeros above 8 or 16 bits */
struct part to_width(struct fn *k, struct part x, unsigned kind, bool sign); /* integers */
struct part to_f32(struct fn *k, struct part x); /* from half and bfloat16 */
struct part from_f32(struct fn *k, struct part x, unsigned kind);
struct part unary(struct fn *k, unsigned kind, const char *op, struct part a);
struct part binary(struct fn *k, unsigned kind, const char *op, struct part a, struct part b);
struct part ternary(struct fn *k, unsigned kind, const char *op, struct part a, struct part b,
                    struct part c);
struct part select_part(struct fn *k, struct part p, struct part a, struct part b);
struct part compare(struct fn *k, const char *op, struct part a, struct part b);
extern const char *const bits_type[KINDS];   /* b32 ... of a register */
extern const char *const memory_type[KINDS]; /* u8 ... of memory */
extern const char *const float_type[KINDS];
unsigned int_kind(unsigned bytes);
unsigned reg_width(unsigned kind); /* 32 or 64, for integers */
static inline bool is_float_kind(unsigned kind) {
    return kind >= KIND_F16 && kind <= KIND_F64;
}
static inline bool is_int_kind(unsigned kind) {
    return kind >= KIND_I8 && kind <= KIND_I64;
}
static inline bool is_half_kind(unsigned kind) {
    return kind == KIND_F16 || kind == KIND_BF16;
}

/* ---- address.c ------------------------------------------------------------------------------- */

struct part null_address(void);
struct part address_at(unsigned space, unsigned base, uint32_t number, int64_t offset);
/* The address as 64 bits of the space wanted; SPACE_NONE: its own. */
struct part flat_address(struct fn *k, struct part address, unsigned space);
struct part in_space(struct fn *k, struct part address, unsigned space);
struct part address_of(struct fn *k, uint32_t id);
const char *space_suffix(struct part address);
bool emit_address(struct fn *k, const struct ur_spirv_instruction *insn);

/* ---- memory.c -------------------------------------------------------------------------------- */

struct access_mode {
    bool is_volatile;
    uint32_t align;
};
void load_parts(struct fn *k, struct part address, const struct type *type, struct access_mode mode,
                struct part *parts);
void store_parts(struct fn *k, struct part address, const struct type *type,
                 struct access_mode mode, const struct part *parts);
struct part load_part(struct fn *k, unsigned kind, struct part address, int64_t offset,
                      struct access_mode mode);
void store_part(struct fn *k, struct part x, struct part address, int64_t offset,
                struct access_mode mode);
/* The same of `count` scalars, whose offsets are from the address that `mode.align` is of.
 * Neighbours of one kind are moved together where that alignment allows. */
void load_leaves(struct fn *k, struct part address, const struct leaf *leaf, uint32_t count,
                 struct access_mode mode, struct part *parts);
void store_leaves(struct fn *k, struct part address, const struct leaf *leaf, uint32_t count,
                  struct access_mode mode, const struct part *parts);
/* Spaces of the pointers in a type, as they lie in memory. */
void memory_spaces(struct fn *k, const struct type *type, uint8_t *spaces);
/* Through a pointer that may be a variable in registers. */
void store_through(struct fn *k, uint32_t pointer, const struct type *type, struct access_mode mode,
                   const struct part *parts);
struct part *load_through(struct fn *k, uint32_t pointer, const struct type *type,
                          struct access_mode mode);
struct access_mode mode_of(struct fn *k, const struct ur_spirv_instruction *insn, uint32_t first,
                           const struct type *type);
void declare_variables(struct fn *k);
bool emit_memory(struct fn *k, const struct ur_spirv_instruction *insn);
/* copy.c */
void emit_copy(struct fn *k, const struct ur_spirv_instruction *insn);
/* slots.c: variables in registers */
bool in_registers(struct fn *k, uint32_t pointer);
void load_slots(struct fn *k, uint32_t pointer, const struct type *type, struct part *parts);
void store_slots(struct fn *k, uint32_t pointer, const struct type *type, const struct part *parts);
struct part get_slot(struct fn *k, struct variable *v, uint32_t offset, unsigned kind);
void set_slot(struct fn *k, struct variable *v, uint32_t offset, struct part x);

/* ---- instructions ------------------------------------------------------------------------------
 */

/* Each emits the instruction if it is one of its own. */
bool emit_arithmetic(struct fn *k, const struct ur_spirv_instruction *insn);
bool emit_conversion(struct fn *k, const struct ur_spirv_instruction *insn);
bool emit_composite(struct fn *k, const struct ur_spirv_instruction *insn);
void emit_blocks(struct fn *k); /* control.c: all of a function */
bool emit_atomic(struct fn *k, const struct ur_spirv_instruction *insn);
bool emit_group(struct fn *k, const struct ur_spirv_instruction *insn);
bool emit_nonuniform(struct fn *k, const struct ur_spirv_instruction *insn);
bool emit_image(struct fn *k, const struct ur_spirv_instruction *insn);
bool emit_int_dot(struct fn *k, const struct ur_spirv_instruction *insn);
bool emit_barrier(struct fn *k, const struct ur_spirv_instruction *insn);
void emit_call(struct fn *k, const struct ur_spirv_instruction *insn);
void emit_opencl(struct fn *k, const struct ur_spirv_instruction *insn);
struct part global_offset(struct fn *k, unsigned dimension);
/* Of a kernel for such launches (ur_ptx_target.uneven): ends work-items beyond the range. */
void leave_beyond_range(struct fn *k);
/* Of any storage class: some compilers leave these variables in CrossWorkgroup. */
bool is_builtin(struct tr *t, uint32_t variable);
/* Before anything is emitted: the module's, in tr.inputs. */
void find_inputs(struct tr *t);
/* Whether such a constant is an address in one, by itself. */
bool leads_into(const struct ur_spirv_instruction *constant);
/* Whether a scalar at that offset of the variable is a part of one component. */
bool is_in_component(const struct variable *v, int64_t offset, unsigned kind);
/* Fills the copy of one that is in local memory. */
void store_builtin(struct fn *k, const struct variable *v);
bool emit_builtin(struct fn *k, const struct ur_spirv_instruction *insn);
/* The most that an instruction gives that reads a built-in variable; UINT64_MAX of any other. */
uint64_t builtin_bound(struct fn *k, const struct ur_spirv_instruction *insn);
void emit_printf(struct fn *k, const struct ur_spirv_instruction *insn);
void emit_assert(struct fn *k, const struct ur_spirv_instruction *insn);
/* Calls a function of the library, `ocl$name_kind`. Half goes through float. */
struct part library_call(struct fn *k, const char *name, unsigned kind, unsigned result,
                         const struct part *arguments, uint32_t count);

/* Calls a function of the library for images, whose result is `results` parts of 32 bits: 4 or 1.
 */
void image_call(struct fn *k, const char *name, const struct part *arguments, uint32_t count,
                struct part *results, uint32_t result_count);

/* Of floats: add, sub, mul, div; `result` is the id whose decorations count, or 0. */
struct part float_op(struct fn *k, const char *op, struct part a, struct part b, uint32_t result);
/* divide.c: SpvOp{S,U}Div, SpvOp{S,U}Mod, SpvOpSRem. */
struct part int_division(struct fn *k, uint16_t op, struct part a, struct part b);
struct part multiply_high(struct fn *k, struct part a, struct part b, bool sign);

/* group.c */
void need_lanes(struct fn *k);
struct part named(unsigned kind, uint32_t number); /* a register of need_lanes */
/* Of the warp: the lane's index and the warp's number. Of the sub-group, which is a part of a warp
 * where a size below 32 is required: the same, the first of its lanes, and all of its lanes. */
enum {
    LANE_LINEAR = 1,
    LANE_INDEX,
    LANE_WARP,
    LANE_THREADS,
    LANE_SUB_INDEX,
    LANE_SUB_GROUP,
    LANE_SUB_FIRST,
    LANE_SUB_MASK
};
/* The size of sub-groups; fails in a function that is called by kernels of different ones. */
unsigned sub_size(struct fn *k);
/* One of the last four, which are those of the warp where the sub-group is one. */
struct part sub_lane(struct fn *k, uint32_t number);
/* The lanes of the sub-group in the warp. */
struct part sub_mask(struct fn *k);
struct part sub_group_size(struct fn *k);
/* builtin.c: the lanes of the sub-group that a built-in variable Subgroup...Mask names. */
struct part lane_mask(struct fn *k, uint32_t builtin);
/* Among `lanes`, which are all of the warp or those of a sub-group: lane indices count from the
 * first of them. `mask` are the lanes of the warp that take part. */
struct part shuffle(struct fn *k, const char *mode, struct part x, struct part lane, unsigned clamp,
                    unsigned lanes, struct part mask);
struct part group_combine(struct fn *k, unsigned op, struct part a, struct part b);
struct part group_identity(unsigned op, unsigned kind);
/* The operation (SpvOpGroup...) without its uniformity; 0 where it is no reduction. */
unsigned group_operation(uint16_t op);

/* function.c */
void emit_kernel(struct tr *t, const struct ur_spirv_entry_point *entry);
void emit_function(struct tr *t, uint32_t index);
void queue_function(struct tr *t, uint32_t index);
void end_fn(struct fn *k); /* lets its texts go */
void call_parts(struct fn *k, const char *symbol, const struct part *arguments, uint32_t count,
                struct part *results, uint32_t result_count);
/* The same of a function whose results are a vector of 32 bits each, aligned to its size. */
void call_together(struct fn *k, const char *symbol, const struct part *arguments, uint32_t count,
                   struct part *results, uint32_t result_count);
/* globals.c */
/* What a variable of `size` bytes is aligned to: up to 16, also where its type asks for less. A
 * copy of SPIR-V names one alignment for both sides, and compilers give that of the better one. */
uint32_t wide_align(uint32_t align, uint64_t size);
void emit_globals(struct tr *t);
/* Decides about the work-group's variables, before anything is emitted. */
void plan_shared(struct tr *t);
/* The address of one that the function names. */
struct part shared_address(struct fn *k, const struct ur_spirv_instruction *variable);
uint32_t add_string(struct tr *t, const char *bytes, size_t size); /* ends with 0 by itself */
void store_results(struct fn *k, const struct part *parts, uint32_t count);

/* rows.c */
/* After the body of a kernel was emitted: has lanes take elements of one or two bytes that lie side
 * by side, where the kernel reads and writes rows of its sub-groups. */
void widen_rows(struct fn *k);

/* math_library.c */
void emit_library(struct tr *t);

#endif
