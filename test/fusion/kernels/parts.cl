// Kernels that are fused, and kernels that must not be.
kernel void scale(global float *to, global const float *from, float by) {
    size_t i = get_global_id(0);
    to[i] = from[i] * by;
}
kernel void shift(global float *to, global const float *from, float by) {
    size_t i = get_global_id(0);
    to[i] = from[i] + by;
}
kernel void guarded(global float *to, global const float *from, float by, int n) {
    int i = get_global_id(0);
    if (i < n) {
        to[i] = from[i] * by + 1.0f;
    }
}
kernel void early(global float *to, global const float *from, uint n) {
    uint i = get_global_id(0);
    if (i >= n) {
        return;
    }
    to[i] = from[i] > 2.0f ? sqrt(from[i]) : from[i] - 1.0f;
}
kernel void by_group(global float *to, global const float *from) {
    size_t i = get_group_id(0) * get_local_size(0) + get_local_id(0);
    to[i] = from[i] - 3.0f;
}
kernel void stencil(global float *to, global const float *from, int n) {
    int i = get_global_id(0);
    if (i > 0 && i < n - 1) {
        to[i] = from[i - 1] + from[i] + from[i + 1];
    }
}
kernel void mirror(global float *to, global const float *from) {
    size_t base = get_group_id(0) * get_local_size(0), l = get_local_id(0);
    to[base + l] = from[base + get_local_size(0) - 1 - l];
}
kernel void reverse(global float *to, global const float *from) {
    to[get_global_id(0)] = from[get_global_size(0) - 1 - get_global_id(0)];
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
kernel void own_room(global float *to, global const float *from) {
    local float room[64];
    size_t l = get_local_id(0);
    room[l] = from[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    to[get_global_id(0)] = room[63 - l];
}
kernel void plane(global float *to, global const float *from, int width) {
    int at = get_global_id(1) * width + get_global_id(0);
    to[at] = from[at] * 2.0f;
}
kernel void pairs(global float2 *to, global const float2 *from) {
    size_t i = get_global_id(0);
    to[i] = from[i].yx + (float2)(1.0f, 2.0f);
}
kernel void even(global float *to, global const float *from) {
    size_t i = get_global_id(0);
    to[2 * i] = from[i];
}
kernel void odd(global float *to, global const float *from) {
    size_t i = get_global_id(0);
    to[2 * i + 1] = from[i];
}
kernel void gather(global float *to, global const float *from, global const int *where) {
    size_t i = get_global_id(0);
    to[i] = from[where[i]];
}
kernel void walks(global float *to, global const float *from, int n) {
    float all = 0.0f;
    global const float *at = from, *end = from + n;
    do {
        all += *at++;
    } while (at != end);
    to[get_global_id(0)] = all;
}
kernel void repeats(global float *to, int n) {
    size_t i = get_global_id(0);
    for (int k = 0; k < n; ++k) {
        to[i] = to[i] * 0.5f + 1.0f;
    }
}
kernel void as_bits(global uint *to, global const uint *from) {
    size_t i = get_global_id(0);
    to[i] = from[i] ^ 0x80000000u;
}
kernel void counts(global int *to) {
    atomic_inc(to);
}
kernel void counts_here(global int *to) {
    local int all;
    if (get_local_id(0) == 0) {
        all = 0;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    atomic_inc(&all);
    barrier(CLK_LOCAL_MEM_FENCE);
    to[get_global_id(0)] = all;
}
kernel void draws(write_only image2d_t to) {
    write_imagef(to, (int2)(get_global_id(0), 0), (float4)(1.0f));
}
kernel void prints(global int *to) {
    printf("%d\n", to[0]);
}
kernel void follows(global ulong *to) {
    global int *at = (global int *)to[get_global_id(0)];
    *at = 1;
}
kernel void hidden(global volatile float *to) {
    size_t i = get_global_id(0);
    to[i] = to[i] + 1.0f;
}
__attribute__((reqd_work_group_size(32, 1, 1))) kernel void groups_of_32(global float *to) {
    to[get_global_id(0)] += 1.0f;
}
__attribute__((reqd_work_group_size(64, 1, 1))) kernel void groups_of_64(global float *to) {
    to[get_global_id(0)] += 2.0f;
}
void __attribute__((noinline)) bump(global float *at, float by) {
    *at += by;
}
kernel void calls(global float *to, float by) {
    bump(to + get_global_id(0), by);
}
kernel void wide(global double *to, global const double *from, double by) {
    size_t i = get_global_id(0);
    to[i] = from[i] * by;
}
kernel void wide_sum(global double *to, global const double *from, double by) {
    size_t i = get_global_id(0);
    to[i] = from[i] + by;
}
kernel void column(global float *to, global const float *from, uint n, uint stride) {
    for (uint i = get_global_id(0); i < n; i += stride) {
        to[i] = from[i] * 3.0f;
    }
}
__attribute__((noinline)) int pairs_of(int n) {
    return n < 2 ? n : pairs_of(n - 1) + pairs_of(n - 2);
}
kernel void recurses(global int *to) {
    to[get_global_id(0)] = pairs_of(to[get_global_id(0)]);
}
kernel void fences(global int *to) {
    to[get_global_id(0)] = 1;
    atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_seq_cst, memory_scope_device);
}
int __attribute__((overloadable)) intel_sub_group_shuffle(int, uint);
uint __attribute__((overloadable)) get_sub_group_local_id(void);
int __attribute__((overloadable)) sub_group_reduce_add(int);
void __attribute__((overloadable)) sub_group_barrier(cl_mem_fence_flags);
kernel void lanes(global int *to) {
    to[get_global_id(0)] = get_sub_group_local_id();
}
kernel void lane_sums(global int *to) {
    to[get_global_id(0)] = sub_group_reduce_add(to[get_global_id(0)]);
}
kernel void lanes_wait(global int *to) {
    to[get_global_id(0)] += 1;
    sub_group_barrier(CLK_GLOBAL_MEM_FENCE);
}
kernel void shuffles(global int *to) {
    to[get_global_id(0)] = intel_sub_group_shuffle(to[get_global_id(0)], 0);
}
uint __attribute__((overloadable)) get_sub_group_size(void);
uint __attribute__((overloadable)) get_max_sub_group_size(void);
uint __attribute__((overloadable)) get_sub_group_id(void);
uint __attribute__((overloadable)) get_num_sub_groups(void);
// Elements of each sub-group, COUNT for each work-item; the last ones one by one.
#define STRIPS(NAME, COUNT)                                                                         \
    kernel void NAME(global float *to, global const float *from, float by, uint n) {                \
        uint size = get_max_sub_group_size(), lane = get_sub_group_local_id();                      \
        size_t base = (get_group_id(0) * get_local_size(0) + get_sub_group_id() * size) * COUNT;    \
        if (base + COUNT * size < n) {                                                              \
            float room[COUNT];                                                                      \
            sub_group_barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);                          \
            for (uint k = 0; k < COUNT; ++k) {                                                      \
                room[k] = from[base + k * get_sub_group_size() + lane];                             \
            }                                                                                       \
            sub_group_barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);                          \
            for (uint k = 0; k < COUNT; ++k) {                                                      \
                to[base + k * get_sub_group_size() + lane] = room[k] * by;                          \
            }                                                                                       \
        } else {                                                                                    \
            for (size_t i = base + lane; i < n; i += size) {                                        \
                to[i] = from[i] * by;                                                               \
            }                                                                                       \
        }                                                                                           \
    }
