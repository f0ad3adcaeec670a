/* Native handles: structures of ur_native_cpu.h, made when they are first asked for, and what host
 * code has of kernels and programs. */
#include "ops.h"
#include "ur_native_cpu.h"

#include <stdalign.h>
#include <stddef.h>
#include <stdlib.h>

#include "base/ranges.h"
#include "foreign.h"
#include "image.h"
#include "mem_image.h"
#include "present/opencl.h"
#include "present/present.h"

/* ---- what was given -------------------------------------------------------------------------- */

union native {
    uint32_t kind;
    ur_native_cpu_object_t object;
    ur_native_cpu_queue_t queue;
    ur_native_cpu_event_t event;
    ur_native_cpu_mem_t mem;
};

/* What has no structure here: the table of a loaded program, and its kernels. */
enum { LOADED_TABLE = 1, LOADED_KERNELS = 2 };

/* The handle is the address of `native`, or what was loaded. What is beside it says what it is,
 * since programs can write to that. */
struct native_handle {
    struct ur_range range; /* in `live`: the handle */
    ur_object *object;     /* owns this */
    uint32_t kind;         /* enum ur_native_cpu_kind_t, or of above */
    union native native;
};

static pthread_mutex_t live_lock = PTHREAD_MUTEX_INITIALIZER;
static struct ur_ranges live; /* struct native_handle; live_lock */

/* The object's structure, a copy of `native` if this is the first time that it is asked for. The
 * handle is [base, base + size), or the structure itself (NULL). NULL: out of memory. */
static void *give_as(ur_object *object, void *_Atomic *at, union native native, const void *base,
                     size_t size) {
    struct native_handle *made = calloc(1, sizeof(*made));
    if (!made) {
        return NULL;
    }
    made->object = object;
    made->kind = native.kind;
    made->native = native;
    made->range.base = base ? (uintptr_t)base : (uintptr_t)&made->native;
    made->range.size = base ? size : 1;
    void *there = NULL;
    /* Who sees the structure before it is in the set waits for the lock to look there. */
    pthread_mutex_lock(&live_lock);
    if (atomic_compare_exchange_strong(at, &there, &made->native)) {
        ur_ranges_insert(&live, &made->range);
        there = &made->native;
        made = NULL;
    }
    pthread_mutex_unlock(&live_lock);
    free(made);
    return there;
}

static void *native_give(ur_object *object, void *_Atomic *at, union native native) {
    return give_as(object, at, native, NULL, 0);
}

void ncpu_native_forget(void *native) {
    struct native_handle *given =
        (struct native_handle *)((char *)native - offsetof(struct native_handle, native));
    pthread_mutex_lock(&live_lock);
    ur_ranges_remove(&live, &given->range);
    pthread_mutex_unlock(&live_lock);
    free(given);
}

/* The object of that kind that the handle was given for, with one more reference. NULL: the handle
 * is none of these, or its object has ended or is about to. */
static void *native_take(ur_native_handle_t number, uint32_t kind) {
    ur_object *object = NULL;
    pthread_mutex_lock(&live_lock);
    /* Under the lock the memory of an object that is about to end is still there. */
    struct native_handle *given =
        (struct native_handle *)ur_ranges_overlap(&live, (uintptr_t)number, 1);
    if (given && given->kind == kind) {
        bool counted = kind != UR_NATIVE_CPU_DEVICE || ((ur_device_handle_t)given->object)->parent;
        object = !counted || ur_object_retain_live(given->object) ? given->object : NULL;
    }
    pthread_mutex_unlock(&live_lock);
    return object;
}

/* Presented as another backend, handles reach code that hands them to that backend's loader. It
 * would follow them, so none are given out where that is not ours. */
static ur_result_t may_give(void) {
    if (ur_backend_shown() == ncpu_self.backend || ur_present()) {
        return UR_RESULT_SUCCESS;
    }
    return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                   "native handles of native CPU are none for the loader of %s that is here",
                   ur_backend_shown() == UR_BACKEND_OPENCL ? "OpenCL" : "Level Zero");
}

#define CHECK_MAY_GIVE()                                                                           \
    do {                                                                                           \
        ur_result_t may = may_give();                                                              \
        if (may != UR_RESULT_SUCCESS) {                                                            \
            return may;                                                                            \
        }                                                                                          \
    } while (0)

/* ---- devices and contexts -------------------------------------------------------------------- */

