// Four steps of a computation. WRONG makes the third one wrong, for the test that finds it.
struct place {
    ulong to;
    int add;
};

__kernel void first(__global int *data, int add) {
    data[get_global_id(0)] += add;
}

__kernel void second(__global const int *from, __global int *to) {
    to[get_global_id(0)] = from[get_global_id(0)] * 3;
}

__kernel void third(__global int *data, __global const int *other) {
    size_t i = get_global_id(0);
#ifdef WRONG
    data[i] = data[i] - other[i] + (i == 77);
#else
    data[i] = data[i] - other[i];
#endif
}

// The address is inside of what is passed by value.
__kernel void fourth(struct place place) {
    ((__global int *)place.to)[get_global_id(0)] ^= place.add;
}

// One item does all, one element after another, so that others see many states of it.
__kernel void slow(__global volatile int *data, int count) {
    for (int i = 0; i < count; i++) {
        for (int step = 0; step < 10000; step++) {
            data[i] = (data[i] & 0xffff) * 3 + step;
        }
    }
}

// As much memory as there are groups.
__kernel void where(__global int *sizes) {
    sizes[get_group_id(0)] = (int)get_local_size(0);
}

// Reads where nothing is.
__kernel void wild(__global int *data) {
    data[get_global_id(0)] = *(__global volatile int *)(ulong)64;
}
