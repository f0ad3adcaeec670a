// Kernels for shapes.py.
#pragma OPENCL EXTENSION cl_khr_subgroups : enable

kernel void teams(global float *x, global float *out) {
    local float part[16];
    float most = sub_group_reduce_max(x[get_global_id(0)]);
    if (get_sub_group_local_id() == 0)
        part[get_sub_group_id()] = most;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (get_local_id(0) == 0)
        out[get_group_id(0)] = part[0] + part[get_num_sub_groups() - 1];
}

kernel void functions(global float *x) {
    x[get_global_id(0)] = sin(x[get_global_id(0)]);
}
