/* Comparisons and differences of pointers, which have instructions of their own from SPIR-V 1.4 on. */
kernel void pointers(global const int *begin, global const int *end, global long *out) {
    global const int *at = begin;
    long steps = 0;
    while (at != end && at < end) {
        steps += *at;
        at += 1 + (*at & 1);
    }
    out[0] = steps;
    out[1] = at - begin;
    out[2] = at == end;
    const int *generic_one = steps ? (const int *)begin : (const int *)&out[1];
    out[3] = *generic_one;
}
