/* Memory: allocations, registrations, attributes, copies and fills. */
#include <stdio.h>

#include "internal.h"

static void *pointer_of(CUdeviceptr address) {
    return (void *)(uintptr_t)address;
}

bool soft_find(const void *pointer, struct eng_mem *memory) {
    return eng_mem_find(soft_root(), pointer, memory);
}

bool soft_range(const void *pointer, size_t size, bool must_be_known) {
    struct eng_mem memory;
    const char *at = pointer;
    if (!soft_find(at, &memory)) {
        return !must_be_known;
    }
    /* Mappings next to each other are one range. */
    for (;;) {
        size_t here = memory.size - (size_t)(at - (char *)memory.base);
        if (size <= here) {
            return true;
        }
        size -= here;
        at += here;
        if (((struct memory *)memory.tag)->kind != MEMORY_MAPPED || !soft_find(at, &memory)) {
            return false;
        }
    }
}

static CUresult allocate(enum memory_kind kind, size_t size, void **out) {
    struct device *device = soft_current->device;
    if (size == 0) {
        return CUDA_ERROR_INVALID_VALUE;
    }
    soft_before_allocation(device);
    struct memory *record = calloc(1, sizeof(*record));
    if (!record) {
        return CUDA_ERROR_OUT_OF_MEMORY;
    }
    *record = (struct memory){
        .kind = kind, .context = soft_current, .ordinal = device->ordinal, .size = size};
    uint64_t before = kind == MEMORY_DEVICE ? atomic_fetch_add(&device->used, size) : 0;
    int result = ENG_OK;
    if (before + size > DEVICE_MEMORY || size > DEVICE_MEMORY) {
        result = ENG_ERR_MEMORY;
    } else if (kind != MEMORY_DEVICE || !soft_pages_take(record, out)) {
        result = eng_mem_alloc(soft_root(), size, kind == MEMORY_DEVICE ? 512 : 4096, record, out);
    }
    if (result != ENG_OK) {
        if (kind == MEMORY_DEVICE) {
            atomic_fetch_sub(&device->used, size);
        }
        free(record);
    }
    return soft_result(result);
}

/* The start of an allocation of one of these kinds. */
static struct memory *exact(void *pointer, unsigned kinds) {
    struct eng_mem memory;
    if (!soft_find(pointer, &memory) || memory.base != pointer) {
        return NULL;
    }
    struct memory *record = memory.tag;
    return kinds & 1u << record->kind ? record : NULL;
}

static CUresult give_back(void *pointer, unsigned kinds) {
    struct memory *record = exact(pointer, kinds);
    if (!record) {
        return CUDA_ERROR_INVALID_VALUE;
    }
    /* The real call waits for the device too. */
    soft_before_free(soft_device(record->ordinal));
    if (record->kind == MEMORY_DEVICE) {
        atomic_fetch_sub(&soft_device(record->ordinal)->used, record->size);
    }
    CUresult result = record->pages ? soft_pages_give(pointer, record)
                                    : soft_result(eng_mem_free(soft_root(), pointer));
    free(record);
    return result;
}

EXPORT CUresult CUDAAPI cuMemAlloc(CUdeviceptr *address, size_t size) {
    ENTER_CONTEXT();
    void *pointer = NULL;
    CUresult result = allocate(MEMORY_DEVICE, size, &pointer);
    *address = (CUdeviceptr)(uintptr_t)pointer;
    return result;
}

EXPORT CUresult CUDAAPI cuMemAllocPitch(CUdeviceptr *address, size_t *pitch, size_t width,
                                        size_t height, unsigned int element) {
    ENTER_CONTEXT();
    if (element != 4 && element != 8 && element != 16) {
        return CUDA_ERROR_INVALID_VALUE;
    }
    void *pointer = NULL;
    *pitch = (width + 511) / 512 * 512;
    CUresult result = allocate(MEMORY_DEVICE, *pitch * height, &pointer);
    *address = (CUdeviceptr)(uintptr_t)pointer;
    return result;
}

