#include "accesses.h"

#include "block.h"

/* ---- types -------------------------------------------------------------------------------------
 */

bool ur_check_constant(const struct ur_spirv_module *module, uint32_t id, uint64_t *value) {
    return ur_spirv_opcode(module, id) != SpvOpSpecConstant && ur_spirv_constant(module, id, value);
}

bool ur_check_layout(const struct ur_spirv_module *module, uint32_t type,
                     struct ur_spirv_layout *layout) {
    if (type && ur_spirv_layout(module, type, layout) && !layout->by_default && layout->extent) {
        return true;
    }
    *layout = ur_spirv_layout_scalar(0);
    return false;
}

uint64_t ur_check_stride(const struct ur_spirv_module *module, uint32_t type) {
    struct ur_spirv_layout layout;
    return ur_check_layout(module, type, &layout) ? layout.size : 0;
}

uint32_t ur_check_storage(const struct ur_spirv_module *module, uint32_t pointer) {
    const struct ur_spirv_instruction *type =
        ur_spirv_definition(module, ur_spirv_type(module, pointer));
    return type && type->opcode == SpvOpTypePointer ? type->operands[0] : UR_SPIRV_NONE;
}

bool ur_check_is_builtin(const struct ur_spirv_module *module, uint32_t id) {
    return ur_spirv_decoration(module, id, UR_SPIRV_NONE, SpvDecorationBuiltIn) != NULL;
}

/* Whether a pointer is to one, or to a part of it. */
static bool is_of_builtin(const struct ur_spirv_module *module, uint32_t pointer) {
    uint32_t opcode;
    while ((opcode = ur_spirv_opcode(module, pointer)) == SpvOpAccessChain ||
           opcode == SpvOpInBoundsAccessChain || opcode == SpvOpPtrAccessChain ||
           opcode == SpvOpInBoundsPtrAccessChain || opcode == SpvOpBitcast ||
           opcode == SpvOpPtrCastToGeneric || opcode == SpvOpCopyObject) {
        pointer = ur_spirv_operand(module, pointer, 0);
    }
    return opcode == SpvOpVariable && ur_check_is_builtin(module, pointer);
}

uint32_t ur_check_pointee(const struct ur_spirv_module *module, uint32_t pointer) {
    switch (ur_check_storage(module, pointer)) {
    case SpvStorageClassCrossWorkgroup:
    case SpvStorageClassWorkgroup:
    case SpvStorageClassFunction:
    case SpvStorageClassGeneric:
    case SpvStorageClassUniformConstant:
        return ur_spirv_operand(module, ur_spirv_type(module, pointer), 1);
    default:
        return 0;
    }
}

unsigned ur_check_evenness(uint64_t value) {
    unsigned count = 0;
    while (count < UR_CHECK_ALIGNED && !(value >> count & 1)) {
        ++count;
    }
    return count;
}

static uint64_t bytes_behind(const struct ur_spirv_module *module, uint32_t pointer,
                             struct ur_check_access *found) {
    struct ur_spirv_layout layout;
    bool known = ur_check_layout(module, ur_check_pointee(module, pointer), &layout);
    found->alignment = known ? ur_check_evenness(layout.align) : 0;
    return known ? layout.extent : 0;
}

/* ---- accesses ----------------------------------------------------------------------------------
 */

static const char READS[] = "reads", WRITES[] = "writes", CHANGES[] = "changes atomically";

/* vload and vstore: which operand is the pointer, and where it goes. */
static bool vector_access(const struct ur_spirv_module *module,
                          const struct ur_spirv_instruction *at, struct ur_check_access *found) {
    uint32_t pointer, value;
    bool aligned = false, half = false;
    if (module->ids[at->operands[0]].set != UR_SPIRV_OPENCL_STD) {
        return false;
    }
    switch (at->operands[1]) {
    case OpenCLstd_vloada_halfn:
        aligned = true; /* fall through */
    case OpenCLstd_vload_half:
    case OpenCLstd_vload_halfn:
        half = true; /* fall through */
    case OpenCLstd_vloadn:
        pointer = 3;
        value = at->type;
        found->does = READS;
        break;
    case OpenCLstd_vstorea_halfn:
    case OpenCLstd_vstorea_halfn_r:
        aligned = true; /* fall through */
    case OpenCLstd_vstore_half:
    case OpenCLstd_vstore_half_r:
    case OpenCLstd_vstore_halfn:
    case OpenCLstd_vstore_halfn_r:
        half = true; /* fall through */
    case OpenCLstd_vstoren:
        pointer = 4;
        value = ur_spirv_type(module, at->operands[2]);
        found->does = WRITES;
        found->writes = true;
        break;
    default:
        return false;
    }
    if (pointer >= at->count || !ur_check_pointee(module, at->operands[pointer])) {
        return false;
    }
    struct ur_spirv_layout layout;
    uint32_t lanes =
        ur_spirv_opcode(module, value) == SpvOpTypeVector ? ur_spirv_operand(module, value, 1) : 1;
    uint64_t whole = ur_check_layout(module, value, &layout) ? layout.extent : 0,
             each = half ? 2 : whole / lanes;
    found->operand = pointer;
    found->size = each * lanes;
    found->alignment = ur_check_evenness(aligned ? each * (lanes == 3 ? 4 : lanes) : each);
    found->index = at->operands[pointer - 1];
    found->stride = (uint32_t)(each * (aligned && lanes == 3 ? 4 : lanes));
    return found->size != 0;
}

