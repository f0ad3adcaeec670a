/* USM: allocation of the three types, and what is told of a pointer. */
#include <stdlib.h>

#include "conf.h"

static const ur_usm_type_t host_type = UR_USM_TYPE_HOST, device_type = UR_USM_TYPE_DEVICE,
                           shared_type = UR_USM_TYPE_SHARED;

static ur_result_t allocate(ur_usm_type_t type, const ur_usm_desc_t *desc, size_t size,
                            void **pointer) {
    switch (type) {
    case UR_USM_TYPE_HOST:
        return urUSMHostAlloc(conf.context, desc, NULL, size, pointer);
    case UR_USM_TYPE_SHARED:
        return urUSMSharedAlloc(conf.context, conf.device, desc, NULL, size, pointer);
    default:
        return urUSMDeviceAlloc(conf.context, conf.device, desc, NULL, size, pointer);
    }
}

static ur_usm_type_t needed(const void *data) {
    ur_usm_type_t type = *(const ur_usm_type_t *)data;
    conf_need_usm(type);
    return type;
}

static ur_result_t get(void *object, uint32_t property, size_t size, void *value,
                       size_t *size_ret) {
    return urUSMGetMemAllocInfo(conf.context, object, (ur_usm_alloc_info_t)property, size, value,
                                size_ret);
}

static ur_result_t get_poolless(void *object, uint32_t property, size_t size, void *value,
                                size_t *size_ret) {
    ur_result_t result = get(object, property, size, value, size_ret);
    if (property == UR_USM_ALLOC_INFO_POOL && result == UR_RESULT_ERROR_INVALID_VALUE) {
        conf_unsupported("the allocation is of no pool");
    }
    return result;
}

static void query(const void *q) {
    conf_check_query(q, get_poolless, conf_usm(conf_usm_type(), 256));
}

TEST(unknown_query) {
    conf_check_unknown_query(get, conf_usm(conf_usm_type(), 256));
}

TEST(query_errors) {
    conf_check_query_errors(get, conf_usm(conf_usm_type(), 256), UR_USM_ALLOC_INFO_TYPE);
}

/* Writes all of it from the device and reads it back. */
static void check_usable(unsigned char *pointer, size_t size, unsigned char value) {
    ur_queue_handle_t queue = conf_queue(0);
    unsigned char *host = conf_alloc(size);
    UR(urEnqueueUSMFill(queue, pointer, 1, &value, size, 0, NULL, NULL));
    UR(urEnqueueUSMMemcpy(queue, true, host, pointer, size, 0, NULL, NULL));
    for (size_t i = 0; i < size; ++i) {
        CHECK_MSG(host[i] == value, "byte %zu of %zu is 0x%x, not 0x%x", i, size, host[i], value);
    }
}

TEST(allocates) {
    ur_usm_type_t type = needed(data);
    static const size_t sizes[] = {1, 3, 64, 4095, 4096, 65537, 1 << 22};
    for (size_t i = 0; i < CONF_COUNT(sizes); ++i) {
        check_usable(conf_usm(type, sizes[i]), sizes[i], (unsigned char)(i + 1));
    }
}

TEST(host_reach) {
    ur_usm_type_t type = needed(data);
    ur_queue_handle_t queue = conf_queue(0);
    unsigned char *pointer = conf_usm(type, 4096), value = 0x42, *host = conf_alloc(4096);
    memset(pointer, 0x24, 4096);
    UR(urEnqueueUSMMemcpy(queue, true, host, pointer, 4096, 0, NULL, NULL));
    CHECK_EQ(host[0], 0x24);
    CHECK_EQ(host[4095], 0x24);
    UR(urEnqueueUSMFill(queue, pointer, 1, &value, 4096, 0, NULL, NULL));
    UR(urQueueFinish(queue));
    CHECK_EQ(pointer[0], 0x42);
    CHECK_EQ(pointer[4095], 0x42);
}

TEST(alignment) {
    ur_usm_type_t type = needed(data);
    for (uint32_t align = 1; align <= 4096; align *= 2) {
        ur_usm_desc_t desc = {UR_STRUCTURE_TYPE_USM_DESC, NULL, 0, align};
        for (size_t size = 1; size < 200; size += 63) {
            void *pointer = NULL;
            ur_result_t result = allocate(type, &desc, size, &pointer);
            if (result == UR_RESULT_ERROR_UNSUPPORTED_ALIGNMENT ||
                result == UR_RESULT_ERROR_INVALID_VALUE) {
                CHECK_MSG(align > 64, "alignment %u is refused: %s", align,
                          conf_result_name(result));
                CHECK(pointer == NULL);
                continue;
            }
            CHECK_MSG(result == UR_RESULT_SUCCESS, "alignment %u, size %zu: %s", align, size,
                      conf_result_name(result));
            conf_own_usm(pointer);
            CHECK_MSG((uintptr_t)pointer % align == 0, "%p is not aligned to %u", pointer, align);
        }
    }
}

