/* What the work-items of a group do together: barriers, votes, broadcasts, reductions, scans,
 * shuffles. Each shows its value in its slot (hostcode.h), waits for the others, takes what it
 * wants, and waits once more before anybody shows the next. The functions that do it are written
 * here in LLVM's language, one for each operation and type that a module uses. */
#include <stdio.h>
#include <string.h>

#include "emit.h"
#include "hostcode/hostcode.h"

#define ITEM(field) ((unsigned)offsetof(struct ur_hostcode_item, field))

/* ---- who is meant ---------------------------------------------------------------------------- */

/* Of the sub-group, but where only those take part that come to the same place; see
 * reconverge_stacks.c. */
static const char *sub_scope(const struct fn *k) {
    return k->meetings ? "met" : "sub";
}

/* "group", or as above, of the operand that names a scope. */
static const char *scope_of(struct fn *k, uint32_t i) {
    uint64_t scope = ll_constant(k, ll_operand(k, i));
    if (scope == SpvScopeWorkgroup) {
        k->facts->uses |= USES_BARRIER | USES_GROUPS;
        return "group";
    }
    if (scope == SpvScopeSubgroup) {
        k->facts->uses |= USES_SUB_GROUPS | USES_GROUPS;
        return sub_scope(k);
    }
    ll_wrong(k, UR_LLVM_UNSUPPORTED, "scope %llu", (unsigned long long)scope);
}

/* Has the function know by %mask who takes part. */
static const char *meet(const char *scope) {
    return strcmp(scope, "met") == 0 ? "  %mask = call i64 @ur.meet(ptr %item)\n" : "";
}

/* That member %i takes part, as %name: an operand of `and`. */
static const char *takes_part(struct tr *t, const char *scope, const char *name) {
    return strcmp(scope, "met") == 0 ? ll_format(t,
                                                 "  %%%s.moved = lshr i64 %%mask, %%i\n"
                                                 "  %%%s = trunc i64 %%%s.moved to i1\n",
                                                 name, name, name)
                                     : "";
}

/* The least place of one that takes part. */
static uint32_t first_of(struct fn *k) {
    uint32_t first = ll_temp(k);
    if (k->t->options->wave) {
        ll_emit(k, "%n = call i64 @ur.leader(ptr %%item)", first);
    } else if (k->meetings) {
        ll_declare(k->t, "llvm.cttz.i64", "declare i64 @llvm.cttz.i64(i64, i1)\n");
        ll_emit(k, "%n = call i64 @llvm.cttz.i64(i64 %n, i1 false)", first, ll_meet(k));
    } else {
        ll_emit(k, "%n = add i64 0, 0", first);
    }
    return first;
}

/* Of each scope: waiting, the slot of its first member, how many members it has. */
void ll_group_scope(struct tr *t, const char *scope) {
    bool met = strcmp(scope, "met") == 0, sub = met || strcmp(scope, "sub") == 0;
    if (t->options->wave) {
        ll_amdgcn_scope(t, scope);
        return;
    }
    char name[32];
    snprintf(name, sizeof(name), "ur.wait.%s", scope);
    ll_declare(t, name,
               "define internal void @ur.wait.%s(ptr %%item) nounwind {\n"
               "  %%at = getelementptr inbounds i8, ptr %%item, i64 %u\n"
               "  %%f = load ptr, ptr %%at, align 8\n"
               "  call void %%f(ptr %%item)\n  ret void\n}\n",
               scope, sub ? ITEM(sub_group_barrier) : ITEM(barrier));
    ll_declare(t, "ur.field",
               "define internal i64 @ur.field(ptr %%item, i64 %%offset) alwaysinline nounwind {\n"
               "  %%at = getelementptr inbounds i8, ptr %%item, i64 %%offset\n"
               "  %%x = load i64, ptr %%at, align 8\n  ret i64 %%x\n}\n");
    snprintf(name, sizeof(name), "ur.first.%s", scope);
    if (sub) {
        ll_declare(t, name,
                   "define internal i64 @ur.first.%s(ptr %%item) nounwind {\n"
                   "  %%lin = call i64 @ur.field(ptr %%item, i64 %u)\n"
                   "  %%size = call i64 @ur.field(ptr %%item, i64 %u)\n"
                   "  %%lane = urem i64 %%lin, %%size\n"
                   "  %%first = sub i64 %%lin, %%lane\n  ret i64 %%first\n}\n",
                   scope, ITEM(linear_id), ITEM(sub_group_size));
    } else {
        ll_declare(t, name,
                   "define internal i64 @ur.first.group(ptr %%item) nounwind {\n  ret i64 0\n}\n");
    }
    ll_declare(t, "ur.count.group",
               "define internal i64 @ur.count.group(ptr %%item) nounwind {\n"
               "  %%x = call i64 @ur.field(ptr %%item, i64 %u)\n"
               "  %%y = call i64 @ur.field(ptr %%item, i64 %u)\n"
               "  %%z = call i64 @ur.field(ptr %%item, i64 %u)\n"
               "  %%xy = mul i64 %%x, %%y\n  %%xyz = mul i64 %%xy, %%z\n  ret i64 %%xyz\n}\n",
               ITEM(local_size[0]), ITEM(local_size[1]), ITEM(local_size[2]));
    if (sub) {
        snprintf(name, sizeof(name), "ur.count.%s", scope);
        ll_declare(t, name,
                   "define internal i64 @ur.count.%s(ptr %%item) nounwind {\n"
                   "  %%all = call i64 @ur.count.group(ptr %%item)\n"
                   "  %%first = call i64 @ur.first.%s(ptr %%item)\n"
                   "  %%size = call i64 @ur.field(ptr %%item, i64 %u)\n"
                   "  %%left = sub i64 %%all, %%first\n"
                   "  %%less = icmp ult i64 %%left, %%size\n"
                   "  %%count = select i1 %%less, i64 %%left, i64 %%size\n  ret i64 %%count\n}\n",
                   scope, scope, ITEM(sub_group_size));
    }
    snprintf(name, sizeof(name), "ur.show.%s", scope);
    ll_declare(t, name,
               "define internal ptr @ur.show.%s(ptr %%item, i64 %%x) nounwind {\n"
               "  %%at = getelementptr inbounds i8, ptr %%item, i64 %u\n"
               "  %%slots = load ptr, ptr %%at, align 8\n"
               "  %%lin = call i64 @ur.field(ptr %%item, i64 %u)\n"
               "  %%mine = getelementptr inbounds i64, ptr %%slots, i64 %%lin\n"
               "  store i64 %%x, ptr %%mine, align 8\n"
               "  call void @ur.wait.%s(ptr %%item)\n"
               "  %%first = call i64 @ur.first.%s(ptr %%item)\n"
               "  %%from = getelementptr inbounds i64, ptr %%slots, i64 %%first\n"
               "  ret ptr %%from\n}\n",
               scope, ITEM(slots), ITEM(linear_id), scope, scope);
    snprintf(name, sizeof(name), "ur.take.%s", scope);
    ll_declare(t, name,
               "define internal i64 @ur.take.%s(ptr %%item, i64 %%x, i64 %%index) nounwind {\n%s"
               "  %%from = call ptr @ur.show.%s(ptr %%item, i64 %%x)\n"
               "  %%count = call i64 @ur.count.%s(ptr %%item)\n"
               "  %%there = urem i64 %%index, %%count\n"
               "  %%at = getelementptr inbounds i64, ptr %%from, i64 %%there\n"
               "  %%y = load i64, ptr %%at, align 8\n"
               "  call void @ur.wait.%s(ptr %%item)\n  ret i64 %%y\n}\n",
               scope, meet(scope), scope, scope, scope);
}

