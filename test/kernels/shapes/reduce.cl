// Reductions and scans, in local memory, by work-groups and with atomics.

kernel void sum_tree(global const float *in, global float *out, local float *part, int n) {
    int l = get_local_id(0), step = get_global_size(0);
    float sum = 0;
    for (int i = get_global_id(0); i < n; i += step)
        sum += in[i];
    part[l] = sum;
    for (int half_size = get_local_size(0) / 2; half_size > 0; half_size /= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (l < half_size)
            part[l] += part[l + half_size];
    }
    if (l == 0)
        out[get_group_id(0)] = part[0];
}

// The smallest, and where it is: the first of those that are alike.
kernel void arg_min(global const float *in, global float *least, global int *where, local float *value, local int *place, int n) {
    int l = get_local_id(0), i = get_global_id(0);
    value[l] = i < n ? in[i] : MAXFLOAT;
    place[l] = i;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int d = get_local_size(0) >> 1; d; d >>= 1) {
        if (l < d && (value[l + d] < value[l] || (value[l + d] == value[l] && place[l + d] < place[l]))) {
            value[l] = value[l + d];
            place[l] = place[l + d];
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (l == 0) {
        least[get_group_id(0)] = value[0];
        where[get_group_id(0)] = place[0];
    }
}

// Elements two at a time, the last steps unrolled, in 16 lanes of float4.
kernel __attribute__((reqd_work_group_size(64, 1, 1))) void dot_unrolled(global const float4 *a, global const float4 *b, global float *out) {
    local float4 part[64];
    int l = get_local_id(0), g = get_group_id(0) * 128 + l;
    part[l] = a[g] * b[g] + a[g + 64] * b[g + 64];
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l < 32)
        part[l] += part[l + 32];
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l < 16)
        part[l] += part[l + 16];
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l == 0) {
        float4 sum = 0;
#pragma unroll
        for (int i = 0; i < 16; ++i)
            sum += part[i];
        out[get_group_id(0)] = dot(sum, (float4)(1));
    }
}

// Two sums for each row at once, and the variance by them.
kernel void moments(global const float *in, global float2 *out, int columns) {
    int row = get_global_id(0);
    float sum = 0, squares = 0;
    for (int i = 0; i < columns; ++i) {
        float x = in[row * columns + i];
        sum += x;
        squares += x * x;
    }
    float mean = sum / columns;
    out[row] = (float2)(mean, squares / columns - mean * mean);
}

// Work-efficient, up and down a tree, with places that avoid banks.
#define PLACE(i) ((i) + ((i) >> 5))
kernel void scan_tree(global const uint *in, global uint *out, global uint *sums, local uint *t) {
    int l = get_local_id(0), n = get_local_size(0) * 2, base = get_group_id(0) * n, offset = 1;
    t[PLACE(l)] = in[base + l];
    t[PLACE(l + n / 2)] = in[base + l + n / 2];
    for (int d = n >> 1; d > 0; d >>= 1, offset <<= 1) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (l < d)
            t[PLACE(offset * (2 * l + 2) - 1)] += t[PLACE(offset * (2 * l + 1) - 1)];
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l == 0) {
        sums[get_group_id(0)] = t[PLACE(n - 1)];
        t[PLACE(n - 1)] = 0;
    }
    for (int d = 1; d < n; d <<= 1) {
        offset >>= 1;
        barrier(CLK_LOCAL_MEM_FENCE);
        if (l < d) {
            int a = PLACE(offset * (2 * l + 1) - 1), b = PLACE(offset * (2 * l + 2) - 1);
            uint kept = t[a];
            t[a] = t[b];
            t[b] += kept;
        }
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    out[base + l] = t[PLACE(l)];
    out[base + l + n / 2] = t[PLACE(l + n / 2)];
}

