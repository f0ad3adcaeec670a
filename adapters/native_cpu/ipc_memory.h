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

/* ipc.c: opens a file that another process has under that number, if it is still that one.
 * INVALID_VALUE. */
ur_result_t ncpu_ipc_fetch(int32_t process, int32_t number, uint64_t device, uint64_t inode,
                           int *out);

#endif
