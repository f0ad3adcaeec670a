/* Which variables of a function are kept in registers, and cut into which. PTX registers can be
 * written again, so a local variable becomes registers as it is: one for each piece that its loads
 * and stores agree on. */
#include <stdlib.h>
#include <string.h>

#include "emit.h"
#include "instructions.h"
#include "pointers.h"
#include "types.h"
#include "value.h"

enum {
    INDEX_LIMIT = 16,   /* elements of an array that is indexed by a value, by selects */
    ACCESS_LIMIT = 256, /* distinct ones of a variable */
    SLOT_LIMIT = 128,
    COPY_LIMIT = 512, /* bytes of a copy that is made piece by piece */
    ROUNDS = 16
};

struct copying {
    struct copying *next;
    struct variable *to, *from; /* NULL: memory */
    int64_t to_offset, from_offset;
    uint32_t size;
};

/* ---- where pointers point to ---- */

static struct variable *add_variable(struct fn *k, uint32_t id) {
    struct variable *v = ptx_alloc(&k->t->out, 1, sizeof(*v));
    *v = (struct variable){.next = k->variables, .id = id};
    v->type = ptx_pointee(k, ptx_value_type(k, id));
    v->align = v->type->align;
    const struct ur_spirv_note *said = ur_spirv_decoration(k->t->module, ptx_id_of(k, id)->origin,
                                                           UR_SPIRV_NONE, SpvDecorationAlignment);
    if (said && said->count && said->operands[0] > v->align && said->operands[0] <= 4096 &&
        (said->operands[0] & (said->operands[0] - 1)) == 0) {
        v->align = said->operands[0];
    }
    k->variables = v;
    struct id *known = ptx_id_of(k, id);
    known->root = v;
    known->offset_known = true;
    return v;
}

static void follow_chain(struct fn *k, const struct ur_spirv_instruction *insn) {
    struct id *to = ptx_id_of(k, insn->result), *from = ptx_id_of(k, insn->operands[0]);
    if (!from->root) {
        return;
    }
    struct chain chain;
    ptx_read_chain(k, insn, &chain);
    to->root = from->root;
    if (chain.count == 0) {
        to->offset_known = from->offset_known;
        to->offset = (int64_t)((uint64_t)from->offset + (uint64_t)chain.offset);
        if (from->dynamic) {
            to->dynamic = ptx_alloc(&k->t->out, 1, sizeof(*to->dynamic));
            *to->dynamic = *from->dynamic;
            to->dynamic->offset += (uint32_t)chain.offset;
        }
        return;
    }
    if (chain.count != 1 || !from->offset_known || !chain.steps[0].stride || to->root->parameter) {
        return;
    }
    int64_t begin = (int64_t)((uint64_t)from->offset + (uint64_t)chain.offset);
    uint64_t size = to->root->type->size;
    uint64_t count = chain.limit;
    if (chain.first && from->offset >= 0 && (uint64_t)from->offset <= size) {
        count = (size - (uint64_t)from->offset) / chain.steps[0].stride;
    }
    if (begin >= 0 && begin < UINT16_MAX && count > 0 && count <= INDEX_LIMIT) {
        to->dynamic = ptx_alloc(&k->t->out, 1, sizeof(*to->dynamic));
        *to->dynamic = (struct dynamic){(uint32_t)begin, (uint32_t)chain.steps[0].stride,
                                        (uint32_t)count, chain.steps[0].index};
    }
}

static void follow_copy(struct fn *k, const struct ur_spirv_instruction *insn) {
    struct id *to = ptx_id_of(k, insn->result), *from = ptx_id_of(k, insn->operands[0]);
    if (!from->root) {
        return;
    }
    to->root = from->root;
    to->offset = from->offset;
    to->offset_known = from->offset_known;
    to->dynamic = from->dynamic;
}

static bool is_pointer_id(struct fn *k, const struct ur_spirv_instruction *insn) {
    return insn->result && insn->type && ptx_type_of(k->t, insn->type)->op == SpvOpTypePointer;
}

/* ---- how variables are used ---- */