TEST(bad_alignment) {
    ur_usm_type_t type = needed(data);
    static const uint32_t wrong[] = {3, 5, 6, 24, 100, 0x80000001u};
    for (size_t i = 0; i < CONF_COUNT(wrong); ++i) {
        ur_usm_desc_t desc = {UR_STRUCTURE_TYPE_USM_DESC, NULL, 0, wrong[i]};
        void *pointer = (void *)1;
        ur_result_t result = allocate(type, &desc, 64, &pointer);
        CHECK_MSG(result == UR_RESULT_ERROR_INVALID_VALUE, "alignment %u: %s", wrong[i],
                  conf_result_name(result));
        CHECK(pointer == (void *)1);
    }
    ur_usm_desc_t huge = {UR_STRUCTURE_TYPE_USM_DESC, NULL, 0, 1u << 31};
    void *pointer = (void *)1;
    ur_result_t result = allocate(type, &huge, 64, &pointer);
    if (result == UR_RESULT_SUCCESS) {
        conf_own_usm(pointer);
        CHECK_MSG((uintptr_t)pointer % (1u << 31) == 0, "%p is not aligned to 2 GiB", pointer);
    } else {
        CHECK(pointer == (void *)1);
    }
}

TEST(size_zero) {
    void *pointer = (void *)1;
    UR_IS(UR_RESULT_ERROR_INVALID_USM_SIZE, allocate(needed(data), NULL, 0, &pointer));
    CHECK(pointer == (void *)1);
}

TEST(size_huge) {
    ur_usm_type_t type = needed(data);
    static const size_t sizes[] = {SIZE_MAX, SIZE_MAX - 1, SIZE_MAX - 4095, SIZE_MAX / 2,
                                   (size_t)1 << 62};
    for (size_t i = 0; i < CONF_COUNT(sizes); ++i) {
        void *pointer = (void *)1;
        ur_result_t result = allocate(type, NULL, sizes[i], &pointer);
        CHECK_MSG(result == UR_RESULT_ERROR_INVALID_USM_SIZE ||
                      result == UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY ||
                      result == UR_RESULT_ERROR_OUT_OF_HOST_MEMORY ||
                      result == UR_RESULT_ERROR_OUT_OF_RESOURCES,
                  "size 0x%zx: %s", sizes[i], conf_result_name(result));
        CHECK(pointer == (void *)1);
    }
}

TEST(pointer_info) {
    ur_usm_type_t type = needed(data), told = UR_USM_TYPE_UNKNOWN;
    char *pointer = conf_usm(type, 1000);
    static const size_t offsets[] = {0, 1, 500, 999};
    for (size_t i = 0; i < CONF_COUNT(offsets); ++i) {
        char *at = pointer + offsets[i];
        UR(urUSMGetMemAllocInfo(conf.context, at, UR_USM_ALLOC_INFO_TYPE, sizeof told, &told,
                                NULL));
        CHECK_EQ(told, type);
        void *base = NULL;
        UR(urUSMGetMemAllocInfo(conf.context, at, UR_USM_ALLOC_INFO_BASE_PTR, sizeof base, &base,
                                NULL));
        CHECK_PTR(base, pointer);
        size_t size = 0;
        UR(urUSMGetMemAllocInfo(conf.context, at, UR_USM_ALLOC_INFO_SIZE, sizeof size, &size,
                                NULL));
        CHECK_MSG(size >= 1000, "the size of an allocation of 1000 bytes is told as %zu", size);
        ur_device_handle_t device = (ur_device_handle_t)&told;
        UR(urUSMGetMemAllocInfo(conf.context, at, UR_USM_ALLOC_INFO_DEVICE, sizeof device, &device,
                                NULL));
        /* host memory belongs to no device, or to the one of its context */
        CHECK_PTR(device, type == UR_USM_TYPE_HOST && !device ? NULL : conf.device);
    }
}

TEST(unknown_pointer) {
    conf_usm_type();
    int local = 0;
    void *heap = conf_alloc(64), *pointers[2] = {&local, heap};
    for (int i = 0; i < 2; ++i) {
        ur_usm_type_t type = UR_USM_TYPE_HOST;
        UR(urUSMGetMemAllocInfo(conf.context, pointers[i], UR_USM_ALLOC_INFO_TYPE, sizeof type,
                                &type, NULL));
        CHECK_EQ(type, UR_USM_TYPE_UNKNOWN);
    }
}

