/* The calls that the layer follows. */
#include "layer.h"

#include <stdio.h>
#include <string.h>

#include "base/backtrace.h"
#include "base/log.h"

struct ur_checking ur_checking = {.lock = PTHREAD_MUTEX_INITIALIZER};

#define NEXT (ur_checking.next)

static void layer_lock(void) {
    pthread_mutex_lock(&ur_checking.lock);
}

static void layer_unlock(void) {
    pthread_mutex_unlock(&ur_checking.lock);
}

/* After the program has waited for something. */
static ur_result_t waited(ur_result_t result) {
    layer_lock();
    ur_check_tell();
    layer_unlock();
    return result;
}

/* ---- contexts ---- */

static void context_made(ur_result_t result, const ur_context_handle_t *context) {
    if (result == UR_RESULT_SUCCESS && context) {
        layer_lock();
        struct ur_check_context *known = ur_check_context(*context);
        if (known) {
            known->refs = 1;
        }
        layer_unlock();
    }
}

static ur_result_t UR_APICALL context_create(uint32_t count, const ur_device_handle_t *devices,
                                             const ur_context_properties_t *properties,
                                             ur_context_handle_t *context) {
    ur_result_t result = NEXT->ddi.Context.pfnCreate(count, devices, properties, context);
    context_made(result, context);
    return result;
}

static ur_result_t UR_APICALL context_adopt(ur_native_handle_t native, ur_adapter_handle_t adapter,
                                            uint32_t count, const ur_device_handle_t *devices,
                                            const ur_context_native_properties_t *properties,
                                            ur_context_handle_t *context) {
    ur_result_t result = NEXT->ddi.Context.pfnCreateWithNativeHandle(native, adapter, count,
                                                                     devices, properties, context);
    context_made(result, context);
    return result;
}

static ur_result_t UR_APICALL layer_context_retain(ur_context_handle_t context) {
    ur_result_t result = NEXT->ddi.Context.pfnRetain(context);
    if (result == UR_RESULT_SUCCESS) {
        layer_lock();
        struct ur_check_context *known = ur_check_context(context);
        if (known) {
            known->refs++;
        }
        layer_unlock();
    }
    return result;
}

static ur_result_t UR_APICALL layer_context_release(ur_context_handle_t context) {
    layer_lock();
    ur_check_tell();
    struct ur_check_context *known = context ? ur_check_context(context) : NULL;
    struct ur_check_usm *kept = known ? ur_check_take_all(known) : NULL;
    layer_unlock();
    ur_check_give_back(kept);
    layer_lock();
    if (known && --known->refs == 0) {
        ur_check_context_over(known);
    }
    layer_unlock();
    return NEXT->ddi.Context.pfnRelease(context);
}

/* ---- USM ---- */

/* Whether an allocation that failed may succeed once what is kept is given back. */
bool ur_check_gave_back(ur_context_handle_t context, ur_result_t result) {
    if (result != UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY &&
        result != UR_RESULT_ERROR_OUT_OF_HOST_MEMORY &&
        result != UR_RESULT_ERROR_OUT_OF_RESOURCES) {
        return false;
    }
    layer_lock();
    struct ur_check_context *known = ur_check_context(context);
    struct ur_check_usm *kept = known ? ur_check_take_all(known) : NULL;
    layer_unlock();
    ur_check_give_back(kept);
    return kept != NULL;
}

static ur_result_t usm_made(ur_result_t result, ur_context_handle_t context,
                            ur_usm_pool_handle_t pool, void **at, size_t size, const char *by) {
    if (result == UR_RESULT_SUCCESS && at) {
        layer_lock();
        ur_check_usm_made(ur_check_context(context), pool, *at, size, by);
        layer_unlock();
    }
    return result;
}

/* Between allocations there are bytes that belong to none, so that the end of one is not the start
 * of another one. Not in pools, which the program measures; nor where the adapter does not give so
 * much. */
#define GAP 16

