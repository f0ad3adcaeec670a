/* Memory of buffers. Nothing tells where it is, so a kernel does, when a buffer is made and no
 * command uses it yet. Of contexts with several devices buffers are not known, since they move. */
#include <stdlib.h>

#include "../packed.h"
#include "layer.h"

#define NEXT (ur_checking.next)

/* Of a context: the kernel, and where it says what it found. */
struct ur_check_finder {
    pthread_mutex_t lock;
    ur_program_handle_t program;
    ur_kernel_handle_t kernel;
    ur_queue_handle_t queue;
    uint64_t *found; /* NULL: buffers of the context cannot be found */
};

/* Buffers whose memory is known. */
struct buffer {
    ur_mem_handle_t handle;
    ur_context_handle_t context;
    void *at;
    uint32_t refs; /* the program's */
    struct buffer *next;
};
#define NUM_CHAINS 256
static struct buffer *buffers[NUM_CHAINS];

static void buffers_lock(void) {
    pthread_mutex_lock(&ur_checking.lock);
}

static void buffers_unlock(void) {
    pthread_mutex_unlock(&ur_checking.lock);
}

static struct buffer **buffers_find(ur_mem_handle_t handle) {
    uintptr_t at = (uintptr_t)handle;
    struct buffer **link = &buffers[(at >> 4 ^ at >> 12) % NUM_CHAINS];
    while (*link && (*link)->handle != handle) {
        link = &(*link)->next;
    }
    return link;
}

/* ---- finding --------------------------------------------------------------------------------- */

static void buffers_end(struct ur_check_finder *finder, ur_context_handle_t context) {
    if (finder->kernel) {
        NEXT->ddi.Kernel.pfnRelease(finder->kernel);
    }
    if (finder->program) {
        NEXT->ddi.Program.pfnRelease(finder->program);
    }
    if (finder->queue) {
        NEXT->ddi.Queue.pfnRelease(finder->queue);
    }
    if (finder->found) {
        NEXT->ddi.USM.pfnFree(context, finder->found);
    }
    finder->kernel = NULL;
    finder->program = NULL;
    finder->queue = NULL;
    finder->found = NULL;
}

static void buffers_drop(struct ur_check_finder *finder, ur_context_handle_t context) {
    buffers_end(finder, context);
    pthread_mutex_destroy(&finder->lock);
    free(finder);
}

static void buffers_begin(struct ur_check_finder *finder, ur_context_handle_t context) {
    ur_device_handle_t device;
    uint32_t count = 0;
    void *memory = NULL;
    if (NEXT->ddi.Context.pfnGetInfo(context, UR_CONTEXT_INFO_NUM_DEVICES, sizeof(count), &count,
                                     NULL) ||
        count != 1 ||
        NEXT->ddi.Context.pfnGetInfo(context, UR_CONTEXT_INFO_DEVICES, sizeof(device), &device,
                                     NULL) ||
        NEXT->ddi.Program.pfnCreateWithIL(context, ur_check_where_module,
                                          ur_check_where_module_size, NULL, &finder->program) ||
        NEXT->ddi.Program.pfnBuild(context, finder->program, "") ||
        NEXT->ddi.Kernel.pfnCreate(finder->program, "ur_check_where", &finder->kernel) ||
        NEXT->ddi.Queue.pfnCreate(context, device, NULL, &finder->queue) ||
        NEXT->ddi.USM.pfnHostAlloc(context, NULL, NULL, sizeof(uint64_t), &memory) ||
        NEXT->pfnKernelSetArgPointer(finder->kernel, 1, NULL, memory)) {
        if (memory) {
            NEXT->ddi.USM.pfnFree(context, memory);
        }
        buffers_end(finder, context);
        return;
    }
    finder->found = memory;
}

void ur_check_finder_over(struct ur_check_context *context) {
    struct ur_check_finder *finder = context->finder;
    for (unsigned i = 0; i < NUM_CHAINS; i++) {
        struct buffer **link = &buffers[i], *buffer;
        while ((buffer = *link) != NULL) {
            if (buffer->context == context->handle) {
                *link = buffer->next;
                free(buffer);
            } else {
                link = &buffer->next;
            }
        }
    }
    if (finder) {
        buffers_drop(finder, context->handle);
    }
    context->finder = NULL;
}

