#include "scalars.h"

#include <stdlib.h>
#include <string.h>

#include "keep.h"
#include "layout.h"
#include "promote.h"
#include "spirv/generated/names.h"

#define NONE UR_SPIRV_NONE

enum { MOST_ELEMENTS = 128, WORDS = MOST_ELEMENTS / 64, MOST_LANES = 16 };

/* What is read or written as one. */
struct element {
    uint32_t type;
    uint32_t at, size; /* bytes */
    uint32_t first;    /* the value that it begins with */
};

/* The array under work. */
struct array {
    struct promote *p;
    const struct ur_spirv_instruction *variable;
    uint32_t type; /* of what it holds */
    uint32_t bytes;
    uint32_t number;               /* serial of `derived` */
    uint32_t search;               /* of the look for loops that places go by */
    uint32_t choices;              /* places that may be any element */
    bool open;                     /* places that are not known */
    bool splits;                   /* components of vectors are elements */
    bool *headers;                 /* of loops that these go by; NULL: nobody wants to know */
    uint16_t owner[PROMOTE_BYTES]; /* of each byte: 1 + the element */
    struct element elements[MOST_ELEMENTS];
    uint32_t count;
    /* of each block of the function */
    uint64_t (*needs)[WORDS], (*sets)[WORDS], (*live)[WORDS];
    uint32_t *in, *out; /* of each of its elements: the value */
    struct ur_spirv_instruction *made;
    uint32_t made_count, made_room;
};

/* ---- who uses it ----------------------------------------------------------------------------- */

static bool is_derived(const struct array *a, uint32_t id) {
    return id < a->p->room && a->p->ids[id].derived == a->number;
}

static void derive(struct array *a, uint32_t id, bool known, int64_t at) {
    if (id < a->p->room) {
        a->p->ids[id].derived = a->number;
        a->p->ids[id].known = known;
        a->p->ids[id].any = 0;
        a->p->ids[id].at = at;
    }
}

static bool size_of(const struct array *a, uint32_t type, uint32_t *size) {
    struct ur_spirv_layout layout;
    uint32_t kind = ur_spirv_opcode(a->p->module, type);
    if ((kind != SpvOpTypeInt && kind != SpvOpTypeFloat && kind != SpvOpTypeVector &&
         kind != SpvOpTypePointer) ||
        !ur_spirv_layout(a->p->module, type, &layout) || layout.extent > PROMOTE_BYTES) {
        return false;
    }
    *size = (uint32_t)layout.extent;
    return *size != 0;
}

static bool is_pointer(const struct array *a, uint32_t type) {
    return ur_spirv_opcode(a->p->module, type) == SpvOpTypePointer;
}

/* Bytes that are read or written as one of `type`. */
static bool add_element(struct array *a, int64_t at, uint32_t type) {
    uint32_t size;
    if (!size_of(a, type, &size) || at < 0 || at > (int64_t)a->bytes - (int64_t)size) {
        return false;
    }
    uint32_t owner = a->owner[at];
    if (owner) {
        const struct element *element = &a->elements[owner - 1];
        return element->at == (uint32_t)at && element->size == size &&
               (element->type == type || (!is_pointer(a, element->type) && !is_pointer(a, type)));
    }
    for (uint32_t i = 0; i < size; ++i) {
        if (a->owner[at + i]) {
            return false;
        }
    }
    if (a->count == MOST_ELEMENTS) {
        return false;
    }
    for (uint32_t i = 0; i < size; ++i) {
        a->owner[at + i] = (uint16_t)(a->count + 1);
    }
    a->elements[a->count++] = (struct element){.type = type, .at = (uint32_t)at, .size = size};
    return true;
}

/* A vector's components and how many they are, or of anything else itself. */
static uint32_t component(const struct array *a, uint32_t type, uint32_t *lanes) {
    bool vector = ur_spirv_opcode(a->p->module, type) == SpvOpTypeVector;
    *lanes = vector ? ur_spirv_operand(a->p->module, type, 1) : 1;
    return vector ? ur_spirv_operand(a->p->module, type, 0) : type;
}

/* The type that the array itself has at a place; 0: a number or vector begins before it. */
static uint32_t leaf(const struct array *a, uint64_t at) {
    const struct ur_spirv_module *module = a->p->module;
    uint32_t type = a->type;
    for (unsigned depth = 0; depth < PROMOTE_DEPTH; ++depth) {
        const struct ur_spirv_instruction *whole = ur_spirv_definition(module, type);
        struct ur_spirv_layout part;
        if (!whole ||
            (whole->opcode != SpvOpTypeArray && (whole->opcode != SpvOpTypeVector || !a->splits))) {
            return at == 0 ? type : 0;
        }
        type = whole->operands[0];
        if (!ur_spirv_layout(module, type, &part) || part.size == 0) {
            return 0;
        }
        at %= part.size;
    }
    return 0;
}

/* All bytes of a copy are of elements that lie in it. */
static bool fill_copy(struct array *a, int64_t at, uint64_t size) {
    if (at < 0 || size > a->bytes || at > (int64_t)(a->bytes - size)) {
        return false;
    }
    for (uint64_t i = (uint64_t)at; i < (uint64_t)at + size;) {
        if (!a->owner[i] && !add_element(a, (int64_t)i, leaf(a, i))) {
            return false;
        }
        const struct element *element = &a->elements[a->owner[i] - 1];
        if (element->at != i || i + element->size > (uint64_t)at + size) {
            return false;
        }
        i += element->size;
    }
    return true;
}

static bool is_volatile(const struct ur_spirv_instruction *insn, uint32_t at) {
    return insn->count > at && (insn->operands[at] & SpvMemoryAccessVolatileMask);
}

