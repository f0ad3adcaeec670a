/* Kernels as programs have them: local memory, barriers, atomics, vectors, conversions and
 * mathematics, each compared with a model in C. */
#include <math.h>

#include "conf.h"

static uint64_t state;

static double random_between(double low, double high) {
    return low + (high - low) * (double)(conf_random(&state) >> 11) / 9007199254740992.0;
}

static float *random_floats(size_t count, float low, float high) {
    float *values = conf_alloc(count * sizeof *values);
    state = conf_seed();
    for (size_t i = 0; i < count; ++i) {
        values[i] = (float)random_between((double)low, (double)high);
    }
    return values;
}

static ur_mem_handle_t in_buffer(const void *data, size_t size) {
    ur_mem_handle_t buffer = conf_buffer(size);
    UR(urEnqueueMemBufferWrite(conf_queue(0), buffer, true, 0, size, data, 0, NULL, NULL));
    return buffer;
}

static ur_mem_handle_t zero_buffer(size_t size) {
    unsigned char zero = 0;
    ur_queue_handle_t queue = conf_queue(0);
    ur_mem_handle_t buffer = conf_buffer(size);
    UR(urEnqueueMemBufferFill(queue, buffer, &zero, 1, 0, size, 0, NULL, NULL));
    UR(urQueueFinish(queue));
    return buffer;
}

static void *contents(ur_mem_handle_t buffer, size_t size) {
    void *data = conf_alloc(size);
    UR(urEnqueueMemBufferRead(conf_queue(0), buffer, true, 0, size, data, 0, NULL, NULL));
    return data;
}

/* Runs the kernel to its end. local[0] 0: the adapter chooses. */
static void run_of(const char *program, const char *name, uint32_t dims, const size_t *global,
                   const size_t *local, const conf_arg *args, uint32_t count) {
    static const size_t offset[3] = {0, 0, 0};
    ur_queue_handle_t queue = conf_queue(0);
    ur_kernel_handle_t kernel = conf_kernel(program, name);
    UR(urEnqueueKernelLaunchWithArgsExp(queue, kernel, dims, offset, global,
                                        local[0] ? local : NULL, count, args, NULL, 0, NULL, NULL));
    UR(urQueueFinish(queue));
}

static void run(const char *name, uint32_t dims, const size_t *global, const size_t *local,
                const conf_arg *args, uint32_t count) {
    run_of("opencl_c", name, dims, global, local, args, count);
}

/* Sources are given to compilers as they are, which take them for OpenCL C 1.2. */
static void need_binary(void) {
    conf_need_kernels();
    if (conf_program_form() == CONF_FORM_TEXT) {
        conf_skip("the device compiles the source itself, as OpenCL C 1.2");
    }
}

#define SIZES(...) ((const size_t[3]){__VA_ARGS__})
#define ARGS(...) ((const conf_arg[]){__VA_ARGS__}), CONF_COUNT(((const conf_arg[]){__VA_ARGS__}))
#define VALUE(index, value) conf_arg_value(index, sizeof(value), &(value))

static void check_near(const char *what, size_t i, double got, double expected, double tolerance) {
    CHECK_MSG(fabs(got - expected) <= tolerance, "%s %zu is %.9g, expected %.9g", what, i, got,
              expected);
}

/* ---- local memory and barriers --------------------------------------------------------------- */

TEST(reduces) {
    enum { N = 5000, GROUPS = 4, GROUP = 64 };
    uint32_t n = N;
    float *in = random_floats(N, -1, 1);
    double expected = 0, got = 0;
    ur_mem_handle_t out = conf_buffer(GROUPS * sizeof(float));
    run("reduce", 1, SIZES(GROUPS * GROUP), SIZES(GROUP),
        ARGS(conf_arg_mem(0, in_buffer(in, N * sizeof *in)), conf_arg_mem(1, out),
             conf_arg_local(2, GROUP * sizeof(float)), VALUE(3, n)));
    const float *parts = contents(out, GROUPS * sizeof(float));
    for (size_t i = 0; i < N; ++i) {
        expected += (double)in[i];
    }
    for (size_t i = 0; i < GROUPS; ++i) {
        got += (double)parts[i];
    }
    check_near("the sum of", N, got, expected, 1e-2);
}

