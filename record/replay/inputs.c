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

/* The content of a record, where the shape has it in memory of `room` bytes. */
static bool fill(struct ur_replay *replay, const unsigned char *record, size_t size, char *memory,
                 size_t room) {
    struct ur_reading reading = {record + 1, record + size, false};
    struct ur_shape shape;
    unsigned char *bytes = NULL;
    uint64_t call, data;
    size_t length;
    int param;
    bool good = read_head(&reading, &call, &param, &shape) && ur_shape_span(&shape) <= room &&
                ur_content_read(replay->file, &reading, &length, &bytes, &data) && bytes &&
                length == shape.width * shape.height * shape.depth;
    if (good) {
        ur_translate(replay, bytes, length);
        ur_shape_fill(memory, &shape, bytes);
    }
    free(bytes);
    return good;
}

bool ur_input_changed(struct ur_replay *replay, uint64_t call, int param, char *memory,
                      size_t size) {
    const struct ur_input *input = ur_map_get(&replay->inputs, key_of(call, param));
    size_t length;
    const unsigned char *record =
        input && input->index ? ur_record_at(replay->file, input->index - 1, &length) : NULL;
    return record && fill(replay, record, length, memory, size);
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
    struct ur_reading reading = {record + 1, record + size, false};
    struct ur_shape shape;
    uint64_t call;
    int param;
    if (!read_head(&reading, &call, &param, &shape)) {
        return;
    }
    const struct ur_input *input = ur_map_get(&replay->inputs, key_of(call, param));
    if (input && input->live) {
        ur_finish_all(replay); /* runs before this one read there, too */
        fill(replay, record, size, input->live, ur_shape_span(&input->shape));
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
