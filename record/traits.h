/* What recording and replaying know of each entry point; from the specification. */
#ifndef RECORD_TRAITS_H
#define RECORD_TRAITS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "ur_api.h"

enum ur_record_trait {
    UR_RECORD_COMMAND = 1,    /* puts a command into a queue */
    UR_RECORD_ENDS = 2,       /* ends an object or memory */
    UR_RECORD_BARRIER = 4,    /* without a wait list, waits for all before it in its queue */
    UR_RECORD_APPENDS = 8,    /* puts a command into a command buffer */
    UR_RECORD_REGIONS = 16,   /* is given memory by address (ur_record_regions) */
    UR_RECORD_ALLOCATES = 32, /* gives new USM (ur_record_allocated) */
};

/* Places of parameters, -1 for none. */
struct ur_record_traits {
    uint16_t id;
    uint8_t flags, count;
    int8_t queue, event, num_waits, waits, blocking, kernel, freed;
};

struct ur_record_allocation {
    uintptr_t base;
    size_t size;
    ur_usm_type_t kind;
};

/* Whether the call, which has succeeded, gave new USM. `params` points to each argument. */
bool ur_record_allocated(unsigned function, void *const *params, struct ur_record_allocation *out);

/* generated/traits.c, sorted by id */
extern const struct ur_record_traits ur_record_traits[];
extern const size_t ur_record_num_traits;

#endif
