// Of the 48 kernels of bench/kernels ten whose work-items wait for nobody, and eight with barriers; those with functions
// of groups are in groups.cl and sub_groups.cl, those with guards in guarded.cl. All have the same parameters.

#define KERNEL(name) kernel void name(global float *x, global float *y, global float *out, uint n)

KERNEL(saxpy) {
    size_t i = get_global_id(0);
    out[i] = 0.5f * x[i] + y[i];
}

KERNEL(matmul) {
    size_t column = get_global_id(0), row = get_global_id(1);
    float sum = 0;
    for (uint k = 0; k < n; k++)
        sum += x[row * n + k] * y[k * n + column];
    out[row * n + column] = sum;
}

KERNEL(mandelbrot) {
    size_t column = get_global_id(0), row = get_global_id(1);
    float step = 3.0f / n, real = column * step - 2.0f, imaginary = row * step - 1.5f, r = 0, i = 0;
    uint k = 0;
    for (; k < 200 && r * r + i * i < 4; k++) {
        float next = r * r - i * i + real;
        i = 2 * r * i + imaginary;
        r = next;
    }
    out[row * n + column] = k;
}

KERNEL(functions) {
    size_t i = get_global_id(0);
    float v = x[i];
    out[i] = exp(v) * sin(v) + log(v + 1.0f) * pow(v, 1.5f);
}

KERNEL(stencil) {
    size_t column = get_global_id(0) + 1, row = get_global_id(1) + 1, at = row * n + column;
    out[at] = 0.2f * (x[at] + x[at - 1] + x[at + 1] + x[at - n] + x[at + n]);
}

KERNEL(transpose) {
    size_t column = get_global_id(0), row = get_global_id(1);
    out[column * n + row] = x[row * n + column];
}

KERNEL(bodies) {
    size_t i = get_global_id(0);
    float px = x[i], py = y[i], fx = 0, fy = 0;
    for (uint k = 0; k < n; k++) {
        float dx = x[k] - px, dy = y[k] - py, d = dx * dx + dy * dy + 0.01f, s = 1.0f / (d * sqrt(d));
        fx += dx * s;
        fy += dy * s;
    }
    out[i] = fx + fy;
}

KERNEL(gather) {
    size_t i = get_global_id(0);
    uint at = ((uint)i * 2654435761u) & (n - 1);
    out[i] = x[at] + y[i];
}

KERNEL(hash) {
    size_t i = get_global_id(0);
    uint v = as_uint(x[i]) ^ (uint)i;
    for (uint k = 0; k < 16; k++) {
        v ^= v >> 15;
        v *= 0x2c1b3c6du;
        v ^= v >> 12;
    }
    out[i] = popcount(v);
}

KERNEL(options) {
    size_t i = get_global_id(0);
    float price = 10 + x[i], strike = 10 + y[i], root = 0.3f, rate = 0.02f;
    float d = (log(price / strike) + (rate + 0.045f)) / root, e = d - root;
    float a = 1 / (1 + exp(-1.702f * d)), b = 1 / (1 + exp(-1.702f * e));
    out[i] = price * a - strike * exp(-rate) * b;
}

// ---- barriers, in groups of 256 but for the tiles ----

KERNEL(reduce) {
    local float part[256];
    size_t l = get_local_id(0);
    part[l] = x[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (size_t reach = get_local_size(0) / 2; reach; reach >>= 1) {
        if (l < reach)
            part[l] += part[l + reach];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (l == 0)
        out[get_group_id(0)] = part[0];
}

#define TILE 16
KERNEL(tiles) {
    local float a[TILE][TILE], b[TILE][TILE];
    size_t lx = get_local_id(0), ly = get_local_id(1), column = get_global_id(0), row = get_global_id(1);
    float sum = 0;
    for (uint k = 0; k < n; k += TILE) {
        a[ly][lx] = x[row * n + k + lx];
        b[ly][lx] = y[(k + ly) * n + column];
        barrier(CLK_LOCAL_MEM_FENCE);
        for (uint i = 0; i < TILE; i++)
            sum += a[ly][i] * b[i][lx];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    out[row * n + column] = sum;
}

KERNEL(histogram) {
    local uint mine[256];
    mine[get_local_id(0)] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (size_t i = get_global_id(0); i < n; i += get_global_size(0))
        atomic_inc(&mine[as_uint(x[i]) >> 12 & 255]);
    barrier(CLK_LOCAL_MEM_FENCE);
    atomic_add((global uint *)&out[get_local_id(0)], mine[get_local_id(0)]);
}

KERNEL(scan) {
    local float a[2][256];
    size_t l = get_local_id(0);
    uint at = 0;
    a[0][l] = x[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint reach = 1; reach < 256; reach <<= 1) {
        a[1 - at][l] = a[at][l] + (l >= reach ? a[at][l - reach] : 0);
        at = 1 - at;
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    out[get_global_id(0)] = a[at][l];
}

KERNEL(transpose_tiles) {
    local float a[TILE][TILE + 1];
    size_t lx = get_local_id(0), ly = get_local_id(1);
    a[ly][lx] = x[get_global_id(1) * n + get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    out[(get_group_id(0) * TILE + ly) * n + get_group_id(1) * TILE + lx] = a[lx][ly];
}

KERNEL(convolution) {
    local float a[256 + 16];
    size_t l = get_local_id(0), i = get_global_id(0);
    a[l] = x[i];
    if (l < 16)
        a[256 + l] = x[(i + 256) & (n - 1)];
    barrier(CLK_LOCAL_MEM_FENCE);
    float sum = 0;
    for (uint k = 0; k < 16; k++)
        sum += a[l + k] * y[k];
    out[i] = sum;
}

KERNEL(sort) {
    local float a[256];
    uint l = get_local_id(0);
    a[l] = x[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint size = 2; size <= 256; size <<= 1)
        for (uint reach = size >> 1; reach; reach >>= 1) {
            uint other = l ^ reach;
            if (other > l && (a[l] > a[other]) == ((l & size) == 0)) {
                float v = a[l];
                a[l] = a[other];
                a[other] = v;
            }
            barrier(CLK_LOCAL_MEM_FENCE);
        }
    out[get_global_id(0)] = a[l];
}

KERNEL(smooth) {
    local float a[258];
    size_t l = get_local_id(0) + 1, i = get_global_id(0);
    a[l] = x[i];
    if (l == 1)
        a[0] = a[257] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint k = 0; k < 8; k++) {
        float v = 0.25f * a[l - 1] + 0.5f * a[l] + 0.25f * a[l + 1];
        barrier(CLK_LOCAL_MEM_FENCE);
        a[l] = v;
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    out[i] = a[l];
}

kernel void tiny(global float *x) {
    x[get_global_id(0)] += 1;
}
