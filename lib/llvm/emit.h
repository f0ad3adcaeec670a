/* What the parts of the emitter share. An id of SPIR-V becomes a value of the same number (%v12), a
 * label %b12, a variable of the module @g12, a function @f12; what one instruction needs beside
 * that are temporaries (%t1). Checks of types are LLVM's, apart from those that the emitter itself
 * depends on. */
#ifndef UR_LLVM_EMIT_H
#define UR_LLVM_EMIT_H

#include "llvm.h"
#include "spirv/module.h"
#include "spirv/text.h"

struct type {
    uint16_t op;
    bool known; /* false while it is being made */
    bool packed;
    uint32_t id, width;   /* bits of a number */
    uint32_t count;       /* components, elements, members */
    struct type *element; /* of vectors and arrays */
    struct type **members;
    uint64_t size; /* bytes, with what pads it */
    uint32_t align;
    uint32_t storage, pointee; /* of pointers: class, id of the type; of an image with a sampler:
                                  that of the image */
    const char *text;          /* as LLVM writes it */
};

/* What a function does, with what it calls. */
enum {
    USES_BARRIER = 1,    /* waits for others of its work-group */
    USES_SUB_GROUPS = 2, /* waits for others of its sub-group */
    USES_GROUPS = 4,     /* depends on how the index space is cut into groups */
    USES_OFFSET = 8,     /* depends on the global offset */
    USES_DEVICE = 16,    /* waits for other work-groups */
    USES_CHAINS = 32     /* see ll_find_chains */
};

struct function {
    const char *name; /* that it has as an entry point, NULL: it is none */
    uint32_t kernels; /* that have it for a body, see ll_body */
    bool fuses;   /* an entry point that may have products and sums fused, whatever others say */
    bool in_rows; /* a form for groups whose rows are whole strips */
    bool body;    /* its parameters are those of an entry point, also where that only calls it */
    bool queued, cut; /* cut: `regions` is known, and its loops are made */
    struct regions *regions;
    uint32_t sub_group_size; /* that they are made for */
    uint32_t uses;           /* of its own */
    uint32_t *callees;       /* indices */
    uint32_t callee_count;
    uint32_t *locals; /* ids of the work-group's variables that it names */
    uint32_t local_count;
    uint32_t instructions;
    uint64_t stack; /* bytes of its variables */
    uint32_t calls; /* of it, by others */
    bool waits;     /* or what it calls, where some function may part; see reconverge_stacks.c */
    bool parts; /* and its sub-groups may part, or those of functions that it shares others with */
    uint8_t pure;       /* see ll_is_pure: 0 not known, 1 no, 2 yes */
    uint8_t touches;    /* memory that others may have; see order.c */
    uint8_t gives_away; /* pointers, see live_values.c: 0 not known, 1 yes, 2 no */
    bool meets;         /* its work-items tell each other where they are */
    uint8_t state;      /* of what follows: 0 not known, 1 under way, 2 known */
    uint64_t whole;     /* instructions, and bytes of stack, with all that is inlined */
    uint64_t depth;
    uint32_t mark;           /* of the last search that came here */
    bool crowded;            /* see crowded.c */
    const uint8_t *expected; /* formats of its images; see expected.h; or NULL */
    bool by_calls;           /* it reads and writes images; see expected.h */
    bool in_place; /* a loop over work-items that may become vectors has it; see attributes.c */
};

struct kernel {
    const struct ur_spirv_entry_point *entry;
    const struct ur_spirv_function *function;
    uint32_t index; /* of the function */
    uint32_t uses;  /* with what it calls */
    uint32_t sub_group_size;
    uint64_t local_bytes;
    struct regions *regions; /* NULL: not cut; see regions.h */
    bool vectors, loops;     /* it has them, or what it calls; loops: from ll_put_attributes on */
    uint32_t form;           /* 1 + the number of its second form, in `kernels`; 0: none */
    uint32_t along;          /* the dimension that this one has exchanged for the first one, or 0 */
    uint32_t across;         /* see hostcode.h */
    bool in_rows;            /* its second form is for groups whose rows are whole strips */
    /* 1 + places among what is made late, the first one, that of the function for groups that have
     * no whole rows, or for all, and that of what parted groups need; 0: there is none. */
    uint32_t delays, late, steps;
};

