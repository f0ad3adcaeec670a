/* What the kinds of things that processes share have in common. */
#ifndef STREAM_IPC_H
#define STREAM_IPC_H

#include "stream.h"

/* ipc_physical.c: a descriptor of another process, or of this one, here. */
ur_result_t stream_fetch_descriptor(int32_t from, int32_t number, int *descriptor);

#endif
