// What work-items of a sub-group do together, for sub-groups of each size that an AMD device's kernels may require. All come
// to all of it; out[FIELDS * i] and the following are of work-item i.
#define FIELDS 24

#define KERNEL(name, size)                                                                                             \
    size __kernel void name(__global const uint *in, __global ulong *out) {                                           \
        uint i = get_local_linear_id(), x = in[i];                                                                     \
        __global ulong *to = out + FIELDS * i;                                                                         \
        uint4 mask = sub_group_ballot(x & 1);                                                                          \
        to[0] = get_sub_group_local_id();                                                                              \
        to[1] = get_sub_group_id();                                                                                    \
        to[2] = get_sub_group_size();                                                                                  \
        to[3] = get_num_sub_groups();                                                                                  \
        to[4] = sub_group_reduce_add(x);                                                                               \
        to[5] = sub_group_scan_inclusive_add((ulong)x << 32);                                                          \
        to[6] = sub_group_scan_exclusive_max(x);                                                                       \
        to[7] = sub_group_broadcast(x, 2);                                                                             \
        to[8] = mask.x | (ulong)mask.y << 32;                                                                          \
        to[9] = sub_group_ballot_bit_count(mask);                                                                      \
        to[10] = sub_group_any(x % 61 == 0);                                                                           \
        to[11] = sub_group_all(x % 61 != 0);                                                                           \
        to[12] = sub_group_non_uniform_reduce_add(x);                                                                  \
        to[13] = sub_group_non_uniform_scan_inclusive_add(x);                                                          \
        to[14] = sub_group_non_uniform_scan_exclusive_add(x);                                                          \
        to[15] = sub_group_elect();                                                                                    \
        to[16] = sub_group_broadcast_first(x);                                                                         \
        to[17] = sub_group_non_uniform_all_equal(x / 100);                                                             \
        to[18] = sub_group_shuffle_xor(x, 1);                                                                          \
        to[19] = sub_group_shuffle(x, get_sub_group_size() - 1 - get_sub_group_local_id());                            \
        to[20] = sub_group_clustered_reduce_add(x, 4);                                                                 \
        to[21] = work_group_reduce_add(x);                                                                             \
        to[22] = work_group_scan_inclusive_add(x);                                                                     \
        to[23] = work_group_scan_exclusive_max(x);                                                                     \
    }

KERNEL(whole, )
KERNEL(of_4, __attribute__((intel_reqd_sub_group_size(4))))
KERNEL(of_8, __attribute__((intel_reqd_sub_group_size(8))))
KERNEL(of_16, __attribute__((intel_reqd_sub_group_size(16))))
KERNEL(of_32, __attribute__((intel_reqd_sub_group_size(32))))
#ifdef WIDE
KERNEL(of_64, __attribute__((intel_reqd_sub_group_size(64))))
#endif

// Not run: what its division and roots may be off by is looked for in the text.
kernel void quotients(global float *x) {
    int i = get_global_id(0);
    x[i] = sqrt(x[i]) / x[i + 100] + rsqrt(x[i + 200]);
}