TEST(scans) {
    enum { GROUPS = 7, GROUP = 64 };
    int32_t in[GROUPS * GROUP];
    for (int32_t i = 0; i < GROUPS * GROUP; ++i) {
        in[i] = (i * 7919) % 101 - 50;
    }
    ur_mem_handle_t out = conf_buffer(sizeof in);
    run("scan", 1, SIZES(GROUPS * GROUP), SIZES(GROUP),
        ARGS(conf_arg_mem(0, in_buffer(in, sizeof in)), conf_arg_mem(1, out)));
    const int32_t *got = contents(out, sizeof in);
    for (size_t i = 0, sum = 0; i < GROUPS * GROUP; ++i) {
        sum = i % GROUP ? sum + (size_t)in[i - 1] : 0;
        CHECK_MSG(got[i] == (int32_t)sum, "element %zu is %d, expected %d", i, got[i],
                  (int32_t)sum);
    }
}

TEST(multiplies) {
    enum { N = 24 };
    int32_t n = N;
    float *a = random_floats(2 * N * N, -1, 1), *b = a + N * N;
    ur_mem_handle_t out = conf_buffer(N * N * sizeof(float));
    run("matmul", 2, SIZES(N, N), SIZES(8, 8),
        ARGS(conf_arg_mem(0, in_buffer(a, N * N * sizeof *a)),
             conf_arg_mem(1, in_buffer(b, N * N * sizeof *b)), conf_arg_mem(2, out), VALUE(3, n)));
    const float *got = contents(out, N * N * sizeof(float));
    for (size_t i = 0; i < N * N; ++i) {
        double sum = 0;
        for (size_t k = 0; k < N; ++k) {
            sum += (double)a[i / N * N + k] * (double)b[k * N + i % N];
        }
        check_near("element", i, (double)got[i], sum, 1e-4);
    }
}

TEST(counts) {
    enum { N = 10000, GROUPS = 5, GROUP = 32 };
    uint32_t n = N, expected[256] = {0};
    uint8_t *in = conf_alloc(N);
    state = conf_seed();
    for (size_t i = 0; i < N; ++i) {
        in[i] = (uint8_t)((conf_random(&state) >> 40) * (conf_random(&state) >> 40) >> 41);
        ++expected[in[i]];
    }
    ur_mem_handle_t bins = zero_buffer(sizeof expected);
    run("histogram", 1, SIZES(GROUPS * GROUP), SIZES(GROUP),
        ARGS(conf_arg_mem(0, in_buffer(in, N)), VALUE(1, n), conf_arg_mem(2, bins),
             conf_arg_local(3, 256 * sizeof(uint32_t))));
    const uint32_t *got = contents(bins, sizeof expected);
    for (size_t i = 0; i < 256; ++i) {
        CHECK_MSG(got[i] == expected[i], "bin %zu has %u, expected %u", i, got[i], expected[i]);
    }
}

TEST(transposes) {
    NEED(UR_DEVICE_INFO_DOUBLE_FP_CONFIG);
    enum { W = 29, H = 13 };
    uint32_t size[2] = {W, H};
    double in[W * H];
    for (size_t i = 0; i < W * H; ++i) {
        in[i] = (double)i * 1.25;
    }
    ur_mem_handle_t out = zero_buffer(sizeof in);
    run("transpose", 2, SIZES(32, 16), SIZES(8, 8),
        ARGS(conf_arg_mem(0, in_buffer(in, sizeof in)), conf_arg_mem(1, out), VALUE(2, size)));
    const double *got = contents(out, sizeof in);
    for (size_t i = 0; i < W * H; ++i) {
        check_near("element", i, got[i], in[i % H * W + i / H], 0);
    }
}

