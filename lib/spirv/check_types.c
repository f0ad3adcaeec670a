/* Whether types, constants, variables and functions are what compilers take them for. */
#include "rules.h"

static enum ur_spirv_fault check_image_type(const struct at *at) {
    uint32_t sampled = op(at, WORD(0));
    CHECK(sampled >= SpvOpTypeVoid && sampled <= SpvOpTypeFloat,
          "an image of something else than scalars");
    CHECK(WORD(2) <= 2 && WORD(3) <= 1 && WORD(4) <= 1 && WORD(5) <= 2,
          "an image with an unknown property");
    return UR_SPIRV_OK;
}

static enum ur_spirv_fault check_types_check_type(const struct at *at) {
    switch (OPCODE) {
    case SpvOpTypeInt:
        CHECK(WORD(0) == 8 || WORD(0) == 16 || WORD(0) == 32 || WORD(0) == 64,
              "an integer type of an unknown width");
        return UR_SPIRV_OK;
    case SpvOpTypeFloat:
        CHECK(WORD(0) == 16 || WORD(0) == 32 || WORD(0) == 64,
              "a floating-point type of an unknown width");
        return UR_SPIRV_OK;
    case SpvOpTypeVector: {
        uint32_t component = op(at, WORD(0)), count = WORD(1);
        CHECK(component >= SpvOpTypeBool && component <= SpvOpTypeFloat,
              "a vector of something else than scalars");
        CHECK(count == 2 || count == 3 || count == 4 || count == 8 || count == 16,
              "a vector of an unknown length");
        return UR_SPIRV_OK;
    }
    case SpvOpTypeImage:
        return check_image_type(at);
    case SpvOpTypeSampledImage:
        CHECK(op(at, WORD(0)) == SpvOpTypeImage, "a sampled image of something else than an image");
        return UR_SPIRV_OK;
    case SpvOpTypeArray: {
        uint64_t length = 1;
        CHECK(is_value_type(at, WORD(0)), "an array of what has no values");
        CHECK(is_constant(at, WORD(1)) && op(at, rules_type_of(at, WORD(1))) == SpvOpTypeInt,
              "an array whose length is no constant number");
        CHECK(!ur_spirv_constant(at->module, WORD(1), &length) || length != 0,
              "an array of no elements");
        return UR_SPIRV_OK;
    }
    case SpvOpTypeRuntimeArray:
        CHECK(is_value_type(at, WORD(0)), "an array of what has no values");
        return UR_SPIRV_OK;
    case SpvOpTypeStruct:
        for (uint32_t i = 0; i < COUNT; ++i) {
            CHECK(is_type(at, WORD(i)) && op(at, WORD(i)) != SpvOpTypeVoid,
                  "a structure of what has no values");
            CHECK(ur_spirv_definition(at->module, WORD(i))->word < at->instruction->word ||
                      rules_is_pointer(at, WORD(i)),
                  "a structure inside itself");
        }
        return UR_SPIRV_OK;
    case SpvOpTypePointer:
        CHECK(is_type(at, WORD(1)), "a pointer to what is no type");
        return UR_SPIRV_OK;
    case SpvOpTypeFunction:
        for (uint32_t i = 0; i < COUNT; ++i) {
            CHECK(is_type(at, WORD(i)), "a function of what is no type");
        }
        return UR_SPIRV_OK;
    default:
        return UR_SPIRV_OK;
    }
}

/* Of an array of more elements than it is given constituents for Intel's compiler makes all of
 * them, which takes for ever where the length has 64 bits; spirv-val compares its lower 32. */
static enum ur_spirv_fault check_composite_constant(const struct at *at) {
    uint64_t length;
    for (uint32_t i = 0; i < COUNT; ++i) {
        uint32_t wanted = member(at, TYPE, i);
        CHECK(wanted && rules_type_of(at, WORD(i)) == wanted, "a constituent of another type");
    }
    CHECK(op(at, TYPE) == SpvOpTypeArray
              ? !ur_spirv_constant(at->module, of(at, TYPE, 1), &length) ||
                    op(at, of(at, TYPE, 1)) != SpvOpConstant || length == COUNT
              : !member(at, TYPE, COUNT),
          "fewer constituents than the type has");
    return UR_SPIRV_OK;
}

