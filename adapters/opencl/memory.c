/* Memory objects: buffers and sub-buffers, and what images share with them. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "mem_object.h"

ur_result_t ocl_mem_new(cl_mem cl, ur_context_handle_t context, ur_mem_handle_t parent,
                        bool is_image, ur_mem_handle_t *out) {
    ur_mem_handle_t mem = calloc(1, sizeof(*mem));
    if (!mem) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    ur_object_init(&mem->object, UR_KIND_MEM);
    mem->cl = cl;
    mem->context = context;
    mem->parent = parent;
    mem->is_image = is_image;
    ocl_context_retain(context);
    if (parent) {
        ur_object_retain(&parent->object);
    }
    *out = mem;
    return UR_RESULT_SUCCESS;
}

static void mem_release(ur_mem_handle_t mem);

static void mem_close(ur_mem_handle_t mem) {
    ur_mem_handle_t parent = mem->parent;
    ocl.clReleaseMemObject(mem->cl);
    ocl_context_release(mem->context);
    free(mem);
    if (parent) {
        mem_release(parent);
    }
}

static void close_late(struct ur_work *work) {
    ur_mem_handle_t mem =
        (ur_mem_handle_t)((char *)work - offsetof(struct ur_mem_handle_t_, closing));
    if (!ur_exiting()) {
        (void)ocl_queues_finish(mem->context, NULL);
        mem_close(mem);
    }
}

static void mem_release(ur_mem_handle_t mem) {
    if (!ur_object_release(&mem->object)) {
        return;
    }
    /* Intel's driver for GPUs (26.27) uses an image after it is gone where several commands on it
     * are held back by the host. So there it goes when the context's queues have nothing left. */
    if (mem->is_image && mem->context->devices[0]->stages && ocl_is_host_driven() &&
        ur_worker_ready() == UR_RESULT_SUCCESS) {
        mem->closing.run = close_late;
        ur_worker_post(&mem->closing);
    } else {
        mem_close(mem);
    }
}

ur_result_t ocl_mem_flags(ur_mem_flags_t flags, cl_mem_flags *to) {
    ur_result_t result = ur_mem_flags_check(flags);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    *to = 0;
    *to |= flags & UR_MEM_FLAG_READ_WRITE ? CL_MEM_READ_WRITE : 0;
    *to |= flags & UR_MEM_FLAG_WRITE_ONLY ? CL_MEM_WRITE_ONLY : 0;
    *to |= flags & UR_MEM_FLAG_READ_ONLY ? CL_MEM_READ_ONLY : 0;
    *to |= flags & UR_MEM_FLAG_USE_HOST_POINTER ? CL_MEM_USE_HOST_PTR : 0;
    *to |= flags & UR_MEM_FLAG_ALLOC_HOST_POINTER ? CL_MEM_ALLOC_HOST_PTR : 0;
    *to |= flags & UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER ? CL_MEM_COPY_HOST_PTR : 0;
    return UR_RESULT_SUCCESS;
}

static ur_result_t new_buffer(ur_context_handle_t context, cl_mem_flags flags, size_t size,
                              void *host, cl_mem *out) {
    cl_int code = CL_SUCCESS;
    *out = ocl.clCreateBuffer(context->cl, flags, size, host, &code);
    return *out ? UR_RESULT_SUCCESS : ocl_fail_in(context, code, "clCreateBuffer");
}

ur_result_t urMemBufferCreate(ur_context_handle_t hContext, ur_mem_flags_t flags, size_t size,
                              const ur_buffer_properties_t *pProperties,
                              ur_mem_handle_t *phBuffer) {
    cl_mem_flags cl_flags = 0;
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(phBuffer);
    ur_result_t result = ocl_mem_flags(flags, &cl_flags);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (size == 0) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_BUFFER_SIZE);
    }
    void *host = pProperties ? pProperties->pHost : NULL;
    result = ur_mem_host_check(flags, host);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    /* A driver that allocates late would find out late. */
    uint64_t most = 0;
    for (uint32_t i = 0; i < hContext->device_count; ++i) {
        struct ocl_value *value =
            ocl_device_value(hContext->devices[i], UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE);
        uint64_t of = UINT64_MAX;
        if (value && value->result == UR_RESULT_SUCCESS) {
            memcpy(&of, value->bytes, sizeof(of));
        }
        most = of > most ? of : most;
    }
    if (size > most) {
        return ur_fail(UR_RESULT_ERROR_INVALID_BUFFER_SIZE, 0,
                       "%zu bytes are more than any device of the context allocates at once, %llu",
                       size, (unsigned long long)most);
    }
    cl_mem cl = NULL;
    UR_POOL_WITH_ROOM(result, new_buffer(hContext, cl_flags, size, host, &cl));
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    result = ocl_mem_new(cl, hContext, NULL, false, phBuffer);
    if (result != UR_RESULT_SUCCESS) {
        ocl.clReleaseMemObject(cl);
    }
    return result;
}

