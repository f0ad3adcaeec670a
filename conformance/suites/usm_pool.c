/* USM pools, both families of calls. */
#include "conf.h"

static void release_pool(void *pool) {
    urUSMPoolRelease(pool);
}

static void need_pools(void) {
    NEED(UR_DEVICE_INFO_USM_POOL_SUPPORT);
}

static void need_async(void) {
    NEED(UR_DEVICE_INFO_ASYNC_USM_ALLOCATIONS_SUPPORT_EXP);
}

static ur_usm_pool_handle_t new_pool(ur_usm_pool_flags_t flags, const void *next) {
    need_pools();
    ur_usm_pool_desc_t desc = {UR_STRUCTURE_TYPE_USM_POOL_DESC, next, flags};
    ur_usm_pool_handle_t pool = NULL;
    UR(urUSMPoolCreate(conf.context, &desc, &pool));
    CHECK(pool != NULL);
    conf_defer(release_pool, pool);
    return pool;
}

static void destroy_pool(void *pool) {
    urUSMPoolDestroyExp(conf.context, conf.device, pool);
}

static ur_usm_pool_handle_t new_pool_exp(ur_usm_pool_flags_t flags, const void *next) {
    need_async();
    ur_usm_pool_desc_t desc = {UR_STRUCTURE_TYPE_USM_POOL_DESC, next, flags};
    ur_usm_pool_handle_t pool = NULL;
    UR_OR_UNSUPPORTED(urUSMPoolCreateExp(conf.context, conf.device, &desc, &pool));
    CHECK(pool != NULL);
    conf_defer(destroy_pool, pool);
    return pool;
}

static ur_result_t get(void *object, uint32_t property, size_t size, void *value,
                       size_t *size_ret) {
    return urUSMPoolGetInfo(object, (ur_usm_pool_info_t)property, size, value, size_ret);
}

static void query(const void *q) {
    conf_check_query(q, get, new_pool(0, NULL));
}

TEST(unknown_query) {
    conf_check_unknown_query(get, new_pool(0, NULL));
}

TEST(query_errors) {
    conf_check_query_errors(get, new_pool(0, NULL), UR_USM_POOL_INFO_CONTEXT);
}

static ur_result_t allocate(ur_usm_type_t type, ur_usm_pool_handle_t pool, size_t size,
                            void **pointer) {
    switch (type) {
    case UR_USM_TYPE_HOST:
        return urUSMHostAlloc(conf.context, NULL, pool, size, pointer);
    case UR_USM_TYPE_SHARED:
        return urUSMSharedAlloc(conf.context, conf.device, NULL, pool, size, pointer);
    default:
        return urUSMDeviceAlloc(conf.context, conf.device, NULL, pool, size, pointer);
    }
}

TEST(creates) {
    ur_usm_pool_handle_t pool = new_pool(0, NULL);
    ur_context_handle_t context = NULL;
    UR(urUSMPoolGetInfo(pool, UR_USM_POOL_INFO_CONTEXT, sizeof context, &context, NULL));
    CHECK_PTR(context, conf.context);
    uint32_t count = 0;
    UR(urUSMPoolGetInfo(pool, UR_USM_POOL_INFO_REFERENCE_COUNT, sizeof count, &count, NULL));
    CHECK_EQ(count, 1);
    UR(urUSMPoolRetain(pool));
    UR(urUSMPoolGetInfo(pool, UR_USM_POOL_INFO_REFERENCE_COUNT, sizeof count, &count, NULL));
    CHECK_EQ(count, 2);
    UR(urUSMPoolRelease(pool));
    UR(urUSMPoolGetInfo(pool, UR_USM_POOL_INFO_REFERENCE_COUNT, sizeof count, &count, NULL));
    CHECK_EQ(count, 1);
}

