/* What kernel.c and launch.c share. */
#ifndef ZE_LAUNCH_H
#define ZE_LAUNCH_H

#include "command_buffer/recording.h"
#include "ze.h"

/* Forgets an argument of the retained calls. Kernel locked or going. */
void ze_kept_clear(ur_kernel_handle_t kernel, uint32_t index);

/* A launch's range as the driver is told of it. Offsets in work-items. */
struct ze_launch_plan {
    ze_group_count_t groups;
    uint32_t group[3], offset[3];
};
/* Checks the range as a launch does, and leaves the driver's kernel as that launch needs it. */
ur_result_t ze_launch_plan(struct ze_native_kernel *native, ur_device_handle_t device,
                           const struct ur_recorded_launch *launch, struct ze_launch_plan *plan);

#endif
