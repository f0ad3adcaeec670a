/* Answers to info queries that follow from how an object was made. An adapter answers what it must
 * ask the driver for, and hands the rest on. UNSUPPORTED_ENUMERATION for a property that does not
 * exist. */
#ifndef UR_ENTRY_FACTS_H
#define UR_ENTRY_FACTS_H

#include "base/handle.h"
#include "base/info.h"
#include "pool/pool.h"

/* All but UR_QUEUE_INFO_EMPTY, of a queue that is not on the device. */
ur_result_t ur_queue_facts(ur_info_out out, ur_queue_info_t name, ur_object *queue,
                           ur_context_handle_t context, ur_device_handle_t device,
                           ur_queue_flags_t flags);

/* Rectangles of USM are copied and filled. */
ur_result_t ur_context_facts(ur_info_out out, ur_context_info_t name, ur_object *context,
                             const ur_device_handle_t *devices, uint32_t device_count);

/* `memory` holds `pointer`; NULL: nothing known does. */
ur_result_t ur_usm_facts(ur_info_out out, ur_usm_alloc_info_t name, const void *pointer,
                         const struct ur_pool_memory *memory);

ur_result_t ur_sampler_facts(ur_info_out out, ur_sampler_info_t name, ur_object *sampler,
                             ur_context_handle_t context, const ur_sampler_desc_t *desc);

ur_result_t ur_physical_mem_facts(ur_info_out out, ur_physical_mem_info_t name, ur_object *memory,
                                  ur_context_handle_t context, ur_device_handle_t device,
                                  size_t size, ur_physical_mem_flags_t flags);

/* How a program was built for one device. `options` and `log` may be NULL for none. */
ur_result_t ur_program_build_facts(ur_info_out out, ur_program_build_info_t name,
                                   ur_program_build_status_t status, const char *options,
                                   const char *log, ur_program_binary_type_t type);

#endif
