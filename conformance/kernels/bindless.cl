// Images by number, as kernels of SYCL take them: textures that are sampled, surfaces that are not. Coordinates are read
// from `at`, four numbers for each work-item: x, y, z, and the layer or the level.
//
// OpenCL C has no such images, so these are the instructions of each device.

typedef __global const float4 *at_t;

#if defined(__NVPTX__)

#define SAMPLE(name, geometry, fields, ...)                                                                            \
    __kernel void name##_f(ulong image, at_t at, __global float4 *out) {                                               \
        float4 p = at[get_global_id(0)], v;                                                                            \
        __asm__ volatile("tex." geometry ".v4.f32.f32 {%0, %1, %2, %3}, [%4, " fields "];"                             \
                         : "=f"(v.x), "=f"(v.y), "=f"(v.z), "=f"(v.w)                                                  \
                         : "l"(image), __VA_ARGS__);                                                                   \
        out[get_global_id(0)] = v;                                                                                     \
    }                                                                                                                  \
    __kernel void name##_i(ulong image, at_t at, __global int4 *out) {                                                 \
        float4 p = at[get_global_id(0)];                                                                               \
        int4 v;                                                                                                        \
        __asm__ volatile("tex." geometry ".v4.s32.f32 {%0, %1, %2, %3}, [%4, " fields "];"                             \
                         : "=r"(v.x), "=r"(v.y), "=r"(v.z), "=r"(v.w)                                                  \
                         : "l"(image), __VA_ARGS__);                                                                   \
        out[get_global_id(0)] = v;                                                                                     \
    }
#define FETCH(name, geometry, fields, ...)                                                                             \
    __kernel void name##_f(ulong image, at_t at, __global float4 *out) {                                               \
        int4 p = convert_int4(at[get_global_id(0)]);                                                                   \
        float4 v;                                                                                                      \
        __asm__ volatile("tex." geometry ".v4.f32.s32 {%0, %1, %2, %3}, [%4, " fields "];"                             \
                         : "=f"(v.x), "=f"(v.y), "=f"(v.z), "=f"(v.w)                                                  \
                         : "l"(image), __VA_ARGS__);                                                                   \
        out[get_global_id(0)] = v;                                                                                     \
    }                                                                                                                  \
    __kernel void name##_i(ulong image, at_t at, __global int4 *out) {                                                 \
        int4 p = convert_int4(at[get_global_id(0)]), v;                                                                \
        __asm__ volatile("tex." geometry ".v4.s32.s32 {%0, %1, %2, %3}, [%4, " fields "];"                             \
                         : "=r"(v.x), "=r"(v.y), "=r"(v.z), "=r"(v.w)                                                  \
                         : "l"(image), __VA_ARGS__);                                                                   \
        out[get_global_id(0)] = v;                                                                                     \
    }
#define X "f"(p.x)
#define XY "f"(p.x), "f"(p.y)
#define XYZ "f"(p.x), "f"(p.y), "f"(p.z)
#define LAYER "r"((int)p.w)
#define IX "r"(p.x)
#define IXY "r"(p.x), "r"(p.y)
#define IXYZ "r"(p.x), "r"(p.y), "r"(p.z)
SAMPLE(sample_1d, "1d", "{%5}", X)
SAMPLE(sample_2d, "2d", "{%5, %6}", XY)
SAMPLE(sample_3d, "3d", "{%5, %6, %7, %7}", XYZ)
SAMPLE(sample_1d_layer, "a1d", "{%5, %6}", LAYER, X)
SAMPLE(sample_2d_layer, "a2d", "{%5, %6, %7, %7}", LAYER, XY)
SAMPLE(sample_cube, "cube", "{%5, %6, %7, %7}", XYZ)
FETCH(fetch_1d, "1d", "{%5}", IX)
FETCH(fetch_2d, "2d", "{%5, %6}", IXY)
FETCH(fetch_3d, "3d", "{%5, %6, %7, %7}", IXYZ)

