/* Generated from scripts/templates/print_tables.c.mako and scripts/spec by scripts/generate.py.
 * Do not edit: change the specification or the template and run that command. */
/* What the printers and layers know of the interface. */
#include "../layers/print.h"

const char ur_print_names[][4096] = {
    {
        "\0"
        "BACKEND\0"
        "REFERENCE_COUNT\0"
        "VERSION\0"
        "ur_adapter_info_t\0"
        "UR_ADAPTER_INFO_\0"
        "DEBUG\0"
        "INFO\0"
        "WARN\0"
        "ERROR\0"
        "QUIET\0"
        "ur_logger_level_t\0"
        "UR_LOGGER_LEVEL_\0"
        "CONTEXT_CREATE\0"
        "CONTEXT_RETAIN\0"
        "CONTEXT_RELEASE\0"
        "CONTEXT_GET_INFO\0"
        "CONTEXT_GET_NATIVE_HANDLE\0"
        "CONTEXT_CREATE_WITH_NATIVE_HANDLE\0"
        "CONTEXT_SET_EXTENDED_DELETER\0"
        "DEVICE_GET\0"
        "DEVICE_GET_INFO\0"
        "DEVICE_RETAIN\0"
        "DEVICE_RELEASE\0"
        "DEVICE_PARTITION\0"
        "DEVICE_SELECT_BINARY\0"
        "DEVICE_GET_NATIVE_HANDLE\0"
        "DEVICE_CREATE_WITH_NATIVE_HANDLE\0"
        "DEVICE_GET_GLOBAL_TIMESTAMPS\0"
        "ENQUEUE_KERNEL_LAUNCH\0"
        "ENQUEUE_EVENTS_WAIT\0"
        "ENQUEUE_EVENTS_WAIT_WITH_BARRIER\0"
        "ENQUEUE_MEM_BUFFER_READ\0"
        "ENQUEUE_MEM_BUFFER_WRITE\0"
        "ENQUEUE_MEM_BUFFER_READ_RECT\0"
        "ENQUEUE_MEM_BUFFER_WRITE_RECT\0"
        "ENQUEUE_MEM_BUFFER_COPY\0"
        "ENQUEUE_MEM_BUFFER_COPY_RECT\0"
        "ENQUEUE_MEM_BUFFER_FILL\0"
        "ENQUEUE_MEM_IMAGE_READ\0"
        "ENQUEUE_MEM_IMAGE_WRITE\0"
        "ENQUEUE_MEM_IMAGE_COPY\0"
        "ENQUEUE_MEM_BUFFER_MAP\0"
        "ENQUEUE_MEM_UNMAP\0"
        "ENQUEUE_USM_FILL\0"
        "ENQUEUE_USM_MEMCPY\0"
        "ENQUEUE_USM_PREFETCH\0"
        "ENQUEUE_USM_ADVISE\0"
        "ENQUEUE_DEVICE_GLOBAL_VARIABLE_WRITE\0"
        "ENQUEUE_DEVICE_GLOBAL_VARIABLE_READ\0"
        "EVENT_GET_INFO\0"
        "EVENT_GET_PROFILING_INFO\0"
        "EVENT_WAIT\0"
        "EVENT_RETAIN\0"
        "EVENT_RELEASE\0"
        "EVENT_GET_NATIVE_HANDLE\0"
        "EVENT_CREATE_WITH_NATIVE_HANDLE\0"
        "EVENT_SET_CALLBACK\0"
        "KERNEL_CREATE\0"
        "KERNEL_SET_ARG_VALUE\0"
        "KERNEL_SET_ARG_LOCAL\0"
        "KERNEL_GET_INFO\0"
        "KERNEL_GET_GROUP_INFO\0"
        "KERNEL_GET_SUB_GROUP_INFO\0"
        "KERNEL_RETAIN\0"
        "KERNEL_RELEASE\0"
        "KERNEL_SET_ARG_POINTER\0"
        "KERNEL_SET_EXEC_INFO\0"
        "KERNEL_SET_ARG_SAMPLER\0"
        "KERNEL_SET_ARG_MEM_OBJ\0"
        "KERNEL_SET_SPECIALIZATION_CONSTANTS\0"
        "KERNEL_GET_NATIVE_HANDLE\0"
        "KERNEL_CREATE_WITH_NATIVE_HANDLE\0"
        "MEM_IMAGE_CREATE\0"
        "MEM_BUFFER_CREATE\0"
        "MEM_RETAIN\0"
        "MEM_RELEASE\0"
        "MEM_BUFFER_PARTITION\0"
        "MEM_GET_NATIVE_HANDLE\0"
        "ENQUEUE_READ_HOST_PIPE\0"
        "MEM_GET_INFO\0"
        "MEM_IMAGE_GET_INFO\0"
        "PLATFORM_GET\0"
        "PLATFORM_GET_INFO\0"
        "PLATFORM_GET_API_VERSION\0"
        "PLATFORM_GET_NATIVE_HANDLE\0"
        "PLATFORM_CREATE_WITH_NATIVE_HANDLE\0"
        "PROGRAM_CREATE_WITH_IL\0"
        "PROGRAM_CREATE_WITH_BINARY\0"
        "PROGRAM_BUILD\0"
        "PROGRAM_COMPILE\0"
        "PROGRAM_LINK\0"
        "PROGRAM_RETAIN\0"
        "PROGRAM_RELEASE\0"
        "PROGRAM_GET_FUNCTION_POINTER\0"
        "PROGRAM_GET_INFO\0"
        "PROGRAM_GET_BUILD_INFO\0"
        "PROGRAM_SET_SPECIALIZATION_CONSTANTS\0"
        "PROGRAM_GET_NATIVE_HANDLE\0"
        "PROGRAM_CREATE_WITH_NATIVE_HANDLE\0"
        "QUEUE_GET_INFO\0"
        "QUEUE_CREATE\0"
        "QUEUE_RETAIN\0"
        "QUEUE_RELEASE\0"
        "QUEUE_GET_NATIVE_HANDLE\0"
        "QUEUE_CREATE_WITH_NATIVE_HANDLE\0"
        "QUEUE_FINISH\0"
        "QUEUE_FLUSH\0"
        "SAMPLER_CREATE\0"
        "SAMPLER_RETAIN\0"
        "SAMPLER_RELEASE\0"
        "SAMPLER_GET_INFO\0"
        "SAMPLER_GET_NATIVE_HANDLE\0"
        "SAMPLER_CREATE_WITH_NATIVE_HANDLE\0"
        "USM_HOST_ALLOC\0"
        "USM_DEVICE_ALLOC\0"
        "USM_SHARED_ALLOC\0"
        "USM_FREE\0"
        "USM_GET_MEM_ALLOC_INFO\0"
        "USM_POOL_CREATE\0"
        "COMMAND_BUFFER_CREATE_EXP\0"
        "PLATFORM_GET_BACKEND_OPTION\0"
        "MEM_BUFFER_CREATE_WITH_NATIVE_HANDLE\0"
        "MEM_IMAGE_CREATE_WITH_NATIVE_HANDLE\0"
        "ENQUEUE_WRITE_HOST_PIPE\0"
        "USM_POOL_RETAIN\0"
        "USM_POOL_RELEASE\0"
        "USM_POOL_GET_INFO\0"
        "COMMAND_BUFFER_RETAIN_EXP\0"
        "COMMAND_BUFFER_RELEASE_EXP\0"
        "COMMAND_BUFFER_FINALIZE_EXP\0"
        "COMMAND_BUFFER_APPEND_KERNEL_LAUNCH_EXP\0"
        "USM_PITCHED_ALLOC_EXP\0"
        "BINDLESS_IMAGES_UNSAMPLED_IMAGE_HANDLE_DESTROY_EXP\0"
        "BINDLESS_IMAGES_SAMPLED_IMAGE_HANDLE_DESTROY_EXP\0"
        "BINDLESS_IMAGES_IMAGE_ALLOCATE_EXP\0"
        "BINDLESS_IMAGES_IMAGE_FREE_EXP\0"
        "BINDLESS_IMAGES_UNSAMPLED_IMAGE_CREATE_EXP\0"
        "BINDLESS_IMAGES_SAMPLED_IMAGE_CREATE_EXP\0"
        "BINDLESS_IMAGES_IMAGE_COPY_EXP\0"
        "BINDLESS_IMAGES_IMAGE_GET_INFO_EXP\0"
        "BINDLESS_IMAGES_MIPMAP_GET_LEVEL_EXP\0"
        "BINDLESS_IMAGES_MIPMAP_FREE_EXP\0"
        "BINDLESS_IMAGES_MAP_EXTERNAL_ARRAY_EXP\0"
        "BINDLESS_IMAGES_RELEASE_EXTERNAL_SEMAPHORE_EXP\0"
        "BINDLESS_IMAGES_WAIT_EXTERNAL_SEMAPHORE_EXP\0"
        "BINDLESS_IMAGES_SIGNAL_EXTERNAL_SEMAPHORE_EXP\0"
        "ENQUEUE_USM_FILL_2D\0"
        "ENQUEUE_USM_MEMCPY_2D\0"
        "VIRTUAL_MEM_GRANULARITY_GET_INFO\0"
        "VIRTUAL_MEM_RESERVE\0"
        "VIRTUAL_MEM_FREE\0"
        "VIRTUAL_MEM_MAP\0"
        "VIRTUAL_MEM_UNMAP\0"
        "VIRTUAL_MEM_SET_ACCESS\0"
        "VIRTUAL_MEM_GET_INFO\0"
        "PHYSICAL_MEM_CREATE\0"
        "PHYSICAL_MEM_RETAIN\0"
        "PHYSICAL_MEM_RELEASE\0"
        "USM_IMPORT_EXP\0"
        "USM_RELEASE_EXP\0"
        "USM_P2P_ENABLE_PEER_ACCESS_EXP\0"
        "USM_P2P_DISABLE_PEER_ACCESS_EXP\0"
        "USM_P2P_PEER_ACCESS_GET_INFO_EXP\0"
        "LOADER_CONFIG_CREATE\0"
        "LOADER_CONFIG_RELEASE\0"
        "LOADER_CONFIG_RETAIN\0"
        "LOADER_CONFIG_GET_INFO\0"
        "LOADER_CONFIG_ENABLE_LAYER\0"
        "ADAPTER_RELEASE\0"
        "ADAPTER_GET\0"
        "ADAPTER_RETAIN\0"
        "ADAPTER_GET_LAST_ERROR\0"
        "ADAPTER_GET_INFO\0"
        "PROGRAM_BUILD_EXP\0"
        "PROGRAM_COMPILE_EXP\0"
        "PROGRAM_LINK_EXP\0"
        "LOADER_CONFIG_SET_CODE_LOCATION_CALLBACK\0"
        "LOADER_INIT\0"
        "LOADER_TEAR_DOWN\0"
    },
    {
        "PROGRAM_GET_GLOBAL_VARIABLE_POINTER\0"
        "DEVICE_GET_SELECTED\0"
        "COMMAND_BUFFER_UPDATE_KERNEL_LAUNCH_EXP\0"
        "COMMAND_BUFFER_GET_INFO_EXP\0"
        "ENQUEUE_TIMESTAMP_RECORDING_EXP\0"
        "KERNEL_GET_SUGGESTED_LOCAL_WORK_SIZE\0"
        "BINDLESS_IMAGES_IMPORT_EXTERNAL_MEMORY_EXP\0"
        "BINDLESS_IMAGES_IMPORT_EXTERNAL_SEMAPHORE_EXP\0"
        "ENQUEUE_NATIVE_COMMAND_EXP\0"
        "LOADER_CONFIG_SET_MOCKING_ENABLED\0"
        "BINDLESS_IMAGES_RELEASE_EXTERNAL_MEMORY_EXP\0"
        "COMMAND_BUFFER_APPEND_USM_MEMCPY_EXP\0"
        "COMMAND_BUFFER_APPEND_USM_FILL_EXP\0"
        "COMMAND_BUFFER_APPEND_MEM_BUFFER_COPY_EXP\0"
        "COMMAND_BUFFER_APPEND_MEM_BUFFER_WRITE_EXP\0"
        "COMMAND_BUFFER_APPEND_MEM_BUFFER_READ_EXP\0"
        "COMMAND_BUFFER_APPEND_MEM_BUFFER_COPY_RECT_EXP\0"
        "COMMAND_BUFFER_APPEND_MEM_BUFFER_WRITE_RECT_EXP\0"
        "COMMAND_BUFFER_APPEND_MEM_BUFFER_READ_RECT_EXP\0"
        "COMMAND_BUFFER_APPEND_MEM_BUFFER_FILL_EXP\0"
        "COMMAND_BUFFER_APPEND_USM_PREFETCH_EXP\0"
        "COMMAND_BUFFER_APPEND_USM_ADVISE_EXP\0"
        "ENQUEUE_COMMAND_BUFFER_EXP\0"
        "COMMAND_BUFFER_UPDATE_SIGNAL_EVENT_EXP\0"
        "COMMAND_BUFFER_UPDATE_WAIT_EVENTS_EXP\0"
        "BINDLESS_IMAGES_MAP_EXTERNAL_LINEAR_MEMORY_EXP\0"
        "ENQUEUE_EVENTS_WAIT_WITH_BARRIER_EXT\0"
        "PHYSICAL_MEM_GET_INFO\0"
        "ENQUEUE_USM_DEVICE_ALLOC_EXP\0"
        "ENQUEUE_USM_SHARED_ALLOC_EXP\0"
        "ENQUEUE_USM_HOST_ALLOC_EXP\0"
        "ENQUEUE_USM_FREE_EXP\0"
        "USM_POOL_CREATE_EXP\0"
        "USM_POOL_DESTROY_EXP\0"
        "USM_POOL_GET_DEFAULT_DEVICE_POOL_EXP\0"
        "USM_POOL_SET_DEVICE_POOL_EXP\0"
        "USM_POOL_GET_DEVICE_POOL_EXP\0"
        "USM_POOL_TRIM_TO_EXP\0"
        "USM_POOL_GET_INFO_EXP\0"
        "COMMAND_BUFFER_APPEND_NATIVE_COMMAND_EXP\0"
        "COMMAND_BUFFER_GET_NATIVE_HANDLE_EXP\0"
        "USM_POOL_SET_INFO_EXP\0"
        "ADAPTER_SET_LOGGER_CALLBACK\0"
        "ADAPTER_SET_LOGGER_CALLBACK_LEVEL\0"
        "BINDLESS_IMAGES_GET_IMAGE_UNSAMPLED_HANDLE_SUPPORT_EXP\0"
        "BINDLESS_IMAGES_GET_IMAGE_SAMPLED_HANDLE_SUPPORT_EXP\0"
        "BINDLESS_IMAGES_GET_IMAGE_MEMORY_HANDLE_TYPE_SUPPORT_EXP\0"
        "BINDLESS_IMAGES_FREE_MAPPED_LINEAR_MEMORY_EXP\0"
        "KERNEL_SUGGEST_MAX_COOPERATIVE_GROUP_COUNT\0"
        "USM_CONTEXT_MEMCPY_EXP\0"
        "MEMORY_EXPORT_ALLOC_EXPORTABLE_MEMORY_EXP\0"
        "MEMORY_EXPORT_FREE_EXPORTABLE_MEMORY_EXP\0"
        "MEMORY_EXPORT_EXPORT_MEMORY_HANDLE_EXP\0"
        "BINDLESS_IMAGES_SUPPORTS_IMPORTING_HANDLE_TYPE_EXP\0"
        "IPC_GET_MEM_HANDLE_EXP\0"
        "IPC_PUT_MEM_HANDLE_EXP\0"
        "IPC_OPEN_MEM_HANDLE_EXP\0"
        "IPC_CLOSE_MEM_HANDLE_EXP\0"
        "DEVICE_WAIT_EXP\0"
        "PROGRAM_DYNAMIC_LINK_EXP\0"
        "ENQUEUE_KERNEL_LAUNCH_WITH_ARGS_EXP\0"
        "GRAPH_CREATE_EXP\0"
        "QUEUE_BEGIN_GRAPH_CAPTURE_EXP\0"
        "QUEUE_BEGIN_CAPTURE_INTO_GRAPH_EXP\0"
        "QUEUE_END_GRAPH_CAPTURE_EXP\0"
        "GRAPH_DESTROY_EXP\0"
        "GRAPH_EXECUTABLE_GRAPH_DESTROY_EXP\0"
        "QUEUE_IS_GRAPH_CAPTURE_ENABLED_EXP\0"
        "GRAPH_IS_EMPTY_EXP\0"
        "GRAPH_DUMP_CONTENTS_EXP\0"
        "GRAPH_INSTANTIATE_GRAPH_EXP\0"
        "ENQUEUE_GRAPH_EXP\0"
        "ENQUEUE_HOST_TASK_EXP\0"
        "COMMAND_BUFFER_APPEND_KERNEL_LAUNCH_WITH_ARGS_EXP\0"
        "KERNEL_GET_SUGGESTED_LOCAL_WORK_SIZE_WITH_ARGS\0"
        "USM_HOST_ALLOC_REGISTER_EXP\0"
        "USM_HOST_ALLOC_UNREGISTER_EXP\0"
        "QUEUE_GET_GRAPH_EXP\0"
        "GRAPH_SET_DESTRUCTION_CALLBACK_EXP\0"
        "IPC_GET_PHYS_MEM_HANDLE_EXP\0"
        "IPC_PUT_PHYS_MEM_HANDLE_EXP\0"
        "IPC_OPEN_PHYS_MEM_HANDLE_EXP\0"
        "IPC_CLOSE_PHYS_MEM_HANDLE_EXP\0"
        "GRAPH_GET_NATIVE_HANDLE_EXP\0"
        "GRAPH_EXECUTABLE_GRAPH_GET_NATIVE_HANDLE_EXP\0"
        "EVENT_CREATE_EXP\0"
        "IPC_GET_EVENT_HANDLE_EXP\0"
        "IPC_PUT_EVENT_HANDLE_EXP\0"
        "IPC_OPEN_EVENT_HANDLE_EXP\0"
        "GRAPH_GET_ID_EXP\0"
        "ur_function_t\0"
        "UR_FUNCTION_\0"
        "CONTEXT_PROPERTIES\0"
        "IMAGE_DESC\0"
        "BUFFER_PROPERTIES\0"
        "BUFFER_REGION\0"
        "BUFFER_CHANNEL_PROPERTIES\0"
        "BUFFER_ALLOC_LOCATION_PROPERTIES\0"
        "PROGRAM_PROPERTIES\0"
        "USM_DESC\0"
        "USM_HOST_DESC\0"
        "USM_DEVICE_DESC\0"
        "USM_POOL_DESC\0"
        "USM_POOL_LIMITS_DESC\0"
        "DEVICE_BINARY\0"
        "SAMPLER_DESC\0"
        "QUEUE_PROPERTIES\0"
        "QUEUE_INDEX_PROPERTIES\0"
        "CONTEXT_NATIVE_PROPERTIES\0"
        "KERNEL_NATIVE_PROPERTIES\0"
        "QUEUE_NATIVE_PROPERTIES\0"
        "MEM_NATIVE_PROPERTIES\0"
        "EVENT_NATIVE_PROPERTIES\0"
        "PLATFORM_NATIVE_PROPERTIES\0"
        "DEVICE_NATIVE_PROPERTIES\0"
        "PROGRAM_NATIVE_PROPERTIES\0"
        "SAMPLER_NATIVE_PROPERTIES\0"
        "QUEUE_NATIVE_DESC\0"
        "DEVICE_PARTITION_PROPERTIES\0"
        "KERNEL_ARG_MEM_OBJ_PROPERTIES\0"
        "KERNEL_ARG_POINTER_PROPERTIES\0"
        "KERNEL_ARG_SAMPLER_PROPERTIES\0"
        "KERNEL_EXEC_INFO_PROPERTIES\0"
        "KERNEL_ARG_VALUE_PROPERTIES\0"
        "KERNEL_ARG_LOCAL_PROPERTIES\0"
        "USM_ALLOC_LOCATION_DESC\0"
        "USM_POOL_BUFFER_DESC\0"
        "PHYSICAL_MEM_PROPERTIES\0"
        "KERNEL_LAUNCH_EXT_PROPERTIES\0"
        "KERNEL_LAUNCH_CLUSTER_PROPERTY\0"
        "KERNEL_LAUNCH_WORKGROUP_PROPERTY\0"
        "EXP_COMMAND_BUFFER_DESC\0"
        "EXP_COMMAND_BUFFER_UPDATE_KERNEL_LAUNCH_DESC\0"
        "EXP_COMMAND_BUFFER_UPDATE_MEMOBJ_ARG_DESC\0"
    },
    {
        "EXP_COMMAND_BUFFER_UPDATE_POINTER_ARG_DESC\0"
        "EXP_COMMAND_BUFFER_UPDATE_VALUE_ARG_DESC\0"
        "EXP_SAMPLER_MIP_PROPERTIES\0"
        "EXP_EXTERNAL_MEM_DESC\0"
        "EXP_EXTERNAL_SEMAPHORE_DESC\0"
        "EXP_FILE_DESCRIPTOR\0"
        "EXP_WIN32_HANDLE\0"
        "EXP_SAMPLER_ADDR_MODES\0"
        "EXP_SAMPLER_CUBEMAP_PROPERTIES\0"
        "EXP_IMAGE_COPY_REGION\0"
        "EXP_WIN32_NAME\0"
        "EXP_IMAGE_USER_PITCH_DESC\0"
        "EXP_ASYNC_USM_ALLOC_PROPERTIES\0"
        "EXP_ENQUEUE_NATIVE_COMMAND_PROPERTIES\0"
        "EXP_ENQUEUE_EXT_PROPERTIES\0"
        "EXP_KERNEL_ARG_PROPERTIES\0"
        "EXP_HOST_TASK_PROPERTIES\0"
        "EXP_USM_HOST_ALLOC_REGISTER_PROPERTIES\0"
        "EXP_EVENT_DESC\0"
        "ur_structure_type_t\0"
        "UR_STRUCTURE_TYPE_\0"
        "SUCCESS\0"
        "ERROR_INVALID_OPERATION\0"
        "ERROR_INVALID_QUEUE_PROPERTIES\0"
        "ERROR_INVALID_QUEUE\0"
        "ERROR_INVALID_VALUE\0"
        "ERROR_INVALID_CONTEXT\0"
        "ERROR_INVALID_PLATFORM\0"
        "ERROR_INVALID_BINARY\0"
        "ERROR_INVALID_PROGRAM\0"
        "ERROR_INVALID_SAMPLER\0"
        "ERROR_INVALID_BUFFER_SIZE\0"
        "ERROR_INVALID_MEM_OBJECT\0"
        "ERROR_INVALID_EVENT\0"
        "ERROR_INVALID_EVENT_WAIT_LIST\0"
        "ERROR_MISALIGNED_SUB_BUFFER_OFFSET\0"
        "ERROR_INVALID_WORK_GROUP_SIZE\0"
        "ERROR_COMPILER_NOT_AVAILABLE\0"
        "ERROR_PROFILING_INFO_NOT_AVAILABLE\0"
        "ERROR_DEVICE_NOT_FOUND\0"
        "ERROR_INVALID_DEVICE\0"
        "ERROR_DEVICE_LOST\0"
        "ERROR_DEVICE_REQUIRES_RESET\0"
        "ERROR_DEVICE_IN_LOW_POWER_STATE\0"
        "ERROR_DEVICE_PARTITION_FAILED\0"
        "ERROR_INVALID_DEVICE_PARTITION_COUNT\0"
        "ERROR_INVALID_WORK_ITEM_SIZE\0"
        "ERROR_INVALID_WORK_DIMENSION\0"
        "ERROR_INVALID_KERNEL\0"
        "ERROR_INVALID_KERNEL_NAME\0"
        "ERROR_INVALID_KERNEL_ARGUMENT_INDEX\0"
        "ERROR_INVALID_KERNEL_ARGUMENT_SIZE\0"
        "ERROR_INVALID_KERNEL_ATTRIBUTE_VALUE\0"
        "ERROR_INVALID_IMAGE_SIZE\0"
        "ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR\0"
        "ERROR_MEM_OBJECT_ALLOCATION_FAILURE\0"
        "ERROR_INVALID_PROGRAM_EXECUTABLE\0"
        "ERROR_UNINITIALIZED\0"
        "ERROR_OUT_OF_HOST_MEMORY\0"
        "ERROR_OUT_OF_DEVICE_MEMORY\0"
        "ERROR_OUT_OF_RESOURCES\0"
        "ERROR_PROGRAM_BUILD_FAILURE\0"
        "ERROR_PROGRAM_LINK_FAILURE\0"
        "ERROR_UNSUPPORTED_VERSION\0"
        "ERROR_UNSUPPORTED_FEATURE\0"
        "ERROR_INVALID_ARGUMENT\0"
        "ERROR_INVALID_NULL_HANDLE\0"
        "ERROR_HANDLE_OBJECT_IN_USE\0"
        "ERROR_INVALID_NULL_POINTER\0"
        "ERROR_INVALID_SIZE\0"
        "ERROR_UNSUPPORTED_SIZE\0"
        "ERROR_UNSUPPORTED_ALIGNMENT\0"
        "ERROR_INVALID_SYNCHRONIZATION_OBJECT\0"
        "ERROR_INVALID_ENUMERATION\0"
        "ERROR_UNSUPPORTED_ENUMERATION\0"
        "ERROR_UNSUPPORTED_IMAGE_FORMAT\0"
        "ERROR_INVALID_NATIVE_BINARY\0"
        "ERROR_INVALID_GLOBAL_NAME\0"
        "ERROR_FUNCTION_ADDRESS_NOT_AVAILABLE\0"
        "ERROR_INVALID_GROUP_SIZE_DIMENSION\0"
        "ERROR_INVALID_GLOBAL_WIDTH_DIMENSION\0"
        "ERROR_PROGRAM_UNLINKED\0"
        "ERROR_OVERLAPPING_REGIONS\0"
        "ERROR_INVALID_HOST_PTR\0"
        "ERROR_INVALID_USM_SIZE\0"
        "ERROR_OBJECT_ALLOCATION_FAILURE\0"
        "ERROR_ADAPTER_SPECIFIC\0"
        "ERROR_LAYER_NOT_PRESENT\0"
        "ERROR_IN_EVENT_LIST_EXEC_STATUS\0"
        "ERROR_DEVICE_NOT_AVAILABLE\0"
        "ERROR_INVALID_SPEC_ID\0"
        "ERROR_INVALID_GRAPH\0"
        "ERROR_GRAPH_CAPTURE_UNSUPPORTED\0"
        "ERROR_GRAPH_CAPTURE_INVALIDATED\0"
        "ERROR_GRAPH_CAPTURE_MERGE_ATTEMPT\0"
        "ERROR_COMMAND_LIST_NOT_CAPTURING\0"
        "ERROR_GRAPH_UNJOINED_FORKS\0"
        "ERROR_GRAPH_INTERNAL_EVENT\0"
        "ERROR_INVALID_COMMAND_BUFFER_EXP\0"
        "ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_EXP\0"
        "ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP\0"
        "ERROR_INVALID_COMMAND_BUFFER_COMMAND_HANDLE_EXP\0"
        "ERROR_UNKNOWN\0"
        "ur_result_t\0"
        "UR_RESULT_\0"
        "UNKNOWN\0"
        "LEVEL_ZERO\0"
        "OPENCL\0"
        "CUDA\0"
        "HIP\0"
        "NATIVE_CPU\0"
        "OFFLOAD\0"
        "ur_backend_t\0"
        "UR_BACKEND_\0"
        "UR_CONTEXT_FLAG_TBD\0"
        "ur_context_flag_t\0"
        "NUM_DEVICES\0"
        "DEVICES\0"
        "USM_MEMCPY2D_SUPPORT\0"
        "USM_FILL2D_SUPPORT\0"
        "ur_context_info_t\0"
        "UR_CONTEXT_INFO_\0"
        "DEFAULT\0"
        "ALL\0"
        "GPU\0"
        "CPU\0"
        "FPGA\0"
        "MCA\0"
        "VPU\0"
        "CUSTOM\0"
        "ur_device_type_t\0"
        "UR_DEVICE_TYPE_\0"
        "TYPE\0"
        "VENDOR_ID\0"
        "DEVICE_ID\0"
        "MAX_COMPUTE_UNITS\0"
        "MAX_WORK_ITEM_DIMENSIONS\0"
        "MAX_WORK_ITEM_SIZES\0"
        "MAX_WORK_GROUP_SIZE\0"
        "SINGLE_FP_CONFIG\0"
        "HALF_FP_CONFIG\0"
        "DOUBLE_FP_CONFIG\0"
        "PREFERRED_VECTOR_WIDTH_CHAR\0"
        "PREFERRED_VECTOR_WIDTH_SHORT\0"
        "PREFERRED_VECTOR_WIDTH_INT\0"
        "PREFERRED_VECTOR_WIDTH_LONG\0"
        "PREFERRED_VECTOR_WIDTH_FLOAT\0"
        "PREFERRED_VECTOR_WIDTH_DOUBLE\0"
        "PREFERRED_VECTOR_WIDTH_HALF\0"
        "NATIVE_VECTOR_WIDTH_CHAR\0"
        "NATIVE_VECTOR_WIDTH_SHORT\0"
        "NATIVE_VECTOR_WIDTH_INT\0"
        "NATIVE_VECTOR_WIDTH_LONG\0"
        "NATIVE_VECTOR_WIDTH_FLOAT\0"
        "NATIVE_VECTOR_WIDTH_DOUBLE\0"
        "NATIVE_VECTOR_WIDTH_HALF\0"
        "MAX_CLOCK_FREQUENCY\0"
        "MEMORY_CLOCK_RATE\0"
        "ADDRESS_BITS\0"
        "MAX_MEM_ALLOC_SIZE\0"
        "IMAGE_SUPPORT\0"
        "MAX_READ_IMAGE_ARGS\0"
        "MAX_WRITE_IMAGE_ARGS\0"
        "MAX_READ_WRITE_IMAGE_ARGS\0"
        "IMAGE2D_MAX_WIDTH\0"
        "IMAGE2D_MAX_HEIGHT\0"
        "IMAGE3D_MAX_WIDTH\0"
        "IMAGE3D_MAX_HEIGHT\0"
        "IMAGE3D_MAX_DEPTH\0"
        "IMAGE_MAX_BUFFER_SIZE\0"
        "IMAGE_MAX_ARRAY_SIZE\0"
        "MAX_SAMPLERS\0"
    },
    {
        "MAX_PARAMETER_SIZE\0"
        "MEM_BASE_ADDR_ALIGN\0"
        "GLOBAL_MEM_CACHE_TYPE\0"
        "GLOBAL_MEM_CACHELINE_SIZE\0"
        "GLOBAL_MEM_CACHE_SIZE\0"
        "GLOBAL_MEM_SIZE\0"
        "GLOBAL_MEM_FREE\0"
        "MAX_CONSTANT_BUFFER_SIZE\0"
        "MAX_CONSTANT_ARGS\0"
        "LOCAL_MEM_TYPE\0"
        "LOCAL_MEM_SIZE\0"
        "ERROR_CORRECTION_SUPPORT\0"
        "HOST_UNIFIED_MEMORY\0"
        "PROFILING_TIMER_RESOLUTION\0"
        "ENDIAN_LITTLE\0"
        "AVAILABLE\0"
        "COMPILER_AVAILABLE\0"
        "LINKER_AVAILABLE\0"
        "EXECUTION_CAPABILITIES\0"
        "QUEUE_ON_DEVICE_PROPERTIES\0"
        "QUEUE_ON_HOST_PROPERTIES\0"
        "BUILT_IN_KERNELS\0"
        "PLATFORM\0"
        "IL_VERSION\0"
        "NAME\0"
        "VENDOR\0"
        "DRIVER_VERSION\0"
        "PROFILE\0"
        "BACKEND_RUNTIME_VERSION\0"
        "EXTENSIONS\0"
        "PRINTF_BUFFER_SIZE\0"
        "PREFERRED_INTEROP_USER_SYNC\0"
        "PARENT_DEVICE\0"
        "SUPPORTED_PARTITIONS\0"
        "PARTITION_MAX_SUB_DEVICES\0"
        "PARTITION_AFFINITY_DOMAIN\0"
        "PARTITION_TYPE\0"
        "MAX_NUM_SUB_GROUPS\0"
        "SUB_GROUP_INDEPENDENT_FORWARD_PROGRESS\0"
        "SUB_GROUP_SIZES_INTEL\0"
        "USM_HOST_SUPPORT\0"
        "USM_DEVICE_SUPPORT\0"
        "USM_SINGLE_SHARED_SUPPORT\0"
        "USM_CROSS_SHARED_SUPPORT\0"
        "USM_SYSTEM_SHARED_SUPPORT\0"
        "UUID\0"
        "PCI_ADDRESS\0"
        "GPU_EU_COUNT\0"
        "GPU_EU_SIMD_WIDTH\0"
        "GPU_EU_SLICES\0"
        "GPU_EU_COUNT_PER_SUBSLICE\0"
        "GPU_SUBSLICES_PER_SLICE\0"
        "GPU_HW_THREADS_PER_EU\0"
        "MAX_MEMORY_BANDWIDTH\0"
        "IMAGE_SRGB\0"
        "BUILD_ON_SUBDEVICE\0"
        "ATOMIC_64\0"
        "ATOMIC_MEMORY_ORDER_CAPABILITIES\0"
        "ATOMIC_MEMORY_SCOPE_CAPABILITIES\0"
        "ATOMIC_FENCE_ORDER_CAPABILITIES\0"
        "ATOMIC_FENCE_SCOPE_CAPABILITIES\0"
        "MAX_COMPUTE_QUEUE_INDICES\0"
        "MEMORY_BUS_WIDTH\0"
        "MAX_WORK_GROUPS_3D\0"
        "ASYNC_BARRIER\0"
        "MEM_CHANNEL_SUPPORT\0"
        "HOST_PIPE_READ_WRITE_SUPPORT\0"
        "MAX_REGISTERS_PER_WORK_GROUP\0"
        "IP_VERSION\0"
        "VIRTUAL_MEMORY_SUPPORT\0"
        "ESIMD_SUPPORT\0"
        "COMPONENT_DEVICES\0"
        "COMPOSITE_DEVICE\0"
        "GLOBAL_VARIABLE_SUPPORT\0"
        "USM_POOL_SUPPORT\0"
        "NUM_COMPUTE_UNITS\0"
        "USE_NATIVE_ASSERT\0"
        "CURRENT_CLOCK_THROTTLE_REASONS\0"
        "FAN_SPEED\0"
        "MIN_POWER_LIMIT\0"
        "MAX_POWER_LIMIT\0"
        "BFLOAT16_CONVERSIONS_NATIVE\0"
        "KERNEL_LAUNCH_CAPABILITIES\0"
        "LUID\0"
        "NODE_MASK\0"
        "PREFERRED_VECTOR_WIDTH_LONG_LONG\0"
        "NATIVE_VECTOR_WIDTH_LONG_LONG\0"
        "MAX_WORK_GROUPS\0"
        "XE_STACK_COUNT\0"
        "XE_REGIONS_PER_STACK\0"
        "XE_CLUSTERS_PER_REGION\0"
        "XE_CORES_PER_CLUSTER\0"
        "EUS_PER_XE_CORE\0"
        "MAX_LANES_PER_HW_THREAD\0"
        "COMMAND_BUFFER_SUPPORT_EXP\0"
        "COMMAND_BUFFER_UPDATE_CAPABILITIES_EXP\0"
        "COMMAND_BUFFER_EVENT_SUPPORT_EXP\0"
        "COMMAND_BUFFER_SUBGRAPH_SUPPORT_EXP\0"
        "BINDLESS_IMAGES_SUPPORT_EXP\0"
        "BINDLESS_IMAGES_SHARED_USM_SUPPORT_EXP\0"
        "BINDLESS_IMAGES_1D_USM_SUPPORT_EXP\0"
        "BINDLESS_IMAGES_2D_USM_SUPPORT_EXP\0"
        "IMAGE_PITCH_ALIGN_EXP\0"
        "MAX_IMAGE_LINEAR_WIDTH_EXP\0"
        "MAX_IMAGE_LINEAR_HEIGHT_EXP\0"
        "MAX_IMAGE_LINEAR_PITCH_EXP\0"
        "MIPMAP_SUPPORT_EXP\0"
        "MIPMAP_ANISOTROPY_SUPPORT_EXP\0"
        "MIPMAP_MAX_ANISOTROPY_EXP\0"
        "MIPMAP_LEVEL_REFERENCE_SUPPORT_EXP\0"
        "EXTERNAL_MEMORY_IMPORT_SUPPORT_EXP\0"
        "EXTERNAL_SEMAPHORE_IMPORT_SUPPORT_EXP\0"
        "CUBEMAP_SUPPORT_EXP\0"
        "CUBEMAP_SEAMLESS_FILTERING_SUPPORT_EXP\0"
        "BINDLESS_SAMPLED_IMAGE_FETCH_1D_USM_SUPPORT_EXP\0"
        "BINDLESS_SAMPLED_IMAGE_FETCH_1D_SUPPORT_EXP\0"
        "BINDLESS_SAMPLED_IMAGE_FETCH_2D_USM_SUPPORT_EXP\0"
        "BINDLESS_SAMPLED_IMAGE_FETCH_2D_SUPPORT_EXP\0"
        "BINDLESS_SAMPLED_IMAGE_FETCH_3D_SUPPORT_EXP\0"
        "TIMESTAMP_RECORDING_SUPPORT_EXP\0"
        "IMAGE_ARRAY_SUPPORT_EXP\0"
        "BINDLESS_UNIQUE_ADDRESSING_PER_DIM_SUPPORT_EXP\0"
        "BINDLESS_SAMPLE_1D_USM_SUPPORT_EXP\0"
        "BINDLESS_SAMPLE_2D_USM_SUPPORT_EXP\0"
        "BINDLESS_IMAGES_GATHER_SUPPORT_EXP\0"
        "ENQUEUE_NATIVE_COMMAND_SUPPORT_EXP\0"
        "LOW_POWER_EVENTS_SUPPORT_EXP\0"
        "2D_BLOCK_ARRAY_CAPABILITIES_EXP\0"
        "IPC_MEMORY_SUPPORT_EXP\0"
        "IPC_PHYSICAL_MEMORY_SUPPORT_EXP\0"
        "REUSABLE_EVENTS_SUPPORT_EXP\0"
        "IPC_EVENT_SUPPORT_EXP\0"
        "ASYNC_USM_ALLOCATIONS_SUPPORT_EXP\0"
        "CLOCK_SUB_GROUP_SUPPORT_EXP\0"
        "CLOCK_WORK_GROUP_SUPPORT_EXP\0"
        "CLOCK_DEVICE_SUPPORT_EXP\0"
        "IS_INTEGRATED_GPU\0"
        "GRAPH_RECORD_AND_REPLAY_SUPPORT_EXP\0"
        "USM_HOST_ALLOC_REGISTER_SUPPORT_EXP\0"
        "PER_EVENT_PROFILING_SUPPORT_EXP\0"
        "USM_P2P_SUPPORT_EXP\0"
        "MULTI_DEVICE_COMPILE_SUPPORT_EXP\0"
        "DEVICE_WAIT_SUPPORT_EXP\0"
        "DYNAMIC_LINK_SUPPORT_EXP\0"
        "USM_CONTEXT_MEMCPY_SUPPORT_EXP\0"
        "MEMORY_EXPORT_EXPORTABLE_DEVICE_MEM_EXP\0"
        "ENQUEUE_HOST_TASK_SUPPORT_EXP\0"
        "ur_device_info_t\0"
        "UR_DEVICE_INFO_\0"
        "NUMA\0"
        "L4_CACHE\0"
        "L3_CACHE\0"
        "L2_CACHE\0"
        "L1_CACHE\0"
        "NEXT_PARTITIONABLE\0"
        "ur_device_affinity_domain_flag_t\0"
        "UR_DEVICE_AFFINITY_DOMAIN_FLAG_\0"
        "EQUALLY\0"
        "BY_COUNTS\0"
        "BY_AFFINITY_DOMAIN\0"
        "BY_CSLICE\0"
        "ur_device_partition_t\0"
        "UR_DEVICE_PARTITION_\0"
        "CORRECTLY_ROUNDED_DIVIDE_SQRT\0"
        "ROUND_TO_NEAREST\0"
        "ROUND_TO_ZERO\0"
        "ROUND_TO_INF\0"
        "INF_NAN\0"
        "DENORM\0"
        "FMA\0"
        "SOFT_FLOAT\0"
        "ur_device_fp_capability_flag_t\0"
        "UR_DEVICE_FP_CAPABILITY_FLAG_\0"
        "NONE\0"
        "READ_ONLY_CACHE\0"
        "READ_WRITE_CACHE\0"
    },
    {
        "ur_device_mem_cache_type_t\0"
        "UR_DEVICE_MEM_CACHE_TYPE_\0"
        "LOCAL\0"
        "GLOBAL\0"
        "ur_device_local_mem_type_t\0"
        "UR_DEVICE_LOCAL_MEM_TYPE_\0"
        "KERNEL\0"
        "NATIVE_KERNEL\0"
        "ur_device_exec_capability_flag_t\0"
        "UR_DEVICE_EXEC_CAPABILITY_FLAG_\0"
        "RELAXED\0"
        "ACQUIRE\0"
        "RELEASE\0"
        "ACQ_REL\0"
        "SEQ_CST\0"
        "ur_memory_order_capability_flag_t\0"
        "UR_MEMORY_ORDER_CAPABILITY_FLAG_\0"
        "WORK_ITEM\0"
        "SUB_GROUP\0"
        "WORK_GROUP\0"
        "DEVICE\0"
        "SYSTEM\0"
        "ur_memory_scope_capability_flag_t\0"
        "UR_MEMORY_SCOPE_CAPABILITY_FLAG_\0"
        "ACCESS\0"
        "ATOMIC_ACCESS\0"
        "CONCURRENT_ACCESS\0"
        "ATOMIC_CONCURRENT_ACCESS\0"
        "ur_device_usm_access_capability_flag_t\0"
        "UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_\0"
        "POWER_CAP\0"
        "CURRENT_LIMIT\0"
        "THERMAL_LIMIT\0"
        "PSU_ALERT\0"
        "SW_RANGE\0"
        "HW_RANGE\0"
        "OTHER\0"
        "ur_device_throttle_reasons_flag_t\0"
        "UR_DEVICE_THROTTLE_REASONS_FLAG_\0"
        "COOPERATIVE\0"
        "CLUSTER_DIMENSION\0"
        "WORK_GROUP_MEMORY\0"
        "OPPORTUNISTIC_QUEUE_SERIALIZE\0"
        "ur_kernel_launch_properties_flag_t\0"
        "UR_KERNEL_LAUNCH_PROPERTIES_FLAG_\0"
        "ur_kernel_launch_flag_t\0"
        "UR_KERNEL_LAUNCH_FLAG_\0"
        "READ\0"
        "WRITE\0"
        "WRITE_INVALIDATE_REGION\0"
        "ur_map_flag_t\0"
        "UR_MAP_FLAG_\0"
        "HOST_TO_DEVICE\0"
        "DEVICE_TO_HOST\0"
        "ur_usm_migration_flag_t\0"
        "UR_USM_MIGRATION_FLAG_\0"
        "KERNEL_LAUNCH\0"
        "EVENTS_WAIT\0"
        "EVENTS_WAIT_WITH_BARRIER\0"
        "MEM_BUFFER_READ\0"
        "MEM_BUFFER_WRITE\0"
        "MEM_BUFFER_READ_RECT\0"
        "MEM_BUFFER_WRITE_RECT\0"
        "MEM_BUFFER_COPY\0"
        "MEM_BUFFER_COPY_RECT\0"
        "MEM_BUFFER_FILL\0"
        "MEM_IMAGE_READ\0"
        "MEM_IMAGE_WRITE\0"
        "MEM_IMAGE_COPY\0"
        "MEM_BUFFER_MAP\0"
        "MEM_UNMAP\0"
        "USM_FILL\0"
        "USM_MEMCPY\0"
        "USM_PREFETCH\0"
        "USM_ADVISE\0"
        "USM_FILL_2D\0"
        "USM_MEMCPY_2D\0"
        "DEVICE_GLOBAL_VARIABLE_WRITE\0"
        "DEVICE_GLOBAL_VARIABLE_READ\0"
        "READ_HOST_PIPE\0"
        "WRITE_HOST_PIPE\0"
        "EXTERNAL_SEMAPHORE_WAIT_EXP\0"
        "EXTERNAL_SEMAPHORE_SIGNAL_EXP\0"
        "TIMESTAMP_RECORDING_EXP\0"
        "ENQUEUE_NATIVE_EXP\0"
        "HOST_TASK_EXP\0"
        "ur_command_t\0"
        "UR_COMMAND_\0"
        "COMPLETE\0"
        "RUNNING\0"
        "SUBMITTED\0"
        "QUEUED\0"
        "ur_event_status_t\0"
        "UR_EVENT_STATUS_\0"
        "COMMAND_QUEUE\0"
        "CONTEXT\0"
        "COMMAND_TYPE\0"
        "COMMAND_EXECUTION_STATUS\0"
        "ur_event_info_t\0"
        "UR_EVENT_INFO_\0"
        "SUBMIT\0"
        "START\0"
        "END\0"
        "ur_profiling_info_t\0"
        "UR_PROFILING_INFO_COMMAND_\0"
        "ur_execution_info_t\0"
        "UR_EXECUTION_INFO_\0"
        "LOAD\0"
        "STORE\0"
        "ur_exp_device_2d_block_array_capability_flag_t\0"
        "UR_EXP_DEVICE_2D_BLOCK_ARRAY_CAPABILITY_FLAG_\0"
        "UR_EXP_ASYNC_USM_ALLOC_FLAG_TBD\0"
        "ur_exp_async_usm_alloc_flag_t\0"
        "DEVICE_TO_DEVICE\0"
        "HOST_TO_HOST\0"
        "ur_exp_image_copy_flag_t\0"
        "UR_EXP_IMAGE_COPY_FLAG_\0"
        "MEM_TO_IMAGE\0"
        "IMAGE_TO_MEM\0"
        "MEM_TO_MEM\0"
        "IMAGE_TO_IMAGE\0"
        "ur_exp_image_copy_input_types_t\0"
        "UR_EXP_IMAGE_COPY_INPUT_TYPES_\0"
        "DISJOINTED\0"
        "SEAMLESS\0"
        "ur_exp_sampler_cubemap_filter_mode_t\0"
        "UR_EXP_SAMPLER_CUBEMAP_FILTER_MODE_\0"
        "OPAQUE_FD\0"
        "WIN32_NT\0"
        "WIN32_NT_DX12_RESOURCE\0"
        "DMA_BUF\0"
        "WIN32_NT_DX11_RESOURCE\0"
        "ur_exp_external_mem_type_t\0"
        "UR_EXP_EXTERNAL_MEM_TYPE_\0"
        "WIN32_NT_DX12_FENCE\0"
        "TIMELINE_FD\0"
        "TIMELINE_WIN32_NT\0"
        "WIN32_NT_DX11_FENCE\0"
        "ur_exp_external_semaphore_type_t\0"
        "UR_EXP_EXTERNAL_SEMAPHORE_TYPE_\0"
        "USM_POINTER\0"
        "OPAQUE_HANDLE\0"
        "ur_exp_image_mem_type_t\0"
        "UR_EXP_IMAGE_MEM_TYPE_\0"
        "KERNEL_ARGUMENTS\0"
        "LOCAL_WORK_SIZE\0"
        "GLOBAL_WORK_SIZE\0"
        "GLOBAL_WORK_OFFSET\0"
        "KERNEL_HANDLE\0"
        "EVENTS\0"
        "ur_device_command_buffer_update_capability_flag_t\0"
        "UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_\0"
        "DESCRIPTOR\0"
        "ur_exp_command_buffer_info_t\0"
        "UR_EXP_COMMAND_BUFFER_INFO_\0"
        "UR_EXP_COMMAND_BUFFER_COMMAND_INFO_REFERENCE_COUNT\0"
        "ur_exp_command_buffer_command_info_t\0"
        "VALUE\0"
        "POINTER\0"
        "MEM_OBJ\0"
        "SAMPLER\0"
        "ur_exp_kernel_arg_type_t\0"
        "UR_EXP_KERNEL_ARG_TYPE_\0"
        "UR_EXP_HOST_TASK_FLAG_TBD\0"
        "ur_exp_host_task_flag_t\0"
        "UR_EXP_ENQUEUE_EXT_FLAG_LOW_POWER_EVENTS_SUPPORT\0"
        "ur_exp_enqueue_ext_flag_t\0"
        "UR_EXP_PROGRAM_FLAG_ALLOW_UNRESOLVED_SYMBOLS\0"
        "ur_exp_program_flag_t\0"
        "UR_EXP_ENQUEUE_NATIVE_COMMAND_FLAG_TBD\0"
        "ur_exp_enqueue_native_command_flag_t\0"
        "ENABLE_PROFILING\0"
        "IPC_EXP\0"
        "ur_exp_event_flag_t\0"
        "UR_EXP_EVENT_FLAG_\0"
        "UR_EXP_USM_HOST_ALLOC_REGISTER_FLAG_READ_ONLY\0"
        "ur_exp_usm_host_alloc_register_flag_t\0"
        "FUNCTION_NAME\0"
        "NUM_ARGS\0"
        "PROGRAM\0"
        "ATTRIBUTES\0"
        "NUM_REGS\0"
        "SPILL_MEM_SIZE\0"
        "ur_kernel_info_t\0"
        "UR_KERNEL_INFO_\0"
        "WORK_GROUP_SIZE\0"
        "COMPILE_WORK_GROUP_SIZE\0"
        "PREFERRED_WORK_GROUP_SIZE_MULTIPLE\0"
        "PRIVATE_MEM_SIZE\0"
        "COMPILE_MAX_WORK_GROUP_SIZE\0"
        "COMPILE_MAX_LINEAR_WORK_GROUP_SIZE\0"
        "ur_kernel_group_info_t\0"
        "UR_KERNEL_GROUP_INFO_\0"
        "MAX_SUB_GROUP_SIZE\0"
        "COMPILE_NUM_SUB_GROUPS\0"
        "SUB_GROUP_SIZE_INTEL\0"
        "ur_kernel_sub_group_info_t\0"
        "UR_KERNEL_SUB_GROUP_INFO_\0"
        "LARGE_SLM\0"
        "LARGE_DATA\0"
        "ur_kernel_cache_config_t\0"
        "UR_KERNEL_CACHE_CONFIG_\0"
        "USM_INDIRECT_ACCESS\0"
        "USM_PTRS\0"
    },
    {
        "CACHE_CONFIG\0"
        "ur_kernel_exec_info_t\0"
        "UR_KERNEL_EXEC_INFO_\0"
        "ur_device_init_flag_t\0"
        "UR_DEVICE_INIT_FLAG_\0"
        "AVAILABLE_LAYERS\0"
        "ur_loader_config_info_t\0"
        "UR_LOADER_CONFIG_INFO_\0"
        "READ_WRITE\0"
        "WRITE_ONLY\0"
        "READ_ONLY\0"
        "USE_HOST_POINTER\0"
        "ALLOC_HOST_POINTER\0"
        "ALLOC_COPY_HOST_POINTER\0"
        "ur_mem_flag_t\0"
        "UR_MEM_FLAG_\0"
        "IMAGE2D\0"
        "IMAGE3D\0"
        "IMAGE2D_ARRAY\0"
        "IMAGE1D\0"
        "IMAGE1D_ARRAY\0"
        "IMAGE_CUBEMAP_EXP\0"
        "IMAGE_GATHER_EXP\0"
        "ur_mem_type_t\0"
        "UR_MEM_TYPE_\0"
        "SIZE\0"
        "ur_mem_info_t\0"
        "UR_MEM_INFO_\0"
        "A\0"
        "R\0"
        "RG\0"
        "RA\0"
        "RGB\0"
        "RGBA\0"
        "BGRA\0"
        "ARGB\0"
        "ABGR\0"
        "INTENSITY\0"
        "LUMINANCE\0"
        "RX\0"
        "RGX\0"
        "RGBX\0"
        "SRGBA\0"
        "ur_image_channel_order_t\0"
        "UR_IMAGE_CHANNEL_ORDER_\0"
        "SNORM_INT8\0"
        "SNORM_INT16\0"
        "UNORM_INT8\0"
        "UNORM_INT16\0"
        "UNORM_SHORT_565\0"
        "UNORM_SHORT_555\0"
        "INT_101010\0"
        "SIGNED_INT8\0"
        "SIGNED_INT16\0"
        "SIGNED_INT32\0"
        "UNSIGNED_INT8\0"
        "UNSIGNED_INT16\0"
        "UNSIGNED_INT32\0"
        "HALF_FLOAT\0"
        "FLOAT\0"
        "ur_image_channel_type_t\0"
        "UR_IMAGE_CHANNEL_TYPE_\0"
        "FORMAT\0"
        "ELEMENT_SIZE\0"
        "ROW_PITCH\0"
        "SLICE_PITCH\0"
        "WIDTH\0"
        "HEIGHT\0"
        "DEPTH\0"
        "ARRAY_SIZE\0"
        "NUM_MIP_LEVELS\0"
        "NUM_SAMPLES\0"
        "ur_image_info_t\0"
        "UR_IMAGE_INFO_\0"
        "UR_BUFFER_CREATE_TYPE_REGION\0"
        "ur_buffer_create_type_t\0"
        "VENDOR_NAME\0"
        "ADAPTER\0"
        "ur_platform_info_t\0"
        "UR_PLATFORM_INFO_\0"
        "0_6\0"
        "0_7\0"
        "0_8\0"
        "0_9\0"
        "0_10\0"
        "0_11\0"
        "0_12\0"
        "ur_api_version_t\0"
        "UR_API_VERSION_\0"
        "ACCESS_SUPPORT\0"
        "ATOMICS_SUPPORT\0"
        "ur_exp_peer_info_t\0"
        "UR_EXP_PEER_INFO_UR_PEER_\0"
        "UINT32\0"
        "UINT64\0"
        "BYTE_ARRAY\0"
        "STRING\0"
        "ur_program_metadata_type_t\0"
        "UR_PROGRAM_METADATA_TYPE_\0"
        "IL\0"
        "BINARY_SIZES\0"
        "BINARIES\0"
        "NUM_KERNELS\0"
        "KERNEL_NAMES\0"
        "ur_program_info_t\0"
        "UR_PROGRAM_INFO_\0"
        "IN_PROGRESS\0"
        "ur_program_build_status_t\0"
        "UR_PROGRAM_BUILD_STATUS_\0"
        "COMPILED_OBJECT\0"
        "LIBRARY\0"
        "EXECUTABLE\0"
        "ur_program_binary_type_t\0"
        "UR_PROGRAM_BINARY_TYPE_\0"
        "STATUS\0"
        "OPTIONS\0"
        "LOG\0"
        "BINARY_TYPE\0"
        "ur_program_build_info_t\0"
        "UR_PROGRAM_BUILD_INFO_\0"
        "DEVICE_DEFAULT\0"
        "FLAGS\0"
        "EMPTY\0"
        "ur_queue_info_t\0"
        "UR_QUEUE_INFO_\0"
        "OUT_OF_ORDER_EXEC_MODE_ENABLE\0"
        "PROFILING_ENABLE\0"
        "ON_DEVICE\0"
        "ON_DEVICE_DEFAULT\0"
        "DISCARD_EVENTS\0"
        "PRIORITY_LOW\0"
        "PRIORITY_HIGH\0"
        "SUBMISSION_BATCHED\0"
        "SUBMISSION_IMMEDIATE\0"
        "USE_DEFAULT_STREAM\0"
        "SYNC_WITH_DEFAULT_STREAM\0"
        "ur_queue_flag_t\0"
        "UR_QUEUE_FLAG_\0"
        "NEAREST\0"
        "LINEAR\0"
        "ur_sampler_filter_mode_t\0"
        "UR_SAMPLER_FILTER_MODE_\0"
        "CLAMP_TO_EDGE\0"
        "CLAMP\0"
        "REPEAT\0"
        "MIRRORED_REPEAT\0"
        "ur_sampler_addressing_mode_t\0"
        "UR_SAMPLER_ADDRESSING_MODE_\0"
        "NORMALIZED_COORDS\0"
        "ADDRESSING_MODE\0"
        "FILTER_MODE\0"
        "ur_sampler_info_t\0"
        "UR_SAMPLER_INFO_\0"
        "UR_USM_HOST_MEM_FLAG_INITIAL_PLACEMENT\0"
        "ur_usm_host_mem_flag_t\0"
        "WRITE_COMBINED\0"
        "INITIAL_PLACEMENT\0"
        "DEVICE_READ_ONLY\0"
        "ur_usm_device_mem_flag_t\0"
        "UR_USM_DEVICE_MEM_FLAG_\0"
        "ZERO_INITIALIZE_BLOCK\0"
        "USE_NATIVE_MEMORY_POOL_EXP\0"
        "READ_ONLY_EXP\0"
        "ur_usm_pool_flag_t\0"
        "UR_USM_POOL_FLAG_\0"
        "HOST\0"
        "SHARED\0"
        "ur_usm_type_t\0"
        "UR_USM_TYPE_\0"
        "BASE_PTR\0"
        "POOL\0"
        "ur_usm_alloc_info_t\0"
        "UR_USM_ALLOC_INFO_\0"
        "SET_READ_MOSTLY\0"
        "CLEAR_READ_MOSTLY\0"
        "SET_PREFERRED_LOCATION\0"
        "CLEAR_PREFERRED_LOCATION\0"
        "SET_NON_ATOMIC_MOSTLY\0"
        "CLEAR_NON_ATOMIC_MOSTLY\0"
        "BIAS_CACHED\0"
        "BIAS_UNCACHED\0"
        "SET_ACCESSED_BY_DEVICE\0"
        "CLEAR_ACCESSED_BY_DEVICE\0"
        "SET_ACCESSED_BY_HOST\0"
        "CLEAR_ACCESSED_BY_HOST\0"
        "SET_PREFERRED_LOCATION_HOST\0"
        "CLEAR_PREFERRED_LOCATION_HOST\0"
        "SET_NON_COHERENT_MEMORY\0"
        "CLEAR_NON_COHERENT_MEMORY\0"
        "ur_usm_advice_flag_t\0"
        "UR_USM_ADVICE_FLAG_\0"
        "RELEASE_THRESHOLD_EXP\0"
        "MAXIMUM_SIZE_EXP\0"
        "RESERVED_CURRENT_EXP\0"
        "RESERVED_HIGH_EXP\0"
        "USED_CURRENT_EXP\0"
        "USED_HIGH_EXP\0"
        "ur_usm_pool_info_t\0"
        "UR_USM_POOL_INFO_\0"
        "MINIMUM\0"
        "RECOMMENDED\0"
        "ur_virtual_mem_granularity_info_t\0"
        "UR_VIRTUAL_MEM_GRANULARITY_INFO_\0"
        "ur_virtual_mem_access_flag_t\0"
        "UR_VIRTUAL_MEM_ACCESS_FLAG_\0"
        "UR_VIRTUAL_MEM_INFO_ACCESS_MODE\0"
        "ur_virtual_mem_info_t\0"
        "UR_PHYSICAL_MEM_FLAG_ENABLE_IPC\0"
        "ur_physical_mem_flag_t\0"
        "PROPERTIES\0"
        "ur_physical_mem_info_t\0"
        "UR_PHYSICAL_MEM_INFO_\0"
        "stype\0"
        "pNext\0"
        "ur_base_properties_t\0"
        "ur_base_desc_t\0"
        "x\0"
        "y\0"
        "z\0"
        "ur_rect_offset_t\0"
        "width\0"
        "height\0"
        "depth\0"
        "ur_rect_region_t\0"
        "flags\0"
        "ur_context_properties_t\0"
        "isNativeHandleOwned\0"
        "ur_context_native_properties_t\0"
        "pDeviceTargetSpec\0"
        "ur_device_binary_t\0"
        "type\0"
        "value\0"
        "ur_device_partition_property_t\0"
        "pProperties\0"
        "PropCount\0"
        "ur_device_partition_properties_t\0"
        "ur_device_native_properties_t\0"
        "ur_kernel_launch_ext_properties_t\0"
        "clusterDim\0"
        "ur_kernel_launch_cluster_property_t\0"
        "workgroup_mem_size\0"
        "ur_kernel_launch_workgroup_property_t\0"
        "ur_event_native_properties_t\0"
        "ur_exp_async_usm_alloc_properties_t\0"
        "pMem\0"
        "size\0"
        "memType\0"
        "device\0"
        "ur_usm_pool_buffer_desc_t\0"
        "fd\0"
        "ur_exp_file_descriptor_t\0"
        "handle\0"
        "ur_exp_win32_handle_t\0"
        "name\0"
        "ur_exp_win32_name_t\0"
    },
    {
        "minMipmapLevelClamp\0"
        "maxMipmapLevelClamp\0"
        "maxAnisotropy\0"
        "mipFilterMode\0"
        "ur_exp_sampler_mip_properties_t\0"
        "addrModes\0"
        "ur_exp_sampler_addr_modes_t\0"
        "cubemapFilterMode\0"
        "ur_exp_sampler_cubemap_properties_t\0"
        "ur_exp_external_mem_desc_t\0"
        "ur_exp_external_semaphore_desc_t\0"
        "srcOffset\0"
        "dstOffset\0"
        "copyExtent\0"
        "ur_exp_image_copy_region_t\0"
        "rowPitch\0"
        "slicePitch\0"
        "ur_exp_image_user_pitch_desc_t\0"
        "isUpdatable\0"
        "isInOrder\0"
        "enableProfiling\0"
        "ur_exp_command_buffer_desc_t\0"
        "argIndex\0"
        "hNewMemObjArg\0"
        "ur_exp_command_buffer_update_memobj_arg_desc_t\0"
        "pNewPointerArg\0"
        "ur_exp_command_buffer_update_pointer_arg_desc_t\0"
        "argSize\0"
        "pNewValueArg\0"
        "ur_exp_command_buffer_update_value_arg_desc_t\0"
        "hCommand\0"
        "hNewKernel\0"
        "numNewMemObjArgs\0"
        "numNewPointerArgs\0"
        "numNewValueArgs\0"
        "newWorkDim\0"
        "pNewMemObjArgList\0"
        "pNewPointerArgList\0"
        "pNewValueArgList\0"
        "pNewGlobalWorkOffset\0"
        "pNewGlobalWorkSize\0"
        "pNewLocalWorkSize\0"
        "ur_exp_command_buffer_update_kernel_launch_desc_t\0"
        "hMem\0"
        "ur_exp_kernel_arg_mem_obj_tuple_t\0"
        "index\0"
        "ur_exp_kernel_arg_properties_t\0"
        "ur_exp_host_task_properties_t\0"
        "ur_exp_enqueue_ext_properties_t\0"
        "ur_exp_enqueue_native_command_properties_t\0"
        "ur_exp_event_desc_t\0"
        "ur_exp_usm_host_alloc_register_properties_t\0"
        "ur_kernel_arg_value_properties_t\0"
        "ur_kernel_arg_local_properties_t\0"
        "ur_kernel_arg_pointer_properties_t\0"
        "ur_kernel_exec_info_properties_t\0"
        "ur_kernel_arg_sampler_properties_t\0"
        "memoryAccess\0"
        "ur_kernel_arg_mem_obj_properties_t\0"
        "ur_kernel_native_properties_t\0"
        "functionName\0"
        "sourceFile\0"
        "lineNumber\0"
        "columnNumber\0"
        "ur_code_location_t\0"
        "channelOrder\0"
        "channelType\0"
        "ur_image_format_t\0"
        "arraySize\0"
        "numMipLevel\0"
        "numSamples\0"
        "ur_image_desc_t\0"
        "pHost\0"
        "ur_buffer_properties_t\0"
        "channel\0"
        "ur_buffer_channel_properties_t\0"
        "location\0"
        "ur_buffer_alloc_location_properties_t\0"
        "origin\0"
        "ur_buffer_region_t\0"
        "ur_mem_native_properties_t\0"
        "ur_platform_native_properties_t\0"
        "pName\0"
        "ur_program_metadata_t\0"
        "count\0"
        "pMetadatas\0"
        "ur_program_properties_t\0"
        "id\0"
        "pValue\0"
        "ur_specialization_constant_info_t\0"
        "ur_program_native_properties_t\0"
        "ur_queue_properties_t\0"
        "computeIndex\0"
        "ur_queue_index_properties_t\0"
        "pNativeData\0"
        "ur_queue_native_desc_t\0"
        "ur_queue_native_properties_t\0"
        "normalizedCoords\0"
        "addressingMode\0"
        "filterMode\0"
        "ur_sampler_desc_t\0"
        "ur_sampler_native_properties_t\0"
        "hints\0"
        "align\0"
        "ur_usm_desc_t\0"
        "ur_usm_host_desc_t\0"
        "ur_usm_device_desc_t\0"
        "ur_usm_alloc_location_desc_t\0"
        "ur_usm_pool_desc_t\0"
        "maxPoolableSize\0"
        "minDriverAllocSize\0"
        "ur_usm_pool_limits_desc_t\0"
        "ur_physical_mem_properties_t\0"
        "equally\0"
        "affinity_domain\0"
        "ur_device_partition_value_t\0"
        "pointer\0"
        "memObjTuple\0"
        "sampler\0"
        "ur_exp_kernel_arg_value_t\0"
        "data32\0"
        "data64\0"
        "pString\0"
        "pData\0"
        "ur_program_metadata_value_t\0"
        "DeviceCount\0"
        "phDevices\0"
        "phContext\0"
        "urContextCreate\0"
        "hContext\0"
        "urContextRetain\0"
        "urContextRelease\0"
        "propName\0"
        "propSize\0"
        "pPropValue\0"
        "pPropSizeRet\0"
        "urContextGetInfo\0"
        "phNativeContext\0"
        "urContextGetNativeHandle\0"
        "hNativeContext\0"
        "hAdapter\0"
        "numDevices\0"
        "urContextCreateWithNativeHandle\0"
        "pfnDeleter\0"
        "pUserData\0"
        "urContextSetExtendedDeleter\0"
        "hPlatform\0"
        "DeviceType\0"
        "NumEntries\0"
        "pNumDevices\0"
        "urDeviceGet\0"
        "hDevice\0"
        "urDeviceGetInfo\0"
        "urDeviceRetain\0"
        "urDeviceRelease\0"
        "NumDevices\0"
        "phSubDevices\0"
        "pNumDevicesRet\0"
        "urDevicePartition\0"
        "pBinaries\0"
        "NumBinaries\0"
        "pSelectedBinary\0"
        "urDeviceSelectBinary\0"
        "phNativeDevice\0"
        "urDeviceGetNativeHandle\0"
        "hNativeDevice\0"
        "phDevice\0"
        "urDeviceCreateWithNativeHandle\0"
        "pDeviceTimestamp\0"
        "pHostTimestamp\0"
        "urDeviceGetGlobalTimestamps\0"
        "hQueue\0"
        "hKernel\0"
        "workDim\0"
        "pGlobalWorkOffset\0"
        "pGlobalWorkSize\0"
        "pLocalWorkSize\0"
        "launchPropList\0"
        "numEventsInWaitList\0"
        "phEventWaitList\0"
        "phEvent\0"
        "urEnqueueKernelLaunch\0"
        "urEnqueueEventsWait\0"
        "urEnqueueEventsWaitWithBarrier\0"
        "hBuffer\0"
        "blockingRead\0"
        "offset\0"
        "pDst\0"
        "urEnqueueMemBufferRead\0"
        "blockingWrite\0"
        "pSrc\0"
        "urEnqueueMemBufferWrite\0"
        "bufferOrigin\0"
        "hostOrigin\0"
        "region\0"
        "bufferRowPitch\0"
        "bufferSlicePitch\0"
        "hostRowPitch\0"
        "hostSlicePitch\0"
        "urEnqueueMemBufferReadRect\0"
        "urEnqueueMemBufferWriteRect\0"
        "hBufferSrc\0"
        "hBufferDst\0"
        "urEnqueueMemBufferCopy\0"
        "srcOrigin\0"
        "dstOrigin\0"
        "srcRowPitch\0"
        "srcSlicePitch\0"
        "dstRowPitch\0"
        "dstSlicePitch\0"
        "urEnqueueMemBufferCopyRect\0"
        "pPattern\0"
        "patternSize\0"
        "urEnqueueMemBufferFill\0"
        "hImage\0"
        "urEnqueueMemImageRead\0"
        "urEnqueueMemImageWrite\0"
        "hImageSrc\0"
        "hImageDst\0"
        "urEnqueueMemImageCopy\0"
        "blockingMap\0"
        "mapFlags\0"
        "ppRetMap\0"
        "urEnqueueMemBufferMap\0"
        "pMappedPtr\0"
        "urEnqueueMemUnmap\0"
        "urEnqueueUSMFill\0"
        "blocking\0"
        "urEnqueueUSMMemcpy\0"
    },
    {
        "urEnqueueUSMPrefetch\0"
        "advice\0"
        "urEnqueueUSMAdvise\0"
        "hProgram\0"
        "urEnqueueDeviceGlobalVariableWrite\0"
        "urEnqueueDeviceGlobalVariableRead\0"
        "hEvent\0"
        "urEventGetInfo\0"
        "urEventGetProfilingInfo\0"
        "numEvents\0"
        "urEventWait\0"
        "urEventRetain\0"
        "urEventRelease\0"
        "phNativeEvent\0"
        "urEventGetNativeHandle\0"
        "hNativeEvent\0"
        "urEventCreateWithNativeHandle\0"
        "execStatus\0"
        "pfnNotify\0"
        "urEventSetCallback\0"
        "pKernelName\0"
        "phKernel\0"
        "urKernelCreate\0"
        "pArgValue\0"
        "urKernelSetArgValue\0"
        "urKernelSetArgLocal\0"
        "urKernelGetInfo\0"
        "urKernelGetGroupInfo\0"
        "urKernelGetSubGroupInfo\0"
        "urKernelRetain\0"
        "urKernelRelease\0"
        "urKernelSetArgPointer\0"
        "urKernelSetExecInfo\0"
        "hArgValue\0"
        "urKernelSetArgSampler\0"
        "urKernelSetArgMemObj\0"
        "pSpecConstants\0"
        "urKernelSetSpecializationConstants\0"
        "phNativeKernel\0"
        "urKernelGetNativeHandle\0"
        "hNativeKernel\0"
        "urKernelCreateWithNativeHandle\0"
        "pImageFormat\0"
        "pImageDesc\0"
        "phMem\0"
        "urMemImageCreate\0"
        "phBuffer\0"
        "urMemBufferCreate\0"
        "urMemRetain\0"
        "urMemRelease\0"
        "bufferCreateType\0"
        "pRegion\0"
        "urMemBufferPartition\0"
        "phNativeMem\0"
        "urMemGetNativeHandle\0"
        "pipe_symbol\0"
        "urEnqueueReadHostPipe\0"
        "hMemory\0"
        "urMemGetInfo\0"
        "urMemImageGetInfo\0"
        "phPlatforms\0"
        "pNumPlatforms\0"
        "urPlatformGet\0"
        "urPlatformGetInfo\0"
        "pVersion\0"
        "urPlatformGetApiVersion\0"
        "phNativePlatform\0"
        "urPlatformGetNativeHandle\0"
        "hNativePlatform\0"
        "phPlatform\0"
        "urPlatformCreateWithNativeHandle\0"
        "pIL\0"
        "length\0"
        "phProgram\0"
        "urProgramCreateWithIL\0"
        "pLengths\0"
        "ppBinaries\0"
        "urProgramCreateWithBinary\0"
        "pOptions\0"
        "urProgramBuild\0"
        "urProgramCompile\0"
        "phPrograms\0"
        "urProgramLink\0"
        "urProgramRetain\0"
        "urProgramRelease\0"
        "pFunctionName\0"
        "ppFunctionPointer\0"
        "urProgramGetFunctionPointer\0"
        "urProgramGetInfo\0"
        "urProgramGetBuildInfo\0"
        "urProgramSetSpecializationConstants\0"
        "phNativeProgram\0"
        "urProgramGetNativeHandle\0"
        "hNativeProgram\0"
        "urProgramCreateWithNativeHandle\0"
        "urQueueGetInfo\0"
        "phQueue\0"
        "urQueueCreate\0"
        "urQueueRetain\0"
        "urQueueRelease\0"
        "pDesc\0"
        "phNativeQueue\0"
        "urQueueGetNativeHandle\0"
        "hNativeQueue\0"
        "urQueueCreateWithNativeHandle\0"
        "urQueueFinish\0"
        "urQueueFlush\0"
        "phSampler\0"
        "urSamplerCreate\0"
        "hSampler\0"
        "urSamplerRetain\0"
        "urSamplerRelease\0"
        "urSamplerGetInfo\0"
        "phNativeSampler\0"
        "urSamplerGetNativeHandle\0"
        "hNativeSampler\0"
        "urSamplerCreateWithNativeHandle\0"
        "pUSMDesc\0"
        "pool\0"
        "ppMem\0"
        "urUSMHostAlloc\0"
        "urUSMDeviceAlloc\0"
        "urUSMSharedAlloc\0"
        "urUSMFree\0"
        "urUSMGetMemAllocInfo\0"
        "pPoolDesc\0"
        "ppPool\0"
        "urUSMPoolCreate\0"
        "pCommandBufferDesc\0"
        "phCommandBuffer\0"
        "urCommandBufferCreateExp\0"
        "pFrontendOption\0"
        "ppPlatformOption\0"
        "urPlatformGetBackendOption\0"
        "hNativeMem\0"
        "urMemBufferCreateWithNativeHandle\0"
        "urMemImageCreateWithNativeHandle\0"
        "urEnqueueWriteHostPipe\0"
        "pPool\0"
        "urUSMPoolRetain\0"
        "urUSMPoolRelease\0"
        "hPool\0"
        "urUSMPoolGetInfo\0"
        "hCommandBuffer\0"
        "urCommandBufferRetainExp\0"
        "urCommandBufferReleaseExp\0"
        "urCommandBufferFinalizeExp\0"
        "numKernelAlternatives\0"
        "phKernelAlternatives\0"
        "numSyncPointsInWaitList\0"
        "pSyncPointWaitList\0"
        "pSyncPoint\0"
        "phCommand\0"
        "urCommandBufferAppendKernelLaunchExp\0"
        "widthInBytes\0"
        "elementSizeBytes\0"
        "pResultPitch\0"
        "urUSMPitchedAllocExp\0"
        "urBindlessImagesUnsampledImageHandleDestroyExp\0"
        "urBindlessImagesSampledImageHandleDestroyExp\0"
        "phImageMem\0"
        "urBindlessImagesImageAllocateExp\0"
        "hImageMem\0"
        "urBindlessImagesImageFreeExp\0"
        "phImage\0"
        "urBindlessImagesUnsampledImageCreateExp\0"
        "pSamplerDesc\0"
        "urBindlessImagesSampledImageCreateExp\0"
        "pSrcImageDesc\0"
        "pDstImageDesc\0"
        "pSrcImageFormat\0"
        "pDstImageFormat\0"
        "pCopyRegion\0"
        "imageCopyFlags\0"
        "imageCopyInputTypes\0"
        "urBindlessImagesImageCopyExp\0"
        "urBindlessImagesImageGetInfoExp\0"
        "mipmapLevel\0"
        "urBindlessImagesMipmapGetLevelExp\0"
        "urBindlessImagesMipmapFreeExp\0"
        "hExternalMem\0"
        "urBindlessImagesMapExternalArrayExp\0"
        "hExternalSemaphore\0"
        "urBindlessImagesReleaseExternalSemaphoreExp\0"
        "hSemaphore\0"
        "hasWaitValue\0"
        "waitValue\0"
        "urBindlessImagesWaitExternalSemaphoreExp\0"
        "hasSignalValue\0"
        "signalValue\0"
        "urBindlessImagesSignalExternalSemaphoreExp\0"
        "pitch\0"
        "urEnqueueUSMFill2D\0"
        "dstPitch\0"
        "srcPitch\0"
        "urEnqueueUSMMemcpy2D\0"
        "allocationSize\0"
        "urVirtualMemGranularityGetInfo\0"
        "pStart\0"
        "ppStart\0"
        "urVirtualMemReserve\0"
        "urVirtualMemFree\0"
        "hPhysicalMem\0"
        "urVirtualMemMap\0"
        "urVirtualMemUnmap\0"
        "urVirtualMemSetAccess\0"
        "urVirtualMemGetInfo\0"
        "phPhysicalMem\0"
        "urPhysicalMemCreate\0"
        "urPhysicalMemRetain\0"
        "urPhysicalMemRelease\0"
        "urUSMImportExp\0"
        "urUSMReleaseExp\0"
        "commandDevice\0"
        "peerDevice\0"
        "urUsmP2PEnablePeerAccessExp\0"
        "urUsmP2PDisablePeerAccessExp\0"
        "urUsmP2PPeerAccessGetInfoExp\0"
        "phLoaderConfig\0"
        "urLoaderConfigCreate\0"
        "hLoaderConfig\0"
        "urLoaderConfigRelease\0"
    },
    {
        "urLoaderConfigRetain\0"
        "urLoaderConfigGetInfo\0"
        "pLayerName\0"
        "urLoaderConfigEnableLayer\0"
        "urAdapterRelease\0"
        "phAdapters\0"
        "pNumAdapters\0"
        "urAdapterGet\0"
        "urAdapterRetain\0"
        "ppMessage\0"
        "pError\0"
        "urAdapterGetLastError\0"
        "urAdapterGetInfo\0"
        "urProgramBuildExp\0"
        "urProgramCompileExp\0"
        "urProgramLinkExp\0"
        "pfnCodeloc\0"
        "urLoaderConfigSetCodeLocationCallback\0"
        "device_flags\0"
        "urLoaderInit\0"
        "urLoaderTearDown\0"
        "pGlobalVariableName\0"
        "pGlobalVariableSizeRet\0"
        "ppGlobalVariablePointerRet\0"
        "urProgramGetGlobalVariablePointer\0"
        "urDeviceGetSelected\0"
        "numKernelUpdates\0"
        "pUpdateKernelLaunch\0"
        "urCommandBufferUpdateKernelLaunchExp\0"
        "urCommandBufferGetInfoExp\0"
        "urEnqueueTimestampRecordingExp\0"
        "numWorkDim\0"
        "pSuggestedLocalWorkSize\0"
        "urKernelGetSuggestedLocalWorkSize\0"
        "memHandleType\0"
        "pExternalMemDesc\0"
        "phExternalMem\0"
        "urBindlessImagesImportExternalMemoryExp\0"
        "semHandleType\0"
        "pExternalSemaphoreDesc\0"
        "phExternalSemaphore\0"
        "urBindlessImagesImportExternalSemaphoreExp\0"
        "pfnNativeEnqueue\0"
        "data\0"
        "numMemsInMemList\0"
        "phMemList\0"
        "urEnqueueNativeCommandExp\0"
        "enable\0"
        "urLoaderConfigSetMockingEnabled\0"
        "urBindlessImagesReleaseExternalMemoryExp\0"
        "urCommandBufferAppendUSMMemcpyExp\0"
        "pMemory\0"
        "urCommandBufferAppendUSMFillExp\0"
        "hSrcMem\0"
        "hDstMem\0"
        "urCommandBufferAppendMemBufferCopyExp\0"
        "urCommandBufferAppendMemBufferWriteExp\0"
        "urCommandBufferAppendMemBufferReadExp\0"
        "urCommandBufferAppendMemBufferCopyRectExp\0"
        "bufferOffset\0"
        "hostOffset\0"
        "urCommandBufferAppendMemBufferWriteRectExp\0"
        "urCommandBufferAppendMemBufferReadRectExp\0"
        "urCommandBufferAppendMemBufferFillExp\0"
        "urCommandBufferAppendUSMPrefetchExp\0"
        "urCommandBufferAppendUSMAdviseExp\0"
        "urEnqueueCommandBufferExp\0"
        "phSignalEvent\0"
        "urCommandBufferUpdateSignalEventExp\0"
        "urCommandBufferUpdateWaitEventsExp\0"
        "ppRetMem\0"
        "urBindlessImagesMapExternalLinearMemoryExp\0"
        "urEnqueueEventsWaitWithBarrierExt\0"
        "urPhysicalMemGetInfo\0"
        "urEnqueueUSMDeviceAllocExp\0"
        "urEnqueueUSMSharedAllocExp\0"
        "urEnqueueUSMHostAllocExp\0"
        "urEnqueueUSMFreeExp\0"
        "urUSMPoolCreateExp\0"
        "urUSMPoolDestroyExp\0"
        "urUSMPoolGetDefaultDevicePoolExp\0"
        "urUSMPoolSetDevicePoolExp\0"
        "urUSMPoolGetDevicePoolExp\0"
        "minBytesToKeep\0"
        "urUSMPoolTrimToExp\0"
        "urUSMPoolGetInfoExp\0"
        "pfnNativeCommand\0"
        "hChildCommandBuffer\0"
        "urCommandBufferAppendNativeCommandExp\0"
        "phNativeCommandBuffer\0"
        "urCommandBufferGetNativeHandleExp\0"
        "urUSMPoolSetInfoExp\0"
        "pfnLoggerCallback\0"
        "level\0"
        "urAdapterSetLoggerCallback\0"
        "urAdapterSetLoggerCallbackLevel\0"
        "imageMemHandleType\0"
        "pSupportedRet\0"
        "urBindlessImagesGetImageUnsampledHandleSupportExp\0"
        "urBindlessImagesGetImageSampledHandleSupportExp\0"
        "urBindlessImagesGetImageMemoryHandleTypeSupportExp\0"
        "urBindlessImagesFreeMappedLinearMemoryExp\0"
        "dynamicSharedMemorySize\0"
        "pGroupCountRet\0"
        "urKernelSuggestMaxCooperativeGroupCount\0"
        "urUSMContextMemcpyExp\0"
        "alignment\0"
        "handleTypeToExport\0"
        "urMemoryExportAllocExportableMemoryExp\0"
        "urMemoryExportFreeExportableMemoryExp\0"
        "pMemHandleRet\0"
        "urMemoryExportExportMemoryHandleExp\0"
        "urBindlessImagesSupportsImportingHandleTypeExp\0"
        "ppIPCMemHandleData\0"
        "pIPCMemHandleDataSizeRet\0"
        "urIPCGetMemHandleExp\0"
        "pIPCMemHandleData\0"
        "urIPCPutMemHandleExp\0"
        "ipcMemHandleDataSize\0"
        "urIPCOpenMemHandleExp\0"
        "urIPCCloseMemHandleExp\0"
        "urDeviceWaitExp\0"
        "urProgramDynamicLinkExp\0"
        "numArgs\0"
        "pArgs\0"
        "urEnqueueKernelLaunchWithArgsExp\0"
        "phGraph\0"
        "urGraphCreateExp\0"
        "urQueueBeginGraphCaptureExp\0"
        "hGraph\0"
        "urQueueBeginCaptureIntoGraphExp\0"
        "urQueueEndGraphCaptureExp\0"
        "urGraphDestroyExp\0"
        "hExecutableGraph\0"
        "urGraphExecutableGraphDestroyExp\0"
        "pResult\0"
        "urQueueIsGraphCaptureEnabledExp\0"
        "urGraphIsEmptyExp\0"
        "filePath\0"
        "urGraphDumpContentsExp\0"
        "phExecGraph\0"
        "urGraphInstantiateGraphExp\0"
        "urEnqueueGraphExp\0"
        "pfnHostTask\0"
        "urEnqueueHostTaskExp\0"
        "urCommandBufferAppendKernelLaunchWithArgsExp\0"
        "urKernelGetSuggestedLocalWorkSizeWithArgs\0"
        "pHostMem\0"
        "urUSMHostAllocRegisterExp\0"
        "urUSMHostAllocUnregisterExp\0"
        "urQueueGetGraphExp\0"
        "pfnCallback\0"
        "urGraphSetDestructionCallbackExp\0"
        "hPhysMem\0"
        "ppIPCPhysMemHandleData\0"
        "pIPCPhysMemHandleDataSizeRet\0"
        "urIPCGetPhysMemHandleExp\0"
        "pIPCPhysMemHandleData\0"
        "urIPCPutPhysMemHandleExp\0"
        "ipcPhysMemHandleDataSize\0"
        "phPhysMem\0"
        "urIPCOpenPhysMemHandleExp\0"
        "urIPCClosePhysMemHandleExp\0"
        "phNativeGraph\0"
        "urGraphGetNativeHandleExp\0"
        "phNativeExecutableGraph\0"
        "urGraphExecutableGraphGetNativeHandleExp\0"
        "pEventDesc\0"
        "urEventCreateExp\0"
        "ppIPCEventHandleData\0"
        "pIPCEventHandleDataSizeRet\0"
        "urIPCGetEventHandleExp\0"
    },
    {
        "pIPCEventHandleData\0"
        "urIPCPutEventHandleExp\0"
        "ipcEventHandleDataSize\0"
        "urIPCOpenEventHandleExp\0"
        "pGraphId\0"
        "urGraphGetIdExp\0"
        "ur_adapter_handle_t\0"
        "ur_context_handle_t\0"
        "ur_device_handle_t\0"
        "ur_event_handle_t\0"
        "ur_exp_external_mem_handle_t\0"
        "ur_exp_external_semaphore_handle_t\0"
        "ur_exp_command_buffer_handle_t\0"
        "ur_exp_command_buffer_command_handle_t\0"
        "ur_exp_graph_handle_t\0"
        "ur_exp_executable_graph_handle_t\0"
        "ur_kernel_handle_t\0"
        "ur_loader_config_handle_t\0"
        "ur_mem_handle_t\0"
        "ur_platform_handle_t\0"
        "ur_program_handle_t\0"
        "ur_queue_handle_t\0"
        "ur_sampler_handle_t\0"
        "ur_usm_pool_handle_t\0"
        "ur_physical_mem_handle_t\0"
    },
};

