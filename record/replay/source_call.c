/* A call of a C program that makes recorded calls. */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "source.h"

/* Events that no call here makes are of before the part that was recorded, and over. False: the
 * call names something else that is not here. */
static bool drop_unknown(struct source *s, struct ur_call *call) {
    int list = call->traits->waits, count = call->traits->num_waits;
    uint64_t **waits = list < 0 ? NULL : call->params[list];
    size_t kept = 0, kept_waits = 0;
    for (size_t i = 0; i < call->num_slots; i++) {
        struct ur_slot slot = call->slots[i];
        bool wait = waits && slot.param == list && !slot.out;
        if (!slot.out && slot.kind == UR_SLOT_HANDLE && slot.recorded &&
            !ur_live_handle(s->replay, slot.recorded)) {
            if (!wait) {
                return false;
            }
            continue;
        }
        if (wait) {
            slot.where = &(*waits)[kept_waits++];
            *slot.where = slot.recorded;
        }
        call->slots[kept++] = slot;
    }
    call->num_slots = kept;
    if (waits && *waits && kept_waits < *(uint32_t *)call->params[count]) {
        *(uint32_t *)call->params[count] = (uint32_t)kept_waits;
        *waits = kept_waits ? *waits : NULL;
    }
    return true;
}

static void index_call(struct source *s, const struct ur_call *call) {
    for (size_t i = 0; i < call->num_slots; i++) {
        ur_map_put(&s->slots, call->slots[i].where, (void *)(i + 1));
    }
    for (size_t i = 0; i < call->num_contents; i++) {
        ur_map_put(&s->contents, call->contents[i].where, (void *)(i + 1));
    }
    for (unsigned i = 0; i < call->num_regions; i++) {
        ur_map_put(&s->regions, call->regions[i].content.where, (void *)(uintptr_t)(i + 1));
    }
}

static void clear_map(struct ur_map *map) {
    free(map->entries);
    *map = (struct ur_map){0};
}

static void expect(struct source *s, const struct expected *expected) {
    if (s->num_expected == s->room_expected) {
        size_t room = s->room_expected ? s->room_expected * 2 : 16;
        void *more = realloc(s->expected, room * sizeof(*s->expected));
        if (!more) {
            return;
        }
        s->expected = more;
        s->room_expected = room;
    }
    s->expected[s->num_expected++] = *expected;
}

static const struct ur_slot *slot_of(const struct ur_call *call, int param, bool out) {
    for (size_t i = 0; i < call->num_slots; i++) {
        if (call->slots[i].param == param && call->slots[i].out == out) {
            return &call->slots[i];
        }
    }
    return NULL;
}

static const void *input_key(uint64_t call, int param) {
    return (const void *)(uintptr_t)(ur_record_hash(&call, sizeof(call), (uint64_t)param) | 1u);
}

/* Whether the command is part of a graph or command buffer. */
static bool runs_later(const struct source *s, const struct ur_call *call) {
    const struct ur_slot *queue =
        call->traits->queue < 0 ? NULL : slot_of(call, call->traits->queue, false);
    return call->traits->flags & UR_RECORD_APPENDS ||
           (queue && ur_map_get(&s->captured, (const void *)(uintptr_t)queue->recorded));
}

/* What a command reads: of a graph, memory that stays; else what it finds there when it runs. */
static bool place_input(struct source *s, struct ur_call *call, unsigned index, bool later) {
    struct ur_host_region *region = &call->regions[index], changed;
    if (later && region->content.bytes) {
        s->input[index] = ++s->next;
        fprintf(s->variables, "static char *input_%u;\n", s->next);
        c_put(s, "    input_%u = ", s->next);
        c_put_shaped(s, region);
        c_put(s, ";\n");
        return ur_map_put(&s->inputs, input_key(call->sequence, region->param),
                          (void *)(uintptr_t)s->next);
    }
    if (!later && ur_input_of(s->replay, call->sequence, region->param, &changed)) {
        unsigned char *bytes = ur_call_memory(call, changed.content.size);
        if (bytes) {
            memcpy(bytes, changed.content.bytes, changed.content.size);
            region->shape = changed.shape;
            region->content.bytes = bytes;
            region->content.size = changed.content.size;
            region->content.data = changed.content.data;
        }
        free(changed.content.bytes);
        return bytes != NULL;
    }
    return true;
}

