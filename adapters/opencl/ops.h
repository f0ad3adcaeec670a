/* What ops.c has of the other files: the members of adapter_ops.h by their names. */
#ifndef OCL_OPS_H
#define OCL_OPS_H

#include "base/adapter_ops.h"
#include "entry/self.h"
#include "ocl.h"

UR_DECLARE_ADAPTER_OPS(ocl);

#endif
