/* Generated from scripts/templates/mock_entries.c.mako and scripts/spec by scripts/generate.py.
 * Do not edit: change the specification or the template and run that command. */
/* Every entry point of the mock adapter: its callbacks, and what happens without them. */
#include "../mock.h"

enum {
    PLACE_ADAPTER_GET,
    PLACE_ADAPTER_RELEASE,
    PLACE_ADAPTER_RETAIN,
    PLACE_ADAPTER_GET_LAST_ERROR,
    PLACE_ADAPTER_GET_INFO,
    PLACE_ADAPTER_SET_LOGGER_CALLBACK,
    PLACE_ADAPTER_SET_LOGGER_CALLBACK_LEVEL,
    PLACE_CONTEXT_CREATE,
    PLACE_CONTEXT_RETAIN,
    PLACE_CONTEXT_RELEASE,
    PLACE_CONTEXT_GET_INFO,
    PLACE_CONTEXT_GET_NATIVE_HANDLE,
    PLACE_CONTEXT_CREATE_WITH_NATIVE_HANDLE,
    PLACE_CONTEXT_SET_EXTENDED_DELETER,
    PLACE_DEVICE_GET,
    PLACE_DEVICE_GET_INFO,
    PLACE_DEVICE_RETAIN,
    PLACE_DEVICE_RELEASE,
    PLACE_DEVICE_PARTITION,
    PLACE_DEVICE_SELECT_BINARY,
    PLACE_DEVICE_GET_NATIVE_HANDLE,
    PLACE_DEVICE_CREATE_WITH_NATIVE_HANDLE,
    PLACE_DEVICE_GET_GLOBAL_TIMESTAMPS,
    PLACE_ENQUEUE_EVENTS_WAIT,
    PLACE_ENQUEUE_EVENTS_WAIT_WITH_BARRIER,
    PLACE_ENQUEUE_MEM_BUFFER_READ,
    PLACE_ENQUEUE_MEM_BUFFER_WRITE,
    PLACE_ENQUEUE_MEM_BUFFER_READ_RECT,
    PLACE_ENQUEUE_MEM_BUFFER_WRITE_RECT,
    PLACE_ENQUEUE_MEM_BUFFER_COPY,
    PLACE_ENQUEUE_MEM_BUFFER_COPY_RECT,
    PLACE_ENQUEUE_MEM_BUFFER_FILL,
    PLACE_ENQUEUE_MEM_IMAGE_READ,
    PLACE_ENQUEUE_MEM_IMAGE_WRITE,
    PLACE_ENQUEUE_MEM_IMAGE_COPY,
    PLACE_ENQUEUE_MEM_BUFFER_MAP,
    PLACE_ENQUEUE_MEM_UNMAP,
    PLACE_ENQUEUE_USM_FILL,
    PLACE_ENQUEUE_USM_MEMCPY,
    PLACE_ENQUEUE_USM_PREFETCH,
    PLACE_ENQUEUE_USM_ADVISE,
    PLACE_ENQUEUE_USM_FILL_2D,
    PLACE_ENQUEUE_USM_MEMCPY_2D,
    PLACE_ENQUEUE_DEVICE_GLOBAL_VARIABLE_WRITE,
    PLACE_ENQUEUE_DEVICE_GLOBAL_VARIABLE_READ,
    PLACE_ENQUEUE_READ_HOST_PIPE,
    PLACE_ENQUEUE_WRITE_HOST_PIPE,
    PLACE_EVENT_GET_INFO,
    PLACE_EVENT_GET_PROFILING_INFO,
    PLACE_EVENT_WAIT,
    PLACE_EVENT_RETAIN,
    PLACE_EVENT_RELEASE,
    PLACE_EVENT_GET_NATIVE_HANDLE,
    PLACE_EVENT_CREATE_WITH_NATIVE_HANDLE,
    PLACE_EVENT_SET_CALLBACK,
    PLACE_ENQUEUE_USM_DEVICE_ALLOC_EXP,
    PLACE_ENQUEUE_USM_SHARED_ALLOC_EXP,
    PLACE_ENQUEUE_USM_HOST_ALLOC_EXP,
    PLACE_ENQUEUE_USM_FREE_EXP,
    PLACE_USM_POOL_CREATE_EXP,
    PLACE_USM_POOL_DESTROY_EXP,
    PLACE_USM_POOL_GET_DEFAULT_DEVICE_POOL_EXP,
    PLACE_USM_POOL_GET_INFO_EXP,
    PLACE_USM_POOL_SET_INFO_EXP,
    PLACE_USM_POOL_SET_DEVICE_POOL_EXP,
    PLACE_USM_POOL_GET_DEVICE_POOL_EXP,
    PLACE_USM_POOL_TRIM_TO_EXP,
    PLACE_USM_PITCHED_ALLOC_EXP,
    PLACE_BINDLESS_IMAGES_UNSAMPLED_IMAGE_HANDLE_DESTROY_EXP,
    PLACE_BINDLESS_IMAGES_SAMPLED_IMAGE_HANDLE_DESTROY_EXP,
    PLACE_BINDLESS_IMAGES_IMAGE_ALLOCATE_EXP,
    PLACE_BINDLESS_IMAGES_IMAGE_FREE_EXP,
    PLACE_BINDLESS_IMAGES_UNSAMPLED_IMAGE_CREATE_EXP,
    PLACE_BINDLESS_IMAGES_SAMPLED_IMAGE_CREATE_EXP,
    PLACE_BINDLESS_IMAGES_IMAGE_COPY_EXP,
    PLACE_BINDLESS_IMAGES_IMAGE_GET_INFO_EXP,
    PLACE_BINDLESS_IMAGES_GET_IMAGE_MEMORY_HANDLE_TYPE_SUPPORT_EXP,
    PLACE_BINDLESS_IMAGES_GET_IMAGE_UNSAMPLED_HANDLE_SUPPORT_EXP,
    PLACE_BINDLESS_IMAGES_GET_IMAGE_SAMPLED_HANDLE_SUPPORT_EXP,
    PLACE_BINDLESS_IMAGES_MIPMAP_GET_LEVEL_EXP,
    PLACE_BINDLESS_IMAGES_MIPMAP_FREE_EXP,
    PLACE_BINDLESS_IMAGES_IMPORT_EXTERNAL_MEMORY_EXP,
    PLACE_BINDLESS_IMAGES_MAP_EXTERNAL_ARRAY_EXP,
    PLACE_BINDLESS_IMAGES_MAP_EXTERNAL_LINEAR_MEMORY_EXP,
    PLACE_BINDLESS_IMAGES_RELEASE_EXTERNAL_MEMORY_EXP,
    PLACE_BINDLESS_IMAGES_FREE_MAPPED_LINEAR_MEMORY_EXP,
    PLACE_BINDLESS_IMAGES_SUPPORTS_IMPORTING_HANDLE_TYPE_EXP,
    PLACE_BINDLESS_IMAGES_IMPORT_EXTERNAL_SEMAPHORE_EXP,
    PLACE_BINDLESS_IMAGES_RELEASE_EXTERNAL_SEMAPHORE_EXP,
    PLACE_BINDLESS_IMAGES_WAIT_EXTERNAL_SEMAPHORE_EXP,
    PLACE_BINDLESS_IMAGES_SIGNAL_EXTERNAL_SEMAPHORE_EXP,
    PLACE_COMMAND_BUFFER_CREATE_EXP,
    PLACE_COMMAND_BUFFER_RETAIN_EXP,
    PLACE_COMMAND_BUFFER_RELEASE_EXP,
    PLACE_COMMAND_BUFFER_FINALIZE_EXP,
    PLACE_COMMAND_BUFFER_APPEND_KERNEL_LAUNCH_EXP,
    PLACE_COMMAND_BUFFER_APPEND_KERNEL_LAUNCH_WITH_ARGS_EXP,
    PLACE_COMMAND_BUFFER_APPEND_USM_MEMCPY_EXP,
    PLACE_COMMAND_BUFFER_APPEND_USM_FILL_EXP,
    PLACE_COMMAND_BUFFER_APPEND_MEM_BUFFER_COPY_EXP,
    PLACE_COMMAND_BUFFER_APPEND_MEM_BUFFER_WRITE_EXP,
    PLACE_COMMAND_BUFFER_APPEND_MEM_BUFFER_READ_EXP,
    PLACE_COMMAND_BUFFER_APPEND_MEM_BUFFER_COPY_RECT_EXP,
    PLACE_COMMAND_BUFFER_APPEND_MEM_BUFFER_WRITE_RECT_EXP,
    PLACE_COMMAND_BUFFER_APPEND_MEM_BUFFER_READ_RECT_EXP,
    PLACE_COMMAND_BUFFER_APPEND_MEM_BUFFER_FILL_EXP,
    PLACE_COMMAND_BUFFER_APPEND_USM_PREFETCH_EXP,
    PLACE_COMMAND_BUFFER_APPEND_USM_ADVISE_EXP,
    PLACE_COMMAND_BUFFER_APPEND_NATIVE_COMMAND_EXP,
    PLACE_ENQUEUE_COMMAND_BUFFER_EXP,
    PLACE_COMMAND_BUFFER_UPDATE_KERNEL_LAUNCH_EXP,
    PLACE_COMMAND_BUFFER_UPDATE_SIGNAL_EVENT_EXP,
    PLACE_COMMAND_BUFFER_UPDATE_WAIT_EVENTS_EXP,
    PLACE_COMMAND_BUFFER_GET_INFO_EXP,
    PLACE_COMMAND_BUFFER_GET_NATIVE_HANDLE_EXP,
    PLACE_DEVICE_WAIT_EXP,
    PLACE_PROGRAM_DYNAMIC_LINK_EXP,
    PLACE_ENQUEUE_KERNEL_LAUNCH_WITH_ARGS_EXP,
    PLACE_ENQUEUE_TIMESTAMP_RECORDING_EXP,
    PLACE_GRAPH_CREATE_EXP,
    PLACE_QUEUE_BEGIN_GRAPH_CAPTURE_EXP,
    PLACE_QUEUE_BEGIN_CAPTURE_INTO_GRAPH_EXP,
    PLACE_QUEUE_END_GRAPH_CAPTURE_EXP,
    PLACE_GRAPH_INSTANTIATE_GRAPH_EXP,
    PLACE_ENQUEUE_GRAPH_EXP,
    PLACE_GRAPH_DESTROY_EXP,
    PLACE_GRAPH_EXECUTABLE_GRAPH_DESTROY_EXP,
    PLACE_QUEUE_IS_GRAPH_CAPTURE_ENABLED_EXP,
    PLACE_QUEUE_GET_GRAPH_EXP,
    PLACE_GRAPH_IS_EMPTY_EXP,
    PLACE_GRAPH_GET_ID_EXP,
    PLACE_GRAPH_SET_DESTRUCTION_CALLBACK_EXP,
    PLACE_GRAPH_DUMP_CONTENTS_EXP,
    PLACE_GRAPH_GET_NATIVE_HANDLE_EXP,
    PLACE_GRAPH_EXECUTABLE_GRAPH_GET_NATIVE_HANDLE_EXP,
    PLACE_ENQUEUE_HOST_TASK_EXP,
    PLACE_IPC_GET_MEM_HANDLE_EXP,
    PLACE_IPC_PUT_MEM_HANDLE_EXP,
    PLACE_IPC_OPEN_MEM_HANDLE_EXP,
    PLACE_IPC_CLOSE_MEM_HANDLE_EXP,
    PLACE_IPC_GET_PHYS_MEM_HANDLE_EXP,
    PLACE_IPC_PUT_PHYS_MEM_HANDLE_EXP,
    PLACE_IPC_OPEN_PHYS_MEM_HANDLE_EXP,
    PLACE_IPC_CLOSE_PHYS_MEM_HANDLE_EXP,
    PLACE_IPC_GET_EVENT_HANDLE_EXP,
    PLACE_IPC_PUT_EVENT_HANDLE_EXP,
    PLACE_IPC_OPEN_EVENT_HANDLE_EXP,
    PLACE_ENQUEUE_EVENTS_WAIT_WITH_BARRIER_EXT,
    PLACE_MEMORY_EXPORT_ALLOC_EXPORTABLE_MEMORY_EXP,
    PLACE_MEMORY_EXPORT_FREE_EXPORTABLE_MEMORY_EXP,
    PLACE_MEMORY_EXPORT_EXPORT_MEMORY_HANDLE_EXP,
    PLACE_PROGRAM_BUILD_EXP,
    PLACE_PROGRAM_COMPILE_EXP,
    PLACE_PROGRAM_LINK_EXP,
    PLACE_ENQUEUE_NATIVE_COMMAND_EXP,
    PLACE_EVENT_CREATE_EXP,
    PLACE_USM_CONTEXT_MEMCPY_EXP,
    PLACE_USM_HOST_ALLOC_REGISTER_EXP,
    PLACE_USM_HOST_ALLOC_UNREGISTER_EXP,
    PLACE_USM_IMPORT_EXP,
    PLACE_USM_RELEASE_EXP,
    PLACE_USM_P2P_ENABLE_PEER_ACCESS_EXP,
    PLACE_USM_P2P_DISABLE_PEER_ACCESS_EXP,
    PLACE_USM_P2P_PEER_ACCESS_GET_INFO_EXP,
    PLACE_COMMAND_BUFFER_FUSE_EXP,
    PLACE_COMMAND_BUFFER_GET_FUSION_INFO_EXP,
    PLACE_QUEUE_BEGIN_FUSION_EXP,
    PLACE_QUEUE_END_FUSION_EXP,
    PLACE_QUEUE_CANCEL_FUSION_EXP,
    PLACE_QUEUE_GET_FUSION_INFO_EXP,
    PLACE_KERNEL_CREATE,
    PLACE_KERNEL_GET_INFO,
    PLACE_KERNEL_GET_GROUP_INFO,
    PLACE_KERNEL_GET_SUB_GROUP_INFO,
    PLACE_KERNEL_RETAIN,
    PLACE_KERNEL_RELEASE,
    PLACE_KERNEL_SET_EXEC_INFO,
    PLACE_KERNEL_SET_SPECIALIZATION_CONSTANTS,
    PLACE_KERNEL_GET_NATIVE_HANDLE,
    PLACE_KERNEL_CREATE_WITH_NATIVE_HANDLE,
    PLACE_KERNEL_GET_SUGGESTED_LOCAL_WORK_SIZE,
    PLACE_KERNEL_GET_SUGGESTED_LOCAL_WORK_SIZE_WITH_ARGS,
    PLACE_KERNEL_SUGGEST_MAX_COOPERATIVE_GROUP_COUNT,
    PLACE_MEM_IMAGE_CREATE,
    PLACE_MEM_BUFFER_CREATE,
    PLACE_MEM_RETAIN,
    PLACE_MEM_RELEASE,
    PLACE_MEM_BUFFER_PARTITION,
    PLACE_MEM_GET_NATIVE_HANDLE,
    PLACE_MEM_BUFFER_CREATE_WITH_NATIVE_HANDLE,
    PLACE_MEM_IMAGE_CREATE_WITH_NATIVE_HANDLE,
    PLACE_MEM_GET_INFO,
    PLACE_MEM_IMAGE_GET_INFO,
    PLACE_PLATFORM_GET,
    PLACE_PLATFORM_GET_INFO,
    PLACE_PLATFORM_GET_API_VERSION,
    PLACE_PLATFORM_GET_NATIVE_HANDLE,
    PLACE_PLATFORM_CREATE_WITH_NATIVE_HANDLE,
    PLACE_PLATFORM_GET_BACKEND_OPTION,
    PLACE_PROGRAM_CREATE_WITH_IL,
    PLACE_PROGRAM_CREATE_WITH_BINARY,
    PLACE_PROGRAM_BUILD,
    PLACE_PROGRAM_COMPILE,
    PLACE_PROGRAM_LINK,
    PLACE_PROGRAM_RETAIN,
    PLACE_PROGRAM_RELEASE,
    PLACE_PROGRAM_GET_FUNCTION_POINTER,
    PLACE_PROGRAM_GET_GLOBAL_VARIABLE_POINTER,
    PLACE_PROGRAM_GET_INFO,
    PLACE_PROGRAM_GET_BUILD_INFO,
    PLACE_PROGRAM_SET_SPECIALIZATION_CONSTANTS,
    PLACE_PROGRAM_GET_NATIVE_HANDLE,
    PLACE_PROGRAM_CREATE_WITH_NATIVE_HANDLE,
    PLACE_QUEUE_GET_INFO,
    PLACE_QUEUE_CREATE,
    PLACE_QUEUE_RETAIN,
    PLACE_QUEUE_RELEASE,
    PLACE_QUEUE_GET_NATIVE_HANDLE,
    PLACE_QUEUE_CREATE_WITH_NATIVE_HANDLE,
    PLACE_QUEUE_FINISH,
    PLACE_QUEUE_FLUSH,
    PLACE_KERNEL_SET_ARG_VALUE,
    PLACE_KERNEL_SET_ARG_LOCAL,
    PLACE_KERNEL_SET_ARG_POINTER,
    PLACE_KERNEL_SET_ARG_SAMPLER,
    PLACE_KERNEL_SET_ARG_MEM_OBJ,
    PLACE_ENQUEUE_KERNEL_LAUNCH,
    PLACE_SAMPLER_CREATE,
    PLACE_SAMPLER_RETAIN,
    PLACE_SAMPLER_RELEASE,
    PLACE_SAMPLER_GET_INFO,
    PLACE_SAMPLER_GET_NATIVE_HANDLE,
    PLACE_SAMPLER_CREATE_WITH_NATIVE_HANDLE,
    PLACE_EVENT_CREATE_USER_EXP,
    PLACE_EVENT_SET_STATUS_EXP,
    PLACE_USM_HOST_ALLOC,
    PLACE_USM_DEVICE_ALLOC,
    PLACE_USM_SHARED_ALLOC,
    PLACE_USM_FREE,
    PLACE_USM_GET_MEM_ALLOC_INFO,
    PLACE_USM_POOL_CREATE,
    PLACE_USM_POOL_RETAIN,
    PLACE_USM_POOL_RELEASE,
    PLACE_USM_POOL_GET_INFO,
    PLACE_VIRTUAL_MEM_GRANULARITY_GET_INFO,
    PLACE_VIRTUAL_MEM_RESERVE,
    PLACE_VIRTUAL_MEM_FREE,
    PLACE_VIRTUAL_MEM_MAP,
    PLACE_VIRTUAL_MEM_UNMAP,
    PLACE_VIRTUAL_MEM_SET_ACCESS,
    PLACE_VIRTUAL_MEM_GET_INFO,
    PLACE_PHYSICAL_MEM_CREATE,
    PLACE_PHYSICAL_MEM_RETAIN,
    PLACE_PHYSICAL_MEM_RELEASE,
    PLACE_PHYSICAL_MEM_GET_INFO,
    NUM_PLACES
};
_Static_assert(NUM_PLACES <= MOCK_PLACES, "MOCK_PLACES is too small");

int mock_place_of(ur_function_t function) {
    switch ((uint32_t)function) {
    case 178:
        return PLACE_ADAPTER_GET;
    case 177:
        return PLACE_ADAPTER_RELEASE;
    case 179:
        return PLACE_ADAPTER_RETAIN;
    case 180:
        return PLACE_ADAPTER_GET_LAST_ERROR;
    case 181:
        return PLACE_ADAPTER_GET_INFO;
    case 266:
        return PLACE_ADAPTER_SET_LOGGER_CALLBACK;
    case 267:
        return PLACE_ADAPTER_SET_LOGGER_CALLBACK_LEVEL;
    case 1:
        return PLACE_CONTEXT_CREATE;
    case 2:
        return PLACE_CONTEXT_RETAIN;
    case 3:
        return PLACE_CONTEXT_RELEASE;
    case 4:
        return PLACE_CONTEXT_GET_INFO;
    case 5:
        return PLACE_CONTEXT_GET_NATIVE_HANDLE;
    case 6:
        return PLACE_CONTEXT_CREATE_WITH_NATIVE_HANDLE;
    case 7:
        return PLACE_CONTEXT_SET_EXTENDED_DELETER;
    case 8:
        return PLACE_DEVICE_GET;
    case 9:
        return PLACE_DEVICE_GET_INFO;
    case 10:
        return PLACE_DEVICE_RETAIN;
    case 11:
        return PLACE_DEVICE_RELEASE;
    case 12:
        return PLACE_DEVICE_PARTITION;
    case 13:
        return PLACE_DEVICE_SELECT_BINARY;
    case 14:
        return PLACE_DEVICE_GET_NATIVE_HANDLE;
    case 15:
        return PLACE_DEVICE_CREATE_WITH_NATIVE_HANDLE;
    case 16:
        return PLACE_DEVICE_GET_GLOBAL_TIMESTAMPS;
    case 18:
        return PLACE_ENQUEUE_EVENTS_WAIT;
    case 19:
        return PLACE_ENQUEUE_EVENTS_WAIT_WITH_BARRIER;
    case 20:
        return PLACE_ENQUEUE_MEM_BUFFER_READ;
    case 21:
        return PLACE_ENQUEUE_MEM_BUFFER_WRITE;
    case 22:
        return PLACE_ENQUEUE_MEM_BUFFER_READ_RECT;
    case 23:
        return PLACE_ENQUEUE_MEM_BUFFER_WRITE_RECT;
    case 24:
        return PLACE_ENQUEUE_MEM_BUFFER_COPY;
    case 25:
        return PLACE_ENQUEUE_MEM_BUFFER_COPY_RECT;
    case 26:
        return PLACE_ENQUEUE_MEM_BUFFER_FILL;
    case 27:
        return PLACE_ENQUEUE_MEM_IMAGE_READ;
    case 28:
        return PLACE_ENQUEUE_MEM_IMAGE_WRITE;
    case 29:
        return PLACE_ENQUEUE_MEM_IMAGE_COPY;
    case 30:
        return PLACE_ENQUEUE_MEM_BUFFER_MAP;
    case 31:
        return PLACE_ENQUEUE_MEM_UNMAP;
    case 32:
        return PLACE_ENQUEUE_USM_FILL;
    case 33:
        return PLACE_ENQUEUE_USM_MEMCPY;
    case 34:
        return PLACE_ENQUEUE_USM_PREFETCH;
    case 35:
        return PLACE_ENQUEUE_USM_ADVISE;
    case 151:
        return PLACE_ENQUEUE_USM_FILL_2D;
    case 152:
        return PLACE_ENQUEUE_USM_MEMCPY_2D;
    case 38:
        return PLACE_ENQUEUE_DEVICE_GLOBAL_VARIABLE_WRITE;
    case 39:
        return PLACE_ENQUEUE_DEVICE_GLOBAL_VARIABLE_READ;
    case 69:
        return PLACE_ENQUEUE_READ_HOST_PIPE;
    case 117:
        return PLACE_ENQUEUE_WRITE_HOST_PIPE;
    case 40:
        return PLACE_EVENT_GET_INFO;
    case 41:
        return PLACE_EVENT_GET_PROFILING_INFO;
    case 42:
        return PLACE_EVENT_WAIT;
    case 43:
        return PLACE_EVENT_RETAIN;
    case 44:
        return PLACE_EVENT_RELEASE;
    case 45:
        return PLACE_EVENT_GET_NATIVE_HANDLE;
    case 46:
        return PLACE_EVENT_CREATE_WITH_NATIVE_HANDLE;
    case 47:
        return PLACE_EVENT_SET_CALLBACK;
    case 250:
        return PLACE_ENQUEUE_USM_DEVICE_ALLOC_EXP;
    case 251:
        return PLACE_ENQUEUE_USM_SHARED_ALLOC_EXP;
    case 252:
        return PLACE_ENQUEUE_USM_HOST_ALLOC_EXP;
    case 253:
        return PLACE_ENQUEUE_USM_FREE_EXP;
    case 254:
        return PLACE_USM_POOL_CREATE_EXP;
    case 255:
        return PLACE_USM_POOL_DESTROY_EXP;
    case 257:
        return PLACE_USM_POOL_GET_DEFAULT_DEVICE_POOL_EXP;
    case 262:
        return PLACE_USM_POOL_GET_INFO_EXP;
    case 265:
        return PLACE_USM_POOL_SET_INFO_EXP;
    case 259:
        return PLACE_USM_POOL_SET_DEVICE_POOL_EXP;
    case 260:
        return PLACE_USM_POOL_GET_DEVICE_POOL_EXP;
    case 261:
        return PLACE_USM_POOL_TRIM_TO_EXP;
    case 132:
        return PLACE_USM_PITCHED_ALLOC_EXP;
    case 133:
        return PLACE_BINDLESS_IMAGES_UNSAMPLED_IMAGE_HANDLE_DESTROY_EXP;
    case 134:
        return PLACE_BINDLESS_IMAGES_SAMPLED_IMAGE_HANDLE_DESTROY_EXP;
    case 135:
        return PLACE_BINDLESS_IMAGES_IMAGE_ALLOCATE_EXP;
    case 136:
        return PLACE_BINDLESS_IMAGES_IMAGE_FREE_EXP;
    case 137:
        return PLACE_BINDLESS_IMAGES_UNSAMPLED_IMAGE_CREATE_EXP;
    case 138:
        return PLACE_BINDLESS_IMAGES_SAMPLED_IMAGE_CREATE_EXP;
    case 139:
        return PLACE_BINDLESS_IMAGES_IMAGE_COPY_EXP;
    case 140:
        return PLACE_BINDLESS_IMAGES_IMAGE_GET_INFO_EXP;
    case 270:
        return PLACE_BINDLESS_IMAGES_GET_IMAGE_MEMORY_HANDLE_TYPE_SUPPORT_EXP;
    case 268:
        return PLACE_BINDLESS_IMAGES_GET_IMAGE_UNSAMPLED_HANDLE_SUPPORT_EXP;
    case 269:
        return PLACE_BINDLESS_IMAGES_GET_IMAGE_SAMPLED_HANDLE_SUPPORT_EXP;
    case 141:
        return PLACE_BINDLESS_IMAGES_MIPMAP_GET_LEVEL_EXP;
    case 142:
        return PLACE_BINDLESS_IMAGES_MIPMAP_FREE_EXP;
    case 226:
        return PLACE_BINDLESS_IMAGES_IMPORT_EXTERNAL_MEMORY_EXP;
    case 144:
        return PLACE_BINDLESS_IMAGES_MAP_EXTERNAL_ARRAY_EXP;
    case 245:
        return PLACE_BINDLESS_IMAGES_MAP_EXTERNAL_LINEAR_MEMORY_EXP;
    case 230:
        return PLACE_BINDLESS_IMAGES_RELEASE_EXTERNAL_MEMORY_EXP;
    case 271:
        return PLACE_BINDLESS_IMAGES_FREE_MAPPED_LINEAR_MEMORY_EXP;
    case 288:
        return PLACE_BINDLESS_IMAGES_SUPPORTS_IMPORTING_HANDLE_TYPE_EXP;
    case 227:
        return PLACE_BINDLESS_IMAGES_IMPORT_EXTERNAL_SEMAPHORE_EXP;
    case 147:
        return PLACE_BINDLESS_IMAGES_RELEASE_EXTERNAL_SEMAPHORE_EXP;
    case 148:
        return PLACE_BINDLESS_IMAGES_WAIT_EXTERNAL_SEMAPHORE_EXP;
    case 149:
        return PLACE_BINDLESS_IMAGES_SIGNAL_EXTERNAL_SEMAPHORE_EXP;
    case 113:
        return PLACE_COMMAND_BUFFER_CREATE_EXP;
    case 121:
        return PLACE_COMMAND_BUFFER_RETAIN_EXP;
    case 122:
        return PLACE_COMMAND_BUFFER_RELEASE_EXP;
    case 123:
        return PLACE_COMMAND_BUFFER_FINALIZE_EXP;
    case 125:
        return PLACE_COMMAND_BUFFER_APPEND_KERNEL_LAUNCH_EXP;
    case 310:
        return PLACE_COMMAND_BUFFER_APPEND_KERNEL_LAUNCH_WITH_ARGS_EXP;
    case 231:
        return PLACE_COMMAND_BUFFER_APPEND_USM_MEMCPY_EXP;
    case 232:
        return PLACE_COMMAND_BUFFER_APPEND_USM_FILL_EXP;
    case 233:
        return PLACE_COMMAND_BUFFER_APPEND_MEM_BUFFER_COPY_EXP;
    case 234:
        return PLACE_COMMAND_BUFFER_APPEND_MEM_BUFFER_WRITE_EXP;
    case 235:
        return PLACE_COMMAND_BUFFER_APPEND_MEM_BUFFER_READ_EXP;
    case 236:
        return PLACE_COMMAND_BUFFER_APPEND_MEM_BUFFER_COPY_RECT_EXP;
    case 237:
        return PLACE_COMMAND_BUFFER_APPEND_MEM_BUFFER_WRITE_RECT_EXP;
    case 238:
        return PLACE_COMMAND_BUFFER_APPEND_MEM_BUFFER_READ_RECT_EXP;
    case 239:
        return PLACE_COMMAND_BUFFER_APPEND_MEM_BUFFER_FILL_EXP;
    case 240:
        return PLACE_COMMAND_BUFFER_APPEND_USM_PREFETCH_EXP;
    case 241:
        return PLACE_COMMAND_BUFFER_APPEND_USM_ADVISE_EXP;
    case 263:
        return PLACE_COMMAND_BUFFER_APPEND_NATIVE_COMMAND_EXP;
    case 242:
        return PLACE_ENQUEUE_COMMAND_BUFFER_EXP;
    case 220:
        return PLACE_COMMAND_BUFFER_UPDATE_KERNEL_LAUNCH_EXP;
    case 243:
        return PLACE_COMMAND_BUFFER_UPDATE_SIGNAL_EVENT_EXP;
    case 244:
        return PLACE_COMMAND_BUFFER_UPDATE_WAIT_EVENTS_EXP;
    case 221:
        return PLACE_COMMAND_BUFFER_GET_INFO_EXP;
    case 264:
        return PLACE_COMMAND_BUFFER_GET_NATIVE_HANDLE_EXP;
    case 293:
        return PLACE_DEVICE_WAIT_EXP;
    case 294:
        return PLACE_PROGRAM_DYNAMIC_LINK_EXP;
    case 295:
        return PLACE_ENQUEUE_KERNEL_LAUNCH_WITH_ARGS_EXP;
    case 223:
        return PLACE_ENQUEUE_TIMESTAMP_RECORDING_EXP;
    case 296:
        return PLACE_GRAPH_CREATE_EXP;
    case 297:
        return PLACE_QUEUE_BEGIN_GRAPH_CAPTURE_EXP;
    case 298:
        return PLACE_QUEUE_BEGIN_CAPTURE_INTO_GRAPH_EXP;
    case 299:
        return PLACE_QUEUE_END_GRAPH_CAPTURE_EXP;
    case 307:
        return PLACE_GRAPH_INSTANTIATE_GRAPH_EXP;
    case 308:
        return PLACE_ENQUEUE_GRAPH_EXP;
    case 302:
        return PLACE_GRAPH_DESTROY_EXP;
    case 303:
        return PLACE_GRAPH_EXECUTABLE_GRAPH_DESTROY_EXP;
    case 304:
        return PLACE_QUEUE_IS_GRAPH_CAPTURE_ENABLED_EXP;
    case 314:
        return PLACE_QUEUE_GET_GRAPH_EXP;
    case 305:
        return PLACE_GRAPH_IS_EMPTY_EXP;
    case 326:
        return PLACE_GRAPH_GET_ID_EXP;
    case 315:
        return PLACE_GRAPH_SET_DESTRUCTION_CALLBACK_EXP;
    case 306:
        return PLACE_GRAPH_DUMP_CONTENTS_EXP;
    case 320:
        return PLACE_GRAPH_GET_NATIVE_HANDLE_EXP;
    case 321:
        return PLACE_GRAPH_EXECUTABLE_GRAPH_GET_NATIVE_HANDLE_EXP;
    case 309:
        return PLACE_ENQUEUE_HOST_TASK_EXP;
    case 289:
        return PLACE_IPC_GET_MEM_HANDLE_EXP;
    case 290:
        return PLACE_IPC_PUT_MEM_HANDLE_EXP;
    case 291:
        return PLACE_IPC_OPEN_MEM_HANDLE_EXP;
    case 292:
        return PLACE_IPC_CLOSE_MEM_HANDLE_EXP;
    case 316:
        return PLACE_IPC_GET_PHYS_MEM_HANDLE_EXP;
    case 317:
        return PLACE_IPC_PUT_PHYS_MEM_HANDLE_EXP;
    case 318:
        return PLACE_IPC_OPEN_PHYS_MEM_HANDLE_EXP;
    case 319:
        return PLACE_IPC_CLOSE_PHYS_MEM_HANDLE_EXP;
    case 323:
        return PLACE_IPC_GET_EVENT_HANDLE_EXP;
    case 324:
        return PLACE_IPC_PUT_EVENT_HANDLE_EXP;
    case 325:
        return PLACE_IPC_OPEN_EVENT_HANDLE_EXP;
    case 246:
        return PLACE_ENQUEUE_EVENTS_WAIT_WITH_BARRIER_EXT;
    case 285:
        return PLACE_MEMORY_EXPORT_ALLOC_EXPORTABLE_MEMORY_EXP;
    case 286:
        return PLACE_MEMORY_EXPORT_FREE_EXPORTABLE_MEMORY_EXP;
    case 287:
        return PLACE_MEMORY_EXPORT_EXPORT_MEMORY_HANDLE_EXP;
    case 197:
        return PLACE_PROGRAM_BUILD_EXP;
    case 198:
        return PLACE_PROGRAM_COMPILE_EXP;
    case 199:
        return PLACE_PROGRAM_LINK_EXP;
    case 228:
        return PLACE_ENQUEUE_NATIVE_COMMAND_EXP;
    case 322:
        return PLACE_EVENT_CREATE_EXP;
    case 273:
        return PLACE_USM_CONTEXT_MEMCPY_EXP;
    case 312:
        return PLACE_USM_HOST_ALLOC_REGISTER_EXP;
    case 313:
        return PLACE_USM_HOST_ALLOC_UNREGISTER_EXP;
    case 163:
        return PLACE_USM_IMPORT_EXP;
    case 164:
        return PLACE_USM_RELEASE_EXP;
    case 165:
        return PLACE_USM_P2P_ENABLE_PEER_ACCESS_EXP;
    case 166:
        return PLACE_USM_P2P_DISABLE_PEER_ACCESS_EXP;
    case 167:
        return PLACE_USM_P2P_PEER_ACCESS_GET_INFO_EXP;
    case 480:
        return PLACE_COMMAND_BUFFER_FUSE_EXP;
    case 481:
        return PLACE_COMMAND_BUFFER_GET_FUSION_INFO_EXP;
    case 482:
        return PLACE_QUEUE_BEGIN_FUSION_EXP;
    case 483:
        return PLACE_QUEUE_END_FUSION_EXP;
    case 484:
        return PLACE_QUEUE_CANCEL_FUSION_EXP;
    case 485:
        return PLACE_QUEUE_GET_FUSION_INFO_EXP;
    case 48:
        return PLACE_KERNEL_CREATE;
    case 51:
        return PLACE_KERNEL_GET_INFO;
    case 52:
        return PLACE_KERNEL_GET_GROUP_INFO;
    case 53:
        return PLACE_KERNEL_GET_SUB_GROUP_INFO;
    case 54:
        return PLACE_KERNEL_RETAIN;
    case 55:
        return PLACE_KERNEL_RELEASE;
    case 57:
        return PLACE_KERNEL_SET_EXEC_INFO;
    case 60:
        return PLACE_KERNEL_SET_SPECIALIZATION_CONSTANTS;
    case 61:
        return PLACE_KERNEL_GET_NATIVE_HANDLE;
    case 62:
        return PLACE_KERNEL_CREATE_WITH_NATIVE_HANDLE;
    case 225:
        return PLACE_KERNEL_GET_SUGGESTED_LOCAL_WORK_SIZE;
    case 311:
        return PLACE_KERNEL_GET_SUGGESTED_LOCAL_WORK_SIZE_WITH_ARGS;
    case 272:
        return PLACE_KERNEL_SUGGEST_MAX_COOPERATIVE_GROUP_COUNT;
    case 63:
        return PLACE_MEM_IMAGE_CREATE;
    case 64:
        return PLACE_MEM_BUFFER_CREATE;
    case 65:
        return PLACE_MEM_RETAIN;
    case 66:
        return PLACE_MEM_RELEASE;
    case 67:
        return PLACE_MEM_BUFFER_PARTITION;
    case 68:
        return PLACE_MEM_GET_NATIVE_HANDLE;
    case 115:
        return PLACE_MEM_BUFFER_CREATE_WITH_NATIVE_HANDLE;
    case 116:
        return PLACE_MEM_IMAGE_CREATE_WITH_NATIVE_HANDLE;
    case 70:
        return PLACE_MEM_GET_INFO;
    case 71:
        return PLACE_MEM_IMAGE_GET_INFO;
    case 72:
        return PLACE_PLATFORM_GET;
    case 73:
        return PLACE_PLATFORM_GET_INFO;
    case 74:
        return PLACE_PLATFORM_GET_API_VERSION;
    case 75:
        return PLACE_PLATFORM_GET_NATIVE_HANDLE;
    case 76:
        return PLACE_PLATFORM_CREATE_WITH_NATIVE_HANDLE;
    case 114:
        return PLACE_PLATFORM_GET_BACKEND_OPTION;
    case 78:
        return PLACE_PROGRAM_CREATE_WITH_IL;
    case 79:
        return PLACE_PROGRAM_CREATE_WITH_BINARY;
    case 80:
        return PLACE_PROGRAM_BUILD;
    case 81:
        return PLACE_PROGRAM_COMPILE;
    case 82:
        return PLACE_PROGRAM_LINK;
    case 83:
        return PLACE_PROGRAM_RETAIN;
    case 84:
        return PLACE_PROGRAM_RELEASE;
    case 85:
        return PLACE_PROGRAM_GET_FUNCTION_POINTER;
    case 216:
        return PLACE_PROGRAM_GET_GLOBAL_VARIABLE_POINTER;
    case 86:
        return PLACE_PROGRAM_GET_INFO;
    case 87:
        return PLACE_PROGRAM_GET_BUILD_INFO;
    case 88:
        return PLACE_PROGRAM_SET_SPECIALIZATION_CONSTANTS;
    case 89:
        return PLACE_PROGRAM_GET_NATIVE_HANDLE;
    case 90:
        return PLACE_PROGRAM_CREATE_WITH_NATIVE_HANDLE;
    case 91:
        return PLACE_QUEUE_GET_INFO;
    case 92:
        return PLACE_QUEUE_CREATE;
    case 93:
        return PLACE_QUEUE_RETAIN;
    case 94:
        return PLACE_QUEUE_RELEASE;
    case 95:
        return PLACE_QUEUE_GET_NATIVE_HANDLE;
    case 96:
        return PLACE_QUEUE_CREATE_WITH_NATIVE_HANDLE;
    case 97:
        return PLACE_QUEUE_FINISH;
    case 98:
        return PLACE_QUEUE_FLUSH;
    case 49:
        return PLACE_KERNEL_SET_ARG_VALUE;
    case 50:
        return PLACE_KERNEL_SET_ARG_LOCAL;
    case 56:
        return PLACE_KERNEL_SET_ARG_POINTER;
    case 58:
        return PLACE_KERNEL_SET_ARG_SAMPLER;
    case 59:
        return PLACE_KERNEL_SET_ARG_MEM_OBJ;
    case 17:
        return PLACE_ENQUEUE_KERNEL_LAUNCH;
    case 101:
        return PLACE_SAMPLER_CREATE;
    case 102:
        return PLACE_SAMPLER_RETAIN;
    case 103:
        return PLACE_SAMPLER_RELEASE;
    case 104:
        return PLACE_SAMPLER_GET_INFO;
    case 105:
        return PLACE_SAMPLER_GET_NATIVE_HANDLE;
    case 106:
        return PLACE_SAMPLER_CREATE_WITH_NATIVE_HANDLE;
    case 486:
        return PLACE_EVENT_CREATE_USER_EXP;
    case 487:
        return PLACE_EVENT_SET_STATUS_EXP;
    case 107:
        return PLACE_USM_HOST_ALLOC;
    case 108:
        return PLACE_USM_DEVICE_ALLOC;
    case 109:
        return PLACE_USM_SHARED_ALLOC;
    case 110:
        return PLACE_USM_FREE;
    case 111:
        return PLACE_USM_GET_MEM_ALLOC_INFO;
    case 112:
        return PLACE_USM_POOL_CREATE;
    case 118:
        return PLACE_USM_POOL_RETAIN;
    case 119:
        return PLACE_USM_POOL_RELEASE;
    case 120:
        return PLACE_USM_POOL_GET_INFO;
    case 153:
        return PLACE_VIRTUAL_MEM_GRANULARITY_GET_INFO;
    case 154:
        return PLACE_VIRTUAL_MEM_RESERVE;
    case 155:
        return PLACE_VIRTUAL_MEM_FREE;
    case 156:
        return PLACE_VIRTUAL_MEM_MAP;
    case 157:
        return PLACE_VIRTUAL_MEM_UNMAP;
    case 158:
        return PLACE_VIRTUAL_MEM_SET_ACCESS;
    case 159:
        return PLACE_VIRTUAL_MEM_GET_INFO;
    case 160:
        return PLACE_PHYSICAL_MEM_CREATE;
    case 161:
        return PLACE_PHYSICAL_MEM_RETAIN;
    case 162:
        return PLACE_PHYSICAL_MEM_RELEASE;
    case 249:
        return PLACE_PHYSICAL_MEM_GET_INFO;
    default:
        return -1;
    }
}

