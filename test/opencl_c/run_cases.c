/*
 * Runs compiled cases (cases.py, run.py) on a device and compares what they give with references.
 *
 *   run_cases [--verbose] MANIFEST CODE [MANIFEST CODE]...
 *
 * The device is the first that the loader gives; ONEAPI_DEVICE_SELECTOR chooses another. Prints one
 * line for each case that is wrong and one with the numbers at the end. Exit status 0: all are
 * right; 1: some are wrong or were not run; 77: there is no device.
 *
 * Cases run in a process of their own, which ends with the first that it cannot be used after, a
 * lost device above all; the next process goes on behind that case.
 */
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "example.h"
#include "reference.h"

#define LANES 2048             /* numbers for each case, whatever its width */
#define GROUP 32               /* work-items in a group; the kernels rely on it */
#define CHECK_ITEMS 128        /* work-items of a kernel that looks at its own results */
#define DIGEST_BYTES 512       /* of results of each work-item, where results are only printed */
#define ROOM ((size_t)1 << 18) /* bytes of every buffer */
#define BUFFERS (MAX_ARGS + MAX_RESULTS)

struct device {
    example_device *all;
    ur_device_handle_t device;
    ur_backend_t backend;
    ur_context_handle_t context;
    ur_queue_handle_t queue;
    ur_mem_handle_t buffers[BUFFERS];
    bool flushes[3]; /* half, float, double */
};

/* What processes that run cases leave to the one that starts them: the numbers, and where they are.
 */
static struct progress {
    size_t passed, failed, skipped;
    int file;     /* of the pairs of arguments */
    size_t line;  /* of its manifest, whose lines before it are done */
    bool at_work; /* on that line's case, or, with `building`, on the file's program */
    bool building;
    bool found;     /* a device */
    char name[160]; /* of the case */
} * progress;
static bool verbose;

enum { NOT_USABLE = 3, NO_DEVICE = 77 }; /* exit statuses of a process that runs cases */

/* ---- numbers to try ---- */

static uint64_t state;
static uint64_t next_bits(void) { /* splitmix64 */
    uint64_t z = state += 0x9e3779b97f4a7c15u;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return z ^ z >> 31;
}

static const double special_floats[] = {
    0.0,
    -0.0,
    1.0,
    -1.0,
    INFINITY,
    -INFINITY,
    NAN,
    0.5,
    -0.5,
    1.5,
    -2.5,
    2.0,
    3.0,
    -3.0,
    0.25,
    3.14159265358979,
    1.5707963267948966,
    -1e-3,
    10.0,
    -100.25,
    1e-30,
    1e30,
    127.5,
    128.0,
    -129.0,
    255.5,
    32767.5,
    65535.5,
    2147483647.0,
    2147483648.0,
    -2147483649.0,
    4294967296.0,
    9223372036854775807.0,
    18446744073709551616.0,
    1e-45,
    1.17549435e-38,
    3.4028234e38,
    5e-324,
    2.2250738585072014e-308,
    1.7976931348623157e308,
    65504.0,
    6e-8,
    8388607.5,
    16777217.0,
    0.9999999,
    1.0000001,
    88.8,
    -104.0,
    709.9,
};
#define SPECIAL_FLOATS (sizeof(special_floats) / sizeof(special_floats[0]))
static const int64_t special_integers[] = {
    0,          1,          -1,          2,          -2,        3,         5,
    7,          8,          15,          31,         32,        63,        64,
    100,        127,        128,         -128,       -129,      255,       256,
    32767,      32768,      -32768,      65535,      8388607,   -8388608,  16777215,
    2147483647, 2147483648, -2147483648, 4294967295, INT64_MAX, INT64_MIN,
};
#define SPECIAL_INTEGERS (sizeof(special_integers) / sizeof(special_integers[0]))

static uint16_t half_of(double d) { /* near enough for numbers to try */
    _Bool sign = signbit(d);
    double m = fabs(d);
    uint16_t bits;
    int exponent;
    if (isnan(d)) {
        return 0x7e00;
    }
    if (m >= 65520) {
        bits = 0x7c00;
    } else if (m < 0x1p-14) {
        bits = (uint16_t)(m * 0x1p24);
    } else {
        m = frexp(m, &exponent);
        bits = (uint16_t)((exponent + 14) << 10 | ((int)(m * 2048) & 1023));
    }
    return (uint16_t)(bits | sign << 15);
}

