/* See pixels.h. */
#include "pixels.h"

/* OpenCL's numbers of channel orders and types. */
enum {
    R = 0x10B0,
    A,
    RG,
    RA,
    RGB,
    RGBA,
    BGRA,
    ARGB,
    INTENSITY,
    LUMINANCE,
    Rx,
    RGx,
    RGBx,
    sRGBA = 0x10C1,
    ABGR = 0x10C3,
    SNORM8 = 0x10D0,
    SNORM16,
    UNORM8,
    UNORM16,
    UNORM565,
    UNORM555,
    UNORM101010,
    SIGNED8,
    SIGNED16,
    SIGNED32,
    UNSIGNED8,
    UNSIGNED16,
    UNSIGNED32,
    HALF,
    FLOAT,
};

/* Where channel number c of the pixel in memory goes to, or comes from. */
static int ur_place(unsigned order, int c) {
    switch (order) {
    case A:
        return 3;
    case RA:
        return c == 1 ? 3 : 0;
    case BGRA:
        return c == 3 ? 3 : 2 - c;
    case ARGB:
        return c == 0 ? 3 : c - 1;
    case ABGR:
        return 3 - c;
    default:
        return c;
    }
}

static int ur_channels(unsigned order) {
    switch (order) {
    case R:
    case A:
    case Rx:
    case INTENSITY:
    case LUMINANCE:
        return 1;
    case RG:
    case RA:
    case RGx:
        return 2;
    case RGB:
    case RGBx:
        return 3;
    default:
        return 4;
    }
}

static float ur_from_half(unsigned short h) {
    union {
        unsigned u;
        float f;
    } r;
    unsigned sign = (unsigned)(h & 0x8000) << 16, exponent = h >> 10 & 31, mantissa = h & 1023;
    if (exponent == 0) {
        r.f = (float)mantissa * 0x1p-24f;
        r.u |= sign;
    } else {
        r.u = sign | (exponent == 31 ? 0x7f800000u : (exponent + 112) << 23) | mantissa << 13;
    }
    return r.f;
}

/* To nearest, to even where two are equally near. */
static unsigned short ur_to_half(float f) {
    union {
        float f;
        unsigned u;
    } v = {f}, scale;
    unsigned sign = v.u >> 16 & 0x8000u;
    v.u &= 0x7fffffffu;
    if (v.u > 0x7f800000u) {
        return (unsigned short)(sign | 0x7e00u);
    }
    if (v.u >= 0x477ff000u) {
        return (unsigned short)(sign | 0x7c00u);
    }
    if (v.u < 0x38800000u) { /* too small for an exponent: adding 0.5 leaves units of 2^-24 */
        scale.f = v.f + 0.5f;
        return (unsigned short)(sign | (scale.u - 0x3f000000u));
    }
    return (unsigned short)(sign | ((v.u + 0xfffu + (v.u >> 13 & 1) - 0x38000000u) >> 13));
}

static float ur_from_srgb(float c) {
    return c <= 0.04045f ? c / 12.92f : __builtin_powf((c + 0.055f) / 1.055f, 2.4f);
}

static float ur_to_srgb(float c) {
    return !(c > 0.0f)      ? 0.0f
           : c >= 1.0f      ? 1.0f
           : c < 0.0031308f ? 12.92f * c
                            : 1.055f * __builtin_powf(c, 1.0f / 2.4f) - 0.055f;
}

static float ur_limit(float v, float low, float high) {
    return !(v >= low) ? (v < low ? low : 0.0f) : v > high ? high : v;
}

long ur_limit_long(long v, long low, long high) {
    return v < low ? low : v > high ? high : v;
}

