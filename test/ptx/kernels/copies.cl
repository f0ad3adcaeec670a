/* Structures that are copied whole, between memories and variables in registers, at every alignment:
 * what lies side by side is moved together where the alignment allows it. */

#define COPIES(T, name, count, bytes)                                                              \
    struct __attribute__((aligned(bytes))) row_##name {                                            \
        T at[count];                                                                               \
    };                                                                                             \
    /* From registers to local memory, to registers, to global memory. */                          \
    kernel void through_local_##name(global const T *a, global T *out) {                           \
        local struct row_##name rows[32];                                                          \
        size_t i = get_global_id(0), l = get_local_id(0);                                          \
        struct row_##name mine, other;                                                             \
        for (int j = 0; j < count; ++j) {                                                          \
            mine.at[j] = (T)(a[i + j] + (T)j);                                                     \
        }                                                                                          \
        rows[l] = mine;                                                                            \
        barrier(CLK_LOCAL_MEM_FENCE);                                                              \
        other = rows[31 - l];                                                                      \
        for (int j = 0; j < count; ++j) {                                                          \
            out[i * count + j] = other.at[count - 1 - j];                                          \
        }                                                                                          \
    }                                                                                              \
    /* From memory to memory, and from and to what has no more than the alignment of T. */         \
    kernel void between_##name(global const struct row_##name *a, global struct row_##name *out) { \
        struct unaligned {                                                                         \
            T head;                                                                                \
            T row[count];                                                                          \
        };                                                                                         \
        local struct unaligned rows[32];                                                           \
        size_t i = get_global_id(0), l = get_local_id(0);                                          \
        struct row_##name x = a[i];                                                                \
        struct unaligned u = {x.at[0], {x.at[count - 1]}};                                         \
        rows[l] = u;                                                                               \
        u = rows[l];                                                                               \
        out[2 * i] = a[i];                                                                         \
        out[2 * i + 1] = x;                                                                        \
        out[2 * i + 1].at[0] = (T)(u.row[0] + u.row[count - 1] + u.head);                          \
    }

COPIES(char, char, 4, 4)
COPIES(char, bytes, 7, 1)
COPIES(short, short, 8, 16)
COPIES(int, pair, 2, 8)
COPIES(int, quad, 4, 16)
COPIES(int, three, 3, 4)
COPIES(int, seven, 7, 4)
COPIES(float, float, 8, 32)
COPIES(long, long, 2, 16)
COPIES(double, double, 4, 8)

// Arrays of a work-item's own of which the launch says how much is set, by what a translator makes of a loop that sets it.
kernel void set_some(global int *out, int n, int m) {
    int g = get_global_id(0), counts[20], sum = 0;
    float4 sums[6];
    uchar bytes[40];
    for (int i = 0; i < 20; ++i)
        counts[i] = i * g;
    for (int i = 0; i < 40; ++i)
        bytes[i] = i + g;
    n = (n & 15) + (g & 3);
    m = (m & 31) + (g & 7);
    for (int i = 0; i < 6; ++i)
        sums[i] = i;
    for (int i = 0; i < n; ++i)
        counts[i] = 0;
    for (int i = 0; i < m; ++i)
        bytes[i] = (uchar)g;
    for (int i = 0; i < (n & 3); ++i)
        sums[i] = 0;
    for (int i = 0; i < 20; ++i)
        sum = sum * 3 + counts[(i * 7 + n) % 20];
    for (int i = 0; i < 40; ++i)
        sum = sum * 5 + bytes[(i * 3 + m) % 40];
    for (int i = 0; i < 6; ++i)
        sum = sum * 7 + (int)sums[(i + n) % 6].y;
    out[g] = sum;
}
