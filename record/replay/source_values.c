/* Arguments and contents as expressions of a C program, and the variables that they name. */
#include <inttypes.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "source.h"

/* Tokens of memory: its number and how far into it an address lies. */
#define TOKEN_SHIFT 44

void c_put(struct source *s, const char *format, ...) {
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
    c_put(s, "memory_%u.at", (unsigned)(token >> TOKEN_SHIFT));
    if (offset) {
        c_put(s, " + %" PRIu64, offset);
    }
}

void c_put_host(struct source *s, const struct written *to, uint64_t offset) {
    c_put(s, offset ? "host_%u + %" PRIu64 : "host_%u", to->id, offset);
}

void c_put_bytes(struct source *s, const unsigned char *bytes, size_t size, uint64_t number) {
    size_t count = 0;
    if (!bytes) {
        ur_say(s->replay, "the recording has not all that memory held (--no-memory, or it could "
                          "not be read): results will differ.");
        c_put(s, "host(%zu)", size);
        return;
    }
    uint64_t at = place_bytes(s, bytes, size, number);
    for (int pass = 0; pass < 2; pass++) {
        for (size_t i = 0; size - i >= sizeof(uint64_t); i += sizeof(uint64_t)) {
            uint64_t value;
            memcpy(&value, bytes + i, sizeof(value));
            uint64_t token = value < 4096 ? 0 : ur_live_address(s->replay, value);
            if (token && pass) {
                c_put(s, "{%zu, ", i);
                put_memory(s, token);
                c_put(s, "}, ");
            }
            count += token && !pass;
        }
        if (!count) {
            c_put(s, "content(%" PRIu64 ")", at);
            return;
        }
        if (!pass) {
            c_put(s, "with_words(%" PRIu64 ", %zu, %zu, (struct word[]){", at, size, count);
        }
    }
    c_put(s, "})");
    s->replay->num_translated += count;
}

void c_put_text(struct source *s, const char *text) {
    c_put(s, "\"");
    for (const unsigned char *at = (const unsigned char *)text; *at; at++) {
        if (*at == '"' || *at == '\\') {
            c_put(s, "\\%c", *at);
        } else if (*at < ' ' || *at >= 127 || *at == '?') {
            c_put(s, "\\%03o", *at);
        } else {
            c_put(s, "%c", *at);
        }
    }
    c_put(s, "\"");
}

void c_put_shape(struct source *s, const struct ur_shape *shape) {
    c_put(s, "(size_t[]){%zu, %zu, %zu, %zu, %zu, %zu}", shape->width, shape->height, shape->depth,
          shape->row, shape->slice, shape->offset);
}

static bool is_dense(const struct ur_shape *shape) {
    return !shape->offset && (shape->height == 1 || shape->row == shape->width) &&
           (shape->depth == 1 || shape->slice == shape->width * shape->height);
}

void c_put_shaped(struct source *s, const struct ur_host_region *region) {
    c_put(s, "rows(");
    c_put_bytes(s, region->content.bytes, region->content.size, region->content.data);
    c_put(s, ", ");
    c_put_shape(s, &region->shape);
    c_put(s, ")");
}

void c_put_rows(struct source *s, const struct ur_content *content, const struct ur_shape *shape) {
    if (is_dense(shape)) {
        c_put_bytes(s, content->bytes, content->size, content->data);
        return;
    }
    c_put(s, "rows(");
    c_put_bytes(s, content->bytes, content->size, content->data);
    c_put(s, ", ");
    c_put_shape(s, shape);
    c_put(s, ")");
}

/* ---- variables ---- */

const char *c_handle_type(unsigned index) {
    return ur_print_name(ur_print_handles[index]);
}

/* "queue" of ur_queue_handle_t */
static void handle_name(unsigned index, char *name, size_t size) {
    const char *type = c_handle_type(index) + strlen("ur_");
    const char *end = strstr(type, "_handle_t");
    snprintf(name, size, "%.*s", (int)(end ? end - type : (long)strlen(type)), type);
}