/* A copy may say of what it reads something else than of what it writes. */
static bool says_twice(const struct ur_spirv_instruction *copy) {
    const uint32_t with_operand =
        SpvMemoryAccessAlignedMask | SpvMemoryAccessMakePointerAvailableMask |
        SpvMemoryAccessMakePointerVisibleMask | SpvMemoryAccessAliasScopeINTELMaskMask |
        SpvMemoryAccessNoAliasINTELMaskMask;
    return copy->count > 4 &&
           copy->count > 4 + (uint32_t)__builtin_popcount(copy->operands[3] & with_operand);
}

/* The bytes that a copy takes; 0: not known. */
static uint64_t copied_bytes(const struct array *a, const struct ur_spirv_instruction *insn) {
    uint64_t size;
    return insn->count > 2 && ur_spirv_constant(a->p->module, insn->operands[2], &size) ? size : 0;
}

/* What an instruction that loads or stores does. */
struct use {
    uint32_t pointer;
    uint32_t type;  /* of what is an element of the array */
    uint32_t lanes; /* how many of these, side by side; 0: it is one value that is none's part */
    uint32_t skip;  /* bytes behind the pointer that they begin at */
    uint32_t value; /* that is stored, 0: it loads */
};

/* False: it neither loads nor stores, or in a way that is not known. */
static bool use_of(const struct array *a, const struct ur_spirv_instruction *insn,
                   struct use *use) {
    const struct ur_spirv_module *module = a->p->module;
    bool stores = insn->opcode == SpvOpStore;
    *use = (struct use){0};
    if (insn->opcode == SpvOpLoad || stores) {
        use->pointer = insn->operands[0];
        use->value = stores ? insn->operands[1] : 0;
        use->type = stores ? ur_spirv_type(module, use->value) : insn->type;
        if (a->splits && ur_spirv_opcode(module, use->type) == SpvOpTypeVector) {
            use->type = component(a, use->type, &use->lanes);
        }
        return use->lanes <= MOST_LANES && !is_volatile(insn, stores ? 2 : 1);
    }
    if (insn->opcode != SpvOpExtInst || insn->count != 5 ||
        module->ids[insn->operands[0]].set != UR_SPIRV_OPENCL_STD ||
        (insn->operands[1] != OpenCLstd_vloadn && insn->operands[1] != OpenCLstd_vstoren)) {
        return false;
    }
    stores = insn->operands[1] == OpenCLstd_vstoren;
    struct ur_spirv_layout part;
    uint64_t number;
    use->pointer = insn->operands[stores ? 4 : 3];
    use->value = stores ? insn->operands[2] : 0;
    use->type = component(a, stores ? ur_spirv_type(module, use->value) : insn->type, &use->lanes);
    if (use->lanes < 2 || use->lanes > MOST_LANES ||
        !ur_spirv_constant(module, insn->operands[stores ? 3 : 2], &number) ||
        !ur_spirv_layout(module, use->type, &part) || part.size > PROMOTE_BYTES ||
        number > PROMOTE_BYTES) {
        return false;
    }
    use->skip = (uint32_t)(number * use->lanes * part.size);
    return true;
}

enum { FOR_LANES, FOR_ELEMENTS, FOR_COPIES };

/* How many numbers like the one at `pointer`, which is any of them, make up the array. 0: too many,
 * or they do not. */
static uint32_t choices(const struct array *a, uint32_t pointer, uint32_t *size) {
    const struct ur_spirv_module *module = a->p->module;
    uint32_t chain = a->p->ids[pointer].any;
    uint32_t type = ur_spirv_operand(module, ur_spirv_type(module, chain), 1);
    uint32_t kind = ur_spirv_opcode(module, type);
    int64_t at = a->p->ids[pointer].at;
    if ((kind != SpvOpTypeInt && kind != SpvOpTypeFloat) || !size_of(a, type, size) ||
        a->bytes % *size || a->bytes / *size > PROMOTE_CHOICES) {
        return 0;
    }
    return at % *size || a->bytes == *size ? 0 : a->bytes / *size;
}

/* Whether where `insn` points to is known but for its last operand, the number of an element. */
static bool is_choice(struct array *a, const struct ur_spirv_instruction *insn, uint32_t base) {
    struct promote *p = a->p;
    uint32_t size;
    bool chain = insn->opcode >= SpvOpAccessChain && insn->opcode <= SpvOpPtrAccessChain;
    chain |= insn->opcode == SpvOpInBoundsPtrAccessChain;
    for (uint32_t i = 1; chain && i + 1 < insn->count; ++i) {
        struct ur_spirv_number number;
        chain = promote_plain(p, insn->operands[i], &number);
    }
    p->ids[insn->result].any = chain && p->ids[base].known ? insn->result : 0;
    return p->ids[insn->result].any && choices(a, insn->result, &size) &&
           ++a->choices <= PROMOTE_CHOICES;
}

/* Whether a place that is not known may be once loops are written out. */
static bool place_hopes(struct array *a, const struct ur_spirv_instruction *insn) {
    for (uint32_t i = 1; i < insn->count; ++i) {
        if (!promote_hopes(a->p, insn->operands[i], a->search, a->headers)) {
            a->search = ++a->p->serial; /* what came by there has no hope either */
            return false;
        }
    }
    return true;
}

/* What is read at a place that is any: by a load of one element, of which all have the same type.
 */
