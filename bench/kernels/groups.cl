// Two kernels with functions of work-groups; see plain.cl.
#define KERNEL(name) kernel void name(global float *x, global float *y, global float *out, uint n)

KERNEL(group_reduce) {
    float sum = work_group_reduce_add(x[get_global_id(0)]);
    if (get_local_id(0) == 0)
        out[get_group_id(0)] = sum;
}

KERNEL(group_scan) {
    out[get_global_id(0)] = work_group_scan_inclusive_add(x[get_global_id(0)]);
}
