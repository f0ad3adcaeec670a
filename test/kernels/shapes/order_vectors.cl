// Two of four numbers side by side are written, which two only the launch knows, and read behind that. LLVM is told for a whole module to bring
// no accesses together, so this and the other order_* have one of their own.
kernel void vectors_behind_written(global uint *x, global const uint *in, global uint *out) {
    size_t i = get_global_id(0);
    uint2 a = vload2(2 * i, x);
    vstore2(a * 3, 2 * i + (in[i] & 1), x);
    uint2 b = vload2(2 * i + 1, x);
    out[2 * i] = a.x + b.x;
    out[2 * i + 1] = a.y * b.y;
}
