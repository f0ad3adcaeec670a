/* The adapter object, and the engine behind it. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ncpu.h"

static struct ur_adapter_handle_t_ adapter = {
    .object = {.ddi = &ur_adapter_ddi, .kind = UR_KIND_ADAPTER, .refs = 0}};

/* Open while something uses it: references to the adapter, contexts, sub-devices. */
static struct {
    pthread_mutex_t lock;
    unsigned uses;
    struct eng *engine;
    struct eng_test test;
} state = {.lock = PTHREAD_MUTEX_INITIALIZER};

ur_adapter_handle_t ncpu_adapter(void) {
    return &adapter;
}

struct eng *ncpu_engine(void) {
    return state.engine;
}

bool ncpu_checking;

/* A number from the environment, 0 if there is none that makes sense. */
static unsigned thread_limit(void) {
    const char *text = getenv("UR_NATIVE_CPU_THREADS");
    char *end;
    if (!text || !*text) {
        return 0;
    }
    unsigned long number = strtoul(text, &end, 10);
    if (*end || *text == '-' || number == 0 || number > 4096) {
        ur_log_warning("UR_NATIVE_CPU_THREADS=%s is no number from 1 to 4096; not used", text);
        return 0;
    }
    return (unsigned)number;
}

static ur_result_t open_locked(void) {
    const char *options = getenv("UR_NATIVE_CPU_TEST");
    ur_log_init("NATIVE_CPU", UR_LOGGER_LEVEL_QUIET);
    memset(&state.test, 0, sizeof(state.test));
    if (options) {
        const char *complaint = eng_test_parse(options, &state.test);
        if (complaint) {
            ur_log_error("UR_NATIVE_CPU_TEST: %s", complaint);
        }
    }
    ncpu_checking = state.test.check;
    state.engine = eng_create(&state.test);
    if (!state.engine) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    ur_result_t result = ncpu_root_open(thread_limit());
    if (result != UR_RESULT_SUCCESS) {
        eng_destroy(state.engine);
        state.engine = NULL;
    }
    return result;
}

static ur_result_t use_locked(void) {
    ur_result_t result = state.engine ? UR_RESULT_SUCCESS : open_locked();
    if (result == UR_RESULT_SUCCESS) {
        ++state.uses;
    }
    return result;
}

/* Pre: the caller holds an object that is itself a use. */
void ncpu_use(void) {
    pthread_mutex_lock(&state.lock);
    ++state.uses;
    pthread_mutex_unlock(&state.lock);
}

void ncpu_unuse(void) {
    pthread_mutex_lock(&state.lock);
    /* A callback on a thread of the engine cannot wait for that thread's end: then the engine stays
     * for the next one who opens the adapter, or for the end of the process. */
    if (--state.uses == 0 && !eng_on_worker(state.engine)) {
        struct eng *engine = state.engine;
        state.engine = NULL;
        ncpu_root_close();
        eng_destroy(engine);
    } else {
        ur_log_debug("the engine has %u users left", state.uses);
    }
    pthread_mutex_unlock(&state.lock);
}

ur_result_t ncpu_result(int result, const char *text) {
    ur_result_t to = UR_RESULT_ERROR_UNKNOWN;
    if (!text || !*text) {
        text = eng_result_text(result);
    }
    switch (result) {
    case ENG_OK:
        return UR_RESULT_SUCCESS;
    case ENG_ERR_INVALID:
        to = UR_RESULT_ERROR_INVALID_VALUE;
        break;
    case ENG_ERR_MEMORY:
        to = UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
        break;
    case ENG_ERR_SYSTEM:
    case ENG_ERR_INJECTED:
        to = UR_RESULT_ERROR_OUT_OF_RESOURCES;
        break;
    case ENG_ERR_WAIT:
        to = UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS;
        break;
    case ENG_ERR_LOST:
        to = UR_RESULT_ERROR_DEVICE_LOST;
        break;
    case ENG_ERR_FAULT:
    case ENG_ERR_BARRIER:
    case ENG_ERR_TASK:
        to = UR_RESULT_ERROR_ADAPTER_SPECIFIC;
        break;
    default:
        break;
    }
    return ur_fail(to, result, "%s", text);
}

size_t ur_adapter_explain(char *text, size_t size) {
    int length =
        snprintf(text, size, "the host processor is always there: 1 platform with 1 device");
    return length > 0 ? (size_t)length : 0;
}

UR_APIEXPORT ur_result_t UR_APICALL urAdapterGet(uint32_t NumEntries,
                                                 ur_adapter_handle_t *phAdapters,
                                                 uint32_t *pNumAdapters) {
    if (NumEntries == 0 && phAdapters) {
        return UR_RESULT_ERROR_INVALID_SIZE;
    }
    if (phAdapters) {
        pthread_mutex_lock(&state.lock);
        ur_result_t result = use_locked();
        pthread_mutex_unlock(&state.lock);
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
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
    ncpu_use();
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
    if (refs == 1) {
        /* Threads of the engine may still be letting go of what the last commands held. The engine
         * can end only on another thread than theirs, so that thread had better be the last one. */
        eng_settle(ncpu_engine(), 5000000000u);
    }
    ncpu_unuse();
    return UR_RESULT_SUCCESS;
}

UR_APIEXPORT ur_result_t UR_APICALL urAdapterGetLastError(ur_adapter_handle_t hAdapter,
                                                          const char **ppMessage, int32_t *pError) {
    UR_CHECK_ADAPTER(hAdapter);
    UR_CHECK_POINTER(ppMessage);
    UR_CHECK_POINTER(pError);
    return ur_last_error(ppMessage, pError);
}

UR_APIEXPORT ur_result_t UR_APICALL urAdapterGetInfo(ur_adapter_handle_t hAdapter,
                                                     ur_adapter_info_t propName, size_t propSize,
                                                     void *pPropValue, size_t *pPropSizeRet) {
    UR_CHECK_ADAPTER(hAdapter);
    ur_info_out out = {propSize, pPropValue, pPropSizeRet};
    ur_result_t result = ur_info_check(out);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    switch ((int)propName) {
    case UR_ADAPTER_INFO_BACKEND:
        return ur_info_value(out, ur_backend_t, UR_BACKEND_NATIVE_CPU);
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
    if ((int)level < UR_LOGGER_LEVEL_DEBUG || (int)level > UR_LOGGER_LEVEL_QUIET) {
        return UR_RESULT_ERROR_INVALID_ENUMERATION;
    }
    ur_log_set_callback(pfnLoggerCallback, pUserData, level);
    return UR_RESULT_SUCCESS;
}

UR_APIEXPORT ur_result_t UR_APICALL urAdapterSetLoggerCallbackLevel(ur_adapter_handle_t hAdapter,
                                                                    ur_logger_level_t level) {
    UR_CHECK_ADAPTER(hAdapter);
    if ((int)level < UR_LOGGER_LEVEL_DEBUG || (int)level > UR_LOGGER_LEVEL_QUIET) {
        return UR_RESULT_ERROR_INVALID_ENUMERATION;
    }
    ur_log_set_callback_level(level);
    return UR_RESULT_SUCCESS;
}
