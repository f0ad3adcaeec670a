// Sorting, searching, histograms, graphs, clusters.

kernel void bitonic_local(global uint2 *data, local uint2 *t, int descending) {
    int l = get_local_id(0), n = get_local_size(0);
    t[l] = data[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int size = 2; size <= n; size *= 2) {
        int down = ((l & size) != 0) ^ descending;
        for (int stride = size / 2; stride > 0; stride /= 2) {
            int other = l ^ stride;
            uint2 a = t[l], b = t[other];
            bool swap = (other > l) == ((a.x > b.x || (a.x == b.x && a.y > b.y)) ^ (bool)down);
            barrier(CLK_LOCAL_MEM_FENCE);
            if (swap)
                t[l] = b;
            barrier(CLK_LOCAL_MEM_FENCE);
        }
    }
    data[get_global_id(0)] = t[l];
}

kernel void bitonic_step(global float *data, int stride, int size) {
    int i = get_global_id(0), at = 2 * i - (i & (stride - 1));
    float a = data[at], b = data[at + stride];
    bool up = (at & size) == 0;
    data[at] = up ? fmin(a, b) : fmax(a, b);
    data[at + stride] = up ? fmax(a, b) : fmin(a, b);
}

// One step of a radix sort: how many of each digit, and the places by a scan of these.
kernel void radix_step(global const uint *in, global uint *out, global uint *counts, int shift) {
    local uint bins[16], offset[16], digits[64];
    int l = get_local_id(0);
    uint x = in[get_global_id(0)], digit = (x >> shift) & 15;
    if (l < 16)
        bins[l] = 0;
    digits[l] = digit;
    barrier(CLK_LOCAL_MEM_FENCE);
    atomic_inc(&bins[digit]);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l == 0)
        for (uint i = 0, sum = 0; i < 16; ++i) {
            offset[i] = sum;
            sum += bins[i];
        }
    barrier(CLK_LOCAL_MEM_FENCE);
    uint before = 0;
    for (int i = 0; i < l; ++i)
        before += digits[i] == digit;
    out[get_group_id(0) * 64 + offset[digit] + before] = x;
    if (l < 16)
        counts[l * get_num_groups(0) + get_group_id(0)] = bins[l];
}

kernel void histogram_local(global const uchar4 *in, global uint *bins, int n) {
    local uint own[256];
    for (int i = get_local_id(0); i < 256; i += get_local_size(0))
        own[i] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int i = get_global_id(0); i < n; i += get_global_size(0)) {
        uchar4 p = in[i];
        atomic_inc(&own[p.x]);
        atomic_add(&own[p.y], 2);
        atomic_inc(&own[p.z]);
        if (p.w > 128)
            atomic_sub(&own[p.w], 1);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int i = get_local_id(0); i < 256; i += get_local_size(0))
        atomic_add(&bins[i], own[i]);
}

// Bytes of local memory, a line for each work-item, put together afterwards.
kernel void histogram_lanes(global const uint *in, global uint *bins, int each, local uchar *t) {
    int l = get_local_id(0), n = get_local_size(0);
    for (int i = 0; i < 64; ++i)
        t[i * n + l] = 0;
    for (int i = 0; i < each; ++i) {
        uint x = in[(get_group_id(0) * each + i) * n + l];
        for (int b = 0; b < 32; b += 8)
            t[((x >> b) & 63) * n + l]++;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int i = l; i < 64; i += n) {
        uint sum = 0;
        for (int k = 0; k < n; ++k)
            sum += t[i * n + (k + l) % n];
        bins[get_group_id(0) * 64 + i] = sum;
    }
}

// A place for each that is kept, whose order is anyone's.
kernel void compact(global const int *in, global int *out, volatile global int *count, int least) {
    local int kept, base;
    int l = get_local_id(0), x = in[get_global_id(0)], at = 0;
    if (l == 0)
        kept = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (x >= least)
        at = atomic_add(&kept, 1);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l == 0)
        base = atomic_add(count, kept);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (x >= least)
        out[base + at] = x;
}

kernel void bisect_tables(global const float *table, global const float *x, global int *out, int n) {
    int low = 0, high = n;
    float wanted = x[get_global_id(0)];
    while (low < high) {
        int middle = (low + high) / 2;
        if (table[middle] < wanted)
            low = middle + 1;
        else
            high = middle;
    }
    out[get_global_id(0)] = low;
}

// Levels of a graph: neighbours by lists, marks that all may set alike.
typedef struct { int first, count; } node;
kernel void graph_step(global const node *nodes, global const int *edges, global const uchar *front, global uchar *next, global int *cost, int n, int level) {
    int g = get_global_id(0);
    if (g < n && front[g]) {
        node v = nodes[g];
        for (int i = v.first; i < v.first + v.count; ++i) {
            next[edges[i]] = 1;
            atomic_min(&cost[edges[i]], level);
        }
    }
}

kernel void nearest_center(global const float *features, global const float *centers, global int *member, int points, int clusters, int dimensions) {
    int p = get_global_id(0);
    int best = 0;
    float least = FLT_MAX;
    if (p < points) {
        for (int c = 0; c < clusters; ++c) {
            float distance = 0;
            for (int d = 0; d < dimensions; ++d) {
                float x = features[d * points + p] - centers[c * dimensions + d];
                distance += x * x;
            }
            if (distance < least) {
                least = distance;
                best = c;
            }
        }
        member[p] = best;
    }
}

