// Small kernels that most suites use. OpenCL C 1.2, no extension, so that every device takes them.

__kernel void set_value(__global int *data, int value) {
    data[get_global_id(0)] = value;
}

__kernel void add_value(__global int *data, int value) {
    data[get_global_id(0)] += value;
}

__kernel void vector_add(__global const int *a, __global const int *b, __global int *c) {
    size_t i = get_global_id(0);
    c[i] = a[i] + b[i];
}

// Says that it runs, and does so until the host says otherwise
__kernel void stay(__global volatile uint *words) {
    words[0] = 1;
    while (!words[1]) {
    }
}

// data[i] = data[i] * factor + term: does not commute, so order shows
__kernel void affine(__global uint *data, uint factor, uint term) {
    size_t i = get_global_id(0);
    data[i] = data[i] * factor + term;
}

// out[i] = in[i] * factor + term
__kernel void affine_to(__global const uint *in, __global uint *out, uint factor, uint term) {
    size_t i = get_global_id(0);
    out[i] = in[i] * factor + term;
}

// Twelve words of each work-item, at its linear place in the range
__kernel void ids(__global uint *out) {
    size_t nx = get_global_size(0), ny = get_global_size(1);
    size_t x = get_global_id(0) - get_global_offset(0), y = get_global_id(1) - get_global_offset(1),
           z = get_global_id(2) - get_global_offset(2);
    __global uint *o = out + 12 * ((z * ny + y) * nx + x);
    o[0] = (uint)get_global_id(0);
    o[1] = (uint)get_global_id(1);
    o[2] = (uint)get_global_id(2);
    o[3] = (uint)get_local_id(0);
    o[4] = (uint)get_local_id(1);
    o[5] = (uint)get_local_id(2);
    o[6] = (uint)get_group_id(0);
    o[7] = (uint)get_group_id(1);
    o[8] = (uint)get_group_id(2);
    o[9] = (uint)get_local_size(0);
    o[10] = (uint)get_work_dim();
    o[11] = (uint)(get_num_groups(0) * get_num_groups(1) * get_num_groups(2));
}

__kernel void count_items(volatile __global int *counter) {
    atomic_inc(counter);
}

// Work-groups of one work-item wait for each other, and each says how many it has seen
__kernel void meet(volatile __global int *arrived, __global int *seen, int groups) {
    atomic_inc(arrived);
    int here = 0;
    while (here < groups)
        here = atomic_add(arrived, 0);
    seen[get_group_id(0)] = here;
}

// Counts the visits of each place of a range of nx x ny x nz, and asks nothing about work-groups
__kernel void visits(volatile __global uint *out, uint nx, uint ny, uint nz) {
    size_t x = get_global_id(0) - get_global_offset(0), y = get_global_id(1) - get_global_offset(1),
           z = get_global_id(2) - get_global_offset(2);
    bool right = get_global_size(0) == nx && get_global_size(1) == ny && get_global_size(2) == nz;
    atomic_add(out + (z * ny + y) * nx + x, right ? 1u : 1000u);
}

// How many work-items of the group come to a barrier, and how many the group says it has
__kernel void attendance(__global uint2 *out) {
    __local uint here;
    size_t nx = get_global_size(0), ny = get_global_size(1);
    size_t x = get_global_id(0) - get_global_offset(0), y = get_global_id(1) - get_global_offset(1),
           z = get_global_id(2) - get_global_offset(2);
    if (get_local_id(0) == 0 && get_local_id(1) == 0 && get_local_id(2) == 0)
        here = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    atomic_inc(&here);
    barrier(CLK_LOCAL_MEM_FENCE);
    out[(z * ny + y) * nx + x] =
        (uint2)(here, (uint)(get_local_size(0) * get_local_size(1) * get_local_size(2)));
}

// Reverses each work-group through local memory
__kernel void reverse_groups(__global const int *in, __global int *out, __local int *tile) {
    size_t l = get_local_id(0), n = get_local_size(0);
    tile[l] = in[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    out[get_global_id(0)] = tile[n - 1 - l];
}

// Two local arguments of different sizes: they must not overlap
__kernel void two_locals(__global int *out, __local int *a, __local int *b) {
    size_t l = get_local_id(0);
    a[l] = (int)l;
    b[l] = -(int)l;
    barrier(CLK_LOCAL_MEM_FENCE);
    out[get_global_id(0)] = a[l] * 1000 + b[l] + 500;
}

// Much local memory of its own: few groups run on a core of a device at once
__kernel void crowded(__global int *out) {
    __local int tile[8192];
    size_t l = get_local_id(0);
    for (size_t i = l; i < 8192; i += get_local_size(0))
        tile[i] = (int)i;
    barrier(CLK_LOCAL_MEM_FENCE);
    out[get_global_id(0)] = tile[(l * 37) % 8192];
}

// Sums what a work-group holds, with a barrier in each step of a loop
__kernel void sum_groups(__global const int *in, __global int *out, __local int *tile) {
    size_t l = get_local_id(0);
    tile[l] = in[get_global_id(0)];
    for (size_t step = get_local_size(0) / 2; step > 0; step /= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (l < step)
            tile[l] += tile[l + step];
    }
    if (l == 0)
        out[get_group_id(0)] = tile[0];
}

__kernel __attribute__((reqd_work_group_size(8, 2, 1))) void fixed_size(__global int *out) {
    size_t i = get_global_id(1) * get_global_size(0) + get_global_id(0);
    out[i] = (int)(get_local_size(0) * 100 + get_local_size(1) * 10 + get_local_size(2));
}

typedef struct pair_t {
    int a;
    float b;
    char c;
} pair;

// Arguments of many sizes and types
__kernel void many_args(__global int *unused, char c, short s, int i, long l, float f, float4 v, pair p,
                        __global float *out) {
    out[0] = (float)c;
    out[1] = (float)s;
    out[2] = (float)i;
    out[3] = (float)l;
    out[4] = f;
    out[5] = v.x + 10.0f * v.y + 100.0f * v.z + 1000.0f * v.w;
    out[6] = (float)p.a + p.b + (float)p.c;
    out[7] = unused ? 1.0f : 0.0f;
}

// Runs about as long as asked
__kernel void spin(__global uint *out, uint rounds) {
    uint x = (uint)get_global_id(0) + 1u;
    for (uint i = 0; i < rounds; ++i) {
        x ^= x << 13;
        x ^= x >> 17;
        x ^= x << 5;
    }
    out[get_global_id(0)] = x;
}

// Follows a pointer that is no argument: needs indirect access
typedef struct node_t {
    __global int *data;
} node;

__kernel void follow(__global const node *from, int value) {
    from->data[get_global_id(0)] = value;
}

__kernel void no_args(void) {
}

// 0 where the argument is NULL
__kernel void is_null(__global const int *maybe, __global int *out) {
    out[0] = maybe == 0 ? 1 : 2;
}
