/* The driver's tables, drivers and contexts. */
#include <time.h>

#include "internal.h"

#define EXPORT __attribute__((visibility("default")))

struct _ze_driver_handle_t driver;

_Noreturn void broken(const char *rule) {
    fprintf(stderr, "software Level Zero: %s\n", rule);
    abort();
}

static struct options chosen;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void read_options(void) {
    chosen = (struct options){.devices = 1};
    const char *text = getenv("ZE_SOFTWARE");
    char *copy = strdup(text ? text : ""), *rest = copy, *one;
    while ((one = strsep(&rest, ";,"))) {
        if (strcmp(one, "new") == 0) {
            chosen.modern = true;
        } else if (strcmp(one, "init:fail") == 0) {
            chosen.init_fails = true;
        } else if (strcmp(one, "lost") == 0) {
            chosen.lost = true;
        } else if (strcmp(one, "fixed") == 0) {
            chosen.fixed = true;
        } else if (strcmp(one, "bound") == 0) {
            chosen.bound = true;
        } else if (strcmp(one, "low") == 0) {
            chosen.low = true;
        } else if (strcmp(one, "intel") == 0) {
            chosen.intel = true;
        } else if (strcmp(one, "engines") == 0) {
            chosen.engines = true;
        } else if (strcmp(one, "wide") == 0) {
            chosen.wide = true;
        } else if (strcmp(one, "forgives") == 0) {
            chosen.forgives = true;
        } else if (strcmp(one, "open") == 0) {
            chosen.open = true;
        } else if (strcmp(one, "descriptors") == 0) {
            chosen.descriptors = true;
        } else if (strcmp(one, "locked") == 0) {
            chosen.locked = true;
        } else if (strcmp(one, "ipc") == 0) {
            chosen.ipc = true;
        } else if (strncmp(one, "devices:", 8) == 0) {
            chosen.devices = (uint32_t)strtoul(one + 8, NULL, 10);
            chosen.devices = chosen.devices > SOFT_MAX_DEVICES ? SOFT_MAX_DEVICES : chosen.devices;
        } else if (*one) {
            fprintf(stderr, "ZE_SOFTWARE: '%s' is no option\n", one);
            abort();
        }
    }
    free(copy);
}

const struct options *options(void) {
    pthread_once(&once, read_options);
    return &chosen;
}

static atomic_bool lost;
static atomic_uint loss_count;
static _Atomic uint64_t lost_at; /* of CLOCK_MONOTONIC; 0: not yet */

EXPORT void ze_software_lose(void);
void ze_software_lose(void) {
    atomic_fetch_add(&loss_count, 1);
    atomic_store(&lost, true);
    eng_test_stop(engine(), true);
}

/* The devices are there again, as after a reset: of the commands from before none runs any more. */
EXPORT void ze_software_find(void);
void ze_software_find(void) {
    events_give_up();
    (void)eng_settle(engine(), 2000000000u);
    eng_test_stop(engine(), false);
    atomic_store(&lost_at, 0);
    atomic_store(&lost, false);
}

unsigned losses(void) {
    return atomic_load(&loss_count);
}

bool is_lost(const char *call) {
    static const char *const known[] = {
        "zeInit",  "zeDriver",     "zeDeviceGet", "zeDeviceCanAccessPeer",
        "zesInit", "zesDriverGet", "zesDeviceGet"};
    if (!atomic_load_explicit(&lost, memory_order_relaxed) && !soft_is_lost()) {
        return false;
    }
    bool told =
        strcmp(call, "zeDeviceGetStatus") != 0 && strcmp(call, "zeDeviceGetGlobalTimestamps") != 0;
    for (size_t i = 0; told && i < sizeof(known) / sizeof(known[0]); ++i) {
        if (strncmp(call, known[i], strlen(known[i])) == 0) {
            return false;
        }
    }
    return true;
}

/* Commands that never end still point to it, and no leak is looked for in it. */
static bool leave_behind(const void *object) {
    static struct left {
        struct left *next;
        const void *object;
    } * _Atomic first;
    struct left *left = malloc(sizeof(*left));
    if (left) {
        left->object = object;
        left->next = atomic_load(&first);
        while (!atomic_compare_exchange_weak(&first, &left->next, left)) {
        }
    }
    return true;
}

/* What the device was at when it was lost ends within a moment, or never, also when it is there
 * again. */
