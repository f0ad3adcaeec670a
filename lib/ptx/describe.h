/* The text of a translation with what PTX cannot say of its kernels. */
#ifndef UR_PTX_DESCRIBE_H
#define UR_PTX_DESCRIBE_H

#include "ptx.h"

/* The whole text, which a program's binary is; the caller frees it. NULL: no memory. */
char *ur_ptx_described(const struct ur_ptx_result *ptx, size_t *size);

#endif
