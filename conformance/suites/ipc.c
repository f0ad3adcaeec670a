/* Memory shared between processes. */
#include "peer.h"

/* ---- the other process ----------------------------------------------------------------------- */

/* Finds what the first process left, and leaves something itself. */
static int use_memory(ur_queue_handle_t queue, void *memory) {
    static unsigned char seen[CONF_PEER_BYTES];
    unsigned char value = CONF_FROM_THERE;
    PEER(urEnqueueUSMMemcpy(queue, true, seen, memory, CONF_PEER_BYTES, 0, NULL, NULL));
    PEER_CHECK(conf_all_are(seen, CONF_FROM_HERE));
    PEER(urEnqueueUSMFill(queue, memory, 1, &value, CONF_PEER_BYTES, 0, NULL, NULL));
    PEER(urQueueFinish(queue));
    return 0;
}

static int peer_memory(ur_queue_handle_t queue, struct conf_bytes *data) {
    void *memory = NULL;
    PEER(urIPCOpenMemHandleExp(conf.context, conf.device, data->data, data->size, &memory));
    ur_usm_type_t type = UR_USM_TYPE_UNKNOWN;
    PEER(urUSMGetMemAllocInfo(conf.context, memory, UR_USM_ALLOC_INFO_TYPE, sizeof type, &type,
                              NULL));
    PEER_CHECK(type == UR_USM_TYPE_DEVICE);
    int status = use_memory(queue, memory);
    PEER(urIPCCloseMemHandleExp(conf.context, memory));
    return status;
}

/* Gives away what goes with it. */
static int peer_exporting(ur_queue_handle_t queue, struct conf_bytes *unused) {
    unsigned char value = CONF_FROM_THERE;
    void *memory = NULL, *data = NULL;
    size_t size = 0;
    (void)unused;
    if (conf_bool(UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP)) {
        PEER(urUSMDeviceAlloc(conf.context, conf.device, NULL, NULL, CONF_PEER_BYTES, &memory));
    } else {
        PEER(urMemoryExportAllocExportableMemoryExp(conf.context, conf.device, 0, CONF_PEER_BYTES,
                                                    UR_EXP_EXTERNAL_MEM_TYPE_OPAQUE_FD, &memory));
    }
    PEER(urEnqueueUSMFill(queue, memory, 1, &value, CONF_PEER_BYTES, 0, NULL, NULL));
    PEER(urQueueFinish(queue));
    PEER(urIPCGetMemHandleExp(conf.context, memory, &data, &size));
    PEER_CHECK(conf_pass_bytes(data, size));
    conf_stay();
}

static int peer_physical(ur_queue_handle_t queue, struct conf_bytes *data) {
    ur_physical_mem_handle_t physical = NULL;
    size_t size = 0;
    void *start = NULL;
    PEER(urIPCOpenPhysMemHandleExp(conf.context, conf.device, data->data, data->size, &physical));
    PEER(urPhysicalMemGetInfo(physical, UR_PHYSICAL_MEM_INFO_SIZE, sizeof size, &size, NULL));
    PEER(urVirtualMemReserve(conf.context, NULL, size, &start));
    PEER(urVirtualMemMap(conf.context, start, size, physical, 0,
                         UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE));
    int status = use_memory(queue, start);
    PEER(urVirtualMemUnmap(conf.context, start, size));
    PEER(urVirtualMemFree(conf.context, start, size));
    PEER(urIPCClosePhysMemHandleExp(conf.context, physical));
    return status;
}

/* ---- the first process ----------------------------------------------------------------------- */

static void check_answer(ur_queue_handle_t queue, const void *memory) {
    static unsigned char seen[CONF_PEER_BYTES];
    UR(urEnqueueUSMMemcpy(queue, true, seen, memory, CONF_PEER_BYTES, 0, NULL, NULL));
    CHECK_MSG(conf_all_are(seen, CONF_FROM_THERE), "what the other process wrote is not here");
}

static void share_with_peer(void *memory) {
    ur_queue_handle_t queue = conf_queue(0);
    size_t size = 0;
    void *data = NULL;
    conf_fill_here(queue, memory);
    char *hex = conf_share_memory(memory, &data, &size);
    conf_peer_start("memory", 1, &hex);
    conf_peer_wait();
    check_answer(queue, memory);
}

