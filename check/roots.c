#include "roots.h"

#include "accesses.h"
#include "block.h"

static bool roots_is_pointer(const struct ur_spirv_module *module, uint32_t id) {
    return ur_spirv_opcode(module, ur_spirv_type(module, id)) == SpvOpTypePointer;
}

/* Whether pointers of that class have the addresses that the host knows. */
static bool is_flat(uint32_t storage) {
    return storage == SpvStorageClassCrossWorkgroup || storage == SpvStorageClassGeneric;
}

/* Bytes that the indices of an access chain add; false: they are not known. */
static bool chain_offset(const struct ur_spirv_module *module,
                         const struct ur_spirv_instruction *at, int64_t *offset) {
    bool element = at->opcode == SpvOpPtrAccessChain || at->opcode == SpvOpInBoundsPtrAccessChain;
    uint32_t type = ur_check_pointee(module, at->operands[0]);
    *offset = 0;
    for (uint32_t i = 1; i < at->count; ++i) {
        struct ur_spirv_layout_step step;
        uint64_t value;
        if (!ur_check_constant(module, at->operands[i], &value) ||
            !ur_spirv_layout_step(module, type, at->operands[i], i == 1 && element, &step) ||
            step.by_default) {
            return false;
        }
        type = step.type;
        if (step.member) {
            *offset += (int64_t)step.bytes;
            continue;
        }
        uint32_t width = ur_spirv_width(module, ur_spirv_type(module, at->operands[i]));
        int64_t index = width == 0 || width >= 64
                            ? (int64_t)value
                            : (int64_t)(value << (64 - width)) >> (64 - width);
        if (!step.bytes || index > INT32_MAX || index < INT32_MIN || step.bytes > INT32_MAX) {
            return false;
        }
        *offset += index * (int64_t)step.bytes;
    }
    return true;
}

enum { DEEPEST = 6 };

/* How often 2 divides an integer at least. */
static unsigned evenness(const struct ur_spirv_module *module, uint32_t id, unsigned depth) {
    const struct ur_spirv_instruction *at = ur_spirv_definition(module, id);
    uint64_t value;
    unsigned first, second;
    if (!at || depth > DEEPEST) {
        return 0;
    }
    if (ur_check_constant(module, id, &value)) {
        return ur_check_evenness(value);
    }
    switch (at->opcode) {
    case SpvOpSConvert:
    case SpvOpUConvert:
    case SpvOpCopyObject:
        return evenness(module, at->operands[0], depth + 1);
    case SpvOpIAdd:
    case SpvOpISub:
        first = evenness(module, at->operands[0], depth + 1);
        second = evenness(module, at->operands[1], depth + 1);
        return first < second ? first : second;
    case SpvOpIMul:
        first = evenness(module, at->operands[0], depth + 1);
        second = evenness(module, at->operands[1], depth + 1);
        return first + second < UR_CHECK_ALIGNED ? first + second : UR_CHECK_ALIGNED;
    case SpvOpShiftLeftLogical:
        first = evenness(module, at->operands[0], depth + 1);
        return ur_check_constant(module, at->operands[1], &value) &&
                       value < UR_CHECK_ALIGNED - first
                   ? first + (unsigned)value
                   : first;
    default:
        return 0;
    }
}

/* Of what an access chain adds, and whether it goes into a packed structure. */
static unsigned chain_evenness(const struct ur_spirv_module *module,
                               const struct ur_spirv_instruction *at, bool *packed) {
    bool element = at->opcode == SpvOpPtrAccessChain || at->opcode == SpvOpInBoundsPtrAccessChain;
    uint32_t type = ur_check_pointee(module, at->operands[0]);
    unsigned even = UR_CHECK_ALIGNED;
    for (uint32_t i = 1; i < at->count; ++i) {
        struct ur_spirv_layout_step step;
        if (!ur_spirv_layout_step(module, type, at->operands[i], i == 1 && element, &step) ||
            step.by_default || (!step.member && !step.bytes)) {
            return 0;
        }
        *packed |= step.member &&
                   ur_spirv_decoration(module, type, UR_SPIRV_NONE, SpvDecorationCPacked) != NULL;
        unsigned more = ur_check_evenness(step.bytes) +
                        (step.member ? 0 : evenness(module, at->operands[i], 0));
        even = more < even ? more : even;
        type = step.type;
    }
    return even;
}