static bool look_at_choice(struct array *a, const struct use *use) {
    uint32_t size = 0, wanted;
    uint32_t count = use->value || use->lanes ? 0 : choices(a, use->pointer, &size);
    if (!count || !size_of(a, use->type, &wanted) || wanted != size) {
        return false;
    }
    for (uint32_t i = 0; i < count; ++i) {
        if (!add_element(a, i * (int64_t)size, use->type)) {
            return false;
        }
    }
    return true;
}

static bool look_at_use(struct array *a, const struct use *use, int pass) {
    const struct promote_id *place = &a->p->ids[use->pointer];
    uint32_t lanes = use->lanes ? use->lanes : 1;
    struct ur_spirv_layout part;
    if (use->value && is_derived(a, use->value)) {
        return false;
    }
    if (pass == FOR_LANES) {
        a->splits |= use->lanes || ur_spirv_opcode(a->p->module, use->type) != SpvOpTypeVector;
        return true;
    }
    if (place->any) {
        return pass != FOR_ELEMENTS || look_at_choice(a, use);
    }
    if (pass != FOR_ELEMENTS || !place->known) {
        return true;
    }
    if (!ur_spirv_layout(a->p->module, use->type, &part)) {
        return false;
    }
    for (uint32_t i = 0; i < lanes; ++i) {
        int64_t at;
        if (__builtin_add_overflow(place->at, (int64_t)(use->skip + i * part.size), &at) ||
            !add_element(a, at, use->type)) {
            return false;
        }
    }
    return true;
}

/* Looks at one instruction that has a pointer into the array. False: it does what is not known.
 * Copies wait until all others are known. */
static bool look_at(struct array *a, const struct ur_spirv_instruction *insn, int pass) {
    struct promote *p = a->p;
    uint32_t base;
    int64_t bytes, at;
    bool known;
    struct use use;
    switch (insn->opcode) {
    case SpvOpLifetimeStart:
    case SpvOpLifetimeStop:
        return true;
    case SpvOpLoad:
    case SpvOpStore:
    case SpvOpExtInst:
        return use_of(a, insn, &use) && is_derived(a, use.pointer) && look_at_use(a, &use, pass);
    case SpvOpCopyMemorySized: {
        uint64_t size = copied_bytes(a, insn);
        for (uint32_t i = 0; i < 2; ++i) {
            const struct promote_id *place =
                is_derived(a, insn->operands[i]) ? &p->ids[insn->operands[i]] : NULL;
            if (place && (place->any ||
                          (pass == FOR_COPIES && place->known && !fill_copy(a, place->at, size)))) {
                return false;
            }
        }
        return size && !is_derived(a, insn->operands[2]) && !is_volatile(insn, 3) &&
               !says_twice(insn) &&
               !(is_derived(a, insn->operands[0]) && is_derived(a, insn->operands[1]));
    }
    default:
        if (!promote_step(p, insn, promote_plain, &base, &bytes, &known) || !is_derived(a, base)) {
            return false;
        }
        at = p->ids[base].at;
        if (__builtin_add_overflow(at, bytes, &at)) {
            return false;
        }
        uint32_t any = is_derived(a, insn->result) ? p->ids[insn->result].any : 0;
        derive(a, insn->result, known && p->ids[base].known, at);
        p->ids[insn->result].any = known ? p->ids[base].any : any;
        if (!known && pass == FOR_LANES && !place_hopes(a, insn) && !is_choice(a, insn, base)) {
            return false;
        }
        a->open |= !known && !p->ids[insn->result].any;
        return known || !p->ids[base].any;
    }
}

/* Whether nothing is done with it but what can be done with values, but for places that are not
 * known yet. Pre: the function has no blocks that nothing comes to. */
static bool array_find(struct array *a) {
    struct promote *p = a->p;
    a->open = a->splits = false;
    a->count = a->choices = 0;
    a->number = a->search = ++p->serial;
    memset(a->owner, 0, sizeof(a->owner));
    derive(a, a->variable->result, true, 0);
    for (int pass = FOR_LANES; pass <= FOR_COPIES; ++pass) {
        for (uint32_t n = 0; n < p->flow.order_count; ++n) {
            const struct ur_spirv_block *block = &p->function->blocks[p->flow.order[n]];
            for (uint32_t i = 1; i <= block->terminator; ++i) {
                const struct ur_spirv_instruction *insn = &block->list.items[i];
                struct ur_spirv_walk walk;
                struct ur_spirv_item item;
                bool uses = false;
                ur_spirv_walk_begin(&walk, p->module, insn);
                while (ur_spirv_walk_next(&walk, &item)) {
                    uses |= item.id && is_derived(a, insn->operands[item.first]);
                }
                if (uses && !look_at(a, insn, pass)) {
                    return false;
                }
            }
        }
    }
    return !p->failed;
}

/* The values that its elements begin with. */
static bool begin_elements(struct array *a) {
    uint32_t initial = a->variable->count > 1 ? a->variable->operands[1] : 0;
    for (uint32_t e = 0; e < a->count; ++e) {
        struct element *element = &a->elements[e];
        element->first = initial ? promote_part(a->p, initial, element->at, element->type)
                                 : promote_declare(a->p, SpvOpUndef, element->type, 0, NULL);
        if (!element->first) {
            return false;
        }
    }
    return true;
}

/* ---- values ---------------------------------------------------------------------------------- */

