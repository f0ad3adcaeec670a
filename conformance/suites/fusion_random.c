/* Random launches of random kernels, fused, compared bit for bit with the same launches one by one;
 * and no two launches are one kernel that must not be. UR_FUSION_CASES says how many sequences.
 *
 * What must not be one kernel follows from what is known of the kernels, or, with UR_FUSION_TRACE,
 * from running them here and looking at what each work-item touches (fusion_trace.h); then the
 * kernels may do anything. */
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>

#include "conf.h"
#include "fusion_trace.h"

enum { COUNT = 512, LOCAL = 32, ARRAYS = 5, MOST = 8, KERNELS = 26, BYTES = COUNT * 4 };

/* As test/fusion/kernels.py has them, and strips of elements by sub-groups (fusion_lanes.cl). */
static const char kinds[KERNELS + 1] = "eeeeeeeeggggssssmmrrwlllll";
/* Of strips: elements for each work-item. */
static const uint8_t widths[KERNELS] = {[20] = 4, 4, 4, 8, 2, 16};

struct launch {
    int kernel, to, a, b, n;
    size_t range, local; /* work-items */
    float x;
    bool grouped;
};

static struct {
    uint64_t random;
    float *at[ARRAYS];
    struct launch launches[MOST];
    uint32_t count;
    ur_kernel_handle_t kernels[KERNELS];
    int kernel_count;
    char kinds[KERNELS + 1];
    /* with UR_FUSION_TRACE */
    void *library;
    trace_launch_function *trace;
    struct trace_array traced[ARRAYS];
    struct trace_cell cells[MOST][ARRAYS * COUNT]; /* of each launch */
    uint32_t fused_pairs, legal_pairs;
} g;

static bool in_strips(const struct launch *launch) {
    return strchr("wl", g.kinds[launch->kernel]) != NULL;
}

static uint32_t pick(uint32_t below) {
    return (uint32_t)(conf_random(&g.random) >> 33) % below;
}

static void release_buffer(void *buffer) {
    urCommandBufferReleaseExp(buffer);
}

/* The same start for each run: numbers of both signs and several sizes. */
static void fill(ur_queue_handle_t queue) {
    float values[COUNT];
    for (int i = 0; i < ARRAYS; ++i) {
        for (int k = 0; k < COUNT; ++k) {
            values[k] = (float)((k * 73 + i * 911) % 1021 - 500) * (k % 3 ? 0.01f : 1.7f);
        }
        UR(urEnqueueUSMMemcpy(queue, true, g.at[i], values, BYTES, 0, NULL, NULL));
    }
}

/* ---- what launches do ------------------------------------------------------------------------ */

static void name_of(int kernel, char name[8]) {
    snprintf(name, 8, "%c%d", g.kinds[kernel], kernel);
}

static void open_trace(const char *path) {
    static float memory[ARRAYS][17 * COUNT]; /* no index is as large */
    g.library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    CHECK_MSG(g.library, "%s", dlerror());
    *(void **)&g.trace = dlsym(g.library, "trace_launch");
    g.kernel_count = KERNELS - 6; /* none with sub-groups */
    for (int i = 0; i < g.kernel_count; ++i) {
        char name[8];
        g.kinds[i] = 'x';
        name_of(i, name);
        g.kinds[i] = dlsym(g.library, name) ? 'x' : 'y';
    }
    for (size_t i = 0; i < ARRAYS; ++i) {
        g.traced[i] = (struct trace_array){&memory[i][8 * COUNT], COUNT, i * COUNT};
    }
}

