/* USM that lies in a file, so that other processes can map it. */
#ifndef NCPU_IPC_MEMORY_H
#define NCPU_IPC_MEMORY_H

#include "ncpu.h"

/* Reads UR_NATIVE_CPU_IPC. Before there are objects. */
void ncpu_ipc_open(void);
/* Whether USM lies in the file. */
bool ncpu_ipc_on(void);
/* Puts pages of the file where reserved pages are; their places in it are their addresses. False:
 * out of memory. */
bool ncpu_ipc_map(void *start, size_t size);
/* Gives up pages that are no longer mapped. */
void ncpu_ipc_drop(void *start, size_t size);

#endif
