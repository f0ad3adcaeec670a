/* Addresses. */
#ifndef UR_PTX_ADDRESS_H
#define UR_PTX_ADDRESS_H

#include "emit.h"

struct part ptx_null_address(void);
struct part ptx_address_at(unsigned space, unsigned base, uint32_t number, int64_t offset);
/* The address as 64 bits of the space wanted; SPACE_NONE: its own. */
struct part ptx_flat_address(struct fn *k, struct part address, unsigned space);
struct part ptx_in_space(struct fn *k, struct part address, unsigned space);
struct part ptx_address_of(struct fn *k, uint32_t id);
const char *ptx_space_suffix(struct part address);
bool ptx_emit_address(struct fn *k, const struct ur_spirv_instruction *insn);

#endif
