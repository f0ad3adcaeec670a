/* Work-items on stacks of their own, whose sub-groups part. What reconverge.c does for regions each
 * work-item does here for itself: before an operation of its sub-group, where the ways of a branch
 * meet, and behind a call of a function that waits, it shows the place that it has come to, and
 * goes on once no other is at one that comes before. Those at the same place go on together.
 *
 * A place is 64 bits, which the work-item keeps in its `scratch`: how deep it is in calls, those in
 * deeper ones before others; the instruction, in the order that reconverge.c has; and by which
 * calls it came there. All of a sub-group, also those that have ended, wait for each other equally
 * often, whether they go on or not: twice to compare places, and twice for what those do that go
 * on. */
#include "cut.h"
#include "hostcode/hostcode.h"

#define ITEM(field) ((unsigned)offsetof(struct ur_hostcode_item, field))

/* Bits of a place: depth, instruction, calls. */
enum { MOST_PLACES = 1 << 24, DEEPEST = 4095 };

/* ---- who has to ------------------------------------------------------------------------------ */

bool ll_reaches(struct tr *t, uint32_t index, bool own,
                bool (*has)(const struct tr *t, const struct ur_spirv_function *f)) {
    const struct ur_spirv_module *module = t->module;
    uint32_t *stack = t->reached, count = 0, mark = ++t->search;
    stack[count++] = index;
    t->functions[index].mark = mark;
    while (count) {
        const struct ur_spirv_function *f = &module->functions[stack[--count]];
        if ((own || f != &module->functions[index]) && has(t, f)) {
            return true;
        }
        for (uint32_t b = 0; b < f->block_count; ++b) {
            const struct ur_spirv_list *list = &f->blocks[b].list;
            for (uint32_t i = 1; i < list->count; ++i) {
                const struct ur_spirv_function *to =
                    list->items[i].opcode == SpvOpFunctionCall && list->items[i].count
                        ? ur_spirv_function(module, list->items[i].operands[0])
                        : NULL;
                uint32_t next = to ? (uint32_t)(to - module->functions) : 0;
                if (to && t->functions[next].mark != mark) {
                    t->functions[next].mark = mark;
                    stack[count++] = next;
                }
            }
        }
    }
    return false;
}

static bool syncs(const struct tr *t, const struct ur_spirv_function *f, bool parting) {
    bool lanes;
    for (uint32_t b = 0; b < f->block_count; ++b) {
        const struct ur_spirv_list *list = &f->blocks[b].list;
        for (uint32_t i = 1; i < list->count; ++i) {
            uint8_t scope = ll_sync(t->module, &list->items[i], &lanes);
            if (parting ? scope == SYNC_SUB_GROUP && ll_may_part(&list->items[i])
                        : scope != SYNC_NONE) {
                return true;
            }
        }
    }
    return false;
}

static bool syncs_any(const struct tr *t, const struct ur_spirv_function *f) {
    return syncs(t, f, false);
}

static bool syncs_parted(const struct tr *t, const struct ur_spirv_function *f) {
    return syncs(t, f, true);
}

void ll_find_meeting(struct tr *t) {
    for (uint32_t i = 0; i < t->queue_count && !t->options->wave && !t->meets; ++i) {
        t->meets = ll_reaches(t, t->queue[i], true, syncs_parted);
    }
}

static bool waits(struct tr *t, uint32_t index) {
    enum { UNKNOWN, NO, YES };
    struct function *facts = &t->functions[index];
    if (facts->waits == UNKNOWN) {
        facts->waits = ll_reaches(t, index, true, syncs_any) ? YES : NO;
    }
    return facts->waits == YES;
}

/* ---- where ----------------------------------------------------------------------------------- */

