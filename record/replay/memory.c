/* What the host wrote, what it read, and whether that is the same here. */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "record/format.h"
#include "replay.h"

/* What a command writes to the host, until the recording says what the program found there. */
struct ur_pending_output {
    struct ur_pending_output *next; /* of the same call */
    int param;
    char *live;
    struct ur_shape shape;
    uint64_t launch;
    bool stays;       /* of a command of a graph: one in each run */
    const char *name; /* of the call's function */
};

static bool host_sees(const struct ur_memory *memory) {
    return memory->kind != UR_USM_TYPE_DEVICE;
}

bool ur_memory_read(struct ur_replay *replay, const struct ur_memory *memory, size_t offset,
                    void *to, size_t size) {
    if (!memory->live) {
        return false;
    }
    if (host_sees(memory)) {
        memcpy(to, memory->live + offset, size);
        return true;
    }
    for (size_t i = 0; i < replay->num_queues; i++) {
        if (!ur_queue_captures(replay, i) &&
            !urEnqueueUSMMemcpy(replay->queues[i].at, true, to, memory->live + offset, size, 0,
                                NULL, NULL)) {
            return true;
        }
    }
    return false;
}

bool ur_buffer_read(struct ur_replay *replay, uint64_t handle, void *to, size_t size) {
    ur_mem_handle_t buffer = ur_live_handle(replay, handle);
    for (size_t i = 0; buffer && i < replay->num_queues; i++) {
        if (!ur_queue_captures(replay, i) &&
            !urEnqueueMemBufferRead(replay->queues[i].at, buffer, true, 0, size, to, 0, NULL,
                                    NULL)) {
            return true;
        }
    }
    return false;
}

bool ur_memory_write(struct ur_replay *replay, const struct ur_memory *memory, size_t offset,
                     const void *from, size_t size) {
    if (!memory->live) {
        return false;
    }
    if (host_sees(memory)) {
        memcpy(memory->live + offset, from, size);
        return true;
    }
    for (size_t i = 0; i < replay->num_queues; i++) {
        if (!ur_queue_captures(replay, i) &&
            !urEnqueueUSMMemcpy(replay->queues[i].at, true, memory->live + offset, from, size, 0,
                                NULL, NULL)) {
            return true;
        }
    }
    return false;
}

static uint64_t grain_hash(const void *at, size_t size) {
    return ur_record_hash(at, size, 4);
}

static size_t num_grains(const struct ur_memory *memory) {
    return (memory->range.size + UR_RECORD_GRAIN - 1) / UR_RECORD_GRAIN;
}

/* The hashes of the grains that a part touches become those of what is there. */
static void take_note(struct ur_memory *memory, size_t offset, size_t size) {
    if (!memory->known || !size) {
        return;
    }
    for (size_t grain = offset / UR_RECORD_GRAIN; grain <= (offset + size - 1) / UR_RECORD_GRAIN;
         grain++) {
        size_t at = grain * UR_RECORD_GRAIN, left = memory->range.size - at;
        memory->known[grain] =
            grain_hash(memory->live + at, left < UR_RECORD_GRAIN ? left : UR_RECORD_GRAIN);
    }
}

struct ur_memory *ur_memory_of(struct ur_replay *replay, const struct ur_part *part,
                               size_t *offset) {
    struct ur_memory *memory = ur_memory_find(replay, part->address);
    if (!memory || part->address < memory->range.base ||
        part->size > memory->range.size - (part->address - memory->range.base)) {
        return NULL;
    }
    *offset = (size_t)(part->address - memory->range.base);
    return memory;
}

/* What the host has put there. Where it is in doubt whose work it is, a grain that commands have
 * changed here is theirs, and stays so until an output tells what it held after them: each look
 * while a command wrote it is a part of its own. */
