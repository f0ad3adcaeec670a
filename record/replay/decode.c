#include <stdlib.h>
#include <string.h>

#include "replay.h"

/* As in the recording layer; deeper is damage. */
#define MAX_DEPTH 64

struct ur_chunk {
    struct ur_chunk *next;
    size_t used, room;
    _Alignas(16) unsigned char at[];
};

struct decoding {
    struct ur_record_file *file;
    struct ur_reading reading;
    struct ur_call *call;
    int8_t param; /* the one that is read */
    bool out;     /* it receives */
    unsigned depth;
};

struct owner {
    const struct ur_print_field *fields;
    unsigned count;
    char *base;
    void **params;
    bool outputs; /* what the call gave: the rest stands before it */
};

void *ur_call_memory(struct ur_call *call, size_t size) {
    size = (size + 15) & ~(size_t)15;
    struct ur_chunk *chunk = call->chunks;
    if (!chunk || chunk->room - chunk->used < size) {
        size_t room = size > 4096 ? size : 4096;
        chunk = malloc(sizeof(*chunk) + room);
        if (!chunk) {
            return NULL;
        }
        *chunk = (struct ur_chunk){.next = call->chunks, .room = room};
        call->chunks = chunk;
    }
    void *at = chunk->at + chunk->used;
    chunk->used += size;
    memset(at, 0, size);
    return at;
}

/* Memory for `count` values that the record still has to hold: each takes a byte at least. */
static void *values_memory(struct decoding *d, uint64_t count, size_t size) {
    if (count > (uint64_t)(d->reading.end - d->reading.at) || size > 1u << 20) {
        d->reading.failed = true;
        return NULL;
    }
    void *at = ur_call_memory(d->call, (size_t)count * size + 8);
    d->reading.failed |= !at;
    return at;
}

static size_t value_size(const struct ur_print_type *type) {
    return type->kind == UR_PRINT_STRUCT  ? ur_print_structs[type->index].size
           : type->kind == UR_PRINT_UNION ? ur_print_unions[type->index].size
                                          : type->size;
}

static void *decode_place(const struct owner *owner, unsigned index) {
    return owner->params ? owner->params[index] : owner->base + owner->fields[index].offset;
}

static uint64_t decode_number(const struct owner *owner, int index) {
    uint64_t value = 0;
    const struct ur_print_type *type = &ur_print_types[owner->fields[index].type];
    memcpy(&value, decode_place(owner, (unsigned)index), type->size);
    return value;
}

static void add_slot(struct decoding *d, void *where, uint64_t recorded, enum ur_slot_kind kind,
                     uint8_t handle) {
    struct ur_call *call = d->call;
    if (call->num_slots == call->room_slots) {
        size_t room = call->room_slots ? call->room_slots * 2 : 16;
        void *more = realloc(call->slots, room * sizeof(*call->slots));
        if (!more) {
            d->reading.failed = true;
            return;
        }
        call->slots = more;
        call->room_slots = room;
    }
    call->slots[call->num_slots++] =
        (struct ur_slot){where, recorded, (uint8_t)kind, handle, d->param, d->out};
    memcpy(where, &recorded, sizeof(recorded));
}

bool ur_shape_read(struct ur_reading *reading, struct ur_shape *shape) {
    shape->width = (size_t)ur_get_number(reading);
    shape->height = (size_t)ur_get_number(reading);
    shape->depth = (size_t)ur_get_number(reading);
    shape->row = (size_t)ur_get_number(reading);
    shape->slice = (size_t)ur_get_number(reading);
    shape->offset = (size_t)ur_get_number(reading);
    return !reading->failed;
}

void ur_shape_fill(char *to, const struct ur_shape *shape, const unsigned char *rows) {
    for (size_t i = 0; i < shape->height * shape->depth; i++) {
        memcpy(to + shape->offset + i / shape->height * shape->slice +
                   i % shape->height * shape->row,
               rows + i * shape->width, shape->width);
    }
}

