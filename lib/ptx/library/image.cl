/* Images of OpenCL over the surface objects of the driver, which read and write pixels as they lie
 * in memory. For each shape of image there are
 *
 *     uint4 ocl_image_SHAPE_read(surface, width, height, depth, format, x, y, z)
 *     uint4 ocl_image_SHAPE_pick(..., sampler, x, y, z)     whole coordinates
 *     uint4 ocl_image_SHAPE_sample(..., sampler, x, y, z)   of float
 *     uint  ocl_image_SHAPE_write(..., x, y, z, four channels)
 *
 * and of images by number, which may be a texture object in place of a surface (TEXTURE),
 *
 *     uint4 ocl_image_SHAPE_pull_f(..., x, y, z)    read as floats, also where it is a texture
 *     uint4 ocl_image_SHAPE_pull_i(..., x, y, z)    as whole numbers
 *     uint4 ocl_image_find(&$images, number)        what is known of it, width to format
 *     uint ocl_image_sampler(&$images, number)
 *
 * with channels as bits of float, int or uint, as the format has them. The layer of an array is the
 * last coordinate that the shape has, and `depth` its layers. `format` is the image's number of
 * SPIR-V for the channel type, its channel order from bit 8 on, bytes of a pixel from bit 16 on. A
 * sampler is the number that OpenCL C has for it. */

#include "spirv/image.cl.h"

/* ---- pixels ---------------------------------------------------------------------------------- */

static uint from_half(uint bits) {
    float made;
    __asm__("cvt.f32.f16 %0, %1;" : "=f"(made) : "h"((ushort)bits));
    return as_uint(made);
}

#define ALL(of) (uint4)(of(0), of(1), of(2), of(3))
#define WORD(c) ((c) < 2 ? raw.x : raw.y)
#define BYTE(c) (raw.x >> 8 * (c))
#define SHORT(c) (WORD(c) >> 16 * ((c) & 1))

static uint4 channels_of(uint4 raw, uint type) {
    switch (type) {
    case SNORM8:
#define OF(c) signed_share((float)(char)BYTE(c), 127.0f)
        return ALL(OF);
#undef OF
    case SNORM16:
#define OF(c) signed_share((float)(short)SHORT(c), 32767.0f)
        return ALL(OF);
#undef OF
    case UNORM8:
#define OF(c) share((float)(BYTE(c) & 255), 255.0f)
        return ALL(OF);
#undef OF
    case UNORM16:
#define OF(c) share((float)(SHORT(c) & 65535), 65535.0f)
        return ALL(OF);
#undef OF
    case SIGNED8:
#define OF(c) (uint)(int)(char)BYTE(c)
        return ALL(OF);
#undef OF
    case SIGNED16:
#define OF(c) (uint)(int)(short)SHORT(c)
        return ALL(OF);
#undef OF
    case UNSIGNED8:
#define OF(c) (BYTE(c) & 255)
        return ALL(OF);
#undef OF
    case UNSIGNED16:
#define OF(c) (SHORT(c) & 65535)
        return ALL(OF);
#undef OF
    case HALF:
#define OF(c) from_half(SHORT(c) & 65535)
        return ALL(OF);
#undef OF
    default:
        return raw;
    }
}

static uint to_half(float f) {
    ushort bits;
    __asm__("cvt.rn.f16.f32 %0, %1;" : "=h"(bits) : "f"(f));
    return bits;
}

/* The words of a pixel. */
static uint4 together(uint4 bits, uint type) {
    switch (type) {
    case SNORM8:
    case UNORM8:
    case SIGNED8:
    case UNSIGNED8:
        bits &= 255;
        return (uint4)(bits.x | bits.y << 8 | bits.z << 16 | bits.w << 24, 0, 0, 0);
    case SIGNED32:
    case UNSIGNED32:
    case FLOAT:
        return bits;
    default:
        bits &= 65535;
        return (uint4)(bits.x | bits.y << 16, bits.z | bits.w << 16, 0, 0);
    }
}