/* One channel of the kinds that have a place of their own. */
static void ur_load(union ur_pixel *p, int to, unsigned type, const unsigned char *at, int c) {
    switch (type) {
    case SNORM8:
        p->f[to] = ((const signed char *)at)[c] == -128
                       ? -1.0f
                       : (float)((const signed char *)at)[c] / 127.0f;
        break;
    case SNORM16:
        p->f[to] =
            ((const short *)at)[c] == -32768 ? -1.0f : (float)((const short *)at)[c] / 32767.0f;
        break;
    case UNORM8:
        p->f[to] = (float)at[c] / 255.0f;
        break;
    case UNORM16:
        p->f[to] = (float)((const unsigned short *)at)[c] / 65535.0f;
        break;
    case SIGNED8:
        p->i[to] = ((const signed char *)at)[c];
        break;
    case SIGNED16:
        p->i[to] = ((const short *)at)[c];
        break;
    case UNSIGNED8:
        p->u[to] = at[c];
        break;
    case UNSIGNED16:
        p->u[to] = ((const unsigned short *)at)[c];
        break;
    case HALF:
        p->f[to] = ur_from_half(((const unsigned short *)at)[c]);
        break;
    default: /* 32 bits: as they are */
        p->u[to] = ((const unsigned *)at)[c];
        break;
    }
}

static void ur_store(const union ur_pixel *p, int from, unsigned type, unsigned char *at, int c) {
    switch (type) {
    case SNORM8:
        ((signed char *)at)[c] = (signed char)__builtin_rintf(ur_limit(p->f[from], -1, 1) * 127.0f);
        break;
    case SNORM16:
        ((short *)at)[c] = (short)__builtin_rintf(ur_limit(p->f[from], -1, 1) * 32767.0f);
        break;
    case UNORM8:
        at[c] = (unsigned char)__builtin_rintf(ur_limit(p->f[from], 0, 1) * 255.0f);
        break;
    case UNORM16:
        ((unsigned short *)at)[c] =
            (unsigned short)__builtin_rintf(ur_limit(p->f[from], 0, 1) * 65535.0f);
        break;
    case SIGNED8:
        ((signed char *)at)[c] = (signed char)ur_limit_long(p->i[from], -128, 127);
        break;
    case SIGNED16:
        ((short *)at)[c] = (short)ur_limit_long(p->i[from], -32768, 32767);
        break;
    case UNSIGNED8:
        at[c] = (unsigned char)(p->u[from] > 255 ? 255 : p->u[from]);
        break;
    case UNSIGNED16:
        ((unsigned short *)at)[c] = (unsigned short)(p->u[from] > 65535 ? 65535 : p->u[from]);
        break;
    case HALF:
        ((unsigned short *)at)[c] = ur_to_half(p->f[from]);
        break;
    default:
        ((unsigned *)at)[c] = p->u[from];
        break;
    }
}

/* Bits of the channels r, g and b in formats that share one number among them, lowest last. */
static const unsigned char ur_packed_bits[3][3] = {{5, 6, 5}, {5, 5, 5}, {10, 10, 10}};

static void ur_load_packed(union ur_pixel *p, unsigned type, const unsigned char *at) {
    const unsigned char *bits = ur_packed_bits[type - UNORM565];
    unsigned v = type == UNORM101010 ? *(const unsigned *)at : *(const unsigned short *)at;
    for (int c = 2; c >= 0; v >>= bits[c--]) {
        p->f[c] = (float)(v & ((1u << bits[c]) - 1)) / (float)((1u << bits[c]) - 1);
    }
}

static void ur_store_packed(const union ur_pixel *p, unsigned type, unsigned char *at) {
    const unsigned char *bits = ur_packed_bits[type - UNORM565];
    unsigned v = 0;
    for (int c = 0; c < 3; c++) {
        v = v << bits[c] |
            (unsigned)__builtin_rintf(ur_limit(p->f[c], 0, 1) * (float)((1u << bits[c]) - 1));
    }
    if (type == UNORM101010) {
        *(unsigned *)at = v;
    } else {
        *(unsigned short *)at = (unsigned short)v;
    }
}

bool ur_is_signed(unsigned type) {
    return type >= SIGNED8 && type <= SIGNED32;
}