static void group_wait_for(struct fn *k, const char *scope) {
    ll_group_scope(k->t, scope);
    if (strcmp(scope, "met") == 0) {
        ll_emit(k, "%n = call i64 @ur.pass(ptr %%item)", ll_temp(k));
        return;
    }
    ll_emit(k, "call void @ur.wait.%s(ptr %%item)", scope);
}

/* The place in the sub-group. */
static uint32_t lane(struct fn *k) {
    if (k->ids) { /* a region is told */
        uint32_t told = ll_temp(k);
        ll_emit(k, "%n = add i64 %%lane, 0", told);
        return told;
    }
    ll_group_scope(k->t, "sub");
    if (k->t->options->wave) {
        uint32_t told = ll_temp(k);
        ll_emit(k, "%n = call i64 @ur.lane(ptr %%item)", told);
        return told;
    }
    uint32_t made = ll_temp(k), first = ll_temp(k), linear = ll_item_load(k, 64, ITEM(linear_id));
    ll_emit(k, "%n = call i64 @ur.first.sub(ptr %%item)", first);
    ll_emit(k, "%n = sub i64 %n, %n", made, linear, first);
    return made;
}

static uint32_t to_64(struct fn *k, uint32_t id, bool sign) {
    const struct type *type = ll_type_of(k->t, id);
    uint32_t made = ll_temp(k);
    if (type->op != SpvOpTypeInt) {
        ll_wrong(k, UR_LLVM_INVALID, "%%%u is no integer", id);
    }
    ll_emit(k, "%n = %s %p to i64", made,
            type->width == 64 ? "bitcast"
            : sign            ? "sext"
                              : "zext",
            id);
    return made;
}

/* ---- values as 64 bits ----------------------------------------------------------------------- */

static uint32_t to_bits(struct fn *k, const struct type *type, uint32_t x) {
    uint32_t made = ll_temp(k);
    switch (type->op) {
    case SpvOpTypePointer:
        ll_emit(k, "%n = ptrtoint ptr %n to i64", made, x);
        return made;
    case SpvOpTypeFloat:
        if (type->width == 64) {
            ll_emit(k, "%n = bitcast double %n to i64", made, x);
        } else {
            uint32_t bits = ll_temp(k);
            ll_emit(k, "%n = bitcast %y %n to i%u", bits, type, x, type->width);
            ll_emit(k, "%n = zext i%u %n to i64", made, type->width, bits);
        }
        return made;
    case SpvOpTypeInt:
    case SpvOpTypeBool:
        ll_emit(k, "%n = %s %y %n to i64", made, type->width == 64 ? "bitcast" : "zext", type, x);
        return made;
    default:
        ll_wrong(k, UR_LLVM_INVALID, "a value of type %%%u, which is no number", type->id);
    }
}

static uint32_t from_bits(struct fn *k, const struct type *type, uint32_t x) {
    uint32_t made = ll_temp(k);
    switch (type->op) {
    case SpvOpTypePointer:
        ll_emit(k, "%n = inttoptr i64 %n to ptr", made, x);
        return made;
    case SpvOpTypeFloat:
        if (type->width == 64) {
            ll_emit(k, "%n = bitcast i64 %n to double", made, x);
        } else {
            uint32_t bits = ll_temp(k);
            ll_emit(k, "%n = trunc i64 %n to i%u", bits, x, type->width);
            ll_emit(k, "%n = bitcast i%u %n to %y", made, type->width, bits, type);
        }
        return made;
    default:
        ll_emit(k, "%n = %s i64 %n to %y", made, type->width == 64 ? "bitcast" : "trunc", x, type);
        return made;
    }
}

/* What the member at `index` shows, of 64 bits. AMD's devices move 32 at a time. */
static uint32_t taken(struct fn *k, const char *scope, const struct type *scalar, uint32_t bits,
                      uint32_t index) {
    bool narrow = k->t->options->wave && scalar->op != SpvOpTypePointer && scalar->width <= 32;
    uint32_t got = ll_temp(k);
    ll_emit(k, "%n = call i64 @ur.take%s.%s(ptr %%item, i64 %n, i64 %n)", got,
            narrow ? ".narrow" : "", scope, bits, index);
    return got;
}

