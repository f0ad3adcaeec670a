/* Generated from scripts/templates/results.c.mako and scripts/spec by scripts/generate.py.
 * Do not edit: change the specification or the template and run that command. */
/* What the results mean, for a refusal that has nothing to add to its result. */
#include "base/error.h"

const char *ur_result_words(ur_result_t result) {
    switch (result) {
    case UR_RESULT_SUCCESS:
        return "call did what it was asked to";
    case UR_RESULT_ERROR_INVALID_OPERATION:
        return "operation is not allowed in the present state of the object";
    case UR_RESULT_ERROR_INVALID_QUEUE_PROPERTIES:
        return "queue properties are contradictory or not valid";
    case UR_RESULT_ERROR_INVALID_QUEUE:
        return "queue is not valid, or not fit for this call";
    case UR_RESULT_ERROR_INVALID_VALUE:
        return "an argument has a value outside its permitted set";
    case UR_RESULT_ERROR_INVALID_CONTEXT:
        return "context is not valid, or objects belong to different contexts";
    case UR_RESULT_ERROR_INVALID_PLATFORM:
        return "platform is not valid";
    case UR_RESULT_ERROR_INVALID_BINARY:
        return "program code is malformed or of an unknown form";
    case UR_RESULT_ERROR_INVALID_PROGRAM:
        return "program is not valid";
    case UR_RESULT_ERROR_INVALID_SAMPLER:
        return "sampler is not valid";
    case UR_RESULT_ERROR_INVALID_BUFFER_SIZE:
        return "buffer size is zero or more than the device can hold";
    case UR_RESULT_ERROR_INVALID_MEM_OBJECT:
        return "memory object or USM pointer is not valid";
    case UR_RESULT_ERROR_INVALID_EVENT:
        return "event is not valid";
    case UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST:
        return "wait list and its length disagree, or it holds an event that is not valid";
    case UR_RESULT_ERROR_MISALIGNED_SUB_BUFFER_OFFSET:
        return "sub-buffer starts at an offset that the device's base alignment forbids";
    case UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE:
        return "work-group size is not one that the kernel and device can run";
    case UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE:
        return "no compiler is at hand for the device";
    case UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE:
        return "event has no timestamps: not recorded, or the command is not complete";
    case UR_RESULT_ERROR_DEVICE_NOT_FOUND:
        return "no device matches the request";
    case UR_RESULT_ERROR_INVALID_DEVICE:
        return "device is not valid, or not one of the context";
    case UR_RESULT_ERROR_DEVICE_LOST:
        return "device hung, was reset or was removed";
    case UR_RESULT_ERROR_DEVICE_REQUIRES_RESET:
        return "device can be used again only after a reset";
    case UR_RESULT_ERROR_DEVICE_IN_LOW_POWER_STATE:
        return "device is in a low-power state and cannot serve the call";
    case UR_RESULT_ERROR_DEVICE_PARTITION_FAILED:
        return "device could not be partitioned as asked, or is so already";
    case UR_RESULT_ERROR_INVALID_DEVICE_PARTITION_COUNT:
        return "more sub-devices or compute units are asked for than the device has";
    case UR_RESULT_ERROR_INVALID_WORK_ITEM_SIZE:
        return "work-items of a work-group exceed the limit of a dimension";
    case UR_RESULT_ERROR_INVALID_WORK_DIMENSION:
        return "number of dimensions or a global size is out of range";
    case UR_RESULT_ERROR_INVALID_KERNEL_ARGS:
        return "no longer given: it was for arguments of a kernel that are not valid";
    case UR_RESULT_ERROR_INVALID_KERNEL:
        return "kernel is not valid";
    case UR_RESULT_ERROR_INVALID_KERNEL_NAME:
        return "program has no kernel or function of that name";
    case UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX:
        return "kernel has no argument of that index";
    case UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE:
        return "fewer bytes given than the kernel argument has";
    case UR_RESULT_ERROR_INVALID_KERNEL_ATTRIBUTE_VALUE:
        return "value of a kernel attribute is not valid";
    case UR_RESULT_ERROR_INVALID_IMAGE_SIZE:
        return "an image dimension exceeds what the device supports";
    case UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR:
        return "image format or description is not valid";
    case UR_RESULT_ERROR_MEM_OBJECT_ALLOCATION_FAILURE:
        return "memory for a memory object could not be had";
    case UR_RESULT_ERROR_INVALID_PROGRAM_EXECUTABLE:
        return "program has not been built for the device";
    case UR_RESULT_ERROR_UNINITIALIZED:
        return "library, adapter or driver has not been initialized";
    case UR_RESULT_ERROR_OUT_OF_HOST_MEMORY:
        return "host memory ran out";
    case UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY:
        return "device memory ran out";
    case UR_RESULT_ERROR_OUT_OF_RESOURCES:
        return "a resource other than memory ran out";
    case UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE:
        return "program could not be built; its build log says why";
    case UR_RESULT_ERROR_PROGRAM_LINK_FAILURE:
        return "programs could not be linked";
    case UR_RESULT_ERROR_UNSUPPORTED_VERSION:
        return "version asked for is not supported";
    case UR_RESULT_ERROR_UNSUPPORTED_FEATURE:
        return "adapter or device does not have this feature";
    case UR_RESULT_ERROR_INVALID_ARGUMENT:
        return "an argument is not valid, without a more specific code";
    case UR_RESULT_ERROR_INVALID_NULL_HANDLE:
        return "a required handle is NULL";
    case UR_RESULT_ERROR_HANDLE_OBJECT_IN_USE:
        return "object cannot be released or changed while it is in use";
    case UR_RESULT_ERROR_INVALID_NULL_POINTER:
        return "a required pointer is NULL";
    case UR_RESULT_ERROR_INVALID_SIZE:
        return "a size or count is zero, out of bounds or does not match";
    case UR_RESULT_ERROR_UNSUPPORTED_SIZE:
        return "size is valid but more than the device supports";
    case UR_RESULT_ERROR_UNSUPPORTED_ALIGNMENT:
        return "alignment is no power of two, or more than the device supports";
    case UR_RESULT_ERROR_INVALID_SYNCHRONIZATION_OBJECT:
        return "synchronization object is in the wrong state for the call";
    case UR_RESULT_ERROR_INVALID_ENUMERATION:
        return "an enumerator or flag is none of those defined";
    case UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION:
        return "enumerator is defined but the adapter does not support it";
    case UR_RESULT_ERROR_UNSUPPORTED_IMAGE_FORMAT:
        return "image format is valid but the device lacks it";
    case UR_RESULT_ERROR_INVALID_NATIVE_BINARY:
        return "native binary does not fit the device";
    case UR_RESULT_ERROR_INVALID_GLOBAL_NAME:
        return "program has no global variable of that name";
    case UR_RESULT_ERROR_FUNCTION_ADDRESS_NOT_AVAILABLE:
        return "function exists in the program but has no address to take";
    case UR_RESULT_ERROR_INVALID_GROUP_SIZE_DIMENSION:
        return "a work-group dimension is not valid for the kernel or device";
    case UR_RESULT_ERROR_INVALID_GLOBAL_WIDTH_DIMENSION:
        return "a global dimension is not valid for the kernel or device";
    case UR_RESULT_ERROR_PROGRAM_UNLINKED:
        return "program still has unresolved imports";
    case UR_RESULT_ERROR_OVERLAPPING_REGIONS:
        return "source and destination of a copy overlap";
    case UR_RESULT_ERROR_INVALID_HOST_PTR:
        return "host pointer and memory flags do not go together";
    case UR_RESULT_ERROR_INVALID_USM_SIZE:
        return "USM allocation is of size zero or exceeds the largest allocation";
    case UR_RESULT_ERROR_OBJECT_ALLOCATION_FAILURE:
        return "an object could not be allocated";
    case UR_RESULT_ERROR_ADAPTER_SPECIFIC:
        return "backend reported an error that urAdapterGetLastError tells";
    case UR_RESULT_ERROR_LAYER_NOT_PRESENT:
        return "loader has no layer of that name";
    case UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS:
        return "a command that the call waits for ended in an error";
    case UR_RESULT_ERROR_DEVICE_NOT_AVAILABLE:
        return "device exists but cannot be used now";
    case UR_RESULT_ERROR_INVALID_SPEC_ID:
        return "program has no specialization constant of that id";
    case UR_RESULT_ERROR_INVALID_GRAPH:
        return "graph is not valid, or not in the state that the call needs";
    case UR_RESULT_ERROR_GRAPH_CAPTURE_UNSUPPORTED:
        return "operation cannot be captured into a graph";
    case UR_RESULT_ERROR_GRAPH_CAPTURE_INVALIDATED:
        return "an earlier error has spoiled this capture";
    case UR_RESULT_ERROR_GRAPH_CAPTURE_MERGE_ATTEMPT:
        return "operation would join two separate captures";
    case UR_RESULT_ERROR_COMMAND_LIST_NOT_CAPTURING:
        return "queue is not capturing at present";
    case UR_RESULT_ERROR_GRAPH_UNJOINED_FORKS:
        return "capture ended while a forked queue had not joined again";
    case UR_RESULT_ERROR_GRAPH_INTERNAL_EVENT:
        return "event of a command captured in a graph was used outside it";
    case UR_RESULT_ERROR_UNKNOWN:
        return "an error of unknown or internal cause";
    case UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP:
        return "command-buffer is not valid";
    case UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_EXP:
        return "sync-point does not belong to the command-buffer";
    case UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP:
        return "list of sync-points and its length disagree";
    case UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_COMMAND_HANDLE_EXP:
        return "handle names no command of the command-buffer";
    default:
        return "result of no known meaning";
    }
}