// Step by step, between two halves of local memory.
kernel void scan_steps(global const int *in, global int *out, local int *t) {
    int l = get_local_id(0), n = get_local_size(0), from = 0;
    t[l] = in[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int d = 1; d < n; d *= 2) {
        int x = t[from * n + l];
        if (l >= d)
            x += t[from * n + l - d];
        from = 1 - from;
        t[from * n + l] = x;
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    out[get_global_id(0)] = t[from * n + l];
}

kernel void sum_by_groups(global const int *in, global int *out, global int *running) {
    int x = in[get_global_id(0)];
    running[get_global_id(0)] = work_group_scan_inclusive_add(x);
    int most = work_group_reduce_max(x);
    if (get_local_id(0) == get_local_size(0) - 1)
        out[get_group_id(0)] = most;
}

// Floating point added by exchange of bits; how it is rounded depends on the order.
void add_float(volatile global float *to, float x) {
    union { uint u; float f; } was, is;
    do {
        was.f = *to;
        is.f = was.f + x;
    } while (atomic_cmpxchg((volatile global uint *)to, was.u, is.u) != was.u);
}
kernel void sum_by_exchange(global const float *in, volatile global float *out, int n) {
    float sum = 0;
    for (int i = 0; i < n; ++i)
        sum += in[get_global_id(0) * n + i];
    add_float(out + get_group_id(0) % 4, sum);
}

// Rows of a sparse matrix, a group for each, as many steps as the row has numbers.
kernel void sparse_rows(global const int *begin, global const int *column, global const float *value, global const float *x, global float *y,
                        int rows) {
    local volatile float part[32];
    int row = get_group_id(0), l = get_local_id(0);
    float sum = 0;
    int from = begin[row], to = from + begin[row + 1];
    for (int i = from + l; i < to; i += get_local_size(0))
        sum += value[i] * x[column[i]];
    part[l] = sum;
    for (int d = 16; d; d /= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (l < d)
            part[l] = part[l] + part[l + d];
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l == 0 && row < rows)
        y[row] = part[0];
}

// Pointers and indices that all move on by the same, in a loop in which they wait, and where they are behind it.
kernel void walk_rows(global const int *in, global int *out, global int *ends, local int *t, int step, int turns) {
    int l = get_local_id(0), g = get_global_id(0), i = g * 2 + 1, back = g + 4096, sum = 0;
    global const int *p = in + g;
    global int *to = out + g;
    for (int k = 0; k < turns; ++k) {
        t[l] = p[0] - in[i];
        i += step;
        barrier(CLK_LOCAL_MEM_FENCE);
        sum = sum * 3 + t[l ^ 1] + p[step] + in[back];
        p += step;
        back -= step;
        barrier(CLK_LOCAL_MEM_FENCE);
        if ((sum & 7) == 3)
            sum += in[i] * k;
        *to = sum;
        to += get_global_size(0);
    }
    ends[g] = sum + i - back + p[0] + (int)(to - out);
}

// A place that moves on in a loop of one block, and where it was the time before.
kernel void walk_back(global const int *in, global int *out, int n) {
    size_t i = get_global_id(0), before = 0;
    do {
        barrier(CLK_GLOBAL_MEM_FENCE);
        out[i] = in[before];
        before = i;
        i += get_global_size(0);
    } while (--n > 0);
}

// Indices of parts of a work-item's number, which has more values than they have: sums of 32 bits, and of 64.
__attribute__((reqd_work_group_size(16, 1, 1))) kernel void parts_of_ids(global const float *in, global float *out, uint n) {
    local float kept[16];
    uint l = get_local_id(0), lane = l % 8;
    float sum = 0;
    for (uint t = 0; t < n; ++t) {
        kept[l] = in[t * n + lane] + in[t * n + (l | 8)] * in[(size_t)(l & 3)];
        barrier(CLK_LOCAL_MEM_FENCE);
        sum = sum * 0.5f + kept[l] * in[n + (uchar)(l * 32)];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    out[get_global_id(0)] = sum;
}

// Parts that are cut off in other words.
__attribute__((reqd_work_group_size(16, 1, 1))) kernel void parts_of_numbers(global const float *in, global float *out, uint n) {
    local float kept[16];
    uint l = get_local_id(0), lane = min(l & 3, 3u);
    float sum = 0;
    for (uint t = 0; t < n; ++t) {
        kept[l] = in[t * n + lane] + in[t * n + (l | 8)] * in[(size_t)lane];
        barrier(CLK_LOCAL_MEM_FENCE);
        sum = sum * 0.5f + kept[l] * in[mad24(t, n, l & 7)] + in[n + mad24(t, n, (l << 29) >> 29)];
        barrier(CLK_LOCAL_MEM_FENCE);
        sum += in[t * n + clamp(l & 7, 1u, 9u)] * in[t * n + ((min(l, 15u) & 7) ^ 1)];
    }
    out[get_global_id(0)] = sum;
}

// As a program goes through bytes that is told how many groups there are: by an address that it makes of a part that it adds.
kernel void sum_given(global const uchar *bytes, int begin, int total, int groups, global int *sums, global float *squares) {
    local int part[128];
    local float square[128];
    int l = get_local_id(0), sum = 0;
    float of_squares = 0;
    bytes += begin;
    for (int i = get_global_id(0), step = groups * 128; i < total; i += step) {
        uchar value = *(global const uchar *)(bytes + mad24(i, (int)sizeof(uchar), 0));
        sum += convert_int(value);
        of_squares = fma(convert_float(value), convert_float(value), of_squares);
    }
    part[l] = sum;
    square[l] = of_squares;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int half_size = 64; half_size > 0; half_size >>= 1) {
        if (l < half_size) {
            part[l] += part[l + half_size];
            square[l] += square[l + half_size];
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (l == 0) {
        sums[get_group_id(0)] = part[0];
        squares[get_group_id(0)] = square[0];
    }
}

// Where the smallest and the largest are, and whether any is negative.
kernel void ends_given(global const int *in, int total, int groups, global int4 *ends) {
    local int4 part[64];
    int l = get_local_id(0), least = INT_MAX, most = INT_MIN, least_at = -1, most_at = -1;
    for (int i = get_global_id(0), step = groups * 64; i < total; i += step) {
        int value = in[i];
        if (value < least) {
            least = value;
            least_at = i;
        }
        if (value > most) {
            most = value;
            most_at = i;
        }
    }
    part[l] = (int4)(least, least_at, most, most_at);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l == 0) {
        for (int k = 1; k < 64; ++k) {
            int4 other = part[k];
            if (other.x < part[0].x || (other.x == part[0].x && other.y < part[0].y))
                part[0].xy = other.xy;
            if (other.z > part[0].z || (other.z == part[0].z && other.w < part[0].w))
                part[0].zw = other.zw;
        }
        ends[get_group_id(0)] = part[0];
    }
}

// By a number that the launch gives: also one, where neighbours read the same, and one below zero. Each turn counts.
kernel void walk_given(global const int *in, global int *out, local int *part, int n, int step) {
    int l = get_local_id(0), sum = l;
    for (int i = get_global_id(0); i >= 0 && i < n; i += step)
        sum = sum * 3 + in[i];
    part[l] = sum;
    barrier(CLK_LOCAL_MEM_FENCE);
    out[get_global_id(0)] = part[l] - part[get_local_size(0) - 1 - l];
}

// To the end of all numbers, where the last step wraps.
kernel void wrap_given(global const int *in, global int *out, local int *part, uint begin, uint step) {
    int l = get_local_id(0), sum = l;
    for (uint i = begin + get_global_id(0); i >= begin; i += step)
        sum = sum * 3 + in[i - begin];
    part[l] = sum;
    barrier(CLK_LOCAL_MEM_FENCE);
    out[get_global_id(0)] = part[l] - part[get_local_size(0) - 1 - l];
}
