/* Unified shared memory without a queue, and memory of the program's own. */
#include <unistd.h>

#include "bindless.h"
#include "entry/pitched.h"

ur_result_t stream_usm_start(ur_context_handle_t context) {
    context->space = ur_pool_space_create(&stream_pool_backend, context);
    if (!context->space) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    /* In one piece, so that it can be shared with other processes. */
    ur_result_t result =
        ur_pool_create_plain(context->space, true, ur_usm_behind(), &context->plain);
    if (result != UR_RESULT_SUCCESS) {
        ur_pool_space_destroy(context->space);
    }
    return result;
}

void stream_usm_stop(ur_context_handle_t context) {
    ur_pool_slots_fini(&context->slots);
    ur_pool_space_destroy(context->space);
    struct stream_foreign *foreign;
    uint32_t at = 0;
    while ((foreign = (struct stream_foreign *)ur_table_pop(&context->foreign, &at))) {
        if (stream_entered(foreign->place)) {
            (void)stream_foreign_close(foreign);
        }
        free(foreign);
    }
    ur_table_fini(&context->foreign);
}

/* ---- allocations ----------------------------------------------------------------------------- */

static ur_result_t usm_allocate(ur_context_handle_t context, ur_device_handle_t device,
                                enum ur_pool_mem type, const ur_usm_desc_t *desc,
                                ur_usm_pool_handle_t pool, size_t size, void **out) {
    UR_CHECK_CONTEXT(context);
    UR_CHECK_POINTER(out);
    if (stream_forked()) { /* also where a pool has some left */
        return stream_fail(DRV_OK, "allocating memory");
    }
    size_t align = 0;
    if (type != UR_POOL_HOST) {
        UR_CHECK_DEVICE(device);
        if (!stream_context_place(context, device)) {
            return ur_fail(UR_RESULT_ERROR_INVALID_DEVICE, 0, "the device is not of the context");
        }
        if (type == UR_POOL_SHARED && device->attr[DRV_ATTR_MANAGED_MEMORY] <= 0) {
            return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                           "the device has no managed memory");
        }
    }
    if (desc) {
        align = desc->align;
        if (align & (align - 1)) {
            return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "alignment %zu is no power of two",
                           align);
        }
        UR_CHECK_FLAGS(desc->hints, UR_USM_ADVICE_FLAGS_MASK);
        if (align > stream_pool_backend.max_align) {
            return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_ALIGNMENT, 0,
                           "alignment %zu: at most %zu is supported", align,
                           stream_pool_backend.max_align);
        }
    }
    if (size == 0) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_USM_SIZE);
    }
    if (type != UR_POOL_HOST && device->memory && size > device->memory) {
        return ur_fail(UR_RESULT_ERROR_INVALID_USM_SIZE, 0,
                       "%zu bytes are more than the device's %zu", size, device->memory);
    }
    ur_result_t result = pool ? ur_pool_handle_alloc(context, device, type, pool, size, align, out)
                              : ur_pool_alloc(context->plain, device, type, size, align, out);
    if (result == UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY ||
        result == UR_RESULT_ERROR_OUT_OF_HOST_MEMORY) {
        return ur_fail(result, 0, "no memory for an allocation of %zu bytes", size);
    }
    return result;
}

ur_result_t urUSMHostAlloc(ur_context_handle_t hContext, const ur_usm_desc_t *pUSMDesc,
                           ur_usm_pool_handle_t pool, size_t size, void **ppMem) {
    return usm_allocate(hContext, NULL, UR_POOL_HOST, pUSMDesc, pool, size, ppMem);
}

ur_result_t urUSMDeviceAlloc(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                             const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool, size_t size,
                             void **ppMem) {
    return usm_allocate(hContext, hDevice, UR_POOL_DEVICE, pUSMDesc, pool, size, ppMem);
}

ur_result_t urUSMSharedAlloc(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                             const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool, size_t size,
                             void **ppMem) {
    return usm_allocate(hContext, hDevice, UR_POOL_SHARED, pUSMDesc, pool, size, ppMem);
}