const struct ur_print_type ur_print_types[] = {
    {UR_PRINT_VOID, 0, 0, 1, 0}, /* void */
    {UR_PRINT_ENUM, 0, 0, 4, 5}, /* ur_backend_t */
    {UR_PRINT_UNSIGNED, 0, 0, 4, 0}, /* uint32_t */
    {UR_PRINT_HANDLE, 0, 255, 8, 2}, /* ur_device_handle_t[] */
    {UR_PRINT_BOOL, 0, 0, 1, 0}, /* ur_bool_t */
    {UR_PRINT_ENUM, 0, 0, 4, 8}, /* ur_device_type_t */
    {UR_PRINT_UNSIGNED, 0, 255, 8, 0}, /* size_t[] */
    {UR_PRINT_UNSIGNED, 0, 0, 8, 0}, /* size_t */
    {UR_PRINT_FLAGS, 0, 0, 4, 12}, /* ur_device_fp_capability_flags_t */
    {UR_PRINT_FLAGS, 0, 0, 4, 70}, /* ur_queue_flags_t */
    {UR_PRINT_ENUM, 0, 0, 4, 13}, /* ur_device_mem_cache_type_t */
    {UR_PRINT_ENUM, 0, 0, 4, 14}, /* ur_device_local_mem_type_t */
    {UR_PRINT_FLAGS, 0, 0, 4, 15}, /* ur_device_exec_capability_flags_t */
    {UR_PRINT_CHAR, 0, 255, 1, 0}, /* char[] */
    {UR_PRINT_HANDLE, 0, 0, 8, 13}, /* ur_platform_handle_t */
    {UR_PRINT_HANDLE, 0, 0, 8, 2}, /* ur_device_handle_t */
    {UR_PRINT_ENUM, 0, 255, 4, 11}, /* ur_device_partition_t[] */
    {UR_PRINT_FLAGS, 0, 0, 4, 10}, /* ur_device_affinity_domain_flags_t */
    {UR_PRINT_STRUCT, 0, 255, 0, 7}, /* ur_device_partition_property_t[] */
    {UR_PRINT_UNSIGNED, 0, 255, 4, 0}, /* uint32_t[] */
    {UR_PRINT_FLAGS, 0, 0, 4, 18}, /* ur_device_usm_access_capability_flags_t */
    {UR_PRINT_UNSIGNED, 0, 255, 1, 0}, /* uint8_t[] */
    {UR_PRINT_FLAGS, 0, 0, 4, 16}, /* ur_memory_order_capability_flags_t */
    {UR_PRINT_FLAGS, 0, 0, 4, 17}, /* ur_memory_scope_capability_flags_t */
    {UR_PRINT_UNSIGNED, 0, 3, 8, 0}, /* size_t[3] */
    {UR_PRINT_FLAGS, 0, 0, 4, 19}, /* ur_device_throttle_reasons_flags_t */
    {UR_PRINT_SIGNED, 0, 0, 4, 0}, /* int32_t */
    {UR_PRINT_FLAGS, 0, 0, 4, 20}, /* ur_kernel_launch_properties_flags_t */
    {UR_PRINT_FLAGS, 0, 0, 4, 37}, /* ur_device_command_buffer_update_capability_flags_t */
    {UR_PRINT_FLAGS, 0, 0, 4, 29}, /* ur_exp_device_2d_block_array_capability_flags_t */
    {UR_PRINT_HANDLE, 0, 0, 8, 15}, /* ur_queue_handle_t */
    {UR_PRINT_HANDLE, 0, 0, 8, 1}, /* ur_context_handle_t */
    {UR_PRINT_ENUM, 0, 0, 4, 24}, /* ur_command_t */
    {UR_PRINT_ENUM, 0, 0, 4, 25}, /* ur_event_status_t */
    {UR_PRINT_STRUCT, 0, 0, 0, 26}, /* ur_exp_command_buffer_desc_t */
    {UR_PRINT_HANDLE, 0, 0, 8, 14}, /* ur_program_handle_t */
    {UR_PRINT_VOID, 1, 255, 1, 0}, /* void*[] */
    {UR_PRINT_ENUM, 0, 0, 4, 50}, /* ur_kernel_cache_config_t */
    {UR_PRINT_STRUCT, 0, 0, 0, 46}, /* ur_image_format_t */
    {UR_PRINT_HANDLE, 0, 0, 8, 0}, /* ur_adapter_handle_t */
    {UR_PRINT_UNSIGNED, 1, 255, 1, 0}, /* unsigned char*[] */
    {UR_PRINT_ENUM, 0, 0, 4, 66}, /* ur_program_build_status_t */
    {UR_PRINT_ENUM, 0, 0, 4, 67}, /* ur_program_binary_type_t */
    {UR_PRINT_ENUM, 0, 0, 4, 72}, /* ur_sampler_addressing_mode_t */
    {UR_PRINT_ENUM, 0, 0, 4, 71}, /* ur_sampler_filter_mode_t */
    {UR_PRINT_ENUM, 0, 0, 4, 77}, /* ur_usm_type_t */
    {UR_PRINT_VOID, 1, 0, 1, 0}, /* void* */
    {UR_PRINT_HANDLE, 0, 0, 8, 17}, /* ur_usm_pool_handle_t */
    {UR_PRINT_FLAGS, 0, 0, 4, 82}, /* ur_virtual_mem_access_flags_t */
    {UR_PRINT_STRUCT, 0, 0, 0, 70}, /* ur_physical_mem_properties_t */
    {UR_PRINT_ENUM, 0, 0, 4, 3}, /* ur_structure_type_t */
    {UR_PRINT_FLAGS, 0, 0, 4, 6}, /* ur_context_flags_t */
    {UR_PRINT_CHAR, 1, 0, 1, 0}, /* const char* */
    {UR_PRINT_ENUM, 0, 0, 4, 11}, /* ur_device_partition_t */
    {UR_PRINT_UNION, 0, 0, 0, 0}, /* ur_device_partition_value_t */
    {UR_PRINT_STRUCT, 1, 0, 0, 7}, /* const ur_device_partition_property_t* */
    {UR_PRINT_FLAGS, 0, 0, 4, 21}, /* ur_kernel_launch_flags_t */
    {UR_PRINT_UNSIGNED, 0, 3, 4, 0}, /* uint32_t[3] */
    {UR_PRINT_FLAGS, 0, 0, 4, 30}, /* ur_exp_async_usm_alloc_flags_t */
    {UR_PRINT_FLOAT, 0, 0, 4, 0}, /* float */
    {UR_PRINT_ENUM, 0, 3, 4, 72}, /* ur_sampler_addressing_mode_t[3] */
    {UR_PRINT_ENUM, 0, 0, 4, 33}, /* ur_exp_sampler_cubemap_filter_mode_t */
    {UR_PRINT_STRUCT, 0, 0, 0, 2}, /* ur_rect_offset_t */
    {UR_PRINT_STRUCT, 0, 0, 0, 3}, /* ur_rect_region_t */
    {UR_PRINT_STRUCT, 1, 0, 0, 43}, /* const ur_kernel_arg_mem_obj_properties_t * */
    {UR_PRINT_HANDLE, 0, 0, 8, 12}, /* ur_mem_handle_t */
    {UR_PRINT_STRUCT, 1, 0, 0, 40}, /* const ur_kernel_arg_pointer_properties_t * */
    {UR_PRINT_STRUCT, 1, 0, 0, 38}, /* const ur_kernel_arg_value_properties_t * */
    {UR_PRINT_HANDLE, 0, 0, 8, 7}, /* ur_exp_command_buffer_command_handle_t */
    {UR_PRINT_HANDLE, 0, 0, 8, 10}, /* ur_kernel_handle_t */
    {UR_PRINT_STRUCT, 1, 0, 0, 27}, /* const ur_exp_command_buffer_update_memobj_arg_desc_t* */
    {UR_PRINT_STRUCT, 1, 0, 0, 28}, /* const ur_exp_command_buffer_update_pointer_arg_desc_t* */
    {UR_PRINT_STRUCT, 1, 0, 0, 29}, /* const ur_exp_command_buffer_update_value_arg_desc_t* */
    {UR_PRINT_UNSIGNED, 1, 0, 8, 0}, /* size_t* */
    {UR_PRINT_FLAGS, 0, 0, 4, 54}, /* ur_mem_flags_t */
    {UR_PRINT_ENUM, 0, 0, 4, 40}, /* ur_exp_kernel_arg_type_t */
    {UR_PRINT_UNION, 0, 0, 0, 1}, /* ur_exp_kernel_arg_value_t */
    {UR_PRINT_FLAGS, 0, 0, 4, 41}, /* ur_exp_host_task_flags_t */
    {UR_PRINT_FLAGS, 0, 0, 4, 42}, /* ur_exp_enqueue_ext_flags_t */
    {UR_PRINT_FLAGS, 0, 0, 4, 44}, /* ur_exp_enqueue_native_command_flags_t */
    {UR_PRINT_FLAGS, 0, 0, 4, 45}, /* ur_exp_event_flags_t */
    {UR_PRINT_FLAGS, 0, 0, 4, 46}, /* ur_exp_usm_host_alloc_register_flags_t */
    {UR_PRINT_ENUM, 0, 0, 4, 57}, /* ur_image_channel_order_t */
    {UR_PRINT_ENUM, 0, 0, 4, 58}, /* ur_image_channel_type_t */
    {UR_PRINT_ENUM, 0, 0, 4, 55}, /* ur_mem_type_t */
    {UR_PRINT_ENUM, 0, 0, 4, 64}, /* ur_program_metadata_type_t */
    {UR_PRINT_UNION, 0, 0, 0, 2}, /* ur_program_metadata_value_t */
    {UR_PRINT_STRUCT, 1, 0, 0, 54}, /* const ur_program_metadata_t* */
    {UR_PRINT_FLAGS, 0, 0, 4, 79}, /* ur_usm_advice_flags_t */
    {UR_PRINT_FLAGS, 0, 0, 4, 74}, /* ur_usm_host_mem_flags_t */
    {UR_PRINT_FLAGS, 0, 0, 4, 75}, /* ur_usm_device_mem_flags_t */
    {UR_PRINT_FLAGS, 0, 0, 4, 76}, /* ur_usm_pool_flags_t */
    {UR_PRINT_FLAGS, 0, 0, 4, 84}, /* ur_physical_mem_flags_t */
    {UR_PRINT_STRUCT, 0, 0, 0, 31}, /* ur_exp_kernel_arg_mem_obj_tuple_t */
    {UR_PRINT_HANDLE, 0, 0, 8, 16}, /* ur_sampler_handle_t */
    {UR_PRINT_HANDLE, 1, 0, 8, 2}, /* const ur_device_handle_t* */
    {UR_PRINT_STRUCT, 1, 0, 0, 4}, /* const ur_context_properties_t* */
    {UR_PRINT_HANDLE, 1, 0, 8, 1}, /* ur_context_handle_t* */
    {UR_PRINT_ENUM, 0, 0, 4, 7}, /* ur_context_info_t */
    {UR_PRINT_HEX, 1, 0, 8, 0}, /* ur_native_handle_t* */
    {UR_PRINT_HEX, 0, 0, 8, 0}, /* ur_native_handle_t */
    {UR_PRINT_STRUCT, 1, 0, 0, 5}, /* const ur_context_native_properties_t* */
    {UR_PRINT_FUNCTION, 0, 0, 8, 0}, /* ur_context_extended_deleter_t */
    {UR_PRINT_UNSIGNED, 1, 0, 4, 0}, /* uint32_t* */
    {UR_PRINT_ENUM, 0, 0, 4, 9}, /* ur_device_info_t */
    {UR_PRINT_STRUCT, 1, 0, 0, 8}, /* const ur_device_partition_properties_t* */
    {UR_PRINT_STRUCT, 1, 0, 0, 6}, /* const ur_device_binary_t* */
    {UR_PRINT_STRUCT, 1, 0, 0, 9}, /* const ur_device_native_properties_t* */
    {UR_PRINT_STRUCT, 1, 0, 0, 10}, /* const ur_kernel_launch_ext_properties_t* */
    {UR_PRINT_HANDLE, 1, 0, 8, 3}, /* const ur_event_handle_t* */
    {UR_PRINT_FLAGS, 0, 0, 4, 22}, /* ur_map_flags_t */
    {UR_PRINT_VOID, 2, 0, 1, 0}, /* void** */
    {UR_PRINT_FLAGS, 0, 0, 4, 23}, /* ur_usm_migration_flags_t */
    {UR_PRINT_HANDLE, 0, 0, 8, 3}, /* ur_event_handle_t */
    {UR_PRINT_ENUM, 0, 0, 4, 26}, /* ur_event_info_t */
    {UR_PRINT_ENUM, 0, 0, 4, 27}, /* ur_profiling_info_t */
    {UR_PRINT_STRUCT, 1, 0, 0, 13}, /* const ur_event_native_properties_t* */
    {UR_PRINT_ENUM, 0, 0, 4, 28}, /* ur_execution_info_t */
    {UR_PRINT_HANDLE, 1, 0, 8, 10}, /* ur_kernel_handle_t* */
    {UR_PRINT_STRUCT, 1, 0, 0, 39}, /* const ur_kernel_arg_local_properties_t* */
    {UR_PRINT_ENUM, 0, 0, 4, 47}, /* ur_kernel_info_t */
    {UR_PRINT_ENUM, 0, 0, 4, 48}, /* ur_kernel_group_info_t */
    {UR_PRINT_ENUM, 0, 0, 4, 49}, /* ur_kernel_sub_group_info_t */
    {UR_PRINT_ENUM, 0, 0, 4, 51}, /* ur_kernel_exec_info_t */
    {UR_PRINT_STRUCT, 1, 0, 0, 41}, /* const ur_kernel_exec_info_properties_t* */
    {UR_PRINT_STRUCT, 1, 0, 0, 42}, /* const ur_kernel_arg_sampler_properties_t* */
    {UR_PRINT_STRUCT, 1, 0, 0, 56}, /* const ur_specialization_constant_info_t* */
    {UR_PRINT_STRUCT, 1, 0, 0, 44}, /* const ur_kernel_native_properties_t* */
    {UR_PRINT_STRUCT, 1, 0, 0, 46}, /* const ur_image_format_t* */
    {UR_PRINT_STRUCT, 1, 0, 0, 47}, /* const ur_image_desc_t* */
    {UR_PRINT_HANDLE, 1, 0, 8, 12}, /* ur_mem_handle_t* */
    {UR_PRINT_STRUCT, 1, 0, 0, 48}, /* const ur_buffer_properties_t* */
    {UR_PRINT_ENUM, 0, 0, 4, 60}, /* ur_buffer_create_type_t */
    {UR_PRINT_STRUCT, 1, 0, 0, 51}, /* const ur_buffer_region_t* */
    {UR_PRINT_ENUM, 0, 0, 4, 56}, /* ur_mem_info_t */
    {UR_PRINT_ENUM, 0, 0, 4, 59}, /* ur_image_info_t */
    {UR_PRINT_HANDLE, 1, 0, 8, 13}, /* ur_platform_handle_t* */
    {UR_PRINT_ENUM, 0, 0, 4, 61}, /* ur_platform_info_t */
    {UR_PRINT_ENUM, 1, 0, 4, 62}, /* ur_api_version_t* */
    {UR_PRINT_STRUCT, 1, 0, 0, 53}, /* const ur_platform_native_properties_t* */
    {UR_PRINT_STRUCT, 1, 0, 0, 55}, /* const ur_program_properties_t* */
    {UR_PRINT_HANDLE, 1, 0, 8, 14}, /* ur_program_handle_t* */
    {UR_PRINT_UNSIGNED, 2, 0, 1, 0}, /* const uint8_t** */
    {UR_PRINT_ENUM, 0, 0, 4, 65}, /* ur_program_info_t */
    {UR_PRINT_ENUM, 0, 0, 4, 68}, /* ur_program_build_info_t */
    {UR_PRINT_STRUCT, 1, 0, 0, 57}, /* const ur_program_native_properties_t* */
    {UR_PRINT_ENUM, 0, 0, 4, 69}, /* ur_queue_info_t */
    {UR_PRINT_STRUCT, 1, 0, 0, 58}, /* const ur_queue_properties_t* */
    {UR_PRINT_HANDLE, 1, 0, 8, 15}, /* ur_queue_handle_t* */
    {UR_PRINT_STRUCT, 1, 0, 0, 60}, /* ur_queue_native_desc_t* */
    {UR_PRINT_STRUCT, 1, 0, 0, 61}, /* const ur_queue_native_properties_t* */
    {UR_PRINT_STRUCT, 1, 0, 0, 62}, /* const ur_sampler_desc_t* */
    {UR_PRINT_HANDLE, 1, 0, 8, 16}, /* ur_sampler_handle_t* */
    {UR_PRINT_ENUM, 0, 0, 4, 73}, /* ur_sampler_info_t */
    {UR_PRINT_STRUCT, 1, 0, 0, 63}, /* const ur_sampler_native_properties_t* */
    {UR_PRINT_STRUCT, 1, 0, 0, 64}, /* const ur_usm_desc_t* */
    {UR_PRINT_ENUM, 0, 0, 4, 78}, /* ur_usm_alloc_info_t */
    {UR_PRINT_STRUCT, 1, 0, 0, 68}, /* ur_usm_pool_desc_t* */
    {UR_PRINT_HANDLE, 1, 0, 8, 17}, /* ur_usm_pool_handle_t* */
    {UR_PRINT_STRUCT, 1, 0, 0, 26}, /* const ur_exp_command_buffer_desc_t* */
    {UR_PRINT_HANDLE, 1, 0, 8, 6}, /* ur_exp_command_buffer_handle_t* */
    {UR_PRINT_CHAR, 2, 0, 1, 0}, /* const char** */
    {UR_PRINT_STRUCT, 1, 0, 0, 52}, /* const ur_mem_native_properties_t* */
    {UR_PRINT_ENUM, 0, 0, 4, 80}, /* ur_usm_pool_info_t */
    {UR_PRINT_HANDLE, 0, 0, 8, 6}, /* ur_exp_command_buffer_handle_t */
    {UR_PRINT_HANDLE, 1, 0, 8, 7}, /* ur_exp_command_buffer_command_handle_t* */
    {UR_PRINT_STRUCT, 1, 0, 0, 24}, /* ur_exp_image_copy_region_t* */
    {UR_PRINT_FLAGS, 0, 0, 4, 31}, /* ur_exp_image_copy_flags_t */
    {UR_PRINT_ENUM, 0, 0, 4, 32}, /* ur_exp_image_copy_input_types_t */
    {UR_PRINT_HANDLE, 0, 0, 8, 4}, /* ur_exp_external_mem_handle_t */
    {UR_PRINT_HANDLE, 0, 0, 8, 5}, /* ur_exp_external_semaphore_handle_t */
    {UR_PRINT_ENUM, 0, 0, 4, 81}, /* ur_virtual_mem_granularity_info_t */
    {UR_PRINT_HANDLE, 0, 0, 8, 18}, /* ur_physical_mem_handle_t */
    {UR_PRINT_ENUM, 0, 0, 4, 83}, /* ur_virtual_mem_info_t */
    {UR_PRINT_STRUCT, 1, 0, 0, 70}, /* const ur_physical_mem_properties_t* */
    {UR_PRINT_HANDLE, 1, 0, 8, 18}, /* ur_physical_mem_handle_t* */
    {UR_PRINT_ENUM, 0, 0, 4, 63}, /* ur_exp_peer_info_t */
    {UR_PRINT_HANDLE, 1, 0, 8, 11}, /* ur_loader_config_handle_t* */
    {UR_PRINT_HANDLE, 0, 0, 8, 11}, /* ur_loader_config_handle_t */
    {UR_PRINT_ENUM, 0, 0, 4, 53}, /* ur_loader_config_info_t */
    {UR_PRINT_HANDLE, 1, 0, 8, 0}, /* ur_adapter_handle_t* */
    {UR_PRINT_SIGNED, 1, 0, 4, 0}, /* int32_t* */
    {UR_PRINT_ENUM, 0, 0, 4, 0}, /* ur_adapter_info_t */
    {UR_PRINT_FLAGS, 0, 0, 4, 43}, /* ur_exp_program_flags_t */
    {UR_PRINT_FLAGS, 0, 0, 4, 52}, /* ur_device_init_flags_t */
    {UR_PRINT_STRUCT, 1, 0, 0, 30}, /* const ur_exp_command_buffer_update_kernel_launch_desc_t* */
    {UR_PRINT_ENUM, 0, 0, 4, 38}, /* ur_exp_command_buffer_info_t */
    {UR_PRINT_ENUM, 0, 0, 4, 34}, /* ur_exp_external_mem_type_t */
    {UR_PRINT_STRUCT, 1, 0, 0, 22}, /* ur_exp_external_mem_desc_t* */
    {UR_PRINT_HANDLE, 1, 0, 8, 4}, /* ur_exp_external_mem_handle_t* */
    {UR_PRINT_ENUM, 0, 0, 4, 35}, /* ur_exp_external_semaphore_type_t */
    {UR_PRINT_STRUCT, 1, 0, 0, 23}, /* ur_exp_external_semaphore_desc_t* */
    {UR_PRINT_HANDLE, 1, 0, 8, 5}, /* ur_exp_external_semaphore_handle_t* */
    {UR_PRINT_STRUCT, 1, 0, 0, 35}, /* const ur_exp_enqueue_native_command_properties_t* */
    {UR_PRINT_STRUCT, 1, 0, 0, 34}, /* const ur_exp_enqueue_ext_properties_t* */
    {UR_PRINT_ENUM, 0, 0, 4, 85}, /* ur_physical_mem_info_t */
    {UR_PRINT_STRUCT, 1, 0, 0, 14}, /* const ur_exp_async_usm_alloc_properties_t* */
    {UR_PRINT_ENUM, 0, 0, 4, 1}, /* ur_logger_level_t */
    {UR_PRINT_ENUM, 0, 0, 4, 36}, /* ur_exp_image_mem_type_t */
    {UR_PRINT_BOOL, 1, 0, 1, 0}, /* ur_bool_t* */
    {UR_PRINT_STRUCT, 1, 0, 0, 32}, /* const ur_exp_kernel_arg_properties_t* */
    {UR_PRINT_HANDLE, 1, 0, 8, 8}, /* ur_exp_graph_handle_t* */
    {UR_PRINT_HANDLE, 0, 0, 8, 8}, /* ur_exp_graph_handle_t */
    {UR_PRINT_HANDLE, 0, 0, 8, 9}, /* ur_exp_executable_graph_handle_t */
    {UR_PRINT_HANDLE, 1, 0, 8, 9}, /* ur_exp_executable_graph_handle_t* */
    {UR_PRINT_STRUCT, 1, 0, 0, 33}, /* const ur_exp_host_task_properties_t* */
    {UR_PRINT_STRUCT, 1, 0, 0, 37}, /* const ur_exp_usm_host_alloc_register_properties_t* */
    {UR_PRINT_STRUCT, 1, 0, 0, 36}, /* const ur_exp_event_desc_t* */
};