ur_result_t UR_APICALL urAdapterGet(
    uint32_t NumEntries, ur_adapter_handle_t *phAdapters, uint32_t *pNumAdapters) {
    struct ur_adapter_get_params_t params = {
        &NumEntries, &phAdapters, &pNumAdapters};
    return mock_call(PLACE_ADAPTER_GET, &params, mock_adapter_get);
}

static ur_result_t default_adapter_release(void *opaque) {
    struct ur_adapter_release_params_t *p = opaque;
    (void)p;
    return mock_release(*p->phAdapter);
}

ur_result_t UR_APICALL urAdapterRelease(ur_adapter_handle_t hAdapter) {
    struct ur_adapter_release_params_t params = {
        &hAdapter};
    return mock_call(PLACE_ADAPTER_RELEASE, &params, default_adapter_release);
}

static ur_result_t default_adapter_retain(void *opaque) {
    struct ur_adapter_retain_params_t *p = opaque;
    (void)p;
    return mock_retain(*p->phAdapter);
}

ur_result_t UR_APICALL urAdapterRetain(ur_adapter_handle_t hAdapter) {
    struct ur_adapter_retain_params_t params = {
        &hAdapter};
    return mock_call(PLACE_ADAPTER_RETAIN, &params, default_adapter_retain);
}

