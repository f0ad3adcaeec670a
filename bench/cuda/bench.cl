/* As little as a kernel with arguments can do. */
__kernel void touch(__global int *data, int value, float factor) {
    if (value < 0) {
        data[get_global_id(0)] = (int)(value * factor);
    }
}

/* Works for as long as it takes. */
__kernel void busy(__global int *data, int turns) {
    uint x = get_global_id(0);
    for (int i = 0; i < turns; ++i) {
        x = x * 1664525u + 1013904223u;
    }
    if (x == 0x12345u) {
        data[0] = x;
    }
}