/* False: the launch leaves its arrays, or its work-items race, and nothing is known of it. */
static bool trace(uint32_t i) {
    const struct launch *launch = &g.launches[i];
    char name[8];
    name_of(launch->kernel, name);
    const struct trace_launch traced = {dlsym(g.library, name),
                                        ARRAYS,
                                        (uint32_t)launch->to,
                                        (uint32_t)launch->a,
                                        (uint32_t)launch->b,
                                        g.traced,
                                        launch->x,
                                        launch->n,
                                        launch->range,
                                        LOCAL};
    CHECK_MSG(traced.kernel && g.trace, "no '%s' in UR_FUSION_TRACE", name);
    memset(g.cells[i], 0, sizeof g.cells[i]);
    bool right = g.trace(&traced, g.cells[i]);
    for (int k = 0; k < ARRAYS * COUNT && right; ++k) {
        const struct trace_span *reads = &g.cells[i][k].reads, *writes = &g.cells[i][k].writes;
        right = !writes->any ||
                (writes->low == writes->high &&
                 (!reads->any || (reads->low == writes->low && reads->high == writes->low)));
    }
    return right;
}

/* What two launches share: nothing, or with one work-item alone; with others of its group; more. */
enum shared { OF_ITEMS, OF_GROUPS, OF_ALL };

static enum shared span_shares(const struct trace_span *p, const struct trace_span *q) {
    if (!p->any || !q->any) {
        return OF_ITEMS;
    }
    int low = p->low < q->low ? p->low : q->low, high = p->high > q->high ? p->high : q->high;
    return low == high ? OF_ITEMS : low / LOCAL == high / LOCAL ? OF_GROUPS : OF_ALL;
}

static enum shared shares(uint32_t i, uint32_t k) {
    enum shared most = OF_ITEMS;
    for (int c = 0; c < ARRAYS * COUNT; ++c) {
        const struct trace_cell *p = &g.cells[i][c], *q = &g.cells[k][c];
        const enum shared each[] = {span_shares(&p->writes, &q->reads),
                                    span_shares(&p->reads, &q->writes),
                                    span_shares(&p->writes, &q->writes)};
        for (int e = 0; e < 3; ++e) {
            most = each[e] > most ? each[e] : most;
        }
    }
    return most;
}

static void make_launch(uint32_t i, bool grouped) {
    struct launch *launch = &g.launches[i];
    do {
        launch->kernel = (int)pick((uint32_t)g.kernel_count);
        launch->to = (int)pick(ARRAYS);
        launch->a = (int)pick(ARRAYS);
        launch->b = (int)pick(ARRAYS);
        launch->n = pick(4) ? COUNT : COUNT - (int)pick(8) * 32;
        launch->range = pick(4) ? COUNT : COUNT - 4 * LOCAL * pick(4);
        launch->x = (float)((int)pick(200) - 100) * 0.37f;
        launch->grouped = grouped || g.kinds[launch->kernel] == 'y';
        launch->local = LOCAL;
    } while (!trace(i));
}

static void make_launches(void) {
    g.count = 2 + pick(MOST - 1);
    bool grouped = pick(2);
    for (uint32_t i = 0; i < g.count && g.trace; ++i) {
        make_launch(i, grouped);
    }
    for (uint32_t i = 0; i < g.count && !g.trace; ++i) {
        struct launch *launch = &g.launches[i];
        launch->kernel = (int)pick(KERNELS);
        char kind = g.kinds[launch->kernel];
        launch->to = (int)pick(ARRAYS);
        launch->a = (int)pick(ARRAYS);
        launch->b = (int)pick(ARRAYS);
        /* Without races within one launch, of which nothing is known in any case. */
        bool other = kind == 's' || kind == 'm' || kind == 'r';
        while (other && (launch->to == launch->a || launch->to == launch->b)) {
            launch->to = (int)pick(ARRAYS);
        }
        launch->n = (int)pick(4) ? COUNT - (int)pick(40) * 3 : COUNT + 5;
        launch->local = LOCAL;
        launch->range = pick(4) ? COUNT : COUNT - 4 * LOCAL * pick(4);
        if (in_strips(launch)) { /* the range may have more than that, and w takes whole groups */
            launch->n = launch->n > COUNT ? COUNT : launch->n;
            launch->n -= kind == 'w' ? launch->n % (4 * LOCAL) : 0;
            launch->local = kind == 'w' || pick(3) ? LOCAL : LOCAL << pick(3);
            size_t enough = COUNT / widths[launch->kernel] + launch->local - 1;
            launch->range = pick(4) ? enough - enough % launch->local : COUNT;
        }
        launch->x = (float)((int)pick(200) - 100) * 0.37f;
        launch->grouped = grouped || kind == 'm' || kind == 'r' || in_strips(launch);
    }
}

