/* Wrong input to asynchronous USM and pools, through the loader: the exact result of each, and that
 * nothing is lost.
 *
 * Runs on the adapter that UR_ADAPTERS_FORCE_LOAD names, whose device has 64 MiB for pools (the
 * engine's test hooks, `limit`). */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "ur_api.h"

static ur_adapter_handle_t adapter;
static ur_device_handle_t device, other_device; /* the second may be missing */
static ur_context_handle_t context, other_context;
static ur_queue_handle_t queue, second;
static void *const untouched = (void *)0x5a5a;

#define OK(call) assert_int_equal((call), UR_RESULT_SUCCESS)
#define IS(result, call) assert_int_equal((call), UR_RESULT_##result)

static ur_usm_pool_handle_t new_pool(ur_context_handle_t in, ur_device_handle_t of) {
    ur_usm_pool_desc_t desc = {UR_STRUCTURE_TYPE_USM_POOL_DESC, NULL, 0};
    ur_usm_pool_handle_t pool = NULL;
    OK(urUSMPoolCreateExp(in, of, &desc, &pool));
    return pool;
}

static size_t info(ur_usm_pool_handle_t pool, ur_usm_pool_info_t name) {
    size_t value = 0;
    OK(urUSMPoolGetInfoExp(pool, name, &value, NULL));
    return value;
}

/* Allocates, and expects this result and the outputs as they were. */
static void refused(ur_result_t result, ur_queue_handle_t on, ur_usm_pool_handle_t pool,
                    size_t size, uint32_t count, const ur_event_handle_t *waits) {
    void *memory = untouched;
    ur_event_handle_t event = untouched;
    assert_int_equal(
        urEnqueueUSMDeviceAllocExp(on, pool, size, NULL, count, waits, &memory, &event), result);
    assert_ptr_equal(memory, untouched);
    assert_ptr_equal(event, untouched);
}

static void sizes(void **state) {
    (void)state;
    static const size_t wrong[] = {0, SIZE_MAX, SIZE_MAX - 255, SIZE_MAX / 2,
                                   ((size_t)1 << 47) + 1};
    for (size_t i = 0; i < sizeof(wrong) / sizeof(wrong[0]); ++i) {
        refused(UR_RESULT_ERROR_INVALID_USM_SIZE, queue, NULL, wrong[i], 0, NULL);
    }
    refused(UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY, queue, NULL, (size_t)128 << 20, 0, NULL);
}

static void alignments(void **state) {
    (void)state;
    ur_usm_pool_handle_t pool = new_pool(context, device);
    void *memory = untouched;
    ur_usm_desc_t desc = {UR_STRUCTURE_TYPE_USM_DESC, NULL, 0, 48};
    IS(ERROR_INVALID_VALUE, urUSMDeviceAlloc(context, device, &desc, pool, 64, &memory));
    IS(ERROR_INVALID_VALUE, urUSMDeviceAlloc(context, device, &desc, NULL, 64, &memory));
    desc.align = 4 << 20; /* the devices here align to 2 MiB */
    IS(ERROR_UNSUPPORTED_ALIGNMENT, urUSMDeviceAlloc(context, device, &desc, pool, 64, &memory));
    IS(ERROR_UNSUPPORTED_ALIGNMENT, urUSMDeviceAlloc(context, device, &desc, NULL, 64, &memory));
    assert_ptr_equal(memory, untouched);
    OK(urUSMPoolDestroyExp(context, device, pool));
}