// Dynamic programming along a diagonal of a block, in local memory.
kernel void align_block(global const int *scores, global int *matrix, int columns, int penalty) {
    local int t[17][17];
    int l = get_local_id(0), base = get_group_id(0) * 16;
    t[l + 1][0] = matrix[(l + 1) * columns + base];
    t[0][l + 1] = matrix[base + l + 1];
    if (l == 0)
        t[0][0] = matrix[base];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int d = 0; d < 31; ++d) {
        int x = l + 1, y = d - l + 1;
        if (y >= 1 && y <= 16)
            t[y][x] = max(t[y - 1][x - 1] + scores[(y - 1) * 16 + x - 1], max(t[y][x - 1], t[y - 1][x]) - penalty);
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    for (int y = 1; y <= 16; ++y)
        matrix[(16 + y) * columns + base + l + 1] = t[y][l + 1];
}

// The smallest of a row's neighbours, from step to step, in memory that two buffers take turns with.
kernel void path_row(int steps, global const int *wall, global const int *from, global int *to, int columns) {
    local int a[64], b[64];
    int l = get_local_id(0), x = (int)(get_group_id(0) * (64 - 2 * steps)) - steps + l;
    bool valid = x >= 0 && x < columns;
    a[l] = valid ? from[x] : 1000000;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int i = 0; i < steps; ++i) {
        bool mine = l > i && l < 63 - i && valid;
        if (mine)
            b[l] = min(a[l], min(a[l - 1], a[l + 1])) + wall[i * columns + x];
        barrier(CLK_LOCAL_MEM_FENCE);
        if (mine)
            a[l] = b[l];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (l >= steps && l < 64 - steps && valid)
        to[x] = a[l];
}

// How many of each digit a group has in its part, counted in an array of each work-item's own and then added up digit by digit.
kernel void count_digits(global const uint *in, global uint *sums, local uint *t, int shift, int n) {
    int l = get_local_id(0), part = n / (int)get_num_groups(0), first = get_group_id(0) * part;
    uint counts[16] = {0};
    for (int i = first + l; i < first + part; i += get_local_size(0)) {
        counts[in[i] >> shift & 15]++;
    }
    for (int digit = 0; digit < 16; ++digit) {
        t[l] = counts[digit];
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int half_size = get_local_size(0) / 2; half_size > 0; half_size /= 2) {
            if (l < half_size) {
                t[l] += t[l + half_size];
            }
            barrier(CLK_LOCAL_MEM_FENCE);
        }
        if (l == 0) {
            sums[digit * get_num_groups(0) + get_group_id(0)] = t[0];
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }
}

// What it saves to take one more point for a center, all of it for those that are in range alone: the wait too.
kernel void gain_of_center(global const float *features, global const float *costs, global const int *center, global float *gains, local float *point,
                           int points, int dimensions, int centers, int chosen) {
    int p = get_global_id(0), l = get_local_id(0);
    if (p < points) {
        for (int d = l; d < dimensions; d += get_local_size(0))
            point[d] = features[d * points + chosen];
        barrier(CLK_LOCAL_MEM_FENCE);
        float distance = 0;
        for (int d = 0; d < dimensions; ++d)
            distance += (features[d * points + p] - point[d]) * (features[d * points + p] - point[d]);
        gains[p * (centers + 1) + (distance < costs[p] ? centers : center[p])] += costs[p] - distance;
    }
}

// Where each part of the input puts its numbers of each digit: one group goes on from digit to digit with what one variable has.
kernel void places_of_digits(global uint *sums, local uint *t, int parts) {
    local uint before;
    int l = get_local_id(0), size = get_local_size(0);
    before = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int digit = 0; digit < 16; ++digit) {
        uint own = l < parts ? sums[digit * parts + l] : 0;
        t[l] = 0;
        t[size + l] = own;
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int d = 1; d < size; d *= 2) {
            uint other = t[size + l - d];
            barrier(CLK_LOCAL_MEM_FENCE);
            t[size + l] += other;
            barrier(CLK_LOCAL_MEM_FENCE);
        }
        uint sum = t[size + l - 1];
        if (l < parts)
            sums[digit * parts + l] = sum + before;
        barrier(CLK_LOCAL_MEM_FENCE);
        if (l + 1 == parts)
            before += sum + own;
        barrier(CLK_LOCAL_MEM_FENCE);
    }
}

// The distances of the ends of edges, as far as they become less: most do not.
kernel void nearer_ends(global const node *nodes, global const int *edges, global const uint *before, volatile global uint *after,
                        volatile global int *last, int n) {
    int v = get_global_id(0);
    if (v < n) {
        uint distance = before[v] + 1;
        int changed = 0;
        for (int e = nodes[v].first; e < nodes[v].first + nodes[v].count; ++e) {
            uint was = atomic_min(&after[edges[e]], distance);
            changed += was > 1000;
            atomic_max(&last[edges[e]], v);
        }
        last[n + v] = changed;
    }
}