size_t ur_check_spaced(ur_usm_pool_handle_t pool, size_t size) {
    return !pool && size && size < SIZE_MAX - GAP ? size + GAP : size;
}

struct asked {
    ur_context_handle_t context;
    ur_device_handle_t device;
    const ur_usm_desc_t *desc;
    ur_usm_pool_handle_t pool;
    void **at;
};

static ur_result_t layer_allocate(const struct asked *asked, size_t size,
                                  ur_result_t (*call)(const struct asked *, size_t),
                                  const char *by) {
    size_t more = ur_check_spaced(asked->pool, size);
    bool spaced = more != size && asked->context && asked->at;
    ur_result_t result = spaced ? call(asked, more) : UR_RESULT_ERROR_INVALID_USM_SIZE;
    if (result != UR_RESULT_SUCCESS) {
        result = call(asked, size);
        if (ur_check_gave_back(asked->context, result)) {
            result = call(asked, size);
        }
    }
    return usm_made(result, asked->context, asked->pool, asked->at, size, by);
}

/* Of memory that the host does not write. */
static ur_result_t allocate_blank(const struct asked *asked, size_t size,
                                  ur_result_t (*call)(const struct asked *, size_t),
                                  const char *by) {
    ur_result_t result = layer_allocate(asked, size, call, by);
    if (result == UR_RESULT_SUCCESS && asked->at) {
        layer_lock();
        ur_check_blank(ur_check_context(asked->context), *asked->at);
        layer_unlock();
    }
    return result;
}

static ur_result_t call_host(const struct asked *asked, size_t size) {
    return NEXT->ddi.USM.pfnHostAlloc(asked->context, asked->desc, asked->pool, size, asked->at);
}

static ur_result_t call_device(const struct asked *asked, size_t size) {
    return NEXT->ddi.USM.pfnDeviceAlloc(asked->context, asked->device, asked->desc, asked->pool,
                                        size, asked->at);
}

static ur_result_t call_shared(const struct asked *asked, size_t size) {
    return NEXT->ddi.USM.pfnSharedAlloc(asked->context, asked->device, asked->desc, asked->pool,
                                        size, asked->at);
}

static ur_result_t UR_APICALL host_alloc(ur_context_handle_t context, const ur_usm_desc_t *desc,
                                         ur_usm_pool_handle_t pool, size_t size, void **at) {
    struct asked asked = {context, NULL, desc, pool, at};
    return layer_allocate(&asked, size, call_host, "urUSMHostAlloc");
}

static ur_result_t UR_APICALL device_alloc(ur_context_handle_t context, ur_device_handle_t device,
                                           const ur_usm_desc_t *desc, ur_usm_pool_handle_t pool,
                                           size_t size, void **at) {
    struct asked asked = {context, device, desc, pool, at};
    return allocate_blank(&asked, size, call_device, "urUSMDeviceAlloc");
}

static ur_result_t UR_APICALL shared_alloc(ur_context_handle_t context, ur_device_handle_t device,
                                           const ur_usm_desc_t *desc, ur_usm_pool_handle_t pool,
                                           size_t size, void **at) {
    struct asked asked = {context, device, desc, pool, at};
    return layer_allocate(&asked, size, call_shared, "urUSMSharedAlloc");
}

static ur_result_t UR_APICALL usm_free(ur_context_handle_t context, void *at) {
    if (!context || !at) {
        return NEXT->ddi.USM.pfnFree(context, at);
    }
    layer_lock();
    struct ur_check_context *known = ur_check_context(context);
    /* Freed once more: really freed first, so that the adapter says what it has to say. */
    struct ur_check_usm *list = known ? ur_check_take_one(known, at) : NULL;
    bool kept = known && !list && ur_check_usm_freed(known, at);
    if (kept) {
        list = ur_check_take_excess(known);
    }
    ur_check_tell();
    layer_unlock();
    ur_check_give_back(list);
    return kept ? UR_RESULT_SUCCESS : NEXT->ddi.USM.pfnFree(context, at);
}

