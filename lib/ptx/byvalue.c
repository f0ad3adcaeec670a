/* Parameters by value: pointers to a copy that is the callee's own. Kernels are given the bytes;
 * for functions the caller makes the copy, unless nobody could tell. That is so where neither the
 * callee changes it nor anything may change what it is copied from: a parameter by value that its
 * own function does not change, which is how translators hand a kernel's on to its body. */
#include "emit.h"
#include "pointers.h"
#include "spirv/keep.h"

enum { MOST_ROUNDS = 64 };

/* One parameter's memory is handed on to another function's parameter. */
struct handed {
    uint32_t from, to;
};

struct changes {
    struct tr *t;
    uint32_t *root; /* of each id: the parameter whose memory it points into, 0: none */
    bool *changed;  /* of each parameter */
    struct handed *handed;
    uint32_t count;
};

bool ptx_is_by_value(const struct tr *t, uint32_t parameter) {
    return ur_spirv_opcode(t->module, ur_spirv_type(t->module, parameter)) == SpvOpTypePointer &&
           ur_spirv_attribute(t->module, parameter, SpvFunctionParameterAttributeByVal);
}

static uint32_t root_of(const struct changes *c, uint32_t id) {
    return id < c->t->module->bound ? c->root[id] : 0;
}

static bool leads_on(const struct ur_spirv_instruction *insn) {
    return ptx_is_chain(insn->opcode) || ptx_is_pointer_copy(insn->opcode) ||
           insn->opcode == SpvOpGenericCastToPtrExplicit;
}

/* True if it found anything new: early translators have blocks before those that they take
 * pointers from. */
static bool find_roots(struct changes *c, const struct ur_spirv_function *f) {
    bool found = false;
    for (uint32_t b = 0; b < f->block_count; ++b) {
        for (uint32_t i = 1; i < f->blocks[b].terminator; ++i) {
            const struct ur_spirv_instruction *insn = &f->blocks[b].list.items[i];
            uint32_t root = leads_on(insn) && insn->count ? root_of(c, insn->operands[0]) : 0;
            found |= root && c->root[insn->result] != root;
            c->root[insn->result] = root ? root : c->root[insn->result];
        }
    }
    return found;
}

/* Anything but reading may change it, or let others know where it is. */
static void change_any(struct changes *c, const struct ur_spirv_instruction *insn, uint32_t first) {
    for (uint32_t i = first; i < insn->count; ++i) {
        uint32_t root = root_of(c, insn->operands[i]);
        c->changed[root] |= root && ptx_is_id_operand(c->t, insn, i);
    }
}

static void hand_on(struct changes *c, const struct ur_spirv_instruction *call) {
    const struct ur_spirv_function *to =
        call->count ? ur_spirv_function(c->t->module, call->operands[0]) : NULL;
    if (!to || !to->block_count) {
        change_any(c, call, 1);
        return;
    }
    for (uint32_t i = 1; i < call->count && i <= to->parameter_count; ++i) {
        uint32_t from = root_of(c, call->operands[i]), parameter = to->parameters[i - 1];
        if (from && !ptx_is_by_value(c->t, parameter)) {
            c->handed = ptx_grow(c->t, c->handed, c->count, sizeof(*c->handed));
            c->handed[c->count++] = (struct handed){from, parameter};
        }
    }
}

static void byvalue_look_at(struct changes *c, const struct ur_spirv_instruction *insn) {
    if (leads_on(insn) || ur_spirv_is_of_debugging(c->t->module, insn)) {
        return;
    }
    switch (insn->opcode) {
    case SpvOpLoad:
    case SpvOpLifetimeStart:
    case SpvOpLifetimeStop:
        return;
    case SpvOpCopyMemory:
    case SpvOpCopyMemorySized:
        c->changed[insn->count ? root_of(c, insn->operands[0]) : 0] = true;
        return;
    case SpvOpFunctionCall:
        hand_on(c, insn);
        return;
    default:
        change_any(c, insn, 0);
    }
}

static void look_at_function(struct changes *c, const struct ur_spirv_function *f) {
    bool any = false;
    for (uint32_t p = 0; p < f->parameter_count; ++p) {
        uint32_t id = f->parameters[p], type = ur_spirv_type(c->t->module, id);
        bool pointer = ur_spirv_opcode(c->t->module, type) == SpvOpTypePointer;
        c->root[id] = pointer ? id : 0;
        any |= pointer;
    }
    while (any && find_roots(c, f)) {
    }
    for (uint32_t b = 0; any && b < f->block_count; ++b) {
        for (uint32_t i = 1; i <= f->blocks[b].terminator; ++i) {
            byvalue_look_at(c, &f->blocks[b].list.items[i]);
        }
    }
}

/* What a callee changes its caller changes. */
static void follow_calls(struct changes *c) {
    bool again = true;
    for (int round = 0; again && round < MOST_ROUNDS; ++round) {
        again = false;
        for (uint32_t i = c->count; i-- > 0;) {
            bool found = c->changed[c->handed[i].to] && !c->changed[c->handed[i].from];
            c->changed[c->handed[i].from] |= found;
            again |= found;
        }
    }
    for (uint32_t i = 0; i < c->count && again; ++i) {
        c->changed[c->handed[i].from] = true; /* calls within more calls than that */
    }
}

static bool has_any(const struct tr *t) {
    for (uint32_t f = 0; f < t->module->function_count; ++f) {
        for (uint32_t p = 0; p < t->module->functions[f].parameter_count; ++p) {
            if (ptx_is_by_value(t, t->module->functions[f].parameters[p])) {
                return true;
            }
        }
    }
    return false;
}

void ptx_find_by_value(struct tr *t) {
    uint32_t bound = t->module->bound;
    if (!has_any(t)) {
        return;
    }
    struct changes c = {.t = t,
                        .root = ptx_alloc(&t->out, bound, sizeof(*c.root)),
                        .changed = ptx_alloc(&t->out, bound, sizeof(*c.changed))};
    for (uint32_t f = 0; f < t->module->function_count; ++f) {
        look_at_function(&c, &t->module->functions[f]);
    }
    follow_calls(&c);
    t->unchanged = ptx_alloc(&t->out, bound, sizeof(*t->unchanged));
    for (uint32_t id = 0; id < bound; ++id) {
        t->unchanged[id] = c.root[id] && !c.changed[c.root[id]] && ptx_is_by_value(t, c.root[id]);
    }
}

bool ptx_needs_copy(const struct tr *t, uint32_t parameter, uint32_t id) {
    return ptx_is_by_value(t, parameter) &&
           !(t->unchanged[parameter] && id < t->module->bound && t->unchanged[id]);
}