ur_result_t urMemBufferPartition(ur_mem_handle_t hBuffer, ur_mem_flags_t flags,
                                 ur_buffer_create_type_t bufferCreateType,
                                 const ur_buffer_region_t *pRegion, ur_mem_handle_t *phMem) {
    cl_mem_flags cl_flags = 0;
    UR_CHECK_MEM(hBuffer);
    UR_CHECK_POINTER(pRegion);
    UR_CHECK_POINTER(phMem);
    if (bufferCreateType != UR_BUFFER_CREATE_TYPE_REGION) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_ENUMERATION);
    }
    if (hBuffer->is_image || hBuffer->parent) {
        return ur_fail(UR_RESULT_ERROR_INVALID_MEM_OBJECT, 0,
                       "an image or a sub-buffer cannot be partitioned");
    }
    ur_result_t result = ocl_mem_flags(flags, &cl_flags);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    size_t whole = 0;
    cl_int code = ocl.clGetMemObjectInfo(hBuffer->cl, CL_MEM_SIZE, sizeof(whole), &whole, NULL);
    if (code != CL_SUCCESS) {
        return ocl_fail(code, "clGetMemObjectInfo");
    }
    /* The driver looks at access and alignment. */
    result = ur_mem_part_check(0, whole, flags, pRegion, 1);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    cl_buffer_region region = {pRegion->origin, pRegion->size};
    cl_mem cl =
        ocl.clCreateSubBuffer(hBuffer->cl, cl_flags, CL_BUFFER_CREATE_TYPE_REGION, &region, &code);
    if (!cl) {
        return ocl_fail(code, "clCreateSubBuffer");
    }
    result = ocl_mem_new(cl, hBuffer->context, hBuffer, false, phMem);
    if (result != UR_RESULT_SUCCESS) {
        ocl.clReleaseMemObject(cl);
    }
    return result;
}

ur_result_t urMemRelease(ur_mem_handle_t hMem) {
    UR_CHECK_MEM(hMem);
    mem_release(hMem);
    return UR_RESULT_SUCCESS;
}

ur_result_t urMemGetInfo(ur_mem_handle_t hMemory, ur_mem_info_t propName, size_t propSize,
                         void *pPropValue, size_t *pPropSizeRet) {
    UR_CHECK_MEM(hMemory);
    ur_info_out out = {propSize, pPropValue, pPropSizeRet};
    ur_result_t result = ur_info_check(out);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    switch (propName) {
    case UR_MEM_INFO_SIZE: {
        size_t size = 0;
        cl_int code = ocl.clGetMemObjectInfo(hMemory->cl, CL_MEM_SIZE, sizeof(size), &size, NULL);
        return code ? ocl_fail(code, "clGetMemObjectInfo") : ur_info_value(out, size_t, size);
    }
    case UR_MEM_INFO_CONTEXT:
        return ur_info_value(out, ur_context_handle_t, hMemory->context);
    case UR_MEM_INFO_REFERENCE_COUNT:
        return ur_info_value(out, uint32_t, ur_object_refs(&hMemory->object));
    default:
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    }
}

ur_result_t urMemGetNativeHandle(ur_mem_handle_t hMem, ur_device_handle_t hDevice,
                                 ur_native_handle_t *phNativeMem) {
    UR_CHECK_MEM(hMem);
    UR_CHECK_POINTER(phNativeMem);
    if (hDevice) { /* one native object serves all devices */
        UR_CHECK_DEVICE(hDevice);
    }
    *phNativeMem = (ur_native_handle_t)hMem->cl;
    return UR_RESULT_SUCCESS;
}

ur_result_t ocl_mem_from_native(ur_native_handle_t native, ur_context_handle_t context,
                                const ur_mem_native_properties_t *properties, bool image,
                                ur_mem_handle_t *out) {
    cl_mem cl = (cl_mem)native;
    UR_CHECK_CONTEXT(context);
    UR_CHECK_POINTER(out);
    if (!cl) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE);
    }
    cl_context of = NULL;
    cl_mem_object_type type = 0;
    cl_int code = ocl.clGetMemObjectInfo(cl, CL_MEM_CONTEXT, sizeof(of), &of, NULL);
    if (code == CL_SUCCESS) {
        code = ocl.clGetMemObjectInfo(cl, CL_MEM_TYPE, sizeof(type), &type, NULL);
    }
    if (code != CL_SUCCESS) {
        return ocl_fail(code, "clGetMemObjectInfo");
    }
    if (of != context->cl) {
        return ur_fail(UR_RESULT_ERROR_INVALID_CONTEXT, 0,
                       "the native memory object is of another context");
    }
    if ((type == CL_MEM_OBJECT_BUFFER) == image) {
        return ur_fail(UR_RESULT_ERROR_INVALID_MEM_OBJECT, 0, "the native memory object is %s",
                       image ? "a buffer" : "no buffer");
    }
    bool owned = properties && properties->isNativeHandleOwned;
    if (!owned && (code = ocl.clRetainMemObject(cl)) != CL_SUCCESS) {
        return ocl_fail(code, "clRetainMemObject");
    }
    ur_result_t result = ocl_mem_new(cl, context, NULL, image, out);
    if (result != UR_RESULT_SUCCESS && !owned) {
        ocl.clReleaseMemObject(cl);
    }
    return result;
}

ur_result_t urMemBufferCreateWithNativeHandle(ur_native_handle_t hNativeMem,
                                              ur_context_handle_t hContext,
                                              const ur_mem_native_properties_t *pProperties,
                                              ur_mem_handle_t *phMem) {
    return ocl_mem_from_native(hNativeMem, hContext, pProperties, false, phMem);
}