static void foreign_pools(void **state) {
    (void)state;
    ur_usm_pool_handle_t pool = new_pool(other_context, device);
    refused(UR_RESULT_ERROR_INVALID_CONTEXT, queue, pool, 64, 0, NULL);
    void *memory = NULL;
    OK(urEnqueueUSMDeviceAllocExp(queue, NULL, 64, NULL, 0, NULL, &memory, NULL));
    IS(ERROR_INVALID_CONTEXT, urEnqueueUSMFreeExp(queue, pool, memory, 0, NULL, NULL));
    IS(ERROR_INVALID_CONTEXT, urUSMPoolSetDevicePoolExp(context, device, pool));
    OK(urUSMPoolDestroyExp(other_context, device, pool));
    pool = new_pool(context, device);
    IS(ERROR_INVALID_VALUE,
       urEnqueueUSMFreeExp(queue, pool, memory, 0, NULL, NULL)); /* not its allocation */
    OK(urUSMPoolDestroyExp(context, device, pool));
    refused(UR_RESULT_ERROR_INVALID_VALUE, queue, (ur_usm_pool_handle_t)queue, 64, 0,
            NULL); /* no pool at all */
    OK(urEnqueueUSMFreeExp(queue, NULL, memory, 0, NULL, NULL));
    OK(urQueueFinish(queue));
}

static void pool_of_another_device(void **state) {
    (void)state;
    if (!other_device) {
        skip();
    }
    ur_device_handle_t both[] = {device, other_device};
    ur_context_handle_t shared = NULL;
    ur_queue_handle_t on = NULL;
    OK(urContextCreate(2, both, NULL, &shared));
    OK(urQueueCreate(shared, device, NULL, &on));
    ur_usm_pool_handle_t pool = new_pool(shared, other_device);
    refused(UR_RESULT_ERROR_INVALID_DEVICE, on, pool, 64, 0, NULL);
    IS(ERROR_INVALID_DEVICE, urUSMPoolSetDevicePoolExp(shared, device, pool));
    OK(urUSMPoolDestroyExp(shared, other_device, pool));
    OK(urQueueRelease(on));
    OK(urContextRelease(shared));
}

static void pointers(void **state) {
    (void)state;
    char mine[64];
    void *memory = NULL;
    OK(urEnqueueUSMDeviceAllocExp(queue, NULL, 4096, NULL, 0, NULL, &memory, NULL));
    ur_event_handle_t event = untouched;
    IS(ERROR_INVALID_MEM_OBJECT,
       urEnqueueUSMFreeExp(queue, NULL, (char *)memory + 1, 0, NULL, &event));
    IS(ERROR_INVALID_MEM_OBJECT,
       urEnqueueUSMFreeExp(queue, NULL, (char *)memory + 256, 0, NULL, &event));
    IS(ERROR_INVALID_MEM_OBJECT, urEnqueueUSMFreeExp(queue, NULL, mine, 0, NULL, &event));
    IS(ERROR_INVALID_MEM_OBJECT, urUSMFree(context, mine));
    IS(ERROR_INVALID_MEM_OBJECT, urUSMFree(context, (char *)memory + 256));
    IS(ERROR_INVALID_MEM_OBJECT, urUSMFree(other_context, memory));
    IS(ERROR_INVALID_NULL_POINTER, urEnqueueUSMFreeExp(queue, NULL, NULL, 0, NULL, &event));
    OK(urEnqueueUSMFreeExp(queue, NULL, memory, 0, NULL, NULL));
    IS(ERROR_INVALID_MEM_OBJECT,
       urEnqueueUSMFreeExp(queue, NULL, memory, 0, NULL, &event)); /* twice */
    IS(ERROR_INVALID_MEM_OBJECT, urEnqueueUSMFreeExp(second, NULL, memory, 0, NULL, &event));
    IS(ERROR_INVALID_MEM_OBJECT, urUSMFree(context, memory));
    assert_ptr_equal(event, untouched);
    OK(urQueueFinish(queue));
}

