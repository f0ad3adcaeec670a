/* What entry points of devices, and those that take lists of devices, share. */
#ifndef UR_ENTRY_DEVICE_H
#define UR_ENTRY_DEVICE_H

#include <stdbool.h>

#include "base/info.h"

/* Body of urDeviceGet: checks the parameters and gives a reference to each of the platform's
 * devices of that type, which `matches` says of every type that there is. */
ur_result_t ur_devices_get(const ur_device_handle_t *devices, uint32_t device_count,
                           bool (*matches)(ur_device_handle_t device, ur_device_type_t type),
                           ur_device_type_t type, uint32_t entries, ur_device_handle_t *out,
                           uint32_t *count_out);

/* Body of urDeviceSelectBinary: the first binary for the first of the targets, best first, that has
 * one. Targets may be NULL. */
ur_result_t ur_device_select(const ur_device_binary_t *binaries, uint32_t count,
                             const char *const *targets, uint32_t target_count, uint32_t *selected);

/* Body of urUsmP2PPeerAccessGetInfoExp where each device reaches the memory of each other one, also
 * by atomics, or none does. */
ur_result_t ur_peers_info(ur_device_handle_t command, ur_device_handle_t peer,
                          ur_exp_peer_info_t name, ur_info_out out, uint32_t can);

/* What every urContextCreate looks at first. */
ur_result_t ur_context_check(uint32_t count, const ur_device_handle_t *devices,
                             const ur_context_properties_t *properties);

/* Answers for experimental features that adapters have in common, or that a device has not;
 * UNSUPPORTED_ENUMERATION for anything else. An adapter asks it for what it has not answered
 * itself. `updates`: what can change in launches of command buffers; 0 where there are none. */
ur_result_t ur_device_rest(ur_device_info_t name,
                           ur_device_command_buffer_update_capability_flags_t updates,
                           ur_info_out out);

/* Where launches have no global offset, it cannot be updated either. */
#define UR_UPDATES_WITHOUT_OFFSET                                                                  \
    (UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_KERNEL_ARGUMENTS |                            \
     UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_LOCAL_WORK_SIZE |                             \
     UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_GLOBAL_WORK_SIZE |                            \
     UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_KERNEL_HANDLE)
#define UR_UPDATES_ALL                                                                             \
    (UR_UPDATES_WITHOUT_OFFSET | UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_GLOBAL_WORK_OFFSET)

#endif
