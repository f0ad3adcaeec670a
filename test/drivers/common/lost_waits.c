#include "lost_waits.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* The promise is a second. These tests share the processors with others, and some threads have to
 * be woken first. */
#if defined(__SANITIZE_THREAD__) || defined(__SANITIZE_ADDRESS__)
enum { LIMIT_MS = 5000 };
#else
enum { LIMIT_MS = 2000 };
#endif

/* No pool keeps UNPOOLED bytes in one piece. */
enum { SIZE = 4096, SIDE = 16, UNPOOLED = 64 << 20, HOSTS = 16, WAITERS_MOST = 64 };
/* Of `memory`: each queue has its own, for commands of some run when the device is lost. */
enum { BEHIND, RECORDED, GRAPHS, RELEASED, LEFT, ALONE, SLICES };

struct waiter;

struct lost_waits {
    struct lost_waits_given given;
    ur_queue_handle_t behind, unordered, left, released_queue, recorded, graphs;
    ur_event_handle_t fill, mark, run, graph_run, again;
    ur_mem_handle_t buffer, image, released, released_image;
    ur_sampler_handle_t sampler;
    ur_usm_pool_handle_t pool;
    ur_exp_command_buffer_handle_t commands, released_commands;
    ur_exp_graph_handle_t graph;
    ur_exp_executable_graph_handle_t executable;
    ur_physical_mem_handle_t physical;
    ur_exp_image_mem_native_handle_t pixels;
    ur_exp_image_native_handle_t number;
    void *memory, *freed, *pooled, *range;
    size_t page;
    long lost;
    struct waiter *waiters;
    unsigned count;
    bool late;
    pthread_mutex_t gate; /* threads pass it before they call anything */
    char host[HOSTS][SIZE];
};

struct waiter {
    const char *name;
    ur_result_t (*call)(struct lost_waits *w);
    bool may_succeed; /* it need not wait */
    bool may_lack;    /* not every driver has it */
    struct lost_waits *waits;
    pthread_t thread;
    ur_result_t result;
    long returned;
};

static const ur_image_format_t format = {UR_IMAGE_CHANNEL_ORDER_RGBA,
                                         UR_IMAGE_CHANNEL_TYPE_UNORM_INT8};
static const ur_image_desc_t image_desc = {.stype = UR_STRUCTURE_TYPE_IMAGE_DESC,
                                           .type = UR_MEM_TYPE_IMAGE2D,
                                           .width = SIDE,
                                           .height = SIDE,
                                           .depth = 1,
                                           .arraySize = 1};
static const ur_rect_offset_t at = {0, 0, 0};
static const ur_rect_region_t rows = {16, 4, 1}, box = {SIDE, SIDE, 1};

static void *slice(const struct lost_waits *w, int index) {
    return (char *)w->memory + (size_t)index * SIZE;
}

/* ---- waits ----------------------------------------------------------------------------------- */

static ur_result_t wait_for_stuck(struct lost_waits *w) {
    return urEventWait(1, &w->given.stuck);
}

static ur_result_t wait_for_command(struct lost_waits *w) {
    return urEventWait(1, &w->fill);
}

static ur_result_t wait_for_mark(struct lost_waits *w) {
    return urEventWait(1, &w->mark);
}

static ur_result_t wait_for_several(struct lost_waits *w) {
    ur_event_handle_t events[] = {w->mark, w->given.stuck, w->fill};
    return urEventWait(3, events);
}

static ur_result_t wait_for_again(struct lost_waits *w) {
    return w->again ? urEventWait(1, &w->again) : UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}

static ur_result_t wait_for_run(struct lost_waits *w) {
    return w->run ? urEventWait(1, &w->run) : UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}

static ur_result_t wait_for_graph(struct lost_waits *w) {
    return w->graph_run ? urEventWait(1, &w->graph_run) : UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}

static ur_result_t finish_held(struct lost_waits *w) {
    return urQueueFinish(w->given.held);
}

static ur_result_t finish_behind(struct lost_waits *w) {
    return urQueueFinish(w->behind);
}

static ur_result_t finish_unordered(struct lost_waits *w) {
    return urQueueFinish(w->unordered);
}

