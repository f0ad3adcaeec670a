/* The second part of the SPIR-V check: whether types, blocks and what names them fit together.
 * Compilers take that for granted, and end the process where it is not so. What is checked is cheap
 * and sure: a module that passes may still be wrong, one that does not is. */
#include "spirv_at.h"

/* ---- types ----------------------------------------------------------------------------------- */

static enum ur_spirv_fault check_image_type(const struct at *at) {
    uint32_t sampled = op(at, WORD(2));
    CHECK(sampled >= OP_TYPE_VOID && sampled <= OP_TYPE_FLOAT,
          "an image of something else than scalars");
    CHECK(WORD(3) <= 6 && WORD(4) <= 2 && WORD(5) <= 1 && WORD(6) <= 1 && WORD(7) <= 2 &&
              WORD(8) <= 41 && (at->length < 10 || WORD(9) <= 2),
          "an image with an unknown property");
    return UR_SPIRV_OK;
}

static enum ur_spirv_fault check_type(const struct at *at) {
    switch (at->opcode) {
    case OP_TYPE_VOID:
    case OP_TYPE_BOOL:
    case OP_TYPE_SAMPLER:
        CHECK(at->length == 2, "a type with operands that it does not have");
        return UR_SPIRV_OK;
    case OP_TYPE_INT:
        CHECK(at->length == 4 && WORD(3) <= 1 &&
                  (WORD(2) == 8 || WORD(2) == 16 || WORD(2) == 32 || WORD(2) == 64),
              "an integer type of an unknown width or sign");
        return UR_SPIRV_OK;
    case OP_TYPE_FLOAT:
        CHECK(WORD(2) == 16 || WORD(2) == 32 || WORD(2) == 64,
              "a floating-point type of an unknown width");
        return UR_SPIRV_OK;
    case OP_TYPE_VECTOR: {
        uint32_t component = op(at, WORD(2)), count = WORD(3);
        CHECK(component >= OP_TYPE_BOOL && component <= OP_TYPE_FLOAT,
              "a vector of something else than scalars");
        CHECK(at->length == 4 &&
                  (count == 2 || count == 3 || count == 4 || count == 8 || count == 16),
              "a vector of an unknown length");
        return UR_SPIRV_OK;
    }
    case OP_TYPE_IMAGE:
        return check_image_type(at);
    case 27: /* OpTypeSampledImage */
        CHECK(op(at, WORD(2)) == OP_TYPE_IMAGE, "a sampled image of something else than an image");
        return UR_SPIRV_OK;
    case OP_TYPE_ARRAY:
        CHECK(at->length == 4 && is_value_type(at, WORD(2)), "an array of what has no values");
        CHECK(is_constant(at, WORD(3)) && op(at, type_of(at, WORD(3))) == OP_TYPE_INT,
              "an array whose length is no constant number");
        CHECK(op(at, WORD(3)) != OP_CONSTANT || of(at, WORD(3), 3) != 0, "an array of no elements");
        return UR_SPIRV_OK;
    case 29: /* OpTypeRuntimeArray */
        CHECK(is_value_type(at, WORD(2)), "an array of what has no values");
        return UR_SPIRV_OK;
    case OP_TYPE_STRUCT:
        for (uint32_t i = 2; i < at->length; ++i) {
            CHECK(is_value_type(at, WORD(i)), "a structure of what has no values");
            CHECK(defined_at(at, WORD(i)) < at->word || is_pointer(at, WORD(i)),
                  "a structure inside itself");
        }
        return UR_SPIRV_OK;
    case OP_TYPE_POINTER:
        CHECK(at->length == 4 && WORD(2) <= 12, "a pointer to an unknown storage class");
        CHECK(is_type(at, WORD(3)), "a pointer to what is no type");
        return UR_SPIRV_OK;
    case OP_TYPE_FUNCTION:
        CHECK(is_type(at, WORD(2)), "a function that returns what is no type");
        for (uint32_t i = 3; i < at->length; ++i) {
            CHECK(is_value_type(at, WORD(i)), "a function of what has no values");
        }
        return UR_SPIRV_OK;
    default:
        return UR_SPIRV_OK;
    }
}

