/* Fetches and samples of textures ("tex" and "tld4" of the PTX ISA), as the appendix "Texture
 * Fetching" of the CUDA programming guide has them. Filters weigh with 8 bits of a fraction. */
#include <math.h>
#include <string.h>

#include "machine.h"

enum { WRAP, CLAMP, MIRROR, BORDER };

struct value {
    double channel[4];
};

static uint32_t texel_size(enum ptx_texel texel) {
    return texel == PTX_TEXEL_U8 || texel == PTX_TEXEL_S8                               ? 1
           : texel == PTX_TEXEL_U16 || texel == PTX_TEXEL_S16 || texel == PTX_TEXEL_F16 ? 2
                                                                                        : 4;
}

/* Whether the texture gives its pixels as whole numbers. */
static bool gives_integers(const struct ptx_texture *t) {
    return t->texel != PTX_TEXEL_F16 && t->texel != PTX_TEXEL_F32 &&
           (t->integer || texel_size(t->texel) == 4);
}

static double normal(const struct ptx_texture *t, double value, double most) {
    value = gives_integers(t) ? value : value / most;
    return value < -1 && !gives_integers(t) ? -1 : value;
}

static struct value load(const struct ptx_texture *t, const struct ptx_pixels *p,
                         const int64_t at[3]) {
    struct value out = {{0, 0, 0, gives_integers(t) ? 0 : 1}};
    uint32_t size = texel_size(t->texel);
    const unsigned char *from = p->data + (uint64_t)at[2] * p->slice + (uint64_t)at[1] * p->row +
                                (uint64_t)at[0] * size * t->channels;
    /* Channels that a pixel does not have are 0, and the last one too on these devices. */
    out.channel[3] = t->channels == 4 ? out.channel[3] : 0;
    for (unsigned i = 0; i < t->channels; ++i, from += size) {
        uint32_t bits = 0;
        memcpy(&bits, from, size);
        switch (t->texel) {
        case PTX_TEXEL_U8:
            out.channel[i] = normal(t, bits, 255);
            break;
        case PTX_TEXEL_U16:
            out.channel[i] = normal(t, bits, 65535);
            break;
        case PTX_TEXEL_S8:
            out.channel[i] = normal(t, (int8_t)bits, 127);
            break;
        case PTX_TEXEL_S16:
            out.channel[i] = normal(t, (int16_t)bits, 32767);
            break;
        case PTX_TEXEL_U32:
            out.channel[i] = bits;
            break;
        case PTX_TEXEL_S32:
            out.channel[i] = (int32_t)bits;
            break;
        default:
            out.channel[i] = ptx_read_float(t->texel == PTX_TEXEL_F16 ? PTX_F16 : PTX_F32, bits);
            break;
        }
    }
    return out;
}

/* False: the border. */
static bool address(uint8_t mode, int64_t size, int64_t *at) {
    int64_t i = *at, period = 2 * size;
    if (i >= 0 && i < size) {
        return true;
    }
    switch (mode) {
    case WRAP:
        *at = (i % size + size) % size;
        return true;
    case MIRROR:
        i = (i % period + period) % period;
        *at = i < size ? i : period - 1 - i;
        return true;
    case CLAMP:
        *at = i < 0 ? 0 : size - 1;
        return true;
    default:
        return false;
    }
}

/* The face of a cube that a direction meets, and where: s and t from 0 to 1. */
static int face_of(const double d[3], double *s, double *t) {
    double x = fabs(d[0]), y = fabs(d[1]), z = fabs(d[2]), m, a, b;
    int face;
    if (x >= y && x >= z) {
        face = d[0] >= 0 ? 0 : 1;
        m = x, a = d[0] >= 0 ? -d[2] : d[2], b = -d[1];
    } else if (y >= z) {
        face = d[1] >= 0 ? 2 : 3;
        m = y, a = d[0], b = d[1] >= 0 ? d[2] : -d[2];
    } else {
        face = d[2] >= 0 ? 4 : 5;
        m = z, a = d[2] >= 0 ? d[0] : -d[0], b = -d[1];
    }
    *s = (a / m + 1) / 2;
    *t = (b / m + 1) / 2;
    return face;
}

/* The direction of a point of a face, which may lie a little outside it. */
static void direction(int face, double s, double t, double d[3]) {
    double a = 2 * s - 1, b = 2 * t - 1;
    const double all[6][3] = {{1, -b, -a}, {-1, -b, a}, {a, 1, b},
                              {a, -1, -b}, {a, -b, 1},  {-a, -b, -1}};
    memcpy(d, all[face], sizeof(all[face]));
}

