/* The calls of a recording as a C program, and a file beside it with what memory held.
 *
 * Nothing is run: each object gets a variable, and each record becomes the calls that a replay
 * would make. What these have in common stands in prelude.c, which the program begins with. */
#include <errno.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "record/format.h"
#include "replay.h"

__asm__(".pushsection .rodata\n"
        "ur_replay_prelude:\n"
        ".incbin \"" UR_REPLAY_PRELUDE "\"\n"
        ".byte 0\n"
        ".popsection\n");
extern const char ur_replay_prelude[] __attribute__((visibility("hidden")));

/* Records in each function of the program: compilers take longer than in proportion. */
#define RECORDS_A_FUNCTION 200
/* Tokens of memory: its number and how far into it an address lies. */
#define TOKEN_SHIFT 44

/* Memory of the host that a command of the program writes. */
struct written {
    struct ur_range range; /* first */
    unsigned id;
    uint64_t launch;
    struct written *next; /* of all */
};

/* A command's output that is to be compared. */
struct expected {
    uint64_t sequence;
    int param;
    struct written *to;
    size_t offset;
    struct ur_shape shape;
    uint64_t launch;
    const char *name;
};

struct source {
    struct ur_replay *replay;
    FILE *body, *variables, *data;
    uint64_t data_used;
    struct ur_map placed; /* number of data -> where it is, plus 1 */
    struct ur_ranges written;
    struct written *all;
    struct expected *expected;
    size_t num_expected, room_expected;
    unsigned next, functions;
    /* Of the call that is written. */
    const struct ur_call *call;
    struct ur_map slots;    /* where -> index + 1 */
    struct ur_map contents; /* the same */
    struct ur_map regions;  /* the same */
    unsigned *ids;          /* of what each slot receives */
    unsigned task;          /* the number of a host task's function */
    unsigned point;         /* of the sync point that it gives */
    char from[64];          /* the host memory that an object is made from; empty: none */
    const void *from_where;
};

static void put(struct source *s, const char *format, ...) __attribute__((format(printf, 2, 3)));
static void put(struct source *s, const char *format, ...) {
    va_list args;
    va_start(args, format);
    vfprintf(s->body, format, args);
    va_end(args);
}

/* ---- contents ---- */

static uint64_t place_bytes(struct source *s, const unsigned char *bytes, size_t size,
                            uint64_t number) {
    const void *key = (const void *)(uintptr_t)number;
    uint64_t at = number ? (uintptr_t)ur_map_get(&s->placed, key) : 0;
    if (at) {
        return at - 1;
    }
    static const char zeros[16];
    at = s->data_used;
    fwrite(bytes, 1, size, s->data);
    fwrite(zeros, 1, -size & 15, s->data);
    s->data_used += (size + 15) & ~(uint64_t)15;
    if (number) {
        ur_map_put(&s->placed, key, (void *)(uintptr_t)(at + 1));
    }
    return at;
}

static void put_memory(struct source *s, uint64_t token) {
    uint64_t offset = token & ((1ull << TOKEN_SHIFT) - 1);
    put(s, "memory_%u.at", (unsigned)(token >> TOKEN_SHIFT));
    if (offset) {
        put(s, " + %" PRIu64, offset);
    }
}

static void put_host(struct source *s, const struct written *to, uint64_t offset) {
    put(s, offset ? "host_%u + %" PRIu64 : "host_%u", to->id, offset);
}

/* Bytes that may have addresses in them, as an expression. */
static void put_bytes(struct source *s, const unsigned char *bytes, size_t size, uint64_t number) {
    size_t count = 0;
    if (!bytes) {
        ur_say(s->replay, "the recording has not all that memory held (--no-memory, or it could "
                          "not be read): results will differ.");
        put(s, "host(%zu)", size);
        return;
    }
    uint64_t at = place_bytes(s, bytes, size, number);
    for (int pass = 0; pass < 2; pass++) {
        for (size_t i = 0; size - i >= sizeof(uint64_t); i += sizeof(uint64_t)) {
            uint64_t value;
            memcpy(&value, bytes + i, sizeof(value));
            uint64_t token = value < 4096 ? 0 : ur_live_address(s->replay, value);
            if (token && pass) {
                put(s, "{%zu, ", i);
                put_memory(s, token);
                put(s, "}, ");
            }
            count += token && !pass;
        }
        if (!count) {
            put(s, "content(%" PRIu64 ")", at);
            return;
        }
        if (!pass) {
            put(s, "with_words(%" PRIu64 ", %zu, %zu, (struct word[]){", at, size, count);
        }
    }
    put(s, "})");
    s->replay->num_translated += count;
}

