/* A machine that runs PTX: text to decoded functions, and blocks of threads of them. It is what the
 * software driver runs PTX with that no host code belongs to, such as the CUDA adapter makes from
 * SPIR-V. Slow, and strict: what a real device leaves undefined is a fault where that is cheap to
 * see.
 *
 * Addresses: global memory and constants are the host's addresses; shared, local and parameter
 * memory lie in windows that no host address is in. Each thread has its registers in 64-bit slots.
 *
 * What it knows of PTX: all of the integer, float, comparison, logic, conversion, data movement,
 * atomic, barrier, shuffle, vote and control instructions up to version 8.5 that code for OpenCL
 * needs, loads and stores of surfaces, and textures by object; no matrix or asynchronous
 * instructions. A module that uses those is refused with the line, as one that is malformed is. */
#ifndef SOFT_PTX_MACHINE_H
#define SOFT_PTX_MACHINE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { PTX_WARP = 32, PTX_VECTOR = 8, PTX_OPERANDS = 6 };

/* Windows of generic addresses, 4 GiB each; no address of a host program is there. */
#define PTX_SHARED_WINDOW 0xfff1000000000000u
#define PTX_LOCAL_WINDOW 0xfff2000000000000u
#define PTX_PARAM_WINDOW 0xfff3000000000000u
#define PTX_WINDOW_MASK 0xffffffff00000000u

enum ptx_type {
    PTX_NO_TYPE,
    PTX_PRED,
    PTX_B8,
    PTX_B16,
    PTX_B32,
    PTX_B64,
    PTX_U8,
    PTX_U16,
    PTX_U32,
    PTX_U64,
    PTX_S8,
    PTX_S16,
    PTX_S32,
    PTX_S64,
    PTX_F16,
    PTX_F32,
    PTX_F64,
    PTX_BF16,
    PTX_F16X2,
    PTX_BF16X2
};

enum ptx_space { PTX_GENERIC, PTX_GLOBAL, PTX_CONST, PTX_SHARED, PTX_LOCAL, PTX_PARAM };

/* Instructions, as PTX names them. */
#define PTX_OPCODES(X)                                                                             \
    X(abs)                                                                                         \
    X(activemask)                                                                                  \
    X(add)                                                                                         \
    X(addc)                                                                                        \
    X(and)                                                                                         \
    X(atom)                                                                                        \
    X(bar)                                                                                         \
    X(barrier) X(bfe) X(bfi) X(bfind) X(bmsk) X(bra) X(brev) X(brkpt) X(brx) X(call) X(clz)        \
        X(cnot) X(copysign) X(cos) X(cvt) X(cvta) X(discard) X(div) X(dp2a) X(dp4a) X(ex2) X(exit) \
            X(fence) X(fma) X(fns) X(isspacep) X(ld) X(ldu) X(lg2) X(lop3) X(mad) X(mad24) X(madc) \
                X(match) X(max) X(membar) X(min) X(mov) X(mul) X(mul24) X(nanosleep) X(neg)        \
                    X(not ) X(or) X(popc) X(prefetch) X(prefetchu) X(prmt) X(rcp) X(red) X(redux)  \
                        X(rem) X(ret) X(rsqrt) X(sad) X(selp) X(set) X(setp) X(shf) X(shfl) X(shl) \
                            X(shr) X(sin) X(slct) X(sqrt) X(st) X(sub) X(subc) X(suld) X(sust)     \
                                X(szext) X(tanh) X(testp) X(tex) X(tld4) X(trap) X(vote) X(xor)

enum ptx_opcode {
#define X(name) PTX_##name,
    PTX_OPCODES(X)
#undef X
        PTX_OPCODE_COUNT
};

/* What modifiers say; one namespace, so that an instruction holds a few of them in any order. */
#define PTX_WORDS(X)                                                                               \
    X(eq)                                                                                          \
    X(ne)                                                                                          \
    X(lt)                                                                                          \
    X(le)                                                                                          \
    X(gt)                                                                                          \
    X(ge)                                                                                          \
    X(lo)                                                                                          \
    X(ls) X(hi) X(hs) X(equ) X(neu) X(ltu) X(leu) X(gtu) X(geu) X(num) X(nan) X(and) X(or) X(xor)  \
        X(add) X(inc) X(dec) X(min) X(max) X(exch) X(cas) X(popc) X(up) X(down) X(bfly) X(idx)     \
            X(all) X(any) X(uni) X(ballot) X(rn) X(rz) X(rm) X(rp) X(rna) X(rni) X(rzi) X(rmi)     \
                X(rpi) X(sat) X(satfinite) X(ftz) X(wide) X(l) X(r) X(clamp) X(wrap) X(finite)     \
                    X(infinite) X(number) X(notanumber) X(normal) X(subnormal) X(f4e) X(b4e)       \
                        X(rc8) X(ecl) X(ecr) X(rc16) X(cc) X(shiftamt) X(to) X(approx) X(full)     \
                            X(noftz) X(sync) X(arrive) X(red) X(warp) X(aligned) X(mode) X(relu)   \
                                X(xorsign) X(abs) X(zero) X(b)

