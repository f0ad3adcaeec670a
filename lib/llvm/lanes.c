/* What work-items do together, done for all of them: reductions, scans, votes, broadcasts and
 * shuffles over arrays in which each work-item has its value. The loops are functions in LLVM's
 * language, one for each operation and type that a module uses, and are inlined. */
#include <stdio.h>
#include <string.h>

#include "hostcode/hostcode.h"
#include "regions.h"

static const char *stored(const struct type *type) {
    return type->op == SpvOpTypeBool ? "i8" : type->text;
}

/* Within such a function: `%name` is what work-item `%index` has in array `%from`. */
static const char *load_text(struct tr *t, const struct type *type, const char *name,
                             const char *from, const char *index) {
    unsigned long long size = type->size;
    const char *cut = type->op == SpvOpTypeBool
                          ? ll_format(t, "  %%%s = trunc i8 %%%s.raw to i1\n", name, name)
                          : "";
    return ll_format(t,
                     "  %%%s.by = mul i64 %%%s, %llu\n"
                     "  %%%s.at = getelementptr inbounds i8, ptr %%%s, i64 %%%s.by\n"
                     "  %%%s%s = load %s, ptr %%%s.at, align %u\n%s",
                     name, index, size, name, from, name, name, *cut ? ".raw" : "", stored(type),
                     name, (unsigned)type->align, cut);
}

static const char *store_text(struct tr *t, const struct type *type, const char *name,
                              const char *to, const char *index) {
    unsigned long long size = type->size;
    const char *wide = type->op == SpvOpTypeBool
                           ? ll_format(t, "  %%%s.wide = zext i1 %%%s to i8\n", name, name)
                           : "";
    return ll_format(t,
                     "  %%%s.to.by = mul i64 %%%s, %llu\n"
                     "  %%%s.to = getelementptr inbounds i8, ptr %%%s, i64 %%%s.to.by\n"
                     "%s  store %s %%%s%s, ptr %%%s.to, align %u\n",
                     name, index, size, name, to, name, wide, stored(type), name,
                     *wide ? ".wide" : "", name, (unsigned)type->align);
}

/* A loop over work-items: %i of %count. `first` stands in its header, `last` gives what is
 * returned. */
static void declare_loop(struct tr *t, const char *name, const char *result, const char *parameters,
                         const char *first, const char *body, const char *last) {
    ll_declare(t, name,
               "define internal %s @%s(%s, i64 %%count) alwaysinline nounwind {\nentry:\n"
               "  br label %%loop\nloop:\n  %%i = phi i64 [ 0, %%entry ], [ %%i.next, %%loop ]\n"
               "%s%s  %%i.next = add nuw nsw i64 %%i, 1\n"
               "  %%more = icmp ult i64 %%i.next, %%count\n"
               "  br i1 %%more, label %%loop, label %%done\ndone:\n  ret %s\n}\n",
               result, name, parameters, first, body, last);
}

/* What tells types apart in names of functions. */
static const char *lanes_type_name(struct tr *t, const struct type *type) {
    const struct type *scalar = type->op == SpvOpTypeVector ? type->element : type;
    if (scalar->op == SpvOpTypeInt || scalar->op == SpvOpTypeFloat || scalar->op == SpvOpTypeBool) {
        return ll_suffix(t, type);
    }
    return ll_format(t, "t%u", (unsigned)type->id);
}

/* ---- operands and results -------------------------------------------------------------------- */

/* The value of an operand that is the same for all of them, as text. */
static const char *common(struct fn *k, uint32_t id) {
    const struct id_facts *facts = &k->t->ids[id];
    const struct keep *keep = facts->keep ? &k->regions->keeps[facts->keep - 1] : NULL;
    if (facts->piece && keep && keep->kind == KEEP_VALUE && keep->shared) {
        uint32_t from = ll_keep_address(k, keep, "u", false);
        return ll_format(k->t, "%%t%u", ll_keep_load(k, keep->type, from, false));
    }
    if (facts->piece) {
        return NULL;
    }
    uint32_t made = ll_temp(k);
    ll_emit(k, "%n = select i1 true, %p, %p", made, id, id);
    return ll_format(k->t, "%%t%u", made);
}