static ur_result_t finish_recorded(struct lost_waits *w) {
    return w->run ? urQueueFinish(w->recorded) : UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}

static ur_result_t finish_graphs(struct lost_waits *w) {
    return w->graph_run ? urQueueFinish(w->graphs) : UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}

static ur_result_t wait_for_device(struct lost_waits *w) {
    return urDeviceWaitExp(w->given.device);
}

static ur_result_t copy_and_wait(struct lost_waits *w) {
    return urEnqueueUSMMemcpy(w->behind, true, w->host[0], w->memory, SIZE, 0, NULL, NULL);
}

static ur_result_t copy_rows_and_wait(struct lost_waits *w) {
    return urEnqueueUSMMemcpy2D(w->behind, true, w->host[1], 64, w->memory, 64, 32, 4, 0, NULL,
                                NULL);
}

static ur_result_t read_and_wait(struct lost_waits *w) {
    return urEnqueueMemBufferRead(w->behind, w->buffer, true, 0, SIZE, w->host[2], 0, NULL, NULL);
}

static ur_result_t write_and_wait(struct lost_waits *w) {
    return urEnqueueMemBufferWrite(w->unordered, w->buffer, true, 0, SIZE, w->host[3], 1,
                                   &w->given.stuck, NULL);
}

static ur_result_t map_and_wait(struct lost_waits *w) {
    void *map = NULL;
    return urEnqueueMemBufferMap(w->behind, w->buffer, true, UR_MAP_FLAG_READ, 0, SIZE, 0, NULL,
                                 NULL, &map);
}

static ur_result_t read_rows_and_wait(struct lost_waits *w) {
    return urEnqueueMemBufferReadRect(w->behind, w->buffer, true, at, at, rows, 64, 256, 64, 256,
                                      w->host[4], 0, NULL, NULL);
}

static ur_result_t write_rows_and_wait(struct lost_waits *w) {
    return urEnqueueMemBufferWriteRect(w->behind, w->buffer, true, at, at, rows, 64, 256, 64, 256,
                                       w->host[5], 0, NULL, NULL);
}

static ur_result_t read_image_and_wait(struct lost_waits *w) {
    return w->image ? urEnqueueMemImageRead(w->behind, w->image, true, at, box, 0, 0, w->host[6], 0,
                                            NULL, NULL)
                    : UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}

static ur_result_t write_image_and_wait(struct lost_waits *w) {
    return w->image ? urEnqueueMemImageWrite(w->unordered, w->image, true, at, box, 0, 0,
                                             w->host[7], 1, &w->given.stuck, NULL)
                    : UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}

static ur_result_t read_variable_and_wait(struct lost_waits *w) {
    return w->given.variable
               ? urEnqueueDeviceGlobalVariableRead(w->behind, w->given.program, w->given.variable,
                                                   true, 4, 0, w->host[8], 0, NULL, NULL)
               : UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}

static ur_result_t write_variable_and_wait(struct lost_waits *w) {
    return w->given.variable
               ? urEnqueueDeviceGlobalVariableWrite(w->behind, w->given.program, w->given.variable,
                                                    true, 4, 0, w->host[9], 0, NULL, NULL)
               : UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}

static ur_result_t record_time_and_wait(struct lost_waits *w) {
    ur_event_handle_t event = NULL;
    ur_result_t result = urEnqueueTimestampRecordingExp(w->behind, true, 0, NULL, &event);
    if (event) {
        (void)urEventRelease(event);
    }
    return result;
}

static ur_result_t copy_image_and_wait(struct lost_waits *w) {
    if (!w->pixels) {
        return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
    }
    ur_exp_image_copy_region_t region = {.stype = UR_STRUCTURE_TYPE_EXP_IMAGE_COPY_REGION,
                                         .copyExtent = {SIDE, SIDE, 1}};
    ur_result_t result = urBindlessImagesImageCopyExp(
        w->behind, (const void *)(uintptr_t)w->pixels, w->host[10], &image_desc, &image_desc,
        &format, &format, &region, UR_EXP_IMAGE_COPY_FLAG_DEVICE_TO_HOST,
        UR_EXP_IMAGE_COPY_INPUT_TYPES_IMAGE_TO_MEM, 0, NULL, NULL);
    return result ? result : urQueueFinish(w->behind);
}

