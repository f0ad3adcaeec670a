// Exports what link_caller.cl calls, and calls itself a function of link_add.cl.

int add(int a, int b);

int twice(int value) {
    return add(value, value);
}

__kernel void double_here(__global int *data) {
    size_t i = get_global_id(0);
    data[i] = twice(data[i]);
}