ur_result_t urDeviceGetNativeHandle(ur_device_handle_t hDevice,
                                    ur_native_handle_t *phNativeDevice) {
    UR_CHECK_DEVICE(hDevice);
    UR_CHECK_POINTER(phNativeDevice);
    CHECK_MAY_GIVE();
    void *native = atomic_load(&hDevice->native);
    if (!native) {
        native = native_give(&hDevice->object, &hDevice->native,
                             (union native){.object = {UR_NATIVE_CPU_DEVICE, 0, hDevice}});
        if (!native) {
            return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
        }
    }
    *phNativeDevice = (ur_native_handle_t)native;
    return UR_RESULT_SUCCESS;
}

ur_result_t urDeviceCreateWithNativeHandle(ur_native_handle_t hNativeDevice,
                                           ur_adapter_handle_t hAdapter,
                                           const ur_device_native_properties_t *pProperties,
                                           ur_device_handle_t *phDevice) {
    (void)pProperties;
    UR_CHECK_ADAPTER(hAdapter);
    UR_CHECK_POINTER(phDevice);
    ur_device_handle_t device = native_take(hNativeDevice, UR_NATIVE_CPU_DEVICE);
    if (!device) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "%p is the handle of no device",
                       (void *)hNativeDevice);
    }
    *phDevice = device;
    return UR_RESULT_SUCCESS;
}

ur_result_t urContextGetNativeHandle(ur_context_handle_t hContext,
                                     ur_native_handle_t *phNativeContext) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(phNativeContext);
    CHECK_MAY_GIVE();
    void *native = atomic_load(&hContext->native);
    if (!native) {
        native = native_give(&hContext->object, &hContext->native,
                             (union native){.object = {UR_NATIVE_CPU_CONTEXT, 0, hContext}});
        if (!native) {
            return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
        }
    }
    *phNativeContext = (ur_native_handle_t)native;
    return UR_RESULT_SUCCESS;
}

ur_result_t urContextCreateWithNativeHandle(ur_native_handle_t hNativeContext,
                                            ur_adapter_handle_t hAdapter, uint32_t numDevices,
                                            const ur_device_handle_t *phDevices,
                                            const ur_context_native_properties_t *pProperties,
                                            ur_context_handle_t *phContext) {
    (void)pProperties;
    UR_CHECK_ADAPTER(hAdapter);
    UR_CHECK_POINTER(phContext);
    if (numDevices && !phDevices) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER);
    }
    for (uint32_t i = 0; i < numDevices; ++i) {
        UR_CHECK_DEVICE(phDevices[i]);
    }
    ur_context_handle_t context = native_take(hNativeContext, UR_NATIVE_CPU_CONTEXT);
    if (!context) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "%p is the handle of no context",
                       (void *)hNativeContext);
    }
    for (uint32_t i = 0; i < numDevices; ++i) {
        if (!ncpu_context_has(context, phDevices[i])) {
            ncpu_context_release(context);
            return ur_fail(UR_RESULT_ERROR_INVALID_DEVICE, 0,
                           "device %u is none of the native context's", i);
        }
    }
    *phContext = context;
    return UR_RESULT_SUCCESS;
}

/* ---- queues ---------------------------------------------------------------------------------- */

static ur_result_t submit(ur_native_cpu_queue_t *native, void (*function)(void *data), void *data) {
    return urEnqueueHostTaskExp(native->object, function, data, NULL, 0, NULL, NULL);
}

static ur_result_t native_finish(ur_native_cpu_queue_t *native) {
    return urQueueFinish(native->object);
}

ur_result_t urQueueGetNativeHandle(ur_queue_handle_t hQueue, ur_queue_native_desc_t *pDesc,
                                   ur_native_handle_t *phNativeQueue) {
    (void)pDesc;
    UR_CHECK_QUEUE(hQueue);
    UR_CHECK_POINTER(phNativeQueue);
    CHECK_MAY_GIVE();
    void *native = atomic_load(&hQueue->native);
    if (!native) {
        native = native_give(
            &hQueue->object, &hQueue->native,
            (union native){.queue = {UR_NATIVE_CPU_QUEUE, 0, hQueue, submit, native_finish}});
        if (!native) {
            return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
        }
    }
    *phNativeQueue = (ur_native_handle_t)native;
    return UR_RESULT_SUCCESS;
}

