
#include "base/own_memory.h"
#include "recording.h"
#include "words.h"

/* A pNext chain longer than this, or one that runs in a circle, is cut. */
#define MAX_CHAIN 16
/* Content up to here stands in the call, larger apart (bytes). */
#define INLINE 256

struct owner {
    const struct ur_print_field *fields;
    unsigned count;
    const char *base; /* of a structure */
    void **params;    /* of a call */
    bool outputs;     /* what the call gives: the rest is put before it is made */
    bool written;     /* outputs have been */
    const struct ur_record_region *regions;
    unsigned num_regions;
    unsigned depth;
};

static uint64_t encode_load(const void *at, unsigned size) {
    uint64_t value = 0;
    uint32_t half;
    switch (size) { /* of a size that the compiler knows, each */
    case 8:
        memcpy(&value, at, 8);
        return value;
    case 4:
        memcpy(&half, at, 4);
        return half;
    default:
        memcpy(&value, at, size); /* the lowest bytes come first */
        return value;
    }
}

static const void *encode_place(const struct owner *owner, unsigned index) {
    return owner->params ? owner->params[index] : owner->base + owner->fields[index].offset;
}

static uint64_t encode_number(const struct owner *owner, int index) {
    const struct ur_print_type *type = &ur_print_types[owner->fields[index].type];
    return encode_load(encode_place(owner, (unsigned)index), type->size);
}

static size_t value_size(const struct ur_print_type *type) {
    return type->kind == UR_PRINT_STRUCT  ? ur_print_structs[type->index].size
           : type->kind == UR_PRINT_UNION ? ur_print_unions[type->index].size
                                          : type->size;
}

static void put_lost(struct ur_bytes *bytes, size_t size) {
    ur_put_byte(bytes, UR_FORM_LOST);
    ur_put_number(bytes, size);
}

void ur_record_bytes(struct ur_bytes *bytes, const void *data, size_t size) {
    if (size <= INLINE) {
        ur_put_byte(bytes, UR_FORM_BYTES);
        ur_put_number(bytes, size);
        ur_put(bytes, data, size);
        return;
    }
    /* A call that is going to fail may have a size that has no sense. */
    char last;
    if (!ur_own_memory_read(&last, (uintptr_t)data + size - 1, 1)) {
        put_lost(bytes, size);
        return;
    }
    uint64_t data_number = ur_record_add_data(ur_recording.writer, data, size);
    ur_put_byte(bytes, data_number ? UR_FORM_DATA : UR_FORM_LOST);
    ur_put_number(bytes, size);
    if (data_number) {
        ur_put_number(bytes, data_number);
    }
}

void ur_record_normalize(struct ur_record_region *region) {
    region->row = region->row ? region->row : region->width;
    region->slice = region->slice ? region->slice : region->row * region->height;
}

size_t ur_record_pixel(ur_mem_handle_t image) {
    size_t size = 1;
    ur_recorded_next->ddi.Mem.pfnImageGetInfo(image, UR_IMAGE_INFO_ELEMENT_SIZE, sizeof(size),
                                              &size, NULL);
    return size;
}

void ur_record_shape(struct ur_bytes *bytes, const struct ur_record_region *region) {
    ur_put_number(bytes, region->width);
    ur_put_number(bytes, region->height);
    ur_put_number(bytes, region->depth);
    ur_put_number(bytes, region->row);
    ur_put_number(bytes, region->slice);
    ur_put_number(bytes, region->offset);
}

static bool content_size(const struct ur_record_region *region, size_t *size) {
    return !__builtin_mul_overflow(region->height, region->depth, size) &&
           !__builtin_mul_overflow(region->width, *size, size) && *size <= SIZE_MAX / 2;
}

