// Calls a function of link_callee.cl.

int twice(int value);

__kernel void call_twice(__global int *data) {
    size_t i = get_global_id(0);
    data[i] = twice(data[i]);
}
