/* Allocating and freeing USM as commands of a queue. */
#include <stdio.h>

#include "conf.h"
#include "ur_user_event.h"

static const ur_usm_type_t host_type = UR_USM_TYPE_HOST, device_type = UR_USM_TYPE_DEVICE,
                           shared_type = UR_USM_TYPE_SHARED;

static const ur_queue_flags_t in_order = 0, unordered = UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE;

static ur_usm_type_t needed(const void *data) {
    ur_usm_type_t type = *(const ur_usm_type_t *)data;
    NEED(UR_DEVICE_INFO_ASYNC_USM_ALLOCATIONS_SUPPORT_EXP);
    conf_need_usm(type);
    return type;
}

static ur_usm_type_t any_type(void) {
    NEED(UR_DEVICE_INFO_ASYNC_USM_ALLOCATIONS_SUPPORT_EXP);
    return conf_usm_type();
}

static void *new_async(ur_usm_type_t type, ur_queue_handle_t queue, size_t size) {
    void *pointer = NULL;
    ur_result_t result = conf_alloc_async(type, queue, NULL, size, 0, NULL, &pointer, NULL);
    CHECK_MSG(result == UR_RESULT_SUCCESS, "allocating %zu bytes: %s %s", size,
              conf_result_name(result), conf_last_error());
    CHECK(pointer != NULL);
    return pointer;
}

TEST(uses) {
    ur_usm_type_t type = needed(data);
    static const size_t sizes[] = {1, 7, 64, 1000, 65536, 1 << 22};
    ur_queue_handle_t queue = conf_queue(0);
    for (size_t i = 0; i < CONF_COUNT(sizes); ++i) {
        unsigned char *pointer = new_async(type, queue, sizes[i]), value = (unsigned char)(i + 1);
        unsigned char *out = conf_alloc(sizes[i]);
        UR(urEnqueueUSMFill(queue, pointer, 1, &value, sizes[i], 0, NULL, NULL));
        UR(urEnqueueUSMMemcpy(queue, false, out, pointer, sizes[i], 0, NULL, NULL));
        UR(urEnqueueUSMFreeExp(queue, NULL, pointer, 0, NULL, NULL));
        UR(urQueueFinish(queue));
        CHECK_EQ(out[0], value);
        CHECK_EQ(out[sizes[i] - 1], value);
    }
}

TEST(tells_type) {
    ur_usm_type_t type = needed(data), told = UR_USM_TYPE_UNKNOWN;
    ur_queue_handle_t queue = conf_queue(0);
    char *pointer = new_async(type, queue, 1000);
    UR(urUSMGetMemAllocInfo(conf.context, pointer + 999, UR_USM_ALLOC_INFO_TYPE, sizeof told, &told,
                            NULL));
    void *base = NULL;
    UR(urUSMGetMemAllocInfo(conf.context, pointer + 500, UR_USM_ALLOC_INFO_BASE_PTR, sizeof base,
                            &base, NULL));
    UR(urEnqueueUSMFreeExp(queue, NULL, pointer, 0, NULL, NULL));
    UR(urQueueFinish(queue));
    CHECK_EQ(told, type);
    CHECK_PTR(base, pointer);
}

TEST(host_reach) {
    ur_usm_type_t type = needed(data);
    ur_queue_handle_t queue = conf_queue(0);
    /* the pointer is valid for the host once the allocation is complete */
    void *pointer = NULL;
    ur_event_handle_t event = NULL;
    UR(conf_alloc_async(type, queue, NULL, 4096, 0, NULL, &pointer, &event));
    conf_event(event);
    UR(urEventWait(1, &event));
    memset(pointer, 0x2f, 4096);
    unsigned char *out = conf_alloc(4096);
    UR(urEnqueueUSMMemcpy(queue, true, out, pointer, 4096, 0, NULL, NULL));
    UR(urEnqueueUSMFreeExp(queue, NULL, pointer, 0, NULL, NULL));
    UR(urQueueFinish(queue));
    CHECK_EQ(out[4095], 0x2f);
}

TEST(reuses) {
    /* memory freed earlier on an in-order queue is had again at once */
    ur_usm_type_t type = any_type();
    ur_queue_handle_t queue = conf_queue(0);
    void *first = new_async(type, queue, 100000);
    UR(urEnqueueUSMFreeExp(queue, NULL, first, 0, NULL, NULL));
    int same = 0;
    for (int i = 0; i < 100; ++i) {
        void *pointer = new_async(type, queue, 100000);
        same += pointer == first;
        UR(urEnqueueUSMFreeExp(queue, NULL, pointer, 0, NULL, NULL));
    }
    UR(urQueueFinish(queue));
    CHECK_MSG(same > 90, "memory freed on the same in-order queue was had again %d times of 100",
              same);
}

