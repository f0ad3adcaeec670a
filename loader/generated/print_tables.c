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
        "COMMAND_BUFFER_FUSE_EXP\0"
        "COMMAND_BUFFER_GET_FUSION_INFO_EXP\0"
        "QUEUE_BEGIN_FUSION_EXP\0"
        "QUEUE_END_FUSION_EXP\0"
        "QUEUE_CANCEL_FUSION_EXP\0"
        "QUEUE_GET_FUSION_INFO_EXP\0"
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
    },
    {
        "KERNEL_LAUNCH_WORKGROUP_PROPERTY\0"
        "EXP_COMMAND_BUFFER_DESC\0"
        "EXP_COMMAND_BUFFER_UPDATE_KERNEL_LAUNCH_DESC\0"
        "EXP_COMMAND_BUFFER_UPDATE_MEMOBJ_ARG_DESC\0"
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
        "FUSION_DESC\0"
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
    },
    {
        "IMAGE2D_MAX_WIDTH\0"
        "IMAGE2D_MAX_HEIGHT\0"
        "IMAGE3D_MAX_WIDTH\0"
        "IMAGE3D_MAX_HEIGHT\0"
        "IMAGE3D_MAX_DEPTH\0"
        "IMAGE_MAX_BUFFER_SIZE\0"
        "IMAGE_MAX_ARRAY_SIZE\0"
        "MAX_SAMPLERS\0"
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
    },
    {
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
        "UR_FUSION_FLAG_NO_BARRIERS\0"
        "ur_fusion_flag_t\0"
        "ACTIVE\0"
        "LAUNCHES\0"
        "FUSED\0"
        "KERNELS\0"
        "GROUPS\0"
        "REPORT\0"
        "ur_fusion_info_t\0"
        "UR_FUSION_INFO_\0"
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
    },
    {
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
    },
    {
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
        "pMemory\0"
        "ur_fusion_memory_t\0"
        "numPromoted\0"
        "pPromoted\0"
        "ur_fusion_desc_t\0"
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
    },
    {
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
    },
    {
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
    },
    {
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
        "pIPCEventHandleData\0"
        "urIPCPutEventHandleExp\0"
        "ipcEventHandleDataSize\0"
        "urIPCOpenEventHandleExp\0"
        "pGraphId\0"
        "urGraphGetIdExp\0"
        "firstCommand\0"
        "numCommands\0"
        "pNumFused\0"
        "urCommandBufferFuseExp\0"
        "urCommandBufferGetFusionInfoExp\0"
        "urQueueBeginFusionExp\0"
        "urQueueEndFusionExp\0"
        "urQueueCancelFusionExp\0"
        "urQueueGetFusionInfoExp\0"
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
    {UR_PRINT_FLAGS, 0, 0, 4, 72}, /* ur_queue_flags_t */
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
    {UR_PRINT_ENUM, 0, 0, 4, 52}, /* ur_kernel_cache_config_t */
    {UR_PRINT_STRUCT, 0, 0, 0, 48}, /* ur_image_format_t */
    {UR_PRINT_HANDLE, 0, 0, 8, 0}, /* ur_adapter_handle_t */
    {UR_PRINT_UNSIGNED, 1, 255, 1, 0}, /* unsigned char*[] */
    {UR_PRINT_ENUM, 0, 0, 4, 68}, /* ur_program_build_status_t */
    {UR_PRINT_ENUM, 0, 0, 4, 69}, /* ur_program_binary_type_t */
    {UR_PRINT_ENUM, 0, 0, 4, 74}, /* ur_sampler_addressing_mode_t */
    {UR_PRINT_ENUM, 0, 0, 4, 73}, /* ur_sampler_filter_mode_t */
    {UR_PRINT_ENUM, 0, 0, 4, 79}, /* ur_usm_type_t */
    {UR_PRINT_VOID, 1, 0, 1, 0}, /* void* */
    {UR_PRINT_HANDLE, 0, 0, 8, 17}, /* ur_usm_pool_handle_t */
    {UR_PRINT_FLAGS, 0, 0, 4, 84}, /* ur_virtual_mem_access_flags_t */
    {UR_PRINT_STRUCT, 0, 0, 0, 72}, /* ur_physical_mem_properties_t */
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
    {UR_PRINT_ENUM, 0, 3, 4, 74}, /* ur_sampler_addressing_mode_t[3] */
    {UR_PRINT_ENUM, 0, 0, 4, 33}, /* ur_exp_sampler_cubemap_filter_mode_t */
    {UR_PRINT_STRUCT, 0, 0, 0, 2}, /* ur_rect_offset_t */
    {UR_PRINT_STRUCT, 0, 0, 0, 3}, /* ur_rect_region_t */
    {UR_PRINT_STRUCT, 1, 0, 0, 45}, /* const ur_kernel_arg_mem_obj_properties_t * */
    {UR_PRINT_HANDLE, 0, 0, 8, 12}, /* ur_mem_handle_t */
    {UR_PRINT_STRUCT, 1, 0, 0, 42}, /* const ur_kernel_arg_pointer_properties_t * */
    {UR_PRINT_STRUCT, 1, 0, 0, 40}, /* const ur_kernel_arg_value_properties_t * */
    {UR_PRINT_HANDLE, 0, 0, 8, 7}, /* ur_exp_command_buffer_command_handle_t */
    {UR_PRINT_HANDLE, 0, 0, 8, 10}, /* ur_kernel_handle_t */
    {UR_PRINT_STRUCT, 1, 0, 0, 27}, /* const ur_exp_command_buffer_update_memobj_arg_desc_t* */
    {UR_PRINT_STRUCT, 1, 0, 0, 28}, /* const ur_exp_command_buffer_update_pointer_arg_desc_t* */
    {UR_PRINT_STRUCT, 1, 0, 0, 29}, /* const ur_exp_command_buffer_update_value_arg_desc_t* */
    {UR_PRINT_UNSIGNED, 1, 0, 8, 0}, /* size_t* */
    {UR_PRINT_FLAGS, 0, 0, 4, 56}, /* ur_mem_flags_t */
    {UR_PRINT_ENUM, 0, 0, 4, 40}, /* ur_exp_kernel_arg_type_t */
    {UR_PRINT_UNION, 0, 0, 0, 1}, /* ur_exp_kernel_arg_value_t */
    {UR_PRINT_FLAGS, 0, 0, 4, 41}, /* ur_exp_host_task_flags_t */
    {UR_PRINT_FLAGS, 0, 0, 4, 42}, /* ur_exp_enqueue_ext_flags_t */
    {UR_PRINT_FLAGS, 0, 0, 4, 44}, /* ur_exp_enqueue_native_command_flags_t */
    {UR_PRINT_FLAGS, 0, 0, 4, 45}, /* ur_exp_event_flags_t */
    {UR_PRINT_FLAGS, 0, 0, 4, 46}, /* ur_exp_usm_host_alloc_register_flags_t */
    {UR_PRINT_FLAGS, 0, 0, 4, 47}, /* ur_fusion_flags_t */
    {UR_PRINT_STRUCT, 1, 0, 0, 38}, /* const ur_fusion_memory_t* */
    {UR_PRINT_ENUM, 0, 0, 4, 59}, /* ur_image_channel_order_t */
    {UR_PRINT_ENUM, 0, 0, 4, 60}, /* ur_image_channel_type_t */
    {UR_PRINT_ENUM, 0, 0, 4, 57}, /* ur_mem_type_t */
    {UR_PRINT_ENUM, 0, 0, 4, 66}, /* ur_program_metadata_type_t */
    {UR_PRINT_UNION, 0, 0, 0, 2}, /* ur_program_metadata_value_t */
    {UR_PRINT_STRUCT, 1, 0, 0, 56}, /* const ur_program_metadata_t* */
    {UR_PRINT_FLAGS, 0, 0, 4, 81}, /* ur_usm_advice_flags_t */
    {UR_PRINT_FLAGS, 0, 0, 4, 76}, /* ur_usm_host_mem_flags_t */
    {UR_PRINT_FLAGS, 0, 0, 4, 77}, /* ur_usm_device_mem_flags_t */
    {UR_PRINT_FLAGS, 0, 0, 4, 78}, /* ur_usm_pool_flags_t */
    {UR_PRINT_FLAGS, 0, 0, 4, 86}, /* ur_physical_mem_flags_t */
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
    {UR_PRINT_STRUCT, 1, 0, 0, 41}, /* const ur_kernel_arg_local_properties_t* */
    {UR_PRINT_ENUM, 0, 0, 4, 49}, /* ur_kernel_info_t */
    {UR_PRINT_ENUM, 0, 0, 4, 50}, /* ur_kernel_group_info_t */
    {UR_PRINT_ENUM, 0, 0, 4, 51}, /* ur_kernel_sub_group_info_t */
    {UR_PRINT_ENUM, 0, 0, 4, 53}, /* ur_kernel_exec_info_t */
    {UR_PRINT_STRUCT, 1, 0, 0, 43}, /* const ur_kernel_exec_info_properties_t* */
    {UR_PRINT_STRUCT, 1, 0, 0, 44}, /* const ur_kernel_arg_sampler_properties_t* */
    {UR_PRINT_STRUCT, 1, 0, 0, 58}, /* const ur_specialization_constant_info_t* */
    {UR_PRINT_STRUCT, 1, 0, 0, 46}, /* const ur_kernel_native_properties_t* */
    {UR_PRINT_STRUCT, 1, 0, 0, 48}, /* const ur_image_format_t* */
    {UR_PRINT_STRUCT, 1, 0, 0, 49}, /* const ur_image_desc_t* */
    {UR_PRINT_HANDLE, 1, 0, 8, 12}, /* ur_mem_handle_t* */
    {UR_PRINT_STRUCT, 1, 0, 0, 50}, /* const ur_buffer_properties_t* */
    {UR_PRINT_ENUM, 0, 0, 4, 62}, /* ur_buffer_create_type_t */
    {UR_PRINT_STRUCT, 1, 0, 0, 53}, /* const ur_buffer_region_t* */
    {UR_PRINT_ENUM, 0, 0, 4, 58}, /* ur_mem_info_t */
    {UR_PRINT_ENUM, 0, 0, 4, 61}, /* ur_image_info_t */
    {UR_PRINT_HANDLE, 1, 0, 8, 13}, /* ur_platform_handle_t* */
    {UR_PRINT_ENUM, 0, 0, 4, 63}, /* ur_platform_info_t */
    {UR_PRINT_ENUM, 1, 0, 4, 64}, /* ur_api_version_t* */
    {UR_PRINT_STRUCT, 1, 0, 0, 55}, /* const ur_platform_native_properties_t* */
    {UR_PRINT_STRUCT, 1, 0, 0, 57}, /* const ur_program_properties_t* */
    {UR_PRINT_HANDLE, 1, 0, 8, 14}, /* ur_program_handle_t* */
    {UR_PRINT_UNSIGNED, 2, 0, 1, 0}, /* const uint8_t** */
    {UR_PRINT_ENUM, 0, 0, 4, 67}, /* ur_program_info_t */
    {UR_PRINT_ENUM, 0, 0, 4, 70}, /* ur_program_build_info_t */
    {UR_PRINT_STRUCT, 1, 0, 0, 59}, /* const ur_program_native_properties_t* */
    {UR_PRINT_ENUM, 0, 0, 4, 71}, /* ur_queue_info_t */
    {UR_PRINT_STRUCT, 1, 0, 0, 60}, /* const ur_queue_properties_t* */
    {UR_PRINT_HANDLE, 1, 0, 8, 15}, /* ur_queue_handle_t* */
    {UR_PRINT_STRUCT, 1, 0, 0, 62}, /* ur_queue_native_desc_t* */
    {UR_PRINT_STRUCT, 1, 0, 0, 63}, /* const ur_queue_native_properties_t* */
    {UR_PRINT_STRUCT, 1, 0, 0, 64}, /* const ur_sampler_desc_t* */
    {UR_PRINT_HANDLE, 1, 0, 8, 16}, /* ur_sampler_handle_t* */
    {UR_PRINT_ENUM, 0, 0, 4, 75}, /* ur_sampler_info_t */
    {UR_PRINT_STRUCT, 1, 0, 0, 65}, /* const ur_sampler_native_properties_t* */
    {UR_PRINT_STRUCT, 1, 0, 0, 66}, /* const ur_usm_desc_t* */
    {UR_PRINT_ENUM, 0, 0, 4, 80}, /* ur_usm_alloc_info_t */
    {UR_PRINT_STRUCT, 1, 0, 0, 70}, /* ur_usm_pool_desc_t* */
    {UR_PRINT_HANDLE, 1, 0, 8, 17}, /* ur_usm_pool_handle_t* */
    {UR_PRINT_STRUCT, 1, 0, 0, 26}, /* const ur_exp_command_buffer_desc_t* */
    {UR_PRINT_HANDLE, 1, 0, 8, 6}, /* ur_exp_command_buffer_handle_t* */
    {UR_PRINT_CHAR, 2, 0, 1, 0}, /* const char** */
    {UR_PRINT_STRUCT, 1, 0, 0, 54}, /* const ur_mem_native_properties_t* */
    {UR_PRINT_ENUM, 0, 0, 4, 82}, /* ur_usm_pool_info_t */
    {UR_PRINT_HANDLE, 0, 0, 8, 6}, /* ur_exp_command_buffer_handle_t */
    {UR_PRINT_HANDLE, 1, 0, 8, 7}, /* ur_exp_command_buffer_command_handle_t* */
    {UR_PRINT_STRUCT, 1, 0, 0, 24}, /* ur_exp_image_copy_region_t* */
    {UR_PRINT_FLAGS, 0, 0, 4, 31}, /* ur_exp_image_copy_flags_t */
    {UR_PRINT_ENUM, 0, 0, 4, 32}, /* ur_exp_image_copy_input_types_t */
    {UR_PRINT_HANDLE, 0, 0, 8, 4}, /* ur_exp_external_mem_handle_t */
    {UR_PRINT_HANDLE, 0, 0, 8, 5}, /* ur_exp_external_semaphore_handle_t */
    {UR_PRINT_ENUM, 0, 0, 4, 83}, /* ur_virtual_mem_granularity_info_t */
    {UR_PRINT_HANDLE, 0, 0, 8, 18}, /* ur_physical_mem_handle_t */
    {UR_PRINT_ENUM, 0, 0, 4, 85}, /* ur_virtual_mem_info_t */
    {UR_PRINT_STRUCT, 1, 0, 0, 72}, /* const ur_physical_mem_properties_t* */
    {UR_PRINT_HANDLE, 1, 0, 8, 18}, /* ur_physical_mem_handle_t* */
    {UR_PRINT_ENUM, 0, 0, 4, 65}, /* ur_exp_peer_info_t */
    {UR_PRINT_HANDLE, 1, 0, 8, 11}, /* ur_loader_config_handle_t* */
    {UR_PRINT_HANDLE, 0, 0, 8, 11}, /* ur_loader_config_handle_t */
    {UR_PRINT_ENUM, 0, 0, 4, 55}, /* ur_loader_config_info_t */
    {UR_PRINT_HANDLE, 1, 0, 8, 0}, /* ur_adapter_handle_t* */
    {UR_PRINT_SIGNED, 1, 0, 4, 0}, /* int32_t* */
    {UR_PRINT_ENUM, 0, 0, 4, 0}, /* ur_adapter_info_t */
    {UR_PRINT_FLAGS, 0, 0, 4, 43}, /* ur_exp_program_flags_t */
    {UR_PRINT_FLAGS, 0, 0, 4, 54}, /* ur_device_init_flags_t */
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
    {UR_PRINT_ENUM, 0, 0, 4, 87}, /* ur_physical_mem_info_t */
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
    {UR_PRINT_STRUCT, 1, 0, 0, 39}, /* const ur_fusion_desc_t* */
    {UR_PRINT_ENUM, 0, 0, 4, 48}, /* ur_fusion_info_t */
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
    {480u, 7038, 0},
    {481u, 7062, 0},
    {482u, 7097, 0},
    {483u, 7120, 0},
    {484u, 7141, 0},
    {485u, 7165, 0},
    /* ur_structure_type_t */
    {0u, 7218, 0},
    {1u, 7237, 0},
    {2u, 7248, 0},
    {3u, 7266, 0},
    {4u, 7280, 0},
    {5u, 7306, 0},
    {6u, 7339, 0},
    {7u, 7358, 0},
    {8u, 7367, 0},
    {9u, 7381, 0},
    {10u, 7397, 0},
    {11u, 7411, 0},
    {12u, 7432, 0},
    {13u, 7446, 0},
    {14u, 7459, 0},
    {15u, 7476, 0},
    {16u, 7499, 0},
    {17u, 7525, 0},
    {18u, 7550, 0},
    {19u, 7574, 0},
    {20u, 7596, 0},
    {21u, 7620, 0},
    {22u, 7647, 0},
    {23u, 7672, 0},
    {24u, 7698, 0},
    {25u, 7724, 0},
    {26u, 7742, 0},
    {27u, 7770, 0},
    {29u, 7800, 0},
    {30u, 7830, 0},
    {31u, 7860, 0},
    {32u, 7888, 0},
    {33u, 7916, 0},
    {35u, 7944, 0},
    {36u, 7968, 0},
    {37u, 7989, 0},
    {38u, 8013, 0},
    {40u, 8042, 0},
    {41u, 8192, 0},
    {4096u, 8225, 0},
    {4097u, 8249, 0},
    {4098u, 8294, 0},
    {4099u, 8336, 0},
    {4100u, 8379, 0},
    {8192u, 8420, 0},
    {8193u, 8447, 0},
    {8194u, 8469, 0},
    {8195u, 8497, 0},
    {8196u, 8517, 0},
    {8197u, 8534, 0},
    {8198u, 8557, 0},
    {8199u, 8588, 0},
    {8200u, 8610, 0},
    {8201u, 8625, 0},
    {8272u, 8651, 0},
    {12288u, 8682, 0},
    {16384u, 8720, 0},
    {20480u, 8747, 0},
    {24576u, 8773, 0},
    {28672u, 8798, 0},
    {32512u, 8837, 0},
    {32768u, 8849, 0},
    /* ur_result_t */
    {0u, 8903, 0},
    {1u, 8911, 0},
    {2u, 8935, 0},
    {3u, 8966, 0},
    {4u, 8986, 0},
    {5u, 9006, 0},
    {6u, 9028, 0},
    {7u, 9051, 0},
    {8u, 9072, 0},
    {9u, 9094, 0},
    {10u, 9116, 0},
    {11u, 9142, 0},
    {12u, 9167, 0},
    {13u, 9187, 0},
    {14u, 9217, 0},
    {15u, 9252, 0},
    {16u, 9282, 0},
    {17u, 9311, 0},
    {18u, 9346, 0},
    {19u, 9369, 0},
    {20u, 9390, 0},
    {21u, 9408, 0},
    {22u, 9436, 0},
    {23u, 9468, 0},
    {24u, 9498, 0},
    {25u, 9535, 0},
    {26u, 9564, 0},
    {28u, 9593, 0},
    {29u, 9614, 0},
    {30u, 9640, 0},
    {31u, 9676, 0},
    {32u, 9711, 0},
    {33u, 9748, 0},
    {34u, 9773, 0},
    {35u, 9811, 0},
    {36u, 9847, 0},
    {37u, 9880, 0},
    {38u, 9900, 0},
    {39u, 9925, 0},
    {40u, 9952, 0},
    {41u, 9975, 0},
    {42u, 10003, 0},
    {43u, 10030, 0},
    {44u, 10056, 0},
    {45u, 10082, 0},
    {46u, 10105, 0},
    {47u, 10131, 0},
    {48u, 10158, 0},
    {49u, 10185, 0},
    {50u, 10204, 0},
    {51u, 10227, 0},
    {52u, 10255, 0},
    {53u, 10292, 0},
    {54u, 10318, 0},
    {55u, 10348, 0},
    {56u, 10379, 0},
    {57u, 10407, 0},
    {58u, 10433, 0},
    {59u, 10470, 0},
    {60u, 10505, 0},
    {61u, 10542, 0},
    {62u, 10565, 0},
    {63u, 10591, 0},
    {64u, 10614, 0},
    {65u, 10637, 0},
    {66u, 10669, 0},
    {67u, 10692, 0},
    {68u, 10716, 0},
    {69u, 10748, 0},
    {70u, 10775, 0},
    {71u, 10797, 0},
    {72u, 10817, 0},
    {73u, 10849, 0},
    {74u, 10881, 0},
    {75u, 10915, 0},
    {76u, 10948, 0},
    {77u, 10975, 0},
    {4096u, 11002, 0},
    {4097u, 11035, 0},
    {4098u, 11079, 0},
    {4099u, 11133, 0},
    {2147483646u, 11181, 0},
    /* ur_backend_t */
    {0u, 11218, 0},
    {1u, 11226, 0},
    {2u, 11237, 0},
    {3u, 11244, 0},
    {4u, 11249, 0},
    {5u, 11253, 0},
    {256u, 11264, 0},
    /* ur_context_flag_t */
    {1u, 11297, 0},
    /* ur_context_info_t */
    {0u, 11335, 2},
    {1u, 11347, 3},
    {2u, 9, 2},
    {3u, 11355, 4},
    {4u, 11376, 4},
    /* ur_device_type_t */
    {1u, 11430, 0},
    {2u, 11438, 0},
    {3u, 11442, 0},
    {4u, 11446, 0},
    {5u, 11450, 0},
    {6u, 11455, 0},
    {7u, 11459, 0},
    {8u, 11463, 0},
    /* ur_device_info_t */
    {0u, 11503, 5},
    {1u, 11508, 2},
    {2u, 11518, 2},
    {3u, 11528, 2},
    {4u, 11546, 2},
    {5u, 11571, 6},
    {6u, 11591, 7},
    {7u, 11611, 8},
    {8u, 11628, 8},
    {9u, 11643, 8},
    {10u, 7459, 9},
    {11u, 11660, 2},
    {12u, 11688, 2},
    {13u, 11717, 2},
    {14u, 11744, 2},
    {15u, 11772, 2},
    {16u, 11801, 2},
    {17u, 11831, 2},
    {18u, 11859, 2},
    {19u, 11884, 2},
    {20u, 11910, 2},
    {21u, 11934, 2},
    {22u, 11959, 2},
    {23u, 11985, 2},
    {24u, 12012, 2},
    {25u, 12037, 2},
    {26u, 12057, 2},
    {27u, 12075, 2},
    {28u, 12088, 7},
    {29u, 12107, 4},
    {30u, 12121, 2},
    {31u, 12141, 2},
    {32u, 12162, 2},
    {33u, 12288, 7},
    {34u, 12306, 7},
    {35u, 12325, 7},
    {36u, 12343, 7},
    {37u, 12362, 7},
    {38u, 12380, 7},
    {39u, 12402, 7},
    {40u, 12423, 2},
    {41u, 12436, 7},
    {42u, 12455, 2},
    {43u, 12475, 10},
    {44u, 12497, 2},
    {45u, 12523, 7},
    {46u, 12545, 7},
    {47u, 12561, 7},
    {48u, 12577, 7},
    {49u, 12602, 2},
    {50u, 12620, 11},
    {51u, 12635, 7},
    {52u, 12650, 4},
    {53u, 12675, 4},
    {54u, 12695, 7},
    {55u, 12722, 4},
    {56u, 12736, 4},
    {57u, 12746, 4},
    {58u, 12765, 4},
    {59u, 12782, 12},
    {60u, 12805, 9},
    {61u, 12832, 9},
    {62u, 12857, 13},
    {63u, 12874, 14},
    {64u, 9, 2},
    {65u, 12883, 13},
    {66u, 12894, 13},
    {67u, 12899, 13},
    {68u, 12906, 13},
    {69u, 12921, 13},
    {70u, 25, 13},
    {71u, 12929, 13},
    {72u, 12953, 13},
    {73u, 12964, 7},
    {74u, 12983, 4},
    {75u, 13011, 15},
    {76u, 13025, 16},
    {77u, 13046, 2},
    {78u, 13072, 17},
    {79u, 13098, 18},
    {80u, 13113, 2},
    {81u, 13132, 4},
    {82u, 13171, 19},
    {83u, 13193, 20},
    {84u, 13210, 20},
    {85u, 13229, 20},
    {86u, 13255, 20},
    {87u, 13280, 20},
    {88u, 13306, 21},
    {89u, 13311, 13},
    {90u, 13323, 2},
    {91u, 13336, 2},
    {92u, 13354, 2},
    {93u, 13368, 2},
    {94u, 13394, 2},
    {95u, 13418, 2},
    {96u, 13440, 7},
    {97u, 13461, 4},
    {98u, 13472, 4},
    {99u, 13491, 4},
    {100u, 13501, 22},
    {101u, 13534, 23},
    {102u, 13567, 22},
    {103u, 13599, 23},
    {105u, 13631, 2},
    {106u, 1376, 4},
    {107u, 13657, 2},
    {108u, 13674, 24},
    {109u, 13693, 4},
    {110u, 13707, 4},
    {111u, 13727, 4},
    {112u, 13756, 2},
    {113u, 13785, 2},
    {114u, 13796, 4},
    {115u, 13819, 4},
    {116u, 13833, 3},
    {117u, 13851, 15},
    {118u, 13868, 4},
    {119u, 13892, 4},
    {120u, 13909, 2},
    {121u, 1937, 4},
    {122u, 13927, 4},
    {123u, 13945, 25},
    {124u, 13976, 26},
    {125u, 13986, 26},
    {126u, 14002, 26},
    {127u, 14018, 4},
    {128u, 14046, 27},
    {129u, 14073, 21},
    {130u, 14078, 2},
    {131u, 14088, 2},
    {132u, 14121, 2},
    {133u, 14151, 7},
    {134u, 14167, 2},
    {135u, 14182, 2},
    {136u, 14203, 2},
    {137u, 14226, 2},
    {138u, 14247, 2},
    {139u, 14263, 2},
    {4096u, 14287, 4},
    {4097u, 14314, 28},
    {4098u, 14353, 4},
    {4099u, 14386, 4},
    {8192u, 14422, 4},
    {8193u, 14450, 4},
    {8194u, 14489, 4},
    {8195u, 14524, 4},
    {8196u, 14559, 2},
    {8197u, 14581, 7},
    {8198u, 14608, 7},
    {8199u, 14636, 7},
    {8200u, 14663, 4},
    {8201u, 14682, 4},
    {8202u, 14712, 2},
    {8203u, 14738, 4},
    {8204u, 14773, 4},
    {8206u, 14808, 4},
    {8208u, 14846, 4},
    {8209u, 14866, 4},
    {8210u, 14905, 4},
    {8211u, 14953, 4},
    {8212u, 14997, 4},
    {8213u, 15045, 4},
    {8215u, 15089, 4},
    {8216u, 15133, 4},
    {8217u, 15165, 4},
    {8218u, 15189, 4},
    {8219u, 15236, 4},
    {8220u, 15271, 4},
    {8221u, 15306, 4},
    {8224u, 15341, 4},
    {8225u, 15376, 4},
    {8226u, 15405, 29},
    {8227u, 15437, 4},
    {8228u, 15460, 4},
    {8229u, 15492, 4},
    {8230u, 15520, 4},
    {8272u, 15542, 4},
    {8288u, 15576, 4},
    {8289u, 15604, 4},
    {8290u, 15633, 4},
    {8304u, 15658, 4},
    {8320u, 15676, 4},
    {8336u, 15712, 4},
    {8352u, 15748, 4},
    {16384u, 15780, 4},
    {24576u, 15800, 4},
    {24578u, 15833, 4},
    {24579u, 15857, 4},
    {28672u, 15882, 4},
    {32768u, 15913, 4},
    {36864u, 15953, 4},
    /* ur_device_affinity_domain_flag_t */
    {1u, 16016, 0},
    {2u, 16021, 0},
    {4u, 16030, 0},
    {8u, 16039, 0},
    {16u, 16048, 0},
    {32u, 16057, 0},
    /* ur_device_partition_t */
    {4230u, 16141, 0},
    {4231u, 16149, 0},
    {4232u, 16159, 0},
    {4233u, 16178, 0},
    /* ur_device_fp_capability_flag_t */
    {1u, 16231, 0},
    {2u, 16261, 0},
    {4u, 16384, 0},
    {8u, 16398, 0},
    {16u, 16411, 0},
    {32u, 16419, 0},
    {64u, 16426, 0},
    {128u, 16430, 0},
    /* ur_device_mem_cache_type_t */
    {0u, 16502, 0},
    {1u, 16507, 0},
    {2u, 16523, 0},
    /* ur_device_local_mem_type_t */
    {0u, 16502, 0},
    {1u, 16593, 0},
    {2u, 16599, 0},
    /* ur_device_exec_capability_flag_t */
    {1u, 16659, 0},
    {2u, 16666, 0},
    /* ur_memory_order_capability_flag_t */
    {1u, 16745, 0},
    {2u, 16753, 0},
    {4u, 16761, 0},
    {8u, 16769, 0},
    {16u, 16777, 0},
    /* ur_memory_scope_capability_flag_t */
    {1u, 16852, 0},
    {2u, 16862, 0},
    {4u, 16872, 0},
    {8u, 16883, 0},
    {16u, 16890, 0},
    /* ur_device_usm_access_capability_flag_t */
    {1u, 16964, 0},
    {2u, 16971, 0},
    {4u, 16985, 0},
    {8u, 17003, 0},
    /* ur_device_throttle_reasons_flag_t */
    {1u, 17105, 0},
    {2u, 17115, 0},
    {4u, 17129, 0},
    {8u, 17143, 0},
    {16u, 17153, 0},
    {32u, 17162, 0},
    {64u, 17171, 0},
    /* ur_kernel_launch_properties_flag_t */
    {1u, 17244, 0},
    {2u, 17256, 0},
    {4u, 17274, 0},
    {8u, 17292, 0},
    /* ur_kernel_launch_flag_t */
    {1u, 17244, 0},
    {2u, 17292, 0},
    /* ur_map_flag_t */
    {1u, 17438, 0},
    {2u, 17443, 0},
    {4u, 17449, 0},
    /* ur_usm_migration_flag_t */
    {1u, 17500, 0},
    {2u, 17515, 0},
    /* ur_command_t */
    {0u, 17577, 0},
    {1u, 17591, 0},
    {2u, 17603, 0},
    {3u, 17628, 0},
    {4u, 17644, 0},
    {5u, 17661, 0},
    {6u, 17682, 0},
    {7u, 17704, 0},
    {8u, 17720, 0},
    {9u, 17741, 0},
    {10u, 17757, 0},
    {11u, 17772, 0},
    {12u, 17788, 0},
    {14u, 17803, 0},
    {16u, 17818, 0},
    {17u, 17828, 0},
    {18u, 17837, 0},
    {19u, 17848, 0},
    {20u, 17861, 0},
    {21u, 17872, 0},
    {22u, 17884, 0},
    {23u, 17898, 0},
    {24u, 17927, 0},
    {25u, 17955, 0},
    {26u, 17970, 0},
    {4096u, 4942, 0},
    {8192u, 17986, 0},
    {8193u, 18014, 0},
    {8194u, 18044, 0},
    {8196u, 18068, 0},
    {8272u, 5152, 0},
    {8273u, 5181, 0},
    {8274u, 5210, 0},
    {8275u, 5237, 0},
    {8448u, 6490, 0},
    {8704u, 18087, 0},
    /* ur_event_status_t */
    {0u, 18126, 0},
    {1u, 18135, 0},
    {2u, 18143, 0},
    {3u, 18153, 0},
    {4u, 84, 0},
    /* ur_event_info_t */
    {0u, 18195, 30},
    {1u, 18209, 31},
    {2u, 18217, 32},
    {3u, 18230, 33},
    {4u, 9, 2},
    /* ur_profiling_info_t */
    {0u, 18153, 7},
    {1u, 18286, 7},
    {2u, 18293, 7},
    {3u, 18299, 7},
    {4u, 18126, 7},
    /* ur_execution_info_t */
    {0u, 18126, 0},
    {1u, 18135, 0},
    {2u, 18143, 0},
    {3u, 18153, 0},
    /* ur_exp_device_2d_block_array_capability_flag_t */
    {1u, 18389, 0},
    {2u, 18394, 0},
    /* ur_exp_async_usm_alloc_flag_t */
    {1u, 18493, 0},
    /* ur_exp_image_copy_flag_t */
    {1u, 17500, 0},
    {2u, 17515, 0},
    {4u, 18555, 0},
    {8u, 18572, 0},
    /* ur_exp_image_copy_input_types_t */
    {0u, 18634, 0},
    {1u, 18647, 0},
    {2u, 18660, 0},
    {3u, 18671, 0},
    /* ur_exp_sampler_cubemap_filter_mode_t */
    {0u, 18749, 0},
    {1u, 18760, 0},
    /* ur_exp_external_mem_type_t */
    {0u, 18842, 0},
    {1u, 18852, 0},
    {2u, 18861, 0},
    {3u, 18884, 0},
    {4u, 18892, 0},
    /* ur_exp_external_semaphore_type_t */
    {0u, 18842, 0},
    {1u, 18852, 0},
    {2u, 18968, 0},
    {3u, 18988, 0},
    {4u, 19000, 0},
    {5u, 19018, 0},
    /* ur_exp_image_mem_type_t */
    {0u, 19103, 0},
    {1u, 19115, 0},
    /* ur_device_command_buffer_update_capability_flag_t */
    {1u, 19176, 0},
    {2u, 19193, 0},
    {4u, 19209, 0},
    {8u, 19226, 0},
    {16u, 19245, 0},
    {32u, 19259, 0},
    /* ur_exp_command_buffer_info_t */
    {0u, 9, 2},
    {1u, 19365, 34},
    /* ur_exp_command_buffer_command_info_t */
    {0u, 19433, 2},
    /* ur_exp_kernel_arg_type_t */
    {0u, 19521, 0},
    {1u, 19527, 0},
    {2u, 19535, 0},
    {3u, 16593, 0},
    {4u, 19543, 0},
    /* ur_exp_host_task_flag_t */
    {1u, 19600, 0},
    /* ur_exp_enqueue_ext_flag_t */
    {2048u, 19650, 0},
    /* ur_exp_program_flag_t */
    {1u, 19725, 0},
    /* ur_exp_enqueue_native_command_flag_t */
    {1u, 19792, 0},
    /* ur_exp_event_flag_t */
    {1u, 19868, 0},
    {2u, 19885, 0},
    /* ur_exp_usm_host_alloc_register_flag_t */
    {1u, 19932, 0},
    /* ur_fusion_flag_t */
    {1u, 20016, 0},
    /* ur_fusion_info_t */
    {0u, 20060, 4},
    {1u, 20067, 2},
    {2u, 20076, 2},
    {3u, 20082, 2},
    {4u, 20090, 19},
    {5u, 20097, 13},
    /* ur_kernel_info_t */
    {0u, 20137, 13},
    {1u, 20151, 2},
    {2u, 9, 2},
    {3u, 18209, 31},
    {4u, 20160, 35},
    {5u, 20168, 13},
    {6u, 20179, 2},
    {7u, 20188, 19},
    /* ur_kernel_group_info_t */
    {0u, 19209, 24},
    {1u, 20236, 7},
    {2u, 20252, 24},
    {3u, 12635, 7},
    {4u, 20276, 7},
    {5u, 20311, 7},
    {6u, 20328, 24},
    {7u, 20480, 7},
    /* ur_kernel_sub_group_info_t */
    {0u, 20560, 2},
    {1u, 13113, 2},
    {2u, 20579, 2},
    {3u, 20602, 2},
    /* ur_kernel_cache_config_t */
    {0u, 11430, 0},
    {1u, 20676, 0},
    {2u, 20686, 0},
    /* ur_kernel_exec_info_t */
    {0u, 20746, 4},
    {1u, 20766, 36},
    {2u, 20775, 37},
    /* ur_device_init_flag_t */
    {1u, 11442, 0},
    {2u, 11446, 0},
    {4u, 11450, 0},
    {8u, 11455, 0},
    {16u, 11459, 0},
    /* ur_loader_config_info_t */
    {0u, 20874, 13},
    {1u, 9, 2},
    /* ur_mem_flag_t */
    {1u, 20938, 0},
    {2u, 20949, 0},
    {4u, 20960, 0},
    {8u, 20970, 0},
    {16u, 20987, 0},
    {32u, 21006, 0},
    /* ur_mem_type_t */
    {0u, 21057, 0},
    {1u, 21065, 0},
    {2u, 21073, 0},
    {3u, 21087, 0},
    {4u, 21095, 0},
    {8192u, 21109, 0},
    {8193u, 21127, 0},
    /* ur_mem_info_t */
    {0u, 21171, 7},
    {1u, 18209, 31},
    {2u, 9, 2},
    /* ur_image_channel_order_t */
    {0u, 21203, 0},
    {1u, 21205, 0},
    {2u, 21207, 0},
    {3u, 21210, 0},
    {4u, 21213, 0},
    {5u, 21217, 0},
    {6u, 21222, 0},
    {7u, 21227, 0},
    {8u, 21232, 0},
    {9u, 21237, 0},
    {10u, 21247, 0},
    {11u, 21257, 0},
    {12u, 21260, 0},
    {13u, 21264, 0},
    {14u, 21269, 0},
    /* ur_image_channel_type_t */
    {0u, 21324, 0},
    {1u, 21335, 0},
    {2u, 21347, 0},
    {3u, 21358, 0},
    {4u, 21370, 0},
    {5u, 21386, 0},
    {6u, 21402, 0},
    {7u, 21413, 0},
    {8u, 21425, 0},
    {9u, 21438, 0},
    {10u, 21451, 0},
    {11u, 21465, 0},
    {12u, 21480, 0},
    {13u, 21495, 0},
    {14u, 21506, 0},
    /* ur_image_info_t */
    {0u, 21559, 38},
    {1u, 21566, 7},
    {2u, 21579, 7},
    {3u, 21589, 7},
    {4u, 21601, 7},
    {5u, 21607, 7},
    {6u, 21614, 7},
    {7u, 21620, 7},
    {8u, 21631, 2},
    {9u, 21646, 2},
    /* ur_buffer_create_type_t */
    {0u, 21689, 0},
    /* ur_platform_info_t */
    {1u, 12894, 13},
    {2u, 21742, 13},
    {3u, 25, 13},
    {4u, 12953, 13},
    {5u, 12921, 13},
    {6u, 1, 1},
    {7u, 21754, 39},
    /* ur_api_version_t */
    {6u, 21799, 0},
    {7u, 21803, 0},
    {8u, 21807, 0},
    {9u, 21811, 0},
    {10u, 21815, 0},
    {11u, 21820, 0},
    {12u, 21825, 0},
    /* ur_exp_peer_info_t */
    {0u, 21863, 0},
    {1u, 21878, 0},
    /* ur_program_metadata_type_t */
    {0u, 21939, 0},
    {1u, 21946, 0},
    {2u, 21953, 0},
    {3u, 21964, 0},
    /* ur_program_info_t */
    {0u, 9, 2},
    {1u, 18209, 31},
    {2u, 11335, 2},
    {3u, 11347, 3},
    {4u, 22024, 13},
    {5u, 22027, 6},
    {6u, 22040, 40},
    {7u, 22049, 7},
    {8u, 22061, 13},
    /* ur_program_build_status_t */
    {0u, 16502, 0},
    {1u, 84, 0},
    {2u, 8903, 0},
    {3u, 22109, 0},
    /* ur_program_binary_type_t */
    {0u, 16502, 0},
    {1u, 22172, 0},
    {2u, 22188, 0},
    {3u, 22196, 0},
    /* ur_program_build_info_t */
    {0u, 22256, 41},
    {1u, 22263, 13},
    {2u, 22271, 13},
    {3u, 22275, 42},
    /* ur_queue_info_t */
    {0u, 18209, 31},
    {1u, 16883, 15},
    {2u, 22334, 30},
    {3u, 22349, 9},
    {4u, 9, 2},
    {5u, 21171, 2},
    {6u, 22355, 4},
    /* ur_queue_flag_t */
    {1u, 22392, 0},
    {2u, 22422, 0},
    {4u, 22439, 0},
    {8u, 22449, 0},
    {16u, 22467, 0},
    {32u, 22482, 0},
    {64u, 22495, 0},
    {128u, 22509, 0},
    {256u, 22528, 0},
    {512u, 22549, 0},
    {1024u, 22568, 0},
    {2048u, 15376, 0},
    /* ur_sampler_filter_mode_t */
    {0u, 22624, 0},
    {1u, 22632, 0},
    /* ur_sampler_addressing_mode_t */
    {0u, 16502, 0},
    {1u, 22688, 0},
    {2u, 22702, 0},
    {3u, 22708, 0},
    {4u, 22715, 0},
    /* ur_sampler_info_t */
    {0u, 9, 2},
    {1u, 18209, 31},
    {2u, 22788, 4},
    {3u, 22806, 43},
    {4u, 22822, 44},
    /* ur_usm_host_mem_flag_t */
    {1u, 22869, 0},
    /* ur_usm_device_mem_flag_t */
    {1u, 22931, 0},
    {2u, 22946, 0},
    {4u, 22964, 0},
    /* ur_usm_pool_flag_t */
    {1u, 23030, 0},
    {2u, 23052, 0},
    {4u, 23079, 0},
    /* ur_usm_type_t */
    {0u, 11218, 0},
    {1u, 23130, 0},
    {2u, 16883, 0},
    {3u, 23135, 0},
    /* ur_usm_alloc_info_t */
    {0u, 11503, 45},
    {1u, 23169, 46},
    {2u, 21171, 7},
    {3u, 16883, 15},
    {4u, 23178, 47},
    /* ur_usm_advice_flag_t */
    {1u, 11430, 0},
    {2u, 23222, 0},
    {4u, 23238, 0},
    {8u, 23256, 0},
    {16u, 23279, 0},
    {32u, 23304, 0},
    {64u, 23326, 0},
    {128u, 23350, 0},
    {256u, 23362, 0},
    {512u, 23376, 0},
    {1024u, 23399, 0},
    {2048u, 23424, 0},
    {4096u, 23445, 0},
    {8192u, 23468, 0},
    {16384u, 23496, 0},
    {32768u, 23526, 0},
    {65536u, 23550, 0},
    /* ur_usm_pool_info_t */
    {0u, 9, 2},
    {1u, 18209, 31},
    {8272u, 23617, 7},
    {8273u, 23639, 7},
    {8274u, 23656, 7},
    {8275u, 23677, 7},
    {8276u, 23695, 7},
    {8277u, 23712, 7},
    /* ur_virtual_mem_granularity_info_t */
    {196864u, 23763, 7},
    {196865u, 23771, 7},
    /* ur_virtual_mem_access_flag_t */
    {1u, 16502, 0},
    {2u, 20938, 0},
    {4u, 20960, 0},
    /* ur_virtual_mem_info_t */
    {0u, 23907, 48},
    /* ur_physical_mem_flag_t */
    {2u, 23961, 0},
    /* ur_physical_mem_info_t */
    {0u, 18209, 31},
    {1u, 16883, 15},
    {2u, 21171, 7},
    {3u, 24016, 49},
    {4u, 9, 2},
};

