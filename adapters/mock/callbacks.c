/* Callbacks around entry points. */
#include <pthread.h>
#include <string.h>

#include "mock.h"

struct callback {
    ur_mock_callback_t function;
    void *user;
};

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static struct callback callbacks[MOCK_PLACES][3]; /* under the lock */
static _Atomic bool any;                          /* whether there has been one */

ur_result_t mock_call(int place, void *params, ur_result_t (*body)(void *)) {
    struct callback mine[3];

    if (!atomic_load_explicit(&any, memory_order_acquire)) {
        return body(params);
    }
    /* Copied, so that a callback may set callbacks itself. */
    pthread_rwlock_rdlock(&lock);
    memcpy(mine, callbacks[place], sizeof(mine));
    pthread_rwlock_unlock(&lock);

    ur_result_t result = UR_RESULT_SUCCESS;
    if (mine[UR_MOCK_STAGE_BEFORE].function) {
        result = mine[UR_MOCK_STAGE_BEFORE].function(params, mine[UR_MOCK_STAGE_BEFORE].user);
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
    }
    if (mine[UR_MOCK_STAGE_REPLACE].function) {
        result = mine[UR_MOCK_STAGE_REPLACE].function(params, mine[UR_MOCK_STAGE_REPLACE].user);
    } else {
        result = body(params);
    }
    if (result == UR_RESULT_SUCCESS && mine[UR_MOCK_STAGE_AFTER].function) {
        result = mine[UR_MOCK_STAGE_AFTER].function(params, mine[UR_MOCK_STAGE_AFTER].user);
    }
    return result;
}

UR_DLLEXPORT ur_result_t UR_APICALL urMockSetCallback(ur_function_t function, ur_mock_stage_t stage,
                                                      ur_mock_callback_t callback, void *user) {
    int place = mock_place_of(function);
    if (place < 0 || (uint32_t)stage > UR_MOCK_STAGE_AFTER) {
        return UR_RESULT_ERROR_INVALID_ENUMERATION;
    }
    pthread_rwlock_wrlock(&lock);
    callbacks[place][stage] = (struct callback){callback, user};
    pthread_rwlock_unlock(&lock);
    atomic_store_explicit(&any, true, memory_order_release);
    return UR_RESULT_SUCCESS;
}

UR_DLLEXPORT ur_result_t UR_APICALL urMockResetCallbacks(void) {
    pthread_rwlock_wrlock(&lock);
    memset(callbacks, 0, sizeof(callbacks));
    pthread_rwlock_unlock(&lock);
    atomic_store_explicit(&any, false, memory_order_release);
    return UR_RESULT_SUCCESS;
}
