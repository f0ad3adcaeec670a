// OpenCL C as programs are written in it. Each kernel has a model in suites/opencl_c.c.

__kernel void reduce(__global const float *in, __global float *out, __local float *part, uint n) {
    uint l = get_local_id(0), i = get_global_id(0);
    float sum = 0;
    for (; i < n; i += get_global_size(0))
        sum += in[i];
    part[l] = sum;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint s = get_local_size(0) / 2; s > 0; s >>= 1) {
        if (l < s)
            part[l] += part[l + s];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (l == 0)
        out[get_group_id(0)] = part[0];
}

// Exclusive, within a group, up and down a tree.
__kernel void scan(__global const int *in, __global int *out) {
    __local int tree[64];
    int l = get_local_id(0), n = get_local_size(0), g = get_global_id(0), step = 1;
    tree[l] = in[g];
    for (int d = n >> 1; d > 0; d >>= 1, step <<= 1) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (l < d)
            tree[step * (2 * l + 2) - 1] += tree[step * (2 * l + 1) - 1];
    }
    if (l == 0)
        tree[n - 1] = 0;
    for (int d = 1; d < n; d <<= 1) {
        step >>= 1;
        barrier(CLK_LOCAL_MEM_FENCE);
        if (l < d) {
            int a = step * (2 * l + 1) - 1, b = step * (2 * l + 2) - 1, t = tree[a];
            tree[a] = tree[b];
            tree[b] += t;
        }
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    out[g] = tree[l];
}

#define TILE 8
__kernel __attribute__((reqd_work_group_size(TILE, TILE, 1))) void
matmul(__global const float *a, __global const float *b, __global float *c, int n) {
    __local float as[TILE][TILE], bs[TILE][TILE + 1];
    int x = get_local_id(0), y = get_local_id(1), col = get_global_id(0), row = get_global_id(1);
    float sum = 0;
    for (int t = 0; t < n; t += TILE) {
        as[y][x] = a[row * n + t + x];
        bs[y][x] = b[(t + y) * n + col];
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int k = 0; k < TILE; k++)
            sum = fma(as[y][k], bs[k][x], sum);
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    c[row * n + col] = sum;
}

__kernel void histogram(__global const uchar *in, uint n, __global uint *bins, __local uint *mine) {
    for (uint i = get_local_id(0); i < 256; i += get_local_size(0))
        mine[i] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint i = get_global_id(0); i < n; i += get_global_size(0))
        atomic_inc(&mine[in[i]]);
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint i = get_local_id(0); i < 256; i += get_local_size(0))
        if (mine[i])
            atomic_add(&bins[i], mine[i]);
}

__kernel void transpose(__global const double *in, __global double *out, uint2 size) {
    __local double tile[TILE][TILE + 1];
    uint2 at = (uint2)(get_global_id(0), get_global_id(1));
    if (all(at < size))
        tile[get_local_id(1)][get_local_id(0)] = in[at.y * size.x + at.x];
    barrier(CLK_LOCAL_MEM_FENCE);
    uint2 to = (uint2)(get_group_id(1) * TILE + get_local_id(0), get_group_id(0) * TILE + get_local_id(1));
    if (all(to < size.yx))
        out[to.y * size.y + to.x] = tile[get_local_id(0)][get_local_id(1)];
}

struct grid {
    int3 size;
    float middle, side;
};

__kernel void stencil(__global const float *in, __global float *out, struct grid grid) {
    int3 p = (int3)(get_global_id(0), get_global_id(1), get_global_id(2));
    int3 step = (int3)(1, grid.size.x, grid.size.x * grid.size.y);
    int at = p.x * step.x + p.y * step.y + p.z * step.z;
    if (any(p == 0) || any(p == grid.size - 1)) {
        out[at] = in[at];
        return;
    }
    out[at] = grid.middle * in[at] + grid.side * (in[at - step.x] + in[at + step.x] + in[at - step.y] +
                                                  in[at + step.y] + in[at - step.z] + in[at + step.z]);
}

__kernel void mandelbrot(__global uint *out, float2 from, float step, uint most) {
    float2 c = from + step * (float2)(get_global_id(0), get_global_id(1)), z = 0;
    uint n = 0;
    while (n < most && dot(z, z) <= 4.0f) {
        z = (float2)(z.x * z.x - z.y * z.y, 2 * z.x * z.y) + c;
        n++;
    }
    out[get_global_id(1) * get_global_size(0) + get_global_id(0)] = n;
}

