/* Generated from scripts/templates/ur_api.h.mako and scripts/spec by scripts/generate.py.
 * Do not edit: change the specification or the template and run that command. */
/**
 * @file ur_fusion.h
 * @brief Fusion of kernels: what this project offers beside Unified Runtime 0.12.
 *
 * The loader exports these entry points under the version node urFusion_0.12. Only adapters of this
 * project have them; elsewhere they return UR_RESULT_ERROR_UNSUPPORTED_FEATURE. A program that also has to run with
 * other loaders looks them up with dlsym.
 */
#ifndef UR_FUSION_H_INCLUDED
#define UR_FUSION_H_INCLUDED

#include "ur_api.h"

#if defined(__cplusplus)
extern "C" {
#endif


/* Enumerations */
/** how launches are fused */
typedef enum ur_fusion_flag_t {
    /** no barrier is put between kernels whose work-items share memory within their work-groups;
     *  the caller vouches that none is needed */
    UR_FUSION_FLAG_NO_BARRIERS = 0x1,
    /** keeps the enumeration 32 bits wide */
    UR_FUSION_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_fusion_flag_t;
/** Any combination of ur_fusion_flag_t. */
typedef uint32_t ur_fusion_flags_t;
/** The bits that no ur_fusion_flag_t uses. */
#define UR_FUSION_FLAGS_MASK 0xfffffffeu

/** what there is to know of a fusion */
typedef enum ur_fusion_info_t {
    /** whether the queue records launches now; ur_bool_t */
    UR_FUSION_INFO_ACTIVE = 0,
    /** launches that were looked at: of a command buffer all, of a queue those since its fusion
     *  began; uint32_t */
    UR_FUSION_INFO_LAUNCHES = 1,
    /** launches of those that are part of a kernel made of several; uint32_t */
    UR_FUSION_INFO_FUSED = 2,
    /** kernels that were made of several; uint32_t */
    UR_FUSION_INFO_KERNELS = 3,
    /** for each launch the number of the first one that it is fused with, or its own; of a queue
     *  that had more than 4096 launches only for the last ones, 2048 at least; uint32_t[] */
    UR_FUSION_INFO_GROUPS = 4,
    /** a line for each launch: what it was fused with and what that saved, or why it was not
     *  fused; of a queue as for UR_FUSION_INFO_GROUPS; char[] */
    UR_FUSION_INFO_REPORT = 5,
    /** keeps the enumeration 32 bits wide */
    UR_FUSION_INFO_FORCE_UINT32 = 0x7fffffff
} ur_fusion_info_t;

/* Callbacks and structures */

typedef struct ur_fusion_memory_t ur_fusion_memory_t;
typedef struct ur_fusion_desc_t ur_fusion_desc_t;

/** memory that nobody looks at after the launches */
typedef struct ur_fusion_memory_t {
    /** [in] start, in USM */
    const void *pMemory;
    /** [in] size (bytes) */
    size_t size;
} ur_fusion_memory_t;

/** how launches are fused */
typedef struct ur_fusion_desc_t {
    /** [in] structure type, UR_STRUCTURE_TYPE_FUSION_DESC */
    ur_structure_type_t stype;
    /** [in, out, optional] next structure of the chain, or NULL */
    void *pNext;
    /** [in] options */
    ur_fusion_flags_t flags;
    /** [in] entries of pPromoted */
    uint32_t numPromoted;
    /** [in, optional] memory whose contents nobody needs after all of the launches: stores to it
     *  are left out where each load takes its value from a store or load of the same work-item,
     *  and are to local memory where only the work-group loads it; numPromoted elements */
    const ur_fusion_memory_t *pPromoted;
} ur_fusion_desc_t;


/* Entry points */
/**
 * @brief Makes one kernel of several launches of a command buffer that is not finalized, wherever it is proven that each work-item needs nothing that another one does. Launches that are not fused stay as they are; urCommandBufferGetFusionInfoExp says why. Sync points stay valid.
 * Devices tell with UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP whether they have it.
 * @param hCommandBuffer [in] command-buffer
 * @param firstCommand [in] sync point of the first command to look at
 * @param numCommands [in] commands to look at, in the order in which they were appended; 0 for all that follow
 * @param pDesc [in, optional] options, NULL for none
 * @param pNumFused [out, optional] returns how many launches are part of a new kernel
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
 *  - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP
 *  - UR_RESULT_ERROR_INVALID_OPERATION: the command buffer is finalized or updatable, or its native handle was given out
 *  - UR_RESULT_ERROR_INVALID_VALUE: the range of commands is not within those that were appended
 *  - UR_RESULT_ERROR_INVALID_ENUMERATION: a bit of the flags is none of ur_fusion_flag_t
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 */
UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferFuseExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, uint32_t firstCommand, uint32_t numCommands,
    const ur_fusion_desc_t *pDesc, uint32_t *pNumFused);

/**
 * @brief Returns what became of the launches that a command buffer was asked to fuse.
 * Devices tell with UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP whether they have it.
 * @param hCommandBuffer [in] command-buffer
 * @param propName [in] property to query
 * @param propSize [in] size of the memory at pPropValue, 0 if that is NULL (bytes)
 * @param pPropValue [out, optional] returns the value of the property; NULL if only its size is wanted
 * @param pPropSizeRet [out, optional] returns the size of the property's value; may be NULL (bytes)
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
 *  - UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION
 *  - UR_RESULT_ERROR_INVALID_SIZE: `propSize == 0 && pPropValue != NULL`
 *  - UR_RESULT_ERROR_INVALID_NULL_POINTER: `propSize != 0 && pPropValue == NULL`
 *  - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pPropValue == NULL && pPropSizeRet == NULL`
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 */
UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferGetFusionInfoExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_fusion_info_t propName, size_t propSize,
    void *pPropValue, size_t *pPropSizeRet);

