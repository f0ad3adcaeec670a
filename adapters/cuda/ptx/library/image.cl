/* Images of OpenCL over the surface objects of the driver, which read and write pixels as they lie
 * in memory: what channels mean, how coordinates are addressed and how neighbours are filtered
 * stands here, as the specification says it (OpenCL 3.0, 8.3 to 8.5), so it is exact where
 * a texture unit has eight bits of a fraction. For each shape of image there are
 *
 *     uint4 ocl_image_SHAPE_read(surface, width, height, depth, format, x, y, z)
 *     uint4 ocl_image_SHAPE_pick(..., sampler, x, y, z)     whole coordinates
 *     uint4 ocl_image_SHAPE_sample(..., sampler, x, y, z)   of float
 *     uint  ocl_image_SHAPE_write(..., x, y, z, four channels)
 *
 * with channels as bits of float, int or uint, as the format has them. The layer of an array is the
 * last coordinate that the shape has, and `depth` its layers. `format` is the image's number of
 * SPIR-V for the channel type, its channel order from bit 8 on, bytes of a pixel from bit 16 on. A
 * sampler is the number that OpenCL C has for it. */

enum { ORDER_R, ORDER_A, ORDER_RG, ORDER_RA };

enum {
    SNORM8,
    SNORM16,
    UNORM8,
    UNORM16,
    SIGNED8 = 7,
    SIGNED16,
    SIGNED32,
    UNSIGNED8,
    UNSIGNED16,
    UNSIGNED32,
    HALF,
    FLOAT
};

enum { NORMALIZED = 1, CLAMP = 4, REPEAT = 6, MIRRORED = 8, ADDRESSING = 14, LINEAR = 0x20 };

#define TYPE(format) ((format) & 255)
#define ORDER(format) ((format) >> 8 & 255)
#define BYTES(format) ((format) >> 16)

static bool is_float(uint format) {
    return TYPE(format) < SIGNED8 || TYPE(format) >= HALF;
}

/* ---- pixels ---------------------------------------------------------------------------------- */

static uint from_half(uint bits) {
    float made;
    __asm__("cvt.f32.f16 %0, %1;" : "=f"(made) : "h"((ushort)bits));
    return as_uint(made);
}

/* Channel `c` of what was read. */
static uint channel(uint4 raw, uint type, uint c) {
    uint word = c == 0 ? raw.x : c == 1 ? raw.y : c == 2 ? raw.z : raw.w;
    uint bytes = raw.x >> 8 * c;
    uint halves = c == 0 ? raw.x : c == 1 ? raw.x >> 16 : c == 2 ? raw.y : raw.y >> 16;
    switch (type) {
    case SNORM8:
        return as_uint(max((float)(char)bytes / 127.0f, -1.0f));
    case SNORM16:
        return as_uint(max((float)(short)halves / 32767.0f, -1.0f));
    case UNORM8:
        return as_uint((float)(bytes & 255) / 255.0f);
    case UNORM16:
        return as_uint((float)(halves & 65535) / 65535.0f);
    case SIGNED8:
        return (uint)(int)(char)bytes;
    case SIGNED16:
        return (uint)(int)(short)halves;
    case UNSIGNED8:
        return bytes & 255;
    case UNSIGNED16:
        return halves & 65535;
    case HALF:
        return from_half(halves & 65535);
    default:
        return word;
    }
}

/* What a kernel sees of a pixel. */
__attribute__((noinline)) uint4 ocl_image_unpack(uint4 raw, uint format) {
    uint type = TYPE(format), order = ORDER(format);
    uint one = is_float(format) ? 0x3f800000u : 1u;
    uint first = channel(raw, type, 0);
    if (order == ORDER_R) {
        return (uint4)(first, 0, 0, one);
    }
    if (order == ORDER_A) {
        return (uint4)(0, 0, 0, first);
    }
    uint second = channel(raw, type, 1);
    if (order == ORDER_RG) {
        return (uint4)(first, second, 0, one);
    }
    if (order == ORDER_RA) {
        return (uint4)(first, 0, 0, second);
    }
    return (uint4)(first, second, channel(raw, type, 2), channel(raw, type, 3));
}

