/* Work-items that end before what others wait for each other at (leave.cl), as loops and with a
 * stack for each work-item: what the others store is as if those did not count. With
 * UR_NATIVE_CPU_TEST=check such a launch fails.
 *
 * Usage: test_leave FILE.spv */
#include "../native_cpu/api.h"

enum { NUMBERS = 1024, SIZE = 64, GROUPS = 4, ITEMS = SIZE * GROUPS, SUB = 16, GUARD = 0x5a5a5a5a };

struct pair {
    int x, y[5];
};

static const char *path;
static ur_context_handle_t context;
static ur_queue_handle_t queue;
static int *in, *out, wanted[ITEMS];

static ur_program_handle_t build(const char *form) {
    setenv("UR_NATIVE_CPU_WORK_GROUPS", form, 1);
    return build_il(context, path);
}

static ur_result_t run(ur_program_handle_t program, const char *name, int n) {
    const size_t global[2] = {ITEMS / 4, 4}, local[2] = {SIZE / 4, 4}, all = ITEMS, size = SIZE;
    bool flat = strcmp(name, "first") != 0 && strcmp(name, "rows") != 0;
    struct pair p = {7, {1, 2, 3, 4, 5}};
    ur_kernel_handle_t kernel = NULL;
    UR(urKernelCreate(program, name, &kernel));
    for (int i = 0; i < ITEMS; ++i)
        out[i] = wanted[i] = GUARD;
    UR(urKernelSetArgPointer(kernel, 0, NULL, out));
    UR(urKernelSetArgPointer(kernel, 1, NULL, in));
    UR(urKernelSetArgLocal(kernel, 2, SIZE * sizeof(int), NULL));
    UR(urKernelSetArgValue(kernel, 3, sizeof(n), NULL, &n));
    if (strcmp(name, "called") == 0)
        UR(urKernelSetArgValue(kernel, 4, sizeof(p), NULL, &p));
    UR(urEnqueueKernelLaunch(queue, kernel, flat ? 1 : 2, NULL, flat ? &all : global,
                             flat ? &size : local, NULL, 0, NULL, NULL));
    ur_result_t result = urQueueFinish(queue);
    UR(urKernelRelease(kernel));
    return result;
}

/* ---- what they store: of the group from `from` on, of whose work-items `there` are below n ----
 */

static int next_to(int l, int there) {
    return (l + 1) % there;
}

static void returns(int from, int there, int n) {
    (void)n;
    for (int l = 0; l < there; ++l)
        wanted[from + l] = in[from + next_to(l, there)] + in[from];
}

static void inside(int from, int there, int n) {
    (void)n;
    for (int l = 0; l < SIZE; ++l)
        wanted[from + l] = l < there ? in[from + next_to(l, there)] + 1 : 4;
}

static void several(int from, int there, int n) {
    int sum = 0;
    (void)n;
    for (int l = 0; l < there; ++l)
        sum += in[from + l];
    for (int l = 0; l < there; ++l)
        wanted[from + l] = sum + from + l;
}

static void turns(int from, int there, int n) {
    int mem[SIZE], next[SIZE], sum[SIZE] = {0};
    (void)there, (void)n;
    memcpy(mem, in + from, sizeof(mem));
    for (int k = 0; k < 5; ++k) {
        for (int l = 0; l < SIZE; ++l)
            next[l] = mem[(l + 1) % SIZE];
        for (int l = 0; l < SIZE; ++l)
            if (k < in[from + l] % 5) {
                mem[l] = next[l] + k;
                sum[l] += next[l];
            }
    }
    memcpy(wanted + from, sum, sizeof(sum));
}

