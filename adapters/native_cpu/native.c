/* Native handles: structures of ur_native_cpu.h, made when they are first asked for, and what host
 * code has of kernels and programs. */
#include "ur_native_cpu.h"

#include <stdlib.h>

#include "image.h"
#include "mem_image.h"

/* Puts `made` there unless another thread was first. Returns what is there. */
static void *keep(void *_Atomic *at, void *made) {
    void *there = NULL;
    if (!atomic_compare_exchange_strong(at, &there, made)) {
        free(made);
        return there;
    }
    return made;
}

/* ---- queues ---------------------------------------------------------------------------------- */

static ur_result_t submit(ur_native_cpu_queue_t *native, void (*function)(void *data), void *data) {
    return urEnqueueHostTaskExp(native->object, function, data, NULL, 0, NULL, NULL);
}

static ur_result_t finish(ur_native_cpu_queue_t *native) {
    return urQueueFinish(native->object);
}

UR_APIEXPORT ur_result_t UR_APICALL urQueueGetNativeHandle(ur_queue_handle_t hQueue,
                                                           ur_queue_native_desc_t *pDesc,
                                                           ur_native_handle_t *phNativeQueue) {
    (void)pDesc;
    UR_CHECK_QUEUE(hQueue);
    UR_CHECK_POINTER(phNativeQueue);
    void *native = atomic_load(&hQueue->native);
    if (!native) {
        ur_native_cpu_queue_t *made = malloc(sizeof(*made));
        if (!made) {
            return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
        }
        *made = (ur_native_cpu_queue_t){
            .kind = UR_NATIVE_CPU_QUEUE, .object = hQueue, .submit = submit, .finish = finish};
        native = keep(&hQueue->native, made);
    }
    *phNativeQueue = (ur_native_handle_t)native;
    return UR_RESULT_SUCCESS;
}

UR_APIEXPORT ur_result_t UR_APICALL urQueueCreateWithNativeHandle(
    ur_native_handle_t hNativeQueue, ur_context_handle_t hContext, ur_device_handle_t hDevice,
    const ur_queue_native_properties_t *pProperties, ur_queue_handle_t *phQueue) {
    (void)pProperties;
    UR_CHECK_CONTEXT(hContext);
    if (hDevice) {
        UR_CHECK_DEVICE(hDevice);
    }
    UR_CHECK_POINTER(phQueue);
    const ur_native_cpu_queue_t *native = (const void *)hNativeQueue;
    if (!native || native->kind != UR_NATIVE_CPU_QUEUE) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "%p is no native queue",
                       (void *)hNativeQueue);
    }
    ur_queue_handle_t queue = native->object;
    if (queue->context != hContext || (hDevice && queue->device != hDevice)) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       "the native queue is of another context or device");
    }
    ur_object_retain(&queue->object);
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

static ur_result_t wait_for(ur_native_cpu_event_t *native) {
    ur_event_handle_t event = native->object;
    return urEventWait(1, &event);
}

UR_APIEXPORT ur_result_t UR_APICALL urEventGetNativeHandle(ur_event_handle_t hEvent,
                                                           ur_native_handle_t *phNativeEvent) {
    UR_CHECK_EVENT(hEvent);
    UR_CHECK_POINTER(phNativeEvent);
    void *native = atomic_load(&hEvent->native);
    if (!native) {
        ur_native_cpu_event_t *made = malloc(sizeof(*made));
        if (!made) {
            return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
        }
        *made = (ur_native_cpu_event_t){
            .kind = UR_NATIVE_CPU_EVENT, .object = hEvent, .status = status, .wait = wait_for};
        native = keep(&hEvent->native, made);
    }
    *phNativeEvent = (ur_native_handle_t)native;
    return UR_RESULT_SUCCESS;
}

UR_APIEXPORT ur_result_t UR_APICALL urEventCreateWithNativeHandle(
    ur_native_handle_t hNativeEvent, ur_context_handle_t hContext,
    const ur_event_native_properties_t *pProperties, ur_event_handle_t *phEvent) {
    (void)pProperties;
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(phEvent);
    const ur_native_cpu_event_t *native = (const void *)hNativeEvent;
    if (!native || native->kind != UR_NATIVE_CPU_EVENT) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "%p is no native event",
                       (void *)hNativeEvent);
    }
    ur_event_handle_t event = native->object;
    if (event->context != hContext) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "the native event is of another context");
    }
    ur_object_retain(&event->object);
    *phEvent = event;
    return UR_RESULT_SUCCESS;
}