/* The rows without what lies between them; freed by the caller. NULL where memory is gone. */
static char *copy_rows(const struct ur_record_region *region, size_t size) {
    uintptr_t from = region->base + region->offset;
    char *copy = malloc(size + 1);
    bool good = copy != NULL;
    for (size_t z = 0; good && z < region->depth; z++) {
        for (size_t y = 0; good && y < region->height; y++) {
            good = ur_own_memory_read(copy + (z * region->height + y) * region->width,
                                      from + z * region->slice + y * region->row, region->width);
        }
    }
    if (!good) {
        free(copy);
    }
    return good ? copy : NULL;
}

void ur_record_content(struct ur_bytes *bytes, const struct ur_record_region *region) {
    size_t size;
    if (!content_size(region, &size)) {
        put_lost(bytes, 0);
        return;
    }
    if (ur_recording.withhold) {
        ur_put_byte(bytes, UR_FORM_WITHHELD);
        ur_put_number(bytes, size);
        return;
    }
    char *copy = copy_rows(region, size);
    if (copy) {
        ur_record_bytes(bytes, copy, size);
    } else {
        put_lost(bytes, size);
    }
    free(copy);
}

bool ur_record_content_hash(const struct ur_record_region *region, uint64_t *hash) {
    size_t size;
    char *copy = content_size(region, &size) ? copy_rows(region, size) : NULL;
    *hash = copy ? ur_record_hash(copy, size, 5) : 0;
    free(copy);
    return copy != NULL;
}

static void put_fields(struct ur_bytes *bytes, const struct owner *owner);

static void put_struct(struct ur_bytes *bytes, const struct owner *from, unsigned index,
                       const void *at) {
    const struct ur_print_struct *s = &ur_print_structs[index];
    struct owner owner = {.fields = ur_print_fields + s->first,
                          .count = s->count,
                          .base = at,
                          .written = from->written,
                          .depth = from->depth + 1};
    put_fields(bytes, &owner);
}

/* `tag` is the property of an info value or the discriminant of a union. */
static void encode_put_value(struct ur_bytes *bytes, const struct owner *owner,
                             const struct ur_print_type *type, const void *at) {
    if (type->kind == UR_PRINT_STRUCT) {
        put_struct(bytes, owner, type->index, at);
    } else {
        ur_put_number(bytes, encode_load(at, type->size));
    }
}

static void put_list(struct ur_bytes *bytes, const struct owner *owner,
                     const struct ur_print_type *type, unsigned pointers, const char *at,
                     uint64_t count) {
    size_t step = pointers ? sizeof(void *) : value_size(type);
    for (uint64_t i = 0; i < count; i++) {
        if (pointers) {
            ur_put_number(bytes, encode_load(at + i * step, sizeof(void *)));
        } else {
            encode_put_value(bytes, owner, type, at + i * step);
        }
    }
}

static void put_text(struct ur_bytes *bytes, const char *text) {
    ur_put_byte(bytes, UR_FORM_TEXT);
    ur_put_text(bytes, text);
}

static void put_address(struct ur_bytes *bytes, const void *pointer) {
    ur_put_byte(bytes, UR_FORM_ADDRESS);
    ur_put_number(bytes, (uintptr_t)pointer);
}

static void put_union(struct ur_bytes *bytes, const struct owner *owner,
                      const struct ur_print_field *field, const void *at) {
    const struct ur_print_union *u = &ur_print_unions[ur_print_types[field->type].index];
    uint32_t tag = (uint32_t)encode_number(owner, field->tag);
    for (unsigned i = 0; i < u->count; i++) {
        const struct ur_print_case *one = &ur_print_cases[u->first + i];
        const struct ur_print_type *type = &ur_print_types[one->type];
        if (one->value != tag) {
            continue;
        }
        const void *pointer = (const void *)(uintptr_t)encode_load(at, sizeof(void *));
        if (!type->depth) {
            encode_put_value(bytes, owner, type, at);
        } else if (!pointer) {
            ur_put_byte(bytes, UR_FORM_NULL);
        } else if (type->kind == UR_PRINT_CHAR) {
            put_text(bytes, pointer);
        } else if (strcmp(ur_print_name(one->member), "pointer") == 0) {
            put_address(bytes, pointer);
        } else {
            ur_record_bytes(bytes, pointer, (size_t)encode_number(owner, field->content));
        }
        return;
    }
}

