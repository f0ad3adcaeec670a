// Twelve kernels with operations of sub-groups; see plain.cl.
#pragma OPENCL EXTENSION cl_khr_subgroups : enable
float __attribute__((overloadable)) intel_sub_group_shuffle(float, uint);
float __attribute__((overloadable)) intel_sub_group_shuffle_xor(float, uint);
float __attribute__((overloadable)) intel_sub_group_shuffle_down(float, float, uint);
float __attribute__((overloadable)) intel_sub_group_shuffle_up(float, float, uint);
uint __attribute__((overloadable)) intel_sub_group_block_read(const global uint *);
void __attribute__((overloadable)) intel_sub_group_block_write(global uint *, uint);

#define KERNEL(name)                                                                               \
    __attribute__((intel_reqd_sub_group_size(16))) kernel void name(                               \
        global float *x, global float *y, global float *out, uint n)

KERNEL(sub_reduce) {
    float sum = sub_group_reduce_add(x[get_global_id(0)]);
    if (get_sub_group_local_id() == 0)
        out[get_global_id(0) / 16] = sum;
}

KERNEL(sub_scan) {
    out[get_global_id(0)] = sub_group_scan_inclusive_add(x[get_global_id(0)]);
}

KERNEL(sub_max) {
    float v = x[get_global_id(0)];
    out[get_global_id(0)] = v / sub_group_reduce_max(v);
}

// A row of a matrix for each sub-group.
KERNEL(sub_rows) {
    uint row = get_global_id(0) / 16, lane = get_sub_group_local_id();
    float sum = 0;
    for (uint k = lane; k < n; k += 16)
        sum += x[row * n + k] * y[k];
    sum = sub_group_reduce_add(sum);
    if (lane == 0)
        out[row] = sum;
}

KERNEL(sub_butterfly) {
    float v = x[get_global_id(0)];
    for (uint k = 1; k < 16; k <<= 1)
        v += intel_sub_group_shuffle_xor(v, k) * 0.5f;
    out[get_global_id(0)] = v;
}

// Tiles of a matrix product in registers.
KERNEL(sub_product) {
    uint row = get_global_id(1), column = get_global_id(0), lane = get_sub_group_local_id();
    float sum = 0;
    for (uint k = 0; k < n; k += 16) {
        float a = x[row * n + k + lane];
        for (uint i = 0; i < 16; i++)
            sum += sub_group_broadcast(a, i) * y[(k + i) * n + column];
    }
    out[row * n + column] = sum;
}

KERNEL(sub_vote) {
    float v = x[get_global_id(0)];
    out[get_global_id(0)] = sub_group_any(v > 0.9f) ? v : sub_group_all(v < 0.5f) ? 1 : 0;
}

KERNEL(sub_blocks) {
    uint at = get_group_id(0) * get_local_size(0) + get_sub_group_id() * 16;
    uint v = intel_sub_group_block_read((const global uint *)x + at);
    intel_sub_group_block_write((global uint *)out + at, v ^ 0x80000000u);
}

KERNEL(sub_shift) {
    float v = x[get_global_id(0)];
    out[get_global_id(0)] =
        0.25f * intel_sub_group_shuffle_up(0.0f, v, 1u) + 0.5f * v + 0.25f * intel_sub_group_shuffle_down(v, 0.0f, 1u);
}

// Sums of groups by way of those of sub-groups.
KERNEL(sub_group_sums) {
    local float part[16];
    float sum = sub_group_reduce_add(x[get_global_id(0)]);
    if (get_sub_group_local_id() == 0)
        part[get_sub_group_id()] = sum;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (get_sub_group_id() == 0) {
        sum = sub_group_reduce_add(get_sub_group_local_id() < get_num_sub_groups() ? part[get_sub_group_local_id()] : 0);
        if (get_sub_group_local_id() == 0)
            out[get_group_id(0)] = sum;
    }
}

// Groups stride through rows by their size, as implementations of softmax do.
KERNEL(sub_softmax) {
    uint local_id = get_local_id(0), size = get_local_size(0);
    const global float *row = x + get_group_id(0) * n;
    global float *to = out + get_group_id(0) * n;
    float most = -1e30f, sum = 0;
    for (uint k = local_id; k < n; k += size)
        most = fmax(most, row[k] * 0.5f);
    most = sub_group_reduce_max(most);
    for (uint k = local_id; k < n; k += size) {
        float e = exp(row[k] * 0.5f - most);
        sum += e;
        to[k] = e;
    }
    sum = sub_group_reduce_add(sum);
    for (uint k = local_id; k < n; k += size)
        to[k] /= sum;
}

KERNEL(sub_scale) {
    int local_id = get_local_id(0), size = get_local_size(0), end = n;
    const global float *row = x + get_group_id(0) * n;
    global float *to = out + get_group_id(0) * n;
    float sum = 0;
    for (int k = local_id; k < end; k += size) {
        float e = row[k] * 0.5f;
        sum += e;
        to[k] = e;
    }
    sum = sub_group_reduce_add(sum);
    if (local_id == 0)
        to[0] += sum;
}
