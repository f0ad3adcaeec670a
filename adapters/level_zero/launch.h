/* What kernel.c and launch.c share. */
#ifndef ZE_LAUNCH_H
#define ZE_LAUNCH_H

#include "graph/recording.h"
#include "kernel.h"
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

/* beyond.c */
/* Another form of the kernel, for launches whose last groups reach beyond the range: `struct
 * ur_spirv_range` is its last argument, behind those of the kernel. NULL: there is none. Pre: none
 * of the natives is locked, and `native` is small for the range. */
struct ze_native_kernel *ze_beyond(ur_kernel_handle_t kernel, struct ze_native_kernel *native);
/* Sizes of groups, and how many; false: more than the device has. */
bool ze_beyond_shape(const struct ze_native_kernel *native, ur_device_handle_t device,
                     uint32_t dims, const size_t *global, uint32_t group[3],
                     ze_group_count_t *count);
/* group_size.c */
/* Native kernel locked. Sets the group size and the offset, and counts the groups. */
ur_result_t ze_set_range(struct ze_native_kernel *native, ur_device_handle_t device,
                         uint32_t dimensions, const size_t *offset, const size_t *global,
                         const size_t *local, ze_group_count_t *count);
/* The other form of the kernel, if the range is to be launched so. Pre: the natives are not locked,
 * and the driver's groups for the range are small. */
struct ze_native_kernel *ze_find_beyond(ur_kernel_handle_t kernel, struct ze_native_kernel *native,
                                        ur_device_handle_t device, uint32_t dims,
                                        const size_t *global);
/* Whether such a launch takes that form. */
bool ze_launches_beyond(ur_kernel_handle_t kernel, ur_device_handle_t device,
                        const struct ur_recorded_launch *launch);

#endif
