/* What every adapter defines once. */
#ifndef UR_BASE_ADAPTER_H
#define UR_BASE_ADAPTER_H

#include "adapter_ops.h"
#include "tables.h"

/* Writes one plain sentence that says why there are no platforms (the driver library that was not
 * found and where it was looked for, a missing symbol with its name, a driver that reports no
 * device), or, where there are some, what else is to be known of them, if anything (which compiler
 * is used, what was left out). Writes at most `size` bytes with the terminator and returns the
 * length of the whole sentence. Any thread. */
size_t ur_adapter_explain(char *text, size_t size);

/* graph/nodes.c; not there in adapters without graphs. */
__attribute__((weak, visibility("hidden"))) void ur_adapter_want_nodes(bool each);
__attribute__((weak, visibility("hidden"))) void
ur_adapter_tell_nodes(ur_event_handle_t event, ur_node_function_t tell, void *data);

#endif