/* The function under work. */
struct fn {
    struct tr *t;
    const struct ur_spirv_function *function;
    struct function *facts;
    const char *name;
    const struct ur_spirv_instruction *insn; /* for messages */
    uint32_t label;                          /* of the block under work */
    bool *reached;                           /* of each block, once asked for; see dead.c */
    uint32_t temps;
    uint32_t serial;      /* no other function of the translation has the same */
    struct id_facts *ids; /* of a region: temporaries that stand for ids; NULL: a whole function */
    struct regions *regions;
    int way;     /* of a region: for which state that follows it keeps something; see regions.h */
    bool turn;   /* of a region: it is told which turn it takes */
    bool images; /* of a region: images are as its regions expect them */
    const struct rows *rows; /* of a region: what is read ahead of it; see rows.c */
    uint32_t lanes;          /* of the whole team that it is for, 0: any number */
    uint32_t near;           /* see ll_near */
    /* Of a turn that all go along with: whether the work-item has not left, and whether it comes to
     * the block under work; 0: any other region. */
    uint32_t active, comes;
    struct way *ways; /* from block to block then */
    uint32_t way_count;
    uint32_t parted; /* the region that is done for those alone for which it is next, 0: for all */
    struct meeting *meetings; /* of each block, where sub-groups may part on stacks; or NULL */
    uint32_t block, number;   /* of the function under work, and of the block's instruction */
    bool exact; /* products and sums are not fused, unless an instruction says that they may */
    struct ur_text body, prologue, early; /* early: between these, of regions */
};

/* One translation. */
struct tr {
    struct ur_out out;
    jmp_buf failed;
    enum ur_llvm_status status;
    const struct ur_llvm_options *options;
    struct ur_llvm_result *result;
    const struct ur_spirv_module *module;
    struct type **types;   /* of each id, made when asked for */
    uint8_t *marks;        /* of each id: MARK_* */
    uint32_t *reached;     /* room for each function, for searches; see kernel.c */
    uint32_t *seen;        /* of each id: the serial of the function whose prologue has it */
    uint32_t *local_users; /* of each id: kernels that use the variable */
    uint32_t *local_mark;  /* the last of them */
    uint64_t *local_place; /* where it lies in local memory */
    struct function *functions;
    uint32_t *queue; /* of functions, by index */
    uint32_t queue_count;
    struct kernel *kernels;
    uint32_t kernel_count;       /* those of the table, and behind them second forms */
    const struct ll_form *forms; /* of each entry point */
    uint32_t wave;               /* of AMD's devices: work-items of a wave of this text's kernels */
    uint32_t sub_group_least, sub_group_most; /* of AMD's devices: sizes that kernels require, or
                                                 the wave's */
    struct ur_text head, body, declarations;
    struct ur_text table, names; /* of the variables that the host knows */
    struct ur_text late;         /* addresses of what is made late */
    uint32_t late_count;
    bool delays;           /* some may be */
    const char **declared; /* names of functions that are declared or defined by us */
    uint32_t declared_count;
    uint32_t *phi_mark; /* of each label: the last phi that names it */
    uint32_t phis, search, depth, serials, loops;
    bool inexact;         /* division and the square root of float are as OpenCL C has them */
    bool exact;           /* a kernel is not to have products and sums fused */
    uint32_t places;      /* instructions of functions that meet */
    struct id_facts *ids; /* see regions.h */
    uint32_t *first_use;
    uint8_t *inputs; /* see regions.c */
    /* Of each id, below `named`; see order.c. */
    uint32_t *alike, *stored, *written, named;
    bool *unclear;
    bool of_kernel; /* the function of which order.c asks is a kernel's: the launch gives its
                       arguments */
    bool orders;    /* LLVM is to bring no accesses together */
    struct fn *fn;  /* at work, for messages */
};

enum {
    MARK_GLOBAL = 1, /* a variable of the module that is used */
    MARK_LOCAL = 2   /* one of the work-group that stands in the text, for AMD's devices */
};

/* UR_HOSTCODE_MAGIC and UR_HOSTCODE_VERSION */
#define UR_LLVM_TABLE_MAGIC 0x31484355u
#define UR_LLVM_TABLE_VERSION 14u

/* ---- module.c -------------------------------------------------------------------------------- */

