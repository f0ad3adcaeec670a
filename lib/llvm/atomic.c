/* Atomic operations and fences. All memory of the host's is one, so one scope serves for all, and a
 * work-group runs on one thread, whose work-items take turns where they wait: on its own memory
 * operations are plain ones. On AMD's devices scopes are those of LLVM's target. */
#include <string.h>

#include "emit.h"

const char *ll_order(struct fn *k, uint32_t semantics) {
    uint64_t mask;
    if (!ur_spirv_constant(k->t->module, semantics, &mask)) {
        return "seq_cst"; /* not known before the launch: the strongest will do */
    }
    if (mask & SpvMemorySemanticsSequentiallyConsistentMask) {
        return "seq_cst";
    }
    if (mask & SpvMemorySemanticsAcquireReleaseMask) {
        return "acq_rel";
    }
    if ((mask & SpvMemorySemanticsAcquireMask) && (mask & SpvMemorySemanticsReleaseMask)) {
        return "acq_rel";
    }
    return mask & SpvMemorySemanticsAcquireMask   ? "acquire"
           : mask & SpvMemorySemanticsReleaseMask ? "release"
                                                  : "";
}

const char *ll_scope(struct fn *k, uint32_t i) {
    uint64_t scope = SpvScopeCrossDevice;
    if (!k->t->options->wave || !ur_spirv_constant(k->t->module, ll_operand(k, i), &scope)) {
        return ""; /* not known before the launch: the widest will do */
    }
    return scope == SpvScopeDevice || scope == SpvScopeQueueFamily ? "syncscope(\"agent\") "
           : scope == SpvScopeWorkgroup                            ? "syncscope(\"workgroup\") "
           : scope == SpvScopeSubgroup                             ? "syncscope(\"wavefront\") "
           : scope == SpvScopeInvocation                           ? "syncscope(\"singlethread\") "
                                                                   : "";
}

/* Atomic functions of OpenCL 1.2 are of the whole device, and without an order. Translators say of
 * them that they are of the work-group. */
static const char *atomic_scope(struct fn *k) {
    const char *scope = ll_scope(k, 1);
    bool shared = ll_type_of(k->t, ll_operand(k, 0))->storage != SpvStorageClassWorkgroup;
    return *scope && shared && !*ll_order(k, ll_operand(k, 2)) ? "syncscope(\"agent\") " : scope;
}

/* LLVM 20 and later hold all memory for the host's behind a bus, which carries out additions and
 * exchanges alone, and make a loop of anything else. Operations of a scope within the device are
 * its own, as they are for LLVM before 20, and for clang. */
static const char *note_of_place(struct fn *k, uint32_t i) {
    return *ll_scope(k, i) ? ", !amdgpu.no.remote.memory !{}" : "";
}

static const char *order_of(struct fn *k, uint32_t i) {
    const char *order = ll_order(k, ll_operand(k, i));
    return *order ? order : "monotonic";
}

/* A load cannot release, a store cannot acquire: what is left of what is said. */
static const char *load_order(const char *order) {
    return strcmp(order, "acq_rel") == 0   ? "acquire"
           : strcmp(order, "release") == 0 ? "monotonic"
                                           : order;
}

static const char *store_order(const char *order) {
    return strcmp(order, "acq_rel") == 0   ? "release"
           : strcmp(order, "acquire") == 0 ? "monotonic"
                                           : order;
}

static const struct type *number_type(struct fn *k, const struct type *type) {
    bool pointer = type->op == SpvOpTypePointer;
    if (type->op != SpvOpTypeInt && type->op != SpvOpTypeFloat && !pointer) {
        ll_wrong(k, UR_LLVM_INVALID, "an atomic operation on what is no number");
    }
    return type;
}

static const char *atomic_is_pointer(struct fn *k) {
    if (ll_type_of(k->t, ll_operand(k, 0))->op != SpvOpTypePointer) {
        ll_wrong(k, UR_LLVM_INVALID, "operand 0 is no pointer");
    }
    return "";
}

static bool is_local(struct fn *k) {
    return !k->t->options->wave &&
           ll_type_of(k->t, ll_operand(k, 0))->storage == SpvStorageClassWorkgroup;
}

/* What `old`, the result of the instruction, becomes by the operation with `value`, in memory. The
 * read is marked, as LLVM before 18 has to be held back from it (lib/compile/counts.h). */