/* Not the first of its allocations, nor at the start of a page. */
TEST(memory) {
    NEED(UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP);
    conf_need_usm(UR_USM_TYPE_DEVICE);
    conf_usm(UR_USM_TYPE_DEVICE, 12345);
    share_with_peer(conf_usm(UR_USM_TYPE_DEVICE, CONF_PEER_BYTES));
}

static void release_pool(void *pool) {
    urUSMPoolRelease(pool);
}

TEST(memory_of_pool) {
    NEED(UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP);
    NEED(UR_DEVICE_INFO_USM_POOL_SUPPORT);
    ur_usm_pool_desc_t desc = {UR_STRUCTURE_TYPE_USM_POOL_DESC, NULL, 0};
    ur_usm_pool_handle_t pool = NULL;
    void *ahead = NULL, *memory = NULL;
    UR(urUSMPoolCreate(conf.context, &desc, &pool));
    conf_defer(release_pool, pool);
    UR(urUSMDeviceAlloc(conf.context, conf.device, NULL, pool, 3000, &ahead));
    conf_own_usm(ahead);
    /* Into the second piece of two megabytes, where a device has such. */
    UR(urUSMDeviceAlloc(conf.context, conf.device, NULL, pool, (3 << 20) + CONF_PEER_BYTES,
                        &memory));
    conf_own_usm(memory);
    void *blob = NULL;
    ur_result_t result = urIPCGetMemHandleExp(conf.context, memory, &blob, &(size_t){0});
    if (result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE) {
        conf_skip("memory of pools is not shared: %s", conf_last_error());
    }
    UR(result);
    UR(urIPCPutMemHandleExp(conf.context, blob));
    share_with_peer(memory);
}

static void close_memory(void *memory) {
    urIPCCloseMemHandleExp(conf.context, memory);
}

TEST(memory_here) {
    unsigned char *memory = conf_shareable(), *opened = NULL;
    ur_queue_handle_t queue = conf_queue(0);
    void *blob = NULL;
    size_t size = 0;
    conf_fill_here(queue, memory);
    (void)conf_share_memory(memory, &blob, &size);
    UR(urIPCOpenMemHandleExp(conf.context, conf.device, blob, size, (void **)&opened));
    CHECK(opened != NULL);
    conf_defer(close_memory, opened);
    unsigned char value = CONF_FROM_THERE;
    UR(urEnqueueUSMFill(queue, opened, 1, &value, CONF_PEER_BYTES, 0, NULL, NULL));
    UR(urQueueFinish(queue));
    check_answer(queue, memory);
}

/* The other process goes while its memory is in use here: that stays, and its data name nothing
 * any more, or the same. */
TEST(memory_of_the_dead) {
    (void)conf_shareable();
    unsigned char *opened = NULL, *again = NULL;
    ur_queue_handle_t queue = conf_queue(0);
    size_t size = 0;
    unsigned char value = CONF_FROM_HERE;
    static unsigned char seen[CONF_PEER_BYTES];
    conf_peer_start("exporting", 0, NULL);
    void *blob = conf_peer_take(&size);
    UR(urIPCOpenMemHandleExp(conf.context, conf.device, blob, size, (void **)&opened));
    CHECK(opened != NULL);
    conf_defer(close_memory, opened);
    check_answer(queue, opened);
    conf_peer_kill();
    check_answer(queue, opened);
    UR(urEnqueueUSMFill(queue, opened, 1, &value, CONF_PEER_BYTES, 0, NULL, NULL));
    UR(urEnqueueUSMMemcpy(queue, true, seen, opened, CONF_PEER_BYTES, 0, NULL, NULL));
    CHECK(conf_all_are(seen, CONF_FROM_HERE));
    ur_result_t late =
        urIPCOpenMemHandleExp(conf.context, conf.device, blob, size, (void **)&again);
    if (late == UR_RESULT_SUCCESS) {
        UR(urEnqueueUSMMemcpy(queue, true, seen, again, CONF_PEER_BYTES, 0, NULL, NULL));
        UR(urIPCCloseMemHandleExp(conf.context, again));
        CHECK(conf_all_are(seen, CONF_FROM_HERE));
    } else {
        CHECK_MSG(late == UR_RESULT_ERROR_INVALID_VALUE, "opening memory of the dead gave %s",
                  conf_result_name(late));
        CHECK(again == NULL);
    }
}

