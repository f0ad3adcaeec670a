/* What each function of OpenCL C is in SPIR-V, but for those of groups (by_name_group.c). */
#include "by_name_call.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* OpenCL's numbers for what SPIR-V counts from 0. */
enum { CHANNEL_ORDERS = 0x10b0, CHANNEL_TYPES = 0x10d0 };

enum { EXTENDED = 256 }; /* numbers of OpenCL.std are below */

/* ---- conversions ----------------------------------------------------------------------------- */

static const char *by_name_call_type_name(const char *at, char *of) {
    static const struct {
        const char *name;
        char of;
    } types[] = {{"char", 'c'}, {"uchar", 'h'}, {"short", 's'}, {"ushort", 't'},
                 {"int", 'i'},  {"uint", 'j'},  {"long", 'l'},  {"ulong", 'm'},
                 {"half", 'H'}, {"float", 'f'}, {"double", 'd'}};
    for (size_t i = 0; i < sizeof(types) / sizeof(types[0]); ++i) {
        const char *end = behind(at, types[i].name);
        if (end) {
            *of = types[i].of;
            return end + strspn(end, "0123456789");
        }
    }
    return NULL;
}

/* FPRoundingMode of a suffix; UR_SPIRV_NONE: none. False: it is no suffix. */
static bool rounding_of(const char *suffix, uint32_t *mode) {
    static const char modes[][5] = {"_rte", "_rtz", "_rtp",
                                    "_rtn"}; /* in the order of their numbers */
    *mode = UR_SPIRV_NONE;
    for (uint32_t i = 0; i < 4; ++i) {
        if (strcmp(suffix, modes[i]) == 0) {
            *mode = i;
        }
    }
    return !*suffix || *mode != UR_SPIRV_NONE;
}

static bool converts(struct by_name *b, const struct ur_mangled *name) {
    char to, from = name->of[0];
    uint32_t mode, type = argument_type(b, 0);
    const char *suffix = behind(name->name, "convert_");
    suffix = suffix ? by_name_call_type_name(suffix, &to) : NULL;
    const char *sat = suffix ? behind(suffix, "_sat") : NULL;
    if (!suffix || arguments(b) != 1 || !rounding_of(sat ? sat : suffix, &mode)) {
        return false;
    }
    bool from_float = ur_mangled_float(from), to_float = ur_mangled_float(to),
         from_sign = ur_mangled_signed(from), to_sign = ur_mangled_signed(to);
    uint16_t opcode;
    if (from_float && to_float) {
        opcode = SpvOpFConvert;
    } else if (from_float) {
        opcode = to_sign ? SpvOpConvertFToS : SpvOpConvertFToU;
    } else if (to_float) {
        opcode = from_sign ? SpvOpConvertSToF : SpvOpConvertUToF;
    } else if (sat && from_sign != to_sign) {
        opcode = from_sign ? SpvOpSatConvertSToU : SpvOpSatConvertUToS;
        sat = NULL;
    } else {
        opcode = from_sign ? SpvOpSConvert : SpvOpUConvert;
    }
    if (type == b->call->type && from_float == to_float &&
        (from_float || opcode == SpvOpSConvert || opcode == SpvOpUConvert)) {
        return by_name_last(b, SpvOpCopyObject, WORDS(argument(b, 0)));
    }
    if (sat) {
        by_name_decorate(b, b->call->result, SpvDecorationSaturatedConversion, 0, 0);
    }
    if (mode != UR_SPIRV_NONE && (from_float || to_float)) {
        by_name_decorate(b, b->call->result, SpvDecorationFPRoundingMode, mode, 1);
    }
    return by_name_last(b, opcode, WORDS(argument(b, 0)));
}

static bool reinterprets(struct by_name *b, const struct ur_mangled *name) {
    char to;
    const char *end = behind(name->name, "as_");
    end = end ? by_name_call_type_name(end, &to) : NULL;
    if (!end || *end || arguments(b) != 1) {
        return false;
    }
    return by_name_last(b, argument_type(b, 0) == b->call->type ? SpvOpCopyObject : SpvOpBitcast,
                        WORDS(argument(b, 0)));
}

