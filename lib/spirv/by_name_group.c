/* Functions of work-groups and sub-groups. */
#include <stdio.h>
#include <string.h>

#include "by_name_call.h"

/* An int as a truth value. */
static uint32_t truth_of(struct by_name *b, uint32_t i) {
    return by_name_op(b, SpvOpINotEqual, by_name_truth(b, 1),
                      WORDS(argument(b, i), by_name_null(b, argument_type(b, i))));
}

/* Reductions and scans; 0: there is none. `apart`: of those of a sub-group that have come, which
 * know more operations. */
static uint16_t combines(const char *name, char of, bool apart) {
    static const struct {
        const char *name;
        uint16_t group[3], apart[3]; /* signed, unsigned, float */
    } known[] = {{"add",
                  {SpvOpGroupIAdd, SpvOpGroupIAdd, SpvOpGroupFAdd},
                  {SpvOpGroupNonUniformIAdd, SpvOpGroupNonUniformIAdd, SpvOpGroupNonUniformFAdd}},
                 {"min",
                  {SpvOpGroupSMin, SpvOpGroupUMin, SpvOpGroupFMin},
                  {SpvOpGroupNonUniformSMin, SpvOpGroupNonUniformUMin, SpvOpGroupNonUniformFMin}},
                 {"max",
                  {SpvOpGroupSMax, SpvOpGroupUMax, SpvOpGroupFMax},
                  {SpvOpGroupNonUniformSMax, SpvOpGroupNonUniformUMax, SpvOpGroupNonUniformFMax}},
                 {"mul",
                  {0},
                  {SpvOpGroupNonUniformIMul, SpvOpGroupNonUniformIMul, SpvOpGroupNonUniformFMul}},
                 {"and", {0}, {SpvOpGroupNonUniformBitwiseAnd, SpvOpGroupNonUniformBitwiseAnd, 0}},
                 {"or", {0}, {SpvOpGroupNonUniformBitwiseOr, SpvOpGroupNonUniformBitwiseOr, 0}},
                 {"xor", {0}, {SpvOpGroupNonUniformBitwiseXor, SpvOpGroupNonUniformBitwiseXor, 0}},
                 {"logical_and", {0}, {SpvOpGroupNonUniformLogicalAnd}},
                 {"logical_or", {0}, {SpvOpGroupNonUniformLogicalOr}},
                 {"logical_xor", {0}, {SpvOpGroupNonUniformLogicalXor}}};
    int which = ur_mangled_signed(of)     ? 0
                : ur_mangled_unsigned(of) ? 1
                : ur_mangled_float(of)    ? 2
                                          : -1;
    for (size_t i = 0; which >= 0 && i < sizeof(known) / sizeof(known[0]); ++i) {
        if (strcmp(name, known[i].name) == 0) {
            return apart ? known[i].apart[which] : known[i].group[which];
        }
    }
    return 0;
}

static const char *operation(const char *name, uint32_t *kind) {
    static const char *const kinds[] = {"reduce_", "scan_inclusive_", "scan_exclusive_",
                                        "clustered_reduce_"};
    for (uint32_t i = 0; i < 4; ++i) { /* in the order of their numbers */
        const char *end = behind(name, kinds[i]);
        if (end) {
            *kind = i;
            return end;
        }
    }
    return NULL;
}

static bool votes(struct by_name *b, const char *name, uint32_t scope) {
    static const struct {
        const char *name;
        uint16_t opcode;
    } known[] = {{"all", SpvOpGroupAll},
                 {"any", SpvOpGroupAny},
                 {"non_uniform_all", SpvOpGroupNonUniformAll},
                 {"non_uniform_any", SpvOpGroupNonUniformAny}};
    for (size_t i = 0; i < sizeof(known) / sizeof(known[0]); ++i) {
        if (strcmp(name, known[i].name) == 0 && arguments(b) == 1 &&
            by_name_is(b, argument_type(b, 0), SpvOpTypeInt)) {
            return by_name_truth_as_int(b, by_name_op(b, known[i].opcode, by_name_truth(b, 1),
                                                      WORDS(scope, truth_of(b, 0))));
        }
    }
    if (strcmp(name, "non_uniform_all_equal") == 0 && arguments(b) == 1) {
        return by_name_truth_as_int(b,
                                    by_name_op(b, SpvOpGroupNonUniformAllEqual, by_name_truth(b, 1),
                                               WORDS(scope, argument(b, 0))));
    }
    if (strcmp(name, "elect") == 0 && arguments(b) == 0) {
        return by_name_truth_as_int(
            b, by_name_op(b, SpvOpGroupNonUniformElect, by_name_truth(b, 1), WORDS(scope)));
    }
    return false;
}

