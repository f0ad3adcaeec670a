/* Values: the parts of an id, and instructions that make one part. */
#ifndef UR_PTX_VALUE_H
#define UR_PTX_VALUE_H

#include "emit.h"

/* One line of PTX: %o a struct part that print_part can write, %u, %l, %s as ptx_print. */
void ptx_emit(struct fn *k, const char *format, ...);
/* A part as an instruction has it, at most 24 bytes; returns how many. */
size_t ptx_write_part(char *at, struct part x);
void ptx_emit_label(struct fn *k, uint32_t label); /* $L */
bool ptx_same_part(struct part a, struct part b);
uint32_t ptx_new_label(struct fn *k);
struct part ptx_new_reg(struct fn *k, unsigned kind);
struct part ptx_constant(unsigned kind, uint64_t bits);
static inline bool is_const(struct part x) {
    return x.form == FORM_CONST;
}
/* The parts of an id. */
struct part *ptx_parts_of(struct fn *k, uint32_t id, uint32_t *count);
struct part *ptx_value_of(struct fn *k, uint32_t id, uint32_t count);
struct part ptx_scalar_of(struct fn *k, uint32_t id);
void ptx_set_value(struct fn *k, uint32_t id, struct part *parts, uint32_t count);
void ptx_set_scalar(struct fn *k, uint32_t id, struct part x);
/* What can stand in an instruction: a register, or a constant that PTX writes in place. */
struct part ptx_use(struct fn *k, struct part x);
struct part ptx_use_reg(struct fn *k, struct part x);
struct part ptx_use_signed(struct fn *k, struct part x); /* sign-extended to its register */
void ptx_move(struct fn *k, struct part to, struct part from);
struct part ptx_copy(struct fn *k, struct part from);
/* The same bits as another kind of the same size. */
struct part ptx_bits_as(struct fn *k, struct part x, unsigned kind);
struct part ptx_mask(struct fn *k, unsigned kind, struct part x); /* zeros above 8 or 16 bits */
struct part ptx_to_width(struct fn *k, struct part x, unsigned kind, bool sign); /* integers */
struct part ptx_to_f32(struct fn *k, struct part x); /* from half and bfloat16 */
struct part ptx_from_f32(struct fn *k, struct part x, unsigned kind);
struct part ptx_unary(struct fn *k, unsigned kind, const char *op, struct part a);
struct part ptx_binary(struct fn *k, unsigned kind, const char *op, struct part a, struct part b);
struct part ptx_ternary(struct fn *k, unsigned kind, const char *op, struct part a, struct part b,
                        struct part c);
struct part ptx_select_part(struct fn *k, struct part p, struct part a, struct part b);
struct part ptx_compare(struct fn *k, const char *op, struct part a, struct part b);
extern const char *const ptx_bits_type[KINDS];   /* b32 ... of a register */
extern const char *const ptx_memory_type[KINDS]; /* u8 ... of memory */
extern const char *const ptx_float_type[KINDS];
unsigned ptx_int_kind(unsigned bytes);
unsigned ptx_reg_width(unsigned kind); /* 32 or 64, for integers */
static inline bool is_float_kind(unsigned kind) {
    return kind >= KIND_F16 && kind <= KIND_F64;
}
static inline bool is_int_kind(unsigned kind) {
    return kind >= KIND_I8 && kind <= KIND_I64;
}
static inline bool is_half_kind(unsigned kind) {
    return kind == KIND_F16 || kind == KIND_BF16;
}

#endif