TEST(freed_pointer) {
    void *pointer = NULL;
    UR(allocate(conf_usm_type(), NULL, 1 << 20, &pointer));
    UR(urUSMFree(conf.context, pointer));
    ur_usm_type_t type = UR_USM_TYPE_HOST;
    UR(urUSMGetMemAllocInfo(conf.context, pointer, UR_USM_ALLOC_INFO_TYPE, sizeof type, &type,
                            NULL));
    CHECK_EQ(type, UR_USM_TYPE_UNKNOWN);
}

TEST(other_context) {
    ur_usm_type_t told = UR_USM_TYPE_HOST;
    void *pointer = conf_usm(conf_usm_type(), 256);
    ur_context_handle_t other = conf_new_context();
    UR(urUSMGetMemAllocInfo(other, pointer, UR_USM_ALLOC_INFO_TYPE, sizeof told, &told, NULL));
    CHECK_EQ(told, UR_USM_TYPE_UNKNOWN);
}

TEST(free_wrong) {
    conf_usm_type();
    void *heap = conf_alloc(64);
    UR_IS_ONE_OF(urUSMFree(conf.context, heap), UR_RESULT_ERROR_INVALID_MEM_OBJECT,
                 UR_RESULT_ERROR_INVALID_VALUE);
}

TEST(free_inner) {
    char *pointer = conf_usm(conf_usm_type(), 256);
    UR_IS_ONE_OF(urUSMFree(conf.context, pointer + 16), UR_RESULT_ERROR_INVALID_MEM_OBJECT,
                 UR_RESULT_ERROR_INVALID_VALUE);
    check_usable((unsigned char *)pointer, 256, 1);
}

TEST(free_twice) {
    void *pointer = NULL;
    UR(allocate(conf_usm_type(), NULL, 1 << 20, &pointer));
    UR(urUSMFree(conf.context, pointer));
    UR_IS_ONE_OF(urUSMFree(conf.context, pointer), UR_RESULT_ERROR_INVALID_MEM_OBJECT,
                 UR_RESULT_ERROR_INVALID_VALUE);
}

TEST(many) {
    enum { COUNT = 500 };
    ur_usm_type_t type = conf_usm_type();
    char *pointers[COUNT];
    uint64_t state = conf_seed();
    size_t sizes[COUNT];
    for (int i = 0; i < COUNT; ++i) {
        sizes[i] = 1 + conf_random(&state) % 20000;
        pointers[i] = conf_usm(type, sizes[i]);
    }
    for (int i = 0; i < COUNT; ++i) {
        for (int k = 0; k < i; ++k) {
            CHECK_MSG(pointers[i] + sizes[i] <= pointers[k] ||
                          pointers[k] + sizes[k] <= pointers[i],
                      "allocations %d and %d overlap", k, i);
        }
        void *base = NULL;
        UR(urUSMGetMemAllocInfo(conf.context, pointers[i] + sizes[i] - 1,
                                UR_USM_ALLOC_INFO_BASE_PTR, sizeof base, &base, NULL));
        CHECK_PTR(base, pointers[i]);
    }
}

TEST(descriptors) {
    conf_need_usm(UR_USM_TYPE_DEVICE);
    ur_usm_alloc_location_desc_t location = {UR_STRUCTURE_TYPE_USM_ALLOC_LOCATION_DESC, NULL, 0};
    ur_usm_device_desc_t device = {UR_STRUCTURE_TYPE_USM_DEVICE_DESC, NULL,
                                   UR_USM_DEVICE_MEM_FLAG_WRITE_COMBINED};
    const void *next[] = {&location, &device};
    for (size_t i = 0; i < CONF_COUNT(next); ++i) {
        ur_usm_desc_t desc = {UR_STRUCTURE_TYPE_USM_DESC, next[i], 0, 0};
        void *pointer = NULL;
        UR(allocate(UR_USM_TYPE_DEVICE, &desc, 4096, &pointer));
        conf_own_usm(pointer);
        check_usable(pointer, 4096, 7);
    }
}

