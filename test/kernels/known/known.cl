// Kernels that are wrong in ways that run.py has to name (expect.txt).
kernel void fine(global float *y, global const float *x, float a) {
    int i = get_global_id(0);
    y[i] += a * x[i];
}

kernel void race_of_groups(global int *o) {
    o[get_local_id(0)] = get_group_id(0);
}

kernel void race_of_items(global int *o, local int *t) {
    int l = get_local_id(0);
    t[l] = l;
    barrier(CLK_LOCAL_MEM_FENCE);
    t[l] += t[l ^ 1];
    barrier(CLK_LOCAL_MEM_FENCE);
    o[get_global_id(0)] = t[l];
}

kernel void past_the_end(global int *o, int more) {
    o[get_global_id(0) + more] = 1;
}

kernel void counts_past_end(global int *o, int more) {
    atomic_add(&o[get_global_id(0) + more], 1);
}

kernel void writes_nothing(global int *o, int n) {
    if (n > 100)
        o[0] = n;
}

kernel void other_for_ptx(global int *o) {
#ifdef __NVPTX__
    o[get_global_id(0)] = get_global_id(0) == 100 ? 7 : 3;
#else
    o[get_global_id(0)] = 3;
#endif
}

kernel void says_other_for_ptx(global const int *v) {
#ifdef __NVPTX__
    if (v[get_global_id(0)] == 5)
        printf("five\n");
#else
    if (v[get_global_id(0)] == 5)
        printf("5\n");
#endif
}

// Fused or not, the last bits of a product decide.
kernel void product_and_sum(global const float *x, global int *o) {
    int i = get_global_id(0);
    float a = x[i], b = a * a;
    o[i] = a * a - b != 0;
}

kernel void without_end(global int *o) {
    volatile global int *v = o;
#ifdef __NVPTX__
    while (v[0] >= 0)
        v[1] = 5;
#endif
    o[get_global_id(0)] = 9;
}
