// What text.py looks at the text of.
kernel void quotients(global float *x) {
    int i = get_global_id(0);
    x[i] = sqrt(x[i]) / x[i + 100];
}
constant uchar places[24] = {10, 7, 11, 17, 18, 3, 5, 16, 8, 21, 24, 4, 15, 23, 19, 13, 12, 2, 20, 14, 22, 9, 6, 1};
kernel void by_table(global ulong *x, int rounds) {
    ulong s[25], t;
    int g = get_global_id(0);
    for (int i = 0; i < 25; ++i)
        s[i] = x[g * 25 + i];
    for (int r = 0; r < rounds; ++r) {
        t = s[1];
        for (int i = 0; i < 24; ++i) {
            ulong u = s[places[i]];
            s[places[i]] = rotate(t, (ulong)i) ^ r;
            t = u;
        }
    }
    for (int i = 0; i < 25; ++i)
        x[g * 25 + i] = s[i];
}
kernel void by_argument(global ulong *x, int at, int rounds) {
    ulong s[25];
    for (int i = 0; i < 25; ++i)
        s[i] = x[i];
    for (int r = 0; r < rounds; ++r)
        s[places[(at + r) % 24]] += s[r % 25];
    for (int i = 0; i < 25; ++i)
        x[i] = s[i];
}
kernel void sum(global float *x, global const float *y, int n) {
    float sum = 0;
    for (int i = 0; i < n; ++i)
        sum += y[i];
    x[get_global_id(0)] = sum;
}
kernel void row(global float *x, global const float *y, int n) {
    int first = (int)get_global_id(0) * n;
    float sum = 0;
    for (int i = 0; i < n; ++i)
        sum += y[first + i];
    x[get_global_id(0)] = sum;
}
kernel void parts(global int *x, global uint *y, global long *z) {
    size_t i = get_global_id(0);
    x[i] = x[i] / 2 + x[i] % 7;
    y[i] = y[i] / 10 + y[i] % 12;
    z[i] = z[i] / 1000 + i % 3;
}
kernel void apart(global float *x, local float *y) {
    int l = get_local_id(0);
    float sum = 0;
    for (int i = 0; i < l; ++i)
        sum += y[i];
    x[get_global_id(0)] = sum;
}
kernel void two_sines(global float *x, global const float *y) {
    int i = get_global_id(0);
    float c, s = sincos(y[i], &c);
    x[i] = s * c + sin(y[i + get_global_size(0)]);
}
kernel void chase(global int *x, global const int *next, int n) {
    int at = 0;
    for (int i = 0; i < n; ++i)
        at = next[at];
    x[get_global_id(0)] = at;
}
kernel void powers(global float *x) {
    int i = get_global_id(0);
    x[i] = exp(x[i]) + exp2(x[i + 1]) + exp10(x[i + 2]) + tanh(x[i + 3]) + erf(x[i + 4]) + erfc(x[i + 5]);
}
kernel void turns(global float *x) {
    int i = get_global_id(0);
    float c, s = sincos(x[i], &c);
    x[i] = s - c;
}
constant sampler_t exact = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;
kernel void pixels(read_only image2d_t in, read_only image3d_t deep, sampler_t s, write_only image2d_t out) {
    int2 at = (int2)(get_global_id(0), get_global_id(1));
    write_imagef(out, at, read_imagef(in, exact, at) + read_imagef(deep, s, (float4)(0.5f)));
}
kernel void sharpen(read_only image2d_t in, write_only image2d_t out) {
    int2 at = (int2)(get_global_id(0), get_global_id(1));
    float4 sum = read_imagef(in, exact, at);
    for (int i = -1; i <= 1; ++i)
        sum += read_imagef(in, exact, at + (int2)(i, 0)) * sum.y;
    write_imagef(out, at, sum);
}
kernel void rests(global float *x) {
    int i = get_global_id(0);
    x[i] = fmod(x[i], 6.0f);
}
kernel void cases(global const uchar *text, global uint *out, int n) {
    uint crc = 1;
    for (int i = 0; i < n; ++i) {
        uchar c = text[i];
        switch (c & 7) {
        case 0: crc ^= c; break;
        case 1: crc += c * 3;
        case 2: crc ^= crc >> 7; break;
        case 5: crc = ~crc; break;
        default: crc = rotate(crc, 5u) + c;
        }
    }
    out[get_global_id(0)] = crc;
}
kernel void turning(global const uint *x, global uint *y, int n) {
    uint a = x[0], b = x[1], c = x[2];
    for (int i = 0; i < n; ++i) {
        uint t = a * 5 + b;
        a = b ^ c;
        b = c + i;
        c = t;
    }
    y[0] = a;
    y[1] = b;
    y[2] = c;
}
kernel void strided(global float *x, global const float *y, int n) {
    float sum = 0;
    for (int i = get_global_id(0); i < n; i += get_global_size(0))
        sum += y[i];
    x[get_global_id(0)] = sum;
}
kernel void digits(global uint *x, global const uint *y, int n) {
    uint counts[16] = {0};
    for (int i = get_local_id(0); i < n; i += get_local_size(0))
        counts[y[i] & 15]++;
    for (int i = 0; i < 16; ++i)
        x[i * get_global_size(0) + get_global_id(0)] = counts[i];
}
kernel void beside(global float *x, local float *y, global const int *at) {
    int i = at[get_global_id(0)], line = at[i];
    x[0] = y[i] + y[i + 1] + y[i + 17];
    x[1] = y[(uint)(i + line) + 3u];
}
static float of_tile(local float *y, int line, int place, int turned) {
    return turned ? y[place * 17 + line] : y[line * 17 + place];
}
kernel void tile(global float *x, local float *y, int n) {
    int l = get_local_id(0);
    float sum = 0;
    for (int k = 0; k < n; k += 16) {
        y[l] = x[l + k];
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int m = 0; m < 16; ++m)
            sum += of_tile(y, m, l, 0) * of_tile(y, m, l, 1) + of_tile(y, m, l + 1, 1) * of_tile(y, m, l + 2, 1) +
                   of_tile(y, m, l + 3, 1) * of_tile(y, m, l + 4, 1);
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    x[get_global_id(0)] = sum;
}
kernel void lines(global float *x, local float *y, int n) {
    int l = get_local_id(0);
    float sum = 0;
    for (int i = 0; i < n; i += 2)
        sum += y[i * 64 + l] * y[(i + 1) * 64 + l];
    x[get_global_id(0)] = sum;
}
kernel void meeting(global float *restrict x, global const float *restrict y, local float *t, int n) {
    int l = get_local_id(0);
    float sum = x[l];
    for (int i = 0; i < n; ++i) {
        t[l] = y[i * 64 + l];
        barrier(CLK_LOCAL_MEM_FENCE);
        sum += t[l ^ 1];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    x[l] = sum;
}
kernel void meeting_alike(global float *x, global const float *y, local float *t, int n) {
    int l = get_local_id(0);
    float sum = x[l];
    for (int i = 0; i < n; ++i) {
        t[l] = y[i * 64 + l];
        barrier(CLK_LOCAL_MEM_FENCE);
        sum += t[l ^ 1];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    x[l] = sum;
}
kernel void spread(local float *y, int n) {
    int at = n * (int)get_local_id(0) - 1;
    y[at + (at >> 5)] = 1;
}
kernel void running(global int *x, int n) {
    int sum = 0;
    for (int i = (int)get_global_id(0); i < n; i += 64) {
        int one = x[i];
        x[i] = sum;
        sum += one;
    }
}
kernel void angles(global float *x) {
    int i = get_global_id(0);
    x[i] = atan(x[i]) + atan2(x[i + 1], x[i + 2]) + asin(x[i + 3]) + acos(x[i + 4]) + tan(x[i + 5]);
}
float of_packed(global const float *restrict x, int i, int j, int upper) {
    int place = upper ? (i <= j ? (j + 1) * j / 2 + i : (i + 1) * i / 2 + j) : i >= j ? (63 - j) * j / 2 + i : (63 - i) * i / 2 + j;
    return x[place];
}
kernel void packed(global float *y, global const float *restrict x, int n, int upper) {
    int g = get_global_id(0);
    float sum = 0;
    for (int i = 0; i < n; i += 4)
        sum += of_packed(x, i, g, upper) * y[i] + of_packed(x, i + 1, g, upper) + of_packed(x, i + 2, g, upper) + of_packed(x, i + 3, g, upper);
    y[g] = sum;
}
// A body that is longer than what is inlined wherever it is called.
#define STEP(i) s = (s ^ x[(s + (i)) & 255]) * 5u + (s >> ((i) % 7));
#define STEPS(i) STEP(i) STEP(i + 1) STEP(i + 2) STEP(i + 3) STEP(i + 4) STEP(i + 5) STEP(i + 6) STEP(i + 7)
#define MORE_STEPS(i) STEPS(i) STEPS(i + 8) STEPS(i + 16) STEPS(i + 24) STEPS(i + 32) STEPS(i + 40) STEPS(i + 48) STEPS(i + 56)
kernel void long_body(global uint *y, global const uint *restrict x) {
    uint s = get_global_id(0);
    MORE_STEPS(0) MORE_STEPS(1) MORE_STEPS(2) MORE_STEPS(3)
    y[get_global_id(0)] = s;
}
kernel void triangle(global float *y, global const float *restrict x, int n) {
    int g = get_global_id(0);
    float sum = 0;
    for (int i = 0; i < n; i += 4)
        for (int j = 0; j < 4; ++j)
            sum += (i + j <= g ? x[(i + j) * n + g] : 0) * y[i + j];
    y[g] = sum;
}
kernel void products(global float4 *x, global const float2 *y, local float2 *z) {
    int i = get_global_id(0), l = get_local_id(0);
    float sum = x[i].x * y[i].x - x[i].w * y[i].y + x[i].y * x[i].z;
    z[l] = y[i + 1];
    barrier(CLK_LOCAL_MEM_FENCE);
    x[i].z = sum + z[l ^ 1].x * z[l ^ 1].y;
}
kernel void doubles(global double *x) {
    int i = get_global_id(0);
    x[i] = exp(x[i]) + log(x[i + 1]) + atan(x[i + 2]) + tanh(x[i + 3]) + exp10(x[i + 4]);
}
kernel void setting(global int *x, int n) {
    int counts[64];
    for (int i = 0; i < n; ++i)
        counts[i] = 0;
    counts[x[0] & 63] += 1;
    x[1] = counts[x[2] & 63];
}

// Atomic functions of OpenCL 1.2, in a loop that work-items leave at different times, and barriers in a loop behind it.
kernel void waits(global uint *sums, global uint *out, local uint *part, int n) {
    int l = get_local_id(0);
    part[l] = out[get_global_id(0)];
    if (l < 9) {
        uint old = sums[l & 3], seen;
        do {
            seen = old;
            old = atomic_cmpxchg(sums + (l & 3), seen, seen * 3 + l);
        } while (old != seen);
        atomic_inc(part + 8);
    }
    for (int i = 0; i < n; ++i) {
        barrier(CLK_LOCAL_MEM_FENCE);
        uint next = part[(l * 7 + i) % 16];
        barrier(CLK_LOCAL_MEM_FENCE);
        part[l] += next;
    }
    out[get_global_id(0)] = part[l];
}
