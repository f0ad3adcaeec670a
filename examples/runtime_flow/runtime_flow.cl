kernel void scale_add(global double *out, global const double *in, double factor, ulong count) {
    size_t i = get_global_id(0);
    if (i < count) {
        out[i] += factor * in[i];
    }
}
