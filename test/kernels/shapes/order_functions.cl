// By functions that stay some until LLVM takes them into the loop over work-items.
__attribute__((noinline)) void put(global uint *x, uint at, uint value) { x[at] = value; }
kernel void behind_function(global uint *x, global const uint *in, global uint *out) {
    uint i = get_global_id(0);
    uint a = x[4 * i];
    put(x, 4 * i + (in[i] & 3), a * 3 + 1);
    out[i] = a + x[4 * i + 1] * 3 + x[4 * i + 2] * 7;
}
