kernel void scale(global float *to, global const float *from, float by) {
    size_t i = get_global_id(0);
    to[i] = from[i] * by;
}

kernel void shift(global float *to, global const float *from, float by) {
    size_t i = get_global_id(0);
    to[i] = from[i] + by;
}

/* Reads what another work-item wrote. */
kernel void reverse(global float *to, global const float *from, float by) {
    size_t i = get_global_id(0);
    to[i] = from[get_global_size(0) - 1 - i] * by;
}