static void put_text(struct source *s, const char *text) {
    put(s, "\"");
    for (const unsigned char *at = (const unsigned char *)text; *at; at++) {
        if (*at == '"' || *at == '\\') {
            put(s, "\\%c", *at);
        } else if (*at < ' ' || *at >= 127 || *at == '?') {
            put(s, "\\%03o", *at);
        } else {
            put(s, "%c", *at);
        }
    }
    put(s, "\"");
}

static void put_shape(struct source *s, const struct ur_shape *shape) {
    put(s, "(size_t[]){%zu, %zu, %zu, %zu, %zu, %zu}", shape->width, shape->height, shape->depth,
        shape->row, shape->slice, shape->offset);
}

static bool is_dense(const struct ur_shape *shape) {
    return !shape->offset && (shape->height == 1 || shape->row == shape->width) &&
           (shape->depth == 1 || shape->slice == shape->width * shape->height);
}

static void put_rows(struct source *s, const struct ur_content *content,
                     const struct ur_shape *shape) {
    if (is_dense(shape)) {
        put_bytes(s, content->bytes, content->size, content->data);
        return;
    }
    put(s, "rows(");
    put_bytes(s, content->bytes, content->size, content->data);
    put(s, ", ");
    put_shape(s, shape);
    put(s, ")");
}

/* ---- variables ---- */

static const char *handle_type(unsigned index) {
    return ur_print_name(ur_print_handles[index]);
}

/* "queue" of ur_queue_handle_t */
static void handle_name(unsigned index, char *name, size_t size) {
    const char *type = handle_type(index) + strlen("ur_");
    const char *end = strstr(type, "_handle_t");
    snprintf(name, size, "%.*s", (int)(end ? end - type : (long)strlen(type)), type);
}

static void put_handle(struct source *s, unsigned index, uint64_t id) {
    char name[64];
    handle_name(index, name, sizeof(name));
    if (id) {
        put(s, "%s_%" PRIu64, name, id);
    } else {
        put(s, "NULL");
    }
}

static unsigned new_handle(struct source *s, const struct ur_slot *slot) {
    unsigned id = ++s->next;
    char name[64];
    if (slot->kind == UR_SLOT_HANDLE) {
        handle_name(slot->handle, name, sizeof(name));
        fprintf(s->variables, "static %s %s_%u;\n", handle_type(slot->handle), name, id);
    } else {
        fprintf(s->variables, "static ur_native_handle_t native_%u;\n", id);
    }
    return id;
}

static struct ur_memory *new_memory(struct source *s, uint64_t address, size_t size,
                                    ur_usm_type_t kind, unsigned id) {
    return ur_memory_made(s->replay, address, size, kind,
                          (void *)(uintptr_t)((uint64_t)id << TOKEN_SHIFT));
}

static unsigned memory_variable(struct source *s) {
    fprintf(s->variables, "static struct memory memory_%u;\n", ++s->next);
    return s->next;
}

static unsigned memory_id(const struct ur_memory *memory) {
    return (unsigned)((uintptr_t)memory->live >> TOKEN_SHIFT);
}

/* Memory of the host at the recorded address, as in the replay; NULL without memory. */
static struct written *written_at(struct source *s, uint64_t address, size_t size) {
    struct ur_range *old = ur_ranges_overlap(&s->written, (uintptr_t)address, 1);
    if (!address || !size || address + size < address) {
        return NULL;
    }
    if (old && old->base <= address && old->base + old->size >= address + size) {
        return (struct written *)old;
    }
    while ((old = ur_ranges_overlap(&s->written, (uintptr_t)address, size)) != NULL) {
        ur_ranges_remove(&s->written, old);
    }
    struct written *to = calloc(1, sizeof(*to));
    if (!to) {
        return NULL;
    }
    *to = (struct written){.range = {.base = (uintptr_t)address, .size = size}, .id = ++s->next};
    to->next = s->all;
    s->all = to;
    ur_ranges_insert(&s->written, &to->range);
    fprintf(s->variables, "static char *host_%u;\n", to->id);
    put(s, "    host_%u = host(%zu);\n", to->id, size);
    return to;
}

