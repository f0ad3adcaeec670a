/* A loader without layers, as the one inside libsycl.so.9 from 2026.2 on: it opens what
 * UR_ADAPTERS_FORCE_LOAD names, asks for tables, and calls what handles lead to (the generated
 * dispatch). Programs that are linked with the loader take it by LD_LIBRARY_PATH. */
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "generated/layer_table.h"

enum { MOST = 8 };
static ur_adapter_dditable_t adapters[MOST];
static uint32_t num_adapters;

const ur_layer_dditable_t *_Atomic loader_layers;
const void *_Atomic loader_above;

const ur_dditable_t *loader_ddi(const void *handle) {
    return *(const ur_dditable_t *const *)handle;
}

/* That table is for this project's own loader. */
const ur_extra_dditable_t *loader_extra_of(const ur_dditable_t *ddi) {
    (void)ddi;
    return NULL;
}

ur_result_t loader_caught(ur_result_t result, const char *text) {
    (void)text;
    return result;
}

ur_result_t loader_caught_null_handle(void) {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
}

ur_result_t loader_caught_unsupported(void) {
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}

/* Not in the tail: the adapter sees who asks by where it returns to. */
static void open_adapter(const char *path) {
    ur_pfnGetAdapterProcAddrTable_t get;
    void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    void *symbol = library ? dlsym(library, "urGetAdapterProcAddrTable") : NULL;
    if (!symbol || num_adapters == MOST) {
        fprintf(stderr, "no_layers: %s: %s\n", path, library ? "no adapter" : dlerror());
        return;
    }
    memcpy(&get, &symbol, sizeof(symbol));
    volatile ur_result_t result = get(UR_API_VERSION_CURRENT, &adapters[num_adapters]);
    num_adapters += result == UR_RESULT_SUCCESS;
}

ur_result_t loader_urLoaderInit(ur_device_init_flags_t flags, ur_loader_config_handle_t config) {
    const char *named = getenv("UR_ADAPTERS_FORCE_LOAD");
    char *list = strdup(named ? named : ""), *rest = list;
    (void)flags;
    (void)config;
    for (char *path; num_adapters == 0 && (path = strtok_r(rest, ",", &rest));) {
        open_adapter(path);
    }
    free(list);
    return UR_RESULT_SUCCESS;
}

ur_result_t loader_urLoaderTearDown(void) {
    return UR_RESULT_SUCCESS;
}

ur_result_t loader_urAdapterGet(uint32_t count, ur_adapter_handle_t *handles, uint32_t *total) {
    uint32_t all = 0;
    for (uint32_t i = 0; i < num_adapters; i++) {
        uint32_t some = 0;
        if (adapters[i].pfnGet(0, NULL, &some) == UR_RESULT_SUCCESS && handles && all < count) {
            (void)adapters[i].pfnGet(count - all, handles + all, NULL);
        }
        all += some;
    }
    if (total) {
        *total = all;
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t loader_urDeviceGetSelected(ur_platform_handle_t platform, ur_device_type_t type,
                                       uint32_t count, ur_device_handle_t *devices,
                                       uint32_t *total) {
    return urDeviceGet(platform, type, count, devices, total);
}

/* It has no settings. */
ur_result_t loader_urLoaderConfigCreate(ur_loader_config_handle_t *config) {
    (void)config;
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}

ur_result_t loader_urLoaderConfigRetain(ur_loader_config_handle_t config) {
    (void)config;
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}

ur_result_t loader_urLoaderConfigRelease(ur_loader_config_handle_t config) {
    (void)config;
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}

ur_result_t loader_urLoaderConfigGetInfo(ur_loader_config_handle_t config,
                                         ur_loader_config_info_t name, size_t size, void *value,
                                         size_t *size_ret) {
    (void)config;
    (void)name;
    (void)size;
    (void)value;
    (void)size_ret;
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}

ur_result_t loader_urLoaderConfigEnableLayer(ur_loader_config_handle_t config, const char *name) {
    (void)config;
    (void)name;
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}

ur_result_t loader_urLoaderConfigSetCodeLocationCallback(ur_loader_config_handle_t config,
                                                         ur_code_location_callback_t callback,
                                                         void *user) {
    (void)config;
    (void)callback;
    (void)user;
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}

ur_result_t loader_urLoaderConfigSetMockingEnabled(ur_loader_config_handle_t config,
                                                   ur_bool_t enable) {
    (void)config;
    (void)enable;
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
