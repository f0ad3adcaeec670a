/* What instructions of functions compute: whether operands have the types that the operation
 * takes. */
#include "spirv_at.h"

/* ---- memory ---------------------------------------------------------------------------------- */

/* The words after the operands: a mask, and what its bits call for. */
static enum ur_spirv_fault check_memory_operands(const struct at *at, uint32_t from) {
    if (at->length == from) {
        return UR_SPIRV_OK;
    }
    uint32_t mask = WORD(from), words = 1 + (mask >> 1 & 1);
    CHECK((mask & ~7u) == 0 && at->length == from + words, "unknown memory operands");
    if (mask & 2) {
        uint32_t alignment = WORD(from + 1);
        CHECK(alignment && (alignment & (alignment - 1)) == 0,
              "an alignment that is no power of two");
    }
    return UR_SPIRV_OK;
}

static enum ur_spirv_fault check_access_chain(const struct at *at) {
    uint32_t base = type_of(at, WORD(3)), i = 4;
    CHECK(is_pointer(at, base) && is_pointer(at, WORD(1)) && of(at, base, 2) == of(at, WORD(1), 2),
          "an access chain from or to what is no pointer, or to another storage class");
    uint32_t type = of(at, base, 3);
    if (at->opcode == 67 || at->opcode == 70) {
        CHECK(at->length > 4 && is_int(at, type_of(at, WORD(4))), "an index that is no integer");
        i = 5;
    }
    for (; i < at->length; ++i) {
        uint32_t index = WORD(i);
        CHECK(op(at, type_of(at, index)) == OP_TYPE_INT, "an index that is no integer");
        if (op(at, type) == OP_TYPE_STRUCT) {
            CHECK(op(at, index) == OP_CONSTANT, "an index into a structure that is no constant");
            type = member(at, type, of(at, index, 3));
        } else {
            uint32_t kind = op(at, type);
            type = kind == OP_TYPE_VECTOR || kind == OP_TYPE_ARRAY || kind == OP_TYPE_MATRIX ||
                           kind == 29
                       ? of(at, type, 2)
                       : 0;
        }
        CHECK(type, "an index into what has no members, or past them");
    }
    CHECK(type == of(at, WORD(1), 3), "an access chain to another type than its result points to");
    return UR_SPIRV_OK;
}

static enum ur_spirv_fault check_memory(const struct at *at) {
    uint32_t pointer = type_of(at, WORD(at->opcode == 61 ? 3 : 1));
    switch (at->opcode) {
    case 61: /* OpLoad */
        CHECK(is_pointer(at, pointer) && of(at, pointer, 3) == WORD(1),
              "a load of another type than the pointer's");
        return check_memory_operands(at, 4);
    case 62: /* OpStore */
        CHECK(is_pointer(at, pointer) && of(at, pointer, 3) == type_of(at, WORD(2)),
              "a store of another type than the pointer's");
        return check_memory_operands(at, 3);
    case 63: /* OpCopyMemory */
        CHECK(is_pointer(at, pointer) && is_pointer(at, type_of(at, WORD(2))) &&
                  of(at, pointer, 3) == of(at, type_of(at, WORD(2)), 3),
              "a copy between pointers of different types");
        return check_memory_operands(at, 3);
    case 64: /* OpCopyMemorySized */
        CHECK(is_pointer(at, pointer) && is_pointer(at, type_of(at, WORD(2))) &&
                  is_int(at, type_of(at, WORD(3))),
              "a copy between what are no pointers, or of a size that is no integer");
        return check_memory_operands(at, 4);
    default:
        return check_access_chain(at);
    }
}

/* ---- values ---------------------------------------------------------------------------------- */

