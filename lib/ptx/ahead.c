/* Reads of memory that stand behind a function with branches are made in front of it, where nothing
 * between writes memory: ptxas moves none over a branch, so each would wait for the one before. */
#include "emit.h"
#include "flow.h"
#include "pointers.h"
#include "types.h"

enum {
    MOST = 16, /* scalars that a function waits for */
    DEPTH = 8  /* instructions behind an address */
};

/* Functions of OpenCL.std that are made of instructions without branches, or change no memory. */
static bool is_straight(uint32_t number) {
    switch (number) {
    case OpenCLstd_ceil:
    case OpenCLstd_copysign:
    case OpenCLstd_erf:
    case OpenCLstd_erfc:
    case OpenCLstd_exp:
    case OpenCLstd_exp2:
    case OpenCLstd_exp10:
    case OpenCLstd_fabs:
    case OpenCLstd_fdim:
    case OpenCLstd_floor:
    case OpenCLstd_fma:
    case OpenCLstd_fmax:
    case OpenCLstd_fmin:
    case OpenCLstd_log:
    case OpenCLstd_log2:
    case OpenCLstd_log10:
    case OpenCLstd_mad:
    case OpenCLstd_rint:
    case OpenCLstd_round:
    case OpenCLstd_rsqrt:
    case OpenCLstd_sqrt:
    case OpenCLstd_tanh:
    case OpenCLstd_trunc:
        return true;
    default:
        return number > OpenCLstd_trunc;
    }
}

/* Of what is pointed to, where a cast to a generic pointer hides it. */
static uint32_t storage_of(struct fn *k, uint32_t pointer) {
    const struct ur_spirv_instruction *def = ptx_id_of(k, pointer)->def;
    while (def && ptx_is_pointer_copy(def->opcode)) {
        pointer = def->operands[0];
        def = ptx_id_of(k, pointer)->def;
    }
    const struct type *type = ptx_value_type(k, pointer);
    return type->op == SpvOpTypePointer ? type->storage : (uint32_t)SpvStorageClassGeneric;
}

static bool is_private(uint32_t storage) {
    return storage == SpvStorageClassFunction || storage == SpvStorageClassInput;
}

static bool is_volatile(const struct ur_spirv_instruction *load) {
    return load->count > 1 && load->operands[1] & SpvMemoryAccessVolatileMask;
}

bool ptx_is_shared(struct fn *k, uint32_t pointer) {
    uint32_t storage = ptx_value_type(k, pointer)->storage;
    return storage == SpvStorageClassCrossWorkgroup || storage == SpvStorageClassUniformConstant ||
           storage == SpvStorageClassWorkgroup;
}

bool ptx_may_pass(struct fn *k, const struct ur_spirv_instruction *insn) {
    uint16_t op = insn->opcode;
    if (op == SpvOpLoad) {
        return !is_volatile(insn);
    }
    if (op == SpvOpStore) {
        return is_private(storage_of(k, insn->operands[0])) &&
               !(insn->count > 2 && insn->operands[2] & SpvMemoryAccessVolatileMask);
    }
    if (op == SpvOpExtInst) {
        uint32_t number = insn->count > 1 ? insn->operands[1] : UINT32_MAX;
        if (number >= OpenCLstd_vloadn && number <= OpenCLstd_prefetch) { /* some have numbers */
            return false;
        }
        for (uint32_t i = 2; i < insn->count; ++i) {
            uint32_t id = insn->operands[i];
            uint32_t type = id < k->t->next_id ? ptx_id_of(k, id)->type : 0;
            if (!type || (ptx_type_of(k->t, type)->op == SpvOpTypePointer &&
                          !is_private(storage_of(k, id)))) {
                return false;
            }
        }
        return true;
    }
    return op == SpvOpUndef || op == SpvOpVariable || op == SpvOpCopyObject || ptx_is_chain(op) ||
           op == SpvOpLifetimeStart || op == SpvOpLifetimeStop || op == SpvOpPtrCastToGeneric ||
           (op >= SpvOpVectorExtractDynamic && op <= SpvOpTranspose) ||
           (op >= SpvOpConvertFToU && op <= SpvOpBitcast) ||
           (op >= SpvOpSNegate && op <= SpvOpSMulExtended) ||
           (op >= SpvOpAny && op <= SpvOpFUnordGreaterThanEqual) ||
           (op >= SpvOpShiftRightLogical && op <= SpvOpBitCount);
}

