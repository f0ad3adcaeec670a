/* Loads, stores and variables. */
#include "access.h"
#include "address.h"
#include "emit.h"
#include "function.h"
#include "instructions.h"
#include "pointers.h"
#include "types.h"
#include "value.h"

struct access_mode ptx_mode_of(struct fn *k, const struct ur_spirv_instruction *insn,
                               uint32_t first, const struct type *type) {
    struct access_mode mode = {.align = type->align ? type->align : 1};
    if (first < insn->count) {
        uint32_t mask = insn->operands[first];
        mode.is_volatile = mask & SpvMemoryAccessVolatileMask;
        if ((mask & SpvMemoryAccessAlignedMask) && first + 1 < insn->count) {
            uint32_t align = insn->operands[first + 1];
            if ((align & (align - 1)) != 0) {
                ptx_fail_in(k, UR_PTX_INVALID, "alignment %u is no power of two", align);
            }
            /* 0: translators write it where the address is a number, and mean that of the type. */
            mode.align = align > 4096 ? 4096 : align ? align : mode.align;
        }
    }
    return mode;
}

bool ptx_stays(struct fn *k, uint32_t pointer) {
    const struct ur_spirv_instruction *def = ptx_id_of(k, pointer)->def;
    while (def && (ptx_is_chain(def->opcode) || ptx_is_pointer_copy(def->opcode))) {
        pointer = def->operands[0];
        def = ptx_id_of(k, pointer)->def;
    }
    const struct ur_spirv_module *m = k->t->module;
    const struct ur_spirv_instruction *variable = ur_spirv_definition(m, pointer);
    if (variable && variable->opcode == SpvOpVariable) {
        return variable->operands[0] == SpvStorageClassUniformConstant;
    }
    for (uint32_t i = 0; k->kernel && i < k->function->parameter_count; ++i) {
        if (k->function->parameters[i] == pointer) {
            if (ptx_value_type(k, pointer)->storage == SpvStorageClassUniformConstant) {
                return true;
            }
            return ur_spirv_attribute(m, pointer, SpvFunctionParameterAttributeNoAlias) &&
                   ur_spirv_attribute(m, pointer, SpvFunctionParameterAttributeNoWrite);
        }
    }
    return false;
}

/* The largest power of two that an address at this offset is a multiple of. */
static uint32_t align_at(uint32_t align, uint64_t offset) {
    while (offset & (align - 1)) {
        align /= 2;
    }
    return align;
}

struct part ptx_reachable(struct fn *k, struct part address, int64_t offset) {
    int64_t sum = (int64_t)(address.bits + (uint64_t)offset);
    address.bits = (uint64_t)sum;
    bool none = address.form == FORM_ADDRESS && address.base == BASE_NONE;
    if (address.form == FORM_ADDRESS && (none || sum > INT32_MAX || sum < INT32_MIN)) {
        struct part flat = ptx_use_reg(k, ptx_flat_address(k, address, SPACE_NONE));
        return ptx_address_at(address.space, BASE_REG, flat.number, 0);
    }
    if (address.form != FORM_ADDRESS) {
        ptx_fail_in(k, UR_PTX_INVALID, "an access through what is no address");
    }
    return address;
}

/* PTX has it where others than the one work-item could look. */
static const char *volatile_suffix(struct part address, struct access_mode mode) {
    return mode.is_volatile && address.space != SPACE_PARAM && address.space != SPACE_LOCAL
               ? ".volatile"
               : "";
}

/* What nobody changes may be read before barriers and writes in front of it. Rows.c looks for what
 * is narrow by its name. */
static const char *stays_suffix(struct part address, struct access_mode mode, unsigned kind) {
    return mode.stays && !mode.is_volatile && address.space == SPACE_GLOBAL &&
                   ptx_kind_size(kind) >= 4
               ? ".nc"
               : "";
}

static void count_access(struct fn *k, unsigned kind, struct part address) {
    if (address.space == SPACE_GLOBAL) {
        ++*(ptx_kind_size(kind) <= 2 ? &k->narrow_accesses : &k->other_accesses);
    }
}