static enum ur_spirv_fault check_composite(const struct at *at) {
    uint32_t type = WORD(1), from = at->length > 3 ? type_of(at, WORD(3)) : 0;
    switch (at->opcode) {
    case 77: /* OpVectorExtractDynamic */
        CHECK(op(at, from) == OP_TYPE_VECTOR && of(at, from, 2) == type &&
                  is_int(at, type_of(at, WORD(4))),
              "a component of another type than the vector's");
        return UR_SPIRV_OK;
    case 78: /* OpVectorInsertDynamic */
        CHECK(op(at, type) == OP_TYPE_VECTOR && from == type &&
                  type_of(at, WORD(4)) == of(at, type, 2) && is_int(at, type_of(at, WORD(5))),
              "a component of another type than the vector's");
        return UR_SPIRV_OK;
    case 79: { /* OpVectorShuffle */
        uint32_t other = type_of(at, WORD(4)), most;
        CHECK(op(at, type) == OP_TYPE_VECTOR && op(at, from) == OP_TYPE_VECTOR &&
                  op(at, other) == OP_TYPE_VECTOR && of(at, from, 2) == of(at, type, 2) &&
                  of(at, other, 2) == of(at, type, 2) && at->length == 5 + of(at, type, 3),
              "a shuffle of vectors that do not fit together");
        most = of(at, from, 3) + of(at, other, 3);
        for (uint32_t i = 5; i < at->length; ++i) {
            CHECK(WORD(i) < most || WORD(i) == UINT32_MAX,
                  "a shuffle of a component that is not there");
        }
        return UR_SPIRV_OK;
    }
    case 80: { /* OpCompositeConstruct; a vector may be made of shorter ones */
        uint32_t count = 0;
        for (uint32_t i = 3; i < at->length; ++i) {
            uint32_t part = type_of(at, WORD(i));
            if (op(at, type) == OP_TYPE_VECTOR) {
                CHECK(scalar(at, part) == of(at, type, 2), "a constituent of another type");
                count += lanes(at, part);
            } else {
                CHECK(part && member(at, type, i - 3) == part, "a constituent of another type");
            }
        }
        CHECK(op(at, type) == OP_TYPE_VECTOR ? count == of(at, type, 3)
                                             : !member(at, type, at->length - 3),
              "another number of constituents than the type has");
        return UR_SPIRV_OK;
    }
    case 81: /* OpCompositeExtract */
        for (uint32_t i = 4; i < at->length; ++i) {
            from = member(at, from, WORD(i));
            CHECK(from, "a member that the composite does not have");
        }
        CHECK(from == type, "a member of another type than the result");
        return UR_SPIRV_OK;
    case 82: /* OpCompositeInsert */
        CHECK(type_of(at, WORD(4)) == type, "a composite of another type than the result");
        for (uint32_t i = 5; i < at->length; ++i) {
            type = member(at, type, WORD(i));
            CHECK(type, "a member that the composite does not have");
        }
        CHECK(type == from, "a member of another type than the object");
        return UR_SPIRV_OK;
    case 83: /* OpCopyObject */
        CHECK(from == type, "a copy of another type");
        return UR_SPIRV_OK;
    default:
        return UR_SPIRV_OK;
    }
}

static enum ur_spirv_fault check_conversion(const struct at *at) {
    uint32_t to = WORD(1), from = type_of(at, WORD(3));
    bool int_to = is_int(at, to), float_to = is_float(at, to), pointer_to = is_pointer(at, to);
    bool int_from = is_int(at, from), float_from = is_float(at, from),
         pointer_from = is_pointer(at, from), good;
    switch (at->opcode) {
    case 109: /* OpConvertFToU, OpConvertFToS */
    case 110:
        good = float_from && int_to;
        break;
    case 111: /* OpConvertSToF, OpConvertUToF */
    case 112:
        good = int_from && float_to;
        break;
    case 113: /* OpUConvert, OpSConvert */
    case 114:
        good = int_from && int_to && width(at, from) != width(at, to);
        break;
    case 118: /* OpSatConvertSToU, OpSatConvertUToS */
    case 119:
        good = int_from && int_to;
        break;
    case 115: /* OpFConvert */
        good = float_from && float_to && width(at, from) != width(at, to);
        break;
    case 116: /* OpQuantizeToF16 */
        good = float_from && from == to;
        break;
    case 117: /* OpConvertPtrToU */
        good = pointer_from && op(at, to) == OP_TYPE_INT;
        break;
    case 120: /* OpConvertUToPtr */
        good = op(at, from) == OP_TYPE_INT && pointer_to;
        break;
    case 121: /* OpPtrCastToGeneric */
        good = pointer_from && pointer_to && of(at, to, 2) == GENERIC_CLASS &&
               of(at, from, 2) != GENERIC_CLASS && of(at, to, 3) == of(at, from, 3);
        break;
    case 122: /* OpGenericCastToPtr, OpGenericCastToPtrExplicit */
    case 123:
        good = pointer_from && pointer_to && of(at, from, 2) == GENERIC_CLASS &&
               of(at, to, 2) != GENERIC_CLASS;
        break;
    default: /* OpBitcast */
        if (pointer_from && pointer_to) {
            good = of(at, from, 2) == of(at, to, 2);
        } else if (pointer_from || pointer_to) {
            good = pointer_from ? int_to : int_from;
        } else {
            good = (int_from || float_from) && (int_to || float_to) &&
                   width(at, from) * lanes(at, from) == width(at, to) * lanes(at, to);
        }
        CHECK(good && at->length == 4, "a cast between types that cannot be cast");
        return UR_SPIRV_OK;
    }
    CHECK(good && at->length == (at->opcode == 123 ? 5u : 4u) && lanes(at, from) == lanes(at, to),
          "a conversion of, or to, another type");
    return UR_SPIRV_OK;
}