TEST(reuse_is_ordered) {
    /* 200 rounds: each block is read after it is overwritten by its next user, if order is lost */
    ur_usm_type_t type = any_type();
    enum { SIZE = 1 << 18, ROUNDS = 200 };
    ur_queue_handle_t queue = conf_queue(0);
    unsigned char *out = conf_alloc(ROUNDS * 2);
    for (int i = 0; i < ROUNDS; ++i) {
        unsigned char *pointer = new_async(type, queue, SIZE), value = (unsigned char)i;
        UR(urEnqueueUSMFill(queue, pointer, 1, &value, SIZE, 0, NULL, NULL));
        UR(urEnqueueUSMMemcpy(queue, false, out + 2 * i, pointer, 1, 0, NULL, NULL));
        UR(urEnqueueUSMMemcpy(queue, false, out + 2 * i + 1, pointer + SIZE - 1, 1, 0, NULL, NULL));
        UR(urEnqueueUSMFreeExp(queue, NULL, pointer, 0, NULL, NULL));
    }
    UR(urQueueFinish(queue));
    for (int i = 0; i < ROUNDS; ++i) {
        CHECK_MSG(out[2 * i] == (unsigned char)i && out[2 * i + 1] == (unsigned char)i,
                  "round %d read %u and %u", i, out[2 * i], out[2 * i + 1]);
    }
}

TEST(live_apart) {
    ur_usm_type_t type = any_type();
    enum { COUNT = 300 };
    ur_queue_handle_t queue = conf_queue(0);
    char *pointers[COUNT];
    size_t sizes[COUNT];
    uint64_t state = conf_seed();
    for (int i = 0; i < COUNT; ++i) {
        sizes[i] = 1 + conf_random(&state) % 30000;
        pointers[i] = new_async(type, queue, sizes[i]);
        if (i % 3 == 2) {
            UR(urEnqueueUSMFreeExp(queue, NULL, pointers[i - 1], 0, NULL, NULL));
            sizes[i - 1] = 0;
        }
    }
    int overlaps = 0;
    for (int i = 0; i < COUNT; ++i) {
        for (int k = 0; k < i; ++k) {
            overlaps += sizes[i] && sizes[k] && pointers[i] < pointers[k] + sizes[k] &&
                        pointers[k] < pointers[i] + sizes[i];
        }
    }
    for (int i = 0; i < COUNT; ++i) {
        if (sizes[i]) {
            UR(urEnqueueUSMFreeExp(queue, NULL, pointers[i], 0, NULL, NULL));
        }
    }
    UR(urQueueFinish(queue));
    CHECK_MSG(overlaps == 0, "%d pairs of live allocations overlap", overlaps);
}

TEST(events) {
    ur_usm_type_t type = any_type();
    ur_queue_handle_t queue = conf_queue(0);
    void *pointer = NULL;
    ur_event_handle_t made = NULL, filled = NULL, freed = NULL;
    UR(conf_alloc_async(type, queue, NULL, 4096, 0, NULL, &pointer, &made));
    conf_event(made);
    unsigned char value = 1;
    UR(urEnqueueUSMFill(queue, pointer, 1, &value, 4096, 1, &made, &filled));
    conf_event(filled);
    UR(urEnqueueUSMFreeExp(queue, NULL, pointer, 1, &filled, &freed));
    conf_event(freed);
    UR(urEventWait(1, &freed));
    ur_event_handle_t both[2] = {made, freed};
    ur_command_t expected[2] = {type == UR_USM_TYPE_DEVICE ? UR_COMMAND_ENQUEUE_USM_DEVICE_ALLOC_EXP
                                : type == UR_USM_TYPE_SHARED
                                    ? UR_COMMAND_ENQUEUE_USM_SHARED_ALLOC_EXP
                                    : UR_COMMAND_ENQUEUE_USM_HOST_ALLOC_EXP,
                                UR_COMMAND_ENQUEUE_USM_FREE_EXP};
    for (int i = 0; i < 2; ++i) {
        ur_event_status_t status = UR_EVENT_STATUS_QUEUED;
        UR(urEventGetInfo(both[i], UR_EVENT_INFO_COMMAND_EXECUTION_STATUS, sizeof status, &status,
                          NULL));
        CHECK_EQ(status, UR_EVENT_STATUS_COMPLETE);
        ur_command_t command = UR_COMMAND_FORCE_UINT32;
        UR(urEventGetInfo(both[i], UR_EVENT_INFO_COMMAND_TYPE, sizeof command, &command, NULL));
        CHECK_MSG(command == expected[i], "event %d is of command %d", i, (int)command);
    }
}

static ur_command_t command_of(ur_event_handle_t event) {
    ur_command_t command = UR_COMMAND_FORCE_UINT32;
    UR(urEventGetInfo(event, UR_EVENT_INFO_COMMAND_TYPE, sizeof command, &command, NULL));
    return command;
}

