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
        "EVENT_CREATE_USER_EXP\0"
        "EVENT_SET_STATUS_EXP\0"
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
    },
    {
        "KERNEL_LAUNCH_CLUSTER_PROPERTY\0"
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
        "ERROR_INVALID_KERNEL_ARGS\0"
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
    },
    {
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
        "BFLOAT16\0"
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
    },
    {
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
    },
    {
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
    },
    {
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
    },
    {
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
    },
    {
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
    },
    {
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
        "urEventCreateUserExp\0"
        "status\0"
        "urEventSetStatusExp\0"
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
    {486u, 7191, 0},
    {487u, 7213, 0},
    /* ur_structure_type_t */
    {0u, 7261, 0},
    {1u, 7280, 0},
    {2u, 7291, 0},
    {3u, 7309, 0},
    {4u, 7323, 0},
    {5u, 7349, 0},
    {6u, 7382, 0},
    {7u, 7401, 0},
    {8u, 7410, 0},
    {9u, 7424, 0},
    {10u, 7440, 0},
    {11u, 7454, 0},
    {12u, 7475, 0},
    {13u, 7489, 0},
    {14u, 7502, 0},
    {15u, 7519, 0},
    {16u, 7542, 0},
    {17u, 7568, 0},
    {18u, 7593, 0},
    {19u, 7617, 0},
    {20u, 7639, 0},
    {21u, 7663, 0},
    {22u, 7690, 0},
    {23u, 7715, 0},
    {24u, 7741, 0},
    {25u, 7767, 0},
    {26u, 7785, 0},
    {27u, 7813, 0},
    {29u, 7843, 0},
    {30u, 7873, 0},
    {31u, 7903, 0},
    {32u, 7931, 0},
    {33u, 7959, 0},
    {35u, 7987, 0},
    {36u, 8011, 0},
    {37u, 8032, 0},
    {38u, 8056, 0},
    {40u, 8192, 0},
    {41u, 8223, 0},
    {4096u, 8256, 0},
    {4097u, 8280, 0},
    {4098u, 8325, 0},
    {4099u, 8367, 0},
    {4100u, 8410, 0},
    {8192u, 8451, 0},
    {8193u, 8478, 0},
    {8194u, 8500, 0},
    {8195u, 8528, 0},
    {8196u, 8548, 0},
    {8197u, 8565, 0},
    {8198u, 8588, 0},
    {8199u, 8619, 0},
    {8200u, 8641, 0},
    {8201u, 8656, 0},
    {8272u, 8682, 0},
    {12288u, 8713, 0},
    {16384u, 8751, 0},
    {20480u, 8778, 0},
    {24576u, 8804, 0},
    {28672u, 8829, 0},
    {32512u, 8868, 0},
    {32768u, 8880, 0},
    /* ur_result_t */
    {0u, 8934, 0},
    {1u, 8942, 0},
    {2u, 8966, 0},
    {3u, 8997, 0},
    {4u, 9017, 0},
    {5u, 9037, 0},
    {6u, 9059, 0},
    {7u, 9082, 0},
    {8u, 9103, 0},
    {9u, 9125, 0},
    {10u, 9147, 0},
    {11u, 9173, 0},
    {12u, 9198, 0},
    {13u, 9218, 0},
    {14u, 9248, 0},
    {15u, 9283, 0},
    {16u, 9313, 0},
    {17u, 9342, 0},
    {18u, 9377, 0},
    {19u, 9400, 0},
    {20u, 9421, 0},
    {21u, 9439, 0},
    {22u, 9467, 0},
    {23u, 9499, 0},
    {24u, 9529, 0},
    {25u, 9566, 0},
    {26u, 9595, 0},
    {27u, 9624, 0},
    {28u, 9650, 0},
    {29u, 9671, 0},
    {30u, 9697, 0},
    {31u, 9733, 0},
    {32u, 9768, 0},
    {33u, 9805, 0},
    {34u, 9830, 0},
    {35u, 9868, 0},
    {36u, 9904, 0},
    {37u, 9937, 0},
    {38u, 9957, 0},
    {39u, 9982, 0},
    {40u, 10009, 0},
    {41u, 10032, 0},
    {42u, 10060, 0},
    {43u, 10087, 0},
    {44u, 10113, 0},
    {45u, 10139, 0},
    {46u, 10162, 0},
    {47u, 10188, 0},
    {48u, 10215, 0},
    {49u, 10242, 0},
    {50u, 10261, 0},
    {51u, 10284, 0},
    {52u, 10312, 0},
    {53u, 10349, 0},
    {54u, 10375, 0},
    {55u, 10405, 0},
    {56u, 10436, 0},
    {57u, 10464, 0},
    {58u, 10490, 0},
    {59u, 10527, 0},
    {60u, 10562, 0},
    {61u, 10599, 0},
    {62u, 10622, 0},
    {63u, 10648, 0},
    {64u, 10671, 0},
    {65u, 10694, 0},
    {66u, 10726, 0},
    {67u, 10749, 0},
    {68u, 10773, 0},
    {69u, 10805, 0},
    {70u, 10832, 0},
    {71u, 10854, 0},
    {72u, 10874, 0},
    {73u, 10906, 0},
    {74u, 10938, 0},
    {75u, 10972, 0},
    {76u, 11005, 0},
    {77u, 11032, 0},
    {4096u, 11059, 0},
    {4097u, 11092, 0},
    {4098u, 11136, 0},
    {4099u, 11190, 0},
    {2147483646u, 11238, 0},
    /* ur_backend_t */
    {0u, 11275, 0},
    {1u, 11283, 0},
    {2u, 11294, 0},
    {3u, 11301, 0},
    {4u, 11306, 0},
    {5u, 11310, 0},
    {256u, 11321, 0},
    /* ur_context_flag_t */
    {1u, 11354, 0},
    /* ur_context_info_t */
    {0u, 11392, 2},
    {1u, 11404, 3},
    {2u, 9, 2},
    {3u, 11412, 4},
    {4u, 11433, 4},
    /* ur_device_type_t */
    {1u, 11487, 0},
    {2u, 11495, 0},
    {3u, 11499, 0},
    {4u, 11503, 0},
    {5u, 11507, 0},
    {6u, 11512, 0},
    {7u, 11516, 0},
    {8u, 11520, 0},
    /* ur_device_info_t */
    {0u, 11560, 5},
    {1u, 11565, 2},
    {2u, 11575, 2},
    {3u, 11585, 2},
    {4u, 11603, 2},
    {5u, 11628, 6},
    {6u, 11648, 7},
    {7u, 11668, 8},
    {8u, 11685, 8},
    {9u, 11700, 8},
    {10u, 7502, 9},
    {11u, 11717, 2},
    {12u, 11745, 2},
    {13u, 11774, 2},
    {14u, 11801, 2},
    {15u, 11829, 2},
    {16u, 11858, 2},
    {17u, 11888, 2},
    {18u, 11916, 2},
    {19u, 11941, 2},
    {20u, 11967, 2},
    {21u, 11991, 2},
    {22u, 12016, 2},
    {23u, 12042, 2},
    {24u, 12069, 2},
    {25u, 12094, 2},
    {26u, 12114, 2},
    {27u, 12132, 2},
    {28u, 12145, 7},
    {29u, 12164, 4},
    {30u, 12288, 2},
    {31u, 12308, 2},
    {32u, 12329, 2},
    {33u, 12355, 7},
    {34u, 12373, 7},
    {35u, 12392, 7},
    {36u, 12410, 7},
    {37u, 12429, 7},
    {38u, 12447, 7},
    {39u, 12469, 7},
    {40u, 12490, 2},
    {41u, 12503, 7},
    {42u, 12522, 2},
    {43u, 12542, 10},
    {44u, 12564, 2},
    {45u, 12590, 7},
    {46u, 12612, 7},
    {47u, 12628, 7},
    {48u, 12644, 7},
    {49u, 12669, 2},
    {50u, 12687, 11},
    {51u, 12702, 7},
    {52u, 12717, 4},
    {53u, 12742, 4},
    {54u, 12762, 7},
    {55u, 12789, 4},
    {56u, 12803, 4},
    {57u, 12813, 4},
    {58u, 12832, 4},
    {59u, 12849, 12},
    {60u, 12872, 9},
    {61u, 12899, 9},
    {62u, 12924, 13},
    {63u, 12941, 14},
    {64u, 9, 2},
    {65u, 12950, 13},
    {66u, 12961, 13},
    {67u, 12966, 13},
    {68u, 12973, 13},
    {69u, 12988, 13},
    {70u, 25, 13},
    {71u, 12996, 13},
    {72u, 13020, 13},
    {73u, 13031, 7},
    {74u, 13050, 4},
    {75u, 13078, 15},
    {76u, 13092, 16},
    {77u, 13113, 2},
    {78u, 13139, 17},
    {79u, 13165, 18},
    {80u, 13180, 2},
    {81u, 13199, 4},
    {82u, 13238, 19},
    {83u, 13260, 20},
    {84u, 13277, 20},
    {85u, 13296, 20},
    {86u, 13322, 20},
    {87u, 13347, 20},
    {88u, 13373, 21},
    {89u, 13378, 13},
    {90u, 13390, 2},
    {91u, 13403, 2},
    {92u, 13421, 2},
    {93u, 13435, 2},
    {94u, 13461, 2},
    {95u, 13485, 2},
    {96u, 13507, 7},
    {97u, 13528, 4},
    {98u, 13539, 4},
    {99u, 13558, 4},
    {100u, 13568, 22},
    {101u, 13601, 23},
    {102u, 13634, 22},
    {103u, 13666, 23},
    {104u, 13698, 4},
    {105u, 13707, 2},
    {106u, 1376, 4},
    {107u, 13733, 2},
    {108u, 13750, 24},
    {109u, 13769, 4},
    {110u, 13783, 4},
    {111u, 13803, 4},
    {112u, 13832, 2},
    {113u, 13861, 2},
    {114u, 13872, 4},
    {115u, 13895, 4},
    {116u, 13909, 3},
    {117u, 13927, 15},
    {118u, 13944, 4},
    {119u, 13968, 4},
    {120u, 13985, 2},
    {121u, 1937, 4},
    {122u, 14003, 4},
    {123u, 14021, 25},
    {124u, 14052, 26},
    {125u, 14062, 26},
    {126u, 14078, 26},
    {127u, 14094, 4},
    {128u, 14122, 27},
    {129u, 14149, 21},
    {130u, 14154, 2},
    {131u, 14164, 2},
    {132u, 14197, 2},
    {133u, 14227, 7},
    {134u, 14243, 2},
    {135u, 14258, 2},
    {136u, 14279, 2},
    {137u, 14302, 2},
    {138u, 14323, 2},
    {139u, 14339, 2},
    {4096u, 14363, 4},
    {4097u, 14390, 28},
    {4098u, 14429, 4},
    {4099u, 14462, 4},
    {8192u, 14498, 4},
    {8193u, 14526, 4},
    {8194u, 14565, 4},
    {8195u, 14600, 4},
    {8196u, 14635, 2},
    {8197u, 14657, 7},
    {8198u, 14684, 7},
    {8199u, 14712, 7},
    {8200u, 14739, 4},
    {8201u, 14758, 4},
    {8202u, 14788, 2},
    {8203u, 14814, 4},
    {8204u, 14849, 4},
    {8206u, 14884, 4},
    {8208u, 14922, 4},
    {8209u, 14942, 4},
    {8210u, 14981, 4},
    {8211u, 15029, 4},
    {8212u, 15073, 4},
    {8213u, 15121, 4},
    {8215u, 15165, 4},
    {8216u, 15209, 4},
    {8217u, 15241, 4},
    {8218u, 15265, 4},
    {8219u, 15312, 4},
    {8220u, 15347, 4},
    {8221u, 15382, 4},
    {8224u, 15417, 4},
    {8225u, 15452, 4},
    {8226u, 15481, 29},
    {8227u, 15513, 4},
    {8228u, 15536, 4},
    {8229u, 15568, 4},
    {8230u, 15596, 4},
    {8272u, 15618, 4},
    {8288u, 15652, 4},
    {8289u, 15680, 4},
    {8290u, 15709, 4},
    {8304u, 15734, 4},
    {8320u, 15752, 4},
    {8336u, 15788, 4},
    {8352u, 15824, 4},
    {16384u, 15856, 4},
    {24576u, 15876, 4},
    {24578u, 15909, 4},
    {24579u, 15933, 4},
    {28672u, 15958, 4},
    {32768u, 15989, 4},
    {36864u, 16029, 4},
    /* ur_device_affinity_domain_flag_t */
    {1u, 16092, 0},
    {2u, 16097, 0},
    {4u, 16106, 0},
    {8u, 16115, 0},
    {16u, 16124, 0},
    {32u, 16133, 0},
    /* ur_device_partition_t */
    {4230u, 16217, 0},
    {4231u, 16225, 0},
    {4232u, 16235, 0},
    {4233u, 16254, 0},
    /* ur_device_fp_capability_flag_t */
    {1u, 16405, 0},
    {2u, 16435, 0},
    {4u, 16452, 0},
    {8u, 16466, 0},
    {16u, 16479, 0},
    {32u, 16487, 0},
    {64u, 16494, 0},
    {128u, 16498, 0},
    /* ur_device_mem_cache_type_t */
    {0u, 16570, 0},
    {1u, 16575, 0},
    {2u, 16591, 0},
    /* ur_device_local_mem_type_t */
    {0u, 16570, 0},
    {1u, 16661, 0},
    {2u, 16667, 0},
    /* ur_device_exec_capability_flag_t */
    {1u, 16727, 0},
    {2u, 16734, 0},
    /* ur_memory_order_capability_flag_t */
    {1u, 16813, 0},
    {2u, 16821, 0},
    {4u, 16829, 0},
    {8u, 16837, 0},
    {16u, 16845, 0},
    /* ur_memory_scope_capability_flag_t */
    {1u, 16920, 0},
    {2u, 16930, 0},
    {4u, 16940, 0},
    {8u, 16951, 0},
    {16u, 16958, 0},
    /* ur_device_usm_access_capability_flag_t */
    {1u, 17032, 0},
    {2u, 17039, 0},
    {4u, 17053, 0},
    {8u, 17071, 0},
    /* ur_device_throttle_reasons_flag_t */
    {1u, 17173, 0},
    {2u, 17183, 0},
    {4u, 17197, 0},
    {8u, 17211, 0},
    {16u, 17221, 0},
    {32u, 17230, 0},
    {64u, 17239, 0},
    /* ur_kernel_launch_properties_flag_t */
    {1u, 17312, 0},
    {2u, 17324, 0},
    {4u, 17342, 0},
    {8u, 17360, 0},
    /* ur_kernel_launch_flag_t */
    {1u, 17312, 0},
    {2u, 17360, 0},
    /* ur_map_flag_t */
    {1u, 17506, 0},
    {2u, 17511, 0},
    {4u, 17517, 0},
    /* ur_usm_migration_flag_t */
    {1u, 17568, 0},
    {2u, 17583, 0},
    /* ur_command_t */
    {0u, 17645, 0},
    {1u, 17659, 0},
    {2u, 17671, 0},
    {3u, 17696, 0},
    {4u, 17712, 0},
    {5u, 17729, 0},
    {6u, 17750, 0},
    {7u, 17772, 0},
    {8u, 17788, 0},
    {9u, 17809, 0},
    {10u, 17825, 0},
    {11u, 17840, 0},
    {12u, 17856, 0},
    {14u, 17871, 0},
    {16u, 17886, 0},
    {17u, 17896, 0},
    {18u, 17905, 0},
    {19u, 17916, 0},
    {20u, 17929, 0},
    {21u, 17940, 0},
    {22u, 17952, 0},
    {23u, 17966, 0},
    {24u, 17995, 0},
    {25u, 18023, 0},
    {26u, 18038, 0},
    {4096u, 4942, 0},
    {8192u, 18054, 0},
    {8193u, 18082, 0},
    {8194u, 18112, 0},
    {8196u, 18136, 0},
    {8272u, 5152, 0},
    {8273u, 5181, 0},
    {8274u, 5210, 0},
    {8275u, 5237, 0},
    {8448u, 6490, 0},
    {8704u, 18155, 0},
    /* ur_event_status_t */
    {0u, 18194, 0},
    {1u, 18203, 0},
    {2u, 18211, 0},
    {3u, 18221, 0},
    {4u, 84, 0},
    /* ur_event_info_t */
    {0u, 18263, 30},
    {1u, 18277, 31},
    {2u, 18285, 32},
    {3u, 18298, 33},
    {4u, 9, 2},
    /* ur_profiling_info_t */
    {0u, 18221, 7},
    {1u, 18354, 7},
    {2u, 18361, 7},
    {3u, 18367, 7},
    {4u, 18194, 7},
    /* ur_execution_info_t */
    {0u, 18194, 0},
    {1u, 18203, 0},
    {2u, 18211, 0},
    {3u, 18221, 0},
    /* ur_exp_device_2d_block_array_capability_flag_t */
    {1u, 18457, 0},
    {2u, 18462, 0},
    /* ur_exp_async_usm_alloc_flag_t */
    {1u, 18561, 0},
    /* ur_exp_image_copy_flag_t */
    {1u, 17568, 0},
    {2u, 17583, 0},
    {4u, 18623, 0},
    {8u, 18640, 0},
    /* ur_exp_image_copy_input_types_t */
    {0u, 18702, 0},
    {1u, 18715, 0},
    {2u, 18728, 0},
    {3u, 18739, 0},
    /* ur_exp_sampler_cubemap_filter_mode_t */
    {0u, 18817, 0},
    {1u, 18828, 0},
    /* ur_exp_external_mem_type_t */
    {0u, 18910, 0},
    {1u, 18920, 0},
    {2u, 18929, 0},
    {3u, 18952, 0},
    {4u, 18960, 0},
    /* ur_exp_external_semaphore_type_t */
    {0u, 18910, 0},
    {1u, 18920, 0},
    {2u, 19036, 0},
    {3u, 19056, 0},
    {4u, 19068, 0},
    {5u, 19086, 0},
    /* ur_exp_image_mem_type_t */
    {0u, 19171, 0},
    {1u, 19183, 0},
    /* ur_device_command_buffer_update_capability_flag_t */
    {1u, 19244, 0},
    {2u, 19261, 0},
    {4u, 19277, 0},
    {8u, 19294, 0},
    {16u, 19313, 0},
    {32u, 19327, 0},
    /* ur_exp_command_buffer_info_t */
    {0u, 9, 2},
    {1u, 19433, 34},
    /* ur_exp_command_buffer_command_info_t */
    {0u, 19501, 2},
    /* ur_exp_kernel_arg_type_t */
    {0u, 19589, 0},
    {1u, 19595, 0},
    {2u, 19603, 0},
    {3u, 16661, 0},
    {4u, 19611, 0},
    /* ur_exp_host_task_flag_t */
    {1u, 19668, 0},
    /* ur_exp_enqueue_ext_flag_t */
    {2048u, 19718, 0},
    /* ur_exp_program_flag_t */
    {1u, 19793, 0},
    /* ur_exp_enqueue_native_command_flag_t */
    {1u, 19860, 0},
    /* ur_exp_event_flag_t */
    {1u, 19936, 0},
    {2u, 19953, 0},
    /* ur_exp_usm_host_alloc_register_flag_t */
    {1u, 20000, 0},
    /* ur_fusion_flag_t */
    {1u, 20084, 0},
    /* ur_fusion_info_t */
    {0u, 20128, 4},
    {1u, 20135, 2},
    {2u, 20144, 2},
    {3u, 20150, 2},
    {4u, 20158, 19},
    {5u, 20165, 13},
    /* ur_kernel_info_t */
    {0u, 20205, 13},
    {1u, 20219, 2},
    {2u, 9, 2},
    {3u, 18277, 31},
    {4u, 20228, 35},
    {5u, 20236, 13},
    {6u, 20247, 2},
    {7u, 20256, 19},
    /* ur_kernel_group_info_t */
    {0u, 19277, 24},
    {1u, 20304, 7},
    {2u, 20320, 24},
    {3u, 12702, 7},
    {4u, 20344, 7},
    {5u, 20480, 7},
    {6u, 20497, 24},
    {7u, 20525, 7},
    /* ur_kernel_sub_group_info_t */
    {0u, 20605, 2},
    {1u, 13180, 2},
    {2u, 20624, 2},
    {3u, 20647, 2},
    /* ur_kernel_cache_config_t */
    {0u, 11487, 0},
    {1u, 20721, 0},
    {2u, 20731, 0},
    /* ur_kernel_exec_info_t */
    {0u, 20791, 4},
    {1u, 20811, 36},
    {2u, 20820, 37},
    /* ur_device_init_flag_t */
    {1u, 11499, 0},
    {2u, 11503, 0},
    {4u, 11507, 0},
    {8u, 11512, 0},
    {16u, 11516, 0},
    /* ur_loader_config_info_t */
    {0u, 20919, 13},
    {1u, 9, 2},
    /* ur_mem_flag_t */
    {1u, 20983, 0},
    {2u, 20994, 0},
    {4u, 21005, 0},
    {8u, 21015, 0},
    {16u, 21032, 0},
    {32u, 21051, 0},
    /* ur_mem_type_t */
    {0u, 21102, 0},
    {1u, 21110, 0},
    {2u, 21118, 0},
    {3u, 21132, 0},
    {4u, 21140, 0},
    {8192u, 21154, 0},
    {8193u, 21172, 0},
    /* ur_mem_info_t */
    {0u, 21216, 7},
    {1u, 18277, 31},
    {2u, 9, 2},
    /* ur_image_channel_order_t */
    {0u, 21248, 0},
    {1u, 21250, 0},
    {2u, 21252, 0},
    {3u, 21255, 0},
    {4u, 21258, 0},
    {5u, 21262, 0},
    {6u, 21267, 0},
    {7u, 21272, 0},
    {8u, 21277, 0},
    {9u, 21282, 0},
    {10u, 21292, 0},
    {11u, 21302, 0},
    {12u, 21305, 0},
    {13u, 21309, 0},
    {14u, 21314, 0},
    /* ur_image_channel_type_t */
    {0u, 21369, 0},
    {1u, 21380, 0},
    {2u, 21392, 0},
    {3u, 21403, 0},
    {4u, 21415, 0},
    {5u, 21431, 0},
    {6u, 21447, 0},
    {7u, 21458, 0},
    {8u, 21470, 0},
    {9u, 21483, 0},
    {10u, 21496, 0},
    {11u, 21510, 0},
    {12u, 21525, 0},
    {13u, 21540, 0},
    {14u, 21551, 0},
    /* ur_image_info_t */
    {0u, 21604, 38},
    {1u, 21611, 7},
    {2u, 21624, 7},
    {3u, 21634, 7},
    {4u, 21646, 7},
    {5u, 21652, 7},
    {6u, 21659, 7},
    {7u, 21665, 7},
    {8u, 21676, 2},
    {9u, 21691, 2},
    /* ur_buffer_create_type_t */
    {0u, 21734, 0},
    /* ur_platform_info_t */
    {1u, 12961, 13},
    {2u, 21787, 13},
    {3u, 25, 13},
    {4u, 13020, 13},
    {5u, 12988, 13},
    {6u, 1, 1},
    {7u, 21799, 39},
    /* ur_api_version_t */
    {6u, 21844, 0},
    {7u, 21848, 0},
    {8u, 21852, 0},
    {9u, 21856, 0},
    {10u, 21860, 0},
    {11u, 21865, 0},
    {12u, 21870, 0},
    /* ur_exp_peer_info_t */
    {0u, 21908, 0},
    {1u, 21923, 0},
    /* ur_program_metadata_type_t */
    {0u, 21984, 0},
    {1u, 21991, 0},
    {2u, 21998, 0},
    {3u, 22009, 0},
    /* ur_program_info_t */
    {0u, 9, 2},
    {1u, 18277, 31},
    {2u, 11392, 2},
    {3u, 11404, 3},
    {4u, 22069, 13},
    {5u, 22072, 6},
    {6u, 22085, 40},
    {7u, 22094, 7},
    {8u, 22106, 13},
    /* ur_program_build_status_t */
    {0u, 16570, 0},
    {1u, 84, 0},
    {2u, 8934, 0},
    {3u, 22154, 0},
    /* ur_program_binary_type_t */
    {0u, 16570, 0},
    {1u, 22217, 0},
    {2u, 22233, 0},
    {3u, 22241, 0},
    /* ur_program_build_info_t */
    {0u, 22301, 41},
    {1u, 22308, 13},
    {2u, 22316, 13},
    {3u, 22320, 42},
    /* ur_queue_info_t */
    {0u, 18277, 31},
    {1u, 16951, 15},
    {2u, 22379, 30},
    {3u, 22394, 9},
    {4u, 9, 2},
    {5u, 21216, 2},
    {6u, 22400, 4},
    /* ur_queue_flag_t */
    {1u, 22437, 0},
    {2u, 22467, 0},
    {4u, 22484, 0},
    {8u, 22494, 0},
    {16u, 22512, 0},
    {32u, 22527, 0},
    {64u, 22540, 0},
    {128u, 22554, 0},
    {256u, 22573, 0},
    {512u, 22594, 0},
    {1024u, 22613, 0},
    {2048u, 15452, 0},
    /* ur_sampler_filter_mode_t */
    {0u, 22669, 0},
    {1u, 22677, 0},
    /* ur_sampler_addressing_mode_t */
    {0u, 16570, 0},
    {1u, 22733, 0},
    {2u, 22747, 0},
    {3u, 22753, 0},
    {4u, 22760, 0},
    /* ur_sampler_info_t */
    {0u, 9, 2},
    {1u, 18277, 31},
    {2u, 22833, 4},
    {3u, 22851, 43},
    {4u, 22867, 44},
    /* ur_usm_host_mem_flag_t */
    {1u, 22914, 0},
    /* ur_usm_device_mem_flag_t */
    {1u, 22976, 0},
    {2u, 22991, 0},
    {4u, 23009, 0},
    /* ur_usm_pool_flag_t */
    {1u, 23075, 0},
    {2u, 23097, 0},
    {4u, 23124, 0},
    /* ur_usm_type_t */
    {0u, 11275, 0},
    {1u, 23175, 0},
    {2u, 16951, 0},
    {3u, 23180, 0},
    /* ur_usm_alloc_info_t */
    {0u, 11560, 45},
    {1u, 23214, 46},
    {2u, 21216, 7},
    {3u, 16951, 15},
    {4u, 23223, 47},
    /* ur_usm_advice_flag_t */
    {1u, 11487, 0},
    {2u, 23267, 0},
    {4u, 23283, 0},
    {8u, 23301, 0},
    {16u, 23324, 0},
    {32u, 23349, 0},
    {64u, 23371, 0},
    {128u, 23395, 0},
    {256u, 23407, 0},
    {512u, 23421, 0},
    {1024u, 23444, 0},
    {2048u, 23469, 0},
    {4096u, 23490, 0},
    {8192u, 23513, 0},
    {16384u, 23541, 0},
    {32768u, 23571, 0},
    {65536u, 23595, 0},
    /* ur_usm_pool_info_t */
    {0u, 9, 2},
    {1u, 18277, 31},
    {8272u, 23662, 7},
    {8273u, 23684, 7},
    {8274u, 23701, 7},
    {8275u, 23722, 7},
    {8276u, 23740, 7},
    {8277u, 23757, 7},
    /* ur_virtual_mem_granularity_info_t */
    {196864u, 23808, 7},
    {196865u, 23816, 7},
    /* ur_virtual_mem_access_flag_t */
    {1u, 16570, 0},
    {2u, 20983, 0},
    {4u, 21005, 0},
    /* ur_virtual_mem_info_t */
    {0u, 23952, 48},
    /* ur_physical_mem_flag_t */
    {2u, 24006, 0},
    /* ur_physical_mem_info_t */
    {0u, 18277, 31},
    {1u, 16951, 15},
    {2u, 21216, 7},
    {3u, 24061, 49},
    {4u, 9, 2},
};