/* Where the operand of the first work-item lies, those of the others behind it. */
static uint32_t array_of(struct fn *k, const struct state *state, uint32_t id) {
    struct tr *t = k->t;
    const char *value = common(k, id);
    if (!value) {
        uint32_t number = t->ids[id].keep;
        if (!number || k->regions->keeps[number - 1].kind != KEEP_VALUE) {
            ll_wrong(k, UR_LLVM_INVALID, "operand %%%u is no value", id);
        }
        return ll_keep_address(k, &k->regions->keeps[number - 1], "%from", false);
    }
    for (uint32_t i = 0; i < state->fill_count; ++i) {
        if (state->fills[i].id == id) {
            const struct keep *keep = &k->regions->keeps[state->fills[i].keep];
            const char *name = ll_format(t, "ur.lanes.fill.%s", lanes_type_name(t, keep->type));
            uint32_t to = ll_keep_address(k, keep, "%from", false);
            declare_loop(t, name, "void", ll_format(t, "ptr %%to, %s %%x", keep->type->text), "",
                         store_text(t, keep->type, "x", "to", "i"), "void");
            ll_emit(k, "call void @%s(ptr %n, %y %s, i64 %%lanes)", name, to, keep->type, value);
            return to;
        }
    }
    ll_wrong(k, UR_LLVM_UNSUPPORTED, "more operands than it is known with");
}

/* ---- of some alone --------------------------------------------------------------------------- */

/* Parameters of such functions, and how they know who takes part. */
#define SOME "ptr %pc, i32 %here"
#define IS_HERE                                                                                    \
    "  %is.at = getelementptr inbounds i32, ptr %pc, i64 %i\n"                                     \
    "  %is.next = load i32, ptr %is.at, align 4\n  %is = icmp eq i32 %is.next, %here\n"

/* The place of the first that takes part. */
static uint32_t first_place(struct fn *k) {
    uint32_t made = ll_temp(k);
    if (!k->parted) {
        ll_emit(k, "%n = add i64 0, 0", made);
        return made;
    }
    declare_loop(k->t, "ur.lanes.leader", "i64", SOME,
                 "  %sum = phi i64 [ -1, %entry ], [ %new, %loop ]\n",
                 IS_HERE "  %less = icmp ult i64 %i, %sum\n  %new.one = and i1 %is, %less\n"
                         "  %new = select i1 %new.one, i64 %i, i64 %sum\n",
                 "i64 %new");
    ll_emit(k, "%n = call i64 @ur.lanes.leader(ptr %%pc, i32 %u, i64 %%lanes)", made, k->parted);
    return made;
}

/* The array with `other` in place of what those have that do not take part. */
static uint32_t of_some(struct fn *k, const struct type *type, uint32_t from, const char *other) {
    struct tr *t = k->t;
    if (!k->parted) {
        return from;
    }
    const char *name = ll_format(t, "ur.lanes.some.%s", lanes_type_name(t, type));
    uint32_t made = ll_temp(k);
    declare_loop(t, name, "void",
                 ll_format(t, "%s, ptr %%to, ptr %%from, %s %%other", SOME, type->text), "",
                 ll_format(t, "%s%s  %%x = select i1 %%is, %s %%y, %s %%other\n%s", IS_HERE,
                           load_text(t, type, "y", "from", "i"), type->text, type->text,
                           store_text(t, type, "x", "to", "i")),
                 "void");
    ll_emit(k, "call void @%s(ptr %%pc, i32 %u, ptr %%parted.in, ptr %n, %y %s, i64 %%lanes)", name,
            k->parted, from, type, other);
    ll_emit(k, "%n = getelementptr inbounds i8, ptr %%parted.in, i64 0", made);
    return made;
}

/* Where results are put: of some alone first beside where they belong. */
static uint32_t result_array(struct fn *k, const struct keep *keep) {
    if (!k->parted) {
        return ll_keep_address(k, keep, "%from", false);
    }
    uint32_t made = ll_temp(k);
    ll_emit(k, "%n = getelementptr inbounds i8, ptr %%parted.out, i64 0", made);
    return made;
}

static void give_some(struct fn *k, const struct keep *keep) {
    struct tr *t = k->t;
    const struct type *type = keep->type;
    const char *name = ll_format(t, "ur.lanes.give.%s", lanes_type_name(t, type));
    declare_loop(t, name, "void", SOME ", ptr %to, ptr %from", "",
                 ll_format(t, "%s%s%s  %%x = select i1 %%is, %s %%y, %s %%old\n%s", IS_HERE,
                           load_text(t, type, "y", "from", "i"),
                           load_text(t, type, "old", "to", "i"), type->text, type->text,
                           store_text(t, type, "x", "to", "i")),
                 "void");
    ll_emit(k, "call void @%s(ptr %%pc, i32 %u, ptr %n, ptr %%parted.out, i64 %%lanes)", name,
            k->parted, ll_keep_address(k, keep, "%from", false));
}

