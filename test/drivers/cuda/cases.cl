__kernel void add(__global int *data, int value) {
    data[get_global_id(0)] += value;
}

__kernel void sum(__global const int *in, __global int *out, __local int *tile) {
    size_t i = get_local_id(0);
    tile[i] = in[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    if (i == 0) {
        int total = 0;
        for (size_t k = 0; k < get_local_size(0); ++k) {
            total += tile[k];
        }
        out[get_group_id(0)] = total;
    }
}

/* Writes where nothing is. */
__kernel void wild(__global int *data, ulong far) {
    data[get_global_id(0) + far] = 1;
}

/* Half of the work-items wait for the others, for ever where those count that have ended. */
__kernel void stuck(__global int *data) {
    if (get_local_id(0) % 2) {
        barrier(CLK_GLOBAL_MEM_FENCE);
    }
    data[get_global_id(0)] = 1;
}

/* As compilers of SYCL make a kernel that asks for its global offset: a second entry, with the offset
 * behind the arguments. */
struct offset {
    uint of[3];
};

__kernel void place(__global uint4 *out, uint mark) {
    size_t i = (get_global_id(2) * get_global_size(1) + get_global_id(1)) * get_global_size(0) +
               get_global_id(0);
    out[i] = (uint4)(get_global_id(0), get_global_id(1), get_global_id(2), mark);
}

__kernel void place_with_offset(__global uint4 *out, uint mark, struct offset offset) {
    size_t i = (get_global_id(2) * get_global_size(1) + get_global_id(1)) * get_global_size(0) +
               get_global_id(0);
    out[i] = (uint4)(get_global_id(0) + offset.of[0], get_global_id(1) + offset.of[1],
                     get_global_id(2) + offset.of[2], mark);
}

/* Says that it runs, and runs until it is told. */
__kernel void stay(__global volatile uint *here, __global volatile const uint *end) {
    *here = 1;
    while (*end == 0) {
    }
}
