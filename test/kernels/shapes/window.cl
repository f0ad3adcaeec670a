// Windows over an image from a tile in local memory, whose size the launch says; where an image ends is in a structure.
struct shape {
    long size[4], stride[4], first;
};

// The window is as wide as the launch says, and some of it is left out.
kernel void window_weights(global float *out, struct shape o, global const float *in, struct shape s, constant float *weights, local float *tile,
                           int radius) {
    int wide = get_local_size(0) + 2 * radius, high = get_local_size(1) + 2 * radius;
    int lx = get_local_id(0), ly = get_local_id(1), gx = get_group_id(0) * get_local_size(0) + lx, gy = get_group_id(1) * get_local_size(1) + ly;
    for (int y = ly, fy = gy - radius; y < high; y += get_local_size(1), fy += get_local_size(1)) {
        for (int x = lx, fx = gx - radius; x < wide; x += get_local_size(0), fx += get_local_size(0))
            tile[y * wide + x] = fx >= 0 && fx < s.size[0] && fy >= 0 && fy < s.size[1] ? in[s.first + fy * s.stride[1] + fx] : 0;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (gx < o.size[0] && gy < o.size[1]) {
        float sum = 0, most = -1;
        for (int y = 0; y <= 2 * radius; ++y) {
            for (int x = 0; x <= 2 * radius; ++x) {
                float weight = weights[y * (2 * radius + 1) + x], now = tile[(ly + y) * wide + lx + x];
                if (weight > 0.25f)
                    most = fmax(most, now);
                sum += weight * now;
            }
        }
        out[gy * o.stride[1] + gx] = sum + most;
    }
}

// The same along a row, and with all that a guard asks the other way round.
kernel void window_row(global float *out, struct shape o, global const float *in, struct shape s, constant float *weights, local float *tile, int count) {
    int lx = get_local_id(0), gx = get_global_id(0), size = get_local_size(0), all = size + 2 * (count - 1);
    for (int i = lx; i < all; i += size) {
        int from = gx - lx - (count - 1) + i;
        tile[i] = from >= 0 && from < s.size[0] ? in[from * s.stride[0]] : 0;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (gx < o.first || gx >= o.size[0] || o.size[1] <= (gx & 1))
        return;
    float sum = 0;
    for (int k = 0; k < count; ++k)
        sum += tile[lx + count - 1 - k + (count >> 1)] * weights[k];
    out[gx] = sum;
}

// The group waits in a loop over layers, and in each of its turns there is a guard around another loop.
kernel void window_layers(global int *out, struct shape o, global const int *in, local int *tile, int layers, int radius) {
    int lx = get_local_id(0), ly = get_local_id(1), gx = get_global_id(0), gy = get_global_id(1), w = get_local_size(0), h = get_local_size(1);
    int sum = 0;
    for (int k = 0; k < layers; ++k) {
        tile[ly * w + lx] = gx < o.size[0] && gy < o.size[1] ? in[(k * o.size[1] + gy) * o.stride[1] + gx] : 0;
        barrier(CLK_LOCAL_MEM_FENCE);
        if (gx < o.size[0] && gy < o.size[1] && k < o.size[2]) {
            for (int i = -radius; i <= radius; ++i)
                sum = sum * 3 + tile[clamp(ly + i, 0, h - 1) * w + (lx + i + w) % w];
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (gx < o.size[0] && gy < o.size[1])
        out[gy * o.stride[1] + gx] = sum;
}

// Neighbours at places that a table gives, all written out: each weighs by how far it is and differs.
kernel void window_alike(global const uchar *in, int in_step, int in_from, global uchar *out, int out_step, int width, int height, constant float *near, constant int *places) {
    int x = get_global_id(0), y = get_global_id(1);
    if (y < height && x < width) {
        global const uchar *at = in + mad24(y + 2, in_step, mad24(x + 2, 1, in_from));
        int own = *at;
        float sum = 0, weights = 0;
#pragma unroll
        for (int k = 0; k < 13; ++k) {
            int value = at[places[k]], differs = abs(value - own);
            float w = near[k] * native_exp(differs * differs * -0.0007f);
            sum += value * w;
            weights += w;
        }
        out[mad24(y, out_step, x)] = convert_uchar_sat_rte(sum / weights);
    }
}
