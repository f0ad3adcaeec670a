/* Generated from scripts/templates/mock.h.mako and scripts/spec by scripts/generate.py.
 * Do not edit: change the specification or the template and run that command. */
/**
 * @file ur_mock.h
 * @brief Replaces what the mock adapter does in any entry point; for testing programs without a device.
 *
 * The mock adapter, libur_adapter_mock.so.0, is loaded when urLoaderConfigSetMockingEnabled or
 * UR_ADAPTERS_FORCE_LOAD ask for it. It shows one platform with one GPU device, hands out reference-counted
 * handles, allocates memory and completes every command at once without doing its work. A program links it, or finds
 * these functions with dlsym in the adapter that the loader has opened.
 */
#ifndef UR_MOCK_H_INCLUDED
#define UR_MOCK_H_INCLUDED

#include "ur_ddi.h"

#if defined(__cplusplus)
extern "C" {
#endif

/** When a callback runs. */
typedef enum ur_mock_stage_t {
    /** before the call: a result other than UR_RESULT_SUCCESS ends the call with that result */
    UR_MOCK_STAGE_BEFORE = 0,
    /** instead of what the mock adapter does: the result is the call's */
    UR_MOCK_STAGE_REPLACE = 1,
    /** after a call that succeeded: the result becomes the call's */
    UR_MOCK_STAGE_AFTER = 2,
    /** keeps the enumeration 32 bits wide */
    UR_MOCK_STAGE_FORCE_UINT32 = 0x7fffffff
} ur_mock_stage_t;

/**
 * @brief Called in place of, before or after an entry point.
 * @param params [in] the entry point's ur_*_params_t: pointers to the arguments, which may be changed
 * @param user [in, optional] what urMockSetCallback was given
 *
 * Runs on the calling thread with no lock held, and may itself call the interface.
 */
typedef ur_result_t (*ur_mock_callback_t)(void *params, void *user);

/**
 * @brief Sets, or with NULL removes, the callback of one entry point and stage.
 *
 * A call that is running may still use the callback that was set before.
 * @returns UR_RESULT_SUCCESS, or UR_RESULT_ERROR_INVALID_ENUMERATION if the mock adapter has no such entry point or
 *          there is no such stage
 */
UR_APIEXPORT ur_result_t UR_APICALL urMockSetCallback(
    ur_function_t function, ur_mock_stage_t stage, ur_mock_callback_t callback, void *user);

/** Removes all callbacks. */
UR_APIEXPORT ur_result_t UR_APICALL urMockResetCallbacks(void);

/** How many objects and allocations of the mock adapter live now, besides its adapter, platform and device. */
UR_APIEXPORT ur_result_t UR_APICALL urMockGetLiveObjects(size_t *pCount);

/* Parameters of the calls kept from the earlier form of 0.12, as ur_api.h has them for the others. */
typedef struct ur_command_buffer_fuse_exp_params_t {
    ur_exp_command_buffer_handle_t *phCommandBuffer;
    uint32_t *pfirstCommand;
    uint32_t *pnumCommands;
    const ur_fusion_desc_t **ppDesc;
    uint32_t **ppNumFused;
} ur_command_buffer_fuse_exp_params_t;

typedef struct ur_command_buffer_get_fusion_info_exp_params_t {
    ur_exp_command_buffer_handle_t *phCommandBuffer;
    ur_fusion_info_t *ppropName;
    size_t *ppropSize;
    void **ppPropValue;
    size_t **ppPropSizeRet;
} ur_command_buffer_get_fusion_info_exp_params_t;

typedef struct ur_queue_begin_fusion_exp_params_t {
    ur_queue_handle_t *phQueue;
    const ur_fusion_desc_t **ppDesc;
} ur_queue_begin_fusion_exp_params_t;

typedef struct ur_queue_end_fusion_exp_params_t {
    ur_queue_handle_t *phQueue;
    ur_event_handle_t **pphEvent;
} ur_queue_end_fusion_exp_params_t;

typedef struct ur_queue_cancel_fusion_exp_params_t {
    ur_queue_handle_t *phQueue;
} ur_queue_cancel_fusion_exp_params_t;

typedef struct ur_queue_get_fusion_info_exp_params_t {
    ur_queue_handle_t *phQueue;
    ur_fusion_info_t *ppropName;
    size_t *ppropSize;
    void **ppPropValue;
    size_t **ppPropSizeRet;
} ur_queue_get_fusion_info_exp_params_t;

typedef struct ur_kernel_set_arg_value_params_t {
    ur_kernel_handle_t *phKernel;
    uint32_t *pargIndex;
    size_t *pargSize;
    const ur_kernel_arg_value_properties_t **ppProperties;
    const void **ppArgValue;
} ur_kernel_set_arg_value_params_t;

typedef struct ur_kernel_set_arg_local_params_t {
    ur_kernel_handle_t *phKernel;
    uint32_t *pargIndex;
    size_t *pargSize;
    const ur_kernel_arg_local_properties_t **ppProperties;
} ur_kernel_set_arg_local_params_t;

typedef struct ur_kernel_set_arg_pointer_params_t {
    ur_kernel_handle_t *phKernel;
    uint32_t *pargIndex;
    const ur_kernel_arg_pointer_properties_t **ppProperties;
    const void **ppArgValue;
} ur_kernel_set_arg_pointer_params_t;

typedef struct ur_kernel_set_arg_sampler_params_t {
    ur_kernel_handle_t *phKernel;
    uint32_t *pargIndex;
    const ur_kernel_arg_sampler_properties_t **ppProperties;
    ur_sampler_handle_t *phArgValue;
} ur_kernel_set_arg_sampler_params_t;

typedef struct ur_kernel_set_arg_mem_obj_params_t {
    ur_kernel_handle_t *phKernel;
    uint32_t *pargIndex;
    const ur_kernel_arg_mem_obj_properties_t **ppProperties;
    ur_mem_handle_t *phArgValue;
} ur_kernel_set_arg_mem_obj_params_t;

typedef struct ur_enqueue_kernel_launch_params_t {
    ur_queue_handle_t *phQueue;
    ur_kernel_handle_t *phKernel;
    uint32_t *pworkDim;
    const size_t **ppGlobalWorkOffset;
    const size_t **ppGlobalWorkSize;
    const size_t **ppLocalWorkSize;
    const ur_kernel_launch_ext_properties_t **plaunchPropList;
    uint32_t *pnumEventsInWaitList;
    const ur_event_handle_t **pphEventWaitList;
    ur_event_handle_t **pphEvent;
} ur_enqueue_kernel_launch_params_t;

typedef struct ur_event_create_user_exp_params_t {
    ur_context_handle_t *phContext;
    ur_event_handle_t **pphEvent;
} ur_event_create_user_exp_params_t;

typedef struct ur_event_set_status_exp_params_t {
    ur_event_handle_t *phEvent;
    ur_event_status_t *pstatus;
} ur_event_set_status_exp_params_t;

#if defined(__cplusplus)
} /* extern "C" */
#endif

#endif /* UR_MOCK_H_INCLUDED */