EXPORT CUresult CUDAAPI cuMemFree(CUdeviceptr address) {
    ENTER_RELEASE(reported);
    if (exact(pointer_of(address), 1u << MEMORY_EXTERNAL)) {
        soft_before_free(soft_current->device);
        return soft_external_unmap(pointer_of(address)) ? reported : CUDA_ERROR_INVALID_VALUE;
    }
    struct memory *pooled = exact(pointer_of(address), 1u << MEMORY_POOL);
    CUresult result =
        !address ? CUDA_SUCCESS
        : pooled ? soft_pool_give_back(pointer_of(address), pooled)
                 : give_back(pointer_of(address), 1u << MEMORY_DEVICE | 1u << MEMORY_MANAGED);
    return result == CUDA_SUCCESS ? reported : result;
}

EXPORT CUresult CUDAAPI cuMemHostAlloc(void **pointer, size_t size, unsigned int flags) {
    (void)flags;
    ENTER_CONTEXT();
    return allocate(MEMORY_HOST, size, pointer);
}

EXPORT CUresult CUDAAPI cuMemFreeHost(void *pointer) {
    ENTER_RELEASE(reported);
    CUresult result = give_back(pointer, 1u << MEMORY_HOST);
    return result == CUDA_SUCCESS ? reported : result;
}

EXPORT CUresult CUDAAPI cuMemAllocManaged(CUdeviceptr *address, size_t size, unsigned int flags) {
    ENTER_CONTEXT();
    if (flags != CU_MEM_ATTACH_GLOBAL && flags != CU_MEM_ATTACH_HOST) {
        return CUDA_ERROR_INVALID_VALUE;
    }
    void *pointer = NULL;
    CUresult result = allocate(MEMORY_MANAGED, size, &pointer);
    *address = (CUdeviceptr)(uintptr_t)pointer;
    return result;
}

EXPORT CUresult CUDAAPI cuMemHostRegister(void *pointer, size_t size, unsigned int flags) {
    (void)flags;
    ENTER_CONTEXT();
    if (!pointer || size == 0) {
        return CUDA_ERROR_INVALID_VALUE;
    }
    struct memory *record = calloc(1, sizeof(*record));
    if (!record) {
        return CUDA_ERROR_OUT_OF_MEMORY;
    }
    *record = (struct memory){.kind = MEMORY_REGISTERED,
                              .context = soft_current,
                              .ordinal = soft_current->device->ordinal,
                              .size = size};
    if (eng_mem_register(soft_root(), pointer, size, record) != ENG_OK) {
        free(record);
        return CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED;
    }
    return CUDA_SUCCESS;
}

EXPORT CUresult CUDAAPI cuMemHostUnregister(void *pointer) {
    ENTER_RELEASE(reported);
    struct memory *record = exact(pointer, 1u << MEMORY_REGISTERED);
    if (!record) {
        return CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED;
    }
    eng_device_wait(soft_current->device->engine); /* as the real one */
    eng_mem_unregister(soft_root(), pointer);
    free(record);
    return reported;
}

EXPORT CUresult CUDAAPI cuMemGetAddressRange(CUdeviceptr *base, size_t *size, CUdeviceptr address) {
    ENTER_CONTEXT();
    struct eng_mem memory;
    if (!soft_find(pointer_of(address), &memory)) {
        return CUDA_ERROR_NOT_FOUND;
    }
    if (base) {
        *base = (CUdeviceptr)(uintptr_t)memory.base;
    }
    if (size) {
        *size = memory.size;
    }
    return CUDA_SUCCESS;
}