TEST(own_events) {
    /* also where the one event of the wait list says all that there is to wait for */
    ur_queue_flags_t flags = *(const ur_queue_flags_t *)data;
    ur_usm_type_t type = any_type();
    if (flags) {
        conf_need_out_of_order();
    }
    ur_queue_handle_t queue = conf_queue(flags);
    void *first = NULL, *second = NULL;
    unsigned char value = 1;
    ur_event_handle_t made = NULL, filled = NULL, again = NULL, freed = NULL;
    UR(conf_alloc_async(type, queue, NULL, 4096, 0, NULL, &first, &made));
    conf_event(made);
    UR(urEnqueueUSMFill(queue, first, 1, &value, 4096, 1, &made, &filled));
    conf_event(filled);
    UR(conf_alloc_async(type, queue, NULL, 512, 1, &filled, &second, &again));
    conf_event(again);
    CHECK(again != filled);
    CHECK_EQ(command_of(filled), UR_COMMAND_USM_FILL);
    CHECK_EQ(command_of(again), type == UR_USM_TYPE_DEVICE ? UR_COMMAND_ENQUEUE_USM_DEVICE_ALLOC_EXP
                                : type == UR_USM_TYPE_SHARED
                                    ? UR_COMMAND_ENQUEUE_USM_SHARED_ALLOC_EXP
                                    : UR_COMMAND_ENQUEUE_USM_HOST_ALLOC_EXP);
    UR(urEnqueueUSMFreeExp(queue, NULL, second, 1, &again, &freed));
    conf_event(freed);
    CHECK(freed != again && freed != filled);
    CHECK_EQ(command_of(freed), UR_COMMAND_ENQUEUE_USM_FREE_EXP);
    UR(urEnqueueUSMFreeExp(queue, NULL, first, 1, &freed, NULL));
    UR(urEventWait(1, &freed));
    UR(urQueueFinish(queue));
}

TEST(out_of_order) {
    ur_usm_type_t type = any_type();
    conf_need_out_of_order();
    enum { SIZE = 1 << 18, ROUNDS = 60 };
    ur_queue_handle_t queue = conf_queue(UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE);
    unsigned char *out = conf_alloc(ROUNDS);
    ur_event_handle_t last = NULL;
    for (int i = 0; i < ROUNDS; ++i) {
        void *pointer = NULL;
        ur_event_handle_t made = NULL, filled = NULL, read = NULL, freed = NULL;
        UR(conf_alloc_async(type, queue, NULL, SIZE, i % 2 && last ? 1 : 0,
                            i % 2 && last ? &last : NULL, &pointer, &made));
        conf_event(made);
        unsigned char value = (unsigned char)(i + 1);
        UR(urEnqueueUSMFill(queue, pointer, 1, &value, SIZE, 1, &made, &filled));
        conf_event(filled);
        UR(urEnqueueUSMMemcpy(queue, false, out + i, (char *)pointer + SIZE - 1, 1, 1, &filled,
                              &read));
        conf_event(read);
        UR(urEnqueueUSMFreeExp(queue, NULL, pointer, 1, &read, &freed));
        last = conf_event(freed);
    }
    UR(urQueueFinish(queue));
    for (int i = 0; i < ROUNDS; ++i) {
        CHECK_MSG(out[i] == i + 1, "round %d read %u", i, out[i]);
    }
}

TEST(other_queue) {
    /* allocated on one queue, used on a second, freed on a third */
    ur_usm_type_t type = any_type();
    enum { SIZE = 1 << 16, ROUNDS = 40 };
    ur_queue_handle_t queues[3] = {conf_queue(0), conf_queue(0), conf_queue(0)};
    unsigned char *out = conf_alloc(ROUNDS);
    for (int i = 0; i < ROUNDS; ++i) {
        void *pointer = NULL;
        ur_event_handle_t made = NULL, read = NULL;
        UR(conf_alloc_async(type, queues[i % 3], NULL, SIZE, 0, NULL, &pointer, &made));
        conf_event(made);
        unsigned char value = (unsigned char)(i + 1);
        UR(urEnqueueUSMFill(queues[(i + 1) % 3], pointer, 1, &value, SIZE, 1, &made, NULL));
        UR(urEnqueueUSMMemcpy(queues[(i + 1) % 3], false, out + i, (char *)pointer + SIZE - 1, 1, 0,
                              NULL, &read));
        conf_event(read);
        UR(urEnqueueUSMFreeExp(queues[(i + 2) % 3], NULL, pointer, 1, &read, NULL));
    }
    for (int i = 0; i < 3; ++i) {
        UR(urQueueFinish(queues[i]));
    }
    for (int i = 0; i < ROUNDS; ++i) {
        CHECK_MSG(out[i] == i + 1, "round %d read %u", i, out[i]);
    }
}

TEST(kernels_use) {
    ur_usm_type_t type = any_type();
    ur_kernel_handle_t kernel = conf_kernel("basic", "set_value");
    ur_queue_handle_t queue = conf_queue(0);
    int out[64] = {0}, value = 31;
    int *pointer = new_async(type, queue, sizeof out);
    conf_arg args[2] = {conf_arg_pointer(0, pointer), conf_arg_value(1, sizeof value, &value)};
    conf_launch(queue, kernel, 64, args, 2, 0, NULL, NULL);
    UR(urEnqueueUSMMemcpy(queue, false, out, pointer, sizeof out, 0, NULL, NULL));
    UR(urEnqueueUSMFreeExp(queue, NULL, pointer, 0, NULL, NULL));
    UR(urQueueFinish(queue));
    CHECK_EQ(out[0], 31);
    CHECK_EQ(out[63], 31);
}

TEST(plain_free) {
    ur_usm_type_t type = any_type();
    ur_queue_handle_t queue = conf_queue(0);
    void *pointer = new_async(type, queue, 4096);
    UR(urQueueFinish(queue));
    UR(urUSMFree(conf.context, pointer));
}