static struct ur_spirv_instruction *scalars_push(struct array *a, uint16_t opcode, uint32_t type,
                                                 uint32_t result, uint32_t count,
                                                 const uint32_t *operands) {
    struct promote *p = a->p;
    if (a->made_count == a->made_room) {
        uint32_t room = a->made_room * 2 + 64;
        struct ur_spirv_instruction *made = realloc(a->made, room * sizeof(*made));
        if (!made) {
            p->failed = true;
            return NULL;
        }
        a->made = made;
        a->made_room = room;
    }
    struct ur_spirv_instruction insn = {opcode, (uint16_t)count, type, result, NONE, NULL};
    insn.operands = ur_spirv_take(p->module, &p->failed, count, sizeof(*insn.operands));
    if (p->failed) {
        return NULL;
    }
    if (count) {
        memcpy(insn.operands, operands, count * sizeof(*operands));
    }
    if (result && !p->module->ids[result].definition) { /* until all is written */
        struct ur_spirv_instruction *copy = ur_spirv_take(p->module, &p->failed, 1, sizeof(*copy));
        if (p->failed) {
            return NULL;
        }
        *copy = insn;
        p->module->ids[result].definition = copy;
        p->module->ids[result].function = (uint32_t)(p->function - p->module->functions);
    }
    a->made[a->made_count] = insn;
    return &a->made[a->made_count++];
}

/* A value of another type of the same size. */
static uint32_t as_type(struct array *a, uint32_t value, uint32_t from, uint32_t to) {
    if (from == to) {
        return value;
    }
    uint32_t id = promote_id(a->p);
    scalars_push(a, SpvOpBitcast, to, id, 1, &value);
    return id;
}

/* Elements in so many bytes from a place are read, or written, in a block. */
static void note_bytes(struct array *a, uint32_t b, uint64_t at, uint64_t size, bool writes) {
    for (uint64_t end = at + size; at < end;) {
        uint32_t e = a->owner[at] - 1u;
        uint64_t bit = UINT64_C(1) << e % 64;
        if (writes) {
            a->sets[b][e / 64] |= bit;
        } else {
            a->needs[b][e / 64] |= bit & ~a->sets[b][e / 64];
        }
        at = (uint64_t)a->elements[e].at + a->elements[e].size;
    }
}

/* The bytes that a load or store takes, from the first element to behind the last one. */
static uint64_t used_bytes(const struct array *a, const struct use *use) {
    struct ur_spirv_layout part;
    if (!ur_spirv_layout(a->p->module, use->type, &part)) {
        return 0;
    }
    return use->lanes ? (use->lanes - 1) * part.size + part.extent : part.extent;
}

/* Elements of a block that are read before they are written there, and those that are written. */
static void note_block(struct array *a, uint32_t b) {
    const struct ur_spirv_block *block = &a->p->function->blocks[b];
    for (uint32_t i = 1; i <= block->terminator; ++i) {
        const struct ur_spirv_instruction *insn = &block->list.items[i];
        struct use use;
        if (insn->opcode == SpvOpCopyMemorySized) {
            for (uint32_t k = 0; k < 2; ++k) {
                if (is_derived(a, insn->operands[k])) {
                    note_bytes(a, b, (uint64_t)a->p->ids[insn->operands[k]].at,
                               copied_bytes(a, insn), k == 0);
                }
            }
        } else if (use_of(a, insn, &use) && is_derived(a, use.pointer)) {
            if (a->p->ids[use.pointer].any) {
                note_bytes(a, b, 0, a->bytes, false);
                continue;
            }
            note_bytes(a, b, (uint64_t)a->p->ids[use.pointer].at + use.skip, used_bytes(a, &use),
                       use.value != 0);
        }
    }
}

/* Which elements are read from the beginning of each block on. */
static void find_live(struct array *a) {
    const struct ur_spirv_flow *flow = &a->p->flow;
    for (bool again = true; again;) {
        again = false;
        for (uint32_t n = flow->order_count; n-- > 0;) {
            uint32_t b = flow->order[n];
            for (uint32_t w = 0; w < WORDS; ++w) {
                a->live[b][w] |= a->needs[b][w];
            }
            for (uint32_t e = flow->first_edge[b]; e < flow->first_edge[b + 1]; ++e) {
                uint32_t from = flow->edges[e];
                for (uint32_t w = 0; w < WORDS; ++w) {
                    uint64_t more = a->live[b][w] & ~a->sets[from][w] & ~a->live[from][w];
                    a->live[from][w] |= more;
                    again |= more != 0;
                }
            }
        }
    }
}

/* A pointer to `bytes` behind another one, to one of `type`. */
static uint32_t behind(struct array *a, uint32_t pointer, uint64_t bytes, uint32_t type) {
    struct promote *p = a->p;
    const struct ur_spirv_module *module = p->module;
    uint32_t storage = ur_spirv_operand(module, ur_spirv_type(module, pointer), 0);
    uint32_t wide = module->addressing_model == SpvAddressingModelPhysical32 ? 32 : 64;
    uint32_t byte = promote_declare(p, SpvOpTypeInt, 0, 2, (uint32_t[]){8, 0});
    uint32_t number = promote_declare(p, SpvOpTypeInt, 0, 2, (uint32_t[]){wide, 0});
    uint32_t to_byte = promote_declare(p, SpvOpTypePointer, 0, 2, (uint32_t[]){storage, byte});
    uint32_t to = promote_declare(p, SpvOpTypePointer, 0, 2, (uint32_t[]){storage, type});
    if (bytes) {
        uint32_t index = promote_constant(p, number, bytes);
        pointer = as_type(a, pointer, ur_spirv_type(module, pointer), to_byte);
        uint32_t id = promote_id(p);
        scalars_push(a, SpvOpInBoundsPtrAccessChain, to_byte, id, 2, (uint32_t[]){pointer, index});
        return as_type(a, id, to_byte, to);
    }
    return as_type(a, pointer, ur_spirv_type(module, pointer), to);
}

