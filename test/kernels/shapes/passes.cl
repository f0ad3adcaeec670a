// What is done to a module once LLVM has made vectors of its loops (lib/compile): reads under a mask that is full mostly, one address that
// some work-items read, components that lie together, neighbours that LLVM does not know for such.
#pragma OPENCL EXTENSION cl_khr_fp64 : enable

// ---- under masks ----
kernel void below(global const float *a, global const float *b, global float *c, global float *d, int n) {
    int i = get_global_id(0);
    if (i < n) {
        float x = a[i] * 2, y = b[i] + x;
        c[i] = y;
        d[i] = c[i] - x * b[i];
    }
}
// Several masks, of elements of several widths, and what comes out of the part.
kernel void below_several(global const uchar *a, global const ulong *b, global const int *c, global int *d, global ulong *e, int4 n, int m) {
    int i = get_global_id(0);
    int x = 0;
    ulong y = 3;
    if (i < n.x) x += a[i];
    if (i < n.y) y += b[i];
    if (i < n.z) x += c[i] * 5;
    if (i < n.w) y ^= b[i] * 7;
    if (i > m) x ^= c[i] << 3;
    if (i != m + 40) d[i] = x;
    e[i] = y + x;
}
kernel void one_by_one(global const int *a, global const int *b, global int *c, int n) {
    int i = get_global_id(0), x = b[i];
    if ((a[i] & 3) != 2) {
        x += c[i] * 3;
        c[i] = x;
        if (i < n)
            c[i] = c[i] + a[i];
    }
    if (x & 1)
        c[i] ^= b[i];
}
kernel void below_sums(global const float *a, global const float *b, global float *c, int n, int width, int turns) {
    int i = get_global_id(0);
    float s = 0, t = 1;
    for (int k = 0; k < turns; ++k) {
        int at = i + k - 2;
        if (at >= 0 && at < n) {
            s += a[at + k * width] * b[k];
            t = s - b[k] * a[at];
        }
    }
    c[i] = s + t;
}

// ---- one address ----
#define ONE_ADDRESS(NAME, T)                                                                                  \
    kernel void NAME(global const T *a, global const T *table, global T *c, int at, int n) {                  \
        int i = get_global_id(0);                                                                             \
        T x = a[i];                                                                                           \
        if (i < n)                                                                                            \
            x += table[at];                                                                                   \
        else if (i > n + 70)                                                                                  \
            x = (T)(x * table[at & 3]);                                                                       \
        c[i] = x;                                                                                             \
    }
ONE_ADDRESS(one_char, uchar)
ONE_ADDRESS(one_short, ushort)
ONE_ADDRESS(one_int, uint)
ONE_ADDRESS(one_long, ulong)
ONE_ADDRESS(one_double, double)
kernel void one_weight(global const float *a, global const float *weights, global float *c, int n, int radius) {
    int i = get_global_id(0);
    float s = 0;
    for (int k = -radius; k <= radius; ++k)
        if (i + k >= 0 && i + k < n)
            s += a[i + k] * weights[k + radius];
    c[i] = s;
}

// ---- ones ----
kernel void ones(global const int *a, global const long *b, global int *c, global long *d, global short *e) {
    int i = get_global_id(0);
    int x = a[i];
    long y = b[i];
    c[4 * i] = (x ^ 5) + 1;
    c[4 * i + 1] = (x * 3) - 1;
    c[4 * i + 2] = ~x + 2;
    c[4 * i + 3] = (int)((uint)x >> 3) + (i & 1 ? 1 : -1);
    d[3 * i] = (y ^ 9) + 1;
    d[3 * i + 1] = y * 5 - 1;
    d[3 * i + 2] = y - 0xffffffffL;
    e[i] = (short)(e[i] + 1);
}
kernel void ones_of_all(global const uint *a, global uint *c, global ulong *d) {
    int i = get_global_id(0);
    uint x = a[i];
    for (int k = 0; k < 5; ++k) {
        x = (x ^ (x << 3)) + 1;
        x = (x ^ (x >> 5)) - 1;
    }
    c[i] = x + 1;
    d[i] = (ulong)x * x - 1;
}

