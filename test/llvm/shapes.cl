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

kernel void strides(global const uint *x, global uint *out, uint n) {
    local uint sum;
    if (get_local_id(0) == 0)
        sum = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint i = get_global_id(0); i < n; i += get_global_size(0))
        atomic_add(&sum, x[i]);
    barrier(CLK_LOCAL_MEM_FENCE);
    out[get_group_id(0)] = sum;
}

// A loop of arithmetic that work-items leave one by one, below a guard.
kernel void guarded(global float *out, uint n) {
    uint i = get_global_id(0), k = 0;
    if (i >= n)
        return;
    for (float x = i * 0.25f; k < 64 && x < 1e6f; ++k)
        x = x * x + 0.5f;
    out[i] = k;
}

// Bytes of strings of different lengths, with a switch and enough arithmetic for each.
kernel void lengths(global const uchar *text, global const int *begin, global uint *out) {
    uint g = get_global_id(0), a = 1;
    for (int i = begin[g]; i < begin[g + 1]; ++i) {
        uchar c = text[i];
        switch (c & 3) {
        case 0: a += c; break;
        case 1: a = rotate(a, 5u); break;
        default: a ^= a >> 7;
        }
        for (int k = 0; k < 12; ++k)
            a = (a >> 1) ^ (0xedb88320u & -(a & 1));
    }
    out[g] = a;
}
