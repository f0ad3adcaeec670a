// FFTs, random numbers, options, cells that divide, wavelets, images, printf, atomics of several kinds.

float2 turned(float2 a, float angle) {
    float c, s = sincos(angle, &c);
    return (float2)(a.x * c - a.y * s, a.x * s + a.y * c);
}

// One pass of radix 4, from and to global memory.
kernel void fft_pass(global const float2 *in, global float2 *out, int p) {
    int i = get_global_id(0), n = get_global_size(0), k = i & (p - 1), j = ((i - k) << 2) + k;
    float angle = -3.14159265f * k / (2 * p);
    float2 a = in[i], b = turned(in[i + n], angle), c = turned(in[i + 2 * n], 2 * angle), d = turned(in[i + 3 * n], 3 * angle);
    float2 e = a + c, f = a - c, g = b + d, h = b - d;
    h = (float2)(h.y, -h.x);
    out[j] = e + g;
    out[j + p] = f + h;
    out[j + 2 * p] = e - g;
    out[j + 3 * p] = f - h;
}

// Whole, by a work-group of 64 for 256 points, in local memory.
kernel __attribute__((reqd_work_group_size(64, 1, 1))) void fft_local(global float2 *data) {
    local float2 t[256];
    int l = get_local_id(0);
    data += get_group_id(0) * 256;
    for (int i = 0; i < 4; ++i)
        t[l + 64 * i] = data[l + 64 * i];
    for (int p = 1; p < 256; p *= 4) {
        int k = l & (p - 1), j = ((l - k) << 2) + k;
        barrier(CLK_LOCAL_MEM_FENCE);
        float angle = -3.14159265f * k / (2 * p);
        float2 a = t[l], b = turned(t[l + 64], angle), c = turned(t[l + 128], 2 * angle), d = turned(t[l + 192], 3 * angle);
        barrier(CLK_LOCAL_MEM_FENCE);
        float2 e = a + c, f = a - c, g = b + d, h = (float2)(b.y - d.y, d.x - b.x);
        t[j] = e + g;
        t[j + p] = f + h;
        t[j + 2 * p] = e - g;
        t[j + 3 * p] = f - h;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int i = 0; i < 4; ++i)
        data[l + 64 * i] = t[l + 64 * i];
}

kernel void options(global const float4 *in, global float2 *out) {
    float4 o = in[get_global_id(0)];
    float s = o.x * 100 + 1, k = o.y * 100 + 1, t = o.z * 5 + 0.1f, v = o.w * 0.5f + 0.05f, r = 0.03f;
    float d1 = (log(s / k) + (r + v * v / 2) * t) / (v * sqrt(t)), d2 = d1 - v * sqrt(t);
    float n1 = 0.5f * erfc(-d1 * 0.70710678f), n2 = 0.5f * erfc(-d2 * 0.70710678f), discounted = k * exp(-r * t);
    float call = s * n1 - discounted * n2;
    out[get_global_id(0)] = (float2)(call, call + discounted - s);
}

kernel void random_walk(global uint4 *states, global float *out, int steps) {
    int g = get_global_id(0);
    uint4 s = states[g] | (uint4)(128);
    float sum = 0;
    for (int i = 0; i < steps; ++i) {
        uint t = s.x ^ (s.x << 11);
        s.xyz = s.yzw;
        s.w ^= (s.w >> 19) ^ t ^ (t >> 8);
        float u = ((s.w >> 8) + 1) * 0x1p-24f, w = (s.z >> 8) * 0x1p-24f;
        sum += sqrt(-2 * log(u)) * cospi(2 * w);
    }
    states[g] = s;
    out[g] = sum;
}

// Wavelets of rows, by lifting, in 64-bit numbers.
kernel void wavelet(global const double *in, global double *out, int n) {
    int row = get_global_id(0), half_size = n / 2;
    global const double *x = in + row * n;
    for (int i = 0; i < half_size; ++i) {
        double a = x[2 * i], b = x[2 * i + 1], next = x[min(2 * i + 2, n - 2)];
        out[row * n + half_size + i] = b - 0.5 * (a + next);
        out[row * n + i] = a + 0.25 * (b - 0.5 * (a + next));
    }
}

