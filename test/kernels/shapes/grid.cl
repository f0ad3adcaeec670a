// Stencils, images in buffers, particles.

kernel void hotspot(int steps, global const float *power, global const float *from, global float *to, int columns, int rows, float cap, float rx, float ry,
                    float rz) {
    local float t[18][18];
    int x = get_local_id(0), y = get_local_id(1), gx = get_group_id(0) * 16 + x - 1, gy = get_group_id(1) * 16 + y - 1;
    bool inside = gx >= 0 && gx < columns && gy >= 0 && gy < rows;
    if (inside)
        t[y][x] = from[gy * columns + gx];
    barrier(CLK_LOCAL_MEM_FENCE);
    int n = gy - 1 < 0 ? y : y - 1, s = gy + 1 >= rows ? y : y + 1, w = gx - 1 < 0 ? x : x - 1, e = gx + 1 >= columns ? x : x + 1;
    if (inside && x > 0 && x < 17 && y > 0 && y < 17)
        to[gy * columns + gx] = t[y][x] + cap * (power[gy * columns + gx] + (t[s][x] + t[n][x] - 2 * t[y][x]) * ry + (t[y][e] + t[y][w] - 2 * t[y][x]) * rx +
                                                 (80.0f - t[y][x]) * rz);
}

#define AT(x, y, z) ((x) + nx * ((y) + ny * (z)))
kernel void stencil_3d(float c0, float c1, global const float *a, global float *b, int nx, int ny, int nz) {
    int i = get_global_id(0) + 1, j = get_global_id(1) + 1, k = get_global_id(2) + 1;
    if (i < nx - 1)
        b[AT(i, j, k)] = c1 * (a[AT(i, j, k + 1)] + a[AT(i, j, k - 1)] + a[AT(i, j + 1, k)] + a[AT(i, j - 1, k)] + a[AT(i + 1, j, k)] + a[AT(i - 1, j, k)]) -
                         a[AT(i, j, k)] * c0;
}

kernel void jacobi_1d(global float *a, global const float *b, int n) {
    int i = get_global_id(0);
    if (i > 0 && i < n - 1)
        a[i] = 0.33333f * (b[i - 1] + b[i] + b[i + 1]);
}