TEST(read_only_shared) {
    conf_need_usm(UR_USM_TYPE_SHARED);
    ur_usm_device_desc_t device = {UR_STRUCTURE_TYPE_USM_DEVICE_DESC, NULL,
                                   UR_USM_DEVICE_MEM_FLAG_DEVICE_READ_ONLY};
    ur_usm_desc_t desc = {UR_STRUCTURE_TYPE_USM_DESC, &device, 0, 0};
    unsigned char *pointer = NULL, *host = conf_alloc(4096);
    UR(allocate(UR_USM_TYPE_SHARED, &desc, 4096, (void **)&pointer));
    conf_own_usm(pointer);
    memset(pointer, 9, 4096);
    UR(urEnqueueUSMMemcpy(conf_queue(0), true, host, pointer, 4096, 0, NULL, NULL));
    CHECK_EQ(host[4095], 9);
}

TEST(import_release) {
    unsigned char *host = NULL;
    CHECK_EQ(posix_memalign((void **)&host, 4096, 8192), 0);
    conf_defer(free, host);
    UR_OR_UNSUPPORTED(urUSMImportExp(conf.context, host, 8192));
    ur_result_t result = urUSMReleaseExp(conf.context, host);
    CHECK_EQ(result, UR_RESULT_SUCCESS);
}

TEST(register_host) {
    NEED(UR_DEVICE_INFO_USM_HOST_ALLOC_REGISTER_SUPPORT_EXP);
    unsigned char *host = NULL, *back = conf_alloc(8192);
    CHECK_EQ(posix_memalign((void **)&host, 4096, 8192), 0);
    conf_defer(free, host);
    ur_exp_usm_host_alloc_register_properties_t properties = {
        UR_STRUCTURE_TYPE_EXP_USM_HOST_ALLOC_REGISTER_PROPERTIES, NULL, 0};
    UR(urUSMHostAllocRegisterExp(conf.context, host, 8192, &properties));
    memset(host, 3, 8192);
    ur_queue_handle_t queue = conf_queue(0);
    ur_result_t result = urEnqueueUSMMemcpy(queue, true, back, host, 8192, 0, NULL, NULL);
    /* Neither kind of free is for it. */
    CHECK_EQ(urUSMFree(conf.context, host), UR_RESULT_ERROR_INVALID_MEM_OBJECT);
    bool flag = false;
    if (!urDeviceGetInfo(conf.device, UR_DEVICE_INFO_ASYNC_USM_ALLOCATIONS_SUPPORT_EXP, sizeof flag,
                         &flag, NULL) &&
        flag) {
        CHECK_EQ(urEnqueueUSMFreeExp(queue, NULL, host, 0, NULL, NULL),
                 UR_RESULT_ERROR_INVALID_MEM_OBJECT);
    }
    UR(urUSMHostAllocUnregisterExp(conf.context, host));
    CHECK_EQ(result, UR_RESULT_SUCCESS);
    CHECK_EQ(back[8191], 3);
}

TEST(context_memcpy) {
    NEED(UR_DEVICE_INFO_USM_CONTEXT_MEMCPY_SUPPORT_EXP);
    unsigned char *pointer = conf_usm(conf_usm_type(), 4096), *host = conf_alloc(4096),
                  *back = conf_alloc(4096);
    memset(host, 0x61, 4096);
    UR(urUSMContextMemcpyExp(conf.context, pointer, host, 4096));
    UR(urUSMContextMemcpyExp(conf.context, back, pointer, 4096));
    CHECK(memcmp(host, back, 4096) == 0);
}

TEST(free_in_use) {
    /* A command that waits behind a long one writes to memory that is freed meanwhile: no later
     * allocation may be hit by it. */
    ur_queue_flags_t flags = *(const ur_queue_flags_t *)data;
    if (flags) {
        conf_need_out_of_order();
    }
    ur_usm_type_t type = conf_usm_type();
    enum { SIZE = 1 << 16, COUNT = 8 };
    ur_kernel_handle_t kernel = conf_kernel("basic", "spin");
    ur_queue_handle_t queue = conf_queue(flags), other = conf_queue(0);
    ur_mem_handle_t mem = conf_buffer(4 * 4096);
    uint32_t rounds = 200000;
    conf_arg args[2] = {conf_arg_mem(0, mem), conf_arg_value(1, sizeof rounds, &rounds)};
    unsigned char *host = conf_alloc(COUNT * SIZE), late = 0xaa, early = 0x11;
    void *victim = NULL, *later[COUNT] = {NULL};
    ur_event_handle_t spun = NULL;
    UR(allocate(type, NULL, SIZE, &victim));
    conf_launch(queue, kernel, 4096, args, 2, 0, NULL, &spun);
    conf_event(spun);
    UR(urEnqueueUSMFill(queue, victim, 1, &late, SIZE, 1, &spun, NULL));
    UR(urQueueFlush(queue));
    UR(urUSMFree(conf.context, victim));
    for (int i = 0; i < COUNT; ++i) {
        UR(allocate(type, NULL, SIZE, &later[i]));
        UR(urEnqueueUSMFill(other, later[i], 1, &early, SIZE, 0, NULL, NULL));
    }
    UR(urQueueFinish(other));
    UR(urQueueFinish(queue));
    for (int i = 0; i < COUNT; ++i) {
        UR(urEnqueueUSMMemcpy(other, true, host + (size_t)i * SIZE, later[i], SIZE, 0, NULL, NULL));
        UR(urUSMFree(conf.context, later[i]));
    }
    int hit = 0;
    for (int i = 0; i < COUNT * SIZE; ++i) {
        hit += host[i] != early;
    }
    CHECK_MSG(hit == 0, "%d bytes of later allocations were written by a command of before", hit);
}

