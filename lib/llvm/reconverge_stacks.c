/* Work-items on stacks of their own, whose sub-groups part. What reconverge.c does for regions each
 * work-item does here for itself: before an operation of its sub-group, where the ways of a branch
 * meet on which somebody waits, and behind a call of a function that waits, it shows the place that
 * it has come to, and goes on once no other is at one that comes before. Those at the same place go
 * on together.
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

#define NONE UR_SPIRV_NONE

uint32_t ll_callee(const struct tr *t, const struct ur_spirv_instruction *insn) {
    const struct ur_spirv_function *to = ur_spirv_callee(t->module, insn);
    return to ? (uint32_t)(to - t->module->functions) : NONE;
}

bool ll_calls(struct tr *t, uint32_t index,
              bool (*has)(const struct tr *t, const struct ur_spirv_function *f)) {
    const struct ur_spirv_module *module = t->module;
    uint32_t *stack = t->reached, count = 0, mark = ++t->search;
    stack[count++] = index;
    t->functions[index].mark = mark;
    while (count) {
        const struct ur_spirv_function *f = &module->functions[stack[--count]];
        if (f != &module->functions[index] && has(t, f)) {
            return true;
        }
        for (uint32_t b = 0; b < f->block_count; ++b) {
            const struct ur_spirv_list *list = &f->blocks[b].list;
            for (uint32_t i = 1; i < list->count; ++i) {
                uint32_t next = ll_callee(t, &list->items[i]);
                if (next != NONE && t->functions[next].mark != mark) {
                    t->functions[next].mark = mark;
                    stack[count++] = next;
                }
            }
        }
    }
    return false;
}

/* Calls of the module, each in the list of who calls and in that of who is called. */
struct call {
    uint32_t from, to, next_from, next_to; /* next: 1 + an index */
};

struct calls {
    struct call *all;
    uint32_t count, *first_from, *first_to; /* of each function: 1 + an index */
};

/* Looks at a function: whether it waits, whether it may part before that, and what it calls. Gives
 * whether it may part. */
static bool look_at_function(struct tr *t, uint32_t index, struct calls *calls) {
    const struct ur_spirv_function *f = &t->module->functions[index];
    struct function *facts = &t->functions[index];
    bool lanes, parts = false;
    for (uint32_t b = 0; b < f->block_count; ++b) {
        const struct ur_spirv_list *list = &f->blocks[b].list;
        for (uint32_t i = 1; i < list->count; ++i) {
            uint8_t scope = ll_sync(t->module, &list->items[i], &lanes);
            uint32_t to = ll_callee(t, &list->items[i]);
            facts->waits |= scope != SYNC_NONE;
            parts |= scope == SYNC_SUB_GROUP && ll_may_part(&list->items[i]);
            if (to != NONE) {
                calls->all = ll_grow(t, calls->all, calls->count, sizeof(*calls->all));
                calls->all[calls->count++] = (struct call){.from = index,
                                                           .to = to,
                                                           .next_from = calls->first_from[index],
                                                           .next_to = calls->first_to[to]};
                calls->first_from[index] = calls->first_to[to] = calls->count;
            }
        }
    }
    return parts;
}

void ll_find_meeting(struct tr *t) {
    uint32_t n = t->module->function_count, *stack = t->reached, count = 0, parting = 0;
    struct calls calls = {.first_from = ur_out_alloc(&t->out, n + 1u, sizeof(uint32_t)),
                          .first_to = ur_out_alloc(&t->out, n + 1u, sizeof(uint32_t))};
    for (uint32_t i = 0; i < n && !t->options->wave; ++i) {
        t->functions[i].parts = look_at_function(t, i, &calls);
        parting += t->functions[i].parts;
        if (t->functions[i].waits) {
            stack[count++] = i;
        }
    }
    if (!parting) {
        return;
    }
    /* Who calls what waits does so, too. */
    while (count) {
        for (uint32_t e = calls.first_to[stack[--count]]; e; e = calls.all[e - 1].next_to) {
            uint32_t from = calls.all[e - 1].from;
            if (!t->functions[from].waits) {
                t->functions[from].waits = true;
                stack[count++] = from;
            }
        }
    }
    /* Of those that wait: who calls what may part, and all that these call, as one function has one
     * form for all who call it. */
    for (uint32_t i = 0; i < n; ++i) {
        if (t->functions[i].parts) {
            stack[count++] = i;
        }
    }
    while (count) {
        uint32_t at = stack[--count];
        for (int up = 0; up < 2; ++up) {
            uint32_t e = up ? calls.first_to[at] : calls.first_from[at];
            while (e) {
                const struct call *call = &calls.all[e - 1];
                uint32_t other = up ? call->from : call->to;
                if (t->functions[other].waits && !t->functions[other].parts) {
                    t->functions[other].parts = true;
                    stack[count++] = other;
                }
                e = up ? call->next_to : call->next_from;
            }
        }
    }
}

/* ---- where ----------------------------------------------------------------------------------- */

/* Whether a block waits, or calls what does. */
static bool has_wait(const struct tr *t, const struct ur_spirv_list *list) {
    bool lanes;
    for (uint32_t i = 1; i < list->count; ++i) {
        uint32_t to = ll_callee(t, &list->items[i]);
        if (ll_sync(t->module, &list->items[i], &lanes) != SYNC_NONE ||
            (to != NONE && t->functions[to].waits)) {
            return true;
        }
    }
    return false;
}

/* Branches on whose ways to where they meet somebody waits. Who takes another one is waited for
 * where all wait next: a loop that is left once another work-item goes on is none to meet behind.
 */
static bool *find_splits(const struct cut *c) {
    uint32_t n = c->f->block_count;
    bool *splits = ur_out_alloc(&c->t->out, n, sizeof(*splits));
    bool *waits = ur_out_alloc(&c->t->out, n, sizeof(*waits));
    for (uint32_t o = 0; o < c->order_count; ++o) {
        waits[c->order[o]] = has_wait(c->t, &c->f->blocks[c->order[o]].list);
    }
    for (bool changed = true; changed;) {
        changed = false;
        for (uint32_t o = c->order_count; o-- > 0;) {
            uint32_t b = c->order[o];
            bool more = !splits[b] && cut_chooses(c, b) && c->after[b] < n;
            for (uint32_t k = 0; more && !splits[b]; ++k) {
                uint32_t to = cut_following(c, b, k, &more);
                while (more && to < n && to != c->after[b] && !waits[to] && !splits[to]) {
                    to = c->after[to];
                }
                splits[b] = more && to != c->after[b];
            }
            changed |= more;
        }
    }
    return splits;
}

void ll_begin_meeting(struct fn *k) {
    struct tr *t = k->t;
    const struct ur_spirv_function *f = k->function;
    uint32_t n = f->block_count;
    if (!k->facts->parts) {
        return;
    }
    struct cut c = {.t = t, .module = t->module, .f = f};
    ll_copy_flow(&c);
    c.stack = ur_out_alloc(&t->out, n + 1u, sizeof(*c.stack));
    ll_find_after(&c);
    uint32_t *ranks = ll_find_ranks(&c);
    const bool *splits = find_splits(&c);
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
        if (splits[b]) {
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
    if (!k->meetings || !k->t->functions[callee].waits) {
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