size_t ur_shape_span(const struct ur_shape *shape) {
    size_t rows, slices, span;
    if (!shape->width || !shape->height || !shape->depth ||
        __builtin_mul_overflow(shape->height - 1, shape->row, &rows) ||
        __builtin_mul_overflow(shape->depth - 1, shape->slice, &slices) ||
        __builtin_add_overflow(rows, slices, &span) ||
        __builtin_add_overflow(span, shape->width, &span) ||
        __builtin_add_overflow(span, shape->offset, &span) || span > SIZE_MAX / 2) {
        return 0;
    }
    return span;
}

bool ur_content_read(struct ur_record_file *file, struct ur_reading *reading, size_t *size,
                     unsigned char **bytes, uint64_t *data) {
    uint8_t form = ur_get_byte(reading);
    *size = (size_t)ur_get_number(reading);
    *bytes = NULL;
    *data = 0;
    size_t there;
    const unsigned char *from;
    switch (form) {
    case UR_FORM_BYTES:
        from = ur_get(reading, *size);
        *bytes = from ? malloc(*size + 1) : NULL;
        if (*bytes) {
            memcpy(*bytes, from, *size);
        }
        return *bytes != NULL;
    case UR_FORM_DATA:
        *data = ur_get_number(reading);
        if (reading->failed || !ur_record_data_size(file, *data, &there) || there != *size) {
            return false;
        }
        *bytes = malloc(*size + 1);
        if (!*bytes || !ur_record_data(file, *data, *bytes)) {
            free(*bytes);
            *bytes = NULL;
            return false;
        }
        return true;
    case UR_FORM_WITHHELD:
    case UR_FORM_LOST:
        return !reading->failed;
    default:
        return false;
    }
}

bool ur_part_read(struct ur_record_file *file, struct ur_reading *reading, struct ur_part *part) {
    size_t size;
    part->address = ur_get_number(reading);
    part->size = (size_t)ur_get_number(reading);
    part->certain = ur_get_byte(reading) != 0;
    part->bytes = NULL;
    if (reading->failed || !ur_content_read(file, reading, &size, &part->bytes, &part->data)) {
        return false;
    }
    if (size != part->size || part->size == 0 || part->address + part->size < part->address) {
        free(part->bytes);
        part->bytes = NULL;
        return false;
    }
    return true;
}

/* Bytes of the call's own memory. */
static void get_content(struct decoding *d, struct ur_content *content) {
    unsigned char *bytes;
    d->reading.failed |=
        !ur_content_read(d->file, &d->reading, &content->size, &bytes, &content->data);
    if (d->reading.failed) {
        return;
    }
    content->param = d->param;
    if (!bytes) {
        d->call->withheld = true;
        return;
    }
    content->bytes = ur_call_memory(d->call, content->size + 8);
    if (content->bytes) {
        memcpy(content->bytes, bytes, content->size);
    } else {
        d->reading.failed = true;
    }
    free(bytes);
}

static void add_content(struct decoding *d, void *where) {
    struct ur_call *call = d->call;
    struct ur_content content = {.where = where};
    get_content(d, &content);
    if (call->num_contents == call->room_contents) {
        size_t room = call->room_contents ? call->room_contents * 2 : 16;
        void *more = realloc(call->contents, room * sizeof(*call->contents));
        if (!more) {
            d->reading.failed = true;
            return;
        }
        call->contents = more;
        call->room_contents = room;
    }
    if (!d->reading.failed) {
        call->contents[call->num_contents++] = content;
        if (where) {
            memcpy(where, &content.bytes, sizeof(content.bytes));
        }
    }
}

static void get_fields(struct decoding *d, struct owner *owner);

static void get_struct(struct decoding *d, unsigned index, void *at) {
    const struct ur_print_struct *s = &ur_print_structs[index];
    struct owner owner = {ur_print_fields + s->first, s->count, at, NULL};
    if (d->depth >= MAX_DEPTH) {
        d->reading.failed = true;
        return;
    }
    d->depth++;
    get_fields(d, &owner);
    d->depth--;
}

