/* Images of OpenCL over the surface objects of HIP: what such an object points to begins with the descriptor of the
 * image (HIP's device headers read it there), whose channels are integers or floats as the array has them. What they mean
 * is image.cl.h's. Part of amdgcn.cl. */
#include "spirv/image.cl.h"

/* struct ll_amdgcn_image as words, of which the first two are the surface: pack.py knows no structures. */
typedef const uint image;

enum { FLOATS = 8, BYTE_CHANNELS = 16, SHORT_CHANNELS = 32 }; /* of UR_RUNTIME_FLOAT ... */

/* Eight words, aligned as words are. */
typedef uint8 __attribute__((aligned(4))) descriptor;

#define ALL(of, as, most)                                                                                              \
    (uint4)(of((float)(as)raw.x, most), of((float)(as)raw.y, most), of((float)(as)raw.z, most), of((float)(as)raw.w, most))

static uint4 channels_of(uint4 raw, uint type) {
    switch (type) {
    case SNORM8:
        return ALL(signed_share, int, 127.0f);
    case SNORM16:
        return ALL(signed_share, int, 32767.0f);
    case UNORM8:
        return ALL(share, uint, 255.0f);
    case UNORM16:
        return ALL(share, uint, 65535.0f);
    default:
        return raw;
    }
}

static uint to_half(float f) {
    return as_uint((float)(half)f);
}

static uint4 together(uint4 channels, uint type) {
    (void)type;
    return channels;
}

/* AT: the coordinates of the instruction; layers come last. */
#define ACCESS(shape, intrinsic, PARAMETERS, AT)                                                                       \
    float4 ur_image_load_##shape(int channels, PARAMETERS, uint8 image, int fails, int cache) __asm(                   \
        "llvm.amdgcn.image.load." intrinsic ".v4f32.i32");                                                             \
    void ur_image_store_##shape(float4 value, int channels, PARAMETERS, uint8 image, int fails, int cache) __asm(      \
        "llvm.amdgcn.image.store." intrinsic ".v4f32.i32");                                                            \
    static uint4 load_##shape(ulong s, uint bytes, int x, int y, int z) {                                              \
        (void)bytes;                                                                                                   \
        return as_uint4(ur_image_load_##shape(15, AT, *(const __constant descriptor *)s, 0, 0));                       \
    }                                                                                                                  \
    static void store_##shape(ulong s, uint bytes, int x, int y, int z, uint4 v) {                                     \
        (void)bytes;                                                                                                   \
        ur_image_store_##shape(as_float4(v), 15, AT, *(const __constant descriptor *)s, 0, 0);                         \
    }

#define ONE(a) a
#define TWO(a, b) a, b
#define THREE(a, b, c) a, b, c
ACCESS(1d, "1d", ONE(int a), ONE(x))
ACCESS(2d, "2d", TWO(int a, int b), TWO(x, y))
ACCESS(3d, "3d", THREE(int a, int b, int c), THREE(x, y, z))
ACCESS(1da, "1darray", TWO(int a, int b), TWO(x, z))
ACCESS(2da, "2darray", THREE(int a, int b, int c), THREE(x, y, z))

SHAPE(1d, 1, 0)
SHAPE(2d, 2, 0)
SHAPE(3d, 3, 0)
SHAPE(1da, 1, 1)
SHAPE(2da, 2, 1)

/* As what its pixels come: those of a texture are converted already. */
static uint seen(uint format) {
    return format & TEXTURE && is_float(format) ? (format & 0xff00u) | FLOAT : format;
}

#define OBJECT(i) ((ulong)i[1] << 32 | i[0])
#define OF(i) OBJECT(i), (int)i[WIDTH], (int)i[HEIGHT], (int)i[DEPTH], seen(i[FORMAT])

/* Numbers whose sign nobody said have that of the format. */
static uint extended(image *i, uint shape, uint x) {
    uint type = TYPE(i[FORMAT]);
    bool has_sign = type >= SIGNED8 && type <= SIGNED32;
    return !has_sign                ? x
           : shape & BYTE_CHANNELS  ? (uint)(int)(char)x
           : shape & SHORT_CHANNELS ? (uint)(int)(short)x
                                    : x;
}

