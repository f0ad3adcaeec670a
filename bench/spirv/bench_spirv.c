/* bench_spirv FOLDER [--only NAME] [--runs N]
 *
 * Time on a GPU of kernels of SPIR-V that we translate to PTX, over that of LLVM's PTX of the same
 * modules; and what translating them and the driver's compilation take. FOLDER is what kernels.py
 * made. Outputs of both are compared. Exit status 1: a limit is missed, or a result is wrong. */
#include <dirent.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "../cuda/raw.h"
#include "ptx/ptx.h"
#include "spirv/check.h"
#include "spirv/module.h"
#include "table.h"

#define LIMIT_MEAN 0.95
#define LIMIT_WORST 1.05
#define LIMIT_COPY 0.95

enum { MOST_RUNS = 64, PART = 1 << 22 }; /* elements that are made or compared at once */

static struct table table;
static struct ur_ptx_target target;
static CUstream stream;
static unsigned runs = 20;
static bool wrong;

static bool ok(CUresult result, const char *what) {
    const char *name = "?";
    if (result == CUDA_SUCCESS) {
        return true;
    }
    (void)raw.cuGetErrorName(result, &name);
    printf("%s: %s\n", what, name);
    return false;
}

static void must(CUresult result, const char *what) {
    if (!ok(result, what)) {
        exit(1);
    }
}

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static char *read_file(const char *path, size_t *size) {
    FILE *file = fopen(path, "rb");
    if (!file) {
        return NULL;
    }
    fseek(file, 0, SEEK_END);
    *size = (size_t)ftell(file);
    rewind(file);
    char *bytes = malloc(*size + 1);
    if (!bytes || fread(bytes, 1, *size, file) != *size) {
        exit(1);
    }
    bytes[*size] = 0;
    fclose(file);
    return bytes;
}

static int by_value(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return x < y ? -1 : x > y;
}

static double middle(double *values, unsigned count) {
    qsort(values, count, sizeof(*values), by_value);
    return count ? values[count / 2] : 0;
}

/* ---- buffers --------------------------------------------------------------------------------- */

static void fill(struct buffer *buffer) {
    size_t size = element_size(buffer->kind);
    void *host = malloc(PART * size);
    for (size_t at = 0; at < buffer->count; at += PART) {
        size_t count = buffer->count - at < PART ? buffer->count - at : PART;
        buffer_fill(&table, buffer, at, count, host);
        must(raw.cuMemcpyAsync(buffer->address + at * size, (CUdeviceptr)(uintptr_t)host,
                               count * size, stream),
             "filling a buffer");
        must(raw.cuStreamSynchronize(stream), "filling a buffer");
    }
    free(host);
}

static uint64_t address_of(struct buffer *buffer) {
    if (!buffer->address) {
        CUdeviceptr made = 0;
        must(raw.cuMemAlloc(&made, buffer->count * element_size(buffer->kind)), "a buffer");
        buffer->address = made;
        if (strcmp(buffer->init, "zero") == 0) {
            must(raw.cuMemsetD8Async(made, 0, buffer->count * element_size(buffer->kind), stream),
                 "a buffer");
        } else {
            fill(buffer);
        }
    }
    return buffer->address;
}

static uint64_t named_address(const char *name) {
    for (unsigned i = 0; i < table.buffer_count; ++i) {
        if (strcmp(table.buffers[i].name, name) == 0) {
            return address_of(&table.buffers[i]);
        }
    }
    return 0;
}

/* Before a run whose outputs are looked at. */
static void reset(const struct kernel *kernel) {
    for (unsigned i = 0; i < kernel->out_count; ++i) {
        struct buffer *b = &table.buffers[kernel->out[i]];
        must(raw.cuMemsetD8Async(address_of(b), 0x37, b->count * element_size(b->kind), stream),
             "");
    }
    for (unsigned i = 0; i < kernel->zero_count; ++i) {
        address_of(&table.buffers[kernel->zero[i]]);
        fill(&table.buffers[kernel->zero[i]]);
    }
}

/* ---- code ------------------------------------------------------------------------------------ */

struct code {
    CUmodule module;
    CUfunction function;
    int registers, local;
    double compile; /* seconds of the driver */
};

static struct code ours[MOST_KERNELS], theirs[MOST_KERNELS];
static double translation[MOST_KERNELS];
static bool loaded[MOST_KERNELS];