/* ---- loads ---- */

/* From an address that is not aligned for the kind: piece by piece. */
static struct part load_bytes(struct fn *k, unsigned kind, struct part address, int64_t offset,
                              struct access_mode mode) {
    unsigned size = ptx_kind_size(kind), whole = ptx_int_kind(size), wide = ptx_reg_width(whole);
    struct part all = {0};
    struct access_mode one = {mode.is_volatile, mode.align, mode.stays};
    for (unsigned at = 0; at < size; at += mode.align) {
        struct part x = ptx_load_part(k, ptx_int_kind(mode.align), address, offset + at, one);
        x = ptx_to_width(k, x, whole, false);
        if (at == 0) {
            all = x;
            continue;
        }
        struct part high = ptx_new_reg(k, whole), sum = ptx_new_reg(k, whole);
        ptx_emit(k, "shl.b%u %o, %o, %u", wide, high, x, at * 8);
        ptx_emit(k, "or.b%u %o, %o, %o", wide, sum, all, high);
        all = sum;
    }
    return ptx_bits_as(k, all, kind);
}

struct part ptx_load_part(struct fn *k, unsigned kind, struct part address, int64_t offset,
                          struct access_mode mode) {
    if (kind == KIND_PRED) {
        struct part byte = ptx_load_part(k, KIND_I8, address, offset, mode);
        struct part made = ptx_new_reg(k, KIND_PRED);
        ptx_emit(k, "setp.ne.s32 %o, %o, 0", made, byte);
        return made;
    }
    if (mode.align < ptx_kind_size(kind)) {
        return load_bytes(k, kind, address, offset, mode);
    }
    struct part made = ptx_new_reg(k, kind);
    count_access(k, kind, address);
    ptx_emit(k, "%sld%s%s%s.%s %o, %a", k->guard, volatile_suffix(address, mode),
             ptx_space_suffix(address), stays_suffix(address, mode, kind), ptx_memory_type[kind],
             made, ptx_reachable(k, address, offset));
    return made;
}