void ll_begin_meeting(struct fn *k) {
    struct tr *t = k->t;
    const struct ur_spirv_function *f = k->function;
    uint32_t n = f->block_count;
    if (!t->meets || !waits(t, (uint32_t)(k->facts - t->functions))) {
        return;
    }
    struct cut c = {.t = t, .module = t->module, .f = f};
    ll_copy_flow(&c);
    c.stack = ur_out_alloc(&t->out, n + 1u, sizeof(*c.stack));
    ll_find_after(&c);
    uint32_t *ranks = ll_find_ranks(&c);
    uint32_t *ordered = ur_out_alloc(&t->out, n + 1u, sizeof(*ordered));
    struct meeting *m = ur_out_alloc(&t->out, n, sizeof(*m));
    for (uint32_t o = 0; o < c.order_count; ++o) {
        ordered[ranks[c.order[o]]] = c.order[o];
    }
    for (uint32_t o = 0; o < c.order_count; ++o) {
        uint32_t b = ordered[o];
        m[b].first = t->places;
        t->places += f->blocks[b].list.count;
        if (t->places > MOST_PLACES) {
            ll_fail(t, UR_LLVM_UNSUPPORTED,
                    "%.100s: more than %d instructions where sub-groups may part", k->name,
                    MOST_PLACES);
        }
        if (cut_end(&c, b)->opcode != SpvOpBranch && c.after[b] < n) {
            m[c.after[b]].joins = true;
        }
    }
    k->meetings = m;
    k->facts->meets = true;
    k->facts->uses |= USES_SUB_GROUPS | USES_GROUPS;
}

/* ---- functions of the code ------------------------------------------------------------------- */

/* %cell, where the work-item's place is. */
#define CELL "  %%cell = getelementptr inbounds i8, ptr %%item, i64 %u\n"

static void need_meeting(struct tr *t) {
    ll_group_scope(t, "sub");
    ll_declare(t, "ur.meet",
               "define internal i64 @ur.meet(ptr %%item) noinline nounwind {\nentry:\n" CELL
               "  %%key = load i64, ptr %%cell, align 8\n"
               "  %%at = getelementptr inbounds i8, ptr %%item, i64 %u\n"
               "  %%slots = load ptr, ptr %%at, align 8\n"
               "  %%lin = call i64 @ur.field(ptr %%item, i64 %u)\n"
               "  %%first = call i64 @ur.first.sub(ptr %%item)\n"
               "  %%count = call i64 @ur.count.sub(ptr %%item)\n"
               "  %%mine = getelementptr inbounds i64, ptr %%slots, i64 %%lin\n"
               "  %%from = getelementptr inbounds i64, ptr %%slots, i64 %%first\n"
               "  br label %%round\nround:\n"
               "  store i64 %%key, ptr %%mine, align 8\n"
               "  call void @ur.wait.sub(ptr %%item)\n  br label %%loop\nloop:\n"
               "  %%i = phi i64 [ 0, %%round ], [ %%next, %%loop ]\n"
               "  %%least = phi i64 [ -1, %%round ], [ %%lower, %%loop ]\n"
               "  %%mask = phi i64 [ 0, %%round ], [ %%with, %%loop ]\n"
               "  %%there = getelementptr inbounds i64, ptr %%from, i64 %%i\n"
               "  %%y = load i64, ptr %%there, align 8\n"
               "  %%less = icmp ult i64 %%y, %%least\n  %%same = icmp eq i64 %%y, %%least\n"
               "  %%one = shl i64 1, %%i\n  %%more.mask = or i64 %%mask, %%one\n"
               "  %%kept = select i1 %%same, i64 %%more.mask, i64 %%mask\n"
               "  %%with = select i1 %%less, i64 %%one, i64 %%kept\n"
               "  %%lower = select i1 %%less, i64 %%y, i64 %%least\n"
               "  %%next = add i64 %%i, 1\n  %%more = icmp ult i64 %%next, %%count\n"
               "  br i1 %%more, label %%loop, label %%known\nknown:\n"
               "  call void @ur.wait.sub(ptr %%item)\n"
               "  %%turn = icmp eq i64 %%lower, %%key\n"
               "  br i1 %%turn, label %%done, label %%again\nagain:\n"
               "  call void @ur.wait.sub(ptr %%item)\n"
               "  call void @ur.wait.sub(ptr %%item)\n  br label %%round\n"
               "done:\n  ret i64 %%with\n}\n",
               ITEM(scratch), ITEM(slots), ITEM(linear_id));
    ll_declare(t, "ur.pass",
               "define internal i64 @ur.pass(ptr %%item) nounwind {\n"
               "  %%mask = call i64 @ur.meet(ptr %%item)\n"
               "  call void @ur.wait.sub(ptr %%item)\n"
               "  call void @ur.wait.sub(ptr %%item)\n  ret i64 %%mask\n}\n");
    ll_declare(t, "ur.place",
               "define internal void @ur.place(ptr %%item, i64 %%place) nounwind {\n" CELL
               "  %%old = load i64, ptr %%cell, align 8\n"
               "  %%kept = and i64 %%old, %lld\n"
               "  %%new = or i64 %%kept, %%place\n"
               "  store i64 %%new, ptr %%cell, align 8\n  ret void\n}\n",
               ITEM(scratch), (long long)~((uint64_t)(MOST_PLACES - 1) << 28));
    /* Gives what is to be put back behind the call. */
    ll_declare(t, "ur.enter",
               "define internal i64 @ur.enter(ptr %%item) nounwind {\n" CELL
               "  %%old = load i64, ptr %%cell, align 8\n"
               "  %%depth = lshr i64 %%old, 52\n  %%none = icmp eq i64 %%depth, 0\n"
               "  %%less = sub i64 %%depth, 1\n"
               "  %%deeper = select i1 %%none, i64 0, i64 %%less\n"
               "  %%high = shl i64 %%deeper, 52\n"
               "  %%by = and i64 %%old, 4503599627370495\n"
               "  %%mixed = mul i64 %%by, -7046029254386353131\n"
               "  %%calls = lshr i64 %%mixed, 36\n  %%new = or i64 %%high, %%calls\n"
               "  store i64 %%new, ptr %%cell, align 8\n  ret i64 %%old\n}\n",
               ITEM(scratch));
    ll_declare(t, "ur.leave",
               "define internal void @ur.leave(ptr %%item, i64 %%old) nounwind {\n" CELL
               "  store i64 %%old, ptr %%cell, align 8\n  ret void\n}\n",
               ITEM(scratch));
}