const struct ur_print_enum ur_print_enums[] = {
    {33, 51, 0, 3}, /* ur_adapter_info_t */
    {96, 114, 3, 5}, /* ur_logger_level_t */
    {7234, 7248, 8, 265}, /* ur_function_t */
    {8895, 8915, 273, 62}, /* ur_structure_type_t */
    {11252, 11264, 335, 83}, /* ur_result_t */
    {11329, 11342, 418, 7}, /* ur_backend_t */
    {11374, 0, 425, 1}, /* ur_context_flag_t */
    {11452, 11470, 426, 5}, /* ur_context_info_t */
    {11527, 11544, 431, 8}, /* ur_device_type_t */
    {16059, 16076, 439, 193}, /* ur_device_info_t */
    {16152, 16185, 632, 6}, /* ur_device_affinity_domain_flag_t */
    {16264, 16384, 638, 4}, /* ur_device_partition_t */
    {16509, 16540, 642, 8}, /* ur_device_fp_capability_flag_t */
    {16608, 16635, 650, 3}, /* ur_device_mem_cache_type_t */
    {16674, 16701, 653, 3}, /* ur_device_local_mem_type_t */
    {16748, 16781, 656, 2}, /* ur_device_exec_capability_flag_t */
    {16853, 16887, 658, 5}, /* ur_memory_order_capability_flag_t */
    {16965, 16999, 663, 5}, /* ur_memory_scope_capability_flag_t */
    {17096, 17135, 668, 4}, /* ur_device_usm_access_capability_flag_t */
    {17245, 17279, 672, 7}, /* ur_device_throttle_reasons_flag_t */
    {17390, 17425, 679, 4}, /* ur_kernel_launch_properties_flag_t */
    {17459, 17483, 683, 2}, /* ur_kernel_launch_flag_t */
    {17541, 17555, 685, 3}, /* ur_map_flag_t */
    {17598, 17622, 688, 2}, /* ur_usm_migration_flag_t */
    {18169, 18182, 690, 36}, /* ur_command_t */
    {18228, 18246, 726, 5}, /* ur_event_status_t */
    {18323, 18339, 731, 5}, /* ur_event_info_t */
    {18371, 18391, 736, 5}, /* ur_profiling_info_t */
    {18418, 18438, 741, 4}, /* ur_execution_info_t */
    {18468, 18515, 745, 2}, /* ur_exp_device_2d_block_array_capability_flag_t */
    {18593, 0, 747, 1}, /* ur_exp_async_usm_alloc_flag_t */
    {18653, 18678, 748, 4}, /* ur_exp_image_copy_flag_t */
    {18754, 18786, 752, 4}, /* ur_exp_image_copy_input_types_t */
    {18837, 18874, 756, 2}, /* ur_exp_sampler_cubemap_filter_mode_t */
    {18983, 19010, 758, 5}, /* ur_exp_external_mem_type_t */
    {19106, 19139, 763, 6}, /* ur_exp_external_semaphore_type_t */
    {19197, 19221, 769, 2}, /* ur_exp_image_mem_type_t */
    {19334, 19384, 771, 6}, /* ur_device_command_buffer_update_capability_flag_t */
    {19444, 19473, 777, 2}, /* ur_exp_command_buffer_info_t */
    {19552, 0, 779, 1}, /* ur_exp_command_buffer_command_info_t */
    {19619, 19644, 780, 5}, /* ur_exp_kernel_arg_type_t */
    {19694, 0, 785, 1}, /* ur_exp_host_task_flag_t */
    {19767, 0, 786, 1}, /* ur_exp_enqueue_ext_flag_t */
    {19838, 0, 787, 1}, /* ur_exp_program_flag_t */
    {19899, 0, 788, 1}, /* ur_exp_enqueue_native_command_flag_t */
    {19961, 19981, 789, 2}, /* ur_exp_event_flag_t */
    {20046, 0, 791, 1}, /* ur_exp_usm_host_alloc_register_flag_t */
    {20111, 0, 792, 1}, /* ur_fusion_flag_t */
    {20172, 20189, 793, 6}, /* ur_fusion_info_t */
    {20271, 20288, 799, 8}, /* ur_kernel_info_t */
    {20560, 20583, 807, 8}, /* ur_kernel_group_info_t */
    {20668, 20695, 815, 4}, /* ur_kernel_sub_group_info_t */
    {20742, 20767, 819, 3}, /* ur_kernel_cache_config_t */
    {20833, 20855, 822, 3}, /* ur_kernel_exec_info_t */
    {20876, 20898, 825, 5}, /* ur_device_init_flag_t */
    {20936, 20960, 830, 2}, /* ur_loader_config_info_t */
    {21075, 21089, 832, 6}, /* ur_mem_flag_t */
    {21189, 21203, 838, 7}, /* ur_mem_type_t */
    {21221, 21235, 845, 3}, /* ur_mem_info_t */
    {21320, 21345, 848, 15}, /* ur_image_channel_order_t */
    {21557, 21581, 863, 15}, /* ur_image_channel_type_t */
    {21703, 21719, 878, 10}, /* ur_image_info_t */
    {21763, 0, 888, 1}, /* ur_buffer_create_type_t */
    {21807, 21826, 889, 7}, /* ur_platform_info_t */
    {21875, 21892, 896, 7}, /* ur_api_version_t */
    {21939, 21958, 903, 2}, /* ur_exp_peer_info_t */
    {22016, 22043, 905, 4}, /* ur_program_metadata_type_t */
    {22119, 22137, 909, 9}, /* ur_program_info_t */
    {22166, 22192, 918, 4}, /* ur_program_build_status_t */
    {22252, 22277, 922, 4}, /* ur_program_binary_type_t */
    {22332, 22356, 926, 4}, /* ur_program_build_info_t */
    {22406, 22422, 930, 7}, /* ur_queue_info_t */
    {22638, 22654, 937, 12}, /* ur_queue_flag_t */
    {22684, 22709, 949, 2}, /* ur_sampler_filter_mode_t */
    {22776, 22805, 951, 5}, /* ur_sampler_addressing_mode_t */
    {22879, 22897, 956, 5}, /* ur_sampler_info_t */
    {22953, 0, 961, 1}, /* ur_usm_host_mem_flag_t */
    {23026, 23051, 962, 3}, /* ur_usm_device_mem_flag_t */
    {23138, 23157, 965, 3}, /* ur_usm_pool_flag_t */
    {23187, 23201, 968, 4}, /* ur_usm_type_t */
    {23228, 23248, 972, 5}, /* ur_usm_alloc_info_t */
    {23621, 23642, 977, 17}, /* ur_usm_advice_flag_t */
    {23771, 23790, 994, 8}, /* ur_usm_pool_info_t */
    {23828, 23862, 1002, 2}, /* ur_virtual_mem_granularity_info_t */
    {23895, 23924, 1004, 3}, /* ur_virtual_mem_access_flag_t */
    {23984, 0, 1007, 1}, /* ur_virtual_mem_info_t */
    {24038, 0, 1008, 1}, /* ur_physical_mem_flag_t */
    {24072, 24095, 1009, 5}, /* ur_physical_mem_info_t */
};

