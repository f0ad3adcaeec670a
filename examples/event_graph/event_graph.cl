kernel void ramp(global float *x, float scale) {
    size_t i = get_global_id(0);
    x[i] = scale * (float)i;
}

kernel void axpy(float a, global const float *x, global float *y) {
    size_t i = get_global_id(0);
    y[i] += a * x[i];
}
