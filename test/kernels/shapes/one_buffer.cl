// One buffer by two pointers: what is read behind a write to the same index is what was written.
kernel void read_by_another(global float *x, global float *w, global float *out, int first) {
    global float *y = first ? x : w;
    size_t i = get_global_id(0);
    float a = x[4 * i], b = x[4 * i + 1], c = x[4 * i + 2], d = x[4 * i + 3];
    y[4 * i] = a * b + c * d;
    out[i] = x[4 * i] + x[4 * i + 3];
}

kernel void halves_in_place(global float *x, global float *w, global float *out, int first) {
    global float *y = first ? x : w;
    size_t i = get_global_id(0);
    y[2 * i] = x[2 * i] + x[2 * i + 1];
    y[2 * i + 1] = x[2 * i] - x[2 * i + 1];
    out[i] = y[2 * i];
}