static void wait_lists(void **state) {
    (void)state;
    ur_queue_handle_t elsewhere = NULL;
    ur_event_handle_t events[2] = {NULL, NULL};
    void *memory = NULL;
    OK(urQueueCreate(other_context, device, NULL, &elsewhere));
    OK(urEnqueueEventsWait(queue, 0, NULL, &events[0]));
    OK(urEnqueueUSMDeviceAllocExp(queue, NULL, 64, NULL, 0, NULL, &memory, NULL));
    refused(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, queue, NULL, 64, 1, NULL);
    refused(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, queue, NULL, 64, 0, events);
    refused(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, queue, NULL, 64, 2,
            events); /* the second is NULL */
    IS(ERROR_INVALID_EVENT_WAIT_LIST, urEnqueueUSMFreeExp(queue, NULL, memory, 2, events, NULL));
    IS(ERROR_INVALID_EVENT_WAIT_LIST, urEnqueueUSMFreeExp(queue, NULL, memory, 1, NULL, NULL));
    OK(urEnqueueEventsWait(elsewhere, 0, NULL, &events[1]));
    /* An event of another context, which OpenCL alone refuses. */
    ur_result_t result = urEnqueueUSMFreeExp(queue, NULL, memory, 2, events, NULL);
    if (result) {
        assert_int_equal(result, UR_RESULT_ERROR_INVALID_CONTEXT);
        OK(urEnqueueUSMFreeExp(queue, NULL, memory, 1, events, NULL));
    }
    OK(urQueueFinish(queue));
    OK(urQueueFinish(elsewhere));
    OK(urEventRelease(events[0]));
    OK(urEventRelease(events[1]));
    OK(urQueueRelease(elsewhere));
}

static void past_the_maximum(void **state) {
    (void)state;
    size_t most = 4 << 20;
    void *memory = NULL;
    ur_usm_pool_handle_t pool = new_pool(context, device);
    OK(urUSMPoolSetInfoExp(pool, UR_USM_POOL_INFO_MAXIMUM_SIZE_EXP, &most, sizeof(most)));
    refused(UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY, queue, pool, most + 1, 0, NULL);
    OK(urEnqueueUSMDeviceAllocExp(queue, pool, most, NULL, 0, NULL, &memory, NULL));
    refused(UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY, queue, pool, 1, 0, NULL);
    size_t less = 1 << 20;
    IS(ERROR_INVALID_VALUE,
       urUSMPoolSetInfoExp(pool, UR_USM_POOL_INFO_MAXIMUM_SIZE_EXP, &less, sizeof(less)));
    OK(urEnqueueUSMFreeExp(queue, pool, memory, 0, NULL, NULL));
    OK(urEnqueueUSMDeviceAllocExp(queue, pool, 1, NULL, 0, NULL, &memory, NULL));
    OK(urEnqueueUSMFreeExp(queue, pool, memory, 0, NULL, NULL));
    OK(urQueueFinish(queue));
    OK(urUSMPoolDestroyExp(context, device, pool));
}

/* A command of the device that goes on until the host says so. */
static atomic_int go_on;
static void stall(void *data) {
    (void)data;
    while (!atomic_load(&go_on)) {
        nanosleep(&(struct timespec){.tv_nsec = 100000}, NULL);
    }
}

/* All memory is freed, but none of it is complete: an allocation elsewhere waits for it on the
 * device instead of failing, and fails only once everything is in use. The host never waits. */