EXPORT CUresult CUDAAPI cuPointerGetAttributes(unsigned int count, CUpointer_attribute *attributes,
                                               void **data, CUdeviceptr address) {
    ENTER_CONTEXT();
    struct eng_mem memory;
    struct memory *record = soft_find(pointer_of(address), &memory) ? memory.tag : NULL;
    bool host = record && (record->kind == MEMORY_HOST || record->kind == MEMORY_REGISTERED);
    for (unsigned i = 0; i < count; ++i) {
        switch ((int)attributes[i]) {
        case CU_POINTER_ATTRIBUTE_MEMORY_TYPE:
            *(unsigned *)data[i] = !record ? 0 : host ? CU_MEMORYTYPE_HOST : CU_MEMORYTYPE_DEVICE;
            break;
        case CU_POINTER_ATTRIBUTE_IS_MANAGED:
            *(unsigned *)data[i] = record && record->kind == MEMORY_MANAGED;
            break;
        case CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL:
            *(int *)data[i] = record ? record->ordinal : -2;
            break;
        case CU_POINTER_ATTRIBUTE_CONTEXT:
            *(CUcontext *)data[i] = record ? record->context : NULL;
            break;
        case CU_POINTER_ATTRIBUTE_DEVICE_POINTER:
            *(CUdeviceptr *)data[i] = record ? address : 0;
            break;
        case CU_POINTER_ATTRIBUTE_HOST_POINTER:
            *(void **)data[i] =
                host || (record && record->kind == MEMORY_MANAGED) ? pointer_of(address) : NULL;
            break;
        case CU_POINTER_ATTRIBUTE_RANGE_START_ADDR:
            *(CUdeviceptr *)data[i] = record ? (CUdeviceptr)(uintptr_t)memory.base : 0;
            break;
        case CU_POINTER_ATTRIBUTE_RANGE_SIZE:
            *(size_t *)data[i] = record ? memory.size : 0;
            break;
        default:
            return CUDA_ERROR_NOT_SUPPORTED;
        }
    }
    return CUDA_SUCCESS;
}

/* ---- copies ---------------------------------------------------------------------------------- */

static int free_staging(void *data) {
    free(data);
    return 0;
}

/* Frees it once the stream is there. `result`: of the copy out of it. */
static void give_staging(CUstream stream, void *staging, CUresult result) {
    if (!staging) {
        return;
    }
    struct eng_submit submit = soft_submit(stream, "free staging", NULL);
    submit.flags = ENG_RUN_ALWAYS;
    if (result != CUDA_SUCCESS || eng_task(&submit, free_staging, staging) != ENG_OK) {
        (void)soft_drain(stream);
        free(staging);
    }
}

/* Memory that the driver does not know is the host's and pageable: it is read at the call, whatever
 * the stream has before it, and written when the call returns. So is all that is copied from host
 * to host: the real one waits for the stream there even if it knows both sides. */
enum place { ON_DEVICE, ON_HOST, PAGEABLE };

static enum place place_of(void *pointer) {
    struct eng_mem memory;
    if (!soft_find(pointer, &memory)) {
        return PAGEABLE;
    }
    const struct memory *record = memory.tag;
    return record && (record->kind == MEMORY_HOST || record->kind == MEMORY_REGISTERED) ? ON_HOST
                                                                                        : ON_DEVICE;
}

static bool is_waited_for(enum place from, enum place to) {
    return to == PAGEABLE || (from != ON_DEVICE && to != ON_DEVICE);
}

EXPORT CUresult CUDAAPI cuMemcpyAsync(CUdeviceptr to_address, CUdeviceptr from_address, size_t size,
                                      CUstream stream) {
    ENTER_CONTEXT();
    void *to = pointer_of(to_address), *from = pointer_of(from_address);
    if (!to || !from || !soft_range(to, size, false) || !soft_range(from, size, false)) {
        return CUDA_ERROR_INVALID_VALUE;
    }
    if (size == 0) {
        return CUDA_SUCCESS;
    }
    enum place from_place = place_of(from), to_place = place_of(to);
    void *staging = NULL;
    if (from_place == PAGEABLE && to_place == ON_DEVICE) {
        staging = malloc(size);
        if (!staging) {
            return CUDA_ERROR_OUT_OF_MEMORY;
        }
        memcpy(staging, from, size);
        from = staging;
    }
    struct eng_command *event = NULL;
    struct eng_submit submit = soft_submit(stream, "copy", &event);
    CUresult result = soft_done(stream, eng_copy(&submit, to, from, size), &event);
    give_staging(stream, staging, result);
    return result == CUDA_SUCCESS && is_waited_for(from_place, to_place) ? soft_drain(stream)
                                                                         : result;
}