__kernel void level_2d_f(ulong image, at_t at, __global float4 *out) {
    float4 p = at[get_global_id(0)], v;
    __asm__ volatile("tex.level.2d.v4.f32.f32 {%0, %1, %2, %3}, [%4, {%5, %6}], %7;"
                     : "=f"(v.x), "=f"(v.y), "=f"(v.z), "=f"(v.w)
                     : "l"(image), "f"(p.x), "f"(p.y), "f"(p.w));
    out[get_global_id(0)] = v;
}

#define GATHER(channel)                                                                                                \
    __kernel void gather_##channel##_f(ulong image, at_t at, __global float4 *out) {                                   \
        float4 p = at[get_global_id(0)], v;                                                                            \
        __asm__ volatile("tld4." #channel ".2d.v4.f32.f32 {%0, %1, %2, %3}, [%4, {%5, %6}];"                           \
                         : "=f"(v.x), "=f"(v.y), "=f"(v.z), "=f"(v.w)                                                  \
                         : "l"(image), "f"(p.x), "f"(p.y));                                                            \
        out[get_global_id(0)] = v;                                                                                     \
    }
GATHER(r)
GATHER(g)
GATHER(b)
GATHER(a)

// Surfaces: x counts bytes. A pixel of four words is copied from one image to another.
#define MOVE(name, geometry, fields, ...)                                                                              \
    __kernel void name(ulong from, ulong to, at_t at) {                                                                \
        int4 p = convert_int4(at[get_global_id(0)]), v;                                                                \
        __asm__ volatile("suld.b." geometry ".v4.b32.trap {%0, %1, %2, %3}, [%4, " fields "];"                         \
                         : "=r"(v.x), "=r"(v.y), "=r"(v.z), "=r"(v.w)                                                  \
                         : "l"(from), __VA_ARGS__);                                                                    \
        __asm__ volatile("sust.b." geometry ".v4.b32.trap [%4, " fields "], {%0, %1, %2, %3};"                         \
                         :                                                                                             \
                         : "r"(v.x), "r"(v.y), "r"(v.z), "r"(v.w), "l"(to), __VA_ARGS__                                \
                         : "memory");                                                                                  \
    }
#define BYTE "r"(p.x * 16)
MOVE(move_1d, "1d", "{%5}", BYTE)
MOVE(move_2d, "2d", "{%5, %6}", BYTE, "r"(p.y))
MOVE(move_3d, "3d", "{%5, %6, %7, %7}", BYTE, "r"(p.y), "r"(p.z))
MOVE(move_1d_layer, "a1d", "{%6, %5}", BYTE, "r"(p.w))
MOVE(move_2d_layer, "a2d", "{%7, %5, %6, %6}", BYTE, "r"(p.y), "r"(p.w))

// Pixels of each size: the part of `out` for a work-item has 16 bytes.
#define PIXEL1(bits, c, type)                                                                                          \
    __kernel void write_##bits##x1(ulong to, at_t at, __global const type *in) {                                       \
        int4 p = convert_int4(at[get_global_id(0)]);                                                                   \
        type v = in[get_global_id(0)];                                                                                 \
        __asm__ volatile("sust.b.2d.b" #bits ".trap [%0, {%1, %2}], {%3};"                                             \
                         :                                                                                             \
                         : "l"(to), "r"(p.x * (int)sizeof(type)), "r"(p.y), c(v)                                       \
                         : "memory");                                                                                  \
    }
#define PIXEL2(bits, c, type)                                                                                          \
    __kernel void write_##bits##x2(ulong to, at_t at, __global const type *in) {                                       \
        int4 p = convert_int4(at[get_global_id(0)]);                                                                   \
        size_t i = get_global_id(0) * 2;                                                                               \
        type v0 = in[i], v1 = in[i + 1];                                                                               \
        __asm__ volatile("sust.b.2d.v2.b" #bits ".trap [%0, {%1, %2}], {%3, %4};"                                      \
                         :                                                                                             \
                         : "l"(to), "r"(p.x * 2 * (int)sizeof(type)), "r"(p.y), c(v0), c(v1)                           \
                         : "memory");                                                                                  \
    }
