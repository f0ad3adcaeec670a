/* What shared code that looks into handles sees of this adapter (lib/entry/pool_entry.h). */
#ifndef ZE_POOL_ADAPTER_H
#define ZE_POOL_ADAPTER_H

#include "pool/fast.h"
#include "ze.h"

#endif
