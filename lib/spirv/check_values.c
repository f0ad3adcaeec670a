/* What instructions of functions compute: whether operands have the types that the operation
 * takes. */
#include "rules.h"

/* ---- memory ---------------------------------------------------------------------------------- */

static enum ur_spirv_fault check_access_chain(const struct at *at) {
    uint32_t base = rules_type_of(at, WORD(0)), i = 1;
    uint64_t number;
    bool of_elements = OPCODE == SpvOpPtrAccessChain || OPCODE == SpvOpInBoundsPtrAccessChain;
    CHECK(rules_is_pointer(at, base) && rules_is_pointer(at, TYPE) &&
              storage(at, base) == storage(at, TYPE),
          "an access chain from or to what is no pointer, or to another storage class");
    uint32_t type = pointee(at, base);
    if (of_elements) {
        /* spirv-val looks at none of this; Intel's compiler takes a pointer and dies of a float. */
        uint32_t element = rules_type_of(at, WORD(1));
        CHECK(is_int(at, element) || rules_is_pointer(at, element), "an index that is no integer");
        i = 2;
    }
    for (; i < COUNT; ++i) {
        uint32_t index = WORD(i);
        CHECK(op(at, rules_type_of(at, index)) == SpvOpTypeInt, "an index that is no integer");
        switch (op(at, type)) {
        case SpvOpTypeStruct:
            CHECK(ur_spirv_constant(at->module, index, &number) && number <= UINT32_MAX,
                  "an index into a structure that is no constant");
            type = member(at, type, (uint32_t)number);
            break;
        case SpvOpTypeVector:
        case SpvOpTypeMatrix:
        case SpvOpTypeArray:
        case SpvOpTypeRuntimeArray:
            type = of(at, type, 0);
            break;
        default:
            type = 0;
            break;
        }
        CHECK(type, "an index into what has no members, or past them");
    }
    CHECK(type == pointee(at, TYPE), "an access chain to another type than its result points to");
    return UR_SPIRV_OK;
}

static enum ur_spirv_fault check_memory(const struct at *at) {
    uint32_t pointer = rules_type_of(at, WORD(0));
    switch (OPCODE) {
    case SpvOpLoad:
        CHECK(rules_is_pointer(at, pointer) && pointee(at, pointer) == TYPE,
              "a load of another type than the pointer's");
        return UR_SPIRV_OK;
    case SpvOpStore:
        CHECK(rules_is_pointer(at, pointer) && pointee(at, pointer) == rules_type_of(at, WORD(1)),
              "a store of another type than the pointer's");
        return UR_SPIRV_OK;
    case SpvOpCopyMemory:
        CHECK(rules_is_pointer(at, pointer) && rules_is_pointer(at, rules_type_of(at, WORD(1))) &&
                  pointee(at, pointer) == pointee(at, rules_type_of(at, WORD(1))),
              "a copy between pointers of different types");
        return UR_SPIRV_OK;
    case SpvOpCopyMemorySized:
        CHECK(rules_is_pointer(at, pointer) && rules_is_pointer(at, rules_type_of(at, WORD(1))) &&
                  is_int(at, rules_type_of(at, WORD(2))),
              "a copy between what are no pointers, or of a size that is no integer");
        return UR_SPIRV_OK;
    default:
        return check_access_chain(at);
    }
}

/* ---- composites ------------------------------------------------------------------------------ */

static enum ur_spirv_fault check_shuffle(const struct at *at) {
    uint32_t a = rules_type_of(at, WORD(0)), b = rules_type_of(at, WORD(1));
    CHECK(op(at, TYPE) == SpvOpTypeVector && op(at, a) == SpvOpTypeVector &&
              op(at, b) == SpvOpTypeVector && scalar(at, a) == scalar(at, TYPE) &&
              scalar(at, b) == scalar(at, TYPE) && COUNT == 2 + lanes(at, TYPE),
          "a shuffle of vectors that do not fit together");
    uint32_t most = lanes(at, a) + lanes(at, b);
    for (uint32_t i = 2; i < COUNT; ++i) {
        CHECK(WORD(i) < most || WORD(i) == UINT32_MAX,
              "a shuffle of a component that is not there");
    }
    return UR_SPIRV_OK;
}