bool ur_is_float(unsigned type) {
    return type <= UNORM101010 || type >= HALF;
}

static inline __attribute__((always_inline)) union ur_pixel ur_get(ur_image *m,
                                                                   const unsigned char *at) {
    union ur_pixel p = {.u = {0, 0, 0, 0}};
    int channels = ur_channels(m->order);
    if (ur_is_float(m->type)) {
        p.f[3] = 1.0f;
    } else {
        p.u[3] = 1;
    }
    if (m->type >= UNORM565 && m->type <= UNORM101010) {
        ur_load_packed(&p, m->type, at);
        return p;
    }
    for (int c = 0; c < channels; c++) {
        ur_load(&p, ur_place(m->order, c), m->type, at, c);
    }
    if (m->order == INTENSITY || m->order == LUMINANCE) {
        p.u[1] = p.u[2] = p.u[0];
    }
    if (m->order == INTENSITY) {
        p.u[3] = p.u[0];
    }
    for (int c = 0; c < 3 && m->order == sRGBA; c++) {
        p.f[c] = ur_from_srgb(p.f[c]);
    }
    return p;
}

static void ur_put(ur_image *m, unsigned char *at, union ur_pixel p) {
    int channels = ur_channels(m->order);
    if (m->type >= UNORM565 && m->type <= UNORM101010) {
        ur_store_packed(&p, m->type, at);
        return;
    }
    for (int c = 0; c < 3 && m->order == sRGBA; c++) {
        p.f[c] = ur_to_srgb(p.f[c]);
    }
    for (int c = 0; c < channels; c++) {
        ur_store(&p, ur_place(m->order, c), m->type, at, c);
    }
}

/* Past the edge: black, and transparent where the image can be. */
static union ur_pixel ur_border(ur_image *m) {
    union ur_pixel p = {.u = {0, 0, 0, 0}};
    if (m->order == R || m->order == RG || m->order == RGB || m->order == LUMINANCE) {
        if (ur_is_float(m->type)) {
            p.f[3] = 1.0f;
        } else {
            p.u[3] = 1;
        }
    }
    return p;
}

union ur_pixel ur_fetch(ur_image *m, const long at[3], long layer) {
    if (at[0] < 0 || at[0] >= (long)m->width || at[1] < 0 || at[1] >= (long)m->height ||
        at[2] < 0 || at[2] >= (long)m->depth) {
        return ur_border(m);
    }
    return ur_get(m, m->data + (size_t)(at[2] + layer) * m->slice_pitch +
                         (size_t)at[1] * m->row_pitch + (size_t)at[0] * m->pixel_size);
}

/* Without floorf, which is a call on processors of whom nothing is known. */
long ur_floor(float v) {
    if (!(v >= -0x1p40f && v <= 0x1p40f)) {
        return v > 0 ? 1L << 40 : -(1L << 40);
    }
    long whole = (long)v;
    return whole - ((float)whole > v);
}

long ur_layer(ur_image *m, float v) {
    return ur_limit_long(ur_floor(__builtin_rintf(v)), 0, (long)m->layers - 1);
}

float ur_scale(float v, long size, size_t sampler) {
    if (!(sampler & UR_HOSTCODE_NORMALIZED)) {
        return v;
    }
    switch (sampler & UR_HOSTCODE_ADDRESS_MASK) {
    case UR_HOSTCODE_ADDRESS_REPEAT:
        return (v - __builtin_floorf(v)) * (float)size;
    case UR_HOSTCODE_ADDRESS_MIRRORED_REPEAT:
        return __builtin_fabsf(v - 2.0f * __builtin_rintf(0.5f * v)) * (float)size;
    default:
        return v * (float)size;
    }
}