static void exhausted_with_frees_pending(void **state) {
    (void)state;
    enum { MOST = 64, CHUNK = 4 << 20 };
    void *held[MOST] = {NULL}, *memory = NULL;
    int count = 0;
    ur_usm_pool_handle_t pool = new_pool(context, device);
    OK(urUSMPoolTrimToExp(context, device, pool, 0));
    while (count < MOST &&
           urEnqueueUSMDeviceAllocExp(queue, pool, CHUNK, NULL, 0, NULL, &held[count], NULL) == 0) {
        ++count;
    }
    assert_in_range(count, 4, 16);
    refused(UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY, second, pool, CHUNK, 0, NULL);
    atomic_store(&go_on, 0);
    ur_result_t tasks = urEnqueueHostTaskExp(queue, stall, NULL, NULL, 0, NULL, NULL);
    assert_int_equal(tasks, UR_RESULT_SUCCESS);
    for (int i = 0; i < count; ++i) {
        OK(urEnqueueUSMFreeExp(queue, pool, held[i], 0, NULL, NULL));
    }
    for (int i = 0; i < count; ++i) {
        OK(urEnqueueUSMDeviceAllocExp(second, pool, CHUNK, NULL, 0, NULL, &held[i], NULL));
    }
    refused(UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY, second, pool, CHUNK, 0, NULL);
    refused(UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY, queue, pool, CHUNK, 0, NULL);
    assert_int_equal(atomic_load(&go_on), 0); /* and nobody waited */
    atomic_store(&go_on, 1);
    for (int i = 0; i < count; ++i) {
        OK(urEnqueueUSMFreeExp(second, pool, held[i], 0, NULL, NULL));
    }
    OK(urQueueFinish(queue));
    OK(urQueueFinish(second));
    assert_int_equal(info(pool, UR_USM_POOL_INFO_USED_CURRENT_EXP), 0);
    OK(urUSMPoolTrimToExp(context, device, pool, 0));
    assert_int_equal(info(pool, UR_USM_POOL_INFO_RESERVED_CURRENT_EXP), 0);
    OK(urEnqueueUSMDeviceAllocExp(queue, pool, CHUNK, NULL, 0, NULL, &memory, NULL));
    OK(urEnqueueUSMFreeExp(queue, pool, memory, 0, NULL, NULL));
    OK(urQueueFinish(queue));
    OK(urUSMPoolDestroyExp(context, device, pool));
}

static void released_with_allocations(void **state) {
    (void)state;
    ur_usm_pool_handle_t pool = new_pool(context, device), told = untouched;
    void *memory = NULL, *freed_by_host = NULL;
    OK(urEnqueueUSMDeviceAllocExp(queue, pool, 1 << 20, NULL, 0, NULL, &memory, NULL));
    OK(urEnqueueUSMDeviceAllocExp(queue, pool, 1 << 20, NULL, 0, NULL, &freed_by_host, NULL));
    OK(urUSMPoolRelease(pool));
    unsigned char value = 7, out = 0;
    OK(urEnqueueUSMFill(queue, memory, 1, &value, 1 << 20, 0, NULL, NULL));
    OK(urEnqueueUSMMemcpy(queue, true, &out, (char *)memory + 1000, 1, 0, NULL, NULL));
    assert_int_equal(out, 7);
    (void)urUSMGetMemAllocInfo(context, memory, UR_USM_ALLOC_INFO_POOL, sizeof(told), &told, NULL);
    assert_true(told != pool);
    OK(urEnqueueUSMFreeExp(queue, NULL, memory, 0, NULL, NULL));
    OK(urQueueFinish(queue));
    OK(urUSMFree(context, freed_by_host));
    IS(ERROR_INVALID_MEM_OBJECT, urUSMFree(context, freed_by_host));
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
    OK(urQueueCreate(context, device, NULL, &second));
    return 0;
}

static int end(void **state) {
    (void)state;
    OK(urQueueRelease(queue));
    OK(urQueueRelease(second));
    OK(urContextRelease(context));
    OK(urContextRelease(other_context));
    OK(urAdapterRelease(adapter));
    OK(urLoaderTearDown());
    return 0;
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sizes),
        cmocka_unit_test(alignments),
        cmocka_unit_test(foreign_pools),
        cmocka_unit_test(pool_of_another_device),
        cmocka_unit_test(pointers),
        cmocka_unit_test(wait_lists),
        cmocka_unit_test(past_the_maximum),
        cmocka_unit_test(exhausted_with_frees_pending),
        cmocka_unit_test(released_with_allocations),
    };
    return cmocka_run_group_tests(tests, start, end);
}