static void get_value(struct decoding *d, const struct ur_print_type *type, void *at) {
    if (type->kind == UR_PRINT_STRUCT) {
        get_struct(d, type->index, at);
        return;
    }
    uint64_t value = ur_get_number(&d->reading);
    if (type->kind == UR_PRINT_HANDLE) {
        add_slot(d, at, value, UR_SLOT_HANDLE, type->index);
    } else if (type->kind == UR_PRINT_FUNCTION) {
        add_slot(d, at, value, UR_SLOT_FUNCTION, 0);
    } else if (type->kind == UR_PRINT_HEX) {
        add_slot(d, at, value, UR_SLOT_VALUE, 0);
    } else {
        memcpy(at, &value, type->size);
    }
}

static void get_list(struct decoding *d, const struct ur_print_type *type, unsigned pointers,
                     char *at, uint64_t count) {
    size_t step = pointers ? sizeof(void *) : value_size(type);
    for (uint64_t i = 0; i < count && !d->reading.failed; i++) {
        if (pointers) {
            add_slot(d, at + i * step, ur_get_number(&d->reading), UR_SLOT_ADDRESS, 0);
        } else {
            get_value(d, type, at + i * step);
        }
    }
}

static char *get_text(struct decoding *d) {
    uint64_t length = ur_get_number(&d->reading);
    const unsigned char *from = ur_get(&d->reading, (size_t)length);
    char *text = from ? ur_call_memory(d->call, (size_t)length + 1) : NULL;
    if (!text) {
        d->reading.failed = true;
        return NULL;
    }
    memcpy(text, from, (size_t)length);
    return text;
}

static void put_pointer(void *where, const void *pointer) {
    memcpy(where, &pointer, sizeof(pointer));
}

static void get_region(struct decoding *d, void *where, bool writes) {
    struct ur_call *call = d->call;
    struct ur_host_region region = {.param = d->param, .writes = writes};
    region.address = ur_get_number(&d->reading);
    ur_shape_read(&d->reading, &region.shape);
    if (!writes) {
        get_content(d, &region.content);
    }
    const struct ur_shape *s = &region.shape;
    size_t packed;
    if (call->result != UR_RESULT_SUCCESS) {
        return; /* the shape may have no sense, which may be why */
    }
    if (d->reading.failed || call->num_regions == 4 || !ur_shape_span(s) ||
        __builtin_mul_overflow(s->width, s->height, &packed) ||
        __builtin_mul_overflow(packed, s->depth, &packed) ||
        (!writes && packed != region.content.size)) {
        d->reading.failed = true;
        return;
    }
    region.content.where = where;
    call->regions[call->num_regions++] = region;
}

