/* Build options of programs. */
#ifndef UR_BASE_OPTIONS_H
#define UR_BASE_OPTIONS_H

#include <stdbool.h>

#include "ur_api.h"

/* Whether an option of that name is among them. NULL: there are none. */
bool ur_options_have(const char *options, const char *name);
/* Keeps a copy, malloced, in place of what *kept was. NULL is kept as "". On OUT_OF_HOST_MEMORY
 * *kept stays as it is. */
ur_result_t ur_options_keep(char **kept, const char *options);

#endif
