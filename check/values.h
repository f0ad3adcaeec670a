/* Values that nobody has set, where they decide. */
#ifndef CHECK_VALUES_H
#define CHECK_VALUES_H

#include "making.h"

/* Finds in a function which values decide a branch or an address and come from what `reads` says is
 * looked at, and gives the numbers of those ids. */
void ur_check_follow_values(struct rewrite *run, const struct ur_spirv_function *function,
                            bool (*reads)(const struct rewrite *,
                                          const struct ur_spirv_instruction *));
/* The id of the address of what a value was read from and nobody has set; 0: it has none. */
uint32_t ur_check_unset_at(const struct rewrite *run, uint32_t id);
/* Such a number of what an instruction makes of others, behind it. */
void ur_check_put_unset(struct rewrite *run, struct output *out,
                        const struct ur_spirv_instruction *at);
/* Before an instruction, a call for each operand that decides; `site` gives the number of the
 * place, of a branch or of an address. How many there are. */
uint32_t ur_check_put_decisions(struct rewrite *run, struct output *out,
                                const struct ur_spirv_instruction *at,
                                uint32_t (*site)(struct rewrite *, bool));
/* Whether a module may write memory in ways that are not looked at. */
bool ur_check_writes_elsewhere(const struct ur_spirv_module *module);

#endif