/* ---- arguments ---- */

static uint64_t load(const void *at, unsigned size) {
    uint64_t value = 0;
    memcpy(&value, at, size);
    return value;
}

struct owner {
    const struct ur_print_field *fields;
    unsigned count;
    char *base;
    void *const *params;
};

static void *place(const struct owner *owner, unsigned index) {
    return owner->params ? owner->params[index] : owner->base + owner->fields[index].offset;
}

static uint64_t number(const struct owner *owner, int index) {
    return load(place(owner, (unsigned)index), ur_print_types[owner->fields[index].type].size);
}

static size_t value_size(const struct ur_print_type *type) {
    return type->kind == UR_PRINT_STRUCT  ? ur_print_structs[type->index].size
           : type->kind == UR_PRINT_UNION ? ur_print_unions[type->index].size
                                          : type->size;
}

static const char *value_type(const struct ur_print_type *type) {
    static const char *const widths[2][4] = {{"int8_t", "int16_t", "int32_t", "int64_t"},
                                             {"uint8_t", "uint16_t", "uint32_t", "uint64_t"}};
    int log = type->size >= 8 ? 3 : type->size >= 4 ? 2 : type->size >= 2 ? 1 : 0;
    switch (type->kind) {
    case UR_PRINT_STRUCT:
        return ur_print_name(ur_print_structs[type->index].name);
    case UR_PRINT_HANDLE:
        return handle_type(type->index);
    case UR_PRINT_FLOAT:
        return type->size == 4 ? "float" : "double";
    case UR_PRINT_SIGNED:
        return widths[0][log];
    case UR_PRINT_ENUM:
        return ur_print_name(ur_print_enums[type->index].name);
    default:
        return widths[1][log];
    }
}

static const struct ur_slot *slot_at(const struct source *s, const void *where) {
    size_t index = (uintptr_t)ur_map_get(&s->slots, where);
    return index ? &s->call->slots[index - 1] : NULL;
}

static void put_fields(struct source *s, const struct owner *owner);

static void put_struct(struct source *s, unsigned index, void *at) {
    const struct ur_print_struct *type = &ur_print_structs[index];
    struct owner owner = {ur_print_fields + type->first, type->count, at, NULL};
    put(s, "(%s){", ur_print_name(type->name));
    put_fields(s, &owner);
    put(s, "}");
}

static void put_address(struct source *s, const struct ur_slot *slot) {
    uint64_t token = ur_live_address(s->replay, slot->recorded);
    struct written *to =
        slot->recorded && !token
            ? (struct written *)ur_ranges_overlap(&s->written, (uintptr_t)slot->recorded, 1)
            : NULL;
    if (token) {
        put_memory(s, token);
    } else if (to) {
        put_host(s, to, slot->recorded - to->range.base);
    } else {
        put(s, "NULL");
        if (slot->recorded && (ur_is_launch(s->call->function->id) ||
                               s->call->function->id == UR_FUNCTION_KERNEL_SET_ARG_POINTER)) {
            ur_say(s->replay, "a kernel was given the address of memory that no recorded call "
                              "allocated: here it is given NULL.");
        }
    }
}

/* The value of a slot that is read. */
static void put_slot(struct source *s, const struct ur_slot *slot) {
    uint64_t id = (uintptr_t)ur_live_handle(s->replay, ur_slot_key(slot));
    switch (slot->kind) {
    case UR_SLOT_HANDLE:
        put_handle(s, slot->handle, id);
        break;
    case UR_SLOT_VALUE:
        if (id) {
            put(s, "native_%" PRIu64, id);
        } else {
            put(s, "0x%" PRIx64, slot->recorded);
        }
        break;
    case UR_SLOT_ADDRESS:
        put_address(s, slot);
        break;
    default:
        if (s->task) {
            put(s, "task_%u", s->task);
        } else {
            put(s, "NULL");
        }
        break;
    }
}