/* ---- constants and variables ----------------------------------------------------------------- */

static enum ur_spirv_fault check_constant(const struct at *at) {
    uint32_t type = WORD(1), kind = op(at, type);
    switch (at->opcode) {
    case 41: /* OpConstantTrue, OpConstantFalse, and those to specialize */
    case 42:
    case 48:
    case 49:
        CHECK(kind == OP_TYPE_BOOL && at->length == 3, "a truth value of another type");
        return UR_SPIRV_OK;
    case OP_CONSTANT:
    case 50:
        CHECK(kind == OP_TYPE_INT || kind == OP_TYPE_FLOAT, "a number of another type");
        CHECK(at->length == 3 + (of(at, type, 2) + 31) / 32,
              "a number of another width than its type");
        return UR_SPIRV_OK;
    case 44: /* OpConstantComposite */
    case 51:
        for (uint32_t i = 3; i < at->length; ++i) {
            uint32_t wanted = member(at, type, i - 3);
            CHECK(wanted && type_of(at, WORD(i)) == wanted, "a constituent of another type");
            CHECK(is_constant(at, WORD(i)) || op(at, WORD(i)) == OP_UNDEF ||
                      op(at, WORD(i)) == OP_VARIABLE,
                  "a constituent that is no constant");
        }
        CHECK(!member(at, type, at->length - 3) ||
                  (kind == OP_TYPE_ARRAY && op(at, of(at, type, 3)) != OP_CONSTANT),
              "fewer constituents than the type has");
        return UR_SPIRV_OK;
    case 45: /* OpConstantSampler */
        CHECK(kind == OP_TYPE_SAMPLER && at->length == 6 && WORD(3) <= 4 && WORD(4) <= 1 &&
                  WORD(5) <= 1,
              "a sampler with an unknown property");
        return UR_SPIRV_OK;
    case 46: /* OpConstantNull */
        CHECK(is_value_type(at, type) && kind != OP_TYPE_SAMPLER && kind != OP_TYPE_IMAGE,
              "null of another type");
        return UR_SPIRV_OK;
    default:
        return UR_SPIRV_OK;
    }
}

static enum ur_spirv_fault check_variable(const struct at *at) {
    CHECK(is_pointer(at, WORD(1)) && of(at, WORD(1), 2) == WORD(3),
          "a variable whose type is no pointer to its storage class");
    CHECK(is_value_type(at, of(at, WORD(1), 3)), "a variable of what has no values");
    CHECK((WORD(3) == 7) == (at->function != 0),
          "a variable of another storage class than its place has");
    CHECK(WORD(3) != GENERIC_CLASS, "a variable of the storage class Generic");
    CHECK(at->length <= 5, "a variable with more operands than it can have");
    if (at->length == 5) {
        CHECK((is_constant(at, WORD(4)) && type_of(at, WORD(4)) == of(at, WORD(1), 3)) ||
                  op(at, WORD(4)) == OP_VARIABLE,
              "an initial value of another type");
    }
    return UR_SPIRV_OK;
}

/* ---- functions and blocks -------------------------------------------------------------------- */

static enum ur_spirv_fault check_call(const struct at *at) {
    uint32_t type = of(at, WORD(3), 4); /* of the function */
    CHECK(op(at, WORD(3)) == OP_FUNCTION, "a call of what is no function");
    CHECK(of(at, type, 2) == WORD(1), "a result of another type than the function's");
    CHECK(at->length - 4 == length_of(at, type) - 3,
          "another number of arguments than the function has");
    for (uint32_t i = 4; i < at->length; ++i) {
        CHECK(type_of(at, WORD(i)) == of(at, type, i - 1),
              "an argument of another type than the function's");
    }
    return UR_SPIRV_OK;
}

static bool is_label(const struct at *at, uint32_t id) {
    return op(at, id) == OP_LABEL && defined_at(at, id) > at->function;
}