/* ---- comparisons ----------------------------------------------------------------------------- */

static bool compares(struct by_name *b, const struct ur_mangled *name) {
    static const struct {
        const char *name;
        uint16_t opcode;
        uint8_t count;
    } known[] = {{"isequal", SpvOpFOrdEqual, 2},
                 {"isnotequal", SpvOpFUnordNotEqual, 2},
                 {"isgreater", SpvOpFOrdGreaterThan, 2},
                 {"isgreaterequal", SpvOpFOrdGreaterThanEqual, 2},
                 {"isless", SpvOpFOrdLessThan, 2},
                 {"islessequal", SpvOpFOrdLessThanEqual, 2},
                 {"islessgreater", SpvOpFOrdNotEqual, 2},
                 {"isordered", SpvOpOrdered, 2},
                 {"isunordered", SpvOpUnordered, 2},
                 {"isfinite", SpvOpIsFinite, 1},
                 {"isinf", SpvOpIsInf, 1},
                 {"isnan", SpvOpIsNan, 1},
                 {"isnormal", SpvOpIsNormal, 1},
                 {"signbit", SpvOpSignBitSet, 1}};
    for (size_t i = 0; i < sizeof(known) / sizeof(known[0]); ++i) {
        if (strcmp(name->name, known[i].name) == 0 && arguments(b) == known[i].count &&
            by_name_is(b, argument_type(b, 0), SpvOpTypeFloat) &&
            by_name_is(b, b->call->type, SpvOpTypeInt)) {
            uint32_t truth = by_name_op(b, known[i].opcode,
                                        by_name_truth(b, by_name_lanes(b, argument_type(b, 0))),
                                        known[i].count, b->arguments);
            return by_name_truth_as_int(b, truth);
        }
    }
    /* Of each component the highest bit. */
    bool any = strcmp(name->name, "any") == 0, all = strcmp(name->name, "all") == 0;
    if ((!any && !all) || arguments(b) != 1 || !by_name_is(b, argument_type(b, 0), SpvOpTypeInt) ||
        !by_name_is(b, b->call->type, SpvOpTypeInt)) {
        return false;
    }
    uint32_t type = argument_type(b, 0), lanes = by_name_lanes(b, type);
    uint32_t truth = by_name_op(b, SpvOpSLessThan, by_name_truth(b, lanes),
                                WORDS(argument(b, 0), by_name_null(b, type)));
    if (lanes > 1) {
        truth = by_name_op(b, any ? SpvOpAny : SpvOpAll, by_name_truth(b, 1), WORDS(truth));
    }
    return by_name_truth_as_int(b, truth);
}

/* ---- atomics and fences ---------------------------------------------------------------------- */

static const struct {
    const char *name;
    uint16_t s, u, f;
} read_modify_write[] = {{"add", SpvOpAtomicIAdd, SpvOpAtomicIAdd, SpvOpAtomicFAddEXT},
                         {"sub", SpvOpAtomicISub, SpvOpAtomicISub, 0},
                         {"min", SpvOpAtomicSMin, SpvOpAtomicUMin, SpvOpAtomicFMinEXT},
                         {"max", SpvOpAtomicSMax, SpvOpAtomicUMax, SpvOpAtomicFMaxEXT},
                         {"and", SpvOpAtomicAnd, SpvOpAtomicAnd, 0},
                         {"or", SpvOpAtomicOr, SpvOpAtomicOr, 0},
                         {"xor", SpvOpAtomicXor, SpvOpAtomicXor, 0}};

static uint16_t modify(const char *name, char of) {
    for (size_t i = 0; i < sizeof(read_modify_write) / sizeof(read_modify_write[0]); ++i) {
        if (strcmp(name, read_modify_write[i].name) == 0) {
            return ur_mangled_signed(of)     ? read_modify_write[i].s
                   : ur_mangled_unsigned(of) ? read_modify_write[i].u
                   : ur_mangled_float(of)    ? read_modify_write[i].f
                                             : 0;
        }
    }
    return 0;
}

