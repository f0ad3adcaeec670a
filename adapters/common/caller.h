/* Who asks for an adapter's tables. */
#ifndef UR_COMMON_CALLER_H
#define UR_COMMON_CALLER_H

#include <stdbool.h>

/* Whether the library with the code at `address` has the tables of this interface. Loaders from
 * before they changed ask with the same version number and would call the wrong functions. Any
 * thread. */
bool ur_caller_has_our_tables(const void *address);

#endif