static ur_result_t UR_APICALL usm_info(ur_context_handle_t context, const void *at,
                                       ur_usm_alloc_info_t name, size_t size, void *value,
                                       size_t *actual) {
    size_t asked = 0;
    if (context && at) {
        layer_lock();
        struct ur_check_context *known = ur_check_context(context);
        struct ur_check_usm *list = known ? ur_check_take_one(known, at) : NULL;
        asked = known ? ur_check_usm_size(known, at) : 0;
        layer_unlock();
        ur_check_give_back(list);
    }
    ur_result_t result = NEXT->ddi.USM.pfnGetMemAllocInfo(context, at, name, size, value, actual);
    if (result == UR_RESULT_SUCCESS && name == UR_USM_ALLOC_INFO_SIZE && value && asked) {
        memcpy(value, &asked, sizeof(asked));
    }
    return result;
}

/* Before a pool is asked or told something, or goes: what it is owed. */
static void layer_settle(ur_usm_pool_handle_t pool) {
    layer_lock();
    struct ur_check_usm *kept = ur_check_take_pool(pool);
    layer_unlock();
    ur_check_give_back(kept);
}

static ur_result_t UR_APICALL pool_release(ur_usm_pool_handle_t pool) {
    layer_settle(pool);
    return NEXT->ddi.USM.pfnPoolRelease(pool);
}

static ur_result_t UR_APICALL pool_info(ur_usm_pool_handle_t pool, ur_usm_pool_info_t name,
                                        size_t size, void *value, size_t *actual) {
    layer_settle(pool);
    return NEXT->ddi.USM.pfnPoolGetInfo(pool, name, size, value, actual);
}

static ur_result_t UR_APICALL pool_destroy(ur_context_handle_t context, ur_device_handle_t device,
                                           ur_usm_pool_handle_t pool) {
    layer_settle(pool);
    return NEXT->ddi.USMExp.pfnPoolDestroyExp(context, device, pool);
}

static ur_result_t UR_APICALL pool_info_exp(ur_usm_pool_handle_t pool, ur_usm_pool_info_t name,
                                            void *value, size_t *actual) {
    layer_settle(pool);
    return NEXT->ddi.USMExp.pfnPoolGetInfoExp(pool, name, value, actual);
}

static ur_result_t UR_APICALL pool_set(ur_usm_pool_handle_t pool, ur_usm_pool_info_t name,
                                       void *value, size_t size) {
    layer_settle(pool);
    return NEXT->ddi.USMExp.pfnPoolSetInfoExp(pool, name, value, size);
}

static ur_result_t UR_APICALL pool_trim(ur_context_handle_t context, ur_device_handle_t device,
                                        ur_usm_pool_handle_t pool, size_t size) {
    layer_settle(pool);
    return NEXT->ddi.USMExp.pfnPoolTrimToExp(context, device, pool, size);
}

/* ---- programs ---- */

static ur_result_t UR_APICALL create_with_il(ur_context_handle_t context, const void *il,
                                             size_t size, const ur_program_properties_t *properties,
                                             ur_program_handle_t *program) {
    return ur_check_program_create(context, il, size, properties, program);
}

static ur_result_t UR_APICALL layer_build(ur_context_handle_t context, ur_program_handle_t program,
                                          const char *options) {
    ur_result_t result = NEXT->ddi.Program.pfnBuild(context, program, options);
    if (result == UR_RESULT_SUCCESS) {
        ur_check_program_options(program, options);
        ur_check_program_built(program, 0, NULL);
    }
    return result;
}

static ur_result_t UR_APICALL build_for(ur_program_handle_t program, uint32_t count,
                                        ur_device_handle_t *devices, ur_exp_program_flags_t flags,
                                        const char *options) {
    ur_result_t result = NEXT->ddi.ProgramExp.pfnBuildExp(program, count, devices, flags, options);
    if (result == UR_RESULT_SUCCESS) {
        ur_check_program_options(program, options);
        ur_check_program_built(program, count, devices);
    }
    return result;
}

