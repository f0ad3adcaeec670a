/* What fusing launches saves: fusion KERNELS [MILLIONS]
 *
 * Chains of 2, 4 and 8 elementwise kernels over 16 million floats, or MILLIONS, each from an array
 * into the next one of which only the last is needed, and in place; elementwise kernels with a sum
 * of each work-group behind them, or one that takes what others of its group have; kernels that
 * have no array in common, where there is nothing to gain; kernels that are held up by something
 * else than a stream of memory, with one that is; kernels over a part of the range; kernels with a
 * different number of elements for each work-item; and one before another with groups so small that
 * nothing is fused. Each runs as a command buffer with and without fusion, in turns, and
 * the median of the runs counts. Prints the ratio unfused to fused (limits: 3 for chains of 8 whose
 * arrays in between are given up; 0.98 for all), and exits with 1 if a limit is missed or a result
 * differs. UR_FUSION_LIMITS=0: no limits; UR_FUSION_CLOCK=cpu: times of the process, not of the
 * clock; UR_FUSION_SCENES: only those with that in their name. What fusing takes cost.c tells.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../processor_time.h"
#include "example.h"
#include "ur_fusion.h"

enum { MOST = 8, RUNS = 15 };

static ur_context_handle_t context;
static ur_queue_handle_t queue;
static example_device *device;
static ur_program_handle_t program;
static size_t count;
static float *arrays[MOST + 1];
static bool missed;
static size_t group_size, range;

#define UR EXAMPLE_CHECK

static void append(ur_exp_command_buffer_handle_t buffer, const char *name, float *to,
                   const float *from, float by) {
    ur_kernel_handle_t kernel;
    size_t local = group_size;
    size_t width = strncmp(name, "strips", 6) == 0 ? (size_t)(name[6] - '0') : 1;
    size_t items = range / width;
    bool sums = strcmp(name, "sum") == 0;
    bool grouped = sums || width > 1 || strcmp(name, "mirror") == 0;
    UR(urKernelCreate(program, name, &kernel));
    UR(urKernelSetArgPointer(kernel, 0, NULL, to));
    UR(urKernelSetArgPointer(kernel, 1, NULL, from));
    if (sums) {
        UR(urKernelSetArgLocal(kernel, 2, group_size * sizeof(float), NULL));
    } else {
        UR(urKernelSetArgValue(kernel, 2, sizeof(by), NULL, &by));
    }
    UR(urCommandBufferAppendKernelLaunchExp(buffer, kernel, 1, NULL, &items,
                                            grouped ? &local : NULL, 0, NULL, 0, NULL, 0, NULL,
                                            NULL, NULL, NULL));
    UR(urKernelRelease(kernel));
}

/* Of SPIR-V on every device: only that can be fused. */
static ur_program_handle_t load_program(const char *stem) {
    ur_program_handle_t made;
    char path[1024];
    size_t size;
    snprintf(path, sizeof(path), "%s.spv", stem);
    void *code = example_read(path, &size);
    UR(urProgramCreateWithIL(context, code, size, NULL, &made));
    UR(urProgramBuildExp(made, 1, &device->device, 0, NULL));
    free(code);
    return made;
}

struct scene {
    const char *name;
    int length;
    bool in_place, gives_up;
    double limit;
    const char *last;     /* another kernel behind the chain, or NULL */
    bool apart;           /* each launch has arrays of its own */
    size_t group;         /* of the last kernel: work-items */
    bool cancelled;       /* fused it would be slower: nothing is fused */
    bool may;             /* the same, on processors */
    const char *kinds[2]; /* of the chain's kernels in turns; NULL: the usual ones */
    size_t part;          /* the second of two kernels is over this part of the range; 0: all */
};

static ur_exp_command_buffer_handle_t record(const struct scene *scene) {
    static const char *const names[] = {"scale", "shift", "clip", "bend"};
    ur_exp_command_buffer_desc_t desc = {UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC, NULL, false,
                                         true, false};
    ur_exp_command_buffer_handle_t buffer;
    UR(urCommandBufferCreateExp(context, device->device, &desc, &buffer));
    int last = scene->length;
    group_size = scene->group;
    for (int i = 0; i < last; ++i) {
        float *from = scene->in_place ? arrays[0] : arrays[scene->apart ? 2 * i : i];
        float *to = scene->in_place ? arrays[0] : arrays[scene->apart ? 2 * i + 1 : i + 1];
        const char *name = scene->kinds[0] ? scene->kinds[i % 2] : names[i % 4];
        range = scene->part && i % 2 ? count / scene->part : count;
        append(buffer, scene->last && i == last - 1 ? scene->last : name, to, from,
               0.75f + (float)i * 0.125f);
    }
    return buffer;
}

