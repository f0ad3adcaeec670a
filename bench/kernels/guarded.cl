// Kernels of the shapes that public programs have: work-items beyond a range leave or pass by, loops that they leave at different
// times, loads below a branch. All have the parameters of plain.cl.

#define KERNEL(name) kernel void name(global float *x, global float *y, global float *out, uint n)

// The nearest of eight centres with 32 features each.
KERNEL(nearest) {
    uint i = get_global_id(0);
    if (i < n) {
        float best = 1e30f;
        int index = 0;
        for (int k = 0; k < 8; k++) {
            float sum = 0;
            for (int f = 0; f < 32; f++) {
                float d = x[f * n + i] - y[k * 32 + f];
                sum += d * d;
            }
            if (sum < best) {
                best = sum;
                index = k;
            }
        }
        out[i] = index;
    }
}

// Sums in memory, as reference implementations of linear algebra write them.
KERNEL(product) {
    int column = get_global_id(0), row = get_global_id(1), size = n;
    if (row < size && column < size) {
        out[row * size + column] = 0.5f * x[row * size + column];
        for (int k = 0; k < size; k++)
            out[row * size + column] += 1.5f * x[row * size + k] * y[k * size + column];
    }
}

KERNEL(rank_update) {
    int column = get_global_id(0), row = get_global_id(1), size = n;
    if (row < size && column < size) {
        float sum = 0.5f * y[row * size + column];
        for (int k = 0; k < size; k++)
            sum += 1.5f * x[row * size + k] * x[column * size + k];
        out[row * size + column] = sum;
    }
}

// The column of a triangle: its length differs between work-items.
KERNEL(triangle) {
    int column = get_global_id(0), size = n;
    if (column < size) {
        float sum = 0;
        for (int row = 0; row <= column; row++)
            sum += x[row * size + column] * y[row];
        out[column] = sum;
    }
}

static uint4 digest(uint low, uint high) {
    uint a = 0x67452301, b = 0xefcdab89, c = 0x98badcfe, d = 0x10325476;
    for (uint i = 0; i < 64; i++) {
        uint f = i < 16 ? (b & c) | (~b & d) : i < 32 ? (d & b) | (~d & c) : b ^ c ^ d, t = d;
        d = c;
        c = b;
        b += rotate(a + f + (i & 1 ? low : high) + i * 0x9e3779b9u, 7 + (i & 3) * 5);
        a = t;
    }
    return (uint4)(a, b, c, d);
}

// Every work-item tries some keys; one of them finds what is looked for.
KERNEL(keys) {
    uint i = get_global_id(0);
    uint begin = i * 16, end = begin + 16;
    if (end > n)
        end = n;
    for (uint key = begin; key < end; key++) {
        uint4 d = digest(key, key ^ 0x55aa55aa);
        if (d.x == 0xb3b4e5b0 && d.y == 0x01234567)
            out[0] = key;
    }
}

KERNEL(first_key) {
    uint i = get_global_id(0), found = n;
    for (uint j = 0; j < 16; j++) {
        uint4 d = digest(i * 16 + j, n);
        if ((d.x & 0xffff) == 0x1234) {
            found = i * 16 + j;
            break;
        }
    }
    out[i] = found;
}

KERNEL(bilateral) {
    int column = get_global_id(0), row = get_global_id(1), size = n;
    if (column >= size || row >= size)
        return;
    float centre = x[row * size + column], sum = 0, weights = 0;
    for (int j = -3; j <= 3; j++)
        for (int i = -3; i <= 3; i++) {
            int at = clamp(row + j, 0, size - 1) * size + clamp(column + i, 0, size - 1);
            float value = x[at], d = value - centre;
            float weight = native_exp(-(i * i + j * j) * 0.1f - d * d * 8.0f);
            sum += weight * value;
            weights += weight;
        }
    out[row * size + column] = sum / weights;
}