/* It is read where it lies, or as a whole from a copy in memory. */
static bool is_whole(const struct variable *v) {
    return v->memory || v->parameter || v->builtin;
}

static void add_access(struct fn *k, struct variable *v, int64_t offset, unsigned kind) {
    if (is_whole(v)) {
        return;
    }
    if (offset < 0 || (uint64_t)offset + ptx_kind_size(kind) > v->type->size) {
        v->memory = true;
        return;
    }
    for (uint32_t i = 0; i < v->access_count; ++i) {
        if (v->accesses[i].offset == offset && v->accesses[i].kind == kind) {
            return;
        }
    }
    if (v->access_count == ACCESS_LIMIT) {
        v->memory = true;
        return;
    }
    v->accesses = ptx_grow(k->t, v->accesses, v->access_count, sizeof(*v->accesses));
    v->accesses[v->access_count++] = (struct access){(uint32_t)offset, (uint8_t)kind};
}

static void add_cut(struct fn *k, struct variable *v, int64_t at) {
    if (is_whole(v)) {
        return;
    }
    for (uint32_t i = 0; i < v->cut_count; ++i) {
        if (v->cuts[i] == at) {
            return;
        }
    }
    if (v->cut_count == ACCESS_LIMIT || at < 0) {
        v->memory = true;
        return;
    }
    v->cuts = ptx_grow(k->t, v->cuts, v->cut_count, sizeof(*v->cuts));
    v->cuts[v->cut_count++] = (uint32_t)at;
}

static void access_type(struct fn *k, uint32_t pointer, const struct type *type, bool write) {
    const struct id *known = ptx_id_of(k, pointer);
    struct variable *v = known->root;
    if (!v) {
        return;
    }
    if (v->parameter) {
        v->memory |= write;
        return;
    }
    if (v->builtin) {
        v->memory |= write || !known->offset_known || type->leaf_count == UINT32_MAX;
        for (uint32_t i = 0; i < type->leaf_count && !v->memory; ++i) {
            v->memory = !ptx_is_in_component(v, known->offset + type->leaves[i].offset,
                                             type->leaves[i].kind);
        }
        return;
    }
    if (type->leaf_count > ACCESS_LIMIT || (!known->offset_known && !known->dynamic)) {
        v->memory = true;
        return;
    }
    for (uint32_t i = 0; i < type->leaf_count; ++i) {
        const struct leaf *leaf = &type->leaves[i];
        if (known->offset_known) {
            add_access(k, v, known->offset + leaf->offset, leaf->kind);
            continue;
        }
        const struct dynamic *d = known->dynamic;
        v->memory |= leaf->kind == KIND_PTR || leaf->kind == KIND_PRED;
        for (uint32_t e = 0; e < d->count; ++e) {
            add_access(k, v, (int64_t)d->offset + (int64_t)e * d->stride + leaf->offset,
                       leaf->kind);
        }
    }
}

static void escape(struct fn *k, uint32_t id) {
    struct variable *v = id < k->t->next_id ? ptx_id_of(k, id)->root : NULL;
    if (!v) {
        return;
    }
    v->memory = true;
    /* Of those in Input others than this function know that pointers may lead anywhere. */
    const struct ur_spirv_instruction *insn =
        v->builtin ? ur_spirv_definition(k->t->module, v->id) : NULL;
    if (insn && insn->operands[0] != SpvStorageClassInput) {
        ptx_fail_in(
            k, UR_PTX_UNSUPPORTED,
            "the address of built-in variable %%%u, which says that it is in storage class %u",
            v->id, insn->operands[0]);
    }
}

/* The kind that an instruction of OpenCL.std writes through its last operand; KINDS: none. */
static unsigned written_kind(struct fn *k, const struct ur_spirv_instruction *insn) {
    const struct type *type = ptx_type_of(k->t, insn->type);
    if (insn->count < 3 || type->leaf_count != 1) {
        return KINDS;
    }
    switch (insn->operands[1]) {
    case OpenCLstd_fract:
    case OpenCLstd_modf:
    case OpenCLstd_sincos:
        return type->kind;
    case OpenCLstd_frexp:
    case OpenCLstd_lgamma_r:
    case OpenCLstd_remquo:
        return KIND_I32;
    default:
        return KINDS;
    }
}

