/* The software Level Zero driver, which this library links, as recent loaders want it: what became
 * part of the tables with 1.9 is in them, and not only behind zeDriverGetExtensionFunctionAddress.
 */
#include <dlfcn.h>
#include <stddef.h>
#include <string.h>

#include <level_zero/ze_api.h>
#include <level_zero/ze_ddi.h>

#define EXPORT __attribute__((visibility("default")))

/* The driver's own function of a name that this library exports as well. */
static void own(const char *name, void *function) {
    void *symbol = dlsym(RTLD_NEXT, name);
    memcpy(function, &symbol, sizeof(symbol));
}

EXPORT ze_result_t ZE_APICALL zeGetCommandListProcAddrTable(ze_api_version_t version,
                                                            ze_command_list_dditable_t *table) {
    ze_result_t (*lists)(ze_api_version_t, ze_command_list_dditable_t *) = NULL;
    ze_result_t (*drivers)(ze_api_version_t, ze_driver_dditable_t *) = NULL;
    ze_driver_dditable_t driver = {0};
    ze_driver_handle_t handle = NULL;
    uint32_t count = 1;
    void *function = NULL;
    own("zeGetCommandListProcAddrTable", &lists);
    own("zeGetDriverProcAddrTable", &drivers);
    ze_result_t result = lists(version, table);
    if (result == ZE_RESULT_SUCCESS && drivers(version, &driver) == ZE_RESULT_SUCCESS &&
        driver.pfnGet(&count, &handle) == ZE_RESULT_SUCCESS &&
        driver.pfnGetExtensionFunctionAddress(handle, "zeCommandListHostSynchronize", &function) ==
            ZE_RESULT_SUCCESS) {
        memcpy(&table->pfnHostSynchronize, &function, sizeof(function));
    }
    return result;
}

static ze_pfnMemFree_t free_now;

/* The policies only say when the memory goes; going at once serves those who know that no command
 * uses it. */
static ze_result_t ZE_APICALL free_ext(ze_context_handle_t context,
                                       const ze_memory_free_ext_desc_t *desc, void *pointer) {
    (void)desc;
    return free_now(context, pointer);
}

EXPORT ze_result_t ZE_APICALL zeGetMemProcAddrTable(ze_api_version_t version,
                                                    ze_mem_dditable_t *table) {
    ze_result_t (*memory)(ze_api_version_t, ze_mem_dditable_t *) = NULL;
    own("zeGetMemProcAddrTable", &memory);
    ze_result_t result = memory(version, table);
    free_now = table->pfnFree;
    table->pfnFreeExt = free_ext;
    return result;
}
