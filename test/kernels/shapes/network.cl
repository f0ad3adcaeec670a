// What language models and networks of neurons do: blocks of small integers, half precision, softmax, attention, convolution.

// Blocks of 32 numbers of 4 bits with a scale of half precision.
typedef struct { half scale; uchar bits[16]; } block4;
typedef struct { half scale; char value[32]; } block8;

kernel void dot_block4(global const block4 *rows, global const float *x, global float *out, int blocks) {
    int row = get_global_id(0);
    float sum = 0;
    for (int b = 0; b < blocks; ++b) {
        global const block4 *q = rows + row * blocks + b;
        float part = 0;
        for (int i = 0; i < 16; ++i) {
            int low = (q->bits[i] & 15) - 8, high = (q->bits[i] >> 4) - 8;
            part += low * x[b * 32 + i] + high * x[b * 32 + i + 16];
        }
        sum += part * vload_half(0, &q->scale);
    }
    out[row] = sum;
}

kernel void dot_block8(global const block8 *a, global const block8 *b, global float *out, int blocks) {
    int row = get_group_id(0), l = get_local_id(0);
    local float part[32];
    float sum = 0;
    for (int k = l; k < blocks; k += get_local_size(0)) {
        global const block8 *p = a + row * blocks + k, *q = b + k;
        int4 whole = 0;
        for (int i = 0; i < 32; i += 4)
            whole += convert_int4(vload4(0, p->value + i)) * convert_int4(vload4(0, q->value + i));
        sum += (whole.x + whole.y + whole.z + whole.w) * vload_half(0, &p->scale) * vload_half(0, &q->scale);
    }
    part[l] = sum;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int d = get_local_size(0) / 2; d; d /= 2) {
        if (l < d)
            part[l] += part[l + d];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (l == 0)
        out[row] = part[0];
}

kernel void quantise(global const float *in, global block8 *out) {
    int b = get_global_id(0);
    float most = 0;
    for (int i = 0; i < 32; ++i)
        most = fmax(most, fabs(in[b * 32 + i]));
    float scale = most / 127, by = scale > 0 ? 1 / scale : 0;
    for (int i = 0; i < 32; ++i)
        out[b].value[i] = convert_char_sat_rte(in[b * 32 + i] * by);
    vstore_half(scale, 0, &out[b].scale);
}

kernel void softmax_groups(global const float *in, global float *out, int columns, float scale, local float *t) {
    int row = get_group_id(0), l = get_local_id(0), n = get_local_size(0);
    global const float *from = in + row * columns;
    float most = -INFINITY, sum = 0;
    for (int i = l; i < columns; i += n)
        most = fmax(most, from[i] * scale);
    t[l] = most;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int d = n / 2; d; d /= 2) {
        if (l < d)
            t[l] = fmax(t[l], t[l + d]);
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    most = t[0];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int i = l; i < columns; i += n) {
        float e = exp(from[i] * scale - most);
        sum += e;
        out[row * columns + i] = e;
    }
    t[l] = sum;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int d = n / 2; d; d /= 2) {
        if (l < d)
            t[l] += t[l + d];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    for (int i = l; i < columns; i += n)
        out[row * columns + i] /= t[0];
}

kernel void rope(global float *x, global const int *positions, int heads, int size, float base) {
    int pair = get_global_id(0), head = get_global_id(1), token = get_global_id(2);
    float theta = positions[token] * pow(base, -2.0f * pair / size), c, s = sincos(theta, &c);
    global float *p = x + (token * heads + head) * size + pair;
    float a = p[0], b = p[size / 2];
    p[0] = a * c - b * s;
    p[size / 2] = a * s + b * c;
}

kernel void gelu_silu(global const float *in, global float *out, int kind) {
    int i = get_global_id(0);
    float x = in[i];
    out[i] = kind == 0 ? 0.5f * x * (1 + tanh(0.79788456f * x * (1 + 0.044715f * x * x))) : kind == 1 ? x / (1 + exp(-x)) : 0.5f * x * (1 + erf(x * 0.70710678f));
}

// One query of attention: a running maximum, so that keys are read once.
kernel void attention(global const float *q, global const float *k, global const float *v, global float *out, int keys) {
    float4 query[4], sum[4] = {0, 0, 0, 0};
    int g = get_global_id(0);
    float most = -INFINITY, total = 0;
    for (int i = 0; i < 4; ++i)
        query[i] = vload4(g * 4 + i, q);
    for (int j = 0; j < keys; ++j) {
        float score = 0;
        for (int i = 0; i < 4; ++i)
            score += dot(query[i], vload4(j * 4 + i, k));
        float next = fmax(most, score), keep = exp(most - next), p = exp(score - next);
        total = total * keep + p;
        for (int i = 0; i < 4; ++i)
            sum[i] = sum[i] * keep + p * vload4(j * 4 + i, v);
        most = next;
    }
    for (int i = 0; i < 4; ++i)
        vstore4(sum[i] / total, g * 4 + i, out);
}