/* The host memory of the call's commands. False without memory. */
static bool place_regions(struct source *s, struct ur_call *call) {
    bool later = runs_later(s, call);
    for (unsigned i = 0; i < call->num_regions; i++) {
        const struct ur_host_region *region = &call->regions[i];
        if (!region->writes) {
            if (!place_input(s, call, i, later)) {
                return false;
            }
            continue;
        }
        struct written *to = c_written_at(s, region->address, ur_shape_span(&region->shape));
        if (!to) {
            return false;
        }
        expect(s, &(struct expected){call->sequence, region->param, to,
                                     region->address - to->range.base, region->shape,
                                     ur_launch_of(s->replay, call), later, ur_call_name(call)});
    }
    return true;
}

void c_write_input(struct source *s, const unsigned char *record, size_t size) {
    struct ur_host_region input;
    uint64_t call;
    if (!ur_input_read(s->replay, record, size, &input, &call)) {
        return;
    }
    uintptr_t id = (uintptr_t)ur_map_get(&s->inputs, input_key(call, input.param));
    if (id) {
        c_put(s, "    input_is(input_%u, ", (unsigned)id);
        c_put_bytes(s, input.content.bytes, input.content.size, input.content.data);
        c_put(s, ", ");
        c_put_shape(s, &input.shape);
        c_put(s, ");\n");
    }
    free(input.content.bytes);
}

/* A function that does to USM what the host task did. */
static void write_task(struct source *s, const struct ur_call *call) {
    size_t size;
    const unsigned char *at = ur_task_last(s->replay, call->sequence, &size);
    unsigned char *record = at ? malloc(size) : NULL;
    s->task = ++s->next;
    /* It stands before the function that is being written, with the variables. */
    FILE *body = s->body;
    s->body = s->variables;
    c_put(s, "static void task_%u(void *nothing) {\n    (void)nothing;\n", s->task);
    if (record) {
        struct ur_part part;
        memcpy(record, at, size);
        struct ur_reading reading = {record + 1, record + size, false};
        ur_get_number(&reading);
        ur_get_number(&reading);
        uint64_t count = ur_get_number(&reading);
        for (uint64_t i = 0; i < count && ur_part_read(s->replay->file, &reading, &part); i++) {
            const struct ur_memory *memory = ur_memory_find(s->replay, part.address);
            if (memory && part.bytes && memory->kind != UR_USM_TYPE_DEVICE) {
                c_put(s, "    memcpy(memory_%u.at + %" PRIu64 ", ", c_memory_id(memory),
                      part.address - memory->range.base);
                c_put_bytes(s, part.bytes, part.size, part.data);
                c_put(s, ", %zu);\n", part.size);
            }
            free(part.bytes);
        }
    }
    c_put(s, "}\n");
    s->body = body;
    free(record);
}