long ur_address(long i, long size, size_t sampler) {
    switch (sampler & UR_HOSTCODE_ADDRESS_MASK) {
    case UR_HOSTCODE_ADDRESS_CLAMP:
        return ur_limit_long(i, -1, size);
    case UR_HOSTCODE_ADDRESS_REPEAT:
        return i < 0 ? i + size : i >= size ? i - size : i;
    default: /* with none the source promises to stay inside: whatever is read, it lies in the image
              */
        return ur_limit_long(i, 0, size - 1);
    }
}

/* Four channels as one value: those of a pixel that comes back from a function in two registers
 * would have to wait until it is in memory. */
typedef float ur_channels4 __attribute__((vector_size(16)));

/* Pixels that are read at once; others go through ur_get. */
enum { ANY_PIXEL, FOUR_FLOATS, ONE_FLOAT, FOUR_BYTES };

/* Apart, so that ur_get is in place where single pixels are read. */
static __attribute__((noinline)) ur_channels4 ur_get_any(ur_image *m, const unsigned char *at) {
    const union ur_pixel any = ur_get(m, at);
    ur_channels4 p;
    __builtin_memcpy(&p, any.f, sizeof(p));
    return p;
}

static inline ur_channels4 ur_get_channels(ur_image *m, const unsigned char *at, int kind) {
    ur_channels4 p;
    float one;
    switch (kind) {
    case FOUR_FLOATS:
        __builtin_memcpy(&p, at, sizeof(p));
        return p;
    case ONE_FLOAT:
        __builtin_memcpy(&one, at, sizeof(one));
        return (ur_channels4){one, 0.0f, 0.0f, 1.0f};
    case FOUR_BYTES:
        return (ur_channels4){at[0], at[1], at[2], at[3]} / 255.0f;
    default:
        return ur_get_any(m, at);
    }
}

static inline __attribute__((always_inline)) void ur_filter(ur_image *m, long low[3], long high[3],
                                                            const float part[3], int dims,
                                                            long layer, int kind, float pixel[4]) {
    const union ur_pixel outside = ur_border(m);
    ur_channels4 sum = {0, 0, 0, 0}, border;
    __builtin_memcpy(&border, outside.f, sizeof(border));
    for (int k = 0; k < 1 << dims; k++) {
        long x = k & 1 ? high[0] : low[0], y = k & 2 ? high[1] : low[1],
             z = k & 4 ? high[2] : low[2];
        float weight = k & 1 ? part[0] : 1.0f - part[0];
        for (int d = 1; d < dims; d++) {
            weight *= k >> d & 1 ? part[d] : 1.0f - part[d];
        }
        if (weight == 0.0f) { /* what is not looked at may be no number */
            continue;
        }
        bool inside = (unsigned long)x < m->width && (unsigned long)y < m->height &&
                      (unsigned long)z < m->depth;
        sum += weight *
               (inside ? ur_get_channels(m,
                                         m->data + (size_t)(z + layer) * m->slice_pitch +
                                             (size_t)y * m->row_pitch + (size_t)x * m->pixel_size,
                                         kind)
                       : border);
    }
    __builtin_memcpy(pixel, &sum, sizeof(sum));
}

void ur_sample_linear(ur_image *m, const size_t samplers[3], const float v[3], int dims, long layer,
                      float pixel[4]) {
    const long size[3] = {m->width, m->height, m->depth};
    long low[3] = {0, 0, 0}, high[3] = {0, 0, 0};
    float part[3] = {0, 0, 0};
    int kind = m->order == RGBA && m->type == FLOAT    ? FOUR_FLOATS
               : m->order == R && m->type == FLOAT     ? ONE_FLOAT
               : m->order == RGBA && m->type == UNORM8 ? FOUR_BYTES
                                                       : ANY_PIXEL;
    for (int d = 0; d < dims; d++) {
        float u = ur_scale(v[d], size[d], samplers[d]);
        long i = ur_floor(u - 0.5f);
        part[d] = u - 0.5f - (float)i;
        if (!(part[d] >= 0.0f && part[d] <= 1.0f)) {
            part[d] = 0.0f;
        }
        low[d] = ur_address(i, size[d], samplers[d]);
        high[d] = ur_address(i + 1, size[d], samplers[d]);
    }
    if (kind == FOUR_FLOATS && dims == 2) {
        ur_filter(m, low, high, part, 2, layer, FOUR_FLOATS, pixel);
    } else if (kind == FOUR_BYTES && dims == 2) {
        ur_filter(m, low, high, part, 2, layer, FOUR_BYTES, pixel);
    } else if (kind == ONE_FLOAT && dims == 3) {
        ur_filter(m, low, high, part, 3, layer, ONE_FLOAT, pixel);
    } else {
        ur_filter(m, low, high, part, dims, layer, kind, pixel);
    }
}

