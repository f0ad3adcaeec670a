/* The dispatch tables of an adapter, which have a form for each release.
 *
 * All releases of 0.12 ask for tables by the same names and with the same version, so an adapter's
 * release is told by how much it writes. Tables of an earlier release become ones of today's form;
 * the adapter's handles still start with a pointer to the old ones, by which they are known again.
 */
#ifndef LOADER_LAYOUTS_H
#define LOADER_LAYOUTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "generated/layer_table.h"

struct loader_table {
    const char *symbol; /* the function of the adapter that fills it */
    uint16_t first;     /* where it lies in ur_dditable_t, in words */
    uint16_t count;     /* words */
    bool optional;      /* an adapter may lack it */
};

/* One table of a release that differs from today's. */
struct loader_layout_table {
    uint8_t table; /* index into loader_tables */
    uint8_t count;
    const uint16_t *words; /* for each entry, where it lies in ur_layer_dditable_t, in words */
};

/* An enumerator that had another value. */
struct loader_moved {
    uint32_t today;
    uint32_t then;
};

struct loader_layout {
    const char *release;
    const struct loader_layout_table *tables;
    unsigned num_tables;
    const struct loader_moved *device_infos; /* of ur_device_info_t */
    unsigned num_device_infos;
};

extern const struct loader_table loader_tables[];
extern const unsigned loader_num_tables;
extern const struct loader_layout loader_layouts[];
extern const unsigned loader_num_layouts;

/* The calls of `all` that are in no table today; nothing else of *extra is set but its size. */
void loader_retained_of(const ur_layer_dditable_t *all, ur_extra_dditable_t *extra);

/* What is kept of an adapter with the tables of an earlier release. */
struct loader_older {
    const struct loader_layout *layout;
    const ur_dditable_t *handles;          /* what its handles start with; NULL until one is seen */
    ur_extra_dditable_t retained;          /* calls that are in no table today, and nothing else */
    ur_pfnDeviceGetInfo_t device_get_info; /* with the values of its release */
};

/* Fills all tables of the adapter opened as `dl`. On success *older is NULL for tables of today, or
 * to be freed. On failure returns a clause that says why, to be freed. */
char *loader_tables_read(void *dl, ur_dditable_t *ddi, struct loader_older **older);

/* What is kept of the adapter that gave out a handle; NULL if its tables are today's; init.c. */
const struct loader_older *loader_older_of(const void *handle);

#endif