/* What has to stand before the call. False: it cannot be made. */
static bool prepare(struct source *s, struct ur_call *call) {
    const struct ur_host_region *from = &call->made_from;
    switch (call->function->id) {
    case UR_FUNCTION_USM_IMPORT_EXP:
    case UR_FUNCTION_USM_HOST_ALLOC_REGISTER_EXP: {
        const struct ur_slot *slot = slot_of(call, 1, false);
        size_t size = UR_CALL_ARGUMENT(call, size_t, 2);
        unsigned id = c_memory_variable(s);
        if (!slot || !c_new_memory(s, slot->recorded, size, UR_USM_TYPE_HOST, id)) {
            return false;
        }
        c_put(s, "    memory_%u.at = host(%zu);\n    memory_made(&memory_%u, %zu, false);\n", id,
              size, id, size);
        return true;
    }
    case UR_FUNCTION_ENQUEUE_MEM_UNMAP: {
        /* What a host task has put into the mapped part since the call. */
        const struct ur_slot *slot = slot_of(call, 2, false);
        const struct ur_memory *memory = slot ? ur_memory_find(s->replay, slot->recorded) : NULL;
        struct ur_host_region input;
        if (memory && ur_input_of(s->replay, call->sequence, 2, &input)) {
            c_put(s, "    finish();\n    host_wrote(&memory_%u, 0, ", c_memory_id(memory));
            c_put_bytes(s, input.content.bytes, input.content.size, input.content.data);
            c_put(s, ", %zu, true);\n", input.content.size);
            free(input.content.bytes);
        }
        return true;
    }
    case UR_FUNCTION_ENQUEUE_HOST_TASK_EXP:
        write_task(s, call);
        return true;
    case UR_FUNCTION_MEM_BUFFER_CREATE:
    case UR_FUNCTION_MEM_IMAGE_CREATE:
        if (from->address) {
            unsigned id = ++s->next;
            fprintf(s->variables, "static char *host_%u;\n", id);
            c_put(s, "    host_%u = ", id);
            c_put_rows(s, &from->content, &from->shape);
            c_put(s, ";\n");
            snprintf(s->from, sizeof(s->from), "host_%u", id);
            if (call->function->id == UR_FUNCTION_MEM_IMAGE_CREATE) {
                s->from_where = call->params[4];
            } else {
                s->from_where = &UR_CALL_ARGUMENT(call, ur_buffer_properties_t *, 3)->pHost;
            }
        }
        return true;
    default:
        return true;
    }
}

/* Names what the call receives. True if a block was begun for arrays that receive several. */
static bool name_received(struct source *s, const struct ur_call *call) {
    for (unsigned i = 0; i < call->function->count; i++) {
        const struct ur_print_field *field = &ur_print_fields[call->function->first + i];
        if (c_has_name(field, "pSyncPoint") && *(void **)call->params[i]) {
            s->point = ++s->next;
            fprintf(s->variables, "static uint32_t point_%u;\n", s->point);
        }
    }
    unsigned lists = 0;
    for (size_t i = 0; i < call->num_slots; i++) {
        const struct ur_slot *slot = &call->slots[i];
        if (!slot->out || slot->kind == UR_SLOT_FUNCTION) {
            continue;
        }
        bool again =
            ur_signals_again(s->replay, call, slot) && ur_live_handle(s->replay, slot->recorded);
        s->ids[i] = again ? (unsigned)(uintptr_t)ur_live_handle(s->replay, slot->recorded)
                    : slot->kind == UR_SLOT_ADDRESS ? c_memory_variable(s)
                                                    : c_new_handle(s, slot);
        bool first = i == 0 || call->slots[i - 1].param != slot->param;
        if (first && i + 1 < call->num_slots && call->slots[i + 1].param == slot->param &&
            call->slots[i + 1].out && !(lists >> slot->param & 1)) {
            c_put(s, "%s    void *list_%d[4096];\n", lists ? "" : "    {\n", slot->param);
            lists |= 1u << slot->param;
        }
    }
    return lists != 0;
}