/* Whether the branch at that word may go to the label. */
static bool leads_to(const struct at *at, uint32_t branch, uint32_t label) {
    uint32_t first = branch ? ur_spirv_word(at->module, branch) : 0, opcode = first & 0xffff;
    if (opcode < OP_BRANCH || opcode > 251) {
        return false;
    }
    /* Literals of a switch are taken for labels as well: this may let something pass. */
    for (uint32_t i = opcode == OP_BRANCH ? 1 : 2; i < first >> 16; ++i) {
        if (ur_spirv_word(at->module, branch + i) == label) {
            return true;
        }
    }
    return false;
}

static enum ur_spirv_fault check_control(const struct at *at) {
    const struct ur_spirv_module *module = at->module;
    switch (at->opcode) {
    case OP_PHI:
        CHECK(at->length % 2 == 1, "a value without a block");
        for (uint32_t i = 3; i < at->length; i += 2) {
            CHECK(type_of(at, WORD(i)) == WORD(1) && is_label(at, WORD(i + 1)),
                  "a value of another type, or no block");
            CHECK(leads_to(at, module->ends[WORD(i + 1)], at->block),
                  "a value of a block that does not lead here");
        }
        return UR_SPIRV_OK;
    case OP_LOOP_MERGE:
        CHECK(is_label(at, WORD(1)) && is_label(at, WORD(2)), "a merge with what is no block");
        return UR_SPIRV_OK;
    case OP_SELECTION_MERGE:
        CHECK(is_label(at, WORD(1)), "a merge with what is no block");
        return UR_SPIRV_OK;
    case OP_BRANCH:
        CHECK(at->length == 2 && is_label(at, WORD(1)), "a branch to what is no block");
        return UR_SPIRV_OK;
    case 250: /* OpBranchConditional */
        CHECK((at->length == 4 || at->length == 6) &&
                  op(at, type_of(at, WORD(1))) == OP_TYPE_BOOL && is_label(at, WORD(2)) &&
                  is_label(at, WORD(3)),
              "a branch on what is no truth value, or to what is no block");
        return UR_SPIRV_OK;
    case 251: { /* OpSwitch */
        uint32_t type = type_of(at, WORD(1)), literal = width(at, type) > 32 ? 2 : 1;
        CHECK(op(at, type) == OP_TYPE_INT && is_label(at, WORD(2)) &&
                  (at->length - 3) % (literal + 1) == 0,
              "a switch on what is no integer, or to what is no block");
        for (uint32_t i = 3 + literal; i < at->length; i += literal + 1) {
            CHECK(is_label(at, WORD(i)), "a switch to what is no block");
        }
        return UR_SPIRV_OK;
    }
    case 253: /* OpReturn */
        CHECK(op(at, ur_spirv_word(module, at->function + 1)) == OP_TYPE_VOID,
              "a return without the function's value");
        return UR_SPIRV_OK;
    case 254: /* OpReturnValue */
        CHECK(type_of(at, WORD(1)) == ur_spirv_word(module, at->function + 1),
              "a return of another type than the function's");
        return UR_SPIRV_OK;
    default:
        return UR_SPIRV_OK;
    }
}

static enum ur_spirv_fault check_function(const struct at *at) {
    CHECK(op(at, WORD(4)) == OP_TYPE_FUNCTION && of(at, WORD(4), 2) == WORD(1),
          "a function of another type than it says");
    CHECK(WORD(3) <= 15, "a function with an unknown property");
    /* Its parameters follow. */
    uint32_t next = at->word + at->length, count = length_of(at, WORD(4)) - 3;
    for (uint32_t i = 0; i <= count; ++i) {
        uint32_t first = next < at->module->words ? ur_spirv_word(at->module, next) : 0;
        while ((first & 0xffff) == OP_LINE || (first & 0xffff) == OP_NO_LINE) {
            next += first >> 16;
            first = next < at->module->words ? ur_spirv_word(at->module, next) : 0;
        }
        if (i == count) {
            CHECK((first & 0xffff) == OP_LABEL || (first & 0xffff) == OP_FUNCTION_END,
                  "another number of parameters than its type has");
            break;
        }
        CHECK((first & 0xffff) == OP_FUNCTION_PARAMETER && first >> 16 == 3 &&
                  ur_spirv_word(at->module, next + 1) == of(at, WORD(4), i + 3),
              "a parameter of another type than the function's");
        next += 3;
    }
    return UR_SPIRV_OK;
}

