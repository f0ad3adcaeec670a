/* Loops that set a number of bytes which only the launch knows, as translators from LLVM write its
 * memset, set as many at once as the alignment of a variable of the work-item allows, and the rest
 * one by one:
 *
 *     loop: i = phi(0, next); store byte -> base + i; next = i + 1; if (next < count) -> loop
 */
#include "access.h"
#include "address.h"
#include "emit.h"
#include "flow.h"
#include "function.h"
#include "pointers.h"
#include "types.h"
#include "value.h"

struct fill {
    uint32_t base, place, count,
        step; /* where, the phi, how many bytes, and what is added to the phi */
};

static const struct ur_spirv_instruction *next_of(const struct block *block, uint32_t *at,
                                                  uint16_t op) {
    const struct ur_spirv_instruction *insn = *at < block->count ? &block->items[*at] : NULL;
    if (!insn || insn->opcode != op) {
        return NULL;
    }
    ++*at;
    return insn;
}

static bool begins_at_0(struct fn *k, const struct ur_spirv_instruction *phi, uint32_t next) {
    uint32_t again = phi->count == 4 && phi->operands[0] == next ? 0 : 2;
    int64_t first;
    return phi->count == 4 && phi->operands[again] == next &&
           ptx_constant_int(k, phi->operands[2 - again], &first) && first == 0;
}

/* The loop of one block, whose store is told what it may set at once. */
static void find_fill(struct fn *k, struct block *block) {
    uint32_t at = 0;
    int64_t one;
    const struct ur_spirv_instruction *phi = next_of(block, &at, SpvOpPhi), *step, *store, *test,
                                      *end;
    step = phi ? next_of(block, &at, SpvOpInBoundsPtrAccessChain) : NULL;
    step = phi && !step ? next_of(block, &at, SpvOpPtrAccessChain) : step;
    if (!step || step->count != 2 || step->operands[1] != phi->result ||
        !(store = next_of(block, &at, SpvOpStore)) || store->operands[0] != step->result ||
        (store->count > 2 && store->operands[2] & SpvMemoryAccessVolatileMask) ||
        at + 3 != block->count) {
        return;
    }
    struct ur_spirv_instruction *sum = &block->items[at];
    test = &block->items[at + 1];
    end = &block->items[at + 2];
    const struct type *byte = ptx_value_type(k, store->operands[1]),
                      *counter = ptx_type_of(k->t, phi->type);
    if (sum->opcode != SpvOpIAdd || sum->operands[0] != phi->result ||
        !ptx_constant_int(k, sum->operands[1], &one) || one != 1 ||
        test->opcode != SpvOpULessThan || test->operands[0] != sum->result ||
        end->opcode != SpvOpBranchConditional || end->operands[0] != test->result ||
        end->operands[1] != block->label || byte->op != SpvOpTypeInt || byte->width != 8 ||
        counter->width != 64 || !begins_at_0(k, phi, sum->result)) {
        return;
    }
    struct fill *fill = ptx_alloc(&k->t->out, 1, sizeof(*fill));
    *fill = (struct fill){step->operands[0], phi->result, test->operands[1], ptx_new_id(k->t)};
    ptx_id_of(k, fill->step)->type = phi->type;
    ptx_id_of(k, step->result)->fill = fill;
    uint32_t *operands = ptx_alloc(&k->t->out, 2, sizeof(*operands));
    operands[0] = phi->result;
    operands[1] = fill->step;
    sum->operands = operands;
}

void ptx_find_fills(struct fn *k) {
    for (uint32_t b = 0; b < k->flow.count; ++b) {
        find_fill(k, &k->flow.blocks[b]);
    }
}

static unsigned width_of(struct fn *k, const struct fill *fill) {
    const struct id *base = ptx_id_of(k, fill->base);
    if (!base->root || !base->offset_known || ptx_address_of(k, fill->base).space != SPACE_LOCAL) {
        return 1;
    }
    uint32_t align = ptx_wide_align(base->root->align, base->root->type->size);
    align = align > 16 ? 16 : align;
    return base->offset % 16 == 0 ? align : 1;
}

bool ptx_emit_fill(struct fn *k, const struct ur_spirv_instruction *store) {
    const struct fill *fill = ptx_id_of(k, store->operands[0])->fill;
    unsigned width = fill ? width_of(k, fill) : 1;
    if (fill) {
        ptx_set_scalar(k, fill->step, ptx_constant(KIND_I64, 1));
    }
    if (width < 4) {
        return false;
    }
    struct part left = ptx_binary(k, KIND_I64, "sub.s64", ptx_scalar_of(k, fill->count),
                                  ptx_scalar_of(k, fill->place));
    struct part many = ptx_compare(k, "setp.ge.u64", left, ptx_constant(KIND_I64, width));
    struct part byte = ptx_scalar_of(k, store->operands[1]), word;
    word = is_const(byte)
               ? ptx_constant(KIND_I32, (byte.bits & 255) * 0x01010101)
               : ptx_binary(k, KIND_I32, "mul.lo.s32", byte, ptx_constant(KIND_I32, 0x01010101));
    word = ptx_use(k, word);
    byte = ptx_use(k, byte);
    struct part at = ptx_reachable(k, ptx_address_of(k, store->operands[0]), 0);
    if (width == 16) {
        ptx_emit(k, "@%o st.local.v4.b32 %a, {%o, %o, %o, %o}", many, at, word, word, word, word);
    } else if (width == 8) {
        ptx_emit(k, "@%o st.local.v2.b32 %a, {%o, %o}", many, at, word, word);
    } else {
        ptx_emit(k, "@%o st.local.b32 %a, %o", many, at, word);
    }
    ptx_emit(k, "@!%o st.local.u8 %a, %o", many, at, byte);
    ptx_set_scalar(
        k, fill->step,
        ptx_select_part(k, many, ptx_constant(KIND_I64, width), ptx_constant(KIND_I64, 1)));
    return true;
}