// What of an image lies in a circle, with a filter and an edge.
kernel void image_turn(read_only image2d_t in, write_only image2d_t out, sampler_t s, float c, float d) {
    int2 p = (int2)(get_global_id(0), get_global_id(1));
    float2 at = convert_float2(p) - 16.0f;
    float2 from = (float2)(at.x * c - at.y * d, at.x * d + at.y * c) + 16.5f;
    float4 colour = read_imagef(in, s, from);
    write_imagef(out, p, colour * (dot(at, at) < 200 ? 1.0f : 0.5f));
}

constant sampler_t exact = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;
kernel void image_sharpen(read_only image2d_t in, write_only image2d_t out, float amount) {
    int2 p = (int2)(get_global_id(0), get_global_id(1));
    float4 center = read_imagef(in, exact, p), sum = 0;
    for (int j = -1; j <= 1; ++j)
        for (int i = -1; i <= 1; ++i)
            sum += read_imagef(in, exact, p + (int2)(i, j));
    write_imagef(out, p, center + (center - sum / 9) * amount);
}

// Within the image and beyond its edges, at whole places and at others.
kernel void image_near(read_only image2d_t in, write_only image2d_t out, sampler_t s, global float4 *sums) {
    int2 p = (int2)(get_global_id(0), get_global_id(1));
    float4 sum = 0;
    for (int i = -3; i <= 3; ++i)
        sum += read_imagef(in, s, p + i) + 0.5f * read_imagef(in, s, convert_float2(p) + 0.75f * i);
    sums[p.y * get_global_size(0) + p.x] = sum;
    if (p.x < get_image_width(out))
        write_imagef(out, p, sum * 0.25f - 0.5f);
}

// Far beyond each edge too, which is the pixel at the edge, with one channel or with four.
kernel void image_edges(read_only image2d_t in, write_only image2d_t out, global float4 *sums) {
    int2 p = (int2)(get_global_id(0), get_global_id(1));
    int far = p.x & 1 ? 4000 - p.y : p.y - 4000;
    float4 sum = read_imagef(in, exact, p) + 2.0f * read_imagef(in, exact, p - 3) + 3.0f * read_imagef(in, exact, p + 5);
    sum += 4.0f * read_imagef(in, exact, (int2)(far, p.y)) + 5.0f * read_imagef(in, exact, (int2)(p.x, far));
    sum += 6.0f * read_imagef(in, exact, convert_float2(p) - 2.5f) + 7.0f * read_imagef(in, exact, (float2)(p.x * 100.0f, p.y * -100.0f));
    sums[p.y * get_global_size(0) + p.x] = sum;
    if (p.x < get_image_width(out))
        write_imagef(out, p, sum * 0.125f);
}

kernel void image_counts(read_only image2d_t in, global uint *bins, int width, int height) {
    int x = get_global_id(0), y = get_global_id(1);
    if (x < width && y < height) {
        uint4 p = read_imageui(in, (int2)(x, y));
        atomic_inc(&bins[p.x & 63]);
    }
}

kernel void volume_ray(read_only image3d_t volume, global float *out, sampler_t s, int steps) {
    float2 at = (float2)(get_global_id(0) + 0.5f, get_global_id(1) + 0.5f) / (float2)(get_global_size(0), get_global_size(1));
    float sum = 0, left = 1;
    for (int i = 0; i < steps && left > 0.01f; ++i) {
        float f = read_imagef(volume, s, (float4)(at, (i + 0.5f) / steps, 0)).x;
        sum += left * f;
        left *= 1 - 0.3f * f;
    }
    out[get_global_id(1) * get_global_size(0) + get_global_id(0)] = sum;
}

kernel void says(global const int *v, int least) {
    int i = get_global_id(0);
    if (v[i] >= least)
        printf("item %d has %d, %5.2f %s\n", i, v[i], v[i] * 0.25f, v[i] & 1 ? "odd" : "even");
    else if (v[i] == 0)
        printf("none at %d: %v4d\n", i, (int4)(i, 2, 3, 4));
}

kernel void atomics(volatile global int *o, global const int *in, volatile local int *t) {
    int x = in[get_global_id(0)], l = get_local_id(0);
    if (l < 4)
        t[l] = l == 2 ? -1 : 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    atomic_or(&t[0], 1 << (x & 31));
    atomic_xor(&t[1], x);
    atomic_and(&t[2], ~(1 << (x & 7)));
    atomic_max(&t[3], x);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l == 0) {
        atomic_add(&o[0], t[0]);
        atomic_sub(&o[1], t[1]);
        atomic_xor(&o[2], t[2]);
        atomic_min(&o[3], -t[3]);
        atomic_inc(&o[4]);
        atomic_dec(&o[5]);
    }
}

