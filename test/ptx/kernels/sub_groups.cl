/* Sub-groups of each size, in work-groups of which the last has fewer work-items. */
#pragma OPENCL EXTENSION cl_khr_subgroups : enable
#pragma OPENCL EXTENSION cl_intel_subgroups : enable
int __attribute__((overloadable)) intel_sub_group_shuffle(int, uint);
long __attribute__((overloadable)) intel_sub_group_shuffle(long, uint);
int __attribute__((overloadable)) intel_sub_group_shuffle_xor(int, uint);
int __attribute__((overloadable)) intel_sub_group_shuffle_up(int, int, uint);
int __attribute__((overloadable)) intel_sub_group_shuffle_down(int, int, uint);
uint2 __attribute__((overloadable)) intel_sub_group_block_read2(const __global uint *);
void __attribute__((overloadable)) intel_sub_group_block_write(__global uint *, uint);

/* 48: the last sub-group of 32 has fewer work-items. */
#define OF(N) __attribute__((intel_reqd_sub_group_size(N), reqd_work_group_size(48, 1, 1)))
/* Where each lane must be there. */
#define WHOLE(N) __attribute__((intel_reqd_sub_group_size(N), reqd_work_group_size(64, 1, 1)))

#define KERNELS(N)                                                                                 \
    OF(N) __kernel void ids_##N(__global int *out) {                                               \
        size_t i = get_global_id(0) * 5;                                                           \
        out[i] = get_sub_group_local_id();                                                         \
        out[i + 1] = get_sub_group_id();                                                           \
        out[i + 2] = get_num_sub_groups();                                                         \
        out[i + 3] = get_sub_group_size();                                                         \
        out[i + 4] = get_max_sub_group_size();                                                     \
    }                                                                                              \
    OF(N)                                                                                          \
    __kernel void reductions_##N(__global int *out, __global const int *in,                        \
                                 __global const float *f) {                                        \
        size_t i = get_global_id(0);                                                               \
        int x = in[i];                                                                             \
        out[i * 8] = sub_group_reduce_add(x);                                                      \
        out[i * 8 + 1] = sub_group_scan_inclusive_add(x);                                          \
        out[i * 8 + 2] = sub_group_scan_exclusive_max(x);                                          \
        out[i * 8 + 3] = sub_group_reduce_min(x);                                                  \
        out[i * 8 + 4] = as_int(sub_group_reduce_max(f[i]));                                       \
        out[i * 8 + 5] = sub_group_all(x < 55) + 2 * sub_group_any(x > 55);                        \
        out[i * 8 + 6] = sub_group_broadcast(x, 3);                                                \
        out[i * 8 + 7] = work_group_reduce_add(x) + work_group_scan_exclusive_add(x);              \
    }                                                                                              \
    WHOLE(N)                                                                                       \
    __kernel void shuffles_##N(__global int *out, __global const int *in,                          \
                               __global const long *wide) {                                        \
        size_t i = get_global_id(0);                                                               \
        int x = in[i];                                                                             \
        uint lane = get_sub_group_local_id();                                                      \
        out[i * 6] = intel_sub_group_shuffle(x, (lane * 3 + 1) % N);                               \
        out[i * 6 + 1] = intel_sub_group_shuffle_xor(x, 1);                                        \
        out[i * 6 + 2] = intel_sub_group_shuffle_up(x, in[i + 300], 2);                            \
        out[i * 6 + 3] = intel_sub_group_shuffle_down(x, in[i + 300], 3);                          \
        out[i * 6 + 4] = (int)intel_sub_group_shuffle(wide[i], (lane + 1) % N);                    \
        sub_group_barrier(CLK_GLOBAL_MEM_FENCE);                                                   \
        out[i * 6 + 5] = in[i];                                                                    \
    }                                                                                              \
    /* The sub-groups of a warp go different ways. */                                              \
    OF(N) __kernel void apart_##N(__global int *out, __global const int *in) {                     \
        size_t i = get_global_id(0);                                                               \
        int x = in[i], sum = 0;                                                                    \
        for (uint turn = 0; turn <= get_sub_group_id() % 5; ++turn) {                              \
            sum += sub_group_reduce_add(x + (int)turn) + intel_sub_group_shuffle(x, turn);         \
        }                                                                                          \
        out[i] = sum;                                                                              \
    }                                                                                              \
    WHOLE(N) __kernel void blocks_##N(__global uint *out, __global const uint *in) {               \
        size_t first = get_group_id(0) * get_local_size(0) + get_sub_group_id() * N;               \
        uint2 two = intel_sub_group_block_read2(in + first);                                       \
        intel_sub_group_block_write(out + first, two.x * 64 + two.y);                              \
    }

KERNELS(8)
KERNELS(16)
KERNELS(32)

/* Of whatever size. */
__kernel void agree(__global int *out) {
    size_t i = get_global_id(0) * 6;
    uint lane = get_sub_group_local_id(), most = get_max_sub_group_size();
    out[i] = sub_group_reduce_add(1) == (int)get_sub_group_size();
    out[i + 1] = get_sub_group_id() * most + lane == get_local_linear_id();
    out[i + 2] = sub_group_scan_inclusive_add(1) == (int)lane + 1;
    out[i + 3] = get_num_sub_groups() == (get_local_size(0) + most - 1) / most;
    out[i + 4] = sub_group_broadcast((int)lane, 1);
    out[i + 5] = intel_sub_group_shuffle_xor((int)lane, 1) == (int)(lane ^ 1);
}
