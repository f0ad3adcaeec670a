/* What drivers of Intel's GPUs tell beyond the specification, by the extensions that they list, in
 * structures chained to the properties of a device. Facts from what the driver 26.27 answers for
 * several devices (scripts/real-drivers.sh). */
#ifndef ZE_INTEL_H
#define ZE_INTEL_H

#include <level_zero/ze_api.h>

#define ZE_BLOCK_ARRAY_NAME "ZE_intel_experimental_device_block_array_properties"
#define ZE_STYPE_BLOCK_ARRAY ((ze_structure_type_t)0x00030007)
#define ZE_BLOCK_ARRAY_STORE 1u
#define ZE_BLOCK_ARRAY_LOAD 2u
struct ze_block_array {
    ze_structure_type_t stype;
    void *pNext;
    uint32_t flags; /* what sub-groups do with blocks of arrays of two dimensions */
};

#define ZE_XE_SHAPE_NAME "ZE_intel_experimental_xe_device_properties"
#define ZE_STYPE_XE_SHAPE ((ze_structure_type_t)0x00030021)
struct ze_xe_counts {
    uint32_t stacks, regions_per_stack, clusters_per_region, cores_per_cluster, eus_per_core,
        threads_per_eu, lanes_per_thread;
};
struct ze_xe_shape {
    ze_structure_type_t stype;
    void *pNext;
    struct ze_xe_counts of;
};

#endif