static void put_float(const struct type *t, double d, void *to) {
    if (t->bits == 16) {
        memcpy(to, &(uint16_t){half_of(d)}, 2);
    } else if (t->bits == 32) {
        memcpy(to, &(float){(float)d}, 4);
    } else {
        memcpy(to, &d, 8);
    }
}

/* Fills lane by lane: first every pair of special numbers, then random ones of several ranges.
 * `small` is for integers that stand for exponents. */
static void fill(const struct type *t, int argument, bool small, uint8_t *to) {
    size_t size = (size_t)t->bits / 8;
    size_t count = t->kind == KIND_FLOAT ? SPECIAL_FLOATS : SPECIAL_INTEGERS;
    state = (uint64_t)argument * 1000003 + 17;
    for (size_t lane = 0; lane < LANES; lane++, to += size) {
        uint64_t r = next_bits();
        size_t pair = lane * 2 + lane / count % 2; /* half of all pairs, all numbers */
        size_t index = argument == 0 ? pair % count : pair / count % count;
        bool special = lane < LANES / 2 || r % 16 == 0;
        if (argument > 1 || lane >= LANES / 2) {
            index = (r >> 8) % count;
        }
        if (t->kind != KIND_FLOAT) {
            int64_t i = special ? special_integers[index]
                        : r % 3 ? (int64_t)next_bits()
                                : (int64_t)(r >> 9) % 200 - 100;
            if (small && !(lane % 8 == 0 && special)) {
                i = (int64_t)(r >> 7) % 61 - 30;
            }
            memcpy(to, &i, size);
        } else if (special) {
            put_float(t, special_floats[index], to);
        } else if (r % 4 == 0) {
            uint64_t bits = next_bits();
            memcpy(to, &bits, size);
        } else {
            double unit = (double)(next_bits() >> 11) * 0x1p-53 * 2 - 1;
            put_float(t,
                      r % 4 == 1   ? unit
                      : r % 4 == 2 ? unit * 20
                                   : unit * exp2((double)(r >> 8 & 63) - 32),
                      to);
        }
    }
}

/* ---- the device ---- */

static void open_device(struct device *d) {
    size_t count = example_devices(&d->all);
    if (count == 0) {
        printf("run_cases: there is no device\n");
        exit(NO_DEVICE);
    }
    example_set_adapter(d->all[0].adapter);
    d->device = d->all[0].device;
    d->backend = d->all[0].backend;
    if (!progress->found) {
        printf("device: %s (%s)\n", d->all[0].name, d->all[0].platform_name);
        progress->found = true;
    }
    EXAMPLE_CHECK(urContextCreate(1, &d->device, NULL, &d->context));
    EXAMPLE_CHECK(urQueueCreate(d->context, d->device, NULL, &d->queue));
    for (int i = 0; i < BUFFERS; i++) {
        EXAMPLE_CHECK(
            urMemBufferCreate(d->context, UR_MEM_FLAG_READ_WRITE, ROOM, NULL, &d->buffers[i]));
    }
    const ur_device_info_t configs[3] = {UR_DEVICE_INFO_HALF_FP_CONFIG,
                                         UR_DEVICE_INFO_SINGLE_FP_CONFIG,
                                         UR_DEVICE_INFO_DOUBLE_FP_CONFIG};
    for (int i = 0; i < 3; i++) {
        ur_device_fp_capability_flags_t flags = 0;
        urDeviceGetInfo(d->device, configs[i], sizeof(flags), &flags, NULL);
        d->flushes[i] = !(flags & UR_DEVICE_FP_CAPABILITY_FLAG_DENORM);
    }
}

static void close_device(struct device *d) {
    for (int i = 0; i < BUFFERS; i++) {
        EXAMPLE_CHECK(urMemRelease(d->buffers[i]));
    }
    EXAMPLE_CHECK(urQueueRelease(d->queue));
    EXAMPLE_CHECK(urContextRelease(d->context));
    example_done(d->all);
}

