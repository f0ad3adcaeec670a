#include "tracing.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "../environment.h"
#include "layers.h"
#include "print.h"
#include "sink.h"
#include "trace_file.h"

const ur_layer_dditable_t *loader_traced_next;

static _Atomic bool to_file, to_text, text_before;
static bool full_arguments; /* UR_TRACE_ARGS */
static bool follow_queues;  /* UR_TRACE_QUEUES */
static bool each_node;      /* UR_TRACE_NODES */

/* Places of parameters that matter, by function id; -1 for none. */
#define MAX_FUNCTION 512
static struct info {
    const struct ur_print_function *function;
    int8_t queue, event, num_waits, waits, blocking, size, width, height, region, name_length;
    int8_t kernel, dimensions, global, local; /* of a launch */
    char name[60];                            /* "urX" with the quotes that JSON needs around it */
} table[MAX_FUNCTION];

static int tracing_place_of(const struct ur_print_function *f, const char *name) {
    for (int i = 0; i < f->count; i++) {
        if (strcmp(ur_print_name(ur_print_fields[f->first + i].name), name) == 0) {
            return i;
        }
    }
    return -1;
}

static void fill_table(void) {
    memset(table, 0, sizeof(table));
    for (size_t i = 0; i < ur_print_num_functions; i++) {
        const struct ur_print_function *f = &ur_print_functions[i];
        if (f->id >= MAX_FUNCTION) {
            continue;
        }
        struct info *info = &table[f->id];
        const char *name = ur_print_name(f->name);
        char *end = loader_trace_string(info->name, name, sizeof(info->name));
        info->name_length = (int8_t)(end - info->name);
        info->function = f;
        bool command = strncmp(name, "urEnqueue", 9) == 0;
        info->queue = (int8_t)(command ? tracing_place_of(f, "hQueue") : -1);
        info->event = (int8_t)(command ? tracing_place_of(f, "phEvent") : -1);
        if (info->event >= 0 &&
            (ur_print_fields[f->first + info->event].flags & UR_PRINT_INOUT) != UR_PRINT_OUT) {
            info->event = -1; /* an event that the program brings along */
        }
        info->num_waits = (int8_t)tracing_place_of(f, "numEventsInWaitList");
        info->waits = (int8_t)tracing_place_of(f, "phEventWaitList");
        info->size = (int8_t)tracing_place_of(f, "size");
        info->width = (int8_t)tracing_place_of(f, "width");
        info->height = (int8_t)tracing_place_of(f, "height");
        if (info->size < 0 && strncmp(name, "urEnqueueDeviceGlobal", 21) == 0) {
            info->size = (int8_t)tracing_place_of(f, "count");
        }
        info->region = (int8_t)(strstr(name, "Rect") ? tracing_place_of(f, "region") : -1);
        info->dimensions = (int8_t)tracing_place_of(f, "workDim");
        info->global = (int8_t)tracing_place_of(f, "pGlobalWorkSize");
        info->local = (int8_t)tracing_place_of(f, "pLocalWorkSize");
        info->kernel = (int8_t)(info->dimensions >= 0 && info->global >= 0 && info->local >= 0
                                    ? tracing_place_of(f, "hKernel")
                                    : -1);
        info->blocking = -1;
        for (const char *const *word = (const char *const[]){"blocking", "blockingRead",
                                                             "blockingWrite", "blockingMap", NULL};
             *word; word++) {
            if (tracing_place_of(f, *word) >= 0) {
                info->blocking = (int8_t)tracing_place_of(f, *word);
            }
        }
    }
}

#define ARGUMENT(type, place) (*(type *)params[place])

static uint64_t bytes_of(const struct info *info, void **params) {
    if (info->size >= 0) {
        return ARGUMENT(size_t, info->size);
    }
    if (info->width >= 0 && info->height >= 0) {
        return ARGUMENT(size_t, info->width) * ARGUMENT(size_t, info->height);
    }
    if (info->region >= 0) {
        const ur_rect_region_t *region = params[info->region];
        return region->width * region->height * region->depth;
    }
    return 0;
}

static struct loader_launch launch_of(const struct info *info, void **params) {
    struct loader_launch launch = {.kernel = NULL};
    if (info->kernel < 0) {
        return launch;
    }
    const size_t *global = ARGUMENT(const size_t *, info->global);
    const size_t *local = ARGUMENT(const size_t *, info->local);
    launch.kernel = loader_trace_kernel(ARGUMENT(ur_kernel_handle_t, info->kernel));
    launch.dimensions = ARGUMENT(uint32_t, info->dimensions);
    launch.dimensions = global && launch.dimensions <= 3 ? launch.dimensions : 0;
    launch.has_local = local != NULL;
    for (uint32_t i = 0; i < launch.dimensions; i++) {
        launch.global[i] = global[i];
        launch.local[i] = local ? local[i] : 0;
    }
    return launch;
}