/* An object that is part of the module, or that a function gets as a value. */
static bool is_object(const struct ur_spirv_module *module, const struct ur_spirv_instruction *at,
                      uint64_t *size) {
    uint32_t storage = ur_check_storage(module, at->result), linkage;
    if (at->opcode == SpvOpVariable) {
        if (ur_spirv_linkage(module, at->result, &linkage) && linkage == SpvLinkageTypeImport) {
            return false;
        }
    } else if (at->opcode != SpvOpFunctionParameter || storage != SpvStorageClassFunction ||
               !ur_spirv_attribute(module, at->result, SpvFunctionParameterAttributeByVal)) {
        return false;
    }
    *size = ur_check_stride(module, ur_check_pointee(module, at->result));
    return *size != 0;
}

/* One step back: the pointer that this one is made of, `*offset` bytes before it where `*exact`. */
static uint32_t step_back(const struct ur_spirv_module *module,
                          const struct ur_spirv_instruction *at, bool *exact, int64_t *offset,
                          unsigned *even, bool *packed) {
    *offset = 0;
    *exact = true;
    *even = UR_CHECK_ALIGNED;
    switch (at->opcode) {
    case SpvOpAccessChain:
    case SpvOpInBoundsAccessChain:
    case SpvOpPtrAccessChain:
    case SpvOpInBoundsPtrAccessChain:
        *exact = chain_offset(module, at, offset);
        *even = chain_evenness(module, at, packed);
        break;
    case SpvOpCopyObject:
    case SpvOpBitcast:
        break;
    case SpvOpPtrCastToGeneric:
    case SpvOpGenericCastToPtr:
    case SpvOpGenericCastToPtrExplicit:
        if (!is_flat(ur_check_storage(module, at->operands[0])) ||
            !is_flat(ur_check_storage(module, at->result))) {
            return 0;
        }
        break;
    default:
        return 0;
    }
    return roots_is_pointer(module, at->operands[0]) && ur_check_pointee(module, at->operands[0])
               ? at->operands[0]
               : 0;
}

static bool is_cast_of_generic(const struct ur_spirv_instruction *at) {
    return at->opcode == SpvOpGenericCastToPtr || at->opcode == SpvOpGenericCastToPtrExplicit;
}

struct ur_check_root ur_check_root(const struct ur_spirv_module *module, uint32_t pointer) {
    struct ur_check_root root = {.pointer = pointer, .exact = true, .even = UR_CHECK_ALIGNED};
    const struct ur_spirv_instruction *at;
    uint32_t back;
    int64_t offset;
    bool exact;
    unsigned even;
    while ((at = ur_spirv_definition(module, root.pointer)) &&
           (back = step_back(module, at, &exact, &offset, &even, &root.packed))) {
        root.pointer = back;
        root.even = even < root.even ? even : root.even;
        root.exact = root.exact && exact && offset >= INT32_MIN && offset <= INT32_MAX;
        root.offset += root.exact ? offset : 0;
    }
    uint32_t storage = ur_check_storage(module, root.pointer);
    if (!at) {
        root.origin = UR_CHECK_UNKNOWN;
    } else if (at->opcode == SpvOpPhi || at->opcode == SpvOpSelect) {
        root.origin = UR_CHECK_CHOSEN;
    } else if (is_object(module, at, &root.size)) {
        root.origin = UR_CHECK_OBJECT;
        root.object = root.pointer;
    } else if (at->opcode == SpvOpPtrCastToGeneric &&
               !is_flat(ur_check_storage(module, at->operands[0]))) {
        /* Addresses of one object differ between the classes of memory, distances do not. */
        struct ur_check_root of = ur_check_root(module, at->operands[0]);
        root.origin = of.origin == UR_CHECK_OBJECT ? of.origin : UR_CHECK_UNKNOWN;
        root.object = of.pointer;
        root.size = of.size;
        root.exact = root.exact && of.exact;
        root.offset += of.offset;
        root.even = of.even < root.even ? of.even : root.even;
        root.packed |= of.packed;
        root.source = at->operands[0];
    } else if (is_cast_of_generic(at) && !is_flat(storage)) {
        /* Back to the class of the object: as far from it as before. */
        struct ur_check_root of = ur_check_root(module, at->operands[0]);
        root.origin = UR_CHECK_UNKNOWN;
        if (of.source && ur_check_storage(module, of.object) == storage) {
            root.origin = of.origin;
            root.pointer = root.object = of.object;
            root.size = of.size;
            root.exact = root.exact && of.exact;
            root.offset += of.offset;
            root.even = of.even < root.even ? of.even : root.even;
            root.packed |= of.packed;
        }
    } else {
        root.origin = is_flat(storage) || storage == SpvStorageClassUniformConstant
                          ? UR_CHECK_LOOKED_UP
                          : UR_CHECK_UNKNOWN;
    }
    return root;
}