static void put_chain(struct ur_bytes *bytes, const struct owner *owner, const void *pointer) {
    uint32_t stype = (uint32_t)((const ur_base_desc_t *)pointer)->stype;
    for (size_t i = 0; owner->depth < MAX_CHAIN && i < ur_print_num_structs; i++) {
        if (ur_print_structs[i].stype == (int32_t)stype) {
            ur_put_byte(bytes, UR_FORM_CHAIN);
            ur_put_number(bytes, stype);
            put_struct(bytes, owner, (unsigned)i, pointer);
            return;
        }
    }
    ur_put_byte(bytes, UR_FORM_UNKNOWN);
    ur_put_number(bytes, stype);
}

/* What a parameter that commands read or write points to. */
static void put_region(struct ur_bytes *bytes, const struct ur_record_region *region) {
    ur_lock(&ur_recording.lock);
    /* What a command is still to write there is read when that is over: a replay has it then. */
    bool usm = ur_record_usm_find(region->base) != NULL ||
               (!region->writes && ur_record_is_pending(region));
    ur_unlock(&ur_recording.lock);
    if (usm) {
        put_address(bytes, (const void *)region->base);
        return;
    }
    ur_put_byte(bytes, region->writes ? UR_FORM_OUTPUT : UR_FORM_INPUT);
    ur_put_number(bytes, region->base);
    ur_record_shape(bytes, region);
    if (!region->writes) {
        ur_record_content(bytes, region);
    }
}

static uint64_t written(const struct owner *owner, int index, uint64_t limit) {
    const void *pointer =
        index < 0 ? NULL
                  : (const void *)(uintptr_t)encode_load(encode_place(owner, (unsigned)index), 8);
    if (!pointer) {
        return limit;
    }
    uint64_t count = encode_load(pointer, ur_print_types[owner->fields[index].type].size);
    return count < limit ? count : limit;
}

static void put_pointer(struct ur_bytes *bytes, const struct owner *owner, unsigned index,
                        const char *pointer) {
    const struct ur_print_field *field = &owner->fields[index];
    const struct ur_print_type *type = &ur_print_types[field->type];
    bool output = owner->outputs;

    if (!pointer) {
        ur_put_byte(bytes, UR_FORM_NULL);
        return;
    }
    if (field->flags & UR_PRINT_CHAIN) {
        put_chain(bytes, owner, pointer);
        return;
    }
    if (output && !owner->written) {
        ur_put_byte(bytes, UR_FORM_UNWRITTEN);
        return;
    }
    for (unsigned i = 0; i < owner->num_regions; i++) {
        if (owner->regions[i].param == (int)index) {
            put_region(bytes, &owner->regions[i]);
            return;
        }
    }
    if (field->content >= 0) {
        ur_record_bytes(bytes, pointer, (size_t)encode_number(owner, field->content));
        return;
    }
    if (type->kind == UR_PRINT_VOID && type->depth == 1 && field->tag >= 0 && field->count >= 0) {
        ur_record_bytes(
            bytes, pointer,
            (size_t)(output ? written(owner, field->written, encode_number(owner, field->count))
                            : encode_number(owner, field->count)));
        return;
    }
    if (type->kind == UR_PRINT_CHAR && type->depth == 1 && field->count < 0) {
        put_text(bytes, pointer);
        return;
    }
    if (!owner->params && strcmp(ur_print_name(field->name), "pNewPointerArg") == 0) {
        ur_record_bytes(bytes, pointer, sizeof(void *)); /* where the new address stands */
        return;
    }
    if (type->kind == UR_PRINT_VOID && type->depth == 1) {
        put_address(bytes, pointer);
        return;
    }
    uint64_t count = field->count >= 0 && field->tag < 0 ? encode_number(owner, field->count) : 1;
    if (output) {
        count = field->count >= 0 ? written(owner, field->written, count) : count;
    }
    ur_put_byte(bytes, UR_FORM_LIST);
    ur_put_number(bytes, count);
    put_list(bytes, owner, type, type->depth - 1u, pointer, count);
}