TEST(serves) {
    enum { COUNT = 200 };
    ur_usm_pool_handle_t pool = new_pool(0, NULL);
    ur_queue_handle_t queue = conf_queue(0);
    uint64_t state = conf_seed();
    for (int type = UR_USM_TYPE_HOST; type <= UR_USM_TYPE_SHARED; ++type) {
        if (!conf_has_usm((ur_usm_type_t)type)) {
            continue;
        }
        unsigned char *pointers[COUNT];
        size_t sizes[COUNT];
        for (int i = 0; i < COUNT; ++i) {
            void *pointer = NULL;
            sizes[i] = 1 + conf_random(&state) % 5000;
            UR(allocate((ur_usm_type_t)type, pool, sizes[i], &pointer));
            pointers[i] = pointer;
            unsigned char value = (unsigned char)i;
            UR(urEnqueueUSMFill(queue, pointer, 1, &value, sizes[i], 0, NULL, NULL));
        }
        UR(urQueueFinish(queue));
        for (int i = 0; i < COUNT; ++i) {
            ur_usm_pool_handle_t told = NULL;
            ur_result_t result = urUSMGetMemAllocInfo(
                conf.context, pointers[i], UR_USM_ALLOC_INFO_POOL, sizeof told, &told, NULL);
            CHECK_MSG(result == UR_RESULT_SUCCESS ||
                          result == UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION,
                      "pool of a pointer: %s", conf_result_name(result));
            CHECK(result != UR_RESULT_SUCCESS || told == pool);
            unsigned char ends[2] = {0, 0};
            UR(urEnqueueUSMMemcpy(queue, true, &ends[0], pointers[i], 1, 0, NULL, NULL));
            UR(urEnqueueUSMMemcpy(queue, true, &ends[1], pointers[i] + sizes[i] - 1, 1, 0, NULL,
                                  NULL));
            CHECK_MSG(ends[0] == (unsigned char)i && ends[1] == (unsigned char)i,
                      "allocation %d was overwritten", i);
            void *base = NULL;
            UR(urUSMGetMemAllocInfo(conf.context, pointers[i], UR_USM_ALLOC_INFO_BASE_PTR,
                                    sizeof base, &base, NULL));
            CHECK_PTR(base, pointers[i]);
        }
        for (int i = 0; i < COUNT; ++i) {
            UR(urUSMFree(conf.context, pointers[i]));
        }
    }
}

TEST(zeroes) {
    ur_usm_pool_handle_t pool = new_pool(UR_USM_POOL_FLAG_ZERO_INITIALIZE_BLOCK, NULL);
    ur_usm_type_t type = conf_usm_type();
    ur_queue_handle_t queue = conf_queue(0);
    unsigned char *out = conf_alloc(8192), value = 0xff;
    for (int round = 0; round < 3; ++round) {
        void *pointer = NULL;
        UR(allocate(type, pool, 8192, &pointer));
        UR(urEnqueueUSMMemcpy(queue, true, out, pointer, 8192, 0, NULL, NULL));
        UR(urEnqueueUSMFill(queue, pointer, 1, &value, 8192, 0, NULL, NULL));
        UR(urQueueFinish(queue));
        UR(urUSMFree(conf.context, pointer));
        for (int i = 0; i < 8192; ++i) {
            CHECK_MSG(out[i] == 0, "byte %d of allocation %d is 0x%x", i, round, out[i]);
        }
    }
}

TEST(limits) {
    ur_usm_pool_limits_desc_t limits = {UR_STRUCTURE_TYPE_USM_POOL_LIMITS_DESC, NULL, 4096, 65536};
    ur_usm_pool_handle_t pool = new_pool(0, &limits);
    ur_usm_type_t type = conf_usm_type();
    void *small = NULL, *large = NULL;
    UR(allocate(type, pool, 100, &small));
    ur_result_t result = allocate(type, pool, 1 << 20, &large);
    UR(urUSMFree(conf.context, small));
    CHECK_EQ(result, UR_RESULT_SUCCESS);
    UR(urUSMFree(conf.context, large));
}

TEST(released_first) {
    need_pools();
    ur_usm_type_t type = conf_usm_type();
    ur_usm_pool_desc_t desc = {UR_STRUCTURE_TYPE_USM_POOL_DESC, NULL, 0};
    ur_usm_pool_handle_t pool = NULL;
    UR(urUSMPoolCreate(conf.context, &desc, &pool));
    void *pointer = NULL;
    UR(allocate(type, pool, 4096, &pointer));
    UR(urUSMPoolRelease(pool));
    ur_queue_handle_t queue = conf_queue(0);
    unsigned char value = 6, read = 0;
    UR(urEnqueueUSMFill(queue, pointer, 1, &value, 4096, 0, NULL, NULL));
    UR(urEnqueueUSMMemcpy(queue, true, &read, pointer, 1, 0, NULL, NULL));
    UR(urUSMFree(conf.context, pointer));
    CHECK_EQ(read, 6);
}

