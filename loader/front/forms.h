/* Structures of 2024.2 that 2025.0 has with other members. */
#ifndef LOADER_FRONT_FORMS_H
#define LOADER_FRONT_FORMS_H

#include "loader/older/forms.h"

/* ur_exp_command_buffer_update_kernel_launch_desc_t of 0.9. */
struct older_2024_2_update {
    ur_structure_type_t stype;
    const void *pNext;
    uint32_t numNewMemObjArgs;
    uint32_t numNewPointerArgs;
    uint32_t numNewValueArgs;
    uint32_t numNewExecInfos;
    uint32_t newWorkDim;
    const ur_exp_command_buffer_update_memobj_arg_desc_t *pNewMemObjArgList;
    const ur_exp_command_buffer_update_pointer_arg_desc_t *pNewPointerArgList;
    const struct older_value_arg *pNewValueArgList;
    const void *pNewExecInfoList;
    size_t *pNewGlobalWorkOffset;
    size_t *pNewGlobalWorkSize;
    size_t *pNewLocalWorkSize;
};

_Static_assert(sizeof(struct older_2024_2_update) == 96, "as in 2024.2");

#endif
