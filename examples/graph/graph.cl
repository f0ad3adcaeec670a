kernel void affine(global uint *x, uint factor, uint term) {
    size_t i = get_global_id(0);
    x[i] = x[i] * factor + term;
}
