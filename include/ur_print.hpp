/* Generated from scripts/templates/print.hpp.mako and scripts/spec by scripts/generate.py.
 * Do not edit: change the specification or the template and run that command. */
/**
 * @file ur_print.hpp
 * @brief Every enumeration, structure and parameter list of Unified Runtime as text in a C++ stream.
 *
 * `std::cout << result` writes what the printers of ur_print.h give, which are the loader's: a program that includes this
 * is linked to libur_loader. Flags are numbers, so their type is named: ur::details::printFlag<ur_queue_flag_t>(os, flags).
 * Where a value has no text, nothing is written and the stream fails.
 */
#ifndef UR_PRINT_HPP_INCLUDED
#define UR_PRINT_HPP_INCLUDED

#include <cstddef>
#include <cstdint>
#include <ostream>
#include <string>
#include <type_traits>

#include "ur_print.h"

namespace ur {
namespace details {

template <typename T> struct is_handle : std::false_type {};
template <> struct is_handle<ur_adapter_handle_t> : std::true_type {};
template <> struct is_handle<ur_context_handle_t> : std::true_type {};
template <> struct is_handle<ur_device_handle_t> : std::true_type {};
template <> struct is_handle<ur_event_handle_t> : std::true_type {};
template <> struct is_handle<ur_exp_external_mem_handle_t> : std::true_type {};
template <> struct is_handle<ur_exp_external_semaphore_handle_t> : std::true_type {};
template <> struct is_handle<ur_exp_command_buffer_handle_t> : std::true_type {};
template <> struct is_handle<ur_exp_command_buffer_command_handle_t> : std::true_type {};
template <> struct is_handle<ur_exp_graph_handle_t> : std::true_type {};
template <> struct is_handle<ur_exp_executable_graph_handle_t> : std::true_type {};
template <> struct is_handle<ur_kernel_handle_t> : std::true_type {};
template <> struct is_handle<ur_loader_config_handle_t> : std::true_type {};
template <> struct is_handle<ur_mem_handle_t> : std::true_type {};
template <> struct is_handle<ur_platform_handle_t> : std::true_type {};
template <> struct is_handle<ur_program_handle_t> : std::true_type {};
template <> struct is_handle<ur_queue_handle_t> : std::true_type {};
template <> struct is_handle<ur_sampler_handle_t> : std::true_type {};
template <> struct is_handle<ur_usm_pool_handle_t> : std::true_type {};
template <> struct is_handle<ur_physical_mem_handle_t> : std::true_type {};
template <typename T> inline constexpr bool is_handle_v = is_handle<T>::value;

/* The text of one value: `print` is one of the C printers without its first argument. */
template <typename Print> inline ur_result_t putText(std::ostream &os, Print print) {
    std::size_t size = 0;
    ur_result_t result = print(static_cast<char *>(nullptr), std::size_t(0), &size);
    if (result == UR_RESULT_SUCCESS) {
        std::string text(size, '\0');
        result = print(&text[0], size, static_cast<std::size_t *>(nullptr));
        if (result == UR_RESULT_SUCCESS && size > 0) {
            os.write(text.data(), static_cast<std::streamsize>(size - 1));
        }
    }
    return result;
}

template <typename Print> inline std::ostream &put(std::ostream &os, Print print) {
    if (putText(os, print) != UR_RESULT_SUCCESS) {
        os.setstate(std::ios_base::failbit);
    }
    return os;
}

/** Writes a combination of the flags of an enumeration. */
template <typename T> inline ur_result_t printFlag(std::ostream &os, uint32_t flag);
template <> inline ur_result_t printFlag<ur_context_flag_t>(std::ostream &os, uint32_t flag) {
    return putText(os, [flag](char *text, std::size_t size, std::size_t *needed) {
        return urPrintContextFlags(static_cast<ur_context_flag_t>(flag), text, size, needed);
    });
}
template <> inline ur_result_t printFlag<ur_device_affinity_domain_flag_t>(std::ostream &os, uint32_t flag) {
    return putText(os, [flag](char *text, std::size_t size, std::size_t *needed) {
        return urPrintDeviceAffinityDomainFlags(static_cast<ur_device_affinity_domain_flag_t>(flag), text, size, needed);
    });
}
template <> inline ur_result_t printFlag<ur_device_fp_capability_flag_t>(std::ostream &os, uint32_t flag) {
    return putText(os, [flag](char *text, std::size_t size, std::size_t *needed) {
        return urPrintDeviceFpCapabilityFlags(static_cast<ur_device_fp_capability_flag_t>(flag), text, size, needed);
    });
}
template <> inline ur_result_t printFlag<ur_device_exec_capability_flag_t>(std::ostream &os, uint32_t flag) {
    return putText(os, [flag](char *text, std::size_t size, std::size_t *needed) {
        return urPrintDeviceExecCapabilityFlags(static_cast<ur_device_exec_capability_flag_t>(flag), text, size, needed);
    });
}
template <> inline ur_result_t printFlag<ur_memory_order_capability_flag_t>(std::ostream &os, uint32_t flag) {
    return putText(os, [flag](char *text, std::size_t size, std::size_t *needed) {
        return urPrintMemoryOrderCapabilityFlags(static_cast<ur_memory_order_capability_flag_t>(flag), text, size, needed);
    });
}
template <> inline ur_result_t printFlag<ur_memory_scope_capability_flag_t>(std::ostream &os, uint32_t flag) {
    return putText(os, [flag](char *text, std::size_t size, std::size_t *needed) {
        return urPrintMemoryScopeCapabilityFlags(static_cast<ur_memory_scope_capability_flag_t>(flag), text, size, needed);
    });
}
template <> inline ur_result_t printFlag<ur_device_usm_access_capability_flag_t>(std::ostream &os, uint32_t flag) {
    return putText(os, [flag](char *text, std::size_t size, std::size_t *needed) {
        return urPrintDeviceUsmAccessCapabilityFlags(static_cast<ur_device_usm_access_capability_flag_t>(flag), text, size, needed);
    });
}
template <> inline ur_result_t printFlag<ur_device_throttle_reasons_flag_t>(std::ostream &os, uint32_t flag) {
    return putText(os, [flag](char *text, std::size_t size, std::size_t *needed) {
        return urPrintDeviceThrottleReasonsFlags(static_cast<ur_device_throttle_reasons_flag_t>(flag), text, size, needed);
    });
}
template <> inline ur_result_t printFlag<ur_kernel_launch_properties_flag_t>(std::ostream &os, uint32_t flag) {
    return putText(os, [flag](char *text, std::size_t size, std::size_t *needed) {
        return urPrintKernelLaunchPropertiesFlags(static_cast<ur_kernel_launch_properties_flag_t>(flag), text, size, needed);
    });
}
template <> inline ur_result_t printFlag<ur_kernel_launch_flag_t>(std::ostream &os, uint32_t flag) {
    return putText(os, [flag](char *text, std::size_t size, std::size_t *needed) {
        return urPrintKernelLaunchFlags(static_cast<ur_kernel_launch_flag_t>(flag), text, size, needed);
    });
}
template <> inline ur_result_t printFlag<ur_map_flag_t>(std::ostream &os, uint32_t flag) {
    return putText(os, [flag](char *text, std::size_t size, std::size_t *needed) {
        return urPrintMapFlags(static_cast<ur_map_flag_t>(flag), text, size, needed);
    });
}
template <> inline ur_result_t printFlag<ur_usm_migration_flag_t>(std::ostream &os, uint32_t flag) {
    return putText(os, [flag](char *text, std::size_t size, std::size_t *needed) {
        return urPrintUsmMigrationFlags(static_cast<ur_usm_migration_flag_t>(flag), text, size, needed);
    });
}
template <> inline ur_result_t printFlag<ur_exp_device_2d_block_array_capability_flag_t>(std::ostream &os, uint32_t flag) {
    return putText(os, [flag](char *text, std::size_t size, std::size_t *needed) {
        return urPrintExpDevice_2dBlockArrayCapabilityFlags(static_cast<ur_exp_device_2d_block_array_capability_flag_t>(flag), text, size, needed);
    });
}
template <> inline ur_result_t printFlag<ur_exp_async_usm_alloc_flag_t>(std::ostream &os, uint32_t flag) {
    return putText(os, [flag](char *text, std::size_t size, std::size_t *needed) {
        return urPrintExpAsyncUsmAllocFlags(static_cast<ur_exp_async_usm_alloc_flag_t>(flag), text, size, needed);
    });
}
template <> inline ur_result_t printFlag<ur_exp_image_copy_flag_t>(std::ostream &os, uint32_t flag) {
    return putText(os, [flag](char *text, std::size_t size, std::size_t *needed) {
        return urPrintExpImageCopyFlags(static_cast<ur_exp_image_copy_flag_t>(flag), text, size, needed);
    });
}
template <> inline ur_result_t printFlag<ur_device_command_buffer_update_capability_flag_t>(std::ostream &os, uint32_t flag) {
    return putText(os, [flag](char *text, std::size_t size, std::size_t *needed) {
        return urPrintDeviceCommandBufferUpdateCapabilityFlags(static_cast<ur_device_command_buffer_update_capability_flag_t>(flag), text, size, needed);
    });
}
template <> inline ur_result_t printFlag<ur_exp_host_task_flag_t>(std::ostream &os, uint32_t flag) {
    return putText(os, [flag](char *text, std::size_t size, std::size_t *needed) {
        return urPrintExpHostTaskFlags(static_cast<ur_exp_host_task_flag_t>(flag), text, size, needed);
    });
}
template <> inline ur_result_t printFlag<ur_exp_enqueue_ext_flag_t>(std::ostream &os, uint32_t flag) {
    return putText(os, [flag](char *text, std::size_t size, std::size_t *needed) {
        return urPrintExpEnqueueExtFlags(static_cast<ur_exp_enqueue_ext_flag_t>(flag), text, size, needed);
    });
}
template <> inline ur_result_t printFlag<ur_exp_program_flag_t>(std::ostream &os, uint32_t flag) {
    return putText(os, [flag](char *text, std::size_t size, std::size_t *needed) {
        return urPrintExpProgramFlags(static_cast<ur_exp_program_flag_t>(flag), text, size, needed);
    });
}
template <> inline ur_result_t printFlag<ur_exp_enqueue_native_command_flag_t>(std::ostream &os, uint32_t flag) {
    return putText(os, [flag](char *text, std::size_t size, std::size_t *needed) {
        return urPrintExpEnqueueNativeCommandFlags(static_cast<ur_exp_enqueue_native_command_flag_t>(flag), text, size, needed);
    });
}
template <> inline ur_result_t printFlag<ur_exp_event_flag_t>(std::ostream &os, uint32_t flag) {
    return putText(os, [flag](char *text, std::size_t size, std::size_t *needed) {
        return urPrintExpEventFlags(static_cast<ur_exp_event_flag_t>(flag), text, size, needed);
    });
}
template <> inline ur_result_t printFlag<ur_exp_usm_host_alloc_register_flag_t>(std::ostream &os, uint32_t flag) {
    return putText(os, [flag](char *text, std::size_t size, std::size_t *needed) {
        return urPrintExpUsmHostAllocRegisterFlags(static_cast<ur_exp_usm_host_alloc_register_flag_t>(flag), text, size, needed);
    });
}
template <> inline ur_result_t printFlag<ur_device_init_flag_t>(std::ostream &os, uint32_t flag) {
    return putText(os, [flag](char *text, std::size_t size, std::size_t *needed) {
        return urPrintDeviceInitFlags(static_cast<ur_device_init_flag_t>(flag), text, size, needed);
    });
}
template <> inline ur_result_t printFlag<ur_mem_flag_t>(std::ostream &os, uint32_t flag) {
    return putText(os, [flag](char *text, std::size_t size, std::size_t *needed) {
        return urPrintMemFlags(static_cast<ur_mem_flag_t>(flag), text, size, needed);
    });
}
template <> inline ur_result_t printFlag<ur_queue_flag_t>(std::ostream &os, uint32_t flag) {
    return putText(os, [flag](char *text, std::size_t size, std::size_t *needed) {
        return urPrintQueueFlags(static_cast<ur_queue_flag_t>(flag), text, size, needed);
    });
}
template <> inline ur_result_t printFlag<ur_usm_host_mem_flag_t>(std::ostream &os, uint32_t flag) {
    return putText(os, [flag](char *text, std::size_t size, std::size_t *needed) {
        return urPrintUsmHostMemFlags(static_cast<ur_usm_host_mem_flag_t>(flag), text, size, needed);
    });
}
template <> inline ur_result_t printFlag<ur_usm_device_mem_flag_t>(std::ostream &os, uint32_t flag) {
    return putText(os, [flag](char *text, std::size_t size, std::size_t *needed) {
        return urPrintUsmDeviceMemFlags(static_cast<ur_usm_device_mem_flag_t>(flag), text, size, needed);
    });
}
template <> inline ur_result_t printFlag<ur_usm_pool_flag_t>(std::ostream &os, uint32_t flag) {
    return putText(os, [flag](char *text, std::size_t size, std::size_t *needed) {
        return urPrintUsmPoolFlags(static_cast<ur_usm_pool_flag_t>(flag), text, size, needed);
    });
}
template <> inline ur_result_t printFlag<ur_usm_advice_flag_t>(std::ostream &os, uint32_t flag) {
    return putText(os, [flag](char *text, std::size_t size, std::size_t *needed) {
        return urPrintUsmAdviceFlags(static_cast<ur_usm_advice_flag_t>(flag), text, size, needed);
    });
}
template <> inline ur_result_t printFlag<ur_virtual_mem_access_flag_t>(std::ostream &os, uint32_t flag) {
    return putText(os, [flag](char *text, std::size_t size, std::size_t *needed) {
        return urPrintVirtualMemAccessFlags(static_cast<ur_virtual_mem_access_flag_t>(flag), text, size, needed);
    });
}
template <> inline ur_result_t printFlag<ur_physical_mem_flag_t>(std::ostream &os, uint32_t flag) {
    return putText(os, [flag](char *text, std::size_t size, std::size_t *needed) {
        return urPrintPhysicalMemFlags(static_cast<ur_physical_mem_flag_t>(flag), text, size, needed);
    });
}

} // namespace details
} // namespace ur