TEST(async_free_of_plain) {
    ur_usm_type_t type = any_type();
    ur_queue_handle_t queue = conf_queue(0);
    void *pointer = NULL;
    UR(type == UR_USM_TYPE_HOST ? urUSMHostAlloc(conf.context, NULL, NULL, 4096, &pointer)
       : type == UR_USM_TYPE_SHARED
           ? urUSMSharedAlloc(conf.context, conf.device, NULL, NULL, 4096, &pointer)
           : urUSMDeviceAlloc(conf.context, conf.device, NULL, NULL, 4096, &pointer));
    unsigned char value = 1;
    ur_result_t result = urEnqueueUSMFill(queue, pointer, 1, &value, 4096, 0, NULL, NULL);
    if (!result) {
        result = urEnqueueUSMFreeExp(queue, NULL, pointer, 0, NULL, NULL);
    }
    if (result) {
        urQueueFinish(queue);
        urUSMFree(conf.context, pointer);
    }
    CHECK_EQ(result, UR_RESULT_SUCCESS);
    UR(urQueueFinish(queue));
    ur_usm_type_t told = UR_USM_TYPE_HOST;
    UR(urUSMGetMemAllocInfo(conf.context, pointer, UR_USM_ALLOC_INFO_TYPE, sizeof told, &told,
                            NULL));
    CHECK_EQ(told, UR_USM_TYPE_UNKNOWN);
}

TEST(not_freed) {
    /* memory that nobody frees goes with the context */
    ur_usm_type_t type = any_type();
    ur_context_handle_t context = NULL;
    UR(urContextCreate(1, &conf.device, NULL, &context));
    ur_queue_handle_t queue = NULL;
    UR(conf_queue_create(context, NULL, &queue));
    void *pointer = NULL;
    ur_result_t result = conf_alloc_async(type, queue, NULL, 4096, 0, NULL, &pointer, NULL);
    urQueueFinish(queue);
    UR(urQueueRelease(queue));
    UR(urContextRelease(context));
    CHECK_EQ(result, UR_RESULT_SUCCESS);
}

TEST(alignment) {
    ur_usm_type_t type = any_type();
    ur_queue_handle_t queue = conf_queue(0);
    for (size_t size = 1; size < 5000; size = size * 2 + 1) {
        void *pointer = new_async(type, queue, size);
        size_t natural = size >= 128 ? 128 : size >= 16 ? 16 : 1;
        bool aligned = (uintptr_t)pointer % natural == 0;
        UR(urEnqueueUSMFreeExp(queue, NULL, pointer, 0, NULL, NULL));
        CHECK_MSG(aligned, "%p of %zu bytes is not aligned to %zu", pointer, size, natural);
    }
    UR(urQueueFinish(queue));
}

TEST(bad_sizes) {
    ur_usm_type_t type = any_type();
    ur_queue_handle_t queue = conf_queue(0);
    static const size_t sizes[] = {0, SIZE_MAX, SIZE_MAX - 63, SIZE_MAX / 2, (size_t)1 << 62};
    for (size_t i = 0; i < CONF_COUNT(sizes); ++i) {
        void *pointer = (void *)1;
        ur_event_handle_t event = NULL;
        ur_result_t result =
            conf_alloc_async(type, queue, NULL, sizes[i], 0, NULL, &pointer, &event);
        CHECK_MSG(result == UR_RESULT_ERROR_INVALID_USM_SIZE ||
                      result == UR_RESULT_ERROR_INVALID_SIZE ||
                      (sizes[i] && (result == UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY ||
                                    result == UR_RESULT_ERROR_OUT_OF_HOST_MEMORY ||
                                    result == UR_RESULT_ERROR_OUT_OF_RESOURCES)),
                  "size 0x%zx: %s", sizes[i], conf_result_name(result));
        CHECK(pointer == (void *)1);
        CHECK(event == NULL);
    }
}

TEST(double_free) {
    ur_usm_type_t type = any_type();
    ur_queue_handle_t queue = conf_queue(0);
    void *pointer = new_async(type, queue, 4096);
    UR(urEnqueueUSMFreeExp(queue, NULL, pointer, 0, NULL, NULL));
    ur_result_t result = urEnqueueUSMFreeExp(queue, NULL, pointer, 0, NULL, NULL);
    UR(urQueueFinish(queue));
    CHECK_MSG(result == UR_RESULT_ERROR_INVALID_MEM_OBJECT ||
                  result == UR_RESULT_ERROR_INVALID_VALUE,
              "freeing twice: %s", conf_result_name(result));
}

