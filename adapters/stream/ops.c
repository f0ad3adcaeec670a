/* What the libraries that are linked into this adapter ask of it. */
#include "ops.h"

#include "capture/pages.h"
#include "intercept/slots.h"
#include "kernel.h"
#include "mem.h"

static bool ops_context_has(ur_context_handle_t context, ur_device_handle_t device) {
    return stream_context_place(context, device) != NULL;
}

static void ops_context_retain(ur_context_handle_t context) {
    ur_object_retain(&context->object);
}

static void ops_context_release(ur_context_handle_t context) {
    (void)urContextRelease(context);
}

static const struct ur_page_ops *graph_pages(ur_context_handle_t context, ur_device_handle_t device,
                                             ur_usm_type_t type) {
    return stream_graph_pages(context, device, (enum ur_pool_mem)type);
}

static bool ops_device_has_usm(ur_device_handle_t device, ur_usm_type_t type) {
    return type != UR_USM_TYPE_SHARED || device->attr[DRV_ATTR_MANAGED_MEMORY] > 0;
}

static struct ur_user_event *ops_event_user(ur_event_handle_t event) {
    return &event->user;
}

const struct ur_adapter_ops ur_adapter_ops = {
    .name = DRV_NAME,
    .self = &stream_self,
    .presented = &stream_presented,
    .context_has = ops_context_has,
    .context_retain = ops_context_retain,
    .context_release = ops_context_release,
    .device_has_usm = ops_device_has_usm,
    .graph_ops = stream_graph_ops,
    .kernel_copy = stream_kernel_copy,
    .replays_events = false,
    .mem_is_image = stream_mem_is_image,
    .event_becomes_run = stream_event_becomes_run,
    .event_unasked = stream_event_unasked,
    .watched = &ur_intercept_slots,
    .graph_pages = graph_pages,
    .kernel_arguments = stream_kernel_arguments,
    .kernel_recopy = stream_kernel_recopy,
    .kernel_settings = stream_kernel_settings,
    .kernel_sub_group = stream_kernel_sub_group,
    .kernel_module = stream_kernel_module,
    .mem_place = stream_mem_place,
    .event_user = ops_event_user,
    .event_give = stream_event_give,
};