static struct copying *use_copy(struct fn *k, const struct ur_spirv_instruction *insn,
                                struct copying *list) {
    int64_t size = -1;
    const struct id *to = ptx_id_of(k, insn->operands[0]), *from = ptx_id_of(k, insn->operands[1]);
    if (insn->opcode == SpvOpCopyMemory) {
        size = (int64_t)ptx_pointee(k, ptx_value_type(k, insn->operands[0]))->size;
    } else if (!ptx_constant_int(k, insn->operands[2], &size)) {
        size = -1;
    }
    bool pieces = size >= 0 && size <= COPY_LIMIT;
    if (to->root && (is_whole(to->root) || !to->offset_known || !pieces)) {
        to->root->memory = true;
    }
    if (from->root && !from->root->parameter && !from->root->image &&
        (from->root->builtin || !from->offset_known || !pieces)) {
        from->root->memory = true;
    }
    if (size < 0 || size > COPY_LIMIT || (!to->root && !from->root)) {
        return list;
    }
    struct copying *c = ptx_alloc(&k->t->out, 1, sizeof(*c));
    *c = (struct copying){list, to->root, from->root, to->offset, from->offset, (uint32_t)size};
    return c;
}

static struct copying *use_insn(struct fn *k, const struct ur_spirv_instruction *insn,
                                struct copying *list) {
    uint16_t op = insn->opcode;
    if (ptx_is_chain(op) || (ptx_is_pointer_copy(op) && is_pointer_id(k, insn))) {
        for (uint32_t i = 1; i < insn->count; ++i) {
            escape(k, insn->operands[i]);
        }
        return list;
    }
    if (op == SpvOpLoad) {
        access_type(k, insn->operands[0], ptx_type_of(k->t, insn->type), false);
        return list;
    }
    if (op == SpvOpStore) {
        access_type(k, insn->operands[0], ptx_value_type(k, insn->operands[1]), true);
        escape(k, insn->operands[1]);
        return list;
    }
    if (op == SpvOpCopyMemory || op == SpvOpCopyMemorySized) {
        return use_copy(k, insn, list);
    }
    if (op == SpvOpVariable) {
        struct variable *v = ptx_id_of(k, insn->result)->root;
        if (insn->count > 1 && v && !v->image) {
            access_type(k, insn->result, v->type, true);
        }
        return list;
    }
    uint32_t last = insn->count;
    if (op == SpvOpExtInst && written_kind(k, insn) != KINDS) {
        const struct id *to = ptx_id_of(k, insn->operands[--last]);
        if (to->root && to->offset_known && !to->root->parameter) {
            add_access(k, to->root, to->offset, written_kind(k, insn));
        } else {
            escape(k, insn->operands[last]);
        }
    }
    for (uint32_t i = 0; i < last; ++i) {
        uint32_t id = insn->operands[i];
        if (id < k->t->next_id && ptx_id_of(k, id)->root && ptx_is_id_operand(k->t, insn, i)) {
            escape(k, id);
        }
    }
    return list;
}

/* ---- variables that are only copied from ---- */