void ll_emit_next(struct fn *k) {
    static const char *const names[] = {"ur.lanes.least", "ur.lanes.most"};
    for (int most = 0; most < 2; ++most) {
        declare_loop(k->t, names[most], "i32", "ptr %pc, ptr %ranks",
                     ll_format(k->t, "  %%sum = phi i32 [ %d, %%entry ], [ %%new, %%loop ]\n",
                               most ? 0 : -1),
                     ll_format(k->t,
                               "  %%at = getelementptr inbounds i32, ptr %%pc, i64 %%i\n"
                               "  %%next = load i32, ptr %%at, align 4\n"
                               "  %%rank.at = getelementptr inbounds i32, ptr %%ranks, i32 "
                               "%%next\n  %%rank = load i32, ptr %%rank.at, align 4\n"
                               "  %%better = icmp %s i32 %%rank, %%sum\n"
                               "  %%new = select i1 %%better, i32 %%rank, i32 %%sum\n",
                               most ? "ugt" : "ult"),
                     "i32 %new");
        ll_emit(k, "%%parted.%s = call i32 @%s(ptr %%pc, ptr @f%u.ranks, i64 %%lanes)",
                most ? "most" : "least", names[most], k->function->id);
    }
    ll_emit(k, "%%parted.same = icmp eq i32 %%parted.least, %%parted.most");
}

/* ---- results --------------------------------------------------------------------------------- */

/* One result for all. */
static void give_all(struct fn *k, const struct keep *keep, const char *value) {
    struct tr *t = k->t;
    if (keep->shared) {
        ll_keep_store(k, keep->type, value, ll_keep_address(k, keep, "u", false));
        return;
    }
    const char *name = ll_format(t, "ur.lanes.fill.%s", lanes_type_name(t, keep->type));
    declare_loop(t, name, "void", ll_format(t, "ptr %%to, %s %%x", keep->type->text), "",
                 store_text(t, keep->type, "x", "to", "i"), "void");
    ll_emit(k, "call void @%s(ptr %n, %y %s, i64 %%lanes)", name, result_array(k, keep), keep->type,
            value);
}

static const char *temp_name(struct fn *k, uint32_t temp) {
    return ll_format(k->t, "%%t%u", temp);
}

static uint32_t value_at(struct fn *k, const struct type *type, uint32_t array, uint32_t place) {
    uint32_t by = ll_temp(k), at = ll_temp(k);
    ll_emit(k, "%n = mul i64 %n, %l", by, place, (int64_t)type->size);
    ll_emit(k, "%n = getelementptr inbounds i8, ptr %n, i64 %n", at, array, by);
    return ll_keep_load(k, type, at, false);
}

/* ---- reductions and scans -------------------------------------------------------------------- */

static const char *need_reduction(struct fn *k, const struct type *type) {
    struct tr *t = k->t;
    const char *identity, *which, *combine = ll_reduction(k, type, &identity, &which);
    const char *name = ll_format(t, "ur.lanes.reduce.%s", which);
    declare_loop(
        t, name, type->text, "ptr %from",
        ll_format(t, "  %%sum = phi %s [ %s, %%entry ], [ %%new, %%loop ]\n", type->text, identity),
        ll_format(t, "%s  %%new = %s\n", load_text(t, type, "y", "from", "i"), combine),
        ll_format(t, "%s %%new", type->text));
    return name;
}

/* Of a whole team, as a vector. */
static uint32_t load_vector(struct fn *k, const struct type *type, uint32_t from) {
    uint32_t made = ll_temp(k), cut;
    ll_emit(k, "%n = load <%u x %s>, ptr %n, align %u", made, k->lanes, stored(type), from,
            type->align);
    if (type->op != SpvOpTypeBool) {
        return made;
    }
    cut = ll_temp(k);
    ll_emit(k, "%n = trunc <%u x i8> %n to <%u x i1>", cut, k->lanes, made, k->lanes);
    return cut;
}

/* The upper half with the lower one, until one is left. LLVM's own reduction of what may be no
 * number goes from component to component on some processors. */
static uint32_t halve(struct fn *k, const struct type *type, const char *how, uint32_t lanes,
                      uint32_t vector) {
    for (; lanes > 1; lanes /= 2) {
        uint32_t half[2], both = ll_temp(k), half_of = lanes / 2;
        const char *of = ll_format(k->t, "<%u x %s>", half_of, type->text);
        const char *name = ll_format(k->t, "%s.v%u%s", how, half_of, ll_suffix(k->t, type));
        for (uint32_t h = 0; h < 2; ++h) {
            const char *places = "";
            for (uint32_t i = 0; i < half_of; ++i) {
                places = ll_format(k->t, "%s%si32 %u", places, i ? ", " : "", h * half_of + i);
            }
            half[h] = ll_temp(k);
            ll_emit(k, "%n = shufflevector <%u x %y> %n, <%u x %y> poison, <%u x i32> <%s>",
                    half[h], lanes, type, vector, lanes, type, half_of, places);
        }
        ll_declare(k->t, name, "declare %s @%s(%s, %s)\n", of, name, of, of);
        ll_emit(k, "%n = call %s @%s(%s %n, %s %n)", both, of, name, of, half[0], of, half[1]);
        vector = both;
    }
    uint32_t made = ll_temp(k);
    ll_emit(k, "%n = extractelement <1 x %y> %n, i32 0", made, type, vector);
    return made;
}

