#include "spirv_module.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    OP_EXTENSION = 10,
    OP_CAPABILITY = 17,
    OP_MEMORY_MODEL = 14,
    OP_ENTRY_POINT = 15,
    OP_TYPE_VECTOR = 23,
    OP_TYPE_ARRAY = 28,
    OP_TYPE_STRUCT = 30,
    OP_TYPE_POINTER = 32,
    OP_TYPE_FUNCTION = 33,
    OP_CONSTANT_COMPOSITE = 44,
    OP_SPEC_CONSTANT_COMPOSITE = 51,
    OP_FUNCTION = 54,
    OP_FUNCTION_PARAMETER = 55,
    OP_FUNCTION_END = 56,
    OP_FUNCTION_CALL = 57,
    OP_LOAD = 61,
    OP_STORE = 62,
    OP_LABEL = 248,
    OP_BRANCH = 249,
    OP_BRANCH_CONDITIONAL = 250,
    OP_RETURN_VALUE = 254,
    OP_UNREACHABLE = 255,
};

#define HEADER_WORDS UR_SPIRV_HEADER_WORDS
#define LAST_LISTED 271    /* up to here each opcode is in the table below or not assigned */
#define ID_LIMIT 0x3fffffu /* the universal limit of the specification, section 2.17 */

#define UNKNOWN UR_SPIRV_UNKNOWN
#define NO_RESULT UR_SPIRV_NO_RESULT
#define RESULT UR_SPIRV_RESULT
#define TYPED_RESULT UR_SPIRV_TYPED
static const struct {
    uint16_t first, last;
    uint8_t shape;
} shapes[] = {
    {0, 0, NO_RESULT},        {1, 1, TYPED_RESULT},     {2, 6, NO_RESULT},
    {7, 7, RESULT},           {8, 10, NO_RESULT},       {11, 11, RESULT},
    {12, 12, TYPED_RESULT},   {14, 17, NO_RESULT},      {19, 38, RESULT},
    {39, 39, NO_RESULT},      {41, 46, TYPED_RESULT},   {48, 52, TYPED_RESULT},
    {54, 55, TYPED_RESULT},   {56, 56, NO_RESULT},      {57, 57, TYPED_RESULT},
    {59, 61, TYPED_RESULT},   {62, 64, NO_RESULT},      {65, 70, TYPED_RESULT},
    {71, 72, NO_RESULT},      {73, 73, RESULT},         {74, 75, NO_RESULT},
    {77, 84, TYPED_RESULT},   {86, 98, TYPED_RESULT},   {99, 99, NO_RESULT},
    {100, 107, TYPED_RESULT}, {109, 124, TYPED_RESULT}, {126, 152, TYPED_RESULT},
    {154, 191, TYPED_RESULT}, {194, 205, TYPED_RESULT}, {207, 215, TYPED_RESULT},
    {218, 221, NO_RESULT},    {224, 225, NO_RESULT},    {227, 227, TYPED_RESULT},
    {228, 228, NO_RESULT},    {229, 242, TYPED_RESULT}, {245, 245, TYPED_RESULT},
    {246, 247, NO_RESULT},    {248, 248, RESULT},       {249, 257, NO_RESULT},
    {259, 259, TYPED_RESULT}, {260, 260, NO_RESULT},    {261, 271, TYPED_RESULT},
};

enum ur_spirv_shape ur_spirv_shape_of(unsigned opcode) {
    for (size_t i = 0; i < sizeof(shapes) / sizeof(shapes[0]); ++i) {
        if (opcode >= shapes[i].first && opcode <= shapes[i].last) {
            return shapes[i].shape;
        }
    }
    return UNKNOWN;
}

/* Numbers are given out in blocks: the core from 0, and from 4096 on one block for each vendor. */
static bool opcode_exists(uint32_t opcode) {
    return opcode <= LAST_LISTED ? ur_spirv_shape_of(opcode) != UNKNOWN
                                 : opcode < 512 || (opcode >= 4160 && opcode < 8192);
}