/* The memory is given back or it is not: one of the two is told, and neither is done twice. */
TEST(frees_behind_failure) {
    ur_usm_type_t type = any_type();
    const ur_queue_flags_t *flags = data;
    ur_queue_handle_t queue = conf_queue(*flags);
    ur_event_handle_t failed = NULL, freed = NULL;
    unsigned char *pointer = new_async(type, queue, 4096), *others[8], value = 7, out[64];
    UR(urQueueFinish(queue));
    UR_OR_UNSUPPORTED(urEventCreateUserExp(conf.context, &failed));
    conf_event(failed);
    UR(urEventSetStatusExp(failed, UR_EVENT_STATUS_ERROR));
    ur_result_t result = urEnqueueUSMFreeExp(queue, NULL, pointer, 1, &failed, &freed);
    if (result == UR_RESULT_SUCCESS) {
        ur_event_status_t status = UR_EVENT_STATUS_COMPLETE;
        conf_event(freed);
        UR_IS(UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS, urEventWait(1, &freed));
        UR(urEventGetInfo(freed, UR_EVENT_INFO_COMMAND_EXECUTION_STATUS, sizeof status, &status,
                          NULL));
        CHECK_EQ(status, UR_EVENT_STATUS_ERROR);
    } else {
        CHECK_MSG(result == UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS,
                  "freeing behind a command that failed gives %s", conf_result_name(result));
        UR(urEnqueueUSMFreeExp(queue, NULL, pointer, 0, NULL, NULL));
    }
    (void)urQueueFinish(queue); /* which may tell of it */
    /* What is allocated from then on is apart, and works. */
    queue = conf_queue(0);
    for (size_t i = 0; i < CONF_COUNT(others); ++i) {
        others[i] = new_async(type, queue, 4096);
        UR(urEnqueueUSMFill(queue, others[i], 1, &value, 4096, 0, NULL, NULL));
        for (size_t k = 0; k < i; ++k) {
            CHECK(others[k] + 4096 <= others[i] || others[i] + 4096 <= others[k]);
        }
    }
    for (size_t i = 0; i < CONF_COUNT(others); ++i) {
        UR(urEnqueueUSMMemcpy(queue, true, out, others[i], sizeof out, 0, NULL, NULL));
        CHECK_EQ(out[63], value);
        UR(urEnqueueUSMFreeExp(queue, NULL, others[i], 0, NULL, NULL));
    }
    UR(urQueueFinish(queue));
}

TEST(bad_pointers) {
    ur_usm_type_t type = any_type();
    ur_queue_handle_t queue = conf_queue(0);
    char *pointer = new_async(type, queue, 4096), *heap = conf_alloc(64);
    ur_result_t inner = urEnqueueUSMFreeExp(queue, NULL, pointer + 64, 0, NULL, NULL);
    ur_result_t foreign = urEnqueueUSMFreeExp(queue, NULL, heap, 0, NULL, NULL);
    UR(urEnqueueUSMFreeExp(queue, NULL, pointer, 0, NULL, NULL));
    UR(urQueueFinish(queue));
    CHECK_MSG(inner == UR_RESULT_ERROR_INVALID_MEM_OBJECT || inner == UR_RESULT_ERROR_INVALID_VALUE,
              "freeing an inner pointer: %s", conf_result_name(inner));
    CHECK_MSG(foreign == UR_RESULT_ERROR_INVALID_MEM_OBJECT ||
                  foreign == UR_RESULT_ERROR_INVALID_VALUE,
              "freeing host memory: %s", conf_result_name(foreign));
}

static void release_pool(void *pool) {
    urUSMPoolRelease(pool);
}

TEST(foreign_pool) {
    ur_usm_type_t type = any_type();
    NEED(UR_DEVICE_INFO_USM_POOL_SUPPORT);
    ur_context_handle_t other = conf_new_context();
    ur_usm_pool_desc_t desc = {UR_STRUCTURE_TYPE_USM_POOL_DESC, NULL, 0};
    ur_usm_pool_handle_t pool = NULL;
    UR(urUSMPoolCreate(other, &desc, &pool));
    conf_defer(release_pool, pool);
    void *pointer = (void *)1;
    ur_result_t result = conf_alloc_async(type, conf_queue(0), pool, 4096, 0, NULL, &pointer, NULL);
    CHECK_MSG(result == UR_RESULT_ERROR_INVALID_VALUE ||
                  result == UR_RESULT_ERROR_INVALID_CONTEXT ||
                  result == UR_RESULT_ERROR_INVALID_ARGUMENT ||
                  result == UR_RESULT_ERROR_INVALID_MEM_OBJECT,
              "a pool of another context: %s", conf_result_name(result));
    CHECK(pointer == (void *)1);
}

TEST(from_pool) {
    ur_usm_type_t type = any_type();
    NEED(UR_DEVICE_INFO_USM_POOL_SUPPORT);
    ur_usm_pool_desc_t desc = {UR_STRUCTURE_TYPE_USM_POOL_DESC, NULL,
                               UR_USM_POOL_FLAG_ZERO_INITIALIZE_BLOCK};
    ur_usm_pool_handle_t pool = NULL;
    UR(urUSMPoolCreate(conf.context, &desc, &pool));
    conf_defer(release_pool, pool);
    ur_queue_handle_t queue = conf_queue(0);
    unsigned char *out = conf_alloc(3 * 4096), value = 0xff;
    for (int i = 0; i < 3; ++i) {
        void *pointer = NULL;
        UR(conf_alloc_async(type, queue, pool, 4096, 0, NULL, &pointer, NULL));
        UR(urEnqueueUSMMemcpy(queue, false, out + 4096 * i, pointer, 4096, 0, NULL, NULL));
        UR(urEnqueueUSMFill(queue, pointer, 1, &value, 4096, 0, NULL, NULL));
        UR(urEnqueueUSMFreeExp(queue, pool, pointer, 0, NULL, NULL));
    }
    UR(urQueueFinish(queue));
    for (int i = 0; i < 3 * 4096; ++i) {
        CHECK_MSG(out[i] == 0, "byte %d of a zeroing pool is 0x%x", i, out[i]);
    }
}

