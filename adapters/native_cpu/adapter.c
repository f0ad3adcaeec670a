/* The engine behind the adapter, and its errors. */
#include <stdlib.h>
#include <string.h>

#include "ipc_memory.h"
#include "ncpu.h"

/* Open while something uses it: references to the adapter, contexts, sub-devices. */
static struct {
    pthread_mutex_t lock;
    unsigned uses;
    struct eng *engine;
    struct eng_test test;
} state = {.lock = PTHREAD_MUTEX_INITIALIZER};

struct eng *ncpu_engine(void) {
    return state.engine;
}

bool ncpu_checking;
bool ncpu_single;

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

static void write_note(const char *text) {
    ur_log_debug("%s", text);
}

static ur_result_t open_locked(void) {
    const char *options = getenv("UR_NATIVE_CPU_TEST");
    memset(&state.test, 0, sizeof(state.test));
    if (options) {
        const char *complaint = eng_test_parse(options, &state.test);
        if (complaint) {
            ur_log_error("UR_NATIVE_CPU_TEST: %s", complaint);
        }
    }
    ncpu_checking = state.test.check;
    ncpu_single = state.test.single;
    ncpu_ipc_open();
    state.test.note = write_note;
    state.engine = eng_create(&state.test);
    if (!state.engine) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    ur_result_t result = ncpu_root_open(thread_limit());
    if (result != UR_RESULT_SUCCESS) {
        eng_destroy(state.engine);
        state.engine = NULL;
    }
    return result;
}

ur_result_t ncpu_take(void) {
    pthread_mutex_lock(&state.lock);
    ur_result_t result = state.engine ? UR_RESULT_SUCCESS : open_locked();
    if (result == UR_RESULT_SUCCESS) {
        ++state.uses;
    }
    pthread_mutex_unlock(&state.lock);
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

void ncpu_give(bool last) {
    if (last) {
        /* Threads of the engine may still be letting go of what the last commands held. The engine
         * can end only on another thread than theirs, so that thread had better be the last one. */
        eng_settle(ncpu_engine(), 5000000000u);
    }
    ncpu_unuse();
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
