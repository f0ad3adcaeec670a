/* Kernels whose groups wait, of which some code is made when a launch first needs it: `turned` for
 * rows that are no whole strips, `strips` for the ends of groups, the others for all groups that
 * have other rows than whole ones. */
__kernel void turned(__global uint *out, __global const uint *in, __local uint *tile, uint turns,
                     uint limit) {
    size_t x = get_local_id(0), y = get_local_id(1), w = get_local_size(0), h = get_local_size(1);
    size_t at = get_global_id(1) * get_global_size(0) + get_global_id(0);
    tile[y * w + x] = in[at];
    barrier(CLK_LOCAL_MEM_FENCE);
    out[at] = tile[(h - 1 - y) * w + (w - 1 - x)] * turns + (uint)(x ^ y);
}

__kernel void strips(__global uint *out, __global const uint *in, __local uint *tile, uint turns,
                     uint limit) {
    uint l = get_local_id(0), n = get_local_size(0), sum = 0;
    tile[l] = in[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint i = 0; i < turns; ++i)
        sum = sum * 31 + tile[(l + i) % n];
    barrier(CLK_LOCAL_MEM_FENCE);
    tile[l] = sum;
    barrier(CLK_LOCAL_MEM_FENCE);
    out[get_global_id(0)] = tile[n - 1 - l];
}

__kernel void planes(__global uint *out, __global const uint *in, __local uint *tile, uint turns,
                     uint limit) {
    uint x = get_local_id(0), y = get_local_id(1), w = get_local_size(0), h = get_local_size(1);
    size_t at = get_global_id(1) * get_global_size(0) + get_global_id(0);
    uint sum = 0;
    tile[y * w + x] = in[at];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint i = 0; i < turns; ++i)
        sum = sum * 31 + tile[(y + i) % h * w + x];
    barrier(CLK_LOCAL_MEM_FENCE);
    tile[y * w + x] = sum;
    barrier(CLK_LOCAL_MEM_FENCE);
    out[at] = tile[y * w + (w - 1 - x)];
}

/* From `limit` on work-items end before the others wait. */
__kernel void leaving(__global uint *out, __global const uint *in, __local uint *tile, uint turns,
                      uint limit) {
    uint x = get_local_id(0), y = get_local_id(1), w = get_local_size(0), l = y * w + x, sum = 0;
    size_t at = get_global_id(1) * get_global_size(0) + get_global_id(0);
    tile[l] = in[at];
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l >= limit)
        return;
    for (uint i = 0; i < turns; ++i)
        sum = sum * 31 + tile[(l + i) % limit];
    barrier(CLK_LOCAL_MEM_FENCE);
    tile[l] = sum;
    barrier(CLK_LOCAL_MEM_FENCE);
    out[at] = tile[limit - 1 - l];
}

/* For groups that nobody asked for, of which the last ones may be smaller. */
__kernel void unasked(__global uint *out, __global const uint *in, __local uint *tile, uint turns,
                      uint limit) {
    uint l = get_local_id(1) * get_local_size(0) + get_local_id(0);
    size_t at = get_global_id(1) * get_global_size(0) + get_global_id(0);
    tile[l] = in[at];
    barrier(CLK_LOCAL_MEM_FENCE);
    out[at] = tile[l] * turns + (uint)(get_global_id(0) ^ get_global_id(1));
}