const struct ur_print_value ur_print_values[] = {
    /* ur_adapter_info_t */
    {0u, 1, 1},
    {1u, 9, 2},
    {2u, 25, 2},
    /* ur_logger_level_t */
    {0u, 68, 0},
    {1u, 74, 0},
    {2u, 79, 0},
    {3u, 84, 0},
    {4u, 90, 0},
    /* ur_function_t */
    {1u, 131, 0},
    {2u, 146, 0},
    {3u, 161, 0},
    {4u, 177, 0},
    {5u, 194, 0},
    {6u, 220, 0},
    {7u, 254, 0},
    {8u, 283, 0},
    {9u, 294, 0},
    {10u, 310, 0},
    {11u, 324, 0},
    {12u, 339, 0},
    {13u, 356, 0},
    {14u, 377, 0},
    {15u, 402, 0},
    {16u, 435, 0},
    {17u, 464, 0},
    {18u, 486, 0},
    {19u, 506, 0},
    {20u, 539, 0},
    {21u, 563, 0},
    {22u, 588, 0},
    {23u, 617, 0},
    {24u, 647, 0},
    {25u, 671, 0},
    {26u, 700, 0},
    {27u, 724, 0},
    {28u, 747, 0},
    {29u, 771, 0},
    {30u, 794, 0},
    {31u, 817, 0},
    {32u, 835, 0},
    {33u, 852, 0},
    {34u, 871, 0},
    {35u, 892, 0},
    {38u, 911, 0},
    {39u, 948, 0},
    {40u, 984, 0},
    {41u, 999, 0},
    {42u, 1024, 0},
    {43u, 1035, 0},
    {44u, 1048, 0},
    {45u, 1062, 0},
    {46u, 1086, 0},
    {47u, 1118, 0},
    {48u, 1137, 0},
    {49u, 1151, 0},
    {50u, 1172, 0},
    {51u, 1193, 0},
    {52u, 1209, 0},
    {53u, 1231, 0},
    {54u, 1257, 0},
    {55u, 1271, 0},
    {56u, 1286, 0},
    {57u, 1309, 0},
    {58u, 1330, 0},
    {59u, 1353, 0},
    {60u, 1376, 0},
    {61u, 1412, 0},
    {62u, 1437, 0},
    {63u, 1470, 0},
    {64u, 1487, 0},
    {65u, 1505, 0},
    {66u, 1516, 0},
    {67u, 1528, 0},
    {68u, 1549, 0},
    {69u, 1571, 0},
    {70u, 1594, 0},
    {71u, 1607, 0},
    {72u, 1626, 0},
    {73u, 1639, 0},
    {74u, 1657, 0},
    {75u, 1682, 0},
    {76u, 1709, 0},
    {78u, 1744, 0},
    {79u, 1767, 0},
    {80u, 1794, 0},
    {81u, 1808, 0},
    {82u, 1824, 0},
    {83u, 1837, 0},
    {84u, 1852, 0},
    {85u, 1868, 0},
    {86u, 1897, 0},
    {87u, 1914, 0},
    {88u, 1937, 0},
    {89u, 1974, 0},
    {90u, 2000, 0},
    {91u, 2034, 0},
    {92u, 2049, 0},
    {93u, 2062, 0},
    {94u, 2075, 0},
    {95u, 2089, 0},
    {96u, 2113, 0},
    {97u, 2145, 0},
    {98u, 2158, 0},
    {101u, 2170, 0},
    {102u, 2185, 0},
    {103u, 2200, 0},
    {104u, 2216, 0},
    {105u, 2233, 0},
    {106u, 2259, 0},
    {107u, 2293, 0},
    {108u, 2308, 0},
    {109u, 2325, 0},
    {110u, 2342, 0},
    {111u, 2351, 0},
    {112u, 2374, 0},
    {113u, 2390, 0},
    {114u, 2416, 0},
    {115u, 2444, 0},
    {116u, 2481, 0},
    {117u, 2517, 0},
    {118u, 2541, 0},
    {119u, 2557, 0},
    {120u, 2574, 0},
    {121u, 2592, 0},
    {122u, 2618, 0},
    {123u, 2645, 0},
    {125u, 2673, 0},
    {132u, 2713, 0},
    {133u, 2735, 0},
    {134u, 2786, 0},
    {135u, 2835, 0},
    {136u, 2870, 0},
    {137u, 2901, 0},
    {138u, 2944, 0},
    {139u, 2985, 0},
    {140u, 3016, 0},
    {141u, 3051, 0},
    {142u, 3088, 0},
    {144u, 3120, 0},
    {147u, 3159, 0},
    {148u, 3206, 0},
    {149u, 3250, 0},
    {151u, 3296, 0},
    {152u, 3316, 0},
    {153u, 3338, 0},
    {154u, 3371, 0},
    {155u, 3391, 0},
    {156u, 3408, 0},
    {157u, 3424, 0},
    {158u, 3442, 0},
    {159u, 3465, 0},
    {160u, 3486, 0},
    {161u, 3506, 0},
    {162u, 3526, 0},
    {163u, 3547, 0},
    {164u, 3562, 0},
    {165u, 3578, 0},
    {166u, 3609, 0},
    {167u, 3641, 0},
    {172u, 3674, 0},
    {173u, 3695, 0},
    {174u, 3717, 0},
    {175u, 3738, 0},
    {176u, 3761, 0},
    {177u, 3788, 0},
    {178u, 3804, 0},
    {179u, 3816, 0},
    {180u, 3831, 0},
    {181u, 3854, 0},
    {197u, 3871, 0},
    {198u, 3889, 0},
    {199u, 3909, 0},
    {200u, 3926, 0},
    {201u, 3967, 0},
    {202u, 3979, 0},
    {216u, 4096, 0},
    {217u, 4132, 0},
    {220u, 4152, 0},
    {221u, 4192, 0},
    {223u, 4220, 0},
    {225u, 4252, 0},
    {226u, 4289, 0},
    {227u, 4332, 0},
    {228u, 4378, 0},
    {229u, 4405, 0},
    {230u, 4439, 0},
    {231u, 4483, 0},
    {232u, 4520, 0},
    {233u, 4555, 0},
    {234u, 4597, 0},
    {235u, 4640, 0},
    {236u, 4682, 0},
    {237u, 4729, 0},
    {238u, 4777, 0},
    {239u, 4824, 0},
    {240u, 4866, 0},
    {241u, 4905, 0},
    {242u, 4942, 0},
    {243u, 4969, 0},
    {244u, 5008, 0},
    {245u, 5046, 0},
    {246u, 5093, 0},
    {249u, 5130, 0},
    {250u, 5152, 0},
    {251u, 5181, 0},
    {252u, 5210, 0},
    {253u, 5237, 0},
    {254u, 5258, 0},
    {255u, 5278, 0},
    {257u, 5299, 0},
    {259u, 5336, 0},
    {260u, 5365, 0},
    {261u, 5394, 0},
    {262u, 5415, 0},
    {263u, 5437, 0},
    {264u, 5478, 0},
    {265u, 5515, 0},
    {266u, 5537, 0},
    {267u, 5565, 0},
    {268u, 5599, 0},
    {269u, 5654, 0},
    {270u, 5707, 0},
    {271u, 5764, 0},
    {272u, 5810, 0},
    {273u, 5853, 0},
    {285u, 5876, 0},
    {286u, 5918, 0},
    {287u, 5959, 0},
    {288u, 5998, 0},
    {289u, 6049, 0},
    {290u, 6072, 0},
    {291u, 6095, 0},
    {292u, 6119, 0},
    {293u, 6144, 0},
    {294u, 6160, 0},
    {295u, 6185, 0},
    {296u, 6221, 0},
    {297u, 6238, 0},
    {298u, 6268, 0},
    {299u, 6303, 0},
    {302u, 6331, 0},
    {303u, 6349, 0},
    {304u, 6384, 0},
    {305u, 6419, 0},
    {306u, 6438, 0},
    {307u, 6462, 0},
    {308u, 6490, 0},
    {309u, 6508, 0},
    {310u, 6530, 0},
    {311u, 6580, 0},
    {312u, 6627, 0},
    {313u, 6655, 0},
    {314u, 6685, 0},
    {315u, 6705, 0},
    {316u, 6740, 0},
    {317u, 6768, 0},
    {318u, 6796, 0},
    {319u, 6825, 0},
    {320u, 6855, 0},
    {321u, 6883, 0},
    {322u, 6928, 0},
    {323u, 6945, 0},
    {324u, 6970, 0},
    {325u, 6995, 0},
    {326u, 7021, 0},
    /* ur_structure_type_t */
    {0u, 7065, 0},
    {1u, 7084, 0},
    {2u, 7095, 0},
    {3u, 7113, 0},
    {4u, 7127, 0},
    {5u, 7153, 0},
    {6u, 7186, 0},
    {7u, 7205, 0},
    {8u, 7214, 0},
    {9u, 7228, 0},
    {10u, 7244, 0},
    {11u, 7258, 0},
    {12u, 7279, 0},
    {13u, 7293, 0},
    {14u, 7306, 0},
    {15u, 7323, 0},
    {16u, 7346, 0},
    {17u, 7372, 0},
    {18u, 7397, 0},
    {19u, 7421, 0},
    {20u, 7443, 0},
    {21u, 7467, 0},
    {22u, 7494, 0},
    {23u, 7519, 0},
    {24u, 7545, 0},
    {25u, 7571, 0},
    {26u, 7589, 0},
    {27u, 7617, 0},
    {29u, 7647, 0},
    {30u, 7677, 0},
    {31u, 7707, 0},
    {32u, 7735, 0},
    {33u, 7763, 0},
    {35u, 7791, 0},
    {36u, 7815, 0},
    {37u, 7836, 0},
    {38u, 7860, 0},
    {40u, 7889, 0},
    {41u, 7920, 0},
    {4096u, 7953, 0},
    {4097u, 7977, 0},
    {4098u, 8022, 0},
    {4099u, 8192, 0},
    {4100u, 8235, 0},
    {8192u, 8276, 0},
    {8193u, 8303, 0},
    {8194u, 8325, 0},
    {8195u, 8353, 0},
    {8196u, 8373, 0},
    {8197u, 8390, 0},
    {8198u, 8413, 0},
    {8199u, 8444, 0},
    {8200u, 8466, 0},
    {8201u, 8481, 0},
    {8272u, 8507, 0},
    {12288u, 8538, 0},
    {16384u, 8576, 0},
    {20480u, 8603, 0},
    {24576u, 8629, 0},
    {28672u, 8654, 0},
    {32768u, 8693, 0},
    /* ur_result_t */
    {0u, 8747, 0},
    {1u, 8755, 0},
    {2u, 8779, 0},
    {3u, 8810, 0},
    {4u, 8830, 0},
    {5u, 8850, 0},
    {6u, 8872, 0},
    {7u, 8895, 0},
    {8u, 8916, 0},
    {9u, 8938, 0},
    {10u, 8960, 0},
    {11u, 8986, 0},
    {12u, 9011, 0},
    {13u, 9031, 0},
    {14u, 9061, 0},
    {15u, 9096, 0},
    {16u, 9126, 0},
    {17u, 9155, 0},
    {18u, 9190, 0},
    {19u, 9213, 0},
    {20u, 9234, 0},
    {21u, 9252, 0},
    {22u, 9280, 0},
    {23u, 9312, 0},
    {24u, 9342, 0},
    {25u, 9379, 0},
    {26u, 9408, 0},
    {28u, 9437, 0},
    {29u, 9458, 0},
    {30u, 9484, 0},
    {31u, 9520, 0},
    {32u, 9555, 0},
    {33u, 9592, 0},
    {34u, 9617, 0},
    {35u, 9655, 0},
    {36u, 9691, 0},
    {37u, 9724, 0},
    {38u, 9744, 0},
    {39u, 9769, 0},
    {40u, 9796, 0},
    {41u, 9819, 0},
    {42u, 9847, 0},
    {43u, 9874, 0},
    {44u, 9900, 0},
    {45u, 9926, 0},
    {46u, 9949, 0},
    {47u, 9975, 0},
    {48u, 10002, 0},
    {49u, 10029, 0},
    {50u, 10048, 0},
    {51u, 10071, 0},
    {52u, 10099, 0},
    {53u, 10136, 0},
    {54u, 10162, 0},
    {55u, 10192, 0},
    {56u, 10223, 0},
    {57u, 10251, 0},
    {58u, 10277, 0},
    {59u, 10314, 0},
    {60u, 10349, 0},
    {61u, 10386, 0},
    {62u, 10409, 0},
    {63u, 10435, 0},
    {64u, 10458, 0},
    {65u, 10481, 0},
    {66u, 10513, 0},
    {67u, 10536, 0},
    {68u, 10560, 0},
    {69u, 10592, 0},
    {70u, 10619, 0},
    {71u, 10641, 0},
    {72u, 10661, 0},
    {73u, 10693, 0},
    {74u, 10725, 0},
    {75u, 10759, 0},
    {76u, 10792, 0},
    {77u, 10819, 0},
    {4096u, 10846, 0},
    {4097u, 10879, 0},
    {4098u, 10923, 0},
    {4099u, 10977, 0},
    {2147483646u, 11025, 0},
    /* ur_backend_t */
    {0u, 11062, 0},
    {1u, 11070, 0},
    {2u, 11081, 0},
    {3u, 11088, 0},
    {4u, 11093, 0},
    {5u, 11097, 0},
    {256u, 11108, 0},
    /* ur_context_flag_t */
    {1u, 11141, 0},
    /* ur_context_info_t */
    {0u, 11179, 2},
    {1u, 11191, 3},
    {2u, 9, 2},
    {3u, 11199, 4},
    {4u, 11220, 4},
    /* ur_device_type_t */
    {1u, 11274, 0},
    {2u, 11282, 0},
    {3u, 11286, 0},
    {4u, 11290, 0},
    {5u, 11294, 0},
    {6u, 11299, 0},
    {7u, 11303, 0},
    {8u, 11307, 0},
    /* ur_device_info_t */
    {0u, 11347, 5},
    {1u, 11352, 2},
    {2u, 11362, 2},
    {3u, 11372, 2},
    {4u, 11390, 2},
    {5u, 11415, 6},
    {6u, 11435, 7},
    {7u, 11455, 8},
    {8u, 11472, 8},
    {9u, 11487, 8},
    {10u, 7306, 9},
    {11u, 11504, 2},
    {12u, 11532, 2},
    {13u, 11561, 2},
    {14u, 11588, 2},
    {15u, 11616, 2},
    {16u, 11645, 2},
    {17u, 11675, 2},
    {18u, 11703, 2},
    {19u, 11728, 2},
    {20u, 11754, 2},
    {21u, 11778, 2},
    {22u, 11803, 2},
    {23u, 11829, 2},
    {24u, 11856, 2},
    {25u, 11881, 2},
    {26u, 11901, 2},
    {27u, 11919, 2},
    {28u, 11932, 7},
    {29u, 11951, 4},
    {30u, 11965, 2},
    {31u, 11985, 2},
    {32u, 12006, 2},
    {33u, 12032, 7},
    {34u, 12050, 7},
    {35u, 12069, 7},
    {36u, 12087, 7},
    {37u, 12106, 7},
    {38u, 12124, 7},
    {39u, 12146, 7},
    {40u, 12167, 2},
    {41u, 12288, 7},
    {42u, 12307, 2},
    {43u, 12327, 10},
    {44u, 12349, 2},
    {45u, 12375, 7},
    {46u, 12397, 7},
    {47u, 12413, 7},
    {48u, 12429, 7},
    {49u, 12454, 2},
    {50u, 12472, 11},
    {51u, 12487, 7},
    {52u, 12502, 4},
    {53u, 12527, 4},
    {54u, 12547, 7},
    {55u, 12574, 4},
    {56u, 12588, 4},
    {57u, 12598, 4},
    {58u, 12617, 4},
    {59u, 12634, 12},
    {60u, 12657, 9},
    {61u, 12684, 9},
    {62u, 12709, 13},
    {63u, 12726, 14},
    {64u, 9, 2},
    {65u, 12735, 13},
    {66u, 12746, 13},
    {67u, 12751, 13},
    {68u, 12758, 13},
    {69u, 12773, 13},
    {70u, 25, 13},
    {71u, 12781, 13},
    {72u, 12805, 13},
    {73u, 12816, 7},
    {74u, 12835, 4},
    {75u, 12863, 15},
    {76u, 12877, 16},
    {77u, 12898, 2},
    {78u, 12924, 17},
    {79u, 12950, 18},
    {80u, 12965, 2},
    {81u, 12984, 4},
    {82u, 13023, 19},
    {83u, 13045, 20},
    {84u, 13062, 20},
    {85u, 13081, 20},
    {86u, 13107, 20},
    {87u, 13132, 20},
    {88u, 13158, 21},
    {89u, 13163, 13},
    {90u, 13175, 2},
    {91u, 13188, 2},
    {92u, 13206, 2},
    {93u, 13220, 2},
    {94u, 13246, 2},
    {95u, 13270, 2},
    {96u, 13292, 7},
    {97u, 13313, 4},
    {98u, 13324, 4},
    {99u, 13343, 4},
    {100u, 13353, 22},
    {101u, 13386, 23},
    {102u, 13419, 22},
    {103u, 13451, 23},
    {105u, 13483, 2},
    {106u, 1376, 4},
    {107u, 13509, 2},
    {108u, 13526, 24},
    {109u, 13545, 4},
    {110u, 13559, 4},
    {111u, 13579, 4},
    {112u, 13608, 2},
    {113u, 13637, 2},
    {114u, 13648, 4},
    {115u, 13671, 4},
    {116u, 13685, 3},
    {117u, 13703, 15},
    {118u, 13720, 4},
    {119u, 13744, 4},
    {120u, 13761, 2},
    {121u, 1937, 4},
    {122u, 13779, 4},
    {123u, 13797, 25},
    {124u, 13828, 26},
    {125u, 13838, 26},
    {126u, 13854, 26},
    {127u, 13870, 4},
    {128u, 13898, 27},
    {129u, 13925, 21},
    {130u, 13930, 2},
    {131u, 13940, 2},
    {132u, 13973, 2},
    {133u, 14003, 7},
    {134u, 14019, 2},
    {135u, 14034, 2},
    {136u, 14055, 2},
    {137u, 14078, 2},
    {138u, 14099, 2},
    {139u, 14115, 2},
    {4096u, 14139, 4},
    {4097u, 14166, 28},
    {4098u, 14205, 4},
    {4099u, 14238, 4},
    {8192u, 14274, 4},
    {8193u, 14302, 4},
    {8194u, 14341, 4},
    {8195u, 14376, 4},
    {8196u, 14411, 2},
    {8197u, 14433, 7},
    {8198u, 14460, 7},
    {8199u, 14488, 7},
    {8200u, 14515, 4},
    {8201u, 14534, 4},
    {8202u, 14564, 2},
    {8203u, 14590, 4},
    {8204u, 14625, 4},
    {8206u, 14660, 4},
    {8208u, 14698, 4},
    {8209u, 14718, 4},
    {8210u, 14757, 4},
    {8211u, 14805, 4},
    {8212u, 14849, 4},
    {8213u, 14897, 4},
    {8215u, 14941, 4},
    {8216u, 14985, 4},
    {8217u, 15017, 4},
    {8218u, 15041, 4},
    {8219u, 15088, 4},
    {8220u, 15123, 4},
    {8221u, 15158, 4},
    {8224u, 15193, 4},
    {8225u, 15228, 4},
    {8226u, 15257, 29},
    {8227u, 15289, 4},
    {8228u, 15312, 4},
    {8229u, 15344, 4},
    {8230u, 15372, 4},
    {8272u, 15394, 4},
    {8288u, 15428, 4},
    {8289u, 15456, 4},
    {8290u, 15485, 4},
    {8304u, 15510, 4},
    {8320u, 15528, 4},
    {8336u, 15564, 4},
    {8352u, 15600, 4},
    {16384u, 15632, 4},
    {24576u, 15652, 4},
    {24578u, 15685, 4},
    {24579u, 15709, 4},
    {28672u, 15734, 4},
    {32768u, 15765, 4},
    {36864u, 15805, 4},
    /* ur_device_affinity_domain_flag_t */
    {1u, 15868, 0},
    {2u, 15873, 0},
    {4u, 15882, 0},
    {8u, 15891, 0},
    {16u, 15900, 0},
    {32u, 15909, 0},
    /* ur_device_partition_t */
    {4230u, 15993, 0},
    {4231u, 16001, 0},
    {4232u, 16011, 0},
    {4233u, 16030, 0},
    /* ur_device_fp_capability_flag_t */
    {1u, 16083, 0},
    {2u, 16113, 0},
    {4u, 16130, 0},
    {8u, 16144, 0},
    {16u, 16157, 0},
    {32u, 16165, 0},
    {64u, 16172, 0},
    {128u, 16176, 0},
    /* ur_device_mem_cache_type_t */
    {0u, 16248, 0},
    {1u, 16253, 0},
    {2u, 16269, 0},
    /* ur_device_local_mem_type_t */
    {0u, 16248, 0},
    {1u, 16437, 0},
    {2u, 16443, 0},
    /* ur_device_exec_capability_flag_t */
    {1u, 16503, 0},
    {2u, 16510, 0},
    /* ur_memory_order_capability_flag_t */
    {1u, 16589, 0},
    {2u, 16597, 0},
    {4u, 16605, 0},
    {8u, 16613, 0},
    {16u, 16621, 0},
    /* ur_memory_scope_capability_flag_t */
    {1u, 16696, 0},
    {2u, 16706, 0},
    {4u, 16716, 0},
    {8u, 16727, 0},
    {16u, 16734, 0},
    /* ur_device_usm_access_capability_flag_t */
    {1u, 16808, 0},
    {2u, 16815, 0},
    {4u, 16829, 0},
    {8u, 16847, 0},
    /* ur_device_throttle_reasons_flag_t */
    {1u, 16949, 0},
    {2u, 16959, 0},
    {4u, 16973, 0},
    {8u, 16987, 0},
    {16u, 16997, 0},
    {32u, 17006, 0},
    {64u, 17015, 0},
    /* ur_kernel_launch_properties_flag_t */
    {1u, 17088, 0},
    {2u, 17100, 0},
    {4u, 17118, 0},
    {8u, 17136, 0},
    /* ur_kernel_launch_flag_t */
    {1u, 17088, 0},
    {2u, 17136, 0},
    /* ur_map_flag_t */
    {1u, 17282, 0},
    {2u, 17287, 0},
    {4u, 17293, 0},
    /* ur_usm_migration_flag_t */
    {1u, 17344, 0},
    {2u, 17359, 0},
    /* ur_command_t */
    {0u, 17421, 0},
    {1u, 17435, 0},
    {2u, 17447, 0},
    {3u, 17472, 0},
    {4u, 17488, 0},
    {5u, 17505, 0},
    {6u, 17526, 0},
    {7u, 17548, 0},
    {8u, 17564, 0},
    {9u, 17585, 0},
    {10u, 17601, 0},
    {11u, 17616, 0},
    {12u, 17632, 0},
    {14u, 17647, 0},
    {16u, 17662, 0},
    {17u, 17672, 0},
    {18u, 17681, 0},
    {19u, 17692, 0},
    {20u, 17705, 0},
    {21u, 17716, 0},
    {22u, 17728, 0},
    {23u, 17742, 0},
    {24u, 17771, 0},
    {25u, 17799, 0},
    {26u, 17814, 0},
    {4096u, 4942, 0},
    {8192u, 17830, 0},
    {8193u, 17858, 0},
    {8194u, 17888, 0},
    {8196u, 17912, 0},
    {8272u, 5152, 0},
    {8273u, 5181, 0},
    {8274u, 5210, 0},
    {8275u, 5237, 0},
    {8448u, 6490, 0},
    {8704u, 17931, 0},
    /* ur_event_status_t */
    {0u, 17970, 0},
    {1u, 17979, 0},
    {2u, 17987, 0},
    {3u, 17997, 0},
    {4u, 84, 0},
    /* ur_event_info_t */
    {0u, 18039, 30},
    {1u, 18053, 31},
    {2u, 18061, 32},
    {3u, 18074, 33},
    {4u, 9, 2},
    /* ur_profiling_info_t */
    {0u, 17997, 7},
    {1u, 18130, 7},
    {2u, 18137, 7},
    {3u, 18143, 7},
    {4u, 17970, 7},
    /* ur_execution_info_t */
    {0u, 17970, 0},
    {1u, 17979, 0},
    {2u, 17987, 0},
    {3u, 17997, 0},
    /* ur_exp_device_2d_block_array_capability_flag_t */
    {1u, 18233, 0},
    {2u, 18238, 0},
    /* ur_exp_async_usm_alloc_flag_t */
    {1u, 18337, 0},
    /* ur_exp_image_copy_flag_t */
    {1u, 17344, 0},
    {2u, 17359, 0},
    {4u, 18399, 0},
    {8u, 18416, 0},
    /* ur_exp_image_copy_input_types_t */
    {0u, 18478, 0},
    {1u, 18491, 0},
    {2u, 18504, 0},
    {3u, 18515, 0},
    /* ur_exp_sampler_cubemap_filter_mode_t */
    {0u, 18593, 0},
    {1u, 18604, 0},
    /* ur_exp_external_mem_type_t */
    {0u, 18686, 0},
    {1u, 18696, 0},
    {2u, 18705, 0},
    {3u, 18728, 0},
    {4u, 18736, 0},
    /* ur_exp_external_semaphore_type_t */
    {0u, 18686, 0},
    {1u, 18696, 0},
    {2u, 18812, 0},
    {3u, 18832, 0},
    {4u, 18844, 0},
    {5u, 18862, 0},
    /* ur_exp_image_mem_type_t */
    {0u, 18947, 0},
    {1u, 18959, 0},
    /* ur_device_command_buffer_update_capability_flag_t */
    {1u, 19020, 0},
    {2u, 19037, 0},
    {4u, 19053, 0},
    {8u, 19070, 0},
    {16u, 19089, 0},
    {32u, 19103, 0},
    /* ur_exp_command_buffer_info_t */
    {0u, 9, 2},
    {1u, 19209, 34},
    /* ur_exp_command_buffer_command_info_t */
    {0u, 19277, 2},
    /* ur_exp_kernel_arg_type_t */
    {0u, 19365, 0},
    {1u, 19371, 0},
    {2u, 19379, 0},
    {3u, 16437, 0},
    {4u, 19387, 0},
    /* ur_exp_host_task_flag_t */
    {1u, 19444, 0},
    /* ur_exp_enqueue_ext_flag_t */
    {2048u, 19494, 0},
    /* ur_exp_program_flag_t */
    {1u, 19569, 0},
    /* ur_exp_enqueue_native_command_flag_t */
    {1u, 19636, 0},
    /* ur_exp_event_flag_t */
    {1u, 19712, 0},
    {2u, 19729, 0},
    /* ur_exp_usm_host_alloc_register_flag_t */
    {1u, 19776, 0},
    /* ur_kernel_info_t */
    {0u, 19860, 13},
    {1u, 19874, 2},
    {2u, 9, 2},
    {3u, 18053, 31},
    {4u, 19883, 35},
    {5u, 19891, 13},
    {6u, 19902, 2},
    {7u, 19911, 19},
    /* ur_kernel_group_info_t */
    {0u, 19053, 24},
    {1u, 19959, 7},
    {2u, 19975, 24},
    {3u, 12487, 7},
    {4u, 19999, 7},
    {5u, 20034, 7},
    {6u, 20051, 24},
    {7u, 20079, 7},
    /* ur_kernel_sub_group_info_t */
    {0u, 20159, 2},
    {1u, 12965, 2},
    {2u, 20178, 2},
    {3u, 20201, 2},
    /* ur_kernel_cache_config_t */
    {0u, 11274, 0},
    {1u, 20275, 0},
    {2u, 20285, 0},
    /* ur_kernel_exec_info_t */
    {0u, 20345, 4},
    {1u, 20365, 36},
    {2u, 20480, 37},
    /* ur_device_init_flag_t */
    {1u, 11286, 0},
    {2u, 11290, 0},
    {4u, 11294, 0},
    {8u, 11299, 0},
    {16u, 11303, 0},
    /* ur_loader_config_info_t */
    {0u, 20579, 13},
    {1u, 9, 2},
    /* ur_mem_flag_t */
    {1u, 20643, 0},
    {2u, 20654, 0},
    {4u, 20665, 0},
    {8u, 20675, 0},
    {16u, 20692, 0},
    {32u, 20711, 0},
    /* ur_mem_type_t */
    {0u, 20762, 0},
    {1u, 20770, 0},
    {2u, 20778, 0},
    {3u, 20792, 0},
    {4u, 20800, 0},
    {8192u, 20814, 0},
    {8193u, 20832, 0},
    /* ur_mem_info_t */
    {0u, 20876, 7},
    {1u, 18053, 31},
    {2u, 9, 2},
    /* ur_image_channel_order_t */
    {0u, 20908, 0},
    {1u, 20910, 0},
    {2u, 20912, 0},
    {3u, 20915, 0},
    {4u, 20918, 0},
    {5u, 20922, 0},
    {6u, 20927, 0},
    {7u, 20932, 0},
    {8u, 20937, 0},
    {9u, 20942, 0},
    {10u, 20952, 0},
    {11u, 20962, 0},
    {12u, 20965, 0},
    {13u, 20969, 0},
    {14u, 20974, 0},
    /* ur_image_channel_type_t */
    {0u, 21029, 0},
    {1u, 21040, 0},
    {2u, 21052, 0},
    {3u, 21063, 0},
    {4u, 21075, 0},
    {5u, 21091, 0},
    {6u, 21107, 0},
    {7u, 21118, 0},
    {8u, 21130, 0},
    {9u, 21143, 0},
    {10u, 21156, 0},
    {11u, 21170, 0},
    {12u, 21185, 0},
    {13u, 21200, 0},
    {14u, 21211, 0},
    /* ur_image_info_t */
    {0u, 21264, 38},
    {1u, 21271, 7},
    {2u, 21284, 7},
    {3u, 21294, 7},
    {4u, 21306, 7},
    {5u, 21312, 7},
    {6u, 21319, 7},
    {7u, 21325, 7},
    {8u, 21336, 2},
    {9u, 21351, 2},
    /* ur_buffer_create_type_t */
    {0u, 21394, 0},
    /* ur_platform_info_t */
    {1u, 12746, 13},
    {2u, 21447, 13},
    {3u, 25, 13},
    {4u, 12805, 13},
    {5u, 12773, 13},
    {6u, 1, 1},
    {7u, 21459, 39},
    /* ur_api_version_t */
    {6u, 21504, 0},
    {7u, 21508, 0},
    {8u, 21512, 0},
    {9u, 21516, 0},
    {10u, 21520, 0},
    {11u, 21525, 0},
    {12u, 21530, 0},
    /* ur_exp_peer_info_t */
    {0u, 21568, 0},
    {1u, 21583, 0},
    /* ur_program_metadata_type_t */
    {0u, 21644, 0},
    {1u, 21651, 0},
    {2u, 21658, 0},
    {3u, 21669, 0},
    /* ur_program_info_t */
    {0u, 9, 2},
    {1u, 18053, 31},
    {2u, 11179, 2},
    {3u, 11191, 3},
    {4u, 21729, 13},
    {5u, 21732, 6},
    {6u, 21745, 40},
    {7u, 21754, 7},
    {8u, 21766, 13},
    /* ur_program_build_status_t */
    {0u, 16248, 0},
    {1u, 84, 0},
    {2u, 8747, 0},
    {3u, 21814, 0},
    /* ur_program_binary_type_t */
    {0u, 16248, 0},
    {1u, 21877, 0},
    {2u, 21893, 0},
    {3u, 21901, 0},
    /* ur_program_build_info_t */
    {0u, 21961, 41},
    {1u, 21968, 13},
    {2u, 21976, 13},
    {3u, 21980, 42},
    /* ur_queue_info_t */
    {0u, 18053, 31},
    {1u, 16727, 15},
    {2u, 22039, 30},
    {3u, 22054, 9},
    {4u, 9, 2},
    {5u, 20876, 2},
    {6u, 22060, 4},
    /* ur_queue_flag_t */
    {1u, 22097, 0},
    {2u, 22127, 0},
    {4u, 22144, 0},
    {8u, 22154, 0},
    {16u, 22172, 0},
    {32u, 22187, 0},
    {64u, 22200, 0},
    {128u, 22214, 0},
    {256u, 22233, 0},
    {512u, 22254, 0},
    {1024u, 22273, 0},
    {2048u, 15228, 0},
    /* ur_sampler_filter_mode_t */
    {0u, 22329, 0},
    {1u, 22337, 0},
    /* ur_sampler_addressing_mode_t */
    {0u, 16248, 0},
    {1u, 22393, 0},
    {2u, 22407, 0},
    {3u, 22413, 0},
    {4u, 22420, 0},
    /* ur_sampler_info_t */
    {0u, 9, 2},
    {1u, 18053, 31},
    {2u, 22493, 4},
    {3u, 22511, 43},
    {4u, 22527, 44},
    /* ur_usm_host_mem_flag_t */
    {1u, 22574, 0},
    /* ur_usm_device_mem_flag_t */
    {1u, 22636, 0},
    {2u, 22651, 0},
    {4u, 22669, 0},
    /* ur_usm_pool_flag_t */
    {1u, 22735, 0},
    {2u, 22757, 0},
    {4u, 22784, 0},
    /* ur_usm_type_t */
    {0u, 11062, 0},
    {1u, 22835, 0},
    {2u, 16727, 0},
    {3u, 22840, 0},
    /* ur_usm_alloc_info_t */
    {0u, 11347, 45},
    {1u, 22874, 46},
    {2u, 20876, 7},
    {3u, 16727, 15},
    {4u, 22883, 47},
    /* ur_usm_advice_flag_t */
    {1u, 11274, 0},
    {2u, 22927, 0},
    {4u, 22943, 0},
    {8u, 22961, 0},
    {16u, 22984, 0},
    {32u, 23009, 0},
    {64u, 23031, 0},
    {128u, 23055, 0},
    {256u, 23067, 0},
    {512u, 23081, 0},
    {1024u, 23104, 0},
    {2048u, 23129, 0},
    {4096u, 23150, 0},
    {8192u, 23173, 0},
    {16384u, 23201, 0},
    {32768u, 23231, 0},
    {65536u, 23255, 0},
    /* ur_usm_pool_info_t */
    {0u, 9, 2},
    {1u, 18053, 31},
    {8272u, 23322, 7},
    {8273u, 23344, 7},
    {8274u, 23361, 7},
    {8275u, 23382, 7},
    {8276u, 23400, 7},
    {8277u, 23417, 7},
    /* ur_virtual_mem_granularity_info_t */
    {196864u, 23468, 7},
    {196865u, 23476, 7},
    /* ur_virtual_mem_access_flag_t */
    {1u, 16248, 0},
    {2u, 20643, 0},
    {4u, 20665, 0},
    /* ur_virtual_mem_info_t */
    {0u, 23612, 48},
    /* ur_physical_mem_flag_t */
    {2u, 23666, 0},
    /* ur_physical_mem_info_t */
    {0u, 18053, 31},
    {1u, 16727, 15},
    {2u, 20876, 7},
    {3u, 23721, 49},
    {4u, 9, 2},
};