static ur_kernel_handle_t prepare(const struct launch *launch) {
    ur_kernel_handle_t kernel = g.kernels[launch->kernel];
    UR(urKernelSetArgPointer(kernel, 0, NULL, g.at[launch->to]));
    UR(urKernelSetArgPointer(kernel, 1, NULL, g.at[launch->a]));
    UR(urKernelSetArgPointer(kernel, 2, NULL, g.at[launch->b]));
    UR(urKernelSetArgValue(kernel, 3, 4, NULL, &launch->x));
    UR(urKernelSetArgValue(kernel, 4, 4, NULL, &launch->n));
    if (!in_strips(launch)) {
        UR(urKernelSetArgLocal(kernel, 5, LOCAL * 4, NULL));
    }
    return kernel;
}

/* ---- what must not be one kernel --------------------------------------------------------------
 */

/* How a launch uses an array: not at all, its own element, elements of its work-group, the one of
 * its work-group by the first work-item, those of its place in strips, any. */
enum use { NOT, OWN, GROUP, FIRST, STRIP, ANY };

static enum use reads(const struct launch *launch, int array) {
    char kind = g.kinds[launch->kernel];
    enum use use = launch->b == array ? OWN : NOT;
    if (in_strips(launch)) {
        return launch->a == array || use == OWN ? STRIP : NOT;
    }
    if (launch->a == array) {
        use = kind == 's' ? ANY : kind == 'm' ? GROUP : OWN;
    }
    return use;
}

static enum use writes(const struct launch *launch, int array) {
    char kind = g.kinds[launch->kernel];
    return launch->to != array ? NOT : kind == 'r' ? FIRST : in_strips(launch) ? STRIP : OWN;
}

static bool apart(enum use one, enum use other) {
    return one != NOT && other != NOT &&
           (one == ANY || other == ANY || (one == FIRST) != (other == FIRST) ||
            (one == STRIP) != (other == STRIP));
}

/* Whether launches up to `last` may be one kernel: with a barrier at most. */
static bool is_legal(uint32_t first, uint32_t last, bool *barrier) {
    bool legal = true, grouped = false;
    *barrier = false;
    for (uint32_t k = first; k <= last; ++k) {
        grouped = grouped || g.launches[k].grouped;
    }
    for (uint32_t k = first + 1; k <= last; ++k) {
        for (uint32_t i = first; i < k; ++i) {
            enum shared shared = shares(i, k);
            legal = legal && (shared == OF_ITEMS || (shared == OF_GROUPS && grouped));
            *barrier = *barrier || shared == OF_GROUPS;
        }
    }
    return legal;
}

static void check_by_trace(const uint32_t *groups, const char *report) {
    for (uint32_t first = 0, last; first < g.count; first = last + 1) {
        bool barrier = false;
        uint32_t barriers = 0;
        for (last = first; last + 1 < g.count && groups[last + 1] == groups[first];) {
            ++last;
        }
        CHECK_MSG(is_legal(first, last, &barrier),
                  "seed %" PRIu64 ": launches %u to %u are one kernel, and work-items need what "
                  "others do\n%s",
                  conf_seed(), first, last, report);
        g.fused_pairs += last - first;
        g.legal_pairs += last - first;
        if (barrier) {
            char start[16];
            snprintf(start, sizeof start, "\n%u ", first);
            const char *line = strstr(report, start);
            const char *said = line ? strstr(line, "stores saved, ") : NULL;
            CHECK_MSG(said && sscanf(said, "stores saved, %u barriers", &barriers) == 1 && barriers,
                      "seed %" PRIu64 ": no barrier in the kernel of launches %u to %u\n%s",
                      conf_seed(), first, last, report);
        }
        if (last + 1 < g.count && is_legal(first, last + 1, &barrier)) {
            ++g.legal_pairs;
            if (getenv("UR_FUSION_TELL")) {
                char start[16];
                snprintf(start, sizeof start, "\n%u ", last + 1);
                const char *line = strstr(report, start);
                printf("apart: %.*s\n", line ? (int)strcspn(line + 1, "\n") : 0,
                       line ? line + 1 : "");
            }
        }
    }
}