/* NULL, with the build log printed, if the driver does not take the code. */
static ur_program_handle_t build(struct device *d, const char *path) {
    size_t size = 0, length = 0;
    const uint8_t *code = example_read(path, &size);
    ur_program_handle_t program = NULL;
    static const uint8_t spirv[] = {0x03, 0x02, 0x23, 0x07};
    bool binary = size < sizeof(spirv) || memcmp(code, spirv, sizeof(spirv)) != 0;
    ur_result_t result =
        binary ? urProgramCreateWithBinary(d->context, 1, &d->device, &size, &code, NULL, &program)
               : urProgramCreateWithIL(d->context, code, size, NULL, &program);
    if (result == UR_RESULT_SUCCESS) {
        result = urProgramBuild(d->context, program, NULL);
    }
    free((void *)code);
    if (result == UR_RESULT_SUCCESS) {
        return program;
    }
    const char *message = NULL;
    int32_t native = 0;
    urAdapterGetLastError(d->all[0].adapter, &message, &native);
    printf("%s: the device does not take it: result %d, %s\n", path, (int)result,
           message ? message : "");
    if (program) {
        char log[4096] = "";
        if (urProgramGetBuildInfo(program, d->device, UR_PROGRAM_BUILD_INFO_LOG, 0, NULL,
                                  &length) == UR_RESULT_SUCCESS &&
            length <= sizeof(log)) {
            urProgramGetBuildInfo(program, d->device, UR_PROGRAM_BUILD_INFO_LOG, length, log, NULL);
        }
        printf("%s\n", log);
        urProgramRelease(program);
    }
    return NULL;
}

/* After a failure that no later call may get over the process ends, once the case is counted. */
static bool usable = true;

static ur_result_t launch(struct device *d, ur_program_handle_t program, const char *name,
                          int buffers, size_t items) {
    ur_kernel_handle_t kernel = NULL;
    ur_exp_kernel_arg_properties_t args[BUFFERS];
    const size_t global = items, local = GROUP;
    ur_result_t result = urKernelCreate(program, name, &kernel);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    for (int i = 0; i < buffers; i++) {
        args[i] = example_buffer((uint32_t)i, d->buffers[i], UR_MEM_FLAG_READ_WRITE);
    }
    result = urEnqueueKernelLaunchWithArgsExp(d->queue, kernel, 1, NULL, &global, &local,
                                              (uint32_t)buffers, args, NULL, 0, NULL, NULL);
    if (result == UR_RESULT_SUCCESS) {
        result = urQueueFinish(d->queue);
    }
    usable = result == UR_RESULT_SUCCESS;
    urKernelRelease(kernel);
    return result;
}

static void upload(struct device *d, int buffer, const void *data, size_t size) {
    EXAMPLE_CHECK(
        urEnqueueMemBufferWrite(d->queue, d->buffers[buffer], true, 0, size, data, 0, NULL, NULL));
}
static void download(struct device *d, int buffer, void *data, size_t size) {
    EXAMPLE_CHECK(
        urEnqueueMemBufferRead(d->queue, d->buffers[buffer], true, 0, size, data, 0, NULL, NULL));
}

/* ---- one case ---- */

struct parameter {
    const struct type *type;
    int width, stride; /* components, and how many of them lie between elements */
};

static int parse_types(char *text, struct parameter *to, int limit) {
    int count = 0;
    char *rest = NULL;
    for (char *word = strtok_r(text, ",", &rest); word; word = strtok_r(NULL, ",", &rest)) {
        if (count == limit) {
            return -1;
        }
        struct parameter *p = &to[count++];
        p->type = type_of(word, &p->width);
        p->stride = p->width == 3 ? 4 : p->width;
        if (!p->type) {
            return -1;
        }
    }
    return count;
}

static void wrong(const char *name, const char *what) {
    progress->failed++;
    printf("%s: %s\n", name, what);
}

static void describe(char *to, size_t size, const struct value *v) {
    if (v->type->kind == KIND_FLOAT) {
        snprintf(to, size, "%.20Lg (0x%" PRIx64 ")", v->f, v->bits);
    } else {
        snprintf(to, size, "%lld (0x%" PRIx64 ")", (long long)v->i, v->bits);
    }
}

static uint8_t arguments[MAX_ARGS][ROOM], results[MAX_RESULTS][ROOM];