const struct ur_print_enum ur_print_enums[] = {
    {33, 51, 0, 3}, /* ur_adapter_info_t */
    {96, 114, 3, 5}, /* ur_logger_level_t */
    {7038, 7052, 8, 257}, /* ur_function_t */
    {8708, 8728, 265, 61}, /* ur_structure_type_t */
    {11039, 11051, 326, 82}, /* ur_result_t */
    {11116, 11129, 408, 7}, /* ur_backend_t */
    {11161, 0, 415, 1}, /* ur_context_flag_t */
    {11239, 11257, 416, 5}, /* ur_context_info_t */
    {11314, 11331, 421, 8}, /* ur_device_type_t */
    {15835, 15852, 429, 192}, /* ur_device_info_t */
    {15928, 15961, 621, 6}, /* ur_device_affinity_domain_flag_t */
    {16040, 16062, 627, 4}, /* ur_device_partition_t */
    {16187, 16218, 631, 8}, /* ur_device_fp_capability_flag_t */
    {16384, 16411, 639, 3}, /* ur_device_mem_cache_type_t */
    {16450, 16477, 642, 3}, /* ur_device_local_mem_type_t */
    {16524, 16557, 645, 2}, /* ur_device_exec_capability_flag_t */
    {16629, 16663, 647, 5}, /* ur_memory_order_capability_flag_t */
    {16741, 16775, 652, 5}, /* ur_memory_scope_capability_flag_t */
    {16872, 16911, 657, 4}, /* ur_device_usm_access_capability_flag_t */
    {17021, 17055, 661, 7}, /* ur_device_throttle_reasons_flag_t */
    {17166, 17201, 668, 4}, /* ur_kernel_launch_properties_flag_t */
    {17235, 17259, 672, 2}, /* ur_kernel_launch_flag_t */
    {17317, 17331, 674, 3}, /* ur_map_flag_t */
    {17374, 17398, 677, 2}, /* ur_usm_migration_flag_t */
    {17945, 17958, 679, 36}, /* ur_command_t */
    {18004, 18022, 715, 5}, /* ur_event_status_t */
    {18099, 18115, 720, 5}, /* ur_event_info_t */
    {18147, 18167, 725, 5}, /* ur_profiling_info_t */
    {18194, 18214, 730, 4}, /* ur_execution_info_t */
    {18244, 18291, 734, 2}, /* ur_exp_device_2d_block_array_capability_flag_t */
    {18369, 0, 736, 1}, /* ur_exp_async_usm_alloc_flag_t */
    {18429, 18454, 737, 4}, /* ur_exp_image_copy_flag_t */
    {18530, 18562, 741, 4}, /* ur_exp_image_copy_input_types_t */
    {18613, 18650, 745, 2}, /* ur_exp_sampler_cubemap_filter_mode_t */
    {18759, 18786, 747, 5}, /* ur_exp_external_mem_type_t */
    {18882, 18915, 752, 6}, /* ur_exp_external_semaphore_type_t */
    {18973, 18997, 758, 2}, /* ur_exp_image_mem_type_t */
    {19110, 19160, 760, 6}, /* ur_device_command_buffer_update_capability_flag_t */
    {19220, 19249, 766, 2}, /* ur_exp_command_buffer_info_t */
    {19328, 0, 768, 1}, /* ur_exp_command_buffer_command_info_t */
    {19395, 19420, 769, 5}, /* ur_exp_kernel_arg_type_t */
    {19470, 0, 774, 1}, /* ur_exp_host_task_flag_t */
    {19543, 0, 775, 1}, /* ur_exp_enqueue_ext_flag_t */
    {19614, 0, 776, 1}, /* ur_exp_program_flag_t */
    {19675, 0, 777, 1}, /* ur_exp_enqueue_native_command_flag_t */
    {19737, 19757, 778, 2}, /* ur_exp_event_flag_t */
    {19822, 0, 780, 1}, /* ur_exp_usm_host_alloc_register_flag_t */
    {19926, 19943, 781, 8}, /* ur_kernel_info_t */
    {20114, 20137, 789, 8}, /* ur_kernel_group_info_t */
    {20222, 20249, 797, 4}, /* ur_kernel_sub_group_info_t */
    {20296, 20321, 801, 3}, /* ur_kernel_cache_config_t */
    {20493, 20515, 804, 3}, /* ur_kernel_exec_info_t */
    {20536, 20558, 807, 5}, /* ur_device_init_flag_t */
    {20596, 20620, 812, 2}, /* ur_loader_config_info_t */
    {20735, 20749, 814, 6}, /* ur_mem_flag_t */
    {20849, 20863, 820, 7}, /* ur_mem_type_t */
    {20881, 20895, 827, 3}, /* ur_mem_info_t */
    {20980, 21005, 830, 15}, /* ur_image_channel_order_t */
    {21217, 21241, 845, 15}, /* ur_image_channel_type_t */
    {21363, 21379, 860, 10}, /* ur_image_info_t */
    {21423, 0, 870, 1}, /* ur_buffer_create_type_t */
    {21467, 21486, 871, 7}, /* ur_platform_info_t */
    {21535, 21552, 878, 7}, /* ur_api_version_t */
    {21599, 21618, 885, 2}, /* ur_exp_peer_info_t */
    {21676, 21703, 887, 4}, /* ur_program_metadata_type_t */
    {21779, 21797, 891, 9}, /* ur_program_info_t */
    {21826, 21852, 900, 4}, /* ur_program_build_status_t */
    {21912, 21937, 904, 4}, /* ur_program_binary_type_t */
    {21992, 22016, 908, 4}, /* ur_program_build_info_t */
    {22066, 22082, 912, 7}, /* ur_queue_info_t */
    {22298, 22314, 919, 12}, /* ur_queue_flag_t */
    {22344, 22369, 931, 2}, /* ur_sampler_filter_mode_t */
    {22436, 22465, 933, 5}, /* ur_sampler_addressing_mode_t */
    {22539, 22557, 938, 5}, /* ur_sampler_info_t */
    {22613, 0, 943, 1}, /* ur_usm_host_mem_flag_t */
    {22686, 22711, 944, 3}, /* ur_usm_device_mem_flag_t */
    {22798, 22817, 947, 3}, /* ur_usm_pool_flag_t */
    {22847, 22861, 950, 4}, /* ur_usm_type_t */
    {22888, 22908, 954, 5}, /* ur_usm_alloc_info_t */
    {23281, 23302, 959, 17}, /* ur_usm_advice_flag_t */
    {23431, 23450, 976, 8}, /* ur_usm_pool_info_t */
    {23488, 23522, 984, 2}, /* ur_virtual_mem_granularity_info_t */
    {23555, 23584, 986, 3}, /* ur_virtual_mem_access_flag_t */
    {23644, 0, 989, 1}, /* ur_virtual_mem_info_t */
    {23698, 0, 990, 1}, /* ur_physical_mem_flag_t */
    {23732, 23755, 991, 5}, /* ur_physical_mem_info_t */
};

