/* Pools that the driver may keep itself, as SYCL's memory_pool asks for them:
 * UR_USM_POOL_FLAG_USE_NATIVE_MEMORY_POOL_EXP. Where the driver has none they do the same. */
#include "conf.h"

static void destroy(void *pool) {
    urUSMPoolDestroyExp(conf.context, conf.device, pool);
}

static ur_usm_pool_handle_t new_pool(ur_usm_pool_flags_t more, const void *next) {
    NEED(UR_DEVICE_INFO_ASYNC_USM_ALLOCATIONS_SUPPORT_EXP);
    ur_usm_pool_desc_t desc = {UR_STRUCTURE_TYPE_USM_POOL_DESC, next,
                               UR_USM_POOL_FLAG_USE_NATIVE_MEMORY_POOL_EXP | more};
    ur_usm_pool_handle_t pool = NULL;
    UR(urUSMPoolCreateExp(conf.context, conf.device, &desc, &pool));
    conf_defer(destroy, pool);
    return pool;
}

static size_t info(ur_usm_pool_handle_t pool, ur_usm_pool_info_t name) {
    size_t value = 0;
    UR(urUSMPoolGetInfoExp(pool, name, &value, NULL));
    return value;
}

/* Fills on one side, reads on the other, over and over. */
static void fill_and_read(ur_queue_handle_t queue, ur_usm_pool_handle_t pool, bool events) {
    enum { ROUNDS = 60, SIZE = 20000 };
    unsigned char *out = conf_alloc((size_t)ROUNDS);
    ur_event_handle_t freed = NULL;
    for (int i = 0; i < ROUNDS; ++i) {
        ur_event_handle_t there = NULL, filled = NULL, read = NULL;
        void *pointer = NULL;
        unsigned char value = (unsigned char)(i + 1);
        UR(urEnqueueUSMDeviceAllocExp(queue, pool, SIZE, NULL, freed != NULL, freed ? &freed : NULL,
                                      &pointer, events ? &there : NULL));
        CHECK(pointer != NULL);
        UR(urEnqueueUSMFill(queue, pointer, 1, &value, SIZE, events, events ? &there : NULL,
                            events ? &filled : NULL));
        UR(urEnqueueUSMMemcpy(queue, false, &out[i], (char *)pointer + SIZE - 1, 1, events,
                              events ? &filled : NULL, events ? &read : NULL));
        if (freed) {
            urEventRelease(freed);
            freed = NULL;
        }
        UR(urEnqueueUSMFreeExp(queue, pool, pointer, events, events ? &read : NULL,
                               events && i % 2 ? &freed : NULL));
        if (events) {
            urEventRelease(there);
            urEventRelease(filled);
            urEventRelease(read);
        }
    }
    if (freed) {
        urEventRelease(freed);
    }
    UR(urQueueFinish(queue));
    for (int i = 0; i < ROUNDS; ++i) {
        CHECK_EQ(out[i], (unsigned char)(i + 1));
    }
}

TEST(in_order) {
    ur_usm_pool_handle_t pool = new_pool(0, NULL);
    fill_and_read(conf_queue(0), pool, false);
    fill_and_read(conf_queue(0), pool, true);
    CHECK_EQ(info(pool, UR_USM_POOL_INFO_USED_CURRENT_EXP), 0);
}

TEST(out_of_order) {
    conf_need_out_of_order();
    ur_usm_pool_handle_t pool = new_pool(0, NULL);
    ur_queue_handle_t queue = conf_queue(UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE);
    fill_and_read(queue, pool, true);
    /* Without an event, what comes later on the queue comes after the allocation. */
    void *pointer = NULL;
    unsigned char value = 9, out = 0;
    ur_event_handle_t filled = NULL;
    UR(urEnqueueUSMDeviceAllocExp(queue, pool, 4096, NULL, 0, NULL, &pointer, NULL));
    UR(urEnqueueUSMFill(queue, pointer, 1, &value, 4096, 0, NULL, &filled));
    conf_event(filled);
    UR(urEnqueueUSMMemcpy(queue, true, &out, pointer, 1, 1, &filled, NULL));
    CHECK_EQ(out, 9);
    UR(urEnqueueUSMFreeExp(queue, pool, pointer, 1, &filled, NULL));
    UR(urQueueFinish(queue));
}

