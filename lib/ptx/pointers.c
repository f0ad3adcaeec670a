/* Where pointers point: chains of indices, and the address space of each pointer, found from where
 * it comes from. A generic pointer costs more than one whose space is known, and most generic ones
 * of SYCL's compilers come from arguments. */
#include "pointers.h"
#include "emit.h"
#include "types.h"

bool ptx_is_chain(uint16_t op) {
    return op == SpvOpAccessChain || op == SpvOpInBoundsAccessChain || op == SpvOpPtrAccessChain ||
           op == SpvOpInBoundsPtrAccessChain;
}

bool ptx_is_pointer_copy(uint16_t op) {
    return op == SpvOpBitcast || op == SpvOpPtrCastToGeneric || op == SpvOpGenericCastToPtr ||
           op == SpvOpCopyObject;
}

bool ptx_is_id_operand(const struct tr *t, const struct ur_spirv_instruction *insn, uint32_t i) {
    struct ur_spirv_walk walk;
    struct ur_spirv_item item;
    ur_spirv_walk_begin(&walk, t->module, insn);
    while (ur_spirv_walk_next(&walk, &item)) {
        if (i >= item.first && i - item.first < item.count) {
            return item.id || item.kind == UR_SPIRV_KINDS;
        }
    }
    return true;
}

unsigned ptx_storage_space(struct fn *k, uint32_t storage) {
    switch (storage) {
    case SpvStorageClassUniformConstant:
    case SpvStorageClassCrossWorkgroup:
    case SpvStorageClassDeviceOnlyINTEL:
    case SpvStorageClassHostOnlyINTEL:
        return SPACE_GLOBAL;
    case SpvStorageClassWorkgroup:
        return SPACE_SHARED;
    case SpvStorageClassFunction:
    case SpvStorageClassPrivate:
        return SPACE_LOCAL;
    case SpvStorageClassGeneric:
    case SpvStorageClassCodeSectionINTEL:
    case SpvStorageClassInput:
    case SpvStorageClassImage:
        return SPACE_GENERIC;
    default:
        ptx_fail_in(k, UR_PTX_UNSUPPORTED, "storage class %u", storage);
    }
}

void ptx_read_chain(struct fn *k, const struct ur_spirv_instruction *insn, struct chain *chain) {
    *chain = (struct chain){0};
    struct type *type = ptx_pointee(k, ptx_value_type(k, insn->operands[0]));
    uint32_t i = 1;
    bool pointer =
        insn->opcode == SpvOpPtrAccessChain || insn->opcode == SpvOpInBoundsPtrAccessChain;
    for (; i < insn->count; ++i) {
        int64_t index;
        bool known = ptx_constant_int(k, insn->operands[i], &index);
        bool first = pointer && i == 1;
        uint64_t stride = first ? type->size : type->element ? type->element->size : 0;
        uint64_t limit = first ? 0 : type->count;
        if (known && first) {
            chain->offset = (int64_t)((uint64_t)chain->offset + (uint64_t)index * stride);
        } else if (known && type->op == SpvOpTypeStruct) {
            uint64_t offset = 0;
            ptx_descend(k, &type, (uint64_t)index, NULL, &offset);
            chain->offset = (int64_t)((uint64_t)chain->offset + offset);
            continue;
        } else if (known) {
            chain->offset = (int64_t)((uint64_t)chain->offset + (uint64_t)index * stride);
        } else {
            if (chain->count == sizeof(chain->steps) / sizeof(*chain->steps)) {
                ptx_fail_in(k, UR_PTX_UNSUPPORTED, "a chain of more than 16 indices that vary");
            }
            chain->steps[chain->count++] = (struct step){insn->operands[i], stride};
            chain->limit = limit;
            chain->first = first;
        }
        if (!first) {
            if (!type->element || type->op == SpvOpTypeStruct) {
                ptx_fail_in(k, UR_PTX_INVALID, "an index into type %%%u", type->id);
            }
            type = type->element;
        }
    }
}

/* ---- address spaces ---- */

