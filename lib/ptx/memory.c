/* Loads, stores and variables. */
#include "access.h"
#include "address.h"
#include "function.h"
#include "instructions.h"
#include "pointers.h"
#include "types.h"
#include "value.h"
#include "emit.h"

struct access_mode mode_of(struct fn *k, const struct ur_spirv_instruction *insn, uint32_t first,
                           const struct type *type) {
    struct access_mode mode = {.align = type->align ? type->align : 1};
    if (first < insn->count) {
        uint32_t mask = insn->operands[first];
        mode.is_volatile = mask & SpvMemoryAccessVolatileMask;
        if ((mask & SpvMemoryAccessAlignedMask) && first + 1 < insn->count) {
            uint32_t align = insn->operands[first + 1];
            if ((align & (align - 1)) != 0) {
                fail(k, UR_PTX_INVALID, "alignment %u is no power of two", align);
            }
            /* 0: translators write it where the address is a number, and mean that of the type. */
            mode.align = align > 4096 ? 4096 : align ? align : mode.align;
        }
    }
    return mode;
}

/* The largest power of two that an address at this offset is a multiple of. */
static uint32_t align_at(uint32_t align, uint64_t offset) {
    while (offset & (align - 1)) {
        align /= 2;
    }
    return align;
}

struct part reachable(struct fn *k, struct part address, int64_t offset) {
    int64_t sum = (int64_t)(address.bits + (uint64_t)offset);
    address.bits = (uint64_t)sum;
    bool none = address.form == FORM_ADDRESS && address.base == BASE_NONE;
    if (address.form == FORM_ADDRESS && (none || sum > INT32_MAX || sum < INT32_MIN)) {
        struct part flat = use_reg(k, flat_address(k, address, SPACE_NONE));
        return address_at(address.space, BASE_REG, flat.number, 0);
    }
    if (address.form != FORM_ADDRESS) {
        fail(k, UR_PTX_INVALID, "an access through what is no address");
    }
    return address;
}

/* PTX has it where others than the one work-item could look. */
static const char *volatile_suffix(struct part address, struct access_mode mode) {
    return mode.is_volatile && address.space != SPACE_PARAM && address.space != SPACE_LOCAL
               ? ".volatile"
               : "";
}

static void count_access(struct fn *k, unsigned kind, struct part address) {
    if (address.space == SPACE_GLOBAL) {
        ++*(kind_size(kind) <= 2 ? &k->narrow_accesses : &k->other_accesses);
    }
}

/* ---- loads
 * ----------------------------------------------------------------------------------------- */

/* From an address that is not aligned for the kind: piece by piece. */
static struct part load_bytes(struct fn *k, unsigned kind, struct part address, int64_t offset,
                              struct access_mode mode) {
    unsigned size = kind_size(kind), whole = int_kind(size), wide = reg_width(whole);
    struct part all = {0};
    struct access_mode one = {mode.is_volatile, mode.align};
    for (unsigned at = 0; at < size; at += mode.align) {
        struct part x = load_part(k, int_kind(mode.align), address, offset + at, one);
        x = to_width(k, x, whole, false);
        if (at == 0) {
            all = x;
            continue;
        }
        struct part high = new_reg(k, whole), sum = new_reg(k, whole);
        emit(k, "shl.b%u %o, %o, %u", wide, high, x, at * 8);
        emit(k, "or.b%u %o, %o, %o", wide, sum, all, high);
        all = sum;
    }
    return bits_as(k, all, kind);
}

struct part load_part(struct fn *k, unsigned kind, struct part address, int64_t offset,
                      struct access_mode mode) {
    if (kind == KIND_PRED) {
        struct part byte = load_part(k, KIND_I8, address, offset, mode);
        struct part made = new_reg(k, KIND_PRED);
        emit(k, "setp.ne.s32 %o, %o, 0", made, byte);
        return made;
    }
    if (mode.align < kind_size(kind)) {
        return load_bytes(k, kind, address, offset, mode);
    }
    struct part made = new_reg(k, kind);
    count_access(k, kind, address);
    emit(k, "ld%s%s.%s %o, %a", volatile_suffix(address, mode), space_suffix(address),
         memory_type[kind], made, reachable(k, address, offset));
    return made;
}

