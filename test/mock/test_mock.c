/* The mock adapter through the loader: its one device, its objects, and callbacks around entry
 * points. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>
#include <pthread.h>

#include "ur_api.h"
#include "ur_ddi.h"
#include "ur_mock.h"

#define OK(call) assert_int_equal((call), UR_RESULT_SUCCESS)

struct world {
    ur_adapter_handle_t adapter;
    ur_platform_handle_t platform;
    ur_device_handle_t device;
    ur_context_handle_t context;
    ur_queue_handle_t queue;
};

static int setup(void **state) {
    struct world *w = calloc(1, sizeof(*w));
    ur_loader_config_handle_t config;
    uint32_t count = 0;
    setenv("UR_ADAPTERS_FORCE_LOAD", "", 1);
    OK(urLoaderConfigCreate(&config));
    OK(urLoaderConfigSetMockingEnabled(config, true));
    OK(urLoaderInit(0, config));
    OK(urLoaderConfigRelease(config));
    OK(urAdapterGet(1, &w->adapter, &count));
    assert_int_equal(count, 1);
    OK(urPlatformGet(w->adapter, 1, &w->platform, &count));
    assert_int_equal(count, 1);
    OK(urDeviceGet(w->platform, UR_DEVICE_TYPE_ALL, 1, &w->device, &count));
    assert_int_equal(count, 1);
    OK(urContextCreate(1, &w->device, NULL, &w->context));
    OK(urQueueCreate(w->context, w->device, NULL, &w->queue));
    *state = w;
    return 0;
}

static int teardown(void **state) {
    struct world *w = *state;
    size_t live = 1;
    OK(urMockResetCallbacks());
    OK(urQueueRelease(w->queue));
    OK(urContextRelease(w->context));
    OK(urMockGetLiveObjects(&live));
    assert_int_equal(live, 0);
    OK(urAdapterRelease(w->adapter));
    OK(urLoaderTearDown());
    free(w);
    return 0;
}

static void there_is_one_gpu(void **state) {
    struct world *w = *state;
    ur_device_type_t type = UR_DEVICE_TYPE_CPU;
    uint32_t count = 7;
    OK(urDeviceGetInfo(w->device, UR_DEVICE_INFO_TYPE, sizeof(type), &type, NULL));
    assert_int_equal(type, UR_DEVICE_TYPE_GPU);
    OK(urDeviceGet(w->platform, UR_DEVICE_TYPE_CPU, 0, NULL, &count));
    assert_int_equal(count, 0);
}

static void every_device_query_answers(void **state) {
    struct world *w = *state;
    char value[256];
    int answered = 0;
    for (uint32_t property = 0; property < 0x3000; property++) {
        size_t size = 0;
        ur_result_t result = urDeviceGetInfo(w->device, (ur_device_info_t)property, 0, NULL, &size);
        if (result == UR_RESULT_ERROR_INVALID_ENUMERATION) {
            continue;
        }
        OK(result);
        answered++;
        assert_true(size <= sizeof(value));
        if (size) {
            OK(urDeviceGetInfo(w->device, (ur_device_info_t)property, size, value, NULL));
            assert_int_equal(
                urDeviceGetInfo(w->device, (ur_device_info_t)property, size, NULL, NULL),
                UR_RESULT_ERROR_INVALID_NULL_POINTER);
        }
    }
    assert_true(answered > 100);
}

static uint32_t queue_refs(ur_queue_handle_t queue) {
    uint32_t refs = 0;
    OK(urQueueGetInfo(queue, UR_QUEUE_INFO_REFERENCE_COUNT, sizeof(refs), &refs, NULL));
    return refs;
}

static void handles_are_counted(void **state) {
    struct world *w = *state;
    assert_int_equal(queue_refs(w->queue), 1);
    OK(urQueueRetain(w->queue));
    assert_int_equal(queue_refs(w->queue), 2);
    OK(urQueueRelease(w->queue));
    assert_int_equal(queue_refs(w->queue), 1);
}

static void objects_know_what_they_were_made_from(void **state) {
    struct world *w = *state;
    ur_context_handle_t context = NULL;
    ur_device_handle_t device = NULL;
    ur_event_handle_t event = NULL;
    ur_queue_handle_t queue = NULL;
    ur_event_status_t status = UR_EVENT_STATUS_QUEUED;
    OK(urQueueGetInfo(w->queue, UR_QUEUE_INFO_CONTEXT, sizeof(context), &context, NULL));
    assert_ptr_equal(context, w->context);
    OK(urQueueGetInfo(w->queue, UR_QUEUE_INFO_DEVICE, sizeof(device), &device, NULL));
    assert_ptr_equal(device, w->device);
    OK(urEnqueueEventsWait(w->queue, 0, NULL, &event));
    OK(urEventGetInfo(event, UR_EVENT_INFO_COMMAND_QUEUE, sizeof(queue), &queue, NULL));
    assert_ptr_equal(queue, w->queue);
    OK(urEventGetInfo(event, UR_EVENT_INFO_CONTEXT, sizeof(context), &context, NULL));
    assert_ptr_equal(context, w->context);
    OK(urEventGetInfo(event, UR_EVENT_INFO_COMMAND_EXECUTION_STATUS, sizeof(status), &status,
                      NULL));
    assert_int_equal(status, UR_EVENT_STATUS_COMPLETE);
    OK(urEventRelease(event));
}

static void memory_is_real(void **state) {
    struct world *w = *state;
    char *memory = NULL;
    void *base = NULL;
    size_t size = 0;
    OK(urUSMSharedAlloc(w->context, w->device, NULL, NULL, 100, (void **)&memory));
    memset(memory, 1, 100);
    OK(urUSMGetMemAllocInfo(w->context, memory + 50, UR_USM_ALLOC_INFO_BASE_PTR, sizeof(base),
                            &base, NULL));
    assert_ptr_equal(base, memory);
    OK(urUSMGetMemAllocInfo(w->context, memory, UR_USM_ALLOC_INFO_SIZE, sizeof(size), &size, NULL));
    assert_int_equal(size, 100);
    OK(urUSMFree(w->context, memory));
    assert_int_equal(urUSMFree(w->context, memory), UR_RESULT_ERROR_INVALID_MEM_OBJECT);

    ur_mem_handle_t buffer = NULL;
    char *mapped = NULL;
    OK(urMemBufferCreate(w->context, UR_MEM_FLAG_READ_WRITE, 64, NULL, &buffer));
    OK(urEnqueueMemBufferMap(w->queue, buffer, true, UR_MAP_FLAG_WRITE, 16, 48, 0, NULL, NULL,
                             (void **)&mapped));
    memset(mapped, 2, 48);
    OK(urEnqueueMemUnmap(w->queue, buffer, mapped, 0, NULL, NULL));
    OK(urMemRelease(buffer));
}

/* -- callbacks -- */