static void plainly(struct fn *k, const char *op, const struct type *type, const char *value) {
    uint32_t result = k->insn->result, made = ll_temp(k), first = ll_temp(k);
    bool is_float = type->op == SpvOpTypeFloat;
    const char *what = op + (*op == 'u' || *op == 'f');
    ll_emit(k, "%%v%u = load %y, %p, align %u, !" UR_LLVM_PLAIN " !{}", result, type,
            ll_operand(k, 0), (unsigned)type->size);
    if (strcmp(op, "xchg") == 0) {
        ll_emit(k, "store %y %s, %p, align %u", type, value, ll_operand(k, 0),
                (unsigned)type->size);
        return;
    }
    if (is_float && strcmp(op, "fadd") != 0) {
        const char *called = ll_format(k->t, "llvm.%snum.%s", what, ll_suffix(k->t, type));
        ll_declare(k->t, called, "declare %s @%s(%s, %s)\n", type->text, called, type->text,
                   type->text);
        ll_emit(k, "%n = call %y @%s(%y %%v%u, %y %s)", made, type, called, type, result, type,
                value);
    } else if (strcmp(what, "min") == 0 || strcmp(what, "max") == 0) {
        ll_emit(k, "%n = icmp %c%ct %y %%v%u, %s", first, *op == 'u' ? 'u' : 's',
                what[1] == 'i' ? 'l' : 'g', type, result, value);
        ll_emit(k, "%n = select i1 %n, %y %%v%u, %y %s", made, first, type, result, type, value);
    } else {
        ll_emit(k, "%n = %s %y %%v%u, %s", made, op, type, result, value);
    }
    ll_emit(k, "store %y %n, %p, align %u", type, made, ll_operand(k, 0), (unsigned)type->size);
}

static const char *text_of(struct fn *k, uint32_t id) {
    uint32_t made = ll_temp(k);
    ll_emit(k, "%n = select i1 true, %p, %p", made, id, id);
    return ll_format(k->t, "%%t%u", made);
}

/* Whether what it takes for a smaller or larger number mostly stays as it is, as the distance in a
 * search of a graph. */
static bool mostly_stays(const struct fn *k, const char *op, const struct type *type) {
    return !k->t->options->wave && type->op == SpvOpTypeInt &&
           (strstr(op, "min") || strstr(op, "max"));
}

/* Such a one looks first: a processor takes the line of the cache for its own only where it changes
 * something. Who reads what would have been written again finds the same. What it returns says when
 * it was, though: where it releases, what stands in front must have been seen by then, as a fence
 * has it. */
static void change_if(struct fn *k, const char *op, uint32_t value) {
    const struct type *type = ll_type_of(k->t, value);
    const char *order = order_of(k, 2),
               *name = ll_format(k->t, "ur.%s.%s.%s", op, type->text, order);
    bool is_signed = *op != 'u', least = strstr(op, "min") != NULL;
    bool releases = strcmp(order, "monotonic") != 0 && strcmp(order, "acquire") != 0;
    if (ll_type(k->t, k->insn->type) != type) {
        ll_wrong(k, UR_LLVM_INVALID, "a result of a type that it is not for");
    }
    ll_declare(k->t, name,
               "define internal %s @%s(ptr %%at, %s %%x) alwaysinline nounwind {\n%s"
               "  %%is = load atomic %s, ptr %%at %s, align %u\n"
               "  %%stays = icmp %s%s %s %%is, %%x\n"
               "  br i1 %%stays, label %%done, label %%change\nchange:\n"
               "  %%was = atomicrmw %s ptr %%at, %s %%x %s, align %u\n"
               "  br label %%done\ndone:\n"
               "  %%r = phi %s [ %%is, %%0 ], [ %%was, %%change ]\n  ret %s %%r\n}\n",
               type->text, name, type->text, releases ? "  fence seq_cst\n" : "", type->text,
               load_order(order), (unsigned)type->size, is_signed ? "s" : "u", least ? "le" : "ge",
               type->text, op, type->text, order, (unsigned)type->size, type->text, type->text);
    ll_emit(k, "%%v%u = call %y @%s(%p, %p)", k->insn->result, type, name, ll_operand(k, 0), value);
}

static void read_modify_write(struct fn *k, const char *op, uint32_t value) {
    const struct type *type = number_type(k, ll_type_of(k->t, value));
    (void)atomic_is_pointer(k);
    if (is_local(k) && type->op != SpvOpTypePointer) {
        if (ll_type(k->t, k->insn->type) != type) {
            ll_wrong(k, UR_LLVM_INVALID, "a result of a type that it is not for");
        }
        (void)order_of(k, 2);
        plainly(k, op, type, text_of(k, value));
        return;
    }
    ll_near(k, ll_operand(k, 0));
    if (mostly_stays(k, op, type)) {
        change_if(k, op, value);
        return;
    }
    ll_emit(k, "%%v%u = atomicrmw %s %a, %p %s%s, align %u%s", k->insn->result, op,
            ll_operand(k, 0), value, atomic_scope(k), order_of(k, 2), (unsigned)type->size,
            note_of_place(k, 1));
}