enum ptx_word {
    PTX_W_none,
#define X(name) PTX_W_##name,
    PTX_WORDS(X)
#undef X
        PTX_WORD_COUNT
};

enum ptx_operand_kind {
    PTX_NOTHING,
    PTX_REGISTER,  /* slot */
    PTX_IMMEDIATE, /* value */
    PTX_SPECIAL,   /* slot: enum ptx_special */
    PTX_SYMBOL,    /* space and value: its place in it */
    PTX_LIST,      /* {a, b, ...}: first of `count` operands in `more` */
    PTX_FUNCTION,  /* value: index in the module, or PTX_BUILTIN_... */
    PTX_SINK       /* _ */
};

enum ptx_special {
    PTX_TID,
    PTX_NTID = 3,
    PTX_CTAID = 6,
    PTX_NCTAID = 9, /* .x, .y, .z each */
    PTX_LANEID = 12,
    PTX_WARPID,
    PTX_NWARPID,
    PTX_SMID,
    PTX_NSMID,
    PTX_GRIDID,
    PTX_LANEMASK_EQ,
    PTX_LANEMASK_LE,
    PTX_LANEMASK_LT,
    PTX_LANEMASK_GE,
    PTX_LANEMASK_GT,
    PTX_CLOCK,
    PTX_CLOCK64,
    PTX_GLOBALTIMER,
    PTX_DYNAMIC_SMEM,
    PTX_TOTAL_SMEM,
    PTX_ENVREG1,
    PTX_ENVREG2
};

enum { PTX_BUILTIN_PRINTF = -2, PTX_BUILTIN_ASSERT = -3 };

struct ptx_operand {
    uint8_t kind, space, count, bytes; /* bytes: of the register */
    bool memory, negated;              /* [ ... ]; ! in front of a predicate */
    bool dynamic;                      /* of shared: behind what the module declares */
    uint32_t slot;
    int64_t value;  /* immediate, place of the symbol, or first index in `more` */
    int64_t offset; /* behind a base */
};

/* What tells the level of a texture. */
enum ptx_level { PTX_LEVEL = 1, PTX_GRAD };

/* How a surface or texture is addressed. */
enum ptx_geometry { PTX_1D = 1, PTX_2D, PTX_3D, PTX_A1D, PTX_A2D, PTX_CUBE };

struct ptx_instruction {
    uint16_t opcode;
    uint8_t geometry; /* of instructions on surfaces and textures */
    uint8_t part;     /* of tex: enum ptx_level or 0; of tld4: the channel, from 1 */
    uint8_t type[3];  /* in their order; PTX_NO_TYPE where there are fewer */
    uint8_t space, vector;
    uint8_t compare, logic, how,
        round;                     /* enum ptx_word: comparison, its boolean, other, rounding */
    bool ftz, sat, wide, cc, pair; /* pair: a second predicate after | */
    bool guarded, guard_negated;
    bool convergent; /* waits for other threads */
    bool ordered;    /* of ld, st: volatile, relaxed, acquire or release */
    uint32_t guard;  /* slot */
    uint32_t line;
    int32_t target; /* of branches: instruction; of brx: first in `targets` */
    uint8_t count;
    struct ptx_operand operand[PTX_OPERANDS];
};

struct ptx_parameter {
    char *name;
    uint32_t size, align, offset;
};

struct ptx_function {
    char *name;
    bool entry, defined;
    struct ptx_parameter *parameters;
    uint32_t parameter_count, parameter_bytes;
    struct ptx_parameter *results;
    uint32_t result_count, result_bytes;
    uint32_t slots, local_bytes, frame_bytes; /* registers; .local; .param inside of the body */
    uint32_t local_align;                     /* the largest that a .local asks for */
    struct ptx_instruction *code;
    uint32_t code_count;
    struct ptx_operand *more;
    uint32_t more_count;
    int32_t *targets;
    uint32_t target_count;
    uint32_t reqd[3], max_threads;
    uint32_t shared_bytes; /* of the module: where the launch's part begins */
    uint32_t own_shared;   /* of what it names, an entry with all functions that it may call */
};

