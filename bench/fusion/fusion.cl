// Chains of kernels that memory holds up, and a sum behind one.
kernel void scale(global float *to, global const float *from, float by) {
    size_t i = get_global_id(0);
    to[i] = from[i] * by;
}
kernel void shift(global float *to, global const float *from, float by) {
    size_t i = get_global_id(0);
    to[i] = from[i] + by;
}
kernel void clip(global float *to, global const float *from, float by) {
    size_t i = get_global_id(0);
    to[i] = fmin(from[i], by);
}
kernel void bend(global float *to, global const float *from, float by) {
    size_t i = get_global_id(0);
    float x = from[i];
    to[i] = x > by ? x : x * 0.5f;
}
kernel void sum(global float *to, global const float *from, local float *room) {
    size_t l = get_local_id(0);
    room[l] = from[get_global_id(0)];
    for (size_t half_of = get_local_size(0) / 2; half_of; half_of /= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (l < half_of) {
            room[l] += room[l + half_of];
        }
    }
    if (l == 0) {
        to[get_group_id(0)] = room[0];
    }
}
// Elements of the work-group in reverse: others wait for all of it.
kernel void mirror(global float *to, global const float *from, float by) {
    size_t l = get_local_id(0), n = get_local_size(0);
    to[get_global_id(0)] = from[get_group_id(0) * n + (n - 1 - l)] * by;
}
// What neighbours have, elements from all over the array, much to compute, and many values at once.
kernel void stencil(global float *to, global const float *from, float by) {
    size_t i = get_global_id(0), n = get_global_size(0);
    to[i] = ((i ? from[i - 1] : by) + from[i] + (i + 1 < n ? from[i + 1] : by)) * 0.3f;
}
kernel void scattered(global float *to, global const float *from, float by) {
    size_t i = get_global_id(0), n = get_global_size(0);
    to[i] = from[(i * 4097) & (n - 1)] * by;
}
kernel void compute(global float *to, global const float *from, float by) {
    size_t i = get_global_id(0);
    float x = from[i], y = by;
    for (int k = 0; k < 64; ++k) {
        y = y * 0.5f + x;
    }
    to[i] = y;
}
kernel void values(global float *to, global const float *from, float by) {
    size_t i = get_global_id(0);
    float x[24], y = 0;
#pragma unroll
    for (int k = 0; k < 24; ++k) {
        x[k] = from[i] * (by + k);
    }
#pragma unroll
    for (int k = 0; k < 72; ++k) {
        x[k % 24] += x[(k + 7) % 24] * x[(k + 13) % 24];
    }
#pragma unroll
    for (int k = 0; k < 24; ++k) {
        y += x[k];
    }
    to[i] = y;
}
// So many elements of each work-item, by the place in its sub-group.
uint __attribute__((overloadable)) get_max_sub_group_size(void);
uint __attribute__((overloadable)) get_sub_group_id(void);
uint __attribute__((overloadable)) get_sub_group_local_id(void);
#define STRIPS(NAME, COUNT)                                                                              \
    kernel void NAME(global float *to, global const float *from, float by) {                             \
        size_t size = get_max_sub_group_size();                                                          \
        size_t base = (get_group_id(0) * get_local_size(0) + get_sub_group_id() * size) * COUNT;         \
        for (uint k = 0; k < COUNT; ++k) {                                                               \
            to[base + k * size + get_sub_group_local_id()] = from[base + k * size + get_sub_group_local_id()] * by; \
        }                                                                                                \
    }
STRIPS(strips4, 4)
STRIPS(strips8, 8)