/* The work-item has come to instruction `i` of its block. */
static void reconverge_stacks_place(struct fn *k, uint32_t i) {
    need_meeting(k->t);
    ll_emit(k, "call void @ur.place(ptr %%item, i64 %l)",
            (int64_t)((uint64_t)(k->meetings[k->block].first + i) << 28));
}

uint32_t ll_meet(struct fn *k) {
    uint32_t mask = ll_temp(k);
    reconverge_stacks_place(k, k->number);
    ll_emit(k, "%n = call i64 @ur.pass(ptr %%item)", mask);
    return mask;
}

void ll_meet_at_sync(struct fn *k) {
    bool lanes;
    if (k->meetings) {
        switch (ll_sync(k->t->module, k->insn, &lanes)) {
        case SYNC_GROUP:
            (void)ll_meet(k);
            break;
        case SYNC_SUB_GROUP:
            reconverge_stacks_place(k, k->number);
            break;
        default:
            break;
        }
    }
}

void ll_meet_at_join(struct fn *k) {
    if (k->meetings && k->meetings[k->block].joins) {
        (void)ll_meet(k);
    }
}

uint32_t ll_enter_call(struct fn *k, uint32_t callee) {
    if (!k->meetings || !waits(k->t, callee)) {
        return 0;
    }
    uint32_t old = ll_temp(k);
    reconverge_stacks_place(k, k->number);
    ll_emit(k, "%n = call i64 @ur.enter(ptr %%item)", old);
    return old;
}

void ll_leave_call(struct fn *k, uint32_t old) {
    if (old) {
        ll_emit(k, "call void @ur.leave(ptr %%item, i64 %n)", old);
        (void)ll_meet(k);
    }
}

void ll_put_start(struct tr *t) {
    need_meeting(t);
    ur_text_print(&t->out, &t->body, "  call void @ur.leave(ptr %%item, i64 %l)\n",
                  (int64_t)((uint64_t)DEEPEST << 52));
}

void ll_put_end(struct tr *t) {
    ur_text_puts(&t->out, &t->body,
                 "  call void @ur.leave(ptr %item, i64 -1)\n"
                 "  %met = call i64 @ur.meet(ptr %item)\n");
}