/* What a pointer stands for: `pointed` is the type behind it, NULL behind pNext. */
static void get_pointer(struct decoding *d, struct owner *owner, unsigned index, void *where) {
    const struct ur_print_field *field = owner ? &owner->fields[index] : NULL;
    const struct ur_print_type *type = field ? &ur_print_types[field->type] : NULL;
    uint8_t form = ur_get_byte(&d->reading);
    uint64_t count, stype;
    void *at;

    switch (form) {
    case UR_FORM_NULL:
        break;
    case UR_FORM_LIST:
        count = ur_get_number(&d->reading);
        if (!type || type->depth == 0 || (type->kind == UR_PRINT_VOID && type->depth == 1)) {
            d->reading.failed = true;
            break;
        }
        {
            size_t size = type->depth > 1 ? sizeof(void *) : value_size(type);
            uint64_t room = count;
            /* What receives may have more room than was needed. */
            if (d->out && field->count >= 0 && field->tag < 0) {
                uint64_t asked = decode_number(owner, field->count);
                room = asked > count && asked < 4096 ? asked : count;
            }
            if (count > (uint64_t)(d->reading.end - d->reading.at) || size > 1u << 20) {
                d->reading.failed = true;
                break;
            }
            at = ur_call_memory(d->call, (size_t)room * size + 8);
            if (!at) {
                d->reading.failed = true;
                break;
            }
        }
        put_pointer(where, at);
        get_list(d, type, type->depth - 1u, at, count);
        break;
    case UR_FORM_TEXT:
        put_pointer(where, get_text(d));
        break;
    case UR_FORM_ADDRESS:
        add_slot(d, where, ur_get_number(&d->reading), UR_SLOT_ADDRESS, 0);
        break;
    case UR_FORM_BYTES:
    case UR_FORM_DATA:
    case UR_FORM_WITHHELD:
    case UR_FORM_LOST:
        d->reading.at--; /* the form is the content's own */
        add_content(d, where);
        break;
    case UR_FORM_CHAIN:
        stype = ur_get_number(&d->reading);
        for (size_t i = 0; i < ur_print_num_structs; i++) {
            if (ur_print_structs[i].stype == (int32_t)stype) {
                at = values_memory(d, 1, ur_print_structs[i].size);
                if (at) {
                    put_pointer(where, at);
                    get_struct(d, (unsigned)i, at);
                }
                return;
            }
        }
        d->reading.failed = true; /* it was known to who wrote it, but how long it is, not here */
        break;
    case UR_FORM_UNKNOWN:
        ur_get_number(&d->reading);
        d->call->unknown_chain = true;
        break;
    case UR_FORM_INPUT:
    case UR_FORM_OUTPUT:
        get_region(d, where, form == UR_FORM_OUTPUT);
        break;
    case UR_FORM_UNWRITTEN:
        break;
    default:
        d->reading.failed = true;
        break;
    }
}

static void get_union(struct decoding *d, struct owner *owner, unsigned index, char *at) {
    const struct ur_print_field *field = &owner->fields[index];
    const struct ur_print_union *u = &ur_print_unions[ur_print_types[field->type].index];
    uint32_t tag = (uint32_t)decode_number(owner, field->tag);
    for (unsigned i = 0; i < u->count; i++) {
        const struct ur_print_case *one = &ur_print_cases[u->first + i];
        if (one->value == tag) {
            const struct ur_print_type *type = &ur_print_types[one->type];
            if (type->depth) {
                get_pointer(d, NULL, 0, at);
            } else {
                get_value(d, type, at);
            }
            return;
        }
    }
}

static void get_fields(struct decoding *d, struct owner *owner) {
    for (unsigned i = 0; i < owner->count && !d->reading.failed; i++) {
        const struct ur_print_field *field = &owner->fields[i];
        const struct ur_print_type *type = &ur_print_types[field->type];
        void *at = decode_place(owner, i);
        if (owner->params) {
            d->param = (int8_t)i;
            d->out = (field->flags & UR_PRINT_OUT) != 0 && type->depth;
            if (d->out != owner->outputs) {
                continue;
            }
        }
        if (type->kind == UR_PRINT_UNION) {
            get_union(d, owner, i, at);
        } else if (type->array) {
            get_list(d, type, type->depth, at, type->array);
        } else if (type->depth) {
            get_pointer(d, owner, i, at);
        } else {
            get_value(d, type, at);
        }
    }
}

static void get_binaries(struct decoding *d) {
    uint32_t count = UR_CALL_ARGUMENT(d->call, uint32_t, 1);
    const size_t *lengths = UR_CALL_ARGUMENT(d->call, const size_t *, 3);
    const unsigned char **list = UR_CALL_ARGUMENT(d->call, const unsigned char **, 4);
    d->param = 4;
    if (!lengths || !list) {
        return;
    }
    /* They were read as addresses, which they are not here. */
    size_t kept = 0;
    for (size_t i = 0; i < d->call->num_slots; i++) {
        if (d->call->slots[i].param != 4) {
            d->call->slots[kept++] = d->call->slots[i];
        }
    }
    d->call->num_slots = kept;
    for (uint32_t i = 0; i < count && !d->reading.failed; i++) {
        add_content(d, &list[i]);
    }
}

