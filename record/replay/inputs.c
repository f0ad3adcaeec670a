/* What commands read of the host where that is not what was there at their calls: a host task wrote
 * it before the command ran, or it is read in each run of a graph. */
#include <stdlib.h>
#include <string.h>

#include "record/format.h"
#include "replay.h"

struct ur_input {
    size_t index; /* of the last record about it, + 1; 0: none */
    char *live;   /* of a command of a graph that was made */
    uint64_t address;
    struct ur_shape shape;
};

static const void *key_of(uint64_t call, int param) {
    return (const void *)(uintptr_t)(ur_record_hash(&call, sizeof(call), (uint64_t)param) | 1u);
}

static struct ur_input *input_at(struct ur_replay *replay, uint64_t call, int param) {
    struct ur_input *input = ur_map_get(&replay->inputs, key_of(call, param));
    if (!input) {
        input = calloc(1, sizeof(*input));
        if (!input || !ur_map_put(&replay->inputs, key_of(call, param), input)) {
            free(input);
            return NULL;
        }
    }
    return input;
}

static bool read_head(struct ur_reading *reading, uint64_t *call, int *param,
                      struct ur_shape *shape) {
    ur_get_number(reading);
    *call = ur_get_number(reading);
    *param = (int)ur_get_number(reading);
    return ur_shape_read(reading, shape);
}

void ur_index_input(struct ur_replay *replay, size_t index, const unsigned char *record,
                    size_t size) {
    struct ur_reading reading = {record + 1, record + size, false};
    struct ur_shape shape;
    uint64_t call;
    int param;
    struct ur_input *input =
        read_head(&reading, &call, &param, &shape) ? input_at(replay, call, param) : NULL;
    if (input) {
        input->index = index + 1;
        input->shape = shape;
    }
}

size_t ur_input_size(const struct ur_replay *replay, uint64_t call, int param) {
    const struct ur_input *input = ur_map_get(&replay->inputs, key_of(call, param));
    return input ? ur_shape_span(&input->shape) : 0;
}

/* A record of such; the caller frees the bytes, which have recorded addresses in them. False, and
 * none, for one that cannot be read. */
static bool read_input(struct ur_replay *replay, const unsigned char *record, size_t size,
                       struct ur_host_region *input, uint64_t *call) {
    struct ur_reading reading = {record + 1, record + size, false};
    struct ur_content *content = &input->content;
    int param;
    *input = (struct ur_host_region){0};
    if (read_head(&reading, call, &param, &input->shape) &&
        ur_content_read(replay->file, &reading, &content->size, &content->bytes, &content->data) &&
        content->bytes &&
        content->size == input->shape.width * input->shape.height * input->shape.depth) {
        input->param = (int8_t)param;
        return true;
    }
    free(content->bytes);
    content->bytes = NULL;
    return false;
}

/* The last one about a place; false if there is none. */
static bool find_input(struct ur_replay *replay, uint64_t call, int param,
                       struct ur_host_region *found) {
    const struct ur_input *input = ur_map_get(&replay->inputs, key_of(call, param));
    size_t length;
    const unsigned char *record =
        input && input->index ? ur_record_at(replay->file, input->index - 1, &length) : NULL;
    return record && read_input(replay, record, length, found, &call);
}

/* What was read, where its shape has it in memory of `room` bytes. */
static bool fill(struct ur_replay *replay, struct ur_host_region *input, char *memory,
                 size_t room) {
    bool fits = ur_shape_span(&input->shape) <= room;
    if (fits) {
        ur_translate(replay, input->content.bytes, input->content.size);
        ur_shape_fill(memory, &input->shape, input->content.bytes);
    }
    free(input->content.bytes);
    return fits;
}

bool ur_input_changed(struct ur_replay *replay, uint64_t call, int param, char *memory,
                      size_t size) {
    struct ur_host_region input;
    return find_input(replay, call, param, &input) && fill(replay, &input, memory, size);
}

void ur_input_placed(struct ur_replay *replay, uint64_t call, int param, uint64_t address,
                     char *memory, const struct ur_shape *shape) {
    struct ur_input *input = input_at(replay, call, param);
    if (input) {
        input->live = memory;
        input->address = address;
        input->shape = *shape;
    }
}

bool ur_host_place(struct ur_replay *replay, uint64_t address, size_t size, size_t *next, char **to,
                   size_t *skip, size_t *length) {
    while (*next <= replay->inputs.room) {
        size_t at = (*next)++;
        uint64_t base;
        size_t there;
        char *live;
        if (at == 0) { /* what commands write */
            const struct ur_shadow *shadow = ur_shadow_find(replay, address);
            base = shadow ? shadow->range.base : 0;
            there = shadow ? shadow->range.size : 0;
            live = shadow ? shadow->live : NULL;
        } else {
            const struct ur_map_entry *entry = &replay->inputs.entries[at - 1];
            const struct ur_input *input = entry->key ? entry->value : NULL;
            base = input ? input->address : 0;
            there = input && input->live ? ur_shape_span(&input->shape) : 0;
            live = input ? input->live : NULL;
        }
        if (live && address < base + there && base < address + size) {
            uint64_t from = address > base ? address : base;
            uint64_t end = address + size < base + there ? address + size : base + there;
            *to = live + (from - base);
            *skip = (size_t)(from - address);
            *length = (size_t)(end - from);
            return true;
        }
    }
    return false;
}

void ur_apply_input(struct ur_replay *replay, const unsigned char *record, size_t size) {
    struct ur_host_region input;
    uint64_t call;
    if (!read_input(replay, record, size, &input, &call)) {
        return;
    }
    const struct ur_input *to = ur_map_get(&replay->inputs, key_of(call, input.param));
    if (to && to->live) {
        ur_finish_all(replay); /* runs before this one read there, too */
        fill(replay, &input, to->live, ur_shape_span(&to->shape));
    } else {
        free(input.content.bytes);
    }
}

void ur_inputs_free(struct ur_replay *replay) {
    for (size_t i = 0; i < replay->inputs.room; i++) {
        if (replay->inputs.entries[i].key) {
            free(replay->inputs.entries[i].value);
        }
    }
    free(replay->inputs.entries);
}
