// Functions that call themselves and each other: SPIR-V does not forbid them, OpenCL does.

// Moves of a tower of discs, and from where the last disc of each size went: two calls, and an array across both.
__attribute__((noinline)) int move(int discs, int from, int to, __global int *where) {
    int kept[2] = {3 - from - to, discs - 1};
    if (discs == 0) {
        return 0;
    }
    int before = move(discs - 1, from, kept[0], where);
    int after = move(kept[1], kept[0], to, where);
    where[kept[1]] = from + 10 * after;
    return before + 1 + after;
}

__attribute__((noinline)) bool odd(uint n);
__attribute__((noinline)) bool even(uint n) {
    return n == 0 || odd(n - 1);
}
__attribute__((noinline)) bool odd(uint n) {
    return n != 0 && even(n - 1);
}

__kernel void recursive(__global int *moves, __global int *where, __global int *parity) {
    int i = get_global_id(0);
    moves[i] = move(i, 0, 2, where + 8 * i);
    parity[i] = even(i) * 2 + odd(i);
}

// The same beside more local memory than NVIDIA's compiler lets kernels declare.
__kernel void recursive_local(__global int *parity) {
    __local int large[1 << 14];
    int i = get_global_id(0), l = get_local_id(0), size = get_local_size(0);
    for (int at = l; at < 1 << 14; at += size) {
        large[at] = at;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    parity[i] = even(large[(i * 4099) & ((1 << 14) - 1)] % 7);
}