static char *write_sizes(char *at, const char *name, const size_t *sizes, uint32_t count) {
    at = loader_trace_text(at, name);
    for (uint32_t i = 0; i < count; i++) {
        if (i) {
            *at++ = 'x';
        }
        at = loader_trace_number(at, sizes[i]);
    }
    *at++ = '"';
    return at;
}

char *loader_trace_launch(char *at, const struct loader_launch *launch) {
    at = loader_trace_text(at, "\"kernel\":");
    at = loader_trace_text(at, launch->kernel);
    if (launch->dimensions) {
        at = write_sizes(at, ",\"global\":\"", launch->global, launch->dimensions);
    }
    if (launch->dimensions && launch->has_local) {
        at = write_sizes(at, ",\"local\":\"", launch->local, launch->dimensions);
    }
    return at;
}

static void write_text(const struct ur_print_function *f, void **params,
                       const ur_result_t *result) {
    char small[2048];
    char *large = NULL;
    struct ur_text text = {small, sizeof(small), 0};
    enum ur_text_outputs outputs =
        result && *result == UR_RESULT_SUCCESS ? UR_TEXT_WRITTEN : UR_TEXT_UNWRITTEN;
    for (;;) {
        ur_text_add(&text, result ? "" : "-> ");
        ur_text_add(&text, ur_print_name(f->name));
        ur_text_add(&text, "(");
        ur_text_params(&text, f, params, outputs);
        ur_text_add(&text, ")");
        if (result) {
            ur_text_add(&text, " -> ");
            ur_text_result(&text, *result);
        }
        if (text.length < text.room || large) {
            break;
        }
        large = malloc(text.length + 1);
        if (!large) {
            break;
        }
        text = (struct ur_text){large, text.length + 1, 0};
    }
    loader_sink_write(&loader_tracing_sink, result ? UR_LOGGER_LEVEL_INFO : UR_LOGGER_LEVEL_DEBUG,
                      text.at);
    free(large);
}

/* -- files -- */

static void write_event(const struct info *info, void **params, const struct loader_launch *launch,
                        uint64_t began, uint64_t ended, ur_result_t result) {
    static _Thread_local char event[LOADER_TRACE_LONGEST];
    static _Thread_local size_t head_length;
    static _Thread_local uint32_t head_thread;
    static _Thread_local char head[64];
    uint32_t thread = loader_trace_thread();
    char *at = event;
    uint64_t bytes = bytes_of(info, params);

    if (head_thread != thread) {
        char *end = loader_trace_text(head, "{\"ph\":\"X\",\"pid\":");
        end = loader_trace_number(end, (uint64_t)getpid());
        end = loader_trace_text(end, ",\"tid\":");
        end = loader_trace_number(end, thread);
        end = loader_trace_text(end, ",\"ts\":");
        head_length = (size_t)(end - head);
        head_thread = thread;
    }
    memcpy(at, head, head_length);
    at = loader_trace_micros(at + head_length, began);
    at = loader_trace_text(at, ",\"dur\":");
    at = loader_trace_micros(at, ended - began);
    at = loader_trace_text(at, ",\"name\":");
    memcpy(at, info->name, (size_t)info->name_length);
    at += info->name_length;
    if (bytes || launch->kernel || result != UR_RESULT_SUCCESS || full_arguments) {
        const char *between = "";
        at = loader_trace_text(at, ",\"args\":{");
        if (bytes) {
            at = loader_trace_text(at, "\"bytes\":");
            at = loader_trace_number(at, bytes);
            between = ",";
        }
        if (launch->kernel) {
            at = loader_trace_text(at, between);
            at = loader_trace_launch(at, launch);
            between = ",";
        }
        if (result != UR_RESULT_SUCCESS) {
            char name[80] = "";
            struct ur_text text = {name, sizeof(name), 0};
            ur_text_result(&text, result);
            at = loader_trace_text(at, between);
            at = loader_trace_text(at, "\"result\":");
            at = loader_trace_string(at, name, 100);
            between = ",";
        }
        if (full_arguments) {
            char words[4096] = "";
            struct ur_text text = {words, sizeof(words), 0};
            ur_text_params(&text, info->function, params,
                           result == UR_RESULT_SUCCESS ? UR_TEXT_WRITTEN : UR_TEXT_UNWRITTEN);
            at = loader_trace_text(at, between);
            at = loader_trace_text(at, "\"arguments\":");
            at = loader_trace_string(at, words, 8192);
        }
        at = loader_trace_text(at, "}");
    }
    *at++ = '}';
    loader_trace_write(event, (size_t)(at - event));
}