/* Past the edge: black, and transparent where the image can be. */
static uint4 border(uint format) {
    uint order = ORDER(format), one = is_float(format) ? 0x3f800000u : 1u;
    return (uint4)(0, 0, 0, order == ORDER_R || order == ORDER_RG ? one : 0);
}

static uint to_bits(uint value, uint type) {
    float f = as_float(value);
    ushort half_bits;
    switch (type) {
    case SNORM8:
        return (uint)convert_int_rte(clamp(f, -1.0f, 1.0f) * 127.0f) & 255;
    case SNORM16:
        return (uint)convert_int_rte(clamp(f, -1.0f, 1.0f) * 32767.0f) & 65535;
    case UNORM8:
        return (uint)convert_int_rte(clamp(f, 0.0f, 1.0f) * 255.0f);
    case UNORM16:
        return (uint)convert_int_rte(clamp(f, 0.0f, 1.0f) * 65535.0f);
    case SIGNED8:
        return (uint)clamp((int)value, -128, 127) & 255;
    case SIGNED16:
        return (uint)clamp((int)value, -32768, 32767) & 65535;
    case UNSIGNED8:
        return min(value, 255u);
    case UNSIGNED16:
        return min(value, 65535u);
    case HALF:
        __asm__("cvt.rn.f16.f32 %0, %1;" : "=h"(half_bits) : "f"(f));
        return half_bits;
    default:
        return value;
    }
}

/* The words of a pixel. */
__attribute__((noinline)) uint4 ocl_image_pack(uint4 value, uint format) {
    uint type = TYPE(format), order = ORDER(format);
    uint4 in = order == ORDER_A    ? (uint4)(value.w, 0, 0, 0)
               : order == ORDER_RA ? (uint4)(value.x, value.w, 0, 0)
                                   : value;
    uint4 bits = (uint4)(to_bits(in.x, type), to_bits(in.y, type), to_bits(in.z, type),
                         to_bits(in.w, type));
    switch (type) {
    case SNORM8:
    case UNORM8:
    case SIGNED8:
    case UNSIGNED8:
        return (uint4)(bits.x | bits.y << 8 | bits.z << 16 | bits.w << 24, 0, 0, 0);
    case SIGNED32:
    case UNSIGNED32:
    case FLOAT:
        return bits;
    default:
        return (uint4)(bits.x | bits.y << 16, bits.z | bits.w << 16, 0, 0);
    }
}

/* ---- addressing ------------------------------------------------------------------------------ */

static int whole(float v) {
    v = floor(v);
    return v >= 0x1p30f ? 1 << 30 : v >= -0x1p30f ? (int)v : -(1 << 30); /* NaN: the least */
}

/* The coordinate in pixels, brought inside by modes that repeat. */
static float scaled(float v, int size, uint sampler) {
    if (!(sampler & NORMALIZED)) {
        return v;
    }
    uint mode = sampler & ADDRESSING;
    v = mode == REPEAT ? v - floor(v) : mode == MIRRORED ? fabs(v - 2.0f * rint(0.5f * v)) : v;
    return v * (float)size;
}

/* A pixel's number; one beyond either end stands for the border. */
static int placed(int i, int size, uint sampler) {
    uint mode = sampler & ADDRESSING;
    if (mode == CLAMP) {
        return clamp(i, -1, size);
    }
    if (mode == REPEAT) {
        i = i < 0 ? i + size : i >= size ? i - size : i;
    }
    return clamp(i, 0, size - 1);
}

struct spot {
    int low, high;
    float part; /* of the higher one */
};

static struct spot found(float v, int size, uint sampler, bool linear) {
    float u = scaled(v, size, sampler);
    struct spot made = {0, 0, 0.0f};
    if (!linear) {
        made.low = placed(whole(u), size, sampler);
        return made;
    }
    int i = whole(u - 0.5f);
    made.part = u - 0.5f - (float)i;
    made.part = made.part >= 0.0f && made.part <= 1.0f ? made.part : 0.0f;
    made.low = placed(i, size, sampler);
    made.high = placed(i + 1, size, sampler);
    return made;
}

static int layer_of(float v, int layers) {
    return clamp(whole(rint(v)), 0, layers - 1);
}

