/* Generated from scripts/templates/ur_api.h.mako and scripts/spec by scripts/generate.py.
 * Do not edit: change the specification or the template and run that command. */
/**
 * @file ur_api.h
 * @brief The C interface of Unified Runtime 0.12: types and entry points.
 *
 * Plain C11 and C++17. Handles are opaque pointers; every entry point returns a ur_result_t and writes
 * its outputs on success only.
 */
#ifndef UR_API_H_INCLUDED
#define UR_API_H_INCLUDED

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifndef UR_APICALL
#if defined(_WIN32)
#define UR_APICALL __cdecl
#else
#define UR_APICALL
#endif
#endif

#ifndef UR_APIEXPORT
#if defined(_WIN32)
#define UR_APIEXPORT __declspec(dllexport)
#else
#define UR_APIEXPORT
#endif
#endif

#ifndef UR_DLLEXPORT
#if defined(_WIN32)
#define UR_DLLEXPORT __declspec(dllexport)
#else
#define UR_DLLEXPORT __attribute__((visibility("default")))
#endif
#endif

/** Packs a major and a minor version as ur_api_version_t does. */
#define UR_MAKE_VERSION(major, minor) (((major) << 16) | ((minor) & 0x0000ffff))
/** The major part of a packed version. */
#define UR_MAJOR_VERSION(version) ((version) >> 16)
/** The minor part of a packed version. */
#define UR_MINOR_VERSION(version) ((version) & 0x0000ffff)
/** The bit number i. */
#define UR_BIT(i) (1 << (i))

#define UR_DEVICE_BINARY_TARGET_UNKNOWN "<unknown>"
#define UR_DEVICE_BINARY_TARGET_SPIRV32 "spir"
#define UR_DEVICE_BINARY_TARGET_SPIRV64 "spir64"
#define UR_DEVICE_BINARY_TARGET_SPIRV64_X86_64 "spir64_x86_64"
#define UR_DEVICE_BINARY_TARGET_SPIRV64_GEN "spir64_gen"
#define UR_DEVICE_BINARY_TARGET_SPIRV64_FPGA "spir64_fpga"
#define UR_DEVICE_BINARY_TARGET_NVPTX64 "nvptx64"
#define UR_DEVICE_BINARY_TARGET_AMDGCN "amdgcn"
#define UR_DEVICE_BINARY_TARGET_NATIVE_CPU "native_cpu"

#if defined(__cplusplus)
extern "C" {
#endif

/* Handles */
/** adapter: the library that serves one backend */
typedef struct ur_adapter_handle_t_ *ur_adapter_handle_t;
/** context in which devices share memory objects, programs and queues */
typedef struct ur_context_handle_t_ *ur_context_handle_t;
/** device, or sub-device of a partitioned device */
typedef struct ur_device_handle_t_ *ur_device_handle_t;
/** event that tracks the state of one enqueued command */
typedef struct ur_event_handle_t_ *ur_event_handle_t;
/** memory imported from another API */
typedef struct ur_exp_external_mem_handle_t_ *ur_exp_external_mem_handle_t;
/** semaphore imported from another API */
typedef struct ur_exp_external_semaphore_handle_t_ *ur_exp_external_semaphore_handle_t;
/** command-buffer: recorded commands that are enqueued together, any number of times */
typedef struct ur_exp_command_buffer_handle_t_ *ur_exp_command_buffer_handle_t;
/** one command of a command-buffer, named to update it later */
typedef struct ur_exp_command_buffer_command_handle_t_ *ur_exp_command_buffer_command_handle_t;
/** graph of commands captured from queues, not executable by itself */
typedef struct ur_exp_graph_handle_t_ *ur_exp_graph_handle_t;
/** graph made ready for execution, which can be enqueued repeatedly */
typedef struct ur_exp_executable_graph_handle_t_ *ur_exp_executable_graph_handle_t;
/** kernel: one entry point of a program together with its argument values */
typedef struct ur_kernel_handle_t_ *ur_kernel_handle_t;
/** settings that the loader reads when it is initialized */
typedef struct ur_loader_config_handle_t_ *ur_loader_config_handle_t;
/** memory object: a buffer, a sub-buffer or an image */
typedef struct ur_mem_handle_t_ *ur_mem_handle_t;
/** platform: the devices of one driver of a backend */
typedef struct ur_platform_handle_t_ *ur_platform_handle_t;
/** program: device code as intermediate language or native binary */
typedef struct ur_program_handle_t_ *ur_program_handle_t;
/** queue that takes commands for one device of a context */
typedef struct ur_queue_handle_t_ *ur_queue_handle_t;
/** sampler: how a kernel reads an image between and beyond its pixels */
typedef struct ur_sampler_handle_t_ *ur_sampler_handle_t;
/** pool from which USM allocations are served */
typedef struct ur_usm_pool_handle_t_ *ur_usm_pool_handle_t;
/** physical memory of one device that can be mapped into reserved address ranges */
typedef struct ur_physical_mem_handle_t_ *ur_physical_mem_handle_t;

/* Scalars */
/** truth value of one byte: 0 is false, everything else true */
typedef uint8_t ur_bool_t;
/** object of the backend, stored in an integer as wide as a pointer */
typedef uintptr_t ur_native_handle_t;
/** bindless image as kernels take it, an integer as wide as a pointer */
typedef uintptr_t ur_exp_image_native_handle_t;
/** memory behind a bindless image, an integer as wide as a pointer */
typedef uintptr_t ur_exp_image_mem_native_handle_t;
/** number that identifies a command inside its command-buffer for dependencies */
typedef uint32_t ur_exp_command_buffer_sync_point_t;

/* Enumerations */
/** properties of an adapter */
typedef enum ur_adapter_info_t {
    /** backend that the adapter serves; ur_backend_t */
    UR_ADAPTER_INFO_BACKEND = 0,
    /** references held on the adapter; already stale when read; uint32_t (count) */
    UR_ADAPTER_INFO_REFERENCE_COUNT = 1,
    /** version of the adapter's implementation; uint32_t */
    UR_ADAPTER_INFO_VERSION = 2,
    /** keeps the enumeration 32 bits wide */
    UR_ADAPTER_INFO_FORCE_UINT32 = 0x7fffffff
} ur_adapter_info_t;

/** severity of a log message, or the least severity to be reported */
typedef enum ur_logger_level_t {
    /** details for finding faults, and everything above */
    UR_LOGGER_LEVEL_DEBUG = 0,
    /** messages about normal operation */
    UR_LOGGER_LEVEL_INFO = 1,
    /** something unexpected that does not stop the call */
    UR_LOGGER_LEVEL_WARN = 2,
    /** a failure */
    UR_LOGGER_LEVEL_ERROR = 3,
    /** no messages at all */
    UR_LOGGER_LEVEL_QUIET = 4,
    /** keeps the enumeration 32 bits wide */
    UR_LOGGER_LEVEL_FORCE_UINT32 = 0x7fffffff
} ur_logger_level_t;

/** identifies an entry point, for layers and tracing */
typedef enum ur_function_t {
    /** identifies urContextCreate */
    UR_FUNCTION_CONTEXT_CREATE = 1,
    /** identifies urContextRetain */
    UR_FUNCTION_CONTEXT_RETAIN = 2,
    /** identifies urContextRelease */
    UR_FUNCTION_CONTEXT_RELEASE = 3,
    /** identifies urContextGetInfo */
    UR_FUNCTION_CONTEXT_GET_INFO = 4,
    /** identifies urContextGetNativeHandle */
    UR_FUNCTION_CONTEXT_GET_NATIVE_HANDLE = 5,
    /** identifies urContextCreateWithNativeHandle */
    UR_FUNCTION_CONTEXT_CREATE_WITH_NATIVE_HANDLE = 6,
    /** identifies urContextSetExtendedDeleter */
    UR_FUNCTION_CONTEXT_SET_EXTENDED_DELETER = 7,
    /** identifies urDeviceGet */
    UR_FUNCTION_DEVICE_GET = 8,
    /** identifies urDeviceGetInfo */
    UR_FUNCTION_DEVICE_GET_INFO = 9,
    /** identifies urDeviceRetain */
    UR_FUNCTION_DEVICE_RETAIN = 10,
    /** identifies urDeviceRelease */
    UR_FUNCTION_DEVICE_RELEASE = 11,
    /** identifies urDevicePartition */
    UR_FUNCTION_DEVICE_PARTITION = 12,
    /** identifies urDeviceSelectBinary */
    UR_FUNCTION_DEVICE_SELECT_BINARY = 13,
    /** identifies urDeviceGetNativeHandle */
    UR_FUNCTION_DEVICE_GET_NATIVE_HANDLE = 14,
    /** identifies urDeviceCreateWithNativeHandle */
    UR_FUNCTION_DEVICE_CREATE_WITH_NATIVE_HANDLE = 15,
    /** identifies urDeviceGetGlobalTimestamps */
    UR_FUNCTION_DEVICE_GET_GLOBAL_TIMESTAMPS = 16,
    /** identifies urEnqueueKernelLaunch */
    UR_FUNCTION_ENQUEUE_KERNEL_LAUNCH = 17,
    /** identifies urEnqueueEventsWait */
    UR_FUNCTION_ENQUEUE_EVENTS_WAIT = 18,
    /** identifies urEnqueueEventsWaitWithBarrier */
    UR_FUNCTION_ENQUEUE_EVENTS_WAIT_WITH_BARRIER = 19,
    /** identifies urEnqueueMemBufferRead */
    UR_FUNCTION_ENQUEUE_MEM_BUFFER_READ = 20,
    /** identifies urEnqueueMemBufferWrite */
    UR_FUNCTION_ENQUEUE_MEM_BUFFER_WRITE = 21,
    /** identifies urEnqueueMemBufferReadRect */
    UR_FUNCTION_ENQUEUE_MEM_BUFFER_READ_RECT = 22,
    /** identifies urEnqueueMemBufferWriteRect */
    UR_FUNCTION_ENQUEUE_MEM_BUFFER_WRITE_RECT = 23,
    /** identifies urEnqueueMemBufferCopy */
    UR_FUNCTION_ENQUEUE_MEM_BUFFER_COPY = 24,
    /** identifies urEnqueueMemBufferCopyRect */
    UR_FUNCTION_ENQUEUE_MEM_BUFFER_COPY_RECT = 25,
    /** identifies urEnqueueMemBufferFill */
    UR_FUNCTION_ENQUEUE_MEM_BUFFER_FILL = 26,
    /** identifies urEnqueueMemImageRead */
    UR_FUNCTION_ENQUEUE_MEM_IMAGE_READ = 27,
    /** identifies urEnqueueMemImageWrite */
    UR_FUNCTION_ENQUEUE_MEM_IMAGE_WRITE = 28,
    /** identifies urEnqueueMemImageCopy */
    UR_FUNCTION_ENQUEUE_MEM_IMAGE_COPY = 29,
    /** identifies urEnqueueMemBufferMap */
    UR_FUNCTION_ENQUEUE_MEM_BUFFER_MAP = 30,
    /** identifies urEnqueueMemUnmap */
    UR_FUNCTION_ENQUEUE_MEM_UNMAP = 31,
    /** identifies urEnqueueUSMFill */
    UR_FUNCTION_ENQUEUE_USM_FILL = 32,
    /** identifies urEnqueueUSMMemcpy */
    UR_FUNCTION_ENQUEUE_USM_MEMCPY = 33,
    /** identifies urEnqueueUSMPrefetch */
    UR_FUNCTION_ENQUEUE_USM_PREFETCH = 34,
    /** identifies urEnqueueUSMAdvise */
    UR_FUNCTION_ENQUEUE_USM_ADVISE = 35,
    /** identifies urEnqueueDeviceGlobalVariableWrite */
    UR_FUNCTION_ENQUEUE_DEVICE_GLOBAL_VARIABLE_WRITE = 38,
    /** identifies urEnqueueDeviceGlobalVariableRead */
    UR_FUNCTION_ENQUEUE_DEVICE_GLOBAL_VARIABLE_READ = 39,
    /** identifies urEventGetInfo */
    UR_FUNCTION_EVENT_GET_INFO = 40,
    /** identifies urEventGetProfilingInfo */
    UR_FUNCTION_EVENT_GET_PROFILING_INFO = 41,
    /** identifies urEventWait */
    UR_FUNCTION_EVENT_WAIT = 42,
    /** identifies urEventRetain */
    UR_FUNCTION_EVENT_RETAIN = 43,
    /** identifies urEventRelease */
    UR_FUNCTION_EVENT_RELEASE = 44,
    /** identifies urEventGetNativeHandle */
    UR_FUNCTION_EVENT_GET_NATIVE_HANDLE = 45,
    /** identifies urEventCreateWithNativeHandle */
    UR_FUNCTION_EVENT_CREATE_WITH_NATIVE_HANDLE = 46,
    /** identifies urEventSetCallback */
    UR_FUNCTION_EVENT_SET_CALLBACK = 47,
    /** identifies urKernelCreate */
    UR_FUNCTION_KERNEL_CREATE = 48,
    /** identifies urKernelSetArgValue */
    UR_FUNCTION_KERNEL_SET_ARG_VALUE = 49,
    /** identifies urKernelSetArgLocal */
    UR_FUNCTION_KERNEL_SET_ARG_LOCAL = 50,
    /** identifies urKernelGetInfo */
    UR_FUNCTION_KERNEL_GET_INFO = 51,
    /** identifies urKernelGetGroupInfo */
    UR_FUNCTION_KERNEL_GET_GROUP_INFO = 52,
    /** identifies urKernelGetSubGroupInfo */
    UR_FUNCTION_KERNEL_GET_SUB_GROUP_INFO = 53,
    /** identifies urKernelRetain */
    UR_FUNCTION_KERNEL_RETAIN = 54,
    /** identifies urKernelRelease */
    UR_FUNCTION_KERNEL_RELEASE = 55,
    /** identifies urKernelSetArgPointer */
    UR_FUNCTION_KERNEL_SET_ARG_POINTER = 56,
    /** identifies urKernelSetExecInfo */
    UR_FUNCTION_KERNEL_SET_EXEC_INFO = 57,
    /** identifies urKernelSetArgSampler */
    UR_FUNCTION_KERNEL_SET_ARG_SAMPLER = 58,
    /** identifies urKernelSetArgMemObj */
    UR_FUNCTION_KERNEL_SET_ARG_MEM_OBJ = 59,
    /** identifies urKernelSetSpecializationConstants */
    UR_FUNCTION_KERNEL_SET_SPECIALIZATION_CONSTANTS = 60,
    /** identifies urKernelGetNativeHandle */
    UR_FUNCTION_KERNEL_GET_NATIVE_HANDLE = 61,
    /** identifies urKernelCreateWithNativeHandle */
    UR_FUNCTION_KERNEL_CREATE_WITH_NATIVE_HANDLE = 62,
    /** identifies urMemImageCreate */
    UR_FUNCTION_MEM_IMAGE_CREATE = 63,
    /** identifies urMemBufferCreate */
    UR_FUNCTION_MEM_BUFFER_CREATE = 64,
    /** identifies urMemRetain */
    UR_FUNCTION_MEM_RETAIN = 65,
    /** identifies urMemRelease */
    UR_FUNCTION_MEM_RELEASE = 66,
    /** identifies urMemBufferPartition */
    UR_FUNCTION_MEM_BUFFER_PARTITION = 67,
    /** identifies urMemGetNativeHandle */
    UR_FUNCTION_MEM_GET_NATIVE_HANDLE = 68,
    /** identifies urEnqueueReadHostPipe */
    UR_FUNCTION_ENQUEUE_READ_HOST_PIPE = 69,
    /** identifies urMemGetInfo */
    UR_FUNCTION_MEM_GET_INFO = 70,
    /** identifies urMemImageGetInfo */
    UR_FUNCTION_MEM_IMAGE_GET_INFO = 71,
    /** identifies urPlatformGet */
    UR_FUNCTION_PLATFORM_GET = 72,
    /** identifies urPlatformGetInfo */
    UR_FUNCTION_PLATFORM_GET_INFO = 73,
    /** identifies urPlatformGetApiVersion */
    UR_FUNCTION_PLATFORM_GET_API_VERSION = 74,
    /** identifies urPlatformGetNativeHandle */
    UR_FUNCTION_PLATFORM_GET_NATIVE_HANDLE = 75,
    /** identifies urPlatformCreateWithNativeHandle */
    UR_FUNCTION_PLATFORM_CREATE_WITH_NATIVE_HANDLE = 76,
    /** identifies urProgramCreateWithIL */
    UR_FUNCTION_PROGRAM_CREATE_WITH_IL = 78,
    /** identifies urProgramCreateWithBinary */
    UR_FUNCTION_PROGRAM_CREATE_WITH_BINARY = 79,
    /** identifies urProgramBuild */
    UR_FUNCTION_PROGRAM_BUILD = 80,
    /** identifies urProgramCompile */
    UR_FUNCTION_PROGRAM_COMPILE = 81,
    /** identifies urProgramLink */
    UR_FUNCTION_PROGRAM_LINK = 82,
    /** identifies urProgramRetain */
    UR_FUNCTION_PROGRAM_RETAIN = 83,
    /** identifies urProgramRelease */
    UR_FUNCTION_PROGRAM_RELEASE = 84,
    /** identifies urProgramGetFunctionPointer */
    UR_FUNCTION_PROGRAM_GET_FUNCTION_POINTER = 85,
    /** identifies urProgramGetInfo */
    UR_FUNCTION_PROGRAM_GET_INFO = 86,
    /** identifies urProgramGetBuildInfo */
    UR_FUNCTION_PROGRAM_GET_BUILD_INFO = 87,
    /** identifies urProgramSetSpecializationConstants */
    UR_FUNCTION_PROGRAM_SET_SPECIALIZATION_CONSTANTS = 88,
    /** identifies urProgramGetNativeHandle */
    UR_FUNCTION_PROGRAM_GET_NATIVE_HANDLE = 89,
    /** identifies urProgramCreateWithNativeHandle */
    UR_FUNCTION_PROGRAM_CREATE_WITH_NATIVE_HANDLE = 90,
    /** identifies urQueueGetInfo */
    UR_FUNCTION_QUEUE_GET_INFO = 91,
    /** identifies urQueueCreate */
    UR_FUNCTION_QUEUE_CREATE = 92,
    /** identifies urQueueRetain */
    UR_FUNCTION_QUEUE_RETAIN = 93,
    /** identifies urQueueRelease */
    UR_FUNCTION_QUEUE_RELEASE = 94,
    /** identifies urQueueGetNativeHandle */
    UR_FUNCTION_QUEUE_GET_NATIVE_HANDLE = 95,
    /** identifies urQueueCreateWithNativeHandle */
    UR_FUNCTION_QUEUE_CREATE_WITH_NATIVE_HANDLE = 96,
    /** identifies urQueueFinish */
    UR_FUNCTION_QUEUE_FINISH = 97,
    /** identifies urQueueFlush */
    UR_FUNCTION_QUEUE_FLUSH = 98,
    /** identifies urSamplerCreate */
    UR_FUNCTION_SAMPLER_CREATE = 101,
    /** identifies urSamplerRetain */
    UR_FUNCTION_SAMPLER_RETAIN = 102,
    /** identifies urSamplerRelease */
    UR_FUNCTION_SAMPLER_RELEASE = 103,
    /** identifies urSamplerGetInfo */
    UR_FUNCTION_SAMPLER_GET_INFO = 104,
    /** identifies urSamplerGetNativeHandle */
    UR_FUNCTION_SAMPLER_GET_NATIVE_HANDLE = 105,
    /** identifies urSamplerCreateWithNativeHandle */
    UR_FUNCTION_SAMPLER_CREATE_WITH_NATIVE_HANDLE = 106,
    /** identifies urUSMHostAlloc */
    UR_FUNCTION_USM_HOST_ALLOC = 107,
    /** identifies urUSMDeviceAlloc */
    UR_FUNCTION_USM_DEVICE_ALLOC = 108,
    /** identifies urUSMSharedAlloc */
    UR_FUNCTION_USM_SHARED_ALLOC = 109,
    /** identifies urUSMFree */
    UR_FUNCTION_USM_FREE = 110,
    /** identifies urUSMGetMemAllocInfo */
    UR_FUNCTION_USM_GET_MEM_ALLOC_INFO = 111,
    /** identifies urUSMPoolCreate */
    UR_FUNCTION_USM_POOL_CREATE = 112,
    /** identifies urCommandBufferCreateExp */
    UR_FUNCTION_COMMAND_BUFFER_CREATE_EXP = 113,
    /** identifies urPlatformGetBackendOption */
    UR_FUNCTION_PLATFORM_GET_BACKEND_OPTION = 114,
    /** identifies urMemBufferCreateWithNativeHandle */
    UR_FUNCTION_MEM_BUFFER_CREATE_WITH_NATIVE_HANDLE = 115,
    /** identifies urMemImageCreateWithNativeHandle */
    UR_FUNCTION_MEM_IMAGE_CREATE_WITH_NATIVE_HANDLE = 116,
    /** identifies urEnqueueWriteHostPipe */
    UR_FUNCTION_ENQUEUE_WRITE_HOST_PIPE = 117,
    /** identifies urUSMPoolRetain */
    UR_FUNCTION_USM_POOL_RETAIN = 118,
    /** identifies urUSMPoolRelease */
    UR_FUNCTION_USM_POOL_RELEASE = 119,
    /** identifies urUSMPoolGetInfo */
    UR_FUNCTION_USM_POOL_GET_INFO = 120,
    /** identifies urCommandBufferRetainExp */
    UR_FUNCTION_COMMAND_BUFFER_RETAIN_EXP = 121,
    /** identifies urCommandBufferReleaseExp */
    UR_FUNCTION_COMMAND_BUFFER_RELEASE_EXP = 122,
    /** identifies urCommandBufferFinalizeExp */
    UR_FUNCTION_COMMAND_BUFFER_FINALIZE_EXP = 123,
    /** identifies urCommandBufferAppendKernelLaunchExp */
    UR_FUNCTION_COMMAND_BUFFER_APPEND_KERNEL_LAUNCH_EXP = 125,
    /** identifies urUSMPitchedAllocExp */
    UR_FUNCTION_USM_PITCHED_ALLOC_EXP = 132,
    /** identifies urBindlessImagesUnsampledImageHandleDestroyExp */
    UR_FUNCTION_BINDLESS_IMAGES_UNSAMPLED_IMAGE_HANDLE_DESTROY_EXP = 133,
    /** identifies urBindlessImagesSampledImageHandleDestroyExp */
    UR_FUNCTION_BINDLESS_IMAGES_SAMPLED_IMAGE_HANDLE_DESTROY_EXP = 134,
    /** identifies urBindlessImagesImageAllocateExp */
    UR_FUNCTION_BINDLESS_IMAGES_IMAGE_ALLOCATE_EXP = 135,
    /** identifies urBindlessImagesImageFreeExp */
    UR_FUNCTION_BINDLESS_IMAGES_IMAGE_FREE_EXP = 136,
    /** identifies urBindlessImagesUnsampledImageCreateExp */
    UR_FUNCTION_BINDLESS_IMAGES_UNSAMPLED_IMAGE_CREATE_EXP = 137,
    /** identifies urBindlessImagesSampledImageCreateExp */
    UR_FUNCTION_BINDLESS_IMAGES_SAMPLED_IMAGE_CREATE_EXP = 138,
    /** identifies urBindlessImagesImageCopyExp */
    UR_FUNCTION_BINDLESS_IMAGES_IMAGE_COPY_EXP = 139,
    /** identifies urBindlessImagesImageGetInfoExp */
    UR_FUNCTION_BINDLESS_IMAGES_IMAGE_GET_INFO_EXP = 140,
    /** identifies urBindlessImagesMipmapGetLevelExp */
    UR_FUNCTION_BINDLESS_IMAGES_MIPMAP_GET_LEVEL_EXP = 141,
    /** identifies urBindlessImagesMipmapFreeExp */
    UR_FUNCTION_BINDLESS_IMAGES_MIPMAP_FREE_EXP = 142,
    /** identifies urBindlessImagesMapExternalArrayExp */
    UR_FUNCTION_BINDLESS_IMAGES_MAP_EXTERNAL_ARRAY_EXP = 144,
    /** identifies urBindlessImagesReleaseExternalSemaphoreExp */
    UR_FUNCTION_BINDLESS_IMAGES_RELEASE_EXTERNAL_SEMAPHORE_EXP = 147,
    /** identifies urBindlessImagesWaitExternalSemaphoreExp */
    UR_FUNCTION_BINDLESS_IMAGES_WAIT_EXTERNAL_SEMAPHORE_EXP = 148,
    /** identifies urBindlessImagesSignalExternalSemaphoreExp */
    UR_FUNCTION_BINDLESS_IMAGES_SIGNAL_EXTERNAL_SEMAPHORE_EXP = 149,
    /** identifies urEnqueueUSMFill2D */
    UR_FUNCTION_ENQUEUE_USM_FILL_2D = 151,
    /** identifies urEnqueueUSMMemcpy2D */
    UR_FUNCTION_ENQUEUE_USM_MEMCPY_2D = 152,
    /** identifies urVirtualMemGranularityGetInfo */
    UR_FUNCTION_VIRTUAL_MEM_GRANULARITY_GET_INFO = 153,
    /** identifies urVirtualMemReserve */
    UR_FUNCTION_VIRTUAL_MEM_RESERVE = 154,
    /** identifies urVirtualMemFree */
    UR_FUNCTION_VIRTUAL_MEM_FREE = 155,
    /** identifies urVirtualMemMap */
    UR_FUNCTION_VIRTUAL_MEM_MAP = 156,
    /** identifies urVirtualMemUnmap */
    UR_FUNCTION_VIRTUAL_MEM_UNMAP = 157,
    /** identifies urVirtualMemSetAccess */
    UR_FUNCTION_VIRTUAL_MEM_SET_ACCESS = 158,
    /** identifies urVirtualMemGetInfo */
    UR_FUNCTION_VIRTUAL_MEM_GET_INFO = 159,
    /** identifies urPhysicalMemCreate */
    UR_FUNCTION_PHYSICAL_MEM_CREATE = 160,
    /** identifies urPhysicalMemRetain */
    UR_FUNCTION_PHYSICAL_MEM_RETAIN = 161,
    /** identifies urPhysicalMemRelease */
    UR_FUNCTION_PHYSICAL_MEM_RELEASE = 162,
    /** identifies urUSMImportExp */
    UR_FUNCTION_USM_IMPORT_EXP = 163,
    /** identifies urUSMReleaseExp */
    UR_FUNCTION_USM_RELEASE_EXP = 164,
    /** identifies urUsmP2PEnablePeerAccessExp */
    UR_FUNCTION_USM_P2P_ENABLE_PEER_ACCESS_EXP = 165,
    /** identifies urUsmP2PDisablePeerAccessExp */
    UR_FUNCTION_USM_P2P_DISABLE_PEER_ACCESS_EXP = 166,
    /** identifies urUsmP2PPeerAccessGetInfoExp */
    UR_FUNCTION_USM_P2P_PEER_ACCESS_GET_INFO_EXP = 167,
    /** identifies urLoaderConfigCreate */
    UR_FUNCTION_LOADER_CONFIG_CREATE = 172,
    /** identifies urLoaderConfigRelease */
    UR_FUNCTION_LOADER_CONFIG_RELEASE = 173,
    /** identifies urLoaderConfigRetain */
    UR_FUNCTION_LOADER_CONFIG_RETAIN = 174,
    /** identifies urLoaderConfigGetInfo */
    UR_FUNCTION_LOADER_CONFIG_GET_INFO = 175,
    /** identifies urLoaderConfigEnableLayer */
    UR_FUNCTION_LOADER_CONFIG_ENABLE_LAYER = 176,
    /** identifies urAdapterRelease */
    UR_FUNCTION_ADAPTER_RELEASE = 177,
    /** identifies urAdapterGet */
    UR_FUNCTION_ADAPTER_GET = 178,
    /** identifies urAdapterRetain */
    UR_FUNCTION_ADAPTER_RETAIN = 179,
    /** identifies urAdapterGetLastError */
    UR_FUNCTION_ADAPTER_GET_LAST_ERROR = 180,
    /** identifies urAdapterGetInfo */
    UR_FUNCTION_ADAPTER_GET_INFO = 181,
    /** identifies urProgramBuildExp */
    UR_FUNCTION_PROGRAM_BUILD_EXP = 197,
    /** identifies urProgramCompileExp */
    UR_FUNCTION_PROGRAM_COMPILE_EXP = 198,
    /** identifies urProgramLinkExp */
    UR_FUNCTION_PROGRAM_LINK_EXP = 199,
    /** identifies urLoaderConfigSetCodeLocationCallback */
    UR_FUNCTION_LOADER_CONFIG_SET_CODE_LOCATION_CALLBACK = 200,
    /** identifies urLoaderInit */
    UR_FUNCTION_LOADER_INIT = 201,
    /** identifies urLoaderTearDown */
    UR_FUNCTION_LOADER_TEAR_DOWN = 202,
    /** identifies urProgramGetGlobalVariablePointer */
    UR_FUNCTION_PROGRAM_GET_GLOBAL_VARIABLE_POINTER = 216,
    /** identifies urDeviceGetSelected */
    UR_FUNCTION_DEVICE_GET_SELECTED = 217,
    /** identifies urCommandBufferUpdateKernelLaunchExp */
    UR_FUNCTION_COMMAND_BUFFER_UPDATE_KERNEL_LAUNCH_EXP = 220,
    /** identifies urCommandBufferGetInfoExp */
    UR_FUNCTION_COMMAND_BUFFER_GET_INFO_EXP = 221,
    /** identifies urEnqueueTimestampRecordingExp */
    UR_FUNCTION_ENQUEUE_TIMESTAMP_RECORDING_EXP = 223,
    /** identifies urKernelGetSuggestedLocalWorkSize */
    UR_FUNCTION_KERNEL_GET_SUGGESTED_LOCAL_WORK_SIZE = 225,
    /** identifies urBindlessImagesImportExternalMemoryExp */
    UR_FUNCTION_BINDLESS_IMAGES_IMPORT_EXTERNAL_MEMORY_EXP = 226,
    /** identifies urBindlessImagesImportExternalSemaphoreExp */
    UR_FUNCTION_BINDLESS_IMAGES_IMPORT_EXTERNAL_SEMAPHORE_EXP = 227,
    /** identifies urEnqueueNativeCommandExp */
    UR_FUNCTION_ENQUEUE_NATIVE_COMMAND_EXP = 228,
    /** identifies urLoaderConfigSetMockingEnabled */
    UR_FUNCTION_LOADER_CONFIG_SET_MOCKING_ENABLED = 229,
    /** identifies urBindlessImagesReleaseExternalMemoryExp */
    UR_FUNCTION_BINDLESS_IMAGES_RELEASE_EXTERNAL_MEMORY_EXP = 230,
    /** identifies urCommandBufferAppendUSMMemcpyExp */
    UR_FUNCTION_COMMAND_BUFFER_APPEND_USM_MEMCPY_EXP = 231,
    /** identifies urCommandBufferAppendUSMFillExp */
    UR_FUNCTION_COMMAND_BUFFER_APPEND_USM_FILL_EXP = 232,
    /** identifies urCommandBufferAppendMemBufferCopyExp */
    UR_FUNCTION_COMMAND_BUFFER_APPEND_MEM_BUFFER_COPY_EXP = 233,
    /** identifies urCommandBufferAppendMemBufferWriteExp */
    UR_FUNCTION_COMMAND_BUFFER_APPEND_MEM_BUFFER_WRITE_EXP = 234,
    /** identifies urCommandBufferAppendMemBufferReadExp */
    UR_FUNCTION_COMMAND_BUFFER_APPEND_MEM_BUFFER_READ_EXP = 235,
    /** identifies urCommandBufferAppendMemBufferCopyRectExp */
    UR_FUNCTION_COMMAND_BUFFER_APPEND_MEM_BUFFER_COPY_RECT_EXP = 236,
    /** identifies urCommandBufferAppendMemBufferWriteRectExp */
    UR_FUNCTION_COMMAND_BUFFER_APPEND_MEM_BUFFER_WRITE_RECT_EXP = 237,
    /** identifies urCommandBufferAppendMemBufferReadRectExp */
    UR_FUNCTION_COMMAND_BUFFER_APPEND_MEM_BUFFER_READ_RECT_EXP = 238,
    /** identifies urCommandBufferAppendMemBufferFillExp */
    UR_FUNCTION_COMMAND_BUFFER_APPEND_MEM_BUFFER_FILL_EXP = 239,
    /** identifies urCommandBufferAppendUSMPrefetchExp */
    UR_FUNCTION_COMMAND_BUFFER_APPEND_USM_PREFETCH_EXP = 240,
    /** identifies urCommandBufferAppendUSMAdviseExp */
    UR_FUNCTION_COMMAND_BUFFER_APPEND_USM_ADVISE_EXP = 241,
    /** identifies urEnqueueCommandBufferExp */
    UR_FUNCTION_ENQUEUE_COMMAND_BUFFER_EXP = 242,
    /** identifies urCommandBufferUpdateSignalEventExp */
    UR_FUNCTION_COMMAND_BUFFER_UPDATE_SIGNAL_EVENT_EXP = 243,
    /** identifies urCommandBufferUpdateWaitEventsExp */
    UR_FUNCTION_COMMAND_BUFFER_UPDATE_WAIT_EVENTS_EXP = 244,
    /** identifies urBindlessImagesMapExternalLinearMemoryExp */
    UR_FUNCTION_BINDLESS_IMAGES_MAP_EXTERNAL_LINEAR_MEMORY_EXP = 245,
    /** identifies urEnqueueEventsWaitWithBarrierExt */
    UR_FUNCTION_ENQUEUE_EVENTS_WAIT_WITH_BARRIER_EXT = 246,
    /** identifies urPhysicalMemGetInfo */
    UR_FUNCTION_PHYSICAL_MEM_GET_INFO = 249,
    /** identifies urEnqueueUSMDeviceAllocExp */
    UR_FUNCTION_ENQUEUE_USM_DEVICE_ALLOC_EXP = 250,
    /** identifies urEnqueueUSMSharedAllocExp */
    UR_FUNCTION_ENQUEUE_USM_SHARED_ALLOC_EXP = 251,
    /** identifies urEnqueueUSMHostAllocExp */
    UR_FUNCTION_ENQUEUE_USM_HOST_ALLOC_EXP = 252,
    /** identifies urEnqueueUSMFreeExp */
    UR_FUNCTION_ENQUEUE_USM_FREE_EXP = 253,
    /** identifies urUSMPoolCreateExp */
    UR_FUNCTION_USM_POOL_CREATE_EXP = 254,
    /** identifies urUSMPoolDestroyExp */
    UR_FUNCTION_USM_POOL_DESTROY_EXP = 255,
    /** identifies urUSMPoolGetDefaultDevicePoolExp */
    UR_FUNCTION_USM_POOL_GET_DEFAULT_DEVICE_POOL_EXP = 257,
    /** identifies urUSMPoolSetDevicePoolExp */
    UR_FUNCTION_USM_POOL_SET_DEVICE_POOL_EXP = 259,
    /** identifies urUSMPoolGetDevicePoolExp */
    UR_FUNCTION_USM_POOL_GET_DEVICE_POOL_EXP = 260,
    /** identifies urUSMPoolTrimToExp */
    UR_FUNCTION_USM_POOL_TRIM_TO_EXP = 261,
    /** identifies urUSMPoolGetInfoExp */
    UR_FUNCTION_USM_POOL_GET_INFO_EXP = 262,
    /** identifies urCommandBufferAppendNativeCommandExp */
    UR_FUNCTION_COMMAND_BUFFER_APPEND_NATIVE_COMMAND_EXP = 263,
    /** identifies urCommandBufferGetNativeHandleExp */
    UR_FUNCTION_COMMAND_BUFFER_GET_NATIVE_HANDLE_EXP = 264,
    /** identifies urUSMPoolSetInfoExp */
    UR_FUNCTION_USM_POOL_SET_INFO_EXP = 265,
    /** identifies urAdapterSetLoggerCallback */
    UR_FUNCTION_ADAPTER_SET_LOGGER_CALLBACK = 266,
    /** identifies urAdapterSetLoggerCallbackLevel */
    UR_FUNCTION_ADAPTER_SET_LOGGER_CALLBACK_LEVEL = 267,
    /** identifies urBindlessImagesGetImageUnsampledHandleSupportExp */
    UR_FUNCTION_BINDLESS_IMAGES_GET_IMAGE_UNSAMPLED_HANDLE_SUPPORT_EXP = 268,
    /** identifies urBindlessImagesGetImageSampledHandleSupportExp */
    UR_FUNCTION_BINDLESS_IMAGES_GET_IMAGE_SAMPLED_HANDLE_SUPPORT_EXP = 269,
    /** identifies urBindlessImagesGetImageMemoryHandleTypeSupportExp */
    UR_FUNCTION_BINDLESS_IMAGES_GET_IMAGE_MEMORY_HANDLE_TYPE_SUPPORT_EXP = 270,
    /** identifies urBindlessImagesFreeMappedLinearMemoryExp */
    UR_FUNCTION_BINDLESS_IMAGES_FREE_MAPPED_LINEAR_MEMORY_EXP = 271,
    /** identifies urKernelSuggestMaxCooperativeGroupCount */
    UR_FUNCTION_KERNEL_SUGGEST_MAX_COOPERATIVE_GROUP_COUNT = 272,
    /** identifies urUSMContextMemcpyExp */
    UR_FUNCTION_USM_CONTEXT_MEMCPY_EXP = 273,
    /** identifies urMemoryExportAllocExportableMemoryExp */
    UR_FUNCTION_MEMORY_EXPORT_ALLOC_EXPORTABLE_MEMORY_EXP = 285,
    /** identifies urMemoryExportFreeExportableMemoryExp */
    UR_FUNCTION_MEMORY_EXPORT_FREE_EXPORTABLE_MEMORY_EXP = 286,
    /** identifies urMemoryExportExportMemoryHandleExp */
    UR_FUNCTION_MEMORY_EXPORT_EXPORT_MEMORY_HANDLE_EXP = 287,
    /** identifies urBindlessImagesSupportsImportingHandleTypeExp */
    UR_FUNCTION_BINDLESS_IMAGES_SUPPORTS_IMPORTING_HANDLE_TYPE_EXP = 288,
    /** identifies urIPCGetMemHandleExp */
    UR_FUNCTION_IPC_GET_MEM_HANDLE_EXP = 289,
    /** identifies urIPCPutMemHandleExp */
    UR_FUNCTION_IPC_PUT_MEM_HANDLE_EXP = 290,
    /** identifies urIPCOpenMemHandleExp */
    UR_FUNCTION_IPC_OPEN_MEM_HANDLE_EXP = 291,
    /** identifies urIPCCloseMemHandleExp */
    UR_FUNCTION_IPC_CLOSE_MEM_HANDLE_EXP = 292,
    /** identifies urDeviceWaitExp */
    UR_FUNCTION_DEVICE_WAIT_EXP = 293,
    /** identifies urProgramDynamicLinkExp */
    UR_FUNCTION_PROGRAM_DYNAMIC_LINK_EXP = 294,
    /** identifies urEnqueueKernelLaunchWithArgsExp */
    UR_FUNCTION_ENQUEUE_KERNEL_LAUNCH_WITH_ARGS_EXP = 295,
    /** identifies urGraphCreateExp */
    UR_FUNCTION_GRAPH_CREATE_EXP = 296,
    /** identifies urQueueBeginGraphCaptureExp */
    UR_FUNCTION_QUEUE_BEGIN_GRAPH_CAPTURE_EXP = 297,
    /** identifies urQueueBeginCaptureIntoGraphExp */
    UR_FUNCTION_QUEUE_BEGIN_CAPTURE_INTO_GRAPH_EXP = 298,
    /** identifies urQueueEndGraphCaptureExp */
    UR_FUNCTION_QUEUE_END_GRAPH_CAPTURE_EXP = 299,
    /** identifies urGraphDestroyExp */
    UR_FUNCTION_GRAPH_DESTROY_EXP = 302,
    /** identifies urGraphExecutableGraphDestroyExp */
    UR_FUNCTION_GRAPH_EXECUTABLE_GRAPH_DESTROY_EXP = 303,
    /** identifies urQueueIsGraphCaptureEnabledExp */
    UR_FUNCTION_QUEUE_IS_GRAPH_CAPTURE_ENABLED_EXP = 304,
    /** identifies urGraphIsEmptyExp */
    UR_FUNCTION_GRAPH_IS_EMPTY_EXP = 305,
    /** identifies urGraphDumpContentsExp */
    UR_FUNCTION_GRAPH_DUMP_CONTENTS_EXP = 306,
    /** identifies urGraphInstantiateGraphExp */
    UR_FUNCTION_GRAPH_INSTANTIATE_GRAPH_EXP = 307,
    /** identifies urEnqueueGraphExp */
    UR_FUNCTION_ENQUEUE_GRAPH_EXP = 308,
    /** identifies urEnqueueHostTaskExp */
    UR_FUNCTION_ENQUEUE_HOST_TASK_EXP = 309,
    /** identifies urCommandBufferAppendKernelLaunchWithArgsExp */
    UR_FUNCTION_COMMAND_BUFFER_APPEND_KERNEL_LAUNCH_WITH_ARGS_EXP = 310,
    /** identifies urKernelGetSuggestedLocalWorkSizeWithArgs */
    UR_FUNCTION_KERNEL_GET_SUGGESTED_LOCAL_WORK_SIZE_WITH_ARGS = 311,
    /** identifies urUSMHostAllocRegisterExp */
    UR_FUNCTION_USM_HOST_ALLOC_REGISTER_EXP = 312,
    /** identifies urUSMHostAllocUnregisterExp */
    UR_FUNCTION_USM_HOST_ALLOC_UNREGISTER_EXP = 313,
    /** identifies urQueueGetGraphExp */
    UR_FUNCTION_QUEUE_GET_GRAPH_EXP = 314,
    /** identifies urGraphSetDestructionCallbackExp */
    UR_FUNCTION_GRAPH_SET_DESTRUCTION_CALLBACK_EXP = 315,
    /** identifies urIPCGetPhysMemHandleExp */
    UR_FUNCTION_IPC_GET_PHYS_MEM_HANDLE_EXP = 316,
    /** identifies urIPCPutPhysMemHandleExp */
    UR_FUNCTION_IPC_PUT_PHYS_MEM_HANDLE_EXP = 317,
    /** identifies urIPCOpenPhysMemHandleExp */
    UR_FUNCTION_IPC_OPEN_PHYS_MEM_HANDLE_EXP = 318,
    /** identifies urIPCClosePhysMemHandleExp */
    UR_FUNCTION_IPC_CLOSE_PHYS_MEM_HANDLE_EXP = 319,
    /** identifies urGraphGetNativeHandleExp */
    UR_FUNCTION_GRAPH_GET_NATIVE_HANDLE_EXP = 320,
    /** identifies urGraphExecutableGraphGetNativeHandleExp */
    UR_FUNCTION_GRAPH_EXECUTABLE_GRAPH_GET_NATIVE_HANDLE_EXP = 321,
    /** identifies urEventCreateExp */
    UR_FUNCTION_EVENT_CREATE_EXP = 322,
    /** identifies urIPCGetEventHandleExp */
    UR_FUNCTION_IPC_GET_EVENT_HANDLE_EXP = 323,
    /** identifies urIPCPutEventHandleExp */
    UR_FUNCTION_IPC_PUT_EVENT_HANDLE_EXP = 324,
    /** identifies urIPCOpenEventHandleExp */
    UR_FUNCTION_IPC_OPEN_EVENT_HANDLE_EXP = 325,
    /** identifies urGraphGetIdExp */
    UR_FUNCTION_GRAPH_GET_ID_EXP = 326,
    /** identifies urCommandBufferFuseExp */
    UR_FUNCTION_COMMAND_BUFFER_FUSE_EXP = 480,
    /** identifies urCommandBufferGetFusionInfoExp */
    UR_FUNCTION_COMMAND_BUFFER_GET_FUSION_INFO_EXP = 481,
    /** identifies urQueueBeginFusionExp */
    UR_FUNCTION_QUEUE_BEGIN_FUSION_EXP = 482,
    /** identifies urQueueEndFusionExp */
    UR_FUNCTION_QUEUE_END_FUSION_EXP = 483,
    /** identifies urQueueCancelFusionExp */
    UR_FUNCTION_QUEUE_CANCEL_FUSION_EXP = 484,
    /** identifies urQueueGetFusionInfoExp */
    UR_FUNCTION_QUEUE_GET_FUSION_INFO_EXP = 485,
    /** identifies urEventCreateUserExp */
    UR_FUNCTION_EVENT_CREATE_USER_EXP = 486,
    /** identifies urEventSetStatusExp */
    UR_FUNCTION_EVENT_SET_STATUS_EXP = 487,
    /** keeps the enumeration 32 bits wide */
    UR_FUNCTION_FORCE_UINT32 = 0x7fffffff
} ur_function_t;

/** says which structure stands behind stype in a chain of structures */
typedef enum ur_structure_type_t {
    /** marks a ur_context_properties_t */
    UR_STRUCTURE_TYPE_CONTEXT_PROPERTIES = 0,
    /** marks a ur_image_desc_t */
    UR_STRUCTURE_TYPE_IMAGE_DESC = 1,
    /** marks a ur_buffer_properties_t */
    UR_STRUCTURE_TYPE_BUFFER_PROPERTIES = 2,
    /** marks a ur_buffer_region_t */
    UR_STRUCTURE_TYPE_BUFFER_REGION = 3,
    /** marks a ur_buffer_channel_properties_t */
    UR_STRUCTURE_TYPE_BUFFER_CHANNEL_PROPERTIES = 4,
    /** marks a ur_buffer_alloc_location_properties_t */
    UR_STRUCTURE_TYPE_BUFFER_ALLOC_LOCATION_PROPERTIES = 5,
    /** marks a ur_program_properties_t */
    UR_STRUCTURE_TYPE_PROGRAM_PROPERTIES = 6,
    /** marks a ur_usm_desc_t */
    UR_STRUCTURE_TYPE_USM_DESC = 7,
    /** marks a ur_usm_host_desc_t */
    UR_STRUCTURE_TYPE_USM_HOST_DESC = 8,
    /** marks a ur_usm_device_desc_t */
    UR_STRUCTURE_TYPE_USM_DEVICE_DESC = 9,
    /** marks a ur_usm_pool_desc_t */
    UR_STRUCTURE_TYPE_USM_POOL_DESC = 10,
    /** marks a ur_usm_pool_limits_desc_t */
    UR_STRUCTURE_TYPE_USM_POOL_LIMITS_DESC = 11,
    /** marks a ur_device_binary_t */
    UR_STRUCTURE_TYPE_DEVICE_BINARY = 12,
    /** marks a ur_sampler_desc_t */
    UR_STRUCTURE_TYPE_SAMPLER_DESC = 13,
    /** marks a ur_queue_properties_t */
    UR_STRUCTURE_TYPE_QUEUE_PROPERTIES = 14,
    /** marks a ur_queue_index_properties_t */
    UR_STRUCTURE_TYPE_QUEUE_INDEX_PROPERTIES = 15,
    /** marks a ur_context_native_properties_t */
    UR_STRUCTURE_TYPE_CONTEXT_NATIVE_PROPERTIES = 16,
    /** marks a ur_kernel_native_properties_t */
    UR_STRUCTURE_TYPE_KERNEL_NATIVE_PROPERTIES = 17,
    /** marks a ur_queue_native_properties_t */
    UR_STRUCTURE_TYPE_QUEUE_NATIVE_PROPERTIES = 18,
    /** marks a ur_mem_native_properties_t */
    UR_STRUCTURE_TYPE_MEM_NATIVE_PROPERTIES = 19,
    /** marks a ur_event_native_properties_t */
    UR_STRUCTURE_TYPE_EVENT_NATIVE_PROPERTIES = 20,
    /** marks a ur_platform_native_properties_t */
    UR_STRUCTURE_TYPE_PLATFORM_NATIVE_PROPERTIES = 21,
    /** marks a ur_device_native_properties_t */
    UR_STRUCTURE_TYPE_DEVICE_NATIVE_PROPERTIES = 22,
    /** marks a ur_program_native_properties_t */
    UR_STRUCTURE_TYPE_PROGRAM_NATIVE_PROPERTIES = 23,
    /** marks a ur_sampler_native_properties_t */
    UR_STRUCTURE_TYPE_SAMPLER_NATIVE_PROPERTIES = 24,
    /** marks a ur_queue_native_desc_t */
    UR_STRUCTURE_TYPE_QUEUE_NATIVE_DESC = 25,
    /** marks a ur_device_partition_properties_t */
    UR_STRUCTURE_TYPE_DEVICE_PARTITION_PROPERTIES = 26,
    /** marks a ur_kernel_arg_mem_obj_properties_t */
    UR_STRUCTURE_TYPE_KERNEL_ARG_MEM_OBJ_PROPERTIES = 27,
    /** marks a ur_kernel_arg_pointer_properties_t */
    UR_STRUCTURE_TYPE_KERNEL_ARG_POINTER_PROPERTIES = 29,
    /** marks a ur_kernel_arg_sampler_properties_t */
    UR_STRUCTURE_TYPE_KERNEL_ARG_SAMPLER_PROPERTIES = 30,
    /** marks a ur_kernel_exec_info_properties_t */
    UR_STRUCTURE_TYPE_KERNEL_EXEC_INFO_PROPERTIES = 31,
    /** marks a ur_kernel_arg_value_properties_t */
    UR_STRUCTURE_TYPE_KERNEL_ARG_VALUE_PROPERTIES = 32,
    /** marks a ur_kernel_arg_local_properties_t */
    UR_STRUCTURE_TYPE_KERNEL_ARG_LOCAL_PROPERTIES = 33,
    /** marks a ur_usm_alloc_location_desc_t */
    UR_STRUCTURE_TYPE_USM_ALLOC_LOCATION_DESC = 35,
    /** marks a ur_usm_pool_buffer_desc_t */
    UR_STRUCTURE_TYPE_USM_POOL_BUFFER_DESC = 36,
    /** marks a ur_physical_mem_properties_t */
    UR_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES = 37,
    /** marks a ur_kernel_launch_ext_properties_t */
    UR_STRUCTURE_TYPE_KERNEL_LAUNCH_EXT_PROPERTIES = 38,
    /** marks a ur_kernel_launch_cluster_property_t */
    UR_STRUCTURE_TYPE_KERNEL_LAUNCH_CLUSTER_PROPERTY = 40,
    /** marks a ur_kernel_launch_workgroup_property_t */
    UR_STRUCTURE_TYPE_KERNEL_LAUNCH_WORKGROUP_PROPERTY = 41,
    /** marks a ur_exp_command_buffer_desc_t */
    UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC = 0x1000,
    /** marks a ur_exp_command_buffer_update_kernel_launch_desc_t */
    UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_KERNEL_LAUNCH_DESC = 0x1001,
    /** marks a ur_exp_command_buffer_update_memobj_arg_desc_t */
    UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_MEMOBJ_ARG_DESC = 0x1002,
    /** marks a ur_exp_command_buffer_update_pointer_arg_desc_t */
    UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_POINTER_ARG_DESC = 0x1003,
    /** marks a ur_exp_command_buffer_update_value_arg_desc_t */
    UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_VALUE_ARG_DESC = 0x1004,
    /** marks a ur_exp_sampler_mip_properties_t */
    UR_STRUCTURE_TYPE_EXP_SAMPLER_MIP_PROPERTIES = 0x2000,
    /** marks a ur_exp_external_mem_desc_t */
    UR_STRUCTURE_TYPE_EXP_EXTERNAL_MEM_DESC = 0x2001,
    /** marks a ur_exp_external_semaphore_desc_t */
    UR_STRUCTURE_TYPE_EXP_EXTERNAL_SEMAPHORE_DESC = 0x2002,
    /** marks a ur_exp_file_descriptor_t */
    UR_STRUCTURE_TYPE_EXP_FILE_DESCRIPTOR = 0x2003,
    /** marks a ur_exp_win32_handle_t */
    UR_STRUCTURE_TYPE_EXP_WIN32_HANDLE = 0x2004,
    /** marks a ur_exp_sampler_addr_modes_t */
    UR_STRUCTURE_TYPE_EXP_SAMPLER_ADDR_MODES = 0x2005,
    /** marks a ur_exp_sampler_cubemap_properties_t */
    UR_STRUCTURE_TYPE_EXP_SAMPLER_CUBEMAP_PROPERTIES = 0x2006,
    /** marks a ur_exp_image_copy_region_t */
    UR_STRUCTURE_TYPE_EXP_IMAGE_COPY_REGION = 0x2007,
    /** marks a ur_exp_win32_name_t */
    UR_STRUCTURE_TYPE_EXP_WIN32_NAME = 0x2008,
    /** marks a ur_exp_image_user_pitch_desc_t */
    UR_STRUCTURE_TYPE_EXP_IMAGE_USER_PITCH_DESC = 0x2009,
    /** marks a ur_exp_async_usm_alloc_properties_t */
    UR_STRUCTURE_TYPE_EXP_ASYNC_USM_ALLOC_PROPERTIES = 0x2050,
    /** marks a ur_exp_enqueue_native_command_properties_t */
    UR_STRUCTURE_TYPE_EXP_ENQUEUE_NATIVE_COMMAND_PROPERTIES = 0x3000,
    /** marks a ur_exp_enqueue_ext_properties_t */
    UR_STRUCTURE_TYPE_EXP_ENQUEUE_EXT_PROPERTIES = 0x4000,
    /** marks a ur_exp_kernel_arg_properties_t */
    UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES = 0x5000,
    /** marks a ur_exp_host_task_properties_t */
    UR_STRUCTURE_TYPE_EXP_HOST_TASK_PROPERTIES = 0x6000,
    /** marks a ur_exp_usm_host_alloc_register_properties_t */
    UR_STRUCTURE_TYPE_EXP_USM_HOST_ALLOC_REGISTER_PROPERTIES = 0x7000,
    /** marks a ur_fusion_desc_t */
    UR_STRUCTURE_TYPE_FUSION_DESC = 0x7f00,
    /** marks a ur_exp_event_desc_t */
    UR_STRUCTURE_TYPE_EXP_EVENT_DESC = 0x8000,
    /** keeps the enumeration 32 bits wide */
    UR_STRUCTURE_TYPE_FORCE_UINT32 = 0x7fffffff
} ur_structure_type_t;

/** outcome of a call */
typedef enum ur_result_t {
    /** call did what it was asked to */
    UR_RESULT_SUCCESS = 0,
    /** operation is not allowed in the present state of the object; OpenCL 3.0
     *  CL_INVALID_OPERATION */
    UR_RESULT_ERROR_INVALID_OPERATION = 1,
    /** queue properties are contradictory or not valid; OpenCL 3.0 CL_INVALID_QUEUE_PROPERTIES */
    UR_RESULT_ERROR_INVALID_QUEUE_PROPERTIES = 2,
    /** queue is not valid, or not fit for this call; OpenCL 3.0 CL_INVALID_COMMAND_QUEUE */
    UR_RESULT_ERROR_INVALID_QUEUE = 3,
    /** an argument has a value outside its permitted set; OpenCL 3.0 CL_INVALID_VALUE */
    UR_RESULT_ERROR_INVALID_VALUE = 4,
    /** context is not valid, or objects belong to different contexts; OpenCL 3.0
     *  CL_INVALID_CONTEXT */
    UR_RESULT_ERROR_INVALID_CONTEXT = 5,
    /** platform is not valid; OpenCL 3.0 CL_INVALID_PLATFORM */
    UR_RESULT_ERROR_INVALID_PLATFORM = 6,
    /** program code is malformed or of an unknown form; OpenCL 3.0 CL_INVALID_BINARY */
    UR_RESULT_ERROR_INVALID_BINARY = 7,
    /** program is not valid; OpenCL 3.0 CL_INVALID_PROGRAM */
    UR_RESULT_ERROR_INVALID_PROGRAM = 8,
    /** sampler is not valid; OpenCL 3.0 CL_INVALID_SAMPLER */
    UR_RESULT_ERROR_INVALID_SAMPLER = 9,
    /** buffer size is zero or more than the device can hold; OpenCL 3.0 CL_INVALID_BUFFER_SIZE */
    UR_RESULT_ERROR_INVALID_BUFFER_SIZE = 10,
    /** memory object or USM pointer is not valid; OpenCL 3.0 CL_INVALID_MEM_OBJECT */
    UR_RESULT_ERROR_INVALID_MEM_OBJECT = 11,
    /** event is not valid; OpenCL 3.0 CL_INVALID_EVENT */
    UR_RESULT_ERROR_INVALID_EVENT = 12,
    /** wait list and its length disagree, or it holds an event that is not valid; OpenCL 3.0
     *  CL_INVALID_EVENT_WAIT_LIST */
    UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST = 13,
    /** sub-buffer starts at an offset that the device's base alignment forbids; OpenCL 3.0
     *  CL_MISALIGNED_SUB_BUFFER_OFFSET */
    UR_RESULT_ERROR_MISALIGNED_SUB_BUFFER_OFFSET = 14,
    /** work-group size is not one that the kernel and device can run; OpenCL 3.0
     *  CL_INVALID_WORK_GROUP_SIZE */
    UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE = 15,
    /** no compiler is at hand for the device; OpenCL 3.0 CL_COMPILER_NOT_AVAILABLE */
    UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE = 16,
    /** event has no timestamps: not recorded, or the command is not complete; OpenCL 3.0
     *  CL_PROFILING_INFO_NOT_AVAILABLE */
    UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE = 17,
    /** no device matches the request; OpenCL 3.0 CL_DEVICE_NOT_FOUND */
    UR_RESULT_ERROR_DEVICE_NOT_FOUND = 18,
    /** device is not valid, or not one of the context; OpenCL 3.0 CL_INVALID_DEVICE */
    UR_RESULT_ERROR_INVALID_DEVICE = 19,
    /** device hung, was reset or was removed; Level Zero ZE_RESULT_ERROR_DEVICE_LOST */
    UR_RESULT_ERROR_DEVICE_LOST = 20,
    /** device can be used again only after a reset; Level Zero
     *  ZE_RESULT_ERROR_DEVICE_REQUIRES_RESET */
    UR_RESULT_ERROR_DEVICE_REQUIRES_RESET = 21,
    /** device is in a low-power state and cannot serve the call; Level Zero
     *  ZE_RESULT_ERROR_DEVICE_IN_LOW_POWER_STATE */
    UR_RESULT_ERROR_DEVICE_IN_LOW_POWER_STATE = 22,
    /** device could not be partitioned as asked, or is so already; OpenCL 3.0
     *  CL_DEVICE_PARTITION_FAILED */
    UR_RESULT_ERROR_DEVICE_PARTITION_FAILED = 23,
    /** more sub-devices or compute units are asked for than the device has; OpenCL 3.0
     *  CL_INVALID_DEVICE_PARTITION_COUNT */
    UR_RESULT_ERROR_INVALID_DEVICE_PARTITION_COUNT = 24,
    /** work-items of a work-group exceed the limit of a dimension; OpenCL 3.0
     *  CL_INVALID_WORK_ITEM_SIZE */
    UR_RESULT_ERROR_INVALID_WORK_ITEM_SIZE = 25,
    /** number of dimensions or a global size is out of range; OpenCL 3.0
     *  CL_INVALID_WORK_DIMENSION */
    UR_RESULT_ERROR_INVALID_WORK_DIMENSION = 26,
    /** no longer given: it was for arguments of a kernel that are not valid; OpenCL 3.0
     *  CL_INVALID_KERNEL_ARGS */
    UR_RESULT_ERROR_INVALID_KERNEL_ARGS = 27,
    /** kernel is not valid; OpenCL 3.0 CL_INVALID_KERNEL */
    UR_RESULT_ERROR_INVALID_KERNEL = 28,
    /** program has no kernel or function of that name; OpenCL 3.0 CL_INVALID_KERNEL_NAME */
    UR_RESULT_ERROR_INVALID_KERNEL_NAME = 29,
    /** kernel has no argument of that index; OpenCL 3.0 CL_INVALID_ARG_INDEX */
    UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX = 30,
    /** fewer bytes given than the kernel argument has; OpenCL 3.0 CL_INVALID_ARG_SIZE */
    UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE = 31,
    /** value of a kernel attribute is not valid; Level Zero
     *  ZE_RESULT_ERROR_INVALID_KERNEL_ATTRIBUTE_VALUE */
    UR_RESULT_ERROR_INVALID_KERNEL_ATTRIBUTE_VALUE = 32,
    /** an image dimension exceeds what the device supports; OpenCL 3.0 CL_INVALID_IMAGE_SIZE */
    UR_RESULT_ERROR_INVALID_IMAGE_SIZE = 33,
    /** image format or description is not valid; OpenCL 3.0 CL_INVALID_IMAGE_FORMAT_DESCRIPTOR */
    UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR = 34,
    /** memory for a memory object could not be had; OpenCL 3.0 CL_MEM_OBJECT_ALLOCATION_FAILURE */
    UR_RESULT_ERROR_MEM_OBJECT_ALLOCATION_FAILURE = 35,
    /** program has not been built for the device; OpenCL 3.0 CL_INVALID_PROGRAM_EXECUTABLE */
    UR_RESULT_ERROR_INVALID_PROGRAM_EXECUTABLE = 36,
    /** library, adapter or driver has not been initialized; Level Zero
     *  ZE_RESULT_ERROR_UNINITIALIZED */
    UR_RESULT_ERROR_UNINITIALIZED = 37,
    /** host memory ran out; OpenCL 3.0 CL_OUT_OF_HOST_MEMORY */
    UR_RESULT_ERROR_OUT_OF_HOST_MEMORY = 38,
    /** device memory ran out; Level Zero ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY */
    UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY = 39,
    /** a resource other than memory ran out; OpenCL 3.0 CL_OUT_OF_RESOURCES */
    UR_RESULT_ERROR_OUT_OF_RESOURCES = 40,
    /** program could not be built; its build log says why; OpenCL 3.0 CL_BUILD_PROGRAM_FAILURE */
    UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE = 41,
    /** programs could not be linked; OpenCL 3.0 CL_LINK_PROGRAM_FAILURE */
    UR_RESULT_ERROR_PROGRAM_LINK_FAILURE = 42,
    /** version asked for is not supported; Level Zero ZE_RESULT_ERROR_UNSUPPORTED_VERSION */
    UR_RESULT_ERROR_UNSUPPORTED_VERSION = 43,
    /** adapter or device does not have this feature; Level Zero
     *  ZE_RESULT_ERROR_UNSUPPORTED_FEATURE */
    UR_RESULT_ERROR_UNSUPPORTED_FEATURE = 44,
    /** an argument is not valid, without a more specific code; Level Zero
     *  ZE_RESULT_ERROR_INVALID_ARGUMENT */
    UR_RESULT_ERROR_INVALID_ARGUMENT = 45,
    /** a required handle is NULL; Level Zero ZE_RESULT_ERROR_INVALID_NULL_HANDLE */
    UR_RESULT_ERROR_INVALID_NULL_HANDLE = 46,
    /** object cannot be released or changed while it is in use; Level Zero
     *  ZE_RESULT_ERROR_HANDLE_OBJECT_IN_USE */
    UR_RESULT_ERROR_HANDLE_OBJECT_IN_USE = 47,
    /** a required pointer is NULL; Level Zero ZE_RESULT_ERROR_INVALID_NULL_POINTER */
    UR_RESULT_ERROR_INVALID_NULL_POINTER = 48,
    /** a size or count is zero, out of bounds or does not match; Level Zero
     *  ZE_RESULT_ERROR_INVALID_SIZE */
    UR_RESULT_ERROR_INVALID_SIZE = 49,
    /** size is valid but more than the device supports; Level Zero
     *  ZE_RESULT_ERROR_UNSUPPORTED_SIZE */
    UR_RESULT_ERROR_UNSUPPORTED_SIZE = 50,
    /** alignment is no power of two, or more than the device supports; Level Zero
     *  ZE_RESULT_ERROR_UNSUPPORTED_ALIGNMENT */
    UR_RESULT_ERROR_UNSUPPORTED_ALIGNMENT = 51,
    /** synchronization object is in the wrong state for the call; Level Zero
     *  ZE_RESULT_ERROR_INVALID_SYNCHRONIZATION_OBJECT */
    UR_RESULT_ERROR_INVALID_SYNCHRONIZATION_OBJECT = 52,
    /** an enumerator or flag is none of those defined; Level Zero
     *  ZE_RESULT_ERROR_INVALID_ENUMERATION */
    UR_RESULT_ERROR_INVALID_ENUMERATION = 53,
    /** enumerator is defined but the adapter does not support it; Level Zero
     *  ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION */
    UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION = 54,
    /** image format is valid but the device lacks it; Level Zero
     *  ZE_RESULT_ERROR_UNSUPPORTED_IMAGE_FORMAT */
    UR_RESULT_ERROR_UNSUPPORTED_IMAGE_FORMAT = 55,
    /** native binary does not fit the device; Level Zero ZE_RESULT_ERROR_INVALID_NATIVE_BINARY */
    UR_RESULT_ERROR_INVALID_NATIVE_BINARY = 56,
    /** program has no global variable of that name; Level Zero
     *  ZE_RESULT_ERROR_INVALID_GLOBAL_NAME */
    UR_RESULT_ERROR_INVALID_GLOBAL_NAME = 57,
    /** function exists in the program but has no address to take */
    UR_RESULT_ERROR_FUNCTION_ADDRESS_NOT_AVAILABLE = 58,
    /** a work-group dimension is not valid for the kernel or device; Level Zero
     *  ZE_RESULT_ERROR_INVALID_GROUP_SIZE_DIMENSION */
    UR_RESULT_ERROR_INVALID_GROUP_SIZE_DIMENSION = 59,
    /** a global dimension is not valid for the kernel or device; Level Zero
     *  ZE_RESULT_ERROR_INVALID_GLOBAL_WIDTH_DIMENSION */
    UR_RESULT_ERROR_INVALID_GLOBAL_WIDTH_DIMENSION = 60,
    /** program still has unresolved imports; Level Zero ZE_RESULT_ERROR_INVALID_MODULE_UNLINKED */
    UR_RESULT_ERROR_PROGRAM_UNLINKED = 61,
    /** source and destination of a copy overlap; Level Zero ZE_RESULT_ERROR_OVERLAPPING_REGIONS */
    UR_RESULT_ERROR_OVERLAPPING_REGIONS = 62,
    /** host pointer and memory flags do not go together; OpenCL 3.0 CL_INVALID_HOST_PTR */
    UR_RESULT_ERROR_INVALID_HOST_PTR = 63,
    /** USM allocation is of size zero or exceeds the largest allocation; OpenCL
     *  cl_intel_unified_shared_memory CL_INVALID_BUFFER_SIZE */
    UR_RESULT_ERROR_INVALID_USM_SIZE = 64,
    /** an object could not be allocated */
    UR_RESULT_ERROR_OBJECT_ALLOCATION_FAILURE = 65,
    /** backend reported an error that urAdapterGetLastError tells */
    UR_RESULT_ERROR_ADAPTER_SPECIFIC = 66,
    /** loader has no layer of that name */
    UR_RESULT_ERROR_LAYER_NOT_PRESENT = 67,
    /** a command that the call waits for ended in an error; OpenCL 3.0
     *  CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST */
    UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS = 68,
    /** device exists but cannot be used now; OpenCL 3.0 CL_DEVICE_NOT_AVAILABLE */
    UR_RESULT_ERROR_DEVICE_NOT_AVAILABLE = 69,
    /** program has no specialization constant of that id; OpenCL 3.0 CL_INVALID_SPEC_ID */
    UR_RESULT_ERROR_INVALID_SPEC_ID = 70,
    /** graph is not valid, or not in the state that the call needs */
    UR_RESULT_ERROR_INVALID_GRAPH = 71,
    /** operation cannot be captured into a graph; CUDA CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED */
    UR_RESULT_ERROR_GRAPH_CAPTURE_UNSUPPORTED = 72,
    /** an earlier error has spoiled this capture; CUDA CUDA_ERROR_STREAM_CAPTURE_INVALIDATED */
    UR_RESULT_ERROR_GRAPH_CAPTURE_INVALIDATED = 73,
    /** operation would join two separate captures; CUDA CUDA_ERROR_STREAM_CAPTURE_MERGE */
    UR_RESULT_ERROR_GRAPH_CAPTURE_MERGE_ATTEMPT = 74,
    /** queue is not capturing at present */
    UR_RESULT_ERROR_COMMAND_LIST_NOT_CAPTURING = 75,
    /** capture ended while a forked queue had not joined again; CUDA
     *  CUDA_ERROR_STREAM_CAPTURE_UNJOINED */
    UR_RESULT_ERROR_GRAPH_UNJOINED_FORKS = 76,
    /** event of a command captured in a graph was used outside it; CUDA
     *  CUDA_ERROR_CAPTURED_EVENT */
    UR_RESULT_ERROR_GRAPH_INTERNAL_EVENT = 77,
    /** an error of unknown or internal cause */
    UR_RESULT_ERROR_UNKNOWN = 0x7ffffffe,
    /** command-buffer is not valid; OpenCL cl_khr_command_buffer CL_INVALID_COMMAND_BUFFER_KHR */
    UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP = 0x1000,
    /** sync-point does not belong to the command-buffer */
    UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_EXP = 0x1001,
    /** list of sync-points and its length disagree; OpenCL cl_khr_command_buffer
     *  CL_INVALID_SYNC_POINT_WAIT_LIST_KHR */
    UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP = 0x1002,
    /** handle names no command of the command-buffer */
    UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_COMMAND_HANDLE_EXP = 0x1003,
    /** keeps the enumeration 32 bits wide */
    UR_RESULT_FORCE_UINT32 = 0x7fffffff
} ur_result_t;

/** driver interface that an adapter uses */
typedef enum ur_backend_t {
    /** none of the backends named here */
    UR_BACKEND_UNKNOWN = 0,
    /** oneAPI Level Zero */
    UR_BACKEND_LEVEL_ZERO = 1,
    /** OpenCL */
    UR_BACKEND_OPENCL = 2,
    /** CUDA driver API */
    UR_BACKEND_CUDA = 3,
    /** HIP */
    UR_BACKEND_HIP = 4,
    /** host processor without a driver */
    UR_BACKEND_NATIVE_CPU = 5,
    /** LLVM offload library */
    UR_BACKEND_OFFLOAD = 256,
    /** keeps the enumeration 32 bits wide */
    UR_BACKEND_FORCE_UINT32 = 0x7fffffff
} ur_backend_t;

/** options of a context */
typedef enum ur_context_flag_t {
    /** reserved: no option is defined yet */
    UR_CONTEXT_FLAG_TBD = 0x1,
    /** keeps the enumeration 32 bits wide */
    UR_CONTEXT_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_context_flag_t;
/** Any combination of ur_context_flag_t. */
typedef uint32_t ur_context_flags_t;
/** The bits that no ur_context_flag_t uses. */
#define UR_CONTEXT_FLAGS_MASK 0xfffffffeu

/** properties of a context */
typedef enum ur_context_info_t {
    /** devices in the context; uint32_t (count); OpenCL 3.0 clGetContextInfo
     *  CL_CONTEXT_NUM_DEVICES */
    UR_CONTEXT_INFO_NUM_DEVICES = 0,
    /** handles of the context's devices; ur_device_handle_t[]; OpenCL 3.0 clGetContextInfo
     *  CL_CONTEXT_DEVICES */
    UR_CONTEXT_INFO_DEVICES = 1,
    /** references held on the context; already stale when read; uint32_t (count); OpenCL 3.0
     *  clGetContextInfo CL_CONTEXT_REFERENCE_COUNT */
    UR_CONTEXT_INFO_REFERENCE_COUNT = 2,
    /** whether urEnqueueUSMMemcpy2D works in the context; ur_bool_t */
    UR_CONTEXT_INFO_USM_MEMCPY2D_SUPPORT = 3,
    /** whether urEnqueueUSMFill2D works in the context; ur_bool_t */
    UR_CONTEXT_INFO_USM_FILL2D_SUPPORT = 4,
    /** keeps the enumeration 32 bits wide */
    UR_CONTEXT_INFO_FORCE_UINT32 = 0x7fffffff
} ur_context_info_t;

/** kind of a device */
typedef enum ur_device_type_t {
    /** device that the platform takes by default; OpenCL 3.0 clGetDeviceIDs
     *  CL_DEVICE_TYPE_DEFAULT */
    UR_DEVICE_TYPE_DEFAULT = 1,
    /** devices of every type; OpenCL 3.0 clGetDeviceIDs CL_DEVICE_TYPE_ALL */
    UR_DEVICE_TYPE_ALL = 2,
    /** graphics processor; OpenCL 3.0 clGetDeviceIDs CL_DEVICE_TYPE_GPU */
    UR_DEVICE_TYPE_GPU = 3,
    /** host processor used as a device; OpenCL 3.0 clGetDeviceIDs CL_DEVICE_TYPE_CPU */
    UR_DEVICE_TYPE_CPU = 4,
    /** field-programmable gate array; Level Zero ZE_DEVICE_TYPE_FPGA */
    UR_DEVICE_TYPE_FPGA = 5,
    /** memory-copy accelerator; Level Zero ZE_DEVICE_TYPE_MCA */
    UR_DEVICE_TYPE_MCA = 6,
    /** vision processing unit; Level Zero ZE_DEVICE_TYPE_VPU */
    UR_DEVICE_TYPE_VPU = 7,
    /** accelerator with fixed functions that does not run user kernels; OpenCL 3.0
     *  clGetDeviceIDs CL_DEVICE_TYPE_CUSTOM */
    UR_DEVICE_TYPE_CUSTOM = 8,
    /** keeps the enumeration 32 bits wide */
    UR_DEVICE_TYPE_FORCE_UINT32 = 0x7fffffff
} ur_device_type_t;

/** properties of a device */
typedef enum ur_device_info_t {
    /** kind of the device; ur_device_type_t; OpenCL 3.0 clGetDeviceInfo CL_DEVICE_TYPE */
    UR_DEVICE_INFO_TYPE = 0,
    /** identifier of the vendor, the PCI vendor id where there is one; uint32_t; OpenCL 3.0
     *  clGetDeviceInfo CL_DEVICE_VENDOR_ID */
    UR_DEVICE_INFO_VENDOR_ID = 1,
    /** identifier of the device model, the PCI device id where there is one; uint32_t; not
     *  always known; Level Zero ze_device_properties_t deviceId */
    UR_DEVICE_INFO_DEVICE_ID = 2,
    /** parallel compute units; a work-group runs on one of them; uint32_t (count); OpenCL 3.0
     *  clGetDeviceInfo CL_DEVICE_MAX_COMPUTE_UNITS */
    UR_DEVICE_INFO_MAX_COMPUTE_UNITS = 3,
    /** dimensions that an nd-range may have; uint32_t (count); OpenCL 3.0 clGetDeviceInfo
     *  CL_DEVICE_MAX_WORK_ITEM_DIMENSIONS */
    UR_DEVICE_INFO_MAX_WORK_ITEM_DIMENSIONS = 4,
    /** largest work-group extent in each dimension; size_t[] (work-items); OpenCL 3.0
     *  clGetDeviceInfo CL_DEVICE_MAX_WORK_ITEM_SIZES */
    UR_DEVICE_INFO_MAX_WORK_ITEM_SIZES = 5,
    /** most work-items in one work-group; size_t (work-items); OpenCL 3.0 clGetDeviceInfo
     *  CL_DEVICE_MAX_WORK_GROUP_SIZE */
    UR_DEVICE_INFO_MAX_WORK_GROUP_SIZE = 6,
    /** single-precision floating-point abilities; ur_device_fp_capability_flags_t; OpenCL 3.0
     *  clGetDeviceInfo CL_DEVICE_SINGLE_FP_CONFIG */
    UR_DEVICE_INFO_SINGLE_FP_CONFIG = 7,
    /** half-precision floating-point abilities, 0 without that type;
     *  ur_device_fp_capability_flags_t; OpenCL cl_khr_fp16 CL_DEVICE_HALF_FP_CONFIG */
    UR_DEVICE_INFO_HALF_FP_CONFIG = 8,
    /** double-precision floating-point abilities, 0 without that type;
     *  ur_device_fp_capability_flags_t; OpenCL 3.0 clGetDeviceInfo CL_DEVICE_DOUBLE_FP_CONFIG */
    UR_DEVICE_INFO_DOUBLE_FP_CONFIG = 9,
    /** queue flags that the device supports; ur_queue_flags_t; OpenCL 3.0 clGetDeviceInfo
     *  CL_DEVICE_QUEUE_ON_HOST_PROPERTIES */
    UR_DEVICE_INFO_QUEUE_PROPERTIES = 10,
    /** preferred vector width of 8-bit integers; uint32_t (elements); OpenCL 3.0 clGetDeviceInfo
     *  CL_DEVICE_PREFERRED_VECTOR_WIDTH_CHAR */
    UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_CHAR = 11,
    /** preferred vector width of 16-bit integers; uint32_t (elements); OpenCL 3.0
     *  clGetDeviceInfo CL_DEVICE_PREFERRED_VECTOR_WIDTH_SHORT */
    UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_SHORT = 12,
    /** preferred vector width of 32-bit integers; uint32_t (elements); OpenCL 3.0
     *  clGetDeviceInfo CL_DEVICE_PREFERRED_VECTOR_WIDTH_INT */
    UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_INT = 13,
    /** preferred vector width of 64-bit integers; uint32_t (elements); OpenCL 3.0
     *  clGetDeviceInfo CL_DEVICE_PREFERRED_VECTOR_WIDTH_LONG */
    UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_LONG = 14,
    /** preferred vector width of single-precision numbers; uint32_t (elements); OpenCL 3.0
     *  clGetDeviceInfo CL_DEVICE_PREFERRED_VECTOR_WIDTH_FLOAT */
    UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_FLOAT = 15,
    /** preferred vector width of double-precision numbers, 0 without that type; uint32_t
     *  (elements); OpenCL 3.0 clGetDeviceInfo CL_DEVICE_PREFERRED_VECTOR_WIDTH_DOUBLE */
    UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_DOUBLE = 16,
    /** preferred vector width of half-precision numbers, 0 without that type; uint32_t
     *  (elements); OpenCL 3.0 clGetDeviceInfo CL_DEVICE_PREFERRED_VECTOR_WIDTH_HALF */
    UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_HALF = 17,
    /** vector width of 8-bit integers in the instruction set; uint32_t (elements); OpenCL 3.0
     *  clGetDeviceInfo CL_DEVICE_NATIVE_VECTOR_WIDTH_CHAR */
    UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_CHAR = 18,
    /** vector width of 16-bit integers in the instruction set; uint32_t (elements); OpenCL 3.0
     *  clGetDeviceInfo CL_DEVICE_NATIVE_VECTOR_WIDTH_SHORT */
    UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_SHORT = 19,
    /** vector width of 32-bit integers in the instruction set; uint32_t (elements); OpenCL 3.0
     *  clGetDeviceInfo CL_DEVICE_NATIVE_VECTOR_WIDTH_INT */
    UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_INT = 20,
    /** vector width of 64-bit integers in the instruction set; uint32_t (elements); OpenCL 3.0
     *  clGetDeviceInfo CL_DEVICE_NATIVE_VECTOR_WIDTH_LONG */
    UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_LONG = 21,
    /** vector width of single-precision numbers in the instruction set; uint32_t (elements);
     *  OpenCL 3.0 clGetDeviceInfo CL_DEVICE_NATIVE_VECTOR_WIDTH_FLOAT */
    UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_FLOAT = 22,
    /** vector width of double-precision numbers in the instruction set, 0 without that type;
     *  uint32_t (elements); OpenCL 3.0 clGetDeviceInfo CL_DEVICE_NATIVE_VECTOR_WIDTH_DOUBLE */
    UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_DOUBLE = 23,
    /** vector width of half-precision numbers in the instruction set, 0 without that type;
     *  uint32_t (elements); OpenCL 3.0 clGetDeviceInfo CL_DEVICE_NATIVE_VECTOR_WIDTH_HALF */
    UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_HALF = 24,
    /** highest clock frequency of the compute units; uint32_t (MHz); OpenCL 3.0 clGetDeviceInfo
     *  CL_DEVICE_MAX_CLOCK_FREQUENCY */
    UR_DEVICE_INFO_MAX_CLOCK_FREQUENCY = 25,
    /** highest clock rate of the device memory; uint32_t; not always known (MHz) */
    UR_DEVICE_INFO_MEMORY_CLOCK_RATE = 26,
    /** width of an address on the device; uint32_t (bits); OpenCL 3.0 clGetDeviceInfo
     *  CL_DEVICE_ADDRESS_BITS */
    UR_DEVICE_INFO_ADDRESS_BITS = 27,
    /** largest size of one allocation; uint64_t (bytes); OpenCL 3.0 clGetDeviceInfo
     *  CL_DEVICE_MAX_MEM_ALLOC_SIZE */
    UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE = 28,
    /** whether kernels can use images; ur_bool_t; OpenCL 3.0 clGetDeviceInfo
     *  CL_DEVICE_IMAGE_SUPPORT */
    UR_DEVICE_INFO_IMAGE_SUPPORT = 29,
    /** most images that a kernel may take for reading; uint32_t (count); OpenCL 3.0
     *  clGetDeviceInfo CL_DEVICE_MAX_READ_IMAGE_ARGS */
    UR_DEVICE_INFO_MAX_READ_IMAGE_ARGS = 30,
    /** most images that a kernel may take for writing; uint32_t (count); OpenCL 3.0
     *  clGetDeviceInfo CL_DEVICE_MAX_WRITE_IMAGE_ARGS */
    UR_DEVICE_INFO_MAX_WRITE_IMAGE_ARGS = 31,
    /** most images that a kernel may take for both reading and writing; uint32_t; not always
     *  known (count); OpenCL 3.0 clGetDeviceInfo CL_DEVICE_MAX_READ_WRITE_IMAGE_ARGS */
    UR_DEVICE_INFO_MAX_READ_WRITE_IMAGE_ARGS = 32,
    /** largest width of a two-dimensional image; size_t (elements); OpenCL 3.0 clGetDeviceInfo
     *  CL_DEVICE_IMAGE2D_MAX_WIDTH */
    UR_DEVICE_INFO_IMAGE2D_MAX_WIDTH = 33,
    /** largest height of a two-dimensional image; size_t (elements); OpenCL 3.0 clGetDeviceInfo
     *  CL_DEVICE_IMAGE2D_MAX_HEIGHT */
    UR_DEVICE_INFO_IMAGE2D_MAX_HEIGHT = 34,
    /** largest width of a three-dimensional image; size_t (elements); OpenCL 3.0 clGetDeviceInfo
     *  CL_DEVICE_IMAGE3D_MAX_WIDTH */
    UR_DEVICE_INFO_IMAGE3D_MAX_WIDTH = 35,
    /** largest height of a three-dimensional image; size_t (elements); OpenCL 3.0
     *  clGetDeviceInfo CL_DEVICE_IMAGE3D_MAX_HEIGHT */
    UR_DEVICE_INFO_IMAGE3D_MAX_HEIGHT = 36,
    /** largest depth of a three-dimensional image; size_t (elements); OpenCL 3.0 clGetDeviceInfo
     *  CL_DEVICE_IMAGE3D_MAX_DEPTH */
    UR_DEVICE_INFO_IMAGE3D_MAX_DEPTH = 37,
    /** most pixels of a one-dimensional image made from a buffer; size_t (elements); OpenCL 3.0
     *  clGetDeviceInfo CL_DEVICE_IMAGE_MAX_BUFFER_SIZE */
    UR_DEVICE_INFO_IMAGE_MAX_BUFFER_SIZE = 38,
    /** most images in an image array; size_t (count); OpenCL 3.0 clGetDeviceInfo
     *  CL_DEVICE_IMAGE_MAX_ARRAY_SIZE */
    UR_DEVICE_INFO_IMAGE_MAX_ARRAY_SIZE = 39,
    /** most samplers that a kernel may use; uint32_t (count); OpenCL 3.0 clGetDeviceInfo
     *  CL_DEVICE_MAX_SAMPLERS */
    UR_DEVICE_INFO_MAX_SAMPLERS = 40,
    /** largest total size of a kernel's arguments; size_t (bytes); OpenCL 3.0 clGetDeviceInfo
     *  CL_DEVICE_MAX_PARAMETER_SIZE */
    UR_DEVICE_INFO_MAX_PARAMETER_SIZE = 41,
    /** alignment of buffer addresses and of sub-buffer offsets; uint32_t (bits); OpenCL 3.0
     *  clGetDeviceInfo CL_DEVICE_MEM_BASE_ADDR_ALIGN */
    UR_DEVICE_INFO_MEM_BASE_ADDR_ALIGN = 42,
    /** kind of cache in front of global memory; ur_device_mem_cache_type_t; OpenCL 3.0
     *  clGetDeviceInfo CL_DEVICE_GLOBAL_MEM_CACHE_TYPE */
    UR_DEVICE_INFO_GLOBAL_MEM_CACHE_TYPE = 43,
    /** line size of the global memory cache; uint32_t (bytes); OpenCL 3.0 clGetDeviceInfo
     *  CL_DEVICE_GLOBAL_MEM_CACHELINE_SIZE */
    UR_DEVICE_INFO_GLOBAL_MEM_CACHELINE_SIZE = 44,
    /** size of the global memory cache; uint64_t (bytes); OpenCL 3.0 clGetDeviceInfo
     *  CL_DEVICE_GLOBAL_MEM_CACHE_SIZE */
    UR_DEVICE_INFO_GLOBAL_MEM_CACHE_SIZE = 45,
    /** size of global memory; uint64_t (bytes); OpenCL 3.0 clGetDeviceInfo
     *  CL_DEVICE_GLOBAL_MEM_SIZE */
    UR_DEVICE_INFO_GLOBAL_MEM_SIZE = 46,
    /** global memory not in use at the moment of the query; uint64_t; not always known (bytes) */
    UR_DEVICE_INFO_GLOBAL_MEM_FREE = 47,
    /** largest buffer that a kernel may take as constant memory; uint64_t (bytes); OpenCL 3.0
     *  clGetDeviceInfo CL_DEVICE_MAX_CONSTANT_BUFFER_SIZE */
    UR_DEVICE_INFO_MAX_CONSTANT_BUFFER_SIZE = 48,
    /** most constant-memory arguments of a kernel; uint32_t (count); OpenCL 3.0 clGetDeviceInfo
     *  CL_DEVICE_MAX_CONSTANT_ARGS */
    UR_DEVICE_INFO_MAX_CONSTANT_ARGS = 49,
    /** how local memory is implemented; ur_device_local_mem_type_t; OpenCL 3.0 clGetDeviceInfo
     *  CL_DEVICE_LOCAL_MEM_TYPE */
    UR_DEVICE_INFO_LOCAL_MEM_TYPE = 50,
    /** local memory at the disposal of one work-group; uint64_t (bytes); OpenCL 3.0
     *  clGetDeviceInfo CL_DEVICE_LOCAL_MEM_SIZE */
    UR_DEVICE_INFO_LOCAL_MEM_SIZE = 51,
    /** whether memory has error correction; ur_bool_t; OpenCL 3.0 clGetDeviceInfo
     *  CL_DEVICE_ERROR_CORRECTION_SUPPORT */
    UR_DEVICE_INFO_ERROR_CORRECTION_SUPPORT = 52,
    /** whether host and device use the same physical memory; ur_bool_t; OpenCL 3.0
     *  clGetDeviceInfo CL_DEVICE_HOST_UNIFIED_MEMORY */
    UR_DEVICE_INFO_HOST_UNIFIED_MEMORY = 53,
    /** step of the timer behind event timestamps; size_t (ns); OpenCL 3.0 clGetDeviceInfo
     *  CL_DEVICE_PROFILING_TIMER_RESOLUTION */
    UR_DEVICE_INFO_PROFILING_TIMER_RESOLUTION = 54,
    /** whether the device is little-endian; ur_bool_t; OpenCL 3.0 clGetDeviceInfo
     *  CL_DEVICE_ENDIAN_LITTLE */
    UR_DEVICE_INFO_ENDIAN_LITTLE = 55,
    /** whether the device can take work; ur_bool_t; OpenCL 3.0 clGetDeviceInfo
     *  CL_DEVICE_AVAILABLE */
    UR_DEVICE_INFO_AVAILABLE = 56,
    /** whether programs can be compiled for the device; ur_bool_t; OpenCL 3.0 clGetDeviceInfo
     *  CL_DEVICE_COMPILER_AVAILABLE */
    UR_DEVICE_INFO_COMPILER_AVAILABLE = 57,
    /** whether compiled programs can be linked for the device; ur_bool_t; OpenCL 3.0
     *  clGetDeviceInfo CL_DEVICE_LINKER_AVAILABLE */
    UR_DEVICE_INFO_LINKER_AVAILABLE = 58,
    /** kinds of kernel that the device executes; ur_device_exec_capability_flags_t; OpenCL 3.0
     *  clGetDeviceInfo CL_DEVICE_EXECUTION_CAPABILITIES */
    UR_DEVICE_INFO_EXECUTION_CAPABILITIES = 59,
    /** flags that queues on the device support; ur_queue_flags_t; OpenCL 3.0 clGetDeviceInfo
     *  CL_DEVICE_QUEUE_ON_DEVICE_PROPERTIES */
    UR_DEVICE_INFO_QUEUE_ON_DEVICE_PROPERTIES = 60,
    /** flags that queues on the host support; ur_queue_flags_t; OpenCL 3.0 clGetDeviceInfo
     *  CL_DEVICE_QUEUE_ON_HOST_PROPERTIES */
    UR_DEVICE_INFO_QUEUE_ON_HOST_PROPERTIES = 61,
    /** names of the kernels built into the device, separated by semicolons; char[]; OpenCL 3.0
     *  clGetDeviceInfo CL_DEVICE_BUILT_IN_KERNELS */
    UR_DEVICE_INFO_BUILT_IN_KERNELS = 62,
    /** platform of the device; ur_platform_handle_t; OpenCL 3.0 clGetDeviceInfo
     *  CL_DEVICE_PLATFORM */
    UR_DEVICE_INFO_PLATFORM = 63,
    /** references held on the device; already stale when read; uint32_t (count); OpenCL 3.0
     *  clGetDeviceInfo CL_DEVICE_REFERENCE_COUNT */
    UR_DEVICE_INFO_REFERENCE_COUNT = 64,
    /** intermediate languages accepted, such as SPIR-V_1.2, separated by spaces; char[]; OpenCL
     *  3.0 clGetDeviceInfo CL_DEVICE_IL_VERSION */
    UR_DEVICE_INFO_IL_VERSION = 65,
    /** name of the device; char[]; OpenCL 3.0 clGetDeviceInfo CL_DEVICE_NAME */
    UR_DEVICE_INFO_NAME = 66,
    /** name of the device's vendor; char[]; OpenCL 3.0 clGetDeviceInfo CL_DEVICE_VENDOR */
    UR_DEVICE_INFO_VENDOR = 67,
    /** version of the driver; char[]; OpenCL 3.0 clGetDeviceInfo CL_DRIVER_VERSION */
    UR_DEVICE_INFO_DRIVER_VERSION = 68,
    /** profile of the device: FULL_PROFILE or EMBEDDED_PROFILE; char[]; OpenCL 3.0
     *  clGetDeviceInfo CL_DEVICE_PROFILE */
    UR_DEVICE_INFO_PROFILE = 69,
    /** version of the backend interface that the device implements; char[]; OpenCL 3.0
     *  clGetDeviceInfo CL_DEVICE_VERSION */
    UR_DEVICE_INFO_VERSION = 70,
    /** version of the backend's runtime for the device; char[] */
    UR_DEVICE_INFO_BACKEND_RUNTIME_VERSION = 71,
    /** extensions of the device, separated by spaces; char[]; OpenCL 3.0 clGetDeviceInfo
     *  CL_DEVICE_EXTENSIONS */
    UR_DEVICE_INFO_EXTENSIONS = 72,
    /** room for the output of printf in a kernel; size_t (bytes); OpenCL 3.0 clGetDeviceInfo
     *  CL_DEVICE_PRINTF_BUFFER_SIZE */
    UR_DEVICE_INFO_PRINTF_BUFFER_SIZE = 73,
    /** whether the device prefers that the program synchronizes sharing with other APIs;
     *  ur_bool_t; OpenCL 3.0 clGetDeviceInfo CL_DEVICE_PREFERRED_INTEROP_USER_SYNC */
    UR_DEVICE_INFO_PREFERRED_INTEROP_USER_SYNC = 74,
    /** device that a sub-device was partitioned from, NULL for a root device;
     *  ur_device_handle_t; OpenCL 3.0 clGetDeviceInfo CL_DEVICE_PARENT_DEVICE */
    UR_DEVICE_INFO_PARENT_DEVICE = 75,
    /** ways in which the device can be partitioned; ur_device_partition_t[]; OpenCL 3.0
     *  clGetDeviceInfo CL_DEVICE_PARTITION_PROPERTIES */
    UR_DEVICE_INFO_SUPPORTED_PARTITIONS = 76,
    /** most sub-devices that one partitioning may make; uint32_t (count); OpenCL 3.0
     *  clGetDeviceInfo CL_DEVICE_PARTITION_MAX_SUB_DEVICES */
    UR_DEVICE_INFO_PARTITION_MAX_SUB_DEVICES = 77,
    /** affinity domains along which the device can be partitioned;
     *  ur_device_affinity_domain_flags_t; OpenCL 3.0 clGetDeviceInfo
     *  CL_DEVICE_PARTITION_AFFINITY_DOMAIN */
    UR_DEVICE_INFO_PARTITION_AFFINITY_DOMAIN = 78,
    /** properties by which a sub-device was partitioned, none for a root device;
     *  ur_device_partition_property_t[]; OpenCL 3.0 clGetDeviceInfo CL_DEVICE_PARTITION_TYPE */
    UR_DEVICE_INFO_PARTITION_TYPE = 79,
    /** most sub-groups in one work-group; uint32_t (count); OpenCL 3.0 clGetDeviceInfo
     *  CL_DEVICE_MAX_NUM_SUB_GROUPS */
    UR_DEVICE_INFO_MAX_NUM_SUB_GROUPS = 80,
    /** whether sub-groups of a work-group progress independently of each other; ur_bool_t;
     *  OpenCL 3.0 clGetDeviceInfo CL_DEVICE_SUB_GROUP_INDEPENDENT_FORWARD_PROGRESS */
    UR_DEVICE_INFO_SUB_GROUP_INDEPENDENT_FORWARD_PROGRESS = 81,
    /** sub-group sizes that the device can use; uint32_t[] (work-items); OpenCL
     *  cl_intel_required_subgroup_size CL_DEVICE_SUB_GROUP_SIZES_INTEL */
    UR_DEVICE_INFO_SUB_GROUP_SIZES_INTEL = 82,
    /** access of the device to host allocations; ur_device_usm_access_capability_flags_t; OpenCL
     *  cl_intel_unified_shared_memory CL_DEVICE_HOST_MEM_CAPABILITIES_INTEL */
    UR_DEVICE_INFO_USM_HOST_SUPPORT = 83,
    /** access of the device to its device allocations; ur_device_usm_access_capability_flags_t;
     *  OpenCL cl_intel_unified_shared_memory CL_DEVICE_DEVICE_MEM_CAPABILITIES_INTEL */
    UR_DEVICE_INFO_USM_DEVICE_SUPPORT = 84,
    /** access of the device to shared allocations made for it;
     *  ur_device_usm_access_capability_flags_t; OpenCL cl_intel_unified_shared_memory
     *  CL_DEVICE_SINGLE_DEVICE_SHARED_MEM_CAPABILITIES_INTEL */
    UR_DEVICE_INFO_USM_SINGLE_SHARED_SUPPORT = 85,
    /** access of the device to shared allocations made for another device;
     *  ur_device_usm_access_capability_flags_t; OpenCL cl_intel_unified_shared_memory
     *  CL_DEVICE_CROSS_DEVICE_SHARED_MEM_CAPABILITIES_INTEL */
    UR_DEVICE_INFO_USM_CROSS_SHARED_SUPPORT = 86,
    /** access of the device to any memory of the host's system allocator;
     *  ur_device_usm_access_capability_flags_t; OpenCL cl_intel_unified_shared_memory
     *  CL_DEVICE_SHARED_SYSTEM_MEM_CAPABILITIES_INTEL */
    UR_DEVICE_INFO_USM_SYSTEM_SHARED_SUPPORT = 87,
    /** 16 bytes that identify the device across processes and APIs; uint8_t[]; not always known;
     *  OpenCL cl_khr_device_uuid CL_DEVICE_UUID_KHR */
    UR_DEVICE_INFO_UUID = 88,
    /** PCI address in the form domain:bus:device.function; char[]; not always known; OpenCL
     *  cl_khr_pci_bus_info CL_DEVICE_PCI_BUS_INFO_KHR */
    UR_DEVICE_INFO_PCI_ADDRESS = 89,
    /** execution units of an Intel GPU; uint32_t; not always known (count) */
    UR_DEVICE_INFO_GPU_EU_COUNT = 90,
    /** physical SIMD width of an execution unit of an Intel GPU; uint32_t; not always known
     *  (elements); Level Zero ze_device_properties_t physicalEUSimdWidth */
    UR_DEVICE_INFO_GPU_EU_SIMD_WIDTH = 91,
    /** slices of an Intel GPU; uint32_t; not always known (count); Level Zero
     *  ze_device_properties_t numSlices */
    UR_DEVICE_INFO_GPU_EU_SLICES = 92,
    /** execution units in each subslice of an Intel GPU; uint32_t; not always known (count);
     *  Level Zero ze_device_properties_t numEUsPerSubslice */
    UR_DEVICE_INFO_GPU_EU_COUNT_PER_SUBSLICE = 93,
    /** subslices in each slice of an Intel GPU; uint32_t; not always known (count); Level Zero
     *  ze_device_properties_t numSubslicesPerSlice */
    UR_DEVICE_INFO_GPU_SUBSLICES_PER_SLICE = 94,
    /** hardware threads in each execution unit of an Intel GPU; uint32_t; not always known
     *  (count); Level Zero ze_device_properties_t numThreadsPerEU */
    UR_DEVICE_INFO_GPU_HW_THREADS_PER_EU = 95,
    /** highest bandwidth of the device memory; uint64_t; not always known (bytes/s) */
    UR_DEVICE_INFO_MAX_MEMORY_BANDWIDTH = 96,
    /** whether images in sRGB format are supported; ur_bool_t */
    UR_DEVICE_INFO_IMAGE_SRGB = 97,
    /** whether a program must be built for the sub-device itself rather than for its root
     *  device; ur_bool_t */
    UR_DEVICE_INFO_BUILD_ON_SUBDEVICE = 98,
    /** whether 64-bit atomic operations are supported; ur_bool_t; OpenCL
     *  cl_khr_int64_base_atomics */
    UR_DEVICE_INFO_ATOMIC_64 = 99,
    /** memory orders of atomic operations; ur_memory_order_capability_flags_t; OpenCL 3.0
     *  clGetDeviceInfo CL_DEVICE_ATOMIC_MEMORY_CAPABILITIES */
    UR_DEVICE_INFO_ATOMIC_MEMORY_ORDER_CAPABILITIES = 100,
    /** memory scopes of atomic operations; ur_memory_scope_capability_flags_t; OpenCL 3.0
     *  clGetDeviceInfo CL_DEVICE_ATOMIC_MEMORY_CAPABILITIES */
    UR_DEVICE_INFO_ATOMIC_MEMORY_SCOPE_CAPABILITIES = 101,
    /** memory orders of atomic fences; ur_memory_order_capability_flags_t; OpenCL 3.0
     *  clGetDeviceInfo CL_DEVICE_ATOMIC_FENCE_CAPABILITIES */
    UR_DEVICE_INFO_ATOMIC_FENCE_ORDER_CAPABILITIES = 102,
    /** memory scopes of atomic fences; ur_memory_scope_capability_flags_t; OpenCL 3.0
     *  clGetDeviceInfo CL_DEVICE_ATOMIC_FENCE_CAPABILITIES */
    UR_DEVICE_INFO_ATOMIC_FENCE_SCOPE_CAPABILITIES = 103,
    /** no longer asked: it was for whether the device computes with bfloat16; ur_bool_t; not
     *  always known */
    UR_DEVICE_INFO_BFLOAT16 = 104,
    /** compute engines that a queue can be bound to by index; uint32_t (count) */
    UR_DEVICE_INFO_MAX_COMPUTE_QUEUE_INDICES = 105,
    /** whether urKernelSetSpecializationConstants works; ur_bool_t */
    UR_DEVICE_INFO_KERNEL_SET_SPECIALIZATION_CONSTANTS = 106,
    /** width of the memory bus; uint32_t; not always known (bits) */
    UR_DEVICE_INFO_MEMORY_BUS_WIDTH = 107,
    /** most work-groups of an nd-range in each dimension; size_t[3] (count) */
    UR_DEVICE_INFO_MAX_WORK_GROUPS_3D = 108,
    /** whether work-group barriers with separate arrive and wait are supported; ur_bool_t */
    UR_DEVICE_INFO_ASYNC_BARRIER = 109,
    /** whether a buffer can be placed in a chosen memory channel; ur_bool_t */
    UR_DEVICE_INFO_MEM_CHANNEL_SUPPORT = 110,
    /** whether the host can read and write pipes of a program; ur_bool_t */
    UR_DEVICE_INFO_HOST_PIPE_READ_WRITE_SUPPORT = 111,
    /** registers at the disposal of one work-group; uint32_t; not always known (count) */
    UR_DEVICE_INFO_MAX_REGISTERS_PER_WORK_GROUP = 112,
    /** hardware architecture version, encoded as the vendor defines; uint32_t; not always known;
     *  OpenCL cl_intel_device_attribute_query CL_DEVICE_IP_VERSION_INTEL */
    UR_DEVICE_INFO_IP_VERSION = 113,
    /** whether address ranges can be reserved and mapped to physical memory; ur_bool_t */
    UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT = 114,
    /** whether the device runs explicit-SIMD kernels; ur_bool_t */
    UR_DEVICE_INFO_ESIMD_SUPPORT = 115,
    /** root devices that a composite device is made of; ur_device_handle_t[]; not always known */
    UR_DEVICE_INFO_COMPONENT_DEVICES = 116,
    /** composite device that this device is a component of; ur_device_handle_t; not always known */
    UR_DEVICE_INFO_COMPOSITE_DEVICE = 117,
    /** whether the host can read and write global variables of a program; ur_bool_t */
    UR_DEVICE_INFO_GLOBAL_VARIABLE_SUPPORT = 118,
    /** whether USM pools are supported; ur_bool_t */
    UR_DEVICE_INFO_USM_POOL_SUPPORT = 119,
    /** compute units in the terms of the hardware vendor; uint32_t (count) */
    UR_DEVICE_INFO_NUM_COMPUTE_UNITS = 120,
    /** whether urProgramSetSpecializationConstants works; ur_bool_t */
    UR_DEVICE_INFO_PROGRAM_SET_SPECIALIZATION_CONSTANTS = 121,
    /** whether the device itself implements assert in kernels; ur_bool_t */
    UR_DEVICE_INFO_USE_NATIVE_ASSERT = 122,
    /** why the clock is being throttled now; no flag if it is not;
     *  ur_device_throttle_reasons_flags_t; not always known */
    UR_DEVICE_INFO_CURRENT_CLOCK_THROTTLE_REASONS = 123,
    /** speed of the fastest fan relative to its maximum, -1 if not known; int32_t; not always
     *  known (percent) */
    UR_DEVICE_INFO_FAN_SPEED = 124,
    /** lowest power limit that can be set, -1 if not known; int32_t; not always known (mW) */
    UR_DEVICE_INFO_MIN_POWER_LIMIT = 125,
    /** highest power limit that can be set, -1 if not known; int32_t; not always known (mW) */
    UR_DEVICE_INFO_MAX_POWER_LIMIT = 126,
    /** whether conversions between bfloat16 and float are done in hardware; ur_bool_t */
    UR_DEVICE_INFO_BFLOAT16_CONVERSIONS_NATIVE = 127,
    /** launch properties that the device supports; ur_kernel_launch_properties_flags_t */
    UR_DEVICE_INFO_KERNEL_LAUNCH_CAPABILITIES = 128,
    /** 8 bytes that identify the device on Windows; uint8_t[]; not always known; OpenCL
     *  cl_khr_device_uuid CL_DEVICE_LUID_KHR */
    UR_DEVICE_INFO_LUID = 129,
    /** node mask that goes with the LUID; uint32_t; not always known; OpenCL cl_khr_device_uuid
     *  CL_DEVICE_NODE_MASK_KHR */
    UR_DEVICE_INFO_NODE_MASK = 130,
    /** preferred vector width of the type long long; uint32_t (elements) */
    UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_LONG_LONG = 131,
    /** vector width of the type long long in the instruction set; uint32_t (elements) */
    UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_LONG_LONG = 132,
    /** most work-groups of an nd-range over all dimensions; size_t (count) */
    UR_DEVICE_INFO_MAX_WORK_GROUPS = 133,
    /** stacks of an Intel Xe GPU; uint32_t; not always known (count) */
    UR_DEVICE_INFO_XE_STACK_COUNT = 134,
    /** regions in each stack of an Intel Xe GPU; uint32_t; not always known (count) */
    UR_DEVICE_INFO_XE_REGIONS_PER_STACK = 135,
    /** clusters in each region of an Intel Xe GPU; uint32_t; not always known (count) */
    UR_DEVICE_INFO_XE_CLUSTERS_PER_REGION = 136,
    /** Xe cores in each cluster of an Intel Xe GPU; uint32_t; not always known (count) */
    UR_DEVICE_INFO_XE_CORES_PER_CLUSTER = 137,
    /** execution units in each Xe core; uint32_t; not always known (count) */
    UR_DEVICE_INFO_EUS_PER_XE_CORE = 138,
    /** most SIMD lanes that one hardware thread executes; uint32_t; not always known (elements) */
    UR_DEVICE_INFO_MAX_LANES_PER_HW_THREAD = 139,
    /** two-dimensional block transfers that kernels can use;
     *  ur_exp_device_2d_block_array_capability_flags_t */
    UR_DEVICE_INFO_2D_BLOCK_ARRAY_CAPABILITIES_EXP = 0x2022,
    /** whether USM can be allocated and freed in the order of a queue; ur_bool_t */
    UR_DEVICE_INFO_ASYNC_USM_ALLOCATIONS_SUPPORT_EXP = 0x2050,
    /** whether bindless images are supported; ur_bool_t */
    UR_DEVICE_INFO_BINDLESS_IMAGES_SUPPORT_EXP = 0x2000,
    /** whether a bindless image can lie in shared USM; ur_bool_t */
    UR_DEVICE_INFO_BINDLESS_IMAGES_SHARED_USM_SUPPORT_EXP = 0x2001,
    /** whether a one-dimensional bindless image can lie in USM; ur_bool_t */
    UR_DEVICE_INFO_BINDLESS_IMAGES_1D_USM_SUPPORT_EXP = 0x2002,
    /** whether a two-dimensional bindless image can lie in USM; ur_bool_t */
    UR_DEVICE_INFO_BINDLESS_IMAGES_2D_USM_SUPPORT_EXP = 0x2003,
    /** alignment of the row pitch of an image in linear memory; uint32_t (bytes) */
    UR_DEVICE_INFO_IMAGE_PITCH_ALIGN_EXP = 0x2004,
    /** largest width of an image in linear memory; size_t (elements) */
    UR_DEVICE_INFO_MAX_IMAGE_LINEAR_WIDTH_EXP = 0x2005,
    /** largest height of an image in linear memory; size_t (elements) */
    UR_DEVICE_INFO_MAX_IMAGE_LINEAR_HEIGHT_EXP = 0x2006,
    /** largest row pitch of an image in linear memory; size_t (bytes) */
    UR_DEVICE_INFO_MAX_IMAGE_LINEAR_PITCH_EXP = 0x2007,
    /** whether images can have mipmap levels; ur_bool_t */
    UR_DEVICE_INFO_MIPMAP_SUPPORT_EXP = 0x2008,
    /** whether mipmaps can be sampled with anisotropic filtering; ur_bool_t */
    UR_DEVICE_INFO_MIPMAP_ANISOTROPY_SUPPORT_EXP = 0x2009,
    /** largest anisotropy ratio of a sampler; uint32_t */
    UR_DEVICE_INFO_MIPMAP_MAX_ANISOTROPY_EXP = 0x200a,
    /** whether a single mipmap level can be used as an image of its own; ur_bool_t */
    UR_DEVICE_INFO_MIPMAP_LEVEL_REFERENCE_SUPPORT_EXP = 0x200b,
    /** whether memory of another API can be imported; ur_bool_t */
    UR_DEVICE_INFO_EXTERNAL_MEMORY_IMPORT_SUPPORT_EXP = 0x200c,
    /** whether semaphores of another API can be imported; ur_bool_t */
    UR_DEVICE_INFO_EXTERNAL_SEMAPHORE_IMPORT_SUPPORT_EXP = 0x200e,
    /** whether cubemap images are supported; ur_bool_t */
    UR_DEVICE_INFO_CUBEMAP_SUPPORT_EXP = 0x2010,
    /** whether sampling can filter across the edges of cubemap faces; ur_bool_t */
    UR_DEVICE_INFO_CUBEMAP_SEAMLESS_FILTERING_SUPPORT_EXP = 0x2011,
    /** whether kernels can fetch from a one-dimensional sampled image in USM; ur_bool_t */
    UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_1D_USM_SUPPORT_EXP = 0x2012,
    /** whether kernels can fetch from a one-dimensional sampled image in image memory; ur_bool_t */
    UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_1D_SUPPORT_EXP = 0x2013,
    /** whether kernels can fetch from a two-dimensional sampled image in USM; ur_bool_t */
    UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_2D_USM_SUPPORT_EXP = 0x2014,
    /** whether kernels can fetch from a two-dimensional sampled image in image memory; ur_bool_t */
    UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_2D_SUPPORT_EXP = 0x2015,
    /** whether kernels can fetch from a three-dimensional sampled image in image memory;
     *  ur_bool_t */
    UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_3D_SUPPORT_EXP = 0x2017,
    /** whether bindless image arrays are supported; ur_bool_t */
    UR_DEVICE_INFO_IMAGE_ARRAY_SUPPORT_EXP = 0x2019,
    /** whether a sampler can use another addressing mode in each dimension; ur_bool_t */
    UR_DEVICE_INFO_BINDLESS_UNIQUE_ADDRESSING_PER_DIM_SUPPORT_EXP = 0x201a,
    /** whether kernels can sample a one-dimensional image in USM; ur_bool_t */
    UR_DEVICE_INFO_BINDLESS_SAMPLE_1D_USM_SUPPORT_EXP = 0x201b,
    /** whether kernels can sample a two-dimensional image in USM; ur_bool_t */
    UR_DEVICE_INFO_BINDLESS_SAMPLE_2D_USM_SUPPORT_EXP = 0x201c,
    /** whether kernels can gather one channel of four neighboring pixels; ur_bool_t */
    UR_DEVICE_INFO_BINDLESS_IMAGES_GATHER_SUPPORT_EXP = 0x201d,
    /** whether kernels can read a clock shared by the sub-group; ur_bool_t; OpenCL
     *  cl_khr_kernel_clock */
    UR_DEVICE_INFO_CLOCK_SUB_GROUP_SUPPORT_EXP = 0x2060,
    /** whether kernels can read a clock shared by the work-group; ur_bool_t; OpenCL
     *  cl_khr_kernel_clock */
    UR_DEVICE_INFO_CLOCK_WORK_GROUP_SUPPORT_EXP = 0x2061,
    /** whether kernels can read a clock shared by the whole device; ur_bool_t; OpenCL
     *  cl_khr_kernel_clock */
    UR_DEVICE_INFO_CLOCK_DEVICE_SUPPORT_EXP = 0x2062,
    /** whether command-buffers are supported; ur_bool_t */
    UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP = 0x1000,
    /** what can be updated in a command of a finalized command-buffer;
     *  ur_device_command_buffer_update_capability_flags_t */
    UR_DEVICE_INFO_COMMAND_BUFFER_UPDATE_CAPABILITIES_EXP = 0x1001,
    /** whether commands of a command-buffer can wait for and signal events; ur_bool_t */
    UR_DEVICE_INFO_COMMAND_BUFFER_EVENT_SUPPORT_EXP = 0x1002,
    /** whether a command-buffer can be nested in another as a native command; ur_bool_t */
    UR_DEVICE_INFO_COMMAND_BUFFER_SUBGRAPH_SUPPORT_EXP = 0x1003,
    /** whether the device is a GPU integrated with the host processor; ur_bool_t; Level Zero
     *  ze_device_properties_t ZE_DEVICE_PROPERTY_FLAG_INTEGRATED */
    UR_DEVICE_INFO_IS_INTEGRATED_GPU = 0x2070,
    /** whether urDeviceWaitExp works; ur_bool_t */
    UR_DEVICE_INFO_DEVICE_WAIT_SUPPORT_EXP = 0x6002,
    /** whether urProgramDynamicLinkExp works; ur_bool_t */
    UR_DEVICE_INFO_DYNAMIC_LINK_SUPPORT_EXP = 0x6003,
    /** whether urEnqueueTimestampRecordingExp works; ur_bool_t */
    UR_DEVICE_INFO_TIMESTAMP_RECORDING_SUPPORT_EXP = 0x2018,
    /** whether commands of a queue can be captured into a graph and replayed; ur_bool_t */
    UR_DEVICE_INFO_GRAPH_RECORD_AND_REPLAY_SUPPORT_EXP = 0x2080,
    /** whether urEnqueueHostTaskExp works; ur_bool_t */
    UR_DEVICE_INFO_ENQUEUE_HOST_TASK_SUPPORT_EXP = 0x9000,
    /** whether USM allocations can be shared with other processes; ur_bool_t */
    UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP = 0x2023,
    /** whether physical memory objects can be shared with other processes; ur_bool_t */
    UR_DEVICE_INFO_IPC_PHYSICAL_MEMORY_SUPPORT_EXP = 0x2024,
    /** whether events can be shared with other processes; ur_bool_t */
    UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP = 0x2026,
    /** whether the host can wait for events without busy polling; ur_bool_t */
    UR_DEVICE_INFO_LOW_POWER_EVENTS_SUPPORT_EXP = 0x2021,
    /** whether device memory can be allocated for export to other APIs; ur_bool_t */
    UR_DEVICE_INFO_MEMORY_EXPORT_EXPORTABLE_DEVICE_MEM_EXP = 0x8000,
    /** whether programs can be built, compiled and linked for a list of devices; ur_bool_t */
    UR_DEVICE_INFO_MULTI_DEVICE_COMPILE_SUPPORT_EXP = 0x6000,
    /** whether urEnqueueNativeCommandExp works; ur_bool_t */
    UR_DEVICE_INFO_ENQUEUE_NATIVE_COMMAND_SUPPORT_EXP = 0x2020,
    /** whether profiling can be enabled for single events; ur_bool_t */
    UR_DEVICE_INFO_PER_EVENT_PROFILING_SUPPORT_EXP = 0x20a0,
    /** whether urEventCreateExp makes events that can be signaled again; ur_bool_t */
    UR_DEVICE_INFO_REUSABLE_EVENTS_SUPPORT_EXP = 0x2025,
    /** whether urUSMContextMemcpyExp works; ur_bool_t */
    UR_DEVICE_INFO_USM_CONTEXT_MEMCPY_SUPPORT_EXP = 0x7000,
    /** whether memory of the program can be registered as host USM; ur_bool_t */
    UR_DEVICE_INFO_USM_HOST_ALLOC_REGISTER_SUPPORT_EXP = 0x2090,
    /** whether access to USM of a peer device can be enabled; ur_bool_t */
    UR_DEVICE_INFO_USM_P2P_SUPPORT_EXP = 0x4000,
    /** keeps the enumeration 32 bits wide */
    UR_DEVICE_INFO_FORCE_UINT32 = 0x7fffffff
} ur_device_info_t;

/** what the compute units of a sub-device have in common */
typedef enum ur_device_affinity_domain_flag_t {
    /** compute units on one NUMA node; OpenCL 3.0 clGetDeviceInfo CL_DEVICE_AFFINITY_DOMAIN_NUMA */
    UR_DEVICE_AFFINITY_DOMAIN_FLAG_NUMA = 0x1,
    /** compute units that share a level 4 data cache; OpenCL 3.0 clGetDeviceInfo
     *  CL_DEVICE_AFFINITY_DOMAIN_L4_CACHE */
    UR_DEVICE_AFFINITY_DOMAIN_FLAG_L4_CACHE = 0x2,
    /** compute units that share a level 3 data cache; OpenCL 3.0 clGetDeviceInfo
     *  CL_DEVICE_AFFINITY_DOMAIN_L3_CACHE */
    UR_DEVICE_AFFINITY_DOMAIN_FLAG_L3_CACHE = 0x4,
    /** compute units that share a level 2 data cache; OpenCL 3.0 clGetDeviceInfo
     *  CL_DEVICE_AFFINITY_DOMAIN_L2_CACHE */
    UR_DEVICE_AFFINITY_DOMAIN_FLAG_L2_CACHE = 0x8,
    /** compute units that share a level 1 data cache; OpenCL 3.0 clGetDeviceInfo
     *  CL_DEVICE_AFFINITY_DOMAIN_L1_CACHE */
    UR_DEVICE_AFFINITY_DOMAIN_FLAG_L1_CACHE = 0x10,
    /** outermost of these domains along which the device can still be split; OpenCL 3.0
     *  clGetDeviceInfo CL_DEVICE_AFFINITY_DOMAIN_NEXT_PARTITIONABLE */
    UR_DEVICE_AFFINITY_DOMAIN_FLAG_NEXT_PARTITIONABLE = 0x20,
    /** keeps the enumeration 32 bits wide */
    UR_DEVICE_AFFINITY_DOMAIN_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_device_affinity_domain_flag_t;
/** Any combination of ur_device_affinity_domain_flag_t. */
typedef uint32_t ur_device_affinity_domain_flags_t;
/** The bits that no ur_device_affinity_domain_flag_t uses. */
#define UR_DEVICE_AFFINITY_DOMAIN_FLAGS_MASK 0xffffffc0u

/** way to partition a device into sub-devices */
typedef enum ur_device_partition_t {
    /** sub-devices of equally many compute units; OpenCL 3.0 clCreateSubDevices
     *  CL_DEVICE_PARTITION_EQUALLY */
    UR_DEVICE_PARTITION_EQUALLY = 0x1086,
    /** sub-devices with a given count of compute units each; OpenCL 3.0 clCreateSubDevices
     *  CL_DEVICE_PARTITION_BY_COUNTS */
    UR_DEVICE_PARTITION_BY_COUNTS = 0x1087,
    /** one sub-device for each affinity domain of a given kind; OpenCL 3.0 clCreateSubDevices
     *  CL_DEVICE_PARTITION_BY_AFFINITY_DOMAIN */
    UR_DEVICE_PARTITION_BY_AFFINITY_DOMAIN = 0x1088,
    /** one sub-device for each compute slice of an Intel GPU */
    UR_DEVICE_PARTITION_BY_CSLICE = 0x1089,
    /** keeps the enumeration 32 bits wide */
    UR_DEVICE_PARTITION_FORCE_UINT32 = 0x7fffffff
} ur_device_partition_t;

/** abilities of floating-point arithmetic */
typedef enum ur_device_fp_capability_flag_t {
    /** division and square root are correctly rounded; OpenCL 3.0 clGetDeviceInfo
     *  CL_FP_CORRECTLY_ROUNDED_DIVIDE_SQRT */
    UR_DEVICE_FP_CAPABILITY_FLAG_CORRECTLY_ROUNDED_DIVIDE_SQRT = 0x1,
    /** rounds to nearest, ties to even; OpenCL 3.0 clGetDeviceInfo CL_FP_ROUND_TO_NEAREST */
    UR_DEVICE_FP_CAPABILITY_FLAG_ROUND_TO_NEAREST = 0x2,
    /** can round toward zero; OpenCL 3.0 clGetDeviceInfo CL_FP_ROUND_TO_ZERO */
    UR_DEVICE_FP_CAPABILITY_FLAG_ROUND_TO_ZERO = 0x4,
    /** can round toward positive and negative infinity; OpenCL 3.0 clGetDeviceInfo
     *  CL_FP_ROUND_TO_INF */
    UR_DEVICE_FP_CAPABILITY_FLAG_ROUND_TO_INF = 0x8,
    /** has infinities and quiet NaNs; OpenCL 3.0 clGetDeviceInfo CL_FP_INF_NAN */
    UR_DEVICE_FP_CAPABILITY_FLAG_INF_NAN = 0x10,
    /** has subnormal numbers; OpenCL 3.0 clGetDeviceInfo CL_FP_DENORM */
    UR_DEVICE_FP_CAPABILITY_FLAG_DENORM = 0x20,
    /** has a fused multiply-add that rounds once; OpenCL 3.0 clGetDeviceInfo CL_FP_FMA */
    UR_DEVICE_FP_CAPABILITY_FLAG_FMA = 0x40,
    /** does basic arithmetic in software; OpenCL 3.0 clGetDeviceInfo CL_FP_SOFT_FLOAT */
    UR_DEVICE_FP_CAPABILITY_FLAG_SOFT_FLOAT = 0x80,
    /** keeps the enumeration 32 bits wide */
    UR_DEVICE_FP_CAPABILITY_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_device_fp_capability_flag_t;
/** Any combination of ur_device_fp_capability_flag_t. */
typedef uint32_t ur_device_fp_capability_flags_t;
/** The bits that no ur_device_fp_capability_flag_t uses. */
#define UR_DEVICE_FP_CAPABILITY_FLAGS_MASK 0xffffff00u

/** kind of global memory cache */
typedef enum ur_device_mem_cache_type_t {
    /** global memory is not cached; OpenCL 3.0 clGetDeviceInfo CL_NONE */
    UR_DEVICE_MEM_CACHE_TYPE_NONE = 0,
    /** cache serves reads only; OpenCL 3.0 clGetDeviceInfo CL_READ_ONLY_CACHE */
    UR_DEVICE_MEM_CACHE_TYPE_READ_ONLY_CACHE = 1,
    /** cache serves reads and writes; OpenCL 3.0 clGetDeviceInfo CL_READ_WRITE_CACHE */
    UR_DEVICE_MEM_CACHE_TYPE_READ_WRITE_CACHE = 2,
    /** keeps the enumeration 32 bits wide */
    UR_DEVICE_MEM_CACHE_TYPE_FORCE_UINT32 = 0x7fffffff
} ur_device_mem_cache_type_t;

/** kind of local memory */
typedef enum ur_device_local_mem_type_t {
    /** device has no local memory; OpenCL 3.0 clGetDeviceInfo CL_NONE */
    UR_DEVICE_LOCAL_MEM_TYPE_NONE = 0,
    /** local memory is storage of its own; OpenCL 3.0 clGetDeviceInfo CL_LOCAL */
    UR_DEVICE_LOCAL_MEM_TYPE_LOCAL = 1,
    /** local memory is part of global memory; OpenCL 3.0 clGetDeviceInfo CL_GLOBAL */
    UR_DEVICE_LOCAL_MEM_TYPE_GLOBAL = 2,
    /** keeps the enumeration 32 bits wide */
    UR_DEVICE_LOCAL_MEM_TYPE_FORCE_UINT32 = 0x7fffffff
} ur_device_local_mem_type_t;

/** kinds of kernel that a device can execute */
typedef enum ur_device_exec_capability_flag_t {
    /** kernels of programs; OpenCL 3.0 clGetDeviceInfo CL_EXEC_KERNEL */
    UR_DEVICE_EXEC_CAPABILITY_FLAG_KERNEL = 0x1,
    /** native host functions as kernels; OpenCL 3.0 clGetDeviceInfo CL_EXEC_NATIVE_KERNEL */
    UR_DEVICE_EXEC_CAPABILITY_FLAG_NATIVE_KERNEL = 0x2,
    /** keeps the enumeration 32 bits wide */
    UR_DEVICE_EXEC_CAPABILITY_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_device_exec_capability_flag_t;
/** Any combination of ur_device_exec_capability_flag_t. */
typedef uint32_t ur_device_exec_capability_flags_t;
/** The bits that no ur_device_exec_capability_flag_t uses. */
#define UR_DEVICE_EXEC_CAPABILITY_FLAGS_MASK 0xfffffffcu

/** memory orders of atomics and fences */
typedef enum ur_memory_order_capability_flag_t {
    /** atomicity without ordering; SYCL 2020 memory_order::relaxed */
    UR_MEMORY_ORDER_CAPABILITY_FLAG_RELAXED = 0x1,
    /** orders later accesses after the operation; SYCL 2020 memory_order::acquire */
    UR_MEMORY_ORDER_CAPABILITY_FLAG_ACQUIRE = 0x2,
    /** orders earlier accesses before the operation; SYCL 2020 memory_order::release */
    UR_MEMORY_ORDER_CAPABILITY_FLAG_RELEASE = 0x4,
    /** acquire and release in one operation; SYCL 2020 memory_order::acq_rel */
    UR_MEMORY_ORDER_CAPABILITY_FLAG_ACQ_REL = 0x8,
    /** one total order of all such operations; SYCL 2020 memory_order::seq_cst */
    UR_MEMORY_ORDER_CAPABILITY_FLAG_SEQ_CST = 0x10,
    /** keeps the enumeration 32 bits wide */
    UR_MEMORY_ORDER_CAPABILITY_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_memory_order_capability_flag_t;
/** Any combination of ur_memory_order_capability_flag_t. */
typedef uint32_t ur_memory_order_capability_flags_t;
/** The bits that no ur_memory_order_capability_flag_t uses. */
#define UR_MEMORY_ORDER_CAPABILITY_FLAGS_MASK 0xffffffe0u

/** memory scopes of atomics and fences */
typedef enum ur_memory_scope_capability_flag_t {
    /** ordering holds within one work-item; SYCL 2020 memory_scope::work_item */
    UR_MEMORY_SCOPE_CAPABILITY_FLAG_WORK_ITEM = 0x1,
    /** ordering holds among the work-items of a sub-group; SYCL 2020 memory_scope::sub_group */
    UR_MEMORY_SCOPE_CAPABILITY_FLAG_SUB_GROUP = 0x2,
    /** ordering holds among the work-items of a work-group; SYCL 2020 memory_scope::work_group */
    UR_MEMORY_SCOPE_CAPABILITY_FLAG_WORK_GROUP = 0x4,
    /** ordering holds among all work-items on a device; SYCL 2020 memory_scope::device */
    UR_MEMORY_SCOPE_CAPABILITY_FLAG_DEVICE = 0x8,
    /** ordering holds across all devices and the host; SYCL 2020 memory_scope::system */
    UR_MEMORY_SCOPE_CAPABILITY_FLAG_SYSTEM = 0x10,
    /** keeps the enumeration 32 bits wide */
    UR_MEMORY_SCOPE_CAPABILITY_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_memory_scope_capability_flag_t;
/** Any combination of ur_memory_scope_capability_flag_t. */
typedef uint32_t ur_memory_scope_capability_flags_t;
/** The bits that no ur_memory_scope_capability_flag_t uses. */
#define UR_MEMORY_SCOPE_CAPABILITY_FLAGS_MASK 0xffffffe0u

/** access of a device to one kind of USM */
typedef enum ur_device_usm_access_capability_flag_t {
    /** device can access such memory; OpenCL cl_intel_unified_shared_memory
     *  CL_UNIFIED_SHARED_MEMORY_ACCESS_INTEL */
    UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ACCESS = 0x1,
    /** device can do atomic operations on such memory; OpenCL cl_intel_unified_shared_memory
     *  CL_UNIFIED_SHARED_MEMORY_ATOMIC_ACCESS_INTEL */
    UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ATOMIC_ACCESS = 0x2,
    /** device can access such memory while the host or another device does; OpenCL
     *  cl_intel_unified_shared_memory CL_UNIFIED_SHARED_MEMORY_CONCURRENT_ACCESS_INTEL */
    UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_CONCURRENT_ACCESS = 0x4,
    /** device can do atomic operations on such memory concurrently with others; OpenCL
     *  cl_intel_unified_shared_memory CL_UNIFIED_SHARED_MEMORY_CONCURRENT_ATOMIC_ACCESS_INTEL */
    UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ATOMIC_CONCURRENT_ACCESS = 0x8,
    /** keeps the enumeration 32 bits wide */
    UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_device_usm_access_capability_flag_t;
/** Any combination of ur_device_usm_access_capability_flag_t. */
typedef uint32_t ur_device_usm_access_capability_flags_t;
/** The bits that no ur_device_usm_access_capability_flag_t uses. */
#define UR_DEVICE_USM_ACCESS_CAPABILITY_FLAGS_MASK 0xfffffff0u

/** reasons for a lowered clock */
typedef enum ur_device_throttle_reasons_flag_t {
    /** power cap of the device; Level Zero ZES_FREQ_THROTTLE_REASON_FLAG_AVE_PWR_CAP */
    UR_DEVICE_THROTTLE_REASONS_FLAG_POWER_CAP = 0x1,
    /** limit of the electric current; Level Zero ZES_FREQ_THROTTLE_REASON_FLAG_CURRENT_LIMIT */
    UR_DEVICE_THROTTLE_REASONS_FLAG_CURRENT_LIMIT = 0x2,
    /** temperature limit; Level Zero ZES_FREQ_THROTTLE_REASON_FLAG_THERMAL_LIMIT */
    UR_DEVICE_THROTTLE_REASONS_FLAG_THERMAL_LIMIT = 0x4,
    /** alert of the power supply; Level Zero ZES_FREQ_THROTTLE_REASON_FLAG_PSU_ALERT */
    UR_DEVICE_THROTTLE_REASONS_FLAG_PSU_ALERT = 0x8,
    /** frequency range set by software; Level Zero ZES_FREQ_THROTTLE_REASON_FLAG_SW_RANGE */
    UR_DEVICE_THROTTLE_REASONS_FLAG_SW_RANGE = 0x10,
    /** frequency range set by hardware; Level Zero ZES_FREQ_THROTTLE_REASON_FLAG_HW_RANGE */
    UR_DEVICE_THROTTLE_REASONS_FLAG_HW_RANGE = 0x20,
    /** reason not listed here */
    UR_DEVICE_THROTTLE_REASONS_FLAG_OTHER = 0x40,
    /** keeps the enumeration 32 bits wide */
    UR_DEVICE_THROTTLE_REASONS_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_device_throttle_reasons_flag_t;
/** Any combination of ur_device_throttle_reasons_flag_t. */
typedef uint32_t ur_device_throttle_reasons_flags_t;
/** The bits that no ur_device_throttle_reasons_flag_t uses. */
#define UR_DEVICE_THROTTLE_REASONS_FLAGS_MASK 0xffffff80u

/** launch properties that a device can support */
typedef enum ur_kernel_launch_properties_flag_t {
    /** cooperative launches are supported */
    UR_KERNEL_LAUNCH_PROPERTIES_FLAG_COOPERATIVE = 0x1,
    /** launches in clusters of work-groups are supported */
    UR_KERNEL_LAUNCH_PROPERTIES_FLAG_CLUSTER_DIMENSION = 0x2,
    /** launches with extra work-group memory are supported */
    UR_KERNEL_LAUNCH_PROPERTIES_FLAG_WORK_GROUP_MEMORY = 0x4,
    /** launches that may start before the preceding kernel has ended are supported */
    UR_KERNEL_LAUNCH_PROPERTIES_FLAG_OPPORTUNISTIC_QUEUE_SERIALIZE = 0x8,
    /** keeps the enumeration 32 bits wide */
    UR_KERNEL_LAUNCH_PROPERTIES_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_kernel_launch_properties_flag_t;
/** Any combination of ur_kernel_launch_properties_flag_t. */
typedef uint32_t ur_kernel_launch_properties_flags_t;
/** The bits that no ur_kernel_launch_properties_flag_t uses. */
#define UR_KERNEL_LAUNCH_PROPERTIES_FLAGS_MASK 0xfffffff0u

/** options of a kernel launch */
typedef enum ur_kernel_launch_flag_t {
    /** all work-groups are resident at once and may synchronize with each other; CUDA
     *  cuLaunchCooperativeKernel */
    UR_KERNEL_LAUNCH_FLAG_COOPERATIVE = 0x1,
    /** kernel may start before the preceding one has ended; CUDA cuLaunchKernelEx
     *  CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION */
    UR_KERNEL_LAUNCH_FLAG_OPPORTUNISTIC_QUEUE_SERIALIZE = 0x2,
    /** keeps the enumeration 32 bits wide */
    UR_KERNEL_LAUNCH_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_kernel_launch_flag_t;
/** Any combination of ur_kernel_launch_flag_t. */
typedef uint32_t ur_kernel_launch_flags_t;
/** The bits that no ur_kernel_launch_flag_t uses. */
#define UR_KERNEL_LAUNCH_FLAGS_MASK 0xfffffffcu

/** what the host will do with mapped memory */
typedef enum ur_map_flag_t {
    /** host reads the mapped range; OpenCL 3.0 clEnqueueMapBuffer CL_MAP_READ */
    UR_MAP_FLAG_READ = 0x1,
    /** host writes the mapped range, and may read it; OpenCL 3.0 clEnqueueMapBuffer CL_MAP_WRITE */
    UR_MAP_FLAG_WRITE = 0x2,
    /** host overwrites the range, whose former contents are lost; OpenCL 3.0 clEnqueueMapBuffer
     *  CL_MAP_WRITE_INVALIDATE_REGION */
    UR_MAP_FLAG_WRITE_INVALIDATE_REGION = 0x4,
    /** keeps the enumeration 32 bits wide */
    UR_MAP_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_map_flag_t;
/** Any combination of ur_map_flag_t. */
typedef uint32_t ur_map_flags_t;
/** The bits that no ur_map_flag_t uses. */
#define UR_MAP_FLAGS_MASK 0xfffffff8u

/** direction of a prefetch */
typedef enum ur_usm_migration_flag_t {
    /** toward the device of the queue */
    UR_USM_MIGRATION_FLAG_HOST_TO_DEVICE = 0x1,
    /** toward the host */
    UR_USM_MIGRATION_FLAG_DEVICE_TO_HOST = 0x2,
    /** keeps the enumeration 32 bits wide */
    UR_USM_MIGRATION_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_usm_migration_flag_t;
/** Any combination of ur_usm_migration_flag_t. */
typedef uint32_t ur_usm_migration_flags_t;
/** The bits that no ur_usm_migration_flag_t uses. */
#define UR_USM_MIGRATION_FLAGS_MASK 0xfffffffcu

/** kind of a command */
typedef enum ur_command_t {
    /** launch of a kernel; OpenCL 3.0 clGetEventInfo CL_COMMAND_NDRANGE_KERNEL */
    UR_COMMAND_KERNEL_LAUNCH = 0,
    /** wait for events, without holding back later commands; OpenCL 3.0 clGetEventInfo
     *  CL_COMMAND_MARKER */
    UR_COMMAND_EVENTS_WAIT = 1,
    /** wait for events that holds back later commands; OpenCL 3.0 clGetEventInfo
     *  CL_COMMAND_BARRIER */
    UR_COMMAND_EVENTS_WAIT_WITH_BARRIER = 2,
    /** read from a buffer to host memory; OpenCL 3.0 clGetEventInfo CL_COMMAND_READ_BUFFER */
    UR_COMMAND_MEM_BUFFER_READ = 3,
    /** write from host memory to a buffer; OpenCL 3.0 clGetEventInfo CL_COMMAND_WRITE_BUFFER */
    UR_COMMAND_MEM_BUFFER_WRITE = 4,
    /** read of a box of a buffer to host memory; OpenCL 3.0 clGetEventInfo
     *  CL_COMMAND_READ_BUFFER_RECT */
    UR_COMMAND_MEM_BUFFER_READ_RECT = 5,
    /** write from host memory to a box of a buffer; OpenCL 3.0 clGetEventInfo
     *  CL_COMMAND_WRITE_BUFFER_RECT */
    UR_COMMAND_MEM_BUFFER_WRITE_RECT = 6,
    /** copy between buffers; OpenCL 3.0 clGetEventInfo CL_COMMAND_COPY_BUFFER */
    UR_COMMAND_MEM_BUFFER_COPY = 7,
    /** copy of a box between buffers; OpenCL 3.0 clGetEventInfo CL_COMMAND_COPY_BUFFER_RECT */
    UR_COMMAND_MEM_BUFFER_COPY_RECT = 8,
    /** fill of a buffer with a pattern; OpenCL 3.0 clGetEventInfo CL_COMMAND_FILL_BUFFER */
    UR_COMMAND_MEM_BUFFER_FILL = 9,
    /** read from an image to host memory; OpenCL 3.0 clGetEventInfo CL_COMMAND_READ_IMAGE */
    UR_COMMAND_MEM_IMAGE_READ = 10,
    /** write from host memory to an image; OpenCL 3.0 clGetEventInfo CL_COMMAND_WRITE_IMAGE */
    UR_COMMAND_MEM_IMAGE_WRITE = 11,
    /** copy between images; OpenCL 3.0 clGetEventInfo CL_COMMAND_COPY_IMAGE */
    UR_COMMAND_MEM_IMAGE_COPY = 12,
    /** map of a buffer into the host's address space; OpenCL 3.0 clGetEventInfo
     *  CL_COMMAND_MAP_BUFFER */
    UR_COMMAND_MEM_BUFFER_MAP = 14,
    /** end of a memory object's mapping; OpenCL 3.0 clGetEventInfo CL_COMMAND_UNMAP_MEM_OBJECT */
    UR_COMMAND_MEM_UNMAP = 16,
    /** fill of USM with a pattern; OpenCL cl_intel_unified_shared_memory
     *  CL_COMMAND_MEMFILL_INTEL */
    UR_COMMAND_USM_FILL = 17,
    /** copy from and to USM; OpenCL cl_intel_unified_shared_memory CL_COMMAND_MEMCPY_INTEL */
    UR_COMMAND_USM_MEMCPY = 18,
    /** migration of USM ahead of its use; OpenCL cl_intel_unified_shared_memory
     *  CL_COMMAND_MIGRATEMEM_INTEL */
    UR_COMMAND_USM_PREFETCH = 19,
    /** advice on the use of USM; OpenCL cl_intel_unified_shared_memory
     *  CL_COMMAND_MEMADVISE_INTEL */
    UR_COMMAND_USM_ADVISE = 20,
    /** fill of a rectangle of USM with a pattern */
    UR_COMMAND_USM_FILL_2D = 21,
    /** copy of a rectangle from and to USM */
    UR_COMMAND_USM_MEMCPY_2D = 22,
    /** write to a global variable of a program */
    UR_COMMAND_DEVICE_GLOBAL_VARIABLE_WRITE = 23,
    /** read of a global variable of a program */
    UR_COMMAND_DEVICE_GLOBAL_VARIABLE_READ = 24,
    /** read of a pipe by the host */
    UR_COMMAND_READ_HOST_PIPE = 25,
    /** write to a pipe by the host */
    UR_COMMAND_WRITE_HOST_PIPE = 26,
    /** allocation of device USM in queue order */
    UR_COMMAND_ENQUEUE_USM_DEVICE_ALLOC_EXP = 0x2050,
    /** allocation of shared USM in queue order */
    UR_COMMAND_ENQUEUE_USM_SHARED_ALLOC_EXP = 0x2051,
    /** allocation of host USM in queue order */
    UR_COMMAND_ENQUEUE_USM_HOST_ALLOC_EXP = 0x2052,
    /** release of USM in queue order */
    UR_COMMAND_ENQUEUE_USM_FREE_EXP = 0x2053,
    /** wait for an external semaphore; OpenCL cl_khr_semaphore CL_COMMAND_SEMAPHORE_WAIT_KHR */
    UR_COMMAND_EXTERNAL_SEMAPHORE_WAIT_EXP = 0x2000,
    /** signal to an external semaphore; OpenCL cl_khr_semaphore CL_COMMAND_SEMAPHORE_SIGNAL_KHR */
    UR_COMMAND_EXTERNAL_SEMAPHORE_SIGNAL_EXP = 0x2001,
    /** run of a command-buffer; OpenCL cl_khr_command_buffer CL_COMMAND_COMMAND_BUFFER_KHR */
    UR_COMMAND_ENQUEUE_COMMAND_BUFFER_EXP = 0x1000,
    /** recording of a timestamp */
    UR_COMMAND_TIMESTAMP_RECORDING_EXP = 0x2002,
    /** run of an executable graph */
    UR_COMMAND_ENQUEUE_GRAPH_EXP = 0x2100,
    /** host function executed as a command */
    UR_COMMAND_HOST_TASK_EXP = 0x2200,
    /** native work submitted by a function of the program */
    UR_COMMAND_ENQUEUE_NATIVE_EXP = 0x2004,
    /** keeps the enumeration 32 bits wide */
    UR_COMMAND_FORCE_UINT32 = 0x7fffffff
} ur_command_t;

/** state of the command behind an event */
typedef enum ur_event_status_t {
    /** command is complete; OpenCL 3.0 clGetEventInfo CL_COMPLETE */
    UR_EVENT_STATUS_COMPLETE = 0,
    /** device is executing the command; OpenCL 3.0 clGetEventInfo CL_RUNNING */
    UR_EVENT_STATUS_RUNNING = 1,
    /** command has been handed to the device; OpenCL 3.0 clGetEventInfo CL_SUBMITTED */
    UR_EVENT_STATUS_SUBMITTED = 2,
    /** command is in the queue; OpenCL 3.0 clGetEventInfo CL_QUEUED */
    UR_EVENT_STATUS_QUEUED = 3,
    /** command ended in an error; OpenCL 3.0 clGetEventInfo CL_EVENT_COMMAND_EXECUTION_STATUS */
    UR_EVENT_STATUS_ERROR = 4,
    /** keeps the enumeration 32 bits wide */
    UR_EVENT_STATUS_FORCE_UINT32 = 0x7fffffff
} ur_event_status_t;

/** properties of an event */
typedef enum ur_event_info_t {
    /** queue of the event's command, NULL if there is none; ur_queue_handle_t; OpenCL 3.0
     *  clGetEventInfo CL_EVENT_COMMAND_QUEUE */
    UR_EVENT_INFO_COMMAND_QUEUE = 0,
    /** context of the event; ur_context_handle_t; OpenCL 3.0 clGetEventInfo CL_EVENT_CONTEXT */
    UR_EVENT_INFO_CONTEXT = 1,
    /** kind of the event's command; ur_command_t; OpenCL 3.0 clGetEventInfo
     *  CL_EVENT_COMMAND_TYPE */
    UR_EVENT_INFO_COMMAND_TYPE = 2,
    /** state of the event's command; ur_event_status_t; OpenCL 3.0 clGetEventInfo
     *  CL_EVENT_COMMAND_EXECUTION_STATUS */
    UR_EVENT_INFO_COMMAND_EXECUTION_STATUS = 3,
    /** references held on the event; already stale when read; uint32_t (count); OpenCL 3.0
     *  clGetEventInfo CL_EVENT_REFERENCE_COUNT */
    UR_EVENT_INFO_REFERENCE_COUNT = 4,
    /** keeps the enumeration 32 bits wide */
    UR_EVENT_INFO_FORCE_UINT32 = 0x7fffffff
} ur_event_info_t;

/** timestamps of a command, on the device's clock */
typedef enum ur_profiling_info_t {
    /** time when the host put the command into the queue; uint64_t; not always known (ns);
     *  OpenCL 3.0 clGetEventProfilingInfo CL_PROFILING_COMMAND_QUEUED */
    UR_PROFILING_INFO_COMMAND_QUEUED = 0,
    /** time when the host handed the command to the device; uint64_t; not always known (ns);
     *  OpenCL 3.0 clGetEventProfilingInfo CL_PROFILING_COMMAND_SUBMIT */
    UR_PROFILING_INFO_COMMAND_SUBMIT = 1,
    /** time when the command started to execute; uint64_t; not always known (ns); OpenCL 3.0
     *  clGetEventProfilingInfo CL_PROFILING_COMMAND_START */
    UR_PROFILING_INFO_COMMAND_START = 2,
    /** time when the command finished executing; uint64_t; not always known (ns); OpenCL 3.0
     *  clGetEventProfilingInfo CL_PROFILING_COMMAND_END */
    UR_PROFILING_INFO_COMMAND_END = 3,
    /** time when the command and all that it enqueued on the device were complete; uint64_t; not
     *  always known (ns); OpenCL 3.0 clGetEventProfilingInfo CL_PROFILING_COMMAND_COMPLETE */
    UR_PROFILING_INFO_COMMAND_COMPLETE = 4,
    /** keeps the enumeration 32 bits wide */
    UR_PROFILING_INFO_FORCE_UINT32 = 0x7fffffff
} ur_profiling_info_t;

/** execution status at which an event's callback is called */
typedef enum ur_execution_info_t {
    /** call when the command is complete or has failed; OpenCL 3.0 clSetEventCallback
     *  CL_COMPLETE */
    UR_EXECUTION_INFO_COMPLETE = 0,
    /** call when the command starts to execute; OpenCL 3.0 clSetEventCallback CL_RUNNING */
    UR_EXECUTION_INFO_RUNNING = 1,
    /** call when the command is handed to the device; OpenCL 3.0 clSetEventCallback CL_SUBMITTED */
    UR_EXECUTION_INFO_SUBMITTED = 2,
    /** status of a command in the queue */
    UR_EXECUTION_INFO_QUEUED = 3,
    /** keeps the enumeration 32 bits wide */
    UR_EXECUTION_INFO_FORCE_UINT32 = 0x7fffffff
} ur_execution_info_t;

/** two-dimensional block transfers of a device */
typedef enum ur_exp_device_2d_block_array_capability_flag_t {
    /** kernels can load two-dimensional blocks */
    UR_EXP_DEVICE_2D_BLOCK_ARRAY_CAPABILITY_FLAG_LOAD = 0x1,
    /** kernels can store two-dimensional blocks */
    UR_EXP_DEVICE_2D_BLOCK_ARRAY_CAPABILITY_FLAG_STORE = 0x2,
    /** keeps the enumeration 32 bits wide */
    UR_EXP_DEVICE_2D_BLOCK_ARRAY_CAPABILITY_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_exp_device_2d_block_array_capability_flag_t;
/** Any combination of ur_exp_device_2d_block_array_capability_flag_t. */
typedef uint32_t ur_exp_device_2d_block_array_capability_flags_t;
/** The bits that no ur_exp_device_2d_block_array_capability_flag_t uses. */
#define UR_EXP_DEVICE_2D_BLOCK_ARRAY_CAPABILITY_FLAGS_MASK 0xfffffffcu

/** options of an allocation in queue order */
typedef enum ur_exp_async_usm_alloc_flag_t {
    /** reserved: no option of such an allocation is defined yet */
    UR_EXP_ASYNC_USM_ALLOC_FLAG_TBD = 0x1,
    /** keeps the enumeration 32 bits wide */
    UR_EXP_ASYNC_USM_ALLOC_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_exp_async_usm_alloc_flag_t;
/** Any combination of ur_exp_async_usm_alloc_flag_t. */
typedef uint32_t ur_exp_async_usm_alloc_flags_t;
/** The bits that no ur_exp_async_usm_alloc_flag_t uses. */
#define UR_EXP_ASYNC_USM_ALLOC_FLAGS_MASK 0xfffffffeu

/** direction of an image copy */
typedef enum ur_exp_image_copy_flag_t {
    /** from host memory to the device */
    UR_EXP_IMAGE_COPY_FLAG_HOST_TO_DEVICE = 0x1,
    /** from the device to host memory */
    UR_EXP_IMAGE_COPY_FLAG_DEVICE_TO_HOST = 0x2,
    /** within the device or between devices */
    UR_EXP_IMAGE_COPY_FLAG_DEVICE_TO_DEVICE = 0x4,
    /** within host memory */
    UR_EXP_IMAGE_COPY_FLAG_HOST_TO_HOST = 0x8,
    /** keeps the enumeration 32 bits wide */
    UR_EXP_IMAGE_COPY_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_exp_image_copy_flag_t;
/** Any combination of ur_exp_image_copy_flag_t. */
typedef uint32_t ur_exp_image_copy_flags_t;
/** The bits that no ur_exp_image_copy_flag_t uses. */
#define UR_EXP_IMAGE_COPY_FLAGS_MASK 0xfffffff0u

/** which ends of an image copy are pointers and which are image memory */
typedef enum ur_exp_image_copy_input_types_t {
    /** source is a pointer, destination is image memory */
    UR_EXP_IMAGE_COPY_INPUT_TYPES_MEM_TO_IMAGE = 0,
    /** source is image memory, destination is a pointer */
    UR_EXP_IMAGE_COPY_INPUT_TYPES_IMAGE_TO_MEM = 1,
    /** source and destination are pointers */
    UR_EXP_IMAGE_COPY_INPUT_TYPES_MEM_TO_MEM = 2,
    /** source and destination are image memory */
    UR_EXP_IMAGE_COPY_INPUT_TYPES_IMAGE_TO_IMAGE = 3,
    /** keeps the enumeration 32 bits wide */
    UR_EXP_IMAGE_COPY_INPUT_TYPES_FORCE_UINT32 = 0x7fffffff
} ur_exp_image_copy_input_types_t;

/** filtering at the edges of cubemap faces */
typedef enum ur_exp_sampler_cubemap_filter_mode_t {
    /** each face is filtered by itself */
    UR_EXP_SAMPLER_CUBEMAP_FILTER_MODE_DISJOINTED = 0,
    /** filtering continues across the edge into the adjacent face */
    UR_EXP_SAMPLER_CUBEMAP_FILTER_MODE_SEAMLESS = 1,
    /** keeps the enumeration 32 bits wide */
    UR_EXP_SAMPLER_CUBEMAP_FILTER_MODE_FORCE_UINT32 = 0x7fffffff
} ur_exp_sampler_cubemap_filter_mode_t;

/** kind of handle that names external memory */
typedef enum ur_exp_external_mem_type_t {
    /** POSIX file descriptor of an opaque kind; CUDA cuImportExternalMemory
     *  CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD */
    UR_EXP_EXTERNAL_MEM_TYPE_OPAQUE_FD = 0,
    /** Windows NT handle of an opaque kind; CUDA cuImportExternalMemory
     *  CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32 */
    UR_EXP_EXTERNAL_MEM_TYPE_WIN32_NT = 1,
    /** Windows NT handle of a Direct3D 12 resource; CUDA cuImportExternalMemory
     *  CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_RESOURCE */
    UR_EXP_EXTERNAL_MEM_TYPE_WIN32_NT_DX12_RESOURCE = 2,
    /** file descriptor of a Linux dma-buf; OpenCL cl_khr_external_memory_dma_buf */
    UR_EXP_EXTERNAL_MEM_TYPE_DMA_BUF = 3,
    /** Windows NT handle of a Direct3D 11 resource; CUDA cuImportExternalMemory
     *  CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE */
    UR_EXP_EXTERNAL_MEM_TYPE_WIN32_NT_DX11_RESOURCE = 4,
    /** keeps the enumeration 32 bits wide */
    UR_EXP_EXTERNAL_MEM_TYPE_FORCE_UINT32 = 0x7fffffff
} ur_exp_external_mem_type_t;

/** kind of handle that names an external semaphore */
typedef enum ur_exp_external_semaphore_type_t {
    /** POSIX file descriptor of a binary semaphore; CUDA cuImportExternalSemaphore
     *  CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD */
    UR_EXP_EXTERNAL_SEMAPHORE_TYPE_OPAQUE_FD = 0,
    /** Windows NT handle of a binary semaphore; CUDA cuImportExternalSemaphore
     *  CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32 */
    UR_EXP_EXTERNAL_SEMAPHORE_TYPE_WIN32_NT = 1,
    /** Windows NT handle of a Direct3D 12 fence; CUDA cuImportExternalSemaphore
     *  CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D12_FENCE */
    UR_EXP_EXTERNAL_SEMAPHORE_TYPE_WIN32_NT_DX12_FENCE = 2,
    /** POSIX file descriptor of a timeline semaphore; CUDA cuImportExternalSemaphore
     *  CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_FD */
    UR_EXP_EXTERNAL_SEMAPHORE_TYPE_TIMELINE_FD = 3,
    /** Windows NT handle of a timeline semaphore; CUDA cuImportExternalSemaphore
     *  CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_WIN32 */
    UR_EXP_EXTERNAL_SEMAPHORE_TYPE_TIMELINE_WIN32_NT = 4,
    /** Windows NT handle of a Direct3D 11 fence; CUDA cuImportExternalSemaphore
     *  CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_FENCE */
    UR_EXP_EXTERNAL_SEMAPHORE_TYPE_WIN32_NT_DX11_FENCE = 5,
    /** keeps the enumeration 32 bits wide */
    UR_EXP_EXTERNAL_SEMAPHORE_TYPE_FORCE_UINT32 = 0x7fffffff
} ur_exp_external_semaphore_type_t;

/** what a bindless image lies in */
typedef enum ur_exp_image_mem_type_t {
    /** linear memory named by a USM pointer */
    UR_EXP_IMAGE_MEM_TYPE_USM_POINTER = 0,
    /** image memory of the backend, in a layout of its own */
    UR_EXP_IMAGE_MEM_TYPE_OPAQUE_HANDLE = 1,
    /** keeps the enumeration 32 bits wide */
    UR_EXP_IMAGE_MEM_TYPE_FORCE_UINT32 = 0x7fffffff
} ur_exp_image_mem_type_t;

/** what can be updated in a recorded kernel launch */
typedef enum ur_device_command_buffer_update_capability_flag_t {
    /** argument values of the kernel; OpenCL cl_khr_command_buffer_mutable_dispatch
     *  CL_MUTABLE_DISPATCH_ARGUMENTS_KHR */
    UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_KERNEL_ARGUMENTS = 0x1,
    /** work-group size of the launch; OpenCL cl_khr_command_buffer_mutable_dispatch
     *  CL_MUTABLE_DISPATCH_LOCAL_SIZE_KHR */
    UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_LOCAL_WORK_SIZE = 0x2,
    /** global size of the launch; OpenCL cl_khr_command_buffer_mutable_dispatch
     *  CL_MUTABLE_DISPATCH_GLOBAL_SIZE_KHR */
    UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_GLOBAL_WORK_SIZE = 0x4,
    /** global offset of the launch; OpenCL cl_khr_command_buffer_mutable_dispatch
     *  CL_MUTABLE_DISPATCH_GLOBAL_OFFSET_KHR */
    UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_GLOBAL_WORK_OFFSET = 0x8,
    /** kernel that is launched */
    UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_KERNEL_HANDLE = 0x10,
    /** events that the command waits for and signals */
    UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_EVENTS = 0x20,
    /** keeps the enumeration 32 bits wide */
    UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_device_command_buffer_update_capability_flag_t;
/** Any combination of ur_device_command_buffer_update_capability_flag_t. */
typedef uint32_t ur_device_command_buffer_update_capability_flags_t;
/** The bits that no ur_device_command_buffer_update_capability_flag_t uses. */
#define UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAGS_MASK 0xffffffc0u

/** properties of a command-buffer */
typedef enum ur_exp_command_buffer_info_t {
    /** references held on the command-buffer; already stale when read; uint32_t (count); OpenCL
     *  cl_khr_command_buffer CL_COMMAND_BUFFER_REFERENCE_COUNT_KHR */
    UR_EXP_COMMAND_BUFFER_INFO_REFERENCE_COUNT = 0,
    /** description that the command-buffer was created with; ur_exp_command_buffer_desc_t */
    UR_EXP_COMMAND_BUFFER_INFO_DESCRIPTOR = 1,
    /** keeps the enumeration 32 bits wide */
    UR_EXP_COMMAND_BUFFER_INFO_FORCE_UINT32 = 0x7fffffff
} ur_exp_command_buffer_info_t;

/** properties of a command in a command-buffer */
typedef enum ur_exp_command_buffer_command_info_t {
    /** references held on the command; already stale when read; uint32_t (count) */
    UR_EXP_COMMAND_BUFFER_COMMAND_INFO_REFERENCE_COUNT = 0,
    /** keeps the enumeration 32 bits wide */
    UR_EXP_COMMAND_BUFFER_COMMAND_INFO_FORCE_UINT32 = 0x7fffffff
} ur_exp_command_buffer_command_info_t;

/** kind of a kernel argument, which says what member of its value is used */
typedef enum ur_exp_kernel_arg_type_t {
    /** bytes passed by value; OpenCL 3.0 clSetKernelArg */
    UR_EXP_KERNEL_ARG_TYPE_VALUE = 0,
    /** address in USM; OpenCL cl_intel_unified_shared_memory clSetKernelArgMemPointerINTEL */
    UR_EXP_KERNEL_ARG_TYPE_POINTER = 1,
    /** buffer or image; OpenCL 3.0 clSetKernelArg */
    UR_EXP_KERNEL_ARG_TYPE_MEM_OBJ = 2,
    /** local memory, of which only the size is given; OpenCL 3.0 clSetKernelArg */
    UR_EXP_KERNEL_ARG_TYPE_LOCAL = 3,
    /** sampler that the kernel takes; OpenCL 3.0 clSetKernelArg */
    UR_EXP_KERNEL_ARG_TYPE_SAMPLER = 4,
    /** keeps the enumeration 32 bits wide */
    UR_EXP_KERNEL_ARG_TYPE_FORCE_UINT32 = 0x7fffffff
} ur_exp_kernel_arg_type_t;

/** options of a host task */
typedef enum ur_exp_host_task_flag_t {
    /** reserved: no option of a host task is defined yet */
    UR_EXP_HOST_TASK_FLAG_TBD = 0x1,
    /** keeps the enumeration 32 bits wide */
    UR_EXP_HOST_TASK_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_exp_host_task_flag_t;
/** Any combination of ur_exp_host_task_flag_t. */
typedef uint32_t ur_exp_host_task_flags_t;
/** The bits that no ur_exp_host_task_flag_t uses. */
#define UR_EXP_HOST_TASK_FLAGS_MASK 0xfffffffeu

/** options of an enqueued barrier */
typedef enum ur_exp_enqueue_ext_flag_t {
    /** host waits for the command's event avoid busy polling */
    UR_EXP_ENQUEUE_EXT_FLAG_LOW_POWER_EVENTS_SUPPORT = 0x800,
    /** keeps the enumeration 32 bits wide */
    UR_EXP_ENQUEUE_EXT_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_exp_enqueue_ext_flag_t;
/** Any combination of ur_exp_enqueue_ext_flag_t. */
typedef uint32_t ur_exp_enqueue_ext_flags_t;
/** The bits that no ur_exp_enqueue_ext_flag_t uses. */
#define UR_EXP_ENQUEUE_EXT_FLAGS_MASK 0xfffff7ffu

/** options of building programs for a list of devices */
typedef enum ur_exp_program_flag_t {
    /** symbols may stay unresolved, for a dynamic link later */
    UR_EXP_PROGRAM_FLAG_ALLOW_UNRESOLVED_SYMBOLS = 0x1,
    /** keeps the enumeration 32 bits wide */
    UR_EXP_PROGRAM_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_exp_program_flag_t;
/** Any combination of ur_exp_program_flag_t. */
typedef uint32_t ur_exp_program_flags_t;
/** The bits that no ur_exp_program_flag_t uses. */
#define UR_EXP_PROGRAM_FLAGS_MASK 0xfffffffeu

/** options of a native command */
typedef enum ur_exp_enqueue_native_command_flag_t {
    /** reserved: no option of a native command is defined yet */
    UR_EXP_ENQUEUE_NATIVE_COMMAND_FLAG_TBD = 0x1,
    /** keeps the enumeration 32 bits wide */
    UR_EXP_ENQUEUE_NATIVE_COMMAND_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_exp_enqueue_native_command_flag_t;
/** Any combination of ur_exp_enqueue_native_command_flag_t. */
typedef uint32_t ur_exp_enqueue_native_command_flags_t;
/** The bits that no ur_exp_enqueue_native_command_flag_t uses. */
#define UR_EXP_ENQUEUE_NATIVE_COMMAND_FLAGS_MASK 0xfffffffeu

/** options of an event created by itself */
typedef enum ur_exp_event_flag_t {
    /** event records timestamps of its command */
    UR_EXP_EVENT_FLAG_ENABLE_PROFILING = 0x1,
    /** event can be shared with other processes; cannot be combined with profiling */
    UR_EXP_EVENT_FLAG_IPC_EXP = 0x2,
    /** keeps the enumeration 32 bits wide */
    UR_EXP_EVENT_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_exp_event_flag_t;
/** Any combination of ur_exp_event_flag_t. */
typedef uint32_t ur_exp_event_flags_t;
/** The bits that no ur_exp_event_flag_t uses. */
#define UR_EXP_EVENT_FLAGS_MASK 0xfffffffcu

/** options of registering host memory */
typedef enum ur_exp_usm_host_alloc_register_flag_t {
    /** devices only read the registered memory; CUDA cuMemHostRegister
     *  CU_MEMHOSTREGISTER_READ_ONLY */
    UR_EXP_USM_HOST_ALLOC_REGISTER_FLAG_READ_ONLY = 0x1,
    /** keeps the enumeration 32 bits wide */
    UR_EXP_USM_HOST_ALLOC_REGISTER_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_exp_usm_host_alloc_register_flag_t;
/** Any combination of ur_exp_usm_host_alloc_register_flag_t. */
typedef uint32_t ur_exp_usm_host_alloc_register_flags_t;
/** The bits that no ur_exp_usm_host_alloc_register_flag_t uses. */
#define UR_EXP_USM_HOST_ALLOC_REGISTER_FLAGS_MASK 0xfffffffeu

/** properties of a kernel */
typedef enum ur_kernel_info_t {
    /** name of the kernel; char[]; OpenCL 3.0 clGetKernelInfo CL_KERNEL_FUNCTION_NAME */
    UR_KERNEL_INFO_FUNCTION_NAME = 0,
    /** number of arguments that the kernel takes; uint32_t (count); OpenCL 3.0 clGetKernelInfo
     *  CL_KERNEL_NUM_ARGS */
    UR_KERNEL_INFO_NUM_ARGS = 1,
    /** references held on the kernel; already stale when read; uint32_t (count); OpenCL 3.0
     *  clGetKernelInfo CL_KERNEL_REFERENCE_COUNT */
    UR_KERNEL_INFO_REFERENCE_COUNT = 2,
    /** context of the kernel; ur_context_handle_t; OpenCL 3.0 clGetKernelInfo CL_KERNEL_CONTEXT */
    UR_KERNEL_INFO_CONTEXT = 3,
    /** program of the kernel; ur_program_handle_t; OpenCL 3.0 clGetKernelInfo CL_KERNEL_PROGRAM */
    UR_KERNEL_INFO_PROGRAM = 4,
    /** attributes that the kernel was declared with, separated by spaces; char[]; OpenCL 3.0
     *  clGetKernelInfo CL_KERNEL_ATTRIBUTES */
    UR_KERNEL_INFO_ATTRIBUTES = 5,
    /** registers that each work-item of the kernel uses; uint32_t; not always known (count);
     *  CUDA cuFuncGetAttribute CU_FUNC_ATTRIBUTE_NUM_REGS */
    UR_KERNEL_INFO_NUM_REGS = 6,
    /** memory that takes spilled registers, for each device of the program; uint32_t[]; not
     *  always known (bytes); OpenCL cl_intel_required_subgroup_size
     *  CL_KERNEL_SPILL_MEM_SIZE_INTEL */
    UR_KERNEL_INFO_SPILL_MEM_SIZE = 7,
    /** keeps the enumeration 32 bits wide */
    UR_KERNEL_INFO_FORCE_UINT32 = 0x7fffffff
} ur_kernel_info_t;

/** work-group properties of a kernel on a device */
typedef enum ur_kernel_group_info_t {
    /** largest global size in each dimension, for built-in kernels and custom devices;
     *  size_t[3]; not always known (work-items); OpenCL 3.0 clGetKernelWorkGroupInfo
     *  CL_KERNEL_GLOBAL_WORK_SIZE */
    UR_KERNEL_GROUP_INFO_GLOBAL_WORK_SIZE = 0,
    /** largest work-group that the kernel can run with; size_t (work-items); OpenCL 3.0
     *  clGetKernelWorkGroupInfo CL_KERNEL_WORK_GROUP_SIZE */
    UR_KERNEL_GROUP_INFO_WORK_GROUP_SIZE = 1,
    /** work-group size that the kernel requires in each dimension, 0 if none; size_t[3] (work-
     *  items); OpenCL 3.0 clGetKernelWorkGroupInfo CL_KERNEL_COMPILE_WORK_GROUP_SIZE */
    UR_KERNEL_GROUP_INFO_COMPILE_WORK_GROUP_SIZE = 2,
    /** local memory that a work-group of the kernel uses; size_t (bytes); OpenCL 3.0
     *  clGetKernelWorkGroupInfo CL_KERNEL_LOCAL_MEM_SIZE */
    UR_KERNEL_GROUP_INFO_LOCAL_MEM_SIZE = 3,
    /** number that work-group sizes should be a multiple of for performance; size_t (work-
     *  items); OpenCL 3.0 clGetKernelWorkGroupInfo CL_KERNEL_PREFERRED_WORK_GROUP_SIZE_MULTIPLE */
    UR_KERNEL_GROUP_INFO_PREFERRED_WORK_GROUP_SIZE_MULTIPLE = 4,
    /** private memory that each work-item of the kernel uses; size_t (bytes); OpenCL 3.0
     *  clGetKernelWorkGroupInfo CL_KERNEL_PRIVATE_MEM_SIZE */
    UR_KERNEL_GROUP_INFO_PRIVATE_MEM_SIZE = 5,
    /** largest work-group declared for the kernel in each dimension, 0 if none; size_t[3]; not
     *  always known (work-items) */
    UR_KERNEL_GROUP_INFO_COMPILE_MAX_WORK_GROUP_SIZE = 6,
    /** most work-items in a work-group declared for the kernel, 0 if none; size_t; not always
     *  known (work-items) */
    UR_KERNEL_GROUP_INFO_COMPILE_MAX_LINEAR_WORK_GROUP_SIZE = 7,
    /** keeps the enumeration 32 bits wide */
    UR_KERNEL_GROUP_INFO_FORCE_UINT32 = 0x7fffffff
} ur_kernel_group_info_t;

/** sub-group properties of a kernel on a device */
typedef enum ur_kernel_sub_group_info_t {
    /** largest sub-group that the kernel can run with; uint32_t (work-items); OpenCL 3.0
     *  clGetKernelSubGroupInfo CL_KERNEL_MAX_SUB_GROUP_SIZE_FOR_NDRANGE */
    UR_KERNEL_SUB_GROUP_INFO_MAX_SUB_GROUP_SIZE = 0,
    /** most sub-groups in a work-group of the kernel; uint32_t (count); OpenCL 3.0
     *  clGetKernelSubGroupInfo CL_KERNEL_MAX_NUM_SUB_GROUPS */
    UR_KERNEL_SUB_GROUP_INFO_MAX_NUM_SUB_GROUPS = 1,
    /** sub-groups per work-group that the kernel requires, 0 if none; uint32_t (count); OpenCL
     *  3.0 clGetKernelSubGroupInfo CL_KERNEL_COMPILE_NUM_SUB_GROUPS */
    UR_KERNEL_SUB_GROUP_INFO_COMPILE_NUM_SUB_GROUPS = 2,
    /** sub-group size that the kernel requires, 0 if none; uint32_t (work-items); OpenCL
     *  cl_intel_required_subgroup_size CL_KERNEL_COMPILE_SUB_GROUP_SIZE_INTEL */
    UR_KERNEL_SUB_GROUP_INFO_SUB_GROUP_SIZE_INTEL = 3,
    /** keeps the enumeration 32 bits wide */
    UR_KERNEL_SUB_GROUP_INFO_FORCE_UINT32 = 0x7fffffff
} ur_kernel_sub_group_info_t;

/** split of on-chip memory between local memory and data cache */
typedef enum ur_kernel_cache_config_t {
    /** split that the device chooses; Level Zero zeKernelSetCacheConfig */
    UR_KERNEL_CACHE_CONFIG_DEFAULT = 0,
    /** more for shared local memory; Level Zero zeKernelSetCacheConfig
     *  ZE_CACHE_CONFIG_FLAG_LARGE_SLM */
    UR_KERNEL_CACHE_CONFIG_LARGE_SLM = 1,
    /** more for the data cache; Level Zero zeKernelSetCacheConfig
     *  ZE_CACHE_CONFIG_FLAG_LARGE_DATA */
    UR_KERNEL_CACHE_CONFIG_LARGE_DATA = 2,
    /** keeps the enumeration 32 bits wide */
    UR_KERNEL_CACHE_CONFIG_FORCE_UINT32 = 0x7fffffff
} ur_kernel_cache_config_t;

/** execution properties that can be set on a kernel */
typedef enum ur_kernel_exec_info_t {
    /** whether the kernel reaches USM through pointers that are not its arguments; ur_bool_t;
     *  OpenCL cl_intel_unified_shared_memory clSetKernelExecInfo */
    UR_KERNEL_EXEC_INFO_USM_INDIRECT_ACCESS = 0,
    /** USM allocations that the kernel reaches other than through its arguments; void*[]; OpenCL
     *  cl_intel_unified_shared_memory CL_KERNEL_EXEC_INFO_USM_PTRS_INTEL */
    UR_KERNEL_EXEC_INFO_USM_PTRS = 1,
    /** preferred split of on-chip memory; ur_kernel_cache_config_t; Level Zero
     *  zeKernelSetCacheConfig */
    UR_KERNEL_EXEC_INFO_CACHE_CONFIG = 2,
    /** keeps the enumeration 32 bits wide */
    UR_KERNEL_EXEC_INFO_FORCE_UINT32 = 0x7fffffff
} ur_kernel_exec_info_t;

/** device types that initialization should cover */
typedef enum ur_device_init_flag_t {
    /** initialize for GPUs */
    UR_DEVICE_INIT_FLAG_GPU = 0x1,
    /** initialize for CPU devices */
    UR_DEVICE_INIT_FLAG_CPU = 0x2,
    /** initialize for FPGAs */
    UR_DEVICE_INIT_FLAG_FPGA = 0x4,
    /** initialize for memory-copy accelerators */
    UR_DEVICE_INIT_FLAG_MCA = 0x8,
    /** initialize for vision processing units */
    UR_DEVICE_INIT_FLAG_VPU = 0x10,
    /** keeps the enumeration 32 bits wide */
    UR_DEVICE_INIT_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_device_init_flag_t;
/** Any combination of ur_device_init_flag_t. */
typedef uint32_t ur_device_init_flags_t;
/** The bits that no ur_device_init_flag_t uses. */
#define UR_DEVICE_INIT_FLAGS_MASK 0xffffffe0u

/** properties of a loader configuration */
typedef enum ur_loader_config_info_t {
    /** names of the layers that can be enabled, separated by semicolons; char[] */
    UR_LOADER_CONFIG_INFO_AVAILABLE_LAYERS = 0,
    /** references held on the loader configuration; already stale when read; uint32_t (count) */
    UR_LOADER_CONFIG_INFO_REFERENCE_COUNT = 1,
    /** keeps the enumeration 32 bits wide */
    UR_LOADER_CONFIG_INFO_FORCE_UINT32 = 0x7fffffff
} ur_loader_config_info_t;

/** access and placement of a memory object */
typedef enum ur_mem_flag_t {
    /** kernels may read and write the object; OpenCL 3.0 clCreateBuffer CL_MEM_READ_WRITE */
    UR_MEM_FLAG_READ_WRITE = 0x1,
    /** kernels may only write the object; OpenCL 3.0 clCreateBuffer CL_MEM_WRITE_ONLY */
    UR_MEM_FLAG_WRITE_ONLY = 0x2,
    /** kernels may only read the object; OpenCL 3.0 clCreateBuffer CL_MEM_READ_ONLY */
    UR_MEM_FLAG_READ_ONLY = 0x4,
    /** object uses the host memory given as its storage; OpenCL 3.0 clCreateBuffer
     *  CL_MEM_USE_HOST_PTR */
    UR_MEM_FLAG_USE_HOST_POINTER = 0x8,
    /** storage is allocated where the host can access it; OpenCL 3.0 clCreateBuffer
     *  CL_MEM_ALLOC_HOST_PTR */
    UR_MEM_FLAG_ALLOC_HOST_POINTER = 0x10,
    /** storage is allocated and filled from the host memory given; OpenCL 3.0 clCreateBuffer
     *  CL_MEM_COPY_HOST_PTR */
    UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER = 0x20,
    /** keeps the enumeration 32 bits wide */
    UR_MEM_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_mem_flag_t;
/** Any combination of ur_mem_flag_t. */
typedef uint32_t ur_mem_flags_t;
/** The bits that no ur_mem_flag_t uses. */
#define UR_MEM_FLAGS_MASK 0xffffffc0u

/** shape of an image */
typedef enum ur_mem_type_t {
    /** two-dimensional image; OpenCL 3.0 cl_image_desc CL_MEM_OBJECT_IMAGE2D */
    UR_MEM_TYPE_IMAGE2D = 0,
    /** three-dimensional image; OpenCL 3.0 cl_image_desc CL_MEM_OBJECT_IMAGE3D */
    UR_MEM_TYPE_IMAGE3D = 1,
    /** array of two-dimensional images; OpenCL 3.0 cl_image_desc CL_MEM_OBJECT_IMAGE2D_ARRAY */
    UR_MEM_TYPE_IMAGE2D_ARRAY = 2,
    /** one-dimensional image; OpenCL 3.0 cl_image_desc CL_MEM_OBJECT_IMAGE1D */
    UR_MEM_TYPE_IMAGE1D = 3,
    /** array of one-dimensional images; OpenCL 3.0 cl_image_desc CL_MEM_OBJECT_IMAGE1D_ARRAY */
    UR_MEM_TYPE_IMAGE1D_ARRAY = 4,
    /** six square faces of a cube */
    UR_MEM_TYPE_IMAGE_CUBEMAP_EXP = 0x2000,
    /** two-dimensional image from which kernels can gather */
    UR_MEM_TYPE_IMAGE_GATHER_EXP = 0x2001,
    /** keeps the enumeration 32 bits wide */
    UR_MEM_TYPE_FORCE_UINT32 = 0x7fffffff
} ur_mem_type_t;

/** properties of a memory object */
typedef enum ur_mem_info_t {
    /** size of the memory object's storage; size_t (bytes); OpenCL 3.0 clGetMemObjectInfo
     *  CL_MEM_SIZE */
    UR_MEM_INFO_SIZE = 0,
    /** context of the memory object; ur_context_handle_t; OpenCL 3.0 clGetMemObjectInfo
     *  CL_MEM_CONTEXT */
    UR_MEM_INFO_CONTEXT = 1,
    /** references held on the memory object; already stale when read; uint32_t (count); OpenCL
     *  3.0 clGetMemObjectInfo CL_MEM_REFERENCE_COUNT */
    UR_MEM_INFO_REFERENCE_COUNT = 2,
    /** keeps the enumeration 32 bits wide */
    UR_MEM_INFO_FORCE_UINT32 = 0x7fffffff
} ur_mem_info_t;

/** channels of a pixel and their order in memory */
typedef enum ur_image_channel_order_t {
    /** alpha only; OpenCL 3.0 cl_image_format CL_A */
    UR_IMAGE_CHANNEL_ORDER_A = 0,
    /** red only; OpenCL 3.0 cl_image_format CL_R */
    UR_IMAGE_CHANNEL_ORDER_R = 1,
    /** red, green; OpenCL 3.0 cl_image_format CL_RG */
    UR_IMAGE_CHANNEL_ORDER_RG = 2,
    /** red, alpha; OpenCL 3.0 cl_image_format CL_RA */
    UR_IMAGE_CHANNEL_ORDER_RA = 3,
    /** red, green, blue; OpenCL 3.0 cl_image_format CL_RGB */
    UR_IMAGE_CHANNEL_ORDER_RGB = 4,
    /** red, green, blue, alpha; OpenCL 3.0 cl_image_format CL_RGBA */
    UR_IMAGE_CHANNEL_ORDER_RGBA = 5,
    /** blue, green, red, alpha; OpenCL 3.0 cl_image_format CL_BGRA */
    UR_IMAGE_CHANNEL_ORDER_BGRA = 6,
    /** alpha, red, green, blue; OpenCL 3.0 cl_image_format CL_ARGB */
    UR_IMAGE_CHANNEL_ORDER_ARGB = 7,
    /** alpha, blue, green, red; OpenCL 3.0 cl_image_format CL_ABGR */
    UR_IMAGE_CHANNEL_ORDER_ABGR = 8,
    /** one value for all color channels and alpha; OpenCL 3.0 cl_image_format CL_INTENSITY */
    UR_IMAGE_CHANNEL_ORDER_INTENSITY = 9,
    /** one value for all color channels, alpha 1; OpenCL 3.0 cl_image_format CL_LUMINANCE */
    UR_IMAGE_CHANNEL_ORDER_LUMINANCE = 10,
    /** red and an unused channel; OpenCL 3.0 cl_image_format CL_Rx */
    UR_IMAGE_CHANNEL_ORDER_RX = 11,
    /** red, green and an unused channel; OpenCL 3.0 cl_image_format CL_RGx */
    UR_IMAGE_CHANNEL_ORDER_RGX = 12,
    /** red, green, blue and an unused channel; OpenCL 3.0 cl_image_format CL_RGBx */
    UR_IMAGE_CHANNEL_ORDER_RGBX = 13,
    /** red, green, blue in sRGB encoding, linear alpha; OpenCL 3.0 cl_image_format CL_sRGBA */
    UR_IMAGE_CHANNEL_ORDER_SRGBA = 14,
    /** keeps the enumeration 32 bits wide */
    UR_IMAGE_CHANNEL_ORDER_FORCE_UINT32 = 0x7fffffff
} ur_image_channel_order_t;

/** how a channel's value is stored */
typedef enum ur_image_channel_type_t {
    /** 8-bit signed integer read as -1 to 1; OpenCL 3.0 cl_image_format CL_SNORM_INT8 */
    UR_IMAGE_CHANNEL_TYPE_SNORM_INT8 = 0,
    /** 16-bit signed integer read as -1 to 1; OpenCL 3.0 cl_image_format CL_SNORM_INT16 */
    UR_IMAGE_CHANNEL_TYPE_SNORM_INT16 = 1,
    /** 8-bit unsigned integer read as 0 to 1; OpenCL 3.0 cl_image_format CL_UNORM_INT8 */
    UR_IMAGE_CHANNEL_TYPE_UNORM_INT8 = 2,
    /** 16-bit unsigned integer read as 0 to 1; OpenCL 3.0 cl_image_format CL_UNORM_INT16 */
    UR_IMAGE_CHANNEL_TYPE_UNORM_INT16 = 3,
    /** three channels of 5, 6 and 5 bits in 16, each read as 0 to 1; OpenCL 3.0 cl_image_format
     *  CL_UNORM_SHORT_565 */
    UR_IMAGE_CHANNEL_TYPE_UNORM_SHORT_565 = 4,
    /** three channels of 5 bits in 16, each read as 0 to 1; OpenCL 3.0 cl_image_format
     *  CL_UNORM_SHORT_555 */
    UR_IMAGE_CHANNEL_TYPE_UNORM_SHORT_555 = 5,
    /** three channels of 10 bits in 32, each read as 0 to 1; OpenCL 3.0 cl_image_format
     *  CL_UNORM_INT_101010 */
    UR_IMAGE_CHANNEL_TYPE_INT_101010 = 6,
    /** 8-bit signed integer; OpenCL 3.0 cl_image_format CL_SIGNED_INT8 */
    UR_IMAGE_CHANNEL_TYPE_SIGNED_INT8 = 7,
    /** 16-bit signed integer; OpenCL 3.0 cl_image_format CL_SIGNED_INT16 */
    UR_IMAGE_CHANNEL_TYPE_SIGNED_INT16 = 8,
    /** 32-bit signed integer; OpenCL 3.0 cl_image_format CL_SIGNED_INT32 */
    UR_IMAGE_CHANNEL_TYPE_SIGNED_INT32 = 9,
    /** 8-bit unsigned integer; OpenCL 3.0 cl_image_format CL_UNSIGNED_INT8 */
    UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT8 = 10,
    /** 16-bit unsigned integer; OpenCL 3.0 cl_image_format CL_UNSIGNED_INT16 */
    UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT16 = 11,
    /** 32-bit unsigned integer; OpenCL 3.0 cl_image_format CL_UNSIGNED_INT32 */
    UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT32 = 12,
    /** half-precision number; OpenCL 3.0 cl_image_format CL_HALF_FLOAT */
    UR_IMAGE_CHANNEL_TYPE_HALF_FLOAT = 13,
    /** single-precision number; OpenCL 3.0 cl_image_format CL_FLOAT */
    UR_IMAGE_CHANNEL_TYPE_FLOAT = 14,
    /** keeps the enumeration 32 bits wide */
    UR_IMAGE_CHANNEL_TYPE_FORCE_UINT32 = 0x7fffffff
} ur_image_channel_type_t;

/** properties of an image */
typedef enum ur_image_info_t {
    /** channel order and channel type; ur_image_format_t; OpenCL 3.0 clGetImageInfo
     *  CL_IMAGE_FORMAT */
    UR_IMAGE_INFO_FORMAT = 0,
    /** size of one pixel; size_t (bytes); OpenCL 3.0 clGetImageInfo CL_IMAGE_ELEMENT_SIZE */
    UR_IMAGE_INFO_ELEMENT_SIZE = 1,
    /** distance between the starts of neighboring rows; size_t (bytes); OpenCL 3.0
     *  clGetImageInfo CL_IMAGE_ROW_PITCH */
    UR_IMAGE_INFO_ROW_PITCH = 2,
    /** distance between the starts of neighboring slices or array layers; size_t (bytes); OpenCL
     *  3.0 clGetImageInfo CL_IMAGE_SLICE_PITCH */
    UR_IMAGE_INFO_SLICE_PITCH = 3,
    /** width of the image; size_t (elements); OpenCL 3.0 clGetImageInfo CL_IMAGE_WIDTH */
    UR_IMAGE_INFO_WIDTH = 4,
    /** height of the image, 0 if it is one-dimensional; size_t (elements); OpenCL 3.0
     *  clGetImageInfo CL_IMAGE_HEIGHT */
    UR_IMAGE_INFO_HEIGHT = 5,
    /** depth of the image, 0 unless it is three-dimensional; size_t (elements); OpenCL 3.0
     *  clGetImageInfo CL_IMAGE_DEPTH */
    UR_IMAGE_INFO_DEPTH = 6,
    /** images in the image array, 0 if it is no array; size_t (count); OpenCL 3.0 clGetImageInfo
     *  CL_IMAGE_ARRAY_SIZE */
    UR_IMAGE_INFO_ARRAY_SIZE = 7,
    /** mipmap levels of the image; uint32_t (count); OpenCL 3.0 clGetImageInfo
     *  CL_IMAGE_NUM_MIP_LEVELS */
    UR_IMAGE_INFO_NUM_MIP_LEVELS = 8,
    /** samples of each pixel; uint32_t (count); OpenCL 3.0 clGetImageInfo CL_IMAGE_NUM_SAMPLES */
    UR_IMAGE_INFO_NUM_SAMPLES = 9,
    /** keeps the enumeration 32 bits wide */
    UR_IMAGE_INFO_FORCE_UINT32 = 0x7fffffff
} ur_image_info_t;

/** way to make a sub-buffer */
typedef enum ur_buffer_create_type_t {
    /** sub-buffer is a contiguous range of its parent; OpenCL 3.0 clCreateSubBuffer
     *  CL_BUFFER_CREATE_TYPE_REGION */
    UR_BUFFER_CREATE_TYPE_REGION = 0,
    /** keeps the enumeration 32 bits wide */
    UR_BUFFER_CREATE_TYPE_FORCE_UINT32 = 0x7fffffff
} ur_buffer_create_type_t;

/** properties of a platform */
typedef enum ur_platform_info_t {
    /** name of the platform; char[]; OpenCL 3.0 clGetPlatformInfo CL_PLATFORM_NAME */
    UR_PLATFORM_INFO_NAME = 1,
    /** vendor of the platform; char[]; OpenCL 3.0 clGetPlatformInfo CL_PLATFORM_VENDOR */
    UR_PLATFORM_INFO_VENDOR_NAME = 2,
    /** version of the backend interface that the platform implements; char[]; OpenCL 3.0
     *  clGetPlatformInfo CL_PLATFORM_VERSION */
    UR_PLATFORM_INFO_VERSION = 3,
    /** extensions that all devices of the platform support, separated by spaces; char[]; OpenCL
     *  3.0 clGetPlatformInfo CL_PLATFORM_EXTENSIONS */
    UR_PLATFORM_INFO_EXTENSIONS = 4,
    /** profile of the platform: FULL_PROFILE or EMBEDDED_PROFILE; char[]; OpenCL 3.0
     *  clGetPlatformInfo CL_PLATFORM_PROFILE */
    UR_PLATFORM_INFO_PROFILE = 5,
    /** backend behind the platform; ur_backend_t */
    UR_PLATFORM_INFO_BACKEND = 6,
    /** adapter that the platform comes from; ur_adapter_handle_t */
    UR_PLATFORM_INFO_ADAPTER = 7,
    /** keeps the enumeration 32 bits wide */
    UR_PLATFORM_INFO_FORCE_UINT32 = 0x7fffffff
} ur_platform_info_t;

/** version of this interface: major in the upper 16 bits, minor in the lower */
typedef enum ur_api_version_t {
    /** interface version 0.6 */
    UR_API_VERSION_0_6 = 6,
    /** interface version 0.7 */
    UR_API_VERSION_0_7 = 7,
    /** interface version 0.8 */
    UR_API_VERSION_0_8 = 8,
    /** interface version 0.9 */
    UR_API_VERSION_0_9 = 9,
    /** interface version 0.10 */
    UR_API_VERSION_0_10 = 10,
    /** interface version 0.11 */
    UR_API_VERSION_0_11 = 11,
    /** interface version 0.12 */
    UR_API_VERSION_0_12 = 12,
    /** version that this header describes */
    UR_API_VERSION_CURRENT = 12,
    /** keeps the enumeration 32 bits wide */
    UR_API_VERSION_FORCE_UINT32 = 0x7fffffff
} ur_api_version_t;

/** abilities between a device and its peer */
typedef enum ur_exp_peer_info_t {
    /** whether the device can access memory of the peer; CUDA cuDeviceGetP2PAttribute
     *  CU_DEVICE_P2P_ATTRIBUTE_ACCESS_SUPPORTED */
    UR_EXP_PEER_INFO_UR_PEER_ACCESS_SUPPORT = 0,
    /** whether the device can do atomic operations on memory of the peer; CUDA
     *  cuDeviceGetP2PAttribute CU_DEVICE_P2P_ATTRIBUTE_NATIVE_ATOMIC_SUPPORTED */
    UR_EXP_PEER_INFO_UR_PEER_ATOMICS_SUPPORT = 1,
    /** keeps the enumeration 32 bits wide */
    UR_EXP_PEER_INFO_FORCE_UINT32 = 0x7fffffff
} ur_exp_peer_info_t;

/** type of a metadata value */
typedef enum ur_program_metadata_type_t {
    /** 32-bit unsigned number */
    UR_PROGRAM_METADATA_TYPE_UINT32 = 0,
    /** 64-bit unsigned number */
    UR_PROGRAM_METADATA_TYPE_UINT64 = 1,
    /** bytes of the length given */
    UR_PROGRAM_METADATA_TYPE_BYTE_ARRAY = 2,
    /** string terminated by a null character */
    UR_PROGRAM_METADATA_TYPE_STRING = 3,
    /** keeps the enumeration 32 bits wide */
    UR_PROGRAM_METADATA_TYPE_FORCE_UINT32 = 0x7fffffff
} ur_program_metadata_type_t;

/** properties of a program */
typedef enum ur_program_info_t {
    /** references held on the program; already stale when read; uint32_t (count); OpenCL 3.0
     *  clGetProgramInfo CL_PROGRAM_REFERENCE_COUNT */
    UR_PROGRAM_INFO_REFERENCE_COUNT = 0,
    /** context of the program; ur_context_handle_t; OpenCL 3.0 clGetProgramInfo
     *  CL_PROGRAM_CONTEXT */
    UR_PROGRAM_INFO_CONTEXT = 1,
    /** devices that the program is for; uint32_t (count); OpenCL 3.0 clGetProgramInfo
     *  CL_PROGRAM_NUM_DEVICES */
    UR_PROGRAM_INFO_NUM_DEVICES = 2,
    /** handles of the program's devices, in the order of its binaries; ur_device_handle_t[];
     *  OpenCL 3.0 clGetProgramInfo CL_PROGRAM_DEVICES */
    UR_PROGRAM_INFO_DEVICES = 3,
    /** intermediate language that the program was created from, empty if there was none; char[];
     *  OpenCL 3.0 clGetProgramInfo CL_PROGRAM_IL */
    UR_PROGRAM_INFO_IL = 4,
    /** size of the binary of each device, 0 where there is none; size_t[] (bytes); OpenCL 3.0
     *  clGetProgramInfo CL_PROGRAM_BINARY_SIZES */
    UR_PROGRAM_INFO_BINARY_SIZES = 5,
    /** binary of each device, copied to the addresses that the caller puts into the array;
     *  unsigned char*[]; OpenCL 3.0 clGetProgramInfo CL_PROGRAM_BINARIES */
    UR_PROGRAM_INFO_BINARIES = 6,
    /** kernels in the built program; size_t; not always known (count); OpenCL 3.0
     *  clGetProgramInfo CL_PROGRAM_NUM_KERNELS */
    UR_PROGRAM_INFO_NUM_KERNELS = 7,
    /** names of the kernels in the built program, separated by semicolons; char[]; not always
     *  known; OpenCL 3.0 clGetProgramInfo CL_PROGRAM_KERNEL_NAMES */
    UR_PROGRAM_INFO_KERNEL_NAMES = 8,
    /** keeps the enumeration 32 bits wide */
    UR_PROGRAM_INFO_FORCE_UINT32 = 0x7fffffff
} ur_program_info_t;

/** progress of a program's last build, compile or link for a device */
typedef enum ur_program_build_status_t {
    /** nothing has been built yet; OpenCL 3.0 clGetProgramBuildInfo CL_BUILD_NONE */
    UR_PROGRAM_BUILD_STATUS_NONE = 0,
    /** last build, compile or link failed; OpenCL 3.0 clGetProgramBuildInfo CL_BUILD_ERROR */
    UR_PROGRAM_BUILD_STATUS_ERROR = 1,
    /** last build, compile or link succeeded; OpenCL 3.0 clGetProgramBuildInfo CL_BUILD_SUCCESS */
    UR_PROGRAM_BUILD_STATUS_SUCCESS = 2,
    /** build, compile or link is still running; OpenCL 3.0 clGetProgramBuildInfo
     *  CL_BUILD_IN_PROGRESS */
    UR_PROGRAM_BUILD_STATUS_IN_PROGRESS = 3,
    /** keeps the enumeration 32 bits wide */
    UR_PROGRAM_BUILD_STATUS_FORCE_UINT32 = 0x7fffffff
} ur_program_build_status_t;

/** what a program holds for a device */
typedef enum ur_program_binary_type_t {
    /** no binary; OpenCL 3.0 clGetProgramBuildInfo CL_PROGRAM_BINARY_TYPE_NONE */
    UR_PROGRAM_BINARY_TYPE_NONE = 0,
    /** compiled code that is not linked yet; OpenCL 3.0 clGetProgramBuildInfo
     *  CL_PROGRAM_BINARY_TYPE_COMPILED_OBJECT */
    UR_PROGRAM_BINARY_TYPE_COMPILED_OBJECT = 1,
    /** library to be linked into other programs; OpenCL 3.0 clGetProgramBuildInfo
     *  CL_PROGRAM_BINARY_TYPE_LIBRARY */
    UR_PROGRAM_BINARY_TYPE_LIBRARY = 2,
    /** linked code from which kernels can be created; OpenCL 3.0 clGetProgramBuildInfo
     *  CL_PROGRAM_BINARY_TYPE_EXECUTABLE */
    UR_PROGRAM_BINARY_TYPE_EXECUTABLE = 3,
    /** keeps the enumeration 32 bits wide */
    UR_PROGRAM_BINARY_TYPE_FORCE_UINT32 = 0x7fffffff
} ur_program_binary_type_t;

/** facts of a program's last build for a device */
typedef enum ur_program_build_info_t {
    /** progress of the build; ur_program_build_status_t; OpenCL 3.0 clGetProgramBuildInfo
     *  CL_PROGRAM_BUILD_STATUS */
    UR_PROGRAM_BUILD_INFO_STATUS = 0,
    /** options that the build was given; char[]; OpenCL 3.0 clGetProgramBuildInfo
     *  CL_PROGRAM_BUILD_OPTIONS */
    UR_PROGRAM_BUILD_INFO_OPTIONS = 1,
    /** messages of the compiler or linker; char[]; OpenCL 3.0 clGetProgramBuildInfo
     *  CL_PROGRAM_BUILD_LOG */
    UR_PROGRAM_BUILD_INFO_LOG = 2,
    /** kind of binary that the build made; ur_program_binary_type_t; OpenCL 3.0
     *  clGetProgramBuildInfo CL_PROGRAM_BINARY_TYPE */
    UR_PROGRAM_BUILD_INFO_BINARY_TYPE = 3,
    /** keeps the enumeration 32 bits wide */
    UR_PROGRAM_BUILD_INFO_FORCE_UINT32 = 0x7fffffff
} ur_program_build_info_t;

/** properties of a queue */
typedef enum ur_queue_info_t {
    /** context of the queue; ur_context_handle_t; OpenCL 3.0 clGetCommandQueueInfo
     *  CL_QUEUE_CONTEXT */
    UR_QUEUE_INFO_CONTEXT = 0,
    /** device that executes the queue's commands; ur_device_handle_t; OpenCL 3.0
     *  clGetCommandQueueInfo CL_QUEUE_DEVICE */
    UR_QUEUE_INFO_DEVICE = 1,
    /** default on-device queue of the queue's device; ur_queue_handle_t; OpenCL 3.0
     *  clGetCommandQueueInfo CL_QUEUE_DEVICE_DEFAULT */
    UR_QUEUE_INFO_DEVICE_DEFAULT = 2,
    /** flags that the queue was created with; ur_queue_flags_t; OpenCL 3.0 clGetCommandQueueInfo
     *  CL_QUEUE_PROPERTIES */
    UR_QUEUE_INFO_FLAGS = 3,
    /** references held on the queue; already stale when read; uint32_t (count); OpenCL 3.0
     *  clGetCommandQueueInfo CL_QUEUE_REFERENCE_COUNT */
    UR_QUEUE_INFO_REFERENCE_COUNT = 4,
    /** size of an on-device queue; uint32_t (bytes); OpenCL 3.0 clGetCommandQueueInfo
     *  CL_QUEUE_SIZE */
    UR_QUEUE_INFO_SIZE = 5,
    /** whether all commands enqueued so far are complete; ur_bool_t; not always known */
    UR_QUEUE_INFO_EMPTY = 6,
    /** keeps the enumeration 32 bits wide */
    UR_QUEUE_INFO_FORCE_UINT32 = 0x7fffffff
} ur_queue_info_t;

/** options of a queue */
typedef enum ur_queue_flag_t {
    /** commands may execute in any order that their events allow; OpenCL 3.0
     *  clCreateCommandQueueWithProperties CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE */
    UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE = 0x1,
    /** events of the queue record timestamps; OpenCL 3.0 clCreateCommandQueueWithProperties
     *  CL_QUEUE_PROFILING_ENABLE */
    UR_QUEUE_FLAG_PROFILING_ENABLE = 0x2,
    /** queue lives on the device, for kernels to enqueue to; OpenCL 3.0
     *  clCreateCommandQueueWithProperties CL_QUEUE_ON_DEVICE */
    UR_QUEUE_FLAG_ON_DEVICE = 0x4,
    /** queue is the default on-device queue; OpenCL 3.0 clCreateCommandQueueWithProperties
     *  CL_QUEUE_ON_DEVICE_DEFAULT */
    UR_QUEUE_FLAG_ON_DEVICE_DEFAULT = 0x8,
    /** program will not use events of this queue */
    UR_QUEUE_FLAG_DISCARD_EVENTS = 0x10,
    /** queue of low priority; OpenCL cl_khr_priority_hints CL_QUEUE_PRIORITY_LOW_KHR */
    UR_QUEUE_FLAG_PRIORITY_LOW = 0x20,
    /** queue of high priority; OpenCL cl_khr_priority_hints CL_QUEUE_PRIORITY_HIGH_KHR */
    UR_QUEUE_FLAG_PRIORITY_HIGH = 0x40,
    /** hint to collect commands and submit them together */
    UR_QUEUE_FLAG_SUBMISSION_BATCHED = 0x80,
    /** hint to submit each command at once */
    UR_QUEUE_FLAG_SUBMISSION_IMMEDIATE = 0x100,
    /** queue is the backend's default stream; CUDA CU_STREAM_LEGACY */
    UR_QUEUE_FLAG_USE_DEFAULT_STREAM = 0x200,
    /** queue synchronizes implicitly with the backend's default stream; CUDA cuStreamCreate
     *  CU_STREAM_DEFAULT */
    UR_QUEUE_FLAG_SYNC_WITH_DEFAULT_STREAM = 0x400,
    /** waits for events of the queue avoid busy polling */
    UR_QUEUE_FLAG_LOW_POWER_EVENTS_SUPPORT_EXP = 0x800,
    /** keeps the enumeration 32 bits wide */
    UR_QUEUE_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_queue_flag_t;
/** Any combination of ur_queue_flag_t. */
typedef uint32_t ur_queue_flags_t;
/** The bits that no ur_queue_flag_t uses. */
#define UR_QUEUE_FLAGS_MASK 0xfffff000u

/** how a sampler combines pixels */
typedef enum ur_sampler_filter_mode_t {
    /** takes the nearest pixel; OpenCL 3.0 clCreateSamplerWithProperties CL_FILTER_NEAREST */
    UR_SAMPLER_FILTER_MODE_NEAREST = 0,
    /** interpolates linearly between neighboring pixels; OpenCL 3.0
     *  clCreateSamplerWithProperties CL_FILTER_LINEAR */
    UR_SAMPLER_FILTER_MODE_LINEAR = 1,
    /** keeps the enumeration 32 bits wide */
    UR_SAMPLER_FILTER_MODE_FORCE_UINT32 = 0x7fffffff
} ur_sampler_filter_mode_t;

/** what a sampler reads outside the image */
typedef enum ur_sampler_addressing_mode_t {
    /** coordinates must stay inside, else the result is undefined; OpenCL 3.0
     *  clCreateSamplerWithProperties CL_ADDRESS_NONE */
    UR_SAMPLER_ADDRESSING_MODE_NONE = 0,
    /** takes the pixel at the nearest edge; OpenCL 3.0 clCreateSamplerWithProperties
     *  CL_ADDRESS_CLAMP_TO_EDGE */
    UR_SAMPLER_ADDRESSING_MODE_CLAMP_TO_EDGE = 1,
    /** takes the border color; OpenCL 3.0 clCreateSamplerWithProperties CL_ADDRESS_CLAMP */
    UR_SAMPLER_ADDRESSING_MODE_CLAMP = 2,
    /** repeats the image; OpenCL 3.0 clCreateSamplerWithProperties CL_ADDRESS_REPEAT */
    UR_SAMPLER_ADDRESSING_MODE_REPEAT = 3,
    /** repeats the image, mirrored every other time; OpenCL 3.0 clCreateSamplerWithProperties
     *  CL_ADDRESS_MIRRORED_REPEAT */
    UR_SAMPLER_ADDRESSING_MODE_MIRRORED_REPEAT = 4,
    /** keeps the enumeration 32 bits wide */
    UR_SAMPLER_ADDRESSING_MODE_FORCE_UINT32 = 0x7fffffff
} ur_sampler_addressing_mode_t;

/** properties of a sampler */
typedef enum ur_sampler_info_t {
    /** references held on the sampler; already stale when read; uint32_t (count); OpenCL 3.0
     *  clGetSamplerInfo CL_SAMPLER_REFERENCE_COUNT */
    UR_SAMPLER_INFO_REFERENCE_COUNT = 0,
    /** context of the sampler; ur_context_handle_t; OpenCL 3.0 clGetSamplerInfo
     *  CL_SAMPLER_CONTEXT */
    UR_SAMPLER_INFO_CONTEXT = 1,
    /** whether coordinates run from 0 to 1; ur_bool_t; OpenCL 3.0 clGetSamplerInfo
     *  CL_SAMPLER_NORMALIZED_COORDS */
    UR_SAMPLER_INFO_NORMALIZED_COORDS = 2,
    /** addressing mode of the sampler; ur_sampler_addressing_mode_t; OpenCL 3.0 clGetSamplerInfo
     *  CL_SAMPLER_ADDRESSING_MODE */
    UR_SAMPLER_INFO_ADDRESSING_MODE = 3,
    /** filter mode of the sampler; ur_sampler_filter_mode_t; OpenCL 3.0 clGetSamplerInfo
     *  CL_SAMPLER_FILTER_MODE */
    UR_SAMPLER_INFO_FILTER_MODE = 4,
    /** keeps the enumeration 32 bits wide */
    UR_SAMPLER_INFO_FORCE_UINT32 = 0x7fffffff
} ur_sampler_info_t;

/** hints for host access to a shared allocation */
typedef enum ur_usm_host_mem_flag_t {
    /** place the memory at first where the host accesses it fast; OpenCL
     *  cl_intel_unified_shared_memory CL_MEM_ALLOC_INITIAL_PLACEMENT_HOST_INTEL */
    UR_USM_HOST_MEM_FLAG_INITIAL_PLACEMENT = 0x1,
    /** keeps the enumeration 32 bits wide */
    UR_USM_HOST_MEM_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_usm_host_mem_flag_t;
/** Any combination of ur_usm_host_mem_flag_t. */
typedef uint32_t ur_usm_host_mem_flags_t;
/** The bits that no ur_usm_host_mem_flag_t uses. */
#define UR_USM_HOST_MEM_FLAGS_MASK 0xfffffffeu

/** hints for device access to an allocation */
typedef enum ur_usm_device_mem_flag_t {
    /** use write-combined memory, fast to write in order but slow to read on the host; OpenCL
     *  cl_intel_unified_shared_memory CL_MEM_ALLOC_WRITE_COMBINED_INTEL */
    UR_USM_DEVICE_MEM_FLAG_WRITE_COMBINED = 0x1,
    /** place the memory at first where the device accesses it fast; OpenCL
     *  cl_intel_unified_shared_memory CL_MEM_ALLOC_INITIAL_PLACEMENT_DEVICE_INTEL */
    UR_USM_DEVICE_MEM_FLAG_INITIAL_PLACEMENT = 0x2,
    /** device code only reads the memory; the host may still write it */
    UR_USM_DEVICE_MEM_FLAG_DEVICE_READ_ONLY = 0x4,
    /** keeps the enumeration 32 bits wide */
    UR_USM_DEVICE_MEM_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_usm_device_mem_flag_t;
/** Any combination of ur_usm_device_mem_flag_t. */
typedef uint32_t ur_usm_device_mem_flags_t;
/** The bits that no ur_usm_device_mem_flag_t uses. */
#define UR_USM_DEVICE_MEM_FLAGS_MASK 0xfffffff8u

/** options of a USM pool */
typedef enum ur_usm_pool_flag_t {
    /** memory that the pool gets from the driver is filled with zeros */
    UR_USM_POOL_FLAG_ZERO_INITIALIZE_BLOCK = 0x1,
    /** use the driver's own memory pool */
    UR_USM_POOL_FLAG_USE_NATIVE_MEMORY_POOL_EXP = 0x2,
    /** device code only reads the pool's allocations */
    UR_USM_POOL_FLAG_READ_ONLY_EXP = 0x4,
    /** keeps the enumeration 32 bits wide */
    UR_USM_POOL_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_usm_pool_flag_t;
/** Any combination of ur_usm_pool_flag_t. */
typedef uint32_t ur_usm_pool_flags_t;
/** The bits that no ur_usm_pool_flag_t uses. */
#define UR_USM_POOL_FLAGS_MASK 0xfffffff8u

/** kind of USM */
typedef enum ur_usm_type_t {
    /** not USM, or of a kind not known; OpenCL cl_intel_unified_shared_memory
     *  CL_MEM_TYPE_UNKNOWN_INTEL */
    UR_USM_TYPE_UNKNOWN = 0,
    /** memory of the host that devices access in place; OpenCL cl_intel_unified_shared_memory
     *  CL_MEM_TYPE_HOST_INTEL */
    UR_USM_TYPE_HOST = 1,
    /** memory of one device, in general out of the host's reach; OpenCL
     *  cl_intel_unified_shared_memory CL_MEM_TYPE_DEVICE_INTEL */
    UR_USM_TYPE_DEVICE = 2,
    /** memory that may migrate between the host and devices; OpenCL
     *  cl_intel_unified_shared_memory CL_MEM_TYPE_SHARED_INTEL */
    UR_USM_TYPE_SHARED = 3,
    /** keeps the enumeration 32 bits wide */
    UR_USM_TYPE_FORCE_UINT32 = 0x7fffffff
} ur_usm_type_t;

/** properties of a USM allocation */
typedef enum ur_usm_alloc_info_t {
    /** kind of the allocation; ur_usm_type_t; OpenCL cl_intel_unified_shared_memory
     *  CL_MEM_ALLOC_TYPE_INTEL */
    UR_USM_ALLOC_INFO_TYPE = 0,
    /** address at which the allocation starts; void*; OpenCL cl_intel_unified_shared_memory
     *  CL_MEM_ALLOC_BASE_PTR_INTEL */
    UR_USM_ALLOC_INFO_BASE_PTR = 1,
    /** size of the allocation; size_t (bytes); OpenCL cl_intel_unified_shared_memory
     *  CL_MEM_ALLOC_SIZE_INTEL */
    UR_USM_ALLOC_INFO_SIZE = 2,
    /** device that the allocation was made for; ur_device_handle_t; OpenCL
     *  cl_intel_unified_shared_memory CL_MEM_ALLOC_DEVICE_INTEL */
    UR_USM_ALLOC_INFO_DEVICE = 3,
    /** pool that the allocation came from; ur_usm_pool_handle_t; not always known */
    UR_USM_ALLOC_INFO_POOL = 4,
    /** keeps the enumeration 32 bits wide */
    UR_USM_ALLOC_INFO_FORCE_UINT32 = 0x7fffffff
} ur_usm_alloc_info_t;

/** advice on how USM will be used */
typedef enum ur_usm_advice_flag_t {
    /** default behavior, without particular advice */
    UR_USM_ADVICE_FLAG_DEFAULT = 0x1,
    /** memory will be read often and written seldom; CUDA cuMemAdvise
     *  CU_MEM_ADVISE_SET_READ_MOSTLY */
    UR_USM_ADVICE_FLAG_SET_READ_MOSTLY = 0x2,
    /** withdraws the advice of reading mostly; CUDA cuMemAdvise CU_MEM_ADVISE_UNSET_READ_MOSTLY */
    UR_USM_ADVICE_FLAG_CLEAR_READ_MOSTLY = 0x4,
    /** memory should preferably reside on the device; CUDA cuMemAdvise
     *  CU_MEM_ADVISE_SET_PREFERRED_LOCATION */
    UR_USM_ADVICE_FLAG_SET_PREFERRED_LOCATION = 0x8,
    /** withdraws the preference for the device; CUDA cuMemAdvise
     *  CU_MEM_ADVISE_UNSET_PREFERRED_LOCATION */
    UR_USM_ADVICE_FLAG_CLEAR_PREFERRED_LOCATION = 0x10,
    /** memory will seldom be accessed by atomic operations; Level Zero
     *  ZE_MEMORY_ADVICE_SET_NON_ATOMIC_MOSTLY */
    UR_USM_ADVICE_FLAG_SET_NON_ATOMIC_MOSTLY = 0x20,
    /** withdraws the advice of few atomic operations; Level Zero
     *  ZE_MEMORY_ADVICE_CLEAR_NON_ATOMIC_MOSTLY */
    UR_USM_ADVICE_FLAG_CLEAR_NON_ATOMIC_MOSTLY = 0x40,
    /** memory should be cached; Level Zero ZE_MEMORY_ADVICE_BIAS_CACHED */
    UR_USM_ADVICE_FLAG_BIAS_CACHED = 0x80,
    /** memory should not be cached; Level Zero ZE_MEMORY_ADVICE_BIAS_UNCACHED */
    UR_USM_ADVICE_FLAG_BIAS_UNCACHED = 0x100,
    /** device will access the memory; keep it mapped there; CUDA cuMemAdvise
     *  CU_MEM_ADVISE_SET_ACCESSED_BY */
    UR_USM_ADVICE_FLAG_SET_ACCESSED_BY_DEVICE = 0x200,
    /** withdraws the advice of access by the device; CUDA cuMemAdvise
     *  CU_MEM_ADVISE_UNSET_ACCESSED_BY */
    UR_USM_ADVICE_FLAG_CLEAR_ACCESSED_BY_DEVICE = 0x400,
    /** host will access the memory; keep it mapped there; CUDA cuMemAdvise
     *  CU_MEM_ADVISE_SET_ACCESSED_BY */
    UR_USM_ADVICE_FLAG_SET_ACCESSED_BY_HOST = 0x800,
    /** withdraws the advice of access by the host; CUDA cuMemAdvise
     *  CU_MEM_ADVISE_UNSET_ACCESSED_BY */
    UR_USM_ADVICE_FLAG_CLEAR_ACCESSED_BY_HOST = 0x1000,
    /** memory should preferably reside on the host; CUDA cuMemAdvise
     *  CU_MEM_ADVISE_SET_PREFERRED_LOCATION */
    UR_USM_ADVICE_FLAG_SET_PREFERRED_LOCATION_HOST = 0x2000,
    /** withdraws the preference for the host; CUDA cuMemAdvise
     *  CU_MEM_ADVISE_UNSET_PREFERRED_LOCATION */
    UR_USM_ADVICE_FLAG_CLEAR_PREFERRED_LOCATION_HOST = 0x4000,
    /** memory need be coherent only when commands synchronize */
    UR_USM_ADVICE_FLAG_SET_NON_COHERENT_MEMORY = 0x8000,
    /** withdraws the permission for coherence at synchronization only */
    UR_USM_ADVICE_FLAG_CLEAR_NON_COHERENT_MEMORY = 0x10000,
    /** keeps the enumeration 32 bits wide */
    UR_USM_ADVICE_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_usm_advice_flag_t;
/** Any combination of ur_usm_advice_flag_t. */
typedef uint32_t ur_usm_advice_flags_t;
/** The bits that no ur_usm_advice_flag_t uses. */
#define UR_USM_ADVICE_FLAGS_MASK 0xfffe0000u

/** properties of a USM pool */
typedef enum ur_usm_pool_info_t {
    /** references held on the pool; already stale when read; uint32_t (count) */
    UR_USM_POOL_INFO_REFERENCE_COUNT = 0,
    /** context of the pool; ur_context_handle_t */
    UR_USM_POOL_INFO_CONTEXT = 1,
    /** reserved memory that the pool keeps rather than gives back; size_t (bytes); CUDA
     *  cuMemPoolGetAttribute CU_MEMPOOL_ATTR_RELEASE_THRESHOLD */
    UR_USM_POOL_INFO_RELEASE_THRESHOLD_EXP = 0x2050,
    /** most memory that the pool may reserve; size_t (bytes); CUDA cuMemPoolCreate
     *  CUmemPoolProps maxSize */
    UR_USM_POOL_INFO_MAXIMUM_SIZE_EXP = 0x2051,
    /** memory that the pool holds from the driver now; size_t (bytes); CUDA
     *  cuMemPoolGetAttribute CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT */
    UR_USM_POOL_INFO_RESERVED_CURRENT_EXP = 0x2052,
    /** most memory held since the mark was last reset; size_t (bytes); CUDA
     *  cuMemPoolGetAttribute CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH */
    UR_USM_POOL_INFO_RESERVED_HIGH_EXP = 0x2053,
    /** memory in live allocations of the pool now; size_t (bytes); CUDA cuMemPoolGetAttribute
     *  CU_MEMPOOL_ATTR_USED_MEM_CURRENT */
    UR_USM_POOL_INFO_USED_CURRENT_EXP = 0x2054,
    /** most memory in live allocations since the mark was last reset; size_t (bytes); CUDA
     *  cuMemPoolGetAttribute CU_MEMPOOL_ATTR_USED_MEM_HIGH */
    UR_USM_POOL_INFO_USED_HIGH_EXP = 0x2055,
    /** keeps the enumeration 32 bits wide */
    UR_USM_POOL_INFO_FORCE_UINT32 = 0x7fffffff
} ur_usm_pool_info_t;

/** granularities of virtual memory */
typedef enum ur_virtual_mem_granularity_info_t {
    /** smallest granularity of reserved ranges and mappings; size_t (bytes); CUDA
     *  cuMemGetAllocationGranularity CU_MEM_ALLOC_GRANULARITY_MINIMUM */
    UR_VIRTUAL_MEM_GRANULARITY_INFO_MINIMUM = 0x30100,
    /** granularity that performs best; size_t (bytes); CUDA cuMemGetAllocationGranularity
     *  CU_MEM_ALLOC_GRANULARITY_RECOMMENDED */
    UR_VIRTUAL_MEM_GRANULARITY_INFO_RECOMMENDED = 0x30101,
    /** keeps the enumeration 32 bits wide */
    UR_VIRTUAL_MEM_GRANULARITY_INFO_FORCE_UINT32 = 0x7fffffff
} ur_virtual_mem_granularity_info_t;

/** access that a mapped range allows */
typedef enum ur_virtual_mem_access_flag_t {
    /** no access; CUDA cuMemSetAccess CU_MEM_ACCESS_FLAGS_PROT_NONE */
    UR_VIRTUAL_MEM_ACCESS_FLAG_NONE = 0x1,
    /** reading and writing; CUDA cuMemSetAccess CU_MEM_ACCESS_FLAGS_PROT_READWRITE */
    UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE = 0x2,
    /** reading only; CUDA cuMemSetAccess CU_MEM_ACCESS_FLAGS_PROT_READ */
    UR_VIRTUAL_MEM_ACCESS_FLAG_READ_ONLY = 0x4,
    /** keeps the enumeration 32 bits wide */
    UR_VIRTUAL_MEM_ACCESS_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_virtual_mem_access_flag_t;
/** Any combination of ur_virtual_mem_access_flag_t. */
typedef uint32_t ur_virtual_mem_access_flags_t;
/** The bits that no ur_virtual_mem_access_flag_t uses. */
#define UR_VIRTUAL_MEM_ACCESS_FLAGS_MASK 0xfffffff8u

/** properties of a range of virtual memory */
typedef enum ur_virtual_mem_info_t {
    /** access that the range allows; ur_virtual_mem_access_flags_t */
    UR_VIRTUAL_MEM_INFO_ACCESS_MODE = 0,
    /** keeps the enumeration 32 bits wide */
    UR_VIRTUAL_MEM_INFO_FORCE_UINT32 = 0x7fffffff
} ur_virtual_mem_info_t;

/** options of physical memory */
typedef enum ur_physical_mem_flag_t {
    /** memory can be shared with other processes */
    UR_PHYSICAL_MEM_FLAG_ENABLE_IPC = 0x2,
    /** keeps the enumeration 32 bits wide */
    UR_PHYSICAL_MEM_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_physical_mem_flag_t;
/** Any combination of ur_physical_mem_flag_t. */
typedef uint32_t ur_physical_mem_flags_t;
/** The bits that no ur_physical_mem_flag_t uses. */
#define UR_PHYSICAL_MEM_FLAGS_MASK 0xfffffffdu

/** properties of physical memory */
typedef enum ur_physical_mem_info_t {
    /** context of the physical memory; ur_context_handle_t */
    UR_PHYSICAL_MEM_INFO_CONTEXT = 0,
    /** device on which the physical memory lies; ur_device_handle_t */
    UR_PHYSICAL_MEM_INFO_DEVICE = 1,
    /** size of the physical memory; size_t (bytes) */
    UR_PHYSICAL_MEM_INFO_SIZE = 2,
    /** properties that the physical memory was created with; ur_physical_mem_properties_t */
    UR_PHYSICAL_MEM_INFO_PROPERTIES = 3,
    /** references held on the physical memory; already stale when read; uint32_t (count) */
    UR_PHYSICAL_MEM_INFO_REFERENCE_COUNT = 4,
    /** keeps the enumeration 32 bits wide */
    UR_PHYSICAL_MEM_INFO_FORCE_UINT32 = 0x7fffffff
} ur_physical_mem_info_t;

/* Callbacks and structures */
/** receives one log message of an adapter */
typedef void (*ur_logger_callback_t)(ur_logger_level_t level, const char *pLoggerMsg, void *pUserData);
/** is called with the user data when its context is destroyed */
typedef void (*ur_context_extended_deleter_t)(void *pUserData);
/** is called when a command reaches the execution status asked for */
typedef void (*ur_event_callback_t)(ur_event_handle_t hEvent, ur_execution_info_t execStatus, void *pUserData);
/** adds native commands to a command-buffer while it is being recorded */
typedef void (*ur_exp_command_buffer_native_command_function_t)(void *pUserData);
/** is called with the user data when its graph is destroyed */
typedef void (*ur_exp_graph_destruction_callback_t)(void *pUserData);
/** runs on the host as one command of a queue; its argument is the task's data */
typedef void (*ur_exp_host_task_function_t)(void *pfnHostTask);
/** submits native work to the native queue behind the queue given */
typedef void (*ur_exp_enqueue_native_command_function_t)(ur_queue_handle_t hQueue, void *pUserData);

typedef struct ur_base_properties_t ur_base_properties_t;
typedef struct ur_base_desc_t ur_base_desc_t;
typedef struct ur_rect_offset_t ur_rect_offset_t;
typedef struct ur_rect_region_t ur_rect_region_t;
typedef struct ur_context_properties_t ur_context_properties_t;
typedef struct ur_context_native_properties_t ur_context_native_properties_t;
typedef struct ur_device_binary_t ur_device_binary_t;
typedef struct ur_device_partition_property_t ur_device_partition_property_t;
typedef struct ur_device_partition_properties_t ur_device_partition_properties_t;
typedef struct ur_device_native_properties_t ur_device_native_properties_t;
typedef struct ur_kernel_launch_ext_properties_t ur_kernel_launch_ext_properties_t;
typedef struct ur_kernel_launch_cluster_property_t ur_kernel_launch_cluster_property_t;
typedef struct ur_kernel_launch_workgroup_property_t ur_kernel_launch_workgroup_property_t;
typedef struct ur_event_native_properties_t ur_event_native_properties_t;
typedef struct ur_exp_async_usm_alloc_properties_t ur_exp_async_usm_alloc_properties_t;
typedef struct ur_usm_pool_buffer_desc_t ur_usm_pool_buffer_desc_t;
typedef struct ur_exp_file_descriptor_t ur_exp_file_descriptor_t;
typedef struct ur_exp_win32_handle_t ur_exp_win32_handle_t;
typedef struct ur_exp_win32_name_t ur_exp_win32_name_t;
typedef struct ur_exp_sampler_mip_properties_t ur_exp_sampler_mip_properties_t;
typedef struct ur_exp_sampler_addr_modes_t ur_exp_sampler_addr_modes_t;
typedef struct ur_exp_sampler_cubemap_properties_t ur_exp_sampler_cubemap_properties_t;
typedef struct ur_exp_external_mem_desc_t ur_exp_external_mem_desc_t;
typedef struct ur_exp_external_semaphore_desc_t ur_exp_external_semaphore_desc_t;
typedef struct ur_exp_image_copy_region_t ur_exp_image_copy_region_t;
typedef struct ur_exp_image_user_pitch_desc_t ur_exp_image_user_pitch_desc_t;
typedef struct ur_exp_command_buffer_desc_t ur_exp_command_buffer_desc_t;
typedef struct ur_exp_command_buffer_update_memobj_arg_desc_t ur_exp_command_buffer_update_memobj_arg_desc_t;
typedef struct ur_exp_command_buffer_update_pointer_arg_desc_t ur_exp_command_buffer_update_pointer_arg_desc_t;
typedef struct ur_exp_command_buffer_update_value_arg_desc_t ur_exp_command_buffer_update_value_arg_desc_t;
typedef struct ur_exp_command_buffer_update_kernel_launch_desc_t ur_exp_command_buffer_update_kernel_launch_desc_t;
typedef struct ur_exp_kernel_arg_mem_obj_tuple_t ur_exp_kernel_arg_mem_obj_tuple_t;
typedef struct ur_exp_kernel_arg_properties_t ur_exp_kernel_arg_properties_t;
typedef struct ur_exp_host_task_properties_t ur_exp_host_task_properties_t;
typedef struct ur_exp_enqueue_ext_properties_t ur_exp_enqueue_ext_properties_t;
typedef struct ur_exp_enqueue_native_command_properties_t ur_exp_enqueue_native_command_properties_t;
typedef struct ur_exp_event_desc_t ur_exp_event_desc_t;
typedef struct ur_exp_usm_host_alloc_register_properties_t ur_exp_usm_host_alloc_register_properties_t;
typedef struct ur_kernel_arg_value_properties_t ur_kernel_arg_value_properties_t;
typedef struct ur_kernel_arg_local_properties_t ur_kernel_arg_local_properties_t;
typedef struct ur_kernel_arg_pointer_properties_t ur_kernel_arg_pointer_properties_t;
typedef struct ur_kernel_exec_info_properties_t ur_kernel_exec_info_properties_t;
typedef struct ur_kernel_arg_sampler_properties_t ur_kernel_arg_sampler_properties_t;
typedef struct ur_kernel_arg_mem_obj_properties_t ur_kernel_arg_mem_obj_properties_t;
typedef struct ur_kernel_native_properties_t ur_kernel_native_properties_t;
typedef struct ur_code_location_t ur_code_location_t;
typedef struct ur_image_format_t ur_image_format_t;
typedef struct ur_image_desc_t ur_image_desc_t;
typedef struct ur_buffer_properties_t ur_buffer_properties_t;
typedef struct ur_buffer_channel_properties_t ur_buffer_channel_properties_t;
typedef struct ur_buffer_alloc_location_properties_t ur_buffer_alloc_location_properties_t;
typedef struct ur_buffer_region_t ur_buffer_region_t;
typedef struct ur_mem_native_properties_t ur_mem_native_properties_t;
typedef struct ur_platform_native_properties_t ur_platform_native_properties_t;
typedef struct ur_program_metadata_t ur_program_metadata_t;
typedef struct ur_program_properties_t ur_program_properties_t;
typedef struct ur_specialization_constant_info_t ur_specialization_constant_info_t;
typedef struct ur_program_native_properties_t ur_program_native_properties_t;
typedef struct ur_queue_properties_t ur_queue_properties_t;
typedef struct ur_queue_index_properties_t ur_queue_index_properties_t;
typedef struct ur_queue_native_desc_t ur_queue_native_desc_t;
typedef struct ur_queue_native_properties_t ur_queue_native_properties_t;
typedef struct ur_sampler_desc_t ur_sampler_desc_t;
typedef struct ur_sampler_native_properties_t ur_sampler_native_properties_t;
typedef struct ur_usm_desc_t ur_usm_desc_t;
typedef struct ur_usm_host_desc_t ur_usm_host_desc_t;
typedef struct ur_usm_device_desc_t ur_usm_device_desc_t;
typedef struct ur_usm_alloc_location_desc_t ur_usm_alloc_location_desc_t;
typedef struct ur_usm_pool_desc_t ur_usm_pool_desc_t;
typedef struct ur_usm_pool_limits_desc_t ur_usm_pool_limits_desc_t;
typedef struct ur_physical_mem_properties_t ur_physical_mem_properties_t;

/** first members of every properties structure */
typedef struct ur_base_properties_t {
    /** [in] says which structure this is */
    ur_structure_type_t stype;
    /** [in, out, optional] next structure of the chain, or NULL */
    void *pNext;
} ur_base_properties_t;

/** first members of every descriptor structure */
typedef struct ur_base_desc_t {
    /** [in] says which descriptor this is */
    ur_structure_type_t stype;
    /** [in, optional] next descriptor of the chain, or NULL */
    const void *pNext;
} ur_base_desc_t;

/** position in a buffer, image or host region: bytes along x in buffers, pixels in images */
typedef struct ur_rect_offset_t {
    /** [in] position along x: bytes in a buffer, pixels in an image (bytes or elements) */
    uint64_t x;
    /** [in] position along y: rows (rows) */
    uint64_t y;
    /** [in] position along z: slices or array layers (slices) */
    uint64_t z;
} ur_rect_offset_t;

/** extent of a box in a buffer, image or host region */
typedef struct ur_rect_region_t {
    /** [in] extent along x: bytes in a buffer, pixels in an image (bytes or elements) */
    uint64_t width;
    /** [in] extent along y: rows (rows) */
    uint64_t height;
    /** [in] extent along z: slices or array layers (slices) */
    uint64_t depth;
} ur_rect_region_t;

/** properties of a context to be created */
typedef struct ur_context_properties_t {
    /** [in] structure type, UR_STRUCTURE_TYPE_CONTEXT_PROPERTIES */
    ur_structure_type_t stype;
    /** [in, out, optional] next structure of the chain, or NULL */
    void *pNext;
    /** [in] context options to apply */
    ur_context_flags_t flags;
} ur_context_properties_t;

/** properties of a context made from a native one */
typedef struct ur_context_native_properties_t {
    /** [in] structure type, UR_STRUCTURE_TYPE_CONTEXT_NATIVE_PROPERTIES */
    ur_structure_type_t stype;
    /** [in, out, optional] next structure of the chain, or NULL */
    void *pNext;
    /** [in] whether the new context takes ownership of the native context and destroys it at its
     *  end */
    bool isNativeHandleOwned;
} ur_context_native_properties_t;

/** binary offered to urDeviceSelectBinary */
typedef struct ur_device_binary_t {
    /** [in] structure type, UR_STRUCTURE_TYPE_DEVICE_BINARY */
    ur_structure_type_t stype;
    /** [in, optional] next descriptor of the chain, or NULL */
    const void *pNext;
    /** [in] target of the binary, one of the UR_DEVICE_BINARY_TARGET strings */
    const char *pDeviceTargetSpec;
} ur_device_binary_t;

/** value of a partition property */
typedef union ur_device_partition_value_t {
    /** [in] compute units of each sub-device (count) */
    uint32_t equally;
    /** [in] compute units of this sub-device (count) */
    uint32_t count;
    /** [in] kind of affinity domain to split along */
    ur_device_affinity_domain_flags_t affinity_domain;
} ur_device_partition_value_t;

/** one property of a partitioning */
typedef struct ur_device_partition_property_t {
    /** [in] way to partition, which says what member of value is used */
    ur_device_partition_t type;
    /** [in] number or domain that the way to partition needs */
    ur_device_partition_value_t value;
} ur_device_partition_property_t;

/** how a device is to be partitioned */
typedef struct ur_device_partition_properties_t {
    /** [in] structure type, UR_STRUCTURE_TYPE_DEVICE_PARTITION_PROPERTIES */
    ur_structure_type_t stype;
    /** [in, out, optional] next structure of the chain, or NULL */
    void *pNext;
    /** [in] array of properties, all of one way to partition; PropCount elements */
    const ur_device_partition_property_t *pProperties;
    /** [in] entries of pProperties (count) */
    size_t PropCount;
} ur_device_partition_properties_t;

/** properties of a device made from a native one */
typedef struct ur_device_native_properties_t {
    /** [in] structure type, UR_STRUCTURE_TYPE_DEVICE_NATIVE_PROPERTIES */
    ur_structure_type_t stype;
    /** [in, out, optional] next structure of the chain, or NULL */
    void *pNext;
    /** [in] whether the new device takes ownership of the native device and releases it at its
     *  end */
    bool isNativeHandleOwned;
} ur_device_native_properties_t;

/** options of a kernel launch, and head of a chain of further properties */
typedef struct ur_kernel_launch_ext_properties_t {
    /** [in] structure type, UR_STRUCTURE_TYPE_KERNEL_LAUNCH_EXT_PROPERTIES */
    ur_structure_type_t stype;
    /** [in, out, optional] next structure of the chain, or NULL */
    void *pNext;
    /** [in] launch options to apply */
    ur_kernel_launch_flags_t flags;
} ur_kernel_launch_ext_properties_t;

/** asks for a launch in clusters of work-groups (source: CUDA cuLaunchKernelEx
 *  CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION) */
typedef struct ur_kernel_launch_cluster_property_t {
    /** [in] structure type, UR_STRUCTURE_TYPE_KERNEL_LAUNCH_CLUSTER_PROPERTY */
    ur_structure_type_t stype;
    /** [in, out, optional] next structure of the chain, or NULL */
    void *pNext;
    /** [in] work-groups of a cluster in each dimension (count) */
    uint32_t clusterDim[3];
} ur_kernel_launch_cluster_property_t;

/** asks for work-group memory whose size is known only at launch */
typedef struct ur_kernel_launch_workgroup_property_t {
    /** [in] structure type, UR_STRUCTURE_TYPE_KERNEL_LAUNCH_WORKGROUP_PROPERTY */
    ur_structure_type_t stype;
    /** [in, out, optional] next structure of the chain, or NULL */
    void *pNext;
    /** [in] work-group memory to allocate for each work-group (bytes) */
    size_t workgroup_mem_size;
} ur_kernel_launch_workgroup_property_t;

/** properties of an event made from a native one */
typedef struct ur_event_native_properties_t {
    /** [in] structure type, UR_STRUCTURE_TYPE_EVENT_NATIVE_PROPERTIES */
    ur_structure_type_t stype;
    /** [in, out, optional] next structure of the chain, or NULL */
    void *pNext;
    /** [in] whether the new event takes ownership of the native event and destroys it at its end */
    bool isNativeHandleOwned;
} ur_event_native_properties_t;

/** properties of an allocation in queue order */
typedef struct ur_exp_async_usm_alloc_properties_t {
    /** [in] structure type, UR_STRUCTURE_TYPE_EXP_ASYNC_USM_ALLOC_PROPERTIES */
    ur_structure_type_t stype;
    /** [in, out, optional] next structure of the chain, or NULL */
    void *pNext;
    /** [in] allocation options to apply */
    ur_exp_async_usm_alloc_flags_t flags;
} ur_exp_async_usm_alloc_properties_t;

/** memory that a USM pool is to allocate from */
typedef struct ur_usm_pool_buffer_desc_t {
    /** [in] structure type, UR_STRUCTURE_TYPE_USM_POOL_BUFFER_DESC */
    ur_structure_type_t stype;
    /** [in, optional] next descriptor of the chain, or NULL */
    const void *pNext;
    /** [in] start of the memory */
    void *pMem;
    /** [in] size of the memory (bytes) */
    size_t size;
    /** [in] kind of USM that the memory is */
    ur_usm_type_t memType;
    /** [in, optional] device of the memory, NULL for host memory */
    ur_device_handle_t device;
} ur_usm_pool_buffer_desc_t;

/** file descriptor that names an external object, chained to its descriptor */
typedef struct ur_exp_file_descriptor_t {
    /** [in] structure type, UR_STRUCTURE_TYPE_EXP_FILE_DESCRIPTOR */
    ur_structure_type_t stype;
    /** [in, optional] next descriptor of the chain, or NULL */
    const void *pNext;
    /** [in] file descriptor of the external object */
    int fd;
} ur_exp_file_descriptor_t;

/** Windows handle that names an external object, chained to its descriptor */
typedef struct ur_exp_win32_handle_t {
    /** [in] structure type, UR_STRUCTURE_TYPE_EXP_WIN32_HANDLE */
    ur_structure_type_t stype;
    /** [in, optional] next descriptor of the chain, or NULL */
    const void *pNext;
    /** [in] Windows handle of the external object */
    void *handle;
} ur_exp_win32_handle_t;

/** Windows name of an external object, chained to its descriptor */
typedef struct ur_exp_win32_name_t {
    /** [in] structure type, UR_STRUCTURE_TYPE_EXP_WIN32_NAME */
    ur_structure_type_t stype;
    /** [in, optional] next descriptor of the chain, or NULL */
    const void *pNext;
    /** [in] name of the external object */
    const void *name;
} ur_exp_win32_name_t;

/** mipmap filtering of a sampler */
typedef struct ur_exp_sampler_mip_properties_t {
    /** [in] structure type, UR_STRUCTURE_TYPE_EXP_SAMPLER_MIP_PROPERTIES */
    ur_structure_type_t stype;
    /** [in, out, optional] next structure of the chain, or NULL */
    void *pNext;
    /** [in] lowest mipmap level that is sampled */
    float minMipmapLevelClamp;
    /** [in] highest mipmap level that is sampled */
    float maxMipmapLevelClamp;
    /** [in] largest anisotropy ratio of the filter */
    float maxAnisotropy;
    /** [in] filter between mipmap levels */
    ur_sampler_filter_mode_t mipFilterMode;
} ur_exp_sampler_mip_properties_t;

/** addressing modes of a sampler by dimension */
typedef struct ur_exp_sampler_addr_modes_t {
    /** [in] structure type, UR_STRUCTURE_TYPE_EXP_SAMPLER_ADDR_MODES */
    ur_structure_type_t stype;
    /** [in, out, optional] next structure of the chain, or NULL */
    void *pNext;
    /** [in] addressing mode in each of the three dimensions */
    ur_sampler_addressing_mode_t addrModes[3];
} ur_exp_sampler_addr_modes_t;

/** cubemap filtering of a sampler */
typedef struct ur_exp_sampler_cubemap_properties_t {
    /** [in] structure type, UR_STRUCTURE_TYPE_EXP_SAMPLER_CUBEMAP_PROPERTIES */
    ur_structure_type_t stype;
    /** [in, out, optional] next structure of the chain, or NULL */
    void *pNext;
    /** [in] filtering at the edges of the faces */
    ur_exp_sampler_cubemap_filter_mode_t cubemapFilterMode;
} ur_exp_sampler_cubemap_properties_t;

/** external memory to import; the chained structure names it */
typedef struct ur_exp_external_mem_desc_t {
    /** [in] structure type, UR_STRUCTURE_TYPE_EXP_EXTERNAL_MEM_DESC */
    ur_structure_type_t stype;
    /** [in, optional] next descriptor of the chain, or NULL */
    const void *pNext;
} ur_exp_external_mem_desc_t;

/** external semaphore to import; the chained structure names it */
typedef struct ur_exp_external_semaphore_desc_t {
    /** [in] structure type, UR_STRUCTURE_TYPE_EXP_EXTERNAL_SEMAPHORE_DESC */
    ur_structure_type_t stype;
    /** [in, optional] next descriptor of the chain, or NULL */
    const void *pNext;
} ur_exp_external_semaphore_desc_t;

/** part of the images that is copied */
typedef struct ur_exp_image_copy_region_t {
    /** [in] structure type, UR_STRUCTURE_TYPE_EXP_IMAGE_COPY_REGION */
    ur_structure_type_t stype;
    /** [in, optional] next descriptor of the chain, or NULL */
    const void *pNext;
    /** [in] where the part starts in the source (elements) */
    ur_rect_offset_t srcOffset;
    /** [in] where the part starts in the destination (elements) */
    ur_rect_offset_t dstOffset;
    /** [in] size of the part (elements) */
    ur_rect_region_t copyExtent;
} ur_exp_image_copy_region_t;

/** pitches of an image in memory of the program, chained to an image descriptor */
typedef struct ur_exp_image_user_pitch_desc_t {
    /** [in] structure type, UR_STRUCTURE_TYPE_EXP_IMAGE_USER_PITCH_DESC */
    ur_structure_type_t stype;
    /** [in, optional] next descriptor of the chain, or NULL */
    const void *pNext;
    /** [in] distance between the starts of neighboring rows in that memory (bytes) */
    size_t rowPitch;
    /** [in] distance between the starts of neighboring slices in that memory (bytes) */
    size_t slicePitch;
} ur_exp_image_user_pitch_desc_t;

/** description of a command-buffer to be created */
typedef struct ur_exp_command_buffer_desc_t {
    /** [in] structure type, UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC */
    ur_structure_type_t stype;
    /** [in, optional] next descriptor of the chain, or NULL */
    const void *pNext;
    /** [in] whether commands can be updated after finalizing */
    ur_bool_t isUpdatable;
    /** [in] whether commands execute in the order of being appended */
    ur_bool_t isInOrder;
    /** [in] whether runs of the command-buffer record timestamps */
    ur_bool_t enableProfiling;
} ur_exp_command_buffer_desc_t;

/** new memory object for a kernel argument of a recorded launch */
typedef struct ur_exp_command_buffer_update_memobj_arg_desc_t {
    /** [in] structure type, UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_MEMOBJ_ARG_DESC */
    ur_structure_type_t stype;
    /** [in, optional] next descriptor of the chain, or NULL */
    const void *pNext;
    /** [in] index of the argument that takes the memory object */
    uint32_t argIndex;
    /** [in, optional] properties of the memory object argument, or NULL */
    const ur_kernel_arg_mem_obj_properties_t  *pProperties;
    /** [in, optional] new memory object of the argument, may be NULL */
    ur_mem_handle_t hNewMemObjArg;
} ur_exp_command_buffer_update_memobj_arg_desc_t;

/** new pointer for a kernel argument of a recorded launch */
typedef struct ur_exp_command_buffer_update_pointer_arg_desc_t {
    /** [in] structure type, UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_POINTER_ARG_DESC */
    ur_structure_type_t stype;
    /** [in, optional] next descriptor of the chain, or NULL */
    const void *pNext;
    /** [in] index of the argument that takes the pointer */
    uint32_t argIndex;
    /** [in, optional] properties of the pointer argument, or NULL */
    const ur_kernel_arg_pointer_properties_t  *pProperties;
    /** [in, optional] address of the new USM pointer, or NULL for a null pointer */
    const void  *pNewPointerArg;
} ur_exp_command_buffer_update_pointer_arg_desc_t;

/** new value for a kernel argument of a recorded launch */
typedef struct ur_exp_command_buffer_update_value_arg_desc_t {
    /** [in] structure type, UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_VALUE_ARG_DESC */
    ur_structure_type_t stype;
    /** [in, optional] next descriptor of the chain, or NULL */
    const void *pNext;
    /** [in] index of the argument that takes the value */
    uint32_t argIndex;
    /** [in] size of the new value, or of local memory if there is no value (bytes) */
    size_t argSize;
    /** [in, optional] properties of the value argument, or NULL */
    const ur_kernel_arg_value_properties_t  *pProperties;
    /** [in, optional] new bytes of the argument, NULL for local memory */
    const void  *pNewValueArg;
} ur_exp_command_buffer_update_value_arg_desc_t;

/** what to change in a recorded kernel launch */
typedef struct ur_exp_command_buffer_update_kernel_launch_desc_t {
    /** [in] structure type, UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_KERNEL_LAUNCH_DESC */
    ur_structure_type_t stype;
    /** [in, optional] next descriptor of the chain, or NULL */
    const void *pNext;
    /** [in] recorded launch to change */
    ur_exp_command_buffer_command_handle_t hCommand;
    /** [in, optional] kernel to launch from now on, NULL to keep the present one */
    ur_kernel_handle_t hNewKernel;
    /** [in] entries of pNewMemObjArgList (count) */
    uint32_t numNewMemObjArgs;
    /** [in] entries of pNewPointerArgList (count) */
    uint32_t numNewPointerArgs;
    /** [in] entries of pNewValueArgList (count) */
    uint32_t numNewValueArgs;
    /** [in] dimensions of the new nd-range (count) */
    uint32_t newWorkDim;
    /** [in, optional] new memory object arguments, NULL if none; numNewMemObjArgs elements */
    const ur_exp_command_buffer_update_memobj_arg_desc_t *pNewMemObjArgList;
    /** [in, optional] new pointer arguments, NULL if none; numNewPointerArgs elements */
    const ur_exp_command_buffer_update_pointer_arg_desc_t *pNewPointerArgList;
    /** [in, optional] new value arguments, NULL if none; numNewValueArgs elements */
    const ur_exp_command_buffer_update_value_arg_desc_t *pNewValueArgList;
    /** [in, optional] new global offset in each dimension, NULL to keep it; newWorkDim elements
     *  (work-items) */
    size_t *pNewGlobalWorkOffset;
    /** [in, optional] new global size in each dimension, NULL to keep it; newWorkDim elements
     *  (work-items) */
    size_t *pNewGlobalWorkSize;
    /** [in, optional] new work-group size in each dimension, NULL to keep it or let the adapter
     *  choose; newWorkDim elements (work-items) */
    size_t *pNewLocalWorkSize;
} ur_exp_command_buffer_update_kernel_launch_desc_t;

/** memory object as a kernel argument */
typedef struct ur_exp_kernel_arg_mem_obj_tuple_t {
    /** [in] memory object to pass */
    ur_mem_handle_t hMem;
    /** [in] access of the kernel to the memory object */
    ur_mem_flags_t flags;
} ur_exp_kernel_arg_mem_obj_tuple_t;

/** value of a kernel argument */
typedef union ur_exp_kernel_arg_value_t {
    /** [in] address of the bytes to pass by value */
    const void *value;
    /** [in] USM pointer to pass */
    const void *pointer;
    /** [in] memory object to pass and its access */
    ur_exp_kernel_arg_mem_obj_tuple_t memObjTuple;
    /** [in] sampler to pass */
    ur_sampler_handle_t sampler;
} ur_exp_kernel_arg_value_t;

/** one kernel argument given with a launch */
typedef struct ur_exp_kernel_arg_properties_t {
    /** [in] structure type, UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES */
    ur_structure_type_t stype;
    /** [in, out, optional] next structure of the chain, or NULL */
    void *pNext;
    /** [in] kind of the argument, which says what member of value is used */
    ur_exp_kernel_arg_type_t type;
    /** [in] position of the argument, from 0 */
    uint32_t index;
    /** [in] size of the value, of whose bytes the parameter gets the first, or of the local
     *  memory (bytes) */
    size_t size;
    /** [in] what is passed as the argument */
    ur_exp_kernel_arg_value_t value;
} ur_exp_kernel_arg_properties_t;

/** properties of a host task */
typedef struct ur_exp_host_task_properties_t {
    /** [in] structure type, UR_STRUCTURE_TYPE_EXP_HOST_TASK_PROPERTIES */
    ur_structure_type_t stype;
    /** [in, out, optional] next structure of the chain, or NULL */
    void *pNext;
    /** [in] host task options to apply */
    ur_exp_host_task_flags_t flags;
} ur_exp_host_task_properties_t;

/** properties of an enqueued barrier */
typedef struct ur_exp_enqueue_ext_properties_t {
    /** [in] structure type, UR_STRUCTURE_TYPE_EXP_ENQUEUE_EXT_PROPERTIES */
    ur_structure_type_t stype;
    /** [in, out, optional] next structure of the chain, or NULL */
    void *pNext;
    /** [in] barrier options to apply */
    ur_exp_enqueue_ext_flags_t flags;
} ur_exp_enqueue_ext_properties_t;

/** properties of a native command */
typedef struct ur_exp_enqueue_native_command_properties_t {
    /** [in] structure type, UR_STRUCTURE_TYPE_EXP_ENQUEUE_NATIVE_COMMAND_PROPERTIES */
    ur_structure_type_t stype;
    /** [in, out, optional] next structure of the chain, or NULL */
    void *pNext;
    /** [in] native command options to apply */
    ur_exp_enqueue_native_command_flags_t flags;
} ur_exp_enqueue_native_command_properties_t;

/** description of an event to be created by itself */
typedef struct ur_exp_event_desc_t {
    /** [in] structure type, UR_STRUCTURE_TYPE_EXP_EVENT_DESC */
    ur_structure_type_t stype;
    /** [in, optional] next descriptor of the chain, or NULL */
    const void *pNext;
    /** [in] event options to apply */
    ur_exp_event_flags_t flags;
} ur_exp_event_desc_t;

/** properties of host memory to be registered */
typedef struct ur_exp_usm_host_alloc_register_properties_t {
    /** [in] structure type, UR_STRUCTURE_TYPE_EXP_USM_HOST_ALLOC_REGISTER_PROPERTIES */
    ur_structure_type_t stype;
    /** [in, out, optional] next structure of the chain, or NULL */
    void *pNext;
    /** [in] registration options to apply */
    ur_exp_usm_host_alloc_register_flags_t flags;
} ur_exp_usm_host_alloc_register_properties_t;

/** properties of a value argument, none yet besides the chain */
typedef struct ur_kernel_arg_value_properties_t {
    /** [in] structure type, UR_STRUCTURE_TYPE_KERNEL_ARG_VALUE_PROPERTIES */
    ur_structure_type_t stype;
    /** [in, out, optional] next structure of the chain, or NULL */
    void *pNext;
} ur_kernel_arg_value_properties_t;

/** properties of a local memory argument, none yet besides the chain */
typedef struct ur_kernel_arg_local_properties_t {
    /** [in] structure type, UR_STRUCTURE_TYPE_KERNEL_ARG_LOCAL_PROPERTIES */
    ur_structure_type_t stype;
    /** [in, out, optional] next structure of the chain, or NULL */
    void *pNext;
} ur_kernel_arg_local_properties_t;

/** properties of a pointer argument, none yet besides the chain */
typedef struct ur_kernel_arg_pointer_properties_t {
    /** [in] structure type, UR_STRUCTURE_TYPE_KERNEL_ARG_POINTER_PROPERTIES */
    ur_structure_type_t stype;
    /** [in, out, optional] next structure of the chain, or NULL */
    void *pNext;
} ur_kernel_arg_pointer_properties_t;

/** properties of an execution property to be set, none yet besides the chain */
typedef struct ur_kernel_exec_info_properties_t {
    /** [in] structure type, UR_STRUCTURE_TYPE_KERNEL_EXEC_INFO_PROPERTIES */
    ur_structure_type_t stype;
    /** [in, out, optional] next structure of the chain, or NULL */
    void *pNext;
} ur_kernel_exec_info_properties_t;

/** properties of a sampler argument, none yet besides the chain */
typedef struct ur_kernel_arg_sampler_properties_t {
    /** [in] structure type, UR_STRUCTURE_TYPE_KERNEL_ARG_SAMPLER_PROPERTIES */
    ur_structure_type_t stype;
    /** [in, out, optional] next structure of the chain, or NULL */
    void *pNext;
} ur_kernel_arg_sampler_properties_t;

/** properties of a memory object argument */
typedef struct ur_kernel_arg_mem_obj_properties_t {
    /** [in] structure type, UR_STRUCTURE_TYPE_KERNEL_ARG_MEM_OBJ_PROPERTIES */
    ur_structure_type_t stype;
    /** [in, out, optional] next structure of the chain, or NULL */
    void *pNext;
    /** [in] access of the kernel to the argument: read, write or both */
    ur_mem_flags_t memoryAccess;
} ur_kernel_arg_mem_obj_properties_t;

/** properties of a kernel made from a native one */
typedef struct ur_kernel_native_properties_t {
    /** [in] structure type, UR_STRUCTURE_TYPE_KERNEL_NATIVE_PROPERTIES */
    ur_structure_type_t stype;
    /** [in, out, optional] next structure of the chain, or NULL */
    void *pNext;
    /** [in] whether the new kernel takes ownership of the native kernel and destroys it at its
     *  end */
    bool isNativeHandleOwned;
} ur_kernel_native_properties_t;

/** place in the application's source */
typedef struct ur_code_location_t {
    /** [in, out] function that contains the place */
    const char *functionName;
    /** [in, out] source file that contains the place */
    const char *sourceFile;
    /** [in, out] line of the place */
    uint32_t lineNumber;
    /** [in, out] column of the place */
    uint32_t columnNumber;
} ur_code_location_t;

/** pixel format of an image (source: OpenCL 3.0 cl_image_format) */
typedef struct ur_image_format_t {
    /** [in] channels of a pixel and their order */
    ur_image_channel_order_t channelOrder;
    /** [in] storage of each channel */
    ur_image_channel_type_t channelType;
} ur_image_format_t;

/** shape and layout of an image (source: OpenCL 3.0 cl_image_desc) */
typedef struct ur_image_desc_t {
    /** [in] structure type, UR_STRUCTURE_TYPE_IMAGE_DESC */
    ur_structure_type_t stype;
    /** [in, optional] next descriptor of the chain, or NULL */
    const void *pNext;
    /** [in] shape of the image */
    ur_mem_type_t type;
    /** [in] width of each image (elements) */
    size_t width;
    /** [in] height of each image, where the shape has one (elements) */
    size_t height;
    /** [in] depth of a three-dimensional image (elements) */
    size_t depth;
    /** [in] images of an image array (count) */
    size_t arraySize;
    /** [in] distance between rows in host memory, 0 for tightly packed (bytes) */
    size_t rowPitch;
    /** [in] distance between slices or layers in host memory, 0 for tightly packed (bytes) */
    size_t slicePitch;
    /** [in] mipmap levels to make; 0 except for bindless images (count) */
    uint32_t numMipLevel;
    /** [in] samples of each pixel; must be 0 (count) */
    uint32_t numSamples;
} ur_image_desc_t;

/** properties of a buffer to be created */
typedef struct ur_buffer_properties_t {
    /** [in] structure type, UR_STRUCTURE_TYPE_BUFFER_PROPERTIES */
    ur_structure_type_t stype;
    /** [in, out, optional] next structure of the chain, or NULL */
    void *pNext;
    /** [in, optional] host memory to use or to copy from, as the memory flags say */
    void *pHost;
} ur_buffer_properties_t;

/** places a buffer in a memory channel (source: OpenCL cl_intel_mem_channel_property) */
typedef struct ur_buffer_channel_properties_t {
    /** [in] structure type, UR_STRUCTURE_TYPE_BUFFER_CHANNEL_PROPERTIES */
    ur_structure_type_t stype;
    /** [in, out, optional] next structure of the chain, or NULL */
    void *pNext;
    /** [in] memory channel for the buffer */
    uint32_t channel;
} ur_buffer_channel_properties_t;

/** places a buffer in a global memory of an FPGA */
typedef struct ur_buffer_alloc_location_properties_t {
    /** [in] structure type, UR_STRUCTURE_TYPE_BUFFER_ALLOC_LOCATION_PROPERTIES */
    ur_structure_type_t stype;
    /** [in, out, optional] next structure of the chain, or NULL */
    void *pNext;
    /** [in] number of the global memory for the buffer */
    uint32_t location;
} ur_buffer_alloc_location_properties_t;

/** range of a buffer that becomes a sub-buffer (source: OpenCL 3.0 cl_buffer_region) */
typedef struct ur_buffer_region_t {
    /** [in] structure type, UR_STRUCTURE_TYPE_BUFFER_REGION */
    ur_structure_type_t stype;
    /** [in, optional] next descriptor of the chain, or NULL */
    const void *pNext;
    /** [in] where the range starts in the parent buffer (bytes) */
    size_t origin;
    /** [in] length of the range (bytes) */
    size_t size;
} ur_buffer_region_t;

/** properties of a memory object made from a native one */
typedef struct ur_mem_native_properties_t {
    /** [in] structure type, UR_STRUCTURE_TYPE_MEM_NATIVE_PROPERTIES */
    ur_structure_type_t stype;
    /** [in, out, optional] next structure of the chain, or NULL */
    void *pNext;
    /** [in] whether the new memory object takes ownership of the native memory and frees it at
     *  its end */
    bool isNativeHandleOwned;
} ur_mem_native_properties_t;

/** properties of a platform made from a native one */
typedef struct ur_platform_native_properties_t {
    /** [in] structure type, UR_STRUCTURE_TYPE_PLATFORM_NATIVE_PROPERTIES */
    ur_structure_type_t stype;
    /** [in, out, optional] next structure of the chain, or NULL */
    void *pNext;
    /** [in] whether the new platform takes ownership of the native platform */
    bool isNativeHandleOwned;
} ur_platform_native_properties_t;

/** value of a program's metadata */
typedef union ur_program_metadata_value_t {
    /** [in] value of type UINT32 */
    uint32_t data32;
    /** [in] value of type UINT64 */
    uint64_t data64;
    /** [in] value of type STRING */
    char *pString;
    /** [in] value of type BYTE_ARRAY */
    void *pData;
} ur_program_metadata_value_t;

/** named value that a compiler attaches to a program */
typedef struct ur_program_metadata_t {
    /** [in] name of the metadata */
    const char *pName;
    /** [in] type of the value, which says what member of value is used */
    ur_program_metadata_type_t type;
    /** [in] size of the value (bytes) */
    size_t size;
    /** [in] value of the metadata */
    ur_program_metadata_value_t value;
} ur_program_metadata_t;

/** properties of a program to be created */
typedef struct ur_program_properties_t {
    /** [in] structure type, UR_STRUCTURE_TYPE_PROGRAM_PROPERTIES */
    ur_structure_type_t stype;
    /** [in, out, optional] next structure of the chain, or NULL */
    void *pNext;
    /** [in] entries of pMetadatas (count) */
    uint32_t count;
    /** [in, optional] metadata of the program, NULL if none; count elements */
    const ur_program_metadata_t *pMetadatas;
} ur_program_properties_t;

/** value for one specialization constant (source: OpenCL 3.0 clSetProgramSpecializationConstant) */
typedef struct ur_specialization_constant_info_t {
    /** [in] id of the constant in the SPIR-V module */
    uint32_t id;
    /** [in] size of the value in bytes of the constant's type (bytes) */
    size_t size;
    /** [in] value to give to the constant */
    const void *pValue;
} ur_specialization_constant_info_t;

/** properties of a program made from a native one */
typedef struct ur_program_native_properties_t {
    /** [in] structure type, UR_STRUCTURE_TYPE_PROGRAM_NATIVE_PROPERTIES */
    ur_structure_type_t stype;
    /** [in, out, optional] next structure of the chain, or NULL */
    void *pNext;
    /** [in] whether the new program takes ownership of the native program and destroys it at its
     *  end */
    bool isNativeHandleOwned;
} ur_program_native_properties_t;

/** properties of a queue to be created */
typedef struct ur_queue_properties_t {
    /** [in] structure type, UR_STRUCTURE_TYPE_QUEUE_PROPERTIES */
    ur_structure_type_t stype;
    /** [in, out, optional] next structure of the chain, or NULL */
    void *pNext;
    /** [in] queue options to apply */
    ur_queue_flags_t flags;
} ur_queue_properties_t;

/** binds a queue to one compute engine of the device */
typedef struct ur_queue_index_properties_t {
    /** [in] structure type, UR_STRUCTURE_TYPE_QUEUE_INDEX_PROPERTIES */
    ur_structure_type_t stype;
    /** [in, out, optional] next structure of the chain, or NULL */
    void *pNext;
    /** [in] index of the compute engine */
    uint32_t computeIndex;
} ur_queue_index_properties_t;

/** facts about a native queue that its handle alone does not tell */
typedef struct ur_queue_native_desc_t {
    /** [in] structure type, UR_STRUCTURE_TYPE_QUEUE_NATIVE_DESC */
    ur_structure_type_t stype;
    /** [in, optional] next descriptor of the chain, or NULL */
    const void *pNext;
    /** [in, optional] data that the backend defines; on Level Zero an int32_t, 0 for a command
     *  queue and 1 for an immediate command list */
    void *pNativeData;
} ur_queue_native_desc_t;

/** properties of a queue made from a native one */
typedef struct ur_queue_native_properties_t {
    /** [in] structure type, UR_STRUCTURE_TYPE_QUEUE_NATIVE_PROPERTIES */
    ur_structure_type_t stype;
    /** [in, out, optional] next structure of the chain, or NULL */
    void *pNext;
    /** [in] whether the new queue takes ownership of the native queue and destroys it at its end */
    bool isNativeHandleOwned;
} ur_queue_native_properties_t;

/** description of a sampler to be created */
typedef struct ur_sampler_desc_t {
    /** [in] structure type, UR_STRUCTURE_TYPE_SAMPLER_DESC */
    ur_structure_type_t stype;
    /** [in, optional] next descriptor of the chain, or NULL */
    const void *pNext;
    /** [in] whether the sampler takes coordinates from 0 to 1 */
    bool normalizedCoords;
    /** [in] what the sampler reads outside the image */
    ur_sampler_addressing_mode_t addressingMode;
    /** [in] how the sampler combines neighboring pixels */
    ur_sampler_filter_mode_t filterMode;
} ur_sampler_desc_t;

/** properties of a sampler made from a native one */
typedef struct ur_sampler_native_properties_t {
    /** [in] structure type, UR_STRUCTURE_TYPE_SAMPLER_NATIVE_PROPERTIES */
    ur_structure_type_t stype;
    /** [in, out, optional] next structure of the chain, or NULL */
    void *pNext;
    /** [in] whether the new sampler takes ownership of the native sampler and destroys it at its
     *  end */
    bool isNativeHandleOwned;
} ur_sampler_native_properties_t;

/** how USM is to be allocated */
typedef struct ur_usm_desc_t {
    /** [in] structure type, UR_STRUCTURE_TYPE_USM_DESC */
    ur_structure_type_t stype;
    /** [in, optional] next descriptor of the chain, or NULL */
    const void *pNext;
    /** [in] advice on the use of the allocation */
    ur_usm_advice_flags_t hints;
    /** [in] alignment of the allocation, a power of two, 0 for the default (bytes) */
    uint32_t align;
} ur_usm_desc_t;

/** host side of a USM allocation, chained to ur_usm_desc_t */
typedef struct ur_usm_host_desc_t {
    /** [in] structure type, UR_STRUCTURE_TYPE_USM_HOST_DESC */
    ur_structure_type_t stype;
    /** [in, optional] next descriptor of the chain, or NULL */
    const void *pNext;
    /** [in] host hints to apply */
    ur_usm_host_mem_flags_t flags;
} ur_usm_host_desc_t;

/** device side of a USM allocation, chained to ur_usm_desc_t */
typedef struct ur_usm_device_desc_t {
    /** [in] structure type, UR_STRUCTURE_TYPE_USM_DEVICE_DESC */
    ur_structure_type_t stype;
    /** [in, optional] next descriptor of the chain, or NULL */
    const void *pNext;
    /** [in] device hints to apply */
    ur_usm_device_mem_flags_t flags;
} ur_usm_device_desc_t;

/** places USM in a global memory of an FPGA (source: OpenCL cl_intel_mem_alloc_buffer_location) */
typedef struct ur_usm_alloc_location_desc_t {
    /** [in] structure type, UR_STRUCTURE_TYPE_USM_ALLOC_LOCATION_DESC */
    ur_structure_type_t stype;
    /** [in, optional] next descriptor of the chain, or NULL */
    const void *pNext;
    /** [in] number of the global memory for the allocation */
    uint32_t location;
} ur_usm_alloc_location_desc_t;

/** description of a USM pool to be created */
typedef struct ur_usm_pool_desc_t {
    /** [in] structure type, UR_STRUCTURE_TYPE_USM_POOL_DESC */
    ur_structure_type_t stype;
    /** [in, optional] next descriptor of the chain, or NULL */
    const void *pNext;
    /** [in] pool options to apply */
    ur_usm_pool_flags_t flags;
} ur_usm_pool_desc_t;

/** limits of a USM pool, chained to ur_usm_pool_desc_t */
typedef struct ur_usm_pool_limits_desc_t {
    /** [in] structure type, UR_STRUCTURE_TYPE_USM_POOL_LIMITS_DESC */
    ur_structure_type_t stype;
    /** [in, optional] next descriptor of the chain, or NULL */
    const void *pNext;
    /** [in] largest allocation that the pool keeps for reuse (bytes) */
    size_t maxPoolableSize;
    /** [in] least size that the pool requests from the driver at a time (bytes) */
    size_t minDriverAllocSize;
} ur_usm_pool_limits_desc_t;

/** properties of physical memory to be created */
typedef struct ur_physical_mem_properties_t {
    /** [in] structure type, UR_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES */
    ur_structure_type_t stype;
    /** [in, out, optional] next structure of the chain, or NULL */
    void *pNext;
    /** [in] physical memory options to apply */
    ur_physical_mem_flags_t flags;
} ur_physical_mem_properties_t;

/** returns the place in the application from which the current call was made */
typedef ur_code_location_t (*ur_code_location_callback_t)(void *pUserData);

/* Entry points */
/**
 * @brief Returns the adapters that the loader has found, each with a new reference.
 * @param NumEntries [in] room in the output array, in entries; 0 if only the count is wanted (count)
 * @param phAdapters [out, optional] returns the adapters found, up to NumEntries; may be NULL; NumEntries elements
 * @param pNumAdapters [out, optional] returns how many adapters there are; may be NULL (count)
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_SIZE: `NumEntries == 0 && phAdapters != NULL`
 */
UR_APIEXPORT ur_result_t UR_APICALL urAdapterGet(
    uint32_t NumEntries, ur_adapter_handle_t *phAdapters, uint32_t *pNumAdapters);

/**
 * @brief Gives up one reference to an adapter.
 * @param hAdapter [in] adapter
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 */
UR_APIEXPORT ur_result_t UR_APICALL urAdapterRelease(ur_adapter_handle_t hAdapter);

/**
 * @brief Takes one more reference to an adapter.
 * @param hAdapter [in] adapter
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 */
UR_APIEXPORT ur_result_t UR_APICALL urAdapterRetain(ur_adapter_handle_t hAdapter);

/**
 * @brief Returns text and native code of the last error of an adapter in the calling thread.
 * @param hAdapter [in] adapter
 * @param ppMessage [out] returns the error's text, which belongs to the adapter and lasts until its next error in this thread
 * @param pError [out] returns the error code of the backend
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 */
UR_APIEXPORT ur_result_t UR_APICALL urAdapterGetLastError(
    ur_adapter_handle_t hAdapter, const char **ppMessage, int32_t *pError);

/**
 * @brief Returns a property of an adapter.
 * @param hAdapter [in] adapter
 * @param propName [in] property to query
 * @param propSize [in] size of the memory at pPropValue, 0 if that is NULL (bytes)
 * @param pPropValue [out, optional] returns the value of the property; NULL if only its size is wanted
 * @param pPropSizeRet [out, optional] returns the size of the property's value; may be NULL (bytes)
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION
 *  - UR_RESULT_ERROR_INVALID_SIZE: `propSize == 0 && pPropValue != NULL`
 *  - UR_RESULT_ERROR_INVALID_NULL_POINTER: `propSize != 0 && pPropValue == NULL`
 *  - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pPropValue == NULL && pPropSizeRet == NULL`
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 */
UR_APIEXPORT ur_result_t UR_APICALL urAdapterGetInfo(
    ur_adapter_handle_t hAdapter, ur_adapter_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);

/**
 * @brief Sets the function that receives an adapter's log messages, and their least severity.
 * @param hAdapter [in] adapter
 * @param pfnLoggerCallback [in] function that receives the messages
 * @param pUserData [in, out, optional] pointer passed on to the log function as it is; may be NULL
 * @param level [in] least severity of the messages passed to the function
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 */
UR_APIEXPORT ur_result_t UR_APICALL urAdapterSetLoggerCallback(
    ur_adapter_handle_t hAdapter, ur_logger_callback_t pfnLoggerCallback, void *pUserData,
    ur_logger_level_t level);

/**
 * @brief Sets the least severity of messages passed to an adapter's log function.
 * @param hAdapter [in] adapter
 * @param level [in] least severity of the messages to report
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 */
UR_APIEXPORT ur_result_t UR_APICALL urAdapterSetLoggerCallbackLevel(
    ur_adapter_handle_t hAdapter, ur_logger_level_t level);

/**
 * @brief Creates a context of one or more devices.
 *
 * Source: OpenCL 3.0 clCreateContext.
 * @param DeviceCount [in] entries of phDevices (count)
 * @param phDevices [in] devices of the context, all of one platform; DeviceCount elements
 * @param pProperties [in, optional] context options, NULL for none
 * @param phContext [out] returns the new context
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_SIZE: `DeviceCount == 0`
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a device in phDevices is not a device handle
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 *  - UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY
 */
UR_APIEXPORT ur_result_t UR_APICALL urContextCreate(
    uint32_t DeviceCount, const ur_device_handle_t *phDevices,
    const ur_context_properties_t *pProperties, ur_context_handle_t *phContext);

/**
 * @brief Takes one more reference to a context.
 *
 * Source: OpenCL 3.0 clRetainContext.
 * @param hContext [in] context to retain
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 */
UR_APIEXPORT ur_result_t UR_APICALL urContextRetain(ur_context_handle_t hContext);

/**
 * @brief Gives up one reference to a context and destroys it with the last.
 *
 * Source: OpenCL 3.0 clReleaseContext.
 * @param hContext [in] context to release
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 */
UR_APIEXPORT ur_result_t UR_APICALL urContextRelease(ur_context_handle_t hContext);

/**
 * @brief Returns a property of a context.
 *
 * Source: OpenCL 3.0 clGetContextInfo.
 * @param hContext [in] context to query
 * @param propName [in] property to query
 * @param propSize [in] size of the memory at pPropValue, 0 if that is NULL (bytes)
 * @param pPropValue [out, optional] returns the value of the property; NULL if only its size is wanted
 * @param pPropSizeRet [out, optional] returns the size of the property's value; may be NULL (bytes)
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION
 *  - UR_RESULT_ERROR_INVALID_SIZE: `propSize == 0 && pPropValue != NULL`
 *  - UR_RESULT_ERROR_INVALID_NULL_POINTER: `propSize != 0 && pPropValue == NULL`
 *  - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pPropValue == NULL && pPropSizeRet == NULL`
 *  - UR_RESULT_ERROR_INVALID_CONTEXT
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 */
UR_APIEXPORT ur_result_t UR_APICALL urContextGetInfo(
    ur_context_handle_t hContext, ur_context_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);

/**
 * @brief Returns the native context behind a context.
 * @param hContext [in] context whose native handle is wanted
 * @param phNativeContext [out] returns the native context
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
 */
UR_APIEXPORT ur_result_t UR_APICALL urContextGetNativeHandle(
    ur_context_handle_t hContext, ur_native_handle_t *phNativeContext);

/**
 * @brief Creates a context from a native one.
 * @param hNativeContext [in] native context to make a context from
 * @param hAdapter [in] adapter of the backend that the native context belongs to
 * @param numDevices [in] entries of phDevices (count)
 * @param phDevices [in, optional] devices of the native context, NULL to have the adapter find them; numDevices elements
 * @param pProperties [in, optional] ownership of the native context, NULL for the defaults
 * @param phContext [out] returns the new context
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
 */
UR_APIEXPORT ur_result_t UR_APICALL urContextCreateWithNativeHandle(
    ur_native_handle_t hNativeContext, ur_adapter_handle_t hAdapter, uint32_t numDevices,
    const ur_device_handle_t *phDevices, const ur_context_native_properties_t *pProperties,
    ur_context_handle_t *phContext);

/**
 * @brief Adds a function to be called when a context is destroyed.
 *
 * Source: OpenCL 3.0 clSetContextDestructorCallback.
 * @param hContext [in] context whose destruction calls the function
 * @param pfnDeleter [in] function to call when the context is destroyed
 * @param pUserData [in, out, optional] pointer passed on to the callback as it is; may be NULL
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
 */
UR_APIEXPORT ur_result_t UR_APICALL urContextSetExtendedDeleter(
    ur_context_handle_t hContext, ur_context_extended_deleter_t pfnDeleter, void *pUserData);

/**
 * @brief Returns the devices of a platform that are of a given type.
 *
 * Source: OpenCL 3.0 clGetDeviceIDs.
 * @param hPlatform [in] platform whose devices are wanted
 * @param DeviceType [in] type of the devices wanted
 * @param NumEntries [in] room in phDevices, in entries; 0 if and only if that is NULL (count)
 * @param phDevices [out, optional] returns the devices, up to NumEntries; may be NULL; NumEntries elements
 * @param pNumDevices [out, optional] returns how many devices match; may be NULL (count)
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_SIZE: `NumEntries == 0 && phDevices != NULL`
 *  - UR_RESULT_ERROR_INVALID_NULL_POINTER: `NumEntries > 0 && phDevices == NULL`
 *  - UR_RESULT_ERROR_INVALID_VALUE
 */
UR_APIEXPORT ur_result_t UR_APICALL urDeviceGet(
    ur_platform_handle_t hPlatform, ur_device_type_t DeviceType, uint32_t NumEntries,
    ur_device_handle_t *phDevices, uint32_t *pNumDevices);

/**
 * @brief Returns the devices of a platform that the device selector in the environment admits.
 * @param hPlatform [in] platform whose selected devices are wanted
 * @param DeviceType [in] type of the devices wanted
 * @param NumEntries [in] room in the output array, in entries; 0 if only the count is wanted (count)
 * @param phDevices [out, optional] returns the selected devices, up to NumEntries; may be NULL; NumEntries elements
 * @param pNumDevices [out, optional] returns how many devices match; may be NULL (count)
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_VALUE
 */
UR_APIEXPORT ur_result_t UR_APICALL urDeviceGetSelected(
    ur_platform_handle_t hPlatform, ur_device_type_t DeviceType, uint32_t NumEntries,
    ur_device_handle_t *phDevices, uint32_t *pNumDevices);

/**
 * @brief Returns a property of a device.
 *
 * Source: OpenCL 3.0 clGetDeviceInfo.
 * @param hDevice [in] device to query
 * @param propName [in] property to query
 * @param propSize [in] size of the memory at pPropValue, 0 if that is NULL (bytes)
 * @param pPropValue [out, optional] returns the value of the property; NULL if only its size is wanted
 * @param pPropSizeRet [out, optional] returns the size of the property's value; may be NULL (bytes)
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION
 *  - UR_RESULT_ERROR_INVALID_SIZE: `propSize == 0 && pPropValue != NULL`
 *  - UR_RESULT_ERROR_INVALID_NULL_POINTER: `propSize != 0 && pPropValue == NULL`
 *  - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pPropValue == NULL && pPropSizeRet == NULL`
 *  - UR_RESULT_ERROR_INVALID_DEVICE
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 */
UR_APIEXPORT ur_result_t UR_APICALL urDeviceGetInfo(
    ur_device_handle_t hDevice, ur_device_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);

/**
 * @brief Takes one more reference to a sub-device; root devices may ignore it.
 *
 * Source: OpenCL 3.0 clRetainDevice.
 * @param hDevice [in] device to retain
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 */
UR_APIEXPORT ur_result_t UR_APICALL urDeviceRetain(ur_device_handle_t hDevice);

/**
 * @brief Gives up one reference to a sub-device; root devices may ignore it.
 *
 * Source: OpenCL 3.0 clReleaseDevice.
 * @param hDevice [in] device to release
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 */
UR_APIEXPORT ur_result_t UR_APICALL urDeviceRelease(ur_device_handle_t hDevice);

/**
 * @brief Partitions a device into sub-devices.
 *
 * Source: OpenCL 3.0 clCreateSubDevices.
 * @param hDevice [in] device to partition
 * @param pProperties [in] how to partition the device
 * @param NumDevices [in] room in phSubDevices, in entries (count)
 * @param phSubDevices [out, optional] returns the sub-devices, up to NumDevices; may be NULL; NumDevices elements
 * @param pNumDevicesRet [out, optional] returns how many sub-devices the partitioning makes; may be NULL (count)
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_DEVICE_PARTITION_FAILED
 *  - UR_RESULT_ERROR_INVALID_DEVICE_PARTITION_COUNT
 */
UR_APIEXPORT ur_result_t UR_APICALL urDevicePartition(
    ur_device_handle_t hDevice, const ur_device_partition_properties_t *pProperties,
    uint32_t NumDevices, ur_device_handle_t *phSubDevices, uint32_t *pNumDevicesRet);

/**
 * @brief Chooses from several binaries the one that suits a device best.
 * @param hDevice [in] device that the binary must suit
 * @param pBinaries [in] binaries to choose from; NumBinaries elements
 * @param NumBinaries [in] entries of pBinaries (count)
 * @param pSelectedBinary [out] returns the index of the chosen binary in pBinaries
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_SIZE: `NumBinaries == 0`
 */
UR_APIEXPORT ur_result_t UR_APICALL urDeviceSelectBinary(
    ur_device_handle_t hDevice, const ur_device_binary_t *pBinaries, uint32_t NumBinaries,
    uint32_t *pSelectedBinary);

/**
 * @brief Returns the native device behind a device.
 * @param hDevice [in] device that the call is about, one of the context where there is one
 * @param phNativeDevice [out] returns the native device
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
 */
UR_APIEXPORT ur_result_t UR_APICALL urDeviceGetNativeHandle(
    ur_device_handle_t hDevice, ur_native_handle_t *phNativeDevice);

/**
 * @brief Makes a device from a native one.
 * @param hNativeDevice [in] native device to make a device from
 * @param hAdapter [in] adapter of the backend that the native device belongs to
 * @param pProperties [in, optional] ownership of the native device, NULL for the defaults
 * @param phDevice [out] returns the device
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
 */
UR_APIEXPORT ur_result_t UR_APICALL urDeviceCreateWithNativeHandle(
    ur_native_handle_t hNativeDevice, ur_adapter_handle_t hAdapter,
    const ur_device_native_properties_t *pProperties, ur_device_handle_t *phDevice);

/**
 * @brief Returns the device's and the host's time, read as close together as possible.
 *
 * Source: OpenCL 3.0 clGetDeviceAndHostTimer.
 * @param hDevice [in] device that the call is about, one of the context where there is one
 * @param pDeviceTimestamp [out, optional] returns the device's time, on the clock of event timestamps; may be NULL (ns)
 * @param pHostTimestamp [out, optional] returns the host's time at the same moment; may be NULL (ns)
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
 */
UR_APIEXPORT ur_result_t UR_APICALL urDeviceGetGlobalTimestamps(
    ur_device_handle_t hDevice, uint64_t *pDeviceTimestamp, uint64_t *pHostTimestamp);

/**
 * @brief Enqueues a wait for events, or for all earlier commands, that does not hold back later ones.
 *
 * Source: OpenCL 3.0 clEnqueueMarkerWithWaitList.
 * @param hQueue [in] queue that takes the command
 * @param numEventsInWaitList [in] entries of phEventWaitList (count)
 * @param phEventWaitList [in, optional] events that must be complete before the command starts; NULL if and only if there are none; numEventsInWaitList elements
 * @param phEvent [out, optional] returns an event that tracks the command; NULL if none is wanted
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_QUEUE
 *  - UR_RESULT_ERROR_INVALID_EVENT
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList == NULL && numEventsInWaitList > 0`
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList != NULL && numEventsInWaitList == 0`
 *  - UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS
 *  - UR_RESULT_ERROR_INVALID_VALUE
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 */
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueEventsWait(
    ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);

/**
 * @brief Enqueues a wait for events, or for all earlier commands, that holds back all later ones.
 *
 * Source: OpenCL 3.0 clEnqueueBarrierWithWaitList.
 * @param hQueue [in] queue that takes the command
 * @param numEventsInWaitList [in] entries of phEventWaitList (count)
 * @param phEventWaitList [in, optional] events that must be complete before the command starts; NULL if and only if there are none; numEventsInWaitList elements
 * @param phEvent [out, optional] returns an event that tracks the command; NULL if none is wanted
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_QUEUE
 *  - UR_RESULT_ERROR_INVALID_EVENT
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList == NULL && numEventsInWaitList > 0`
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList != NULL && numEventsInWaitList == 0`
 *  - UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS
 *  - UR_RESULT_ERROR_INVALID_VALUE
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 */
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueEventsWaitWithBarrier(
    ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);

/**
 * @brief Enqueues a read of a buffer into host memory.
 *
 * Source: OpenCL 3.0 clEnqueueReadBuffer.
 * @param hQueue [in] queue that takes the command
 * @param hBuffer [in] buffer that the command accesses
 * @param blockingRead [in] whether the call returns only when the data has been read
 * @param offset [in] where the range starts in the buffer (bytes)
 * @param size [in] length of the range in memory (bytes)
 * @param pDst [in] host memory that receives the data
 * @param numEventsInWaitList [in] entries of phEventWaitList (count)
 * @param phEventWaitList [in, optional] events that must be complete before the command starts; NULL if and only if there are none; numEventsInWaitList elements
 * @param phEvent [out, optional] returns an event that tracks the command; NULL if none is wanted
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_QUEUE
 *  - UR_RESULT_ERROR_INVALID_EVENT
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList == NULL && numEventsInWaitList > 0`
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList != NULL && numEventsInWaitList == 0`
 *  - UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS
 *  - UR_RESULT_ERROR_INVALID_MEM_OBJECT
 *  - UR_RESULT_ERROR_INVALID_SIZE: the range passes the end of the buffer
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 */
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueMemBufferRead(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingRead, size_t offset,
    size_t size, void *pDst, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);

/**
 * @brief Enqueues a write of host memory into a buffer.
 *
 * Source: OpenCL 3.0 clEnqueueWriteBuffer.
 * @param hQueue [in] queue that takes the command
 * @param hBuffer [in] buffer that the command accesses
 * @param blockingWrite [in] whether the call returns only when the data at pSrc may be reused
 * @param offset [in] where the range starts in the buffer (bytes)
 * @param size [in] length of the range in memory (bytes)
 * @param pSrc [in] host memory that holds the data
 * @param numEventsInWaitList [in] entries of phEventWaitList (count)
 * @param phEventWaitList [in, optional] events that must be complete before the command starts; NULL if and only if there are none; numEventsInWaitList elements
 * @param phEvent [out, optional] returns an event that tracks the command; NULL if none is wanted
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_QUEUE
 *  - UR_RESULT_ERROR_INVALID_EVENT
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList == NULL && numEventsInWaitList > 0`
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList != NULL && numEventsInWaitList == 0`
 *  - UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS
 *  - UR_RESULT_ERROR_INVALID_MEM_OBJECT
 *  - UR_RESULT_ERROR_INVALID_SIZE: the range passes the end of the buffer
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 */
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueMemBufferWrite(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingWrite, size_t offset,
    size_t size, const void *pSrc, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);

/**
 * @brief Enqueues a read of a box of a buffer into a box of host memory.
 *
 * Source: OpenCL 3.0 clEnqueueReadBufferRect.
 * @param hQueue [in] queue that takes the command
 * @param hBuffer [in] buffer that the command accesses
 * @param blockingRead [in] whether the call returns only when the data has been read
 * @param bufferOrigin [in] where the box starts in the buffer (bytes)
 * @param hostOrigin [in] where the box starts in host memory (bytes)
 * @param region [in] size of the box: width in bytes for buffers and in pixels for images, height in rows, depth in slices
 * @param bufferRowPitch [in] distance between rows in the buffer, 0 for the width of the region (bytes)
 * @param bufferSlicePitch [in] distance between slices in the buffer, 0 for tightly packed rows (bytes)
 * @param hostRowPitch [in] distance between rows in host memory, 0 for the width of the region (bytes)
 * @param hostSlicePitch [in] distance between slices in host memory, 0 for tightly packed rows (bytes)
 * @param pDst [in] host memory that receives the box
 * @param numEventsInWaitList [in] entries of phEventWaitList (count)
 * @param phEventWaitList [in, optional] events that must be complete before the command starts; NULL if and only if there are none; numEventsInWaitList elements
 * @param phEvent [out, optional] returns an event that tracks the command; NULL if none is wanted
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_QUEUE
 *  - UR_RESULT_ERROR_INVALID_EVENT
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList == NULL && numEventsInWaitList > 0`
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList != NULL && numEventsInWaitList == 0`
 *  - UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS
 *  - UR_RESULT_ERROR_INVALID_MEM_OBJECT
 *  - UR_RESULT_ERROR_INVALID_SIZE: `region.width == 0 || region.height == 0 || region.depth == 0`
 *  - UR_RESULT_ERROR_INVALID_SIZE: `bufferRowPitch != 0 && bufferRowPitch < region.width`
 *  - UR_RESULT_ERROR_INVALID_SIZE: `hostRowPitch != 0 && hostRowPitch < region.width`
 *  - UR_RESULT_ERROR_INVALID_SIZE: `bufferSlicePitch != 0 && bufferSlicePitch < region.height * (bufferRowPitch != 0 ? bufferRowPitch : region.width)`
 *  - UR_RESULT_ERROR_INVALID_SIZE: `bufferSlicePitch != 0 && bufferSlicePitch % (bufferRowPitch != 0 ? bufferRowPitch : region.width) != 0`
 *  - UR_RESULT_ERROR_INVALID_SIZE: `hostSlicePitch != 0 && hostSlicePitch < region.height * (hostRowPitch != 0 ? hostRowPitch : region.width)`
 *  - UR_RESULT_ERROR_INVALID_SIZE: `hostSlicePitch != 0 && hostSlicePitch % (hostRowPitch != 0 ? hostRowPitch : region.width) != 0`
 *  - UR_RESULT_ERROR_INVALID_SIZE: the box passes the end of the buffer
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 */
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueMemBufferReadRect(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingRead,
    ur_rect_offset_t bufferOrigin, ur_rect_offset_t hostOrigin, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pDst, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);

/**
 * @brief Enqueues a write of a box of host memory into a box of a buffer.
 *
 * Source: OpenCL 3.0 clEnqueueWriteBufferRect.
 * @param hQueue [in] queue that takes the command
 * @param hBuffer [in] buffer that the command accesses
 * @param blockingWrite [in] whether the call returns only when the data at pSrc may be reused
 * @param bufferOrigin [in] where the box starts in the buffer (bytes)
 * @param hostOrigin [in] where the box starts in host memory (bytes)
 * @param region [in] size of the box: width in bytes for buffers and in pixels for images, height in rows, depth in slices
 * @param bufferRowPitch [in] distance between rows in the buffer, 0 for the width of the region (bytes)
 * @param bufferSlicePitch [in] distance between slices in the buffer, 0 for tightly packed rows (bytes)
 * @param hostRowPitch [in] distance between rows in host memory, 0 for the width of the region (bytes)
 * @param hostSlicePitch [in] distance between slices in host memory, 0 for tightly packed rows (bytes)
 * @param pSrc [in] host memory that holds the box
 * @param numEventsInWaitList [in] entries of phEventWaitList (count)
 * @param phEventWaitList [in, optional] events that must be complete before the command starts; NULL if and only if there are none; numEventsInWaitList elements
 * @param phEvent [out, optional] returns an event that tracks the command; NULL if none is wanted
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_QUEUE
 *  - UR_RESULT_ERROR_INVALID_EVENT
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList == NULL && numEventsInWaitList > 0`
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList != NULL && numEventsInWaitList == 0`
 *  - UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS
 *  - UR_RESULT_ERROR_INVALID_MEM_OBJECT
 *  - UR_RESULT_ERROR_INVALID_SIZE: `region.width == 0 || region.height == 0 || region.depth == 0`
 *  - UR_RESULT_ERROR_INVALID_SIZE: `bufferRowPitch != 0 && bufferRowPitch < region.width`
 *  - UR_RESULT_ERROR_INVALID_SIZE: `hostRowPitch != 0 && hostRowPitch < region.width`
 *  - UR_RESULT_ERROR_INVALID_SIZE: `bufferSlicePitch != 0 && bufferSlicePitch < region.height * (bufferRowPitch != 0 ? bufferRowPitch : region.width)`
 *  - UR_RESULT_ERROR_INVALID_SIZE: `bufferSlicePitch != 0 && bufferSlicePitch % (bufferRowPitch != 0 ? bufferRowPitch : region.width) != 0`
 *  - UR_RESULT_ERROR_INVALID_SIZE: `hostSlicePitch != 0 && hostSlicePitch < region.height * (hostRowPitch != 0 ? hostRowPitch : region.width)`
 *  - UR_RESULT_ERROR_INVALID_SIZE: `hostSlicePitch != 0 && hostSlicePitch % (hostRowPitch != 0 ? hostRowPitch : region.width) != 0`
 *  - UR_RESULT_ERROR_INVALID_SIZE: the box passes the end of the buffer
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 */
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueMemBufferWriteRect(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingWrite,
    ur_rect_offset_t bufferOrigin, ur_rect_offset_t hostOrigin, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pSrc, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);

/**
 * @brief Enqueues a copy between two buffers.
 *
 * Source: OpenCL 3.0 clEnqueueCopyBuffer.
 * @param hQueue [in] queue that takes the command
 * @param hBufferSrc [in] buffer to copy from
 * @param hBufferDst [in] buffer to copy to
 * @param srcOffset [in] where the range starts in the source buffer (bytes)
 * @param dstOffset [in] where the range starts in the destination buffer (bytes)
 * @param size [in] bytes to copy (bytes)
 * @param numEventsInWaitList [in] entries of phEventWaitList (count)
 * @param phEventWaitList [in, optional] events that must be complete before the command starts; NULL if and only if there are none; numEventsInWaitList elements
 * @param phEvent [out, optional] returns an event that tracks the command; NULL if none is wanted
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_QUEUE
 *  - UR_RESULT_ERROR_INVALID_EVENT
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList == NULL && numEventsInWaitList > 0`
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList != NULL && numEventsInWaitList == 0`
 *  - UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS
 *  - UR_RESULT_ERROR_INVALID_MEM_OBJECT
 *  - UR_RESULT_ERROR_INVALID_SIZE: the range passes the end of the buffer
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 */
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueMemBufferCopy(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc, ur_mem_handle_t hBufferDst,
    size_t srcOffset, size_t dstOffset, size_t size, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);

/**
 * @brief Enqueues a copy of a box between two buffers.
 *
 * Source: OpenCL 3.0 clEnqueueCopyBufferRect.
 * @param hQueue [in] queue that takes the command
 * @param hBufferSrc [in] buffer to copy from
 * @param hBufferDst [in] buffer to copy to
 * @param srcOrigin [in] where the box starts in the source buffer (bytes)
 * @param dstOrigin [in] where the box starts in the destination buffer (bytes)
 * @param region [in] size of the box: width in bytes for buffers and in pixels for images, height in rows, depth in slices
 * @param srcRowPitch [in] distance between rows in the source buffer, 0 for the width of the region (bytes)
 * @param srcSlicePitch [in] distance between slices in the source buffer, 0 for tightly packed rows (bytes)
 * @param dstRowPitch [in] distance between rows in the destination buffer, 0 for the width of the region (bytes)
 * @param dstSlicePitch [in] distance between slices in the destination buffer, 0 for tightly packed rows (bytes)
 * @param numEventsInWaitList [in] entries of phEventWaitList (count)
 * @param phEventWaitList [in, optional] events that must be complete before the command starts; NULL if and only if there are none; numEventsInWaitList elements
 * @param phEvent [out, optional] returns an event that tracks the command; NULL if none is wanted
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_QUEUE
 *  - UR_RESULT_ERROR_INVALID_EVENT
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList == NULL && numEventsInWaitList > 0`
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList != NULL && numEventsInWaitList == 0`
 *  - UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS
 *  - UR_RESULT_ERROR_INVALID_MEM_OBJECT
 *  - UR_RESULT_ERROR_INVALID_SIZE: `region.width == 0 || region.height == 0 || region.depth == 0`
 *  - UR_RESULT_ERROR_INVALID_SIZE: `srcRowPitch != 0 && srcRowPitch < region.width`
 *  - UR_RESULT_ERROR_INVALID_SIZE: `dstRowPitch != 0 && dstRowPitch < region.width`
 *  - UR_RESULT_ERROR_INVALID_SIZE: `srcSlicePitch != 0 && srcSlicePitch < region.height * (srcRowPitch != 0 ? srcRowPitch : region.width)`
 *  - UR_RESULT_ERROR_INVALID_SIZE: `srcSlicePitch != 0 && srcSlicePitch % (srcRowPitch != 0 ? srcRowPitch : region.width) != 0`
 *  - UR_RESULT_ERROR_INVALID_SIZE: `dstSlicePitch != 0 && dstSlicePitch < region.height * (dstRowPitch != 0 ? dstRowPitch : region.width)`
 *  - UR_RESULT_ERROR_INVALID_SIZE: `dstSlicePitch != 0 && dstSlicePitch % (dstRowPitch != 0 ? dstRowPitch : region.width) != 0`
 *  - UR_RESULT_ERROR_INVALID_SIZE: the box passes the end of the buffer
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 */
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueMemBufferCopyRect(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc, ur_mem_handle_t hBufferDst,
    ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region,
    size_t srcRowPitch, size_t srcSlicePitch, size_t dstRowPitch, size_t dstSlicePitch,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);

/**
 * @brief Enqueues a fill of a buffer with a repeated pattern.
 *
 * Source: OpenCL 3.0 clEnqueueFillBuffer.
 * @param hQueue [in] queue that takes the command
 * @param hBuffer [in] buffer that the command accesses
 * @param pPattern [in] pattern to repeat
 * @param patternSize [in] size of the pattern, a power of two (bytes)
 * @param offset [in] where the range starts in the buffer, a multiple of the pattern's size (bytes)
 * @param size [in] length of the range, a multiple of the pattern's size (bytes)
 * @param numEventsInWaitList [in] entries of phEventWaitList (count)
 * @param phEventWaitList [in, optional] events that must be complete before the command starts; NULL if and only if there are none; numEventsInWaitList elements
 * @param phEvent [out, optional] returns an event that tracks the command; NULL if none is wanted
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_QUEUE
 *  - UR_RESULT_ERROR_INVALID_EVENT
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList == NULL && numEventsInWaitList > 0`
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList != NULL && numEventsInWaitList == 0`
 *  - UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS
 *  - UR_RESULT_ERROR_INVALID_MEM_OBJECT
 *  - UR_RESULT_ERROR_INVALID_SIZE: `patternSize == 0 || size == 0`
 *  - UR_RESULT_ERROR_INVALID_SIZE: `patternSize > size`
 *  - UR_RESULT_ERROR_INVALID_SIZE: `(patternSize & (patternSize - 1)) != 0`
 *  - UR_RESULT_ERROR_INVALID_SIZE: `size % patternSize != 0`
 *  - UR_RESULT_ERROR_INVALID_SIZE: `offset % patternSize != 0`
 *  - UR_RESULT_ERROR_INVALID_SIZE: the range passes the end of the buffer
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 */
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueMemBufferFill(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, const void *pPattern, size_t patternSize,
    size_t offset, size_t size, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);

/**
 * @brief Enqueues a read of a box of an image into host memory.
 *
 * Source: OpenCL 3.0 clEnqueueReadImage.
 * Devices tell with UR_DEVICE_INFO_IMAGE_SUPPORT whether they have it.
 * @param hQueue [in] queue that takes the command
 * @param hImage [in] image to read
 * @param blockingRead [in] whether the call returns only when the pixels have been read
 * @param origin [in] where the box starts in the image (elements)
 * @param region [in] size of the box: width in bytes for buffers and in pixels for images, height in rows, depth in slices
 * @param rowPitch [in] distance between rows in host memory, 0 for tightly packed pixels (bytes)
 * @param slicePitch [in] distance between slices in host memory, 0 for tightly packed rows of pixels (bytes)
 * @param pDst [in] host memory that receives the pixels
 * @param numEventsInWaitList [in] entries of phEventWaitList (count)
 * @param phEventWaitList [in, optional] events that must be complete before the command starts; NULL if and only if there are none; numEventsInWaitList elements
 * @param phEvent [out, optional] returns an event that tracks the command; NULL if none is wanted
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_QUEUE
 *  - UR_RESULT_ERROR_INVALID_EVENT
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList == NULL && numEventsInWaitList > 0`
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList != NULL && numEventsInWaitList == 0`
 *  - UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS
 *  - UR_RESULT_ERROR_INVALID_MEM_OBJECT
 *  - UR_RESULT_ERROR_INVALID_SIZE: `region.width == 0 || region.height == 0 || region.depth == 0`
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 */
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueMemImageRead(
    ur_queue_handle_t hQueue, ur_mem_handle_t hImage, bool blockingRead, ur_rect_offset_t origin,
    ur_rect_region_t region, size_t rowPitch, size_t slicePitch, void *pDst,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);

/**
 * @brief Enqueues a write of host memory into a box of an image.
 *
 * Source: OpenCL 3.0 clEnqueueWriteImage.
 * Devices tell with UR_DEVICE_INFO_IMAGE_SUPPORT whether they have it.
 * @param hQueue [in] queue that takes the command
 * @param hImage [in] image to write
 * @param blockingWrite [in] whether the call returns only when the data at pSrc may be reused
 * @param origin [in] where the box starts in the image (elements)
 * @param region [in] size of the box: width in bytes for buffers and in pixels for images, height in rows, depth in slices
 * @param rowPitch [in] distance between rows in host memory, 0 for tightly packed pixels (bytes)
 * @param slicePitch [in] distance between slices in host memory, 0 for tightly packed rows of pixels (bytes)
 * @param pSrc [in] host memory that holds the pixels
 * @param numEventsInWaitList [in] entries of phEventWaitList (count)
 * @param phEventWaitList [in, optional] events that must be complete before the command starts; NULL if and only if there are none; numEventsInWaitList elements
 * @param phEvent [out, optional] returns an event that tracks the command; NULL if none is wanted
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_QUEUE
 *  - UR_RESULT_ERROR_INVALID_EVENT
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList == NULL && numEventsInWaitList > 0`
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList != NULL && numEventsInWaitList == 0`
 *  - UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS
 *  - UR_RESULT_ERROR_INVALID_MEM_OBJECT
 *  - UR_RESULT_ERROR_INVALID_SIZE: `region.width == 0 || region.height == 0 || region.depth == 0`
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 */
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueMemImageWrite(
    ur_queue_handle_t hQueue, ur_mem_handle_t hImage, bool blockingWrite, ur_rect_offset_t origin,
    ur_rect_region_t region, size_t rowPitch, size_t slicePitch, void *pSrc,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);

/**
 * @brief Enqueues a copy of a box between two images.
 *
 * Source: OpenCL 3.0 clEnqueueCopyImage.
 * Devices tell with UR_DEVICE_INFO_IMAGE_SUPPORT whether they have it.
 * @param hQueue [in] queue that takes the command
 * @param hImageSrc [in] image to copy from
 * @param hImageDst [in] image to copy to
 * @param srcOrigin [in] where the box starts in the source image (elements)
 * @param dstOrigin [in] where the box starts in the destination image (elements)
 * @param region [in] size of the box: width in bytes for buffers and in pixels for images, height in rows, depth in slices
 * @param numEventsInWaitList [in] entries of phEventWaitList (count)
 * @param phEventWaitList [in, optional] events that must be complete before the command starts; NULL if and only if there are none; numEventsInWaitList elements
 * @param phEvent [out, optional] returns an event that tracks the command; NULL if none is wanted
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_QUEUE
 *  - UR_RESULT_ERROR_INVALID_EVENT
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList == NULL && numEventsInWaitList > 0`
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList != NULL && numEventsInWaitList == 0`
 *  - UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS
 *  - UR_RESULT_ERROR_INVALID_MEM_OBJECT
 *  - UR_RESULT_ERROR_INVALID_SIZE: `region.width == 0 || region.height == 0 || region.depth == 0`
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 */
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueMemImageCopy(
    ur_queue_handle_t hQueue, ur_mem_handle_t hImageSrc, ur_mem_handle_t hImageDst,
    ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);

/**
 * @brief Enqueues a mapping of a buffer's range into the host's address space.
 *
 * Source: OpenCL 3.0 clEnqueueMapBuffer.
 * @param hQueue [in] queue that takes the command
 * @param hBuffer [in] buffer that the command accesses
 * @param blockingMap [in] whether the call returns only when the mapping can be used
 * @param mapFlags [in] what the host will do with the mapped range
 * @param offset [in] where the mapped range starts in the buffer (bytes)
 * @param size [in] length of the range in memory (bytes)
 * @param numEventsInWaitList [in] entries of phEventWaitList (count)
 * @param phEventWaitList [in, optional] events that must be complete before the command starts; NULL if and only if there are none; numEventsInWaitList elements
 * @param phEvent [out, optional] returns an event that tracks the command; NULL if none is wanted
 * @param ppRetMap [out] returns the address of the mapped range
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_QUEUE
 *  - UR_RESULT_ERROR_INVALID_EVENT
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList == NULL && numEventsInWaitList > 0`
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList != NULL && numEventsInWaitList == 0`
 *  - UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS
 *  - UR_RESULT_ERROR_INVALID_MEM_OBJECT
 *  - UR_RESULT_ERROR_INVALID_SIZE: the range passes the end of the buffer
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 */
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueMemBufferMap(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingMap, ur_map_flags_t mapFlags,
    size_t offset, size_t size, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent, void **ppRetMap);

/**
 * @brief Enqueues the end of a memory object's mapping.
 *
 * Source: OpenCL 3.0 clEnqueueUnmapMemObject.
 * @param hQueue [in] queue that takes the command
 * @param hMem [in] memory object whose mapping ends
 * @param pMappedPtr [in] address that the mapping returned
 * @param numEventsInWaitList [in] entries of phEventWaitList (count)
 * @param phEventWaitList [in, optional] events that must be complete before the command starts; NULL if and only if there are none; numEventsInWaitList elements
 * @param phEvent [out, optional] returns an event that tracks the command; NULL if none is wanted
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_QUEUE
 *  - UR_RESULT_ERROR_INVALID_EVENT
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList == NULL && numEventsInWaitList > 0`
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList != NULL && numEventsInWaitList == 0`
 *  - UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS
 *  - UR_RESULT_ERROR_INVALID_MEM_OBJECT
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 */
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueMemUnmap(
    ur_queue_handle_t hQueue, ur_mem_handle_t hMem, void *pMappedPtr, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);

/**
 * @brief Enqueues a fill of USM with a repeated pattern.
 *
 * Source: OpenCL cl_intel_unified_shared_memory clEnqueueMemFillINTEL.
 * @param hQueue [in] queue that takes the command
 * @param pMem [in] start of the memory to fill
 * @param patternSize [in] size of the pattern (bytes)
 * @param pPattern [in] pattern to repeat
 * @param size [in] length of the range, a multiple of the pattern's size (bytes)
 * @param numEventsInWaitList [in] entries of phEventWaitList (count)
 * @param phEventWaitList [in, optional] events that must be complete before the command starts; NULL if and only if there are none; numEventsInWaitList elements
 * @param phEvent [out, optional] returns an event that tracks the command; NULL if none is wanted
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_QUEUE
 *  - UR_RESULT_ERROR_INVALID_EVENT
 *  - UR_RESULT_ERROR_INVALID_SIZE: `patternSize == 0 || size == 0`
 *  - UR_RESULT_ERROR_INVALID_SIZE: `patternSize > size`
 *  - UR_RESULT_ERROR_INVALID_SIZE: `size % patternSize != 0`
 *  - UR_RESULT_ERROR_INVALID_SIZE: the range passes the end of the allocation
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList == NULL && numEventsInWaitList > 0`
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList != NULL && numEventsInWaitList == 0`
 *  - UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS
 *  - UR_RESULT_ERROR_INVALID_MEM_OBJECT
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 */
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueUSMFill(
    ur_queue_handle_t hQueue, void *pMem, size_t patternSize, const void *pPattern, size_t size,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);

/**
 * @brief Enqueues a copy between USM or host addresses.
 *
 * Source: OpenCL cl_intel_unified_shared_memory clEnqueueMemcpyINTEL.
 * @param hQueue [in] queue that takes the command
 * @param blocking [in] whether the call returns only when the command is complete
 * @param pDst [in] USM or host address to copy to
 * @param pSrc [in] USM or host address to copy from
 * @param size [in] bytes to copy, at least 1 (bytes)
 * @param numEventsInWaitList [in] entries of phEventWaitList (count)
 * @param phEventWaitList [in, optional] events that must be complete before the command starts; NULL if and only if there are none; numEventsInWaitList elements
 * @param phEvent [out, optional] returns an event that tracks the command; NULL if none is wanted
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_QUEUE
 *  - UR_RESULT_ERROR_INVALID_EVENT
 *  - UR_RESULT_ERROR_INVALID_SIZE: `size == 0`
 *  - UR_RESULT_ERROR_INVALID_SIZE: the range passes the end of the allocation
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList == NULL && numEventsInWaitList > 0`
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList != NULL && numEventsInWaitList == 0`
 *  - UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS
 *  - UR_RESULT_ERROR_INVALID_MEM_OBJECT
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 */
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueUSMMemcpy(
    ur_queue_handle_t hQueue, bool blocking, void *pDst, const void *pSrc, size_t size,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);

/**
 * @brief Enqueues a migration of USM to where it will be used.
 *
 * Source: OpenCL cl_intel_unified_shared_memory clEnqueueMigrateMemINTEL.
 * @param hQueue [in] queue that takes the command
 * @param pMem [in] start of the USM to migrate
 * @param size [in] length of the range in memory (bytes)
 * @param flags [in] direction of the migration
 * @param numEventsInWaitList [in] entries of phEventWaitList (count)
 * @param phEventWaitList [in, optional] events that must be complete before the command starts; NULL if and only if there are none; numEventsInWaitList elements
 * @param phEvent [out, optional] returns an event that tracks the command; NULL if none is wanted
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_QUEUE
 *  - UR_RESULT_ERROR_INVALID_EVENT
 *  - UR_RESULT_ERROR_INVALID_SIZE: `size == 0`
 *  - UR_RESULT_ERROR_INVALID_SIZE: the range passes the end of the allocation
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList == NULL && numEventsInWaitList > 0`
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList != NULL && numEventsInWaitList == 0`
 *  - UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS
 *  - UR_RESULT_ERROR_INVALID_MEM_OBJECT
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 */
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueUSMPrefetch(
    ur_queue_handle_t hQueue, const void *pMem, size_t size, ur_usm_migration_flags_t flags,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);

/**
 * @brief Enqueues advice to the driver on the use of USM.
 *
 * Source: OpenCL cl_intel_unified_shared_memory clEnqueueMemAdviseINTEL.
 * @param hQueue [in] queue that takes the command
 * @param pMem [in] start of the USM that the advice is for
 * @param size [in] length of the range in memory (bytes)
 * @param advice [in] how the memory will be used
 * @param phEvent [out, optional] returns an event that tracks the command; NULL if none is wanted
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_QUEUE
 *  - UR_RESULT_ERROR_INVALID_EVENT
 *  - UR_RESULT_ERROR_INVALID_SIZE: `size == 0`
 *  - UR_RESULT_ERROR_INVALID_SIZE: the range passes the end of the allocation
 *  - UR_RESULT_ERROR_INVALID_MEM_OBJECT
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 */
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueUSMAdvise(
    ur_queue_handle_t hQueue, const void *pMem, size_t size, ur_usm_advice_flags_t advice,
    ur_event_handle_t *phEvent);

/**
 * @brief Enqueues a fill of a rectangle of USM with a repeated pattern.
 * @param hQueue [in] queue that takes the command
 * @param pMem [in] start of the first row to fill
 * @param pitch [in] distance between rows in memory (bytes)
 * @param patternSize [in] size of the pattern, a power of two that divides width times height; it goes on from row to row (bytes)
 * @param pPattern [in] pattern to repeat
 * @param width [in] length of each row of the rectangle (bytes)
 * @param height [in] rows of the rectangle (rows)
 * @param numEventsInWaitList [in] entries of phEventWaitList (count)
 * @param phEventWaitList [in, optional] events that must be complete before the command starts; NULL if and only if there are none; numEventsInWaitList elements
 * @param phEvent [out, optional] returns an event that tracks the command; NULL if none is wanted
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_SIZE: `pitch == 0`
 *  - UR_RESULT_ERROR_INVALID_SIZE: `pitch < width`
 *  - UR_RESULT_ERROR_INVALID_SIZE: `patternSize == 0`
 *  - UR_RESULT_ERROR_INVALID_SIZE: `patternSize > width * height`
 *  - UR_RESULT_ERROR_INVALID_SIZE: `patternSize != 0 && ((patternSize & (patternSize - 1)) != 0)`
 *  - UR_RESULT_ERROR_INVALID_SIZE: `width == 0`
 *  - UR_RESULT_ERROR_INVALID_SIZE: `height == 0`
 *  - UR_RESULT_ERROR_INVALID_SIZE: `width * height % patternSize != 0`
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList == NULL && numEventsInWaitList > 0`
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList != NULL && numEventsInWaitList == 0`
 *  - UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS
 *  - UR_RESULT_ERROR_INVALID_MEM_OBJECT
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
 */
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueUSMFill2D(
    ur_queue_handle_t hQueue, void *pMem, size_t pitch, size_t patternSize, const void *pPattern,
    size_t width, size_t height, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);

/**
 * @brief Enqueues a copy of a rectangle between USM or host addresses.
 * @param hQueue [in] queue that takes the command
 * @param blocking [in] whether the call returns only when the command is complete
 * @param pDst [in] USM or host address of the destination's first row
 * @param dstPitch [in] distance between rows at the destination (bytes)
 * @param pSrc [in] USM or host address of the source's first row
 * @param srcPitch [in] distance between rows at the source (bytes)
 * @param width [in] length of each row of the rectangle (bytes)
 * @param height [in] rows of the rectangle (rows)
 * @param numEventsInWaitList [in] entries of phEventWaitList (count)
 * @param phEventWaitList [in, optional] events that must be complete before the command starts; NULL if and only if there are none; numEventsInWaitList elements
 * @param phEvent [out, optional] returns an event that tracks the command; NULL if none is wanted
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_SIZE: `srcPitch == 0`
 *  - UR_RESULT_ERROR_INVALID_SIZE: `dstPitch == 0`
 *  - UR_RESULT_ERROR_INVALID_SIZE: `srcPitch < width`
 *  - UR_RESULT_ERROR_INVALID_SIZE: `dstPitch < width`
 *  - UR_RESULT_ERROR_INVALID_SIZE: `height == 0`
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList == NULL && numEventsInWaitList > 0`
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList != NULL && numEventsInWaitList == 0`
 *  - UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS
 *  - UR_RESULT_ERROR_INVALID_MEM_OBJECT
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
 */
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueUSMMemcpy2D(
    ur_queue_handle_t hQueue, bool blocking, void *pDst, size_t dstPitch, const void *pSrc,
    size_t srcPitch, size_t width, size_t height, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);

/**
 * @brief Enqueues a write of host memory into a global variable of a program.
 * Devices tell with UR_DEVICE_INFO_GLOBAL_VARIABLE_SUPPORT whether they have it.
 * @param hQueue [in] queue that takes the command
 * @param hProgram [in] program
 * @param name [in] unique name of the global variable, as the compiler gives it
 * @param blockingWrite [in] whether the call returns only when the data at pSrc may be reused
 * @param count [in] bytes to write (bytes)
 * @param offset [in] where the bytes start in the global variable (bytes)
 * @param pSrc [in] host memory that holds the bytes for the variable
 * @param numEventsInWaitList [in] entries of phEventWaitList (count)
 * @param phEventWaitList [in, optional] events that must be complete before the command starts; NULL if and only if there are none; numEventsInWaitList elements
 * @param phEvent [out, optional] returns an event that tracks the command; NULL if none is wanted
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_PROGRAM_EXECUTABLE
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList == NULL && numEventsInWaitList > 0`
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList != NULL && numEventsInWaitList == 0`
 *  - UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS
 */
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueDeviceGlobalVariableWrite(
    ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *name, bool blockingWrite,
    size_t count, size_t offset, const void *pSrc, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);

/**
 * @brief Enqueues a read of a program's global variable into host memory.
 * Devices tell with UR_DEVICE_INFO_GLOBAL_VARIABLE_SUPPORT whether they have it.
 * @param hQueue [in] queue that takes the command
 * @param hProgram [in] program
 * @param name [in] unique name of the global variable, as the compiler gives it
 * @param blockingRead [in] whether the call returns only when the data has been read
 * @param count [in] bytes to read (bytes)
 * @param offset [in] where the bytes start in the global variable (bytes)
 * @param pDst [in] host memory that receives the bytes of the variable
 * @param numEventsInWaitList [in] entries of phEventWaitList (count)
 * @param phEventWaitList [in, optional] events that must be complete before the command starts; NULL if and only if there are none; numEventsInWaitList elements
 * @param phEvent [out, optional] returns an event that tracks the command; NULL if none is wanted
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_PROGRAM_EXECUTABLE
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList == NULL && numEventsInWaitList > 0`
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList != NULL && numEventsInWaitList == 0`
 *  - UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS
 */
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueDeviceGlobalVariableRead(
    ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *name, bool blockingRead,
    size_t count, size_t offset, void *pDst, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);

/**
 * @brief Enqueues a read by the host of data that kernels wrote to a pipe.
 *
 * Source: OpenCL cl_intel_program_scope_host_pipe clEnqueueReadHostPipeINTEL.
 * Devices tell with UR_DEVICE_INFO_HOST_PIPE_READ_WRITE_SUPPORT whether they have it.
 * @param hQueue [in] queue that takes the command
 * @param hProgram [in] program
 * @param pipe_symbol [in] name of the pipe in the program
 * @param blocking [in] whether the call returns only when the data has been read
 * @param pDst [in] host memory that receives the data of the pipe
 * @param size [in] bytes to read from the pipe (bytes)
 * @param numEventsInWaitList [in] entries of phEventWaitList (count)
 * @param phEventWaitList [in, optional] events that must be complete before the command starts; NULL if and only if there are none; numEventsInWaitList elements
 * @param phEvent [out, optional] returns an event that tracks the command; NULL if none is wanted
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList == NULL && numEventsInWaitList > 0`
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList != NULL && numEventsInWaitList == 0`
 *  - UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS
 */
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueReadHostPipe(
    ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *pipe_symbol, bool blocking,
    void *pDst, size_t size, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);

/**
 * @brief Enqueues a write by the host of data for kernels to read from a pipe.
 *
 * Source: OpenCL cl_intel_program_scope_host_pipe clEnqueueWriteHostPipeINTEL.
 * Devices tell with UR_DEVICE_INFO_HOST_PIPE_READ_WRITE_SUPPORT whether they have it.
 * @param hQueue [in] queue that takes the command
 * @param hProgram [in] program
 * @param pipe_symbol [in] name of the pipe in the program
 * @param blocking [in] whether the call returns only when the data at pSrc may be reused
 * @param pSrc [in] host memory that holds the data for the pipe
 * @param size [in] bytes to write to the pipe (bytes)
 * @param numEventsInWaitList [in] entries of phEventWaitList (count)
 * @param phEventWaitList [in, optional] events that must be complete before the command starts; NULL if and only if there are none; numEventsInWaitList elements
 * @param phEvent [out, optional] returns an event that tracks the command; NULL if none is wanted
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList == NULL && numEventsInWaitList > 0`
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList != NULL && numEventsInWaitList == 0`
 *  - UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS
 */
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueWriteHostPipe(
    ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *pipe_symbol, bool blocking,
    void *pSrc, size_t size, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);

/**
 * @brief Returns a property of an event.
 *
 * Source: OpenCL 3.0 clGetEventInfo.
 * @param hEvent [in] event to query
 * @param propName [in] property to query
 * @param propSize [in] size of the memory at pPropValue, 0 if that is NULL (bytes)
 * @param pPropValue [out, optional] returns the value of the property; NULL if only its size is wanted
 * @param pPropSizeRet [out, optional] returns the size of the property's value; may be NULL (bytes)
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION
 *  - UR_RESULT_ERROR_INVALID_SIZE: `propSize == 0 && pPropValue != NULL`
 *  - UR_RESULT_ERROR_INVALID_NULL_POINTER: `propSize != 0 && pPropValue == NULL`
 *  - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pPropValue == NULL && pPropSizeRet == NULL`
 *  - UR_RESULT_ERROR_INVALID_EVENT
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 */
UR_APIEXPORT ur_result_t UR_APICALL urEventGetInfo(
    ur_event_handle_t hEvent, ur_event_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);

/**
 * @brief Returns a timestamp of the command behind an event.
 *
 * Source: OpenCL 3.0 clGetEventProfilingInfo.
 * @param hEvent [in] event of the command whose timestamp is wanted
 * @param propName [in] timestamp to query
 * @param propSize [in] size of the memory at pPropValue, 0 if that is NULL (bytes)
 * @param pPropValue [out, optional] returns the timestamp; NULL if only its size is wanted (ns)
 * @param pPropSizeRet [out, optional] returns the size of the property's value; may be NULL (bytes)
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE
 *  - UR_RESULT_ERROR_INVALID_VALUE: `pPropValue && propSize == 0`
 *  - UR_RESULT_ERROR_INVALID_EVENT
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 *  - UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION
 */
UR_APIEXPORT ur_result_t UR_APICALL urEventGetProfilingInfo(
    ur_event_handle_t hEvent, ur_profiling_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);

/**
 * @brief Blocks the calling thread until the commands of all given events are complete.
 *
 * Source: OpenCL 3.0 clWaitForEvents.
 * @param numEvents [in] entries of phEventWaitList, at least 1 (count)
 * @param phEventWaitList [in] events to wait for; numEvents elements
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_VALUE: `numEvents == 0`
 *  - UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS
 *  - UR_RESULT_ERROR_INVALID_EVENT
 *  - UR_RESULT_ERROR_INVALID_CONTEXT
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 */
UR_APIEXPORT ur_result_t UR_APICALL urEventWait(uint32_t numEvents, const ur_event_handle_t *phEventWaitList);

/**
 * @brief Takes one more reference to an event.
 *
 * Source: OpenCL 3.0 clRetainEvent.
 * @param hEvent [in] event
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_EVENT
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 */
UR_APIEXPORT ur_result_t UR_APICALL urEventRetain(ur_event_handle_t hEvent);

/**
 * @brief Gives up one reference to an event and destroys it with the last.
 *
 * Source: OpenCL 3.0 clReleaseEvent.
 * @param hEvent [in] event
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_EVENT
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 */
UR_APIEXPORT ur_result_t UR_APICALL urEventRelease(ur_event_handle_t hEvent);

/**
 * @brief Returns the native event behind an event.
 * @param hEvent [in] event
 * @param phNativeEvent [out] returns the native event
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
 */
UR_APIEXPORT ur_result_t UR_APICALL urEventGetNativeHandle(
    ur_event_handle_t hEvent, ur_native_handle_t *phNativeEvent);

/**
 * @brief Creates an event from a native one.
 * @param hNativeEvent [in] native event to make an event from
 * @param hContext [in] context of the objects that the call creates or uses
 * @param pProperties [in, optional] ownership of the native event, NULL for the defaults
 * @param phEvent [out] returns the new event
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
 */
UR_APIEXPORT ur_result_t UR_APICALL urEventCreateWithNativeHandle(
    ur_native_handle_t hNativeEvent, ur_context_handle_t hContext,
    const ur_event_native_properties_t *pProperties, ur_event_handle_t *phEvent);

/**
 * @brief Registers a function to be called when a command reaches an execution status.
 *
 * Source: OpenCL 3.0 clSetEventCallback.
 * @param hEvent [in] event of the command that the callback follows
 * @param execStatus [in] execution status at which the function is called
 * @param pfnNotify [in] function to call; it must not block
 * @param pUserData [in, out, optional] pointer passed on to the callback as it is; may be NULL
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION: `execStatus == UR_EXECUTION_INFO_QUEUED`
 */
UR_APIEXPORT ur_result_t UR_APICALL urEventSetCallback(
    ur_event_handle_t hEvent, ur_execution_info_t execStatus, ur_event_callback_t pfnNotify,
    void *pUserData);

/**
 * @brief Enqueues an allocation of device USM; the address is returned at once, for commands ordered after it.
 *
 * Source: CUDA cuMemAllocFromPoolAsync.
 * Devices tell with UR_DEVICE_INFO_ASYNC_USM_ALLOCATIONS_SUPPORT_EXP whether they have it.
 * @param hQueue [in] queue that takes the command
 * @param pPool [in, optional] pool of the allocation, NULL for the default
 * @param size [in] size of the allocation (bytes)
 * @param pProperties [in, optional] allocation options, NULL for none
 * @param numEventsInWaitList [in] entries of phEventWaitList (count)
 * @param phEventWaitList [in, optional] events that must be complete before the command starts; NULL if and only if there are none; numEventsInWaitList elements
 * @param ppMem [out] returns the address of the allocation
 * @param phEvent [out, optional] returns an event that tracks the command; NULL if none is wanted
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE
 *  - UR_RESULT_ERROR_INVALID_NULL_POINTER
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList == NULL && numEventsInWaitList > 0`
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList != NULL && numEventsInWaitList == 0`
 */
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueUSMDeviceAllocExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, const size_t size,
    const ur_exp_async_usm_alloc_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, void **ppMem, ur_event_handle_t *phEvent);

/**
 * @brief Enqueues an allocation of shared USM; the address is returned at once, for commands ordered after it.
 * Devices tell with UR_DEVICE_INFO_ASYNC_USM_ALLOCATIONS_SUPPORT_EXP whether they have it.
 * @param hQueue [in] queue that takes the command
 * @param pPool [in, optional] pool of the allocation, NULL for the default
 * @param size [in] size of the allocation (bytes)
 * @param pProperties [in, optional] allocation options, NULL for none
 * @param numEventsInWaitList [in] entries of phEventWaitList (count)
 * @param phEventWaitList [in, optional] events that must be complete before the command starts; NULL if and only if there are none; numEventsInWaitList elements
 * @param ppMem [out] returns the address of the allocation
 * @param phEvent [out, optional] returns an event that tracks the command; NULL if none is wanted
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE
 *  - UR_RESULT_ERROR_INVALID_NULL_POINTER
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList == NULL && numEventsInWaitList > 0`
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList != NULL && numEventsInWaitList == 0`
 */
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueUSMSharedAllocExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, const size_t size,
    const ur_exp_async_usm_alloc_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, void **ppMem, ur_event_handle_t *phEvent);

/**
 * @brief Enqueues an allocation of host USM; the address is returned at once, for commands ordered after it.
 * Devices tell with UR_DEVICE_INFO_ASYNC_USM_ALLOCATIONS_SUPPORT_EXP whether they have it.
 * @param hQueue [in] queue that takes the command
 * @param pPool [in, optional] pool of the allocation, NULL for the default
 * @param size [in] size of the allocation (bytes)
 * @param pProperties [in, optional] allocation options, NULL for none
 * @param numEventsInWaitList [in] entries of phEventWaitList (count)
 * @param phEventWaitList [in, optional] events that must be complete before the command starts; NULL if and only if there are none; numEventsInWaitList elements
 * @param ppMem [out] returns the address of the allocation
 * @param phEvent [out, optional] returns an event that tracks the command; NULL if none is wanted
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE
 *  - UR_RESULT_ERROR_INVALID_NULL_POINTER
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList == NULL && numEventsInWaitList > 0`
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList != NULL && numEventsInWaitList == 0`
 */
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueUSMHostAllocExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, const size_t size,
    const ur_exp_async_usm_alloc_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, void **ppMem, ur_event_handle_t *phEvent);

/**
 * @brief Enqueues the release of USM after all commands that it is ordered behind.
 *
 * Source: CUDA cuMemFreeAsync.
 * Devices tell with UR_DEVICE_INFO_ASYNC_USM_ALLOCATIONS_SUPPORT_EXP whether they have it.
 * @param hQueue [in] queue that takes the command
 * @param pPool [in, optional] pool that the allocation came from, NULL for the default
 * @param pMem [in] address that the allocation returned
 * @param numEventsInWaitList [in] entries of phEventWaitList (count)
 * @param phEventWaitList [in, optional] events that must be complete before the command starts; NULL if and only if there are none; numEventsInWaitList elements
 * @param phEvent [out, optional] returns an event that tracks the command; NULL if none is wanted
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE
 *  - UR_RESULT_ERROR_INVALID_NULL_POINTER
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList == NULL && numEventsInWaitList > 0`
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList != NULL && numEventsInWaitList == 0`
 */
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueUSMFreeExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, void *pMem, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);

/**
 * @brief Creates a USM pool for one device of a context.
 *
 * Source: CUDA cuMemPoolCreate.
 * Devices tell with UR_DEVICE_INFO_USM_POOL_SUPPORT whether they have it.
 * @param hContext [in] context of the objects that the call creates or uses
 * @param hDevice [in] device whose memory the pool manages
 * @param pPoolDesc [in] description of the pool
 * @param pPool [out] returns the new pool
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE
 *  - UR_RESULT_ERROR_INVALID_VALUE
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
 */
UR_APIEXPORT ur_result_t UR_APICALL urUSMPoolCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_desc_t *pPoolDesc,
    ur_usm_pool_handle_t *pPool);

/**
 * @brief Destroys a USM pool of a device.
 *
 * Source: CUDA cuMemPoolDestroy.
 * Devices tell with UR_DEVICE_INFO_USM_POOL_SUPPORT whether they have it.
 * @param hContext [in] context of the objects that the call creates or uses
 * @param hDevice [in] device that the call is about, one of the context where there is one
 * @param hPool [in] pool to destroy
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE
 *  - UR_RESULT_ERROR_INVALID_VALUE
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
 */
UR_APIEXPORT ur_result_t UR_APICALL urUSMPoolDestroyExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t hPool);

/**
 * @brief Returns the pool that a device has from the start.
 *
 * Source: CUDA cuDeviceGetDefaultMemPool.
 * Devices tell with UR_DEVICE_INFO_USM_POOL_SUPPORT whether they have it.
 * @param hContext [in] context of the objects that the call creates or uses
 * @param hDevice [in] device that the call is about, one of the context where there is one
 * @param pPool [out] returns the default pool of the device
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE
 *  - UR_RESULT_ERROR_INVALID_VALUE
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
 */
UR_APIEXPORT ur_result_t UR_APICALL urUSMPoolGetDefaultDevicePoolExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t *pPool);

/**
 * @brief Returns a property of a USM pool, given no buffer size.
 *
 * Source: CUDA cuMemPoolGetAttribute.
 * Devices tell with UR_DEVICE_INFO_USM_POOL_SUPPORT whether they have it.
 * @param hPool [in] pool that the call is about
 * @param propName [in] property to query
 * @param pPropValue [out, optional] returns the value, in room enough for its type; NULL if only its size is wanted
 * @param pPropSizeRet [out, optional] returns the size of the property's value; may be NULL (bytes)
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION
 *  - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pPropValue == NULL && pPropSizeRet == NULL`
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 */
UR_APIEXPORT ur_result_t UR_APICALL urUSMPoolGetInfoExp(
    ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName, void *pPropValue, size_t *pPropSizeRet);

/**
 * @brief Sets a property of a USM pool.
 *
 * Source: CUDA cuMemPoolSetAttribute.
 * Devices tell with UR_DEVICE_INFO_USM_POOL_SUPPORT whether they have it.
 * @param hPool [in] pool that the call is about
 * @param propName [in] pool property to set
 * @param pPropValue [in] new value of the pool property
 * @param propSize [in] size of the new value (bytes)
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
 *  - UR_RESULT_ERROR_INVALID_DEVICE
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 */
UR_APIEXPORT ur_result_t UR_APICALL urUSMPoolSetInfoExp(
    ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName, void *pPropValue, size_t propSize);

/**
 * @brief Makes a pool the current one of a device, used when an allocation names none.
 *
 * Source: CUDA cuDeviceSetMemPool.
 * Devices tell with UR_DEVICE_INFO_USM_POOL_SUPPORT whether they have it.
 * @param hContext [in] context of the objects that the call creates or uses
 * @param hDevice [in] device whose current pool is set
 * @param hPool [in] pool to make the current one
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE
 *  - UR_RESULT_ERROR_INVALID_VALUE
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
 */
UR_APIEXPORT ur_result_t UR_APICALL urUSMPoolSetDevicePoolExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t hPool);

/**
 * @brief Returns the current pool of a device.
 *
 * Source: CUDA cuDeviceGetMemPool.
 * Devices tell with UR_DEVICE_INFO_USM_POOL_SUPPORT whether they have it.
 * @param hContext [in] context of the objects that the call creates or uses
 * @param hDevice [in] device that the call is about, one of the context where there is one
 * @param pPool [out] returns the current pool of the device
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE
 *  - UR_RESULT_ERROR_INVALID_VALUE
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
 */
UR_APIEXPORT ur_result_t UR_APICALL urUSMPoolGetDevicePoolExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t *pPool);

/**
 * @brief Gives unused memory of a pool back to the driver, down to a given amount.
 *
 * Source: CUDA cuMemPoolTrimTo.
 * Devices tell with UR_DEVICE_INFO_USM_POOL_SUPPORT whether they have it.
 * @param hContext [in] context of the objects that the call creates or uses
 * @param hDevice [in] device that the call is about, one of the context where there is one
 * @param hPool [in] pool to trim
 * @param minBytesToKeep [in] reserved memory that the pool may keep (bytes)
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE
 *  - UR_RESULT_ERROR_INVALID_VALUE
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
 */
UR_APIEXPORT ur_result_t UR_APICALL urUSMPoolTrimToExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_usm_pool_handle_t hPool,
    size_t minBytesToKeep);

/**
 * @brief Allocates device USM for rows at a pitch that suits the device.
 *
 * Source: CUDA cuMemAllocPitch.
 * Devices tell with UR_DEVICE_INFO_BINDLESS_IMAGES_SUPPORT_EXP whether they have it.
 * @param hContext [in] context of the objects that the call creates or uses
 * @param hDevice [in] device on which the rows lie
 * @param pUSMDesc [in, optional] further wishes for the allocation; NULL for none
 * @param pool [in, optional] pool to allocate from, NULL to let the adapter choose
 * @param widthInBytes [in] length of each row (bytes)
 * @param height [in] rows to allocate (rows)
 * @param elementSizeBytes [in] size of the largest element that is accessed at a time (bytes)
 * @param ppMem [out] returns the address of the first row
 * @param pResultPitch [out] returns the distance between rows (bytes)
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_CONTEXT
 *  - UR_RESULT_ERROR_INVALID_VALUE: `pUSMDesc && pUSMDesc->align != 0 && ((pUSMDesc->align & (pUSMDesc->align-1)) != 0)`
 *  - UR_RESULT_ERROR_INVALID_USM_SIZE: `widthInBytes == 0`
 *  - UR_RESULT_ERROR_INVALID_OPERATION
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 */
UR_APIEXPORT ur_result_t UR_APICALL urUSMPitchedAllocExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_usm_desc_t *pUSMDesc,
    ur_usm_pool_handle_t pool, size_t widthInBytes, size_t height, size_t elementSizeBytes,
    void **ppMem, size_t *pResultPitch);

/**
 * @brief Destroys the handle of an unsampled image, leaving its memory alone.
 *
 * Source: CUDA cuSurfObjectDestroy.
 * Devices tell with UR_DEVICE_INFO_BINDLESS_IMAGES_SUPPORT_EXP whether they have it.
 * @param hContext [in] context of the objects that the call creates or uses
 * @param hDevice [in] device that the call is about, one of the context where there is one
 * @param hImage [in] unsampled image handle to destroy
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_CONTEXT
 *  - UR_RESULT_ERROR_INVALID_VALUE
 */
UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesUnsampledImageHandleDestroyExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_image_native_handle_t hImage);

/**
 * @brief Destroys the handle of a sampled image, leaving its memory alone.
 *
 * Source: CUDA cuTexObjectDestroy.
 * Devices tell with UR_DEVICE_INFO_BINDLESS_IMAGES_SUPPORT_EXP whether they have it.
 * @param hContext [in] context of the objects that the call creates or uses
 * @param hDevice [in] device that the call is about, one of the context where there is one
 * @param hImage [in] sampled image handle to destroy
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_CONTEXT
 *  - UR_RESULT_ERROR_INVALID_VALUE
 */
UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesSampledImageHandleDestroyExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_image_native_handle_t hImage);

/**
 * @brief Allocates memory for a bindless image.
 *
 * Source: CUDA cuArray3DCreate.
 * Devices tell with UR_DEVICE_INFO_BINDLESS_IMAGES_SUPPORT_EXP whether they have it.
 * @param hContext [in] context of the objects that the call creates or uses
 * @param hDevice [in] device that the call is about, one of the context where there is one
 * @param pImageFormat [in] pixel format of the image
 * @param pImageDesc [in] shape and layout of the image
 * @param phImageMem [out] returns the image memory
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_CONTEXT
 *  - UR_RESULT_ERROR_INVALID_VALUE
 *  - UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR: `pImageDesc && UR_MEM_TYPE_IMAGE_GATHER_EXP < pImageDesc->type`
 *  - UR_RESULT_ERROR_INVALID_IMAGE_SIZE
 *  - UR_RESULT_ERROR_INVALID_OPERATION
 */
UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesImageAllocateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, ur_exp_image_mem_native_handle_t *phImageMem);

/**
 * @brief Frees the memory of a bindless image.
 *
 * Source: CUDA cuArrayDestroy.
 * Devices tell with UR_DEVICE_INFO_BINDLESS_IMAGES_SUPPORT_EXP whether they have it.
 * @param hContext [in] context of the objects that the call creates or uses
 * @param hDevice [in] device that the call is about, one of the context where there is one
 * @param hImageMem [in] image memory to free
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_CONTEXT
 *  - UR_RESULT_ERROR_INVALID_VALUE
 */
UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesImageFreeExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_image_mem_native_handle_t hImageMem);

/**
 * @brief Creates an image handle through which kernels read and write pixels directly.
 *
 * Source: CUDA cuSurfObjectCreate.
 * Devices tell with UR_DEVICE_INFO_BINDLESS_IMAGES_SUPPORT_EXP whether they have it.
 * @param hContext [in] context of the objects that the call creates or uses
 * @param hDevice [in] device that the call is about, one of the context where there is one
 * @param hImageMem [in] image memory that the call is about
 * @param pImageFormat [in] pixel format of the image
 * @param pImageDesc [in] shape and layout of the image
 * @param phImage [out] returns the image handle to pass to kernels
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_CONTEXT
 *  - UR_RESULT_ERROR_INVALID_VALUE
 *  - UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR: `pImageDesc && UR_MEM_TYPE_IMAGE_GATHER_EXP < pImageDesc->type`
 *  - UR_RESULT_ERROR_INVALID_IMAGE_SIZE
 *  - UR_RESULT_ERROR_INVALID_OPERATION
 *  - UR_RESULT_ERROR_ADAPTER_SPECIFIC
 */
UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesUnsampledImageCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_image_mem_native_handle_t hImageMem, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, ur_exp_image_native_handle_t *phImage);

/**
 * @brief Creates an image handle through which kernels read with a sampler.
 *
 * Source: CUDA cuTexObjectCreate.
 * Devices tell with UR_DEVICE_INFO_BINDLESS_IMAGES_SUPPORT_EXP whether they have it.
 * @param hContext [in] context of the objects that the call creates or uses
 * @param hDevice [in] device that the call is about, one of the context where there is one
 * @param hImageMem [in] image memory that the call is about
 * @param pImageFormat [in] pixel format of the image
 * @param pImageDesc [in] shape and layout of the image
 * @param pSamplerDesc [in] description of the sampler built into the image handle
 * @param phImage [out] returns the image handle to pass to kernels
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_CONTEXT
 *  - UR_RESULT_ERROR_INVALID_VALUE
 *  - UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR: `pImageDesc && UR_MEM_TYPE_IMAGE_GATHER_EXP < pImageDesc->type`
 *  - UR_RESULT_ERROR_INVALID_IMAGE_SIZE
 *  - UR_RESULT_ERROR_INVALID_SAMPLER
 *  - UR_RESULT_ERROR_INVALID_OPERATION
 *  - UR_RESULT_ERROR_ADAPTER_SPECIFIC
 */
UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesSampledImageCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_image_mem_native_handle_t hImageMem, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, const ur_sampler_desc_t *pSamplerDesc,
    ur_exp_image_native_handle_t *phImage);

/**
 * @brief Enqueues a copy that involves the memory of bindless images.
 * Devices tell with UR_DEVICE_INFO_BINDLESS_IMAGES_SUPPORT_EXP whether they have it.
 * @param hQueue [in] queue that takes the command
 * @param pSrc [in] memory or image memory to copy from, as imageCopyInputTypes says
 * @param pDst [in] memory or image memory to copy to, as imageCopyInputTypes says
 * @param pSrcImageDesc [in] shape and layout of the source image
 * @param pDstImageDesc [in] shape and layout of the destination image
 * @param pSrcImageFormat [in] pixel format of the source image
 * @param pDstImageFormat [in] pixel format of the destination image
 * @param pCopyRegion [in] part of the images to copy
 * @param imageCopyFlags [in] direction of the copy
 * @param imageCopyInputTypes [in] which ends of the copy are pointers and which are image memory
 * @param numEventsInWaitList [in] entries of phEventWaitList (count)
 * @param phEventWaitList [in, optional] events that must be complete before the command starts; NULL if and only if there are none; numEventsInWaitList elements
 * @param phEvent [out, optional] returns an event that tracks the command; NULL if none is wanted
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_QUEUE
 *  - UR_RESULT_ERROR_INVALID_VALUE
 *  - UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR: `pDstImageDesc && UR_MEM_TYPE_IMAGE_GATHER_EXP < pDstImageDesc->type`
 *  - UR_RESULT_ERROR_INVALID_IMAGE_SIZE
 *  - UR_RESULT_ERROR_INVALID_OPERATION
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList == NULL && numEventsInWaitList > 0`
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList != NULL && numEventsInWaitList == 0`
 */
UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesImageCopyExp(
    ur_queue_handle_t hQueue, const void *pSrc, void *pDst, const ur_image_desc_t *pSrcImageDesc,
    const ur_image_desc_t *pDstImageDesc, const ur_image_format_t *pSrcImageFormat,
    const ur_image_format_t *pDstImageFormat, ur_exp_image_copy_region_t *pCopyRegion,
    ur_exp_image_copy_flags_t imageCopyFlags, ur_exp_image_copy_input_types_t imageCopyInputTypes,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);

/**
 * @brief Returns a property of the memory of a bindless image.
 * Devices tell with UR_DEVICE_INFO_BINDLESS_IMAGES_SUPPORT_EXP whether they have it.
 * @param hContext [in] context of the objects that the call creates or uses
 * @param hImageMem [in] image memory that the call is about
 * @param propName [in] property to query
 * @param pPropValue [out, optional] returns the value of the property; NULL if only its size is wanted
 * @param pPropSizeRet [out, optional] returns the size of the property's value; may be NULL (bytes)
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION
 *  - UR_RESULT_ERROR_INVALID_SIZE
 *  - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pPropValue == NULL && pPropSizeRet == NULL`
 *  - UR_RESULT_ERROR_INVALID_DEVICE
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 */
UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesImageGetInfoExp(
    ur_context_handle_t hContext, ur_exp_image_mem_native_handle_t hImageMem,
    ur_image_info_t propName, void *pPropValue, size_t *pPropSizeRet);

/**
 * @brief Tells whether memory of a given kind can be had for an image.
 * Devices tell with UR_DEVICE_INFO_BINDLESS_IMAGES_SUPPORT_EXP whether they have it.
 * @param hContext [in] context of the objects that the call creates or uses
 * @param hDevice [in] device that the call is about, one of the context where there is one
 * @param pImageDesc [in] shape and layout of the image
 * @param pImageFormat [in] pixel format of the image
 * @param imageMemHandleType [in] kind of image memory that is asked about
 * @param pSupportedRet [out] returns whether it is supported
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_DEVICE
 *  - UR_RESULT_ERROR_INVALID_CONTEXT
 */
UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesGetImageMemoryHandleTypeSupportExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType,
    ur_bool_t *pSupportedRet);

/**
 * @brief Tells whether an unsampled image can be made from memory of a given kind.
 * Devices tell with UR_DEVICE_INFO_BINDLESS_IMAGES_SUPPORT_EXP whether they have it.
 * @param hContext [in] context of the objects that the call creates or uses
 * @param hDevice [in] device that the call is about, one of the context where there is one
 * @param pImageDesc [in] shape and layout of the image
 * @param pImageFormat [in] pixel format of the image
 * @param imageMemHandleType [in] kind of image memory that is asked about
 * @param pSupportedRet [out] returns whether it is supported
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_DEVICE
 *  - UR_RESULT_ERROR_INVALID_CONTEXT
 */
UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesGetImageUnsampledHandleSupportExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType,
    ur_bool_t *pSupportedRet);

/**
 * @brief Tells whether a sampled image can be made from memory of a given kind.
 * Devices tell with UR_DEVICE_INFO_BINDLESS_IMAGES_SUPPORT_EXP whether they have it.
 * @param hContext [in] context of the objects that the call creates or uses
 * @param hDevice [in] device that the call is about, one of the context where there is one
 * @param pImageDesc [in] shape and layout of the image
 * @param pImageFormat [in] pixel format of the image
 * @param imageMemHandleType [in] kind of image memory that is asked about
 * @param pSupportedRet [out] returns whether it is supported
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_DEVICE
 *  - UR_RESULT_ERROR_INVALID_CONTEXT
 */
UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesGetImageSampledHandleSupportExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_desc_t *pImageDesc,
    const ur_image_format_t *pImageFormat, ur_exp_image_mem_type_t imageMemHandleType,
    ur_bool_t *pSupportedRet);

/**
 * @brief Returns the memory of one mipmap level of an image.
 *
 * Source: CUDA cuMipmappedArrayGetLevel.
 * Devices tell with UR_DEVICE_INFO_BINDLESS_IMAGES_SUPPORT_EXP whether they have it.
 * @param hContext [in] context of the objects that the call creates or uses
 * @param hDevice [in] device that the call is about, one of the context where there is one
 * @param hImageMem [in] image memory with mipmap levels
 * @param mipmapLevel [in] mipmap level, 0 for the full size
 * @param phImageMem [out] returns the memory of the level, part of the image memory given
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_CONTEXT
 *  - UR_RESULT_ERROR_INVALID_VALUE
 */
UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesMipmapGetLevelExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_image_mem_native_handle_t hImageMem, uint32_t mipmapLevel,
    ur_exp_image_mem_native_handle_t *phImageMem);

/**
 * @brief Frees the memory of an image with mipmap levels.
 *
 * Source: CUDA cuMipmappedArrayDestroy.
 * Devices tell with UR_DEVICE_INFO_BINDLESS_IMAGES_SUPPORT_EXP whether they have it.
 * @param hContext [in] context of the objects that the call creates or uses
 * @param hDevice [in] device that the call is about, one of the context where there is one
 * @param hMem [in] image memory with mipmap levels to free
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_CONTEXT
 *  - UR_RESULT_ERROR_INVALID_VALUE
 */
UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesMipmapFreeExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, ur_exp_image_mem_native_handle_t hMem);

/**
 * @brief Imports memory of another API.
 *
 * Source: CUDA cuImportExternalMemory.
 * Devices tell with UR_DEVICE_INFO_EXTERNAL_MEMORY_IMPORT_SUPPORT_EXP whether they have it.
 * @param hContext [in] context of the objects that the call creates or uses
 * @param hDevice [in] device that the call is about, one of the context where there is one
 * @param size [in] size of the external memory (bytes)
 * @param memHandleType [in] kind of handle that names the external memory
 * @param pExternalMemDesc [in] descriptor whose chain names the external memory
 * @param phExternalMem [out] returns the imported memory
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_CONTEXT
 *  - UR_RESULT_ERROR_INVALID_VALUE
 *  - UR_RESULT_ERROR_INVALID_MEM_OBJECT
 */
UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesImportExternalMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t size,
    ur_exp_external_mem_type_t memHandleType, ur_exp_external_mem_desc_t *pExternalMemDesc,
    ur_exp_external_mem_handle_t *phExternalMem);

/**
 * @brief Maps imported memory as the memory of a bindless image.
 *
 * Source: CUDA cuExternalMemoryGetMappedMipmappedArray.
 * Devices tell with UR_DEVICE_INFO_EXTERNAL_MEMORY_IMPORT_SUPPORT_EXP whether they have it.
 * @param hContext [in] context of the objects that the call creates or uses
 * @param hDevice [in] device that the call is about, one of the context where there is one
 * @param pImageFormat [in] pixel format of the image
 * @param pImageDesc [in] shape and layout of the image
 * @param hExternalMem [in] imported memory
 * @param phImageMem [out] returns the image memory that the imported memory is mapped as
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_CONTEXT
 *  - UR_RESULT_ERROR_INVALID_VALUE
 *  - UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR: `pImageDesc && UR_MEM_TYPE_IMAGE_GATHER_EXP < pImageDesc->type`
 *  - UR_RESULT_ERROR_INVALID_IMAGE_SIZE
 *  - UR_RESULT_ERROR_INVALID_OPERATION
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 */
UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesMapExternalArrayExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, ur_exp_external_mem_handle_t hExternalMem,
    ur_exp_image_mem_native_handle_t *phImageMem);

/**
 * @brief Maps a range of imported memory as linear device memory.
 *
 * Source: CUDA cuExternalMemoryGetMappedBuffer.
 * Devices tell with UR_DEVICE_INFO_EXTERNAL_MEMORY_IMPORT_SUPPORT_EXP whether they have it.
 * @param hContext [in] context of the objects that the call creates or uses
 * @param hDevice [in] device that the call is about, one of the context where there is one
 * @param offset [in] where the range starts in the imported memory (bytes)
 * @param size [in] length of the range to map (bytes)
 * @param hExternalMem [in] imported memory
 * @param ppRetMem [out] returns the address of the mapped memory
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_CONTEXT
 *  - UR_RESULT_ERROR_INVALID_VALUE
 *  - UR_RESULT_ERROR_INVALID_IMAGE_SIZE
 *  - UR_RESULT_ERROR_INVALID_OPERATION
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 */
UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesMapExternalLinearMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, uint64_t offset, uint64_t size,
    ur_exp_external_mem_handle_t hExternalMem, void **ppRetMem);

/**
 * @brief Releases imported memory.
 *
 * Source: CUDA cuDestroyExternalMemory.
 * Devices tell with UR_DEVICE_INFO_EXTERNAL_MEMORY_IMPORT_SUPPORT_EXP whether they have it.
 * @param hContext [in] context of the objects that the call creates or uses
 * @param hDevice [in] device that the call is about, one of the context where there is one
 * @param hExternalMem [in] imported memory
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_CONTEXT
 *  - UR_RESULT_ERROR_INVALID_VALUE
 */
UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesReleaseExternalMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_external_mem_handle_t hExternalMem);

/**
 * @brief Ends a linear mapping of imported memory.
 * Devices tell with UR_DEVICE_INFO_BINDLESS_IMAGES_SUPPORT_EXP whether they have it.
 * @param hContext [in] context of the objects that the call creates or uses
 * @param hDevice [in] device that the call is about, one of the context where there is one
 * @param pMem [in] address that the mapping of imported memory returned
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_CONTEXT
 *  - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pMem == NULL`
 */
UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesFreeMappedLinearMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, void  *pMem);

/**
 * @brief Tells whether a device can import memory named by a handle of a given kind.
 * Devices tell with UR_DEVICE_INFO_BINDLESS_IMAGES_SUPPORT_EXP whether they have it.
 * @param hDevice [in] device that the call is about, one of the context where there is one
 * @param memHandleType [in] kind of handle that names the external memory
 * @param pSupportedRet [out] returns whether it is supported
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_DEVICE
 *  - UR_RESULT_ERROR_INVALID_CONTEXT
 */
UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesSupportsImportingHandleTypeExp(
    ur_device_handle_t hDevice, ur_exp_external_mem_type_t memHandleType, ur_bool_t *pSupportedRet);

/**
 * @brief Imports a semaphore of another API.
 *
 * Source: CUDA cuImportExternalSemaphore.
 * Devices tell with UR_DEVICE_INFO_EXTERNAL_MEMORY_IMPORT_SUPPORT_EXP whether they have it.
 * @param hContext [in] context of the objects that the call creates or uses
 * @param hDevice [in] device that the call is about, one of the context where there is one
 * @param semHandleType [in] kind of handle that names the external semaphore
 * @param pExternalSemaphoreDesc [in] descriptor whose chain names the external semaphore
 * @param phExternalSemaphore [out] returns the imported semaphore
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_CONTEXT
 *  - UR_RESULT_ERROR_INVALID_VALUE
 */
UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesImportExternalSemaphoreExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_external_semaphore_type_t semHandleType,
    ur_exp_external_semaphore_desc_t *pExternalSemaphoreDesc,
    ur_exp_external_semaphore_handle_t *phExternalSemaphore);

/**
 * @brief Releases an imported semaphore.
 *
 * Source: CUDA cuDestroyExternalSemaphore.
 * Devices tell with UR_DEVICE_INFO_EXTERNAL_MEMORY_IMPORT_SUPPORT_EXP whether they have it.
 * @param hContext [in] context of the objects that the call creates or uses
 * @param hDevice [in] device that the call is about, one of the context where there is one
 * @param hExternalSemaphore [in] imported semaphore to release
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_CONTEXT
 *  - UR_RESULT_ERROR_INVALID_VALUE
 */
UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesReleaseExternalSemaphoreExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_external_semaphore_handle_t hExternalSemaphore);

/**
 * @brief Enqueues a wait for an imported semaphore.
 *
 * Source: CUDA cuWaitExternalSemaphoresAsync.
 * Devices tell with UR_DEVICE_INFO_EXTERNAL_MEMORY_IMPORT_SUPPORT_EXP whether they have it.
 * @param hQueue [in] queue that takes the command
 * @param hSemaphore [in] imported semaphore to wait for
 * @param hasWaitValue [in] whether waitValue is used, as timeline semaphores need
 * @param waitValue [in] value that the semaphore must have reached
 * @param numEventsInWaitList [in] entries of phEventWaitList (count)
 * @param phEventWaitList [in, optional] events that must be complete before the command starts; NULL if and only if there are none; numEventsInWaitList elements
 * @param phEvent [out, optional] returns an event that tracks the command; NULL if none is wanted
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_QUEUE
 *  - UR_RESULT_ERROR_INVALID_VALUE
 */
UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesWaitExternalSemaphoreExp(
    ur_queue_handle_t hQueue, ur_exp_external_semaphore_handle_t hSemaphore, bool hasWaitValue,
    uint64_t waitValue, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);

/**
 * @brief Enqueues a signal to an imported semaphore.
 *
 * Source: CUDA cuSignalExternalSemaphoresAsync.
 * Devices tell with UR_DEVICE_INFO_EXTERNAL_MEMORY_IMPORT_SUPPORT_EXP whether they have it.
 * @param hQueue [in] queue that takes the command
 * @param hSemaphore [in] imported semaphore to signal
 * @param hasSignalValue [in] whether signalValue is used, as timeline semaphores need
 * @param signalValue [in] value that the semaphore is set to
 * @param numEventsInWaitList [in] entries of phEventWaitList (count)
 * @param phEventWaitList [in, optional] events that must be complete before the command starts; NULL if and only if there are none; numEventsInWaitList elements
 * @param phEvent [out, optional] returns an event that tracks the command; NULL if none is wanted
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_QUEUE
 *  - UR_RESULT_ERROR_INVALID_VALUE
 */
UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesSignalExternalSemaphoreExp(
    ur_queue_handle_t hQueue, ur_exp_external_semaphore_handle_t hSemaphore, bool hasSignalValue,
    uint64_t signalValue, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);

/**
 * @brief Creates an empty command-buffer for a device of a context.
 *
 * Source: OpenCL cl_khr_command_buffer clCreateCommandBufferKHR.
 * Devices tell with UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP whether they have it.
 * @param hContext [in] context of the objects that the call creates or uses
 * @param hDevice [in] device that executes the command-buffer
 * @param pCommandBufferDesc [in] description of the command-buffer
 * @param phCommandBuffer [out] returns the new command-buffer
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_CONTEXT
 *  - UR_RESULT_ERROR_INVALID_DEVICE
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 */
UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    const ur_exp_command_buffer_desc_t *pCommandBufferDesc,
    ur_exp_command_buffer_handle_t *phCommandBuffer);

/**
 * @brief Takes one more reference to a command-buffer.
 *
 * Source: OpenCL cl_khr_command_buffer clRetainCommandBufferKHR.
 * Devices tell with UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP whether they have it.
 * @param hCommandBuffer [in] command-buffer
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 */
UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferRetainExp(ur_exp_command_buffer_handle_t hCommandBuffer);

/**
 * @brief Gives up one reference to a command-buffer and destroys it with the last.
 *
 * Source: OpenCL cl_khr_command_buffer clReleaseCommandBufferKHR.
 * Devices tell with UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP whether they have it.
 * @param hCommandBuffer [in] command-buffer
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 */
UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferReleaseExp(ur_exp_command_buffer_handle_t hCommandBuffer);

/**
 * @brief Ends the recording of a command-buffer and makes it ready to be enqueued.
 *
 * Source: OpenCL cl_khr_command_buffer clFinalizeCommandBufferKHR.
 * Devices tell with UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP whether they have it.
 * @param hCommandBuffer [in] command-buffer
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP
 *  - UR_RESULT_ERROR_INVALID_OPERATION: the command buffer is finalized already
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE: commands are native, wait for events or signal them, and the driver's object for those cannot hold all others
 *  - UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE: the device cannot run a launch like that, where it is not told when the command buffer is enqueued; so also for the next two
 *  - UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX
 *  - UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 */
UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferFinalizeExp(ur_exp_command_buffer_handle_t hCommandBuffer);

/**
 * @brief Appends a kernel launch to a command-buffer.
 *
 * Source: OpenCL cl_khr_command_buffer clCommandNDRangeKernelKHR.
 * Devices tell with UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP whether they have it.
 * @param hCommandBuffer [in] command-buffer
 * @param hKernel [in] kernel
 * @param workDim [in] dimensions of the nd-range, 1 to 3 (count)
 * @param pGlobalWorkOffset [in, optional] first global id in each dimension, NULL for 0; workDim elements (work-items)
 * @param pGlobalWorkSize [in] work-items in each dimension; with 0 in any nothing runs, and later commands that name the sync point follow what this one follows; workDim elements (work-items)
 * @param pLocalWorkSize [in, optional] work-group size in each dimension, NULL to let the adapter choose; workDim elements (work-items)
 * @param numKernelAlternatives [in] entries of phKernelAlternatives (count)
 * @param phKernelAlternatives [in, optional] kernels that an update may launch instead; NULL if and only if there are none; numKernelAlternatives elements
 * @param numSyncPointsInWaitList [in] entries of pSyncPointWaitList (count)
 * @param pSyncPointWaitList [in, optional] sync-points of commands that must be complete first; NULL if and only if there are none; numSyncPointsInWaitList elements
 * @param numEventsInWaitList [in] entries of phEventWaitList (count)
 * @param phEventWaitList [in, optional] events that must be complete before the command starts in a run; NULL if and only if there are none; numEventsInWaitList elements
 * @param pSyncPoint [out, optional] returns the sync-point of the command; may be NULL
 * @param phEvent [out, optional] returns an event that the command signals in each run; NULL if none is wanted
 * @param phCommand [out, optional] returns a handle for updating the command; may be NULL, must be if the command-buffer is not updatable
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP
 *  - UR_RESULT_ERROR_INVALID_KERNEL
 *  - UR_RESULT_ERROR_INVALID_WORK_DIMENSION
 *  - UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE
 *  - UR_RESULT_ERROR_INVALID_VALUE: `phKernelAlternatives == NULL && numKernelAlternatives > 0`
 *  - UR_RESULT_ERROR_INVALID_VALUE: `phKernelAlternatives != NULL && numKernelAlternatives == 0`
 *  - UR_RESULT_ERROR_INVALID_VALUE: phKernelAlternatives holds hKernel
 *  - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_EXP
 *  - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP: `pSyncPointWaitList == NULL && numSyncPointsInWaitList > 0`
 *  - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP: `pSyncPointWaitList != NULL && numSyncPointsInWaitList == 0`
 *  - UR_RESULT_ERROR_INVALID_EVENT
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList == NULL && numEventsInWaitList > 0`
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList != NULL && numEventsInWaitList == 0`
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 *  - UR_RESULT_ERROR_INVALID_OPERATION: a command handle is asked for and the command buffer is not updatable
 *  - UR_RESULT_ERROR_INVALID_OPERATION: phCommand is not NULL, and the command-buffer is not updatable
 */
UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferAppendKernelLaunchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numKernelAlternatives, ur_kernel_handle_t *phKernelAlternatives,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand);

/**
 * @brief Appends a kernel launch with all its arguments to a command-buffer.
 * Devices tell with UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP whether they have it.
 * @param hCommandBuffer [in] command-buffer
 * @param hKernel [in] kernel
 * @param workDim [in] dimensions of the nd-range, 1 to 3 (count)
 * @param pGlobalWorkOffset [in, optional] first global id in each dimension, NULL for 0; workDim elements (work-items)
 * @param pGlobalWorkSize [in] work-items in each dimension; with 0 in any nothing runs, and later commands that name the sync point follow what this one follows; workDim elements (work-items)
 * @param pLocalWorkSize [in, optional] work-group size in each dimension, NULL to let the adapter choose; workDim elements (work-items)
 * @param numArgs [in] entries of pArgs (count)
 * @param pArgs [in, optional] arguments of the kernel; numArgs elements
 * @param numKernelAlternatives [in] entries of phKernelAlternatives (count)
 * @param phKernelAlternatives [in, optional] kernels that an update may launch instead; NULL if and only if there are none; numKernelAlternatives elements
 * @param numSyncPointsInWaitList [in] entries of pSyncPointWaitList (count)
 * @param pSyncPointWaitList [in, optional] sync-points of commands that must be complete first; NULL if and only if there are none; numSyncPointsInWaitList elements
 * @param numEventsInWaitList [in] entries of phEventWaitList (count)
 * @param phEventWaitList [in, optional] events that must be complete before the command starts in a run; NULL if and only if there are none; numEventsInWaitList elements
 * @param pSyncPoint [out, optional] returns the sync-point of the command; may be NULL
 * @param phEvent [out, optional] returns an event that the command signals in each run; NULL if none is wanted
 * @param phCommand [out, optional] returns a handle for updating the command; may be NULL, must be if the command-buffer is not updatable
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP
 *  - UR_RESULT_ERROR_INVALID_KERNEL
 *  - UR_RESULT_ERROR_INVALID_WORK_DIMENSION
 *  - UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE
 *  - UR_RESULT_ERROR_INVALID_VALUE: `phKernelAlternatives == NULL && numKernelAlternatives > 0`
 *  - UR_RESULT_ERROR_INVALID_VALUE: `phKernelAlternatives != NULL && numKernelAlternatives == 0`
 *  - UR_RESULT_ERROR_INVALID_VALUE: phKernelAlternatives holds hKernel
 *  - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_EXP
 *  - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP: `pSyncPointWaitList == NULL && numSyncPointsInWaitList > 0`
 *  - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP: `pSyncPointWaitList != NULL && numSyncPointsInWaitList == 0`
 *  - UR_RESULT_ERROR_INVALID_EVENT
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList == NULL && numEventsInWaitList > 0`
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList != NULL && numEventsInWaitList == 0`
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 *  - UR_RESULT_ERROR_INVALID_OPERATION: a command handle is asked for and the command buffer is not updatable
 *  - UR_RESULT_ERROR_INVALID_OPERATION: phCommand is not NULL, and the command-buffer is not updatable
 *  - UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX: numArgs differs from the kernel's argument count, or the indices in pArgs are not 0, 1, 2, ...
 *  - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pArgs == NULL && numArgs > 0`
 */
UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferAppendKernelLaunchWithArgsExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numArgs, const ur_exp_kernel_arg_properties_t *pArgs, uint32_t numKernelAlternatives,
    ur_kernel_handle_t *phKernelAlternatives, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand);

/**
 * @brief Appends a copy between USM or host addresses to a command-buffer.
 *
 * Source: OpenCL cl_khr_command_buffer clCommandSVMMemcpyKHR.
 * Devices tell with UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP whether they have it.
 * @param hCommandBuffer [in] command-buffer
 * @param pDst [in] memory that receives the data
 * @param pSrc [in] memory that the data comes from
 * @param size [in] bytes to copy, at least 1 (bytes)
 * @param numSyncPointsInWaitList [in] entries of pSyncPointWaitList (count)
 * @param pSyncPointWaitList [in, optional] sync-points of commands that must be complete first; NULL if and only if there are none; numSyncPointsInWaitList elements
 * @param numEventsInWaitList [in] entries of phEventWaitList (count)
 * @param phEventWaitList [in, optional] events that must be complete before the command starts in a run; NULL if and only if there are none; numEventsInWaitList elements
 * @param pSyncPoint [out, optional] returns the sync-point of the command; may be NULL
 * @param phEvent [out, optional] returns an event that the command signals in each run; NULL if none is wanted
 * @param phCommand [out, optional] returns a handle for updating the command; may be NULL, must be if the command-buffer is not updatable
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP
 *  - UR_RESULT_ERROR_INVALID_SIZE: `size == 0`
 *  - UR_RESULT_ERROR_INVALID_SIZE: the range passes the end of the allocation
 *  - UR_RESULT_ERROR_INVALID_MEM_OBJECT
 *  - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_EXP
 *  - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP: `pSyncPointWaitList == NULL && numSyncPointsInWaitList > 0`
 *  - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP: `pSyncPointWaitList != NULL && numSyncPointsInWaitList == 0`
 *  - UR_RESULT_ERROR_INVALID_EVENT
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList == NULL && numEventsInWaitList > 0`
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList != NULL && numEventsInWaitList == 0`
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 */
UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferAppendUSMMemcpyExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, void *pDst, const void *pSrc, size_t size,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand);

/**
 * @brief Appends a fill of USM to a command-buffer.
 *
 * Source: OpenCL cl_khr_command_buffer clCommandSVMMemFillKHR.
 * Devices tell with UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP whether they have it.
 * @param hCommandBuffer [in] command-buffer
 * @param pMemory [in] address in USM that the command is about
 * @param pPattern [in] pattern to repeat
 * @param patternSize [in] size of the pattern (bytes)
 * @param size [in] length of the range, a multiple of the pattern's size (bytes)
 * @param numSyncPointsInWaitList [in] entries of pSyncPointWaitList (count)
 * @param pSyncPointWaitList [in, optional] sync-points of commands that must be complete first; NULL if and only if there are none; numSyncPointsInWaitList elements
 * @param numEventsInWaitList [in] entries of phEventWaitList (count)
 * @param phEventWaitList [in, optional] events that must be complete before the command starts in a run; NULL if and only if there are none; numEventsInWaitList elements
 * @param pSyncPoint [out, optional] returns the sync-point of the command; may be NULL
 * @param phEvent [out, optional] returns an event that the command signals in each run; NULL if none is wanted
 * @param phCommand [out, optional] returns a handle for updating the command; may be NULL, must be if the command-buffer is not updatable
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP
 *  - UR_RESULT_ERROR_INVALID_SIZE: `patternSize == 0 || size == 0`
 *  - UR_RESULT_ERROR_INVALID_SIZE: `patternSize > size`
 *  - UR_RESULT_ERROR_INVALID_SIZE: `size % patternSize != 0`
 *  - UR_RESULT_ERROR_INVALID_SIZE: the range passes the end of the allocation
 *  - UR_RESULT_ERROR_INVALID_MEM_OBJECT
 *  - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_EXP
 *  - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP: `pSyncPointWaitList == NULL && numSyncPointsInWaitList > 0`
 *  - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP: `pSyncPointWaitList != NULL && numSyncPointsInWaitList == 0`
 *  - UR_RESULT_ERROR_INVALID_EVENT
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList == NULL && numEventsInWaitList > 0`
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList != NULL && numEventsInWaitList == 0`
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 */
UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferAppendUSMFillExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, void *pMemory, const void *pPattern,
    size_t patternSize, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand);

/**
 * @brief Appends a copy between two buffers to a command-buffer.
 *
 * Source: OpenCL cl_khr_command_buffer clCommandCopyBufferKHR.
 * Devices tell with UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP whether they have it.
 * @param hCommandBuffer [in] command-buffer
 * @param hSrcMem [in] buffer that is the source of the copy
 * @param hDstMem [in] buffer that is the destination of the copy
 * @param srcOffset [in] where the range starts in the source buffer (bytes)
 * @param dstOffset [in] where the range starts in the destination buffer (bytes)
 * @param size [in] bytes to copy (bytes)
 * @param numSyncPointsInWaitList [in] entries of pSyncPointWaitList (count)
 * @param pSyncPointWaitList [in, optional] sync-points of commands that must be complete first; NULL if and only if there are none; numSyncPointsInWaitList elements
 * @param numEventsInWaitList [in] entries of phEventWaitList (count)
 * @param phEventWaitList [in, optional] events that must be complete before the command starts in a run; NULL if and only if there are none; numEventsInWaitList elements
 * @param pSyncPoint [out, optional] returns the sync-point of the command; may be NULL
 * @param phEvent [out, optional] returns an event that the command signals in each run; NULL if none is wanted
 * @param phCommand [out, optional] returns a handle for updating the command; may be NULL, must be if the command-buffer is not updatable
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP
 *  - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_EXP
 *  - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP: `pSyncPointWaitList == NULL && numSyncPointsInWaitList > 0`
 *  - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP: `pSyncPointWaitList != NULL && numSyncPointsInWaitList == 0`
 *  - UR_RESULT_ERROR_INVALID_MEM_OBJECT
 *  - UR_RESULT_ERROR_INVALID_EVENT
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList == NULL && numEventsInWaitList > 0`
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList != NULL && numEventsInWaitList == 0`
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 *  - UR_RESULT_ERROR_INVALID_SIZE: the range passes the end of the buffer
 */
UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferAppendMemBufferCopyExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hSrcMem, ur_mem_handle_t hDstMem,
    size_t srcOffset, size_t dstOffset, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand);

/**
 * @brief Appends a write of host memory into a buffer to a command-buffer.
 * Devices tell with UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP whether they have it.
 * @param hCommandBuffer [in] command-buffer
 * @param hBuffer [in] buffer that the command accesses
 * @param offset [in] where the range starts in the object (bytes)
 * @param size [in] length of the range in memory (bytes)
 * @param pSrc [in] memory that the data comes from
 * @param numSyncPointsInWaitList [in] entries of pSyncPointWaitList (count)
 * @param pSyncPointWaitList [in, optional] sync-points of commands that must be complete first; NULL if and only if there are none; numSyncPointsInWaitList elements
 * @param numEventsInWaitList [in] entries of phEventWaitList (count)
 * @param phEventWaitList [in, optional] events that must be complete before the command starts in a run; NULL if and only if there are none; numEventsInWaitList elements
 * @param pSyncPoint [out, optional] returns the sync-point of the command; may be NULL
 * @param phEvent [out, optional] returns an event that the command signals in each run; NULL if none is wanted
 * @param phCommand [out, optional] returns a handle for updating the command; may be NULL, must be if the command-buffer is not updatable
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP
 *  - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_EXP
 *  - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP: `pSyncPointWaitList == NULL && numSyncPointsInWaitList > 0`
 *  - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP: `pSyncPointWaitList != NULL && numSyncPointsInWaitList == 0`
 *  - UR_RESULT_ERROR_INVALID_MEM_OBJECT
 *  - UR_RESULT_ERROR_INVALID_EVENT
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList == NULL && numEventsInWaitList > 0`
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList != NULL && numEventsInWaitList == 0`
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 *  - UR_RESULT_ERROR_INVALID_SIZE: the range passes the end of the buffer
 */
UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferAppendMemBufferWriteExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, size_t offset,
    size_t size, const void *pSrc, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand);

/**
 * @brief Appends a read of a buffer into host memory to a command-buffer.
 * Devices tell with UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP whether they have it.
 * @param hCommandBuffer [in] command-buffer
 * @param hBuffer [in] buffer that the command accesses
 * @param offset [in] where the range starts in the object (bytes)
 * @param size [in] length of the range in memory (bytes)
 * @param pDst [in] memory that receives the data
 * @param numSyncPointsInWaitList [in] entries of pSyncPointWaitList (count)
 * @param pSyncPointWaitList [in, optional] sync-points of commands that must be complete first; NULL if and only if there are none; numSyncPointsInWaitList elements
 * @param numEventsInWaitList [in] entries of phEventWaitList (count)
 * @param phEventWaitList [in, optional] events that must be complete before the command starts in a run; NULL if and only if there are none; numEventsInWaitList elements
 * @param pSyncPoint [out, optional] returns the sync-point of the command; may be NULL
 * @param phEvent [out, optional] returns an event that the command signals in each run; NULL if none is wanted
 * @param phCommand [out, optional] returns a handle for updating the command; may be NULL, must be if the command-buffer is not updatable
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP
 *  - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_EXP
 *  - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP: `pSyncPointWaitList == NULL && numSyncPointsInWaitList > 0`
 *  - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP: `pSyncPointWaitList != NULL && numSyncPointsInWaitList == 0`
 *  - UR_RESULT_ERROR_INVALID_MEM_OBJECT
 *  - UR_RESULT_ERROR_INVALID_EVENT
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList == NULL && numEventsInWaitList > 0`
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList != NULL && numEventsInWaitList == 0`
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 *  - UR_RESULT_ERROR_INVALID_SIZE: the range passes the end of the buffer
 */
UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferAppendMemBufferReadExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, size_t offset,
    size_t size, void *pDst, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand);

/**
 * @brief Appends a copy of a box between two buffers to a command-buffer.
 *
 * Source: OpenCL cl_khr_command_buffer clCommandCopyBufferRectKHR.
 * Devices tell with UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP whether they have it.
 * @param hCommandBuffer [in] command-buffer
 * @param hSrcMem [in] buffer that is the source of the copy
 * @param hDstMem [in] buffer that is the destination of the copy
 * @param srcOrigin [in] where the box starts in the source
 * @param dstOrigin [in] where the box starts in the destination
 * @param region [in] size of the box: width in bytes for buffers and in pixels for images, height in rows, depth in slices
 * @param srcRowPitch [in] distance between rows in the source buffer, 0 for the width of the region (bytes)
 * @param srcSlicePitch [in] distance between slices in the source buffer, 0 for tightly packed rows (bytes)
 * @param dstRowPitch [in] distance between rows in the destination buffer, 0 for the width of the region (bytes)
 * @param dstSlicePitch [in] distance between slices in the destination buffer, 0 for tightly packed rows (bytes)
 * @param numSyncPointsInWaitList [in] entries of pSyncPointWaitList (count)
 * @param pSyncPointWaitList [in, optional] sync-points of commands that must be complete first; NULL if and only if there are none; numSyncPointsInWaitList elements
 * @param numEventsInWaitList [in] entries of phEventWaitList (count)
 * @param phEventWaitList [in, optional] events that must be complete before the command starts in a run; NULL if and only if there are none; numEventsInWaitList elements
 * @param pSyncPoint [out, optional] returns the sync-point of the command; may be NULL
 * @param phEvent [out, optional] returns an event that the command signals in each run; NULL if none is wanted
 * @param phCommand [out, optional] returns a handle for updating the command; may be NULL, must be if the command-buffer is not updatable
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP
 *  - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_EXP
 *  - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP: `pSyncPointWaitList == NULL && numSyncPointsInWaitList > 0`
 *  - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP: `pSyncPointWaitList != NULL && numSyncPointsInWaitList == 0`
 *  - UR_RESULT_ERROR_INVALID_MEM_OBJECT
 *  - UR_RESULT_ERROR_INVALID_EVENT
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList == NULL && numEventsInWaitList > 0`
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList != NULL && numEventsInWaitList == 0`
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 *  - UR_RESULT_ERROR_INVALID_SIZE: the box passes the end of the buffer
 */
UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferAppendMemBufferCopyRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hSrcMem, ur_mem_handle_t hDstMem,
    ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region,
    size_t srcRowPitch, size_t srcSlicePitch, size_t dstRowPitch, size_t dstSlicePitch,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand);

/**
 * @brief Appends a write of a box of host memory into a buffer to a command-buffer.
 * Devices tell with UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP whether they have it.
 * @param hCommandBuffer [in] command-buffer
 * @param hBuffer [in] buffer that the command accesses
 * @param bufferOffset [in] position in the buffer at which the box starts (bytes)
 * @param hostOffset [in] position in host memory at which the box starts (bytes)
 * @param region [in] size of the box: width in bytes for buffers and in pixels for images, height in rows, depth in slices
 * @param bufferRowPitch [in] distance between rows in the buffer, 0 for the width of the region (bytes)
 * @param bufferSlicePitch [in] distance between slices in the buffer, 0 for tightly packed rows (bytes)
 * @param hostRowPitch [in] distance between rows in host memory, 0 for the width of the region (bytes)
 * @param hostSlicePitch [in] distance between slices in host memory, 0 for tightly packed rows (bytes)
 * @param pSrc [in] memory that the data comes from
 * @param numSyncPointsInWaitList [in] entries of pSyncPointWaitList (count)
 * @param pSyncPointWaitList [in, optional] sync-points of commands that must be complete first; NULL if and only if there are none; numSyncPointsInWaitList elements
 * @param numEventsInWaitList [in] entries of phEventWaitList (count)
 * @param phEventWaitList [in, optional] events that must be complete before the command starts in a run; NULL if and only if there are none; numEventsInWaitList elements
 * @param pSyncPoint [out, optional] returns the sync-point of the command; may be NULL
 * @param phEvent [out, optional] returns an event that the command signals in each run; NULL if none is wanted
 * @param phCommand [out, optional] returns a handle for updating the command; may be NULL, must be if the command-buffer is not updatable
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP
 *  - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_EXP
 *  - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP: `pSyncPointWaitList == NULL && numSyncPointsInWaitList > 0`
 *  - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP: `pSyncPointWaitList != NULL && numSyncPointsInWaitList == 0`
 *  - UR_RESULT_ERROR_INVALID_MEM_OBJECT
 *  - UR_RESULT_ERROR_INVALID_EVENT
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList == NULL && numEventsInWaitList > 0`
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList != NULL && numEventsInWaitList == 0`
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 *  - UR_RESULT_ERROR_INVALID_SIZE: the box passes the end of the buffer
 */
UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferAppendMemBufferWriteRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer,
    ur_rect_offset_t bufferOffset, ur_rect_offset_t hostOffset, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pSrc, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand);

/**
 * @brief Appends a read of a box of a buffer into host memory to a command-buffer.
 * Devices tell with UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP whether they have it.
 * @param hCommandBuffer [in] command-buffer
 * @param hBuffer [in] buffer that the command accesses
 * @param bufferOffset [in] position in the buffer at which the box starts (bytes)
 * @param hostOffset [in] position in host memory at which the box starts (bytes)
 * @param region [in] size of the box: width in bytes for buffers and in pixels for images, height in rows, depth in slices
 * @param bufferRowPitch [in] distance between rows in the buffer, 0 for the width of the region (bytes)
 * @param bufferSlicePitch [in] distance between slices in the buffer, 0 for tightly packed rows (bytes)
 * @param hostRowPitch [in] distance between rows in host memory, 0 for the width of the region (bytes)
 * @param hostSlicePitch [in] distance between slices in host memory, 0 for tightly packed rows (bytes)
 * @param pDst [in] memory that receives the data
 * @param numSyncPointsInWaitList [in] entries of pSyncPointWaitList (count)
 * @param pSyncPointWaitList [in, optional] sync-points of commands that must be complete first; NULL if and only if there are none; numSyncPointsInWaitList elements
 * @param numEventsInWaitList [in] entries of phEventWaitList (count)
 * @param phEventWaitList [in, optional] events that must be complete before the command starts in a run; NULL if and only if there are none; numEventsInWaitList elements
 * @param pSyncPoint [out, optional] returns the sync-point of the command; may be NULL
 * @param phEvent [out, optional] returns an event that the command signals in each run; NULL if none is wanted
 * @param phCommand [out, optional] returns a handle for updating the command; may be NULL, must be if the command-buffer is not updatable
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP
 *  - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_EXP
 *  - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP: `pSyncPointWaitList == NULL && numSyncPointsInWaitList > 0`
 *  - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP: `pSyncPointWaitList != NULL && numSyncPointsInWaitList == 0`
 *  - UR_RESULT_ERROR_INVALID_MEM_OBJECT
 *  - UR_RESULT_ERROR_INVALID_EVENT
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList == NULL && numEventsInWaitList > 0`
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList != NULL && numEventsInWaitList == 0`
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 *  - UR_RESULT_ERROR_INVALID_SIZE: the box passes the end of the buffer
 */
UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferAppendMemBufferReadRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer,
    ur_rect_offset_t bufferOffset, ur_rect_offset_t hostOffset, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pDst, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand);

/**
 * @brief Appends a fill of a buffer to a command-buffer.
 *
 * Source: OpenCL cl_khr_command_buffer clCommandFillBufferKHR.
 * Devices tell with UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP whether they have it.
 * @param hCommandBuffer [in] command-buffer
 * @param hBuffer [in] buffer that the command accesses
 * @param pPattern [in] pattern to repeat
 * @param patternSize [in] size of the pattern (bytes)
 * @param offset [in] where the range starts in the object (bytes)
 * @param size [in] length of the range, a multiple of the pattern's size (bytes)
 * @param numSyncPointsInWaitList [in] entries of pSyncPointWaitList (count)
 * @param pSyncPointWaitList [in, optional] sync-points of commands that must be complete first; NULL if and only if there are none; numSyncPointsInWaitList elements
 * @param numEventsInWaitList [in] entries of phEventWaitList (count)
 * @param phEventWaitList [in, optional] events that must be complete before the command starts in a run; NULL if and only if there are none; numEventsInWaitList elements
 * @param pSyncPoint [out, optional] returns the sync-point of the command; may be NULL
 * @param phEvent [out, optional] returns an event that the command signals in each run; NULL if none is wanted
 * @param phCommand [out, optional] returns a handle for updating the command; may be NULL, must be if the command-buffer is not updatable
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP
 *  - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_EXP
 *  - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP: `pSyncPointWaitList == NULL && numSyncPointsInWaitList > 0`
 *  - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP: `pSyncPointWaitList != NULL && numSyncPointsInWaitList == 0`
 *  - UR_RESULT_ERROR_INVALID_MEM_OBJECT
 *  - UR_RESULT_ERROR_INVALID_SIZE: the range passes the end of the buffer
 *  - UR_RESULT_ERROR_INVALID_EVENT
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList == NULL && numEventsInWaitList > 0`
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList != NULL && numEventsInWaitList == 0`
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 */
UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferAppendMemBufferFillExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, const void *pPattern,
    size_t patternSize, size_t offset, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand);

/**
 * @brief Appends a migration of USM to a command-buffer.
 * Devices tell with UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP whether they have it.
 * @param hCommandBuffer [in] command-buffer
 * @param pMemory [in] address in USM that the command is about
 * @param size [in] length of the range in memory (bytes)
 * @param flags [in] direction of the migration
 * @param numSyncPointsInWaitList [in] entries of pSyncPointWaitList (count)
 * @param pSyncPointWaitList [in, optional] sync-points of commands that must be complete first; NULL if and only if there are none; numSyncPointsInWaitList elements
 * @param numEventsInWaitList [in] entries of phEventWaitList (count)
 * @param phEventWaitList [in, optional] events that must be complete before the command starts in a run; NULL if and only if there are none; numEventsInWaitList elements
 * @param pSyncPoint [out, optional] returns the sync-point of the command; may be NULL
 * @param phEvent [out, optional] returns an event that the command signals in each run; NULL if none is wanted
 * @param phCommand [out, optional] returns a handle for updating the command; may be NULL, must be if the command-buffer is not updatable
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP
 *  - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_EXP
 *  - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP: `pSyncPointWaitList == NULL && numSyncPointsInWaitList > 0`
 *  - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP: `pSyncPointWaitList != NULL && numSyncPointsInWaitList == 0`
 *  - UR_RESULT_ERROR_INVALID_MEM_OBJECT
 *  - UR_RESULT_ERROR_INVALID_SIZE: `size == 0`
 *  - UR_RESULT_ERROR_INVALID_SIZE: the range passes the end of the allocation
 *  - UR_RESULT_ERROR_INVALID_EVENT
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList == NULL && numEventsInWaitList > 0`
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList != NULL && numEventsInWaitList == 0`
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 */
UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferAppendUSMPrefetchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, const void *pMemory, size_t size,
    ur_usm_migration_flags_t flags, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand);

/**
 * @brief Appends advice on the use of USM to a command-buffer.
 * Devices tell with UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP whether they have it.
 * @param hCommandBuffer [in] command-buffer
 * @param pMemory [in] address in USM that the command is about
 * @param size [in] length of the range in memory (bytes)
 * @param advice [in] how the memory will be used
 * @param numSyncPointsInWaitList [in] entries of pSyncPointWaitList (count)
 * @param pSyncPointWaitList [in, optional] sync-points of commands that must be complete first; NULL if and only if there are none; numSyncPointsInWaitList elements
 * @param numEventsInWaitList [in] entries of phEventWaitList (count)
 * @param phEventWaitList [in, optional] events that must be complete before the command starts in a run; NULL if and only if there are none; numEventsInWaitList elements
 * @param pSyncPoint [out, optional] returns the sync-point of the command; may be NULL
 * @param phEvent [out, optional] returns an event that the command signals in each run; NULL if none is wanted
 * @param phCommand [out, optional] returns a handle for updating the command; may be NULL, must be if the command-buffer is not updatable
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP
 *  - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_EXP
 *  - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP: `pSyncPointWaitList == NULL && numSyncPointsInWaitList > 0`
 *  - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP: `pSyncPointWaitList != NULL && numSyncPointsInWaitList == 0`
 *  - UR_RESULT_ERROR_INVALID_MEM_OBJECT
 *  - UR_RESULT_ERROR_INVALID_SIZE: `size == 0`
 *  - UR_RESULT_ERROR_INVALID_SIZE: the range passes the end of the allocation
 *  - UR_RESULT_ERROR_INVALID_EVENT
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList == NULL && numEventsInWaitList > 0`
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList != NULL && numEventsInWaitList == 0`
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 */
UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferAppendUSMAdviseExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, const void *pMemory, size_t size,
    ur_usm_advice_flags_t advice, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand);

/**
 * @brief Calls a function now that adds native commands to a command-buffer as one command.
 * Devices tell with UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP whether they have it.
 * @param hCommandBuffer [in] command-buffer that the native commands are added to
 * @param pfnNativeCommand [in] is called once, before this call returns; it adds to the native object that urCommandBufferGetNativeHandleExp gives then, of the child or, without one, of hCommandBuffer
 * @param pData [in, optional] pointer passed on to pfnNativeCommand as it is; may be NULL
 * @param hChildCommandBuffer [in, optional] command-buffer of the same context and device; what it holds when the function has returned becomes the command
 * @param numSyncPointsInWaitList [in] entries of pSyncPointWaitList (count)
 * @param pSyncPointWaitList [in, optional] sync-points of commands that must be complete first; NULL if and only if there are none; numSyncPointsInWaitList elements
 * @param pSyncPoint [out, optional] returns the sync-point of the command; may be NULL
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP
 *  - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_EXP
 *  - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP: `pSyncPointWaitList == NULL && numSyncPointsInWaitList > 0`
 *  - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP: `pSyncPointWaitList != NULL && numSyncPointsInWaitList == 0`
 *  - UR_RESULT_ERROR_INVALID_OPERATION: the command buffer is finalized already
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
 *  - UR_RESULT_ERROR_INVALID_MEM_OBJECT
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 */
UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferAppendNativeCommandExp(
    ur_exp_command_buffer_handle_t hCommandBuffer,
    ur_exp_command_buffer_native_command_function_t pfnNativeCommand, void *pData,
    ur_exp_command_buffer_handle_t hChildCommandBuffer, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint);

/**
 * @brief Enqueues a run of a finalized command-buffer.
 *
 * Source: OpenCL cl_khr_command_buffer clEnqueueCommandBufferKHR.
 * Devices tell with UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP whether they have it.
 * @param hQueue [in] queue that takes the command
 * @param hCommandBuffer [in] command-buffer
 * @param numEventsInWaitList [in] entries of phEventWaitList (count)
 * @param phEventWaitList [in, optional] events that must be complete before the command starts; NULL if and only if there are none; numEventsInWaitList elements
 * @param phEvent [out, optional] returns an event that tracks the command; NULL if none is wanted
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP
 *  - UR_RESULT_ERROR_INVALID_QUEUE
 *  - UR_RESULT_ERROR_INVALID_EVENT
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList == NULL && numEventsInWaitList > 0`
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList != NULL && numEventsInWaitList == 0`
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 */
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueCommandBufferExp(
    ur_queue_handle_t hQueue, ur_exp_command_buffer_handle_t hCommandBuffer,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);

/**
 * @brief Changes recorded kernel launches of a finalized command-buffer, for its later runs.
 *
 * Source: OpenCL cl_khr_command_buffer_mutable_dispatch clUpdateMutableCommandsKHR.
 * Devices tell with UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP whether they have it.
 * @param hCommandBuffer [in] command-buffer
 * @param numKernelUpdates [in] entries of pUpdateKernelLaunch (count)
 * @param pUpdateKernelLaunch [in] changes to make, one entry for each launch; numKernelUpdates elements
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP
 *  - UR_RESULT_ERROR_INVALID_SIZE: `numKernelUpdates == 0`
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
 *  - UR_RESULT_ERROR_INVALID_OPERATION
 *  - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_COMMAND_HANDLE_EXP
 *  - UR_RESULT_ERROR_INVALID_MEM_OBJECT
 *  - UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX
 *  - UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE
 *  - UR_RESULT_ERROR_INVALID_ENUMERATION
 *  - UR_RESULT_ERROR_INVALID_WORK_DIMENSION
 *  - UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE
 *  - UR_RESULT_ERROR_INVALID_VALUE
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 */
UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferUpdateKernelLaunchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, uint32_t numKernelUpdates,
    const ur_exp_command_buffer_update_kernel_launch_desc_t *pUpdateKernelLaunch);

/**
 * @brief Replaces the event that a recorded command signals with a new one.
 * Devices tell with UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP whether they have it.
 * @param hCommand [in] command to update
 * @param phSignalEvent [out] returns the new event that the command signals
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
 *  - UR_RESULT_ERROR_INVALID_OPERATION: the command-buffer is not finalized, or the command was appended without an event to signal
 *  - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_COMMAND_HANDLE_EXP
 *  - UR_RESULT_ERROR_INVALID_VALUE
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 */
UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferUpdateSignalEventExp(
    ur_exp_command_buffer_command_handle_t hCommand, ur_event_handle_t *phSignalEvent);

/**
 * @brief Replaces the events that a recorded command waits for.
 * Devices tell with UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP whether they have it.
 * @param hCommand [in] command to update
 * @param numEventsInWaitList [in] entries of phEventWaitList (count)
 * @param phEventWaitList [in, optional] new events to wait for, as many as when the command was appended; numEventsInWaitList elements
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
 *  - UR_RESULT_ERROR_INVALID_OPERATION
 *  - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_COMMAND_HANDLE_EXP
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList == NULL && numEventsInWaitList > 0`
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList != NULL && numEventsInWaitList == 0`
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 */
UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferUpdateWaitEventsExp(
    ur_exp_command_buffer_command_handle_t hCommand, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList);

/**
 * @brief Returns a property of a command-buffer.
 *
 * Source: OpenCL cl_khr_command_buffer clGetCommandBufferInfoKHR.
 * Devices tell with UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP whether they have it.
 * @param hCommandBuffer [in] command-buffer
 * @param propName [in] property to query
 * @param propSize [in] size of the memory at pPropValue, 0 if that is NULL (bytes)
 * @param pPropValue [out, optional] returns the value of the property; NULL if only its size is wanted
 * @param pPropSizeRet [out, optional] returns the size of the property's value; may be NULL (bytes)
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION
 *  - UR_RESULT_ERROR_INVALID_SIZE: `propSize == 0 && pPropValue != NULL`
 *  - UR_RESULT_ERROR_INVALID_NULL_POINTER: `propSize != 0 && pPropValue == NULL`
 *  - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pPropValue == NULL && pPropSizeRet == NULL`
 *  - UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 */
UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferGetInfoExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_exp_command_buffer_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet);

/**
 * @brief Returns the native object behind a command-buffer.
 * Devices tell with UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP whether they have it.
 * @param hCommandBuffer [in] command-buffer
 * @param phNativeCommandBuffer [out] returns the native object of the command-buffer
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
 */
UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferGetNativeHandleExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_native_handle_t *phNativeCommandBuffer);

/**
 * @brief Blocks the calling thread until all work submitted to a device is complete.
 *
 * Source: CUDA cuCtxSynchronize.
 * Devices tell with UR_DEVICE_INFO_DEVICE_WAIT_SUPPORT_EXP whether they have it.
 * @param hDevice [in] device to wait for
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_DEVICE
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE
 */
UR_APIEXPORT ur_result_t UR_APICALL urDeviceWaitExp(ur_device_handle_t hDevice);

/**
 * @brief Resolves the open symbols of built programs by each other's exports.
 *
 * Source: Level Zero zeModuleDynamicLink.
 * Devices tell with UR_DEVICE_INFO_DYNAMIC_LINK_SUPPORT_EXP whether they have it.
 * @param hContext [in] context of the objects that the call creates or uses
 * @param count [in] entries of phPrograms, at least 1 (count)
 * @param phPrograms [in] built programs whose symbols are resolved; count elements
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_PROGRAM
 *  - UR_RESULT_ERROR_INVALID_SIZE: `count == 0`
 *  - UR_RESULT_ERROR_PROGRAM_LINK_FAILURE
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
 */
UR_APIEXPORT ur_result_t UR_APICALL urProgramDynamicLinkExp(
    ur_context_handle_t hContext, uint32_t count, const ur_program_handle_t *phPrograms);

/**
 * @brief Enqueues a kernel launch with all its arguments.
 *
 * Source: OpenCL 3.0 clEnqueueNDRangeKernel.
 * @param hQueue [in] queue that takes the command
 * @param hKernel [in] kernel
 * @param workDim [in] dimensions of the nd-range, 1 to 3 (count)
 * @param pGlobalWorkOffset [in, optional] first global id in each dimension, NULL for 0; workDim elements (work-items)
 * @param pGlobalWorkSize [in] work-items in each dimension; with 0 in any nothing runs, and the command only waits for its wait list and signals its event; workDim elements (work-items)
 * @param pLocalWorkSize [in, optional] work-group size in each dimension, NULL to let the adapter choose; workDim elements (work-items)
 * @param numArgs [in] entries of pArgs (count)
 * @param pArgs [in, optional] arguments of the kernel; numArgs elements
 * @param launchPropList [in, optional] launch options and chain of further properties, NULL for none
 * @param numEventsInWaitList [in] entries of phEventWaitList (count)
 * @param phEventWaitList [in, optional] events that must be complete before the command starts; NULL if and only if there are none; numEventsInWaitList elements
 * @param phEvent [out, optional] returns an event that tracks the command; NULL if none is wanted
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_QUEUE
 *  - UR_RESULT_ERROR_INVALID_KERNEL
 *  - UR_RESULT_ERROR_INVALID_EVENT
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList == NULL && numEventsInWaitList > 0`
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList != NULL && numEventsInWaitList == 0`
 *  - UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS
 *  - UR_RESULT_ERROR_INVALID_WORK_DIMENSION: `workDim < 1 || workDim > 3`
 *  - UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE: `pLocalWorkSize && (pLocalWorkSize[0] == 0 || (workDim >= 2 && pLocalWorkSize[1] == 0) || (workDim >= 3 && pLocalWorkSize[2] == 0))`
 *  - UR_RESULT_ERROR_INVALID_VALUE
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 *  - UR_RESULT_ERROR_INVALID_OPERATION
 *  - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pArgs == NULL && numArgs > 0`
 */
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueKernelLaunchWithArgsExp(
    ur_queue_handle_t hQueue, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numArgs, const ur_exp_kernel_arg_properties_t *pArgs,
    const ur_kernel_launch_ext_properties_t *launchPropList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);

/**
 * @brief Enqueues a command that records the device's time in an event.
 * Devices tell with UR_DEVICE_INFO_TIMESTAMP_RECORDING_SUPPORT_EXP whether they have it.
 * @param hQueue [in] queue that takes the command
 * @param blocking [in] whether the call returns only when the command is complete
 * @param numEventsInWaitList [in] entries of phEventWaitList (count)
 * @param phEventWaitList [in, optional] events that must be complete before the command starts; NULL if and only if there are none; numEventsInWaitList elements
 * @param phEvent [in, out] returns the event that holds the time
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE
 *  - UR_RESULT_ERROR_INVALID_NULL_POINTER
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList == NULL && numEventsInWaitList > 0`
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList != NULL && numEventsInWaitList == 0`
 */
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueTimestampRecordingExp(
    ur_queue_handle_t hQueue, bool blocking, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);

/**
 * @brief Creates an empty graph in a context.
 *
 * Source: CUDA cuGraphCreate.
 * Devices tell with UR_DEVICE_INFO_GRAPH_RECORD_AND_REPLAY_SUPPORT_EXP whether they have it.
 * @param hContext [in] context of the objects that the call creates or uses
 * @param phGraph [out] returns the new graph
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 */
UR_APIEXPORT ur_result_t UR_APICALL urGraphCreateExp(
    ur_context_handle_t hContext, ur_exp_graph_handle_t *phGraph);

/**
 * @brief Starts to capture the commands of a queue into a new graph.
 *
 * Source: CUDA cuStreamBeginCapture.
 * Devices tell with UR_DEVICE_INFO_GRAPH_RECORD_AND_REPLAY_SUPPORT_EXP whether they have it.
 * @param hQueue [in] queue whose commands are captured
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
 *  - UR_RESULT_ERROR_INVALID_OPERATION: the queue captures already
 *  - UR_RESULT_ERROR_GRAPH_CAPTURE_INVALIDATED: the capture that the queue had joined is gone
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 */
UR_APIEXPORT ur_result_t UR_APICALL urQueueBeginGraphCaptureExp(ur_queue_handle_t hQueue);

/**
 * @brief Starts to capture the commands of a queue into a given graph.
 *
 * Source: CUDA cuStreamBeginCaptureToGraph.
 * Devices tell with UR_DEVICE_INFO_GRAPH_RECORD_AND_REPLAY_SUPPORT_EXP whether they have it.
 * @param hQueue [in] queue whose commands are captured
 * @param hGraph [in] graph that receives the commands
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
 *  - UR_RESULT_ERROR_INVALID_OPERATION: the queue captures already
 *  - UR_RESULT_ERROR_INVALID_GRAPH: the graph is captured into already, or is of another context, or a capture into it was never ended
 *  - UR_RESULT_ERROR_INVALID_DEVICE: the graph has commands of another device
 *  - UR_RESULT_ERROR_GRAPH_CAPTURE_INVALIDATED: the capture that the queue had joined is gone
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 */
UR_APIEXPORT ur_result_t UR_APICALL urQueueBeginCaptureIntoGraphExp(
    ur_queue_handle_t hQueue, ur_exp_graph_handle_t hGraph);

/**
 * @brief Ends the capture of a queue's commands and returns the graph.
 *
 * Source: CUDA cuStreamEndCapture.
 * Devices tell with UR_DEVICE_INFO_GRAPH_RECORD_AND_REPLAY_SUPPORT_EXP whether they have it.
 * @param hQueue [in] queue whose capture ends
 * @param phGraph [out] returns the captured graph
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_COMMAND_LIST_NOT_CAPTURING: the queue captures nothing
 *  - UR_RESULT_ERROR_INVALID_OPERATION: the capture began on another queue
 *  - UR_RESULT_ERROR_GRAPH_UNJOINED_FORKS
 *  - UR_RESULT_ERROR_GRAPH_CAPTURE_INVALIDATED: the capture that the queue had joined is gone
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 */
UR_APIEXPORT ur_result_t UR_APICALL urQueueEndGraphCaptureExp(
    ur_queue_handle_t hQueue, ur_exp_graph_handle_t *phGraph);

/**
 * @brief Makes an executable graph from a captured one.
 *
 * Source: CUDA cuGraphInstantiate.
 * Devices tell with UR_DEVICE_INFO_GRAPH_RECORD_AND_REPLAY_SUPPORT_EXP whether they have it.
 * @param hGraph [in] captured graph to make executable
 * @param phExecGraph [out] returns the executable graph
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_GRAPH: the graph is captured into, or a capture into it was never ended
 *  - UR_RESULT_ERROR_INVALID_VALUE: the driver refuses one of the commands
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 */
UR_APIEXPORT ur_result_t UR_APICALL urGraphInstantiateGraphExp(
    ur_exp_graph_handle_t hGraph, ur_exp_executable_graph_handle_t *phExecGraph);

/**
 * @brief Enqueues a run of an executable graph.
 *
 * Source: CUDA cuGraphLaunch.
 * Devices tell with UR_DEVICE_INFO_GRAPH_RECORD_AND_REPLAY_SUPPORT_EXP whether they have it.
 * @param hQueue [in] queue that takes the command
 * @param hGraph [in] executable graph to run
 * @param numEventsInWaitList [in, optional] entries of phEventWaitList (count)
 * @param phEventWaitList [in, optional] events that must be complete before the command starts; NULL if and only if there are none; numEventsInWaitList elements
 * @param phEvent [out, optional] returns an event that tracks the command; NULL if none is wanted
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList == NULL && numEventsInWaitList > 0`
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList != NULL && numEventsInWaitList == 0`
 *  - UR_RESULT_ERROR_INVALID_GRAPH
 *  - UR_RESULT_ERROR_INVALID_QUEUE: the graph is of another context or device
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 */
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueGraphExp(
    ur_queue_handle_t hQueue, ur_exp_executable_graph_handle_t hGraph, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);

/**
 * @brief Destroys a graph.
 *
 * Source: CUDA cuGraphDestroy.
 * Devices tell with UR_DEVICE_INFO_GRAPH_RECORD_AND_REPLAY_SUPPORT_EXP whether they have it.
 * @param hGraph [in] graph to destroy
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_GRAPH: the graph is captured into
 */
UR_APIEXPORT ur_result_t UR_APICALL urGraphDestroyExp(ur_exp_graph_handle_t hGraph);

/**
 * @brief Destroys an executable graph.
 *
 * Source: CUDA cuGraphExecDestroy.
 * Devices tell with UR_DEVICE_INFO_GRAPH_RECORD_AND_REPLAY_SUPPORT_EXP whether they have it.
 * @param hExecutableGraph [in] executable graph that the call is about
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_GRAPH
 *  - UR_RESULT_ERROR_INVALID_OPERATION: a run is under way
 */
UR_APIEXPORT ur_result_t UR_APICALL urGraphExecutableGraphDestroyExp(
    ur_exp_executable_graph_handle_t hExecutableGraph);

/**
 * @brief Tells whether a queue is capturing its commands into a graph.
 *
 * Source: CUDA cuStreamIsCapturing.
 * Devices tell with UR_DEVICE_INFO_GRAPH_RECORD_AND_REPLAY_SUPPORT_EXP whether they have it.
 * @param hQueue [in] queue to ask about
 * @param pResult [out] returns whether the queue is capturing
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 */
UR_APIEXPORT ur_result_t UR_APICALL urQueueIsGraphCaptureEnabledExp(ur_queue_handle_t hQueue, bool *pResult);

/**
 * @brief Returns the graph into which a queue is capturing.
 * Devices tell with UR_DEVICE_INFO_GRAPH_RECORD_AND_REPLAY_SUPPORT_EXP whether they have it.
 * @param hQueue [in] queue that is capturing
 * @param phGraph [out] returns the graph being captured into
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_OPERATION: the queue captures nothing
 */
UR_APIEXPORT ur_result_t UR_APICALL urQueueGetGraphExp(ur_queue_handle_t hQueue, ur_exp_graph_handle_t *phGraph);

/**
 * @brief Tells whether a graph holds no command.
 * Devices tell with UR_DEVICE_INFO_GRAPH_RECORD_AND_REPLAY_SUPPORT_EXP whether they have it.
 * @param hGraph [in] graph that the call is about
 * @param pResult [out] returns whether the graph holds no command
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_GRAPH
 */
UR_APIEXPORT ur_result_t UR_APICALL urGraphIsEmptyExp(ur_exp_graph_handle_t hGraph, bool *pResult);

/**
 * @brief Returns the number that identifies a graph.
 * Devices tell with UR_DEVICE_INFO_GRAPH_RECORD_AND_REPLAY_SUPPORT_EXP whether they have it.
 * @param hGraph [in] graph that the call is about
 * @param pGraphId [out] returns the number that identifies the graph
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 */
UR_APIEXPORT ur_result_t UR_APICALL urGraphGetIdExp(ur_exp_graph_handle_t hGraph, uint64_t *pGraphId);

/**
 * @brief Registers a function to be called when a graph is destroyed.
 * Devices tell with UR_DEVICE_INFO_GRAPH_RECORD_AND_REPLAY_SUPPORT_EXP whether they have it.
 * @param hGraph [in] graph that the call is about
 * @param pfnCallback [in] function to call when the graph is destroyed
 * @param pUserData [in, optional] pointer passed on to the callback as it is; may be NULL
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 */
UR_APIEXPORT ur_result_t UR_APICALL urGraphSetDestructionCallbackExp(
    ur_exp_graph_handle_t hGraph, ur_exp_graph_destruction_callback_t pfnCallback, void *pUserData);

/**
 * @brief Writes a readable form of a graph to a file.
 *
 * Source: CUDA cuGraphDebugDotPrint.
 * Devices tell with UR_DEVICE_INFO_GRAPH_RECORD_AND_REPLAY_SUPPORT_EXP whether they have it.
 * @param hGraph [in] graph that the call is about
 * @param filePath [in] file to write, created or overwritten
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_VALUE: the file cannot be written
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 */
UR_APIEXPORT ur_result_t UR_APICALL urGraphDumpContentsExp(ur_exp_graph_handle_t hGraph, const char *filePath);

/**
 * @brief Returns the native graph behind a graph.
 * Devices tell with UR_DEVICE_INFO_GRAPH_RECORD_AND_REPLAY_SUPPORT_EXP whether they have it.
 * @param hGraph [in] graph that the call is about
 * @param phNativeGraph [out] returns the native graph
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
 */
UR_APIEXPORT ur_result_t UR_APICALL urGraphGetNativeHandleExp(
    ur_exp_graph_handle_t hGraph, ur_native_handle_t *phNativeGraph);

/**
 * @brief Returns the native executable graph behind an executable graph.
 * Devices tell with UR_DEVICE_INFO_GRAPH_RECORD_AND_REPLAY_SUPPORT_EXP whether they have it.
 * @param hExecutableGraph [in] executable graph that the call is about
 * @param phNativeExecutableGraph [out] returns the native executable graph
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
 */
UR_APIEXPORT ur_result_t UR_APICALL urGraphExecutableGraphGetNativeHandleExp(
    ur_exp_executable_graph_handle_t hExecutableGraph, ur_native_handle_t *phNativeExecutableGraph);

/**
 * @brief Enqueues a host function to be called when its dependencies are complete.
 *
 * Source: CUDA cuLaunchHostFunc.
 * Devices tell with UR_DEVICE_INFO_ENQUEUE_HOST_TASK_SUPPORT_EXP whether they have it.
 * @param hQueue [in] queue that takes the command
 * @param pfnHostTask [in] host function to execute
 * @param data [in, optional] pointer passed on to the function as it is; may be NULL
 * @param pProperties [in, optional] host task options, NULL for none
 * @param numEventsInWaitList [in] entries of phEventWaitList (count)
 * @param phEventWaitList [in, optional] events that must be complete before the command starts; NULL if and only if there are none; numEventsInWaitList elements
 * @param phEvent [out, optional] returns an event that tracks the command; NULL if none is wanted
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE
 *  - UR_RESULT_ERROR_INVALID_NULL_POINTER
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList == NULL && numEventsInWaitList > 0`
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList != NULL && numEventsInWaitList == 0`
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
 */
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueHostTaskExp(
    ur_queue_handle_t hQueue, ur_exp_host_task_function_t pfnHostTask, void *data,
    const ur_exp_host_task_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);

/**
 * @brief Returns data by which another process can open a USM allocation.
 *
 * Source: Level Zero zeMemGetIpcHandle.
 * Devices tell with UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP whether they have it.
 * @param hContext [in] context of the objects that the call creates or uses
 * @param pMem [in] start of the USM allocation to share
 * @param ppIPCMemHandleData [out, optional] returns the IPC data, owned by the library until put back
 * @param pIPCMemHandleDataSizeRet [out, optional] returns the size of the memory's IPC data (bytes)
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_CONTEXT
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `NULL == hContext`
 *  - UR_RESULT_ERROR_INVALID_NULL_POINTER: `NULL == ppIPCMemHandleData`
 *  - UR_RESULT_ERROR_INVALID_NULL_POINTER: `NULL == pIPCMemHandleDataSizeRet`
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 */
UR_APIEXPORT ur_result_t UR_APICALL urIPCGetMemHandleExp(
    ur_context_handle_t hContext, void  *pMem, void **ppIPCMemHandleData,
    size_t *pIPCMemHandleDataSizeRet);

/**
 * @brief Releases the IPC data of a USM allocation.
 *
 * Source: Level Zero zeMemPutIpcHandle.
 * Devices tell with UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP whether they have it.
 * @param hContext [in] context of the objects that the call creates or uses
 * @param pIPCMemHandleData [in] IPC data of a USM allocation
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_CONTEXT
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `NULL == hContext`
 *  - UR_RESULT_ERROR_INVALID_NULL_POINTER: `NULL == pIPCMemHandleData`
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 */
UR_APIEXPORT ur_result_t UR_APICALL urIPCPutMemHandleExp(ur_context_handle_t hContext, void *pIPCMemHandleData);

/**
 * @brief Maps a USM allocation of another process from its IPC data.
 *
 * Source: Level Zero zeMemOpenIpcHandle.
 * Devices tell with UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP whether they have it.
 * @param hContext [in] context of the objects that the call creates or uses
 * @param hDevice [in] device that the call is about, one of the context where there is one
 * @param pIPCMemHandleData [in] IPC data of a USM allocation
 * @param ipcMemHandleDataSize [in] size of the data at pIPCMemHandleData (bytes)
 * @param ppMem [out] returns the address of the memory in this process
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_CONTEXT
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `NULL == hContext`
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `NULL == hDevice`
 *  - UR_RESULT_ERROR_INVALID_NULL_POINTER: `NULL == pIPCMemHandleData`
 *  - UR_RESULT_ERROR_INVALID_NULL_POINTER: `NULL == ppMem`
 *  - UR_RESULT_ERROR_INVALID_VALUE
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 */
UR_APIEXPORT ur_result_t UR_APICALL urIPCOpenMemHandleExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, void  *pIPCMemHandleData,
    size_t ipcMemHandleDataSize, void  **ppMem);

/**
 * @brief Ends the mapping of a USM allocation of another process.
 *
 * Source: Level Zero zeMemCloseIpcHandle.
 * Devices tell with UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP whether they have it.
 * @param hContext [in] context of the objects that the call creates or uses
 * @param pMem [in] address that urIPCOpenMemHandleExp returned
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_CONTEXT
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `NULL == hContext`
 *  - UR_RESULT_ERROR_INVALID_NULL_POINTER: `NULL == pMem`
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 */
UR_APIEXPORT ur_result_t UR_APICALL urIPCCloseMemHandleExp(ur_context_handle_t hContext, void  *pMem);

/**
 * @brief Returns data by which another process can open physical memory.
 * Devices tell with UR_DEVICE_INFO_IPC_PHYSICAL_MEMORY_SUPPORT_EXP whether they have it.
 * @param hContext [in] context of the objects that the call creates or uses
 * @param hPhysMem [in] physical memory to share, created with UR_PHYSICAL_MEM_FLAG_ENABLE_IPC
 * @param ppIPCPhysMemHandleData [out] returns the IPC data of the physical memory, owned by the library until put back
 * @param pIPCPhysMemHandleDataSizeRet [out] returns the size of the physical memory's IPC data (bytes)
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_CONTEXT
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `NULL == hContext`
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `NULL == hPhysMem`
 *  - UR_RESULT_ERROR_INVALID_NULL_POINTER: `NULL == ppIPCPhysMemHandleData`
 *  - UR_RESULT_ERROR_INVALID_NULL_POINTER: `NULL == pIPCPhysMemHandleDataSizeRet`
 *  - UR_RESULT_ERROR_INVALID_ARGUMENT: the memory was made without UR_PHYSICAL_MEM_FLAG_ENABLE_IPC
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 */
UR_APIEXPORT ur_result_t UR_APICALL urIPCGetPhysMemHandleExp(
    ur_context_handle_t hContext, ur_physical_mem_handle_t hPhysMem, void **ppIPCPhysMemHandleData,
    size_t *pIPCPhysMemHandleDataSizeRet);

/**
 * @brief Releases the IPC data of physical memory.
 * Devices tell with UR_DEVICE_INFO_IPC_PHYSICAL_MEMORY_SUPPORT_EXP whether they have it.
 * @param hContext [in] context of the objects that the call creates or uses
 * @param pIPCPhysMemHandleData [in] IPC data of physical memory
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_CONTEXT
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `NULL == hContext`
 *  - UR_RESULT_ERROR_INVALID_NULL_POINTER: `NULL == pIPCPhysMemHandleData`
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 */
UR_APIEXPORT ur_result_t UR_APICALL urIPCPutPhysMemHandleExp(
    ur_context_handle_t hContext, const void *pIPCPhysMemHandleData);

/**
 * @brief Opens physical memory of another process from its IPC data.
 * Devices tell with UR_DEVICE_INFO_IPC_PHYSICAL_MEMORY_SUPPORT_EXP whether they have it.
 * @param hContext [in] context of the objects that the call creates or uses
 * @param hDevice [in] device that the call is about, one of the context where there is one
 * @param pIPCPhysMemHandleData [in] IPC data of physical memory
 * @param ipcPhysMemHandleDataSize [in] size of the data at pIPCPhysMemHandleData (bytes)
 * @param phPhysMem [out] returns the physical memory opened
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_CONTEXT
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `NULL == hContext`
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `NULL == hDevice`
 *  - UR_RESULT_ERROR_INVALID_NULL_POINTER: `NULL == pIPCPhysMemHandleData`
 *  - UR_RESULT_ERROR_INVALID_NULL_POINTER: `NULL == phPhysMem`
 *  - UR_RESULT_ERROR_INVALID_VALUE
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 */
UR_APIEXPORT ur_result_t UR_APICALL urIPCOpenPhysMemHandleExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const void  *pIPCPhysMemHandleData,
    size_t ipcPhysMemHandleDataSize, ur_physical_mem_handle_t *phPhysMem);

/**
 * @brief Closes physical memory of another process.
 * Devices tell with UR_DEVICE_INFO_IPC_PHYSICAL_MEMORY_SUPPORT_EXP whether they have it.
 * @param hContext [in] context of the objects that the call creates or uses
 * @param hPhysMem [in] physical memory that urIPCOpenPhysMemHandleExp returned
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_CONTEXT
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `NULL == hContext`
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `NULL == hPhysMem`
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 */
UR_APIEXPORT ur_result_t UR_APICALL urIPCClosePhysMemHandleExp(
    ur_context_handle_t hContext, ur_physical_mem_handle_t hPhysMem);

/**
 * @brief Returns data by which another process can open an event.
 * Devices tell with UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP whether they have it.
 * @param hEvent [in] event to share, created with UR_EXP_EVENT_FLAG_IPC_EXP
 * @param ppIPCEventHandleData [out] returns the IPC data of the event, owned by the library until put back
 * @param pIPCEventHandleDataSizeRet [out] returns the size of the event's IPC data (bytes)
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `NULL == hEvent`
 *  - UR_RESULT_ERROR_INVALID_NULL_POINTER: `NULL == ppIPCEventHandleData`
 *  - UR_RESULT_ERROR_INVALID_NULL_POINTER: `NULL == pIPCEventHandleDataSizeRet`
 *  - UR_RESULT_ERROR_INVALID_EVENT: the event was made without UR_EXP_EVENT_FLAG_IPC_EXP
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 */
UR_APIEXPORT ur_result_t UR_APICALL urIPCGetEventHandleExp(
    ur_event_handle_t hEvent, void **ppIPCEventHandleData, size_t *pIPCEventHandleDataSizeRet);

/**
 * @brief Releases the IPC data of an event.
 * Devices tell with UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP whether they have it.
 * @param hContext [in] context of the objects that the call creates or uses
 * @param pIPCEventHandleData [in] IPC data of an event
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_CONTEXT
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `NULL == hContext`
 *  - UR_RESULT_ERROR_INVALID_NULL_POINTER: `NULL == pIPCEventHandleData`
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 */
UR_APIEXPORT ur_result_t UR_APICALL urIPCPutEventHandleExp(
    ur_context_handle_t hContext, void *pIPCEventHandleData);

/**
 * @brief Opens an event of another process from its IPC data.
 * Devices tell with UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP whether they have it.
 * @param hContext [in] context of the objects that the call creates or uses
 * @param pIPCEventHandleData [in] IPC data of an event
 * @param ipcEventHandleDataSize [in] size of the data at pIPCEventHandleData (bytes)
 * @param phEvent [out] returns the event opened
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_CONTEXT
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `NULL == hContext`
 *  - UR_RESULT_ERROR_INVALID_NULL_POINTER: `NULL == pIPCEventHandleData`
 *  - UR_RESULT_ERROR_INVALID_NULL_POINTER: `NULL == phEvent`
 *  - UR_RESULT_ERROR_INVALID_VALUE
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 */
UR_APIEXPORT ur_result_t UR_APICALL urIPCOpenEventHandleExp(
    ur_context_handle_t hContext, const void  *pIPCEventHandleData, size_t ipcEventHandleDataSize,
    ur_event_handle_t *phEvent);

/**
 * @brief Enqueues a barrier with properties that waits for events and holds back all later commands.
 * @param hQueue [in] queue that takes the command
 * @param pProperties [in, optional] barrier options, NULL for none
 * @param numEventsInWaitList [in] entries of phEventWaitList (count)
 * @param phEventWaitList [in, optional] events that must be complete before the command starts; NULL if and only if there are none; numEventsInWaitList elements
 * @param phEvent [in, out, optional] event from urEventCreateExp to signal; where it points to NULL, returns a new event
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_QUEUE
 *  - UR_RESULT_ERROR_INVALID_EVENT
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList == NULL && numEventsInWaitList > 0`
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: `phEventWaitList != NULL && numEventsInWaitList == 0`
 *  - UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS
 *  - UR_RESULT_ERROR_INVALID_VALUE
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 */
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueEventsWaitWithBarrierExt(
    ur_queue_handle_t hQueue, const ur_exp_enqueue_ext_properties_t *pProperties,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);

/**
 * @brief Allocates device memory that can be exported to another API.
 * Devices tell with UR_DEVICE_INFO_MEMORY_EXPORT_EXPORTABLE_DEVICE_MEM_EXP whether they have it.
 * @param hContext [in] context of the objects that the call creates or uses
 * @param hDevice [in] device that the call is about, one of the context where there is one
 * @param alignment [in] alignment of the memory, a power of two, 0 for the default (bytes)
 * @param size [in] size of the allocation, at least 1 (bytes)
 * @param handleTypeToExport [in] kind of handle by which the memory is exported
 * @param ppMem [out] returns the address of the exportable memory
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE
 *  - UR_RESULT_ERROR_INVALID_NULL_POINTER: `NULL == ppMem`
 *  - UR_RESULT_ERROR_UNSUPPORTED_ALIGNMENT: `alignment != 0 && ((alignment & (alignment-1)) != 0)`
 *  - UR_RESULT_ERROR_INVALID_VALUE
 *  - UR_RESULT_ERROR_INVALID_USM_SIZE: `size == 0`
 *  - UR_RESULT_ERROR_UNSUPPORTED_SIZE
 *  - UR_RESULT_ERROR_INVALID_CONTEXT
 *  - UR_RESULT_ERROR_INVALID_DEVICE
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE: the device answers false to UR_DEVICE_INFO_MEMORY_EXPORT_LINEAR_MEMORY_EXPORT_SUPPORT_EXP
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 *  - UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY
 */
UR_APIEXPORT ur_result_t UR_APICALL urMemoryExportAllocExportableMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t alignment, size_t size,
    ur_exp_external_mem_type_t handleTypeToExport, void  **ppMem);

/**
 * @brief Frees exportable device memory.
 * Devices tell with UR_DEVICE_INFO_MEMORY_EXPORT_EXPORTABLE_DEVICE_MEM_EXP whether they have it.
 * @param hContext [in] context of the objects that the call creates or uses
 * @param hDevice [in] device that the call is about, one of the context where there is one
 * @param pMem [in] start of the exportable memory to free
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE
 *  - UR_RESULT_ERROR_INVALID_NULL_POINTER: `NULL == pMem`
 *  - UR_RESULT_ERROR_INVALID_CONTEXT
 *  - UR_RESULT_ERROR_INVALID_DEVICE
 *  - UR_RESULT_ERROR_INVALID_VALUE
 *  - UR_RESULT_ERROR_DEVICE_LOST
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 *  - UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY
 */
UR_APIEXPORT ur_result_t UR_APICALL urMemoryExportFreeExportableMemoryExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, void  *pMem);

/**
 * @brief Returns a handle by which another API can import exportable device memory.
 * Devices tell with UR_DEVICE_INFO_MEMORY_EXPORT_EXPORTABLE_DEVICE_MEM_EXP whether they have it.
 * @param hContext [in] context of the objects that the call creates or uses
 * @param hDevice [in] device that the call is about, one of the context where there is one
 * @param handleTypeToExport [in] kind of handle by which the memory is exported
 * @param pMem [in] start of the exportable memory
 * @param pMemHandleRet [out] returns the handle; the kind of handle says what is written there
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE
 *  - UR_RESULT_ERROR_INVALID_NULL_POINTER: `NULL == pMemHandleRet || NULL == pMem`
 *  - UR_RESULT_ERROR_INVALID_CONTEXT
 *  - UR_RESULT_ERROR_INVALID_DEVICE
 *  - UR_RESULT_ERROR_INVALID_ENUMERATION
 *  - UR_RESULT_ERROR_DEVICE_LOST
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 *  - UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY
 */
UR_APIEXPORT ur_result_t UR_APICALL urMemoryExportExportMemoryHandleExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_external_mem_type_t handleTypeToExport, void  *pMem, void  *pMemHandleRet);

/**
 * @brief Compiles and links a program for the devices given.
 *
 * Source: OpenCL 3.0 clBuildProgram.
 * Devices tell with UR_DEVICE_INFO_MULTI_DEVICE_COMPILE_SUPPORT_EXP whether they have it.
 * @param hProgram [in] program
 * @param numDevices [in] entries of phDevices, at least 1 (count)
 * @param phDevices [in] devices to build for; numDevices elements
 * @param flags [in] build options besides those in the text
 * @param pOptions [in, optional] options for the compiler or linker, NULL for none
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_PROGRAM
 *  - UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE
 */
UR_APIEXPORT ur_result_t UR_APICALL urProgramBuildExp(
    ur_program_handle_t hProgram, uint32_t numDevices, ur_device_handle_t *phDevices,
    ur_exp_program_flags_t flags, const char *pOptions);

/**
 * @brief Compiles a program for the devices given, without linking.
 *
 * Source: OpenCL 3.0 clCompileProgram.
 * Devices tell with UR_DEVICE_INFO_MULTI_DEVICE_COMPILE_SUPPORT_EXP whether they have it.
 * @param hProgram [in, out] program
 * @param numDevices [in] entries of phDevices, at least 1 (count)
 * @param phDevices [in] devices to compile for; numDevices elements
 * @param flags [in] compile options besides those in the text
 * @param pOptions [in, optional] options for the compiler or linker, NULL for none
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_PROGRAM
 *  - UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE
 */
UR_APIEXPORT ur_result_t UR_APICALL urProgramCompileExp(
    ur_program_handle_t hProgram, uint32_t numDevices, ur_device_handle_t *phDevices,
    ur_exp_program_flags_t flags, const char *pOptions);

/**
 * @brief Links compiled programs into a new one for the devices given.
 *
 * Source: OpenCL 3.0 clLinkProgram.
 * Devices tell with UR_DEVICE_INFO_MULTI_DEVICE_COMPILE_SUPPORT_EXP whether they have it.
 * @param hContext [in] context of the objects that the call creates or uses
 * @param numDevices [in] entries of phDevices, at least 1 (count)
 * @param phDevices [in] devices to link for; numDevices elements
 * @param flags [in] link options besides those in the text
 * @param count [in] entries of phPrograms, at least 1 (count)
 * @param phPrograms [in] compiled programs to link; count elements
 * @param pOptions [in, optional] options for the compiler or linker, NULL for none
 * @param phProgram [out] returns the new program; after a failure NULL, or one that has the log and is to be released
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_PROGRAM
 *  - UR_RESULT_ERROR_INVALID_SIZE: `count == 0`
 *  - UR_RESULT_ERROR_PROGRAM_LINK_FAILURE
 */
UR_APIEXPORT ur_result_t UR_APICALL urProgramLinkExp(
    ur_context_handle_t hContext, uint32_t numDevices, ur_device_handle_t *phDevices,
    ur_exp_program_flags_t flags, uint32_t count, const ur_program_handle_t *phPrograms,
    const char *pOptions, ur_program_handle_t *phProgram);

/**
 * @brief Calls a function now that submits native work, as one command of a queue.
 * Devices tell with UR_DEVICE_INFO_ENQUEUE_NATIVE_COMMAND_SUPPORT_EXP whether they have it.
 * @param hQueue [in] queue that takes the command
 * @param pfnNativeEnqueue [in] function that submits the native work, called before the call returns
 * @param data [in, optional] pointer passed on to the function as it is; may be NULL
 * @param numMemsInMemList [in] entries of phMemList (count)
 * @param phMemList [in, optional] memory objects that the native work uses; NULL if none; numMemsInMemList elements
 * @param pProperties [in, optional] native command options, NULL for none
 * @param numEventsInWaitList [in] entries of phEventWaitList (count)
 * @param phEventWaitList [in, optional] events that must be complete before the command starts; NULL if and only if there are none; numEventsInWaitList elements
 * @param phEvent [out, optional] returns an event that tracks the command; NULL if none is wanted
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE
 *  - UR_RESULT_ERROR_INVALID_NULL_POINTER
 *  - UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST
 */
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueNativeCommandExp(
    ur_queue_handle_t hQueue, ur_exp_enqueue_native_command_function_t pfnNativeEnqueue, void *data,
    uint32_t numMemsInMemList, const ur_mem_handle_t *phMemList,
    const ur_exp_enqueue_native_command_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);

/**
 * @brief Creates an event that commands can signal again and again.
 * Devices tell with UR_DEVICE_INFO_REUSABLE_EVENTS_SUPPORT_EXP whether they have it.
 * @param hContext [in] context of the objects that the call creates or uses
 * @param hDevice [in] device that the call is about, one of the context where there is one
 * @param pEventDesc [in] description of the event
 * @param phEvent [out] returns the new event
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `NULL == hContext`
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: `NULL == hDevice`
 *  - UR_RESULT_ERROR_INVALID_NULL_POINTER: `NULL == pEventDesc`
 *  - UR_RESULT_ERROR_INVALID_NULL_POINTER: `NULL == phEvent`
 *  - UR_RESULT_ERROR_INVALID_ENUMERATION: `UR_EXP_EVENT_FLAGS_MASK & pEventDesc->flags`
 *  - UR_RESULT_ERROR_INVALID_CONTEXT
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 */
UR_APIEXPORT ur_result_t UR_APICALL urEventCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_exp_event_desc_t *pEventDesc,
    ur_event_handle_t *phEvent);

/**
 * @brief Copies between USM or host addresses without a queue and returns when it is done.
 * Devices tell with UR_DEVICE_INFO_USM_CONTEXT_MEMCPY_SUPPORT_EXP whether they have it.
 * @param hContext [in] context of the objects that the call creates or uses
 * @param pDst [in] USM or host address to copy to
 * @param pSrc [in] USM or host address to copy from
 * @param size [in] bytes to copy, at least 1 (bytes)
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_ADAPTER_SPECIFIC
 *  - UR_RESULT_ERROR_INVALID_SIZE: `size == 0`
 *  - UR_RESULT_ERROR_INVALID_SIZE: the range passes the end of the allocation
 */
UR_APIEXPORT ur_result_t UR_APICALL urUSMContextMemcpyExp(
    ur_context_handle_t hContext, void *pDst, const void *pSrc, size_t size);

/**
 * @brief Registers memory of the program as host USM.
 *
 * Source: CUDA cuMemHostRegister.
 * Devices tell with UR_DEVICE_INFO_USM_HOST_ALLOC_REGISTER_SUPPORT_EXP whether they have it.
 * @param hContext [in] context of the objects that the call creates or uses
 * @param pHostMem [in] start of the program's memory
 * @param size [in] size of the program's memory, at least 1 (bytes)
 * @param pProperties [in, optional] registration options, NULL for none
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_VALUE: `size == 0`
 */
UR_APIEXPORT ur_result_t UR_APICALL urUSMHostAllocRegisterExp(
    ur_context_handle_t hContext, void *pHostMem, size_t size,
    const ur_exp_usm_host_alloc_register_properties_t *pProperties);

/**
 * @brief Ends the registration of memory as host USM.
 *
 * Source: CUDA cuMemHostUnregister.
 * Devices tell with UR_DEVICE_INFO_USM_HOST_ALLOC_REGISTER_SUPPORT_EXP whether they have it.
 * @param hContext [in] context of the objects that the call creates or uses
 * @param pHostMem [in] start of the program's memory
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_VALUE
 */
UR_APIEXPORT ur_result_t UR_APICALL urUSMHostAllocUnregisterExp(ur_context_handle_t hContext, void *pHostMem);

/**
 * @brief Prepares memory of the program for fast transfers by the devices of a context.
 * @param hContext [in] context of the objects that the call creates or uses
 * @param pMem [in] start of the program's memory
 * @param size [in] size of the program's memory (bytes)
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_CONTEXT
 *  - UR_RESULT_ERROR_INVALID_SIZE
 */
UR_APIEXPORT ur_result_t UR_APICALL urUSMImportExp(ur_context_handle_t hContext, void *pMem, size_t size);

/**
 * @brief Ends the import of memory of the program.
 * @param hContext [in] context of the objects that the call creates or uses
 * @param pMem [in] start of memory imported before
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_CONTEXT
 */
UR_APIEXPORT ur_result_t UR_APICALL urUSMReleaseExp(ur_context_handle_t hContext, void *pMem);

/**
 * @brief Allows a device to access memory of a peer device.
 *
 * Source: CUDA cuCtxEnablePeerAccess.
 * Devices tell with UR_DEVICE_INFO_USM_P2P_SUPPORT_EXP whether they have it.
 * @param commandDevice [in] device that accesses the memory of the other
 * @param peerDevice [in] device whose memory is accessed
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_ADAPTER_SPECIFIC
 */
UR_APIEXPORT ur_result_t UR_APICALL urUsmP2PEnablePeerAccessExp(
    ur_device_handle_t commandDevice, ur_device_handle_t peerDevice);

/**
 * @brief Ends a device's access to memory of a peer device.
 *
 * Source: CUDA cuCtxDisablePeerAccess.
 * Devices tell with UR_DEVICE_INFO_USM_P2P_SUPPORT_EXP whether they have it.
 * @param commandDevice [in] device that accesses the memory of the other
 * @param peerDevice [in] device whose memory is accessed
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_ADAPTER_SPECIFIC
 */
UR_APIEXPORT ur_result_t UR_APICALL urUsmP2PDisablePeerAccessExp(
    ur_device_handle_t commandDevice, ur_device_handle_t peerDevice);

/**
 * @brief Returns an ability of a device with regard to a peer device.
 *
 * Source: CUDA cuDeviceGetP2PAttribute.
 * Devices tell with UR_DEVICE_INFO_USM_P2P_SUPPORT_EXP whether they have it.
 * @param commandDevice [in] device that accesses the memory of the other
 * @param peerDevice [in] device whose memory is accessed
 * @param propName [in] property to query
 * @param propSize [in] size of the memory at pPropValue, 0 if that is NULL (bytes)
 * @param pPropValue [out, optional] returns the value of the property; NULL if only its size is wanted
 * @param pPropSizeRet [out, optional] returns the size of the property's value; may be NULL (bytes)
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION
 *  - UR_RESULT_ERROR_INVALID_SIZE: `propSize == 0 && pPropValue != NULL`
 *  - UR_RESULT_ERROR_INVALID_NULL_POINTER: `propSize != 0 && pPropValue == NULL`
 *  - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pPropValue == NULL && pPropSizeRet == NULL`
 *  - UR_RESULT_ERROR_ADAPTER_SPECIFIC
 */
UR_APIEXPORT ur_result_t UR_APICALL urUsmP2PPeerAccessGetInfoExp(
    ur_device_handle_t commandDevice, ur_device_handle_t peerDevice, ur_exp_peer_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet);

/**
 * @brief Creates a kernel from an entry point of a built program.
 *
 * Source: OpenCL 3.0 clCreateKernel.
 * @param hProgram [in] built program that contains the kernel
 * @param pKernelName [in] name of the kernel in the program
 * @param phKernel [out] returns the new kernel
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_KERNEL_NAME: the program has no kernel of that name
 */
UR_APIEXPORT ur_result_t UR_APICALL urKernelCreate(
    ur_program_handle_t hProgram, const char *pKernelName, ur_kernel_handle_t *phKernel);

/**
 * @brief Returns a property of a kernel.
 *
 * Source: OpenCL 3.0 clGetKernelInfo.
 * @param hKernel [in] kernel
 * @param propName [in] property to query
 * @param propSize [in] size of the memory at pPropValue, 0 if that is NULL (bytes)
 * @param pPropValue [in, out, optional] returns the value of the property; NULL if only its size is wanted
 * @param pPropSizeRet [out, optional] returns the size of the property's value; may be NULL (bytes)
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION
 *  - UR_RESULT_ERROR_INVALID_SIZE: `propSize == 0 && pPropValue != NULL`
 *  - UR_RESULT_ERROR_INVALID_NULL_POINTER: `propSize != 0 && pPropValue == NULL`
 *  - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pPropValue == NULL && pPropSizeRet == NULL`
 *  - UR_RESULT_ERROR_INVALID_KERNEL
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 */
UR_APIEXPORT ur_result_t UR_APICALL urKernelGetInfo(
    ur_kernel_handle_t hKernel, ur_kernel_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);

/**
 * @brief Returns a work-group property of a kernel on a device.
 *
 * Source: OpenCL 3.0 clGetKernelWorkGroupInfo.
 * @param hKernel [in] kernel
 * @param hDevice [in] device that the call is about, one of the context where there is one
 * @param propName [in] property to query
 * @param propSize [in] size of the memory at pPropValue, 0 if that is NULL (bytes)
 * @param pPropValue [in, out, optional] returns the value of the property; NULL if only its size is wanted
 * @param pPropSizeRet [out, optional] returns the size of the property's value; may be NULL (bytes)
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 */
UR_APIEXPORT ur_result_t UR_APICALL urKernelGetGroupInfo(
    ur_kernel_handle_t hKernel, ur_device_handle_t hDevice, ur_kernel_group_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet);

/**
 * @brief Returns a sub-group property of a kernel on a device.
 *
 * Source: OpenCL 3.0 clGetKernelSubGroupInfo.
 * @param hKernel [in] kernel
 * @param hDevice [in] device that the call is about, one of the context where there is one
 * @param propName [in] property to query
 * @param propSize [in] size of the memory at pPropValue, 0 if that is NULL (bytes)
 * @param pPropValue [in, out, optional] returns the value of the property; NULL if only its size is wanted
 * @param pPropSizeRet [out, optional] returns the size of the property's value; may be NULL (bytes)
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 */
UR_APIEXPORT ur_result_t UR_APICALL urKernelGetSubGroupInfo(
    ur_kernel_handle_t hKernel, ur_device_handle_t hDevice, ur_kernel_sub_group_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet);

/**
 * @brief Takes one more reference to a kernel.
 *
 * Source: OpenCL 3.0 clRetainKernel.
 * @param hKernel [in] kernel
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 */
UR_APIEXPORT ur_result_t UR_APICALL urKernelRetain(ur_kernel_handle_t hKernel);

/**
 * @brief Gives up one reference to a kernel and destroys it with the last.
 *
 * Source: OpenCL 3.0 clReleaseKernel.
 * @param hKernel [in] kernel
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 */
UR_APIEXPORT ur_result_t UR_APICALL urKernelRelease(ur_kernel_handle_t hKernel);

/**
 * @brief Sets an execution property of a kernel.
 *
 * Source: OpenCL 3.0 clSetKernelExecInfo.
 * @param hKernel [in] kernel
 * @param propName [in] execution property to set
 * @param propSize [in] size of the value of the execution property (bytes)
 * @param pProperties [in, optional] head of a chain of further properties, NULL for none
 * @param pPropValue [in] new value of the execution property
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 */
UR_APIEXPORT ur_result_t UR_APICALL urKernelSetExecInfo(
    ur_kernel_handle_t hKernel, ur_kernel_exec_info_t propName, size_t propSize,
    const ur_kernel_exec_info_properties_t *pProperties, const void *pPropValue);

/**
 * @brief Gives values to specialization constants of a kernel.
 * Devices tell with UR_DEVICE_INFO_PROGRAM_SET_SPECIALIZATION_CONSTANTS whether they have it.
 * @param hKernel [in] kernel
 * @param count [in] entries of pSpecConstants, at least 1 (count)
 * @param pSpecConstants [in] constants and their values; count elements
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_SIZE: `count == 0`
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
 *  - UR_RESULT_ERROR_INVALID_VALUE
 *  - UR_RESULT_ERROR_INVALID_SPEC_ID
 */
UR_APIEXPORT ur_result_t UR_APICALL urKernelSetSpecializationConstants(
    ur_kernel_handle_t hKernel, uint32_t count,
    const ur_specialization_constant_info_t *pSpecConstants);

/**
 * @brief Returns the native kernel behind a kernel.
 * @param hKernel [in] kernel
 * @param phNativeKernel [out] returns the native kernel
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
 */
UR_APIEXPORT ur_result_t UR_APICALL urKernelGetNativeHandle(
    ur_kernel_handle_t hKernel, ur_native_handle_t *phNativeKernel);

/**
 * @brief Creates a kernel from a native one.
 * @param hNativeKernel [in] native kernel to make a kernel from
 * @param hContext [in] context of the objects that the call creates or uses
 * @param hProgram [in, optional] program of the native kernel; may be NULL where the backend can tell
 * @param pProperties [in, optional] ownership of the native kernel, NULL for the defaults
 * @param phKernel [out] returns the new kernel
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE
 */
UR_APIEXPORT ur_result_t UR_APICALL urKernelCreateWithNativeHandle(
    ur_native_handle_t hNativeKernel, ur_context_handle_t hContext, ur_program_handle_t hProgram,
    const ur_kernel_native_properties_t *pProperties, ur_kernel_handle_t *phKernel);

/**
 * @brief Returns a work-group size that suits a kernel and a global size.
 *
 * Source: OpenCL cl_khr_suggested_local_work_size clGetKernelSuggestedLocalWorkSizeKHR.
 * @param hKernel [in] kernel
 * @param hQueue [in] queue that the kernel would be enqueued to
 * @param numWorkDim [in] dimensions of the global size, 1 to 3 (count)
 * @param pGlobalWorkOffset [in] first global id in each dimension; numWorkDim elements (work-items)
 * @param pGlobalWorkSize [in] global size in each dimension; numWorkDim elements (work-items)
 * @param pSuggestedLocalWorkSize [out] returns the work-group size in each dimension; numWorkDim elements (work-items)
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
 */
UR_APIEXPORT ur_result_t UR_APICALL urKernelGetSuggestedLocalWorkSize(
    ur_kernel_handle_t hKernel, ur_queue_handle_t hQueue, uint32_t numWorkDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, size_t *pSuggestedLocalWorkSize);

/**
 * @brief Returns a work-group size that suits a kernel, its arguments and a global size.
 * @param hKernel [in] kernel
 * @param hQueue [in] queue that the kernel would be enqueued to
 * @param numWorkDim [in] dimensions of the global size, 1 to 3 (count)
 * @param pGlobalWorkOffset [in] first global id in each dimension; numWorkDim elements (work-items)
 * @param pGlobalWorkSize [in] global size in each dimension; numWorkDim elements (work-items)
 * @param numArgs [in] entries of pArgs (count)
 * @param pArgs [in, optional] arguments of the kernel; numArgs elements
 * @param pSuggestedLocalWorkSize [out] returns the work-group size in each dimension; numWorkDim elements (work-items)
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pArgs == NULL && numArgs > 0`
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
 */
UR_APIEXPORT ur_result_t UR_APICALL urKernelGetSuggestedLocalWorkSizeWithArgs(
    ur_kernel_handle_t hKernel, ur_queue_handle_t hQueue, uint32_t numWorkDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, uint32_t numArgs,
    const ur_exp_kernel_arg_properties_t *pArgs, size_t *pSuggestedLocalWorkSize);

/**
 * @brief Returns how many work-groups a cooperative launch of a kernel may have.
 *
 * Source: Level Zero zeKernelSuggestMaxCooperativeGroupCount.
 * @param hKernel [in] kernel
 * @param hDevice [in] device that the call is about, one of the context where there is one
 * @param workDim [in] dimensions of the work-group size, 1 to 3 (count)
 * @param pLocalWorkSize [in] work-group size in each dimension; workDim elements (work-items)
 * @param dynamicSharedMemorySize [in] work-group memory added at launch (bytes)
 * @param pGroupCountRet [out] returns the most work-groups of a cooperative launch (count)
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_KERNEL
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
 *  - UR_RESULT_ERROR_INVALID_WORK_DIMENSION: `workDim < 1 || workDim > 3`
 */
UR_APIEXPORT ur_result_t UR_APICALL urKernelSuggestMaxCooperativeGroupCount(
    ur_kernel_handle_t hKernel, ur_device_handle_t hDevice, uint32_t workDim,
    const size_t *pLocalWorkSize, size_t dynamicSharedMemorySize, uint32_t *pGroupCountRet);

/**
 * @brief Creates a loader configuration with default settings.
 * @param phLoaderConfig [out] returns the new loader configuration
 * @returns UR_RESULT_SUCCESS, or
 */
UR_APIEXPORT ur_result_t UR_APICALL urLoaderConfigCreate(ur_loader_config_handle_t *phLoaderConfig);

/**
 * @brief Takes one more reference to a loader configuration.
 * @param hLoaderConfig [in] loader configuration
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 */
UR_APIEXPORT ur_result_t UR_APICALL urLoaderConfigRetain(ur_loader_config_handle_t hLoaderConfig);

/**
 * @brief Gives up one reference to a loader configuration and destroys it with the last.
 * @param hLoaderConfig [in] loader configuration
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 */
UR_APIEXPORT ur_result_t UR_APICALL urLoaderConfigRelease(ur_loader_config_handle_t hLoaderConfig);

/**
 * @brief Returns a property of a loader configuration.
 * @param hLoaderConfig [in] loader configuration
 * @param propName [in] property to query
 * @param propSize [in] size of the memory at pPropValue, 0 if that is NULL (bytes)
 * @param pPropValue [out, optional] returns the value of the property; NULL if only its size is wanted
 * @param pPropSizeRet [out, optional] returns the size of the property's value; may be NULL (bytes)
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION
 *  - UR_RESULT_ERROR_INVALID_SIZE: `propSize == 0 && pPropValue != NULL`
 *  - UR_RESULT_ERROR_INVALID_NULL_POINTER: `propSize != 0 && pPropValue == NULL`
 *  - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pPropValue == NULL && pPropSizeRet == NULL`
 *  - UR_RESULT_ERROR_INVALID_DEVICE
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 */
UR_APIEXPORT ur_result_t UR_APICALL urLoaderConfigGetInfo(
    ur_loader_config_handle_t hLoaderConfig, ur_loader_config_info_t propName, size_t propSize,
    void *pPropValue, size_t *pPropSizeRet);

/**
 * @brief Enables layers by name in a loader configuration.
 * @param hLoaderConfig [in] loader configuration
 * @param pLayerName [in] names of layers to enable, separated by semicolons
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_LAYER_NOT_PRESENT: there is no layer of that name
 */
UR_APIEXPORT ur_result_t UR_APICALL urLoaderConfigEnableLayer(
    ur_loader_config_handle_t hLoaderConfig, const char *pLayerName);

/**
 * @brief Sets the function that tells where in the application a call was made.
 * @param hLoaderConfig [in] loader configuration
 * @param pfnCodeloc [in] function that returns the place of the current call
 * @param pUserData [in, out, optional] pointer passed on to the callback as it is; may be NULL
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 */
UR_APIEXPORT ur_result_t UR_APICALL urLoaderConfigSetCodeLocationCallback(
    ur_loader_config_handle_t hLoaderConfig, ur_code_location_callback_t pfnCodeloc, void *pUserData);

/**
 * @brief Makes the loader use the mock adapter instead of real ones.
 * @param hLoaderConfig [in] loader configuration
 * @param enable [in] whether to use the mock adapter
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 */
UR_APIEXPORT ur_result_t UR_APICALL urLoaderConfigSetMockingEnabled(
    ur_loader_config_handle_t hLoaderConfig, ur_bool_t enable);

/**
 * @brief Initializes the loader, which then finds and opens adapters.
 * @param device_flags [in] device types to initialize for, 0 for all
 * @param hLoaderConfig [in, optional] loader configuration to apply, NULL for the default settings
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 */
UR_APIEXPORT ur_result_t UR_APICALL urLoaderInit(
    ur_device_init_flags_t device_flags, ur_loader_config_handle_t hLoaderConfig);

/**
 * @brief Ends the use of the loader and closes the adapters.
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 */
UR_APIEXPORT ur_result_t UR_APICALL urLoaderTearDown(void);

/**
 * @brief Creates an image in a context.
 *
 * Source: OpenCL 3.0 clCreateImage.
 * Devices tell with UR_DEVICE_INFO_IMAGE_SUPPORT whether they have it.
 * @param hContext [in] context of the objects that the call creates or uses
 * @param flags [in] access and placement of the image
 * @param pImageFormat [in] pixel format of the image
 * @param pImageDesc [in] shape and layout of the image
 * @param pHost [in, optional] host memory to use or to copy from, as the flags say; else NULL
 * @param phMem [out] returns the new image
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_CONTEXT
 *  - UR_RESULT_ERROR_INVALID_VALUE
 *  - UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR: `pImageDesc && UR_STRUCTURE_TYPE_IMAGE_DESC != pImageDesc->stype`
 *  - UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR: `pImageDesc && UR_MEM_TYPE_IMAGE1D_ARRAY < pImageDesc->type`
 *  - UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR: `pImageDesc && pImageDesc->numMipLevel != 0`
 *  - UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR: `pImageDesc && pImageDesc->numSamples != 0`
 *  - UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR: `pImageDesc && pImageDesc->rowPitch != 0 && pHost == NULL`
 *  - UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR: `pImageDesc && pImageDesc->slicePitch != 0 && pHost == NULL`
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
 *  - UR_RESULT_ERROR_INVALID_IMAGE_SIZE
 *  - UR_RESULT_ERROR_INVALID_OPERATION
 *  - UR_RESULT_ERROR_INVALID_HOST_PTR: `pHost == NULL && (flags & (UR_MEM_FLAG_USE_HOST_POINTER | UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER)) != 0`
 *  - UR_RESULT_ERROR_INVALID_HOST_PTR: `pHost != NULL && (flags & (UR_MEM_FLAG_USE_HOST_POINTER | UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER)) == 0`
 *  - UR_RESULT_ERROR_UNSUPPORTED_IMAGE_FORMAT
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 */
UR_APIEXPORT ur_result_t UR_APICALL urMemImageCreate(
    ur_context_handle_t hContext, ur_mem_flags_t flags, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, void *pHost, ur_mem_handle_t *phMem);

/**
 * @brief Creates a buffer in a context.
 *
 * Source: OpenCL 3.0 clCreateBuffer.
 * @param hContext [in] context of the objects that the call creates or uses
 * @param flags [in] access and placement of the buffer
 * @param size [in] size of the buffer, at least 1 (bytes)
 * @param pProperties [in, optional] host memory and placement of the buffer, NULL for none
 * @param phBuffer [out] returns the new buffer
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_CONTEXT
 *  - UR_RESULT_ERROR_INVALID_VALUE
 *  - UR_RESULT_ERROR_INVALID_BUFFER_SIZE: `size == 0`
 *  - UR_RESULT_ERROR_INVALID_HOST_PTR: `pProperties == NULL && (flags & (UR_MEM_FLAG_USE_HOST_POINTER | UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER)) != 0`
 *  - UR_RESULT_ERROR_INVALID_HOST_PTR: `pProperties != NULL && pProperties->pHost == NULL && (flags & (UR_MEM_FLAG_USE_HOST_POINTER | UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER)) != 0`
 *  - UR_RESULT_ERROR_INVALID_HOST_PTR: `pProperties != NULL && pProperties->pHost != NULL && (flags & (UR_MEM_FLAG_USE_HOST_POINTER | UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER)) == 0`
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 */
UR_APIEXPORT ur_result_t UR_APICALL urMemBufferCreate(
    ur_context_handle_t hContext, ur_mem_flags_t flags, size_t size,
    const ur_buffer_properties_t *pProperties, ur_mem_handle_t *phBuffer);

/**
 * @brief Takes one more reference to a memory object.
 *
 * Source: OpenCL 3.0 clRetainMemObject.
 * @param hMem [in] memory object to retain
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_MEM_OBJECT
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 */
UR_APIEXPORT ur_result_t UR_APICALL urMemRetain(ur_mem_handle_t hMem);

/**
 * @brief Gives up one reference to a memory object and destroys it with the last.
 *
 * Source: OpenCL 3.0 clReleaseMemObject.
 * @param hMem [in] memory object to release
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_MEM_OBJECT
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 */
UR_APIEXPORT ur_result_t UR_APICALL urMemRelease(ur_mem_handle_t hMem);

/**
 * @brief Creates a sub-buffer that represents a range of a buffer.
 *
 * Source: OpenCL 3.0 clCreateSubBuffer.
 * @param hBuffer [in] buffer to make a sub-buffer of
 * @param flags [in] access of the sub-buffer, not wider than the buffer's
 * @param bufferCreateType [in] way to make the sub-buffer
 * @param pRegion [in] range of the buffer that the sub-buffer represents
 * @param phMem [out] returns the new sub-buffer
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_MEM_OBJECT
 *  - UR_RESULT_ERROR_OBJECT_ALLOCATION_FAILURE
 *  - UR_RESULT_ERROR_INVALID_VALUE
 *  - UR_RESULT_ERROR_INVALID_BUFFER_SIZE: `pRegion && pRegion->size == 0`
 *  - UR_RESULT_ERROR_INVALID_BUFFER_SIZE: the region is not inside the buffer
 *  - UR_RESULT_ERROR_INVALID_BUFFER_SIZE: the region passes the end of the buffer
 *  - UR_RESULT_ERROR_INVALID_HOST_PTR
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 */
UR_APIEXPORT ur_result_t UR_APICALL urMemBufferPartition(
    ur_mem_handle_t hBuffer, ur_mem_flags_t flags, ur_buffer_create_type_t bufferCreateType,
    const ur_buffer_region_t *pRegion, ur_mem_handle_t *phMem);

/**
 * @brief Returns the native memory behind a memory object.
 * @param hMem [in] memory object that the call is about
 * @param hDevice [in, optional] device whose native memory is wanted, NULL if the context has only one
 * @param phNativeMem [out] returns the native memory
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE
 */
UR_APIEXPORT ur_result_t UR_APICALL urMemGetNativeHandle(
    ur_mem_handle_t hMem, ur_device_handle_t hDevice, ur_native_handle_t *phNativeMem);

/**
 * @brief Creates a buffer from native memory.
 * @param hNativeMem [in] native memory to make a memory object from
 * @param hContext [in] context of the objects that the call creates or uses
 * @param pProperties [in, optional] ownership of the native memory, NULL for the defaults
 * @param phMem [out] returns the new buffer
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
 */
UR_APIEXPORT ur_result_t UR_APICALL urMemBufferCreateWithNativeHandle(
    ur_native_handle_t hNativeMem, ur_context_handle_t hContext,
    const ur_mem_native_properties_t *pProperties, ur_mem_handle_t *phMem);

/**
 * @brief Creates an image from a native one.
 * Devices tell with UR_DEVICE_INFO_IMAGE_SUPPORT whether they have it.
 * @param hNativeMem [in] native memory to make a memory object from
 * @param hContext [in] context of the objects that the call creates or uses
 * @param pImageFormat [in] pixel format of the image
 * @param pImageDesc [in] shape and layout of the image
 * @param pProperties [in, optional] ownership of the native image, NULL for the defaults
 * @param phMem [out] returns the new image
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
 */
UR_APIEXPORT ur_result_t UR_APICALL urMemImageCreateWithNativeHandle(
    ur_native_handle_t hNativeMem, ur_context_handle_t hContext,
    const ur_image_format_t *pImageFormat, const ur_image_desc_t *pImageDesc,
    const ur_mem_native_properties_t *pProperties, ur_mem_handle_t *phMem);

/**
 * @brief Returns a property of a memory object.
 *
 * Source: OpenCL 3.0 clGetMemObjectInfo.
 * @param hMemory [in] memory object to query
 * @param propName [in] property to query
 * @param propSize [in] size of the memory at pPropValue, 0 if that is NULL (bytes)
 * @param pPropValue [out, optional] returns the value of the property; NULL if only its size is wanted
 * @param pPropSizeRet [out, optional] returns the size of the property's value; may be NULL (bytes)
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION
 *  - UR_RESULT_ERROR_INVALID_SIZE: `propSize == 0 && pPropValue != NULL`
 *  - UR_RESULT_ERROR_INVALID_NULL_POINTER: `propSize != 0 && pPropValue == NULL`
 *  - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pPropValue == NULL && pPropSizeRet == NULL`
 *  - UR_RESULT_ERROR_INVALID_MEM_OBJECT
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 */
UR_APIEXPORT ur_result_t UR_APICALL urMemGetInfo(
    ur_mem_handle_t hMemory, ur_mem_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);

/**
 * @brief Returns a property of an image.
 *
 * Source: OpenCL 3.0 clGetImageInfo.
 * Devices tell with UR_DEVICE_INFO_IMAGE_SUPPORT whether they have it.
 * @param hMemory [in] memory object to query
 * @param propName [in] property to query
 * @param propSize [in] size of the memory at pPropValue, 0 if that is NULL (bytes)
 * @param pPropValue [out, optional] returns the value of the property; NULL if only its size is wanted
 * @param pPropSizeRet [out, optional] returns the size of the property's value; may be NULL (bytes)
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION
 *  - UR_RESULT_ERROR_INVALID_SIZE: `propSize == 0 && pPropValue != NULL`
 *  - UR_RESULT_ERROR_INVALID_NULL_POINTER: `propSize != 0 && pPropValue == NULL`
 *  - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pPropValue == NULL && pPropSizeRet == NULL`
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
 *  - UR_RESULT_ERROR_INVALID_MEM_OBJECT
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 */
UR_APIEXPORT ur_result_t UR_APICALL urMemImageGetInfo(
    ur_mem_handle_t hMemory, ur_image_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);

/**
 * @brief Returns the platforms of an adapter.
 *
 * Source: OpenCL 3.0 clGetPlatformIDs.
 * @param hAdapter [in] adapter whose platforms are wanted
 * @param NumEntries [in] room in the output array, in entries; 0 if only the count is wanted (count)
 * @param phPlatforms [out, optional] returns the platforms, up to NumEntries; may be NULL; NumEntries elements
 * @param pNumPlatforms [out, optional] returns how many platforms there are; may be NULL (count)
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_SIZE: `NumEntries == 0 && phPlatforms != NULL`
 *  - UR_RESULT_ERROR_INVALID_VALUE: `pNumPlatforms == NULL && phPlatforms == NULL`
 */
UR_APIEXPORT ur_result_t UR_APICALL urPlatformGet(
    ur_adapter_handle_t hAdapter, uint32_t NumEntries, ur_platform_handle_t *phPlatforms,
    uint32_t *pNumPlatforms);

/**
 * @brief Returns a property of a platform.
 *
 * Source: OpenCL 3.0 clGetPlatformInfo.
 * @param hPlatform [in] platform
 * @param propName [in] property to query
 * @param propSize [in] size of the memory at pPropValue, 0 if that is NULL (bytes)
 * @param pPropValue [out, optional] returns the value of the property; NULL if only its size is wanted
 * @param pPropSizeRet [out, optional] returns the size of the property's value; may be NULL (bytes)
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION
 *  - UR_RESULT_ERROR_INVALID_SIZE: `propSize == 0 && pPropValue != NULL`
 *  - UR_RESULT_ERROR_INVALID_NULL_POINTER: `propSize != 0 && pPropValue == NULL`
 *  - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pPropValue == NULL && pPropSizeRet == NULL`
 *  - UR_RESULT_ERROR_INVALID_PLATFORM
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 */
UR_APIEXPORT ur_result_t UR_APICALL urPlatformGetInfo(
    ur_platform_handle_t hPlatform, ur_platform_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);

/**
 * @brief Returns the version of this interface that a platform implements.
 * @param hPlatform [in] platform
 * @param pVersion [out] returns the interface version
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 */
UR_APIEXPORT ur_result_t UR_APICALL urPlatformGetApiVersion(
    ur_platform_handle_t hPlatform, ur_api_version_t *pVersion);

/**
 * @brief Returns the native platform behind a platform.
 * @param hPlatform [in] platform
 * @param phNativePlatform [out] returns the native platform
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
 */
UR_APIEXPORT ur_result_t UR_APICALL urPlatformGetNativeHandle(
    ur_platform_handle_t hPlatform, ur_native_handle_t *phNativePlatform);

/**
 * @brief Makes a platform from a native one.
 * @param hNativePlatform [in] native platform to make a platform from
 * @param hAdapter [in] adapter of the backend that the native platform belongs to
 * @param pProperties [in, optional] ownership of the native platform, NULL for the defaults
 * @param phPlatform [out] returns the platform
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
 */
UR_APIEXPORT ur_result_t UR_APICALL urPlatformCreateWithNativeHandle(
    ur_native_handle_t hNativePlatform, ur_adapter_handle_t hAdapter,
    const ur_platform_native_properties_t *pProperties, ur_platform_handle_t *phPlatform);

/**
 * @brief Translates a compiler option of the front end to the platform's own.
 * @param hPlatform [in] platform
 * @param pFrontendOption [in] option of the front end, such as -O2
 * @param ppPlatformOption [out] returns the platform's option, a string that belongs to the adapter
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_VALUE
 */
UR_APIEXPORT ur_result_t UR_APICALL urPlatformGetBackendOption(
    ur_platform_handle_t hPlatform, const char *pFrontendOption, const char **ppPlatformOption);

/**
 * @brief Creates a program from intermediate language, or from source where the adapter accepts it.
 *
 * Source: OpenCL 3.0 clCreateProgramWithIL.
 * @param hContext [in] context of the objects that the call creates or uses
 * @param pIL [in] intermediate language, such as SPIR-V
 * @param length [in] size of the intermediate language (bytes)
 * @param pProperties [in, optional] metadata of the program, NULL for none
 * @param phProgram [out] returns the new program
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_NULL_POINTER: `NULL != pProperties && pProperties->count > 0 && NULL == pProperties->pMetadatas`
 *  - UR_RESULT_ERROR_INVALID_SIZE: `length == 0`
 *  - UR_RESULT_ERROR_INVALID_BINARY
 *  - UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE
 */
UR_APIEXPORT ur_result_t UR_APICALL urProgramCreateWithIL(
    ur_context_handle_t hContext, const void *pIL, size_t length,
    const ur_program_properties_t *pProperties, ur_program_handle_t *phProgram);

/**
 * @brief Creates a program from native binaries, one for each device.
 *
 * Source: OpenCL 3.0 clCreateProgramWithBinary.
 * @param hContext [in] context of the objects that the call creates or uses
 * @param numDevices [in] entries of phDevices, at least 1 (count)
 * @param phDevices [in] devices of the program, one for each binary; numDevices elements
 * @param pLengths [in] size of each binary; numDevices elements (bytes)
 * @param ppBinaries [in] binary for each of the devices, in their order; numDevices elements
 * @param pProperties [in, optional] metadata of the program, NULL for none
 * @param phProgram [out] returns the new program
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_NULL_POINTER: `NULL != pProperties && pProperties->count > 0 && NULL == pProperties->pMetadatas`
 *  - UR_RESULT_ERROR_INVALID_SIZE: `NULL != pProperties && NULL != pProperties->pMetadatas && pProperties->count == 0`
 *  - UR_RESULT_ERROR_INVALID_SIZE: `numDevices == 0`
 *  - UR_RESULT_ERROR_INVALID_VALUE: a binary is NULL
 *  - UR_RESULT_ERROR_INVALID_NATIVE_BINARY
 *  - UR_RESULT_ERROR_INVALID_BINARY: the driver knows no binary of that form
 */
UR_APIEXPORT ur_result_t UR_APICALL urProgramCreateWithBinary(
    ur_context_handle_t hContext, uint32_t numDevices, ur_device_handle_t *phDevices,
    size_t *pLengths, const uint8_t **ppBinaries, const ur_program_properties_t *pProperties,
    ur_program_handle_t *phProgram);

/**
 * @brief Compiles and links a program for all its devices.
 *
 * Source: OpenCL 3.0 clBuildProgram.
 * @param hContext [in] context of the objects that the call creates or uses
 * @param hProgram [in] program to build
 * @param pOptions [in, optional] options for the compiler or linker, NULL for none
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_PROGRAM
 *  - UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE
 */
UR_APIEXPORT ur_result_t UR_APICALL urProgramBuild(
    ur_context_handle_t hContext, ur_program_handle_t hProgram, const char *pOptions);

/**
 * @brief Compiles a program for all its devices, without linking.
 *
 * Source: OpenCL 3.0 clCompileProgram.
 * Devices tell with UR_DEVICE_INFO_COMPILER_AVAILABLE whether they have it.
 * @param hContext [in] context of the objects that the call creates or uses
 * @param hProgram [in, out] program to compile
 * @param pOptions [in, optional] options for the compiler or linker, NULL for none
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_PROGRAM
 *  - UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE
 */
UR_APIEXPORT ur_result_t UR_APICALL urProgramCompile(
    ur_context_handle_t hContext, ur_program_handle_t hProgram, const char *pOptions);

/**
 * @brief Links compiled programs into a new one for all devices of the context.
 *
 * Source: OpenCL 3.0 clLinkProgram.
 * Devices tell with UR_DEVICE_INFO_LINKER_AVAILABLE whether they have it.
 * @param hContext [in] context of the objects that the call creates or uses
 * @param count [in] entries of phPrograms, at least 1 (count)
 * @param phPrograms [in] compiled programs to link; count elements
 * @param pOptions [in, optional] options for the compiler or linker, NULL for none
 * @param phProgram [out] returns the new program; after a failure NULL, or one that has the log and is to be released
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_PROGRAM
 *  - UR_RESULT_ERROR_INVALID_SIZE: `count == 0`
 *  - UR_RESULT_ERROR_PROGRAM_LINK_FAILURE
 */
UR_APIEXPORT ur_result_t UR_APICALL urProgramLink(
    ur_context_handle_t hContext, uint32_t count, const ur_program_handle_t *phPrograms,
    const char *pOptions, ur_program_handle_t *phProgram);

/**
 * @brief Takes one more reference to a program.
 *
 * Source: OpenCL 3.0 clRetainProgram.
 * @param hProgram [in] program
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 */
UR_APIEXPORT ur_result_t UR_APICALL urProgramRetain(ur_program_handle_t hProgram);

/**
 * @brief Gives up one reference to a program and destroys it with the last.
 *
 * Source: OpenCL 3.0 clReleaseProgram.
 * @param hProgram [in] program
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 */
UR_APIEXPORT ur_result_t UR_APICALL urProgramRelease(ur_program_handle_t hProgram);

/**
 * @brief Returns the device address of a function of a program.
 *
 * Source: Level Zero zeModuleGetFunctionPointer.
 * @param hDevice [in] device that the call is about, one of the context where there is one
 * @param hProgram [in] program
 * @param pFunctionName [in] name of the function in the program
 * @param ppFunctionPointer [out] returns the address of the function on the device
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_KERNEL_NAME
 *  - UR_RESULT_ERROR_FUNCTION_ADDRESS_NOT_AVAILABLE
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
 */
UR_APIEXPORT ur_result_t UR_APICALL urProgramGetFunctionPointer(
    ur_device_handle_t hDevice, ur_program_handle_t hProgram, const char *pFunctionName,
    void **ppFunctionPointer);

/**
 * @brief Returns device address and size of a global variable of a program.
 *
 * Source: Level Zero zeModuleGetGlobalPointer.
 * Devices tell with UR_DEVICE_INFO_GLOBAL_VARIABLE_SUPPORT whether they have it.
 * @param hDevice [in] device that the call is about, one of the context where there is one
 * @param hProgram [in] program
 * @param pGlobalVariableName [in] name of the global variable in the program
 * @param pGlobalVariableSizeRet [out, optional] returns the size of the global variable; may be NULL (bytes)
 * @param ppGlobalVariablePointerRet [out] returns the address of the global variable on the device
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_VALUE
 */
UR_APIEXPORT ur_result_t UR_APICALL urProgramGetGlobalVariablePointer(
    ur_device_handle_t hDevice, ur_program_handle_t hProgram, const char *pGlobalVariableName,
    size_t *pGlobalVariableSizeRet, void **ppGlobalVariablePointerRet);

/**
 * @brief Returns a property of a program.
 *
 * Source: OpenCL 3.0 clGetProgramInfo.
 * @param hProgram [in] program
 * @param propName [in] property to query
 * @param propSize [in] size of the memory at pPropValue, 0 if that is NULL (bytes)
 * @param pPropValue [in, out, optional] returns the value of the property; NULL if only its size is wanted
 * @param pPropSizeRet [out, optional] returns the size of the property's value; may be NULL (bytes)
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION
 *  - UR_RESULT_ERROR_INVALID_SIZE: `propSize == 0 && pPropValue != NULL`
 *  - UR_RESULT_ERROR_INVALID_NULL_POINTER: `propSize != 0 && pPropValue == NULL`
 *  - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pPropValue == NULL && pPropSizeRet == NULL`
 *  - UR_RESULT_ERROR_INVALID_PROGRAM
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 */
UR_APIEXPORT ur_result_t UR_APICALL urProgramGetInfo(
    ur_program_handle_t hProgram, ur_program_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);

/**
 * @brief Returns a fact of a program's last build for a device.
 *
 * Source: OpenCL 3.0 clGetProgramBuildInfo.
 * @param hProgram [in] program
 * @param hDevice [in] device that the call is about, one of the context where there is one
 * @param propName [in] property to query
 * @param propSize [in] size of the memory at pPropValue, 0 if that is NULL (bytes)
 * @param pPropValue [in, out, optional] returns the value of the property; NULL if only its size is wanted
 * @param pPropSizeRet [out, optional] returns the size of the property's value; may be NULL (bytes)
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 */
UR_APIEXPORT ur_result_t UR_APICALL urProgramGetBuildInfo(
    ur_program_handle_t hProgram, ur_device_handle_t hDevice, ur_program_build_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet);

/**
 * @brief Gives values to specialization constants of a program, before it is built.
 *
 * Source: OpenCL 3.0 clSetProgramSpecializationConstant.
 * Devices tell with UR_DEVICE_INFO_PROGRAM_SET_SPECIALIZATION_CONSTANTS whether they have it.
 * @param hProgram [in] program
 * @param count [in] entries of pSpecConstants, at least 1 (count)
 * @param pSpecConstants [in] constants and their values; count elements
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_SIZE: `count == 0`
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
 *  - UR_RESULT_ERROR_INVALID_VALUE: the size of a value is not that of its constant, or pValue of one is NULL
 *  - UR_RESULT_ERROR_INVALID_SPEC_ID: the module has no constant of an id
 */
UR_APIEXPORT ur_result_t UR_APICALL urProgramSetSpecializationConstants(
    ur_program_handle_t hProgram, uint32_t count,
    const ur_specialization_constant_info_t *pSpecConstants);

/**
 * @brief Returns the native program behind a program.
 * @param hProgram [in] program
 * @param phNativeProgram [out] returns the native program
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
 */
UR_APIEXPORT ur_result_t UR_APICALL urProgramGetNativeHandle(
    ur_program_handle_t hProgram, ur_native_handle_t *phNativeProgram);

/**
 * @brief Creates a program from a native one.
 * @param hNativeProgram [in] native program to make a program from
 * @param hContext [in] context of the objects that the call creates or uses
 * @param pProperties [in, optional] ownership of the native program, NULL for the defaults
 * @param phProgram [out] returns the new program
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
 */
UR_APIEXPORT ur_result_t UR_APICALL urProgramCreateWithNativeHandle(
    ur_native_handle_t hNativeProgram, ur_context_handle_t hContext,
    const ur_program_native_properties_t *pProperties, ur_program_handle_t *phProgram);

/**
 * @brief Returns a property of a queue.
 *
 * Source: OpenCL 3.0 clGetCommandQueueInfo.
 * @param hQueue [in] queue to query
 * @param propName [in] property to query
 * @param propSize [in] size of the memory at pPropValue, 0 if that is NULL (bytes)
 * @param pPropValue [out, optional] returns the value of the property; NULL if only its size is wanted
 * @param pPropSizeRet [out, optional] returns the size of the property's value; may be NULL (bytes)
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION
 *  - UR_RESULT_ERROR_INVALID_SIZE: `propSize == 0 && pPropValue != NULL`
 *  - UR_RESULT_ERROR_INVALID_NULL_POINTER: `propSize != 0 && pPropValue == NULL`
 *  - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pPropValue == NULL && pPropSizeRet == NULL`
 *  - UR_RESULT_ERROR_INVALID_QUEUE: hQueue is no queue handle, or the queue does not support propName
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 */
UR_APIEXPORT ur_result_t UR_APICALL urQueueGetInfo(
    ur_queue_handle_t hQueue, ur_queue_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);

/**
 * @brief Creates a queue on a device of a context.
 *
 * Source: OpenCL 3.0 clCreateCommandQueueWithProperties.
 * @param hContext [in] context of the objects that the call creates or uses
 * @param hDevice [in] device that executes the queue's commands
 * @param pProperties [in, optional] queue options, NULL for none
 * @param phQueue [out] returns the new queue
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_CONTEXT
 *  - UR_RESULT_ERROR_INVALID_DEVICE
 *  - UR_RESULT_ERROR_INVALID_QUEUE_PROPERTIES: `pProperties != NULL && pProperties->flags & UR_QUEUE_FLAG_PRIORITY_HIGH && pProperties->flags & UR_QUEUE_FLAG_PRIORITY_LOW`
 *  - UR_RESULT_ERROR_INVALID_QUEUE_PROPERTIES: `pProperties != NULL && pProperties->flags & UR_QUEUE_FLAG_SUBMISSION_BATCHED && pProperties->flags & UR_QUEUE_FLAG_SUBMISSION_IMMEDIATE`
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 */
UR_APIEXPORT ur_result_t UR_APICALL urQueueCreate(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    const ur_queue_properties_t *pProperties, ur_queue_handle_t *phQueue);

/**
 * @brief Takes one more reference to a queue.
 *
 * Source: OpenCL 3.0 clRetainCommandQueue.
 * @param hQueue [in] queue to retain
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_QUEUE
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 */
UR_APIEXPORT ur_result_t UR_APICALL urQueueRetain(ur_queue_handle_t hQueue);

/**
 * @brief Gives up one reference to a queue and destroys it with the last.
 *
 * Source: OpenCL 3.0 clReleaseCommandQueue.
 * @param hQueue [in] queue to release
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_QUEUE
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 */
UR_APIEXPORT ur_result_t UR_APICALL urQueueRelease(ur_queue_handle_t hQueue);

/**
 * @brief Returns the native queue behind a queue.
 * @param hQueue [in] queue whose native handle is wanted
 * @param pDesc [in, optional] what to tell about the native queue besides its handle; NULL if nothing
 * @param phNativeQueue [out] returns the native queue
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
 */
UR_APIEXPORT ur_result_t UR_APICALL urQueueGetNativeHandle(
    ur_queue_handle_t hQueue, ur_queue_native_desc_t *pDesc, ur_native_handle_t *phNativeQueue);

/**
 * @brief Creates a queue from a native one.
 * @param hNativeQueue [in] native queue to make a queue from
 * @param hContext [in] context of the objects that the call creates or uses
 * @param hDevice [in, optional] device of the native queue, NULL to have the adapter find it
 * @param pProperties [in, optional] ownership of the native queue, NULL for the defaults
 * @param phQueue [out] returns the new queue
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
 */
UR_APIEXPORT ur_result_t UR_APICALL urQueueCreateWithNativeHandle(
    ur_native_handle_t hNativeQueue, ur_context_handle_t hContext, ur_device_handle_t hDevice,
    const ur_queue_native_properties_t *pProperties, ur_queue_handle_t *phQueue);

/**
 * @brief Blocks the calling thread until all commands of a queue are complete.
 *
 * Source: OpenCL 3.0 clFinish.
 * @param hQueue [in] queue to wait for
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_QUEUE
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 */
UR_APIEXPORT ur_result_t UR_APICALL urQueueFinish(ur_queue_handle_t hQueue);

/**
 * @brief Submits all commands of a queue to the device without waiting for them.
 *
 * Source: OpenCL 3.0 clFlush.
 * @param hQueue [in] queue whose commands are submitted
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_QUEUE
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 */
UR_APIEXPORT ur_result_t UR_APICALL urQueueFlush(ur_queue_handle_t hQueue);

/**
 * @brief Sets a kernel argument that is passed by value.
 *
 * Source: OpenCL 3.0 clSetKernelArg.
 * @param hKernel [in] kernel
 * @param argIndex [in] position of the argument in the kernel, from 0
 * @param argSize [in] size of the value, of whose bytes the parameter gets the first (bytes)
 * @param pProperties [in, optional] properties of the value argument, NULL for none
 * @param pArgValue [in] address of the bytes to pass, copied before the call returns
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 */
UR_APIEXPORT ur_result_t UR_APICALL urKernelSetArgValue(
    ur_kernel_handle_t hKernel, uint32_t argIndex, size_t argSize,
    const ur_kernel_arg_value_properties_t *pProperties, const void *pArgValue);

/**
 * @brief Sets the size of a kernel argument in local memory.
 *
 * Source: OpenCL 3.0 clSetKernelArg.
 * @param hKernel [in] kernel
 * @param argIndex [in] position of the argument in the kernel, from 0
 * @param argSize [in] size of the local memory (bytes)
 * @param pProperties [in, optional] properties of the local memory argument, NULL for none
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 */
UR_APIEXPORT ur_result_t UR_APICALL urKernelSetArgLocal(
    ur_kernel_handle_t hKernel, uint32_t argIndex, size_t argSize,
    const ur_kernel_arg_local_properties_t *pProperties);

/**
 * @brief Sets a kernel argument to a USM pointer.
 *
 * Source: OpenCL cl_intel_unified_shared_memory clSetKernelArgMemPointerINTEL.
 * @param hKernel [in] kernel
 * @param argIndex [in] position of the argument in the kernel, from 0
 * @param pProperties [in, optional] properties of the pointer argument, NULL for none
 * @param pArgValue [in, optional] USM pointer to pass; may be NULL
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 */
UR_APIEXPORT ur_result_t UR_APICALL urKernelSetArgPointer(
    ur_kernel_handle_t hKernel, uint32_t argIndex,
    const ur_kernel_arg_pointer_properties_t *pProperties, const void *pArgValue);

/**
 * @brief Sets a kernel argument to a sampler.
 *
 * Source: OpenCL 3.0 clSetKernelArg.
 * Devices tell with UR_DEVICE_INFO_IMAGE_SUPPORT whether they have it.
 * @param hKernel [in] kernel
 * @param argIndex [in] position of the argument in the kernel, from 0
 * @param pProperties [in, optional] properties of the sampler argument, NULL for none
 * @param hArgValue [in] sampler to pass
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 */
UR_APIEXPORT ur_result_t UR_APICALL urKernelSetArgSampler(
    ur_kernel_handle_t hKernel, uint32_t argIndex,
    const ur_kernel_arg_sampler_properties_t *pProperties, ur_sampler_handle_t hArgValue);

/**
 * @brief Sets a kernel argument to a buffer or an image.
 *
 * Source: OpenCL 3.0 clSetKernelArg.
 * @param hKernel [in] kernel
 * @param argIndex [in] position of the argument in the kernel, from 0
 * @param pProperties [in, optional] access of the kernel to the argument, NULL for read and write
 * @param hArgValue [in, optional] memory object to pass, may be NULL
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 */
UR_APIEXPORT ur_result_t UR_APICALL urKernelSetArgMemObj(
    ur_kernel_handle_t hKernel, uint32_t argIndex,
    const ur_kernel_arg_mem_obj_properties_t *pProperties, ur_mem_handle_t hArgValue);

/**
 * @brief Enqueues a kernel launch over an nd-range.
 *
 * Source: OpenCL 3.0 clEnqueueNDRangeKernel.
 * @param hQueue [in] queue that takes the command
 * @param hKernel [in] kernel
 * @param workDim [in] dimensions of the nd-range, 1 to 3 (count)
 * @param pGlobalWorkOffset [in, optional] first global id in each dimension, NULL for 0; workDim elements (work-items)
 * @param pGlobalWorkSize [in] work-items in each dimension; with 0 in any nothing runs, and the command only waits for its wait list and signals its event; workDim elements (work-items)
 * @param pLocalWorkSize [in, optional] work-group size in each dimension, NULL to let the adapter choose; workDim elements (work-items)
 * @param launchPropList [in, optional] launch options and chain of further properties, NULL for none
 * @param numEventsInWaitList [in] entries of phEventWaitList (count)
 * @param phEventWaitList [in, optional] events that must be complete before the command starts; NULL if and only if there are none; numEventsInWaitList elements
 * @param phEvent [out, optional] returns an event that tracks the command; NULL if none is wanted
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 */
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueKernelLaunch(
    ur_queue_handle_t hQueue, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    const ur_kernel_launch_ext_properties_t *launchPropList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);

/**
 * @brief Creates a sampler in a context.
 *
 * Source: OpenCL 3.0 clCreateSamplerWithProperties.
 * Devices tell with UR_DEVICE_INFO_IMAGE_SUPPORT whether they have it.
 * @param hContext [in] context of the objects that the call creates or uses
 * @param pDesc [in] description of the sampler
 * @param phSampler [out] returns the new sampler
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_CONTEXT
 *  - UR_RESULT_ERROR_INVALID_VALUE
 *  - UR_RESULT_ERROR_INVALID_OPERATION
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
 */
UR_APIEXPORT ur_result_t UR_APICALL urSamplerCreate(
    ur_context_handle_t hContext, const ur_sampler_desc_t *pDesc, ur_sampler_handle_t *phSampler);

/**
 * @brief Takes one more reference to a sampler.
 *
 * Source: OpenCL 3.0 clRetainSampler.
 * Devices tell with UR_DEVICE_INFO_IMAGE_SUPPORT whether they have it.
 * @param hSampler [in] sampler
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_SAMPLER
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
 */
UR_APIEXPORT ur_result_t UR_APICALL urSamplerRetain(ur_sampler_handle_t hSampler);

/**
 * @brief Gives up one reference to a sampler and destroys it with the last.
 *
 * Source: OpenCL 3.0 clReleaseSampler.
 * Devices tell with UR_DEVICE_INFO_IMAGE_SUPPORT whether they have it.
 * @param hSampler [in] sampler
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_SAMPLER
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
 */
UR_APIEXPORT ur_result_t UR_APICALL urSamplerRelease(ur_sampler_handle_t hSampler);

/**
 * @brief Returns a property of a sampler.
 *
 * Source: OpenCL 3.0 clGetSamplerInfo.
 * Devices tell with UR_DEVICE_INFO_IMAGE_SUPPORT whether they have it.
 * @param hSampler [in] sampler
 * @param propName [in] property to query
 * @param propSize [in] size of the memory at pPropValue, 0 if that is NULL (bytes)
 * @param pPropValue [out, optional] returns the value of the property; NULL if only its size is wanted
 * @param pPropSizeRet [out, optional] returns the size of the property's value; may be NULL (bytes)
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION
 *  - UR_RESULT_ERROR_INVALID_SIZE: `propSize == 0 && pPropValue != NULL`
 *  - UR_RESULT_ERROR_INVALID_NULL_POINTER: `propSize != 0 && pPropValue == NULL`
 *  - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pPropValue == NULL && pPropSizeRet == NULL`
 *  - UR_RESULT_ERROR_INVALID_SAMPLER
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
 */
UR_APIEXPORT ur_result_t UR_APICALL urSamplerGetInfo(
    ur_sampler_handle_t hSampler, ur_sampler_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);

/**
 * @brief Returns the native sampler behind a sampler.
 * Devices tell with UR_DEVICE_INFO_IMAGE_SUPPORT whether they have it.
 * @param hSampler [in] sampler
 * @param phNativeSampler [out] returns the native sampler
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
 */
UR_APIEXPORT ur_result_t UR_APICALL urSamplerGetNativeHandle(
    ur_sampler_handle_t hSampler, ur_native_handle_t *phNativeSampler);

/**
 * @brief Creates a sampler from a native one.
 * Devices tell with UR_DEVICE_INFO_IMAGE_SUPPORT whether they have it.
 * @param hNativeSampler [in] native sampler to make a sampler from
 * @param hContext [in] context of the objects that the call creates or uses
 * @param pProperties [in, optional] ownership of the native sampler, NULL for the defaults
 * @param phSampler [out] returns the new sampler
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
 */
UR_APIEXPORT ur_result_t UR_APICALL urSamplerCreateWithNativeHandle(
    ur_native_handle_t hNativeSampler, ur_context_handle_t hContext,
    const ur_sampler_native_properties_t *pProperties, ur_sampler_handle_t *phSampler);

/**
 * @brief Allocates host USM that all devices of a context can access.
 *
 * Source: OpenCL cl_intel_unified_shared_memory clHostMemAllocINTEL.
 * @param hContext [in] context of the objects that the call creates or uses
 * @param pUSMDesc [in, optional] further wishes for the allocation; NULL for none
 * @param pool [in, optional] pool to allocate from, NULL to let the adapter choose
 * @param size [in] size of the allocation, at least 1 (bytes)
 * @param ppMem [out] returns the address of the allocation
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_CONTEXT
 *  - UR_RESULT_ERROR_INVALID_OPERATION
 *  - UR_RESULT_ERROR_INVALID_VALUE: `pUSMDesc && pUSMDesc->align != 0 && ((pUSMDesc->align & (pUSMDesc->align-1)) != 0)`
 *  - UR_RESULT_ERROR_INVALID_USM_SIZE: `size == 0`
 *  - UR_RESULT_ERROR_INVALID_USM_SIZE: size is more than UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
 */
UR_APIEXPORT ur_result_t UR_APICALL urUSMHostAlloc(
    ur_context_handle_t hContext, const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool,
    size_t size, void **ppMem);

/**
 * @brief Allocates device USM on a device of a context.
 *
 * Source: OpenCL cl_intel_unified_shared_memory clDeviceMemAllocINTEL.
 * @param hContext [in] context of the objects that the call creates or uses
 * @param hDevice [in] device on which the memory lies
 * @param pUSMDesc [in, optional] further wishes for the allocation; NULL for none
 * @param pool [in, optional] pool to allocate from, NULL to let the adapter choose
 * @param size [in] size of the allocation, at least 1 (bytes)
 * @param ppMem [out] returns the address of the allocation
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_CONTEXT
 *  - UR_RESULT_ERROR_INVALID_OPERATION
 *  - UR_RESULT_ERROR_INVALID_VALUE: `pUSMDesc && pUSMDesc->align != 0 && ((pUSMDesc->align & (pUSMDesc->align-1)) != 0)`
 *  - UR_RESULT_ERROR_INVALID_USM_SIZE: `size == 0`
 *  - UR_RESULT_ERROR_INVALID_USM_SIZE: size is more than UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
 */
UR_APIEXPORT ur_result_t UR_APICALL urUSMDeviceAlloc(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_usm_desc_t *pUSMDesc,
    ur_usm_pool_handle_t pool, size_t size, void **ppMem);

/**
 * @brief Allocates shared USM that the host and a device of a context can access.
 *
 * Source: OpenCL cl_intel_unified_shared_memory clSharedMemAllocINTEL.
 * @param hContext [in] context of the objects that the call creates or uses
 * @param hDevice [in] device that can access the memory besides the host
 * @param pUSMDesc [in, optional] further wishes for the allocation; NULL for none
 * @param pool [in, optional] pool to allocate from, NULL to let the adapter choose
 * @param size [in] size of the allocation, at least 1 (bytes)
 * @param ppMem [out] returns the address of the allocation
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_CONTEXT
 *  - UR_RESULT_ERROR_INVALID_VALUE: `pUSMDesc && pUSMDesc->align != 0 && ((pUSMDesc->align & (pUSMDesc->align-1)) != 0)`
 *  - UR_RESULT_ERROR_INVALID_USM_SIZE: `size == 0`
 *  - UR_RESULT_ERROR_INVALID_USM_SIZE: size is more than UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE
 *  - UR_RESULT_ERROR_INVALID_OPERATION
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
 */
UR_APIEXPORT ur_result_t UR_APICALL urUSMSharedAlloc(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, const ur_usm_desc_t *pUSMDesc,
    ur_usm_pool_handle_t pool, size_t size, void **ppMem);

/**
 * @brief Frees a USM allocation.
 *
 * Source: OpenCL cl_intel_unified_shared_memory clMemFreeINTEL.
 * @param hContext [in] context of the objects that the call creates or uses
 * @param pMem [in] start of the allocation to free
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_MEM_OBJECT
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 */
UR_APIEXPORT ur_result_t UR_APICALL urUSMFree(ur_context_handle_t hContext, void *pMem);

/**
 * @brief Returns a property of the USM allocation that contains an address.
 *
 * Source: OpenCL cl_intel_unified_shared_memory clGetMemAllocInfoINTEL.
 * @param hContext [in] context of the objects that the call creates or uses
 * @param pMem [in] any address in the allocation
 * @param propName [in] property to query
 * @param propSize [in] size of the memory at pPropValue, 0 if that is NULL (bytes)
 * @param pPropValue [out, optional] returns the value of the property; NULL if only its size is wanted
 * @param pPropSizeRet [out, optional] returns the size of the property's value; may be NULL (bytes)
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_CONTEXT
 *  - UR_RESULT_ERROR_INVALID_VALUE
 *  - UR_RESULT_ERROR_INVALID_MEM_OBJECT
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 */
UR_APIEXPORT ur_result_t UR_APICALL urUSMGetMemAllocInfo(
    ur_context_handle_t hContext, const void *pMem, ur_usm_alloc_info_t propName, size_t propSize,
    void *pPropValue, size_t *pPropSizeRet);

/**
 * @brief Creates a USM pool in a context.
 * Devices tell with UR_DEVICE_INFO_USM_POOL_SUPPORT whether they have it.
 * @param hContext [in] context of the objects that the call creates or uses
 * @param pPoolDesc [in] description of the pool
 * @param ppPool [out] returns the pool that was created
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE
 *  - UR_RESULT_ERROR_INVALID_VALUE
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
 */
UR_APIEXPORT ur_result_t UR_APICALL urUSMPoolCreate(
    ur_context_handle_t hContext, ur_usm_pool_desc_t *pPoolDesc, ur_usm_pool_handle_t *ppPool);

/**
 * @brief Takes one more reference to a USM pool.
 * Devices tell with UR_DEVICE_INFO_USM_POOL_SUPPORT whether they have it.
 * @param pPool [in] pool to retain
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
 */
UR_APIEXPORT ur_result_t UR_APICALL urUSMPoolRetain(ur_usm_pool_handle_t pPool);

/**
 * @brief Gives up one reference to a USM pool and destroys it with the last.
 * Devices tell with UR_DEVICE_INFO_USM_POOL_SUPPORT whether they have it.
 * @param pPool [in] pool to release
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
 */
UR_APIEXPORT ur_result_t UR_APICALL urUSMPoolRelease(ur_usm_pool_handle_t pPool);

/**
 * @brief Returns a property of a USM pool.
 * Devices tell with UR_DEVICE_INFO_USM_POOL_SUPPORT whether they have it.
 * @param hPool [in] pool that the call is about
 * @param propName [in] property to query
 * @param propSize [in] size of the memory at pPropValue, 0 if that is NULL (bytes)
 * @param pPropValue [out, optional] returns the value of the property; NULL if only its size is wanted
 * @param pPropSizeRet [out, optional] returns the size of the property's value; may be NULL (bytes)
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION
 *  - UR_RESULT_ERROR_INVALID_SIZE: `propSize == 0 && pPropValue != NULL`
 *  - UR_RESULT_ERROR_INVALID_NULL_POINTER: `propSize != 0 && pPropValue == NULL`
 *  - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pPropValue == NULL && pPropSizeRet == NULL`
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 *  - UR_RESULT_ERROR_UNSUPPORTED_FEATURE
 */
UR_APIEXPORT ur_result_t UR_APICALL urUSMPoolGetInfo(
    ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);

/**
 * @brief Returns the granularity of virtual and physical memory in a context.
 *
 * Source: CUDA cuMemGetAllocationGranularity.
 * Devices tell with UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT whether they have it.
 * @param hContext [in] context of the objects that the call creates or uses
 * @param hDevice [in, optional] device on which the memory will lie, NULL for any of the context
 * @param allocationSize [in] size of the memory to be mapped, 0 if not known (bytes)
 * @param propName [in] property to query
 * @param propSize [in] size of the memory at pPropValue, 0 if that is NULL (bytes)
 * @param pPropValue [out, optional] returns the value of the property; NULL if only its size is wanted
 * @param pPropSizeRet [out, optional] returns the size of the property's value; may be NULL (bytes)
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION
 *  - UR_RESULT_ERROR_INVALID_SIZE: `propSize == 0 && pPropValue != NULL`
 *  - UR_RESULT_ERROR_INVALID_NULL_POINTER: `propSize != 0 && pPropValue == NULL`
 *  - UR_RESULT_ERROR_INVALID_NULL_POINTER: `pPropValue == NULL && pPropSizeRet == NULL`
 *  - UR_RESULT_ERROR_INVALID_DEVICE
 *  - UR_RESULT_ERROR_INVALID_CONTEXT
 *  - UR_RESULT_ERROR_OUT_OF_RESOURCES
 *  - UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 */
UR_APIEXPORT ur_result_t UR_APICALL urVirtualMemGranularityGetInfo(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t allocationSize,
    ur_virtual_mem_granularity_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);

/**
 * @brief Reserves a range of addresses without memory behind it.
 *
 * Source: CUDA cuMemAddressReserve.
 * Devices tell with UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT whether they have it.
 * @param hContext [in] context of the objects that the call creates or uses
 * @param pStart [in, optional] address wished for the start of the range, NULL for any
 * @param size [in] length of the range of addresses, a multiple of the granularity (bytes)
 * @param ppStart [out] returns the start of the reserved range
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 */
UR_APIEXPORT ur_result_t UR_APICALL urVirtualMemReserve(
    ur_context_handle_t hContext, const void *pStart, size_t size, void **ppStart);

/**
 * @brief Frees a reserved range of addresses.
 *
 * Source: CUDA cuMemAddressFree.
 * Devices tell with UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT whether they have it.
 * @param hContext [in] context of the objects that the call creates or uses
 * @param pStart [in] start of the range of addresses
 * @param size [in] length of the range, as reserved (bytes)
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 */
UR_APIEXPORT ur_result_t UR_APICALL urVirtualMemFree(
    ur_context_handle_t hContext, const void *pStart, size_t size);

/**
 * @brief Maps physical memory into a reserved range of addresses.
 *
 * Source: CUDA cuMemMap.
 * Devices tell with UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT whether they have it.
 * @param hContext [in] context of the objects that the call creates or uses
 * @param pStart [in] start of the range of addresses
 * @param size [in] length of the mapping, a multiple of the granularity (bytes)
 * @param hPhysicalMem [in] physical memory
 * @param offset [in] where the mapping starts in the physical memory, a multiple of the granularity (bytes)
 * @param flags [in] access that the mapping allows at first
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 */
UR_APIEXPORT ur_result_t UR_APICALL urVirtualMemMap(
    ur_context_handle_t hContext, const void *pStart, size_t size,
    ur_physical_mem_handle_t hPhysicalMem, size_t offset, ur_virtual_mem_access_flags_t flags);

/**
 * @brief Ends the mapping of a range of addresses.
 *
 * Source: CUDA cuMemUnmap.
 * Devices tell with UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT whether they have it.
 * @param hContext [in] context of the objects that the call creates or uses
 * @param pStart [in] start of the range of addresses
 * @param size [in] length of the mapped range (bytes)
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 */
UR_APIEXPORT ur_result_t UR_APICALL urVirtualMemUnmap(
    ur_context_handle_t hContext, const void *pStart, size_t size);

/**
 * @brief Sets the access that a mapped range allows.
 *
 * Source: CUDA cuMemSetAccess.
 * Devices tell with UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT whether they have it.
 * @param hContext [in] context of the objects that the call creates or uses
 * @param pStart [in] start of the range of addresses
 * @param size [in] length of the mapped range (bytes)
 * @param flags [in] access that the range allows from now on
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 */
UR_APIEXPORT ur_result_t UR_APICALL urVirtualMemSetAccess(
    ur_context_handle_t hContext, const void *pStart, size_t size,
    ur_virtual_mem_access_flags_t flags);

/**
 * @brief Returns a property of a mapped range of addresses.
 *
 * Source: CUDA cuMemGetAccess.
 * Devices tell with UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT whether they have it.
 * @param hContext [in] context of the objects that the call creates or uses
 * @param pStart [in] start of the range of addresses
 * @param size [in] length of the mapped range (bytes)
 * @param propName [in] property to query
 * @param propSize [in] size of the memory at pPropValue, 0 if that is NULL (bytes)
 * @param pPropValue [out, optional] returns the value of the property; NULL if only its size is wanted
 * @param pPropSizeRet [out, optional] returns the size of the property's value; may be NULL (bytes)
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 */
UR_APIEXPORT ur_result_t UR_APICALL urVirtualMemGetInfo(
    ur_context_handle_t hContext, const void *pStart, size_t size, ur_virtual_mem_info_t propName,
    size_t propSize, void *pPropValue, size_t *pPropSizeRet);

/**
 * @brief Creates physical memory on a device of a context.
 *
 * Source: CUDA cuMemCreate.
 * Devices tell with UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT whether they have it.
 * @param hContext [in] context of the objects that the call creates or uses
 * @param hDevice [in] device on which the physical memory lies
 * @param size [in] size of the physical memory, a multiple of the granularity (bytes)
 * @param pProperties [in, optional] physical memory options, NULL for none
 * @param phPhysicalMem [out] returns the new physical memory
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 *  - UR_RESULT_ERROR_INVALID_SIZE: size is no multiple of UR_VIRTUAL_MEM_GRANULARITY_INFO_MINIMUM
 */
UR_APIEXPORT ur_result_t UR_APICALL urPhysicalMemCreate(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, size_t size,
    const ur_physical_mem_properties_t *pProperties, ur_physical_mem_handle_t *phPhysicalMem);

/**
 * @brief Takes one more reference to physical memory.
 * Devices tell with UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT whether they have it.
 * @param hPhysicalMem [in] physical memory
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 */
UR_APIEXPORT ur_result_t UR_APICALL urPhysicalMemRetain(ur_physical_mem_handle_t hPhysicalMem);

/**
 * @brief Gives up one reference to physical memory and frees it with the last.
 *
 * Source: CUDA cuMemRelease.
 * Devices tell with UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT whether they have it.
 * @param hPhysicalMem [in] physical memory
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 */
UR_APIEXPORT ur_result_t UR_APICALL urPhysicalMemRelease(ur_physical_mem_handle_t hPhysicalMem);

/**
 * @brief Returns a property of physical memory.
 * Devices tell with UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT whether they have it.
 * @param hPhysicalMem [in] physical memory
 * @param propName [in] property to query
 * @param propSize [in] size of the memory at pPropValue, 0 if that is NULL (bytes)
 * @param pPropValue [out, optional] returns the value of the property; NULL if only its size is wanted
 * @param pPropSizeRet [out, optional] returns the size of the property's value; may be NULL (bytes)
 * @returns UR_RESULT_SUCCESS, or
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
 */
UR_APIEXPORT ur_result_t UR_APICALL urPhysicalMemGetInfo(
    ur_physical_mem_handle_t hPhysicalMem, ur_physical_mem_info_t propName, size_t propSize,
    void *pPropValue, size_t *pPropSizeRet);

/* Parameters of each entry point as one structure: pointers to the arguments. */
typedef struct ur_adapter_get_params_t {
    uint32_t *pNumEntries;
    ur_adapter_handle_t **pphAdapters;
    uint32_t **ppNumAdapters;
} ur_adapter_get_params_t;

typedef struct ur_adapter_release_params_t {
    ur_adapter_handle_t *phAdapter;
} ur_adapter_release_params_t;

typedef struct ur_adapter_retain_params_t {
    ur_adapter_handle_t *phAdapter;
} ur_adapter_retain_params_t;

typedef struct ur_adapter_get_last_error_params_t {
    ur_adapter_handle_t *phAdapter;
    const char ***pppMessage;
    int32_t **ppError;
} ur_adapter_get_last_error_params_t;

typedef struct ur_adapter_get_info_params_t {
    ur_adapter_handle_t *phAdapter;
    ur_adapter_info_t *ppropName;
    size_t *ppropSize;
    void **ppPropValue;
    size_t **ppPropSizeRet;
} ur_adapter_get_info_params_t;

typedef struct ur_adapter_set_logger_callback_params_t {
    ur_adapter_handle_t *phAdapter;
    ur_logger_callback_t *ppfnLoggerCallback;
    void **ppUserData;
    ur_logger_level_t *plevel;
} ur_adapter_set_logger_callback_params_t;

typedef struct ur_adapter_set_logger_callback_level_params_t {
    ur_adapter_handle_t *phAdapter;
    ur_logger_level_t *plevel;
} ur_adapter_set_logger_callback_level_params_t;

typedef struct ur_context_create_params_t {
    uint32_t *pDeviceCount;
    const ur_device_handle_t **pphDevices;
    const ur_context_properties_t **ppProperties;
    ur_context_handle_t **pphContext;
} ur_context_create_params_t;

typedef struct ur_context_retain_params_t {
    ur_context_handle_t *phContext;
} ur_context_retain_params_t;

typedef struct ur_context_release_params_t {
    ur_context_handle_t *phContext;
} ur_context_release_params_t;

typedef struct ur_context_get_info_params_t {
    ur_context_handle_t *phContext;
    ur_context_info_t *ppropName;
    size_t *ppropSize;
    void **ppPropValue;
    size_t **ppPropSizeRet;
} ur_context_get_info_params_t;

typedef struct ur_context_get_native_handle_params_t {
    ur_context_handle_t *phContext;
    ur_native_handle_t **pphNativeContext;
} ur_context_get_native_handle_params_t;

typedef struct ur_context_create_with_native_handle_params_t {
    ur_native_handle_t *phNativeContext;
    ur_adapter_handle_t *phAdapter;
    uint32_t *pnumDevices;
    const ur_device_handle_t **pphDevices;
    const ur_context_native_properties_t **ppProperties;
    ur_context_handle_t **pphContext;
} ur_context_create_with_native_handle_params_t;

typedef struct ur_context_set_extended_deleter_params_t {
    ur_context_handle_t *phContext;
    ur_context_extended_deleter_t *ppfnDeleter;
    void **ppUserData;
} ur_context_set_extended_deleter_params_t;

typedef struct ur_device_get_params_t {
    ur_platform_handle_t *phPlatform;
    ur_device_type_t *pDeviceType;
    uint32_t *pNumEntries;
    ur_device_handle_t **pphDevices;
    uint32_t **ppNumDevices;
} ur_device_get_params_t;

typedef struct ur_device_get_selected_params_t {
    ur_platform_handle_t *phPlatform;
    ur_device_type_t *pDeviceType;
    uint32_t *pNumEntries;
    ur_device_handle_t **pphDevices;
    uint32_t **ppNumDevices;
} ur_device_get_selected_params_t;

typedef struct ur_device_get_info_params_t {
    ur_device_handle_t *phDevice;
    ur_device_info_t *ppropName;
    size_t *ppropSize;
    void **ppPropValue;
    size_t **ppPropSizeRet;
} ur_device_get_info_params_t;

typedef struct ur_device_retain_params_t {
    ur_device_handle_t *phDevice;
} ur_device_retain_params_t;

typedef struct ur_device_release_params_t {
    ur_device_handle_t *phDevice;
} ur_device_release_params_t;

typedef struct ur_device_partition_params_t {
    ur_device_handle_t *phDevice;
    const ur_device_partition_properties_t **ppProperties;
    uint32_t *pNumDevices;
    ur_device_handle_t **pphSubDevices;
    uint32_t **ppNumDevicesRet;
} ur_device_partition_params_t;

typedef struct ur_device_select_binary_params_t {
    ur_device_handle_t *phDevice;
    const ur_device_binary_t **ppBinaries;
    uint32_t *pNumBinaries;
    uint32_t **ppSelectedBinary;
} ur_device_select_binary_params_t;

typedef struct ur_device_get_native_handle_params_t {
    ur_device_handle_t *phDevice;
    ur_native_handle_t **pphNativeDevice;
} ur_device_get_native_handle_params_t;

typedef struct ur_device_create_with_native_handle_params_t {
    ur_native_handle_t *phNativeDevice;
    ur_adapter_handle_t *phAdapter;
    const ur_device_native_properties_t **ppProperties;
    ur_device_handle_t **pphDevice;
} ur_device_create_with_native_handle_params_t;

typedef struct ur_device_get_global_timestamps_params_t {
    ur_device_handle_t *phDevice;
    uint64_t **ppDeviceTimestamp;
    uint64_t **ppHostTimestamp;
} ur_device_get_global_timestamps_params_t;

typedef struct ur_enqueue_events_wait_params_t {
    ur_queue_handle_t *phQueue;
    uint32_t *pnumEventsInWaitList;
    const ur_event_handle_t **pphEventWaitList;
    ur_event_handle_t **pphEvent;
} ur_enqueue_events_wait_params_t;

typedef struct ur_enqueue_events_wait_with_barrier_params_t {
    ur_queue_handle_t *phQueue;
    uint32_t *pnumEventsInWaitList;
    const ur_event_handle_t **pphEventWaitList;
    ur_event_handle_t **pphEvent;
} ur_enqueue_events_wait_with_barrier_params_t;

typedef struct ur_enqueue_mem_buffer_read_params_t {
    ur_queue_handle_t *phQueue;
    ur_mem_handle_t *phBuffer;
    bool *pblockingRead;
    size_t *poffset;
    size_t *psize;
    void **ppDst;
    uint32_t *pnumEventsInWaitList;
    const ur_event_handle_t **pphEventWaitList;
    ur_event_handle_t **pphEvent;
} ur_enqueue_mem_buffer_read_params_t;

typedef struct ur_enqueue_mem_buffer_write_params_t {
    ur_queue_handle_t *phQueue;
    ur_mem_handle_t *phBuffer;
    bool *pblockingWrite;
    size_t *poffset;
    size_t *psize;
    const void **ppSrc;
    uint32_t *pnumEventsInWaitList;
    const ur_event_handle_t **pphEventWaitList;
    ur_event_handle_t **pphEvent;
} ur_enqueue_mem_buffer_write_params_t;

typedef struct ur_enqueue_mem_buffer_read_rect_params_t {
    ur_queue_handle_t *phQueue;
    ur_mem_handle_t *phBuffer;
    bool *pblockingRead;
    ur_rect_offset_t *pbufferOrigin;
    ur_rect_offset_t *phostOrigin;
    ur_rect_region_t *pregion;
    size_t *pbufferRowPitch;
    size_t *pbufferSlicePitch;
    size_t *phostRowPitch;
    size_t *phostSlicePitch;
    void **ppDst;
    uint32_t *pnumEventsInWaitList;
    const ur_event_handle_t **pphEventWaitList;
    ur_event_handle_t **pphEvent;
} ur_enqueue_mem_buffer_read_rect_params_t;

typedef struct ur_enqueue_mem_buffer_write_rect_params_t {
    ur_queue_handle_t *phQueue;
    ur_mem_handle_t *phBuffer;
    bool *pblockingWrite;
    ur_rect_offset_t *pbufferOrigin;
    ur_rect_offset_t *phostOrigin;
    ur_rect_region_t *pregion;
    size_t *pbufferRowPitch;
    size_t *pbufferSlicePitch;
    size_t *phostRowPitch;
    size_t *phostSlicePitch;
    void **ppSrc;
    uint32_t *pnumEventsInWaitList;
    const ur_event_handle_t **pphEventWaitList;
    ur_event_handle_t **pphEvent;
} ur_enqueue_mem_buffer_write_rect_params_t;

typedef struct ur_enqueue_mem_buffer_copy_params_t {
    ur_queue_handle_t *phQueue;
    ur_mem_handle_t *phBufferSrc;
    ur_mem_handle_t *phBufferDst;
    size_t *psrcOffset;
    size_t *pdstOffset;
    size_t *psize;
    uint32_t *pnumEventsInWaitList;
    const ur_event_handle_t **pphEventWaitList;
    ur_event_handle_t **pphEvent;
} ur_enqueue_mem_buffer_copy_params_t;

typedef struct ur_enqueue_mem_buffer_copy_rect_params_t {
    ur_queue_handle_t *phQueue;
    ur_mem_handle_t *phBufferSrc;
    ur_mem_handle_t *phBufferDst;
    ur_rect_offset_t *psrcOrigin;
    ur_rect_offset_t *pdstOrigin;
    ur_rect_region_t *pregion;
    size_t *psrcRowPitch;
    size_t *psrcSlicePitch;
    size_t *pdstRowPitch;
    size_t *pdstSlicePitch;
    uint32_t *pnumEventsInWaitList;
    const ur_event_handle_t **pphEventWaitList;
    ur_event_handle_t **pphEvent;
} ur_enqueue_mem_buffer_copy_rect_params_t;

typedef struct ur_enqueue_mem_buffer_fill_params_t {
    ur_queue_handle_t *phQueue;
    ur_mem_handle_t *phBuffer;
    const void **ppPattern;
    size_t *ppatternSize;
    size_t *poffset;
    size_t *psize;
    uint32_t *pnumEventsInWaitList;
    const ur_event_handle_t **pphEventWaitList;
    ur_event_handle_t **pphEvent;
} ur_enqueue_mem_buffer_fill_params_t;

typedef struct ur_enqueue_mem_image_read_params_t {
    ur_queue_handle_t *phQueue;
    ur_mem_handle_t *phImage;
    bool *pblockingRead;
    ur_rect_offset_t *porigin;
    ur_rect_region_t *pregion;
    size_t *prowPitch;
    size_t *pslicePitch;
    void **ppDst;
    uint32_t *pnumEventsInWaitList;
    const ur_event_handle_t **pphEventWaitList;
    ur_event_handle_t **pphEvent;
} ur_enqueue_mem_image_read_params_t;

typedef struct ur_enqueue_mem_image_write_params_t {
    ur_queue_handle_t *phQueue;
    ur_mem_handle_t *phImage;
    bool *pblockingWrite;
    ur_rect_offset_t *porigin;
    ur_rect_region_t *pregion;
    size_t *prowPitch;
    size_t *pslicePitch;
    void **ppSrc;
    uint32_t *pnumEventsInWaitList;
    const ur_event_handle_t **pphEventWaitList;
    ur_event_handle_t **pphEvent;
} ur_enqueue_mem_image_write_params_t;

typedef struct ur_enqueue_mem_image_copy_params_t {
    ur_queue_handle_t *phQueue;
    ur_mem_handle_t *phImageSrc;
    ur_mem_handle_t *phImageDst;
    ur_rect_offset_t *psrcOrigin;
    ur_rect_offset_t *pdstOrigin;
    ur_rect_region_t *pregion;
    uint32_t *pnumEventsInWaitList;
    const ur_event_handle_t **pphEventWaitList;
    ur_event_handle_t **pphEvent;
} ur_enqueue_mem_image_copy_params_t;

typedef struct ur_enqueue_mem_buffer_map_params_t {
    ur_queue_handle_t *phQueue;
    ur_mem_handle_t *phBuffer;
    bool *pblockingMap;
    ur_map_flags_t *pmapFlags;
    size_t *poffset;
    size_t *psize;
    uint32_t *pnumEventsInWaitList;
    const ur_event_handle_t **pphEventWaitList;
    ur_event_handle_t **pphEvent;
    void ***pppRetMap;
} ur_enqueue_mem_buffer_map_params_t;

typedef struct ur_enqueue_mem_unmap_params_t {
    ur_queue_handle_t *phQueue;
    ur_mem_handle_t *phMem;
    void **ppMappedPtr;
    uint32_t *pnumEventsInWaitList;
    const ur_event_handle_t **pphEventWaitList;
    ur_event_handle_t **pphEvent;
} ur_enqueue_mem_unmap_params_t;

typedef struct ur_enqueue_usm_fill_params_t {
    ur_queue_handle_t *phQueue;
    void **ppMem;
    size_t *ppatternSize;
    const void **ppPattern;
    size_t *psize;
    uint32_t *pnumEventsInWaitList;
    const ur_event_handle_t **pphEventWaitList;
    ur_event_handle_t **pphEvent;
} ur_enqueue_usm_fill_params_t;

typedef struct ur_enqueue_usm_memcpy_params_t {
    ur_queue_handle_t *phQueue;
    bool *pblocking;
    void **ppDst;
    const void **ppSrc;
    size_t *psize;
    uint32_t *pnumEventsInWaitList;
    const ur_event_handle_t **pphEventWaitList;
    ur_event_handle_t **pphEvent;
} ur_enqueue_usm_memcpy_params_t;

typedef struct ur_enqueue_usm_prefetch_params_t {
    ur_queue_handle_t *phQueue;
    const void **ppMem;
    size_t *psize;
    ur_usm_migration_flags_t *pflags;
    uint32_t *pnumEventsInWaitList;
    const ur_event_handle_t **pphEventWaitList;
    ur_event_handle_t **pphEvent;
} ur_enqueue_usm_prefetch_params_t;

typedef struct ur_enqueue_usm_advise_params_t {
    ur_queue_handle_t *phQueue;
    const void **ppMem;
    size_t *psize;
    ur_usm_advice_flags_t *padvice;
    ur_event_handle_t **pphEvent;
} ur_enqueue_usm_advise_params_t;

typedef struct ur_enqueue_usm_fill_2d_params_t {
    ur_queue_handle_t *phQueue;
    void **ppMem;
    size_t *ppitch;
    size_t *ppatternSize;
    const void **ppPattern;
    size_t *pwidth;
    size_t *pheight;
    uint32_t *pnumEventsInWaitList;
    const ur_event_handle_t **pphEventWaitList;
    ur_event_handle_t **pphEvent;
} ur_enqueue_usm_fill_2d_params_t;

typedef struct ur_enqueue_usm_memcpy_2d_params_t {
    ur_queue_handle_t *phQueue;
    bool *pblocking;
    void **ppDst;
    size_t *pdstPitch;
    const void **ppSrc;
    size_t *psrcPitch;
    size_t *pwidth;
    size_t *pheight;
    uint32_t *pnumEventsInWaitList;
    const ur_event_handle_t **pphEventWaitList;
    ur_event_handle_t **pphEvent;
} ur_enqueue_usm_memcpy_2d_params_t;

typedef struct ur_enqueue_device_global_variable_write_params_t {
    ur_queue_handle_t *phQueue;
    ur_program_handle_t *phProgram;
    const char **pname;
    bool *pblockingWrite;
    size_t *pcount;
    size_t *poffset;
    const void **ppSrc;
    uint32_t *pnumEventsInWaitList;
    const ur_event_handle_t **pphEventWaitList;
    ur_event_handle_t **pphEvent;
} ur_enqueue_device_global_variable_write_params_t;

typedef struct ur_enqueue_device_global_variable_read_params_t {
    ur_queue_handle_t *phQueue;
    ur_program_handle_t *phProgram;
    const char **pname;
    bool *pblockingRead;
    size_t *pcount;
    size_t *poffset;
    void **ppDst;
    uint32_t *pnumEventsInWaitList;
    const ur_event_handle_t **pphEventWaitList;
    ur_event_handle_t **pphEvent;
} ur_enqueue_device_global_variable_read_params_t;

typedef struct ur_enqueue_read_host_pipe_params_t {
    ur_queue_handle_t *phQueue;
    ur_program_handle_t *phProgram;
    const char **ppipe_symbol;
    bool *pblocking;
    void **ppDst;
    size_t *psize;
    uint32_t *pnumEventsInWaitList;
    const ur_event_handle_t **pphEventWaitList;
    ur_event_handle_t **pphEvent;
} ur_enqueue_read_host_pipe_params_t;

typedef struct ur_enqueue_write_host_pipe_params_t {
    ur_queue_handle_t *phQueue;
    ur_program_handle_t *phProgram;
    const char **ppipe_symbol;
    bool *pblocking;
    void **ppSrc;
    size_t *psize;
    uint32_t *pnumEventsInWaitList;
    const ur_event_handle_t **pphEventWaitList;
    ur_event_handle_t **pphEvent;
} ur_enqueue_write_host_pipe_params_t;

typedef struct ur_event_get_info_params_t {
    ur_event_handle_t *phEvent;
    ur_event_info_t *ppropName;
    size_t *ppropSize;
    void **ppPropValue;
    size_t **ppPropSizeRet;
} ur_event_get_info_params_t;

typedef struct ur_event_get_profiling_info_params_t {
    ur_event_handle_t *phEvent;
    ur_profiling_info_t *ppropName;
    size_t *ppropSize;
    void **ppPropValue;
    size_t **ppPropSizeRet;
} ur_event_get_profiling_info_params_t;

typedef struct ur_event_wait_params_t {
    uint32_t *pnumEvents;
    const ur_event_handle_t **pphEventWaitList;
} ur_event_wait_params_t;

typedef struct ur_event_retain_params_t {
    ur_event_handle_t *phEvent;
} ur_event_retain_params_t;

typedef struct ur_event_release_params_t {
    ur_event_handle_t *phEvent;
} ur_event_release_params_t;

typedef struct ur_event_get_native_handle_params_t {
    ur_event_handle_t *phEvent;
    ur_native_handle_t **pphNativeEvent;
} ur_event_get_native_handle_params_t;

typedef struct ur_event_create_with_native_handle_params_t {
    ur_native_handle_t *phNativeEvent;
    ur_context_handle_t *phContext;
    const ur_event_native_properties_t **ppProperties;
    ur_event_handle_t **pphEvent;
} ur_event_create_with_native_handle_params_t;

typedef struct ur_event_set_callback_params_t {
    ur_event_handle_t *phEvent;
    ur_execution_info_t *pexecStatus;
    ur_event_callback_t *ppfnNotify;
    void **ppUserData;
} ur_event_set_callback_params_t;

typedef struct ur_enqueue_usm_device_alloc_exp_params_t {
    ur_queue_handle_t *phQueue;
    ur_usm_pool_handle_t *ppPool;
    const size_t *psize;
    const ur_exp_async_usm_alloc_properties_t **ppProperties;
    uint32_t *pnumEventsInWaitList;
    const ur_event_handle_t **pphEventWaitList;
    void ***pppMem;
    ur_event_handle_t **pphEvent;
} ur_enqueue_usm_device_alloc_exp_params_t;

typedef struct ur_enqueue_usm_shared_alloc_exp_params_t {
    ur_queue_handle_t *phQueue;
    ur_usm_pool_handle_t *ppPool;
    const size_t *psize;
    const ur_exp_async_usm_alloc_properties_t **ppProperties;
    uint32_t *pnumEventsInWaitList;
    const ur_event_handle_t **pphEventWaitList;
    void ***pppMem;
    ur_event_handle_t **pphEvent;
} ur_enqueue_usm_shared_alloc_exp_params_t;

typedef struct ur_enqueue_usm_host_alloc_exp_params_t {
    ur_queue_handle_t *phQueue;
    ur_usm_pool_handle_t *ppPool;
    const size_t *psize;
    const ur_exp_async_usm_alloc_properties_t **ppProperties;
    uint32_t *pnumEventsInWaitList;
    const ur_event_handle_t **pphEventWaitList;
    void ***pppMem;
    ur_event_handle_t **pphEvent;
} ur_enqueue_usm_host_alloc_exp_params_t;

typedef struct ur_enqueue_usm_free_exp_params_t {
    ur_queue_handle_t *phQueue;
    ur_usm_pool_handle_t *ppPool;
    void **ppMem;
    uint32_t *pnumEventsInWaitList;
    const ur_event_handle_t **pphEventWaitList;
    ur_event_handle_t **pphEvent;
} ur_enqueue_usm_free_exp_params_t;

typedef struct ur_usm_pool_create_exp_params_t {
    ur_context_handle_t *phContext;
    ur_device_handle_t *phDevice;
    ur_usm_pool_desc_t **ppPoolDesc;
    ur_usm_pool_handle_t **ppPool;
} ur_usm_pool_create_exp_params_t;

typedef struct ur_usm_pool_destroy_exp_params_t {
    ur_context_handle_t *phContext;
    ur_device_handle_t *phDevice;
    ur_usm_pool_handle_t *phPool;
} ur_usm_pool_destroy_exp_params_t;

typedef struct ur_usm_pool_get_default_device_pool_exp_params_t {
    ur_context_handle_t *phContext;
    ur_device_handle_t *phDevice;
    ur_usm_pool_handle_t **ppPool;
} ur_usm_pool_get_default_device_pool_exp_params_t;

typedef struct ur_usm_pool_get_info_exp_params_t {
    ur_usm_pool_handle_t *phPool;
    ur_usm_pool_info_t *ppropName;
    void **ppPropValue;
    size_t **ppPropSizeRet;
} ur_usm_pool_get_info_exp_params_t;

typedef struct ur_usm_pool_set_info_exp_params_t {
    ur_usm_pool_handle_t *phPool;
    ur_usm_pool_info_t *ppropName;
    void **ppPropValue;
    size_t *ppropSize;
} ur_usm_pool_set_info_exp_params_t;

typedef struct ur_usm_pool_set_device_pool_exp_params_t {
    ur_context_handle_t *phContext;
    ur_device_handle_t *phDevice;
    ur_usm_pool_handle_t *phPool;
} ur_usm_pool_set_device_pool_exp_params_t;

typedef struct ur_usm_pool_get_device_pool_exp_params_t {
    ur_context_handle_t *phContext;
    ur_device_handle_t *phDevice;
    ur_usm_pool_handle_t **ppPool;
} ur_usm_pool_get_device_pool_exp_params_t;

typedef struct ur_usm_pool_trim_to_exp_params_t {
    ur_context_handle_t *phContext;
    ur_device_handle_t *phDevice;
    ur_usm_pool_handle_t *phPool;
    size_t *pminBytesToKeep;
} ur_usm_pool_trim_to_exp_params_t;

typedef struct ur_usm_pitched_alloc_exp_params_t {
    ur_context_handle_t *phContext;
    ur_device_handle_t *phDevice;
    const ur_usm_desc_t **ppUSMDesc;
    ur_usm_pool_handle_t *ppool;
    size_t *pwidthInBytes;
    size_t *pheight;
    size_t *pelementSizeBytes;
    void ***pppMem;
    size_t **ppResultPitch;
} ur_usm_pitched_alloc_exp_params_t;

typedef struct ur_bindless_images_unsampled_image_handle_destroy_exp_params_t {
    ur_context_handle_t *phContext;
    ur_device_handle_t *phDevice;
    ur_exp_image_native_handle_t *phImage;
} ur_bindless_images_unsampled_image_handle_destroy_exp_params_t;

typedef struct ur_bindless_images_sampled_image_handle_destroy_exp_params_t {
    ur_context_handle_t *phContext;
    ur_device_handle_t *phDevice;
    ur_exp_image_native_handle_t *phImage;
} ur_bindless_images_sampled_image_handle_destroy_exp_params_t;

typedef struct ur_bindless_images_image_allocate_exp_params_t {
    ur_context_handle_t *phContext;
    ur_device_handle_t *phDevice;
    const ur_image_format_t **ppImageFormat;
    const ur_image_desc_t **ppImageDesc;
    ur_exp_image_mem_native_handle_t **pphImageMem;
} ur_bindless_images_image_allocate_exp_params_t;

typedef struct ur_bindless_images_image_free_exp_params_t {
    ur_context_handle_t *phContext;
    ur_device_handle_t *phDevice;
    ur_exp_image_mem_native_handle_t *phImageMem;
} ur_bindless_images_image_free_exp_params_t;

typedef struct ur_bindless_images_unsampled_image_create_exp_params_t {
    ur_context_handle_t *phContext;
    ur_device_handle_t *phDevice;
    ur_exp_image_mem_native_handle_t *phImageMem;
    const ur_image_format_t **ppImageFormat;
    const ur_image_desc_t **ppImageDesc;
    ur_exp_image_native_handle_t **pphImage;
} ur_bindless_images_unsampled_image_create_exp_params_t;

typedef struct ur_bindless_images_sampled_image_create_exp_params_t {
    ur_context_handle_t *phContext;
    ur_device_handle_t *phDevice;
    ur_exp_image_mem_native_handle_t *phImageMem;
    const ur_image_format_t **ppImageFormat;
    const ur_image_desc_t **ppImageDesc;
    const ur_sampler_desc_t **ppSamplerDesc;
    ur_exp_image_native_handle_t **pphImage;
} ur_bindless_images_sampled_image_create_exp_params_t;

typedef struct ur_bindless_images_image_copy_exp_params_t {
    ur_queue_handle_t *phQueue;
    const void **ppSrc;
    void **ppDst;
    const ur_image_desc_t **ppSrcImageDesc;
    const ur_image_desc_t **ppDstImageDesc;
    const ur_image_format_t **ppSrcImageFormat;
    const ur_image_format_t **ppDstImageFormat;
    ur_exp_image_copy_region_t **ppCopyRegion;
    ur_exp_image_copy_flags_t *pimageCopyFlags;
    ur_exp_image_copy_input_types_t *pimageCopyInputTypes;
    uint32_t *pnumEventsInWaitList;
    const ur_event_handle_t **pphEventWaitList;
    ur_event_handle_t **pphEvent;
} ur_bindless_images_image_copy_exp_params_t;

typedef struct ur_bindless_images_image_get_info_exp_params_t {
    ur_context_handle_t *phContext;
    ur_exp_image_mem_native_handle_t *phImageMem;
    ur_image_info_t *ppropName;
    void **ppPropValue;
    size_t **ppPropSizeRet;
} ur_bindless_images_image_get_info_exp_params_t;

typedef struct ur_bindless_images_get_image_memory_handle_type_support_exp_params_t {
    ur_context_handle_t *phContext;
    ur_device_handle_t *phDevice;
    const ur_image_desc_t **ppImageDesc;
    const ur_image_format_t **ppImageFormat;
    ur_exp_image_mem_type_t *pimageMemHandleType;
    ur_bool_t **ppSupportedRet;
} ur_bindless_images_get_image_memory_handle_type_support_exp_params_t;

typedef struct ur_bindless_images_get_image_unsampled_handle_support_exp_params_t {
    ur_context_handle_t *phContext;
    ur_device_handle_t *phDevice;
    const ur_image_desc_t **ppImageDesc;
    const ur_image_format_t **ppImageFormat;
    ur_exp_image_mem_type_t *pimageMemHandleType;
    ur_bool_t **ppSupportedRet;
} ur_bindless_images_get_image_unsampled_handle_support_exp_params_t;

typedef struct ur_bindless_images_get_image_sampled_handle_support_exp_params_t {
    ur_context_handle_t *phContext;
    ur_device_handle_t *phDevice;
    const ur_image_desc_t **ppImageDesc;
    const ur_image_format_t **ppImageFormat;
    ur_exp_image_mem_type_t *pimageMemHandleType;
    ur_bool_t **ppSupportedRet;
} ur_bindless_images_get_image_sampled_handle_support_exp_params_t;

typedef struct ur_bindless_images_mipmap_get_level_exp_params_t {
    ur_context_handle_t *phContext;
    ur_device_handle_t *phDevice;
    ur_exp_image_mem_native_handle_t *phImageMem;
    uint32_t *pmipmapLevel;
    ur_exp_image_mem_native_handle_t **pphImageMem;
} ur_bindless_images_mipmap_get_level_exp_params_t;

typedef struct ur_bindless_images_mipmap_free_exp_params_t {
    ur_context_handle_t *phContext;
    ur_device_handle_t *phDevice;
    ur_exp_image_mem_native_handle_t *phMem;
} ur_bindless_images_mipmap_free_exp_params_t;

typedef struct ur_bindless_images_import_external_memory_exp_params_t {
    ur_context_handle_t *phContext;
    ur_device_handle_t *phDevice;
    size_t *psize;
    ur_exp_external_mem_type_t *pmemHandleType;
    ur_exp_external_mem_desc_t **ppExternalMemDesc;
    ur_exp_external_mem_handle_t **pphExternalMem;
} ur_bindless_images_import_external_memory_exp_params_t;

typedef struct ur_bindless_images_map_external_array_exp_params_t {
    ur_context_handle_t *phContext;
    ur_device_handle_t *phDevice;
    const ur_image_format_t **ppImageFormat;
    const ur_image_desc_t **ppImageDesc;
    ur_exp_external_mem_handle_t *phExternalMem;
    ur_exp_image_mem_native_handle_t **pphImageMem;
} ur_bindless_images_map_external_array_exp_params_t;

typedef struct ur_bindless_images_map_external_linear_memory_exp_params_t {
    ur_context_handle_t *phContext;
    ur_device_handle_t *phDevice;
    uint64_t *poffset;
    uint64_t *psize;
    ur_exp_external_mem_handle_t *phExternalMem;
    void ***pppRetMem;
} ur_bindless_images_map_external_linear_memory_exp_params_t;

typedef struct ur_bindless_images_release_external_memory_exp_params_t {
    ur_context_handle_t *phContext;
    ur_device_handle_t *phDevice;
    ur_exp_external_mem_handle_t *phExternalMem;
} ur_bindless_images_release_external_memory_exp_params_t;

typedef struct ur_bindless_images_free_mapped_linear_memory_exp_params_t {
    ur_context_handle_t *phContext;
    ur_device_handle_t *phDevice;
    void **ppMem;
} ur_bindless_images_free_mapped_linear_memory_exp_params_t;

typedef struct ur_bindless_images_supports_importing_handle_type_exp_params_t {
    ur_device_handle_t *phDevice;
    ur_exp_external_mem_type_t *pmemHandleType;
    ur_bool_t **ppSupportedRet;
} ur_bindless_images_supports_importing_handle_type_exp_params_t;

typedef struct ur_bindless_images_import_external_semaphore_exp_params_t {
    ur_context_handle_t *phContext;
    ur_device_handle_t *phDevice;
    ur_exp_external_semaphore_type_t *psemHandleType;
    ur_exp_external_semaphore_desc_t **ppExternalSemaphoreDesc;
    ur_exp_external_semaphore_handle_t **pphExternalSemaphore;
} ur_bindless_images_import_external_semaphore_exp_params_t;

typedef struct ur_bindless_images_release_external_semaphore_exp_params_t {
    ur_context_handle_t *phContext;
    ur_device_handle_t *phDevice;
    ur_exp_external_semaphore_handle_t *phExternalSemaphore;
} ur_bindless_images_release_external_semaphore_exp_params_t;

typedef struct ur_bindless_images_wait_external_semaphore_exp_params_t {
    ur_queue_handle_t *phQueue;
    ur_exp_external_semaphore_handle_t *phSemaphore;
    bool *phasWaitValue;
    uint64_t *pwaitValue;
    uint32_t *pnumEventsInWaitList;
    const ur_event_handle_t **pphEventWaitList;
    ur_event_handle_t **pphEvent;
} ur_bindless_images_wait_external_semaphore_exp_params_t;

typedef struct ur_bindless_images_signal_external_semaphore_exp_params_t {
    ur_queue_handle_t *phQueue;
    ur_exp_external_semaphore_handle_t *phSemaphore;
    bool *phasSignalValue;
    uint64_t *psignalValue;
    uint32_t *pnumEventsInWaitList;
    const ur_event_handle_t **pphEventWaitList;
    ur_event_handle_t **pphEvent;
} ur_bindless_images_signal_external_semaphore_exp_params_t;

typedef struct ur_command_buffer_create_exp_params_t {
    ur_context_handle_t *phContext;
    ur_device_handle_t *phDevice;
    const ur_exp_command_buffer_desc_t **ppCommandBufferDesc;
    ur_exp_command_buffer_handle_t **pphCommandBuffer;
} ur_command_buffer_create_exp_params_t;

typedef struct ur_command_buffer_retain_exp_params_t {
    ur_exp_command_buffer_handle_t *phCommandBuffer;
} ur_command_buffer_retain_exp_params_t;

typedef struct ur_command_buffer_release_exp_params_t {
    ur_exp_command_buffer_handle_t *phCommandBuffer;
} ur_command_buffer_release_exp_params_t;

typedef struct ur_command_buffer_finalize_exp_params_t {
    ur_exp_command_buffer_handle_t *phCommandBuffer;
} ur_command_buffer_finalize_exp_params_t;

typedef struct ur_command_buffer_append_kernel_launch_exp_params_t {
    ur_exp_command_buffer_handle_t *phCommandBuffer;
    ur_kernel_handle_t *phKernel;
    uint32_t *pworkDim;
    const size_t **ppGlobalWorkOffset;
    const size_t **ppGlobalWorkSize;
    const size_t **ppLocalWorkSize;
    uint32_t *pnumKernelAlternatives;
    ur_kernel_handle_t **pphKernelAlternatives;
    uint32_t *pnumSyncPointsInWaitList;
    const ur_exp_command_buffer_sync_point_t **ppSyncPointWaitList;
    uint32_t *pnumEventsInWaitList;
    const ur_event_handle_t **pphEventWaitList;
    ur_exp_command_buffer_sync_point_t **ppSyncPoint;
    ur_event_handle_t **pphEvent;
    ur_exp_command_buffer_command_handle_t **pphCommand;
} ur_command_buffer_append_kernel_launch_exp_params_t;

typedef struct ur_command_buffer_append_kernel_launch_with_args_exp_params_t {
    ur_exp_command_buffer_handle_t *phCommandBuffer;
    ur_kernel_handle_t *phKernel;
    uint32_t *pworkDim;
    const size_t **ppGlobalWorkOffset;
    const size_t **ppGlobalWorkSize;
    const size_t **ppLocalWorkSize;
    uint32_t *pnumArgs;
    const ur_exp_kernel_arg_properties_t **ppArgs;
    uint32_t *pnumKernelAlternatives;
    ur_kernel_handle_t **pphKernelAlternatives;
    uint32_t *pnumSyncPointsInWaitList;
    const ur_exp_command_buffer_sync_point_t **ppSyncPointWaitList;
    uint32_t *pnumEventsInWaitList;
    const ur_event_handle_t **pphEventWaitList;
    ur_exp_command_buffer_sync_point_t **ppSyncPoint;
    ur_event_handle_t **pphEvent;
    ur_exp_command_buffer_command_handle_t **pphCommand;
} ur_command_buffer_append_kernel_launch_with_args_exp_params_t;

typedef struct ur_command_buffer_append_usm_memcpy_exp_params_t {
    ur_exp_command_buffer_handle_t *phCommandBuffer;
    void **ppDst;
    const void **ppSrc;
    size_t *psize;
    uint32_t *pnumSyncPointsInWaitList;
    const ur_exp_command_buffer_sync_point_t **ppSyncPointWaitList;
    uint32_t *pnumEventsInWaitList;
    const ur_event_handle_t **pphEventWaitList;
    ur_exp_command_buffer_sync_point_t **ppSyncPoint;
    ur_event_handle_t **pphEvent;
    ur_exp_command_buffer_command_handle_t **pphCommand;
} ur_command_buffer_append_usm_memcpy_exp_params_t;

typedef struct ur_command_buffer_append_usm_fill_exp_params_t {
    ur_exp_command_buffer_handle_t *phCommandBuffer;
    void **ppMemory;
    const void **ppPattern;
    size_t *ppatternSize;
    size_t *psize;
    uint32_t *pnumSyncPointsInWaitList;
    const ur_exp_command_buffer_sync_point_t **ppSyncPointWaitList;
    uint32_t *pnumEventsInWaitList;
    const ur_event_handle_t **pphEventWaitList;
    ur_exp_command_buffer_sync_point_t **ppSyncPoint;
    ur_event_handle_t **pphEvent;
    ur_exp_command_buffer_command_handle_t **pphCommand;
} ur_command_buffer_append_usm_fill_exp_params_t;

typedef struct ur_command_buffer_append_mem_buffer_copy_exp_params_t {
    ur_exp_command_buffer_handle_t *phCommandBuffer;
    ur_mem_handle_t *phSrcMem;
    ur_mem_handle_t *phDstMem;
    size_t *psrcOffset;
    size_t *pdstOffset;
    size_t *psize;
    uint32_t *pnumSyncPointsInWaitList;
    const ur_exp_command_buffer_sync_point_t **ppSyncPointWaitList;
    uint32_t *pnumEventsInWaitList;
    const ur_event_handle_t **pphEventWaitList;
    ur_exp_command_buffer_sync_point_t **ppSyncPoint;
    ur_event_handle_t **pphEvent;
    ur_exp_command_buffer_command_handle_t **pphCommand;
} ur_command_buffer_append_mem_buffer_copy_exp_params_t;

typedef struct ur_command_buffer_append_mem_buffer_write_exp_params_t {
    ur_exp_command_buffer_handle_t *phCommandBuffer;
    ur_mem_handle_t *phBuffer;
    size_t *poffset;
    size_t *psize;
    const void **ppSrc;
    uint32_t *pnumSyncPointsInWaitList;
    const ur_exp_command_buffer_sync_point_t **ppSyncPointWaitList;
    uint32_t *pnumEventsInWaitList;
    const ur_event_handle_t **pphEventWaitList;
    ur_exp_command_buffer_sync_point_t **ppSyncPoint;
    ur_event_handle_t **pphEvent;
    ur_exp_command_buffer_command_handle_t **pphCommand;
} ur_command_buffer_append_mem_buffer_write_exp_params_t;

typedef struct ur_command_buffer_append_mem_buffer_read_exp_params_t {
    ur_exp_command_buffer_handle_t *phCommandBuffer;
    ur_mem_handle_t *phBuffer;
    size_t *poffset;
    size_t *psize;
    void **ppDst;
    uint32_t *pnumSyncPointsInWaitList;
    const ur_exp_command_buffer_sync_point_t **ppSyncPointWaitList;
    uint32_t *pnumEventsInWaitList;
    const ur_event_handle_t **pphEventWaitList;
    ur_exp_command_buffer_sync_point_t **ppSyncPoint;
    ur_event_handle_t **pphEvent;
    ur_exp_command_buffer_command_handle_t **pphCommand;
} ur_command_buffer_append_mem_buffer_read_exp_params_t;

typedef struct ur_command_buffer_append_mem_buffer_copy_rect_exp_params_t {
    ur_exp_command_buffer_handle_t *phCommandBuffer;
    ur_mem_handle_t *phSrcMem;
    ur_mem_handle_t *phDstMem;
    ur_rect_offset_t *psrcOrigin;
    ur_rect_offset_t *pdstOrigin;
    ur_rect_region_t *pregion;
    size_t *psrcRowPitch;
    size_t *psrcSlicePitch;
    size_t *pdstRowPitch;
    size_t *pdstSlicePitch;
    uint32_t *pnumSyncPointsInWaitList;
    const ur_exp_command_buffer_sync_point_t **ppSyncPointWaitList;
    uint32_t *pnumEventsInWaitList;
    const ur_event_handle_t **pphEventWaitList;
    ur_exp_command_buffer_sync_point_t **ppSyncPoint;
    ur_event_handle_t **pphEvent;
    ur_exp_command_buffer_command_handle_t **pphCommand;
} ur_command_buffer_append_mem_buffer_copy_rect_exp_params_t;

typedef struct ur_command_buffer_append_mem_buffer_write_rect_exp_params_t {
    ur_exp_command_buffer_handle_t *phCommandBuffer;
    ur_mem_handle_t *phBuffer;
    ur_rect_offset_t *pbufferOffset;
    ur_rect_offset_t *phostOffset;
    ur_rect_region_t *pregion;
    size_t *pbufferRowPitch;
    size_t *pbufferSlicePitch;
    size_t *phostRowPitch;
    size_t *phostSlicePitch;
    void **ppSrc;
    uint32_t *pnumSyncPointsInWaitList;
    const ur_exp_command_buffer_sync_point_t **ppSyncPointWaitList;
    uint32_t *pnumEventsInWaitList;
    const ur_event_handle_t **pphEventWaitList;
    ur_exp_command_buffer_sync_point_t **ppSyncPoint;
    ur_event_handle_t **pphEvent;
    ur_exp_command_buffer_command_handle_t **pphCommand;
} ur_command_buffer_append_mem_buffer_write_rect_exp_params_t;

typedef struct ur_command_buffer_append_mem_buffer_read_rect_exp_params_t {
    ur_exp_command_buffer_handle_t *phCommandBuffer;
    ur_mem_handle_t *phBuffer;
    ur_rect_offset_t *pbufferOffset;
    ur_rect_offset_t *phostOffset;
    ur_rect_region_t *pregion;
    size_t *pbufferRowPitch;
    size_t *pbufferSlicePitch;
    size_t *phostRowPitch;
    size_t *phostSlicePitch;
    void **ppDst;
    uint32_t *pnumSyncPointsInWaitList;
    const ur_exp_command_buffer_sync_point_t **ppSyncPointWaitList;
    uint32_t *pnumEventsInWaitList;
    const ur_event_handle_t **pphEventWaitList;
    ur_exp_command_buffer_sync_point_t **ppSyncPoint;
    ur_event_handle_t **pphEvent;
    ur_exp_command_buffer_command_handle_t **pphCommand;
} ur_command_buffer_append_mem_buffer_read_rect_exp_params_t;

typedef struct ur_command_buffer_append_mem_buffer_fill_exp_params_t {
    ur_exp_command_buffer_handle_t *phCommandBuffer;
    ur_mem_handle_t *phBuffer;
    const void **ppPattern;
    size_t *ppatternSize;
    size_t *poffset;
    size_t *psize;
    uint32_t *pnumSyncPointsInWaitList;
    const ur_exp_command_buffer_sync_point_t **ppSyncPointWaitList;
    uint32_t *pnumEventsInWaitList;
    const ur_event_handle_t **pphEventWaitList;
    ur_exp_command_buffer_sync_point_t **ppSyncPoint;
    ur_event_handle_t **pphEvent;
    ur_exp_command_buffer_command_handle_t **pphCommand;
} ur_command_buffer_append_mem_buffer_fill_exp_params_t;

typedef struct ur_command_buffer_append_usm_prefetch_exp_params_t {
    ur_exp_command_buffer_handle_t *phCommandBuffer;
    const void **ppMemory;
    size_t *psize;
    ur_usm_migration_flags_t *pflags;
    uint32_t *pnumSyncPointsInWaitList;
    const ur_exp_command_buffer_sync_point_t **ppSyncPointWaitList;
    uint32_t *pnumEventsInWaitList;
    const ur_event_handle_t **pphEventWaitList;
    ur_exp_command_buffer_sync_point_t **ppSyncPoint;
    ur_event_handle_t **pphEvent;
    ur_exp_command_buffer_command_handle_t **pphCommand;
} ur_command_buffer_append_usm_prefetch_exp_params_t;

typedef struct ur_command_buffer_append_usm_advise_exp_params_t {
    ur_exp_command_buffer_handle_t *phCommandBuffer;
    const void **ppMemory;
    size_t *psize;
    ur_usm_advice_flags_t *padvice;
    uint32_t *pnumSyncPointsInWaitList;
    const ur_exp_command_buffer_sync_point_t **ppSyncPointWaitList;
    uint32_t *pnumEventsInWaitList;
    const ur_event_handle_t **pphEventWaitList;
    ur_exp_command_buffer_sync_point_t **ppSyncPoint;
    ur_event_handle_t **pphEvent;
    ur_exp_command_buffer_command_handle_t **pphCommand;
} ur_command_buffer_append_usm_advise_exp_params_t;

typedef struct ur_command_buffer_append_native_command_exp_params_t {
    ur_exp_command_buffer_handle_t *phCommandBuffer;
    ur_exp_command_buffer_native_command_function_t *ppfnNativeCommand;
    void **ppData;
    ur_exp_command_buffer_handle_t *phChildCommandBuffer;
    uint32_t *pnumSyncPointsInWaitList;
    const ur_exp_command_buffer_sync_point_t **ppSyncPointWaitList;
    ur_exp_command_buffer_sync_point_t **ppSyncPoint;
} ur_command_buffer_append_native_command_exp_params_t;

typedef struct ur_enqueue_command_buffer_exp_params_t {
    ur_queue_handle_t *phQueue;
    ur_exp_command_buffer_handle_t *phCommandBuffer;
    uint32_t *pnumEventsInWaitList;
    const ur_event_handle_t **pphEventWaitList;
    ur_event_handle_t **pphEvent;
} ur_enqueue_command_buffer_exp_params_t;

typedef struct ur_command_buffer_update_kernel_launch_exp_params_t {
    ur_exp_command_buffer_handle_t *phCommandBuffer;
    uint32_t *pnumKernelUpdates;
    const ur_exp_command_buffer_update_kernel_launch_desc_t **ppUpdateKernelLaunch;
} ur_command_buffer_update_kernel_launch_exp_params_t;

typedef struct ur_command_buffer_update_signal_event_exp_params_t {
    ur_exp_command_buffer_command_handle_t *phCommand;
    ur_event_handle_t **pphSignalEvent;
} ur_command_buffer_update_signal_event_exp_params_t;

typedef struct ur_command_buffer_update_wait_events_exp_params_t {
    ur_exp_command_buffer_command_handle_t *phCommand;
    uint32_t *pnumEventsInWaitList;
    const ur_event_handle_t **pphEventWaitList;
} ur_command_buffer_update_wait_events_exp_params_t;

typedef struct ur_command_buffer_get_info_exp_params_t {
    ur_exp_command_buffer_handle_t *phCommandBuffer;
    ur_exp_command_buffer_info_t *ppropName;
    size_t *ppropSize;
    void **ppPropValue;
    size_t **ppPropSizeRet;
} ur_command_buffer_get_info_exp_params_t;

typedef struct ur_command_buffer_get_native_handle_exp_params_t {
    ur_exp_command_buffer_handle_t *phCommandBuffer;
    ur_native_handle_t **pphNativeCommandBuffer;
} ur_command_buffer_get_native_handle_exp_params_t;

typedef struct ur_device_wait_exp_params_t {
    ur_device_handle_t *phDevice;
} ur_device_wait_exp_params_t;

typedef struct ur_program_dynamic_link_exp_params_t {
    ur_context_handle_t *phContext;
    uint32_t *pcount;
    const ur_program_handle_t **pphPrograms;
} ur_program_dynamic_link_exp_params_t;

typedef struct ur_enqueue_kernel_launch_with_args_exp_params_t {
    ur_queue_handle_t *phQueue;
    ur_kernel_handle_t *phKernel;
    uint32_t *pworkDim;
    const size_t **ppGlobalWorkOffset;
    const size_t **ppGlobalWorkSize;
    const size_t **ppLocalWorkSize;
    uint32_t *pnumArgs;
    const ur_exp_kernel_arg_properties_t **ppArgs;
    const ur_kernel_launch_ext_properties_t **plaunchPropList;
    uint32_t *pnumEventsInWaitList;
    const ur_event_handle_t **pphEventWaitList;
    ur_event_handle_t **pphEvent;
} ur_enqueue_kernel_launch_with_args_exp_params_t;

typedef struct ur_enqueue_timestamp_recording_exp_params_t {
    ur_queue_handle_t *phQueue;
    bool *pblocking;
    uint32_t *pnumEventsInWaitList;
    const ur_event_handle_t **pphEventWaitList;
    ur_event_handle_t **pphEvent;
} ur_enqueue_timestamp_recording_exp_params_t;

typedef struct ur_graph_create_exp_params_t {
    ur_context_handle_t *phContext;
    ur_exp_graph_handle_t **pphGraph;
} ur_graph_create_exp_params_t;

typedef struct ur_queue_begin_graph_capture_exp_params_t {
    ur_queue_handle_t *phQueue;
} ur_queue_begin_graph_capture_exp_params_t;

typedef struct ur_queue_begin_capture_into_graph_exp_params_t {
    ur_queue_handle_t *phQueue;
    ur_exp_graph_handle_t *phGraph;
} ur_queue_begin_capture_into_graph_exp_params_t;

typedef struct ur_queue_end_graph_capture_exp_params_t {
    ur_queue_handle_t *phQueue;
    ur_exp_graph_handle_t **pphGraph;
} ur_queue_end_graph_capture_exp_params_t;

typedef struct ur_graph_instantiate_graph_exp_params_t {
    ur_exp_graph_handle_t *phGraph;
    ur_exp_executable_graph_handle_t **pphExecGraph;
} ur_graph_instantiate_graph_exp_params_t;

typedef struct ur_enqueue_graph_exp_params_t {
    ur_queue_handle_t *phQueue;
    ur_exp_executable_graph_handle_t *phGraph;
    uint32_t *pnumEventsInWaitList;
    const ur_event_handle_t **pphEventWaitList;
    ur_event_handle_t **pphEvent;
} ur_enqueue_graph_exp_params_t;

typedef struct ur_graph_destroy_exp_params_t {
    ur_exp_graph_handle_t *phGraph;
} ur_graph_destroy_exp_params_t;

typedef struct ur_graph_executable_graph_destroy_exp_params_t {
    ur_exp_executable_graph_handle_t *phExecutableGraph;
} ur_graph_executable_graph_destroy_exp_params_t;

typedef struct ur_queue_is_graph_capture_enabled_exp_params_t {
    ur_queue_handle_t *phQueue;
    bool **ppResult;
} ur_queue_is_graph_capture_enabled_exp_params_t;

typedef struct ur_queue_get_graph_exp_params_t {
    ur_queue_handle_t *phQueue;
    ur_exp_graph_handle_t **pphGraph;
} ur_queue_get_graph_exp_params_t;

typedef struct ur_graph_is_empty_exp_params_t {
    ur_exp_graph_handle_t *phGraph;
    bool **ppResult;
} ur_graph_is_empty_exp_params_t;

typedef struct ur_graph_get_id_exp_params_t {
    ur_exp_graph_handle_t *phGraph;
    uint64_t **ppGraphId;
} ur_graph_get_id_exp_params_t;

typedef struct ur_graph_set_destruction_callback_exp_params_t {
    ur_exp_graph_handle_t *phGraph;
    ur_exp_graph_destruction_callback_t *ppfnCallback;
    void **ppUserData;
} ur_graph_set_destruction_callback_exp_params_t;

typedef struct ur_graph_dump_contents_exp_params_t {
    ur_exp_graph_handle_t *phGraph;
    const char **pfilePath;
} ur_graph_dump_contents_exp_params_t;

typedef struct ur_graph_get_native_handle_exp_params_t {
    ur_exp_graph_handle_t *phGraph;
    ur_native_handle_t **pphNativeGraph;
} ur_graph_get_native_handle_exp_params_t;

typedef struct ur_graph_executable_graph_get_native_handle_exp_params_t {
    ur_exp_executable_graph_handle_t *phExecutableGraph;
    ur_native_handle_t **pphNativeExecutableGraph;
} ur_graph_executable_graph_get_native_handle_exp_params_t;

typedef struct ur_enqueue_host_task_exp_params_t {
    ur_queue_handle_t *phQueue;
    ur_exp_host_task_function_t *ppfnHostTask;
    void **pdata;
    const ur_exp_host_task_properties_t **ppProperties;
    uint32_t *pnumEventsInWaitList;
    const ur_event_handle_t **pphEventWaitList;
    ur_event_handle_t **pphEvent;
} ur_enqueue_host_task_exp_params_t;

typedef struct ur_ipc_get_mem_handle_exp_params_t {
    ur_context_handle_t *phContext;
    void **ppMem;
    void ***pppIPCMemHandleData;
    size_t **ppIPCMemHandleDataSizeRet;
} ur_ipc_get_mem_handle_exp_params_t;

typedef struct ur_ipc_put_mem_handle_exp_params_t {
    ur_context_handle_t *phContext;
    void **ppIPCMemHandleData;
} ur_ipc_put_mem_handle_exp_params_t;

typedef struct ur_ipc_open_mem_handle_exp_params_t {
    ur_context_handle_t *phContext;
    ur_device_handle_t *phDevice;
    void **ppIPCMemHandleData;
    size_t *pipcMemHandleDataSize;
    void ***pppMem;
} ur_ipc_open_mem_handle_exp_params_t;

typedef struct ur_ipc_close_mem_handle_exp_params_t {
    ur_context_handle_t *phContext;
    void **ppMem;
} ur_ipc_close_mem_handle_exp_params_t;

typedef struct ur_ipc_get_phys_mem_handle_exp_params_t {
    ur_context_handle_t *phContext;
    ur_physical_mem_handle_t *phPhysMem;
    void ***pppIPCPhysMemHandleData;
    size_t **ppIPCPhysMemHandleDataSizeRet;
} ur_ipc_get_phys_mem_handle_exp_params_t;

typedef struct ur_ipc_put_phys_mem_handle_exp_params_t {
    ur_context_handle_t *phContext;
    const void **ppIPCPhysMemHandleData;
} ur_ipc_put_phys_mem_handle_exp_params_t;

typedef struct ur_ipc_open_phys_mem_handle_exp_params_t {
    ur_context_handle_t *phContext;
    ur_device_handle_t *phDevice;
    const void **ppIPCPhysMemHandleData;
    size_t *pipcPhysMemHandleDataSize;
    ur_physical_mem_handle_t **pphPhysMem;
} ur_ipc_open_phys_mem_handle_exp_params_t;

typedef struct ur_ipc_close_phys_mem_handle_exp_params_t {
    ur_context_handle_t *phContext;
    ur_physical_mem_handle_t *phPhysMem;
} ur_ipc_close_phys_mem_handle_exp_params_t;

typedef struct ur_ipc_get_event_handle_exp_params_t {
    ur_event_handle_t *phEvent;
    void ***pppIPCEventHandleData;
    size_t **ppIPCEventHandleDataSizeRet;
} ur_ipc_get_event_handle_exp_params_t;

typedef struct ur_ipc_put_event_handle_exp_params_t {
    ur_context_handle_t *phContext;
    void **ppIPCEventHandleData;
} ur_ipc_put_event_handle_exp_params_t;

typedef struct ur_ipc_open_event_handle_exp_params_t {
    ur_context_handle_t *phContext;
    const void **ppIPCEventHandleData;
    size_t *pipcEventHandleDataSize;
    ur_event_handle_t **pphEvent;
} ur_ipc_open_event_handle_exp_params_t;

typedef struct ur_enqueue_events_wait_with_barrier_ext_params_t {
    ur_queue_handle_t *phQueue;
    const ur_exp_enqueue_ext_properties_t **ppProperties;
    uint32_t *pnumEventsInWaitList;
    const ur_event_handle_t **pphEventWaitList;
    ur_event_handle_t **pphEvent;
} ur_enqueue_events_wait_with_barrier_ext_params_t;

typedef struct ur_memory_export_alloc_exportable_memory_exp_params_t {
    ur_context_handle_t *phContext;
    ur_device_handle_t *phDevice;
    size_t *palignment;
    size_t *psize;
    ur_exp_external_mem_type_t *phandleTypeToExport;
    void ***pppMem;
} ur_memory_export_alloc_exportable_memory_exp_params_t;

typedef struct ur_memory_export_free_exportable_memory_exp_params_t {
    ur_context_handle_t *phContext;
    ur_device_handle_t *phDevice;
    void **ppMem;
} ur_memory_export_free_exportable_memory_exp_params_t;

typedef struct ur_memory_export_export_memory_handle_exp_params_t {
    ur_context_handle_t *phContext;
    ur_device_handle_t *phDevice;
    ur_exp_external_mem_type_t *phandleTypeToExport;
    void **ppMem;
    void **ppMemHandleRet;
} ur_memory_export_export_memory_handle_exp_params_t;

typedef struct ur_program_build_exp_params_t {
    ur_program_handle_t *phProgram;
    uint32_t *pnumDevices;
    ur_device_handle_t **pphDevices;
    ur_exp_program_flags_t *pflags;
    const char **ppOptions;
} ur_program_build_exp_params_t;

typedef struct ur_program_compile_exp_params_t {
    ur_program_handle_t *phProgram;
    uint32_t *pnumDevices;
    ur_device_handle_t **pphDevices;
    ur_exp_program_flags_t *pflags;
    const char **ppOptions;
} ur_program_compile_exp_params_t;

typedef struct ur_program_link_exp_params_t {
    ur_context_handle_t *phContext;
    uint32_t *pnumDevices;
    ur_device_handle_t **pphDevices;
    ur_exp_program_flags_t *pflags;
    uint32_t *pcount;
    const ur_program_handle_t **pphPrograms;
    const char **ppOptions;
    ur_program_handle_t **pphProgram;
} ur_program_link_exp_params_t;

typedef struct ur_enqueue_native_command_exp_params_t {
    ur_queue_handle_t *phQueue;
    ur_exp_enqueue_native_command_function_t *ppfnNativeEnqueue;
    void **pdata;
    uint32_t *pnumMemsInMemList;
    const ur_mem_handle_t **pphMemList;
    const ur_exp_enqueue_native_command_properties_t **ppProperties;
    uint32_t *pnumEventsInWaitList;
    const ur_event_handle_t **pphEventWaitList;
    ur_event_handle_t **pphEvent;
} ur_enqueue_native_command_exp_params_t;

typedef struct ur_event_create_exp_params_t {
    ur_context_handle_t *phContext;
    ur_device_handle_t *phDevice;
    const ur_exp_event_desc_t **ppEventDesc;
    ur_event_handle_t **pphEvent;
} ur_event_create_exp_params_t;

typedef struct ur_usm_context_memcpy_exp_params_t {
    ur_context_handle_t *phContext;
    void **ppDst;
    const void **ppSrc;
    size_t *psize;
} ur_usm_context_memcpy_exp_params_t;

typedef struct ur_usm_host_alloc_register_exp_params_t {
    ur_context_handle_t *phContext;
    void **ppHostMem;
    size_t *psize;
    const ur_exp_usm_host_alloc_register_properties_t **ppProperties;
} ur_usm_host_alloc_register_exp_params_t;

typedef struct ur_usm_host_alloc_unregister_exp_params_t {
    ur_context_handle_t *phContext;
    void **ppHostMem;
} ur_usm_host_alloc_unregister_exp_params_t;

typedef struct ur_usm_import_exp_params_t {
    ur_context_handle_t *phContext;
    void **ppMem;
    size_t *psize;
} ur_usm_import_exp_params_t;

typedef struct ur_usm_release_exp_params_t {
    ur_context_handle_t *phContext;
    void **ppMem;
} ur_usm_release_exp_params_t;

typedef struct ur_usm_p2p_enable_peer_access_exp_params_t {
    ur_device_handle_t *pcommandDevice;
    ur_device_handle_t *ppeerDevice;
} ur_usm_p2p_enable_peer_access_exp_params_t;

typedef struct ur_usm_p2p_disable_peer_access_exp_params_t {
    ur_device_handle_t *pcommandDevice;
    ur_device_handle_t *ppeerDevice;
} ur_usm_p2p_disable_peer_access_exp_params_t;

typedef struct ur_usm_p2p_peer_access_get_info_exp_params_t {
    ur_device_handle_t *pcommandDevice;
    ur_device_handle_t *ppeerDevice;
    ur_exp_peer_info_t *ppropName;
    size_t *ppropSize;
    void **ppPropValue;
    size_t **ppPropSizeRet;
} ur_usm_p2p_peer_access_get_info_exp_params_t;

typedef struct ur_kernel_create_params_t {
    ur_program_handle_t *phProgram;
    const char **ppKernelName;
    ur_kernel_handle_t **pphKernel;
} ur_kernel_create_params_t;

typedef struct ur_kernel_get_info_params_t {
    ur_kernel_handle_t *phKernel;
    ur_kernel_info_t *ppropName;
    size_t *ppropSize;
    void **ppPropValue;
    size_t **ppPropSizeRet;
} ur_kernel_get_info_params_t;

typedef struct ur_kernel_get_group_info_params_t {
    ur_kernel_handle_t *phKernel;
    ur_device_handle_t *phDevice;
    ur_kernel_group_info_t *ppropName;
    size_t *ppropSize;
    void **ppPropValue;
    size_t **ppPropSizeRet;
} ur_kernel_get_group_info_params_t;

typedef struct ur_kernel_get_sub_group_info_params_t {
    ur_kernel_handle_t *phKernel;
    ur_device_handle_t *phDevice;
    ur_kernel_sub_group_info_t *ppropName;
    size_t *ppropSize;
    void **ppPropValue;
    size_t **ppPropSizeRet;
} ur_kernel_get_sub_group_info_params_t;

typedef struct ur_kernel_retain_params_t {
    ur_kernel_handle_t *phKernel;
} ur_kernel_retain_params_t;

typedef struct ur_kernel_release_params_t {
    ur_kernel_handle_t *phKernel;
} ur_kernel_release_params_t;

typedef struct ur_kernel_set_exec_info_params_t {
    ur_kernel_handle_t *phKernel;
    ur_kernel_exec_info_t *ppropName;
    size_t *ppropSize;
    const ur_kernel_exec_info_properties_t **ppProperties;
    const void **ppPropValue;
} ur_kernel_set_exec_info_params_t;

typedef struct ur_kernel_set_specialization_constants_params_t {
    ur_kernel_handle_t *phKernel;
    uint32_t *pcount;
    const ur_specialization_constant_info_t **ppSpecConstants;
} ur_kernel_set_specialization_constants_params_t;

typedef struct ur_kernel_get_native_handle_params_t {
    ur_kernel_handle_t *phKernel;
    ur_native_handle_t **pphNativeKernel;
} ur_kernel_get_native_handle_params_t;

typedef struct ur_kernel_create_with_native_handle_params_t {
    ur_native_handle_t *phNativeKernel;
    ur_context_handle_t *phContext;
    ur_program_handle_t *phProgram;
    const ur_kernel_native_properties_t **ppProperties;
    ur_kernel_handle_t **pphKernel;
} ur_kernel_create_with_native_handle_params_t;

typedef struct ur_kernel_get_suggested_local_work_size_params_t {
    ur_kernel_handle_t *phKernel;
    ur_queue_handle_t *phQueue;
    uint32_t *pnumWorkDim;
    const size_t **ppGlobalWorkOffset;
    const size_t **ppGlobalWorkSize;
    size_t **ppSuggestedLocalWorkSize;
} ur_kernel_get_suggested_local_work_size_params_t;

typedef struct ur_kernel_get_suggested_local_work_size_with_args_params_t {
    ur_kernel_handle_t *phKernel;
    ur_queue_handle_t *phQueue;
    uint32_t *pnumWorkDim;
    const size_t **ppGlobalWorkOffset;
    const size_t **ppGlobalWorkSize;
    uint32_t *pnumArgs;
    const ur_exp_kernel_arg_properties_t **ppArgs;
    size_t **ppSuggestedLocalWorkSize;
} ur_kernel_get_suggested_local_work_size_with_args_params_t;

typedef struct ur_kernel_suggest_max_cooperative_group_count_params_t {
    ur_kernel_handle_t *phKernel;
    ur_device_handle_t *phDevice;
    uint32_t *pworkDim;
    const size_t **ppLocalWorkSize;
    size_t *pdynamicSharedMemorySize;
    uint32_t **ppGroupCountRet;
} ur_kernel_suggest_max_cooperative_group_count_params_t;

typedef struct ur_loader_config_create_params_t {
    ur_loader_config_handle_t **pphLoaderConfig;
} ur_loader_config_create_params_t;

typedef struct ur_loader_config_retain_params_t {
    ur_loader_config_handle_t *phLoaderConfig;
} ur_loader_config_retain_params_t;

typedef struct ur_loader_config_release_params_t {
    ur_loader_config_handle_t *phLoaderConfig;
} ur_loader_config_release_params_t;

typedef struct ur_loader_config_get_info_params_t {
    ur_loader_config_handle_t *phLoaderConfig;
    ur_loader_config_info_t *ppropName;
    size_t *ppropSize;
    void **ppPropValue;
    size_t **ppPropSizeRet;
} ur_loader_config_get_info_params_t;

typedef struct ur_loader_config_enable_layer_params_t {
    ur_loader_config_handle_t *phLoaderConfig;
    const char **ppLayerName;
} ur_loader_config_enable_layer_params_t;

typedef struct ur_loader_config_set_code_location_callback_params_t {
    ur_loader_config_handle_t *phLoaderConfig;
    ur_code_location_callback_t *ppfnCodeloc;
    void **ppUserData;
} ur_loader_config_set_code_location_callback_params_t;

typedef struct ur_loader_config_set_mocking_enabled_params_t {
    ur_loader_config_handle_t *phLoaderConfig;
    ur_bool_t *penable;
} ur_loader_config_set_mocking_enabled_params_t;

typedef struct ur_loader_init_params_t {
    ur_device_init_flags_t *pdevice_flags;
    ur_loader_config_handle_t *phLoaderConfig;
} ur_loader_init_params_t;

typedef struct ur_mem_image_create_params_t {
    ur_context_handle_t *phContext;
    ur_mem_flags_t *pflags;
    const ur_image_format_t **ppImageFormat;
    const ur_image_desc_t **ppImageDesc;
    void **ppHost;
    ur_mem_handle_t **pphMem;
} ur_mem_image_create_params_t;

typedef struct ur_mem_buffer_create_params_t {
    ur_context_handle_t *phContext;
    ur_mem_flags_t *pflags;
    size_t *psize;
    const ur_buffer_properties_t **ppProperties;
    ur_mem_handle_t **pphBuffer;
} ur_mem_buffer_create_params_t;

typedef struct ur_mem_retain_params_t {
    ur_mem_handle_t *phMem;
} ur_mem_retain_params_t;

typedef struct ur_mem_release_params_t {
    ur_mem_handle_t *phMem;
} ur_mem_release_params_t;

typedef struct ur_mem_buffer_partition_params_t {
    ur_mem_handle_t *phBuffer;
    ur_mem_flags_t *pflags;
    ur_buffer_create_type_t *pbufferCreateType;
    const ur_buffer_region_t **ppRegion;
    ur_mem_handle_t **pphMem;
} ur_mem_buffer_partition_params_t;

typedef struct ur_mem_get_native_handle_params_t {
    ur_mem_handle_t *phMem;
    ur_device_handle_t *phDevice;
    ur_native_handle_t **pphNativeMem;
} ur_mem_get_native_handle_params_t;

typedef struct ur_mem_buffer_create_with_native_handle_params_t {
    ur_native_handle_t *phNativeMem;
    ur_context_handle_t *phContext;
    const ur_mem_native_properties_t **ppProperties;
    ur_mem_handle_t **pphMem;
} ur_mem_buffer_create_with_native_handle_params_t;

typedef struct ur_mem_image_create_with_native_handle_params_t {
    ur_native_handle_t *phNativeMem;
    ur_context_handle_t *phContext;
    const ur_image_format_t **ppImageFormat;
    const ur_image_desc_t **ppImageDesc;
    const ur_mem_native_properties_t **ppProperties;
    ur_mem_handle_t **pphMem;
} ur_mem_image_create_with_native_handle_params_t;

typedef struct ur_mem_get_info_params_t {
    ur_mem_handle_t *phMemory;
    ur_mem_info_t *ppropName;
    size_t *ppropSize;
    void **ppPropValue;
    size_t **ppPropSizeRet;
} ur_mem_get_info_params_t;

typedef struct ur_mem_image_get_info_params_t {
    ur_mem_handle_t *phMemory;
    ur_image_info_t *ppropName;
    size_t *ppropSize;
    void **ppPropValue;
    size_t **ppPropSizeRet;
} ur_mem_image_get_info_params_t;

typedef struct ur_platform_get_params_t {
    ur_adapter_handle_t *phAdapter;
    uint32_t *pNumEntries;
    ur_platform_handle_t **pphPlatforms;
    uint32_t **ppNumPlatforms;
} ur_platform_get_params_t;

typedef struct ur_platform_get_info_params_t {
    ur_platform_handle_t *phPlatform;
    ur_platform_info_t *ppropName;
    size_t *ppropSize;
    void **ppPropValue;
    size_t **ppPropSizeRet;
} ur_platform_get_info_params_t;

typedef struct ur_platform_get_api_version_params_t {
    ur_platform_handle_t *phPlatform;
    ur_api_version_t **ppVersion;
} ur_platform_get_api_version_params_t;

typedef struct ur_platform_get_native_handle_params_t {
    ur_platform_handle_t *phPlatform;
    ur_native_handle_t **pphNativePlatform;
} ur_platform_get_native_handle_params_t;

typedef struct ur_platform_create_with_native_handle_params_t {
    ur_native_handle_t *phNativePlatform;
    ur_adapter_handle_t *phAdapter;
    const ur_platform_native_properties_t **ppProperties;
    ur_platform_handle_t **pphPlatform;
} ur_platform_create_with_native_handle_params_t;

typedef struct ur_platform_get_backend_option_params_t {
    ur_platform_handle_t *phPlatform;
    const char **ppFrontendOption;
    const char ***pppPlatformOption;
} ur_platform_get_backend_option_params_t;

typedef struct ur_program_create_with_il_params_t {
    ur_context_handle_t *phContext;
    const void **ppIL;
    size_t *plength;
    const ur_program_properties_t **ppProperties;
    ur_program_handle_t **pphProgram;
} ur_program_create_with_il_params_t;

typedef struct ur_program_create_with_binary_params_t {
    ur_context_handle_t *phContext;
    uint32_t *pnumDevices;
    ur_device_handle_t **pphDevices;
    size_t **ppLengths;
    const uint8_t ***pppBinaries;
    const ur_program_properties_t **ppProperties;
    ur_program_handle_t **pphProgram;
} ur_program_create_with_binary_params_t;

typedef struct ur_program_build_params_t {
    ur_context_handle_t *phContext;
    ur_program_handle_t *phProgram;
    const char **ppOptions;
} ur_program_build_params_t;

typedef struct ur_program_compile_params_t {
    ur_context_handle_t *phContext;
    ur_program_handle_t *phProgram;
    const char **ppOptions;
} ur_program_compile_params_t;

typedef struct ur_program_link_params_t {
    ur_context_handle_t *phContext;
    uint32_t *pcount;
    const ur_program_handle_t **pphPrograms;
    const char **ppOptions;
    ur_program_handle_t **pphProgram;
} ur_program_link_params_t;

typedef struct ur_program_retain_params_t {
    ur_program_handle_t *phProgram;
} ur_program_retain_params_t;

typedef struct ur_program_release_params_t {
    ur_program_handle_t *phProgram;
} ur_program_release_params_t;

typedef struct ur_program_get_function_pointer_params_t {
    ur_device_handle_t *phDevice;
    ur_program_handle_t *phProgram;
    const char **ppFunctionName;
    void ***pppFunctionPointer;
} ur_program_get_function_pointer_params_t;

typedef struct ur_program_get_global_variable_pointer_params_t {
    ur_device_handle_t *phDevice;
    ur_program_handle_t *phProgram;
    const char **ppGlobalVariableName;
    size_t **ppGlobalVariableSizeRet;
    void ***pppGlobalVariablePointerRet;
} ur_program_get_global_variable_pointer_params_t;

typedef struct ur_program_get_info_params_t {
    ur_program_handle_t *phProgram;
    ur_program_info_t *ppropName;
    size_t *ppropSize;
    void **ppPropValue;
    size_t **ppPropSizeRet;
} ur_program_get_info_params_t;

typedef struct ur_program_get_build_info_params_t {
    ur_program_handle_t *phProgram;
    ur_device_handle_t *phDevice;
    ur_program_build_info_t *ppropName;
    size_t *ppropSize;
    void **ppPropValue;
    size_t **ppPropSizeRet;
} ur_program_get_build_info_params_t;

typedef struct ur_program_set_specialization_constants_params_t {
    ur_program_handle_t *phProgram;
    uint32_t *pcount;
    const ur_specialization_constant_info_t **ppSpecConstants;
} ur_program_set_specialization_constants_params_t;

typedef struct ur_program_get_native_handle_params_t {
    ur_program_handle_t *phProgram;
    ur_native_handle_t **pphNativeProgram;
} ur_program_get_native_handle_params_t;

typedef struct ur_program_create_with_native_handle_params_t {
    ur_native_handle_t *phNativeProgram;
    ur_context_handle_t *phContext;
    const ur_program_native_properties_t **ppProperties;
    ur_program_handle_t **pphProgram;
} ur_program_create_with_native_handle_params_t;

typedef struct ur_queue_get_info_params_t {
    ur_queue_handle_t *phQueue;
    ur_queue_info_t *ppropName;
    size_t *ppropSize;
    void **ppPropValue;
    size_t **ppPropSizeRet;
} ur_queue_get_info_params_t;

typedef struct ur_queue_create_params_t {
    ur_context_handle_t *phContext;
    ur_device_handle_t *phDevice;
    const ur_queue_properties_t **ppProperties;
    ur_queue_handle_t **pphQueue;
} ur_queue_create_params_t;

typedef struct ur_queue_retain_params_t {
    ur_queue_handle_t *phQueue;
} ur_queue_retain_params_t;

typedef struct ur_queue_release_params_t {
    ur_queue_handle_t *phQueue;
} ur_queue_release_params_t;

typedef struct ur_queue_get_native_handle_params_t {
    ur_queue_handle_t *phQueue;
    ur_queue_native_desc_t **ppDesc;
    ur_native_handle_t **pphNativeQueue;
} ur_queue_get_native_handle_params_t;

typedef struct ur_queue_create_with_native_handle_params_t {
    ur_native_handle_t *phNativeQueue;
    ur_context_handle_t *phContext;
    ur_device_handle_t *phDevice;
    const ur_queue_native_properties_t **ppProperties;
    ur_queue_handle_t **pphQueue;
} ur_queue_create_with_native_handle_params_t;

typedef struct ur_queue_finish_params_t {
    ur_queue_handle_t *phQueue;
} ur_queue_finish_params_t;

typedef struct ur_queue_flush_params_t {
    ur_queue_handle_t *phQueue;
} ur_queue_flush_params_t;

typedef struct ur_sampler_create_params_t {
    ur_context_handle_t *phContext;
    const ur_sampler_desc_t **ppDesc;
    ur_sampler_handle_t **pphSampler;
} ur_sampler_create_params_t;

typedef struct ur_sampler_retain_params_t {
    ur_sampler_handle_t *phSampler;
} ur_sampler_retain_params_t;

typedef struct ur_sampler_release_params_t {
    ur_sampler_handle_t *phSampler;
} ur_sampler_release_params_t;

typedef struct ur_sampler_get_info_params_t {
    ur_sampler_handle_t *phSampler;
    ur_sampler_info_t *ppropName;
    size_t *ppropSize;
    void **ppPropValue;
    size_t **ppPropSizeRet;
} ur_sampler_get_info_params_t;

typedef struct ur_sampler_get_native_handle_params_t {
    ur_sampler_handle_t *phSampler;
    ur_native_handle_t **pphNativeSampler;
} ur_sampler_get_native_handle_params_t;

typedef struct ur_sampler_create_with_native_handle_params_t {
    ur_native_handle_t *phNativeSampler;
    ur_context_handle_t *phContext;
    const ur_sampler_native_properties_t **ppProperties;
    ur_sampler_handle_t **pphSampler;
} ur_sampler_create_with_native_handle_params_t;

typedef struct ur_usm_host_alloc_params_t {
    ur_context_handle_t *phContext;
    const ur_usm_desc_t **ppUSMDesc;
    ur_usm_pool_handle_t *ppool;
    size_t *psize;
    void ***pppMem;
} ur_usm_host_alloc_params_t;

typedef struct ur_usm_device_alloc_params_t {
    ur_context_handle_t *phContext;
    ur_device_handle_t *phDevice;
    const ur_usm_desc_t **ppUSMDesc;
    ur_usm_pool_handle_t *ppool;
    size_t *psize;
    void ***pppMem;
} ur_usm_device_alloc_params_t;

typedef struct ur_usm_shared_alloc_params_t {
    ur_context_handle_t *phContext;
    ur_device_handle_t *phDevice;
    const ur_usm_desc_t **ppUSMDesc;
    ur_usm_pool_handle_t *ppool;
    size_t *psize;
    void ***pppMem;
} ur_usm_shared_alloc_params_t;

typedef struct ur_usm_free_params_t {
    ur_context_handle_t *phContext;
    void **ppMem;
} ur_usm_free_params_t;

typedef struct ur_usm_get_mem_alloc_info_params_t {
    ur_context_handle_t *phContext;
    const void **ppMem;
    ur_usm_alloc_info_t *ppropName;
    size_t *ppropSize;
    void **ppPropValue;
    size_t **ppPropSizeRet;
} ur_usm_get_mem_alloc_info_params_t;

typedef struct ur_usm_pool_create_params_t {
    ur_context_handle_t *phContext;
    ur_usm_pool_desc_t **ppPoolDesc;
    ur_usm_pool_handle_t **pppPool;
} ur_usm_pool_create_params_t;

typedef struct ur_usm_pool_retain_params_t {
    ur_usm_pool_handle_t *ppPool;
} ur_usm_pool_retain_params_t;

typedef struct ur_usm_pool_release_params_t {
    ur_usm_pool_handle_t *ppPool;
} ur_usm_pool_release_params_t;

typedef struct ur_usm_pool_get_info_params_t {
    ur_usm_pool_handle_t *phPool;
    ur_usm_pool_info_t *ppropName;
    size_t *ppropSize;
    void **ppPropValue;
    size_t **ppPropSizeRet;
} ur_usm_pool_get_info_params_t;

typedef struct ur_virtual_mem_granularity_get_info_params_t {
    ur_context_handle_t *phContext;
    ur_device_handle_t *phDevice;
    size_t *pallocationSize;
    ur_virtual_mem_granularity_info_t *ppropName;
    size_t *ppropSize;
    void **ppPropValue;
    size_t **ppPropSizeRet;
} ur_virtual_mem_granularity_get_info_params_t;

typedef struct ur_virtual_mem_reserve_params_t {
    ur_context_handle_t *phContext;
    const void **ppStart;
    size_t *psize;
    void ***pppStart;
} ur_virtual_mem_reserve_params_t;

typedef struct ur_virtual_mem_free_params_t {
    ur_context_handle_t *phContext;
    const void **ppStart;
    size_t *psize;
} ur_virtual_mem_free_params_t;

typedef struct ur_virtual_mem_map_params_t {
    ur_context_handle_t *phContext;
    const void **ppStart;
    size_t *psize;
    ur_physical_mem_handle_t *phPhysicalMem;
    size_t *poffset;
    ur_virtual_mem_access_flags_t *pflags;
} ur_virtual_mem_map_params_t;

typedef struct ur_virtual_mem_unmap_params_t {
    ur_context_handle_t *phContext;
    const void **ppStart;
    size_t *psize;
} ur_virtual_mem_unmap_params_t;

typedef struct ur_virtual_mem_set_access_params_t {
    ur_context_handle_t *phContext;
    const void **ppStart;
    size_t *psize;
    ur_virtual_mem_access_flags_t *pflags;
} ur_virtual_mem_set_access_params_t;

typedef struct ur_virtual_mem_get_info_params_t {
    ur_context_handle_t *phContext;
    const void **ppStart;
    size_t *psize;
    ur_virtual_mem_info_t *ppropName;
    size_t *ppropSize;
    void **ppPropValue;
    size_t **ppPropSizeRet;
} ur_virtual_mem_get_info_params_t;

typedef struct ur_physical_mem_create_params_t {
    ur_context_handle_t *phContext;
    ur_device_handle_t *phDevice;
    size_t *psize;
    const ur_physical_mem_properties_t **ppProperties;
    ur_physical_mem_handle_t **pphPhysicalMem;
} ur_physical_mem_create_params_t;

typedef struct ur_physical_mem_retain_params_t {
    ur_physical_mem_handle_t *phPhysicalMem;
} ur_physical_mem_retain_params_t;

typedef struct ur_physical_mem_release_params_t {
    ur_physical_mem_handle_t *phPhysicalMem;
} ur_physical_mem_release_params_t;

typedef struct ur_physical_mem_get_info_params_t {
    ur_physical_mem_handle_t *phPhysicalMem;
    ur_physical_mem_info_t *ppropName;
    size_t *ppropSize;
    void **ppPropValue;
    size_t **ppPropSizeRet;
} ur_physical_mem_get_info_params_t;

#if defined(__cplusplus)
} /* extern "C" */
#endif

#endif /* UR_API_H_INCLUDED */