/* A variable that begins with a constant and is only copied from is that constant. */
static void find_images(struct fn *k) {
    for (struct variable *v = k->variables; v; v = v->next) {
        const struct ur_spirv_instruction *value =
            v->initializer ? ur_spirv_definition(k->t->module, v->initializer) : NULL;
        if (value && !ptx_id_of(k, v->initializer)->def && v->type->size <= COPY_LIMIT * 8u &&
            v->type->size) {
            v->image = ptx_alloc(&k->t->out, 1, (size_t)v->type->size);
        }
    }
    for (uint32_t b = 0; b < k->flow.count; ++b) {
        for (uint32_t i = 0; i < k->flow.blocks[b].count; ++i) {
            const struct ur_spirv_instruction *insn = &k->flow.blocks[b].items[i];
            if (ptx_is_chain(insn->opcode) || insn->opcode == SpvOpVariable ||
                (ptx_is_pointer_copy(insn->opcode) && is_pointer_id(k, insn))) {
                continue;
            }
            bool copy = insn->opcode == SpvOpCopyMemory || insn->opcode == SpvOpCopyMemorySized;
            for (uint32_t j = 0; j < insn->count; ++j) {
                const struct id *id =
                    insn->operands[j] < k->t->next_id ? ptx_id_of(k, insn->operands[j]) : NULL;
                int64_t size = 0;
                bool inside = copy && j == 1 && id && id->root && id->offset_known &&
                              id->offset >= 0 &&
                              (insn->opcode == SpvOpCopyMemory ||
                               (ptx_constant_int(k, insn->operands[2], &size) && size >= 0 &&
                                (uint64_t)id->offset + (uint64_t)size <= id->root->type->size));
                if (id && id->root && !inside) {
                    id->root->image = NULL;
                }
            }
        }
    }
    for (struct variable *v = k->variables; v; v = v->next) {
        if (v->image) {
            ptx_constant_bytes(k->t, v->initializer, v->image, v->type->size);
        }
    }
}

/* ---- pieces ---- */

static bool in_pieces(const struct variable *v) {
    return v && !is_whole(v) && !v->image;
}

/* What is a piece on one side of a copy is one on the other. True if anything was new. */
static bool registers_spread(struct fn *k, struct variable *a, int64_t from, struct variable *b,
                             int64_t to, uint32_t size) {
    uint32_t before = b->access_count;
    bool memory = b->memory;
    for (uint32_t i = 0; i < a->access_count; ++i) {
        struct access access = a->accesses[i];
        if (access.offset >= from && access.offset + ptx_kind_size(access.kind) <= from + size) {
            add_access(k, b, access.offset - from + to, access.kind);
        }
    }
    uint32_t cuts = b->cut_count;
    for (uint32_t i = 0; i < a->cut_count; ++i) {
        if (a->cuts[i] > from && a->cuts[i] < from + size) {
            add_cut(k, b, a->cuts[i] - from + to);
        }
    }
    return b->access_count != before || b->memory != memory || b->cut_count != cuts;
}

static void spread_all(struct fn *k, struct copying *copies) {
    for (struct copying *c = copies; c; c = c->next) {
        if (in_pieces(c->to)) {
            add_cut(k, c->to, c->to_offset);
            add_cut(k, c->to, c->to_offset + c->size);
        }
        if (in_pieces(c->from)) {
            add_cut(k, c->from, c->from_offset);
            add_cut(k, c->from, c->from_offset + c->size);
        }
    }
    bool changed = true;
    for (int round = 0; changed && round < ROUNDS; ++round) {
        changed = false;
        for (struct copying *c = copies; c; c = c->next) {
            if (in_pieces(c->to) && in_pieces(c->from)) {
                changed |=
                    registers_spread(k, c->to, c->to_offset, c->from, c->from_offset, c->size);
                changed |=
                    registers_spread(k, c->from, c->from_offset, c->to, c->to_offset, c->size);
            }
        }
    }
    for (struct copying *c = copies; changed && c; c = c->next) {
        if (in_pieces(c->to) && in_pieces(c->from)) {
            c->to->memory = c->from->memory = true;
        }
    }
}

static int by_value(const void *a, const void *b) {
    uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
    return x < y ? -1 : x > y;
}

/* The kind of the piece [from, to), or KINDS if no access looks at it. `*inside`: a pointer has
 * this piece as a part of it, which no register can hold. */
static unsigned piece_kind(const struct variable *v, uint32_t from, uint32_t to, bool *inside) {
    unsigned kind = KINDS;
    bool whole = false;
    for (uint32_t i = 0; i < v->access_count; ++i) {
        uint32_t begin = v->accesses[i].offset, size = ptx_kind_size(v->accesses[i].kind);
        if (begin > from || begin + size < to) {
            continue;
        }
        bool same = begin == from && begin + size == to;
        *inside |= !same && v->accesses[i].kind == KIND_PTR;
        if (same && (!whole || kind == v->accesses[i].kind)) {
            kind = v->accesses[i].kind;
        } else if (same) {
            kind = kind == KIND_PTR || v->accesses[i].kind == KIND_PTR ? KIND_PTR
                                                                       : ptx_int_kind(to - from);
        } else if (!whole) {
            kind = ptx_int_kind(to - from);
        }
        whole |= same;
    }
    return kind;
}