constant float taps[17] = {0.01f, 0.02f, 0.03f, 0.05f, 0.07f, 0.08f, 0.09f, 0.1f, 0.1f, 0.1f, 0.09f, 0.08f, 0.07f, 0.05f, 0.03f, 0.02f, 0.01f};
// Rows of a separable filter: what lies beside the group's part is read as well.
kernel void convolve_rows(global float *out, global const float *in, int width) {
    local float row[64 + 16];
    int l = get_local_id(0), x = get_global_id(0), y = get_global_id(1);
    for (int i = l; i < 80; i += 64) {
        int at = (int)(get_group_id(0) * 64) + i - 8;
        row[i] = at >= 0 && at < width ? in[y * width + at] : 0;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    float sum = 0;
    for (int k = 0; k < 17; ++k)
        sum += taps[k] * row[l + k];
    out[y * width + x] = sum;
}

// Pixels as bytes: three channels, clamped at the edges.
kernel void blur_bytes(global const uchar *in, global uchar *out, int width, int height, int radius) {
    int x = get_global_id(0), y = get_global_id(1);
    if (x >= width || y >= height)
        return;
    int3 sum = 0;
    for (int j = -radius; j <= radius; ++j)
        for (int i = -radius; i <= radius; ++i)
            sum += convert_int3(vload3(clamp(y + j, 0, height - 1) * width + clamp(x + i, 0, width - 1), in));
    int count = (2 * radius + 1) * (2 * radius + 1);
    vstore3(convert_uchar3_sat((sum + count / 2) / count), y * width + x, out);
}

kernel void bilateral(global const float4 *in, global float4 *out, int width, int height, int radius, float range) {
    int x = get_global_id(0), y = get_global_id(1);
    if (x < width && y < height) {
        float4 center = in[y * width + x], sum = 0;
        float weights = 0;
        for (int j = max(y - radius, 0); j <= min(y + radius, height - 1); ++j)
            for (int i = max(x - radius, 0); i <= min(x + radius, width - 1); ++i) {
                float4 p = in[j * width + i], d = p - center;
                float w = native_exp(-((i - x) * (i - x) + (j - y) * (j - y)) * 0.1f) * exp(-dot(d, d) * range);
                sum += w * p;
                weights += w;
            }
        out[y * width + x] = sum / weights;
    }
}

// The middle of nine by exchanges.
#define ORDER(a, b) { float low = fmin(a, b); b = fmax(a, b); a = low; }
kernel void median(global const float *in, global float *out, int width) {
    int x = get_global_id(0) + 1, y = get_global_id(1) + 1;
    float p[9];
    for (int i = 0; i < 9; ++i)
        p[i] = in[(y + i / 3 - 1) * width + x + i % 3 - 1];
    for (int i = 0; i < 5; ++i)
        for (int j = i + 1; j < 9; ++j)
            ORDER(p[i], p[j]);
    out[y * width + x] = p[4];
}

// Colours: one space to another, with a table of curves.
kernel void colours(global const uchar4 *in, global uchar4 *out, global const ushort *curve, float saturation) {
    int i = get_global_id(0);
    float4 p = convert_float4(in[i]) / 255.0f;
    float v = max(p.x, max(p.y, p.z)), c = v - min(p.x, min(p.y, p.z)), h = 0;
    if (c > 0) {
        if (v == p.x)
            h = fmod((p.y - p.z) / c + 6.0f, 6.0f);
        else if (v == p.y)
            h = (p.z - p.x) / c + 2.0f;
        else
            h = (p.x - p.y) / c + 4.0f;
    }
    c *= saturation;
    float x = c * (1 - fabs(fmod(h, 2.0f) - 1)), m = v - c;
    float3 rgb = h < 1 ? (float3)(c, x, 0) : h < 2 ? (float3)(x, c, 0) : h < 3 ? (float3)(0, c, x) : h < 4 ? (float3)(0, x, c) : h < 5 ? (float3)(x, 0, c) : (float3)(c, 0, x);
    uchar4 q = convert_uchar4_sat_rte((float4)(rgb + m, p.w) * 255.0f);
    out[i] = (uchar4)(curve[q.x] >> 8, curve[q.y] >> 8, curve[q.z] >> 8, q.w);
}

kernel void sobel(global const uchar *in, global short2 *out, int width, int height) {
    int x = get_global_id(0), y = get_global_id(1);
    if (x < 1 || y < 1 || x >= width - 1 || y >= height - 1)
        return;
    global const uchar *p = in + y * width + x;
    int a = p[-width - 1], b = p[-width], c = p[-width + 1], d = p[-1], f = p[1], g = p[width - 1], h = p[width], i = p[width + 1];
    out[y * width + x] = (short2)(c + 2 * f + i - a - 2 * d - g, g + 2 * h + i - a - 2 * b - c);
}

typedef struct { float4 position; float3 speed; int kind; } body;
kernel void bodies(global const body *in, global body *out, local float4 *near, int n, float step) {
    int i = get_global_id(0), l = get_local_id(0);
    body b = in[i];
    float3 force = 0;
    for (int t = 0; t < n; t += get_local_size(0)) {
        near[l] = in[t + l].position;
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int j = 0; j < get_local_size(0); ++j) {
            float3 d = near[j].xyz - b.position.xyz;
            float r = dot(d, d) + 0.01f;
            force += d * (near[j].w * rsqrt(r) / r);
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (b.kind & 1)
        b.speed += force * step;
    b.position.xyz += b.speed * step;
    out[i] = b;
}

// What every work-item does alike below a condition of the arguments.
kernel void phases(global const float4 *k, global const float *x, global float2 *out, int n, int wanted) {
    int i = get_global_id(0);
    float at = x[i], re = 0, im = 0;
    for (int j = 0; j < n; ++j)
        if (j < wanted) {
            float a = 6.2831853f * (k[j].x * at + k[j].y), c;
            im += k[j].w * sincos(a, &c);
            re += k[j].w * c;
        }
    out[i] = (float2)(re, im);
}

kernel void mandelbrot(global int *out, int width, float step, int most) {
#pragma OPENCL FP_CONTRACT OFF
    float cx = get_global_id(0) * step - 2, cy = get_global_id(1) * step - 1, x = 0, y = 0;
    int n = 0;
    while (n < most && x * x + y * y < 4) {
        float t = x * x - y * y + cx;
        y = 2 * x * y + cy;
        x = t;
        ++n;
    }
    out[get_global_id(1) * width + get_global_id(0)] = n;
}

// What the table has for a step is read only where a work-item takes that: behind the first there is nothing.
kernel void far_table(global const float *x, global const float *table, global float *out, int n, long far) {
    int i = get_global_id(0);
    float sum = 0;
    for (int k = 0; k < 4; ++k)
        if (i + 64 * k < n) {
            float weight = table[k * far];
            sum += (x[i + 64 * k] - weight) * weight;
        }
    out[i] = sum;
}

// Pixels of four numbers at the edges of an image, where neighbours are the edge itself.
float4 pixel_at(global const float4 *in, int x, int y, int width, int height) {
    return in[clamp(y, 0, height - 1) * width + clamp(x, 0, width - 1)];
}

kernel void outlines(global const float4 *in, global float4 *out, int width, int height) {
    int x = get_global_id(0), y = get_global_id(1);
    float4 across = pixel_at(in, x + 1, y, width, height) - pixel_at(in, x - 1, y, width, height);
    float4 down = pixel_at(in, x, y + 1, width, height) - pixel_at(in, x, y - 1, width, height);
    float4 edge = 0.5f + (across + down) / 8;
    edge.w = pixel_at(in, x, y, width, height).w;
    out[y * get_global_size(0) + x] = edge;
}

// What a table says is taken from one place and put into another, members at a time, by those for whom there is something.
kernel void by_index(global const int *from, global const int *to, global const float4 *a, global const double2 *b, global const float2 *c,
                     global const float *packed, global float4 *p, global double2 *q, global float2 *r, global float *s, int n) {
    int i = get_global_id(0), k = from[i], m = to[i];
    if (k < n) {
        float4 v = a[k];
        p[m] = v.wzyx;
        q[m] = b[k] + b[n - 1 - k].yx;
        r[m] = (float2)(c[k].x - v.x, c[k].y + v.y);
        s[3 * m] = packed[3 * k + 2];
        s[3 * m + 1] = packed[3 * k] + packed[3 * k + 1];
        s[3 * m + 2] = packed[3 * k + 1];
    }
}

// Members are read again behind a write that may be to the same place.
kernel void read_again(global const int *from, global float4 *a, global float4 *out, int n) {
    int i = get_global_id(0), k = n * i + from[i];
    float x = a[k].x, y = a[k].y;
    a[k].z = x + y;
    a[k].x = y;
    float4 now = a[k];
    out[i] = now + (float4)(x, y, x, y);
}

// Rates of reactions, whose functions of double take most: some reach a limit, and some only where it is warm.
kernel void rates(global const double *warmth, global const double *amount, global double *rate, int n) {
    int i = get_global_id(0), size = get_global_size(0);
    double t = warmth[i], log_of = log(t), by = 1 / t, sum = 0;
    for (int k = 0; k < n; ++k) {
        double fast = exp(3.2 + 0.1 * k + 0.7 * log_of - 1.9 * by), slow = exp(1.1 * log_of - (2.5 + k) * by);
        double ratio = slow * amount[k * size + i] / fast, limit = log10(fmax(0.4 * exp(-t / 0.9) + 0.6 * exp(-t / 4.1), 1e-30));
        double less = log10(ratio + 1e-30) - 0.4 - 0.67 * limit, width = 0.75 - 1.27 * limit - 0.14 * less;
        double made = fast * ratio / (1 + ratio) * pow(10.0, limit / (1 + less * less / (width * width)));
        if (t > 1)
            made *= 0.5 + atan(made - 1) * 0.318309886183790671538;
        rate[k * size + i] = made;
        sum += made * sin(t * k) + cos(made);
    }
    rate[n * size + i] = sum;
}

// A field moved by differences of another: who is on a border has nothing to do, and some only where the field falls.
kernel void field_step(global float *field, global const float *by, global float *most, int width, int height) {
    int x = get_global_id(0), y = get_global_id(1), i = y * width + x;
    if (x < width && y < height && x > 0) {
        float d = by[i] - by[i - 1], e = field[i] - 0.5 * d;
        field[i] = e;
        if (d < 0 && most[i] < e)
            most[i] = e + by[i];
    }
}
