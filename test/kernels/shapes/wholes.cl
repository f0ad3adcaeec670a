/* Images of integers of every size, with signs and without, at and beyond their edges, and what is
 * written that their pixels have no room for. */
constant sampler_t EDGE = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;
constant sampler_t BORDER = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;

kernel void wholes_signed(read_only image2d_t in, write_only image2d_t out, sampler_t told, global int4 *sums, int moved, int one) {
    const int2 p = (int2)(get_global_id(0), get_global_id(1)), beside = p * 2 - moved;
    int4 a = read_imagei(in, EDGE, beside), b = read_imagei(in, BORDER, beside);
    int4 c = read_imagei(in, told, convert_float2(p) * 1.5f - 3.25f), d = read_imagei(in, p % 7);
    if (one) /* drivers differ in what the last channel is then */
        a.w = b.w = c.w = d.w = 0;
    sums[p.y * get_global_size(0) + p.x] = a * 3 + b * 5 + c * 7 + d;
    write_imagei(out, p, (a - 100) * 259 + d);
}

kernel void wholes_unsigned(read_only image2d_t in, write_only image2d_t out, sampler_t told, global uint4 *sums, int moved, int one) {
    const int2 p = (int2)(get_global_id(0), get_global_id(1)), beside = p * 2 - moved;
    uint4 a = read_imageui(in, EDGE, beside), b = read_imageui(in, BORDER, beside);
    uint4 c = read_imageui(in, told, convert_float2(p) * 1.5f - 3.25f), d = read_imageui(in, p % 7);
    if (one) /* drivers differ in what the last channel is then */
        a.w = b.w = c.w = d.w = 0;
    sums[p.y * get_global_size(0) + p.x] = a * 3 + b * 5 + c * 7 + d;
    write_imageui(out, p, (a & 1) ? a * 259 : d);
}

/* A window of one channel, whose median is far from both ends. */
kernel void wholes_window(read_only image2d_t in, global uchar *out, int width) {
    const int2 p = (int2)(get_global_id(0), get_global_id(1));
    uint sum = 0, least = UINT_MAX, most = 0;
    for (int y = -2; y <= 2; ++y)
        for (int x = -2; x <= 2; ++x) {
            const uint v = read_imageui(in, EDGE, p + (int2)(x, y)).x;
            sum += v * (3 - abs(x)) * (3 - abs(y));
            least = min(least, v);
            most = max(most, v);
        }
    out[p.y * width + p.x] = (sum / 81 + least + most) / 3;
}

/* Shares of a whole, and what is less than nothing or more than all. */
kernel void wholes_shares(read_only image2d_t in, write_only image2d_t out, float times) {
    const int2 p = (int2)(get_global_id(0), get_global_id(1));
    const float4 a = read_imagef(in, EDGE, p);
    write_imagef(out, p, (p.x & 3) ? a * times - 0.5f : (float4)(a.x, a.y + 1.0f, a.z - 1.0f, 2.0f));
}
