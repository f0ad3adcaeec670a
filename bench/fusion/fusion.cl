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
