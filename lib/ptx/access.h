/* Loads and stores. */
#ifndef UR_PTX_ACCESS_H
#define UR_PTX_ACCESS_H

#include "emit.h"

struct access_mode {
    bool is_volatile;
    uint32_t align;
    bool stays; /* see ptx_stays */
};
/* Whether nobody changes what a pointer leads to while the kernel runs: it is made of a parameter
 * that says that nothing is written through it, and that nothing else leads there. */
bool ptx_stays(struct fn *k, uint32_t pointer);
/* What is that far from the address, as it may stand in an instruction: from a register or a
 * variable, at an offset of 32 bits. */
struct part ptx_reachable(struct fn *k, struct part address, int64_t offset);
void ptx_load_parts(struct fn *k, struct part address, const struct type *type,
                    struct access_mode mode, struct part *parts);
void ptx_store_parts(struct fn *k, struct part address, const struct type *type,
                     struct access_mode mode, const struct part *parts);
struct part ptx_load_part(struct fn *k, unsigned kind, struct part address, int64_t offset,
                          struct access_mode mode);
void ptx_store_part(struct fn *k, struct part x, struct part address, int64_t offset,
                    struct access_mode mode);
/* The same of `count` scalars, whose offsets are from the address that `mode.align` is of.
 * Neighbours of one kind are moved together where that alignment allows. */
void ptx_load_leaves(struct fn *k, struct part address, const struct leaf *leaf, uint32_t count,
                     struct access_mode mode, struct part *parts);
void ptx_store_leaves(struct fn *k, struct part address, const struct leaf *leaf, uint32_t count,
                      struct access_mode mode, const struct part *parts);
/* Spaces of the pointers in a type, as they lie in memory. */
void ptx_memory_spaces(struct fn *k, const struct type *type, uint8_t *spaces);
/* Through a pointer that may be a variable in registers. */
void ptx_store_through(struct fn *k, uint32_t pointer, const struct type *type,
                       struct access_mode mode, const struct part *parts);
struct part *ptx_load_through(struct fn *k, uint32_t pointer, const struct type *type,
                              struct access_mode mode);
struct access_mode ptx_mode_of(struct fn *k, const struct ur_spirv_instruction *insn,
                               uint32_t first, const struct type *type);
void ptx_declare_variables(struct fn *k);
bool ptx_emit_memory(struct fn *k, const struct ur_spirv_instruction *insn);
/* fill.c: false: it is to be stored as any other */
bool ptx_emit_fill(struct fn *k, const struct ur_spirv_instruction *store);
/* beside.c */
void ptx_emit_beside(struct fn *k, const struct beside *group, struct access_mode mode);
/* copy.c */
void ptx_emit_copy(struct fn *k, const struct ur_spirv_instruction *insn);
/* slots.c: variables in registers */
bool ptx_in_registers(struct fn *k, uint32_t pointer);
void ptx_load_slots(struct fn *k, uint32_t pointer, const struct type *type, struct part *parts);
void ptx_store_slots(struct fn *k, uint32_t pointer, const struct type *type,
                     const struct part *parts);
struct part ptx_get_slot(struct fn *k, struct variable *v, uint32_t offset, unsigned kind);
void ptx_set_slot(struct fn *k, struct variable *v, uint32_t offset, struct part x);

#endif
