/* The adapter's entry points by their places in tables. Whoever is linked with this fills both
 * pairs before anything is called, an adapter's generated/tables.c as the library is loaded, a test
 * with what it stands in for; nothing else writes to them but capture/ and cover.c, as below. */
#ifndef UR_BASE_TABLES_H
#define UR_BASE_TABLES_H

#include <stdatomic.h>
#include <stdbool.h>

#include "ur_ddi.h"

/* The adapter's own functions, which nobody ever replaces. What adapters share calls entry points
 * through these, never by the names that linkers know. */
__attribute__((visibility("hidden"))) extern ur_dditable_t ur_own;
/* What programs see: every handle's first word is its address. While some queue captures or fuses
 * (capture/), the slots of calls on queues lead there, under its lock; any thread reads them at any
 * time. Where layers are in front (cover.h) all lead to these, and nothing captures. */
__attribute__((visibility("hidden"))) extern ur_dditable_t ur_shown;

/* The same for calls without a slot. The second is for this project's loader, which looks into it
 * at each call, as into the tables that it leads to, where other loaders may have copied them. */
__attribute__((visibility("hidden"))) extern ur_extra_dditable_t ur_own_extra, ur_shown_extra;
/* Whether such a loader has asked for it. */
__attribute__((visibility("hidden"))) extern _Atomic bool ur_adapter_known;

/* Fills all four. Before the first call, by one thread. */
void ur_tables_fill(const ur_dditable_t *table, const ur_extra_dditable_t *extra);

#endif
