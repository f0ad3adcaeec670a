// 16 MiB of local memory of the kernel's own.

__kernel void local_too_large(__global int *out) {
    __local int large[1 << 22];
    int l = get_local_id(0), n = get_local_size(0);
    for (int i = l; i < 1 << 22; i += n) {
        large[i] = i;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    out[get_global_id(0)] = large[(l * 4099 + out[0]) & ((1 << 22) - 1)];
}