bool is_left_behind(bool (*busy)(const void *object), const void *object) {
    enum { MOMENT_NS = 300000000 };
    if (!is_lost("zeCommandListDestroy") && !losses()) {
        return false;
    }
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    uint64_t now = (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_nsec, first = 0;
    uint64_t end =
        (atomic_compare_exchange_strong(&lost_at, &first, now) ? now : first) + MOMENT_NS;
    for (; now < end && busy(object); now += 5000000) {
        nanosleep(&(struct timespec){0, 5000000}, NULL);
    }
    return busy(object) && leave_behind(object);
}

static _Thread_local ze_result_t last;

ze_result_t failure(const char *call) {
    bool fails = soft_fails(call);
    last = is_lost(call)              ? ZE_RESULT_ERROR_DEVICE_LOST
           : fails && !soft_is_lost() ? ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY
                                      : ZE_RESULT_SUCCESS;
    return last;
}

ze_result_t last_failure(void) {
    return last;
}

ze_result_t waited(const char *call, ze_result_t result) {
    ze_result_t why = failure(call);
    return why == ZE_RESULT_SUCCESS ? result : why;
}

enum { SLICE_NS = 5000000 };

int wait_or_lose(struct eng_command *command, uint64_t timeout) {
    int result;
    for (;;) {
        uint64_t slice = timeout < SLICE_NS ? timeout : SLICE_NS;
        result = eng_command_wait_for(command, slice);
        timeout -= timeout == UINT64_MAX ? 0 : slice;
        if (result <= 0 || timeout == 0 || is_lost("zeEventHostSynchronize")) {
            return result;
        }
    }
}

void stream_wait_or_lose(struct eng_stream *stream) {
    struct eng_command *end = NULL;
    struct eng_submit all = {
        .stream = stream, .flags = ENG_WAIT_STREAM | ENG_RUN_ALWAYS, .name = "end", .event = &end};
    if (eng_marker(&all) != ENG_OK) {
        eng_stream_wait(stream, NULL, 0); /* a failure that a test asked for */
        return;
    }
    if (wait_or_lose(end, UINT64_MAX) <= 0) {
        eng_stream_wait(stream, NULL, 0); /* the last task is just ending */
    }
    eng_command_release(end);
}

struct eng *engine(void) {
    return soft_engine("level_zero");
}

ze_result_t result_of(int engine_result) {
    switch (engine_result) {
    case ENG_OK:
        return ZE_RESULT_SUCCESS;
    case ENG_ERR_INVALID:
        return ZE_RESULT_ERROR_INVALID_ARGUMENT;
    case ENG_ERR_MEMORY:
    case ENG_ERR_SYSTEM:
        return ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    default:
        return ZE_RESULT_ERROR_DEVICE_LOST;
    }
}

static ze_result_t ZE_APICALL init(ze_init_flags_t flags) {
    (void)flags;
    ENTER(zeInit);
    return options()->init_fails || opencl_is_missing() ? ZE_RESULT_ERROR_UNINITIALIZED
                                                        : ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL driver_get(uint32_t *count, ze_driver_handle_t *drivers) {
    ENTER(zeDriverGet);
    if (*count == 0 || !drivers) {
        *count = 1;
        return ZE_RESULT_SUCCESS;
    }
    *count = 1;
    drivers[0] = &driver;
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL api_version(ze_driver_handle_t handle, ze_api_version_t *version) {
    (void)handle;
    ENTER(zeDriverGetApiVersion);
    *version = options()->modern ? ZE_MAKE_VERSION(1, 9) : ZE_API_VERSION_1_3;
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL driver_properties(ze_driver_handle_t handle,
                                                ze_driver_properties_t *properties) {
    (void)handle;
    ENTER(zeDriverGetProperties);
    properties->driverVersion = 0x01020003;
    memset(&properties->uuid, 7, sizeof(properties->uuid));
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL ipc_properties(ze_driver_handle_t handle,
                                             ze_driver_ipc_properties_t *properties) {
    (void)handle;
    ENTER(zeDriverGetIpcProperties);
    properties->flags = options()->ipc ? ZE_IPC_PROPERTY_FLAG_MEMORY : 0;
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL extensions(ze_driver_handle_t handle, uint32_t *count,
                                         ze_driver_extension_properties_t *list) {
    const struct {
        const char *name;
        bool there;
    } known[] = {{"ZE_experimental_global_offset", true},
                 {"ZE_experimental_module_program", opencl() != NULL},
                 {"ZE_experimental_event_pool_counter_based", options()->modern},
                 {ZE_MUTABLE_NAME, has_mutable()},
                 {ZE_BINDLESS_NAME, has_bindless()},
                 {"ZE_experimental_image_view", has_bindless()},
                 {ZE_SEMAPHORES_NAME, has_bindless()},
                 {"ZE_extension_image_copy", options()->modern},
                 {ZE_IP_VERSION_NAME, options()->modern},
                 {ZE_CACHE_LINE_NAME, options()->modern},
                 {ZE_VECTOR_WIDTHS_NAME, options()->modern},
                 {ZE_BLOCK_ARRAY_NAME, options()->modern},
                 {ZE_XE_SHAPE_NAME, options()->modern},
                 {"ZE_intel_get_driver_version_string", options()->modern},
                 {ZE_PCI_PROPERTIES_EXT_NAME, options()->modern}};
    uint32_t have = 0;
    (void)handle;
    ENTER(zeDriverGetExtensionProperties);
    for (size_t i = 0; i < sizeof(known) / sizeof(known[0]); ++i) {
        if (known[i].there && list && have < *count) {
            snprintf(list[have].name, sizeof(list[have].name), "%s", known[i].name);
            list[have].version = ZE_MAKE_VERSION(1, 0);
        }
        have += known[i].there;
    }
    *count = *count && list && *count < have ? *count : have;
    return ZE_RESULT_SUCCESS;
}

/* As long as it is, without an end. */
static ze_result_t ZE_APICALL version_string(ze_driver_handle_t handle, char *text, size_t *size) {
    static const char version[] = "1.9.3-soft";
    (void)handle;
    if (text && *size) {
        memcpy(text, version, *size < sizeof(version) - 1 ? *size : sizeof(version) - 1);
    }
    *size = sizeof(version) - 1;
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL vector_widths(ze_device_handle_t device, uint32_t *count,
                                            struct _ze_device_vector_width_properties_ext_t *out) {
    struct ze_vector_widths *widths = (void *)out;
    (void)device;
    if (*count && widths) {
        widths->preferred = (struct ze_widths_of){16, 8, 4, 1, 1, 0, 8};
        widths->native = (struct ze_widths_of){32, 16, 8, 2, 8, 2, 16};
    }
    *count = 1;
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL extension_address(ze_driver_handle_t handle, const char *name,
                                                void **address) {
    const struct {
        const char *name;
        void (*function)(void);
        bool there;
    } list[] = {
        {"zeCommandListHostSynchronize", (void (*)(void))list_synchronize, options()->modern},
        {"zeCommandListImmediateAppendCommandListsExp", (void (*)(void))append_lists,
         options()->modern},
        {"zeCommandListGetNextCommandIdExp", (void (*)(void))next_command_id, has_mutable()},
        {"zeCommandListUpdateMutableCommandsExp", (void (*)(void))update_commands, has_mutable()},
        {"zeImageGetDeviceOffsetExp", (void (*)(void))image_offset, has_bindless()},
        {"zeMemGetPitchFor2dImage", (void (*)(void))image_pitch, has_bindless()},
        {"zeDeviceImportExternalSemaphoreExt", (void (*)(void))import_semaphore, has_bindless()},
        {"zeDeviceReleaseExternalSemaphoreExt", (void (*)(void))release_semaphore, has_bindless()},
        {"zeCommandListAppendSignalExternalSemaphoreExt", (void (*)(void))signal_semaphores,
         has_bindless()},
        {"zeCommandListAppendWaitExternalSemaphoreExt", (void (*)(void))wait_semaphores,
         has_bindless()},
        {"zeIntelGetDriverVersionString", (void (*)(void))version_string, options()->modern},
        {"zeDeviceGetVectorWidthPropertiesExt", (void (*)(void))vector_widths, options()->modern},
        {"zexDriverImportExternalPointer", (void (*)(void))import_memory, options()->modern},
        {"zexDriverReleaseImportedPointer", (void (*)(void))release_memory, options()->modern},
    };
    (void)handle;
    ENTER(zeDriverGetExtensionFunctionAddress);
    for (size_t i = 0; i < sizeof(list) / sizeof(list[0]); ++i) {
        if (strcmp(list[i].name, name) == 0 && list[i].there) {
            memcpy(address, &list[i].function, sizeof(*address));
            return ZE_RESULT_SUCCESS;
        }
    }
    return ZE_RESULT_ERROR_INVALID_ARGUMENT;
}

static ze_result_t ZE_APICALL context_create(ze_driver_handle_t handle,
                                             const ze_context_desc_t *desc,
                                             ze_context_handle_t *out) {
    (void)handle, (void)desc;
    ENTER(zeContextCreate);
    ze_context_handle_t context = calloc(1, sizeof(*context));
    *out = context;
    return context ? ZE_RESULT_SUCCESS : ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY;
}

static ze_result_t ZE_APICALL context_create_ex(ze_driver_handle_t handle,
                                                const ze_context_desc_t *desc, uint32_t count,
                                                ze_device_handle_t *devices,
                                                ze_context_handle_t *out) {
    (void)count, (void)devices;
    return context_create(handle, desc, out);
}

static bool has_children(const void *context) {
    return atomic_load(&((ze_context_handle_t)(uintptr_t)context)->children) != 0;
}

static ze_result_t ZE_APICALL context_destroy(ze_context_handle_t context) {
    REST_IN_PEACE(has_children, context);
    if (atomic_load(&context->children)) {
        broken("a context is destroyed before what was made in it");
    }
    free(context);
    LEAVE(zeContextDestroy);
}

/* ---- tables --------------------------------------------------------------------------------- */

EXPORT ze_result_t ZE_APICALL zeGetGlobalProcAddrTable(ze_api_version_t version,
                                                       ze_global_dditable_t *table) {
    (void)version;
    table->pfnInit = init;
    return ZE_RESULT_SUCCESS;
}

EXPORT ze_result_t ZE_APICALL zeGetDriverProcAddrTable(ze_api_version_t version,
                                                       ze_driver_dditable_t *table) {
    (void)version;
    table->pfnGet = driver_get;
    table->pfnGetApiVersion = api_version;
    table->pfnGetProperties = driver_properties;
    table->pfnGetIpcProperties = ipc_properties;
    table->pfnGetExtensionProperties = extensions;
    table->pfnGetExtensionFunctionAddress = extension_address;
    return ZE_RESULT_SUCCESS;
}

EXPORT ze_result_t ZE_APICALL zeGetContextProcAddrTable(ze_api_version_t version,
                                                        ze_context_dditable_t *table) {
    (void)version;
    table->pfnCreate = context_create;
    table->pfnCreateEx = context_create_ex;
    table->pfnDestroy = context_destroy;
    table->pfnMakeMemoryResident = make_resident;
    table->pfnEvictMemory = evict_memory;
    table->pfnMakeImageResident = make_image_resident;
    return ZE_RESULT_SUCCESS;
}

#define TABLE(name, type, fill)                                                                    \
    EXPORT ze_result_t ZE_APICALL name(ze_api_version_t version, type *table) {                    \
        (void)version;                                                                             \
        fill;                                                                                      \
        return ZE_RESULT_SUCCESS;                                                                  \
    }
TABLE(zeGetDeviceProcAddrTable, ze_device_dditable_t, device_tables(table))
TABLE(zeGetCommandListProcAddrTable, ze_command_list_dditable_t, list_tables(table))
TABLE(zeGetCommandQueueProcAddrTable, ze_command_queue_dditable_t, queue_tables(table, NULL))
TABLE(zeGetFenceProcAddrTable, ze_fence_dditable_t, queue_tables(NULL, table))
TABLE(zeGetEventProcAddrTable, ze_event_dditable_t, event_tables(table, NULL))
TABLE(zeGetEventPoolProcAddrTable, ze_event_pool_dditable_t, event_tables(NULL, table))
TABLE(zeGetMemProcAddrTable, ze_mem_dditable_t, memory_tables(table))
TABLE(zeGetImageProcAddrTable, ze_image_dditable_t, image_tables(table, NULL))
TABLE(zeGetImageExpProcAddrTable, ze_image_exp_dditable_t, image_exp_tables(table))
TABLE(zeGetSamplerProcAddrTable, ze_sampler_dditable_t, image_tables(NULL, table))
TABLE(zeGetVirtualMemProcAddrTable, ze_virtual_mem_dditable_t, virtual_tables(table, NULL))
TABLE(zeGetPhysicalMemProcAddrTable, ze_physical_mem_dditable_t, virtual_tables(NULL, table))
TABLE(zeGetModuleProcAddrTable, ze_module_dditable_t, module_tables(table, NULL))
TABLE(zeGetModuleBuildLogProcAddrTable, ze_module_build_log_dditable_t, module_tables(NULL, table))
TABLE(zeGetKernelProcAddrTable, ze_kernel_dditable_t, kernel_tables(table, NULL))
TABLE(zeGetKernelExpProcAddrTable, ze_kernel_exp_dditable_t, kernel_tables(NULL, table))

TABLE(zesGetDeviceProcAddrTable, zes_device_dditable_t, sysman_device_tables(table))
TABLE(zesGetMemoryProcAddrTable, zes_memory_dditable_t, sysman_part_tables(table, NULL, NULL, NULL))
TABLE(zesGetFrequencyProcAddrTable, zes_frequency_dditable_t,
      sysman_part_tables(NULL, table, NULL, NULL))
TABLE(zesGetPowerProcAddrTable, zes_power_dditable_t, sysman_part_tables(NULL, NULL, table, NULL))
TABLE(zesGetFanProcAddrTable, zes_fan_dditable_t, sysman_part_tables(NULL, NULL, NULL, table))

/* The loader wants a function for every table of its headers; those below stay empty. */
#define EMPTY(name)                                                                                \
    EXPORT ze_result_t ZE_APICALL name(ze_api_version_t version, void *table);                     \
    EXPORT ze_result_t ZE_APICALL name(ze_api_version_t version, void *table) {                    \
        (void)version, (void)table;                                                                \
        return ZE_RESULT_SUCCESS;                                                                  \
    }
#include "empty.h"