static void bind_received(struct source *s, const struct ur_call *call) {
    for (size_t i = 0, place = 0; i < call->num_slots; i++) {
        const struct ur_slot *slot = &call->slots[i];
        if (!slot->out || slot->kind == UR_SLOT_FUNCTION) {
            continue;
        }
        bool first = i == 0 || call->slots[i - 1].param != slot->param || !call->slots[i - 1].out;
        bool more = i + 1 < call->num_slots && call->slots[i + 1].param == slot->param;
        place = first ? 0 : place + 1;
        if (!first || more) {
            c_put(s, "    ");
            c_put_received(s, slot);
            c_put(s, " = list_%d[%zu];\n", slot->param, place);
        }
        if (slot->kind != UR_SLOT_ADDRESS && slot->recorded) {
            ur_live_bind(s->replay, ur_slot_key(slot), s->ids[i]);
        } else if (ur_call_is(call, "IPC")) {
            ur_live_bind(s->replay, ur_shared_key(slot->recorded), s->ids[i]);
        }
    }
    for (unsigned i = 0; s->point && i < call->function->count; i++) {
        if (c_has_name(&ur_print_fields[call->function->first + i], "pSyncPoint")) {
            ur_live_bind(s->replay, c_sync_point_key(s, **(uint32_t **)call->params[i]), s->point);
        }
    }
}

static void put_argument(struct source *s, const struct ur_call *call, int param) {
    const struct ur_slot *slot = slot_of(call, param, false);
    if (slot) {
        c_put_slot(s, slot);
    } else {
        c_put(s, "NULL");
    }
}

/* Memory that the call gave: `slot` has its address. */
static void put_memory_made(struct source *s, const struct ur_call *call,
                            const struct ur_slot *slot, size_t size, ur_usm_type_t kind,
                            bool clear) {
    unsigned id = s->ids[slot - call->slots];
    if (!c_new_memory(s, slot->recorded, size, kind, id)) {
        return;
    }
    c_put(s, "    memory_made(&memory_%u, %zu, %s);\n", id, size,
          kind == UR_USM_TYPE_DEVICE ? "true" : "false");
    if (clear) {
        c_put(s, "    memory_cleared(&memory_%u, ", id);
        if (call->traits->queue < 0) {
            put_argument(s, call, 0);
        } else {
            c_put(s, "NULL");
        }
        c_put(s, ");\n");
    }
}

static const struct ur_slot *given_address(const struct ur_call *call) {
    for (size_t i = 0; i < call->num_slots; i++) {
        if (call->slots[i].out && call->slots[i].kind == UR_SLOT_ADDRESS) {
            return &call->slots[i];
        }
    }
    return NULL;
}

static void set_capture(struct source *s, const struct ur_call *call, bool captures) {
    c_put(s, "    queue_captures(");
    put_argument(s, call, 0);
    c_put(s, ", %s);\n", captures ? "true" : "false");
    const struct ur_slot *queue = slot_of(call, 0, false);
    if (queue) {
        ur_map_put(&s->captured, (const void *)(uintptr_t)queue->recorded, captures ? s : NULL);
    }
}

static void forget(struct source *s, const struct ur_call *call, int param) {
    const struct ur_slot *slot = slot_of(call, param, false);
    if (slot) {
        ur_memory_gone(s->replay, slot->recorded);
    }
}