static CUresult load(struct code *code, const char *text, char *log, size_t log_size) {
    CUjit_option options[] = {CU_JIT_ERROR_LOG_BUFFER, CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES};
    void *values[] = {log, (void *)(uintptr_t)log_size};
    double start = now();
    log[0] = 0;
    CUresult result = raw.cuModuleLoadDataEx(&code->module, text, 2, options, values);
    code->compile = now() - start;
    return result;
}

static bool find(struct code *code, const char *symbol) {
    bool found = ok(raw.cuModuleGetFunction(&code->function, code->module, symbol), symbol);
    (void)raw.cuFuncGetAttribute(&code->registers, CU_FUNC_ATTRIBUTE_NUM_REGS, code->function);
    (void)raw.cuFuncGetAttribute(&code->local, CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES, code->function);
    return found;
}

/* The PTX of a module as the adapter makes it, and the seconds of the quickest of five. */
static bool translate(const char *bytes, size_t size, struct ur_ptx_result *result,
                      struct ur_spirv_module **module, double *seconds, const char *name) {
    struct ur_spirv_error error;
    *seconds = 1e9;
    for (int i = 0; i < 5; ++i) {
        if (i) {
            ur_ptx_result_free(result);
            ur_spirv_release(*module);
        }
        double start = now();
        if (ur_spirv_read(bytes, size, module, &error) != UR_SPIRV_OK ||
            ur_spirv_check_module(*module, &error) != UR_SPIRV_OK) {
            printf("%s: %s\n", name, error.why);
            return false;
        }
        enum ur_ptx_status status = ur_ptx_translate(*module, &target, result);
        double spent = now() - start;
        *seconds = spent < *seconds ? spent : *seconds;
        if (status != UR_PTX_OK) {
            printf("%s: %s\n", name, result->log);
            ur_ptx_result_free(result);
            ur_spirv_release(*module);
            return false;
        }
    }
    return true;
}

static bool prepare(const char *folder, unsigned k) {
    char path[512], log[2048], kernel_name[256];
    size_t size;
    const char *name = table.kernels[k].name;
    if (loaded[k]) {
        return true;
    }
    snprintf(path, sizeof(path), "%s/our/%s.spv", folder, name);
    char *bytes = read_file(path, &size);
    struct ur_ptx_result result;
    struct ur_spirv_module *module;
    if (!bytes || !translate(bytes, size, &result, &module, &translation[k], name)) {
        printf("%s: no PTX of ours\n", path);
        free(bytes);
        return false;
    }
    snprintf(kernel_name, sizeof(kernel_name), "%s", result.kernels[0].name);
    bool good = ok(load(&ours[k], result.text, log, sizeof(log)), name) &&
                find(&ours[k], result.kernels[0].symbol);
    if (!good) {
        printf("%s: ours: %s\n", name, log);
    }
    if (good && result.kernels[0].parameter_count != table.kernels[k].arg_count) {
        printf("%s takes %u arguments, the table gives %u\n", name,
               result.kernels[0].parameter_count, table.kernels[k].arg_count);
        good = false;
    }
    ur_ptx_result_free(&result);
    ur_spirv_release(module);
    free(bytes);
    snprintf(path, sizeof(path), "%s/llvm/%s.ptx", folder, name);
    bytes = good ? read_file(path, &size) : NULL;
    good = good && bytes && ok(load(&theirs[k], bytes, log, sizeof(log)), path) &&
           find(&theirs[k], kernel_name);
    if (bytes && !good) {
        printf("%s: LLVM's: %s\n", name, log);
    }
    free(bytes);
    loaded[k] = good;
    return good;
}

/* ---- launches -------------------------------------------------------------------------------- */

static void launch(const struct kernel *kernel, const struct code *code) {
    unsigned char bytes[MOST_ARGS][64] __attribute__((aligned(16)));
    uint64_t offset[3] = {0}; /* the launch's, which some kernels of ours take last */
    void *params[MOST_ARGS + 2];
    for (unsigned i = 0; i < kernel->arg_count; ++i) {
        const struct argument *arg = &kernel->args[i];
        memset(bytes[i], 0, sizeof(bytes[i]));
        for (unsigned f = 0; f < arg->field_count; ++f) {
            const struct field *field = &arg->fields[f];
            uint64_t value =
                field->buffer < 0 ? field->bits : address_of(&table.buffers[field->buffer]);
            memcpy(bytes[i] + field->offset, &value, field->size);
        }
        params[i] = bytes[i];
    }
    params[kernel->arg_count] = offset;
    must(raw.cuLaunchKernel(code->function, kernel->grid, 1, 1, kernel->block, 1, 1, kernel->shared,
                            stream, params, NULL),
         kernel->name);
}

