// A number's place, and the same cut off: what is written by the one is read by the other.
kernel void by_what_is_left(global float *x, global const float *in, global float *out) {
    int i = get_global_id(0);
    float a = x[2 * i + 1];
    x[(short)(2 * i)] = in[i];
    out[i] = x[2 * i] * 3 + a;
}