/* What is known of where a copy begins is known of each element, less what its distance takes. */
static uint32_t copy_align(const struct ur_spirv_instruction *copy, uint64_t bytes) {
    uint32_t align =
        copy->count > 4 && (copy->operands[3] & SpvMemoryAccessAlignedMask) ? copy->operands[4] : 1;
    while (align > 1 && bytes % align) {
        align /= 2;
    }
    return align ? align : 1;
}

/* Loads and stores in place of a copy from or to the array. */
static void copy_elements(struct array *a, const struct ur_spirv_instruction *copy, uint32_t *now) {
    uint32_t side = is_derived(a, copy->operands[0]) ? 0 : 1, other = copy->operands[1 - side], e;
    uint64_t begin = (uint64_t)a->p->ids[copy->operands[side]].at, size = copied_bytes(a, copy);
    for (uint64_t at = begin; at < begin + size && !a->p->failed; at += a->elements[e].size) {
        e = a->owner[at] - 1u;
        uint32_t type = a->elements[e].type;
        uint32_t pointer = behind(a, other, at - begin, type);
        uint32_t align = copy_align(copy, at - begin);
        if (side == 0) {
            now[e] = promote_id(a->p);
            scalars_push(a, SpvOpLoad, type, now[e], 3,
                         (uint32_t[]){pointer, SpvMemoryAccessAlignedMask, align});
        } else {
            scalars_push(a, SpvOpStore, 0, 0, 4,
                         (uint32_t[]){pointer, now[e], SpvMemoryAccessAlignedMask, align});
        }
    }
}

static uint32_t scalars_look_up(void *data, uint32_t id) {
    return promote_resolve(data, id);
}

/* What is read at a place that is any, chosen between all elements, as the load's result. A number
 * that is none's gives the last one. */
static void choose_element(struct array *a, const struct ur_spirv_instruction *load,
                           const uint32_t *now) {
    struct promote *p = a->p;
    const struct promote_id *place = &p->ids[load->operands[0]];
    const struct ur_spirv_instruction *chain = ur_spirv_definition(p->module, place->any);
    uint32_t index = promote_resolve(p, chain->operands[chain->count - 1]), size;
    uint32_t type = ur_spirv_type(p->module, index), count = choices(a, load->operands[0], &size);
    int64_t first = place->at / size;
    uint32_t truth = promote_declare(p, SpvOpTypeBool, 0, 0, NULL);
    uint64_t ones = ~UINT64_C(0) >> (64 - ur_spirv_width(p->module, type));
    uint32_t made = 0;
    for (uint32_t i = count; i-- > 0 && !p->failed;) {
        const struct element *element = &a->elements[a->owner[i * size] - 1u];
        uint32_t value = as_type(a, now[element - a->elements], element->type, load->type);
        if (!made) {
            made = value;
            continue;
        }
        uint32_t is = promote_id(p), either = i ? promote_id(p) : load->result;
        uint32_t number = promote_constant(p, type, (uint64_t)((int64_t)i - first) & ones);
        scalars_push(a, SpvOpIEqual, truth, is, 2, (uint32_t[]){index, number});
        scalars_push(a, SpvOpSelect, load->type, either, 3, (uint32_t[]){is, value, made});
        made = either;
    }
}

/* Values in place of a load or store. */
static void use_elements(struct array *a, const struct ur_spirv_instruction *insn,
                         const struct use *use, uint32_t *now) {
    struct promote *p = a->p;
    uint32_t parts[MOST_LANES], count = use->lanes ? use->lanes : 1;
    struct ur_spirv_layout part;
    if (p->ids[use->pointer].any) {
        choose_element(a, insn, now);
        return;
    }
    if (count > MOST_LANES || !ur_spirv_layout(p->module, use->type, &part)) {
        p->failed = true; /* none is so wide */
        return;
    }
    for (uint32_t i = 0; i < count && !p->failed; ++i) {
        uint32_t e = a->owner[p->ids[use->pointer].at + use->skip + i * part.size] - 1u;
        uint32_t type = a->elements[e].type, value = use->value;
        if (!value) {
            parts[i] = use->lanes ? as_type(a, now[e], type, use->type) : now[e];
            continue;
        }
        if (use->lanes) {
            uint32_t id = promote_id(p);
            scalars_push(a, SpvOpCompositeExtract, use->type, id, 2, (uint32_t[]){value, i});
            value = id;
        }
        now[e] = as_type(a, value, use->type, type);
    }
    if (use->value || p->failed) {
        return;
    }
    if (use->lanes) {
        scalars_push(a, SpvOpCompositeConstruct, insn->type, insn->result, count, parts);
        return;
    }
    uint32_t e = a->owner[p->ids[use->pointer].at] - 1u;
    if (a->elements[e].type == insn->type) {
        p->map[insn->result] = now[e];
    } else {
        scalars_push(a, SpvOpBitcast, insn->type, insn->result, 1, &now[e]);
    }
}

