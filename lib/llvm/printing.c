/* printf and assertions. On the host the runtime has them; on AMD's devices a kernel writes a
 * message into memory that the host reads (library/message.cl.h), whose address the adapter puts
 * into a variable of the code object. */
#include <string.h>

#include "emit.h"
#include "llvm/library/message.cl.h"

/* Stores one component of an argument as 64 bits: integers with their sign, floats as double. */
static void printing_put_value(struct fn *k, uint32_t place, uint32_t number,
                               const struct type *type, const struct type *scalar, uint32_t x) {
    uint32_t wide = ll_temp(k), at = ll_temp(k);
    const char *as = "i64";
    switch (scalar->op) {
    case SpvOpTypePointer:
        ll_emit(k, "%n = ptrtoint ptr %n to i64", wide, x);
        break;
    case SpvOpTypeFloat:
        as = "double";
        ll_emit(k, "%n = %s %y %n to double", wide, scalar->width == 64 ? "bitcast" : "fpext",
                scalar, x);
        break;
    case SpvOpTypeInt:
    case SpvOpTypeBool:
        ll_emit(k, "%n = %s %y %n to i64", wide,
                scalar->width == 64           ? "bitcast"
                : scalar->op == SpvOpTypeBool ? "zext"
                                              : "sext",
                scalar, x);
        break;
    default:
        ll_wrong(k, UR_LLVM_INVALID, "an argument of type %%%u, which is no number", type->id);
    }
    ll_emit(k, "%n = getelementptr i64, ptr %n, i64 %u", at, place, number);
    ll_emit(k, "store %s %n, ptr %n, align 8", as, wide, at);
}

/* The values of operands, one after the other, in memory; their number. */
static uint32_t put_values(struct fn *k, uint32_t place, const uint32_t *operands, uint32_t count) {
    uint32_t number = 0;
    for (uint32_t i = 0; i < count; ++i) {
        const struct type *type = ll_type_of(k->t, operands[i]);
        const struct type *scalar = type->op == SpvOpTypeVector ? type->element : type;
        for (uint32_t j = 0; j < ll_lanes(type); ++j) {
            uint32_t x = ll_component(k, type, operands[i], j);
            printing_put_value(k, place, number++, type, scalar, x);
        }
    }
    k->facts->stack += 8 * (uint64_t)number;
    ll_variable(k, ll_format(k->t, "t%u", place),
                ll_format(k->t, "[%u x i64]", number ? number : 1), 8);
    return number;
}

/* The address of the memory that the host reads. */
static uint32_t get_address(struct fn *k) {
    uint32_t address = ll_temp(k);
    ll_declare(k->t, UR_LLVM_MESSAGES,
               "@" UR_LLVM_MESSAGES " = protected addrspace(1) externally_initialized global i64 "
               "0, align 8\n");
    ll_declare(k->t, "ur_message", "declare i32 @ur_message(i64, i32, ptr, ptr, i32)\n");
    ll_emit(k, "%n = load i64, ptr addrspace(1) @" UR_LLVM_MESSAGES ", align 8", address);
    return address;
}

void ll_emit_printf(struct fn *k) {
    uint32_t place = ll_temp(k), made = ll_temp(k);
    uint32_t count = put_values(k, place, k->insn->operands + 3, k->insn->count - 3u);
    if (k->t->options->wave) {
        uint32_t address = get_address(k);
        ll_emit(k, "%n = call i32 @ur_message(i64 %n, i32 %u, %p, ptr %n, i32 %u)", made, address,
                (unsigned)UR_MESSAGE_PRINT, ll_operand(k, 2), place, count);
    } else {
        ll_declare(k->t, "ur_ocl_printf", "declare i32 @ur_ocl_printf(ptr, ptr, i32)\n");
        ll_emit(k, "%n = call i32 @ur_ocl_printf(%p, ptr %n, i32 %u)", made, ll_operand(k, 2),
                place, count);
    }
    const struct type *type = ll_type(k->t, k->insn->type);
    if (type->op == SpvOpTypeInt && type->width == 32) {
        ll_emit(k, "%%v%u = add i32 %n, 0", k->insn->result, made);
    }
}

/* A trap would end the process on ROCm before anybody had read the message. So the wave ends, and
 * who waits for the kernel is told that the device is lost (adapters/hip/driver/messages.c). */
static void assert_on_device(struct fn *k) {
    const uint32_t *given = k->insn->operands;
    uint32_t operands[] = {given[2], given[3], given[4], given[1]};
    uint32_t place = ll_temp(k), made = ll_temp(k);
    uint32_t count = put_values(k, place, operands, 4), address = get_address(k);
    static const char format[] = UR_MESSAGE_ASSERTION;
    struct ur_text *text = &k->t->names; /* the host's alone, else */
    text->size = 0;
    ll_put_string(k->t, text, format);
    ll_declare(k->t, ".assertion",
               "@.assertion = internal addrspace(4) constant [%u x i8] c\"%.*s\\00\"\n",
               (unsigned)sizeof(format), (int)text->size, text->bytes);
    ll_emit(k,
            "%n = call i32 @ur_message(i64 %n, i32 %u, ptr addrspacecast (ptr addrspace(4) "
            "@.assertion to ptr), ptr %n, i32 %u)",
            made, address, (unsigned)UR_MESSAGE_ASSERT, place, count);
    ll_declare(k->t, "llvm.amdgcn.endpgm", "declare void @llvm.amdgcn.endpgm()\n");
    ll_emit(k, "call void @llvm.amdgcn.endpgm()");
}

void ll_emit_assert(struct fn *k) {
    const struct ur_spirv_instruction *insn = k->insn;
    if (insn->count < 5) {
        ll_wrong(k, UR_LLVM_INVALID, "an assertion of %u arguments", insn->count - 1u);
    }
    if (k->t->options->wave) {
        assert_on_device(k);
        return;
    }
    ll_declare(k->t, "ur_ocl_assert", "declare void @ur_ocl_assert(ptr, ptr, i32, ptr)\n");
    ll_emit(k, "call void @ur_ocl_assert(%p, %p, %p, %p)", insn->operands[1], insn->operands[2],
            insn->operands[3], insn->operands[4]);
    ll_declare(k->t, "llvm.trap", "declare void @llvm.trap()\n");
    ll_emit(k, "call void @llvm.trap()");
}
