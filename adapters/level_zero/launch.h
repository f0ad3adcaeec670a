/* What kernel.c and launch.c share. */
#ifndef ZE_LAUNCH_H
#define ZE_LAUNCH_H

#include "ze.h"

/* Forgets an argument of the retained calls. Kernel locked or going. */
void ze_kept_clear(ur_kernel_handle_t kernel, uint32_t index);

#endif