TEST(does_not_wait) {
    /* allocating behind long work returns while the work runs */
    conf_need_progress();
    ur_usm_type_t type = any_type();
    ur_kernel_handle_t kernel = conf_kernel("basic", "spin");
    ur_queue_handle_t queue = conf_queue(0);
    ur_mem_handle_t mem = conf_buffer(4 * 4096);
    uint32_t rounds = 50000;
    conf_arg args[2] = {conf_arg_mem(0, mem), conf_arg_value(1, sizeof rounds, &rounds)};
    conf_launch(queue, kernel, 64, args, 2, 0, NULL, NULL); /* what is slow once happens here */
    UR(urQueueFinish(queue));
    /* One that is allocated before the kernel has ended shows it; a machine that is busy may need a
     * longer kernel for that, and so may a fast device. */
    bool waits = true;
    for (int i = 0; waits && i < 8; ++i, rounds *= 2) {
        ur_event_handle_t event = NULL;
        conf_launch(queue, kernel, 4096, args, 2, 0, NULL, &event);
        conf_event(event);
        void *pointer = new_async(type, queue, 4096);
        ur_event_status_t status = UR_EVENT_STATUS_ERROR;
        UR(urEventGetInfo(event, UR_EVENT_INFO_COMMAND_EXECUTION_STATUS, sizeof status, &status,
                          NULL));
        CHECK_MSG(status != UR_EVENT_STATUS_ERROR, "status is 4 (0x4)");
        waits = status == UR_EVENT_STATUS_COMPLETE;
        UR(urEnqueueUSMFreeExp(queue, NULL, pointer, 0, NULL, NULL));
        UR(urQueueFinish(queue));
    }
    CHECK_MSG(!waits, "allocating never returned before a kernel had ended");
}

/* ---- a pool that may hold no more ---------------------------------------------------------------
 */

/* Where the memory of four blocks is freed, and how the next one, larger than each, comes. */
enum limit_way {
    SAME_QUEUE,
    TWO_QUEUES,
    WITH_EVENTS,
    WITHOUT_EVENT,
    NO_QUEUE,
    FREED_BY_HOST,
    WAYS
};

typedef struct limited {
    enum limit_way way;
    ur_usm_type_t type;
    ur_usm_pool_handle_t pool;
    size_t unit; /* a 64th of what the pool may hold */
    ur_queue_handle_t queue[2];
    ur_kernel_handle_t spin; /* or NULL */
    ur_mem_handle_t spun;
} limited;

static ur_usm_pool_handle_t new_limited(size_t most) {
    ur_usm_pool_desc_t desc = {UR_STRUCTURE_TYPE_USM_POOL_DESC, NULL, 0};
    ur_usm_pool_handle_t pool = NULL;
    UR(urUSMPoolCreateExp(conf.context, conf.device, &desc, &pool));
    conf_defer(release_pool, pool);
    UR(urUSMPoolSetInfoExp(pool, UR_USM_POOL_INFO_MAXIMUM_SIZE_EXP, &most, sizeof most));
    return pool;
}

/* So that what comes next is not over at once. */
static void delay(limited *l, ur_queue_handle_t queue) {
    uint32_t rounds = 20000;
    if (l->spin) {
        conf_arg args[2] = {conf_arg_mem(0, l->spun), conf_arg_value(1, sizeof rounds, &rounds)};
        conf_launch(queue, l->spin, 64, args, 2, 0, NULL, NULL);
    }
}

/* Fills a block, has its last byte read, and frees it behind that. */
static void use_and_free(limited *l, ur_queue_handle_t queue, void *memory, size_t size,
                         ur_event_handle_t there, unsigned char value, unsigned char *out) {
    bool events = l->way == WITH_EVENTS || l->way == WITHOUT_EVENT;
    ur_event_handle_t filled = NULL, read = NULL;
    UR(urEnqueueUSMFill(queue, memory, 1, &value, size, there != NULL, there ? &there : NULL,
                        events ? &filled : NULL));
    UR(urEnqueueUSMMemcpy(queue, false, out, (char *)memory + size - 1, 1, events,
                          events ? &filled : NULL, events ? &read : NULL));
    if (l->way == FREED_BY_HOST) {
        UR(urUSMFree(conf.context, memory));
    } else {
        UR(urEnqueueUSMFreeExp(queue, l->pool, memory, events, events ? &read : NULL, NULL));
    }
    if (events) {
        conf_event(filled);
        conf_event(read);
    }
}

static ur_result_t plain_of(limited *l, size_t size, void **memory) {
    return l->type == UR_USM_TYPE_HOST ? urUSMHostAlloc(conf.context, NULL, l->pool, size, memory)
           : l->type == UR_USM_TYPE_SHARED
               ? urUSMSharedAlloc(conf.context, conf.device, NULL, l->pool, size, memory)
               : urUSMDeviceAlloc(conf.context, conf.device, NULL, l->pool, size, memory);
}

