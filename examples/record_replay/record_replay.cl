/* y = 0.5 y + x, of `count` values */
kernel void blend(global const float *x, global float *y) {
    size_t i = get_global_id(0);
    y[i] = 0.5f * y[i] + x[i];
}
