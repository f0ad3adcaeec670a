/* Where memory is resident. */
#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

#include "cases.h"

typedef uint32_t (*resident_t)(const void *pointer);

/* The question of the software driver where memory is resident: bit N for root device N, bit 8 + 2N
 * and the next for its parts. */
static resident_t find_resident(void) {
    resident_t resident = NULL;
    void *library = dlopen(getenv("ZE_ENABLE_ALT_DRIVERS"), RTLD_NOW | RTLD_NOLOAD);
    assert_non_null(library);
    void *address = dlsym(library, "ze_software_resident");
    assert_non_null(address);
    memcpy(&resident, &address, sizeof(resident));
    dlclose(library);
    return resident;
}

/* Device memory of a peer is resident where it may be reached through pointers that no command
 * names: allocated before or after, by itself or from a pool, for as long as the access is on. */
void peers(void **state) {
    (void)state;
    ur_platform_handle_t platform;
    ur_device_handle_t devices[2], parts[2] = {NULL, NULL};
    assert_int_equal(platforms(&platform, 1), 1);
    UR(urDeviceGet(platform, UR_DEVICE_TYPE_ALL, 2, devices, NULL));
    resident_t resident = find_resident();
    ur_device_partition_property_t how = {.type = UR_DEVICE_PARTITION_BY_AFFINITY_DOMAIN,
                                          .value.affinity_domain =
                                              UR_DEVICE_AFFINITY_DOMAIN_FLAG_NEXT_PARTITIONABLE};
    ur_device_partition_properties_t properties = {UR_STRUCTURE_TYPE_DEVICE_PARTITION_PROPERTIES,
                                                   NULL, &how, 1};
    UR(urDevicePartition(devices[1], &properties, 2, parts, NULL));
    ur_context_handle_t context, alone;
    ur_queue_handle_t queue;
    enum { SIZE = 64 << 20, SMALL = 1 << 16 }; /* no pool keeps SIZE */
    void *before, *own, *apart, *after, *pooled, *of_part, *on_host, *shared;
    void *small_before, *small_after; /* of the pool behind urUSMDeviceAlloc */
    UR(urContextCreate(2, devices, NULL, &context));
    UR(urContextCreate(1, &devices[1], NULL, &alone));
    UR(urQueueCreate(context, devices[1], NULL, &queue));
    UR(urUSMDeviceAlloc(context, devices[1], NULL, NULL, SIZE, &before));
    UR(urUSMDeviceAlloc(context, devices[1], NULL, NULL, SMALL, &small_before));
    UR(urUSMDeviceAlloc(context, devices[0], NULL, NULL, SIZE, &own));
    UR(urUSMDeviceAlloc(alone, devices[1], NULL, NULL, SIZE, &apart));
    assert_int_equal(resident(before), 0);
    UR(urUsmP2PEnablePeerAccessExp(devices[0], devices[1]));
    UR(urUsmP2PEnablePeerAccessExp(devices[0], devices[1]));
    assert_int_equal(resident(before), 1);
    assert_int_equal(resident(small_before), 1);
    UR(urUSMDeviceAlloc(context, devices[1], NULL, NULL, SIZE, &after));
    UR(urUSMDeviceAlloc(context, devices[1], NULL, NULL, SMALL, &small_after));
    UR(urUSMDeviceAlloc(context, parts[0], NULL, NULL, SIZE, &of_part));
    UR(urUSMHostAlloc(context, NULL, NULL, SIZE, &on_host));
    UR(urUSMSharedAlloc(context, devices[1], NULL, NULL, SIZE, &shared));
    UR(urEnqueueUSMDeviceAllocExp(queue, NULL, SMALL, NULL, 0, NULL, &pooled, NULL));
    assert_int_equal(resident(after), 1);
    assert_int_equal(resident(small_after), 1);
    assert_int_equal(resident(of_part), 1);
    assert_int_equal(resident(pooled), 1);
    assert_int_equal(resident(own), 0);
    assert_int_equal(resident(apart), 0); /* a context that the other device is not in */
    assert_int_equal(resident(on_host), 0);
    assert_int_equal(resident(shared), 1);

    /* The part's memory stays resident for as long as one of two asks for it. */
    UR(urUsmP2PEnablePeerAccessExp(devices[0], parts[0]));
    UR(urUsmP2PEnablePeerAccessExp(parts[1], parts[0]));
    assert_int_equal(resident(of_part), 1 | 1 << 11);
    UR(urUsmP2PDisablePeerAccessExp(devices[0], devices[1]));
    assert_int_equal(resident(before), 0);
    assert_int_equal(resident(after), 0);
    assert_int_equal(resident(small_before), 0);
    assert_int_equal(resident(small_after), 0);
    assert_int_equal(resident(pooled), 0);
    assert_int_equal(resident(shared), 0);
    assert_int_equal(resident(of_part), 1 | 1 << 11);
    UR(urUsmP2PDisablePeerAccessExp(devices[0], parts[0]));
    UR(urUsmP2PDisablePeerAccessExp(parts[1], parts[0]));
    assert_int_equal(resident(of_part), 0);
    /* It is off: nothing is evicted. */
    assert_int_equal(urUsmP2PDisablePeerAccessExp(devices[0], devices[1]),
                     UR_RESULT_ERROR_INVALID_OPERATION);
    assert_int_equal(urUsmP2PEnablePeerAccessExp(devices[0], devices[0]),
                     UR_RESULT_ERROR_INVALID_OPERATION);

    UR(urEnqueueUSMFreeExp(queue, NULL, pooled, 0, NULL, NULL));
    UR(urQueueFinish(queue));
    void *const all[] = {before, own, after, of_part, on_host, shared, small_before, small_after};
    for (size_t i = 0; i < sizeof(all) / sizeof(all[0]); ++i) {
        UR(urUSMFree(context, all[i]));
    }
    UR(urUSMFree(alone, apart));
    UR(urQueueRelease(queue));
    UR(urContextRelease(alone));
    UR(urContextRelease(context));
    UR(urDeviceRelease(parts[0]));
    UR(urDeviceRelease(parts[1]));
    UR(urAdapterRelease(adapter));
}

