/* What every adapter defines once, and the one table that all its handles point to. */
#ifndef UR_COMMON_ADAPTER_H
#define UR_COMMON_ADAPTER_H

#include <stdatomic.h>
#include <stdbool.h>

#include "ur_ddi.h"

/* What the adapter calls itself in sentences, such as "opencl": it defines this in one of its files,
 * so that what all adapters share is compiled once. */
__attribute__((visibility("hidden"))) extern const char ur_adapter_name[];

/* generated/tables.c; every handle's first word is its address. While some queue captures
 * (capture/), the slots of calls on queues lead there. */
extern ur_dditable_t ur_adapter_ddi;
/* The calls without a slot, for this project's loader, and whether that has asked for them: it
 * looks into the tables at each call, where other loaders may have copied them. */
extern ur_extra_dditable_t ur_adapter_extra;
extern _Atomic bool ur_adapter_known;

/* Writes one plain sentence that says why there are no platforms (the driver library that was not
 * found and where it was looked for, a missing symbol with its name, a driver that reports no
 * device), or, where there are some, what else is to be known of them, if anything (which compiler
 * is used, what was left out). Writes at most `size` bytes with the terminator and returns the
 * length of the whole sentence. Any thread. */
size_t ur_adapter_explain(char *text, size_t size);

/* command_buffer/nodes.c; not there in adapters without graphs. */
__attribute__((weak, visibility("hidden"))) void ur_adapter_want_nodes(bool each);
__attribute__((weak, visibility("hidden"))) void
ur_adapter_tell_nodes(ur_event_handle_t event, ur_node_function_t tell, void *data);

#endif
