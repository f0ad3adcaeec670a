// Matrices: tiles in local memory, registers for each work-item, guards at the edges, and what linear algebra has besides.
#define TILE 16

kernel void gemm_guarded(global const float *a, global const float *b, global float *c, float alpha, float beta, int ni, int nj, int nk) {
    int j = get_global_id(0), i = get_global_id(1);
    if (i < ni && j < nj) {
        c[i * nj + j] *= beta;
        for (int k = 0; k < nk; ++k)
            c[i * nj + j] += alpha * a[i * nk + k] * b[k * nj + j];
    }
}

kernel void gemm_tiles(int m, int n, int k, global const float *a, global const float *b, global float *c) {
    local float ta[TILE][TILE], tb[TILE][TILE + 1];
    int x = get_local_id(0), y = get_local_id(1), row = get_group_id(1) * TILE + y, column = get_group_id(0) * TILE + x;
    float sum = 0;
    for (int t = 0; t < (k + TILE - 1) / TILE; ++t) {
        ta[y][x] = row < m && t * TILE + x < k ? a[row * k + t * TILE + x] : 0;
        tb[y][x] = column < n && t * TILE + y < k ? b[(t * TILE + y) * n + column] : 0;
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int i = 0; i < TILE; ++i)
            sum += ta[y][i] * tb[i][x];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (row < m && column < n)
        c[row * n + column] = sum;
}