/* ---- what names things ----------------------------------------------------------------------- */

static enum ur_spirv_fault check_import(const struct at *at) {
    const char *name = (const char *)at->module->code + (size_t)(at->word + 2) * 4;
    CHECK(strcmp(name, "OpenCL.std") == 0 || strcmp(name, "GLSL.std.450") == 0 ||
              strncmp(name, "OpenCL.DebugInfo.", 17) == 0 ||
              strncmp(name, "NonSemantic.", 12) == 0 || strcmp(name, "SPIRV.debug") == 0 ||
              strcmp(name, "DebugInfo") == 0,
          "an unknown set of extended instructions");
    return UR_SPIRV_OK;
}

static enum ur_spirv_fault check_entry_point(const struct at *at) {
    const char *name = (const char *)at->module->code + (size_t)(at->word + 3) * 4;
    CHECK(WORD(1) == 6, "an entry point that is no kernel");
    CHECK(op(at, WORD(2)) == OP_FUNCTION, "an entry point that is no function");
    CHECK(op(at, of(at, WORD(2), 1)) == OP_TYPE_VOID, "a kernel that returns a value");
    CHECK(name[0] != '\0', "a kernel without a name");
    for (uint32_t i = 3 + (uint32_t)strlen(name) / 4 + 1; i < at->length; ++i) {
        CHECK(op(at, WORD(i)) == OP_VARIABLE, "an interface of what is no variable");
    }
    return UR_SPIRV_OK;
}

static enum ur_spirv_fault check_execution_mode(const struct at *at) {
    static const struct {
        uint8_t mode, operands;
    } modes[] = {{17, 3}, {18, 3}, {30, 1}, {31, 0}, {33, 0}, {34, 0}, {35, 1}, {36, 1}};
    uint32_t mode = WORD(2);
    CHECK(op(at, WORD(1)) == OP_FUNCTION, "a mode of what is no function");
    for (size_t i = 0; i < sizeof(modes) / sizeof(modes[0]); ++i) {
        if (modes[i].mode == mode) {
            CHECK(at->length == 3u + modes[i].operands,
                  "another number of operands than the mode has");
            CHECK((mode != 17 && mode != 18) || (WORD(3) && WORD(4) && WORD(5)),
                  "a work-group of no size");
            return UR_SPIRV_OK;
        }
    }
    WRONG("instruction %u at word %u: a mode that kernels do not have", at->opcode, at->word);
}

/* `type` is that of the variable. */
static enum ur_spirv_fault check_built_in(const struct at *at, uint32_t type, uint32_t value) {
    if (op(at, WORD(1)) != OP_VARIABLE) { /* WorkgroupSize may be a constant */
        CHECK(value == 25, "a built-in that is no variable");
        return UR_SPIRV_OK;
    }
    bool three = (value >= 24 && value <= 28) || (value >= 31 && value <= 33);
    bool one = (value >= 29 && value <= 41 && value != 35) && !three;
    bool mask = value >= 4416 && value <= 4420;
    CHECK(three || one || mask, "a built-in variable that kernels do not have");
    CHECK(is_int(at, type) && lanes(at, type) == (three  ? 3u
                                                  : mask ? 4u
                                                         : 1u),
          "a built-in variable of another type");
    return UR_SPIRV_OK;
}