TEST(zeroes) {
    ur_usm_pool_handle_t pool = new_pool(UR_USM_POOL_FLAG_ZERO_INITIALIZE_BLOCK, NULL);
    for (int kind = 0; kind < 3; ++kind) {
        bool apart = kind == 1;
        if (apart && !conf_has_queue_flag(UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE)) {
            continue;
        }
        ur_queue_handle_t queue =
            conf_queue(apart ? UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE : 0);
        for (int round = 0; round < 3; ++round) {
            unsigned char dirt = 0xee, out[2] = {1, 1};
            void *pointer = NULL;
            ur_event_handle_t there = NULL;
            if (kind == 2) {
                UR(urUSMDeviceAlloc(conf.context, conf.device, NULL, pool, 8192, &pointer));
            } else {
                UR(urEnqueueUSMDeviceAllocExp(queue, pool, 8192, NULL, 0, NULL, &pointer,
                                              apart ? &there : NULL));
            }
            UR(urEnqueueUSMMemcpy(queue, true, &out[0], pointer, 1, apart, apart ? &there : NULL,
                                  NULL));
            UR(urEnqueueUSMMemcpy(queue, true, &out[1], (char *)pointer + 8191, 1, 0, NULL, NULL));
            CHECK_EQ(out[0] | out[1], 0);
            UR(urEnqueueUSMFill(queue, pointer, 1, &dirt, 8192, 0, NULL, NULL));
            UR(urQueueFinish(queue));
            if (there) {
                urEventRelease(there);
            }
            if (kind == 2) {
                UR(urUSMFree(conf.context, pointer));
            } else {
                UR(urEnqueueUSMFreeExp(queue, pool, pointer, 0, NULL, NULL));
            }
        }
        UR(urQueueFinish(queue));
    }
}

TEST(counts_and_trims) {
    enum { SIZE = 4 << 20 };
    ur_usm_pool_handle_t pool = new_pool(0, NULL);
    ur_queue_handle_t queue = conf_queue(0);
    void *pointer = NULL;
    UR(urEnqueueUSMDeviceAllocExp(queue, pool, SIZE, NULL, 0, NULL, &pointer, NULL));
    CHECK_EQ(info(pool, UR_USM_POOL_INFO_USED_CURRENT_EXP), SIZE);
    CHECK(info(pool, UR_USM_POOL_INFO_RESERVED_CURRENT_EXP) >= SIZE);
    UR(urEnqueueUSMFreeExp(queue, pool, pointer, 0, NULL, NULL));
    UR(urQueueFinish(queue));
    CHECK_EQ(info(pool, UR_USM_POOL_INFO_USED_CURRENT_EXP), 0);
    CHECK_EQ(info(pool, UR_USM_POOL_INFO_USED_HIGH_EXP), SIZE);
    CHECK(info(pool, UR_USM_POOL_INFO_RESERVED_CURRENT_EXP) >= SIZE); /* kept, by default */
    CHECK(info(pool, UR_USM_POOL_INFO_RESERVED_HIGH_EXP) >= SIZE);
    UR(urUSMPoolTrimToExp(conf.context, conf.device, pool, 0));
    CHECK_EQ(info(pool, UR_USM_POOL_INFO_RESERVED_CURRENT_EXP), 0);
    size_t zero = 0;
    UR(urUSMPoolSetInfoExp(pool, UR_USM_POOL_INFO_RESERVED_HIGH_EXP, &zero, sizeof zero));
    UR(urUSMPoolSetInfoExp(pool, UR_USM_POOL_INFO_USED_HIGH_EXP, &zero, sizeof zero));
    CHECK_EQ(info(pool, UR_USM_POOL_INFO_RESERVED_HIGH_EXP), 0);
    CHECK_EQ(info(pool, UR_USM_POOL_INFO_USED_HIGH_EXP), 0);
    /* With a threshold of 0 nothing is kept once the host has waited. */
    UR(urUSMPoolSetInfoExp(pool, UR_USM_POOL_INFO_RELEASE_THRESHOLD_EXP, &zero, sizeof zero));
    CHECK_EQ(info(pool, UR_USM_POOL_INFO_RELEASE_THRESHOLD_EXP), 0);
    UR(urEnqueueUSMDeviceAllocExp(queue, pool, SIZE, NULL, 0, NULL, &pointer, NULL));
    UR(urEnqueueUSMFreeExp(queue, pool, pointer, 0, NULL, NULL));
    UR(urQueueFinish(queue));
    CHECK_EQ(info(pool, UR_USM_POOL_INFO_RESERVED_CURRENT_EXP), 0);
}