/* Writes a block without the array. */
static void rewrite_block(struct array *a, uint32_t b) {
    struct promote *p = a->p;
    struct ur_spirv_block *block = &p->function->blocks[b];
    uint32_t *now = a->out + (size_t)b * a->count;
    memcpy(now, a->in + (size_t)b * a->count, a->count * sizeof(*now));
    for (uint32_t i = 1; i <= block->terminator && !p->failed; ++i) {
        struct ur_spirv_instruction *insn = &block->list.items[i];
        struct use use;
        ur_spirv_rename(p->module, insn, insn->operands, scalars_look_up, p);
        if (use_of(a, insn, &use) && is_derived(a, use.pointer)) {
            use_elements(a, insn, &use, now);
            continue;
        }
        if (insn->opcode == SpvOpCopyMemorySized &&
            (is_derived(a, insn->operands[0]) || is_derived(a, insn->operands[1]))) {
            copy_elements(a, insn, now);
            continue;
        }
        if ((insn->result && is_derived(a, insn->result)) ||
            ((insn->opcode == SpvOpLifetimeStart || insn->opcode == SpvOpLifetimeStop) &&
             is_derived(a, insn->operands[0]))) {
            continue;
        }
        struct ur_spirv_instruction *made =
            scalars_push(a, insn->opcode, insn->type, insn->result, insn->count, insn->operands);
        if (made) {
            made->word = insn->word;
        }
    }
}

/* The blocks that a block is entered from, each once; `from` has room for all its ways. */
static uint32_t entered_from(const struct array *a, uint32_t b, uint32_t *from) {
    const struct ur_spirv_flow *flow = &a->p->flow;
    uint32_t count = 0;
    for (uint32_t e = flow->first_edge[b]; e < flow->first_edge[b + 1]; ++e) {
        bool again = flow->number[flow->edges[e]] == NONE;
        for (uint32_t i = 0; i < count && !again; ++i) {
            again = from[i] == flow->edges[e];
        }
        if (!again) {
            from[count++] = flow->edges[e];
        }
    }
    return count;
}

/* The values that a block begins with, as phis where several come together. */
static void begin_values(struct array *a, uint32_t b, const uint32_t *from, uint32_t count) {
    uint32_t *in = a->in + (size_t)b * a->count;
    bool follows = count == 1 && a->p->flow.number[from[0]] < a->p->flow.number[b];
    for (uint32_t e = 0; e < a->count; ++e) {
        in[e] = follows ? a->out[(size_t)from[0] * a->count + e] : a->elements[e].first;
        if (count && !follows && (a->live[b][e / 64] >> e % 64 & 1)) {
            in[e] = promote_id(a->p);
            struct ur_spirv_instruction *phi =
                scalars_push(a, SpvOpPhi, a->elements[e].type, in[e], 0, NULL);
            if (phi) {
                phi->count = (uint16_t)(count * 2);
                phi->operands =
                    ur_spirv_take(a->p->module, &a->p->failed, count * 2, sizeof(uint32_t));
            }
        }
    }
}

/* What comes into those phis, once all blocks are written. */
static void fill_phis(struct array *a, uint32_t b, const uint32_t *from, uint32_t count) {
    const struct ur_spirv_block *block = &a->p->function->blocks[b];
    const uint32_t *in = a->in + (size_t)b * a->count;
    for (uint32_t e = 0, i = 1; e < a->count && i < block->list.count; ++e) {
        struct ur_spirv_instruction *phi = &block->list.items[i];
        if (phi->opcode != SpvOpPhi || phi->result != in[e] || phi->count != count * 2) {
            continue;
        }
        for (uint32_t k = 0; k < count; ++k) {
            phi->operands[2 * k] = promote_resolve(a->p, a->out[(size_t)from[k] * a->count + e]);
            phi->operands[2 * k + 1] = a->p->function->blocks[from[k]].label;
        }
        ++i;
    }
}

static void write_values(struct array *a, uint32_t *from) {
    struct promote *p = a->p;
    struct ur_spirv_function *f = p->function;
    for (uint32_t n = 0; n < p->flow.order_count && !p->failed; ++n) {
        uint32_t b = p->flow.order[n], count = entered_from(a, b, from);
        struct ur_spirv_block *block = &f->blocks[b];
        const struct ur_spirv_instruction label = block->list.items[0];
        a->made_count = 0;
        scalars_push(a, SpvOpLabel, 0, label.result, 0, NULL);
        begin_values(a, b, from, count);
        if (!p->failed) {
            rewrite_block(a, b);
        }
        struct ur_spirv_instruction *items =
            ur_spirv_take(p->module, &p->failed, a->made_count, sizeof(*items));
        if (p->failed) {
            return;
        }
        memcpy(items, a->made, a->made_count * sizeof(*items));
        block->list = (struct ur_spirv_list){items, a->made_count};
        block->terminator = a->made_count - 1;
    }
    for (uint32_t b = 0; b < f->block_count && !p->failed; ++b) {
        uint32_t count = entered_from(a, b, from);
        fill_phis(a, b, from, count);
    }
    ur_spirv_index_blocks(p->module, f);
}

/* Ways into the phis that values need. */
static uint64_t count_phi_ways(const struct array *a) {
    const struct ur_spirv_flow *flow = &a->p->flow;
    uint64_t ways = 0;
    for (uint32_t b = 0; b < flow->block_count; ++b) {
        uint32_t live = 0, in = flow->first_edge[b + 1] - flow->first_edge[b];
        for (uint32_t w = 0; w < WORDS; ++w) {
            live += (uint32_t)__builtin_popcountll(a->live[b][w]);
        }
        ways += in > 1 ? (uint64_t)live * in : 0;
    }
    return ways;
}

/* False: it would take too much, and nothing has changed. Pre: all its places are known, and no
 * block of the function is reached by nothing. */