/* Those of OpenCL C 1.x, which order nothing. */
static bool old_atomic(struct by_name *b, const struct ur_mangled *name) {
    const char *what = behind(name->name, "atomic_");
    what = what ? what : behind(name->name, "atom_");
    if (!what || !arguments(b)) {
        return false;
    }
    uint32_t device = by_name_word(b, SpvScopeDevice), relaxed = by_name_word(b, 0),
             p = argument(b, 0);
    if (arguments(b) == 1 && (strcmp(what, "inc") == 0 || strcmp(what, "dec") == 0)) {
        return by_name_last(b, *what == 'i' ? SpvOpAtomicIIncrement : SpvOpAtomicIDecrement,
                            WORDS(p, device, relaxed));
    }
    if (arguments(b) == 3 && strcmp(what, "cmpxchg") == 0) {
        return by_name_last(b, SpvOpAtomicCompareExchange,
                            WORDS(p, device, relaxed, relaxed, argument(b, 2), argument(b, 1)));
    }
    uint16_t opcode = strcmp(what, "xchg") == 0 ? SpvOpAtomicExchange : modify(what, name->of[0]);
    return arguments(b) == 2 && opcode &&
           by_name_last(b, opcode, WORDS(p, device, relaxed, argument(b, 1)));
}

/* Semantics of a memory order; what is no constant is the strictest. */
static uint32_t order_of(const struct by_name *b, uint32_t i) {
    static const uint8_t orders[] = {0,
                                     0,
                                     SpvMemorySemanticsAcquireMask,
                                     SpvMemorySemanticsReleaseMask,
                                     SpvMemorySemanticsAcquireReleaseMask,
                                     SpvMemorySemanticsSequentiallyConsistentMask};
    uint64_t order;
    return i < arguments(b) && ur_spirv_constant(b->module, argument(b, i), &order) && order < 6
               ? orders[order]
               : SpvMemorySemanticsSequentiallyConsistentMask;
}

static uint32_t scope_of(const struct by_name *b, uint32_t i) {
    static const uint8_t scopes[] = {SpvScopeInvocation, SpvScopeWorkgroup, SpvScopeDevice,
                                     SpvScopeCrossDevice, SpvScopeSubgroup};
    uint64_t scope;
    if (i >= arguments(b)) {
        return SpvScopeDevice;
    }
    return ur_spirv_constant(b->module, argument(b, i), &scope) && scope < 5 ? scopes[scope]
                                                                             : SpvScopeCrossDevice;
}

static uint32_t kinds_of_memory(const struct by_name *b, uint32_t i) {
    uint64_t flags;
    if (!ur_spirv_constant(b->module, argument(b, i), &flags)) {
        flags = 7;
    }
    return (flags & 1 ? SpvMemorySemanticsWorkgroupMemoryMask : 0) |
           (flags & 2 ? SpvMemorySemanticsCrossWorkgroupMemoryMask : 0) |
           (flags & 4 ? SpvMemorySemanticsImageMemoryMask : 0);
}

static bool exchanges_if_equal(struct by_name *b, uint32_t first) {
    const uint32_t p = argument(b, 0), expected = argument(b, 1), type = argument_type(b, 2);
    uint32_t scope = by_name_word(b, scope_of(b, first + 2)), failure = order_of(b, first + 1);
    failure &= ~(uint32_t)(SpvMemorySemanticsReleaseMask | SpvMemorySemanticsAcquireReleaseMask);
    uint32_t wanted = by_name_op(b, SpvOpLoad, type, WORDS(expected));
    uint32_t got = by_name_op(b, SpvOpAtomicCompareExchange, type,
                              WORDS(p, scope, by_name_word(b, order_of(b, first)),
                                    by_name_word(b, failure), argument(b, 2), wanted));
    uint32_t truth = by_name_truth(b, 1),
             same = by_name_op(b, SpvOpIEqual, truth, WORDS(got, wanted));
    (void)by_name_act(b, SpvOpStore, WORDS(expected, got));
    if (ur_spirv_opcode(b->module, b->call->type) == SpvOpTypeBool) {
        return by_name_last(b, SpvOpCopyObject, WORDS(same));
    }
    return by_name_truth_as_int(b, same);
}

