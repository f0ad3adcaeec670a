/* What shared code that looks into handles sees of this adapter (lib/entry/pool_entry.h). */
#ifndef STREAM_POOL_ADAPTER_H
#define STREAM_POOL_ADAPTER_H

#include "capture/pages.h"
#include "kernel.h"
#include "mem.h"
#include "stream.h"

#endif