TEST(lives) {
    enum { W = 24, H = 16 };
    int32_t size[2] = {W, H};
    uint8_t in[W * H], expected[W * H];
    state = conf_seed();
    for (size_t i = 0; i < W * H; ++i) {
        in[i] = conf_random(&state) >> 63;
    }
    for (size_t i = 0; i < W * H; ++i) {
        int n = -in[i];
        for (size_t k = 0; k < 9; ++k) {
            n += in[(i / W + H + k / 3 - 1) % H * W + (i % W + W + k % 3 - 1) % W];
        }
        expected[i] = n == 3 || (in[i] && n == 2);
    }
    ur_mem_handle_t out = conf_buffer(sizeof in);
    run("life", 2, SIZES(W, H), SIZES(8, 8),
        ARGS(conf_arg_mem(0, in_buffer(in, sizeof in)), conf_arg_mem(1, out), VALUE(2, size)));
    CHECK(memcmp(contents(out, sizeof in), expected, sizeof in) == 0);
}

/* Copies to local memory by the whole group. */
TEST(bodies) {
    enum { N = 64, GROUP = 16 };
    int32_t n = N;
    float *at = random_floats(4 * N, -1, 1);
    ur_mem_handle_t out = conf_buffer(4 * N * sizeof(float));
    run("nbody", 1, SIZES(N), SIZES(GROUP),
        ARGS(conf_arg_mem(0, in_buffer(at, 4 * N * sizeof *at)), conf_arg_mem(1, out),
             conf_arg_local(2, GROUP * 4 * sizeof(float)), VALUE(3, n)));
    const float *got = contents(out, 4 * N * sizeof(float));
    for (size_t i = 0; i < N; ++i) {
        double sum[3] = {0};
        for (size_t k = 0; k < N; ++k) {
            double d[3], r = 0.01;
            for (int c = 0; c < 3; ++c) {
                d[c] = (double)at[4 * k + c] - (double)at[4 * i + c];
                r += d[c] * d[c];
            }
            for (int c = 0; c < 3; ++c) {
                sum[c] += d[c] * (double)at[4 * k + 3] / (r * sqrt(r));
            }
        }
        for (int c = 0; c < 3; ++c) {
            check_near("force", 4 * i + c, (double)got[4 * i + c], sum[c],
                       0.02 + 0.01 * fabs(sum[c]));
        }
    }
}

static void groups_of(int32_t size) {
    enum { GROUPS = 5, MOST = 230 };
    int32_t in[GROUPS * MOST];
    size_t count = (size_t)(GROUPS * size);
    for (int32_t i = 0; i < GROUPS * size; ++i) {
        in[i] = (i * 7919) % 997 + (i == 70 ? 5000 : 0);
    }
    ur_mem_handle_t out = conf_buffer(16 * count);
    run_of("groups", "group_functions", 1, SIZES(count), SIZES((size_t)size),
           ARGS(conf_arg_mem(0, in_buffer(in, 4 * count)), conf_arg_mem(1, out)));
    const int32_t *got = contents(out, 16 * count);
    for (int32_t g = 0; g < GROUPS; ++g) {
        const int32_t *mine = in + g * size;
        int32_t sum = 0, most = INT32_MIN, all = 1;
        for (int32_t i = 0; i < size; ++i) {
            sum += mine[i];
            all &= mine[i] < 1000;
        }
        for (int32_t i = 0; i < size; ++i) {
            const int32_t *at = got + 4 * (g * size + i);
            most = mine[i] > most ? mine[i] : most;
            CHECK_MSG(at[0] == sum && at[1] == most && at[2] == mine[3] && !at[3] == !all,
                      "item %d of group %d of %d has %d %d %d %d, expected %d %d %d %d", i, g, size,
                      at[0], at[1], at[2], at[3], sum, most, mine[3], all);
        }
    }
}

/* Also of sizes whose last sub-group is not whole, down to fewer work-items than there are
 * sub-groups. */
TEST(groups) {
    need_binary();
    static const int32_t sizes[] = {32, 4, 33, 97, 130, 230};
    size_t most = 0;
    UR(urDeviceGetInfo(conf.device, UR_DEVICE_INFO_MAX_WORK_GROUP_SIZE, sizeof most, &most, NULL));
    for (size_t i = 0; i < CONF_COUNT(sizes); ++i) {
        if ((size_t)sizes[i] <= most) {
            groups_of(sizes[i]);
        }
    }
}

/* ---- whole index spaces ---------------------------------------------------------------------- */

