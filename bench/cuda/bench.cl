/* As little as a kernel with arguments can do. */
__kernel void touch(__global int *data, int value, float factor) {
    if (value < 0) {
        data[get_global_id(0)] = (int)(value * factor);
    }
}