ur_result_t urUSMFree(ur_context_handle_t hContext, void *pMem) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(pMem);
    if (ur_exiting()) {
        return UR_RESULT_SUCCESS;
    }
    struct ur_pool_memory was;
    switch (ur_pool_free(hContext->space, pMem, &was)) {
    case UR_FREED_POOL:
        return UR_RESULT_SUCCESS;
    case UR_FREED_PLAIN:
        stream_pool_backend.release(hContext, was.device, was.type, was.base, was.size);
        return UR_RESULT_SUCCESS;
    default:
        return ur_fail(UR_RESULT_ERROR_INVALID_MEM_OBJECT, 0,
                       stream_foreign_is(hContext, pMem)
                           ? "%p was registered or opened, not allocated: unregister or close it"
                           : "%p is not the start of a live allocation of this context",
                       pMem);
    }
}

static ur_result_t take_pitched(struct stream_place *place, void **memory, size_t *pitch,
                                size_t width, size_t height, unsigned element) {
    ur_result_t result = stream_enter(place);
    return result == UR_RESULT_SUCCESS
               ? stream_check(drv_alloc_pitched(memory, pitch, width, height, element),
                              "allocating memory with a pitch")
               : result;
}

/* Rows as far apart as the device likes to read them. */
ur_result_t urUSMPitchedAllocExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                 const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool,
                                 size_t widthInBytes, size_t height, size_t elementSizeBytes,
                                 void **ppMem, size_t *pResultPitch) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_DEVICE(hDevice);
    UR_CHECK_POINTER(ppMem);
    UR_CHECK_POINTER(pResultPitch);
    struct stream_place *place = stream_context_place(hContext, hDevice);
    if (!place) {
        return ur_fail(UR_RESULT_ERROR_INVALID_DEVICE, 0, "the device is not of the context");
    }
    /* Textures may start in it. */
    int align = hDevice->attr[DRV_ATTR_TEXTURE_ALIGN];
    size_t pitch = 0, size;
    ur_result_t result =
        ur_pitched_shape(pUSMDesc, widthInBytes, height, elementSizeBytes,
                         align > 0 && !(align & (align - 1)) ? (size_t)align : 512, &pitch, &size);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (pool || (pUSMDesc && pUSMDesc->align)) {
        ur_usm_desc_t desc =
            pUSMDesc ? *pUSMDesc : (ur_usm_desc_t){.stype = UR_STRUCTURE_TYPE_USM_DESC};
        desc.align = align > 0 && desc.align < (uint32_t)align ? (uint32_t)align : desc.align;
        result = urUSMDeviceAlloc(hContext, hDevice, &desc, pool, size, ppMem);
        if (result == UR_RESULT_SUCCESS) {
            *pResultPitch = pitch;
        }
        return result;
    }
    unsigned element = elementSizeBytes <= 4 ? 4 : elementSizeBytes <= 8 ? 8 : 16;
    void *memory = NULL;
    UR_POOL_WITH_ROOM(result, take_pitched(place, &memory, &pitch, widthInBytes, height, element));
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    result = ur_pool_track(hContext->space, memory, pitch * height, UR_POOL_DEVICE, hDevice, NULL);
    if (result != UR_RESULT_SUCCESS) {
        (void)drv_free_device(memory);
        return result;
    }
    *ppMem = memory;
    *pResultPitch = pitch;
    return UR_RESULT_SUCCESS;
}

/* ---- queries --------------------------------------------------------------------------------- */