static enum ur_spirv_fault check_constant(const struct at *at) {
    uint32_t kind = op(at, TYPE);
    switch (OPCODE) {
    case SpvOpConstantTrue:
    case SpvOpConstantFalse:
    case SpvOpSpecConstantTrue:
    case SpvOpSpecConstantFalse:
        CHECK(kind == SpvOpTypeBool, "a truth value of another type");
        return UR_SPIRV_OK;
    case SpvOpConstant:
    case SpvOpSpecConstant:
        CHECK(kind == SpvOpTypeInt || kind == SpvOpTypeFloat, "a number of another type");
        CHECK(COUNT == (width(at, TYPE) + 31) / 32, "a number of another width than its type");
        return UR_SPIRV_OK;
    case SpvOpConstantComposite:
    case SpvOpSpecConstantComposite:
        return check_composite_constant(at);
    case SpvOpConstantSampler:
        CHECK(kind == SpvOpTypeSampler, "a sampler of another type");
        return UR_SPIRV_OK;
    case SpvOpConstantNull:
        CHECK(is_value_type(at, TYPE), "null of what has no values");
        return UR_SPIRV_OK;
    default:
        return UR_SPIRV_OK;
    }
}

/* Intel's compiler dies of positions and sizes that are pointers, structures, arrays or opaque. Of
 * numbers it takes any, however many, though only three that are as wide as addresses are right. */
static enum ur_spirv_fault check_built_in(const struct at *at) {
    const struct ur_spirv_note *note = ur_spirv_decoration(at->module, at->instruction->result,
                                                           UR_SPIRV_NONE, SpvDecorationBuiltIn);
    uint32_t type = pointee(at, TYPE);
    switch (note && note->count ? note->operands[0] : UR_SPIRV_NONE) {
    case SpvBuiltInNumWorkgroups:
    case SpvBuiltInWorkgroupSize:
    case SpvBuiltInWorkgroupId:
    case SpvBuiltInLocalInvocationId:
    case SpvBuiltInGlobalInvocationId:
    case SpvBuiltInGlobalSize:
    case SpvBuiltInEnqueuedWorkgroupSize:
    case SpvBuiltInGlobalOffset:
        CHECK(is_int(at, type) || is_float(at, type) || is_bool(at, type),
              "a built-in variable of what are no numbers");
        return UR_SPIRV_OK;
    default:
        return UR_SPIRV_OK;
    }
}

static enum ur_spirv_fault check_variable(const struct at *at) {
    CHECK(rules_is_pointer(at, TYPE) && storage(at, TYPE) == WORD(0),
          "a variable whose type is no pointer to its storage class");
    CHECK(!at->function || WORD(0) == SpvStorageClassFunction,
          "a variable of another storage class than its place has");
    CHECK(WORD(0) != SpvStorageClassGeneric, "a variable of the storage class Generic");
    if (COUNT > 1) {
        CHECK(is_constant(at, WORD(1)) || op(at, WORD(1)) == SpvOpVariable ||
                  op(at, WORD(1)) == SpvOpUndef,
              "an initial value that is no constant");
    }
    return check_built_in(at);
}

/* OpFunction, and the parameters that follow it. */
static enum ur_spirv_fault check_function(const struct at *at) {
    const struct ur_spirv_function *function = at->function;
    uint32_t type = WORD(1);
    CHECK(op(at, type) == SpvOpTypeFunction && of(at, type, 0) == TYPE,
          "a function of another type than it says");
    CHECK(function->parameter_count == count_of(at, type) - 1,
          "another number of parameters than its type has");
    for (uint32_t i = 0; i < function->parameter_count; ++i) {
        CHECK(rules_type_of(at, function->parameters[i]) == of(at, type, i + 1),
              "a parameter of another type than the function's");
    }
    return UR_SPIRV_OK;
}

enum ur_spirv_fault ur_spirv_check_declaration(const struct at *at) {
    uint32_t opcode = OPCODE;
    if (opcode >= SpvOpTypeVoid && opcode <= SpvOpTypeFunction) {
        return check_types_check_type(at);
    }
    if (opcode >= SpvOpConstantTrue && opcode <= SpvOpSpecConstantComposite) {
        return check_constant(at);
    }
    switch (opcode) {
    case SpvOpVariable:
        return check_variable(at);
    case SpvOpFunction:
        return check_function(at);
    default:
        return UR_SPIRV_OK;
    }
}
