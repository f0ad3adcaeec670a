/* Generated from scripts/templates/mock_info.h.mako and scripts/spec by scripts/generate.py.
 * Do not edit: change the specification or the template and run that command. */
/* Kinds of objects and the properties that can be asked for. */
#ifndef MOCK_GENERATED_INFO_H
#define MOCK_GENERATED_INFO_H

#include <stdint.h>

enum mock_kind {
    MOCK_NONE,
    MOCK_ADAPTER,
    MOCK_CONTEXT,
    MOCK_DEVICE,
    MOCK_EVENT,
    MOCK_EXP_EXTERNAL_MEM,
    MOCK_EXP_EXTERNAL_SEMAPHORE,
    MOCK_EXP_COMMAND_BUFFER,
    MOCK_EXP_COMMAND_BUFFER_COMMAND,
    MOCK_EXP_GRAPH,
    MOCK_EXP_EXECUTABLE_GRAPH,
    MOCK_KERNEL,
    MOCK_MEM,
    MOCK_PLATFORM,
    MOCK_PROGRAM,
    MOCK_QUEUE,
    MOCK_SAMPLER,
    MOCK_USM_POOL,
    MOCK_PHYSICAL_MEM,
    MOCK_NUM_KINDS
};

enum mock_info_of {
    MOCK_INFO_OF_UR_ADAPTER_INFO_T,
    MOCK_INFO_OF_UR_CONTEXT_INFO_T,
    MOCK_INFO_OF_UR_DEVICE_INFO_T,
    MOCK_INFO_OF_UR_EVENT_INFO_T,
    MOCK_INFO_OF_UR_PROFILING_INFO_T,
    MOCK_INFO_OF_UR_USM_POOL_INFO_T,
    MOCK_INFO_OF_UR_IMAGE_INFO_T,
    MOCK_INFO_OF_UR_EXP_COMMAND_BUFFER_INFO_T,
    MOCK_INFO_OF_UR_EXP_PEER_INFO_T,
    MOCK_INFO_OF_UR_FUSION_INFO_T,
    MOCK_INFO_OF_UR_KERNEL_INFO_T,
    MOCK_INFO_OF_UR_KERNEL_GROUP_INFO_T,
    MOCK_INFO_OF_UR_KERNEL_SUB_GROUP_INFO_T,
    MOCK_INFO_OF_UR_KERNEL_EXEC_INFO_T,
    MOCK_INFO_OF_UR_MEM_INFO_T,
    MOCK_INFO_OF_UR_PLATFORM_INFO_T,
    MOCK_INFO_OF_UR_PROGRAM_INFO_T,
    MOCK_INFO_OF_UR_PROGRAM_BUILD_INFO_T,
    MOCK_INFO_OF_UR_QUEUE_INFO_T,
    MOCK_INFO_OF_UR_SAMPLER_INFO_T,
    MOCK_INFO_OF_UR_USM_ALLOC_INFO_T,
    MOCK_INFO_OF_UR_VIRTUAL_MEM_GRANULARITY_INFO_T,
    MOCK_INFO_OF_UR_VIRTUAL_MEM_INFO_T,
    MOCK_INFO_OF_UR_PHYSICAL_MEM_INFO_T,
};

enum mock_info_what {
    MOCK_INFO_ZERO,
    MOCK_INFO_REFERENCES,
    MOCK_INFO_HANDLE,
    MOCK_INFO_HANDLES,
    MOCK_INFO_STRING,
    MOCK_INFO_EMPTY,
};

struct mock_info_row {
    uint32_t value;
    uint8_t what, size, kind;
};

struct mock_info_set {
    const struct mock_info_row *rows;
    unsigned count;
};

/* generated/info.c, by enum mock_info_of */
extern const struct mock_info_set mock_info_sets[];

#endif
