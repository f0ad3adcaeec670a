/* What commands read of the host where that is not what was there at their calls: a host task wrote
 * it before the command ran, or it is read in each run of a graph. */
#include <stdlib.h>
#include <string.h>

#include "record/format.h"
#include "replay.h"

struct ur_input {
    size_t index; /* of the last record about it, + 1; 0: none */
    char *live;   /* of a command of a graph that was made */
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

bool ur_input_read(struct ur_replay *replay, const unsigned char *record, size_t size,
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

bool ur_input_of(struct ur_replay *replay, uint64_t call, int param, struct ur_host_region *found) {
    const struct ur_input *input = ur_map_get(&replay->inputs, key_of(call, param));
    size_t length;
    const unsigned char *record =
        input && input->index ? ur_record_at(replay->file, input->index - 1, &length) : NULL;
    return record && ur_input_read(replay, record, length, found, &call);
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
    return ur_input_of(replay, call, param, &input) && fill(replay, &input, memory, size);
}

void ur_input_placed(struct ur_replay *replay, uint64_t call, int param, char *memory,
                     const struct ur_shape *shape) {
    struct ur_input *input = input_at(replay, call, param);
    if (input) {
        input->live = memory;
        input->shape = *shape;
    }
}

void ur_apply_input(struct ur_replay *replay, const unsigned char *record, size_t size) {
    struct ur_host_region input;
    uint64_t call;
    if (!ur_input_read(replay, record, size, &input, &call)) {
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
