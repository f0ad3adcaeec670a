/* Pixels that the texture unit reads: of an image of two or three dimensions that has a texture
 * object as well, next to the surface that everything else goes through. (Of images of one an
 * NVIDIA H200 gave zeros so.) The unit fetches whole coordinates and makes floats of
 * what is stored; where the coordinates come from and how neighbours are weighed is worked out here
 * as in spirv/image.cl.h, which is exact where the unit's own filter has eight bits of a fraction.
 */
#include "texel.h"
#include "types.h"
#include "value.h"

/* Of a sampler, as OpenCL C has them. */
enum { NORMALIZED = 1, BORDER = 4, ADDRESSING = 14, LINEAR = 0x20 };
enum { MOST_DIMENSIONS = 3, RGBA = 5 };

struct read {
    struct fn *k;
    struct part texture, size[MOST_DIMENSIONS], at[MOST_DIMENSIONS];
    unsigned dimensions;
    bool real;
    struct part to[4];
    struct part border; /* whether the sampler has one; a constant, or a predicate */
};

static struct part known(bool value) {
    return ptx_constant(KIND_PRED, value);
}

/* Whether what the mask leaves of a sampler is that value. */
static struct part tested(struct fn *k, struct part sampler, unsigned mask, unsigned value) {
    if (is_const(sampler)) {
        return known((sampler.bits & mask) == value);
    }
    struct part bits = ptx_new_reg(k, KIND_I32);
    ptx_emit(k, "and.b32 %o, %o, %u", bits, sampler, mask);
    return ptx_compare(k, "setp.eq.u32", bits, ptx_constant(KIND_I32, value));
}

static bool is_never(struct part p) {
    return is_const(p) && !p.bits;
}

static struct part chosen(struct fn *k, struct part p, struct part a, struct part b) {
    return is_const(p) ? p.bits ? a : b : ptx_select_part(k, p, a, b);
}

static struct part both(struct fn *k, struct part p, struct part q) {
    if (is_const(p) || is_const(q)) {
        return is_never(p) || is_never(q) ? known(false) : is_const(p) ? q : p;
    }
    struct part made = ptx_new_reg(k, KIND_PRED);
    ptx_emit(k, "and.pred %o, %o, %o", made, p, q);
    return made;
}

/* A pixel's number brought inside, and whether it was not. */
static struct part inside(struct read *r, struct part i, unsigned dimension, struct part *beyond) {
    struct fn *k = r->k;
    struct part low = ptx_new_reg(k, KIND_I32), made = ptx_new_reg(k, KIND_I32),
                last = ptx_new_reg(k, KIND_I32);
    ptx_emit(k, "sub.s32 %o, %o, 1", last, r->size[dimension]);
    ptx_emit(k, "max.s32 %o, %o, 0", low, i);
    ptx_emit(k, "min.s32 %o, %o, %o", made, low, last);
    *beyond = is_never(r->border) ? known(false)
                                  : both(k, r->border, ptx_compare(k, "setp.ne.s32", made, i));
    return made;
}

/* One pixel. */
static void fetch(struct read *r, const struct part *at, const struct part *to) {
    struct fn *k = r->k;
    const char *type = r->real ? "f32" : "u32";
    if (r->dimensions == 2) {
        ptx_emit(k, "tex.2d.v4.%s.s32 {%o, %o, %o, %o}, [%o, {%o, %o}]", type, to[0], to[1], to[2],
                 to[3], r->texture, at[0], at[1]);
    } else {
        ptx_emit(k, "tex.3d.v4.%s.s32 {%o, %o, %o, %o}, [%o, {%o, %o, %o, %o}]", type, to[0], to[1],
                 to[2], to[3], r->texture, at[0], at[1], at[2], at[2]);
    }
}

static void put_nearest(struct read *r, const struct part *whole) {
    struct fn *k = r->k;
    struct part at[MOST_DIMENSIONS], pixel[4], out = known(false);
    for (unsigned i = 0; i < r->dimensions; ++i) {
        struct part beyond;
        at[i] = inside(r, whole[i], i, &beyond);
        if (is_never(out)) {
            out = beyond;
        } else if (!is_never(beyond)) {
            struct part made = ptx_new_reg(k, KIND_PRED);
            ptx_emit(k, "or.pred %o, %o, %o", made, out, beyond);
            out = made;
        }
    }
    for (unsigned i = 0; i < 4; ++i) {
        pixel[i] = ptx_new_reg(k, r->to[i].kind);
    }
    fetch(r, at, pixel);
    for (unsigned i = 0; i < 4; ++i) {
        ptx_move(k, r->to[i], chosen(k, out, ptx_constant(r->to[i].kind, 0), pixel[i]));
    }
}