static ur_result_t UR_APICALL layer_link_programs(ur_context_handle_t context, uint32_t count,
                                                  const ur_program_handle_t *programs,
                                                  const char *options, ur_program_handle_t *out) {
    ur_result_t result = NEXT->ddi.Program.pfnLink(context, count, programs, options, out);
    if (result == UR_RESULT_SUCCESS) {
        ur_check_program_linked(context, *out, count, programs);
        ur_check_program_built(*out, 0, NULL);
    }
    return result;
}

static ur_result_t UR_APICALL link_for(ur_context_handle_t context, uint32_t device_count,
                                       ur_device_handle_t *devices, ur_exp_program_flags_t flags,
                                       uint32_t count, const ur_program_handle_t *programs,
                                       const char *options, ur_program_handle_t *out) {
    ur_result_t result = NEXT->ddi.ProgramExp.pfnLinkExp(context, device_count, devices, flags,
                                                         count, programs, options, out);
    if (result == UR_RESULT_SUCCESS) {
        ur_check_program_linked(context, *out, count, programs);
        ur_check_program_built(*out, device_count, devices);
    }
    return result;
}

static ur_result_t UR_APICALL link_dynamically(ur_context_handle_t context, uint32_t count,
                                               const ur_program_handle_t *programs) {
    ur_result_t result = NEXT->ddi.ProgramExp.pfnDynamicLinkExp(context, count, programs);
    for (uint32_t i = 0; i < count && result == UR_RESULT_SUCCESS; i++) {
        ur_check_program_linked(context, programs[i], count, programs);
        ur_check_program_built(programs[i], 0, NULL);
    }
    return result;
}

static ur_result_t UR_APICALL program_retain(ur_program_handle_t program) {
    ur_result_t result = NEXT->ddi.Program.pfnRetain(program);
    if (result == UR_RESULT_SUCCESS) {
        ur_check_program_retain(program);
    }
    return result;
}

static ur_result_t UR_APICALL program_release(ur_program_handle_t program) {
    ur_check_program_release(program);
    return NEXT->ddi.Program.pfnRelease(program);
}

static ur_result_t UR_APICALL layer_program_info(ur_program_handle_t program,
                                                 ur_program_info_t name, size_t size, void *value,
                                                 size_t *actual) {
    ur_result_t result;
    if (name == UR_PROGRAM_INFO_IL &&
        ur_check_program_code(program, size, value, actual, &result)) {
        return result;
    }
    if (program && (name == UR_PROGRAM_INFO_BINARIES || name == UR_PROGRAM_INFO_BINARY_SIZES)) {
        result = ur_check_program_plain(program, &program);
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
    }
    return NEXT->ddi.Program.pfnGetInfo(program, name, size, value, actual);
}

static ur_result_t UR_APICALL kernel_create(ur_program_handle_t program, const char *name,
                                            ur_kernel_handle_t *kernel) {
    ur_result_t result = NEXT->ddi.Kernel.pfnCreate(program, name, kernel);
    if (result == UR_RESULT_SUCCESS) {
        ur_check_program_used(program, name, *kernel);
    }
    return result;
}

/* ---- commands ---- */

static void queue_made(ur_result_t result, ur_context_handle_t context,
                       const ur_queue_handle_t *queue) {
    if (result == UR_RESULT_SUCCESS && queue) {
        layer_lock();
        ur_check_queue_made(*queue, context);
        layer_unlock();
    }
}

ur_context_handle_t ur_check_context_of(ur_queue_handle_t queue) {
    ur_context_handle_t context;
    layer_lock();
    context = ur_check_queue_context(queue);
    layer_unlock();
    if (!context) {
        queue_made(NEXT->ddi.Queue.pfnGetInfo(queue, UR_QUEUE_INFO_CONTEXT, sizeof(context),
                                              &context, NULL),
                   context, &queue);
    }
    return context;
}

/* The table of the queue's context is what it has to be for what is enqueued next. What it gives
 * `launched` takes. */
