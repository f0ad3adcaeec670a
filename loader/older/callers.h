/* Libraries of earlier releases that share the version node of today: told by where a call comes
 * from. Those with a node of their own come through generated/older_nodes.S. */
#ifndef LOADER_OLDER_CALLERS_H
#define LOADER_OLDER_CALLERS_H

#include <stddef.h>
#include <stdint.h>

#include "loader/state.h"

/* Some entry point as a release has it; called with what the caller passed. */
typedef void (*older_form_t)(void);

/* A library is of the release if its file is called so and it imports that name. */
struct loader_caller {
    const char *release;
    const char *library;
    const char *version;
    const char *imports;
    const older_form_t *forms; /* for each entry point told by its caller; NULL: as today */
};
extern const struct loader_caller loader_callers[];
extern const unsigned loader_num_callers;

/* Looks for such a library among those that are loaded, once. The lock is held. */
void loader_callers_look(struct loader_state *state);

#endif