static void run_before(const struct kernel *kernel) {
    for (unsigned i = 0; i < kernel->before_count; ++i) {
        launch(&table.kernels[kernel->before[i]], &ours[kernel->before[i]]);
    }
}

static double seconds_of(const struct kernel *kernel, const struct code *code) {
    double times[MOST_RUNS];
    CUevent from, to;
    must(raw.cuEventCreate(&from, 0), "an event");
    must(raw.cuEventCreate(&to, 0), "an event");
    bool again = kernel->before_count == 1 && kernel->out_count == 1; /* works in place */
    for (unsigned i = 0; i < runs + 3; ++i) {
        if (again) {
            run_before(kernel);
        }
        must(raw.cuEventRecord(from, stream), "an event");
        launch(kernel, code);
        must(raw.cuEventRecord(to, stream), "an event");
        must(raw.cuStreamSynchronize(stream), kernel->name);
        float ms = 0;
        must(raw.cuEventElapsedTime(&ms, from, to), "an event");
        if (i >= 3) {
            times[i - 3] = (double)ms * 1e-3;
        }
    }
    (void)raw.cuEventDestroy(from);
    (void)raw.cuEventDestroy(to);
    return middle(times, runs);
}

/* ---- results --------------------------------------------------------------------------------- */

static void download(const struct buffer *buffer, size_t first, size_t count, void *to) {
    size_t size = element_size(buffer->kind);
    must(raw.cuMemcpyAsync((CUdeviceptr)(uintptr_t)to, buffer->address + first * size, count * size,
                           stream),
         "reading a buffer");
    must(raw.cuStreamSynchronize(stream), "reading a buffer");
}

static double as_number(enum kind kind, const unsigned char *at) {
    float narrow;
    double wide;
    if (kind == KIND_F32) {
        memcpy(&narrow, at, sizeof(narrow));
        return (double)narrow;
    }
    memcpy(&wide, at, sizeof(wide));
    return wide;
}

struct difference {
    size_t count, total;
    double most; /* relative, of floats; absolute below 1 */
};

static void compare(const struct buffer *buffer, const unsigned char *kept,
                    struct difference *found) {
    size_t size = element_size(buffer->kind);
    unsigned char *part = malloc(PART * size);
    bool is_float = buffer->kind == KIND_F32 || buffer->kind == KIND_F64;
    for (size_t at = 0; at < buffer->count; at += PART) {
        size_t count = buffer->count - at < PART ? buffer->count - at : PART;
        download(buffer, at, count, part);
        for (size_t i = 0; i < count; ++i) {
            const unsigned char *a = kept + (at + i) * size, *b = part + i * size;
            if (memcmp(a, b, size) == 0) {
                continue;
            }
            double x = is_float ? as_number(buffer->kind, a) : 0,
                   y = is_float ? as_number(buffer->kind, b) : 1;
            if (x != x && y != y) {
                continue;
            }
            ++found->count;
            /* Sums that come near 0 differ by the order of their terms, which are about 1. */
            double most = fmax(fmax(fabs(x), fabs(y)), 1), apart = x == y ? 0 : fabs(x - y) / most;
            found->most = !(apart <= found->most) ? apart : found->most;
        }
        found->total += count;
    }
    free(part);
}

static struct difference difference(const struct kernel *kernel, unsigned k) {
    struct difference found = {0};
    unsigned char *kept[MOST_NAMES] = {0};
    reset(kernel);
    run_before(kernel);
    launch(kernel, &ours[k]);
    for (unsigned i = 0; i < kernel->out_count; ++i) {
        const struct buffer *b = &table.buffers[kernel->out[i]];
        kept[i] = malloc(b->count * element_size(b->kind));
        download(b, 0, b->count, kept[i]);
    }
    reset(kernel);
    run_before(kernel);
    launch(kernel, &theirs[k]);
    for (unsigned i = 0; i < kernel->out_count; ++i) {
        compare(&table.buffers[kernel->out[i]], kept[i], &found);
        free(kept[i]);
    }
    return found;
}

/* Of a copy that moves as many bytes, read and written ones, or 0: the largest that there is. What
 * starting one takes counts more where there are few. */