/* A driver may open what a damaged handle names, and lose the device at the first access. */
TEST(damaged_memory) {
    (void)conf_shareable();
    size_t size = 0;
    conf_peer_start("exporting", 0, NULL);
    unsigned char *blob = conf_peer_take(&size);
    for (size_t i = 0; i < size; ++i) {
        void *opened = NULL;
        blob[i] ^= 0xff;
        ur_result_t result = urIPCOpenMemHandleExp(conf.context, conf.device, blob, size, &opened);
        blob[i] ^= 0xff;
        CHECK_MSG(result == UR_RESULT_ERROR_INVALID_VALUE, "with byte %zu changed: %s", i,
                  conf_result_name(result));
        CHECK(opened == NULL);
    }
    conf_peer_kill();
}

TEST(wrong_memory) {
    char *memory = conf_shareable();
    void *blob = NULL, *opened = NULL, *kept = NULL;
    size_t size = 0, untouched = 77;
    UR_IS(UR_RESULT_ERROR_INVALID_VALUE,
          urIPCGetMemHandleExp(conf.context, memory + 64, &kept, &untouched));
    CHECK(kept == NULL);
    CHECK_EQ(untouched, 77);
    (void)conf_share_memory(memory, &blob, &size);
    UR_IS(UR_RESULT_ERROR_INVALID_VALUE,
          urIPCOpenMemHandleExp(conf.context, conf.device, blob, size - 1, &opened));
    unsigned char *copy = conf_alloc(size);
    memcpy(copy, blob, size);
    copy[0] ^= 0xff;
    UR_IS(UR_RESULT_ERROR_INVALID_VALUE,
          urIPCOpenMemHandleExp(conf.context, conf.device, copy, size, &opened));
    UR_IS(UR_RESULT_ERROR_INVALID_VALUE, urIPCCloseMemHandleExp(conf.context, memory));
    CHECK(opened == NULL);
}

/* ---- physical memory ------------------------------------------------------------------------- */

static struct {
    ur_physical_mem_handle_t mem;
    void *start, *blob;
    size_t size;
} physical;

static void drop_physical(void *unused) {
    (void)unused;
    if (physical.blob) {
        urIPCPutPhysMemHandleExp(conf.context, physical.blob);
    }
    if (physical.start) {
        urVirtualMemUnmap(conf.context, physical.start, physical.size);
        urVirtualMemFree(conf.context, physical.start, physical.size);
    }
    urPhysicalMemRelease(physical.mem);
}

TEST(physical_memory) {
    NEED(UR_DEVICE_INFO_IPC_PHYSICAL_MEMORY_SUPPORT_EXP);
    NEED(UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT);
    ur_physical_mem_properties_t properties = {UR_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES, NULL,
                                               UR_PHYSICAL_MEM_FLAG_ENABLE_IPC};
    size_t size = 0, handle_size = 0;
    ur_queue_handle_t queue = conf_queue(0);
    UR(urVirtualMemGranularityGetInfo(conf.context, conf.device, 1,
                                      UR_VIRTUAL_MEM_GRANULARITY_INFO_MINIMUM, sizeof size, &size,
                                      NULL));
    size = (CONF_PEER_BYTES + size - 1) / size * size;
    memset(&physical, 0, sizeof physical);
    UR(urPhysicalMemCreate(conf.context, conf.device, size, &properties, &physical.mem));
    physical.size = size;
    conf_defer(drop_physical, NULL);
    void *start = NULL;
    UR(urVirtualMemReserve(conf.context, NULL, size, &start));
    physical.start = start;
    UR(urVirtualMemMap(conf.context, start, size, physical.mem, 0,
                       UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE));
    conf_fill_here(queue, start);
    UR(urIPCGetPhysMemHandleExp(conf.context, physical.mem, &physical.blob, &handle_size));
    unsigned char *copy = conf_alloc(handle_size);
    memcpy(copy, physical.blob, handle_size);
    for (size_t i = 0; i < handle_size; ++i) {
        ur_physical_mem_handle_t opened = NULL;
        copy[i] ^= 0xff;
        UR_IS(UR_RESULT_ERROR_INVALID_VALUE,
              urIPCOpenPhysMemHandleExp(conf.context, conf.device, copy, handle_size, &opened));
        copy[i] ^= 0xff;
        CHECK(opened == NULL);
    }
    char *hex = conf_hex(physical.blob, handle_size);
    conf_peer_start("physical", 1, &hex);
    conf_peer_wait();
    check_answer(queue, start);
}

TEST(memory_exportable) {
    void *memory = conf_exportable(0), *blob = NULL;
    UR_OR_UNSUPPORTED(urIPCGetMemHandleExp(conf.context, memory, &blob, &(size_t){0}));
    UR(urIPCPutMemHandleExp(conf.context, blob));
    share_with_peer(memory);
}