static const ur_queue_flags_t in_order = 0, unordered = UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE;

#define FOR_TYPES(function, promise)                                                               \
    CONF_TEST_DATA(function, "urUSMHostAlloc urUSMFree", "host: " promise, &host_type),            \
        CONF_TEST_DATA(function, "urUSMDeviceAlloc urUSMFree", "device: " promise, &device_type),  \
        CONF_TEST_DATA(function, "urUSMSharedAlloc urUSMFree", "shared: " promise, &shared_type)

static const conf_test tests[] = {
    FOR_TYPES(allocates, "allocates sizes from 1 byte to 4 MiB that the device can use"),
    CONF_TEST_DATA(host_reach, "urUSMHostAlloc", "host: memory is reached from both sides",
                   &host_type),
    CONF_TEST_DATA(host_reach, "urUSMSharedAlloc", "shared: memory is reached from both sides",
                   &shared_type),
    FOR_TYPES(alignment, "keeps the alignment asked for"),
    FOR_TYPES(bad_alignment, "refuses an alignment that is no power of two"),
    FOR_TYPES(size_zero, "refuses size 0"),
    FOR_TYPES(size_huge, "refuses sizes near SIZE_MAX"),
    CONF_TEST_DATA(pointer_info, "urUSMGetMemAllocInfo",
                   "tells type, base, size and device of host memory", &host_type),
    CONF_TEST_DATA(pointer_info, "urUSMGetMemAllocInfo",
                   "tells type, base, size and device of device memory", &device_type),
    CONF_TEST_DATA(pointer_info, "urUSMGetMemAllocInfo",
                   "tells type, base, size and device of shared memory", &shared_type),
    CONF_TEST(unknown_pointer, "urUSMGetMemAllocInfo", "tells other pointers as unknown"),
    CONF_TEST(freed_pointer, "urUSMGetMemAllocInfo urUSMFree", "tells a freed pointer as unknown"),
    CONF_TEST(other_context, "urUSMGetMemAllocInfo",
              "tells a pointer of another context as unknown"),
    CONF_TEST(unknown_query, "urUSMGetMemAllocInfo",
              "refuses unknown enumerators and writes nothing"),
    CONF_TEST(query_errors, "urUSMGetMemAllocInfo", "refuses outputs that do not fit together"),
    CONF_TEST(many, "urUSMGetMemAllocInfo", "tells 500 allocations apart, which do not overlap"),
    CONF_TEST_DATA(free_in_use, "urUSMFree", "in order: keeps memory from others while it is used",
                   &in_order),
    CONF_TEST_DATA(free_in_use, "urUSMFree",
                   "out of order: keeps memory from others while it is used", &unordered),
    CONF_TEST(free_wrong, "urUSMFree", "refuses a pointer that is not USM"),
    CONF_TEST(free_inner, "urUSMFree", "refuses a pointer into an allocation, which stays usable"),
    CONF_TEST(free_twice, "urUSMFree", "refuses a pointer that is free already"),
    CONF_TEST(descriptors, "urUSMDeviceAlloc", "takes location and device descriptors"),
    CONF_TEST(read_only_shared, "urUSMSharedAlloc", "takes memory that the device only reads"),
    CONF_TEST(import_release, "urUSMImportExp urUSMReleaseExp",
              "takes host memory and gives it back"),
    CONF_TEST(register_host, "urUSMHostAllocRegisterExp urUSMHostAllocUnregisterExp",
              "makes host memory usable in copies"),
    CONF_TEST(context_memcpy, "urUSMContextMemcpyExp", "copies both ways without a queue"),
};

int main(int argc, char **argv) {
    static conf_list list;
    conf_list_add(&list, tests, CONF_COUNT(tests));
    conf_list_queries(&list, "ur_usm_alloc_info_t", "urUSMGetMemAllocInfo", query);
    return conf_main_list(argc, argv, "usm", &list);
}
