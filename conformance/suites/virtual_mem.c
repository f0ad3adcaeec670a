/* Virtual memory: reserved ranges, physical memory, mappings. */
#include "conf.h"

static void need_virtual(void) {
    NEED(UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT);
}

static size_t granularity(void) {
    size_t value = 0;
    UR(urVirtualMemGranularityGetInfo(conf.context, conf.device, 1,
                                      UR_VIRTUAL_MEM_GRANULARITY_INFO_MINIMUM, sizeof value, &value,
                                      NULL));
    CHECK_MSG(value > 0, "the granularity is 0");
    return value;
}

static void release_physical(void *mem) {
    urPhysicalMemRelease(mem);
}

static ur_physical_mem_handle_t new_physical(size_t size) {
    ur_physical_mem_properties_t properties = {UR_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES, NULL, 0};
    ur_physical_mem_handle_t mem = NULL;
    UR(urPhysicalMemCreate(conf.context, conf.device, size, &properties, &mem));
    CHECK(mem != NULL);
    conf_defer(release_physical, mem);
    return mem;
}

static ur_physical_mem_handle_t some_physical(void) {
    need_virtual();
    return new_physical(granularity());
}

static ur_result_t get(void *object, uint32_t property, size_t size, void *value,
                       size_t *size_ret) {
    return urPhysicalMemGetInfo(object, (ur_physical_mem_info_t)property, size, value, size_ret);
}

static ur_result_t get_granularity(void *object, uint32_t property, size_t size, void *value,
                                   size_t *size_ret) {
    return urVirtualMemGranularityGetInfo(object, conf.device, 4096,
                                          (ur_virtual_mem_granularity_info_t)property, size, value,
                                          size_ret);
}

static void query(const void *q) {
    conf_check_query(q, get, some_physical());
}

static void granularity_query(const void *q) {
    need_virtual();
    conf_check_query(q, get_granularity, conf.context);
}

TEST(unknown_query) {
    conf_check_unknown_query(get, some_physical());
}

TEST(references) {
    ur_physical_mem_handle_t mem = some_physical();
    uint32_t count = 0;
    UR(urPhysicalMemGetInfo(mem, UR_PHYSICAL_MEM_INFO_REFERENCE_COUNT, sizeof count, &count, NULL));
    CHECK_EQ(count, 1);
    UR(urPhysicalMemRetain(mem));
    UR(urPhysicalMemGetInfo(mem, UR_PHYSICAL_MEM_INFO_REFERENCE_COUNT, sizeof count, &count, NULL));
    CHECK_EQ(count, 2);
    UR(urPhysicalMemRelease(mem));
    ur_device_handle_t device = NULL;
    UR(urPhysicalMemGetInfo(mem, UR_PHYSICAL_MEM_INFO_DEVICE, sizeof device, &device, NULL));
    CHECK_PTR(device, conf.device);
}

TEST(reserves) {
    need_virtual();
    size_t size = granularity() * 4;
    void *start = NULL;
    UR(urVirtualMemReserve(conf.context, NULL, size, &start));
    CHECK(start != NULL);
    UR(urVirtualMemFree(conf.context, start, size));
}

/* Of the test below, given back also where that ends early. Unmapping what is not mapped fails, no
 * more. */
static struct {
    char *start;
    size_t size;
} range;

static void give_back(void *unused) {
    (void)unused;
    if (!range.start) {
        return;
    }
    urVirtualMemUnmap(conf.context, range.start, range.size / 2);
    urVirtualMemUnmap(conf.context, range.start + range.size / 2, range.size / 2);
    urVirtualMemFree(conf.context, range.start, range.size);
}