/* NULL is 0 as a generic pointer, as a global one, and, where the module can see it, as a shared
 * one (shared_plan.apart). Private memory and that of parameters have no address that would be free
 * for it: what may be NULL is generic. */
static bool lacks_null(unsigned space) {
    return space == SPACE_LOCAL || space == SPACE_PARAM;
}

static unsigned merge(unsigned a, unsigned b) {
    unsigned low = a < b ? a : b, high = a < b ? b : a;
    if (low == SPACE_NONE || low == high) {
        return high;
    }
    return low == SPACE_NULL && !lacks_null(high) ? high : SPACE_GENERIC;
}

struct finder {
    struct fn *k;
    bool changed;
};

static void pointers_note(struct finder *f, uint8_t *at, unsigned space) {
    unsigned merged = merge(*at, space);
    if (merged != *at) {
        *at = (uint8_t)merged;
        f->changed = true;
    }
}

/* Where a value points, be it a pointer or an integer that one was made into. */
static unsigned space_of(struct fn *k, uint32_t id, bool pointer) {
    const struct id *known = ptx_id_of(k, id);
    const struct ur_spirv_instruction *outside = known->def || known->space || known->int_space
                                                     ? NULL
                                                     : ur_spirv_definition(k->t->module, id);
    if (outside && outside->opcode == SpvOpVariable) {
        return ptx_storage_space(k, outside->operands[0]);
    }
    if (outside && outside->opcode == SpvOpSpecConstantOp && outside->count > 1) {
        const struct ur_spirv_instruction *type =
            ur_spirv_definition(k->t->module, ur_spirv_type(k->t->module, outside->operands[1]));
        return type && type->opcode == SpvOpTypePointer ? space_of(k, outside->operands[1], true)
                                                        : (unsigned)SPACE_GENERIC;
    }
    if (outside && outside->opcode != SpvOpFunctionParameter && !known->def &&
        ur_spirv_declares_type(outside->opcode) == 0 && known->epoch == k->epoch &&
        outside->opcode >= SpvOpConstantTrue && outside->opcode <= SpvOpSpecConstantOp) {
        return SPACE_NULL;
    }
    if (outside && (outside->opcode == SpvOpUndef || outside->opcode == SpvOpPoisonKHR)) {
        return SPACE_NONE;
    }
    return pointer ? known->space : known->int_space;
}

/* Of a pointer that lies in memory and is not known otherwise. */
static unsigned memory_space(struct fn *k, const struct type *type) {
    unsigned said = ptx_storage_space(k, type->storage);
    return said == SPACE_LOCAL ? SPACE_GENERIC : said;
}

static bool is_address_int(const struct type *type) {
    return type->op == SpvOpTypeInt && type->width == 64;
}

/* What a store or copy puts into the slots of a variable. */
static void note_slots(struct finder *f, struct variable *v, int64_t from, uint64_t size,
                       unsigned space) {
    for (uint32_t i = 0; i < v->slot_count; ++i) {
        if (v->slots[i].offset >= from && v->slots[i].offset < from + (int64_t)size) {
            pointers_note(f, &v->slots[i].space, space);
        }
    }
}

static void find_store(struct finder *f, const struct ur_spirv_instruction *insn) {
    struct fn *k = f->k;
    const struct id *to = ptx_id_of(k, insn->operands[0]);
    if (!to->root || !to->root->slot_count) {
        return;
    }
    const struct type *type = ptx_value_type(k, insn->operands[1]);
    unsigned space = SPACE_GENERIC;
    if (to->offset_known && (type->op == SpvOpTypePointer || is_address_int(type))) {
        space = space_of(k, insn->operands[1], type->op == SpvOpTypePointer);
        space = space == SPACE_PARAM ? SPACE_GENERIC : space;
    }
    if (to->offset_known) {
        note_slots(f, to->root, to->offset, type->size, space);
    } else {
        note_slots(f, to->root, 0, to->root->type->size, space);
    }
}