/* The bits of arguments as another type: compared as memory. */
static const char *compare_bits(const struct parameter *result, const struct parameter *arg,
                                size_t items) {
    size_t step_r = (size_t)result->stride * (size_t)result->type->bits / 8;
    size_t step_a = (size_t)arg->stride * (size_t)arg->type->bits / 8;
    size_t count = (size_t)result->width * (size_t)result->type->bits / 8;
    for (size_t i = 0; i < items; i++) {
        /* The device may change the payload of a NaN where it has a floating-point type. */
        if (memcmp(results[0] + i * step_r, arguments[0] + i * step_a, count) != 0) {
            return "the bits are not those of the argument";
        }
    }
    return NULL;
}

static bool compare(struct device *d, const char *name, reference *function, const char *bound_text,
                    const struct parameter *result, int result_count, const struct parameter *arg,
                    int arg_count, size_t items) {
    struct value values[MAX_ARGS][16] = {0};
    int width = arg[0].width;
    double worst = 0;
    for (int i = 1; i < arg_count; i++) {
        width = arg[i].width > width ? arg[i].width : width;
    }
    for (size_t item = 0; item < items; item++) {
        for (int j = 0; j < arg_count; j++) {
            size_t size = (size_t)arg[j].type->bits / 8;
            for (int k = 0; k < width; k++) {
                size_t at = item * (size_t)arg[j].stride + (arg[j].width == 1 ? 0 : (size_t)k);
                values[j][k] = value_read(arg[j].type, arguments[j] + at * size);
            }
        }
        for (int k = 0; k < result[0].width; k++) {
            struct call call = {{result[0].type, result_count > 1 ? result[1].type : NULL},
                                values,
                                arg_count,
                                width,
                                k,
                                result[0].width > 1};
            struct answer answers[MAX_RESULTS] = {0};
            function(&call, answers);
            for (int r = 0; r < result_count; r++) {
                const struct type *t = result[r].type;
                size_t at = item * (size_t)result[r].stride + (size_t)k;
                struct value got = value_read(t, results[r] + at * (size_t)t->bits / 8);
                double bound = strcmp(bound_text, "own") == 0   ? answers[r].ulp
                               : strcmp(bound_text, "any") == 0 ? INFINITY
                                                                : strtod(bound_text, NULL);
                double ulp = 0;
                bool flushes = t->kind == KIND_FLOAT && d->flushes[t->bits / 32];
                if (answer_allows(&answers[r], &got, bound, flushes, &ulp)) {
                    worst = ulp > worst && !answers[r].open ? ulp : worst;
                    continue;
                }
                char text[3][80] = {"", "", ""}, gave[80];
                for (int j = 0; j < arg_count; j++) {
                    describe(text[j], sizeof(text[j]), &values[j][k]);
                }
                describe(gave, sizeof(gave), &got);
                printf("%s: of %s%s%s%s%s, component %d, %s is %s; ", name, text[0],
                       arg_count > 1 ? ", " : "", text[1], arg_count > 2 ? ", " : "", text[2], k,
                       r ? "the second result" : "the result", gave);
                if (answers[r].exact_bits) {
                    printf("expected 0x%" PRIx64 "\n", answers[r].bits);
                } else if (t->kind == KIND_FLOAT) {
                    printf("expected %.20Lg within %s ulp (%g are allowed here), off by %g\n",
                           answers[r].f, bound_text, bound, ulp);
                } else {
                    printf("expected %lld\n", (long long)answers[r].i);
                }
                progress->failed++;
                return false;
            }
        }
    }
    if (verbose) {
        printf("%s: right, at most %g ulp off\n", name, worst);
    }
    return true;
}