/* All components of a vector of `lanes` scalars as one. */
static uint32_t reduce_vector(struct fn *k, const struct type *type, uint32_t lanes,
                              uint32_t vector) {
    const char *how = ll_reduction_how(k), *identity, *which;
    if (strcmp(how, "llvm.minnum") == 0 || strcmp(how, "llvm.maxnum") == 0) {
        return halve(k, type, how, lanes, vector);
    }
    const char *own = strncmp(how, "llvm.", 5) == 0 ? how + 5 : how;
    bool ordered = strcmp(how, "fadd") == 0 || strcmp(how, "fmul") == 0;
    const char *of = ll_format(k->t, "<%u x %s>", lanes, type->text);
    const char *name =
        ll_format(k->t, "llvm.vector.reduce.%s.v%u%s", own, lanes, ll_suffix(k->t, type));
    uint32_t made = ll_temp(k);
    (void)ll_reduction(k, type, &identity, &which);
    ll_declare(k->t, name, "declare %s @%s(%s%s%s)\n", type->text, name, ordered ? type->text : "",
               ordered ? ", " : "", of);
    if (ordered) {
        const char *zero = type->width == 16 ? "0xH0000" : "0.0",
                   *one = type->width == 16 ? "0xH3C00" : "1.0";
        ll_emit(k, "%n = call reassoc %y @%s(%y %s, %s %n)", made, type, name, type,
                strcmp(how, "fadd") == 0 ? zero : one, of, vector);
    } else {
        ll_emit(k, "%n = call %y @%s(%s %n)", made, type, name, of, vector);
    }
    return made;
}

static uint32_t reduced(struct fn *k, const struct type *type, uint32_t from) {
    if (k->lanes > 1 && type->op != SpvOpTypeVector) {
        return reduce_vector(k, type, k->lanes, load_vector(k, type, from));
    }
    uint32_t made = ll_temp(k);
    const char *name = need_reduction(k, type);
    ll_emit(k, "%n = call %y @%s(ptr %n, i64 %%lanes)", made, type, name, from);
    return made;
}

static void scan(struct fn *k, const struct type *type, uint32_t from, uint32_t to, bool with) {
    struct tr *t = k->t;
    const char *identity, *which, *combine = ll_reduction(k, type, &identity, &which);
    const char *name = ll_format(t, "ur.lanes.scan.%s.%s", with ? "with" : "before", which);
    declare_loop(
        t, name, "void", "ptr %from, ptr %into",
        ll_format(t, "  %%sum = phi %s [ %s, %%entry ], [ %%new, %%loop ]\n", type->text, identity),
        ll_format(t, "%s  %%new = %s\n%s", load_text(t, type, "y", "from", "i"), combine,
                  store_text(t, type, with ? "new" : "sum", "into", "i")),
        "void");
    ll_emit(k, "call void @%s(ptr %n, ptr %n, i64 %%lanes)", name, from, to);
}

/* Each cluster by itself, from the first to a last one that may be shorter. */
static void clusters(struct fn *k, const struct type *type, uint32_t from, uint32_t to,
                     uint64_t size) {
    struct tr *t = k->t;
    const char *identity, *which, *reduce = need_reduction(k, type);
    (void)ll_reduction(k, type, &identity, &which);
    const char *fill = ll_format(t, "ur.lanes.fill.%s", lanes_type_name(t, type));
    const char *name = ll_format(t, "ur.lanes.clusters.%s", which);
    declare_loop(t, fill, "void", ll_format(t, "ptr %%to, %s %%x", type->text), "",
                 store_text(t, type, "x", "to", "i"), "void");
    ll_declare(t, name,
               "define internal void @%s(ptr %%from, ptr %%to, i64 %%size, i64 %%count) nounwind "
               "{\nentry:\n  br label %%loop\nloop:\n"
               "  %%i = phi i64 [ 0, %%entry ], [ %%next, %%loop ]\n"
               "  %%left = sub i64 %%count, %%i\n  %%less = icmp ult i64 %%left, %%size\n"
               "  %%own = select i1 %%less, i64 %%left, i64 %%size\n"
               "  %%by = mul i64 %%i, %llu\n  %%a = getelementptr i8, ptr %%from, i64 %%by\n"
               "  %%b = getelementptr i8, ptr %%to, i64 %%by\n"
               "  %%x = call %s @%s(ptr %%a, i64 %%own)\n"
               "  call void @%s(ptr %%b, %s %%x, i64 %%own)\n"
               "  %%next = add i64 %%i, %%own\n  %%more = icmp ult i64 %%next, %%count\n"
               "  br i1 %%more, label %%loop, label %%done\ndone:\n  ret void\n}\n",
               name, (unsigned long long)type->size, type->text, reduce, fill, type->text);
    ll_emit(k, "call void @%s(ptr %n, ptr %n, i64 %l, i64 %%lanes)", name, from, to, (int64_t)size);
}