static void apply_part(struct ur_replay *replay, struct ur_part *part) {
    size_t offset;
    struct ur_memory *memory = ur_memory_of(replay, part, &offset);
    if (!memory) {
        ur_say(replay, "some of what the host wrote belongs to memory that is not here.");
        return;
    }
    if (!part->bytes) {
        ur_say(replay,
               "the recording has not all that memory held (--no-memory, or it could not be "
               "read): results will differ.");
        return;
    }
    memory->written = true;
    ur_translate(replay, part->bytes, part->size);
    if (!host_sees(memory) || part->certain || !memory->known) {
        if (!ur_memory_write(replay, memory, offset, part->bytes, part->size)) {
            ur_say(replay, "some memory of the device could not be written.");
        }
        take_note(memory, offset, part->size);
        return;
    }
    for (size_t done = 0; done < part->size;) {
        size_t at = offset + done, grain = at / UR_RECORD_GRAIN;
        size_t end = (grain + 1) * UR_RECORD_GRAIN;
        size_t size = (end < offset + part->size ? end : offset + part->size) - at;
        size_t whole = memory->range.size - grain * UR_RECORD_GRAIN;
        whole = whole < UR_RECORD_GRAIN ? whole : UR_RECORD_GRAIN;
        if (grain_hash(memory->live + grain * UR_RECORD_GRAIN, whole) == memory->known[grain]) {
            memcpy(memory->live + at, part->bytes + done, size);
            take_note(memory, at, size);
        }
        done += size;
    }
}

/* Whether all parts are in memory of the host that nobody has used yet. */
static bool is_fresh(struct ur_replay *replay, struct ur_reading reading, uint64_t count) {
    struct ur_part part;
    bool fresh = true;
    size_t offset;
    for (uint64_t i = 0; i < count && fresh && ur_part_read(replay->file, &reading, &part); i++) {
        const struct ur_memory *memory = ur_memory_of(replay, &part, &offset);
        fresh = memory && host_sees(memory) && !memory->written && !memory->launch;
        free(part.bytes);
    }
    return fresh && !reading.failed;
}

void ur_apply_memory(struct ur_replay *replay, const unsigned char *record, size_t size) {
    struct ur_reading reading = {record + 1, record + size, false};
    struct ur_part part;
    ur_get_number(&reading);
    uint64_t count = ur_get_number(&reading);
    /* Waiting would end what is fused. */
    if (!replay->options->fuse || !is_fresh(replay, reading, count)) {
        ur_finish_all(replay);
    }
    for (uint64_t i = 0; i < count && ur_part_read(replay->file, &reading, &part); i++) {
        apply_part(replay, &part);
        free(part.bytes);
    }
}

void ur_apply_buffer(struct ur_replay *replay, const unsigned char *record, size_t size) {
    struct ur_reading reading = {record + 1, record + size, false};
    ur_get_number(&reading);
    uint64_t handle = ur_get_number(&reading);
    ur_mem_handle_t buffer = ur_live_handle(replay, handle);
    size_t length = (size_t)ur_get_number(&reading), there;
    unsigned char *bytes = NULL;
    uint64_t data;
    ur_finish_all(replay);
    if (!reading.failed && buffer &&
        ur_content_read(replay->file, &reading, &there, &bytes, &data) && bytes &&
        there == length) {
        ur_translate(replay, bytes, length);
        bool written = false;
        for (size_t i = 0; i < replay->num_queues && !written; i++) {
            written = !urEnqueueMemBufferWrite(replay->queues[i].at, buffer, true, 0, length, bytes,
                                               0, NULL, NULL);
        }
        if (!written) {
            ur_say(replay, "what a buffer held could not be written to it.");
        }
    }
    free(bytes);
}

/* ---- outputs ---- */

/* Compares, tells, and where they differ puts what was recorded in the place of what is here, so
 * that the next difference is one of its own. Returns whether they are the same. */