/* How many of `count` scalars from `leaf` on can be moved by one instruction: 4, 2 or 1. */
static unsigned run_length(const struct leaf *leaf, uint32_t count, uint32_t align) {
    unsigned size = kind_size(leaf->kind);
    if (leaf->kind == KIND_PRED) {
        return 1;
    }
    for (unsigned run = 4; run > 1; run /= 2) {
        if (run * size > 16 || run > count || align_at(align, leaf->offset) < run * size) {
            continue;
        }
        unsigned same = 1;
        while (same < run && leaf[same].kind == leaf->kind &&
               leaf[same].offset == leaf->offset + same * size) {
            ++same;
        }
        if (same == run) {
            return run;
        }
    }
    return 1;
}

void load_leaves(struct fn *k, struct part address, const struct leaf *leaf, uint32_t count,
                 struct access_mode mode, struct part *parts) {
    for (uint32_t i = 0; i < count;) {
        unsigned run = run_length(leaf + i, count - i, mode.align), kind = leaf[i].kind;
        if (run == 1) {
            struct access_mode one = {mode.is_volatile, align_at(mode.align, leaf[i].offset)};
            parts[i] = load_part(k, kind, address, leaf[i].offset, one);
            ++i;
            continue;
        }
        for (unsigned j = 0; j < run; ++j) {
            parts[i + j] = new_reg(k, kind);
        }
        struct part at = reachable(k, address, leaf[i].offset);
        const char *is_volatile = volatile_suffix(address, mode), *space = space_suffix(address);
        if (run == 4) {
            emit(k, "ld%s%s.v4.%s {%o, %o, %o, %o}, %a", is_volatile, space, memory_type[kind],
                 parts[i], parts[i + 1], parts[i + 2], parts[i + 3], at);
        } else {
            emit(k, "ld%s%s.v2.%s {%o, %o}, %a", is_volatile, space, memory_type[kind], parts[i],
                 parts[i + 1], at);
        }
        i += run;
    }
}

/* A pointer that was loaded: where it points is known from the place that it was loaded from. */
static struct part as_pointer(struct part x, unsigned space) {
    return address_at(space <= SPACE_NULL ? SPACE_GENERIC : space, BASE_REG, x.number, 0);
}

void memory_spaces(struct fn *k, const struct type *type, uint8_t *spaces) {
    if (type->op == SpvOpTypePointer) {
        unsigned said = storage_space(k, type->storage);
        spaces[0] = (uint8_t)(said == SPACE_LOCAL ? SPACE_GENERIC : said);
    } else if (type->op == SpvOpTypeStruct) {
        for (uint32_t i = 0; i < type->count; ++i) {
            memory_spaces(k, type->members[i], spaces);
            spaces += leaves(k, type->members[i]);
        }
    } else if (type->element) {
        for (uint32_t i = 0; i < type->count; ++i) {
            memory_spaces(k, type->element, spaces);
            spaces += leaves(k, type->element);
        }
    }
}

void load_parts(struct fn *k, struct part address, const struct type *type, struct access_mode mode,
                struct part *parts) {
    load_leaves(k, address, type->leaves, leaves(k, type), mode, parts);
}

/* ---- stores
 * ---------------------------------------------------------------------------------------- */

static void store_bytes(struct fn *k, struct part x, struct part address, int64_t offset,
                        struct access_mode mode) {
    unsigned size = kind_size(x.kind), wide = reg_width(int_kind(size));
    struct part bits = use_reg(k, bits_as(k, x, int_kind(size)));
    for (unsigned at = 0; at < size; at += mode.align) {
        struct part piece = bits;
        if (at) {
            piece = new_reg(k, bits.kind);
            emit(k, "shr.u%u %o, %o, %u", wide, piece, bits, at * 8);
        }
        if (wide == 64) {
            struct part low = new_reg(k, KIND_I32);
            emit(k, "cvt.u32.u64 %o, %o", low, piece);
            piece = low;
        }
        piece.kind = (uint8_t)int_kind(mode.align); /* what lies above is not stored */
        store_part(k, piece, address, offset + at, mode);
    }
}