kernel void c11_atomics(global atomic_uint *o, global const uint *in, global atomic_int *most) {
    uint x = in[get_global_id(0)];
    atomic_fetch_add_explicit(&o[x & 7], x, memory_order_relaxed, memory_scope_device);
    atomic_fetch_max_explicit(most, (int)x, memory_order_relaxed, memory_scope_device);
}

// Pointers that are chosen, and constants of the program.
constant float4 palette[4] = {(float4)(0, 0, 0, 1), (float4)(1, 0, 0, 1), (float4)(0, 1, 0, 1), (float4)(1, 1, 1, 0)};
kernel void chosen(global const float4 *a, global const float4 *b, global float4 *out, global const int *which) {
    int i = get_global_id(0), w = which[i];
    global const float4 *from = w & 1 ? a : b;
    out[i] = (w & 2 ? from[i] : from[i / 2]) * palette[w & 3] + palette[(w >> 2) & 3].wzyx;
}

typedef struct { float8 m; float3 origin; int2 size; uchar flags; } view;
kernel void by_view(view v, global const float3 *in, global float3 *out, global uchar *seen) {
    int i = get_global_id(0);
    float3 p = vload3(i, (global const float *)in) - v.origin;
    p = (float3)(dot(p, v.m.s012), dot(p, v.m.s345), p.z * v.m.s7);
    bool inside = all(isless(fabs(p.xy), convert_float2(v.size))) && (v.flags & 4);
    seen[i] = inside;
    out[i] = inside ? normalize(p) : cross(p, v.origin);
}

// The mean along the rows of an image of four channels: the first dimension has the rows, the second what lies in them side by side.
kernel void box_along_rows(global const float4 *in, global float4 *out, int width, int radius) {
    int y = get_global_id(0), x = get_global_id(1);
    float4 sum = 0;
    if (x < width) {
        for (int i = -radius; i <= radius; ++i)
            sum += in[y * (width + 2 * radius) + x + radius + i];
        out[y * width + x] = sum / (2 * radius + 1);
    }
}

// Colours of floats as bytes, to the nearest, and levels as 16 bits, rounded down; whatever is beyond is at the end.
kernel void to_bytes(global const float4 *in, global uchar4 *out, global short4 *levels) {
    int i = get_global_id(0);
    float4 x = in[i];
    out[i] = convert_uchar4_sat_rte(255 * x.zyxw);
    levels[i] = convert_short4_sat_rtn(x * 20000 - 5000);
}

// How well places fit that lie around each work-item's: bytes of an image at numbers that it keeps, by differences to two brightnesses.
kernel void likelihood(global const uchar *image, global const float *xs, global const float *ys, global const int *around, global int *kept, global float *fit, int count, int points, int width, int size) {
    int i = get_global_id(0);
    if (i >= count)
        return;
    for (int k = 0; k < points; ++k) {
        int at = abs(((int)xs[i] + around[2 * k + 1]) * width + (int)ys[i] + around[2 * k]);
        kept[i * points + k] = at < size ? at : 0;
    }
    float sum = 0;
    for (int k = 0; k < points; ++k) {
        float value = image[kept[i * points + k]];
        sum += (pow(value - 100, 2) - pow(value - 228, 2)) / 50.0f;
    }
    fit[i] = sum / points;
}

// Levels that grow slowly, as sensors and networks have them: each step is another function of the one before.
kernel void levels(global const float *in, global float *out, global float *angles, int count) {
    int i = get_global_id(0), size = get_global_size(0);
    if (i >= count)
        return;
    float x = in[i], share = x / (2 + fabs(x)), grown = acosh(1 + fabs(x));
    out[i] = asinh(x) + atanh(share) * grown;
    out[size + i] = tan(share) + cbrt(x) + rootn(1 + fabs(x), 3 + (i & 3)) + tanpi(share * 0.25f);
    out[2 * size + i] = ldexp(share, (i & 7) - 4) + logb(1 + fabs(x)) + ilogb(2 + fabs(x)) + fdim(x, grown) + maxmag(x, grown);
    angles[i] = asinpi(share) + acospi(share) + atanpi(x) + atan2pi(x, grown + 0.5f);
    angles[size + i] = remainder((int)(x * 64), 7.0f);
}
