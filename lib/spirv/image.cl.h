/* Images of OpenCL: what channels mean, how coordinates are addressed and how neighbours are
 * filtered, as the specification says it (OpenCL 3.0, 8.3 to 8.5), so it is exact where a texture
 * unit has eight bits of a fraction. Part of the libraries for CUDA and for AMD's devices, which
 * say how a pixel is read and written: for each shape load_SHAPE and store_SHAPE, and the functions
 * that are declared here. */

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

#define TYPE(format) ((format)&255)
#define ORDER(format) ((format) >> 8 & 255)
#define BYTES(format) ((format) >> 16)

static bool is_float(uint format) {
    return TYPE(format) < SIGNED8 || TYPE(format) >= HALF;
}

/* ---- pixels ---------------------------------------------------------------------------------- */

/* The channels of what was read. */
static uint4 channels_of(uint4 raw, uint type);
/* The nearest half, as what is written takes it. */
static uint to_half(float f);
/* What is written of channels that the type can hold. */
static uint4 together(uint4 channels, uint type);

/* The bits of x / most: rounded as a division is, of whole numbers that have no more than 16 bits, for
 * 127, 255, 32767 and 65535. */
static uint share(float x, float most) {
    float by = 1.0f / most, q = x * by;
    return as_uint(fma(fma(-q, most, x), by, q));
}

static uint signed_share(float x, float most) {
    return as_uint(max(as_float(share(x, most)), -1.0f));
}

/* What a kernel sees of a pixel. */
__attribute__((noinline)) uint4 ocl_image_unpack(uint4 raw, uint format) {
    uint order = ORDER(format);
    uint one = is_float(format) ? 0x3f800000u : 1u;
    uint4 all = channels_of(raw, TYPE(format));
    switch (order) {
    case ORDER_R:
        return (uint4)(all.x, 0, 0, one);
    case ORDER_A:
        return (uint4)(0, 0, 0, all.x);
    case ORDER_RG:
        return (uint4)(all.x, all.y, 0, one);
    case ORDER_RA:
        return (uint4)(all.x, 0, 0, all.y);
    default:
        return all;
    }
}

/* The same, at once for what lies there as kernels see it. */
static uint4 unpacked(uint4 raw, uint format) {
    uint order = ORDER(format);
    if (TYPE(format) == FLOAT && (order == ORDER_R || order > ORDER_RA)) {
        return order == ORDER_R ? (uint4)(raw.x, 0, 0, 0x3f800000u) : raw;
    }
    return ocl_image_unpack(raw, format);
}

/* Past the edge: black, and transparent where the image can be. */
static uint4 border(uint format) {
    uint order = ORDER(format), one = is_float(format) ? 0x3f800000u : 1u;
    return (uint4)(0, 0, 0, order == ORDER_R || order == ORDER_RG ? one : 0);
}

static uint to_bits(uint value, uint type) {
    float f = as_float(value);
    switch (type) {
    case SNORM8:
        return (uint)convert_int_rte(clamp(f, -1.0f, 1.0f) * 127.0f);
    case SNORM16:
        return (uint)convert_int_rte(clamp(f, -1.0f, 1.0f) * 32767.0f);
    case UNORM8:
        return (uint)convert_int_rte(clamp(f, 0.0f, 1.0f) * 255.0f);
    case UNORM16:
        return (uint)convert_int_rte(clamp(f, 0.0f, 1.0f) * 65535.0f);
    case SIGNED8:
        return (uint)clamp((int)value, -128, 127);
    case SIGNED16:
        return (uint)clamp((int)value, -32768, 32767);
    case UNSIGNED8:
        return min(value, 255u);
    case UNSIGNED16:
        return min(value, 65535u);
    case HALF:
        return to_half(f);
    default:
        return value;
    }
}

/* What is written of a pixel. */
__attribute__((noinline)) uint4 ocl_image_pack(uint4 value, uint format) {
    uint type = TYPE(format), order = ORDER(format);
    uint4 in = order == ORDER_A    ? (uint4)(value.w, 0, 0, 0)
               : order == ORDER_RA ? (uint4)(value.x, value.w, 0, 0)
                                   : value;
    return together(
        (uint4)(to_bits(in.x, type), to_bits(in.y, type), to_bits(in.z, type), to_bits(in.w, type)),
        type);
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

/* A layer comes as the coordinate behind those of DIMS, and is `z` from then on. */
#define SHAPE(shape, DIMS, LAYERED)                                                                \
    static uint4 fetch_##shape(ulong s, int w, int h, int d, uint format, int x, int y, int z) {   \
        if ((uint)x >= (uint)w || (DIMS > 1 && (uint)y >= (uint)h) ||                              \
            ((DIMS > 2 || LAYERED) && (uint)z >= (uint)d)) {                                       \
            return border(format);                                                                 \
        }                                                                                          \
        return unpacked(load_##shape(s, BYTES(format), x, y, z), format);                          \
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
                sum += weight *                                                                    \
                       floats(fetch_##shape(s, w, h, d, format, k & 1 ? a.high : a.low,            \
                                            k & 2 ? b.high : b.low, k & 4 ? c.high : c.low));      \
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
            store_##shape(s, BYTES(format), x, y, z, ocl_image_pack((uint4)(r, g, b, a), format)); \
        }                                                                                          \
        return 0;                                                                                  \
    }

/* ---- images by number ------------------------------------------------------------------------ */

/* What an image is known by: struct ur_ptx_image, which an argument is, and of images by number
 * struct ur_ptx_image_entry, as words. */
enum { WIDTH = 2, HEIGHT, DEPTH, FORMAT, SAMPLER };

/* Of a format: see ptx.h. */
#define TEXTURE 0x80000000u
#define ROW 0x40000000u

/* The entry of a number in the table that ptx.h describes; 0: it has none. */
static __global const uint *entry_of(ulong variable, ulong number, uint texture) {
    __global const ulong *place = (__global const ulong *)*(__global const ulong *)variable;
    if (!place) {
        return 0;
    }
    __global const ulong *table = (__global const ulong *)*place, *all = table + 2;
    ulong mask = table[0], at = (number * 0x9e3779b97f4a7c15ul >> 32) & mask;
    for (; all[4 * at]; at = (at + 1) & mask) {
        __global const uint *e = (__global const uint *)(all + 4 * at);
        if (all[4 * at] == number && (e[FORMAT] & TEXTURE) == texture) {
            return e;
        }
    }
    return 0;
}

static __global const uint *entry_of_any(ulong variable, ulong number) {
    __global const uint *e = entry_of(variable, number, 0);
    return e ? e : entry_of(variable, number, TEXTURE);
}
