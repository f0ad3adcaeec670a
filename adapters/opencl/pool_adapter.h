/* What shared code that looks into handles sees of this adapter (lib/entry/pool_entry.h). */
#ifndef OCL_POOL_ADAPTER_H
#define OCL_POOL_ADAPTER_H

#include "ocl.h"

#endif