/* NULL: it is not known. */
static void *find_memory(struct ur_check_finder *finder, ur_mem_handle_t buffer) {
    const ur_kernel_arg_mem_obj_properties_t properties = {
        .stype = UR_STRUCTURE_TYPE_KERNEL_ARG_MEM_OBJ_PROPERTIES,
        .memoryAccess = UR_MEM_FLAG_READ_WRITE};
    const size_t offset = 0, one = 1;
    void *found = NULL;
    pthread_mutex_lock(&finder->lock);
    if (finder->found) {
        *(volatile uint64_t *)finder->found = 0;
        if (!NEXT->pfnKernelSetArgMemObj(finder->kernel, 0, &properties, buffer) &&
            !NEXT->pfnEnqueueKernelLaunch(finder->queue, finder->kernel, 1, &offset, &one, &one,
                                          NULL, 0, NULL, NULL) &&
            !NEXT->ddi.Queue.pfnFinish(finder->queue)) {
            found = (void *)(uintptr_t) * (volatile uint64_t *)finder->found;
        }
    }
    pthread_mutex_unlock(&finder->lock);
    return found;
}

/* The context's, made when it is first needed; NULL: kernels of the context are not checked. */
static struct ur_check_finder *finder_of(ur_context_handle_t handle) {
    buffers_lock();
    struct ur_check_context *context = ur_check_context(handle);
    bool checked = context && ur_check_prepare(context);
    struct ur_check_finder *finder = checked ? context->finder : NULL;
    bool make = checked && !finder;
    buffers_unlock();
    if (!make || !(finder = calloc(1, sizeof(*finder)))) {
        return finder;
    }
    pthread_mutex_init(&finder->lock, NULL);
    buffers_begin(finder, handle);
    buffers_lock();
    context = ur_check_context(handle);
    struct ur_check_finder *other = context ? context->finder : NULL;
    if (context && !other) {
        context->finder = finder;
    }
    buffers_unlock();
    if (!context || other) {
        buffers_drop(finder, handle);
        finder = other;
    }
    return finder;
}

/* ---- calls ----------------------------------------------------------------------------------- */

static ur_result_t UR_APICALL buffer_create(ur_context_handle_t context, ur_mem_flags_t flags,
                                            size_t size, const ur_buffer_properties_t *properties,
                                            ur_mem_handle_t *out) {
    ur_result_t result = NEXT->ddi.Mem.pfnBufferCreate(context, flags, size, properties, out);
    struct ur_check_finder *finder = result == UR_RESULT_SUCCESS && out ? finder_of(context) : NULL;
    void *at = finder ? find_memory(finder, *out) : NULL;
    struct buffer *buffer = at ? calloc(1, sizeof(*buffer)) : NULL;
    if (!buffer) {
        return result;
    }
    *buffer = (struct buffer){.handle = *out, .context = context, .at = at, .refs = 1};
    buffers_lock();
    struct ur_check_context *known = ur_check_context(context);
    /* Memory of the program's may be in other allocations. */
    if (known && !ur_ranges_overlap(&known->ranges, (uintptr_t)at, size)) {
        struct buffer **link = buffers_find(*out);
        buffer->next = *link ? (*link)->next : NULL;
        free(*link);
        *link = buffer;
        ur_check_usm_made(known, NULL, at, size, "urMemBufferCreate");
        if (!(flags & (UR_MEM_FLAG_USE_HOST_POINTER | UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER))) {
            ur_check_blank(known, at);
        }
        buffer = NULL;
    }
    buffers_unlock();
    free(buffer);
    return result;
}

void *ur_check_buffer_at(ur_mem_handle_t mem) {
    const struct buffer *buffer = *buffers_find(mem);
    return buffer ? buffer->at : NULL;
}

static ur_result_t UR_APICALL mem_retain(ur_mem_handle_t mem) {
    ur_result_t result = NEXT->ddi.Mem.pfnRetain(mem);
    if (result == UR_RESULT_SUCCESS) {
        buffers_lock();
        struct buffer *buffer = *buffers_find(mem);
        if (buffer) {
            buffer->refs++;
        }
        buffers_unlock();
    }
    return result;
}

static ur_result_t UR_APICALL mem_release(ur_mem_handle_t mem) {
    buffers_lock();
    struct buffer **link = buffers_find(mem), *buffer = *link;
    if (buffer && --buffer->refs == 0) {
        ur_check_copies_tell();
        struct ur_check_context *context = ur_check_context(buffer->context);
        if (context) {
            ur_check_usm_gone(context, buffer->at, true);
        }
        *link = buffer->next;
        free(buffer);
    }
    buffers_unlock();
    return NEXT->ddi.Mem.pfnRelease(mem);
}

void ur_check_follow_buffers(ur_layer_dditable_t *out) {
    out->ddi.Mem.pfnBufferCreate = buffer_create;
    out->ddi.Mem.pfnRetain = mem_retain;
    out->ddi.Mem.pfnRelease = mem_release;
}