/* Memory that somebody else took from the driver. */
static ur_result_t ask_driver(ur_context_handle_t context, const void *pointer,
                              struct ur_pool_memory *memory, bool *found) {
    struct drv_pointer info;
    ur_result_t result = stream_enter(context->places[0]);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    *memory = (struct ur_pool_memory){0};
    if (stream_is_reserved(pointer) || drv_pointer_get(pointer, &info) != DRV_OK ||
        info.type == DRV_POINTER_UNKNOWN) {
        return UR_RESULT_SUCCESS;
    }
    *found = true;
    memory->type = info.type == DRV_POINTER_HOST     ? UR_POOL_HOST
                   : info.type == DRV_POINTER_DEVICE ? UR_POOL_DEVICE
                                                     : UR_POOL_SHARED;
    memory->base = info.base;
    memory->size = info.size;
    for (uint32_t i = 0; i < context->device_count; ++i) {
        if (context->places[i]->device->ordinal == info.device) {
            memory->device = context->places[i]->device;
        }
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t urUSMGetMemAllocInfo(ur_context_handle_t hContext, const void *pMem,
                                 ur_usm_alloc_info_t propName, size_t propSize, void *pPropValue,
                                 size_t *pPropSizeRet) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(pMem);
    ur_info_out out = {propSize, pPropValue, pPropSizeRet};
    ur_result_t result = ur_info_check(out);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct ur_pool_memory memory;
    bool found = ur_pool_find(hContext->space, pMem, &memory);
    if (!found) {
        result = ask_driver(hContext, pMem, &memory, &found);
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
    }
    return ur_usm_facts(out, propName, pMem, found ? &memory : NULL);
}

/* ---- memory of the program ------------------------------------------------------------------- */

ur_result_t stream_foreign_add(ur_context_handle_t context, void *pointer, void *base, size_t size,
                               enum stream_foreign_kind kind, struct stream_place *place) {
    struct stream_foreign *foreign = malloc(sizeof(*foreign));
    if (!foreign) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    struct ur_pool_memory known;
    size_t ahead = (size_t)((char *)pointer - (char *)base);
    *foreign = (struct stream_foreign){
        .pointer = pointer,
        .base = base,
        .size = (ahead + size + STREAM_PIECE - 1) / STREAM_PIECE * STREAM_PIECE,
        .kind = kind,
        .tracked = kind == STREAM_REGISTERED || !ur_pool_find(context->space, pointer, &known),
        .place = place};
    ur_result_t result = UR_RESULT_SUCCESS;
    if (foreign->tracked) {
        result = ur_pool_track_lent(context->space, pointer, size,
                                    kind == STREAM_REGISTERED ? UR_POOL_HOST : UR_POOL_DEVICE,
                                    kind == STREAM_REGISTERED ? NULL : place->device);
    }
    if (result != UR_RESULT_SUCCESS) {
        free(foreign);
        return result;
    }
    pthread_mutex_lock(&context->lock);
    foreign->keyed.key = (uintptr_t)pointer;
    ur_table_put(&context->foreign, &foreign->keyed);
    atomic_fetch_add_explicit(&context->foreign_count, 1, memory_order_release);
    pthread_mutex_unlock(&context->lock);
    return UR_RESULT_SUCCESS;
}

bool stream_foreign_is(ur_context_handle_t context, const void *pointer) {
    if (!atomic_load_explicit(&context->foreign_count, memory_order_acquire)) {
        return false;
    }
    bool found = false;
    pthread_mutex_lock(&context->lock);
    struct ur_keyed *at = ur_table_find(&context->foreign, (uintptr_t)pointer);
    for (; at && !found; at = ur_table_again(at)) {
        found = ((struct stream_foreign *)at)->tracked;
    }
    pthread_mutex_unlock(&context->lock);
    return found;
}

/* Pre: locked. */
static struct ur_keyed *find_foreign(ur_context_handle_t context, const void *pointer,
                                     enum stream_foreign_kind kind) {
    struct ur_keyed *at = ur_table_find(&context->foreign, (uintptr_t)pointer);
    while (at && ((struct stream_foreign *)at)->kind != kind) {
        at = ur_table_again(at);
    }
    return at;
}

const struct stream_foreign *stream_foreign_find(ur_context_handle_t context, const void *pointer,
                                                 enum stream_foreign_kind kind) {
    pthread_mutex_lock(&context->lock);
    struct ur_keyed *at = find_foreign(context, pointer, kind);
    pthread_mutex_unlock(&context->lock);
    return (struct stream_foreign *)at;
}

struct stream_foreign *stream_foreign_newest(ur_context_handle_t context, const void *pointer) {
    pthread_mutex_lock(&context->lock);
    struct ur_keyed *at = ur_table_find(&context->foreign, (uintptr_t)pointer);
    pthread_mutex_unlock(&context->lock);
    return (struct stream_foreign *)at;
}

struct stream_foreign *stream_foreign_take(ur_context_handle_t context, void *pointer,
                                           enum stream_foreign_kind kind) {
    struct stream_foreign *found = NULL;
    pthread_mutex_lock(&context->lock);
    struct ur_keyed *at = find_foreign(context, pointer, kind);
    if (at) {
        found = (struct stream_foreign *)at;
        ur_table_remove(&context->foreign, at);
        atomic_fetch_sub_explicit(&context->foreign_count, 1, memory_order_relaxed);
    }
    pthread_mutex_unlock(&context->lock);
    return found;
}

drv_result stream_foreign_close(const struct stream_foreign *foreign) {
    switch (foreign->kind) {
    case STREAM_REGISTERED:
        return drv_host_unregister(foreign->base);
    case STREAM_IPC:
        return drv_ipc_memory_close(foreign->base);
    case STREAM_IPC_PIECES:
        stream_close_pieces(foreign->base, foreign->size);
        return DRV_OK;
    case STREAM_MAPPED:
        return drv_free_device(foreign->base);
    case STREAM_EXPORTABLE:
        return stream_exportable_close(foreign);
    default:
        return DRV_OK;
    }
}

ur_result_t stream_foreign_end(ur_context_handle_t context, ur_device_handle_t device,
                               void *pointer, enum stream_foreign_kind kind, const char *what) {
    const struct stream_foreign *found = stream_foreign_find(context, pointer, kind);
    struct stream_foreign *foreign = found && found->place->device == device
                                         ? stream_foreign_take(context, pointer, kind)
                                         : NULL;
    if (!foreign) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "%p is no %s of this context and device",
                       pointer, what);
    }
    ur_pool_untrack_lent(context->space, pointer);
    if (foreign->of) {
        stream_native_map(context, foreign->of, false);
    }
    ur_result_t result = stream_enter(foreign->place);
    if (result == UR_RESULT_SUCCESS) {
        /* Commands that use it may be under way, and unmapping does not wait. */
        result = stream_check(drv_context_wait(), "waiting for the device");
        ur_result_t closed = stream_check(stream_foreign_close(foreign), "giving memory up");
        result = result == UR_RESULT_SUCCESS ? closed : result;
    }
    free(foreign);
    return result;
}

