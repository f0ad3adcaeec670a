/* b[i] = scale * a[i] + shift */
kernel void axpb(global const float *a, global float *b, float scale, float shift, uint count) {
    size_t i = get_global_id(0);
    if (i < count) {
        b[i] = scale * a[i] + shift;
    }
}
