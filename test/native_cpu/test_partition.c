/* Sub-devices: whose threads run where. The nodes are made up, one for each processor that the test
 * may run on (UR_NATIVE_CPU_NODES). */
#include "api.h"

#include <sched.h>
#include <sys/stat.h>
#include <unistd.h>

enum { MOST = 64 };

static char folder[64];
static unsigned cpus[MOST];
static unsigned cpu_count;

static void put(const char *name, const char *text) {
    char path[256];
    snprintf(path, sizeof(path), "%s/%s", folder, name);
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    fputs(text, file);
    fclose(file);
}

/* Node number i has the test's processor number i; what is past the last few shares that node. */
static int make_nodes(void **state) {
    cpu_set_t set;
    char text[1024] = "", name[128];
    snprintf(folder, sizeof(folder), "/tmp/ncpu_partition_XXXXXX");
    assert_non_null(mkdtemp(folder));
    assert_int_equal(sched_getaffinity(0, sizeof(set), &set), 0);
    for (unsigned cpu = 0; cpu < CPU_SETSIZE && cpu_count < MOST; ++cpu)
        if (CPU_ISSET(cpu, &set))
            cpus[cpu_count++] = cpu;
    for (unsigned i = 0; i < cpu_count; ++i) {
        snprintf(name, sizeof(name), "%s/node%u", folder, i);
        mkdir(name, 0700);
        snprintf(name, sizeof(name), "node%u/cpulist", i);
        snprintf(text, sizeof(text), "%u\n", cpus[i]);
        put(name, text);
    }
    snprintf(text, sizeof(text), "0-%u\n", cpu_count - 1);
    put("online", text);
    setenv("UR_NATIVE_CPU_NODES", folder, 1);
    char limit[16];
    snprintf(limit, sizeof(limit), "%u", cpu_count);
    setenv("UR_NATIVE_CPU_THREADS", limit, 1);
    return open_adapter(state);
}

static int drop_nodes(void **state) {
    char name[128];
    close_adapter(state);
    for (unsigned i = 0; i < cpu_count; ++i) {
        snprintf(name, sizeof(name), "%s/node%u/cpulist", folder, i);
        unlink(name);
        snprintf(name, sizeof(name), "%s/node%u", folder, i);
        rmdir(name);
    }
    snprintf(name, sizeof(name), "%s/online", folder);
    unlink(name);
    return rmdir(folder);
}

static uint32_t partition(ur_device_handle_t device, const ur_device_partition_property_t *how,
                          size_t how_count, ur_device_handle_t *made) {
    ur_device_partition_properties_t properties = {UR_STRUCTURE_TYPE_DEVICE_PARTITION_PROPERTIES,
                                                   NULL, how, how_count};
    uint32_t count = 0;
    UR(urDevicePartition(device, &properties, 0, NULL, &count));
    assert_in_range(count, 1, MOST);
    UR(urDevicePartition(device, &properties, count, made, NULL));
    return count;
}

/* ---- where the threads are ------------------------------------------------------------------- */

struct place {
    cpu_set_t may;
    int on;
};

static void look(void *data) {
    struct place *place = data;
    CPU_ZERO(&place->may);
    sched_getaffinity(0, sizeof(place->may), &place->may);
    place->on = sched_getcpu();
}

/* A host task runs on a thread of the device. */
static struct place where(ur_device_handle_t device) {
    ur_context_handle_t context = NULL;
    ur_queue_handle_t queue = NULL;
    struct place place;
    UR(urContextCreate(1, &device, NULL, &context));
    UR(urQueueCreate(context, device, NULL, &queue));
    UR(urEnqueueHostTaskExp(queue, look, &place, NULL, 0, NULL, NULL));
    UR(urQueueFinish(queue));
    urQueueRelease(queue);
    urContextRelease(context);
    return place;
}

static void check_bound(ur_device_handle_t device, const unsigned *expected, unsigned count) {
    struct place place = where(device);
    bool inside = false;
    assert_int_equal(CPU_COUNT(&place.may), count);
    for (unsigned i = 0; i < count; ++i) {
        assert_true(CPU_ISSET(expected[i], &place.may));
        inside |= place.on == (int)expected[i];
    }
    assert_true(inside);
}

static void need_cpus(unsigned count) {
    if (cpu_count < count) {
        print_message("this test needs %u processors\n", count);
        skip();
    }
}