static bool make_values(struct array *a) {
    struct promote *p = a->p;
    uint32_t blocks = p->function->block_count, ways = p->flow.first_edge[p->flow.block_count] + 1;
    size_t values = (size_t)blocks * a->count + 1;
    a->needs = calloc(blocks, sizeof(*a->needs));
    a->sets = calloc(blocks, sizeof(*a->sets));
    a->live = calloc(blocks, sizeof(*a->live));
    a->in = calloc(values, sizeof(*a->in));
    a->out = calloc(values, sizeof(*a->out));
    uint32_t *from = calloc(ways, sizeof(*from));
    p->failed |= !a->needs || !a->sets || !a->live || !a->in || !a->out || !from;
    for (uint32_t b = 0; b < blocks && !p->failed; ++b) {
        note_block(a, b);
    }
    bool fits = false;
    if (!p->failed) {
        find_live(a);
        uint64_t phis = count_phi_ways(a);
        fits = phis <= PROMOTE_PHIS;
        if (fits) {
            p->written += (uint32_t)phis;
            write_values(a, from);
        }
    }
    free(a->needs);
    free(a->sets);
    free(a->live);
    free(a->in);
    free(a->out);
    free(a->made);
    free(from);
    a->made = NULL;
    a->made_room = 0;
    return fits && !p->failed;
}

/* ---- one array ------------------------------------------------------------------------------- */

/* Blocks of its own for the function, which may be changed where they are. */
static bool copy_blocks(struct promote *p) {
    struct ur_spirv_function *f = p->function;
    struct ur_spirv_block *blocks =
        ur_spirv_take(p->module, &p->failed, f->block_count, sizeof(*blocks));
    for (uint32_t b = 0; b < f->block_count && !p->failed; ++b) {
        const struct ur_spirv_list *list = &f->blocks[b].list;
        blocks[b] = f->blocks[b];
        blocks[b].list.items =
            ur_spirv_take(p->module, &p->failed, list->count, sizeof(*list->items));
        for (uint32_t i = 0; i < list->count && !p->failed; ++i) {
            struct ur_spirv_instruction *insn = &blocks[b].list.items[i];
            *insn = list->items[i];
            insn->operands =
                ur_spirv_take(p->module, &p->failed, insn->count, sizeof(*insn->operands));
            if (!p->failed && insn->count) {
                memcpy(insn->operands, list->items[i].operands,
                       insn->count * sizeof(*insn->operands));
            }
        }
    }
    if (!p->failed) {
        f->blocks = blocks;
        ur_spirv_index_blocks(p->module, f);
    }
    return !p->failed;
}

static void restore_blocks(struct promote *p, const struct ur_spirv_function *before) {
    *p->function = *before;
    for (uint32_t b = 0; b < before->block_count; ++b) {
        const struct ur_spirv_list *list = &before->blocks[b].list;
        for (uint32_t i = 0; i < list->count; ++i) {
            p->map[list->items[i].result] = 0;
        }
    }
    ur_spirv_index_blocks(p->module, p->function);
    promote_flow(p);
}

static uint32_t instructions_of(const struct ur_spirv_function *f) {
    uint32_t count = 0;
    for (uint32_t b = 0; b < f->block_count; ++b) {
        count += f->blocks[b].list.count;
    }
    return count;
}

/* Looks at it again, for loops that it goes by. */
static bool array_look(struct array *a, uint32_t id) {
    struct promote *p = a->p;
    free(a->headers);
    a->headers = calloc(p->function->block_count, sizeof(*a->headers));
    a->variable = ur_spirv_definition(p->module, id);
    p->failed |= !a->headers;
    return !p->failed && a->variable && array_find(a);
}

/* Ids and memory are for what has to be. */
static bool is_too_much(const struct promote *p) {
    return p->module->bound > UR_SPIRV_ID_LIMIT / 2 || p->written >= PROMOTE_ALL;
}

/* Writes out the loops that its places go by, until these are constants. */
static bool settle(struct array *a, uint32_t id) {
    struct promote *p = a->p;
    uint32_t most = instructions_of(p->function) + PROMOTE_MORE,
             blocks = p->function->block_count + PROMOTE_BLOCKS;
    for (uint32_t loops = 0; loops <= PROMOTE_LOOPS && !p->failed; ++loops) {
        promote_propagate(p);
        if (p->failed || instructions_of(p->function) > most || p->function->block_count > blocks ||
            !array_look(a, id)) {
            return false;
        }
        if (!a->open) {
            return begin_elements(a);
        }
        uint32_t had = instructions_of(p->function);
        if (is_too_much(p) || !promote_write_out(p, a->headers)) {
            return false;
        }
        uint32_t has = instructions_of(p->function);
        p->written += has > had ? has - had : 0;
        if (is_too_much(p)) {
            return false;
        }
    }
    return false;
}

static void try_array(struct array *a, uint32_t id) {
    struct promote *p = a->p;
    struct ur_spirv_function before = *p->function;
    struct ur_spirv_layout layout;
    uint32_t pointer = ur_spirv_type(p->module, id);
    a->type = ur_spirv_operand(p->module, pointer, 1);
    if (!ur_spirv_layout(p->module, a->type, &layout) || layout.size == 0 ||
        layout.size > PROMOTE_BYTES) {
        return;
    }
    a->bytes = (uint32_t)layout.size;
    if (!array_look(a, id) || !copy_blocks(p)) {
        return;
    }
    if (settle(a, id) && make_values(a)) {
        promote_propagate(p); /* phis that all ways bring the same to */
        p->changed = true;
    } else if (!p->failed) {
        restore_blocks(p, &before);
    }
}

/* The opcode of the type of a variable of a function's own; of anything else OpNop. */
static uint32_t own_kind(const struct ur_spirv_module *module,
                         const struct ur_spirv_instruction *insn) {
    bool own = insn->opcode == SpvOpVariable && insn->count &&
               insn->operands[0] == SpvStorageClassFunction &&
               ur_spirv_opcode(module, insn->type) == SpvOpTypePointer;
    return own ? ur_spirv_opcode(module, ur_spirv_operand(module, insn->type, 1)) : SpvOpNop;
}