/* ---- the family of the asynchronous calls ---------------------------------------------------- */

static size_t pool_size(ur_usm_pool_handle_t pool, ur_usm_pool_info_t which) {
    size_t value = SIZE_MAX, size = 0;
    UR(urUSMPoolGetInfoExp(pool, which, NULL, &size));
    CHECK_EQ(size, sizeof value);
    UR(urUSMPoolGetInfoExp(pool, which, &value, NULL));
    return value;
}

TEST(exp_creates) {
    ur_usm_pool_handle_t pool = new_pool_exp(0, NULL);
    CHECK_EQ(pool_size(pool, UR_USM_POOL_INFO_USED_CURRENT_EXP), 0);
    CHECK(pool_size(pool, UR_USM_POOL_INFO_RESERVED_CURRENT_EXP) <=
          pool_size(pool, UR_USM_POOL_INFO_RESERVED_HIGH_EXP));
}

TEST(exp_counts) {
    ur_usm_pool_handle_t pool = new_pool_exp(0, NULL);
    ur_queue_handle_t queue = conf_queue(0);
    void *pointer = NULL;
    UR(urEnqueueUSMDeviceAllocExp(queue, pool, 100000, NULL, 0, NULL, &pointer, NULL));
    size_t used = pool_size(pool, UR_USM_POOL_INFO_USED_CURRENT_EXP);
    CHECK_MSG(used >= 100000, "%zu bytes are used after an allocation of 100000", used);
    CHECK(pool_size(pool, UR_USM_POOL_INFO_USED_HIGH_EXP) >= used);
    CHECK(pool_size(pool, UR_USM_POOL_INFO_RESERVED_CURRENT_EXP) >= used);
    UR(urEnqueueUSMFreeExp(queue, pool, pointer, 0, NULL, NULL));
    UR(urQueueFinish(queue));
    CHECK_EQ(pool_size(pool, UR_USM_POOL_INFO_USED_CURRENT_EXP), 0);
    CHECK(pool_size(pool, UR_USM_POOL_INFO_USED_HIGH_EXP) >= 100000);
    size_t zero = 0;
    UR(urUSMPoolSetInfoExp(pool, UR_USM_POOL_INFO_USED_HIGH_EXP, &zero, sizeof zero));
    CHECK_MSG(pool_size(pool, UR_USM_POOL_INFO_USED_HIGH_EXP) < 100000,
              "the high watermark cannot be reset");
}

TEST(exp_trims) {
    ur_usm_pool_handle_t pool = new_pool_exp(0, NULL);
    size_t keep = SIZE_MAX;
    ur_result_t result =
        urUSMPoolSetInfoExp(pool, UR_USM_POOL_INFO_RELEASE_THRESHOLD_EXP, &keep, sizeof keep);
    CHECK_EQ(result, UR_RESULT_SUCCESS);
    CHECK_EQ(pool_size(pool, UR_USM_POOL_INFO_RELEASE_THRESHOLD_EXP), keep);
    ur_queue_handle_t queue = conf_queue(0);
    void *pointer = NULL;
    UR(urEnqueueUSMDeviceAllocExp(queue, pool, 1 << 22, NULL, 0, NULL, &pointer, NULL));
    UR(urEnqueueUSMFreeExp(queue, pool, pointer, 0, NULL, NULL));
    UR(urQueueFinish(queue));
    CHECK_MSG(pool_size(pool, UR_USM_POOL_INFO_RESERVED_CURRENT_EXP) >= 1 << 22,
              "freed memory below the release threshold is not kept");
    UR(urUSMPoolTrimToExp(conf.context, conf.device, pool, 0));
    CHECK_EQ(pool_size(pool, UR_USM_POOL_INFO_RESERVED_CURRENT_EXP), 0);
}

