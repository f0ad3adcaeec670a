// The kernels of bindless.cl as host code: the number is the address of a description, which functions of the target know.

typedef __global const float4 *at_t;

int4 ur_bindless_sample(ulong image, int dims, float4 at, int layer);
int4 ur_bindless_sample_level(ulong image, int dims, float4 at, int layer, float level);
int4 ur_bindless_sample_cube(ulong image, float4 at);
int4 ur_bindless_gather(ulong image, int channel, float4 at);
int4 ur_bindless_fetch(ulong image, int4 at, int layer);
void ur_bindless_store(ulong image, int4 at, int layer, int4 pixel);

#define SAMPLE(name, ...)                                                                                              \
    __kernel void name##_f(ulong image, at_t at, __global float4 *out) {                                               \
        float4 p = at[get_global_id(0)];                                                                               \
        out[get_global_id(0)] = as_float4(__VA_ARGS__);                                                                \
    }                                                                                                                  \
    __kernel void name##_i(ulong image, at_t at, __global int4 *out) {                                                 \
        float4 p = at[get_global_id(0)];                                                                               \
        out[get_global_id(0)] = __VA_ARGS__;                                                                           \
    }
#define IP convert_int4(p)
SAMPLE(sample_1d, ur_bindless_sample(image, 1, p, 0))
SAMPLE(sample_2d, ur_bindless_sample(image, 2, p, 0))
SAMPLE(sample_3d, ur_bindless_sample(image, 3, p, 0))
SAMPLE(sample_1d_layer, ur_bindless_sample(image, 1, p, (int)p.w))
SAMPLE(sample_2d_layer, ur_bindless_sample(image, 2, p, (int)p.w))
SAMPLE(sample_cube, ur_bindless_sample_cube(image, p))
SAMPLE(fetch_1d, ur_bindless_fetch(image, (int4)(IP.x, 0, 0, 0), 0))
SAMPLE(fetch_2d, ur_bindless_fetch(image, (int4)(IP.xy, 0, 0), 0))
SAMPLE(fetch_3d, ur_bindless_fetch(image, IP, 0))
SAMPLE(level_2d, ur_bindless_sample_level(image, 2, p, 0, p.w))
SAMPLE(gather_r, ur_bindless_gather(image, 0, p))
SAMPLE(gather_g, ur_bindless_gather(image, 1, p))
SAMPLE(gather_b, ur_bindless_gather(image, 2, p))
SAMPLE(gather_a, ur_bindless_gather(image, 3, p))

#define MOVE(name, at, layer)                                                                                          \
    __kernel void name(ulong from, ulong to, at_t points) {                                                            \
        int4 p = convert_int4(points[get_global_id(0)]);                                                               \
        ur_bindless_store(to, at, layer, ur_bindless_fetch(from, at, layer));                                          \
    }
MOVE(move_1d, (int4)(p.x, 0, 0, 0), 0)
MOVE(move_2d, (int4)(p.xy, 0, 0), 0)
MOVE(move_3d, p, 0)
MOVE(move_1d_layer, (int4)(p.x, 0, 0, 0), p.w)
MOVE(move_2d_layer, (int4)(p.xy, 0, 0), p.w)

#define PIXEL(bits, channels, type, ...)                                                                               \
    __kernel void write_##bits##x##channels(ulong to, at_t at, __global const type *in) {                              \
        int4 p = convert_int4(at[get_global_id(0)]);                                                                   \
        size_t i = get_global_id(0) * channels;                                                                        \
        ur_bindless_store(to, (int4)(p.xy, 0, 0), 0, as_int4((uint4)(__VA_ARGS__)));                                   \
    }
#define PIXELS(bits, type)                                                                                             \
    PIXEL(bits, 1, type, in[i], 0, 0, 0)                                                                               \
    PIXEL(bits, 2, type, in[i], in[i + 1], 0, 0)                                                                       \
    PIXEL(bits, 4, type, in[i], in[i + 1], in[i + 2], in[i + 3])
PIXELS(8, uchar)
PIXELS(16, ushort)
PIXELS(32, uint)
