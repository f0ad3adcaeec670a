/* Sub-devices. */
#include "conf.h"

static bool can_partition(ur_device_partition_t type) {
    ur_device_partition_t types[16];
    size_t size = 0;
    if (urDeviceGetInfo(conf.device, UR_DEVICE_INFO_SUPPORTED_PARTITIONS, 0, NULL, &size) !=
            UR_RESULT_SUCCESS ||
        size > sizeof types || size == 0) {
        return false;
    }
    UR(urDeviceGetInfo(conf.device, UR_DEVICE_INFO_SUPPORTED_PARTITIONS, size, types, NULL));
    for (size_t i = 0; i < size / sizeof types[0]; ++i) {
        if (types[i] == type) {
            return true;
        }
    }
    return false;
}

static void release_device(void *device) {
    urDeviceRelease(device);
}

static uint32_t partition(const ur_device_partition_property_t *properties, size_t count,
                          ur_device_handle_t *devices, uint32_t room) {
    ur_device_partition_properties_t how = {UR_STRUCTURE_TYPE_DEVICE_PARTITION_PROPERTIES, NULL,
                                            properties, count};
    uint32_t made = 0;
    UR(urDevicePartition(conf.device, &how, 0, NULL, &made));
    CHECK_MSG(made >= 1 && made <= room, "partitioning tells %u sub-devices", made);
    UR(urDevicePartition(conf.device, &how, made, devices, NULL));
    for (uint32_t i = 0; i < made; ++i) {
        CHECK(devices[i] != NULL);
        conf_defer(release_device, devices[i]);
    }
    return made;
}

static uint32_t units(ur_device_handle_t device) {
    uint32_t count = 0;
    UR(urDeviceGetInfo(device, UR_DEVICE_INFO_MAX_COMPUTE_UNITS, sizeof count, &count, NULL));
    return count;
}

static void check_parent(ur_device_handle_t device, ur_device_partition_t type) {
    ur_device_handle_t parent = NULL;
    UR(urDeviceGetInfo(device, UR_DEVICE_INFO_PARENT_DEVICE, sizeof parent, &parent, NULL));
    CHECK_PTR(parent, conf.device);
    ur_device_partition_property_t how[16];
    size_t size = 0;
    UR(urDeviceGetInfo(device, UR_DEVICE_INFO_PARTITION_TYPE, 0, NULL, &size));
    CHECK_MSG(size >= sizeof how[0] && size <= sizeof how, "the partition type has size %zu", size);
    UR(urDeviceGetInfo(device, UR_DEVICE_INFO_PARTITION_TYPE, size, how, NULL));
    CHECK_EQ(how[0].type, type);
}

TEST(equally) {
    if (!can_partition(UR_DEVICE_PARTITION_EQUALLY)) {
        conf_unsupported(
            "the device is not partitioned equally (UR_DEVICE_INFO_SUPPORTED_PARTITIONS)");
    }
    ur_device_partition_property_t one = {UR_DEVICE_PARTITION_EQUALLY, {.equally = 1}};
    ur_device_handle_t devices[1024];
    uint32_t count = partition(&one, 1, devices, CONF_COUNT(devices));
    CHECK_EQ(count, units(conf.device));
    for (uint32_t i = 0; i < count; ++i) {
        CHECK_EQ(units(devices[i]), 1);
        check_parent(devices[i], UR_DEVICE_PARTITION_EQUALLY);
    }
}

TEST(by_counts) {
    if (!can_partition(UR_DEVICE_PARTITION_BY_COUNTS)) {
        conf_unsupported(
            "the device is not partitioned by counts (UR_DEVICE_INFO_SUPPORTED_PARTITIONS)");
    }
    if (units(conf.device) < 2) {
        conf_skip("the device has one compute unit");
    }
    ur_device_partition_property_t one[2] = {{UR_DEVICE_PARTITION_BY_COUNTS, {.count = 1}},
                                             {UR_DEVICE_PARTITION_BY_COUNTS, {.count = 1}}};
    ur_device_handle_t devices[16];
    uint32_t count = partition(one, 2, devices, CONF_COUNT(devices));
    CHECK_EQ(count, 2);
    CHECK_EQ(units(devices[0]), 1);
    CHECK_EQ(units(devices[1]), 1);
    check_parent(devices[0], UR_DEVICE_PARTITION_BY_COUNTS);
}