static void put_value(struct source *s, const struct ur_print_type *type, void *at) {
    const struct ur_slot *slot = slot_at(s, at);
    if (type->kind == UR_PRINT_STRUCT) {
        put_struct(s, type->index, at);
    } else if (slot) {
        put_slot(s, slot);
    } else if (type->kind == UR_PRINT_ENUM) {
        const struct ur_print_enum *e = &ur_print_enums[type->index];
        const struct ur_print_value *v =
            ur_print_find_value(type->index, (uint32_t)load(at, type->size));
        if (v) {
            put(s, "%s%s", ur_print_name(e->prefix), ur_print_name(v->name));
        } else {
            put(s, "(%s)0x%" PRIx64, ur_print_name(e->name), load(at, type->size));
        }
    } else if (type->kind == UR_PRINT_FLOAT) {
        float narrow;
        double wide;
        memcpy(&narrow, at, sizeof(narrow));
        memcpy(&wide, at, sizeof(wide));
        put(s, "%a", type->size == 4 ? (double)narrow : wide);
    } else if (type->kind == UR_PRINT_SIGNED) {
        int64_t value = type->size == 4 ? (int32_t)load(at, 4) : (int64_t)load(at, 8);
        put(s, "%" PRId64, value);
    } else if (type->kind == UR_PRINT_FLAGS || type->kind == UR_PRINT_HEX) {
        put(s, "0x%" PRIx64, load(at, type->size));
    } else {
        put(s, "%" PRIu64, load(at, type->size));
    }
}

static void put_list(struct source *s, const struct ur_print_type *type, unsigned pointers,
                     char *at, uint64_t count) {
    size_t step = pointers ? sizeof(void *) : value_size(type);
    for (uint64_t i = 0; i < count; i++) {
        put(s, i ? ", " : "");
        if (pointers) {
            const struct ur_slot *slot = slot_at(s, at + i * step);
            const void *index = ur_map_get(&s->contents, at + i * step);
            if (slot) {
                put_slot(s, slot);
            } else if (index) {
                const struct ur_content *content = &s->call->contents[(uintptr_t)index - 1];
                put_bytes(s, content->bytes, content->size, content->data);
            } else {
                put(s, "NULL");
            }
        } else {
            put_value(s, type, at + i * step);
        }
    }
}

/* An argument passed by value is shown as one where it has the size of a number. */
static void put_content(struct source *s, const struct ur_content *content) {
    size_t size = content->size;
    if (content->bytes && (size == 1 || size == 2 || size == 4 || size == 8)) {
        uint64_t value = load(content->bytes, (unsigned)size);
        uint64_t token = size == 8 && value >= 4096 ? ur_live_address(s->replay, value) : 0;
        if (token) {
            put(s, "(char *[]){");
            put_memory(s, token);
            put(s, "}");
            s->replay->num_translated++;
        } else {
            put(s, "(uint%zu_t[]){0x%" PRIx64 "}", size * 8, value);
        }
        return;
    }
    put_bytes(s, content->bytes, size, content->data);
}

static bool has_name(const struct ur_print_field *field, const char *name) {
    return strcmp(ur_print_name(field->name), name) == 0;
}

/* Sync points are numbers of a command buffer. */
static uint64_t sync_point_key(const struct source *s, uint32_t point) {
    uint64_t command_buffer = s->call->num_slots ? s->call->slots[0].recorded : 0;
    return ur_record_hash(&point, sizeof(point), command_buffer) | 1u;
}

static void put_sync_points(struct source *s, const uint32_t *points, uint64_t count) {
    put(s, "(uint32_t[]){");
    for (uint64_t i = 0; i < count; i++) {
        uint64_t id = (uintptr_t)ur_live_handle(s->replay, sync_point_key(s, points[i]));
        put(s, i ? ", point_%" PRIu64 : "point_%" PRIu64, id);
    }
    put(s, "}");
}

static void put_received(struct source *s, const struct ur_slot *slot) {
    unsigned id = s->ids[slot - s->call->slots];
    if (slot->kind == UR_SLOT_HANDLE) {
        put_handle(s, slot->handle, id);
    } else {
        put(s, slot->kind == UR_SLOT_VALUE ? "native_%u" : "memory_%u.at", id);
    }
}