/* Fewest words of the instructions whose readers would run on into the next one. */
static uint32_t fewest_words(uint32_t opcode) {
    static const struct {
        uint16_t first, last;
        uint8_t words;
    } list[] = {
        {5, 5, 3},     {6, 6, 4},     {7, 7, 3},     {10, 10, 2},   {11, 11, 3},   {12, 12, 5},
        {14, 14, 3},   {15, 15, 4},   {16, 16, 3},   {17, 17, 2},   {21, 21, 4},   {22, 22, 3},
        {23, 24, 4},   {25, 25, 9},   {27, 27, 3},   {28, 28, 4},   {29, 29, 3},   {31, 31, 3},
        {32, 32, 4},   {33, 33, 3},   {39, 39, 3},   {43, 43, 4},   {50, 50, 4},   {52, 52, 4},
        {54, 54, 5},   {57, 57, 4},   {59, 59, 4},   {61, 61, 4},   {62, 63, 3},   {64, 64, 4},
        {65, 66, 4},   {67, 67, 5},   {70, 70, 5},   {71, 71, 3},   {72, 72, 4},   {77, 77, 5},
        {78, 78, 6},   {79, 79, 5},   {81, 81, 4},   {82, 82, 5},   {83, 84, 4},   {109, 124, 4},
        {126, 127, 4}, {128, 152, 5}, {154, 160, 4}, {161, 167, 5}, {168, 168, 4}, {169, 169, 6},
        {170, 191, 5}, {194, 199, 5}, {200, 200, 4}, {201, 201, 6}, {202, 203, 5}, {224, 224, 4},
        {225, 225, 3}, {227, 227, 6}, {228, 228, 5}, {229, 229, 7}, {230, 231, 9}, {232, 233, 6},
        {234, 242, 7}, {246, 246, 4}, {247, 247, 3}, {249, 249, 2}, {250, 250, 4}, {251, 251, 3},
        {254, 254, 2}, {256, 257, 3},
    };
    for (size_t i = 0; i < sizeof(list) / sizeof(list[0]); ++i) {
        if (opcode >= list[i].first && opcode <= list[i].last) {
            return list[i].words;
        }
    }
    return 1;
}

/* The word in which the text of an instruction begins, 0 if it has none. `last` tells whether
 * nothing follows it. */
static uint32_t text_word(uint32_t opcode, bool *last) {
    *last = opcode != OP_ENTRY_POINT;
    switch (opcode) {
    case 4: /* OpSourceExtension */
    case OP_EXTENSION:
        return 1;
    case 5:  /* OpName */
    case 7:  /* OpString */
    case 11: /* OpExtInstImport */
    case 31: /* OpTypeOpaque */
        return 2;
    case 6: /* OpMemberName */
    case OP_ENTRY_POINT:
        return 3;
    default:
        return 0;
    }
}

static bool capability_exists(uint32_t value) {
    return value < UR_SPIRV_CORE_CAPABILITIES || (value >= 4096 && value < 8192);
}

enum ur_spirv_fault ur_spirv_fault_at(const struct ur_spirv_module *module,
                                      enum ur_spirv_fault kind, const char *format, ...) {
    va_list args;
    va_start(args, format);
    vsnprintf(module->why, module->why_size, format, args);
    va_end(args);
    return kind;
}

static bool is_utf8(const unsigned char *text, size_t length) {
    for (size_t i = 0; i < length;) {
        unsigned char first = text[i++];
        unsigned more = first < 0x80   ? 0
                        : first < 0xc2 ? 4
                        : first < 0xe0 ? 1
                        : first < 0xf0 ? 2
                                       : 3;
        if (first > 0xf4 || more > 3 || more > length - i) {
            return false;
        }
        for (; more; --more) {
            if ((text[i++] & 0xc0) != 0x80) {
                return false;
            }
        }
    }
    return true;
}

static void define(const struct ur_spirv_module *module, uint32_t id, uint32_t at) {
    if (id != 0 && id < module->bound) {
        module->defined[id] = at;
    }
}

static bool is_defined(const struct ur_spirv_module *module, uint32_t id) {
    return id != 0 && id < module->bound && module->defined[id];
}