static void find_copy(struct finder *f, const struct ur_spirv_instruction *insn) {
    struct fn *k = f->k;
    const struct id *to = ptx_id_of(k, insn->operands[0]), *from = ptx_id_of(k, insn->operands[1]);
    int64_t size = 0;
    if (!to->root || !to->root->slot_count) {
        return;
    }
    if (insn->opcode == SpvOpCopyMemory) {
        size = (int64_t)ptx_pointee(k, ptx_value_type(k, insn->operands[0]))->size;
    } else if (!ptx_constant_int(k, insn->operands[2], &size)) {
        return;
    }
    if (!from->root || !from->root->slot_count) {
        unsigned space =
            space_of(k, insn->operands[1], true) == SPACE_PARAM ? SPACE_GLOBAL : SPACE_GENERIC;
        note_slots(f, to->root, to->offset, (uint64_t)size, space);
        return;
    }
    for (uint32_t i = 0; i < to->root->slot_count; ++i) {
        struct slot *slot = &to->root->slots[i];
        int64_t at = slot->offset - to->offset;
        if (at < 0 || at >= size) {
            continue;
        }
        unsigned space = SPACE_GENERIC;
        for (uint32_t j = 0; j < from->root->slot_count; ++j) {
            if (from->root->slots[j].offset == at + from->offset) {
                space = from->root->slots[j].space;
            }
        }
        pointers_note(f, &slot->space, space);
    }
}

static unsigned loaded_space(struct fn *k, const struct ur_spirv_instruction *insn,
                             const struct type *type) {
    const struct id *from = ptx_id_of(k, insn->operands[0]);
    if (type->op == SpvOpTypePointer) {
        unsigned said = ptx_storage_space(k, type->storage);
        if (said == SPACE_GLOBAL || said == SPACE_SHARED) {
            return said;
        }
    }
    if (from->root && from->root->slot_count) {
        if (!from->offset_known || k->plain) {
            return SPACE_GENERIC;
        }
        for (uint32_t i = 0; i < from->root->slot_count; ++i) {
            const struct slot *slot = &from->root->slots[i];
            if (slot->offset == from->offset && ptx_kind_size(slot->kind) == 8) {
                return slot->space;
            }
        }
        return SPACE_GENERIC;
    }
    if (space_of(k, insn->operands[0], true) == SPACE_PARAM) {
        return SPACE_GLOBAL; /* whoever launched it knows no other addresses */
    }
    return type->op == SpvOpTypePointer ? memory_space(k, type) : SPACE_GENERIC;
}

static unsigned merged_space(struct fn *k, const struct ur_spirv_instruction *insn, uint32_t first,
                             uint32_t step, bool pointer) {
    unsigned space = SPACE_NONE;
    for (uint32_t i = first; i < insn->count; i += step) {
        space = merge(space, space_of(k, insn->operands[i], pointer));
    }
    return space;
}

static void find_int(struct finder *f, const struct ur_spirv_instruction *insn,
                     const struct type *type) {
    struct fn *k = f->k;
    unsigned space = SPACE_GENERIC;
    if (insn->opcode == SpvOpLoad) {
        space = loaded_space(k, insn, type);
    } else if (insn->opcode == SpvOpPhi && !k->plain) {
        space = merged_space(k, insn, 0, 2, false);
    } else if (insn->opcode == SpvOpConvertPtrToU) {
        space = space_of(k, insn->operands[0], true) == SPACE_GLOBAL ? SPACE_GLOBAL : SPACE_GENERIC;
    } else if (insn->opcode == SpvOpCopyObject) {
        space = space_of(k, insn->operands[0], false);
    }
    pointers_note(f, &ptx_id_of(k, insn->result)->int_space, space);
}