/* Zext, Sext, ByVal, Sret, NoAlias, NoCapture, NoWrite, NoReadWrite. */
static enum ur_spirv_fault check_attribute(const struct at *at, uint32_t target, uint32_t value) {
    uint32_t type = type_of(at, target);
    CHECK(op(at, target) == OP_FUNCTION_PARAMETER || (op(at, target) == OP_FUNCTION && value <= 1),
          "an attribute of what is no parameter");
    CHECK(value <= 7, "an unknown attribute of a parameter");
    CHECK(value <= 1 ? is_int(at, type) || is_bool(at, type) || op(at, target) == OP_FUNCTION
                     : is_pointer(at, type),
          "an attribute that the parameter's type does not have");
    CHECK(value != 2 || of(at, type, 2) == 7,
          "a parameter passed by value that is no pointer to the function's own memory");
    CHECK(value != 3 || of(at, type, 2) == 7 || of(at, type, 2) == GENERIC_CLASS,
          "a returned structure that is not in the function's own memory");
    return UR_SPIRV_OK;
}

static enum ur_spirv_fault check_decoration(const struct at *at, uint32_t word) {
    static const struct {
        uint8_t decoration, operands;
    } known[] = {{1, 1},  {10, 0}, {11, 1}, {19, 0}, {20, 0}, {21, 0}, {22, 0},
                 {23, 0}, {24, 0}, {25, 0}, {26, 0}, {28, 0}, {35, 1}, {38, 1},
                 {39, 1}, {40, 1}, {42, 0}, {44, 1}, {45, 1}};
    uint32_t decoration = WORD(word), operands = at->length - word - 1;
    CHECK(decoration <= 47 || decoration >= 4096, "an unknown decoration");
    for (size_t i = 0; i < sizeof(known) / sizeof(known[0]); ++i) {
        CHECK(known[i].decoration != decoration || known[i].operands == operands,
              "another number of operands than the decoration has");
    }
    if (op(at, WORD(1)) == 73) { /* of a group: to whom it belongs is said elsewhere */
        return UR_SPIRV_OK;
    }
    uint32_t value = operands ? WORD(word + 1) : 0;
    if (decoration == 11) {
        return check_built_in(at, of(at, type_of(at, WORD(1)), 3), value);
    }
    if (decoration == 38) {
        return check_attribute(at, WORD(1), value);
    }
    CHECK(decoration != 39 || value <= 3, "an unknown rounding mode");
    CHECK(decoration != 44 || (value && (value & (value - 1)) == 0),
          "an alignment that is no power of two");
    if (decoration == 41) {
        const char *name = (const char *)at->module->code + (size_t)(at->word + word + 1) * 4;
        size_t room = operands * 4u, used = strnlen(name, room) / 4 + 1;
        CHECK(operands >= 2 && used + 1 == operands && WORD(at->length - 1) <= 2,
              "a linkage that is cut off");
        uint32_t target = op(at, WORD(1));
        CHECK(target == OP_FUNCTION || target == OP_VARIABLE,
              "a linkage of what has no name outside");
    }
    return UR_SPIRV_OK;
}

static enum ur_spirv_fault check_name(const struct at *at) {
    switch (at->opcode) {
    case 5: /* OpName, OpMemberName */
    case 6:
        CHECK(defined_at(at, WORD(1)), "a name of what is not there");
        return UR_SPIRV_OK;
    case 71: /* OpDecorate */
        CHECK(defined_at(at, WORD(1)), "a decoration of what is not there");
        return check_decoration(at, 2);
    case 72: /* OpMemberDecorate */
        CHECK(op(at, WORD(1)) == OP_TYPE_STRUCT && WORD(2) + 2 < length_of(at, WORD(1)),
              "a decoration of a member that is not there");
        return check_decoration(at, 3);
    case 3: /* OpSource */
        CHECK(at->length >= 3 && WORD(1) <= 12, "an unknown source language");
        return UR_SPIRV_OK;
    case 14: /* OpMemoryModel */
        CHECK((WORD(1) == 1 || WORD(1) == 2) && WORD(2) == 2,
              "a memory model that is not OpenCL's");
        return UR_SPIRV_OK;
    case OP_EXT_INST_IMPORT:
        return check_import(at);
    case 15:
        return check_entry_point(at);
    case 16:
        return check_execution_mode(at);
    default:
        return UR_SPIRV_OK;
    }
}

/* ---- order ----------------------------------------------------------------------------------- */

