/* Memory: variables of functions, loads, stores, copies, addresses. */
#include <stdio.h>

#include "emit.h"

struct access ll_access(struct fn *k, uint32_t at, uint32_t natural) {
    struct access access = {.align = natural ? natural : 1};
    if (at >= k->insn->count) {
        return access;
    }
    uint32_t mask = k->insn->operands[at];
    access.is_volatile = mask & SpvMemoryAccessVolatileMask;
    access.nontemporal = mask & SpvMemoryAccessNontemporalMask;
    if (mask & SpvMemoryAccessAlignedMask) {
        uint32_t align = ll_operand(k, at + 1);
        if (align && align <= 4096 && (align & (align - 1)) == 0) {
            access.align = align;
        }
    }
    return access;
}

/* Where a pointer comes from says more than its own type does, which may be generic. */
const char *ll_parallel(struct fn *k, uint32_t pointer) {
    const struct ur_spirv_module *module = k->t->module;
    if (k->t->options->wave || ll_input_of(module, pointer)) {
        return "";
    }
    for (int depth = 0; depth < 32; ++depth) {
        const struct ur_spirv_instruction *insn = ur_spirv_definition(module, pointer);
        const struct ur_spirv_instruction *type =
            insn ? ur_spirv_definition(module, insn->type) : NULL;
        if (!type || type->opcode != SpvOpTypePointer) {
            return "";
        }
        switch (type->operands[0]) {
        case SpvStorageClassCrossWorkgroup:
        case SpvStorageClassUniformConstant:
        case SpvStorageClassWorkgroup:
            return ", !llvm.access.group !0";
        default:
            break;
        }
        pointer = ll_pointer_before(insn);
        if (!pointer) { /* a variable in an array with a place for each work-item */
            return insn->opcode == SpvOpVariable && ll_is_kept_variable(k, insn->result)
                       ? ", !llvm.access.group !0"
                       : "";
        }
    }
    return "";
}

void ll_near(struct fn *k, uint32_t pointer) {
    unsigned space = k->t->options->wave ? ll_amdgcn_space(ll_type_of(k->t, pointer)->storage) : 0;
    k->near = 0;
    if (space && !ll_input_of(k->t->module, pointer)) {
        uint32_t made = ll_temp(k);
        ll_emit(k, "%n = addrspacecast %p to ptr addrspace(%u)", made, pointer, space);
        k->near = made;
    }
}

static const struct type *pointer_type(struct fn *k, uint32_t i) {
    const struct type *type = ll_type_of(k->t, ll_operand(k, i));
    if (type->op != SpvOpTypePointer) {
        ll_wrong(k, UR_LLVM_INVALID, "operand %u is no pointer", i);
    }
    return type;
}

static const struct type *sized(struct fn *k, const struct type *type) {
    if (!type->size && type->op != SpvOpTypeStruct) {
        ll_wrong(k, UR_LLVM_INVALID, "a value of a type without size");
    }
    return type;
}

uint32_t ll_variable_align(struct tr *t, uint32_t id, uint32_t natural) {
    const struct ur_spirv_note *said =
        ur_spirv_decoration(t->module, id, UR_SPIRV_NONE, SpvDecorationAlignment);
    bool more = said && said->count && said->operands[0] > natural && said->operands[0] <= 4096 &&
                (said->operands[0] & (said->operands[0] - 1)) == 0;
    return more ? said->operands[0] : natural;
}

static void variable(struct fn *k) {
    const struct type *type = sized(k, ll_pointee(k->t, ll_type(k->t, k->insn->type)));
    uint32_t align = ll_variable_align(k->t, k->insn->result, type->align);
    if (type->size > (uint64_t)1 << 30) {
        ll_wrong(k, UR_LLVM_UNSUPPORTED, "a variable of the work-item of more than 1 GiB");
    }
    k->facts->stack += type->size + align;
    ll_variable(k, ll_format(k->t, "v%u", k->insn->result), type->text, align);
    if (k->insn->count > 1) {
        ll_emit(k, "store %p, ptr %%v%u, align %u", ll_operand(k, 1), k->insn->result, align);
    }
}

