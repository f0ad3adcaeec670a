#include "tracked.h"

#include <execinfo.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "allocations.h"
#include "print.h"
#include "sink.h"
#include "stacks.h"

unsigned loader_tracked;
const ur_layer_dditable_t *loader_tracked_next;

const char *loader_function_name(unsigned function) {
    const struct ur_print_function *f = ur_print_find_function(function);
    return f ? ur_print_name(f->name) : "an unknown call";
}

const char *loader_kind_name(unsigned kind) {
    /* The kinds leave out ur_loader_config_handle_t and keep the order of the rest. */
    unsigned left = kind;
    for (unsigned i = 0;; i++) {
        const char *name = ur_print_name(ur_print_handles[i]);
        if (strcmp(name, "ur_loader_config_handle_t") != 0 && --left == 0) {
            return name;
        }
    }
}

void loader_complain(unsigned function, unsigned param, int place, const char *format, ...) {
    const struct ur_print_function *f = ur_print_find_function(function);
    char text[1024];
    int length = snprintf(text, sizeof(text), "%s: %s", loader_function_name(function),
                          f ? ur_print_name(ur_print_fields[f->first + param].name) : "?");
    if (place >= 0 && length < (int)sizeof(text)) {
        length += snprintf(text + length, sizeof(text) - (size_t)length, "[%d]", place);
    }
    va_list args;
    va_start(args, format);
    if (length < (int)sizeof(text)) {
        vsnprintf(text + length, sizeof(text) - (size_t)length, format, args);
    }
    va_end(args);
    loader_sink_write(&loader_validation_sink, UR_LOGGER_LEVEL_ERROR, text);
}

ur_result_t loader_handle_wrong(unsigned function, unsigned param, int place, const void *handle,
                                unsigned kind) {
    struct loader_record *record = loader_handle_find(handle);
    ur_result_t result = (ur_result_t)loader_wrong_handle[kind];

    if (!(loader_tracked & LOADER_TRACK_LIFETIMES)) {
        return UR_RESULT_SUCCESS;
    }
    if (place >= 0 && kind == LOADER_KIND_EVENT) {
        result = UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST;
    }
    if (!record) {
        loader_complain(function, param, place, " = %p is no handle that any call has returned",
                        handle);
        return result;
    }
    uint32_t state = atomic_load(&record->state);
    if (state >> 4 != kind) {
        loader_complain(function, param, place, " = %p is a %s%s and no %s", handle,
                        (state & 15) == LOADER_HANDLE_DEAD ? "released " : "",
                        loader_kind_name(state >> 4), loader_kind_name(kind));
        return result;
    }
    if ((state & 15) == LOADER_HANDLE_ORPHAN) {
        /* Allowed, since children keep what they need, but seldom meant: said once for each. */
        loader_sink_format(&loader_validation_sink, UR_LOGGER_LEVEL_WARN,
                           "%s: the %s %p is used after the last release of what it was made from",
                           loader_function_name(function), loader_kind_name(kind), handle);
        atomic_compare_exchange_strong(&record->state, &state,
                                       LOADER_HANDLE_STATE(kind, LOADER_HANDLE_LIVE));
        return UR_RESULT_SUCCESS;
    }
    if (state == LOADER_HANDLE_STATE(kind, LOADER_HANDLE_LIVE)) {
        return UR_RESULT_SUCCESS;
    }
    loader_complain(function, param, place, " = %p is a %s that %s has released%s", handle,
                    loader_kind_name(kind), loader_function_name(atomic_load(&record->ended_by)),
                    strstr(loader_function_name(function), "Release") ? " already: its reference "
                                                                        "count would go below zero"
                                                                      : "");
    return result;
}