/* What the member with that place among the others shows, of each component. */
static void group_take(struct fn *k, const char *scope, uint32_t value, uint32_t index) {
    struct type *type = ll_type(k->t, k->insn->type);
    uint32_t parts[64];
    ll_group_scope(k->t, scope);
    if (ll_type_of(k->t, value) != type) {
        ll_wrong(k, UR_LLVM_INVALID, "operand and result of different types");
    }
    for (uint32_t i = 0; i < ll_lanes(type); ++i) {
        const struct type *scalar = ll_scalar(type);
        uint32_t bits = to_bits(k, scalar, ll_component(k, type, value, i));
        parts[i] = from_bits(k, scalar, taken(k, scope, scalar, bits, index));
    }
    ll_gather(k, type, parts);
}

/* ---- reductions ------------------------------------------------------------------------------ */

/* How two values become one: an instruction, or an intrinsic where there is a dot; and what changes
 * nothing: 'z' zero, 'o' all ones, '1', 'm' the most, 'l' the least of signed numbers. */
static const struct {
    uint16_t ops[4];
    const char *how;
    char identity;
} reductions[] = {
    {{SpvOpGroupIAdd, SpvOpGroupNonUniformIAdd}, "add", 'z'},
    {{SpvOpGroupFAdd, SpvOpGroupNonUniformFAdd}, "fadd", 'z'},
    {{SpvOpGroupIMulKHR, SpvOpGroupNonUniformIMul}, "mul", '1'},
    {{SpvOpGroupFMulKHR, SpvOpGroupNonUniformFMul}, "fmul", '1'},
    {{SpvOpGroupSMin, SpvOpGroupNonUniformSMin}, "llvm.smin", 'm'},
    {{SpvOpGroupSMax, SpvOpGroupNonUniformSMax}, "llvm.smax", 'l'},
    {{SpvOpGroupUMin, SpvOpGroupNonUniformUMin}, "llvm.umin", 'o'},
    {{SpvOpGroupUMax, SpvOpGroupNonUniformUMax}, "llvm.umax", 'z'},
    {{SpvOpGroupFMin, SpvOpGroupNonUniformFMin}, "llvm.minnum", 'm'},
    {{SpvOpGroupFMax, SpvOpGroupNonUniformFMax}, "llvm.maxnum", 'l'},
    {{SpvOpGroupBitwiseAndKHR, SpvOpGroupNonUniformBitwiseAnd, SpvOpGroupLogicalAndKHR,
      SpvOpGroupNonUniformLogicalAnd},
     "and",
     'o'},
    {{SpvOpGroupBitwiseOrKHR, SpvOpGroupNonUniformBitwiseOr, SpvOpGroupLogicalOrKHR,
      SpvOpGroupNonUniformLogicalOr},
     "or",
     'z'},
    {{SpvOpGroupBitwiseXorKHR, SpvOpGroupNonUniformBitwiseXor, SpvOpGroupLogicalXorKHR,
      SpvOpGroupNonUniformLogicalXor},
     "xor",
     'z'},
};

static const char *identity_text(struct tr *t, const struct type *type, char identity) {
    bool real = type->op == SpvOpTypeFloat;
    switch (identity) {
    case 'z':
        return "zeroinitializer";
    case 'o':
        return type->op == SpvOpTypeBool ? "true" : "-1";
    case '1':
        return real ? "1.0" : "1";
    default:
        if (real) { /* infinity */
            bool most = identity == 'm';
            return type->width == 16 ? (most ? "0xH7C00" : "0xHFC00")
                                     : (most ? "0x7FF0000000000000" : "0xFFF0000000000000");
        }
        int64_t most = (int64_t)(UINT64_MAX >> (65 - type->width));
        return ll_format(t, "%lld", (long long)(identity == 'm' ? most : -most - 1));
    }
}

static size_t reduction_of(uint32_t op) {
    size_t which = 0;
    for (; which < sizeof(reductions) / sizeof(*reductions); ++which) {
        const uint16_t *ops = reductions[which].ops;
        if (ops[0] == op || ops[1] == op || (ops[2] && (ops[2] == op || ops[3] == op))) {
            break;
        }
    }
    return which;
}

const char *ll_reduction(struct fn *k, const struct type *type, const char **identity,
                         const char **name) {
    struct tr *t = k->t;
    size_t which = reduction_of(k->insn->opcode);
    const char *how = reductions[which].how, *suffix = ll_suffix(t, type);
    const struct type *scalar = type->op == SpvOpTypeVector ? type->element : type;
    char kind = reductions[which].identity;
    *identity = identity_text(t, scalar, kind);
    if (kind != 'z') {
        *identity = ll_splat(k, type, scalar->text, *identity);
    }
    *name = ll_format(t, "%s.%s", how, suffix);
    if (strncmp(how, "llvm.", 5) != 0) {
        return ll_format(t, "%s%s %s %%sum, %%y", how, how[0] == 'f' ? " reassoc" : "", type->text);
    }
    ll_declare(t, *name, "declare %s @%s(%s, %s)\n", type->text, *name, type->text, type->text);
    return ll_format(t, "call %s @%s(%s %%sum, %s %%y)", type->text, *name, type->text, type->text);
}

const char *ll_reduction_how(const struct fn *k) {
    return reductions[reduction_of(k->insn->opcode)].how;
}

static const char *condition(uint32_t way) {
    return way == SpvGroupOperationInclusiveScan   ? "icmp ule i64 %i, %lane"
           : way == SpvGroupOperationExclusiveScan ? "icmp ult i64 %i, %lane"
           : way == SpvGroupOperationReduce        ? "icmp eq i64 0, 0"
                                                   : "icmp ult i64 %apart, %cluster";
}