static const char *nontemporal(struct access access) {
    return access.nontemporal ? ", !nontemporal !3" : "";
}

/* Who does not come to it reads zeros of the module's, as many as the largest number has bytes. */
static void idle_load(struct fn *k, const struct type *type, struct access access) {
    enum { IDLE_BYTES = 8 };
    uint32_t from = ll_temp(k);
    ll_declare(k->t, "@ur.idle",
               "@ur.idle = internal constant [%u x i8] zeroinitializer, align %u\n", IDLE_BYTES,
               IDLE_BYTES);
    ll_emit(k, "%n = select i1 %n, %p, ptr @ur.idle", from, k->comes, ll_operand(k, 0));
    ll_emit(k, "%%v%u = load %y, ptr %n, align %u%s%s", k->insn->result, type, from,
            access.align < IDLE_BYTES ? access.align : IDLE_BYTES, ll_parallel(k, ll_operand(k, 0)),
            nontemporal(access));
}

static void memory_load(struct fn *k) {
    (void)pointer_type(k, 0);
    const struct type *type = sized(k, ll_type(k->t, k->insn->type));
    struct access access = ll_access(k, 1, type->align);
    ll_near(k, ll_operand(k, 0));
    if (k->comes && !access.is_volatile && !ll_input_of(k->t->module, ll_operand(k, 0))) {
        idle_load(k, type, access);
        return;
    }
    ll_emit(k, "%%v%u = load %s%y, %a, align %u%s%s", k->insn->result,
            access.is_volatile ? "volatile " : "", type, ll_operand(k, 0), access.align,
            access.is_volatile ? "" : ll_parallel(k, ll_operand(k, 0)), nontemporal(access));
}

static void store(struct fn *k) {
    (void)pointer_type(k, 0);
    const struct type *type = sized(k, ll_type_of(k->t, ll_operand(k, 1)));
    struct access access = ll_access(k, 2, type->align);
    ll_near(k, ll_operand(k, 0));
    ll_emit(k, "store %s%p, %a, align %u%s%s", access.is_volatile ? "volatile " : "",
            ll_operand(k, 1), ll_operand(k, 0), access.align,
            access.is_volatile ? "" : ll_parallel(k, ll_operand(k, 0)), nontemporal(access));
}

/* The number `at` bytes behind the source's start. */
static void copy_number(struct fn *k, uint64_t at, unsigned size, unsigned align) {
    uint32_t source = ll_temp(k), target = ll_temp(k), value = ll_temp(k);
    ll_emit(k, "%n = getelementptr i8, ptr %v, i64 %l", source, ll_operand(k, 1), (int64_t)at);
    ll_emit(k, "%n = getelementptr i8, ptr %v, i64 %l", target, ll_operand(k, 0), (int64_t)at);
    ll_emit(k, "%n = load i%u, ptr %n, align %u%s", value, size * 8, source, align,
            ll_parallel(k, ll_operand(k, 1)));
    ll_emit(k, "store i%u %n, ptr %n, align %u%s", size * 8, value, target, align,
            ll_parallel(k, ll_operand(k, 0)));
}

enum { MOST_COPIED = 128, LARGEST_COPIED = 8 }; /* bytes by numbers, and of one */

/* The bytes of the numbers that a type is made of. */
static uint64_t number_bytes(const struct type *type) {
    uint64_t bytes = 0;
    switch (type->op) {
    case SpvOpTypeArray:
    case SpvOpTypeVector:
        return type->count * number_bytes(type->element);
    case SpvOpTypeStruct:
        for (uint32_t i = 0; i < type->count; ++i) {
            bytes += number_bytes(type->members[i]);
        }
        return bytes;
    case SpvOpTypeInt:
    case SpvOpTypeFloat:
        return type->width % 8 || type->width > 8 * LARGEST_COPIED ? 0 : type->width / 8;
    default:
        return 0;
    }
}

