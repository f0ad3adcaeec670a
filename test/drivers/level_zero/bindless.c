/* Bindless images: their numbers, views, and rows in USM. And semaphores of other interfaces, which
 * are in no order with what else a list has, but for events.
 *
 * A number is the address of what host code knows an image by. It is of no use before the image was
 * made resident, nor once the image is destroyed, or what it is a view of. */
#include <unistd.h>

#include "internal.h"
#include "semaphore.h"

enum { ROW_ALIGN = 64, BASE_ALIGN = 64 };

bool has_bindless(void) {
    return options()->modern && !options()->bound;
}

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER; /* guards views */

static size_t pitch_of(size_t width, size_t element) {
    return (width * element + ROW_ALIGN - 1) & ~(size_t)(ROW_ALIGN - 1);
}

ze_result_t image_pitch(ze_context_handle_t context, ze_device_handle_t device, size_t width,
                        size_t height, unsigned element, size_t *pitch) {
    (void)context, (void)device;
    ENTER(zeMemGetPitchFor2dImage);
    if (!width || !height || !element || width > SIZE_MAX / 2 / element) {
        return ZE_RESULT_ERROR_UNSUPPORTED_SIZE;
    }
    *pitch = pitch_of(width, element);
    return ZE_RESULT_SUCCESS;
}

/* ---- images --------------------------------------------------------------------------------- */

/* Whether the image can lie there, with rows as the driver has them apart. */
static ze_result_t read_rows(ze_image_handle_t image, ze_context_handle_t context,
                             const ze_image_desc_t *desc, const void *pointer) {
    struct eng_mem found;
    struct ur_hostcode_image *view = &image->view;
    if (desc->type != ZE_IMAGE_TYPE_2D) {
        broken("an image in USM that has not two dimensions");
    }
    if (view->width > SOFT_LINEAR_SIDE || view->height > SOFT_LINEAR_SIDE) {
        return ZE_RESULT_ERROR_UNSUPPORTED_SIZE;
    }
    if ((uintptr_t)pointer % BASE_ALIGN || !eng_mem_find(engine(), pointer, &found)) {
        return ZE_RESULT_ERROR_INVALID_ARGUMENT;
    }
    const struct memory *memory = found.tag;
    if (memory->context != context || memory->imported || memory->type != ZE_MEMORY_TYPE_DEVICE) {
        broken("an image in memory that is no device memory of the context");
    }
    size_t left = found.size - (size_t)((const char *)pointer - (const char *)found.base);
    view->row_pitch = image->row_pitch = pitch_of(view->width, view->pixel_size);
    view->slice_pitch = image->slice_pitch = view->row_pitch * view->height;
    return view->row_pitch * (view->height - 1) + (size_t)view->width * view->pixel_size <= left
               ? ZE_RESULT_SUCCESS
               : ZE_RESULT_ERROR_INVALID_ARGUMENT;
}

ze_result_t bindless_read(ze_image_handle_t image, ze_context_handle_t context,
                          const ze_image_desc_t *desc, void **pointer, int *file) {
    const struct ze_bindless_image *bindless = chained(desc->pNext, ZE_STYPE_BINDLESS_IMAGE);
    const struct ze_pitched_image *rows = chained(desc->pNext, ZE_STYPE_PITCHED_IMAGE);
    const ze_external_memory_import_fd_t *import =
        chained(desc->pNext, ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_IMPORT_FD);
    if ((bindless || rows || import) && !has_bindless()) {
        broken("a bindless image is asked of a driver that has none");
    }
    if (!bindless) {
        return rows || import ? ZE_RESULT_ERROR_INVALID_ARGUMENT : ZE_RESULT_SUCCESS;
    }
    image->bindless = bindless->flags & ZE_BINDLESS;
    image->sampled = bindless->flags & ZE_BINDLESS_WITH_SAMPLER;
    if (image->sampled) {
        const ze_sampler_desc_t *sampler = chained(bindless->pNext, ZE_STRUCTURE_TYPE_SAMPLER_DESC);
        if (!sampler || !image->bindless) {
            broken("a sampled image without a sampler, or that is not bindless");
        }
        image->sampler = sampler_bits(sampler);
        if (!image->sampler) {
            return ZE_RESULT_ERROR_INVALID_ENUMERATION;
        }
    }
    if (import) {
        if (import->flags != ZE_EXTERNAL_MEMORY_TYPE_FLAG_OPAQUE_FD ||
            !soft_descriptor_is(import->fd, "/memfd:")) {
            return ZE_RESULT_ERROR_INVALID_ARGUMENT;
        }
        *file = import->fd;
    }
    if (!rows) {
        return ZE_RESULT_SUCCESS;
    }
    *pointer = real_address(rows->pointer);
    return read_rows(image, context, desc, *pointer);
}