/* A vector may be made of shorter ones. */
static enum ur_spirv_fault check_construct(const struct at *at) {
    uint32_t kind = op(at, TYPE), components = 0;
    uint64_t length;
    if (kind == SpvOpTypeVector) {
        for (uint32_t i = 0; i < COUNT; ++i) {
            uint32_t part = rules_type_of(at, WORD(i));
            CHECK(scalar(at, part) == scalar(at, TYPE), "a constituent of another type");
            components += lanes(at, part);
        }
        CHECK(components == lanes(at, TYPE), "another number of constituents than the type has");
        return UR_SPIRV_OK;
    }
    for (uint32_t i = 0; i < COUNT; ++i) {
        uint32_t part = rules_type_of(at, WORD(i));
        CHECK(part && member(at, TYPE, i) == part, "a constituent of another type");
    }
    CHECK(kind == SpvOpTypeArray
              ? op(at, of(at, TYPE, 1)) != SpvOpConstant ||
                    !ur_spirv_constant(at->module, of(at, TYPE, 1), &length) || length == COUNT
              : !member(at, TYPE, COUNT),
          "another number of constituents than the type has");
    return UR_SPIRV_OK;
}

static enum ur_spirv_fault check_composite(const struct at *at) {
    uint32_t from = COUNT ? rules_type_of(at, WORD(0)) : 0, type = TYPE;
    switch (OPCODE) {
    case SpvOpVectorExtractDynamic:
        CHECK(op(at, from) == SpvOpTypeVector && scalar(at, from) == type &&
                  is_int(at, rules_type_of(at, WORD(1))),
              "a component of another type than the vector's");
        return UR_SPIRV_OK;
    case SpvOpVectorInsertDynamic:
        CHECK(op(at, type) == SpvOpTypeVector && from == type &&
                  rules_type_of(at, WORD(1)) == scalar(at, type) &&
                  is_int(at, rules_type_of(at, WORD(2))),
              "a component of another type than the vector's");
        return UR_SPIRV_OK;
    case SpvOpVectorShuffle:
        return check_shuffle(at);
    case SpvOpCompositeConstruct:
        return check_construct(at);
    case SpvOpCompositeExtract:
        for (uint32_t i = 1; i < COUNT; ++i) {
            from = member(at, from, WORD(i));
            CHECK(from, "a member that the composite does not have");
        }
        CHECK(from == type, "a member of another type than the result");
        return UR_SPIRV_OK;
    case SpvOpCompositeInsert:
        CHECK(rules_type_of(at, WORD(1)) == type, "a composite of another type than the result");
        for (uint32_t i = 2; i < COUNT; ++i) {
            type = member(at, type, WORD(i));
            CHECK(type, "a member that the composite does not have");
        }
        CHECK(type == from, "a member of another type than the object");
        return UR_SPIRV_OK;
    case SpvOpCopyObject:
        CHECK(from == type, "a copy of another type");
        return UR_SPIRV_OK;
    default:
        return UR_SPIRV_OK;
    }
}

/* ---- conversions ----------------------------------------------------------------------------- */

/* Of numbers and their vectors; a truth value of a vector is one bit, as optimisers take it where
 * they join comparisons. */
static uint32_t check_values_bits_of(const struct at *at, uint32_t type) {
    if (is_int(at, type) || is_float(at, type)) {
        return width(at, type) * lanes(at, type);
    }
    return is_bool(at, type) && op(at, type) == SpvOpTypeVector ? lanes(at, type) : 0;
}