static void keeps(int from, int there, int n) {
    int own[SIZE][4], v[SIZE][4], mem = 0;
    float f[SIZE];
    bool gone[SIZE] = {false};
    (void)there, (void)n;
    for (int l = 0; l < SIZE; ++l) {
        int i = from + l;
        memcpy(own[l], (const int[4]){i, l, 1, 2}, sizeof(own[l]));
        memcpy(v[l], (const int[4]){in[i], i, l, 7}, sizeof(v[l]));
        f[l] = (float)in[i] * 0.5f;
    }
    for (int k = 0; k < 4; ++k) {
        for (int l = 0; l < SIZE; ++l) {
            int i = from + l;
            if (!gone[l] && in[i] % 7 == k) {
                wanted[i] = -k - own[l][k & 3];
                gone[l] = true;
            }
            own[l][(l + k) & 3] += in[i] + k;
        }
        mem = v[0][0] + k;
        for (int l = 0; l < SIZE; ++l) {
            int old[4], add = mem * (in[from] % 7 > k) + k;
            memcpy(old, v[l], sizeof(old));
            for (int c = 0; c < 4; ++c)
                v[l][c] = old[(c + 1) % 4] + add;
            f[l] += (float)v[l][1];
        }
    }
    for (int l = 0; l < SIZE; ++l)
        if (!gone[l])
            wanted[from + l] = own[l][0] + own[l][1] * 3 + own[l][2] * 5 + own[l][3] * 7 + v[l][0] +
                               v[l][1] + v[l][2] + v[l][3] + (int)f[l];
}

static void reduces(int from, int there, int n) {
    int sum = 0, most = in[from], before = 0;
    (void)n;
    for (int l = 0; l < there; ++l) {
        sum += in[from + l];
        most = in[from + l] > most ? in[from + l] : most;
    }
    for (int l = 0; l < there; before += in[from + l++])
        wanted[from + l] =
            sum + (most - 9) * 3 + 5 * there * 5 + before * 7 + in[from] * 11 + 300000;
}

static int sub_sum(int from, int first, int there, int end) {
    int sum = 0;
    for (int l = first; l < end && l < there; ++l)
        sum += in[from + l];
    return sum;
}

static void sub_reduces(int from, int there, int n) {
    (void)n;
    for (int l = 0; l < there; ++l) {
        int first = l - l % SUB;
        wanted[from + l] = sub_sum(from, first, there, first + SUB) + in[from + first] * 3 +
                           sub_sum(from, first, there, l + 1) * 5 + 100000;
    }
}

static void sub_and_group(int from, int there, int n) {
    int count[GROUPS][3] = {{0}};
    (void)n;
    for (int k = 0; k < 3; ++k)
        for (int l = 0; l < there; ++l) {
            bool here = true;
            for (int before = 0; before <= k; ++before)
                here &= (in[from + l] + before) % 9 != 1;
            count[l / SUB][k] += here;
        }
    for (int l = 0; l < there; ++l) {
        int got = 0, k = 0;
        for (; k < 3 && (in[from + l] + k) % 9 != 1; ++k)
            got += count[l / SUB][k] * (k + 1);
        wanted[from + l] = k < 3 ? k : sub_sum(from, 0, there, SUB) + got * 1000;
    }
}

static void by_sub_group(int from, int there, int n) {
    (void)there;
    for (int l = 0; l < SIZE; ++l)
        wanted[from + l] = l / SUB >= n % 4 ? -(l / SUB) : in[from] + SUB;
}

static void elsewhere(int from, int there, int n) {
    (void)n;
    for (int l = 0; l < SIZE; ++l)
        wanted[from + l] = l < there ? in[from + SIZE - 1] : in[from] + 1;
}

static void parts(int from, int there, int n) {
    (void)n;
    for (int l = 0; l < SIZE; ++l) {
        int x = 0;
        for (int o = l - l % SUB; o < l - l % SUB + SUB; ++o)
            x += in[from + o] % 3 == 0;
        x = in[from + l] % 3 == 0 ? x : 1;
        wanted[from + l] = l < there ? in[from] + x * 1000 : x;
    }
}

static void called(int from, int there, int n) {
    (void)n;
    for (int l = 0; l < there; ++l) {
        struct pair p = {7, {1, 2, 3, 4, 5}};
        int next = next_to(l, there);
        p.y[l % 5] += l;
        p.x += in[from + next];
        p.y[(l + 1) % 5] += 7 + in[from + next_to(next, there)];
        wanted[from + l] = p.x + p.y[l % 5] * 3 + p.y[(l + 1) % 5] * 5;
    }
}

