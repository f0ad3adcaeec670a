// A number extended with its sign and without: of both LLVM knows neighbours, and not that they are the same.
kernel void by_two_ways(global uint *restrict x, global const uint *restrict in, global uint *restrict out) {
    size_t i = get_global_id(0);
    int j = (int)i * 2;
    uint a = x[(size_t)(uint)j + 1];
    x[j] = in[i];
    out[i] = a + x[(uint)j] * 3;
}