static bool can_bitcast(const struct at *at, uint32_t from, uint32_t to) {
    bool pointer_from = rules_is_pointer(at, from), pointer_to = rules_is_pointer(at, to);
    if (pointer_from && pointer_to) {
        return storage(at, from) == storage(at, to);
    }
    if (pointer_from || pointer_to) {
        return is_int(at, pointer_from ? to : from);
    }
    return check_values_bits_of(at, from) &&
           check_values_bits_of(at, from) == check_values_bits_of(at, to);
}

static enum ur_spirv_fault check_conversion(const struct at *at) {
    uint32_t to = TYPE, from = rules_type_of(at, WORD(0));
    bool good;
    switch (OPCODE) {
    case SpvOpConvertFToU:
    case SpvOpConvertFToS:
        good = is_float(at, from) && is_int(at, to);
        break;
    case SpvOpConvertSToF:
    case SpvOpConvertUToF:
        good = is_int(at, from) && is_float(at, to);
        break;
    case SpvOpUConvert:
    case SpvOpSConvert:
    case SpvOpSatConvertSToU:
    case SpvOpSatConvertUToS:
        good = is_int(at, from) && is_int(at, to);
        break;
    case SpvOpFConvert:
        good = is_float(at, from) && is_float(at, to);
        break;
    case SpvOpQuantizeToF16:
        good = is_float(at, from) && from == to;
        break;
    case SpvOpConvertPtrToU:
        good = rules_is_pointer(at, from) && op(at, to) == SpvOpTypeInt;
        break;
    case SpvOpConvertUToPtr:
        good = op(at, from) == SpvOpTypeInt && rules_is_pointer(at, to);
        break;
    case SpvOpPtrCastToGeneric:
        good = rules_is_pointer(at, from) && rules_is_pointer(at, to) &&
               storage(at, to) == SpvStorageClassGeneric &&
               storage(at, from) != SpvStorageClassGeneric;
        break;
    case SpvOpGenericCastToPtr:
    case SpvOpGenericCastToPtrExplicit:
        good = rules_is_pointer(at, from) && rules_is_pointer(at, to) &&
               storage(at, from) == SpvStorageClassGeneric &&
               storage(at, to) != SpvStorageClassGeneric;
        break;
    default:
        CHECK(can_bitcast(at, from, to), "a cast between types that cannot be cast");
        return UR_SPIRV_OK;
    }
    CHECK(good && lanes(at, from) == lanes(at, to), "a conversion of, or to, another type");
    return UR_SPIRV_OK;
}

/* ---- numbers --------------------------------------------------------------------------------- */

static enum ur_spirv_fault check_arithmetic(const struct at *at) {
    bool wants_float;
    switch (OPCODE) {
    case SpvOpFNegate:
    case SpvOpFAdd:
    case SpvOpFSub:
    case SpvOpFMul:
    case SpvOpFDiv:
    case SpvOpFRem:
    case SpvOpFMod:
        wants_float = true;
        break;
    case SpvOpSNegate:
    case SpvOpIAdd:
    case SpvOpISub:
    case SpvOpIMul:
    case SpvOpUDiv:
    case SpvOpSDiv:
    case SpvOpUMod:
    case SpvOpSRem:
    case SpvOpSMod:
        wants_float = false;
        break;
    case SpvOpVectorTimesScalar:
        CHECK(is_float(at, TYPE) && rules_type_of(at, WORD(0)) == TYPE &&
                  rules_type_of(at, WORD(1)) == scalar(at, TYPE),
              "operands that do not fit together");
        return UR_SPIRV_OK;
    case SpvOpDot:
        CHECK(op(at, rules_type_of(at, WORD(0))) == SpvOpTypeVector &&
                  rules_type_of(at, WORD(0)) == rules_type_of(at, WORD(1)) &&
                  scalar(at, rules_type_of(at, WORD(0))) == TYPE,
              "operands that do not fit together");
        return UR_SPIRV_OK;
    default:
        return UR_SPIRV_OK;
    }
    CHECK(wants_float ? is_float(at, TYPE) : is_int(at, TYPE), "arithmetic on another type");
    for (uint32_t i = 0; i < COUNT; ++i) {
        CHECK(alike(at, rules_type_of(at, WORD(i)), TYPE),
              "an operand of another type than the result");
    }
    return UR_SPIRV_OK;
}