/* ---- shapes ---------------------------------------------------------------------------------- */

/* AT1, AT2 and AT4: what stands behind the surface, which is operand 1, 2 or 4, as its coordinates:
 * the first in bytes, layers in front. Outside of the surface reads give 0 and writes do nothing. */
#define ACCESS(shape, dims, at1, at2, at4)                                                         \
    static uint4 load_##shape(ulong s, uint bytes, int x, int y, int z) {                          \
        uint4 r = (uint4)(0);                                                                      \
        ushort h;                                                                                  \
        switch (bytes) {                                                                           \
        case 1:                                                                                    \
            __asm__ volatile("suld.b." dims ".b8.zero {%0}, [%1, " at1 "];"                        \
                             : "=h"(h)                                                             \
                             : "l"(s), "r"(x), "r"(y), "r"(z));                                    \
            r.x = h;                                                                               \
            break;                                                                                 \
        case 2:                                                                                    \
            __asm__ volatile("suld.b." dims ".b16.zero {%0}, [%1, " at1 "];"                       \
                             : "=h"(h)                                                             \
                             : "l"(s), "r"(x * 2), "r"(y), "r"(z));                                \
            r.x = h;                                                                               \
            break;                                                                                 \
        case 4:                                                                                    \
            __asm__ volatile("suld.b." dims ".b32.zero {%0}, [%1, " at1 "];"                       \
                             : "=r"(r.x)                                                           \
                             : "l"(s), "r"(x * 4), "r"(y), "r"(z));                                \
            break;                                                                                 \
        case 8:                                                                                    \
            __asm__ volatile("suld.b." dims ".v2.b32.zero {%0, %1}, [%2, " at2 "];"                \
                             : "=r"(r.x), "=r"(r.y)                                                \
                             : "l"(s), "r"(x * 8), "r"(y), "r"(z));                                \
            break;                                                                                 \
        default:                                                                                   \
            __asm__ volatile("suld.b." dims ".v4.b32.zero {%0, %1, %2, %3}, [%4, " at4 "];"        \
                             : "=r"(r.x), "=r"(r.y), "=r"(r.z), "=r"(r.w)                          \
                             : "l"(s), "r"(x * 16), "r"(y), "r"(z));                               \
            break;                                                                                 \
        }                                                                                          \
        return r;                                                                                  \
    }                                                                                              \
    static void store_##shape(ulong s, uint bytes, int x, int y, int z, uint4 v) {                 \
        switch (bytes) {                                                                           \
        case 1:                                                                                    \
            __asm__ volatile("sust.b." dims ".b8.zero [%1, " at1 "], {%0};" ::"h"((ushort)v.x),    \
                             "l"(s), "r"(x), "r"(y), "r"(z));                                      \
            break;                                                                                 \
        case 2:                                                                                    \
            __asm__ volatile("sust.b." dims ".b16.zero [%1, " at1 "], {%0};" ::"h"((ushort)v.x),   \
                             "l"(s), "r"(x * 2), "r"(y), "r"(z));                                  \
            break;                                                                                 \
        case 4:                                                                                    \
            __asm__ volatile("sust.b." dims ".b32.zero [%1, " at1 "], {%0};" ::"r"(v.x), "l"(s),   \
                             "r"(x * 4), "r"(y), "r"(z));                                          \
            break;                                                                                 \
        case 8:                                                                                    \
            __asm__ volatile("sust.b." dims ".v2.b32.zero [%2, " at2 "], {%0, %1};" ::"r"(v.x),    \
                             "r"(v.y), "l"(s), "r"(x * 8), "r"(y), "r"(z));                        \
            break;                                                                                 \
        default:                                                                                   \
            __asm__ volatile(                                                                      \
                "sust.b." dims ".v4.b32.zero [%4, " at4 "], {%0, %1, %2, %3};" ::"r"(v.x),         \
                "r"(v.y), "r"(v.z), "r"(v.w), "l"(s), "r"(x * 16), "r"(y), "r"(z));                \
            break;                                                                                 \
        }                                                                                          \
    }

