/* A Level Zero loader as they are from 1.9 on, for machines whose own is older: it has zesInit,
 * what belongs to it, zeCommandQueueGetOrdinal and zePhysicalMemGetProperties, and takes all other
 * calls from the machine's, whose auxiliary filter it is (CMakeLists.txt). */
#include <dlfcn.h>
#include <level_zero/ze_api.h>
#include <level_zero/zes_api.h>
#include <stdlib.h>
#include <string.h>

#define EXPORT __attribute__((visibility("default")))
EXPORT ze_result_t zeCommandQueueGetOrdinal(ze_command_queue_handle_t queue, uint32_t *ordinal);
EXPORT ze_result_t zePhysicalMemGetProperties(ze_context_handle_t context,
                                              ze_physical_mem_handle_t memory, void *properties);
EXPORT ze_result_t zesInit(uint32_t flags);
EXPORT ze_result_t zesDriverGet(uint32_t *count, zes_driver_handle_t *drivers);
EXPORT ze_result_t zesDeviceGet(zes_driver_handle_t driver, uint32_t *count,
                                zes_device_handle_t *devices);

/* The driver that the other loader has open. */
static void *driver_function(const char *name) {
    void *driver = dlopen(getenv("ZE_ENABLE_ALT_DRIVERS"), RTLD_NOW | RTLD_NOLOAD);
    if (!driver) {
        abort();
    }
    void *address = dlsym(driver, name);
    dlclose(driver);
    if (!address) {
        abort();
    }
    return address;
}

#define CALL(name, type, ...)                                                                      \
    do {                                                                                           \
        void *address = driver_function(name);                                                     \
        ze_result_t(*function) type = NULL;                                                        \
        memcpy(&function, &address, sizeof(function));                                             \
        return function(__VA_ARGS__);                                                              \
    } while (0)

ze_result_t zeCommandQueueGetOrdinal(ze_command_queue_handle_t queue, uint32_t *ordinal) {
    CALL("ze_software_queue_ordinal", (ze_command_queue_handle_t, uint32_t *), queue, ordinal);
}

ze_result_t zePhysicalMemGetProperties(ze_context_handle_t context, ze_physical_mem_handle_t memory,
                                       void *properties) {
    CALL("ze_software_physical_properties", (ze_context_handle_t, ze_physical_mem_handle_t, void *),
         context, memory, properties);
}

ze_result_t zesInit(uint32_t flags) {
    CALL("ze_software_zes_init", (uint32_t), flags);
}

ze_result_t zesDriverGet(uint32_t *count, zes_driver_handle_t *drivers) {
    CALL("ze_software_zes_drivers", (uint32_t *, zes_driver_handle_t *), count, drivers);
}

ze_result_t zesDeviceGet(zes_driver_handle_t driver, uint32_t *count,
                         zes_device_handle_t *devices) {
    CALL("ze_software_zes_devices", (zes_driver_handle_t, uint32_t *, zes_device_handle_t *),
         driver, count, devices);
}