/* The section of a module that an instruction belongs to; 0 where it may stand in several. */
static unsigned section_of(uint32_t opcode) {
    switch (opcode) {
    case 17:
        return 1;
    case 10:
        return 2;
    case OP_EXT_INST_IMPORT:
        return 3;
    case 14:
        return 4;
    case 15:
        return 5;
    case 16:
    case 331:
        return 6;
    case 2:
    case 3:
    case 4:
    case 7:
        return 7;
    case 5:
    case 6:
        return 8;
    case 330:
        return 9;
    case 71:
    case 72:
    case 73:
    case 74:
    case 75:
        return 10;
    case OP_FUNCTION:
        return 12;
    default:
        return opcode >= OP_TYPE_VOID && opcode <= OP_SPEC_CONSTANT_OP ? 11 : 0;
    }
}

/* In a function: instructions stand in blocks, which begin with a label and end with one
 * instruction that goes elsewhere. `open` tells whether a block is open. */
static enum ur_spirv_fault check_place(const struct at *at, bool *open) {
    if (at->opcode == OP_LINE || at->opcode == OP_NO_LINE || at->opcode == OP_FUNCTION ||
        at->opcode == OP_FUNCTION_PARAMETER || ur_spirv_shape_of(at->opcode) == UR_SPIRV_UNKNOWN) {
        return UR_SPIRV_OK;
    }
    if (at->opcode == OP_LABEL || at->opcode == OP_FUNCTION_END) {
        CHECK(!*open, "the block before does not end");
        *open = at->opcode == OP_LABEL;
        return UR_SPIRV_OK;
    }
    CHECK(*open, "an instruction outside of a block");
    if (at->opcode >= OP_BRANCH && at->opcode <= OP_UNREACHABLE) {
        *open = false;
    }
    return UR_SPIRV_OK;
}

/* Words that name values: these come before their use, but for phis and what functions call. */
static enum ur_spirv_fault check_before_use(const struct at *at) {
    uint32_t from = 3, to = at->length, opcode = at->opcode;
    if (opcode == OP_EXT_INST) {
        from = 5; /* vloadn and its kin end with a literal */
        to = WORD(4) >= 173 && WORD(4) <= 181 && to > 7 ? 7 : to;
    } else if (opcode == 61 || opcode == 86 || opcode == 88 || opcode == 98 || opcode == 103) {
        to = opcode == 61 ? 4 : 5;
    } else if (opcode == 99) {
        from = 1, to = 4;
    } else if (opcode == 62 || opcode == 63) {
        from = 1, to = 3;
    } else if (opcode == 57) {
        from = 4;
    } else if (opcode == 79) {
        to = 5;
    } else if (opcode == 81 || opcode == 123) {
        to = 4;
    } else if (opcode == 82) {
        to = 5;
    } else if (opcode == 254 || opcode == 250 || opcode == 251) {
        from = 1, to = 2;
    } else if (!((opcode >= 65 && opcode <= 67) || opcode == 70 || opcode == 77 || opcode == 78 ||
                 opcode == 80 || opcode == 83 || (opcode >= 109 && opcode <= 205) ||
                 (opcode >= 227 && opcode <= 242 && opcode != 228))) {
        return UR_SPIRV_OK;
    }
    for (uint32_t i = from; i < to; ++i) {
        uint32_t defined = defined_at(at, WORD(i));
        CHECK(defined && defined < at->word, "an operand that is not there yet");
        /* What one function computes, no other can use. */
        uint32_t value = op(at, WORD(i));
        bool local = defined > at->function;
        CHECK(local || is_constant(at, WORD(i)) || value == OP_UNDEF || value == OP_VARIABLE ||
                  value == OP_FUNCTION || ur_spirv_shape_of(value) == UR_SPIRV_UNKNOWN,
              "an operand of another function");
    }
    return UR_SPIRV_OK;
}

/* Those of shaders, whose capabilities OpenCL does not have. */
static bool of_shaders(uint32_t opcode) {
    return opcode == OP_TYPE_MATRIX || opcode == 60 || opcode == 68 || opcode == 84 ||
           opcode == 87 || (opcode >= 89 && opcode <= 94) || (opcode >= 143 && opcode <= 147) ||
           (opcode >= 207 && opcode <= 221) || opcode == 252;
}