static double copy_bandwidth(double bytes) {
    struct buffer *from = NULL, *to = NULL;
    for (unsigned i = 0; i < table.buffer_count; ++i) {
        from = strcmp(table.buffers[i].name, "D1") == 0 ? &table.buffers[i] : from;
        to = strcmp(table.buffers[i].name, "D3") == 0 ? &table.buffers[i] : to;
    }
    double times[12];
    CUevent begin, end;
    must(raw.cuEventCreate(&begin, 0), "an event");
    must(raw.cuEventCreate(&end, 0), "an event");
    size_t size = from->count * 8;
    if (bytes > 0 && bytes / 2 < (double)size) {
        size = (size_t)(bytes / 2);
    }
    for (int i = 0; i < 12; ++i) {
        float ms = 0;
        must(raw.cuEventRecord(begin, stream), "an event");
        must(raw.cuMemcpyAsync(address_of(to), address_of(from), size, stream), "a copy");
        must(raw.cuEventRecord(end, stream), "an event");
        must(raw.cuStreamSynchronize(stream), "a copy");
        must(raw.cuEventElapsedTime(&ms, begin, end), "an event");
        times[i] = (double)ms * 1e-3;
    }
    return 2 * (double)size / middle(times, 12);
}

/* ---- all ------------------------------------------------------------------------------------- */

struct totals {
    double log_sum, worst, least_bandwidth;
    const char *worst_name, *least_name;
    unsigned count, above;
};

static void measure(unsigned k, struct totals *totals) {
    const struct kernel *kernel = &table.kernels[k];
    struct difference found = difference(kernel, k);
    run_before(kernel);
    double our = 1e9, llvm = 1e9;
    for (int round = 0; round < 2; ++round) {
        our = fmin(our, seconds_of(kernel, &ours[k]));
        llvm = fmin(llvm, seconds_of(kernel, &theirs[k]));
    }
    double ratio = our / llvm, bandwidth = kernel->bytes / our;
    double copy = kernel->contiguous ? copy_bandwidth(kernel->bytes) : 1;
    totals->log_sum += log(ratio);
    ++totals->count;
    totals->above += ratio > LIMIT_WORST;
    if (ratio > totals->worst) {
        totals->worst = ratio;
        totals->worst_name = kernel->name;
    }
    if (kernel->contiguous && bandwidth / copy < totals->least_bandwidth) {
        totals->least_bandwidth = bandwidth / copy;
        totals->least_name = kernel->name;
    }
    printf("%-24s %9.1f us, LLVM's %9.1f us, %.3f;", kernel->name, our * 1e6, llvm * 1e6, ratio);
    if (kernel->bytes > 0) {
        printf(" %.2f TB/s%s", bandwidth * 1e-12, kernel->contiguous ? "," : ";");
    }
    if (kernel->contiguous) {
        printf(" %.3f of a copy of as many bytes (%.2f TB/s), LLVM's %.3f;", bandwidth / copy,
               copy * 1e-12, kernel->bytes / llvm / copy);
    }
    if (kernel->flops > 0) {
        printf(" %.1f TFLOP/s;", kernel->flops / our * 1e-12);
    }
    printf(" registers %d and %d, local %d and %d; translated in %.3f ms, compiled in %.1f ms, "
           "LLVM's %.1f ms;",
           ours[k].registers, theirs[k].registers, ours[k].local, theirs[k].local,
           translation[k] * 1e3, ours[k].compile * 1e3, theirs[k].compile * 1e3);
    bool apart = found.count && !(found.most <= 1e-3);
    printf(" %s", found.count == 0 ? "same" : apart ? "RESULTS DIFFER" : "close");
    if (found.count) {
        printf(" (%zu of %zu, at most %.2g)", found.count, found.total, found.most);
    }
    printf("\n");
    fflush(stdout);
    wrong |= apart;
}

/* Translating and compiling modules as they come. */
static void sample(const char *folder) {
    enum { MOST = 1024 };
    double translated[MOST], compiled[MOST], again[MOST];
    unsigned count = 0, refused = 0;
    char path[512], log[2048];
    snprintf(path, sizeof(path), "%s/sample", folder);
    DIR *list = opendir(path);
    struct dirent *entry;
    while (list && count < MOST && (entry = readdir(list)) != NULL) {
        size_t size;
        if (!strstr(entry->d_name, ".spv")) {
            continue;
        }
        snprintf(path, sizeof(path), "%s/sample/%s", folder, entry->d_name);
        char *bytes = read_file(path, &size);
        struct ur_ptx_result result;
        struct ur_spirv_module *module;
        if (!bytes || !translate(bytes, size, &result, &module, &translated[count], path)) {
            ++refused;
            free(bytes);
            continue;
        }
        struct code code = {0};
        if (ok(load(&code, result.text, log, sizeof(log)), path)) {
            compiled[count] = code.compile;
            again[count] = translated[count] / code.compile;
            ++count;
            (void)raw.cuModuleUnload(code.module);
        } else {
            printf("%s: %s\n", path, log);
            ++refused;
        }
        ur_ptx_result_free(&result);
        ur_spirv_release(module);
        free(bytes);
    }
    if (list) {
        closedir(list);
    }
    if (!count) {
        return;
    }
    double half = middle(translated, count), most = translated[count - 1];
    printf("%u modules of the wheels: translated in %.3f ms (median; most %.3f), ", count,
           half * 1e3, most * 1e3);
    half = middle(compiled, count);
    printf("compiled by the driver in %.1f ms (p90 %.1f, most %.1f), ratio %.4f; %u refused\n",
           half * 1e3, compiled[count * 9 / 10] * 1e3, compiled[count - 1] * 1e3,
           middle(again, count), refused);
    wrong |= refused > 0;
}