static void add_slot(struct fn *k, struct variable *v, uint32_t offset, unsigned kind) {
    v->slots = ptx_grow(k->t, v->slots, v->slot_count, sizeof(*v->slots));
    v->slots[v->slot_count++] = (struct slot){.offset = offset, .kind = (uint8_t)kind};
}

static void cut_variable(struct fn *k, struct variable *v) {
    uint32_t bounds[2 * ACCESS_LIMIT + ACCESS_LIMIT], count = 0;
    for (uint32_t i = 0; i < v->access_count; ++i) {
        bounds[count++] = v->accesses[i].offset;
        bounds[count++] = v->accesses[i].offset + ptx_kind_size(v->accesses[i].kind);
    }
    for (uint32_t i = 0; i < v->cut_count; ++i) {
        bounds[count++] = v->cuts[i];
    }
    qsort(bounds, count, sizeof(*bounds), by_value);
    for (uint32_t i = 0; i + 1 < count; ++i) {
        uint32_t size = bounds[i + 1] - bounds[i];
        bool inside = false;
        unsigned kind = size ? piece_kind(v, bounds[i], bounds[i + 1], &inside) : KINDS;
        if (kind == KINDS) {
            continue;
        }
        if (inside || (size != 1 && size != 2 && size != 4 && size != 8) ||
            v->slot_count == SLOT_LIMIT) {
            v->memory = true;
            v->slot_count = 0;
            return;
        }
        add_slot(k, v, bounds[i], kind);
    }
}

static int by_offset(const void *a, const void *b) {
    return by_value(&((const struct slot *)a)->offset, &((const struct slot *)b)->offset);
}

static void add_gap(struct fn *k, struct variable *v, int64_t offset, unsigned kind) {
    if (v->slot_count == SLOT_LIMIT) {
        v->memory = true;
        v->slot_count = 0;
        return;
    }
    add_slot(k, v, (uint32_t)offset, kind);
}

/* A copy to memory writes all of its bytes, also those that nothing else looks at. No piece goes
 * across where another copy begins or ends. */
static void fill_for_memory(struct fn *k, const struct copying *c) {
    struct variable *v = c->from;
    int64_t end = c->from_offset + c->size;
    uint32_t i = 0, known = v->slot_count;
    for (int64_t at = c->from_offset; at < end && !v->memory;) {
        while (i < known && v->slots[i].offset + ptx_kind_size(v->slots[i].kind) <= at) {
            ++i;
        }
        if (i < known && v->slots[i].offset <= at) {
            at = v->slots[i].offset + ptx_kind_size(v->slots[i].kind);
            continue;
        }
        int64_t next = i < known && v->slots[i].offset < end ? v->slots[i].offset : end;
        for (uint32_t cut = 0; cut < v->cut_count; ++cut) {
            next = v->cuts[cut] > at && v->cuts[cut] < next ? v->cuts[cut] : next;
        }
        unsigned size = 8;
        while (at % size || at + size > next) {
            size /= 2;
        }
        add_gap(k, v, at, ptx_int_kind(size));
        at += size;
    }
}

static bool has_slot_in(const struct variable *v, int64_t from, int64_t to) {
    for (uint32_t i = 0; i < v->slot_count; ++i) {
        if (v->slots[i].offset < to &&
            v->slots[i].offset + ptx_kind_size(v->slots[i].kind) > from) {
            return true;
        }
    }
    return false;
}

/* What the variable that is copied to has for the sake of its own copies. */
static void fill_for_variable(struct fn *k, const struct copying *c) {
    for (uint32_t i = 0; i < c->to->slot_count && !c->from->memory; ++i) {
        const struct slot slot = c->to->slots[i];
        int64_t size = ptx_kind_size(slot.kind), at = slot.offset - c->to_offset + c->from_offset;
        if (at >= c->from_offset && at + size <= c->from_offset + c->size &&
            !has_slot_in(c->from, at, at + size)) {
            add_gap(k, c->from, at, slot.kind);
        }
    }
}

