/* A recording of one launch: the calls that made what it needs, its memory before it and after. */
#include <stdlib.h>
#include <string.h>

#include "record/format.h"
#include "record/writer.h"
#include "replay.h"

/* A set of recorded handles, or of starts of memory. */
static bool holds(const struct ur_map *set, uint64_t key) {
    return key && ur_map_get(set, (const void *)(uintptr_t)key);
}

static void subset_put(struct ur_map *set, uint64_t key) {
    if (key) {
        ur_map_put(set, (const void *)(uintptr_t)key, set);
    }
}

static void put_out(struct ur_map *set, uint64_t key) {
    ur_map_remove(set, (const void *)(uintptr_t)key);
}

struct state {
    struct ur_memory *memory; /* or */
    uint64_t buffer;
    size_t size;
    unsigned char *bytes;
};

struct ur_subset {
    struct state *before;
    size_t count;
    struct ur_map memory; /* starts of what is needed */
};

/* Addresses of here become those of the recording; `each` is told of the memory that they are in.
 */
static void translate_back(const struct ur_replay *replay, unsigned char *bytes, size_t size,
                           struct ur_map *needed) {
    uintptr_t least = UINTPTR_MAX, most = 0;
    struct ur_range *range = NULL;
    while ((range = ur_ranges_next(&replay->memory, range)) != NULL) {
        uintptr_t live = (uintptr_t)((struct ur_memory *)range)->live;
        least = live && live < least ? live : least;
        most = live + range->size > most ? live + range->size : most;
    }
    for (size_t at = 0; size - at >= sizeof(uintptr_t); at += sizeof(uintptr_t)) {
        uintptr_t value;
        memcpy(&value, bytes + at, sizeof(value));
        if (value < least || value >= most) {
            continue;
        }
        for (range = ur_ranges_next(&replay->memory, NULL); range;
             range = ur_ranges_next(&replay->memory, range)) {
            uintptr_t live = (uintptr_t)((struct ur_memory *)range)->live;
            if (live && value >= live && value - live < range->size) {
                value = range->base + (value - live);
                memcpy(bytes + at, &value, sizeof(value));
                subset_put(needed, range->base);
                break;
            }
        }
    }
}

static bool read_state(struct ur_replay *replay, struct state *state) {
    state->bytes = malloc(state->size + 1);
    if (!state->bytes) {
        return false;
    }
    return state->memory ? ur_memory_read(replay, state->memory, 0, state->bytes, state->size)
                         : ur_buffer_read(replay, state->buffer, state->bytes, state->size);
}

static void add_state(struct ur_replay *replay, struct ur_subset *subset, struct state state) {
    void *more = realloc(subset->before, (subset->count + 1) * sizeof(*subset->before));
    if (!more) {
        return;
    }
    subset->before = more;
    if (state.size && read_state(replay, &state)) {
        subset->before[subset->count++] = state;
    } else {
        free(state.bytes);
    }
}

struct ur_subset *ur_subset_begin(struct ur_replay *replay, const struct ur_call *launch) {
    struct ur_subset *subset = calloc(1, sizeof(*subset));
    size_t count;
    if (!subset) {
        return NULL;
    }
    ur_finish_all(replay);
    struct ur_argument *arguments = ur_launch_arguments(replay, launch, &count);
    for (size_t i = 0; i < count; i++) {
        struct ur_memory *memory =
            arguments[i].is_buffer ? NULL : ur_memory_find(replay, arguments[i].object);
        size_t size = arguments[i].is_buffer ? ur_buffer_size(replay, arguments[i].object) : 0;
        if (size) {
            add_state(replay, subset, (struct state){NULL, arguments[i].object, size, NULL});
        } else if (memory && !holds(&subset->memory, memory->range.base)) {
            subset_put(&subset->memory, memory->range.base);
            add_state(replay, subset, (struct state){memory, 0, memory->range.size, NULL});
        }
    }
    free(arguments);
    /* What that memory points to is needed too, and what that points to. */
    for (size_t i = 0; i < subset->count; i++) {
        struct ur_map found = {0};
        translate_back(replay, subset->before[i].bytes, subset->before[i].size, &found);
        for (size_t j = 0; j < found.room; j++) {
            uint64_t base = (uintptr_t)found.entries[j].key;
            struct ur_memory *memory = base ? ur_memory_find(replay, base) : NULL;
            if (memory && !holds(&subset->memory, base)) {
                subset_put(&subset->memory, base);
                add_state(replay, subset, (struct state){memory, 0, memory->range.size, NULL});
            }
        }
        free(found.entries);
    }
    return subset;
}