/* A pixel beyond the edge of a face is one of the face next to it. */
static struct value load_seamless(const struct ptx_texture *t, const struct ptx_pixels *p,
                                  const int64_t at[3]) {
    double size = (double)p->size[0], d[3], s, u;
    direction((int)at[2], ((double)at[0] + 0.5) / size, ((double)at[1] + 0.5) / size, d);
    int64_t there[3];
    there[2] = face_of(d, &s, &u);
    there[0] = (int64_t)floor(s * size), there[1] = (int64_t)floor(u * size);
    for (int i = 0; i < 2; ++i) {
        (void)address(CLAMP, (int64_t)p->size[0], &there[i]);
    }
    return load(t, p, there);
}

static struct value pixel(const struct ptx_texture *t, const struct ptx_pixels *p,
                          const int64_t where[3], unsigned dims) {
    int64_t at[3] = {where[0], where[1], where[2]};
    bool inside =
        at[0] >= 0 && at[0] < (int64_t)p->size[0] && at[1] >= 0 && at[1] < (int64_t)p->size[1];
    if (t->geometry == PTX_CUBE && t->seamless && !inside) {
        return load_seamless(t, p, at);
    }
    for (unsigned i = 0; i < dims; ++i) {
        /* Linear memory has nothing beyond it but zeros. */
        if (!address(t->linear ? BORDER : t->address[i], (int64_t)p->size[i], &at[i])) {
            struct value border = {{0}};
            for (int k = 0; k < 4 && !t->linear; ++k) {
                border.channel[k] = t->border[k];
            }
            return border;
        }
    }
    return load(t, p, at);
}

/* `at` in pixels of the level; `layer` is where the level's slices are layers. */
static struct value sample_level(const struct ptx_texture *t, const struct ptx_pixels *p,
                                 const double at[3], int64_t layer, unsigned dims) {
    int64_t base[3] = {0, 0, layer};
    double part[3] = {0};
    for (unsigned i = 0; i < dims; ++i) {
        double x = t->filters ? at[i] - 0.5 : at[i];
        base[i] = (int64_t)floor(x);
        part[i] = t->filters ? floor((x - floor(x)) * 256 + 0.5) / 256 : 0;
    }
    if (!t->filters) {
        return pixel(t, p, base, dims);
    }
    struct value sum = {{0}};
    for (unsigned corner = 0; corner < 1u << dims; ++corner) {
        int64_t where[3] = {base[0], base[1], base[2]};
        double weight = 1;
        for (unsigned i = 0; i < dims; ++i) {
            bool next = corner & 1u << i;
            where[i] += next;
            weight *= next ? part[i] : 1 - part[i];
        }
        if (weight == 0) {
            continue;
        }
        struct value one = pixel(t, p, where, dims);
        for (int k = 0; k < 4; ++k) {
            sum.channel[k] += weight * one.channel[k];
        }
    }
    return sum;
}

static struct value sample_at(const struct ptx_texture *t, unsigned level, const double at[3],
                              int64_t layer, unsigned dims) {
    const struct ptx_pixels *p = &t->level[level];
    double here[3];
    for (unsigned i = 0; i < 3; ++i) {
        here[i] = t->normalized && i < dims ? at[i] * (double)p->size[i] : at[i];
    }
    return sample_level(t, p, here, layer, dims);
}

static struct value sample(const struct ptx_texture *t, double lod, const double at[3],
                           int64_t layer, unsigned dims) {
    lod += t->bias;
    lod = lod < t->least_level ? t->least_level : lod;
    lod = lod > t->most_level ? t->most_level : lod;
    lod = lod < 0 ? 0 : lod > t->levels - 1 ? t->levels - 1 : lod;
    if (!t->filters_levels) {
        return sample_at(t, (unsigned)floor(lod + 0.5), at, layer, dims);
    }
    unsigned low = (unsigned)floor(lod);
    double part = floor((lod - low) * 256 + 0.5) / 256;
    struct value a = sample_at(t, low, at, layer, dims);
    if (part == 0) {
        return a;
    }
    struct value b = sample_at(t, low + 1, at, layer, dims);
    for (int k = 0; k < 4; ++k) {
        a.channel[k] = (1 - part) * a.channel[k] + part * b.channel[k];
    }
    return a;
}

/* The corners of a square of pixels in the order of tld4: below left, below right, above right,
 * above left. */
static struct value gather(const struct ptx_texture *t, unsigned channel, const double at[3]) {
    static const int corner[4][2] = {{0, 1}, {1, 1}, {1, 0}, {0, 0}};
    const struct ptx_pixels *p = &t->level[0];
    struct value out;
    for (int k = 0; k < 4; ++k) {
        int64_t where[3] = {0};
        for (int i = 0; i < 2; ++i) {
            double x = t->normalized ? at[i] * (double)p->size[i] : at[i];
            where[i] = (int64_t)floor(x - 0.5) + corner[k][i];
        }
        out.channel[k] = pixel(t, p, where, 2).channel[channel];
    }
    return out;
}