/* What is mapped at reserved addresses is resident on a peer too, mapped before or after, and is
 * evicted before it is unmapped, which the software driver sees to. */
void peers_mapped(void **state) {
    (void)state;
    ur_platform_handle_t platform;
    ur_device_handle_t devices[2];
    assert_int_equal(platforms(&platform, 1), 1);
    UR(urDeviceGet(platform, UR_DEVICE_TYPE_ALL, 2, devices, NULL));
    resident_t resident = find_resident();
    ur_context_handle_t context;
    ur_physical_mem_handle_t physical;
    size_t page = 0;
    char *start;
    UR(urContextCreate(2, devices, NULL, &context));
    UR(urVirtualMemGranularityGetInfo(context, devices[1], 1,
                                      UR_VIRTUAL_MEM_GRANULARITY_INFO_MINIMUM, sizeof(page), &page,
                                      NULL));
    UR(urVirtualMemReserve(context, NULL, 3 * page, (void **)&start));
    UR(urPhysicalMemCreate(context, devices[1], 3 * page, NULL, &physical));
    ur_virtual_mem_access_flags_t access = UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE;
    UR(urVirtualMemMap(context, start, page, physical, 0, access));
    UR(urVirtualMemMap(context, start + 2 * page, page, physical, page, access));
    assert_int_equal(resident(start), 0);
    UR(urUsmP2PEnablePeerAccessExp(devices[0], devices[1]));
    UR(urVirtualMemMap(context, start + page, page, physical, 2 * page, access));
    for (size_t i = 0; i < 3; ++i) {
        assert_int_equal(resident(start + i * page), 1);
    }
    UR(urVirtualMemUnmap(context, start + page, page));
    assert_int_equal(resident(start + page), 0);
    assert_int_equal(resident(start), 1);
    UR(urUsmP2PDisablePeerAccessExp(devices[0], devices[1]));
    assert_int_equal(resident(start), 0);
    UR(urVirtualMemUnmap(context, start, page));
    UR(urVirtualMemUnmap(context, start + 2 * page, page));
    UR(urVirtualMemFree(context, start, 3 * page));
    UR(urPhysicalMemRelease(physical));
    UR(urContextRelease(context));
    UR(urAdapterRelease(adapter));
}