static void exchange_if(struct fn *k) {
    uint32_t value = ll_operand(k, 4), comparator = ll_operand(k, 5), made = ll_temp(k);
    const struct type *type = number_type(k, ll_type_of(k->t, value));
    const char *success = order_of(k, 2), *failure = load_order(order_of(k, 3));
    (void)atomic_is_pointer(k);
    if (type->op == SpvOpTypeFloat || ll_type_of(k->t, comparator) != type) {
        ll_wrong(k, UR_LLVM_INVALID, "operands of types that it is not for");
    }
    if (is_local(k)) {
        uint32_t next = ll_temp(k);
        ll_emit(k, "%%v%u = load %y, %p, align %u", k->insn->result, type, ll_operand(k, 0),
                (unsigned)type->size);
        ll_emit(k, "%n = icmp eq %p, %%v%u", made, comparator, k->insn->result);
        ll_emit(k, "%n = select i1 %n, %p, %y %%v%u", next, made, value, type, k->insn->result);
        ll_emit(k, "store %y %n, %p, align %u", type, next, ll_operand(k, 0), (unsigned)type->size);
        return;
    }
    ll_near(k, ll_operand(k, 0));
    ll_emit(k, "%n = cmpxchg %a, %p, %p %s%s %s, align %u", made, ll_operand(k, 0), comparator,
            value, atomic_scope(k), success, failure, (unsigned)type->size);
    ll_emit(k, "%%v%u = extractvalue { %y, i1 } %n, 0", k->insn->result, type, made);
}

static void fence(struct fn *k, uint32_t semantics) {
    const char *order = ll_order(k, semantics);
    if (*order) {
        ll_emit(k, "fence %s%s", ll_scope(k, 0), order);
    }
}

static const struct {
    uint16_t op;
    const char *name;
} operations[] = {
    {SpvOpAtomicExchange, "xchg"}, {SpvOpAtomicIAdd, "add"},     {SpvOpAtomicISub, "sub"},
    {SpvOpAtomicSMin, "min"},      {SpvOpAtomicUMin, "umin"},    {SpvOpAtomicSMax, "max"},
    {SpvOpAtomicUMax, "umax"},     {SpvOpAtomicAnd, "and"},      {SpvOpAtomicOr, "or"},
    {SpvOpAtomicXor, "xor"},       {SpvOpAtomicFAddEXT, "fadd"}, {SpvOpAtomicFMinEXT, "fmin"},
    {SpvOpAtomicFMaxEXT, "fmax"},
};

bool ll_emit_atomic(struct fn *k, uint32_t op) {
    uint32_t result = k->insn->result;
    for (size_t i = 0; i < sizeof(operations) / sizeof(*operations); ++i) {
        if (operations[i].op == op) {
            read_modify_write(k, operations[i].name, ll_operand(k, 3));
            return true;
        }
    }
    switch (op) {
    case SpvOpAtomicLoad: {
        const struct type *type = number_type(k, ll_type(k->t, k->insn->type));
        (void)atomic_is_pointer(k);
        ll_near(k, ll_operand(k, 0));
        ll_emit(k, "%%v%u = load atomic %y, %a %s%s, align %u", result, type, ll_operand(k, 0),
                atomic_scope(k), load_order(order_of(k, 2)), (unsigned)type->size);
        return true;
    }
    case SpvOpAtomicStore: {
        const struct type *type = number_type(k, ll_type_of(k->t, ll_operand(k, 3)));
        (void)atomic_is_pointer(k);
        ll_near(k, ll_operand(k, 0));
        ll_emit(k, "store atomic %p, %a %s%s, align %u", ll_operand(k, 3), ll_operand(k, 0),
                atomic_scope(k), store_order(order_of(k, 2)), (unsigned)type->size);
        return true;
    }
    case SpvOpAtomicIIncrement:
    case SpvOpAtomicIDecrement: {
        const struct type *type = number_type(k, ll_type(k->t, k->insn->type));
        const char *name = op == SpvOpAtomicIIncrement ? "add" : "sub", *order = order_of(k, 2);
        (void)atomic_is_pointer(k);
        if (is_local(k)) {
            plainly(k, name, type, "1");
        } else {
            ll_near(k, ll_operand(k, 0));
            ll_emit(k, "%%v%u = atomicrmw %s %a, %y 1 %s%s, align %u%s", result, name,
                    ll_operand(k, 0), type, atomic_scope(k), order, (unsigned)type->size,
                    note_of_place(k, 1));
        }
        return true;
    }
    case SpvOpAtomicCompareExchange:
    case SpvOpAtomicCompareExchangeWeak:
        exchange_if(k);
        return true;
    case SpvOpAtomicFlagTestAndSet: {
        uint32_t was = ll_temp(k);
        (void)atomic_is_pointer(k);
        ll_near(k, ll_operand(k, 0));
        ll_emit(k, "%n = atomicrmw xchg %a, i32 1 %s%s, align 4", was, ll_operand(k, 0),
                atomic_scope(k), order_of(k, 2));
        ll_emit(k, "%%v%u = icmp ne i32 %n, 0", result, was);
        return true;
    }
    case SpvOpAtomicFlagClear:
        (void)atomic_is_pointer(k);
        ll_near(k, ll_operand(k, 0));
        ll_emit(k, "store atomic i32 0, %a %s%s, align 4", ll_operand(k, 0), atomic_scope(k),
                store_order(order_of(k, 2)));
        return true;
    case SpvOpMemoryBarrier:
        fence(k, ll_operand(k, 1));
        return true;
    default:
        return false;
    }
}
