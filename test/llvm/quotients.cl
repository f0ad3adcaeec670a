// What an AMD device divides, it does not ask for: 0, and the smallest number by -1.
kernel void quotients(global uint *x, global const uint *y, global int *z) {
    size_t i = get_global_id(0);
    x[i] = x[i] / y[i] + x[i] % y[i];
    z[i] = z[i] / (int)y[i];
}