ur_result_t urQueueCreateWithNativeHandle(ur_native_handle_t hNativeQueue,
                                          ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                          const ur_queue_native_properties_t *pProperties,
                                          ur_queue_handle_t *phQueue) {
    (void)pProperties;
    UR_CHECK_CONTEXT(hContext);
    if (hDevice) {
        UR_CHECK_DEVICE(hDevice);
    }
    UR_CHECK_POINTER(phQueue);
    ur_queue_handle_t queue = native_take(hNativeQueue, UR_NATIVE_CPU_QUEUE);
    if (!queue) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "%p is the handle of no queue",
                       (void *)hNativeQueue);
    }
    if (queue->context != hContext || (hDevice && queue->device != hDevice)) {
        (void)urQueueRelease(queue);
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       "the native queue is of another context or device");
    }
    *phQueue = queue;
    return UR_RESULT_SUCCESS;
}

/* ---- events ---------------------------------------------------------------------------------- */

static ur_event_status_t status(ur_native_cpu_event_t *native) {
    ur_event_status_t now = UR_EVENT_STATUS_ERROR;
    (void)urEventGetInfo(native->object, UR_EVENT_INFO_COMMAND_EXECUTION_STATUS, sizeof(now), &now,
                         NULL);
    return now;
}

static ur_result_t native_wait_for(ur_native_cpu_event_t *native) {
    ur_event_handle_t event = native->object;
    return urEventWait(1, &event);
}

ur_result_t urEventGetNativeHandle(ur_event_handle_t hEvent, ur_native_handle_t *phNativeEvent) {
    UR_CHECK_EVENT(hEvent);
    UR_CHECK_POINTER(phNativeEvent);
    CHECK_MAY_GIVE();
    void *native = atomic_load(&hEvent->native);
    if (!native) {
        native = native_give(
            &hEvent->object, &hEvent->native,
            (union native){.event = {UR_NATIVE_CPU_EVENT, 0, hEvent, status, native_wait_for}});
        if (!native) {
            return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
        }
    }
    *phNativeEvent = (ur_native_handle_t)native;
    return UR_RESULT_SUCCESS;
}

ur_result_t urEventCreateWithNativeHandle(ur_native_handle_t hNativeEvent,
                                          ur_context_handle_t hContext,
                                          const ur_event_native_properties_t *pProperties,
                                          ur_event_handle_t *phEvent) {
    (void)pProperties;
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(phEvent);
    if (!hNativeEvent) { /* nothing to wait for */
        *phEvent = ncpu_event_complete(hContext);
        return *phEvent ? UR_RESULT_SUCCESS : ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    ur_event_handle_t event = native_take(hNativeEvent, UR_NATIVE_CPU_EVENT);
    if (!event) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "%p is the handle of no event",
                       (void *)hNativeEvent);
    }
    if (event->context != hContext) {
        ncpu_event_release(event);
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "the native event is of another context");
    }
    *phEvent = event;
    return UR_RESULT_SUCCESS;
}

/* ---- memory ---------------------------------------------------------------------------------- */

static ur_native_cpu_mem_t native_describe(ur_mem_handle_t mem) {
    ur_native_cpu_mem_t native = {
        .kind = UR_NATIVE_CPU_MEM, .object = mem, .data = mem->data, .size = mem->size};
    if (mem->picture) {
        native.row_pitch = mem->picture->view.row_pitch;
        native.slice_pitch = mem->picture->view.slice_pitch;
    }
    return native;
}

ur_result_t urMemGetNativeHandle(ur_mem_handle_t hMem, ur_device_handle_t hDevice,
                                 ur_native_handle_t *phNativeMem) {
    UR_CHECK_MEM(hMem);
    if (hDevice) {
        UR_CHECK_DEVICE(hDevice);
    }
    UR_CHECK_POINTER(phNativeMem);
    CHECK_MAY_GIVE();
    void *native = atomic_load(&hMem->native);
    if (!native) {
        native =
            native_give(&hMem->object, &hMem->native, (union native){.mem = native_describe(hMem)});
        if (!native) {
            return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
        }
    }
    *phNativeMem = (ur_native_handle_t)native;
    return UR_RESULT_SUCCESS;
}

/* What the number is, and the memory object that it is of, with one more reference; NULL: the
 * program made it. */