void loader_trace_report(const char *kind, const char *report, size_t length) {
    enum { HEAD = 256 };
    char *event = to_file ? malloc(length + HEAD) : NULL;
    if (!event) {
        return;
    }
    char *at = loader_trace_text(event, "{\"ph\":\"i\",\"s\":\"t\",\"cat\":\"check\",\"pid\":");
    at = loader_trace_number(at, (uint64_t)getpid());
    at = loader_trace_text(at, ",\"tid\":");
    at = loader_trace_number(at, loader_trace_thread());
    at = loader_trace_text(at, ",\"ts\":");
    at = loader_trace_micros(at, loader_trace_now());
    at = loader_trace_text(at, ",\"name\":");
    at = loader_trace_string(at, kind, HEAD / 4);
    at = loader_trace_text(at, ",\"args\":");
    memcpy(at, report, length);
    at[length] = '}';
    loader_trace_write(event, (size_t)(at - event) + length + 1);
    free(event);
}

/* What a call means for the tracks of queues and the counters, beside its own slice. */
static void tracing_follow(struct loader_call *call, const struct info *info, unsigned function,
                           void **params, const struct loader_launch *launch, ur_result_t result) {
    if (call->has_event && result == UR_RESULT_SUCCESS) {
        ur_event_handle_t *event = ARGUMENT(ur_event_handle_t *, info->event);
        bool own = event == &call->event;
        if (event && *event) {
            loader_trace_command(
                function, ARGUMENT(ur_queue_handle_t, info->queue), *event, own, call->began,
                bytes_of(info, params), launch,
                info->waits >= 0 && info->num_waits >= 0 ? ARGUMENT(uint32_t, info->num_waits) : 0,
                info->waits >= 0 ? ARGUMENT(const ur_event_handle_t *, info->waits) : NULL);
        }
        if (info->blocking >= 0 && ARGUMENT(bool, info->blocking)) {
            loader_trace_collect(ARGUMENT(ur_queue_handle_t, info->queue));
        }
    }
    if (result != UR_RESULT_SUCCESS) {
        return;
    }
    switch (function) {
    case UR_FUNCTION_QUEUE_CREATE:
        loader_trace_queue_made(
            *ARGUMENT(ur_queue_handle_t *, 3), ARGUMENT(ur_device_handle_t, 1),
            !call->asked || !(call->asked->flags & UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE));
        break;
    case UR_FUNCTION_KERNEL_CREATE:
        loader_trace_kernel_made(*ARGUMENT(ur_kernel_handle_t *, 2), ARGUMENT(const char *, 1));
        break;
    case UR_FUNCTION_KERNEL_CREATE_WITH_NATIVE_HANDLE:
        loader_trace_kernel_made(*ARGUMENT(ur_kernel_handle_t *, 4), NULL);
        break;
    case UR_FUNCTION_QUEUE_FINISH:
        loader_trace_collect(ARGUMENT(ur_queue_handle_t, 0));
        break;
    case UR_FUNCTION_EVENT_WAIT:
        loader_trace_collect(NULL);
        break;
    case UR_FUNCTION_USM_HOST_ALLOC:
        loader_trace_allocated(*ARGUMENT(void **, 4), ARGUMENT(size_t, 3), "host",
                               ARGUMENT(void *, 2) != NULL);
        break;
    case UR_FUNCTION_USM_DEVICE_ALLOC:
        loader_trace_allocated(*ARGUMENT(void **, 5), ARGUMENT(size_t, 4), "device",
                               ARGUMENT(void *, 3) != NULL);
        break;
    case UR_FUNCTION_USM_SHARED_ALLOC:
        loader_trace_allocated(*ARGUMENT(void **, 5), ARGUMENT(size_t, 4), "shared",
                               ARGUMENT(void *, 3) != NULL);
        break;
    case UR_FUNCTION_ENQUEUE_USM_HOST_ALLOC_EXP:
    case UR_FUNCTION_ENQUEUE_USM_DEVICE_ALLOC_EXP:
    case UR_FUNCTION_ENQUEUE_USM_SHARED_ALLOC_EXP:
        loader_trace_allocated(*ARGUMENT(void **, 6), ARGUMENT(size_t, 2),
                               function == UR_FUNCTION_ENQUEUE_USM_HOST_ALLOC_EXP     ? "host"
                               : function == UR_FUNCTION_ENQUEUE_USM_DEVICE_ALLOC_EXP ? "device"
                                                                                      : "shared",
                               true);
        break;
    case UR_FUNCTION_USM_FREE:
        loader_trace_freed(ARGUMENT(void *, 1));
        break;
    case UR_FUNCTION_ENQUEUE_USM_FREE_EXP:
        loader_trace_freed(ARGUMENT(void *, 2));
        break;
    default:
        break;
    }
}