/* What a parameter points to that receives something. Several handles get into an array first. */
static void put_receiver(struct source *s, const struct owner *owner, unsigned index, char *to) {
    const struct ur_print_field *field = &owner->fields[index];
    const struct ur_print_type *type = &ur_print_types[field->type];
    const struct ur_slot *slot = slot_at(s, to);
    uint64_t count = field->count >= 0 && field->tag < 0 ? number(owner, field->count) : 1;
    if (!to) {
        put(s, "NULL");
    } else if (s->point && has_name(field, "pSyncPoint")) {
        put(s, "&point_%u", s->point);
    } else if (slot && slot_at(s, to + sizeof(void *))) {
        put(s, "list_%u", index);
    } else if (slot && slot->kind != UR_SLOT_FUNCTION) {
        put(s, "(void *)&");
        put_received(s, slot);
    } else {
        size_t size = type->depth > 1 ? sizeof(void *) : value_size(type);
        put(s, "(void *)(uint64_t[%" PRIu64 "]){0}", count * size / 8 + 1);
    }
}

static void put_pointer(struct source *s, const struct owner *owner, unsigned index, void *at) {
    const struct ur_print_field *field = &owner->fields[index];
    const struct ur_print_type *type = &ur_print_types[field->type];
    const struct ur_slot *slot = slot_at(s, at);
    size_t content = (uintptr_t)ur_map_get(&s->contents, at);
    size_t region = (uintptr_t)ur_map_get(&s->regions, at);
    char *to = (char *)(uintptr_t)load(at, sizeof(void *));

    if (at == s->from_where) {
        put(s, "%s", s->from);
    } else if (slot) {
        put_slot(s, slot);
    } else if (content) {
        put_content(s, &s->call->contents[content - 1]);
    } else if (region) {
        const struct ur_host_region *r = &s->call->regions[region - 1];
        if (r->writes) {
            const struct written *w =
                (struct written *)ur_ranges_overlap(&s->written, (uintptr_t)r->address, 1);
            put_host(s, w, r->address - w->range.base);
        } else {
            put_rows(s, &r->content, &r->shape);
        }
    } else if (!to) {
        put(s, "NULL");
    } else if (field->flags & UR_PRINT_CHAIN) {
        uint32_t stype = (uint32_t)((ur_base_desc_t *)(void *)to)->stype;
        for (size_t i = 0; i < ur_print_num_structs; i++) {
            if (ur_print_structs[i].stype == (int32_t)stype) {
                put(s, "&");
                put_struct(s, (unsigned)i, to);
                return;
            }
        }
        put(s, "NULL");
    } else if (type->kind == UR_PRINT_CHAR && type->depth == 1 && field->count < 0) {
        put_text(s, to);
    } else {
        uint64_t count = field->count >= 0 && field->tag < 0 ? number(owner, field->count) : 1;
        if (!count || type->kind == UR_PRINT_VOID) {
            put(s, "NULL");
            return;
        }
        if (has_name(field, "pSyncPointWaitList")) {
            put_sync_points(s, (uint32_t *)(void *)to, count);
            return;
        }
        if (type->depth > 1) {
            put(s, "(void *)(void *[]){");
        } else {
            put(s, "(void *)(%s[]){", value_type(type));
        }
        put_list(s, type, type->depth - 1u, to, count);
        put(s, "}");
    }
}

static void put_union(struct source *s, const struct owner *owner, unsigned index, char *at) {
    const struct ur_print_field *field = &owner->fields[index];
    const struct ur_print_union *u = &ur_print_unions[ur_print_types[field->type].index];
    uint32_t tag = (uint32_t)number(owner, field->tag);
    for (unsigned i = 0; i < u->count; i++) {
        const struct ur_print_case *one = &ur_print_cases[u->first + i];
        const struct ur_print_type *type = &ur_print_types[one->type];
        if (one->value != tag) {
            continue;
        }
        put(s, "{.%s = ", ur_print_name(one->member));
        size_t content = (uintptr_t)ur_map_get(&s->contents, at);
        if (!type->depth) {
            put_value(s, type, at);
        } else if (slot_at(s, at)) {
            put_slot(s, slot_at(s, at));
        } else if (content) {
            put_content(s, &s->call->contents[content - 1]);
        } else if (type->kind == UR_PRINT_CHAR && load(at, sizeof(void *))) {
            put_text(s, (const char *)(uintptr_t)load(at, sizeof(void *)));
        } else {
            put(s, "NULL");
        }
        put(s, "}");
        return;
    }
    put(s, "{0}");
}