static void reduction(struct fn *k, const struct state *state, const struct keep *keep) {
    uint32_t way = ll_operand(k, 1), value = ll_operand(k, 2);
    struct type *type = ll_type_of(k->t, value);
    uint64_t size = 0;
    if (type != keep->type || !(ll_is_int(type) || ll_is_float(type) || ll_is_bool(type))) {
        ll_wrong(k, UR_LLVM_INVALID, "operands of types that it is not for");
    }
    const char *identity, *which;
    (void)ll_reduction(k, type, &identity, &which);
    uint32_t from = of_some(k, type, array_of(k, state, value), identity);
    switch (way) {
    case SpvGroupOperationReduce:
        give_all(k, keep, temp_name(k, reduced(k, type, from)));
        return;
    case SpvGroupOperationInclusiveScan:
    case SpvGroupOperationExclusiveScan:
        scan(k, type, from, result_array(k, keep), way == SpvGroupOperationInclusiveScan);
        return;
    case SpvGroupOperationClusteredReduce:
        size = k->insn->count > 3 ? ll_constant(k, ll_operand(k, 3)) : 0;
        if (size == 0) {
            ll_wrong(k, UR_LLVM_INVALID, "clusters of no work-items");
        }
        clusters(k, type, from, result_array(k, keep), size);
        return;
    default:
        ll_wrong(k, UR_LLVM_UNSUPPORTED, "group operation %u", way);
    }
}

/* ---- votes ----------------------------------------------------------------------------------- */

static void vote(struct fn *k, const struct state *state, const struct keep *keep, bool all) {
    struct tr *t = k->t;
    const struct type *type = ll_type_of(t, ll_operand(k, 1));
    const char *name = all ? "ur.lanes.all" : "ur.lanes.any";
    uint32_t made = ll_temp(k), from;
    if (type->op != SpvOpTypeBool) {
        ll_wrong(k, UR_LLVM_INVALID, "a vote on what is no truth value");
    }
    from = of_some(k, type, array_of(k, state, ll_operand(k, 1)), all ? "true" : "false");
    if (k->lanes > 1) {
        const char *whole =
            ll_format(t, "llvm.vector.reduce.%s.v%ui1", all ? "and" : "or", k->lanes);
        ll_declare(t, whole, "declare i1 @%s(<%u x i1>)\n", whole, k->lanes);
        ll_emit(k, "%n = call i1 @%s(<%u x i1> %n)", made, whole, k->lanes,
                load_vector(k, type, from));
        give_all(k, keep, temp_name(k, made));
        return;
    }
    declare_loop(t, name, "i1", "ptr %from",
                 ll_format(t, "  %%sum = phi i1 [ %s, %%entry ], [ %%new, %%loop ]\n",
                           all ? "true" : "false"),
                 ll_format(t, "%s  %%new = %s i1 %%sum, %%y\n",
                           load_text(t, type, "y", "from", "i"), all ? "and" : "or"),
                 "i1 %new");
    ll_emit(k, "%n = call i1 @%s(ptr %n, i64 %%lanes)", made, name, from);
    give_all(k, keep, temp_name(k, made));
}

static void ballot(struct fn *k, const struct state *state, const struct keep *keep) {
    struct tr *t = k->t;
    const struct type *type = ll_type_of(t, ll_operand(k, 1));
    uint32_t mask = ll_temp(k), low = ll_temp(k), moved = ll_temp(k), high = ll_temp(k),
             one = ll_temp(k), both = ll_temp(k), from;
    const char *result = keep->type->text;
    if (type->op != SpvOpTypeBool || strcmp(result, "<4 x i32>") != 0) {
        ll_wrong(k, UR_LLVM_INVALID, "a ballot that is no vector of four 32-bit integers");
    }
    from = of_some(k, type, array_of(k, state, ll_operand(k, 1)), "false");
    declare_loop(t, "ur.lanes.ballot", "i64", "ptr %from",
                 "  %sum = phi i64 [ 0, %entry ], [ %new, %loop ]\n",
                 ll_format(t,
                           "%s  %%bit = zext i1 %%y to i64\n  %%by = and i64 %%i, 63\n"
                           "  %%moved = shl i64 %%bit, %%by\n  %%new = or i64 %%sum, %%moved\n",
                           load_text(t, type, "y", "from", "i")),
                 "i64 %new");
    ll_emit(k, "%n = call i64 @ur.lanes.ballot(ptr %n, i64 %%lanes)", mask, from);
    ll_emit(k, "%n = trunc i64 %n to i32", low, mask);
    ll_emit(k, "%n = lshr i64 %n, 32", moved, mask);
    ll_emit(k, "%n = trunc i64 %n to i32", high, moved);
    ll_emit(k, "%n = insertelement <4 x i32> zeroinitializer, i32 %n, i32 0", one, low);
    ll_emit(k, "%n = insertelement <4 x i32> %n, i32 %n, i32 1", both, one, high);
    give_all(k, keep, temp_name(k, both));
}

