// A function for other programs, and a kernel that needs nothing of them.

int add(int a, int b) {
    return a + b;
}

__kernel void add_one(__global int *data) {
    size_t i = get_global_id(0);
    data[i] = add(data[i], 1);
}