ACCESS(1d, "1d", "{%2}", "{%3}", "{%5}")
ACCESS(2d, "2d", "{%2, %3}", "{%3, %4}", "{%5, %6}")
ACCESS(3d, "3d", "{%2, %3, %4, %4}", "{%3, %4, %5, %5}", "{%5, %6, %7, %7}")
ACCESS(1da, "a1d", "{%4, %2}", "{%5, %3}", "{%7, %5}")
ACCESS(2da, "a2d", "{%4, %2, %3, %3}", "{%5, %3, %4, %4}", "{%7, %5, %6, %6}")

SHAPE(1d, 1, 0)
SHAPE(2d, 2, 0)
SHAPE(3d, 3, 0)
SHAPE(1da, 1, 1)
SHAPE(2da, 2, 1)

/* ---- images by number ------------------------------------------------------------------------ */

/* One that is not known has no pixels: nothing is read and nothing written. */
__attribute__((noinline)) uint4 ocl_image_find(ulong variable, ulong number) {
    __global const uint *e = entry_of_any(variable, number);
    return e ? (uint4)(e[WIDTH], e[HEIGHT], e[DEPTH], e[FORMAT]) : (uint4)(0);
}

__attribute__((noinline)) uint4 ocl_image_find_texture(ulong variable, ulong number) {
    __global const uint *e = entry_of(variable, number, TEXTURE);
    return e ? (uint4)(e[WIDTH], e[HEIGHT], e[DEPTH], e[FORMAT]) : (uint4)(0, 0, 0, TEXTURE);
}

__attribute__((noinline)) uint ocl_image_sampler(ulong variable, ulong number) {
    __global const uint *e = entry_of(variable, number, TEXTURE);
    return e ? e[SAMPLER] : 0;
}

/* AT: what stands behind the texture, operand 4. */
#define PULL(shape, dims, at)                                                                      \
    uint4 ocl_image_##shape##_pull_f(ulong s, int w, int h, int d, uint format, int x, int y,      \
                                     int z) {                                                      \
        if (!(format & TEXTURE)) {                                                                 \
            return ocl_image_##shape##_read(s, w, h, d, format, x, y, z);                          \
        }                                                                                          \
        float4 v;                                                                                  \
        __asm__ volatile("tex." dims ".v4.f32.s32 {%0, %1, %2, %3}, [%4, " at "];"                 \
                         : "=f"(v.x), "=f"(v.y), "=f"(v.z), "=f"(v.w)                              \
                         : "l"(s), "r"(x), "r"(y), "r"(z));                                        \
        return as_uint4(v);                                                                        \
    }                                                                                              \
    uint4 ocl_image_##shape##_pull_i(ulong s, int w, int h, int d, uint format, int x, int y,      \
                                     int z) {                                                      \
        if (!(format & TEXTURE)) {                                                                 \
            return ocl_image_##shape##_read(s, w, h, d, format, x, y, z);                          \
        }                                                                                          \
        uint4 v;                                                                                   \
        __asm__ volatile("tex." dims ".v4.u32.s32 {%0, %1, %2, %3}, [%4, " at "];"                 \
                         : "=r"(v.x), "=r"(v.y), "=r"(v.z), "=r"(v.w)                              \
                         : "l"(s), "r"(x), "r"(y), "r"(z));                                        \
        return v;                                                                                  \
    }

PULL(1d, "1d", "{%5}")
PULL(2d, "2d", "{%5, %6}")
PULL(3d, "3d", "{%5, %6, %7, %7}")
PULL(1da, "a1d", "{%6, %5}")
PULL(2da, "a2d", "{%7, %5, %6, %6}")
