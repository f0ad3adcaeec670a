// Functions of the whole work-group, of OpenCL C 2.0.

__kernel void group_functions(__global const int *in, __global int4 *out) {
    int x = in[get_global_id(0)];
    out[get_global_id(0)] = (int4)(work_group_reduce_add(x), work_group_scan_inclusive_max(x),
                                   work_group_broadcast(x, 3), work_group_all(x < 1000));
}