static enum ur_spirv_fault check_header(const struct ur_spirv_module *module, size_t size,
                                        uint32_t newest) {
    uint32_t magic = size >= 4 ? ur_spirv_word(module, 0) : 0;
    if (magic == __builtin_bswap32(UR_SPIRV_MAGIC)) {
        return ur_spirv_fault_at(module, UR_SPIRV_MALFORMED, "the module has the other byte order");
    }
    if (magic != UR_SPIRV_MAGIC) {
        return ur_spirv_fault_at(module, UR_SPIRV_NOT_SPIRV,
                                 "the first word is not SPIR-V's magic number");
    }
    if (size % 4 != 0) {
        return ur_spirv_fault_at(module, UR_SPIRV_MALFORMED,
                                 "%zu bytes are not a whole number of words", size);
    }
    if (size / 4 > UINT32_MAX || size / 4 < HEADER_WORDS) {
        return ur_spirv_fault_at(module, UR_SPIRV_MALFORMED,
                                 "the module has %zu words, and its header alone 5", size / 4);
    }
    uint32_t version = ur_spirv_word(module, 1);
    if ((version & 0xff0000ffu) != 0 || version >> 16 == 0) {
        return ur_spirv_fault_at(module, UR_SPIRV_MALFORMED, "word 1, 0x%08x, is no version",
                                 version);
    }
    if (newest && version > newest) {
        return ur_spirv_fault_at(
            module, UR_SPIRV_TOO_NEW,
            "the module is of SPIR-V %u.%u, and the newest version taken is %u.%u", version >> 16,
            version >> 8 & 0xff, newest >> 16, newest >> 8 & 0xff);
    }
    uint32_t bound = ur_spirv_word(module, 3);
    if (bound == 0 || bound > ID_LIMIT + 1) {
        return ur_spirv_fault_at(module, UR_SPIRV_MALFORMED,
                                 "the bound of ids, %u, is not in 1 to %u", bound, ID_LIMIT + 1);
    }
    if (ur_spirv_word(module, 4) != 0) {
        return ur_spirv_fault_at(module, UR_SPIRV_MALFORMED,
                                 "the schema in word 4 is %u instead of 0",
                                 ur_spirv_word(module, 4));
    }
    return UR_SPIRV_OK;
}