static void put_fields(struct source *s, const struct owner *owner) {
    for (unsigned i = 0; i < owner->count; i++) {
        const struct ur_print_field *field = &owner->fields[i];
        const struct ur_print_type *type = &ur_print_types[field->type];
        char *at = place(owner, i);
        put(s, i ? ", " : "");
        if (!owner->params) {
            put(s, ".%s = ", ur_print_name(field->name));
        }
        if (type->kind == UR_PRINT_UNION) {
            put_union(s, owner, i, at);
        } else if (type->array) {
            put(s, "{");
            put_list(s, type, type->depth, at, type->array);
            put(s, "}");
        } else if (type->depth && owner->params && field->flags & UR_PRINT_OUT) {
            size_t region = (uintptr_t)ur_map_get(&s->regions, at);
            if (region || ur_map_get(&s->contents, at) ||
                (slot_at(s, at) && !slot_at(s, at)->out)) {
                put_pointer(s, owner, i, at);
            } else {
                put_receiver(s, owner, i, (char *)(uintptr_t)load(at, sizeof(void *)));
            }
        } else if (type->depth) {
            put_pointer(s, owner, i, at);
        } else {
            put_value(s, type, at);
        }
    }
}

/* ---- a call ---- */

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

/* The host memory of the call's commands. False without memory. */
static bool place_regions(struct source *s, const struct ur_call *call) {
    for (unsigned i = 0; i < call->num_regions; i++) {
        const struct ur_host_region *region = &call->regions[i];
        if (!region->writes) {
            continue;
        }
        struct written *to = written_at(s, region->address, ur_shape_span(&region->shape));
        if (!to) {
            return false;
        }
        expect(s, &(struct expected){call->sequence, region->param, to,
                                     region->address - to->range.base, region->shape,
                                     ur_launch_of(s->replay, call), ur_call_name(call)});
    }
    return true;
}

static const struct ur_slot *slot_of(const struct ur_call *call, int param, bool out) {
    for (size_t i = 0; i < call->num_slots; i++) {
        if (call->slots[i].param == param && call->slots[i].out == out) {
            return &call->slots[i];
        }
    }
    return NULL;
}

/* A function that does to USM what the host task did. */
static void write_task(struct source *s, const struct ur_call *call) {
    size_t index =
        (size_t)(uintptr_t)ur_map_get(&s->replay->tasks, (const void *)(uintptr_t)call->sequence);
    size_t size = 0;
    const unsigned char *at = index ? ur_record_at(s->replay->file, index - 1, &size) : NULL;
    unsigned char *record = at ? malloc(size) : NULL;
    s->task = ++s->next;
    /* It stands before the function that is being written, with the variables. */
    FILE *body = s->body;
    s->body = s->variables;
    put(s, "static void task_%u(void *nothing) {\n    (void)nothing;\n", s->task);
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
                put(s, "    memcpy(memory_%u.at + %" PRIu64 ", ", memory_id(memory),
                    part.address - memory->range.base);
                put_bytes(s, part.bytes, part.size, part.data);
                put(s, ", %zu);\n", part.size);
            }
            free(part.bytes);
        }
    }
    put(s, "}\n");
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
        unsigned id = memory_variable(s);
        if (!slot || !new_memory(s, slot->recorded, size, UR_USM_TYPE_HOST, id)) {
            return false;
        }
        put(s, "    memory_%u.at = host(%zu);\n    memory_made(&memory_%u, %zu, false);\n", id,
            size, id, size);
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
            put(s, "    host_%u = ", id);
            put_rows(s, &from->content, &from->shape);
            put(s, ";\n");
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
        if (has_name(field, "pSyncPoint") && *(void **)call->params[i]) {
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
        s->ids[i] = slot->kind == UR_SLOT_ADDRESS ? memory_variable(s) : new_handle(s, slot);
        bool first = i == 0 || call->slots[i - 1].param != slot->param;
        if (first && i + 1 < call->num_slots && call->slots[i + 1].param == slot->param &&
            call->slots[i + 1].out && !(lists >> slot->param & 1)) {
            put(s, "%s    void *list_%d[4096];\n", lists ? "" : "    {\n", slot->param);
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
            put(s, "    ");
            put_received(s, slot);
            put(s, " = list_%d[%zu];\n", slot->param, place);
        }
        if (slot->kind != UR_SLOT_ADDRESS && slot->recorded) {
            ur_live_bind(s->replay, ur_slot_key(slot), s->ids[i]);
        }
    }
    for (unsigned i = 0; s->point && i < call->function->count; i++) {
        if (has_name(&ur_print_fields[call->function->first + i], "pSyncPoint")) {
            ur_live_bind(s->replay, sync_point_key(s, **(uint32_t **)call->params[i]), s->point);
        }
    }
}