TEST(stencils) {
    struct {
        int32_t size[4]; /* int3 has the room of four */
        float middle, side;
        float rest[2];
    } grid = {{12, 9, 7, 0}, 0.4f, 0.1f, {0, 0}};
    enum { W = 12, H = 9, D = 7 };
    float *in = random_floats(W * H * D, 0, 10);
    ur_mem_handle_t out = conf_buffer(W * H * D * sizeof *in);
    run("stencil", 3, SIZES(W, H, D), SIZES(0),
        ARGS(conf_arg_mem(0, in_buffer(in, W * H * D * sizeof *in)), conf_arg_mem(1, out),
             VALUE(2, grid)));
    const float *got = contents(out, W * H * D * sizeof *in);
    for (size_t i = 0; i < W * H * D; ++i) {
        size_t x = i % W, y = i / W % H, z = i / W / H;
        double expected = (double)in[i];
        if (x > 0 && x < W - 1 && y > 0 && y < H - 1 && z > 0 && z < D - 1) {
            expected = 0.4 * (double)in[i] +
                       0.1 * ((double)in[i - 1] + (double)in[i + 1] + (double)in[i - W] +
                              (double)in[i + W] + (double)in[i - W * H] + (double)in[i + W * H]);
        }
        check_near("cell", i, (double)got[i], expected, 1e-4);
    }
}

TEST(fractals) {
    enum { W = 32, H = 24 };
    float from[2] = {-2, -1.5f}, step = 0.125f;
    uint32_t most = 100;
    ur_mem_handle_t out = conf_buffer(W * H * sizeof(uint32_t));
    run("mandelbrot", 2, SIZES(W, H), SIZES(0),
        ARGS(conf_arg_mem(0, out), VALUE(1, from), VALUE(2, step), VALUE(3, most)));
    const uint32_t *got = contents(out, W * H * sizeof(uint32_t));
    unsigned different = 0;
    for (size_t i = 0; i < W * H; ++i) {
        double cx = -2 + 0.125 * (double)(i % W), cy = -1.5 + 0.125 * (double)(i / W);
        double x = 0, y = 0;
        uint32_t n = 0;
        for (; n < most && x * x + y * y <= 4; ++n) {
            double next = x * x - y * y + cx;
            y = 2 * x * y + cy;
            x = next;
        }
        different += got[i] != n;
    }
    CHECK_MSG(different <= 8, "%u points of %d differ by more than rounding explains", different,
              W * H);
}

TEST(sorts) {
    enum { N = 256 };
    uint32_t in[N];
    state = conf_seed();
    for (size_t i = 0; i < N; ++i) {
        in[i] = (uint32_t)(conf_random(&state) >> 33);
    }
    ur_mem_handle_t keys = in_buffer(in, sizeof in);
    for (uint32_t block = 2; block <= N; block *= 2) {
        for (uint32_t distance = block / 2; distance > 0; distance /= 2) {
            run("sort_step", 1, SIZES(N), SIZES(0),
                ARGS(conf_arg_mem(0, keys), VALUE(1, block), VALUE(2, distance)));
        }
    }
    const uint32_t *got = contents(keys, sizeof in);
    uint64_t before = 0, after = 0;
    for (size_t i = 0; i < N; ++i) {
        before += in[i];
        after += got[i];
        CHECK_MSG(i == 0 || got[i - 1] <= got[i], "%zu and %zu are not in order", i - 1, i);
    }
    CHECK_EQ(after, before);
}

TEST(blurs) {
    enum { W = 20, H = 6 };
    static const int weights[5] = {1, 4, 6, 4, 1};
    int32_t width = W;
    uint8_t in[W * H * 4];
    state = conf_seed();
    for (size_t i = 0; i < sizeof in; ++i) {
        in[i] = (uint8_t)(conf_random(&state) >> 56);
    }
    ur_mem_handle_t out = conf_buffer(sizeof in);
    run("blur", 2, SIZES(W, H), SIZES(0),
        ARGS(conf_arg_mem(0, in_buffer(in, sizeof in)), conf_arg_mem(1, out), VALUE(2, width)));
    const uint8_t *got = contents(out, sizeof in);
    for (int i = 0; i < W * H * 4; ++i) {
        int x = i / 4 % W, sum = 0;
        for (int k = -2; k <= 2; ++k) {
            int from = x + k < 0 ? 0 : x + k >= W ? W - 1 : x + k;
            sum += weights[k + 2] * in[(i / 4 / W * W + from) * 4 + i % 4];
        }
        check_near("channel", (size_t)i, got[i], rint(sum / 16.0), 0);
    }
}

