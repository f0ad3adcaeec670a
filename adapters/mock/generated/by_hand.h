/* Generated from scripts/templates/mock_by_hand.h.mako and scripts/spec by scripts/generate.py.
 * Do not edit: change the specification or the template and run that command. */
/* Entry points that mock.c writes by hand; opaque is their ur_*_params_t. */
#ifndef MOCK_GENERATED_BY_HAND_H
#define MOCK_GENERATED_BY_HAND_H

#include "ur_ddi.h"

ur_result_t mock_adapter_get(void *opaque);
ur_result_t mock_adapter_set_logger_callback(void *opaque);
ur_result_t mock_adapter_set_logger_callback_level(void *opaque);
ur_result_t mock_context_create(void *opaque);
ur_result_t mock_device_get(void *opaque);
ur_result_t mock_device_partition(void *opaque);
ur_result_t mock_enqueue_mem_buffer_map(void *opaque);
ur_result_t mock_kernel_create(void *opaque);
ur_result_t mock_mem_buffer_create(void *opaque);
ur_result_t mock_mem_buffer_partition(void *opaque);
ur_result_t mock_platform_get(void *opaque);
ur_result_t mock_queue_create(void *opaque);
ur_result_t mock_usm_get_mem_alloc_info(void *opaque);

#endif