// Each work-item has 4 by 4 results; the tiles are read as float4.
#define BLOCK 32
kernel __attribute__((reqd_work_group_size(8, 8, 1))) void gemm_registers(int n, global const float4 *restrict a, global const float4 *restrict b,
                                                                          global float4 *restrict c) {
    local float4 ta[BLOCK][BLOCK / 4], tb[BLOCK][BLOCK / 4];
    const int x = get_local_id(0), y = get_local_id(1), n4 = n / 4, row = get_group_id(1) * BLOCK, column = get_group_id(0) * BLOCK / 4;
    float4 sum[4] = {0, 0, 0, 0};
    for (int k = 0; k < n; k += BLOCK) {
#pragma unroll
        for (int i = 0; i < 4; ++i) {
            ta[y * 4 + i][x] = a[(row + y * 4 + i) * n4 + k / 4 + x];
            tb[y * 4 + i][x] = b[(k + y * 4 + i) * n4 + column + x];
        }
        barrier(CLK_LOCAL_MEM_FENCE);
#pragma unroll
        for (int p = 0; p < BLOCK; p += 4) {
#pragma unroll
            for (int i = 0; i < 4; ++i) {
                float4 f = ta[y * 4 + i][p / 4];
                sum[i] = mad(f.x, tb[p][x], sum[i]);
                sum[i] = mad(f.y, tb[p + 1][x], sum[i]);
                sum[i] = mad(f.z, tb[p + 2][x], sum[i]);
                sum[i] = mad(f.w, tb[p + 3][x], sum[i]);
            }
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    for (int i = 0; i < 4; ++i)
        c[(row + y * 4 + i) * n4 + column + x] = sum[i];
}

// As many results, which lie in strides of the group, as sums of single numbers. What says where a work-item is is volatile, as
// programs have it to save registers of GPUs.
#define WIDE 64
kernel __attribute__((reqd_work_group_size(16, 16, 1))) void gemm_strided(int m, int n, int k, global const float *restrict a,
                                                                          global const float *restrict b, global float *restrict c) {
    local float ta[TILE * WIDE], tb[TILE * WIDE];
    const int x = get_local_id(0), y = get_local_id(1), row = get_group_id(0) * WIDE, column = get_group_id(1) * WIDE;
    volatile int place = x + TILE * y;
    float sum[4][4];
#pragma unroll
    for (int i = 0; i < 16; ++i)
        sum[i / 4][i % 4] = 0;
    for (int t = 0; t < k; t += TILE) {
#pragma unroll
        for (int i = 0; i < 4; ++i) {
            ta[place / TILE * WIDE + place % TILE + i * TILE] = a[(t + place / TILE) * m + row + place % TILE + i * TILE];
            tb[place / TILE * WIDE + place % TILE + i * TILE] = b[(t + place / TILE) * n + column + place % TILE + i * TILE];
        }
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int p = 0; p < TILE; ++p) {
            float f[4], g[4];
#pragma unroll
            for (int i = 0; i < 4; ++i) {
                f[i] = ta[p * WIDE + x + i * TILE];
                g[i] = tb[p * WIDE + y + i * TILE];
            }
#pragma unroll
            for (int i = 0; i < 16; ++i)
                sum[i / 4][i % 4] += f[i / 4] * g[i % 4];
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }
#pragma unroll
    for (int i = 0; i < 16; ++i)
        c[(column + y + i % 4 * TILE) * m + row + x + i / 4 * TILE] = sum[i / 4][i % 4];
}

kernel void syrk(global const float *a, global float *c, float alpha, int m, int n) {
    int j = get_global_id(0), i = get_global_id(1);
    if (j > i || i >= n)
        return;
    float sum = 0;
    for (int k = 0; k < m; ++k)
        sum += alpha * a[i * m + k] * a[j * m + k];
    c[i * n + j] += sum;
}

kernel void mat_vec(global const float *a, global const float *x, global float *y, int n, int m) {
    int i = get_global_id(0);
    if (i < n) {
        float sum = 0;
        for (int j = 0; j < m; ++j)
            sum += a[i * m + j] * x[j];
        y[i] = sum;
    }
}

// Sums along rows that lie in memory from turn to turn.
kernel void row_sums(global const float *a, global const float *x, global float *y, int n) {
    int i = get_global_id(0);
    if (i < n)
        for (int j = 0; j < n; ++j)
            y[i] += a[i * n + j] * x[j];
}

// And of two matrices.
kernel void row_sums_of_two(global const float *a, global const float *b, global const float *x, global float *t, global float *y, float alpha, int n) {
    int i = get_global_id(0);
    if (i >= n)
        return;
    for (int j = 0; j < n; ++j) {
        t[i] += a[i * n + j] * x[j];
        y[i] += b[i * n + j] * x[j];
    }
    y[i] = alpha * t[i] + y[i];
}

kernel void mat_vec_by_columns(global const float *a, global const float *x, global float *y, int n, int m) {
    int j = get_global_id(0);
    if (j >= m)
        return;
    float sum = y[j];
    for (int i = 0; i < n; ++i)
        sum += a[i * m + j] * x[i];
    y[j] = sum;
}

// A group has its part of the vector in local memory; work-items past the last row only help to copy it.
kernel __attribute__((reqd_work_group_size(64, 1, 1))) void mat_vec_tiles(global const float *a, global const float *x, global float *y, int m, int n, int turned) {
    local float part[64];
    const int i = get_global_id(0), l = get_local_id(0);
    float sum = 0;
    for (int t = 0; t < n; t += 64) {
        part[l] = x[t + l];
        barrier(CLK_LOCAL_MEM_FENCE);
        if (i < m) {
            if (turned)
                for (int k = 0; k < 64; ++k)
                    sum += a[i * n + t + k] * part[k];
            else
                for (int k = 0; k < 64; ++k)
                    sum += a[(t + k) * m + i] * part[k];
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (i < m)
        y[i] = sum;
}

kernel void transpose_padded(global float *out, global const float *in, int width, int height, local float *block) {
    int x = get_global_id(0), y = get_global_id(1);
    if (x < width && y < height)
        block[get_local_id(1) * (TILE + 1) + get_local_id(0)] = in[y * width + x];
    barrier(CLK_LOCAL_MEM_FENCE);
    x = get_group_id(1) * TILE + get_local_id(0);
    y = get_group_id(0) * TILE + get_local_id(1);
    if (x < height && y < width)
        out[y * height + x] = block[get_local_id(0) * (TILE + 1) + get_local_id(1)];
}

// Without local memory: what lies side by side in one matrix is in rows of its own in the other one.
kernel void transpose_shorts(global ushort *out, global const ushort *in, int width, int height) {
    int x = get_global_id(0), y = get_global_id(1);
    out[x * height + y] = in[y * width + x];
}

kernel void transpose_plain(global float *out, global const float *in, int width, int height) {
    int x = get_global_id(0), y = get_global_id(1);
    if (x < width && y < height)
        out[x * height + y] = in[y * width + x];
}

// A band around the diagonal by columns, in tiles of the vector: behind the guard each work-item asks for itself what is in the band.
kernel __attribute__((reqd_work_group_size(64, 1, 1))) void band_vec(global const float *a, global const float *x, global float *y, int n, int below, int above) {
    local float tile[64];
    int i = get_global_id(0), l = get_local_id(0);
    float sum = 0;
    for (int first = 0; first < n; first += 64) {
        tile[l] = first + l < n ? x[first + l] : 0;
        barrier(CLK_LOCAL_MEM_FENCE);
        if (i < n) {
            for (int k = 0; k < 64; ++k) {
                int j = first + k;
                float value = 0;
                if (j < n && j >= i - below && j <= i + above)
                    value = a[j * (below + above + 1) + above + i - j];
                sum += value * tile[k];
            }
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (i < n)
        y[i] = sum;
}

// A symmetric matrix of which one half is stored, each column behind the one before.
kernel __attribute__((reqd_work_group_size(64, 1, 1))) void packed_vec(global const float *a, global const float *x, global float *y, int n, int upper) {
    local float tile[64];
    int i = get_global_id(0), l = get_local_id(0);
    float sum = 0;
    for (int first = 0; first < n; first += 64) {
        tile[l] = first + l < n ? x[first + l] : 0;
        barrier(CLK_LOCAL_MEM_FENCE);
        if (i < n) {
            for (int k = 0; k < 64; ++k) {
                int j = first + k, low = min(i, j), high = max(i, j);
                float value = 0;
                if (j < n) {
                    if (upper)
                        value = a[high * (high + 1) / 2 + low];
                    else if (i >= j)
                        value = a[j * (2 * n - j - 1) / 2 + i];
                    else
                        value = a[i * (2 * n - i - 1) / 2 + j];
                }
                sum += value * tile[k];
            }
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (i < n)
        y[i] = sum;
}

// Correlation: columns from the work-item's own on.
kernel void covariance(global const float *mean, global const float *data, global float *out, int m, int n) {
    int i = get_global_id(0);
    if (i < m) {
        for (int j = i; j < m; ++j) {
            float sum = 0;
            for (int k = 0; k < n; ++k)
                sum += (data[k * m + i] - mean[i]) * (data[k * m + j] - mean[j]);
            out[i * m + j] = sum / (n - 1);
            out[j * m + i] = out[i * m + j];
        }
    }
}

// One group, a step for each column: what LU decomposition does with its diagonal block.
kernel void lu_block(global float *m, int stride) {
    local float block[TILE][TILE];
    int l = get_local_id(0);
    for (int i = 0; i < TILE; ++i)
        block[i][l] = m[i * stride + l] + (i == l ? 20 : 0);
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int i = 0; i < TILE - 1; ++i) {
        if (l > i) {
            for (int j = 0; j < i; ++j)
                block[l][i] -= block[l][j] * block[j][i];
            block[l][i] /= block[i][i];
        }
        barrier(CLK_LOCAL_MEM_FENCE);
        if (l > i)
            for (int j = 0; j < i + 1; ++j)
                block[i + 1][l] -= block[i + 1][j] * block[j][l];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    for (int i = 0; i < TILE; ++i)
        m[i * stride + l] = block[i][l];
}

// Complex numbers, by columns, a triangle.
typedef struct { float2 scale; int rows, lower; } triangle;
float2 times(float2 a, float2 b) { return (float2)(a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x); }
kernel void complex_triangle(global const float2 *a, global const float2 *x, global float2 *y, triangle t) {
    int i = get_global_id(0);
    float2 sum = 0;
    for (int j = t.lower ? 0 : i; j < (t.lower ? i + 1 : t.rows); ++j)
        sum += times(a[j * t.rows + i], x[j]);
    y[i] = times(sum, t.scale);
}

// Steps of three buffers that are views of one, and copies of a work-group.
kernel void copy_tiles(global const float *in, global float *out, local float *tile) {
    int l = get_local_id(0), n = get_local_size(0);
    event_t e = async_work_group_copy(tile, in + get_group_id(0) * n, n, 0);
    e = async_work_group_strided_copy(tile + n, in, n, 3, e);
    wait_group_events(1, &e);
    tile[l] = tile[n - 1 - l + n] + tile[l];
    barrier(CLK_LOCAL_MEM_FENCE);
    e = async_work_group_copy(out + get_group_id(0) * n, (local const float *)tile, n, 0);
    wait_group_events(1, &e);
}

// Below a pivot, a multiple of its row is taken off each row: the first dimension walks down the matrix.
kernel void eliminate_below(global float *a, global const float *factor, global float *right, int n, int pivot) {
    int row = get_global_id(0) + pivot + 1, column = get_global_id(1) + pivot;
    if (row >= n || column >= n)
        return;
    a[row * n + column] -= factor[row] * a[pivot * n + column];
    if (column == pivot)
        right[row] -= factor[row] * right[pivot];
}

// Layers of a volume, the last dimension along its rows.
kernel void smooth_layers(global const float *in, global float *out, int layers, int rows, int columns) {
    int x = get_global_id(2), y = get_global_id(1), z = get_global_id(0), at = (z * rows + y) * columns + x;
    if (x >= columns || y >= rows || z < 1 || z >= layers - 1)
        return;
    out[at] = 0.25f * in[at - rows * columns] + 0.5f * in[at] + 0.25f * in[at + rows * columns];
}

// Vectors whose elements are as far apart as an argument says, from an element on that one says too.
kernel void strided_axpy(int n, float a, global const float *x, int x_first, int x_step, global float *y, int y_first, int y_step) {
    for (int i = get_global_id(0); i < n; i += get_global_size(0))
        y[i * y_step + y_first] += a * x[i * x_step + x_first];
}

// The same with numbers of 64 bits, and of none below 0.
kernel void strided_exchange(ulong n, global int2 *x, ulong x_step, global int2 *y, uint y_step, uint y_first) {
    for (ulong i = get_global_id(0); i < n; i += get_global_size(0)) {
        int2 t = x[i * x_step];
        x[i * x_step] = y[(uint)i * y_step + y_first];
        y[(uint)i * y_step + y_first] = t;
    }
}

// What is read is written as it is.
kernel void strided_copy(int n, global const float *x, int x_first, int x_step, global float *y, int y_first, int y_step) {
    for (int i = get_global_id(0); i < n; i += get_global_size(0))
        y[i * y_step + y_first] = x[i * x_step + x_first];
}

kernel void strided_swap(int n, global float *x, int x_step, global float *y, int y_step) {
    int i = get_global_id(0);
    if (i < n) {
        float t = x[i * x_step];
        x[i * x_step] = y[i * y_step];
        y[i * y_step] = t;
    }
}

// What is not as far apart for all, and wraps for those that read nothing.
kernel void strided_from(global const int *from, global const float *x, global float *out, int n, uint step, uint less) {
    int g = get_global_id(0), at = from[g] > 0 ? g + 16 : g;
    float sum = 0;
    for (int k = 0; k < n; ++k) {
        if (at + k > 8)
            sum += x[((uint)(at + k) - less) * step];
        sum -= x[(g + k) * (int)step];
    }
    out[g] = sum;
}

// Tiles whose rows are padded, and of which one may lie the other way: where, a function says that is handed constants.
static float of_tile(local const float *tile, int row, int column, int turned) {
    return turned ? tile[column * 17 + row] : tile[row * 17 + column];
}
static void multiply_padded(global const float *a, global const float *b, global float *c, int n, int turned, local float *x, local float *y) {
    int i = get_local_id(0), j = get_local_id(1), left = get_group_id(0) * 16, top = get_group_id(1) * 16;
    float sum[2][2] = {{0}};
    for (int k = 0; k < n; k += 16) {
        for (int v = 0; v < 16; v += 8) {
            for (int u = 0; u < 16; u += 8) {
                x[(j + v) * 17 + i + u] = turned ? a[(top + j + v) * n + k + i + u] : a[(k + j + v) * n + top + i + u];
                y[(j + v) * 17 + i + u] = b[(k + j + v) * n + left + i + u];
            }
        }
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int m = 0; m < 16; ++m) {
            for (int v = 0; v < 2; ++v) {
                for (int u = 0; u < 2; ++u) {
                    sum[v][u] += of_tile(x, m, j * 2 + v, turned) * of_tile(y, m, i + u * 8, 0);
                }
            }
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    for (int v = 0; v < 2; ++v) {
        for (int u = 0; u < 2; ++u) {
            c[(top + j * 2 + v) * n + left + i + u * 8] = sum[v][u];
        }
    }
}
kernel __attribute__((reqd_work_group_size(8, 8, 1))) void gemm_padded(global const float *restrict a, global const float *restrict b, global float *c, int n) {
    local float x[16 * 17], y[16 * 17];
    multiply_padded(a, b, c, n, 0, x, y);
}
kernel __attribute__((reqd_work_group_size(8, 8, 1))) void gemm_padded_turned(global const float *restrict a, global const float *restrict b, global float *c, int n) {
    local float x[16 * 17], y[16 * 17];
    multiply_padded(a, b, c, n, 1, x, y);
}

// Tiles that lie in local memory line after line, of which each work-item takes every sixteenth of two lines at once.
kernel __attribute__((reqd_work_group_size(16, 16, 1))) void gemm_lines(global const float *restrict a, global const float *restrict b, global float *c, int n) {
    local float x[16 * 64], y[16 * 64];
    int i = get_local_id(0), j = get_local_id(1), l = j * 16 + i, left = get_group_id(0) * 64, top = get_group_id(1) * 64;
    float sum[4][4] = {{0}};
    for (int k = 0; k < n; k += 16) {
#pragma unroll
        for (int m = 0; m < 4; ++m) {
            int at = l + m * 256, line = at / 64, place = at % 64;
            x[line * 64 + place] = a[(k + line) * n + top + place];
            y[line * 64 + place] = b[(k + line) * n + left + place];
        }
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int line = 0; line < 16; line += 2) {
#pragma unroll
            for (int m = 0; m < 2; ++m) {
#pragma unroll
                for (int v = 0; v < 4; ++v) {
#pragma unroll
                    for (int u = 0; u < 4; ++u) {
                        sum[v][u] += x[(line + m) * 64 + v * 16 + j] * y[(line + m) * 64 + u * 16 + i];
                    }
                }
            }
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }
#pragma unroll
    for (int v = 0; v < 4; ++v) {
#pragma unroll
        for (int u = 0; u < 4; ++u) {
            c[(top + v * 16 + j) * n + left + u * 16 + i] = sum[v][u];
        }
    }
}

// A column's length, by one work-item.
kernel void column_norm(global const float *a, global float *norms, int column, int rows, int columns) {
    if (get_global_id(0) == 0) {
        float sum = 0;
        for (int i = 0; i < rows; ++i) {
            sum += a[i * columns + column] * a[i * columns + column];
        }
        norms[column] = sqrt(sum);
    }
}

// A matrix by a vector, tile by tile: a work-item hands its four elements on by local memory, and the vector's are all items'.
kernel __attribute__((reqd_work_group_size(64, 1, 1))) void tile_vec(global const float4 *restrict a, global const float *restrict x, global float *y, int n) {
    local float tile[4][64], part[4];
    int l = get_local_id(0), row = get_group_id(0) * 64 + l;
    float sum = 0;
    for (int k = 0; k < n; k += 4) {
        if (l < 4) {
            part[l] = x[k + l];
        }
        float4 of = a[(n / 4) * row + k / 4];
        tile[0][l] = of.x;
        tile[1][l] = of.y;
        tile[2][l] = of.z;
        tile[3][l] = of.w;
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int m = 0; m < 4; ++m) {
            sum += tile[m][l] * part[m];
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    y[row] = sum;
}

// What a block of a matrix loses by the product of the blocks to its left and above it, in tiles of 32 by 32.
kernel void subtract_product(global float *m, local float *left, local float *above, int n, int first) {
    int x = get_local_id(0), y = get_local_id(1), row = first + (get_group_id(1) + 1) * 32 + y, column = first + (get_group_id(0) + 1) * 32 + x;
    above[y * 32 + x] = m[(first + y) * n + column];
    left[y * 32 + x] = m[row * n + first + x];
    barrier(CLK_LOCAL_MEM_FENCE);
    float sum = 0;
    for (int k = 0; k < 32; ++k)
        sum += left[y * 32 + k] * above[k * 32 + x];
    m[row * n + column] -= sum;
}

// A product of matrices of which a work-item has sixteen rows by four columns, straight from memory: 64 sums stay from turn to turn.
kernel __attribute__((reqd_work_group_size(16, 4, 1))) void gemm_sums(global const float *restrict a, global const float *restrict b, global float *c,
                                                                       int depth, int columns) {
    int column = 4 * get_global_id(0), row = 16 * get_global_id(1);
    float sum[16][4], right[4];
#pragma unroll
    for (int r = 0; r < 16; ++r)
#pragma unroll
        for (int k = 0; k < 4; ++k)
            sum[r][k] = 0;
    for (int d = 0; d < depth; ++d) {
#pragma unroll
        for (int k = 0; k < 4; ++k)
            right[k] = b[d * columns + column + k];
#pragma unroll
        for (int r = 0; r < 16; ++r) {
            float left = a[(row + r) * depth + d];
#pragma unroll
            for (int k = 0; k < 4; ++k)
                sum[r][k] = fma(left, right[k], sum[r][k]);
        }
    }
#pragma unroll
    for (int r = 0; r < 16; ++r)
#pragma unroll
        for (int k = 0; k < 4; ++k)
            c[(row + r) * columns + column + k] = sum[r][k];
}

// The same with eight rows, of complex numbers.
kernel __attribute__((reqd_work_group_size(16, 4, 1))) void gemm_complex_sums(global const float2 *restrict a, global const float2 *restrict b,
                                                                               global float2 *c, int depth, int columns) {
    int column = 4 * get_global_id(0), row = 8 * get_global_id(1);
    float2 sum[8][4], right[4];
#pragma unroll
    for (int r = 0; r < 8; ++r)
#pragma unroll
        for (int k = 0; k < 4; ++k)
            sum[r][k] = 0;
    for (int d = 0; d < depth; ++d) {
#pragma unroll
        for (int k = 0; k < 4; ++k)
            right[k] = b[d * columns + column + k];
#pragma unroll
        for (int r = 0; r < 8; ++r) {
            float2 left = a[(row + r) * depth + d];
#pragma unroll
            for (int k = 0; k < 4; ++k) {
                sum[r][k].x += left.x * right[k].x - left.y * right[k].y;
                sum[r][k].y += left.x * right[k].y + left.y * right[k].x;
            }
        }
    }
#pragma unroll
    for (int r = 0; r < 8; ++r)
#pragma unroll
        for (int k = 0; k < 4; ++k)
            c[(row + r) * columns + column + k] = sum[r][k];
}
