"""What a queue that captures does with each call: the calls that are captured, and those that pass."""

# Captured, with the command type of the event. Each has a function ur_capture_NAME in lib/capture.
CAPTURED = {
    "urEnqueueKernelLaunch": "KERNEL_LAUNCH",
    "urEnqueueKernelLaunchWithArgsExp": "KERNEL_LAUNCH",
    "urEnqueueEventsWait": "EVENTS_WAIT",
    "urEnqueueEventsWaitWithBarrier": "EVENTS_WAIT_WITH_BARRIER",
    "urEnqueueEventsWaitWithBarrierExt": "EVENTS_WAIT_WITH_BARRIER",
    "urEnqueueMemBufferRead": "MEM_BUFFER_READ",
    "urEnqueueMemBufferWrite": "MEM_BUFFER_WRITE",
    "urEnqueueMemBufferReadRect": "MEM_BUFFER_READ_RECT",
    "urEnqueueMemBufferWriteRect": "MEM_BUFFER_WRITE_RECT",
    "urEnqueueMemBufferCopy": "MEM_BUFFER_COPY",
    "urEnqueueMemBufferCopyRect": "MEM_BUFFER_COPY_RECT",
    "urEnqueueMemBufferFill": "MEM_BUFFER_FILL",
    "urEnqueueMemImageRead": "MEM_IMAGE_READ",
    "urEnqueueMemImageWrite": "MEM_IMAGE_WRITE",
    "urEnqueueMemImageCopy": "MEM_IMAGE_COPY",
    "urEnqueueUSMFill": "USM_FILL",
    "urEnqueueUSMMemcpy": "USM_MEMCPY",
    "urEnqueueUSMFill2D": "USM_FILL_2D",
    "urEnqueueUSMMemcpy2D": "USM_MEMCPY_2D",
    "urEnqueueUSMPrefetch": "USM_PREFETCH",
    "urEnqueueUSMAdvise": "USM_ADVISE",
    "urEnqueueDeviceGlobalVariableWrite": "DEVICE_GLOBAL_VARIABLE_WRITE",
    "urEnqueueDeviceGlobalVariableRead": "DEVICE_GLOBAL_VARIABLE_READ",
    "urEnqueueHostTaskExp": "HOST_TASK_EXP",
    "urEnqueueUSMDeviceAllocExp": "ENQUEUE_USM_DEVICE_ALLOC_EXP",
    "urEnqueueUSMSharedAllocExp": "ENQUEUE_USM_SHARED_ALLOC_EXP",
    "urEnqueueUSMHostAllocExp": "ENQUEUE_USM_HOST_ALLOC_EXP",
    "urEnqueueUSMFreeExp": "ENQUEUE_USM_FREE_EXP",
}

# What a queue does as ever, or sees to by itself.
PASSED = {"urQueueRetain", "urQueueBeginGraphCaptureExp", "urQueueBeginCaptureIntoGraphExp",
          "urQueueEndGraphCaptureExp", "urQueueIsGraphCaptureEnabledExp", "urQueueGetGraphExp", "urQueueGetFusionInfoExp"}
OWN = {"urQueueGetInfo", "urQueueRelease", "urQueueFlush", "urQueueGetNativeHandle"}
# Kept while the queue's launches are fused; before all others but these what is kept is enqueued.
KEPT = {"urEnqueueKernelLaunch", "urEnqueueKernelLaunchWithArgsExp"}
COPIES = {"urEnqueueUSMMemcpy"}  # small ones
MARKS = {"urEnqueueEventsWait", "urEnqueueEventsWaitWithBarrier"}
UNSETTLED = {"urQueueGetInfo", "urQueueRelease", "urQueueBeginFusionExp", "urQueueEndFusionExp", "urQueueCancelFusionExp"}
# Calls on a device that what its queues have kept comes before.
DEVICES = {"urDeviceWaitExp"}
# The same of a context: memory that kernels may use goes, or changes, at once.
CONTEXTS = {"urUSMFree", "urUSMContextMemcpyExp", "urUSMReleaseExp", "urUSMHostAllocUnregisterExp", "urVirtualMemUnmap",
            "urVirtualMemSetAccess", "urVirtualMemFree", "urIPCCloseMemHandleExp"}


def watched(spec):
    """Calls on a queue, in the order of the specification."""
    return [f for f in spec.functions if f.params and f.params[0].type == "ur_queue_handle_t" and not f.loader_only
            and f.name not in PASSED]


def watched_all(spec):
    """Calls that concern all queues of a device or of a context."""
    return [f for f in spec.functions if f.name in DEVICES | CONTEXTS]


def watched_events(spec):
    """Calls that wait for events, or will, and are none of a queue."""
    return [f for f in spec.functions if has(f, "phEventWaitList") and f.params[0].type != "ur_queue_handle_t"
            and not f.loader_only]


def has(f, name):
    return any(p.name == name for p in f.params)


def waits(f):
    """The count and the list of events that the call waits for, as arguments."""
    if not has(f, "phEventWaitList"):
        return "0, NULL"
    count = "numEvents" if has(f, "numEvents") else "numEventsInWaitList"
    return f"{count}, phEventWaitList"


def event(f):
    return "phEvent" if has(f, "phEvent") else "NULL"


def blocking(f):
    return next((p.name for p in f.params if p.name.startswith("blocking")), None)


def own(f):
    """The adapter's own function in C, which nobody replaces (lib/base/tables.h)."""
    return f"ur_own.{f.table}.{f.pfn}" if f.table else f"ur_own_extra.{f.pfn}"