static bool same_shape(const struct ur_hostcode_image *a, const struct ur_hostcode_image *b) {
    return a->width == b->width && a->height == b->height && a->depth == b->depth &&
           a->layers == b->layers && a->pixel_size == b->pixel_size;
}

static ze_result_t ZE_APICALL view_create(ze_context_handle_t context, ze_device_handle_t device,
                                          const ze_image_desc_t *desc, ze_image_handle_t whole,
                                          ze_image_handle_t *out) {
    (void)device;
    ENTER(zeImageViewCreateExp);
    ze_image_handle_t image = calloc(1, sizeof(*image));
    if (!image) {
        return ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    void *pointer = NULL;
    int file = -1;
    ze_result_t result;
    if (!image_read(image, desc, &result) ||
        (result = bindless_read(image, context, desc, &pointer, &file)) != ZE_RESULT_SUCCESS) {
        free(image);
        return result;
    }
    if (pointer || file >= 0 || image->bindless != whole->bindless || whole->context != context ||
        !same_shape(&image->view, &whole->view)) {
        broken("a view that is not of the image's shape, kind or context");
    }
    image->view.data = whole->view.data;
    image->view.row_pitch = whole->view.row_pitch;
    image->view.slice_pitch = whole->view.slice_pitch;
    image->row_pitch = whole->row_pitch;
    image->slice_pitch = whole->slice_pitch;
    image->context = context;
    pthread_mutex_lock(&lock);
    image->whole = whole;
    image->next = whole->views;
    whole->views = image;
    pthread_mutex_unlock(&lock);
    atomic_fetch_add(&context->children, 1);
    *out = image;
    return ZE_RESULT_SUCCESS;
}

static void disable(ze_image_handle_t image) {
    memset(&image->shown, 0, sizeof(image->shown));
}

void bindless_forget(ze_image_handle_t image) {
    pthread_mutex_lock(&lock);
    if (image->whole) {
        ze_image_handle_t *at = &image->whole->views;
        while (*at != image) {
            at = &(*at)->next;
        }
        *at = image->next;
    }
    for (ze_image_handle_t view = image->views; view; view = view->next) {
        disable(view);
        view->whole = NULL;
    }
    disable(image);
    pthread_mutex_unlock(&lock);
}

void image_exp_tables(ze_image_exp_dditable_t *table) {
    table->pfnViewCreateExp = view_create;
}

ze_result_t make_image_resident(ze_context_handle_t context, ze_device_handle_t device,
                                ze_image_handle_t image) {
    (void)device;
    ENTER(zeContextMakeImageResident);
    if (image->context != context) {
        broken("an image of another context is made resident");
    }
    if (!image->bindless) {
        return ZE_RESULT_SUCCESS;
    }
    struct ur_hostcode_bindless shown = {
        .image = image->view,
        .level_count = 1,
        .sampler = {image->sampler, image->sampler, image->sampler}};
    image->shown = shown;
    image->shown.levels = &image->shown.image;
    return ZE_RESULT_SUCCESS;
}

ze_result_t image_offset(ze_image_handle_t image, uint64_t *offset) {
    ENTER(zeImageGetDeviceOffsetExp);
    if (!image->bindless) {
        broken("the number of an image is asked that has none");
    }
    *offset = (uint64_t)(uintptr_t)&image->shown;
    return ZE_RESULT_SUCCESS;
}

/* ---- semaphores ----------------------------------------------------------------------------- */

ze_result_t import_semaphore(ze_device_handle_t device, const struct ze_semaphore_desc *desc,
                             struct ze_semaphore **out) {
    (void)device;
    ENTER(zeDeviceImportExternalSemaphoreExt);
    const struct ze_semaphore_fd *file = chained(desc->pNext, ZE_STYPE_SEMAPHORE_FD);
    bool timeline = desc->flags == ZE_SEMAPHORE_TIMELINE_FD;
    if (desc->stype != ZE_STYPE_SEMAPHORE || !file ||
        (!timeline && desc->flags != ZE_SEMAPHORE_OPAQUE_FD) ||
        !soft_is_semaphore(file->fd, timeline)) {
        return ZE_RESULT_ERROR_INVALID_ARGUMENT;
    }
    struct soft_semaphore *made = soft_semaphore_import(file->fd, timeline);
    *out = (struct ze_semaphore *)made;
    return made ? ZE_RESULT_SUCCESS : ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY;
}

static bool is_used(const void *semaphore) {
    return soft_semaphore_in_use((struct soft_semaphore *)(uintptr_t)semaphore);
}

ze_result_t release_semaphore(struct ze_semaphore *semaphore) {
    REST_IN_PEACE(is_used, semaphore);
    if (soft_semaphore_in_use((struct soft_semaphore *)semaphore)) {
        broken("a semaphore is released while commands use it");
    }
    if (!soft_semaphore_release((struct soft_semaphore *)semaphore)) {
        return ZE_RESULT_ERROR_INVALID_NULL_HANDLE;
    }
    LEAVE(zeDeviceReleaseExternalSemaphoreExt);
}

/* One semaphore, which is all that anybody asks for. */
static ze_result_t use(ze_command_list_handle_t list, bool signals, uint32_t count,
                       struct ze_semaphore **semaphores, const struct ze_semaphore_value *values,
                       ze_event_handle_t signal, uint32_t wait_count, ze_event_handle_t *waits) {
    if (!list->stream) {
        broken("a semaphore of another interface on a list that is not immediate");
    }
    if (count != 1 ||
        values->stype != (signals ? ZE_STYPE_SEMAPHORE_SIGNAL : ZE_STYPE_SEMAPHORE_WAIT)) {
        return ZE_RESULT_ERROR_INVALID_ARGUMENT;
    }
    struct submission s;
    step_in(&list->inside, "two threads append to one list at once");
    ze_result_t result = submission_begin(&s, list, signal, wait_count, waits, "semaphore");
    if (result == ZE_RESULT_SUCCESS) {
        s.engine.stream = s.after = list->device->semaphores;
        s.engine.flags = ENG_RUN_ALWAYS;
        int code = soft_semaphore_enqueue(&s.engine, (struct soft_semaphore *)semaphores[0],
                                          values->value, signals);
        result = submission_end(&s, list, code == SOFT_NO_SEMAPHORE ? ENG_ERR_INVALID : code);
    }
    step_out(&list->inside);
    return result;
}

ze_result_t signal_semaphores(ze_command_list_handle_t list, uint32_t count,
                              struct ze_semaphore **semaphores, struct ze_semaphore_value *values,
                              ze_event_handle_t signal, uint32_t wait_count,
                              ze_event_handle_t *waits) {
    ENTER(zeCommandListAppendSignalExternalSemaphoreExt);
    return use(list, true, count, semaphores, values, signal, wait_count, waits);
}

ze_result_t wait_semaphores(ze_command_list_handle_t list, uint32_t count,
                            struct ze_semaphore **semaphores, struct ze_semaphore_value *values,
                            ze_event_handle_t signal, uint32_t wait_count,
                            ze_event_handle_t *waits) {
    ENTER(zeCommandListAppendWaitExternalSemaphoreExt);
    return use(list, false, count, semaphores, values, signal, wait_count, waits);
}
