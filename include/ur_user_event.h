/* Generated from scripts/templates/ur_api.h.mako and scripts/spec by scripts/generate.py.
 * Do not edit: change the specification or the template and run that command. */
/**
 * @file ur_user_event.h
 * @brief User events: what this project offers beside Unified Runtime 0.12.
 *
 * The loader exports these entry points under the version node urUserEvent_0.12. Only adapters of this
 * project have them; elsewhere they return UR_RESULT_ERROR_UNSUPPORTED_FEATURE. A program that also has to run with
 * other loaders looks them up with dlsym.
 */
#ifndef UR_USER_EVENT_H_INCLUDED
#define UR_USER_EVENT_H_INCLUDED

#include "ur_api.h"

#if defined(__cplusplus)
extern "C" {
#endif





/* Entry points */
/**
 * @brief Creates an event that the host completes with urEventSetStatusExp. Until then it is submitted, as that of a command that runs: commands, urEventWait and callbacks of any queue and context wait for it. Who releases the last reference to it before that has it fail.
 *
 * Source: OpenCL 3.0 clCreateUserEvent.
 * @param hContext [in] context of the objects that the call creates or uses
 * @param phEvent [out] returns the new event; of no queue, and without times
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
 *  - UR_RESULT_ERROR_INVALID_CONTEXT
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 */
UR_APIEXPORT ur_result_t UR_APICALL urEventCreateUserExp(
    ur_context_handle_t hContext, ur_event_handle_t *phEvent);

/**
 * @brief Completes an event of urEventCreateUserExp, once. Does not wait for what waits for it. What waits for one that fails fails too; on CUDA, HIP and native CPU it does not run, on Level Zero and OpenCL it may have.
 *
 * Source: OpenCL 3.0 clSetUserEventStatus.
 * @param hEvent [in] event of urEventCreateUserExp
 * @param status [in] UR_EVENT_STATUS_COMPLETE or UR_EVENT_STATUS_ERROR
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
 *  - UR_RESULT_ERROR_INVALID_EVENT: the event is that of a command, or of urEventCreateExp
 *  - UR_RESULT_ERROR_INVALID_ENUMERATION: status is none of the two
 *  - UR_RESULT_ERROR_INVALID_OPERATION: the event has its status already
 */
UR_APIEXPORT ur_result_t UR_APICALL urEventSetStatusExp(ur_event_handle_t hEvent, ur_event_status_t status);

#if defined(__cplusplus)
} /* extern "C" */
#endif

#endif /* UR_USER_EVENT_H_INCLUDED */
