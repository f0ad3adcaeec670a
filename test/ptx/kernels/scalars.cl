/* Kernels whose results do not depend on how work-items meet, for any contents of their buffers: the
 * differential test launches them with random ones. Each work-item reads and writes its own places. */

#define INTS(T, name, bits, MAD_SAT)                                                               \
    kernel void arithmetic_##name(global const T *a, global const T *b, global T *out) {           \
        size_t i = get_global_id(0), n = get_global_size(0);                                       \
        T x = a[i], y = b[i], z = y == 0 || y == (T)-1 ? (T)3 : y;                                 \
        out[i] = x + y;                                                                            \
        out[i + n] = x - y;                                                                        \
        out[i + 2 * n] = x * y;                                                                    \
        out[i + 3 * n] = x / z;                                                                    \
        out[i + 4 * n] = x % z;                                                                    \
        out[i + 5 * n] = (x & y) ^ (x | ~y);                                                       \
        out[i + 6 * n] = x << (y & (bits - 1));                                                    \
        out[i + 7 * n] = x >> (y & (bits - 1));                                                    \
        out[i + 8 * n] = (x < y) + 2 * (x <= y) + 4 * (x == y) + 8 * (x != y) + 16 * (x > y);      \
        out[i + 9 * n] = x > y ? -x : y;                                                           \
    }                                                                                              \
    kernel void functions_##name(global const T *a, global const T *b, global T *out) {            \
        size_t i = get_global_id(0), n = get_global_size(0);                                       \
        T x = a[i], y = b[i], low = min(x, y), high = max(x, y);                                   \
        out[i] = add_sat(x, y);                                                                    \
        out[i + n] = sub_sat(x, y);                                                                \
        out[i + 2 * n] = hadd(x, y);                                                               \
        out[i + 3 * n] = rhadd(x, y);                                                              \
        out[i + 4 * n] = mul_hi(x, y);                                                             \
        out[i + 5 * n] = rotate(x, y);                                                             \
        out[i + 6 * n] = clz(x);                                                                   \
        out[i + 7 * n] = popcount(x);                                                              \
        out[i + 8 * n] = (T)abs(x);                                                                \
        out[i + 9 * n] = (T)abs_diff(x, y);                                                        \
        out[i + 10 * n] = clamp((T)i, low, high);                                                  \
        out[i + 11 * n] = mad_hi(x, y, x);                                                         \
        out[i + 12 * n] = MAD_SAT;                                                                 \
        out[i + 13 * n] = bitselect(x, y, (T)0x5a);                                                \
    }                                                                                              \
    kernel void vectors_##name(global const T *a, global const T *b, global T *out) {              \
        size_t i = get_global_id(0), n = get_global_size(0);                                       \
        T##4 x = vload4(i, a), y = vload4(i, b);                                                   \
        T##3 v = vload3(i, a);                                                                     \
        T##8 w = (T##8)(x, y);                                                                     \
        vstore4(x.wzyx + y, i, out);                                                               \
        vstore4(select(x, y, x > y), i + n, out);                                                  \
        vstore3(v.zxy, i, out + 8 * n);                                                            \
        out[i + 12 * n] = w[(int)x.x & 7];                                                         \
        w[(int)y.x & 7] = 9;                                                                       \
        out[i + 13 * n] = w.s0 + w.s3 + w.s7;                                                      \
        out[i + 14 * n] = any(x > y) + 2 * all(x != y);                                            \
    }

INTS(char, char, 8, mad_sat(x, y, x))
INTS(short, short, 16, mad_sat(x, y, x))
/* Intel's mad_sat of long wraps, and of int saturates products of 0 (intel-opencl-rt 2026.2.0). */
INTS(int, int, 32, y ? mad_sat(x, y, x) : x)
INTS(long, long, 64, x)

#define UNSIGNED(T, S, name, bits)                                                                 \
    kernel void unsigned_##name(global const T *a, global const T *b, global T *out) {             \
        size_t i = get_global_id(0), n = get_global_size(0);                                       \
        T x = a[i], y = b[i], z = y ? y : (T)7;                                                    \
        out[i] = x / z;                                                                            \
        out[i + n] = x % z;                                                                        \
        out[i + 2 * n] = x >> (y & (bits - 1));                                                    \
        out[i + 3 * n] = add_sat(x, y);                                                            \
        out[i + 4 * n] = sub_sat(x, y);                                                            \
        out[i + 5 * n] = mul_hi(x, y);                                                             \
        out[i + 6 * n] = mad_sat(x, y, x);                                                         \
        out[i + 7 * n] = hadd(x, y) + rhadd(x, y);                                                 \
        out[i + 8 * n] = abs_diff(x, y);                                                           \
        out[i + 9 * n] = (x < y) + 2 * (x <= y) + 4 * (x > y);                                     \
        out[i + 10 * n] = convert_##T##_sat((S)x);                                                 \
    }

UNSIGNED(uchar, char, uchar, 8)
UNSIGNED(ushort, short, ushort, 16)
UNSIGNED(uint, int, uint, 32)
UNSIGNED(ulong, long, ulong, 64)

kernel void convert_ints(global const long *a, global long *out) {
    size_t i = get_global_id(0), n = get_global_size(0);
    long x = a[i];
    out[i] = (char)x;
    out[i + n] = (uchar)x;
    out[i + 2 * n] = (short)x;
    out[i + 3 * n] = (uint)x;
    out[i + 4 * n] = convert_char_sat(x);
    out[i + 5 * n] = convert_ushort_sat(x);
    out[i + 6 * n] = convert_int_sat(x);
    out[i + 7 * n] = convert_ulong_sat(x);
    out[i + 8 * n] = convert_uchar_sat((int)x);
}