/* How many of `count` scalars from `leaf` on can be moved by one instruction: 4, 2 or 1. */
static unsigned run_length(const struct leaf *leaf, uint32_t count, uint32_t align) {
    unsigned size = ptx_kind_size(leaf->kind);
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

void ptx_load_leaves(struct fn *k, struct part address, const struct leaf *leaf, uint32_t count,
                     struct access_mode mode, struct part *parts) {
    for (uint32_t i = 0; i < count;) {
        unsigned run = run_length(leaf + i, count - i, mode.align), kind = leaf[i].kind;
        if (run == 1) {
            struct access_mode one = {mode.is_volatile, align_at(mode.align, leaf[i].offset),
                                      mode.stays};
            parts[i] = ptx_load_part(k, kind, address, leaf[i].offset, one);
            ++i;
            continue;
        }
        for (unsigned j = 0; j < run; ++j) {
            parts[i + j] = ptx_new_reg(k, kind);
        }
        struct part at = ptx_reachable(k, address, leaf[i].offset);
        const char *is_volatile = volatile_suffix(address, mode),
                   *space = ptx_space_suffix(address), *stays = stays_suffix(address, mode, kind);
        if (run == 4) {
            ptx_emit(k, "%sld%s%s%s.v4.%s {%o, %o, %o, %o}, %a", k->guard, is_volatile, space,
                     stays, ptx_memory_type[kind], parts[i], parts[i + 1], parts[i + 2],
                     parts[i + 3], at);
        } else {
            ptx_emit(k, "%sld%s%s%s.v2.%s {%o, %o}, %a", k->guard, is_volatile, space, stays,
                     ptx_memory_type[kind], parts[i], parts[i + 1], at);
        }
        i += run;
    }
}

/* A pointer that was loaded: where it points is known from the place that it was loaded from. */
static struct part as_pointer(struct part x, unsigned space) {
    return ptx_address_at(space <= SPACE_NULL ? SPACE_GENERIC : space, BASE_REG, x.number, 0);
}

void ptx_memory_spaces(struct fn *k, const struct type *type, uint8_t *spaces) {
    if (type->op == SpvOpTypePointer) {
        unsigned said = ptx_storage_space(k, type->storage);
        spaces[0] = (uint8_t)(said == SPACE_LOCAL ? SPACE_GENERIC : said);
    } else if (type->op == SpvOpTypeStruct) {
        for (uint32_t i = 0; i < type->count; ++i) {
            ptx_memory_spaces(k, type->members[i], spaces);
            spaces += ptx_leaves(k, type->members[i]);
        }
    } else if (type->element) {
        for (uint32_t i = 0; i < type->count; ++i) {
            ptx_memory_spaces(k, type->element, spaces);
            spaces += ptx_leaves(k, type->element);
        }
    }
}

void ptx_load_parts(struct fn *k, struct part address, const struct type *type,
                    struct access_mode mode, struct part *parts) {
    ptx_load_leaves(k, address, type->leaves, ptx_leaves(k, type), mode, parts);
}

/* ---- stores ---- */

static void store_bytes(struct fn *k, struct part x, struct part address, int64_t offset,
                        struct access_mode mode) {
    unsigned size = ptx_kind_size(x.kind), wide = ptx_reg_width(ptx_int_kind(size));
    struct part bits = ptx_use_reg(k, ptx_bits_as(k, x, ptx_int_kind(size)));
    for (unsigned at = 0; at < size; at += mode.align) {
        struct part piece = bits;
        if (at) {
            piece = ptx_new_reg(k, bits.kind);
            ptx_emit(k, "shr.u%u %o, %o, %u", wide, piece, bits, at * 8);
        }
        if (wide == 64) {
            struct part low = ptx_new_reg(k, KIND_I32);
            ptx_emit(k, "cvt.u32.u64 %o, %o", low, piece);
            piece = low;
        }
        piece.kind = (uint8_t)ptx_int_kind(mode.align); /* what lies above is not stored */
        ptx_store_part(k, piece, address, offset + at, mode);
    }
}

void ptx_store_part(struct fn *k, struct part x, struct part address, int64_t offset,
                    struct access_mode mode) {
    if (address.space == SPACE_PARAM) {
        ptx_fail_in(k, UR_PTX_INVALID, "a store into the parameters of the kernel");
    }
    if (x.kind == KIND_PRED) {
        x = ptx_bits_as(k, x, KIND_I8);
    }
    if (mode.align < ptx_kind_size(x.kind)) {
        store_bytes(k, x, address, offset, mode);
        return;
    }
    x = ptx_use(k, x);
    count_access(k, x.kind, address);
    ptx_emit(k, "st%s%s.%s %a, %o", volatile_suffix(address, mode), ptx_space_suffix(address),
             ptx_memory_type[x.kind], ptx_reachable(k, address, offset), x);
}

void ptx_store_leaves(struct fn *k, struct part address, const struct leaf *leaf, uint32_t count,
                      struct access_mode mode, const struct part *parts) {
    if (address.space == SPACE_PARAM) {
        ptx_fail_in(k, UR_PTX_INVALID, "a store into the parameters of the kernel");
    }
    for (uint32_t i = 0; i < count;) {
        unsigned run = run_length(leaf + i, count - i, mode.align);
        struct part x[4];
        for (unsigned j = 0; j < run; ++j) {
            x[j] = ptx_use(k, parts[i + j]);
        }
        if (run == 1) {
            struct access_mode one = {mode.is_volatile, align_at(mode.align, leaf[i].offset)};
            ptx_store_part(k, x[0], address, leaf[i].offset, one);
            ++i;
            continue;
        }
        struct part at = ptx_reachable(k, address, leaf[i].offset);
        const char *is_volatile = volatile_suffix(address, mode),
                   *space = ptx_space_suffix(address);
        if (run == 4) {
            ptx_emit(k, "st%s%s.v4.%s %a, {%o, %o, %o, %o}", is_volatile, space,
                     ptx_memory_type[leaf[i].kind], at, x[0], x[1], x[2], x[3]);
        } else {
            ptx_emit(k, "st%s%s.v2.%s %a, {%o, %o}", is_volatile, space,
                     ptx_memory_type[leaf[i].kind], at, x[0], x[1]);
        }
        i += run;
    }
}

void ptx_store_parts(struct fn *k, struct part address, const struct type *type,
                     struct access_mode mode, const struct part *parts) {
    uint32_t count = ptx_leaves(k, type);
    uint8_t *spaces = ptx_alloc(&k->t->out, count + 1u, 1);
    struct part *flat = ptx_alloc(&k->t->out, count + 1u, sizeof(*flat));
    ptx_memory_spaces(k, type, spaces);
    for (uint32_t i = 0; i < count; ++i) {
        flat[i] = parts[i];
        if (flat[i].form == FORM_ADDRESS) {
            flat[i] =
                ptx_flat_address(k, flat[i], flat[i].space == SPACE_NULL ? SPACE_NONE : spaces[i]);
        }
    }
    ptx_store_leaves(k, address, type->leaves, count, mode, flat);
}

/* ---- through pointers that may be variables in registers ---- */

struct part *ptx_load_through(struct fn *k, uint32_t pointer, const struct type *type,
                              struct access_mode mode) {
    struct part *parts = ptx_alloc(&k->t->out, ptx_leaves(k, type) + 1u, sizeof(*parts));
    if (ptx_in_registers(k, pointer)) {
        ptx_load_slots(k, pointer, type, parts);
        return parts;
    }
    struct part address = ptx_address_of(k, pointer);
    ptx_load_parts(k, address, type, mode, parts);
    uint8_t *spaces = ptx_alloc(&k->t->out, ptx_leaves(k, type) + 1u, 1);
    ptx_memory_spaces(k, type, spaces);
    for (uint32_t i = 0; i < type->leaf_count; ++i) {
        if (type->leaves[i].kind == KIND_PTR) {
            /* Whoever launched the kernel knows no addresses but global ones. */
            bool global = address.space == SPACE_PARAM && spaces[i] == SPACE_GENERIC;
            parts[i] = as_pointer(parts[i], global ? SPACE_GLOBAL : spaces[i]);
        }
    }
    return parts;
}

void ptx_store_through(struct fn *k, uint32_t pointer, const struct type *type,
                       struct access_mode mode, const struct part *parts) {
    if (ptx_in_registers(k, pointer)) {
        ptx_store_slots(k, pointer, type, parts);
    } else {
        ptx_store_parts(k, ptx_address_of(k, pointer), type, mode, parts);
    }
}

/* ---- variables ---- */

static void declare(struct fn *k, char letter, uint32_t number, const struct variable *v) {
    uint64_t size = v->type->size ? v->type->size : 1;
    if (size > 512 << 10) {
        ptx_fail_in(
            k, UR_PTX_UNSUPPORTED,
            "variable %%%u has %llu bytes, more local memory than a work-item can have (512 KiB)",
            v->id, (unsigned long long)size);
    }
    ptx_print(&k->t->out, &k->declarations, "\t.local .align %u .b8 $%c%u[%l];\n",
              ptx_wide_align(v->align, size), letter, number, (int64_t)size);
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
            ptx_load_part(k, ptx_int_kind(width),
                          ptx_address_at(SPACE_PARAM, BASE_PARAM, v->index, 0), (int64_t)at, mode);
        ptx_store_part(k, x, ptx_address_at(SPACE_LOCAL, BASE_COPY, v->index, 0), (int64_t)at,
                       mode);
        at += width;
    }
}