struct ptx_variable {
    char *name;
    uint8_t space;
    bool external; /* of shared: the launch's dynamic part */
    uint64_t size, place;
    const struct ptx_function *named; /* the last function that names it */
};

/* More than any access has, so that one which begins in a variable reaches no other. */
#define PTX_APART 256

struct ptx_module {
    struct ptx_function **functions;
    uint32_t function_count;
    struct ptx_variable *variables;
    uint32_t variable_count;
    unsigned char *memory; /* global and constant variables, PTX_APART bytes between them */
    unsigned char *owned;  /* whether each byte of `memory` is a variable's */
    uint64_t memory_bytes;
    uint32_t shared_bytes;
    uint32_t target; /* sm_NN */
};

/* parse.c: NULL with a sentence in `log`. */
struct ptx_module *ptx_parse(const char *text, char *log, size_t log_size);
void ptx_free(struct ptx_module *module);
const struct ptx_variable *ptx_variable(const struct ptx_module *module, const char *name);

/* body.c: what the parser of a module and that of a body share. */
struct ptx_text {
    const char *at;
    uint32_t line;
    char *log;
    size_t log_size;
    bool failed;
};
struct ptx_token {
    const char *text;
    size_t length;
};
bool ptx_next(struct ptx_text *in, struct ptx_token *token); /* false at the end */
struct ptx_token ptx_peek(struct ptx_text *in);
bool ptx_is(struct ptx_token token, const char *word);
bool ptx_expect(struct ptx_text *in, const char *word);
bool ptx_say(struct ptx_text *in, const char *format, ...) __attribute__((format(printf, 2, 3)));
enum ptx_type ptx_type_of(struct ptx_token token); /* ".u32" */
uint32_t ptx_size(enum ptx_type type);             /* bytes */
bool ptx_number(struct ptx_token token, int64_t *value);
char *ptx_copy(struct ptx_token token);
/* Reads what is between the braces of a function. Pre: the opening one was read. */
bool ptx_body(struct ptx_text *in, struct ptx_module *module, struct ptx_function *function);
/* A .shared variable of a body, behind that word: one of the module's. */
bool ptx_shared_variable(struct ptx_text *in, struct ptx_module *module);
/* decode.c: opcode and modifiers of an instruction. */
bool ptx_decode(struct ptx_text *in, struct ptx_token word, struct ptx_instruction *out);
/* The index of a function, which is added without a body if there is none; -1: no memory. */
int64_t ptx_function_index(struct ptx_module *module, struct ptx_token name);

/* ---- running --------------------------------------------------------------------------------- */

struct ptx_frame {
    const struct ptx_function *function;
    uint32_t pc;
    uint64_t *slots;
    unsigned char *parameters, *results, *frame;
    uint64_t local_at;               /* where its local memory is in the window */
    uint64_t stack_used, local_used; /* of the thread, before it */
    const struct ptx_instruction *call;
};

enum ptx_state { PTX_RUNS, PTX_AT_WARP, PTX_AT_BARRIER, PTX_ENDED };

/* A device gives a thread PTX_LOCAL_MOST bytes of local memory. Registers are none of it: a
 * function of PTX has a new one for each result, tens of thousands. */
enum { PTX_DEPTH = 64, PTX_STACK = 1 << 22, PTX_LOCAL_MOST = 1 << 19, PTX_BARRIERS = 16 };

struct ptx_thread {
    enum ptx_state state;
    uint32_t tid[3], lane, warp, index;
    uint32_t depth;
    bool carry;
    struct ptx_frame frame[PTX_DEPTH];
    unsigned char *stack; /* PTX_STACK bytes: slots, local and parameter memory of its frames */
    uint64_t stack_used, local_used;
    /* At a barrier: which, for how many threads, and what it gives in. */
    uint32_t barrier, barrier_threads;
    bool barrier_value;
    const struct ptx_instruction *waits_at;
    uint32_t passed_over; /* of a warp's first: instructions since none of it was left behind */
};

/* The array that a surface object names: `size` is its width in bytes, its rows, and its slices or
 * layers. */
struct ptx_surface {
    unsigned char *data;
    uint64_t size[3], row, slice;
    enum ptx_geometry geometry;
};