/**
 * @brief From now on launches of a queue are kept, to be fused with those that follow, and with them copies of up to 1 KiB to memory of the device that do not block. Whatever else the queue is asked for, a launch that waits for what the queue does not know, one that cannot join those kept, and the release of the queue first enqueue what is kept, in order; the recording goes on until urQueueEndFusionExp or urQueueCancelFusionExp.
 * Devices tell with UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP whether they have it.
 * @param hQueue [in] queue whose launches are fused
 * @param pDesc [in, optional] options, NULL for none
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE: the adapter runs under a loader that does not look into the tables of handles
 *  - UR_RESULT_ERROR_INVALID_OPERATION: the queue captures into a graph, or its launches are fused already
 *  - UR_RESULT_ERROR_INVALID_ENUMERATION: a bit of the flags is none of ur_fusion_flag_t
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 */
UR_APIEXPORT ur_result_t UR_APICALL urQueueBeginFusionExp(
    ur_queue_handle_t hQueue, const ur_fusion_desc_t *pDesc);

/**
 * @brief Enqueues what a queue has kept, fused as far as it is proven to be right, and ends the fusion.
 * Devices tell with UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP whether they have it.
 * @param hQueue [in] queue whose launches are fused
 * @param phEvent [out, optional] returns an event that completes with all that the queue was given so far
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
 *  - UR_RESULT_ERROR_INVALID_OPERATION: the queue's launches are not being fused
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 */
UR_APIEXPORT ur_result_t UR_APICALL urQueueEndFusionExp(ur_queue_handle_t hQueue, ur_event_handle_t *phEvent);

/**
 * @brief Enqueues what a queue has kept, one launch after the other, and ends the fusion.
 * Devices tell with UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP whether they have it.
 * @param hQueue [in] queue whose launches are fused
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
 *  - UR_RESULT_ERROR_INVALID_OPERATION: the queue's launches are not being fused
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 */
UR_APIEXPORT ur_result_t UR_APICALL urQueueCancelFusionExp(ur_queue_handle_t hQueue);

/**
 * @brief Returns what became of the launches since a queue's fusion began, also after it has ended. Enqueues nothing.
 * Devices tell with UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP whether they have it.
 * @param hQueue [in] queue that takes the command
 * @param propName [in] property to query
 * @param propSize [in] size of the memory at pPropValue, 0 if that is NULL (bytes)
 * @param pPropValue [out, optional] returns the value of the property; NULL if only its size is wanted
 * @param pPropSizeRet [out, optional] returns the size of the property's value; may be NULL (bytes)
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
 *  - UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION
 *  - UR_RESULT_ERROR_INVALID_SIZE: `propSize == 0 && pPropValue != NULL`
 *  - UR_RESULT_ERROR_INVALID_NULL_POINTER: `propSize != 0 && pPropValue == NULL`
 *  - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pPropValue == NULL && pPropSizeRet == NULL`
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 */
UR_APIEXPORT ur_result_t UR_APICALL urQueueGetFusionInfoExp(
    ur_queue_handle_t hQueue, ur_fusion_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);

#if defined(__cplusplus)
} /* extern "C" */
#endif

#endif /* UR_FUSION_H_INCLUDED */