static ur_result_t read_mem(ur_native_handle_t number, ur_context_handle_t context,
                            ur_native_cpu_mem_t *native, ur_mem_handle_t *out) {
    ur_mem_handle_t mem = native_take(number, UR_NATIVE_CPU_MEM);
    if (mem && mem->context != context) {
        ncpu_mem_release(mem);
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "the native memory is of another context");
    }
    if (mem) {
        *native = native_describe(mem);
    } else if (!ncpu_foreign_read(number, native, sizeof(*native), alignof(ur_native_cpu_mem_t))) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "%p is no address of native memory",
                       (void *)number);
    } else if (native->kind != UR_NATIVE_CPU_MEM || !native->data || !native->size) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "%p is no native memory", (void *)number);
    } else if (native->object) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       "%p is native memory of an object that has ended", (void *)number);
    }
    *out = mem;
    return UR_RESULT_SUCCESS;
}

/* Takes over the picture. */
static ur_result_t wrap(ur_native_handle_t number, const ur_native_cpu_mem_t *native,
                        ur_context_handle_t context, bool owned, struct ncpu_picture *picture,
                        ur_mem_handle_t *out) {
    ur_mem_handle_t mem = calloc(1, sizeof(*mem));
    if (!mem) {
        free(picture);
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    ur_object_init(&mem->object, UR_KIND_MEM);
    pthread_mutex_init(&mem->lock, NULL);
    ncpu_context_retain(context);
    mem->context = context;
    mem->flags = UR_MEM_FLAG_READ_WRITE;
    mem->data = native->data;
    mem->size = native->size;
    mem->picture = picture;
    mem->given = true;
    mem->release = owned ? native->release : NULL;
    atomic_init(&mem->native, (void *)number);
    *out = mem;
    return UR_RESULT_SUCCESS;
}

ur_result_t urMemBufferCreateWithNativeHandle(ur_native_handle_t hNativeMem,
                                              ur_context_handle_t hContext,
                                              const ur_mem_native_properties_t *pProperties,
                                              ur_mem_handle_t *phMem) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(phMem);
    ur_native_cpu_mem_t native;
    ur_mem_handle_t mem = NULL;
    ur_result_t result = read_mem(hNativeMem, hContext, &native, &mem);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (!mem) {
        return wrap(hNativeMem, &native, hContext, pProperties && pProperties->isNativeHandleOwned,
                    NULL, phMem);
    }
    if (mem->picture) {
        ncpu_mem_release(mem);
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "the native memory is an image");
    }
    *phMem = mem;
    return UR_RESULT_SUCCESS;
}

ur_result_t urMemImageCreateWithNativeHandle(ur_native_handle_t hNativeMem,
                                             ur_context_handle_t hContext,
                                             const ur_image_format_t *pImageFormat,
                                             const ur_image_desc_t *pImageDesc,
                                             const ur_mem_native_properties_t *pProperties,
                                             ur_mem_handle_t *phMem) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_IMAGE_FORMAT(pImageFormat);
    UR_CHECK_POINTER(pImageDesc);
    UR_CHECK_POINTER(phMem);
    ur_image_desc_t plain = *pImageDesc;
    plain.rowPitch = plain.slicePitch = 0;
    ur_result_t result = ur_image_check(UR_MEM_FLAG_READ_WRITE, &plain, NULL);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct ncpu_picture *picture = calloc(1, sizeof(*picture));
    if (!picture) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    ur_native_cpu_mem_t native;
    ur_mem_handle_t mem = NULL;
    result = read_mem(hNativeMem, hContext, &native, &mem);
    if (result != UR_RESULT_SUCCESS) {
        free(picture);
        return result;
    }
    ur_image_desc_t desc = *pImageDesc;
    desc.pNext = NULL;
    desc.rowPitch = native.row_pitch;
    desc.slicePitch = native.slice_pitch;
    result = ncpu_image_view(pImageFormat, &desc, &picture->view);
    struct ur_hostcode_image *view = &picture->view;
    if (result == UR_RESULT_SUCCESS &&
        view->slice_pitch * ur_image_shape(&desc).slices > native.size) {
        result =
            ur_fail(UR_RESULT_ERROR_INVALID_IMAGE_SIZE, 0,
                    "the image does not lie in the %zu bytes of the native memory", native.size);
    }
    if (result == UR_RESULT_SUCCESS && mem) {
        const struct ur_hostcode_image *is = mem->picture ? &mem->picture->view : NULL;
        if (!is || is->width != view->width || is->height != view->height ||
            is->depth != view->depth || is->layers != view->layers || is->order != view->order ||
            is->type != view->type) {
            result = ur_fail(UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, 0,
                             "the native memory is no such image");
        }
    }
    if (result != UR_RESULT_SUCCESS || mem) {
        free(picture);
        if (result == UR_RESULT_SUCCESS) {
            *phMem = mem;
        } else if (mem) {
            ncpu_mem_release(mem);
        }
        return result;
    }
    picture->format = *pImageFormat;
    picture->desc = desc;
    view->data = native.data;
    return wrap(hNativeMem, &native, hContext, pProperties && pProperties->isNativeHandleOwned,
                picture, phMem);
}