/* False: nothing was fused. */
static bool fuse(const struct scene *scene, ur_exp_command_buffer_handle_t buffer) {
    ur_fusion_memory_t memory[MOST];
    uint32_t fused = 0, given_up = 0;
    for (int i = 1; i < scene->length && scene->gives_up; ++i) {
        memory[given_up++] = (ur_fusion_memory_t){arrays[i], count * sizeof(float)};
    }
    const ur_fusion_desc_t desc = {UR_STRUCTURE_TYPE_FUSION_DESC, NULL, 0, given_up, memory};
    UR(urCommandBufferFuseExp(buffer, 0, 0, &desc, &fused));
    if (!(fused == 0 && (scene->cancelled || scene->may)) &&
        fused != (scene->cancelled ? 0 : (uint32_t)scene->length)) {
        char report[4096];
        UR(urCommandBufferGetFusionInfoExp(buffer, UR_FUSION_INFO_REPORT, sizeof(report), report,
                                           NULL));
        fprintf(stderr, "%s", report);
        exit(1);
    }
    return fused;
}

static void fill(void) {
    static float part[1 << 16];
    for (size_t i = 0; i < sizeof(part) / sizeof(*part); ++i) {
        part[i] = (float)(i % 1000) * 0.003f;
    }
    for (size_t at = 0; at < count; at += sizeof(part) / sizeof(*part)) {
        size_t left = (count - at) * sizeof(float);
        UR(urEnqueueUSMMemcpy(queue, true, arrays[0] + at, part,
                              left < sizeof(part) ? left : sizeof(part), 0, NULL, NULL));
    }
}

/* On a processor that others use too the process's own time says more. */
static double now(void) {
    const char *wanted = getenv("UR_FUSION_CLOCK");
    return wanted && strcmp(wanted, "cpu") == 0 ? processor_seconds() * 1e9 : example_now();
}

static double run(ur_exp_command_buffer_handle_t buffer) {
    double start = now();
    UR(urEnqueueCommandBufferExp(queue, buffer, 0, NULL, NULL));
    UR(urQueueFinish(queue));
    return now() - start;
}

