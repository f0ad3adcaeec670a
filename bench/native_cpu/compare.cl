// Kernels of the comparison, each of another kind.

// Limited by memory.
kernel void saxpy(global float *y, global const float *x, float a) {
    size_t i = get_global_id(0);
    y[i] += a * x[i];
}

// Limited by arithmetic on vectors.
kernel void heavy(global float *y, global const float *x) {
    size_t i = get_global_id(0);
    float v = x[i];
    for (int n = 0; n < 200; n++)
        v = v * 0.999f + 0.01f;
    y[i] = v;
}

// Diverges.
kernel void mandelbrot(global uint *out, float step) {
    size_t x = get_global_id(0), y = get_global_id(1);
    float real = x * step - 2.0f, imaginary = y * step - 1.5f, r = 0, i = 0;
    uint n = 0;
    for (; n < 200 && r * r + i * i < 4; n++) {
        float next = r * r - i * i + real;
        i = 2 * r * i + imaginary;
        r = next;
    }
    out[y * get_global_size(0) + x] = n;
}

// Calls functions of the library.
kernel void functions(global float *y, global const float *x) {
    size_t i = get_global_id(0);
    float v = x[i];
    y[i] = exp(v) * sin(v) + log(v + 1.0f) * cos(v) + pow(v, 1.5f);
}

// Nine barriers in groups of 256.
kernel void reduce(global const float *x, global float *out, local float *part) {
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
// Tiles in local memory, two barriers for each.
kernel __attribute__((reqd_work_group_size(TILE, TILE, 1))) void tiles(global const float *a,
                                                                       global const float *b,
                                                                       global float *c, uint n) {
    local float ta[TILE][TILE], tb[TILE][TILE];
    size_t x = get_local_id(0), y = get_local_id(1), column = get_global_id(0), row = get_global_id(1);
    float sum = 0;
    for (uint k = 0; k < n; k += TILE) {
        ta[y][x] = a[row * n + k + x];
        tb[y][x] = b[(k + y) * n + column];
        barrier(CLK_LOCAL_MEM_FENCE);
        for (uint i = 0; i < TILE; i++)
            sum += ta[y][i] * tb[i][x];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    c[row * n + column] = sum;
}

// Atomics in local memory.
kernel void histogram(global const uint *x, global uint *bins, uint n) {
    local uint mine[256];
    for (size_t i = get_local_id(0); i < 256; i += get_local_size(0))
        mine[i] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (size_t i = get_global_id(0); i < n; i += get_global_size(0))
        atomic_inc(&mine[x[i] & 255]);
    barrier(CLK_LOCAL_MEM_FENCE);
    for (size_t i = get_local_id(0); i < 256; i += get_local_size(0))
        atomic_add(&bins[i], mine[i]);
}

kernel void tiny(global uint *x) {
    x[get_global_id(0)]++;
}

kernel void nothing(void) {
}

kernel void turns(uint n) {
    uint x = n;
    for (uint i = 0; i < n; i++)
        x = x * 1664525u + 1013904223u;
    if (x == 1) // never, which the compiler does not know
        *(volatile global uint *)0 = x;
}