/* Defines the function and returns its name. */
static const char *need_reduction(struct fn *k, size_t which, const struct type *type,
                                  const char *scope, uint32_t way) {
    struct tr *t = k->t;
    const char *suffix = ll_suffix(t, type), *how = reductions[which].how;
    uint32_t op = k->insn->opcode;
    const char *part = takes_part(t, scope, "part");
    bool uniform = op < SpvOpGroupNonUniformElect || op > SpvOpGroupNonUniformQuadSwap;
    const char *name = ll_format(t, "ur.reduce.%s.%s.%s.%u%s", how, suffix, scope, way,
                                 uniform && t->options->wave ? ".uniform" : "");
    bool wide = type->width == 64;
    const char *combine;
    ll_group_scope(t, scope);
    if (strncmp(how, "llvm.", 5) == 0) {
        const char *called = ll_format(t, "%s.%s", how, suffix);
        ll_declare(t, called, "declare %s @%s(%s, %s)\n", type->text, called, type->text,
                   type->text);
        combine = ll_format(t, "call %s @%s(%s %%sum, %s %%y)", type->text, called, type->text,
                            type->text);
    } else {
        combine = ll_format(t, "%s %s %%sum, %%y", how, type->text);
    }
    if (t->options->wave) {
        ll_amdgcn_reduction(t, name, type, scope, way, combine,
                            identity_text(t, type, reductions[which].identity), uniform);
        return name;
    }
    const char *raw = ll_format(t, "i%u", (unsigned)type->width);
    ll_declare(t, name,
               "define internal %s @%s(ptr %%item, %s %%x, i64 %%cluster) nounwind {\nentry:\n%s"
               "  %%as = %s %s %%x to %s\n  %%all = %s %s %%as to i64\n"
               "  %%from = call ptr @ur.show.%s(ptr %%item, i64 %%all)\n"
               "  %%first = call i64 @ur.first.%s(ptr %%item)\n"
               "  %%count = call i64 @ur.count.%s(ptr %%item)\n"
               "  %%lin = call i64 @ur.field(ptr %%item, i64 %u)\n"
               "  %%lane = sub i64 %%lin, %%first\n  br label %%loop\nloop:\n"
               "  %%i = phi i64 [ 0, %%entry ], [ %%next, %%loop ]\n"
               "  %%sum = phi %s [ %s, %%entry ], [ %%kept, %%loop ]\n"
               "  %%at = getelementptr inbounds i64, ptr %%from, i64 %%i\n"
               "  %%read = load i64, ptr %%at, align 8\n"
               "  %%cut = %s i64 %%read to %s\n  %%y = bitcast %s %%cut to %s\n"
               "  %%new = %s\n  %%apart = xor i64 %%i, %%lane\n  %%%s = %s\n%s%s%s"
               "  %%kept = select i1 %%counts, %s %%new, %s %%sum\n"
               "  %%next = add i64 %%i, 1\n  %%more = icmp ult i64 %%next, %%count\n"
               "  br i1 %%more, label %%loop, label %%done\ndone:\n"
               "  call void @ur.wait.%s(ptr %%item)\n  ret %s %%kept\n}\n",
               type->text, name, type->text, meet(scope), "bitcast", type->text, raw,
               wide ? "bitcast" : "zext", raw, scope, scope, scope, ITEM(linear_id), type->text,
               identity_text(t, type, reductions[which].identity), wide ? "bitcast" : "trunc", raw,
               raw, type->text, combine, "alike", condition(way), part,
               *part ? "  %alive = and i1 %alike, %part\n" : "  %alive = and i1 %alike, %alike\n",
               ll_format(t,
                         "  %%ended.at = getelementptr inbounds i8, ptr %%item, i64 %u\n"
                         "  %%ended = load ptr, ptr %%ended.at, align 8\n"
                         "  %%place = add i64 %%first, %%i\n"
                         "  %%gone.at = getelementptr inbounds i8, ptr %%ended, i64 %%place\n"
                         "  %%gone = load i8, ptr %%gone.at, align 1\n"
                         "  %%there = icmp eq i8 %%gone, 0\n"
                         "  %%counts = and i1 %%alive, %%there\n",
                         ITEM(ended)),
               type->text, type->text, scope, type->text);
    return name;
}

bool ll_reduces(uint32_t op) {
    return reduction_of(op) < sizeof(reductions) / sizeof(*reductions);
}

static bool reduce(struct fn *k, uint32_t op) {
    size_t which = reduction_of(op);
    if (!ll_reduces(op)) {
        return false;
    }
    const char *scope = scope_of(k, 0);
    uint32_t way = ll_operand(k, 1), value = ll_operand(k, 2), cluster = ll_temp(k), parts[64];
    struct type *type = ll_type(k->t, k->insn->type), *scalar = ll_scalar(type);
    if (way > SpvGroupOperationClusteredReduce) {
        ll_wrong(k, UR_LLVM_UNSUPPORTED, "group operation %u", way);
    }
    bool real = reductions[which].how[0] == 'f' || strstr(reductions[which].how, "num");
    if (ll_type_of(k->t, value) != type ||
        (real ? scalar->op != SpvOpTypeFloat
              : scalar->op != SpvOpTypeInt && scalar->op != SpvOpTypeBool)) {
        ll_wrong(k, UR_LLVM_INVALID, "operands of types that it is not for");
    }
    if (way == SpvGroupOperationClusteredReduce && k->insn->count > 3) {
        cluster = to_64(k, ll_operand(k, 3), false);
    } else {
        ll_emit(k, "%n = add i64 0, 0", cluster);
    }
    const char *name = need_reduction(k, which, scalar, scope, way);
    for (uint32_t i = 0; i < ll_lanes(type); ++i) {
        uint32_t x = ll_component(k, type, value, i);
        parts[i] = ll_temp(k);
        ll_emit(k, "%n = call %y @%s(ptr %%item, %y %n, i64 %n)", parts[i], scalar, name, scalar, x,
                cluster);
    }
    ll_gather(k, type, parts);
    return true;
}

/* ---- votes ----------------------------------------------------------------------------------- */

static uint32_t truth(struct fn *k, uint32_t i) {
    const struct type *type = ll_type_of(k->t, ll_operand(k, i));
    uint32_t made = ll_temp(k);
    if (type->op != SpvOpTypeBool) {
        ll_wrong(k, UR_LLVM_INVALID, "a vote on what is no truth value");
    }
    ll_emit(k, "%n = select i1 true, %p, %p", made, ll_operand(k, i), ll_operand(k, i));
    return made;
}