static void get_made_from(struct decoding *d, int8_t param) {
    struct ur_host_region *region = &d->call->made_from;
    if (d->reading.at < d->reading.end && *d->reading.at == UR_FORM_NULL) {
        d->reading.at++;
        return;
    }
    d->param = param;
    ur_shape_read(&d->reading, &region->shape);
    get_content(d, &region->content);
    size_t packed = region->shape.width * region->shape.height * region->shape.depth;
    if (!ur_shape_span(&region->shape) || packed != region->content.size) {
        d->reading.failed = true;
    }
    region->address = 1;
}

bool ur_call_is(const struct ur_call *call, const char *word) {
    return strstr(ur_call_name(call), word) != NULL;
}

int ur_call_place(const struct ur_call *call, const char *name) {
    for (unsigned i = 0; i < call->function->count; i++) {
        const struct ur_print_field *field = &ur_print_fields[call->function->first + i];
        if (strcmp(ur_print_name(field->name), name) == 0) {
            return (int)i;
        }
    }
    return -1;
}

uint64_t ur_call_recorded(const struct ur_call *call, int param) {
    for (size_t i = 0; i < call->num_slots; i++) {
        if (call->slots[i].param == param) {
            return call->slots[i].recorded;
        }
    }
    return 0;
}

const struct ur_record_traits *ur_call_traits(unsigned function) {
    for (size_t i = 0; i < ur_record_num_traits; i++) {
        if (ur_record_traits[i].id == function) {
            return &ur_record_traits[i];
        }
    }
    return NULL;
}

bool ur_call_decode(struct ur_record_file *file, const unsigned char *record, size_t size,
                    struct ur_call *call, const char **reason) {
    struct decoding d = {.file = file, .reading = {record, record + size, false}, .call = call};
    memset(call, 0, sizeof(*call));
    ur_get_byte(&d.reading);
    call->sequence = ur_get_number(&d.reading);
    call->thread = (uint32_t)ur_get_number(&d.reading);
    uint32_t id = (uint32_t)ur_get_number(&d.reading);
    call->result = (ur_result_t)ur_get_number(&d.reading);
    call->function = d.reading.failed ? NULL : ur_print_find_function(id);
    call->traits = call->function ? ur_call_traits(id) : NULL;
    *reason = "it is damaged";
    if (!call->traits || call->function->count > UR_REPLAY_MOST_PARAMS) {
        *reason = d.reading.failed ? *reason : "it is of a function that is not known here";
        return false;
    }
    struct owner owner = {.fields = ur_print_fields + call->function->first,
                          .count = call->function->count,
                          .params = call->params};
    for (unsigned i = 0; i < owner.count; i++) {
        const struct ur_print_type *type = &ur_print_types[owner.fields[i].type];
        size_t bytes = type->depth ? sizeof(void *) : value_size(type);
        call->params[i] = ur_call_memory(call, bytes * (type->array ? type->array : 1u) + 8);
        if (!call->params[i]) {
            return false;
        }
    }
    get_fields(&d, &owner);
    owner.outputs = true;
    get_fields(&d, &owner);
    if (!d.reading.failed && call->result == UR_RESULT_SUCCESS) {
        switch (id) {
        case UR_FUNCTION_PROGRAM_CREATE_WITH_BINARY:
            get_binaries(&d);
            break;
        case UR_FUNCTION_MEM_BUFFER_CREATE:
            get_made_from(&d, 3);
            break;
        case UR_FUNCTION_MEM_IMAGE_CREATE:
            get_made_from(&d, 4);
            break;
        default:
            break;
        }
    }
    return !d.reading.failed;
}

void ur_call_free(struct ur_call *call) {
    while (call->chunks) {
        struct ur_chunk *chunk = call->chunks;
        call->chunks = chunk->next;
        free(chunk);
    }
    free(call->slots);
    free(call->contents);
    call->slots = NULL;
    call->contents = NULL;
}

const char *ur_call_name(const struct ur_call *call) {
    return ur_print_name(call->function->name);
}
