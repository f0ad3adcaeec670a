// Variables of the program that the host reads and writes. OpenCL C 2.0.

__global int counter = 7;
__global int table[8];

__kernel void add_to_counter(int value) {
    counter += value;
}

__kernel void copy_table(__global int *out) {
    out[get_global_id(0)] = table[get_global_id(0)];
}
