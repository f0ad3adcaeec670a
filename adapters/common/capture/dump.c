/* Graphs as text: one file that Graphviz draws, and whose comment at the top people read. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "capture.h"

static const char *type_name(ur_command_t type) {
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
    if (urKernelGetInfo(kernel, UR_KERNEL_INFO_FUNCTION_NAME, 0, NULL, &size) !=
            UR_RESULT_SUCCESS ||
        size > sizeof(name) ||
        urKernelGetInfo(kernel, UR_KERNEL_INFO_FUNCTION_NAME, size, name, NULL) !=
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

static void write_command(FILE *out, const ur_command *command) {
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
        fputs(type_name(join->type), out);
        if (join->memory) {
            fprintf(out, ", %zu bytes at %p", join->size, join->memory);
        }
        break;
    case UR_RECORDED_CALL:
        fputs(type_name(command->as.call->type), out);
        break;
    case UR_RECORDED_NATIVE:
        fputs("native commands", out);
        break;
    }
}

static void write_text(FILE *out, const struct ur_recording *recording) {
    for (uint32_t i = 0; i < recording->count; ++i) {
        const ur_command *command = recording->commands[i];
        fprintf(out, "// %u: ", i);
        write_command(out, command);
        for (uint32_t k = 0; k < command->after_count; ++k) {
            fprintf(out, "%s%u", k ? ", " : "; after ", command->after[k]);
        }
        fputc('\n', out);
    }
}

static void write_dot(FILE *out, const struct ur_recording *recording) {
    for (uint32_t i = 0; i < recording->count; ++i) {
        const ur_command *command = recording->commands[i];
        fprintf(out, "    n%u [label=\"%u: ", i, i);
        write_command(out, command);
        fputs("\"];\n", out);
        for (uint32_t k = 0; k < command->after_count; ++k) {
            fprintf(out, "    n%u -> n%u;\n", command->after[k], i);
        }
    }
}

static void write_graph(FILE *out, ur_exp_graph_handle_t graph) {
    static const struct ur_recording none;
    const struct ur_recording *recording = graph->buffer ? &graph->buffer->recording : &none;
    size_t held, peak;
    ur_graph_memory_sizes(graph->memory, &held, &peak);
    fprintf(out, "// graph %llu: %u commands; %zu bytes of memory held, at most %zu in use\n",
            (unsigned long long)graph->id, recording->count, held, peak);
    write_text(out, recording);
    fprintf(out, "digraph graph_%llu {\n    node [shape=box];\n", (unsigned long long)graph->id);
    write_dot(out, recording);
    fputs("}\n", out);
}

/* No file is written under the lock. */
UR_APIEXPORT ur_result_t UR_APICALL urGraphDumpContentsExp(ur_exp_graph_handle_t hGraph,
                                                           const char *filePath) {
    char *text = NULL;
    size_t size = 0;
    UR_CHECK_GRAPH(hGraph);
    UR_CHECK_POINTER(filePath);
    FILE *out = open_memstream(&text, &size);
    if (!out) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    pthread_mutex_lock(&ur_capture_lock);
    write_graph(out, hGraph);
    pthread_mutex_unlock(&ur_capture_lock);
    if (ferror(out) | fclose(out)) {
        free(text);
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    FILE *file = fopen(filePath, "we");
    bool written = file && fwrite(text, 1, size, file) == size;
    int error = errno;
    if (file && fclose(file) != 0) {
        written = false;
        error = errno;
    }
    free(text);
    return written ? UR_RESULT_SUCCESS
                   : ur_fail(UR_RESULT_ERROR_INVALID_VALUE, error, "%s cannot be written: %s",
                             filePath, strerror(error));
}