static bool launching(ur_queue_handle_t queue) {
    bool counts = false;
    if (queue && ur_check_context_of(queue)) {
        layer_lock();
        counts = ur_check_launch(queue);
        layer_unlock();
    }
    return counts;
}

static ur_result_t launched(ur_queue_handle_t queue, bool counts, ur_result_t result) {
    if (counts) {
        layer_lock();
        ur_check_enqueued(queue);
        layer_unlock();
    }
    return result;
}

static ur_result_t UR_APICALL queue_create(ur_context_handle_t context, ur_device_handle_t device,
                                           const ur_queue_properties_t *properties,
                                           ur_queue_handle_t *queue) {
    ur_result_t result = NEXT->ddi.Queue.pfnCreate(context, device, properties, queue);
    queue_made(result, context, queue);
    return result;
}

static ur_result_t UR_APICALL queue_adopt(ur_native_handle_t native, ur_context_handle_t context,
                                          ur_device_handle_t device,
                                          const ur_queue_native_properties_t *properties,
                                          ur_queue_handle_t *queue) {
    ur_result_t result =
        NEXT->ddi.Queue.pfnCreateWithNativeHandle(native, context, device, properties, queue);
    queue_made(result, context, queue);
    return result;
}

static ur_result_t UR_APICALL queue_retain(ur_queue_handle_t queue) {
    ur_result_t result = NEXT->ddi.Queue.pfnRetain(queue);
    if (result == UR_RESULT_SUCCESS) {
        layer_lock();
        ur_check_queue_retain(queue);
        layer_unlock();
    }
    return result;
}

static ur_result_t UR_APICALL launch(ur_queue_handle_t queue, ur_kernel_handle_t kernel,
                                     uint32_t dims, const size_t *offset, const size_t *global,
                                     const size_t *local,
                                     const ur_kernel_launch_ext_properties_t *properties,
                                     uint32_t count, const ur_event_handle_t *events,
                                     ur_event_handle_t *event) {
    struct ur_check_turn turn;
    ur_check_kernel_writes(queue, kernel);
    bool counts = launching(queue);
    ur_check_turn_take(&turn, queue, true, event);
    ur_check_kernel_launch(queue, kernel, 0, NULL);
    return launched(queue, counts,
                    ur_check_turn_end(&turn, NEXT->pfnEnqueueKernelLaunch(
                                                 queue, kernel, dims, offset, global, local,
                                                 properties, count, events, turn.event)));
}

static ur_result_t UR_APICALL launch_with_args(
    ur_queue_handle_t queue, ur_kernel_handle_t kernel, uint32_t dims, const size_t *offset,
    const size_t *global, const size_t *local, uint32_t arg_count,
    const ur_exp_kernel_arg_properties_t *args, const ur_kernel_launch_ext_properties_t *properties,
    uint32_t count, const ur_event_handle_t *events, ur_event_handle_t *event) {
    struct ur_check_turn turn;
    ur_check_kernel_writes(queue, kernel);
    bool counts = launching(queue);
    ur_check_turn_take(&turn, queue, true, event);
    ur_check_kernel_launch(queue, kernel, args ? arg_count : 0, args);
    return launched(
        queue, counts,
        ur_check_turn_end(&turn, NEXT->ddi.EnqueueExp.pfnKernelLaunchWithArgsExp(
                                     queue, kernel, dims, offset, global, local, arg_count, args,
                                     properties, count, events, turn.event)));
}

static ur_result_t UR_APICALL run_commands(ur_queue_handle_t queue,
                                           ur_exp_command_buffer_handle_t commands, uint32_t count,
                                           const ur_event_handle_t *events,
                                           ur_event_handle_t *event) {
    struct ur_check_turn turn;
    ur_check_kernel_writes(queue, NULL);
    bool counts = launching(queue);
    ur_check_turn_take(&turn, queue, false, event);
    return launched(queue, counts,
                    ur_check_turn_end(&turn, NEXT->ddi.EnqueueExp.pfnCommandBufferExp(
                                                 queue, commands, count, events, turn.event)));
}

