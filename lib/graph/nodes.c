/* What runs consist of, for people to read: commands as text, and the nodes of runs for tracing. */
#include "nodes.h"

#include <stdlib.h>
#include <string.h>

/* ---- commands as text ------------------------------------------------------------------------ */

static const char *nodes_type_name(ur_command_t type) {
    switch ((int)type) {
    case UR_COMMAND_EVENTS_WAIT:
        return "wait";
    case UR_COMMAND_EVENTS_WAIT_WITH_BARRIER:
        return "barrier";
    case UR_COMMAND_ENQUEUE_USM_DEVICE_ALLOC_EXP:
        return "allocate device memory";
    case UR_COMMAND_ENQUEUE_USM_SHARED_ALLOC_EXP:
        return "allocate shared memory";
    case UR_COMMAND_ENQUEUE_USM_HOST_ALLOC_EXP:
        return "allocate host memory";
    case UR_COMMAND_ENQUEUE_USM_FREE_EXP:
        return "free";
    case UR_COMMAND_USM_FILL_2D:
        return "fill in two dimensions";
    case UR_COMMAND_USM_MEMCPY_2D:
        return "copy in two dimensions";
    case UR_COMMAND_MEM_IMAGE_READ:
        return "read image";
    case UR_COMMAND_MEM_IMAGE_WRITE:
        return "write image";
    case UR_COMMAND_MEM_IMAGE_COPY:
        return "copy image";
    case UR_COMMAND_DEVICE_GLOBAL_VARIABLE_READ:
        return "read variable";
    case UR_COMMAND_DEVICE_GLOBAL_VARIABLE_WRITE:
        return "write variable";
    case UR_COMMAND_HOST_TASK_EXP:
        return "host task";
    default:
        return "command";
    }
}

/* A kernel's name has no more than letters, but a driver may tell anything. */
static void write_name(FILE *out, ur_kernel_handle_t kernel) {
    char name[256] = "?";
    size_t size = 0;
    if (ur_own.Kernel.pfnGetInfo(kernel, UR_KERNEL_INFO_FUNCTION_NAME, 0, NULL, &size) !=
            UR_RESULT_SUCCESS ||
        size > sizeof(name) ||
        ur_own.Kernel.pfnGetInfo(kernel, UR_KERNEL_INFO_FUNCTION_NAME, size, name, NULL) !=
            UR_RESULT_SUCCESS) {
        strcpy(name, "?");
    }
    for (const char *at = name; *at; ++at) {
        fputc(*at == '"' || *at == '\\' || *at < ' ' ? '_' : *at, out);
    }
}

static void write_launch(FILE *out, const struct ur_recorded_launch *launch) {
    fputs("launch ", out);
    write_name(out, launch->kernel);
    fputs(" over ", out);
    for (uint32_t i = 0; i < launch->dims; ++i) {
        fprintf(out, "%s%zu", i ? "x" : "", launch->global[i]);
    }
    for (uint32_t i = 0; launch->has_local && i < launch->dims; ++i) {
        fprintf(out, "%s%zu", i ? "x" : " in groups of ", launch->local[i]);
    }
}

void ur_command_write(FILE *out, const ur_command *command) {
    const struct ur_recorded_move *move = &command->as.move;
    const struct ur_recorded_fill *fill = &command->as.fill;
    const struct ur_recorded_hint *hint = &command->as.hint;
    const struct ur_recorded_join *join = &command->as.join;
    const ur_rect_region_t *region = &command->as.rect.region;
    switch (command->kind) {
    case UR_RECORDED_LAUNCH:
        write_launch(out, &command->as.launch);
        break;
    case UR_RECORDED_COPY:
        fprintf(out, "copy %zu bytes from %p to %p", move->size, move->from, move->to);
        break;
    case UR_RECORDED_FILL:
        fprintf(out, "fill %zu bytes at %p with a pattern of %zu", fill->size, fill->memory,
                fill->pattern_size);
        break;
    case UR_RECORDED_PREFETCH:
        fprintf(out, "prefetch %zu bytes at %p", hint->size, hint->memory);
        break;
    case UR_RECORDED_ADVICE:
        fprintf(out, "advise on %zu bytes at %p", hint->size, hint->memory);
        break;
    case UR_RECORDED_BUFFER_COPY:
        fprintf(out, "copy %zu bytes from buffer to buffer", move->size);
        break;
    case UR_RECORDED_BUFFER_FILL:
        fprintf(out, "fill %zu bytes of a buffer with a pattern of %zu", fill->size,
                fill->pattern_size);
        break;
    case UR_RECORDED_BUFFER_READ:
        fprintf(out, "read %zu bytes of a buffer to %p", move->size, move->to);
        break;
    case UR_RECORDED_BUFFER_WRITE:
        fprintf(out, "write %zu bytes of a buffer from %p", move->size, move->from);
        break;
    case UR_RECORDED_RECT_COPY:
    case UR_RECORDED_RECT_READ:
    case UR_RECORDED_RECT_WRITE:
        fprintf(out, "%s a box of %llux%llux%llu of a buffer",
                command->kind == UR_RECORDED_RECT_COPY   ? "copy"
                : command->kind == UR_RECORDED_RECT_READ ? "read"
                                                         : "write",
                (unsigned long long)region->width, (unsigned long long)region->height,
                (unsigned long long)region->depth);
        break;
    case UR_RECORDED_JOIN:
        fputs(nodes_type_name(join->type), out);
        if (join->memory) {
            fprintf(out, ", %zu bytes at %p", join->size, join->memory);
        }
        break;
    case UR_RECORDED_CALL:
        fputs(nodes_type_name(command->as.call->type), out);
        break;
    case UR_RECORDED_NATIVE:
        fputs("native commands", out);
        break;
    }
}