static void elect(struct fn *k, const struct keep *keep) {
    struct tr *t = k->t;
    if (keep->type->op != SpvOpTypeBool) {
        ll_wrong(k, UR_LLVM_INVALID, "a result that is no truth value");
    }
    uint32_t first = first_place(k), to = result_array(k, keep);
    declare_loop(t, "ur.lanes.elect", "void", "ptr %to, i64 %first", "",
                 ll_format(t, "  %%x = icmp eq i64 %%i, %%first\n%s",
                           store_text(t, keep->type, "x", "to", "i")),
                 "void");
    ll_emit(k, "call void @ur.lanes.elect(ptr %n, i64 %n, i64 %%lanes)", to, first);
}

/* By their bits, as types of the same size have them. */
static void all_equal(struct fn *k, const struct state *state, const struct keep *keep) {
    struct tr *t = k->t;
    const struct type *type = ll_type_of(t, ll_operand(k, 1));
    const struct type *scalar = type->op == SpvOpTypeVector ? type->element : type;
    const char *name = ll_format(t, "ur.lanes.equal.%s", lanes_type_name(t, type)), *bits;
    uint32_t made = ll_temp(k), from;
    if (scalar->op != SpvOpTypeInt && scalar->op != SpvOpTypeFloat && scalar->op != SpvOpTypeBool) {
        ll_wrong(k, UR_LLVM_INVALID, "operands of types that it is not for");
    }
    bits = ll_format(t, "i%u", (unsigned)scalar->width * ll_lanes(type));
    from = array_of(k, state, ll_operand(k, 1));
    if (k->parted) { /* the others have what the first of these has */
        const char *first = temp_name(k, value_at(k, type, from, first_place(k)));
        from = of_some(k, type, from, first);
    }
    declare_loop(t, name, "i1", "ptr %from", "  %sum = phi i1 [ true, %entry ], [ %new, %loop ]\n",
                 ll_format(t,
                           "  %%zero = mul i64 %%i, 0\n%s%s  %%p = bitcast %s %%y to %s\n"
                           "  %%q = bitcast %s %%first to %s\n  %%same = icmp eq %s %%p, %%q\n"
                           "  %%new = and i1 %%sum, %%same\n",
                           load_text(t, type, "y", "from", "i"),
                           load_text(t, type, "first", "from", "zero"), type->text, bits,
                           type->text, bits, bits),
                 "i1 %new");
    ll_emit(k, "%n = call i1 @%s(ptr %n, i64 %%lanes)", made, name, from);
    give_all(k, keep, temp_name(k, made));
}

/* ---- broadcasts and shuffles ----------------------------------------------------------------- */

static uint32_t as_place(struct fn *k, const struct type *type, uint32_t value) {
    uint32_t made = ll_temp(k);
    if (type->op != SpvOpTypeInt) {
        ll_wrong(k, UR_LLVM_INVALID, "a place that is no integer");
    }
    ll_emit(k, "%n = %s %y %n to i64", made, type->width == 64 ? "bitcast" : "zext", type, value);
    return made;
}

/* Of the first of them, as all have to have the same; local ids count along the rows. */
static uint32_t broadcast_place(struct fn *k, const struct state *state, uint32_t id) {
    static const char *const sizes[] = {"%x.size", "%y.size"};
    const struct type *type = ll_type_of(k->t, id);
    uint32_t value = value_at(k, type, array_of(k, state, id), first_place(k)), sum = 0;
    if (type->op != SpvOpTypeVector) {
        return as_place(k, type, value);
    }
    if (type->count > 3) {
        ll_wrong(k, UR_LLVM_INVALID, "a local id that is none");
    }
    for (uint32_t d = type->count; d-- > 0;) {
        uint32_t part = ll_temp(k), wide;
        ll_emit(k, "%n = extractelement %y %n, i32 %u", part, type, value, d);
        wide = as_place(k, type->element, part);
        if (d + 1 == type->count) {
            sum = wide;
            continue;
        }
        uint32_t product = ll_temp(k), next = ll_temp(k);
        ll_emit(k, "%n = mul i64 %n, %s", product, sum, sizes[d]);
        ll_emit(k, "%n = add i64 %n, %n", next, product, wide);
        sum = next;
    }
    return sum;
}