/* Integers may differ in sign, not in width or number. */
static bool alike(const struct at *at, uint32_t a, uint32_t b) {
    return a == b || (is_int(at, a) && is_int(at, b) && width(at, a) == width(at, b) &&
                      lanes(at, a) == lanes(at, b));
}

static enum ur_spirv_fault check_arithmetic(const struct at *at) {
    static const char floats[] = {127,       (char)129, (char)131, (char)133,
                                  (char)136, (char)140, (char)141};
    uint32_t type = WORD(1);
    if (at->opcode >= 142 && at->opcode <= 152) { /* products of vectors and matrices, carries */
        CHECK(at->opcode != 142 || (is_float(at, type) && type_of(at, WORD(3)) == type &&
                                    type_of(at, WORD(4)) == scalar(at, type)),
              "operands that do not fit together");
        CHECK(at->opcode != 148 || (op(at, type_of(at, WORD(3))) == OP_TYPE_VECTOR &&
                                    type_of(at, WORD(3)) == type_of(at, WORD(4)) &&
                                    scalar(at, type_of(at, WORD(3))) == type),
              "operands that do not fit together");
        return UR_SPIRV_OK;
    }
    bool wants_float = memchr(floats, (char)at->opcode, sizeof(floats)) != NULL;
    CHECK(wants_float ? is_float(at, type) : is_int(at, type), "arithmetic on another type");
    CHECK(at->length == (at->opcode <= 127 ? 4u : 5u), "another number of operands");
    for (uint32_t i = 3; i < at->length; ++i) {
        CHECK(alike(at, type_of(at, WORD(i)), type), "an operand of another type than the result");
    }
    return UR_SPIRV_OK;
}

static enum ur_spirv_fault check_logic(const struct at *at) {
    uint32_t type = WORD(1), a = type_of(at, WORD(3)),
             b = at->length > 4 ? type_of(at, WORD(4)) : a;
    uint32_t opcode = at->opcode;
    if (opcode == 169) { /* OpSelect */
        CHECK(is_bool(at, a) && (lanes(at, a) == 1 || lanes(at, a) == lanes(at, type)) &&
                  b == type && type_of(at, WORD(5)) == type && at->length == 6,
              "a selection between different types");
        return UR_SPIRV_OK;
    }
    CHECK(is_bool(at, type), "a truth value of another type");
    if (opcode == 154 || opcode == 155) { /* OpAny, OpAll */
        CHECK(op(at, a) == OP_TYPE_VECTOR && is_bool(at, a) && at->length == 4,
              "an operand of another type");
        return UR_SPIRV_OK;
    }
    bool one = (opcode >= 156 && opcode <= 160) || opcode == 168;
    CHECK(at->length == (one ? 4u : 5u), "another number of operands");
    CHECK(lanes(at, type) == lanes(at, a) && (a == b || alike(at, a, b)),
          "operands of different types");
    bool good = opcode < 164 || opcode >= 180    ? is_float(at, a)
                : opcode <= 168                  ? is_bool(at, a)
                : opcode == 170 || opcode == 171 ? is_int(at, a) || is_pointer(at, a)
                                                 : is_int(at, a);
    CHECK(good, "an operand of another type");
    return UR_SPIRV_OK;
}

