/* Each byte of a text to upper case, four at a time. */
kernel void upper(global const uchar4 *text, global uchar4 *out) {
    size_t i = get_global_id(0);
    uchar4 c = text[i];
    uchar4 lower = convert_uchar4((c >= (uchar4)('a')) & (c <= (uchar4)('z')));
    out[i] = c - (lower & (uchar4)(32));
}

/* How often each byte value occurs: counted in local memory by each work-group, then added up. */
kernel void histogram(global const uchar *text, uint count, global uint *bins, local uint *part) {
    uint lane = get_local_id(0);
    uint lanes = get_local_size(0);
    for (uint i = lane; i < 256; i += lanes) {
        part[i] = 0;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint i = get_global_id(0); i < count; i += get_global_size(0)) {
        atomic_inc(&part[text[i]]);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint i = lane; i < 256; i += lanes) {
        if (part[i]) {
            atomic_add(&bins[i], part[i]);
        }
    }
}