__kernel void nbody(__global const float4 *at, __global float4 *force, __local float4 *near, int n) {
    float4 me = at[get_global_id(0)], sum = 0;
    for (int start = 0; start < n; start += get_local_size(0)) {
        event_t e = async_work_group_copy(near, at + start, get_local_size(0), 0);
        wait_group_events(1, &e);
        for (int i = 0; i < (int)get_local_size(0); i++) {
            float4 d = near[i] - me;
            float r = native_rsqrt(dot(d.xyz, d.xyz) + 0.01f);
            sum.xyz += d.xyz * (near[i].w * r * r * r);
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    force[get_global_id(0)] = sum;
}

__kernel void sort_step(__global uint *keys, uint block, uint distance) {
    uint i = get_global_id(0), other = i ^ distance;
    if (other <= i)
        return;
    uint a = keys[i], b = keys[other];
    bool up = (i & block) == 0;
    keys[i] = up ? min(a, b) : max(a, b);
    keys[other] = up ? max(a, b) : min(a, b);
}

__kernel void halves(__global const float *in, __global half *stored, __global float *back) {
    size_t i = get_global_id(0);
    vstore_half_rte(in[i], i, stored);
    back[i] = vload_half(i, stored);
}

__kernel void conversions(__global const double *in, __global int4 *out) {
    size_t i = get_global_id(0);
    double d = in[i];
    out[i] = (int4)(convert_int_sat(d), convert_int_sat_rte(d), convert_int_sat_rtp(d),
                    convert_uchar_sat_rtn(d));
}

__constant float weights[5] = {1, 4, 6, 4, 1};

__kernel void blur(__global const uchar4 *in, __global uchar4 *out, int width) {
    int x = get_global_id(0), y = get_global_id(1);
    float4 sum = 0;
    for (int i = -2; i <= 2; i++)
        sum += weights[i + 2] * convert_float4(in[y * width + clamp(x + i, 0, width - 1)]);
    out[y * width + x] = convert_uchar4_sat_rte(sum / 16.0f);
}

inline void add_float(volatile __global float *at, float value) {
    uint old, next;
    do {
        old = as_uint(*at);
        next = as_uint(as_float(old) + value);
    } while (atomic_cmpxchg((volatile __global uint *)at, old, next) != old);
}

__kernel void add_all(volatile __global float *sum, __global const float *in) {
    add_float(sum, in[get_global_id(0)]);
}

__kernel void vectors(__global const float4 *a, __global const float4 *b, __global float8 *out, __global int4 *bits) {
    size_t i = get_global_id(0);
    float4 u = a[i], v = b[i];
    out[i] = (float8)(dot(u, v), length(u), distance(u, v), fast_length(v), normalize(u));
    out[i].lo.s3 = cross(u, v).y;
    int4 w = as_int4(u);
    bits[i] = (int4)(popcount(w.x), clz(w.y), rotate(w.z, 7), mul_hi(w.w, 0x12345678)) +
              select((int4)1, (int4)2, isless(u, v)) + (int4)(mad24(3, 4, 5), mul24(7, 6), abs_diff(3, 9), hadd(5, 8));
}

__kernel void functions(__global const float *in, __global float16 *out) {
    float x = in[get_global_id(0)], whole;
    int e;
    float16 r = (float16)(sin(x), cos(x), exp(x), log(fabs(x) + 1), pow(fabs(x), 1.5f), atan2(x, 2.0f), tanh(x), erf(x),
                          fract(x, &whole), frexp(x, &e), cbrt(x), rint(x), smoothstep(-1.0f, 1.0f, x),
                          mix(x, 3.0f, 0.25f), hypot(x, 3.0f), 0);
    r.sf = whole + (float)e + step(0.5f, x) + sign(x) + fmod(x, 0.7f) + ldexp(x, 2) + degrees(radians(x));
    out[get_global_id(0)] = r;
}

// Conway's game; neighbours are summed in local memory with a rim.
__kernel void life(__global const uchar *in, __global uchar *out, int2 size) {
    __local uchar near[TILE + 2][TILE + 2];
    int2 g = (int2)(get_global_id(0), get_global_id(1)), l = (int2)(get_local_id(0), get_local_id(1));
    for (int y = l.y; y < TILE + 2; y += TILE)
        for (int x = l.x; x < TILE + 2; x += TILE) {
            int2 p = (g - l + (int2)(x - 1, y - 1) + size) % size;
            near[y][x] = in[p.y * size.x + p.x];
        }
    barrier(CLK_LOCAL_MEM_FENCE);
    int n = 0;
    for (int y = 0; y < 3; y++)
        for (int x = 0; x < 3; x++)
            n += near[l.y + y][l.x + x];
    uchar me = near[l.y + 1][l.x + 1];
    out[g.y * size.x + g.x] = n == 3 || (me && n == 4);
}

// Rows of a sparse matrix.
__kernel void spmv(__global const uint *rows, __global const uint *columns, __global const double *values,
                   __global const double *x, __global double *y) {
    uint row = get_global_id(0);
    double sum = 0;
    for (uint i = rows[row]; i < rows[row + 1]; i++)
        sum += values[i] * x[columns[i]];
    y[row] = sum;
}

// Numbers of a generator that every work-item starts elsewhere, counted where they lie in a circle.
__kernel void circle(__global ulong *hits, uint rounds) {
    ulong state = get_global_id(0) * 0x9e3779b97f4a7c15UL + 1;
    uint inside = 0;
    for (uint i = 0; i < rounds; i++) {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        float2 p = convert_float2(as_uint2(state)) * 0x1p-32f;
        inside += dot(p, p) < 1.0f;
    }
    atom_add(hits, (ulong)inside);
}