/* A mask of those that say yes, or of those that show the same as the first. */
static uint32_t ballot(struct fn *k, uint32_t bits, const char *scope, bool same) {
    const char *name = ll_format(k->t, "ur.%s.%s", same ? "same" : "ballot", scope);
    ll_group_scope(k->t, scope);
    if (k->t->options->wave) {
        uint32_t mask = ll_temp(k);
        if (strcmp(scope, "sub") != 0) {
            ll_wrong(k, UR_LLVM_UNSUPPORTED, "of a whole work-group");
        }
        ll_emit(k, "%n = call i64 @%s(ptr %%item, i64 %n)", mask, name, bits);
        return mask;
    }
    const char *part = takes_part(k->t, scope, "part");
    ll_declare(k->t, name,
               "define internal i64 @%s(ptr %%item, i64 %%x) nounwind {\nentry:\n%s"
               "  %%from = call ptr @ur.show.%s(ptr %%item, i64 %%x)\n"
               "  %%count = call i64 @ur.count.%s(ptr %%item)\n"
               "  %%lead = call i64 @llvm.cttz.i64(i64 %s, i1 false)\n"
               "  %%leads = getelementptr inbounds i64, ptr %%from, i64 %%lead\n"
               "  %%zero = load i64, ptr %%leads, align 8\n  br label %%loop\nloop:\n"
               "  %%i = phi i64 [ 0, %%entry ], [ %%next, %%loop ]\n"
               "  %%votes = phi i64 [ 0, %%entry ], [ %%new, %%loop ]\n"
               "  %%no = phi i64 [ 0, %%entry ], [ %%some, %%loop ]\n"
               "  %%at = getelementptr inbounds i64, ptr %%from, i64 %%i\n"
               "  %%y = load i64, ptr %%at, align 8\n%s"
               "  %%agrees = icmp %s i64 %%y, %s\n  %%yes = and i1 %%agrees, %s\n"
               "  %%bit = zext i1 %%yes to i64\n"
               "  %%by = and i64 %%i, 63\n  %%moved = shl i64 %%bit, %%by\n"
               "  %%new = or i64 %%votes, %%moved\n  %%not = xor i1 %%agrees, true\n"
               "  %%differs = and i1 %%not, %s\n  %%against = zext i1 %%differs to i64\n"
               "  %%some = or i64 %%no, %%against\n"
               "  %%next = add i64 %%i, 1\n  %%more = icmp ult i64 %%next, %%count\n"
               "  br i1 %%more, label %%loop, label %%done\ndone:\n"
               "  call void @ur.wait.%s(ptr %%item)\n  ret i64 %%%s\n}\n",
               name, meet(scope), scope, scope, *part ? "%mask" : "1", part, same ? "eq" : "ne",
               same ? "%zero" : "0", *part ? "%part" : "true", *part ? "%part" : "true", scope,
               same ? "some" : "new");
    ll_declare(k->t, "llvm.cttz.i64", "declare i64 @llvm.cttz.i64(i64, i1)\n");
    uint32_t made = ll_temp(k);
    ll_emit(k, "%n = call i64 @%s(ptr %%item, i64 %n)", made, name, bits);
    return made;
}

static void vote(struct fn *k, bool all) {
    const char *scope = scope_of(k, 0);
    static const struct type one = {.op = SpvOpTypeBool, .width = 1, .text = "i1"};
    size_t which = all ? 10 : 11;
    const char *name = need_reduction(k, which, &one, scope, SpvGroupOperationReduce);
    uint32_t x = truth(k, 1);
    ll_emit(k, "%%v%u = call i1 @%s(ptr %%item, i1 %n, i64 0)", k->insn->result, name, x);
}

static void set_ballot(struct fn *k, uint32_t mask) {
    struct type *type = ll_type(k->t, k->insn->type);
    uint32_t parts[4];
    if (type->op != SpvOpTypeVector || type->count != 4 || type->element->op != SpvOpTypeInt ||
        type->width != 32) {
        ll_wrong(k, UR_LLVM_INVALID, "a ballot that is no vector of four 32-bit integers");
    }
    for (uint32_t i = 0; i < 4; ++i) {
        uint32_t moved = ll_temp(k);
        parts[i] = ll_temp(k);
        ll_emit(k, "%n = lshr i64 %n, %u", moved, mask, i == 1 ? 32u : 0u);
        ll_emit(k, "%n = %s i64 %n to i32", parts[i], "trunc", moved);
        if (i > 1) {
            parts[i] = ll_temp(k);
            ll_emit(k, "%n = add i32 0, 0", parts[i]);
        }
    }
    ll_gather(k, type, parts);
}

static uint32_t ballot_of(struct fn *k, uint32_t i) {
    const struct type *type = ll_type_of(k->t, ll_operand(k, i));
    uint32_t halves[2], made = ll_temp(k), high = ll_temp(k);
    if (type->op != SpvOpTypeVector || type->count != 4 || type->element->op != SpvOpTypeInt ||
        type->width != 32) {
        ll_wrong(k, UR_LLVM_INVALID, "a ballot that is no vector of four 32-bit integers");
    }
    for (uint32_t j = 0; j < 2; ++j) {
        uint32_t part = ll_component(k, type, ll_operand(k, i), j);
        halves[j] = ll_temp(k);
        ll_emit(k, "%n = zext i32 %n to i64", halves[j], part);
    }
    ll_emit(k, "%n = shl i64 %n, 32", high, halves[1]);
    ll_emit(k, "%n = or i64 %n, %n", made, high, halves[0]);
    return made;
}

static void bit_at(struct fn *k, uint32_t mask, uint32_t place) {
    uint32_t by = ll_temp(k), moved = ll_temp(k);
    ll_emit(k, "%n = and i64 %n, 63", by, place);
    ll_emit(k, "%n = lshr i64 %n, %n", moved, mask, by);
    ll_emit(k, "%%v%u = trunc i64 %n to i1", k->insn->result, moved);
}

