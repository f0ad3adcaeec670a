/* What entry points of devices, and those that take lists of devices, share. */
#ifndef UR_COMMON_DEVICE_H
#define UR_COMMON_DEVICE_H

#include <stdbool.h>

#include "info.h"

/* Body of urDeviceGet: checks the parameters and gives a reference to each of the platform's
 * devices of that type, which `matches` says of every type that there is. */
ur_result_t ur_devices_get(const ur_device_handle_t *devices, uint32_t device_count,
                           bool (*matches)(ur_device_handle_t device, ur_device_type_t type),
                           ur_device_type_t type, uint32_t entries, ur_device_handle_t *out,
                           uint32_t *count_out);

/* Gives up a reference to a device that lives as long as its platform, whose own reference stays.
 */
void ur_root_device_release(ur_device_handle_t device);

/* Body of urDeviceSelectBinary: the first binary for the first of the targets, best first, that has
 * one. Targets may be NULL. */
ur_result_t ur_device_select(const ur_device_binary_t *binaries, uint32_t count,
                             const char *const *targets, uint32_t target_count, uint32_t *selected);

/* What every urContextCreate looks at first. */
ur_result_t ur_context_check(uint32_t count, const ur_device_handle_t *devices,
                             const ur_context_properties_t *properties);

/* Answers for experimental features that adapters have in common, or that a device has not;
 * UNSUPPORTED_ENUMERATION for anything else. An adapter asks it for what it has not answered
 * itself. `kernel_copies`: kernels can be copied, so that there are command buffers. */
ur_result_t ur_device_rest(ur_device_info_t name, bool kernel_copies, ur_info_out out);

#endif