#define PIXEL4(bits, c, type)                                                                                          \
    __kernel void write_##bits##x4(ulong to, at_t at, __global const type *in) {                                       \
        int4 p = convert_int4(at[get_global_id(0)]);                                                                   \
        size_t i = get_global_id(0) * 4;                                                                               \
        type v0 = in[i], v1 = in[i + 1], v2 = in[i + 2], v3 = in[i + 3];                                               \
        __asm__ volatile("sust.b.2d.v4.b" #bits ".trap [%0, {%1, %2}], {%3, %4, %5, %6};"                              \
                         :                                                                                             \
                         : "l"(to), "r"(p.x * 4 * (int)sizeof(type)), "r"(p.y), c(v0), c(v1), c(v2), c(v3)             \
                         : "memory");                                                                                  \
    }
// Registers of 16 bits hold bytes.
#define WIDE(v) "h"((ushort)(v))
#define SHORT(v) "h"(v)
#define WORD(v) "r"(v)
PIXEL1(8, WIDE, uchar)
PIXEL2(8, WIDE, uchar)
PIXEL4(8, WIDE, uchar)
PIXEL1(16, SHORT, ushort)
PIXEL2(16, SHORT, ushort)
PIXEL4(16, SHORT, ushort)
PIXEL1(32, WORD, uint)
PIXEL2(32, WORD, uint)
PIXEL4(32, WORD, uint)

#elif defined(__AMDGCN__)

// The number is the address of what describes the image, eight words, and twelve words behind it the sampler, four.
#define IMAGE(number) (*(__constant const int8 *)(number))
#define SAMPLER(number) (((__constant const int4 *)(number))[3])
#define END int8, int4, bool, int, int
#define RAW int8, int, int
float4 amd_s1(int, float, END) __asm("llvm.amdgcn.image.sample.1d.v4f32.f32");
float4 amd_s2(int, float, float, END) __asm("llvm.amdgcn.image.sample.2d.v4f32.f32");
float4 amd_s3(int, float, float, float, END) __asm("llvm.amdgcn.image.sample.3d.v4f32.f32");
float4 amd_sa1(int, float, float, END) __asm("llvm.amdgcn.image.sample.1darray.v4f32.f32");
float4 amd_sa2(int, float, float, float, END) __asm("llvm.amdgcn.image.sample.2darray.v4f32.f32");
float4 amd_l2(int, int, int, RAW) __asm("llvm.amdgcn.image.load.2d.v4f32.i32");
float4 amd_l1(int, int, RAW) __asm("llvm.amdgcn.image.load.1d.v4f32.i32");
float4 amd_l3(int, int, int, int, RAW) __asm("llvm.amdgcn.image.load.3d.v4f32.i32");
float4 amd_la1(int, int, int, RAW) __asm("llvm.amdgcn.image.load.1darray.v4f32.i32");
float4 amd_la2(int, int, int, int, RAW) __asm("llvm.amdgcn.image.load.2darray.v4f32.i32");
void amd_w1(float4, int, int, RAW) __asm("llvm.amdgcn.image.store.1d.v4f32.i32");
void amd_w2(float4, int, int, int, RAW) __asm("llvm.amdgcn.image.store.2d.v4f32.i32");
void amd_w3(float4, int, int, int, int, RAW) __asm("llvm.amdgcn.image.store.3d.v4f32.i32");
void amd_wa1(float4, int, int, int, RAW) __asm("llvm.amdgcn.image.store.1darray.v4f32.i32");
void amd_wa2(float4, int, int, int, int, RAW) __asm("llvm.amdgcn.image.store.2darray.v4f32.i32");
float4 amd_row(int4, int, int, int, int) __asm("llvm.amdgcn.struct.buffer.load.format.v4f32");