static void broadcast(struct fn *k, const struct state *state, const struct keep *keep) {
    struct tr *t = k->t;
    uint32_t from = array_of(k, state, ll_operand(k, 1)), place;
    if (ll_type_of(t, ll_operand(k, 1)) != keep->type) {
        ll_wrong(k, UR_LLVM_INVALID, "operand and result of different types");
    }
    if (k->insn->opcode == SpvOpGroupNonUniformBroadcastFirst) {
        place = first_place(k);
    } else {
        uint32_t said = broadcast_place(k, state, ll_operand(k, 2)), there = ll_temp(k);
        place = ll_temp(k);
        ll_emit(k, "%n = icmp ult i64 %n, %%lanes", there, said);
        ll_emit(k, "%n = select i1 %n, i64 %n, i64 0", place, there, said);
    }
    give_all(k, keep, temp_name(k, value_at(k, keep->type, from, place)));
}

/* %j of %i, %d (what the work-item says) and %size. */
static const char *place_text(uint32_t op) {
    switch (op) {
    case SpvOpGroupNonUniformShuffleXor:
    case SpvOpSubgroupShuffleXorINTEL:
        return "  %j = xor i64 %i, %d\n";
    case SpvOpGroupNonUniformShuffleUp:
        return "  %j = sub i64 %i, %d\n";
    case SpvOpGroupNonUniformShuffleDown:
    case SpvOpSubgroupShuffleDownINTEL:
        return "  %j = add i64 %i, %d\n";
    case SpvOpSubgroupShuffleUpINTEL:
        return "  %k = sub i64 %size, %d\n  %j = add i64 %i, %k\n";
    case SpvOpGroupNonUniformRotateKHR:
        return "  %in = urem i64 %i, %size\n  %start = sub i64 %i, %in\n"
               "  %k = add i64 %in, %d\n  %out = urem i64 %k, %size\n"
               "  %j = add i64 %start, %out\n";
    default:
        return "  %j = add i64 %d, 0\n";
    }
}

/* The place that work-item `i` of a whole team takes from, with `said`. */
static uint32_t lanes_place_of(uint32_t op, uint32_t i, uint64_t said, uint32_t lanes) {
    uint64_t place = op == SpvOpGroupNonUniformShuffleXor || op == SpvOpSubgroupShuffleXorINTEL
                         ? i ^ said
                     : op == SpvOpGroupNonUniformShuffleUp   ? i - said
                     : op == SpvOpGroupNonUniformShuffleDown ? i + said
                     : op == SpvOpSubgroupShuffleDownINTEL   ? i + said
                     : op == SpvOpSubgroupShuffleUpINTEL     ? i + lanes - said
                                                             : said;
    bool window = op == SpvOpSubgroupShuffleDownINTEL || op == SpvOpSubgroupShuffleUpINTEL;
    return place < (window ? 2 * (uint64_t)lanes : lanes) ? (uint32_t)place : i;
}

/* By places that are constants: one instruction. False: it is none of these. */
static bool shuffle_vector(struct fn *k, const struct type *type, uint32_t from, uint32_t other,
                           uint32_t by, uint32_t to) {
    uint32_t op = k->insn->opcode;
    uint64_t said;
    if (k->lanes < 2 || op == SpvOpGroupNonUniformRotateKHR || type->op == SpvOpTypeBool ||
        !(ll_is_int(type) || ll_is_float(type)) || type->op == SpvOpTypeVector ||
        !ur_spirv_constant(k->t->module, by, &said)) {
        return false;
    }
    uint32_t a = load_vector(k, type, from), b = from == other ? a : load_vector(k, type, other),
             made = ll_temp(k);
    const char *of = ll_format(k->t, "<%u x %s>", k->lanes, type->text), *places = "";
    for (uint32_t i = 0; i < k->lanes; ++i) {
        places = ll_format(k->t, "%s%si32 %u", places, i ? ", " : "",
                           lanes_place_of(op, i, said, k->lanes));
    }
    ll_emit(k, "%n = shufflevector %s %n, %s %n, <%u x i32> <%s>", made, of, a, of, b, k->lanes,
            places);
    ll_emit(k, "store %s %n, ptr %n, align %u", of, made, to, type->align);
    return true;
}

/* What a place that is not there would give is not defined: its own value, so nothing is read that
 * is none. The two sources of INTEL's form lie behind each other. */