static bool is_output(const struct ur_print_field *field) {
    return (field->flags & UR_PRINT_OUT) && ur_print_types[field->type].depth;
}

static void put_field(struct ur_bytes *bytes, const struct owner *owner, unsigned index) {
    const struct ur_print_field *field = &owner->fields[index];
    const struct ur_print_type *type = &ur_print_types[field->type];
    const char *at = encode_place(owner, index);
    if (type->kind == UR_PRINT_UNION) {
        put_union(bytes, owner, field, at);
    } else if (type->array) {
        put_list(bytes, owner, type, type->depth, at, type->array);
    } else if (type->depth) {
        put_pointer(bytes, owner, index, (const char *)(uintptr_t)encode_load(at, sizeof(void *)));
    } else {
        encode_put_value(bytes, owner, type, at);
    }
}

static void put_fields(struct ur_bytes *bytes, const struct owner *owner) {
    for (unsigned i = 0; i < owner->count; i++) {
        put_field(bytes, owner, i);
    }
}

/* Lists of lists are no types of the tables: the binaries of a program, one for each device. */
static void put_binaries(struct ur_bytes *bytes, void **params) {
    uint32_t count = *(uint32_t *)params[1];
    const size_t *lengths = *(size_t **)params[3];
    const uint8_t **binaries = *(const uint8_t ***)params[4];
    for (uint32_t i = 0; i < count && lengths && binaries; i++) {
        ur_record_bytes(bytes, binaries[i], lengths[i]);
    }
}

/* The memory that an object is made from; its size follows from other arguments. */
static void put_host_memory(struct ur_bytes *bytes, unsigned function, void **params) {
    struct ur_record_region region = {.height = 1, .depth = 1};
    if (function == UR_FUNCTION_MEM_BUFFER_CREATE) {
        const ur_buffer_properties_t *properties = *(const ur_buffer_properties_t **)params[3];
        region.base = properties ? (uintptr_t)properties->pHost : 0;
        region.width = *(size_t *)params[2];
    } else {
        const ur_image_desc_t *desc = *(const ur_image_desc_t **)params[3];
        bool rows = desc->type == UR_MEM_TYPE_IMAGE1D_ARRAY;
        region.base = *(uintptr_t *)params[4];
        region.width = desc->width * ur_record_pixel(**(ur_mem_handle_t **)params[5]);
        region.height = rows ? desc->arraySize : desc->height ? desc->height : 1;
        region.depth = desc->type == UR_MEM_TYPE_IMAGE2D_ARRAY ? desc->arraySize
                       : desc->depth                           ? desc->depth
                                                               : 1;
        region.row = rows ? desc->slicePitch : desc->rowPitch;
        region.slice = rows ? 0 : desc->slicePitch;
        ur_record_normalize(&region);
    }
    if (!region.base) {
        ur_put_byte(bytes, UR_FORM_NULL);
        return;
    }
    ur_record_shape(bytes, &region);
    ur_record_content(bytes, &region);
}

/* ---- calls ---- */

#define MAX_FUNCTION 512
#define MAX_PARAMS 32

/* How a parameter is put: most are numbers, lists of such, and pointers to nothing (MAYBE), which
 * need no look at the tables. */
enum { OTHER, WORD, HALF, WORDS, ONE_WORD, MAYBE };

struct plan {
    const struct ur_print_function *function;
    uint8_t num_inputs, num_outputs;
    bool regions;                        /* the call is given memory by address */
    const struct ur_record_short *words; /* most calls are put by these, without the steps */
    struct step {
        uint8_t place, how;
    } steps[MAX_PARAMS]; /* inputs, then outputs */
};
static struct plan plans[MAX_FUNCTION]; /* by what identifies functions */