static ur_result_t UR_APICALL run_graph(ur_queue_handle_t queue,
                                        ur_exp_executable_graph_handle_t graph, uint32_t count,
                                        const ur_event_handle_t *events, ur_event_handle_t *event) {
    struct ur_check_turn turn;
    ur_check_kernel_writes(queue, NULL);
    bool counts = launching(queue);
    ur_check_turn_take(&turn, queue, false, event);
    return launched(queue, counts,
                    ur_check_turn_end(&turn, NEXT->ddi.EnqueueExp.pfnGraphExp(queue, graph, count,
                                                                              events, turn.event)));
}

/* ---- waits ---- */

static ur_result_t UR_APICALL layer_finish(ur_queue_handle_t queue) {
    layer_lock();
    uint64_t last = ur_check_last_launch(queue);
    layer_unlock();
    ur_result_t result = NEXT->ddi.Queue.pfnFinish(queue);
    if (result == UR_RESULT_SUCCESS) {
        layer_lock();
        ur_check_queue_idle(queue, last);
        layer_unlock();
    }
    return waited(result);
}

static ur_result_t UR_APICALL queue_release(ur_queue_handle_t queue) {
    layer_lock();
    if (queue) {
        ur_check_queue_release(queue);
    }
    layer_unlock();
    return NEXT->ddi.Queue.pfnRelease(queue);
}

static ur_result_t UR_APICALL event_wait(uint32_t count, const ur_event_handle_t *events) {
    return waited(NEXT->ddi.Event.pfnWait(count, events));
}

static ur_result_t UR_APICALL device_wait(ur_device_handle_t device) {
    return waited(NEXT->ddi.DeviceExp.pfnWaitExp(device));
}

static ur_result_t UR_APICALL usm_copy(ur_queue_handle_t queue, bool blocking, void *to,
                                       const void *from, size_t size, uint32_t count,
                                       const ur_event_handle_t *events, ur_event_handle_t *event) {
    ur_result_t result =
        NEXT->ddi.Enqueue.pfnUSMMemcpy(queue, blocking, to, from, size, count, events, event);
    return blocking ? waited(result) : result;
}

static ur_result_t UR_APICALL buffer_read(ur_queue_handle_t queue, ur_mem_handle_t buffer,
                                          bool blocking, size_t offset, size_t size, void *to,
                                          uint32_t count, const ur_event_handle_t *events,
                                          ur_event_handle_t *event) {
    ur_result_t result = NEXT->ddi.Enqueue.pfnMemBufferRead(queue, buffer, blocking, offset, size,
                                                            to, count, events, event);
    return blocking ? waited(result) : result;
}

static ur_result_t UR_APICALL buffer_map(ur_queue_handle_t queue, ur_mem_handle_t buffer,
                                         bool blocking, ur_map_flags_t flags, size_t offset,
                                         size_t size, uint32_t count,
                                         const ur_event_handle_t *events, ur_event_handle_t *event,
                                         void **at) {
    ur_result_t result = NEXT->ddi.Enqueue.pfnMemBufferMap(queue, buffer, blocking, flags, offset,
                                                           size, count, events, event, at);
    return blocking ? waited(result) : result;
}

/* ---- begin and end ---- */

/* While the adapters are still there. */
static ur_result_t UR_APICALL tear_down(void) {
    struct ur_check_usm *all = NULL, **end = &all;
    layer_lock();
    ur_check_tell();
    for (struct ur_check_context *context = ur_checking.contexts; context;
         context = context->next) {
        *end = ur_check_take_all(context);
        while (*end) {
            end = &(*end)->next;
        }
    }
    layer_unlock();
    ur_check_give_back(all);
    return NEXT->pfnLoaderTearDown();
}