static void find_pointer(struct finder *f, const struct ur_spirv_instruction *insn,
                         const struct type *type) {
    struct fn *k = f->k;
    struct id *id = ptx_id_of(k, insn->result);
    unsigned said = ptx_storage_space(k, type->storage), space;
    switch (insn->opcode) {
    case SpvOpVariable:
        space = SPACE_LOCAL;
        break;
    case SpvOpAccessChain:
    case SpvOpInBoundsAccessChain:
    case SpvOpPtrAccessChain:
    case SpvOpInBoundsPtrAccessChain:
    case SpvOpPtrCastToGeneric:
    case SpvOpCopyObject:
    case SpvOpBitcast:
        space = ptx_value_type(k, insn->operands[0])->op == SpvOpTypePointer
                    ? space_of(k, insn->operands[0], true)
                    : memory_space(k, type);
        break;
    case SpvOpGenericCastToPtr:
        space = said == SPACE_LOCAL ? space_of(k, insn->operands[0], true) : said;
        break;
    case SpvOpGenericCastToPtrExplicit:
        space = said;
        if (said == SPACE_LOCAL) {
            space = space_of(k, insn->operands[0], true);
            space = lacks_null(space) ? space : SPACE_GENERIC;
        }
        break;
    case SpvOpPhi:
    case SpvOpSelect:
        if (said == SPACE_GLOBAL || said == SPACE_SHARED) {
            space = said;
        } else if (k->plain) {
            space = SPACE_GENERIC;
        } else {
            space = merged_space(k, insn, insn->opcode == SpvOpPhi ? 0 : 1,
                                 insn->opcode == SpvOpPhi ? 2 : 1, true);
        }
        break;
    case SpvOpLoad:
        space = loaded_space(k, insn, type);
        break;
    case SpvOpConvertUToPtr:
        space = said == SPACE_GENERIC || said == SPACE_LOCAL ? space_of(k, insn->operands[0], false)
                                                             : said;
        break;
    default:
        space = memory_space(k, type);
        break;
    }
    pointers_note(f, &id->space, space);
}

static void find_parameters(struct fn *k) {
    for (uint32_t i = 0; i < k->t->input_count; ++i) {
        struct id *id = ptx_id_of(k, k->t->inputs[i]);
        id->space = id->root ? SPACE_LOCAL : SPACE_NONE; /* where it is copied to, if anywhere */
    }
    for (uint32_t i = 0; i < k->function->parameter_count; ++i) {
        struct id *id = ptx_id_of(k, k->function->parameters[i]);
        const struct type *type = ptx_value_type(k, k->function->parameters[i]);
        id->int_space = k->kernel ? SPACE_GLOBAL : SPACE_GENERIC;
        if (type->op != SpvOpTypePointer) {
            continue;
        }
        unsigned said = ptx_storage_space(k, type->storage);
        if (id->root) {
            id->space = id->root->memory ? SPACE_LOCAL : SPACE_PARAM;
        } else if (k->kernel) {
            id->space = said == SPACE_SHARED ? SPACE_SHARED : SPACE_GLOBAL;
        } else {
            id->space = (uint8_t)memory_space(k, type);
        }
    }
}

static void find_once(struct finder *f) {
    struct fn *k = f->k;
    for (uint32_t b = 0; b < k->flow.count; ++b) {
        const struct block *block = &k->flow.blocks[b];
        for (uint32_t i = 0; i < block->count; ++i) {
            const struct ur_spirv_instruction *insn = k->insn = &block->items[i];
            if (insn->opcode == SpvOpStore) {
                find_store(f, insn);
            } else if (insn->opcode == SpvOpCopyMemory || insn->opcode == SpvOpCopyMemorySized) {
                find_copy(f, insn);
            } else if (insn->result && insn->type) {
                const struct type *type = ptx_type_of(k->t, insn->type);
                if (type->op == SpvOpTypePointer) {
                    find_pointer(f, insn, type);
                } else if (is_address_int(type)) {
                    find_int(f, insn, type);
                }
            }
        }
    }
}

void ptx_find_pointers(struct fn *k) {
    enum { ROUNDS = 12 };
    find_parameters(k);
    struct finder f = {.k = k};
    for (int round = 0; round < ROUNDS; ++round) {
        f.changed = false;
        find_once(&f);
        if (!f.changed) {
            return;
        }
    }
    /* What is still moving is taken for generic where values meet: once more is enough then. */
    k->plain = true;
    for (struct variable *v = k->variables; v; v = v->next) {
        for (uint32_t i = 0; i < v->slot_count; ++i) {
            v->slots[i].space = SPACE_GENERIC;
        }
    }
    find_once(&f);
    find_once(&f);
}
