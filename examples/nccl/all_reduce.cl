/* What rank gives to a sum, in round: whole numbers, so that floats add them exactly. */
kernel void give(global float *x, uint rank, uint round) {
    size_t i = get_global_id(0);
    x[i] = (float)((rank + 1) * (1 + (i + round) % 7));
}

/* Counts what is not the sum over all ranks. */
kernel void check(global const float *y, uint ranks, uint round, global int *wrong) {
    size_t i = get_global_id(0);
    if (y[i] != (float)(ranks * (ranks + 1) / 2 * (1 + (i + round) % 7))) {
        atomic_inc(wrong);
    }
}