/* Each number of a type that has no room between them, from where the one before ends. */
static void copy_type(struct fn *k, const struct type *type, unsigned align, uint64_t *at) {
    bool structure = type->op == SpvOpTypeStruct;
    if (!structure && type->op != SpvOpTypeArray && type->op != SpvOpTypeVector) {
        unsigned size = type->width / 8;
        copy_number(k, *at, size, size < align ? size : align);
        *at += size;
        return;
    }
    for (uint32_t i = 0; i < type->count; ++i) {
        copy_type(k, structure ? type->members[i] : type->element, align, at);
    }
}

static void memory_copy(struct fn *k) {
    const struct type *to = ll_pointee(k->t, pointer_type(k, 0)),
                      *from = ll_pointee(k->t, pointer_type(k, 1));
    struct access access = ll_access(k, 2, 1);
    uint64_t at = 0;
    if (to->size != from->size) {
        ll_wrong(k, UR_LLVM_INVALID, "a copy between types of %llu and %llu bytes",
                 (unsigned long long)to->size, (unsigned long long)from->size);
    }
    if (!k->t->wave && k->ids && !access.is_volatile && to->size && to->size <= MOST_COPIED &&
        number_bytes(to) == to->size) {
        copy_type(k, to, to->align < from->align ? to->align : from->align, &at);
        return;
    }
    ll_declare(k->t, "llvm.memcpy", "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\n");
    ll_emit(k, "call void @llvm.memcpy.p0.p0.i64(%p, %p, i64 %l, i1 %s)", ll_operand(k, 0),
            ll_operand(k, 1), (int64_t)to->size, access.is_volatile ? "true" : "false");
}

/* Numbers of up to `size` bytes, one after the other. */
static void copy_numbers(struct fn *k, uint64_t bytes, unsigned size) {
    uint64_t at = 0;
    for (; size; size /= 2) {
        for (; at + size <= bytes; at += size) {
            copy_number(k, at, size, size);
        }
    }
}

/* The type of all numbers that a type is made of, one after the other; NULL: there are several. */
static const struct type *one_number(const struct type *type) {
    while (type && type->op != SpvOpTypeInt && type->op != SpvOpTypeFloat) {
        if (type->op == SpvOpTypeArray || type->op == SpvOpTypeVector) {
            type = type->element;
            continue;
        }
        const struct type *one =
            type->op == SpvOpTypeStruct && type->count ? one_number(type->members[0]) : NULL;
        for (uint32_t i = 1; one && i < type->count; ++i) {
            const struct type *other = one_number(type->members[i]);
            one = other && other->width == one->width ? one : NULL;
        }
        return one;
    }
    return type;
}

/* The bytes of a number of the memory that is pointed to, as far as the pointer tells, or 1. */
static unsigned number_size(struct fn *k, uint32_t pointer) {
    enum { MOST_DEPTH = 8, BYTE = 8 };
    uint32_t width = BYTE;
    for (unsigned depth = 0; depth < MOST_DEPTH && width == BYTE; ++depth) {
        const struct ur_spirv_instruction *from = ur_spirv_definition(k->t->module, pointer);
        const struct type *type = ll_type_of(k->t, pointer);
        type = type->op == SpvOpTypePointer ? ll_pointee(k->t, type) : NULL;
        type = type ? one_number(type) : NULL;
        width =
            type && (type->op == SpvOpTypeInt || type->op == SpvOpTypeFloat) ? type->width : width;
        if (!from || !from->count || from->opcode != SpvOpBitcast) {
            break;
        }
        pointer = from->operands[0];
    }
    return width / BYTE;
}

/* What is read of one of two places LLVM reads of both on AMD's devices, and so keeps them in
 * registers; of a copy it does not. And of a loop over work-items that has a copy in it, it makes
 * no vectors. */