static bool ballots(struct by_name *b, const char *name, uint32_t scope) {
    static const struct {
        const char *name;
        uint16_t opcode;
    } found[] = {{"find_lsb", SpvOpGroupNonUniformBallotFindLSB},
                 {"find_msb", SpvOpGroupNonUniformBallotFindMSB}};
    static const char *const counts[] = {"bit_count", "inclusive_scan", "exclusive_scan"};
    if (strcmp(name, "ballot") == 0 && arguments(b) == 1) {
        return by_name_last(b, SpvOpGroupNonUniformBallot, WORDS(scope, truth_of(b, 0)));
    }
    if (strcmp(name, "inverse_ballot") == 0 && arguments(b) == 1) {
        return by_name_truth_as_int(b,
                                    by_name_op(b, SpvOpGroupNonUniformInverseBallot,
                                               by_name_truth(b, 1), WORDS(scope, argument(b, 0))));
    }
    const char *what = behind(name, "ballot_");
    if (!what) {
        return false;
    }
    if (strcmp(what, "bit_extract") == 0 && arguments(b) == 2) {
        return by_name_truth_as_int(b, by_name_op(b, SpvOpGroupNonUniformBallotBitExtract,
                                                  by_name_truth(b, 1),
                                                  WORDS(scope, argument(b, 0), argument(b, 1))));
    }
    for (uint32_t i = 0; i < 3; ++i) {
        if (strcmp(what, counts[i]) == 0 && arguments(b) == 1) {
            return by_name_last(b, SpvOpGroupNonUniformBallotBitCount,
                                WORDS(scope, i, argument(b, 0)));
        }
    }
    for (size_t i = 0; i < 2; ++i) {
        if (strcmp(what, found[i].name) == 0 && arguments(b) == 1) {
            return by_name_last(b, found[i].opcode, WORDS(scope, argument(b, 0)));
        }
    }
    return false;
}

static bool moves(struct by_name *b, const char *name, uint32_t scope) {
    static const struct {
        const char *name;
        uint16_t opcode;
    } known[] = {{"shuffle", SpvOpGroupNonUniformShuffle},
                 {"shuffle_xor", SpvOpGroupNonUniformShuffleXor},
                 {"shuffle_up", SpvOpGroupNonUniformShuffleUp},
                 {"shuffle_down", SpvOpGroupNonUniformShuffleDown},
                 {"non_uniform_broadcast", SpvOpGroupNonUniformBroadcast},
                 {"broadcast", SpvOpGroupBroadcast},
                 {"rotate", SpvOpGroupNonUniformRotateKHR}};
    for (size_t i = 0; i < sizeof(known) / sizeof(known[0]); ++i) {
        if (strcmp(name, known[i].name) == 0 && arguments(b) == 2) {
            return by_name_last(b, known[i].opcode, WORDS(scope, argument(b, 0), argument(b, 1)));
        }
    }
    if (strcmp(name, "clustered_rotate") == 0 && arguments(b) == 3) {
        return by_name_last(b, SpvOpGroupNonUniformRotateKHR,
                            WORDS(scope, argument(b, 0), argument(b, 1), argument(b, 2)));
    }
    if (strcmp(name, "broadcast_first") == 0 && arguments(b) == 1) {
        return by_name_last(b, SpvOpGroupNonUniformBroadcastFirst, WORDS(scope, argument(b, 0)));
    }
    if (strcmp(name, "broadcast") == 0 && (arguments(b) == 3 || arguments(b) == 4)) {
        uint32_t count = arguments(b) - 1;
        uint32_t at =
            by_name_op(b, SpvOpCompositeConstruct, by_name_vector(b, argument_type(b, 1), count),
                       count, &b->arguments[1]);
        return by_name_last(b, SpvOpGroupBroadcast, WORDS(scope, argument(b, 0), at));
    }
    return false;
}

/* Copies that a work-group makes together. */
static bool copies(struct by_name *b, const char *name) {
    uint32_t scope = by_name_word(b, SpvScopeWorkgroup);
    if (strcmp(name, "wait_group_events") == 0 && arguments(b) == 2) {
        return by_name_act(b, SpvOpGroupWaitEvents, WORDS(scope, argument(b, 0), argument(b, 1)));
    }
    bool strided = strcmp(name, "async_work_group_strided_copy") == 0;
    if ((!strided && strcmp(name, "async_work_group_copy") != 0) ||
        arguments(b) != (strided ? 5u : 4u)) {
        return false;
    }
    uint32_t stride = strided ? argument(b, 3) : by_name_constant(b, argument_type(b, 2), 1);
    return by_name_last(b, SpvOpGroupAsyncCopy,
                        WORDS(scope, argument(b, 0), argument(b, 1), argument(b, 2), stride,
                              argument(b, strided ? 4 : 3)));
}

bool by_name_group(struct by_name *b, const struct ur_mangled *name) {
    const char *group = behind(name->name, "work_group_"),
               *what = group ? group : behind(name->name, "sub_group_");
    uint32_t kind;
    if (!what) {
        const char *of_intel = behind(name->name, "intel_sub_group_shuffle");
        if (of_intel && !*of_intel && arguments(b) == 2) {
            return by_name_last(b, SpvOpSubgroupShuffleINTEL,
                                WORDS(argument(b, 0), argument(b, 1)));
        }
        return copies(b, name->name);
    }
    uint32_t scope = by_name_word(b, group ? SpvScopeWorkgroup : SpvScopeSubgroup);
    if (votes(b, what, scope) || moves(b, what, scope) || (!group && ballots(b, what, scope))) {
        return true;
    }
    const char *apart = group ? NULL : behind(what, "non_uniform_");
    const char *op = operation(apart ? apart : what, &kind);
    bool clusters = op && kind == SpvGroupOperationClusteredReduce;
    uint16_t opcode = op ? combines(op, name->of[0], apart || clusters) : 0;
    if (!opcode || arguments(b) != (clusters ? 2u : 1u)) {
        return false;
    }
    bool logical = strncmp(op, "logical_", 8) == 0; /* of an int, which it gives too */
    uint32_t all[] = {scope, kind, logical ? truth_of(b, 0) : argument(b, 0),
                      clusters ? argument(b, 1) : 0};
    if (logical) {
        return by_name_truth_as_int(
            b, by_name_op(b, opcode, by_name_truth(b, 1), clusters ? 4 : 3, all));
    }
    return by_name_last(b, opcode, clusters ? 4 : 3, all);
}