/* The mask cut to those that are there, and for scans to those up to this one. */
/* The bits of a ballot that stand for work-items of the sub-group. */
static uint32_t bits_of_group(struct fn *k) {
    uint32_t count = ll_temp(k), left = ll_temp(k), all = ll_temp(k);
    ll_group_scope(k->t, "sub");
    ll_emit(k, "%n = call i64 @ur.count.sub(ptr %%item)", count);
    ll_emit(k, "%n = sub i64 64, %n", left, count);
    ll_emit(k, "%n = lshr i64 -1, %n", all, left);
    return all;
}

static void count_bits(struct fn *k) {
    uint32_t way = ll_operand(k, 1), mask = ballot_of(k, 2), place = lane(k);
    uint32_t one = ll_temp(k), below = ll_temp(k), cut = ll_temp(k), made = ll_temp(k);
    ll_emit(k, "%n = shl i64 1, %n", one, place);
    ll_emit(k, "%n = sub i64 %n, 1", below, one);
    if (way == SpvGroupOperationInclusiveScan) {
        uint32_t with = ll_temp(k);
        ll_emit(k, "%n = or i64 %n, %n", with, below, one);
        below = with;
    } else if (way == SpvGroupOperationReduce) {
        below = bits_of_group(k);
    } else if (way != SpvGroupOperationExclusiveScan) {
        ll_wrong(k, UR_LLVM_UNSUPPORTED, "group operation %u", way);
    }
    ll_declare(k->t, "llvm.ctpop.i64", "declare i64 @llvm.ctpop.i64(i64)\n");
    ll_emit(k, "%n = and i64 %n, %n", cut, mask, below);
    ll_emit(k, "%n = call i64 @llvm.ctpop.i64(i64 %n)", made, cut);
    const struct type *type = ll_type(k->t, k->insn->type);
    ll_emit(k, "%%v%u = %s i64 %n to %y", k->insn->result, type->width == 64 ? "bitcast" : "trunc",
            made, type);
}

static void find_bit(struct fn *k, bool lowest) {
    const char *name = lowest ? "llvm.cttz.i64" : "llvm.ctlz.i64";
    uint32_t mask = ballot_of(k, 1), made = ll_temp(k), place = ll_temp(k);
    if (!lowest) { /* a ballot that was made by hand may have others above */
        uint32_t all = bits_of_group(k), own = ll_temp(k);
        ll_emit(k, "%n = and i64 %n, %n", own, mask, all);
        mask = own;
    }
    ll_declare(k->t, name, "declare i64 @%s(i64, i1)\n", name);
    ll_emit(k, "%n = call i64 @%s(i64 %n, i1 false)", made, name, mask);
    ll_emit(k, "%n = %s i64 %s%n", place, lowest ? "add" : "sub", lowest ? "0, " : "63, ", made);
    const struct type *type = ll_type(k->t, k->insn->type);
    ll_emit(k, "%%v%u = %s i64 %n to %y", k->insn->result, type->width == 64 ? "bitcast" : "trunc",
            place, type);
}

/* ---- broadcasts and shuffles ----------------------------------------------------------------- */

/* The local id that is broadcast from, as a linear one. */
static uint32_t broadcast_index(struct fn *k, const char *scope, uint32_t id) {
    const struct type *type = ll_type_of(k->t, id);
    if (type->op != SpvOpTypeVector) {
        return to_64(k, id, false);
    }
    uint32_t sum = 0;
    if (strcmp(scope, "group") != 0 || !ll_is_int(type) || type->count > 3) {
        ll_wrong(k, UR_LLVM_INVALID, "a local id that is none");
    }
    for (uint32_t d = type->count; d-- > 0;) {
        uint32_t part = ll_component(k, type, id, d), wide = ll_temp(k);
        ll_emit(k, "%n = %s %y %n to i64", wide, type->width == 64 ? "bitcast" : "zext",
                type->element, part);
        if (d + 1 == type->count) {
            sum = wide;
            continue;
        }
        uint32_t product = ll_temp(k), next = ll_temp(k);
        uint32_t size = ll_item_load(k, 64, ITEM(local_size[0]) + 8 * (size_t)d);
        ll_emit(k, "%n = mul i64 %n, %n", product, sum, size);
        ll_emit(k, "%n = add i64 %n, %n", next, product, wide);
        sum = next;
    }
    return sum;
}

static uint32_t combine(struct fn *k, const char *op, uint32_t a, uint32_t b) {
    uint32_t made = ll_temp(k);
    ll_emit(k, "%n = %s i64 %n, %n", made, op, a, b);
    return made;
}

/* SPV_INTEL_subgroups: two values in a row, and a window into them that a number of work-items
 * moves. */
static void window(struct fn *k, bool down) {
    struct type *type = ll_type(k->t, k->insn->type), *scalar = ll_scalar(type);
    uint32_t first = ll_operand(k, 0), second = ll_operand(k, 1), parts[64];
    k->facts->uses |= USES_SUB_GROUPS | USES_GROUPS;
    ll_group_scope(k->t, "sub");
    if (ll_type_of(k->t, first) != type || ll_type_of(k->t, second) != type) {
        ll_wrong(k, UR_LLVM_INVALID, "operands of different types");
    }
    uint32_t delta = to_64(k, ll_operand(k, 2), false),
             size = ll_item_load(k, 64, ITEM(sub_group_size));
    uint32_t place = combine(k, "add", lane(k), down ? delta : combine(k, "sub", size, delta));
    uint32_t there = ll_temp(k), index = ll_temp(k), less = combine(k, "sub", place, size);
    ll_emit(k, "%n = icmp ult i64 %n, %n", there, place, size);
    ll_emit(k, "%n = select i1 %n, i64 %n, i64 %n", index, there, place, less);
    for (uint32_t i = 0; i < ll_lanes(type); ++i) {
        uint32_t got[2];
        for (int j = 0; j < 2; ++j) {
            uint32_t bits = to_bits(k, scalar, ll_component(k, type, j ? second : first, i));
            got[j] = taken(k, sub_scope(k), scalar, bits, index);
        }
        uint32_t made = ll_temp(k);
        ll_emit(k, "%n = select i1 %n, i64 %n, i64 %n", made, there, got[0], got[1]);
        parts[i] = from_bits(k, scalar, made);
    }
    ll_gather(k, type, parts);
}