TEST(sparse) {
    NEED(UR_DEVICE_INFO_DOUBLE_FP_CONFIG);
    enum { ROWS = 40, MOST = 5 };
    uint32_t rows[ROWS + 1] = {0}, columns[ROWS * MOST];
    double values[ROWS * MOST], x[ROWS], expected[ROWS] = {0};
    state = conf_seed();
    for (uint32_t r = 0; r < ROWS; ++r) {
        x[r] = random_between(-1, 1);
    }
    for (uint32_t r = 0; r < ROWS; ++r) {
        rows[r + 1] = rows[r] + r % (MOST + 1);
        for (uint32_t i = rows[r]; i < rows[r + 1]; ++i) {
            columns[i] = (uint32_t)(conf_random(&state) % ROWS);
            values[i] = random_between(-1, 1);
            expected[r] += values[i] * x[columns[i]];
        }
    }
    ur_mem_handle_t out = conf_buffer(sizeof x);
    run("spmv", 1, SIZES(ROWS), SIZES(0),
        ARGS(conf_arg_mem(0, in_buffer(rows, sizeof rows)),
             conf_arg_mem(1, in_buffer(columns, sizeof columns)),
             conf_arg_mem(2, in_buffer(values, sizeof values)),
             conf_arg_mem(3, in_buffer(x, sizeof x)), conf_arg_mem(4, out)));
    const double *got = contents(out, sizeof x);
    for (size_t i = 0; i < ROWS; ++i) {
        check_near("row", i, got[i], expected[i], 1e-12);
    }
}

/* ---- atomics --------------------------------------------------------------------------------- */

TEST(circles) {
    NEED(UR_DEVICE_INFO_ATOMIC_64);
    enum { ITEMS = 100, ROUNDS = 200 };
    uint32_t rounds = ROUNDS;
    uint64_t expected = 0;
    ur_mem_handle_t hits = zero_buffer(sizeof expected);
    run("circle", 1, SIZES(ITEMS), SIZES(0), ARGS(conf_arg_mem(0, hits), VALUE(1, rounds)));
    for (uint64_t i = 0; i < ITEMS; ++i) {
        uint64_t s = i * 0x9e3779b97f4a7c15u + 1;
        for (int r = 0; r < ROUNDS; ++r) {
            s ^= s << 13;
            s ^= s >> 7;
            s ^= s << 17;
            float x = (float)(uint32_t)s * 0x1p-32f, y = (float)(uint32_t)(s >> 32) * 0x1p-32f;
            expected += x * x + y * y < 1.0f;
        }
    }
    const uint64_t *got = contents(hits, sizeof expected);
    check_near("hits in", ITEMS * ROUNDS, (double)*got, (double)expected, 2);
}

TEST(adds_floats) {
    enum { N = 512 };
    float in[N];
    for (size_t i = 0; i < N; ++i) {
        in[i] = (float)(i % 17);
    }
    double expected = 0;
    for (size_t i = 0; i < N; ++i) {
        expected += (double)in[i];
    }
    ur_mem_handle_t sum = zero_buffer(sizeof(float));
    run("add_all", 1, SIZES(N), SIZES(0),
        ARGS(conf_arg_mem(0, sum), conf_arg_mem(1, in_buffer(in, sizeof in))));
    check_near("the sum of", N, (double)*(const float *)contents(sum, sizeof(float)), expected, 0);
}

