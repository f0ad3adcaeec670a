/* What the libraries that are linked into this adapter ask of it. */
#include "ops.h"
#include "context.h"
#include "event.h"

#include "intercept/slots.h"

static bool ops_context_has(ur_context_handle_t context, ur_device_handle_t device) {
    return ur_object_is(device, UR_KIND_DEVICE) && ze_context_index(context, device) != UINT32_MAX;
}

static bool ops_device_has_usm(ur_device_handle_t device, ur_usm_type_t type) {
    const ze_device_memory_access_properties_t *access = &device->access;
    ze_memory_access_cap_flags_t can = type == UR_USM_TYPE_HOST ? access->hostAllocCapabilities
                                       : type == UR_USM_TYPE_DEVICE
                                           ? access->deviceAllocCapabilities
                                           : access->sharedSingleDeviceAllocCapabilities;
    return can & ZE_MEMORY_ACCESS_CAP_FLAG_RW;
}

static struct ur_user_event *ops_event_user(ur_event_handle_t event) {
    return &event->user;
}

const struct ur_adapter_ops ur_adapter_ops = {
    .name = "level_zero",
    .self = &ze_self,
    .context_has = ops_context_has,
    .context_retain = ze_context_retain,
    .context_release = ze_context_release,
    .device_has_usm = ops_device_has_usm,
    .graph_ops = ze_graph_ops,
    .kernel_copy = ze_kernel_copy,
    .replays_events = true,
    .mem_is_image = ze_mem_is_image,
    .event_becomes_run = ze_event_becomes_run,
    .event_unasked = ze_event_unasked,
    .watched = &ur_intercept_slots,
    .kernel_arguments = ze_kernel_arguments,
    .kernel_recopy = ze_kernel_recopy,
    .kernel_settings = ze_kernel_settings,
    .kernel_sub_group = ze_kernel_sub_group,
    .kernel_module = ze_kernel_module,
    .mem_place = ze_mem_place,
    .event_user = ops_event_user,
    .event_give = ze_event_give,
    .event_shared = ze_event_shared,
    .event_imported = ze_event_imported,
};