/* First pass: lengths, nesting of functions, and which ids exist. */
static enum ur_spirv_fault check_instructions(struct ur_spirv_module *module) {
    bool in_function = false, has_model = false, has_capability = false;
    uint32_t last_opcode = 0, label = 0;
    for (uint32_t at = HEADER_WORDS; at < module->words;) {
        uint32_t first = ur_spirv_word(module, at), length = first >> 16, opcode = first & 0xffff;
        if (length == 0 || length > module->words - at) {
            return ur_spirv_fault_at(
                module, UR_SPIRV_MALFORMED,
                "instruction %u at word %u has %u words, and %u are left: the module is "
                "cut off or damaged",
                opcode, at, length, module->words - at);
        }
        if (!opcode_exists(opcode)) {
            return ur_spirv_fault_at(module, UR_SPIRV_MALFORMED,
                                     "word %u has the unknown opcode %u", at, opcode);
        }
        enum ur_spirv_shape shape = ur_spirv_shape_of(opcode);
        uint32_t needs = shape == TYPED_RESULT ? 3 : shape == RESULT ? 2 : 1;
        if (length < needs || length < fewest_words(opcode)) {
            return ur_spirv_fault_at(module, UR_SPIRV_MALFORMED,
                                     "instruction %u at word %u is too short", opcode, at);
        }
        bool text_last;
        uint32_t text = text_word(opcode, &text_last);
        if (text) {
            const char *bytes = (const char *)module->code + (size_t)(at + text) * 4;
            size_t room = (size_t)(length - text) * 4, used = strnlen(bytes, room) + 1;
            if (used > room || (text_last && room - used >= 4)) {
                return ur_spirv_fault_at(
                    module, UR_SPIRV_MALFORMED,
                    "the text of instruction %u at word %u does not end where that does", opcode,
                    at);
            }
            if (!is_utf8((const unsigned char *)bytes, used - 1)) {
                return ur_spirv_fault_at(module, UR_SPIRV_MALFORMED,
                                         "the text of instruction %u at word %u is not UTF-8",
                                         opcode, at);
            }
        }
        if (shape == TYPED_RESULT || shape == RESULT) {
            uint32_t id = ur_spirv_word(module, at + needs - 1);
            if (id == 0 || id >= module->bound) {
                return ur_spirv_fault_at(
                    module, UR_SPIRV_MALFORMED,
                    "instruction %u at word %u defines id %u, outside the bound %u", opcode, at, id,
                    module->bound);
            }
            if (module->defined[id] &&
                ur_spirv_shape_of(ur_spirv_word(module, module->defined[id]) & 0xffff) != UNKNOWN) {
                return ur_spirv_fault_at(module, UR_SPIRV_MALFORMED,
                                         "word %u defines id %u, as word %u does", at + needs - 1,
                                         id, module->defined[id]);
            }
            define(module, id, at);
        } else if (shape == UNKNOWN) {
            /* Of an extension: its result, if it has one, is in one of these places. */
            for (uint32_t i = 1; i <= 2 && i < length; ++i) {
                define(module, ur_spirv_word(module, at + i), at);
            }
        }
        if (opcode == OP_CAPABILITY) {
            if (length != 2) {
                return ur_spirv_fault_at(module, UR_SPIRV_MALFORMED,
                                         "the capability at word %u has no value", at);
            }
            if (!capability_exists(ur_spirv_word(module, at + 1))) {
                return ur_spirv_fault_at(module, UR_SPIRV_CAPABILITY,
                                         "word %u declares the unknown capability %u", at,
                                         ur_spirv_word(module, at + 1));
            }
            if (ur_spirv_word(module, at + 1) < UR_SPIRV_CORE_CAPABILITIES) {
                module->capabilities[ur_spirv_word(module, at + 1)] = true;
            } else {
                module->extended = true;
            }
            has_capability = true;
        } else if (opcode == OP_EXTENSION) {
            char prefix[4] = "";
            if (length > 1) {
                memcpy(prefix, module->code + (size_t)(at + 1) * 4, 4);
            }
            if (memcmp(prefix, "SPV_", 4) != 0) {
                return ur_spirv_fault_at(
                    module, UR_SPIRV_MALFORMED,
                    "word %u declares an extension whose name does not begin with SPV_", at);
            }
        } else if (opcode == OP_MEMORY_MODEL) {
            if (length != 3) {
                return ur_spirv_fault_at(module, UR_SPIRV_MALFORMED,
                                         "the memory model at word %u is too short", at);
            }
            has_model = true;
        } else if (opcode == OP_FUNCTION) {
            if (in_function || length != 5) {
                return ur_spirv_fault_at(module, UR_SPIRV_MALFORMED,
                                         in_function
                                             ? "the function at word %u begins inside another one"
                                             : "the function at word %u has the wrong length",
                                         at);
            }
            in_function = true;
        } else if (opcode == OP_FUNCTION_END) {
            if (!in_function) {
                return ur_spirv_fault_at(module, UR_SPIRV_MALFORMED,
                                         "word %u ends a function outside of one", at);
            }
            /* A body ends with a terminator; a declaration with its parameters. */
            if (!(last_opcode >= OP_BRANCH && last_opcode <= 255) && last_opcode != OP_FUNCTION &&
                last_opcode != OP_FUNCTION_PARAMETER && ur_spirv_shape_of(last_opcode) != UNKNOWN &&
                last_opcode != 8 && last_opcode != 317) {
                return ur_spirv_fault_at(module, UR_SPIRV_MALFORMED,
                                         "the function that ends at word %u does not return", at);
            }
            in_function = false;
        }
        if (opcode == OP_LABEL) {
            label = ur_spirv_word(module, at + 1);
        } else if (opcode >= OP_BRANCH && opcode <= OP_UNREACHABLE && label) {
            module->ends[label] = at;
            label = 0;
        }
        last_opcode = opcode;
        at += length;
    }
    if (!has_capability || !has_model) {
        return ur_spirv_fault_at(module, UR_SPIRV_MALFORMED, "the module ends before %s",
                                 has_capability ? "its memory model" : "its first capability");
    }
    if (in_function) {
        return ur_spirv_fault_at(module, UR_SPIRV_MALFORMED, "the module ends inside a function");
    }
    return UR_SPIRV_OK;
}

