/* Sub-devices: by counts, equally, and by NUMA node as /sys tells it. */
#include <stdlib.h>
#include <string.h>

#include "ncpu.h"
#include "topology.h"

/* For trying the partitioning of other machines: a folder like /sys/devices/system/node. */
static const char *nodes_folder(void) {
    const char *folder = secure_getenv("UR_NATIVE_CPU_NODES");
    return folder && *folder ? folder : NCPU_NODES;
}

unsigned ncpu_numa_domains(ur_device_handle_t device) {
    size_t found = 0;
    unsigned *cpus = malloc(device->cpu_count * sizeof(*cpus));
    size_t *sizes = malloc(device->cpu_count * sizeof(*sizes));
    if (cpus && sizes) {
        found = ncpu_numa_nodes(nodes_folder(), device->cpus, device->cpu_count, cpus, sizes);
    }
    free(sizes);
    free(cpus);
    return (unsigned)found;
}

uint32_t ncpu_partition_kinds(ur_device_handle_t device, ur_device_partition_t kinds[3]) {
    uint32_t count = 0;
    if (device->cpu_count > 1) {
        kinds[count++] = UR_DEVICE_PARTITION_EQUALLY;
        kinds[count++] = UR_DEVICE_PARTITION_BY_COUNTS;
        if (ncpu_numa_domains(device) > 1) {
            kinds[count++] = UR_DEVICE_PARTITION_BY_AFFINITY_DOMAIN;
        }
    }
    return count;
}

/* What each sub-device gets: consecutive runs of `cpus`. */
struct plan {
    unsigned *cpus;
    size_t *sizes;
    ur_device_partition_property_t *how;
    uint32_t count;
};

static void free_plan(struct plan *plan) {
    free(plan->cpus);
    free(plan->sizes);
    free(plan->how);
}

static ur_result_t plan_equally(ur_device_handle_t device,
                                const ur_device_partition_property_t *how, size_t how_count,
                                struct plan *plan) {
    uint32_t each = how[0].value.equally;
    if (how_count != 1) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_VALUE);
    }
    if (each == 0 || each > device->cpu_count) {
        return ur_fail(UR_RESULT_ERROR_INVALID_DEVICE_PARTITION_COUNT, 0,
                       "%u compute units each, of %zu", each, device->cpu_count);
    }
    plan->count = (uint32_t)(device->cpu_count / each);
    for (uint32_t i = 0; i < plan->count; ++i) {
        plan->sizes[i] = each;
        plan->how[i] = how[0];
    }
    return UR_RESULT_SUCCESS;
}

static ur_result_t plan_counts(ur_device_handle_t device, const ur_device_partition_property_t *how,
                               size_t how_count, struct plan *plan) {
    size_t left = device->cpu_count;
    for (size_t i = 0; i < how_count; ++i) {
        if (how[i].type != UR_DEVICE_PARTITION_BY_COUNTS) {
            return ur_refuse(UR_RESULT_ERROR_INVALID_VALUE);
        }
        if (how[i].value.count == 0 || how[i].value.count > left) {
            return ur_fail(UR_RESULT_ERROR_INVALID_DEVICE_PARTITION_COUNT, 0,
                           "%u compute units asked for, %zu of %zu left", how[i].value.count, left,
                           device->cpu_count);
        }
        left -= how[i].value.count;
        plan->sizes[i] = how[i].value.count;
        plan->how[i] = how[i];
    }
    plan->count = (uint32_t)how_count;
    return UR_RESULT_SUCCESS;
}

