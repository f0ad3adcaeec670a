// Not optimised: what is written in a turn of a loop may be read in the next one, and all turns are written out.
kernel void turn_behind_turn(global uint *x, global const uint *in, global uint *out) {
    size_t i = get_global_id(0);
    uint sum = i;
    for (uint j = 0; j < 4; j++) {
        sum = sum * 3 + x[4 * i + j];
        x[4 * i + ((in[i] + j) & 3)] = sum;
    }
    out[i] = sum;
}
