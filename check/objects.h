/* Values that nobody has set in variables of local and private memory. Each byte of such a variable
 * has one in another variable beside it, its shadow. */
#ifndef CHECK_OBJECTS_H
#define CHECK_OBJECTS_H

#include "accesses.h"
#include "making.h"

/* Finds the variables that nothing but loads, stores, copies and atomic instructions use, before
 * ur_check_follow_values. */
void ur_check_find_objects(struct rewrite *run);
/* Whether an instruction gives what it reads of such a variable. */
bool ur_check_reads_object(const struct rewrite *run, const struct ur_spirv_instruction *at);
/* Behind ur_check_follow_values: those that decide by what may not be set get their shadows. */
void ur_check_choose_objects(struct rewrite *run);
/* Before an access: of what it reads the number, and what it writes is set. */
void ur_check_put_object(struct rewrite *run, struct output *out,
                         const struct ur_spirv_instruction *at,
                         const struct ur_check_access *access, const struct ur_check_site *site,
                         uint32_t (*add_site)(struct rewrite *, const struct ur_check_site *));
/* In the first block of a function: its shadows of private memory, behind the other variables; and
 * behind those that nothing is set yet. */
void ur_check_put_shadows(struct rewrite *run, struct output *out, uint32_t function);
void ur_check_put_blank(struct rewrite *run, struct output *out, uint32_t function);
/* Whether a function has such code. */
bool ur_check_has_objects(const struct rewrite *run, uint32_t function);
/* The types of shadows, and those in local memory; when the constants are there. */
void ur_check_add_shadows(struct rewrite *run);
void ur_check_forget_objects(struct rewrite *run);

#endif