/* A side of a copy of rows: where it starts and how far rows and slices are apart. */
static bool side(CUmemorytype type, const void *host, CUdeviceptr device, CUarray array, size_t x,
                 size_t y, size_t z, size_t pitch, size_t height, size_t width, size_t rows,
                 size_t slices, unsigned char **start, size_t *row, size_t *slice,
                 enum place *place) {
    *place = ON_DEVICE;
    if (type == CU_MEMORYTYPE_ARRAY) {
        if (!soft_array_lives(array)) {
            return false;
        }
        size_t high = array->desc.Height ? array->desc.Height : 1,
               deep = array->desc.Depth ? array->desc.Depth : 1;
        if (x + width > array->row || y + rows > high || z + slices > deep) {
            return false;
        }
        *row = array->row;
        *slice = array->slice;
        *start = array->data + z * *slice + y * *row + x;
        return true;
    }
    unsigned char *base =
        type == CU_MEMORYTYPE_HOST ? (unsigned char *)(uintptr_t)host : pointer_of(device);
    *row = pitch ? pitch : width;
    *slice = *row * (height ? height : rows);
    if (!base || *row < width || (slices > 1 && *slice < *row * rows)) {
        return false;
    }
    *start = base + z * *slice + y * *row + x;
    *place = place_of(*start);
    return soft_range(*start, (slices - 1) * *slice + (rows - 1) * *row + width,
                      type == CU_MEMORYTYPE_DEVICE);
}

/* Both sides. False: a copy that is not valid. */
static bool both_sides(const CUDA_MEMCPY3D *copy, struct eng_rect *rect, enum place *from_place,
                       enum place *to_place) {
    unsigned char *to, *from;
    *rect =
        (struct eng_rect){.width = copy->WidthInBytes, .rows = copy->Height, .slices = copy->Depth};
    if (!side(copy->srcMemoryType, copy->srcHost, copy->srcDevice, copy->srcArray,
              copy->srcXInBytes, copy->srcY, copy->srcZ, copy->srcPitch, copy->srcHeight,
              rect->width, rect->rows, rect->slices, &from, &rect->src_row_pitch,
              &rect->src_slice_pitch, from_place) ||
        !side(copy->dstMemoryType, copy->dstHost, copy->dstDevice, copy->dstArray,
              copy->dstXInBytes, copy->dstY, copy->dstZ, copy->dstPitch, copy->dstHeight,
              rect->width, rect->rows, rect->slices, &to, &rect->dst_row_pitch,
              &rect->dst_slice_pitch, to_place)) {
        return false;
    }
    rect->dst = to;
    rect->src = from;
    return true;
}

EXPORT CUresult CUDAAPI cuMemcpy3DAsync(const CUDA_MEMCPY3D *copy, CUstream stream) {
    ENTER_CONTEXT();
    struct eng_rect rect;
    enum place from_place, to_place;
    if (!copy->WidthInBytes || !copy->Height || !copy->Depth) {
        return CUDA_SUCCESS;
    }
    if (!both_sides(copy, &rect, &from_place, &to_place)) {
        return CUDA_ERROR_INVALID_VALUE;
    }
    void *staging = NULL;
    if (from_place == PAGEABLE && to_place == ON_DEVICE) {
        const unsigned char *from = rect.src;
        size_t size = (rect.slices - 1) * rect.src_slice_pitch +
                      (rect.rows - 1) * rect.src_row_pitch + rect.width;
        staging = malloc(size);
        if (!staging) {
            return CUDA_ERROR_OUT_OF_MEMORY;
        }
        for (size_t z = 0; z < rect.slices; ++z) {
            for (size_t y = 0; y < rect.rows; ++y) {
                size_t at = z * rect.src_slice_pitch + y * rect.src_row_pitch;
                memcpy((char *)staging + at, from + at, rect.width);
            }
        }
        rect.src = staging;
    }
    struct eng_command *event = NULL;
    struct eng_submit submit = soft_submit(stream, "copy rows", &event);
    CUresult result = soft_done(stream, eng_copy_rect(&submit, &rect), &event);
    give_staging(stream, staging, result);
    return result == CUDA_SUCCESS && is_waited_for(from_place, to_place) ? soft_drain(stream)
                                                                         : result;
}

