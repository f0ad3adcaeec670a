#include "tracked.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "allocations.h"
#include "clock.h"
#include "print.h"
#include "sink.h"

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
    loader_caught(UR_RESULT_ERROR_INVALID_ARGUMENT, text);
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
    if (!record && loader_layers_late) {
        loader_handle_met(handle, kind, function);
        return UR_RESULT_SUCCESS;
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

/* What was only shown ends with the last that keeps it. */
static void fade(struct loader_record *record, unsigned function) {
    uint32_t state = atomic_load(&record->state);
    if (atomic_load(&record->hold) == LOADER_HOLD_SHOWN && atomic_load(&record->refs) == 0 &&
        atomic_load(&record->children) == 0 && !atomic_load(&record->keeper) &&
        (state & 15) != LOADER_HANDLE_DEAD) {
        atomic_store(&record->ended_by, (uint16_t)function);
        atomic_compare_exchange_strong(&record->state, &state,
                                       LOADER_HANDLE_STATE(state >> 4, LOADER_HANDLE_DEAD));
    }
}

struct ending {
    struct loader_record *record;
    unsigned function;
};

static void without_parent(struct loader_record *record, void *user) {
    const struct ending *ending = user;
    struct loader_record *keeper = ending->record;
    if (atomic_compare_exchange_strong(&record->keeper, &keeper, NULL)) {
        atomic_fetch_sub(&ending->record->children, 1);
        fade(record, ending->function);
    }
    for (int i = 0; i < LOADER_MAX_PARENTS; i++) {
        if (record->parents[i] != ending->record) {
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

/* The last reference goes. Before the call: after it, the address may belong to another object. */
static void tracked_end(struct loader_record *record, unsigned function, unsigned kind) {
    atomic_store(&record->ended_by, (uint16_t)function);
    atomic_store(&record->state, LOADER_HANDLE_STATE(kind, LOADER_HANDLE_DEAD));
    if (atomic_load(&record->children) > 0) {
        struct ending ending = {record, function};
        loader_handles_each(without_parent, &ending);
    }
    for (int i = 0; i < LOADER_MAX_PARENTS; i++) {
        if (record->parents[i]) {
            atomic_fetch_sub(&record->parents[i]->children, 1);
            fade(record->parents[i], function);
        }
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
    if (result != UR_RESULT_SUCCESS || !record || atomic_load(&record->hold) == LOADER_HOLD_ROOT ||
        (atomic_load(&record->state) & 15) == LOADER_HANDLE_DEAD) {
        return result;
    }
    int32_t refs = atomic_fetch_sub(&record->refs, 1);
    *token = 1;
    if (refs <= 0) {
        atomic_fetch_add(&record->refs, 1);
        *token = 0;
        loader_complain(function, param, -1, " = %p: the reference count would go below zero",
                        handle);
        return (loader_tracked & LOADER_TRACK_LIFETIMES) ? (ur_result_t)loader_wrong_handle[kind]
                                                         : UR_RESULT_SUCCESS;
    }
    if (refs == 1 && atomic_load(&record->hold) == LOADER_HOLD_SHOWN) {
        fade(record, function);
    } else if (refs == 1) {
        *token = 2;
        tracked_end(record, function, kind);
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
        for (int i = 0; i < LOADER_MAX_PARENTS; i++) {
            if (record->parents[i]) {
                atomic_fetch_add(&record->parents[i]->children, 1);
            }
        }
    }
    uint32_t state = atomic_load(&record->state);
    atomic_store(&record->state, LOADER_HANDLE_STATE(state >> 4, LOADER_HANDLE_LIVE));
}

void loader_retained(const void *handle) {
    struct loader_record *record = loader_handle_find(handle);
    if (record && atomic_load(&record->hold) != LOADER_HOLD_ROOT) {
        atomic_fetch_add(&record->refs, 1);
    }
}

void loader_made(unsigned function, void *handle, unsigned kind, unsigned num_parents,
                 const void *const *parents, void *caller) {
    struct loader_record *records[LOADER_MAX_PARENTS];
    unsigned count = 0;
    if (!handle) {
        return;
    }
    for (unsigned i = 0; i < num_parents && count < LOADER_MAX_PARENTS; i++) {
        struct loader_record *parent = parents[i] ? loader_handle_find(parents[i]) : NULL;
        if (parent && atomic_load(&parent->hold) != LOADER_HOLD_ROOT) {
            records[count++] = parent;
        }
    }
    struct loader_record *record = loader_handle_made(handle, kind, function, count, records);
    if (!record || !(loader_tracked & LOADER_TRACK_LEAKS) || atomic_load(&record->refs) != 1) {
        return;
    }
    /* Events are made by the thousand: of them the place of the call has to do. */
    record->caller = caller;
    if (kind != LOADER_KIND_EVENT) {
        struct loader_stack *stack = loader_stack_take();
        free(atomic_exchange(&record->stack, stack));
    }
}

bool loader_hand_over(void *handle, unsigned kind) {
    struct loader_record *record = handle ? loader_handle_find(handle) : NULL;
    uint32_t live = LOADER_HANDLE_STATE(kind, LOADER_HANDLE_LIVE);
    if (!record || atomic_load(&record->state) != live) {
        return handle != NULL;
    }
    if (atomic_load(&record->hold) != LOADER_HOLD_SHOWN || atomic_load(&record->refs) > 0) {
        return false;
    }
    struct loader_record *keeper = atomic_exchange(&record->keeper, NULL);
    if (keeper) {
        atomic_fetch_sub(&keeper->children, 1);
    }
    /* Of the object that is made anew nothing is known from before. */
    return atomic_compare_exchange_strong(&record->state, &live,
                                          LOADER_HANDLE_STATE(kind, LOADER_HANDLE_DEAD));
}

void loader_made_list(unsigned function, uint64_t count, const uint32_t *written, const void *list,
                      unsigned kind, unsigned num_parents, const void *const *parents,
                      void *caller) {
    if (written && *written < count) {
        count = *written;
    }
    for (uint64_t i = 0; list && i < count; i++) {
        loader_made(function, ((void *const *)list)[i], kind, num_parents, parents, caller);
    }
}

void loader_shown_list(unsigned function, uint64_t count, const uint32_t *written, const void *list,
                       unsigned kind, const void *keeper) {
    if (written && *written < count) {
        count = *written;
    }
    for (uint64_t i = 0; list && i < count; i++) {
        void *handle = ((void *const *)list)[i];
        if (handle) {
            loader_handle_shown(handle, kind, function, keeper ? loader_handle_find(keeper) : NULL);
        }
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

void loader_info_shown(unsigned function, unsigned property_param, uint32_t property, size_t size,
                       const void *value, const size_t *size_ret, const void *asked) {
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
    loader_shown_list(function, size / sizeof(void *), NULL, value,
                      kind_of_handle(ur_print_types[v->type].index), asked);
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
            const ur_usm_pool_buffer_desc_t *buffer = (const void *)at;
            const void *device = buffer->device;
            if (device && !loader_handle_is(device, LOADER_KIND_DEVICE)) {
                return loader_handle_wrong(function, param, -1, device, LOADER_KIND_DEVICE);
            }
            ur_result_t result = loader_alive(function, param, -1, buffer->pMem);
            if (result != UR_RESULT_SUCCESS) {
                return result;
            }
        }
    }
    return UR_RESULT_SUCCESS;
}

/* -- allocations -- */

void loader_allocated(unsigned function, const void *context, const void *pointer, size_t size) {
    const struct loader_place place = {0, 0, context};
    if (pointer) {
        loader_allocation_add(pointer, size, function, &place, loader_stack_take());
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
        if (a->state != LOADER_ALLOCATION_LIVE) {
            loader_complain(function, param, -1, " = %p is freed twice: %s has freed it", pointer,
                            loader_function_name(a->ended_by));
            return UR_RESULT_ERROR_INVALID_MEM_OBJECT;
        }
    }
    *known = loader_allocation_remove(pointer, a);
    return UR_RESULT_SUCCESS;
}

void loader_free_failed(const struct loader_allocation *a) {
    struct loader_place place = a->place;
    if (!loader_lane_enter(place.lane)) {
        place.lane = 0;
    }
    loader_allocation_add((const void *)a->base, a->size, a->made_by, &place, NULL);
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
        loader_leaks_start();
    }
    loader_tracked = what;
    loader_tracked_next = next;
    loader_tracked_fill(out);
    return UR_RESULT_SUCCESS;
}

void loader_tracked_stop(void) {
    loader_kept_give_back();
    if (loader_tracked & LOADER_TRACK_LEAKS) {
        loader_leaks_write();
    }
    loader_tracked = 0;
}