struct ahead {
    struct block *block;
    uint32_t from, to; /* of the block: behind a function, and up to what may write */
    bool *moves;       /* of each of its instructions */
};

/* Whether it needs nothing between but numbers that are computed from what is in front; marks them.
 */
static bool ahead_mark(struct fn *k, struct ahead *a, uint32_t id, unsigned depth) {
    const struct ur_spirv_instruction *def = id < k->t->next_id ? ptx_id_of(k, id)->def : NULL;
    const struct ur_spirv_instruction *items = a->block->items;
    if (!def || def < items + a->from || def >= items + a->to || a->moves[def - items]) {
        return true;
    }
    bool plain =
        def->opcode != SpvOpExtInst && def->opcode != SpvOpVariable &&
        (def->opcode != SpvOpLoad || storage_of(k, def->operands[0]) == SpvStorageClassInput);
    struct ur_spirv_walk walk;
    struct ur_spirv_item item;
    ur_spirv_walk_begin(&walk, k->t->module, def);
    while (plain && ur_spirv_walk_next(&walk, &item)) {
        plain = !item.id || (depth && ahead_mark(k, a, def->operands[item.first], depth - 1));
    }
    a->moves[def - items] = plain;
    return plain;
}

/* The reads of a part of a block; false: there are none to be moved. */
static bool mark_reads(struct fn *k, struct ahead *a) {
    uint32_t scalars = 0;
    for (uint32_t i = a->from; i < a->to; ++i) {
        const struct ur_spirv_instruction *load = &a->block->items[i];
        uint32_t storage = load->opcode == SpvOpLoad ? storage_of(k, load->operands[0])
                                                     : (uint32_t)SpvStorageClassFunction;
        const struct type *type = load->opcode == SpvOpLoad ? ptx_type_of(k->t, load->type) : NULL;
        uint32_t each = type && type->op == SpvOpTypeVector ? type->count : 1;
        bool number = type && (type->op == SpvOpTypeVector || type->op == SpvOpTypeInt ||
                               type->op == SpvOpTypeFloat);
        if (number && scalars + each <= MOST && !ptx_id_of(k, load->result)->guard &&
            (storage == SpvStorageClassCrossWorkgroup ||
             storage == SpvStorageClassUniformConstant || storage == SpvStorageClassWorkgroup) &&
            ahead_mark(k, a, load->operands[0], DEPTH)) {
            a->moves[i] = true;
            scalars += each;
        }
    }
    return scalars != 0;
}

static void move_ahead(struct fn *k, const struct ahead *a) {
    const struct block *block = a->block;
    struct ur_spirv_instruction *sorted = ptx_alloc(&k->t->out, block->count + 1u, sizeof(*sorted));
    uint32_t at = 0;
    for (unsigned pass = 0; pass < 2; ++pass) {
        for (uint32_t i = a->from; i < a->to; ++i) {
            if (a->moves[i] == (pass == 0)) {
                sorted[at++] = block->items[i];
            }
        }
    }
    for (uint32_t i = 0; i < at; ++i) {
        block->items[a->from + i] = sorted[i];
    }
}

void ptx_read_ahead(struct fn *k) {
    for (uint32_t b = 0; b < k->flow.count; ++b) {
        struct ahead a = {.block = &k->flow.blocks[b]};
        uint32_t count = a.block->count;
        for (a.from = 0; a.from < count; ++a.from) {
            const struct ur_spirv_instruction *insn = &a.block->items[a.from];
            if (insn->opcode != SpvOpExtInst || insn->count < 2 || is_straight(insn->operands[1]) ||
                !ptx_may_pass(k, insn)) {
                continue;
            }
            for (a.to = a.from + 1; a.to < count && ptx_may_pass(k, &a.block->items[a.to]);) {
                ++a.to;
            }
            a.moves = ptx_alloc(&k->t->out, count + 1u, sizeof(*a.moves));
            if (mark_reads(k, &a)) {
                move_ahead(k, &a);
                ptx_index_flow(k);
            }
            a.from = a.to;
        }
    }
}