/* A query that asks for nothing, and one with room for nothing, make nothing. */
TEST(no_room) {
    static const ur_device_partition_t types[] = {
        UR_DEVICE_PARTITION_EQUALLY, UR_DEVICE_PARTITION_BY_COUNTS,
        UR_DEVICE_PARTITION_BY_AFFINITY_DOMAIN, UR_DEVICE_PARTITION_BY_CSLICE};
    ur_device_partition_property_t one = {UR_DEVICE_PARTITION_EQUALLY, {.equally = 1}};
    ur_device_partition_properties_t how = {UR_STRUCTURE_TYPE_DEVICE_PARTITION_PROPERTIES, NULL,
                                            &one, 1};
    for (size_t i = 0; i < CONF_COUNT(types); ++i) {
        one.type = types[i];
        if (types[i] == UR_DEVICE_PARTITION_BY_AFFINITY_DOMAIN) {
            one.value.affinity_domain = UR_DEVICE_AFFINITY_DOMAIN_FLAG_NEXT_PARTITIONABLE;
        } else {
            one.value.count = 1;
        }
        uint32_t made = 77;
        if (!can_partition(types[i]) ||
            urDevicePartition(conf.device, &how, 0, NULL, &made) != UR_RESULT_SUCCESS) {
            continue;
        }
        ur_device_handle_t device = NULL;
        UR(urDevicePartition(conf.device, &how, 0, NULL, NULL));
        UR(urDevicePartition(conf.device, &how, 0, &device, NULL));
        CHECK(device == NULL);
        return;
    }
    conf_unsupported("the device is not partitioned (UR_DEVICE_INFO_SUPPORTED_PARTITIONS)");
}

TEST(by_domain) {
    if (!can_partition(UR_DEVICE_PARTITION_BY_AFFINITY_DOMAIN)) {
        conf_unsupported("the device is not partitioned by affinity domain");
    }
    uint32_t domains = conf_u32(UR_DEVICE_INFO_PARTITION_AFFINITY_DOMAIN);
    if (!(domains & UR_DEVICE_AFFINITY_DOMAIN_FLAG_NUMA)) {
        conf_unsupported("the device is not partitioned by NUMA node");
    }
    ur_device_partition_property_t how = {UR_DEVICE_PARTITION_BY_AFFINITY_DOMAIN,
                                          {.affinity_domain = UR_DEVICE_AFFINITY_DOMAIN_FLAG_NUMA}};
    ur_device_partition_properties_t all = {UR_STRUCTURE_TYPE_DEVICE_PARTITION_PROPERTIES, NULL,
                                            &how, 1};
    uint32_t made = 0;
    ur_result_t result = urDevicePartition(conf.device, &all, 0, NULL, &made);
    if (result == UR_RESULT_ERROR_DEVICE_PARTITION_FAILED) {
        conf_skip("there is one NUMA node");
    }
    CHECK_EQ(result, UR_RESULT_SUCCESS);
    ur_device_handle_t devices[256];
    uint32_t count = partition(&how, 1, devices, CONF_COUNT(devices)), sum = 0;
    for (uint32_t i = 0; i < count; ++i) {
        sum += units(devices[i]);
    }
    CHECK_EQ(sum, units(conf.device));
}

TEST(too_many) {
    if (!can_partition(UR_DEVICE_PARTITION_BY_COUNTS)) {
        conf_unsupported("the device is not partitioned by counts");
    }
    ur_device_partition_property_t how = {UR_DEVICE_PARTITION_BY_COUNTS,
                                          {.count = units(conf.device) + 1}};
    ur_device_partition_properties_t all = {UR_STRUCTURE_TYPE_DEVICE_PARTITION_PROPERTIES, NULL,
                                            &how, 1};
    uint32_t made = 77;
    UR_IS_ONE_OF(urDevicePartition(conf.device, &all, 0, NULL, &made),
                 UR_RESULT_ERROR_INVALID_DEVICE_PARTITION_COUNT,
                 UR_RESULT_ERROR_DEVICE_PARTITION_FAILED);
    CHECK_EQ(made, 77);
}