static void run_elementwise(struct device *d, ur_program_handle_t program, const char *name,
                            const char *function, const char *bound, char *result_text,
                            char *arg_text) {
    struct parameter result[MAX_RESULTS], arg[MAX_ARGS];
    int result_count = parse_types(result_text, result, MAX_RESULTS);
    int arg_count = parse_types(arg_text, arg, MAX_ARGS);
    bool bits = strcmp(function, "as") == 0;
    reference *of = reference_of(function);
    int widest = 1;
    if (result_count < 1 || arg_count < 1 || (!of && !bits)) {
        wrong(name, "there is no reference for it");
        return;
    }
    for (int j = 0; j < arg_count; j++) {
        widest = arg[j].width > widest ? arg[j].width : widest;
    }
    widest = result[0].width > widest ? result[0].width : widest;
    size_t items = LANES / (size_t)(widest == 3 ? 4 : widest) / GROUP * GROUP;
    for (int j = 0; j < arg_count; j++) {
        bool small = strstr("ldexp pown rootn", function) && j == 1;
        fill(arg[j].type, j, small, arguments[j]);
        upload(d, result_count + j, arguments[j], LANES * 8);
    }
    memset(results, 0xa5, sizeof(results));
    for (int r = 0; r < result_count; r++) {
        upload(d, r, results[r], LANES * 8);
    }
    ur_result_t status = launch(d, program, name, result_count + arg_count, items);
    if (status != UR_RESULT_SUCCESS) {
        char text[64];
        snprintf(text, sizeof(text), "cannot be run: result %d", (int)status);
        wrong(name, text);
        return;
    }
    for (int r = 0; r < result_count; r++) {
        download(d, r, results[r], LANES * 8);
    }
    if (bits) {
        const char *what = compare_bits(&result[0], &arg[0], items);
        if (what) {
            wrong(name, what);
            return;
        }
        progress->passed++;
    } else if (compare(d, name, of, bound, result, result_count, arg, arg_count, items)) {
        progress->passed++;
    }
}

/* With random bits in the first buffer and zeros in the second; false: it cannot be run. */
static bool run_on_bits(struct device *d, ur_program_handle_t program, const char *name,
                        uint32_t ok[CHECK_ITEMS]) {
    uint64_t *in = (uint64_t *)(void *)arguments[0];
    state = 5;
    for (size_t i = 0; i < ROOM / 8; i++) {
        in[i] = next_bits();
    }
    memset(arguments[1], 0, ROOM);
    upload(d, 0, arguments[0], ROOM);
    upload(d, 1, arguments[1], ROOM);
    upload(d, 2, ok, CHECK_ITEMS * sizeof(*ok));
    ur_result_t status = launch(d, program, name, 3, CHECK_ITEMS);
    if (status != UR_RESULT_SUCCESS) {
        char text[64];
        snprintf(text, sizeof(text), "cannot be run: result %d", (int)status);
        wrong(name, text);
    }
    return status == UR_RESULT_SUCCESS;
}

static void run_check(struct device *d, ur_program_handle_t program, const char *name) {
    uint32_t ok[CHECK_ITEMS] = {0};
    char text[64];
    if (!run_on_bits(d, program, name, ok)) {
        return;
    }
    download(d, 2, ok, sizeof(ok));
    for (int i = 0; i < CHECK_ITEMS; i++) {
        if (ok[i] != 1) {
            snprintf(text, sizeof(text), "work-item %d is not content", i);
            wrong(name, text);
            return;
        }
    }
    if (verbose) {
        printf("%s: right\n", name);
    }
    progress->passed++;
}

/* Prints what the kernel leaves in the second buffer: a number for each work-item's part of it. */
static void run_digest(struct device *d, ur_program_handle_t program, const char *name) {
    uint32_t unused[CHECK_ITEMS] = {0};
    if (!run_on_bits(d, program, name, unused)) {
        return;
    }
    download(d, 1, arguments[1], ROOM);
    printf("%s digest", name);
    for (size_t item = 0; item < CHECK_ITEMS; item++) {
        uint64_t sum = 14695981039346656037u; /* FNV-1a */
        for (size_t i = 0; i < DIGEST_BYTES; i++) {
            sum = (sum ^ arguments[1][item * DIGEST_BYTES + i]) * 1099511628211u;
        }
        printf(" %016" PRIx64, sum);
    }
    printf("\n");
    progress->passed++;
}

static FILE *open_manifest(const char *path) {
    FILE *file = fopen(path, "r");
    if (!file) {
        perror(path);
        exit(2);
    }
    return file;
}

static void run_line(struct device *d, ur_program_handle_t program, const char *line) {
    char name[160] = "", kind[32], function[64], bound[32], result[64], arg[128];
    int words =
        sscanf(line, "%159s %31s %63s %31s %63s %127s", name, kind, function, bound, result, arg);
    memcpy(progress->name, name, sizeof(name));
    progress->at_work = true;
    if (words < 2 || strcmp(kind, "compiled") == 0) {
        progress->skipped++;
    } else if (!program) {
        wrong(name, "its program is not there");
    } else if (strcmp(kind, "check") == 0) {
        run_check(d, program, name);
    } else if (strcmp(kind, "digest") == 0) {
        run_digest(d, program, name);
    } else if (words == 6) {
        run_elementwise(d, program, name, function, bound, result, arg);
    } else {
        wrong(name, "its line in the manifest cannot be read");
    }
    progress->at_work = false;
    progress->line++;
    fflush(stdout);
}