static uint8_t how_of(const struct ur_print_function *function,
                      const struct ur_print_field *field) {
    const struct ur_print_type *type = &ur_print_types[field->type];
    bool value = type->kind != UR_PRINT_STRUCT && type->kind != UR_PRINT_UNION && !type->array;
    uint8_t other =
        type->depth && !type->array && type->kind != UR_PRINT_UNION ? (uint8_t)MAYBE : OTHER;
    if (!value || field->flags & UR_PRINT_CHAIN || field->content >= 0 || field->tag >= 0) {
        return other;
    }
    if (type->depth == 0) {
        return type->size == 8 ? WORD : type->size == 4 ? HALF : OTHER;
    }
    bool words =
        type->depth == 1 ? type->size == 8 && type->kind != UR_PRINT_VOID : type->depth == 2;
    if (!words || (field->count >= 0 && is_output(field))) {
        return other;
    }
    const struct ur_print_field *count =
        field->count < 0 ? NULL : &ur_print_fields[function->first + (unsigned)field->count];
    return !count ? ONE_WORD : ur_print_types[count->type].size == 4 ? WORDS : other;
}

void ur_record_encode_start(void) {
    for (size_t i = 0; i < ur_print_num_functions; i++) {
        const struct ur_print_function *f = &ur_print_functions[i];
        struct plan *plan = f->id < MAX_FUNCTION ? &plans[f->id] : NULL;
        if (!plan || f->count > MAX_PARAMS) {
            continue;
        }
        *plan = (struct plan){.function = f};
        unsigned used = 0;
        for (int outputs = 0; outputs < 2; outputs++) {
            for (uint8_t j = 0; j < f->count; j++) {
                const struct ur_print_field *field = &ur_print_fields[f->first + j];
                if (is_output(field) == outputs) {
                    plan->steps[used++] = (struct step){j, how_of(f, field)};
                }
            }
            plan->num_inputs = outputs ? plan->num_inputs : (uint8_t)used;
        }
        plan->num_outputs = (uint8_t)(used - plan->num_inputs);
    }
    for (size_t i = 0; i < ur_record_num_traits; i++) {
        if (ur_record_traits[i].id < MAX_FUNCTION) {
            plans[ur_record_traits[i].id].regions = ur_record_traits[i].flags & UR_RECORD_REGIONS;
        }
    }
    for (size_t i = 0; i < ur_record_num_shorts; i++) {
        if (ur_record_shorts[i].id < MAX_FUNCTION) {
            plans[ur_record_shorts[i].id].words = &ur_record_shorts[i];
        }
    }
}

#define WORD_SIZE sizeof(uint64_t)
/* Words of a parameter without those of its list. */
#define SHORT 3

/* Where the next word goes, with room for that many. NULL without memory. */
static inline unsigned char *room_for(struct ur_bytes *bytes, size_t words) {
    return bytes->room - bytes->used >= words * WORD_SIZE || ur_bytes_grow(bytes, words * WORD_SIZE)
               ? bytes->at + bytes->used
               : NULL;
}

/* How many words and bytes the group has that is put. */
static void end_group(struct ur_record_words *to, size_t num_bytes) {
    uint32_t count[2] = {(uint32_t)((to->bytes.used - num_bytes - to->group) / WORD_SIZE - 1),
                         (uint32_t)num_bytes};
    memcpy(to->bytes.at + to->group, count, sizeof(count));
}

void ur_record_words_end(struct ur_record_words *to) {
    if (!to->bytes.failed) {
        end_group(to, 0);
    }
}

/* Bytes were put from `start` on: words may follow. */
static void end_bytes(struct ur_record_words *to, size_t start) {
    static const unsigned char zeros[2 * WORD_SIZE];
    struct ur_bytes *bytes = &to->bytes;
    if (!bytes->failed) {
        end_group(to, bytes->used - start);
        size_t padding = (WORD_SIZE - bytes->used % WORD_SIZE) % WORD_SIZE;
        to->group = bytes->used + padding;
        ur_put(bytes, zeros, padding + WORD_SIZE);
    }
}