static void put_handle(struct source *s, unsigned index, uint64_t id) {
    char name[64];
    handle_name(index, name, sizeof(name));
    if (id) {
        c_put(s, "%s_%" PRIu64, name, id);
    } else {
        c_put(s, "NULL");
    }
}

unsigned c_new_handle(struct source *s, const struct ur_slot *slot) {
    unsigned id = ++s->next;
    char name[64];
    if (slot->kind == UR_SLOT_HANDLE) {
        handle_name(slot->handle, name, sizeof(name));
        fprintf(s->variables, "static %s %s_%u;\n", c_handle_type(slot->handle), name, id);
    } else {
        fprintf(s->variables, "static ur_native_handle_t native_%u;\n", id);
    }
    return id;
}

struct ur_memory *c_new_memory(struct source *s, uint64_t address, size_t size, ur_usm_type_t kind,
                               unsigned id) {
    return ur_memory_made(s->replay, address, size, kind,
                          (void *)(uintptr_t)((uint64_t)id << TOKEN_SHIFT));
}

unsigned c_memory_variable(struct source *s) {
    fprintf(s->variables, "static struct memory memory_%u;\n", ++s->next);
    return s->next;
}

unsigned c_memory_id(const struct ur_memory *memory) {
    return (unsigned)((uintptr_t)memory->live >> TOKEN_SHIFT);
}

struct written *c_written_at(struct source *s, uint64_t address, size_t size) {
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
    c_put(s, "    host_%u = host(%zu);\n", to->id, size);
    return to;
}

/* ---- arguments ---- */

static uint64_t load(const void *at, unsigned size) {
    uint64_t value = 0;
    memcpy(&value, at, size);
    return value;
}

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
        return c_handle_type(type->index);
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

static void put_struct(struct source *s, unsigned index, void *at) {
    const struct ur_print_struct *type = &ur_print_structs[index];
    struct owner owner = {ur_print_fields + type->first, type->count, at, NULL};
    c_put(s, "(%s){", ur_print_name(type->name));
    c_put_fields(s, &owner);
    c_put(s, "}");
}

static void put_address(struct source *s, const struct ur_slot *slot) {
    uint64_t token = ur_live_address(s->replay, slot->recorded);
    struct ur_host_region changed;
    if (s->call->function->id != UR_FUNCTION_ENQUEUE_MEM_UNMAP &&
        ur_input_of(s->replay, s->call->sequence, slot->param, &changed)) {
        c_put_shaped(s, &changed);
        free(changed.content.bytes);
        return;
    }
    uint64_t shared = strstr(ur_call_name(s->call), "IPC")
                          ? (uintptr_t)ur_live_handle(s->replay, ur_shared_key(slot->recorded))
                          : 0;
    struct written *to =
        slot->recorded && !token
            ? (struct written *)ur_ranges_overlap(&s->written, (uintptr_t)slot->recorded, 1)
            : NULL;
    if (token) {
        put_memory(s, token);
    } else if (shared) {
        c_put(s, "memory_%" PRIu64 ".at", shared);
    } else if (to) {
        c_put_host(s, to, slot->recorded - to->range.base);
    } else {
        c_put(s, "NULL");
        if (slot->recorded && (ur_is_launch(s->call->function->id) ||
                               s->call->function->id == UR_FUNCTION_KERNEL_SET_ARG_POINTER)) {
            ur_say(s->replay, "a kernel was given the address of memory that no recorded call "
                              "allocated: here it is given NULL.");
        }
    }
}

void c_put_slot(struct source *s, const struct ur_slot *slot) {
    uint64_t id = (uintptr_t)ur_live_handle(s->replay, ur_slot_key(slot));
    switch (slot->kind) {
    case UR_SLOT_HANDLE:
        put_handle(s, slot->handle, id);
        break;
    case UR_SLOT_VALUE:
        if (id) {
            c_put(s, "native_%" PRIu64, id);
        } else {
            c_put(s, "0x%" PRIx64, slot->recorded);
        }
        break;
    case UR_SLOT_ADDRESS:
        put_address(s, slot);
        break;
    default:
        if (s->task) {
            c_put(s, "task_%u", s->task);
        } else {
            c_put(s, "NULL");
        }
        break;
    }
}