static ur_result_t copy_in_context(struct lost_waits *w) {
    return urUSMContextMemcpyExp(w->given.context, w->host[11], slice(w, ALONE), SIZE);
}

/* ---- what gives something up: it may wait for commands, and returns as soon as these do not end
 * --- */

static ur_result_t free_memory(struct lost_waits *w) {
    return urUSMFree(w->given.context, w->freed);
}

static ur_result_t release_buffer(struct lost_waits *w) {
    return urMemRelease(w->released);
}

static ur_result_t release_image(struct lost_waits *w) {
    return w->released_image ? urMemRelease(w->released_image) : UR_RESULT_SUCCESS;
}

static ur_result_t release_sampler(struct lost_waits *w) {
    return w->sampler ? urSamplerRelease(w->sampler) : UR_RESULT_SUCCESS;
}

static ur_result_t release_program(struct lost_waits *w) {
    ur_result_t result = UR_RESULT_SUCCESS;
    if (w->given.kernel) {
        result = urKernelRelease(w->given.kernel);
    }
    if (w->given.program && !w->given.variable) {
        ur_result_t other = urProgramRelease(w->given.program);
        result = result ? result : other;
    }
    return result;
}

static ur_result_t release_queue(struct lost_waits *w) {
    return urQueueRelease(w->released_queue);
}

static ur_result_t release_commands(struct lost_waits *w) {
    return w->released_commands ? urCommandBufferReleaseExp(w->released_commands)
                                : UR_RESULT_SUCCESS;
}

static ur_result_t free_image(struct lost_waits *w) {
    ur_result_t result = UR_RESULT_SUCCESS;
    if (w->number) {
        result = urBindlessImagesUnsampledImageHandleDestroyExp(w->given.context, w->given.device,
                                                                w->number);
    }
    return result;
}

static ur_result_t unmap_range(struct lost_waits *w) {
    return w->range ? urVirtualMemUnmap(w->given.context, w->range, w->page) : UR_RESULT_SUCCESS;
}

static ur_result_t trim_pool(struct lost_waits *w) {
    return urUSMPoolTrimToExp(w->given.context, w->given.device, w->pool, 0);
}

static ur_result_t free_pooled(struct lost_waits *w) {
    return w->pooled ? urEnqueueUSMFreeExp(w->behind, w->pool, w->pooled, 0, NULL, NULL)
                     : UR_RESULT_SUCCESS;
}

static ur_result_t ask_for_time(struct lost_waits *w) {
    uint64_t time;
    return urDeviceGetGlobalTimestamps(w->given.device, &time, NULL);
}

static ur_result_t ask_whether_empty(struct lost_waits *w) {
    ur_bool_t empty;
    return urQueueGetInfo(w->behind, UR_QUEUE_INFO_EMPTY, sizeof(empty), &empty, NULL);
}