/* So is memory that was opened from another's data, here from this process' own. */
void peers_opened(void **state) {
    (void)state;
    ur_platform_handle_t platform;
    ur_device_handle_t devices[2];
    assert_int_equal(platforms(&platform, 1), 1);
    UR(urDeviceGet(platform, UR_DEVICE_TYPE_ALL, 2, devices, NULL));
    resident_t resident = find_resident();
    ur_context_handle_t context;
    void *memory, *data = NULL, *before, *after, *left;
    size_t size = 0;
    UR(urContextCreate(2, devices, NULL, &context));
    UR(urUSMDeviceAlloc(context, devices[1], NULL, NULL, 4096, &memory));
    UR(urIPCGetMemHandleExp(context, memory, &data, &size));
    UR(urIPCOpenMemHandleExp(context, devices[1], data, size, &before));
    assert_int_equal(resident(before), 0);
    UR(urUsmP2PEnablePeerAccessExp(devices[0], devices[1]));
    UR(urIPCOpenMemHandleExp(context, devices[1], data, size, &after));
    UR(urIPCOpenMemHandleExp(context, devices[1], data, size, &left));
    assert_int_equal(resident(before), 1);
    assert_int_equal(resident(after), 1);
    UR(urIPCCloseMemHandleExp(context, after)); /* which the driver checks to be evicted */
    UR(urUsmP2PDisablePeerAccessExp(devices[0], devices[1]));
    assert_int_equal(resident(before), 0);
    UR(urIPCCloseMemHandleExp(context, before));
    assert_int_equal(urIPCCloseMemHandleExp(context, before), UR_RESULT_ERROR_INVALID_VALUE);
    UR(urIPCPutMemHandleExp(context, data));
    UR(urUSMFree(context, memory));
    UR(urContextRelease(context)); /* closes what is left open */
    UR(urAdapterRelease(adapter));
}

/* The third allocation cannot be made resident: nothing is, and the access stays off. An allocation
 * that cannot be is none. */
void nonresident(void **state) {
    (void)state;
    ur_platform_handle_t platform;
    ur_device_handle_t devices[2];
    assert_int_equal(platforms(&platform, 1), 1);
    UR(urDeviceGet(platform, UR_DEVICE_TYPE_ALL, 2, devices, NULL));
    resident_t resident = find_resident();
    ur_context_handle_t context;
    enum { SIZE = 64 << 20 }; /* more than a pool keeps: each is the driver's own */
    void *memory[4], *more = NULL;
    UR(urContextCreate(2, devices, NULL, &context));
    for (int i = 0; i < 4; ++i) {
        UR(urUSMDeviceAlloc(context, devices[1], NULL, NULL, SIZE, &memory[i]));
    }
    assert_int_equal(urUsmP2PEnablePeerAccessExp(devices[0], devices[1]),
                     UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    for (int i = 0; i < 4; ++i) {
        assert_int_equal(resident(memory[i]), 0);
    }
    UR(urUSMDeviceAlloc(context, devices[1], NULL, NULL, SIZE, &more));
    assert_int_equal(resident(more), 0);
    UR(urUSMFree(context, more));
    for (int i = 0; i < 4; ++i) {
        UR(urUSMFree(context, memory[i]));
    }
    UR(urUsmP2PEnablePeerAccessExp(devices[0], devices[1]));
    more = NULL;
    assert_int_equal(urUSMDeviceAlloc(context, devices[1], NULL, NULL, SIZE, &more),
                     UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    assert_null(more);
    UR(urUsmP2PDisablePeerAccessExp(devices[0], devices[1]));
    UR(urContextRelease(context));
    UR(urAdapterRelease(adapter));
}
