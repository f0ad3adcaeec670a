/* The calls of a recording as a C program, and a file beside it with what memory held.
 *
 * Nothing is run: each object gets a variable, and each record becomes the calls that a replay
 * would make. What these have in common stands in prelude.c, which the program begins with. */
#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "source.h"

__asm__(".pushsection .rodata\n"
        "ur_replay_prelude:\n"
        ".incbin \"" UR_REPLAY_PRELUDE "\"\n"
        ".byte 0\n"
        ".popsection\n");
extern const char ur_replay_prelude[] __attribute__((visibility("hidden")));

/* Records in each function of the program: compilers take longer than in proportion. */
#define RECORDS_A_FUNCTION 200

static void put_by(struct source *s, uint64_t launch, const char *what) {
    char by[256], text[400];
    ur_launch_text(s->replay, launch, by, sizeof(by));
    snprintf(text, sizeof(text), "%s, the work of %s", what, by);
    c_put_text(s, text);
}

static void write_parts(struct source *s, struct ur_reading *reading, bool output) {
    struct ur_part part;
    uint64_t count = ur_get_number(reading);
    c_put(s, "    finish();\n");
    for (uint64_t i = 0; i < count && ur_part_read(s->replay->file, reading, &part); i++) {
        const struct ur_memory *memory = ur_memory_find(s->replay, part.address);
        if (memory && part.bytes && part.address >= memory->range.base &&
            part.size <= memory->range.size - (part.address - memory->range.base)) {
            c_put(s, "    %s(&memory_%u, %" PRIu64 ", ", output ? "memory_is" : "host_wrote",
                  c_memory_id(memory), part.address - memory->range.base);
            c_put_bytes(s, part.bytes, part.size, part.data);
            c_put(s, ", %zu, ", part.size);
            if (output) {
                put_by(s, memory->launch, "memory");
                s->replay->num_outputs++;
            } else {
                c_put(s, part.certain ? "true" : "false");
            }
            c_put(s, ");\n");
        } else {
            s->replay->num_unchecked += output;
        }
        free(part.bytes);
    }
}

static void write_output(struct source *s, struct ur_reading *reading) {
    uint64_t call = ur_get_number(reading);
    if (!call) {
        write_parts(s, reading, true);
        return;
    }
    struct ur_content content = {0};
    struct ur_shape shape;
    int param = (int)ur_get_number(reading);
    ur_get_number(reading);
    if (!ur_shape_read(reading, &shape) ||
        !ur_content_read(s->replay->file, reading, &content.size, &content.bytes, &content.data)) {
        return;
    }
    for (size_t i = 0; i < s->num_expected; i++) {
        const struct expected e = s->expected[i];
        if (e.sequence != call || e.param != param) {
            continue;
        }
        if (!e.stays) {
            s->expected[i] = s->expected[--s->num_expected];
        }
        if (content.bytes && content.size == e.shape.width * e.shape.height * e.shape.depth) {
            c_put(s, "    finish();\n    host_is(");
            c_put_host(s, e.to, e.offset);
            c_put(s, ", ");
            c_put_bytes(s, content.bytes, content.size, content.data);
            c_put(s, ", ");
            c_put_shape(s, &e.shape);
            c_put(s, ", ");
            put_by(s, e.launch, e.name);
            c_put(s, ");\n");
            s->replay->num_outputs++;
        }
        break;
    }
    free(content.bytes);
}

static void write_buffer(struct source *s, struct ur_reading *reading, bool output) {
    uint64_t id = (uintptr_t)ur_live_handle(s->replay, ur_get_number(reading));
    size_t length = (size_t)ur_get_number(reading), size;
    unsigned char *bytes = NULL;
    uint64_t data;
    if (!reading->failed && id && ur_content_read(s->replay->file, reading, &size, &bytes, &data) &&
        bytes && size == length) {
        c_put(s, "    finish();\n    %s(mem_%" PRIu64 ", ", output ? "buffer_is" : "buffer_wrote",
              id);
        c_put_bytes(s, bytes, size, data);
        c_put(s, ", %zu", size);
        if (output) {
            c_put(s, ", ");
            put_by(s, s->replay->num_launches, "a buffer");
        }
        c_put(s, ");\n");
    }
    free(bytes);
}

/* The used device comes first, as in a replay. */
static void write_devices(struct source *s, const char **name) {
    static char used_name[256];
    size_t count = 0;
    uint64_t *handles = ur_devices_recorded(s->replay->file, &count, used_name, sizeof(used_name));
    for (size_t i = 0; i < count; i++) {
        struct ur_slot slot = {.kind = UR_SLOT_HANDLE};
        while (strcmp(c_handle_type(slot.handle), "ur_device_handle_t") != 0) {
            slot.handle++;
        }
        unsigned id = c_new_handle(s, &slot);
        ur_live_bind(s->replay, handles[i], id);
        c_put(s, "    device_%u = device(%zu);\n", id, i);
    }
    free(handles);
    *name = used_name;
}