static enum ur_spirv_fault check_select(const struct at *at) {
    uint32_t condition = rules_type_of(at, WORD(0));
    CHECK(is_bool(at, condition) &&
              (lanes(at, condition) == 1 || lanes(at, condition) == lanes(at, TYPE)) &&
              rules_type_of(at, WORD(1)) == TYPE && rules_type_of(at, WORD(2)) == TYPE,
          "a selection between different types");
    return UR_SPIRV_OK;
}

static enum ur_spirv_fault check_logic(const struct at *at) {
    uint32_t a = rules_type_of(at, WORD(0)), b = COUNT > 1 ? rules_type_of(at, WORD(1)) : a,
             opcode = OPCODE;
    bool good;
    CHECK(is_bool(at, TYPE), "a truth value of another type");
    if (opcode == SpvOpAny || opcode == SpvOpAll) {
        CHECK(is_bool(at, a), "an operand of another type");
        return UR_SPIRV_OK;
    }
    CHECK(lanes(at, TYPE) == lanes(at, a) && (a == b || alike(at, a, b)),
          "operands of different types");
    switch (opcode) {
    case SpvOpLogicalEqual:
    case SpvOpLogicalNotEqual:
    case SpvOpLogicalOr:
    case SpvOpLogicalAnd:
    case SpvOpLogicalNot:
        good = is_bool(at, a);
        break;
    case SpvOpIEqual:
    case SpvOpINotEqual:
        good = is_int(at, a) || rules_is_pointer(at, a);
        break;
    default:
        good = opcode >= SpvOpUGreaterThan && opcode <= SpvOpSLessThanEqual ? is_int(at, a)
                                                                            : is_float(at, a);
        break;
    }
    CHECK(good, "an operand of another type");
    return UR_SPIRV_OK;
}

static enum ur_spirv_fault check_bits(const struct at *at) {
    bool shift = OPCODE == SpvOpShiftRightLogical || OPCODE == SpvOpShiftRightArithmetic ||
                 OPCODE == SpvOpShiftLeftLogical;
    CHECK(is_int(at, TYPE), "bits of another type");
    for (uint32_t i = 0; i < COUNT; ++i) {
        uint32_t type = rules_type_of(at, WORD(i));
        CHECK(shift && i == 1 ? is_int(at, type) && lanes(at, type) == lanes(at, TYPE)
                              : alike(at, type, TYPE),
              "an operand of another type than the result");
    }
    return UR_SPIRV_OK;
}

/* ---- images ---------------------------------------------------------------------------------- */

static enum ur_spirv_fault check_image(const struct at *at) {
    uint32_t image = rules_type_of(at, WORD(0)), next = COUNT > 1 ? rules_type_of(at, WORD(1)) : 0;
    switch (OPCODE) {
    case SpvOpSampledImage:
        CHECK(op(at, TYPE) == SpvOpTypeSampledImage && of(at, TYPE, 0) == image &&
                  op(at, next) == SpvOpTypeSampler,
              "a sampled image of another image, or of what is no sampler");
        return UR_SPIRV_OK;
    case SpvOpConvertHandleToImageINTEL:
        CHECK(op(at, TYPE) == SpvOpTypeImage && op(at, image) == SpvOpTypeInt,
              "an image of what is no number, or something else of one");
        return UR_SPIRV_OK;
    case SpvOpConvertHandleToSamplerINTEL:
        CHECK(op(at, TYPE) == SpvOpTypeSampler && op(at, image) == SpvOpTypeInt,
              "a sampler of what is no number, or something else of one");
        return UR_SPIRV_OK;
    case SpvOpConvertHandleToSampledImageINTEL:
        CHECK(op(at, TYPE) == SpvOpTypeSampledImage && op(at, image) == SpvOpTypeInt,
              "a sampled image of what is no number, or something else of one");
        return UR_SPIRV_OK;
    case SpvOpImageSampleExplicitLod:
        CHECK(op(at, image) == SpvOpTypeSampledImage && (is_int(at, next) || is_float(at, next)),
              "sampling of what is no image, or no position");
        return UR_SPIRV_OK;
    case SpvOpImageRead:
    case SpvOpImageWrite:
        CHECK(op(at, image) == SpvOpTypeImage && is_int(at, next), "an access to what is no image");
        return UR_SPIRV_OK;
    case SpvOpImageQueryFormat:
    case SpvOpImageQueryOrder:
    case SpvOpImageQuerySizeLod:
    case SpvOpImageQuerySize:
    case SpvOpImageQueryLevels:
    case SpvOpImageQuerySamples:
        CHECK(op(at, image) == SpvOpTypeImage && is_int(at, TYPE),
              "a query of what is no image, or of another type");
        return UR_SPIRV_OK;
    default:
        return UR_SPIRV_OK;
    }
}