// ---- choices ----
kernel void choices(global const int *a, global const float *b, global float *c, global int *d, int most) {
    int i = get_global_id(0), n = a[i] & 31, got = 7;
    float x = b[i], kept = x;
    for (int k = 0; k < most; ++k) {
        if (k == n)
            break;
        if (x > 6)
            continue;
        kept = x;
        got += k;
        x = x * 1.5f + 0.25f;
        if (x > 40)
            break;
    }
    c[i] = kept * 3 + x;
    d[i] = got;
}
kernel void choices_of_two(global const int *a, global int *c, int p, int q) {
    int i = get_global_id(0), x = a[i], y = a[i] >> 3;
    bool u = x > p, v = y < q, w = (x ^ y) & 1;
    int r = u ? x : (v ? x : y), s = u ? (v ? y : x) : x, t = u ? (u == w ? x : y) : y, z = u ? y : (w ? y : x * 3);
    int k = u ? (w ? x : y) : (w ? y : x), l = w ? (v ? 5 : x) : 5, m = v ? x : (u ? (w ? x : y) : x);
    c[i] = r + 3 * s + 5 * t + 7 * z + 11 * k + 13 * l + 17 * m;
}

// ---- components ----
kernel void of_four(global const float4 *in, global const int *from, global float *out) {
    int i = get_global_id(0);
    float4 v = in[from[i] & 255];
    out[i] = v.x + 3 * v.z; // and what lies between
}
kernel void last_first(global const float *in, global const int *from, global float *out) {
    size_t i = get_global_id(0), at = from[i] & 255;
    out[4 * i] = in[3 * at + 2];
    out[4 * i + 1] = in[3 * at];
    out[4 * i + 3] = in[3 * at + 1];
}
kernel void bytes_of(global const uchar *in, global const int *from, global ushort *out, global uchar *put) {
    int i = get_global_id(0), at = from[i] & 255, n = get_global_size(0);
    uchar16 v = vload16(at, in);
    out[i] = v.s0 + 3 * v.s1 + 5 * v.s2 + 7 * v.s3 + 11 * v.sf + 13 * v.s7 + v.se;
    int to = (i * 29) & (n - 1);
    put[5 * to] = v.s1;
    put[5 * to + 1] = v.s3;
    put[5 * to + 2] = v.s5;
    put[5 * to + 4] = v.s0;
}
kernel void shorts_of(global const ushort *in, global const int *from, global uint *out) {
    int i = get_global_id(0), at = from[i] & 255;
    uint s = 0;
    for (int k = 0; k < 5; ++k)
        s = s * 3 + in[5 * at + k];
    out[i] = s + in[5 * at + 6] * in[5 * at + 5];
}
kernel void six_of(global const short *in, global const int *from, global int *out) {
    int i = get_global_id(0);
    const int at = from[i] & 127;
    out[i] = in[6 * at] + 2 * in[6 * at + 1] + 3 * in[6 * at + 2] + 5 * in[6 * at + 3] + 7 * in[6 * at + 4] + 11 * in[6 * at + 5];
}
// Structures of which some are read: three, two behind one that is not, in an order of their own, of two types, and of two tables.
typedef struct { float a, b, c, d; int e, f; double g, h; } record;
kernel void of_records(global const record *one, global const record *two, global const int *from, global float *out, global double *more) {
    size_t i = get_global_id(0), at = from[i] & 127, by = (from[i] >> 8) & 127;
    float s = one[at].d + 3 * one[at].b + 5 * one[at].c;
    if (from[i] & 0x10000)
        s += 7 * two[at].b + 11 * two[at].a + one[by].a * two[by].d;
    out[i] = s + one[at].f * 2 + one[at].e * 3 + one[by].e;
    more[i] = one[at].h - two[at].g * 3 + two[at].h + one[by].g;
}
// Three of four, whose fourth is there, and two of four behind two that are not read.
kernel void some_of_four(global const float4 *in, global const int *from, global float *out) {
    size_t i = get_global_id(0), at = from[i] & 255, by = (from[i] >> 8) & 255;
    out[i] = in[at].z + 3 * in[at].y + 7 * in[at].x + 5 * in[by].w + 11 * in[by].z;
}
// Three that end where the memory does.
kernel void last_of_threes(global const float *in, global const int *from, global float *out, int n) {
    size_t i = get_global_id(0), at = (from[i] & 3) + n - 4;
    global const float *three = in + 3 * at;
    out[i] = three[0] + 3 * three[1] + 5 * three[2];
}
// Chains: where the next one lies is a component of the one before.
typedef struct { int next, value; } link;
kernel void chain(global const link *table, global int *out, int turns) {
    int i = get_global_id(0), at = i & 127, s = 0;
    for (int k = 0; k < turns; ++k) {
        s = s * 3 + table[at].value;
        at = table[at].next & 127;
    }
    link one = table[at], two = table[one.next & 127];
    out[i] = s + one.value * 5 + two.value * two.next;
}
// Written from the last to the first, three, and in turns at two places.
kernel void put_backwards(global const float *in, global float *out, int by) {
    size_t i = get_global_id(0), n = get_global_size(0), to = (i * by) & (n - 1);
    float x = in[i];
    out[5 * to + 3] = x;
    out[5 * to + 2] = x * 2;
    out[5 * to + 1] = x * 3;
    out[5 * to] = x * 5;
}
kernel void put_in_turns(global const int *in, global int *out, int by) {
    size_t i = get_global_id(0), n = get_global_size(0), to = (i * by) & (n - 1), at = (i * by + 7) & (n - 1);
    int x = in[i];
    out[3 * to] = x;
    out[3 * n + 2 * at] = x * 3;
    out[3 * to + 1] = x * 5;
    out[3 * n + 2 * at + 1] = x * 7;
    out[3 * to + 2] = x * 11;
}
kernel void put_twice(global const int *in, global int *out, int by) {
    size_t i = get_global_id(0), n = get_global_size(0), to = (i * by) & (n - 1);
    out[4 * to] = in[i];
    out[4 * to + 1] = in[i] * 3;
    out[4 * to + (in[i] & 1)] = in[i] * 5;
    out[4 * to + 2] = in[i] * 7;
    out[4 * to + 3] = out[4 * to] + out[4 * to + 1];
}
kernel void put_three_of_some(global const float *in, global float *out, int by, int n) {
    int i = get_global_id(0), to = (i * by) & 1023;
    if (in[i] > 0.25f && i < n)
        vstore3((float3)(in[i], in[i] * 2, 7), to, out);
}
typedef struct { float a, b, c, d; int e, f; double g, h; } written;
kernel void put_records(global const float *in, global written *out, int by) {
    size_t i = get_global_id(0), n = get_global_size(0), to = (i * by) & (n - 1);
    float x = in[i];
    out[to].d = x;
    out[to].c = x * 2;
    out[to].b = x * 3;
    out[to].f = (int)(x * 10);
    if (x > 0.5f) {
        out[to].g = x;
        out[to].h = x * 5;
    }
    out[to].a = 7;
}
// Written, and read again by a place that only the launch knows, and written.
kernel void put_and_read(global const int *in, global int *out, int by, int k) {
    size_t i = get_global_id(0), n = get_global_size(0), to = (i * by) & (n - 1);
    global int *at = out + 4 * to;
    at[0] = in[i];
    int x = at[k];
    at[1] = in[i] * 3;
    at[2] = x;
    int y = at[k + 1];
    at[3] = y * 5;
}
// What some read in two ways, each with its own mask; others' places are nowhere.
kernel void by_two_masks(global const float *in, global const int *from, global float *out, int n) {
    size_t i = get_global_id(0);
    int at = from[i];
    global const float *two = in + 2 * (size_t)at;
    float s = 1;
    if (at >= 0 && at < n && (at & 3))
        s += two[1] * 3;
    if (at >= 0 && at < n)
        s += two[0];
    out[i] = s;
}
kernel void of_those_there(global const float4 *in, global const int *from, global float *out, int n) {
    size_t i = get_global_id(0);
    int at = from[i];
    float s = i;
    if (at >= 0 && at < n) {
        float4 v = in[at];
        s = v.x + 3 * v.y + 5 * v.z + 7 * v.w;
    }
    out[i] = s;
}
kernel void put_where_there(global const float *in, global const int *to, global float *out, int n) {
    size_t i = get_global_id(0);
    int at = to[i];
    if (at >= 0 && at < n) {
        global float *four = out + 4 * (size_t)(at + i * 8);
        four[0] = in[i];
        four[1] = in[i] * 3;
        four[2] = in[i] * 5;
    }
}
kernel void put_doubles_where_there(global const double *in, global const int *to, global double *out, int n) {
    size_t i = get_global_id(0);
    int at = to[i];
    double a = in[i], b = a * 3, c = a * a, d = a + 1;
    if (at >= 0 && at < n) {
        global double *four = out + 4 * (size_t)(at + i * 8);
        four[0] = a;
        four[1] = b;
        four[2] = c;
        four[3] = d;
    }
    out[i * 32 + 31] = a + b * c - d;
}
// More reads with nothing between them than are looked at together.
kernel void many(global const float2 *in, global const int *from, global float *out) {
    size_t i = get_global_id(0), at = from[i];
    float s = 0;
#pragma unroll
    for (int k = 0; k < 80; ++k) {
        float2 v = in[(at * (2 * k + 1)) & 255];
        s = s * 0.5f + v.x - v.y * k;
    }
    out[i] = s;
}
// Two views of one table, and a place moved before and behind the index.
kernel void two_views(global const float *in, global const int *from, global float *out) {
    size_t i = get_global_id(0), at = from[i] & 255;
    global const float *moved = in + 300;
    out[i] = in[at] + 3 * ((global const float2 *)in)[at].y + 5 * moved[at] + 7 * moved[at + 1] + 11 * in[at + 1];
}
// One place by two pointers, of which only the launch knows; by 1 each writes its own.
kernel void put_over(global const int *in, global int *out, int by, int k) {
    size_t i = get_global_id(0), n = get_global_size(0), to = (i * by) & (n - 1);
    global int *at = out + 2 * to, *other = out + 2 * to + k;
    at[0] = in[i];
    other[0] = in[i] * 3;
    at[1] = in[i] * 5;
}
kernel void put_between(global const int *in, global int *out, int by, global int *more) {
    size_t i = get_global_id(0), n = get_global_size(0), to = (i * by) & (n - 1);
    out[2 * to] = in[i];
    int x = out[2 * i] * 3 + out[2 * i + 1];
    out[2 * to + 1] = in[i] * 5;
    more[i] = x;
}