TEST(unsupported_type) {
    static const ur_device_partition_t types[] = {
        UR_DEVICE_PARTITION_EQUALLY, UR_DEVICE_PARTITION_BY_COUNTS,
        UR_DEVICE_PARTITION_BY_AFFINITY_DOMAIN, UR_DEVICE_PARTITION_BY_CSLICE};
    for (size_t i = 0; i < CONF_COUNT(types); ++i) {
        if (can_partition(types[i])) {
            continue;
        }
        ur_device_partition_property_t how = {types[i], {.equally = 1}};
        ur_device_partition_properties_t all = {UR_STRUCTURE_TYPE_DEVICE_PARTITION_PROPERTIES, NULL,
                                                &how, 1};
        uint32_t made = 77;
        ur_result_t result = urDevicePartition(conf.device, &all, 0, NULL, &made);
        CHECK_MSG(result != UR_RESULT_SUCCESS, "partition type 0x%x is not claimed, but made",
                  (unsigned)types[i]);
        CHECK_EQ(made, 77);
        return;
    }
    conf_skip("the device claims every way of partitioning");
}

TEST(computes) {
    bool counts = can_partition(UR_DEVICE_PARTITION_BY_COUNTS);
    if (!counts && !can_partition(UR_DEVICE_PARTITION_EQUALLY)) {
        conf_unsupported("the device is not partitioned by counts or equally");
    }
    conf_need_kernels();
    ur_device_partition_property_t how = {
        counts ? UR_DEVICE_PARTITION_BY_COUNTS : UR_DEVICE_PARTITION_EQUALLY, {.count = 1}};
    ur_device_handle_t devices[1024];
    partition(&how, 1, devices, CONF_COUNT(devices));
    ur_device_handle_t root = conf.device;
    ur_context_handle_t old = conf.context, context = NULL;
    UR(urContextCreate(1, &devices[0], NULL, &context));
    /* from here on the helpers work on the sub-device */
    conf.device = devices[0];
    conf.context = context;
    ur_result_t result = UR_RESULT_SUCCESS;
    ur_queue_handle_t queue = NULL;
    ur_mem_handle_t mem = NULL;
    int values[64] = {0};
    result = urQueueCreate(context, devices[0], NULL, &queue);
    if (result == UR_RESULT_SUCCESS) {
        result = urMemBufferCreate(context, UR_MEM_FLAG_READ_WRITE, sizeof values, NULL, &mem);
    }
    int value = 11;
    if (result == UR_RESULT_SUCCESS) {
        result = urEnqueueMemBufferFill(queue, mem, &value, sizeof value, 0, sizeof values, 0, NULL,
                                        NULL);
    }
    if (result == UR_RESULT_SUCCESS) {
        result = urQueueFinish(queue);
    }
    if (result == UR_RESULT_SUCCESS) {
        result = urEnqueueMemBufferRead(queue, mem, true, 0, sizeof values, values, 0, NULL, NULL);
    }
    if (mem) {
        urMemRelease(mem);
    }
    if (queue) {
        urQueueRelease(queue);
    }
    urContextRelease(context);
    conf.device = root;
    conf.context = old;
    CHECK_MSG(result == UR_RESULT_SUCCESS, "work on a sub-device: %s", conf_result_name(result));
    CHECK_EQ(values[0], 11);
    CHECK_EQ(values[63], 11);
}

static const conf_test tests[] = {
    CONF_TEST(equally, "urDevicePartition urDeviceGetInfo",
              "makes sub-devices of one compute unit each"),
    CONF_TEST(by_counts, "urDevicePartition urDeviceGetInfo",
              "makes sub-devices of the counts given"),
    CONF_TEST(no_room, "urDevicePartition", "makes nothing where there is room for nothing"),
    CONF_TEST(by_domain, "urDevicePartition", "makes a sub-device of each NUMA node"),
    CONF_TEST(too_many, "urDevicePartition", "refuses more compute units than there are"),
    CONF_TEST(unsupported_type, "urDevicePartition",
              "refuses a way of partitioning that is not claimed"),
    CONF_TEST(computes, "urDevicePartition", "makes sub-devices that work"),
};

int main(int argc, char **argv) {
    conf_suite suite = {"partition", tests, CONF_COUNT(tests), false};
    return conf_main(argc, argv, &suite);
}