TEST(tickets) {
    need_binary();
    enum { N = 300 };
    ur_mem_handle_t counter = zero_buffer(4), highest = zero_buffer(4), order = zero_buffer(4 * N);
    run_of("c11", "c11_atomics", 1, SIZES(N), SIZES(0),
           ARGS(conf_arg_mem(0, counter), conf_arg_mem(1, highest), conf_arg_mem(2, order)));
    CHECK_EQ(*(const int32_t *)contents(counter, 4), N);
    CHECK_EQ(*(const uint32_t *)contents(highest, 4), N - 1);
    const int32_t *got = contents(order, 4 * N);
    bool seen[N] = {false};
    for (size_t i = 0; i < N; ++i) {
        CHECK_MSG(got[i] >= 0 && got[i] < N && !seen[got[i]], "ticket %zu has item %d", i, got[i]);
        seen[got[i]] = true;
    }
}

/* Where all memory is one the functions may find any. */
TEST(spaces) {
    conf_need_spirv();
    enum { N = 64, GROUP = 16 };
    bool apart = conf.backend == UR_BACKEND_CUDA || conf.backend == UR_BACKEND_HIP;
    for (uint32_t turn = 0; turn < 4; ++turn) {
        ur_mem_handle_t place = zero_buffer(4 * N), out = zero_buffer(4 * N);
        run_of("spaces", "spaces", 1, SIZES(N), SIZES(GROUP),
               ARGS(conf_arg_mem(0, place), conf_arg_local(1, 4 * GROUP), VALUE(2, turn),
                    conf_arg_mem(3, out)));
        const uint32_t *got = contents(out, 4 * N);
        for (uint32_t i = 0; i < N; ++i) {
            static const uint32_t found[4] = {1, 2, 4, 0};
            uint32_t space = found[(turn + i) & 3], rest = space ? 8 : 0;
            rest |= (i & 4 ? 16 | 64 : 0) | (i & 8 ? 32 : 0);
            CHECK_MSG((got[i] & ~7u) == rest, "item %u, turn %u: %#x, not %#x", i, turn,
                      got[i] & ~7u, rest);
            CHECK_MSG((got[i] & 7) == space || (!apart && space && (got[i] & space)),
                      "item %u, turn %u: %u, not %u of global (1), local (2), private (4)", i, turn,
                      got[i] & 7, space);
        }
    }
}

/* ---- types and functions --------------------------------------------------------------------- */

TEST(halves) {
    static const struct {
        float value;
        uint16_t bits;
    } cases[] = {
        {0.0f, 0x0000},       {-0.0f, 0x8000},      {1.0f, 0x3c00},       {-2.0f, 0xc000},
        {65504.0f, 0x7bff},   {65520.0f, 0x7c00},   {1e10f, 0x7c00},      {-1e10f, 0xfc00},
        {0.1f, 0x2e66},       {5.9604645e-8f, 0x1}, {2.9802322e-8f, 0x0}, {6.1e-5f, 0x3ff},
        {1.0009766f, 0x3c01}, {1.0004883f, 0x3c00}, {1.0014648f, 0x3c02}, {2048.5f, 0x6800}};
    enum { N = CONF_COUNT(cases) };
    float in[N];
    for (size_t i = 0; i < N; ++i) {
        in[i] = cases[i].value;
    }
    ur_mem_handle_t stored = conf_buffer(N * 2), back = conf_buffer(N * 4);
    run("halves", 1, SIZES(N), SIZES(0),
        ARGS(conf_arg_mem(0, in_buffer(in, sizeof in)), conf_arg_mem(1, stored),
             conf_arg_mem(2, back)));
    const uint16_t *bits = contents(stored, N * 2);
    const float *again = contents(back, N * 4);
    for (size_t i = 0; i < N; ++i) {
        CHECK_MSG(bits[i] == cases[i].bits, "%.9g is stored as 0x%04x, expected 0x%04x",
                  (double)in[i], bits[i], cases[i].bits);
        uint32_t exponent = bits[i] >> 10 & 31, mantissa = bits[i] & 1023;
        double value = exponent == 31 ? (double)INFINITY
                       : exponent     ? ldexp(1024 + mantissa, (int)exponent - 25)
                                      : ldexp(mantissa, -24);
        CHECK_MSG((double)again[i] == (bits[i] & 0x8000 ? -value : value), "0x%04x is read as %.9g",
                  bits[i], (double)again[i]);
    }
}

