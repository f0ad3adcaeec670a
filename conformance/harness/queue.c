/* Queues, made as a program of Level Zero would have them if it asks for that. */
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>

#include "conf.h"

#ifdef CONF_LEVEL_ZERO

#include <level_zero/ze_api.h>

/* The loader's own calls, which the adapter under test uses too. */
static struct {
    __typeof__(zeDeviceGetCommandQueueGroupProperties) *groups;
    __typeof__(zeCommandQueueCreate) *create;
    __typeof__(zeCommandQueueDestroy) *destroy;
} calls;

static bool find(void *library, const char *name, void *call) {
    void *address = dlsym(library, name);
    memcpy(call, &address, sizeof address);
    return address;
}

static bool open_loader(void) {
    void *library = dlopen("libze_loader.so.1", RTLD_NOW); /* for as long as the program runs */
    return library && find(library, "zeCommandQueueDestroy", &calls.destroy) &&
           find(library, "zeDeviceGetCommandQueueGroupProperties", &calls.groups) &&
           find(library, "zeCommandQueueCreate", &calls.create);
}

static uint32_t compute_group(ze_device_handle_t device) {
    ze_command_queue_group_properties_t groups[16] = {{0}};
    uint32_t count = CONF_COUNT(groups), at = 0;
    for (size_t i = 0; i < CONF_COUNT(groups); ++i) {
        groups[i].stype = ZE_STRUCTURE_TYPE_COMMAND_QUEUE_GROUP_PROPERTIES;
    }
    if (calls.groups(device, &count, groups)) {
        return 0;
    }
    while (at < count && !(groups[at].flags & ZE_COMMAND_QUEUE_GROUP_PROPERTY_FLAG_COMPUTE)) {
        ++at;
    }
    return at < count ? at : 0;
}

/* A command queue of our own, which the new queue takes over. */
static ur_result_t adopt(ur_context_handle_t context, const ur_queue_properties_t *properties,
                         ur_queue_handle_t *queue) {
    ur_native_handle_t native_context, native_device;
    ur_result_t result = urContextGetNativeHandle(context, &native_context);
    if (result || (result = urDeviceGetNativeHandle(conf.device, &native_device))) {
        return result;
    }
    ze_device_handle_t device = (ze_device_handle_t)native_device;
    ze_command_queue_desc_t desc = {.stype = ZE_STRUCTURE_TYPE_COMMAND_QUEUE_DESC,
                                    .ordinal = compute_group(device)};
    ze_command_queue_handle_t native;
    if (calls.create((ze_context_handle_t)native_context, device, &desc, &native)) {
        return UR_RESULT_ERROR_OUT_OF_RESOURCES;
    }
    int32_t kind = 0;
    ur_queue_native_desc_t told = {UR_STRUCTURE_TYPE_QUEUE_NATIVE_DESC, NULL, &kind};
    ur_queue_properties_t flags = {UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, &told,
                                   properties ? properties->flags : 0};
    ur_queue_native_properties_t owned = {UR_STRUCTURE_TYPE_QUEUE_NATIVE_PROPERTIES, &flags, true};
    result = urQueueCreateWithNativeHandle((ur_native_handle_t)native, context, conf.device, &owned,
                                           queue);
    if (result) {
        calls.destroy(native);
    }
    return result;
}

#else

static bool open_loader(void) {
    return false;
}

static ur_result_t adopt(ur_context_handle_t context, const ur_queue_properties_t *properties,
                         ur_queue_handle_t *queue) {
    (void)context, (void)properties, (void)queue;
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}

#endif

static bool adopted;

bool conf_queues_open(void) {
    const char *kind = getenv("UR_CONFORMANCE_QUEUES");
    if (!kind || !*kind) {
        return true;
    }
    if (strcmp(kind, "adopted") != 0) {
        fprintf(stderr, "conformance: UR_CONFORMANCE_QUEUES is '%s', only 'adopted' is known\n",
                kind);
        return false;
    }
    adopted = conf.backend == UR_BACKEND_LEVEL_ZERO && open_loader();
    if (!adopted) {
        fprintf(stderr, "conformance: there are no command queues of Level Zero to adopt\n");
    }
    return adopted;
}

ur_result_t conf_queue_create(ur_context_handle_t context, const ur_queue_properties_t *properties,
                              ur_queue_handle_t *queue) {
    return adopted ? adopt(context, properties, queue)
                   : urQueueCreate(context, conf.device, properties, queue);
}

static _Atomic int gate;

static void at_gate(void *unused) {
    (void)unused;
    conf_wait_flag(&gate);
}

static void open_gate(void *queue) {
    gate = 1;
    urQueueFinish(queue);
}

void conf_hold(ur_queue_handle_t queue, ur_event_handle_t *event) {
    NEED(UR_DEVICE_INFO_ENQUEUE_HOST_TASK_SUPPORT_EXP);
    conf_need_progress();
    gate = 0;
    UR(urEnqueueHostTaskExp(queue, at_gate, NULL, NULL, 0, NULL, event));
    if (event) {
        conf_event(*event);
    }
    conf_defer_settled(open_gate, NULL, queue);
}

void conf_let_go(void) {
    gate = 1;
}