/* What follows from the call. */
static void follow(struct source *s, const struct ur_call *call) {
    struct ur_record_allocation made;
    const struct ur_slot *address = given_address(call);
    bind_received(s, call);
    if (address && ur_record_allocated(call->function->id, call->params, &made)) {
        if (call->traits->queue >= 0) {
            c_put(s, "    finish(); /* the memory is there only then */\n");
        }
        put_memory_made(s, call, address, made.size, made.kind, true);
    }
    switch (call->function->id) {
    case UR_FUNCTION_CONTEXT_CREATE:
    case UR_FUNCTION_QUEUE_CREATE:
        c_put(s, call->function->id == UR_FUNCTION_CONTEXT_CREATE ? "    context_made("
                                                                  : "    queue_made(");
        c_put_received(s, slot_of(call, 3, true));
        c_put(s, ", ");
        put_argument(s, call, call->function->id == UR_FUNCTION_CONTEXT_CREATE ? 1 : 0);
        c_put(s, ");\n");
        break;
    case UR_FUNCTION_MEM_BUFFER_CREATE:
        if (!call->made_from.address) {
            c_put(s, "    buffer_cleared(");
            c_put_received(s, slot_of(call, 4, true));
            c_put(s, ", %zu, ", UR_CALL_ARGUMENT(call, size_t, 2));
            put_argument(s, call, 0);
            c_put(s, ");\n");
        }
        break;
    case UR_FUNCTION_QUEUE_BEGIN_GRAPH_CAPTURE_EXP:
    case UR_FUNCTION_QUEUE_BEGIN_CAPTURE_INTO_GRAPH_EXP:
        set_capture(s, call, true);
        break;
    case UR_FUNCTION_QUEUE_END_GRAPH_CAPTURE_EXP:
        set_capture(s, call, false);
        break;
    case UR_FUNCTION_VIRTUAL_MEM_RESERVE:
        if (address) {
            put_memory_made(s, call, address, UR_CALL_ARGUMENT(call, size_t, 2), UR_USM_TYPE_DEVICE,
                            false);
        }
        break;
    case UR_FUNCTION_PROGRAM_GET_GLOBAL_VARIABLE_POINTER:
        if (address && UR_CALL_ARGUMENT(call, size_t *, 3)) {
            put_memory_made(s, call, address, *UR_CALL_ARGUMENT(call, size_t *, 3),
                            UR_USM_TYPE_DEVICE, false);
        }
        break;
    case UR_FUNCTION_ENQUEUE_MEM_BUFFER_MAP:
        if (address) {
            put_memory_made(s, call, address, UR_CALL_ARGUMENT(call, size_t, 5), UR_USM_TYPE_HOST,
                            false);
        }
        break;
    case UR_FUNCTION_ENQUEUE_MEM_UNMAP:
        forget(s, call, 2);
        break;
    case UR_FUNCTION_USM_HOST_ALLOC_UNREGISTER_EXP:
    case UR_FUNCTION_USM_RELEASE_EXP:
    case UR_FUNCTION_VIRTUAL_MEM_FREE:
        forget(s, call, 1);
        break;
    default:
        if (call->traits->freed >= 0) {
            forget(s, call, call->traits->freed);
        }
        break;
    }
    ur_launch_follow(s->replay, call);
}

void c_write_call(struct source *s, struct ur_call *call) {
    struct owner owner = {ur_print_fields + call->function->first, call->function->count, NULL,
                          call->params};
    if (!drop_unknown(s, call)) {
        c_put(s, "    /* record %" PRIu64 ": %s uses an object that is not here */\n",
              call->sequence, ur_call_name(call));
        s->replay->num_left_out += !ur_call_is(call, "EventRe");
        return;
    }
    if (call->function->id == UR_FUNCTION_EVENT_WAIT && !UR_CALL_ARGUMENT(call, uint32_t, 0)) {
        return;
    }
    s->call = call;
    s->ids = calloc(call->num_slots + 1, sizeof(*s->ids));
    if (s->ids && place_regions(s, call) && prepare(s, call)) {
        if (ur_call_is(call, "KernelLaunch")) {
            ur_guard_choose(s->replay, call);
        }
        index_call(s, call);
        if (ur_is_launch(call->function->id)) {
            char text[256];
            ur_launch_count(s->replay, call);
            ur_launch_text(s->replay, s->replay->num_launches, text, sizeof(text));
            c_put(s, "    /* %s */\n", text);
        }
        bool block = name_received(s, call);
        c_put(s, "    OK(%s(", ur_call_name(call));
        c_put_fields(s, &owner);
        c_put(s, "));\n");
        follow(s, call);
        c_put(s, block ? "    }\n" : "");
        s->replay->replayed++;
    }
    free(s->ids);
    s->ids = NULL;
    s->task = s->point = 0;
    memset(s->input, 0, sizeof(s->input));
    s->from_where = NULL;
    clear_map(&s->slots);
    clear_map(&s->contents);
    clear_map(&s->regions);
}