/* Words of the members of a launch's argument, with those of a group. */
#define ARGUMENT_WORDS 12
/* Words of what stands behind the arguments in a call. */
#define BEHIND_WORDS (4 * UR_RECORD_SHORT_WORDS)

/* The members in their order, as put_list has them. */
unsigned char *ur_record_put_args(struct ur_record_words *to, unsigned char *at,
                                  const ur_exp_kernel_arg_properties_t *args, uint32_t count) {
    struct ur_bytes *bytes = &to->bytes;
    size_t words = 2 + BEHIND_WORDS;
    for (uint32_t i = 0; i < count; i++) {
        bool value = args[i].type == UR_EXP_KERNEL_ARG_TYPE_VALUE;
        if (args[i].pNext || (value && args[i].size > INLINE)) {
            return NULL;
        }
        words += ARGUMENT_WORDS + (value ? args[i].size / WORD_SIZE + 1 : 0);
    }
    bytes->used = (size_t)(at - bytes->at);
    if (!(at = room_for(bytes, words))) {
        return NULL;
    }
    at = ur_word_put(ur_word_put(at, UR_FORM_LIST), count);
    for (const ur_exp_kernel_arg_properties_t *arg = args, *end = args + count; arg != end; arg++) {
        const void *pointer = arg->value.pointer;
        at = ur_word_put(ur_word_put(at, (uint32_t)arg->stype), UR_FORM_NULL);
        at = ur_word_put(ur_word_put(at, (uint32_t)arg->type), arg->index);
        at = ur_word_put(at, arg->size);
        switch (arg->type) {
        case UR_EXP_KERNEL_ARG_TYPE_VALUE:
        case UR_EXP_KERNEL_ARG_TYPE_POINTER:
            if (!pointer) {
                at = ur_word_put(at, UR_FORM_NULL);
            } else if (arg->type == UR_EXP_KERNEL_ARG_TYPE_POINTER) {
                at = ur_word_put(ur_word_put(at, UR_FORM_ADDRESS), (uintptr_t)pointer);
            } else {
                at = ur_word_put(ur_word_put(at, UR_FORM_BYTES), arg->size);
                size_t start = bytes->used = (size_t)(at - bytes->at);
                memcpy(at, pointer, arg->size);
                bytes->used += arg->size;
                end_bytes(to, start);
                at = bytes->at + bytes->used;
            }
            break;
        case UR_EXP_KERNEL_ARG_TYPE_MEM_OBJ:
            at = ur_word_put(at, (uintptr_t)arg->value.memObjTuple.hMem);
            at = ur_word_put(at, arg->value.memObjTuple.flags);
            break;
        case UR_EXP_KERNEL_ARG_TYPE_SAMPLER:
            at = ur_word_put(at, (uintptr_t)arg->value.sampler);
            break;
        default:
            break;
        }
    }
    return at;
}

/* A list, or what the tables tell of; `more` parameters follow. Where the next word goes. */
static __attribute__((noinline)) unsigned char *put_long(struct ur_record_words *to,
                                                         const struct owner *owner,
                                                         const struct step *step, unsigned char *at,
                                                         const uint64_t *words, size_t more) {
    struct ur_bytes *bytes = &to->bytes;
    bytes->used = (size_t)(at - bytes->at);
    if (step->how == OTHER || step->how == MAYBE) {
        size_t start = bytes->used;
        put_field(bytes, owner, step->place);
        end_bytes(to, start);
        return bytes->failed ? NULL : room_for(bytes, more * SHORT);
    }
    if (owner->outputs && !owner->written) {
        return ur_word_put(at, UR_FORM_UNWRITTEN);
    }
    uint32_t length = 1;
    if (step->how == WORDS) {
        length = (uint32_t)encode_load(owner->params[owner->fields[step->place].count], 4);
    }
    at = room_for(bytes, (1 + more) * SHORT + length);
    if (at) {
        at = ur_word_put(ur_word_put(at, UR_FORM_LIST), length);
        for (uint32_t i = 0; i < length; i++) {
            at = ur_word_put(at, words[i]);
        }
    }
    return at;
}

