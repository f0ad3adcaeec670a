// The same of single numbers, behind a place where work-items wait.
kernel void behind_barrier(global uint *x, global const uint *in, global uint *out) {
    local uint shared[64];
    size_t i = get_global_id(0), l = get_local_id(0);
    shared[l] = in[i];
    barrier(CLK_LOCAL_MEM_FENCE);
    uint k = x[4 * i + 3] & 3;
    x[4 * i + k] += shared[63 - l];
    out[i] = x[4 * i] * 5 + x[4 * i + 1] * 3 + x[4 * i + 2] + k;
}
