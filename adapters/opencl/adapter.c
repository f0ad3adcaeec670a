/* The adapter object, and memory that lives as long as the library. */
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "ocl.h"

static struct ur_adapter_handle_t_ adapter = {
    .object = {.ddi = &ur_adapter_ddi, .kind = UR_KIND_ADAPTER, .refs = 0}};

static pthread_once_t once = PTHREAD_ONCE_INIT;

static void init_once(void) {
    ur_log_init("OPENCL", UR_LOGGER_LEVEL_QUIET);
}

ur_adapter_handle_t ocl_adapter(void) {
    return &adapter;
}

/* Platforms and root devices are asked for by threads that outlive main, and by destructors of
 * other libraries that run after ours, so they are never freed; and a library that is unloaded must
 * not leave anything behind. Memory of the library itself is both. It is not touched before it is
 * used. */
static _Alignas(64) char arena[512 * 1024];
static _Atomic size_t arena_used;

void *ocl_permanent_alloc(size_t size) {
    size = (size + 63) & ~(size_t)63;
    size_t at = atomic_load_explicit(&arena_used, memory_order_relaxed);
    do {
        if (size > sizeof(arena) - at) {
            /* A machine with very many devices; what is left over then goes with the process. */
            return calloc(1, size);
        }
    } while (!atomic_compare_exchange_weak_explicit(&arena_used, &at, at + size,
                                                    memory_order_relaxed, memory_order_relaxed));
    return arena + at;
}

char *ocl_permanent_string(const char *text) {
    size_t size = strlen(text) + 1;
    char *copy = ocl_permanent_alloc(size);
    if (copy) {
        memcpy(copy, text, size);
    }
    return copy;
}

UR_APIEXPORT ur_result_t UR_APICALL urAdapterGet(uint32_t NumEntries,
                                                 ur_adapter_handle_t *phAdapters,
                                                 uint32_t *pNumAdapters) {
    if (NumEntries == 0 && phAdapters) {
        return UR_RESULT_ERROR_INVALID_SIZE;
    }
    pthread_once(&once, init_once);
    if (phAdapters) {
        ur_object_retain(&adapter.object);
        phAdapters[0] = &adapter;
    }
    if (pNumAdapters) {
        *pNumAdapters = 1;
    }
    return UR_RESULT_SUCCESS;
}

UR_APIEXPORT ur_result_t UR_APICALL urAdapterRetain(ur_adapter_handle_t hAdapter) {
    UR_CHECK_ADAPTER(hAdapter);
    ur_object_retain(&hAdapter->object);
    return UR_RESULT_SUCCESS;
}

UR_APIEXPORT ur_result_t UR_APICALL urAdapterRelease(ur_adapter_handle_t hAdapter) {
    UR_CHECK_ADAPTER(hAdapter);
    /* The object is static: at zero references it waits for the next urAdapterGet. */
    uint32_t refs = ur_object_refs(&hAdapter->object);
    do {
        if (refs == 0) {
            return ur_fail(UR_RESULT_ERROR_INVALID_OPERATION, 0,
                           "the adapter is released more often than it was taken");
        }
    } while (!atomic_compare_exchange_weak_explicit(&hAdapter->object.refs, &refs, refs - 1,
                                                    memory_order_acq_rel, memory_order_relaxed));
    return UR_RESULT_SUCCESS;
}

UR_APIEXPORT ur_result_t UR_APICALL urAdapterGetLastError(ur_adapter_handle_t hAdapter,
                                                          const char **ppMessage, int32_t *pError) {
    UR_CHECK_ADAPTER(hAdapter);
    return ur_last_error(ppMessage, pError);
}

UR_APIEXPORT ur_result_t UR_APICALL urAdapterGetInfo(ur_adapter_handle_t hAdapter,
                                                     ur_adapter_info_t propName, size_t propSize,
                                                     void *pPropValue, size_t *pPropSizeRet) {
    UR_CHECK_ADAPTER(hAdapter);
    ur_info_out out = {propSize, pPropValue, pPropSizeRet};
    ur_result_t result = ur_info_check(out);
    if (result) {
        return result;
    }
    switch (propName) {
    case UR_ADAPTER_INFO_BACKEND:
        return ur_info_value(out, ur_backend_t, UR_BACKEND_OPENCL);
    case UR_ADAPTER_INFO_REFERENCE_COUNT:
        return ur_info_value(out, uint32_t, ur_object_refs(&hAdapter->object));
    case UR_ADAPTER_INFO_VERSION:
        return ur_info_value(out, uint32_t, 1);
    default:
        return UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION;
    }
}

UR_APIEXPORT ur_result_t UR_APICALL
urAdapterSetLoggerCallback(ur_adapter_handle_t hAdapter, ur_logger_callback_t pfnLoggerCallback,
                           void *pUserData, ur_logger_level_t level) {
    UR_CHECK_ADAPTER(hAdapter);
    UR_CHECK_POINTER(pfnLoggerCallback);
    if ((unsigned)level > UR_LOGGER_LEVEL_QUIET) {
        return UR_RESULT_ERROR_INVALID_ENUMERATION;
    }
    ur_log_set_callback(pfnLoggerCallback, pUserData, level);
    return UR_RESULT_SUCCESS;
}

UR_APIEXPORT ur_result_t UR_APICALL urAdapterSetLoggerCallbackLevel(ur_adapter_handle_t hAdapter,
                                                                    ur_logger_level_t level) {
    UR_CHECK_ADAPTER(hAdapter);
    if ((unsigned)level > UR_LOGGER_LEVEL_QUIET) {
        return UR_RESULT_ERROR_INVALID_ENUMERATION;
    }
    ur_log_set_callback_level(level);
    return UR_RESULT_SUCCESS;
}