/* ---- memory ---------------------------------------------------------------------------------- */

UR_APIEXPORT ur_result_t UR_APICALL urMemGetNativeHandle(ur_mem_handle_t hMem,
                                                         ur_device_handle_t hDevice,
                                                         ur_native_handle_t *phNativeMem) {
    UR_CHECK_MEM(hMem);
    if (hDevice) {
        UR_CHECK_DEVICE(hDevice);
    }
    UR_CHECK_POINTER(phNativeMem);
    void *native = atomic_load(&hMem->native);
    if (!native) {
        ur_native_cpu_mem_t *made = malloc(sizeof(*made));
        if (!made) {
            return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
        }
        *made = (ur_native_cpu_mem_t){
            .kind = UR_NATIVE_CPU_MEM, .object = hMem, .data = hMem->data, .size = hMem->size};
        if (hMem->picture) {
            made->row_pitch = hMem->picture->view.row_pitch;
            made->slice_pitch = hMem->picture->view.slice_pitch;
        }
        native = keep(&hMem->native, made);
    }
    *phNativeMem = (ur_native_handle_t)native;
    return UR_RESULT_SUCCESS;
}

/* What the number is, and the memory object that it is of; NULL: the program made it. */
static ur_result_t read_mem(ur_native_handle_t number, ur_context_handle_t context,
                            ur_native_cpu_mem_t **native, ur_mem_handle_t *mem) {
    *native = (ur_native_cpu_mem_t *)number;
    if (!*native || (*native)->kind != UR_NATIVE_CPU_MEM || !(*native)->data || !(*native)->size) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "%p is no native memory", (void *)number);
    }
    *mem = (*native)->object;
    if (*mem && (*mem)->context != context) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "the native memory is of another context");
    }
    return UR_RESULT_SUCCESS;
}

/* Takes over the picture. */
static ur_result_t wrap(ur_native_cpu_mem_t *native, ur_context_handle_t context, bool owned,
                        struct ncpu_picture *picture, ur_mem_handle_t *out) {
    ur_mem_handle_t mem = calloc(1, sizeof(*mem));
    if (!mem) {
        free(picture);
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
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
    atomic_init(&mem->native, native);
    *out = mem;
    return UR_RESULT_SUCCESS;
}

UR_APIEXPORT ur_result_t UR_APICALL urMemBufferCreateWithNativeHandle(
    ur_native_handle_t hNativeMem, ur_context_handle_t hContext,
    const ur_mem_native_properties_t *pProperties, ur_mem_handle_t *phMem) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(phMem);
    ur_native_cpu_mem_t *native;
    ur_mem_handle_t mem = NULL;
    ur_result_t result = read_mem(hNativeMem, hContext, &native, &mem);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (!mem) {
        return wrap(native, hContext, pProperties && pProperties->isNativeHandleOwned, NULL, phMem);
    }
    if (mem->picture) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "the native memory is an image");
    }
    ur_object_retain(&mem->object);
    *phMem = mem;
    return UR_RESULT_SUCCESS;
}

UR_APIEXPORT ur_result_t UR_APICALL urMemImageCreateWithNativeHandle(
    ur_native_handle_t hNativeMem, ur_context_handle_t hContext,
    const ur_image_format_t *pImageFormat, const ur_image_desc_t *pImageDesc,
    const ur_mem_native_properties_t *pProperties, ur_mem_handle_t *phMem) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(pImageFormat);
    UR_CHECK_POINTER(pImageDesc);
    UR_CHECK_POINTER(phMem);
    ur_native_cpu_mem_t *native;
    ur_mem_handle_t mem = NULL;
    ur_result_t result = read_mem(hNativeMem, hContext, &native, &mem);
    if (result == UR_RESULT_SUCCESS) {
        ur_image_desc_t plain = *pImageDesc;
        plain.rowPitch = plain.slicePitch = 0;
        result = ur_image_check(UR_MEM_FLAG_READ_WRITE, &plain, NULL);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct ncpu_picture *picture = calloc(1, sizeof(*picture));
    if (!picture) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    ur_image_desc_t desc = *pImageDesc;
    desc.pNext = NULL;
    desc.rowPitch = native->row_pitch;
    desc.slicePitch = native->slice_pitch;
    result = ncpu_image_view(pImageFormat, &desc, &picture->view);
    struct ur_hostcode_image *view = &picture->view;
    if (result == UR_RESULT_SUCCESS &&
        view->slice_pitch * ur_image_shape(&desc).slices > native->size) {
        result =
            ur_fail(UR_RESULT_ERROR_INVALID_IMAGE_SIZE, 0,
                    "the image does not lie in the %zu bytes of the native memory", native->size);
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
            ur_object_retain(&mem->object);
            *phMem = mem;
        }
        return result;
    }
    picture->format = *pImageFormat;
    picture->desc = desc;
    view->data = native->data;
    return wrap(native, hContext, pProperties && pProperties->isNativeHandleOwned, picture, phMem);
}