/* Ends the translation. printf's formats; at most 511 characters. */
_Noreturn void ll_fail(struct tr *t, enum ur_llvm_status status, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* The array with room for one more than `count`, which is a number of elements in use. */
void *ll_grow(struct tr *t, void *array, uint32_t count, size_t size);
/* Adds `index` to the functions that are emitted. */
void ll_queue(struct tr *t, uint32_t index);
void ll_use_global(struct tr *t, uint32_t id);
/* The storage class of a variable. A built-in one is an input whatever it says: compilers of SYCL
 * have put them into CrossWorkgroup. */
uint32_t ll_storage(const struct ur_spirv_module *module,
                    const struct ur_spirv_instruction *variable);
/* The pointer that an instruction makes another one of, into the same memory; 0: it does not. */
uint32_t ll_pointer_before(const struct ur_spirv_instruction *insn);
/* The input that a pointer leads into; 0: none. */
uint32_t ll_input_of(const struct ur_spirv_module *module, uint32_t pointer);
/* Which built-in variable an instruction reads as a whole; UR_SPIRV_NONE: none. */
uint32_t ll_built_in_read(const struct ur_spirv_module *module,
                          const struct ur_spirv_instruction *insn);
/* Where `text`, a declaration or a definition, was not added yet under that name, adds it. */
void ll_declare(struct tr *t, const char *name, const char *format, ...);
/* Where the target's library has a function of that name, adds it with what it needs, and gives its
 * name; else NULL. */
const char *ll_library_add(struct tr *t, const char *name);

/* ---- inline.c ---------------------------------------------------------------------------------
 */

/* Inlines calls of functions that wait, as far as they are cut then, and all calls of kernels with
 * loops that are not large, or those in their loops. False: no memory; the module may be changed in
 * part. */
bool ll_inline_calls(struct ur_spirv_module *module);
/* Which blocks lie between the one that a loop begins with and one that goes back there. */
void ll_find_looped(const struct ur_spirv_module *module, const struct ur_spirv_function *f,
                    bool *looped);
/* lockstep.c: whether a function writes local memory and reads it; and barriers for kernels that
 * have one work-item read what others have just written. False: no memory, as above. */
bool ll_shares(const struct ur_spirv_module *module, const struct ur_spirv_function *f);
bool ll_wait_for_leaders(struct ur_spirv_module *module);
/* kernel.c: of each entry point the first one that has the same function. NULL: no memory. */
uint32_t *ll_first_entries(struct ur_spirv_module *module);
/* join.c: makes one of guards that ask several things one after the other. False: no memory, as
 * above. */
bool ll_join_guards(struct ur_spirv_module *module);
/* sized.c: takes branches one way that the size decides which a kernel requires of its groups.
 * False: no memory, as above. */
bool ll_decide_by_size(struct ur_spirv_module *module);
/* counters.c: takes indices that step alike apart, in kernels that wait. False: no memory, as
 * above.
 */
bool ll_split_counters(struct ur_spirv_module *module);
/* votes.c: has sub-groups vote on guards around long loops, in kernels that wait. False: no memory,
 * as above. `rows`: of each entry point, its form of rows of whole strips, or 0. */
bool ll_vote_on_guards(struct ur_spirv_module *module, const uint32_t *rows);
/* forms.c: second forms of kernels: of those whose first dimension walks down columns of memory in
 * which another one, along which memory is side by side, has changed places with it (columns.c),
 * and of those that read images (expected.c); of each entry point. False: no memory, as above. */
struct ll_form;
bool ll_add_forms(struct ur_spirv_module *module, const uint32_t *rows,
                  const struct ll_form **forms);
/* Those of rows of whole strips alone, of each entry point: the function, 0: none. */
bool ll_add_row_forms(struct ur_spirv_module *module, const uint32_t **rows);
/* device_barrier.c: takes barriers of device scope apart (false: as above); an unsigned constant of
 * 32 bits, 0: no memory; and such a barrier for AMD's devices, or its middle part for the host. */
bool ll_split_device_barriers(struct ur_spirv_module *module);
uint32_t ll_add_number(struct ur_spirv_module *module, uint32_t value);
void ll_wait_for_device(struct fn *k);
/* Whether the parameter points to what is the callee's own copy. */
bool ll_by_value(const struct ur_spirv_module *module, uint32_t parameter);

/* ---- types.c --------------------------------------------------------------------------------- */

struct type *ll_type(struct tr *t, uint32_t id);
struct type *ll_type_of(struct tr *t, uint32_t value);
struct type *ll_pointee(struct tr *t, const struct type *pointer);
/* Of scalars and vectors: what they are made of, and how many components. */
struct type *ll_scalar(struct type *type);
uint32_t ll_lanes(const struct type *type);
bool ll_is_int(const struct type *type);   /* or a vector of it; not truth values */
bool ll_is_bool(const struct type *type);  /* likewise */
bool ll_is_float(const struct type *type); /* likewise */
/* i32 and the like, with the components of `like`. */
const char *ll_int_text(struct tr *t, unsigned width, const struct type *like);
/* What LLVM calls a type within the name of an intrinsic function: v4f32. */
const char *ll_suffix(struct tr *t, const struct type *type);
/* What stands behind a division, or a square root, of that type. */
const char *ll_bound(struct fn *k, const struct type *type, bool root);
char *ll_format(struct tr *t, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* ---- constant.c ------------------------------------------------------------------------------ */

/* Writes an operand without its type: a constant or a name. */
void ll_put_value(struct tr *t, struct ur_text *text, uint32_t id);
bool ll_has_variables(const struct tr *t);
void ll_emit_globals(struct tr *t);

/* ---- function.c ------------------------------------------------------------------------------ */

/* A line of LLVM's: %t a type by id, %y a struct type *, %v a value by id, %p a value with its type
 * before it, %a the same of a pointer after ll_near, %n a temporary, %u unsigned, %l int64_t, %s,
 * %c, %%. */
void ll_emit(struct fn *k, const char *format, ...);
/* The same at the function's beginning, before all blocks. */
void ll_prologue(struct fn *k, const char *format, ...);
uint32_t ll_temp(struct fn *k);
/* A variable of the work-item at the function's beginning, whose address is %NAME. */
void ll_variable(struct fn *k, const char *name, const char *type, uint32_t align);
/* The same as ll_fail, naming the instruction, its word and its function. */
_Noreturn void ll_wrong(struct fn *k, enum ur_llvm_status status, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* Operand word `i`, which the instruction must have. */
uint32_t ll_operand(struct fn *k, uint32_t i);
void ll_emit_function(struct tr *t, uint32_t index);
/* `number`, of type `scalar`, in each component that `like` has. */
const char *ll_splat(struct fn *k, const struct type *like, const char *scalar, const char *number);
const char *ll_splat_int(struct fn *k, const struct type *type, int64_t value);
/* A component as a temporary; a scalar is its own. */
uint32_t ll_component(struct fn *k, const struct type *type, uint32_t vector, uint32_t i);
/* `lanes` temporaries, components of the result of the instruction, which becomes their vector. */
void ll_gather(struct fn *k, const struct type *type, const uint32_t *parts);
/* An integer constant's value; ends the translation where it is none. */
uint64_t ll_constant(struct fn *k, uint32_t id);
/* Whether a block of the function has that label; ends the translation where none has. */
void ll_check_label(struct fn *k, uint32_t label);
void ll_emit_insn(struct fn *k);
/* The parameters, as in a list of them that has begun. */
void ll_put_parameters(struct fn *k);
struct fn *ll_begin(struct tr *t, const struct ur_spirv_function *function);
/* Writes the function's text, the head of which stands there, and its first label. */
void ll_end(struct fn *k, const char *first);

/* ---- one family of instructions each: false for those of others ------------------------------ */

bool ll_emit_arithmetic(struct fn *k, uint32_t op);
bool ll_emit_division(struct fn *k, uint32_t op);
bool ll_emit_conversion(struct fn *k, uint32_t op);
bool ll_emit_memory(struct fn *k, uint32_t op);

/* masked.c: an index of which a part is cut off, as a temporary of which LLVM knows nothing; 0: it
 * is no such index. */
uint32_t ll_hide_cut(struct fn *k, uint32_t index);

bool ll_emit_composite(struct fn *k, uint32_t op);
bool ll_emit_atomic(struct fn *k, uint32_t op);
bool ll_emit_group(struct fn *k, uint32_t op);
bool ll_emit_image(struct fn *k, uint32_t op);
bool ll_emit_dot(struct fn *k, uint32_t op);
/* image.c: ends the translation where images of that type are not supported. */
void ll_check_image(struct tr *t, const struct ur_spirv_instruction *type);
/* group.c: declares what operations of a scope call, "group" or "sub". */
void ll_group_scope(struct tr *t, const char *scope);
/* group.c: whether it is a reduction or scan, and how two values become one. */
bool ll_reduces(uint32_t op);
/* Of a reduction or scan (k->insn) of such values: how %sum and %y become one, what changes
 * nothing, and a name for the operation on them. */
const char *ll_reduction(struct fn *k, const struct type *type, const char **identity,
                         const char **name);
/* That operation's name in LLVM: an instruction, or an intrinsic where there is a dot. */
const char *ll_reduction_how(const struct fn *k);
void ll_emit_control(struct fn *k, uint32_t op);
void ll_emit_opencl(struct fn *k);
bool ll_emit_opencl_integer(struct fn *k, uint32_t number);
bool ll_emit_opencl_vector(struct fn *k, uint32_t number);
void ll_emit_printf(struct fn *k);
void ll_emit_assert(struct fn *k);
void ll_emit_call(struct fn *k);
/* dead.c: whether constants keep control from the block under work. */
bool ll_is_dead(struct fn *k);

/* memory.c: ", align N" and flags of an access; `at` is the word of its operands, which may be
 * past the end. */
struct access {
    uint32_t align;
    bool is_volatile, nontemporal;
};
struct access ll_access(struct fn *k, uint32_t at, uint32_t natural);
/* The natural alignment, or what its decoration says if that is more. */
uint32_t ll_variable_align(struct tr *t, uint32_t id, uint32_t natural);
/* The mark of accesses that those of other work-items cannot meet; see loops in kernel.c. */
const char *ll_parallel(struct fn *k, uint32_t pointer);
/* region_body.c: whether a variable lies in an array with a place for each work-item. */
bool ll_is_kept_variable(const struct fn *k, uint32_t id);

/* memory.c: has the next line's %a name a pointer as what its own type says of where it points; all
 * values that are pointers are generic ones. */
void ll_near(struct fn *k, uint32_t pointer);

/* atomic.c: of the operand that is a scope, how LLVM names it with a blank behind it; "" for all.
 */
const char *ll_scope(struct fn *k, uint32_t i);
/* atomic.c: how LLVM names the order that semantics say, an operand; "" for none. */
const char *ll_order(struct fn *k, uint32_t semantics);

/* ---- kernel.c -------------------------------------------------------------------------------- */

/* Makes the id of an input or of the work-group's memory known in the function. */
void ll_need_variable(struct fn *k, uint32_t id);
/* An entry of the item as a temporary of that many bits: a field of `hostcode.h`. */
uint32_t ll_item_load(struct fn *k, unsigned bits, size_t offset);
void ll_add_kernel(struct tr *t, const struct ur_spirv_entry_point *entry);
/* The second form of the kernel with that number: called as that is, by another function. */
void ll_add_form(struct tr *t, uint32_t number, const struct ll_form *form);
/* What an entry point that does nothing else calls, or itself. */
const struct ur_spirv_function *ll_body(const struct ur_spirv_module *module,
                                        const struct ur_spirv_function *function);
void ll_finish_kernels(struct tr *t);
/* All functions that a kernel reaches, each once. */
void ll_walk(struct tr *t, struct kernel *kernel,
             void (*visit)(struct tr *t, struct kernel *kernel, struct function *facts));
/* The groups of attributes that functions are written with. */
void ll_put_attributes(struct tr *t);
/* Sizes of work-groups that it requires; 0: any. */
void ll_required_size(struct tr *t, const struct kernel *kernel, uint32_t sizes[3]);
/* The most that they may have in each dimension, and the sub-groups that it requires; 0: any. */
void ll_most_size(const struct tr *t, const struct kernel *kernel, uint32_t sizes[3]);
void ll_find_chains(struct tr *t);

/* crowded.c: which functions have too many loops to write any out; and whether a branch from one
 * block, named by its label, to another is that to the next turn of a loop. */
void ll_find_crowded(struct tr *t);
/* order.c: whether LLVM is not to bring accesses together; it is told so in
 * UR_HOSTCODE_KEEPS_ORDER. */
bool ll_keeps_order(struct tr *t, const struct ur_spirv_function *f, const struct regions *r);
bool ll_goes_back(const struct tr *t, uint32_t from, uint32_t to);
uint32_t ll_required_sub_group(const struct tr *t, const struct kernel *kernel);
/* How many of them a work-group has to have; 0: any number. */
uint32_t ll_required_sub_groups(struct tr *t, const struct kernel *kernel);
/* Loads the arguments from the runner's array, into %aN; and copies those by value. */
void ll_load_arguments(struct tr *t, const struct kernel *kernel);
void ll_copy_arguments(struct tr *t, const struct kernel *kernel);
bool ll_is_handed_over(const struct type *type); /* a parameter whose bytes are handed over */
/* A string within quotes, without them. */
void ll_put_string(struct tr *t, struct ur_text *text, const char *string);

/* ---- reconverge_stacks.c: work-items on stacks, whose sub-groups may part ---- */

/* What is known of a block. */
struct meeting {
    uint32_t first; /* the place of its first instruction */
    bool joins;     /* the ways of a branch meet there */
};

/* Which function of the module an instruction calls; UR_SPIRV_NONE: none. */
uint32_t ll_callee(const struct tr *t, const struct ur_spirv_instruction *insn);
/* Whether what a function of the module calls, directly or not, `has` it. */
bool ll_calls(struct tr *t, uint32_t index,
              bool (*has)(const struct tr *t, const struct ur_spirv_function *f));
/* Before functions are emitted: which need this. */
void ll_find_meeting(struct tr *t);
/* At the beginning of a function: finds its places if it waits. */
void ll_begin_meeting(struct fn *k);
/* Waits for those that have not come so far; a mask of the sub-group's work-items that go on
 * together, of 64 bits. */
uint32_t ll_meet(struct fn *k);
/* Before an operation that waits, and behind the phis of a block. */
void ll_meet_at_sync(struct fn *k);
void ll_meet_at_join(struct fn *k);
/* Around a call of a function: what the first gives is for the second. */
/* Whether a function gives the same to all work-items that hand it the same, and is not inlined: it
 * says so (FunctionControlConst or Pure, and DontInline), and asks for nothing of the work-item. */
bool ll_is_pure(struct tr *t, const struct ur_spirv_function *function);
uint32_t ll_enter_call(struct fn *k, uint32_t callee);
void ll_leave_call(struct fn *k, uint32_t old);
/* In the entry of a kernel, around its function. */
void ll_put_start(struct tr *t);
void ll_put_end(struct tr *t);

/* ---- lines.c: lines of the source, where the options ask for them -----------------------------
 */

void ll_mark_line(struct fn *k);
/* Puts the places that were marked to the instructions of the whole text. */
void ll_add_lines(struct tr *t, struct ur_text *text);

/* ---- amdgcn.c: AMD's devices ----------------------------------------------------------------- */

/* An image as a kernel's argument: struct stream_image_argument of the adapter. */
struct ll_amdgcn_image {
    uint64_t surface; /* the object of HIP */
    uint32_t width, height, depth, format;
};
#define LL_AMDGCN_IMAGE "{ i64, i32, i32, i32, i32 }"

/* The number of the address space that pointers of a storage class are into; 0: any. */
unsigned ll_amdgcn_space(uint32_t storage);
/* The name of a variable of the module, as one that can follow a type. */
const char *ll_amdgcn_global(struct tr *t, uint32_t id);
/* Ends the translation where the instruction does with a built-in variable what none may. */
void ll_amdgcn_check(struct fn *k);
void ll_amdgcn_local(struct fn *k, uint32_t id, const struct type *type);
/* The functions that group.c calls of a scope, "group" or "sub": ur.wait.*, ur.count.*, ur.take.*;
 * of sub-groups also ur.first.sub, ur.lane, ur.ballot.sub and ur.same.sub. */
void ll_amdgcn_scope(struct tr *t, const char *scope);
/* Of group.c's reductions: `name` and its parameters are those of the host's. `uniform`: all
 * work-items of the scope come there. */
void ll_amdgcn_reduction(struct tr *t, const char *name, const struct type *type, const char *scope,
                         uint32_t way, const char *combine, const char *identity, bool uniform);
uint32_t ll_amdgcn_wave(const struct tr *t);
void ll_amdgcn_kernels(struct tr *t);

#endif