/* The weights of two neighbours along a dimension, of which one beyond the border counts for
 * nothing. */
struct spot {
    struct part at[2], weight[2];
};

static struct spot find_spot(struct read *r, struct part u, unsigned dimension) {
    struct fn *k = r->k;
    struct part back = ptx_new_reg(k, KIND_F32), floor = ptx_new_reg(k, KIND_F32), part[2],
                number[2] = {ptx_new_reg(k, KIND_I32), ptx_new_reg(k, KIND_I32)},
                less = ptx_new_reg(k, KIND_F32);
    struct spot made;
    part[0] = ptx_new_reg(k, KIND_F32);
    part[1] = ptx_new_reg(k, KIND_F32);
    ptx_emit(k, "sub.rn.f32 %o, %o, 0f3F000000", back, u);
    ptx_emit(k, "cvt.rmi.f32.f32 %o, %o", floor, back);
    ptx_emit(k, "cvt.rmi.s32.f32 %o, %o", number[0], back);
    ptx_emit(k, "add.s32 %o, %o, 1", number[1], number[0]);
    ptx_emit(k, "sub.rn.f32 %o, %o, %o", less, back, floor);
    ptx_emit(k, "max.f32 %o, %o, 0f00000000", part[1], less); /* NaN: 0 */
    ptx_emit(k, "sub.rn.f32 %o, 0f3F800000, %o", part[0], part[1]);
    for (int i = 0; i < 2; ++i) {
        struct part beyond;
        made.at[i] = inside(r, number[i], dimension, &beyond);
        made.weight[i] = ptx_use_reg(k, chosen(k, beyond, ptx_constant(KIND_F32, 0), part[i]));
    }
    return made;
}

static void put_linear(struct read *r, const struct part *u) {
    struct fn *k = r->k;
    struct spot spots[MOST_DIMENSIONS];
    for (unsigned i = 0; i < r->dimensions; ++i) {
        spots[i] = find_spot(r, u[i], i);
    }
    for (unsigned i = 0; i < 4; ++i) {
        ptx_emit(k, "mov.f32 %o, 0f00000000", r->to[i]);
    }
    for (unsigned corner = 0; corner < 1u << r->dimensions; ++corner) {
        struct part at[MOST_DIMENSIONS], pixel[4], weight = spots[0].weight[corner & 1],
                                                   counts = ptx_new_reg(k, KIND_PRED);
        for (unsigned i = 0; i < r->dimensions; ++i) {
            at[i] = spots[i].at[corner >> i & 1];
            if (i) {
                struct part made = ptx_new_reg(k, KIND_F32);
                ptx_emit(k, "mul.rn.f32 %o, %o, %o", made, weight,
                         spots[i].weight[corner >> i & 1]);
                weight = made;
            }
        }
        for (unsigned i = 0; i < 4; ++i) {
            pixel[i] = ptx_new_reg(k, KIND_F32);
        }
        fetch(r, at, pixel);
        ptx_emit(k, "setp.neu.f32 %o, %o, 0f00000000", counts,
                 weight); /* else it may be infinite */
        for (unsigned i = 0; i < 4; ++i) {
            ptx_emit(k, "@%o fma.rn.f32 %o, %o, %o, %o", counts, r->to[i], weight, pixel[i],
                     r->to[i]);
        }
    }
}