/* ---- atomics --------------------------------------------------------------------------------- */

/* Scope and semantics are integers; what is exchanged has the type of the memory. */
static enum ur_spirv_fault check_atomic(const struct at *at) {
    uint32_t pointer = rules_type_of(at, WORD(0)), type = pointee(at, pointer);
    bool exchange =
        OPCODE == SpvOpAtomicCompareExchange || OPCODE == SpvOpAtomicCompareExchangeWeak;
    CHECK(rules_is_pointer(at, pointer), "an atomic operation on what is no pointer");
    CHECK(op(at, type) == SpvOpTypeInt ||
              (op(at, type) == SpvOpTypeFloat && OPCODE <= SpvOpAtomicExchange),
          "an atomic operation on another type");
    CHECK(TYPE == 0 || TYPE == type, "a result of another type than the memory");
    for (uint32_t i = 1; i < COUNT; ++i) {
        uint32_t operand = rules_type_of(at, WORD(i));
        CHECK(i <= (exchange ? 3u : 2u) ? op(at, operand) == SpvOpTypeInt
                                        : alike(at, operand, type),
              "an operand of another type than the memory");
    }
    return UR_SPIRV_OK;
}

static enum ur_spirv_fault check_barrier(const struct at *at) {
    for (uint32_t i = 0; i < COUNT; ++i) {
        CHECK(op(at, rules_type_of(at, WORD(i))) == SpvOpTypeInt,
              "a scope or order that is no integer");
    }
    return UR_SPIRV_OK;
}

/* ---- functions of OpenCL.std ----------------------------------------------------------------- */

/* How many operands a function on floating-point numbers has, all of its result's type; 0 for those
 * that are otherwise. */
static uint32_t float_operands(uint32_t number) {
    const struct ur_spirv_grammar *grammar = ur_spirv_extended_grammar(UR_SPIRV_OPENCL_STD, number);
    switch (number) {
    case OpenCLstd_fract:
    case OpenCLstd_frexp:
    case OpenCLstd_ilogb:
    case OpenCLstd_ldexp:
    case OpenCLstd_lgamma_r:
    case OpenCLstd_modf:
    case OpenCLstd_nan:
    case OpenCLstd_pown:
    case OpenCLstd_remquo:
    case OpenCLstd_rootn:
    case OpenCLstd_sincos:
        return 0;
    default:
        return grammar && number <= OpenCLstd_sign ? grammar->count : 0;
    }
}

/* Functions that reach memory through an offset and a pointer: where these stand, 0: another one.
 */
static uint32_t offset_word(uint32_t number) {
    switch (number) {
    case OpenCLstd_vloadn:
    case OpenCLstd_vload_half:
    case OpenCLstd_vload_halfn:
    case OpenCLstd_vloada_halfn:
        return 2;
    case OpenCLstd_vstoren:
    case OpenCLstd_vstore_half:
    case OpenCLstd_vstore_half_r:
    case OpenCLstd_vstore_halfn:
    case OpenCLstd_vstore_halfn_r:
    case OpenCLstd_vstorea_halfn:
    case OpenCLstd_vstorea_halfn_r:
        return 3;
    default:
        return 0;
    }
}