static int calls;

static ur_result_t count_call(void *params, void *user) {
    struct ur_queue_finish_params_t *p = params;
    assert_ptr_equal(*p->phQueue, user);
    calls++;
    return UR_RESULT_SUCCESS;
}

static ur_result_t refuse(void *params, void *user) {
    (void)params;
    return *(ur_result_t *)user;
}

static void before_and_after_run_around_the_call(void **state) {
    struct world *w = *state;
    calls = 0;
    OK(urMockSetCallback(UR_FUNCTION_QUEUE_FINISH, UR_MOCK_STAGE_BEFORE, count_call, w->queue));
    OK(urMockSetCallback(UR_FUNCTION_QUEUE_FINISH, UR_MOCK_STAGE_AFTER, count_call, w->queue));
    OK(urQueueFinish(w->queue));
    assert_int_equal(calls, 2);
    OK(urMockSetCallback(UR_FUNCTION_QUEUE_FINISH, UR_MOCK_STAGE_BEFORE, NULL, NULL));
    OK(urQueueFinish(w->queue));
    assert_int_equal(calls, 3);
    OK(urMockResetCallbacks());
}

static void a_failing_before_ends_the_call(void **state) {
    struct world *w = *state;
    ur_result_t lost = UR_RESULT_ERROR_DEVICE_LOST;
    size_t live = 0, now = 0;
    ur_event_handle_t event = NULL;
    OK(urMockGetLiveObjects(&live));
    OK(urMockSetCallback(UR_FUNCTION_ENQUEUE_EVENTS_WAIT, UR_MOCK_STAGE_BEFORE, refuse, &lost));
    assert_int_equal(urEnqueueEventsWait(w->queue, 0, NULL, &event), UR_RESULT_ERROR_DEVICE_LOST);
    assert_null(event);
    OK(urMockGetLiveObjects(&now));
    assert_int_equal(live, now);
    OK(urMockResetCallbacks());
}

static ur_result_t forty_two_units(void *params, void *user) {
    struct ur_device_get_info_params_t *p = params;
    (void)user;
    if (*p->ppropName != UR_DEVICE_INFO_MAX_COMPUTE_UNITS || !*p->ppPropValue) {
        return UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION;
    }
    memcpy(*p->ppPropValue, &(uint32_t){42}, sizeof(uint32_t));
    return UR_RESULT_SUCCESS;
}

static void replace_takes_the_place_of_the_call(void **state) {
    struct world *w = *state;
    uint32_t units = 0;
    OK(urMockSetCallback(UR_FUNCTION_DEVICE_GET_INFO, UR_MOCK_STAGE_REPLACE, forty_two_units,
                         NULL));
    OK(urDeviceGetInfo(w->device, UR_DEVICE_INFO_MAX_COMPUTE_UNITS, sizeof(units), &units, NULL));
    assert_int_equal(units, 42);
    OK(urMockResetCallbacks());
}

