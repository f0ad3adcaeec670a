/*
 * Runs kernels with the arguments that their lines give (kernel_line.h), and compares what they
 * left.
 *
 *   run_kernels run [--rounds N] [--seed N] [--limit SECONDS] [--turns SOCKET] LINES CODE RESULTS
 * [LINES CODE RESULTS]... run_kernels compare LINES RESULTS OTHERS...
 *
 * LINES has a line for each kernel, CODE is SPIR-V, what urcc makes for a device, or OpenCL C text
 * (its name ends in .cl; a file beside it of the same name with .options has options for the
 * driver). The device is the first that the loader gives. Each kernel runs once, with arguments
 * that depend on its line and the seed alone, and N more times, of which the shortest counts. A
 * process that ends or takes too long costs the kernel that it was at.
 *
 * With `--turns` whoever has the other end of the open SOCKET says when: N launches, each behind a
 * fill, are made as often as it sends a byte that is no 0, so that other processes may have the
 * device in between. Each message to it is a `struct turn`: a kernel is ready, or has had a turn.
 *
 * `compare` prints for each line a number, what became of it in RESULTS, and in OTHERS, separated
 * by tabs:
 *
 *   LINE STATUS NOTE BUILD PROCESSOR CLOCK [ALIKE | what differs from it]...
 *
 * with times in microseconds. Exit status 0: done; 2: wrong usage; 77: there is no device.
 */
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <math.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "example.h"
#include "kernel_line.h"
#include "processor_time.h"

enum status {
    STATUS_RAN,
    STATUS_REFUSED,
    STATUS_FAILED,
    STATUS_ENDED,
    STATUS_LATE,
    STATUS_IDLE,
    STATUSES
};
static const char *const status_names[STATUSES] = {"ran",   "refused", "failed",
                                                   "ended", "late",    "idle"};
enum { NO_DEVICE = 77, TEXT_ROOM = 1 << 16 };

/* What a file of results has for each line, followed by what the kernel left: its memory, values
 * and pixels, argument after argument, then what it printed. */
struct result {
    uint32_t line, status;
    double build, processor, clock; /* seconds */
    uint64_t bytes, text;           /* of memory, and of what was printed */
    char note[400];
};

/* What is told of each kernel, once before its turns and after each. */
struct turn {
    uint32_t file, line; /* of those named on the command line */
    double clock;        /* of the kernel, in seconds; below 0: there was no turn yet */
};

static struct {
    unsigned rounds, limit;
    uint64_t seed;
    int turns; /* the socket; -1: none */
} options = {.limit = 60, .turns = -1};

/* Left by a process that ends by itself to the one that started it. */
static struct progress {
    size_t file;
    uint32_t line; /* its lines before this one are done */
    bool building, found;
} * progress;