const struct ur_print_field ur_print_fields[] = {
    /* struct ur_base_properties_t */
    {24117, offsetof(struct ur_base_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24123, offsetof(struct ur_base_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    /* struct ur_base_desc_t */
    {24117, offsetof(struct ur_base_desc_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24123, offsetof(struct ur_base_desc_t, pNext), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    /* struct ur_rect_offset_t */
    {24165, offsetof(struct ur_rect_offset_t, x), 7, UR_PRINT_IN, -1, -1, -1, -1}, /* x */
    {24167, offsetof(struct ur_rect_offset_t, y), 7, UR_PRINT_IN, -1, -1, -1, -1}, /* y */
    {24169, offsetof(struct ur_rect_offset_t, z), 7, UR_PRINT_IN, -1, -1, -1, -1}, /* z */
    /* struct ur_rect_region_t */
    {24188, offsetof(struct ur_rect_region_t, width), 7, UR_PRINT_IN, -1, -1, -1, -1}, /* width */
    {24194, offsetof(struct ur_rect_region_t, height), 7, UR_PRINT_IN, -1, -1, -1, -1}, /* height */
    {24201, offsetof(struct ur_rect_region_t, depth), 7, UR_PRINT_IN, -1, -1, -1, -1}, /* depth */
    /* struct ur_context_properties_t */
    {24117, offsetof(struct ur_context_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24123, offsetof(struct ur_context_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {24224, offsetof(struct ur_context_properties_t, flags), 51, UR_PRINT_IN, -1, -1, -1, -1}, /* flags */
    /* struct ur_context_native_properties_t */
    {24117, offsetof(struct ur_context_native_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24123, offsetof(struct ur_context_native_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {24254, offsetof(struct ur_context_native_properties_t, isNativeHandleOwned), 4, UR_PRINT_IN, -1, -1, -1, -1}, /* isNativeHandleOwned */
    /* struct ur_device_binary_t */
    {24117, offsetof(struct ur_device_binary_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24123, offsetof(struct ur_device_binary_t, pNext), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {24305, offsetof(struct ur_device_binary_t, pDeviceTargetSpec), 52, UR_PRINT_IN, -1, -1, -1, -1}, /* pDeviceTargetSpec */
    /* struct ur_device_partition_property_t */
    {24342, offsetof(struct ur_device_partition_property_t, type), 53, UR_PRINT_IN, -1, -1, -1, -1}, /* type */
    {24347, offsetof(struct ur_device_partition_property_t, value), 54, UR_PRINT_IN, -1, 0, -1, -1}, /* value */
    /* struct ur_device_partition_properties_t */
    {24117, offsetof(struct ur_device_partition_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24123, offsetof(struct ur_device_partition_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {24384, offsetof(struct ur_device_partition_properties_t, pProperties), 55, UR_PRINT_IN, 3, -1, -1, -1}, /* pProperties */
    {24396, offsetof(struct ur_device_partition_properties_t, PropCount), 7, UR_PRINT_IN, -1, -1, -1, -1}, /* PropCount */
    /* struct ur_device_native_properties_t */
    {24117, offsetof(struct ur_device_native_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24123, offsetof(struct ur_device_native_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {24254, offsetof(struct ur_device_native_properties_t, isNativeHandleOwned), 4, UR_PRINT_IN, -1, -1, -1, -1}, /* isNativeHandleOwned */
    /* struct ur_kernel_launch_ext_properties_t */
    {24117, offsetof(struct ur_kernel_launch_ext_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24123, offsetof(struct ur_kernel_launch_ext_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {24224, offsetof(struct ur_kernel_launch_ext_properties_t, flags), 56, UR_PRINT_IN, -1, -1, -1, -1}, /* flags */
    /* struct ur_kernel_launch_cluster_property_t */
    {24117, offsetof(struct ur_kernel_launch_cluster_property_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24123, offsetof(struct ur_kernel_launch_cluster_property_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {24610, offsetof(struct ur_kernel_launch_cluster_property_t, clusterDim), 57, UR_PRINT_IN, -1, -1, -1, -1}, /* clusterDim */
    /* struct ur_kernel_launch_workgroup_property_t */
    {24117, offsetof(struct ur_kernel_launch_workgroup_property_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24123, offsetof(struct ur_kernel_launch_workgroup_property_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {24657, offsetof(struct ur_kernel_launch_workgroup_property_t, workgroup_mem_size), 7, UR_PRINT_IN, -1, -1, -1, -1}, /* workgroup_mem_size */
    /* struct ur_event_native_properties_t */
    {24117, offsetof(struct ur_event_native_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24123, offsetof(struct ur_event_native_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {24254, offsetof(struct ur_event_native_properties_t, isNativeHandleOwned), 4, UR_PRINT_IN, -1, -1, -1, -1}, /* isNativeHandleOwned */
    /* struct ur_exp_async_usm_alloc_properties_t */
    {24117, offsetof(struct ur_exp_async_usm_alloc_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24123, offsetof(struct ur_exp_async_usm_alloc_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {24224, offsetof(struct ur_exp_async_usm_alloc_properties_t, flags), 58, UR_PRINT_IN, -1, -1, -1, -1}, /* flags */
    /* struct ur_usm_pool_buffer_desc_t */
    {24117, offsetof(struct ur_usm_pool_buffer_desc_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24123, offsetof(struct ur_usm_pool_buffer_desc_t, pNext), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {24779, offsetof(struct ur_usm_pool_buffer_desc_t, pMem), 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pMem */
    {24784, offsetof(struct ur_usm_pool_buffer_desc_t, size), 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {24789, offsetof(struct ur_usm_pool_buffer_desc_t, memType), 45, UR_PRINT_IN, -1, -1, -1, -1}, /* memType */
    {24797, offsetof(struct ur_usm_pool_buffer_desc_t, device), 15, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* device */
    /* struct ur_exp_file_descriptor_t */
    {24117, offsetof(struct ur_exp_file_descriptor_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24123, offsetof(struct ur_exp_file_descriptor_t, pNext), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {24830, offsetof(struct ur_exp_file_descriptor_t, fd), 26, UR_PRINT_IN, -1, -1, -1, -1}, /* fd */
    /* struct ur_exp_win32_handle_t */
    {24117, offsetof(struct ur_exp_win32_handle_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24123, offsetof(struct ur_exp_win32_handle_t, pNext), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {24858, offsetof(struct ur_exp_win32_handle_t, handle), 46, UR_PRINT_IN, -1, -1, -1, -1}, /* handle */
    /* struct ur_exp_win32_name_t */
    {24117, offsetof(struct ur_exp_win32_name_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24123, offsetof(struct ur_exp_win32_name_t, pNext), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {24887, offsetof(struct ur_exp_win32_name_t, name), 46, UR_PRINT_IN, -1, -1, -1, -1}, /* name */
    /* struct ur_exp_sampler_mip_properties_t */
    {24117, offsetof(struct ur_exp_sampler_mip_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24123, offsetof(struct ur_exp_sampler_mip_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {24912, offsetof(struct ur_exp_sampler_mip_properties_t, minMipmapLevelClamp), 59, UR_PRINT_IN, -1, -1, -1, -1}, /* minMipmapLevelClamp */
    {24932, offsetof(struct ur_exp_sampler_mip_properties_t, maxMipmapLevelClamp), 59, UR_PRINT_IN, -1, -1, -1, -1}, /* maxMipmapLevelClamp */
    {24952, offsetof(struct ur_exp_sampler_mip_properties_t, maxAnisotropy), 59, UR_PRINT_IN, -1, -1, -1, -1}, /* maxAnisotropy */
    {24966, offsetof(struct ur_exp_sampler_mip_properties_t, mipFilterMode), 44, UR_PRINT_IN, -1, -1, -1, -1}, /* mipFilterMode */
    /* struct ur_exp_sampler_addr_modes_t */
    {24117, offsetof(struct ur_exp_sampler_addr_modes_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24123, offsetof(struct ur_exp_sampler_addr_modes_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {25012, offsetof(struct ur_exp_sampler_addr_modes_t, addrModes), 60, UR_PRINT_IN, -1, -1, -1, -1}, /* addrModes */
    /* struct ur_exp_sampler_cubemap_properties_t */
    {24117, offsetof(struct ur_exp_sampler_cubemap_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24123, offsetof(struct ur_exp_sampler_cubemap_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {25050, offsetof(struct ur_exp_sampler_cubemap_properties_t, cubemapFilterMode), 61, UR_PRINT_IN, -1, -1, -1, -1}, /* cubemapFilterMode */
    /* struct ur_exp_external_mem_desc_t */
    {24117, offsetof(struct ur_exp_external_mem_desc_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24123, offsetof(struct ur_exp_external_mem_desc_t, pNext), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    /* struct ur_exp_external_semaphore_desc_t */
    {24117, offsetof(struct ur_exp_external_semaphore_desc_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24123, offsetof(struct ur_exp_external_semaphore_desc_t, pNext), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    /* struct ur_exp_image_copy_region_t */
    {24117, offsetof(struct ur_exp_image_copy_region_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24123, offsetof(struct ur_exp_image_copy_region_t, pNext), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {25164, offsetof(struct ur_exp_image_copy_region_t, srcOffset), 62, UR_PRINT_IN, -1, -1, -1, -1}, /* srcOffset */
    {25174, offsetof(struct ur_exp_image_copy_region_t, dstOffset), 62, UR_PRINT_IN, -1, -1, -1, -1}, /* dstOffset */
    {25184, offsetof(struct ur_exp_image_copy_region_t, copyExtent), 63, UR_PRINT_IN, -1, -1, -1, -1}, /* copyExtent */
    /* struct ur_exp_image_user_pitch_desc_t */
    {24117, offsetof(struct ur_exp_image_user_pitch_desc_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24123, offsetof(struct ur_exp_image_user_pitch_desc_t, pNext), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {25222, offsetof(struct ur_exp_image_user_pitch_desc_t, rowPitch), 7, UR_PRINT_IN, -1, -1, -1, -1}, /* rowPitch */
    {25231, offsetof(struct ur_exp_image_user_pitch_desc_t, slicePitch), 7, UR_PRINT_IN, -1, -1, -1, -1}, /* slicePitch */
    /* struct ur_exp_command_buffer_desc_t */
    {24117, offsetof(struct ur_exp_command_buffer_desc_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24123, offsetof(struct ur_exp_command_buffer_desc_t, pNext), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {25273, offsetof(struct ur_exp_command_buffer_desc_t, isUpdatable), 4, UR_PRINT_IN, -1, -1, -1, -1}, /* isUpdatable */
    {25285, offsetof(struct ur_exp_command_buffer_desc_t, isInOrder), 4, UR_PRINT_IN, -1, -1, -1, -1}, /* isInOrder */
    {25295, offsetof(struct ur_exp_command_buffer_desc_t, enableProfiling), 4, UR_PRINT_IN, -1, -1, -1, -1}, /* enableProfiling */
    /* struct ur_exp_command_buffer_update_memobj_arg_desc_t */
    {24117, offsetof(struct ur_exp_command_buffer_update_memobj_arg_desc_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24123, offsetof(struct ur_exp_command_buffer_update_memobj_arg_desc_t, pNext), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {25340, offsetof(struct ur_exp_command_buffer_update_memobj_arg_desc_t, argIndex), 2, UR_PRINT_IN, -1, -1, -1, -1}, /* argIndex */
    {24384, offsetof(struct ur_exp_command_buffer_update_memobj_arg_desc_t, pProperties), 64, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {25349, offsetof(struct ur_exp_command_buffer_update_memobj_arg_desc_t, hNewMemObjArg), 65, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* hNewMemObjArg */
    /* struct ur_exp_command_buffer_update_pointer_arg_desc_t */
    {24117, offsetof(struct ur_exp_command_buffer_update_pointer_arg_desc_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24123, offsetof(struct ur_exp_command_buffer_update_pointer_arg_desc_t, pNext), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {25340, offsetof(struct ur_exp_command_buffer_update_pointer_arg_desc_t, argIndex), 2, UR_PRINT_IN, -1, -1, -1, -1}, /* argIndex */
    {24384, offsetof(struct ur_exp_command_buffer_update_pointer_arg_desc_t, pProperties), 66, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {25410, offsetof(struct ur_exp_command_buffer_update_pointer_arg_desc_t, pNewPointerArg), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pNewPointerArg */
    /* struct ur_exp_command_buffer_update_value_arg_desc_t */
    {24117, offsetof(struct ur_exp_command_buffer_update_value_arg_desc_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24123, offsetof(struct ur_exp_command_buffer_update_value_arg_desc_t, pNext), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {25340, offsetof(struct ur_exp_command_buffer_update_value_arg_desc_t, argIndex), 2, UR_PRINT_IN, -1, -1, -1, -1}, /* argIndex */
    {25473, offsetof(struct ur_exp_command_buffer_update_value_arg_desc_t, argSize), 7, UR_PRINT_IN, -1, -1, -1, -1}, /* argSize */
    {24384, offsetof(struct ur_exp_command_buffer_update_value_arg_desc_t, pProperties), 67, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {25481, offsetof(struct ur_exp_command_buffer_update_value_arg_desc_t, pNewValueArg), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, 3}, /* pNewValueArg */
    /* struct ur_exp_command_buffer_update_kernel_launch_desc_t */
    {24117, offsetof(struct ur_exp_command_buffer_update_kernel_launch_desc_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24123, offsetof(struct ur_exp_command_buffer_update_kernel_launch_desc_t, pNext), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {25540, offsetof(struct ur_exp_command_buffer_update_kernel_launch_desc_t, hCommand), 68, UR_PRINT_IN, -1, -1, -1, -1}, /* hCommand */
    {25549, offsetof(struct ur_exp_command_buffer_update_kernel_launch_desc_t, hNewKernel), 69, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* hNewKernel */
    {25560, offsetof(struct ur_exp_command_buffer_update_kernel_launch_desc_t, numNewMemObjArgs), 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numNewMemObjArgs */
    {25577, offsetof(struct ur_exp_command_buffer_update_kernel_launch_desc_t, numNewPointerArgs), 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numNewPointerArgs */
    {25595, offsetof(struct ur_exp_command_buffer_update_kernel_launch_desc_t, numNewValueArgs), 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numNewValueArgs */
    {25611, offsetof(struct ur_exp_command_buffer_update_kernel_launch_desc_t, newWorkDim), 2, UR_PRINT_IN, -1, -1, -1, -1}, /* newWorkDim */
    {25622, offsetof(struct ur_exp_command_buffer_update_kernel_launch_desc_t, pNewMemObjArgList), 70, UR_PRINT_IN | UR_PRINT_OPTIONAL, 4, -1, -1, -1}, /* pNewMemObjArgList */
    {25640, offsetof(struct ur_exp_command_buffer_update_kernel_launch_desc_t, pNewPointerArgList), 71, UR_PRINT_IN | UR_PRINT_OPTIONAL, 5, -1, -1, -1}, /* pNewPointerArgList */
    {25659, offsetof(struct ur_exp_command_buffer_update_kernel_launch_desc_t, pNewValueArgList), 72, UR_PRINT_IN | UR_PRINT_OPTIONAL, 6, -1, -1, -1}, /* pNewValueArgList */
    {25676, offsetof(struct ur_exp_command_buffer_update_kernel_launch_desc_t, pNewGlobalWorkOffset), 73, UR_PRINT_IN | UR_PRINT_OPTIONAL, 7, -1, -1, -1}, /* pNewGlobalWorkOffset */
    {25697, offsetof(struct ur_exp_command_buffer_update_kernel_launch_desc_t, pNewGlobalWorkSize), 73, UR_PRINT_IN | UR_PRINT_OPTIONAL, 7, -1, -1, -1}, /* pNewGlobalWorkSize */
    {25716, offsetof(struct ur_exp_command_buffer_update_kernel_launch_desc_t, pNewLocalWorkSize), 73, UR_PRINT_IN | UR_PRINT_OPTIONAL, 7, -1, -1, -1}, /* pNewLocalWorkSize */
    /* struct ur_exp_kernel_arg_mem_obj_tuple_t */
    {25784, offsetof(struct ur_exp_kernel_arg_mem_obj_tuple_t, hMem), 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hMem */
    {24224, offsetof(struct ur_exp_kernel_arg_mem_obj_tuple_t, flags), 74, UR_PRINT_IN, -1, -1, -1, -1}, /* flags */
    /* struct ur_exp_kernel_arg_properties_t */
    {24117, offsetof(struct ur_exp_kernel_arg_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24123, offsetof(struct ur_exp_kernel_arg_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {24342, offsetof(struct ur_exp_kernel_arg_properties_t, type), 75, UR_PRINT_IN, -1, -1, -1, -1}, /* type */
    {25823, offsetof(struct ur_exp_kernel_arg_properties_t, index), 2, UR_PRINT_IN, -1, -1, -1, -1}, /* index */
    {24784, offsetof(struct ur_exp_kernel_arg_properties_t, size), 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {24347, offsetof(struct ur_exp_kernel_arg_properties_t, value), 76, UR_PRINT_IN, -1, 2, -1, 4}, /* value */
    /* struct ur_exp_host_task_properties_t */
    {24117, offsetof(struct ur_exp_host_task_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24123, offsetof(struct ur_exp_host_task_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {24224, offsetof(struct ur_exp_host_task_properties_t, flags), 77, UR_PRINT_IN, -1, -1, -1, -1}, /* flags */
    /* struct ur_exp_enqueue_ext_properties_t */
    {24117, offsetof(struct ur_exp_enqueue_ext_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24123, offsetof(struct ur_exp_enqueue_ext_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {24224, offsetof(struct ur_exp_enqueue_ext_properties_t, flags), 78, UR_PRINT_IN, -1, -1, -1, -1}, /* flags */
    /* struct ur_exp_enqueue_native_command_properties_t */
    {24117, offsetof(struct ur_exp_enqueue_native_command_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24123, offsetof(struct ur_exp_enqueue_native_command_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {24224, offsetof(struct ur_exp_enqueue_native_command_properties_t, flags), 79, UR_PRINT_IN, -1, -1, -1, -1}, /* flags */
    /* struct ur_exp_event_desc_t */
    {24117, offsetof(struct ur_exp_event_desc_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24123, offsetof(struct ur_exp_event_desc_t, pNext), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {24224, offsetof(struct ur_exp_event_desc_t, flags), 80, UR_PRINT_IN, -1, -1, -1, -1}, /* flags */
    /* struct ur_exp_usm_host_alloc_register_properties_t */
    {24117, offsetof(struct ur_exp_usm_host_alloc_register_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24123, offsetof(struct ur_exp_usm_host_alloc_register_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {24224, offsetof(struct ur_exp_usm_host_alloc_register_properties_t, flags), 81, UR_PRINT_IN, -1, -1, -1, -1}, /* flags */
    /* struct ur_fusion_memory_t */
    {26029, offsetof(struct ur_fusion_memory_t, pMemory), 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pMemory */
    {24784, offsetof(struct ur_fusion_memory_t, size), 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    /* struct ur_fusion_desc_t */
    {24117, offsetof(struct ur_fusion_desc_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24123, offsetof(struct ur_fusion_desc_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {24224, offsetof(struct ur_fusion_desc_t, flags), 82, UR_PRINT_IN, -1, -1, -1, -1}, /* flags */
    {26056, offsetof(struct ur_fusion_desc_t, numPromoted), 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numPromoted */
    {26068, offsetof(struct ur_fusion_desc_t, pPromoted), 83, UR_PRINT_IN | UR_PRINT_OPTIONAL, 3, -1, -1, -1}, /* pPromoted */
    /* struct ur_kernel_arg_value_properties_t */
    {24117, offsetof(struct ur_kernel_arg_value_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24123, offsetof(struct ur_kernel_arg_value_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    /* struct ur_kernel_arg_local_properties_t */
    {24117, offsetof(struct ur_kernel_arg_local_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24123, offsetof(struct ur_kernel_arg_local_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    /* struct ur_kernel_arg_pointer_properties_t */
    {24117, offsetof(struct ur_kernel_arg_pointer_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24123, offsetof(struct ur_kernel_arg_pointer_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    /* struct ur_kernel_exec_info_properties_t */
    {24117, offsetof(struct ur_kernel_exec_info_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24123, offsetof(struct ur_kernel_exec_info_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    /* struct ur_kernel_arg_sampler_properties_t */
    {24117, offsetof(struct ur_kernel_arg_sampler_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24123, offsetof(struct ur_kernel_arg_sampler_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    /* struct ur_kernel_arg_mem_obj_properties_t */
    {24117, offsetof(struct ur_kernel_arg_mem_obj_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24123, offsetof(struct ur_kernel_arg_mem_obj_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {26264, offsetof(struct ur_kernel_arg_mem_obj_properties_t, memoryAccess), 74, UR_PRINT_IN, -1, -1, -1, -1}, /* memoryAccess */
    /* struct ur_kernel_native_properties_t */
    {24117, offsetof(struct ur_kernel_native_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24123, offsetof(struct ur_kernel_native_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {24254, offsetof(struct ur_kernel_native_properties_t, isNativeHandleOwned), 4, UR_PRINT_IN, -1, -1, -1, -1}, /* isNativeHandleOwned */
    /* struct ur_code_location_t */
    {26342, offsetof(struct ur_code_location_t, functionName), 52, UR_PRINT_INOUT, -1, -1, -1, -1}, /* functionName */
    {26355, offsetof(struct ur_code_location_t, sourceFile), 52, UR_PRINT_INOUT, -1, -1, -1, -1}, /* sourceFile */
    {26366, offsetof(struct ur_code_location_t, lineNumber), 2, UR_PRINT_INOUT, -1, -1, -1, -1}, /* lineNumber */
    {26377, offsetof(struct ur_code_location_t, columnNumber), 2, UR_PRINT_INOUT, -1, -1, -1, -1}, /* columnNumber */
    /* struct ur_image_format_t */
    {26409, offsetof(struct ur_image_format_t, channelOrder), 84, UR_PRINT_IN, -1, -1, -1, -1}, /* channelOrder */
    {26422, offsetof(struct ur_image_format_t, channelType), 85, UR_PRINT_IN, -1, -1, -1, -1}, /* channelType */
    /* struct ur_image_desc_t */
    {24117, offsetof(struct ur_image_desc_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24123, offsetof(struct ur_image_desc_t, pNext), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {24342, offsetof(struct ur_image_desc_t, type), 86, UR_PRINT_IN | UR_PRINT_NOCHECK, -1, -1, -1, -1}, /* type */
    {24188, offsetof(struct ur_image_desc_t, width), 7, UR_PRINT_IN, -1, -1, -1, -1}, /* width */
    {24194, offsetof(struct ur_image_desc_t, height), 7, UR_PRINT_IN, -1, -1, -1, -1}, /* height */
    {24201, offsetof(struct ur_image_desc_t, depth), 7, UR_PRINT_IN, -1, -1, -1, -1}, /* depth */
    {26452, offsetof(struct ur_image_desc_t, arraySize), 7, UR_PRINT_IN, -1, -1, -1, -1}, /* arraySize */
    {25222, offsetof(struct ur_image_desc_t, rowPitch), 7, UR_PRINT_IN, -1, -1, -1, -1}, /* rowPitch */
    {25231, offsetof(struct ur_image_desc_t, slicePitch), 7, UR_PRINT_IN, -1, -1, -1, -1}, /* slicePitch */
    {26462, offsetof(struct ur_image_desc_t, numMipLevel), 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numMipLevel */
    {26474, offsetof(struct ur_image_desc_t, numSamples), 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numSamples */
    /* struct ur_buffer_properties_t */
    {24117, offsetof(struct ur_buffer_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24123, offsetof(struct ur_buffer_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {26501, offsetof(struct ur_buffer_properties_t, pHost), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pHost */
    /* struct ur_buffer_channel_properties_t */
    {24117, offsetof(struct ur_buffer_channel_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24123, offsetof(struct ur_buffer_channel_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {26530, offsetof(struct ur_buffer_channel_properties_t, channel), 2, UR_PRINT_IN, -1, -1, -1, -1}, /* channel */
    /* struct ur_buffer_alloc_location_properties_t */
    {24117, offsetof(struct ur_buffer_alloc_location_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24123, offsetof(struct ur_buffer_alloc_location_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {26569, offsetof(struct ur_buffer_alloc_location_properties_t, location), 2, UR_PRINT_IN, -1, -1, -1, -1}, /* location */
    /* struct ur_buffer_region_t */
    {24117, offsetof(struct ur_buffer_region_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24123, offsetof(struct ur_buffer_region_t, pNext), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {26616, offsetof(struct ur_buffer_region_t, origin), 7, UR_PRINT_IN, -1, -1, -1, -1}, /* origin */
    {24784, offsetof(struct ur_buffer_region_t, size), 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    /* struct ur_mem_native_properties_t */
    {24117, offsetof(struct ur_mem_native_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24123, offsetof(struct ur_mem_native_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {24254, offsetof(struct ur_mem_native_properties_t, isNativeHandleOwned), 4, UR_PRINT_IN, -1, -1, -1, -1}, /* isNativeHandleOwned */
    /* struct ur_platform_native_properties_t */
    {24117, offsetof(struct ur_platform_native_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24123, offsetof(struct ur_platform_native_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {24254, offsetof(struct ur_platform_native_properties_t, isNativeHandleOwned), 4, UR_PRINT_IN, -1, -1, -1, -1}, /* isNativeHandleOwned */
    /* struct ur_program_metadata_t */
    {26701, offsetof(struct ur_program_metadata_t, pName), 52, UR_PRINT_IN, -1, -1, -1, -1}, /* pName */
    {24342, offsetof(struct ur_program_metadata_t, type), 87, UR_PRINT_IN, -1, -1, -1, -1}, /* type */
    {24784, offsetof(struct ur_program_metadata_t, size), 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {24347, offsetof(struct ur_program_metadata_t, value), 88, UR_PRINT_IN, -1, 1, -1, 2}, /* value */
    /* struct ur_program_properties_t */
    {24117, offsetof(struct ur_program_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24123, offsetof(struct ur_program_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {26729, offsetof(struct ur_program_properties_t, count), 2, UR_PRINT_IN, -1, -1, -1, -1}, /* count */
    {26735, offsetof(struct ur_program_properties_t, pMetadatas), 89, UR_PRINT_IN | UR_PRINT_OPTIONAL, 2, -1, -1, -1}, /* pMetadatas */
    /* struct ur_specialization_constant_info_t */
    {26770, offsetof(struct ur_specialization_constant_info_t, id), 2, UR_PRINT_IN, -1, -1, -1, -1}, /* id */
    {24784, offsetof(struct ur_specialization_constant_info_t, size), 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {26773, offsetof(struct ur_specialization_constant_info_t, pValue), 46, UR_PRINT_IN | UR_PRINT_NOCHECK, -1, -1, -1, 1}, /* pValue */
    /* struct ur_program_native_properties_t */
    {24117, offsetof(struct ur_program_native_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24123, offsetof(struct ur_program_native_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {24254, offsetof(struct ur_program_native_properties_t, isNativeHandleOwned), 4, UR_PRINT_IN, -1, -1, -1, -1}, /* isNativeHandleOwned */
    /* struct ur_queue_properties_t */
    {24117, offsetof(struct ur_queue_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24123, offsetof(struct ur_queue_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {24224, offsetof(struct ur_queue_properties_t, flags), 9, UR_PRINT_IN, -1, -1, -1, -1}, /* flags */
    /* struct ur_queue_index_properties_t */
    {24117, offsetof(struct ur_queue_index_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24123, offsetof(struct ur_queue_index_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {26867, offsetof(struct ur_queue_index_properties_t, computeIndex), 2, UR_PRINT_IN, -1, -1, -1, -1}, /* computeIndex */
    /* struct ur_queue_native_desc_t */
    {24117, offsetof(struct ur_queue_native_desc_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24123, offsetof(struct ur_queue_native_desc_t, pNext), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {26908, offsetof(struct ur_queue_native_desc_t, pNativeData), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pNativeData */
    /* struct ur_queue_native_properties_t */
    {24117, offsetof(struct ur_queue_native_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24123, offsetof(struct ur_queue_native_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {24254, offsetof(struct ur_queue_native_properties_t, isNativeHandleOwned), 4, UR_PRINT_IN, -1, -1, -1, -1}, /* isNativeHandleOwned */
    /* struct ur_sampler_desc_t */
    {24117, offsetof(struct ur_sampler_desc_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24123, offsetof(struct ur_sampler_desc_t, pNext), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {26972, offsetof(struct ur_sampler_desc_t, normalizedCoords), 4, UR_PRINT_IN, -1, -1, -1, -1}, /* normalizedCoords */
    {26989, offsetof(struct ur_sampler_desc_t, addressingMode), 43, UR_PRINT_IN, -1, -1, -1, -1}, /* addressingMode */
    {27004, offsetof(struct ur_sampler_desc_t, filterMode), 44, UR_PRINT_IN, -1, -1, -1, -1}, /* filterMode */
    /* struct ur_sampler_native_properties_t */
    {24117, offsetof(struct ur_sampler_native_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24123, offsetof(struct ur_sampler_native_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {24254, offsetof(struct ur_sampler_native_properties_t, isNativeHandleOwned), 4, UR_PRINT_IN, -1, -1, -1, -1}, /* isNativeHandleOwned */
    /* struct ur_usm_desc_t */
    {24117, offsetof(struct ur_usm_desc_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24123, offsetof(struct ur_usm_desc_t, pNext), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {27064, offsetof(struct ur_usm_desc_t, hints), 90, UR_PRINT_IN, -1, -1, -1, -1}, /* hints */
    {27070, offsetof(struct ur_usm_desc_t, align), 2, UR_PRINT_IN, -1, -1, -1, -1}, /* align */
    /* struct ur_usm_host_desc_t */
    {24117, offsetof(struct ur_usm_host_desc_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24123, offsetof(struct ur_usm_host_desc_t, pNext), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {24224, offsetof(struct ur_usm_host_desc_t, flags), 91, UR_PRINT_IN, -1, -1, -1, -1}, /* flags */
    /* struct ur_usm_device_desc_t */
    {24117, offsetof(struct ur_usm_device_desc_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24123, offsetof(struct ur_usm_device_desc_t, pNext), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {24224, offsetof(struct ur_usm_device_desc_t, flags), 92, UR_PRINT_IN, -1, -1, -1, -1}, /* flags */
    /* struct ur_usm_alloc_location_desc_t */
    {24117, offsetof(struct ur_usm_alloc_location_desc_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24123, offsetof(struct ur_usm_alloc_location_desc_t, pNext), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {26569, offsetof(struct ur_usm_alloc_location_desc_t, location), 2, UR_PRINT_IN, -1, -1, -1, -1}, /* location */
    /* struct ur_usm_pool_desc_t */
    {24117, offsetof(struct ur_usm_pool_desc_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24123, offsetof(struct ur_usm_pool_desc_t, pNext), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {24224, offsetof(struct ur_usm_pool_desc_t, flags), 93, UR_PRINT_IN, -1, -1, -1, -1}, /* flags */
    /* struct ur_usm_pool_limits_desc_t */
    {24117, offsetof(struct ur_usm_pool_limits_desc_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24123, offsetof(struct ur_usm_pool_limits_desc_t, pNext), 46, UR_PRINT_IN | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {27178, offsetof(struct ur_usm_pool_limits_desc_t, maxPoolableSize), 7, UR_PRINT_IN, -1, -1, -1, -1}, /* maxPoolableSize */
    {27194, offsetof(struct ur_usm_pool_limits_desc_t, minDriverAllocSize), 7, UR_PRINT_IN, -1, -1, -1, -1}, /* minDriverAllocSize */
    /* struct ur_physical_mem_properties_t */
    {24117, offsetof(struct ur_physical_mem_properties_t, stype), 50, UR_PRINT_IN, -1, -1, -1, -1}, /* stype */
    {24123, offsetof(struct ur_physical_mem_properties_t, pNext), 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_CHAIN, -1, -1, -1, -1}, /* pNext */
    {24224, offsetof(struct ur_physical_mem_properties_t, flags), 94, UR_PRINT_IN, -1, -1, -1, -1}, /* flags */
    /* urContextCreate */
    {27430, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* DeviceCount */
    {27442, 0, 97, UR_PRINT_IN, 0, -1, -1, -1}, /* phDevices */
    {24384, 0, 98, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {27452, 0, 99, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phContext */
    /* urContextRetain */
    {27478, 0, 31, UR_PRINT_IN | UR_PRINT_RETAIN, -1, -1, -1, -1}, /* hContext */
    /* urContextRelease */
    {27478, 0, 31, UR_PRINT_IN | UR_PRINT_RELEASE, -1, -1, -1, -1}, /* hContext */
    /* urContextGetInfo */
    {27478, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27520, 0, 100, UR_PRINT_IN, -1, -1, -1, -1}, /* propName */
    {27529, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* propSize */
    {27538, 0, 46, UR_PRINT_OUT | UR_PRINT_OPTIONAL, 2, 1, 4, -1}, /* pPropValue */
    {27549, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPropSizeRet */
    /* urContextGetNativeHandle */
    {27478, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27579, 0, 101, UR_PRINT_OUT, -1, -1, -1, -1}, /* phNativeContext */
    /* urContextCreateWithNativeHandle */
    {27620, 0, 102, UR_PRINT_IN | UR_PRINT_NOCHECK, -1, -1, -1, -1}, /* hNativeContext */
    {27635, 0, 39, UR_PRINT_IN, -1, -1, -1, -1}, /* hAdapter */
    {27644, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numDevices */
    {27442, 0, 97, UR_PRINT_IN | UR_PRINT_OPTIONAL, 2, -1, -1, -1}, /* phDevices */
    {24384, 0, 103, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {27452, 0, 99, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phContext */
    /* urContextSetExtendedDeleter */
    {27478, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27687, 0, 104, UR_PRINT_IN, -1, -1, -1, -1}, /* pfnDeleter */
    {27698, 0, 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pUserData */
    /* urDeviceGet */
    {27736, 0, 14, UR_PRINT_IN, -1, -1, -1, -1}, /* hPlatform */
    {27746, 0, 5, UR_PRINT_IN, -1, -1, -1, -1}, /* DeviceType */
    {27757, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* NumEntries */
    {27442, 0, 97, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, 2, -1, 4, -1}, /* phDevices */
    {27768, 0, 105, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pNumDevices */
    /* urDeviceGetInfo */
    {27792, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {27520, 0, 106, UR_PRINT_IN, -1, -1, -1, -1}, /* propName */
    {27529, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* propSize */
    {27538, 0, 46, UR_PRINT_OUT | UR_PRINT_OPTIONAL, 2, 1, 4, -1}, /* pPropValue */
    {27549, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPropSizeRet */
    /* urDeviceRetain */
    {27792, 0, 15, UR_PRINT_IN | UR_PRINT_RETAIN, -1, -1, -1, -1}, /* hDevice */
    /* urDeviceRelease */
    {27792, 0, 15, UR_PRINT_IN | UR_PRINT_RELEASE, -1, -1, -1, -1}, /* hDevice */
    /* urDevicePartition */
    {27792, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {24384, 0, 107, UR_PRINT_IN, -1, -1, -1, -1}, /* pProperties */
    {27847, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* NumDevices */
    {27858, 0, 97, UR_PRINT_OUT | UR_PRINT_OPTIONAL, 2, -1, 4, -1}, /* phSubDevices */
    {27871, 0, 105, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pNumDevicesRet */
    /* urDeviceSelectBinary */
    {27792, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {27904, 0, 108, UR_PRINT_IN, 2, -1, -1, -1}, /* pBinaries */
    {27914, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* NumBinaries */
    {27926, 0, 105, UR_PRINT_OUT, -1, -1, -1, -1}, /* pSelectedBinary */
    /* urDeviceGetNativeHandle */
    {27792, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {27963, 0, 101, UR_PRINT_OUT, -1, -1, -1, -1}, /* phNativeDevice */
    /* urDeviceCreateWithNativeHandle */
    {28002, 0, 102, UR_PRINT_IN | UR_PRINT_NOCHECK, -1, -1, -1, -1}, /* hNativeDevice */
    {27635, 0, 39, UR_PRINT_IN, -1, -1, -1, -1}, /* hAdapter */
    {24384, 0, 109, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {28016, 0, 97, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phDevice */
    /* urDeviceGetGlobalTimestamps */
    {27792, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {28056, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pDeviceTimestamp */
    {28073, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pHostTimestamp */
    /* urEnqueueKernelLaunch */
    {28116, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {28123, 0, 69, UR_PRINT_IN, -1, -1, -1, -1}, /* hKernel */
    {28131, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* workDim */
    {28139, 0, 73, UR_PRINT_IN | UR_PRINT_OPTIONAL, 2, -1, -1, -1}, /* pGlobalWorkOffset */
    {28157, 0, 73, UR_PRINT_IN, 2, -1, -1, -1}, /* pGlobalWorkSize */
    {28173, 0, 73, UR_PRINT_IN | UR_PRINT_OPTIONAL, 2, -1, -1, -1}, /* pLocalWorkSize */
    {28188, 0, 110, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* launchPropList */
    {28203, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28223, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 7, -1, -1, -1}, /* phEventWaitList */
    {28239, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urEnqueueEventsWait */
    {28116, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {28203, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28223, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 1, -1, -1, -1}, /* phEventWaitList */
    {28239, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urEnqueueEventsWaitWithBarrier */
    {28116, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {28203, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28223, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 1, -1, -1, -1}, /* phEventWaitList */
    {28239, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urEnqueueMemBufferRead */
    {28116, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {28320, 0, 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hBuffer */
    {28328, 0, 4, UR_PRINT_IN, -1, -1, -1, -1}, /* blockingRead */
    {28341, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* offset */
    {24784, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {28348, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pDst */
    {28203, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28223, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 6, -1, -1, -1}, /* phEventWaitList */
    {28239, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urEnqueueMemBufferWrite */
    {28116, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {28320, 0, 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hBuffer */
    {28376, 0, 4, UR_PRINT_IN, -1, -1, -1, -1}, /* blockingWrite */
    {28341, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* offset */
    {24784, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {28390, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pSrc */
    {28203, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28223, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 6, -1, -1, -1}, /* phEventWaitList */
    {28239, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urEnqueueMemBufferReadRect */
    {28116, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {28320, 0, 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hBuffer */
    {28328, 0, 4, UR_PRINT_IN, -1, -1, -1, -1}, /* blockingRead */
    {28419, 0, 62, UR_PRINT_IN, -1, -1, -1, -1}, /* bufferOrigin */
    {28432, 0, 62, UR_PRINT_IN, -1, -1, -1, -1}, /* hostOrigin */
    {28443, 0, 63, UR_PRINT_IN, -1, -1, -1, -1}, /* region */
    {28450, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* bufferRowPitch */
    {28465, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* bufferSlicePitch */
    {28482, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* hostRowPitch */
    {28495, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* hostSlicePitch */
    {28348, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pDst */
    {28203, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28223, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 11, -1, -1, -1}, /* phEventWaitList */
    {28239, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urEnqueueMemBufferWriteRect */
    {28116, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {28320, 0, 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hBuffer */
    {28376, 0, 4, UR_PRINT_IN, -1, -1, -1, -1}, /* blockingWrite */
    {28419, 0, 62, UR_PRINT_IN, -1, -1, -1, -1}, /* bufferOrigin */
    {28432, 0, 62, UR_PRINT_IN, -1, -1, -1, -1}, /* hostOrigin */
    {28443, 0, 63, UR_PRINT_IN, -1, -1, -1, -1}, /* region */
    {28450, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* bufferRowPitch */
    {28465, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* bufferSlicePitch */
    {28482, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* hostRowPitch */
    {28495, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* hostSlicePitch */
    {28390, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pSrc */
    {28203, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28223, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 11, -1, -1, -1}, /* phEventWaitList */
    {28239, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urEnqueueMemBufferCopy */
    {28116, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {28565, 0, 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hBufferSrc */
    {28672, 0, 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hBufferDst */
    {25164, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* srcOffset */
    {25174, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* dstOffset */
    {24784, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {28203, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28223, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 6, -1, -1, -1}, /* phEventWaitList */
    {28239, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urEnqueueMemBufferCopyRect */
    {28116, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {28565, 0, 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hBufferSrc */
    {28672, 0, 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hBufferDst */
    {28706, 0, 62, UR_PRINT_IN, -1, -1, -1, -1}, /* srcOrigin */
    {28716, 0, 62, UR_PRINT_IN, -1, -1, -1, -1}, /* dstOrigin */
    {28443, 0, 63, UR_PRINT_IN, -1, -1, -1, -1}, /* region */
    {28726, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* srcRowPitch */
    {28738, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* srcSlicePitch */
    {28752, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* dstRowPitch */
    {28764, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* dstSlicePitch */
    {28203, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28223, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 10, -1, -1, -1}, /* phEventWaitList */
    {28239, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urEnqueueMemBufferFill */
    {28116, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {28320, 0, 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hBuffer */
    {28805, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pPattern */
    {28814, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* patternSize */
    {28341, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* offset */
    {24784, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {28203, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28223, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 6, -1, -1, -1}, /* phEventWaitList */
    {28239, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urEnqueueMemImageRead */
    {28116, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {28849, 0, 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hImage */
    {28328, 0, 4, UR_PRINT_IN, -1, -1, -1, -1}, /* blockingRead */
    {26616, 0, 62, UR_PRINT_IN, -1, -1, -1, -1}, /* origin */
    {28443, 0, 63, UR_PRINT_IN, -1, -1, -1, -1}, /* region */
    {25222, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* rowPitch */
    {25231, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* slicePitch */
    {28348, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pDst */
    {28203, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28223, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 8, -1, -1, -1}, /* phEventWaitList */
    {28239, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urEnqueueMemImageWrite */
    {28116, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {28849, 0, 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hImage */
    {28376, 0, 4, UR_PRINT_IN, -1, -1, -1, -1}, /* blockingWrite */
    {26616, 0, 62, UR_PRINT_IN, -1, -1, -1, -1}, /* origin */
    {28443, 0, 63, UR_PRINT_IN, -1, -1, -1, -1}, /* region */
    {25222, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* rowPitch */
    {25231, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* slicePitch */
    {28390, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pSrc */
    {28203, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28223, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 8, -1, -1, -1}, /* phEventWaitList */
    {28239, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urEnqueueMemImageCopy */
    {28116, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {28901, 0, 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hImageSrc */
    {28911, 0, 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hImageDst */
    {28706, 0, 62, UR_PRINT_IN, -1, -1, -1, -1}, /* srcOrigin */
    {28716, 0, 62, UR_PRINT_IN, -1, -1, -1, -1}, /* dstOrigin */
    {28443, 0, 63, UR_PRINT_IN, -1, -1, -1, -1}, /* region */
    {28203, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28223, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 6, -1, -1, -1}, /* phEventWaitList */
    {28239, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urEnqueueMemBufferMap */
    {28116, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {28320, 0, 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hBuffer */
    {28943, 0, 4, UR_PRINT_IN, -1, -1, -1, -1}, /* blockingMap */
    {28955, 0, 112, UR_PRINT_IN, -1, -1, -1, -1}, /* mapFlags */
    {28341, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* offset */
    {24784, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {28203, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28223, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 6, -1, -1, -1}, /* phEventWaitList */
    {28239, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    {28964, 0, 113, UR_PRINT_OUT, -1, -1, -1, -1}, /* ppRetMap */
    /* urEnqueueMemUnmap */
    {28116, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {25784, 0, 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hMem */
    {28995, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pMappedPtr */
    {28203, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28223, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 3, -1, -1, -1}, /* phEventWaitList */
    {28239, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urEnqueueUSMFill */
    {28116, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {24779, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pMem */
    {28814, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* patternSize */
    {28805, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pPattern */
    {24784, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {28203, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28223, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 5, -1, -1, -1}, /* phEventWaitList */
    {28239, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urEnqueueUSMMemcpy */
    {28116, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {29041, 0, 4, UR_PRINT_IN, -1, -1, -1, -1}, /* blocking */
    {28348, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pDst */
    {28390, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pSrc */
    {24784, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {28203, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28223, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 5, -1, -1, -1}, /* phEventWaitList */
    {28239, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urEnqueueUSMPrefetch */
    {28116, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {24779, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pMem */
    {24784, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {24224, 0, 114, UR_PRINT_IN, -1, -1, -1, -1}, /* flags */
    {28203, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28223, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 4, -1, -1, -1}, /* phEventWaitList */
    {28239, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urEnqueueUSMAdvise */
    {28116, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {24779, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pMem */
    {24784, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {29090, 0, 90, UR_PRINT_IN, -1, -1, -1, -1}, /* advice */
    {28239, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urEnqueueDeviceGlobalVariableWrite */
    {28116, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {29116, 0, 35, UR_PRINT_IN, -1, -1, -1, -1}, /* hProgram */
    {24887, 0, 52, UR_PRINT_IN, -1, -1, -1, -1}, /* name */
    {28376, 0, 4, UR_PRINT_IN, -1, -1, -1, -1}, /* blockingWrite */
    {26729, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* count */
    {28341, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* offset */
    {28390, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pSrc */
    {28203, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28223, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 7, -1, -1, -1}, /* phEventWaitList */
    {28239, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urEnqueueDeviceGlobalVariableRead */
    {28116, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {29116, 0, 35, UR_PRINT_IN, -1, -1, -1, -1}, /* hProgram */
    {24887, 0, 52, UR_PRINT_IN, -1, -1, -1, -1}, /* name */
    {28328, 0, 4, UR_PRINT_IN, -1, -1, -1, -1}, /* blockingRead */
    {26729, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* count */
    {28341, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* offset */
    {28348, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pDst */
    {28203, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28223, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 7, -1, -1, -1}, /* phEventWaitList */
    {28239, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urEventGetInfo */
    {29194, 0, 115, UR_PRINT_IN, -1, -1, -1, -1}, /* hEvent */
    {27520, 0, 116, UR_PRINT_IN, -1, -1, -1, -1}, /* propName */
    {27529, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* propSize */
    {27538, 0, 46, UR_PRINT_OUT | UR_PRINT_OPTIONAL, 2, 1, 4, -1}, /* pPropValue */
    {27549, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPropSizeRet */
    /* urEventGetProfilingInfo */
    {29194, 0, 115, UR_PRINT_IN, -1, -1, -1, -1}, /* hEvent */
    {27520, 0, 117, UR_PRINT_IN, -1, -1, -1, -1}, /* propName */
    {27529, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* propSize */
    {27538, 0, 46, UR_PRINT_OUT | UR_PRINT_OPTIONAL, 2, 1, 4, -1}, /* pPropValue */
    {27549, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPropSizeRet */
    /* urEventWait */
    {29240, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEvents */
    {28223, 0, 111, UR_PRINT_IN, 0, -1, -1, -1}, /* phEventWaitList */
    /* urEventRetain */
    {29194, 0, 115, UR_PRINT_IN | UR_PRINT_RETAIN, -1, -1, -1, -1}, /* hEvent */
    /* urEventRelease */
    {29194, 0, 115, UR_PRINT_IN | UR_PRINT_RELEASE, -1, -1, -1, -1}, /* hEvent */
    /* urEventGetNativeHandle */
    {29194, 0, 115, UR_PRINT_IN, -1, -1, -1, -1}, /* hEvent */
    {29291, 0, 101, UR_PRINT_OUT, -1, -1, -1, -1}, /* phNativeEvent */
    /* urEventCreateWithNativeHandle */
    {29328, 0, 102, UR_PRINT_IN | UR_PRINT_NOCHECK, -1, -1, -1, -1}, /* hNativeEvent */
    {27478, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {24384, 0, 118, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {28239, 0, 111, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urEventSetCallback */
    {29194, 0, 115, UR_PRINT_IN, -1, -1, -1, -1}, /* hEvent */
    {29371, 0, 119, UR_PRINT_IN, -1, -1, -1, -1}, /* execStatus */
    {29382, 0, 104, UR_PRINT_IN, -1, -1, -1, -1}, /* pfnNotify */
    {27698, 0, 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pUserData */
    /* urKernelCreate */
    {29116, 0, 35, UR_PRINT_IN, -1, -1, -1, -1}, /* hProgram */
    {29411, 0, 52, UR_PRINT_IN, -1, -1, -1, -1}, /* pKernelName */
    {29423, 0, 120, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phKernel */
    /* urKernelSetArgValue */
    {28123, 0, 69, UR_PRINT_IN, -1, -1, -1, -1}, /* hKernel */
    {25340, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* argIndex */
    {25473, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* argSize */
    {24384, 0, 67, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {29447, 0, 46, UR_PRINT_IN, -1, -1, -1, 2}, /* pArgValue */
    /* urKernelSetArgLocal */
    {28123, 0, 69, UR_PRINT_IN, -1, -1, -1, -1}, /* hKernel */
    {25340, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* argIndex */
    {25473, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* argSize */
    {24384, 0, 121, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    /* urKernelGetInfo */
    {28123, 0, 69, UR_PRINT_IN, -1, -1, -1, -1}, /* hKernel */
    {27520, 0, 122, UR_PRINT_IN, -1, -1, -1, -1}, /* propName */
    {27529, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* propSize */
    {27538, 0, 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL, 2, 1, 4, -1}, /* pPropValue */
    {27549, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPropSizeRet */
    /* urKernelGetGroupInfo */
    {28123, 0, 69, UR_PRINT_IN, -1, -1, -1, -1}, /* hKernel */
    {27792, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {27520, 0, 123, UR_PRINT_IN, -1, -1, -1, -1}, /* propName */
    {27529, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* propSize */
    {27538, 0, 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL, 3, 2, 5, -1}, /* pPropValue */
    {27549, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPropSizeRet */
    /* urKernelGetSubGroupInfo */
    {28123, 0, 69, UR_PRINT_IN, -1, -1, -1, -1}, /* hKernel */
    {27792, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {27520, 0, 124, UR_PRINT_IN, -1, -1, -1, -1}, /* propName */
    {27529, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* propSize */
    {27538, 0, 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL, 3, 2, 5, -1}, /* pPropValue */
    {27549, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPropSizeRet */
    /* urKernelRetain */
    {28123, 0, 69, UR_PRINT_IN | UR_PRINT_RETAIN, -1, -1, -1, -1}, /* hKernel */
    /* urKernelRelease */
    {28123, 0, 69, UR_PRINT_IN | UR_PRINT_RELEASE, -1, -1, -1, -1}, /* hKernel */
    /* urKernelSetArgPointer */
    {28123, 0, 69, UR_PRINT_IN, -1, -1, -1, -1}, /* hKernel */
    {25340, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* argIndex */
    {24384, 0, 66, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {29447, 0, 46, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pArgValue */
    /* urKernelSetExecInfo */
    {28123, 0, 69, UR_PRINT_IN, -1, -1, -1, -1}, /* hKernel */
    {27520, 0, 125, UR_PRINT_IN, -1, -1, -1, -1}, /* propName */
    {27529, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* propSize */
    {24384, 0, 126, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {27538, 0, 46, UR_PRINT_IN, 2, 1, -1, -1}, /* pPropValue */
    /* urKernelSetArgSampler */
    {28123, 0, 69, UR_PRINT_IN, -1, -1, -1, -1}, /* hKernel */
    {25340, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* argIndex */
    {24384, 0, 127, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {29631, 0, 96, UR_PRINT_IN, -1, -1, -1, -1}, /* hArgValue */
    /* urKernelSetArgMemObj */
    {28123, 0, 69, UR_PRINT_IN, -1, -1, -1, -1}, /* hKernel */
    {25340, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* argIndex */
    {24384, 0, 64, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {29631, 0, 65, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* hArgValue */
    /* urKernelSetSpecializationConstants */
    {28123, 0, 69, UR_PRINT_IN, -1, -1, -1, -1}, /* hKernel */
    {26729, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* count */
    {29684, 0, 128, UR_PRINT_IN, 1, -1, -1, -1}, /* pSpecConstants */
    /* urKernelGetNativeHandle */
    {28123, 0, 69, UR_PRINT_IN, -1, -1, -1, -1}, /* hKernel */
    {29734, 0, 101, UR_PRINT_OUT, -1, -1, -1, -1}, /* phNativeKernel */
    /* urKernelCreateWithNativeHandle */
    {29773, 0, 102, UR_PRINT_IN | UR_PRINT_NOCHECK, -1, -1, -1, -1}, /* hNativeKernel */
    {27478, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {29116, 0, 35, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* hProgram */
    {24384, 0, 129, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {29423, 0, 120, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phKernel */
    /* urMemImageCreate */
    {27478, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {24224, 0, 74, UR_PRINT_IN, -1, -1, -1, -1}, /* flags */
    {29818, 0, 130, UR_PRINT_IN, -1, -1, -1, -1}, /* pImageFormat */
    {29831, 0, 131, UR_PRINT_IN, -1, -1, -1, -1}, /* pImageDesc */
    {26501, 0, 46, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pHost */
    {29842, 0, 132, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phMem */
    /* urMemBufferCreate */
    {27478, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {24224, 0, 74, UR_PRINT_IN, -1, -1, -1, -1}, /* flags */
    {24784, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {24384, 0, 133, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {29865, 0, 132, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phBuffer */
    /* urMemRetain */
    {25784, 0, 65, UR_PRINT_IN | UR_PRINT_RETAIN, -1, -1, -1, -1}, /* hMem */
    /* urMemRelease */
    {25784, 0, 65, UR_PRINT_IN | UR_PRINT_RELEASE, -1, -1, -1, -1}, /* hMem */
    /* urMemBufferPartition */
    {28320, 0, 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hBuffer */
    {24224, 0, 74, UR_PRINT_IN, -1, -1, -1, -1}, /* flags */
    {29917, 0, 134, UR_PRINT_IN, -1, -1, -1, -1}, /* bufferCreateType */
    {29934, 0, 135, UR_PRINT_IN, -1, -1, -1, -1}, /* pRegion */
    {29842, 0, 132, UR_PRINT_OUT, -1, -1, -1, -1}, /* phMem */
    /* urMemGetNativeHandle */
    {25784, 0, 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hMem */
    {27792, 0, 15, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* hDevice */
    {29963, 0, 101, UR_PRINT_OUT, -1, -1, -1, -1}, /* phNativeMem */
    /* urEnqueueReadHostPipe */
    {28116, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {29116, 0, 35, UR_PRINT_IN, -1, -1, -1, -1}, /* hProgram */
    {29996, 0, 52, UR_PRINT_IN, -1, -1, -1, -1}, /* pipe_symbol */
    {29041, 0, 4, UR_PRINT_IN, -1, -1, -1, -1}, /* blocking */
    {28348, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pDst */
    {24784, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {28203, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28223, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 6, -1, -1, -1}, /* phEventWaitList */
    {28239, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urMemGetInfo */
    {30030, 0, 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hMemory */
    {27520, 0, 136, UR_PRINT_IN, -1, -1, -1, -1}, /* propName */
    {27529, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* propSize */
    {27538, 0, 46, UR_PRINT_OUT | UR_PRINT_OPTIONAL, 2, 1, 4, -1}, /* pPropValue */
    {27549, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPropSizeRet */
    /* urMemImageGetInfo */
    {30030, 0, 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hMemory */
    {27520, 0, 137, UR_PRINT_IN, -1, -1, -1, -1}, /* propName */
    {27529, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* propSize */
    {27538, 0, 46, UR_PRINT_OUT | UR_PRINT_OPTIONAL, 2, 1, 4, -1}, /* pPropValue */
    {27549, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPropSizeRet */
    /* urPlatformGet */
    {27635, 0, 39, UR_PRINT_IN, -1, -1, -1, -1}, /* hAdapter */
    {27757, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* NumEntries */
    {30069, 0, 138, UR_PRINT_OUT | UR_PRINT_OPTIONAL, 1, -1, 3, -1}, /* phPlatforms */
    {30081, 0, 105, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pNumPlatforms */
    /* urPlatformGetInfo */
    {27736, 0, 14, UR_PRINT_IN, -1, -1, -1, -1}, /* hPlatform */
    {27520, 0, 139, UR_PRINT_IN, -1, -1, -1, -1}, /* propName */
    {27529, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* propSize */
    {27538, 0, 46, UR_PRINT_OUT | UR_PRINT_OPTIONAL, 2, 1, 4, -1}, /* pPropValue */
    {27549, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPropSizeRet */
    /* urPlatformGetApiVersion */
    {27736, 0, 14, UR_PRINT_IN, -1, -1, -1, -1}, /* hPlatform */
    {30127, 0, 140, UR_PRINT_OUT, -1, -1, -1, -1}, /* pVersion */
    /* urPlatformGetNativeHandle */
    {27736, 0, 14, UR_PRINT_IN, -1, -1, -1, -1}, /* hPlatform */
    {30160, 0, 101, UR_PRINT_OUT, -1, -1, -1, -1}, /* phNativePlatform */
    /* urPlatformCreateWithNativeHandle */
    {30203, 0, 102, UR_PRINT_IN | UR_PRINT_NOCHECK, -1, -1, -1, -1}, /* hNativePlatform */
    {27635, 0, 39, UR_PRINT_IN, -1, -1, -1, -1}, /* hAdapter */
    {24384, 0, 141, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {30219, 0, 138, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phPlatform */
    /* urProgramCreateWithIL */
    {27478, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {30263, 0, 46, UR_PRINT_IN, -1, -1, -1, 2}, /* pIL */
    {30267, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* length */
    {24384, 0, 142, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {30274, 0, 143, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phProgram */
    /* urProgramCreateWithBinary */
    {27478, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27644, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numDevices */
    {27442, 0, 97, UR_PRINT_IN, 1, -1, -1, -1}, /* phDevices */
    {30306, 0, 73, UR_PRINT_IN, 1, -1, -1, -1}, /* pLengths */
    {30315, 0, 144, UR_PRINT_IN, 1, -1, -1, -1}, /* ppBinaries */
    {24384, 0, 142, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {30274, 0, 143, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phProgram */
    /* urProgramBuild */
    {27478, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {29116, 0, 35, UR_PRINT_IN, -1, -1, -1, -1}, /* hProgram */
    {30352, 0, 52, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pOptions */
    /* urProgramCompile */
    {27478, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {29116, 0, 35, UR_PRINT_INOUT, -1, -1, -1, -1}, /* hProgram */
    {30352, 0, 52, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pOptions */
    /* urProgramLink */
    {27478, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {26729, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* count */
    {30393, 0, 143, UR_PRINT_IN, 1, -1, -1, -1}, /* phPrograms */
    {30352, 0, 52, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pOptions */
    {30274, 0, 143, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phProgram */
    /* urProgramRetain */
    {29116, 0, 35, UR_PRINT_IN | UR_PRINT_RETAIN, -1, -1, -1, -1}, /* hProgram */
    /* urProgramRelease */
    {29116, 0, 35, UR_PRINT_IN | UR_PRINT_RELEASE, -1, -1, -1, -1}, /* hProgram */
    /* urProgramGetFunctionPointer */
    {27792, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {29116, 0, 35, UR_PRINT_IN, -1, -1, -1, -1}, /* hProgram */
    {30451, 0, 52, UR_PRINT_IN, -1, -1, -1, -1}, /* pFunctionName */
    {30465, 0, 113, UR_PRINT_OUT, -1, -1, -1, -1}, /* ppFunctionPointer */
    /* urProgramGetInfo */
    {29116, 0, 35, UR_PRINT_IN, -1, -1, -1, -1}, /* hProgram */
    {27520, 0, 145, UR_PRINT_IN, -1, -1, -1, -1}, /* propName */
    {27529, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* propSize */
    {27538, 0, 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL, 2, 1, 4, -1}, /* pPropValue */
    {27549, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPropSizeRet */
    /* urProgramGetBuildInfo */
    {29116, 0, 35, UR_PRINT_IN, -1, -1, -1, -1}, /* hProgram */
    {27792, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {27520, 0, 146, UR_PRINT_IN, -1, -1, -1, -1}, /* propName */
    {27529, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* propSize */
    {27538, 0, 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL, 3, 2, 5, -1}, /* pPropValue */
    {27549, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPropSizeRet */
    /* urProgramSetSpecializationConstants */
    {29116, 0, 35, UR_PRINT_IN, -1, -1, -1, -1}, /* hProgram */
    {26729, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* count */
    {29684, 0, 128, UR_PRINT_IN, 1, -1, -1, -1}, /* pSpecConstants */
    /* urProgramGetNativeHandle */
    {29116, 0, 35, UR_PRINT_IN, -1, -1, -1, -1}, /* hProgram */
    {30586, 0, 101, UR_PRINT_OUT, -1, -1, -1, -1}, /* phNativeProgram */
    /* urProgramCreateWithNativeHandle */
    {30627, 0, 102, UR_PRINT_IN | UR_PRINT_NOCHECK, -1, -1, -1, -1}, /* hNativeProgram */
    {27478, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {24384, 0, 147, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {30274, 0, 143, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phProgram */
    /* urQueueGetInfo */
    {28116, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {27520, 0, 148, UR_PRINT_IN, -1, -1, -1, -1}, /* propName */
    {27529, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* propSize */
    {27538, 0, 46, UR_PRINT_OUT | UR_PRINT_OPTIONAL, 2, 1, 4, -1}, /* pPropValue */
    {27549, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPropSizeRet */
    /* urQueueCreate */
    {27478, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27792, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {24384, 0, 149, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {30689, 0, 150, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phQueue */
    /* urQueueRetain */
    {28116, 0, 30, UR_PRINT_IN | UR_PRINT_RETAIN, -1, -1, -1, -1}, /* hQueue */
    /* urQueueRelease */
    {28116, 0, 30, UR_PRINT_IN | UR_PRINT_RELEASE, -1, -1, -1, -1}, /* hQueue */
    /* urQueueGetNativeHandle */
    {28116, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {30740, 0, 151, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pDesc */
    {30746, 0, 101, UR_PRINT_OUT, -1, -1, -1, -1}, /* phNativeQueue */
    /* urQueueCreateWithNativeHandle */
    {30783, 0, 102, UR_PRINT_IN | UR_PRINT_NOCHECK, -1, -1, -1, -1}, /* hNativeQueue */
    {27478, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27792, 0, 15, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* hDevice */
    {24384, 0, 152, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {30689, 0, 150, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phQueue */
    /* urQueueFinish */
    {28116, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    /* urQueueFlush */
    {28116, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    /* urSamplerCreate */
    {27478, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {30740, 0, 153, UR_PRINT_IN, -1, -1, -1, -1}, /* pDesc */
    {30853, 0, 154, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phSampler */
    /* urSamplerRetain */
    {30879, 0, 96, UR_PRINT_IN | UR_PRINT_RETAIN, -1, -1, -1, -1}, /* hSampler */
    /* urSamplerRelease */
    {30879, 0, 96, UR_PRINT_IN | UR_PRINT_RELEASE, -1, -1, -1, -1}, /* hSampler */
    /* urSamplerGetInfo */
    {30879, 0, 96, UR_PRINT_IN, -1, -1, -1, -1}, /* hSampler */
    {27520, 0, 155, UR_PRINT_IN, -1, -1, -1, -1}, /* propName */
    {27529, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* propSize */
    {27538, 0, 46, UR_PRINT_OUT | UR_PRINT_OPTIONAL, 2, 1, 4, -1}, /* pPropValue */
    {27549, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPropSizeRet */
    /* urSamplerGetNativeHandle */
    {30879, 0, 96, UR_PRINT_IN, -1, -1, -1, -1}, /* hSampler */
    {30938, 0, 101, UR_PRINT_OUT, -1, -1, -1, -1}, /* phNativeSampler */
    /* urSamplerCreateWithNativeHandle */
    {30979, 0, 102, UR_PRINT_IN | UR_PRINT_NOCHECK, -1, -1, -1, -1}, /* hNativeSampler */
    {27478, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {24384, 0, 156, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {30853, 0, 154, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phSampler */
    /* urUSMHostAlloc */
    {27478, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {31026, 0, 157, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pUSMDesc */
    {31035, 0, 47, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pool */
    {24784, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {31040, 0, 113, UR_PRINT_OUT, -1, -1, -1, -1}, /* ppMem */
    /* urUSMDeviceAlloc */
    {27478, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27792, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {31026, 0, 157, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pUSMDesc */
    {31035, 0, 47, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pool */
    {24784, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {31040, 0, 113, UR_PRINT_OUT, -1, -1, -1, -1}, /* ppMem */
    /* urUSMSharedAlloc */
    {27478, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27792, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {31026, 0, 157, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pUSMDesc */
    {31035, 0, 47, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pool */
    {24784, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {31040, 0, 113, UR_PRINT_OUT, -1, -1, -1, -1}, /* ppMem */
    /* urUSMFree */
    {27478, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {24779, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pMem */
    /* urUSMGetMemAllocInfo */
    {27478, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {24779, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pMem */
    {27520, 0, 158, UR_PRINT_IN, -1, -1, -1, -1}, /* propName */
    {27529, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* propSize */
    {27538, 0, 46, UR_PRINT_OUT | UR_PRINT_OPTIONAL, 3, 2, 5, -1}, /* pPropValue */
    {27549, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPropSizeRet */
    /* urUSMPoolCreate */
    {27478, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {31126, 0, 159, UR_PRINT_IN, -1, -1, -1, -1}, /* pPoolDesc */
    {31136, 0, 160, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* ppPool */
    /* urCommandBufferCreateExp */
    {27478, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27792, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {31159, 0, 161, UR_PRINT_IN, -1, -1, -1, -1}, /* pCommandBufferDesc */
    {31178, 0, 162, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phCommandBuffer */
    /* urPlatformGetBackendOption */
    {27736, 0, 14, UR_PRINT_IN, -1, -1, -1, -1}, /* hPlatform */
    {31219, 0, 52, UR_PRINT_IN, -1, -1, -1, -1}, /* pFrontendOption */
    {31235, 0, 163, UR_PRINT_OUT, -1, -1, -1, -1}, /* ppPlatformOption */
    /* urMemBufferCreateWithNativeHandle */
    {31279, 0, 102, UR_PRINT_IN | UR_PRINT_NOCHECK, -1, -1, -1, -1}, /* hNativeMem */
    {27478, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {24384, 0, 164, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {29842, 0, 132, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phMem */
    /* urMemImageCreateWithNativeHandle */
    {31279, 0, 102, UR_PRINT_IN | UR_PRINT_NOCHECK, -1, -1, -1, -1}, /* hNativeMem */
    {27478, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {29818, 0, 130, UR_PRINT_IN, -1, -1, -1, -1}, /* pImageFormat */
    {29831, 0, 131, UR_PRINT_IN, -1, -1, -1, -1}, /* pImageDesc */
    {24384, 0, 164, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {29842, 0, 132, UR_PRINT_OUT, -1, -1, -1, -1}, /* phMem */
    /* urEnqueueWriteHostPipe */
    {28116, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {29116, 0, 35, UR_PRINT_IN, -1, -1, -1, -1}, /* hProgram */
    {29996, 0, 52, UR_PRINT_IN, -1, -1, -1, -1}, /* pipe_symbol */
    {29041, 0, 4, UR_PRINT_IN, -1, -1, -1, -1}, /* blocking */
    {28390, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pSrc */
    {24784, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {28203, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28223, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 6, -1, -1, -1}, /* phEventWaitList */
    {28239, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urUSMPoolRetain */
    {31380, 0, 47, UR_PRINT_IN | UR_PRINT_RETAIN, -1, -1, -1, -1}, /* pPool */
    /* urUSMPoolRelease */
    {31380, 0, 47, UR_PRINT_IN | UR_PRINT_RELEASE, -1, -1, -1, -1}, /* pPool */
    /* urUSMPoolGetInfo */
    {31419, 0, 47, UR_PRINT_IN, -1, -1, -1, -1}, /* hPool */
    {27520, 0, 165, UR_PRINT_IN, -1, -1, -1, -1}, /* propName */
    {27529, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* propSize */
    {27538, 0, 46, UR_PRINT_OUT | UR_PRINT_OPTIONAL, 2, 1, 4, -1}, /* pPropValue */
    {27549, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPropSizeRet */
    /* urCommandBufferRetainExp */
    {31442, 0, 166, UR_PRINT_IN | UR_PRINT_RETAIN, -1, -1, -1, -1}, /* hCommandBuffer */
    /* urCommandBufferReleaseExp */
    {31442, 0, 166, UR_PRINT_IN | UR_PRINT_RELEASE, -1, -1, -1, -1}, /* hCommandBuffer */
    /* urCommandBufferFinalizeExp */
    {31442, 0, 166, UR_PRINT_IN, -1, -1, -1, -1}, /* hCommandBuffer */
    /* urCommandBufferAppendKernelLaunchExp */
    {31442, 0, 166, UR_PRINT_IN, -1, -1, -1, -1}, /* hCommandBuffer */
    {28123, 0, 69, UR_PRINT_IN, -1, -1, -1, -1}, /* hKernel */
    {28131, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* workDim */
    {28139, 0, 73, UR_PRINT_IN | UR_PRINT_OPTIONAL, 2, -1, -1, -1}, /* pGlobalWorkOffset */
    {28157, 0, 73, UR_PRINT_IN, 2, -1, -1, -1}, /* pGlobalWorkSize */
    {28173, 0, 73, UR_PRINT_IN | UR_PRINT_OPTIONAL, 2, -1, -1, -1}, /* pLocalWorkSize */
    {31535, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numKernelAlternatives */
    {31557, 0, 120, UR_PRINT_IN | UR_PRINT_OPTIONAL, 6, -1, -1, -1}, /* phKernelAlternatives */
    {31578, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numSyncPointsInWaitList */
    {31602, 0, 105, UR_PRINT_IN | UR_PRINT_OPTIONAL, 8, -1, -1, -1}, /* pSyncPointWaitList */
    {28203, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28223, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 10, -1, -1, -1}, /* phEventWaitList */
    {31621, 0, 105, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pSyncPoint */
    {28239, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    {31632, 0, 167, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phCommand */
    /* urUSMPitchedAllocExp */
    {27478, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27792, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {31026, 0, 157, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pUSMDesc */
    {31035, 0, 47, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pool */
    {31679, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* widthInBytes */
    {24194, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* height */
    {31692, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* elementSizeBytes */
    {31040, 0, 113, UR_PRINT_OUT, -1, -1, -1, -1}, /* ppMem */
    {31709, 0, 73, UR_PRINT_OUT, -1, -1, -1, -1}, /* pResultPitch */
    /* urBindlessImagesUnsampledImageHandleDestroyExp */
    {27478, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27792, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {28849, 0, 102, UR_PRINT_IN | UR_PRINT_RELEASE, -1, -1, -1, -1}, /* hImage */
    /* urBindlessImagesSampledImageHandleDestroyExp */
    {27478, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27792, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {28849, 0, 102, UR_PRINT_IN | UR_PRINT_RELEASE, -1, -1, -1, -1}, /* hImage */
    /* urBindlessImagesImageAllocateExp */
    {27478, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27792, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {29818, 0, 130, UR_PRINT_IN, -1, -1, -1, -1}, /* pImageFormat */
    {29831, 0, 131, UR_PRINT_IN, -1, -1, -1, -1}, /* pImageDesc */
    {31835, 0, 101, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phImageMem */
    /* urBindlessImagesImageFreeExp */
    {27478, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27792, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {31879, 0, 102, UR_PRINT_IN | UR_PRINT_RELEASE, -1, -1, -1, -1}, /* hImageMem */
    /* urBindlessImagesUnsampledImageCreateExp */
    {27478, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27792, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {31879, 0, 102, UR_PRINT_IN, -1, -1, -1, -1}, /* hImageMem */
    {29818, 0, 130, UR_PRINT_IN, -1, -1, -1, -1}, /* pImageFormat */
    {29831, 0, 131, UR_PRINT_IN, -1, -1, -1, -1}, /* pImageDesc */
    {31918, 0, 101, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phImage */
    /* urBindlessImagesSampledImageCreateExp */
    {27478, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27792, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {31879, 0, 102, UR_PRINT_IN, -1, -1, -1, -1}, /* hImageMem */
    {29818, 0, 130, UR_PRINT_IN, -1, -1, -1, -1}, /* pImageFormat */
    {29831, 0, 131, UR_PRINT_IN, -1, -1, -1, -1}, /* pImageDesc */
    {31966, 0, 153, UR_PRINT_IN, -1, -1, -1, -1}, /* pSamplerDesc */
    {31918, 0, 101, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phImage */
    /* urBindlessImagesImageCopyExp */
    {28116, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {28390, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pSrc */
    {28348, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pDst */
    {32017, 0, 131, UR_PRINT_IN, -1, -1, -1, -1}, /* pSrcImageDesc */
    {32031, 0, 131, UR_PRINT_IN, -1, -1, -1, -1}, /* pDstImageDesc */
    {32045, 0, 130, UR_PRINT_IN, -1, -1, -1, -1}, /* pSrcImageFormat */
    {32061, 0, 130, UR_PRINT_IN, -1, -1, -1, -1}, /* pDstImageFormat */
    {32077, 0, 168, UR_PRINT_IN, -1, -1, -1, -1}, /* pCopyRegion */
    {32089, 0, 169, UR_PRINT_IN, -1, -1, -1, -1}, /* imageCopyFlags */
    {32104, 0, 170, UR_PRINT_IN, -1, -1, -1, -1}, /* imageCopyInputTypes */
    {28203, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28223, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 10, -1, -1, -1}, /* phEventWaitList */
    {28239, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urBindlessImagesImageGetInfoExp */
    {27478, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {31879, 0, 102, UR_PRINT_IN, -1, -1, -1, -1}, /* hImageMem */
    {27520, 0, 137, UR_PRINT_IN, -1, -1, -1, -1}, /* propName */
    {27538, 0, 46, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, 2, -1, -1}, /* pPropValue */
    {27549, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPropSizeRet */
    /* urBindlessImagesMipmapGetLevelExp */
    {27478, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27792, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {31879, 0, 102, UR_PRINT_IN, -1, -1, -1, -1}, /* hImageMem */
    {32185, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* mipmapLevel */
    {31835, 0, 101, UR_PRINT_OUT, -1, -1, -1, -1}, /* phImageMem */
    /* urBindlessImagesMipmapFreeExp */
    {27478, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27792, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {25784, 0, 102, UR_PRINT_IN | UR_PRINT_RELEASE, -1, -1, -1, -1}, /* hMem */
    /* urBindlessImagesMapExternalArrayExp */
    {27478, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27792, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {29818, 0, 130, UR_PRINT_IN, -1, -1, -1, -1}, /* pImageFormat */
    {29831, 0, 131, UR_PRINT_IN, -1, -1, -1, -1}, /* pImageDesc */
    {32261, 0, 171, UR_PRINT_IN, -1, -1, -1, -1}, /* hExternalMem */
    {31835, 0, 101, UR_PRINT_OUT, -1, -1, -1, -1}, /* phImageMem */
    /* urBindlessImagesReleaseExternalSemaphoreExp */
    {27478, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27792, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {32310, 0, 172, UR_PRINT_IN | UR_PRINT_RELEASE, -1, -1, -1, -1}, /* hExternalSemaphore */
    /* urBindlessImagesWaitExternalSemaphoreExp */
    {28116, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {32373, 0, 172, UR_PRINT_IN, -1, -1, -1, -1}, /* hSemaphore */
    {32384, 0, 4, UR_PRINT_IN, -1, -1, -1, -1}, /* hasWaitValue */
    {32397, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* waitValue */
    {28203, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28223, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 4, -1, -1, -1}, /* phEventWaitList */
    {28239, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urBindlessImagesSignalExternalSemaphoreExp */
    {28116, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {32373, 0, 172, UR_PRINT_IN, -1, -1, -1, -1}, /* hSemaphore */
    {32448, 0, 4, UR_PRINT_IN, -1, -1, -1, -1}, /* hasSignalValue */
    {32463, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* signalValue */
    {28203, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28223, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 4, -1, -1, -1}, /* phEventWaitList */
    {28239, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urEnqueueUSMFill2D */
    {28116, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {24779, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pMem */
    {32518, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* pitch */
    {28814, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* patternSize */
    {28805, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pPattern */
    {24188, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* width */
    {24194, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* height */
    {28203, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28223, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 7, -1, -1, -1}, /* phEventWaitList */
    {28239, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urEnqueueUSMMemcpy2D */
    {28116, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {29041, 0, 4, UR_PRINT_IN, -1, -1, -1, -1}, /* blocking */
    {28348, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pDst */
    {32543, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* dstPitch */
    {28390, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pSrc */
    {32552, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* srcPitch */
    {24188, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* width */
    {24194, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* height */
    {28203, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28223, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 8, -1, -1, -1}, /* phEventWaitList */
    {28239, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urVirtualMemGranularityGetInfo */
    {27478, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27792, 0, 15, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* hDevice */
    {32582, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* allocationSize */
    {27520, 0, 173, UR_PRINT_IN, -1, -1, -1, -1}, /* propName */
    {27529, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* propSize */
    {27538, 0, 46, UR_PRINT_OUT | UR_PRINT_OPTIONAL, 4, 3, 6, -1}, /* pPropValue */
    {27549, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPropSizeRet */
    /* urVirtualMemReserve */
    {27478, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {32628, 0, 46, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pStart */
    {24784, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {32635, 0, 113, UR_PRINT_OUT, -1, -1, -1, -1}, /* ppStart */
    /* urVirtualMemFree */
    {27478, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {32628, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pStart */
    {24784, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    /* urVirtualMemMap */
    {27478, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {32628, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pStart */
    {24784, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {32785, 0, 174, UR_PRINT_IN, -1, -1, -1, -1}, /* hPhysicalMem */
    {28341, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* offset */
    {24224, 0, 48, UR_PRINT_IN, -1, -1, -1, -1}, /* flags */
    /* urVirtualMemUnmap */
    {27478, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {32628, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pStart */
    {24784, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    /* urVirtualMemSetAccess */
    {27478, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {32628, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pStart */
    {24784, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {24224, 0, 48, UR_PRINT_IN, -1, -1, -1, -1}, /* flags */
    /* urVirtualMemGetInfo */
    {27478, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {32628, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pStart */
    {24784, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {27520, 0, 175, UR_PRINT_IN, -1, -1, -1, -1}, /* propName */
    {27529, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* propSize */
    {27538, 0, 46, UR_PRINT_OUT | UR_PRINT_OPTIONAL, 4, 3, 6, -1}, /* pPropValue */
    {27549, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPropSizeRet */
    /* urPhysicalMemCreate */
    {27478, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27792, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {24784, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {24384, 0, 176, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {32874, 0, 177, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phPhysicalMem */
    /* urPhysicalMemRetain */
    {32785, 0, 174, UR_PRINT_IN | UR_PRINT_RETAIN, -1, -1, -1, -1}, /* hPhysicalMem */
    /* urPhysicalMemRelease */
    {32785, 0, 174, UR_PRINT_IN | UR_PRINT_RELEASE, -1, -1, -1, -1}, /* hPhysicalMem */
    /* urUSMImportExp */
    {27478, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {24779, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pMem */
    {24784, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    /* urUSMReleaseExp */
    {27478, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {24779, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pMem */
    /* urUsmP2PEnablePeerAccessExp */
    {32980, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* commandDevice */
    {32994, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* peerDevice */
    /* urUsmP2PDisablePeerAccessExp */
    {32980, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* commandDevice */
    {32994, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* peerDevice */
    /* urUsmP2PPeerAccessGetInfoExp */
    {32980, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* commandDevice */
    {32994, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* peerDevice */
    {27520, 0, 178, UR_PRINT_IN, -1, -1, -1, -1}, /* propName */
    {27529, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* propSize */
    {27538, 0, 46, UR_PRINT_OUT | UR_PRINT_OPTIONAL, 3, 2, 5, -1}, /* pPropValue */
    {27549, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPropSizeRet */
    /* urLoaderConfigCreate */
    {33091, 0, 179, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phLoaderConfig */
    /* urLoaderConfigRelease */
    {33127, 0, 180, UR_PRINT_IN | UR_PRINT_RELEASE, -1, -1, -1, -1}, /* hLoaderConfig */
    /* urLoaderConfigRetain */
    {33127, 0, 180, UR_PRINT_IN | UR_PRINT_RETAIN, -1, -1, -1, -1}, /* hLoaderConfig */
    /* urLoaderConfigGetInfo */
    {33127, 0, 180, UR_PRINT_IN, -1, -1, -1, -1}, /* hLoaderConfig */
    {27520, 0, 181, UR_PRINT_IN, -1, -1, -1, -1}, /* propName */
    {27529, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* propSize */
    {27538, 0, 46, UR_PRINT_OUT | UR_PRINT_OPTIONAL, 2, 1, 4, -1}, /* pPropValue */
    {27549, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPropSizeRet */
    /* urLoaderConfigEnableLayer */
    {33127, 0, 180, UR_PRINT_IN, -1, -1, -1, -1}, /* hLoaderConfig */
    {33206, 0, 52, UR_PRINT_IN, -1, -1, -1, -1}, /* pLayerName */
    /* urAdapterRelease */
    {27635, 0, 39, UR_PRINT_IN | UR_PRINT_RELEASE, -1, -1, -1, -1}, /* hAdapter */
    /* urAdapterGet */
    {27757, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* NumEntries */
    {33260, 0, 182, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, 0, -1, 2, -1}, /* phAdapters */
    {33271, 0, 105, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pNumAdapters */
    /* urAdapterRetain */
    {27635, 0, 39, UR_PRINT_IN | UR_PRINT_RETAIN, -1, -1, -1, -1}, /* hAdapter */
    /* urAdapterGetLastError */
    {27635, 0, 39, UR_PRINT_IN, -1, -1, -1, -1}, /* hAdapter */
    {33313, 0, 163, UR_PRINT_OUT, -1, -1, -1, -1}, /* ppMessage */
    {33323, 0, 183, UR_PRINT_OUT, -1, -1, -1, -1}, /* pError */
    /* urAdapterGetInfo */
    {27635, 0, 39, UR_PRINT_IN, -1, -1, -1, -1}, /* hAdapter */
    {27520, 0, 184, UR_PRINT_IN, -1, -1, -1, -1}, /* propName */
    {27529, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* propSize */
    {27538, 0, 46, UR_PRINT_OUT | UR_PRINT_OPTIONAL, 2, 1, 4, -1}, /* pPropValue */
    {27549, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPropSizeRet */
    /* urProgramBuildExp */
    {29116, 0, 35, UR_PRINT_IN, -1, -1, -1, -1}, /* hProgram */
    {27644, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numDevices */
    {27442, 0, 97, UR_PRINT_IN, 1, -1, -1, -1}, /* phDevices */
    {24224, 0, 185, UR_PRINT_IN, -1, -1, -1, -1}, /* flags */
    {30352, 0, 52, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pOptions */
    /* urProgramCompileExp */
    {29116, 0, 35, UR_PRINT_INOUT, -1, -1, -1, -1}, /* hProgram */
    {27644, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numDevices */
    {27442, 0, 97, UR_PRINT_IN, 1, -1, -1, -1}, /* phDevices */
    {24224, 0, 185, UR_PRINT_IN, -1, -1, -1, -1}, /* flags */
    {30352, 0, 52, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pOptions */
    /* urProgramLinkExp */
    {27478, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27644, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numDevices */
    {27442, 0, 97, UR_PRINT_IN, 1, -1, -1, -1}, /* phDevices */
    {24224, 0, 185, UR_PRINT_IN, -1, -1, -1, -1}, /* flags */
    {26729, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* count */
    {30393, 0, 143, UR_PRINT_IN, 4, -1, -1, -1}, /* phPrograms */
    {30352, 0, 52, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pOptions */
    {30274, 0, 143, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phProgram */
    /* urLoaderConfigSetCodeLocationCallback */
    {33127, 0, 180, UR_PRINT_IN, -1, -1, -1, -1}, /* hLoaderConfig */
    {33424, 0, 104, UR_PRINT_IN, -1, -1, -1, -1}, /* pfnCodeloc */
    {27698, 0, 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pUserData */
    /* urLoaderInit */
    {33473, 0, 186, UR_PRINT_IN, -1, -1, -1, -1}, /* device_flags */
    {33127, 0, 180, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* hLoaderConfig */
    /* urLoaderTearDown */
    /* urProgramGetGlobalVariablePointer */
    {27792, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {29116, 0, 35, UR_PRINT_IN, -1, -1, -1, -1}, /* hProgram */
    {33516, 0, 52, UR_PRINT_IN, -1, -1, -1, -1}, /* pGlobalVariableName */
    {33536, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pGlobalVariableSizeRet */
    {33559, 0, 113, UR_PRINT_OUT, -1, -1, -1, -1}, /* ppGlobalVariablePointerRet */
    /* urDeviceGetSelected */
    {27736, 0, 14, UR_PRINT_IN, -1, -1, -1, -1}, /* hPlatform */
    {27746, 0, 5, UR_PRINT_IN, -1, -1, -1, -1}, /* DeviceType */
    {27757, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* NumEntries */
    {27442, 0, 97, UR_PRINT_OUT | UR_PRINT_OPTIONAL, 2, -1, 4, -1}, /* phDevices */
    {27768, 0, 105, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pNumDevices */
    /* urCommandBufferUpdateKernelLaunchExp */
    {31442, 0, 166, UR_PRINT_IN, -1, -1, -1, -1}, /* hCommandBuffer */
    {33640, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numKernelUpdates */
    {33657, 0, 187, UR_PRINT_IN, 1, -1, -1, -1}, /* pUpdateKernelLaunch */
    /* urCommandBufferGetInfoExp */
    {31442, 0, 166, UR_PRINT_IN, -1, -1, -1, -1}, /* hCommandBuffer */
    {27520, 0, 188, UR_PRINT_IN, -1, -1, -1, -1}, /* propName */
    {27529, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* propSize */
    {27538, 0, 46, UR_PRINT_OUT | UR_PRINT_OPTIONAL, 2, 1, 4, -1}, /* pPropValue */
    {27549, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPropSizeRet */
    /* urEnqueueTimestampRecordingExp */
    {28116, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {29041, 0, 4, UR_PRINT_IN, -1, -1, -1, -1}, /* blocking */
    {28203, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28223, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 2, -1, -1, -1}, /* phEventWaitList */
    {28239, 0, 111, UR_PRINT_INOUT, -1, -1, -1, -1}, /* phEvent */
    /* urKernelGetSuggestedLocalWorkSize */
    {28123, 0, 69, UR_PRINT_IN, -1, -1, -1, -1}, /* hKernel */
    {28116, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {33771, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numWorkDim */
    {28139, 0, 73, UR_PRINT_IN, 2, -1, -1, -1}, /* pGlobalWorkOffset */
    {28157, 0, 73, UR_PRINT_IN, 2, -1, -1, -1}, /* pGlobalWorkSize */
    {33782, 0, 73, UR_PRINT_OUT, 2, -1, -1, -1}, /* pSuggestedLocalWorkSize */
    /* urBindlessImagesImportExternalMemoryExp */
    {27478, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27792, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {24784, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {33840, 0, 189, UR_PRINT_IN, -1, -1, -1, -1}, /* memHandleType */
    {33854, 0, 190, UR_PRINT_IN, -1, -1, -1, -1}, /* pExternalMemDesc */
    {33871, 0, 191, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phExternalMem */
    /* urBindlessImagesImportExternalSemaphoreExp */
    {27478, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27792, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {33925, 0, 192, UR_PRINT_IN, -1, -1, -1, -1}, /* semHandleType */
    {33939, 0, 193, UR_PRINT_IN, -1, -1, -1, -1}, /* pExternalSemaphoreDesc */
    {33962, 0, 194, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phExternalSemaphore */
    /* urEnqueueNativeCommandExp */
    {28116, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {34025, 0, 104, UR_PRINT_IN, -1, -1, -1, -1}, /* pfnNativeEnqueue */
    {34042, 0, 46, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* data */
    {34047, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numMemsInMemList */
    {34064, 0, 132, UR_PRINT_IN | UR_PRINT_OPTIONAL, 3, -1, -1, -1}, /* phMemList */
    {24384, 0, 195, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {28203, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28223, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 6, -1, -1, -1}, /* phEventWaitList */
    {28239, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urLoaderConfigSetMockingEnabled */
    {33127, 0, 180, UR_PRINT_IN, -1, -1, -1, -1}, /* hLoaderConfig */
    {34100, 0, 4, UR_PRINT_IN, -1, -1, -1, -1}, /* enable */
    /* urBindlessImagesReleaseExternalMemoryExp */
    {27478, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27792, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {32261, 0, 171, UR_PRINT_IN | UR_PRINT_RELEASE, -1, -1, -1, -1}, /* hExternalMem */
    /* urCommandBufferAppendUSMMemcpyExp */
    {31442, 0, 166, UR_PRINT_IN, -1, -1, -1, -1}, /* hCommandBuffer */
    {28348, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pDst */
    {28390, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pSrc */
    {24784, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {31578, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numSyncPointsInWaitList */
    {31602, 0, 105, UR_PRINT_IN | UR_PRINT_OPTIONAL, 4, -1, -1, -1}, /* pSyncPointWaitList */
    {28203, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28223, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 6, -1, -1, -1}, /* phEventWaitList */
    {31621, 0, 105, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pSyncPoint */
    {28239, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    {31632, 0, 167, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phCommand */
    /* urCommandBufferAppendUSMFillExp */
    {31442, 0, 166, UR_PRINT_IN, -1, -1, -1, -1}, /* hCommandBuffer */
    {26029, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pMemory */
    {28805, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pPattern */
    {28814, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* patternSize */
    {24784, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {31578, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numSyncPointsInWaitList */
    {31602, 0, 105, UR_PRINT_IN | UR_PRINT_OPTIONAL, 5, -1, -1, -1}, /* pSyncPointWaitList */
    {28203, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28223, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 7, -1, -1, -1}, /* phEventWaitList */
    {31621, 0, 105, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pSyncPoint */
    {28239, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    {31632, 0, 167, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phCommand */
    /* urCommandBufferAppendMemBufferCopyExp */
    {31442, 0, 166, UR_PRINT_IN, -1, -1, -1, -1}, /* hCommandBuffer */
    {34246, 0, 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hSrcMem */
    {34254, 0, 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hDstMem */
    {25164, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* srcOffset */
    {25174, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* dstOffset */
    {24784, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {31578, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numSyncPointsInWaitList */
    {31602, 0, 105, UR_PRINT_IN | UR_PRINT_OPTIONAL, 6, -1, -1, -1}, /* pSyncPointWaitList */
    {28203, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28223, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 8, -1, -1, -1}, /* phEventWaitList */
    {31621, 0, 105, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pSyncPoint */
    {28239, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    {31632, 0, 167, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phCommand */
    /* urCommandBufferAppendMemBufferWriteExp */
    {31442, 0, 166, UR_PRINT_IN, -1, -1, -1, -1}, /* hCommandBuffer */
    {28320, 0, 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hBuffer */
    {28341, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* offset */
    {24784, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {28390, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pSrc */
    {31578, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numSyncPointsInWaitList */
    {31602, 0, 105, UR_PRINT_IN | UR_PRINT_OPTIONAL, 5, -1, -1, -1}, /* pSyncPointWaitList */
    {28203, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28223, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 7, -1, -1, -1}, /* phEventWaitList */
    {31621, 0, 105, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pSyncPoint */
    {28239, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    {31632, 0, 167, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phCommand */
    /* urCommandBufferAppendMemBufferReadExp */
    {31442, 0, 166, UR_PRINT_IN, -1, -1, -1, -1}, /* hCommandBuffer */
    {28320, 0, 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hBuffer */
    {28341, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* offset */
    {24784, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {28348, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pDst */
    {31578, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numSyncPointsInWaitList */
    {31602, 0, 105, UR_PRINT_IN | UR_PRINT_OPTIONAL, 5, -1, -1, -1}, /* pSyncPointWaitList */
    {28203, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28223, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 7, -1, -1, -1}, /* phEventWaitList */
    {31621, 0, 105, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pSyncPoint */
    {28239, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    {31632, 0, 167, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phCommand */
    /* urCommandBufferAppendMemBufferCopyRectExp */
    {31442, 0, 166, UR_PRINT_IN, -1, -1, -1, -1}, /* hCommandBuffer */
    {34246, 0, 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hSrcMem */
    {34254, 0, 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hDstMem */
    {28706, 0, 62, UR_PRINT_IN, -1, -1, -1, -1}, /* srcOrigin */
    {28716, 0, 62, UR_PRINT_IN, -1, -1, -1, -1}, /* dstOrigin */
    {28443, 0, 63, UR_PRINT_IN, -1, -1, -1, -1}, /* region */
    {28726, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* srcRowPitch */
    {28738, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* srcSlicePitch */
    {28752, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* dstRowPitch */
    {28764, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* dstSlicePitch */
    {31578, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numSyncPointsInWaitList */
    {31602, 0, 105, UR_PRINT_IN | UR_PRINT_OPTIONAL, 10, -1, -1, -1}, /* pSyncPointWaitList */
    {28203, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28223, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 12, -1, -1, -1}, /* phEventWaitList */
    {31621, 0, 105, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pSyncPoint */
    {28239, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    {31632, 0, 167, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phCommand */
    /* urCommandBufferAppendMemBufferWriteRectExp */
    {31442, 0, 166, UR_PRINT_IN, -1, -1, -1, -1}, /* hCommandBuffer */
    {28320, 0, 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hBuffer */
    {34419, 0, 62, UR_PRINT_IN, -1, -1, -1, -1}, /* bufferOffset */
    {34432, 0, 62, UR_PRINT_IN, -1, -1, -1, -1}, /* hostOffset */
    {28443, 0, 63, UR_PRINT_IN, -1, -1, -1, -1}, /* region */
    {28450, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* bufferRowPitch */
    {28465, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* bufferSlicePitch */
    {28482, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* hostRowPitch */
    {28495, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* hostSlicePitch */
    {28390, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pSrc */
    {31578, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numSyncPointsInWaitList */
    {31602, 0, 105, UR_PRINT_IN | UR_PRINT_OPTIONAL, 10, -1, -1, -1}, /* pSyncPointWaitList */
    {28203, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28223, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 12, -1, -1, -1}, /* phEventWaitList */
    {31621, 0, 105, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pSyncPoint */
    {28239, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    {31632, 0, 167, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phCommand */
    /* urCommandBufferAppendMemBufferReadRectExp */
    {31442, 0, 166, UR_PRINT_IN, -1, -1, -1, -1}, /* hCommandBuffer */
    {28320, 0, 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hBuffer */
    {34419, 0, 62, UR_PRINT_IN, -1, -1, -1, -1}, /* bufferOffset */
    {34432, 0, 62, UR_PRINT_IN, -1, -1, -1, -1}, /* hostOffset */
    {28443, 0, 63, UR_PRINT_IN, -1, -1, -1, -1}, /* region */
    {28450, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* bufferRowPitch */
    {28465, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* bufferSlicePitch */
    {28482, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* hostRowPitch */
    {28495, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* hostSlicePitch */
    {28348, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pDst */
    {31578, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numSyncPointsInWaitList */
    {31602, 0, 105, UR_PRINT_IN | UR_PRINT_OPTIONAL, 10, -1, -1, -1}, /* pSyncPointWaitList */
    {28203, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28223, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 12, -1, -1, -1}, /* phEventWaitList */
    {31621, 0, 105, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pSyncPoint */
    {28239, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* phEvent */
    {31632, 0, 167, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* phCommand */
    /* urCommandBufferAppendMemBufferFillExp */
    {31442, 0, 166, UR_PRINT_IN, -1, -1, -1, -1}, /* hCommandBuffer */
    {28320, 0, 65, UR_PRINT_IN, -1, -1, -1, -1}, /* hBuffer */
    {28805, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pPattern */
    {28814, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* patternSize */
    {28341, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* offset */
    {24784, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {31578, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numSyncPointsInWaitList */
    {31602, 0, 105, UR_PRINT_IN | UR_PRINT_OPTIONAL, 6, -1, -1, -1}, /* pSyncPointWaitList */
    {28203, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28223, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 8, -1, -1, -1}, /* phEventWaitList */
    {31621, 0, 105, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pSyncPoint */
    {28239, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    {31632, 0, 167, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phCommand */
    /* urCommandBufferAppendUSMPrefetchExp */
    {31442, 0, 166, UR_PRINT_IN, -1, -1, -1, -1}, /* hCommandBuffer */
    {26029, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pMemory */
    {24784, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {24224, 0, 114, UR_PRINT_IN, -1, -1, -1, -1}, /* flags */
    {31578, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numSyncPointsInWaitList */
    {31602, 0, 105, UR_PRINT_IN | UR_PRINT_OPTIONAL, 4, -1, -1, -1}, /* pSyncPointWaitList */
    {28203, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28223, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 6, -1, -1, -1}, /* phEventWaitList */
    {31621, 0, 105, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pSyncPoint */
    {28239, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    {31632, 0, 167, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phCommand */
    /* urCommandBufferAppendUSMAdviseExp */
    {31442, 0, 166, UR_PRINT_IN, -1, -1, -1, -1}, /* hCommandBuffer */
    {26029, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pMemory */
    {24784, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {29090, 0, 90, UR_PRINT_IN, -1, -1, -1, -1}, /* advice */
    {31578, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numSyncPointsInWaitList */
    {31602, 0, 105, UR_PRINT_IN | UR_PRINT_OPTIONAL, 4, -1, -1, -1}, /* pSyncPointWaitList */
    {28203, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28223, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 6, -1, -1, -1}, /* phEventWaitList */
    {31621, 0, 105, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pSyncPoint */
    {28239, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    {31632, 0, 167, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phCommand */
    /* urEnqueueCommandBufferExp */
    {28116, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {31442, 0, 166, UR_PRINT_IN, -1, -1, -1, -1}, /* hCommandBuffer */
    {28203, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28223, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 2, -1, -1, -1}, /* phEventWaitList */
    {28239, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urCommandBufferUpdateSignalEventExp */
    {25540, 0, 68, UR_PRINT_IN, -1, -1, -1, -1}, /* hCommand */
    {34662, 0, 111, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phSignalEvent */
    /* urCommandBufferUpdateWaitEventsExp */
    {25540, 0, 68, UR_PRINT_IN, -1, -1, -1, -1}, /* hCommand */
    {28203, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28223, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 1, -1, -1, -1}, /* phEventWaitList */
    /* urBindlessImagesMapExternalLinearMemoryExp */
    {27478, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27792, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {28341, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* offset */
    {24784, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {32261, 0, 171, UR_PRINT_IN, -1, -1, -1, -1}, /* hExternalMem */
    {34747, 0, 113, UR_PRINT_OUT, -1, -1, -1, -1}, /* ppRetMem */
    /* urEnqueueEventsWaitWithBarrierExt */
    {28116, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {24384, 0, 196, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {28203, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28223, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 2, -1, -1, -1}, /* phEventWaitList */
    {28239, 0, 111, UR_PRINT_INOUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urPhysicalMemGetInfo */
    {32785, 0, 174, UR_PRINT_IN, -1, -1, -1, -1}, /* hPhysicalMem */
    {27520, 0, 197, UR_PRINT_IN, -1, -1, -1, -1}, /* propName */
    {27529, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* propSize */
    {27538, 0, 46, UR_PRINT_OUT | UR_PRINT_OPTIONAL, 2, 1, 4, -1}, /* pPropValue */
    {27549, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPropSizeRet */
    /* urEnqueueUSMDeviceAllocExp */
    {28116, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {31380, 0, 47, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPool */
    {24784, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {24384, 0, 198, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {28203, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28223, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 4, -1, -1, -1}, /* phEventWaitList */
    {31040, 0, 113, UR_PRINT_OUT, -1, -1, -1, -1}, /* ppMem */
    {28239, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* phEvent */
    /* urEnqueueUSMSharedAllocExp */
    {28116, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {31380, 0, 47, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPool */
    {24784, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {24384, 0, 198, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {28203, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28223, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 4, -1, -1, -1}, /* phEventWaitList */
    {31040, 0, 113, UR_PRINT_OUT, -1, -1, -1, -1}, /* ppMem */
    {28239, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* phEvent */
    /* urEnqueueUSMHostAllocExp */
    {28116, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {31380, 0, 47, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPool */
    {24784, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {24384, 0, 198, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {28203, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28223, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 4, -1, -1, -1}, /* phEventWaitList */
    {31040, 0, 113, UR_PRINT_OUT, -1, -1, -1, -1}, /* ppMem */
    {28239, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* phEvent */
    /* urEnqueueUSMFreeExp */
    {28116, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {31380, 0, 47, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPool */
    {24779, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pMem */
    {28203, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28223, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 3, -1, -1, -1}, /* phEventWaitList */
    {28239, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* phEvent */
    /* urUSMPoolCreateExp */
    {27478, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27792, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {31126, 0, 159, UR_PRINT_IN, -1, -1, -1, -1}, /* pPoolDesc */
    {31380, 0, 160, UR_PRINT_OUT, -1, -1, -1, -1}, /* pPool */
    /* urUSMPoolDestroyExp */
    {27478, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27792, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {31419, 0, 47, UR_PRINT_IN | UR_PRINT_RELEASE, -1, -1, -1, -1}, /* hPool */
    /* urUSMPoolGetDefaultDevicePoolExp */
    {27478, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27792, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {31380, 0, 160, UR_PRINT_OUT, -1, -1, -1, -1}, /* pPool */
    /* urUSMPoolSetDevicePoolExp */
    {27478, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27792, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {31419, 0, 47, UR_PRINT_IN, -1, -1, -1, -1}, /* hPool */
    /* urUSMPoolGetDevicePoolExp */
    {27478, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27792, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {31380, 0, 160, UR_PRINT_OUT, -1, -1, -1, -1}, /* pPool */
    /* urUSMPoolTrimToExp */
    {27478, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27792, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {31419, 0, 47, UR_PRINT_IN, -1, -1, -1, -1}, /* hPool */
    {35077, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* minBytesToKeep */
    /* urUSMPoolGetInfoExp */
    {31419, 0, 47, UR_PRINT_IN, -1, -1, -1, -1}, /* hPool */
    {27520, 0, 165, UR_PRINT_IN, -1, -1, -1, -1}, /* propName */
    {27538, 0, 46, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, 1, -1, -1}, /* pPropValue */
    {27549, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPropSizeRet */
    /* urCommandBufferAppendNativeCommandExp */
    {31442, 0, 166, UR_PRINT_IN, -1, -1, -1, -1}, /* hCommandBuffer */
    {35131, 0, 104, UR_PRINT_IN, -1, -1, -1, -1}, /* pfnNativeCommand */
    {27396, 0, 46, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pData */
    {35148, 0, 166, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* hChildCommandBuffer */
    {31578, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numSyncPointsInWaitList */
    {31602, 0, 105, UR_PRINT_IN | UR_PRINT_OPTIONAL, 4, -1, -1, -1}, /* pSyncPointWaitList */
    {31621, 0, 105, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pSyncPoint */
    /* urCommandBufferGetNativeHandleExp */
    {31442, 0, 166, UR_PRINT_IN, -1, -1, -1, -1}, /* hCommandBuffer */
    {35206, 0, 101, UR_PRINT_OUT, -1, -1, -1, -1}, /* phNativeCommandBuffer */
    /* urUSMPoolSetInfoExp */
    {31419, 0, 47, UR_PRINT_IN, -1, -1, -1, -1}, /* hPool */
    {27520, 0, 165, UR_PRINT_IN, -1, -1, -1, -1}, /* propName */
    {27538, 0, 46, UR_PRINT_IN, -1, 1, -1, 3}, /* pPropValue */
    {27529, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* propSize */
    /* urAdapterSetLoggerCallback */
    {27635, 0, 39, UR_PRINT_IN, -1, -1, -1, -1}, /* hAdapter */
    {35282, 0, 104, UR_PRINT_IN, -1, -1, -1, -1}, /* pfnLoggerCallback */
    {27698, 0, 46, UR_PRINT_INOUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pUserData */
    {35300, 0, 199, UR_PRINT_IN, -1, -1, -1, -1}, /* level */
    /* urAdapterSetLoggerCallbackLevel */
    {27635, 0, 39, UR_PRINT_IN, -1, -1, -1, -1}, /* hAdapter */
    {35300, 0, 199, UR_PRINT_IN, -1, -1, -1, -1}, /* level */
    /* urBindlessImagesGetImageUnsampledHandleSupportExp */
    {27478, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27792, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {29831, 0, 131, UR_PRINT_IN, -1, -1, -1, -1}, /* pImageDesc */
    {29818, 0, 130, UR_PRINT_IN, -1, -1, -1, -1}, /* pImageFormat */
    {35365, 0, 200, UR_PRINT_IN, -1, -1, -1, -1}, /* imageMemHandleType */
    {35384, 0, 201, UR_PRINT_OUT, -1, -1, -1, -1}, /* pSupportedRet */
    /* urBindlessImagesGetImageSampledHandleSupportExp */
    {27478, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27792, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {29831, 0, 131, UR_PRINT_IN, -1, -1, -1, -1}, /* pImageDesc */
    {29818, 0, 130, UR_PRINT_IN, -1, -1, -1, -1}, /* pImageFormat */
    {35365, 0, 200, UR_PRINT_IN, -1, -1, -1, -1}, /* imageMemHandleType */
    {35384, 0, 201, UR_PRINT_OUT, -1, -1, -1, -1}, /* pSupportedRet */
    /* urBindlessImagesGetImageMemoryHandleTypeSupportExp */
    {27478, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27792, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {29831, 0, 131, UR_PRINT_IN, -1, -1, -1, -1}, /* pImageDesc */
    {29818, 0, 130, UR_PRINT_IN, -1, -1, -1, -1}, /* pImageFormat */
    {35365, 0, 200, UR_PRINT_IN, -1, -1, -1, -1}, /* imageMemHandleType */
    {35384, 0, 201, UR_PRINT_OUT, -1, -1, -1, -1}, /* pSupportedRet */
    /* urBindlessImagesFreeMappedLinearMemoryExp */
    {27478, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27792, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {24779, 0, 46, UR_PRINT_IN | UR_PRINT_RELEASE, -1, -1, -1, -1}, /* pMem */
    /* urKernelSuggestMaxCooperativeGroupCount */
    {28123, 0, 69, UR_PRINT_IN, -1, -1, -1, -1}, /* hKernel */
    {27792, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {28131, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* workDim */
    {28173, 0, 73, UR_PRINT_IN, 2, -1, -1, -1}, /* pLocalWorkSize */
    {35589, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* dynamicSharedMemorySize */
    {35613, 0, 105, UR_PRINT_OUT, -1, -1, -1, -1}, /* pGroupCountRet */
    /* urUSMContextMemcpyExp */
    {27478, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {28348, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pDst */
    {28390, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pSrc */
    {24784, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    /* urMemoryExportAllocExportableMemoryExp */
    {27478, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27792, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {35690, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* alignment */
    {24784, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {35700, 0, 189, UR_PRINT_IN, -1, -1, -1, -1}, /* handleTypeToExport */
    {31040, 0, 113, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* ppMem */
    /* urMemoryExportFreeExportableMemoryExp */
    {27478, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27792, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {24779, 0, 46, UR_PRINT_IN | UR_PRINT_RELEASE, -1, -1, -1, -1}, /* pMem */
    /* urMemoryExportExportMemoryHandleExp */
    {27478, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27792, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {35700, 0, 189, UR_PRINT_IN, -1, -1, -1, -1}, /* handleTypeToExport */
    {24779, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pMem */
    {35796, 0, 46, UR_PRINT_OUT, -1, -1, -1, -1}, /* pMemHandleRet */
    /* urBindlessImagesSupportsImportingHandleTypeExp */
    {27792, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {33840, 0, 189, UR_PRINT_IN, -1, -1, -1, -1}, /* memHandleType */
    {35384, 0, 201, UR_PRINT_OUT, -1, -1, -1, -1}, /* pSupportedRet */
    /* urIPCGetMemHandleExp */
    {27478, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {24779, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pMem */
    {35893, 0, 113, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* ppIPCMemHandleData */
    {35912, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pIPCMemHandleDataSizeRet */
    /* urIPCPutMemHandleExp */
    {27478, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {35958, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pIPCMemHandleData */
    /* urIPCOpenMemHandleExp */
    {27478, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27792, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {35958, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pIPCMemHandleData */
    {35997, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* ipcMemHandleDataSize */
    {31040, 0, 113, UR_PRINT_OUT, -1, -1, -1, -1}, /* ppMem */
    /* urIPCCloseMemHandleExp */
    {27478, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {24779, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pMem */
    /* urDeviceWaitExp */
    {27792, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    /* urProgramDynamicLinkExp */
    {27478, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {26729, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* count */
    {30393, 0, 143, UR_PRINT_IN, 1, -1, -1, -1}, /* phPrograms */
    /* urEnqueueKernelLaunchWithArgsExp */
    {28116, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {28123, 0, 69, UR_PRINT_IN, -1, -1, -1, -1}, /* hKernel */
    {28131, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* workDim */
    {28139, 0, 73, UR_PRINT_IN | UR_PRINT_OPTIONAL, 2, -1, -1, -1}, /* pGlobalWorkOffset */
    {28157, 0, 73, UR_PRINT_IN, 2, -1, -1, -1}, /* pGlobalWorkSize */
    {28173, 0, 73, UR_PRINT_IN | UR_PRINT_OPTIONAL, 2, -1, -1, -1}, /* pLocalWorkSize */
    {36103, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numArgs */
    {36111, 0, 202, UR_PRINT_IN | UR_PRINT_OPTIONAL, 6, -1, -1, -1}, /* pArgs */
    {28188, 0, 110, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* launchPropList */
    {28203, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28223, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 9, -1, -1, -1}, /* phEventWaitList */
    {28239, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urGraphCreateExp */
    {27478, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {36150, 0, 203, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phGraph */
    /* urQueueBeginGraphCaptureExp */
    {28116, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    /* urQueueBeginCaptureIntoGraphExp */
    {28116, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {36203, 0, 204, UR_PRINT_IN, -1, -1, -1, -1}, /* hGraph */
    /* urQueueEndGraphCaptureExp */
    {28116, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {36150, 0, 203, UR_PRINT_OUT, -1, -1, -1, -1}, /* phGraph */
    /* urGraphDestroyExp */
    {36203, 0, 204, UR_PRINT_IN | UR_PRINT_RELEASE, -1, -1, -1, -1}, /* hGraph */
    /* urGraphExecutableGraphDestroyExp */
    {36286, 0, 205, UR_PRINT_IN | UR_PRINT_RELEASE, -1, -1, -1, -1}, /* hExecutableGraph */
    /* urQueueIsGraphCaptureEnabledExp */
    {28116, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {36336, 0, 201, UR_PRINT_OUT, -1, -1, -1, -1}, /* pResult */
    /* urGraphIsEmptyExp */
    {36203, 0, 204, UR_PRINT_IN, -1, -1, -1, -1}, /* hGraph */
    {36336, 0, 201, UR_PRINT_OUT, -1, -1, -1, -1}, /* pResult */
    /* urGraphDumpContentsExp */
    {36203, 0, 204, UR_PRINT_IN, -1, -1, -1, -1}, /* hGraph */
    {36394, 0, 52, UR_PRINT_IN, -1, -1, -1, -1}, /* filePath */
    /* urGraphInstantiateGraphExp */
    {36203, 0, 204, UR_PRINT_IN, -1, -1, -1, -1}, /* hGraph */
    {36426, 0, 206, UR_PRINT_OUT, -1, -1, -1, -1}, /* phExecGraph */
    /* urEnqueueGraphExp */
    {28116, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {36203, 0, 205, UR_PRINT_IN, -1, -1, -1, -1}, /* hGraph */
    {28203, 0, 2, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28223, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 2, -1, -1, -1}, /* phEventWaitList */
    {28239, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urEnqueueHostTaskExp */
    {28116, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {36483, 0, 104, UR_PRINT_IN, -1, -1, -1, -1}, /* pfnHostTask */
    {34042, 0, 46, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* data */
    {24384, 0, 207, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    {28203, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28223, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 4, -1, -1, -1}, /* phEventWaitList */
    {28239, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urCommandBufferAppendKernelLaunchWithArgsExp */
    {31442, 0, 166, UR_PRINT_IN, -1, -1, -1, -1}, /* hCommandBuffer */
    {28123, 0, 69, UR_PRINT_IN, -1, -1, -1, -1}, /* hKernel */
    {28131, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* workDim */
    {28139, 0, 73, UR_PRINT_IN | UR_PRINT_OPTIONAL, 2, -1, -1, -1}, /* pGlobalWorkOffset */
    {28157, 0, 73, UR_PRINT_IN, 2, -1, -1, -1}, /* pGlobalWorkSize */
    {28173, 0, 73, UR_PRINT_IN | UR_PRINT_OPTIONAL, 2, -1, -1, -1}, /* pLocalWorkSize */
    {36103, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numArgs */
    {36111, 0, 202, UR_PRINT_IN | UR_PRINT_OPTIONAL, 6, -1, -1, -1}, /* pArgs */
    {31535, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numKernelAlternatives */
    {31557, 0, 120, UR_PRINT_IN | UR_PRINT_OPTIONAL, 8, -1, -1, -1}, /* phKernelAlternatives */
    {31578, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numSyncPointsInWaitList */
    {31602, 0, 105, UR_PRINT_IN | UR_PRINT_OPTIONAL, 10, -1, -1, -1}, /* pSyncPointWaitList */
    {28203, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numEventsInWaitList */
    {28223, 0, 111, UR_PRINT_IN | UR_PRINT_OPTIONAL, 12, -1, -1, -1}, /* phEventWaitList */
    {31621, 0, 105, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pSyncPoint */
    {28239, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    {31632, 0, 167, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phCommand */
    /* urKernelGetSuggestedLocalWorkSizeWithArgs */
    {28123, 0, 69, UR_PRINT_IN, -1, -1, -1, -1}, /* hKernel */
    {28116, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {33771, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numWorkDim */
    {28139, 0, 73, UR_PRINT_IN, 2, -1, -1, -1}, /* pGlobalWorkOffset */
    {28157, 0, 73, UR_PRINT_IN, 2, -1, -1, -1}, /* pGlobalWorkSize */
    {36103, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numArgs */
    {36111, 0, 202, UR_PRINT_IN | UR_PRINT_OPTIONAL, 5, -1, -1, -1}, /* pArgs */
    {33782, 0, 73, UR_PRINT_OUT, 2, -1, -1, -1}, /* pSuggestedLocalWorkSize */
    /* urUSMHostAllocRegisterExp */
    {27478, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {36603, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pHostMem */
    {24784, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* size */
    {24384, 0, 208, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pProperties */
    /* urUSMHostAllocUnregisterExp */
    {27478, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {36603, 0, 46, UR_PRINT_IN | UR_PRINT_RELEASE, -1, -1, -1, -1}, /* pHostMem */
    /* urQueueGetGraphExp */
    {28116, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {36150, 0, 203, UR_PRINT_OUT, -1, -1, -1, -1}, /* phGraph */
    /* urGraphSetDestructionCallbackExp */
    {36203, 0, 204, UR_PRINT_IN, -1, -1, -1, -1}, /* hGraph */
    {36685, 0, 104, UR_PRINT_IN, -1, -1, -1, -1}, /* pfnCallback */
    {27698, 0, 46, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pUserData */
    /* urIPCGetPhysMemHandleExp */
    {27478, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {36730, 0, 174, UR_PRINT_IN, -1, -1, -1, -1}, /* hPhysMem */
    {36739, 0, 113, UR_PRINT_OUT, -1, -1, -1, -1}, /* ppIPCPhysMemHandleData */
    {36864, 0, 73, UR_PRINT_OUT, -1, -1, -1, -1}, /* pIPCPhysMemHandleDataSizeRet */
    /* urIPCPutPhysMemHandleExp */
    {27478, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {36918, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pIPCPhysMemHandleData */
    /* urIPCOpenPhysMemHandleExp */
    {27478, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27792, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {36918, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pIPCPhysMemHandleData */
    {36965, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* ipcPhysMemHandleDataSize */
    {36990, 0, 177, UR_PRINT_OUT, -1, -1, -1, -1}, /* phPhysMem */
    /* urIPCClosePhysMemHandleExp */
    {27478, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {36730, 0, 174, UR_PRINT_IN | UR_PRINT_RELEASE, -1, -1, -1, -1}, /* hPhysMem */
    /* urGraphGetNativeHandleExp */
    {36203, 0, 204, UR_PRINT_IN, -1, -1, -1, -1}, /* hGraph */
    {37053, 0, 101, UR_PRINT_OUT, -1, -1, -1, -1}, /* phNativeGraph */
    /* urGraphExecutableGraphGetNativeHandleExp */
    {36286, 0, 205, UR_PRINT_IN, -1, -1, -1, -1}, /* hExecutableGraph */
    {37093, 0, 101, UR_PRINT_OUT, -1, -1, -1, -1}, /* phNativeExecutableGraph */
    /* urEventCreateExp */
    {27478, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {27792, 0, 15, UR_PRINT_IN, -1, -1, -1, -1}, /* hDevice */
    {37158, 0, 209, UR_PRINT_IN, -1, -1, -1, -1}, /* pEventDesc */
    {28239, 0, 111, UR_PRINT_OUT, -1, -1, -1, -1}, /* phEvent */
    /* urIPCGetEventHandleExp */
    {29194, 0, 115, UR_PRINT_IN, -1, -1, -1, -1}, /* hEvent */
    {37186, 0, 113, UR_PRINT_OUT, -1, -1, -1, -1}, /* ppIPCEventHandleData */
    {37207, 0, 73, UR_PRINT_OUT, -1, -1, -1, -1}, /* pIPCEventHandleDataSizeRet */
    /* urIPCPutEventHandleExp */
    {27478, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {37257, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pIPCEventHandleData */
    /* urIPCOpenEventHandleExp */
    {27478, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {37257, 0, 46, UR_PRINT_IN, -1, -1, -1, -1}, /* pIPCEventHandleData */
    {37300, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* ipcEventHandleDataSize */
    {28239, 0, 111, UR_PRINT_OUT | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urGraphGetIdExp */
    {36203, 0, 204, UR_PRINT_IN, -1, -1, -1, -1}, /* hGraph */
    {37347, 0, 73, UR_PRINT_OUT, -1, -1, -1, -1}, /* pGraphId */
    /* urCommandBufferFuseExp */
    {31442, 0, 166, UR_PRINT_IN, -1, -1, -1, -1}, /* hCommandBuffer */
    {37372, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* firstCommand */
    {37385, 0, 2, UR_PRINT_IN, -1, -1, -1, -1}, /* numCommands */
    {30740, 0, 210, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pDesc */
    {37397, 0, 105, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pNumFused */
    /* urCommandBufferGetFusionInfoExp */
    {31442, 0, 166, UR_PRINT_IN, -1, -1, -1, -1}, /* hCommandBuffer */
    {27520, 0, 211, UR_PRINT_IN, -1, -1, -1, -1}, /* propName */
    {27529, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* propSize */
    {27538, 0, 46, UR_PRINT_OUT | UR_PRINT_OPTIONAL, 2, 1, 4, -1}, /* pPropValue */
    {27549, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPropSizeRet */
    /* urQueueBeginFusionExp */
    {28116, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {30740, 0, 210, UR_PRINT_IN | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pDesc */
    /* urQueueEndFusionExp */
    {28116, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {28239, 0, 111, UR_PRINT_OUT | UR_PRINT_OPTIONAL | UR_PRINT_ALLOC, -1, -1, -1, -1}, /* phEvent */
    /* urQueueCancelFusionExp */
    {28116, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    /* urQueueGetFusionInfoExp */
    {28116, 0, 30, UR_PRINT_IN, -1, -1, -1, -1}, /* hQueue */
    {27520, 0, 211, UR_PRINT_IN, -1, -1, -1, -1}, /* propName */
    {27529, 0, 7, UR_PRINT_IN, -1, -1, -1, -1}, /* propSize */
    {27538, 0, 46, UR_PRINT_OUT | UR_PRINT_OPTIONAL, 2, 1, 4, -1}, /* pPropValue */
    {27549, 0, 73, UR_PRINT_OUT | UR_PRINT_OPTIONAL, -1, -1, -1, -1}, /* pPropSizeRet */
    /* urEventCreateUserExp */
    {27478, 0, 31, UR_PRINT_IN, -1, -1, -1, -1}, /* hContext */
    {28239, 0, 111, UR_PRINT_OUT, -1, -1, -1, -1}, /* phEvent */
    /* urEventSetStatusExp */
    {29194, 0, 115, UR_PRINT_IN, -1, -1, -1, -1}, /* hEvent */
    {37572, 0, 33, UR_PRINT_IN, -1, -1, -1, -1}, /* status */
};

const struct ur_print_struct ur_print_structs[] = {
    {24129, 0, 2, sizeof(struct ur_base_properties_t), -1},
    {24150, 2, 2, sizeof(struct ur_base_desc_t), -1},
    {24171, 4, 3, sizeof(struct ur_rect_offset_t), -1},
    {24207, 7, 3, sizeof(struct ur_rect_region_t), -1},
    {24230, 10, 3, sizeof(struct ur_context_properties_t), UR_STRUCTURE_TYPE_CONTEXT_PROPERTIES},
    {24274, 13, 3, sizeof(struct ur_context_native_properties_t), UR_STRUCTURE_TYPE_CONTEXT_NATIVE_PROPERTIES},
    {24323, 16, 3, sizeof(struct ur_device_binary_t), UR_STRUCTURE_TYPE_DEVICE_BINARY},
    {24353, 19, 2, sizeof(struct ur_device_partition_property_t), -1},
    {24406, 21, 4, sizeof(struct ur_device_partition_properties_t), UR_STRUCTURE_TYPE_DEVICE_PARTITION_PROPERTIES},
    {24439, 25, 3, sizeof(struct ur_device_native_properties_t), UR_STRUCTURE_TYPE_DEVICE_NATIVE_PROPERTIES},
    {24576, 28, 3, sizeof(struct ur_kernel_launch_ext_properties_t), UR_STRUCTURE_TYPE_KERNEL_LAUNCH_EXT_PROPERTIES},
    {24621, 31, 3, sizeof(struct ur_kernel_launch_cluster_property_t), UR_STRUCTURE_TYPE_KERNEL_LAUNCH_CLUSTER_PROPERTY},
    {24676, 34, 3, sizeof(struct ur_kernel_launch_workgroup_property_t), UR_STRUCTURE_TYPE_KERNEL_LAUNCH_WORKGROUP_PROPERTY},
    {24714, 37, 3, sizeof(struct ur_event_native_properties_t), UR_STRUCTURE_TYPE_EVENT_NATIVE_PROPERTIES},
    {24743, 40, 3, sizeof(struct ur_exp_async_usm_alloc_properties_t), UR_STRUCTURE_TYPE_EXP_ASYNC_USM_ALLOC_PROPERTIES},
    {24804, 43, 6, sizeof(struct ur_usm_pool_buffer_desc_t), UR_STRUCTURE_TYPE_USM_POOL_BUFFER_DESC},
    {24833, 49, 3, sizeof(struct ur_exp_file_descriptor_t), UR_STRUCTURE_TYPE_EXP_FILE_DESCRIPTOR},
    {24865, 52, 3, sizeof(struct ur_exp_win32_handle_t), UR_STRUCTURE_TYPE_EXP_WIN32_HANDLE},
    {24892, 55, 3, sizeof(struct ur_exp_win32_name_t), UR_STRUCTURE_TYPE_EXP_WIN32_NAME},
    {24980, 58, 6, sizeof(struct ur_exp_sampler_mip_properties_t), UR_STRUCTURE_TYPE_EXP_SAMPLER_MIP_PROPERTIES},
    {25022, 64, 3, sizeof(struct ur_exp_sampler_addr_modes_t), UR_STRUCTURE_TYPE_EXP_SAMPLER_ADDR_MODES},
    {25068, 67, 3, sizeof(struct ur_exp_sampler_cubemap_properties_t), UR_STRUCTURE_TYPE_EXP_SAMPLER_CUBEMAP_PROPERTIES},
    {25104, 70, 2, sizeof(struct ur_exp_external_mem_desc_t), UR_STRUCTURE_TYPE_EXP_EXTERNAL_MEM_DESC},
    {25131, 72, 2, sizeof(struct ur_exp_external_semaphore_desc_t), UR_STRUCTURE_TYPE_EXP_EXTERNAL_SEMAPHORE_DESC},
    {25195, 74, 5, sizeof(struct ur_exp_image_copy_region_t), UR_STRUCTURE_TYPE_EXP_IMAGE_COPY_REGION},
    {25242, 79, 4, sizeof(struct ur_exp_image_user_pitch_desc_t), UR_STRUCTURE_TYPE_EXP_IMAGE_USER_PITCH_DESC},
    {25311, 83, 5, sizeof(struct ur_exp_command_buffer_desc_t), UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC},
    {25363, 88, 5, sizeof(struct ur_exp_command_buffer_update_memobj_arg_desc_t), UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_MEMOBJ_ARG_DESC},
    {25425, 93, 5, sizeof(struct ur_exp_command_buffer_update_pointer_arg_desc_t), UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_POINTER_ARG_DESC},
    {25494, 98, 6, sizeof(struct ur_exp_command_buffer_update_value_arg_desc_t), UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_VALUE_ARG_DESC},
    {25734, 104, 14, sizeof(struct ur_exp_command_buffer_update_kernel_launch_desc_t), UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_KERNEL_LAUNCH_DESC},
    {25789, 118, 2, sizeof(struct ur_exp_kernel_arg_mem_obj_tuple_t), -1},
    {25829, 120, 6, sizeof(struct ur_exp_kernel_arg_properties_t), UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES},
    {25860, 126, 3, sizeof(struct ur_exp_host_task_properties_t), UR_STRUCTURE_TYPE_EXP_HOST_TASK_PROPERTIES},
    {25890, 129, 3, sizeof(struct ur_exp_enqueue_ext_properties_t), UR_STRUCTURE_TYPE_EXP_ENQUEUE_EXT_PROPERTIES},
    {25922, 132, 3, sizeof(struct ur_exp_enqueue_native_command_properties_t), UR_STRUCTURE_TYPE_EXP_ENQUEUE_NATIVE_COMMAND_PROPERTIES},
    {25965, 135, 3, sizeof(struct ur_exp_event_desc_t), UR_STRUCTURE_TYPE_EXP_EVENT_DESC},
    {25985, 138, 3, sizeof(struct ur_exp_usm_host_alloc_register_properties_t), UR_STRUCTURE_TYPE_EXP_USM_HOST_ALLOC_REGISTER_PROPERTIES},
    {26037, 141, 2, sizeof(struct ur_fusion_memory_t), -1},
    {26078, 143, 5, sizeof(struct ur_fusion_desc_t), UR_STRUCTURE_TYPE_FUSION_DESC},
    {26095, 148, 2, sizeof(struct ur_kernel_arg_value_properties_t), UR_STRUCTURE_TYPE_KERNEL_ARG_VALUE_PROPERTIES},
    {26128, 150, 2, sizeof(struct ur_kernel_arg_local_properties_t), UR_STRUCTURE_TYPE_KERNEL_ARG_LOCAL_PROPERTIES},
    {26161, 152, 2, sizeof(struct ur_kernel_arg_pointer_properties_t), UR_STRUCTURE_TYPE_KERNEL_ARG_POINTER_PROPERTIES},
    {26196, 154, 2, sizeof(struct ur_kernel_exec_info_properties_t), UR_STRUCTURE_TYPE_KERNEL_EXEC_INFO_PROPERTIES},
    {26229, 156, 2, sizeof(struct ur_kernel_arg_sampler_properties_t), UR_STRUCTURE_TYPE_KERNEL_ARG_SAMPLER_PROPERTIES},
    {26277, 158, 3, sizeof(struct ur_kernel_arg_mem_obj_properties_t), UR_STRUCTURE_TYPE_KERNEL_ARG_MEM_OBJ_PROPERTIES},
    {26312, 161, 3, sizeof(struct ur_kernel_native_properties_t), UR_STRUCTURE_TYPE_KERNEL_NATIVE_PROPERTIES},
    {26390, 164, 4, sizeof(struct ur_code_location_t), -1},
    {26434, 168, 2, sizeof(struct ur_image_format_t), -1},
    {26485, 170, 11, sizeof(struct ur_image_desc_t), UR_STRUCTURE_TYPE_IMAGE_DESC},
    {26507, 181, 3, sizeof(struct ur_buffer_properties_t), UR_STRUCTURE_TYPE_BUFFER_PROPERTIES},
    {26538, 184, 3, sizeof(struct ur_buffer_channel_properties_t), UR_STRUCTURE_TYPE_BUFFER_CHANNEL_PROPERTIES},
    {26578, 187, 3, sizeof(struct ur_buffer_alloc_location_properties_t), UR_STRUCTURE_TYPE_BUFFER_ALLOC_LOCATION_PROPERTIES},
    {26623, 190, 4, sizeof(struct ur_buffer_region_t), UR_STRUCTURE_TYPE_BUFFER_REGION},
    {26642, 194, 3, sizeof(struct ur_mem_native_properties_t), UR_STRUCTURE_TYPE_MEM_NATIVE_PROPERTIES},
    {26669, 197, 3, sizeof(struct ur_platform_native_properties_t), UR_STRUCTURE_TYPE_PLATFORM_NATIVE_PROPERTIES},
    {26707, 200, 4, sizeof(struct ur_program_metadata_t), -1},
    {26746, 204, 4, sizeof(struct ur_program_properties_t), UR_STRUCTURE_TYPE_PROGRAM_PROPERTIES},
    {26780, 208, 3, sizeof(struct ur_specialization_constant_info_t), -1},
    {26814, 211, 3, sizeof(struct ur_program_native_properties_t), UR_STRUCTURE_TYPE_PROGRAM_NATIVE_PROPERTIES},
    {26845, 214, 3, sizeof(struct ur_queue_properties_t), UR_STRUCTURE_TYPE_QUEUE_PROPERTIES},
    {26880, 217, 3, sizeof(struct ur_queue_index_properties_t), UR_STRUCTURE_TYPE_QUEUE_INDEX_PROPERTIES},
    {26920, 220, 3, sizeof(struct ur_queue_native_desc_t), UR_STRUCTURE_TYPE_QUEUE_NATIVE_DESC},
    {26943, 223, 3, sizeof(struct ur_queue_native_properties_t), UR_STRUCTURE_TYPE_QUEUE_NATIVE_PROPERTIES},
    {27015, 226, 5, sizeof(struct ur_sampler_desc_t), UR_STRUCTURE_TYPE_SAMPLER_DESC},
    {27033, 231, 3, sizeof(struct ur_sampler_native_properties_t), UR_STRUCTURE_TYPE_SAMPLER_NATIVE_PROPERTIES},
    {27076, 234, 4, sizeof(struct ur_usm_desc_t), UR_STRUCTURE_TYPE_USM_DESC},
    {27090, 238, 3, sizeof(struct ur_usm_host_desc_t), UR_STRUCTURE_TYPE_USM_HOST_DESC},
    {27109, 241, 3, sizeof(struct ur_usm_device_desc_t), UR_STRUCTURE_TYPE_USM_DEVICE_DESC},
    {27130, 244, 3, sizeof(struct ur_usm_alloc_location_desc_t), UR_STRUCTURE_TYPE_USM_ALLOC_LOCATION_DESC},
    {27159, 247, 3, sizeof(struct ur_usm_pool_desc_t), UR_STRUCTURE_TYPE_USM_POOL_DESC},
    {27213, 250, 4, sizeof(struct ur_usm_pool_limits_desc_t), UR_STRUCTURE_TYPE_USM_POOL_LIMITS_DESC},
    {27239, 254, 3, sizeof(struct ur_physical_mem_properties_t), UR_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES},
};
const size_t ur_print_num_structs = 73;

const struct ur_print_union ur_print_unions[] = {
    {27292, 0, 3, sizeof(union ur_device_partition_value_t)},
    {27348, 3, 4, sizeof(union ur_exp_kernel_arg_value_t)},
    {27402, 7, 4, sizeof(union ur_program_metadata_value_t)},
};

const struct ur_print_case ur_print_cases[] = {
    {UR_DEVICE_PARTITION_EQUALLY, 27268, 2},
    {UR_DEVICE_PARTITION_BY_COUNTS, 26729, 2},
    {UR_DEVICE_PARTITION_BY_AFFINITY_DOMAIN, 27276, 17},
    {UR_EXP_KERNEL_ARG_TYPE_VALUE, 24347, 46},
    {UR_EXP_KERNEL_ARG_TYPE_POINTER, 27320, 46},
    {UR_EXP_KERNEL_ARG_TYPE_MEM_OBJ, 27328, 95},
    {UR_EXP_KERNEL_ARG_TYPE_SAMPLER, 27340, 96},
    {UR_PROGRAM_METADATA_TYPE_UINT32, 27374, 2},
    {UR_PROGRAM_METADATA_TYPE_UINT64, 27381, 7},
    {UR_PROGRAM_METADATA_TYPE_STRING, 27388, 52},
    {UR_PROGRAM_METADATA_TYPE_BYTE_ARRAY, 27396, 46},
};

const struct ur_print_function ur_print_functions[] = {
    {1, 27462, 257, 4}, /* urContextCreate */
    {2, 27487, 261, 1}, /* urContextRetain */
    {3, 27503, 262, 1}, /* urContextRelease */
    {4, 27562, 263, 5}, /* urContextGetInfo */
    {5, 27595, 268, 2}, /* urContextGetNativeHandle */
    {6, 27655, 270, 6}, /* urContextCreateWithNativeHandle */
    {7, 27708, 276, 3}, /* urContextSetExtendedDeleter */
    {8, 27780, 279, 5}, /* urDeviceGet */
    {9, 27800, 284, 5}, /* urDeviceGetInfo */
    {10, 27816, 289, 1}, /* urDeviceRetain */
    {11, 27831, 290, 1}, /* urDeviceRelease */
    {12, 27886, 291, 5}, /* urDevicePartition */
    {13, 27942, 296, 4}, /* urDeviceSelectBinary */
    {14, 27978, 300, 2}, /* urDeviceGetNativeHandle */
    {15, 28025, 302, 4}, /* urDeviceCreateWithNativeHandle */
    {16, 28088, 306, 3}, /* urDeviceGetGlobalTimestamps */
    {17, 28247, 309, 10}, /* urEnqueueKernelLaunch */
    {18, 28269, 319, 4}, /* urEnqueueEventsWait */
    {19, 28289, 323, 4}, /* urEnqueueEventsWaitWithBarrier */
    {20, 28353, 327, 9}, /* urEnqueueMemBufferRead */
    {21, 28395, 336, 9}, /* urEnqueueMemBufferWrite */
    {22, 28510, 345, 14}, /* urEnqueueMemBufferReadRect */
    {23, 28537, 359, 14}, /* urEnqueueMemBufferWriteRect */
    {24, 28683, 373, 9}, /* urEnqueueMemBufferCopy */
    {25, 28778, 382, 13}, /* urEnqueueMemBufferCopyRect */
    {26, 28826, 395, 9}, /* urEnqueueMemBufferFill */
    {27, 28856, 404, 11}, /* urEnqueueMemImageRead */
    {28, 28878, 415, 11}, /* urEnqueueMemImageWrite */
    {29, 28921, 426, 9}, /* urEnqueueMemImageCopy */
    {30, 28973, 435, 10}, /* urEnqueueMemBufferMap */
    {31, 29006, 445, 6}, /* urEnqueueMemUnmap */
    {32, 29024, 451, 8}, /* urEnqueueUSMFill */
    {33, 29050, 459, 8}, /* urEnqueueUSMMemcpy */
    {34, 29069, 467, 7}, /* urEnqueueUSMPrefetch */
    {35, 29097, 474, 5}, /* urEnqueueUSMAdvise */
    {38, 29125, 479, 10}, /* urEnqueueDeviceGlobalVariableWrite */
    {39, 29160, 489, 10}, /* urEnqueueDeviceGlobalVariableRead */
    {40, 29201, 499, 5}, /* urEventGetInfo */
    {41, 29216, 504, 5}, /* urEventGetProfilingInfo */
    {42, 29250, 509, 2}, /* urEventWait */
    {43, 29262, 511, 1}, /* urEventRetain */
    {44, 29276, 512, 1}, /* urEventRelease */
    {45, 29305, 513, 2}, /* urEventGetNativeHandle */
    {46, 29341, 515, 4}, /* urEventCreateWithNativeHandle */
    {47, 29392, 519, 4}, /* urEventSetCallback */
    {48, 29432, 523, 3}, /* urKernelCreate */
    {49, 29457, 526, 5}, /* urKernelSetArgValue */
    {50, 29477, 531, 4}, /* urKernelSetArgLocal */
    {51, 29497, 535, 5}, /* urKernelGetInfo */
    {52, 29513, 540, 6}, /* urKernelGetGroupInfo */
    {53, 29534, 546, 6}, /* urKernelGetSubGroupInfo */
    {54, 29558, 552, 1}, /* urKernelRetain */
    {55, 29573, 553, 1}, /* urKernelRelease */
    {56, 29589, 554, 4}, /* urKernelSetArgPointer */
    {57, 29611, 558, 5}, /* urKernelSetExecInfo */
    {58, 29641, 563, 4}, /* urKernelSetArgSampler */
    {59, 29663, 567, 4}, /* urKernelSetArgMemObj */
    {60, 29699, 571, 3}, /* urKernelSetSpecializationConstants */
    {61, 29749, 574, 2}, /* urKernelGetNativeHandle */
    {62, 29787, 576, 5}, /* urKernelCreateWithNativeHandle */
    {63, 29848, 581, 6}, /* urMemImageCreate */
    {64, 29874, 587, 5}, /* urMemBufferCreate */
    {65, 29892, 592, 1}, /* urMemRetain */
    {66, 29904, 593, 1}, /* urMemRelease */
    {67, 29942, 594, 5}, /* urMemBufferPartition */
    {68, 29975, 599, 3}, /* urMemGetNativeHandle */
    {69, 30008, 602, 9}, /* urEnqueueReadHostPipe */
    {70, 30038, 611, 5}, /* urMemGetInfo */
    {71, 30051, 616, 5}, /* urMemImageGetInfo */
    {72, 30095, 621, 4}, /* urPlatformGet */
    {73, 30109, 625, 5}, /* urPlatformGetInfo */
    {74, 30136, 630, 2}, /* urPlatformGetApiVersion */
    {75, 30177, 632, 2}, /* urPlatformGetNativeHandle */
    {76, 30230, 634, 4}, /* urPlatformCreateWithNativeHandle */
    {78, 30284, 638, 5}, /* urProgramCreateWithIL */
    {79, 30326, 643, 7}, /* urProgramCreateWithBinary */
    {80, 30361, 650, 3}, /* urProgramBuild */
    {81, 30376, 653, 3}, /* urProgramCompile */
    {82, 30404, 656, 5}, /* urProgramLink */
    {83, 30418, 661, 1}, /* urProgramRetain */
    {84, 30434, 662, 1}, /* urProgramRelease */
    {85, 30483, 663, 4}, /* urProgramGetFunctionPointer */
    {86, 30511, 667, 5}, /* urProgramGetInfo */
    {87, 30528, 672, 6}, /* urProgramGetBuildInfo */
    {88, 30550, 678, 3}, /* urProgramSetSpecializationConstants */
    {89, 30602, 681, 2}, /* urProgramGetNativeHandle */
    {90, 30642, 683, 4}, /* urProgramCreateWithNativeHandle */
    {91, 30674, 687, 5}, /* urQueueGetInfo */
    {92, 30697, 692, 4}, /* urQueueCreate */
    {93, 30711, 696, 1}, /* urQueueRetain */
    {94, 30725, 697, 1}, /* urQueueRelease */
    {95, 30760, 698, 3}, /* urQueueGetNativeHandle */
    {96, 30796, 701, 5}, /* urQueueCreateWithNativeHandle */
    {97, 30826, 706, 1}, /* urQueueFinish */
    {98, 30840, 707, 1}, /* urQueueFlush */
    {101, 30863, 708, 3}, /* urSamplerCreate */
    {102, 30888, 711, 1}, /* urSamplerRetain */
    {103, 30904, 712, 1}, /* urSamplerRelease */
    {104, 30921, 713, 5}, /* urSamplerGetInfo */
    {105, 30954, 718, 2}, /* urSamplerGetNativeHandle */
    {106, 30994, 720, 4}, /* urSamplerCreateWithNativeHandle */
    {107, 31046, 724, 5}, /* urUSMHostAlloc */
    {108, 31061, 729, 6}, /* urUSMDeviceAlloc */
    {109, 31078, 735, 6}, /* urUSMSharedAlloc */
    {110, 31095, 741, 2}, /* urUSMFree */
    {111, 31105, 743, 6}, /* urUSMGetMemAllocInfo */
    {112, 31143, 749, 3}, /* urUSMPoolCreate */
    {113, 31194, 752, 4}, /* urCommandBufferCreateExp */
    {114, 31252, 756, 3}, /* urPlatformGetBackendOption */
    {115, 31290, 759, 4}, /* urMemBufferCreateWithNativeHandle */
    {116, 31324, 763, 6}, /* urMemImageCreateWithNativeHandle */
    {117, 31357, 769, 9}, /* urEnqueueWriteHostPipe */
    {118, 31386, 778, 1}, /* urUSMPoolRetain */
    {119, 31402, 779, 1}, /* urUSMPoolRelease */
    {120, 31425, 780, 5}, /* urUSMPoolGetInfo */
    {121, 31457, 785, 1}, /* urCommandBufferRetainExp */
    {122, 31482, 786, 1}, /* urCommandBufferReleaseExp */
    {123, 31508, 787, 1}, /* urCommandBufferFinalizeExp */
    {125, 31642, 788, 15}, /* urCommandBufferAppendKernelLaunchExp */
    {132, 31722, 803, 9}, /* urUSMPitchedAllocExp */
    {133, 31743, 812, 3}, /* urBindlessImagesUnsampledImageHandleDestroyExp */
    {134, 31790, 815, 3}, /* urBindlessImagesSampledImageHandleDestroyExp */
    {135, 31846, 818, 5}, /* urBindlessImagesImageAllocateExp */
    {136, 31889, 823, 3}, /* urBindlessImagesImageFreeExp */
    {137, 31926, 826, 6}, /* urBindlessImagesUnsampledImageCreateExp */
    {138, 31979, 832, 7}, /* urBindlessImagesSampledImageCreateExp */
    {139, 32124, 839, 13}, /* urBindlessImagesImageCopyExp */
    {140, 32153, 852, 5}, /* urBindlessImagesImageGetInfoExp */
    {141, 32197, 857, 5}, /* urBindlessImagesMipmapGetLevelExp */
    {142, 32231, 862, 3}, /* urBindlessImagesMipmapFreeExp */
    {144, 32274, 865, 6}, /* urBindlessImagesMapExternalArrayExp */
    {147, 32329, 871, 3}, /* urBindlessImagesReleaseExternalSemaphoreExp */
    {148, 32407, 874, 7}, /* urBindlessImagesWaitExternalSemaphoreExp */
    {149, 32475, 881, 7}, /* urBindlessImagesSignalExternalSemaphoreExp */
    {151, 32524, 888, 10}, /* urEnqueueUSMFill2D */
    {152, 32561, 898, 11}, /* urEnqueueUSMMemcpy2D */
    {153, 32597, 909, 7}, /* urVirtualMemGranularityGetInfo */
    {154, 32643, 916, 4}, /* urVirtualMemReserve */
    {155, 32768, 920, 3}, /* urVirtualMemFree */
    {156, 32798, 923, 6}, /* urVirtualMemMap */
    {157, 32814, 929, 3}, /* urVirtualMemUnmap */
    {158, 32832, 932, 4}, /* urVirtualMemSetAccess */
    {159, 32854, 936, 7}, /* urVirtualMemGetInfo */
    {160, 32888, 943, 5}, /* urPhysicalMemCreate */
    {161, 32908, 948, 1}, /* urPhysicalMemRetain */
    {162, 32928, 949, 1}, /* urPhysicalMemRelease */
    {163, 32949, 950, 3}, /* urUSMImportExp */
    {164, 32964, 953, 2}, /* urUSMReleaseExp */
    {165, 33005, 955, 2}, /* urUsmP2PEnablePeerAccessExp */
    {166, 33033, 957, 2}, /* urUsmP2PDisablePeerAccessExp */
    {167, 33062, 959, 6}, /* urUsmP2PPeerAccessGetInfoExp */
    {172, 33106, 965, 1}, /* urLoaderConfigCreate */
    {173, 33141, 966, 1}, /* urLoaderConfigRelease */
    {174, 33163, 967, 1}, /* urLoaderConfigRetain */
    {175, 33184, 968, 5}, /* urLoaderConfigGetInfo */
    {176, 33217, 973, 2}, /* urLoaderConfigEnableLayer */
    {177, 33243, 975, 1}, /* urAdapterRelease */
    {178, 33284, 976, 3}, /* urAdapterGet */
    {179, 33297, 979, 1}, /* urAdapterRetain */
    {180, 33330, 980, 3}, /* urAdapterGetLastError */
    {181, 33352, 983, 5}, /* urAdapterGetInfo */
    {197, 33369, 988, 5}, /* urProgramBuildExp */
    {198, 33387, 993, 5}, /* urProgramCompileExp */
    {199, 33407, 998, 8}, /* urProgramLinkExp */
    {200, 33435, 1006, 3}, /* urLoaderConfigSetCodeLocationCallback */
    {201, 33486, 1009, 2}, /* urLoaderInit */
    {202, 33499, 1011, 0}, /* urLoaderTearDown */
    {216, 33586, 1011, 5}, /* urProgramGetGlobalVariablePointer */
    {217, 33620, 1016, 5}, /* urDeviceGetSelected */
    {220, 33677, 1021, 3}, /* urCommandBufferUpdateKernelLaunchExp */
    {221, 33714, 1024, 5}, /* urCommandBufferGetInfoExp */
    {223, 33740, 1029, 5}, /* urEnqueueTimestampRecordingExp */
    {225, 33806, 1034, 6}, /* urKernelGetSuggestedLocalWorkSize */
    {226, 33885, 1040, 6}, /* urBindlessImagesImportExternalMemoryExp */
    {227, 33982, 1046, 5}, /* urBindlessImagesImportExternalSemaphoreExp */
    {228, 34074, 1051, 9}, /* urEnqueueNativeCommandExp */
    {229, 34107, 1060, 2}, /* urLoaderConfigSetMockingEnabled */
    {230, 34139, 1062, 3}, /* urBindlessImagesReleaseExternalMemoryExp */
    {231, 34180, 1065, 11}, /* urCommandBufferAppendUSMMemcpyExp */
    {232, 34214, 1076, 12}, /* urCommandBufferAppendUSMFillExp */
    {233, 34262, 1088, 13}, /* urCommandBufferAppendMemBufferCopyExp */
    {234, 34300, 1101, 12}, /* urCommandBufferAppendMemBufferWriteExp */
    {235, 34339, 1113, 12}, /* urCommandBufferAppendMemBufferReadExp */
    {236, 34377, 1125, 17}, /* urCommandBufferAppendMemBufferCopyRectExp */
    {237, 34443, 1142, 17}, /* urCommandBufferAppendMemBufferWriteRectExp */
    {238, 34486, 1159, 17}, /* urCommandBufferAppendMemBufferReadRectExp */
    {239, 34528, 1176, 13}, /* urCommandBufferAppendMemBufferFillExp */
    {240, 34566, 1189, 11}, /* urCommandBufferAppendUSMPrefetchExp */
    {241, 34602, 1200, 11}, /* urCommandBufferAppendUSMAdviseExp */
    {242, 34636, 1211, 5}, /* urEnqueueCommandBufferExp */
    {243, 34676, 1216, 2}, /* urCommandBufferUpdateSignalEventExp */
    {244, 34712, 1218, 3}, /* urCommandBufferUpdateWaitEventsExp */
    {245, 34756, 1221, 6}, /* urBindlessImagesMapExternalLinearMemoryExp */
    {246, 34799, 1227, 5}, /* urEnqueueEventsWaitWithBarrierExt */
    {249, 34833, 1232, 5}, /* urPhysicalMemGetInfo */
    {250, 34854, 1237, 8}, /* urEnqueueUSMDeviceAllocExp */
    {251, 34881, 1245, 8}, /* urEnqueueUSMSharedAllocExp */
    {252, 34908, 1253, 8}, /* urEnqueueUSMHostAllocExp */
    {253, 34933, 1261, 6}, /* urEnqueueUSMFreeExp */
    {254, 34953, 1267, 4}, /* urUSMPoolCreateExp */
    {255, 34972, 1271, 3}, /* urUSMPoolDestroyExp */
    {257, 34992, 1274, 3}, /* urUSMPoolGetDefaultDevicePoolExp */
    {259, 35025, 1277, 3}, /* urUSMPoolSetDevicePoolExp */
    {260, 35051, 1280, 3}, /* urUSMPoolGetDevicePoolExp */
    {261, 35092, 1283, 4}, /* urUSMPoolTrimToExp */
    {262, 35111, 1287, 4}, /* urUSMPoolGetInfoExp */
    {263, 35168, 1291, 7}, /* urCommandBufferAppendNativeCommandExp */
    {264, 35228, 1298, 2}, /* urCommandBufferGetNativeHandleExp */
    {265, 35262, 1300, 4}, /* urUSMPoolSetInfoExp */
    {266, 35306, 1304, 4}, /* urAdapterSetLoggerCallback */
    {267, 35333, 1308, 2}, /* urAdapterSetLoggerCallbackLevel */
    {268, 35398, 1310, 6}, /* urBindlessImagesGetImageUnsampledHandleSupportExp */
    {269, 35448, 1316, 6}, /* urBindlessImagesGetImageSampledHandleSupportExp */
    {270, 35496, 1322, 6}, /* urBindlessImagesGetImageMemoryHandleTypeSupportExp */
    {271, 35547, 1328, 3}, /* urBindlessImagesFreeMappedLinearMemoryExp */
    {272, 35628, 1331, 6}, /* urKernelSuggestMaxCooperativeGroupCount */
    {273, 35668, 1337, 4}, /* urUSMContextMemcpyExp */
    {285, 35719, 1341, 6}, /* urMemoryExportAllocExportableMemoryExp */
    {286, 35758, 1347, 3}, /* urMemoryExportFreeExportableMemoryExp */
    {287, 35810, 1350, 5}, /* urMemoryExportExportMemoryHandleExp */
    {288, 35846, 1355, 3}, /* urBindlessImagesSupportsImportingHandleTypeExp */
    {289, 35937, 1358, 4}, /* urIPCGetMemHandleExp */
    {290, 35976, 1362, 2}, /* urIPCPutMemHandleExp */
    {291, 36018, 1364, 5}, /* urIPCOpenMemHandleExp */
    {292, 36040, 1369, 2}, /* urIPCCloseMemHandleExp */
    {293, 36063, 1371, 1}, /* urDeviceWaitExp */
    {294, 36079, 1372, 3}, /* urProgramDynamicLinkExp */
    {295, 36117, 1375, 12}, /* urEnqueueKernelLaunchWithArgsExp */
    {296, 36158, 1387, 2}, /* urGraphCreateExp */
    {297, 36175, 1389, 1}, /* urQueueBeginGraphCaptureExp */
    {298, 36210, 1390, 2}, /* urQueueBeginCaptureIntoGraphExp */
    {299, 36242, 1392, 2}, /* urQueueEndGraphCaptureExp */
    {302, 36268, 1394, 1}, /* urGraphDestroyExp */
    {303, 36303, 1395, 1}, /* urGraphExecutableGraphDestroyExp */
    {304, 36344, 1396, 2}, /* urQueueIsGraphCaptureEnabledExp */
    {305, 36376, 1398, 2}, /* urGraphIsEmptyExp */
    {306, 36403, 1400, 2}, /* urGraphDumpContentsExp */
    {307, 36438, 1402, 2}, /* urGraphInstantiateGraphExp */
    {308, 36465, 1404, 5}, /* urEnqueueGraphExp */
    {309, 36495, 1409, 7}, /* urEnqueueHostTaskExp */
    {310, 36516, 1416, 17}, /* urCommandBufferAppendKernelLaunchWithArgsExp */
    {311, 36561, 1433, 8}, /* urKernelGetSuggestedLocalWorkSizeWithArgs */
    {312, 36612, 1441, 4}, /* urUSMHostAllocRegisterExp */
    {313, 36638, 1445, 2}, /* urUSMHostAllocUnregisterExp */
    {314, 36666, 1447, 2}, /* urQueueGetGraphExp */
    {315, 36697, 1449, 3}, /* urGraphSetDestructionCallbackExp */
    {316, 36893, 1452, 4}, /* urIPCGetPhysMemHandleExp */
    {317, 36940, 1456, 2}, /* urIPCPutPhysMemHandleExp */
    {318, 37000, 1458, 5}, /* urIPCOpenPhysMemHandleExp */
    {319, 37026, 1463, 2}, /* urIPCClosePhysMemHandleExp */
    {320, 37067, 1465, 2}, /* urGraphGetNativeHandleExp */
    {321, 37117, 1467, 2}, /* urGraphExecutableGraphGetNativeHandleExp */
    {322, 37169, 1469, 4}, /* urEventCreateExp */
    {323, 37234, 1473, 3}, /* urIPCGetEventHandleExp */
    {324, 37277, 1476, 2}, /* urIPCPutEventHandleExp */
    {325, 37323, 1478, 4}, /* urIPCOpenEventHandleExp */
    {326, 37356, 1482, 2}, /* urGraphGetIdExp */
    {480, 37407, 1484, 5}, /* urCommandBufferFuseExp */
    {481, 37430, 1489, 5}, /* urCommandBufferGetFusionInfoExp */
    {482, 37462, 1494, 2}, /* urQueueBeginFusionExp */
    {483, 37484, 1496, 2}, /* urQueueEndFusionExp */
    {484, 37504, 1498, 1}, /* urQueueCancelFusionExp */
    {485, 37527, 1499, 5}, /* urQueueGetFusionInfoExp */
    {486, 37551, 1504, 2}, /* urEventCreateUserExp */
    {487, 37579, 1506, 2}, /* urEventSetStatusExp */
};
const size_t ur_print_num_functions = 265;

const uint16_t ur_print_handles[] = {
    37599, /* ur_adapter_handle_t */
    37619, /* ur_context_handle_t */
    37639, /* ur_device_handle_t */
    37658, /* ur_event_handle_t */
    37676, /* ur_exp_external_mem_handle_t */
    37705, /* ur_exp_external_semaphore_handle_t */
    37740, /* ur_exp_command_buffer_handle_t */
    37771, /* ur_exp_command_buffer_command_handle_t */
    37810, /* ur_exp_graph_handle_t */
    37832, /* ur_exp_executable_graph_handle_t */
    37865, /* ur_kernel_handle_t */
    37884, /* ur_loader_config_handle_t */
    37910, /* ur_mem_handle_t */
    37926, /* ur_platform_handle_t */
    37947, /* ur_program_handle_t */
    37967, /* ur_queue_handle_t */
    37985, /* ur_sampler_handle_t */
    38005, /* ur_usm_pool_handle_t */
    38026, /* ur_physical_mem_handle_t */
};
