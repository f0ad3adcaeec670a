/* Memory that somebody keeps unused is missing nowhere, through the loader: pools give it back
 * before any other allocation of the adapter fails, and nothing is lost on the way.
 *
 * Runs on the adapter that UR_ADAPTERS_FORCE_LOAD names, whose device has 64 MiB (the engine's test
 * hooks, `limit`). */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <malloc.h>
#include <stdlib.h>

#include "ur_api.h"

static ur_adapter_handle_t adapter;
static ur_device_handle_t device, other_device; /* the second may be missing */
static ur_context_handle_t context, other_context;
static ur_queue_handle_t queue;

#define OK(call) assert_int_equal((call), UR_RESULT_SUCCESS)

enum { PIECE = 2 << 20, MOST = 64 };
static const size_t large = (size_t)40 << 20;

/* ---- who keeps memory ---- */

static void plain_frees(void) {
    void *held[MOST];
    int count = 0;
    while (count < MOST &&
           urUSMDeviceAlloc(context, device, NULL, NULL, PIECE, &held[count]) == 0) {
        ++count;
    }
    assert_in_range(count, 20, 40);
    for (int i = 0; i < count; ++i) {
        OK(urUSMFree(context, held[i]));
    }
}

static void free_in_order(ur_usm_pool_handle_t pool) {
    void *held[MOST];
    int count = 0;
    while (count < MOST &&
           urEnqueueUSMDeviceAllocExp(queue, pool, PIECE, NULL, 0, NULL, &held[count], NULL) == 0) {
        ++count;
    }
    assert_in_range(count, 20, 40);
    for (int i = 0; i < count; ++i) {
        OK(urEnqueueUSMFreeExp(queue, pool, held[i], 0, NULL, NULL));
    }
    OK(urQueueFinish(queue));
}

static void default_pool(void) {
    free_in_order(NULL);
}

static ur_usm_pool_handle_t made; /* by the last of these; NULL: none */

static void users_pool(void) {
    ur_usm_pool_desc_t desc = {UR_STRUCTURE_TYPE_USM_POOL_DESC, NULL, 0};
    OK(urUSMPoolCreateExp(context, device, &desc, &made));
    free_in_order(made);
}

/* ---- who wants it ---- */

static ur_result_t buffer(void) {
    ur_mem_handle_t mem = NULL;
    ur_result_t result = urMemBufferCreate(context, UR_MEM_FLAG_READ_WRITE, large, NULL, &mem);
    if (!result) {
        OK(urMemRelease(mem));
    }
    return result;
}

static ur_result_t image(void) {
    ur_image_format_t format = {UR_IMAGE_CHANNEL_ORDER_RGBA, UR_IMAGE_CHANNEL_TYPE_FLOAT};
    ur_image_desc_t desc = {.stype = UR_STRUCTURE_TYPE_IMAGE_DESC,
                            .type = UR_MEM_TYPE_IMAGE2D,
                            .width = 2048,
                            .height = 1280};
    ur_mem_handle_t mem = NULL;
    ur_result_t result =
        urMemImageCreate(context, UR_MEM_FLAG_READ_WRITE, &format, &desc, NULL, &mem);
    if (!result) {
        OK(urMemRelease(mem));
    }
    return result;
}

static ur_result_t physical(void) {
    ur_physical_mem_handle_t mem = NULL;
    ur_result_t result = urPhysicalMemCreate(context, device, large, NULL, &mem);
    if (!result) {
        OK(urPhysicalMemRelease(mem));
    }
    return result;
}

static ur_result_t plain_in(ur_context_handle_t in, ur_usm_pool_handle_t pool) {
    void *memory = NULL;
    ur_result_t result = urUSMDeviceAlloc(in, device, NULL, pool, large, &memory);
    if (!result) {
        OK(urUSMFree(in, memory));
    }
    return result;
}

static ur_result_t plain(void) {
    return plain_in(context, NULL);
}

static ur_result_t other_pool(void) {
    ur_usm_pool_desc_t desc = {UR_STRUCTURE_TYPE_USM_POOL_DESC, NULL, 0};
    ur_usm_pool_handle_t pool = NULL;
    OK(urUSMPoolCreateExp(context, device, &desc, &pool));
    ur_result_t result = plain_in(context, pool);
    OK(urUSMPoolDestroyExp(context, device, pool));
    return result;
}

