/* Addresses. */
#ifndef UR_PTX_ADDRESS_H
#define UR_PTX_ADDRESS_H

#include "emit.h"

struct part null_address(void);
struct part address_at(unsigned space, unsigned base, uint32_t number, int64_t offset);
/* The address as 64 bits of the space wanted; SPACE_NONE: its own. */
struct part flat_address(struct fn *k, struct part address, unsigned space);
struct part in_space(struct fn *k, struct part address, unsigned space);
struct part address_of(struct fn *k, uint32_t id);
const char *space_suffix(struct part address);
bool emit_address(struct fn *k, const struct ur_spirv_instruction *insn);

#endif