static bool memory_compare(struct ur_replay *replay, unsigned char *here,
                           const unsigned char *recorded, size_t size, uint64_t launch,
                           const char *what, uint64_t sequence) {
    const struct ur_replay_options *options = replay->options;
    enum ur_values type = options->exact ? UR_VALUES_BYTES : options->values;
    replay->num_outputs++;
    size_t at = ur_values_differ(recorded, here, size, type, options->tolerance);
    if (at == size) {
        return true;
    }
    replay->num_different++;
    if (replay->num_different == 1) {
        char a[80], b[80], by[256];
        replay->first_different = launch;
        ur_value_text(recorded, size, at, options->values, a, sizeof(a));
        ur_value_text(here, size, at, options->values, b, sizeof(b));
        ur_launch_text(replay, launch, by, sizeof(by));
        printf("first difference: output %" PRIu64 " (record %" PRIu64 ", %s), byte %zu of %zu: "
               "recorded %s, here %s; the work of %s\n",
               replay->num_outputs, sequence, what, at, size, a, b, by);
    }
    replay->stopped |= options->stop_at_first;
    return false;
}

void ur_output_expected(struct ur_replay *replay, const struct ur_call *call, int param, char *live,
                        const struct ur_shape *shape, uint64_t launch, bool stays) {
    const void *key = (const void *)(uintptr_t)call->sequence;
    struct ur_pending_output *output = malloc(sizeof(*output));
    if (output) {
        *output = (struct ur_pending_output){ur_map_get(&replay->outputs, key),
                                             param,
                                             live,
                                             *shape,
                                             launch,
                                             stays,
                                             ur_call_name(call)};
        if (!ur_map_put(&replay->outputs, key, output)) {
            free(output);
        }
    }
}

static struct ur_pending_output *take_output(struct ur_replay *replay, uint64_t call, int param) {
    const void *key = (const void *)(uintptr_t)call;
    struct ur_pending_output *first = ur_map_get(&replay->outputs, key), **link = &first;
    while (*link && (*link)->param != param) {
        link = &(*link)->next;
    }
    struct ur_pending_output *output = *link;
    if (!output || output->stays) {
        return output;
    }
    *link = output->next;
    if (first) {
        ur_map_put(&replay->outputs, key, first);
    } else {
        ur_map_remove(&replay->outputs, key);
    }
    return output;
}

static char *row_of(const struct ur_pending_output *output, size_t row) {
    const struct ur_shape *s = &output->shape;
    return output->live + s->offset + row / s->height * s->slice + row % s->height * s->row;
}

static void check_host(struct ur_replay *replay, struct ur_reading *reading, uint64_t sequence,
                       uint64_t call) {
    struct ur_shape shape;
    unsigned char *recorded = NULL, *here = NULL;
    size_t size;
    uint64_t data;
    int param = (int)ur_get_number(reading);
    ur_get_number(reading);
    if (!ur_shape_read(reading, &shape) ||
        !ur_content_read(replay->file, reading, &size, &recorded, &data)) {
        return;
    }
    struct ur_pending_output *output = take_output(replay, call, param);
    if (!output || !recorded ||
        size != output->shape.width * output->shape.height * output->shape.depth ||
        !(here = malloc(size + 1))) {
        replay->num_unchecked++;
        goto done;
    }
    size_t width = output->shape.width, rows = output->shape.height * output->shape.depth;
    for (size_t i = 0; i < rows; i++) {
        memcpy(here + i * width, row_of(output, i), width);
    }
    ur_translate(replay, recorded, size);
    if (!memory_compare(replay, here, recorded, size, output->launch, output->name, sequence)) {
        for (size_t i = 0; i < rows; i++) {
            memcpy(row_of(output, i), recorded + i * width, width);
        }
    }
done:
    if (output && !output->stays) {
        free(output);
    }
    free(here);
    free(recorded);
}