static void write_record(struct source *s, const unsigned char *record, size_t size) {
    struct ur_reading reading = {record + 1, record + size, false};
    struct ur_call call;
    const char *reason;
    ur_get_number(&reading);
    switch (record[0]) {
    case UR_RECORD_CALL:
        s->replay->num_calls++;
        if (!ur_call_decode(s->replay->file, record, size, &call, &reason)) {
            ur_call_free(&call);
            break;
        }
        if (call.result != UR_RESULT_SUCCESS) {
            ur_unbind_outputs(s->replay, &call); /* what was made with a failure is not here */
        } else {
            enum ur_way way = ur_way_of(s->replay, &call);
            if (way == UR_WAY_MAKE) {
                c_write_call(s, &call);
            } else if (way != UR_WAY_ANSWER) {
                s->replay->num_left_out++;
                ur_unbind_outputs(s->replay, &call);
                c_put(s, "    /* record %" PRIu64 ": %s cannot be made again */\n", call.sequence,
                      ur_call_name(&call));
            }
            ur_count_references(s->replay, &call);
        }
        ur_call_free(&call);
        break;
    case UR_RECORD_MEMORY:
        write_parts(s, &reading, false);
        break;
    case UR_RECORD_GROUP:
        ur_guard_group(s->replay, record, size);
        break;
    case UR_RECORD_INPUT:
        c_write_input(s, record, size);
        break;
    case UR_RECORD_OUTPUT:
        write_output(s, &reading);
        break;
    case UR_RECORD_BUFFER:
    case UR_RECORD_BUFFER_OUTPUT:
        write_buffer(s, &reading, record[0] == UR_RECORD_BUFFER_OUTPUT);
        break;
    default:
        break;
    }
}

static void write_all(struct source *s, const char **name) {
    c_put(s, "static void part_0(void) {\n");
    write_devices(s, name);
    for (size_t i = 0, records = 0; i < ur_record_count(s->replay->file); i++) {
        size_t size;
        const unsigned char *at = ur_record_at(s->replay->file, i, &size);
        unsigned char *record = at ? malloc(size) : NULL;
        if (!record) {
            ur_say(s->replay, "a part of the file cannot be read.");
            break;
        }
        memcpy(record, at, size);
        if (++records % RECORDS_A_FUNCTION == 0) {
            c_put(s, "}\n\nstatic void part_%u(void) {\n", ++s->functions);
        }
        write_record(s, record, size);
        free(record);
    }
    c_put(s, "}\n\n");
}

static bool copy_stream(FILE *from, FILE *to) {
    char bytes[65536];
    size_t size;
    rewind(from);
    while ((size = fread(bytes, 1, sizeof(bytes), from)) > 0) {
        if (fwrite(bytes, 1, size, to) != size) {
            return false;
        }
    }
    return !ferror(from);
}

int ur_replay_to_c(struct ur_record_file *file, const struct ur_replay_options *options,
                   const char *path) {
    struct ur_replay replay = {.file = file, .options = options};
    struct source s = {.replay = &replay};
    char data_path[4096];
    const char *name = "";
    FILE *out = NULL;
    int status = 2;

    snprintf(data_path, sizeof(data_path), "%s.data", path);
    out = fopen(path, "we");
    s.data = out ? fopen(data_path, "we") : NULL;
    if (!s.data) {
        fprintf(stderr, "urtrace replay: %s: %s\n", out ? data_path : path, strerror(errno));
        goto done;
    }
    s.body = tmpfile();
    s.variables = tmpfile();
    if (!s.body || !s.variables) {
        fprintf(stderr, "urtrace replay: temporary files: %s\n", strerror(errno));
        goto done;
    }
    ur_index_records(&replay);
    write_all(&s, &name);
    FILE *body = s.body;
    bool good = fputs(ur_replay_prelude, out) >= 0 && copy_stream(s.variables, out) &&
                fputc('\n', out) != EOF && copy_stream(body, out);
    s.body = out;
    c_put(&s, "int main(int argc, char **argv) {\n    begin(");
    c_put_text(&s, name);
    c_put(&s, ", argc > 1 ? argv[1] : ");
    c_put_text(&s, data_path);
    c_put(&s, ");\n");
    for (unsigned i = 0; i <= s.functions; i++) {
        c_put(&s, "    part_%u();\n", i);
    }
    c_put(&s, "    return end();\n}\n");
    s.body = body;
    good = good && fflush(out) == 0 && fflush(s.data) == 0 && !ferror(out) && !ferror(s.data) &&
           !ferror(s.body) && !ferror(s.variables);
    if (!good) {
        fprintf(stderr, "urtrace replay: %s cannot be written: %s\n", path, strerror(errno));
        goto done;
    }
    if (replay.num_translated) {
        ur_say(&replay, "addresses inside of values and memory were exchanged where they are of "
                        "recorded memory; others, such as packed ones, are as they were.");
    }
    printf("%" PRIu64 " calls recorded, %" PRIu64 " in the program, %" PRIu64 " left out; %" PRIu64
           " launches; %" PRIu64 " outputs to compare\n"
           "written: %s and %s\n",
           replay.num_calls, replay.replayed, replay.num_left_out, replay.num_launches,
           replay.num_outputs, path, data_path);
    status = replay.num_left_out ? 1 : 0;
done:
    for (FILE **f = (FILE *[]){out, s.data, s.body, s.variables, NULL}, **at = f; at < f + 4;
         at++) {
        if (*at) {
            fclose(*at);
        }
    }
    while (s.all) {
        struct written *next = s.all->next;
        free(s.all);
        s.all = next;
    }
    free(s.expected);
    free(s.placed.entries);
    free(s.captured.entries);
    free(s.inputs.entries);
    ur_outputs_free(&replay);
    ur_launches_free(&replay);
    ur_guard_free(&replay);
    ur_objects_free(&replay);
    free(replay.said);
    return status;
}