/* Twice, so that the second time the large block is part of what is free. */
static void serve_at_limit(limited *l) {
    enum { ROUNDS = 2, BLOCKS = 4 };
    unsigned char *out = conf_alloc(ROUNDS * (BLOCKS + 1));
    bool plain = l->way == NO_QUEUE || l->way == FREED_BY_HOST;
    for (int round = 0; round < ROUNDS; ++round, out += BLOCKS + 1) {
        void *memory[BLOCKS], *large = NULL;
        ur_event_handle_t there[BLOCKS] = {NULL}, again = NULL;
        for (int i = 0; i < BLOCKS; ++i) {
            bool event = l->way == WITH_EVENTS || l->way == WITHOUT_EVENT;
            ur_result_t result =
                l->way == FREED_BY_HOST
                    ? plain_of(l, 15 * l->unit, &memory[i])
                    : conf_alloc_async(l->type, l->queue[i % 2], l->pool, 15 * l->unit, 0, NULL,
                                       &memory[i], event ? &there[i] : NULL);
            CHECK_MSG(result == UR_RESULT_SUCCESS, "way %d, round %d, block %d: %s %s", l->way,
                      round, i, conf_result_name(result), conf_last_error());
            if (event) {
                conf_event(there[i]);
            }
        }
        delay(l, l->queue[0]);
        delay(l, l->queue[1]);
        for (int i = 0; i < BLOCKS; ++i) {
            use_and_free(l, l->queue[i % 2], memory[i], 15 * l->unit, there[i],
                         (unsigned char)(i + 1), &out[i]);
        }
        ur_result_t result =
            plain ? plain_of(l, 50 * l->unit, &large)
                  : conf_alloc_async(l->type, l->queue[0], l->pool, 50 * l->unit, 0, NULL, &large,
                                     l->way == WITH_EVENTS ? &again : NULL);
        CHECK_MSG(result == UR_RESULT_SUCCESS,
                  "50 of 64 units of %zu bytes, way %d, round %d: %s %s", l->unit, l->way, round,
                  conf_result_name(result), conf_last_error());
        if (again) {
            conf_event(again);
        }
        use_and_free(l, l->queue[0], large, 50 * l->unit, again, 77, &out[BLOCKS]);
        size_t held = 0;
        UR(urUSMPoolGetInfoExp(l->pool, UR_USM_POOL_INFO_RESERVED_HIGH_EXP, &held, NULL));
        CHECK_MSG(held <= 64 * l->unit, "the pool held %zu bytes of %zu", held, 64 * l->unit);
        UR(urQueueFinish(l->queue[0]));
        UR(urQueueFinish(l->queue[1]));
    }
    for (int i = -ROUNDS * (BLOCKS + 1); i < 0; ++i) {
        int block = (i + ROUNDS * (BLOCKS + 1)) % (BLOCKS + 1);
        CHECK_MSG(out[i] == (block < BLOCKS ? block + 1 : 77), "way %d: block %d read %u", l->way,
                  block, out[i]);
    }
}

TEST(at_limit) {
    limited l = {.type = needed(data)};
    if (conf_program_form() != CONF_FORM_NONE) {
        l.spin = conf_kernel("basic", "spin");
        l.spun = conf_buffer(4 * 64);
    }
    for (l.way = 0; l.way < WAYS; ++l.way) {
        bool events = l.way == WITH_EVENTS || l.way == WITHOUT_EVENT;
        if (events && !conf_has_queue_flag(unordered)) {
            continue;
        }
        l.queue[0] = conf_queue(events ? unordered : in_order);
        l.queue[1] = l.way == SAME_QUEUE ? l.queue[0] : conf_queue(0);
        for (l.unit = 10 << 10; l.unit <= 1000 << 10; l.unit *= 100) {
            l.pool = new_limited(64 * l.unit);
            serve_at_limit(&l);
        }
    }
}

