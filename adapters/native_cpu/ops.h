/* What ops.c has of the other files: the members of adapter_ops.h by their names. */
#ifndef NCPU_OPS_H
#define NCPU_OPS_H

#include "base/adapter_ops.h"
#include "entry/self.h"
#include "ncpu.h"

UR_DECLARE_ADAPTER_OPS(ncpu);
extern const struct ur_presented ncpu_presented;
extern const struct ur_page_ops ncpu_graph_pages;

#endif