ur_result_t urCheckStart(uint32_t version, const struct ur_check_options *options,
                         const ur_layer_dditable_t *next, ur_layer_dditable_t *out, char *reason,
                         size_t size) {
    void *frame;
    if (version != UR_CHECK_LIBRARY_VERSION || options->table != sizeof(*next)) {
        snprintf(reason, size, "%s and the loader are of different versions", UR_CHECK_LIBRARY);
        return UR_RESULT_ERROR_UNSUPPORTED_VERSION;
    }
    ur_log_init("CHECK", UR_LOGGER_LEVEL_WARN);
    /* The first one loads a library, which must not happen inside of a call. */
    (void)backtrace(&frame, 1);
    ur_checking.options = *options;
    ur_checking.next = next;
    ur_checking.places = 0;
    ur_check_result();

    out->ddi.Context.pfnCreate = context_create;
    out->ddi.Context.pfnCreateWithNativeHandle = context_adopt;
    out->ddi.Context.pfnRetain = layer_context_retain;
    out->ddi.Context.pfnRelease = layer_context_release;
    out->ddi.USM.pfnHostAlloc = host_alloc;
    out->ddi.USM.pfnDeviceAlloc = device_alloc;
    out->ddi.USM.pfnSharedAlloc = shared_alloc;
    out->ddi.USM.pfnFree = usm_free;
    out->ddi.USM.pfnGetMemAllocInfo = usm_info;
    out->ddi.USM.pfnPoolRelease = pool_release;
    out->ddi.USM.pfnPoolGetInfo = pool_info;
    out->ddi.USMExp.pfnPoolDestroyExp = pool_destroy;
    out->ddi.USMExp.pfnPoolGetInfoExp = pool_info_exp;
    out->ddi.USMExp.pfnPoolSetInfoExp = pool_set;
    out->ddi.USMExp.pfnPoolTrimToExp = pool_trim;
    ur_check_follow_queued(out);
    ur_check_follow_buffers(out);
    ur_check_follow_kernels(out);
    out->ddi.Program.pfnCreateWithIL = create_with_il;
    out->ddi.Program.pfnBuild = layer_build;
    out->ddi.Program.pfnLink = layer_link_programs;
    out->ddi.Program.pfnRetain = program_retain;
    out->ddi.Program.pfnRelease = program_release;
    out->ddi.Program.pfnGetInfo = layer_program_info;
    out->ddi.ProgramExp.pfnBuildExp = build_for;
    out->ddi.ProgramExp.pfnLinkExp = link_for;
    out->ddi.ProgramExp.pfnDynamicLinkExp = link_dynamically;
    out->pfnEnqueueKernelLaunch = launch;
    out->ddi.EnqueueExp.pfnKernelLaunchWithArgsExp = launch_with_args;
    out->ddi.EnqueueExp.pfnCommandBufferExp = run_commands;
    out->ddi.EnqueueExp.pfnGraphExp = run_graph;
    out->ddi.Queue.pfnFinish = layer_finish;
    out->ddi.Queue.pfnCreate = queue_create;
    out->ddi.Queue.pfnCreateWithNativeHandle = queue_adopt;
    out->ddi.Queue.pfnRetain = queue_retain;
    out->ddi.Queue.pfnRelease = queue_release;
    out->ddi.Kernel.pfnCreate = kernel_create;
    out->ddi.Event.pfnWait = event_wait;
    out->ddi.DeviceExp.pfnWaitExp = device_wait;
    out->ddi.Enqueue.pfnUSMMemcpy = usm_copy;
    out->ddi.Enqueue.pfnMemBufferRead = buffer_read;
    out->ddi.Enqueue.pfnMemBufferMap = buffer_map;
    out->pfnLoaderTearDown = tear_down;
    if (options->races == UR_CHECK_RACES_COMMANDS && options->unset) {
        ur_log_warning(
            "values that nobody has set are not looked for where races between commands are");
        ur_checking.options.unset = false;
    }
    if (ur_checking.options.unset || options->races == UR_CHECK_RACES_COMMANDS) {
        ur_check_follow_calls(out);
    }
    return UR_RESULT_SUCCESS;
}

void urCheckStop(void) {
    ur_check_result();
}
