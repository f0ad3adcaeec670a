// Vectors at places of work-items' own, read and written whole, in part, and by some alone.
#pragma OPENCL EXTENSION cl_khr_fp64 : enable

kernel void take_four(global const float4 *in, global const int *from, global float4 *out) {
    int i = get_global_id(0);
    out[i] = in[from[i] & 1023] * 2 + in[(from[i] >> 10) & 1023].wzyx;
}

// Each place once: the number is odd.
kernel void put_four(global const int4 *in, global int4 *out, int by) {
    int i = get_global_id(0), n = get_global_size(0);
    out[(i * by) & (n - 1)] = in[i] + i;
}

kernel void take_two_longs(global const ulong2 *in, global const int *from, global ulong2 *out) {
    int i = get_global_id(0);
    out[i] = in[from[i] & 1023].yx + 1;
}

kernel void put_two_doubles(global const double2 *in, global double2 *out, int by) {
    int i = get_global_id(0), n = get_global_size(0);
    out[(i * by) & (n - 1)] = in[i] * 2;
}

// Behind places that only some come to, which may not be there.
kernel void take_two_of_some(global const uint2 *in, global const int *from, global uint2 *out, int n) {
    int i = get_global_id(0);
    if (from[i] >= 0 && from[i] < n)
        out[i] = in[from[i]] + (uint2)(1, 2);
}

kernel void put_two_of_some(global const float2 *in, global const int *from, global float2 *out, int by) {
    int i = get_global_id(0), n = get_global_size(0);
    if (from[i] & 4)
        out[(i * by) & (n - 1)] = in[i];
}

kernel void take_four_of_some(global const float4 *in, global const int *from, global float4 *out, int n) {
    int i = get_global_id(0);
    if (from[i] >= 0 && from[i] < n)
        out[i] = in[from[i]];
}

// Three and one, eight, and those of a structure, whose first and last have no others beside them.
typedef struct { float mass; float3 place; float2 speed; int kind; } particle;
kernel void take_parts(global const particle *in, global const int *from, global float8 *out) {
    int i = get_global_id(0);
    particle p = in[from[i] & 255];
    out[i] = (float8)(p.place, p.mass, p.speed, p.kind, 1);
}

kernel void put_eight(global const float8 *in, global float8 *out, int by) {
    int i = get_global_id(0), n = get_global_size(0);
    out[(i * by) & (n - 1)] = in[i].s76543210;
}

// Written in turns with what is read: the second read finds what the first write put there.
kernel void in_turns(global float2 *both, global const int *from) {
    int i = get_global_id(0), at = 2 * (from[i] & 1) + 4 * i;
    float2 a = both[at];
    both[4 * i] = a.yx;
    float2 b = both[at];
    both[4 * i + 3] = a + b;
}

// Sums of vectors over loops that all go through equally often, and one that each leaves at its own time.
kernel void sums_of_three(global const uchar *in, global int *out, int width, int radius) {
    int i = get_global_id(0);
    int3 sum = 0;
    for (int k = -radius; k <= radius; ++k)
        sum += convert_int3(vload3(clamp(i + k, 0, width - 1), in));
    vstore3(sum / (2 * radius + 1), i, out);
}

kernel void sums_until(global const float4 *in, global const int *until, global float4 *out, int n) {
    int i = get_global_id(0), most = until[i] & 15;
    float4 sum = 0, last = 0;
    for (int k = 0; k < n; ++k) {
        sum += in[k] * (float)(i & 7);
        if (k > most)
            break;
        last = sum.wzyx;
    }
    out[i] = sum + last;
}

// Loops that are left one by one: with what is of use afterwards, beside what is not, from one loop to the next, and again.
kernel void left_with(global const float4 *in, global float4 *out, global int *turns, int most) {
    int i = get_global_id(0), n = 0, all = 0;
    float4 v = in[i];
    for (int k = 0; k < 3; ++k) {
        float x = v.x, y = v.y, last = 0;
        for (n = 0; n < most + k && x * x + y * y < 16; ++n) {
            float t = x * x - y * y + v.z;
            last = y;
            y = 2 * x * y + v.w;
            x = t;
        }
        all = all * 3 + n;
        v = (float4)(last * 0.25f, v.x, v.w, v.z);
    }
    out[i] = v;
    turns[i] = all;
}

kernel void left_below_guard(global const float *in, global const float *table, global float *out, int n, int most) {
    int i = get_global_id(0);
    if (i % 3 == 1 || i >= n)
        return;
    float x = in[i], sum = 0;
    int k = 0;
    while (x < table[k] && k < most) {
        sum += x * table[k];
        x = x * 1.25f + 0.001f;
        ++k;
    }
    out[i] = k & 1 ? sum : x;
}

// Pointers that lie side by side, and what lies there.
typedef struct {
    global float *a, *b;
} places;
kernel void through_pointers(global places *table, global float *values, global float *out) {
    int i = get_global_id(0), j = (i * 37) & 63;
    table[i].a = values + 2 * i;
    table[i].b = values + i;
    barrier(CLK_GLOBAL_MEM_FENCE);
    out[i] = table[j].a[0] + table[j].a[1] + table[j].b[0];
}

// What one of several numbers that lie side by side is changed in is read behind that, by a number that only the launch knows; and is read
// before its neighbour is changed: LLVM is not to bring reads together before what is written between them, nor writes behind what is read.
kernel void read_behind_written(global uint *x, global const uint *in, global uint *out) {
    size_t i = get_global_id(0);
    uint k = x[4 * i + 3] & 3;
    x[4 * i + k] += in[i];
    out[i] = x[4 * i] * 5 + x[4 * i + 1] * 3 + x[4 * i + 2] + k;
}

kernel void read_before_written(global uint *x, global const uint *in, global uint *out) {
    size_t i = get_global_id(0);
    x[2 * i] = in[i] * 3;
    out[i] = x[2 * i + (in[i] & 1)];
    x[2 * i + 1] = in[i] + 7;
}