TEST(exp_default) {
    need_async();
    ur_usm_pool_handle_t pool = NULL, again = NULL, current = NULL;
    UR_OR_UNSUPPORTED(urUSMPoolGetDefaultDevicePoolExp(conf.context, conf.device, &pool));
    CHECK(pool != NULL);
    UR(urUSMPoolGetDefaultDevicePoolExp(conf.context, conf.device, &again));
    CHECK_PTR(again, pool);
    UR(urUSMPoolGetDevicePoolExp(conf.context, conf.device, &current));
    CHECK_PTR(current, pool);
}

static void back_to_default(void *pool) {
    urUSMPoolSetDevicePoolExp(conf.context, conf.device, pool);
}

TEST(exp_set_device_pool) {
    ur_usm_pool_handle_t pool = new_pool_exp(0, NULL), other = NULL, current = NULL;
    UR_OR_UNSUPPORTED(urUSMPoolGetDefaultDevicePoolExp(conf.context, conf.device, &other));
    UR(urUSMPoolSetDevicePoolExp(conf.context, conf.device, pool));
    conf_defer(back_to_default, other);
    UR(urUSMPoolGetDevicePoolExp(conf.context, conf.device, &current));
    CHECK_PTR(current, pool);
    /* an allocation that names no pool now comes from this one */
    ur_queue_handle_t queue = conf_queue(0);
    void *pointer = NULL;
    UR(urEnqueueUSMDeviceAllocExp(queue, NULL, 5000, NULL, 0, NULL, &pointer, NULL));
    size_t used = pool_size(pool, UR_USM_POOL_INFO_USED_CURRENT_EXP);
    UR(urEnqueueUSMFreeExp(queue, NULL, pointer, 0, NULL, NULL));
    UR(urQueueFinish(queue));
    CHECK_MSG(used >= 5000, "the pool of the device has %zu bytes in use", used);
}

TEST(exp_maximum) {
    ur_usm_pool_limits_desc_t limits = {UR_STRUCTURE_TYPE_USM_POOL_LIMITS_DESC, NULL, 1 << 20, 0};
    ur_usm_pool_handle_t pool = new_pool_exp(0, &limits);
    size_t maximum = pool_size(pool, UR_USM_POOL_INFO_MAXIMUM_SIZE_EXP);
    if (maximum == 0) {
        conf_skip("the pool has no maximum size");
    }
    ur_queue_handle_t queue = conf_queue(0);
    void *pointer = (void *)1;
    UR_IS_ONE_OF(
        urEnqueueUSMDeviceAllocExp(queue, pool, maximum + 4096, NULL, 0, NULL, &pointer, NULL),
        UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY, UR_RESULT_ERROR_OUT_OF_RESOURCES,
        UR_RESULT_ERROR_INVALID_USM_SIZE);
    CHECK(pointer == (void *)1);
}