TEST(keeps_to_limits) {
    enum { PIECE = 1 << 20, MOST = 8 * PIECE, KEPT = 2 * PIECE };
    ur_usm_pool_limits_desc_t limits = {UR_STRUCTURE_TYPE_USM_POOL_LIMITS_DESC, NULL, MOST, KEPT};
    ur_usm_pool_handle_t pool = new_pool(0, &limits);
    ur_queue_handle_t queue = conf_queue(0);
    CHECK_EQ(info(pool, UR_USM_POOL_INFO_MAXIMUM_SIZE_EXP), MOST);
    CHECK_EQ(info(pool, UR_USM_POOL_INFO_RELEASE_THRESHOLD_EXP), KEPT);
    for (int round = 0; round < 2; ++round) {
        void *held[8], *more = (void *)1;
        for (int i = 0; i < 8; ++i) {
            UR(urEnqueueUSMDeviceAllocExp(queue, pool, PIECE, NULL, 0, NULL, &held[i], NULL));
        }
        UR_IS(UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY,
              urEnqueueUSMDeviceAllocExp(queue, pool, 1, NULL, 0, NULL, &more, NULL));
        CHECK(more == (void *)1);
        for (int i = 0; i < 8; ++i) {
            UR(urEnqueueUSMFreeExp(queue, pool, held[i], 0, NULL, NULL));
        }
        if (round == 0) { /* behind the frees */
            UR(urEnqueueUSMDeviceAllocExp(queue, pool, MOST, NULL, 0, NULL, &more, NULL));
            UR(urEnqueueUSMFreeExp(queue, pool, more, 0, NULL, NULL));
        }
        UR(urQueueFinish(queue));
        CHECK_EQ(info(pool, UR_USM_POOL_INFO_USED_CURRENT_EXP), 0);
        size_t reserved = info(pool, UR_USM_POOL_INFO_RESERVED_CURRENT_EXP);
        CHECK_MSG(reserved <= KEPT, "%zu bytes are kept after a wait", reserved);
    }
}

/* Kinds of memory and alignments that a driver's pool does not have count towards the same limit.
 */
TEST(other_kinds) {
    enum { MOST = 4 << 20, SIZE = 3 << 20 };
    ur_usm_pool_limits_desc_t limits = {UR_STRUCTURE_TYPE_USM_POOL_LIMITS_DESC, NULL, MOST, 0};
    ur_usm_pool_handle_t pool = new_pool(0, &limits);
    ur_queue_handle_t queue = conf_queue(0);
    unsigned char *out = conf_alloc(4);
    for (int type = UR_USM_TYPE_HOST; type <= UR_USM_TYPE_SHARED; ++type) {
        void *pointer = NULL, *more = (void *)1;
        unsigned char value = (unsigned char)(type + 40);
        if (!conf_has_usm((ur_usm_type_t)type)) {
            continue;
        }
        UR(conf_alloc_async((ur_usm_type_t)type, queue, pool, SIZE, 0, NULL, &pointer, NULL));
        UR_IS(UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY,
              urEnqueueUSMDeviceAllocExp(queue, pool, SIZE, NULL, 0, NULL, &more, NULL));
        CHECK(more == (void *)1);
        UR(urEnqueueUSMFill(queue, pointer, 1, &value, SIZE, 0, NULL, NULL));
        UR(urEnqueueUSMMemcpy(queue, false, &out[type], (char *)pointer + SIZE - 1, 1, 0, NULL,
                              NULL));
        UR(urEnqueueUSMFreeExp(queue, pool, pointer, 0, NULL, NULL));
    }
    UR(urQueueFinish(queue));
    for (int type = UR_USM_TYPE_HOST; type <= UR_USM_TYPE_SHARED; ++type) {
        CHECK_EQ(out[type], conf_has_usm((ur_usm_type_t)type) ? type + 40 : 0);
    }
    CHECK_EQ(info(pool, UR_USM_POOL_INFO_USED_CURRENT_EXP), 0);
}