/* Second pass: the ids that an instruction names, as far as their places are known, exist. */
static enum ur_spirv_fault check_references(const struct ur_spirv_module *module) {
    for (uint32_t at = HEADER_WORDS; at < module->words;) {
        uint32_t first = ur_spirv_word(module, at), length = first >> 16, opcode = first & 0xffff;
        uint32_t from = 0, to = 0; /* words from..to-1 are ids */
        switch (opcode) {
        case OP_ENTRY_POINT:
        case OP_TYPE_VECTOR:
            from = 2, to = 3;
            break;
        case OP_TYPE_ARRAY:
            from = 2, to = 4;
            break;
        case OP_TYPE_POINTER:
            from = 3, to = 4;
            break;
        case OP_TYPE_STRUCT:
        case OP_TYPE_FUNCTION:
            from = 2, to = length;
            break;
        case OP_FUNCTION:
            from = 4, to = 5;
            break;
        case OP_CONSTANT_COMPOSITE:
        case OP_SPEC_CONSTANT_COMPOSITE:
        case OP_FUNCTION_CALL:
            from = 3, to = length;
            break;
        case OP_LOAD:
            from = 3, to = 4;
            break;
        case OP_STORE:
            from = 1, to = 3;
            break;
        case OP_BRANCH:
        case OP_RETURN_VALUE:
            from = 1, to = 2;
            break;
        case OP_BRANCH_CONDITIONAL:
            from = 1, to = 4;
            break;
        default:
            /* Access chains, conversions, arithmetic, logic and OpPhi have ids alone for operands.
             */
            if ((opcode >= 65 && opcode <= 67) || opcode == 70 ||
                (opcode >= 109 && opcode <= 205) || opcode == 245) {
                from = 3, to = length;
            }
            break;
        }
        if (to > length) {
            return ur_spirv_fault_at(module, UR_SPIRV_MALFORMED,
                                     "instruction %u at word %u is too short", opcode, at);
        }
        for (uint32_t i = from; i < to; ++i) {
            if (!is_defined(module, ur_spirv_word(module, at + i))) {
                return ur_spirv_fault_at(
                    module, UR_SPIRV_MALFORMED,
                    opcode == OP_ENTRY_POINT
                        ? "the entry point at word %u names function %u, which the module "
                          "does not define: it is cut off"
                        : "word %u names id %u, which the module does not define",
                    opcode == OP_ENTRY_POINT ? at : at + i, ur_spirv_word(module, at + i));
            }
        }
        if (ur_spirv_shape_of(opcode) == TYPED_RESULT &&
            !is_defined(module, ur_spirv_word(module, at + 1))) {
            return ur_spirv_fault_at(module, UR_SPIRV_MALFORMED,
                                     "word %u names type %u, which the module does not define",
                                     at + 1, ur_spirv_word(module, at + 1));
        }
        at += length;
    }
    return UR_SPIRV_OK;
}

enum ur_spirv_fault ur_spirv_check(const void *code, size_t size, uint32_t newest, char *why,
                                   size_t why_size) {
    struct ur_spirv_module module = {.code = code, .why = why, .why_size = why_size};
    enum ur_spirv_fault result = check_header(&module, size, newest);
    if (result) {
        return result;
    }
    module.words = (uint32_t)(size / 4);
    module.bound = ur_spirv_word(&module, 3);
    module.defined = calloc(module.bound, sizeof(*module.defined));
    module.ends = calloc(module.bound, sizeof(*module.ends));
    if (!module.defined || !module.ends) {
        free(module.defined);
        free(module.ends);
        return ur_spirv_fault_at(&module, UR_SPIRV_OUT_OF_MEMORY, "out of host memory");
    }
    result = check_instructions(&module);
    if (result == UR_SPIRV_OK) {
        result = check_references(&module);
    }
    if (result == UR_SPIRV_OK && !module.extended) {
        result = ur_spirv_check_types(&module);
    }
    free(module.defined);
    free(module.ends);
    return result;
}

bool ur_is_text(const void *data, size_t size) {
    const unsigned char *bytes = data;
    if (size && bytes[size - 1] == '\0') {
        --size;
    }
    for (size_t i = 0; i < size; ++i) {
        bool space = bytes[i] >= '\t' && bytes[i] <= '\r';
        if ((bytes[i] < ' ' && !space) || bytes[i] == 0x7f) {
            return false;
        }
    }
    return size != 0;
}