/* ---- memory for other interfaces ------------------------------------------------------------- */

TEST(exported) {
    char *memory = conf_exportable(256);
    ur_queue_handle_t queue = conf_queue(0);
    ur_usm_type_t type = UR_USM_TYPE_UNKNOWN;
    static unsigned char seen[CONF_PEER_BYTES];
    CHECK_EQ((uintptr_t)memory % 256, 0);
    UR(urUSMGetMemAllocInfo(conf.context, memory + 8, UR_USM_ALLOC_INFO_TYPE, sizeof type, &type,
                            NULL));
    CHECK_EQ(type, UR_USM_TYPE_DEVICE);
    conf_fill_here(queue, memory);
    UR(urEnqueueUSMMemcpy(queue, true, seen, memory, CONF_PEER_BYTES, 0, NULL, NULL));
    CHECK(conf_all_are(seen, CONF_FROM_HERE));
    int file = -1;
    UR(urMemoryExportExportMemoryHandleExp(conf.context, conf.device,
                                           UR_EXP_EXTERNAL_MEM_TYPE_OPAQUE_FD, memory, &file));
    CHECK(file >= 0);
    CHECK(close(file) == 0);
}

TEST(wrong_export) {
    char *memory = conf_exportable(0);
    void *none = NULL;
    int file = -7;
    UR_IS(UR_RESULT_ERROR_UNSUPPORTED_ALIGNMENT,
          urMemoryExportAllocExportableMemoryExp(conf.context, conf.device, 3, CONF_PEER_BYTES,
                                                 UR_EXP_EXTERNAL_MEM_TYPE_OPAQUE_FD, &none));
    UR_IS(UR_RESULT_ERROR_INVALID_USM_SIZE,
          urMemoryExportAllocExportableMemoryExp(conf.context, conf.device, 0, 0,
                                                 UR_EXP_EXTERNAL_MEM_TYPE_OPAQUE_FD, &none));
    UR_IS(UR_RESULT_ERROR_INVALID_VALUE,
          urMemoryExportExportMemoryHandleExp(
              conf.context, conf.device, UR_EXP_EXTERNAL_MEM_TYPE_OPAQUE_FD, memory + 64, &file));
    CHECK(none == NULL);
    CHECK_EQ(file, -7);
}

#define EXPORT_ENTRIES                                                                             \
    "urMemoryExportAllocExportableMemoryExp urMemoryExportExportMemoryHandleExp "                  \
    "urMemoryExportFreeExportableMemoryExp"
#define MEMORY_ENTRIES                                                                             \
    "urIPCGetMemHandleExp urIPCOpenMemHandleExp urIPCCloseMemHandleExp urIPCPutMemHandleExp"
static const conf_test tests[] = {
    CONF_TEST(memory, MEMORY_ENTRIES, "shares memory with another process, both ways"),
    CONF_TEST(memory_of_pool, MEMORY_ENTRIES, "shares memory of a pool with another process"),
    CONF_TEST(memory_exportable, MEMORY_ENTRIES " urMemoryExportAllocExportableMemoryExp",
              "shares exportable memory with another process"),
    CONF_TEST(memory_here, MEMORY_ENTRIES, "opens memory in the process that shares it"),
    CONF_TEST(memory_of_the_dead, MEMORY_ENTRIES, "keeps memory whose process is gone"),
    CONF_TEST(damaged_memory, MEMORY_ENTRIES, "refuses data of which any byte is damaged"),
    CONF_TEST(wrong_memory, MEMORY_ENTRIES, "refuses addresses and data that are none"),
    CONF_TEST(exported, EXPORT_ENTRIES, "exports memory that the device uses"),
    CONF_TEST(wrong_export, EXPORT_ENTRIES, "refuses wrong sizes and addresses"),
    CONF_TEST(physical_memory,
              "urIPCGetPhysMemHandleExp urIPCOpenPhysMemHandleExp urIPCClosePhysMemHandleExp "
              "urIPCPutPhysMemHandleExp",
              "shares physical memory with another process, both ways"),
};

int main(int argc, char **argv) {
    static const struct conf_peer_work works[] = {
        {"exporting", peer_exporting}, {"memory", peer_memory}, {"physical", peer_physical}};
    return conf_main_or_peer(argc, argv,
                             &(const conf_suite){"ipc", tests, CONF_COUNT(tests), false}, works,
                             CONF_COUNT(works));
}
