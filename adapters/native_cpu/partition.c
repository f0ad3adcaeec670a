/* Sub-devices: by counts, equally, and by NUMA node as /sys tells it. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ncpu.h"

enum { MAX_NODES = 1024 };

size_t ncpu_cpu_list(const char *text, const unsigned *among, size_t among_count, unsigned *out) {
    size_t count = 0;
    while (isdigit((unsigned char)*text)) {
        char *end;
        unsigned long first = strtoul(text, &end, 10), last = first;
        if (*end == '-' && isdigit((unsigned char)end[1])) {
            last = strtoul(end + 1, &end, 10);
        }
        for (size_t i = 0; i < among_count; ++i) {
            if (among[i] >= first && among[i] <= last) {
                out[count++] = among[i];
            }
        }
        text = end + (*end == ',');
    }
    return count;
}

int ncpu_numa_node(ur_device_handle_t device, unsigned node, unsigned *out) {
    char path[96], text[4096];
    snprintf(path, sizeof(path), "/sys/devices/system/node/node%u/cpulist", node);
    FILE *file = fopen(path, "re");
    if (!file) {
        return -1;
    }
    size_t count = 0;
    if (fgets(text, sizeof(text), file)) {
        count = ncpu_cpu_list(text, device->cpus, device->cpu_count, out);
    }
    fclose(file);
    return (int)count;
}

/* Nodes with at least one processor of the device. Node numbers may have gaps. */
unsigned ncpu_numa_domains(ur_device_handle_t device) {
    unsigned found = 0;
    unsigned *cpus = malloc(device->cpu_count * sizeof(*cpus));
    for (unsigned node = 0; cpus && node < MAX_NODES; ++node) {
        int count = ncpu_numa_node(device, node, cpus);
        if (count < 0 && node > 64) {
            break;
        }
        found += count > 0;
    }
    free(cpus);
    return found;
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
        return UR_RESULT_ERROR_INVALID_VALUE;
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
            return UR_RESULT_ERROR_INVALID_VALUE;
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
    size_t used = 0;
    if (how_count != 1) {
        return UR_RESULT_ERROR_INVALID_VALUE;
    }
    if (how[0].value.affinity_domain != UR_DEVICE_AFFINITY_DOMAIN_FLAG_NUMA &&
        how[0].value.affinity_domain != UR_DEVICE_AFFINITY_DOMAIN_FLAG_NEXT_PARTITIONABLE) {
        return UR_RESULT_ERROR_INVALID_VALUE;
    }
    for (unsigned node = 0; node < MAX_NODES && used < device->cpu_count; ++node) {
        int count = ncpu_numa_node(device, node, plan->cpus + used);
        if (count > 0) {
            plan->sizes[plan->count] = (size_t)count;
            plan->how[plan->count] = how[0];
            plan->how[plan->count++].value.affinity_domain = UR_DEVICE_AFFINITY_DOMAIN_FLAG_NUMA;
            used += (size_t)count;
        }
    }
    if (plan->count < 2) {
        return ur_fail(UR_RESULT_ERROR_DEVICE_PARTITION_FAILED, 0,
                       "the device lies on one NUMA node");
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
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
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
        return UR_RESULT_ERROR_INVALID_ENUMERATION;
    }
}

UR_APIEXPORT ur_result_t UR_APICALL
urDevicePartition(ur_device_handle_t hDevice, const ur_device_partition_properties_t *pProperties,
                  uint32_t NumDevices, ur_device_handle_t *phSubDevices, uint32_t *pNumDevicesRet) {
    UR_CHECK_DEVICE(hDevice);
    UR_CHECK_POINTER(pProperties);
    UR_CHECK_POINTER(pProperties->pProperties);
    if (pProperties->PropCount == 0) {
        return UR_RESULT_ERROR_INVALID_VALUE;
    }
    if (!ncpu_engine()) {
        return UR_RESULT_ERROR_UNINITIALIZED;
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