static void lanes_shuffle(struct fn *k, const struct state *state, const struct keep *keep) {
    struct tr *t = k->t;
    uint32_t op = k->insn->opcode;
    bool window = op == SpvOpSubgroupShuffleUpINTEL || op == SpvOpSubgroupShuffleDownINTEL;
    bool intel = window || op == SpvOpSubgroupShuffleINTEL || op == SpvOpSubgroupShuffleXorINTEL;
    uint32_t first = ll_operand(k, intel ? 0 : 1), second = window ? ll_operand(k, 1) : first,
             by = ll_operand(k, window || !intel ? 2 : 1);
    const struct type *type = keep->type, *places = ll_type_of(t, by);
    if (ll_type_of(t, first) != type || ll_type_of(t, second) != type ||
        places->op != SpvOpTypeInt) {
        ll_wrong(k, UR_LLVM_INVALID, "operands of types that it is not for");
    }
    uint32_t from = array_of(k, state, first), other = window ? array_of(k, state, second) : from;
    uint32_t to = result_array(k, keep);
    if (shuffle_vector(k, type, from, other, by, to)) {
        return;
    }
    uint32_t moves = array_of(k, state, by);
    const char *size = "%lanes";
    if (op == SpvOpGroupNonUniformRotateKHR && k->insn->count > 3) {
        uint64_t said = ll_constant(k, ll_operand(k, 3));
        if (said == 0) {
            ll_wrong(k, UR_LLVM_INVALID, "clusters of no work-items");
        }
        size = ll_format(t, "%llu", (unsigned long long)said);
    } else if (window) {
        uint32_t most = ll_temp(k), made = ll_temp(k);
        ll_emit(k, "%n = getelementptr inbounds i8, ptr %%item, i64 %u", most,
                (unsigned)offsetof(struct ur_hostcode_item, sub_group_size));
        ll_emit(k, "%n = load i64, ptr %n, align 8", made, most);
        size = temp_name(k, made);
    }
    const char *name = ll_format(t, "ur.lanes.shuffle.%u.%s.%u", (unsigned)op,
                                 lanes_type_name(t, type), (unsigned)places->width);
    const char *choose =
        window ? "  %near = icmp ult i64 %j, %size\n  %far = sub i64 %j, %size\n"
                 "  %in.a = icmp ult i64 %j, %count\n  %in.b = icmp ult i64 %far, %count\n"
                 "  %ja = select i1 %in.a, i64 %j, i64 %i\n"
                 "  %jb = select i1 %in.b, i64 %far, i64 %i\n"
               : "  %there = icmp ult i64 %j, %count\n  %ja = select i1 %there, i64 %j, i64 %i\n";
    const char *take = window
                           ? ll_format(t, "%s%s  %%y = select i1 %%near, %s %%ya, %s %%yb\n",
                                       load_text(t, type, "ya", "a", "ja"),
                                       load_text(t, type, "yb", "b", "jb"), type->text, type->text)
                           : load_text(t, type, "y", "a", "ja");
    declare_loop(t, name, "void", "ptr %a, ptr %b, ptr %moves, ptr %into, i64 %size", "",
                 ll_format(t, "%s  %%d = %s %s %%m to i64\n%s%s%s%s",
                           load_text(t, places, "m", "moves", "i"),
                           places->width == 64 ? "bitcast" : "zext", places->text, place_text(op),
                           choose, take, store_text(t, type, "y", "into", "i")),
                 "void");
    ll_emit(k, "call void @%s(ptr %n, ptr %n, ptr %n, ptr %n, i64 %s, i64 %%lanes)", name, from,
            other, moves, to, size);
}

/* ---- all ------------------------------------------------------------------------------------- */

static void barrier(struct fn *k) {
    uint64_t memory;
    const char *order = ll_order(k, ll_operand(k, 2));
    bool beyond = !ur_spirv_constant(k->t->module, ll_operand(k, 1), &memory) ||
                  memory == SpvScopeDevice || memory == SpvScopeCrossDevice;
    if (beyond && *order) {
        ll_emit(k, "fence %s", order);
    }
}

static void act(struct fn *k, const struct state *state, const struct keep *keep) {
    switch (k->insn->opcode) {
    case SpvOpGroupAll:
    case SpvOpGroupNonUniformAll:
        vote(k, state, keep, true);
        return;
    case SpvOpGroupAny:
    case SpvOpGroupNonUniformAny:
        vote(k, state, keep, false);
        return;
    case SpvOpGroupNonUniformAllEqual:
        all_equal(k, state, keep);
        return;
    case SpvOpGroupNonUniformBallot:
        ballot(k, state, keep);
        return;
    case SpvOpGroupNonUniformElect:
        elect(k, keep);
        return;
    case SpvOpGroupBroadcast:
    case SpvOpGroupNonUniformBroadcast:
    case SpvOpGroupNonUniformBroadcastFirst:
        broadcast(k, state, keep);
        return;
    default:
        if (ll_reduces(k->insn->opcode)) {
            reduction(k, state, keep);
        } else {
            lanes_shuffle(k, state, keep);
        }
        return;
    }
}

void ll_emit_lanes(struct fn *k, const struct state *state) {
    k->insn = state->sync;
    if (k->insn->opcode == SpvOpControlBarrier) {
        barrier(k);
        return;
    }
    uint32_t keep = k->insn->result ? k->t->ids[k->insn->result].keep : 0;
    if (k->insn->opcode == SpvOpGroupWaitEvents || !keep) {
        return; /* nobody takes what it gives */
    }
    act(k, state, &k->regions->keeps[keep - 1]);
    if (k->parted && !k->regions->keeps[keep - 1].shared) {
        give_some(k, &k->regions->keeps[keep - 1]);
    }
}
