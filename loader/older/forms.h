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

union older_launch_value {
    int cooperative;
    int opportunistic_queue_serialize;
    struct {
        uint32_t clusterDim[3];
    };
    size_t workgroup_mem_size;
};

struct older_launch_property {
    uint32_t id;
    union older_launch_value value;
};

/* The same in 2025.0, where no value was as large as an address. */
struct older_short_launch_property {
    uint32_t id;
    union {
        int cooperative;
        uint32_t clusterDim[3];
    } value;
};

_Static_assert(sizeof(struct older_launch_property) == 24, "as in 2025.1 to 2025.3");
_Static_assert(sizeof(struct older_short_launch_property) == 16, "as in 2025.0");

/* ur_exp_command_buffer_update_kernel_launch_desc_t of 2025.1, and of 2025.0 with its values. */
struct older_2025_1_update {
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
};

struct older_value_arg {
    ur_structure_type_t stype;
    const void *pNext;
    uint32_t argIndex;
    uint32_t argSize;
    const ur_kernel_arg_value_properties_t *pProperties;
    const void *pNewValueArg;
};

struct older_2025_0_update {
    ur_structure_type_t stype;
    const void *pNext;
    uint32_t numNewMemObjArgs;
    uint32_t numNewPointerArgs;
    uint32_t numNewValueArgs;
    uint32_t newWorkDim;
    const ur_exp_command_buffer_update_memobj_arg_desc_t *pNewMemObjArgList;
    const ur_exp_command_buffer_update_pointer_arg_desc_t *pNewPointerArgList;
    const struct older_value_arg *pNewValueArgList;
    size_t *pNewGlobalWorkOffset;
    size_t *pNewGlobalWorkSize;
    size_t *pNewLocalWorkSize;
};

_Static_assert(sizeof(struct older_2025_1_update) == 88 &&
                   sizeof(struct older_2025_0_update) == 80 && sizeof(struct older_value_arg) == 40,
               "as in 2025.1 and 2025.0");

#endif