union ur_pixel ur_sample_each(ur_image *m, const size_t samplers[3], const float v[3], int dims,
                              long layer) {
    const long size[3] = {m->width, m->height, m->depth};
    long at[3] = {0, 0, 0};
    union ur_pixel p;

    if ((samplers[0] & UR_HOSTCODE_FILTER_LINEAR) && ur_is_float(m->type)) {
        ur_sample_linear(m, samplers, v, dims, layer, p.f);
        return p;
    }
    for (int d = 0; d < dims; d++) {
        at[d] = ur_address(ur_floor(ur_scale(v[d], size[d], samplers[d])), size[d], samplers[d]);
    }
    return ur_fetch(m, at, layer);
}

union ur_pixel ur_sample(ur_image *m, size_t sampler, const float v[3], int dims, long layer) {
    const size_t samplers[3] = {sampler, sampler, sampler};
    return ur_sample_each(m, samplers, v, dims, layer);
}

union ur_pixel ur_sample_at(ur_image *m, size_t sampler, const long v[3], int dims, long layer) {
    const long size[3] = {m->width, m->height, m->depth};
    long at[3] = {0, 0, 0};
    for (int d = 0; d < dims; d++) {
        at[d] = ur_address(v[d], size[d], sampler);
    }
    return ur_fetch(m, at, layer);
}

void ur_write(ur_image *m, const long at[3], long layer, union ur_pixel p) {
    if (at[0] < 0 || at[0] >= (long)m->width || at[1] < 0 || at[1] >= (long)m->height ||
        at[2] < 0 || at[2] >= (long)m->depth || layer < 0 || layer >= (long)m->layers) {
        return;
    }
    ur_put(m,
           m->data + (size_t)(at[2] + layer) * m->slice_pitch + (size_t)at[1] * m->row_pitch +
               (size_t)at[0] * m->pixel_size,
           p);
}

/* Where a pixel of an image with two dimensions lies; NULL: outside of it. */
static unsigned char *ur_near(ur_image *m, uint32_t x, uint32_t y) {
    return x < m->width && y < m->height ? m->data + y * m->row_pitch + (size_t)x * m->pixel_size
                                         : NULL;
}

static bool ur_is_bytes(ur_image *m) {
    return m->order == RGBA && m->type == UNORM8;
}

/* One channel, as 32 bits; one that is neither of these is left. */
static bool ur_near_one(unsigned type, const unsigned char *at, uint32_t *channel) {
    float f;
    switch (type) {
    case UNORM8:
        f = (float)at[0] / 255.0f;
        break;
    case UNORM16:
        f = (float)*(const unsigned short *)at / 65535.0f;
        break;
    case UNSIGNED8:
        *channel = at[0];
        return true;
    case UNSIGNED16:
        *channel = *(const unsigned short *)at;
        return true;
    case UNSIGNED32:
    case SIGNED32:
    case FLOAT:
        *channel = *(const unsigned *)at;
        return true;
    default:
        return false;
    }
    __builtin_memcpy(channel, &f, sizeof(f));
    return true;
}