/* ---- which calls ---- */

static bool changes_object(const struct ur_call *call) {
    static const char *const words[] = {"KernelSet",     "ProgramBuild",  "ProgramCompile",
                                        "ProgramSet",    "DynamicLink",   "EnablePeer",
                                        "VirtualMemMap", "VirtualMemSet", NULL};
    for (const char *const *word = words; *word; word++) {
        if (strstr(ur_call_name(call), *word)) {
            return true;
        }
    }
    return false;
}

static bool is_wait(const struct ur_call *call, const struct ur_slot *slot) {
    return call->traits->waits >= 0 && slot->param == call->traits->waits;
}

static bool is_needed(const struct ur_call *call, const struct ur_map *handles,
                      const struct ur_map *memory) {
    bool command = call->traits->flags & UR_RECORD_COMMAND;
    uint64_t first = 0;
    for (size_t i = 0; i < call->num_slots; i++) {
        const struct ur_slot *slot = &call->slots[i];
        if (slot->out && slot->kind == UR_SLOT_ADDRESS && holds(memory, slot->recorded)) {
            return true;
        }
        if (slot->out && !command && slot->kind != UR_SLOT_ADDRESS &&
            holds(handles, slot->recorded)) {
            return true;
        }
        if (!slot->out && !first && slot->kind == UR_SLOT_HANDLE) {
            first = slot->recorded;
        }
    }
    if (call->function->id == UR_FUNCTION_USM_IMPORT_EXP ||
        call->function->id == UR_FUNCTION_USM_HOST_ALLOC_REGISTER_EXP) {
        return holds(memory, UR_CALL_ARGUMENT(call, uint64_t, 1));
    }
    return changes_object(call) && holds(handles, first);
}

static void need(const struct ur_call *call, struct ur_map *handles, struct ur_map *memory) {
    for (size_t i = 0; i < call->num_slots; i++) {
        const struct ur_slot *slot = &call->slots[i];
        if (slot->out && slot->kind == UR_SLOT_ADDRESS) {
            put_out(memory, slot->recorded);
        } else if (slot->out) {
            put_out(handles, slot->recorded);
        }
    }
    for (size_t i = 0; i < call->num_slots; i++) {
        const struct ur_slot *slot = &call->slots[i];
        if (!slot->out && slot->kind != UR_SLOT_ADDRESS && !is_wait(call, slot)) {
            subset_put(handles, slot->recorded);
        }
    }
}

static int by_number(const void *a, const void *b) {
    uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
    return x < y ? -1 : x > y;
}

/* Numbers of data that kept calls refer to. */
struct numbers {
    uint64_t *at;
    size_t used, room;
};

static void add_number(struct numbers *numbers, uint64_t number) {
    if (numbers->used == numbers->room) {
        size_t room = numbers->room ? numbers->room * 2 : 64;
        void *more = number ? realloc(numbers->at, room * sizeof(*numbers->at)) : NULL;
        if (!more) {
            return;
        }
        numbers->at = more;
        numbers->room = room;
    }
    if (number) {
        numbers->at[numbers->used++] = number;
    }
}