// ---- neighbours ----
#define STRIDED(NAME, T, I)                                                                                   \
    kernel void NAME(global const T *a, global const T *b, global T *c, I x, I y, I z, I from, int n) {       \
        int i = get_global_id(0);                                                                             \
        if (i < n)                                                                                            \
            c[(I)i * z + (I)5] = a[(I)((I)i * x + from)] + 3 * b[(I)i * y];                                   \
    }
STRIDED(by_ints, float, int)
STRIDED(by_longs, int, long)
STRIDED(by_uints, double, uint)
// Indices that wrap.
kernel void wrapped_char(global const int *a, global int *c, int from, int by) {
    int i = get_global_id(0);
    c[i] = a[(uchar)(i + from)] + 3 * a[(uchar)(i * by)] + 5 * a[128 + (char)(i - from)];
}
kernel void wrapped_short(global const int *a, global int *c, int from, int by) {
    int i = get_global_id(0);
    c[i] = a[(ushort)(i + from)] + 3 * a[(ushort)(i * (ushort)by)] + 5 * a[32768 + (short)(i + from + 32768)];
}
kernel void put_wrapped(global const int *a, global int *c, int from) {
    int i = get_global_id(0);
    c[(ushort)(i + from)] = a[i];
    c[65536 + 32768 + (short)(i - from)] = a[i] * 3;
}
kernel void put_bytes(global const uchar *a, global uchar *c, int from, int by) {
    int i = get_global_id(0);
    c[(uchar)(i + from)] = a[i];
    c[256 + (ushort)((ushort)i * (ushort)by)] = a[i] + 1;
}
kernel void rows_of(global const float *a, global float *c, int width, int height, int stride) {
    int i = get_global_id(0), x = i % width, y = i / width;
    c[i] = a[y * stride + x] + 2 * a[min(y + 1, height - 1) * stride + max(x - 1, 0)] + 4 * a[(height - 1 - y) * stride + min(x + 1, width - 1)];
}
kernel void turned(global const float *a, global float *c, int n, int by) {
    int i = get_global_id(0);
    c[(n - 1 - i) * by] = a[(i ^ 1) * by] + a[(i | 8) * by] * 2 + a[i * by & 255] * 3 + a[(i * by) << 1 & 511] * 5;
}
kernel void some_strided(global const float *a, global const int *m, global float *c, int by, int n) {
    int i = get_global_id(0);
    float s = 0;
    if (m[i] & 1) {
        s = a[(i - 20) * by + n];
        c[i * by] = s;
    }
    c[1024 + i] = s;
}
// Along loops, whose index another loop goes on with.
kernel void along(global const float *a, global float *c, int by, int turns, int n) {
    int i = get_global_id(0);
    uint at = i * by, back = i;
    float s = 0;
    for (int k = 0; k < turns; ++k) {
        for (int j = 0; j < turns; ++j) {
            s += a[at & 1023] + a[back & 1023] * 3;
            at += n;
        }
        back = at + i;
    }
    c[i] = s;
}
kernel void along_short(global const float *a, global float *c, ushort by, int turns, ushort n) {
    int i = get_global_id(0);
    ushort at = (ushort)i, back = (ushort)i;
    float s = 0;
    for (int k = 0; k < turns; ++k) {
        for (int j = 0; j < turns; ++j) {
            s += a[at] + a[back] * 3;
            at += n;
        }
        back += n + by;
    }
    c[i] = s;
}
// Where a way joins that gives the same number to all, of a number that a loop goes on with.
kernel void nested(global const float *a, global const uint *flags, global float *c, int turns) {
    uint i = get_global_id(0), p = i;
    float s = 0;
    for (int k = 0; k < turns; ++k) {
        s = s * 2 + a[p];
        uint q = p;
        if (flags[k]) {
            q = flags[k];
            for (uint j = 0; j < flags[k + 1]; ++j)
                s += a[j];
        }
        p = q + i;
    }
    c[i] = s;
}
kernel void nested_loop(global const float *a, global const uint *flags, global float *c, int turns) {
    uint i = get_global_id(0), p = i;
    float s = 0;
    for (int k = 0; k < turns; ++k) {
        s = s * 2 + a[p];
        uint q = p;
        for (uint j = 0; j < flags[k]; ++j) {
            s += a[q];
            q = flags[j];
        }
        p = q + i;
    }
    c[i] = s;
}
// Of work-items that read and write nothing the number wraps.
kernel void wrapped_along(global const float *a, global const uint *m, global float *c, uint n, uint by, int turns) {
    uint i = get_global_id(0), p = i - n;
    float s = 0;
    for (int k = 0; k < turns; ++k) {
        if (m[i] >= n) {
            s = s * 2 + a[p];
            c[1024 + (size_t)p] = s;
        }
        p += by;
        for (uint j = 0; j < m[k]; ++j)
            s += a[j];
    }
    c[i] = s;
}
kernel void wrapped_along_signed(global const float *a, global const uint *m, global float *c, uint n, uint by, int turns) {
    uint i = get_global_id(0);
    int p = (int)(0x80000000u + i - n);
    a = (global const float *)((size_t)a + 0x200000000UL);
    float s = 0;
    for (int k = 0; k < turns; ++k) {
        if (m[i] >= n)
            s = s * 2 + a[p];
        p = (int)((uint)p + by);
        for (uint j = 0; j < m[k]; ++j)
            s += m[j];
    }
    c[i] = s;
}
kernel void wrapped_along_two(global const float2 *a, global const uint *m, global float *c, uint n, uint by, int turns) {
    uint i = get_global_id(0), p = i * by - n;
    float s = 0;
    for (int k = 0; k < turns; ++k) {
        if (m[i] >= n)
            s = s * 2 + ((global const float *)a)[p];
        p += by * 3;
        for (uint j = 0; j < m[k]; ++j)
            s += a[j].y;
    }
    c[i] = s;
}
