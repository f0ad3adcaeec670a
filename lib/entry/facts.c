#include "facts.h"

#include "base/error.h"

ur_result_t ur_queue_facts(ur_info_out out, ur_queue_info_t name, ur_object *queue,
                           ur_context_handle_t context, ur_device_handle_t device,
                           ur_queue_flags_t flags) {
    switch (name) {
    case UR_QUEUE_INFO_CONTEXT:
        return ur_info_value(out, ur_context_handle_t, context);
    case UR_QUEUE_INFO_DEVICE:
        return ur_info_value(out, ur_device_handle_t, device);
    case UR_QUEUE_INFO_FLAGS:
        return ur_info_value(out, ur_queue_flags_t, flags);
    case UR_QUEUE_INFO_REFERENCE_COUNT:
        return ur_info_value(out, uint32_t, ur_object_refs(queue));
    case UR_QUEUE_INFO_DEVICE_DEFAULT:
    case UR_QUEUE_INFO_SIZE:
        return ur_fail(UR_RESULT_ERROR_INVALID_QUEUE, 0,
                       "the property is one of queues on the device, which this is not");
    default:
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    }
}

ur_result_t ur_context_facts(ur_info_out out, ur_context_info_t name, ur_object *context,
                             const ur_device_handle_t *devices, uint32_t device_count) {
    switch (name) {
    case UR_CONTEXT_INFO_NUM_DEVICES:
        return ur_info_value(out, uint32_t, device_count);
    case UR_CONTEXT_INFO_DEVICES:
        return ur_info_array(out, devices, device_count);
    case UR_CONTEXT_INFO_REFERENCE_COUNT:
        return ur_info_value(out, uint32_t, ur_object_refs(context));
    case UR_CONTEXT_INFO_USM_MEMCPY2D_SUPPORT:
        return ur_info_value(out, ur_bool_t, 1);
    case UR_CONTEXT_INFO_USM_FILL2D_SUPPORT:
        /* The call works. But SYCL's runtime, where it is told so, gives pitch and width in
         * elements in place of bytes, and fills a part of the memory; told no, it fills by a
         * kernel. */
        return ur_info_value(out, ur_bool_t, 0);
    default:
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    }
}

ur_result_t ur_usm_facts(ur_info_out out, ur_usm_alloc_info_t name, const void *pointer,
                         const struct ur_pool_memory *memory) {
    if ((unsigned)name > UR_USM_ALLOC_INFO_POOL) {
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    }
    if (!memory) {
        return name == UR_USM_ALLOC_INFO_TYPE
                   ? ur_info_value(out, ur_usm_type_t, UR_USM_TYPE_UNKNOWN)
                   : ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "%p is no USM of the context",
                             pointer);
    }
    switch (name) {
    case UR_USM_ALLOC_INFO_TYPE:
        return ur_info_value(out, ur_usm_type_t, (ur_usm_type_t)memory->type);
    case UR_USM_ALLOC_INFO_BASE_PTR:
        return ur_info_value(out, void *, memory->base);
    case UR_USM_ALLOC_INFO_SIZE:
        return ur_info_value(out, size_t, memory->size);
    case UR_USM_ALLOC_INFO_DEVICE:
        return ur_info_value(out, ur_device_handle_t, memory->device);
    default:
        return memory->pool
                   ? ur_info_value(out, ur_usm_pool_handle_t, memory->pool)
                   : ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "%p is of no pool", pointer);
    }
}

ur_result_t ur_sampler_facts(ur_info_out out, ur_sampler_info_t name, ur_object *sampler,
                             ur_context_handle_t context, const ur_sampler_desc_t *desc) {
    switch (name) {
    case UR_SAMPLER_INFO_REFERENCE_COUNT:
        return ur_info_value(out, uint32_t, ur_object_refs(sampler));
    case UR_SAMPLER_INFO_CONTEXT:
        return ur_info_value(out, ur_context_handle_t, context);
    case UR_SAMPLER_INFO_NORMALIZED_COORDS:
        return ur_info_value(out, ur_bool_t, desc->normalizedCoords);
    case UR_SAMPLER_INFO_ADDRESSING_MODE:
        return ur_info_value(out, ur_sampler_addressing_mode_t, desc->addressingMode);
    case UR_SAMPLER_INFO_FILTER_MODE:
        return ur_info_value(out, ur_sampler_filter_mode_t, desc->filterMode);
    default:
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    }
}

ur_result_t ur_physical_mem_facts(ur_info_out out, ur_physical_mem_info_t name, ur_object *memory,
                                  ur_context_handle_t context, ur_device_handle_t device,
                                  size_t size, ur_physical_mem_flags_t flags) {
    switch (name) {
    case UR_PHYSICAL_MEM_INFO_CONTEXT:
        return ur_info_value(out, ur_context_handle_t, context);
    case UR_PHYSICAL_MEM_INFO_DEVICE:
        return ur_info_value(out, ur_device_handle_t, device);
    case UR_PHYSICAL_MEM_INFO_SIZE:
        return ur_info_value(out, size_t, size);
    case UR_PHYSICAL_MEM_INFO_PROPERTIES:
        return ur_info_value(out, ur_physical_mem_properties_t,
                             .stype = UR_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES, .flags = flags);
    case UR_PHYSICAL_MEM_INFO_REFERENCE_COUNT:
        return ur_info_value(out, uint32_t, ur_object_refs(memory));
    default:
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    }
}

ur_result_t ur_program_build_facts(ur_info_out out, ur_program_build_info_t name,
                                   ur_program_build_status_t status, const char *options,
                                   const char *log, ur_program_binary_type_t type) {
    switch (name) {
    case UR_PROGRAM_BUILD_INFO_STATUS:
        return ur_info_value(out, ur_program_build_status_t, status);
    case UR_PROGRAM_BUILD_INFO_OPTIONS:
        return ur_info_string(out, options ? options : "");
    case UR_PROGRAM_BUILD_INFO_LOG:
        return ur_info_string(out, log ? log : "");
    case UR_PROGRAM_BUILD_INFO_BINARY_TYPE:
        return ur_info_value(out, ur_program_binary_type_t, type);
    default:
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    }
}