/* Of float coordinates. */
static void put_sample(struct read *r, struct part sampler) {
    struct fn *k = r->k;
    struct part normalized = tested(k, sampler, NORMALIZED, NORMALIZED),
                linear = r->real ? tested(k, sampler, LINEAR, LINEAR) : known(false);
    struct part u[MOST_DIMENSIONS], whole[MOST_DIMENSIONS];
    uint32_t nearest = ptx_new_label(k), done = ptx_new_label(k);
    for (unsigned i = 0; i < r->dimensions; ++i) {
        u[i] = ptx_use_reg(k, r->at[i]);
        if (!is_never(normalized)) {
            struct part size = ptx_new_reg(k, KIND_F32), scaled = ptx_new_reg(k, KIND_F32);
            ptx_emit(k, "cvt.rn.f32.s32 %o, %o", size, r->size[i]);
            ptx_emit(k, "mul.rn.f32 %o, %o, %o", scaled, u[i], size);
            u[i] = ptx_use_reg(k, chosen(k, normalized, scaled, u[i]));
        }
    }
    if (!is_const(linear)) {
        ptx_emit(k, "@!%o bra $L%u", linear, nearest);
    }
    if (!is_never(linear)) {
        put_linear(r, u);
    }
    if (!is_const(linear)) {
        ptx_emit(k, "bra $L%u", done);
        ptx_emit_label(k, nearest);
    }
    if (!is_const(linear) || is_never(linear)) {
        for (unsigned i = 0; i < r->dimensions; ++i) {
            whole[i] = ptx_new_reg(k, KIND_I32);
            ptx_emit(k, "cvt.rmi.s32.f32 %o, %o", whole[i], u[i]);
        }
        put_nearest(r, whole);
    }
    ptx_emit_label(k, done);
}

/* ---- with the question asked once ---- */

/* A kernel of many reads asks before each, and no read begins before the one in front of it has
 * come. So the kernel is there twice, where that is not too long. */
enum { TWICE_LIMIT = 128 << 10 }; /* bytes of text */

/* What the kernel's arguments have to be: a texture, or a sampler that does not repeat. */
struct asked {
    struct asked *next;
    struct part texture, sampler; /* one of them is a constant */
};

struct cut {
    struct cut *next;
    size_t from, to;
};

static bool is_argument(struct fn *k, struct part x, uint16_t op, uint32_t leaf) {
    for (uint32_t i = 0; i < k->function->parameter_count; ++i) {
        const struct id *id = ptx_id_of(k, k->function->parameters[i]);
        if (id->type && ptx_type_of(k->t, id->type)->op == op && leaf < id->count &&
            id->parts[leaf].form == x.form && id->parts[leaf].number == x.number) {
            return true;
        }
    }
    return false;
}

/* False where it cannot be asked before the blocks. */
static bool ask(struct fn *k, struct part texture, struct part sampler) {
    if (!k->kernel || !is_argument(k, texture, SpvOpTypeImage, IMAGE_TEXTURE) ||
        !(is_const(sampler) || is_argument(k, sampler, SpvOpTypeSampler, 0))) {
        return false;
    }
    for (struct asked *a = k->asked; a; a = a->next) {
        if (a->texture.number == texture.number && a->sampler.form == sampler.form &&
            a->sampler.number == sampler.number) {
            return true;
        }
    }
    struct asked *made = ptx_alloc(&k->t->out, 1, sizeof(*made));
    *made = (struct asked){k->asked, texture, sampler};
    k->asked = made;
    return true;
}

static void cut_from(struct fn *k, size_t from) {
    struct cut *made = ptx_alloc(&k->t->out, 1, sizeof(*made));
    *made = (struct cut){k->cuts, from, k->body.size};
    k->cuts = made;
}

static void leave_if_repeating(struct fn *k, struct part sampler, const char *to, uint32_t label) {
    struct part mode = ptx_new_reg(k, KIND_I32);
    ptx_emit(k, "and.b32 %o, %o, %u", mode, sampler, (unsigned)ADDRESSING);
    struct part repeats = ptx_compare(k, "setp.gt.u32", mode, ptx_constant(KIND_I32, BORDER));
    ptx_emit(k, "@%o bra $%s%u", repeats, to, label);
}

static void leave_if_none(struct fn *k, struct part texture, const char *to, uint32_t label) {
    struct part none = ptx_new_reg(k, KIND_PRED);
    ptx_emit(k, "setp.eq.u64 %o, %o, 0", none, texture);
    ptx_emit(k, "@%o bra $%s%u", none, to, label);
}

/* Labels get a name of their own. */
static void append_renamed(struct fn *k, const char *at, const char *end) {
    for (const char *from = at; at < end; from = at) {
        do {
            ++at;
        } while (at < end && !(at[-1] == '$' && (*at == 'B' || *at == 'L' || *at == 'I')));
        ptx_append(&k->t->out, &k->body, from, (size_t)(at - from));
        if (at < end) {
            ptx_puts(&k->t->out, &k->body, "V");
        }
    }
}