kernel void columns_of_image(global const float *in, global float *out, int width, int height, int kernel_size, int pad, int stride, int out_width) {
    int x = get_global_id(0), y = get_global_id(1), channel = get_global_id(2);
    for (int i = 0; i < kernel_size; ++i)
        for (int j = 0; j < kernel_size; ++j) {
            int from_y = y * stride - pad + i, from_x = x * stride - pad + j;
            int row = (channel * kernel_size + i) * kernel_size + j;
            bool inside = from_y >= 0 && from_y < height && from_x >= 0 && from_x < width;
            out[(row * get_global_size(1) + y) * out_width + x] = inside ? in[(channel * height + from_y) * width + from_x] : 0;
        }
}

kernel void max_pool(global const float *in, global float *out, global uchar *where, int width, int height) {
    int x = get_global_id(0), y = get_global_id(1), c = get_global_id(2);
    float most = -FLT_MAX;
    uchar at = 0;
    for (int j = 0; j < 2; ++j)
        for (int i = 0; i < 2; ++i) {
            float f = in[(c * height + y * 2 + j) * width + x * 2 + i];
            if (f > most) {
                most = f;
                at = j * 2 + i;
            }
        }
    out[(c * get_global_size(1) + y) * get_global_size(0) + x] = most;
    where[(c * get_global_size(1) + y) * get_global_size(0) + x] = at;
}

// A row of a table for each number; those beyond are zero.
kernel void rows_by_number(global const half *table, global const int *which, global float *out, int columns, int rows) {
    int i = get_global_id(0), row = which[get_group_id(0)];
    out[i] = row < rows ? vload_half(row * columns + get_local_id(0), table) : 0;
}

kernel void batch_norm(global float *x, global const float *mean, global const float *variance, global const float *scale, int area, int channels, float epsilon) {
    int i = get_global_id(0), c = i / area % channels;
    x[i] = (x[i] - mean[c]) / sqrt(variance[c] + epsilon) * scale[c];
}

kernel void gate_steps(global const float *input, global const float *weights, global float *state, int n, int steps) {
    int i = get_global_id(0);
    float h = state[i];
    for (int s = 0; s < steps; ++s) {
        float z = 1 / (1 + exp(-(input[s * n + i] + weights[i] * h))), c = tanh(input[s * n + i] * weights[n + i]);
        h = mix(h, c, z);
    }
    state[i] = h;
}

// A layer, a group for a tile of its weights, which begin behind a first row and column: products are summed over the rows of a group, in halves.
kernel void layer_sums(global const float *in, global float *weights, global float *sums, local float *values, local float *products, int outputs) {
    int x = get_local_id(0), y = get_local_id(1), width = get_local_size(0), height = get_local_size(1);
    int row = get_group_id(1) * height + y, column = get_group_id(0) * width + x, at = (row + 1) * (outputs + 1) + column + 1;
    if (x == 0)
        values[y] = in[row + 1];
    barrier(CLK_LOCAL_MEM_FENCE);
    products[y * width + x] = weights[at] * values[y];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int step = 1; step < height; step *= 2) {
        if (y % (2 * step) == 0 && y + step < height)
            products[y * width + x] += products[(y + step) * width + x];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    weights[at] = products[y * width + x];
    if (y == 0)
        sums[get_group_id(1) * outputs + column] = products[x];
}

// What is learnt of an error; the weights of what has no input are the first row, which one group changes.
kernel void layer_changes(global const float *error, global const float *in, global float *weights, global float *last, int outputs) {
    int x = get_local_id(0), y = get_local_id(1), column = get_group_id(0) * get_local_size(0) + x + 1;
    int row = get_group_id(1) * get_local_size(1) + y + 1, at = row * (outputs + 1) + column;
    float change = 0.25f * error[column] * in[row] + 0.5f * last[at];
    weights[at] += change;
    last[at] = change;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (y == 0 && get_group_id(1) == 0) {
        change = 0.25f * error[column] + 0.5f * last[column];
        weights[column] += change;
        last[column] = change;
    }
}

// Patches of an image side by side, for a product with filters: a function that kernels call.
void put_patch(global const float *image, global float *out, int rows, int columns, int channels, int out_rows, int out_columns,
               int high, int wide, int pad, int step, int apart, bool back) {
    int x = get_global_id(0), y = (int)get_global_id(1) % out_rows, c = (int)get_global_id(1) / out_rows;
    if (x >= out_columns || c >= channels)
        return;
    for (int i = 0; i < high; ++i)
        for (int j = 0; j < wide; ++j) {
            int row = i * apart + y * step - pad, column = j * apart + x * step - pad;
            bool in = row >= 0 && row < rows && column >= 0 && column < columns;
            int place = back ? high * wide - 1 - i * wide - j : i * wide + j;
            out[((c * high * wide + place) * out_rows + y) * out_columns + x] = in ? image[(c * rows + row) * columns + column] : 0;
        }
}

kernel void patches(global const float *image, global float *out, int rows, int columns, int channels, int out_rows, int out_columns,
                    int high, int wide, int pad, int step, int apart) {
    put_patch(image, out, rows, columns, channels, out_rows, out_columns, high, wide, pad, step, apart, false);
}