inline std::ostream &operator<<(std::ostream &os, enum ur_adapter_info_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintAdapterInfo(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, enum ur_logger_level_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintLoggerLevel(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, enum ur_function_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintFunction(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, enum ur_structure_type_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintStructureType(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, enum ur_result_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintResult(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, enum ur_backend_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintBackend(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, enum ur_context_flag_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintContextFlags(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, enum ur_context_info_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintContextInfo(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, enum ur_device_type_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintDeviceType(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, enum ur_device_info_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintDeviceInfo(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, enum ur_device_affinity_domain_flag_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintDeviceAffinityDomainFlags(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, enum ur_device_partition_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintDevicePartition(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, enum ur_device_fp_capability_flag_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintDeviceFpCapabilityFlags(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, enum ur_device_mem_cache_type_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintDeviceMemCacheType(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, enum ur_device_local_mem_type_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintDeviceLocalMemType(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, enum ur_device_exec_capability_flag_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintDeviceExecCapabilityFlags(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, enum ur_memory_order_capability_flag_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintMemoryOrderCapabilityFlags(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, enum ur_memory_scope_capability_flag_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintMemoryScopeCapabilityFlags(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, enum ur_device_usm_access_capability_flag_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintDeviceUsmAccessCapabilityFlags(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, enum ur_device_throttle_reasons_flag_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintDeviceThrottleReasonsFlags(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, enum ur_kernel_launch_properties_flag_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintKernelLaunchPropertiesFlags(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, enum ur_kernel_launch_flag_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintKernelLaunchFlags(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, enum ur_map_flag_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintMapFlags(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, enum ur_usm_migration_flag_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintUsmMigrationFlags(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, enum ur_command_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintCommand(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, enum ur_event_status_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintEventStatus(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, enum ur_event_info_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintEventInfo(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, enum ur_profiling_info_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintProfilingInfo(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, enum ur_execution_info_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintExecutionInfo(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, enum ur_exp_device_2d_block_array_capability_flag_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintExpDevice_2dBlockArrayCapabilityFlags(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, enum ur_exp_async_usm_alloc_flag_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintExpAsyncUsmAllocFlags(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, enum ur_exp_image_copy_flag_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintExpImageCopyFlags(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, enum ur_exp_image_copy_input_types_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintExpImageCopyInputTypes(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, enum ur_exp_sampler_cubemap_filter_mode_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintExpSamplerCubemapFilterMode(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, enum ur_exp_external_mem_type_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintExpExternalMemType(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, enum ur_exp_external_semaphore_type_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintExpExternalSemaphoreType(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, enum ur_exp_image_mem_type_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintExpImageMemType(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, enum ur_device_command_buffer_update_capability_flag_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintDeviceCommandBufferUpdateCapabilityFlags(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, enum ur_exp_command_buffer_info_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintExpCommandBufferInfo(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, enum ur_exp_command_buffer_command_info_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintExpCommandBufferCommandInfo(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, enum ur_exp_kernel_arg_type_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintExpKernelArgType(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, enum ur_exp_host_task_flag_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintExpHostTaskFlags(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, enum ur_exp_enqueue_ext_flag_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintExpEnqueueExtFlags(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, enum ur_exp_program_flag_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintExpProgramFlags(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, enum ur_exp_enqueue_native_command_flag_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintExpEnqueueNativeCommandFlags(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, enum ur_exp_event_flag_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintExpEventFlags(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, enum ur_exp_usm_host_alloc_register_flag_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintExpUsmHostAllocRegisterFlags(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, enum ur_kernel_info_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintKernelInfo(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, enum ur_kernel_group_info_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintKernelGroupInfo(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, enum ur_kernel_sub_group_info_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintKernelSubGroupInfo(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, enum ur_kernel_cache_config_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintKernelCacheConfig(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, enum ur_kernel_exec_info_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintKernelExecInfo(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, enum ur_device_init_flag_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintDeviceInitFlags(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, enum ur_loader_config_info_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintLoaderConfigInfo(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, enum ur_mem_flag_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintMemFlags(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, enum ur_mem_type_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintMemType(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, enum ur_mem_info_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintMemInfo(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, enum ur_image_channel_order_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintImageChannelOrder(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, enum ur_image_channel_type_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintImageChannelType(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, enum ur_image_info_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintImageInfo(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, enum ur_buffer_create_type_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintBufferCreateType(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, enum ur_platform_info_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintPlatformInfo(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, enum ur_api_version_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintApiVersion(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, enum ur_exp_peer_info_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintExpPeerInfo(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, enum ur_program_metadata_type_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintProgramMetadataType(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, enum ur_program_info_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintProgramInfo(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, enum ur_program_build_status_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintProgramBuildStatus(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, enum ur_program_binary_type_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintProgramBinaryType(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, enum ur_program_build_info_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintProgramBuildInfo(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, enum ur_queue_info_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintQueueInfo(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, enum ur_queue_flag_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintQueueFlags(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, enum ur_sampler_filter_mode_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintSamplerFilterMode(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, enum ur_sampler_addressing_mode_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintSamplerAddressingMode(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, enum ur_sampler_info_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintSamplerInfo(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, enum ur_usm_host_mem_flag_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintUsmHostMemFlags(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, enum ur_usm_device_mem_flag_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintUsmDeviceMemFlags(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, enum ur_usm_pool_flag_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintUsmPoolFlags(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, enum ur_usm_type_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintUsmType(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, enum ur_usm_alloc_info_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintUsmAllocInfo(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, enum ur_usm_advice_flag_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintUsmAdviceFlags(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, enum ur_usm_pool_info_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintUsmPoolInfo(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, enum ur_virtual_mem_granularity_info_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintVirtualMemGranularityInfo(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, enum ur_virtual_mem_access_flag_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintVirtualMemAccessFlags(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, enum ur_virtual_mem_info_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintVirtualMemInfo(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, enum ur_physical_mem_flag_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintPhysicalMemFlags(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, enum ur_physical_mem_info_t value) {
    return ur::details::put(os, [value](char *text, std::size_t size, std::size_t *needed) {
        return urPrintPhysicalMemInfo(value, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_base_properties_t params) {
    return ur::details::put(os, [&params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintBaseProperties(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_base_desc_t params) {
    return ur::details::put(os, [&params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintBaseDesc(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_rect_offset_t params) {
    return ur::details::put(os, [&params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintRectOffset(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_rect_region_t params) {
    return ur::details::put(os, [&params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintRectRegion(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_context_properties_t params) {
    return ur::details::put(os, [&params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintContextProperties(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_context_native_properties_t params) {
    return ur::details::put(os, [&params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintContextNativeProperties(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_device_binary_t params) {
    return ur::details::put(os, [&params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintDeviceBinary(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_device_partition_property_t params) {
    return ur::details::put(os, [&params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintDevicePartitionProperty(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_device_partition_properties_t params) {
    return ur::details::put(os, [&params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintDevicePartitionProperties(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_device_native_properties_t params) {
    return ur::details::put(os, [&params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintDeviceNativeProperties(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_kernel_launch_ext_properties_t params) {
    return ur::details::put(os, [&params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintKernelLaunchExtProperties(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_kernel_launch_cluster_property_t params) {
    return ur::details::put(os, [&params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintKernelLaunchClusterProperty(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_kernel_launch_workgroup_property_t params) {
    return ur::details::put(os, [&params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintKernelLaunchWorkgroupProperty(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_event_native_properties_t params) {
    return ur::details::put(os, [&params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintEventNativeProperties(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_exp_async_usm_alloc_properties_t params) {
    return ur::details::put(os, [&params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintExpAsyncUsmAllocProperties(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_usm_pool_buffer_desc_t params) {
    return ur::details::put(os, [&params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintUsmPoolBufferDesc(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_exp_file_descriptor_t params) {
    return ur::details::put(os, [&params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintExpFileDescriptor(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_exp_win32_handle_t params) {
    return ur::details::put(os, [&params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintExpWin32Handle(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_exp_win32_name_t params) {
    return ur::details::put(os, [&params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintExpWin32Name(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_exp_sampler_mip_properties_t params) {
    return ur::details::put(os, [&params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintExpSamplerMipProperties(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_exp_sampler_addr_modes_t params) {
    return ur::details::put(os, [&params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintExpSamplerAddrModes(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_exp_sampler_cubemap_properties_t params) {
    return ur::details::put(os, [&params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintExpSamplerCubemapProperties(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_exp_external_mem_desc_t params) {
    return ur::details::put(os, [&params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintExpExternalMemDesc(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_exp_external_semaphore_desc_t params) {
    return ur::details::put(os, [&params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintExpExternalSemaphoreDesc(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_exp_image_copy_region_t params) {
    return ur::details::put(os, [&params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintExpImageCopyRegion(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_exp_image_user_pitch_desc_t params) {
    return ur::details::put(os, [&params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintExpImageUserPitchDesc(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_exp_command_buffer_desc_t params) {
    return ur::details::put(os, [&params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintExpCommandBufferDesc(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_exp_command_buffer_update_memobj_arg_desc_t params) {
    return ur::details::put(os, [&params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintExpCommandBufferUpdateMemobjArgDesc(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_exp_command_buffer_update_pointer_arg_desc_t params) {
    return ur::details::put(os, [&params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintExpCommandBufferUpdatePointerArgDesc(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_exp_command_buffer_update_value_arg_desc_t params) {
    return ur::details::put(os, [&params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintExpCommandBufferUpdateValueArgDesc(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_exp_command_buffer_update_kernel_launch_desc_t params) {
    return ur::details::put(os, [&params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintExpCommandBufferUpdateKernelLaunchDesc(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_exp_kernel_arg_mem_obj_tuple_t params) {
    return ur::details::put(os, [&params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintExpKernelArgMemObjTuple(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_exp_kernel_arg_properties_t params) {
    return ur::details::put(os, [&params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintExpKernelArgProperties(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_exp_host_task_properties_t params) {
    return ur::details::put(os, [&params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintExpHostTaskProperties(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_exp_enqueue_ext_properties_t params) {
    return ur::details::put(os, [&params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintExpEnqueueExtProperties(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_exp_enqueue_native_command_properties_t params) {
    return ur::details::put(os, [&params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintExpEnqueueNativeCommandProperties(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_exp_event_desc_t params) {
    return ur::details::put(os, [&params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintExpEventDesc(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_exp_usm_host_alloc_register_properties_t params) {
    return ur::details::put(os, [&params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintExpUsmHostAllocRegisterProperties(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_kernel_arg_value_properties_t params) {
    return ur::details::put(os, [&params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintKernelArgValueProperties(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_kernel_arg_local_properties_t params) {
    return ur::details::put(os, [&params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintKernelArgLocalProperties(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_kernel_arg_pointer_properties_t params) {
    return ur::details::put(os, [&params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintKernelArgPointerProperties(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_kernel_exec_info_properties_t params) {
    return ur::details::put(os, [&params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintKernelExecInfoProperties(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_kernel_arg_sampler_properties_t params) {
    return ur::details::put(os, [&params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintKernelArgSamplerProperties(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_kernel_arg_mem_obj_properties_t params) {
    return ur::details::put(os, [&params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintKernelArgMemObjProperties(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_kernel_native_properties_t params) {
    return ur::details::put(os, [&params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintKernelNativeProperties(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_code_location_t params) {
    return ur::details::put(os, [&params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintCodeLocation(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_image_format_t params) {
    return ur::details::put(os, [&params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintImageFormat(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_image_desc_t params) {
    return ur::details::put(os, [&params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintImageDesc(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_buffer_properties_t params) {
    return ur::details::put(os, [&params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintBufferProperties(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_buffer_channel_properties_t params) {
    return ur::details::put(os, [&params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintBufferChannelProperties(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_buffer_alloc_location_properties_t params) {
    return ur::details::put(os, [&params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintBufferAllocLocationProperties(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_buffer_region_t params) {
    return ur::details::put(os, [&params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintBufferRegion(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_mem_native_properties_t params) {
    return ur::details::put(os, [&params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintMemNativeProperties(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_platform_native_properties_t params) {
    return ur::details::put(os, [&params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintPlatformNativeProperties(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_program_metadata_t params) {
    return ur::details::put(os, [&params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintProgramMetadata(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_program_properties_t params) {
    return ur::details::put(os, [&params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintProgramProperties(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_specialization_constant_info_t params) {
    return ur::details::put(os, [&params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintSpecializationConstantInfo(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_program_native_properties_t params) {
    return ur::details::put(os, [&params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintProgramNativeProperties(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_queue_properties_t params) {
    return ur::details::put(os, [&params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintQueueProperties(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_queue_index_properties_t params) {
    return ur::details::put(os, [&params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintQueueIndexProperties(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_queue_native_desc_t params) {
    return ur::details::put(os, [&params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintQueueNativeDesc(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_queue_native_properties_t params) {
    return ur::details::put(os, [&params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintQueueNativeProperties(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_sampler_desc_t params) {
    return ur::details::put(os, [&params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintSamplerDesc(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_sampler_native_properties_t params) {
    return ur::details::put(os, [&params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintSamplerNativeProperties(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_usm_desc_t params) {
    return ur::details::put(os, [&params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintUsmDesc(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_usm_host_desc_t params) {
    return ur::details::put(os, [&params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintUsmHostDesc(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_usm_device_desc_t params) {
    return ur::details::put(os, [&params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintUsmDeviceDesc(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_usm_alloc_location_desc_t params) {
    return ur::details::put(os, [&params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintUsmAllocLocationDesc(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_usm_pool_desc_t params) {
    return ur::details::put(os, [&params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintUsmPoolDesc(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_usm_pool_limits_desc_t params) {
    return ur::details::put(os, [&params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintUsmPoolLimitsDesc(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_physical_mem_properties_t params) {
    return ur::details::put(os, [&params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintPhysicalMemProperties(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_adapter_get_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintAdapterGetParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_adapter_release_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintAdapterReleaseParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_adapter_retain_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintAdapterRetainParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_adapter_get_last_error_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintAdapterGetLastErrorParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_adapter_get_info_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintAdapterGetInfoParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_adapter_set_logger_callback_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintAdapterSetLoggerCallbackParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_adapter_set_logger_callback_level_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintAdapterSetLoggerCallbackLevelParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_context_create_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintContextCreateParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_context_retain_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintContextRetainParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_context_release_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintContextReleaseParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_context_get_info_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintContextGetInfoParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_context_get_native_handle_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintContextGetNativeHandleParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_context_create_with_native_handle_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintContextCreateWithNativeHandleParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_context_set_extended_deleter_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintContextSetExtendedDeleterParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_device_get_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintDeviceGetParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_device_get_selected_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintDeviceGetSelectedParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_device_get_info_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintDeviceGetInfoParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_device_retain_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintDeviceRetainParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_device_release_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintDeviceReleaseParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_device_partition_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintDevicePartitionParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_device_select_binary_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintDeviceSelectBinaryParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_device_get_native_handle_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintDeviceGetNativeHandleParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_device_create_with_native_handle_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintDeviceCreateWithNativeHandleParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_device_get_global_timestamps_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintDeviceGetGlobalTimestampsParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_enqueue_events_wait_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintEnqueueEventsWaitParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_enqueue_events_wait_with_barrier_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintEnqueueEventsWaitWithBarrierParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_enqueue_mem_buffer_read_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintEnqueueMemBufferReadParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_enqueue_mem_buffer_write_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintEnqueueMemBufferWriteParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_enqueue_mem_buffer_read_rect_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintEnqueueMemBufferReadRectParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_enqueue_mem_buffer_write_rect_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintEnqueueMemBufferWriteRectParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_enqueue_mem_buffer_copy_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintEnqueueMemBufferCopyParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_enqueue_mem_buffer_copy_rect_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintEnqueueMemBufferCopyRectParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_enqueue_mem_buffer_fill_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintEnqueueMemBufferFillParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_enqueue_mem_image_read_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintEnqueueMemImageReadParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_enqueue_mem_image_write_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintEnqueueMemImageWriteParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_enqueue_mem_image_copy_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintEnqueueMemImageCopyParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_enqueue_mem_buffer_map_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintEnqueueMemBufferMapParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_enqueue_mem_unmap_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintEnqueueMemUnmapParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_enqueue_usm_fill_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintEnqueueUsmFillParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_enqueue_usm_memcpy_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintEnqueueUsmMemcpyParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_enqueue_usm_prefetch_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintEnqueueUsmPrefetchParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_enqueue_usm_advise_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintEnqueueUsmAdviseParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_enqueue_usm_fill_2d_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintEnqueueUsmFill_2dParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_enqueue_usm_memcpy_2d_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintEnqueueUsmMemcpy_2dParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_enqueue_device_global_variable_write_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintEnqueueDeviceGlobalVariableWriteParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_enqueue_device_global_variable_read_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintEnqueueDeviceGlobalVariableReadParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_enqueue_read_host_pipe_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintEnqueueReadHostPipeParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_enqueue_write_host_pipe_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintEnqueueWriteHostPipeParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_event_get_info_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintEventGetInfoParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_event_get_profiling_info_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintEventGetProfilingInfoParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_event_wait_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintEventWaitParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_event_retain_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintEventRetainParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_event_release_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintEventReleaseParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_event_get_native_handle_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintEventGetNativeHandleParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_event_create_with_native_handle_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintEventCreateWithNativeHandleParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_event_set_callback_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintEventSetCallbackParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_enqueue_usm_device_alloc_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintEnqueueUsmDeviceAllocExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_enqueue_usm_shared_alloc_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintEnqueueUsmSharedAllocExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_enqueue_usm_host_alloc_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintEnqueueUsmHostAllocExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_enqueue_usm_free_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintEnqueueUsmFreeExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_usm_pool_create_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintUsmPoolCreateExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_usm_pool_destroy_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintUsmPoolDestroyExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_usm_pool_get_default_device_pool_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintUsmPoolGetDefaultDevicePoolExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_usm_pool_get_info_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintUsmPoolGetInfoExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_usm_pool_set_info_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintUsmPoolSetInfoExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_usm_pool_set_device_pool_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintUsmPoolSetDevicePoolExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_usm_pool_get_device_pool_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintUsmPoolGetDevicePoolExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_usm_pool_trim_to_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintUsmPoolTrimToExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_usm_pitched_alloc_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintUsmPitchedAllocExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_bindless_images_unsampled_image_handle_destroy_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintBindlessImagesUnsampledImageHandleDestroyExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_bindless_images_sampled_image_handle_destroy_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintBindlessImagesSampledImageHandleDestroyExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_bindless_images_image_allocate_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintBindlessImagesImageAllocateExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_bindless_images_image_free_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintBindlessImagesImageFreeExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_bindless_images_unsampled_image_create_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintBindlessImagesUnsampledImageCreateExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_bindless_images_sampled_image_create_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintBindlessImagesSampledImageCreateExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_bindless_images_image_copy_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintBindlessImagesImageCopyExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_bindless_images_image_get_info_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintBindlessImagesImageGetInfoExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_bindless_images_get_image_memory_handle_type_support_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintBindlessImagesGetImageMemoryHandleTypeSupportExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_bindless_images_get_image_unsampled_handle_support_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintBindlessImagesGetImageUnsampledHandleSupportExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_bindless_images_get_image_sampled_handle_support_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintBindlessImagesGetImageSampledHandleSupportExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_bindless_images_mipmap_get_level_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintBindlessImagesMipmapGetLevelExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_bindless_images_mipmap_free_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintBindlessImagesMipmapFreeExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_bindless_images_import_external_memory_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintBindlessImagesImportExternalMemoryExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_bindless_images_map_external_array_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintBindlessImagesMapExternalArrayExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_bindless_images_map_external_linear_memory_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintBindlessImagesMapExternalLinearMemoryExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_bindless_images_release_external_memory_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintBindlessImagesReleaseExternalMemoryExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_bindless_images_free_mapped_linear_memory_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintBindlessImagesFreeMappedLinearMemoryExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_bindless_images_supports_importing_handle_type_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintBindlessImagesSupportsImportingHandleTypeExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_bindless_images_import_external_semaphore_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintBindlessImagesImportExternalSemaphoreExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_bindless_images_release_external_semaphore_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintBindlessImagesReleaseExternalSemaphoreExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_bindless_images_wait_external_semaphore_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintBindlessImagesWaitExternalSemaphoreExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_bindless_images_signal_external_semaphore_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintBindlessImagesSignalExternalSemaphoreExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_command_buffer_create_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintCommandBufferCreateExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_command_buffer_retain_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintCommandBufferRetainExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_command_buffer_release_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintCommandBufferReleaseExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_command_buffer_finalize_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintCommandBufferFinalizeExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_command_buffer_append_kernel_launch_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintCommandBufferAppendKernelLaunchExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_command_buffer_append_kernel_launch_with_args_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintCommandBufferAppendKernelLaunchWithArgsExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_command_buffer_append_usm_memcpy_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintCommandBufferAppendUsmMemcpyExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_command_buffer_append_usm_fill_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintCommandBufferAppendUsmFillExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_command_buffer_append_mem_buffer_copy_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintCommandBufferAppendMemBufferCopyExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_command_buffer_append_mem_buffer_write_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintCommandBufferAppendMemBufferWriteExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_command_buffer_append_mem_buffer_read_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintCommandBufferAppendMemBufferReadExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_command_buffer_append_mem_buffer_copy_rect_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintCommandBufferAppendMemBufferCopyRectExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_command_buffer_append_mem_buffer_write_rect_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintCommandBufferAppendMemBufferWriteRectExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_command_buffer_append_mem_buffer_read_rect_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintCommandBufferAppendMemBufferReadRectExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_command_buffer_append_mem_buffer_fill_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintCommandBufferAppendMemBufferFillExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_command_buffer_append_usm_prefetch_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintCommandBufferAppendUsmPrefetchExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_command_buffer_append_usm_advise_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintCommandBufferAppendUsmAdviseExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_command_buffer_append_native_command_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintCommandBufferAppendNativeCommandExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_enqueue_command_buffer_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintEnqueueCommandBufferExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_command_buffer_update_kernel_launch_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintCommandBufferUpdateKernelLaunchExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_command_buffer_update_signal_event_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintCommandBufferUpdateSignalEventExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_command_buffer_update_wait_events_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintCommandBufferUpdateWaitEventsExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_command_buffer_get_info_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintCommandBufferGetInfoExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_command_buffer_get_native_handle_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintCommandBufferGetNativeHandleExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_device_wait_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintDeviceWaitExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_program_dynamic_link_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintProgramDynamicLinkExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_enqueue_kernel_launch_with_args_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintEnqueueKernelLaunchWithArgsExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_enqueue_timestamp_recording_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintEnqueueTimestampRecordingExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_graph_create_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintGraphCreateExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_queue_begin_graph_capture_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintQueueBeginGraphCaptureExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_queue_begin_capture_into_graph_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintQueueBeginCaptureIntoGraphExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_queue_end_graph_capture_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintQueueEndGraphCaptureExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_graph_instantiate_graph_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintGraphInstantiateGraphExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_enqueue_graph_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintEnqueueGraphExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_graph_destroy_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintGraphDestroyExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_graph_executable_graph_destroy_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintGraphExecutableGraphDestroyExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_queue_is_graph_capture_enabled_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintQueueIsGraphCaptureEnabledExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_queue_get_graph_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintQueueGetGraphExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_graph_is_empty_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintGraphIsEmptyExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_graph_get_id_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintGraphGetIdExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_graph_set_destruction_callback_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintGraphSetDestructionCallbackExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_graph_dump_contents_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintGraphDumpContentsExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_graph_get_native_handle_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintGraphGetNativeHandleExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_graph_executable_graph_get_native_handle_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintGraphExecutableGraphGetNativeHandleExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_enqueue_host_task_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintEnqueueHostTaskExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_ipc_get_mem_handle_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintIpcGetMemHandleExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_ipc_put_mem_handle_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintIpcPutMemHandleExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_ipc_open_mem_handle_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintIpcOpenMemHandleExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_ipc_close_mem_handle_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintIpcCloseMemHandleExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_ipc_get_phys_mem_handle_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintIpcGetPhysMemHandleExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_ipc_put_phys_mem_handle_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintIpcPutPhysMemHandleExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_ipc_open_phys_mem_handle_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintIpcOpenPhysMemHandleExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_ipc_close_phys_mem_handle_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintIpcClosePhysMemHandleExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_ipc_get_event_handle_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintIpcGetEventHandleExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_ipc_put_event_handle_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintIpcPutEventHandleExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_ipc_open_event_handle_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintIpcOpenEventHandleExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_enqueue_events_wait_with_barrier_ext_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintEnqueueEventsWaitWithBarrierExtParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_memory_export_alloc_exportable_memory_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintMemoryExportAllocExportableMemoryExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_memory_export_free_exportable_memory_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintMemoryExportFreeExportableMemoryExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_memory_export_export_memory_handle_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintMemoryExportExportMemoryHandleExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_program_build_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintProgramBuildExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_program_compile_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintProgramCompileExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_program_link_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintProgramLinkExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_enqueue_native_command_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintEnqueueNativeCommandExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_event_create_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintEventCreateExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_usm_context_memcpy_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintUsmContextMemcpyExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_usm_host_alloc_register_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintUsmHostAllocRegisterExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_usm_host_alloc_unregister_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintUsmHostAllocUnregisterExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_usm_import_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintUsmImportExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_usm_release_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintUsmReleaseExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_usm_p2p_enable_peer_access_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintUsmP2pEnablePeerAccessExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_usm_p2p_disable_peer_access_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintUsmP2pDisablePeerAccessExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_usm_p2p_peer_access_get_info_exp_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintUsmP2pPeerAccessGetInfoExpParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_kernel_create_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintKernelCreateParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_kernel_get_info_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintKernelGetInfoParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_kernel_get_group_info_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintKernelGetGroupInfoParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_kernel_get_sub_group_info_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintKernelGetSubGroupInfoParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_kernel_retain_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintKernelRetainParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_kernel_release_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintKernelReleaseParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_kernel_set_exec_info_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintKernelSetExecInfoParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_kernel_set_specialization_constants_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintKernelSetSpecializationConstantsParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_kernel_get_native_handle_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintKernelGetNativeHandleParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_kernel_create_with_native_handle_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintKernelCreateWithNativeHandleParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_kernel_get_suggested_local_work_size_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintKernelGetSuggestedLocalWorkSizeParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_kernel_get_suggested_local_work_size_with_args_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintKernelGetSuggestedLocalWorkSizeWithArgsParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_kernel_suggest_max_cooperative_group_count_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintKernelSuggestMaxCooperativeGroupCountParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_loader_config_create_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintLoaderConfigCreateParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_loader_config_retain_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintLoaderConfigRetainParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_loader_config_release_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintLoaderConfigReleaseParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_loader_config_get_info_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintLoaderConfigGetInfoParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_loader_config_enable_layer_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintLoaderConfigEnableLayerParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_loader_config_set_code_location_callback_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintLoaderConfigSetCodeLocationCallbackParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_loader_config_set_mocking_enabled_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintLoaderConfigSetMockingEnabledParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_loader_init_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintLoaderInitParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_loader_tear_down_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintLoaderTearDownParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_mem_image_create_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintMemImageCreateParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_mem_buffer_create_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintMemBufferCreateParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_mem_retain_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintMemRetainParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_mem_release_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintMemReleaseParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_mem_buffer_partition_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintMemBufferPartitionParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_mem_get_native_handle_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintMemGetNativeHandleParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_mem_buffer_create_with_native_handle_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintMemBufferCreateWithNativeHandleParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_mem_image_create_with_native_handle_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintMemImageCreateWithNativeHandleParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_mem_get_info_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintMemGetInfoParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_mem_image_get_info_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintMemImageGetInfoParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_platform_get_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintPlatformGetParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_platform_get_info_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintPlatformGetInfoParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_platform_get_api_version_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintPlatformGetApiVersionParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_platform_get_native_handle_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintPlatformGetNativeHandleParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_platform_create_with_native_handle_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintPlatformCreateWithNativeHandleParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_platform_get_backend_option_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintPlatformGetBackendOptionParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_program_create_with_il_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintProgramCreateWithIlParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_program_create_with_binary_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintProgramCreateWithBinaryParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_program_build_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintProgramBuildParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_program_compile_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintProgramCompileParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_program_link_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintProgramLinkParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_program_retain_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintProgramRetainParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_program_release_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintProgramReleaseParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_program_get_function_pointer_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintProgramGetFunctionPointerParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_program_get_global_variable_pointer_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintProgramGetGlobalVariablePointerParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_program_get_info_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintProgramGetInfoParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_program_get_build_info_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintProgramGetBuildInfoParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_program_set_specialization_constants_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintProgramSetSpecializationConstantsParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_program_get_native_handle_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintProgramGetNativeHandleParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_program_create_with_native_handle_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintProgramCreateWithNativeHandleParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_queue_get_info_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintQueueGetInfoParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_queue_create_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintQueueCreateParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_queue_retain_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintQueueRetainParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_queue_release_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintQueueReleaseParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_queue_get_native_handle_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintQueueGetNativeHandleParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_queue_create_with_native_handle_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintQueueCreateWithNativeHandleParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_queue_finish_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintQueueFinishParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_queue_flush_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintQueueFlushParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_sampler_create_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintSamplerCreateParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_sampler_retain_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintSamplerRetainParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_sampler_release_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintSamplerReleaseParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_sampler_get_info_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintSamplerGetInfoParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_sampler_get_native_handle_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintSamplerGetNativeHandleParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_sampler_create_with_native_handle_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintSamplerCreateWithNativeHandleParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_usm_host_alloc_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintUsmHostAllocParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_usm_device_alloc_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintUsmDeviceAllocParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_usm_shared_alloc_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintUsmSharedAllocParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_usm_free_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintUsmFreeParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_usm_get_mem_alloc_info_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintUsmGetMemAllocInfoParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_usm_pool_create_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintUsmPoolCreateParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_usm_pool_retain_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintUsmPoolRetainParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_usm_pool_release_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintUsmPoolReleaseParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_usm_pool_get_info_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintUsmPoolGetInfoParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_virtual_mem_granularity_get_info_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintVirtualMemGranularityGetInfoParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_virtual_mem_reserve_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintVirtualMemReserveParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_virtual_mem_free_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintVirtualMemFreeParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_virtual_mem_map_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintVirtualMemMapParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_virtual_mem_unmap_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintVirtualMemUnmapParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_virtual_mem_set_access_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintVirtualMemSetAccessParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_virtual_mem_get_info_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintVirtualMemGetInfoParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_physical_mem_create_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintPhysicalMemCreateParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_physical_mem_retain_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintPhysicalMemRetainParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_physical_mem_release_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintPhysicalMemReleaseParams(params, text, size, needed);
    });
}
inline std::ostream &operator<<(std::ostream &os, const struct ur_physical_mem_get_info_params_t *params) {
    return ur::details::put(os, [params](char *text, std::size_t size, std::size_t *needed) {
        return urPrintPhysicalMemGetInfoParams(params, text, size, needed);
    });
}

namespace ur {
namespace details {

/** Writes an address, and in parentheses what is there; of handles and untyped memory the address alone. */
template <typename T> inline ur_result_t printPtr(std::ostream &os, const T *ptr) {
    if (!ptr) {
        os << "nullptr";
    } else if constexpr (std::is_void_v<T> || std::is_function_v<T> || is_handle_v<T *>) {
        os << reinterpret_cast<const void *>(ptr);
    } else if constexpr (std::is_same_v<std::remove_cv_t<T>, char>) {
        os << ptr;
    } else if constexpr (std::is_pointer_v<T>) {
        os << static_cast<const void *>(ptr) << " (";
        printPtr(os, *ptr);
        os << ")";
    } else {
        os << static_cast<const void *>(ptr) << " (" << *ptr << ")";
    }
    return UR_RESULT_SUCCESS;
}

} // namespace details

namespace extras {

/** Writes the parameters of the entry point that `function` identifies. */
inline ur_result_t UR_APICALL printFunctionParams(std::ostream &os, ur_function_t function,
                                                  const void *params) {
    return ur::details::putText(os, [=](char *text, std::size_t size, std::size_t *needed) {
        return urPrintFunctionParams(function, params, text, size, needed);
    });
}

} // namespace extras
} // namespace ur

#endif /* UR_PRINT_HPP_INCLUDED */