const struct ur_print_enum ur_print_enums[] = {
    {33, 51, 0, 3}, /* ur_adapter_info_t */
    {96, 114, 3, 5}, /* ur_logger_level_t */
    {7191, 7205, 8, 263}, /* ur_function_t */
    {8864, 8884, 271, 62}, /* ur_structure_type_t */
    {11195, 11207, 333, 82}, /* ur_result_t */
    {11272, 11285, 415, 7}, /* ur_backend_t */
    {11317, 0, 422, 1}, /* ur_context_flag_t */
    {11395, 11413, 423, 5}, /* ur_context_info_t */
    {11470, 11487, 428, 8}, /* ur_device_type_t */
    {15983, 16000, 436, 192}, /* ur_device_info_t */
    {16076, 16109, 628, 6}, /* ur_device_affinity_domain_flag_t */
    {16188, 16210, 634, 4}, /* ur_device_partition_t */
    {16441, 16472, 638, 8}, /* ur_device_fp_capability_flag_t */
    {16540, 16567, 646, 3}, /* ur_device_mem_cache_type_t */
    {16606, 16633, 649, 3}, /* ur_device_local_mem_type_t */
    {16680, 16713, 652, 2}, /* ur_device_exec_capability_flag_t */
    {16785, 16819, 654, 5}, /* ur_memory_order_capability_flag_t */
    {16897, 16931, 659, 5}, /* ur_memory_scope_capability_flag_t */
    {17028, 17067, 664, 4}, /* ur_device_usm_access_capability_flag_t */
    {17177, 17211, 668, 7}, /* ur_device_throttle_reasons_flag_t */
    {17322, 17357, 675, 4}, /* ur_kernel_launch_properties_flag_t */
    {17391, 17415, 679, 2}, /* ur_kernel_launch_flag_t */
    {17473, 17487, 681, 3}, /* ur_map_flag_t */
    {17530, 17554, 684, 2}, /* ur_usm_migration_flag_t */
    {18101, 18114, 686, 36}, /* ur_command_t */
    {18160, 18178, 722, 5}, /* ur_event_status_t */
    {18255, 18271, 727, 5}, /* ur_event_info_t */
    {18303, 18323, 732, 5}, /* ur_profiling_info_t */
    {18350, 18370, 737, 4}, /* ur_execution_info_t */
    {18400, 18447, 741, 2}, /* ur_exp_device_2d_block_array_capability_flag_t */
    {18525, 0, 743, 1}, /* ur_exp_async_usm_alloc_flag_t */
    {18585, 18610, 744, 4}, /* ur_exp_image_copy_flag_t */
    {18686, 18718, 748, 4}, /* ur_exp_image_copy_input_types_t */
    {18769, 18806, 752, 2}, /* ur_exp_sampler_cubemap_filter_mode_t */
    {18915, 18942, 754, 5}, /* ur_exp_external_mem_type_t */
    {19038, 19071, 759, 6}, /* ur_exp_external_semaphore_type_t */
    {19129, 19153, 765, 2}, /* ur_exp_image_mem_type_t */
    {19266, 19316, 767, 6}, /* ur_device_command_buffer_update_capability_flag_t */
    {19376, 19405, 773, 2}, /* ur_exp_command_buffer_info_t */
    {19484, 0, 775, 1}, /* ur_exp_command_buffer_command_info_t */
    {19551, 19576, 776, 5}, /* ur_exp_kernel_arg_type_t */
    {19626, 0, 781, 1}, /* ur_exp_host_task_flag_t */
    {19699, 0, 782, 1}, /* ur_exp_enqueue_ext_flag_t */
    {19770, 0, 783, 1}, /* ur_exp_program_flag_t */
    {19831, 0, 784, 1}, /* ur_exp_enqueue_native_command_flag_t */
    {19893, 19913, 785, 2}, /* ur_exp_event_flag_t */
    {19978, 0, 787, 1}, /* ur_exp_usm_host_alloc_register_flag_t */
    {20043, 0, 788, 1}, /* ur_fusion_flag_t */
    {20104, 20121, 789, 6}, /* ur_fusion_info_t */
    {20203, 20220, 795, 8}, /* ur_kernel_info_t */
    {20515, 20538, 803, 8}, /* ur_kernel_group_info_t */
    {20623, 20650, 811, 4}, /* ur_kernel_sub_group_info_t */
    {20697, 20722, 815, 3}, /* ur_kernel_cache_config_t */
    {20788, 20810, 818, 3}, /* ur_kernel_exec_info_t */
    {20831, 20853, 821, 5}, /* ur_device_init_flag_t */
    {20891, 20915, 826, 2}, /* ur_loader_config_info_t */
    {21030, 21044, 828, 6}, /* ur_mem_flag_t */
    {21144, 21158, 834, 7}, /* ur_mem_type_t */
    {21176, 21190, 841, 3}, /* ur_mem_info_t */
    {21275, 21300, 844, 15}, /* ur_image_channel_order_t */
    {21512, 21536, 859, 15}, /* ur_image_channel_type_t */
    {21658, 21674, 874, 10}, /* ur_image_info_t */
    {21718, 0, 884, 1}, /* ur_buffer_create_type_t */
    {21762, 21781, 885, 7}, /* ur_platform_info_t */
    {21830, 21847, 892, 7}, /* ur_api_version_t */
    {21894, 21913, 899, 2}, /* ur_exp_peer_info_t */
    {21971, 21998, 901, 4}, /* ur_program_metadata_type_t */
    {22074, 22092, 905, 9}, /* ur_program_info_t */
    {22121, 22147, 914, 4}, /* ur_program_build_status_t */
    {22207, 22232, 918, 4}, /* ur_program_binary_type_t */
    {22287, 22311, 922, 4}, /* ur_program_build_info_t */
    {22361, 22377, 926, 7}, /* ur_queue_info_t */
    {22593, 22609, 933, 12}, /* ur_queue_flag_t */
    {22639, 22664, 945, 2}, /* ur_sampler_filter_mode_t */
    {22731, 22760, 947, 5}, /* ur_sampler_addressing_mode_t */
    {22834, 22852, 952, 5}, /* ur_sampler_info_t */
    {22908, 0, 957, 1}, /* ur_usm_host_mem_flag_t */
    {22981, 23006, 958, 3}, /* ur_usm_device_mem_flag_t */
    {23093, 23112, 961, 3}, /* ur_usm_pool_flag_t */
    {23142, 23156, 964, 4}, /* ur_usm_type_t */
    {23183, 23203, 968, 5}, /* ur_usm_alloc_info_t */
    {23576, 23597, 973, 17}, /* ur_usm_advice_flag_t */
    {23726, 23745, 990, 8}, /* ur_usm_pool_info_t */
    {23783, 23817, 998, 2}, /* ur_virtual_mem_granularity_info_t */
    {23850, 23879, 1000, 3}, /* ur_virtual_mem_access_flag_t */
    {23939, 0, 1003, 1}, /* ur_virtual_mem_info_t */
    {23993, 0, 1004, 1}, /* ur_physical_mem_flag_t */
    {24027, 24050, 1005, 5}, /* ur_physical_mem_info_t */
};

