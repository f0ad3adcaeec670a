/* Kernels that read and write images, of which native CPU has a form for the formats that they
 * expect: `other` is never read, and decides which form is taken. */
constant sampler_t EDGE = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;
constant sampler_t BORDER = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;
constant sampler_t NONE = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_NONE | CLK_FILTER_NEAREST;
constant sampler_t EDGE_LINEAR = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_LINEAR;
constant sampler_t BORDER_LINEAR = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_LINEAR;
constant sampler_t NORMAL = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;

/* What is read in each place of a list: of whole coordinates, or of points. */
#define PLACES                                                                                     \
    const int i = get_global_id(0);                                                                \
    if (i >= count)                                                                                \
        return;                                                                                    \
    if (never)                                                                                     \
        out[i] += read_imagef(other, EDGE, (int2)(i, i));

kernel void wholes(read_only image2d_t in, read_only image2d_t other, global float4 *out, global const int2 *at, int count, int never) {
    PLACES
    out[5 * i] = read_imagef(in, EDGE, at[i]);
    out[5 * i + 1] = read_imagef(in, BORDER, at[i]);
    out[5 * i + 2] = read_imagef(in, NONE, at[i]);
    out[5 * i + 3] = read_imagef(in, EDGE_LINEAR, at[i]);
    out[5 * i + 4] = read_imagef(in, BORDER_LINEAR, at[i]);
}

kernel void points(read_only image2d_t in, read_only image2d_t other, global float4 *out, global const float2 *at, int count, int never) {
    PLACES
    out[5 * i] = read_imagef(in, EDGE, at[i]);
    out[5 * i + 1] = read_imagef(in, BORDER, at[i]);
    out[5 * i + 2] = read_imagef(in, NONE, at[i]);
    out[5 * i + 3] = read_imagef(in, EDGE_LINEAR, at[i]);
    out[5 * i + 4] = read_imagef(in, BORDER_LINEAR, at[i]);
}

/* The same of images with one channel. */
kernel void reds(read_only image2d_t in, read_only image2d_t other, global float *out, global const int2 *whole, global const float2 *at, int count, int never) {
    const int i = get_global_id(0);
    if (i >= count)
        return;
    if (never)
        out[i] += read_imagef(other, EDGE, (int2)(i, i)).y;
    out[6 * i] = read_imagef(in, EDGE, whole[i]).x;
    out[6 * i + 1] = read_imagef(in, BORDER, whole[i]).x;
    out[6 * i + 2] = read_imagef(in, EDGE, at[i]).x;
    out[6 * i + 3] = read_imagef(in, BORDER, at[i]).x;
    out[6 * i + 4] = read_imagef(in, EDGE_LINEAR, at[i]).x;
    out[6 * i + 5] = read_imagef(in, BORDER_LINEAR, at[i]).x;
}

kernel void told(read_only image2d_t in, read_only image2d_t other, global float4 *out, global const int2 *whole, global const float2 *at, int count, int never, sampler_t s) {
    PLACES
    out[2 * i] = read_imagef(in, s, whole[i]);
    out[2 * i + 1] = read_imagef(in, s, at[i]);
}

/* By points alone. */
kernel void told_points(read_only image2d_t in, read_only image2d_t other, global float4 *out, global const int2 *whole, global const float2 *at, int count, int never, sampler_t s) {
    PLACES
    out[2 * i] = read_imagef(in, s, at[i] * 0.5f);
    out[2 * i + 1] = read_imagef(in, s, at[i]);
}

__attribute__((noinline)) float4 around(read_only image2d_t in, int2 p) {
    float4 sum = 0;
    for (int k = 0; k < 9; ++k)
        sum += read_imagef(in, BORDER, p + (int2)(k % 3 - 1, k / 3 - 1)) * (k + 0.5f);
    return sum;
}

kernel void handed_on(read_only image2d_t in, read_only image2d_t other, global float4 *out, global const int2 *at, int count, int never) {
    PLACES
    out[2 * i] = around(in, at[i]);
    out[2 * i + 1] = around(in, at[i] * 2 + 1);
}

/* There is no form of it. */
kernel void normal(read_only image2d_t in, read_only image2d_t other, global float4 *out, global const float2 *at, int count, int never) {
    PLACES
    out[i] = read_imagef(in, NORMAL, at[i]);
}

/* Neighbours, in a loop, and what lies beyond the image is not written. */
kernel void smooth(read_only image2d_t in, read_only image2d_t other, write_only image2d_t out, write_only image2d_t weights, int radius, int moved, int never) {
    const int2 p = (int2)(get_global_id(0), get_global_id(1));
    const float4 center = read_imagef(in, EDGE, p);
    float4 sum = 0;
    float all = 0;
    if (never)
        sum = read_imagef(other, EDGE, p);
    for (int y = -radius; y <= radius; ++y)
        for (int x = -radius; x <= radius; ++x) {
            const float4 other_one = read_imagef(in, EDGE, p + (int2)(x, y));
            const float weight = 1.0f / (1.0f + fabs(other_one.x - center.x));
            sum += weight * other_one;
            all += weight;
        }
    write_imagef(out, p + moved, sum / all);
    write_imagef(weights, p - moved, (float4)(all, 0.0f, 0.0f, 0.0f));
}

/* Neighbours that a group shares: read in one region, and written in another. */
kernel void tiles(read_only image2d_t in, read_only image2d_t other, write_only image2d_t out, write_only image2d_t reds, int radius, int moved, int never) {
    local float4 tile[(16 + 2) * (8 + 2)];
    const int2 p = (int2)(get_global_id(0), get_global_id(1)), group = (int2)(get_group_id(0), get_group_id(1));
    const int wide = get_local_size(0), high = get_local_size(1), row = wide + 2, l = get_local_id(1) * wide + get_local_id(0);
    for (int i = l; i < row * (high + 2); i += wide * high)
        tile[i] = read_imagef(in, BORDER, group * (int2)(wide, high) + (int2)(i % row, i / row) - 1);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (p.x - radius >= get_image_width(in))
        return;
    const int at = (get_local_id(1) + 1) * row + get_local_id(0) + 1;
    float4 most = max(max(tile[at - 1], tile[at + 1]), max(tile[at - row], tile[at + row])), mine = tile[at];
    if (never)
        most = read_imagef(other, EDGE, p);
    write_imagef(out, p + moved, select(most, mine, mine > 10.0f));
    write_imagef(reds, p - moved, (float4)(read_imagef(in, EDGE_LINEAR, convert_float2(p) * 0.75f).x, 0.0f, 0.0f, 0.0f));
}
