#include "local.h"

#include <stdlib.h>

static uint64_t times(uint64_t one, uint64_t count) {
    uint64_t all;
    return __builtin_mul_overflow(one, count, &all) ? UINT64_MAX : all;
}

static uint64_t plus(uint64_t one, uint64_t other) {
    uint64_t all;
    return __builtin_add_overflow(one, other, &all) ? UINT64_MAX : all;
}

/* Operand `i` of a type is one itself, whose size is in `sizes`: it stands before it. */
static uint64_t part(const struct ur_spirv_module *module, const struct ur_spirv_instruction *type,
                     uint32_t i, const uint64_t *sizes) {
    return i < type->count && type->operands[i] < module->bound ? sizes[type->operands[i]] : 0;
}

static uint64_t local_size_of(const struct ur_spirv_module *module,
                              const struct ur_spirv_instruction *type, const uint64_t *sizes) {
    uint64_t count = 0, sum = 0;
    switch (type->opcode) {
    case SpvOpTypeBool:
        return 1;
    case SpvOpTypeInt:
    case SpvOpTypeFloat:
        return (type->operands[0] + 7u) / 8;
    case SpvOpTypeVector:
        count = type->operands[1];
        return times(part(module, type, 0, sizes), count == 3 ? 4 : count);
    case SpvOpTypeArray:
        return ur_spirv_constant(module, type->operands[1], &count)
                   ? times(part(module, type, 0, sizes), count)
                   : 0;
    case SpvOpTypeStruct:
        for (uint32_t i = 0; i < type->count; ++i) {
            sum = plus(sum, part(module, type, i, sizes));
        }
        return sum;
    case SpvOpTypePointer:
    case SpvOpTypeEvent:
        return module->addressing_model == SpvAddressingModelPhysical32 ? 4 : 8;
    default:
        return 0;
    }
}

uint64_t ur_spirv_local_bytes(const struct ur_spirv_module *module) {
    const struct ur_spirv_list *list = &module->sections[UR_SPIRV_GLOBALS];
    uint64_t *sizes = calloc(module->bound ? module->bound : 1, sizeof(*sizes)), sum = 0;
    if (!sizes) {
        return UINT64_MAX;
    }
    for (uint32_t i = 0; i < list->count; ++i) {
        const struct ur_spirv_instruction *at = &list->items[i];
        if (at->opcode == SpvOpVariable && at->operands[0] == SpvStorageClassWorkgroup) {
            const struct ur_spirv_instruction *pointer = ur_spirv_definition(module, at->type);
            sum = plus(sum, pointer ? part(module, pointer, 1, sizes) : 0);
        } else if (at->result && !at->type && at->result < module->bound) {
            sizes[at->result] = local_size_of(module, at, sizes);
        }
    }
    free(sizes);
    return sum;
}

uint64_t ur_spirv_local_bytes_of(const void *code, size_t size) {
    struct ur_spirv_module *module;
    if (ur_spirv_read(code, size, &module, NULL) != UR_SPIRV_OK) {
        return 0;
    }
    uint64_t bytes = ur_spirv_local_bytes(module);
    ur_spirv_release(module);
    return bytes;
}