const struct ur_print_field ur_print_fields[] = {
    /* struct ur_base_properties_t */
    {24072, offsetof(struct ur_base_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24078, offsetof(struct ur_base_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    /* struct ur_base_desc_t */
    {24072, offsetof(struct ur_base_desc_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24078, offsetof(struct ur_base_desc_t, pNext), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    /* struct ur_rect_offset_t */
    {24120, offsetof(struct ur_rect_offset_t, x), 7, UR_PRINT_IN, -1, -1, -1, -1}, /* x */
    {24122, offsetof(struct ur_rect_offset_t, y), 7, UR_PRINT_IN, -1, -1, -1, -1}, /* y */
    {24124, offsetof(struct ur_rect_offset_t, z), 7, UR_PRINT_IN, -1, -1, -1, -1}, /* z */
    /* struct ur_rect_region_t */
    {24143, offsetof(struct ur_rect_region_t, width), 7, UR_PRINT_IN, -1, -1, -1, -1}, /* width */
    {24149, offsetof(struct ur_rect_region_t, height), 7, UR_PRINT_IN, -1, -1, -1, -1}, /* height */
    {24156, offsetof(struct ur_rect_region_t, depth), 7, UR_PRINT_IN, -1, -1, -1, -1}, /* depth */
    /* struct ur_context_properties_t */
    {24072, offsetof(struct ur_context_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24078, offsetof(struct ur_context_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {24179, offsetof(struct ur_context_properties_t, flags), 51, UR_PRINT_IN, -1, -1, -1, -1}, /* flags */
    /* struct ur_context_native_properties_t */
    {24072, offsetof(struct ur_context_native_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24078, offsetof(struct ur_context_native_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {24209, offsetof(struct ur_context_native_properties_t, isNativeHandleOwned), 4, UR_PRINT_IN, -1, -1, -1, -1}, /* isNativeHandleOwned */
    /* struct ur_device_binary_t */
    {24072, offsetof(struct ur_device_binary_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24078, offsetof(struct ur_device_binary_t, pNext), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {24260, offsetof(struct ur_device_binary_t, pDeviceTargetSpec), 52, UR_PRINT_IN, -1, -1, -1, -1}, /* pDeviceTargetSpec */
    /* struct ur_device_partition_property_t */
    {24297, offsetof(struct ur_device_partition_property_t, type), 53, UR_PRINT_IN, -1, -1, -1, -1}, /* type */
    {24302, offsetof(struct ur_device_partition_property_t, value), 54, UR_PRINT_IN, -1, 0, -1, -1}, /* value */
    /* struct ur_device_partition_properties_t */
    {24072, offsetof(struct ur_device_partition_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24078, offsetof(struct ur_device_partition_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {24339, offsetof(struct ur_device_partition_properties_t, pProperties), 55, UR_PRINT_IN, 3, -1, -1, -1}, /* pProperties */
    {24351, offsetof(struct ur_device_partition_properties_t, PropCount), 7, UR_PRINT_IN, -1, -1, -1, -1}, /* PropCount */
    /* struct ur_device_native_properties_t */
    {24072, offsetof(struct ur_device_native_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24078, offsetof(struct ur_device_native_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {24209, offsetof(struct ur_device_native_properties_t, isNativeHandleOwned), 4, UR_PRINT_IN, -1, -1, -1, -1}, /* isNativeHandleOwned */
    /* struct ur_kernel_launch_ext_properties_t */
    {24072, offsetof(struct ur_kernel_launch_ext_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24078, offsetof(struct ur_kernel_launch_ext_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {24179, offsetof(struct ur_kernel_launch_ext_properties_t, flags), 56, UR_PRINT_IN, -1, -1, -1, -1}, /* flags */
    /* struct ur_kernel_launch_cluster_property_t */
    {24072, offsetof(struct ur_kernel_launch_cluster_property_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24078, offsetof(struct ur_kernel_launch_cluster_property_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {24458, offsetof(struct ur_kernel_launch_cluster_property_t, clusterDim), 57, UR_PRINT_IN, -1, -1, -1, -1}, /* clusterDim */
    /* struct ur_kernel_launch_workgroup_property_t */
    {24072, offsetof(struct ur_kernel_launch_workgroup_property_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24078, offsetof(struct ur_kernel_launch_workgroup_property_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {24612, offsetof(struct ur_kernel_launch_workgroup_property_t, workgroup_mem_size), 7, UR_PRINT_IN, -1, -1, -1, -1}, /* workgroup_mem_size */
    /* struct ur_event_native_properties_t */
    {24072, offsetof(struct ur_event_native_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24078, offsetof(struct ur_event_native_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {24209, offsetof(struct ur_event_native_properties_t, isNativeHandleOwned), 4, UR_PRINT_IN, -1, -1, -1, -1}, /* isNativeHandleOwned */
    /* struct ur_exp_async_usm_alloc_properties_t */
    {24072, offsetof(struct ur_exp_async_usm_alloc_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24078, offsetof(struct ur_exp_async_usm_alloc_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {24179, offsetof(struct ur_exp_async_usm_alloc_properties_t, flags), 58, UR_PRINT_IN, -1, -1, -1, -1}, /* flags */
    /* struct ur_usm_pool_buffer_desc_t */
    {24072, offsetof(struct ur_usm_pool_buffer_desc_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24078, offsetof(struct ur_usm_pool_buffer_desc_t, pNext), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {24734, offsetof(struct ur_usm_pool_buffer_desc_t, pMem), 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pMem */
    {24739, offsetof(struct ur_usm_pool_buffer_desc_t, size), 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {24744, offsetof(struct ur_usm_pool_buffer_desc_t, memType), 45, UR_PRINT_IN, -1, -1, -1, -1}, /* memType */
    {24752, offsetof(struct ur_usm_pool_buffer_desc_t, device), 15, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* device */
    /* struct ur_exp_file_descriptor_t */
    {24072, offsetof(struct ur_exp_file_descriptor_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24078, offsetof(struct ur_exp_file_descriptor_t, pNext), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {24785, offsetof(struct ur_exp_file_descriptor_t, fd), 26, UR_PRINT_IN, -1, -1, -1, -1}, /* fd */
    /* struct ur_exp_win32_handle_t */
    {24072, offsetof(struct ur_exp_win32_handle_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24078, offsetof(struct ur_exp_win32_handle_t, pNext), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {24813, offsetof(struct ur_exp_win32_handle_t, handle), 46, UR_PRINT_IN, -1, -1, -1, -1}, /* handle */
    /* struct ur_exp_win32_name_t */
    {24072, offsetof(struct ur_exp_win32_name_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24078, offsetof(struct ur_exp_win32_name_t, pNext), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {24842, offsetof(struct ur_exp_win32_name_t, name), 46, UR_PRINT_IN, -1, -1, -1, -1}, /* name */
    /* struct ur_exp_sampler_mip_properties_t */
    {24072, offsetof(struct ur_exp_sampler_mip_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24078, offsetof(struct ur_exp_sampler_mip_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {24867, offsetof(struct ur_exp_sampler_mip_properties_t, minMipmapLevelClamp), 59, UR_PRINT_IN, -1, -1, -1, -1}, /* minMipmapLevelClamp */
    {24887, offsetof(struct ur_exp_sampler_mip_properties_t, maxMipmapLevelClamp), 59, UR_PRINT_IN, -1, -1, -1, -1}, /* maxMipmapLevelClamp */
    {24907, offsetof(struct ur_exp_sampler_mip_properties_t, maxAnisotropy), 59, UR_PRINT_IN, -1, -1, -1, -1}, /* maxAnisotropy */
    {24921, offsetof(struct ur_exp_sampler_mip_properties_t, mipFilterMode), 44, UR_PRINT_IN, -1, -1, -1, -1}, /* mipFilterMode */
    /* struct ur_exp_sampler_addr_modes_t */
    {24072, offsetof(struct ur_exp_sampler_addr_modes_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24078, offsetof(struct ur_exp_sampler_addr_modes_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {24967, offsetof(struct ur_exp_sampler_addr_modes_t, addrModes), 60, UR_PRINT_IN, -1, -1, -1, -1}, /* addrModes */
    /* struct ur_exp_sampler_cubemap_properties_t */
    {24072, offsetof(struct ur_exp_sampler_cubemap_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24078, offsetof(struct ur_exp_sampler_cubemap_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {25005, offsetof(struct ur_exp_sampler_cubemap_properties_t, cubemapFilterMode), 61, UR_PRINT_IN, -1, -1, -1, -1}, /* cubemapFilterMode */
    /* struct ur_exp_external_mem_desc_t */
    {24072, offsetof(struct ur_exp_external_mem_desc_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24078, offsetof(struct ur_exp_external_mem_desc_t, pNext), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    /* struct ur_exp_external_semaphore_desc_t */
    {24072, offsetof(struct ur_exp_external_semaphore_desc_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24078, offsetof(struct ur_exp_external_semaphore_desc_t, pNext), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    /* struct ur_exp_image_copy_region_t */
    {24072, offsetof(struct ur_exp_image_copy_region_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24078, offsetof(struct ur_exp_image_copy_region_t, pNext), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {25119, offsetof(struct ur_exp_image_copy_region_t, srcOffset), 62, UR_PRINT_IN, -1, -1, -1, -1}, /* srcOffset */
    {25129, offsetof(struct ur_exp_image_copy_region_t, dstOffset), 62, UR_PRINT_IN, -1, -1, -1, -1}, /* dstOffset */
    {25139, offsetof(struct ur_exp_image_copy_region_t, copyExtent), 63, UR_PRINT_IN, -1, -1, -1, -1}, /* copyExtent */
    /* struct ur_exp_image_user_pitch_desc_t */
    {24072, offsetof(struct ur_exp_image_user_pitch_desc_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24078, offsetof(struct ur_exp_image_user_pitch_desc_t, pNext), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {25177, offsetof(struct ur_exp_image_user_pitch_desc_t, rowPitch), 7, UR_PRINT_IN, -1, -1, -1, -1}, /* rowPitch */
    {25186, offsetof(struct ur_exp_image_user_pitch_desc_t, slicePitch), 7, UR_PRINT_IN, -1, -1, -1, -1}, /* slicePitch */
    /* struct ur_exp_command_buffer_desc_t */
    {24072, offsetof(struct ur_exp_command_buffer_desc_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24078, offsetof(struct ur_exp_command_buffer_desc_t, pNext), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {25228, offsetof(struct ur_exp_command_buffer_desc_t, isUpdatable), 4, UR_PRINT_IN, -1, -1, -1, -1}, /* isUpdatable */
    {25240, offsetof(struct ur_exp_command_buffer_desc_t, isInOrder), 4, UR_PRINT_IN, -1, -1, -1, -1}, /* isInOrder */
    {25250, offsetof(struct ur_exp_command_buffer_desc_t, enableProfiling), 4, UR_PRINT_IN, -1, -1, -1, -1}, /* enableProfiling */
    /* struct ur_exp_command_buffer_update_memobj_arg_desc_t */
    {24072, offsetof(struct ur_exp_command_buffer_update_memobj_arg_desc_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24078, offsetof(struct ur_exp_command_buffer_update_memobj_arg_desc_t, pNext), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {25295, offsetof(struct ur_exp_command_buffer_update_memobj_arg_desc_t, argIndex), 2, UR_PRINT_IN, -1, -1, -1, -1}, /* argIndex */
    {24339, offsetof(struct ur_exp_command_buffer_update_memobj_arg_desc_t, pProperties), 64, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {25304, offsetof(struct ur_exp_command_buffer_update_memobj_arg_desc_t, hNewMemObjArg), 65, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* hNewMemObjArg */
    /* struct ur_exp_command_buffer_update_pointer_arg_desc_t */
    {24072, offsetof(struct ur_exp_command_buffer_update_pointer_arg_desc_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24078, offsetof(struct ur_exp_command_buffer_update_pointer_arg_desc_t, pNext), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {25295, offsetof(struct ur_exp_command_buffer_update_pointer_arg_desc_t, argIndex), 2, UR_PRINT_IN, -1, -1, -1, -1}, /* argIndex */
    {24339, offsetof(struct ur_exp_command_buffer_update_pointer_arg_desc_t, pProperties), 66, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {25365, offsetof(struct ur_exp_command_buffer_update_pointer_arg_desc_t, pNewPointerArg), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pNewPointerArg */
    /* struct ur_exp_command_buffer_update_value_arg_desc_t */
    {24072, offsetof(struct ur_exp_command_buffer_update_value_arg_desc_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24078, offsetof(struct ur_exp_command_buffer_update_value_arg_desc_t, pNext), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {25295, offsetof(struct ur_exp_command_buffer_update_value_arg_desc_t, argIndex), 2, UR_PRINT_IN, -1, -1, -1, -1}, /* argIndex */
    {25428, offsetof(struct ur_exp_command_buffer_update_value_arg_desc_t, argSize), 7, UR_PRINT_IN, -1, -1, -1, -1}, /* argSize */
    {24339, offsetof(struct ur_exp_command_buffer_update_value_arg_desc_t, pProperties), 67, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {25436, offsetof(struct ur_exp_command_buffer_update_value_arg_desc_t, pNewValueArg), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, 3}, /* pNewValueArg */
    /* struct ur_exp_command_buffer_update_kernel_launch_desc_t */
    {24072, offsetof(struct ur_exp_command_buffer_update_kernel_launch_desc_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24078, offsetof(struct ur_exp_command_buffer_update_kernel_launch_desc_t, pNext), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {25495, offsetof(struct ur_exp_command_buffer_update_kernel_launch_desc_t, hCommand), 68, UR_PRINT_IN, -1, -1, -1, -1}, /* hCommand */
    {25504, offsetof(struct ur_exp_command_buffer_update_kernel_launch_desc_t, hNewKernel), 69, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* hNewKernel */
    {25515, offsetof(struct ur_exp_command_buffer_update_kernel_launch_desc_t, numNewMemObjArgs), 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numNewMemObjArgs */
    {25532, offsetof(struct ur_exp_command_buffer_update_kernel_launch_desc_t, numNewPointerArgs), 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numNewPointerArgs */
    {25550, offsetof(struct ur_exp_command_buffer_update_kernel_launch_desc_t, numNewValueArgs), 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numNewValueArgs */
    {25566, offsetof(struct ur_exp_command_buffer_update_kernel_launch_desc_t, newWorkDim), 2, UR_PRINT_IN, -1, -1, -1, -1}, /* newWorkDim */
    {25577, offsetof(struct ur_exp_command_buffer_update_kernel_launch_desc_t, pNewMemObjArgList), 70, UR_PRINT_IN | UR_PRINT_OPTIONAL, 4, -1, -1, -1}, /* pNewMemObjArgList */
    {25595, offsetof(struct ur_exp_command_buffer_update_kernel_launch_desc_t, pNewPointerArgList), 71, UR_PRINT_IN | UR_PRINT_OPTIONAL, 5, -1, -1, -1}, /* pNewPointerArgList */
    {25614, offsetof(struct ur_exp_command_buffer_update_kernel_launch_desc_t, pNewValueArgList), 72, UR_PRINT_IN | UR_PRINT_OPTIONAL, 6, -1, -1, -1}, /* pNewValueArgList */
    {25631, offsetof(struct ur_exp_command_buffer_update_kernel_launch_desc_t, pNewGlobalWorkOffset), 73, UR_PRINT_IN | UR_PRINT_OPTIONAL, 7, -1, -1, -1}, /* pNewGlobalWorkOffset */
    {25652, offsetof(struct ur_exp_command_buffer_update_kernel_launch_desc_t, pNewGlobalWorkSize), 73, UR_PRINT_IN | UR_PRINT_OPTIONAL, 7, -1, -1, -1}, /* pNewGlobalWorkSize */
    {25671, offsetof(struct ur_exp_command_buffer_update_kernel_launch_desc_t, pNewLocalWorkSize), 73, UR_PRINT_IN | UR_PRINT_OPTIONAL, 7, -1, -1, -1}, /* pNewLocalWorkSize */
    /* struct ur_exp_kernel_arg_mem_obj_tuple_t */
    {25739, offsetof(struct ur_exp_kernel_arg_mem_obj_tuple_t, hMem), 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hMem */
    {24179, offsetof(struct ur_exp_kernel_arg_mem_obj_tuple_t, flags), 74, UR_PRINT_IN, -1, -1, -1, -1}, /* flags */
    /* struct ur_exp_kernel_arg_properties_t */
    {24072, offsetof(struct ur_exp_kernel_arg_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24078, offsetof(struct ur_exp_kernel_arg_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {24297, offsetof(struct ur_exp_kernel_arg_properties_t, type), 75, UR_PRINT_IN, -1, -1, -1, -1}, /* type */
    {25778, offsetof(struct ur_exp_kernel_arg_properties_t, index), 2, UR_PRINT_IN, -1, -1, -1, -1}, /* index */
    {24739, offsetof(struct ur_exp_kernel_arg_properties_t, size), 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {24302, offsetof(struct ur_exp_kernel_arg_properties_t, value), 76, UR_PRINT_IN, -1, 2, -1, 4}, /* value */
    /* struct ur_exp_host_task_properties_t */
    {24072, offsetof(struct ur_exp_host_task_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24078, offsetof(struct ur_exp_host_task_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {24179, offsetof(struct ur_exp_host_task_properties_t, flags), 77, UR_PRINT_IN, -1, -1, -1, -1}, /* flags */
    /* struct ur_exp_enqueue_ext_properties_t */
    {24072, offsetof(struct ur_exp_enqueue_ext_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24078, offsetof(struct ur_exp_enqueue_ext_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {24179, offsetof(struct ur_exp_enqueue_ext_properties_t, flags), 78, UR_PRINT_IN, -1, -1, -1, -1}, /* flags */
    /* struct ur_exp_enqueue_native_command_properties_t */
    {24072, offsetof(struct ur_exp_enqueue_native_command_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24078, offsetof(struct ur_exp_enqueue_native_command_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {24179, offsetof(struct ur_exp_enqueue_native_command_properties_t, flags), 79, UR_PRINT_IN, -1, -1, -1, -1}, /* flags */
    /* struct ur_exp_event_desc_t */
    {24072, offsetof(struct ur_exp_event_desc_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24078, offsetof(struct ur_exp_event_desc_t, pNext), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {24179, offsetof(struct ur_exp_event_desc_t, flags), 80, UR_PRINT_IN, -1, -1, -1, -1}, /* flags */
    /* struct ur_exp_usm_host_alloc_register_properties_t */
    {24072, offsetof(struct ur_exp_usm_host_alloc_register_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24078, offsetof(struct ur_exp_usm_host_alloc_register_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {24179, offsetof(struct ur_exp_usm_host_alloc_register_properties_t, flags), 81, UR_PRINT_IN, -1, -1, -1, -1}, /* flags */
    /* struct ur_fusion_memory_t */
    {25984, offsetof(struct ur_fusion_memory_t, pMemory), 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pMemory */
    {24739, offsetof(struct ur_fusion_memory_t, size), 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    /* struct ur_fusion_desc_t */
    {24072, offsetof(struct ur_fusion_desc_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24078, offsetof(struct ur_fusion_desc_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {24179, offsetof(struct ur_fusion_desc_t, flags), 82, UR_PRINT_IN, -1, -1, -1, -1}, /* flags */
    {26011, offsetof(struct ur_fusion_desc_t, numPromoted), 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numPromoted */
    {26023, offsetof(struct ur_fusion_desc_t, pPromoted), 83, UR_PRINT_IN | UR_PRINT_OPTIONAL, 3, -1, -1, -1}, /* pPromoted */
    /* struct ur_kernel_arg_value_properties_t */
    {24072, offsetof(struct ur_kernel_arg_value_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24078, offsetof(struct ur_kernel_arg_value_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    /* struct ur_kernel_arg_local_properties_t */
    {24072, offsetof(struct ur_kernel_arg_local_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24078, offsetof(struct ur_kernel_arg_local_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    /* struct ur_kernel_arg_pointer_properties_t */
    {24072, offsetof(struct ur_kernel_arg_pointer_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24078, offsetof(struct ur_kernel_arg_pointer_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    /* struct ur_kernel_exec_info_properties_t */
    {24072, offsetof(struct ur_kernel_exec_info_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24078, offsetof(struct ur_kernel_exec_info_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    /* struct ur_kernel_arg_sampler_properties_t */
    {24072, offsetof(struct ur_kernel_arg_sampler_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24078, offsetof(struct ur_kernel_arg_sampler_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    /* struct ur_kernel_arg_mem_obj_properties_t */
    {24072, offsetof(struct ur_kernel_arg_mem_obj_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24078, offsetof(struct ur_kernel_arg_mem_obj_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {26219, offsetof(struct ur_kernel_arg_mem_obj_properties_t, memoryAccess), 74, UR_PRINT_IN, -1, -1, -1, -1}, /* memoryAccess */
    /* struct ur_kernel_native_properties_t */
    {24072, offsetof(struct ur_kernel_native_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24078, offsetof(struct ur_kernel_native_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {24209, offsetof(struct ur_kernel_native_properties_t, isNativeHandleOwned), 4, UR_PRINT_IN, -1, -1, -1, -1}, /* isNativeHandleOwned */
    /* struct ur_code_location_t */
    {26297, offsetof(struct ur_code_location_t, functionName), 52, UR_PRINT_INOUT, -1, -1, -1, -1}, /* functionName */
    {26310, offsetof(struct ur_code_location_t, sourceFile), 52, UR_PRINT_INOUT, -1, -1, -1, -1}, /* sourceFile */
    {26321, offsetof(struct ur_code_location_t, lineNumber), 2, UR_PRINT_INOUT, -1, -1, -1, -1}, /* lineNumber */
    {26332, offsetof(struct ur_code_location_t, columnNumber), 2, UR_PRINT_INOUT, -1, -1, -1, -1}, /* columnNumber */
    /* struct ur_image_format_t */
    {26364, offsetof(struct ur_image_format_t, channelOrder), 84, UR_PRINT_IN, -1, -1, -1, -1}, /* channelOrder */
    {26377, offsetof(struct ur_image_format_t, channelType), 85, UR_PRINT_IN, -1, -1, -1, -1}, /* channelType */
    /* struct ur_image_desc_t */
    {24072, offsetof(struct ur_image_desc_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24078, offsetof(struct ur_image_desc_t, pNext), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {24297, offsetof(struct ur_image_desc_t, type), 86, UR_PRINT_IN | UR_PRINT_NOCHECK, -1, -1, -1, -1}, /* type */
    {24143, offsetof(struct ur_image_desc_t, width), 7, UR_PRINT_IN, -1, -1, -1, -1}, /* width */
    {24149, offsetof(struct ur_image_desc_t, height), 7, UR_PRINT_IN, -1, -1, -1, -1}, /* height */
    {24156, offsetof(struct ur_image_desc_t, depth), 7, UR_PRINT_IN, -1, -1, -1, -1}, /* depth */
    {26407, offsetof(struct ur_image_desc_t, arraySize), 7, UR_PRINT_IN, -1, -1, -1, -1}, /* arraySize */
    {25177, offsetof(struct ur_image_desc_t, rowPitch), 7, UR_PRINT_IN, -1, -1, -1, -1}, /* rowPitch */
    {25186, offsetof(struct ur_image_desc_t, slicePitch), 7, UR_PRINT_IN, -1, -1, -1, -1}, /* slicePitch */
    {26417, offsetof(struct ur_image_desc_t, numMipLevel), 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numMipLevel */
    {26429, offsetof(struct ur_image_desc_t, numSamples), 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numSamples */
    /* struct ur_buffer_properties_t */
    {24072, offsetof(struct ur_buffer_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24078, offsetof(struct ur_buffer_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {26456, offsetof(struct ur_buffer_properties_t, pHost), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pHost */
    /* struct ur_buffer_channel_properties_t */
    {24072, offsetof(struct ur_buffer_channel_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24078, offsetof(struct ur_buffer_channel_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {26485, offsetof(struct ur_buffer_channel_properties_t, channel), 2, UR_PRINT_IN, -1, -1, -1, -1}, /* channel */
    /* struct ur_buffer_alloc_location_properties_t */
    {24072, offsetof(struct ur_buffer_alloc_location_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24078, offsetof(struct ur_buffer_alloc_location_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {26524, offsetof(struct ur_buffer_alloc_location_properties_t, location), 2, UR_PRINT_IN, -1, -1, -1, -1}, /* location */
    /* struct ur_buffer_region_t */
    {24072, offsetof(struct ur_buffer_region_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24078, offsetof(struct ur_buffer_region_t, pNext), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {26571, offsetof(struct ur_buffer_region_t, origin), 7, UR_PRINT_IN, -1, -1, -1, -1}, /* origin */
    {24739, offsetof(struct ur_buffer_region_t, size), 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    /* struct ur_mem_native_properties_t */
    {24072, offsetof(struct ur_mem_native_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24078, offsetof(struct ur_mem_native_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {24209, offsetof(struct ur_mem_native_properties_t, isNativeHandleOwned), 4, UR_PRINT_IN, -1, -1, -1, -1}, /* isNativeHandleOwned */
    /* struct ur_platform_native_properties_t */
    {24072, offsetof(struct ur_platform_native_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24078, offsetof(struct ur_platform_native_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {24209, offsetof(struct ur_platform_native_properties_t, isNativeHandleOwned), 4, UR_PRINT_IN, -1, -1, -1, -1}, /* isNativeHandleOwned */
    /* struct ur_program_metadata_t */
    {26656, offsetof(struct ur_program_metadata_t, pName), 52, UR_PRINT_IN, -1, -1, -1, -1}, /* pName */
    {24297, offsetof(struct ur_program_metadata_t, type), 87, UR_PRINT_IN, -1, -1, -1, -1}, /* type */
    {24739, offsetof(struct ur_program_metadata_t, size), 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {24302, offsetof(struct ur_program_metadata_t, value), 88, UR_PRINT_IN, -1, 1, -1, 2}, /* value */
    /* struct ur_program_properties_t */
    {24072, offsetof(struct ur_program_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24078, offsetof(struct ur_program_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {26684, offsetof(struct ur_program_properties_t, count), 2, UR_PRINT_IN, -1, -1, -1, -1}, /* count */
    {26690, offsetof(struct ur_program_properties_t, pMetadatas), 89, UR_PRINT_IN | UR_PRINT_OPTIONAL, 2, -1, -1, -1}, /* pMetadatas */
    /* struct ur_specialization_constant_info_t */
    {26725, offsetof(struct ur_specialization_constant_info_t, id), 2, UR_PRINT_IN, -1, -1, -1, -1}, /* id */
    {24739, offsetof(struct ur_specialization_constant_info_t, size), 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {26728, offsetof(struct ur_specialization_constant_info_t, pValue), 46, UR_PRINT_IN, -1, -1, -1, 1}, /* pValue */
    /* struct ur_program_native_properties_t */
    {24072, offsetof(struct ur_program_native_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24078, offsetof(struct ur_program_native_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {24209, offsetof(struct ur_program_native_properties_t, isNativeHandleOwned), 4, UR_PRINT_IN, -1, -1, -1, -1}, /* isNativeHandleOwned */
    /* struct ur_queue_properties_t */
    {24072, offsetof(struct ur_queue_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24078, offsetof(struct ur_queue_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {24179, offsetof(struct ur_queue_properties_t, flags), 9, UR_PRINT_IN, -1, -1, -1, -1}, /* flags */
    /* struct ur_queue_index_properties_t */
    {24072, offsetof(struct ur_queue_index_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24078, offsetof(struct ur_queue_index_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {26822, offsetof(struct ur_queue_index_properties_t, computeIndex), 2, UR_PRINT_IN, -1, -1, -1, -1}, /* computeIndex */
    /* struct ur_queue_native_desc_t */
    {24072, offsetof(struct ur_queue_native_desc_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24078, offsetof(struct ur_queue_native_desc_t, pNext), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {26863, offsetof(struct ur_queue_native_desc_t, pNativeData), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pNativeData */
    /* struct ur_queue_native_properties_t */
    {24072, offsetof(struct ur_queue_native_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24078, offsetof(struct ur_queue_native_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {24209, offsetof(struct ur_queue_native_properties_t, isNativeHandleOwned), 4, UR_PRINT_IN, -1, -1, -1, -1}, /* isNativeHandleOwned */
    /* struct ur_sampler_desc_t */
    {24072, offsetof(struct ur_sampler_desc_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24078, offsetof(struct ur_sampler_desc_t, pNext), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {26927, offsetof(struct ur_sampler_desc_t, normalizedCoords), 4, UR_PRINT_IN, -1, -1, -1, -1}, /* normalizedCoords */
    {26944, offsetof(struct ur_sampler_desc_t, addressingMode), 43, UR_PRINT_IN, -1, -1, -1, -1}, /* addressingMode */
    {26959, offsetof(struct ur_sampler_desc_t, filterMode), 44, UR_PRINT_IN, -1, -1, -1, -1}, /* filterMode */
    /* struct ur_sampler_native_properties_t */
    {24072, offsetof(struct ur_sampler_native_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24078, offsetof(struct ur_sampler_native_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {24209, offsetof(struct ur_sampler_native_properties_t, isNativeHandleOwned), 4, UR_PRINT_IN, -1, -1, -1, -1}, /* isNativeHandleOwned */
    /* struct ur_usm_desc_t */
    {24072, offsetof(struct ur_usm_desc_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24078, offsetof(struct ur_usm_desc_t, pNext), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {27019, offsetof(struct ur_usm_desc_t, hints), 90, UR_PRINT_IN, -1, -1, -1, -1}, /* hints */
    {27025, offsetof(struct ur_usm_desc_t, align), 2, UR_PRINT_IN, -1, -1, -1, -1}, /* align */
    /* struct ur_usm_host_desc_t */
    {24072, offsetof(struct ur_usm_host_desc_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24078, offsetof(struct ur_usm_host_desc_t, pNext), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {24179, offsetof(struct ur_usm_host_desc_t, flags), 91, UR_PRINT_IN, -1, -1, -1, -1}, /* flags */
    /* struct ur_usm_device_desc_t */
    {24072, offsetof(struct ur_usm_device_desc_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24078, offsetof(struct ur_usm_device_desc_t, pNext), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {24179, offsetof(struct ur_usm_device_desc_t, flags), 92, UR_PRINT_IN, -1, -1, -1, -1}, /* flags */
    /* struct ur_usm_alloc_location_desc_t */
    {24072, offsetof(struct ur_usm_alloc_location_desc_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24078, offsetof(struct ur_usm_alloc_location_desc_t, pNext), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {26524, offsetof(struct ur_usm_alloc_location_desc_t, location), 2, UR_PRINT_IN, -1, -1, -1, -1}, /* location */
    /* struct ur_usm_pool_desc_t */
    {24072, offsetof(struct ur_usm_pool_desc_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24078, offsetof(struct ur_usm_pool_desc_t, pNext), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {24179, offsetof(struct ur_usm_pool_desc_t, flags), 93, UR_PRINT_IN, -1, -1, -1, -1}, /* flags */
    /* struct ur_usm_pool_limits_desc_t */
    {24072, offsetof(struct ur_usm_pool_limits_desc_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24078, offsetof(struct ur_usm_pool_limits_desc_t, pNext), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {27133, offsetof(struct ur_usm_pool_limits_desc_t, maxPoolableSize), 7, UR_PRINT_IN, -1, -1, -1, -1}, /* maxPoolableSize */
    {27149, offsetof(struct ur_usm_pool_limits_desc_t, minDriverAllocSize), 7, UR_PRINT_IN, -1, -1, -1, -1}, /* minDriverAllocSize */
    /* struct ur_physical_mem_properties_t */
    {24072, offsetof(struct ur_physical_mem_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24078, offsetof(struct ur_physical_mem_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {24179, offsetof(struct ur_physical_mem_properties_t, flags), 94, UR_PRINT_IN, -1, -1, -1, -1}, /* flags */
    /* urContextCreate */
    {27385, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* DeviceCount */
    {27397, 0, 97, UR_PRINT_IN, 0, -1, -1, -1}, /* phDevices */
    {24339, 0, 98, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {27407, 0, 99, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phContext */
    /* urContextRetain */
    {27433, 0, 31, UR_PRINT_IN | UR_PRINT_RETAIN, -1, -1, -1, -1}, /* hContext */
    /* urContextRelease */
    {27433, 0, 31, UR_PRINT_IN | UR_PRINT_RELEASE, -1, -1, -1, -1}, /* hContext */
    /* urContextGetInfo */
    {27433, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27475, 0, 100, UR_PRINT_IN, -1, -1, -1, -1}, /* propName */
    {27484, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* propSize */
    {27493, 0, 46, UR_PRINT_OUT | UR_PRINT_OPTIONAL, 2, 1, 4, -1}, /* pPropValue */
    {27504, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPropSizeRet */
    /* urContextGetNativeHandle */
    {27433, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27534, 0, 101, UR_PRINT_OUT, -1, -1, -1, -1}, /* phNativeContext */
    /* urContextCreateWithNativeHandle */
    {27575, 0, 102, UR_PRINT_IN | UR_PRINT_NOCHECK, -1, -1, -1, -1}, /* hNativeContext */
    {27590, 0, 39, UR_PRINT_IN, -1, -1, -1, -1}, /* hAdapter */
    {27599, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numDevices */
    {27397, 0, 97, UR_PRINT_IN | UR_PRINT_OPTIONAL, 2, -1, -1, -1}, /* phDevices */
    {24339, 0, 103, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {27407, 0, 99, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phContext */
    /* urContextSetExtendedDeleter */
    {27433, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27642, 0, 104, UR_PRINT_IN, -1, -1, -1, -1}, /* pfnDeleter */
    {27653, 0, 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pUserData */
    /* urDeviceGet */
    {27691, 0, 14, UR_PRINT_IN, -1, -1, -1, -1}, /* hPlatform */
    {27701, 0, 5, UR_PRINT_IN, -1, -1, -1, -1}, /* DeviceType */
    {27712, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* NumEntries */
    {27397, 0, 97, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, 2, -1, 4, -1}, /* phDevices */
    {27723, 0, 105, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pNumDevices */
    /* urDeviceGetInfo */
    {27747, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {27475, 0, 106, UR_PRINT_IN, -1, -1, -1, -1}, /* propName */
    {27484, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* propSize */
    {27493, 0, 46, UR_PRINT_OUT | UR_PRINT_OPTIONAL, 2, 1, 4, -1}, /* pPropValue */
    {27504, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPropSizeRet */
    /* urDeviceRetain */
    {27747, 0, 15, UR_PRINT_IN | UR_PRINT_RETAIN, -1, -1, -1, -1}, /* hDevice */
    /* urDeviceRelease */
    {27747, 0, 15, UR_PRINT_IN | UR_PRINT_RELEASE, -1, -1, -1, -1}, /* hDevice */
    /* urDevicePartition */
    {27747, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {24339, 0, 107, UR_PRINT_IN, -1, -1, -1, -1}, /* pProperties */
    {27802, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* NumDevices */
    {27813, 0, 97, UR_PRINT_OUT | UR_PRINT_OPTIONAL, 2, -1, 4, -1}, /* phSubDevices */
    {27826, 0, 105, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pNumDevicesRet */
    /* urDeviceSelectBinary */
    {27747, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {27859, 0, 108, UR_PRINT_IN, 2, -1, -1, -1}, /* pBinaries */
    {27869, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* NumBinaries */
    {27881, 0, 105, UR_PRINT_OUT, -1, -1, -1, -1}, /* pSelectedBinary */
    /* urDeviceGetNativeHandle */
    {27747, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {27918, 0, 101, UR_PRINT_OUT, -1, -1, -1, -1}, /* phNativeDevice */
    /* urDeviceCreateWithNativeHandle */
    {27957, 0, 102, UR_PRINT_IN | UR_PRINT_NOCHECK, -1, -1, -1, -1}, /* hNativeDevice */
    {27590, 0, 39, UR_PRINT_IN, -1, -1, -1, -1}, /* hAdapter */
    {24339, 0, 109, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {27971, 0, 97, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phDevice */
    /* urDeviceGetGlobalTimestamps */
    {27747, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {28011, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pDeviceTimestamp */
    {28028, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pHostTimestamp */
    /* urEnqueueKernelLaunch */
    {28071, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {28078, 0, 69, UR_PRINT_IN, -1, -1, -1, -1}, /* hKernel */
    {28086, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* workDim */
    {28094, 0, 73, UR_PRINT_IN | UR_PRINT_OPTIONAL, 2, -1, -1, -1}, /* pGlobalWorkOffset */
    {28112, 0, 73, UR_PRINT_IN, 2, -1, -1, -1}, /* pGlobalWorkSize */
    {28128, 0, 73, UR_PRINT_IN | UR_PRINT_OPTIONAL, 2, -1, -1, -1}, /* pLocalWorkSize */
    {28143, 0, 110, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* launchPropList */
    {28158, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28178, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 7, -1, -1, -1}, /* phEventWaitList */
    {28194, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urEnqueueEventsWait */
    {28071, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {28158, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28178, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 1, -1, -1, -1}, /* phEventWaitList */
    {28194, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urEnqueueEventsWaitWithBarrier */
    {28071, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {28158, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28178, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 1, -1, -1, -1}, /* phEventWaitList */
    {28194, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urEnqueueMemBufferRead */
    {28071, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {28275, 0, 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hBuffer */
    {28283, 0, 4, UR_PRINT_IN, -1, -1, -1, -1}, /* blockingRead */
    {28296, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* offset */
    {24739, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {28303, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pDst */
    {28158, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28178, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 6, -1, -1, -1}, /* phEventWaitList */
    {28194, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urEnqueueMemBufferWrite */
    {28071, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {28275, 0, 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hBuffer */
    {28331, 0, 4, UR_PRINT_IN, -1, -1, -1, -1}, /* blockingWrite */
    {28296, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* offset */
    {24739, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {28345, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pSrc */
    {28158, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28178, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 6, -1, -1, -1}, /* phEventWaitList */
    {28194, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urEnqueueMemBufferReadRect */
    {28071, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {28275, 0, 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hBuffer */
    {28283, 0, 4, UR_PRINT_IN, -1, -1, -1, -1}, /* blockingRead */
    {28374, 0, 62, UR_PRINT_IN, -1, -1, -1, -1}, /* bufferOrigin */
    {28387, 0, 62, UR_PRINT_IN, -1, -1, -1, -1}, /* hostOrigin */
    {28398, 0, 63, UR_PRINT_IN, -1, -1, -1, -1}, /* region */
    {28405, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* bufferRowPitch */
    {28420, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* bufferSlicePitch */
    {28437, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* hostRowPitch */
    {28450, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* hostSlicePitch */
    {28303, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pDst */
    {28158, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28178, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 11, -1, -1, -1}, /* phEventWaitList */
    {28194, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urEnqueueMemBufferWriteRect */
    {28071, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {28275, 0, 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hBuffer */
    {28331, 0, 4, UR_PRINT_IN, -1, -1, -1, -1}, /* blockingWrite */
    {28374, 0, 62, UR_PRINT_IN, -1, -1, -1, -1}, /* bufferOrigin */
    {28387, 0, 62, UR_PRINT_IN, -1, -1, -1, -1}, /* hostOrigin */
    {28398, 0, 63, UR_PRINT_IN, -1, -1, -1, -1}, /* region */
    {28405, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* bufferRowPitch */
    {28420, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* bufferSlicePitch */
    {28437, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* hostRowPitch */
    {28450, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* hostSlicePitch */
    {28345, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pSrc */
    {28158, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28178, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 11, -1, -1, -1}, /* phEventWaitList */
    {28194, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urEnqueueMemBufferCopy */
    {28071, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {28520, 0, 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hBufferSrc */
    {28531, 0, 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hBufferDst */
    {25119, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* srcOffset */
    {25129, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* dstOffset */
    {24739, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {28158, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28178, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 6, -1, -1, -1}, /* phEventWaitList */
    {28194, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urEnqueueMemBufferCopyRect */
    {28071, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {28520, 0, 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hBufferSrc */
    {28531, 0, 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hBufferDst */
    {28565, 0, 62, UR_PRINT_IN, -1, -1, -1, -1}, /* srcOrigin */
    {28672, 0, 62, UR_PRINT_IN, -1, -1, -1, -1}, /* dstOrigin */
    {28398, 0, 63, UR_PRINT_IN, -1, -1, -1, -1}, /* region */
    {28682, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* srcRowPitch */
    {28694, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* srcSlicePitch */
    {28708, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* dstRowPitch */
    {28720, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* dstSlicePitch */
    {28158, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28178, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 10, -1, -1, -1}, /* phEventWaitList */
    {28194, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urEnqueueMemBufferFill */
    {28071, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {28275, 0, 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hBuffer */
    {28761, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pPattern */
    {28770, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* patternSize */
    {28296, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* offset */
    {24739, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {28158, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28178, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 6, -1, -1, -1}, /* phEventWaitList */
    {28194, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urEnqueueMemImageRead */
    {28071, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {28805, 0, 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hImage */
    {28283, 0, 4, UR_PRINT_IN, -1, -1, -1, -1}, /* blockingRead */
    {26571, 0, 62, UR_PRINT_IN, -1, -1, -1, -1}, /* origin */
    {28398, 0, 63, UR_PRINT_IN, -1, -1, -1, -1}, /* region */
    {25177, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* rowPitch */
    {25186, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* slicePitch */
    {28303, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pDst */
    {28158, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28178, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 8, -1, -1, -1}, /* phEventWaitList */
    {28194, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urEnqueueMemImageWrite */
    {28071, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {28805, 0, 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hImage */
    {28331, 0, 4, UR_PRINT_IN, -1, -1, -1, -1}, /* blockingWrite */
    {26571, 0, 62, UR_PRINT_IN, -1, -1, -1, -1}, /* origin */
    {28398, 0, 63, UR_PRINT_IN, -1, -1, -1, -1}, /* region */
    {25177, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* rowPitch */
    {25186, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* slicePitch */
    {28345, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pSrc */
    {28158, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28178, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 8, -1, -1, -1}, /* phEventWaitList */
    {28194, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urEnqueueMemImageCopy */
    {28071, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {28857, 0, 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hImageSrc */
    {28867, 0, 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hImageDst */
    {28565, 0, 62, UR_PRINT_IN, -1, -1, -1, -1}, /* srcOrigin */
    {28672, 0, 62, UR_PRINT_IN, -1, -1, -1, -1}, /* dstOrigin */
    {28398, 0, 63, UR_PRINT_IN, -1, -1, -1, -1}, /* region */
    {28158, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28178, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 6, -1, -1, -1}, /* phEventWaitList */
    {28194, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urEnqueueMemBufferMap */
    {28071, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {28275, 0, 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hBuffer */
    {28899, 0, 4, UR_PRINT_IN, -1, -1, -1, -1}, /* blockingMap */
    {28911, 0, 112, UR_PRINT_IN, -1, -1, -1, -1}, /* mapFlags */
    {28296, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* offset */
    {24739, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {28158, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28178, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 6, -1, -1, -1}, /* phEventWaitList */
    {28194, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    {28920, 0, 113, UR_PRINT_OUT, -1, -1, -1, -1}, /* ppRetMap */
    /* urEnqueueMemUnmap */
    {28071, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {25739, 0, 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hMem */
    {28951, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pMappedPtr */
    {28158, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28178, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 3, -1, -1, -1}, /* phEventWaitList */
    {28194, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urEnqueueUSMFill */
    {28071, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {24734, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pMem */
    {28770, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* patternSize */
    {28761, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pPattern */
    {24739, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {28158, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28178, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 5, -1, -1, -1}, /* phEventWaitList */
    {28194, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urEnqueueUSMMemcpy */
    {28071, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {28997, 0, 4, UR_PRINT_IN, -1, -1, -1, -1}, /* blocking */
    {28303, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pDst */
    {28345, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pSrc */
    {24739, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {28158, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28178, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 5, -1, -1, -1}, /* phEventWaitList */
    {28194, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urEnqueueUSMPrefetch */
    {28071, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {24734, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pMem */
    {24739, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {24179, 0, 114, UR_PRINT_IN, -1, -1, -1, -1}, /* flags */
    {28158, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28178, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 4, -1, -1, -1}, /* phEventWaitList */
    {28194, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urEnqueueUSMAdvise */
    {28071, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {24734, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pMem */
    {24739, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {29046, 0, 90, UR_PRINT_IN, -1, -1, -1, -1}, /* advice */
    {28194, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urEnqueueDeviceGlobalVariableWrite */
    {28071, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {29072, 0, 35, UR_PRINT_IN, -1, -1, -1, -1}, /* hProgram */
    {24842, 0, 52, UR_PRINT_IN, -1, -1, -1, -1}, /* name */
    {28331, 0, 4, UR_PRINT_IN, -1, -1, -1, -1}, /* blockingWrite */
    {26684, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* count */
    {28296, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* offset */
    {28345, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pSrc */
    {28158, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28178, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 7, -1, -1, -1}, /* phEventWaitList */
    {28194, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urEnqueueDeviceGlobalVariableRead */
    {28071, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {29072, 0, 35, UR_PRINT_IN, -1, -1, -1, -1}, /* hProgram */
    {24842, 0, 52, UR_PRINT_IN, -1, -1, -1, -1}, /* name */
    {28283, 0, 4, UR_PRINT_IN, -1, -1, -1, -1}, /* blockingRead */
    {26684, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* count */
    {28296, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* offset */
    {28303, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pDst */
    {28158, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28178, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 7, -1, -1, -1}, /* phEventWaitList */
    {28194, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urEventGetInfo */
    {29150, 0, 115, UR_PRINT_IN, -1, -1, -1, -1}, /* hEvent */
    {27475, 0, 116, UR_PRINT_IN, -1, -1, -1, -1}, /* propName */
    {27484, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* propSize */
    {27493, 0, 46, UR_PRINT_OUT | UR_PRINT_OPTIONAL, 2, 1, 4, -1}, /* pPropValue */
    {27504, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPropSizeRet */
    /* urEventGetProfilingInfo */
    {29150, 0, 115, UR_PRINT_IN, -1, -1, -1, -1}, /* hEvent */
    {27475, 0, 117, UR_PRINT_IN, -1, -1, -1, -1}, /* propName */
    {27484, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* propSize */
    {27493, 0, 46, UR_PRINT_OUT | UR_PRINT_OPTIONAL, 2, 1, 4, -1}, /* pPropValue */
    {27504, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPropSizeRet */
    /* urEventWait */
    {29196, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEvents */
    {28178, 0, 111, UR_PRINT_IN, 0, -1, -1, -1}, /* phEventWaitList */
    /* urEventRetain */
    {29150, 0, 115, UR_PRINT_IN | UR_PRINT_RETAIN, -1, -1, -1, -1}, /* hEvent */
    /* urEventRelease */
    {29150, 0, 115, UR_PRINT_IN | UR_PRINT_RELEASE, -1, -1, -1, -1}, /* hEvent */
    /* urEventGetNativeHandle */
    {29150, 0, 115, UR_PRINT_IN, -1, -1, -1, -1}, /* hEvent */
    {29247, 0, 101, UR_PRINT_OUT, -1, -1, -1, -1}, /* phNativeEvent */
    /* urEventCreateWithNativeHandle */
    {29284, 0, 102, UR_PRINT_IN | UR_PRINT_NOCHECK, -1, -1, -1, -1}, /* hNativeEvent */
    {27433, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {24339, 0, 118, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {28194, 0, 111, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urEventSetCallback */
    {29150, 0, 115, UR_PRINT_IN, -1, -1, -1, -1}, /* hEvent */
    {29327, 0, 119, UR_PRINT_IN, -1, -1, -1, -1}, /* execStatus */
    {29338, 0, 104, UR_PRINT_IN, -1, -1, -1, -1}, /* pfnNotify */
    {27653, 0, 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pUserData */
    /* urKernelCreate */
    {29072, 0, 35, UR_PRINT_IN, -1, -1, -1, -1}, /* hProgram */
    {29367, 0, 52, UR_PRINT_IN, -1, -1, -1, -1}, /* pKernelName */
    {29379, 0, 120, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phKernel */
    /* urKernelSetArgValue */
    {28078, 0, 69, UR_PRINT_IN, -1, -1, -1, -1}, /* hKernel */
    {25295, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* argIndex */
    {25428, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* argSize */
    {24339, 0, 67, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {29403, 0, 46, UR_PRINT_IN, -1, -1, -1, 2}, /* pArgValue */
    /* urKernelSetArgLocal */
    {28078, 0, 69, UR_PRINT_IN, -1, -1, -1, -1}, /* hKernel */
    {25295, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* argIndex */
    {25428, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* argSize */
    {24339, 0, 121, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    /* urKernelGetInfo */
    {28078, 0, 69, UR_PRINT_IN, -1, -1, -1, -1}, /* hKernel */
    {27475, 0, 122, UR_PRINT_IN, -1, -1, -1, -1}, /* propName */
    {27484, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* propSize */
    {27493, 0, 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL, 2, 1, 4, -1}, /* pPropValue */
    {27504, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPropSizeRet */
    /* urKernelGetGroupInfo */
    {28078, 0, 69, UR_PRINT_IN, -1, -1, -1, -1}, /* hKernel */
    {27747, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {27475, 0, 123, UR_PRINT_IN, -1, -1, -1, -1}, /* propName */
    {27484, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* propSize */
    {27493, 0, 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL, 3, 2, 5, -1}, /* pPropValue */
    {27504, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPropSizeRet */
    /* urKernelGetSubGroupInfo */
    {28078, 0, 69, UR_PRINT_IN, -1, -1, -1, -1}, /* hKernel */
    {27747, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {27475, 0, 124, UR_PRINT_IN, -1, -1, -1, -1}, /* propName */
    {27484, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* propSize */
    {27493, 0, 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL, 3, 2, 5, -1}, /* pPropValue */
    {27504, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPropSizeRet */
    /* urKernelRetain */
    {28078, 0, 69, UR_PRINT_IN | UR_PRINT_RETAIN, -1, -1, -1, -1}, /* hKernel */
    /* urKernelRelease */
    {28078, 0, 69, UR_PRINT_IN | UR_PRINT_RELEASE, -1, -1, -1, -1}, /* hKernel */
    /* urKernelSetArgPointer */
    {28078, 0, 69, UR_PRINT_IN, -1, -1, -1, -1}, /* hKernel */
    {25295, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* argIndex */
    {24339, 0, 66, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {29403, 0, 46, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pArgValue */
    /* urKernelSetExecInfo */
    {28078, 0, 69, UR_PRINT_IN, -1, -1, -1, -1}, /* hKernel */
    {27475, 0, 125, UR_PRINT_IN, -1, -1, -1, -1}, /* propName */
    {27484, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* propSize */
    {24339, 0, 126, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {27493, 0, 46, UR_PRINT_IN, 2, 1, -1, -1}, /* pPropValue */
    /* urKernelSetArgSampler */
    {28078, 0, 69, UR_PRINT_IN, -1, -1, -1, -1}, /* hKernel */
    {25295, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* argIndex */
    {24339, 0, 127, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {29587, 0, 96, UR_PRINT_IN, -1, -1, -1, -1}, /* hArgValue */
    /* urKernelSetArgMemObj */
    {28078, 0, 69, UR_PRINT_IN, -1, -1, -1, -1}, /* hKernel */
    {25295, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* argIndex */
    {24339, 0, 64, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {29587, 0, 65, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* hArgValue */
    /* urKernelSetSpecializationConstants */
    {28078, 0, 69, UR_PRINT_IN, -1, -1, -1, -1}, /* hKernel */
    {26684, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* count */
    {29640, 0, 128, UR_PRINT_IN, 1, -1, -1, -1}, /* pSpecConstants */
    /* urKernelGetNativeHandle */
    {28078, 0, 69, UR_PRINT_IN, -1, -1, -1, -1}, /* hKernel */
    {29690, 0, 101, UR_PRINT_OUT, -1, -1, -1, -1}, /* phNativeKernel */
    /* urKernelCreateWithNativeHandle */
    {29729, 0, 102, UR_PRINT_IN | UR_PRINT_NOCHECK, -1, -1, -1, -1}, /* hNativeKernel */
    {27433, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {29072, 0, 35, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* hProgram */
    {24339, 0, 129, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {29379, 0, 120, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phKernel */
    /* urMemImageCreate */
    {27433, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {24179, 0, 74, UR_PRINT_IN, -1, -1, -1, -1}, /* flags */
    {29774, 0, 130, UR_PRINT_IN, -1, -1, -1, -1}, /* pImageFormat */
    {29787, 0, 131, UR_PRINT_IN, -1, -1, -1, -1}, /* pImageDesc */
    {26456, 0, 46, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pHost */
    {29798, 0, 132, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phMem */
    /* urMemBufferCreate */
    {27433, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {24179, 0, 74, UR_PRINT_IN, -1, -1, -1, -1}, /* flags */
    {24739, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {24339, 0, 133, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {29821, 0, 132, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phBuffer */
    /* urMemRetain */
    {25739, 0, 65, UR_PRINT_IN | UR_PRINT_RETAIN, -1, -1, -1, -1}, /* hMem */
    /* urMemRelease */
    {25739, 0, 65, UR_PRINT_IN | UR_PRINT_RELEASE, -1, -1, -1, -1}, /* hMem */
    /* urMemBufferPartition */
    {28275, 0, 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hBuffer */
    {24179, 0, 74, UR_PRINT_IN, -1, -1, -1, -1}, /* flags */
    {29873, 0, 134, UR_PRINT_IN, -1, -1, -1, -1}, /* bufferCreateType */
    {29890, 0, 135, UR_PRINT_IN, -1, -1, -1, -1}, /* pRegion */
    {29798, 0, 132, UR_PRINT_OUT, -1, -1, -1, -1}, /* phMem */
    /* urMemGetNativeHandle */
    {25739, 0, 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hMem */
    {27747, 0, 15, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* hDevice */
    {29919, 0, 101, UR_PRINT_OUT, -1, -1, -1, -1}, /* phNativeMem */
    /* urEnqueueReadHostPipe */
    {28071, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {29072, 0, 35, UR_PRINT_IN, -1, -1, -1, -1}, /* hProgram */
    {29952, 0, 52, UR_PRINT_IN, -1, -1, -1, -1}, /* pipe_symbol */
    {28997, 0, 4, UR_PRINT_IN, -1, -1, -1, -1}, /* blocking */
    {28303, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pDst */
    {24739, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {28158, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28178, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 6, -1, -1, -1}, /* phEventWaitList */
    {28194, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urMemGetInfo */
    {29986, 0, 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hMemory */
    {27475, 0, 136, UR_PRINT_IN, -1, -1, -1, -1}, /* propName */
    {27484, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* propSize */
    {27493, 0, 46, UR_PRINT_OUT | UR_PRINT_OPTIONAL, 2, 1, 4, -1}, /* pPropValue */
    {27504, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPropSizeRet */
    /* urMemImageGetInfo */
    {29986, 0, 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hMemory */
    {27475, 0, 137, UR_PRINT_IN, -1, -1, -1, -1}, /* propName */
    {27484, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* propSize */
    {27493, 0, 46, UR_PRINT_OUT | UR_PRINT_OPTIONAL, 2, 1, 4, -1}, /* pPropValue */
    {27504, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPropSizeRet */
    /* urPlatformGet */
    {27590, 0, 39, UR_PRINT_IN, -1, -1, -1, -1}, /* hAdapter */
    {27712, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* NumEntries */
    {30025, 0, 138, UR_PRINT_OUT | UR_PRINT_OPTIONAL, 1, -1, 3, -1}, /* phPlatforms */
    {30037, 0, 105, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pNumPlatforms */
    /* urPlatformGetInfo */
    {27691, 0, 14, UR_PRINT_IN, -1, -1, -1, -1}, /* hPlatform */
    {27475, 0, 139, UR_PRINT_IN, -1, -1, -1, -1}, /* propName */
    {27484, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* propSize */
    {27493, 0, 46, UR_PRINT_OUT | UR_PRINT_OPTIONAL, 2, 1, 4, -1}, /* pPropValue */
    {27504, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPropSizeRet */
    /* urPlatformGetApiVersion */
    {27691, 0, 14, UR_PRINT_IN, -1, -1, -1, -1}, /* hPlatform */
    {30083, 0, 140, UR_PRINT_OUT, -1, -1, -1, -1}, /* pVersion */
    /* urPlatformGetNativeHandle */
    {27691, 0, 14, UR_PRINT_IN, -1, -1, -1, -1}, /* hPlatform */
    {30116, 0, 101, UR_PRINT_OUT, -1, -1, -1, -1}, /* phNativePlatform */
    /* urPlatformCreateWithNativeHandle */
    {30159, 0, 102, UR_PRINT_IN | UR_PRINT_NOCHECK, -1, -1, -1, -1}, /* hNativePlatform */
    {27590, 0, 39, UR_PRINT_IN, -1, -1, -1, -1}, /* hAdapter */
    {24339, 0, 141, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {30175, 0, 138, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phPlatform */
    /* urProgramCreateWithIL */
    {27433, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {30219, 0, 46, UR_PRINT_IN, -1, -1, -1, 2}, /* pIL */
    {30223, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* length */
    {24339, 0, 142, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {30230, 0, 143, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phProgram */
    /* urProgramCreateWithBinary */
    {27433, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27599, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numDevices */
    {27397, 0, 97, UR_PRINT_IN, 1, -1, -1, -1}, /* phDevices */
    {30262, 0, 73, UR_PRINT_IN, 1, -1, -1, -1}, /* pLengths */
    {30271, 0, 144, UR_PRINT_IN, 1, -1, -1, -1}, /* ppBinaries */
    {24339, 0, 142, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {30230, 0, 143, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phProgram */
    /* urProgramBuild */
    {27433, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {29072, 0, 35, UR_PRINT_IN, -1, -1, -1, -1}, /* hProgram */
    {30308, 0, 52, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pOptions */
    /* urProgramCompile */
    {27433, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {29072, 0, 35, UR_PRINT_INOUT, -1, -1, -1, -1}, /* hProgram */
    {30308, 0, 52, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pOptions */
    /* urProgramLink */
    {27433, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {26684, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* count */
    {30349, 0, 143, UR_PRINT_IN, 1, -1, -1, -1}, /* phPrograms */
    {30308, 0, 52, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pOptions */
    {30230, 0, 143, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phProgram */
    /* urProgramRetain */
    {29072, 0, 35, UR_PRINT_IN | UR_PRINT_RETAIN, -1, -1, -1, -1}, /* hProgram */
    /* urProgramRelease */
    {29072, 0, 35, UR_PRINT_IN | UR_PRINT_RELEASE, -1, -1, -1, -1}, /* hProgram */
    /* urProgramGetFunctionPointer */
    {27747, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {29072, 0, 35, UR_PRINT_IN, -1, -1, -1, -1}, /* hProgram */
    {30407, 0, 52, UR_PRINT_IN, -1, -1, -1, -1}, /* pFunctionName */
    {30421, 0, 113, UR_PRINT_OUT, -1, -1, -1, -1}, /* ppFunctionPointer */
    /* urProgramGetInfo */
    {29072, 0, 35, UR_PRINT_IN, -1, -1, -1, -1}, /* hProgram */
    {27475, 0, 145, UR_PRINT_IN, -1, -1, -1, -1}, /* propName */
    {27484, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* propSize */
    {27493, 0, 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL, 2, 1, 4, -1}, /* pPropValue */
    {27504, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPropSizeRet */
    /* urProgramGetBuildInfo */
    {29072, 0, 35, UR_PRINT_IN, -1, -1, -1, -1}, /* hProgram */
    {27747, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {27475, 0, 146, UR_PRINT_IN, -1, -1, -1, -1}, /* propName */
    {27484, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* propSize */
    {27493, 0, 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL, 3, 2, 5, -1}, /* pPropValue */
    {27504, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPropSizeRet */
    /* urProgramSetSpecializationConstants */
    {29072, 0, 35, UR_PRINT_IN, -1, -1, -1, -1}, /* hProgram */
    {26684, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* count */
    {29640, 0, 128, UR_PRINT_IN, 1, -1, -1, -1}, /* pSpecConstants */
    /* urProgramGetNativeHandle */
    {29072, 0, 35, UR_PRINT_IN, -1, -1, -1, -1}, /* hProgram */
    {30542, 0, 101, UR_PRINT_OUT, -1, -1, -1, -1}, /* phNativeProgram */
    /* urProgramCreateWithNativeHandle */
    {30583, 0, 102, UR_PRINT_IN | UR_PRINT_NOCHECK, -1, -1, -1, -1}, /* hNativeProgram */
    {27433, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {24339, 0, 147, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {30230, 0, 143, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phProgram */
    /* urQueueGetInfo */
    {28071, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {27475, 0, 148, UR_PRINT_IN, -1, -1, -1, -1}, /* propName */
    {27484, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* propSize */
    {27493, 0, 46, UR_PRINT_OUT | UR_PRINT_OPTIONAL, 2, 1, 4, -1}, /* pPropValue */
    {27504, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPropSizeRet */
    /* urQueueCreate */
    {27433, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27747, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {24339, 0, 149, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {30645, 0, 150, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phQueue */
    /* urQueueRetain */
    {28071, 0, 30, UR_PRINT_IN | UR_PRINT_RETAIN, -1, -1, -1, -1}, /* hQueue */
    /* urQueueRelease */
    {28071, 0, 30, UR_PRINT_IN | UR_PRINT_RELEASE, -1, -1, -1, -1}, /* hQueue */
    /* urQueueGetNativeHandle */
    {28071, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {30696, 0, 151, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pDesc */
    {30702, 0, 101, UR_PRINT_OUT, -1, -1, -1, -1}, /* phNativeQueue */
    /* urQueueCreateWithNativeHandle */
    {30739, 0, 102, UR_PRINT_IN | UR_PRINT_NOCHECK, -1, -1, -1, -1}, /* hNativeQueue */
    {27433, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27747, 0, 15, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* hDevice */
    {24339, 0, 152, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {30645, 0, 150, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phQueue */
    /* urQueueFinish */
    {28071, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    /* urQueueFlush */
    {28071, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    /* urSamplerCreate */
    {27433, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {30696, 0, 153, UR_PRINT_IN, -1, -1, -1, -1}, /* pDesc */
    {30809, 0, 154, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phSampler */
    /* urSamplerRetain */
    {30835, 0, 96, UR_PRINT_IN | UR_PRINT_RETAIN, -1, -1, -1, -1}, /* hSampler */
    /* urSamplerRelease */
    {30835, 0, 96, UR_PRINT_IN | UR_PRINT_RELEASE, -1, -1, -1, -1}, /* hSampler */
    /* urSamplerGetInfo */
    {30835, 0, 96, UR_PRINT_IN, -1, -1, -1, -1}, /* hSampler */
    {27475, 0, 155, UR_PRINT_IN, -1, -1, -1, -1}, /* propName */
    {27484, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* propSize */
    {27493, 0, 46, UR_PRINT_OUT | UR_PRINT_OPTIONAL, 2, 1, 4, -1}, /* pPropValue */
    {27504, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPropSizeRet */
    /* urSamplerGetNativeHandle */
    {30835, 0, 96, UR_PRINT_IN, -1, -1, -1, -1}, /* hSampler */
    {30894, 0, 101, UR_PRINT_OUT, -1, -1, -1, -1}, /* phNativeSampler */
    /* urSamplerCreateWithNativeHandle */
    {30935, 0, 102, UR_PRINT_IN | UR_PRINT_NOCHECK, -1, -1, -1, -1}, /* hNativeSampler */
    {27433, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {24339, 0, 156, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {30809, 0, 154, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phSampler */
    /* urUSMHostAlloc */
    {27433, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {30982, 0, 157, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pUSMDesc */
    {30991, 0, 47, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pool */
    {24739, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {30996, 0, 113, UR_PRINT_OUT, -1, -1, -1, -1}, /* ppMem */
    /* urUSMDeviceAlloc */
    {27433, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27747, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {30982, 0, 157, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pUSMDesc */
    {30991, 0, 47, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pool */
    {24739, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {30996, 0, 113, UR_PRINT_OUT, -1, -1, -1, -1}, /* ppMem */
    /* urUSMSharedAlloc */
    {27433, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27747, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {30982, 0, 157, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pUSMDesc */
    {30991, 0, 47, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pool */
    {24739, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {30996, 0, 113, UR_PRINT_OUT, -1, -1, -1, -1}, /* ppMem */
    /* urUSMFree */
    {27433, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {24734, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pMem */
    /* urUSMGetMemAllocInfo */
    {27433, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {24734, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pMem */
    {27475, 0, 158, UR_PRINT_IN, -1, -1, -1, -1}, /* propName */
    {27484, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* propSize */
    {27493, 0, 46, UR_PRINT_OUT | UR_PRINT_OPTIONAL, 3, 2, 5, -1}, /* pPropValue */
    {27504, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPropSizeRet */
    /* urUSMPoolCreate */
    {27433, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {31082, 0, 159, UR_PRINT_IN, -1, -1, -1, -1}, /* pPoolDesc */
    {31092, 0, 160, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* ppPool */
    /* urCommandBufferCreateExp */
    {27433, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27747, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {31115, 0, 161, UR_PRINT_IN, -1, -1, -1, -1}, /* pCommandBufferDesc */
    {31134, 0, 162, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phCommandBuffer */
    /* urPlatformGetBackendOption */
    {27691, 0, 14, UR_PRINT_IN, -1, -1, -1, -1}, /* hPlatform */
    {31175, 0, 52, UR_PRINT_IN, -1, -1, -1, -1}, /* pFrontendOption */
    {31191, 0, 163, UR_PRINT_OUT, -1, -1, -1, -1}, /* ppPlatformOption */
    /* urMemBufferCreateWithNativeHandle */
    {31235, 0, 102, UR_PRINT_IN | UR_PRINT_NOCHECK, -1, -1, -1, -1}, /* hNativeMem */
    {27433, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {24339, 0, 164, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {29798, 0, 132, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phMem */
    /* urMemImageCreateWithNativeHandle */
    {31235, 0, 102, UR_PRINT_IN | UR_PRINT_NOCHECK, -1, -1, -1, -1}, /* hNativeMem */
    {27433, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {29774, 0, 130, UR_PRINT_IN, -1, -1, -1, -1}, /* pImageFormat */
    {29787, 0, 131, UR_PRINT_IN, -1, -1, -1, -1}, /* pImageDesc */
    {24339, 0, 164, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {29798, 0, 132, UR_PRINT_OUT, -1, -1, -1, -1}, /* phMem */
    /* urEnqueueWriteHostPipe */
    {28071, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {29072, 0, 35, UR_PRINT_IN, -1, -1, -1, -1}, /* hProgram */
    {29952, 0, 52, UR_PRINT_IN, -1, -1, -1, -1}, /* pipe_symbol */
    {28997, 0, 4, UR_PRINT_IN, -1, -1, -1, -1}, /* blocking */
    {28345, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pSrc */
    {24739, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {28158, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28178, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 6, -1, -1, -1}, /* phEventWaitList */
    {28194, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urUSMPoolRetain */
    {31336, 0, 47, UR_PRINT_IN | UR_PRINT_RETAIN, -1, -1, -1, -1}, /* pPool */
    /* urUSMPoolRelease */
    {31336, 0, 47, UR_PRINT_IN | UR_PRINT_RELEASE, -1, -1, -1, -1}, /* pPool */
    /* urUSMPoolGetInfo */
    {31375, 0, 47, UR_PRINT_IN, -1, -1, -1, -1}, /* hPool */
    {27475, 0, 165, UR_PRINT_IN, -1, -1, -1, -1}, /* propName */
    {27484, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* propSize */
    {27493, 0, 46, UR_PRINT_OUT | UR_PRINT_OPTIONAL, 2, 1, 4, -1}, /* pPropValue */
    {27504, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPropSizeRet */
    /* urCommandBufferRetainExp */
    {31398, 0, 166, UR_PRINT_IN | UR_PRINT_RETAIN, -1, -1, -1, -1}, /* hCommandBuffer */
    /* urCommandBufferReleaseExp */
    {31398, 0, 166, UR_PRINT_IN | UR_PRINT_RELEASE, -1, -1, -1, -1}, /* hCommandBuffer */
    /* urCommandBufferFinalizeExp */
    {31398, 0, 166, UR_PRINT_IN, -1, -1, -1, -1}, /* hCommandBuffer */
    /* urCommandBufferAppendKernelLaunchExp */
    {31398, 0, 166, UR_PRINT_IN, -1, -1, -1, -1}, /* hCommandBuffer */
    {28078, 0, 69, UR_PRINT_IN, -1, -1, -1, -1}, /* hKernel */
    {28086, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* workDim */
    {28094, 0, 73, UR_PRINT_IN | UR_PRINT_OPTIONAL, 2, -1, -1, -1}, /* pGlobalWorkOffset */
    {28112, 0, 73, UR_PRINT_IN, 2, -1, -1, -1}, /* pGlobalWorkSize */
    {28128, 0, 73, UR_PRINT_IN | UR_PRINT_OPTIONAL, 2, -1, -1, -1}, /* pLocalWorkSize */
    {31491, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numKernelAlternatives */
    {31513, 0, 120, UR_PRINT_IN | UR_PRINT_OPTIONAL, 6, -1, -1, -1}, /* phKernelAlternatives */
    {31534, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numSyncPointsInWaitList */
    {31558, 0, 105, UR_PRINT_IN | UR_PRINT_OPTIONAL, 8, -1, -1, -1}, /* pSyncPointWaitList */
    {28158, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28178, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 10, -1, -1, -1}, /* phEventWaitList */
    {31577, 0, 105, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pSyncPoint */
    {28194, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    {31588, 0, 167, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phCommand */
    /* urUSMPitchedAllocExp */
    {27433, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27747, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {30982, 0, 157, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pUSMDesc */
    {30991, 0, 47, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pool */
    {31635, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* widthInBytes */
    {24149, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* height */
    {31648, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* elementSizeBytes */
    {30996, 0, 113, UR_PRINT_OUT, -1, -1, -1, -1}, /* ppMem */
    {31665, 0, 73, UR_PRINT_OUT, -1, -1, -1, -1}, /* pResultPitch */
    /* urBindlessImagesUnsampledImageHandleDestroyExp */
    {27433, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27747, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {28805, 0, 102, UR_PRINT_IN | UR_PRINT_RELEASE, -1, -1, -1, -1}, /* hImage */
    /* urBindlessImagesSampledImageHandleDestroyExp */
    {27433, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27747, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {28805, 0, 102, UR_PRINT_IN | UR_PRINT_RELEASE, -1, -1, -1, -1}, /* hImage */
    /* urBindlessImagesImageAllocateExp */
    {27433, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27747, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {29774, 0, 130, UR_PRINT_IN, -1, -1, -1, -1}, /* pImageFormat */
    {29787, 0, 131, UR_PRINT_IN, -1, -1, -1, -1}, /* pImageDesc */
    {31791, 0, 101, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phImageMem */
    /* urBindlessImagesImageFreeExp */
    {27433, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27747, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {31835, 0, 102, UR_PRINT_IN | UR_PRINT_RELEASE, -1, -1, -1, -1}, /* hImageMem */
    /* urBindlessImagesUnsampledImageCreateExp */
    {27433, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27747, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {31835, 0, 102, UR_PRINT_IN, -1, -1, -1, -1}, /* hImageMem */
    {29774, 0, 130, UR_PRINT_IN, -1, -1, -1, -1}, /* pImageFormat */
    {29787, 0, 131, UR_PRINT_IN, -1, -1, -1, -1}, /* pImageDesc */
    {31874, 0, 101, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phImage */
    /* urBindlessImagesSampledImageCreateExp */
    {27433, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27747, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {31835, 0, 102, UR_PRINT_IN, -1, -1, -1, -1}, /* hImageMem */
    {29774, 0, 130, UR_PRINT_IN, -1, -1, -1, -1}, /* pImageFormat */
    {29787, 0, 131, UR_PRINT_IN, -1, -1, -1, -1}, /* pImageDesc */
    {31922, 0, 153, UR_PRINT_IN, -1, -1, -1, -1}, /* pSamplerDesc */
    {31874, 0, 101, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phImage */
    /* urBindlessImagesImageCopyExp */
    {28071, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {28345, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pSrc */
    {28303, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pDst */
    {31973, 0, 131, UR_PRINT_IN, -1, -1, -1, -1}, /* pSrcImageDesc */
    {31987, 0, 131, UR_PRINT_IN, -1, -1, -1, -1}, /* pDstImageDesc */
    {32001, 0, 130, UR_PRINT_IN, -1, -1, -1, -1}, /* pSrcImageFormat */
    {32017, 0, 130, UR_PRINT_IN, -1, -1, -1, -1}, /* pDstImageFormat */
    {32033, 0, 168, UR_PRINT_IN, -1, -1, -1, -1}, /* pCopyRegion */
    {32045, 0, 169, UR_PRINT_IN, -1, -1, -1, -1}, /* imageCopyFlags */
    {32060, 0, 170, UR_PRINT_IN, -1, -1, -1, -1}, /* imageCopyInputTypes */
    {28158, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28178, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 10, -1, -1, -1}, /* phEventWaitList */
    {28194, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urBindlessImagesImageGetInfoExp */
    {27433, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {31835, 0, 102, UR_PRINT_IN, -1, -1, -1, -1}, /* hImageMem */
    {27475, 0, 137, UR_PRINT_IN, -1, -1, -1, -1}, /* propName */
    {27493, 0, 46, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, 2, -1, -1}, /* pPropValue */
    {27504, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPropSizeRet */
    /* urBindlessImagesMipmapGetLevelExp */
    {27433, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27747, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {31835, 0, 102, UR_PRINT_IN, -1, -1, -1, -1}, /* hImageMem */
    {32141, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* mipmapLevel */
    {31791, 0, 101, UR_PRINT_OUT, -1, -1, -1, -1}, /* phImageMem */
    /* urBindlessImagesMipmapFreeExp */
    {27433, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27747, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {25739, 0, 102, UR_PRINT_IN | UR_PRINT_RELEASE, -1, -1, -1, -1}, /* hMem */
    /* urBindlessImagesMapExternalArrayExp */
    {27433, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27747, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {29774, 0, 130, UR_PRINT_IN, -1, -1, -1, -1}, /* pImageFormat */
    {29787, 0, 131, UR_PRINT_IN, -1, -1, -1, -1}, /* pImageDesc */
    {32217, 0, 171, UR_PRINT_IN, -1, -1, -1, -1}, /* hExternalMem */
    {31791, 0, 101, UR_PRINT_OUT, -1, -1, -1, -1}, /* phImageMem */
    /* urBindlessImagesReleaseExternalSemaphoreExp */
    {27433, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27747, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {32266, 0, 172, UR_PRINT_IN | UR_PRINT_RELEASE, -1, -1, -1, -1}, /* hExternalSemaphore */
    /* urBindlessImagesWaitExternalSemaphoreExp */
    {28071, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {32329, 0, 172, UR_PRINT_IN, -1, -1, -1, -1}, /* hSemaphore */
    {32340, 0, 4, UR_PRINT_IN, -1, -1, -1, -1}, /* hasWaitValue */
    {32353, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* waitValue */
    {28158, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28178, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 4, -1, -1, -1}, /* phEventWaitList */
    {28194, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urBindlessImagesSignalExternalSemaphoreExp */
    {28071, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {32329, 0, 172, UR_PRINT_IN, -1, -1, -1, -1}, /* hSemaphore */
    {32404, 0, 4, UR_PRINT_IN, -1, -1, -1, -1}, /* hasSignalValue */
    {32419, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* signalValue */
    {28158, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28178, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 4, -1, -1, -1}, /* phEventWaitList */
    {28194, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urEnqueueUSMFill2D */
    {28071, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {24734, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pMem */
    {32474, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* pitch */
    {28770, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* patternSize */
    {28761, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pPattern */
    {24143, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* width */
    {24149, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* height */
    {28158, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28178, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 7, -1, -1, -1}, /* phEventWaitList */
    {28194, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urEnqueueUSMMemcpy2D */
    {28071, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {28997, 0, 4, UR_PRINT_IN, -1, -1, -1, -1}, /* blocking */
    {28303, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pDst */
    {32499, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* dstPitch */
    {28345, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pSrc */
    {32508, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* srcPitch */
    {24143, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* width */
    {24149, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* height */
    {28158, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28178, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 8, -1, -1, -1}, /* phEventWaitList */
    {28194, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urVirtualMemGranularityGetInfo */
    {27433, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27747, 0, 15, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* hDevice */
    {32538, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* allocationSize */
    {27475, 0, 173, UR_PRINT_IN, -1, -1, -1, -1}, /* propName */
    {27484, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* propSize */
    {27493, 0, 46, UR_PRINT_OUT | UR_PRINT_OPTIONAL, 4, 3, 6, -1}, /* pPropValue */
    {27504, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPropSizeRet */
    /* urVirtualMemReserve */
    {27433, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {32584, 0, 46, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pStart */
    {24739, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {32591, 0, 113, UR_PRINT_OUT, -1, -1, -1, -1}, /* ppStart */
    /* urVirtualMemFree */
    {27433, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {32584, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pStart */
    {24739, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    /* urVirtualMemMap */
    {27433, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {32584, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pStart */
    {24739, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {32636, 0, 174, UR_PRINT_IN, -1, -1, -1, -1}, /* hPhysicalMem */
    {28296, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* offset */
    {24179, 0, 48, UR_PRINT_IN, -1, -1, -1, -1}, /* flags */
    /* urVirtualMemUnmap */
    {27433, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {32584, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pStart */
    {24739, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    /* urVirtualMemSetAccess */
    {27433, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {32584, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pStart */
    {24739, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {24179, 0, 48, UR_PRINT_IN, -1, -1, -1, -1}, /* flags */
    /* urVirtualMemGetInfo */
    {27433, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {32584, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pStart */
    {24739, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {27475, 0, 175, UR_PRINT_IN, -1, -1, -1, -1}, /* propName */
    {27484, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* propSize */
    {27493, 0, 46, UR_PRINT_OUT | UR_PRINT_OPTIONAL, 4, 3, 6, -1}, /* pPropValue */
    {27504, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPropSizeRet */
    /* urPhysicalMemCreate */
    {27433, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27747, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {24739, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {24339, 0, 176, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {32828, 0, 177, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phPhysicalMem */
    /* urPhysicalMemRetain */
    {32636, 0, 174, UR_PRINT_IN | UR_PRINT_RETAIN, -1, -1, -1, -1}, /* hPhysicalMem */
    /* urPhysicalMemRelease */
    {32636, 0, 174, UR_PRINT_IN | UR_PRINT_RELEASE, -1, -1, -1, -1}, /* hPhysicalMem */
    /* urUSMImportExp */
    {27433, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {24734, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pMem */
    {24739, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    /* urUSMReleaseExp */
    {27433, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {24734, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pMem */
    /* urUsmP2PEnablePeerAccessExp */
    {32934, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* commandDevice */
    {32948, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* peerDevice */
    /* urUsmP2PDisablePeerAccessExp */
    {32934, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* commandDevice */
    {32948, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* peerDevice */
    /* urUsmP2PPeerAccessGetInfoExp */
    {32934, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* commandDevice */
    {32948, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* peerDevice */
    {27475, 0, 178, UR_PRINT_IN, -1, -1, -1, -1}, /* propName */
    {27484, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* propSize */
    {27493, 0, 46, UR_PRINT_OUT | UR_PRINT_OPTIONAL, 3, 2, 5, -1}, /* pPropValue */
    {27504, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPropSizeRet */
    /* urLoaderConfigCreate */
    {33045, 0, 179, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phLoaderConfig */
    /* urLoaderConfigRelease */
    {33081, 0, 180, UR_PRINT_IN | UR_PRINT_RELEASE, -1, -1, -1, -1}, /* hLoaderConfig */
    /* urLoaderConfigRetain */
    {33081, 0, 180, UR_PRINT_IN | UR_PRINT_RETAIN, -1, -1, -1, -1}, /* hLoaderConfig */
    /* urLoaderConfigGetInfo */
    {33081, 0, 180, UR_PRINT_IN, -1, -1, -1, -1}, /* hLoaderConfig */
    {27475, 0, 181, UR_PRINT_IN, -1, -1, -1, -1}, /* propName */
    {27484, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* propSize */
    {27493, 0, 46, UR_PRINT_OUT | UR_PRINT_OPTIONAL, 2, 1, 4, -1}, /* pPropValue */
    {27504, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPropSizeRet */
    /* urLoaderConfigEnableLayer */
    {33081, 0, 180, UR_PRINT_IN, -1, -1, -1, -1}, /* hLoaderConfig */
    {33160, 0, 52, UR_PRINT_IN, -1, -1, -1, -1}, /* pLayerName */
    /* urAdapterRelease */
    {27590, 0, 39, UR_PRINT_IN | UR_PRINT_RELEASE, -1, -1, -1, -1}, /* hAdapter */
    /* urAdapterGet */
    {27712, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* NumEntries */
    {33214, 0, 182, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, 0, -1, 2, -1}, /* phAdapters */
    {33225, 0, 105, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pNumAdapters */
    /* urAdapterRetain */
    {27590, 0, 39, UR_PRINT_IN | UR_PRINT_RETAIN, -1, -1, -1, -1}, /* hAdapter */
    /* urAdapterGetLastError */
    {27590, 0, 39, UR_PRINT_IN, -1, -1, -1, -1}, /* hAdapter */
    {33267, 0, 163, UR_PRINT_OUT, -1, -1, -1, -1}, /* ppMessage */
    {33277, 0, 183, UR_PRINT_OUT, -1, -1, -1, -1}, /* pError */
    /* urAdapterGetInfo */
    {27590, 0, 39, UR_PRINT_IN, -1, -1, -1, -1}, /* hAdapter */
    {27475, 0, 184, UR_PRINT_IN, -1, -1, -1, -1}, /* propName */
    {27484, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* propSize */
    {27493, 0, 46, UR_PRINT_OUT | UR_PRINT_OPTIONAL, 2, 1, 4, -1}, /* pPropValue */
    {27504, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPropSizeRet */
    /* urProgramBuildExp */
    {29072, 0, 35, UR_PRINT_IN, -1, -1, -1, -1}, /* hProgram */
    {27599, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numDevices */
    {27397, 0, 97, UR_PRINT_IN, 1, -1, -1, -1}, /* phDevices */
    {24179, 0, 185, UR_PRINT_IN, -1, -1, -1, -1}, /* flags */
    {30308, 0, 52, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pOptions */
    /* urProgramCompileExp */
    {29072, 0, 35, UR_PRINT_INOUT, -1, -1, -1, -1}, /* hProgram */
    {27599, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numDevices */
    {27397, 0, 97, UR_PRINT_IN, 1, -1, -1, -1}, /* phDevices */
    {24179, 0, 185, UR_PRINT_IN, -1, -1, -1, -1}, /* flags */
    {30308, 0, 52, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pOptions */
    /* urProgramLinkExp */
    {27433, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27599, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numDevices */
    {27397, 0, 97, UR_PRINT_IN, 1, -1, -1, -1}, /* phDevices */
    {24179, 0, 185, UR_PRINT_IN, -1, -1, -1, -1}, /* flags */
    {26684, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* count */
    {30349, 0, 143, UR_PRINT_IN, 4, -1, -1, -1}, /* phPrograms */
    {30308, 0, 52, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pOptions */
    {30230, 0, 143, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phProgram */
    /* urLoaderConfigSetCodeLocationCallback */
    {33081, 0, 180, UR_PRINT_IN, -1, -1, -1, -1}, /* hLoaderConfig */
    {33378, 0, 104, UR_PRINT_IN, -1, -1, -1, -1}, /* pfnCodeloc */
    {27653, 0, 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pUserData */
    /* urLoaderInit */
    {33427, 0, 186, UR_PRINT_IN, -1, -1, -1, -1}, /* device_flags */
    {33081, 0, 180, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* hLoaderConfig */
    /* urLoaderTearDown */
    /* urProgramGetGlobalVariablePointer */
    {27747, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {29072, 0, 35, UR_PRINT_IN, -1, -1, -1, -1}, /* hProgram */
    {33470, 0, 52, UR_PRINT_IN, -1, -1, -1, -1}, /* pGlobalVariableName */
    {33490, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pGlobalVariableSizeRet */
    {33513, 0, 113, UR_PRINT_OUT, -1, -1, -1, -1}, /* ppGlobalVariablePointerRet */
    /* urDeviceGetSelected */
    {27691, 0, 14, UR_PRINT_IN, -1, -1, -1, -1}, /* hPlatform */
    {27701, 0, 5, UR_PRINT_IN, -1, -1, -1, -1}, /* DeviceType */
    {27712, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* NumEntries */
    {27397, 0, 97, UR_PRINT_OUT | UR_PRINT_OPTIONAL, 2, -1, 4, -1}, /* phDevices */
    {27723, 0, 105, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pNumDevices */
    /* urCommandBufferUpdateKernelLaunchExp */
    {31398, 0, 166, UR_PRINT_IN, -1, -1, -1, -1}, /* hCommandBuffer */
    {33594, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numKernelUpdates */
    {33611, 0, 187, UR_PRINT_IN, 1, -1, -1, -1}, /* pUpdateKernelLaunch */
    /* urCommandBufferGetInfoExp */
    {31398, 0, 166, UR_PRINT_IN, -1, -1, -1, -1}, /* hCommandBuffer */
    {27475, 0, 188, UR_PRINT_IN, -1, -1, -1, -1}, /* propName */
    {27484, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* propSize */
    {27493, 0, 46, UR_PRINT_OUT | UR_PRINT_OPTIONAL, 2, 1, 4, -1}, /* pPropValue */
    {27504, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPropSizeRet */
    /* urEnqueueTimestampRecordingExp */
    {28071, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {28997, 0, 4, UR_PRINT_IN, -1, -1, -1, -1}, /* blocking */
    {28158, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28178, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 2, -1, -1, -1}, /* phEventWaitList */
    {28194, 0, 111, UR_PRINT_INOUT, -1, -1, -1, -1}, /* phEvent */
    /* urKernelGetSuggestedLocalWorkSize */
    {28078, 0, 69, UR_PRINT_IN, -1, -1, -1, -1}, /* hKernel */
    {28071, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {33725, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numWorkDim */
    {28094, 0, 73, UR_PRINT_IN, 2, -1, -1, -1}, /* pGlobalWorkOffset */
    {28112, 0, 73, UR_PRINT_IN, 2, -1, -1, -1}, /* pGlobalWorkSize */
    {33736, 0, 73, UR_PRINT_OUT, 2, -1, -1, -1}, /* pSuggestedLocalWorkSize */
    /* urBindlessImagesImportExternalMemoryExp */
    {27433, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27747, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {24739, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {33794, 0, 189, UR_PRINT_IN, -1, -1, -1, -1}, /* memHandleType */
    {33808, 0, 190, UR_PRINT_IN, -1, -1, -1, -1}, /* pExternalMemDesc */
    {33825, 0, 191, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phExternalMem */
    /* urBindlessImagesImportExternalSemaphoreExp */
    {27433, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27747, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {33879, 0, 192, UR_PRINT_IN, -1, -1, -1, -1}, /* semHandleType */
    {33893, 0, 193, UR_PRINT_IN, -1, -1, -1, -1}, /* pExternalSemaphoreDesc */
    {33916, 0, 194, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phExternalSemaphore */
    /* urEnqueueNativeCommandExp */
    {28071, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {33979, 0, 104, UR_PRINT_IN, -1, -1, -1, -1}, /* pfnNativeEnqueue */
    {33996, 0, 46, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* data */
    {34001, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numMemsInMemList */
    {34018, 0, 132, UR_PRINT_IN | UR_PRINT_OPTIONAL, 3, -1, -1, -1}, /* phMemList */
    {24339, 0, 195, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {28158, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28178, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 6, -1, -1, -1}, /* phEventWaitList */
    {28194, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urLoaderConfigSetMockingEnabled */
    {33081, 0, 180, UR_PRINT_IN, -1, -1, -1, -1}, /* hLoaderConfig */
    {34054, 0, 4, UR_PRINT_IN, -1, -1, -1, -1}, /* enable */
    /* urBindlessImagesReleaseExternalMemoryExp */
    {27433, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27747, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {32217, 0, 171, UR_PRINT_IN | UR_PRINT_RELEASE, -1, -1, -1, -1}, /* hExternalMem */
    /* urCommandBufferAppendUSMMemcpyExp */
    {31398, 0, 166, UR_PRINT_IN, -1, -1, -1, -1}, /* hCommandBuffer */
    {28303, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pDst */
    {28345, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pSrc */
    {24739, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {31534, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numSyncPointsInWaitList */
    {31558, 0, 105, UR_PRINT_IN | UR_PRINT_OPTIONAL, 4, -1, -1, -1}, /* pSyncPointWaitList */
    {28158, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28178, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 6, -1, -1, -1}, /* phEventWaitList */
    {31577, 0, 105, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pSyncPoint */
    {28194, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    {31588, 0, 167, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phCommand */
    /* urCommandBufferAppendUSMFillExp */
    {31398, 0, 166, UR_PRINT_IN, -1, -1, -1, -1}, /* hCommandBuffer */
    {25984, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pMemory */
    {28761, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pPattern */
    {28770, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* patternSize */
    {24739, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {31534, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numSyncPointsInWaitList */
    {31558, 0, 105, UR_PRINT_IN | UR_PRINT_OPTIONAL, 5, -1, -1, -1}, /* pSyncPointWaitList */
    {28158, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28178, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 7, -1, -1, -1}, /* phEventWaitList */
    {31577, 0, 105, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pSyncPoint */
    {28194, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    {31588, 0, 167, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phCommand */
    /* urCommandBufferAppendMemBufferCopyExp */
    {31398, 0, 166, UR_PRINT_IN, -1, -1, -1, -1}, /* hCommandBuffer */
    {34200, 0, 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hSrcMem */
    {34208, 0, 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hDstMem */
    {25119, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* srcOffset */
    {25129, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* dstOffset */
    {24739, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {31534, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numSyncPointsInWaitList */
    {31558, 0, 105, UR_PRINT_IN | UR_PRINT_OPTIONAL, 6, -1, -1, -1}, /* pSyncPointWaitList */
    {28158, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28178, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 8, -1, -1, -1}, /* phEventWaitList */
    {31577, 0, 105, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pSyncPoint */
    {28194, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    {31588, 0, 167, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phCommand */
    /* urCommandBufferAppendMemBufferWriteExp */
    {31398, 0, 166, UR_PRINT_IN, -1, -1, -1, -1}, /* hCommandBuffer */
    {28275, 0, 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hBuffer */
    {28296, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* offset */
    {24739, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {28345, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pSrc */
    {31534, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numSyncPointsInWaitList */
    {31558, 0, 105, UR_PRINT_IN | UR_PRINT_OPTIONAL, 5, -1, -1, -1}, /* pSyncPointWaitList */
    {28158, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28178, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 7, -1, -1, -1}, /* phEventWaitList */
    {31577, 0, 105, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pSyncPoint */
    {28194, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    {31588, 0, 167, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phCommand */
    /* urCommandBufferAppendMemBufferReadExp */
    {31398, 0, 166, UR_PRINT_IN, -1, -1, -1, -1}, /* hCommandBuffer */
    {28275, 0, 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hBuffer */
    {28296, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* offset */
    {24739, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {28303, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pDst */
    {31534, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numSyncPointsInWaitList */
    {31558, 0, 105, UR_PRINT_IN | UR_PRINT_OPTIONAL, 5, -1, -1, -1}, /* pSyncPointWaitList */
    {28158, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28178, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 7, -1, -1, -1}, /* phEventWaitList */
    {31577, 0, 105, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pSyncPoint */
    {28194, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    {31588, 0, 167, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phCommand */
    /* urCommandBufferAppendMemBufferCopyRectExp */
    {31398, 0, 166, UR_PRINT_IN, -1, -1, -1, -1}, /* hCommandBuffer */
    {34200, 0, 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hSrcMem */
    {34208, 0, 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hDstMem */
    {28565, 0, 62, UR_PRINT_IN, -1, -1, -1, -1}, /* srcOrigin */
    {28672, 0, 62, UR_PRINT_IN, -1, -1, -1, -1}, /* dstOrigin */
    {28398, 0, 63, UR_PRINT_IN, -1, -1, -1, -1}, /* region */
    {28682, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* srcRowPitch */
    {28694, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* srcSlicePitch */
    {28708, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* dstRowPitch */
    {28720, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* dstSlicePitch */
    {31534, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numSyncPointsInWaitList */
    {31558, 0, 105, UR_PRINT_IN | UR_PRINT_OPTIONAL, 10, -1, -1, -1}, /* pSyncPointWaitList */
    {28158, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28178, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 12, -1, -1, -1}, /* phEventWaitList */
    {31577, 0, 105, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pSyncPoint */
    {28194, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    {31588, 0, 167, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phCommand */
    /* urCommandBufferAppendMemBufferWriteRectExp */
    {31398, 0, 166, UR_PRINT_IN, -1, -1, -1, -1}, /* hCommandBuffer */
    {28275, 0, 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hBuffer */
    {34373, 0, 62, UR_PRINT_IN, -1, -1, -1, -1}, /* bufferOffset */
    {34386, 0, 62, UR_PRINT_IN, -1, -1, -1, -1}, /* hostOffset */
    {28398, 0, 63, UR_PRINT_IN, -1, -1, -1, -1}, /* region */
    {28405, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* bufferRowPitch */
    {28420, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* bufferSlicePitch */
    {28437, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* hostRowPitch */
    {28450, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* hostSlicePitch */
    {28345, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pSrc */
    {31534, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numSyncPointsInWaitList */
    {31558, 0, 105, UR_PRINT_IN | UR_PRINT_OPTIONAL, 10, -1, -1, -1}, /* pSyncPointWaitList */
    {28158, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28178, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 12, -1, -1, -1}, /* phEventWaitList */
    {31577, 0, 105, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pSyncPoint */
    {28194, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    {31588, 0, 167, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phCommand */
    /* urCommandBufferAppendMemBufferReadRectExp */
    {31398, 0, 166, UR_PRINT_IN, -1, -1, -1, -1}, /* hCommandBuffer */
    {28275, 0, 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hBuffer */
    {34373, 0, 62, UR_PRINT_IN, -1, -1, -1, -1}, /* bufferOffset */
    {34386, 0, 62, UR_PRINT_IN, -1, -1, -1, -1}, /* hostOffset */
    {28398, 0, 63, UR_PRINT_IN, -1, -1, -1, -1}, /* region */
    {28405, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* bufferRowPitch */
    {28420, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* bufferSlicePitch */
    {28437, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* hostRowPitch */
    {28450, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* hostSlicePitch */
    {28303, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pDst */
    {31534, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numSyncPointsInWaitList */
    {31558, 0, 105, UR_PRINT_IN | UR_PRINT_OPTIONAL, 10, -1, -1, -1}, /* pSyncPointWaitList */
    {28158, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28178, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 12, -1, -1, -1}, /* phEventWaitList */
    {31577, 0, 105, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pSyncPoint */
    {28194, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* phEvent */
    {31588, 0, 167, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* phCommand */
    /* urCommandBufferAppendMemBufferFillExp */
    {31398, 0, 166, UR_PRINT_IN, -1, -1, -1, -1}, /* hCommandBuffer */
    {28275, 0, 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hBuffer */
    {28761, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pPattern */
    {28770, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* patternSize */
    {28296, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* offset */
    {24739, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {31534, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numSyncPointsInWaitList */
    {31558, 0, 105, UR_PRINT_IN | UR_PRINT_OPTIONAL, 6, -1, -1, -1}, /* pSyncPointWaitList */
    {28158, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28178, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 8, -1, -1, -1}, /* phEventWaitList */
    {31577, 0, 105, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pSyncPoint */
    {28194, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    {31588, 0, 167, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phCommand */
    /* urCommandBufferAppendUSMPrefetchExp */
    {31398, 0, 166, UR_PRINT_IN, -1, -1, -1, -1}, /* hCommandBuffer */
    {25984, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pMemory */
    {24739, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {24179, 0, 114, UR_PRINT_IN, -1, -1, -1, -1}, /* flags */
    {31534, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numSyncPointsInWaitList */
    {31558, 0, 105, UR_PRINT_IN | UR_PRINT_OPTIONAL, 4, -1, -1, -1}, /* pSyncPointWaitList */
    {28158, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28178, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 6, -1, -1, -1}, /* phEventWaitList */
    {31577, 0, 105, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pSyncPoint */
    {28194, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    {31588, 0, 167, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phCommand */
    /* urCommandBufferAppendUSMAdviseExp */
    {31398, 0, 166, UR_PRINT_IN, -1, -1, -1, -1}, /* hCommandBuffer */
    {25984, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pMemory */
    {24739, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {29046, 0, 90, UR_PRINT_IN, -1, -1, -1, -1}, /* advice */
    {31534, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numSyncPointsInWaitList */
    {31558, 0, 105, UR_PRINT_IN | UR_PRINT_OPTIONAL, 4, -1, -1, -1}, /* pSyncPointWaitList */
    {28158, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28178, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 6, -1, -1, -1}, /* phEventWaitList */
    {31577, 0, 105, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pSyncPoint */
    {28194, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    {31588, 0, 167, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phCommand */
    /* urEnqueueCommandBufferExp */
    {28071, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {31398, 0, 166, UR_PRINT_IN, -1, -1, -1, -1}, /* hCommandBuffer */
    {28158, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28178, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 2, -1, -1, -1}, /* phEventWaitList */
    {28194, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urCommandBufferUpdateSignalEventExp */
    {25495, 0, 68, UR_PRINT_IN, -1, -1, -1, -1}, /* hCommand */
    {34616, 0, 111, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phSignalEvent */
    /* urCommandBufferUpdateWaitEventsExp */
    {25495, 0, 68, UR_PRINT_IN, -1, -1, -1, -1}, /* hCommand */
    {28158, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28178, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 1, -1, -1, -1}, /* phEventWaitList */
    /* urBindlessImagesMapExternalLinearMemoryExp */
    {27433, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27747, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {28296, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* offset */
    {24739, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {32217, 0, 171, UR_PRINT_IN, -1, -1, -1, -1}, /* hExternalMem */
    {34701, 0, 113, UR_PRINT_OUT, -1, -1, -1, -1}, /* ppRetMem */
    /* urEnqueueEventsWaitWithBarrierExt */
    {28071, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {24339, 0, 196, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {28158, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28178, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 2, -1, -1, -1}, /* phEventWaitList */
    {28194, 0, 111, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urPhysicalMemGetInfo */
    {32636, 0, 174, UR_PRINT_IN, -1, -1, -1, -1}, /* hPhysicalMem */
    {27475, 0, 197, UR_PRINT_IN, -1, -1, -1, -1}, /* propName */
    {27484, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* propSize */
    {27493, 0, 46, UR_PRINT_OUT | UR_PRINT_OPTIONAL, 2, 1, 4, -1}, /* pPropValue */
    {27504, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPropSizeRet */
    /* urEnqueueUSMDeviceAllocExp */
    {28071, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {31336, 0, 47, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPool */
    {24739, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {24339, 0, 198, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {28158, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28178, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 4, -1, -1, -1}, /* phEventWaitList */
    {30996, 0, 113, UR_PRINT_OUT, -1, -1, -1, -1}, /* ppMem */
    {28194, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* phEvent */
    /* urEnqueueUSMSharedAllocExp */
    {28071, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {31336, 0, 47, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPool */
    {24739, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {24339, 0, 198, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {28158, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28178, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 4, -1, -1, -1}, /* phEventWaitList */
    {30996, 0, 113, UR_PRINT_OUT, -1, -1, -1, -1}, /* ppMem */
    {28194, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* phEvent */
    /* urEnqueueUSMHostAllocExp */
    {28071, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {31336, 0, 47, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPool */
    {24739, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {24339, 0, 198, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {28158, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28178, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 4, -1, -1, -1}, /* phEventWaitList */
    {30996, 0, 113, UR_PRINT_OUT, -1, -1, -1, -1}, /* ppMem */
    {28194, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* phEvent */
    /* urEnqueueUSMFreeExp */
    {28071, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {31336, 0, 47, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPool */
    {24734, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pMem */
    {28158, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28178, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 3, -1, -1, -1}, /* phEventWaitList */
    {28194, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* phEvent */
    /* urUSMPoolCreateExp */
    {27433, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27747, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {31082, 0, 159, UR_PRINT_IN, -1, -1, -1, -1}, /* pPoolDesc */
    {31336, 0, 160, UR_PRINT_OUT, -1, -1, -1, -1}, /* pPool */
    /* urUSMPoolDestroyExp */
    {27433, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27747, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {31375, 0, 47, UR_PRINT_IN | UR_PRINT_RELEASE, -1, -1, -1, -1}, /* hPool */
    /* urUSMPoolGetDefaultDevicePoolExp */
    {27433, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27747, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {31336, 0, 160, UR_PRINT_OUT, -1, -1, -1, -1}, /* pPool */
    /* urUSMPoolSetDevicePoolExp */
    {27433, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27747, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {31375, 0, 47, UR_PRINT_IN, -1, -1, -1, -1}, /* hPool */
    /* urUSMPoolGetDevicePoolExp */
    {27433, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27747, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {31336, 0, 160, UR_PRINT_OUT, -1, -1, -1, -1}, /* pPool */
    /* urUSMPoolTrimToExp */
    {27433, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27747, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {31375, 0, 47, UR_PRINT_IN, -1, -1, -1, -1}, /* hPool */
    {35031, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* minBytesToKeep */
    /* urUSMPoolGetInfoExp */
    {31375, 0, 47, UR_PRINT_IN, -1, -1, -1, -1}, /* hPool */
    {27475, 0, 165, UR_PRINT_IN, -1, -1, -1, -1}, /* propName */
    {27493, 0, 46, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, 1, -1, -1}, /* pPropValue */
    {27504, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPropSizeRet */
    /* urCommandBufferAppendNativeCommandExp */
    {31398, 0, 166, UR_PRINT_IN, -1, -1, -1, -1}, /* hCommandBuffer */
    {35085, 0, 104, UR_PRINT_IN, -1, -1, -1, -1}, /* pfnNativeCommand */
    {27351, 0, 46, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pData */
    {35102, 0, 166, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* hChildCommandBuffer */
    {31534, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numSyncPointsInWaitList */
    {31558, 0, 105, UR_PRINT_IN | UR_PRINT_OPTIONAL, 4, -1, -1, -1}, /* pSyncPointWaitList */
    {31577, 0, 105, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pSyncPoint */
    /* urCommandBufferGetNativeHandleExp */
    {31398, 0, 166, UR_PRINT_IN, -1, -1, -1, -1}, /* hCommandBuffer */
    {35160, 0, 101, UR_PRINT_OUT, -1, -1, -1, -1}, /* phNativeCommandBuffer */
    /* urUSMPoolSetInfoExp */
    {31375, 0, 47, UR_PRINT_IN, -1, -1, -1, -1}, /* hPool */
    {27475, 0, 165, UR_PRINT_IN, -1, -1, -1, -1}, /* propName */
    {27493, 0, 46, UR_PRINT_IN, -1, 1, -1, 3}, /* pPropValue */
    {27484, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* propSize */
    /* urAdapterSetLoggerCallback */
    {27590, 0, 39, UR_PRINT_IN, -1, -1, -1, -1}, /* hAdapter */
    {35236, 0, 104, UR_PRINT_IN, -1, -1, -1, -1}, /* pfnLoggerCallback */
    {27653, 0, 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pUserData */
    {35254, 0, 199, UR_PRINT_IN, -1, -1, -1, -1}, /* level */
    /* urAdapterSetLoggerCallbackLevel */
    {27590, 0, 39, UR_PRINT_IN, -1, -1, -1, -1}, /* hAdapter */
    {35254, 0, 199, UR_PRINT_IN, -1, -1, -1, -1}, /* level */
    /* urBindlessImagesGetImageUnsampledHandleSupportExp */
    {27433, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27747, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {29787, 0, 131, UR_PRINT_IN, -1, -1, -1, -1}, /* pImageDesc */
    {29774, 0, 130, UR_PRINT_IN, -1, -1, -1, -1}, /* pImageFormat */
    {35319, 0, 200, UR_PRINT_IN, -1, -1, -1, -1}, /* imageMemHandleType */
    {35338, 0, 201, UR_PRINT_OUT, -1, -1, -1, -1}, /* pSupportedRet */
    /* urBindlessImagesGetImageSampledHandleSupportExp */
    {27433, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27747, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {29787, 0, 131, UR_PRINT_IN, -1, -1, -1, -1}, /* pImageDesc */
    {29774, 0, 130, UR_PRINT_IN, -1, -1, -1, -1}, /* pImageFormat */
    {35319, 0, 200, UR_PRINT_IN, -1, -1, -1, -1}, /* imageMemHandleType */
    {35338, 0, 201, UR_PRINT_OUT, -1, -1, -1, -1}, /* pSupportedRet */
    /* urBindlessImagesGetImageMemoryHandleTypeSupportExp */
    {27433, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27747, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {29787, 0, 131, UR_PRINT_IN, -1, -1, -1, -1}, /* pImageDesc */
    {29774, 0, 130, UR_PRINT_IN, -1, -1, -1, -1}, /* pImageFormat */
    {35319, 0, 200, UR_PRINT_IN, -1, -1, -1, -1}, /* imageMemHandleType */
    {35338, 0, 201, UR_PRINT_OUT, -1, -1, -1, -1}, /* pSupportedRet */
    /* urBindlessImagesFreeMappedLinearMemoryExp */
    {27433, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27747, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {24734, 0, 46, UR_PRINT_IN | UR_PRINT_RELEASE, -1, -1, -1, -1}, /* pMem */
    /* urKernelSuggestMaxCooperativeGroupCount */
    {28078, 0, 69, UR_PRINT_IN, -1, -1, -1, -1}, /* hKernel */
    {27747, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {28086, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* workDim */
    {28128, 0, 73, UR_PRINT_IN, 2, -1, -1, -1}, /* pLocalWorkSize */
    {35543, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* dynamicSharedMemorySize */
    {35567, 0, 105, UR_PRINT_OUT, -1, -1, -1, -1}, /* pGroupCountRet */
    /* urUSMContextMemcpyExp */
    {27433, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {28303, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pDst */
    {28345, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pSrc */
    {24739, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    /* urMemoryExportAllocExportableMemoryExp */
    {27433, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27747, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {35644, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* alignment */
    {24739, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {35654, 0, 189, UR_PRINT_IN, -1, -1, -1, -1}, /* handleTypeToExport */
    {30996, 0, 113, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* ppMem */
    /* urMemoryExportFreeExportableMemoryExp */
    {27433, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27747, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {24734, 0, 46, UR_PRINT_IN | UR_PRINT_RELEASE, -1, -1, -1, -1}, /* pMem */
    /* urMemoryExportExportMemoryHandleExp */
    {27433, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27747, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {35654, 0, 189, UR_PRINT_IN, -1, -1, -1, -1}, /* handleTypeToExport */
    {24734, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pMem */
    {35750, 0, 46, UR_PRINT_OUT, -1, -1, -1, -1}, /* pMemHandleRet */
    /* urBindlessImagesSupportsImportingHandleTypeExp */
    {27747, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {33794, 0, 189, UR_PRINT_IN, -1, -1, -1, -1}, /* memHandleType */
    {35338, 0, 201, UR_PRINT_OUT, -1, -1, -1, -1}, /* pSupportedRet */
    /* urIPCGetMemHandleExp */
    {27433, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {24734, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pMem */
    {35847, 0, 113, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* ppIPCMemHandleData */
    {35866, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pIPCMemHandleDataSizeRet */
    /* urIPCPutMemHandleExp */
    {27433, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {35912, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pIPCMemHandleData */
    /* urIPCOpenMemHandleExp */
    {27433, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27747, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {35912, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pIPCMemHandleData */
    {35951, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* ipcMemHandleDataSize */
    {30996, 0, 113, UR_PRINT_OUT, -1, -1, -1, -1}, /* ppMem */
    /* urIPCCloseMemHandleExp */
    {27433, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {24734, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pMem */
    /* urDeviceWaitExp */
    {27747, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    /* urProgramDynamicLinkExp */
    {27433, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {26684, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* count */
    {30349, 0, 143, UR_PRINT_IN, 1, -1, -1, -1}, /* phPrograms */
    /* urEnqueueKernelLaunchWithArgsExp */
    {28071, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {28078, 0, 69, UR_PRINT_IN, -1, -1, -1, -1}, /* hKernel */
    {28086, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* workDim */
    {28094, 0, 73, UR_PRINT_IN | UR_PRINT_OPTIONAL, 2, -1, -1, -1}, /* pGlobalWorkOffset */
    {28112, 0, 73, UR_PRINT_IN, 2, -1, -1, -1}, /* pGlobalWorkSize */
    {28128, 0, 73, UR_PRINT_IN | UR_PRINT_OPTIONAL, 2, -1, -1, -1}, /* pLocalWorkSize */
    {36057, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numArgs */
    {36065, 0, 202, UR_PRINT_IN | UR_PRINT_OPTIONAL, 6, -1, -1, -1}, /* pArgs */
    {28143, 0, 110, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* launchPropList */
    {28158, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28178, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 9, -1, -1, -1}, /* phEventWaitList */
    {28194, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urGraphCreateExp */
    {27433, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {36104, 0, 203, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phGraph */
    /* urQueueBeginGraphCaptureExp */
    {28071, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    /* urQueueBeginCaptureIntoGraphExp */
    {28071, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {36157, 0, 204, UR_PRINT_IN, -1, -1, -1, -1}, /* hGraph */
    /* urQueueEndGraphCaptureExp */
    {28071, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {36104, 0, 203, UR_PRINT_OUT, -1, -1, -1, -1}, /* phGraph */
    /* urGraphDestroyExp */
    {36157, 0, 204, UR_PRINT_IN | UR_PRINT_RELEASE, -1, -1, -1, -1}, /* hGraph */
    /* urGraphExecutableGraphDestroyExp */
    {36240, 0, 205, UR_PRINT_IN | UR_PRINT_RELEASE, -1, -1, -1, -1}, /* hExecutableGraph */
    /* urQueueIsGraphCaptureEnabledExp */
    {28071, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {36290, 0, 201, UR_PRINT_OUT, -1, -1, -1, -1}, /* pResult */
    /* urGraphIsEmptyExp */
    {36157, 0, 204, UR_PRINT_IN, -1, -1, -1, -1}, /* hGraph */
    {36290, 0, 201, UR_PRINT_OUT, -1, -1, -1, -1}, /* pResult */
    /* urGraphDumpContentsExp */
    {36157, 0, 204, UR_PRINT_IN, -1, -1, -1, -1}, /* hGraph */
    {36348, 0, 52, UR_PRINT_IN, -1, -1, -1, -1}, /* filePath */
    /* urGraphInstantiateGraphExp */
    {36157, 0, 204, UR_PRINT_IN, -1, -1, -1, -1}, /* hGraph */
    {36380, 0, 206, UR_PRINT_OUT, -1, -1, -1, -1}, /* phExecGraph */
    /* urEnqueueGraphExp */
    {28071, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {36157, 0, 205, UR_PRINT_IN, -1, -1, -1, -1}, /* hGraph */
    {28158, 0, 2, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28178, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 2, -1, -1, -1}, /* phEventWaitList */
    {28194, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urEnqueueHostTaskExp */
    {28071, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {36437, 0, 104, UR_PRINT_IN, -1, -1, -1, -1}, /* pfnHostTask */
    {33996, 0, 46, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* data */
    {24339, 0, 207, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {28158, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28178, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 4, -1, -1, -1}, /* phEventWaitList */
    {28194, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urCommandBufferAppendKernelLaunchWithArgsExp */
    {31398, 0, 166, UR_PRINT_IN, -1, -1, -1, -1}, /* hCommandBuffer */
    {28078, 0, 69, UR_PRINT_IN, -1, -1, -1, -1}, /* hKernel */
    {28086, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* workDim */
    {28094, 0, 73, UR_PRINT_IN | UR_PRINT_OPTIONAL, 2, -1, -1, -1}, /* pGlobalWorkOffset */
    {28112, 0, 73, UR_PRINT_IN, 2, -1, -1, -1}, /* pGlobalWorkSize */
    {28128, 0, 73, UR_PRINT_IN | UR_PRINT_OPTIONAL, 2, -1, -1, -1}, /* pLocalWorkSize */
    {36057, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numArgs */
    {36065, 0, 202, UR_PRINT_IN | UR_PRINT_OPTIONAL, 6, -1, -1, -1}, /* pArgs */
    {31491, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numKernelAlternatives */
    {31513, 0, 120, UR_PRINT_IN | UR_PRINT_OPTIONAL, 8, -1, -1, -1}, /* phKernelAlternatives */
    {31534, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numSyncPointsInWaitList */
    {31558, 0, 105, UR_PRINT_IN | UR_PRINT_OPTIONAL, 10, -1, -1, -1}, /* pSyncPointWaitList */
    {28158, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28178, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 12, -1, -1, -1}, /* phEventWaitList */
    {31577, 0, 105, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pSyncPoint */
    {28194, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    {31588, 0, 167, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phCommand */
    /* urKernelGetSuggestedLocalWorkSizeWithArgs */
    {28078, 0, 69, UR_PRINT_IN, -1, -1, -1, -1}, /* hKernel */
    {28071, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {33725, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numWorkDim */
    {28094, 0, 73, UR_PRINT_IN, 2, -1, -1, -1}, /* pGlobalWorkOffset */
    {28112, 0, 73, UR_PRINT_IN, 2, -1, -1, -1}, /* pGlobalWorkSize */
    {36057, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numArgs */
    {36065, 0, 202, UR_PRINT_IN | UR_PRINT_OPTIONAL, 5, -1, -1, -1}, /* pArgs */
    {33736, 0, 73, UR_PRINT_OUT, 2, -1, -1, -1}, /* pSuggestedLocalWorkSize */
    /* urUSMHostAllocRegisterExp */
    {27433, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {36557, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pHostMem */
    {24739, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {24339, 0, 208, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    /* urUSMHostAllocUnregisterExp */
    {27433, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {36557, 0, 46, UR_PRINT_IN | UR_PRINT_RELEASE, -1, -1, -1, -1}, /* pHostMem */
    /* urQueueGetGraphExp */
    {28071, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {36104, 0, 203, UR_PRINT_OUT, -1, -1, -1, -1}, /* phGraph */
    /* urGraphSetDestructionCallbackExp */
    {36157, 0, 204, UR_PRINT_IN, -1, -1, -1, -1}, /* hGraph */
    {36639, 0, 104, UR_PRINT_IN, -1, -1, -1, -1}, /* pfnCallback */
    {27653, 0, 46, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pUserData */
    /* urIPCGetPhysMemHandleExp */
    {27433, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {36684, 0, 174, UR_PRINT_IN, -1, -1, -1, -1}, /* hPhysMem */
    {36693, 0, 113, UR_PRINT_OUT, -1, -1, -1, -1}, /* ppIPCPhysMemHandleData */
    {36716, 0, 73, UR_PRINT_OUT, -1, -1, -1, -1}, /* pIPCPhysMemHandleDataSizeRet */
    /* urIPCPutPhysMemHandleExp */
    {27433, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {36889, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pIPCPhysMemHandleData */
    /* urIPCOpenPhysMemHandleExp */
    {27433, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27747, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {36889, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pIPCPhysMemHandleData */
    {36936, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* ipcPhysMemHandleDataSize */
    {36961, 0, 177, UR_PRINT_OUT, -1, -1, -1, -1}, /* phPhysMem */
    /* urIPCClosePhysMemHandleExp */
    {27433, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {36684, 0, 174, UR_PRINT_IN | UR_PRINT_RELEASE, -1, -1, -1, -1}, /* hPhysMem */
    /* urGraphGetNativeHandleExp */
    {36157, 0, 204, UR_PRINT_IN, -1, -1, -1, -1}, /* hGraph */
    {37024, 0, 101, UR_PRINT_OUT, -1, -1, -1, -1}, /* phNativeGraph */
    /* urGraphExecutableGraphGetNativeHandleExp */
    {36240, 0, 205, UR_PRINT_IN, -1, -1, -1, -1}, /* hExecutableGraph */
    {37064, 0, 101, UR_PRINT_OUT, -1, -1, -1, -1}, /* phNativeExecutableGraph */
    /* urEventCreateExp */
    {27433, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27747, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {37129, 0, 209, UR_PRINT_IN, -1, -1, -1, -1}, /* pEventDesc */
    {28194, 0, 111, UR_PRINT_OUT, -1, -1, -1, -1}, /* phEvent */
    /* urIPCGetEventHandleExp */
    {29150, 0, 115, UR_PRINT_IN, -1, -1, -1, -1}, /* hEvent */
    {37157, 0, 113, UR_PRINT_OUT, -1, -1, -1, -1}, /* ppIPCEventHandleData */
    {37178, 0, 73, UR_PRINT_OUT, -1, -1, -1, -1}, /* pIPCEventHandleDataSizeRet */
    /* urIPCPutEventHandleExp */
    {27433, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {37228, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pIPCEventHandleData */
    /* urIPCOpenEventHandleExp */
    {27433, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {37228, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pIPCEventHandleData */
    {37271, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* ipcEventHandleDataSize */
    {28194, 0, 111, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urGraphGetIdExp */
    {36157, 0, 204, UR_PRINT_IN, -1, -1, -1, -1}, /* hGraph */
    {37318, 0, 73, UR_PRINT_OUT, -1, -1, -1, -1}, /* pGraphId */
    /* urCommandBufferFuseExp */
    {31398, 0, 166, UR_PRINT_IN, -1, -1, -1, -1}, /* hCommandBuffer */
    {37343, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* firstCommand */
    {37356, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numCommands */
    {30696, 0, 210, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pDesc */
    {37368, 0, 105, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pNumFused */
    /* urCommandBufferGetFusionInfoExp */
    {31398, 0, 166, UR_PRINT_IN, -1, -1, -1, -1}, /* hCommandBuffer */
    {27475, 0, 211, UR_PRINT_IN, -1, -1, -1, -1}, /* propName */
    {27484, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* propSize */
    {27493, 0, 46, UR_PRINT_OUT | UR_PRINT_OPTIONAL, 2, 1, 4, -1}, /* pPropValue */
    {27504, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPropSizeRet */
    /* urQueueBeginFusionExp */
    {28071, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {30696, 0, 210, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pDesc */
    /* urQueueEndFusionExp */
    {28071, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {28194, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urQueueCancelFusionExp */
    {28071, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    /* urQueueGetFusionInfoExp */
    {28071, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {27475, 0, 211, UR_PRINT_IN, -1, -1, -1, -1}, /* propName */
    {27484, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* propSize */
    {27493, 0, 46, UR_PRINT_OUT | UR_PRINT_OPTIONAL, 2, 1, 4, -1}, /* pPropValue */
    {27504, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPropSizeRet */
};

const struct ur_print_struct ur_print_structs[] = {
    {24084, 0, 2, sizeof(struct ur_base_properties_t), -1},
    {24105, 2, 2, sizeof(struct ur_base_desc_t), -1},
    {24126, 4, 3, sizeof(struct ur_rect_offset_t), -1},
    {24162, 7, 3, sizeof(struct ur_rect_region_t), -1},
    {24185, 10, 3, sizeof(struct ur_context_properties_t), UR_STRUCTURE_TYPE_CONTEXT_PROPERTIES},
    {24229, 13, 3, sizeof(struct ur_context_native_properties_t), UR_STRUCTURE_TYPE_CONTEXT_NATIVE_PROPERTIES},
    {24278, 16, 3, sizeof(struct ur_device_binary_t), UR_STRUCTURE_TYPE_DEVICE_BINARY},
    {24308, 19, 2, sizeof(struct ur_device_partition_property_t), -1},
    {24361, 21, 4, sizeof(struct ur_device_partition_properties_t), UR_STRUCTURE_TYPE_DEVICE_PARTITION_PROPERTIES},
    {24394, 25, 3, sizeof(struct ur_device_native_properties_t), UR_STRUCTURE_TYPE_DEVICE_NATIVE_PROPERTIES},
    {24424, 28, 3, sizeof(struct ur_kernel_launch_ext_properties_t), UR_STRUCTURE_TYPE_KERNEL_LAUNCH_EXT_PROPERTIES},
    {24576, 31, 3, sizeof(struct ur_kernel_launch_cluster_property_t), UR_STRUCTURE_TYPE_KERNEL_LAUNCH_CLUSTER_PROPERTY},
    {24631, 34, 3, sizeof(struct ur_kernel_launch_workgroup_property_t), UR_STRUCTURE_TYPE_KERNEL_LAUNCH_WORKGROUP_PROPERTY},
    {24669, 37, 3, sizeof(struct ur_event_native_properties_t), UR_STRUCTURE_TYPE_EVENT_NATIVE_PROPERTIES},
    {24698, 40, 3, sizeof(struct ur_exp_async_usm_alloc_properties_t), UR_STRUCTURE_TYPE_EXP_ASYNC_USM_ALLOC_PROPERTIES},
    {24759, 43, 6, sizeof(struct ur_usm_pool_buffer_desc_t), UR_STRUCTURE_TYPE_USM_POOL_BUFFER_DESC},
    {24788, 49, 3, sizeof(struct ur_exp_file_descriptor_t), UR_STRUCTURE_TYPE_EXP_FILE_DESCRIPTOR},
    {24820, 52, 3, sizeof(struct ur_exp_win32_handle_t), UR_STRUCTURE_TYPE_EXP_WIN32_HANDLE},
    {24847, 55, 3, sizeof(struct ur_exp_win32_name_t), UR_STRUCTURE_TYPE_EXP_WIN32_NAME},
    {24935, 58, 6, sizeof(struct ur_exp_sampler_mip_properties_t), UR_STRUCTURE_TYPE_EXP_SAMPLER_MIP_PROPERTIES},
    {24977, 64, 3, sizeof(struct ur_exp_sampler_addr_modes_t), UR_STRUCTURE_TYPE_EXP_SAMPLER_ADDR_MODES},
    {25023, 67, 3, sizeof(struct ur_exp_sampler_cubemap_properties_t), UR_STRUCTURE_TYPE_EXP_SAMPLER_CUBEMAP_PROPERTIES},
    {25059, 70, 2, sizeof(struct ur_exp_external_mem_desc_t), UR_STRUCTURE_TYPE_EXP_EXTERNAL_MEM_DESC},
    {25086, 72, 2, sizeof(struct ur_exp_external_semaphore_desc_t), UR_STRUCTURE_TYPE_EXP_EXTERNAL_SEMAPHORE_DESC},
    {25150, 74, 5, sizeof(struct ur_exp_image_copy_region_t), UR_STRUCTURE_TYPE_EXP_IMAGE_COPY_REGION},
    {25197, 79, 4, sizeof(struct ur_exp_image_user_pitch_desc_t), UR_STRUCTURE_TYPE_EXP_IMAGE_USER_PITCH_DESC},
    {25266, 83, 5, sizeof(struct ur_exp_command_buffer_desc_t), UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC},
    {25318, 88, 5, sizeof(struct ur_exp_command_buffer_update_memobj_arg_desc_t), UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_MEMOBJ_ARG_DESC},
    {25380, 93, 5, sizeof(struct ur_exp_command_buffer_update_pointer_arg_desc_t), UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_POINTER_ARG_DESC},
    {25449, 98, 6, sizeof(struct ur_exp_command_buffer_update_value_arg_desc_t), UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_VALUE_ARG_DESC},
    {25689, 104, 14, sizeof(struct ur_exp_command_buffer_update_kernel_launch_desc_t), UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_KERNEL_LAUNCH_DESC},
    {25744, 118, 2, sizeof(struct ur_exp_kernel_arg_mem_obj_tuple_t), -1},
    {25784, 120, 6, sizeof(struct ur_exp_kernel_arg_properties_t), UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES},
    {25815, 126, 3, sizeof(struct ur_exp_host_task_properties_t), UR_STRUCTURE_TYPE_EXP_HOST_TASK_PROPERTIES},
    {25845, 129, 3, sizeof(struct ur_exp_enqueue_ext_properties_t), UR_STRUCTURE_TYPE_EXP_ENQUEUE_EXT_PROPERTIES},
    {25877, 132, 3, sizeof(struct ur_exp_enqueue_native_command_properties_t), UR_STRUCTURE_TYPE_EXP_ENQUEUE_NATIVE_COMMAND_PROPERTIES},
    {25920, 135, 3, sizeof(struct ur_exp_event_desc_t), UR_STRUCTURE_TYPE_EXP_EVENT_DESC},
    {25940, 138, 3, sizeof(struct ur_exp_usm_host_alloc_register_properties_t), UR_STRUCTURE_TYPE_EXP_USM_HOST_ALLOC_REGISTER_PROPERTIES},
    {25992, 141, 2, sizeof(struct ur_fusion_memory_t), -1},
    {26033, 143, 5, sizeof(struct ur_fusion_desc_t), UR_STRUCTURE_TYPE_FUSION_DESC},
    {26050, 148, 2, sizeof(struct ur_kernel_arg_value_properties_t), UR_STRUCTURE_TYPE_KERNEL_ARG_VALUE_PROPERTIES},
    {26083, 150, 2, sizeof(struct ur_kernel_arg_local_properties_t), UR_STRUCTURE_TYPE_KERNEL_ARG_LOCAL_PROPERTIES},
    {26116, 152, 2, sizeof(struct ur_kernel_arg_pointer_properties_t), UR_STRUCTURE_TYPE_KERNEL_ARG_POINTER_PROPERTIES},
    {26151, 154, 2, sizeof(struct ur_kernel_exec_info_properties_t), UR_STRUCTURE_TYPE_KERNEL_EXEC_INFO_PROPERTIES},
    {26184, 156, 2, sizeof(struct ur_kernel_arg_sampler_properties_t), UR_STRUCTURE_TYPE_KERNEL_ARG_SAMPLER_PROPERTIES},
    {26232, 158, 3, sizeof(struct ur_kernel_arg_mem_obj_properties_t), UR_STRUCTURE_TYPE_KERNEL_ARG_MEM_OBJ_PROPERTIES},
    {26267, 161, 3, sizeof(struct ur_kernel_native_properties_t), UR_STRUCTURE_TYPE_KERNEL_NATIVE_PROPERTIES},
    {26345, 164, 4, sizeof(struct ur_code_location_t), -1},
    {26389, 168, 2, sizeof(struct ur_image_format_t), -1},
    {26440, 170, 11, sizeof(struct ur_image_desc_t), UR_STRUCTURE_TYPE_IMAGE_DESC},
    {26462, 181, 3, sizeof(struct ur_buffer_properties_t), UR_STRUCTURE_TYPE_BUFFER_PROPERTIES},
    {26493, 184, 3, sizeof(struct ur_buffer_channel_properties_t), UR_STRUCTURE_TYPE_BUFFER_CHANNEL_PROPERTIES},
    {26533, 187, 3, sizeof(struct ur_buffer_alloc_location_properties_t), UR_STRUCTURE_TYPE_BUFFER_ALLOC_LOCATION_PROPERTIES},
    {26578, 190, 4, sizeof(struct ur_buffer_region_t), UR_STRUCTURE_TYPE_BUFFER_REGION},
    {26597, 194, 3, sizeof(struct ur_mem_native_properties_t), UR_STRUCTURE_TYPE_MEM_NATIVE_PROPERTIES},
    {26624, 197, 3, sizeof(struct ur_platform_native_properties_t), UR_STRUCTURE_TYPE_PLATFORM_NATIVE_PROPERTIES},
    {26662, 200, 4, sizeof(struct ur_program_metadata_t), -1},
    {26701, 204, 4, sizeof(struct ur_program_properties_t), UR_STRUCTURE_TYPE_PROGRAM_PROPERTIES},
    {26735, 208, 3, sizeof(struct ur_specialization_constant_info_t), -1},
    {26769, 211, 3, sizeof(struct ur_program_native_properties_t), UR_STRUCTURE_TYPE_PROGRAM_NATIVE_PROPERTIES},
    {26800, 214, 3, sizeof(struct ur_queue_properties_t), UR_STRUCTURE_TYPE_QUEUE_PROPERTIES},
    {26835, 217, 3, sizeof(struct ur_queue_index_properties_t), UR_STRUCTURE_TYPE_QUEUE_INDEX_PROPERTIES},
    {26875, 220, 3, sizeof(struct ur_queue_native_desc_t), UR_STRUCTURE_TYPE_QUEUE_NATIVE_DESC},
    {26898, 223, 3, sizeof(struct ur_queue_native_properties_t), UR_STRUCTURE_TYPE_QUEUE_NATIVE_PROPERTIES},
    {26970, 226, 5, sizeof(struct ur_sampler_desc_t), UR_STRUCTURE_TYPE_SAMPLER_DESC},
    {26988, 231, 3, sizeof(struct ur_sampler_native_properties_t), UR_STRUCTURE_TYPE_SAMPLER_NATIVE_PROPERTIES},
    {27031, 234, 4, sizeof(struct ur_usm_desc_t), UR_STRUCTURE_TYPE_USM_DESC},
    {27045, 238, 3, sizeof(struct ur_usm_host_desc_t), UR_STRUCTURE_TYPE_USM_HOST_DESC},
    {27064, 241, 3, sizeof(struct ur_usm_device_desc_t), UR_STRUCTURE_TYPE_USM_DEVICE_DESC},
    {27085, 244, 3, sizeof(struct ur_usm_alloc_location_desc_t), UR_STRUCTURE_TYPE_USM_ALLOC_LOCATION_DESC},
    {27114, 247, 3, sizeof(struct ur_usm_pool_desc_t), UR_STRUCTURE_TYPE_USM_POOL_DESC},
    {27168, 250, 4, sizeof(struct ur_usm_pool_limits_desc_t), UR_STRUCTURE_TYPE_USM_POOL_LIMITS_DESC},
    {27194, 254, 3, sizeof(struct ur_physical_mem_properties_t), UR_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES},
};
const size_t ur_print_num_structs = 73;

const struct ur_print_union ur_print_unions[] = {
    {27247, 0, 3, sizeof(union ur_device_partition_value_t)},
    {27303, 3, 4, sizeof(union ur_exp_kernel_arg_value_t)},
    {27357, 7, 4, sizeof(union ur_program_metadata_value_t)},
};

const struct ur_print_case ur_print_cases[] = {
    {UR_DEVICE_PARTITION_EQUALLY, 27223, 2},
    {UR_DEVICE_PARTITION_BY_COUNTS, 26684, 2},
    {UR_DEVICE_PARTITION_BY_AFFINITY_DOMAIN, 27231, 17},
    {UR_EXP_KERNEL_ARG_TYPE_VALUE, 24302, 46},
    {UR_EXP_KERNEL_ARG_TYPE_POINTER, 27275, 46},
    {UR_EXP_KERNEL_ARG_TYPE_MEM_OBJ, 27283, 95},
    {UR_EXP_KERNEL_ARG_TYPE_SAMPLER, 27295, 96},
    {UR_PROGRAM_METADATA_TYPE_UINT32, 27329, 2},
    {UR_PROGRAM_METADATA_TYPE_UINT64, 27336, 7},
    {UR_PROGRAM_METADATA_TYPE_STRING, 27343, 52},
    {UR_PROGRAM_METADATA_TYPE_BYTE_ARRAY, 27351, 46},
};

const struct ur_print_function ur_print_functions[] = {
    {1, 27417, 257, 4}, /* urContextCreate */
    {2, 27442, 261, 1}, /* urContextRetain */
    {3, 27458, 262, 1}, /* urContextRelease */
    {4, 27517, 263, 5}, /* urContextGetInfo */
    {5, 27550, 268, 2}, /* urContextGetNativeHandle */
    {6, 27610, 270, 6}, /* urContextCreateWithNativeHandle */
    {7, 27663, 276, 3}, /* urContextSetExtendedDeleter */
    {8, 27735, 279, 5}, /* urDeviceGet */
    {9, 27755, 284, 5}, /* urDeviceGetInfo */
    {10, 27771, 289, 1}, /* urDeviceRetain */
    {11, 27786, 290, 1}, /* urDeviceRelease */
    {12, 27841, 291, 5}, /* urDevicePartition */
    {13, 27897, 296, 4}, /* urDeviceSelectBinary */
    {14, 27933, 300, 2}, /* urDeviceGetNativeHandle */
    {15, 27980, 302, 4}, /* urDeviceCreateWithNativeHandle */
    {16, 28043, 306, 3}, /* urDeviceGetGlobalTimestamps */
    {17, 28202, 309, 10}, /* urEnqueueKernelLaunch */
    {18, 28224, 319, 4}, /* urEnqueueEventsWait */
    {19, 28244, 323, 4}, /* urEnqueueEventsWaitWithBarrier */
    {20, 28308, 327, 9}, /* urEnqueueMemBufferRead */
    {21, 28350, 336, 9}, /* urEnqueueMemBufferWrite */
    {22, 28465, 345, 14}, /* urEnqueueMemBufferReadRect */
    {23, 28492, 359, 14}, /* urEnqueueMemBufferWriteRect */
    {24, 28542, 373, 9}, /* urEnqueueMemBufferCopy */
    {25, 28734, 382, 13}, /* urEnqueueMemBufferCopyRect */
    {26, 28782, 395, 9}, /* urEnqueueMemBufferFill */
    {27, 28812, 404, 11}, /* urEnqueueMemImageRead */
    {28, 28834, 415, 11}, /* urEnqueueMemImageWrite */
    {29, 28877, 426, 9}, /* urEnqueueMemImageCopy */
    {30, 28929, 435, 10}, /* urEnqueueMemBufferMap */
    {31, 28962, 445, 6}, /* urEnqueueMemUnmap */
    {32, 28980, 451, 8}, /* urEnqueueUSMFill */
    {33, 29006, 459, 8}, /* urEnqueueUSMMemcpy */
    {34, 29025, 467, 7}, /* urEnqueueUSMPrefetch */
    {35, 29053, 474, 5}, /* urEnqueueUSMAdvise */
    {38, 29081, 479, 10}, /* urEnqueueDeviceGlobalVariableWrite */
    {39, 29116, 489, 10}, /* urEnqueueDeviceGlobalVariableRead */
    {40, 29157, 499, 5}, /* urEventGetInfo */
    {41, 29172, 504, 5}, /* urEventGetProfilingInfo */
    {42, 29206, 509, 2}, /* urEventWait */
    {43, 29218, 511, 1}, /* urEventRetain */
    {44, 29232, 512, 1}, /* urEventRelease */
    {45, 29261, 513, 2}, /* urEventGetNativeHandle */
    {46, 29297, 515, 4}, /* urEventCreateWithNativeHandle */
    {47, 29348, 519, 4}, /* urEventSetCallback */
    {48, 29388, 523, 3}, /* urKernelCreate */
    {49, 29413, 526, 5}, /* urKernelSetArgValue */
    {50, 29433, 531, 4}, /* urKernelSetArgLocal */
    {51, 29453, 535, 5}, /* urKernelGetInfo */
    {52, 29469, 540, 6}, /* urKernelGetGroupInfo */
    {53, 29490, 546, 6}, /* urKernelGetSubGroupInfo */
    {54, 29514, 552, 1}, /* urKernelRetain */
    {55, 29529, 553, 1}, /* urKernelRelease */
    {56, 29545, 554, 4}, /* urKernelSetArgPointer */
    {57, 29567, 558, 5}, /* urKernelSetExecInfo */
    {58, 29597, 563, 4}, /* urKernelSetArgSampler */
    {59, 29619, 567, 4}, /* urKernelSetArgMemObj */
    {60, 29655, 571, 3}, /* urKernelSetSpecializationConstants */
    {61, 29705, 574, 2}, /* urKernelGetNativeHandle */
    {62, 29743, 576, 5}, /* urKernelCreateWithNativeHandle */
    {63, 29804, 581, 6}, /* urMemImageCreate */
    {64, 29830, 587, 5}, /* urMemBufferCreate */
    {65, 29848, 592, 1}, /* urMemRetain */
    {66, 29860, 593, 1}, /* urMemRelease */
    {67, 29898, 594, 5}, /* urMemBufferPartition */
    {68, 29931, 599, 3}, /* urMemGetNativeHandle */
    {69, 29964, 602, 9}, /* urEnqueueReadHostPipe */
    {70, 29994, 611, 5}, /* urMemGetInfo */
    {71, 30007, 616, 5}, /* urMemImageGetInfo */
    {72, 30051, 621, 4}, /* urPlatformGet */
    {73, 30065, 625, 5}, /* urPlatformGetInfo */
    {74, 30092, 630, 2}, /* urPlatformGetApiVersion */
    {75, 30133, 632, 2}, /* urPlatformGetNativeHandle */
    {76, 30186, 634, 4}, /* urPlatformCreateWithNativeHandle */
    {78, 30240, 638, 5}, /* urProgramCreateWithIL */
    {79, 30282, 643, 7}, /* urProgramCreateWithBinary */
    {80, 30317, 650, 3}, /* urProgramBuild */
    {81, 30332, 653, 3}, /* urProgramCompile */
    {82, 30360, 656, 5}, /* urProgramLink */
    {83, 30374, 661, 1}, /* urProgramRetain */
    {84, 30390, 662, 1}, /* urProgramRelease */
    {85, 30439, 663, 4}, /* urProgramGetFunctionPointer */
    {86, 30467, 667, 5}, /* urProgramGetInfo */
    {87, 30484, 672, 6}, /* urProgramGetBuildInfo */
    {88, 30506, 678, 3}, /* urProgramSetSpecializationConstants */
    {89, 30558, 681, 2}, /* urProgramGetNativeHandle */
    {90, 30598, 683, 4}, /* urProgramCreateWithNativeHandle */
    {91, 30630, 687, 5}, /* urQueueGetInfo */
    {92, 30653, 692, 4}, /* urQueueCreate */
    {93, 30667, 696, 1}, /* urQueueRetain */
    {94, 30681, 697, 1}, /* urQueueRelease */
    {95, 30716, 698, 3}, /* urQueueGetNativeHandle */
    {96, 30752, 701, 5}, /* urQueueCreateWithNativeHandle */
    {97, 30782, 706, 1}, /* urQueueFinish */
    {98, 30796, 707, 1}, /* urQueueFlush */
    {101, 30819, 708, 3}, /* urSamplerCreate */
    {102, 30844, 711, 1}, /* urSamplerRetain */
    {103, 30860, 712, 1}, /* urSamplerRelease */
    {104, 30877, 713, 5}, /* urSamplerGetInfo */
    {105, 30910, 718, 2}, /* urSamplerGetNativeHandle */
    {106, 30950, 720, 4}, /* urSamplerCreateWithNativeHandle */
    {107, 31002, 724, 5}, /* urUSMHostAlloc */
    {108, 31017, 729, 6}, /* urUSMDeviceAlloc */
    {109, 31034, 735, 6}, /* urUSMSharedAlloc */
    {110, 31051, 741, 2}, /* urUSMFree */
    {111, 31061, 743, 6}, /* urUSMGetMemAllocInfo */
    {112, 31099, 749, 3}, /* urUSMPoolCreate */
    {113, 31150, 752, 4}, /* urCommandBufferCreateExp */
    {114, 31208, 756, 3}, /* urPlatformGetBackendOption */
    {115, 31246, 759, 4}, /* urMemBufferCreateWithNativeHandle */
    {116, 31280, 763, 6}, /* urMemImageCreateWithNativeHandle */
    {117, 31313, 769, 9}, /* urEnqueueWriteHostPipe */
    {118, 31342, 778, 1}, /* urUSMPoolRetain */
    {119, 31358, 779, 1}, /* urUSMPoolRelease */
    {120, 31381, 780, 5}, /* urUSMPoolGetInfo */
    {121, 31413, 785, 1}, /* urCommandBufferRetainExp */
    {122, 31438, 786, 1}, /* urCommandBufferReleaseExp */
    {123, 31464, 787, 1}, /* urCommandBufferFinalizeExp */
    {125, 31598, 788, 15}, /* urCommandBufferAppendKernelLaunchExp */
    {132, 31678, 803, 9}, /* urUSMPitchedAllocExp */
    {133, 31699, 812, 3}, /* urBindlessImagesUnsampledImageHandleDestroyExp */
    {134, 31746, 815, 3}, /* urBindlessImagesSampledImageHandleDestroyExp */
    {135, 31802, 818, 5}, /* urBindlessImagesImageAllocateExp */
    {136, 31845, 823, 3}, /* urBindlessImagesImageFreeExp */
    {137, 31882, 826, 6}, /* urBindlessImagesUnsampledImageCreateExp */
    {138, 31935, 832, 7}, /* urBindlessImagesSampledImageCreateExp */
    {139, 32080, 839, 13}, /* urBindlessImagesImageCopyExp */
    {140, 32109, 852, 5}, /* urBindlessImagesImageGetInfoExp */
    {141, 32153, 857, 5}, /* urBindlessImagesMipmapGetLevelExp */
    {142, 32187, 862, 3}, /* urBindlessImagesMipmapFreeExp */
    {144, 32230, 865, 6}, /* urBindlessImagesMapExternalArrayExp */
    {147, 32285, 871, 3}, /* urBindlessImagesReleaseExternalSemaphoreExp */
    {148, 32363, 874, 7}, /* urBindlessImagesWaitExternalSemaphoreExp */
    {149, 32431, 881, 7}, /* urBindlessImagesSignalExternalSemaphoreExp */
    {151, 32480, 888, 10}, /* urEnqueueUSMFill2D */
    {152, 32517, 898, 11}, /* urEnqueueUSMMemcpy2D */
    {153, 32553, 909, 7}, /* urVirtualMemGranularityGetInfo */
    {154, 32599, 916, 4}, /* urVirtualMemReserve */
    {155, 32619, 920, 3}, /* urVirtualMemFree */
    {156, 32649, 923, 6}, /* urVirtualMemMap */
    {157, 32768, 929, 3}, /* urVirtualMemUnmap */
    {158, 32786, 932, 4}, /* urVirtualMemSetAccess */
    {159, 32808, 936, 7}, /* urVirtualMemGetInfo */
    {160, 32842, 943, 5}, /* urPhysicalMemCreate */
    {161, 32862, 948, 1}, /* urPhysicalMemRetain */
    {162, 32882, 949, 1}, /* urPhysicalMemRelease */
    {163, 32903, 950, 3}, /* urUSMImportExp */
    {164, 32918, 953, 2}, /* urUSMReleaseExp */
    {165, 32959, 955, 2}, /* urUsmP2PEnablePeerAccessExp */
    {166, 32987, 957, 2}, /* urUsmP2PDisablePeerAccessExp */
    {167, 33016, 959, 6}, /* urUsmP2PPeerAccessGetInfoExp */
    {172, 33060, 965, 1}, /* urLoaderConfigCreate */
    {173, 33095, 966, 1}, /* urLoaderConfigRelease */
    {174, 33117, 967, 1}, /* urLoaderConfigRetain */
    {175, 33138, 968, 5}, /* urLoaderConfigGetInfo */
    {176, 33171, 973, 2}, /* urLoaderConfigEnableLayer */
    {177, 33197, 975, 1}, /* urAdapterRelease */
    {178, 33238, 976, 3}, /* urAdapterGet */
    {179, 33251, 979, 1}, /* urAdapterRetain */
    {180, 33284, 980, 3}, /* urAdapterGetLastError */
    {181, 33306, 983, 5}, /* urAdapterGetInfo */
    {197, 33323, 988, 5}, /* urProgramBuildExp */
    {198, 33341, 993, 5}, /* urProgramCompileExp */
    {199, 33361, 998, 8}, /* urProgramLinkExp */
    {200, 33389, 1006, 3}, /* urLoaderConfigSetCodeLocationCallback */
    {201, 33440, 1009, 2}, /* urLoaderInit */
    {202, 33453, 1011, 0}, /* urLoaderTearDown */
    {216, 33540, 1011, 5}, /* urProgramGetGlobalVariablePointer */
    {217, 33574, 1016, 5}, /* urDeviceGetSelected */
    {220, 33631, 1021, 3}, /* urCommandBufferUpdateKernelLaunchExp */
    {221, 33668, 1024, 5}, /* urCommandBufferGetInfoExp */
    {223, 33694, 1029, 5}, /* urEnqueueTimestampRecordingExp */
    {225, 33760, 1034, 6}, /* urKernelGetSuggestedLocalWorkSize */
    {226, 33839, 1040, 6}, /* urBindlessImagesImportExternalMemoryExp */
    {227, 33936, 1046, 5}, /* urBindlessImagesImportExternalSemaphoreExp */
    {228, 34028, 1051, 9}, /* urEnqueueNativeCommandExp */
    {229, 34061, 1060, 2}, /* urLoaderConfigSetMockingEnabled */
    {230, 34093, 1062, 3}, /* urBindlessImagesReleaseExternalMemoryExp */
    {231, 34134, 1065, 11}, /* urCommandBufferAppendUSMMemcpyExp */
    {232, 34168, 1076, 12}, /* urCommandBufferAppendUSMFillExp */
    {233, 34216, 1088, 13}, /* urCommandBufferAppendMemBufferCopyExp */
    {234, 34254, 1101, 12}, /* urCommandBufferAppendMemBufferWriteExp */
    {235, 34293, 1113, 12}, /* urCommandBufferAppendMemBufferReadExp */
    {236, 34331, 1125, 17}, /* urCommandBufferAppendMemBufferCopyRectExp */
    {237, 34397, 1142, 17}, /* urCommandBufferAppendMemBufferWriteRectExp */
    {238, 34440, 1159, 17}, /* urCommandBufferAppendMemBufferReadRectExp */
    {239, 34482, 1176, 13}, /* urCommandBufferAppendMemBufferFillExp */
    {240, 34520, 1189, 11}, /* urCommandBufferAppendUSMPrefetchExp */
    {241, 34556, 1200, 11}, /* urCommandBufferAppendUSMAdviseExp */
    {242, 34590, 1211, 5}, /* urEnqueueCommandBufferExp */
    {243, 34630, 1216, 2}, /* urCommandBufferUpdateSignalEventExp */
    {244, 34666, 1218, 3}, /* urCommandBufferUpdateWaitEventsExp */
    {245, 34710, 1221, 6}, /* urBindlessImagesMapExternalLinearMemoryExp */
    {246, 34753, 1227, 5}, /* urEnqueueEventsWaitWithBarrierExt */
    {249, 34787, 1232, 5}, /* urPhysicalMemGetInfo */
    {250, 34808, 1237, 8}, /* urEnqueueUSMDeviceAllocExp */
    {251, 34835, 1245, 8}, /* urEnqueueUSMSharedAllocExp */
    {252, 34862, 1253, 8}, /* urEnqueueUSMHostAllocExp */
    {253, 34887, 1261, 6}, /* urEnqueueUSMFreeExp */
    {254, 34907, 1267, 4}, /* urUSMPoolCreateExp */
    {255, 34926, 1271, 3}, /* urUSMPoolDestroyExp */
    {257, 34946, 1274, 3}, /* urUSMPoolGetDefaultDevicePoolExp */
    {259, 34979, 1277, 3}, /* urUSMPoolSetDevicePoolExp */
    {260, 35005, 1280, 3}, /* urUSMPoolGetDevicePoolExp */
    {261, 35046, 1283, 4}, /* urUSMPoolTrimToExp */
    {262, 35065, 1287, 4}, /* urUSMPoolGetInfoExp */
    {263, 35122, 1291, 7}, /* urCommandBufferAppendNativeCommandExp */
    {264, 35182, 1298, 2}, /* urCommandBufferGetNativeHandleExp */
    {265, 35216, 1300, 4}, /* urUSMPoolSetInfoExp */
    {266, 35260, 1304, 4}, /* urAdapterSetLoggerCallback */
    {267, 35287, 1308, 2}, /* urAdapterSetLoggerCallbackLevel */
    {268, 35352, 1310, 6}, /* urBindlessImagesGetImageUnsampledHandleSupportExp */
    {269, 35402, 1316, 6}, /* urBindlessImagesGetImageSampledHandleSupportExp */
    {270, 35450, 1322, 6}, /* urBindlessImagesGetImageMemoryHandleTypeSupportExp */
    {271, 35501, 1328, 3}, /* urBindlessImagesFreeMappedLinearMemoryExp */
    {272, 35582, 1331, 6}, /* urKernelSuggestMaxCooperativeGroupCount */
    {273, 35622, 1337, 4}, /* urUSMContextMemcpyExp */
    {285, 35673, 1341, 6}, /* urMemoryExportAllocExportableMemoryExp */
    {286, 35712, 1347, 3}, /* urMemoryExportFreeExportableMemoryExp */
    {287, 35764, 1350, 5}, /* urMemoryExportExportMemoryHandleExp */
    {288, 35800, 1355, 3}, /* urBindlessImagesSupportsImportingHandleTypeExp */
    {289, 35891, 1358, 4}, /* urIPCGetMemHandleExp */
    {290, 35930, 1362, 2}, /* urIPCPutMemHandleExp */
    {291, 35972, 1364, 5}, /* urIPCOpenMemHandleExp */
    {292, 35994, 1369, 2}, /* urIPCCloseMemHandleExp */
    {293, 36017, 1371, 1}, /* urDeviceWaitExp */
    {294, 36033, 1372, 3}, /* urProgramDynamicLinkExp */
    {295, 36071, 1375, 12}, /* urEnqueueKernelLaunchWithArgsExp */
    {296, 36112, 1387, 2}, /* urGraphCreateExp */
    {297, 36129, 1389, 1}, /* urQueueBeginGraphCaptureExp */
    {298, 36164, 1390, 2}, /* urQueueBeginCaptureIntoGraphExp */
    {299, 36196, 1392, 2}, /* urQueueEndGraphCaptureExp */
    {302, 36222, 1394, 1}, /* urGraphDestroyExp */
    {303, 36257, 1395, 1}, /* urGraphExecutableGraphDestroyExp */
    {304, 36298, 1396, 2}, /* urQueueIsGraphCaptureEnabledExp */
    {305, 36330, 1398, 2}, /* urGraphIsEmptyExp */
    {306, 36357, 1400, 2}, /* urGraphDumpContentsExp */
    {307, 36392, 1402, 2}, /* urGraphInstantiateGraphExp */
    {308, 36419, 1404, 5}, /* urEnqueueGraphExp */
    {309, 36449, 1409, 7}, /* urEnqueueHostTaskExp */
    {310, 36470, 1416, 17}, /* urCommandBufferAppendKernelLaunchWithArgsExp */
    {311, 36515, 1433, 8}, /* urKernelGetSuggestedLocalWorkSizeWithArgs */
    {312, 36566, 1441, 4}, /* urUSMHostAllocRegisterExp */
    {313, 36592, 1445, 2}, /* urUSMHostAllocUnregisterExp */
    {314, 36620, 1447, 2}, /* urQueueGetGraphExp */
    {315, 36651, 1449, 3}, /* urGraphSetDestructionCallbackExp */
    {316, 36864, 1452, 4}, /* urIPCGetPhysMemHandleExp */
    {317, 36911, 1456, 2}, /* urIPCPutPhysMemHandleExp */
    {318, 36971, 1458, 5}, /* urIPCOpenPhysMemHandleExp */
    {319, 36997, 1463, 2}, /* urIPCClosePhysMemHandleExp */
    {320, 37038, 1465, 2}, /* urGraphGetNativeHandleExp */
    {321, 37088, 1467, 2}, /* urGraphExecutableGraphGetNativeHandleExp */
    {322, 37140, 1469, 4}, /* urEventCreateExp */
    {323, 37205, 1473, 3}, /* urIPCGetEventHandleExp */
    {324, 37248, 1476, 2}, /* urIPCPutEventHandleExp */
    {325, 37294, 1478, 4}, /* urIPCOpenEventHandleExp */
    {326, 37327, 1482, 2}, /* urGraphGetIdExp */
    {480, 37378, 1484, 5}, /* urCommandBufferFuseExp */
    {481, 37401, 1489, 5}, /* urCommandBufferGetFusionInfoExp */
    {482, 37433, 1494, 2}, /* urQueueBeginFusionExp */
    {483, 37455, 1496, 2}, /* urQueueEndFusionExp */
    {484, 37475, 1498, 1}, /* urQueueCancelFusionExp */
    {485, 37498, 1499, 5}, /* urQueueGetFusionInfoExp */
};
const size_t ur_print_num_functions = 263;

const uint16_t ur_print_handles[] = {
    37522, /* ur_adapter_handle_t */
    37542, /* ur_context_handle_t */
    37562, /* ur_device_handle_t */
    37581, /* ur_event_handle_t */
    37599, /* ur_exp_external_mem_handle_t */
    37628, /* ur_exp_external_semaphore_handle_t */
    37663, /* ur_exp_command_buffer_handle_t */
    37694, /* ur_exp_command_buffer_command_handle_t */
    37733, /* ur_exp_graph_handle_t */
    37755, /* ur_exp_executable_graph_handle_t */
    37788, /* ur_kernel_handle_t */
    37807, /* ur_loader_config_handle_t */
    37833, /* ur_mem_handle_t */
    37849, /* ur_platform_handle_t */
    37870, /* ur_program_handle_t */
    37890, /* ur_queue_handle_t */
    37908, /* ur_sampler_handle_t */
    37928, /* ur_usm_pool_handle_t */
    37949, /* ur_physical_mem_handle_t */
};