static int by_size(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static void measure(const struct scene *scene, bool limits) {
    ur_exp_command_buffer_handle_t plain = record(scene), fused = record(scene);
    if (!fuse(scene, fused)) {
        printf("%-28s not fused\n", scene->name);
        UR(urCommandBufferReleaseExp(plain));
        UR(urCommandBufferReleaseExp(fused));
        return;
    }
    UR(urCommandBufferFinalizeExp(plain));
    UR(urCommandBufferFinalizeExp(fused));
    bool sums = scene->last && strcmp(scene->last, "sum") == 0;
    size_t needed = (sums ? count / scene->group : count) / (scene->part ? scene->part : 1);
    float *last = arrays[scene->in_place ? 0
                         : scene->apart  ? 2 * scene->length - 1
                                         : scene->length];
    float *expected = malloc(needed * sizeof(float)), *got = malloc(needed * sizeof(float));
    if (!expected || !got) {
        exit(1);
    }
    fill();
    run(plain);
    UR(urEnqueueUSMMemcpy(queue, true, expected, last, needed * sizeof(float), 0, NULL, NULL));
    fill();
    run(fused);
    UR(urEnqueueUSMMemcpy(queue, true, got, last, needed * sizeof(float), 0, NULL, NULL));
    bool same = memcmp(expected, got, needed * sizeof(float)) == 0;
    free(expected);
    free(got);
    double one[RUNS], other[RUNS];
    for (int i = 0; i < RUNS; ++i) { /* in turns: what else the machine does is in both */
        one[i] = run(plain);
        other[i] = run(fused);
    }
    qsort(one, RUNS, sizeof(*one), by_size);
    qsort(other, RUNS, sizeof(*other), by_size);
    double ratio = one[RUNS / 2] / other[RUNS / 2];
    bool good = same && (!limits || ratio >= scene->limit);
    printf("%-28s %8.3f ms  %8.3f ms  %6.2f  %5.2f  %s\n", scene->name, one[RUNS / 2] / 1e6,
           other[RUNS / 2] / 1e6, ratio, scene->limit,
           !same  ? "results differ"
           : good ? "ok"
                  : "missed");
    missed = missed || !good;
    UR(urCommandBufferReleaseExp(plain));
    UR(urCommandBufferReleaseExp(fused));
}

int main(int argc, char **argv) {
    static const struct scene scenes[] = {
        {"chain of 2", 2, false, true, 0.98},
        {"chain of 4", 4, false, true, 0.98},
        {"chain of 8", 8, false, true, 3.0},
        {"chain of 8, all arrays kept", 8, false, false, 0.98},
        {"chain of 2 in place", 2, true, false, 0.98},
        {"chain of 4 in place", 4, true, false, 0.98},
        {"chain of 8 in place", 8, true, false, 3.0},
        {"one and a sum", 2, false, true, 0.98, "sum", false, 128},
        {"three and a sum, all kept", 4, false, false, 0.98, "sum", false, 128},
        {"one and a mirror of groups", 2, false, false, 0.98, "mirror", false, 128},
        {"the same, in local memory", 2, false, true, 0.98, "mirror", false, 128},
        {"two of other arrays", 2, .limit = 0.98, .apart = true, .may = true},
        {"four of other arrays", 4, .limit = 0.98, .apart = true, .may = true},
        {"stencil and one", 2, false, true, 0.98, .kinds = {"stencil", "scale"}},
        {"stencil and one, all kept", 2, .limit = 0.98, .kinds = {"stencil", "scale"}},
        {"scattered and one", 2, .limit = 0.98, .kinds = {"scattered", "scale"}},
        {"two scattered", 2, .limit = 0.98, .apart = true, .may = true,
         .kinds = {"scattered", "scattered"}},
        {"much to compute", 2, .limit = 0.98, .may = true, .kinds = {"compute", "compute"}},
        {"the same, of other arrays", 4, .limit = 0.98, .apart = true, .may = true,
         .kinds = {"compute", "compute"}},
        {"many values", 2, .limit = 0.98, .may = true, .kinds = {"values", "values"}},
        {"many values and one", 2, .limit = 0.98, .may = true, .kinds = {"values", "scale"}},
        {"half of the range", 2, .limit = 0.98, .may = true, .kinds = {"scale", "shift"},
         .part = 2},
        {"a 16th of the range", 2, .limit = 0.98, .apart = true, .may = true,
         .kinds = {"scale", "shift"}, .part = 16},
        {"8 elements twice", 2, .limit = 0.98, .kinds = {"strips8", "strips8"}, .group = 128},
        {"8 elements and 4", 2, .limit = 0.98, .kinds = {"strips8", "strips4"}, .group = 128},
        {"4 elements and 8, four times", 8, false, true, 0.98, .kinds = {"strips4", "strips8"},
         .group = 128},
        {"the same, all kept", 8, .limit = 0.98, .kinds = {"strips4", "strips8"}, .group = 128},
        {"one and groups of 1", 2, false, true, 0.98, "mirror", false, 1, true}};
    const char *wanted = getenv("UR_FUSION_LIMITS"), *only = getenv("UR_FUSION_SCENES");
    if (argc < 2) {
        fprintf(stderr, "usage: %s KERNELS [MILLIONS]\n", argv[0]);
        return 2;
    }
    count = (argc > 2 ? strtoul(argv[2], NULL, 10) : 16) << 20;
    UR(urLoaderInit(0, NULL));
    size_t devices = example_devices(&device);
    if (devices == 0) {
        fprintf(stderr, "no device\n");
        return 1;
    }
    printf("%s: %zu million floats, medians of %d runs\n%-28s %11s  %11s  %6s  %5s\n", device->name,
           count >> 20, RUNS, "", "unfused", "fused", "ratio", "limit");
    UR(urContextCreate(1, &device->device, NULL, &context));
    UR(urQueueCreate(context, device->device, NULL, &queue));
    program = load_program(argv[1]);
    for (int i = 0; i <= MOST; ++i) {
        UR(urUSMDeviceAlloc(context, device->device, NULL, NULL, count * sizeof(float),
                            (void **)&arrays[i]));
    }
    for (size_t i = 0; i < sizeof(scenes) / sizeof(*scenes); ++i) {
        if (!only || strstr(scenes[i].name, only)) {
            measure(&scenes[i], !wanted || strcmp(wanted, "0") != 0);
        }
    }
    for (int i = 0; i <= MOST; ++i) {
        UR(urUSMFree(context, arrays[i]));
    }
    UR(urProgramRelease(program));
    UR(urQueueRelease(queue));
    UR(urContextRelease(context));
    example_done(device);
    UR(urLoaderTearDown());
    return missed;
}