static bool copy_few(struct fn *k, struct access access) {
    enum { MOST_CHOSEN = 64 };
    uint64_t bytes;
    const struct ur_spirv_instruction *from = ur_spirv_definition(k->t->module, ll_operand(k, 1));
    if (access.is_volatile || !ur_spirv_constant(k->t->module, ll_operand(k, 2), &bytes)) {
        return false;
    }
    if (k->t->wave && from && from->opcode == SpvOpSelect && bytes <= MOST_CHOSEN) {
        copy_numbers(k, bytes, access.align < LARGEST_COPIED ? access.align : LARGEST_COPIED);
        return true;
    }
    unsigned to_size = number_size(k, ll_operand(k, 0)), size = number_size(k, ll_operand(k, 1));
    size = size > 1 ? size : to_size;
    to_size = to_size > 1 ? to_size : size;
    if (k->t->wave || !k->ids || bytes > MOST_COPIED || size != to_size || size < 4 ||
        size > LARGEST_COPIED || access.align < size || bytes % size) {
        return false;
    }
    copy_numbers(k, bytes, size);
    return true;
}

/* Of pointers to what has any size; memory may overlap exactly, which LLVM allows. */
static void copy_sized(struct fn *k) {
    (void)pointer_type(k, 0);
    (void)pointer_type(k, 1);
    struct access access = ll_access(k, 3, 1);
    if (copy_few(k, access)) {
        return;
    }
    const struct type *size = ll_type_of(k->t, ll_operand(k, 2));
    uint32_t bytes = ll_temp(k);
    if (size->op != SpvOpTypeInt) {
        ll_wrong(k, UR_LLVM_INVALID, "a size that is no integer");
    }
    ll_declare(k->t, "llvm.memcpy", "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\n");
    ll_emit(k, "%n = %s %p to i64", bytes, size->width < 64 ? "zext" : "bitcast", ll_operand(k, 2));
    ll_emit(k, "call void @llvm.memcpy.p0.p0.i64(ptr align %u %v, ptr align %u %v, i64 %n, i1 %s)",
            access.align, ll_operand(k, 0), access.align, ll_operand(k, 1), bytes,
            access.is_volatile ? "true" : "false");
}

/* ---- addresses ------------------------------------------------------------------------------- */

static struct type *inner(struct fn *k, struct type *type, uint32_t index) {
    uint64_t value;
    switch (type->op) {
    case SpvOpTypeArray:
    case SpvOpTypeVector:
        return type->element;
    case SpvOpTypeStruct:
        if (!ur_spirv_constant(k->t->module, index, &value) || value >= type->count) {
            ll_wrong(k, UR_LLVM_INVALID, "type %%%u has no such member", type->id);
        }
        return type->members[value];
    default:
        ll_wrong(k, UR_LLVM_INVALID, "an index into type %%%u, which has no parts", type->id);
    }
}

enum { MOST_HIDDEN = 8 }; /* indices of an address that may be hidden */

