/* The adapter object. */
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "base/info.h"
#include "base/log.h"
#include "self.h"

/* Static, so that at zero references it waits for the next urAdapterGet. */
static struct ur_adapter_handle_t_ adapter = {
    .object = {.ddi = &ur_shown, .kind = UR_KIND_ADAPTER, .refs = 0}};

ur_adapter_handle_t ur_adapter(void) {
    return &adapter;
}

static ur_backend_t shown;

static void decide_shown(void) {
    shown = ur_adapter_ops.self->backend;
    const char *text =
        ur_adapter_ops.self->present_as ? getenv(ur_adapter_ops.self->present_as) : NULL;
    if (!text || !*text) {
        return;
    }
    if (strcmp(text, "level_zero") == 0) {
        shown = UR_BACKEND_LEVEL_ZERO;
    } else if (strcmp(text, "opencl") == 0) {
        shown = UR_BACKEND_OPENCL;
    } else {
        ur_log_error("%s=%s changes nothing: it may be level_zero or opencl",
                     ur_adapter_ops.self->present_as, text);
    }
}

ur_backend_t ur_backend_shown(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, decide_shown);
    return shown;
}

size_t ur_usm_behind(void) {
    enum { BEHIND = 256 };
    return ur_backend_shown() != ur_adapter_ops.self->backend ? BEHIND : 0;
}

static ur_result_t adapter_take(void) {
    ur_result_t result =
        ur_adapter_ops.self->take ? ur_adapter_ops.self->take() : UR_RESULT_SUCCESS;
    if (result == UR_RESULT_SUCCESS) {
        ur_object_retain(&adapter.object);
    }
    return result;
}

ur_result_t urAdapterGet(uint32_t NumEntries, ur_adapter_handle_t *phAdapters,
                         uint32_t *pNumAdapters) {
    if (NumEntries == 0 && phAdapters) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
    }
    ur_log_init(ur_adapter_ops.self->log_name, UR_LOGGER_LEVEL_QUIET);
    if (phAdapters) {
        ur_result_t result = adapter_take();
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
        phAdapters[0] = &adapter;
    }
    if (pNumAdapters) {
        *pNumAdapters = 1;
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t urAdapterRetain(ur_adapter_handle_t hAdapter) {
    UR_CHECK_ADAPTER(hAdapter);
    return adapter_take();
}

ur_result_t urAdapterRelease(ur_adapter_handle_t hAdapter) {
    UR_CHECK_ADAPTER(hAdapter);
    uint32_t refs = ur_object_refs(&hAdapter->object);
    do {
        if (refs == 0) {
            return ur_fail(UR_RESULT_ERROR_INVALID_OPERATION, 0,
                           "the adapter is released more often than it was taken");
        }
    } while (!atomic_compare_exchange_weak_explicit(&hAdapter->object.refs, &refs, refs - 1,
                                                    memory_order_acq_rel, memory_order_relaxed));
    if (ur_adapter_ops.self->give) {
        ur_adapter_ops.self->give(refs == 1);
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t urAdapterGetLastError(ur_adapter_handle_t hAdapter, const char **ppMessage,
                                  int32_t *pError) {
    UR_CHECK_ADAPTER(hAdapter);
    return ur_last_error(ppMessage, pError);
}

ur_result_t urAdapterGetInfo(ur_adapter_handle_t hAdapter, ur_adapter_info_t propName,
                             size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    UR_CHECK_ADAPTER(hAdapter);
    ur_info_out out = {propSize, pPropValue, pPropSizeRet};
    ur_result_t result = ur_info_check(out);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    switch (propName) {
    case UR_ADAPTER_INFO_BACKEND:
        return ur_info_value(out, ur_backend_t, ur_backend_shown());
    case UR_ADAPTER_INFO_REFERENCE_COUNT:
        return ur_info_value(out, uint32_t, ur_object_refs(&hAdapter->object));
    case UR_ADAPTER_INFO_VERSION:
        return ur_info_value(out, uint32_t, 1);
    default:
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    }
}

ur_result_t urAdapterSetLoggerCallback(ur_adapter_handle_t hAdapter,
                                       ur_logger_callback_t pfnLoggerCallback, void *pUserData,
                                       ur_logger_level_t level) {
    UR_CHECK_ADAPTER(hAdapter);
    UR_CHECK_POINTER(pfnLoggerCallback);
    if ((unsigned)level > UR_LOGGER_LEVEL_QUIET) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_ENUMERATION);
    }
    ur_log_set_callback(pfnLoggerCallback, pUserData, level);
    return UR_RESULT_SUCCESS;
}

ur_result_t urAdapterSetLoggerCallbackLevel(ur_adapter_handle_t hAdapter, ur_logger_level_t level) {
    UR_CHECK_ADAPTER(hAdapter);
    if ((unsigned)level > UR_LOGGER_LEVEL_QUIET) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_ENUMERATION);
    }
    ur_log_set_callback_level(level);
    return UR_RESULT_SUCCESS;
}