static void first(int from, int there, int n) {
    (void)there;
    for (int l = 0; l < SIZE; ++l) {
        int x = from / SIZE * (SIZE / 4) + l % (SIZE / 4), y = l / (SIZE / 4), o = l ^ 1;
        int other = from / SIZE * (SIZE / 4) + o % (SIZE / 4) + o / (SIZE / 4) * (ITEMS / 4);
        if (l != n % 64)
            wanted[x + y * (ITEMS / 4)] = (o != n % 64 ? in[other] : 0) + y * 3 + y * 5;
    }
}

static void rows(int from, int there, int n) {
    int sums[SIZE] = {0};
    for (int l = 0; l < there; ++l)
        for (int k = 0; l % 16 < 15 + n % 2 && k < n % 5 + 3; ++k)
            sums[l] = (int)((unsigned)sums[l] * 3 + (unsigned)in[from + (l + k) % there]);
    for (int l = 0; l < there; ++l)
        wanted[from + l] = sums[(l + 16) % there] + l / 16;
}

static const struct {
    const char *name;
    void (*stores)(int from, int there, int n);
} kernels[] = {
    {"returns", returns},
    {"inside", inside},
    {"several", several},
    {"turns", turns},
    {"keeps", keeps},
    {"reduces", reduces},
    {"sub_reduces", sub_reduces},
    {"sub_and_group", sub_and_group},
    {"by_sub_group", by_sub_group},
    {"elsewhere", elsewhere},
    {"parts", parts},
    {"called", called},
    {"first", first},
    {"rows", rows},
};

static void others_go_on(void **state) {
    static const char *const forms[] = {"loops", "fibers"};
    static const int ends[] = {ITEMS, 200, 129, 70, 63, 1, 190};
    const char *options = getenv("UR_NATIVE_CPU_TEST");
    bool strict = options && strstr(options, "check");
    (void)state;
    UR(urContextCreate(1, &root, NULL, &context));
    UR(urQueueCreate(context, root, NULL, &queue));
    UR(urUSMSharedAlloc(context, root, NULL, NULL, NUMBERS * sizeof(*in), (void **)&in));
    UR(urUSMSharedAlloc(context, root, NULL, NULL, ITEMS * sizeof(*out), (void **)&out));
    for (unsigned i = 0, x = 12345; i < NUMBERS; ++i) {
        x = x * 1664525u + 1013904223u;
        in[i] = (int)(x >> 20);
    }
    for (size_t f = 0; f < COUNT(forms); ++f) {
        ur_program_handle_t program = build(forms[f]);
        for (size_t k = 0; k < COUNT(kernels); ++k)
            for (size_t e = 0; e < COUNT(ends); ++e) {
                ur_result_t result = run(program, kernels[k].name, ends[e]);
                if (strict) {
                    if (strcmp(kernels[k].name, "returns") == 0)
                        assert_int_equal(result == UR_RESULT_SUCCESS, ends[e] % SIZE == 0);
                    continue;
                }
                if (result != UR_RESULT_SUCCESS)
                    fail_msg("%s as %s, n %d: 0x%x %s", kernels[k].name, forms[f], ends[e],
                             (unsigned)result, last_error());
                for (int g = 0; g < GROUPS; ++g) {
                    int left = ends[e] - g * SIZE;
                    kernels[k].stores(g * SIZE, left < 0 ? 0 : left > SIZE ? SIZE : left, ends[e]);
                }
                for (int i = 0; i < ITEMS; ++i)
                    if (out[i] != wanted[i])
                        fail_msg("%s as %s, n %d: work-item %d stores %d, not %d", kernels[k].name,
                                 forms[f], ends[e], i, out[i], wanted[i]);
            }
        UR(urProgramRelease(program));
    }
    UR(urUSMFree(context, in));
    UR(urUSMFree(context, out));
    UR(urQueueRelease(queue));
    UR(urContextRelease(context));
}

int main(int argc, char **argv) {
    static const struct CMUnitTest tests[] = {cmocka_unit_test(others_go_on)};
    if (argc != 2)
        return 2;
    path = argv[1];
    return cmocka_run_group_tests(tests, open_adapter, close_adapter);
}