#define WAIT(call)                                                                                 \
    { #call, call, .may_lack = false }
#define WAIT_IF(call)                                                                              \
    { #call, call, .may_lack = true }
#define MAY(call)                                                                                  \
    { #call, call, .may_succeed = true }
#define MAY_IF(call)                                                                               \
    { #call, call, .may_succeed = true, .may_lack = true }
static const struct waiter calls[] = {
    WAIT(wait_for_stuck),
    WAIT(wait_for_command),
    WAIT(wait_for_mark),
    WAIT(wait_for_several),
    WAIT_IF(wait_for_again),
    WAIT_IF(wait_for_run),
    WAIT_IF(wait_for_graph),
    WAIT(finish_held),
    WAIT(finish_behind),
    WAIT(finish_unordered),
    WAIT_IF(finish_recorded),
    WAIT_IF(finish_graphs),
    WAIT(wait_for_device),
    WAIT(copy_and_wait),
    WAIT(copy_rows_and_wait),
    WAIT(read_and_wait),
    WAIT(write_and_wait),
    WAIT(map_and_wait),
    WAIT(read_rows_and_wait),
    WAIT(write_rows_and_wait),
    WAIT_IF(read_image_and_wait),
    WAIT_IF(write_image_and_wait),
    WAIT_IF(record_time_and_wait),
    WAIT_IF(read_variable_and_wait),
    WAIT_IF(copy_image_and_wait),
    WAIT_IF(write_variable_and_wait),
    MAY_IF(copy_in_context),
    MAY(free_memory),
    MAY(release_buffer),
    MAY(release_image),
    MAY(release_sampler),
    MAY(release_program),
    MAY(release_queue),
    MAY(release_commands),
    MAY(free_image),
    MAY(unmap_range),
    MAY_IF(trim_pool),
    MAY_IF(free_pooled),
    MAY_IF(ask_for_time),
    MAY(ask_whether_empty),
};
enum { CALLS = sizeof(calls) / sizeof(calls[0]) };
_Static_assert((int)CALLS <= (int)WAITERS_MOST, "one place for each");

/* ---- what they wait for ---------------------------------------------------------------------- */

static bool good(ur_result_t result, const char *call, int line) {
    if (result != UR_RESULT_SUCCESS) {
        printf("    lost_waits.c:%d: %s gave 0x%x\n", line, call, (unsigned)result);
    }
    return result == UR_RESULT_SUCCESS;
}
#define TRY(call)                                                                                  \
    do {                                                                                           \
        if (!good(call, #call, __LINE__)) {                                                        \
            return false;                                                                          \
        }                                                                                          \
    } while (0)

/* `*has` is false where the driver lacks it. */
static bool offered(ur_result_t result, bool *has, const char *call, int line) {
    *has = result == UR_RESULT_SUCCESS;
    return *has || result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE ||
           result == UR_RESULT_ERROR_UNSUPPORTED_IMAGE_FORMAT || good(result, call, line);
}
#define TRY_IF(has, call)                                                                          \
    do {                                                                                           \
        if (!offered(call, &(has), #call, __LINE__)) {                                             \
            return false;                                                                          \
        }                                                                                          \
    } while (0)

static bool make_queue(struct lost_waits *w, ur_queue_flags_t flags, ur_queue_handle_t *out) {
    ur_queue_properties_t properties = {UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, NULL, flags};
    ur_native_handle_t native;
    TRY(urQueueCreate(w->given.context, w->given.device, &properties, out));
    if (w->given.exposed) {
        TRY(urQueueGetNativeHandle(*out, NULL, &native));
    }
    return true;
}

static bool make_memory(struct lost_waits *w) {
    ur_context_handle_t context = w->given.context;
    ur_device_handle_t device = w->given.device;
    ur_usm_pool_desc_t pool = {.stype = UR_STRUCTURE_TYPE_USM_POOL_DESC};
    ur_buffer_properties_t own = {.stype = UR_STRUCTURE_TYPE_BUFFER_PROPERTIES,
                                  .pHost = w->host[12]};
    ur_sampler_desc_t sampling = {.stype = UR_STRUCTURE_TYPE_SAMPLER_DESC,
                                  .addressingMode = UR_SAMPLER_ADDRESSING_MODE_CLAMP,
                                  .filterMode = UR_SAMPLER_FILTER_MODE_NEAREST};
    bool has = false;
    TRY(urUSMDeviceAlloc(context, device, NULL, NULL, SLICES * SIZE, &w->memory));
    TRY(urUSMDeviceAlloc(context, device, NULL, NULL, UNPOOLED, &w->freed));
    TRY(urUSMPoolCreate(context, &pool, &w->pool));
    TRY(urMemBufferCreate(context, UR_MEM_FLAG_READ_WRITE, SIZE, NULL, &w->buffer));
    TRY(urMemBufferCreate(context, UR_MEM_FLAG_READ_WRITE | UR_MEM_FLAG_USE_HOST_POINTER, SIZE,
                          &own, &w->released));
    ur_bool_t images = false;
    TRY(urDeviceGetInfo(device, UR_DEVICE_INFO_IMAGE_SUPPORT, sizeof(images), &images, NULL));
    if (images) {
        TRY(urMemImageCreate(context, UR_MEM_FLAG_READ_WRITE, &format, &image_desc, NULL,
                             &w->image));
        TRY(urMemImageCreate(context, UR_MEM_FLAG_READ_WRITE, &format, &image_desc, NULL,
                             &w->released_image));
        TRY(urSamplerCreate(context, &sampling, &w->sampler));
    }
    ur_bool_t bindless = false;
    if (urDeviceGetInfo(device, UR_DEVICE_INFO_BINDLESS_IMAGES_SUPPORT_EXP, sizeof(bindless),
                        &bindless, NULL) == UR_RESULT_SUCCESS &&
        bindless) {
        TRY(urBindlessImagesImageAllocateExp(context, device, &format, &image_desc, &w->pixels));
        TRY(urBindlessImagesUnsampledImageCreateExp(context, device, w->pixels, &format,
                                                    &image_desc, &w->number));
    }
    ur_bool_t mapped = false;
    if (urDeviceGetInfo(device, UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT, sizeof(mapped), &mapped,
                        NULL) == UR_RESULT_SUCCESS &&
        mapped) {
        TRY(urVirtualMemGranularityGetInfo(context, device, 1,
                                           UR_VIRTUAL_MEM_GRANULARITY_INFO_RECOMMENDED,
                                           sizeof(w->page), &w->page, NULL));
        TRY(urPhysicalMemCreate(context, device, w->page, NULL, &w->physical));
        TRY(urVirtualMemReserve(context, NULL, w->page, &w->range));
        TRY(urVirtualMemMap(context, w->range, w->page, w->physical, 0,
                            UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE));
    }
    TRY_IF(has,
           urEnqueueUSMDeviceAllocExp(w->behind, w->pool, SIZE, NULL, 0, NULL, &w->pooled, NULL));
    return true;
}

static bool record(struct lost_waits *w, ur_exp_command_buffer_handle_t *out, bool *has) {
    ur_exp_command_buffer_desc_t desc = {.stype = UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC};
    unsigned char pattern = 3;
    TRY_IF(*has, urCommandBufferCreateExp(w->given.context, w->given.device, &desc, out));
    if (*has) {
        TRY(urCommandBufferAppendUSMFillExp(*out, slice(w, RECORDED), &pattern, 1, SIZE, 0, NULL, 0,
                                            NULL, NULL, NULL, NULL));
        TRY(urCommandBufferFinalizeExp(*out));
    }
    return true;
}

static bool make_recordings(struct lost_waits *w) {
    unsigned char pattern = 4;
    bool has = false;
    ur_result_t result;
    if (!record(w, &w->commands, &has) || !record(w, &w->released_commands, &has)) {
        return false;
    }
    if (has) {
        TRY(urEnqueueCommandBufferExp(w->recorded, w->commands, 1, &w->given.stuck, &w->run));
        TRY(urEnqueueCommandBufferExp(w->recorded, w->released_commands, 0, NULL, NULL));
    }
    ur_queue_handle_t capturing = NULL;
    TRY(urQueueCreate(w->given.context, w->given.device, NULL, &capturing));
    if (!offered(result = urQueueBeginGraphCaptureExp(capturing), &has,
                 "urQueueBeginGraphCaptureExp", __LINE__)) {
        return false;
    }
    if (has) {
        TRY(urEnqueueUSMFill(capturing, slice(w, GRAPHS), 1, &pattern, SIZE, 0, NULL, NULL));
        TRY(urQueueEndGraphCaptureExp(capturing, &w->graph));
        TRY(urGraphInstantiateGraphExp(w->graph, &w->executable));
        TRY(urEnqueueGraphExp(w->graphs, w->executable, 1, &w->given.stuck, &w->graph_run));
    }
    TRY(urQueueRelease(capturing));
    return true;
}

static bool make_commands(struct lost_waits *w) {
    const ur_event_handle_t *stuck = &w->given.stuck;
    unsigned char pattern = 1;
    int value = 2;
    size_t global = 16;
    TRY(urEnqueueUSMFill(w->behind, slice(w, BEHIND), 1, &pattern, SIZE, 1, stuck, &w->fill));
    TRY(urEnqueueEventsWaitWithBarrier(w->unordered, 1, stuck, &w->mark));
    TRY(urEnqueueUSMFill(w->left, w->freed, 1, &pattern, SIZE, 1, stuck, NULL));
    TRY(urEnqueueMemBufferFill(w->left, w->released, &pattern, 1, 0, SIZE, 0, NULL, NULL));
    if (w->released_image) {
        TRY(urEnqueueMemImageCopy(w->left, w->image, w->released_image, at, at, box, 0, NULL,
                                  NULL));
    }
    if (w->given.kernel) {
        ur_exp_kernel_arg_properties_t args[2] = {
            {.stype = UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES,
             .type = UR_EXP_KERNEL_ARG_TYPE_POINTER,
             .index = 0,
             .size = sizeof(void *),
             .value.pointer = slice(w, LEFT)},
            {.stype = UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES,
             .type = UR_EXP_KERNEL_ARG_TYPE_VALUE,
             .index = 1,
             .size = sizeof(value),
             .value.value = &value}};
        TRY(urEnqueueKernelLaunchWithArgsExp(w->left, w->given.kernel, 1, NULL, &global, NULL, 2,
                                             args, NULL, 0, NULL, NULL));
    }
    TRY(urEnqueueUSMFill(w->released_queue, slice(w, RELEASED), 1, &pattern, SIZE, 1, stuck, NULL));
    ur_bool_t again = false;
    if (urDeviceGetInfo(w->given.device, UR_DEVICE_INFO_REUSABLE_EVENTS_SUPPORT_EXP, sizeof(again),
                        &again, NULL) == UR_RESULT_SUCCESS &&
        again) {
        ur_exp_event_desc_t desc = {.stype = UR_STRUCTURE_TYPE_EXP_EVENT_DESC};
        TRY(urEventCreateExp(w->given.context, w->given.device, &desc, &w->again));
        TRY(urEnqueueEventsWaitWithBarrierExt(w->behind, NULL, 0, NULL, &w->again));
    }
    return make_recordings(w);
}

static bool make_all(struct lost_waits *w) {
    return make_queue(w, 0, &w->behind) &&
           make_queue(w, UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE, &w->unordered) &&
           make_queue(w, 0, &w->left) && make_queue(w, 0, &w->released_queue) &&
           make_queue(w, 0, &w->recorded) && make_queue(w, 0, &w->graphs) && make_memory(w) &&
           make_commands(w);
}

/* ---- running --------------------------------------------------------------------------------- */

/* Milliseconds as a thread beside the others has them: it stands still when they do, as when the
 * machine does or has other work. */
static struct {
    pthread_once_t once;
    atomic_long now;
} ticks = {.once = PTHREAD_ONCE_INIT};

static void *tick(void *data) {
    enum { TICK_MS = 5 };
    for (;;) {
        nanosleep(&(struct timespec){0, TICK_MS * 1000000}, NULL);
        atomic_fetch_add(&ticks.now, TICK_MS);
    }
    return data;
}

static void start_ticking(void) {
    pthread_t thread;
    if (pthread_create(&thread, NULL, tick, NULL) == 0) {
        pthread_detach(thread);
    } else {
        printf("    lost_waits.c: no thread for the clock\n");
        abort();
    }
}

static void *run(void *data) {
    struct waiter *waiter = data;
    pthread_mutex_lock(&waiter->waits->gate);
    pthread_mutex_unlock(&waiter->waits->gate);
    waiter->result = waiter->call(waiter->waits);
    waiter->returned = atomic_load(&ticks.now);
    return NULL;
}

struct lost_waits *lost_waits_begin(const struct lost_waits_given *given) {
    pthread_once(&ticks.once, start_ticking);
    struct lost_waits *w = calloc(1, sizeof(*w));
    if (!w || !(w->waiters = malloc(sizeof(calls)))) {
        free(w);
        return NULL;
    }
    w->given = *given;
    w->late = getenv("LOST_WAITS_LATE") != NULL;
    pthread_mutex_init(&w->gate, NULL);
    memcpy(w->waiters, calls, sizeof(calls));
    if (!make_all(w)) {
        return NULL; /* the case has failed, and with it its process */
    }
    if (w->late) {
        pthread_mutex_lock(&w->gate);
    }
    for (; w->count < CALLS; ++w->count) {
        struct waiter *waiter = &w->waiters[w->count];
        waiter->waits = w;
        if (pthread_create(&waiter->thread, NULL, run, waiter)) {
            return NULL;
        }
    }
    nanosleep(&(struct timespec){0, 50000000}, NULL); /* most of them wait by then */
    return w;
}

void lost_waits_mark(struct lost_waits *w) {
    w->lost = atomic_load(&ticks.now);
}

static bool is_given_up(ur_result_t result) {
    return result == UR_RESULT_SUCCESS || result == UR_RESULT_ERROR_DEVICE_LOST;
}

bool lost_waits_good(struct lost_waits *w) {
    const char *last = "";
    long most = 0;
    unsigned lacking = 0;
    bool all = true;
    if (w->late) {
        lost_waits_mark(w);
        pthread_mutex_unlock(&w->gate);
    }
    for (unsigned i = 0; i < w->count; ++i) {
        struct waiter *waiter = &w->waiters[i];
        pthread_join(waiter->thread, NULL);
        bool lacks = waiter->may_lack && waiter->result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
        lacking += lacks;
        long ms = waiter->returned - w->lost;
        if (ms > most) {
            most = ms;
            last = waiter->name;
        }
        if (!lacks && waiter->result != UR_RESULT_ERROR_DEVICE_LOST &&
            !(waiter->may_succeed && waiter->result == UR_RESULT_SUCCESS)) {
            printf("    %s returned 0x%x\n", waiter->name, (unsigned)waiter->result);
            all = false;
        }
        if (ms > LIMIT_MS) {
            printf("    %s returned %ld ms after the loss\n", waiter->name, ms);
            all = false;
        }
    }
    printf("    %u waits, the last of them %ld ms after the loss (%s), %u not supported\n",
           w->count - lacking, most, last, lacking);
    return all;
}

/* One thing that is given up: *all becomes false where it says anything else, or takes long. */
static void give_up(bool *all, ur_result_t result, long begin, const char *call) {
    long ms = atomic_load(&ticks.now) - begin;
    if (!is_given_up(result) || ms > LIMIT_MS) {
        printf("    %s gave 0x%x after %ld ms\n", call, (unsigned)result, ms);
        *all = false;
    }
}
#define GIVE_UP(condition, call)                                                                   \
    do {                                                                                           \
        if (condition) {                                                                           \
            long begin_ = atomic_load(&ticks.now);                                                 \
            ur_result_t result_ = (call);                                                          \
            give_up(&all, result_, begin_, #call);                                                 \
        }                                                                                          \
    } while (0)

bool lost_waits_end(struct lost_waits *w) {
    ur_context_handle_t context = w->given.context;
    bool all = true;
    ur_event_handle_t events[] = {w->fill, w->mark, w->run, w->graph_run, w->again};
    for (size_t i = 0; i < sizeof(events) / sizeof(events[0]); ++i) {
        GIVE_UP(events[i], urEventRelease(events[i]));
    }
    GIVE_UP(w->commands, urCommandBufferReleaseExp(w->commands));
    GIVE_UP(w->executable, urGraphExecutableGraphDestroyExp(w->executable));
    GIVE_UP(w->graph, urGraphDestroyExp(w->graph));
    GIVE_UP(w->pixels, urBindlessImagesImageFreeExp(context, w->given.device, w->pixels));
    GIVE_UP(w->range, urVirtualMemFree(context, w->range, w->page));
    GIVE_UP(w->physical, urPhysicalMemRelease(w->physical));
    GIVE_UP(w->image, urMemRelease(w->image));
    GIVE_UP(true, urMemRelease(w->buffer));
    GIVE_UP(true, urUSMFree(context, w->memory));
    ur_queue_handle_t queues[] = {w->behind, w->unordered, w->left, w->recorded, w->graphs};
    for (size_t i = 0; i < sizeof(queues) / sizeof(queues[0]); ++i) {
        GIVE_UP(true, urQueueRelease(queues[i]));
    }
    GIVE_UP(true, urUSMPoolRelease(w->pool));
    GIVE_UP(w->given.variable, urProgramRelease(w->given.program));
    pthread_mutex_destroy(&w->gate);
    free(w->waiters);
    free(w);
    return all;
}
