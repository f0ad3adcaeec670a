/* Structures of earlier releases that today's interface has no longer, or with other members. */
#ifndef LOADER_OLDER_FORMS_H
#define LOADER_OLDER_FORMS_H

#include "ur_api.h"

/* Properties of a launch, ur_kernel_launch_property_t of 2025.3 and ur_exp_launch_property_t of
 * before. */
enum {
    OLDER_LAUNCH_IGNORE = 0,
    OLDER_LAUNCH_COOPERATIVE = 1,
    OLDER_LAUNCH_CLUSTER_DIMENSION = 2,
    OLDER_LAUNCH_WORK_GROUP_MEMORY = 3,             /* since 2025.1 */
    OLDER_LAUNCH_OPPORTUNISTIC_QUEUE_SERIALIZE = 4, /* since 2025.3 */
};

typedef union older_launch_value_t {
    int cooperative;
    int opportunistic_queue_serialize;
    struct {
        uint32_t clusterDim[3];
    };
    size_t workgroup_mem_size;
} older_launch_value_t;

typedef struct older_launch_property_t {
    uint32_t id;
    older_launch_value_t value;
} older_launch_property_t;

/* The same in 2025.0, where no value was as large as an address. */
typedef struct older_short_launch_property_t {
    uint32_t id;
    union {
        int cooperative;
        uint32_t clusterDim[3];
    } value;
} older_short_launch_property_t;

_Static_assert(sizeof(older_launch_property_t) == 24, "as in 2025.1 to 2025.3");
_Static_assert(sizeof(older_short_launch_property_t) == 16, "as in 2025.0");

/* ur_exp_command_buffer_update_kernel_launch_desc_t of 2025.1, and of 2025.0 with its values. */
typedef struct older_2025_1_update_t {
    ur_structure_type_t stype;
    const void *pNext;
    ur_kernel_handle_t hNewKernel;
    uint32_t numNewMemObjArgs;
    uint32_t numNewPointerArgs;
    uint32_t numNewValueArgs;
    uint32_t newWorkDim;
    const ur_exp_command_buffer_update_memobj_arg_desc_t *pNewMemObjArgList;
    const ur_exp_command_buffer_update_pointer_arg_desc_t *pNewPointerArgList;
    const ur_exp_command_buffer_update_value_arg_desc_t *pNewValueArgList;
    size_t *pNewGlobalWorkOffset;
    size_t *pNewGlobalWorkSize;
    size_t *pNewLocalWorkSize;
} older_2025_1_update_t;

typedef struct older_value_arg_t {
    ur_structure_type_t stype;
    const void *pNext;
    uint32_t argIndex;
    uint32_t argSize;
    const ur_kernel_arg_value_properties_t *pProperties;
    const void *pNewValueArg;
} older_value_arg_t;

typedef struct older_2025_0_update_t {
    ur_structure_type_t stype;
    const void *pNext;
    uint32_t numNewMemObjArgs;
    uint32_t numNewPointerArgs;
    uint32_t numNewValueArgs;
    uint32_t newWorkDim;
    const ur_exp_command_buffer_update_memobj_arg_desc_t *pNewMemObjArgList;
    const ur_exp_command_buffer_update_pointer_arg_desc_t *pNewPointerArgList;
    const older_value_arg_t *pNewValueArgList;
    size_t *pNewGlobalWorkOffset;
    size_t *pNewGlobalWorkSize;
    size_t *pNewLocalWorkSize;
} older_2025_0_update_t;

_Static_assert(sizeof(older_2025_1_update_t) == 88 && sizeof(older_2025_0_update_t) == 80 &&
                   sizeof(older_value_arg_t) == 40,
               "as in 2025.1 and 2025.0");

#endif