static void put_params(struct ur_record_words *to, const struct owner *owner,
                       const struct step *step, unsigned count) {
    void **params = owner->params;
    unsigned char *at = room_for(&to->bytes, (size_t)count * SHORT);
    for (const struct step *end = step + (at ? count : 0); step != end; step++) {
        const void *param = params[step->place];
        const uint64_t *words = NULL;
        if (step->how == WORD) {
            at = ur_word_put(at, encode_load(param, 8));
        } else if (step->how == HALF) {
            at = ur_word_put(at, encode_load(param, 4));
        } else if (step->how != OTHER && !(words = *(const uint64_t *const *)param)) {
            at = ur_word_put(at, UR_FORM_NULL);
        } else if (!(at = put_long(to, owner, step, at, words, (size_t)(end - step) - 1))) {
            return;
        }
    }
    if (at) {
        to->bytes.used = (size_t)(at - to->bytes.at);
    }
}

/* False if the parameters are none that have words. */
static inline bool put_short(struct ur_record_words *to, ur_record_put_t *put, unsigned count,
                             void **params, bool written) {
    size_t used = to->bytes.used, group = to->group;
    unsigned char *at = room_for(&to->bytes, count * UR_RECORD_SHORT_WORDS);
    at = at ? put(to, at, params, written) : NULL;
    to->bytes.used = at ? (size_t)(at - to->bytes.at) : used;
    to->group = at ? to->group : group;
    return at;
}

static __attribute__((noinline)) void
put_inputs(struct ur_record_words *to, const struct plan *plan, unsigned function, void **params) {
    const struct ur_print_function *f = plan->function;
    struct ur_record_region regions[4];
    struct owner owner = {.fields = ur_print_fields + f->first,
                          .count = f->count,
                          .params = params,
                          .regions = regions};
    owner.num_regions = plan->regions ? ur_record_regions(function, params, regions) : 0;
    for (unsigned i = 0; i < owner.num_regions; i++) {
        ur_record_normalize(&regions[i]);
    }
    put_params(to, &owner, plan->steps, plan->num_inputs);
}

static __attribute__((noinline)) void put_outputs(struct ur_record_words *to,
                                                  const struct plan *plan, unsigned function,
                                                  void **params, bool succeeded) {
    const struct ur_print_function *f = plan->function;
    struct owner owner = {.fields = ur_print_fields + f->first,
                          .count = f->count,
                          .params = params,
                          .outputs = true,
                          .written = succeeded};
    put_params(to, &owner, plan->steps + plan->num_inputs, plan->num_outputs);
    size_t start = to->bytes.used;
    if (!succeeded) {
        return;
    }
    switch (function) {
    case UR_FUNCTION_PROGRAM_CREATE_WITH_BINARY:
        put_binaries(&to->bytes, params);
        break;
    case UR_FUNCTION_MEM_BUFFER_CREATE:
    case UR_FUNCTION_MEM_IMAGE_CREATE:
        put_host_memory(&to->bytes, function, params);
        break;
    default:
        return;
    }
    end_bytes(to, start);
}

void ur_record_inputs(struct ur_record_words *to, unsigned function, void **params) {
    const struct plan *plan = &plans[function];
    if (!plan->words || !put_short(to, plan->words->inputs, plan->num_inputs, params, true)) {
        put_inputs(to, plan, function, params);
    }
}

void ur_record_outputs(struct ur_record_words *to, unsigned function, void **params,
                       bool succeeded) {
    const struct plan *plan = &plans[function];
    if (!plan->words ||
        !put_short(to, plan->words->outputs, plan->num_outputs, params, succeeded)) {
        put_outputs(to, plan, function, params, succeeded);
    }
}