/* What it is read as has to be what it holds. */
static void give(image *i, uint shape, uint4 value, uint *pixel) {
    value = is_float(i[FORMAT]) == ((shape & FLOATS) != 0) ? value : (uint4)(0);
    pixel[0] = value.x;
    pixel[1] = value.y;
    pixel[2] = value.z;
    pixel[3] = value.w;
}

/* Of each shape; a sampler whose lower half is 0 is none, or the image's own. Images that are arguments have one level. */
#define FUNCTIONS(name)                                                                                                \
    __attribute__((noinline)) void ur_ocl_image_sample_##name(image *i, ulong sampler, uint shape, const float *at,    \
                                                              float level, uint *pixel) {                              \
        (void)level;                                                                                                   \
        give(i, shape, ocl_image_##name##_sample(OF(i), (uint)sampler, at[0], at[1], at[2]), pixel);                   \
    }                                                                                                                  \
    __attribute__((noinline)) void ur_ocl_image_read_##name(image *i, ulong sampler, uint shape, const int *at,        \
                                                            float level, uint *pixel) {                                \
        (void)level;                                                                                                   \
        uint4 value = (uint)sampler ? ocl_image_##name##_pick(OF(i), (uint)sampler, at[0], at[1], at[2])                     \
                                    : ocl_image_##name##_read(OF(i), at[0], at[1], at[2]);                             \
        give(i, shape, value, pixel);                                                                                  \
    }                                                                                                                  \
    void ur_ocl_image_write_##name(image *i, uint shape, const int *at, const uint *pixel) {                           \
        ocl_image_##name##_write(OF(i), at[0], at[1], at[2], extended(i, shape, pixel[0]),                             \
                                 extended(i, shape, pixel[1]), extended(i, shape, pixel[2]),                           \
                                 extended(i, shape, pixel[3]));                                                        \
    }
FUNCTIONS(1d)
FUNCTIONS(2d)
FUNCTIONS(3d)
FUNCTIONS(1da)
FUNCTIONS(2da)

/* ---- images by number ------------------------------------------------------------------------------------------ */

/* In place of what is not known: it has no pixels. */
static __global const uint nothing[8] = {0};

image *ur_ocl_image_find(ulong variable, ulong number) {
    __global const uint *e = entry_of_any(variable, number);
    return e ? e : nothing;
}

image *ur_ocl_image_find_texture(ulong variable, ulong number) {
    __global const uint *e = entry_of(variable, number, TEXTURE);
    return e ? e : nothing;
}

/* A texture object is followed by its sampler, as HIP's device headers have it. */
typedef uint4 __attribute__((aligned(4))) sampler_words;
#define OWN_SAMPLER(s) *(const __constant sampler_words *)((s) + 48)
#define OWN (1ul << 63) /* UR_RUNTIME_OWN_SAMPLER */

/* AT: the coordinates of the instruction, DISTANCES: how much they change to the right, then downwards. An own sampler is
 * the device's, another one is what OpenCL says. gfx90a has the first instruction alone, and images of one level. */