kernel void convert_floats(global const float *a, global int *out, global float *floats) {
    size_t i = get_global_id(0), n = get_global_size(0);
    float x = fmod(a[i], 1000.0f);
    x = x == x ? x : 0.5f;
    out[i] = convert_int(x);
    out[i + n] = convert_int_rte(x);
    out[i + 2 * n] = convert_int_rtp(x);
    out[i + 3 * n] = convert_int_rtn(x);
    out[i + 4 * n] = convert_char_sat(x);
    out[i + 5 * n] = convert_uchar_sat_rte(x);
    out[i + 6 * n] = convert_ushort_sat(x);
    floats[i] = convert_float((long)(x * 12345.0f));
    floats[i + n] = convert_float_rtz(out[i] * 1000003);
    floats[i + 2 * n] = convert_float((uchar)out[i]);
}

kernel void control(global const int *a, global int *out) {
    size_t i = get_global_id(0), n = get_global_size(0);
    int x = a[i], sum = 0;
    switch (x % 21) {
    case 0: sum = 5; break;
    case 1: sum = x; /* on into the next */
    case 2: sum += 7; break;
    case 3: sum = 11; break;
    case 5: sum = -1; break;
    case 8: sum = x * 3; break;
    case 9: sum = 1; break;
    case 12: sum = 99; break;
    default: sum = x >> 2; break;
    }
    out[i] = sum;
    for (int j = 0; j < (x & 31); ++j) {
        if ((j * x) % 7 == 3) {
            continue;
        }
        sum += j ^ x;
        if (sum > 100000) {
            break;
        }
    }
    out[i + n] = sum;
    int first = x, second = i, turns = 0;
    while (turns < 10) { /* two that change places */
        int third = first;
        first = second;
        second = third + turns++;
    }
    out[i + 2 * n] = first * 31 + second;
    unsigned state = x;
    int k = 0;
again: /* into the middle of a loop */
    if (k++ < 5) {
        if (state & 1) {
            goto odd;
        }
        state /= 2;
        goto again;
    odd:
        state = state * 3 + 1;
        goto again;
    }
    out[i + 3 * n] = state;
}

struct inner {
    char c;
    short s;
    double d;
};
struct outer {
    int i;
    struct inner parts[3];
    float4 f;
};

kernel void structures(global const int *a, struct inner given, global int *out) {
    size_t i = get_global_id(0), n = get_global_size(0);
    struct outer o = {.i = a[i]};
    for (int j = 0; j < 3; ++j) {
        o.parts[j] = given;
        o.parts[j].s += (short)(a[i] + j);
    }
    o.f = (float4)(1, 2, 3, 4) * (float)(a[i] & 15);
    struct outer copy = o;
    copy.parts[a[i] & 1].c = 5;
    out[i] = copy.i + copy.parts[0].s + copy.parts[2].s;
    out[i + n] = copy.parts[0].c + 256 * copy.parts[1].c;
    out[i + 2 * n] = (int)copy.f.w + (int)o.f.x;
    int table[20];
    for (int j = 0; j < 20; ++j) {
        table[j] = a[i] * j;
    }
    out[i + 3 * n] = table[(a[i] & 15) + 2];
    long both = ((long)a[i] << 32) | (unsigned)i;
    int2 halves = as_int2(both);
    out[i + 4 * n] = halves.x * 3 + halves.y;
    short4 quarters = as_short4(both);
    out[i + 5 * n] = quarters.x + quarters.y + quarters.z - quarters.w;
}

static int __attribute__((noinline)) gcd(int a, int b) {
    return b == 0 ? a : gcd(b, a % b);
}

kernel void calls(global const int *a, global const int *b, global int *out) {
    size_t i = get_global_id(0);
    out[i] = gcd(a[i] & 0xffff, b[i] & 0xffff);
}

kernel void group(global const int *a, global int *out, local int *shared) {
    size_t i = get_global_id(0), l = get_local_id(0), n = get_local_size(0);
    shared[l] = a[i];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (size_t step = n / 2; step > 0; step /= 2) {
        if (l < step) {
            shared[l] += shared[l + step];
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    out[i] = shared[0] + shared[n - 1 - l];
    out[get_global_size(0) + i] = get_group_id(0) * 1000 + get_num_groups(0) * 100 + get_local_size(0);
}

kernel void atomics(global const int *a, global int *out, global long *wide) {
    size_t i = get_global_id(0), n = get_global_size(0);
    out[i] = a[i];
    atomic_add(&out[i], 5);
    out[i + n] = atomic_sub(&out[i], 3);
    out[i + 2 * n] = atomic_max(&out[i], 7);
    out[i + 3 * n] = atomic_cmpxchg(&out[i], 7, 8);
    out[i + 4 * n] = atomic_xor(&out[i], 0x55);
    out[i + 5 * n] = atomic_inc(&out[i]);
    out[i + 6 * n] = atomic_xchg(&out[i], -1);
    out[i + 7 * n] = atomic_min((volatile global unsigned *)&out[i], 9);
    wide[i] = 1;
}

// Volatile variables of a work-item's own, which stay in memory.
__kernel void volatile_own(__global int *out, __global const float *in) {
    size_t i = get_global_id(0);
    volatile float own = in[i];
    volatile short *parts = (volatile short *)&own;
    parts[0] += 3;
    out[i] = *(volatile int *)&own + parts[1];
}