TEST(beside_stuck_work) {
    /* what one queue holds up is not waited for if there is enough without it */
    limited l = {.type = any_type(), .unit = 10 << 10};
    ur_queue_handle_t held = conf_queue(0);
    l.queue[0] = conf_queue(0);
    l.pool = new_limited(64 * l.unit);
    void *stuck = NULL, *memory[3], *large = NULL, *all = NULL;
    unsigned char *out = conf_alloc(5);
    UR(conf_alloc_async(l.type, held, l.pool, 15 * l.unit, 0, NULL, &stuck, NULL));
    for (int i = 0; i < 3; ++i) {
        UR(conf_alloc_async(l.type, l.queue[0], l.pool, 15 * l.unit, 0, NULL, &memory[i], NULL));
    }
    conf_hold(held, NULL);
    use_and_free(&l, held, stuck, 15 * l.unit, NULL, 9, &out[4]);
    for (int i = 0; i < 3; ++i) {
        use_and_free(&l, l.queue[0], memory[i], 15 * l.unit, NULL, (unsigned char)(i + 1), &out[i]);
    }
    UR(conf_alloc_async(l.type, l.queue[0], l.pool, 45 * l.unit, 0, NULL, &large, NULL));
    use_and_free(&l, l.queue[0], large, 45 * l.unit, NULL, 4, &out[3]);
    UR(urQueueFinish(l.queue[0]));
    /* All of it, which nobody has: the device waits, or the call says that there is none. */
    ur_result_t result =
        conf_alloc_async(l.type, l.queue[0], l.pool, 60 * l.unit, 0, NULL, &all, NULL);
    CHECK_MSG(result == UR_RESULT_SUCCESS || result == UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY,
              "memory behind stuck work: %s", conf_result_name(result));
    if (!result) {
        UR(urEnqueueUSMFreeExp(l.queue[0], l.pool, all, 0, NULL, NULL));
    }
    CHECK_EQ(out[4], 0); /* stuck all the time */
    conf_let_go();
    UR(conf_alloc_async(l.type, l.queue[0], l.pool, 60 * l.unit, 0, NULL, &all, NULL));
    UR(urEnqueueUSMFreeExp(l.queue[0], l.pool, all, 0, NULL, NULL));
    UR(urQueueFinish(l.queue[0]));
    UR(urQueueFinish(held));
    for (int i = 0; i < 4; ++i) {
        CHECK_EQ(out[i], i + 1);
    }
    CHECK_EQ(out[4], 9);
}

#define FOR_TYPES(function, promise)                                                               \
    CONF_TEST_DATA(function, "urEnqueueUSMHostAllocExp urEnqueueUSMFreeExp", promise, &host_type), \
        CONF_TEST_DATA(function, "urEnqueueUSMDeviceAllocExp urEnqueueUSMFreeExp", promise,        \
                       &device_type),                                                              \
        CONF_TEST_DATA(function, "urEnqueueUSMSharedAllocExp urEnqueueUSMFreeExp", promise,        \
                       &shared_type)
#define ALLOC "urEnqueueUSMDeviceAllocExp urEnqueueUSMFreeExp"

static const conf_test tests[] = {
    FOR_TYPES(uses, "gives memory of 1 byte to 4 MiB that the commands behind it use"),
    FOR_TYPES(tells_type, "gives memory whose type and base are told"),
    CONF_TEST_DATA(host_reach, "urEnqueueUSMHostAllocExp", "gives memory that the host reaches",
                   &host_type),
    CONF_TEST_DATA(host_reach, "urEnqueueUSMSharedAllocExp", "gives memory that the host reaches",
                   &shared_type),
    CONF_TEST(reuses, ALLOC, "gives back at once what was freed on the same in-order queue"),
    CONF_TEST(reuse_is_ordered, ALLOC, "keeps the users of reused memory apart"),
    CONF_TEST(live_apart, ALLOC, "gives live allocations that do not overlap"),
    CONF_TEST(events, ALLOC, "waits for its list and signals its event"),
    CONF_TEST_DATA(own_events, ALLOC, "in order: signals an event of its own", &in_order),
    CONF_TEST_DATA(own_events, ALLOC, "out of order: signals an event of its own", &unordered),
    CONF_TEST(out_of_order, ALLOC, "works on an out-of-order queue with events"),
    CONF_TEST(other_queue, ALLOC, "works over three queues with events"),
    CONF_TEST(kernels_use, ALLOC, "gives memory that kernels use"),
    CONF_TEST(plain_free, "urUSMFree urEnqueueUSMDeviceAllocExp",
              "frees an asynchronous allocation"),
    CONF_TEST(async_free_of_plain, "urEnqueueUSMFreeExp", "frees a plain allocation"),
    CONF_TEST(not_freed, "urEnqueueUSMDeviceAllocExp", "loses nothing when the context goes"),
    CONF_TEST(alignment, "urEnqueueUSMDeviceAllocExp", "aligns by size"),
    CONF_TEST(bad_sizes, "urEnqueueUSMDeviceAllocExp", "refuses size 0 and sizes near SIZE_MAX"),
    CONF_TEST(double_free, "urEnqueueUSMFreeExp", "refuses a pointer that is free already"),
    CONF_TEST_DATA(frees_behind_failure, "urEnqueueUSMFreeExp",
                   "in order: waits for a command that failed", &in_order),
    CONF_TEST_DATA(frees_behind_failure, "urEnqueueUSMFreeExp",
                   "out of order: waits for a command that failed", &unordered),
    CONF_TEST(bad_pointers, "urEnqueueUSMFreeExp", "refuses inner pointers and host memory"),
    CONF_TEST(foreign_pool, "urEnqueueUSMDeviceAllocExp", "refuses a pool of another context"),
    CONF_TEST(from_pool, ALLOC, "takes memory of a pool that zeroes it"),
    FOR_TYPES(at_limit, "at a pool's limit serves from what is freed behind work"),
    CONF_TEST(beside_stuck_work, ALLOC, "at a pool's limit does without what is stuck"),
    CONF_TEST(does_not_wait, "urEnqueueUSMDeviceAllocExp", "returns while commands before it run"),
};

int main(int argc, char **argv) {
    conf_suite suite = {"async_usm", tests, CONF_COUNT(tests), false};
    return conf_main(argc, argv, &suite);
}