static void chain(struct fn *k, bool element, bool in_bounds) {
    const struct ur_spirv_instruction *insn = k->insn;
    struct type *type = ll_pointee(k->t, pointer_type(k, 0));
    struct ur_text *text = &k->body;
    struct ur_out *out = &k->t->out;
    if (!type->size && type->op != SpvOpTypeStruct && element) {
        ll_wrong(k, UR_LLVM_INVALID, "an index into type %%%u, which has no size", type->id);
    }
    (void)ll_operand(k, element ? 1 : 0);
    uint32_t hidden[MOST_HIDDEN] = {0};
    for (uint32_t i = 1; i < insn->count && i < MOST_HIDDEN; ++i) {
        hidden[i] = ll_hide_cut(k, insn->operands[i]);
    }
    ur_text_print(out, text, "  %%v%u = getelementptr %s%s, ptr ", insn->result,
                  in_bounds ? "inbounds " : "", type->text);
    ll_put_value(k->t, text, insn->operands[0]);
    ur_text_puts(out, text, element ? "" : ", i64 0");
    for (uint32_t i = 1; i < insn->count; ++i) {
        const struct type *index = ll_type_of(k->t, insn->operands[i]);
        if (index->op != SpvOpTypeInt) {
            ll_wrong(k, UR_LLVM_INVALID, "an index that is no integer");
        }
        bool first = element && i == 1;
        uint64_t value;
        if (!first && type->op == SpvOpTypeStruct &&
            ur_spirv_constant(k->t->module, insn->operands[i], &value)) {
            ur_text_print(out, text, ", i32 %u", (unsigned)value);
        } else if (i < MOST_HIDDEN && hidden[i]) {
            ur_text_print(out, text, ", %s %%t%u", index->text, hidden[i]);
        } else {
            ur_text_print(out, text, ", %s ", index->text);
            ll_put_value(k->t, text, insn->operands[i]);
        }
        if (!first) {
            type = inner(k, type, insn->operands[i]);
        }
    }
    ur_text_puts(out, text, "\n");
}

/* Which memory a generic pointer is into, as far as what it was made of says; else it may be
 * either: all memory is the host's. */
static void semantics(struct fn *k) {
    uint32_t pointer = ll_operand(k, 0), bits = 0;
    for (int depth = 0; depth < 32 && !bits; ++depth) {
        const struct ur_spirv_instruction *insn = ur_spirv_definition(k->t->module, pointer);
        switch (ll_type_of(k->t, pointer)->storage) {
        case SpvStorageClassWorkgroup:
            bits = SpvMemorySemanticsWorkgroupMemoryMask;
            break;
        case SpvStorageClassCrossWorkgroup:
            bits = SpvMemorySemanticsCrossWorkgroupMemoryMask;
            break;
        default:
            break;
        }
        uint32_t before = insn ? ll_pointer_before(insn) : 0;
        if (!before) {
            break;
        }
        pointer = before;
    }
    if (k->t->options->wave && !bits) {
        const char *called = "llvm.amdgcn.is.shared";
        uint32_t shared = ll_temp(k);
        ll_declare(k->t, called, "declare i1 @%s(ptr)\n", called);
        ll_emit(k, "%n = call i1 @%s(%p)", shared, called, ll_operand(k, 0));
        ll_emit(k, "%%v%u = select i1 %n, %t %u, %t %u", k->insn->result, shared, k->insn->type,
                (unsigned)SpvMemorySemanticsWorkgroupMemoryMask, k->insn->type,
                (unsigned)SpvMemorySemanticsCrossWorkgroupMemoryMask);
        return;
    }
    const uint32_t either =
        SpvMemorySemanticsWorkgroupMemoryMask | SpvMemorySemanticsCrossWorkgroupMemoryMask;
    ll_emit(k, "%%v%u = add %t %u, 0", k->insn->result, k->insn->type, bits ? bits : either);
}

bool ll_emit_memory(struct fn *k, uint32_t op) {
    switch (op) {
    case SpvOpGenericPtrMemSemantics:
        semantics(k);
        return true;
    case SpvOpVariable:
        variable(k);
        return true;
    case SpvOpLoad:
        memory_load(k);
        return true;
    case SpvOpStore:
        store(k);
        return true;
    case SpvOpCopyMemory:
        memory_copy(k);
        return true;
    case SpvOpCopyMemorySized:
        copy_sized(k);
        return true;
    case SpvOpAccessChain:
        chain(k, false, false);
        return true;
    case SpvOpInBoundsAccessChain:
        chain(k, false, true);
        return true;
    case SpvOpPtrAccessChain:
        chain(k, true, false);
        return true;
    case SpvOpInBoundsPtrAccessChain:
        chain(k, true, true);
        return true;
    default:
        return false;
    }
}