bool soft_copy_check(const CUDA_MEMCPY3D *copy) {
    struct eng_rect rect;
    enum place from_place, to_place;
    if (!copy->WidthInBytes || !copy->Height || !copy->Depth ||
        !both_sides(copy, &rect, &from_place, &to_place)) {
        return false;
    }
    /* A pageable side has to be said to be the host's. */
    return (from_place != PAGEABLE || copy->srcMemoryType == CU_MEMORYTYPE_HOST) &&
           (to_place != PAGEABLE || copy->dstMemoryType == CU_MEMORYTYPE_HOST);
}

CUresult soft_copy_submit(const CUDA_MEMCPY3D *copy, struct eng_submit *submit) {
    struct eng_rect rect;
    enum place from_place, to_place;
    if (!both_sides(copy, &rect, &from_place, &to_place)) {
        return CUDA_ERROR_INVALID_VALUE;
    }
    return soft_result(rect.rows == 1 && rect.slices == 1
                           ? eng_copy(submit, rect.dst, rect.src, rect.width)
                           : eng_copy_rect(submit, &rect));
}

EXPORT CUresult CUDAAPI cuMemcpy2DAsync(const CUDA_MEMCPY2D *copy, CUstream stream) {
    CUDA_MEMCPY3D whole = {.srcXInBytes = copy->srcXInBytes,
                           .srcY = copy->srcY,
                           .srcMemoryType = copy->srcMemoryType,
                           .srcHost = copy->srcHost,
                           .srcDevice = copy->srcDevice,
                           .srcArray = copy->srcArray,
                           .srcPitch = copy->srcPitch,
                           .srcHeight = copy->Height,
                           .dstXInBytes = copy->dstXInBytes,
                           .dstY = copy->dstY,
                           .dstMemoryType = copy->dstMemoryType,
                           .dstHost = copy->dstHost,
                           .dstDevice = copy->dstDevice,
                           .dstArray = copy->dstArray,
                           .dstPitch = copy->dstPitch,
                           .dstHeight = copy->Height,
                           .WidthInBytes = copy->WidthInBytes,
                           .Height = copy->Height,
                           .Depth = 1};
    return cuMemcpy3DAsync(&whole, stream);
}

/* ---- fills ----------------------------------------------------------------------------------- */

static CUresult fill(CUdeviceptr address, size_t pitch, const void *value, size_t width,
                     size_t count, size_t rows, CUstream stream) {
    void *to = pointer_of(address);
    if (count == 0 || rows == 0) {
        return CUDA_SUCCESS;
    }
    if (address % width || pitch % width ||
        !soft_range(to, (rows - 1) * pitch + width * count, true)) {
        return CUDA_ERROR_INVALID_VALUE;
    }
    struct eng_command *event = NULL;
    struct eng_submit submit = soft_submit(stream, "fill", &event);
    int result = rows == 1 ? eng_fill(&submit, to, value, width, width * count)
                           : eng_fill_rect(&submit, to, pitch, value, width, width * count, rows);
    return soft_done(stream, result, &event);
}