static void open_device(void) {
    CUdevice device;
    CUcontext context;
    int major = 0, minor = 0, driver = 0;
    char name[128] = "";
    must(raw.cuInit(0), "cuInit");
    must(raw.cuDeviceGet(&device, 0), "cuDeviceGet");
    must(raw.cuDevicePrimaryCtxRetain(&context, device), "a context");
    must(raw.cuCtxSetCurrent(context), "a context");
    must(raw.cuStreamCreateWithPriority(&stream, CU_STREAM_NON_BLOCKING, 0), "a stream");
    (void)raw.cuDeviceGetName(name, sizeof(name), device);
    (void)raw.cuDriverGetVersion(&driver);
    (void)raw.cuDeviceGetAttribute(&major, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, device);
    (void)raw.cuDeviceGetAttribute(&minor, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR, device);
    target = (struct ur_ptx_target){.sm = (unsigned)(major * 10 + minor), .version = 78};
    if (driver >= 12000) {
        unsigned more = (unsigned)(driver % 1000 / 10);
        target.version = (unsigned)(driver / 1000 - 4) * 10 + (more > 8 ? 8 : more);
    }
    major = driver / 1000;
    printf("%s, driver %d.%d\n", name, major, driver % 1000 / 10);
}

int main(int argc, char **argv) {
    const char *folder = NULL, *only = NULL;
    for (int i = 1; i < argc; ++i) {
        if (strcmp(argv[i], "--only") == 0 && i + 1 < argc) {
            only = argv[++i];
        } else if (strcmp(argv[i], "--runs") == 0 && i + 1 < argc) {
            runs = (unsigned)strtoul(argv[++i], NULL, 10);
            runs = runs < 1 ? 1 : runs > MOST_RUNS ? MOST_RUNS : runs;
        } else {
            folder = argv[i];
        }
    }
    char path[512];
    snprintf(path, sizeof(path), "%s/kernels.txt", folder ? folder : ".");
    if (!folder || !table_read(&table, path)) {
        fprintf(stderr, "usage: bench_spirv FOLDER [--only NAME] [--runs N]\n");
        return 2;
    }
    (void)setenv("CUDA_CACHE_DISABLE", "1", 1); /* each compilation is one */
    if (!raw_open()) {
        return 3;
    }
    buffer_address = named_address;
    open_device();
    struct totals totals = {.least_bandwidth = 1e9};
    printf("a device copy: %.2f TB/s\n", copy_bandwidth(0) * 1e-12);
    for (unsigned k = 0; k < table.kernel_count; ++k) {
        const struct kernel *kernel = &table.kernels[k];
        bool good = !only || strcmp(only, kernel->name) == 0;
        if (!good) {
            continue;
        }
        for (unsigned i = 0; i < kernel->before_count; ++i) {
            good = prepare(folder, (unsigned)kernel->before[i]) && good;
        }
        if (!prepare(folder, k) || !good) {
            wrong = true;
            continue;
        }
        measure(k, &totals);
    }
    if (!only) {
        sample(folder);
    }
    double mean = totals.count ? exp(totals.log_sum / totals.count) : 0;
    printf("%u kernels: %.3f of LLVM's time (geometric mean; limit %.2f), worst %.3f (%s; limit "
           "%.2f, above it %u), least bandwidth %.3f of a copy (%s; limit %.2f)\n",
           totals.count, mean, LIMIT_MEAN, totals.worst,
           totals.worst_name ? totals.worst_name : "-", LIMIT_WORST, totals.above,
           totals.least_bandwidth, totals.least_name ? totals.least_name : "-", LIMIT_COPY);
    return wrong || mean > LIMIT_MEAN || totals.above || totals.least_bandwidth < LIMIT_COPY;
}