/* Those of OpenCL C 2.0. */
static bool new_atomic(struct by_name *b, const struct ur_mangled *name) {
    char what[sizeof(name->name)];
    const char *start = behind(name->name, "atomic_"), *fetch;
    if (!start || !arguments(b)) {
        return false;
    }
    snprintf(what, sizeof(what), "%s", start);
    char *says = strstr(what, "_explicit");
    if (says && !says[9]) {
        *says = 0;
    } else {
        says = NULL;
    }
    /* The operands of an order and a scope stand behind those that all have. */
    uint32_t count = strcmp(what, "load") == 0 || behind(what, "flag_") ? 1
                     : behind(what, "compare_exchange_")                ? 3
                                                                        : 2;
    uint32_t most = count + (says ? count == 3 ? 3 : 2 : 0),
             least = count + (says ? count == 3 ? 2 : 1 : 0);
    if (arguments(b) < least || arguments(b) > most) {
        return false;
    }
    uint32_t p = argument(b, 0), scope = by_name_word(b, scope_of(b, count + 1)),
             order = by_name_word(b, order_of(b, count));
    if (strcmp(what, "load") == 0) {
        return by_name_last(b, SpvOpAtomicLoad, WORDS(p, scope, order));
    }
    if (strcmp(what, "store") == 0) {
        return by_name_act(b, SpvOpAtomicStore, WORDS(p, scope, order, argument(b, 1)));
    }
    if (strcmp(what, "init") == 0) {
        return by_name_act(b, SpvOpStore, WORDS(p, argument(b, 1)));
    }
    if (strcmp(what, "exchange") == 0) {
        return by_name_last(b, SpvOpAtomicExchange, WORDS(p, scope, order, argument(b, 1)));
    }
    if (strcmp(what, "compare_exchange_strong") == 0 ||
        strcmp(what, "compare_exchange_weak") == 0) {
        return by_name_is(b, argument_type(b, 2), SpvOpTypeInt) && exchanges_if_equal(b, 3);
    }
    if (strcmp(what, "flag_test_and_set") == 0) {
        return by_name_last(b, SpvOpAtomicFlagTestAndSet, WORDS(p, scope, order));
    }
    if (strcmp(what, "flag_clear") == 0) {
        return by_name_act(b, SpvOpAtomicFlagClear, WORDS(p, scope, order));
    }
    fetch = behind(what, "fetch_");
    uint16_t opcode = fetch ? modify(fetch, name->of[0]) : 0;
    return opcode && by_name_last(b, opcode, WORDS(p, scope, order, argument(b, 1)));
}

static bool fences(struct by_name *b, const struct ur_mangled *name) {
    static const struct {
        const char *name;
        uint32_t order;
    } fences[] = {{"mem_fence", SpvMemorySemanticsAcquireReleaseMask},
                  {"read_mem_fence", SpvMemorySemanticsAcquireMask},
                  {"write_mem_fence", SpvMemorySemanticsReleaseMask}};
    if (!arguments(b)) {
        return false;
    }
    for (size_t i = 0; i < sizeof(fences) / sizeof(fences[0]); ++i) {
        if (strcmp(name->name, fences[i].name) == 0 && arguments(b) == 1) {
            return by_name_act(b, SpvOpMemoryBarrier,
                               WORDS(by_name_word(b, SpvScopeWorkgroup),
                                     by_name_word(b, fences[i].order | kinds_of_memory(b, 0))));
        }
    }
    if (strcmp(name->name, "atomic_work_item_fence") == 0 && arguments(b) == 3) {
        uint32_t order = order_of(b, 1);
        return by_name_act(b, SpvOpMemoryBarrier,
                           WORDS(by_name_word(b, scope_of(b, 2)),
                                 by_name_word(b, order ? order | kinds_of_memory(b, 0) : 0)));
    }
    bool sub_group = strcmp(name->name, "sub_group_barrier") == 0;
    if (!sub_group && strcmp(name->name, "barrier") != 0 &&
        strcmp(name->name, "work_group_barrier") != 0) {
        return false;
    }
    uint32_t who = sub_group ? SpvScopeSubgroup : SpvScopeWorkgroup;
    return arguments(b) <= 2 &&
           by_name_act(b, SpvOpControlBarrier,
                       WORDS(by_name_word(b, who),
                             by_name_word(b, arguments(b) == 2 ? scope_of(b, 1) : who),
                             by_name_word(b, SpvMemorySemanticsSequentiallyConsistentMask |
                                                 kinds_of_memory(b, 0))));
}