static void put_argument(struct source *s, const struct ur_call *call, int param) {
    const struct ur_slot *slot = slot_of(call, param, false);
    if (slot) {
        put_slot(s, slot);
    } else {
        put(s, "NULL");
    }
}

/* Memory that the call gave: `slot` has its address. */
static void put_memory_made(struct source *s, const struct ur_call *call,
                            const struct ur_slot *slot, size_t size, ur_usm_type_t kind,
                            bool clear) {
    unsigned id = s->ids[slot - call->slots];
    if (!new_memory(s, slot->recorded, size, kind, id)) {
        return;
    }
    put(s, "    memory_made(&memory_%u, %zu, %s);\n", id, size,
        kind == UR_USM_TYPE_DEVICE ? "true" : "false");
    if (clear) {
        put(s, "    memory_cleared(&memory_%u, ", id);
        if (call->traits->queue < 0) {
            put_argument(s, call, 0);
        } else {
            put(s, "NULL");
        }
        put(s, ");\n");
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
    put(s, "    queue_captures(");
    put_argument(s, call, 0);
    put(s, ", %s);\n", captures ? "true" : "false");
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
            put(s, "    finish(); /* the memory is there only then */\n");
        }
        put_memory_made(s, call, address, made.size, made.kind, true);
    }
    switch (call->function->id) {
    case UR_FUNCTION_CONTEXT_CREATE:
    case UR_FUNCTION_QUEUE_CREATE:
        put(s, call->function->id == UR_FUNCTION_CONTEXT_CREATE ? "    context_made("
                                                                : "    queue_made(");
        put_received(s, slot_of(call, 3, true));
        put(s, ", ");
        put_argument(s, call, call->function->id == UR_FUNCTION_CONTEXT_CREATE ? 1 : 0);
        put(s, ");\n");
        break;
    case UR_FUNCTION_MEM_BUFFER_CREATE:
        if (!call->made_from.address) {
            put(s, "    buffer_cleared(");
            put_received(s, slot_of(call, 4, true));
            put(s, ", %zu, ", UR_CALL_ARGUMENT(call, size_t, 2));
            put_argument(s, call, 0);
            put(s, ");\n");
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

static void write_call(struct source *s, struct ur_call *call) {
    struct owner owner = {ur_print_fields + call->function->first, call->function->count, NULL,
                          call->params};
    if (!drop_unknown(s, call)) {
        put(s, "    /* record %" PRIu64 ": %s uses an object that is not here */\n", call->sequence,
            ur_call_name(call));
        s->replay->num_left_out += !strstr(ur_call_name(call), "EventRe");
        return;
    }
    if (call->function->id == UR_FUNCTION_EVENT_WAIT && !UR_CALL_ARGUMENT(call, uint32_t, 0)) {
        return;
    }
    s->call = call;
    s->ids = calloc(call->num_slots + 1, sizeof(*s->ids));
    if (s->ids && place_regions(s, call) && prepare(s, call)) {
        index_call(s, call);
        if (ur_is_launch(call->function->id)) {
            char text[256];
            ur_launch_before(s->replay, call, NULL);
            ur_launch_text(s->replay, s->replay->num_launches, text, sizeof(text));
            put(s, "    /* %s */\n", text);
        }
        bool block = name_received(s, call);
        put(s, "    OK(%s(", ur_call_name(call));
        put_fields(s, &owner);
        put(s, "));\n");
        follow(s, call);
        put(s, block ? "    }\n" : "");
        s->replay->replayed++;
    }
    free(s->ids);
    s->ids = NULL;
    s->task = s->point = 0;
    s->from_where = NULL;
    clear_map(&s->slots);
    clear_map(&s->contents);
    clear_map(&s->regions);
}

/* ---- the other records ---- */

static void put_by(struct source *s, uint64_t launch, const char *what) {
    char by[256], text[400];
    ur_launch_text(s->replay, launch, by, sizeof(by));
    snprintf(text, sizeof(text), "%s, the work of %s", what, by);
    put_text(s, text);
}

static void write_parts(struct source *s, struct ur_reading *reading, bool output) {
    struct ur_part part;
    uint64_t count = ur_get_number(reading);
    put(s, "    finish();\n");
    for (uint64_t i = 0; i < count && ur_part_read(s->replay->file, reading, &part); i++) {
        const struct ur_memory *memory = ur_memory_find(s->replay, part.address);
        if (memory && part.bytes && part.address >= memory->range.base &&
            part.size <= memory->range.size - (part.address - memory->range.base)) {
            put(s, "    %s(&memory_%u, %" PRIu64 ", ", output ? "memory_is" : "host_wrote",
                memory_id(memory), part.address - memory->range.base);
            put_bytes(s, part.bytes, part.size, part.data);
            put(s, ", %zu, ", part.size);
            if (output) {
                put_by(s, memory->launch, "memory");
                s->replay->num_outputs++;
            } else {
                put(s, part.certain ? "true" : "false");
            }
            put(s, ");\n");
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
        s->expected[i] = s->expected[--s->num_expected];
        if (content.bytes && content.size == e.shape.width * e.shape.height * e.shape.depth) {
            put(s, "    finish();\n    host_is(");
            put_host(s, e.to, e.offset);
            put(s, ", ");
            put_bytes(s, content.bytes, content.size, content.data);
            put(s, ", ");
            put_shape(s, &e.shape);
            put(s, ", ");
            put_by(s, e.launch, e.name);
            put(s, ");\n");
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
        put(s, "    finish();\n    %s(mem_%" PRIu64 ", ", output ? "buffer_is" : "buffer_wrote",
            id);
        put_bytes(s, bytes, size, data);
        put(s, ", %zu", size);
        if (output) {
            put(s, ", ");
            put_by(s, s->replay->num_launches, "a buffer");
        }
        put(s, ");\n");
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
        while (strcmp(handle_type(slot.handle), "ur_device_handle_t") != 0) {
            slot.handle++;
        }
        unsigned id = new_handle(s, &slot);
        ur_live_bind(s->replay, handles[i], id);
        put(s, "    device_%u = device(%zu);\n", id, i);
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
        if (ur_call_decode(s->replay->file, record, size, &call, &reason) &&
            call.result == UR_RESULT_SUCCESS) {
            enum ur_way way = ur_way_of(s->replay, &call);
            if (way == UR_WAY_MAKE) {
                write_call(s, &call);
            } else if (way != UR_WAY_ANSWER) {
                s->replay->num_left_out++;
                put(s, "    /* record %" PRIu64 ": %s cannot be made again */\n", call.sequence,
                    ur_call_name(&call));
            }
        }
        ur_call_free(&call);
        break;
    case UR_RECORD_MEMORY:
        write_parts(s, &reading, false);
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
    put(s, "static void part_0(void) {\n");
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
            put(s, "}\n\nstatic void part_%u(void) {\n", ++s->functions);
        }
        write_record(s, record, size);
        free(record);
    }
    put(s, "}\n\n");
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
    put(&s, "int main(int argc, char **argv) {\n    begin(");
    put_text(&s, name);
    put(&s, ", argc > 1 ? argv[1] : ");
    put_text(&s, data_path);
    put(&s, ");\n");
    for (unsigned i = 0; i <= s.functions; i++) {
        put(&s, "    part_%u();\n", i);
    }
    put(&s, "    return end();\n}\n");
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
    ur_outputs_free(&replay);
    ur_launches_free(&replay);
    ur_objects_free(&replay);
    free(replay.said);
    return status;
}