KERNEL(wavelet) {
    const global float4 *in = (const global float4 *)x;
    int column = get_global_id(0), row = get_global_id(1), size = n;
    if (column >= size || row >= size)
        return;
    float4 centre = in[row * size + column], sum = 0, weights = 0;
    for (int j = -2; j <= 2; j++)
        for (int i = -2; i <= 2; i++) {
            int at = clamp(row + 2 * j, 0, size - 1) * size + clamp(column + 2 * i, 0, size - 1);
            float4 value = in[at], d = value - centre;
            float weight = y[(j + 2) * 5 + i + 2] * native_exp(-dot(d, d));
            sum += weight * value;
            weights += weight;
        }
    ((global float4 *)out)[row * size + column] = sum / weights;
}

// Padding by tests within the loops.
KERNEL(padded) {
    int column = get_global_id(0), row = get_global_id(1), size = n;
    float sum = 0;
    for (int j = -2; j <= 2; j++)
        for (int i = -2; i <= 2; i++) {
            int r = row + j, c = column + i;
            if (r >= 0 && r < size && c >= 0 && c < size)
                sum += x[r * size + c] * y[(j + 2) * 5 + i + 2];
        }
    out[row * size + column] = sum;
}

// Two samples a turn, and one before them where their number is odd.
KERNEL(samples) {
    uint i = get_global_id(0), k = 0, begin = 512;
    float px = x[i], py = y[i], real = out[i], imaginary = 0;
    if (n & 1) {
        float angle = 6.2831853f * (x[0] * px + y[0] * py);
        real += x[7] * cos(angle);
        imaginary += x[7] * sin(angle);
        k++;
        begin++;
    }
    for (; k < 256 && begin < n; k += 2, begin += 2) {
        float angle = 6.2831853f * (x[k] * px + y[k] * py);
        real += x[k + 7] * native_cos(angle);
        imaginary += x[k + 7] * native_sin(angle);
        angle = 6.2831853f * (x[k + 1] * px + y[k + 1] * py);
        real += x[k + 8] * native_cos(angle);
        imaginary += x[k + 8] * native_sin(angle);
    }
    out[i] = real * 1e-3f + imaginary;
}

KERNEL(uniform_load) {
    uint i = get_global_id(0);
    float value = x[i], sum = 0;
    for (uint k = 0; k < 128; k++)
        if (k < n)
            sum += y[k] * value;
    out[i] = sum;
}

// Rows of different lengths.
KERNEL(ragged) {
    uint i = get_global_id(0);
    if (i < n) {
        uint begin = i * 32, end = begin + 8 + (i * 2654435761u >> 28);
        float sum = 0;
        for (uint k = begin; k < end; k++)
            sum += x[k] * y[(k * 40503u) & 0xffff];
        out[i] = sum;
    }
}

KERNEL(grid_stride) {
    for (uint i = get_global_id(0); i < n; i += get_global_size(0)) {
        float sum = 0;
        for (uint k = 0; k < 64; k++)
            sum += x[k * 4096 + (i & 4095)] * y[k];
        out[i] = sum;
    }
}

KERNEL(inside) {
    uint i = get_global_id(0);
    if (i < 1 || i >= n - 1)
        return;
    float value = 0;
    for (uint t = 0; t < 64; t++)
        value += 0.25f * x[t * n + i - 1] + 0.5f * x[t * n + i] + 0.25f * x[t * n + i + 1];
    out[i] = value;
}

// Iterations of a point, each with a loop of its own.
KERNEL(escape) {
    int column = get_global_id(0), row = get_global_id(1), size = n;
    if (column >= size || row >= size)
        return;
    float cr = column * 3.0f / size - 2, ci = row * 3.0f / size - 1.5f, r = 0, i = 0;
    uint k = 0;
    for (; k < 64; k++) {
        float pr = 1, pi = 0;
        for (uint p = 0; p < 3; p++) {
            float t = pr * r - pi * i;
            pi = pr * i + pi * r;
            pr = t;
        }
        r = pr + cr;
        i = pi + ci;
        if (r * r + i * i > 4)
            break;
    }
    out[row * size + column] = k;
}

// Neighbours of those that were reached last.
KERNEL(frontier) {
    uint i = get_global_id(0);
    if (i < n && x[i] > 0.9f) {
        for (uint k = 0; k < 8; k++) {
            uint id = (i * 40503u + k * 977u) & 0xffff;
            if (y[id] < 0.5f)
                out[id] = 1.0f;
        }
    }
}
