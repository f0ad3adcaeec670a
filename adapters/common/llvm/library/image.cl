/* Images of OpenCL over the surface objects of HIP: what such an object points to begins with the descriptor of the
 * image (HIP's device headers read it there), whose channels are integers or floats as the array has them. What they mean
 * is image.cl.h's. Part of amdgcn.cl. */
#include "image.cl.h"

/* struct ll_amdgcn_image as words, of which the first two are the surface: pack.py knows no structures. */
typedef const uint image;

enum { FLOATS = 8 }; /* UR_RUNTIME_FLOAT */

/* Eight words, aligned as words are. */
typedef uint8 __attribute__((aligned(4))) descriptor;

static uint channel(uint4 raw, uint type, uint c) {
    uint word = c == 0 ? raw.x : c == 1 ? raw.y : c == 2 ? raw.z : raw.w;
    switch (type) {
    case SNORM8:
        return as_uint(max((float)(int)word / 127.0f, -1.0f));
    case SNORM16:
        return as_uint(max((float)(int)word / 32767.0f, -1.0f));
    case UNORM8:
        return as_uint((float)word / 255.0f);
    case UNORM16:
        return as_uint((float)word / 65535.0f);
    default:
        return word;
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

#define OF(i) (ulong) i[1] << 32 | i[0], (int)i[WIDTH], (int)i[HEIGHT], (int)i[DEPTH], i[FORMAT]

/* What it is read as has to be what it holds. */
static void give(image *i, uint shape, uint4 value, uint *pixel) {
    value = is_float(i[FORMAT]) == ((shape & FLOATS) != 0) ? value : (uint4)(0);
    pixel[0] = value.x;
    pixel[1] = value.y;
    pixel[2] = value.z;
    pixel[3] = value.w;
}

/* Of each shape; `sampler` 0: none. Images that are arguments have one level. */
#define FUNCTIONS(name)                                                                                                \
    void ur_ocl_image_sample_##name(image *i, ulong sampler, uint shape, const float *at, float level, uint *pixel) {  \
        (void)level;                                                                                                   \
        give(i, shape, ocl_image_##name##_sample(OF(i), (uint)sampler, at[0], at[1], at[2]), pixel);                   \
    }                                                                                                                  \
    void ur_ocl_image_read_##name(image *i, ulong sampler, uint shape, const int *at, float level, uint *pixel) {      \
        (void)level;                                                                                                   \
        uint4 value = sampler ? ocl_image_##name##_pick(OF(i), (uint)sampler, at[0], at[1], at[2])                     \
                              : ocl_image_##name##_read(OF(i), at[0], at[1], at[2]);                                   \
        give(i, shape, value, pixel);                                                                                  \
    }                                                                                                                  \
    void ur_ocl_image_write_##name(image *i, uint shape, const int *at, const uint *pixel) {                           \
        (void)shape;                                                                                                   \
        ocl_image_##name##_write(OF(i), at[0], at[1], at[2], pixel[0], pixel[1], pixel[2], pixel[3]);                  \
    }
FUNCTIONS(1d)
FUNCTIONS(2d)
FUNCTIONS(3d)
FUNCTIONS(1da)
FUNCTIONS(2da)
