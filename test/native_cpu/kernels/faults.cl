// Kernels that cannot succeed, and one that can. `bad` is the work-item that fails.

__kernel void count_up(__global int *out) {
    atomic_inc(&out[0]);
}

__kernel void null_write(__global int *out, uint bad) {
    if (get_global_id(0) == bad)
        *(__global volatile int *)(ulong)out[1] = 1;
}

__kernel void divide(__global int *out, uint bad) {
    if (get_global_id(0) == bad)
        out[2] = 7 / *(volatile __global int *)&out[1];
}

__kernel void illegal(__global int *out, uint bad) {
    if (get_global_id(0) == bad)
        __builtin_trap();
}

int dig(volatile int *above, int depth);
__attribute__((noinline)) int dig(volatile int *above, int depth) {
    volatile int frame[1024];
    frame[0] = above[0] + depth;
    frame[1023] = depth;
    return depth == 0 ? frame[0] : dig(frame, depth - 1) + frame[1023];
}

__kernel void deep(__global int *out, uint bad) {
    volatile int start = out[1];
    if (get_global_id(0) == bad)
        out[2] = dig(&start, 1000000);
}

__kernel void null_write_at_barrier(__global int *out, uint bad) {
    barrier(CLK_GLOBAL_MEM_FENCE);
    if (get_global_id(0) == bad)
        *(__global volatile int *)(ulong)out[1] = 1;
    barrier(CLK_GLOBAL_MEM_FENCE);
}