#define SAMPLE(name, ...)                                                                                              \
    __kernel void name##_f(ulong image, at_t at, __global float4 *out) {                                               \
        float4 p = at[get_global_id(0)];                                                                               \
        out[get_global_id(0)] = __VA_ARGS__;                                                                           \
    }                                                                                                                  \
    __kernel void name##_i(ulong image, at_t at, __global int4 *out) {                                                 \
        float4 p = at[get_global_id(0)];                                                                               \
        out[get_global_id(0)] = as_int4(__VA_ARGS__);                                                                  \
    }
#define FETCH(name, ...)                                                                                               \
    __kernel void name##_f(ulong image, at_t at, __global float4 *out) {                                               \
        int4 p = convert_int4(at[get_global_id(0)]);                                                                   \
        out[get_global_id(0)] = __VA_ARGS__;                                                                           \
    }                                                                                                                  \
    __kernel void name##_i(ulong image, at_t at, __global int4 *out) {                                                 \
        int4 p = convert_int4(at[get_global_id(0)]);                                                                   \
        out[get_global_id(0)] = as_int4(__VA_ARGS__);                                                                  \
    }
#define HOW IMAGE(image), SAMPLER(image), false, 0, 0
SAMPLE(sample_1d, amd_s1(15, p.x, HOW))
SAMPLE(sample_2d, amd_s2(15, p.x, p.y, HOW))
SAMPLE(sample_3d, amd_s3(15, p.x, p.y, p.z, HOW))
SAMPLE(sample_1d_layer, amd_sa1(15, p.x, p.w, HOW))
SAMPLE(sample_2d_layer, amd_sa2(15, p.x, p.y, p.w, HOW))
FETCH(fetch_1d, amd_row(*(__constant const int4 *)image, p.x, 0, 0, 0))
FETCH(fetch_2d, amd_l2(15, p.x, p.y, IMAGE(image), 0, 0))
FETCH(fetch_3d, amd_l3(15, p.x, p.y, p.z, IMAGE(image), 0, 0))

#define MOVE(name, load, store, ...)                                                                                   \
    __kernel void name(ulong from, ulong to, at_t at) {                                                                \
        int4 p = convert_int4(at[get_global_id(0)]);                                                                   \
        store(load(15, __VA_ARGS__, IMAGE(from), 0, 0), 15, __VA_ARGS__, IMAGE(to), 0, 0);                             \
    }
MOVE(move_1d, amd_l1, amd_w1, p.x)
MOVE(move_2d, amd_l2, amd_w2, p.x, p.y)
MOVE(move_3d, amd_l3, amd_w3, p.x, p.y, p.z)
MOVE(move_1d_layer, amd_la1, amd_wa1, p.x, p.w)
MOVE(move_2d_layer, amd_la2, amd_wa2, p.x, p.y, p.w)

#define PIXEL(bits, channels, type, ...)                                                                               \
    __kernel void write_##bits##x##channels(ulong to, at_t at, __global const type *in) {                              \
        int4 p = convert_int4(at[get_global_id(0)]);                                                                   \
        size_t i = get_global_id(0) * channels;                                                                        \
        amd_w2(as_float4((uint4)(__VA_ARGS__)), 15, p.x, p.y, IMAGE(to), 0, 0);                                        \
    }
#define PIXELS(bits, type)                                                                                             \
    PIXEL(bits, 1, type, in[i], 0, 0, 0)                                                                               \
    PIXEL(bits, 2, type, in[i], in[i + 1], 0, 0)                                                                       \
    PIXEL(bits, 4, type, in[i], in[i + 1], in[i + 2], in[i + 3])
PIXELS(8, uchar)
PIXELS(16, ushort)
PIXELS(32, uint)

// The instruction that takes a level is not there on all of these devices: this one reads the first.
__kernel void level_2d_f(ulong image, at_t at, __global float4 *out) {
    float4 p = at[get_global_id(0)];
    out[get_global_id(0)] = amd_s2(15, p.x, p.y, HOW);
}

#endif