/* Later instructions of the core, each with the capability that it needs. */
static bool is_later(const struct at *at, uint32_t opcode) {
    const bool *has = at->module->capabilities;
    if (opcode >= 333 && opcode <= 366) { /* OpGroupNonUniform... */
        bool any = false;
        for (unsigned i = 61; i <= 68; ++i) {
            any |= has[i];
        }
        return any;
    }
    if (opcode >= 322 && opcode <= 324) { /* of pipes */
        return has[60];
    }
    if (opcode >= 325 && opcode <= 329) { /* of the launch from the device, of barriers */
        return opcode <= 326 ? has[58] : has[59];
    }
    return (opcode >= OP_NO_LINE && opcode <= 332) || (opcode >= 400 && opcode <= 403);
}

static bool may_be_outside(uint32_t opcode) {
    return opcode == OP_LINE || opcode == OP_NO_LINE || opcode == OP_UNDEF ||
           opcode == OP_EXT_INST || opcode == OP_VARIABLE || opcode == OP_TYPE_FORWARD_POINTER ||
           opcode == 0 || opcode == 322 || opcode == 323 || opcode == 327 || opcode == 332;
}

static enum ur_spirv_fault check_one(const struct at *at) {
    uint32_t opcode = at->opcode;
    CHECK(!of_shaders(opcode), "an instruction that kernels do not have");
    CHECK(ur_spirv_shape_of(opcode) != UR_SPIRV_UNKNOWN || is_later(at, opcode),
          "an instruction of an extension that the module does not declare");
    CHECK(at->function || section_of(opcode) || may_be_outside(opcode),
          "an instruction outside of a function");
    if (ur_spirv_shape_of(opcode) == UR_SPIRV_TYPED) {
        CHECK(is_type(at, WORD(1)), "a result whose type is no type");
        CHECK(op(at, WORD(1)) != OP_TYPE_VOID || opcode == OP_FUNCTION || opcode == 57 ||
                  opcode == OP_EXT_INST,
              "a result of no type");
    }
    if (opcode <= 16 && opcode != OP_UNDEF && opcode != OP_EXT_INST) {
        return check_name(at);
    }
    if (opcode >= OP_TYPE_VOID && opcode <= OP_TYPE_FUNCTION) {
        return check_type(at);
    }
    if (opcode >= 41 && opcode <= 51) {
        return check_constant(at);
    }
    switch (opcode) {
    case OP_FUNCTION:
        return check_function(at);
    case 57:
        return check_call(at);
    case OP_VARIABLE:
        return check_variable(at);
    case 71:
    case 72:
        return check_name(at);
    default:
        break;
    }
    if (opcode >= OP_PHI && opcode <= OP_UNREACHABLE) {
        return check_control(at);
    }
    return ur_spirv_check_operands(at);
}

enum ur_spirv_fault ur_spirv_check_types(const struct ur_spirv_module *module) {
    struct at here = {.module = module}, *at = &here;
    unsigned section = 0;
    bool open = false;
    for (at->word = UR_SPIRV_HEADER_WORDS; at->word < module->words; at->word += at->length) {
        at->length = WORD(0) >> 16;
        at->opcode = WORD(0) & 0xffff;
        unsigned own = section_of(at->opcode);
        CHECK(own == 0 || own >= section, "the instruction stands too late in the module");
        section = own > section ? own : section;
        at->function = at->opcode == OP_FUNCTION ? at->word : at->function;
        at->block = at->opcode == OP_LABEL ? WORD(1) : at->block;
        enum ur_spirv_fault result = UR_SPIRV_OK;
        if (at->function && (result = check_place(at, &open)) == UR_SPIRV_OK) {
            result = check_before_use(at);
        }
        if (result == UR_SPIRV_OK) {
            result = check_one(at);
        }
        if (result) {
            return result;
        }
        at->function = at->opcode == OP_FUNCTION_END ? 0 : at->function;
    }
    return UR_SPIRV_OK;
}