static float4 floats(uint4 bits) {
    return as_float4(bits);
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

/* A layer comes as the coordinate behind those of DIMS, and is `z` from then on. */
#define SHAPE(shape, DIMS, LAYERED)                                                                \
    static uint4 fetch_##shape(ulong s, int w, int h, int d, uint format, int x, int y, int z) {   \
        if ((uint)x >= (uint)w || (DIMS > 1 && (uint)y >= (uint)h) ||                              \
            ((DIMS > 2 || LAYERED) && (uint)z >= (uint)d)) {                                       \
            return border(format);                                                                 \
        }                                                                                          \
        return ocl_image_unpack(load_##shape(s, BYTES(format), x, y, z), format);                  \
    }                                                                                              \
    uint4 ocl_image_##shape##_read(ulong s, int w, int h, int d, uint format, int x, int y,        \
                                   int z) {                                                        \
        if (LAYERED && DIMS == 1) {                                                                \
            z = y;                                                                                 \
        }                                                                                          \
        return fetch_##shape(s, w, h, d, format, x, y, z);                                         \
    }                                                                                              \
    uint4 ocl_image_##shape##_pick(ulong s, int w, int h, int d, uint format, uint sampler, int x, \
                                   int y, int z) {                                                 \
        if (LAYERED) {                                                                             \
            z = clamp(DIMS == 1 ? y : z, 0, d - 1);                                                \
        }                                                                                          \
        return fetch_##shape(s, w, h, d, format, placed(x, w, sampler),                            \
                             DIMS > 1 ? placed(y, h, sampler) : 0,                                 \
                             DIMS > 2 ? placed(z, d, sampler) : z);                                \
    }                                                                                              \
    uint4 ocl_image_##shape##_sample(ulong s, int w, int h, int d, uint format, uint sampler,      \
                                     float x, float y, float z) {                                  \
        bool linear = (sampler & LINEAR) && is_float(format);                                      \
        int layer = LAYERED ? layer_of(DIMS == 1 ? y : z, d) : 0;                                  \
        struct spot a = found(x, w, sampler, linear), b = {0, 0, 0.0f}, c = {layer, layer, 0.0f};  \
        if (DIMS > 1) {                                                                            \
            b = found(y, h, sampler, linear);                                                      \
        }                                                                                          \
        if (DIMS > 2) {                                                                            \
            c = found(z, d, sampler, linear);                                                      \
        }                                                                                          \
        if (!linear) {                                                                             \
            return fetch_##shape(s, w, h, d, format, a.low, b.low, c.low);                         \
        }                                                                                          \
        float4 sum = (float4)(0.0f);                                                               \
        for (int k = 0; k < 1 << DIMS; ++k) {                                                      \
            float weight = (k & 1 ? a.part : 1.0f - a.part);                                       \
            weight *= DIMS < 2 ? 1.0f : k & 2 ? b.part : 1.0f - b.part;                            \
            weight *= DIMS < 3 ? 1.0f : k & 4 ? c.part : 1.0f - c.part;                            \
            if (weight != 0.0f) { /* what does not count may be infinite */                        \
                sum += weight * floats(fetch_##shape(s, w, h, d, format, k & 1 ? a.high : a.low,   \
                                                     k & 2 ? b.high : b.low,                       \
                                                     k & 4 ? c.high : c.low));                     \
            }                                                                                      \
        }                                                                                          \
        return as_uint4(sum);                                                                      \
    }                                                                                              \
    uint ocl_image_##shape##_write(ulong s, int w, int h, int d, uint format, int x, int y, int z, \
                                   uint r, uint g, uint b, uint a) {                               \
        if (LAYERED && DIMS == 1) {                                                                \
            z = y;                                                                                 \
        }                                                                                          \
        if ((uint)x < (uint)w && (DIMS < 2 || (uint)y < (uint)h) &&                                \
            ((DIMS < 3 && !LAYERED) || (uint)z < (uint)d)) {                                       \
            store_##shape(s, BYTES(format), x, y, z,                                               \
                          ocl_image_pack((uint4)(r, g, b, a), format));                            \
        }                                                                                          \
        return 0;                                                                                  \
    }

SHAPE(1d, 1, 0)
SHAPE(2d, 2, 0)
SHAPE(3d, 3, 0)
SHAPE(1da, 1, 1)
SHAPE(2da, 2, 1)
