/* Something to launch. */
__kernel void add(__global int *data, int value) {
    data[get_global_id(0)] += value;
}