void loader_trace_begin(struct loader_call *call, unsigned function, void **params) {
    const struct info *info = &table[function];
    call->has_event = false;
    call->event = NULL;
    call->asked = NULL;
    if (text_before) {
        write_text(info->function, params, NULL);
    }
    if (!to_file) {
        return;
    }
    if (follow_queues) {
        if (info->event >= 0 && info->queue >= 0) {
            call->has_event = true;
            if (!ARGUMENT(ur_event_handle_t *, info->event)) {
                ARGUMENT(ur_event_handle_t *, info->event) = &call->event;
            }
        } else if (function == UR_FUNCTION_QUEUE_CREATE) {
            /* A queue without times would have an empty track. */
            call->asked = ARGUMENT(const ur_queue_properties_t *, 2);
            call->properties =
                call->asked ? *call->asked
                            : (ur_queue_properties_t){UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, NULL, 0};
            call->properties.flags |= UR_QUEUE_FLAG_PROFILING_ENABLE;
            ARGUMENT(const ur_queue_properties_t *, 2) = &call->properties;
        } else if (function == UR_FUNCTION_COMMAND_BUFFER_FINALIZE_EXP ||
                   function == UR_FUNCTION_GRAPH_INSTANTIATE_GRAPH_EXP) {
            loader_trace_want_nodes(ARGUMENT(const void *, 0), each_node);
        }
    }
    call->began = loader_trace_now();
}

ur_result_t loader_trace_end(struct loader_call *call, unsigned function, void **params,
                             ur_result_t result) {
    const struct info *info = &table[function];
    if (to_file) {
        uint64_t ended = loader_trace_now();
        if (follow_queues && function == UR_FUNCTION_QUEUE_CREATE) {
            ARGUMENT(const ur_queue_properties_t *, 2) = call->asked;
            if (result != UR_RESULT_SUCCESS) {
                result = loader_traced_next->ddi.Queue.pfnCreate(
                    ARGUMENT(ur_context_handle_t, 0), ARGUMENT(ur_device_handle_t, 1), call->asked,
                    ARGUMENT(ur_queue_handle_t *, 3));
            }
        }
        const struct loader_launch launch = launch_of(info, params);
        write_event(info, params, &launch, call->began, ended, result);
        tracing_follow(call, info, function, params, &launch, result);
        if (call->has_event && ARGUMENT(ur_event_handle_t *, info->event) == &call->event) {
            ARGUMENT(ur_event_handle_t *, info->event) = NULL;
        }
    }
    if (to_text) {
        write_text(info->function, params, &result);
    }
    return result;
}

static ur_result_t tracing_init(uint32_t enabled, const ur_layer_dditable_t *next,
                                ur_layer_dditable_t *out) {
    const char *path = loader_getenv_path("UR_TRACE_FILE");
    const char *text = loader_getenv("UR_LOG_TRACING");
    bool args_malformed, queues_malformed, nodes_malformed;
    char reason[512];
    (void)enabled;

    /* With a file and no word about text, the file is what is wanted. */
    loader_sink_open(&loader_tracing_sink,
                     path && !text ? UR_LOGGER_LEVEL_ERROR : UR_LOGGER_LEVEL_INFO);
    fill_table();
    full_arguments = loader_getenv_switch("UR_TRACE_ARGS", false, &args_malformed);
    follow_queues = loader_getenv_switch("UR_TRACE_QUEUES", true, &queues_malformed);
    each_node = loader_getenv_switch("UR_TRACE_NODES", false, &nodes_malformed);
    if (args_malformed || queues_malformed || nodes_malformed) {
        loader_sink_write(&loader_tracing_sink, UR_LOGGER_LEVEL_ERROR,
                          "UR_TRACE_ARGS, UR_TRACE_QUEUES and UR_TRACE_NODES are switches: 0 or 1");
    }
    to_file = path && loader_trace_open(path, reason, sizeof(reason));
    if (path && !to_file) {
        loader_sink_format(&loader_tracing_sink, UR_LOGGER_LEVEL_ERROR,
                           "UR_TRACE_FILE: cannot write %s; calls are not traced to a file",
                           reason);
    }
    to_text = loader_sink_wants(&loader_tracing_sink, UR_LOGGER_LEVEL_INFO);
    text_before = loader_sink_wants(&loader_tracing_sink, UR_LOGGER_LEVEL_DEBUG);
    loader_traced_next = next;
    if (to_file) {
        loader_trace_queues_start();
    }
    loader_traced_fill(out);
    return UR_RESULT_SUCCESS;
}

static void tracing_teardown(void) {
    if (to_file) {
        loader_trace_queues_stop();
        loader_trace_kernels_stop();
        to_file = false;
        loader_trace_close();
    }
    to_text = text_before = false;
    loader_sink_close(&loader_tracing_sink);
}

static const char *const names[] = {"UR_LAYER_TRACING", NULL};

const struct loader_layer loader_tracing_layer = {names, tracing_init, tracing_teardown};
