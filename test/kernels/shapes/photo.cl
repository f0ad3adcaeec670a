// What programs for photographs do to images: filters that look at neighbours, tones by powers and tables, lenses, masks.

constant sampler_t edge = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;
constant sampler_t black = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;
constant sampler_t between = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_LINEAR;

// A mean of neighbours, less of those whose colour is another; what was taken away is kept.
kernel void photo_smooth(read_only image2d_t in, write_only image2d_t out, write_only image2d_t rest, int width, int height, float apart) {
    int2 p = (int2)(get_global_id(0), get_global_id(1));
    if (p.x >= width || p.y >= height)
        return;
    float4 center = read_imagef(in, edge, p), sum = 0;
    float all = 0;
    for (int y = -2; y <= 2; ++y)
        for (int x = -2; x <= 2; ++x) {
            float4 other = read_imagef(in, edge, p + 2 * (int2)(x, y)), d = other - center;
            float weight = exp(-(d.x * d.x + d.y * d.y + d.z * d.z) * apart) / (1 + x * x + y * y);
            sum += weight * other;
            all += weight;
        }
    sum /= all;
    write_imagef(out, p, (float4)(sum.xyz, center.w));
    write_imagef(rest, p, center - sum);
}

// The same with as many neighbours as the host says, in one dimension, of one channel.
kernel void photo_row(read_only image2d_t in, write_only image2d_t out, global const float *weights, int width, int height, int radius) {
    int x = get_global_id(0), y = get_global_id(1);
    if (x >= width || y >= height)
        return;
    float sum = 0;
    for (int i = -radius; i <= radius; ++i)
        sum += weights[i + radius] * read_imagef(in, black, (int2)(x + i, y)).x;
    write_imagef(out, (int2)(x, y), (float4)(sum, 0, 0, 0));
}

float curve(read_only image2d_t table, float x) {
    int i = clamp((int)(x * 4096), 0, 4095);
    return x < 1 ? read_imagef(table, edge, (int2)(i & 63, i >> 6)).x : pow(x, 0.45f);
}

// A tone for each channel, from a table below 1, and the ratio of channels as it was.
kernel void photo_tone(read_only image2d_t in, read_only image2d_t table, write_only image2d_t out, int width, int height, float light, float saturation) {
    int2 p = (int2)(get_global_id(0), get_global_id(1));
    if (p.x >= width || p.y >= height)
        return;
    float4 c = max(read_imagef(in, edge, p), 0.0f) * light;
    float y = 0.21f * c.x + 0.72f * c.y + 0.07f * c.z, most = max(max(c.x, c.y), max(c.z, 1e-6f));
    float4 made = (float4)(curve(table, c.x), curve(table, c.y), curve(table, c.z), c.w);
    float4 ratio = c / most * curve(table, y);
    write_imagef(out, p, (float4)(mix(ratio.xyz, made.xyz, pow(saturation, 0.5f + y)), c.w));
}

// Through a lens: from where light came, between pixels, for each colour elsewhere.
kernel void photo_lens(read_only image2d_t in, write_only image2d_t out, int width, int height, float bent) {
    int2 p = (int2)(get_global_id(0), get_global_id(1));
    if (p.x >= width || p.y >= height)
        return;
    float2 middle = (float2)(width, height) * 0.5f, d = (convert_float2(p) - middle) / (float)width;
    float r = d.x * d.x + d.y * d.y;
    float4 made = read_imagef(in, between, middle + d * (float)width * (1 + bent * r));
    made.x = read_imagef(in, between, middle + d * (float)width * (1 + 1.02f * bent * r)).x;
    made.z = read_imagef(in, between, middle + d * (float)width * (1 + 0.98f * bent * r)).z;
    write_imagef(out, p, made);
}

// How much of a pixel is meant, by its hue and light.
kernel void photo_mask(read_only image2d_t in, read_only image2d_t before, write_only image2d_t mask, int width, int height, float hue, float wide) {
    int2 p = (int2)(get_global_id(0), get_global_id(1));
    if (p.x >= width || p.y >= height)
        return;
    float4 c = read_imagef(in, edge, p);
    float a = c.x - 0.5f * (c.y + c.z), b = 0.866f * (c.y - c.z), size = sqrt(a * a + b * b);
    float angle = size > 1e-4f ? atan2(b, a) : 0.0f, turns = (angle - hue) * 0.15915494f;
    float away = (turns - floor(turns + 0.5f)) * 6.2831853f;
    float meant = exp(-away * away / wide) * (1 - exp(-size * 8)) * log(2 + c.w);
    write_imagef(mask, p, (float4)(meant * read_imagef(before, edge, p).x));
}

// Three numbers of four: the last one is never set, and weighs nothing.
float4 apart(float4 c) {
    float4 made;
    made.y = c.x * 0.8f + 0.1f;
    made.x = made.y + c.y * 0.2f;
    made.z = made.y - c.z * 0.3f;
    return (float4)(0.95f, 1.0f, 0.82f, 0.0f) * (made > 0.2f ? made * made * made : made * 0.128f);
}

kernel void photo_apart(global float4 *pixels, int count) {
    int i = get_global_id(0);
    if (i < count)
        pixels[i] = apart(pixels[i]);
}

// How light, dark and between a pixel is, of which one is shown.
kernel void photo_zones(read_only image2d_t in, write_only image2d_t out, int width, int height, int which, float4 amount, float middle) {
    int2 p = (int2)(get_global_id(0), get_global_id(1));
    if (p.x >= width || p.y >= height)
        return;
    float4 c = read_imagef(in, edge, p), zones;
    float y = 0.3f * c.x + 0.6f * c.y + 0.1f * c.z, dark = exp(-y * y / middle), light = 1 - exp(-y / middle);
    zones = (float4)(dark, 1 - dark * light, light, powr(y + 0.01f, middle));
    float4 made = powr(c + 0.01f, 1 + amount * zones) * dot(zones, amount);
    float shown = ((const float *)&zones)[which];
    write_imagef(out, p, which < 3 ? mix(made, (float4)shown, 0.7f) : made * shown);
}