/* True if anything was new. */
static bool fill_gaps(struct fn *k, const struct copying *c) {
    struct variable *v = c->from;
    if (!in_pieces(v)) {
        return false;
    }
    uint32_t known = v->slot_count;
    if (in_pieces(c->to)) {
        fill_for_variable(k, c);
    } else {
        fill_for_memory(k, c);
    }
    if (!v->memory && v->slot_count != known) {
        qsort(v->slots, v->slot_count, sizeof(*v->slots), by_offset);
    }
    return v->memory || v->slot_count != known;
}

/* ---- all of it ---- */

/* Built-in variables, and constants that are made of their addresses. */
static void find_input(struct fn *k, uint32_t id) {
    const struct ur_spirv_instruction *insn = ur_spirv_definition(k->t->module, id);
    if (insn->opcode == SpvOpVariable) {
        const struct ur_spirv_note *builtin =
            ur_spirv_decoration(k->t->module, id, UR_SPIRV_NONE, SpvDecorationBuiltIn);
        add_variable(k, id)->builtin = 1 + builtin->operands[0];
        return;
    }
    if (!ptx_leads_into(insn)) {
        for (uint32_t i = 0; i < insn->count; ++i) {
            escape(k, insn->operands[i]);
        }
        return;
    }
    struct ur_spirv_instruction of = *insn;
    of.opcode = (uint16_t)insn->operands[0];
    of.operands = insn->operands + 1;
    --of.count;
    if (ptx_is_chain(of.opcode)) {
        follow_chain(k, &of);
    } else {
        follow_copy(k, &of);
    }
}

static void find_roots(struct fn *k) {
    for (uint32_t i = 0; i < k->t->input_count; ++i) {
        find_input(k, k->t->inputs[i]);
    }
    for (uint32_t i = 0; k->kernel && i < k->function->parameter_count; ++i) {
        if (ptx_is_by_value(k->t, k->function->parameters[i])) {
            struct variable *v = add_variable(k, k->function->parameters[i]);
            v->parameter = true;
            v->index = i;
        }
    }
    for (uint32_t b = 0; b < k->flow.count; ++b) {
        for (uint32_t i = 0; i < k->flow.blocks[b].count; ++i) {
            const struct ur_spirv_instruction *insn = k->insn = &k->flow.blocks[b].items[i];
            if (insn->opcode == SpvOpVariable) {
                struct variable *v = add_variable(k, insn->result);
                v->initializer = insn->count > 1 ? insn->operands[1] : 0;
                v->memory = v->type->leaf_count == UINT32_MAX;
            } else if (ptx_is_chain(insn->opcode)) {
                follow_chain(k, insn);
            } else if (ptx_is_pointer_copy(insn->opcode) && is_pointer_id(k, insn)) {
                follow_copy(k, insn);
            }
        }
    }
}

void ptx_find_registers(struct fn *k) {
    find_roots(k);
    if (!k->variables) {
        return;
    }
    find_images(k);
    struct copying *copies = NULL;
    for (uint32_t b = 0; b < k->flow.count; ++b) {
        for (uint32_t i = 0; i < k->flow.blocks[b].count; ++i) {
            k->insn = &k->flow.blocks[b].items[i];
            copies = use_insn(k, k->insn, copies);
        }
    }
    spread_all(k, copies);
    for (struct variable *v = k->variables; v; v = v->next) {
        if (in_pieces(v)) {
            cut_variable(k, v);
        }
    }
    for (bool changed = true; changed;) {
        changed = false;
        for (const struct copying *c = copies; c; c = c->next) {
            changed |= fill_gaps(k, c);
        }
    }
    for (struct variable *v = k->variables; v; v = v->next) {
        for (uint32_t i = 0; i < v->slot_count; ++i) {
            v->slots[i].reg = ptx_new_reg(k, v->slots[i].kind);
        }
    }
}