/* What a texture object names: pixels, each of `channels` of one type, and how they are sampled. */
enum ptx_texel {
    PTX_TEXEL_U8,
    PTX_TEXEL_U16,
    PTX_TEXEL_U32,
    PTX_TEXEL_S8,
    PTX_TEXEL_S16,
    PTX_TEXEL_S32,
    PTX_TEXEL_F16,
    PTX_TEXEL_F32
};
enum { PTX_LEVELS = 20 };
struct ptx_pixels {
    unsigned char *data;
    uint64_t size[3], row, slice; /* pixels, rows, slices, layers or faces; bytes */
};
struct ptx_texture {
    struct ptx_pixels level[PTX_LEVELS];
    unsigned levels, channels;
    enum ptx_texel texel;
    enum ptx_geometry geometry;
    uint8_t address[3]; /* as CUaddress_mode numbers them */
    float border[4];
    bool linear; /* memory of one dimension: fetched from only */
    bool filters, filters_levels, normalized, integer, seamless, gathers;
    double least_level, most_level, bias;
};

/* A block that runs. */
struct ptx_block {
    /* The driver's: false where there is no such object. */
    bool (*surface)(uint64_t object, struct ptx_surface *found);
    bool (*texture)(uint64_t object, struct ptx_texture *found);
    const struct ptx_module *module;
    const struct ptx_function *function;
    uint32_t grid[3], block[3], at[3];
    uint32_t dynamic_shared;
    const unsigned char *parameters; /* of the launch, laid out as the entry has them */
    void *workspace;                 /* of a cooperative launch, in which blocks wait; or NULL */
    unsigned char *shared;
    uint32_t shared_bytes;
    struct ptx_thread *threads;
    uint32_t thread_count;
    uint32_t arrived[PTX_BARRIERS]; /* by bar.arrive */
    bool backwards;                 /* the last thread takes its turns first */
    bool lockstep;                  /* threads of a warp go on together */
    char why[256];                  /* what a thread did wrong */
    bool failed;
};

/* run.c: runs all threads of one block; false with `why` where one faulted. Memory of the block is
 * kept by the host's thread for its next block. */
bool ptx_run(struct ptx_block *block);

/* execute.c: one instruction that concerns its thread alone; false: it faulted. */
bool ptx_execute(struct ptx_block *block, struct ptx_thread *thread,
                 const struct ptx_instruction *instruction);
uint64_t ptx_value(struct ptx_block *block, struct ptx_thread *thread,
                   const struct ptx_operand *operand);
void ptx_store_slot(struct ptx_thread *thread, const struct ptx_operand *operand, uint64_t value);
bool ptx_fault(struct ptx_block *block, const struct ptx_thread *thread, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* memory.c: host address of `size` bytes, NULL after a fault. */
unsigned char *ptx_reach(struct ptx_block *block, struct ptx_thread *thread, enum ptx_space space,
                         uint64_t address, uint64_t size, uint32_t align);
uint64_t ptx_address(struct ptx_block *block, struct ptx_thread *thread,
                     const struct ptx_operand *operand, enum ptx_space *space);
/* math.c: arithmetic of floats and conversions. */
bool ptx_float(const struct ptx_instruction *instruction, const uint64_t *in, uint64_t *out);
uint64_t ptx_convert(const struct ptx_instruction *instruction, uint64_t in);
bool ptx_compare_floats(enum ptx_word how, double a, double b);
double ptx_read_float(enum ptx_type type, uint64_t bits);
uint64_t ptx_write_float(enum ptx_type type, double value, enum ptx_word round);
/* atomic.c */
bool ptx_atomic(struct ptx_block *block, struct ptx_thread *thread,
                const struct ptx_instruction *instruction);
/* surface.c */
bool ptx_surface_access(struct ptx_block *block, struct ptx_thread *thread,
                        const struct ptx_instruction *instruction);
/* texture.c */
bool ptx_texture_access(struct ptx_block *block, struct ptx_thread *thread,
                        const struct ptx_instruction *instruction);
/* print.c: what vprintf of device code writes, to the host's standard output. */
bool ptx_print(struct ptx_block *block, struct ptx_thread *thread, uint64_t format,
               uint64_t arguments);
/* warp.c: gives what threads of a warp wait for; true if any thread goes on. */
bool ptx_warp(struct ptx_block *block, uint32_t first, uint32_t count);

static inline const struct ptx_operand *ptx_more(const struct ptx_thread *thread,
                                                 const struct ptx_operand *list, uint32_t i) {
    return &thread->frame[thread->depth].function->more[list->value + i];
}

#endif