/* From progress->line on. */
static void run_file(struct device *d, const char *manifest, const char *code) {
    FILE *file = open_manifest(manifest);
    char line[512];
    progress->at_work = progress->building = true;
    ur_program_handle_t program = build(d, code);
    progress->at_work = progress->building = false;
    for (size_t i = 0; usable && fgets(line, sizeof(line), file); i++) {
        if (i >= progress->line) {
            run_line(d, program, line);
        }
    }
    fclose(file);
    if (!usable) { /* nothing more is asked of the driver, which may hang */
        fflush(stdout);
        _exit(NOT_USABLE);
    }
    if (program) {
        EXAMPLE_CHECK(urProgramRelease(program));
    }
    progress->file++;
    progress->line = 0;
}

static void run_files(int count, char **pairs) {
    struct device device = {0};
    EXAMPLE_CHECK(urLoaderInit(0, NULL));
    open_device(&device);
    while (progress->file < count) {
        run_file(&device, pairs[2 * progress->file], pairs[2 * progress->file + 1]);
    }
    close_device(&device);
    EXAMPLE_CHECK(urLoaderTearDown());
}

static size_t lines_of(const char *manifest) {
    FILE *file = open_manifest(manifest);
    char line[512];
    size_t count = 0;
    while (fgets(line, sizeof(line), file)) {
        count++;
    }
    fclose(file);
    return count;
}

/* Counts what a process was at when it ended by itself. Its case is wrong; if that was the program
 * of a file, so are all cases of the file that are left. */
static void count_ended(const char *manifest, int status) {
    char what[64];
    snprintf(what, sizeof(what),
             WIFSIGNALED(status) ? "the process ended by signal %d"
                                 : "the process ended with status %d",
             WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status));
    if (!progress->building) {
        wrong(progress->name, what);
        progress->line++;
    } else {
        size_t left = lines_of(manifest) - progress->line;
        printf("%s: %s while its program was built: %zu cases\n", manifest, what, left);
        progress->failed += left;
        progress->file++;
        progress->line = 0;
    }
    progress->at_work = progress->building = false;
}

int main(int argc, char **argv) {
    int at = 1;
    if (at < argc && strcmp(argv[at], "--verbose") == 0) {
        verbose = true;
        at++;
    }
    if ((argc - at) % 2 != 0 || argc == at) {
        fprintf(stderr, "usage: run_cases [--verbose] MANIFEST CODE [MANIFEST CODE]...\n");
        return 2;
    }
    int count = (argc - at) / 2;
    size_t not_run = 0;
    bool ended_well = true;
    progress =
        mmap(NULL, sizeof(*progress), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (progress == MAP_FAILED) {
        perror("run_cases");
        return 2;
    }
    while (progress->file < count) {
        int status = 0, file = progress->file;
        size_t line = progress->line;
        fflush(stdout);
        pid_t child = fork();
        if (child == 0) {
            run_files(count, argv + at);
            exit(0);
        }
        if (child < 0 || waitpid(child, &status, 0) != child) {
            perror("run_cases");
            return 2;
        }
        if (WIFEXITED(status) && WEXITSTATUS(status) == NO_DEVICE && !progress->found) {
            return NO_DEVICE;
        }
        if (progress->at_work) {
            count_ended(argv[at + 2 * progress->file], status);
        } else if (progress->file == file && progress->line == line && progress->file < count) {
            printf("run_cases: the device is not there any more\n");
            break;
        } else if (progress->file == count && status != 0) {
            printf("run_cases: the last process ended by itself, with wait status %d\n", status);
            ended_well = false;
        }
    }
    for (; progress->file < count; progress->file++, progress->line = 0) {
        not_run += lines_of(argv[at + 2 * progress->file]) - progress->line;
    }
    printf("%zu cases right, %zu wrong, %zu only compiled, %zu not run\n", progress->passed,
           progress->failed, progress->skipped, not_run);
    return progress->failed || not_run || !progress->passed || !ended_well ? 1 : 0;
}