/* ---- programs and kernels -------------------------------------------------------------------- */

/* Keeps what was loaded for this program, and nobody else, among the handles, all of it: whoever
 * has them may run it. */
static ur_result_t native_show(ur_program_handle_t program) {
    const struct ncpu_image *image = &program->images[0];
    if (!image->library && !image->loaded.memory) {
        return UR_RESULT_SUCCESS; /* the caller's own table, which outlives the program */
    }
    ur_result_t result = ncpu_program_complete(program);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    const struct ur_hostcode_table *table = image->table;
    if (!atomic_load(&program->native) &&
        !give_as(&program->object, &program->native, (union native){.kind = LOADED_TABLE}, table,
                 1)) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    return !table->kernel_count || atomic_load(&program->native_kernels) ||
                   give_as(&program->object, &program->native_kernels,
                           (union native){.kind = LOADED_KERNELS}, table->kernels,
                           table->kernel_count * sizeof(*table->kernels))
               ? UR_RESULT_SUCCESS
               : ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
}

ur_result_t urProgramGetNativeHandle(ur_program_handle_t hProgram,
                                     ur_native_handle_t *phNativeProgram) {
    UR_CHECK_PROGRAM(hProgram);
    UR_CHECK_POINTER(phNativeProgram);
    CHECK_MAY_GIVE();
    if (!atomic_load(&hProgram->built) || !hProgram->images[0].table) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                       "a program has a native table once it is built");
    }
    ur_result_t result = native_show(hProgram);
    if (result == UR_RESULT_SUCCESS) {
        *phNativeProgram = (ur_native_handle_t)hProgram->images[0].table;
    }
    return result;
}

/* The program that the handle is of, with one more reference; NULL: of none. */
static ur_program_handle_t program_of(ur_native_handle_t native) {
    return native_take(native, LOADED_TABLE);
}

static ur_program_handle_t program_of_kernel(ur_native_handle_t native) {
    return native_take(native, LOADED_KERNELS);
}

static ur_result_t program_of_table(ur_native_handle_t native, ur_context_handle_t context,
                                    ur_program_handle_t *out) {
    const char *complaint = ncpu_foreign_table(native);
    if (complaint) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       "%p is no table of host code of version %u: %s", (void *)native,
                       UR_HOSTCODE_VERSION, complaint);
    }
    ur_program_handle_t program = ncpu_program_make(context, 0, NULL);
    if (!program) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    for (uint32_t i = 0; i < program->device_count; ++i) {
        program->images[i].table = (const struct ur_hostcode_table *)native;
        ncpu_image_sort(&program->images[i]);
    }
    program->type = UR_PROGRAM_BINARY_TYPE_EXECUTABLE;
    program->status = UR_PROGRAM_BUILD_STATUS_SUCCESS;
    atomic_store(&program->built, true);
    *out = program;
    return UR_RESULT_SUCCESS;
}

ur_result_t urProgramCreateWithNativeHandle(ur_native_handle_t hNativeProgram,
                                            ur_context_handle_t hContext,
                                            const ur_program_native_properties_t *pProperties,
                                            ur_program_handle_t *phProgram) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(phProgram);
    bool owned = pProperties && pProperties->isNativeHandleOwned;
    ur_program_handle_t made = ur_present_program(hNativeProgram, false),
                        program = made ? made : program_of(hNativeProgram);
    if (!program) {
        return program_of_table(hNativeProgram, hContext, phProgram);
    }
    if (program->context != hContext) {
        ncpu_program_release(program);
        return ur_fail(UR_RESULT_ERROR_INVALID_CONTEXT, 0,
                       "the native program is of another context");
    }
    if (owned && made) {
        ncpu_program_release(ur_present_program(hNativeProgram, true));
    } else if (owned) {
        ur_present_given(hNativeProgram);
    }
    *phProgram = program;
    return UR_RESULT_SUCCESS;
}

