/* What few launches need of a kernel with barriers, so that it may be made when one does: the code
 * for groups, or teams, that have other rows than whole ones of a strip, all of a kernel that has
 * another form for groups of such rows, and what groups need whose work-items have parted. It is
 * called by addresses, which stand in one variable
 * (`late` in hostcode.h); ur-compile leaves out either what these lead to or all the rest. Kernels
 * that require a size have of both forms the one that is for it. */
#include "forms.h"
#include "hostcode/hostcode.h"
#include "regions.h"

/* Adds one to what is made late. */
static uint32_t add_late(struct tr *t, const char *name, uint32_t number, const char *form) {
    ur_text_print(&t->out, &t->late, "%sptr @%s%u%s", t->late_count ? ", " : "", name, number,
                  form);
    return ++t->late_count;
}

void ll_delay(struct tr *t, struct kernel *kernel, struct regions *r) {
    uint32_t number = (uint32_t)(kernel - t->kernels), first = t->late_count + 1;
    bool own = r->in_rows || t->functions[r->function - t->module->functions].kernels == 1;
    if (!t->delays || r->chunks) {
        return;
    }
    if (kernel->in_rows && own && !r->group[0]) {
        kernel->late = add_late(t, "ur.any", number, "");
    } else if (r->sub_groups && !kernel->in_rows && !r->alone && !ll_all_whole(r) && !r->group[0]) {
        r->late = add_late(t, "f", r->function->id, ".part");
    } else if (r->rows && !r->sub_groups && own && !r->group[0]) {
        r->split = true;
        kernel->late = add_late(t, "ur.any", number, "");
    }
    if (r->steps && own) {
        kernel->steps = add_late(t, "ur.late.step", number, "");
        (void)add_late(t, "ur.late.meet", number, "");
    }
    kernel->delays = first <= t->late_count ? first : 0;
}

const char *ll_late_place(struct tr *t, uint32_t late) {
    return ll_format(t, "getelementptr inbounds (i8, ptr @ur.late, i64 %u)", 8 * (late - 1));
}

void ll_emit_late_group(struct tr *t, const struct kernel *kernel, uint32_t number,
                        const char *attributes) {
    ur_text_print(&t->out, &t->body,
                  "\ndefine internal i32 @ur.group%u(ptr noalias readonly %%args, ptr noalias "
                  "%%from) nounwind %s {\n",
                  number, attributes);
    if (kernel->regions->split) {
        ur_text_print(&t->out, &t->body,
                      "  %%size.at = getelementptr inbounds i8, ptr %%from, i64 %u\n"
                      "  %%size = load i64, ptr %%size.at, align 8\n"
                      "  %%rest = and i64 %%size, %u\n  %%rows = icmp eq i64 %%rest, 0\n"
                      "  br i1 %%rows, label %%most, label %%any\nmost:\n"
                      "  %%r = call i32 @ur.most%u(ptr %%args, ptr %%from)\n  ret i32 %%r\nany:\n",
                      (unsigned)offsetof(struct ur_hostcode_item, local_size),
                      UR_HOSTCODE_STRIP - 1, number);
    }
    ur_text_print(&t->out, &t->body,
                  "  %%late = load ptr, ptr %s, align 8\n"
                  "  %%made = call i32 %%late(ptr %%args, ptr %%from)\n  ret i32 %%made\n}\n",
                  ll_late_place(t, kernel->late));
}

void ll_emit_late_part(struct tr *t, uint32_t late, uint32_t number, const char *name,
                       const char *result, const char *places) {
    ur_text_print(
        &t->out, &t->body,
        "\ndefine internal %s @ur.%s%u(ptr noalias readonly %%args, ptr %%item, i64 %%n%s, "
        "i32 %%state, ptr %%u) cold nounwind {\n"
        "  %%late = load ptr, ptr %s, align 8\n"
        "  %%r = call %s %%late(ptr %%args, ptr %%item, i64 %%n%s, i32 %%state, ptr %%u)\n"
        "  ret %s %%r\n}\n",
        result, name, number, places, ll_late_place(t, late), result, places, result);
}

void ll_put_late(struct tr *t, struct ur_text *table, const struct kernel *kernel) {
    const struct regions *r = kernel->regions;
    uint32_t first = kernel->delays ? kernel->delays : r && !r->chunks ? r->late : 0;
    unsigned whole = kernel->late && !r->split ? 0
                     : kernel->late            ? UR_HOSTCODE_STRIP
                     : first && r->late        ? (unsigned)r->width
                                               : 1;
    ur_text_print(&t->out, table, ", ptr %s, i64 %u }", first ? ll_late_place(t, first) : "null",
                  first ? whole : 0);
}

void ll_put_all_late(struct tr *t) {
    if (t->late_count) {
        ur_text_print(&t->out, &t->declarations, "@ur.late = internal global [%u x ptr] [",
                      t->late_count);
        ur_text_append(&t->out, &t->declarations, t->late.bytes, t->late.size);
        ur_text_puts(&t->out, &t->declarations, "], align 8\n");
    }
}