/* SPV_INTEL_subgroups: component i of the work-item in place l is element i * size + l. */
static void block_access(struct fn *k, bool write) {
    struct type *type = write ? ll_type_of(k->t, ll_operand(k, 1)) : ll_type(k->t, k->insn->type);
    struct type *scalar = ll_scalar(type);
    uint32_t parts[64];
    k->facts->uses |= USES_GROUPS;
    if (ll_type_of(k->t, ll_operand(k, 0))->op != SpvOpTypePointer || scalar->op != SpvOpTypeInt) {
        ll_wrong(k, UR_LLVM_INVALID, "operands of types that it is not for");
    }
    k->facts->uses |= USES_SUB_GROUPS; /* for the work-item's place */
    uint32_t place = lane(k), size = ll_item_load(k, 64, ITEM(sub_group_size));
    for (uint32_t i = 0; i < ll_lanes(type); ++i) {
        uint32_t row = ll_temp(k), at = ll_temp(k), address = ll_temp(k);
        ll_emit(k, "%n = mul i64 %n, %u", row, size, i);
        ll_emit(k, "%n = add i64 %n, %n", at, row, place);
        ll_emit(k, "%n = getelementptr %y, %p, i64 %n", address, scalar, ll_operand(k, 0), at);
        if (write) {
            uint32_t x = ll_component(k, type, ll_operand(k, 1), i);
            ll_emit(k, "store %y %n, ptr %n, align %u", scalar, x, address, (unsigned)scalar->size);
        } else {
            parts[i] = ll_temp(k);
            ll_emit(k, "%n = load %y, ptr %n, align %u", parts[i], scalar, address,
                    (unsigned)scalar->size);
        }
    }
    if (!write) {
        ll_gather(k, type, parts);
    }
}

static void group_shuffle(struct fn *k, uint32_t op) {
    bool intel = op == SpvOpSubgroupShuffleINTEL || op == SpvOpSubgroupShuffleXorINTEL;
    const char *scope = sub_scope(k);
    uint32_t first = intel ? 0 : 1;
    if (intel) {
        k->facts->uses |= USES_SUB_GROUPS | USES_GROUPS;
    } else {
        scope = scope_of(k, 0);
    }
    uint32_t value = ll_operand(k, first), index;
    ll_group_scope(k->t, scope);
    switch (op) {
    case SpvOpGroupBroadcast:
        index = broadcast_index(k, scope, ll_operand(k, 2));
        break;
    case SpvOpGroupNonUniformBroadcastFirst:
        index = first_of(k);
        break;
    case SpvOpGroupNonUniformShuffleXor:
    case SpvOpSubgroupShuffleXorINTEL:
        index = combine(k, "xor", lane(k), to_64(k, ll_operand(k, first + 1), false));
        break;
    case SpvOpGroupNonUniformShuffleUp:
        index = combine(k, "sub", lane(k), to_64(k, ll_operand(k, 2), false));
        break;
    case SpvOpGroupNonUniformShuffleDown:
        index = combine(k, "add", lane(k), to_64(k, ll_operand(k, 2), false));
        break;
    case SpvOpGroupNonUniformRotateKHR: {
        uint32_t place = lane(k), size = ll_temp(k);
        if (k->insn->count > 3) {
            size = to_64(k, ll_operand(k, 3), false);
        } else {
            ll_group_scope(k->t, "sub");
            ll_emit(k, "%n = call i64 @ur.count.sub(ptr %%item)", size);
        }
        uint32_t inside = combine(k, "urem", place, size);
        uint32_t base = combine(k, "sub", place, inside);
        uint32_t moved = combine(k, "add", inside, to_64(k, ll_operand(k, 2), false));
        index = combine(k, "add", base, combine(k, "urem", moved, size));
        break;
    }
    default:
        index = to_64(k, ll_operand(k, first + 1), false);
        break;
    }
    group_take(k, scope, value, index);
}

/* ---- copies of a group ----------------------------------------------------------------------- */

/* One work-item copies, on AMD's devices all do; whoever waits for the event waits for it. */
static void async_copy(struct fn *k) {
    const struct type *to = ll_type_of(k->t, ll_operand(k, 1));
    const struct type *element = ll_pointee(k->t, to);
    (void)scope_of(k, 0);
    ll_group_scope(k->t, "group");
    if (!element->size || ll_type_of(k->t, ll_operand(k, 2))->op != SpvOpTypePointer) {
        ll_wrong(k, UR_LLVM_INVALID, "operands of types that it is not for");
    }
    const char *name = ll_format(k->t, "ur.async.%llu", (unsigned long long)element->size);
    bool all = k->t->options->wave;
    ll_declare(k->t, "llvm.memcpy", "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\n");
    ll_declare(k->t, name,
               "define internal void @%s(ptr %%item, ptr %%to, ptr %%from, i64 %%count, i64 "
               "%%to.step, i64 %%from.step) nounwind {\nentry:\n"
               "  %%lin = call i64 @ur.field(ptr %%item, i64 %u)\n"
               "  %%all = call i64 @ur.count.group(ptr %%item)\n"
               "  %%other = icmp ne i64 %s, 0\n  %%none = icmp uge i64 %s, %%count\n"
               "  %%out = or i1 %%other, %%none\n"
               "  br i1 %%out, label %%done, label %%loop\nloop:\n"
               "  %%i = phi i64 [ %s, %%entry ], [ %%next, %%loop ]\n"
               "  %%t = mul i64 %%i, %%to.step\n  %%f = mul i64 %%i, %%from.step\n"
               "  %%a = getelementptr i8, ptr %%to, i64 %%t\n"
               "  %%b = getelementptr i8, ptr %%from, i64 %%f\n"
               "  call void @llvm.memcpy.p0.p0.i64(ptr %%a, ptr %%b, i64 %llu, i1 false)\n"
               "  %%next = add i64 %%i, %s\n  %%more = icmp ult i64 %%next, %%count\n"
               "  br i1 %%more, label %%loop, label %%done\ndone:\n  ret void\n}\n",
               name, ITEM(linear_id), all ? "0" : "%lin", all ? "%lin" : "0", all ? "%lin" : "0",
               (unsigned long long)element->size, all ? "%all" : "1");
    uint32_t count = to_64(k, ll_operand(k, 3), false), stride = to_64(k, ll_operand(k, 4), false),
             step = ll_temp(k);
    ll_emit(k, "%n = mul i64 %n, %l", step, stride, (int64_t)element->size);
    bool to_local = to->storage == SpvStorageClassWorkgroup;
    const char *plain = ll_format(k->t, "%llu", (unsigned long long)element->size),
               *wide = ll_format(k->t, "%%t%u", step);
    ll_emit(k, "call void @%s(ptr %%item, %p, %p, i64 %n, i64 %s, i64 %s)", name, ll_operand(k, 1),
            ll_operand(k, 2), count, to_local ? plain : wide, to_local ? wide : plain);
    ll_emit(k, "%%v%u = select i1 true, %p, %p", k->insn->result, ll_operand(k, 5),
            ll_operand(k, 5));
}