static void check_groups(ur_exp_command_buffer_handle_t buffer, const char *report) {
    uint32_t groups[MOST];
    UR(urCommandBufferGetFusionInfoExp(buffer, UR_FUSION_INFO_GROUPS, g.count * sizeof(*groups),
                                       groups, NULL));
    if (g.trace) {
        check_by_trace(groups, report);
        return;
    }
    for (uint32_t i = 0; i < g.count; ++i) {
        for (uint32_t k = i + 1; k < g.count; ++k) {
            for (int array = 0; array < ARRAYS && groups[i] == groups[k]; ++array) {
                const struct launch *p = &g.launches[i], *q = &g.launches[k];
                CHECK_MSG(!apart(writes(p, array), reads(q, array)) &&
                              !apart(reads(p, array), writes(q, array)) &&
                              !apart(writes(p, array), writes(q, array)),
                          "seed %" PRIu64 ": launches %u and %u are one kernel, and array %d is "
                          "not each work-item's own\n%s",
                          conf_seed(), i, k, array, report);
            }
        }
    }
}

/* ---- one case -------------------------------------------------------------------------------- */

static const char *report_of(ur_exp_command_buffer_handle_t buffer) {
    static char text[16384];
    size_t used = 0;
    for (uint32_t i = 0; i < g.count; ++i) {
        const struct launch *launch = &g.launches[i];
        used +=
            (size_t)snprintf(text + used, 128, "%u: %c%d to %d of %d and %d, %a, %d, over %zu%s\n",
                             i, g.kinds[launch->kernel], launch->kernel, launch->to, launch->a,
                             launch->b, (double)launch->x, launch->n, launch->range,
                             !launch->grouped         ? ""
                             : launch->local == LOCAL ? ", in groups"
                                                      : ", in other groups");
    }
    (void)urCommandBufferGetFusionInfoExp(buffer, UR_FUSION_INFO_REPORT, sizeof text - used,
                                          text + used, NULL);
    return text;
}

static bool same_bits(float one, float other) {
    return memcmp(&one, &other, 4) == 0 || (one != one && other != other);
}