static double coordinate(struct ptx_block *block, struct ptx_thread *thread, enum ptx_type type,
                         const struct ptx_operand *operand) {
    uint64_t bits = ptx_value(block, thread, operand);
    return type == PTX_F32 ? ptx_read_float(PTX_F32, bits) : (double)(int32_t)bits;
}

/* The level for coordinates that change so from one pixel of the result to those beside and below
 * it. */
static double level_of(struct ptx_block *block, struct ptx_thread *thread,
                       const struct ptx_instruction *ins, const struct ptx_texture *t,
                       unsigned dims) {
    double most = 0;
    for (unsigned way = 0; way < 2; ++way) {
        const struct ptx_operand *list = &ins->operand[2 + way];
        double sum = 0;
        for (unsigned i = 0; i < dims; ++i) {
            const struct ptx_operand *one =
                list->kind == PTX_LIST ? ptx_more(thread, list, i) : list;
            double x = coordinate(block, thread, PTX_F32, one);
            x = t->normalized ? x * (double)t->level[0].size[i] : x;
            sum += x * x;
        }
        most = sum > most ? sum : most;
    }
    return most > 0 ? log2(most) / 2 : 0;
}

bool ptx_texture_access(struct ptx_block *block, struct ptx_thread *thread,
                        const struct ptx_instruction *ins) {
    static const uint8_t counts[] = {
        [PTX_1D] = 1, [PTX_2D] = 2, [PTX_3D] = 4, [PTX_A1D] = 2, [PTX_A2D] = 4, [PTX_CUBE] = 4};
    static const uint8_t dims_of[] = {
        [PTX_1D] = 1, [PTX_2D] = 2, [PTX_3D] = 3, [PTX_A1D] = 1, [PTX_A2D] = 2, [PTX_CUBE] = 2};
    const struct ptx_operand *what = &ins->operand[0], *where = &ins->operand[1];
    const struct ptx_operand *list =
        where->kind == PTX_LIST && where->count == 2 ? ptx_more(thread, where, 1) : NULL;
    if (!list || list->kind != PTX_LIST || list->count != counts[ins->geometry] ||
        what->kind != PTX_LIST || what->count != 4) {
        return ptx_fault(block, thread, "a texture access with another number of operands");
    }
    uint64_t object = ptx_value(block, thread, ptx_more(thread, where, 0));
    struct ptx_texture t;
    if (!block->texture || !block->texture(object, &t)) {
        return ptx_fault(block, thread, "%#llx is no texture object", (unsigned long long)object);
    }
    if (t.geometry != ins->geometry) {
        return ptx_fault(block, thread, "a texture of another geometry");
    }
    bool integers = ins->type[0] != PTX_F32;
    if (integers != gives_integers(&t)) {
        return ptx_fault(block, thread, "a texture of another type");
    }
    bool fetch = ins->type[1] != PTX_F32;
    if (fetch && (t.normalized || t.filters || ins->geometry == PTX_CUBE)) {
        return ptx_fault(block, thread, "whole coordinates for a texture that is to be sampled");
    }
    if (t.linear && !fetch) {
        return ptx_fault(block, thread, "linear memory is fetched from, not sampled");
    }
    if (ins->opcode == PTX_tld4 && !t.gathers) {
        return ptx_fault(block, thread, "a gather from what was not made for it");
    }
    unsigned dims = dims_of[ins->geometry];
    bool layered = ins->geometry == PTX_A1D || ins->geometry == PTX_A2D;
    double at[4] = {0};
    for (unsigned i = 0; i < list->count; ++i) {
        /* The layer is a whole number whatever the others are. */
        enum ptx_type type = layered && i == 0 ? PTX_U32 : ins->type[1];
        at[i] = coordinate(block, thread, type, ptx_more(thread, list, i));
    }
    int64_t layer = 0;
    if (layered) {
        int64_t most = (int64_t)t.level[0].size[2] - 1;
        layer = at[0] < 0 ? 0 : at[0] > (double)most ? most : (int64_t)at[0];
        at[0] = at[1], at[1] = at[2], at[2] = 0;
    } else if (ins->geometry == PTX_CUBE) {
        double s, u;
        layer = face_of(at, &s, &u);
        at[0] = s, at[1] = u, at[2] = 0;
    }
    double lod = ins->opcode != PTX_tex   ? 0
                 : ins->part == PTX_GRAD  ? level_of(block, thread, ins, &t, dims)
                 : ins->part == PTX_LEVEL ? coordinate(block, thread, PTX_F32, &ins->operand[2])
                                          : 0;
    struct value value =
        ins->opcode == PTX_tld4 ? gather(&t, ins->part - 1u, at) : sample(&t, lod, at, layer, dims);
    for (uint32_t i = 0; i < 4; ++i) {
        uint64_t bits = integers ? (uint32_t)(int64_t)value.channel[i]
                                 : ptx_write_float(PTX_F32, value.channel[i], PTX_W_rn);
        ptx_store_slot(thread, ptx_more(thread, what, i), bits);
    }
    return true;
}
