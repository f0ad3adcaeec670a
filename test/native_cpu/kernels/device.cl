// What the device says that it has, and kernels whose costs are counted.
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable

__kernel void wide_atomics(__global ulong *sums, __global long *ends, __local ulong *mine) {
    ulong i = get_global_id(0);
    if (get_local_id(0) == 0)
        *mine = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    atom_add(&sums[0], i << 32);
    atom_inc(&sums[1]);
    atom_or(&sums[2], 1ul << (i & 63));
    atom_xor(&sums[3], i << 40);
    atom_min(&ends[0], -(long)(i << 33));
    atom_max(&ends[1], (long)(i << 33));
    ulong old;
    do
        old = sums[4];
    while (atom_cmpxchg(&sums[4], old, old + (1ul << 35)) != old);
    atom_add(mine, 1ul << 36);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (get_local_id(0) == 0)
        atom_add(&sums[5], *mine);
}

__kernel void scan(__global uint *out) {
    uint i = get_global_id(0);
    out[i] = work_group_scan_inclusive_add(out[i]) + work_group_scan_exclusive_max(i);
}

__kernel void increment(__global uint *out) {
    out[get_global_id(0)]++;
}

__kernel void nothing(void) {
}
