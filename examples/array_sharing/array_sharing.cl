kernel void square(global float *x) {
    size_t i = get_global_id(0);
    x[i] = x[i] * x[i];
}

kernel void shift(global float *x, float by) {
    size_t i = get_global_id(0);
    x[i] += by;
}
