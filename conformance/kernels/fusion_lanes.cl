// Kernels whose work-items have elements of their own by their place in their sub-group: in strips, so many for each, with what is
// left at the end one by one, as array libraries do it. Intel's OpenCL was seen to compute wrongly where one sub-group of a group
// comes to barriers of sub-groups and another does not, so with WAIT all of a group have whole strips, or none has.
#define WAIT sub_group_barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE)
#pragma OPENCL FP_CONTRACT OFF
uint __attribute__((overloadable)) get_sub_group_size(void);
uint __attribute__((overloadable)) get_max_sub_group_size(void);
uint __attribute__((overloadable)) get_sub_group_id(void);
uint __attribute__((overloadable)) get_sub_group_local_id(void);
void __attribute__((overloadable)) sub_group_barrier(cl_mem_fence_flags);

#define STRIPS(NAME, COUNT, WAITS, EXPRESSION)                                                                                   \
    kernel void NAME(global float *to, global const float *a, global const float *b, float x, int n) {                           \
        uint size = get_max_sub_group_size(), lane = get_sub_group_local_id();                                                   \
        size_t base = (get_group_id(0) * get_local_size(0) + get_sub_group_id() * size) * COUNT;                                 \
        if (base + COUNT * size <= (size_t)n) {                                                                                  \
            float p[COUNT], q[COUNT], r[COUNT];                                                                                  \
            WAITS;                                                                                                               \
            for (uint k = 0; k < COUNT; ++k) {                                                                                   \
                p[k] = a[base + k * get_sub_group_size() + lane];                                                                \
                q[k] = b[base + k * get_sub_group_size() + lane];                                                                \
            }                                                                                                                    \
            WAITS;                                                                                                               \
            for (uint k = 0; k < COUNT; ++k) {                                                                                   \
                float s = p[k], t = q[k];                                                                                        \
                r[k] = EXPRESSION;                                                                                               \
            }                                                                                                                    \
            WAITS;                                                                                                               \
            for (uint k = 0; k < COUNT; ++k) {                                                                                   \
                to[base + k * get_sub_group_size() + lane] = r[k];                                                               \
            }                                                                                                                    \
            WAITS;                                                                                                               \
        } else {                                                                                                                 \
            for (size_t i = base + lane; i < (size_t)n; i += size) {                                                             \
                float s = a[i], t = b[i];                                                                                        \
                to[i] = EXPRESSION;                                                                                              \
            }                                                                                                                    \
        }                                                                                                                        \
    }
STRIPS(w20, 4, WAIT, s * x + t)
STRIPS(l21, 4, , s > x ? s : t)
STRIPS(l22, 4, , (s - t) * 0.5f)
STRIPS(l23, 8, , s * 0.25f + t)
STRIPS(l24, 2, , t > s ? x : t - s)
STRIPS(l25, 16, , (s + x) * t)
// In strips of two, whole ones for all of a group.
kernel void strip_scale(global float *to, global const float *from, float by, uint n) {
    uint size = get_max_sub_group_size(), lane = get_sub_group_local_id();
    size_t base = (get_group_id(0) * get_local_size(0) + get_sub_group_id() * size) * 2;
    if (base + 2 * size <= n) {
        WAIT;
        for (uint k = 0; k < 2; ++k) {
            to[base + k * size + lane] = from[base + k * size + lane] * by;
        }
        WAIT;
    }
}
// What one stores another takes: never fused.
kernel void strip_turn(global float *to, global const float *from, float by, uint n) {
    uint size = get_max_sub_group_size(), lane = get_sub_group_local_id();
    size_t base = get_group_id(0) * get_local_size(0) + get_sub_group_id() * size;
    bool there = base + lane < n;
    if (there) {
        to[base + lane] = from[base + lane] * by;
    }
    WAIT;
    float next = base + lane + 1 < n && lane + 1 < size ? to[base + lane + 1] : by;
    WAIT;
    if (there) {
        to[base + lane] = next;
    }
}