kernel void patches_back(global const float *image, global float *out, int rows, int columns, int channels, int out_rows,
                         int out_columns, int high, int wide, int pad, int step, int apart) {
    put_patch(image, out, rows, columns, channels, out_rows, out_columns, high, wide, pad, step, apart, true);
}

// A channel of all images made even, and what it was scaled by: four numbers a turn where the group goes through it, then two, which it
// waits between reading and writing. What one work-item stores stands in front of a loop that all begin at their own number.
__attribute__((reqd_work_group_size(256, 1, 1))) kernel void channel_back(global const float *in, global const float *error, global float *out, global float *scale,
                                                                          global float *shift, float mean, float spread, int channels) {
    local float sums[256], products[256];
    uint l = get_local_id(0), c = get_group_id(0);
    float sum = 0, product = 0;
    for (uint k = l << 2; k < 13312; k += 1024) {
        uint image = k / 832, at = (image * channels + c) * 832 + k - image * 832;
        float4 x = *(global const float4 *)(in + at), e = *(global const float4 *)(error + at);
        sum += e.x + e.y + e.z + e.w;
        product += dot(e, (x - mean) * spread);
    }
    sums[l] = sum;
    products[l] = product;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint half_size = 128; half_size > 0; half_size >>= 1) {
        if (l < half_size) {
            sums[l] += sums[l + half_size];
            products[l] += products[l + half_size];
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    sum = sums[0] / 13312;
    product = products[0] / 13312;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l == 0) {
        scale[c] = product;
        shift[c] = sum;
    }
    float kept[2];
    for (uint k = 2 * l; k < 13312; k += 512) {
        for (uint j = 0; j < 2; ++j) {
            uint image = (k + j) / 832, at = (image * channels + c) * 832 + k + j - image * 832;
            kept[j] = (error[at] - sum - (in[at] - mean) * spread * product) * spread;
        }
        barrier(CLK_GLOBAL_MEM_FENCE);
        for (uint j = 0; j < 2; ++j) {
            uint image = (k + j) / 832;
            out[(image * channels + c) * 832 + k + j - image * 832] = kept[j];
        }
    }
}

// Rows made even, in groups that are larger than a row is long by their number times what each takes a turn.
__attribute__((reqd_work_group_size(128, 1, 1))) kernel void channel_scaled(global const float *in, global float *out, global const float *scale, global float *seen) {
    local float by;
    uint l = get_local_id(0), c = get_group_id(0);
    if (l == 0)
        by = scale[c];
    barrier(CLK_LOCAL_MEM_FENCE);
    float sum = 0;
    for (uint k = l; k < 5120; k += 128) {
        float x = in[(k & ~1023u) * 8 + c * 1024 + (k & 1023)] * by;
        out[c * 5120 + k] = x;
        sum += x;
    }
    seen[c * 128 + l] = sum;
    if (l >= 128)
        out[l] = 0;
    if (l * 3 + 1 <= 382)
        seen[1024 + c * 128 + l] = by;
}

/* Several lines for each work-item: which of them is done is known for each place in private arrays, but how far not. */
kernel void lines_at_once(global const float *in, global const float *weights, global float *out, int n, int stride) {
    int i = get_global_id(0), size = get_global_size(0);
    float line[64], sums[64], most[2];
    for (int k = 0; k < 2; ++k) {
        most[k] = -1e30f;
        for (int j = 0; j < 32; ++j) {
            line[k * 32 + j] = in[(k * size + i) * 32 + j];
            sums[k * 32 + j] = 0;
        }
    }
    for (int k = 0; k < 2; ++k) {
        if (line[k * 32] > 0.9f) {
            continue;
        }
        for (int row = 0; row < n; ++row) {
            float dot = 0;
            for (int j = 0; j < 32; ++j) {
                dot += line[k * 32 + j] * weights[row * stride + j];
            }
            float now = fmax(most[k], dot), before = exp(most[k] - now), here = exp(dot - now);
            most[k] = now;
            for (int j = 0; j < 32; ++j) {
                sums[k * 32 + j] = sums[k * 32 + j] * before + here * weights[row * stride + j];
            }
        }
    }
    for (int k = 0; k < 2; ++k) {
        for (int j = 0; j < 32; ++j) {
            out[(k * size + i) * 32 + j] = sums[k * 32 + j];
        }
    }
}

/* Powers by exponents that stand in the text, and by others. */
kernel void powers(global const float *in, global const float *by, global float *out) {
    size_t i = get_global_id(0);
    float x = in[i], y = by[i];
    float made = pow(x, 2.0f) - pow(x, 3.0f) + pow(x, 4.0f) * pown(x, 2) - pow(x, 1.0f);
    made += pow(fabs(x), y) + powr(fabs(x), 0.3f) + pown(x, (int)(y * 4)) + pow(x, (float)(int)(y * 3));
    out[i] = made + rootn(fabs(x), 5) - pow(x, 5.0f) * rootn(x, -3);
}