#define TEXTURES(name, intrinsic, PARAMETERS, AT, DIFFERENCES, DISTANCES)                                      \
    float4 ur_image_sample_##name(int channels, PARAMETERS, uint8 image, uint4 sampler, bool whole, int fails,         \
                                  int cache) __asm("llvm.amdgcn.image.sample." intrinsic ".v4f32.f32");                \
    float4 ur_image_level_##name(int channels, PARAMETERS, float level, uint8 image, uint4 sampler, bool whole,        \
                                 int fails, int cache) __asm("llvm.amdgcn.image.sample.l." intrinsic ".v4f32.f32");    \
    float4 ur_image_gradient_##name(int channels, DIFFERENCES, PARAMETERS, uint8 image, uint4 sampler, bool whole,     \
                                    int fails, int cache) __asm("llvm.amdgcn.image.sample.d." intrinsic                \
                                                                ".v4f32.f32.f32");                                     \
    static bool is_own_##name(image *i, ulong sampler, uint shape, const float *at, uint *pixel) {                     \
        if (sampler & OWN && i[FORMAT] & TEXTURE) {                                                                    \
            return true;                                                                                               \
        }                                                                                                              \
        ur_ocl_image_sample_##name(i, sampler, shape, at, 0.0f, pixel);                                                \
        return false;                                                                                                  \
    }                                                                                                                  \
    void ur_ocl_image_texture_##name(image *i, ulong sampler, uint shape, const float *at, float level, uint *pixel) { \
        ulong s = OBJECT(i);                                                                                           \
        (void)level;                                                                                                   \
        if (is_own_##name(i, sampler, shape, at, pixel)) {                                                             \
            give(i, shape, as_uint4(ur_image_sample_##name(15, AT, *(const __constant descriptor *)s, OWN_SAMPLER(s),  \
                                                           false, 0, 0)),                                              \
                 pixel);                                                                                               \
        }                                                                                                              \
    }                                                                                                                  \
    void ur_ocl_image_texture_level_##name(image *i, ulong sampler, uint shape, const float *at, float level,          \
                                           uint *pixel) {                                                              \
        ulong s = OBJECT(i);                                                                                           \
        if (is_own_##name(i, sampler, shape, at, pixel)) {                                                             \
            give(i, shape, as_uint4(ur_image_level_##name(15, AT, level, *(const __constant descriptor *)s,            \
                                                          OWN_SAMPLER(s), false, 0, 0)),                               \
                 pixel);                                                                                               \
        }                                                                                                              \
    }                                                                                                                  \
    void ur_ocl_image_texture_gradient_##name(image *i, ulong sampler, uint shape, const float *at, const float *x,    \
                                              const float *y, uint *pixel) {                                           \
        ulong s = OBJECT(i);                                                                                           \
        if (is_own_##name(i, sampler, shape, at, pixel)) {                                                             \
            give(i, shape, as_uint4(ur_image_gradient_##name(15, DISTANCES, AT, *(const __constant descriptor *)s,     \
                                                             OWN_SAMPLER(s), false, 0, 0)),                            \
                 pixel);                                                                                               \
        }                                                                                                              \
    }

#define SIX(a, b, c, d, e, f) a, b, c, d, e, f
#define FOUR(a, b, c, d) a, b, c, d
TEXTURES(1d, "1d", ONE(float a), ONE(at[0]), TWO(float d, float e), TWO(x[0], y[0]))
TEXTURES(2d, "2d", TWO(float a, float b), TWO(at[0], at[1]), FOUR(float d, float e, float f, float g),
         FOUR(x[0], x[1], y[0], y[1]))
TEXTURES(3d, "3d", THREE(float a, float b, float c), THREE(at[0], at[1], at[2]),
         SIX(float d, float e, float f, float g, float h, float i), SIX(x[0], x[1], x[2], y[0], y[1], y[2]))
TEXTURES(1da, "1darray", TWO(float a, float b), TWO(at[0], rint(at[1])), TWO(float d, float e), TWO(x[0], y[0]))
TEXTURES(2da, "2darray", THREE(float a, float b, float c), THREE(at[0], at[1], rint(at[2])),
         FOUR(float d, float e, float f, float g), FOUR(x[0], x[1], y[0], y[1]))

/* A row in USM is no image for the device, but a buffer. */
typedef uint4 __attribute__((aligned(4))) buffer_words;
float4 ur_buffer_load(uint4 buffer, int at, int offset, int base, int cache) __asm("llvm.amdgcn.struct.buffer.load.format."
                                                                                   "v4f32");

void ur_ocl_image_fetch_1d(image *i, ulong sampler, uint shape, const int *at, float level, uint *pixel) {
    uint format = i[FORMAT];
    if (!(format & ROW)) {
        ur_ocl_image_read_1d(i, sampler, shape, at, level, pixel);
        return;
    }
    ulong s = OBJECT(i);
    uint4 value = (uint4)(0);
    if ((uint)at[0] < i[WIDTH]) {
        value = as_uint4(ur_buffer_load(*(const __constant buffer_words *)s, at[0], 0, 0, 0));
    }
    give(i, shape, value, pixel);
}
