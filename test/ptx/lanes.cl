// Functions that kernels of one size of sub-groups call, beside kernels of another size; what calls itself is not inlined.

#pragma OPENCL EXTENSION cl_khr_subgroups : enable

#define CHAIN(lanes)                                                                                                   \
    int sum_##lanes(int x, int times) {                                                                                \
        return times ? sub_group_reduce_add(x) + sum_##lanes(x + 1, times - 1) : 0;                                    \
    }                                                                                                                  \
    int twice_##lanes(int x, int times) {                                                                              \
        return times ? sum_##lanes(x, times) + twice_##lanes(x, times - 1) : 0;                                        \
    }                                                                                                                  \
    __attribute__((intel_reqd_sub_group_size(lanes))) kernel void add_##lanes(global int *out) {                       \
        out[get_global_id(0)] = twice_##lanes(out[get_global_id(0)], 2);                                               \
    }
CHAIN(8)
CHAIN(16)

kernel void plain(global int *out) {
#ifdef SHARED
    out[0] = twice_8(out[1], 2);
#else
    out[0] = out[1];
#endif
}
