// Kernels whose first dimension walks down columns of memory; test_columns.c knows what they store.

uint mixed(uint sum, size_t x) {
    return (sum ^ (uint)x) * 2654435761u + (sum >> 13);
}

// All that a work-item sees of the range.
#define SEEN_OF(sum, d) mixed(mixed(mixed(sum, get_global_id(d)), get_global_size(d)), get_global_offset(d))
#define SEEN() SEEN_OF(SEEN_OF(SEEN_OF(get_work_dim(), 0), 1), 2)

kernel void matrix(global uint *out, global const uint *in, uint height, uint width) {
    size_t i = get_global_id(0), j = get_global_id(1);
    if (i >= height || j >= width)
        return;
    out[i * width + j] = SEEN();
}

kernel void volume(global uint *out, global const uint *in, uint height, uint width) {
    size_t z = get_global_id(0), y = get_global_id(1), x = get_global_id(2);
    if (y < height && x < width)
        out[(z * height + y) * width + x] = SEEN();
}

// A loop that all go through equally often, behind a guard.
kernel void sums(global uint *out, global const uint *in, uint height, uint width) {
    uint i = get_global_id(0), j = get_global_id(1);
    if (i < height && j < width) {
        uint sum = SEEN();
        for (uint k = 0; k < 16; ++k)
            sum = sum * 31 + in[i * 16 + k] * in[k * width + j];
        out[i * width + j] = sum;
    }
}

// One that they leave one by one, down the rows.
kernel void triangle(global uint *out, global const uint *in, uint height, uint width) {
    uint i = get_global_id(0), j = get_global_id(1);
    if (i < height && j < width) {
        uint sum = SEEN();
        for (uint k = 0; k <= (i & 15); ++k)
            sum = sum * 31 + in[k * width + j];
        out[i * width + j] = sum;
    }
}

kernel void in_groups(global uint *out, global const uint *in, uint height, uint width) {
    uint i = get_group_id(0) * get_enqueued_local_size(0) + get_local_id(0);
    uint j = get_group_id(1) * get_enqueued_local_size(1) + get_local_id(1);
    bool right = i + get_global_offset(0) == get_global_id(0) && j + get_global_offset(1) == get_global_id(1) &&
                 get_local_id(0) < get_local_size(0) && get_local_id(1) < get_local_size(1) &&
                 get_group_id(0) < get_num_groups(0) && get_group_id(1) < get_num_groups(1);
    if (i < height && j < width)
        out[i * width + j] = right ? SEEN() : 0;
}