static ur_result_t elsewhere(void) {
    return plain_in(other_context, NULL);
}

static ur_result_t enqueued(void) {
    void *memory = NULL;
    ur_result_t result =
        urEnqueueUSMDeviceAllocExp(queue, NULL, large, NULL, 0, NULL, &memory, NULL);
    if (!result) {
        OK(urEnqueueUSMFreeExp(queue, NULL, memory, 0, NULL, NULL));
        OK(urQueueFinish(queue));
    }
    return result;
}

static void unused_memory_makes_room(void **state) {
    (void)state;
    static void (*const keepers[])(void) = {plain_frees, default_pool, users_pool};
    static ur_result_t (*const wanting[])(void) = {buffer,     image,     physical, plain,
                                                   other_pool, elsewhere, enqueued};
    static const char *const names[] = {"buffer",     "image",     "physical", "plain",
                                        "other pool", "elsewhere", "enqueued"};
    for (size_t k = 0; k < sizeof(keepers) / sizeof(keepers[0]); ++k) {
        for (size_t w = 0; w < sizeof(wanting) / sizeof(wanting[0]); ++w) {
            keepers[k]();
            ur_result_t result = wanting[w]();
            if (result != UR_RESULT_SUCCESS && result != UR_RESULT_ERROR_UNSUPPORTED_FEATURE) {
                fail_msg("keeper %zu, %s: 0x%x", k, names[w], (unsigned)result);
            }
            if (made) {
                OK(urUSMPoolDestroyExp(context, device, made));
                made = NULL;
            }
        }
    }
}

/* Each is as much as it says, not as much as a pool takes at a time. */
static void single_allocations_are_not_rounded(void **state) {
    (void)state;
    enum { COUNT = 4096 };
    static void *held[COUNT];
    ur_usm_pool_limits_desc_t limits = {UR_STRUCTURE_TYPE_USM_POOL_LIMITS_DESC, NULL, 128, 0};
    ur_usm_pool_desc_t desc = {UR_STRUCTURE_TYPE_USM_POOL_DESC, &limits, 0};
    ur_usm_pool_handle_t pool = NULL;
    OK(urUSMPoolCreateExp(context, device, &desc, &pool));
    for (int i = 0; i < COUNT; ++i) {
        OK(urUSMDeviceAlloc(context, device, NULL, pool, 4096, &held[i]));
    }
    size_t reserved = 0;
    OK(urUSMPoolGetInfoExp(pool, UR_USM_POOL_INFO_RESERVED_CURRENT_EXP, &reserved, NULL));
    assert_int_equal(reserved, (size_t)COUNT * 4096);
    for (int i = 0; i < COUNT; ++i) {
        OK(urUSMFree(context, held[i]));
    }
    OK(urUSMPoolGetInfoExp(pool, UR_USM_POOL_INFO_RESERVED_CURRENT_EXP, &reserved, NULL));
    assert_int_equal(reserved, 0);
    OK(urUSMPoolDestroyExp(context, device, pool));
}

/* Memory that is shared with other processes, opened in this one, and freed before it is closed. */
static void opened_memory_is_not_lost(void **state) {
    (void)state;
    for (int i = 0; i < 3; ++i) {
        void *memory = NULL, *data = NULL, *opened = NULL;
        size_t size = 0;
        OK(urUSMDeviceAlloc(context, device, NULL, NULL, large, &memory));
        ur_result_t result = urIPCGetMemHandleExp(context, memory, &data, &size);
        if (result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE) {
            OK(urUSMFree(context, memory));
            skip();
        }
        OK(result);
        OK(urIPCOpenMemHandleExp(context, device, data, size, &opened));
        OK(urIPCPutMemHandleExp(context, data));
        OK(urUSMFree(context, memory));
        OK(urIPCCloseMemHandleExp(context, opened));
    }
}

static uint32_t references(ur_context_handle_t of) {
    uint32_t count = 0;
    OK(urContextGetInfo(of, UR_CONTEXT_INFO_REFERENCE_COUNT, sizeof(count), &count, NULL));
    return count;
}