TEST(conversions) {
    NEED(UR_DEVICE_INFO_DOUBLE_FP_CONFIG);
    static const double in[] = {0.5,          1.5,           -1.5,          2.4999, 1e300,
                                -1e300,       2147483646.75, -0.75,         255.99, 256,
                                2147483647.5, NAN,           -2147483648.5, 100.1};
    static const int32_t expected[][4] = {{0, 0, 1, 0},
                                          {1, 2, 2, 1},
                                          {-1, -2, -1, 0},
                                          {2, 2, 3, 2},
                                          {INT32_MAX, INT32_MAX, INT32_MAX, 255},
                                          {INT32_MIN, INT32_MIN, INT32_MIN, 0},
                                          {INT32_MAX - 1, INT32_MAX, INT32_MAX, 255},
                                          {0, -1, 0, 0},
                                          {255, 256, 256, 255},
                                          {256, 256, 256, 255},
                                          {INT32_MAX, INT32_MAX, INT32_MAX, 255},
                                          {0, 0, 0, 0},
                                          {INT32_MIN, INT32_MIN, INT32_MIN, 0},
                                          {100, 100, 101, 100}};
    enum { N = CONF_COUNT(in) };
    ur_mem_handle_t out = conf_buffer(sizeof expected);
    run("conversions", 1, SIZES(N), SIZES(0),
        ARGS(conf_arg_mem(0, in_buffer(in, sizeof in)), conf_arg_mem(1, out)));
    const int32_t *got = contents(out, sizeof expected);
    for (size_t i = 0; i < N * 4; ++i) {
        CHECK_MSG(got[i] == expected[i / 4][i % 4], "conversion %zu of %g gives %d, expected %d",
                  i % 4, in[i / 4], got[i], expected[i / 4][i % 4]);
    }
}

static uint32_t bits_of(float value) {
    uint32_t bits;
    memcpy(&bits, &value, sizeof bits);
    return bits;
}

static int32_t leading_zeros(uint32_t value) {
    return value ? __builtin_clz(value) : 32;
}

TEST(vectors) {
    enum { N = 32 };
    float *a = random_floats(8 * N, -2, 2), *b = a + 4 * N;
    ur_mem_handle_t out = conf_buffer(N * 32), ints = conf_buffer(N * 16);
    run("vectors", 1, SIZES(N), SIZES(0),
        ARGS(conf_arg_mem(0, in_buffer(a, N * 16)), conf_arg_mem(1, in_buffer(b, N * 16)),
             conf_arg_mem(2, out), conf_arg_mem(3, ints)));
    const float *got = contents(out, N * 32);
    const int32_t *bits = contents(ints, N * 16);
    for (size_t i = 0; i < N; ++i) {
        const float *u = a + 4 * i, *v = b + 4 * i;
        double uv = 0, uu = 0, apart = 0;
        for (int c = 0; c < 4; ++c) {
            uv += (double)u[c] * (double)v[c];
            uu += (double)u[c] * (double)u[c];
            apart += ((double)u[c] - (double)v[c]) * ((double)u[c] - (double)v[c]);
        }
        const double expected[8] = {uv,
                                    sqrt(uu),
                                    sqrt(apart),
                                    (double)u[2] * (double)v[0] - (double)u[0] * (double)v[2],
                                    (double)u[0] / sqrt(uu),
                                    (double)u[1] / sqrt(uu),
                                    (double)u[2] / sqrt(uu),
                                    (double)u[3] / sqrt(uu)};
        for (size_t c = 0; c < 8; ++c) {
            check_near("element", 8 * i + c, (double)got[8 * i + c], expected[c], 1e-4);
        }
        const int32_t whole[4] = {
            __builtin_popcount(bits_of(u[0])) + 17, leading_zeros(bits_of(u[1])) + 42,
            (int32_t)((bits_of(u[2]) << 7 | bits_of(u[2]) >> 25) + 6u),
            (int32_t)((int64_t)(int32_t)bits_of(u[3]) * 0x12345678 >> 32) + 6};
        for (int c = 0; c < 4; ++c) {
            int32_t with = (int32_t)((uint32_t)whole[c] + (u[c] < v[c] ? 2 : 1));
            CHECK_MSG(bits[4 * i + c] == with, "integer %d of %zu is %d, expected %d", c, i,
                      bits[4 * i + c], with);
        }
    }
}