static ur_result_t default_adapter_get_last_error(void *opaque) {
    struct ur_adapter_get_last_error_params_t *p = opaque;
    (void)p;
    if (!*p->pppMessage) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    if (!*p->ppError) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    if (*p->pppMessage) {
        **p->pppMessage = "";
    }
    if (*p->ppError) {
        **p->ppError = 0;
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urAdapterGetLastError(
    ur_adapter_handle_t hAdapter, const char **ppMessage, int32_t *pError) {
    struct ur_adapter_get_last_error_params_t params = {
        &hAdapter, &ppMessage, &pError};
    return mock_call(PLACE_ADAPTER_GET_LAST_ERROR, &params, default_adapter_get_last_error);
}

static ur_result_t default_adapter_get_info(void *opaque) {
    struct ur_adapter_get_info_params_t *p = opaque;
    (void)p;
    return mock_info(MOCK_INFO_OF_UR_ADAPTER_INFO_T, *p->phAdapter, (uint32_t)*p->ppropName,
                     *p->ppropSize, *p->ppPropValue, *p->ppPropSizeRet);
}

ur_result_t UR_APICALL urAdapterGetInfo(
    ur_adapter_handle_t hAdapter, ur_adapter_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    struct ur_adapter_get_info_params_t params = {
        &hAdapter, &propName, &propSize, &pPropValue, &pPropSizeRet};
    return mock_call(PLACE_ADAPTER_GET_INFO, &params, default_adapter_get_info);
}

ur_result_t UR_APICALL urAdapterSetLoggerCallback(
    ur_adapter_handle_t hAdapter, ur_logger_callback_t pfnLoggerCallback, void *pUserData,
    ur_logger_level_t level) {
    struct ur_adapter_set_logger_callback_params_t params = {
        &hAdapter, &pfnLoggerCallback, &pUserData, &level};
    return mock_call(PLACE_ADAPTER_SET_LOGGER_CALLBACK, &params, mock_adapter_set_logger_callback);
}

ur_result_t UR_APICALL urAdapterSetLoggerCallbackLevel(
    ur_adapter_handle_t hAdapter, ur_logger_level_t level) {
    struct ur_adapter_set_logger_callback_level_params_t params = {
        &hAdapter, &level};
    return mock_call(PLACE_ADAPTER_SET_LOGGER_CALLBACK_LEVEL, &params, mock_adapter_set_logger_callback_level);
}

ur_result_t UR_APICALL urContextCreate(
    uint32_t DeviceCount, const ur_device_handle_t *phDevices,
    const ur_context_properties_t *pProperties, ur_context_handle_t *phContext) {
    struct ur_context_create_params_t params = {
        &DeviceCount, &phDevices, &pProperties, &phContext};
    return mock_call(PLACE_CONTEXT_CREATE, &params, mock_context_create);
}

static ur_result_t default_context_retain(void *opaque) {
    struct ur_context_retain_params_t *p = opaque;
    (void)p;
    return mock_retain(*p->phContext);
}

ur_result_t UR_APICALL urContextRetain(ur_context_handle_t hContext) {
    struct ur_context_retain_params_t params = {
        &hContext};
    return mock_call(PLACE_CONTEXT_RETAIN, &params, default_context_retain);
}

static ur_result_t default_context_release(void *opaque) {
    struct ur_context_release_params_t *p = opaque;
    (void)p;
    return mock_release(*p->phContext);
}

ur_result_t UR_APICALL urContextRelease(ur_context_handle_t hContext) {
    struct ur_context_release_params_t params = {
        &hContext};
    return mock_call(PLACE_CONTEXT_RELEASE, &params, default_context_release);
}

static ur_result_t default_context_get_info(void *opaque) {
    struct ur_context_get_info_params_t *p = opaque;
    (void)p;
    return mock_info(MOCK_INFO_OF_UR_CONTEXT_INFO_T, *p->phContext, (uint32_t)*p->ppropName,
                     *p->ppropSize, *p->ppPropValue, *p->ppPropSizeRet);
}

ur_result_t UR_APICALL urContextGetInfo(
    ur_context_handle_t hContext, ur_context_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    struct ur_context_get_info_params_t params = {
        &hContext, &propName, &propSize, &pPropValue, &pPropSizeRet};
    return mock_call(PLACE_CONTEXT_GET_INFO, &params, default_context_get_info);
}

static ur_result_t default_context_get_native_handle(void *opaque) {
    struct ur_context_get_native_handle_params_t *p = opaque;
    (void)p;
    if (!*p->pphNativeContext) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    if (*p->pphNativeContext) {
        **p->pphNativeContext = (ur_native_handle_t)*p->phContext;
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urContextGetNativeHandle(
    ur_context_handle_t hContext, ur_native_handle_t *phNativeContext) {
    struct ur_context_get_native_handle_params_t params = {
        &hContext, &phNativeContext};
    return mock_call(PLACE_CONTEXT_GET_NATIVE_HANDLE, &params, default_context_get_native_handle);
}

static ur_result_t default_context_create_with_native_handle(void *opaque) {
    struct ur_context_create_with_native_handle_params_t *p = opaque;
    (void)p;
    if (!*p->pphContext) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    struct mock_links links = {{0}};
    links.at[MOCK_ADAPTER] = (struct mock_object *)*p->phAdapter;
    links.function = (ur_function_t)6;
    void *made[1] = {NULL};
    if (!mock_create_all(1, made, (const unsigned[]){MOCK_CONTEXT},
                         (const bool[]){*p->pphContext != NULL}, &links)) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (*p->pphContext) {
        **p->pphContext = made[0];
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urContextCreateWithNativeHandle(
    ur_native_handle_t hNativeContext, ur_adapter_handle_t hAdapter, uint32_t numDevices,
    const ur_device_handle_t *phDevices, const ur_context_native_properties_t *pProperties,
    ur_context_handle_t *phContext) {
    struct ur_context_create_with_native_handle_params_t params = {
        &hNativeContext, &hAdapter, &numDevices, &phDevices, &pProperties, &phContext};
    return mock_call(PLACE_CONTEXT_CREATE_WITH_NATIVE_HANDLE, &params, default_context_create_with_native_handle);
}

static ur_result_t default_context_set_extended_deleter(void *opaque) {
    struct ur_context_set_extended_deleter_params_t *p = opaque;
    (void)p;
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urContextSetExtendedDeleter(
    ur_context_handle_t hContext, ur_context_extended_deleter_t pfnDeleter, void *pUserData) {
    struct ur_context_set_extended_deleter_params_t params = {
        &hContext, &pfnDeleter, &pUserData};
    return mock_call(PLACE_CONTEXT_SET_EXTENDED_DELETER, &params, default_context_set_extended_deleter);
}

ur_result_t UR_APICALL urDeviceGet(
    ur_platform_handle_t hPlatform, ur_device_type_t DeviceType, uint32_t NumEntries,
    ur_device_handle_t *phDevices, uint32_t *pNumDevices) {
    struct ur_device_get_params_t params = {
        &hPlatform, &DeviceType, &NumEntries, &phDevices, &pNumDevices};
    return mock_call(PLACE_DEVICE_GET, &params, mock_device_get);
}

static ur_result_t default_device_get_info(void *opaque) {
    struct ur_device_get_info_params_t *p = opaque;
    (void)p;
    return mock_info(MOCK_INFO_OF_UR_DEVICE_INFO_T, *p->phDevice, (uint32_t)*p->ppropName,
                     *p->ppropSize, *p->ppPropValue, *p->ppPropSizeRet);
}

ur_result_t UR_APICALL urDeviceGetInfo(
    ur_device_handle_t hDevice, ur_device_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    struct ur_device_get_info_params_t params = {
        &hDevice, &propName, &propSize, &pPropValue, &pPropSizeRet};
    return mock_call(PLACE_DEVICE_GET_INFO, &params, default_device_get_info);
}

static ur_result_t default_device_retain(void *opaque) {
    struct ur_device_retain_params_t *p = opaque;
    (void)p;
    return mock_retain(*p->phDevice);
}

ur_result_t UR_APICALL urDeviceRetain(ur_device_handle_t hDevice) {
    struct ur_device_retain_params_t params = {
        &hDevice};
    return mock_call(PLACE_DEVICE_RETAIN, &params, default_device_retain);
}

static ur_result_t default_device_release(void *opaque) {
    struct ur_device_release_params_t *p = opaque;
    (void)p;
    return mock_release(*p->phDevice);
}

ur_result_t UR_APICALL urDeviceRelease(ur_device_handle_t hDevice) {
    struct ur_device_release_params_t params = {
        &hDevice};
    return mock_call(PLACE_DEVICE_RELEASE, &params, default_device_release);
}

ur_result_t UR_APICALL urDevicePartition(
    ur_device_handle_t hDevice, const ur_device_partition_properties_t *pProperties,
    uint32_t NumDevices, ur_device_handle_t *phSubDevices, uint32_t *pNumDevicesRet) {
    struct ur_device_partition_params_t params = {
        &hDevice, &pProperties, &NumDevices, &phSubDevices, &pNumDevicesRet};
    return mock_call(PLACE_DEVICE_PARTITION, &params, mock_device_partition);
}

static ur_result_t default_device_select_binary(void *opaque) {
    struct ur_device_select_binary_params_t *p = opaque;
    (void)p;
    if (!*p->ppSelectedBinary) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    if (*p->ppSelectedBinary) {
        **p->ppSelectedBinary = 0;
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urDeviceSelectBinary(
    ur_device_handle_t hDevice, const ur_device_binary_t *pBinaries, uint32_t NumBinaries,
    uint32_t *pSelectedBinary) {
    struct ur_device_select_binary_params_t params = {
        &hDevice, &pBinaries, &NumBinaries, &pSelectedBinary};
    return mock_call(PLACE_DEVICE_SELECT_BINARY, &params, default_device_select_binary);
}

static ur_result_t default_device_get_native_handle(void *opaque) {
    struct ur_device_get_native_handle_params_t *p = opaque;
    (void)p;
    if (!*p->pphNativeDevice) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    if (*p->pphNativeDevice) {
        **p->pphNativeDevice = (ur_native_handle_t)*p->phDevice;
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urDeviceGetNativeHandle(
    ur_device_handle_t hDevice, ur_native_handle_t *phNativeDevice) {
    struct ur_device_get_native_handle_params_t params = {
        &hDevice, &phNativeDevice};
    return mock_call(PLACE_DEVICE_GET_NATIVE_HANDLE, &params, default_device_get_native_handle);
}

static ur_result_t default_device_create_with_native_handle(void *opaque) {
    struct ur_device_create_with_native_handle_params_t *p = opaque;
    (void)p;
    if (!*p->pphDevice) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    struct mock_links links = {{0}};
    links.at[MOCK_ADAPTER] = (struct mock_object *)*p->phAdapter;
    links.function = (ur_function_t)15;
    void *made[1] = {NULL};
    if (!mock_create_all(1, made, (const unsigned[]){MOCK_DEVICE},
                         (const bool[]){*p->pphDevice != NULL}, &links)) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (*p->pphDevice) {
        **p->pphDevice = made[0];
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urDeviceCreateWithNativeHandle(
    ur_native_handle_t hNativeDevice, ur_adapter_handle_t hAdapter,
    const ur_device_native_properties_t *pProperties, ur_device_handle_t *phDevice) {
    struct ur_device_create_with_native_handle_params_t params = {
        &hNativeDevice, &hAdapter, &pProperties, &phDevice};
    return mock_call(PLACE_DEVICE_CREATE_WITH_NATIVE_HANDLE, &params, default_device_create_with_native_handle);
}

static ur_result_t default_device_get_global_timestamps(void *opaque) {
    struct ur_device_get_global_timestamps_params_t *p = opaque;
    (void)p;
    if (*p->ppDeviceTimestamp) {
        **p->ppDeviceTimestamp = mock_time();
    }
    if (*p->ppHostTimestamp) {
        **p->ppHostTimestamp = mock_time();
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urDeviceGetGlobalTimestamps(
    ur_device_handle_t hDevice, uint64_t *pDeviceTimestamp, uint64_t *pHostTimestamp) {
    struct ur_device_get_global_timestamps_params_t params = {
        &hDevice, &pDeviceTimestamp, &pHostTimestamp};
    return mock_call(PLACE_DEVICE_GET_GLOBAL_TIMESTAMPS, &params, default_device_get_global_timestamps);
}

static ur_result_t default_enqueue_events_wait(void *opaque) {
    struct ur_enqueue_events_wait_params_t *p = opaque;
    (void)p;
    struct mock_links links = {{0}};
    links.at[MOCK_QUEUE] = (struct mock_object *)*p->phQueue;
    links.function = (ur_function_t)18;
    void *made[1] = {NULL};
    if (!mock_create_all(1, made, (const unsigned[]){MOCK_EVENT},
                         (const bool[]){*p->pphEvent != NULL}, &links)) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (*p->pphEvent) {
        **p->pphEvent = made[0];
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urEnqueueEventsWait(
    ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    struct ur_enqueue_events_wait_params_t params = {
        &hQueue, &numEventsInWaitList, &phEventWaitList, &phEvent};
    return mock_call(PLACE_ENQUEUE_EVENTS_WAIT, &params, default_enqueue_events_wait);
}

static ur_result_t default_enqueue_events_wait_with_barrier(void *opaque) {
    struct ur_enqueue_events_wait_with_barrier_params_t *p = opaque;
    (void)p;
    struct mock_links links = {{0}};
    links.at[MOCK_QUEUE] = (struct mock_object *)*p->phQueue;
    links.function = (ur_function_t)19;
    void *made[1] = {NULL};
    if (!mock_create_all(1, made, (const unsigned[]){MOCK_EVENT},
                         (const bool[]){*p->pphEvent != NULL}, &links)) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (*p->pphEvent) {
        **p->pphEvent = made[0];
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urEnqueueEventsWaitWithBarrier(
    ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    struct ur_enqueue_events_wait_with_barrier_params_t params = {
        &hQueue, &numEventsInWaitList, &phEventWaitList, &phEvent};
    return mock_call(PLACE_ENQUEUE_EVENTS_WAIT_WITH_BARRIER, &params, default_enqueue_events_wait_with_barrier);
}

static ur_result_t default_enqueue_mem_buffer_read(void *opaque) {
    struct ur_enqueue_mem_buffer_read_params_t *p = opaque;
    (void)p;
    struct mock_links links = {{0}};
    links.at[MOCK_QUEUE] = (struct mock_object *)*p->phQueue;
    links.at[MOCK_MEM] = (struct mock_object *)*p->phBuffer;
    links.function = (ur_function_t)20;
    void *made[1] = {NULL};
    if (!mock_create_all(1, made, (const unsigned[]){MOCK_EVENT},
                         (const bool[]){*p->pphEvent != NULL}, &links)) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (*p->pphEvent) {
        **p->pphEvent = made[0];
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urEnqueueMemBufferRead(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingRead, size_t offset,
    size_t size, void *pDst, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    struct ur_enqueue_mem_buffer_read_params_t params = {
        &hQueue, &hBuffer, &blockingRead, &offset, &size, &pDst, &numEventsInWaitList, &phEventWaitList, &phEvent};
    return mock_call(PLACE_ENQUEUE_MEM_BUFFER_READ, &params, default_enqueue_mem_buffer_read);
}

static ur_result_t default_enqueue_mem_buffer_write(void *opaque) {
    struct ur_enqueue_mem_buffer_write_params_t *p = opaque;
    (void)p;
    struct mock_links links = {{0}};
    links.at[MOCK_QUEUE] = (struct mock_object *)*p->phQueue;
    links.at[MOCK_MEM] = (struct mock_object *)*p->phBuffer;
    links.function = (ur_function_t)21;
    void *made[1] = {NULL};
    if (!mock_create_all(1, made, (const unsigned[]){MOCK_EVENT},
                         (const bool[]){*p->pphEvent != NULL}, &links)) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (*p->pphEvent) {
        **p->pphEvent = made[0];
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urEnqueueMemBufferWrite(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingWrite, size_t offset,
    size_t size, const void *pSrc, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    struct ur_enqueue_mem_buffer_write_params_t params = {
        &hQueue, &hBuffer, &blockingWrite, &offset, &size, &pSrc, &numEventsInWaitList, &phEventWaitList, &phEvent};
    return mock_call(PLACE_ENQUEUE_MEM_BUFFER_WRITE, &params, default_enqueue_mem_buffer_write);
}

static ur_result_t default_enqueue_mem_buffer_read_rect(void *opaque) {
    struct ur_enqueue_mem_buffer_read_rect_params_t *p = opaque;
    (void)p;
    struct mock_links links = {{0}};
    links.at[MOCK_QUEUE] = (struct mock_object *)*p->phQueue;
    links.at[MOCK_MEM] = (struct mock_object *)*p->phBuffer;
    links.function = (ur_function_t)22;
    void *made[1] = {NULL};
    if (!mock_create_all(1, made, (const unsigned[]){MOCK_EVENT},
                         (const bool[]){*p->pphEvent != NULL}, &links)) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (*p->pphEvent) {
        **p->pphEvent = made[0];
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urEnqueueMemBufferReadRect(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingRead,
    ur_rect_offset_t bufferOrigin, ur_rect_offset_t hostOrigin, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pDst, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    struct ur_enqueue_mem_buffer_read_rect_params_t params = {
        &hQueue, &hBuffer, &blockingRead, &bufferOrigin, &hostOrigin, &region, &bufferRowPitch, &bufferSlicePitch, &hostRowPitch, &hostSlicePitch, &pDst, &numEventsInWaitList, &phEventWaitList, &phEvent};
    return mock_call(PLACE_ENQUEUE_MEM_BUFFER_READ_RECT, &params, default_enqueue_mem_buffer_read_rect);
}

static ur_result_t default_enqueue_mem_buffer_write_rect(void *opaque) {
    struct ur_enqueue_mem_buffer_write_rect_params_t *p = opaque;
    (void)p;
    struct mock_links links = {{0}};
    links.at[MOCK_QUEUE] = (struct mock_object *)*p->phQueue;
    links.at[MOCK_MEM] = (struct mock_object *)*p->phBuffer;
    links.function = (ur_function_t)23;
    void *made[1] = {NULL};
    if (!mock_create_all(1, made, (const unsigned[]){MOCK_EVENT},
                         (const bool[]){*p->pphEvent != NULL}, &links)) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (*p->pphEvent) {
        **p->pphEvent = made[0];
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urEnqueueMemBufferWriteRect(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingWrite,
    ur_rect_offset_t bufferOrigin, ur_rect_offset_t hostOrigin, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pSrc, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    struct ur_enqueue_mem_buffer_write_rect_params_t params = {
        &hQueue, &hBuffer, &blockingWrite, &bufferOrigin, &hostOrigin, &region, &bufferRowPitch, &bufferSlicePitch, &hostRowPitch, &hostSlicePitch, &pSrc, &numEventsInWaitList, &phEventWaitList, &phEvent};
    return mock_call(PLACE_ENQUEUE_MEM_BUFFER_WRITE_RECT, &params, default_enqueue_mem_buffer_write_rect);
}

static ur_result_t default_enqueue_mem_buffer_copy(void *opaque) {
    struct ur_enqueue_mem_buffer_copy_params_t *p = opaque;
    (void)p;
    struct mock_links links = {{0}};
    links.at[MOCK_QUEUE] = (struct mock_object *)*p->phQueue;
    links.at[MOCK_MEM] = (struct mock_object *)*p->phBufferSrc;
    links.at[MOCK_MEM] = (struct mock_object *)*p->phBufferDst;
    links.function = (ur_function_t)24;
    void *made[1] = {NULL};
    if (!mock_create_all(1, made, (const unsigned[]){MOCK_EVENT},
                         (const bool[]){*p->pphEvent != NULL}, &links)) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (*p->pphEvent) {
        **p->pphEvent = made[0];
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urEnqueueMemBufferCopy(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc, ur_mem_handle_t hBufferDst,
    size_t srcOffset, size_t dstOffset, size_t size, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    struct ur_enqueue_mem_buffer_copy_params_t params = {
        &hQueue, &hBufferSrc, &hBufferDst, &srcOffset, &dstOffset, &size, &numEventsInWaitList, &phEventWaitList, &phEvent};
    return mock_call(PLACE_ENQUEUE_MEM_BUFFER_COPY, &params, default_enqueue_mem_buffer_copy);
}

static ur_result_t default_enqueue_mem_buffer_copy_rect(void *opaque) {
    struct ur_enqueue_mem_buffer_copy_rect_params_t *p = opaque;
    (void)p;
    struct mock_links links = {{0}};
    links.at[MOCK_QUEUE] = (struct mock_object *)*p->phQueue;
    links.at[MOCK_MEM] = (struct mock_object *)*p->phBufferSrc;
    links.at[MOCK_MEM] = (struct mock_object *)*p->phBufferDst;
    links.function = (ur_function_t)25;
    void *made[1] = {NULL};
    if (!mock_create_all(1, made, (const unsigned[]){MOCK_EVENT},
                         (const bool[]){*p->pphEvent != NULL}, &links)) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (*p->pphEvent) {
        **p->pphEvent = made[0];
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urEnqueueMemBufferCopyRect(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc, ur_mem_handle_t hBufferDst,
    ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region,
    size_t srcRowPitch, size_t srcSlicePitch, size_t dstRowPitch, size_t dstSlicePitch,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    struct ur_enqueue_mem_buffer_copy_rect_params_t params = {
        &hQueue, &hBufferSrc, &hBufferDst, &srcOrigin, &dstOrigin, &region, &srcRowPitch, &srcSlicePitch, &dstRowPitch, &dstSlicePitch, &numEventsInWaitList, &phEventWaitList, &phEvent};
    return mock_call(PLACE_ENQUEUE_MEM_BUFFER_COPY_RECT, &params, default_enqueue_mem_buffer_copy_rect);
}

static ur_result_t default_enqueue_mem_buffer_fill(void *opaque) {
    struct ur_enqueue_mem_buffer_fill_params_t *p = opaque;
    (void)p;
    struct mock_links links = {{0}};
    links.at[MOCK_QUEUE] = (struct mock_object *)*p->phQueue;
    links.at[MOCK_MEM] = (struct mock_object *)*p->phBuffer;
    links.function = (ur_function_t)26;
    void *made[1] = {NULL};
    if (!mock_create_all(1, made, (const unsigned[]){MOCK_EVENT},
                         (const bool[]){*p->pphEvent != NULL}, &links)) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (*p->pphEvent) {
        **p->pphEvent = made[0];
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urEnqueueMemBufferFill(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, const void *pPattern, size_t patternSize,
    size_t offset, size_t size, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    struct ur_enqueue_mem_buffer_fill_params_t params = {
        &hQueue, &hBuffer, &pPattern, &patternSize, &offset, &size, &numEventsInWaitList, &phEventWaitList, &phEvent};
    return mock_call(PLACE_ENQUEUE_MEM_BUFFER_FILL, &params, default_enqueue_mem_buffer_fill);
}

static ur_result_t default_enqueue_mem_image_read(void *opaque) {
    struct ur_enqueue_mem_image_read_params_t *p = opaque;
    (void)p;
    struct mock_links links = {{0}};
    links.at[MOCK_QUEUE] = (struct mock_object *)*p->phQueue;
    links.at[MOCK_MEM] = (struct mock_object *)*p->phImage;
    links.function = (ur_function_t)27;
    void *made[1] = {NULL};
    if (!mock_create_all(1, made, (const unsigned[]){MOCK_EVENT},
                         (const bool[]){*p->pphEvent != NULL}, &links)) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (*p->pphEvent) {
        **p->pphEvent = made[0];
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urEnqueueMemImageRead(
    ur_queue_handle_t hQueue, ur_mem_handle_t hImage, bool blockingRead, ur_rect_offset_t origin,
    ur_rect_region_t region, size_t rowPitch, size_t slicePitch, void *pDst,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    struct ur_enqueue_mem_image_read_params_t params = {
        &hQueue, &hImage, &blockingRead, &origin, &region, &rowPitch, &slicePitch, &pDst, &numEventsInWaitList, &phEventWaitList, &phEvent};
    return mock_call(PLACE_ENQUEUE_MEM_IMAGE_READ, &params, default_enqueue_mem_image_read);
}

static ur_result_t default_enqueue_mem_image_write(void *opaque) {
    struct ur_enqueue_mem_image_write_params_t *p = opaque;
    (void)p;
    struct mock_links links = {{0}};
    links.at[MOCK_QUEUE] = (struct mock_object *)*p->phQueue;
    links.at[MOCK_MEM] = (struct mock_object *)*p->phImage;
    links.function = (ur_function_t)28;
    void *made[1] = {NULL};
    if (!mock_create_all(1, made, (const unsigned[]){MOCK_EVENT},
                         (const bool[]){*p->pphEvent != NULL}, &links)) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (*p->pphEvent) {
        **p->pphEvent = made[0];
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urEnqueueMemImageWrite(
    ur_queue_handle_t hQueue, ur_mem_handle_t hImage, bool blockingWrite, ur_rect_offset_t origin,
    ur_rect_region_t region, size_t rowPitch, size_t slicePitch, void *pSrc,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    struct ur_enqueue_mem_image_write_params_t params = {
        &hQueue, &hImage, &blockingWrite, &origin, &region, &rowPitch, &slicePitch, &pSrc, &numEventsInWaitList, &phEventWaitList, &phEvent};
    return mock_call(PLACE_ENQUEUE_MEM_IMAGE_WRITE, &params, default_enqueue_mem_image_write);
}

static ur_result_t default_enqueue_mem_image_copy(void *opaque) {
    struct ur_enqueue_mem_image_copy_params_t *p = opaque;
    (void)p;
    struct mock_links links = {{0}};
    links.at[MOCK_QUEUE] = (struct mock_object *)*p->phQueue;
    links.at[MOCK_MEM] = (struct mock_object *)*p->phImageSrc;
    links.at[MOCK_MEM] = (struct mock_object *)*p->phImageDst;
    links.function = (ur_function_t)29;
    void *made[1] = {NULL};
    if (!mock_create_all(1, made, (const unsigned[]){MOCK_EVENT},
                         (const bool[]){*p->pphEvent != NULL}, &links)) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (*p->pphEvent) {
        **p->pphEvent = made[0];
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urEnqueueMemImageCopy(
    ur_queue_handle_t hQueue, ur_mem_handle_t hImageSrc, ur_mem_handle_t hImageDst,
    ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    struct ur_enqueue_mem_image_copy_params_t params = {
        &hQueue, &hImageSrc, &hImageDst, &srcOrigin, &dstOrigin, &region, &numEventsInWaitList, &phEventWaitList, &phEvent};
    return mock_call(PLACE_ENQUEUE_MEM_IMAGE_COPY, &params, default_enqueue_mem_image_copy);
}

ur_result_t UR_APICALL urEnqueueMemBufferMap(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingMap, ur_map_flags_t mapFlags,
    size_t offset, size_t size, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent, void **ppRetMap) {
    struct ur_enqueue_mem_buffer_map_params_t params = {
        &hQueue, &hBuffer, &blockingMap, &mapFlags, &offset, &size, &numEventsInWaitList, &phEventWaitList, &phEvent, &ppRetMap};
    return mock_call(PLACE_ENQUEUE_MEM_BUFFER_MAP, &params, mock_enqueue_mem_buffer_map);
}

static ur_result_t default_enqueue_mem_unmap(void *opaque) {
    struct ur_enqueue_mem_unmap_params_t *p = opaque;
    (void)p;
    struct mock_links links = {{0}};
    links.at[MOCK_QUEUE] = (struct mock_object *)*p->phQueue;
    links.at[MOCK_MEM] = (struct mock_object *)*p->phMem;
    links.function = (ur_function_t)31;
    void *made[1] = {NULL};
    if (!mock_create_all(1, made, (const unsigned[]){MOCK_EVENT},
                         (const bool[]){*p->pphEvent != NULL}, &links)) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (*p->pphEvent) {
        **p->pphEvent = made[0];
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urEnqueueMemUnmap(
    ur_queue_handle_t hQueue, ur_mem_handle_t hMem, void *pMappedPtr, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    struct ur_enqueue_mem_unmap_params_t params = {
        &hQueue, &hMem, &pMappedPtr, &numEventsInWaitList, &phEventWaitList, &phEvent};
    return mock_call(PLACE_ENQUEUE_MEM_UNMAP, &params, default_enqueue_mem_unmap);
}

static ur_result_t default_enqueue_usm_fill(void *opaque) {
    struct ur_enqueue_usm_fill_params_t *p = opaque;
    (void)p;
    struct mock_links links = {{0}};
    links.at[MOCK_QUEUE] = (struct mock_object *)*p->phQueue;
    links.function = (ur_function_t)32;
    void *made[1] = {NULL};
    if (!mock_create_all(1, made, (const unsigned[]){MOCK_EVENT},
                         (const bool[]){*p->pphEvent != NULL}, &links)) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (*p->pphEvent) {
        **p->pphEvent = made[0];
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urEnqueueUSMFill(
    ur_queue_handle_t hQueue, void *pMem, size_t patternSize, const void *pPattern, size_t size,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    struct ur_enqueue_usm_fill_params_t params = {
        &hQueue, &pMem, &patternSize, &pPattern, &size, &numEventsInWaitList, &phEventWaitList, &phEvent};
    return mock_call(PLACE_ENQUEUE_USM_FILL, &params, default_enqueue_usm_fill);
}

static ur_result_t default_enqueue_usm_memcpy(void *opaque) {
    struct ur_enqueue_usm_memcpy_params_t *p = opaque;
    (void)p;
    struct mock_links links = {{0}};
    links.at[MOCK_QUEUE] = (struct mock_object *)*p->phQueue;
    links.function = (ur_function_t)33;
    void *made[1] = {NULL};
    if (!mock_create_all(1, made, (const unsigned[]){MOCK_EVENT},
                         (const bool[]){*p->pphEvent != NULL}, &links)) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (*p->pphEvent) {
        **p->pphEvent = made[0];
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urEnqueueUSMMemcpy(
    ur_queue_handle_t hQueue, bool blocking, void *pDst, const void *pSrc, size_t size,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    struct ur_enqueue_usm_memcpy_params_t params = {
        &hQueue, &blocking, &pDst, &pSrc, &size, &numEventsInWaitList, &phEventWaitList, &phEvent};
    return mock_call(PLACE_ENQUEUE_USM_MEMCPY, &params, default_enqueue_usm_memcpy);
}

static ur_result_t default_enqueue_usm_prefetch(void *opaque) {
    struct ur_enqueue_usm_prefetch_params_t *p = opaque;
    (void)p;
    struct mock_links links = {{0}};
    links.at[MOCK_QUEUE] = (struct mock_object *)*p->phQueue;
    links.function = (ur_function_t)34;
    void *made[1] = {NULL};
    if (!mock_create_all(1, made, (const unsigned[]){MOCK_EVENT},
                         (const bool[]){*p->pphEvent != NULL}, &links)) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (*p->pphEvent) {
        **p->pphEvent = made[0];
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urEnqueueUSMPrefetch(
    ur_queue_handle_t hQueue, const void *pMem, size_t size, ur_usm_migration_flags_t flags,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    struct ur_enqueue_usm_prefetch_params_t params = {
        &hQueue, &pMem, &size, &flags, &numEventsInWaitList, &phEventWaitList, &phEvent};
    return mock_call(PLACE_ENQUEUE_USM_PREFETCH, &params, default_enqueue_usm_prefetch);
}

static ur_result_t default_enqueue_usm_advise(void *opaque) {
    struct ur_enqueue_usm_advise_params_t *p = opaque;
    (void)p;
    struct mock_links links = {{0}};
    links.at[MOCK_QUEUE] = (struct mock_object *)*p->phQueue;
    links.function = (ur_function_t)35;
    void *made[1] = {NULL};
    if (!mock_create_all(1, made, (const unsigned[]){MOCK_EVENT},
                         (const bool[]){*p->pphEvent != NULL}, &links)) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (*p->pphEvent) {
        **p->pphEvent = made[0];
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urEnqueueUSMAdvise(
    ur_queue_handle_t hQueue, const void *pMem, size_t size, ur_usm_advice_flags_t advice,
    ur_event_handle_t *phEvent) {
    struct ur_enqueue_usm_advise_params_t params = {
        &hQueue, &pMem, &size, &advice, &phEvent};
    return mock_call(PLACE_ENQUEUE_USM_ADVISE, &params, default_enqueue_usm_advise);
}

static ur_result_t default_enqueue_usm_fill_2d(void *opaque) {
    struct ur_enqueue_usm_fill_2d_params_t *p = opaque;
    (void)p;
    struct mock_links links = {{0}};
    links.at[MOCK_QUEUE] = (struct mock_object *)*p->phQueue;
    links.function = (ur_function_t)151;
    void *made[1] = {NULL};
    if (!mock_create_all(1, made, (const unsigned[]){MOCK_EVENT},
                         (const bool[]){*p->pphEvent != NULL}, &links)) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (*p->pphEvent) {
        **p->pphEvent = made[0];
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urEnqueueUSMFill2D(
    ur_queue_handle_t hQueue, void *pMem, size_t pitch, size_t patternSize, const void *pPattern,
    size_t width, size_t height, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    struct ur_enqueue_usm_fill_2d_params_t params = {
        &hQueue, &pMem, &pitch, &patternSize, &pPattern, &width, &height, &numEventsInWaitList, &phEventWaitList, &phEvent};
    return mock_call(PLACE_ENQUEUE_USM_FILL_2D, &params, default_enqueue_usm_fill_2d);
}

static ur_result_t default_enqueue_usm_memcpy_2d(void *opaque) {
    struct ur_enqueue_usm_memcpy_2d_params_t *p = opaque;
    (void)p;
    struct mock_links links = {{0}};
    links.at[MOCK_QUEUE] = (struct mock_object *)*p->phQueue;
    links.function = (ur_function_t)152;
    void *made[1] = {NULL};
    if (!mock_create_all(1, made, (const unsigned[]){MOCK_EVENT},
                         (const bool[]){*p->pphEvent != NULL}, &links)) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (*p->pphEvent) {
        **p->pphEvent = made[0];
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urEnqueueUSMMemcpy2D(
    ur_queue_handle_t hQueue, bool blocking, void *pDst, size_t dstPitch, const void *pSrc,
    size_t srcPitch, size_t width, size_t height, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    struct ur_enqueue_usm_memcpy_2d_params_t params = {
        &hQueue, &blocking, &pDst, &dstPitch, &pSrc, &srcPitch, &width, &height, &numEventsInWaitList, &phEventWaitList, &phEvent};
    return mock_call(PLACE_ENQUEUE_USM_MEMCPY_2D, &params, default_enqueue_usm_memcpy_2d);
}

static ur_result_t default_enqueue_device_global_variable_write(void *opaque) {
    struct ur_enqueue_device_global_variable_write_params_t *p = opaque;
    (void)p;
    struct mock_links links = {{0}};
    links.at[MOCK_QUEUE] = (struct mock_object *)*p->phQueue;
    links.at[MOCK_PROGRAM] = (struct mock_object *)*p->phProgram;
    links.function = (ur_function_t)38;
    void *made[1] = {NULL};
    if (!mock_create_all(1, made, (const unsigned[]){MOCK_EVENT},
                         (const bool[]){*p->pphEvent != NULL}, &links)) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (*p->pphEvent) {
        **p->pphEvent = made[0];
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urEnqueueDeviceGlobalVariableWrite(
    ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *name, bool blockingWrite,
    size_t count, size_t offset, const void *pSrc, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    struct ur_enqueue_device_global_variable_write_params_t params = {
        &hQueue, &hProgram, &name, &blockingWrite, &count, &offset, &pSrc, &numEventsInWaitList, &phEventWaitList, &phEvent};
    return mock_call(PLACE_ENQUEUE_DEVICE_GLOBAL_VARIABLE_WRITE, &params, default_enqueue_device_global_variable_write);
}

static ur_result_t default_enqueue_device_global_variable_read(void *opaque) {
    struct ur_enqueue_device_global_variable_read_params_t *p = opaque;
    (void)p;
    struct mock_links links = {{0}};
    links.at[MOCK_QUEUE] = (struct mock_object *)*p->phQueue;
    links.at[MOCK_PROGRAM] = (struct mock_object *)*p->phProgram;
    links.function = (ur_function_t)39;
    void *made[1] = {NULL};
    if (!mock_create_all(1, made, (const unsigned[]){MOCK_EVENT},
                         (const bool[]){*p->pphEvent != NULL}, &links)) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (*p->pphEvent) {
        **p->pphEvent = made[0];
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urEnqueueDeviceGlobalVariableRead(
    ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *name, bool blockingRead,
    size_t count, size_t offset, void *pDst, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    struct ur_enqueue_device_global_variable_read_params_t params = {
        &hQueue, &hProgram, &name, &blockingRead, &count, &offset, &pDst, &numEventsInWaitList, &phEventWaitList, &phEvent};
    return mock_call(PLACE_ENQUEUE_DEVICE_GLOBAL_VARIABLE_READ, &params, default_enqueue_device_global_variable_read);
}

static ur_result_t default_enqueue_read_host_pipe(void *opaque) {
    struct ur_enqueue_read_host_pipe_params_t *p = opaque;
    (void)p;
    struct mock_links links = {{0}};
    links.at[MOCK_QUEUE] = (struct mock_object *)*p->phQueue;
    links.at[MOCK_PROGRAM] = (struct mock_object *)*p->phProgram;
    links.function = (ur_function_t)69;
    void *made[1] = {NULL};
    if (!mock_create_all(1, made, (const unsigned[]){MOCK_EVENT},
                         (const bool[]){*p->pphEvent != NULL}, &links)) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (*p->pphEvent) {
        **p->pphEvent = made[0];
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urEnqueueReadHostPipe(
    ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *pipe_symbol, bool blocking,
    void *pDst, size_t size, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    struct ur_enqueue_read_host_pipe_params_t params = {
        &hQueue, &hProgram, &pipe_symbol, &blocking, &pDst, &size, &numEventsInWaitList, &phEventWaitList, &phEvent};
    return mock_call(PLACE_ENQUEUE_READ_HOST_PIPE, &params, default_enqueue_read_host_pipe);
}

static ur_result_t default_enqueue_write_host_pipe(void *opaque) {
    struct ur_enqueue_write_host_pipe_params_t *p = opaque;
    (void)p;
    struct mock_links links = {{0}};
    links.at[MOCK_QUEUE] = (struct mock_object *)*p->phQueue;
    links.at[MOCK_PROGRAM] = (struct mock_object *)*p->phProgram;
    links.function = (ur_function_t)117;
    void *made[1] = {NULL};
    if (!mock_create_all(1, made, (const unsigned[]){MOCK_EVENT},
                         (const bool[]){*p->pphEvent != NULL}, &links)) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (*p->pphEvent) {
        **p->pphEvent = made[0];
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urEnqueueWriteHostPipe(
    ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *pipe_symbol, bool blocking,
    void *pSrc, size_t size, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    struct ur_enqueue_write_host_pipe_params_t params = {
        &hQueue, &hProgram, &pipe_symbol, &blocking, &pSrc, &size, &numEventsInWaitList, &phEventWaitList, &phEvent};
    return mock_call(PLACE_ENQUEUE_WRITE_HOST_PIPE, &params, default_enqueue_write_host_pipe);
}

static ur_result_t default_event_get_info(void *opaque) {
    struct ur_event_get_info_params_t *p = opaque;
    (void)p;
    return mock_info(MOCK_INFO_OF_UR_EVENT_INFO_T, *p->phEvent, (uint32_t)*p->ppropName,
                     *p->ppropSize, *p->ppPropValue, *p->ppPropSizeRet);
}

ur_result_t UR_APICALL urEventGetInfo(
    ur_event_handle_t hEvent, ur_event_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    struct ur_event_get_info_params_t params = {
        &hEvent, &propName, &propSize, &pPropValue, &pPropSizeRet};
    return mock_call(PLACE_EVENT_GET_INFO, &params, default_event_get_info);
}

static ur_result_t default_event_get_profiling_info(void *opaque) {
    struct ur_event_get_profiling_info_params_t *p = opaque;
    (void)p;
    return mock_info(MOCK_INFO_OF_UR_PROFILING_INFO_T, *p->phEvent, (uint32_t)*p->ppropName,
                     *p->ppropSize, *p->ppPropValue, *p->ppPropSizeRet);
}

ur_result_t UR_APICALL urEventGetProfilingInfo(
    ur_event_handle_t hEvent, ur_profiling_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    struct ur_event_get_profiling_info_params_t params = {
        &hEvent, &propName, &propSize, &pPropValue, &pPropSizeRet};
    return mock_call(PLACE_EVENT_GET_PROFILING_INFO, &params, default_event_get_profiling_info);
}

static ur_result_t default_event_wait(void *opaque) {
    struct ur_event_wait_params_t *p = opaque;
    (void)p;
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urEventWait(uint32_t numEvents, const ur_event_handle_t *phEventWaitList) {
    struct ur_event_wait_params_t params = {
        &numEvents, &phEventWaitList};
    return mock_call(PLACE_EVENT_WAIT, &params, default_event_wait);
}

static ur_result_t default_event_retain(void *opaque) {
    struct ur_event_retain_params_t *p = opaque;
    (void)p;
    return mock_retain(*p->phEvent);
}

ur_result_t UR_APICALL urEventRetain(ur_event_handle_t hEvent) {
    struct ur_event_retain_params_t params = {
        &hEvent};
    return mock_call(PLACE_EVENT_RETAIN, &params, default_event_retain);
}

static ur_result_t default_event_release(void *opaque) {
    struct ur_event_release_params_t *p = opaque;
    (void)p;
    return mock_release(*p->phEvent);
}

ur_result_t UR_APICALL urEventRelease(ur_event_handle_t hEvent) {
    struct ur_event_release_params_t params = {
        &hEvent};
    return mock_call(PLACE_EVENT_RELEASE, &params, default_event_release);
}

static ur_result_t default_event_get_native_handle(void *opaque) {
    struct ur_event_get_native_handle_params_t *p = opaque;
    (void)p;
    if (!*p->pphNativeEvent) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    if (*p->pphNativeEvent) {
        **p->pphNativeEvent = (ur_native_handle_t)*p->phEvent;
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urEventGetNativeHandle(
    ur_event_handle_t hEvent, ur_native_handle_t *phNativeEvent) {
    struct ur_event_get_native_handle_params_t params = {
        &hEvent, &phNativeEvent};
    return mock_call(PLACE_EVENT_GET_NATIVE_HANDLE, &params, default_event_get_native_handle);
}

static ur_result_t default_event_create_with_native_handle(void *opaque) {
    struct ur_event_create_with_native_handle_params_t *p = opaque;
    (void)p;
    if (!*p->pphEvent) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    struct mock_links links = {{0}};
    links.at[MOCK_CONTEXT] = (struct mock_object *)*p->phContext;
    links.function = (ur_function_t)46;
    void *made[1] = {NULL};
    if (!mock_create_all(1, made, (const unsigned[]){MOCK_EVENT},
                         (const bool[]){*p->pphEvent != NULL}, &links)) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (*p->pphEvent) {
        **p->pphEvent = made[0];
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urEventCreateWithNativeHandle(
    ur_native_handle_t hNativeEvent, ur_context_handle_t hContext,
    const ur_event_native_properties_t *pProperties, ur_event_handle_t *phEvent) {
    struct ur_event_create_with_native_handle_params_t params = {
        &hNativeEvent, &hContext, &pProperties, &phEvent};
    return mock_call(PLACE_EVENT_CREATE_WITH_NATIVE_HANDLE, &params, default_event_create_with_native_handle);
}

static ur_result_t default_event_set_callback(void *opaque) {
    struct ur_event_set_callback_params_t *p = opaque;
    (void)p;
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urEventSetCallback(
    ur_event_handle_t hEvent, ur_execution_info_t execStatus, ur_event_callback_t pfnNotify,
    void *pUserData) {
    struct ur_event_set_callback_params_t params = {
        &hEvent, &execStatus, &pfnNotify, &pUserData};
    return mock_call(PLACE_EVENT_SET_CALLBACK, &params, default_event_set_callback);
}

static ur_result_t default_enqueue_usm_device_alloc_exp(void *opaque) {
    struct ur_enqueue_usm_device_alloc_exp_params_t *p = opaque;
    (void)p;
    if (!*p->pppMem) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    struct mock_links links = {{0}};
    links.at[MOCK_QUEUE] = (struct mock_object *)*p->phQueue;
    links.at[MOCK_USM_POOL] = (struct mock_object *)*p->ppPool;
    links.function = (ur_function_t)250;
    void *made[1] = {NULL};
    if (!mock_create_all(1, made, (const unsigned[]){MOCK_EVENT},
                         (const bool[]){*p->pphEvent != NULL}, &links)) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    void *memory = mock_allocate(*p->psize, UR_USM_TYPE_DEVICE, &links);
    if (!memory) {
        mock_undo(1, made);
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    **p->pppMem = memory;
    if (*p->pphEvent) {
        **p->pphEvent = made[0];
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urEnqueueUSMDeviceAllocExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, const size_t size,
    const ur_exp_async_usm_alloc_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, void **ppMem, ur_event_handle_t *phEvent) {
    struct ur_enqueue_usm_device_alloc_exp_params_t params = {
        &hQueue, &pPool, &size, &pProperties, &numEventsInWaitList, &phEventWaitList, &ppMem, &phEvent};
    return mock_call(PLACE_ENQUEUE_USM_DEVICE_ALLOC_EXP, &params, default_enqueue_usm_device_alloc_exp);
}

static ur_result_t default_enqueue_usm_shared_alloc_exp(void *opaque) {
    struct ur_enqueue_usm_shared_alloc_exp_params_t *p = opaque;
    (void)p;
    if (!*p->pppMem) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    struct mock_links links = {{0}};
    links.at[MOCK_QUEUE] = (struct mock_object *)*p->phQueue;
    links.at[MOCK_USM_POOL] = (struct mock_object *)*p->ppPool;
    links.function = (ur_function_t)251;
    void *made[1] = {NULL};
    if (!mock_create_all(1, made, (const unsigned[]){MOCK_EVENT},
                         (const bool[]){*p->pphEvent != NULL}, &links)) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    void *memory = mock_allocate(*p->psize, UR_USM_TYPE_SHARED, &links);
    if (!memory) {
        mock_undo(1, made);
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    **p->pppMem = memory;
    if (*p->pphEvent) {
        **p->pphEvent = made[0];
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urEnqueueUSMSharedAllocExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, const size_t size,
    const ur_exp_async_usm_alloc_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, void **ppMem, ur_event_handle_t *phEvent) {
    struct ur_enqueue_usm_shared_alloc_exp_params_t params = {
        &hQueue, &pPool, &size, &pProperties, &numEventsInWaitList, &phEventWaitList, &ppMem, &phEvent};
    return mock_call(PLACE_ENQUEUE_USM_SHARED_ALLOC_EXP, &params, default_enqueue_usm_shared_alloc_exp);
}

static ur_result_t default_enqueue_usm_host_alloc_exp(void *opaque) {
    struct ur_enqueue_usm_host_alloc_exp_params_t *p = opaque;
    (void)p;
    if (!*p->pppMem) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    struct mock_links links = {{0}};
    links.at[MOCK_QUEUE] = (struct mock_object *)*p->phQueue;
    links.at[MOCK_USM_POOL] = (struct mock_object *)*p->ppPool;
    links.function = (ur_function_t)252;
    void *made[1] = {NULL};
    if (!mock_create_all(1, made, (const unsigned[]){MOCK_EVENT},
                         (const bool[]){*p->pphEvent != NULL}, &links)) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    void *memory = mock_allocate(*p->psize, UR_USM_TYPE_HOST, &links);
    if (!memory) {
        mock_undo(1, made);
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    **p->pppMem = memory;
    if (*p->pphEvent) {
        **p->pphEvent = made[0];
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urEnqueueUSMHostAllocExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, const size_t size,
    const ur_exp_async_usm_alloc_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, void **ppMem, ur_event_handle_t *phEvent) {
    struct ur_enqueue_usm_host_alloc_exp_params_t params = {
        &hQueue, &pPool, &size, &pProperties, &numEventsInWaitList, &phEventWaitList, &ppMem, &phEvent};
    return mock_call(PLACE_ENQUEUE_USM_HOST_ALLOC_EXP, &params, default_enqueue_usm_host_alloc_exp);
}

static ur_result_t default_enqueue_usm_free_exp(void *opaque) {
    struct ur_enqueue_usm_free_exp_params_t *p = opaque;
    (void)p;
    if (!mock_free(*p->ppMem)) {
        return UR_RESULT_ERROR_INVALID_MEM_OBJECT;
    }
    struct mock_links links = {{0}};
    links.at[MOCK_QUEUE] = (struct mock_object *)*p->phQueue;
    links.at[MOCK_USM_POOL] = (struct mock_object *)*p->ppPool;
    links.function = (ur_function_t)253;
    void *made[1] = {NULL};
    if (!mock_create_all(1, made, (const unsigned[]){MOCK_EVENT},
                         (const bool[]){*p->pphEvent != NULL}, &links)) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (*p->pphEvent) {
        **p->pphEvent = made[0];
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urEnqueueUSMFreeExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, void *pMem, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    struct ur_enqueue_usm_free_exp_params_t params = {
        &hQueue, &pPool, &pMem, &numEventsInWaitList, &phEventWaitList, &phEvent};
    return mock_call(PLACE_ENQUEUE_USM_FREE_EXP, &params, default_enqueue_usm_free_exp);
}

static ur_result_t default_usm_pool_create_exp(void *opaque) {
    struct ur_usm_pool_create_exp_params_t *p = opaque;
    (void)p;
    if (!*p->ppPool) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    struct mock_links links = {{0}};
    links.at[MOCK_CONTEXT] = (struct mock_object *)*p->phContext;
    links.at[MOCK_DEVICE] = (struct mock_object *)*p->phDevice;
    links.function = (ur_function_t)254;
    void *made[1] = {NULL};
    if (!mock_create_all(1, made, (const unsigned[]){MOCK_USM_POOL},
                         (const bool[]){*p->ppPool != NULL}, &links)) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (*p->ppPool) {
        **p->ppPool = made[0];
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urUSMPoolCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_desc_t *pPoolDesc,
    ur_usm_pool_handle_t *pPool) {
    struct ur_usm_pool_create_exp_params_t params = {
        &hContext, &hDevice, &pPoolDesc, &pPool};
    return mock_call(PLACE_USM_POOL_CREATE_EXP, &params, default_usm_pool_create_exp);
}

static ur_result_t default_usm_pool_destroy_exp(void *opaque) {
    struct ur_usm_pool_destroy_exp_params_t *p = opaque;
    (void)p;
    return mock_release(*p->phPool);
}

ur_result_t UR_APICALL urUSMPoolDestroyExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t hPool) {
    struct ur_usm_pool_destroy_exp_params_t params = {
        &hContext, &hDevice, &hPool};
    return mock_call(PLACE_USM_POOL_DESTROY_EXP, &params, default_usm_pool_destroy_exp);
}

static ur_result_t default_usm_pool_get_default_device_pool_exp(void *opaque) {
    struct ur_usm_pool_get_default_device_pool_exp_params_t *p = opaque;
    (void)p;
    if (!*p->ppPool) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    if (*p->ppPool) {
        **p->ppPool = mock_shared(MOCK_USM_POOL);
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urUSMPoolGetDefaultDevicePoolExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t *pPool) {
    struct ur_usm_pool_get_default_device_pool_exp_params_t params = {
        &hContext, &hDevice, &pPool};
    return mock_call(PLACE_USM_POOL_GET_DEFAULT_DEVICE_POOL_EXP, &params, default_usm_pool_get_default_device_pool_exp);
}

static ur_result_t default_usm_pool_get_info_exp(void *opaque) {
    struct ur_usm_pool_get_info_exp_params_t *p = opaque;
    (void)p;
    return mock_info(MOCK_INFO_OF_UR_USM_POOL_INFO_T, *p->phPool, (uint32_t)*p->ppropName,
                     mock_room(*p->ppPropValue), *p->ppPropValue, *p->ppPropSizeRet);
}

ur_result_t UR_APICALL urUSMPoolGetInfoExp(
    ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName, void *pPropValue, size_t *pPropSizeRet) {
    struct ur_usm_pool_get_info_exp_params_t params = {
        &hPool, &propName, &pPropValue, &pPropSizeRet};
    return mock_call(PLACE_USM_POOL_GET_INFO_EXP, &params, default_usm_pool_get_info_exp);
}

static ur_result_t default_usm_pool_set_info_exp(void *opaque) {
    struct ur_usm_pool_set_info_exp_params_t *p = opaque;
    (void)p;
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urUSMPoolSetInfoExp(
    ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName, void *pPropValue, size_t propSize) {
    struct ur_usm_pool_set_info_exp_params_t params = {
        &hPool, &propName, &pPropValue, &propSize};
    return mock_call(PLACE_USM_POOL_SET_INFO_EXP, &params, default_usm_pool_set_info_exp);
}

static ur_result_t default_usm_pool_set_device_pool_exp(void *opaque) {
    struct ur_usm_pool_set_device_pool_exp_params_t *p = opaque;
    (void)p;
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urUSMPoolSetDevicePoolExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t hPool) {
    struct ur_usm_pool_set_device_pool_exp_params_t params = {
        &hContext, &hDevice, &hPool};
    return mock_call(PLACE_USM_POOL_SET_DEVICE_POOL_EXP, &params, default_usm_pool_set_device_pool_exp);
}

static ur_result_t default_usm_pool_get_device_pool_exp(void *opaque) {
    struct ur_usm_pool_get_device_pool_exp_params_t *p = opaque;
    (void)p;
    if (!*p->ppPool) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    if (*p->ppPool) {
        **p->ppPool = mock_shared(MOCK_USM_POOL);
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urUSMPoolGetDevicePoolExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t *pPool) {
    struct ur_usm_pool_get_device_pool_exp_params_t params = {
        &hContext, &hDevice, &pPool};
    return mock_call(PLACE_USM_POOL_GET_DEVICE_POOL_EXP, &params, default_usm_pool_get_device_pool_exp);
}

static ur_result_t default_usm_pool_trim_to_exp(void *opaque) {
    struct ur_usm_pool_trim_to_exp_params_t *p = opaque;
    (void)p;
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urUSMPoolTrimToExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t hPool,
    size_t minBytesToKeep) {
    struct ur_usm_pool_trim_to_exp_params_t params = {
        &hContext, &hDevice, &hPool, &minBytesToKeep};
    return mock_call(PLACE_USM_POOL_TRIM_TO_EXP, &params, default_usm_pool_trim_to_exp);
}

static ur_result_t default_usm_pitched_alloc_exp(void *opaque) {
    struct ur_usm_pitched_alloc_exp_params_t *p = opaque;
    (void)p;
    if (!*p->pppMem) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    if (!*p->ppResultPitch) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    struct mock_links links = {{0}};
    links.at[MOCK_CONTEXT] = (struct mock_object *)*p->phContext;
    links.at[MOCK_DEVICE] = (struct mock_object *)*p->phDevice;
    links.at[MOCK_USM_POOL] = (struct mock_object *)*p->ppool;
    links.function = (ur_function_t)132;
    void *memory = mock_allocate(*p->pwidthInBytes * *p->pheight, UR_USM_TYPE_DEVICE, &links);
    if (!memory) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    **p->pppMem = memory;
    if (*p->ppResultPitch) {
        **p->ppResultPitch = *p->pwidthInBytes;
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urUSMPitchedAllocExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_usm_desc_t *pUSMDesc,
    ur_usm_pool_handle_t pool, size_t widthInBytes, size_t height, size_t elementSizeBytes,
    void **ppMem, size_t *pResultPitch) {
    struct ur_usm_pitched_alloc_exp_params_t params = {
        &hContext, &hDevice, &pUSMDesc, &pool, &widthInBytes, &height, &elementSizeBytes, &ppMem, &pResultPitch};
    return mock_call(PLACE_USM_PITCHED_ALLOC_EXP, &params, default_usm_pitched_alloc_exp);
}

static ur_result_t default_bindless_images_unsampled_image_handle_destroy_exp(void *opaque) {
    struct ur_bindless_images_unsampled_image_handle_destroy_exp_params_t *p = opaque;
    (void)p;
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urBindlessImagesUnsampledImageHandleDestroyExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_image_native_handle_t hImage) {
    struct ur_bindless_images_unsampled_image_handle_destroy_exp_params_t params = {
        &hContext, &hDevice, &hImage};
    return mock_call(PLACE_BINDLESS_IMAGES_UNSAMPLED_IMAGE_HANDLE_DESTROY_EXP, &params, default_bindless_images_unsampled_image_handle_destroy_exp);
}

static ur_result_t default_bindless_images_sampled_image_handle_destroy_exp(void *opaque) {
    struct ur_bindless_images_sampled_image_handle_destroy_exp_params_t *p = opaque;
    (void)p;
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urBindlessImagesSampledImageHandleDestroyExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_image_native_handle_t hImage) {
    struct ur_bindless_images_sampled_image_handle_destroy_exp_params_t params = {
        &hContext, &hDevice, &hImage};
    return mock_call(PLACE_BINDLESS_IMAGES_SAMPLED_IMAGE_HANDLE_DESTROY_EXP, &params, default_bindless_images_sampled_image_handle_destroy_exp);
}

static ur_result_t default_bindless_images_image_allocate_exp(void *opaque) {
    struct ur_bindless_images_image_allocate_exp_params_t *p = opaque;
    (void)p;
    if (!*p->pphImageMem) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    if (*p->pphImageMem) {
        **p->pphImageMem = mock_number();
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urBindlessImagesImageAllocateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, ur_exp_image_mem_native_handle_t *phImageMem) {
    struct ur_bindless_images_image_allocate_exp_params_t params = {
        &hContext, &hDevice, &pImageFormat, &pImageDesc, &phImageMem};
    return mock_call(PLACE_BINDLESS_IMAGES_IMAGE_ALLOCATE_EXP, &params, default_bindless_images_image_allocate_exp);
}

static ur_result_t default_bindless_images_image_free_exp(void *opaque) {
    struct ur_bindless_images_image_free_exp_params_t *p = opaque;
    (void)p;
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urBindlessImagesImageFreeExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_image_mem_native_handle_t hImageMem) {
    struct ur_bindless_images_image_free_exp_params_t params = {
        &hContext, &hDevice, &hImageMem};
    return mock_call(PLACE_BINDLESS_IMAGES_IMAGE_FREE_EXP, &params, default_bindless_images_image_free_exp);
}

static ur_result_t default_bindless_images_unsampled_image_create_exp(void *opaque) {
    struct ur_bindless_images_unsampled_image_create_exp_params_t *p = opaque;
    (void)p;
    if (!*p->pphImage) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    if (*p->pphImage) {
        **p->pphImage = mock_number();
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urBindlessImagesUnsampledImageCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_image_mem_native_handle_t hImageMem, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, ur_exp_image_native_handle_t *phImage) {
    struct ur_bindless_images_unsampled_image_create_exp_params_t params = {
        &hContext, &hDevice, &hImageMem, &pImageFormat, &pImageDesc, &phImage};
    return mock_call(PLACE_BINDLESS_IMAGES_UNSAMPLED_IMAGE_CREATE_EXP, &params, default_bindless_images_unsampled_image_create_exp);
}

static ur_result_t default_bindless_images_sampled_image_create_exp(void *opaque) {
    struct ur_bindless_images_sampled_image_create_exp_params_t *p = opaque;
    (void)p;
    if (!*p->pphImage) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    if (*p->pphImage) {
        **p->pphImage = mock_number();
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urBindlessImagesSampledImageCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_image_mem_native_handle_t hImageMem, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, const ur_sampler_desc_t *pSamplerDesc,
    ur_exp_image_native_handle_t *phImage) {
    struct ur_bindless_images_sampled_image_create_exp_params_t params = {
        &hContext, &hDevice, &hImageMem, &pImageFormat, &pImageDesc, &pSamplerDesc, &phImage};
    return mock_call(PLACE_BINDLESS_IMAGES_SAMPLED_IMAGE_CREATE_EXP, &params, default_bindless_images_sampled_image_create_exp);
}

static ur_result_t default_bindless_images_image_copy_exp(void *opaque) {
    struct ur_bindless_images_image_copy_exp_params_t *p = opaque;
    (void)p;
    struct mock_links links = {{0}};
    links.at[MOCK_QUEUE] = (struct mock_object *)*p->phQueue;
    links.function = (ur_function_t)139;
    void *made[1] = {NULL};
    if (!mock_create_all(1, made, (const unsigned[]){MOCK_EVENT},
                         (const bool[]){*p->pphEvent != NULL}, &links)) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (*p->pphEvent) {
        **p->pphEvent = made[0];
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urBindlessImagesImageCopyExp(
    ur_queue_handle_t hQueue, const void *pSrc, void *pDst, const ur_image_desc_t *pSrcImageDesc,
    const ur_image_desc_t *pDstImageDesc, const ur_image_format_t *pSrcImageFormat,
    const ur_image_format_t *pDstImageFormat, ur_exp_image_copy_region_t *pCopyRegion,
    ur_exp_image_copy_flags_t imageCopyFlags, ur_exp_image_copy_input_types_t imageCopyInputTypes,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    struct ur_bindless_images_image_copy_exp_params_t params = {
        &hQueue, &pSrc, &pDst, &pSrcImageDesc, &pDstImageDesc, &pSrcImageFormat, &pDstImageFormat, &pCopyRegion, &imageCopyFlags, &imageCopyInputTypes, &numEventsInWaitList, &phEventWaitList, &phEvent};
    return mock_call(PLACE_BINDLESS_IMAGES_IMAGE_COPY_EXP, &params, default_bindless_images_image_copy_exp);
}

static ur_result_t default_bindless_images_image_get_info_exp(void *opaque) {
    struct ur_bindless_images_image_get_info_exp_params_t *p = opaque;
    (void)p;
    return mock_info(MOCK_INFO_OF_UR_IMAGE_INFO_T, *p->phContext, (uint32_t)*p->ppropName,
                     mock_room(*p->ppPropValue), *p->ppPropValue, *p->ppPropSizeRet);
}

ur_result_t UR_APICALL urBindlessImagesImageGetInfoExp(
    ur_context_handle_t hContext, ur_exp_image_mem_native_handle_t hImageMem,
    ur_image_info_t propName, void *pPropValue, size_t *pPropSizeRet) {
    struct ur_bindless_images_image_get_info_exp_params_t params = {
        &hContext, &hImageMem, &propName, &pPropValue, &pPropSizeRet};
    return mock_call(PLACE_BINDLESS_IMAGES_IMAGE_GET_INFO_EXP, &params, default_bindless_images_image_get_info_exp);
}

static ur_result_t default_bindless_images_get_image_memory_handle_type_support_exp(void *opaque) {
    struct ur_bindless_images_get_image_memory_handle_type_support_exp_params_t *p = opaque;
    (void)p;
    if (!*p->ppSupportedRet) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    if (*p->ppSupportedRet) {
        **p->ppSupportedRet = 1;
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urBindlessImagesGetImageMemoryHandleTypeSupportExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType,
    ur_bool_t *pSupportedRet) {
    struct ur_bindless_images_get_image_memory_handle_type_support_exp_params_t params = {
        &hContext, &hDevice, &pImageDesc, &pImageFormat, &imageMemHandleType, &pSupportedRet};
    return mock_call(PLACE_BINDLESS_IMAGES_GET_IMAGE_MEMORY_HANDLE_TYPE_SUPPORT_EXP, &params, default_bindless_images_get_image_memory_handle_type_support_exp);
}

static ur_result_t default_bindless_images_get_image_unsampled_handle_support_exp(void *opaque) {
    struct ur_bindless_images_get_image_unsampled_handle_support_exp_params_t *p = opaque;
    (void)p;
    if (!*p->ppSupportedRet) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    if (*p->ppSupportedRet) {
        **p->ppSupportedRet = 1;
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urBindlessImagesGetImageUnsampledHandleSupportExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType,
    ur_bool_t *pSupportedRet) {
    struct ur_bindless_images_get_image_unsampled_handle_support_exp_params_t params = {
        &hContext, &hDevice, &pImageDesc, &pImageFormat, &imageMemHandleType, &pSupportedRet};
    return mock_call(PLACE_BINDLESS_IMAGES_GET_IMAGE_UNSAMPLED_HANDLE_SUPPORT_EXP, &params, default_bindless_images_get_image_unsampled_handle_support_exp);
}

static ur_result_t default_bindless_images_get_image_sampled_handle_support_exp(void *opaque) {
    struct ur_bindless_images_get_image_sampled_handle_support_exp_params_t *p = opaque;
    (void)p;
    if (!*p->ppSupportedRet) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    if (*p->ppSupportedRet) {
        **p->ppSupportedRet = 1;
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urBindlessImagesGetImageSampledHandleSupportExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType,
    ur_bool_t *pSupportedRet) {
    struct ur_bindless_images_get_image_sampled_handle_support_exp_params_t params = {
        &hContext, &hDevice, &pImageDesc, &pImageFormat, &imageMemHandleType, &pSupportedRet};
    return mock_call(PLACE_BINDLESS_IMAGES_GET_IMAGE_SAMPLED_HANDLE_SUPPORT_EXP, &params, default_bindless_images_get_image_sampled_handle_support_exp);
}

static ur_result_t default_bindless_images_mipmap_get_level_exp(void *opaque) {
    struct ur_bindless_images_mipmap_get_level_exp_params_t *p = opaque;
    (void)p;
    if (!*p->pphImageMem) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    if (*p->pphImageMem) {
        **p->pphImageMem = mock_number();
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urBindlessImagesMipmapGetLevelExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_image_mem_native_handle_t hImageMem, uint32_t mipmapLevel,
    ur_exp_image_mem_native_handle_t *phImageMem) {
    struct ur_bindless_images_mipmap_get_level_exp_params_t params = {
        &hContext, &hDevice, &hImageMem, &mipmapLevel, &phImageMem};
    return mock_call(PLACE_BINDLESS_IMAGES_MIPMAP_GET_LEVEL_EXP, &params, default_bindless_images_mipmap_get_level_exp);
}

static ur_result_t default_bindless_images_mipmap_free_exp(void *opaque) {
    struct ur_bindless_images_mipmap_free_exp_params_t *p = opaque;
    (void)p;
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urBindlessImagesMipmapFreeExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_image_mem_native_handle_t hMem) {
    struct ur_bindless_images_mipmap_free_exp_params_t params = {
        &hContext, &hDevice, &hMem};
    return mock_call(PLACE_BINDLESS_IMAGES_MIPMAP_FREE_EXP, &params, default_bindless_images_mipmap_free_exp);
}

static ur_result_t default_bindless_images_import_external_memory_exp(void *opaque) {
    struct ur_bindless_images_import_external_memory_exp_params_t *p = opaque;
    (void)p;
    if (!*p->pphExternalMem) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    struct mock_links links = {{0}};
    links.at[MOCK_CONTEXT] = (struct mock_object *)*p->phContext;
    links.at[MOCK_DEVICE] = (struct mock_object *)*p->phDevice;
    links.function = (ur_function_t)226;
    void *made[1] = {NULL};
    if (!mock_create_all(1, made, (const unsigned[]){MOCK_EXP_EXTERNAL_MEM},
                         (const bool[]){*p->pphExternalMem != NULL}, &links)) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (*p->pphExternalMem) {
        **p->pphExternalMem = made[0];
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urBindlessImagesImportExternalMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t size,
    ur_exp_external_mem_type_t memHandleType, ur_exp_external_mem_desc_t *pExternalMemDesc,
    ur_exp_external_mem_handle_t *phExternalMem) {
    struct ur_bindless_images_import_external_memory_exp_params_t params = {
        &hContext, &hDevice, &size, &memHandleType, &pExternalMemDesc, &phExternalMem};
    return mock_call(PLACE_BINDLESS_IMAGES_IMPORT_EXTERNAL_MEMORY_EXP, &params, default_bindless_images_import_external_memory_exp);
}

static ur_result_t default_bindless_images_map_external_array_exp(void *opaque) {
    struct ur_bindless_images_map_external_array_exp_params_t *p = opaque;
    (void)p;
    if (!*p->pphImageMem) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    if (*p->pphImageMem) {
        **p->pphImageMem = mock_number();
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urBindlessImagesMapExternalArrayExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, ur_exp_external_mem_handle_t hExternalMem,
    ur_exp_image_mem_native_handle_t *phImageMem) {
    struct ur_bindless_images_map_external_array_exp_params_t params = {
        &hContext, &hDevice, &pImageFormat, &pImageDesc, &hExternalMem, &phImageMem};
    return mock_call(PLACE_BINDLESS_IMAGES_MAP_EXTERNAL_ARRAY_EXP, &params, default_bindless_images_map_external_array_exp);
}

static ur_result_t default_bindless_images_map_external_linear_memory_exp(void *opaque) {
    struct ur_bindless_images_map_external_linear_memory_exp_params_t *p = opaque;
    (void)p;
    if (!*p->pppRetMem) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    if (*p->pppRetMem) {
        **p->pppRetMem = mock_address();
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urBindlessImagesMapExternalLinearMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, uint64_t offset, uint64_t size,
    ur_exp_external_mem_handle_t hExternalMem, void **ppRetMem) {
    struct ur_bindless_images_map_external_linear_memory_exp_params_t params = {
        &hContext, &hDevice, &offset, &size, &hExternalMem, &ppRetMem};
    return mock_call(PLACE_BINDLESS_IMAGES_MAP_EXTERNAL_LINEAR_MEMORY_EXP, &params, default_bindless_images_map_external_linear_memory_exp);
}

static ur_result_t default_bindless_images_release_external_memory_exp(void *opaque) {
    struct ur_bindless_images_release_external_memory_exp_params_t *p = opaque;
    (void)p;
    return mock_release(*p->phExternalMem);
}

ur_result_t UR_APICALL urBindlessImagesReleaseExternalMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_external_mem_handle_t hExternalMem) {
    struct ur_bindless_images_release_external_memory_exp_params_t params = {
        &hContext, &hDevice, &hExternalMem};
    return mock_call(PLACE_BINDLESS_IMAGES_RELEASE_EXTERNAL_MEMORY_EXP, &params, default_bindless_images_release_external_memory_exp);
}

static ur_result_t default_bindless_images_free_mapped_linear_memory_exp(void *opaque) {
    struct ur_bindless_images_free_mapped_linear_memory_exp_params_t *p = opaque;
    (void)p;
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urBindlessImagesFreeMappedLinearMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, void  *pMem) {
    struct ur_bindless_images_free_mapped_linear_memory_exp_params_t params = {
        &hContext, &hDevice, &pMem};
    return mock_call(PLACE_BINDLESS_IMAGES_FREE_MAPPED_LINEAR_MEMORY_EXP, &params, default_bindless_images_free_mapped_linear_memory_exp);
}

static ur_result_t default_bindless_images_supports_importing_handle_type_exp(void *opaque) {
    struct ur_bindless_images_supports_importing_handle_type_exp_params_t *p = opaque;
    (void)p;
    if (!*p->ppSupportedRet) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    if (*p->ppSupportedRet) {
        **p->ppSupportedRet = 1;
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urBindlessImagesSupportsImportingHandleTypeExp(
    ur_device_handle_t hDevice, ur_exp_external_mem_type_t memHandleType, ur_bool_t *pSupportedRet) {
    struct ur_bindless_images_supports_importing_handle_type_exp_params_t params = {
        &hDevice, &memHandleType, &pSupportedRet};
    return mock_call(PLACE_BINDLESS_IMAGES_SUPPORTS_IMPORTING_HANDLE_TYPE_EXP, &params, default_bindless_images_supports_importing_handle_type_exp);
}

static ur_result_t default_bindless_images_import_external_semaphore_exp(void *opaque) {
    struct ur_bindless_images_import_external_semaphore_exp_params_t *p = opaque;
    (void)p;
    if (!*p->pphExternalSemaphore) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    struct mock_links links = {{0}};
    links.at[MOCK_CONTEXT] = (struct mock_object *)*p->phContext;
    links.at[MOCK_DEVICE] = (struct mock_object *)*p->phDevice;
    links.function = (ur_function_t)227;
    void *made[1] = {NULL};
    if (!mock_create_all(1, made, (const unsigned[]){MOCK_EXP_EXTERNAL_SEMAPHORE},
                         (const bool[]){*p->pphExternalSemaphore != NULL}, &links)) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (*p->pphExternalSemaphore) {
        **p->pphExternalSemaphore = made[0];
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urBindlessImagesImportExternalSemaphoreExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_external_semaphore_type_t semHandleType,
    ur_exp_external_semaphore_desc_t *pExternalSemaphoreDesc,
    ur_exp_external_semaphore_handle_t *phExternalSemaphore) {
    struct ur_bindless_images_import_external_semaphore_exp_params_t params = {
        &hContext, &hDevice, &semHandleType, &pExternalSemaphoreDesc, &phExternalSemaphore};
    return mock_call(PLACE_BINDLESS_IMAGES_IMPORT_EXTERNAL_SEMAPHORE_EXP, &params, default_bindless_images_import_external_semaphore_exp);
}

static ur_result_t default_bindless_images_release_external_semaphore_exp(void *opaque) {
    struct ur_bindless_images_release_external_semaphore_exp_params_t *p = opaque;
    (void)p;
    return mock_release(*p->phExternalSemaphore);
}

ur_result_t UR_APICALL urBindlessImagesReleaseExternalSemaphoreExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_external_semaphore_handle_t hExternalSemaphore) {
    struct ur_bindless_images_release_external_semaphore_exp_params_t params = {
        &hContext, &hDevice, &hExternalSemaphore};
    return mock_call(PLACE_BINDLESS_IMAGES_RELEASE_EXTERNAL_SEMAPHORE_EXP, &params, default_bindless_images_release_external_semaphore_exp);
}

static ur_result_t default_bindless_images_wait_external_semaphore_exp(void *opaque) {
    struct ur_bindless_images_wait_external_semaphore_exp_params_t *p = opaque;
    (void)p;
    struct mock_links links = {{0}};
    links.at[MOCK_QUEUE] = (struct mock_object *)*p->phQueue;
    links.at[MOCK_EXP_EXTERNAL_SEMAPHORE] = (struct mock_object *)*p->phSemaphore;
    links.function = (ur_function_t)148;
    void *made[1] = {NULL};
    if (!mock_create_all(1, made, (const unsigned[]){MOCK_EVENT},
                         (const bool[]){*p->pphEvent != NULL}, &links)) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (*p->pphEvent) {
        **p->pphEvent = made[0];
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urBindlessImagesWaitExternalSemaphoreExp(
    ur_queue_handle_t hQueue, ur_exp_external_semaphore_handle_t hSemaphore, bool hasWaitValue,
    uint64_t waitValue, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    struct ur_bindless_images_wait_external_semaphore_exp_params_t params = {
        &hQueue, &hSemaphore, &hasWaitValue, &waitValue, &numEventsInWaitList, &phEventWaitList, &phEvent};
    return mock_call(PLACE_BINDLESS_IMAGES_WAIT_EXTERNAL_SEMAPHORE_EXP, &params, default_bindless_images_wait_external_semaphore_exp);
}

static ur_result_t default_bindless_images_signal_external_semaphore_exp(void *opaque) {
    struct ur_bindless_images_signal_external_semaphore_exp_params_t *p = opaque;
    (void)p;
    struct mock_links links = {{0}};
    links.at[MOCK_QUEUE] = (struct mock_object *)*p->phQueue;
    links.at[MOCK_EXP_EXTERNAL_SEMAPHORE] = (struct mock_object *)*p->phSemaphore;
    links.function = (ur_function_t)149;
    void *made[1] = {NULL};
    if (!mock_create_all(1, made, (const unsigned[]){MOCK_EVENT},
                         (const bool[]){*p->pphEvent != NULL}, &links)) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (*p->pphEvent) {
        **p->pphEvent = made[0];
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urBindlessImagesSignalExternalSemaphoreExp(
    ur_queue_handle_t hQueue, ur_exp_external_semaphore_handle_t hSemaphore, bool hasSignalValue,
    uint64_t signalValue, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    struct ur_bindless_images_signal_external_semaphore_exp_params_t params = {
        &hQueue, &hSemaphore, &hasSignalValue, &signalValue, &numEventsInWaitList, &phEventWaitList, &phEvent};
    return mock_call(PLACE_BINDLESS_IMAGES_SIGNAL_EXTERNAL_SEMAPHORE_EXP, &params, default_bindless_images_signal_external_semaphore_exp);
}

static ur_result_t default_command_buffer_create_exp(void *opaque) {
    struct ur_command_buffer_create_exp_params_t *p = opaque;
    (void)p;
    if (!*p->pphCommandBuffer) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    struct mock_links links = {{0}};
    links.at[MOCK_CONTEXT] = (struct mock_object *)*p->phContext;
    links.at[MOCK_DEVICE] = (struct mock_object *)*p->phDevice;
    links.function = (ur_function_t)113;
    void *made[1] = {NULL};
    if (!mock_create_all(1, made, (const unsigned[]){MOCK_EXP_COMMAND_BUFFER},
                         (const bool[]){*p->pphCommandBuffer != NULL}, &links)) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (*p->pphCommandBuffer) {
        **p->pphCommandBuffer = made[0];
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urCommandBufferCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    const ur_exp_command_buffer_desc_t *pCommandBufferDesc,
    ur_exp_command_buffer_handle_t *phCommandBuffer) {
    struct ur_command_buffer_create_exp_params_t params = {
        &hContext, &hDevice, &pCommandBufferDesc, &phCommandBuffer};
    return mock_call(PLACE_COMMAND_BUFFER_CREATE_EXP, &params, default_command_buffer_create_exp);
}

static ur_result_t default_command_buffer_retain_exp(void *opaque) {
    struct ur_command_buffer_retain_exp_params_t *p = opaque;
    (void)p;
    return mock_retain(*p->phCommandBuffer);
}

ur_result_t UR_APICALL urCommandBufferRetainExp(ur_exp_command_buffer_handle_t hCommandBuffer) {
    struct ur_command_buffer_retain_exp_params_t params = {
        &hCommandBuffer};
    return mock_call(PLACE_COMMAND_BUFFER_RETAIN_EXP, &params, default_command_buffer_retain_exp);
}

static ur_result_t default_command_buffer_release_exp(void *opaque) {
    struct ur_command_buffer_release_exp_params_t *p = opaque;
    (void)p;
    return mock_release(*p->phCommandBuffer);
}

ur_result_t UR_APICALL urCommandBufferReleaseExp(ur_exp_command_buffer_handle_t hCommandBuffer) {
    struct ur_command_buffer_release_exp_params_t params = {
        &hCommandBuffer};
    return mock_call(PLACE_COMMAND_BUFFER_RELEASE_EXP, &params, default_command_buffer_release_exp);
}

static ur_result_t default_command_buffer_finalize_exp(void *opaque) {
    struct ur_command_buffer_finalize_exp_params_t *p = opaque;
    (void)p;
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urCommandBufferFinalizeExp(ur_exp_command_buffer_handle_t hCommandBuffer) {
    struct ur_command_buffer_finalize_exp_params_t params = {
        &hCommandBuffer};
    return mock_call(PLACE_COMMAND_BUFFER_FINALIZE_EXP, &params, default_command_buffer_finalize_exp);
}

static ur_result_t default_command_buffer_append_kernel_launch_exp(void *opaque) {
    struct ur_command_buffer_append_kernel_launch_exp_params_t *p = opaque;
    (void)p;
    struct mock_links links = {{0}};
    links.at[MOCK_EXP_COMMAND_BUFFER] = (struct mock_object *)*p->phCommandBuffer;
    links.at[MOCK_KERNEL] = (struct mock_object *)*p->phKernel;
    links.function = (ur_function_t)125;
    void *made[2] = {NULL};
    if (!mock_create_all(2, made, (const unsigned[]){MOCK_EVENT, MOCK_EXP_COMMAND_BUFFER_COMMAND},
                         (const bool[]){*p->pphEvent != NULL, *p->pphCommand != NULL}, &links)) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (*p->pphEvent) {
        **p->pphEvent = made[0];
    }
    if (*p->pphCommand) {
        **p->pphCommand = made[1];
    }
    if (*p->ppSyncPoint) {
        **p->ppSyncPoint = mock_number();
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urCommandBufferAppendKernelLaunchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numKernelAlternatives, ur_kernel_handle_t *phKernelAlternatives,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand) {
    struct ur_command_buffer_append_kernel_launch_exp_params_t params = {
        &hCommandBuffer, &hKernel, &workDim, &pGlobalWorkOffset, &pGlobalWorkSize, &pLocalWorkSize, &numKernelAlternatives, &phKernelAlternatives, &numSyncPointsInWaitList, &pSyncPointWaitList, &numEventsInWaitList, &phEventWaitList, &pSyncPoint, &phEvent, &phCommand};
    return mock_call(PLACE_COMMAND_BUFFER_APPEND_KERNEL_LAUNCH_EXP, &params, default_command_buffer_append_kernel_launch_exp);
}

static ur_result_t default_command_buffer_append_kernel_launch_with_args_exp(void *opaque) {
    struct ur_command_buffer_append_kernel_launch_with_args_exp_params_t *p = opaque;
    (void)p;
    struct mock_links links = {{0}};
    links.at[MOCK_EXP_COMMAND_BUFFER] = (struct mock_object *)*p->phCommandBuffer;
    links.at[MOCK_KERNEL] = (struct mock_object *)*p->phKernel;
    links.function = (ur_function_t)310;
    void *made[2] = {NULL};
    if (!mock_create_all(2, made, (const unsigned[]){MOCK_EVENT, MOCK_EXP_COMMAND_BUFFER_COMMAND},
                         (const bool[]){*p->pphEvent != NULL, *p->pphCommand != NULL}, &links)) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (*p->pphEvent) {
        **p->pphEvent = made[0];
    }
    if (*p->pphCommand) {
        **p->pphCommand = made[1];
    }
    if (*p->ppSyncPoint) {
        **p->ppSyncPoint = mock_number();
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urCommandBufferAppendKernelLaunchWithArgsExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numArgs, const ur_exp_kernel_arg_properties_t *pArgs, uint32_t numKernelAlternatives,
    ur_kernel_handle_t *phKernelAlternatives, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    struct ur_command_buffer_append_kernel_launch_with_args_exp_params_t params = {
        &hCommandBuffer, &hKernel, &workDim, &pGlobalWorkOffset, &pGlobalWorkSize, &pLocalWorkSize, &numArgs, &pArgs, &numKernelAlternatives, &phKernelAlternatives, &numSyncPointsInWaitList, &pSyncPointWaitList, &numEventsInWaitList, &phEventWaitList, &pSyncPoint, &phEvent, &phCommand};
    return mock_call(PLACE_COMMAND_BUFFER_APPEND_KERNEL_LAUNCH_WITH_ARGS_EXP, &params, default_command_buffer_append_kernel_launch_with_args_exp);
}

static ur_result_t default_command_buffer_append_usm_memcpy_exp(void *opaque) {
    struct ur_command_buffer_append_usm_memcpy_exp_params_t *p = opaque;
    (void)p;
    struct mock_links links = {{0}};
    links.at[MOCK_EXP_COMMAND_BUFFER] = (struct mock_object *)*p->phCommandBuffer;
    links.function = (ur_function_t)231;
    void *made[2] = {NULL};
    if (!mock_create_all(2, made, (const unsigned[]){MOCK_EVENT, MOCK_EXP_COMMAND_BUFFER_COMMAND},
                         (const bool[]){*p->pphEvent != NULL, *p->pphCommand != NULL}, &links)) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (*p->pphEvent) {
        **p->pphEvent = made[0];
    }
    if (*p->pphCommand) {
        **p->pphCommand = made[1];
    }
    if (*p->ppSyncPoint) {
        **p->ppSyncPoint = mock_number();
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urCommandBufferAppendUSMMemcpyExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, void *pDst, const void *pSrc, size_t size,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand) {
    struct ur_command_buffer_append_usm_memcpy_exp_params_t params = {
        &hCommandBuffer, &pDst, &pSrc, &size, &numSyncPointsInWaitList, &pSyncPointWaitList, &numEventsInWaitList, &phEventWaitList, &pSyncPoint, &phEvent, &phCommand};
    return mock_call(PLACE_COMMAND_BUFFER_APPEND_USM_MEMCPY_EXP, &params, default_command_buffer_append_usm_memcpy_exp);
}

static ur_result_t default_command_buffer_append_usm_fill_exp(void *opaque) {
    struct ur_command_buffer_append_usm_fill_exp_params_t *p = opaque;
    (void)p;
    struct mock_links links = {{0}};
    links.at[MOCK_EXP_COMMAND_BUFFER] = (struct mock_object *)*p->phCommandBuffer;
    links.function = (ur_function_t)232;
    void *made[2] = {NULL};
    if (!mock_create_all(2, made, (const unsigned[]){MOCK_EVENT, MOCK_EXP_COMMAND_BUFFER_COMMAND},
                         (const bool[]){*p->pphEvent != NULL, *p->pphCommand != NULL}, &links)) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (*p->pphEvent) {
        **p->pphEvent = made[0];
    }
    if (*p->pphCommand) {
        **p->pphCommand = made[1];
    }
    if (*p->ppSyncPoint) {
        **p->ppSyncPoint = mock_number();
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urCommandBufferAppendUSMFillExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, void *pMemory, const void *pPattern,
    size_t patternSize, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    struct ur_command_buffer_append_usm_fill_exp_params_t params = {
        &hCommandBuffer, &pMemory, &pPattern, &patternSize, &size, &numSyncPointsInWaitList, &pSyncPointWaitList, &numEventsInWaitList, &phEventWaitList, &pSyncPoint, &phEvent, &phCommand};
    return mock_call(PLACE_COMMAND_BUFFER_APPEND_USM_FILL_EXP, &params, default_command_buffer_append_usm_fill_exp);
}

static ur_result_t default_command_buffer_append_mem_buffer_copy_exp(void *opaque) {
    struct ur_command_buffer_append_mem_buffer_copy_exp_params_t *p = opaque;
    (void)p;
    struct mock_links links = {{0}};
    links.at[MOCK_EXP_COMMAND_BUFFER] = (struct mock_object *)*p->phCommandBuffer;
    links.at[MOCK_MEM] = (struct mock_object *)*p->phSrcMem;
    links.at[MOCK_MEM] = (struct mock_object *)*p->phDstMem;
    links.function = (ur_function_t)233;
    void *made[2] = {NULL};
    if (!mock_create_all(2, made, (const unsigned[]){MOCK_EVENT, MOCK_EXP_COMMAND_BUFFER_COMMAND},
                         (const bool[]){*p->pphEvent != NULL, *p->pphCommand != NULL}, &links)) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (*p->pphEvent) {
        **p->pphEvent = made[0];
    }
    if (*p->pphCommand) {
        **p->pphCommand = made[1];
    }
    if (*p->ppSyncPoint) {
        **p->ppSyncPoint = mock_number();
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urCommandBufferAppendMemBufferCopyExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hSrcMem, ur_mem_handle_t hDstMem,
    size_t srcOffset, size_t dstOffset, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    struct ur_command_buffer_append_mem_buffer_copy_exp_params_t params = {
        &hCommandBuffer, &hSrcMem, &hDstMem, &srcOffset, &dstOffset, &size, &numSyncPointsInWaitList, &pSyncPointWaitList, &numEventsInWaitList, &phEventWaitList, &pSyncPoint, &phEvent, &phCommand};
    return mock_call(PLACE_COMMAND_BUFFER_APPEND_MEM_BUFFER_COPY_EXP, &params, default_command_buffer_append_mem_buffer_copy_exp);
}

static ur_result_t default_command_buffer_append_mem_buffer_write_exp(void *opaque) {
    struct ur_command_buffer_append_mem_buffer_write_exp_params_t *p = opaque;
    (void)p;
    struct mock_links links = {{0}};
    links.at[MOCK_EXP_COMMAND_BUFFER] = (struct mock_object *)*p->phCommandBuffer;
    links.at[MOCK_MEM] = (struct mock_object *)*p->phBuffer;
    links.function = (ur_function_t)234;
    void *made[2] = {NULL};
    if (!mock_create_all(2, made, (const unsigned[]){MOCK_EVENT, MOCK_EXP_COMMAND_BUFFER_COMMAND},
                         (const bool[]){*p->pphEvent != NULL, *p->pphCommand != NULL}, &links)) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (*p->pphEvent) {
        **p->pphEvent = made[0];
    }
    if (*p->pphCommand) {
        **p->pphCommand = made[1];
    }
    if (*p->ppSyncPoint) {
        **p->ppSyncPoint = mock_number();
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urCommandBufferAppendMemBufferWriteExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, size_t offset,
    size_t size, const void *pSrc, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    struct ur_command_buffer_append_mem_buffer_write_exp_params_t params = {
        &hCommandBuffer, &hBuffer, &offset, &size, &pSrc, &numSyncPointsInWaitList, &pSyncPointWaitList, &numEventsInWaitList, &phEventWaitList, &pSyncPoint, &phEvent, &phCommand};
    return mock_call(PLACE_COMMAND_BUFFER_APPEND_MEM_BUFFER_WRITE_EXP, &params, default_command_buffer_append_mem_buffer_write_exp);
}

static ur_result_t default_command_buffer_append_mem_buffer_read_exp(void *opaque) {
    struct ur_command_buffer_append_mem_buffer_read_exp_params_t *p = opaque;
    (void)p;
    struct mock_links links = {{0}};
    links.at[MOCK_EXP_COMMAND_BUFFER] = (struct mock_object *)*p->phCommandBuffer;
    links.at[MOCK_MEM] = (struct mock_object *)*p->phBuffer;
    links.function = (ur_function_t)235;
    void *made[2] = {NULL};
    if (!mock_create_all(2, made, (const unsigned[]){MOCK_EVENT, MOCK_EXP_COMMAND_BUFFER_COMMAND},
                         (const bool[]){*p->pphEvent != NULL, *p->pphCommand != NULL}, &links)) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (*p->pphEvent) {
        **p->pphEvent = made[0];
    }
    if (*p->pphCommand) {
        **p->pphCommand = made[1];
    }
    if (*p->ppSyncPoint) {
        **p->ppSyncPoint = mock_number();
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urCommandBufferAppendMemBufferReadExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, size_t offset,
    size_t size, void *pDst, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    struct ur_command_buffer_append_mem_buffer_read_exp_params_t params = {
        &hCommandBuffer, &hBuffer, &offset, &size, &pDst, &numSyncPointsInWaitList, &pSyncPointWaitList, &numEventsInWaitList, &phEventWaitList, &pSyncPoint, &phEvent, &phCommand};
    return mock_call(PLACE_COMMAND_BUFFER_APPEND_MEM_BUFFER_READ_EXP, &params, default_command_buffer_append_mem_buffer_read_exp);
}

static ur_result_t default_command_buffer_append_mem_buffer_copy_rect_exp(void *opaque) {
    struct ur_command_buffer_append_mem_buffer_copy_rect_exp_params_t *p = opaque;
    (void)p;
    struct mock_links links = {{0}};
    links.at[MOCK_EXP_COMMAND_BUFFER] = (struct mock_object *)*p->phCommandBuffer;
    links.at[MOCK_MEM] = (struct mock_object *)*p->phSrcMem;
    links.at[MOCK_MEM] = (struct mock_object *)*p->phDstMem;
    links.function = (ur_function_t)236;
    void *made[2] = {NULL};
    if (!mock_create_all(2, made, (const unsigned[]){MOCK_EVENT, MOCK_EXP_COMMAND_BUFFER_COMMAND},
                         (const bool[]){*p->pphEvent != NULL, *p->pphCommand != NULL}, &links)) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (*p->pphEvent) {
        **p->pphEvent = made[0];
    }
    if (*p->pphCommand) {
        **p->pphCommand = made[1];
    }
    if (*p->ppSyncPoint) {
        **p->ppSyncPoint = mock_number();
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urCommandBufferAppendMemBufferCopyRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hSrcMem, ur_mem_handle_t hDstMem,
    ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region,
    size_t srcRowPitch, size_t srcSlicePitch, size_t dstRowPitch, size_t dstSlicePitch,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand) {
    struct ur_command_buffer_append_mem_buffer_copy_rect_exp_params_t params = {
        &hCommandBuffer, &hSrcMem, &hDstMem, &srcOrigin, &dstOrigin, &region, &srcRowPitch, &srcSlicePitch, &dstRowPitch, &dstSlicePitch, &numSyncPointsInWaitList, &pSyncPointWaitList, &numEventsInWaitList, &phEventWaitList, &pSyncPoint, &phEvent, &phCommand};
    return mock_call(PLACE_COMMAND_BUFFER_APPEND_MEM_BUFFER_COPY_RECT_EXP, &params, default_command_buffer_append_mem_buffer_copy_rect_exp);
}

static ur_result_t default_command_buffer_append_mem_buffer_write_rect_exp(void *opaque) {
    struct ur_command_buffer_append_mem_buffer_write_rect_exp_params_t *p = opaque;
    (void)p;
    struct mock_links links = {{0}};
    links.at[MOCK_EXP_COMMAND_BUFFER] = (struct mock_object *)*p->phCommandBuffer;
    links.at[MOCK_MEM] = (struct mock_object *)*p->phBuffer;
    links.function = (ur_function_t)237;
    void *made[2] = {NULL};
    if (!mock_create_all(2, made, (const unsigned[]){MOCK_EVENT, MOCK_EXP_COMMAND_BUFFER_COMMAND},
                         (const bool[]){*p->pphEvent != NULL, *p->pphCommand != NULL}, &links)) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (*p->pphEvent) {
        **p->pphEvent = made[0];
    }
    if (*p->pphCommand) {
        **p->pphCommand = made[1];
    }
    if (*p->ppSyncPoint) {
        **p->ppSyncPoint = mock_number();
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urCommandBufferAppendMemBufferWriteRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer,
    ur_rect_offset_t bufferOffset, ur_rect_offset_t hostOffset, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pSrc, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    struct ur_command_buffer_append_mem_buffer_write_rect_exp_params_t params = {
        &hCommandBuffer, &hBuffer, &bufferOffset, &hostOffset, &region, &bufferRowPitch, &bufferSlicePitch, &hostRowPitch, &hostSlicePitch, &pSrc, &numSyncPointsInWaitList, &pSyncPointWaitList, &numEventsInWaitList, &phEventWaitList, &pSyncPoint, &phEvent, &phCommand};
    return mock_call(PLACE_COMMAND_BUFFER_APPEND_MEM_BUFFER_WRITE_RECT_EXP, &params, default_command_buffer_append_mem_buffer_write_rect_exp);
}

static ur_result_t default_command_buffer_append_mem_buffer_read_rect_exp(void *opaque) {
    struct ur_command_buffer_append_mem_buffer_read_rect_exp_params_t *p = opaque;
    (void)p;
    struct mock_links links = {{0}};
    links.at[MOCK_EXP_COMMAND_BUFFER] = (struct mock_object *)*p->phCommandBuffer;
    links.at[MOCK_MEM] = (struct mock_object *)*p->phBuffer;
    links.function = (ur_function_t)238;
    void *made[2] = {NULL};
    if (!mock_create_all(2, made, (const unsigned[]){MOCK_EVENT, MOCK_EXP_COMMAND_BUFFER_COMMAND},
                         (const bool[]){*p->pphEvent != NULL, *p->pphCommand != NULL}, &links)) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (*p->pphEvent) {
        **p->pphEvent = made[0];
    }
    if (*p->pphCommand) {
        **p->pphCommand = made[1];
    }
    if (*p->ppSyncPoint) {
        **p->ppSyncPoint = mock_number();
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urCommandBufferAppendMemBufferReadRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer,
    ur_rect_offset_t bufferOffset, ur_rect_offset_t hostOffset, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pDst, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    struct ur_command_buffer_append_mem_buffer_read_rect_exp_params_t params = {
        &hCommandBuffer, &hBuffer, &bufferOffset, &hostOffset, &region, &bufferRowPitch, &bufferSlicePitch, &hostRowPitch, &hostSlicePitch, &pDst, &numSyncPointsInWaitList, &pSyncPointWaitList, &numEventsInWaitList, &phEventWaitList, &pSyncPoint, &phEvent, &phCommand};
    return mock_call(PLACE_COMMAND_BUFFER_APPEND_MEM_BUFFER_READ_RECT_EXP, &params, default_command_buffer_append_mem_buffer_read_rect_exp);
}

static ur_result_t default_command_buffer_append_mem_buffer_fill_exp(void *opaque) {
    struct ur_command_buffer_append_mem_buffer_fill_exp_params_t *p = opaque;
    (void)p;
    struct mock_links links = {{0}};
    links.at[MOCK_EXP_COMMAND_BUFFER] = (struct mock_object *)*p->phCommandBuffer;
    links.at[MOCK_MEM] = (struct mock_object *)*p->phBuffer;
    links.function = (ur_function_t)239;
    void *made[2] = {NULL};
    if (!mock_create_all(2, made, (const unsigned[]){MOCK_EVENT, MOCK_EXP_COMMAND_BUFFER_COMMAND},
                         (const bool[]){*p->pphEvent != NULL, *p->pphCommand != NULL}, &links)) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (*p->pphEvent) {
        **p->pphEvent = made[0];
    }
    if (*p->pphCommand) {
        **p->pphCommand = made[1];
    }
    if (*p->ppSyncPoint) {
        **p->ppSyncPoint = mock_number();
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urCommandBufferAppendMemBufferFillExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, const void *pPattern,
    size_t patternSize, size_t offset, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    struct ur_command_buffer_append_mem_buffer_fill_exp_params_t params = {
        &hCommandBuffer, &hBuffer, &pPattern, &patternSize, &offset, &size, &numSyncPointsInWaitList, &pSyncPointWaitList, &numEventsInWaitList, &phEventWaitList, &pSyncPoint, &phEvent, &phCommand};
    return mock_call(PLACE_COMMAND_BUFFER_APPEND_MEM_BUFFER_FILL_EXP, &params, default_command_buffer_append_mem_buffer_fill_exp);
}

static ur_result_t default_command_buffer_append_usm_prefetch_exp(void *opaque) {
    struct ur_command_buffer_append_usm_prefetch_exp_params_t *p = opaque;
    (void)p;
    struct mock_links links = {{0}};
    links.at[MOCK_EXP_COMMAND_BUFFER] = (struct mock_object *)*p->phCommandBuffer;
    links.function = (ur_function_t)240;
    void *made[2] = {NULL};
    if (!mock_create_all(2, made, (const unsigned[]){MOCK_EVENT, MOCK_EXP_COMMAND_BUFFER_COMMAND},
                         (const bool[]){*p->pphEvent != NULL, *p->pphCommand != NULL}, &links)) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (*p->pphEvent) {
        **p->pphEvent = made[0];
    }
    if (*p->pphCommand) {
        **p->pphCommand = made[1];
    }
    if (*p->ppSyncPoint) {
        **p->ppSyncPoint = mock_number();
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urCommandBufferAppendUSMPrefetchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, const void *pMemory, size_t size,
    ur_usm_migration_flags_t flags, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    struct ur_command_buffer_append_usm_prefetch_exp_params_t params = {
        &hCommandBuffer, &pMemory, &size, &flags, &numSyncPointsInWaitList, &pSyncPointWaitList, &numEventsInWaitList, &phEventWaitList, &pSyncPoint, &phEvent, &phCommand};
    return mock_call(PLACE_COMMAND_BUFFER_APPEND_USM_PREFETCH_EXP, &params, default_command_buffer_append_usm_prefetch_exp);
}

static ur_result_t default_command_buffer_append_usm_advise_exp(void *opaque) {
    struct ur_command_buffer_append_usm_advise_exp_params_t *p = opaque;
    (void)p;
    struct mock_links links = {{0}};
    links.at[MOCK_EXP_COMMAND_BUFFER] = (struct mock_object *)*p->phCommandBuffer;
    links.function = (ur_function_t)241;
    void *made[2] = {NULL};
    if (!mock_create_all(2, made, (const unsigned[]){MOCK_EVENT, MOCK_EXP_COMMAND_BUFFER_COMMAND},
                         (const bool[]){*p->pphEvent != NULL, *p->pphCommand != NULL}, &links)) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (*p->pphEvent) {
        **p->pphEvent = made[0];
    }
    if (*p->pphCommand) {
        **p->pphCommand = made[1];
    }
    if (*p->ppSyncPoint) {
        **p->ppSyncPoint = mock_number();
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urCommandBufferAppendUSMAdviseExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, const void *pMemory, size_t size,
    ur_usm_advice_flags_t advice, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    struct ur_command_buffer_append_usm_advise_exp_params_t params = {
        &hCommandBuffer, &pMemory, &size, &advice, &numSyncPointsInWaitList, &pSyncPointWaitList, &numEventsInWaitList, &phEventWaitList, &pSyncPoint, &phEvent, &phCommand};
    return mock_call(PLACE_COMMAND_BUFFER_APPEND_USM_ADVISE_EXP, &params, default_command_buffer_append_usm_advise_exp);
}

static ur_result_t default_command_buffer_append_native_command_exp(void *opaque) {
    struct ur_command_buffer_append_native_command_exp_params_t *p = opaque;
    (void)p;
    if (*p->ppSyncPoint) {
        **p->ppSyncPoint = mock_number();
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urCommandBufferAppendNativeCommandExp(
    ur_exp_command_buffer_handle_t hCommandBuffer,
    ur_exp_command_buffer_native_command_function_t pfnNativeCommand, void *pData,
    ur_exp_command_buffer_handle_t hChildCommandBuffer, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint) {
    struct ur_command_buffer_append_native_command_exp_params_t params = {
        &hCommandBuffer, &pfnNativeCommand, &pData, &hChildCommandBuffer, &numSyncPointsInWaitList, &pSyncPointWaitList, &pSyncPoint};
    return mock_call(PLACE_COMMAND_BUFFER_APPEND_NATIVE_COMMAND_EXP, &params, default_command_buffer_append_native_command_exp);
}

static ur_result_t default_enqueue_command_buffer_exp(void *opaque) {
    struct ur_enqueue_command_buffer_exp_params_t *p = opaque;
    (void)p;
    struct mock_links links = {{0}};
    links.at[MOCK_QUEUE] = (struct mock_object *)*p->phQueue;
    links.at[MOCK_EXP_COMMAND_BUFFER] = (struct mock_object *)*p->phCommandBuffer;
    links.function = (ur_function_t)242;
    void *made[1] = {NULL};
    if (!mock_create_all(1, made, (const unsigned[]){MOCK_EVENT},
                         (const bool[]){*p->pphEvent != NULL}, &links)) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (*p->pphEvent) {
        **p->pphEvent = made[0];
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urEnqueueCommandBufferExp(
    ur_queue_handle_t hQueue, ur_exp_command_buffer_handle_t hCommandBuffer,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    struct ur_enqueue_command_buffer_exp_params_t params = {
        &hQueue, &hCommandBuffer, &numEventsInWaitList, &phEventWaitList, &phEvent};
    return mock_call(PLACE_ENQUEUE_COMMAND_BUFFER_EXP, &params, default_enqueue_command_buffer_exp);
}

static ur_result_t default_command_buffer_update_kernel_launch_exp(void *opaque) {
    struct ur_command_buffer_update_kernel_launch_exp_params_t *p = opaque;
    (void)p;
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urCommandBufferUpdateKernelLaunchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, uint32_t numKernelUpdates,
    const ur_exp_command_buffer_update_kernel_launch_desc_t *pUpdateKernelLaunch) {
    struct ur_command_buffer_update_kernel_launch_exp_params_t params = {
        &hCommandBuffer, &numKernelUpdates, &pUpdateKernelLaunch};
    return mock_call(PLACE_COMMAND_BUFFER_UPDATE_KERNEL_LAUNCH_EXP, &params, default_command_buffer_update_kernel_launch_exp);
}

static ur_result_t default_command_buffer_update_signal_event_exp(void *opaque) {
    struct ur_command_buffer_update_signal_event_exp_params_t *p = opaque;
    (void)p;
    if (!*p->pphSignalEvent) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    struct mock_links links = {{0}};
    links.at[MOCK_EXP_COMMAND_BUFFER_COMMAND] = (struct mock_object *)*p->phCommand;
    links.function = (ur_function_t)243;
    void *made[1] = {NULL};
    if (!mock_create_all(1, made, (const unsigned[]){MOCK_EVENT},
                         (const bool[]){*p->pphSignalEvent != NULL}, &links)) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (*p->pphSignalEvent) {
        **p->pphSignalEvent = made[0];
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urCommandBufferUpdateSignalEventExp(
    ur_exp_command_buffer_command_handle_t hCommand, ur_event_handle_t *phSignalEvent) {
    struct ur_command_buffer_update_signal_event_exp_params_t params = {
        &hCommand, &phSignalEvent};
    return mock_call(PLACE_COMMAND_BUFFER_UPDATE_SIGNAL_EVENT_EXP, &params, default_command_buffer_update_signal_event_exp);
}

static ur_result_t default_command_buffer_update_wait_events_exp(void *opaque) {
    struct ur_command_buffer_update_wait_events_exp_params_t *p = opaque;
    (void)p;
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urCommandBufferUpdateWaitEventsExp(
    ur_exp_command_buffer_command_handle_t hCommand, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList) {
    struct ur_command_buffer_update_wait_events_exp_params_t params = {
        &hCommand, &numEventsInWaitList, &phEventWaitList};
    return mock_call(PLACE_COMMAND_BUFFER_UPDATE_WAIT_EVENTS_EXP, &params, default_command_buffer_update_wait_events_exp);
}

static ur_result_t default_command_buffer_get_info_exp(void *opaque) {
    struct ur_command_buffer_get_info_exp_params_t *p = opaque;
    (void)p;
    return mock_info(MOCK_INFO_OF_UR_EXP_COMMAND_BUFFER_INFO_T, *p->phCommandBuffer, (uint32_t)*p->ppropName,
                     *p->ppropSize, *p->ppPropValue, *p->ppPropSizeRet);
}

ur_result_t UR_APICALL urCommandBufferGetInfoExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_exp_command_buffer_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    struct ur_command_buffer_get_info_exp_params_t params = {
        &hCommandBuffer, &propName, &propSize, &pPropValue, &pPropSizeRet};
    return mock_call(PLACE_COMMAND_BUFFER_GET_INFO_EXP, &params, default_command_buffer_get_info_exp);
}

static ur_result_t default_command_buffer_get_native_handle_exp(void *opaque) {
    struct ur_command_buffer_get_native_handle_exp_params_t *p = opaque;
    (void)p;
    if (!*p->pphNativeCommandBuffer) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    if (*p->pphNativeCommandBuffer) {
        **p->pphNativeCommandBuffer = (ur_native_handle_t)*p->phCommandBuffer;
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urCommandBufferGetNativeHandleExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_native_handle_t *phNativeCommandBuffer) {
    struct ur_command_buffer_get_native_handle_exp_params_t params = {
        &hCommandBuffer, &phNativeCommandBuffer};
    return mock_call(PLACE_COMMAND_BUFFER_GET_NATIVE_HANDLE_EXP, &params, default_command_buffer_get_native_handle_exp);
}

static ur_result_t default_device_wait_exp(void *opaque) {
    struct ur_device_wait_exp_params_t *p = opaque;
    (void)p;
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urDeviceWaitExp(ur_device_handle_t hDevice) {
    struct ur_device_wait_exp_params_t params = {
        &hDevice};
    return mock_call(PLACE_DEVICE_WAIT_EXP, &params, default_device_wait_exp);
}

static ur_result_t default_program_dynamic_link_exp(void *opaque) {
    struct ur_program_dynamic_link_exp_params_t *p = opaque;
    (void)p;
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urProgramDynamicLinkExp(
    ur_context_handle_t hContext, uint32_t count, const ur_program_handle_t *phPrograms) {
    struct ur_program_dynamic_link_exp_params_t params = {
        &hContext, &count, &phPrograms};
    return mock_call(PLACE_PROGRAM_DYNAMIC_LINK_EXP, &params, default_program_dynamic_link_exp);
}

static ur_result_t default_enqueue_kernel_launch_with_args_exp(void *opaque) {
    struct ur_enqueue_kernel_launch_with_args_exp_params_t *p = opaque;
    (void)p;
    struct mock_links links = {{0}};
    links.at[MOCK_QUEUE] = (struct mock_object *)*p->phQueue;
    links.at[MOCK_KERNEL] = (struct mock_object *)*p->phKernel;
    links.function = (ur_function_t)295;
    void *made[1] = {NULL};
    if (!mock_create_all(1, made, (const unsigned[]){MOCK_EVENT},
                         (const bool[]){*p->pphEvent != NULL}, &links)) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (*p->pphEvent) {
        **p->pphEvent = made[0];
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urEnqueueKernelLaunchWithArgsExp(
    ur_queue_handle_t hQueue, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numArgs, const ur_exp_kernel_arg_properties_t *pArgs,
    const ur_kernel_launch_ext_properties_t *launchPropList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    struct ur_enqueue_kernel_launch_with_args_exp_params_t params = {
        &hQueue, &hKernel, &workDim, &pGlobalWorkOffset, &pGlobalWorkSize, &pLocalWorkSize, &numArgs, &pArgs, &launchPropList, &numEventsInWaitList, &phEventWaitList, &phEvent};
    return mock_call(PLACE_ENQUEUE_KERNEL_LAUNCH_WITH_ARGS_EXP, &params, default_enqueue_kernel_launch_with_args_exp);
}

static ur_result_t default_enqueue_timestamp_recording_exp(void *opaque) {
    struct ur_enqueue_timestamp_recording_exp_params_t *p = opaque;
    (void)p;
    if (!*p->pphEvent) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    struct mock_links links = {{0}};
    links.at[MOCK_QUEUE] = (struct mock_object *)*p->phQueue;
    links.function = (ur_function_t)223;
    void *made[1] = {NULL};
    if (!mock_create_all(1, made, (const unsigned[]){MOCK_EVENT},
                         (const bool[]){*p->pphEvent != NULL}, &links)) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (*p->pphEvent) {
        **p->pphEvent = made[0];
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urEnqueueTimestampRecordingExp(
    ur_queue_handle_t hQueue, bool blocking, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    struct ur_enqueue_timestamp_recording_exp_params_t params = {
        &hQueue, &blocking, &numEventsInWaitList, &phEventWaitList, &phEvent};
    return mock_call(PLACE_ENQUEUE_TIMESTAMP_RECORDING_EXP, &params, default_enqueue_timestamp_recording_exp);
}

static ur_result_t default_graph_create_exp(void *opaque) {
    struct ur_graph_create_exp_params_t *p = opaque;
    (void)p;
    if (!*p->pphGraph) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    struct mock_links links = {{0}};
    links.at[MOCK_CONTEXT] = (struct mock_object *)*p->phContext;
    links.function = (ur_function_t)296;
    void *made[1] = {NULL};
    if (!mock_create_all(1, made, (const unsigned[]){MOCK_EXP_GRAPH},
                         (const bool[]){*p->pphGraph != NULL}, &links)) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (*p->pphGraph) {
        **p->pphGraph = made[0];
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urGraphCreateExp(
    ur_context_handle_t hContext, ur_exp_graph_handle_t *phGraph) {
    struct ur_graph_create_exp_params_t params = {
        &hContext, &phGraph};
    return mock_call(PLACE_GRAPH_CREATE_EXP, &params, default_graph_create_exp);
}

static ur_result_t default_queue_begin_graph_capture_exp(void *opaque) {
    struct ur_queue_begin_graph_capture_exp_params_t *p = opaque;
    (void)p;
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urQueueBeginGraphCaptureExp(ur_queue_handle_t hQueue) {
    struct ur_queue_begin_graph_capture_exp_params_t params = {
        &hQueue};
    return mock_call(PLACE_QUEUE_BEGIN_GRAPH_CAPTURE_EXP, &params, default_queue_begin_graph_capture_exp);
}

static ur_result_t default_queue_begin_capture_into_graph_exp(void *opaque) {
    struct ur_queue_begin_capture_into_graph_exp_params_t *p = opaque;
    (void)p;
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urQueueBeginCaptureIntoGraphExp(
    ur_queue_handle_t hQueue, ur_exp_graph_handle_t hGraph) {
    struct ur_queue_begin_capture_into_graph_exp_params_t params = {
        &hQueue, &hGraph};
    return mock_call(PLACE_QUEUE_BEGIN_CAPTURE_INTO_GRAPH_EXP, &params, default_queue_begin_capture_into_graph_exp);
}

static ur_result_t default_queue_end_graph_capture_exp(void *opaque) {
    struct ur_queue_end_graph_capture_exp_params_t *p = opaque;
    (void)p;
    if (!*p->pphGraph) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    struct mock_links links = {{0}};
    links.at[MOCK_QUEUE] = (struct mock_object *)*p->phQueue;
    links.function = (ur_function_t)299;
    void *made[1] = {NULL};
    if (!mock_create_all(1, made, (const unsigned[]){MOCK_EXP_GRAPH},
                         (const bool[]){*p->pphGraph != NULL}, &links)) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (*p->pphGraph) {
        **p->pphGraph = made[0];
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urQueueEndGraphCaptureExp(
    ur_queue_handle_t hQueue, ur_exp_graph_handle_t *phGraph) {
    struct ur_queue_end_graph_capture_exp_params_t params = {
        &hQueue, &phGraph};
    return mock_call(PLACE_QUEUE_END_GRAPH_CAPTURE_EXP, &params, default_queue_end_graph_capture_exp);
}

static ur_result_t default_graph_instantiate_graph_exp(void *opaque) {
    struct ur_graph_instantiate_graph_exp_params_t *p = opaque;
    (void)p;
    if (!*p->pphExecGraph) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    struct mock_links links = {{0}};
    links.at[MOCK_EXP_GRAPH] = (struct mock_object *)*p->phGraph;
    links.function = (ur_function_t)307;
    void *made[1] = {NULL};
    if (!mock_create_all(1, made, (const unsigned[]){MOCK_EXP_EXECUTABLE_GRAPH},
                         (const bool[]){*p->pphExecGraph != NULL}, &links)) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (*p->pphExecGraph) {
        **p->pphExecGraph = made[0];
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urGraphInstantiateGraphExp(
    ur_exp_graph_handle_t hGraph, ur_exp_executable_graph_handle_t *phExecGraph) {
    struct ur_graph_instantiate_graph_exp_params_t params = {
        &hGraph, &phExecGraph};
    return mock_call(PLACE_GRAPH_INSTANTIATE_GRAPH_EXP, &params, default_graph_instantiate_graph_exp);
}

static ur_result_t default_enqueue_graph_exp(void *opaque) {
    struct ur_enqueue_graph_exp_params_t *p = opaque;
    (void)p;
    struct mock_links links = {{0}};
    links.at[MOCK_QUEUE] = (struct mock_object *)*p->phQueue;
    links.at[MOCK_EXP_EXECUTABLE_GRAPH] = (struct mock_object *)*p->phGraph;
    links.function = (ur_function_t)308;
    void *made[1] = {NULL};
    if (!mock_create_all(1, made, (const unsigned[]){MOCK_EVENT},
                         (const bool[]){*p->pphEvent != NULL}, &links)) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (*p->pphEvent) {
        **p->pphEvent = made[0];
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urEnqueueGraphExp(
    ur_queue_handle_t hQueue, ur_exp_executable_graph_handle_t hGraph, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    struct ur_enqueue_graph_exp_params_t params = {
        &hQueue, &hGraph, &numEventsInWaitList, &phEventWaitList, &phEvent};
    return mock_call(PLACE_ENQUEUE_GRAPH_EXP, &params, default_enqueue_graph_exp);
}

static ur_result_t default_graph_destroy_exp(void *opaque) {
    struct ur_graph_destroy_exp_params_t *p = opaque;
    (void)p;
    return mock_release(*p->phGraph);
}

ur_result_t UR_APICALL urGraphDestroyExp(ur_exp_graph_handle_t hGraph) {
    struct ur_graph_destroy_exp_params_t params = {
        &hGraph};
    return mock_call(PLACE_GRAPH_DESTROY_EXP, &params, default_graph_destroy_exp);
}

static ur_result_t default_graph_executable_graph_destroy_exp(void *opaque) {
    struct ur_graph_executable_graph_destroy_exp_params_t *p = opaque;
    (void)p;
    return mock_release(*p->phExecutableGraph);
}

ur_result_t UR_APICALL urGraphExecutableGraphDestroyExp(
    ur_exp_executable_graph_handle_t hExecutableGraph) {
    struct ur_graph_executable_graph_destroy_exp_params_t params = {
        &hExecutableGraph};
    return mock_call(PLACE_GRAPH_EXECUTABLE_GRAPH_DESTROY_EXP, &params, default_graph_executable_graph_destroy_exp);
}

static ur_result_t default_queue_is_graph_capture_enabled_exp(void *opaque) {
    struct ur_queue_is_graph_capture_enabled_exp_params_t *p = opaque;
    (void)p;
    if (!*p->ppResult) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    if (*p->ppResult) {
        **p->ppResult = 0;
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urQueueIsGraphCaptureEnabledExp(ur_queue_handle_t hQueue, bool *pResult) {
    struct ur_queue_is_graph_capture_enabled_exp_params_t params = {
        &hQueue, &pResult};
    return mock_call(PLACE_QUEUE_IS_GRAPH_CAPTURE_ENABLED_EXP, &params, default_queue_is_graph_capture_enabled_exp);
}

static ur_result_t default_queue_get_graph_exp(void *opaque) {
    struct ur_queue_get_graph_exp_params_t *p = opaque;
    (void)p;
    if (!*p->pphGraph) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    if (*p->pphGraph) {
        **p->pphGraph = mock_shared(MOCK_EXP_GRAPH);
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urQueueGetGraphExp(
    ur_queue_handle_t hQueue, ur_exp_graph_handle_t *phGraph) {
    struct ur_queue_get_graph_exp_params_t params = {
        &hQueue, &phGraph};
    return mock_call(PLACE_QUEUE_GET_GRAPH_EXP, &params, default_queue_get_graph_exp);
}

static ur_result_t default_graph_is_empty_exp(void *opaque) {
    struct ur_graph_is_empty_exp_params_t *p = opaque;
    (void)p;
    if (!*p->ppResult) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    if (*p->ppResult) {
        **p->ppResult = 0;
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urGraphIsEmptyExp(ur_exp_graph_handle_t hGraph, bool *pResult) {
    struct ur_graph_is_empty_exp_params_t params = {
        &hGraph, &pResult};
    return mock_call(PLACE_GRAPH_IS_EMPTY_EXP, &params, default_graph_is_empty_exp);
}

static ur_result_t default_graph_get_id_exp(void *opaque) {
    struct ur_graph_get_id_exp_params_t *p = opaque;
    (void)p;
    if (!*p->ppGraphId) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    if (*p->ppGraphId) {
        **p->ppGraphId = mock_time();
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urGraphGetIdExp(ur_exp_graph_handle_t hGraph, uint64_t *pGraphId) {
    struct ur_graph_get_id_exp_params_t params = {
        &hGraph, &pGraphId};
    return mock_call(PLACE_GRAPH_GET_ID_EXP, &params, default_graph_get_id_exp);
}

static ur_result_t default_graph_set_destruction_callback_exp(void *opaque) {
    struct ur_graph_set_destruction_callback_exp_params_t *p = opaque;
    (void)p;
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urGraphSetDestructionCallbackExp(
    ur_exp_graph_handle_t hGraph, ur_exp_graph_destruction_callback_t pfnCallback, void *pUserData) {
    struct ur_graph_set_destruction_callback_exp_params_t params = {
        &hGraph, &pfnCallback, &pUserData};
    return mock_call(PLACE_GRAPH_SET_DESTRUCTION_CALLBACK_EXP, &params, default_graph_set_destruction_callback_exp);
}

static ur_result_t default_graph_dump_contents_exp(void *opaque) {
    struct ur_graph_dump_contents_exp_params_t *p = opaque;
    (void)p;
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urGraphDumpContentsExp(ur_exp_graph_handle_t hGraph, const char *filePath) {
    struct ur_graph_dump_contents_exp_params_t params = {
        &hGraph, &filePath};
    return mock_call(PLACE_GRAPH_DUMP_CONTENTS_EXP, &params, default_graph_dump_contents_exp);
}

static ur_result_t default_graph_get_native_handle_exp(void *opaque) {
    struct ur_graph_get_native_handle_exp_params_t *p = opaque;
    (void)p;
    if (!*p->pphNativeGraph) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    if (*p->pphNativeGraph) {
        **p->pphNativeGraph = (ur_native_handle_t)*p->phGraph;
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urGraphGetNativeHandleExp(
    ur_exp_graph_handle_t hGraph, ur_native_handle_t *phNativeGraph) {
    struct ur_graph_get_native_handle_exp_params_t params = {
        &hGraph, &phNativeGraph};
    return mock_call(PLACE_GRAPH_GET_NATIVE_HANDLE_EXP, &params, default_graph_get_native_handle_exp);
}

static ur_result_t default_graph_executable_graph_get_native_handle_exp(void *opaque) {
    struct ur_graph_executable_graph_get_native_handle_exp_params_t *p = opaque;
    (void)p;
    if (!*p->pphNativeExecutableGraph) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    if (*p->pphNativeExecutableGraph) {
        **p->pphNativeExecutableGraph = (ur_native_handle_t)*p->phExecutableGraph;
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urGraphExecutableGraphGetNativeHandleExp(
    ur_exp_executable_graph_handle_t hExecutableGraph, ur_native_handle_t *phNativeExecutableGraph) {
    struct ur_graph_executable_graph_get_native_handle_exp_params_t params = {
        &hExecutableGraph, &phNativeExecutableGraph};
    return mock_call(PLACE_GRAPH_EXECUTABLE_GRAPH_GET_NATIVE_HANDLE_EXP, &params, default_graph_executable_graph_get_native_handle_exp);
}

static ur_result_t default_enqueue_host_task_exp(void *opaque) {
    struct ur_enqueue_host_task_exp_params_t *p = opaque;
    (void)p;
    struct mock_links links = {{0}};
    links.at[MOCK_QUEUE] = (struct mock_object *)*p->phQueue;
    links.function = (ur_function_t)309;
    void *made[1] = {NULL};
    if (!mock_create_all(1, made, (const unsigned[]){MOCK_EVENT},
                         (const bool[]){*p->pphEvent != NULL}, &links)) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (*p->pphEvent) {
        **p->pphEvent = made[0];
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urEnqueueHostTaskExp(
    ur_queue_handle_t hQueue, ur_exp_host_task_function_t pfnHostTask, void *data,
    const ur_exp_host_task_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    struct ur_enqueue_host_task_exp_params_t params = {
        &hQueue, &pfnHostTask, &data, &pProperties, &numEventsInWaitList, &phEventWaitList, &phEvent};
    return mock_call(PLACE_ENQUEUE_HOST_TASK_EXP, &params, default_enqueue_host_task_exp);
}

static ur_result_t default_ipc_get_mem_handle_exp(void *opaque) {
    struct ur_ipc_get_mem_handle_exp_params_t *p = opaque;
    (void)p;
    if (*p->pppIPCMemHandleData) {
        **p->pppIPCMemHandleData = mock_address();
    }
    if (*p->ppIPCMemHandleDataSizeRet) {
        **p->ppIPCMemHandleDataSizeRet = MOCK_ADDRESS_SIZE;
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urIPCGetMemHandleExp(
    ur_context_handle_t hContext, void  *pMem, void **ppIPCMemHandleData,
    size_t *pIPCMemHandleDataSizeRet) {
    struct ur_ipc_get_mem_handle_exp_params_t params = {
        &hContext, &pMem, &ppIPCMemHandleData, &pIPCMemHandleDataSizeRet};
    return mock_call(PLACE_IPC_GET_MEM_HANDLE_EXP, &params, default_ipc_get_mem_handle_exp);
}

static ur_result_t default_ipc_put_mem_handle_exp(void *opaque) {
    struct ur_ipc_put_mem_handle_exp_params_t *p = opaque;
    (void)p;
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urIPCPutMemHandleExp(ur_context_handle_t hContext, void *pIPCMemHandleData) {
    struct ur_ipc_put_mem_handle_exp_params_t params = {
        &hContext, &pIPCMemHandleData};
    return mock_call(PLACE_IPC_PUT_MEM_HANDLE_EXP, &params, default_ipc_put_mem_handle_exp);
}

static ur_result_t default_ipc_open_mem_handle_exp(void *opaque) {
    struct ur_ipc_open_mem_handle_exp_params_t *p = opaque;
    (void)p;
    if (!*p->pppMem) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    if (*p->pppMem) {
        **p->pppMem = mock_address();
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urIPCOpenMemHandleExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, void  *pIPCMemHandleData,
    size_t ipcMemHandleDataSize, void  **ppMem) {
    struct ur_ipc_open_mem_handle_exp_params_t params = {
        &hContext, &hDevice, &pIPCMemHandleData, &ipcMemHandleDataSize, &ppMem};
    return mock_call(PLACE_IPC_OPEN_MEM_HANDLE_EXP, &params, default_ipc_open_mem_handle_exp);
}

static ur_result_t default_ipc_close_mem_handle_exp(void *opaque) {
    struct ur_ipc_close_mem_handle_exp_params_t *p = opaque;
    (void)p;
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urIPCCloseMemHandleExp(ur_context_handle_t hContext, void  *pMem) {
    struct ur_ipc_close_mem_handle_exp_params_t params = {
        &hContext, &pMem};
    return mock_call(PLACE_IPC_CLOSE_MEM_HANDLE_EXP, &params, default_ipc_close_mem_handle_exp);
}

static ur_result_t default_ipc_get_phys_mem_handle_exp(void *opaque) {
    struct ur_ipc_get_phys_mem_handle_exp_params_t *p = opaque;
    (void)p;
    if (!*p->pppIPCPhysMemHandleData) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    if (!*p->ppIPCPhysMemHandleDataSizeRet) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    if (*p->pppIPCPhysMemHandleData) {
        **p->pppIPCPhysMemHandleData = mock_address();
    }
    if (*p->ppIPCPhysMemHandleDataSizeRet) {
        **p->ppIPCPhysMemHandleDataSizeRet = MOCK_ADDRESS_SIZE;
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urIPCGetPhysMemHandleExp(
    ur_context_handle_t hContext, ur_physical_mem_handle_t hPhysMem, void **ppIPCPhysMemHandleData,
    size_t *pIPCPhysMemHandleDataSizeRet) {
    struct ur_ipc_get_phys_mem_handle_exp_params_t params = {
        &hContext, &hPhysMem, &ppIPCPhysMemHandleData, &pIPCPhysMemHandleDataSizeRet};
    return mock_call(PLACE_IPC_GET_PHYS_MEM_HANDLE_EXP, &params, default_ipc_get_phys_mem_handle_exp);
}

static ur_result_t default_ipc_put_phys_mem_handle_exp(void *opaque) {
    struct ur_ipc_put_phys_mem_handle_exp_params_t *p = opaque;
    (void)p;
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urIPCPutPhysMemHandleExp(
    ur_context_handle_t hContext, const void *pIPCPhysMemHandleData) {
    struct ur_ipc_put_phys_mem_handle_exp_params_t params = {
        &hContext, &pIPCPhysMemHandleData};
    return mock_call(PLACE_IPC_PUT_PHYS_MEM_HANDLE_EXP, &params, default_ipc_put_phys_mem_handle_exp);
}

static ur_result_t default_ipc_open_phys_mem_handle_exp(void *opaque) {
    struct ur_ipc_open_phys_mem_handle_exp_params_t *p = opaque;
    (void)p;
    if (!*p->pphPhysMem) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    struct mock_links links = {{0}};
    links.at[MOCK_CONTEXT] = (struct mock_object *)*p->phContext;
    links.at[MOCK_DEVICE] = (struct mock_object *)*p->phDevice;
    links.function = (ur_function_t)318;
    void *made[1] = {NULL};
    if (!mock_create_all(1, made, (const unsigned[]){MOCK_PHYSICAL_MEM},
                         (const bool[]){*p->pphPhysMem != NULL}, &links)) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (*p->pphPhysMem) {
        **p->pphPhysMem = made[0];
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urIPCOpenPhysMemHandleExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const void  *pIPCPhysMemHandleData,
    size_t ipcPhysMemHandleDataSize, ur_physical_mem_handle_t *phPhysMem) {
    struct ur_ipc_open_phys_mem_handle_exp_params_t params = {
        &hContext, &hDevice, &pIPCPhysMemHandleData, &ipcPhysMemHandleDataSize, &phPhysMem};
    return mock_call(PLACE_IPC_OPEN_PHYS_MEM_HANDLE_EXP, &params, default_ipc_open_phys_mem_handle_exp);
}

static ur_result_t default_ipc_close_phys_mem_handle_exp(void *opaque) {
    struct ur_ipc_close_phys_mem_handle_exp_params_t *p = opaque;
    (void)p;
    return mock_release(*p->phPhysMem);
}

ur_result_t UR_APICALL urIPCClosePhysMemHandleExp(
    ur_context_handle_t hContext, ur_physical_mem_handle_t hPhysMem) {
    struct ur_ipc_close_phys_mem_handle_exp_params_t params = {
        &hContext, &hPhysMem};
    return mock_call(PLACE_IPC_CLOSE_PHYS_MEM_HANDLE_EXP, &params, default_ipc_close_phys_mem_handle_exp);
}

static ur_result_t default_ipc_get_event_handle_exp(void *opaque) {
    struct ur_ipc_get_event_handle_exp_params_t *p = opaque;
    (void)p;
    if (!*p->pppIPCEventHandleData) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    if (!*p->ppIPCEventHandleDataSizeRet) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    if (*p->pppIPCEventHandleData) {
        **p->pppIPCEventHandleData = mock_address();
    }
    if (*p->ppIPCEventHandleDataSizeRet) {
        **p->ppIPCEventHandleDataSizeRet = MOCK_ADDRESS_SIZE;
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urIPCGetEventHandleExp(
    ur_event_handle_t hEvent, void **ppIPCEventHandleData, size_t *pIPCEventHandleDataSizeRet) {
    struct ur_ipc_get_event_handle_exp_params_t params = {
        &hEvent, &ppIPCEventHandleData, &pIPCEventHandleDataSizeRet};
    return mock_call(PLACE_IPC_GET_EVENT_HANDLE_EXP, &params, default_ipc_get_event_handle_exp);
}

static ur_result_t default_ipc_put_event_handle_exp(void *opaque) {
    struct ur_ipc_put_event_handle_exp_params_t *p = opaque;
    (void)p;
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urIPCPutEventHandleExp(
    ur_context_handle_t hContext, void *pIPCEventHandleData) {
    struct ur_ipc_put_event_handle_exp_params_t params = {
        &hContext, &pIPCEventHandleData};
    return mock_call(PLACE_IPC_PUT_EVENT_HANDLE_EXP, &params, default_ipc_put_event_handle_exp);
}

static ur_result_t default_ipc_open_event_handle_exp(void *opaque) {
    struct ur_ipc_open_event_handle_exp_params_t *p = opaque;
    (void)p;
    if (!*p->pphEvent) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    struct mock_links links = {{0}};
    links.at[MOCK_CONTEXT] = (struct mock_object *)*p->phContext;
    links.function = (ur_function_t)325;
    void *made[1] = {NULL};
    if (!mock_create_all(1, made, (const unsigned[]){MOCK_EVENT},
                         (const bool[]){*p->pphEvent != NULL}, &links)) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (*p->pphEvent) {
        **p->pphEvent = made[0];
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urIPCOpenEventHandleExp(
    ur_context_handle_t hContext, const void  *pIPCEventHandleData, size_t ipcEventHandleDataSize,
    ur_event_handle_t *phEvent) {
    struct ur_ipc_open_event_handle_exp_params_t params = {
        &hContext, &pIPCEventHandleData, &ipcEventHandleDataSize, &phEvent};
    return mock_call(PLACE_IPC_OPEN_EVENT_HANDLE_EXP, &params, default_ipc_open_event_handle_exp);
}

static ur_result_t default_enqueue_events_wait_with_barrier_ext(void *opaque) {
    struct ur_enqueue_events_wait_with_barrier_ext_params_t *p = opaque;
    (void)p;
    struct mock_links links = {{0}};
    links.at[MOCK_QUEUE] = (struct mock_object *)*p->phQueue;
    links.function = (ur_function_t)246;
    void *made[1] = {NULL};
    if (!mock_create_all(1, made, (const unsigned[]){MOCK_EVENT},
                         (const bool[]){*p->pphEvent != NULL}, &links)) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (*p->pphEvent) {
        **p->pphEvent = made[0];
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urEnqueueEventsWaitWithBarrierExt(
    ur_queue_handle_t hQueue, const ur_exp_enqueue_ext_properties_t *pProperties,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    struct ur_enqueue_events_wait_with_barrier_ext_params_t params = {
        &hQueue, &pProperties, &numEventsInWaitList, &phEventWaitList, &phEvent};
    return mock_call(PLACE_ENQUEUE_EVENTS_WAIT_WITH_BARRIER_EXT, &params, default_enqueue_events_wait_with_barrier_ext);
}

static ur_result_t default_memory_export_alloc_exportable_memory_exp(void *opaque) {
    struct ur_memory_export_alloc_exportable_memory_exp_params_t *p = opaque;
    (void)p;
    if (!*p->pppMem) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    struct mock_links links = {{0}};
    links.at[MOCK_CONTEXT] = (struct mock_object *)*p->phContext;
    links.at[MOCK_DEVICE] = (struct mock_object *)*p->phDevice;
    links.function = (ur_function_t)285;
    void *memory = mock_allocate(*p->psize, UR_USM_TYPE_DEVICE, &links);
    if (!memory) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    **p->pppMem = memory;
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urMemoryExportAllocExportableMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t alignment, size_t size,
    ur_exp_external_mem_type_t handleTypeToExport, void  **ppMem) {
    struct ur_memory_export_alloc_exportable_memory_exp_params_t params = {
        &hContext, &hDevice, &alignment, &size, &handleTypeToExport, &ppMem};
    return mock_call(PLACE_MEMORY_EXPORT_ALLOC_EXPORTABLE_MEMORY_EXP, &params, default_memory_export_alloc_exportable_memory_exp);
}

static ur_result_t default_memory_export_free_exportable_memory_exp(void *opaque) {
    struct ur_memory_export_free_exportable_memory_exp_params_t *p = opaque;
    (void)p;
    if (!mock_free(*p->ppMem)) {
        return UR_RESULT_ERROR_INVALID_MEM_OBJECT;
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urMemoryExportFreeExportableMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, void  *pMem) {
    struct ur_memory_export_free_exportable_memory_exp_params_t params = {
        &hContext, &hDevice, &pMem};
    return mock_call(PLACE_MEMORY_EXPORT_FREE_EXPORTABLE_MEMORY_EXP, &params, default_memory_export_free_exportable_memory_exp);
}

static ur_result_t default_memory_export_export_memory_handle_exp(void *opaque) {
    struct ur_memory_export_export_memory_handle_exp_params_t *p = opaque;
    (void)p;
    if (!*p->ppMemHandleRet) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urMemoryExportExportMemoryHandleExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_external_mem_type_t handleTypeToExport, void  *pMem, void  *pMemHandleRet) {
    struct ur_memory_export_export_memory_handle_exp_params_t params = {
        &hContext, &hDevice, &handleTypeToExport, &pMem, &pMemHandleRet};
    return mock_call(PLACE_MEMORY_EXPORT_EXPORT_MEMORY_HANDLE_EXP, &params, default_memory_export_export_memory_handle_exp);
}

static ur_result_t default_program_build_exp(void *opaque) {
    struct ur_program_build_exp_params_t *p = opaque;
    (void)p;
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urProgramBuildExp(
    ur_program_handle_t hProgram, uint32_t numDevices, ur_device_handle_t *phDevices,
    ur_exp_program_flags_t flags, const char *pOptions) {
    struct ur_program_build_exp_params_t params = {
        &hProgram, &numDevices, &phDevices, &flags, &pOptions};
    return mock_call(PLACE_PROGRAM_BUILD_EXP, &params, default_program_build_exp);
}

static ur_result_t default_program_compile_exp(void *opaque) {
    struct ur_program_compile_exp_params_t *p = opaque;
    (void)p;
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urProgramCompileExp(
    ur_program_handle_t hProgram, uint32_t numDevices, ur_device_handle_t *phDevices,
    ur_exp_program_flags_t flags, const char *pOptions) {
    struct ur_program_compile_exp_params_t params = {
        &hProgram, &numDevices, &phDevices, &flags, &pOptions};
    return mock_call(PLACE_PROGRAM_COMPILE_EXP, &params, default_program_compile_exp);
}

static ur_result_t default_program_link_exp(void *opaque) {
    struct ur_program_link_exp_params_t *p = opaque;
    (void)p;
    if (!*p->pphProgram) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    struct mock_links links = {{0}};
    links.at[MOCK_CONTEXT] = (struct mock_object *)*p->phContext;
    links.function = (ur_function_t)199;
    void *made[1] = {NULL};
    if (!mock_create_all(1, made, (const unsigned[]){MOCK_PROGRAM},
                         (const bool[]){*p->pphProgram != NULL}, &links)) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (*p->pphProgram) {
        **p->pphProgram = made[0];
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urProgramLinkExp(
    ur_context_handle_t hContext, uint32_t numDevices, ur_device_handle_t *phDevices,
    ur_exp_program_flags_t flags, uint32_t count, const ur_program_handle_t *phPrograms,
    const char *pOptions, ur_program_handle_t *phProgram) {
    struct ur_program_link_exp_params_t params = {
        &hContext, &numDevices, &phDevices, &flags, &count, &phPrograms, &pOptions, &phProgram};
    return mock_call(PLACE_PROGRAM_LINK_EXP, &params, default_program_link_exp);
}

static ur_result_t default_enqueue_native_command_exp(void *opaque) {
    struct ur_enqueue_native_command_exp_params_t *p = opaque;
    (void)p;
    struct mock_links links = {{0}};
    links.at[MOCK_QUEUE] = (struct mock_object *)*p->phQueue;
    links.function = (ur_function_t)228;
    void *made[1] = {NULL};
    if (!mock_create_all(1, made, (const unsigned[]){MOCK_EVENT},
                         (const bool[]){*p->pphEvent != NULL}, &links)) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (*p->pphEvent) {
        **p->pphEvent = made[0];
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urEnqueueNativeCommandExp(
    ur_queue_handle_t hQueue, ur_exp_enqueue_native_command_function_t pfnNativeEnqueue, void *data,
    uint32_t numMemsInMemList, const ur_mem_handle_t *phMemList,
    const ur_exp_enqueue_native_command_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    struct ur_enqueue_native_command_exp_params_t params = {
        &hQueue, &pfnNativeEnqueue, &data, &numMemsInMemList, &phMemList, &pProperties, &numEventsInWaitList, &phEventWaitList, &phEvent};
    return mock_call(PLACE_ENQUEUE_NATIVE_COMMAND_EXP, &params, default_enqueue_native_command_exp);
}

static ur_result_t default_event_create_exp(void *opaque) {
    struct ur_event_create_exp_params_t *p = opaque;
    (void)p;
    if (!*p->pphEvent) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    struct mock_links links = {{0}};
    links.at[MOCK_CONTEXT] = (struct mock_object *)*p->phContext;
    links.at[MOCK_DEVICE] = (struct mock_object *)*p->phDevice;
    links.function = (ur_function_t)322;
    void *made[1] = {NULL};
    if (!mock_create_all(1, made, (const unsigned[]){MOCK_EVENT},
                         (const bool[]){*p->pphEvent != NULL}, &links)) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (*p->pphEvent) {
        **p->pphEvent = made[0];
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urEventCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_exp_event_desc_t *pEventDesc,
    ur_event_handle_t *phEvent) {
    struct ur_event_create_exp_params_t params = {
        &hContext, &hDevice, &pEventDesc, &phEvent};
    return mock_call(PLACE_EVENT_CREATE_EXP, &params, default_event_create_exp);
}

static ur_result_t default_usm_context_memcpy_exp(void *opaque) {
    struct ur_usm_context_memcpy_exp_params_t *p = opaque;
    (void)p;
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urUSMContextMemcpyExp(
    ur_context_handle_t hContext, void *pDst, const void *pSrc, size_t size) {
    struct ur_usm_context_memcpy_exp_params_t params = {
        &hContext, &pDst, &pSrc, &size};
    return mock_call(PLACE_USM_CONTEXT_MEMCPY_EXP, &params, default_usm_context_memcpy_exp);
}

static ur_result_t default_usm_host_alloc_register_exp(void *opaque) {
    struct ur_usm_host_alloc_register_exp_params_t *p = opaque;
    (void)p;
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urUSMHostAllocRegisterExp(
    ur_context_handle_t hContext, void *pHostMem, size_t size,
    const ur_exp_usm_host_alloc_register_properties_t *pProperties) {
    struct ur_usm_host_alloc_register_exp_params_t params = {
        &hContext, &pHostMem, &size, &pProperties};
    return mock_call(PLACE_USM_HOST_ALLOC_REGISTER_EXP, &params, default_usm_host_alloc_register_exp);
}

static ur_result_t default_usm_host_alloc_unregister_exp(void *opaque) {
    struct ur_usm_host_alloc_unregister_exp_params_t *p = opaque;
    (void)p;
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urUSMHostAllocUnregisterExp(ur_context_handle_t hContext, void *pHostMem) {
    struct ur_usm_host_alloc_unregister_exp_params_t params = {
        &hContext, &pHostMem};
    return mock_call(PLACE_USM_HOST_ALLOC_UNREGISTER_EXP, &params, default_usm_host_alloc_unregister_exp);
}

static ur_result_t default_usm_import_exp(void *opaque) {
    struct ur_usm_import_exp_params_t *p = opaque;
    (void)p;
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urUSMImportExp(ur_context_handle_t hContext, void *pMem, size_t size) {
    struct ur_usm_import_exp_params_t params = {
        &hContext, &pMem, &size};
    return mock_call(PLACE_USM_IMPORT_EXP, &params, default_usm_import_exp);
}

static ur_result_t default_usm_release_exp(void *opaque) {
    struct ur_usm_release_exp_params_t *p = opaque;
    (void)p;
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urUSMReleaseExp(ur_context_handle_t hContext, void *pMem) {
    struct ur_usm_release_exp_params_t params = {
        &hContext, &pMem};
    return mock_call(PLACE_USM_RELEASE_EXP, &params, default_usm_release_exp);
}

static ur_result_t default_usm_p2p_enable_peer_access_exp(void *opaque) {
    struct ur_usm_p2p_enable_peer_access_exp_params_t *p = opaque;
    (void)p;
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urUsmP2PEnablePeerAccessExp(
    ur_device_handle_t commandDevice, ur_device_handle_t peerDevice) {
    struct ur_usm_p2p_enable_peer_access_exp_params_t params = {
        &commandDevice, &peerDevice};
    return mock_call(PLACE_USM_P2P_ENABLE_PEER_ACCESS_EXP, &params, default_usm_p2p_enable_peer_access_exp);
}

static ur_result_t default_usm_p2p_disable_peer_access_exp(void *opaque) {
    struct ur_usm_p2p_disable_peer_access_exp_params_t *p = opaque;
    (void)p;
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urUsmP2PDisablePeerAccessExp(
    ur_device_handle_t commandDevice, ur_device_handle_t peerDevice) {
    struct ur_usm_p2p_disable_peer_access_exp_params_t params = {
        &commandDevice, &peerDevice};
    return mock_call(PLACE_USM_P2P_DISABLE_PEER_ACCESS_EXP, &params, default_usm_p2p_disable_peer_access_exp);
}

static ur_result_t default_usm_p2p_peer_access_get_info_exp(void *opaque) {
    struct ur_usm_p2p_peer_access_get_info_exp_params_t *p = opaque;
    (void)p;
    return mock_info(MOCK_INFO_OF_UR_EXP_PEER_INFO_T, *p->pcommandDevice, (uint32_t)*p->ppropName,
                     *p->ppropSize, *p->ppPropValue, *p->ppPropSizeRet);
}

ur_result_t UR_APICALL urUsmP2PPeerAccessGetInfoExp(
    ur_device_handle_t commandDevice, ur_device_handle_t peerDevice, ur_exp_peer_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    struct ur_usm_p2p_peer_access_get_info_exp_params_t params = {
        &commandDevice, &peerDevice, &propName, &propSize, &pPropValue, &pPropSizeRet};
    return mock_call(PLACE_USM_P2P_PEER_ACCESS_GET_INFO_EXP, &params, default_usm_p2p_peer_access_get_info_exp);
}

static ur_result_t default_command_buffer_fuse_exp(void *opaque) {
    struct ur_command_buffer_fuse_exp_params_t *p = opaque;
    (void)p;
    if (*p->ppNumFused) {
        **p->ppNumFused = 1;
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urCommandBufferFuseExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, uint32_t firstCommand, uint32_t numCommands,
    const ur_fusion_desc_t *pDesc, uint32_t *pNumFused) {
    struct ur_command_buffer_fuse_exp_params_t params = {
        &hCommandBuffer, &firstCommand, &numCommands, &pDesc, &pNumFused};
    return mock_call(PLACE_COMMAND_BUFFER_FUSE_EXP, &params, default_command_buffer_fuse_exp);
}

static ur_result_t default_command_buffer_get_fusion_info_exp(void *opaque) {
    struct ur_command_buffer_get_fusion_info_exp_params_t *p = opaque;
    (void)p;
    return mock_info(MOCK_INFO_OF_UR_FUSION_INFO_T, *p->phCommandBuffer, (uint32_t)*p->ppropName,
                     *p->ppropSize, *p->ppPropValue, *p->ppPropSizeRet);
}

ur_result_t UR_APICALL urCommandBufferGetFusionInfoExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_fusion_info_t propName, size_t propSize,
    void *pPropValue, size_t *pPropSizeRet) {
    struct ur_command_buffer_get_fusion_info_exp_params_t params = {
        &hCommandBuffer, &propName, &propSize, &pPropValue, &pPropSizeRet};
    return mock_call(PLACE_COMMAND_BUFFER_GET_FUSION_INFO_EXP, &params, default_command_buffer_get_fusion_info_exp);
}

static ur_result_t default_queue_begin_fusion_exp(void *opaque) {
    struct ur_queue_begin_fusion_exp_params_t *p = opaque;
    (void)p;
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urQueueBeginFusionExp(
    ur_queue_handle_t hQueue, const ur_fusion_desc_t *pDesc) {
    struct ur_queue_begin_fusion_exp_params_t params = {
        &hQueue, &pDesc};
    return mock_call(PLACE_QUEUE_BEGIN_FUSION_EXP, &params, default_queue_begin_fusion_exp);
}

static ur_result_t default_queue_end_fusion_exp(void *opaque) {
    struct ur_queue_end_fusion_exp_params_t *p = opaque;
    (void)p;
    struct mock_links links = {{0}};
    links.at[MOCK_QUEUE] = (struct mock_object *)*p->phQueue;
    links.function = (ur_function_t)483;
    void *made[1] = {NULL};
    if (!mock_create_all(1, made, (const unsigned[]){MOCK_EVENT},
                         (const bool[]){*p->pphEvent != NULL}, &links)) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (*p->pphEvent) {
        **p->pphEvent = made[0];
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urQueueEndFusionExp(ur_queue_handle_t hQueue, ur_event_handle_t *phEvent) {
    struct ur_queue_end_fusion_exp_params_t params = {
        &hQueue, &phEvent};
    return mock_call(PLACE_QUEUE_END_FUSION_EXP, &params, default_queue_end_fusion_exp);
}

static ur_result_t default_queue_cancel_fusion_exp(void *opaque) {
    struct ur_queue_cancel_fusion_exp_params_t *p = opaque;
    (void)p;
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urQueueCancelFusionExp(ur_queue_handle_t hQueue) {
    struct ur_queue_cancel_fusion_exp_params_t params = {
        &hQueue};
    return mock_call(PLACE_QUEUE_CANCEL_FUSION_EXP, &params, default_queue_cancel_fusion_exp);
}

static ur_result_t default_queue_get_fusion_info_exp(void *opaque) {
    struct ur_queue_get_fusion_info_exp_params_t *p = opaque;
    (void)p;
    return mock_info(MOCK_INFO_OF_UR_FUSION_INFO_T, *p->phQueue, (uint32_t)*p->ppropName,
                     *p->ppropSize, *p->ppPropValue, *p->ppPropSizeRet);
}

ur_result_t UR_APICALL urQueueGetFusionInfoExp(
    ur_queue_handle_t hQueue, ur_fusion_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    struct ur_queue_get_fusion_info_exp_params_t params = {
        &hQueue, &propName, &propSize, &pPropValue, &pPropSizeRet};
    return mock_call(PLACE_QUEUE_GET_FUSION_INFO_EXP, &params, default_queue_get_fusion_info_exp);
}

ur_result_t UR_APICALL urKernelCreate(
    ur_program_handle_t hProgram, const char *pKernelName, ur_kernel_handle_t *phKernel) {
    struct ur_kernel_create_params_t params = {
        &hProgram, &pKernelName, &phKernel};
    return mock_call(PLACE_KERNEL_CREATE, &params, mock_kernel_create);
}

static ur_result_t default_kernel_get_info(void *opaque) {
    struct ur_kernel_get_info_params_t *p = opaque;
    (void)p;
    return mock_info(MOCK_INFO_OF_UR_KERNEL_INFO_T, *p->phKernel, (uint32_t)*p->ppropName,
                     *p->ppropSize, *p->ppPropValue, *p->ppPropSizeRet);
}

ur_result_t UR_APICALL urKernelGetInfo(
    ur_kernel_handle_t hKernel, ur_kernel_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    struct ur_kernel_get_info_params_t params = {
        &hKernel, &propName, &propSize, &pPropValue, &pPropSizeRet};
    return mock_call(PLACE_KERNEL_GET_INFO, &params, default_kernel_get_info);
}

static ur_result_t default_kernel_get_group_info(void *opaque) {
    struct ur_kernel_get_group_info_params_t *p = opaque;
    (void)p;
    return mock_info(MOCK_INFO_OF_UR_KERNEL_GROUP_INFO_T, *p->phKernel, (uint32_t)*p->ppropName,
                     *p->ppropSize, *p->ppPropValue, *p->ppPropSizeRet);
}

ur_result_t UR_APICALL urKernelGetGroupInfo(
    ur_kernel_handle_t hKernel, ur_device_handle_t hDevice, ur_kernel_group_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    struct ur_kernel_get_group_info_params_t params = {
        &hKernel, &hDevice, &propName, &propSize, &pPropValue, &pPropSizeRet};
    return mock_call(PLACE_KERNEL_GET_GROUP_INFO, &params, default_kernel_get_group_info);
}

static ur_result_t default_kernel_get_sub_group_info(void *opaque) {
    struct ur_kernel_get_sub_group_info_params_t *p = opaque;
    (void)p;
    return mock_info(MOCK_INFO_OF_UR_KERNEL_SUB_GROUP_INFO_T, *p->phKernel, (uint32_t)*p->ppropName,
                     *p->ppropSize, *p->ppPropValue, *p->ppPropSizeRet);
}

ur_result_t UR_APICALL urKernelGetSubGroupInfo(
    ur_kernel_handle_t hKernel, ur_device_handle_t hDevice, ur_kernel_sub_group_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    struct ur_kernel_get_sub_group_info_params_t params = {
        &hKernel, &hDevice, &propName, &propSize, &pPropValue, &pPropSizeRet};
    return mock_call(PLACE_KERNEL_GET_SUB_GROUP_INFO, &params, default_kernel_get_sub_group_info);
}

static ur_result_t default_kernel_retain(void *opaque) {
    struct ur_kernel_retain_params_t *p = opaque;
    (void)p;
    return mock_retain(*p->phKernel);
}

ur_result_t UR_APICALL urKernelRetain(ur_kernel_handle_t hKernel) {
    struct ur_kernel_retain_params_t params = {
        &hKernel};
    return mock_call(PLACE_KERNEL_RETAIN, &params, default_kernel_retain);
}

static ur_result_t default_kernel_release(void *opaque) {
    struct ur_kernel_release_params_t *p = opaque;
    (void)p;
    return mock_release(*p->phKernel);
}

ur_result_t UR_APICALL urKernelRelease(ur_kernel_handle_t hKernel) {
    struct ur_kernel_release_params_t params = {
        &hKernel};
    return mock_call(PLACE_KERNEL_RELEASE, &params, default_kernel_release);
}

static ur_result_t default_kernel_set_exec_info(void *opaque) {
    struct ur_kernel_set_exec_info_params_t *p = opaque;
    (void)p;
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urKernelSetExecInfo(
    ur_kernel_handle_t hKernel, ur_kernel_exec_info_t propName, size_t propSize,
    const ur_kernel_exec_info_properties_t *pProperties, const void *pPropValue) {
    struct ur_kernel_set_exec_info_params_t params = {
        &hKernel, &propName, &propSize, &pProperties, &pPropValue};
    return mock_call(PLACE_KERNEL_SET_EXEC_INFO, &params, default_kernel_set_exec_info);
}

static ur_result_t default_kernel_set_specialization_constants(void *opaque) {
    struct ur_kernel_set_specialization_constants_params_t *p = opaque;
    (void)p;
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urKernelSetSpecializationConstants(
    ur_kernel_handle_t hKernel, uint32_t count,
    const ur_specialization_constant_info_t *pSpecConstants) {
    struct ur_kernel_set_specialization_constants_params_t params = {
        &hKernel, &count, &pSpecConstants};
    return mock_call(PLACE_KERNEL_SET_SPECIALIZATION_CONSTANTS, &params, default_kernel_set_specialization_constants);
}

static ur_result_t default_kernel_get_native_handle(void *opaque) {
    struct ur_kernel_get_native_handle_params_t *p = opaque;
    (void)p;
    if (!*p->pphNativeKernel) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    if (*p->pphNativeKernel) {
        **p->pphNativeKernel = (ur_native_handle_t)*p->phKernel;
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urKernelGetNativeHandle(
    ur_kernel_handle_t hKernel, ur_native_handle_t *phNativeKernel) {
    struct ur_kernel_get_native_handle_params_t params = {
        &hKernel, &phNativeKernel};
    return mock_call(PLACE_KERNEL_GET_NATIVE_HANDLE, &params, default_kernel_get_native_handle);
}

static ur_result_t default_kernel_create_with_native_handle(void *opaque) {
    struct ur_kernel_create_with_native_handle_params_t *p = opaque;
    (void)p;
    if (!*p->pphKernel) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    struct mock_links links = {{0}};
    links.at[MOCK_CONTEXT] = (struct mock_object *)*p->phContext;
    links.at[MOCK_PROGRAM] = (struct mock_object *)*p->phProgram;
    links.function = (ur_function_t)62;
    void *made[1] = {NULL};
    if (!mock_create_all(1, made, (const unsigned[]){MOCK_KERNEL},
                         (const bool[]){*p->pphKernel != NULL}, &links)) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (*p->pphKernel) {
        **p->pphKernel = made[0];
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urKernelCreateWithNativeHandle(
    ur_native_handle_t hNativeKernel, ur_context_handle_t hContext, ur_program_handle_t hProgram,
    const ur_kernel_native_properties_t *pProperties, ur_kernel_handle_t *phKernel) {
    struct ur_kernel_create_with_native_handle_params_t params = {
        &hNativeKernel, &hContext, &hProgram, &pProperties, &phKernel};
    return mock_call(PLACE_KERNEL_CREATE_WITH_NATIVE_HANDLE, &params, default_kernel_create_with_native_handle);
}

static ur_result_t default_kernel_get_suggested_local_work_size(void *opaque) {
    struct ur_kernel_get_suggested_local_work_size_params_t *p = opaque;
    (void)p;
    if (!*p->ppSuggestedLocalWorkSize) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    if (*p->ppSuggestedLocalWorkSize) {
        for (uint32_t i = 0; i < *p->pnumWorkDim; i++) {
            (*p->ppSuggestedLocalWorkSize)[i] = 1;
        }
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urKernelGetSuggestedLocalWorkSize(
    ur_kernel_handle_t hKernel, ur_queue_handle_t hQueue, uint32_t numWorkDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, size_t *pSuggestedLocalWorkSize) {
    struct ur_kernel_get_suggested_local_work_size_params_t params = {
        &hKernel, &hQueue, &numWorkDim, &pGlobalWorkOffset, &pGlobalWorkSize, &pSuggestedLocalWorkSize};
    return mock_call(PLACE_KERNEL_GET_SUGGESTED_LOCAL_WORK_SIZE, &params, default_kernel_get_suggested_local_work_size);
}

static ur_result_t default_kernel_get_suggested_local_work_size_with_args(void *opaque) {
    struct ur_kernel_get_suggested_local_work_size_with_args_params_t *p = opaque;
    (void)p;
    if (!*p->ppSuggestedLocalWorkSize) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    if (*p->ppSuggestedLocalWorkSize) {
        for (uint32_t i = 0; i < *p->pnumWorkDim; i++) {
            (*p->ppSuggestedLocalWorkSize)[i] = 1;
        }
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urKernelGetSuggestedLocalWorkSizeWithArgs(
    ur_kernel_handle_t hKernel, ur_queue_handle_t hQueue, uint32_t numWorkDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, uint32_t numArgs,
    const ur_exp_kernel_arg_properties_t *pArgs, size_t *pSuggestedLocalWorkSize) {
    struct ur_kernel_get_suggested_local_work_size_with_args_params_t params = {
        &hKernel, &hQueue, &numWorkDim, &pGlobalWorkOffset, &pGlobalWorkSize, &numArgs, &pArgs, &pSuggestedLocalWorkSize};
    return mock_call(PLACE_KERNEL_GET_SUGGESTED_LOCAL_WORK_SIZE_WITH_ARGS, &params, default_kernel_get_suggested_local_work_size_with_args);
}

static ur_result_t default_kernel_suggest_max_cooperative_group_count(void *opaque) {
    struct ur_kernel_suggest_max_cooperative_group_count_params_t *p = opaque;
    (void)p;
    if (!*p->ppGroupCountRet) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    if (*p->ppGroupCountRet) {
        **p->ppGroupCountRet = 1;
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urKernelSuggestMaxCooperativeGroupCount(
    ur_kernel_handle_t hKernel, ur_device_handle_t hDevice, uint32_t workDim,
    const size_t *pLocalWorkSize, size_t dynamicSharedMemorySize, uint32_t *pGroupCountRet) {
    struct ur_kernel_suggest_max_cooperative_group_count_params_t params = {
        &hKernel, &hDevice, &workDim, &pLocalWorkSize, &dynamicSharedMemorySize, &pGroupCountRet};
    return mock_call(PLACE_KERNEL_SUGGEST_MAX_COOPERATIVE_GROUP_COUNT, &params, default_kernel_suggest_max_cooperative_group_count);
}

static ur_result_t default_mem_image_create(void *opaque) {
    struct ur_mem_image_create_params_t *p = opaque;
    (void)p;
    if (!*p->pphMem) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    struct mock_links links = {{0}};
    links.at[MOCK_CONTEXT] = (struct mock_object *)*p->phContext;
    links.function = (ur_function_t)63;
    void *made[1] = {NULL};
    if (!mock_create_all(1, made, (const unsigned[]){MOCK_MEM},
                         (const bool[]){*p->pphMem != NULL}, &links)) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (*p->pphMem) {
        **p->pphMem = made[0];
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urMemImageCreate(
    ur_context_handle_t hContext, ur_mem_flags_t flags, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, void *pHost, ur_mem_handle_t *phMem) {
    struct ur_mem_image_create_params_t params = {
        &hContext, &flags, &pImageFormat, &pImageDesc, &pHost, &phMem};
    return mock_call(PLACE_MEM_IMAGE_CREATE, &params, default_mem_image_create);
}

ur_result_t UR_APICALL urMemBufferCreate(
    ur_context_handle_t hContext, ur_mem_flags_t flags, size_t size,
    const ur_buffer_properties_t *pProperties, ur_mem_handle_t *phBuffer) {
    struct ur_mem_buffer_create_params_t params = {
        &hContext, &flags, &size, &pProperties, &phBuffer};
    return mock_call(PLACE_MEM_BUFFER_CREATE, &params, mock_mem_buffer_create);
}

static ur_result_t default_mem_retain(void *opaque) {
    struct ur_mem_retain_params_t *p = opaque;
    (void)p;
    return mock_retain(*p->phMem);
}

ur_result_t UR_APICALL urMemRetain(ur_mem_handle_t hMem) {
    struct ur_mem_retain_params_t params = {
        &hMem};
    return mock_call(PLACE_MEM_RETAIN, &params, default_mem_retain);
}

static ur_result_t default_mem_release(void *opaque) {
    struct ur_mem_release_params_t *p = opaque;
    (void)p;
    return mock_release(*p->phMem);
}

ur_result_t UR_APICALL urMemRelease(ur_mem_handle_t hMem) {
    struct ur_mem_release_params_t params = {
        &hMem};
    return mock_call(PLACE_MEM_RELEASE, &params, default_mem_release);
}

ur_result_t UR_APICALL urMemBufferPartition(
    ur_mem_handle_t hBuffer, ur_mem_flags_t flags, ur_buffer_create_type_t bufferCreateType,
    const ur_buffer_region_t *pRegion, ur_mem_handle_t *phMem) {
    struct ur_mem_buffer_partition_params_t params = {
        &hBuffer, &flags, &bufferCreateType, &pRegion, &phMem};
    return mock_call(PLACE_MEM_BUFFER_PARTITION, &params, mock_mem_buffer_partition);
}

static ur_result_t default_mem_get_native_handle(void *opaque) {
    struct ur_mem_get_native_handle_params_t *p = opaque;
    (void)p;
    if (!*p->pphNativeMem) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    if (*p->pphNativeMem) {
        **p->pphNativeMem = (ur_native_handle_t)*p->phMem;
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urMemGetNativeHandle(
    ur_mem_handle_t hMem, ur_device_handle_t hDevice, ur_native_handle_t *phNativeMem) {
    struct ur_mem_get_native_handle_params_t params = {
        &hMem, &hDevice, &phNativeMem};
    return mock_call(PLACE_MEM_GET_NATIVE_HANDLE, &params, default_mem_get_native_handle);
}

static ur_result_t default_mem_buffer_create_with_native_handle(void *opaque) {
    struct ur_mem_buffer_create_with_native_handle_params_t *p = opaque;
    (void)p;
    if (!*p->pphMem) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    struct mock_links links = {{0}};
    links.at[MOCK_CONTEXT] = (struct mock_object *)*p->phContext;
    links.function = (ur_function_t)115;
    void *made[1] = {NULL};
    if (!mock_create_all(1, made, (const unsigned[]){MOCK_MEM},
                         (const bool[]){*p->pphMem != NULL}, &links)) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (*p->pphMem) {
        **p->pphMem = made[0];
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urMemBufferCreateWithNativeHandle(
    ur_native_handle_t hNativeMem, ur_context_handle_t hContext,
    const ur_mem_native_properties_t *pProperties, ur_mem_handle_t *phMem) {
    struct ur_mem_buffer_create_with_native_handle_params_t params = {
        &hNativeMem, &hContext, &pProperties, &phMem};
    return mock_call(PLACE_MEM_BUFFER_CREATE_WITH_NATIVE_HANDLE, &params, default_mem_buffer_create_with_native_handle);
}

static ur_result_t default_mem_image_create_with_native_handle(void *opaque) {
    struct ur_mem_image_create_with_native_handle_params_t *p = opaque;
    (void)p;
    if (!*p->pphMem) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    struct mock_links links = {{0}};
    links.at[MOCK_CONTEXT] = (struct mock_object *)*p->phContext;
    links.function = (ur_function_t)116;
    void *made[1] = {NULL};
    if (!mock_create_all(1, made, (const unsigned[]){MOCK_MEM},
                         (const bool[]){*p->pphMem != NULL}, &links)) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (*p->pphMem) {
        **p->pphMem = made[0];
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urMemImageCreateWithNativeHandle(
    ur_native_handle_t hNativeMem, ur_context_handle_t hContext,
    const ur_image_format_t *pImageFormat, const ur_image_desc_t *pImageDesc,
    const ur_mem_native_properties_t *pProperties, ur_mem_handle_t *phMem) {
    struct ur_mem_image_create_with_native_handle_params_t params = {
        &hNativeMem, &hContext, &pImageFormat, &pImageDesc, &pProperties, &phMem};
    return mock_call(PLACE_MEM_IMAGE_CREATE_WITH_NATIVE_HANDLE, &params, default_mem_image_create_with_native_handle);
}

static ur_result_t default_mem_get_info(void *opaque) {
    struct ur_mem_get_info_params_t *p = opaque;
    (void)p;
    return mock_info(MOCK_INFO_OF_UR_MEM_INFO_T, *p->phMemory, (uint32_t)*p->ppropName,
                     *p->ppropSize, *p->ppPropValue, *p->ppPropSizeRet);
}

ur_result_t UR_APICALL urMemGetInfo(
    ur_mem_handle_t hMemory, ur_mem_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    struct ur_mem_get_info_params_t params = {
        &hMemory, &propName, &propSize, &pPropValue, &pPropSizeRet};
    return mock_call(PLACE_MEM_GET_INFO, &params, default_mem_get_info);
}

static ur_result_t default_mem_image_get_info(void *opaque) {
    struct ur_mem_image_get_info_params_t *p = opaque;
    (void)p;
    return mock_info(MOCK_INFO_OF_UR_IMAGE_INFO_T, *p->phMemory, (uint32_t)*p->ppropName,
                     *p->ppropSize, *p->ppPropValue, *p->ppPropSizeRet);
}

ur_result_t UR_APICALL urMemImageGetInfo(
    ur_mem_handle_t hMemory, ur_image_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    struct ur_mem_image_get_info_params_t params = {
        &hMemory, &propName, &propSize, &pPropValue, &pPropSizeRet};
    return mock_call(PLACE_MEM_IMAGE_GET_INFO, &params, default_mem_image_get_info);
}

ur_result_t UR_APICALL urPlatformGet(
    ur_adapter_handle_t hAdapter, uint32_t NumEntries, ur_platform_handle_t *phPlatforms,
    uint32_t *pNumPlatforms) {
    struct ur_platform_get_params_t params = {
        &hAdapter, &NumEntries, &phPlatforms, &pNumPlatforms};
    return mock_call(PLACE_PLATFORM_GET, &params, mock_platform_get);
}

static ur_result_t default_platform_get_info(void *opaque) {
    struct ur_platform_get_info_params_t *p = opaque;
    (void)p;
    return mock_info(MOCK_INFO_OF_UR_PLATFORM_INFO_T, *p->phPlatform, (uint32_t)*p->ppropName,
                     *p->ppropSize, *p->ppPropValue, *p->ppPropSizeRet);
}

ur_result_t UR_APICALL urPlatformGetInfo(
    ur_platform_handle_t hPlatform, ur_platform_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    struct ur_platform_get_info_params_t params = {
        &hPlatform, &propName, &propSize, &pPropValue, &pPropSizeRet};
    return mock_call(PLACE_PLATFORM_GET_INFO, &params, default_platform_get_info);
}

static ur_result_t default_platform_get_api_version(void *opaque) {
    struct ur_platform_get_api_version_params_t *p = opaque;
    (void)p;
    if (!*p->ppVersion) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    if (*p->ppVersion) {
        **p->ppVersion = UR_API_VERSION_CURRENT;
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urPlatformGetApiVersion(
    ur_platform_handle_t hPlatform, ur_api_version_t *pVersion) {
    struct ur_platform_get_api_version_params_t params = {
        &hPlatform, &pVersion};
    return mock_call(PLACE_PLATFORM_GET_API_VERSION, &params, default_platform_get_api_version);
}

static ur_result_t default_platform_get_native_handle(void *opaque) {
    struct ur_platform_get_native_handle_params_t *p = opaque;
    (void)p;
    if (!*p->pphNativePlatform) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    if (*p->pphNativePlatform) {
        **p->pphNativePlatform = (ur_native_handle_t)*p->phPlatform;
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urPlatformGetNativeHandle(
    ur_platform_handle_t hPlatform, ur_native_handle_t *phNativePlatform) {
    struct ur_platform_get_native_handle_params_t params = {
        &hPlatform, &phNativePlatform};
    return mock_call(PLACE_PLATFORM_GET_NATIVE_HANDLE, &params, default_platform_get_native_handle);
}

static ur_result_t default_platform_create_with_native_handle(void *opaque) {
    struct ur_platform_create_with_native_handle_params_t *p = opaque;
    (void)p;
    if (!*p->pphPlatform) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    struct mock_links links = {{0}};
    links.at[MOCK_ADAPTER] = (struct mock_object *)*p->phAdapter;
    links.function = (ur_function_t)76;
    void *made[1] = {NULL};
    if (!mock_create_all(1, made, (const unsigned[]){MOCK_PLATFORM},
                         (const bool[]){*p->pphPlatform != NULL}, &links)) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (*p->pphPlatform) {
        **p->pphPlatform = made[0];
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urPlatformCreateWithNativeHandle(
    ur_native_handle_t hNativePlatform, ur_adapter_handle_t hAdapter,
    const ur_platform_native_properties_t *pProperties, ur_platform_handle_t *phPlatform) {
    struct ur_platform_create_with_native_handle_params_t params = {
        &hNativePlatform, &hAdapter, &pProperties, &phPlatform};
    return mock_call(PLACE_PLATFORM_CREATE_WITH_NATIVE_HANDLE, &params, default_platform_create_with_native_handle);
}

static ur_result_t default_platform_get_backend_option(void *opaque) {
    struct ur_platform_get_backend_option_params_t *p = opaque;
    (void)p;
    if (!*p->pppPlatformOption) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    if (*p->pppPlatformOption) {
        **p->pppPlatformOption = "";
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urPlatformGetBackendOption(
    ur_platform_handle_t hPlatform, const char *pFrontendOption, const char **ppPlatformOption) {
    struct ur_platform_get_backend_option_params_t params = {
        &hPlatform, &pFrontendOption, &ppPlatformOption};
    return mock_call(PLACE_PLATFORM_GET_BACKEND_OPTION, &params, default_platform_get_backend_option);
}

static ur_result_t default_program_create_with_il(void *opaque) {
    struct ur_program_create_with_il_params_t *p = opaque;
    (void)p;
    if (!*p->pphProgram) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    struct mock_links links = {{0}};
    links.at[MOCK_CONTEXT] = (struct mock_object *)*p->phContext;
    links.function = (ur_function_t)78;
    void *made[1] = {NULL};
    if (!mock_create_all(1, made, (const unsigned[]){MOCK_PROGRAM},
                         (const bool[]){*p->pphProgram != NULL}, &links)) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (*p->pphProgram) {
        **p->pphProgram = made[0];
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urProgramCreateWithIL(
    ur_context_handle_t hContext, const void *pIL, size_t length,
    const ur_program_properties_t *pProperties, ur_program_handle_t *phProgram) {
    struct ur_program_create_with_il_params_t params = {
        &hContext, &pIL, &length, &pProperties, &phProgram};
    return mock_call(PLACE_PROGRAM_CREATE_WITH_IL, &params, default_program_create_with_il);
}

static ur_result_t default_program_create_with_binary(void *opaque) {
    struct ur_program_create_with_binary_params_t *p = opaque;
    (void)p;
    if (!*p->pphProgram) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    struct mock_links links = {{0}};
    links.at[MOCK_CONTEXT] = (struct mock_object *)*p->phContext;
    links.function = (ur_function_t)79;
    void *made[1] = {NULL};
    if (!mock_create_all(1, made, (const unsigned[]){MOCK_PROGRAM},
                         (const bool[]){*p->pphProgram != NULL}, &links)) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (*p->pphProgram) {
        **p->pphProgram = made[0];
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urProgramCreateWithBinary(
    ur_context_handle_t hContext, uint32_t numDevices, ur_device_handle_t *phDevices,
    size_t *pLengths, const uint8_t **ppBinaries, const ur_program_properties_t *pProperties,
    ur_program_handle_t *phProgram) {
    struct ur_program_create_with_binary_params_t params = {
        &hContext, &numDevices, &phDevices, &pLengths, &ppBinaries, &pProperties, &phProgram};
    return mock_call(PLACE_PROGRAM_CREATE_WITH_BINARY, &params, default_program_create_with_binary);
}

static ur_result_t default_program_build(void *opaque) {
    struct ur_program_build_params_t *p = opaque;
    (void)p;
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urProgramBuild(
    ur_context_handle_t hContext, ur_program_handle_t hProgram, const char *pOptions) {
    struct ur_program_build_params_t params = {
        &hContext, &hProgram, &pOptions};
    return mock_call(PLACE_PROGRAM_BUILD, &params, default_program_build);
}

static ur_result_t default_program_compile(void *opaque) {
    struct ur_program_compile_params_t *p = opaque;
    (void)p;
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urProgramCompile(
    ur_context_handle_t hContext, ur_program_handle_t hProgram, const char *pOptions) {
    struct ur_program_compile_params_t params = {
        &hContext, &hProgram, &pOptions};
    return mock_call(PLACE_PROGRAM_COMPILE, &params, default_program_compile);
}

static ur_result_t default_program_link(void *opaque) {
    struct ur_program_link_params_t *p = opaque;
    (void)p;
    if (!*p->pphProgram) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    struct mock_links links = {{0}};
    links.at[MOCK_CONTEXT] = (struct mock_object *)*p->phContext;
    links.function = (ur_function_t)82;
    void *made[1] = {NULL};
    if (!mock_create_all(1, made, (const unsigned[]){MOCK_PROGRAM},
                         (const bool[]){*p->pphProgram != NULL}, &links)) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (*p->pphProgram) {
        **p->pphProgram = made[0];
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urProgramLink(
    ur_context_handle_t hContext, uint32_t count, const ur_program_handle_t *phPrograms,
    const char *pOptions, ur_program_handle_t *phProgram) {
    struct ur_program_link_params_t params = {
        &hContext, &count, &phPrograms, &pOptions, &phProgram};
    return mock_call(PLACE_PROGRAM_LINK, &params, default_program_link);
}

static ur_result_t default_program_retain(void *opaque) {
    struct ur_program_retain_params_t *p = opaque;
    (void)p;
    return mock_retain(*p->phProgram);
}

ur_result_t UR_APICALL urProgramRetain(ur_program_handle_t hProgram) {
    struct ur_program_retain_params_t params = {
        &hProgram};
    return mock_call(PLACE_PROGRAM_RETAIN, &params, default_program_retain);
}

static ur_result_t default_program_release(void *opaque) {
    struct ur_program_release_params_t *p = opaque;
    (void)p;
    return mock_release(*p->phProgram);
}

ur_result_t UR_APICALL urProgramRelease(ur_program_handle_t hProgram) {
    struct ur_program_release_params_t params = {
        &hProgram};
    return mock_call(PLACE_PROGRAM_RELEASE, &params, default_program_release);
}

static ur_result_t default_program_get_function_pointer(void *opaque) {
    struct ur_program_get_function_pointer_params_t *p = opaque;
    (void)p;
    if (!*p->pppFunctionPointer) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    if (*p->pppFunctionPointer) {
        **p->pppFunctionPointer = mock_address();
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urProgramGetFunctionPointer(
    ur_device_handle_t hDevice, ur_program_handle_t hProgram, const char *pFunctionName,
    void **ppFunctionPointer) {
    struct ur_program_get_function_pointer_params_t params = {
        &hDevice, &hProgram, &pFunctionName, &ppFunctionPointer};
    return mock_call(PLACE_PROGRAM_GET_FUNCTION_POINTER, &params, default_program_get_function_pointer);
}

static ur_result_t default_program_get_global_variable_pointer(void *opaque) {
    struct ur_program_get_global_variable_pointer_params_t *p = opaque;
    (void)p;
    if (!*p->pppGlobalVariablePointerRet) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    if (*p->ppGlobalVariableSizeRet) {
        **p->ppGlobalVariableSizeRet = MOCK_ADDRESS_SIZE;
    }
    if (*p->pppGlobalVariablePointerRet) {
        **p->pppGlobalVariablePointerRet = mock_address();
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urProgramGetGlobalVariablePointer(
    ur_device_handle_t hDevice, ur_program_handle_t hProgram, const char *pGlobalVariableName,
    size_t *pGlobalVariableSizeRet, void **ppGlobalVariablePointerRet) {
    struct ur_program_get_global_variable_pointer_params_t params = {
        &hDevice, &hProgram, &pGlobalVariableName, &pGlobalVariableSizeRet, &ppGlobalVariablePointerRet};
    return mock_call(PLACE_PROGRAM_GET_GLOBAL_VARIABLE_POINTER, &params, default_program_get_global_variable_pointer);
}

static ur_result_t default_program_get_info(void *opaque) {
    struct ur_program_get_info_params_t *p = opaque;
    (void)p;
    return mock_info(MOCK_INFO_OF_UR_PROGRAM_INFO_T, *p->phProgram, (uint32_t)*p->ppropName,
                     *p->ppropSize, *p->ppPropValue, *p->ppPropSizeRet);
}

ur_result_t UR_APICALL urProgramGetInfo(
    ur_program_handle_t hProgram, ur_program_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    struct ur_program_get_info_params_t params = {
        &hProgram, &propName, &propSize, &pPropValue, &pPropSizeRet};
    return mock_call(PLACE_PROGRAM_GET_INFO, &params, default_program_get_info);
}

static ur_result_t default_program_get_build_info(void *opaque) {
    struct ur_program_get_build_info_params_t *p = opaque;
    (void)p;
    return mock_info(MOCK_INFO_OF_UR_PROGRAM_BUILD_INFO_T, *p->phProgram, (uint32_t)*p->ppropName,
                     *p->ppropSize, *p->ppPropValue, *p->ppPropSizeRet);
}

ur_result_t UR_APICALL urProgramGetBuildInfo(
    ur_program_handle_t hProgram, ur_device_handle_t hDevice, ur_program_build_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    struct ur_program_get_build_info_params_t params = {
        &hProgram, &hDevice, &propName, &propSize, &pPropValue, &pPropSizeRet};
    return mock_call(PLACE_PROGRAM_GET_BUILD_INFO, &params, default_program_get_build_info);
}

static ur_result_t default_program_set_specialization_constants(void *opaque) {
    struct ur_program_set_specialization_constants_params_t *p = opaque;
    (void)p;
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urProgramSetSpecializationConstants(
    ur_program_handle_t hProgram, uint32_t count,
    const ur_specialization_constant_info_t *pSpecConstants) {
    struct ur_program_set_specialization_constants_params_t params = {
        &hProgram, &count, &pSpecConstants};
    return mock_call(PLACE_PROGRAM_SET_SPECIALIZATION_CONSTANTS, &params, default_program_set_specialization_constants);
}

static ur_result_t default_program_get_native_handle(void *opaque) {
    struct ur_program_get_native_handle_params_t *p = opaque;
    (void)p;
    if (!*p->pphNativeProgram) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    if (*p->pphNativeProgram) {
        **p->pphNativeProgram = (ur_native_handle_t)*p->phProgram;
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urProgramGetNativeHandle(
    ur_program_handle_t hProgram, ur_native_handle_t *phNativeProgram) {
    struct ur_program_get_native_handle_params_t params = {
        &hProgram, &phNativeProgram};
    return mock_call(PLACE_PROGRAM_GET_NATIVE_HANDLE, &params, default_program_get_native_handle);
}

static ur_result_t default_program_create_with_native_handle(void *opaque) {
    struct ur_program_create_with_native_handle_params_t *p = opaque;
    (void)p;
    if (!*p->pphProgram) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    struct mock_links links = {{0}};
    links.at[MOCK_CONTEXT] = (struct mock_object *)*p->phContext;
    links.function = (ur_function_t)90;
    void *made[1] = {NULL};
    if (!mock_create_all(1, made, (const unsigned[]){MOCK_PROGRAM},
                         (const bool[]){*p->pphProgram != NULL}, &links)) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (*p->pphProgram) {
        **p->pphProgram = made[0];
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urProgramCreateWithNativeHandle(
    ur_native_handle_t hNativeProgram, ur_context_handle_t hContext,
    const ur_program_native_properties_t *pProperties, ur_program_handle_t *phProgram) {
    struct ur_program_create_with_native_handle_params_t params = {
        &hNativeProgram, &hContext, &pProperties, &phProgram};
    return mock_call(PLACE_PROGRAM_CREATE_WITH_NATIVE_HANDLE, &params, default_program_create_with_native_handle);
}

static ur_result_t default_queue_get_info(void *opaque) {
    struct ur_queue_get_info_params_t *p = opaque;
    (void)p;
    return mock_info(MOCK_INFO_OF_UR_QUEUE_INFO_T, *p->phQueue, (uint32_t)*p->ppropName,
                     *p->ppropSize, *p->ppPropValue, *p->ppPropSizeRet);
}

ur_result_t UR_APICALL urQueueGetInfo(
    ur_queue_handle_t hQueue, ur_queue_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    struct ur_queue_get_info_params_t params = {
        &hQueue, &propName, &propSize, &pPropValue, &pPropSizeRet};
    return mock_call(PLACE_QUEUE_GET_INFO, &params, default_queue_get_info);
}

ur_result_t UR_APICALL urQueueCreate(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    const ur_queue_properties_t *pProperties, ur_queue_handle_t *phQueue) {
    struct ur_queue_create_params_t params = {
        &hContext, &hDevice, &pProperties, &phQueue};
    return mock_call(PLACE_QUEUE_CREATE, &params, mock_queue_create);
}

static ur_result_t default_queue_retain(void *opaque) {
    struct ur_queue_retain_params_t *p = opaque;
    (void)p;
    return mock_retain(*p->phQueue);
}

ur_result_t UR_APICALL urQueueRetain(ur_queue_handle_t hQueue) {
    struct ur_queue_retain_params_t params = {
        &hQueue};
    return mock_call(PLACE_QUEUE_RETAIN, &params, default_queue_retain);
}

static ur_result_t default_queue_release(void *opaque) {
    struct ur_queue_release_params_t *p = opaque;
    (void)p;
    return mock_release(*p->phQueue);
}

ur_result_t UR_APICALL urQueueRelease(ur_queue_handle_t hQueue) {
    struct ur_queue_release_params_t params = {
        &hQueue};
    return mock_call(PLACE_QUEUE_RELEASE, &params, default_queue_release);
}

static ur_result_t default_queue_get_native_handle(void *opaque) {
    struct ur_queue_get_native_handle_params_t *p = opaque;
    (void)p;
    if (!*p->pphNativeQueue) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    if (*p->pphNativeQueue) {
        **p->pphNativeQueue = (ur_native_handle_t)*p->phQueue;
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urQueueGetNativeHandle(
    ur_queue_handle_t hQueue, ur_queue_native_desc_t *pDesc, ur_native_handle_t *phNativeQueue) {
    struct ur_queue_get_native_handle_params_t params = {
        &hQueue, &pDesc, &phNativeQueue};
    return mock_call(PLACE_QUEUE_GET_NATIVE_HANDLE, &params, default_queue_get_native_handle);
}

static ur_result_t default_queue_create_with_native_handle(void *opaque) {
    struct ur_queue_create_with_native_handle_params_t *p = opaque;
    (void)p;
    if (!*p->pphQueue) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    struct mock_links links = {{0}};
    links.at[MOCK_CONTEXT] = (struct mock_object *)*p->phContext;
    links.at[MOCK_DEVICE] = (struct mock_object *)*p->phDevice;
    links.function = (ur_function_t)96;
    void *made[1] = {NULL};
    if (!mock_create_all(1, made, (const unsigned[]){MOCK_QUEUE},
                         (const bool[]){*p->pphQueue != NULL}, &links)) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (*p->pphQueue) {
        **p->pphQueue = made[0];
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urQueueCreateWithNativeHandle(
    ur_native_handle_t hNativeQueue, ur_context_handle_t hContext, ur_device_handle_t hDevice,
    const ur_queue_native_properties_t *pProperties, ur_queue_handle_t *phQueue) {
    struct ur_queue_create_with_native_handle_params_t params = {
        &hNativeQueue, &hContext, &hDevice, &pProperties, &phQueue};
    return mock_call(PLACE_QUEUE_CREATE_WITH_NATIVE_HANDLE, &params, default_queue_create_with_native_handle);
}

static ur_result_t default_queue_finish(void *opaque) {
    struct ur_queue_finish_params_t *p = opaque;
    (void)p;
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urQueueFinish(ur_queue_handle_t hQueue) {
    struct ur_queue_finish_params_t params = {
        &hQueue};
    return mock_call(PLACE_QUEUE_FINISH, &params, default_queue_finish);
}

static ur_result_t default_queue_flush(void *opaque) {
    struct ur_queue_flush_params_t *p = opaque;
    (void)p;
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urQueueFlush(ur_queue_handle_t hQueue) {
    struct ur_queue_flush_params_t params = {
        &hQueue};
    return mock_call(PLACE_QUEUE_FLUSH, &params, default_queue_flush);
}

static ur_result_t default_kernel_set_arg_value(void *opaque) {
    struct ur_kernel_set_arg_value_params_t *p = opaque;
    (void)p;
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urKernelSetArgValue(
    ur_kernel_handle_t hKernel, uint32_t argIndex, size_t argSize,
    const ur_kernel_arg_value_properties_t *pProperties, const void *pArgValue) {
    struct ur_kernel_set_arg_value_params_t params = {
        &hKernel, &argIndex, &argSize, &pProperties, &pArgValue};
    return mock_call(PLACE_KERNEL_SET_ARG_VALUE, &params, default_kernel_set_arg_value);
}

static ur_result_t default_kernel_set_arg_local(void *opaque) {
    struct ur_kernel_set_arg_local_params_t *p = opaque;
    (void)p;
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urKernelSetArgLocal(
    ur_kernel_handle_t hKernel, uint32_t argIndex, size_t argSize,
    const ur_kernel_arg_local_properties_t *pProperties) {
    struct ur_kernel_set_arg_local_params_t params = {
        &hKernel, &argIndex, &argSize, &pProperties};
    return mock_call(PLACE_KERNEL_SET_ARG_LOCAL, &params, default_kernel_set_arg_local);
}

static ur_result_t default_kernel_set_arg_pointer(void *opaque) {
    struct ur_kernel_set_arg_pointer_params_t *p = opaque;
    (void)p;
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urKernelSetArgPointer(
    ur_kernel_handle_t hKernel, uint32_t argIndex,
    const ur_kernel_arg_pointer_properties_t *pProperties, const void *pArgValue) {
    struct ur_kernel_set_arg_pointer_params_t params = {
        &hKernel, &argIndex, &pProperties, &pArgValue};
    return mock_call(PLACE_KERNEL_SET_ARG_POINTER, &params, default_kernel_set_arg_pointer);
}

static ur_result_t default_kernel_set_arg_sampler(void *opaque) {
    struct ur_kernel_set_arg_sampler_params_t *p = opaque;
    (void)p;
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urKernelSetArgSampler(
    ur_kernel_handle_t hKernel, uint32_t argIndex,
    const ur_kernel_arg_sampler_properties_t *pProperties, ur_sampler_handle_t hArgValue) {
    struct ur_kernel_set_arg_sampler_params_t params = {
        &hKernel, &argIndex, &pProperties, &hArgValue};
    return mock_call(PLACE_KERNEL_SET_ARG_SAMPLER, &params, default_kernel_set_arg_sampler);
}

static ur_result_t default_kernel_set_arg_mem_obj(void *opaque) {
    struct ur_kernel_set_arg_mem_obj_params_t *p = opaque;
    (void)p;
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urKernelSetArgMemObj(
    ur_kernel_handle_t hKernel, uint32_t argIndex,
    const ur_kernel_arg_mem_obj_properties_t *pProperties, ur_mem_handle_t hArgValue) {
    struct ur_kernel_set_arg_mem_obj_params_t params = {
        &hKernel, &argIndex, &pProperties, &hArgValue};
    return mock_call(PLACE_KERNEL_SET_ARG_MEM_OBJ, &params, default_kernel_set_arg_mem_obj);
}

static ur_result_t default_enqueue_kernel_launch(void *opaque) {
    struct ur_enqueue_kernel_launch_params_t *p = opaque;
    (void)p;
    struct mock_links links = {{0}};
    links.at[MOCK_QUEUE] = (struct mock_object *)*p->phQueue;
    links.at[MOCK_KERNEL] = (struct mock_object *)*p->phKernel;
    links.function = (ur_function_t)17;
    void *made[1] = {NULL};
    if (!mock_create_all(1, made, (const unsigned[]){MOCK_EVENT},
                         (const bool[]){*p->pphEvent != NULL}, &links)) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (*p->pphEvent) {
        **p->pphEvent = made[0];
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urEnqueueKernelLaunch(
    ur_queue_handle_t hQueue, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    const ur_kernel_launch_ext_properties_t *launchPropList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    struct ur_enqueue_kernel_launch_params_t params = {
        &hQueue, &hKernel, &workDim, &pGlobalWorkOffset, &pGlobalWorkSize, &pLocalWorkSize, &launchPropList, &numEventsInWaitList, &phEventWaitList, &phEvent};
    return mock_call(PLACE_ENQUEUE_KERNEL_LAUNCH, &params, default_enqueue_kernel_launch);
}

static ur_result_t default_sampler_create(void *opaque) {
    struct ur_sampler_create_params_t *p = opaque;
    (void)p;
    if (!*p->pphSampler) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    struct mock_links links = {{0}};
    links.at[MOCK_CONTEXT] = (struct mock_object *)*p->phContext;
    links.function = (ur_function_t)101;
    void *made[1] = {NULL};
    if (!mock_create_all(1, made, (const unsigned[]){MOCK_SAMPLER},
                         (const bool[]){*p->pphSampler != NULL}, &links)) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (*p->pphSampler) {
        **p->pphSampler = made[0];
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urSamplerCreate(
    ur_context_handle_t hContext, const ur_sampler_desc_t *pDesc, ur_sampler_handle_t *phSampler) {
    struct ur_sampler_create_params_t params = {
        &hContext, &pDesc, &phSampler};
    return mock_call(PLACE_SAMPLER_CREATE, &params, default_sampler_create);
}

static ur_result_t default_sampler_retain(void *opaque) {
    struct ur_sampler_retain_params_t *p = opaque;
    (void)p;
    return mock_retain(*p->phSampler);
}

ur_result_t UR_APICALL urSamplerRetain(ur_sampler_handle_t hSampler) {
    struct ur_sampler_retain_params_t params = {
        &hSampler};
    return mock_call(PLACE_SAMPLER_RETAIN, &params, default_sampler_retain);
}

static ur_result_t default_sampler_release(void *opaque) {
    struct ur_sampler_release_params_t *p = opaque;
    (void)p;
    return mock_release(*p->phSampler);
}

ur_result_t UR_APICALL urSamplerRelease(ur_sampler_handle_t hSampler) {
    struct ur_sampler_release_params_t params = {
        &hSampler};
    return mock_call(PLACE_SAMPLER_RELEASE, &params, default_sampler_release);
}

static ur_result_t default_sampler_get_info(void *opaque) {
    struct ur_sampler_get_info_params_t *p = opaque;
    (void)p;
    return mock_info(MOCK_INFO_OF_UR_SAMPLER_INFO_T, *p->phSampler, (uint32_t)*p->ppropName,
                     *p->ppropSize, *p->ppPropValue, *p->ppPropSizeRet);
}

ur_result_t UR_APICALL urSamplerGetInfo(
    ur_sampler_handle_t hSampler, ur_sampler_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    struct ur_sampler_get_info_params_t params = {
        &hSampler, &propName, &propSize, &pPropValue, &pPropSizeRet};
    return mock_call(PLACE_SAMPLER_GET_INFO, &params, default_sampler_get_info);
}

static ur_result_t default_sampler_get_native_handle(void *opaque) {
    struct ur_sampler_get_native_handle_params_t *p = opaque;
    (void)p;
    if (!*p->pphNativeSampler) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    if (*p->pphNativeSampler) {
        **p->pphNativeSampler = (ur_native_handle_t)*p->phSampler;
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urSamplerGetNativeHandle(
    ur_sampler_handle_t hSampler, ur_native_handle_t *phNativeSampler) {
    struct ur_sampler_get_native_handle_params_t params = {
        &hSampler, &phNativeSampler};
    return mock_call(PLACE_SAMPLER_GET_NATIVE_HANDLE, &params, default_sampler_get_native_handle);
}

static ur_result_t default_sampler_create_with_native_handle(void *opaque) {
    struct ur_sampler_create_with_native_handle_params_t *p = opaque;
    (void)p;
    if (!*p->pphSampler) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    struct mock_links links = {{0}};
    links.at[MOCK_CONTEXT] = (struct mock_object *)*p->phContext;
    links.function = (ur_function_t)106;
    void *made[1] = {NULL};
    if (!mock_create_all(1, made, (const unsigned[]){MOCK_SAMPLER},
                         (const bool[]){*p->pphSampler != NULL}, &links)) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (*p->pphSampler) {
        **p->pphSampler = made[0];
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urSamplerCreateWithNativeHandle(
    ur_native_handle_t hNativeSampler, ur_context_handle_t hContext,
    const ur_sampler_native_properties_t *pProperties, ur_sampler_handle_t *phSampler) {
    struct ur_sampler_create_with_native_handle_params_t params = {
        &hNativeSampler, &hContext, &pProperties, &phSampler};
    return mock_call(PLACE_SAMPLER_CREATE_WITH_NATIVE_HANDLE, &params, default_sampler_create_with_native_handle);
}

static ur_result_t default_event_create_user_exp(void *opaque) {
    struct ur_event_create_user_exp_params_t *p = opaque;
    (void)p;
    if (!*p->pphEvent) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    struct mock_links links = {{0}};
    links.at[MOCK_CONTEXT] = (struct mock_object *)*p->phContext;
    links.function = (ur_function_t)486;
    void *made[1] = {NULL};
    if (!mock_create_all(1, made, (const unsigned[]){MOCK_EVENT},
                         (const bool[]){*p->pphEvent != NULL}, &links)) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (*p->pphEvent) {
        **p->pphEvent = made[0];
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urEventCreateUserExp(
    ur_context_handle_t hContext, ur_event_handle_t *phEvent) {
    struct ur_event_create_user_exp_params_t params = {
        &hContext, &phEvent};
    return mock_call(PLACE_EVENT_CREATE_USER_EXP, &params, default_event_create_user_exp);
}

static ur_result_t default_event_set_status_exp(void *opaque) {
    struct ur_event_set_status_exp_params_t *p = opaque;
    (void)p;
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urEventSetStatusExp(ur_event_handle_t hEvent, ur_event_status_t status) {
    struct ur_event_set_status_exp_params_t params = {
        &hEvent, &status};
    return mock_call(PLACE_EVENT_SET_STATUS_EXP, &params, default_event_set_status_exp);
}

static ur_result_t default_usm_host_alloc(void *opaque) {
    struct ur_usm_host_alloc_params_t *p = opaque;
    (void)p;
    if (!*p->pppMem) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    struct mock_links links = {{0}};
    links.at[MOCK_CONTEXT] = (struct mock_object *)*p->phContext;
    links.at[MOCK_USM_POOL] = (struct mock_object *)*p->ppool;
    links.function = (ur_function_t)107;
    void *memory = mock_allocate(*p->psize, UR_USM_TYPE_HOST, &links);
    if (!memory) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    **p->pppMem = memory;
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urUSMHostAlloc(
    ur_context_handle_t hContext, const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool,
    size_t size, void **ppMem) {
    struct ur_usm_host_alloc_params_t params = {
        &hContext, &pUSMDesc, &pool, &size, &ppMem};
    return mock_call(PLACE_USM_HOST_ALLOC, &params, default_usm_host_alloc);
}

static ur_result_t default_usm_device_alloc(void *opaque) {
    struct ur_usm_device_alloc_params_t *p = opaque;
    (void)p;
    if (!*p->pppMem) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    struct mock_links links = {{0}};
    links.at[MOCK_CONTEXT] = (struct mock_object *)*p->phContext;
    links.at[MOCK_DEVICE] = (struct mock_object *)*p->phDevice;
    links.at[MOCK_USM_POOL] = (struct mock_object *)*p->ppool;
    links.function = (ur_function_t)108;
    void *memory = mock_allocate(*p->psize, UR_USM_TYPE_DEVICE, &links);
    if (!memory) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    **p->pppMem = memory;
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urUSMDeviceAlloc(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_usm_desc_t *pUSMDesc,
    ur_usm_pool_handle_t pool, size_t size, void **ppMem) {
    struct ur_usm_device_alloc_params_t params = {
        &hContext, &hDevice, &pUSMDesc, &pool, &size, &ppMem};
    return mock_call(PLACE_USM_DEVICE_ALLOC, &params, default_usm_device_alloc);
}

static ur_result_t default_usm_shared_alloc(void *opaque) {
    struct ur_usm_shared_alloc_params_t *p = opaque;
    (void)p;
    if (!*p->pppMem) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    struct mock_links links = {{0}};
    links.at[MOCK_CONTEXT] = (struct mock_object *)*p->phContext;
    links.at[MOCK_DEVICE] = (struct mock_object *)*p->phDevice;
    links.at[MOCK_USM_POOL] = (struct mock_object *)*p->ppool;
    links.function = (ur_function_t)109;
    void *memory = mock_allocate(*p->psize, UR_USM_TYPE_SHARED, &links);
    if (!memory) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    **p->pppMem = memory;
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urUSMSharedAlloc(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_usm_desc_t *pUSMDesc,
    ur_usm_pool_handle_t pool, size_t size, void **ppMem) {
    struct ur_usm_shared_alloc_params_t params = {
        &hContext, &hDevice, &pUSMDesc, &pool, &size, &ppMem};
    return mock_call(PLACE_USM_SHARED_ALLOC, &params, default_usm_shared_alloc);
}

static ur_result_t default_usm_free(void *opaque) {
    struct ur_usm_free_params_t *p = opaque;
    (void)p;
    if (!mock_free(*p->ppMem)) {
        return UR_RESULT_ERROR_INVALID_MEM_OBJECT;
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urUSMFree(ur_context_handle_t hContext, void *pMem) {
    struct ur_usm_free_params_t params = {
        &hContext, &pMem};
    return mock_call(PLACE_USM_FREE, &params, default_usm_free);
}

ur_result_t UR_APICALL urUSMGetMemAllocInfo(
    ur_context_handle_t hContext, const void *pMem, ur_usm_alloc_info_t propName, size_t propSize,
    void *pPropValue, size_t *pPropSizeRet) {
    struct ur_usm_get_mem_alloc_info_params_t params = {
        &hContext, &pMem, &propName, &propSize, &pPropValue, &pPropSizeRet};
    return mock_call(PLACE_USM_GET_MEM_ALLOC_INFO, &params, mock_usm_get_mem_alloc_info);
}

static ur_result_t default_usm_pool_create(void *opaque) {
    struct ur_usm_pool_create_params_t *p = opaque;
    (void)p;
    if (!*p->pppPool) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    struct mock_links links = {{0}};
    links.at[MOCK_CONTEXT] = (struct mock_object *)*p->phContext;
    links.function = (ur_function_t)112;
    void *made[1] = {NULL};
    if (!mock_create_all(1, made, (const unsigned[]){MOCK_USM_POOL},
                         (const bool[]){*p->pppPool != NULL}, &links)) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (*p->pppPool) {
        **p->pppPool = made[0];
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urUSMPoolCreate(
    ur_context_handle_t hContext, ur_usm_pool_desc_t *pPoolDesc, ur_usm_pool_handle_t *ppPool) {
    struct ur_usm_pool_create_params_t params = {
        &hContext, &pPoolDesc, &ppPool};
    return mock_call(PLACE_USM_POOL_CREATE, &params, default_usm_pool_create);
}

static ur_result_t default_usm_pool_retain(void *opaque) {
    struct ur_usm_pool_retain_params_t *p = opaque;
    (void)p;
    return mock_retain(*p->ppPool);
}

ur_result_t UR_APICALL urUSMPoolRetain(ur_usm_pool_handle_t pPool) {
    struct ur_usm_pool_retain_params_t params = {
        &pPool};
    return mock_call(PLACE_USM_POOL_RETAIN, &params, default_usm_pool_retain);
}

static ur_result_t default_usm_pool_release(void *opaque) {
    struct ur_usm_pool_release_params_t *p = opaque;
    (void)p;
    return mock_release(*p->ppPool);
}

ur_result_t UR_APICALL urUSMPoolRelease(ur_usm_pool_handle_t pPool) {
    struct ur_usm_pool_release_params_t params = {
        &pPool};
    return mock_call(PLACE_USM_POOL_RELEASE, &params, default_usm_pool_release);
}

static ur_result_t default_usm_pool_get_info(void *opaque) {
    struct ur_usm_pool_get_info_params_t *p = opaque;
    (void)p;
    return mock_info(MOCK_INFO_OF_UR_USM_POOL_INFO_T, *p->phPool, (uint32_t)*p->ppropName,
                     *p->ppropSize, *p->ppPropValue, *p->ppPropSizeRet);
}

ur_result_t UR_APICALL urUSMPoolGetInfo(
    ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    struct ur_usm_pool_get_info_params_t params = {
        &hPool, &propName, &propSize, &pPropValue, &pPropSizeRet};
    return mock_call(PLACE_USM_POOL_GET_INFO, &params, default_usm_pool_get_info);
}

static ur_result_t default_virtual_mem_granularity_get_info(void *opaque) {
    struct ur_virtual_mem_granularity_get_info_params_t *p = opaque;
    (void)p;
    return mock_info(MOCK_INFO_OF_UR_VIRTUAL_MEM_GRANULARITY_INFO_T, *p->phContext, (uint32_t)*p->ppropName,
                     *p->ppropSize, *p->ppPropValue, *p->ppPropSizeRet);
}

ur_result_t UR_APICALL urVirtualMemGranularityGetInfo(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t allocationSize,
    ur_virtual_mem_granularity_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    struct ur_virtual_mem_granularity_get_info_params_t params = {
        &hContext, &hDevice, &allocationSize, &propName, &propSize, &pPropValue, &pPropSizeRet};
    return mock_call(PLACE_VIRTUAL_MEM_GRANULARITY_GET_INFO, &params, default_virtual_mem_granularity_get_info);
}

static ur_result_t default_virtual_mem_reserve(void *opaque) {
    struct ur_virtual_mem_reserve_params_t *p = opaque;
    (void)p;
    if (!*p->pppStart) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    if (*p->pppStart) {
        **p->pppStart = mock_address();
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urVirtualMemReserve(
    ur_context_handle_t hContext, const void *pStart, size_t size, void **ppStart) {
    struct ur_virtual_mem_reserve_params_t params = {
        &hContext, &pStart, &size, &ppStart};
    return mock_call(PLACE_VIRTUAL_MEM_RESERVE, &params, default_virtual_mem_reserve);
}

static ur_result_t default_virtual_mem_free(void *opaque) {
    struct ur_virtual_mem_free_params_t *p = opaque;
    (void)p;
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urVirtualMemFree(
    ur_context_handle_t hContext, const void *pStart, size_t size) {
    struct ur_virtual_mem_free_params_t params = {
        &hContext, &pStart, &size};
    return mock_call(PLACE_VIRTUAL_MEM_FREE, &params, default_virtual_mem_free);
}

static ur_result_t default_virtual_mem_map(void *opaque) {
    struct ur_virtual_mem_map_params_t *p = opaque;
    (void)p;
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urVirtualMemMap(
    ur_context_handle_t hContext, const void *pStart, size_t size,
    ur_physical_mem_handle_t hPhysicalMem, size_t offset, ur_virtual_mem_access_flags_t flags) {
    struct ur_virtual_mem_map_params_t params = {
        &hContext, &pStart, &size, &hPhysicalMem, &offset, &flags};
    return mock_call(PLACE_VIRTUAL_MEM_MAP, &params, default_virtual_mem_map);
}

static ur_result_t default_virtual_mem_unmap(void *opaque) {
    struct ur_virtual_mem_unmap_params_t *p = opaque;
    (void)p;
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urVirtualMemUnmap(
    ur_context_handle_t hContext, const void *pStart, size_t size) {
    struct ur_virtual_mem_unmap_params_t params = {
        &hContext, &pStart, &size};
    return mock_call(PLACE_VIRTUAL_MEM_UNMAP, &params, default_virtual_mem_unmap);
}

static ur_result_t default_virtual_mem_set_access(void *opaque) {
    struct ur_virtual_mem_set_access_params_t *p = opaque;
    (void)p;
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urVirtualMemSetAccess(
    ur_context_handle_t hContext, const void *pStart, size_t size,
    ur_virtual_mem_access_flags_t flags) {
    struct ur_virtual_mem_set_access_params_t params = {
        &hContext, &pStart, &size, &flags};
    return mock_call(PLACE_VIRTUAL_MEM_SET_ACCESS, &params, default_virtual_mem_set_access);
}

static ur_result_t default_virtual_mem_get_info(void *opaque) {
    struct ur_virtual_mem_get_info_params_t *p = opaque;
    (void)p;
    return mock_info(MOCK_INFO_OF_UR_VIRTUAL_MEM_INFO_T, *p->phContext, (uint32_t)*p->ppropName,
                     *p->ppropSize, *p->ppPropValue, *p->ppPropSizeRet);
}

ur_result_t UR_APICALL urVirtualMemGetInfo(
    ur_context_handle_t hContext, const void *pStart, size_t size, ur_virtual_mem_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    struct ur_virtual_mem_get_info_params_t params = {
        &hContext, &pStart, &size, &propName, &propSize, &pPropValue, &pPropSizeRet};
    return mock_call(PLACE_VIRTUAL_MEM_GET_INFO, &params, default_virtual_mem_get_info);
}

static ur_result_t default_physical_mem_create(void *opaque) {
    struct ur_physical_mem_create_params_t *p = opaque;
    (void)p;
    if (!*p->pphPhysicalMem) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    struct mock_links links = {{0}};
    links.at[MOCK_CONTEXT] = (struct mock_object *)*p->phContext;
    links.at[MOCK_DEVICE] = (struct mock_object *)*p->phDevice;
    links.function = (ur_function_t)160;
    void *made[1] = {NULL};
    if (!mock_create_all(1, made, (const unsigned[]){MOCK_PHYSICAL_MEM},
                         (const bool[]){*p->pphPhysicalMem != NULL}, &links)) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (*p->pphPhysicalMem) {
        **p->pphPhysicalMem = made[0];
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL urPhysicalMemCreate(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t size,
    const ur_physical_mem_properties_t *pProperties, ur_physical_mem_handle_t *phPhysicalMem) {
    struct ur_physical_mem_create_params_t params = {
        &hContext, &hDevice, &size, &pProperties, &phPhysicalMem};
    return mock_call(PLACE_PHYSICAL_MEM_CREATE, &params, default_physical_mem_create);
}

static ur_result_t default_physical_mem_retain(void *opaque) {
    struct ur_physical_mem_retain_params_t *p = opaque;
    (void)p;
    return mock_retain(*p->phPhysicalMem);
}

ur_result_t UR_APICALL urPhysicalMemRetain(ur_physical_mem_handle_t hPhysicalMem) {
    struct ur_physical_mem_retain_params_t params = {
        &hPhysicalMem};
    return mock_call(PLACE_PHYSICAL_MEM_RETAIN, &params, default_physical_mem_retain);
}

static ur_result_t default_physical_mem_release(void *opaque) {
    struct ur_physical_mem_release_params_t *p = opaque;
    (void)p;
    return mock_release(*p->phPhysicalMem);
}

ur_result_t UR_APICALL urPhysicalMemRelease(ur_physical_mem_handle_t hPhysicalMem) {
    struct ur_physical_mem_release_params_t params = {
        &hPhysicalMem};
    return mock_call(PLACE_PHYSICAL_MEM_RELEASE, &params, default_physical_mem_release);
}

static ur_result_t default_physical_mem_get_info(void *opaque) {
    struct ur_physical_mem_get_info_params_t *p = opaque;
    (void)p;
    return mock_info(MOCK_INFO_OF_UR_PHYSICAL_MEM_INFO_T, *p->phPhysicalMem, (uint32_t)*p->ppropName,
                     *p->ppropSize, *p->ppPropValue, *p->ppPropSizeRet);
}

ur_result_t UR_APICALL urPhysicalMemGetInfo(
    ur_physical_mem_handle_t hPhysicalMem, ur_physical_mem_info_t propName, size_t propSize,
    void *pPropValue, size_t *pPropSizeRet) {
    struct ur_physical_mem_get_info_params_t params = {
        &hPhysicalMem, &propName, &propSize, &pPropValue, &pPropSizeRet};
    return mock_call(PLACE_PHYSICAL_MEM_GET_INFO, &params, default_physical_mem_get_info);
}