/* ---- integers -------------------------------------------------------------------------------- */

/* Products of vectors, or of four bytes in a word, as the name says or the types. */
static bool multiplies(struct by_name *b, const struct ur_mangled *name) {
    const char *at = behind(name->name, "dot");
    if (!at || arguments(b) < 2) {
        return false;
    }
    if (!*at && by_name_is(b, argument_type(b, 0), SpvOpTypeFloat)) {
        bool vector = by_name_lanes(b, argument_type(b, 0)) > 1;
        return arguments(b) == 2 && by_name_last(b, vector ? SpvOpDot : SpvOpFMul,
                                                 WORDS(argument(b, 0), argument(b, 1)));
    }
    const char *more = behind(at, "_acc_sat");
    bool adds = more;
    at = more ? more : at;
    const char *signs = behind(at, "_4x8packed_");
    bool sign[2];
    if (signs) {
        if (strspn(signs, "su") != 2 ||
            (strcmp(signs + 2, "_int") != 0 && strcmp(signs + 2, "_uint") != 0)) {
            return false;
        }
        sign[0] = signs[0] == 's';
        sign[1] = signs[1] == 's';
    } else if (!*at) {
        sign[0] = ur_mangled_signed(name->of[0]);
        sign[1] = ur_mangled_signed(name->of[1]);
    } else {
        return false;
    }
    if (arguments(b) != (adds ? 3u : 2u)) {
        return false;
    }
    bool turned = !sign[0] && sign[1]; /* the first is the one with a sign */
    uint16_t opcode = (uint16_t)(sign[0] && sign[1]   ? SpvOpSDot
                                 : sign[0] || sign[1] ? SpvOpSUDot
                                                      : SpvOpUDot);
    opcode = adds ? (uint16_t)(opcode - SpvOpSDot + SpvOpSDotAccSat) : opcode;
    uint32_t all[4] = {argument(b, turned), argument(b, !turned)}, count = 2;
    if (adds) {
        all[count++] = argument(b, 2);
    }
    if (signs) {
        all[count++] = 0; /* PackedVectorFormat4x8Bit */
    }
    return by_name_last(b, opcode, count, all);
}

static bool moves_bits(struct by_name *b, const struct ur_mangled *name) {
    static const struct {
        const char *name;
        uint16_t opcode;
        uint8_t count;
    } known[] = {{"bitfield_insert", SpvOpBitFieldInsert, 4},
                 {"bitfield_extract_signed", SpvOpBitFieldSExtract, 3},
                 {"bitfield_extract_unsigned", SpvOpBitFieldUExtract, 3},
                 {"bit_reverse", SpvOpBitReverse, 1}};
    for (size_t i = 0; i < sizeof(known) / sizeof(known[0]); ++i) {
        if (strcmp(name->name, known[i].name) == 0 && arguments(b) == known[i].count) {
            return by_name_last(b, known[i].opcode, known[i].count, b->arguments);
        }
    }
    return false;
}

/* ---- images ---------------------------------------------------------------------------------- */

static bool asks_image(struct by_name *b, const struct ur_mangled *name) {
    bool order = strcmp(name->name, "get_image_channel_order") == 0,
         type = strcmp(name->name, "get_image_channel_data_type") == 0;
    if ((!order && !type) || arguments(b) != 1 ||
        ur_spirv_opcode(b->module, argument_type(b, 0)) != SpvOpTypeImage) {
        return false;
    }
    uint32_t number = by_name_op(b, order ? SpvOpImageQueryOrder : SpvOpImageQueryFormat,
                                 b->call->type, WORDS(argument(b, 0)));
    return by_name_last(
        b, SpvOpIAdd,
        WORDS(number, by_name_constant(b, b->call->type, order ? CHANNEL_ORDERS : CHANNEL_TYPES)));
}