EXPORT CUresult CUDAAPI cuMemsetD8Async(CUdeviceptr to, unsigned char value, size_t count,
                                        CUstream stream) {
    ENTER_CONTEXT();
    return fill(to, 0, &value, 1, count, 1, stream);
}

EXPORT CUresult CUDAAPI cuMemsetD16Async(CUdeviceptr to, unsigned short value, size_t count,
                                         CUstream stream) {
    ENTER_CONTEXT();
    return fill(to, 0, &value, 2, count, 1, stream);
}

EXPORT CUresult CUDAAPI cuMemsetD32Async(CUdeviceptr to, unsigned int value, size_t count,
                                         CUstream stream) {
    ENTER_CONTEXT();
    return fill(to, 0, &value, 4, count, 1, stream);
}

EXPORT CUresult CUDAAPI cuMemsetD2D8Async(CUdeviceptr to, size_t pitch, unsigned char value,
                                          size_t width, size_t height, CUstream stream) {
    ENTER_CONTEXT();
    return fill(to, pitch, &value, 1, width, height, stream);
}

EXPORT CUresult CUDAAPI cuMemsetD2D16Async(CUdeviceptr to, size_t pitch, unsigned short value,
                                           size_t width, size_t height, CUstream stream) {
    ENTER_CONTEXT();
    return fill(to, pitch, &value, 2, width, height, stream);
}

EXPORT CUresult CUDAAPI cuMemsetD2D32Async(CUdeviceptr to, size_t pitch, unsigned int value,
                                           size_t width, size_t height, CUstream stream) {
    ENTER_CONTEXT();
    return fill(to, pitch, &value, 4, width, height, stream);
}

bool soft_fill_check(const CUDA_MEMSET_NODE_PARAMS *fill) {
    unsigned width = fill->elementSize;
    return (width == 1 || width == 2 || width == 4) && fill->width && fill->height &&
           fill->dst % width == 0 &&
           (fill->height == 1 ||
            (fill->pitch % width == 0 && fill->pitch >= fill->width * width)) &&
           soft_range(pointer_of(fill->dst), (fill->height - 1) * fill->pitch + fill->width * width,
                      true);
}

CUresult soft_fill_submit(const CUDA_MEMSET_NODE_PARAMS *fill, struct eng_submit *submit) {
    size_t bytes = fill->width * fill->elementSize;
    void *to = pointer_of(fill->dst);
    return soft_result(fill->height == 1
                           ? eng_fill(submit, to, &fill->value, fill->elementSize, bytes)
                           : eng_fill_rect(submit, to, fill->pitch, &fill->value, fill->elementSize,
                                           bytes, fill->height));
}

/* ---- hints ----------------------------------------------------------------------------------- */

static CUresult hint(CUdeviceptr address, size_t size, CUmemLocation location) {
    struct eng_mem memory;
    if (!soft_find(pointer_of(address), &memory) ||
        ((struct memory *)memory.tag)->kind != MEMORY_MANAGED ||
        !soft_range(pointer_of(address), size, true) ||
        (location.type == CU_MEM_LOCATION_TYPE_DEVICE && !soft_device(location.id))) {
        return CUDA_ERROR_INVALID_VALUE;
    }
    return CUDA_SUCCESS;
}

EXPORT CUresult CUDAAPI cuMemPrefetchAsync_v2(CUdeviceptr address, size_t size,
                                              CUmemLocation location, unsigned int flags,
                                              CUstream stream) {
    ENTER_CONTEXT();
    CUresult result = flags ? CUDA_ERROR_INVALID_VALUE : hint(address, size, location);
    if (result != CUDA_SUCCESS) {
        return result;
    }
    struct eng_submit submit = soft_submit(stream, "prefetch", NULL);
    return soft_result(eng_marker(&submit));
}

EXPORT CUresult CUDAAPI cuMemAdvise_v2(CUdeviceptr address, size_t size, CUmem_advise advice,
                                       CUmemLocation location) {
    (void)advice;
    ENTER_CONTEXT();
    return hint(address, size, location);
}