/* ---- the texts of a recording ---------------------------------------------------------------- */

struct ur_node_texts {
    _Atomic uint32_t refs;
    uint32_t count;
    char *all; /* owned; texts with their zeros, one after the other; empty: no node */
};

static void texts_release(struct ur_node_texts *texts) {
    if (texts && atomic_fetch_sub_explicit(&texts->refs, 1, memory_order_acq_rel) == 1) {
        free(texts->all);
        free(texts);
    }
}

/* NULL: no memory. */
static struct ur_node_texts *texts_make(const struct ur_recording *recording) {
    struct ur_node_texts *texts = calloc(1, sizeof(*texts));
    size_t size = 0;
    FILE *out = texts ? open_memstream(&texts->all, &size) : NULL;
    if (!out) {
        free(texts);
        return NULL;
    }
    for (uint32_t i = 0; i < recording->count; ++i) {
        if (recording->commands[i]->kind != UR_RECORDED_JOIN) {
            ur_command_write(out, recording->commands[i]);
        }
        fputc('\0', out);
    }
    if (ferror(out) | fclose(out)) {
        free(texts->all);
        free(texts);
        return NULL;
    }
    atomic_init(&texts->refs, 1);
    texts->count = recording->count;
    return texts;
}

/* ---- runs ------------------------------------------------------------------------------------ */

static _Atomic int wanted; /* 1: nodes; 2: with times of each */

void ur_adapter_want_nodes(bool each) {
    atomic_store_explicit(&wanted, each ? 2 : 1, memory_order_relaxed);
}

bool ur_nodes_wanted(void) {
    return atomic_load_explicit(&wanted, memory_order_relaxed) != 0;
}

bool ur_nodes_wanted_each(void) {
    return atomic_load_explicit(&wanted, memory_order_relaxed) == 2;
}

struct ur_run_nodes {
    struct ur_node_texts *texts; /* with a reference */
    ur_event_handle_t *events;   /* owned, each that is not NULL retained; NULL: none */
};

void ur_nodes_free(struct ur_run_nodes *nodes) {
    if (!nodes) {
        return;
    }
    for (uint32_t i = 0; nodes->events && i < nodes->texts->count; ++i) {
        if (nodes->events[i]) {
            ur_own.Event.pfnRelease(nodes->events[i]);
        }
    }
    free(nodes->events);
    texts_release(nodes->texts);
    free(nodes);
}

void ur_nodes_forget(struct ur_instance *instance) {
    texts_release(instance->texts);
    instance->texts = NULL;
}

/* Of the times that the event has, of none, or that there are none. */
static struct ur_run_times *own_times(ur_event_handle_t event) {
    struct ur_run_times *times = ur_event_base(event)->run;
    if (times && times != &ur_run_untimed) {
        return times;
    }
    struct ur_run_times *made = calloc(1, sizeof(*made));
    if (made) {
        made->plain = times == NULL;
        ur_event_base(event)->run = made;
    }
    return made;
}

void ur_nodes_attach(struct ur_instance *instance, ur_event_handle_t event,
                     ur_event_handle_t *events) {
    if (ur_event_base(event)->run && ur_event_base(event)->run->nodes) {
        return; /* the driver's operations have enqueued them one by one: that run knows more */
    }
    struct ur_run_nodes *nodes = calloc(1, sizeof(*nodes));
    if (!instance->texts) {
        instance->texts = texts_make(instance->recording);
    }
    struct ur_run_times *times = nodes && instance->texts ? own_times(event) : NULL;
    if (!times) { /* the trace has one thing less to show */
        for (uint32_t i = 0; events && i < instance->recording->count; ++i) {
            if (events[i]) {
                ur_own.Event.pfnRelease(events[i]);
            }
        }
        free(events);
        free(nodes);
        return;
    }
    atomic_fetch_add_explicit(&instance->texts->refs, 1, memory_order_relaxed);
    *nodes = (struct ur_run_nodes){instance->texts, events};
    times->nodes = nodes;
}

static uint64_t time_of(ur_event_handle_t event, ur_profiling_info_t what) {
    uint64_t time = 0;
    return event && ur_own.Event.pfnGetProfilingInfo(event, what, sizeof(time), &time, NULL) ==
                        UR_RESULT_SUCCESS
               ? time
               : 0;
}

void ur_adapter_tell_nodes(ur_event_handle_t event, ur_node_function_t tell, void *data) {
    const struct ur_run_nodes *nodes =
        ur_object_is(event, UR_KIND_EVENT) && ur_event_base(event)->run
            ? ur_event_base(event)->run->nodes
            : NULL;
    const char *text = nodes ? nodes->texts->all : NULL;
    for (uint32_t i = 0; nodes && i < nodes->texts->count; ++i, text += strlen(text) + 1) {
        ur_event_handle_t own = nodes->events ? nodes->events[i] : NULL;
        if (*text) {
            tell(data, text, time_of(own, UR_PROFILING_INFO_COMMAND_START),
                 time_of(own, UR_PROFILING_INFO_COMMAND_END));
        }
    }
}