ur_result_t loader_use(unsigned function, unsigned param, const void *handle, unsigned kind) {
    if (__builtin_expect(handle && !loader_handle_is(handle, kind), 0)) {
        return loader_handle_wrong(function, param, -1, handle, kind);
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t loader_use_list(unsigned function, unsigned param, uint64_t count, const void *list,
                            unsigned kind) {
    for (uint64_t i = 0; list && i < count; i++) {
        const void *handle = ((const void *const *)list)[i];
        if (__builtin_expect(handle && !loader_handle_is(handle, kind), 0)) {
            ur_result_t result = loader_handle_wrong(function, param, (int)i, handle, kind);
            if (result != UR_RESULT_SUCCESS) {
                return result;
            }
        }
    }
    return UR_RESULT_SUCCESS;
}

/* -- references -- */

static void make_orphan(struct loader_record *record, void *user) {
    for (int i = 0; i < LOADER_MAX_PARENTS; i++) {
        if (record->parents[i] != user) {
            continue;
        }
        uint32_t state = atomic_load(&record->state);
        if ((state & 15) == LOADER_HANDLE_LIVE) {
            uint32_t kind = state >> 4;
            /* Commands live and end with their command buffer. */
            unsigned now = kind == LOADER_KIND_EXP_COMMAND_BUFFER_COMMAND ? LOADER_HANDLE_DEAD
                                                                          : LOADER_HANDLE_ORPHAN;
            atomic_compare_exchange_strong(&record->state, &state, LOADER_HANDLE_STATE(kind, now));
        }
        return;
    }
}

ur_result_t loader_releasing(unsigned function, unsigned param, const void *handle, unsigned kind,
                             uint32_t *token) {
    *token = 0;
    if (!handle) {
        return UR_RESULT_SUCCESS;
    }
    struct loader_record *record = loader_handle_find(handle);
    /* A child may outlive what it was made from until it is released. */
    bool orphan =
        record && atomic_load(&record->state) == LOADER_HANDLE_STATE(kind, LOADER_HANDLE_ORPHAN);
    ur_result_t result = orphan ? UR_RESULT_SUCCESS : loader_use(function, param, handle, kind);
    if (result != UR_RESULT_SUCCESS || !record || record->borrowed) {
        return result;
    }
    if ((atomic_load(&record->state) & 15) == LOADER_HANDLE_DEAD) {
        return UR_RESULT_SUCCESS;
    }
    int32_t refs = atomic_fetch_sub(&record->refs, 1);
    *token = 1;
    if (refs == 1) {
        *token = 2;
        /* Before the call: after it, the address may belong to another object. */
        atomic_store(&record->ended_by, (uint16_t)function);
        atomic_store(&record->state, LOADER_HANDLE_STATE(kind, LOADER_HANDLE_DEAD));
        for (int i = 0; i < LOADER_MAX_PARENTS; i++) {
            if (record->parents[i]) {
                atomic_fetch_sub(&record->parents[i]->children, 1);
            }
        }
        if (atomic_load(&record->children) > 0) {
            loader_handles_each(make_orphan, record);
        }
    } else if (refs <= 0) {
        atomic_fetch_add(&record->refs, 1);
        *token = 0;
        loader_complain(function, param, -1, " = %p: the reference count would go below zero",
                        handle);
        return (loader_tracked & LOADER_TRACK_LIFETIMES) ? (ur_result_t)loader_wrong_handle[kind]
                                                         : UR_RESULT_SUCCESS;
    }
    return UR_RESULT_SUCCESS;
}

void loader_release_failed(const void *handle, uint32_t token) {
    struct loader_record *record = loader_handle_find(handle);
    if (!record || !token) {
        return;
    }
    atomic_fetch_add(&record->refs, 1);
    if (token == 2) {
        uint32_t state = atomic_load(&record->state);
        for (int i = 0; i < LOADER_MAX_PARENTS; i++) {
            if (record->parents[i]) {
                atomic_fetch_add(&record->parents[i]->children, 1);
            }
        }
        atomic_store(&record->state, LOADER_HANDLE_STATE(state >> 4, LOADER_HANDLE_LIVE));
    }
}

void loader_retained(const void *handle) {
    struct loader_record *record = loader_handle_find(handle);
    if (record && !record->borrowed) {
        atomic_fetch_add(&record->refs, 1);
    }
}

void loader_made(unsigned function, void *handle, unsigned kind, bool borrowed,
                 unsigned num_parents, const void *const *parents, void *caller) {
    struct loader_record *records[LOADER_MAX_PARENTS];
    unsigned count = 0;
    if (!handle) {
        return;
    }
    for (unsigned i = 0; i < num_parents && count < LOADER_MAX_PARENTS; i++) {
        struct loader_record *parent = parents[i] ? loader_handle_find(parents[i]) : NULL;
        if (parent && !parent->borrowed) {
            records[count++] = parent;
        }
    }
    struct loader_record *record =
        loader_handle_made(handle, kind, function, borrowed, count, records);
    if (!record || borrowed || !(loader_tracked & LOADER_TRACK_LEAKS) ||
        atomic_load(&record->refs) != 1) {
        return;
    }
    /* Events are made by the thousand: of them the place of the call has to do. */
    record->caller = caller;
    if (kind != LOADER_KIND_EVENT) {
        struct loader_stack *stack = loader_stack_take();
        free(atomic_exchange(&record->stack, stack));
    }
}

void loader_made_list(unsigned function, uint64_t count, const uint32_t *written, const void *list,
                      unsigned kind, bool borrowed, unsigned num_parents,
                      const void *const *parents, void *caller) {
    if (written && *written < count) {
        count = *written;
    }
    for (uint64_t i = 0; list && i < count; i++) {
        loader_made(function, ((void *const *)list)[i], kind, borrowed, num_parents, parents,
                    caller);
    }
}

/* The kind of a handle type of the printer's tables. */
static unsigned kind_of_handle(unsigned index) {
    unsigned kind = 0;
    for (unsigned i = 0; i <= index; i++) {
        kind += strcmp(ur_print_name(ur_print_handles[i]), "ur_loader_config_handle_t") != 0;
    }
    return kind;
}

void loader_info_made(unsigned function, unsigned property_param, uint32_t property, size_t size,
                      const void *value, const size_t *size_ret) {
    const struct ur_print_function *f = ur_print_find_function(function);
    if (!f || !value) {
        return;
    }
    const struct ur_print_field *field = &ur_print_fields[f->first + property_param];
    const struct ur_print_value *v =
        ur_print_find_value(ur_print_types[field->type].index, property);
    if (!v || ur_print_types[v->type].kind != UR_PRINT_HANDLE) {
        return;
    }
    if (size_ret && *size_ret < size) {
        size = *size_ret;
    }
    if (!ur_print_types[v->type].array && size > sizeof(void *)) {
        size = sizeof(void *);
    }
    loader_made_list(function, size / sizeof(void *), NULL, value,
                     kind_of_handle(ur_print_types[v->type].index), true, 0, NULL, NULL);
}

void loader_set_size(const void *buffer, size_t size) {
    struct loader_record *record = buffer ? loader_handle_find(buffer) : NULL;
    if (record) {
        atomic_store(&record->size, size);
    }
}

/* -- structures that hold handles -- */

ur_result_t loader_use_args(unsigned function, unsigned param, uint32_t count,
                            const ur_exp_kernel_arg_properties_t *args) {
    ur_result_t result = UR_RESULT_SUCCESS;
    for (uint32_t i = 0; args && i < count && result == UR_RESULT_SUCCESS; i++) {
        const void *handle = NULL;
        unsigned kind = LOADER_KIND_NONE;
        if (args[i].type == UR_EXP_KERNEL_ARG_TYPE_MEM_OBJ) {
            handle = args[i].value.memObjTuple.hMem;
            kind = LOADER_KIND_MEM;
        } else if (args[i].type == UR_EXP_KERNEL_ARG_TYPE_SAMPLER) {
            handle = args[i].value.sampler;
            kind = LOADER_KIND_SAMPLER;
        }
        if (handle && !loader_handle_is(handle, kind)) {
            result = loader_handle_wrong(function, param, (int)i, handle, kind);
        }
    }
    return result;
}

ur_result_t loader_use_updates(unsigned function, unsigned param, uint32_t count,
                               const ur_exp_command_buffer_update_kernel_launch_desc_t *updates) {
    ur_result_t result = UR_RESULT_SUCCESS;
    for (uint32_t i = 0; updates && i < count && result == UR_RESULT_SUCCESS; i++) {
        const ur_exp_command_buffer_update_kernel_launch_desc_t *update = &updates[i];
        const void *command = update->hCommand, *kernel = update->hNewKernel;
        if (command && !loader_handle_is(command, LOADER_KIND_EXP_COMMAND_BUFFER_COMMAND)) {
            result = loader_handle_wrong(function, param, (int)i, command,
                                         LOADER_KIND_EXP_COMMAND_BUFFER_COMMAND);
        }
        if (result == UR_RESULT_SUCCESS && kernel &&
            !loader_handle_is(kernel, LOADER_KIND_KERNEL)) {
            result = loader_handle_wrong(function, param, (int)i, kernel, LOADER_KIND_KERNEL);
        }
        for (uint32_t j = 0; update->pNewMemObjArgList && j < update->numNewMemObjArgs &&
                             result == UR_RESULT_SUCCESS;
             j++) {
            const void *mem = update->pNewMemObjArgList[j].hNewMemObjArg;
            if (mem && !loader_handle_is(mem, LOADER_KIND_MEM)) {
                result = loader_handle_wrong(function, param, (int)i, mem, LOADER_KIND_MEM);
            }
        }
    }
    return result;
}

ur_result_t loader_use_chain(unsigned function, unsigned param, const void *chain) {
    const ur_base_desc_t *at = chain;
    for (int i = 0; at && i < 16; i++, at = at->pNext) {
        if (at->stype == UR_STRUCTURE_TYPE_USM_POOL_BUFFER_DESC) {
            const void *device = ((const ur_usm_pool_buffer_desc_t *)(const void *)at)->device;
            if (device && !loader_handle_is(device, LOADER_KIND_DEVICE)) {
                return loader_handle_wrong(function, param, -1, device, LOADER_KIND_DEVICE);
            }
        }
    }
    return UR_RESULT_SUCCESS;
}

/* -- bounds -- */

ur_result_t loader_bounds_usm(unsigned function, unsigned param, const void *pointer,
                              size_t length) {
    struct loader_allocation a;
    if (!pointer || !length || !loader_allocation_find(pointer, &a) ||
        a.state != LOADER_ALLOCATION_LIVE) {
        return UR_RESULT_SUCCESS; /* not ours to judge: host memory, or memory that was imported */
    }
    size_t offset = (uintptr_t)pointer - a.base;
    if (length <= a.size - offset) {
        return UR_RESULT_SUCCESS;
    }
    loader_complain(function, param, -1,
                    " = %p: %zu bytes from offset %zu pass the end of an allocation of %zu bytes "
                    "made by %s",
                    pointer, length, offset, a.size, loader_function_name(a.made_by));
    return UR_RESULT_ERROR_INVALID_SIZE;
}

/* a * b + c, or SIZE_MAX if that is no size_t. */
static size_t extent(size_t a, size_t b, size_t c) {
    size_t product, sum;
    if (__builtin_mul_overflow(a, b, &product) || __builtin_add_overflow(product, c, &sum)) {
        return SIZE_MAX;
    }
    return sum;
}

ur_result_t loader_bounds_usm_2d(unsigned function, unsigned param, const void *pointer,
                                 size_t pitch, size_t width, size_t height) {
    if (!height || !width) {
        return UR_RESULT_SUCCESS;
    }
    return loader_bounds_usm(function, param, pointer, extent(pitch, height - 1, width));
}

static ur_result_t past_buffer(unsigned function, unsigned param, const void *buffer, size_t end) {
    struct loader_record *record = buffer ? loader_handle_find(buffer) : NULL;
    size_t size = record ? atomic_load(&record->size) : 0;
    if (!size || end <= size) {
        return UR_RESULT_SUCCESS;
    }
    if (end == SIZE_MAX) {
        loader_complain(function, param, -1,
                        " = %p: the region passes the end of the address space; the buffer has %zu "
                        "bytes",
                        buffer, size);
    } else {
        loader_complain(function, param, -1,
                        " = %p: byte %zu is the last one touched, past the end of a buffer of %zu "
                        "bytes",
                        buffer, end - 1, size);
    }
    return UR_RESULT_ERROR_INVALID_SIZE;
}

ur_result_t loader_bounds_buffer(unsigned function, unsigned param, const void *buffer,
                                 size_t offset, size_t length) {
    return length ? past_buffer(function, param, buffer, extent(offset, 1, length))
                  : UR_RESULT_SUCCESS;
}

ur_result_t loader_bounds_rect(unsigned function, unsigned param, const void *buffer,
                               ur_rect_offset_t origin, ur_rect_region_t region, size_t row_pitch,
                               size_t slice_pitch) {
    if (!region.width || !region.height || !region.depth) {
        return UR_RESULT_SUCCESS;
    }
    size_t row = row_pitch ? row_pitch : region.width;
    size_t slice = slice_pitch ? slice_pitch : extent(row, region.height, 0);
    size_t end = extent(1, origin.x, region.width);
    end = extent(row, extent(1, origin.y, region.height - 1), end);
    end = extent(slice, extent(1, origin.z, region.depth - 1), end);
    return past_buffer(function, param, buffer, end);
}

ur_result_t loader_bounds_image(unsigned function, unsigned param, const void *image,
                                ur_rect_offset_t origin, ur_rect_region_t region) {
    static const ur_image_info_t sides[] = {UR_IMAGE_INFO_WIDTH, UR_IMAGE_INFO_HEIGHT,
                                            UR_IMAGE_INFO_DEPTH};
    const uint64_t from[] = {origin.x, origin.y, origin.z};
    const uint64_t count[] = {region.width, region.height, region.depth};
    if (!image || !loader_handle_is(image, LOADER_KIND_MEM)) {
        return UR_RESULT_SUCCESS;
    }
    for (int i = 0; i < 3; i++) {
        size_t side = 0;
        ur_result_t result = loader_tracked_next->ddi.Mem.pfnImageGetInfo(
            (ur_mem_handle_t)(uintptr_t)image, sides[i], sizeof(side), &side, NULL);
        if (result != UR_RESULT_SUCCESS || !side) {
            continue; /* a side that the image does not have */
        }
        if (from[i] > side || count[i] > side - from[i]) {
            loader_complain(function, param, -1,
                            " = %p: %llu pixels from %llu pass the end of a side of %zu pixels "
                            "(dimension %d)",
                            image, (unsigned long long)count[i], (unsigned long long)from[i], side,
                            i);
            return UR_RESULT_ERROR_INVALID_SIZE;
        }
    }
    return UR_RESULT_SUCCESS;
}

/* -- allocations -- */

struct loader_stack *loader_stack_take(void) {
    struct loader_stack *stack = NULL;
    if (loader_tracked & LOADER_TRACK_LEAKS) {
        stack = malloc(sizeof(*stack));
        if (stack) {
            stack->depth = backtrace(stack->frames, LOADER_MAX_FRAMES);
        }
    }
    return stack;
}

void loader_allocated(unsigned function, const void *pointer, size_t size) {
    if (pointer) {
        loader_allocation_add(pointer, size, function, -1, NULL, loader_stack_take());
    }
}

ur_result_t loader_freeing(unsigned function, unsigned param, const void *pointer,
                           struct loader_allocation *a, bool *known) {
    *known = false;
    if (!pointer || !loader_allocation_find(pointer, a)) {
        return UR_RESULT_SUCCESS;
    }
    if (loader_tracked & LOADER_TRACK_LIFETIMES) {
        if (a->base != (uintptr_t)pointer) {
            loader_complain(function, param, -1,
                            " = %p points %zu bytes into an allocation made by %s", pointer,
                            (uintptr_t)pointer - a->base, loader_function_name(a->made_by));
            return UR_RESULT_ERROR_INVALID_MEM_OBJECT;
        }
        if (a->state == LOADER_ALLOCATION_FREED) {
            loader_complain(function, param, -1, " = %p is freed twice: %s has freed it", pointer,
                            loader_function_name(a->ended_by));
            return UR_RESULT_ERROR_INVALID_MEM_OBJECT;
        }
    }
    *known = loader_allocation_remove(pointer, a);
    return UR_RESULT_SUCCESS;
}

void loader_free_failed(const struct loader_allocation *a) {
    loader_allocation_add((const void *)a->base, a->size, a->made_by, a->order, a->queue, NULL);
}

/* -- leaks -- */

static void count_leak(struct loader_record *record, void *user) {
    uint32_t state = atomic_load(&record->state) & 15;
    uint32_t kind = atomic_load(&record->state) >> 4;
    if (record->borrowed || state == LOADER_HANDLE_DEAD || state == 0 ||
        kind == LOADER_KIND_EXP_COMMAND_BUFFER_COMMAND) {
        return;
    }
    ++*(unsigned *)user;
    int32_t refs = atomic_load(&record->refs);
    loader_sink_format(&loader_validation_sink, UR_LOGGER_LEVEL_ERROR,
                       "leak: %s %p is still live with %d reference%s; %s made it",
                       loader_kind_name(kind), (void *)record->handle, (int)refs,
                       refs == 1 ? "" : "s", loader_function_name(atomic_load(&record->made_by)));
    const struct loader_stack caller = {.depth = record->caller ? 1 : 0,
                                        .frames = {record->caller}};
    const struct loader_stack *stack = atomic_load(&record->stack);
    loader_stack_write(stack && kind != LOADER_KIND_EVENT ? stack : &caller);
}

static void count_allocation(const struct loader_allocation *a, const struct loader_stack *stack,
                             void *user) {
    if (a->state != LOADER_ALLOCATION_LIVE) {
        return;
    }
    ++*(unsigned *)user;
    loader_sink_format(&loader_validation_sink, UR_LOGGER_LEVEL_ERROR,
                       "leak: USM allocation %p of %zu bytes is still live; %s made it",
                       (void *)a->base, a->size, loader_function_name(a->made_by));
    loader_stack_write(stack);
}

/* -- start and stop -- */

ur_result_t loader_tracked_start(unsigned what, const ur_layer_dditable_t *next,
                                 ur_layer_dditable_t *out) {
    if (!loader_handles_start()) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    loader_allocations_start();
    loader_order_start();
    if (what & LOADER_TRACK_LEAKS) {
        /* The first backtrace loads a library; that must not happen inside of a call. */
        void *frame;
        (void)backtrace(&frame, 1);
    }
    loader_tracked = what;
    loader_tracked_next = next;
    loader_tracked_fill(out);
    return UR_RESULT_SUCCESS;
}

void loader_tracked_stop(void) {
    if (loader_tracked & LOADER_TRACK_LEAKS) {
        unsigned leaks = 0;
        loader_handles_each(count_leak, &leaks);
        loader_allocations_each(count_allocation, &leaks);
        loader_sink_format(&loader_validation_sink,
                           leaks ? UR_LOGGER_LEVEL_ERROR : UR_LOGGER_LEVEL_INFO,
                           leaks == 1 ? "%u object leaked" : "%u objects leaked", leaks);
        loader_stacks_end();
    }
    loader_tracked = 0;
}
