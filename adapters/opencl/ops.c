/* What the libraries that are linked into this adapter ask of it. */
#include "ops.h"

#include "intercept/slots.h"

static bool ops_context_has(ur_context_handle_t context, ur_device_handle_t device) {
    return ur_object_is(device, UR_KIND_DEVICE) && ocl_context_has_device(context, device);
}

static bool context_has_pools(ur_context_handle_t context) {
    return context->usm != OCL_USM_NONE;
}

static bool ops_device_has_usm(ur_device_handle_t device, ur_usm_type_t type) {
    return ocl_usm_has(device->usm, type) &&
           (device->usm != OCL_USM_INTEL || ocl_usm_can(device, type));
}

static struct ur_user_event *ops_event_user(ur_event_handle_t event) {
    return &event->user;
}

const struct ur_adapter_ops ur_adapter_ops = {
    .name = "opencl",
    .self = &ocl_self,
    .context_has = ops_context_has,
    .context_retain = ocl_context_retain,
    .context_release = ocl_context_release,
    .context_has_pools = context_has_pools,
    .device_has_usm = ops_device_has_usm,
    .graph_ops = ocl_graph_ops,
    .kernel_copy = ocl_kernel_copy,
    .replays_events = true,
    .mem_is_image = ocl_mem_is_image,
    .event_becomes_run = ocl_event_becomes_run,
    .event_unasked = ocl_event_unasked,
    .watched = &ur_intercept_slots,
    .kernel_arguments = ocl_kernel_arguments,
    .kernel_recopy = ocl_kernel_recopy,
    .kernel_settings = ocl_kernel_settings,
    .kernel_sub_group = ocl_kernel_sub_group,
    .kernel_module = ocl_kernel_module,
    .mem_place = ocl_mem_place,
    .event_user = ops_event_user,
    .event_give = ocl_event_give,
    .event_shared = ocl_event_shared,
    .event_imported = ocl_event_imported,
};