static enum ur_spirv_fault check_extended(const struct at *at) {
    uint32_t set = WORD(0), number = WORD(1);
    CHECK(op(at, set) == SpvOpExtInstImport, "an instruction of what is no instruction set");
    if (at->module->ids[set].set != UR_SPIRV_OPENCL_STD ||
        !ur_spirv_extended_grammar(UR_SPIRV_OPENCL_STD, number)) {
        return UR_SPIRV_OK;
    }
    uint32_t count = float_operands(number);
    uint32_t offset = offset_word(number);
    CHECK(count == 0 || is_float(at, TYPE), "a function of another type");
    CHECK(!offset || (op(at, rules_type_of(at, WORD(offset))) == SpvOpTypeInt &&
                      rules_is_pointer(at, rules_type_of(at, WORD(offset + 1)))),
          "an offset that is no integer, or from what is no pointer");
    struct ur_spirv_walk walk;
    struct ur_spirv_item item;
    ur_spirv_walk_begin(&walk, at->module, at->instruction);
    while (ur_spirv_walk_next(&walk, &item)) {
        if (item.first >= 2 && item.id) {
            uint32_t type = rules_type_of(at, WORD(item.first));
            CHECK(type, "an operand that is no value");
            /* A translator may leave it to the function to spread a scalar over a vector. */
            CHECK(count == 0 || lanes(at, TYPE) > 1 || type == TYPE,
                  "an operand of another type than the result");
        }
    }
    return UR_SPIRV_OK;
}

enum ur_spirv_fault ur_spirv_check_values(const struct at *at) {
    uint32_t opcode = OPCODE;
    switch (opcode) {
    case SpvOpExtInst:
        return check_extended(at);
    case SpvOpSelect:
        return check_select(at);
    case SpvOpControlBarrier:
    case SpvOpMemoryBarrier:
        return check_barrier(at);
    case SpvOpGetDefaultQueue: /* of a structure Intel's compiler never ends */
        CHECK(op(at, TYPE) == SpvOpTypeQueue, "a queue of another type");
        return UR_SPIRV_OK;
    case SpvOpLoad:
    case SpvOpStore:
    case SpvOpCopyMemory:
    case SpvOpCopyMemorySized:
    case SpvOpAccessChain:
    case SpvOpInBoundsAccessChain:
    case SpvOpPtrAccessChain:
    case SpvOpInBoundsPtrAccessChain:
        return check_memory(at);
    default:
        break;
    }
    if (opcode >= SpvOpVectorExtractDynamic && opcode <= SpvOpCopyObject) {
        return check_composite(at);
    }
    if ((opcode >= SpvOpSampledImage && opcode <= SpvOpImageQuerySamples) ||
        (opcode >= SpvOpConvertHandleToImageINTEL &&
         opcode <= SpvOpConvertHandleToSampledImageINTEL)) {
        return check_image(at);
    }
    if (opcode >= SpvOpConvertFToU && opcode <= SpvOpBitcast) {
        return check_conversion(at);
    }
    if (opcode >= SpvOpSNegate && opcode <= SpvOpDot) {
        return check_arithmetic(at);
    }
    /* What tests for infinity, order and the like, and the comparisons. */
    if (opcode >= SpvOpAny && opcode <= SpvOpFUnordGreaterThanEqual) {
        return check_logic(at);
    }
    if (opcode >= SpvOpShiftRightLogical && opcode <= SpvOpNot) {
        return check_bits(at);
    }
    if (opcode >= SpvOpAtomicLoad && opcode <= SpvOpAtomicXor) {
        return check_atomic(at);
    }
    return UR_SPIRV_OK;
}
