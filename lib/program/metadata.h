/* What comes with a program beside its code. */
#ifndef UR_PROGRAM_METADATA_H
#define UR_PROGRAM_METADATA_H

#include <stddef.h>
#include <stdint.h>

#include "base/names.h"
#include "ur_api.h"

/* Count and pointer agree. Any NULL is fine. */
ur_result_t ur_metadata_check(const ur_program_properties_t *properties);

/* The bytes of a byte array or a string, without the length in bits that an array starts with, as
 * eight bytes. NULL for anything else. */
const void *ur_metadata_bytes(const ur_program_metadata_t *metadata, size_t *size);

/* "<identifier>@global_id_mapping" holds the name in the code of the variable that the program
 * calls by that unique identifier. */
struct ur_global_names {
    struct ur_names identifiers;
    uint32_t room;
    char **names; /* owned, one for each identifier, the first that was said */
};
/* Adds to names, which start zeroed and are to be freed whatever the result. Pre:
 * ur_metadata_check. */
ur_result_t ur_global_names_read(struct ur_global_names *names,
                                 const ur_program_properties_t *properties);
/* Adds those of a program that is linked into another; of two for one identifier the first stays.
 */
ur_result_t ur_global_names_add(struct ur_global_names *names, const struct ur_global_names *from);
/* The name for an identifier, or NULL. */
const char *ur_global_names_find(const struct ur_global_names *names, const char *identifier);
void ur_global_names_free(struct ur_global_names *names);

#endif
