/* One kernel for each thing that host code must get right. */

typedef struct {
    int scale;
    float4 shift;
    char tail;
} parameters;

typedef struct {
    uint a;
    float b;
} small;

__global int launches = 5;
__constant float weights[4] = {1, 2, 4, 8};

__kernel void vector_add(__global const float *a, __global const float *b, __global float *out, uint n)
{
    size_t i = get_global_id(0);
    if (i < n)
        out[i] = a[i] + b[i];
}

__kernel void ids(__global ulong *out)
{
    size_t at = (get_global_id(2) - get_global_offset(2)) * get_global_size(1) +
                get_global_id(1) - get_global_offset(1);
    at = (at * get_global_size(0) + get_global_id(0) - get_global_offset(0)) * 8;
    out[at] = get_global_id(0) | get_global_id(1) << 16 | get_global_id(2) << 32;
    out[at + 1] = get_local_id(0) | get_local_id(1) << 16 | get_local_id(2) << 32;
    out[at + 2] = get_group_id(0) | get_group_id(1) << 16 | get_group_id(2) << 32;
    out[at + 3] = get_local_size(0) | get_local_size(1) << 16 | get_local_size(2) << 32;
    out[at + 4] = get_num_groups(0) | get_num_groups(1) << 16 | get_num_groups(2) << 32;
    out[at + 5] = get_global_linear_id();
    out[at + 6] = get_local_linear_id();
    out[at + 7] = get_work_dim() | get_global_id(3) << 8 | get_global_size(9) << 16;
}

__kernel void reduce(__global const float *in, __global float *out, __local float *part, uint n)
{
    size_t l = get_local_id(0);
    part[l] = get_global_id(0) < n ? in[get_global_id(0)] : 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (size_t s = get_local_size(0) / 2; s; s >>= 1) {
        if (l < s)
            part[l] += part[l + s];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (l == 0)
        out[get_group_id(0)] = part[0];
}

/* Local memory that the kernel holds itself; each item reads what another one wrote. */
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void rotate_group(__global int *data)
{
    __local int tile[16];
    size_t l = get_local_id(0);
    tile[l] = data[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    data[get_global_id(0)] = tile[(l + 1) % 16];
}

static void wait_for_all(void)
{
    barrier(CLK_GLOBAL_MEM_FENCE);
}

/* The barrier is reached through a function, in a loop, in three dimensions. */
__kernel void barrier_loop(__global int *log, int rounds)
{
    __local int turn;
    size_t n = get_local_size(0) * get_local_size(1) * get_local_size(2);
    for (int i = 0; i < rounds; i++) {
        if (get_local_linear_id() == (size_t)i % n)
            turn = i * 10;
        wait_for_all();
        log[get_global_linear_id() * (size_t)rounds + (size_t)i] = turn + (int)get_local_linear_id();
        wait_for_all();
    }
}

__kernel void doubles(__global const double *x, __global double *out)
{
    size_t i = get_global_id(0);
    out[i] = sqrt(x[i]) + sin(x[i]) * 0.5 + fma(x[i], 2.0, 1.0);
}

__kernel void by_value(__global float *out, char c, short s, long l, double d, float4 v4, int3 v3,
                       double8 v8, parameters p, small q, __constant float *w, __global float *none)
{
    out[0] = c;
    out[1] = s;
    out[2] = (float)l;
    out[3] = (float)d;
    out[4] = v4.x + 10 * v4.w;
    out[5] = (float)(v3.x + 10 * v3.y + 100 * v3.z);
    out[6] = (float)(v8.s0 + 10 * v8.s7);
    out[7] = (float)p.scale + p.shift.y + (float)p.tail;
    out[8] = (float)q.a + q.b;
    out[9] = w[1] + weights[3];
    out[10] = none == 0;
    out[11] = (float)launches++;
}

__kernel void atomics(__global int *counters, __global ulong *wide, __global float *real)
{
    int i = (int)get_global_id(0);
    atomic_add(&counters[0], i);
    atomic_inc(&counters[1]);
    atomic_max(&counters[2], i);
    atomic_min(&counters[3], -i);
    atomic_or(&counters[4], 1 << (i % 31));
    atomic_xor((__global uint *)&counters[5], (uint)i);
    int old;
    do
        old = counters[6];
    while (atomic_cmpxchg(&counters[6], old, old + 2) != old);
    atom_add(&wide[0], (ulong)i << 20);
    atomic_fetch_add_explicit((volatile __global atomic_int *)&counters[7], 3, memory_order_relaxed,
                              memory_scope_device);
    atomic_fetch_max((volatile __global atomic_ulong *)&wide[1], (ulong)i * 1000);
    uint seen = as_uint(real[0]), next;
    do
        next = as_uint(as_float(seen) + 0.5f);
    while (!atomic_compare_exchange_strong((volatile __global atomic_uint *)real, &seen, next));
    atomic_xchg(&real[1], 4.0f);
}

__kernel void group_functions(__global int *out, __global const int *in)
{
    int x = in[get_global_id(0)];
    __global int *o = out + get_global_id(0) * 8;
    o[0] = work_group_reduce_add(x);
    o[1] = work_group_reduce_max(x);
    o[2] = work_group_scan_inclusive_add(x);
    o[3] = work_group_scan_exclusive_add(x);
    o[4] = work_group_broadcast(x, 3);
    o[5] = work_group_all(x >= 0) * 2 + work_group_any(x == 5);
    o[6] = work_group_reduce_add(x); /* again: nothing may be left over from the first */
    o[7] = (int)get_num_sub_groups() * 1000 + sub_group_reduce_add(x);
}

__kernel void async_copy(__global const int *in, __global int *out, __local int *tile)
{
    size_t n = get_local_size(0);
    event_t e = async_work_group_copy(tile, in + get_group_id(0) * n, n, 0);
    wait_group_events(1, &e);
    tile[get_local_id(0)] *= 3;
    barrier(CLK_LOCAL_MEM_FENCE);
    e = async_work_group_copy(out + get_group_id(0) * n, tile, n, 0);
    wait_group_events(1, &e);
}

__kernel void nothing(void)
{
}