static void add_numbers(struct numbers *numbers, const struct ur_call *call) {
    for (size_t i = 0; i < call->num_contents; i++) {
        add_number(numbers, call->contents[i].data);
    }
    for (unsigned i = 0; i < call->num_regions; i++) {
        add_number(numbers, call->regions[i].content.data);
    }
    add_number(numbers, call->made_from.content.data);
}

/* Marks the records that are needed for the one at `launch`. */
static void subset_choose(struct ur_record_file *file, size_t launch, const struct ur_map *bases,
                          bool *chosen, struct numbers *numbers) {
    struct ur_map handles = {0}, memory = {0};
    for (size_t i = 0; i < bases->room; i++) {
        subset_put(&memory, (uintptr_t)bases->entries[i].key);
    }
    for (size_t i = launch + 1; i-- > 0;) {
        struct ur_call call;
        const char *reason;
        size_t size;
        const unsigned char *record = ur_record_at(file, i, &size);
        struct ur_code code;
        if (record && record[0] == UR_RECORD_CODE && ur_code_read(file, record, size, &code)) {
            chosen[i] = holds(&handles, code.handle); /* it stands behind the call */
            for (int j = 0; chosen[i] && j < UR_NUM_CODES; j++) {
                add_number(numbers, code.data[j]);
            }
            ur_code_free(&code);
            continue;
        }
        if (record && record[0] == UR_RECORD_GROUP) {
            struct ur_reading reading = {record + 1, record + size, false};
            ur_get_number(&reading);
            chosen[i] = holds(&handles, ur_get_number(&reading));
            continue;
        }
        if (!record || record[0] != UR_RECORD_CALL) {
            chosen[i] = record && record[0] == UR_RECORD_DEVICE;
            continue;
        }
        if (ur_call_decode(file, record, size, &call, &reason) &&
            call.result == UR_RESULT_SUCCESS &&
            (i == launch || is_needed(&call, &handles, &memory))) {
            chosen[i] = true;
            need(&call, &handles, &memory);
            add_numbers(numbers, &call);
        }
        ur_call_free(&call);
    }
    free(handles.entries);
    free(memory.entries);
}

/* ---- the file ---- */

static void put_content(struct ur_record_writer *writer, struct ur_bytes *bytes,
                        const struct state *state) {
    ur_put_byte(bytes, UR_FORM_DATA);
    ur_put_number(bytes, state->size);
    ur_put_number(bytes, ur_record_add_data(writer, state->bytes, state->size));
}

static bool write_states(struct ur_record_writer *writer, const struct state *states, size_t count,
                         bool after, uint64_t sequence) {
    struct ur_bytes bytes = {0};
    uint64_t parts = 0;
    bool good = true;
    for (size_t i = 0; i < count; i++) {
        parts += states[i].memory != NULL;
    }
    ur_put_byte(&bytes, after ? UR_RECORD_OUTPUT : UR_RECORD_MEMORY);
    ur_put_number(&bytes, sequence);
    if (after) {
        ur_put_number(&bytes, 0);
    }
    ur_put_number(&bytes, parts);
    for (size_t i = 0; i < count; i++) {
        if (states[i].memory) {
            ur_put_number(&bytes, states[i].memory->range.base);
            ur_put_number(&bytes, states[i].size);
            ur_put_byte(&bytes, true);
            put_content(writer, &bytes, &states[i]);
        }
    }
    good = !bytes.failed && ur_record_add(writer, bytes.at, bytes.used);
    for (size_t i = 0; good && i < count; i++) {
        if (!states[i].memory) {
            bytes.used = 0;
            ur_put_byte(&bytes, after ? UR_RECORD_BUFFER_OUTPUT : UR_RECORD_BUFFER);
            ur_put_number(&bytes, sequence);
            ur_put_number(&bytes, states[i].buffer);
            ur_put_number(&bytes, states[i].size);
            put_content(writer, &bytes, &states[i]);
            good = !bytes.failed && ur_record_add(writer, bytes.at, bytes.used);
        }
    }
    free(bytes.at);
    return good;
}

