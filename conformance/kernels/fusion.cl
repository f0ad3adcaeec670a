// Launches that may be one, and others that must not.
kernel void scale(global float *to, global const float *from, float by) {
    size_t i = get_global_id(0);
    to[i] = from[i] * by;
}
kernel void add(global float *to, global const float *from, float by) {
    size_t i = get_global_id(0);
    to[i] = from[i] + by;
}
kernel void both(global float *to, global const float *a, global const float *b) {
    size_t i = get_global_id(0);
    to[i] = a[i] * 0.5f - b[i];
}
kernel void guarded(global float *to, global const float *from, int n) {
    int i = get_global_id(0);
    if (i < n) {
        to[i] = from[i] * 3.0f;
    }
}
kernel void neighbours(global float *to, global const float *from) {
    size_t i = get_global_id(0), n = get_global_size(0);
    to[i] = from[(i + n - 1) % n] + from[(i + 1) % n];
}
kernel void mirror(global float *to, global const float *from) {
    size_t base = get_group_id(0) * get_local_size(0), l = get_local_id(0);
    to[base + l] = from[base + get_local_size(0) - 1 - l];
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
// 256 bytes of arguments.
struct many {
    float at[60];
};
kernel void wide(global float *to, global const float *from, struct many many) {
    size_t i = get_global_id(0);
    to[i] = from[i] + many.at[59];
}
kernel void count(global int *to) {
    atomic_inc(to);
}
// As array libraries have it: what the range is made of, and where its elements are, lies in memory.
kernel void strided(global float *to, global const float *from, global const long *places, int dims) {
    long i = get_global_id(0), f = 0, t = 0;
    for (int d = dims; --d > 0;) {
        long q = i / places[d], r = i - q * places[d];
        t += r * places[dims + d];
        f += r * places[2 * dims + d];
        i = q;
    }
    to[t + i * places[dims]] = from[f + i * places[2 * dims]] * 0.5f + 1.0f;
}