static void by_node(void **state) {
    ur_device_partition_property_t numa = {
        UR_DEVICE_PARTITION_BY_AFFINITY_DOMAIN,
        {.affinity_domain = UR_DEVICE_AFFINITY_DOMAIN_FLAG_NUMA}};
    ur_device_partition_property_t next = {
        UR_DEVICE_PARTITION_BY_AFFINITY_DOMAIN,
        {.affinity_domain = UR_DEVICE_AFFINITY_DOMAIN_FLAG_NEXT_PARTITIONABLE}};
    ur_device_handle_t made[MOST];
    ur_device_affinity_domain_flags_t domains = 0;
    (void)state;
    need_cpus(2);
    UR(urDeviceGetInfo(root, UR_DEVICE_INFO_PARTITION_AFFINITY_DOMAIN, sizeof(domains), &domains,
                       NULL));
    assert_int_equal(domains, UR_DEVICE_AFFINITY_DOMAIN_FLAG_NUMA |
                                  UR_DEVICE_AFFINITY_DOMAIN_FLAG_NEXT_PARTITIONABLE);
    for (int i = 0; i < 2; ++i) {
        uint32_t count = partition(root, i ? &next : &numa, 1, made);
        assert_int_equal(count, cpu_count);
        for (uint32_t k = 0; k < count; ++k) {
            ur_device_partition_property_t type;
            assert_int_equal(units(made[k]), 1);
            check_bound(made[k], &cpus[k], 1);
            UR(urDeviceGetInfo(made[k], UR_DEVICE_INFO_PARTITION_TYPE, sizeof(type), &type, NULL));
            assert_int_equal(type.value.affinity_domain, UR_DEVICE_AFFINITY_DOMAIN_FLAG_NUMA);
        }
        /* each lies on one node, and cannot be split any more */
        ur_device_partition_properties_t properties = {
            UR_STRUCTURE_TYPE_DEVICE_PARTITION_PROPERTIES, NULL, &numa, 1};
        uint32_t none = 77;
        assert_int_equal(urDevicePartition(made[0], &properties, 0, NULL, &none),
                         UR_RESULT_ERROR_DEVICE_PARTITION_FAILED);
        assert_int_equal(none, 77);
        for (uint32_t k = 0; k < count; ++k)
            UR(urDeviceRelease(made[k]));
    }
}

static void equally(void **state) {
    ur_device_partition_property_t one = {UR_DEVICE_PARTITION_EQUALLY, {.equally = 1}};
    ur_device_handle_t made[MOST];
    (void)state;
    need_cpus(2);
    uint32_t count = partition(root, &one, 1, made);
    assert_int_equal(count, cpu_count);
    for (uint32_t i = 0; i < count; ++i) {
        check_bound(made[i], &cpus[i], 1);
        UR(urDeviceRelease(made[i]));
    }
}

/* A part of a part: the parent may go first, and processors stay those of the parent. */
static void nested(void **state) {
    (void)state;
    need_cpus(2);
    ur_device_partition_property_t all = {UR_DEVICE_PARTITION_BY_COUNTS, {.count = cpu_count}};
    ur_device_partition_property_t two[2] = {{UR_DEVICE_PARTITION_BY_COUNTS, {.count = 1}},
                                             {UR_DEVICE_PARTITION_BY_COUNTS, {.count = 1}}};
    ur_device_handle_t whole[MOST], part[MOST], parent = NULL;
    assert_int_equal(partition(root, &all, 1, whole), 1);
    assert_int_equal(units(whole[0]), cpu_count);
    check_bound(whole[0], cpus, cpu_count);
    assert_int_equal(partition(whole[0], two, 2, part), 2);
    UR(urDeviceGetInfo(part[1], UR_DEVICE_INFO_PARENT_DEVICE, sizeof(parent), &parent, NULL));
    assert_ptr_equal(parent, whole[0]);
    UR(urDeviceRelease(whole[0]));
    check_bound(part[0], &cpus[0], 1);
    check_bound(part[1], &cpus[1], 1);
    assert_int_equal(units(whole[0]), cpu_count); /* kept by its parts */
    UR(urDeviceRelease(part[0]));
    UR(urDeviceRelease(part[1]));
}

/* Access to a peer is enabled, however often, and ended once, by direction, and goes with either
 * device. */
