// For test_math.c: what its products leave is 0 where they are rounded, as the pragma says.
#pragma OPENCL FP_CONTRACT OFF
kernel void exact(global const float *x, global const float *y, global float *out) {
    size_t i = get_global_id(0);
    out[i] = x[i] * y[i] - out[i];
}