static double seconds(clockid_t clock) {
    struct timespec now;
    clock_gettime(clock, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

static void *allocate(size_t size) {
    void *memory = calloc(1, size ? size : 1);
    if (!memory) {
        fprintf(stderr, "run_kernels: out of memory\n");
        exit(1);
    }
    return memory;
}

/* ---- files of lines and of results ---- */

struct lines {
    char **texts;
    uint32_t count;
    char *all;
};

static struct lines read_lines(const char *path) {
    struct lines lines = {0};
    size_t size = 0;
    char *rest = NULL;
    lines.all = example_read(path, &size);
    lines.texts = allocate((size + 1) * sizeof(*lines.texts));
    for (char *text = strtok_r(lines.all, "\n", &rest); text; text = strtok_r(NULL, "\n", &rest)) {
        lines.texts[lines.count++] = text;
    }
    return lines;
}

static void free_lines(struct lines *lines) {
    free(lines->texts);
    free(lines->all);
}

/* Texts are filled up, so that the next result lies at a multiple of what it needs. */
static size_t padded(uint64_t text) {
    return (text + _Alignof(struct result) - 1) / _Alignof(struct result) * _Alignof(struct result);
}

static void append(const char *path, const struct result *result, const void *memory,
                   const void *text) {
    static const char zeros[_Alignof(struct result)];
    FILE *file = fopen(path, "ab");
    size_t more = padded(result->text) - result->text;
    if (!file || fwrite(result, sizeof(*result), 1, file) != 1 ||
        fwrite(memory, 1, result->bytes, file) != result->bytes ||
        fwrite(text, 1, result->text, file) != result->text ||
        fwrite(zeros, 1, more, file) != more || fclose(file) != 0) {
        perror(path);
        exit(1);
    }
}

/* ---- the device ---- */

struct device {
    example_device *all;
    ur_device_handle_t device;
    ur_context_handle_t context;
    ur_queue_handle_t queue;
};

static void open_device(struct device *d) {
    if (example_devices(&d->all) == 0) {
        exit(NO_DEVICE);
    }
    example_set_adapter(d->all[0].adapter);
    d->device = d->all[0].device;
    if (!progress->found) {
        printf("device: %s (%s)\n", d->all[0].name, d->all[0].platform_name);
        fflush(stdout);
        progress->found = true;
    }
    EXAMPLE_CHECK(urContextCreate(1, &d->device, NULL, &d->context));
    EXAMPLE_CHECK(urQueueCreate(d->context, d->device, NULL, &d->queue));
}

static void close_device(struct device *d) {
    EXAMPLE_CHECK(urQueueRelease(d->queue));
    EXAMPLE_CHECK(urContextRelease(d->context));
    example_done(d->all);
}

/* One line of text, of what the driver says. */
static void explain(struct device *d, ur_result_t result, const char *log, struct result *to) {
    const char *message = NULL;
    int32_t native = 0;
    if (urAdapterGetLastError(d->all[0].adapter, &message, &native) != UR_RESULT_SUCCESS) {
        message = NULL;
    }
    snprintf(to->note, sizeof(to->note), "result 0x%x: %.180s %.180s", (unsigned)result,
             message ? message : "", log);
    for (char *c = to->note; *c; c++) {
        *c = *c == '\n' || *c == '\t' ? ' ' : *c;
    }
}

static char *options_of(const char *code) {
    char path[4096];
    size_t size = 0, length = strlen(code);
    snprintf(path, sizeof(path), "%.*s.options", (int)(length - 3), code);
    if (length < 3 || strcmp(code + length - 3, ".cl") != 0 || access(path, R_OK) != 0) {
        return NULL;
    }
    char *text = example_read(path, &size);
    text[strcspn(text, "\n")] = '\0';
    return text;
}

/* NULL, and why in `to`, if the driver does not take it. */
static ur_program_handle_t build(struct device *d, const char *path, struct result *to) {
    static const uint8_t spirv[] = {0x03, 0x02, 0x23, 0x07};
    size_t size = 0, length = strlen(path);
    const uint8_t *code = example_read(path, &size);
    bool text = length > 3 && strcmp(path + length - 3, ".cl") == 0;
    bool il = text || (size >= sizeof(spirv) && memcmp(code, spirv, sizeof(spirv)) == 0);
    char *said = options_of(path);
    ur_program_handle_t program = NULL;
    double start = seconds(CLOCK_MONOTONIC);
    ur_result_t result =
        il ? urProgramCreateWithIL(d->context, code, size, NULL, &program)
           : urProgramCreateWithBinary(d->context, 1, &d->device, &size, &code, NULL, &program);
    if (result == UR_RESULT_SUCCESS) {
        result = urProgramBuild(d->context, program, said);
    }
    to->build = seconds(CLOCK_MONOTONIC) - start;
    free((void *)code);
    free(said);
    if (result == UR_RESULT_SUCCESS) {
        return program;
    }
    char log[2048] = "";
    if (!program ||
        urProgramGetBuildInfo(program, d->device, UR_PROGRAM_BUILD_INFO_LOG, 0, NULL, &length) !=
            UR_RESULT_SUCCESS ||
        length > sizeof(log) ||
        urProgramGetBuildInfo(program, d->device, UR_PROGRAM_BUILD_INFO_LOG, length, log, NULL) !=
            UR_RESULT_SUCCESS) {
        log[0] = '\0';
    }
    to->status = STATUS_REFUSED;
    explain(d, result, log, to);
    if (program) {
        urProgramRelease(program);
    }
    return NULL;
}

/* ---- one kernel ---- */

struct launch {
    struct device *d;
    const struct kernel_line *line;
    ur_kernel_handle_t kernel;
    ur_exp_kernel_arg_properties_t args[LINE_ARGS];
    void *memory[LINE_ARGS]; /* USM of the device */
    ur_mem_handle_t images[LINE_ARGS];
    ur_sampler_handle_t samplers[LINE_ARGS];
    uint8_t *host, *at[LINE_ARGS]; /* what arguments hold */
    size_t bytes;
};

static ur_result_t make_image(struct launch *l, int i, const struct argument *arg) {
    static const ur_mem_type_t types[] = {UR_MEM_TYPE_IMAGE1D, UR_MEM_TYPE_IMAGE2D,
                                          UR_MEM_TYPE_IMAGE3D};
    const ur_image_format_t format = {.channelOrder = (ur_image_channel_order_t)arg->order,
                                      .channelType = (ur_image_channel_type_t)arg->channel};
    const ur_image_desc_t desc = {.stype = UR_STRUCTURE_TYPE_IMAGE_DESC,
                                  .type = types[arg->dims - 1],
                                  .width = arg->extent[0],
                                  .height = arg->dims > 1 ? arg->extent[1] : 0,
                                  .depth = arg->dims > 2 ? arg->extent[2] : 0};
    return urMemImageCreate(l->d->context, UR_MEM_FLAG_READ_WRITE, &format, &desc, NULL,
                            &l->images[i]);
}

static ur_result_t make_sampler(struct launch *l, int i, const struct argument *arg) {
    const ur_sampler_desc_t desc = {.stype = UR_STRUCTURE_TYPE_SAMPLER_DESC,
                                    .normalizedCoords = arg->normalized,
                                    .addressingMode = (ur_sampler_addressing_mode_t)arg->addressing,
                                    .filterMode = (ur_sampler_filter_mode_t)arg->filter};
    return urSamplerCreate(l->d->context, &desc, &l->samplers[i]);
}

static ur_result_t make_argument(struct launch *l, int i) {
    const struct argument *arg = &l->line->args[i];
    ur_exp_kernel_arg_properties_t *to = &l->args[i];
    ur_result_t result = UR_RESULT_SUCCESS;
    switch (arg->kind) {
    case ARGUMENT_MEMORY:
        result = urUSMDeviceAlloc(l->d->context, l->d->device, NULL, NULL, argument_bytes(arg),
                                  &l->memory[i]);
        *to = example_pointer((uint32_t)i, l->memory[i]);
        break;
    case ARGUMENT_VALUE:
        *to = example_value((uint32_t)i, arg->size, l->at[i]);
        break;
    case ARGUMENT_LOCAL:
        *to = example_local((uint32_t)i, arg->size);
        break;
    case ARGUMENT_IMAGE:
        result = make_image(l, i, arg);
        *to = example_buffer((uint32_t)i, l->images[i], 0);
        break;
    case ARGUMENT_SAMPLER:
        result = make_sampler(l, i, arg);
        *to = (ur_exp_kernel_arg_properties_t){.stype = UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES,
                                               .type = UR_EXP_KERNEL_ARG_TYPE_SAMPLER,
                                               .index = (uint32_t)i,
                                               .size = sizeof(l->samplers[i]),
                                               .value.sampler = l->samplers[i]};
        break;
    }
    return result;
}

static ur_result_t copy_arguments(struct launch *l, bool back) {
    ur_queue_handle_t queue = l->d->queue;
    ur_result_t result = UR_RESULT_SUCCESS;
    for (int i = 0; i < l->line->arg_count && result == UR_RESULT_SUCCESS; i++) {
        const struct argument *arg = &l->line->args[i];
        const ur_rect_region_t region = {arg->extent[0], arg->extent[1], arg->extent[2]};
        const ur_rect_offset_t origin = {0, 0, 0};
        if (l->memory[i]) {
            result = urEnqueueUSMMemcpy(queue, true, back ? l->at[i] : l->memory[i],
                                        back ? l->memory[i] : l->at[i], argument_bytes(arg), 0,
                                        NULL, NULL);
        } else if (l->images[i]) {
            result = back ? urEnqueueMemImageRead(queue, l->images[i], true, origin, region, 0, 0,
                                                  l->at[i], 0, NULL, NULL)
                          : urEnqueueMemImageWrite(queue, l->images[i], true, origin, region, 0, 0,
                                                   l->at[i], 0, NULL, NULL);
        }
    }
    return result;
}

static ur_result_t launch_often(const struct launch *l, unsigned count, struct result *to) {
    const struct kernel_line *line = l->line;
    ur_result_t result = UR_RESULT_SUCCESS;
    const double processor = processor_seconds();
    double clock = seconds(CLOCK_MONOTONIC);
    for (unsigned n = 0; n < count && result == UR_RESULT_SUCCESS; n++) {
        result = urEnqueueKernelLaunchWithArgsExp(l->d->queue, l->kernel, line->dims, NULL,
                                                  line->global, line->local[0] ? line->local : NULL,
                                                  (uint32_t)line->arg_count, l->args, NULL, 0, NULL,
                                                  NULL);
    }
    if (result == UR_RESULT_SUCCESS) {
        result = urQueueFinish(l->d->queue);
    }
    clock = seconds(CLOCK_MONOTONIC) - clock;
    to->processor = fmin(to->processor, processor_seconds() - processor);
    to->clock = fmin(to->clock, clock);
    return result;
}

/* With the arguments as they are at first. */
static ur_result_t launch_anew(struct launch *l, unsigned count, struct result *to) {
    ur_result_t result = copy_arguments(l, false);
    return result == UR_RESULT_SUCCESS ? launch_often(l, count, to) : result;
}

static int by_text(const void *a, const void *b) {
    return strcmp(*(char *const *)a, *(char *const *)b);
}

/* What was printed, its lines in order: work-items print in any. */
static size_t sort_text(char *text, size_t size) {
    char **lines = allocate((size + 1) * sizeof(*lines)), *copy = allocate(size + 1), *rest = NULL;
    size_t count = 0, at = 0;
    memcpy(copy, text, size);
    for (char *line = strtok_r(copy, "\n", &rest); line; line = strtok_r(NULL, "\n", &rest)) {
        lines[count++] = line;
    }
    qsort(lines, count, sizeof(*lines), by_text);
    for (size_t i = 0; i < count; i++) {
        size_t length = strlen(lines[i]);
        memcpy(text + at, lines[i], length);
        at += length;
        if (at < size) {
            text[at++] = '\n';
        }
    }
    free(lines);
    free(copy);
    return at;
}

/* The first launch, with standard output kept. */
static ur_result_t launch_keeping_text(struct launch *l, struct result *to, char *text) {
    int kept = memfd_create("printed", MFD_CLOEXEC), out;
    fflush(stdout);
    out = dup(STDOUT_FILENO);
    if (kept < 0 || out < 0 || dup2(kept, STDOUT_FILENO) < 0) {
        perror("run_kernels");
        exit(1);
    }
    ur_result_t result = launch_anew(l, 1, to);
    fflush(stdout);
    ssize_t size = pread(kept, text, TEXT_ROOM - 1, 0);
    if (dup2(out, STDOUT_FILENO) < 0) {
        exit(1);
    }
    close(out);
    close(kept);
    to->text = size > 0 ? sort_text(text, (size_t)size) : 0;
    return result;
}

static ur_result_t launch_rounds(struct launch *l, struct result *to) {
    ur_result_t result = UR_RESULT_SUCCESS;
    for (unsigned n = 0; n < options.rounds && result == UR_RESULT_SUCCESS; n++) {
        result = launch_anew(l, 1, to);
    }
    return result;
}

/* Waiting for others does not count for the limit. */
static bool is_given_turn(double clock) {
    struct turn turn = {(uint32_t)progress->file, progress->line, clock};
    char more = 0;
    alarm(0);
    bool given = write(options.turns, &turn, sizeof(turn)) == (ssize_t)sizeof(turn) &&
                 read(options.turns, &more, 1) == 1 && more != 0;
    alarm(options.limit);
    return given;
}

/* A launch's part of many in a row, beyond the first: what the host does for it, and for the wait,
 * counts as little as possible. */
static ur_result_t launch_in_turns(struct launch *l, struct result *to) {
    enum { MORE = 16 };
    const double long_enough = 2e-3;
    double clock = -1;
    unsigned more = 0;
    ur_result_t result = UR_RESULT_SUCCESS;
    while (result == UR_RESULT_SUCCESS && is_given_turn(clock)) {
        struct result one = {.clock = INFINITY, .processor = INFINITY}, many = one;
        for (unsigned n = 0; n < options.rounds && result == UR_RESULT_SUCCESS; n++) {
            result = launch_anew(l, 1, &one);
            more = more ? more : one.clock < long_enough ? MORE : 1;
            if (result == UR_RESULT_SUCCESS) {
                result = launch_anew(l, 1 + more, &many);
            }
        }
        clock = fmax(many.clock - one.clock, 0) / more;
        to->clock = fmin(to->clock, clock);
        to->processor = fmin(to->processor, one.processor);
    }
    struct result compared = *to; /* what is left then is of one launch again */
    return result == UR_RESULT_SUCCESS ? launch_anew(l, 1, &compared) : result;
}

static ur_result_t run_launch(struct launch *l, ur_program_handle_t program, struct result *to,
                              char *text) {
    ur_result_t result = urKernelCreate(program, l->line->name, &l->kernel);
    for (int i = 0; i < l->line->arg_count && result == UR_RESULT_SUCCESS; i++) {
        result = make_argument(l, i);
    }
    if (result == UR_RESULT_SUCCESS) {
        result = launch_keeping_text(l, to, text);
    }
    if (result == UR_RESULT_SUCCESS) {
        result = options.turns >= 0 ? launch_in_turns(l, to) : launch_rounds(l, to);
    }
    uint8_t *before = allocate(l->bytes);
    memcpy(before, l->host, l->bytes);
    if (result == UR_RESULT_SUCCESS) {
        result = copy_arguments(l, true);
    }
    if (result == UR_RESULT_SUCCESS && to->text == 0 && memcmp(before, l->host, l->bytes) == 0) {
        to->status = STATUS_IDLE;
    }
    free(before);
    return result;
}

static void run_line(struct device *d, ur_program_handle_t program, const struct kernel_line *line,
                     struct result *to, const char *results) {
    struct launch l = {.d = d, .line = line};
    char *text = allocate(TEXT_ROOM);
    for (int i = 0; i < line->arg_count; i++) {
        l.bytes += (argument_bytes(&line->args[i]) + 15) / 16 * 16;
    }
    l.host = allocate(l.bytes);
    for (size_t i = 0, at = 0; i < (size_t)line->arg_count; i++) {
        l.at[i] = l.host + at;
        argument_fill(&line->args[i], options.seed + i * 1000003, l.at[i]);
        at += (argument_bytes(&line->args[i]) + 15) / 16 * 16;
    }
    to->processor = to->clock = INFINITY;
    ur_result_t result = run_launch(&l, program, to, text);
    if (result != UR_RESULT_SUCCESS) {
        to->status = STATUS_FAILED;
        explain(d, result, "", to);
    } else {
        to->bytes = l.bytes;
    }
    append(results, to, l.host, text);
    if (result != UR_RESULT_SUCCESS && result != UR_RESULT_ERROR_UNSUPPORTED_FEATURE &&
        result != UR_RESULT_ERROR_INVALID_KERNEL_NAME) {
        progress->line++; /* nothing more is asked of a device that may be lost */
        fflush(NULL);
        _exit(0);
    }
    for (int i = 0; i < line->arg_count; i++) {
        if (l.memory[i]) {
            EXAMPLE_CHECK(urUSMFree(d->context, l.memory[i]));
        }
        if (l.images[i]) {
            EXAMPLE_CHECK(urMemRelease(l.images[i]));
        }
        if (l.samplers[i]) {
            EXAMPLE_CHECK(urSamplerRelease(l.samplers[i]));
        }
    }
    if (l.kernel) {
        EXAMPLE_CHECK(urKernelRelease(l.kernel));
    }
    free(l.host);
    free(text);
}

/* ---- files of kernels ---- */

static void run_file(struct device *d, char **files) {
    static struct kernel_line line;
    struct lines lines = read_lines(files[0]);
    struct result built = {0};
    alarm(options.limit);
    progress->building = true;
    ur_program_handle_t program = progress->line < lines.count ? build(d, files[1], &built) : NULL;
    progress->building = false;
    for (; progress->line < lines.count; progress->line++) {
        struct result result = built;
        result.line = progress->line;
        alarm(options.limit);
        const char *why = kernel_line_parse(lines.texts[progress->line], &line);
        if (why) {
            result.status = STATUS_FAILED;
            snprintf(result.note, sizeof(result.note), "line %.100s: %.250s", line.name, why);
        }
        if (why || !program) {
            append(files[2], &result, "", "");
            continue;
        }
        fprintf(stderr, "at %s %u\n", files[0],
                progress->line); /* whose kernel a layer's report is of */
        run_line(d, program, &line, &result, files[2]);
    }
    alarm(0);
    if (program) {
        EXAMPLE_CHECK(urProgramRelease(program));
    }
    free_lines(&lines);
    progress->line = 0;
    progress->file++;
}

/* Puts down what a process was at when it ended. */
static void note_end(char **files, int status) {
    struct result result = {.line = progress->line, .status = STATUS_ENDED};
    struct lines lines = read_lines(files[0]);
    bool late = WIFSIGNALED(status) && WTERMSIG(status) == SIGALRM;
    if (late) {
        result.status = STATUS_LATE;
        snprintf(result.note, sizeof(result.note), "%s took more than %u seconds",
                 progress->building ? "building" : "it", options.limit);
    } else {
        snprintf(result.note, sizeof(result.note), "%s %s %d",
                 progress->building ? "building: " : "",
                 WIFSIGNALED(status) ? "signal" : "exit status",
                 WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status));
    }
    do { /* the program is nobody's */
        append(files[2], &result, "", "");
        result.line = ++progress->line;
    } while (progress->building && progress->line < lines.count);
    free_lines(&lines);
    progress->building = false;
}

static int run(int count, char **files) {
    for (int i = 0; i < count; i++) {
        remove(files[3 * i + 2]);
    }
    while (progress->file < (size_t)count) {
        int status = 0;
        pid_t child = fork();
        if (child == 0) {
            struct device device = {0};
            EXAMPLE_CHECK(urLoaderInit(0, NULL));
            open_device(&device);
            while (progress->file < (size_t)count) {
                run_file(&device, files + 3 * progress->file);
            }
            close_device(&device);
            EXAMPLE_CHECK(urLoaderTearDown());
            exit(0);
        }
        if (child < 0 || waitpid(child, &status, 0) != child) {
            perror("run_kernels");
            return 1;
        }
        if (!progress->found) {
            return WIFEXITED(status) ? WEXITSTATUS(status) : 1;
        }
        if (status != 0 && progress->file < (size_t)count) {
            note_end(files + 3 * progress->file, status);
        } else if (status != 0) {
            fprintf(stderr,
                    "run_kernels: the device's process ended by itself, with wait status %d\n",
                    status);
            return 1;
        }
    }
    return 0;
}

/* ---- comparing ---- */

/* The last result of each line, with what follows it. */
static const struct result **index_results(const char *path, uint32_t lines, uint8_t **all) {
    size_t size = 0, at = 0;
    const struct result **index = allocate((lines + 1) * sizeof(*index));
    *all = example_read(path, &size);
    while (at + sizeof(struct result) <= size) {
        const struct result *r = (const struct result *)(void *)(*all + at);
        if (r->line < lines) {
            index[r->line] = r;
        }
        at += sizeof(*r) + r->bytes + padded(r->text);
    }
    return index;
}

static bool ran(const struct result *r) {
    return r && (r->status == STATUS_RAN || r->status == STATUS_IDLE);
}

static void compare_line(const struct kernel_line *line, const struct result *a,
                         const struct result *b) {
    const uint8_t *x = (const uint8_t *)(a + 1), *y = (const uint8_t *)(b + 1);
    char why[400];
    if (a->bytes != b->bytes) {
        printf("\tit was launched with other arguments");
        return;
    }
    for (int i = 0; i < line->arg_count; i++) {
        size_t bytes = argument_bytes(&line->args[i]);
        if (bytes && line->args[i].kind != ARGUMENT_VALUE &&
            !argument_alike(&line->args[i], x, y, why, sizeof(why))) {
            printf("\targument %d, %s: %s", i, line->args[i].text, why);
            return;
        }
        x += (bytes + 15) / 16 * 16;
        y += (bytes + 15) / 16 * 16;
    }
    bool alike = a->text == b->text && memcmp((const uint8_t *)(a + 1) + a->bytes,
                                              (const uint8_t *)(b + 1) + b->bytes, a->text) == 0;
    printf("\t%s", alike ? "ALIKE" : "it prints something else");
}

static int compare(int count, char **paths) {
    static struct kernel_line line;
    struct lines lines = read_lines(paths[0]);
    const struct result ***files = allocate((size_t)count * sizeof(*files));
    uint8_t **all = allocate((size_t)count * sizeof(*all));
    for (int f = 1; f < count; f++) {
        files[f] = index_results(paths[f], lines.count, &all[f]);
    }
    for (uint32_t i = 0; i < lines.count; i++) {
        const struct result *own = files[1][i];
        if (!own || kernel_line_parse(lines.texts[i], &line)) {
            printf("%u\tfailed\t%s\t0\t0\t0\n", i, own ? own->note : "it was not run");
            continue;
        }
        printf("%u\t%s\t%s\t%.1f\t%.1f\t%.1f", i, status_names[own->status], own->note,
               own->build * 1e6, own->processor * 1e6, own->clock * 1e6);
        for (int f = 2; f < count; f++) {
            const struct result *other = files[f][i];
            if (!ran(own) || !ran(other)) {
                printf("\t-");
            } else {
                compare_line(&line, other, own);
            }
        }
        printf("\n");
    }
    for (int f = 1; f < count; f++) {
        free(files[f]);
        free(all[f]);
    }
    free(files);
    free(all);
    free_lines(&lines);
    return 0;
}

int main(int argc, char **argv) {
    int at = 2;
    for (; argc > at + 1 && strncmp(argv[at], "--", 2) == 0; at += 2) {
        unsigned long number = strtoul(argv[at + 1], NULL, 0);
        if (strcmp(argv[at], "--rounds") == 0) {
            options.rounds = (unsigned)number;
        } else if (strcmp(argv[at], "--seed") == 0) {
            options.seed = number;
        } else if (strcmp(argv[at], "--limit") == 0) {
            options.limit = (unsigned)number;
        } else if (strcmp(argv[at], "--turns") == 0) {
            options.turns = (int)number;
        } else {
            break;
        }
    }
    progress =
        mmap(NULL, sizeof(*progress), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (progress == MAP_FAILED) {
        perror("run_kernels");
        return 1;
    }
    if (argc - at >= 3 && (argc - at) % 3 == 0 && strcmp(argv[1], "run") == 0) {
        return run((argc - at) / 3, argv + at);
    }
    if (argc - at >= 2 && strcmp(argv[1], "compare") == 0) {
        return compare(argc - at, argv + at);
    }
    fprintf(
        stderr,
        "usage: run_kernels run [--rounds N] [--seed N] [--limit SECONDS] [--turns SOCKET] LINES "
        "CODE RESULTS...\n"
        "       run_kernels compare LINES RESULTS OTHERS...\n");
    return 2;
}