static enum ur_spirv_fault check_bits(const struct at *at) {
    uint32_t type = WORD(1);
    bool shift = at->opcode >= 194 && at->opcode <= 196;
    CHECK(is_int(at, type) && at->length >= 4, "bits of another type");
    if (at->opcode <= 200) {
        CHECK(at->length == (at->opcode == 200 ? 4u : 5u), "another number of operands");
        for (uint32_t i = 3; i < at->length; ++i) {
            uint32_t of_it = type_of(at, WORD(i));
            CHECK(shift && i == 4 ? is_int(at, of_it) && lanes(at, of_it) == lanes(at, type)
                                  : alike(at, of_it, type),
                  "an operand of another type than the result");
        }
    } else {
        CHECK(alike(at, type_of(at, WORD(3)), type) || at->opcode == 205,
              "an operand of another type than the result");
    }
    return UR_SPIRV_OK;
}

static enum ur_spirv_fault check_image(const struct at *at) {
    bool writes = at->opcode == 99; /* OpImageWrite: no result */
    uint32_t image = type_of(at, WORD(writes ? 1 : 3));
    uint32_t next = at->length > 4 || writes ? type_of(at, WORD(writes ? 2 : 4)) : 0;
    bool position = is_int(at, next) || is_float(at, next);
    switch (at->opcode) {
    case 86: /* OpSampledImage */
        CHECK(op(at, WORD(1)) == 27 && of(at, WORD(1), 2) == image &&
                  op(at, next) == OP_TYPE_SAMPLER,
              "a sampled image of another image, or of what is no sampler");
        return UR_SPIRV_OK;
    case 88: /* OpImageSampleExplicitLod */
        CHECK(op(at, image) == 27 && position, "sampling of what is no image, or no position");
        CHECK(at->length >= 7 && (WORD(5) == 2 || WORD(5) == 4) &&
                  at->length == (WORD(5) == 2 ? 7u : 8u),
              "unknown operands of sampling");
        for (uint32_t i = 6; i < at->length; ++i) {
            CHECK(is_float(at, type_of(at, WORD(i))), "a level that is no number");
        }
        CHECK(is_int(at, WORD(1)) || is_float(at, WORD(1)), "a result that is no number");
        return UR_SPIRV_OK;
    case 98: /* OpImageRead, OpImageWrite */
    case 99:
        CHECK(op(at, image) == OP_TYPE_IMAGE && position, "an access to what is no image");
        CHECK(!writes || is_int(at, type_of(at, WORD(3))) || is_float(at, type_of(at, WORD(3))),
              "a texel that is no number");
        return UR_SPIRV_OK;
    case 103: /* OpImageQuerySizeLod */
        CHECK(at->length == 5 && op(at, next) == OP_TYPE_INT, "a level that is no integer");
        /* fall through */
    case 101:
    case 102:
    case 104:
    case 106:
    case 107:
        CHECK(op(at, image) == OP_TYPE_IMAGE && is_int(at, WORD(1)),
              "a query of what is no image, or of another type");
        return UR_SPIRV_OK;
    default:
        return UR_SPIRV_OK;
    }
}