static uint32_t run_case(ur_queue_handle_t queue, uint32_t number) {
    static float one_by_one[ARRAYS][COUNT], fused[ARRAYS][COUNT];
    make_launches();
    fill(queue);
    for (uint32_t i = 0; i < g.count; ++i) {
        UR(urEnqueueKernelLaunch(queue, prepare(&g.launches[i]), 1, NULL, &g.launches[i].range,
                                 g.launches[i].grouped ? &g.launches[i].local : NULL, NULL, 0, NULL,
                                 NULL));
    }
    for (int i = 0; i < ARRAYS; ++i) {
        UR(urEnqueueUSMMemcpy(queue, true, one_by_one[i], g.at[i], BYTES, 0, NULL, NULL));
    }
    ur_exp_command_buffer_desc_t desc = {UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC, NULL, false,
                                         true, false};
    ur_exp_command_buffer_handle_t buffer = NULL;
    UR(urCommandBufferCreateExp(conf.context, conf.device, &desc, &buffer));
    ur_exp_command_buffer_handle_t *slot = conf_slot(release_buffer);
    *slot = buffer;
    for (uint32_t i = 0; i < g.count; ++i) {
        UR(urCommandBufferAppendKernelLaunchExp(buffer, prepare(&g.launches[i]), 1, NULL,
                                                &g.launches[i].range,
                                                g.launches[i].grouped ? &g.launches[i].local : NULL,
                                                0, NULL, 0, NULL, 0, NULL, NULL, NULL, NULL));
    }
    unsigned given_up = pick(3) == 0 ? 1u << pick(ARRAYS) : 0;
    ur_fusion_memory_t memory = {NULL, BYTES};
    for (int i = 0; i < ARRAYS; ++i) {
        memory.pMemory = given_up >> i & 1 ? g.at[i] : memory.pMemory;
    }
    const ur_fusion_desc_t how = {UR_STRUCTURE_TYPE_FUSION_DESC, NULL, 0, given_up != 0, &memory};
    uint32_t count = 0;
    UR_OR_UNSUPPORTED(urCommandBufferFuseExp(buffer, 0, 0, &how, &count));
    const char *report = report_of(buffer);
    CHECK_MSG(!strstr(report, "did not take") && !strstr(report, "not right"), "%s", report);
    check_groups(buffer, report);
    UR(urCommandBufferFinalizeExp(buffer));
    fill(queue);
    UR(urEnqueueCommandBufferExp(queue, buffer, 0, NULL, NULL));
    for (int i = 0; i < ARRAYS; ++i) {
        UR(urEnqueueUSMMemcpy(queue, true, fused[i], g.at[i], BYTES, 0, NULL, NULL));
        for (int k = 0; k < COUNT && !(given_up >> i & 1); ++k) {
            CHECK_MSG(same_bits(fused[i][k], one_by_one[i][k]),
                      "seed %" PRIu64 ", case %u: array %d at %d is %a, and %a one by one\n%s",
                      conf_seed(), number, i, k, (double)fused[i][k], (double)one_by_one[i][k],
                      report);
        }
    }
    *slot = NULL;
    urCommandBufferReleaseExp(buffer);
    return count;
}

TEST(cases) {
    conf_need_kernels();
    NEED(UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP);
    if (conf_program_form() != CONF_FORM_SPIRV) {
        conf_unsupported("kernels are no SPIR-V");
    }
    const char *wanted = getenv("UR_FUSION_CASES");
    uint32_t cases = wanted ? (uint32_t)strtoul(wanted, NULL, 10) : 12, fused = 0;
    ur_queue_handle_t queue = conf_queue(0);
    g.random = conf_seed() * 104729;
    g.kernel_count = KERNELS;
    memcpy(g.kinds, kinds, sizeof kinds);
    if (getenv("UR_FUSION_TRACE")) {
        open_trace(getenv("UR_FUSION_TRACE"));
    }
    for (int i = 0; i < ARRAYS; ++i) {
        g.at[i] = conf_usm(conf_usm_type(), BYTES);
    }
    for (int i = 0; i < g.kernel_count; ++i) {
        char name[8];
        name_of(i, name);
        g.kernels[i] =
            conf_kernel(strchr("wl", g.kinds[i]) ? "fusion_lanes" : "fusion_random", name);
    }
    for (uint32_t i = 0; i < cases; ++i) {
        fused += run_case(queue, i);
    }
    printf("%u sequences, in which %u launches became part of others\n", cases, fused);
    if (g.trace) {
        printf("of %u launches that may join those before them %u do\n", g.legal_pairs,
               g.fused_pairs);
        CHECK(cases < 10 || 4 * fused > cases);
    } else {
        CHECK(cases < 10 || fused > cases);
    }
}

int main(int argc, char **argv) {
    static const conf_test tests[] = {
        CONF_TEST(cases, "urCommandBufferFuseExp urCommandBufferGetFusionInfoExp",
                  "computes what random launches compute one by one"),
    };
    const conf_suite suite = {"fusion_random", tests, CONF_COUNT(tests), false};
    return conf_main(argc, argv, &suite);
}
