/* Memory in which values stay from region to region: the team's, and arrays with a place for each
 * work-item. */
#include "regions.h"

#define PARALLEL ", !llvm.access.group !0"

static void line(struct fn *k, bool in_prologue, const char *text) {
    if (in_prologue) {
        ll_prologue(k, "%s", text);
    } else {
        ll_emit(k, "%s", text);
    }
}

bool ll_own_arrays(const struct regions *r) {
    enum { MOST_ARRAYS = 128, MOST_OF_STRIPS = 256 };
    bool stays = !r->resumed || !r->has_variables || (r->strips && !r->pinned);
    return r->width && stays &&
           r->keep_count <= (r->strips || r->chunks ? MOST_OF_STRIPS : MOST_ARRAYS);
}

/* What LLVM does to a function takes time in proportion to the square of its loops: with each that
 * it changes it forgets what it knows of those around it, and of all within these. So a team that
 * goes through more regions than these has the loops of each in a function of its own. What is kept
 * stays in memory then, as most of it does between so many. */
bool ll_are_apart(const struct regions *r) {
    enum { MOST_TOGETHER = 32 };
    return r->state_count > MOST_TOGETHER;
}

void ll_put_arrays(struct tr *t, struct ur_text *text, const struct regions *r) {
    if (!ll_own_arrays(r)) {
        ur_text_puts(&t->out, text, ", ptr %x");
    }
    for (uint32_t i = 0; ll_own_arrays(r) && i < r->keep_count; ++i) {
        if (!r->keeps[i].shared) {
            ur_text_print(&t->out, text, ", ptr %%array%u", i);
        }
    }
    ur_text_puts(&t->out, text, ", i64 %n");
}

uint32_t ll_keep_address(struct fn *k, const struct keep *keep, const char *lin, bool in_prologue) {
    struct tr *t = k->t;
    uint32_t made = ll_temp(k), base, array, place;
    unsigned long long offset = keep->offset, size = keep->size;
    if (keep->shared) {
        line(k, in_prologue,
             ll_format(t, "%%t%u = getelementptr inbounds i8, ptr %%%s, i64 %llu", made, lin,
                       offset));
        return made;
    }
    place = ll_temp(k);
    if (ll_own_arrays(k->regions)) {
        line(k, in_prologue, ll_format(t, "%%t%u = mul i64 %s, %llu", place, lin, size));
        line(k, in_prologue,
             ll_format(t, "%%t%u = getelementptr inbounds i8, ptr %%array%u, i64 %%t%u", made,
                       (unsigned)(keep - k->regions->keeps), place));
        return made;
    }
    base = ll_temp(k);
    array = ll_temp(k);
    line(k, in_prologue, ll_format(t, "%%t%u = mul i64 %%n, %llu", base, offset));
    line(k, in_prologue,
         ll_format(t, "%%t%u = getelementptr inbounds i8, ptr %%x, i64 %%t%u", array, base));
    line(k, in_prologue, ll_format(t, "%%t%u = mul i64 %s, %llu", place, lin, size));
    line(k, in_prologue,
         ll_format(t, "%%t%u = getelementptr inbounds i8, ptr %%t%u, i64 %%t%u", made, array,
                   place));
    return made;
}

static const char *stored(const struct type *type) {
    return type->op == SpvOpTypeBool ? "i8" : type->text;
}

uint32_t ll_keep_load(struct fn *k, const struct type *type, uint32_t from, bool in_prologue) {
    uint32_t made = ll_temp(k), cut;
    line(k, in_prologue,
         ll_format(k->t, "%%t%u = load %s, ptr %%t%u, align %u" PARALLEL, made, stored(type), from,
                   type->align));
    if (type->op != SpvOpTypeBool) {
        return made;
    }
    cut = ll_temp(k);
    line(k, in_prologue, ll_format(k->t, "%%t%u = trunc i8 %%t%u to i1", cut, made));
    return cut;
}

void ll_keep_store(struct fn *k, const struct type *type, const char *value, uint32_t to) {
    if (type->op == SpvOpTypeBool) {
        uint32_t wide = ll_temp(k);
        ll_emit(k, "%n = zext i1 %s to i8", wide, value);
        value = ll_format(k->t, "%%t%u", wide);
    }
    ll_emit(k, "store %s %s, ptr %n, align %u%s", stored(type), value, to, type->align, PARALLEL);
}

/* ---- by components --------------------------------------------------------------------------- */

bool ll_keep_by_parts(const struct regions *r, const struct keep *keep) {
    const struct type *type = keep->type;
    return r->chunks && ll_own_arrays(r) && !keep->shared &&
           (keep->kind == KEEP_VALUE || keep->kind == KEEP_INCOMING) &&
           type->op == SpvOpTypeVector && type->element->op != SpvOpTypeBool;
}

uint64_t ll_keep_part(const struct regions *r, const struct keep *keep, uint32_t part) {
    return part * r->width * keep->type->element->size;
}

/* Where a component of the work-item in place `lin` lies. */
static uint32_t part_address(struct fn *k, const struct keep *keep, const char *lin, uint32_t part,
                             bool in_prologue) {
    struct tr *t = k->t;
    uint32_t made = ll_temp(k), all = ll_temp(k), place = ll_temp(k);
    line(k, in_prologue,
         ll_format(t, "%%t%u = getelementptr inbounds i8, ptr %%array%u, i64 %llu", all,
                   (unsigned)(keep - k->regions->keeps),
                   (unsigned long long)ll_keep_part(k->regions, keep, part)));
    line(k, in_prologue,
         ll_format(t, "%%t%u = mul i64 %s, %llu", place, lin,
                   (unsigned long long)keep->type->element->size));
    line(k, in_prologue,
         ll_format(t, "%%t%u = getelementptr inbounds i8, ptr %%t%u, i64 %%t%u", made, all, place));
    return made;
}

uint32_t ll_keep_get(struct fn *k, const struct keep *keep, const char *lin, bool in_prologue) {
    const struct type *type = keep->type;
    const char *before = "poison";
    uint32_t made = 0;
    if (!ll_keep_by_parts(k->regions, keep)) {
        return ll_keep_load(k, type, ll_keep_address(k, keep, lin, in_prologue), in_prologue);
    }
    for (uint32_t i = 0; i < type->count; ++i) {
        uint32_t at = part_address(k, keep, lin, i, in_prologue);
        uint32_t part = ll_keep_load(k, type->element, at, in_prologue);
        made = ll_temp(k);
        line(k, in_prologue,
             ll_format(k->t, "%%t%u = insertelement %s %s, %s %%t%u, i32 %u", made, type->text,
                       before, type->element->text, part, i));
        before = ll_format(k->t, "%%t%u", made);
    }
    return made;
}

void ll_keep_put(struct fn *k, const struct keep *keep, const char *value, const char *lin) {
    const struct type *type = keep->type;
    if (!ll_keep_by_parts(k->regions, keep)) {
        ll_keep_store(k, type, value, ll_keep_address(k, keep, lin, false));
        return;
    }
    for (uint32_t i = 0; i < type->count; ++i) {
        uint32_t part = ll_temp(k), at;
        ll_emit(k, "%n = extractelement %y %s, i32 %u", part, type, value, i);
        at = part_address(k, keep, lin, i, false);
        ll_keep_store(k, type->element, ll_format(k->t, "%%t%u", part), at);
    }
}