/* Once, while there is room. */
static void add_candidate(uint32_t *list, uint32_t *count, uint32_t id) {
    for (uint32_t i = 0; i < *count; ++i) {
        if (list[i] == id) {
            return;
        }
    }
    if (*count < PROMOTE_ATTEMPTS) {
        list[(*count)++] = id;
    }
}

/* Nobody else sees an integer that a function has for itself, so where it is volatile it need not
 * be: programs declare such to keep a compiler for GPUs from having them in registers. They are to
 * become values, too. Of floats this would let products and sums be fused that are kept apart so.
 */
static void forget_volatile(struct promote *p, uint32_t *candidates, uint32_t *count) {
    for (uint32_t b = 0; b < p->function->block_count; ++b) {
        const struct ur_spirv_list *list = &p->function->blocks[b].list;
        for (uint32_t i = 1; i < list->count; ++i) {
            struct ur_spirv_instruction *insn = &list->items[i];
            uint32_t at = insn->opcode == SpvOpLoad ? 1 : 2, kind = SpvOpNop;
            if ((insn->opcode == SpvOpLoad || insn->opcode == SpvOpStore) &&
                is_volatile(insn, at)) {
                const struct ur_spirv_instruction *variable =
                    ur_spirv_definition(p->module, insn->operands[0]);
                kind = variable ? own_kind(p->module, variable) : SpvOpNop;
            }
            if (kind != SpvOpTypeInt) {
                continue;
            }
            uint32_t *operands =
                ur_spirv_take(p->module, &p->failed, insn->count, sizeof(*operands));
            if (p->failed) {
                return;
            }
            memcpy(operands, insn->operands, insn->count * sizeof(*operands));
            operands[at] &= ~(uint32_t)SpvMemoryAccessVolatileMask;
            insn->operands = operands;
            add_candidate(candidates, count, operands[0]);
        }
    }
}

/* Whether it has atomics: a loop over work-items with these in it does not become vectors, and what
 * stands in loops before them does, as each turn is a loop of its own then. */
static bool has_atomics(const struct ur_spirv_function *f) {
    for (uint32_t b = 0; b < f->block_count; ++b) {
        for (uint32_t i = 1; i < f->blocks[b].list.count; ++i) {
            uint16_t opcode = f->blocks[b].list.items[i].opcode;
            if (opcode >= SpvOpAtomicLoad && opcode <= SpvOpAtomicXor) {
                return true;
            }
        }
    }
    return false;
}

/* Vectors of which a component is read or written by a number that is not known. LLVM makes values
 * of all others by itself. */
static void add_vectors(struct promote *p, uint32_t *candidates, uint32_t *count) {
    for (uint32_t b = 0; b < p->function->block_count; ++b) {
        const struct ur_spirv_list *list = &p->function->blocks[b].list;
        for (uint32_t i = 1; i < list->count; ++i) {
            const struct ur_spirv_instruction *from = &list->items[i];
            uint32_t base;
            int64_t bytes;
            bool known, any = false;
            for (unsigned depth = 0; from && depth < PROMOTE_DEPTH &&
                                     promote_step(p, from, promote_plain, &base, &bytes, &known);
                 ++depth) {
                any |= !known;
                from = any ? ur_spirv_definition(p->module, base) : NULL;
            }
            if (any && from && own_kind(p->module, from) == SpvOpTypeVector) {
                add_candidate(candidates, count, from->result);
            }
        }
    }
}

static void scalars_function(struct promote *p, struct array *a) {
    const struct ur_spirv_list *list = &p->function->blocks[0].list;
    uint32_t candidates[PROMOTE_ATTEMPTS], count = 0;
    forget_volatile(p, candidates, &count);
    for (uint32_t i = 1; i < list->count; ++i) {
        if (own_kind(p->module, &list->items[i]) == SpvOpTypeArray) {
            add_candidate(candidates, &count, list->items[i].result);
        }
    }
    add_vectors(p, candidates, &count);
    if (p->failed || !count || has_atomics(p->function) || is_too_much(p) ||
        instructions_of(p->function) > PROMOTE_INSTRUCTIONS || !promote_flow(p) ||
        p->flow.first_edge[1] != 0) { /* nothing leads to an entry */
        return;
    }
    for (uint32_t i = 0; i < count && !p->failed && !is_too_much(p) &&
                         instructions_of(p->function) <= PROMOTE_INSTRUCTIONS;
         ++i) {
        try_array(a, candidates[i]);
    }
}

bool ur_spirv_make_scalars(struct ur_spirv_module *module) {
    struct promote p = {.module = module, .first_new = module->bound};
    if (module->unknown) { /* what is not known may use anything */
        return true;
    }
    struct array *a = calloc(1, sizeof(*a));
    p.failed = !a;
    for (uint32_t f = 0; f < module->function_count && promote_grow(&p); ++f) {
        p.function = &module->functions[f];
        if (p.function->block_count) {
            a->p = &p;
            scalars_function(&p, a);
        }
    }
    if (p.changed && !p.failed) {
        p.failed |= !ur_spirv_repeat_decorations(module, p.origin, p.first_new, p.room) ||
                    ur_spirv_index(module, NULL) != UR_SPIRV_OK;
    }
    if (p.flows) {
        ur_spirv_flow_drop(&p.flow);
    }
    free(p.known);
    free(p.ids);
    free(p.map);
    free(p.origin);
    free(p.place);
    if (a) {
        free(a->headers);
    }
    free(a);
    return !p.failed;
}
