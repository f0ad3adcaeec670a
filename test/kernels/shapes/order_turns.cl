// In each turn of a loop that all take alike.
kernel void behind_written_in_turns(global uint *x, global const uint *in, global uint *out, int n) {
    size_t i = get_global_id(0);
    uint sum = 0;
    for (int j = 0; j < n; j++) {
        uint k = x[4 * i + 3] & 3;
        x[4 * i + k] += in[i];
        sum += x[4 * i] * 5 + x[4 * i + 1] * 3 + x[4 * i + 2] + k;
    }
    out[i] = sum;
}