TEST(maps) {
    need_virtual();
    size_t size = granularity();
    ur_physical_mem_handle_t mems[2] = {new_physical(size), new_physical(size)};
    char *start = NULL;
    UR(urVirtualMemReserve(conf.context, NULL, 2 * size, (void **)&start));
    range.start = start;
    range.size = 2 * size;
    conf_defer(give_back, NULL);
    for (size_t i = 0; i < 2; ++i) {
        UR(urVirtualMemMap(conf.context, start + i * size, size, mems[i], 0,
                           UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE));
        ur_virtual_mem_access_flags_t access = 0;
        UR(urVirtualMemGetInfo(conf.context, start + i * size, size,
                               UR_VIRTUAL_MEM_INFO_ACCESS_MODE, sizeof access, &access, NULL));
        CHECK_EQ(access, UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE);
    }
    ur_queue_handle_t queue = conf_queue(0);
    unsigned char value = 0x5c, out[2] = {0};
    UR(urEnqueueUSMFill(queue, start, 1, &value, 2 * size, 0, NULL, NULL));
    UR(urEnqueueUSMMemcpy(queue, true, &out[0], start, 1, 0, NULL, NULL));
    UR(urEnqueueUSMMemcpy(queue, true, &out[1], start + 2 * size - 1, 1, 0, NULL, NULL));
    CHECK_EQ(out[0], 0x5c);
    CHECK_EQ(out[1], 0x5c);
    /* physical memory keeps its contents while it is mapped nowhere */
    UR(urVirtualMemUnmap(conf.context, start, size));
    UR(urVirtualMemMap(conf.context, start, size, mems[0], 0,
                       UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE));
    UR(urVirtualMemSetAccess(conf.context, start, size, UR_VIRTUAL_MEM_ACCESS_FLAG_READ_ONLY));
    out[0] = 0;
    UR(urEnqueueUSMMemcpy(queue, true, &out[0], start, 1, 0, NULL, NULL));
    CHECK_EQ(out[0], 0x5c);
    for (size_t i = 0; i < 2; ++i) {
        UR(urVirtualMemUnmap(conf.context, start + i * size, size));
    }
    range.start = NULL;
    UR(urVirtualMemFree(conf.context, start, 2 * size));
}

/* Maps all of the memory at addresses of its own and moves one byte, at the end, in or out. */
static void touch(ur_physical_mem_handle_t mem, size_t size, unsigned char *in,
                  unsigned char *out) {
    char *start = NULL;
    ur_queue_handle_t queue = conf_queue(0);
    UR(urVirtualMemReserve(conf.context, NULL, size, (void **)&start));
    UR(urVirtualMemMap(conf.context, start, size, mem, 0, UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE));
    char *last = start + size - 1;
    ur_result_t moved = urEnqueueUSMMemcpy(queue, true, in ? last : (char *)out,
                                           in ? (char *)in : last, 1, 0, NULL, NULL);
    ur_result_t unmapped = urVirtualMemUnmap(conf.context, start, size);
    if (unmapped) {
        urVirtualMemUnmap(conf.context, start, size); /* one call of the driver may have failed */
    }
    ur_result_t freed = urVirtualMemFree(conf.context, start, size);
    UR(moved);
    UR(unmapped);
    UR(freed);
}

static void close_opened(void *user) {
    ur_physical_mem_handle_t *opened = user;
    if (*opened) {
        urIPCClosePhysMemHandleExp(conf.context, *opened);
        *opened = NULL;
    }
}

/* Memory that is to be shared can be made whether processes can share it or not; then its handle is
 * what is refused. */
TEST(to_be_shared) {
    need_virtual();
    ur_bool_t shares = false;
    ur_physical_mem_properties_t properties = {UR_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES, NULL,
                                               UR_PHYSICAL_MEM_FLAG_ENABLE_IPC};
    ur_physical_mem_handle_t mem = NULL;
    void *handle = NULL;
    size_t handle_size = 0;
    UR(urPhysicalMemCreate(conf.context, conf.device, granularity(), &properties, &mem));
    conf_defer(release_physical, mem);
    (void)urDeviceGetInfo(conf.device, UR_DEVICE_INFO_IPC_PHYSICAL_MEMORY_SUPPORT_EXP,
                          sizeof shares, &shares, NULL);
    if (!shares) {
        UR_IS(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
              urIPCGetPhysMemHandleExp(conf.context, mem, &handle, &handle_size));
    }
}

/* In one process, which is all that a program of the suite is; the data are the same as for
 * another. */
