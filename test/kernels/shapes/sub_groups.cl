// Sub-groups, whose size is the device's: where results depend on it they are not compared.
#pragma OPENCL EXTENSION cl_khr_subgroups : enable

kernel void norm_sub_groups(global const float *in, global float *out, global float *scale, int columns) {
    int row = get_group_id(0), l = get_local_id(0);
    local float sums[64];
    float sum = 0;
    for (int i = l; i < columns; i += get_local_size(0)) {
        float x = in[row * columns + i];
        sum = fma(x, x, sum);
    }
    sum = sub_group_reduce_add(sum);
    if (get_sub_group_local_id() == 0)
        sums[get_sub_group_id()] = sum;
    barrier(CLK_LOCAL_MEM_FENCE);
    sum = 0;
    for (int i = 0; i < get_num_sub_groups(); ++i)
        sum += sums[i];
    float by = rsqrt(sum / columns + 1e-5f);
    for (int i = l; i < columns; i += get_local_size(0))
        out[row * columns + i] = in[row * columns + i] * by * scale[i];
}

kernel void scan_sub_groups(global const int *in, global int *out) {
    int x = in[get_global_id(0)];
    out[get_global_id(0)] = sub_group_scan_exclusive_add(x) + (sub_group_any(x == 7) ? 1000 : 0);
}

// The rows of a mask are added; one sub-group's worth of work-items goes along the row.
kernel void softmax_sub_groups(global const float *in, global const float *mask, global float *out, int columns) {
    int row = get_group_id(0), l = get_local_id(0), n = get_local_size(0);
    float most = -INFINITY, sum = 0;
    in += row * columns;
    out += row * columns;
    for (int i = l; i < columns; i += n)
        most = fmax(most, in[i] + mask[i]);
    most = work_group_reduce_max(sub_group_reduce_max(most));
    for (int i = l; i < columns; i += n) {
        float e = exp(in[i] + mask[i] - most);
        sum += e;
        out[i] = e;
    }
    sum = work_group_reduce_add(sum);
    for (int i = l; i < columns; i += n)
        out[i] /= sum;
}

// Of masks that no ballot made only the bits count that stand for work-items.
kernel void masks_of_sub_groups(global const uint4 *in, global uint *out) {
    uint4 mask = in[get_global_id(0)];
    mask.x = mask.x & 255 | 1;
    out[get_global_id(0)] = sub_group_ballot_find_msb(mask) * 100 + sub_group_ballot_find_lsb(mask) * 10 + sub_group_ballot_bit_count(mask);
}