TEST(exp_info_errors) {
    ur_usm_pool_handle_t pool = new_pool_exp(0, NULL);
    size_t value = 0;
    UR_IS_ONE_OF(urUSMPoolGetInfoExp(pool, (ur_usm_pool_info_t)0x7ffffffe, &value, NULL),
                 UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION);
    UR_IS_ONE_OF(urUSMPoolSetInfoExp(pool, (ur_usm_pool_info_t)0x7ffffffe, &value, sizeof value),
                 UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION);
    UR_IS_ONE_OF(
        urUSMPoolSetInfoExp(pool, UR_USM_POOL_INFO_RESERVED_CURRENT_EXP, &value, sizeof value),
        UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, UR_RESULT_ERROR_INVALID_ENUMERATION,
        UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

TEST(user_memory) {
    ur_usm_type_t type = conf_usm_type();
    need_async();
    enum { SIZE = 1 << 20 };
    /* as a user has it: an allocation of its own, here one that starts on a page */
    ur_usm_desc_t page = {UR_STRUCTURE_TYPE_USM_DESC, NULL, 0, 4096};
    void *memory_start = NULL;
    UR(type == UR_USM_TYPE_HOST ? urUSMHostAlloc(conf.context, &page, NULL, SIZE, &memory_start)
       : type == UR_USM_TYPE_SHARED
           ? urUSMSharedAlloc(conf.context, conf.device, &page, NULL, SIZE, &memory_start)
           : urUSMDeviceAlloc(conf.context, conf.device, &page, NULL, SIZE, &memory_start));
    conf_own_usm(memory_start);
    char *memory = memory_start;
    ur_usm_pool_buffer_desc_t buffer = {
        UR_STRUCTURE_TYPE_USM_POOL_BUFFER_DESC, NULL, memory, SIZE, type, conf.device};
    ur_usm_pool_handle_t pool = new_pool_exp(0, &buffer);
    ur_queue_handle_t queue = conf_queue(0);
    void *pointer = NULL, *more = (void *)1;
    ur_result_t result =
        type == UR_USM_TYPE_HOST
            ? urEnqueueUSMHostAllocExp(queue, pool, 10000, NULL, 0, NULL, &pointer, NULL)
        : type == UR_USM_TYPE_SHARED
            ? urEnqueueUSMSharedAllocExp(queue, pool, 10000, NULL, 0, NULL, &pointer, NULL)
            : urEnqueueUSMDeviceAllocExp(queue, pool, 10000, NULL, 0, NULL, &pointer, NULL);
    CHECK_EQ(result, UR_RESULT_SUCCESS);
    bool inside = (char *)pointer >= memory && (char *)pointer + 10000 <= memory + SIZE;
    result = urEnqueueUSMDeviceAllocExp(queue, pool, 2 * SIZE, NULL, 0, NULL, &more, NULL);
    UR(urEnqueueUSMFreeExp(queue, pool, pointer, 0, NULL, NULL));
    UR(urQueueFinish(queue));
    CHECK_MSG(inside, "the pool gives memory that is not the user's");
    CHECK_MSG(result != UR_RESULT_SUCCESS, "the pool gives more than the user's memory");
}

static const conf_test tests[] = {
    CONF_TEST(creates, "urUSMPoolCreate urUSMPoolRetain urUSMPoolRelease urUSMPoolGetInfo",
              "starts with one reference and knows its context"),
    CONF_TEST(serves, "urUSMPoolCreate urUSMDeviceAlloc urUSMHostAlloc urUSMSharedAlloc urUSMFree",
              "serves allocations that do not overlap"),
    CONF_TEST(zeroes, "urUSMPoolCreate", "zeroes each allocation when asked to"),
    CONF_TEST(limits, "urUSMPoolCreate", "serves sizes below and above its limits"),
    CONF_TEST(released_first, "urUSMPoolRelease", "leaves the pool to allocations that are live"),
    CONF_TEST(unknown_query, "urUSMPoolGetInfo", "refuses unknown enumerators and writes nothing"),
    CONF_TEST(query_errors, "urUSMPoolGetInfo", "refuses outputs that do not fit together"),
    CONF_TEST(exp_creates, "urUSMPoolCreateExp urUSMPoolDestroyExp urUSMPoolGetInfoExp",
              "makes a pool of nothing used"),
    CONF_TEST(exp_counts, "urUSMPoolGetInfoExp urUSMPoolSetInfoExp",
              "counts what is used, with a high watermark"),
    CONF_TEST(exp_trims, "urUSMPoolTrimToExp urUSMPoolSetInfoExp",
              "gives memory back that nobody uses"),
    CONF_TEST(exp_default, "urUSMPoolGetDefaultDevicePoolExp urUSMPoolGetDevicePoolExp",
              "gives the same pool each time, which is the device's at first"),
    CONF_TEST(exp_set_device_pool, "urUSMPoolSetDevicePoolExp urUSMPoolGetDevicePoolExp",
              "makes the pool serve allocations that name none"),
    CONF_TEST(exp_maximum, "urUSMPoolCreateExp", "keeps to its maximum size"),
    CONF_TEST(exp_info_errors, "urUSMPoolGetInfoExp urUSMPoolSetInfoExp",
              "refuses what it does not know or cannot set"),
    CONF_TEST(user_memory, "urUSMPoolCreateExp",
              "serves from memory that the user brings, and nothing else"),
};

int main(int argc, char **argv) {
    static conf_list list;
    conf_list_add(&list, tests, CONF_COUNT(tests));
    conf_list_queries(&list, "ur_usm_pool_info_t", "urUSMPoolGetInfo", query);
    return conf_main_list(argc, argv, "usm_pool", &list);
}