static void put_value(struct source *s, const struct ur_print_type *type, void *at) {
    const struct ur_slot *slot = slot_at(s, at);
    if (type->kind == UR_PRINT_STRUCT) {
        put_struct(s, type->index, at);
    } else if (slot) {
        c_put_slot(s, slot);
    } else if (type->kind == UR_PRINT_ENUM) {
        const struct ur_print_enum *e = &ur_print_enums[type->index];
        const struct ur_print_value *v =
            ur_print_find_value(type->index, (uint32_t)load(at, type->size));
        if (v) {
            c_put(s, "%s%s", ur_print_name(e->prefix), ur_print_name(v->name));
        } else {
            c_put(s, "(%s)0x%" PRIx64, ur_print_name(e->name), load(at, type->size));
        }
    } else if (type->kind == UR_PRINT_FLOAT) {
        float narrow;
        double wide;
        memcpy(&narrow, at, sizeof(narrow));
        memcpy(&wide, at, sizeof(wide));
        c_put(s, "%a", type->size == 4 ? (double)narrow : wide);
    } else if (type->kind == UR_PRINT_SIGNED) {
        int64_t value = type->size == 4 ? (int32_t)load(at, 4) : (int64_t)load(at, 8);
        c_put(s, "%" PRId64, value);
    } else if (type->kind == UR_PRINT_FLAGS || type->kind == UR_PRINT_HEX) {
        c_put(s, "0x%" PRIx64, load(at, type->size));
    } else {
        c_put(s, "%" PRIu64, load(at, type->size));
    }
}