/* What SYCL's memory_pool may be made with, each way. */
TEST(properties) {
    enum { SIZE = 1 << 20 };
    ur_queue_handle_t queue = conf_queue(0);
    unsigned char *out = conf_alloc(SIZE), value = 0xee;
    for (uint32_t way = 0; way < 16; ++way) {
        ur_usm_pool_limits_desc_t limits = {UR_STRUCTURE_TYPE_USM_POOL_LIMITS_DESC, NULL,
                                            way & 1 ? 4 * SIZE : 0, way & 2 ? 2 * SIZE : 0};
        ur_usm_pool_flags_t flags = (way & 4 ? UR_USM_POOL_FLAG_READ_ONLY_EXP : 0) |
                                    (way & 8 ? UR_USM_POOL_FLAG_ZERO_INITIALIZE_BLOCK : 0);
        ur_usm_pool_handle_t pool = new_pool(flags, &limits);
        CHECK_EQ(info(pool, UR_USM_POOL_INFO_MAXIMUM_SIZE_EXP), limits.maxPoolableSize);
        CHECK_EQ(info(pool, UR_USM_POOL_INFO_RELEASE_THRESHOLD_EXP),
                 way & 2 ? limits.minDriverAllocSize : SIZE_MAX);
        for (int i = 0; i < 2; ++i) {
            void *pointer = NULL;
            UR(urEnqueueUSMDeviceAllocExp(queue, pool, SIZE, NULL, 0, NULL, &pointer, NULL));
            if (flags & UR_USM_POOL_FLAG_ZERO_INITIALIZE_BLOCK) {
                UR(urEnqueueUSMMemcpy(queue, true, out, pointer, SIZE, 0, NULL, NULL));
                CHECK(out[0] == 0 && out[SIZE / 2] == 0 && out[SIZE - 1] == 0);
            }
            if (!(flags & UR_USM_POOL_FLAG_READ_ONLY_EXP)) {
                UR(urEnqueueUSMFill(queue, pointer, 1, &value, SIZE, 0, NULL, NULL));
            }
            UR(urEnqueueUSMFreeExp(queue, pool, pointer, 0, NULL, NULL));
            UR(urQueueFinish(queue));
        }
    }
}

TEST(without_a_queue) {
    ur_usm_pool_handle_t pool = new_pool(0, NULL), told = NULL;
    ur_queue_handle_t queue = conf_queue(0);
    void *pointer = NULL, *base = NULL;
    UR(urUSMDeviceAlloc(conf.context, conf.device, NULL, pool, 5000, &pointer));
    UR(urUSMGetMemAllocInfo(conf.context, (char *)pointer + 4999, UR_USM_ALLOC_INFO_BASE_PTR,
                            sizeof base, &base, NULL));
    CHECK_PTR(base, pointer);
    UR(urUSMGetMemAllocInfo(conf.context, pointer, UR_USM_ALLOC_INFO_POOL, sizeof told, &told,
                            NULL));
    CHECK_PTR(told, pool);
    UR(urUSMFree(conf.context, pointer));
    /* Either kind of free is right for either kind of allocation. */
    UR(urUSMDeviceAlloc(conf.context, conf.device, NULL, pool, 5000, &pointer));
    UR(urEnqueueUSMFreeExp(queue, pool, pointer, 0, NULL, NULL));
    UR(urEnqueueUSMDeviceAllocExp(queue, pool, 5000, NULL, 0, NULL, &pointer, NULL));
    UR(urUSMFree(conf.context, pointer));
    UR(urQueueFinish(queue));
    void *again = NULL; /* which looks after frees that had to wait */
    UR(urEnqueueUSMDeviceAllocExp(queue, pool, 5000, NULL, 0, NULL, &again, NULL));
    UR(urEnqueueUSMFreeExp(queue, pool, again, 0, NULL, NULL));
    UR(urQueueFinish(queue));
    CHECK_EQ(info(pool, UR_USM_POOL_INFO_USED_CURRENT_EXP), 0);
}

TEST(refuses) {
    ur_usm_pool_handle_t pool = new_pool(0, NULL), other = new_pool(0, NULL);
    ur_queue_handle_t queue = conf_queue(0);
    void *pointer = (void *)1;
    UR_IS(UR_RESULT_ERROR_INVALID_USM_SIZE,
          urEnqueueUSMDeviceAllocExp(queue, pool, 0, NULL, 0, NULL, &pointer, NULL));
    CHECK(pointer == (void *)1);
    UR(urEnqueueUSMDeviceAllocExp(queue, pool, 64, NULL, 0, NULL, &pointer, NULL));
    UR_IS(UR_RESULT_ERROR_INVALID_VALUE, urEnqueueUSMFreeExp(queue, other, pointer, 0, NULL, NULL));
    UR_IS(UR_RESULT_ERROR_INVALID_MEM_OBJECT,
          urEnqueueUSMFreeExp(queue, pool, (char *)pointer + 1, 0, NULL, NULL));
    UR(urEnqueueUSMFreeExp(queue, pool, pointer, 0, NULL, NULL));
    UR_IS(UR_RESULT_ERROR_INVALID_MEM_OBJECT,
          urEnqueueUSMFreeExp(queue, pool, pointer, 0, NULL, NULL));
    UR(urQueueFinish(queue));
    /* The driver's pool has memory of the driver. */
    ur_usm_pool_buffer_desc_t buffer = {
        UR_STRUCTURE_TYPE_USM_POOL_BUFFER_DESC, NULL, &pool, 4096, UR_USM_TYPE_HOST, NULL};
    ur_usm_pool_desc_t desc = {UR_STRUCTURE_TYPE_USM_POOL_DESC, &buffer,
                               UR_USM_POOL_FLAG_USE_NATIVE_MEMORY_POOL_EXP};
    ur_usm_pool_handle_t none = NULL;
    UR_IS(UR_RESULT_ERROR_INVALID_VALUE,
          urUSMPoolCreateExp(conf.context, conf.device, &desc, &none));
    CHECK(none == NULL);
}