/* ---- programs and kernels -------------------------------------------------------------------- */

UR_APIEXPORT ur_result_t UR_APICALL urProgramGetNativeHandle(ur_program_handle_t hProgram,
                                                             ur_native_handle_t *phNativeProgram) {
    UR_CHECK_PROGRAM(hProgram);
    UR_CHECK_POINTER(phNativeProgram);
    if (!atomic_load(&hProgram->built) || !hProgram->images[0].table) {
        return ur_fail(UR_RESULT_ERROR_INVALID_PROGRAM_EXECUTABLE, 0, "the program is not built");
    }
    *phNativeProgram = (ur_native_handle_t)hProgram->images[0].table;
    return UR_RESULT_SUCCESS;
}

UR_APIEXPORT ur_result_t UR_APICALL urProgramCreateWithNativeHandle(
    ur_native_handle_t hNativeProgram, ur_context_handle_t hContext,
    const ur_program_native_properties_t *pProperties, ur_program_handle_t *phProgram) {
    (void)pProperties;
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(phProgram);
    const struct ur_hostcode_table *table = (const void *)hNativeProgram;
    if (!table || table->magic != UR_HOSTCODE_MAGIC || table->version != UR_HOSTCODE_VERSION) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       "%p is no table of host code of version %u", (void *)hNativeProgram,
                       UR_HOSTCODE_VERSION);
    }
    ur_program_handle_t program = ncpu_program_make(hContext, 0, NULL);
    if (!program) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    for (uint32_t i = 0; i < program->device_count; ++i) {
        program->images[i].table = table;
    }
    program->type = UR_PROGRAM_BINARY_TYPE_EXECUTABLE;
    program->status = UR_PROGRAM_BUILD_STATUS_SUCCESS;
    atomic_store(&program->built, true);
    *phProgram = program;
    return UR_RESULT_SUCCESS;
}

UR_APIEXPORT ur_result_t UR_APICALL urKernelGetNativeHandle(ur_kernel_handle_t hKernel,
                                                            ur_native_handle_t *phNativeKernel) {
    UR_CHECK_KERNEL(hKernel);
    UR_CHECK_POINTER(phNativeKernel);
    *phNativeKernel = (ur_native_handle_t)hKernel->entries[0];
    return UR_RESULT_SUCCESS;
}

UR_APIEXPORT ur_result_t UR_APICALL urKernelCreateWithNativeHandle(
    ur_native_handle_t hNativeKernel, ur_context_handle_t hContext, ur_program_handle_t hProgram,
    const ur_kernel_native_properties_t *pProperties, ur_kernel_handle_t *phKernel) {
    (void)pProperties;
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(phKernel);
    if (!hProgram) {
        return ur_fail(UR_RESULT_ERROR_INVALID_NULL_HANDLE, 0,
                       "a kernel of host code is one of a program");
    }
    UR_CHECK_PROGRAM(hProgram);
    if (hProgram->context != hContext) {
        return ur_fail(UR_RESULT_ERROR_INVALID_CONTEXT, 0, "the program is of another context");
    }
    const struct ur_hostcode_table *table =
        atomic_load(&hProgram->built) ? hProgram->images[0].table : NULL;
    for (uint32_t i = 0; table && i < table->kernel_count; ++i) {
        if ((ur_native_handle_t)&table->kernels[i] == hNativeKernel) {
            return urKernelCreate(hProgram, table->kernels[i].name, phKernel);
        }
    }
    return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "%p is no kernel of the program",
                   (void *)hNativeKernel);
}