/* Of what is not in memory nothing but what finds its components looks at the address. */
static void place_builtins(struct fn *k) {
    k->insn = NULL;
    for (struct variable *v = k->variables; v; v = v->next) {
        if (v->builtin && v->memory) {
            declare(k, 'v', v->id, v);
            ptx_store_builtin(k, v);
        }
    }
    for (uint32_t i = 0; i < k->t->input_count; ++i) { /* also constants that point into them */
        uint32_t id = k->t->inputs[i];
        const struct id *known = ptx_id_of(k, id);
        if (known->root) {
            ptx_set_scalar(k, id,
                           known->root->memory ? ptx_address_at(SPACE_LOCAL, BASE_VARIABLE,
                                                                known->root->id, known->offset)
                                               : ptx_null_address());
        }
    }
}

void ptx_declare_variables(struct fn *k) {
    place_builtins(k);
    for (struct variable *v = k->variables; v; v = v->next) {
        if (v->parameter) {
            if (v->memory) {
                copy_parameter(k, v);
            }
            ptx_set_scalar(k, v->id,
                           v->memory ? ptx_address_at(SPACE_LOCAL, BASE_COPY, v->index, 0)
                                     : ptx_address_at(SPACE_PARAM, BASE_PARAM, v->index, 0));
        }
    }
}