void ptx_ask_for_textures(struct fn *k, size_t from) {
    if (!k->cuts || k->body.size - from > TWICE_LIMIT) {
        return;
    }
    struct cut *first = NULL;
    for (struct cut *cut = k->cuts, *next; cut; cut = next) {
        next = cut->next;
        cut->next = first;
        first = cut;
    }
    k->tested = k->body;
    k->body = (struct ptx_text){0};
    const char *text = k->tested.bytes;
    uint32_t label = ptx_new_label(k);
    ptx_append(&k->t->out, &k->body, text, from);
    for (const struct asked *a = k->asked; a; a = a->next) {
        leave_if_none(k, a->texture, "V", label);
        if (!is_const(a->sampler)) {
            leave_if_repeating(k, ptx_to_width(k, a->sampler, KIND_I32, false), "V", label);
        }
    }
    size_t at = from;
    for (const struct cut *cut = first; cut; cut = cut->next) {
        ptx_append(&k->t->out, &k->body, text + at, cut->from - at);
        at = cut->to;
    }
    ptx_append(&k->t->out, &k->body, text + at, k->tested.size - at);
    ptx_print(&k->t->out, &k->body, "$V%u:\n", label);
    append_renamed(k, text + from, text + k->tested.size);
}

bool ptx_begin_texel(struct fn *k, const struct part *image, unsigned dimensions,
                     struct part sampler, const struct part *at, bool real, struct texel *texel) {
    struct part texture = image[IMAGE_TEXTURE];
    if (is_const(texture) ||
        (is_const(sampler) && (sampler.bits & ADDRESSING) > BORDER)) { /* which repeat */
        return false;
    }
    struct read r = {.k = k,
                     .dimensions = dimensions,
                     .real = real,
                     .size = {ptx_use_reg(k, image[IMAGE_WIDTH]),
                              ptx_use_reg(k, image[IMAGE_HEIGHT]),
                              ptx_use_reg(k, image[IMAGE_DEPTH])}};
    r.texture = ptx_use_reg(k, texture);
    texel->asked = ask(k, r.texture, sampler);
    sampler = is_const(sampler) ? sampler : ptx_to_width(k, sampler, KIND_I32, false);
    texel->other = ptx_new_label(k);
    texel->done = ptx_new_label(k);
    size_t from = k->body.size;
    leave_if_none(k, r.texture, "L", texel->other);
    if (!is_const(sampler)) {
        leave_if_repeating(k, sampler, "L", texel->other);
    }
    if (texel->asked) {
        cut_from(k, from);
    }
    r.border = tested(k, sampler, ADDRESSING, BORDER);
    for (unsigned i = 0; i < 4; ++i) {
        texel->channels[i] = r.to[i] = ptx_new_reg(k, real ? KIND_F32 : KIND_I32);
    }
    for (unsigned i = 0; i < dimensions; ++i) {
        r.at[i] = ptx_use_reg(k, at[i]);
    }
    if (at[0].kind == KIND_I32) {
        put_nearest(&r, r.at);
    } else {
        put_sample(&r, sampler);
    }
    /* Of the orders that have a texture: the unit gives 0 for channels that are not there. */
    struct part order = ptx_new_reg(k, KIND_I32), one = ptx_new_reg(k, KIND_PRED);
    ptx_emit(k, "bfe.u32 %o, %o, 8, 8", order, ptx_use_reg(k, image[IMAGE_FORMAT]));
    ptx_emit(k, "setp.ne.u32 %o, %o, %u", one, order, (unsigned)RGBA);
    ptx_emit(k, "@%o mov.b32 %o, %o", one, r.to[3],
             ptx_constant(r.to[3].kind, real ? 0x3f800000u : 1u));
    texel->from = k->body.size;
    ptx_emit(k, "bra $L%u", texel->done);
    ptx_emit_label(k, texel->other);
    return true;
}

void ptx_end_texel(struct fn *k, const struct texel *texel, struct part *channels) {
    for (unsigned i = 0; i < 4; ++i) {
        ptx_emit(k, "mov.b32 %o, %o", texel->channels[i], ptx_use_reg(k, channels[i]));
    }
    ptx_emit_label(k, texel->done);
    if (texel->asked) {
        cut_from(k, texel->from);
    }
    for (unsigned i = 0; i < 4; ++i) {
        channels[i] = ptx_bits_as(k, texel->channels[i], KIND_I32);
    }
}
