// A table that a host may write by its name.
constant int factors[4] = {1, 2, 3, 4};

kernel void scaled(global int *x, int value) {
    size_t i = get_global_id(0);
    x[i] = value * factors[i & 3];
}