/* Scope and semantics are integers; what is exchanged has the type of the memory. */
static enum ur_spirv_fault check_atomic(const struct at *at) {
    if (at->opcode == 224 || at->opcode == 225) { /* OpControlBarrier, OpMemoryBarrier */
        CHECK(at->length == (at->opcode == 224 ? 4u : 3u), "another number of operands");
        for (uint32_t i = 1; i < at->length; ++i) {
            CHECK(op(at, type_of(at, WORD(i))) == OP_TYPE_INT,
                  "a scope or order that is no integer");
        }
        return UR_SPIRV_OK;
    }
    uint32_t first = at->opcode == 228 ? 1 : 3, pointer = type_of(at, WORD(first));
    uint32_t orders = at->opcode == 230 || at->opcode == 231 ? 3 : 2;
    static const uint8_t words[] = {6, 5, 7, 9, 9, 6, 6, 7, 7, 7, 7, 7, 7, 7, 7, 7};
    CHECK(at->length == words[at->opcode - 227], "another number of operands");
    CHECK(is_pointer(at, pointer), "an atomic operation on what is no pointer");
    uint32_t type = of(at, pointer, 3);
    CHECK(op(at, type) == OP_TYPE_INT || (op(at, type) == OP_TYPE_FLOAT && at->opcode <= 229),
          "an atomic operation on another type");
    CHECK(first == 1 || WORD(1) == type, "a result of another type than the memory");
    for (uint32_t i = first + 1; i < at->length; ++i) {
        uint32_t operand = type_of(at, WORD(i));
        CHECK(i <= first + orders ? op(at, operand) == OP_TYPE_INT : alike(at, operand, type),
              "an operand of another type than the memory");
    }
    return UR_SPIRV_OK;
}

/* How many operands a function of OpenCL.std on floating-point numbers has, all of its result's
 * type; 0 for those that are otherwise. */
static uint32_t float_operands(uint32_t number) {
    static const uint8_t three[] = {26, 42, 95, 99, 102};
    static const uint8_t two[] = {7,  10, 13, 24, 27, 28, 29, 32, 43, 44, 47,
                                  48, 50, 51, 68, 75, 82, 89, 97, 98, 101};
    static const uint8_t other[] = {30, 31, 33, 34, 36, 45, 46, 49, 52, 54, 58};
    if (number > 103 || memchr(other, (int)number, sizeof(other))) {
        return 0;
    }
    return memchr(three, (int)number, sizeof(three)) ? 3
           : memchr(two, (int)number, sizeof(two))   ? 2
                                                     : 1;
}

static enum ur_spirv_fault check_extended(const struct at *at) {
    CHECK(op(at, WORD(3)) == OP_EXT_INST_IMPORT, "an instruction of what is no instruction set");
    uint32_t import = defined_at(at, WORD(3));
    const char *set = (const char *)at->module->code + (size_t)(import + 2) * 4;
    if (strcmp(set, "OpenCL.std") != 0) {
        return UR_SPIRV_OK;
    }
    uint32_t number = WORD(4);
    /* One gap, between the functions on integers and those on memory. */
    CHECK(number <= 204, "an unknown instruction of OpenCL.std");
    uint32_t count = float_operands(number);
    CHECK(count == 0 || (is_float(at, WORD(1)) && at->length == 5 + count),
          "a function of other operands or another type");
    for (uint32_t i = 5; i < at->length; ++i) {
        bool literal = (number == 173 && i == 7) || (number >= 174 && number <= 181 && i >= 7);
        CHECK(literal || type_of(at, WORD(i)), "an operand that is no value");
        /* A translator may leave it to the function to spread a scalar over a vector. */
        CHECK(count == 0 || lanes(at, WORD(1)) > 1 || type_of(at, WORD(i)) == WORD(1),
              "an operand of another type than the result");
    }
    return UR_SPIRV_OK;
}

enum ur_spirv_fault ur_spirv_check_operands(const struct at *at) {
    uint32_t opcode = at->opcode;
    if (opcode == OP_EXT_INST) {
        return check_extended(at);
    }
    if ((opcode >= 61 && opcode <= 67) || opcode == 70) {
        return check_memory(at);
    }
    if (opcode >= 77 && opcode <= 83) {
        return check_composite(at);
    }
    if (opcode >= 86 && opcode <= 107) {
        return check_image(at);
    }
    if (opcode >= 109 && opcode <= 124) {
        return check_conversion(at);
    }
    if (opcode >= 126 && opcode <= 152) {
        return check_arithmetic(at);
    }
    if (opcode >= 154 && opcode <= 191) {
        return check_logic(at);
    }
    if (opcode >= 194 && opcode <= 205) {
        return check_bits(at);
    }
    if (opcode == 224 || opcode == 225 || (opcode >= 227 && opcode <= 242)) {
        return check_atomic(at);
    }
    return UR_SPIRV_OK;
}