TEST(shares) {
    need_virtual();
    NEED(UR_DEVICE_INFO_IPC_PHYSICAL_MEMORY_SUPPORT_EXP);
    size_t size = granularity() * 2, handle_size = 0;
    ur_physical_mem_properties_t properties = {UR_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES, NULL,
                                               UR_PHYSICAL_MEM_FLAG_ENABLE_IPC};
    static ur_physical_mem_handle_t opened;
    ur_physical_mem_handle_t mem = NULL;
    void *handle = NULL;
    UR(urPhysicalMemCreate(conf.context, conf.device, size, &properties, &mem));
    conf_defer(release_physical, mem);
    opened = NULL;
    conf_defer(close_opened, &opened);
    unsigned char in = 0x3d, out = 0;
    touch(mem, size, &in, NULL);
    UR(urIPCGetPhysMemHandleExp(conf.context, mem, &handle, &handle_size));
    CHECK(handle != NULL && handle_size > 0);
    UR(urIPCOpenPhysMemHandleExp(conf.context, conf.device, handle, handle_size, &opened));
    CHECK(opened != NULL);
    touch(opened, size, NULL, &out);
    CHECK_EQ(out, 0x3d);
    in = 0x4e;
    touch(opened, size, &in, NULL);
    ur_physical_mem_handle_t closing = opened;
    opened = NULL;
    UR(urIPCClosePhysMemHandleExp(conf.context, closing));
    touch(mem, size, NULL, &out);
    CHECK_EQ(out, 0x4e);
    opened = NULL;
    ur_result_t result =
        urIPCOpenPhysMemHandleExp(conf.context, conf.device, handle, handle_size - 1, &opened);
    CHECK_MSG(result == UR_RESULT_ERROR_INVALID_VALUE && !opened, "data cut off by a byte gave %s",
              conf_result_name(result));
    UR(urIPCPutPhysMemHandleExp(conf.context, handle));
}

TEST(not_shared) {
    need_virtual();
    NEED(UR_DEVICE_INFO_IPC_PHYSICAL_MEMORY_SUPPORT_EXP);
    ur_physical_mem_handle_t mem = some_physical();
    void *handle = NULL;
    size_t size = 77;
    UR_IS_ONE_OF(urIPCGetPhysMemHandleExp(conf.context, mem, &handle, &size),
                 UR_RESULT_ERROR_INVALID_ARGUMENT, UR_RESULT_ERROR_INVALID_VALUE);
    CHECK(handle == NULL);
    CHECK_EQ(size, 77);
}

static const conf_test tests[] = {
    CONF_TEST(references,
              "urPhysicalMemCreate urPhysicalMemRetain urPhysicalMemRelease urPhysicalMemGetInfo",
              "starts with one reference and knows its device"),
    CONF_TEST(to_be_shared, "urPhysicalMemCreate",
              "makes memory that is to be shared between processes everywhere"),
    CONF_TEST(shares,
              "urIPCGetPhysMemHandleExp urIPCOpenPhysMemHandleExp urIPCClosePhysMemHandleExp "
              "urIPCPutPhysMemHandleExp",
              "gives data from which the same memory is opened"),
    CONF_TEST(not_shared, "urIPCGetPhysMemHandleExp",
              "refuses memory that was not made for sharing"),
    CONF_TEST(unknown_query, "urPhysicalMemGetInfo",
              "refuses unknown enumerators and writes nothing"),
    CONF_TEST(reserves, "urVirtualMemReserve urVirtualMemFree",
              "reserves a range and gives it back"),
    CONF_TEST(maps,
              "urVirtualMemMap urVirtualMemUnmap urVirtualMemSetAccess urVirtualMemGetInfo "
              "urPhysicalMemCreate",
              "maps physical memory that the device uses and that keeps its contents"),
};

int main(int argc, char **argv) {
    static conf_list list;
    conf_list_add(&list, tests, CONF_COUNT(tests));
    conf_list_queries(&list, "ur_physical_mem_info_t", "urPhysicalMemGetInfo", query);
    conf_list_queries(&list, "ur_virtual_mem_granularity_info_t", "urVirtualMemGranularityGetInfo",
                      granularity_query);
    return conf_main_list(argc, argv, "virtual_mem", &list);
}
