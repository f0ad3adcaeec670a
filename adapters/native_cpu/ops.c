/* What the libraries that are linked into this adapter ask of it. */
#include "ops.h"

#include "capture/pages.h"
#include "intercept/slots.h"
#include "ipc_memory.h"

static bool ops_context_has(ur_context_handle_t context, ur_device_handle_t device) {
    return ur_object_is(device, UR_KIND_DEVICE) && ncpu_context_has(context, device);
}

/* Memory for other processes is known to them by its place in one file: it has one address. */
static const struct ur_page_ops *graph_pages(ur_context_handle_t context, ur_device_handle_t device,
                                             ur_usm_type_t type) {
    (void)context;
    (void)device;
    (void)type;
    return ncpu_ipc_on() || sizeof(void *) < 8 ? NULL : &ncpu_graph_pages;
}

static bool ops_device_has_usm(ur_device_handle_t device, ur_usm_type_t type) {
    (void)device;
    (void)type;
    return true;
}

static struct ur_user_event *ops_event_user(ur_event_handle_t event) {
    return &event->user;
}

const struct ur_adapter_ops ur_adapter_ops = {
    .name = "native_cpu",
    .self = &ncpu_self,
    .presented = &ncpu_presented,
    .context_has = ops_context_has,
    .context_retain = ncpu_context_retain,
    .context_release = ncpu_context_release,
    .device_has_usm = ops_device_has_usm,
    .graph_ops = ncpu_graph_ops,
    .kernel_copy = ncpu_kernel_copy,
    .replays_events = true,
    .mem_is_image = ncpu_mem_is_image,
    .event_becomes_run = ncpu_event_becomes_run,
    .event_unasked = ncpu_event_unasked,
    .watched = &ur_intercept_slots,
    .graph_pages = graph_pages,
    .kernel_arguments = ncpu_kernel_arguments,
    .kernel_recopy = ncpu_kernel_recopy,
    .kernel_settings = ncpu_kernel_settings,
    .kernel_sub_group = ncpu_kernel_sub_group,
    .kernel_module = ncpu_kernel_module,
    .mem_place = ncpu_mem_place,
    .event_user = ops_event_user,
    .event_give = ncpu_event_give,
    .event_shared = ncpu_event_shared,
    .event_imported = ncpu_event_imported,
};