const struct ur_print_field ur_print_fields[] = {
    /* struct ur_base_properties_t */
    {23777, offsetof(struct ur_base_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {23783, offsetof(struct ur_base_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    /* struct ur_base_desc_t */
    {23777, offsetof(struct ur_base_desc_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {23783, offsetof(struct ur_base_desc_t, pNext), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    /* struct ur_rect_offset_t */
    {23825, offsetof(struct ur_rect_offset_t, x), 7, UR_PRINT_IN, -1, -1, -1, -1}, /* x */
    {23827, offsetof(struct ur_rect_offset_t, y), 7, UR_PRINT_IN, -1, -1, -1, -1}, /* y */
    {23829, offsetof(struct ur_rect_offset_t, z), 7, UR_PRINT_IN, -1, -1, -1, -1}, /* z */
    /* struct ur_rect_region_t */
    {23848, offsetof(struct ur_rect_region_t, width), 7, UR_PRINT_IN, -1, -1, -1, -1}, /* width */
    {23854, offsetof(struct ur_rect_region_t, height), 7, UR_PRINT_IN, -1, -1, -1, -1}, /* height */
    {23861, offsetof(struct ur_rect_region_t, depth), 7, UR_PRINT_IN, -1, -1, -1, -1}, /* depth */
    /* struct ur_context_properties_t */
    {23777, offsetof(struct ur_context_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {23783, offsetof(struct ur_context_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {23884, offsetof(struct ur_context_properties_t, flags), 51, UR_PRINT_IN, -1, -1, -1, -1}, /* flags */
    /* struct ur_context_native_properties_t */
    {23777, offsetof(struct ur_context_native_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {23783, offsetof(struct ur_context_native_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {23914, offsetof(struct ur_context_native_properties_t, isNativeHandleOwned), 4, UR_PRINT_IN, -1, -1, -1, -1}, /* isNativeHandleOwned */
    /* struct ur_device_binary_t */
    {23777, offsetof(struct ur_device_binary_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {23783, offsetof(struct ur_device_binary_t, pNext), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {23965, offsetof(struct ur_device_binary_t, pDeviceTargetSpec), 52, UR_PRINT_IN, -1, -1, -1, -1}, /* pDeviceTargetSpec */
    /* struct ur_device_partition_property_t */
    {24002, offsetof(struct ur_device_partition_property_t, type), 53, UR_PRINT_IN, -1, -1, -1, -1}, /* type */
    {24007, offsetof(struct ur_device_partition_property_t, value), 54, UR_PRINT_IN, -1, 0, -1, -1}, /* value */
    /* struct ur_device_partition_properties_t */
    {23777, offsetof(struct ur_device_partition_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {23783, offsetof(struct ur_device_partition_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {24044, offsetof(struct ur_device_partition_properties_t, pProperties), 55, UR_PRINT_IN, 3, -1, -1, -1}, /* pProperties */
    {24056, offsetof(struct ur_device_partition_properties_t, PropCount), 7, UR_PRINT_IN, -1, -1, -1, -1}, /* PropCount */
    /* struct ur_device_native_properties_t */
    {23777, offsetof(struct ur_device_native_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {23783, offsetof(struct ur_device_native_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {23914, offsetof(struct ur_device_native_properties_t, isNativeHandleOwned), 4, UR_PRINT_IN, -1, -1, -1, -1}, /* isNativeHandleOwned */
    /* struct ur_kernel_launch_ext_properties_t */
    {23777, offsetof(struct ur_kernel_launch_ext_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {23783, offsetof(struct ur_kernel_launch_ext_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {23884, offsetof(struct ur_kernel_launch_ext_properties_t, flags), 56, UR_PRINT_IN, -1, -1, -1, -1}, /* flags */
    /* struct ur_kernel_launch_cluster_property_t */
    {23777, offsetof(struct ur_kernel_launch_cluster_property_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {23783, offsetof(struct ur_kernel_launch_cluster_property_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {24163, offsetof(struct ur_kernel_launch_cluster_property_t, clusterDim), 57, UR_PRINT_IN, -1, -1, -1, -1}, /* clusterDim */
    /* struct ur_kernel_launch_workgroup_property_t */
    {23777, offsetof(struct ur_kernel_launch_workgroup_property_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {23783, offsetof(struct ur_kernel_launch_workgroup_property_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {24210, offsetof(struct ur_kernel_launch_workgroup_property_t, workgroup_mem_size), 7, UR_PRINT_IN, -1, -1, -1, -1}, /* workgroup_mem_size */
    /* struct ur_event_native_properties_t */
    {23777, offsetof(struct ur_event_native_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {23783, offsetof(struct ur_event_native_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {23914, offsetof(struct ur_event_native_properties_t, isNativeHandleOwned), 4, UR_PRINT_IN, -1, -1, -1, -1}, /* isNativeHandleOwned */
    /* struct ur_exp_async_usm_alloc_properties_t */
    {23777, offsetof(struct ur_exp_async_usm_alloc_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {23783, offsetof(struct ur_exp_async_usm_alloc_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {23884, offsetof(struct ur_exp_async_usm_alloc_properties_t, flags), 58, UR_PRINT_IN, -1, -1, -1, -1}, /* flags */
    /* struct ur_usm_pool_buffer_desc_t */
    {23777, offsetof(struct ur_usm_pool_buffer_desc_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {23783, offsetof(struct ur_usm_pool_buffer_desc_t, pNext), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {24332, offsetof(struct ur_usm_pool_buffer_desc_t, pMem), 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pMem */
    {24337, offsetof(struct ur_usm_pool_buffer_desc_t, size), 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {24342, offsetof(struct ur_usm_pool_buffer_desc_t, memType), 45, UR_PRINT_IN, -1, -1, -1, -1}, /* memType */
    {24350, offsetof(struct ur_usm_pool_buffer_desc_t, device), 15, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* device */
    /* struct ur_exp_file_descriptor_t */
    {23777, offsetof(struct ur_exp_file_descriptor_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {23783, offsetof(struct ur_exp_file_descriptor_t, pNext), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {24383, offsetof(struct ur_exp_file_descriptor_t, fd), 26, UR_PRINT_IN, -1, -1, -1, -1}, /* fd */
    /* struct ur_exp_win32_handle_t */
    {23777, offsetof(struct ur_exp_win32_handle_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {23783, offsetof(struct ur_exp_win32_handle_t, pNext), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {24411, offsetof(struct ur_exp_win32_handle_t, handle), 46, UR_PRINT_IN, -1, -1, -1, -1}, /* handle */
    /* struct ur_exp_win32_name_t */
    {23777, offsetof(struct ur_exp_win32_name_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {23783, offsetof(struct ur_exp_win32_name_t, pNext), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {24440, offsetof(struct ur_exp_win32_name_t, name), 46, UR_PRINT_IN, -1, -1, -1, -1}, /* name */
    /* struct ur_exp_sampler_mip_properties_t */
    {23777, offsetof(struct ur_exp_sampler_mip_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {23783, offsetof(struct ur_exp_sampler_mip_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {24576, offsetof(struct ur_exp_sampler_mip_properties_t, minMipmapLevelClamp), 59, UR_PRINT_IN, -1, -1, -1, -1}, /* minMipmapLevelClamp */
    {24596, offsetof(struct ur_exp_sampler_mip_properties_t, maxMipmapLevelClamp), 59, UR_PRINT_IN, -1, -1, -1, -1}, /* maxMipmapLevelClamp */
    {24616, offsetof(struct ur_exp_sampler_mip_properties_t, maxAnisotropy), 59, UR_PRINT_IN, -1, -1, -1, -1}, /* maxAnisotropy */
    {24630, offsetof(struct ur_exp_sampler_mip_properties_t, mipFilterMode), 44, UR_PRINT_IN, -1, -1, -1, -1}, /* mipFilterMode */
    /* struct ur_exp_sampler_addr_modes_t */
    {23777, offsetof(struct ur_exp_sampler_addr_modes_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {23783, offsetof(struct ur_exp_sampler_addr_modes_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {24676, offsetof(struct ur_exp_sampler_addr_modes_t, addrModes), 60, UR_PRINT_IN, -1, -1, -1, -1}, /* addrModes */
    /* struct ur_exp_sampler_cubemap_properties_t */
    {23777, offsetof(struct ur_exp_sampler_cubemap_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {23783, offsetof(struct ur_exp_sampler_cubemap_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {24714, offsetof(struct ur_exp_sampler_cubemap_properties_t, cubemapFilterMode), 61, UR_PRINT_IN, -1, -1, -1, -1}, /* cubemapFilterMode */
    /* struct ur_exp_external_mem_desc_t */
    {23777, offsetof(struct ur_exp_external_mem_desc_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {23783, offsetof(struct ur_exp_external_mem_desc_t, pNext), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    /* struct ur_exp_external_semaphore_desc_t */
    {23777, offsetof(struct ur_exp_external_semaphore_desc_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {23783, offsetof(struct ur_exp_external_semaphore_desc_t, pNext), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    /* struct ur_exp_image_copy_region_t */
    {23777, offsetof(struct ur_exp_image_copy_region_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {23783, offsetof(struct ur_exp_image_copy_region_t, pNext), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {24828, offsetof(struct ur_exp_image_copy_region_t, srcOffset), 62, UR_PRINT_IN, -1, -1, -1, -1}, /* srcOffset */
    {24838, offsetof(struct ur_exp_image_copy_region_t, dstOffset), 62, UR_PRINT_IN, -1, -1, -1, -1}, /* dstOffset */
    {24848, offsetof(struct ur_exp_image_copy_region_t, copyExtent), 63, UR_PRINT_IN, -1, -1, -1, -1}, /* copyExtent */
    /* struct ur_exp_image_user_pitch_desc_t */
    {23777, offsetof(struct ur_exp_image_user_pitch_desc_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {23783, offsetof(struct ur_exp_image_user_pitch_desc_t, pNext), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {24886, offsetof(struct ur_exp_image_user_pitch_desc_t, rowPitch), 7, UR_PRINT_IN, -1, -1, -1, -1}, /* rowPitch */
    {24895, offsetof(struct ur_exp_image_user_pitch_desc_t, slicePitch), 7, UR_PRINT_IN, -1, -1, -1, -1}, /* slicePitch */
    /* struct ur_exp_command_buffer_desc_t */
    {23777, offsetof(struct ur_exp_command_buffer_desc_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {23783, offsetof(struct ur_exp_command_buffer_desc_t, pNext), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {24937, offsetof(struct ur_exp_command_buffer_desc_t, isUpdatable), 4, UR_PRINT_IN, -1, -1, -1, -1}, /* isUpdatable */
    {24949, offsetof(struct ur_exp_command_buffer_desc_t, isInOrder), 4, UR_PRINT_IN, -1, -1, -1, -1}, /* isInOrder */
    {24959, offsetof(struct ur_exp_command_buffer_desc_t, enableProfiling), 4, UR_PRINT_IN, -1, -1, -1, -1}, /* enableProfiling */
    /* struct ur_exp_command_buffer_update_memobj_arg_desc_t */
    {23777, offsetof(struct ur_exp_command_buffer_update_memobj_arg_desc_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {23783, offsetof(struct ur_exp_command_buffer_update_memobj_arg_desc_t, pNext), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {25004, offsetof(struct ur_exp_command_buffer_update_memobj_arg_desc_t, argIndex), 2, UR_PRINT_IN, -1, -1, -1, -1}, /* argIndex */
    {24044, offsetof(struct ur_exp_command_buffer_update_memobj_arg_desc_t, pProperties), 64, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {25013, offsetof(struct ur_exp_command_buffer_update_memobj_arg_desc_t, hNewMemObjArg), 65, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* hNewMemObjArg */
    /* struct ur_exp_command_buffer_update_pointer_arg_desc_t */
    {23777, offsetof(struct ur_exp_command_buffer_update_pointer_arg_desc_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {23783, offsetof(struct ur_exp_command_buffer_update_pointer_arg_desc_t, pNext), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {25004, offsetof(struct ur_exp_command_buffer_update_pointer_arg_desc_t, argIndex), 2, UR_PRINT_IN, -1, -1, -1, -1}, /* argIndex */
    {24044, offsetof(struct ur_exp_command_buffer_update_pointer_arg_desc_t, pProperties), 66, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {25074, offsetof(struct ur_exp_command_buffer_update_pointer_arg_desc_t, pNewPointerArg), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pNewPointerArg */
    /* struct ur_exp_command_buffer_update_value_arg_desc_t */
    {23777, offsetof(struct ur_exp_command_buffer_update_value_arg_desc_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {23783, offsetof(struct ur_exp_command_buffer_update_value_arg_desc_t, pNext), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {25004, offsetof(struct ur_exp_command_buffer_update_value_arg_desc_t, argIndex), 2, UR_PRINT_IN, -1, -1, -1, -1}, /* argIndex */
    {25137, offsetof(struct ur_exp_command_buffer_update_value_arg_desc_t, argSize), 7, UR_PRINT_IN, -1, -1, -1, -1}, /* argSize */
    {24044, offsetof(struct ur_exp_command_buffer_update_value_arg_desc_t, pProperties), 67, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {25145, offsetof(struct ur_exp_command_buffer_update_value_arg_desc_t, pNewValueArg), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, 3}, /* pNewValueArg */
    /* struct ur_exp_command_buffer_update_kernel_launch_desc_t */
    {23777, offsetof(struct ur_exp_command_buffer_update_kernel_launch_desc_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {23783, offsetof(struct ur_exp_command_buffer_update_kernel_launch_desc_t, pNext), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {25204, offsetof(struct ur_exp_command_buffer_update_kernel_launch_desc_t, hCommand), 68, UR_PRINT_IN, -1, -1, -1, -1}, /* hCommand */
    {25213, offsetof(struct ur_exp_command_buffer_update_kernel_launch_desc_t, hNewKernel), 69, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* hNewKernel */
    {25224, offsetof(struct ur_exp_command_buffer_update_kernel_launch_desc_t, numNewMemObjArgs), 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numNewMemObjArgs */
    {25241, offsetof(struct ur_exp_command_buffer_update_kernel_launch_desc_t, numNewPointerArgs), 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numNewPointerArgs */
    {25259, offsetof(struct ur_exp_command_buffer_update_kernel_launch_desc_t, numNewValueArgs), 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numNewValueArgs */
    {25275, offsetof(struct ur_exp_command_buffer_update_kernel_launch_desc_t, newWorkDim), 2, UR_PRINT_IN, -1, -1, -1, -1}, /* newWorkDim */
    {25286, offsetof(struct ur_exp_command_buffer_update_kernel_launch_desc_t, pNewMemObjArgList), 70, UR_PRINT_IN | UR_PRINT_OPTIONAL, 4, -1, -1, -1}, /* pNewMemObjArgList */
    {25304, offsetof(struct ur_exp_command_buffer_update_kernel_launch_desc_t, pNewPointerArgList), 71, UR_PRINT_IN | UR_PRINT_OPTIONAL, 5, -1, -1, -1}, /* pNewPointerArgList */
    {25323, offsetof(struct ur_exp_command_buffer_update_kernel_launch_desc_t, pNewValueArgList), 72, UR_PRINT_IN | UR_PRINT_OPTIONAL, 6, -1, -1, -1}, /* pNewValueArgList */
    {25340, offsetof(struct ur_exp_command_buffer_update_kernel_launch_desc_t, pNewGlobalWorkOffset), 73, UR_PRINT_IN | UR_PRINT_OPTIONAL, 7, -1, -1, -1}, /* pNewGlobalWorkOffset */
    {25361, offsetof(struct ur_exp_command_buffer_update_kernel_launch_desc_t, pNewGlobalWorkSize), 73, UR_PRINT_IN | UR_PRINT_OPTIONAL, 7, -1, -1, -1}, /* pNewGlobalWorkSize */
    {25380, offsetof(struct ur_exp_command_buffer_update_kernel_launch_desc_t, pNewLocalWorkSize), 73, UR_PRINT_IN | UR_PRINT_OPTIONAL, 7, -1, -1, -1}, /* pNewLocalWorkSize */
    /* struct ur_exp_kernel_arg_mem_obj_tuple_t */
    {25448, offsetof(struct ur_exp_kernel_arg_mem_obj_tuple_t, hMem), 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hMem */
    {23884, offsetof(struct ur_exp_kernel_arg_mem_obj_tuple_t, flags), 74, UR_PRINT_IN, -1, -1, -1, -1}, /* flags */
    /* struct ur_exp_kernel_arg_properties_t */
    {23777, offsetof(struct ur_exp_kernel_arg_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {23783, offsetof(struct ur_exp_kernel_arg_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {24002, offsetof(struct ur_exp_kernel_arg_properties_t, type), 75, UR_PRINT_IN, -1, -1, -1, -1}, /* type */
    {25487, offsetof(struct ur_exp_kernel_arg_properties_t, index), 2, UR_PRINT_IN, -1, -1, -1, -1}, /* index */
    {24337, offsetof(struct ur_exp_kernel_arg_properties_t, size), 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {24007, offsetof(struct ur_exp_kernel_arg_properties_t, value), 76, UR_PRINT_IN, -1, 2, -1, 4}, /* value */
    /* struct ur_exp_host_task_properties_t */
    {23777, offsetof(struct ur_exp_host_task_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {23783, offsetof(struct ur_exp_host_task_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {23884, offsetof(struct ur_exp_host_task_properties_t, flags), 77, UR_PRINT_IN, -1, -1, -1, -1}, /* flags */
    /* struct ur_exp_enqueue_ext_properties_t */
    {23777, offsetof(struct ur_exp_enqueue_ext_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {23783, offsetof(struct ur_exp_enqueue_ext_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {23884, offsetof(struct ur_exp_enqueue_ext_properties_t, flags), 78, UR_PRINT_IN, -1, -1, -1, -1}, /* flags */
    /* struct ur_exp_enqueue_native_command_properties_t */
    {23777, offsetof(struct ur_exp_enqueue_native_command_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {23783, offsetof(struct ur_exp_enqueue_native_command_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {23884, offsetof(struct ur_exp_enqueue_native_command_properties_t, flags), 79, UR_PRINT_IN, -1, -1, -1, -1}, /* flags */
    /* struct ur_exp_event_desc_t */
    {23777, offsetof(struct ur_exp_event_desc_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {23783, offsetof(struct ur_exp_event_desc_t, pNext), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {23884, offsetof(struct ur_exp_event_desc_t, flags), 80, UR_PRINT_IN, -1, -1, -1, -1}, /* flags */
    /* struct ur_exp_usm_host_alloc_register_properties_t */
    {23777, offsetof(struct ur_exp_usm_host_alloc_register_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {23783, offsetof(struct ur_exp_usm_host_alloc_register_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {23884, offsetof(struct ur_exp_usm_host_alloc_register_properties_t, flags), 81, UR_PRINT_IN, -1, -1, -1, -1}, /* flags */
    /* struct ur_kernel_arg_value_properties_t */
    {23777, offsetof(struct ur_kernel_arg_value_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {23783, offsetof(struct ur_kernel_arg_value_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    /* struct ur_kernel_arg_local_properties_t */
    {23777, offsetof(struct ur_kernel_arg_local_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {23783, offsetof(struct ur_kernel_arg_local_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    /* struct ur_kernel_arg_pointer_properties_t */
    {23777, offsetof(struct ur_kernel_arg_pointer_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {23783, offsetof(struct ur_kernel_arg_pointer_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    /* struct ur_kernel_exec_info_properties_t */
    {23777, offsetof(struct ur_kernel_exec_info_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {23783, offsetof(struct ur_kernel_exec_info_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    /* struct ur_kernel_arg_sampler_properties_t */
    {23777, offsetof(struct ur_kernel_arg_sampler_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {23783, offsetof(struct ur_kernel_arg_sampler_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    /* struct ur_kernel_arg_mem_obj_properties_t */
    {23777, offsetof(struct ur_kernel_arg_mem_obj_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {23783, offsetof(struct ur_kernel_arg_mem_obj_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {25862, offsetof(struct ur_kernel_arg_mem_obj_properties_t, memoryAccess), 74, UR_PRINT_IN, -1, -1, -1, -1}, /* memoryAccess */
    /* struct ur_kernel_native_properties_t */
    {23777, offsetof(struct ur_kernel_native_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {23783, offsetof(struct ur_kernel_native_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {23914, offsetof(struct ur_kernel_native_properties_t, isNativeHandleOwned), 4, UR_PRINT_IN, -1, -1, -1, -1}, /* isNativeHandleOwned */
    /* struct ur_code_location_t */
    {25940, offsetof(struct ur_code_location_t, functionName), 52, UR_PRINT_INOUT, -1, -1, -1, -1}, /* functionName */
    {25953, offsetof(struct ur_code_location_t, sourceFile), 52, UR_PRINT_INOUT, -1, -1, -1, -1}, /* sourceFile */
    {25964, offsetof(struct ur_code_location_t, lineNumber), 2, UR_PRINT_INOUT, -1, -1, -1, -1}, /* lineNumber */
    {25975, offsetof(struct ur_code_location_t, columnNumber), 2, UR_PRINT_INOUT, -1, -1, -1, -1}, /* columnNumber */
    /* struct ur_image_format_t */
    {26007, offsetof(struct ur_image_format_t, channelOrder), 82, UR_PRINT_IN, -1, -1, -1, -1}, /* channelOrder */
    {26020, offsetof(struct ur_image_format_t, channelType), 83, UR_PRINT_IN, -1, -1, -1, -1}, /* channelType */
    /* struct ur_image_desc_t */
    {23777, offsetof(struct ur_image_desc_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {23783, offsetof(struct ur_image_desc_t, pNext), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {24002, offsetof(struct ur_image_desc_t, type), 84, UR_PRINT_IN | UR_PRINT_NOCHECK, -1, -1, -1, -1}, /* type */
    {23848, offsetof(struct ur_image_desc_t, width), 7, UR_PRINT_IN, -1, -1, -1, -1}, /* width */
    {23854, offsetof(struct ur_image_desc_t, height), 7, UR_PRINT_IN, -1, -1, -1, -1}, /* height */
    {23861, offsetof(struct ur_image_desc_t, depth), 7, UR_PRINT_IN, -1, -1, -1, -1}, /* depth */
    {26050, offsetof(struct ur_image_desc_t, arraySize), 7, UR_PRINT_IN, -1, -1, -1, -1}, /* arraySize */
    {24886, offsetof(struct ur_image_desc_t, rowPitch), 7, UR_PRINT_IN, -1, -1, -1, -1}, /* rowPitch */
    {24895, offsetof(struct ur_image_desc_t, slicePitch), 7, UR_PRINT_IN, -1, -1, -1, -1}, /* slicePitch */
    {26060, offsetof(struct ur_image_desc_t, numMipLevel), 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numMipLevel */
    {26072, offsetof(struct ur_image_desc_t, numSamples), 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numSamples */
    /* struct ur_buffer_properties_t */
    {23777, offsetof(struct ur_buffer_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {23783, offsetof(struct ur_buffer_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {26099, offsetof(struct ur_buffer_properties_t, pHost), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pHost */
    /* struct ur_buffer_channel_properties_t */
    {23777, offsetof(struct ur_buffer_channel_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {23783, offsetof(struct ur_buffer_channel_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {26128, offsetof(struct ur_buffer_channel_properties_t, channel), 2, UR_PRINT_IN, -1, -1, -1, -1}, /* channel */
    /* struct ur_buffer_alloc_location_properties_t */
    {23777, offsetof(struct ur_buffer_alloc_location_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {23783, offsetof(struct ur_buffer_alloc_location_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {26167, offsetof(struct ur_buffer_alloc_location_properties_t, location), 2, UR_PRINT_IN, -1, -1, -1, -1}, /* location */
    /* struct ur_buffer_region_t */
    {23777, offsetof(struct ur_buffer_region_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {23783, offsetof(struct ur_buffer_region_t, pNext), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {26214, offsetof(struct ur_buffer_region_t, origin), 7, UR_PRINT_IN, -1, -1, -1, -1}, /* origin */
    {24337, offsetof(struct ur_buffer_region_t, size), 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    /* struct ur_mem_native_properties_t */
    {23777, offsetof(struct ur_mem_native_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {23783, offsetof(struct ur_mem_native_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {23914, offsetof(struct ur_mem_native_properties_t, isNativeHandleOwned), 4, UR_PRINT_IN, -1, -1, -1, -1}, /* isNativeHandleOwned */
    /* struct ur_platform_native_properties_t */
    {23777, offsetof(struct ur_platform_native_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {23783, offsetof(struct ur_platform_native_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {23914, offsetof(struct ur_platform_native_properties_t, isNativeHandleOwned), 4, UR_PRINT_IN, -1, -1, -1, -1}, /* isNativeHandleOwned */
    /* struct ur_program_metadata_t */
    {26299, offsetof(struct ur_program_metadata_t, pName), 52, UR_PRINT_IN, -1, -1, -1, -1}, /* pName */
    {24002, offsetof(struct ur_program_metadata_t, type), 85, UR_PRINT_IN, -1, -1, -1, -1}, /* type */
    {24337, offsetof(struct ur_program_metadata_t, size), 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {24007, offsetof(struct ur_program_metadata_t, value), 86, UR_PRINT_IN, -1, 1, -1, 2}, /* value */
    /* struct ur_program_properties_t */
    {23777, offsetof(struct ur_program_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {23783, offsetof(struct ur_program_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {26327, offsetof(struct ur_program_properties_t, count), 2, UR_PRINT_IN, -1, -1, -1, -1}, /* count */
    {26333, offsetof(struct ur_program_properties_t, pMetadatas), 87, UR_PRINT_IN | UR_PRINT_OPTIONAL, 2, -1, -1, -1}, /* pMetadatas */
    /* struct ur_specialization_constant_info_t */
    {26368, offsetof(struct ur_specialization_constant_info_t, id), 2, UR_PRINT_IN, -1, -1, -1, -1}, /* id */
    {24337, offsetof(struct ur_specialization_constant_info_t, size), 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {26371, offsetof(struct ur_specialization_constant_info_t, pValue), 46, UR_PRINT_IN, -1, -1, -1, 1}, /* pValue */
    /* struct ur_program_native_properties_t */
    {23777, offsetof(struct ur_program_native_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {23783, offsetof(struct ur_program_native_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {23914, offsetof(struct ur_program_native_properties_t, isNativeHandleOwned), 4, UR_PRINT_IN, -1, -1, -1, -1}, /* isNativeHandleOwned */
    /* struct ur_queue_properties_t */
    {23777, offsetof(struct ur_queue_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {23783, offsetof(struct ur_queue_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {23884, offsetof(struct ur_queue_properties_t, flags), 9, UR_PRINT_IN, -1, -1, -1, -1}, /* flags */
    /* struct ur_queue_index_properties_t */
    {23777, offsetof(struct ur_queue_index_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {23783, offsetof(struct ur_queue_index_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {26465, offsetof(struct ur_queue_index_properties_t, computeIndex), 2, UR_PRINT_IN, -1, -1, -1, -1}, /* computeIndex */
    /* struct ur_queue_native_desc_t */
    {23777, offsetof(struct ur_queue_native_desc_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {23783, offsetof(struct ur_queue_native_desc_t, pNext), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {26506, offsetof(struct ur_queue_native_desc_t, pNativeData), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pNativeData */
    /* struct ur_queue_native_properties_t */
    {23777, offsetof(struct ur_queue_native_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {23783, offsetof(struct ur_queue_native_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {23914, offsetof(struct ur_queue_native_properties_t, isNativeHandleOwned), 4, UR_PRINT_IN, -1, -1, -1, -1}, /* isNativeHandleOwned */
    /* struct ur_sampler_desc_t */
    {23777, offsetof(struct ur_sampler_desc_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {23783, offsetof(struct ur_sampler_desc_t, pNext), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {26570, offsetof(struct ur_sampler_desc_t, normalizedCoords), 4, UR_PRINT_IN, -1, -1, -1, -1}, /* normalizedCoords */
    {26587, offsetof(struct ur_sampler_desc_t, addressingMode), 43, UR_PRINT_IN, -1, -1, -1, -1}, /* addressingMode */
    {26602, offsetof(struct ur_sampler_desc_t, filterMode), 44, UR_PRINT_IN, -1, -1, -1, -1}, /* filterMode */
    /* struct ur_sampler_native_properties_t */
    {23777, offsetof(struct ur_sampler_native_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {23783, offsetof(struct ur_sampler_native_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {23914, offsetof(struct ur_sampler_native_properties_t, isNativeHandleOwned), 4, UR_PRINT_IN, -1, -1, -1, -1}, /* isNativeHandleOwned */
    /* struct ur_usm_desc_t */
    {23777, offsetof(struct ur_usm_desc_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {23783, offsetof(struct ur_usm_desc_t, pNext), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {26662, offsetof(struct ur_usm_desc_t, hints), 88, UR_PRINT_IN, -1, -1, -1, -1}, /* hints */
    {26668, offsetof(struct ur_usm_desc_t, align), 2, UR_PRINT_IN, -1, -1, -1, -1}, /* align */
    /* struct ur_usm_host_desc_t */
    {23777, offsetof(struct ur_usm_host_desc_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {23783, offsetof(struct ur_usm_host_desc_t, pNext), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {23884, offsetof(struct ur_usm_host_desc_t, flags), 89, UR_PRINT_IN, -1, -1, -1, -1}, /* flags */
    /* struct ur_usm_device_desc_t */
    {23777, offsetof(struct ur_usm_device_desc_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {23783, offsetof(struct ur_usm_device_desc_t, pNext), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {23884, offsetof(struct ur_usm_device_desc_t, flags), 90, UR_PRINT_IN, -1, -1, -1, -1}, /* flags */
    /* struct ur_usm_alloc_location_desc_t */
    {23777, offsetof(struct ur_usm_alloc_location_desc_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {23783, offsetof(struct ur_usm_alloc_location_desc_t, pNext), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {26167, offsetof(struct ur_usm_alloc_location_desc_t, location), 2, UR_PRINT_IN, -1, -1, -1, -1}, /* location */
    /* struct ur_usm_pool_desc_t */
    {23777, offsetof(struct ur_usm_pool_desc_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {23783, offsetof(struct ur_usm_pool_desc_t, pNext), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {23884, offsetof(struct ur_usm_pool_desc_t, flags), 91, UR_PRINT_IN, -1, -1, -1, -1}, /* flags */
    /* struct ur_usm_pool_limits_desc_t */
    {23777, offsetof(struct ur_usm_pool_limits_desc_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {23783, offsetof(struct ur_usm_pool_limits_desc_t, pNext), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {26776, offsetof(struct ur_usm_pool_limits_desc_t, maxPoolableSize), 7, UR_PRINT_IN, -1, -1, -1, -1}, /* maxPoolableSize */
    {26792, offsetof(struct ur_usm_pool_limits_desc_t, minDriverAllocSize), 7, UR_PRINT_IN, -1, -1, -1, -1}, /* minDriverAllocSize */
    /* struct ur_physical_mem_properties_t */
    {23777, offsetof(struct ur_physical_mem_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {23783, offsetof(struct ur_physical_mem_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {23884, offsetof(struct ur_physical_mem_properties_t, flags), 92, UR_PRINT_IN, -1, -1, -1, -1}, /* flags */
    /* urContextCreate */
    {27028, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* DeviceCount */
    {27040, 0, 95, UR_PRINT_IN, 0, -1, -1, -1}, /* phDevices */
    {24044, 0, 96, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {27050, 0, 97, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phContext */
    /* urContextRetain */
    {27076, 0, 31, UR_PRINT_IN | UR_PRINT_RETAIN, -1, -1, -1, -1}, /* hContext */
    /* urContextRelease */
    {27076, 0, 31, UR_PRINT_IN | UR_PRINT_RELEASE, -1, -1, -1, -1}, /* hContext */
    /* urContextGetInfo */
    {27076, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27118, 0, 98, UR_PRINT_IN, -1, -1, -1, -1}, /* propName */
    {27127, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* propSize */
    {27136, 0, 46, UR_PRINT_OUT | UR_PRINT_OPTIONAL, 2, 1, 4, -1}, /* pPropValue */
    {27147, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPropSizeRet */
    /* urContextGetNativeHandle */
    {27076, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27177, 0, 99, UR_PRINT_OUT, -1, -1, -1, -1}, /* phNativeContext */
    /* urContextCreateWithNativeHandle */
    {27218, 0, 100, UR_PRINT_IN | UR_PRINT_NOCHECK, -1, -1, -1, -1}, /* hNativeContext */
    {27233, 0, 39, UR_PRINT_IN, -1, -1, -1, -1}, /* hAdapter */
    {27242, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numDevices */
    {27040, 0, 95, UR_PRINT_IN | UR_PRINT_OPTIONAL, 2, -1, -1, -1}, /* phDevices */
    {24044, 0, 101, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {27050, 0, 97, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phContext */
    /* urContextSetExtendedDeleter */
    {27076, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27285, 0, 102, UR_PRINT_IN, -1, -1, -1, -1}, /* pfnDeleter */
    {27296, 0, 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pUserData */
    /* urDeviceGet */
    {27334, 0, 14, UR_PRINT_IN, -1, -1, -1, -1}, /* hPlatform */
    {27344, 0, 5, UR_PRINT_IN, -1, -1, -1, -1}, /* DeviceType */
    {27355, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* NumEntries */
    {27040, 0, 95, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, 2, -1, 4, -1}, /* phDevices */
    {27366, 0, 103, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pNumDevices */
    /* urDeviceGetInfo */
    {27390, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {27118, 0, 104, UR_PRINT_IN, -1, -1, -1, -1}, /* propName */
    {27127, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* propSize */
    {27136, 0, 46, UR_PRINT_OUT | UR_PRINT_OPTIONAL, 2, 1, 4, -1}, /* pPropValue */
    {27147, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPropSizeRet */
    /* urDeviceRetain */
    {27390, 0, 15, UR_PRINT_IN | UR_PRINT_RETAIN, -1, -1, -1, -1}, /* hDevice */
    /* urDeviceRelease */
    {27390, 0, 15, UR_PRINT_IN | UR_PRINT_RELEASE, -1, -1, -1, -1}, /* hDevice */
    /* urDevicePartition */
    {27390, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {24044, 0, 105, UR_PRINT_IN, -1, -1, -1, -1}, /* pProperties */
    {27445, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* NumDevices */
    {27456, 0, 95, UR_PRINT_OUT | UR_PRINT_OPTIONAL, 2, -1, 4, -1}, /* phSubDevices */
    {27469, 0, 103, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pNumDevicesRet */
    /* urDeviceSelectBinary */
    {27390, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {27502, 0, 106, UR_PRINT_IN, 2, -1, -1, -1}, /* pBinaries */
    {27512, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* NumBinaries */
    {27524, 0, 103, UR_PRINT_OUT, -1, -1, -1, -1}, /* pSelectedBinary */
    /* urDeviceGetNativeHandle */
    {27390, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {27561, 0, 99, UR_PRINT_OUT, -1, -1, -1, -1}, /* phNativeDevice */
    /* urDeviceCreateWithNativeHandle */
    {27600, 0, 100, UR_PRINT_IN | UR_PRINT_NOCHECK, -1, -1, -1, -1}, /* hNativeDevice */
    {27233, 0, 39, UR_PRINT_IN, -1, -1, -1, -1}, /* hAdapter */
    {24044, 0, 107, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {27614, 0, 95, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phDevice */
    /* urDeviceGetGlobalTimestamps */
    {27390, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {27654, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pDeviceTimestamp */
    {27671, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pHostTimestamp */
    /* urEnqueueKernelLaunch */
    {27714, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {27721, 0, 69, UR_PRINT_IN, -1, -1, -1, -1}, /* hKernel */
    {27729, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* workDim */
    {27737, 0, 73, UR_PRINT_IN | UR_PRINT_OPTIONAL, 2, -1, -1, -1}, /* pGlobalWorkOffset */
    {27755, 0, 73, UR_PRINT_IN, 2, -1, -1, -1}, /* pGlobalWorkSize */
    {27771, 0, 73, UR_PRINT_IN | UR_PRINT_OPTIONAL, 2, -1, -1, -1}, /* pLocalWorkSize */
    {27786, 0, 108, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* launchPropList */
    {27801, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {27821, 0, 109, UR_PRINT_IN | UR_PRINT_OPTIONAL, 7, -1, -1, -1}, /* phEventWaitList */
    {27837, 0, 109, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urEnqueueEventsWait */
    {27714, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {27801, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {27821, 0, 109, UR_PRINT_IN | UR_PRINT_OPTIONAL, 1, -1, -1, -1}, /* phEventWaitList */
    {27837, 0, 109, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urEnqueueEventsWaitWithBarrier */
    {27714, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {27801, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {27821, 0, 109, UR_PRINT_IN | UR_PRINT_OPTIONAL, 1, -1, -1, -1}, /* phEventWaitList */
    {27837, 0, 109, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urEnqueueMemBufferRead */
    {27714, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {27918, 0, 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hBuffer */
    {27926, 0, 4, UR_PRINT_IN, -1, -1, -1, -1}, /* blockingRead */
    {27939, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* offset */
    {24337, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {27946, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pDst */
    {27801, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {27821, 0, 109, UR_PRINT_IN | UR_PRINT_OPTIONAL, 6, -1, -1, -1}, /* phEventWaitList */
    {27837, 0, 109, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urEnqueueMemBufferWrite */
    {27714, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {27918, 0, 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hBuffer */
    {27974, 0, 4, UR_PRINT_IN, -1, -1, -1, -1}, /* blockingWrite */
    {27939, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* offset */
    {24337, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {27988, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pSrc */
    {27801, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {27821, 0, 109, UR_PRINT_IN | UR_PRINT_OPTIONAL, 6, -1, -1, -1}, /* phEventWaitList */
    {27837, 0, 109, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urEnqueueMemBufferReadRect */
    {27714, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {27918, 0, 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hBuffer */
    {27926, 0, 4, UR_PRINT_IN, -1, -1, -1, -1}, /* blockingRead */
    {28017, 0, 62, UR_PRINT_IN, -1, -1, -1, -1}, /* bufferOrigin */
    {28030, 0, 62, UR_PRINT_IN, -1, -1, -1, -1}, /* hostOrigin */
    {28041, 0, 63, UR_PRINT_IN, -1, -1, -1, -1}, /* region */
    {28048, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* bufferRowPitch */
    {28063, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* bufferSlicePitch */
    {28080, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* hostRowPitch */
    {28093, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* hostSlicePitch */
    {27946, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pDst */
    {27801, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {27821, 0, 109, UR_PRINT_IN | UR_PRINT_OPTIONAL, 11, -1, -1, -1}, /* phEventWaitList */
    {27837, 0, 109, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urEnqueueMemBufferWriteRect */
    {27714, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {27918, 0, 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hBuffer */
    {27974, 0, 4, UR_PRINT_IN, -1, -1, -1, -1}, /* blockingWrite */
    {28017, 0, 62, UR_PRINT_IN, -1, -1, -1, -1}, /* bufferOrigin */
    {28030, 0, 62, UR_PRINT_IN, -1, -1, -1, -1}, /* hostOrigin */
    {28041, 0, 63, UR_PRINT_IN, -1, -1, -1, -1}, /* region */
    {28048, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* bufferRowPitch */
    {28063, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* bufferSlicePitch */
    {28080, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* hostRowPitch */
    {28093, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* hostSlicePitch */
    {27988, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pSrc */
    {27801, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {27821, 0, 109, UR_PRINT_IN | UR_PRINT_OPTIONAL, 11, -1, -1, -1}, /* phEventWaitList */
    {27837, 0, 109, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urEnqueueMemBufferCopy */
    {27714, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {28163, 0, 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hBufferSrc */
    {28174, 0, 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hBufferDst */
    {24828, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* srcOffset */
    {24838, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* dstOffset */
    {24337, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {27801, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {27821, 0, 109, UR_PRINT_IN | UR_PRINT_OPTIONAL, 6, -1, -1, -1}, /* phEventWaitList */
    {27837, 0, 109, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urEnqueueMemBufferCopyRect */
    {27714, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {28163, 0, 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hBufferSrc */
    {28174, 0, 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hBufferDst */
    {28208, 0, 62, UR_PRINT_IN, -1, -1, -1, -1}, /* srcOrigin */
    {28218, 0, 62, UR_PRINT_IN, -1, -1, -1, -1}, /* dstOrigin */
    {28041, 0, 63, UR_PRINT_IN, -1, -1, -1, -1}, /* region */
    {28228, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* srcRowPitch */
    {28240, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* srcSlicePitch */
    {28254, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* dstRowPitch */
    {28266, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* dstSlicePitch */
    {27801, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {27821, 0, 109, UR_PRINT_IN | UR_PRINT_OPTIONAL, 10, -1, -1, -1}, /* phEventWaitList */
    {27837, 0, 109, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urEnqueueMemBufferFill */
    {27714, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {27918, 0, 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hBuffer */
    {28307, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pPattern */
    {28316, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* patternSize */
    {27939, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* offset */
    {24337, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {27801, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {27821, 0, 109, UR_PRINT_IN | UR_PRINT_OPTIONAL, 6, -1, -1, -1}, /* phEventWaitList */
    {27837, 0, 109, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urEnqueueMemImageRead */
    {27714, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {28351, 0, 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hImage */
    {27926, 0, 4, UR_PRINT_IN, -1, -1, -1, -1}, /* blockingRead */
    {26214, 0, 62, UR_PRINT_IN, -1, -1, -1, -1}, /* origin */
    {28041, 0, 63, UR_PRINT_IN, -1, -1, -1, -1}, /* region */
    {24886, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* rowPitch */
    {24895, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* slicePitch */
    {27946, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pDst */
    {27801, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {27821, 0, 109, UR_PRINT_IN | UR_PRINT_OPTIONAL, 8, -1, -1, -1}, /* phEventWaitList */
    {27837, 0, 109, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urEnqueueMemImageWrite */
    {27714, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {28351, 0, 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hImage */
    {27974, 0, 4, UR_PRINT_IN, -1, -1, -1, -1}, /* blockingWrite */
    {26214, 0, 62, UR_PRINT_IN, -1, -1, -1, -1}, /* origin */
    {28041, 0, 63, UR_PRINT_IN, -1, -1, -1, -1}, /* region */
    {24886, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* rowPitch */
    {24895, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* slicePitch */
    {27988, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pSrc */
    {27801, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {27821, 0, 109, UR_PRINT_IN | UR_PRINT_OPTIONAL, 8, -1, -1, -1}, /* phEventWaitList */
    {27837, 0, 109, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urEnqueueMemImageCopy */
    {27714, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {28403, 0, 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hImageSrc */
    {28413, 0, 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hImageDst */
    {28208, 0, 62, UR_PRINT_IN, -1, -1, -1, -1}, /* srcOrigin */
    {28218, 0, 62, UR_PRINT_IN, -1, -1, -1, -1}, /* dstOrigin */
    {28041, 0, 63, UR_PRINT_IN, -1, -1, -1, -1}, /* region */
    {27801, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {27821, 0, 109, UR_PRINT_IN | UR_PRINT_OPTIONAL, 6, -1, -1, -1}, /* phEventWaitList */
    {27837, 0, 109, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urEnqueueMemBufferMap */
    {27714, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {27918, 0, 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hBuffer */
    {28445, 0, 4, UR_PRINT_IN, -1, -1, -1, -1}, /* blockingMap */
    {28457, 0, 110, UR_PRINT_IN, -1, -1, -1, -1}, /* mapFlags */
    {27939, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* offset */
    {24337, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {27801, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {27821, 0, 109, UR_PRINT_IN | UR_PRINT_OPTIONAL, 6, -1, -1, -1}, /* phEventWaitList */
    {27837, 0, 109, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    {28466, 0, 111, UR_PRINT_OUT, -1, -1, -1, -1}, /* ppRetMap */
    /* urEnqueueMemUnmap */
    {27714, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {25448, 0, 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hMem */
    {28497, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pMappedPtr */
    {27801, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {27821, 0, 109, UR_PRINT_IN | UR_PRINT_OPTIONAL, 3, -1, -1, -1}, /* phEventWaitList */
    {27837, 0, 109, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urEnqueueUSMFill */
    {27714, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {24332, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pMem */
    {28316, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* patternSize */
    {28307, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pPattern */
    {24337, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {27801, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {27821, 0, 109, UR_PRINT_IN | UR_PRINT_OPTIONAL, 5, -1, -1, -1}, /* phEventWaitList */
    {27837, 0, 109, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urEnqueueUSMMemcpy */
    {27714, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {28543, 0, 4, UR_PRINT_IN, -1, -1, -1, -1}, /* blocking */
    {27946, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pDst */
    {27988, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pSrc */
    {24337, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {27801, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {27821, 0, 109, UR_PRINT_IN | UR_PRINT_OPTIONAL, 5, -1, -1, -1}, /* phEventWaitList */
    {27837, 0, 109, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urEnqueueUSMPrefetch */
    {27714, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {24332, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pMem */
    {24337, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {23884, 0, 112, UR_PRINT_IN, -1, -1, -1, -1}, /* flags */
    {27801, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {27821, 0, 109, UR_PRINT_IN | UR_PRINT_OPTIONAL, 4, -1, -1, -1}, /* phEventWaitList */
    {27837, 0, 109, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urEnqueueUSMAdvise */
    {27714, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {24332, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pMem */
    {24337, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {28693, 0, 88, UR_PRINT_IN, -1, -1, -1, -1}, /* advice */
    {27837, 0, 109, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urEnqueueDeviceGlobalVariableWrite */
    {27714, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {28719, 0, 35, UR_PRINT_IN, -1, -1, -1, -1}, /* hProgram */
    {24440, 0, 52, UR_PRINT_IN, -1, -1, -1, -1}, /* name */
    {27974, 0, 4, UR_PRINT_IN, -1, -1, -1, -1}, /* blockingWrite */
    {26327, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* count */
    {27939, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* offset */
    {27988, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pSrc */
    {27801, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {27821, 0, 109, UR_PRINT_IN | UR_PRINT_OPTIONAL, 7, -1, -1, -1}, /* phEventWaitList */
    {27837, 0, 109, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urEnqueueDeviceGlobalVariableRead */
    {27714, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {28719, 0, 35, UR_PRINT_IN, -1, -1, -1, -1}, /* hProgram */
    {24440, 0, 52, UR_PRINT_IN, -1, -1, -1, -1}, /* name */
    {27926, 0, 4, UR_PRINT_IN, -1, -1, -1, -1}, /* blockingRead */
    {26327, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* count */
    {27939, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* offset */
    {27946, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pDst */
    {27801, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {27821, 0, 109, UR_PRINT_IN | UR_PRINT_OPTIONAL, 7, -1, -1, -1}, /* phEventWaitList */
    {27837, 0, 109, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urEventGetInfo */
    {28797, 0, 113, UR_PRINT_IN, -1, -1, -1, -1}, /* hEvent */
    {27118, 0, 114, UR_PRINT_IN, -1, -1, -1, -1}, /* propName */
    {27127, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* propSize */
    {27136, 0, 46, UR_PRINT_OUT | UR_PRINT_OPTIONAL, 2, 1, 4, -1}, /* pPropValue */
    {27147, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPropSizeRet */
    /* urEventGetProfilingInfo */
    {28797, 0, 113, UR_PRINT_IN, -1, -1, -1, -1}, /* hEvent */
    {27118, 0, 115, UR_PRINT_IN, -1, -1, -1, -1}, /* propName */
    {27127, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* propSize */
    {27136, 0, 46, UR_PRINT_OUT | UR_PRINT_OPTIONAL, 2, 1, 4, -1}, /* pPropValue */
    {27147, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPropSizeRet */
    /* urEventWait */
    {28843, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEvents */
    {27821, 0, 109, UR_PRINT_IN, 0, -1, -1, -1}, /* phEventWaitList */
    /* urEventRetain */
    {28797, 0, 113, UR_PRINT_IN | UR_PRINT_RETAIN, -1, -1, -1, -1}, /* hEvent */
    /* urEventRelease */
    {28797, 0, 113, UR_PRINT_IN | UR_PRINT_RELEASE, -1, -1, -1, -1}, /* hEvent */
    /* urEventGetNativeHandle */
    {28797, 0, 113, UR_PRINT_IN, -1, -1, -1, -1}, /* hEvent */
    {28894, 0, 99, UR_PRINT_OUT, -1, -1, -1, -1}, /* phNativeEvent */
    /* urEventCreateWithNativeHandle */
    {28931, 0, 100, UR_PRINT_IN | UR_PRINT_NOCHECK, -1, -1, -1, -1}, /* hNativeEvent */
    {27076, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {24044, 0, 116, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {27837, 0, 109, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urEventSetCallback */
    {28797, 0, 113, UR_PRINT_IN, -1, -1, -1, -1}, /* hEvent */
    {28974, 0, 117, UR_PRINT_IN, -1, -1, -1, -1}, /* execStatus */
    {28985, 0, 102, UR_PRINT_IN, -1, -1, -1, -1}, /* pfnNotify */
    {27296, 0, 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pUserData */
    /* urKernelCreate */
    {28719, 0, 35, UR_PRINT_IN, -1, -1, -1, -1}, /* hProgram */
    {29014, 0, 52, UR_PRINT_IN, -1, -1, -1, -1}, /* pKernelName */
    {29026, 0, 118, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phKernel */
    /* urKernelSetArgValue */
    {27721, 0, 69, UR_PRINT_IN, -1, -1, -1, -1}, /* hKernel */
    {25004, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* argIndex */
    {25137, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* argSize */
    {24044, 0, 67, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {29050, 0, 46, UR_PRINT_IN, -1, -1, -1, 2}, /* pArgValue */
    /* urKernelSetArgLocal */
    {27721, 0, 69, UR_PRINT_IN, -1, -1, -1, -1}, /* hKernel */
    {25004, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* argIndex */
    {25137, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* argSize */
    {24044, 0, 119, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    /* urKernelGetInfo */
    {27721, 0, 69, UR_PRINT_IN, -1, -1, -1, -1}, /* hKernel */
    {27118, 0, 120, UR_PRINT_IN, -1, -1, -1, -1}, /* propName */
    {27127, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* propSize */
    {27136, 0, 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL, 2, 1, 4, -1}, /* pPropValue */
    {27147, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPropSizeRet */
    /* urKernelGetGroupInfo */
    {27721, 0, 69, UR_PRINT_IN, -1, -1, -1, -1}, /* hKernel */
    {27390, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {27118, 0, 121, UR_PRINT_IN, -1, -1, -1, -1}, /* propName */
    {27127, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* propSize */
    {27136, 0, 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL, 3, 2, 5, -1}, /* pPropValue */
    {27147, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPropSizeRet */
    /* urKernelGetSubGroupInfo */
    {27721, 0, 69, UR_PRINT_IN, -1, -1, -1, -1}, /* hKernel */
    {27390, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {27118, 0, 122, UR_PRINT_IN, -1, -1, -1, -1}, /* propName */
    {27127, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* propSize */
    {27136, 0, 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL, 3, 2, 5, -1}, /* pPropValue */
    {27147, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPropSizeRet */
    /* urKernelRetain */
    {27721, 0, 69, UR_PRINT_IN | UR_PRINT_RETAIN, -1, -1, -1, -1}, /* hKernel */
    /* urKernelRelease */
    {27721, 0, 69, UR_PRINT_IN | UR_PRINT_RELEASE, -1, -1, -1, -1}, /* hKernel */
    /* urKernelSetArgPointer */
    {27721, 0, 69, UR_PRINT_IN, -1, -1, -1, -1}, /* hKernel */
    {25004, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* argIndex */
    {24044, 0, 66, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {29050, 0, 46, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pArgValue */
    /* urKernelSetExecInfo */
    {27721, 0, 69, UR_PRINT_IN, -1, -1, -1, -1}, /* hKernel */
    {27118, 0, 123, UR_PRINT_IN, -1, -1, -1, -1}, /* propName */
    {27127, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* propSize */
    {24044, 0, 124, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {27136, 0, 46, UR_PRINT_IN, 2, 1, -1, -1}, /* pPropValue */
    /* urKernelSetArgSampler */
    {27721, 0, 69, UR_PRINT_IN, -1, -1, -1, -1}, /* hKernel */
    {25004, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* argIndex */
    {24044, 0, 125, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {29234, 0, 94, UR_PRINT_IN, -1, -1, -1, -1}, /* hArgValue */
    /* urKernelSetArgMemObj */
    {27721, 0, 69, UR_PRINT_IN, -1, -1, -1, -1}, /* hKernel */
    {25004, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* argIndex */
    {24044, 0, 64, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {29234, 0, 65, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* hArgValue */
    /* urKernelSetSpecializationConstants */
    {27721, 0, 69, UR_PRINT_IN, -1, -1, -1, -1}, /* hKernel */
    {26327, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* count */
    {29287, 0, 126, UR_PRINT_IN, 1, -1, -1, -1}, /* pSpecConstants */
    /* urKernelGetNativeHandle */
    {27721, 0, 69, UR_PRINT_IN, -1, -1, -1, -1}, /* hKernel */
    {29337, 0, 99, UR_PRINT_OUT, -1, -1, -1, -1}, /* phNativeKernel */
    /* urKernelCreateWithNativeHandle */
    {29376, 0, 100, UR_PRINT_IN | UR_PRINT_NOCHECK, -1, -1, -1, -1}, /* hNativeKernel */
    {27076, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {28719, 0, 35, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* hProgram */
    {24044, 0, 127, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {29026, 0, 118, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phKernel */
    /* urMemImageCreate */
    {27076, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {23884, 0, 74, UR_PRINT_IN, -1, -1, -1, -1}, /* flags */
    {29421, 0, 128, UR_PRINT_IN, -1, -1, -1, -1}, /* pImageFormat */
    {29434, 0, 129, UR_PRINT_IN, -1, -1, -1, -1}, /* pImageDesc */
    {26099, 0, 46, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pHost */
    {29445, 0, 130, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phMem */
    /* urMemBufferCreate */
    {27076, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {23884, 0, 74, UR_PRINT_IN, -1, -1, -1, -1}, /* flags */
    {24337, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {24044, 0, 131, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {29468, 0, 130, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phBuffer */
    /* urMemRetain */
    {25448, 0, 65, UR_PRINT_IN | UR_PRINT_RETAIN, -1, -1, -1, -1}, /* hMem */
    /* urMemRelease */
    {25448, 0, 65, UR_PRINT_IN | UR_PRINT_RELEASE, -1, -1, -1, -1}, /* hMem */
    /* urMemBufferPartition */
    {27918, 0, 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hBuffer */
    {23884, 0, 74, UR_PRINT_IN, -1, -1, -1, -1}, /* flags */
    {29520, 0, 132, UR_PRINT_IN, -1, -1, -1, -1}, /* bufferCreateType */
    {29537, 0, 133, UR_PRINT_IN, -1, -1, -1, -1}, /* pRegion */
    {29445, 0, 130, UR_PRINT_OUT, -1, -1, -1, -1}, /* phMem */
    /* urMemGetNativeHandle */
    {25448, 0, 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hMem */
    {27390, 0, 15, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* hDevice */
    {29566, 0, 99, UR_PRINT_OUT, -1, -1, -1, -1}, /* phNativeMem */
    /* urEnqueueReadHostPipe */
    {27714, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {28719, 0, 35, UR_PRINT_IN, -1, -1, -1, -1}, /* hProgram */
    {29599, 0, 52, UR_PRINT_IN, -1, -1, -1, -1}, /* pipe_symbol */
    {28543, 0, 4, UR_PRINT_IN, -1, -1, -1, -1}, /* blocking */
    {27946, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pDst */
    {24337, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {27801, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {27821, 0, 109, UR_PRINT_IN | UR_PRINT_OPTIONAL, 6, -1, -1, -1}, /* phEventWaitList */
    {27837, 0, 109, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urMemGetInfo */
    {29633, 0, 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hMemory */
    {27118, 0, 134, UR_PRINT_IN, -1, -1, -1, -1}, /* propName */
    {27127, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* propSize */
    {27136, 0, 46, UR_PRINT_OUT | UR_PRINT_OPTIONAL, 2, 1, 4, -1}, /* pPropValue */
    {27147, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPropSizeRet */
    /* urMemImageGetInfo */
    {29633, 0, 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hMemory */
    {27118, 0, 135, UR_PRINT_IN, -1, -1, -1, -1}, /* propName */
    {27127, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* propSize */
    {27136, 0, 46, UR_PRINT_OUT | UR_PRINT_OPTIONAL, 2, 1, 4, -1}, /* pPropValue */
    {27147, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPropSizeRet */
    /* urPlatformGet */
    {27233, 0, 39, UR_PRINT_IN, -1, -1, -1, -1}, /* hAdapter */
    {27355, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* NumEntries */
    {29672, 0, 136, UR_PRINT_OUT | UR_PRINT_OPTIONAL, 1, -1, 3, -1}, /* phPlatforms */
    {29684, 0, 103, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pNumPlatforms */
    /* urPlatformGetInfo */
    {27334, 0, 14, UR_PRINT_IN, -1, -1, -1, -1}, /* hPlatform */
    {27118, 0, 137, UR_PRINT_IN, -1, -1, -1, -1}, /* propName */
    {27127, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* propSize */
    {27136, 0, 46, UR_PRINT_OUT | UR_PRINT_OPTIONAL, 2, 1, 4, -1}, /* pPropValue */
    {27147, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPropSizeRet */
    /* urPlatformGetApiVersion */
    {27334, 0, 14, UR_PRINT_IN, -1, -1, -1, -1}, /* hPlatform */
    {29730, 0, 138, UR_PRINT_OUT, -1, -1, -1, -1}, /* pVersion */
    /* urPlatformGetNativeHandle */
    {27334, 0, 14, UR_PRINT_IN, -1, -1, -1, -1}, /* hPlatform */
    {29763, 0, 99, UR_PRINT_OUT, -1, -1, -1, -1}, /* phNativePlatform */
    /* urPlatformCreateWithNativeHandle */
    {29806, 0, 100, UR_PRINT_IN | UR_PRINT_NOCHECK, -1, -1, -1, -1}, /* hNativePlatform */
    {27233, 0, 39, UR_PRINT_IN, -1, -1, -1, -1}, /* hAdapter */
    {24044, 0, 139, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {29822, 0, 136, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phPlatform */
    /* urProgramCreateWithIL */
    {27076, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {29866, 0, 46, UR_PRINT_IN, -1, -1, -1, 2}, /* pIL */
    {29870, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* length */
    {24044, 0, 140, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {29877, 0, 141, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phProgram */
    /* urProgramCreateWithBinary */
    {27076, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27242, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numDevices */
    {27040, 0, 95, UR_PRINT_IN, 1, -1, -1, -1}, /* phDevices */
    {29909, 0, 73, UR_PRINT_IN, 1, -1, -1, -1}, /* pLengths */
    {29918, 0, 142, UR_PRINT_IN, 1, -1, -1, -1}, /* ppBinaries */
    {24044, 0, 140, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {29877, 0, 141, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phProgram */
    /* urProgramBuild */
    {27076, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {28719, 0, 35, UR_PRINT_IN, -1, -1, -1, -1}, /* hProgram */
    {29955, 0, 52, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pOptions */
    /* urProgramCompile */
    {27076, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {28719, 0, 35, UR_PRINT_INOUT, -1, -1, -1, -1}, /* hProgram */
    {29955, 0, 52, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pOptions */
    /* urProgramLink */
    {27076, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {26327, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* count */
    {29996, 0, 141, UR_PRINT_IN, 1, -1, -1, -1}, /* phPrograms */
    {29955, 0, 52, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pOptions */
    {29877, 0, 141, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phProgram */
    /* urProgramRetain */
    {28719, 0, 35, UR_PRINT_IN | UR_PRINT_RETAIN, -1, -1, -1, -1}, /* hProgram */
    /* urProgramRelease */
    {28719, 0, 35, UR_PRINT_IN | UR_PRINT_RELEASE, -1, -1, -1, -1}, /* hProgram */
    /* urProgramGetFunctionPointer */
    {27390, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {28719, 0, 35, UR_PRINT_IN, -1, -1, -1, -1}, /* hProgram */
    {30054, 0, 52, UR_PRINT_IN, -1, -1, -1, -1}, /* pFunctionName */
    {30068, 0, 111, UR_PRINT_OUT, -1, -1, -1, -1}, /* ppFunctionPointer */
    /* urProgramGetInfo */
    {28719, 0, 35, UR_PRINT_IN, -1, -1, -1, -1}, /* hProgram */
    {27118, 0, 143, UR_PRINT_IN, -1, -1, -1, -1}, /* propName */
    {27127, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* propSize */
    {27136, 0, 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL, 2, 1, 4, -1}, /* pPropValue */
    {27147, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPropSizeRet */
    /* urProgramGetBuildInfo */
    {28719, 0, 35, UR_PRINT_IN, -1, -1, -1, -1}, /* hProgram */
    {27390, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {27118, 0, 144, UR_PRINT_IN, -1, -1, -1, -1}, /* propName */
    {27127, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* propSize */
    {27136, 0, 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL, 3, 2, 5, -1}, /* pPropValue */
    {27147, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPropSizeRet */
    /* urProgramSetSpecializationConstants */
    {28719, 0, 35, UR_PRINT_IN, -1, -1, -1, -1}, /* hProgram */
    {26327, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* count */
    {29287, 0, 126, UR_PRINT_IN, 1, -1, -1, -1}, /* pSpecConstants */
    /* urProgramGetNativeHandle */
    {28719, 0, 35, UR_PRINT_IN, -1, -1, -1, -1}, /* hProgram */
    {30189, 0, 99, UR_PRINT_OUT, -1, -1, -1, -1}, /* phNativeProgram */
    /* urProgramCreateWithNativeHandle */
    {30230, 0, 100, UR_PRINT_IN | UR_PRINT_NOCHECK, -1, -1, -1, -1}, /* hNativeProgram */
    {27076, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {24044, 0, 145, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {29877, 0, 141, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phProgram */
    /* urQueueGetInfo */
    {27714, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {27118, 0, 146, UR_PRINT_IN, -1, -1, -1, -1}, /* propName */
    {27127, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* propSize */
    {27136, 0, 46, UR_PRINT_OUT | UR_PRINT_OPTIONAL, 2, 1, 4, -1}, /* pPropValue */
    {27147, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPropSizeRet */
    /* urQueueCreate */
    {27076, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27390, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {24044, 0, 147, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {30292, 0, 148, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phQueue */
    /* urQueueRetain */
    {27714, 0, 30, UR_PRINT_IN | UR_PRINT_RETAIN, -1, -1, -1, -1}, /* hQueue */
    /* urQueueRelease */
    {27714, 0, 30, UR_PRINT_IN | UR_PRINT_RELEASE, -1, -1, -1, -1}, /* hQueue */
    /* urQueueGetNativeHandle */
    {27714, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {30343, 0, 149, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pDesc */
    {30349, 0, 99, UR_PRINT_OUT, -1, -1, -1, -1}, /* phNativeQueue */
    /* urQueueCreateWithNativeHandle */
    {30386, 0, 100, UR_PRINT_IN | UR_PRINT_NOCHECK, -1, -1, -1, -1}, /* hNativeQueue */
    {27076, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27390, 0, 15, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* hDevice */
    {24044, 0, 150, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {30292, 0, 148, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phQueue */
    /* urQueueFinish */
    {27714, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    /* urQueueFlush */
    {27714, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    /* urSamplerCreate */
    {27076, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {30343, 0, 151, UR_PRINT_IN, -1, -1, -1, -1}, /* pDesc */
    {30456, 0, 152, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phSampler */
    /* urSamplerRetain */
    {30482, 0, 94, UR_PRINT_IN | UR_PRINT_RETAIN, -1, -1, -1, -1}, /* hSampler */
    /* urSamplerRelease */
    {30482, 0, 94, UR_PRINT_IN | UR_PRINT_RELEASE, -1, -1, -1, -1}, /* hSampler */
    /* urSamplerGetInfo */
    {30482, 0, 94, UR_PRINT_IN, -1, -1, -1, -1}, /* hSampler */
    {27118, 0, 153, UR_PRINT_IN, -1, -1, -1, -1}, /* propName */
    {27127, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* propSize */
    {27136, 0, 46, UR_PRINT_OUT | UR_PRINT_OPTIONAL, 2, 1, 4, -1}, /* pPropValue */
    {27147, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPropSizeRet */
    /* urSamplerGetNativeHandle */
    {30482, 0, 94, UR_PRINT_IN, -1, -1, -1, -1}, /* hSampler */
    {30541, 0, 99, UR_PRINT_OUT, -1, -1, -1, -1}, /* phNativeSampler */
    /* urSamplerCreateWithNativeHandle */
    {30582, 0, 100, UR_PRINT_IN | UR_PRINT_NOCHECK, -1, -1, -1, -1}, /* hNativeSampler */
    {27076, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {24044, 0, 154, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {30456, 0, 152, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phSampler */
    /* urUSMHostAlloc */
    {27076, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {30629, 0, 155, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pUSMDesc */
    {30638, 0, 47, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pool */
    {24337, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {30643, 0, 111, UR_PRINT_OUT, -1, -1, -1, -1}, /* ppMem */
    /* urUSMDeviceAlloc */
    {27076, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27390, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {30629, 0, 155, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pUSMDesc */
    {30638, 0, 47, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pool */
    {24337, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {30643, 0, 111, UR_PRINT_OUT, -1, -1, -1, -1}, /* ppMem */
    /* urUSMSharedAlloc */
    {27076, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27390, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {30629, 0, 155, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pUSMDesc */
    {30638, 0, 47, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pool */
    {24337, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {30643, 0, 111, UR_PRINT_OUT, -1, -1, -1, -1}, /* ppMem */
    /* urUSMFree */
    {27076, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {24332, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pMem */
    /* urUSMGetMemAllocInfo */
    {27076, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {24332, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pMem */
    {27118, 0, 156, UR_PRINT_IN, -1, -1, -1, -1}, /* propName */
    {27127, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* propSize */
    {27136, 0, 46, UR_PRINT_OUT | UR_PRINT_OPTIONAL, 3, 2, 5, -1}, /* pPropValue */
    {27147, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPropSizeRet */
    /* urUSMPoolCreate */
    {27076, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {30729, 0, 157, UR_PRINT_IN, -1, -1, -1, -1}, /* pPoolDesc */
    {30739, 0, 158, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* ppPool */
    /* urCommandBufferCreateExp */
    {27076, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27390, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {30762, 0, 159, UR_PRINT_IN, -1, -1, -1, -1}, /* pCommandBufferDesc */
    {30781, 0, 160, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phCommandBuffer */
    /* urPlatformGetBackendOption */
    {27334, 0, 14, UR_PRINT_IN, -1, -1, -1, -1}, /* hPlatform */
    {30822, 0, 52, UR_PRINT_IN, -1, -1, -1, -1}, /* pFrontendOption */
    {30838, 0, 161, UR_PRINT_OUT, -1, -1, -1, -1}, /* ppPlatformOption */
    /* urMemBufferCreateWithNativeHandle */
    {30882, 0, 100, UR_PRINT_IN | UR_PRINT_NOCHECK, -1, -1, -1, -1}, /* hNativeMem */
    {27076, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {24044, 0, 162, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {29445, 0, 130, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phMem */
    /* urMemImageCreateWithNativeHandle */
    {30882, 0, 100, UR_PRINT_IN | UR_PRINT_NOCHECK, -1, -1, -1, -1}, /* hNativeMem */
    {27076, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {29421, 0, 128, UR_PRINT_IN, -1, -1, -1, -1}, /* pImageFormat */
    {29434, 0, 129, UR_PRINT_IN, -1, -1, -1, -1}, /* pImageDesc */
    {24044, 0, 162, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {29445, 0, 130, UR_PRINT_OUT, -1, -1, -1, -1}, /* phMem */
    /* urEnqueueWriteHostPipe */
    {27714, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {28719, 0, 35, UR_PRINT_IN, -1, -1, -1, -1}, /* hProgram */
    {29599, 0, 52, UR_PRINT_IN, -1, -1, -1, -1}, /* pipe_symbol */
    {28543, 0, 4, UR_PRINT_IN, -1, -1, -1, -1}, /* blocking */
    {27988, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pSrc */
    {24337, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {27801, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {27821, 0, 109, UR_PRINT_IN | UR_PRINT_OPTIONAL, 6, -1, -1, -1}, /* phEventWaitList */
    {27837, 0, 109, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urUSMPoolRetain */
    {30983, 0, 47, UR_PRINT_IN | UR_PRINT_RETAIN, -1, -1, -1, -1}, /* pPool */
    /* urUSMPoolRelease */
    {30983, 0, 47, UR_PRINT_IN | UR_PRINT_RELEASE, -1, -1, -1, -1}, /* pPool */
    /* urUSMPoolGetInfo */
    {31022, 0, 47, UR_PRINT_IN, -1, -1, -1, -1}, /* hPool */
    {27118, 0, 163, UR_PRINT_IN, -1, -1, -1, -1}, /* propName */
    {27127, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* propSize */
    {27136, 0, 46, UR_PRINT_OUT | UR_PRINT_OPTIONAL, 2, 1, 4, -1}, /* pPropValue */
    {27147, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPropSizeRet */
    /* urCommandBufferRetainExp */
    {31045, 0, 164, UR_PRINT_IN | UR_PRINT_RETAIN, -1, -1, -1, -1}, /* hCommandBuffer */
    /* urCommandBufferReleaseExp */
    {31045, 0, 164, UR_PRINT_IN | UR_PRINT_RELEASE, -1, -1, -1, -1}, /* hCommandBuffer */
    /* urCommandBufferFinalizeExp */
    {31045, 0, 164, UR_PRINT_IN, -1, -1, -1, -1}, /* hCommandBuffer */
    /* urCommandBufferAppendKernelLaunchExp */
    {31045, 0, 164, UR_PRINT_IN, -1, -1, -1, -1}, /* hCommandBuffer */
    {27721, 0, 69, UR_PRINT_IN, -1, -1, -1, -1}, /* hKernel */
    {27729, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* workDim */
    {27737, 0, 73, UR_PRINT_IN | UR_PRINT_OPTIONAL, 2, -1, -1, -1}, /* pGlobalWorkOffset */
    {27755, 0, 73, UR_PRINT_IN, 2, -1, -1, -1}, /* pGlobalWorkSize */
    {27771, 0, 73, UR_PRINT_IN | UR_PRINT_OPTIONAL, 2, -1, -1, -1}, /* pLocalWorkSize */
    {31138, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numKernelAlternatives */
    {31160, 0, 118, UR_PRINT_IN | UR_PRINT_OPTIONAL, 6, -1, -1, -1}, /* phKernelAlternatives */
    {31181, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numSyncPointsInWaitList */
    {31205, 0, 103, UR_PRINT_IN | UR_PRINT_OPTIONAL, 8, -1, -1, -1}, /* pSyncPointWaitList */
    {27801, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {27821, 0, 109, UR_PRINT_IN | UR_PRINT_OPTIONAL, 10, -1, -1, -1}, /* phEventWaitList */
    {31224, 0, 103, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pSyncPoint */
    {27837, 0, 109, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    {31235, 0, 165, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phCommand */
    /* urUSMPitchedAllocExp */
    {27076, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27390, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {30629, 0, 155, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pUSMDesc */
    {30638, 0, 47, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pool */
    {31282, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* widthInBytes */
    {23854, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* height */
    {31295, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* elementSizeBytes */
    {30643, 0, 111, UR_PRINT_OUT, -1, -1, -1, -1}, /* ppMem */
    {31312, 0, 73, UR_PRINT_OUT, -1, -1, -1, -1}, /* pResultPitch */
    /* urBindlessImagesUnsampledImageHandleDestroyExp */
    {27076, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27390, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {28351, 0, 100, UR_PRINT_IN | UR_PRINT_RELEASE, -1, -1, -1, -1}, /* hImage */
    /* urBindlessImagesSampledImageHandleDestroyExp */
    {27076, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27390, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {28351, 0, 100, UR_PRINT_IN | UR_PRINT_RELEASE, -1, -1, -1, -1}, /* hImage */
    /* urBindlessImagesImageAllocateExp */
    {27076, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27390, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {29421, 0, 128, UR_PRINT_IN, -1, -1, -1, -1}, /* pImageFormat */
    {29434, 0, 129, UR_PRINT_IN, -1, -1, -1, -1}, /* pImageDesc */
    {31438, 0, 99, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phImageMem */
    /* urBindlessImagesImageFreeExp */
    {27076, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27390, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {31482, 0, 100, UR_PRINT_IN | UR_PRINT_RELEASE, -1, -1, -1, -1}, /* hImageMem */
    /* urBindlessImagesUnsampledImageCreateExp */
    {27076, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27390, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {31482, 0, 100, UR_PRINT_IN, -1, -1, -1, -1}, /* hImageMem */
    {29421, 0, 128, UR_PRINT_IN, -1, -1, -1, -1}, /* pImageFormat */
    {29434, 0, 129, UR_PRINT_IN, -1, -1, -1, -1}, /* pImageDesc */
    {31521, 0, 99, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phImage */
    /* urBindlessImagesSampledImageCreateExp */
    {27076, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27390, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {31482, 0, 100, UR_PRINT_IN, -1, -1, -1, -1}, /* hImageMem */
    {29421, 0, 128, UR_PRINT_IN, -1, -1, -1, -1}, /* pImageFormat */
    {29434, 0, 129, UR_PRINT_IN, -1, -1, -1, -1}, /* pImageDesc */
    {31569, 0, 151, UR_PRINT_IN, -1, -1, -1, -1}, /* pSamplerDesc */
    {31521, 0, 99, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phImage */
    /* urBindlessImagesImageCopyExp */
    {27714, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {27988, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pSrc */
    {27946, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pDst */
    {31620, 0, 129, UR_PRINT_IN, -1, -1, -1, -1}, /* pSrcImageDesc */
    {31634, 0, 129, UR_PRINT_IN, -1, -1, -1, -1}, /* pDstImageDesc */
    {31648, 0, 128, UR_PRINT_IN, -1, -1, -1, -1}, /* pSrcImageFormat */
    {31664, 0, 128, UR_PRINT_IN, -1, -1, -1, -1}, /* pDstImageFormat */
    {31680, 0, 166, UR_PRINT_IN, -1, -1, -1, -1}, /* pCopyRegion */
    {31692, 0, 167, UR_PRINT_IN, -1, -1, -1, -1}, /* imageCopyFlags */
    {31707, 0, 168, UR_PRINT_IN, -1, -1, -1, -1}, /* imageCopyInputTypes */
    {27801, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {27821, 0, 109, UR_PRINT_IN | UR_PRINT_OPTIONAL, 10, -1, -1, -1}, /* phEventWaitList */
    {27837, 0, 109, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urBindlessImagesImageGetInfoExp */
    {27076, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {31482, 0, 100, UR_PRINT_IN, -1, -1, -1, -1}, /* hImageMem */
    {27118, 0, 135, UR_PRINT_IN, -1, -1, -1, -1}, /* propName */
    {27136, 0, 46, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, 2, -1, -1}, /* pPropValue */
    {27147, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPropSizeRet */
    /* urBindlessImagesMipmapGetLevelExp */
    {27076, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27390, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {31482, 0, 100, UR_PRINT_IN, -1, -1, -1, -1}, /* hImageMem */
    {31788, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* mipmapLevel */
    {31438, 0, 99, UR_PRINT_OUT, -1, -1, -1, -1}, /* phImageMem */
    /* urBindlessImagesMipmapFreeExp */
    {27076, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27390, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {25448, 0, 100, UR_PRINT_IN | UR_PRINT_RELEASE, -1, -1, -1, -1}, /* hMem */
    /* urBindlessImagesMapExternalArrayExp */
    {27076, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27390, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {29421, 0, 128, UR_PRINT_IN, -1, -1, -1, -1}, /* pImageFormat */
    {29434, 0, 129, UR_PRINT_IN, -1, -1, -1, -1}, /* pImageDesc */
    {31864, 0, 169, UR_PRINT_IN, -1, -1, -1, -1}, /* hExternalMem */
    {31438, 0, 99, UR_PRINT_OUT, -1, -1, -1, -1}, /* phImageMem */
    /* urBindlessImagesReleaseExternalSemaphoreExp */
    {27076, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27390, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {31913, 0, 170, UR_PRINT_IN | UR_PRINT_RELEASE, -1, -1, -1, -1}, /* hExternalSemaphore */
    /* urBindlessImagesWaitExternalSemaphoreExp */
    {27714, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {31976, 0, 170, UR_PRINT_IN, -1, -1, -1, -1}, /* hSemaphore */
    {31987, 0, 4, UR_PRINT_IN, -1, -1, -1, -1}, /* hasWaitValue */
    {32000, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* waitValue */
    {27801, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {27821, 0, 109, UR_PRINT_IN | UR_PRINT_OPTIONAL, 4, -1, -1, -1}, /* phEventWaitList */
    {27837, 0, 109, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urBindlessImagesSignalExternalSemaphoreExp */
    {27714, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {31976, 0, 170, UR_PRINT_IN, -1, -1, -1, -1}, /* hSemaphore */
    {32051, 0, 4, UR_PRINT_IN, -1, -1, -1, -1}, /* hasSignalValue */
    {32066, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* signalValue */
    {27801, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {27821, 0, 109, UR_PRINT_IN | UR_PRINT_OPTIONAL, 4, -1, -1, -1}, /* phEventWaitList */
    {27837, 0, 109, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urEnqueueUSMFill2D */
    {27714, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {24332, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pMem */
    {32121, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* pitch */
    {28316, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* patternSize */
    {28307, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pPattern */
    {23848, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* width */
    {23854, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* height */
    {27801, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {27821, 0, 109, UR_PRINT_IN | UR_PRINT_OPTIONAL, 7, -1, -1, -1}, /* phEventWaitList */
    {27837, 0, 109, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urEnqueueUSMMemcpy2D */
    {27714, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {28543, 0, 4, UR_PRINT_IN, -1, -1, -1, -1}, /* blocking */
    {27946, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pDst */
    {32146, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* dstPitch */
    {27988, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pSrc */
    {32155, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* srcPitch */
    {23848, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* width */
    {23854, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* height */
    {27801, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {27821, 0, 109, UR_PRINT_IN | UR_PRINT_OPTIONAL, 8, -1, -1, -1}, /* phEventWaitList */
    {27837, 0, 109, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urVirtualMemGranularityGetInfo */
    {27076, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27390, 0, 15, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* hDevice */
    {32185, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* allocationSize */
    {27118, 0, 171, UR_PRINT_IN, -1, -1, -1, -1}, /* propName */
    {27127, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* propSize */
    {27136, 0, 46, UR_PRINT_OUT | UR_PRINT_OPTIONAL, 4, 3, 6, -1}, /* pPropValue */
    {27147, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPropSizeRet */
    /* urVirtualMemReserve */
    {27076, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {32231, 0, 46, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pStart */
    {24337, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {32238, 0, 111, UR_PRINT_OUT, -1, -1, -1, -1}, /* ppStart */
    /* urVirtualMemFree */
    {27076, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {32231, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pStart */
    {24337, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    /* urVirtualMemMap */
    {27076, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {32231, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pStart */
    {24337, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {32283, 0, 172, UR_PRINT_IN, -1, -1, -1, -1}, /* hPhysicalMem */
    {27939, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* offset */
    {23884, 0, 48, UR_PRINT_IN, -1, -1, -1, -1}, /* flags */
    /* urVirtualMemUnmap */
    {27076, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {32231, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pStart */
    {24337, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    /* urVirtualMemSetAccess */
    {27076, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {32231, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pStart */
    {24337, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {23884, 0, 48, UR_PRINT_IN, -1, -1, -1, -1}, /* flags */
    /* urVirtualMemGetInfo */
    {27076, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {32231, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pStart */
    {24337, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {27118, 0, 173, UR_PRINT_IN, -1, -1, -1, -1}, /* propName */
    {27127, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* propSize */
    {27136, 0, 46, UR_PRINT_OUT | UR_PRINT_OPTIONAL, 4, 3, 6, -1}, /* pPropValue */
    {27147, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPropSizeRet */
    /* urPhysicalMemCreate */
    {27076, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27390, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {24337, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {24044, 0, 174, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {32372, 0, 175, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phPhysicalMem */
    /* urPhysicalMemRetain */
    {32283, 0, 172, UR_PRINT_IN | UR_PRINT_RETAIN, -1, -1, -1, -1}, /* hPhysicalMem */
    /* urPhysicalMemRelease */
    {32283, 0, 172, UR_PRINT_IN | UR_PRINT_RELEASE, -1, -1, -1, -1}, /* hPhysicalMem */
    /* urUSMImportExp */
    {27076, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {24332, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pMem */
    {24337, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    /* urUSMReleaseExp */
    {27076, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {24332, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pMem */
    /* urUsmP2PEnablePeerAccessExp */
    {32478, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* commandDevice */
    {32492, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* peerDevice */
    /* urUsmP2PDisablePeerAccessExp */
    {32478, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* commandDevice */
    {32492, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* peerDevice */
    /* urUsmP2PPeerAccessGetInfoExp */
    {32478, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* commandDevice */
    {32492, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* peerDevice */
    {27118, 0, 176, UR_PRINT_IN, -1, -1, -1, -1}, /* propName */
    {27127, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* propSize */
    {27136, 0, 46, UR_PRINT_OUT | UR_PRINT_OPTIONAL, 3, 2, 5, -1}, /* pPropValue */
    {27147, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPropSizeRet */
    /* urLoaderConfigCreate */
    {32589, 0, 177, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phLoaderConfig */
    /* urLoaderConfigRelease */
    {32625, 0, 178, UR_PRINT_IN | UR_PRINT_RELEASE, -1, -1, -1, -1}, /* hLoaderConfig */
    /* urLoaderConfigRetain */
    {32625, 0, 178, UR_PRINT_IN | UR_PRINT_RETAIN, -1, -1, -1, -1}, /* hLoaderConfig */
    /* urLoaderConfigGetInfo */
    {32625, 0, 178, UR_PRINT_IN, -1, -1, -1, -1}, /* hLoaderConfig */
    {27118, 0, 179, UR_PRINT_IN, -1, -1, -1, -1}, /* propName */
    {27127, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* propSize */
    {27136, 0, 46, UR_PRINT_OUT | UR_PRINT_OPTIONAL, 2, 1, 4, -1}, /* pPropValue */
    {27147, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPropSizeRet */
    /* urLoaderConfigEnableLayer */
    {32625, 0, 178, UR_PRINT_IN, -1, -1, -1, -1}, /* hLoaderConfig */
    {32811, 0, 52, UR_PRINT_IN, -1, -1, -1, -1}, /* pLayerName */
    /* urAdapterRelease */
    {27233, 0, 39, UR_PRINT_IN | UR_PRINT_RELEASE, -1, -1, -1, -1}, /* hAdapter */
    /* urAdapterGet */
    {27355, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* NumEntries */
    {32865, 0, 180, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, 0, -1, 2, -1}, /* phAdapters */
    {32876, 0, 103, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pNumAdapters */
    /* urAdapterRetain */
    {27233, 0, 39, UR_PRINT_IN | UR_PRINT_RETAIN, -1, -1, -1, -1}, /* hAdapter */
    /* urAdapterGetLastError */
    {27233, 0, 39, UR_PRINT_IN, -1, -1, -1, -1}, /* hAdapter */
    {32918, 0, 161, UR_PRINT_OUT, -1, -1, -1, -1}, /* ppMessage */
    {32928, 0, 181, UR_PRINT_OUT, -1, -1, -1, -1}, /* pError */
    /* urAdapterGetInfo */
    {27233, 0, 39, UR_PRINT_IN, -1, -1, -1, -1}, /* hAdapter */
    {27118, 0, 182, UR_PRINT_IN, -1, -1, -1, -1}, /* propName */
    {27127, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* propSize */
    {27136, 0, 46, UR_PRINT_OUT | UR_PRINT_OPTIONAL, 2, 1, 4, -1}, /* pPropValue */
    {27147, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPropSizeRet */
    /* urProgramBuildExp */
    {28719, 0, 35, UR_PRINT_IN, -1, -1, -1, -1}, /* hProgram */
    {27242, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numDevices */
    {27040, 0, 95, UR_PRINT_IN, 1, -1, -1, -1}, /* phDevices */
    {23884, 0, 183, UR_PRINT_IN, -1, -1, -1, -1}, /* flags */
    {29955, 0, 52, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pOptions */
    /* urProgramCompileExp */
    {28719, 0, 35, UR_PRINT_INOUT, -1, -1, -1, -1}, /* hProgram */
    {27242, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numDevices */
    {27040, 0, 95, UR_PRINT_IN, 1, -1, -1, -1}, /* phDevices */
    {23884, 0, 183, UR_PRINT_IN, -1, -1, -1, -1}, /* flags */
    {29955, 0, 52, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pOptions */
    /* urProgramLinkExp */
    {27076, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27242, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numDevices */
    {27040, 0, 95, UR_PRINT_IN, 1, -1, -1, -1}, /* phDevices */
    {23884, 0, 183, UR_PRINT_IN, -1, -1, -1, -1}, /* flags */
    {26327, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* count */
    {29996, 0, 141, UR_PRINT_IN, 4, -1, -1, -1}, /* phPrograms */
    {29955, 0, 52, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pOptions */
    {29877, 0, 141, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phProgram */
    /* urLoaderConfigSetCodeLocationCallback */
    {32625, 0, 178, UR_PRINT_IN, -1, -1, -1, -1}, /* hLoaderConfig */
    {33029, 0, 102, UR_PRINT_IN, -1, -1, -1, -1}, /* pfnCodeloc */
    {27296, 0, 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pUserData */
    /* urLoaderInit */
    {33078, 0, 184, UR_PRINT_IN, -1, -1, -1, -1}, /* device_flags */
    {32625, 0, 178, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* hLoaderConfig */
    /* urLoaderTearDown */
    /* urProgramGetGlobalVariablePointer */
    {27390, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {28719, 0, 35, UR_PRINT_IN, -1, -1, -1, -1}, /* hProgram */
    {33121, 0, 52, UR_PRINT_IN, -1, -1, -1, -1}, /* pGlobalVariableName */
    {33141, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pGlobalVariableSizeRet */
    {33164, 0, 111, UR_PRINT_OUT, -1, -1, -1, -1}, /* ppGlobalVariablePointerRet */
    /* urDeviceGetSelected */
    {27334, 0, 14, UR_PRINT_IN, -1, -1, -1, -1}, /* hPlatform */
    {27344, 0, 5, UR_PRINT_IN, -1, -1, -1, -1}, /* DeviceType */
    {27355, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* NumEntries */
    {27040, 0, 95, UR_PRINT_OUT | UR_PRINT_OPTIONAL, 2, -1, 4, -1}, /* phDevices */
    {27366, 0, 103, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pNumDevices */
    /* urCommandBufferUpdateKernelLaunchExp */
    {31045, 0, 164, UR_PRINT_IN, -1, -1, -1, -1}, /* hCommandBuffer */
    {33245, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numKernelUpdates */
    {33262, 0, 185, UR_PRINT_IN, 1, -1, -1, -1}, /* pUpdateKernelLaunch */
    /* urCommandBufferGetInfoExp */
    {31045, 0, 164, UR_PRINT_IN, -1, -1, -1, -1}, /* hCommandBuffer */
    {27118, 0, 186, UR_PRINT_IN, -1, -1, -1, -1}, /* propName */
    {27127, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* propSize */
    {27136, 0, 46, UR_PRINT_OUT | UR_PRINT_OPTIONAL, 2, 1, 4, -1}, /* pPropValue */
    {27147, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPropSizeRet */
    /* urEnqueueTimestampRecordingExp */
    {27714, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {28543, 0, 4, UR_PRINT_IN, -1, -1, -1, -1}, /* blocking */
    {27801, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {27821, 0, 109, UR_PRINT_IN | UR_PRINT_OPTIONAL, 2, -1, -1, -1}, /* phEventWaitList */
    {27837, 0, 109, UR_PRINT_INOUT, -1, -1, -1, -1}, /* phEvent */
    /* urKernelGetSuggestedLocalWorkSize */
    {27721, 0, 69, UR_PRINT_IN, -1, -1, -1, -1}, /* hKernel */
    {27714, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {33376, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numWorkDim */
    {27737, 0, 73, UR_PRINT_IN, 2, -1, -1, -1}, /* pGlobalWorkOffset */
    {27755, 0, 73, UR_PRINT_IN, 2, -1, -1, -1}, /* pGlobalWorkSize */
    {33387, 0, 73, UR_PRINT_OUT, 2, -1, -1, -1}, /* pSuggestedLocalWorkSize */
    /* urBindlessImagesImportExternalMemoryExp */
    {27076, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27390, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {24337, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {33445, 0, 187, UR_PRINT_IN, -1, -1, -1, -1}, /* memHandleType */
    {33459, 0, 188, UR_PRINT_IN, -1, -1, -1, -1}, /* pExternalMemDesc */
    {33476, 0, 189, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phExternalMem */
    /* urBindlessImagesImportExternalSemaphoreExp */
    {27076, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27390, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {33530, 0, 190, UR_PRINT_IN, -1, -1, -1, -1}, /* semHandleType */
    {33544, 0, 191, UR_PRINT_IN, -1, -1, -1, -1}, /* pExternalSemaphoreDesc */
    {33567, 0, 192, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phExternalSemaphore */
    /* urEnqueueNativeCommandExp */
    {27714, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {33630, 0, 102, UR_PRINT_IN, -1, -1, -1, -1}, /* pfnNativeEnqueue */
    {33647, 0, 46, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* data */
    {33652, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numMemsInMemList */
    {33669, 0, 130, UR_PRINT_IN | UR_PRINT_OPTIONAL, 3, -1, -1, -1}, /* phMemList */
    {24044, 0, 193, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {27801, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {27821, 0, 109, UR_PRINT_IN | UR_PRINT_OPTIONAL, 6, -1, -1, -1}, /* phEventWaitList */
    {27837, 0, 109, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urLoaderConfigSetMockingEnabled */
    {32625, 0, 178, UR_PRINT_IN, -1, -1, -1, -1}, /* hLoaderConfig */
    {33705, 0, 4, UR_PRINT_IN, -1, -1, -1, -1}, /* enable */
    /* urBindlessImagesReleaseExternalMemoryExp */
    {27076, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27390, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {31864, 0, 169, UR_PRINT_IN | UR_PRINT_RELEASE, -1, -1, -1, -1}, /* hExternalMem */
    /* urCommandBufferAppendUSMMemcpyExp */
    {31045, 0, 164, UR_PRINT_IN, -1, -1, -1, -1}, /* hCommandBuffer */
    {27946, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pDst */
    {27988, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pSrc */
    {24337, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {31181, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numSyncPointsInWaitList */
    {31205, 0, 103, UR_PRINT_IN | UR_PRINT_OPTIONAL, 4, -1, -1, -1}, /* pSyncPointWaitList */
    {27801, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {27821, 0, 109, UR_PRINT_IN | UR_PRINT_OPTIONAL, 6, -1, -1, -1}, /* phEventWaitList */
    {31224, 0, 103, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pSyncPoint */
    {27837, 0, 109, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    {31235, 0, 165, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phCommand */
    /* urCommandBufferAppendUSMFillExp */
    {31045, 0, 164, UR_PRINT_IN, -1, -1, -1, -1}, /* hCommandBuffer */
    {33819, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pMemory */
    {28307, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pPattern */
    {28316, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* patternSize */
    {24337, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {31181, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numSyncPointsInWaitList */
    {31205, 0, 103, UR_PRINT_IN | UR_PRINT_OPTIONAL, 5, -1, -1, -1}, /* pSyncPointWaitList */
    {27801, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {27821, 0, 109, UR_PRINT_IN | UR_PRINT_OPTIONAL, 7, -1, -1, -1}, /* phEventWaitList */
    {31224, 0, 103, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pSyncPoint */
    {27837, 0, 109, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    {31235, 0, 165, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phCommand */
    /* urCommandBufferAppendMemBufferCopyExp */
    {31045, 0, 164, UR_PRINT_IN, -1, -1, -1, -1}, /* hCommandBuffer */
    {33859, 0, 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hSrcMem */
    {33867, 0, 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hDstMem */
    {24828, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* srcOffset */
    {24838, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* dstOffset */
    {24337, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {31181, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numSyncPointsInWaitList */
    {31205, 0, 103, UR_PRINT_IN | UR_PRINT_OPTIONAL, 6, -1, -1, -1}, /* pSyncPointWaitList */
    {27801, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {27821, 0, 109, UR_PRINT_IN | UR_PRINT_OPTIONAL, 8, -1, -1, -1}, /* phEventWaitList */
    {31224, 0, 103, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pSyncPoint */
    {27837, 0, 109, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    {31235, 0, 165, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phCommand */
    /* urCommandBufferAppendMemBufferWriteExp */
    {31045, 0, 164, UR_PRINT_IN, -1, -1, -1, -1}, /* hCommandBuffer */
    {27918, 0, 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hBuffer */
    {27939, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* offset */
    {24337, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {27988, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pSrc */
    {31181, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numSyncPointsInWaitList */
    {31205, 0, 103, UR_PRINT_IN | UR_PRINT_OPTIONAL, 5, -1, -1, -1}, /* pSyncPointWaitList */
    {27801, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {27821, 0, 109, UR_PRINT_IN | UR_PRINT_OPTIONAL, 7, -1, -1, -1}, /* phEventWaitList */
    {31224, 0, 103, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pSyncPoint */
    {27837, 0, 109, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    {31235, 0, 165, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phCommand */
    /* urCommandBufferAppendMemBufferReadExp */
    {31045, 0, 164, UR_PRINT_IN, -1, -1, -1, -1}, /* hCommandBuffer */
    {27918, 0, 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hBuffer */
    {27939, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* offset */
    {24337, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {27946, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pDst */
    {31181, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numSyncPointsInWaitList */
    {31205, 0, 103, UR_PRINT_IN | UR_PRINT_OPTIONAL, 5, -1, -1, -1}, /* pSyncPointWaitList */
    {27801, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {27821, 0, 109, UR_PRINT_IN | UR_PRINT_OPTIONAL, 7, -1, -1, -1}, /* phEventWaitList */
    {31224, 0, 103, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pSyncPoint */
    {27837, 0, 109, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    {31235, 0, 165, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phCommand */
    /* urCommandBufferAppendMemBufferCopyRectExp */
    {31045, 0, 164, UR_PRINT_IN, -1, -1, -1, -1}, /* hCommandBuffer */
    {33859, 0, 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hSrcMem */
    {33867, 0, 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hDstMem */
    {28208, 0, 62, UR_PRINT_IN, -1, -1, -1, -1}, /* srcOrigin */
    {28218, 0, 62, UR_PRINT_IN, -1, -1, -1, -1}, /* dstOrigin */
    {28041, 0, 63, UR_PRINT_IN, -1, -1, -1, -1}, /* region */
    {28228, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* srcRowPitch */
    {28240, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* srcSlicePitch */
    {28254, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* dstRowPitch */
    {28266, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* dstSlicePitch */
    {31181, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numSyncPointsInWaitList */
    {31205, 0, 103, UR_PRINT_IN | UR_PRINT_OPTIONAL, 10, -1, -1, -1}, /* pSyncPointWaitList */
    {27801, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {27821, 0, 109, UR_PRINT_IN | UR_PRINT_OPTIONAL, 12, -1, -1, -1}, /* phEventWaitList */
    {31224, 0, 103, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pSyncPoint */
    {27837, 0, 109, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    {31235, 0, 165, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phCommand */
    /* urCommandBufferAppendMemBufferWriteRectExp */
    {31045, 0, 164, UR_PRINT_IN, -1, -1, -1, -1}, /* hCommandBuffer */
    {27918, 0, 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hBuffer */
    {34032, 0, 62, UR_PRINT_IN, -1, -1, -1, -1}, /* bufferOffset */
    {34045, 0, 62, UR_PRINT_IN, -1, -1, -1, -1}, /* hostOffset */
    {28041, 0, 63, UR_PRINT_IN, -1, -1, -1, -1}, /* region */
    {28048, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* bufferRowPitch */
    {28063, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* bufferSlicePitch */
    {28080, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* hostRowPitch */
    {28093, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* hostSlicePitch */
    {27988, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pSrc */
    {31181, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numSyncPointsInWaitList */
    {31205, 0, 103, UR_PRINT_IN | UR_PRINT_OPTIONAL, 10, -1, -1, -1}, /* pSyncPointWaitList */
    {27801, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {27821, 0, 109, UR_PRINT_IN | UR_PRINT_OPTIONAL, 12, -1, -1, -1}, /* phEventWaitList */
    {31224, 0, 103, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pSyncPoint */
    {27837, 0, 109, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    {31235, 0, 165, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phCommand */
    /* urCommandBufferAppendMemBufferReadRectExp */
    {31045, 0, 164, UR_PRINT_IN, -1, -1, -1, -1}, /* hCommandBuffer */
    {27918, 0, 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hBuffer */
    {34032, 0, 62, UR_PRINT_IN, -1, -1, -1, -1}, /* bufferOffset */
    {34045, 0, 62, UR_PRINT_IN, -1, -1, -1, -1}, /* hostOffset */
    {28041, 0, 63, UR_PRINT_IN, -1, -1, -1, -1}, /* region */
    {28048, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* bufferRowPitch */
    {28063, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* bufferSlicePitch */
    {28080, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* hostRowPitch */
    {28093, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* hostSlicePitch */
    {27946, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pDst */
    {31181, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numSyncPointsInWaitList */
    {31205, 0, 103, UR_PRINT_IN | UR_PRINT_OPTIONAL, 10, -1, -1, -1}, /* pSyncPointWaitList */
    {27801, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {27821, 0, 109, UR_PRINT_IN | UR_PRINT_OPTIONAL, 12, -1, -1, -1}, /* phEventWaitList */
    {31224, 0, 103, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pSyncPoint */
    {27837, 0, 109, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* phEvent */
    {31235, 0, 165, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* phCommand */
    /* urCommandBufferAppendMemBufferFillExp */
    {31045, 0, 164, UR_PRINT_IN, -1, -1, -1, -1}, /* hCommandBuffer */
    {27918, 0, 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hBuffer */
    {28307, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pPattern */
    {28316, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* patternSize */
    {27939, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* offset */
    {24337, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {31181, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numSyncPointsInWaitList */
    {31205, 0, 103, UR_PRINT_IN | UR_PRINT_OPTIONAL, 6, -1, -1, -1}, /* pSyncPointWaitList */
    {27801, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {27821, 0, 109, UR_PRINT_IN | UR_PRINT_OPTIONAL, 8, -1, -1, -1}, /* phEventWaitList */
    {31224, 0, 103, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pSyncPoint */
    {27837, 0, 109, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    {31235, 0, 165, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phCommand */
    /* urCommandBufferAppendUSMPrefetchExp */
    {31045, 0, 164, UR_PRINT_IN, -1, -1, -1, -1}, /* hCommandBuffer */
    {33819, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pMemory */
    {24337, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {23884, 0, 112, UR_PRINT_IN, -1, -1, -1, -1}, /* flags */
    {31181, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numSyncPointsInWaitList */
    {31205, 0, 103, UR_PRINT_IN | UR_PRINT_OPTIONAL, 4, -1, -1, -1}, /* pSyncPointWaitList */
    {27801, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {27821, 0, 109, UR_PRINT_IN | UR_PRINT_OPTIONAL, 6, -1, -1, -1}, /* phEventWaitList */
    {31224, 0, 103, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pSyncPoint */
    {27837, 0, 109, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    {31235, 0, 165, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phCommand */
    /* urCommandBufferAppendUSMAdviseExp */
    {31045, 0, 164, UR_PRINT_IN, -1, -1, -1, -1}, /* hCommandBuffer */
    {33819, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pMemory */
    {24337, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {28693, 0, 88, UR_PRINT_IN, -1, -1, -1, -1}, /* advice */
    {31181, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numSyncPointsInWaitList */
    {31205, 0, 103, UR_PRINT_IN | UR_PRINT_OPTIONAL, 4, -1, -1, -1}, /* pSyncPointWaitList */
    {27801, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {27821, 0, 109, UR_PRINT_IN | UR_PRINT_OPTIONAL, 6, -1, -1, -1}, /* phEventWaitList */
    {31224, 0, 103, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pSyncPoint */
    {27837, 0, 109, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    {31235, 0, 165, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phCommand */
    /* urEnqueueCommandBufferExp */
    {27714, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {31045, 0, 164, UR_PRINT_IN, -1, -1, -1, -1}, /* hCommandBuffer */
    {27801, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {27821, 0, 109, UR_PRINT_IN | UR_PRINT_OPTIONAL, 2, -1, -1, -1}, /* phEventWaitList */
    {27837, 0, 109, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urCommandBufferUpdateSignalEventExp */
    {25204, 0, 68, UR_PRINT_IN, -1, -1, -1, -1}, /* hCommand */
    {34275, 0, 109, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phSignalEvent */
    /* urCommandBufferUpdateWaitEventsExp */
    {25204, 0, 68, UR_PRINT_IN, -1, -1, -1, -1}, /* hCommand */
    {27801, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {27821, 0, 109, UR_PRINT_IN | UR_PRINT_OPTIONAL, 1, -1, -1, -1}, /* phEventWaitList */
    /* urBindlessImagesMapExternalLinearMemoryExp */
    {27076, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27390, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {27939, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* offset */
    {24337, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {31864, 0, 169, UR_PRINT_IN, -1, -1, -1, -1}, /* hExternalMem */
    {34360, 0, 111, UR_PRINT_OUT, -1, -1, -1, -1}, /* ppRetMem */
    /* urEnqueueEventsWaitWithBarrierExt */
    {27714, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {24044, 0, 194, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {27801, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {27821, 0, 109, UR_PRINT_IN | UR_PRINT_OPTIONAL, 2, -1, -1, -1}, /* phEventWaitList */
    {27837, 0, 109, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urPhysicalMemGetInfo */
    {32283, 0, 172, UR_PRINT_IN, -1, -1, -1, -1}, /* hPhysicalMem */
    {27118, 0, 195, UR_PRINT_IN, -1, -1, -1, -1}, /* propName */
    {27127, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* propSize */
    {27136, 0, 46, UR_PRINT_OUT | UR_PRINT_OPTIONAL, 2, 1, 4, -1}, /* pPropValue */
    {27147, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPropSizeRet */
    /* urEnqueueUSMDeviceAllocExp */
    {27714, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {30983, 0, 47, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPool */
    {24337, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {24044, 0, 196, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {27801, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {27821, 0, 109, UR_PRINT_IN | UR_PRINT_OPTIONAL, 4, -1, -1, -1}, /* phEventWaitList */
    {30643, 0, 111, UR_PRINT_OUT, -1, -1, -1, -1}, /* ppMem */
    {27837, 0, 109, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* phEvent */
    /* urEnqueueUSMSharedAllocExp */
    {27714, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {30983, 0, 47, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPool */
    {24337, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {24044, 0, 196, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {27801, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {27821, 0, 109, UR_PRINT_IN | UR_PRINT_OPTIONAL, 4, -1, -1, -1}, /* phEventWaitList */
    {30643, 0, 111, UR_PRINT_OUT, -1, -1, -1, -1}, /* ppMem */
    {27837, 0, 109, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* phEvent */
    /* urEnqueueUSMHostAllocExp */
    {27714, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {30983, 0, 47, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPool */
    {24337, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {24044, 0, 196, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {27801, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {27821, 0, 109, UR_PRINT_IN | UR_PRINT_OPTIONAL, 4, -1, -1, -1}, /* phEventWaitList */
    {30643, 0, 111, UR_PRINT_OUT, -1, -1, -1, -1}, /* ppMem */
    {27837, 0, 109, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* phEvent */
    /* urEnqueueUSMFreeExp */
    {27714, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {30983, 0, 47, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPool */
    {24332, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pMem */
    {27801, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {27821, 0, 109, UR_PRINT_IN | UR_PRINT_OPTIONAL, 3, -1, -1, -1}, /* phEventWaitList */
    {27837, 0, 109, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* phEvent */
    /* urUSMPoolCreateExp */
    {27076, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27390, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {30729, 0, 157, UR_PRINT_IN, -1, -1, -1, -1}, /* pPoolDesc */
    {30983, 0, 158, UR_PRINT_OUT, -1, -1, -1, -1}, /* pPool */
    /* urUSMPoolDestroyExp */
    {27076, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27390, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {31022, 0, 47, UR_PRINT_IN | UR_PRINT_RELEASE, -1, -1, -1, -1}, /* hPool */
    /* urUSMPoolGetDefaultDevicePoolExp */
    {27076, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27390, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {30983, 0, 158, UR_PRINT_OUT, -1, -1, -1, -1}, /* pPool */
    /* urUSMPoolSetDevicePoolExp */
    {27076, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27390, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {31022, 0, 47, UR_PRINT_IN, -1, -1, -1, -1}, /* hPool */
    /* urUSMPoolGetDevicePoolExp */
    {27076, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27390, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {30983, 0, 158, UR_PRINT_OUT, -1, -1, -1, -1}, /* pPool */
    /* urUSMPoolTrimToExp */
    {27076, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27390, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {31022, 0, 47, UR_PRINT_IN, -1, -1, -1, -1}, /* hPool */
    {34690, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* minBytesToKeep */
    /* urUSMPoolGetInfoExp */
    {31022, 0, 47, UR_PRINT_IN, -1, -1, -1, -1}, /* hPool */
    {27118, 0, 163, UR_PRINT_IN, -1, -1, -1, -1}, /* propName */
    {27136, 0, 46, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, 1, -1, -1}, /* pPropValue */
    {27147, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPropSizeRet */
    /* urCommandBufferAppendNativeCommandExp */
    {31045, 0, 164, UR_PRINT_IN, -1, -1, -1, -1}, /* hCommandBuffer */
    {34744, 0, 102, UR_PRINT_IN, -1, -1, -1, -1}, /* pfnNativeCommand */
    {26994, 0, 46, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pData */
    {34761, 0, 164, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* hChildCommandBuffer */
    {31181, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numSyncPointsInWaitList */
    {31205, 0, 103, UR_PRINT_IN | UR_PRINT_OPTIONAL, 4, -1, -1, -1}, /* pSyncPointWaitList */
    {31224, 0, 103, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pSyncPoint */
    /* urCommandBufferGetNativeHandleExp */
    {31045, 0, 164, UR_PRINT_IN, -1, -1, -1, -1}, /* hCommandBuffer */
    {34819, 0, 99, UR_PRINT_OUT, -1, -1, -1, -1}, /* phNativeCommandBuffer */
    /* urUSMPoolSetInfoExp */
    {31022, 0, 47, UR_PRINT_IN, -1, -1, -1, -1}, /* hPool */
    {27118, 0, 163, UR_PRINT_IN, -1, -1, -1, -1}, /* propName */
    {27136, 0, 46, UR_PRINT_IN, -1, 1, -1, 3}, /* pPropValue */
    {27127, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* propSize */
    /* urAdapterSetLoggerCallback */
    {27233, 0, 39, UR_PRINT_IN, -1, -1, -1, -1}, /* hAdapter */
    {34895, 0, 102, UR_PRINT_IN, -1, -1, -1, -1}, /* pfnLoggerCallback */
    {27296, 0, 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pUserData */
    {34913, 0, 197, UR_PRINT_IN, -1, -1, -1, -1}, /* level */
    /* urAdapterSetLoggerCallbackLevel */
    {27233, 0, 39, UR_PRINT_IN, -1, -1, -1, -1}, /* hAdapter */
    {34913, 0, 197, UR_PRINT_IN, -1, -1, -1, -1}, /* level */
    /* urBindlessImagesGetImageUnsampledHandleSupportExp */
    {27076, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27390, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {29434, 0, 129, UR_PRINT_IN, -1, -1, -1, -1}, /* pImageDesc */
    {29421, 0, 128, UR_PRINT_IN, -1, -1, -1, -1}, /* pImageFormat */
    {34978, 0, 198, UR_PRINT_IN, -1, -1, -1, -1}, /* imageMemHandleType */
    {34997, 0, 199, UR_PRINT_OUT, -1, -1, -1, -1}, /* pSupportedRet */
    /* urBindlessImagesGetImageSampledHandleSupportExp */
    {27076, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27390, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {29434, 0, 129, UR_PRINT_IN, -1, -1, -1, -1}, /* pImageDesc */
    {29421, 0, 128, UR_PRINT_IN, -1, -1, -1, -1}, /* pImageFormat */
    {34978, 0, 198, UR_PRINT_IN, -1, -1, -1, -1}, /* imageMemHandleType */
    {34997, 0, 199, UR_PRINT_OUT, -1, -1, -1, -1}, /* pSupportedRet */
    /* urBindlessImagesGetImageMemoryHandleTypeSupportExp */
    {27076, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27390, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {29434, 0, 129, UR_PRINT_IN, -1, -1, -1, -1}, /* pImageDesc */
    {29421, 0, 128, UR_PRINT_IN, -1, -1, -1, -1}, /* pImageFormat */
    {34978, 0, 198, UR_PRINT_IN, -1, -1, -1, -1}, /* imageMemHandleType */
    {34997, 0, 199, UR_PRINT_OUT, -1, -1, -1, -1}, /* pSupportedRet */
    /* urBindlessImagesFreeMappedLinearMemoryExp */
    {27076, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27390, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {24332, 0, 46, UR_PRINT_IN | UR_PRINT_RELEASE, -1, -1, -1, -1}, /* pMem */
    /* urKernelSuggestMaxCooperativeGroupCount */
    {27721, 0, 69, UR_PRINT_IN, -1, -1, -1, -1}, /* hKernel */
    {27390, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {27729, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* workDim */
    {27771, 0, 73, UR_PRINT_IN, 2, -1, -1, -1}, /* pLocalWorkSize */
    {35202, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* dynamicSharedMemorySize */
    {35226, 0, 103, UR_PRINT_OUT, -1, -1, -1, -1}, /* pGroupCountRet */
    /* urUSMContextMemcpyExp */
    {27076, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27946, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pDst */
    {27988, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pSrc */
    {24337, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    /* urMemoryExportAllocExportableMemoryExp */
    {27076, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27390, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {35303, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* alignment */
    {24337, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {35313, 0, 187, UR_PRINT_IN, -1, -1, -1, -1}, /* handleTypeToExport */
    {30643, 0, 111, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* ppMem */
    /* urMemoryExportFreeExportableMemoryExp */
    {27076, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27390, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {24332, 0, 46, UR_PRINT_IN | UR_PRINT_RELEASE, -1, -1, -1, -1}, /* pMem */
    /* urMemoryExportExportMemoryHandleExp */
    {27076, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27390, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {35313, 0, 187, UR_PRINT_IN, -1, -1, -1, -1}, /* handleTypeToExport */
    {24332, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pMem */
    {35409, 0, 46, UR_PRINT_OUT, -1, -1, -1, -1}, /* pMemHandleRet */
    /* urBindlessImagesSupportsImportingHandleTypeExp */
    {27390, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {33445, 0, 187, UR_PRINT_IN, -1, -1, -1, -1}, /* memHandleType */
    {34997, 0, 199, UR_PRINT_OUT, -1, -1, -1, -1}, /* pSupportedRet */
    /* urIPCGetMemHandleExp */
    {27076, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {24332, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pMem */
    {35506, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* ppIPCMemHandleData */
    {35525, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pIPCMemHandleDataSizeRet */
    /* urIPCPutMemHandleExp */
    {27076, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {35571, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pIPCMemHandleData */
    /* urIPCOpenMemHandleExp */
    {27076, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27390, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {35571, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pIPCMemHandleData */
    {35610, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* ipcMemHandleDataSize */
    {30643, 0, 111, UR_PRINT_OUT, -1, -1, -1, -1}, /* ppMem */
    /* urIPCCloseMemHandleExp */
    {27076, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {24332, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pMem */
    /* urDeviceWaitExp */
    {27390, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    /* urProgramDynamicLinkExp */
    {27076, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {26327, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* count */
    {29996, 0, 141, UR_PRINT_IN, 1, -1, -1, -1}, /* phPrograms */
    /* urEnqueueKernelLaunchWithArgsExp */
    {27714, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {27721, 0, 69, UR_PRINT_IN, -1, -1, -1, -1}, /* hKernel */
    {27729, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* workDim */
    {27737, 0, 73, UR_PRINT_IN | UR_PRINT_OPTIONAL, 2, -1, -1, -1}, /* pGlobalWorkOffset */
    {27755, 0, 73, UR_PRINT_IN, 2, -1, -1, -1}, /* pGlobalWorkSize */
    {27771, 0, 73, UR_PRINT_IN | UR_PRINT_OPTIONAL, 2, -1, -1, -1}, /* pLocalWorkSize */
    {35716, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numArgs */
    {35724, 0, 200, UR_PRINT_IN | UR_PRINT_OPTIONAL, 6, -1, -1, -1}, /* pArgs */
    {27786, 0, 108, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* launchPropList */
    {27801, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {27821, 0, 109, UR_PRINT_IN | UR_PRINT_OPTIONAL, 9, -1, -1, -1}, /* phEventWaitList */
    {27837, 0, 109, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urGraphCreateExp */
    {27076, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {35763, 0, 201, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phGraph */
    /* urQueueBeginGraphCaptureExp */
    {27714, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    /* urQueueBeginCaptureIntoGraphExp */
    {27714, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {35816, 0, 202, UR_PRINT_IN, -1, -1, -1, -1}, /* hGraph */
    /* urQueueEndGraphCaptureExp */
    {27714, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {35763, 0, 201, UR_PRINT_OUT, -1, -1, -1, -1}, /* phGraph */
    /* urGraphDestroyExp */
    {35816, 0, 202, UR_PRINT_IN | UR_PRINT_RELEASE, -1, -1, -1, -1}, /* hGraph */
    /* urGraphExecutableGraphDestroyExp */
    {35899, 0, 203, UR_PRINT_IN | UR_PRINT_RELEASE, -1, -1, -1, -1}, /* hExecutableGraph */
    /* urQueueIsGraphCaptureEnabledExp */
    {27714, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {35949, 0, 199, UR_PRINT_OUT, -1, -1, -1, -1}, /* pResult */
    /* urGraphIsEmptyExp */
    {35816, 0, 202, UR_PRINT_IN, -1, -1, -1, -1}, /* hGraph */
    {35949, 0, 199, UR_PRINT_OUT, -1, -1, -1, -1}, /* pResult */
    /* urGraphDumpContentsExp */
    {35816, 0, 202, UR_PRINT_IN, -1, -1, -1, -1}, /* hGraph */
    {36007, 0, 52, UR_PRINT_IN, -1, -1, -1, -1}, /* filePath */
    /* urGraphInstantiateGraphExp */
    {35816, 0, 202, UR_PRINT_IN, -1, -1, -1, -1}, /* hGraph */
    {36039, 0, 204, UR_PRINT_OUT, -1, -1, -1, -1}, /* phExecGraph */
    /* urEnqueueGraphExp */
    {27714, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {35816, 0, 203, UR_PRINT_IN, -1, -1, -1, -1}, /* hGraph */
    {27801, 0, 2, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* numEventsInWaitList */
    {27821, 0, 109, UR_PRINT_IN | UR_PRINT_OPTIONAL, 2, -1, -1, -1}, /* phEventWaitList */
    {27837, 0, 109, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urEnqueueHostTaskExp */
    {27714, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {36096, 0, 102, UR_PRINT_IN, -1, -1, -1, -1}, /* pfnHostTask */
    {33647, 0, 46, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* data */
    {24044, 0, 205, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {27801, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {27821, 0, 109, UR_PRINT_IN | UR_PRINT_OPTIONAL, 4, -1, -1, -1}, /* phEventWaitList */
    {27837, 0, 109, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urCommandBufferAppendKernelLaunchWithArgsExp */
    {31045, 0, 164, UR_PRINT_IN, -1, -1, -1, -1}, /* hCommandBuffer */
    {27721, 0, 69, UR_PRINT_IN, -1, -1, -1, -1}, /* hKernel */
    {27729, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* workDim */
    {27737, 0, 73, UR_PRINT_IN | UR_PRINT_OPTIONAL, 2, -1, -1, -1}, /* pGlobalWorkOffset */
    {27755, 0, 73, UR_PRINT_IN, 2, -1, -1, -1}, /* pGlobalWorkSize */
    {27771, 0, 73, UR_PRINT_IN | UR_PRINT_OPTIONAL, 2, -1, -1, -1}, /* pLocalWorkSize */
    {35716, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numArgs */
    {35724, 0, 200, UR_PRINT_IN | UR_PRINT_OPTIONAL, 6, -1, -1, -1}, /* pArgs */
    {31138, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numKernelAlternatives */
    {31160, 0, 118, UR_PRINT_IN | UR_PRINT_OPTIONAL, 8, -1, -1, -1}, /* phKernelAlternatives */
    {31181, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numSyncPointsInWaitList */
    {31205, 0, 103, UR_PRINT_IN | UR_PRINT_OPTIONAL, 10, -1, -1, -1}, /* pSyncPointWaitList */
    {27801, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {27821, 0, 109, UR_PRINT_IN | UR_PRINT_OPTIONAL, 12, -1, -1, -1}, /* phEventWaitList */
    {31224, 0, 103, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pSyncPoint */
    {27837, 0, 109, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    {31235, 0, 165, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phCommand */
    /* urKernelGetSuggestedLocalWorkSizeWithArgs */
    {27721, 0, 69, UR_PRINT_IN, -1, -1, -1, -1}, /* hKernel */
    {27714, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {33376, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numWorkDim */
    {27737, 0, 73, UR_PRINT_IN, 2, -1, -1, -1}, /* pGlobalWorkOffset */
    {27755, 0, 73, UR_PRINT_IN, 2, -1, -1, -1}, /* pGlobalWorkSize */
    {35716, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numArgs */
    {35724, 0, 200, UR_PRINT_IN | UR_PRINT_OPTIONAL, 5, -1, -1, -1}, /* pArgs */
    {33387, 0, 73, UR_PRINT_OUT, 2, -1, -1, -1}, /* pSuggestedLocalWorkSize */
    /* urUSMHostAllocRegisterExp */
    {27076, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {36216, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pHostMem */
    {24337, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {24044, 0, 206, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    /* urUSMHostAllocUnregisterExp */
    {27076, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {36216, 0, 46, UR_PRINT_IN | UR_PRINT_RELEASE, -1, -1, -1, -1}, /* pHostMem */
    /* urQueueGetGraphExp */
    {27714, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {35763, 0, 201, UR_PRINT_OUT, -1, -1, -1, -1}, /* phGraph */
    /* urGraphSetDestructionCallbackExp */
    {35816, 0, 202, UR_PRINT_IN, -1, -1, -1, -1}, /* hGraph */
    {36298, 0, 102, UR_PRINT_IN, -1, -1, -1, -1}, /* pfnCallback */
    {27296, 0, 46, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pUserData */
    /* urIPCGetPhysMemHandleExp */
    {27076, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {36343, 0, 172, UR_PRINT_IN, -1, -1, -1, -1}, /* hPhysMem */
    {36352, 0, 111, UR_PRINT_OUT, -1, -1, -1, -1}, /* ppIPCPhysMemHandleData */
    {36375, 0, 73, UR_PRINT_OUT, -1, -1, -1, -1}, /* pIPCPhysMemHandleDataSizeRet */
    /* urIPCPutPhysMemHandleExp */
    {27076, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {36429, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pIPCPhysMemHandleData */
    /* urIPCOpenPhysMemHandleExp */
    {27076, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27390, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {36429, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pIPCPhysMemHandleData */
    {36476, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* ipcPhysMemHandleDataSize */
    {36501, 0, 175, UR_PRINT_OUT, -1, -1, -1, -1}, /* phPhysMem */
    /* urIPCClosePhysMemHandleExp */
    {27076, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {36343, 0, 172, UR_PRINT_IN | UR_PRINT_RELEASE, -1, -1, -1, -1}, /* hPhysMem */
    /* urGraphGetNativeHandleExp */
    {35816, 0, 202, UR_PRINT_IN, -1, -1, -1, -1}, /* hGraph */
    {36564, 0, 99, UR_PRINT_OUT, -1, -1, -1, -1}, /* phNativeGraph */
    /* urGraphExecutableGraphGetNativeHandleExp */
    {35899, 0, 203, UR_PRINT_IN, -1, -1, -1, -1}, /* hExecutableGraph */
    {36604, 0, 99, UR_PRINT_OUT, -1, -1, -1, -1}, /* phNativeExecutableGraph */
    /* urEventCreateExp */
    {27076, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27390, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {36669, 0, 207, UR_PRINT_IN, -1, -1, -1, -1}, /* pEventDesc */
    {27837, 0, 109, UR_PRINT_OUT, -1, -1, -1, -1}, /* phEvent */
    /* urIPCGetEventHandleExp */
    {28797, 0, 113, UR_PRINT_IN, -1, -1, -1, -1}, /* hEvent */
    {36697, 0, 111, UR_PRINT_OUT, -1, -1, -1, -1}, /* ppIPCEventHandleData */
    {36718, 0, 73, UR_PRINT_OUT, -1, -1, -1, -1}, /* pIPCEventHandleDataSizeRet */
    /* urIPCPutEventHandleExp */
    {27076, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {36864, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pIPCEventHandleData */
    /* urIPCOpenEventHandleExp */
    {27076, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {36864, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pIPCEventHandleData */
    {36907, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* ipcEventHandleDataSize */
    {27837, 0, 109, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urGraphGetIdExp */
    {35816, 0, 202, UR_PRINT_IN, -1, -1, -1, -1}, /* hGraph */
    {36954, 0, 73, UR_PRINT_OUT, -1, -1, -1, -1}, /* pGraphId */
};

const struct ur_print_struct ur_print_structs[] = {
    {23789, 0, 2, sizeof(struct ur_base_properties_t), -1},
    {23810, 2, 2, sizeof(struct ur_base_desc_t), -1},
    {23831, 4, 3, sizeof(struct ur_rect_offset_t), -1},
    {23867, 7, 3, sizeof(struct ur_rect_region_t), -1},
    {23890, 10, 3, sizeof(struct ur_context_properties_t), UR_STRUCTURE_TYPE_CONTEXT_PROPERTIES},
    {23934, 13, 3, sizeof(struct ur_context_native_properties_t), UR_STRUCTURE_TYPE_CONTEXT_NATIVE_PROPERTIES},
    {23983, 16, 3, sizeof(struct ur_device_binary_t), UR_STRUCTURE_TYPE_DEVICE_BINARY},
    {24013, 19, 2, sizeof(struct ur_device_partition_property_t), -1},
    {24066, 21, 4, sizeof(struct ur_device_partition_properties_t), UR_STRUCTURE_TYPE_DEVICE_PARTITION_PROPERTIES},
    {24099, 25, 3, sizeof(struct ur_device_native_properties_t), UR_STRUCTURE_TYPE_DEVICE_NATIVE_PROPERTIES},
    {24129, 28, 3, sizeof(struct ur_kernel_launch_ext_properties_t), UR_STRUCTURE_TYPE_KERNEL_LAUNCH_EXT_PROPERTIES},
    {24174, 31, 3, sizeof(struct ur_kernel_launch_cluster_property_t), UR_STRUCTURE_TYPE_KERNEL_LAUNCH_CLUSTER_PROPERTY},
    {24229, 34, 3, sizeof(struct ur_kernel_launch_workgroup_property_t), UR_STRUCTURE_TYPE_KERNEL_LAUNCH_WORKGROUP_PROPERTY},
    {24267, 37, 3, sizeof(struct ur_event_native_properties_t), UR_STRUCTURE_TYPE_EVENT_NATIVE_PROPERTIES},
    {24296, 40, 3, sizeof(struct ur_exp_async_usm_alloc_properties_t), UR_STRUCTURE_TYPE_EXP_ASYNC_USM_ALLOC_PROPERTIES},
    {24357, 43, 6, sizeof(struct ur_usm_pool_buffer_desc_t), UR_STRUCTURE_TYPE_USM_POOL_BUFFER_DESC},
    {24386, 49, 3, sizeof(struct ur_exp_file_descriptor_t), UR_STRUCTURE_TYPE_EXP_FILE_DESCRIPTOR},
    {24418, 52, 3, sizeof(struct ur_exp_win32_handle_t), UR_STRUCTURE_TYPE_EXP_WIN32_HANDLE},
    {24445, 55, 3, sizeof(struct ur_exp_win32_name_t), UR_STRUCTURE_TYPE_EXP_WIN32_NAME},
    {24644, 58, 6, sizeof(struct ur_exp_sampler_mip_properties_t), UR_STRUCTURE_TYPE_EXP_SAMPLER_MIP_PROPERTIES},
    {24686, 64, 3, sizeof(struct ur_exp_sampler_addr_modes_t), UR_STRUCTURE_TYPE_EXP_SAMPLER_ADDR_MODES},
    {24732, 67, 3, sizeof(struct ur_exp_sampler_cubemap_properties_t), UR_STRUCTURE_TYPE_EXP_SAMPLER_CUBEMAP_PROPERTIES},
    {24768, 70, 2, sizeof(struct ur_exp_external_mem_desc_t), UR_STRUCTURE_TYPE_EXP_EXTERNAL_MEM_DESC},
    {24795, 72, 2, sizeof(struct ur_exp_external_semaphore_desc_t), UR_STRUCTURE_TYPE_EXP_EXTERNAL_SEMAPHORE_DESC},
    {24859, 74, 5, sizeof(struct ur_exp_image_copy_region_t), UR_STRUCTURE_TYPE_EXP_IMAGE_COPY_REGION},
    {24906, 79, 4, sizeof(struct ur_exp_image_user_pitch_desc_t), UR_STRUCTURE_TYPE_EXP_IMAGE_USER_PITCH_DESC},
    {24975, 83, 5, sizeof(struct ur_exp_command_buffer_desc_t), UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC},
    {25027, 88, 5, sizeof(struct ur_exp_command_buffer_update_memobj_arg_desc_t), UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_MEMOBJ_ARG_DESC},
    {25089, 93, 5, sizeof(struct ur_exp_command_buffer_update_pointer_arg_desc_t), UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_POINTER_ARG_DESC},
    {25158, 98, 6, sizeof(struct ur_exp_command_buffer_update_value_arg_desc_t), UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_VALUE_ARG_DESC},
    {25398, 104, 14, sizeof(struct ur_exp_command_buffer_update_kernel_launch_desc_t), UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_KERNEL_LAUNCH_DESC},
    {25453, 118, 2, sizeof(struct ur_exp_kernel_arg_mem_obj_tuple_t), -1},
    {25493, 120, 6, sizeof(struct ur_exp_kernel_arg_properties_t), UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES},
    {25524, 126, 3, sizeof(struct ur_exp_host_task_properties_t), UR_STRUCTURE_TYPE_EXP_HOST_TASK_PROPERTIES},
    {25554, 129, 3, sizeof(struct ur_exp_enqueue_ext_properties_t), UR_STRUCTURE_TYPE_EXP_ENQUEUE_EXT_PROPERTIES},
    {25586, 132, 3, sizeof(struct ur_exp_enqueue_native_command_properties_t), UR_STRUCTURE_TYPE_EXP_ENQUEUE_NATIVE_COMMAND_PROPERTIES},
    {25629, 135, 3, sizeof(struct ur_exp_event_desc_t), UR_STRUCTURE_TYPE_EXP_EVENT_DESC},
    {25649, 138, 3, sizeof(struct ur_exp_usm_host_alloc_register_properties_t), UR_STRUCTURE_TYPE_EXP_USM_HOST_ALLOC_REGISTER_PROPERTIES},
    {25693, 141, 2, sizeof(struct ur_kernel_arg_value_properties_t), UR_STRUCTURE_TYPE_KERNEL_ARG_VALUE_PROPERTIES},
    {25726, 143, 2, sizeof(struct ur_kernel_arg_local_properties_t), UR_STRUCTURE_TYPE_KERNEL_ARG_LOCAL_PROPERTIES},
    {25759, 145, 2, sizeof(struct ur_kernel_arg_pointer_properties_t), UR_STRUCTURE_TYPE_KERNEL_ARG_POINTER_PROPERTIES},
    {25794, 147, 2, sizeof(struct ur_kernel_exec_info_properties_t), UR_STRUCTURE_TYPE_KERNEL_EXEC_INFO_PROPERTIES},
    {25827, 149, 2, sizeof(struct ur_kernel_arg_sampler_properties_t), UR_STRUCTURE_TYPE_KERNEL_ARG_SAMPLER_PROPERTIES},
    {25875, 151, 3, sizeof(struct ur_kernel_arg_mem_obj_properties_t), UR_STRUCTURE_TYPE_KERNEL_ARG_MEM_OBJ_PROPERTIES},
    {25910, 154, 3, sizeof(struct ur_kernel_native_properties_t), UR_STRUCTURE_TYPE_KERNEL_NATIVE_PROPERTIES},
    {25988, 157, 4, sizeof(struct ur_code_location_t), -1},
    {26032, 161, 2, sizeof(struct ur_image_format_t), -1},
    {26083, 163, 11, sizeof(struct ur_image_desc_t), UR_STRUCTURE_TYPE_IMAGE_DESC},
    {26105, 174, 3, sizeof(struct ur_buffer_properties_t), UR_STRUCTURE_TYPE_BUFFER_PROPERTIES},
    {26136, 177, 3, sizeof(struct ur_buffer_channel_properties_t), UR_STRUCTURE_TYPE_BUFFER_CHANNEL_PROPERTIES},
    {26176, 180, 3, sizeof(struct ur_buffer_alloc_location_properties_t), UR_STRUCTURE_TYPE_BUFFER_ALLOC_LOCATION_PROPERTIES},
    {26221, 183, 4, sizeof(struct ur_buffer_region_t), UR_STRUCTURE_TYPE_BUFFER_REGION},
    {26240, 187, 3, sizeof(struct ur_mem_native_properties_t), UR_STRUCTURE_TYPE_MEM_NATIVE_PROPERTIES},
    {26267, 190, 3, sizeof(struct ur_platform_native_properties_t), UR_STRUCTURE_TYPE_PLATFORM_NATIVE_PROPERTIES},
    {26305, 193, 4, sizeof(struct ur_program_metadata_t), -1},
    {26344, 197, 4, sizeof(struct ur_program_properties_t), UR_STRUCTURE_TYPE_PROGRAM_PROPERTIES},
    {26378, 201, 3, sizeof(struct ur_specialization_constant_info_t), -1},
    {26412, 204, 3, sizeof(struct ur_program_native_properties_t), UR_STRUCTURE_TYPE_PROGRAM_NATIVE_PROPERTIES},
    {26443, 207, 3, sizeof(struct ur_queue_properties_t), UR_STRUCTURE_TYPE_QUEUE_PROPERTIES},
    {26478, 210, 3, sizeof(struct ur_queue_index_properties_t), UR_STRUCTURE_TYPE_QUEUE_INDEX_PROPERTIES},
    {26518, 213, 3, sizeof(struct ur_queue_native_desc_t), UR_STRUCTURE_TYPE_QUEUE_NATIVE_DESC},
    {26541, 216, 3, sizeof(struct ur_queue_native_properties_t), UR_STRUCTURE_TYPE_QUEUE_NATIVE_PROPERTIES},
    {26613, 219, 5, sizeof(struct ur_sampler_desc_t), UR_STRUCTURE_TYPE_SAMPLER_DESC},
    {26631, 224, 3, sizeof(struct ur_sampler_native_properties_t), UR_STRUCTURE_TYPE_SAMPLER_NATIVE_PROPERTIES},
    {26674, 227, 4, sizeof(struct ur_usm_desc_t), UR_STRUCTURE_TYPE_USM_DESC},
    {26688, 231, 3, sizeof(struct ur_usm_host_desc_t), UR_STRUCTURE_TYPE_USM_HOST_DESC},
    {26707, 234, 3, sizeof(struct ur_usm_device_desc_t), UR_STRUCTURE_TYPE_USM_DEVICE_DESC},
    {26728, 237, 3, sizeof(struct ur_usm_alloc_location_desc_t), UR_STRUCTURE_TYPE_USM_ALLOC_LOCATION_DESC},
    {26757, 240, 3, sizeof(struct ur_usm_pool_desc_t), UR_STRUCTURE_TYPE_USM_POOL_DESC},
    {26811, 243, 4, sizeof(struct ur_usm_pool_limits_desc_t), UR_STRUCTURE_TYPE_USM_POOL_LIMITS_DESC},
    {26837, 247, 3, sizeof(struct ur_physical_mem_properties_t), UR_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES},
};
const size_t ur_print_num_structs = 71;

const struct ur_print_union ur_print_unions[] = {
    {26890, 0, 3, sizeof(union ur_device_partition_value_t)},
    {26946, 3, 4, sizeof(union ur_exp_kernel_arg_value_t)},
    {27000, 7, 4, sizeof(union ur_program_metadata_value_t)},
};

const struct ur_print_case ur_print_cases[] = {
    {UR_DEVICE_PARTITION_EQUALLY, 26866, 2},
    {UR_DEVICE_PARTITION_BY_COUNTS, 26327, 2},
    {UR_DEVICE_PARTITION_BY_AFFINITY_DOMAIN, 26874, 17},
    {UR_EXP_KERNEL_ARG_TYPE_VALUE, 24007, 46},
    {UR_EXP_KERNEL_ARG_TYPE_POINTER, 26918, 46},
    {UR_EXP_KERNEL_ARG_TYPE_MEM_OBJ, 26926, 93},
    {UR_EXP_KERNEL_ARG_TYPE_SAMPLER, 26938, 94},
    {UR_PROGRAM_METADATA_TYPE_UINT32, 26972, 2},
    {UR_PROGRAM_METADATA_TYPE_UINT64, 26979, 7},
    {UR_PROGRAM_METADATA_TYPE_STRING, 26986, 52},
    {UR_PROGRAM_METADATA_TYPE_BYTE_ARRAY, 26994, 46},
};

const struct ur_print_function ur_print_functions[] = {
    {1, 27060, 250, 4}, /* urContextCreate */
    {2, 27085, 254, 1}, /* urContextRetain */
    {3, 27101, 255, 1}, /* urContextRelease */
    {4, 27160, 256, 5}, /* urContextGetInfo */
    {5, 27193, 261, 2}, /* urContextGetNativeHandle */
    {6, 27253, 263, 6}, /* urContextCreateWithNativeHandle */
    {7, 27306, 269, 3}, /* urContextSetExtendedDeleter */
    {8, 27378, 272, 5}, /* urDeviceGet */
    {9, 27398, 277, 5}, /* urDeviceGetInfo */
    {10, 27414, 282, 1}, /* urDeviceRetain */
    {11, 27429, 283, 1}, /* urDeviceRelease */
    {12, 27484, 284, 5}, /* urDevicePartition */
    {13, 27540, 289, 4}, /* urDeviceSelectBinary */
    {14, 27576, 293, 2}, /* urDeviceGetNativeHandle */
    {15, 27623, 295, 4}, /* urDeviceCreateWithNativeHandle */
    {16, 27686, 299, 3}, /* urDeviceGetGlobalTimestamps */
    {17, 27845, 302, 10}, /* urEnqueueKernelLaunch */
    {18, 27867, 312, 4}, /* urEnqueueEventsWait */
    {19, 27887, 316, 4}, /* urEnqueueEventsWaitWithBarrier */
    {20, 27951, 320, 9}, /* urEnqueueMemBufferRead */
    {21, 27993, 329, 9}, /* urEnqueueMemBufferWrite */
    {22, 28108, 338, 14}, /* urEnqueueMemBufferReadRect */
    {23, 28135, 352, 14}, /* urEnqueueMemBufferWriteRect */
    {24, 28185, 366, 9}, /* urEnqueueMemBufferCopy */
    {25, 28280, 375, 13}, /* urEnqueueMemBufferCopyRect */
    {26, 28328, 388, 9}, /* urEnqueueMemBufferFill */
    {27, 28358, 397, 11}, /* urEnqueueMemImageRead */
    {28, 28380, 408, 11}, /* urEnqueueMemImageWrite */
    {29, 28423, 419, 9}, /* urEnqueueMemImageCopy */
    {30, 28475, 428, 10}, /* urEnqueueMemBufferMap */
    {31, 28508, 438, 6}, /* urEnqueueMemUnmap */
    {32, 28526, 444, 8}, /* urEnqueueUSMFill */
    {33, 28552, 452, 8}, /* urEnqueueUSMMemcpy */
    {34, 28672, 460, 7}, /* urEnqueueUSMPrefetch */
    {35, 28700, 467, 5}, /* urEnqueueUSMAdvise */
    {38, 28728, 472, 10}, /* urEnqueueDeviceGlobalVariableWrite */
    {39, 28763, 482, 10}, /* urEnqueueDeviceGlobalVariableRead */
    {40, 28804, 492, 5}, /* urEventGetInfo */
    {41, 28819, 497, 5}, /* urEventGetProfilingInfo */
    {42, 28853, 502, 2}, /* urEventWait */
    {43, 28865, 504, 1}, /* urEventRetain */
    {44, 28879, 505, 1}, /* urEventRelease */
    {45, 28908, 506, 2}, /* urEventGetNativeHandle */
    {46, 28944, 508, 4}, /* urEventCreateWithNativeHandle */
    {47, 28995, 512, 4}, /* urEventSetCallback */
    {48, 29035, 516, 3}, /* urKernelCreate */
    {49, 29060, 519, 5}, /* urKernelSetArgValue */
    {50, 29080, 524, 4}, /* urKernelSetArgLocal */
    {51, 29100, 528, 5}, /* urKernelGetInfo */
    {52, 29116, 533, 6}, /* urKernelGetGroupInfo */
    {53, 29137, 539, 6}, /* urKernelGetSubGroupInfo */
    {54, 29161, 545, 1}, /* urKernelRetain */
    {55, 29176, 546, 1}, /* urKernelRelease */
    {56, 29192, 547, 4}, /* urKernelSetArgPointer */
    {57, 29214, 551, 5}, /* urKernelSetExecInfo */
    {58, 29244, 556, 4}, /* urKernelSetArgSampler */
    {59, 29266, 560, 4}, /* urKernelSetArgMemObj */
    {60, 29302, 564, 3}, /* urKernelSetSpecializationConstants */
    {61, 29352, 567, 2}, /* urKernelGetNativeHandle */
    {62, 29390, 569, 5}, /* urKernelCreateWithNativeHandle */
    {63, 29451, 574, 6}, /* urMemImageCreate */
    {64, 29477, 580, 5}, /* urMemBufferCreate */
    {65, 29495, 585, 1}, /* urMemRetain */
    {66, 29507, 586, 1}, /* urMemRelease */
    {67, 29545, 587, 5}, /* urMemBufferPartition */
    {68, 29578, 592, 3}, /* urMemGetNativeHandle */
    {69, 29611, 595, 9}, /* urEnqueueReadHostPipe */
    {70, 29641, 604, 5}, /* urMemGetInfo */
    {71, 29654, 609, 5}, /* urMemImageGetInfo */
    {72, 29698, 614, 4}, /* urPlatformGet */
    {73, 29712, 618, 5}, /* urPlatformGetInfo */
    {74, 29739, 623, 2}, /* urPlatformGetApiVersion */
    {75, 29780, 625, 2}, /* urPlatformGetNativeHandle */
    {76, 29833, 627, 4}, /* urPlatformCreateWithNativeHandle */
    {78, 29887, 631, 5}, /* urProgramCreateWithIL */
    {79, 29929, 636, 7}, /* urProgramCreateWithBinary */
    {80, 29964, 643, 3}, /* urProgramBuild */
    {81, 29979, 646, 3}, /* urProgramCompile */
    {82, 30007, 649, 5}, /* urProgramLink */
    {83, 30021, 654, 1}, /* urProgramRetain */
    {84, 30037, 655, 1}, /* urProgramRelease */
    {85, 30086, 656, 4}, /* urProgramGetFunctionPointer */
    {86, 30114, 660, 5}, /* urProgramGetInfo */
    {87, 30131, 665, 6}, /* urProgramGetBuildInfo */
    {88, 30153, 671, 3}, /* urProgramSetSpecializationConstants */
    {89, 30205, 674, 2}, /* urProgramGetNativeHandle */
    {90, 30245, 676, 4}, /* urProgramCreateWithNativeHandle */
    {91, 30277, 680, 5}, /* urQueueGetInfo */
    {92, 30300, 685, 4}, /* urQueueCreate */
    {93, 30314, 689, 1}, /* urQueueRetain */
    {94, 30328, 690, 1}, /* urQueueRelease */
    {95, 30363, 691, 3}, /* urQueueGetNativeHandle */
    {96, 30399, 694, 5}, /* urQueueCreateWithNativeHandle */
    {97, 30429, 699, 1}, /* urQueueFinish */
    {98, 30443, 700, 1}, /* urQueueFlush */
    {101, 30466, 701, 3}, /* urSamplerCreate */
    {102, 30491, 704, 1}, /* urSamplerRetain */
    {103, 30507, 705, 1}, /* urSamplerRelease */
    {104, 30524, 706, 5}, /* urSamplerGetInfo */
    {105, 30557, 711, 2}, /* urSamplerGetNativeHandle */
    {106, 30597, 713, 4}, /* urSamplerCreateWithNativeHandle */
    {107, 30649, 717, 5}, /* urUSMHostAlloc */
    {108, 30664, 722, 6}, /* urUSMDeviceAlloc */
    {109, 30681, 728, 6}, /* urUSMSharedAlloc */
    {110, 30698, 734, 2}, /* urUSMFree */
    {111, 30708, 736, 6}, /* urUSMGetMemAllocInfo */
    {112, 30746, 742, 3}, /* urUSMPoolCreate */
    {113, 30797, 745, 4}, /* urCommandBufferCreateExp */
    {114, 30855, 749, 3}, /* urPlatformGetBackendOption */
    {115, 30893, 752, 4}, /* urMemBufferCreateWithNativeHandle */
    {116, 30927, 756, 6}, /* urMemImageCreateWithNativeHandle */
    {117, 30960, 762, 9}, /* urEnqueueWriteHostPipe */
    {118, 30989, 771, 1}, /* urUSMPoolRetain */
    {119, 31005, 772, 1}, /* urUSMPoolRelease */
    {120, 31028, 773, 5}, /* urUSMPoolGetInfo */
    {121, 31060, 778, 1}, /* urCommandBufferRetainExp */
    {122, 31085, 779, 1}, /* urCommandBufferReleaseExp */
    {123, 31111, 780, 1}, /* urCommandBufferFinalizeExp */
    {125, 31245, 781, 15}, /* urCommandBufferAppendKernelLaunchExp */
    {132, 31325, 796, 9}, /* urUSMPitchedAllocExp */
    {133, 31346, 805, 3}, /* urBindlessImagesUnsampledImageHandleDestroyExp */
    {134, 31393, 808, 3}, /* urBindlessImagesSampledImageHandleDestroyExp */
    {135, 31449, 811, 5}, /* urBindlessImagesImageAllocateExp */
    {136, 31492, 816, 3}, /* urBindlessImagesImageFreeExp */
    {137, 31529, 819, 6}, /* urBindlessImagesUnsampledImageCreateExp */
    {138, 31582, 825, 7}, /* urBindlessImagesSampledImageCreateExp */
    {139, 31727, 832, 13}, /* urBindlessImagesImageCopyExp */
    {140, 31756, 845, 5}, /* urBindlessImagesImageGetInfoExp */
    {141, 31800, 850, 5}, /* urBindlessImagesMipmapGetLevelExp */
    {142, 31834, 855, 3}, /* urBindlessImagesMipmapFreeExp */
    {144, 31877, 858, 6}, /* urBindlessImagesMapExternalArrayExp */
    {147, 31932, 864, 3}, /* urBindlessImagesReleaseExternalSemaphoreExp */
    {148, 32010, 867, 7}, /* urBindlessImagesWaitExternalSemaphoreExp */
    {149, 32078, 874, 7}, /* urBindlessImagesSignalExternalSemaphoreExp */
    {151, 32127, 881, 10}, /* urEnqueueUSMFill2D */
    {152, 32164, 891, 11}, /* urEnqueueUSMMemcpy2D */
    {153, 32200, 902, 7}, /* urVirtualMemGranularityGetInfo */
    {154, 32246, 909, 4}, /* urVirtualMemReserve */
    {155, 32266, 913, 3}, /* urVirtualMemFree */
    {156, 32296, 916, 6}, /* urVirtualMemMap */
    {157, 32312, 922, 3}, /* urVirtualMemUnmap */
    {158, 32330, 925, 4}, /* urVirtualMemSetAccess */
    {159, 32352, 929, 7}, /* urVirtualMemGetInfo */
    {160, 32386, 936, 5}, /* urPhysicalMemCreate */
    {161, 32406, 941, 1}, /* urPhysicalMemRetain */
    {162, 32426, 942, 1}, /* urPhysicalMemRelease */
    {163, 32447, 943, 3}, /* urUSMImportExp */
    {164, 32462, 946, 2}, /* urUSMReleaseExp */
    {165, 32503, 948, 2}, /* urUsmP2PEnablePeerAccessExp */
    {166, 32531, 950, 2}, /* urUsmP2PDisablePeerAccessExp */
    {167, 32560, 952, 6}, /* urUsmP2PPeerAccessGetInfoExp */
    {172, 32604, 958, 1}, /* urLoaderConfigCreate */
    {173, 32639, 959, 1}, /* urLoaderConfigRelease */
    {174, 32768, 960, 1}, /* urLoaderConfigRetain */
    {175, 32789, 961, 5}, /* urLoaderConfigGetInfo */
    {176, 32822, 966, 2}, /* urLoaderConfigEnableLayer */
    {177, 32848, 968, 1}, /* urAdapterRelease */
    {178, 32889, 969, 3}, /* urAdapterGet */
    {179, 32902, 972, 1}, /* urAdapterRetain */
    {180, 32935, 973, 3}, /* urAdapterGetLastError */
    {181, 32957, 976, 5}, /* urAdapterGetInfo */
    {197, 32974, 981, 5}, /* urProgramBuildExp */
    {198, 32992, 986, 5}, /* urProgramCompileExp */
    {199, 33012, 991, 8}, /* urProgramLinkExp */
    {200, 33040, 999, 3}, /* urLoaderConfigSetCodeLocationCallback */
    {201, 33091, 1002, 2}, /* urLoaderInit */
    {202, 33104, 1004, 0}, /* urLoaderTearDown */
    {216, 33191, 1004, 5}, /* urProgramGetGlobalVariablePointer */
    {217, 33225, 1009, 5}, /* urDeviceGetSelected */
    {220, 33282, 1014, 3}, /* urCommandBufferUpdateKernelLaunchExp */
    {221, 33319, 1017, 5}, /* urCommandBufferGetInfoExp */
    {223, 33345, 1022, 5}, /* urEnqueueTimestampRecordingExp */
    {225, 33411, 1027, 6}, /* urKernelGetSuggestedLocalWorkSize */
    {226, 33490, 1033, 6}, /* urBindlessImagesImportExternalMemoryExp */
    {227, 33587, 1039, 5}, /* urBindlessImagesImportExternalSemaphoreExp */
    {228, 33679, 1044, 9}, /* urEnqueueNativeCommandExp */
    {229, 33712, 1053, 2}, /* urLoaderConfigSetMockingEnabled */
    {230, 33744, 1055, 3}, /* urBindlessImagesReleaseExternalMemoryExp */
    {231, 33785, 1058, 11}, /* urCommandBufferAppendUSMMemcpyExp */
    {232, 33827, 1069, 12}, /* urCommandBufferAppendUSMFillExp */
    {233, 33875, 1081, 13}, /* urCommandBufferAppendMemBufferCopyExp */
    {234, 33913, 1094, 12}, /* urCommandBufferAppendMemBufferWriteExp */
    {235, 33952, 1106, 12}, /* urCommandBufferAppendMemBufferReadExp */
    {236, 33990, 1118, 17}, /* urCommandBufferAppendMemBufferCopyRectExp */
    {237, 34056, 1135, 17}, /* urCommandBufferAppendMemBufferWriteRectExp */
    {238, 34099, 1152, 17}, /* urCommandBufferAppendMemBufferReadRectExp */
    {239, 34141, 1169, 13}, /* urCommandBufferAppendMemBufferFillExp */
    {240, 34179, 1182, 11}, /* urCommandBufferAppendUSMPrefetchExp */
    {241, 34215, 1193, 11}, /* urCommandBufferAppendUSMAdviseExp */
    {242, 34249, 1204, 5}, /* urEnqueueCommandBufferExp */
    {243, 34289, 1209, 2}, /* urCommandBufferUpdateSignalEventExp */
    {244, 34325, 1211, 3}, /* urCommandBufferUpdateWaitEventsExp */
    {245, 34369, 1214, 6}, /* urBindlessImagesMapExternalLinearMemoryExp */
    {246, 34412, 1220, 5}, /* urEnqueueEventsWaitWithBarrierExt */
    {249, 34446, 1225, 5}, /* urPhysicalMemGetInfo */
    {250, 34467, 1230, 8}, /* urEnqueueUSMDeviceAllocExp */
    {251, 34494, 1238, 8}, /* urEnqueueUSMSharedAllocExp */
    {252, 34521, 1246, 8}, /* urEnqueueUSMHostAllocExp */
    {253, 34546, 1254, 6}, /* urEnqueueUSMFreeExp */
    {254, 34566, 1260, 4}, /* urUSMPoolCreateExp */
    {255, 34585, 1264, 3}, /* urUSMPoolDestroyExp */
    {257, 34605, 1267, 3}, /* urUSMPoolGetDefaultDevicePoolExp */
    {259, 34638, 1270, 3}, /* urUSMPoolSetDevicePoolExp */
    {260, 34664, 1273, 3}, /* urUSMPoolGetDevicePoolExp */
    {261, 34705, 1276, 4}, /* urUSMPoolTrimToExp */
    {262, 34724, 1280, 4}, /* urUSMPoolGetInfoExp */
    {263, 34781, 1284, 7}, /* urCommandBufferAppendNativeCommandExp */
    {264, 34841, 1291, 2}, /* urCommandBufferGetNativeHandleExp */
    {265, 34875, 1293, 4}, /* urUSMPoolSetInfoExp */
    {266, 34919, 1297, 4}, /* urAdapterSetLoggerCallback */
    {267, 34946, 1301, 2}, /* urAdapterSetLoggerCallbackLevel */
    {268, 35011, 1303, 6}, /* urBindlessImagesGetImageUnsampledHandleSupportExp */
    {269, 35061, 1309, 6}, /* urBindlessImagesGetImageSampledHandleSupportExp */
    {270, 35109, 1315, 6}, /* urBindlessImagesGetImageMemoryHandleTypeSupportExp */
    {271, 35160, 1321, 3}, /* urBindlessImagesFreeMappedLinearMemoryExp */
    {272, 35241, 1324, 6}, /* urKernelSuggestMaxCooperativeGroupCount */
    {273, 35281, 1330, 4}, /* urUSMContextMemcpyExp */
    {285, 35332, 1334, 6}, /* urMemoryExportAllocExportableMemoryExp */
    {286, 35371, 1340, 3}, /* urMemoryExportFreeExportableMemoryExp */
    {287, 35423, 1343, 5}, /* urMemoryExportExportMemoryHandleExp */
    {288, 35459, 1348, 3}, /* urBindlessImagesSupportsImportingHandleTypeExp */
    {289, 35550, 1351, 4}, /* urIPCGetMemHandleExp */
    {290, 35589, 1355, 2}, /* urIPCPutMemHandleExp */
    {291, 35631, 1357, 5}, /* urIPCOpenMemHandleExp */
    {292, 35653, 1362, 2}, /* urIPCCloseMemHandleExp */
    {293, 35676, 1364, 1}, /* urDeviceWaitExp */
    {294, 35692, 1365, 3}, /* urProgramDynamicLinkExp */
    {295, 35730, 1368, 12}, /* urEnqueueKernelLaunchWithArgsExp */
    {296, 35771, 1380, 2}, /* urGraphCreateExp */
    {297, 35788, 1382, 1}, /* urQueueBeginGraphCaptureExp */
    {298, 35823, 1383, 2}, /* urQueueBeginCaptureIntoGraphExp */
    {299, 35855, 1385, 2}, /* urQueueEndGraphCaptureExp */
    {302, 35881, 1387, 1}, /* urGraphDestroyExp */
    {303, 35916, 1388, 1}, /* urGraphExecutableGraphDestroyExp */
    {304, 35957, 1389, 2}, /* urQueueIsGraphCaptureEnabledExp */
    {305, 35989, 1391, 2}, /* urGraphIsEmptyExp */
    {306, 36016, 1393, 2}, /* urGraphDumpContentsExp */
    {307, 36051, 1395, 2}, /* urGraphInstantiateGraphExp */
    {308, 36078, 1397, 5}, /* urEnqueueGraphExp */
    {309, 36108, 1402, 7}, /* urEnqueueHostTaskExp */
    {310, 36129, 1409, 17}, /* urCommandBufferAppendKernelLaunchWithArgsExp */
    {311, 36174, 1426, 8}, /* urKernelGetSuggestedLocalWorkSizeWithArgs */
    {312, 36225, 1434, 4}, /* urUSMHostAllocRegisterExp */
    {313, 36251, 1438, 2}, /* urUSMHostAllocUnregisterExp */
    {314, 36279, 1440, 2}, /* urQueueGetGraphExp */
    {315, 36310, 1442, 3}, /* urGraphSetDestructionCallbackExp */
    {316, 36404, 1445, 4}, /* urIPCGetPhysMemHandleExp */
    {317, 36451, 1449, 2}, /* urIPCPutPhysMemHandleExp */
    {318, 36511, 1451, 5}, /* urIPCOpenPhysMemHandleExp */
    {319, 36537, 1456, 2}, /* urIPCClosePhysMemHandleExp */
    {320, 36578, 1458, 2}, /* urGraphGetNativeHandleExp */
    {321, 36628, 1460, 2}, /* urGraphExecutableGraphGetNativeHandleExp */
    {322, 36680, 1462, 4}, /* urEventCreateExp */
    {323, 36745, 1466, 3}, /* urIPCGetEventHandleExp */
    {324, 36884, 1469, 2}, /* urIPCPutEventHandleExp */
    {325, 36930, 1471, 4}, /* urIPCOpenEventHandleExp */
    {326, 36963, 1475, 2}, /* urGraphGetIdExp */
};
const size_t ur_print_num_functions = 257;

const uint16_t ur_print_handles[] = {
    36979, /* ur_adapter_handle_t */
    36999, /* ur_context_handle_t */
    37019, /* ur_device_handle_t */
    37038, /* ur_event_handle_t */
    37056, /* ur_exp_external_mem_handle_t */
    37085, /* ur_exp_external_semaphore_handle_t */
    37120, /* ur_exp_command_buffer_handle_t */
    37151, /* ur_exp_command_buffer_command_handle_t */
    37190, /* ur_exp_graph_handle_t */
    37212, /* ur_exp_executable_graph_handle_t */
    37245, /* ur_kernel_handle_t */
    37264, /* ur_loader_config_handle_t */
    37290, /* ur_mem_handle_t */
    37306, /* ur_platform_handle_t */
    37327, /* ur_program_handle_t */
    37347, /* ur_queue_handle_t */
    37365, /* ur_sampler_handle_t */
    37385, /* ur_usm_pool_handle_t */
    37406, /* ur_physical_mem_handle_t */
};
