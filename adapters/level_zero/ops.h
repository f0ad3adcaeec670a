/* What ops.c has of the other files: the members of adapter_ops.h by their names. */
#ifndef ZE_OPS_H
#define ZE_OPS_H

#include "base/adapter_ops.h"
#include "entry/self.h"
#include "ze.h"

UR_DECLARE_ADAPTER_OPS(ze);

#endif