void store_part(struct fn *k, struct part x, struct part address, int64_t offset,
                struct access_mode mode) {
    if (address.space == SPACE_PARAM) {
        fail(k, UR_PTX_INVALID, "a store into the parameters of the kernel");
    }
    if (x.kind == KIND_PRED) {
        x = bits_as(k, x, KIND_I8);
    }
    if (mode.align < kind_size(x.kind)) {
        store_bytes(k, x, address, offset, mode);
        return;
    }
    x = use(k, x);
    count_access(k, x.kind, address);
    emit(k, "st%s%s.%s %a, %o", volatile_suffix(address, mode), space_suffix(address),
         memory_type[x.kind], reachable(k, address, offset), x);
}

void store_leaves(struct fn *k, struct part address, const struct leaf *leaf, uint32_t count,
                  struct access_mode mode, const struct part *parts) {
    if (address.space == SPACE_PARAM) {
        fail(k, UR_PTX_INVALID, "a store into the parameters of the kernel");
    }
    for (uint32_t i = 0; i < count;) {
        unsigned run = run_length(leaf + i, count - i, mode.align);
        struct part x[4];
        for (unsigned j = 0; j < run; ++j) {
            x[j] = use(k, parts[i + j]);
        }
        if (run == 1) {
            struct access_mode one = {mode.is_volatile, align_at(mode.align, leaf[i].offset)};
            store_part(k, x[0], address, leaf[i].offset, one);
            ++i;
            continue;
        }
        struct part at = reachable(k, address, leaf[i].offset);
        const char *is_volatile = volatile_suffix(address, mode), *space = space_suffix(address);
        if (run == 4) {
            emit(k, "st%s%s.v4.%s %a, {%o, %o, %o, %o}", is_volatile, space,
                 memory_type[leaf[i].kind], at, x[0], x[1], x[2], x[3]);
        } else {
            emit(k, "st%s%s.v2.%s %a, {%o, %o}", is_volatile, space, memory_type[leaf[i].kind], at,
                 x[0], x[1]);
        }
        i += run;
    }
}

void store_parts(struct fn *k, struct part address, const struct type *type,
                 struct access_mode mode, const struct part *parts) {
    uint32_t count = leaves(k, type);
    uint8_t *spaces = ptx_alloc(&k->t->out, count + 1u, 1);
    struct part *flat = ptx_alloc(&k->t->out, count + 1u, sizeof(*flat));
    memory_spaces(k, type, spaces);
    for (uint32_t i = 0; i < count; ++i) {
        flat[i] = parts[i];
        if (flat[i].form == FORM_ADDRESS) {
            flat[i] =
                flat_address(k, flat[i], flat[i].space == SPACE_NULL ? SPACE_NONE : spaces[i]);
        }
    }
    store_leaves(k, address, type->leaves, count, mode, flat);
}

/* ---- through pointers that may be variables in registers
 * -------------------------------------------- */

struct part *load_through(struct fn *k, uint32_t pointer, const struct type *type,
                          struct access_mode mode) {
    struct part *parts = ptx_alloc(&k->t->out, leaves(k, type) + 1u, sizeof(*parts));
    if (in_registers(k, pointer)) {
        load_slots(k, pointer, type, parts);
        return parts;
    }
    struct part address = address_of(k, pointer);
    load_parts(k, address, type, mode, parts);
    uint8_t *spaces = ptx_alloc(&k->t->out, leaves(k, type) + 1u, 1);
    memory_spaces(k, type, spaces);
    for (uint32_t i = 0; i < type->leaf_count; ++i) {
        if (type->leaves[i].kind == KIND_PTR) {
            /* Whoever launched the kernel knows no addresses but global ones. */
            bool global = address.space == SPACE_PARAM && spaces[i] == SPACE_GENERIC;
            parts[i] = as_pointer(parts[i], global ? SPACE_GLOBAL : spaces[i]);
        }
    }
    return parts;
}

void store_through(struct fn *k, uint32_t pointer, const struct type *type, struct access_mode mode,
                   const struct part *parts) {
    if (in_registers(k, pointer)) {
        store_slots(k, pointer, type, parts);
    } else {
        store_parts(k, address_of(k, pointer), type, mode, parts);
    }
}

/* ---- variables
 * ---------------------------------------------------------------------------------------- */