static ur_result_t change_argument(void *params, void *user) {
    struct ur_usm_host_alloc_params_t *p = params;
    (void)user;
    *p->psize = 4096;
    return UR_RESULT_SUCCESS;
}

static void before_may_change_arguments(void **state) {
    struct world *w = *state;
    void *memory = NULL;
    size_t size = 0;
    OK(urMockSetCallback(UR_FUNCTION_USM_HOST_ALLOC, UR_MOCK_STAGE_BEFORE, change_argument, NULL));
    OK(urUSMHostAlloc(w->context, NULL, NULL, 1, &memory));
    OK(urUSMGetMemAllocInfo(w->context, memory, UR_USM_ALLOC_INFO_SIZE, sizeof(size), &size, NULL));
    assert_int_equal(size, 4096);
    OK(urUSMFree(w->context, memory));
    OK(urMockResetCallbacks());
}

/* Every entry point has all three stages: the function's own one runs, and no other one's. */
static ur_result_t mark(void *params, void *user) {
    (void)params;
    (*(int *)user)++;
    return UR_RESULT_ERROR_ADAPTER_SPECIFIC;
}

static void every_entry_point_has_callbacks(void **state) {
    (void)state;
    int places = 0, ran = 0;
    for (uint32_t id = 0; id < 1000; id++) {
        for (int stage = 0; stage < 3; stage++) {
            ur_result_t result =
                urMockSetCallback((ur_function_t)id, (ur_mock_stage_t)stage, mark, &ran);
            if (result == UR_RESULT_SUCCESS) {
                places++;
            } else {
                assert_int_equal(result, UR_RESULT_ERROR_INVALID_ENUMERATION);
            }
        }
    }
    /* All but the ten that are the loader's own. */
    assert_int_equal(places, 3 * (265 - 10));
    assert_int_equal(urMockSetCallback(UR_FUNCTION_QUEUE_FINISH, (ur_mock_stage_t)3, mark, &ran),
                     UR_RESULT_ERROR_INVALID_ENUMERATION);
    struct world *w = *state;
    assert_int_equal(urQueueFlush(w->queue), UR_RESULT_ERROR_ADAPTER_SPECIFIC);
    assert_int_equal(urKernelSetArgLocal((ur_kernel_handle_t)w->queue, 0, 8, NULL),
                     UR_RESULT_ERROR_ADAPTER_SPECIFIC);
    assert_int_equal(ran, 2);
    OK(urMockResetCallbacks());
    OK(urQueueFlush(w->queue));
}

static void *enqueue_many(void *argument) {
    struct world *w = argument;
    for (int i = 0; i < 200; i++) {
        ur_event_handle_t event = NULL;
        if (urEnqueueEventsWait(w->queue, 0, NULL, &event) == UR_RESULT_SUCCESS) {
            urEventRelease(event);
        }
        if (i % 10 == 0) {
            urMockSetCallback(UR_FUNCTION_QUEUE_FLUSH, UR_MOCK_STAGE_BEFORE, NULL, NULL);
        }
    }
    return NULL;
}

static void threads_may_share_it(void **state) {
    pthread_t threads[4];
    for (int i = 0; i < 4; i++) {
        assert_int_equal(pthread_create(&threads[i], NULL, enqueue_many, *state), 0);
    }
    for (int i = 0; i < 4; i++) {
        pthread_join(threads[i], NULL);
    }
}

/* The tables say which entry points there are; each is called with its dispatch handle and zeros,
 * which must give a result and no crash. */
static void calls_without_arguments_fail_gently(void **state) {
    struct world *w = *state;
    assert_int_equal(urQueueCreate(w->context, w->device, NULL, NULL),
                     UR_RESULT_ERROR_INVALID_NULL_POINTER);
    assert_int_equal(urKernelCreate((ur_program_handle_t)w->context, NULL, NULL),
                     UR_RESULT_ERROR_INVALID_NULL_POINTER);
    assert_int_equal(urContextGetNativeHandle(w->context, NULL),
                     UR_RESULT_ERROR_INVALID_NULL_POINTER);
    assert_int_equal(urQueueFinish(NULL), UR_RESULT_ERROR_INVALID_NULL_HANDLE);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(there_is_one_gpu),
        cmocka_unit_test(every_device_query_answers),
        cmocka_unit_test(handles_are_counted),
        cmocka_unit_test(objects_know_what_they_were_made_from),
        cmocka_unit_test(memory_is_real),
        cmocka_unit_test(before_and_after_run_around_the_call),
        cmocka_unit_test(a_failing_before_ends_the_call),
        cmocka_unit_test(replace_takes_the_place_of_the_call),
        cmocka_unit_test(before_may_change_arguments),
        cmocka_unit_test(every_entry_point_has_callbacks),
        cmocka_unit_test(threads_may_share_it),
        cmocka_unit_test(calls_without_arguments_fail_gently),
    };
    return cmocka_run_group_tests(tests, setup, teardown);
}