static bool write_data(struct ur_record_file *file, struct ur_record_writer *writer,
                       struct numbers *numbers) {
    if (numbers->used) {
        qsort(numbers->at, numbers->used, sizeof(*numbers->at), by_number);
    }
    for (size_t i = 0; i < numbers->used; i++) {
        size_t size;
        if ((i && numbers->at[i] == numbers->at[i - 1]) ||
            !ur_record_data_size(file, numbers->at[i], &size)) {
            continue;
        }
        unsigned char *bytes = malloc(size + 1);
        bool good = bytes && ur_record_data(file, numbers->at[i], bytes) &&
                    ur_record_copy_data(writer, numbers->at[i], bytes, size);
        free(bytes);
        if (!good) {
            return false;
        }
    }
    return true;
}

static bool write_words(struct ur_record_writer *writer, uint8_t kind, uint64_t sequence,
                        const char *first, const char *second) {
    struct ur_bytes bytes = {0};
    ur_put_byte(&bytes, kind);
    ur_put_number(&bytes, sequence);
    if (first) {
        ur_put_text(&bytes, first);
        ur_put_text(&bytes, second);
    }
    bool good = !bytes.failed && ur_record_add(writer, bytes.at, bytes.used);
    free(bytes.at);
    return good;
}

bool ur_subset_end(struct ur_replay *replay, struct ur_subset *subset, const struct ur_call *launch,
                   const char *path, char *reason, size_t size) {
    struct ur_record_file *file = replay->file;
    size_t count = ur_record_count(file), at = 0, num_after = 0;
    bool *chosen = calloc(count + 1, 1), good = false;
    struct numbers numbers = {0};
    struct state *after = calloc(subset->count + 1, sizeof(*after));
    struct ur_record_writer *writer = NULL;

    snprintf(reason, size, "memory is short");
    if (!chosen || !after) {
        goto done;
    }
    ur_finish_all(replay);
    for (size_t i = 0; i < subset->count; i++) {
        after[num_after] = subset->before[i];
        if (read_state(replay, &after[num_after])) {
            translate_back(replay, after[num_after].bytes, after[num_after].size,
                           &(struct ur_map){0});
            num_after++;
        }
    }
    while (at < count && ur_record_sequence(file, at) != launch->sequence) {
        at++;
    }
    if (at == count) {
        goto done;
    }
    subset_choose(file, at, &subset->memory, chosen, &numbers);
    writer = ur_record_create(path, reason, size);
    good = writer && write_words(writer, UR_RECORD_BEGIN, 0, "urtrace replay", "one launch") &&
           write_data(file, writer, &numbers);
    for (size_t i = 0; good && i <= at; i++) {
        size_t length;
        const unsigned char *record = chosen[i] ? ur_record_at(file, i, &length) : NULL;
        if (i == at) {
            good = write_states(writer, subset->before, subset->count, false, launch->sequence);
            record = good ? ur_record_at(file, i, &length) : NULL;
        }
        good = good && (!chosen[i] || (record && ur_record_add(writer, record, length)));
    }
    good = good && write_states(writer, after, num_after, true, launch->sequence + 1) &&
           write_words(writer, UR_RECORD_END, launch->sequence + 2, NULL, NULL);
    if (writer && !good) {
        snprintf(reason, size, "%s cannot be written", path);
    }
done:
    if (writer) {
        ur_record_close(writer, good);
    }
    for (size_t i = 0; i < num_after; i++) {
        free(after[i].bytes);
    }
    for (size_t i = 0; i < subset->count; i++) {
        free(subset->before[i].bytes);
    }
    free(after);
    free(chosen);
    free(numbers.at);
    free(subset->before);
    free(subset->memory.entries);
    free(subset);
    return good;
}
