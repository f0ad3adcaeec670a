// A kernel that cannot succeed: it divides by zero and reads where nothing is.

__kernel void fault(__global int *out) {
    __global volatile int *nowhere = (__global volatile int *)(ulong)64;
    out[get_global_id(0)] = *nowhere;
}