STRIPS(strips, 4)
STRIPS(wide_strips, 8)
// The same of which each also stores how many groups there are.
kernel void strips_of_groups(global float *to, global const float *from, float by, uint n) {
    uint size = get_max_sub_group_size(), lane = get_sub_group_local_id();
    size_t base = get_group_id(0) * get_local_size(0) + get_sub_group_id() * size;
    if (base + lane < n) {
        to[base + lane] = from[base + lane] * (by + get_num_groups(0) + get_num_sub_groups());
    }
}
// Each work-item has the element of the next one, which that has just stored.
kernel void hand_over(global float *to, global const float *from, float by, uint n) {
    uint size = get_max_sub_group_size(), lane = get_sub_group_local_id();
    size_t base = get_group_id(0) * get_local_size(0) + get_sub_group_id() * size;
    to[base + lane] = from[base + lane] * by;
    sub_group_barrier(CLK_GLOBAL_MEM_FENCE);
    to[n + base + lane] = to[base + (lane + 1) % size];
}
// One of two, by what is in memory.
kernel void either(global float *to, global const float *a, global const float *b,
                   global const int *which) {
    size_t i = get_global_id(0);
    global const float *from = which[i] ? a : b;
    to[i] = from[i];
}
// Four elements that stand together, or every fourth one, by each work-item.
kernel void quads(global float *to, global const float *from, float by) {
    size_t i = get_global_id(0);
#pragma clang loop unroll(disable)
    for (uint k = 0; k < 4; ++k) {
        to[4 * i + k] = from[4 * i + k] + by;
    }
}
kernel void strides(global float *to, global const float *from, uint n) {
    size_t step = get_global_size(0), last = 0;
    for (size_t i = get_global_id(0); i < n; i += step) {
        to[i] = from[i] * 0.5f;
        last = i;
    }
    to[n + get_global_id(0)] = (float)last;
}
// A name of 320 letters, eight of them 40 times.
#define TWICE(a, b) a##b
#define PASTE(a, b) TWICE(a, b)
#define X5 letters_letters_letters_letters_letters_
#define X10 PASTE(X5, X5)
#define X20 PASTE(X10, X10)
kernel void PASTE(X20, X20)(global float *to, global const float *from, float by) {
    size_t i = get_global_id(0);
    to[i] = from[i] * by;
}
// Where its elements are lies in memory: the size of each dimension, and the steps in both arrays.
kernel void placed(global float *to, global const float *from, global const long *places, int dims) {
    long i = get_global_id(0), f = 0, t = 0;
    for (int d = dims; --d > 0;) {
        long q = i / places[d], r = i - q * places[d];
        t += r * places[dims + d];
        f += r * places[2 * dims + d];
        i = q;
    }
    to[t + i * places[dims]] = from[f + i * places[2 * dims]];
}
// A collective operation of the group: all of it comes there, or none.
kernel void group_sum(global int *to, global const int *from) {
    to[get_global_id(0)] = work_group_reduce_add(from[get_global_id(0)]);
}
// The same by a structure, as SYCL hands objects over.
struct places {
    int dims;
    long first;
    ulong at;
};
kernel void placed_by(global float *to, global const float *from, struct places places) {
    global const long *sizes = (global const long *)places.at;
    long i = get_global_id(0), t = places.first;
    if (places.dims == 1) {
        t += i * sizes[1];
    } else {
        for (int d = places.dims; --d > 0;) {
            t += i % sizes[d] * sizes[d + places.dims];
            i /= sizes[d];
        }
    }
    to[t] = from[t];
}
// A structure that is written to says nothing.
kernel void placed_anew(global float *to, global const float *from, struct places places) {
    places.first = (long)from[0];
    to[get_global_id(0) + places.first] = from[get_global_id(0)];
}
// Rows of elements for each sub-group, of which there are as many as it has work-items, in four rows.
uint4 __attribute__((overloadable)) intel_sub_group_block_read4(const global uint *from);
void __attribute__((overloadable)) intel_sub_group_block_write4(global uint *to, uint4 value);
kernel __attribute__((intel_reqd_sub_group_size(16))) void rows(global uint *to, global const uint *from) {
    size_t base = (get_group_id(0) * get_local_size(0) + get_sub_group_id() * get_max_sub_group_size()) * 4;
    intel_sub_group_block_write4(to + base, intel_sub_group_block_read4(from + base) * 3u);
}
kernel __attribute__((intel_reqd_sub_group_size(16))) void rows_apart(global uint *to, global const uint *from) {
    size_t base = (get_group_id(0) * get_local_size(0) + get_sub_group_id() * get_max_sub_group_size()) * 4;
    uint lane = get_sub_group_local_id();
    for (uint k = 0; k < 4; ++k) {
        to[base + k * 16 + lane] = from[base + lane * 4 + k];
    }
}
kernel __attribute__((intel_reqd_sub_group_size(16))) void rows_by_one(global uint *to, global const uint *from) {
    size_t base = (get_group_id(0) * get_local_size(0) + get_sub_group_id() * get_max_sub_group_size()) * 4;
    uint lane = get_sub_group_local_id();
    for (uint k = 0; k < 4; ++k) {
        to[base + k * 16 + lane] = from[base + k * 16 + lane] + 1u;
    }
}
// Local memory that nobody shares.
kernel void idle_room(global float *to, global const float *from, local float *room) {
    to[get_global_id(0)] = from[get_global_id(0)] + 1.0f;
}