/* ---- all ------------------------------------------------------------------------------------- */

static void control_barrier(struct fn *k) {
    uint64_t scope = ll_constant(k, ll_operand(k, 0)), memory;
    if (scope == SpvScopeDevice && !k->t->options->wave) {
        ll_wait_for_device(k); /* between two barriers of the group */
        return;
    }
    const char *order = ll_order(k, ll_operand(k, 2)), *within = ll_scope(k, 1);
    bool beyond = !ur_spirv_constant(k->t->module, ll_operand(k, 1), &memory) ||
                  memory == SpvScopeDevice || memory == SpvScopeCrossDevice;
    if (beyond && *order) {
        ll_emit(k, "fence %s%s", within, order);
    }
    if (scope == SpvScopeInvocation) {
        return;
    }
    if (scope == SpvScopeDevice) {
        ll_wait_for_device(k);
    } else {
        group_wait_for(k, scope_of(k, 0));
    }
    if (beyond && *order) {
        ll_emit(k, "fence %s%s", within, order);
    }
}

bool ll_emit_group(struct fn *k, uint32_t op) {
    ll_meet_at_sync(k);
    switch (op) {
    case SpvOpControlBarrier:
        control_barrier(k);
        return true;
    case SpvOpGroupWaitEvents:
        group_wait_for(k, scope_of(k, 0));
        return true;
    case SpvOpGroupAsyncCopy:
        async_copy(k);
        return true;
    case SpvOpGroupAll:
    case SpvOpGroupNonUniformAll:
        vote(k, true);
        return true;
    case SpvOpGroupAny:
    case SpvOpGroupNonUniformAny:
        vote(k, false);
        return true;
    case SpvOpGroupNonUniformElect: {
        (void)scope_of(k, 0);
        uint32_t place = lane(k), first = first_of(k);
        ll_emit(k, "%%v%u = icmp eq i64 %n, %n", k->insn->result, place, first);
        return true;
    }
    case SpvOpGroupNonUniformAllEqual: {
        const char *scope = scope_of(k, 0);
        struct type *type = ll_type_of(k->t, ll_operand(k, 1));
        uint32_t differ = 0;
        for (uint32_t i = 0; i < ll_lanes(type); ++i) {
            uint32_t bits = to_bits(k, ll_scalar(type), ll_component(k, type, ll_operand(k, 1), i));
            uint32_t next = ballot(k, bits, scope, true);
            differ = i ? combine(k, "or", differ, next) : next;
        }
        ll_emit(k, "%%v%u = icmp eq i64 %n, 0", k->insn->result, differ);
        return true;
    }
    case SpvOpGroupNonUniformBallot: {
        const char *scope = scope_of(k, 0);
        uint32_t wide = ll_temp(k), x = truth(k, 1);
        ll_emit(k, "%n = zext i1 %n to i64", wide, x);
        set_ballot(k, ballot(k, wide, scope, false));
        return true;
    }
    case SpvOpGroupNonUniformInverseBallot:
        (void)scope_of(k, 0);
        bit_at(k, ballot_of(k, 1), lane(k));
        return true;
    case SpvOpGroupNonUniformBallotBitExtract: {
        uint32_t mask = ballot_of(k, 1);
        bit_at(k, mask, to_64(k, ll_operand(k, 2), false));
        return true;
    }
    case SpvOpGroupNonUniformBallotBitCount:
        (void)scope_of(k, 0);
        count_bits(k);
        return true;
    case SpvOpGroupNonUniformBallotFindLSB:
    case SpvOpGroupNonUniformBallotFindMSB:
        find_bit(k, op == SpvOpGroupNonUniformBallotFindLSB);
        return true;
    case SpvOpGroupBroadcast:
    case SpvOpGroupNonUniformBroadcast:
    case SpvOpGroupNonUniformBroadcastFirst:
    case SpvOpGroupNonUniformShuffle:
    case SpvOpGroupNonUniformShuffleXor:
    case SpvOpGroupNonUniformShuffleUp:
    case SpvOpGroupNonUniformShuffleDown:
    case SpvOpGroupNonUniformRotateKHR:
    case SpvOpSubgroupShuffleINTEL:
    case SpvOpSubgroupShuffleXorINTEL:
        group_shuffle(k, op);
        return true;
    case SpvOpSubgroupShuffleDownINTEL:
        window(k, true);
        return true;
    case SpvOpSubgroupShuffleUpINTEL:
        window(k, false);
        return true;
    case SpvOpSubgroupBlockReadINTEL:
        block_access(k, false);
        return true;
    case SpvOpSubgroupBlockWriteINTEL:
        block_access(k, true);
        return true;
    default:
        return reduce(k, op);
    }
}