static void pool_current_on_two_devices(void **state) {
    (void)state;
    if (!other_device) {
        skip();
    }
    ur_device_handle_t both[] = {device, other_device};
    ur_context_handle_t shared = NULL;
    ur_usm_pool_handle_t pool = NULL, fallback[2] = {NULL, NULL};
    ur_usm_pool_desc_t desc = {UR_STRUCTURE_TYPE_USM_POOL_DESC, NULL, 0};
    OK(urContextCreate(2, both, NULL, &shared));
    OK(urUSMPoolCreate(shared, &desc, &pool));
    assert_int_equal(references(shared), 2);
    for (int i = 0; i < 2; ++i) {
        OK(urUSMPoolGetDefaultDevicePoolExp(shared, both[i], &fallback[i]));
        OK(urUSMPoolSetDevicePoolExp(shared, both[i], pool));
        OK(urUSMPoolSetDevicePoolExp(shared, both[i], pool)); /* again */
        assert_int_equal(references(shared), 1);
    }
    OK(urUSMPoolSetDevicePoolExp(shared, both[0], fallback[0]));
    assert_int_equal(references(shared), 1);
    OK(urUSMPoolSetDevicePoolExp(shared, both[1], fallback[1]));
    assert_int_equal(references(shared), 2);
    OK(urUSMPoolSetDevicePoolExp(shared, both[1], pool));
    OK(urUSMPoolRelease(pool));
    assert_int_equal(references(shared), 1);
    OK(urContextRelease(shared));
}

/* Bytes that stay in use after so many events were live at a time. */
static size_t left_by_events(int count) {
    ur_event_handle_t *events = malloc((size_t)count * sizeof(*events));
    ur_queue_handle_t on = NULL;
    assert_non_null(events);
    OK(urQueueCreate(context, device, NULL, &on));
    size_t before = mallinfo2().uordblks;
    for (int i = 0; i < count; ++i) {
        OK(urEnqueueEventsWait(on, 0, NULL, &events[i]));
    }
    OK(urQueueFinish(on));
    for (int i = 0; i < count; ++i) {
        OK(urEventRelease(events[i]));
    }
    size_t after = mallinfo2().uordblks;
    OK(urQueueRelease(on));
    free(events);
    return after > before ? after - before : 0;
}

static void a_burst_of_events_goes_back(void **state) {
    (void)state;
    ur_backend_t backend = UR_BACKEND_UNKNOWN;
    OK(urAdapterGetInfo(adapter, UR_ADAPTER_INFO_BACKEND, sizeof(backend), &backend, NULL));
    if (backend == UR_BACKEND_LEVEL_ZERO) {
        skip(); /* its native events stay with the context */
    }
    size_t few = left_by_events(2000);
    size_t many = left_by_events(100000);
    assert_in_range(many, 0, few + (4 << 20));
}

static int start(void **state) {
    (void)state;
    ur_platform_handle_t platform = NULL;
    ur_device_handle_t devices[2] = {NULL, NULL};
    uint32_t count = 0;
    OK(urLoaderInit(0, NULL));
    OK(urAdapterGet(1, &adapter, NULL));
    OK(urPlatformGet(adapter, 1, &platform, NULL));
    OK(urDeviceGet(platform, UR_DEVICE_TYPE_ALL, 2, devices, &count));
    device = devices[0];
    other_device = count > 1 ? devices[1] : NULL;
    OK(urContextCreate(1, &device, NULL, &context));
    OK(urContextCreate(1, &device, NULL, &other_context));
    OK(urQueueCreate(context, device, NULL, &queue));
    return 0;
}

static int end(void **state) {
    (void)state;
    OK(urQueueRelease(queue));
    OK(urContextRelease(context));
    OK(urContextRelease(other_context));
    OK(urAdapterRelease(adapter));
    OK(urLoaderTearDown());
    return 0;
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(unused_memory_makes_room),
        cmocka_unit_test(single_allocations_are_not_rounded),
        cmocka_unit_test(opened_memory_is_not_lost),
        cmocka_unit_test(pool_current_on_two_devices),
        cmocka_unit_test(a_burst_of_events_goes_back),
    };
    return cmocka_run_group_tests(tests, start, end);
}