static void peers(void **state) {
    ur_device_partition_property_t one = {UR_DEVICE_PARTITION_EQUALLY, {.equally = 1}};
    ur_device_handle_t made[MOST];
    (void)state;
    need_cpus(2);
    uint32_t count = partition(root, &one, 1, made);
    UR(urUsmP2PEnablePeerAccessExp(made[0], made[1]));
    UR(urUsmP2PEnablePeerAccessExp(made[1], made[0]));
    UR(urUsmP2PEnablePeerAccessExp(root, made[1]));
    UR(urUsmP2PEnablePeerAccessExp(made[0], made[1]));
    assert_int_equal(urUsmP2PEnablePeerAccessExp(root, root), UR_RESULT_ERROR_INVALID_OPERATION);
    assert_int_equal(urUsmP2PDisablePeerAccessExp(root, made[0]),
                     UR_RESULT_ERROR_INVALID_OPERATION);
    UR(urUsmP2PDisablePeerAccessExp(made[0], made[1]));
    assert_int_equal(urUsmP2PDisablePeerAccessExp(made[0], made[1]),
                     UR_RESULT_ERROR_INVALID_OPERATION);
    for (uint32_t i = 0; i < count; ++i) {
        UR(urDeviceRelease(made[i]));
    }
    assert_int_equal(partition(root, &one, 1, made), count);
    UR(urUsmP2PEnablePeerAccessExp(root, made[1]));
    for (uint32_t i = 0; i < count; ++i) {
        UR(urDeviceRelease(made[i]));
    }
}

/* Fewer handles than parts are asked for: that many are made. */
static void some_of_them(void **state) {
    ur_device_partition_property_t one = {UR_DEVICE_PARTITION_EQUALLY, {.equally = 1}};
    ur_device_partition_properties_t properties = {UR_STRUCTURE_TYPE_DEVICE_PARTITION_PROPERTIES,
                                                   NULL, &one, 1};
    ur_device_handle_t made[2] = {NULL, (ur_device_handle_t)&properties};
    (void)state;
    need_cpus(2);
    UR(urDevicePartition(root, &properties, 1, made, NULL));
    assert_non_null(made[0]);
    assert_ptr_equal(made[1], &properties);
    UR(urDeviceRelease(made[0]));
}

static void bad_requests(void **state) {
    static const struct {
        ur_device_partition_property_t how[2];
        size_t count;
        ur_result_t result;
    } cases[] = {
        {{{UR_DEVICE_PARTITION_EQUALLY, {.equally = 0}}},
         1,
         UR_RESULT_ERROR_INVALID_DEVICE_PARTITION_COUNT},
        {{{UR_DEVICE_PARTITION_EQUALLY, {.equally = UINT32_MAX}}},
         1,
         UR_RESULT_ERROR_INVALID_DEVICE_PARTITION_COUNT},
        {{{UR_DEVICE_PARTITION_BY_COUNTS, {.count = 1}},
          {UR_DEVICE_PARTITION_BY_COUNTS, {.count = UINT32_MAX}}},
         2,
         UR_RESULT_ERROR_INVALID_DEVICE_PARTITION_COUNT},
        {{{UR_DEVICE_PARTITION_BY_COUNTS, {.count = 0}}},
         1,
         UR_RESULT_ERROR_INVALID_DEVICE_PARTITION_COUNT},
        {{{UR_DEVICE_PARTITION_BY_COUNTS, {.count = 1}},
          {UR_DEVICE_PARTITION_EQUALLY, {.equally = 1}}},
         2,
         UR_RESULT_ERROR_INVALID_VALUE},
        {{{UR_DEVICE_PARTITION_BY_AFFINITY_DOMAIN,
           {.affinity_domain = UR_DEVICE_AFFINITY_DOMAIN_FLAG_L2_CACHE}}},
         1,
         UR_RESULT_ERROR_INVALID_VALUE},
        {{{UR_DEVICE_PARTITION_BY_CSLICE, {.equally = 0}}},
         1,
         UR_RESULT_ERROR_DEVICE_PARTITION_FAILED},
        {{{UR_DEVICE_PARTITION_EQUALLY, {.equally = 1}}}, 0, UR_RESULT_ERROR_INVALID_VALUE},
    };
    (void)state;
    need_cpus(2);
    for (size_t i = 0; i < COUNT(cases); ++i) {
        ur_device_partition_properties_t properties = {
            UR_STRUCTURE_TYPE_DEVICE_PARTITION_PROPERTIES, NULL, cases[i].how, cases[i].count};
        ur_device_handle_t made[2] = {NULL, NULL};
        uint32_t count = 77;
        ur_result_t result = urDevicePartition(root, &properties, 2, made, &count);
        if (result != cases[i].result)
            fail_msg("case %zu gave 0x%x, expected 0x%x", i, (unsigned)result,
                     (unsigned)cases[i].result);
        assert_int_equal(count, 77);
        assert_null(made[0]);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(by_node),      cmocka_unit_test(equally),      cmocka_unit_test(nested),
        cmocka_unit_test(some_of_them), cmocka_unit_test(bad_requests), cmocka_unit_test(peers),
    };
    return cmocka_run_group_tests(tests, make_nodes, drop_nodes);
}
