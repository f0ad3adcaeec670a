/* NUMA nodes and their processors, as Linux tells them in /sys/devices/system/node. Knows nothing
 * of the rest of the adapter, so that other machines' folders can be tried on it. */
#ifndef NCPU_TOPOLOGY_H
#define NCPU_TOPOLOGY_H

#include <stdbool.h>
#include <stddef.h>

#define NCPU_NODES "/sys/devices/system/node"

/* Reads a list of numbers such as "0-3,8,10-11" and keeps those that occur in `among`, in the order
 * there; `out` has room for all of those. An empty list is one. False, and nothing written, if the
 * text is no such list or names numbers above a million. */
bool ncpu_cpu_list(const char *text, const unsigned *among, size_t among_count, unsigned *out,
                   size_t *count);

/* Of each node below the folder `root` that has any of the processors `cpus`, how many, in `sizes`;
 * those processors, node after node, in `out`; both have room for cpu_count. Processors that no
 * node names, or that an earlier node has named, are left out. Returns the number of such nodes; 0
 * where the folder tells nothing. */
size_t ncpu_numa_nodes(const char *root, const unsigned *cpus, size_t cpu_count, unsigned *out,
                       size_t *sizes);

#endif