static ur_result_t plan_numa(ur_device_handle_t device, const ur_device_partition_property_t *how,
                             size_t how_count, struct plan *plan) {
    if (how_count != 1) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_VALUE);
    }
    if (how[0].value.affinity_domain != UR_DEVICE_AFFINITY_DOMAIN_FLAG_NUMA &&
        how[0].value.affinity_domain != UR_DEVICE_AFFINITY_DOMAIN_FLAG_NEXT_PARTITIONABLE) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_VALUE);
    }
    plan->count = (uint32_t)ncpu_numa_nodes(nodes_folder(), device->cpus, device->cpu_count,
                                            plan->cpus, plan->sizes);
    if (plan->count < 2) {
        return ur_fail(UR_RESULT_ERROR_DEVICE_PARTITION_FAILED, 0,
                       "the device lies on one NUMA node");
    }
    for (uint32_t i = 0; i < plan->count; ++i) {
        plan->how[i] = how[0];
        plan->how[i].value.affinity_domain = UR_DEVICE_AFFINITY_DOMAIN_FLAG_NUMA;
    }
    return UR_RESULT_SUCCESS;
}

static ur_result_t make_plan(ur_device_handle_t device, const ur_device_partition_property_t *how,
                             size_t how_count, struct plan *plan) {
    size_t room = device->cpu_count > how_count ? device->cpu_count : how_count;
    plan->cpus = malloc(device->cpu_count * sizeof(*plan->cpus));
    plan->sizes = calloc(room, sizeof(*plan->sizes));
    plan->how = calloc(room, sizeof(*plan->how));
    if (!plan->cpus || !plan->sizes || !plan->how) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    memcpy(plan->cpus, device->cpus, device->cpu_count * sizeof(*plan->cpus));
    switch ((int)how[0].type) {
    case UR_DEVICE_PARTITION_EQUALLY:
    case UR_DEVICE_PARTITION_BY_COUNTS:
        if (device->cpu_count < 2) {
            return ur_fail(UR_RESULT_ERROR_DEVICE_PARTITION_FAILED, 0,
                           "the device has one compute unit");
        }
        return how[0].type == UR_DEVICE_PARTITION_EQUALLY
                   ? plan_equally(device, how, how_count, plan)
                   : plan_counts(device, how, how_count, plan);
    case UR_DEVICE_PARTITION_BY_AFFINITY_DOMAIN:
        return plan_numa(device, how, how_count, plan);
    case UR_DEVICE_PARTITION_BY_CSLICE:
        return ur_fail(UR_RESULT_ERROR_DEVICE_PARTITION_FAILED, 0, "a processor has no slices");
    default:
        return ur_refuse(UR_RESULT_ERROR_INVALID_ENUMERATION);
    }
}

ur_result_t urDevicePartition(ur_device_handle_t hDevice,
                              const ur_device_partition_properties_t *pProperties,
                              uint32_t NumDevices, ur_device_handle_t *phSubDevices,
                              uint32_t *pNumDevicesRet) {
    UR_CHECK_DEVICE(hDevice);
    UR_CHECK_POINTER(pProperties);
    UR_CHECK_POINTER(pProperties->pProperties);
    if (pProperties->PropCount == 0) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_VALUE);
    }
    if (!ncpu_engine()) {
        return ur_refuse(UR_RESULT_ERROR_UNINITIALIZED);
    }
    struct plan plan = {0};
    uint32_t made = 0;
    ur_result_t result =
        make_plan(hDevice, pProperties->pProperties, pProperties->PropCount, &plan);
    if (result != UR_RESULT_SUCCESS || !phSubDevices) {
        goto done;
    }
    unsigned *cpus = plan.cpus;
    for (; made < NumDevices && made < plan.count; ++made) {
        result = ncpu_device_create(hDevice, cpus, plan.sizes[made], plan.how[made],
                                    &phSubDevices[made]);
        if (result != UR_RESULT_SUCCESS) {
            goto release;
        }
        cpus += plan.sizes[made];
    }
    goto done;

release:
    while (made) {
        ncpu_device_release(phSubDevices[--made]);
        phSubDevices[made] = NULL;
    }
done:
    if (result == UR_RESULT_SUCCESS && pNumDevicesRet) {
        *pNumDevicesRet = plan.count;
    }
    free_plan(&plan);
    return result;
}