TEST(released_first) {
    ur_usm_pool_desc_t desc = {UR_STRUCTURE_TYPE_USM_POOL_DESC, NULL,
                               UR_USM_POOL_FLAG_USE_NATIVE_MEMORY_POOL_EXP};
    NEED(UR_DEVICE_INFO_ASYNC_USM_ALLOCATIONS_SUPPORT_EXP);
    ur_context_handle_t context = conf_new_context();
    ur_queue_handle_t queue = conf_queue_in(context, 0);
    ur_usm_pool_handle_t pool = NULL;
    UR(urUSMPoolCreateExp(context, conf.device, &desc, &pool));
    void *freed = NULL, *kept = NULL, *lost = NULL;
    UR(urEnqueueUSMDeviceAllocExp(queue, pool, 4096, NULL, 0, NULL, &freed, NULL));
    UR(urEnqueueUSMDeviceAllocExp(queue, pool, 4096, NULL, 0, NULL, &kept, NULL));
    UR(urEnqueueUSMDeviceAllocExp(queue, pool, 4096, NULL, 0, NULL, &lost, NULL));
    UR(urUSMPoolRelease(pool));
    unsigned char value = 5, out = 0;
    UR(urEnqueueUSMFill(queue, kept, 1, &value, 4096, 0, NULL, NULL));
    UR(urEnqueueUSMMemcpy(queue, true, &out, kept, 1, 0, NULL, NULL));
    CHECK_EQ(out, 5);
    UR(urEnqueueUSMFreeExp(queue, NULL, freed, 0, NULL, NULL));
    UR(urQueueFinish(queue));
    UR(urUSMFree(context, kept));
    /* `lost` goes with the context. */
}

static const conf_test tests[] = {
    CONF_TEST(in_order, "urUSMPoolCreateExp urEnqueueUSMDeviceAllocExp urEnqueueUSMFreeExp",
              "serves in-order queues from a pool of the driver"),
    CONF_TEST(out_of_order, "urEnqueueUSMDeviceAllocExp urEnqueueUSMFreeExp",
              "serves out-of-order queues from a pool of the driver, with events and without"),
    CONF_TEST(zeroes, "urUSMPoolCreateExp", "zeroes memory of a pool of the driver"),
    CONF_TEST(counts_and_trims, "urUSMPoolGetInfoExp urUSMPoolSetInfoExp urUSMPoolTrimToExp",
              "counts, keeps and gives back what a pool of the driver holds"),
    CONF_TEST(keeps_to_limits, "urUSMPoolCreateExp urUSMPoolSetInfoExp",
              "keeps a pool of the driver to its limits"),
    CONF_TEST(other_kinds, "urEnqueueUSMHostAllocExp urEnqueueUSMSharedAllocExp",
              "serves all kinds of memory from a pool that the driver may keep"),
    CONF_TEST(properties, "urUSMPoolCreateExp urUSMPoolGetInfoExp",
              "takes limit, threshold, read-only and zeroing together"),
    CONF_TEST(without_a_queue, "urUSMDeviceAlloc urUSMFree urUSMGetMemAllocInfo",
              "allocates from a pool of the driver and frees without a queue"),
    CONF_TEST(refuses, "urEnqueueUSMDeviceAllocExp urEnqueueUSMFreeExp",
              "refuses what a pool of the driver cannot do"),
    CONF_TEST(released_first, "urUSMPoolRelease",
              "leaves a pool of the driver to allocations that are live"),
};

int main(int argc, char **argv) {
    static const conf_suite suite = {"native_pool", tests, CONF_COUNT(tests), false};
    return conf_main(argc, argv, &suite);
}