/* ---- extended instructions ------------------------------------------------------------------- */

static uint32_t extended_number(const char *name) {
    for (uint32_t i = 0; i < EXTENDED; ++i) {
        const char *known = ur_spirv_extended_name(UR_SPIRV_OPENCL_STD, i);
        if (known && strcmp(known, name) == 0) {
            return i;
        }
    }
    return UR_SPIRV_NONE;
}

/* vload4, vstorea_half8_rtz and the like. */
static bool moves_vector(struct by_name *b, const struct ur_mangled *name) {
    const char *start = name->name, *at = behind(start, "vload");
    bool load = at;
    at = at ? at : behind(start, "vstore");
    if (!at) {
        return false;
    }
    char instruction[32];
    bool aligned = behind(at, "a_half"), half = aligned || behind(at, "_half");
    at += aligned ? 6 : half ? 5 : 0;
    uint32_t lanes = (uint32_t)strtoul(at, NULL, 10), mode;
    at += strspn(at, "0123456789");
    if (!rounding_of(at, &mode) || lanes > 16 || arguments(b) != (load ? 2u : 3u)) {
        return false;
    }
    snprintf(instruction, sizeof(instruction), "%s%s%s%s%s", load ? "vload" : "vstore",
             aligned ? "a" : "", half ? "_half" : "", lanes ? "n" : "",
             mode != UR_SPIRV_NONE ? "_r" : "");
    uint32_t number = extended_number(instruction), literal[2], literals = 0;
    if (lanes && load) {
        literal[literals++] = lanes;
    }
    if (mode != UR_SPIRV_NONE) {
        literal[literals++] = mode;
    }
    if (number == UR_SPIRV_NONE) {
        return false;
    }
    return by_name_extended(b, number, arguments(b), b->arguments, literals, literal);
}

/* Numbers that are given once for all components of vectors, as to max, become vectors:
 * instructions have operands of one type. */
static void by_name_call_spread(struct by_name *b) {
    uint32_t lanes = by_name_lanes(b, b->call->type);
    for (uint32_t i = 0; lanes > 1 && lanes <= 16 && i < arguments(b); ++i) {
        uint32_t type = argument_type(b, i), opcode = ur_spirv_opcode(b->module, type), parts[16];
        for (uint32_t k = 0; k < lanes; ++k) {
            parts[k] = argument(b, i);
        }
        if (opcode == SpvOpTypeInt || opcode == SpvOpTypeFloat) {
            b->arguments[i] = by_name_op(b, SpvOpCompositeConstruct, by_name_vector(b, type, lanes),
                                         lanes, parts);
        }
    }
}

/* The instruction of that name, of integers with "s_" or "u_" in front of it, of floats as
 * "fmax_common" and "fclamp" are. */
static bool is_instruction(struct by_name *b, const struct ur_mangled *name) {
    bool sign = ur_mangled_signed(name->of[0]), whole = sign || ur_mangled_unsigned(name->of[0]);
    char instruction[80];
    for (int form = 0; form < 3; ++form) {
        snprintf(instruction, sizeof(instruction), "%s%s%s",
                 form == 1 ? ""
                 : !whole  ? "f"
                 : sign    ? "s_"
                           : "u_",
                 name->name, form == 0 && !whole ? "_common" : "");
        uint32_t number = extended_number(instruction);
        const struct ur_spirv_grammar *grammar =
            number == UR_SPIRV_NONE ? NULL : ur_spirv_extended_grammar(UR_SPIRV_OPENCL_STD, number);
        if (grammar && grammar->count == arguments(b)) {
            by_name_call_spread(b);
            return by_name_extended(b, number, arguments(b), b->arguments, 0, NULL);
        }
    }
    return false;
}

bool by_name_call(struct by_name *b, const struct ur_mangled *name) {
    return converts(b, name) || reinterprets(b, name) || compares(b, name) || fences(b, name) ||
           old_atomic(b, name) || new_atomic(b, name) || multiplies(b, name) ||
           moves_bits(b, name) || asks_image(b, name) || by_name_group(b, name) ||
           moves_vector(b, name) || is_instruction(b, name);
}
