// Functions of the whole work-group, of OpenCL C 2.0.

__kernel void group_functions(__global const int *in, __global int4 *out) {
    int x = in[get_global_id(0)];
    out[get_global_id(0)] = (int4)(work_group_reduce_add(x), work_group_scan_inclusive_max(x),
                                   work_group_broadcast(x, 3), work_group_all(x < 1000));
}

// Sizes of the group and of those before it, from OpenCL C 2.0 on.
__kernel void group_sizes(__global uint4 *out) {
    out[get_global_id(0) - get_global_offset(0)] =
        (uint4)((uint)get_local_size(0), (uint)get_enqueued_local_size(0), (uint)get_group_id(0),
                (uint)get_local_id(0));
}