/* What the instruction says itself, in the operands from a place on: of packed structures less than
 * the type has, of what a compiler knows of an address more. */
static bool says_alignment(const struct ur_spirv_instruction *at, uint32_t place) {
    return at->count > place + 1 && at->operands[place] & SpvMemoryAccessAlignedMask;
}

static unsigned said_alignment(const struct ur_spirv_instruction *at, uint32_t place) {
    return says_alignment(at, place) && at->operands[place + 1]
               ? ur_check_evenness(at->operands[place + 1])
               : 0;
}

/* Bits of what is said of an access behind which a word follows. */
#define WITH_OPERAND                                                                               \
    ((uint32_t)(SpvMemoryAccessAlignedMask | SpvMemoryAccessMakePointerAvailableMask |             \
                SpvMemoryAccessMakePointerVisibleMask | SpvMemoryAccessAliasScopeINTELMaskMask |   \
                SpvMemoryAccessNoAliasINTELMaskMask))

/* Where what a copy says of its source begins, which what it says of its target does in `place`:
 * the same, unless there is more behind that. */
static uint32_t source_place(const struct ur_spirv_instruction *at, uint32_t place) {
    uint32_t next = place + 1;
    for (uint32_t bits = at->count > place ? at->operands[place] & WITH_OPERAND : 0; bits;
         bits &= bits - 1) {
        ++next;
    }
    return next < at->count ? next : place;
}

bool ur_check_access_of(const struct ur_spirv_module *module, const struct ur_spirv_instruction *at,
                        unsigned n, struct ur_check_access *found) {
    *found = (struct ur_check_access){.does = READS};
    switch (at->opcode) {
    case SpvOpLoad:
        if (is_of_builtin(module, at->operands[0])) {
            return false;
        }
        break;
    case SpvOpAtomicLoad:
        found->does = "reads atomically";
        break;
    case SpvOpStore:
        found->writes = true;
        found->does = WRITES;
        break;
    case SpvOpAtomicStore:
        found->writes = true;
        found->does = "writes atomically";
        break;
    case SpvOpAtomicExchange:
    case SpvOpAtomicCompareExchange:
    case SpvOpAtomicCompareExchangeWeak:
    case SpvOpAtomicIIncrement:
    case SpvOpAtomicIDecrement:
    case SpvOpAtomicIAdd:
    case SpvOpAtomicISub:
    case SpvOpAtomicSMin:
    case SpvOpAtomicUMin:
    case SpvOpAtomicSMax:
    case SpvOpAtomicUMax:
    case SpvOpAtomicAnd:
    case SpvOpAtomicOr:
    case SpvOpAtomicXor:
    case SpvOpAtomicFlagTestAndSet:
    case SpvOpAtomicFlagClear:
    case SpvOpAtomicFAddEXT:
    case SpvOpAtomicFMinEXT:
    case SpvOpAtomicFMaxEXT:
        found->writes = true;
        found->does = CHANGES;
        break;
    case SpvOpCopyMemory:
    case SpvOpCopyMemorySized:
        found->operand = n;
        found->writes = n == 0;
        found->does = n == 0 ? WRITES : READS;
        if (n > 1 || !ur_check_pointee(module, at->operands[n])) {
            return false;
        }
        if (at->opcode == SpvOpCopyMemorySized) {
            uint32_t count = at->operands[2];
            if (!ur_check_constant(module, count, &found->size)) {
                found->size_id =
                    ur_spirv_width(module, ur_spirv_type(module, count)) == 64 ? count : 0;
            }
            found->alignment = said_alignment(at, n == 0 ? 3 : source_place(at, 3));
            return found->size || found->size_id;
        }
        found->size = bytes_behind(module, at->operands[n], found);
        found->alignment = said_alignment(at, n == 0 ? 2 : source_place(at, 2));
        return found->size != 0;
    case SpvOpExtInst:
        return n == 0 && vector_access(module, at, found);
    default:
        return false;
    }
    found->size = n == 0 ? bytes_behind(module, at->operands[0], found) : 0;
    if (at->opcode == SpvOpLoad || at->opcode == SpvOpStore) {
        uint32_t place = at->opcode == SpvOpLoad ? 1 : 2;
        unsigned own = found->alignment;
        found->alignment = said_alignment(at, place);
        found->natural = !says_alignment(at, place);
        found->alignment = found->natural ? own : found->alignment;
    }
    return found->size != 0;
}