static void functions_of(double x, double out[16]) {
    double whole = floor(x), t = fmin(fmax((x + 1) / 2, 0), 1);
    int e;
    out[0] = sin(x), out[1] = cos(x), out[2] = exp(x), out[3] = log(fabs(x) + 1);
    out[4] = pow(fabs(x), 1.5), out[5] = atan2(x, 2), out[6] = tanh(x), out[7] = erf(x);
    out[8] = x - whole, out[9] = frexp(x, &e), out[10] = cbrt(x), out[11] = rint(x);
    out[12] = t * t * (3 - 2 * t), out[13] = x + (3 - x) * 0.25, out[14] = hypot(x, 3);
    out[15] = whole + e + (x < 0.5 ? 0 : 1) +
              (x > 0   ? 1
               : x < 0 ? -1
                       : 0) +
              fmod(x, (double)0.7f) + ldexp(x, 2) + x;
}

TEST(functions) {
    enum { N = 200 };
    float *in = random_floats(N, -5, 5);
    ur_mem_handle_t out = conf_buffer(N * 64);
    run("functions", 1, SIZES(N), SIZES(0),
        ARGS(conf_arg_mem(0, in_buffer(in, N * sizeof *in)), conf_arg_mem(1, out)));
    const float *got = contents(out, N * 64);
    for (size_t i = 0; i < N * 16; ++i) {
        double expected[16], x = (double)in[i / 16];
        functions_of(x, expected);
        CHECK_MSG(fabs((double)got[i] - expected[i % 16]) <= 1e-5 + 4e-6 * fabs(expected[i % 16]),
                  "function %zu of %.9g is %.9g, expected %.9g", i % 16, x, (double)got[i],
                  expected[i % 16]);
    }
}

#define LAUNCH "urEnqueueKernelLaunchWithArgsExp"
static const conf_test tests[] = {
    CONF_TEST(reduces, LAUNCH, "runs a reduction in local memory"),
    CONF_TEST(scans, LAUNCH, "runs a scan in local memory of the kernel's own"),
    CONF_TEST(multiplies, LAUNCH, "runs a product of matrices in tiles"),
    CONF_TEST(counts, LAUNCH, "runs a histogram with atomics in both memories"),
    CONF_TEST(transposes, LAUNCH, "runs a transposition whose groups reach past the edge"),
    CONF_TEST(lives, LAUNCH, "runs a cellular automaton on bytes in local memory"),
    CONF_TEST(bodies, LAUNCH, "runs a simulation with copies by the whole group"),
    CONF_TEST(groups, LAUNCH, "runs functions of the whole group"),
    CONF_TEST(stencils, LAUNCH, "runs a stencil in three dimensions on a structure's values"),
    CONF_TEST(fractals, LAUNCH, "runs loops of different lengths"),
    CONF_TEST(sorts, LAUNCH, "runs the steps of a sort one after the other"),
    CONF_TEST(blurs, LAUNCH, "runs a filter on vectors of bytes with constants"),
    CONF_TEST(sparse, LAUNCH, "runs a product with a sparse matrix in double precision"),
    CONF_TEST(circles, LAUNCH, "runs 64-bit integers and 64-bit atomics"),
    CONF_TEST(adds_floats, LAUNCH, "runs an exchange in a loop"),
    CONF_TEST(tickets, LAUNCH, "runs atomics with order and scope"),
    CONF_TEST(spaces, LAUNCH, "tells NULL and the memory that a generic pointer is of"),
    CONF_TEST(halves, LAUNCH, "runs loads and stores of half precision"),
    CONF_TEST(conversions, LAUNCH, "runs conversions that round and saturate"),
    CONF_TEST(vectors, LAUNCH, "runs geometry and bits of vectors"),
    CONF_TEST(functions, LAUNCH, "runs mathematical functions"),
};

int main(int argc, char **argv) {
    conf_suite suite = {"opencl_c", tests, CONF_COUNT(tests), false};
    return conf_main(argc, argv, &suite);
}