ur_result_t urKernelGetNativeHandle(ur_kernel_handle_t hKernel,
                                    ur_native_handle_t *phNativeKernel) {
    UR_CHECK_KERNEL(hKernel);
    UR_CHECK_POINTER(phNativeKernel);
    CHECK_MAY_GIVE();
    ur_result_t result = native_show(hKernel->program);
    if (result == UR_RESULT_SUCCESS) {
        *phNativeKernel = (ur_native_handle_t)hKernel->entries[0];
    }
    return result;
}

/* `program` is the caller's, or found by the handle and with a reference. */
static ur_result_t kernel_of_program(ur_native_handle_t native, ur_program_handle_t program,
                                     ur_kernel_handle_t *out) {
    const struct ur_hostcode_table *table =
        atomic_load(&program->built) ? program->images[0].table : NULL;
    for (uint32_t i = 0; table && i < table->kernel_count; ++i) {
        if ((ur_native_handle_t)&table->kernels[i] == native) {
            return urKernelCreate(program, table->kernels[i].name, out);
        }
    }
    return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "%p is no kernel of the program",
                   (void *)native);
}

ur_result_t urKernelCreateWithNativeHandle(ur_native_handle_t hNativeKernel,
                                           ur_context_handle_t hContext,
                                           ur_program_handle_t hProgram,
                                           const ur_kernel_native_properties_t *pProperties,
                                           ur_kernel_handle_t *phKernel) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(phKernel);
    bool owned = pProperties && pProperties->isNativeHandleOwned;
    ur_kernel_handle_t made = ur_present_kernel(hNativeKernel, false);
    if (made) {
        if (made->program->context != hContext || (hProgram && made->program != hProgram)) {
            ncpu_kernel_release(made);
            return ur_fail(UR_RESULT_ERROR_INVALID_CONTEXT, 0,
                           "the native kernel is of another program or context");
        }
        if (owned) {
            ncpu_kernel_release(ur_present_kernel(hNativeKernel, true));
        }
        *phKernel = made;
        return UR_RESULT_SUCCESS;
    }
    ur_program_handle_t program = hProgram;
    if (hProgram) {
        UR_CHECK_PROGRAM(hProgram);
        ur_object_retain(&hProgram->object);
    } else if (!(program = program_of_kernel(hNativeKernel))) {
        return ur_fail(UR_RESULT_ERROR_INVALID_NULL_HANDLE, 0,
                       "%p is no kernel that the adapter loaded: name its program",
                       (void *)hNativeKernel);
    }
    ur_result_t result =
        program->context == hContext
            ? kernel_of_program(hNativeKernel, program, phKernel)
            : ur_fail(UR_RESULT_ERROR_INVALID_CONTEXT, 0, "the program is of another context");
    ncpu_program_release(program);
    return result;
}

/* ---- what stands in for another backend's loader --------------------------------------------- */

static bool native_count(ur_native_handle_t native, int kind, bool more) {
    static const uint32_t kinds[] = {[UR_PRESENT_CONTEXT] = UR_NATIVE_CPU_CONTEXT,
                                     [UR_PRESENT_DEVICE] = UR_NATIVE_CPU_DEVICE,
                                     [UR_PRESENT_QUEUE] = UR_NATIVE_CPU_QUEUE,
                                     [UR_PRESENT_EVENT] = UR_NATIVE_CPU_EVENT,
                                     [UR_PRESENT_MEM] = UR_NATIVE_CPU_MEM};
    void *object = native_take(native, kinds[kind]);
    for (int left = more || !object ? 0 : 2; left; --left) {
        switch (kind) {
        case UR_PRESENT_CONTEXT:
            ncpu_context_release(object);
            break;
        case UR_PRESENT_DEVICE:
            ncpu_device_release(object);
            break;
        case UR_PRESENT_QUEUE:
            (void)urQueueRelease(object);
            break;
        case UR_PRESENT_EVENT:
            ncpu_event_release(object);
            break;
        default:
            ncpu_mem_release(object);
        }
    }
    return object != NULL;
}

const struct ur_presented ncpu_presented = {.program_of = program_of,
                                            .opencl = &ur_cl_own_calls,
                                            .program_of_kernel = program_of_kernel,
                                            .count = native_count};