/* Whether what the recording has was put there uncompared. */
static bool check_part(struct ur_replay *replay, struct ur_part *part, uint64_t sequence) {
    size_t offset;
    struct ur_memory *memory = ur_memory_of(replay, part, &offset);
    if (replay->options->no_compare) {
        if (memory) {
            take_note(memory, offset, part->size);
        }
        return false;
    }
    unsigned char *here =
        part->bytes && memory && !memory->unknown && !memory->shared ? malloc(part->size) : NULL;
    if (!here || !ur_memory_read(replay, memory, offset, here, part->size)) {
        replay->num_unchecked++;
        if (part->bytes && memory) { /* what comes of it is as it was */
            ur_translate(replay, part->bytes, part->size);
            ur_memory_write(replay, memory, offset, part->bytes, part->size);
            take_note(memory, offset, part->size);
            memory->restored = host_sees(memory);
        }
        free(here);
        return memory && memory->restored;
    }
    ur_translate(replay, part->bytes, part->size);
    if (!memory_compare(replay, here, part->bytes, part->size, memory->launch,
                        host_sees(memory) ? "memory that the host sees" : "device memory",
                        sequence)) {
        ur_memory_write(replay, memory, offset, part->bytes, part->size);
    }
    take_note(memory, offset, part->size);
    free(here);
    return false;
}

/* The parts of a record are all of it that differs from what was there before: it is known again.
 */
static void know_restored(struct ur_replay *replay) {
    struct ur_range *range = NULL;
    while ((range = ur_ranges_next(&replay->memory, range)) != NULL) {
        struct ur_memory *memory = (struct ur_memory *)range;
        memory->unknown &= !memory->restored;
        memory->restored = false;
    }
}

void ur_check_output(struct ur_replay *replay, const unsigned char *record, size_t size) {
    struct ur_reading reading = {record + 1, record + size, false};
    struct ur_part part;
    uint64_t sequence = ur_get_number(&reading);
    uint64_t call = ur_get_number(&reading);
    ur_finish_all(replay);
    if (call) {
        if (!replay->options->no_compare) {
            check_host(replay, &reading, sequence, call);
        }
        return;
    }
    uint64_t count = ur_get_number(&reading);
    bool restored = false;
    for (uint64_t i = 0; i < count && ur_part_read(replay->file, &reading, &part); i++) {
        if (!replay->stopped) {
            restored |= check_part(replay, &part, sequence);
        }
        free(part.bytes);
    }
    if (restored) {
        know_restored(replay);
    }
}

void ur_check_buffer(struct ur_replay *replay, const unsigned char *record, size_t size) {
    struct ur_reading reading = {record + 1, record + size, false};
    uint64_t sequence = ur_get_number(&reading);
    uint64_t handle = ur_get_number(&reading);
    size_t length = (size_t)ur_get_number(&reading), there;
    unsigned char *bytes = NULL, *here = NULL;
    uint64_t data;
    ur_finish_all(replay);
    if (!reading.failed && ur_content_read(replay->file, &reading, &there, &bytes, &data) &&
        bytes && there == length && (here = malloc(length + 1)) != NULL &&
        ur_buffer_read(replay, handle, here, length)) {
        ur_translate(replay, bytes, length);
        memory_compare(replay, here, bytes, length, replay->num_launches, "a buffer", sequence);
    } else {
        replay->num_unchecked++;
    }
    free(here);
    free(bytes);
}

/* It is all zeros, or is so by the time that anybody may look: what changes is the work of
 * commands. */
void ur_memory_made_zero(struct ur_memory *memory) {
    static const char zeros[UR_RECORD_GRAIN];
    size_t grains = num_grains(memory), last = memory->range.size % UR_RECORD_GRAIN;
    memory->known = calloc(grains ? grains : 1, sizeof(*memory->known));
    for (size_t grain = 0; memory->known && grain < grains; grain++) {
        bool whole = grain + 1 < grains || last == 0;
        memory->known[grain] = grain_hash(zeros, whole ? UR_RECORD_GRAIN : last);
    }
}

void ur_outputs_free(struct ur_replay *replay) {
    for (size_t i = 0; i < replay->outputs.room; i++) {
        struct ur_pending_output *output =
            replay->outputs.entries[i].key ? replay->outputs.entries[i].value : NULL;
        while (output) {
            struct ur_pending_output *next = output->next;
            free(output);
            output = next;
        }
    }
    free(replay->outputs.entries);
    ur_inputs_free(replay);
    ur_tasks_free(replay);
    free(replay->codes.entries);
}