bool ur_near_read(ur_image *m, uint32_t x, uint32_t y, uint32_t pixel[4]) {
    const unsigned char *at = ur_near(m, x, y);
    float f[4];
    if (!at) {
        return false;
    }
    if (m->order == R) {
        pixel[1] = pixel[2] = 0;
        pixel[3] = ur_is_float(m->type) ? 0x3f800000u : 1;
        return ur_near_one(m->type, at, pixel);
    }
    if (!ur_is_bytes(m)) {
        return false;
    }
    for (int c = 0; c < 4; c++) {
        f[c] = (float)at[c] / 255.0f;
    }
    __builtin_memcpy(pixel, f, sizeof(f));
    return true;
}

bool ur_near_linear(ur_image *m, size_t sampler, const float v[2], float pixel[4]) {
    float x = v[0] - 0.5f, y = v[1] - 0.5f;
    bool four = m->order == RGBA, plain = (four || m->order == R) && m->type == FLOAT;
    if (!plain || (sampler & UR_HOSTCODE_NORMALIZED) || !(x >= 0.0f && y >= 0.0f) ||
        !(x < (float)((int)m->width - 1) && y < (float)((int)m->height - 1))) {
        return false;
    }
    int column = (int)x, row = (int)y;
    float right = x - (float)column, below = y - (float)row, left = 1.0f - right,
          above = 1.0f - below;
    const float weights[4] = {left * above, right * above, left * below, right * below};
    const unsigned char *at = m->data + (size_t)row * m->row_pitch + (size_t)column * m->pixel_size;
    ur_channels4 sum = {0, 0, 0, 0};
    for (int k = 0; k < 4; k++) {
        const unsigned char *from = at + (k & 2 ? m->row_pitch : 0) + (k & 1 ? m->pixel_size : 0);
        ur_channels4 p = ur_get_channels(m, from, four ? FOUR_FLOATS : ONE_FLOAT);
        if (weights[k] != 0.0f) { /* what is not looked at may be no number */
            sum += weights[k] * p;
        }
    }
    __builtin_memcpy(pixel, &sum, sizeof(sum));
    return true;
}

bool ur_near_write(ur_image *m, uint32_t x, uint32_t y, const uint32_t pixel[4]) {
    unsigned char *at = ur_is_bytes(m) ? ur_near(m, x, y) : NULL;
    float f[4];
    if (!at) {
        return false;
    }
    __builtin_memcpy(f, pixel, sizeof(f));
    for (int c = 0; c < 4; c++) {
        f[c] = f[c] >= 0.0f ? f[c] > 1.0f ? 1.0f : f[c] : 0.0f; /* of what is no number 0 */
        f[c] = f[c] * 255.0f + 0x1p23f; /* rounded to even where two are as near */
    }
    for (int c = 0; c < 4; c++) {
        at[c] = (unsigned char)(f[c] - 0x1p23f);
    }
    return true;
}

static union ur_pixel ur_mix(union ur_pixel a, union ur_pixel b, float part) {
    for (int c = 0; c < 4; c++) {
        a.f[c] += part * (b.f[c] - a.f[c]);
    }
    return a;
}

union ur_pixel ur_sample_level(const struct ur_hostcode_bindless *b, const float v[3], int dims,
                               long layer, float level) {
    layer = ur_limit_long(layer, 0, (long)b->image.layers - 1);
    if (!(level > b->least_level)) { /* of what is no number too */
        level = b->least_level;
    }
    if (level > b->most_level) {
        level = b->most_level;
    }
    if ((b->flags & UR_HOSTCODE_LINEAR_LEVELS) && ur_is_float(b->image.type)) {
        float low = __builtin_floorf(level), part = level - low;
        ur_image *m = &b->levels[(unsigned)low];
        union ur_pixel p = ur_sample_each(m, b->sampler, v, dims, layer);
        return part > 0.0f ? ur_mix(p, ur_sample_each(m + 1, b->sampler, v, dims, layer), part) : p;
    }
    ur_image *m = &b->levels[(unsigned)__builtin_floorf(level + 0.5f)];
    return ur_sample_each(m, b->sampler, v, dims, layer);
}
