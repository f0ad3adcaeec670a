// Functions of float that need no double.
kernel void floats(global float *p) {
    size_t i = 4 * get_global_id(0);
    p[i] = erf(p[i]);
    p[i + 1] = erfc(p[i + 1]);
    p[i + 2] = exp10(p[i + 2]);
    p[i + 3] = exp2(p[i + 3]);
}