static ur_result_t register_host(ur_context_handle_t context, void *memory, size_t size,
                                 bool read_only) {
    if (context->places[0]->device->attr[DRV_ATTR_HOST_REGISTER] == 0) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                       "the device cannot register memory of the host");
    }
    ur_result_t result = stream_enter(context->places[0]);
    if (result == UR_RESULT_SUCCESS) {
        result = stream_check(drv_host_register(memory, size, read_only),
                              "registering memory of the host");
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    result =
        stream_foreign_add(context, memory, memory, size, STREAM_REGISTERED, context->places[0]);
    if (result != UR_RESULT_SUCCESS) {
        (void)drv_host_unregister(memory);
    }
    return result;
}

static ur_result_t unregister_host(ur_context_handle_t context, void *memory) {
    struct stream_foreign *foreign = stream_foreign_take(context, memory, STREAM_REGISTERED);
    if (!foreign) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "%p was not registered with this context",
                       memory);
    }
    ur_pool_untrack_lent(context->space, memory);
    ur_result_t result = stream_enter(foreign->place);
    if (result == UR_RESULT_SUCCESS) {
        result =
            stream_check(drv_host_unregister(foreign->base), "unregistering memory of the host");
    }
    free(foreign);
    return result;
}

ur_result_t
urUSMHostAllocRegisterExp(ur_context_handle_t hContext, void *pHostMem, size_t size,
                          const ur_exp_usm_host_alloc_register_properties_t *pProperties) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(pHostMem);
    if (size == 0) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_VALUE);
    }
    bool read_only = false;
    if (pProperties) {
        UR_CHECK_FLAGS(pProperties->flags, UR_EXP_USM_HOST_ALLOC_REGISTER_FLAGS_MASK);
        read_only = (pProperties->flags & UR_EXP_USM_HOST_ALLOC_REGISTER_FLAG_READ_ONLY) &&
                    hContext->places[0]->device->attr[DRV_ATTR_READ_ONLY_REGISTER] > 0;
    }
    return register_host(hContext, pHostMem, size, read_only);
}

ur_result_t urUSMHostAllocUnregisterExp(ur_context_handle_t hContext, void *pHostMem) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(pHostMem);
    return unregister_host(hContext, pHostMem);
}

ur_result_t urUSMImportExp(ur_context_handle_t hContext, void *pMem, size_t size) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(pMem);
    if (size == 0) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
    }
    return register_host(hContext, pMem, size, false);
}

ur_result_t urUSMReleaseExp(ur_context_handle_t hContext, void *pMem) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(pMem);
    if (ur_exiting()) {
        return UR_RESULT_SUCCESS;
    }
    return unregister_host(hContext, pMem);
}