static void emit_variable(struct fn *k, const struct ur_spirv_instruction *insn) {
    struct variable *v = ptx_id_of(k, insn->result)->root;
    if (!v) {
        ptx_fail_in(k, UR_PTX_INVALID, "variable %%%u is not known", insn->result);
    }
    if (!v->memory) {
        /* Nothing but what finds its registers looks at this. */
        ptx_set_scalar(k, insn->result, ptx_null_address());
    } else {
        declare(k, 'v', v->id, v);
        ptx_set_scalar(k, insn->result, ptx_address_at(SPACE_LOCAL, BASE_VARIABLE, v->id, 0));
    }
    if (insn->count > 1 && !v->image) {
        struct access_mode mode = {.align = v->align};
        if (v->type->leaf_count == UINT32_MAX) {
            ptx_fail_in(k, UR_PTX_UNSUPPORTED, "an initializer of %llu bytes in a function",
                        (unsigned long long)v->type->size);
        }
        ptx_store_through(k, insn->result, v->type, mode,
                          ptx_value_of(k, insn->operands[1], ptx_leaves(k, v->type)));
    }
}

/* Reads that follow are made where the guard of this one says so. */
static void begin_guard(struct fn *k, const struct ur_spirv_instruction *load) {
    uint32_t guard = ptx_id_of(k, load->result)->guard;
    if (!guard) {
        return;
    }
    struct part p = ptx_scalar_of(k, guard);
    p = ptx_use_reg(k, p);
    k->guard[0] = '@';
    uint32_t size = 1 + ptx_write_part(k->guard + 1, p);
    k->guard[size] = ' ';
    k->guard[size + 1] = 0;
}

bool ptx_emit_memory(struct fn *k, const struct ur_spirv_instruction *insn) {
    switch (insn->opcode) {
    case SpvOpVariable:
        emit_variable(k, insn);
        return true;
    case SpvOpLoad: {
        const struct type *type = ptx_type_of(k->t, insn->type);
        struct access_mode mode = ptx_mode_of(k, insn, 1, type);
        mode.stays = ptx_stays(k, insn->operands[0]);
        const struct id *made = ptx_id_of(k, insn->result);
        if (made->read) {
            return true;
        }
        begin_guard(k, insn);
        if (made->beside) {
            ptx_emit_beside(k, made->beside, mode);
            k->guard[0] = 0;
            return true;
        }
        struct part *parts = ptx_load_through(k, insn->operands[0], type, mode);
        k->guard[0] = 0;
        ptx_set_value(k, insn->result, parts, ptx_leaves(k, type));
        return true;
    }
    case SpvOpStore: {
        if (ptx_emit_fill(k, insn)) {
            return true;
        }
        const struct type *type = ptx_value_type(k, insn->operands[1]);
        ptx_store_through(k, insn->operands[0], type, ptx_mode_of(k, insn, 2, type),
                          ptx_value_of(k, insn->operands[1], ptx_leaves(k, type)));
        return true;
    }
    case SpvOpCopyMemory:
    case SpvOpCopyMemorySized:
        ptx_emit_copy(k, insn);
        return true;
    default:
        return false;
    }
}