static void put_list(struct source *s, const struct ur_print_type *type, unsigned pointers,
                     char *at, uint64_t count) {
    size_t step = pointers ? sizeof(void *) : value_size(type);
    for (uint64_t i = 0; i < count; i++) {
        c_put(s, i ? ", " : "");
        if (pointers) {
            const struct ur_slot *slot = slot_at(s, at + i * step);
            const void *index = ur_map_get(&s->contents, at + i * step);
            if (slot) {
                c_put_slot(s, slot);
            } else if (index) {
                const struct ur_content *content = &s->call->contents[(uintptr_t)index - 1];
                c_put_bytes(s, content->bytes, content->size, content->data);
            } else {
                c_put(s, "NULL");
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
            c_put(s, "(char *[]){");
            put_memory(s, token);
            c_put(s, "}");
            s->replay->num_translated++;
        } else {
            c_put(s, "(uint%zu_t[]){0x%" PRIx64 "}", size * 8, value);
        }
        return;
    }
    c_put_bytes(s, content->bytes, size, content->data);
}

bool c_has_name(const struct ur_print_field *field, const char *name) {
    return strcmp(ur_print_name(field->name), name) == 0;
}

uint64_t c_sync_point_key(const struct source *s, uint32_t point) {
    uint64_t command_buffer = s->call->num_slots ? s->call->slots[0].recorded : 0;
    return ur_record_hash(&point, sizeof(point), command_buffer) | 1u;
}

static void put_sync_points(struct source *s, const uint32_t *points, uint64_t count) {
    c_put(s, "(uint32_t[]){");
    for (uint64_t i = 0; i < count; i++) {
        uint64_t id = (uintptr_t)ur_live_handle(s->replay, c_sync_point_key(s, points[i]));
        c_put(s, i ? ", point_%" PRIu64 : "point_%" PRIu64, id);
    }
    c_put(s, "}");
}

void c_put_received(struct source *s, const struct ur_slot *slot) {
    unsigned id = s->ids[slot - s->call->slots];
    if (slot->kind == UR_SLOT_HANDLE) {
        put_handle(s, slot->handle, id);
    } else {
        c_put(s, slot->kind == UR_SLOT_VALUE ? "native_%u" : "memory_%u.at", id);
    }
}

/* What a parameter points to that receives something. Several handles get into an array first. */
static void put_receiver(struct source *s, const struct owner *owner, unsigned index, char *to) {
    const struct ur_print_field *field = &owner->fields[index];
    const struct ur_print_type *type = &ur_print_types[field->type];
    const struct ur_slot *slot = slot_at(s, to);
    uint64_t count = field->count >= 0 && field->tag < 0 ? number(owner, field->count) : 1;
    if (!to) {
        c_put(s, "NULL");
    } else if (s->point && c_has_name(field, "pSyncPoint")) {
        c_put(s, "&point_%u", s->point);
    } else if (slot && slot_at(s, to + sizeof(void *))) {
        c_put(s, "list_%u", index);
    } else if (slot && slot->kind != UR_SLOT_FUNCTION) {
        c_put(s, "(void *)&");
        c_put_received(s, slot);
    } else {
        size_t size = type->depth > 1 ? sizeof(void *) : value_size(type);
        c_put(s, "(void *)(uint64_t[%" PRIu64 "]){0}", count * size / 8 + 1);
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
        c_put(s, "%s", s->from);
    } else if (slot) {
        c_put_slot(s, slot);
    } else if (content) {
        put_content(s, &s->call->contents[content - 1]);
    } else if (region) {
        const struct ur_host_region *r = &s->call->regions[region - 1];
        if (r->writes) {
            const struct written *w =
                (struct written *)ur_ranges_overlap(&s->written, (uintptr_t)r->address, 1);
            c_put_host(s, w, r->address - w->range.base);
        } else if (s->input[region - 1]) {
            c_put(s, "input_%u", s->input[region - 1]);
        } else {
            c_put_rows(s, &r->content, &r->shape);
        }
    } else if (!to) {
        c_put(s, "NULL");
    } else if (field->flags & UR_PRINT_CHAIN) {
        uint32_t stype = (uint32_t)((ur_base_desc_t *)(void *)to)->stype;
        for (size_t i = 0; i < ur_print_num_structs; i++) {
            if (ur_print_structs[i].stype == (int32_t)stype) {
                c_put(s, "&");
                put_struct(s, (unsigned)i, to);
                return;
            }
        }
        c_put(s, "NULL");
    } else if (type->kind == UR_PRINT_CHAR && type->depth == 1 && field->count < 0) {
        c_put_text(s, to);
    } else {
        uint64_t count = field->count >= 0 && field->tag < 0 ? number(owner, field->count) : 1;
        if (!count || type->kind == UR_PRINT_VOID) {
            c_put(s, "NULL");
            return;
        }
        if (c_has_name(field, "pSyncPointWaitList")) {
            put_sync_points(s, (uint32_t *)(void *)to, count);
            return;
        }
        if (type->depth > 1) {
            c_put(s, "(void *)(void *[]){");
        } else {
            c_put(s, "(void *)(%s[]){", value_type(type));
        }
        put_list(s, type, type->depth - 1u, to, count);
        c_put(s, "}");
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
        c_put(s, "{.%s = ", ur_print_name(one->member));
        size_t content = (uintptr_t)ur_map_get(&s->contents, at);
        if (!type->depth) {
            put_value(s, type, at);
        } else if (slot_at(s, at)) {
            c_put_slot(s, slot_at(s, at));
        } else if (content) {
            put_content(s, &s->call->contents[content - 1]);
        } else if (type->kind == UR_PRINT_CHAR && load(at, sizeof(void *))) {
            c_put_text(s, (const char *)(uintptr_t)load(at, sizeof(void *)));
        } else {
            c_put(s, "NULL");
        }
        c_put(s, "}");
        return;
    }
    c_put(s, "{0}");
}

void c_put_fields(struct source *s, const struct owner *owner) {
    for (unsigned i = 0; i < owner->count; i++) {
        const struct ur_print_field *field = &owner->fields[i];
        const struct ur_print_type *type = &ur_print_types[field->type];
        char *at = place(owner, i);
        c_put(s, i ? ", " : "");
        if (!owner->params) {
            c_put(s, ".%s = ", ur_print_name(field->name));
        }
        if (type->kind == UR_PRINT_UNION) {
            put_union(s, owner, i, at);
        } else if (type->array) {
            c_put(s, "{");
            put_list(s, type, type->depth, at, type->array);
            c_put(s, "}");
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