static void declare(struct fn *k, char letter, uint32_t number, const struct variable *v) {
    uint64_t size = v->type->size ? v->type->size : 1;
    if (size > 512 << 10) {
        fail(k, UR_PTX_UNSUPPORTED,
             "variable %%%u has %llu bytes, more local memory than a work-item can have (512 KiB)",
             v->id, (unsigned long long)size);
    }
    ptx_print(&k->t->out, &k->declarations, "\t.local .align %u .b8 $%c%u[%l];\n",
              wide_align(v->align, size), letter, number, (int64_t)size);
}

/* A parameter that is written or whose address is given away is copied to local memory. */
static void copy_parameter(struct fn *k, const struct variable *v) {
    declare(k, 'c', v->index, v);
    uint64_t size = v->type->size;
    for (uint64_t at = 0; at < size;) {
        unsigned width = v->align < 8 ? v->align : 8;
        while (at % width || at + width > size) {
            width /= 2;
        }
        struct access_mode mode = {.align = width};
        struct part x =
            load_part(k, int_kind(width), address_at(SPACE_PARAM, BASE_PARAM, v->index, 0),
                      (int64_t)at, mode);
        store_part(k, x, address_at(SPACE_LOCAL, BASE_COPY, v->index, 0), (int64_t)at, mode);
        at += width;
    }
}

/* Of what is not in memory nothing but what finds its components looks at the address. */
static void place_builtins(struct fn *k) {
    k->insn = NULL;
    for (struct variable *v = k->variables; v; v = v->next) {
        if (v->builtin && v->memory) {
            declare(k, 'v', v->id, v);
            store_builtin(k, v);
        }
    }
    for (uint32_t i = 0; i < k->t->input_count; ++i) { /* also constants that point into them */
        uint32_t id = k->t->inputs[i];
        const struct id *known = id_of(k, id);
        if (known->root) {
            set_scalar(k, id,
                       known->root->memory
                           ? address_at(SPACE_LOCAL, BASE_VARIABLE, known->root->id, known->offset)
                           : null_address());
        }
    }
}

void declare_variables(struct fn *k) {
    place_builtins(k);
    for (struct variable *v = k->variables; v; v = v->next) {
        if (v->parameter) {
            if (v->memory) {
                copy_parameter(k, v);
            }
            set_scalar(k, v->id,
                       v->memory ? address_at(SPACE_LOCAL, BASE_COPY, v->index, 0)
                                 : address_at(SPACE_PARAM, BASE_PARAM, v->index, 0));
        }
    }
}

static void emit_variable(struct fn *k, const struct ur_spirv_instruction *insn) {
    struct variable *v = id_of(k, insn->result)->root;
    if (!v) {
        fail(k, UR_PTX_INVALID, "variable %%%u is not known", insn->result);
    }
    if (!v->memory) {
        /* Nothing but what finds its registers looks at this. */
        set_scalar(k, insn->result, null_address());
    } else {
        declare(k, 'v', v->id, v);
        set_scalar(k, insn->result, address_at(SPACE_LOCAL, BASE_VARIABLE, v->id, 0));
    }
    if (insn->count > 1 && !v->image) {
        struct access_mode mode = {.align = v->align};
        if (v->type->leaf_count == UINT32_MAX) {
            fail(k, UR_PTX_UNSUPPORTED, "an initializer of %llu bytes in a function",
                 (unsigned long long)v->type->size);
        }
        store_through(k, insn->result, v->type, mode,
                      value_of(k, insn->operands[1], leaves(k, v->type)));
    }
}

bool emit_memory(struct fn *k, const struct ur_spirv_instruction *insn) {
    switch (insn->opcode) {
    case SpvOpVariable:
        emit_variable(k, insn);
        return true;
    case SpvOpLoad: {
        const struct type *type = type_of(k->t, insn->type);
        set_value(k, insn->result,
                  load_through(k, insn->operands[0], type, mode_of(k, insn, 1, type)),
                  leaves(k, type));
        return true;
    }
    case SpvOpStore: {
        const struct type *type = value_type(k, insn->operands[1]);
        store_through(k, insn->operands[0], type, mode_of(k, insn, 2, type),
                      value_of(k, insn->operands[1], leaves(k, type)));
        return true;
    }
    case SpvOpCopyMemory:
    case SpvOpCopyMemorySized:
        emit_copy(k, insn);
        return true;
    default:
        return false;
    }
}
