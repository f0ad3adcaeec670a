/* Graphs as text: one file that Graphviz draws, and whose comment at the top people read. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "capture.h"
#include "graph/nodes.h"

/* The devices of a graph in the order in which it came to them. */
static unsigned dump_place_of(const struct ur_recording *recording, const ur_command *command) {
    unsigned i = 0;
    while (recording->others[i].device != command->elsewhere) {
        ++i;
    }
    return i + 2;
}

static void write_command(FILE *out, const struct ur_recording *recording,
                          const ur_command *command) {
    ur_command_write(out, command);
    if (command->elsewhere) {
        fprintf(out, " on device %u of %u", dump_place_of(recording, command),
                recording->other_count + 1);
    }
}

static void write_text(FILE *out, const struct ur_recording *recording) {
    for (uint32_t i = 0; i < recording->count; ++i) {
        const ur_command *command = recording->commands[i];
        fprintf(out, "// %u: ", i);
        write_command(out, recording, command);
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
        write_command(out, recording, command);
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
ur_result_t urGraphDumpContentsExp(ur_exp_graph_handle_t hGraph, const char *filePath) {
    char *text = NULL;
    size_t size = 0;
    UR_CHECK_GRAPH(hGraph);
    UR_CHECK_POINTER(filePath);
    FILE *out = open_memstream(&text, &size);
    if (!out) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    pthread_mutex_lock(&ur_capture_lock);
    write_graph(out, hGraph);
    pthread_mutex_unlock(&ur_capture_lock);
    if (ferror(out) | fclose(out)) {
        free(text);
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
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
