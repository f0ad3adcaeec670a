/* Whether a launch may join the ones before it: nothing that one work-item does may depend on what
 * another one did in an earlier launch, or it is of the same work-group and a barrier is between.
 */
#include <stdio.h>

#include "internal.h"

#define FIRST_OF_ALL(fusion) ((fusion)->parts[0]->launch)

/* ---- ranges ---------------------------------------------------------------------------------- */

void ur_fusion_range(struct ur_fusion *fusion, const struct ur_fusion_launch *launch,
                     struct domain *everybody) {
    *everybody = (struct domain){.exact = true};
    int64_t all = 1;
    for (uint32_t d = 0; d < launch->dims; ++d) {
        int64_t end;
        if (launch->global[d] > INT64_MAX >> 2 || launch->offset[d] > INT64_MAX >> 2 ||
            __builtin_mul_overflow(all, (int64_t)launch->global[d], &all) ||
            __builtin_add_overflow((int64_t)launch->offset[d], (int64_t)launch->global[d], &end) ||
            all > INT64_MAX >> 2) {
            ur_fusion_fail(fusion, UR_FUSION_REFUSED, "kernel '%.200s' has too large a range",
                           launch->kernel);
        }
        int64_t local = launch->has_local ? (int64_t)launch->local[d] : 1;
        if (local <= 0 || (int64_t)launch->global[d] % local != 0) {
            ur_fusion_fail(fusion, UR_FUSION_REFUSED,
                           "kernel '%.200s' is launched with a range that is not a whole number of "
                           "work-groups",
                           launch->kernel);
        }
        everybody->high[2 * d] = (int64_t)launch->global[d] / local - 1;
        everybody->high[2 * d + 1] = local - 1;
    }
    if (all == 0) {
        ur_fusion_fail(fusion, UR_FUSION_REFUSED, "kernel '%.200s' has no work-items",
                       launch->kernel);
    }
    if (fusion->sub_group) {
        everybody->high[SUB_GROUP] = (int64_t)(fusion->local[0] / fusion->sub_group) - 1;
        everybody->high[LANE] = (int64_t)fusion->sub_group - 1;
    }
}

/* ---- memory ---------------------------------------------------------------------------------- */

static bool same_strides(const struct access *a, const struct access *b) {
    return a->at.known && b->at.known && memcmp(a->at.c, b->at.c, sizeof(a->at.c)) == 0;
}

static int64_t absolute(int64_t value) {
    return value < 0 ? -value : value;
}

/* Both go by steps of the same length, and leave room for each other: where strides of at least
 * `from` are multiples of one number, the two differ by the shift between them, modulo that number,
 * and by what the smaller strides reach. */
static bool leave_room(const struct access *a, const struct access *b, const struct domain *all,
                       int64_t from) {
    int64_t common = 0, reach = 0;
    for (unsigned i = 0; i < SYMBOLS; ++i) {
        int64_t x = absolute(a->at.c[i]), more;
        if (x < from) {
            if (__builtin_mul_overflow(x, all->high[i] - all->low[i], &more) ||
                __builtin_add_overflow(reach, more, &reach)) {
                return false;
            }
            continue;
        }
        while (x) { /* the greatest common divisor */
            int64_t rest = common % x;
            common = x;
            x = rest;
        }
    }
    if (common == 0 || reach >= common) {
        return false;
    }
    int64_t shift = (b->at.k - a->at.k) % common;
    shift = shift < 0 ? shift + common : shift;
    return shift - reach >= (int64_t)a->size && shift + reach + (int64_t)b->size <= common;
}

static bool interleaved(const struct access *a, const struct access *b) {
    struct domain all = *a->who;
    if (!same_strides(a, b)) {
        return false;
    }
    for (unsigned i = 0; i < SYMBOLS; ++i) {
        all.low[i] = b->who->low[i] < all.low[i] ? b->who->low[i] : all.low[i];
        all.high[i] = b->who->high[i] > all.high[i] ? b->who->high[i] : all.high[i];
    }
    for (unsigned i = 0; i < SYMBOLS; ++i) {
        if (a->at.c[i] && leave_room(a, b, &all, absolute(a->at.c[i]))) {
            return true;
        }
    }
    return false;
}

bool ur_fusion_overlap(const struct access *a, const struct access *b) {
    if (a->everything || b->everything) {
        /* Pointers that come from nowhere may be of USM and, converted, of buffers. */
        return true;
    }
    return a->space == b->space && a->low < b->high && b->low < a->high && !interleaved(a, b);
}

/* How far two accesses are apart at most, with what they touch. */
static int64_t span(const struct access *a, const struct access *b) {
    int64_t low = a->at.k < b->at.k ? a->at.k : b->at.k;
    int64_t a_end = a->at.k + (int64_t)a->size, b_end = b->at.k + (int64_t)b->size;
    return (a_end > b_end ? a_end : b_end) - low;
}

bool ur_fusion_is_apart(const struct ur_fusion *fusion, uint32_t first,
                        const struct ur_fusion_memory *memory, bool reads) {
    struct access bytes = {.space = memory->space};
    if (!form_bytes(memory->address, memory->size, &bytes.low, &bytes.high)) {
        return false;
    }
    for (uint32_t p = first; p < fusion->count; ++p) {
        const struct part *part = fusion->parts[p];
        for (uint32_t i = 0; i < part->access_count; ++i) {
            const struct access *access = &part->accesses[i];
            if ((access->writes || reads) && ur_fusion_overlap(access, &bytes)) {
                return false;
            }
        }
    }
    return true;
}

/* The work-items that do either. */
static struct domain either(const struct ur_fusion *fusion, const struct access *a,
                            const struct access *b) {
    struct domain all = fusion->everybody;
    for (unsigned i = 0; i < SYMBOLS; ++i) {
        all.low[i] = a->who->low[i] < b->who->low[i] ? a->who->low[i] : b->who->low[i];
        all.high[i] = a->who->high[i] > b->who->high[i] ? a->who->high[i] : b->who->high[i];
    }
    return all;
}

/* Whether the two touch the same bytes only where both are of one work-item. */
static bool own(const struct ur_fusion *fusion, const struct access *a, const struct access *b) {
    if (!same_strides(a, b)) {
        return false;
    }
    struct domain all = either(fusion, a, b);
    unsigned symbols = form_symbols(&a->at);
    return symbols && form_gap(&a->at, &all, symbols) >= span(a, b);
}

/* The same for one work-group: what its work-items touch stays clear of what others' do. */
static bool of_group(const struct ur_fusion *fusion, const struct access *a,
                     const struct access *b) {
    if (!a->at.known || !b->at.known || !fusion->has_local) {
        return false;
    }
    struct domain all = either(fusion, a, b);
    struct form in_group[2] = {a->at, b->at};
    int64_t low[2], high[2];
    for (unsigned i = 0; i < SYMBOLS; ++i) {
        if (!(SYMBOLS_OF_GROUPS >> i & 1)) {
            continue;
        }
        if (a->at.c[i] != b->at.c[i]) {
            return false;
        }
        in_group[0].c[i] = in_group[1].c[i] = 0;
    }
    if (!form_range(&in_group[0], &all, &low[0], &high[0]) ||
        !form_range(&in_group[1], &all, &low[1], &high[1])) {
        return false;
    }
    high[0] += (int64_t)a->size;
    high[1] += (int64_t)b->size;
    int64_t first = low[0] < low[1] ? low[0] : low[1];
    int64_t end = high[0] > high[1] ? high[0] : high[1];
    return form_gap(&a->at, &all, SYMBOLS_OF_GROUPS) >= end - first;
}

static const char *does(const struct access *access) {
    return access->writes ? "writes" : "reads";
}

static void check_memory(struct ur_fusion *fusion, struct part *part, const struct part *before,
                         bool settled) {
    for (uint32_t i = 0; i < before->access_count; ++i) {
        const struct access *a = &before->accesses[i];
        for (uint32_t k = 0; k < part->access_count; ++k) {
            const struct access *b = &part->accesses[k];
            if ((!a->writes && !b->writes) || !ur_fusion_overlap(a, b)) {
                continue;
            }
            if (a->name != b->name) {
                ur_fusion_fail(fusion, UR_FUSION_CUT,
                               "kernel '%.100s' %s memory of a buffer that kernel '%.100s' %s by "
                               "another handle, and one kernel must not do both",
                               part->launch.kernel, does(b), before->launch.kernel, does(a));
            }
            if (own(fusion, a, b)) {
                continue;
            }
            if (of_group(fusion, a, b)) {
                /* A barrier that stands anyhow after the earlier one orders this too. */
                part->wants_barrier = part->wants_barrier || !settled;
                continue;
            }
            ur_fusion_fail(fusion, UR_FUSION_CUT,
                           "kernel '%.100s' %s memory that kernel '%.100s' %s before it, and not "
                           "only where the same work-item does",
                           part->launch.kernel, does(b), before->launch.kernel, does(a));
        }
    }
}

/* ---- the whole ------------------------------------------------------------------------------- */

void ur_fusion_check_range(struct ur_fusion *fusion, const struct ur_fusion_launch *launch) {
    const struct ur_fusion_launch *first = &FIRST_OF_ALL(fusion);
    bool same = launch->dims == first->dims;
    for (uint32_t d = 0; d < launch->dims && same; ++d) {
        same = launch->offset[d] == first->offset[d];
    }
    if (!same) {
        ur_fusion_fail(fusion, UR_FUSION_CUT,
                       "kernel '%.200s' is launched over another range than the one before it",
                       launch->kernel);
    }
    for (uint32_t d = 0; d < launch->dims && launch->has_local && fusion->has_local; ++d) {
        if (launch->local[d] != fusion->local[d]) {
            ur_fusion_fail(fusion, UR_FUSION_CUT,
                           "kernel '%.200s' is launched with another work-group size than the one "
                           "before it",
                           launch->kernel);
        }
    }
    const size_t *local = fusion->has_local ? fusion->local : launch->local;
    for (uint32_t p = 0; p <= fusion->count && (fusion->has_local || launch->has_local); ++p) {
        const struct ur_fusion_launch *one = p < fusion->count ? &fusion->parts[p]->given : launch;
        for (uint32_t d = 0; d < launch->dims; ++d) {
            if (!one->has_local && local[d] && one->global[d] % local[d]) {
                ur_fusion_fail(fusion, UR_FUSION_CUT,
                               "kernel '%.80s' and one before it have ranges of which work-groups "
                               "of one size do not make up both",
                               launch->kernel);
            }
        }
    }
}

bool ur_fusion_is_guarded(const struct ur_fusion *fusion, const struct part *part) {
    bool guarded = false;
    for (uint32_t d = 0; d < part->given.dims; ++d) {
        guarded = guarded || part->given.global[d] != fusion->global[d];
    }
    return guarded;
}

/* Of the range, in the dimensions but the first. */
static size_t items_behind(const struct ur_fusion *fusion, const struct part *part) {
    size_t items = 1;
    for (uint32_t d = 1; d < part->given.dims; ++d) {
        items *= fusion->global[d] ? fusion->global[d] : 1;
    }
    return items;
}

/* A part over a smaller range than another one's is passed over by some work-items: by whole
 * work-groups, if barriers are in it. */
static void check_guards(struct ur_fusion *fusion, const struct part *added) {
    for (uint32_t p = 0; p <= fusion->count; ++p) {
        const struct part *part = p < fusion->count ? fusion->parts[p] : added;
        if (!ur_fusion_is_guarded(fusion, part)) {
            continue;
        }
        if (fusion->options.guarded_items &&
            fusion->global[0] > fusion->options.guarded_items / items_behind(fusion, added)) {
            ur_fusion_fail(fusion, UR_FUSION_CUT,
                           "kernel '%.80s' is launched over another range than the one before it, "
                           "and on this device both would be slower under a guard",
                           added->launch.kernel);
        }
        if (part->of_range) {
            ur_fusion_fail(fusion, UR_FUSION_CUT,
                           "kernel '%.80s' is launched over another range than the one before it, "
                           "and kernel '%.80s' asks how large its range is",
                           added->launch.kernel, part->launch.kernel);
        }
    }
}

/* What the work-items of a group do together depends on how many they are, and whoever launches may
 * choose another number for the fused kernel. */
static void check_groups(struct ur_fusion *fusion, const struct part *part) {
    if (!part->given.has_local && (part->barriers || part->counts)) {
        ur_fusion_fail(fusion, UR_FUSION_REFUSED,
                       "kernel '%.200s' has barriers or atomic operations of its group, and "
                       "work-groups whose size is open",
                       part->launch.kernel);
    }
}

static const struct ur_spirv_note *mode_of(const struct part *part, uint32_t mode) {
    return ur_spirv_mode(part->launch.module, part->entry, mode);
}

/* Modes that change what a kernel computes, or how it is run. */
static const uint16_t alike[] = {
    SpvExecutionModeLocalSize,
    SpvExecutionModeSubgroupSize,
    SpvExecutionModeSubgroupsPerWorkgroup,
    SpvExecutionModeDenormPreserve,
    SpvExecutionModeDenormFlushToZero,
    SpvExecutionModeSignedZeroInfNanPreserve,
    SpvExecutionModeRoundingModeRTE,
    SpvExecutionModeRoundingModeRTZ,
};

static bool same_note(const struct ur_spirv_note *a, const struct ur_spirv_note *b) {
    return a && b ? a->count == b->count &&
                        memcmp(a->operands, b->operands, a->count * sizeof(uint32_t)) == 0
                  : a == b;
}

static void check_modes(struct ur_fusion *fusion, const struct part *part) {
    const struct ur_spirv_module *module = part->launch.module;
    for (uint32_t n = part->entry->modes; n; n = module->notes[n].next) {
        bool known = module->notes[n].value == SpvExecutionModeContractionOff ||
                     module->notes[n].value == SpvExecutionModeVecTypeHint ||
                     module->notes[n].value == SpvExecutionModeLocalSizeHint;
        for (unsigned i = 0; i < sizeof(alike) / sizeof(alike[0]); ++i) {
            known = known || module->notes[n].value == alike[i];
        }
        if (!known) {
            const char *name = ur_spirv_value_name(UR_SPIRV_ExecutionMode, module->notes[n].value);
            ur_fusion_fail(fusion, UR_FUSION_REFUSED,
                           "kernel '%.200s' has execution mode %s, for which nothing is proven",
                           part->launch.kernel, name ? name : "of an extension");
        }
    }
    for (uint32_t p = 0; p < fusion->count; ++p) {
        const struct part *before = fusion->parts[p];
        for (unsigned i = 0; i < sizeof(alike) / sizeof(alike[0]) && before != part; ++i) {
            if (!same_note(mode_of(part, alike[i]), mode_of(before, alike[i]))) {
                ur_fusion_fail(fusion, UR_FUSION_CUT,
                               "kernel '%.200s' has another execution mode %s than the one before "
                               "it",
                               part->launch.kernel,
                               ur_spirv_value_name(UR_SPIRV_ExecutionMode, alike[i]));
            }
        }
    }
}

/* Contraction of products and sums is one setting for all: where some kernels forbid it, others
 * must not be ones that would compute something else then. */
static void check_contraction(struct ur_fusion *fusion, const struct part *part) {
    bool off = mode_of(part, SpvExecutionModeContractionOff) != NULL;
    for (uint32_t p = 0; p < fusion->count; ++p) {
        const struct part *before = fusion->parts[p];
        bool was_off = mode_of(before, SpvExecutionModeContractionOff) != NULL;
        if (was_off != off && ((!off && part->contracts) || (!was_off && before->contracts))) {
            ur_fusion_fail(fusion, UR_FUSION_CUT,
                           "kernel '%.200s' has another setting for the contraction of products "
                           "and sums than the one before it",
                           part->launch.kernel);
        }
    }
}

static bool may_share(const struct ur_fusion_argument *a, const struct ur_fusion_argument *b) {
    if (a->kind != UR_FUSION_POINTER || b->kind != UR_FUSION_POINTER || a->space != b->space) {
        return false;
    }
    bool nowhere =
        (!a->address && !a->extent && !a->name) || (!b->address && !b->extent && !b->name);
    return !nowhere && (!a->extent || !b->extent ||
                        (a->base < b->base + b->extent && b->base < a->base + a->extent));
}

/* What a launch does by two names with memory that is one is its driver's business, and nothing is
 * known of it. */
static void check_names(struct ur_fusion *fusion, const struct ur_fusion_launch *launch) {
    for (uint32_t i = 0; i < launch->argument_count; ++i) {
        const struct ur_fusion_argument *a = &launch->arguments[i];
        for (uint32_t k = 0; k < i; ++k) {
            const struct ur_fusion_argument *b = &launch->arguments[k];
            if (a->name != b->name && (a->alone || b->alone) && may_share(a, b)) {
                ur_fusion_fail(fusion, UR_FUSION_REFUSED,
                               "kernel '%.200s' has memory of a buffer by two handles",
                               launch->kernel);
            }
        }
    }
}

static void check_models(struct ur_fusion *fusion, const struct part *part) {
    const struct ur_spirv_module *module = part->launch.module;
    const struct ur_spirv_module *first = FIRST_OF_ALL(fusion).module;
    if (module->addressing_model != SpvAddressingModelPhysical64) {
        ur_fusion_fail(fusion, UR_FUSION_REFUSED,
                       "kernel '%.200s' is of a module without 64-bit addresses",
                       part->launch.kernel);
    }
    if (module->memory_model != first->memory_model) {
        ur_fusion_fail(fusion, UR_FUSION_CUT,
                       "kernel '%.200s' has another memory model than the one before it",
                       part->launch.kernel);
    }
}

/* Variables of local memory that two parts share: the earlier one has to be done with them. */
static void check_shared(const struct ur_fusion *fusion, struct part *part, uint32_t settled) {
    for (uint32_t p = settled; p < fusion->count; ++p) {
        const struct part *before = fusion->parts[p];
        for (uint32_t i = 0; i < before->shared_count && before != part; ++i) {
            for (uint32_t k = 0; k < part->shared_count; ++k) {
                part->wants_barrier =
                    part->wants_barrier || (before->launch.module == part->launch.module &&
                                            before->shared[i] == part->shared[k]);
            }
        }
    }
}

static void check_limits(struct ur_fusion *fusion, const struct part *part) {
    size_t local = part->local_bytes, arguments = 16;
    for (uint32_t p = 0; p < fusion->count; ++p) {
        local += fusion->parts[p]->local_bytes;
        for (uint32_t i = 0; i < fusion->parts[p]->launch.argument_count; ++i) {
            const struct ur_fusion_argument *argument = &fusion->parts[p]->launch.arguments[i];
            arguments += argument->kind == UR_FUSION_VALUE ? (argument->size + 7) / 8 * 8 : 8;
        }
    }
    for (uint32_t i = 0; i < part->launch.argument_count; ++i) {
        const struct ur_fusion_argument *argument = &part->launch.arguments[i];
        arguments += argument->kind == UR_FUSION_VALUE ? (argument->size + 7) / 8 * 8 : 8;
    }
    if (fusion->options.local_bytes && local > fusion->options.local_bytes && fusion->count) {
        ur_fusion_fail(fusion, UR_FUSION_CUT,
                       "kernel '%.200s' and those before it would need more local memory than the "
                       "device has",
                       part->launch.kernel);
    }
    if (fusion->options.argument_bytes && arguments > fusion->options.argument_bytes &&
        fusion->count) {
        ur_fusion_fail(fusion, UR_FUSION_CUT,
                       "kernel '%.200s' and those before it would have more arguments than the "
                       "device takes",
                       part->launch.kernel);
    }
}

/* What work-items of a sub-group see of each other's memory behind a barrier is nothing where each
 * uses elements of its own. */
static void check_lanes(struct ur_fusion *fusion, const struct part *part) {
    for (uint32_t i = 0; i < part->access_count && part->sub_barriers; ++i) {
        const struct access *a = &part->accesses[i];
        for (uint32_t k = i; k < part->access_count; ++k) {
            const struct access *b = &part->accesses[k];
            if ((a->writes || b->writes) && ur_fusion_overlap(a, b) && !own(fusion, a, b)) {
                ur_fusion_fail(fusion, UR_FUSION_REFUSED,
                               "kernel '%.200s' has barriers of sub-groups, and does not only use "
                               "memory where no other work-item does",
                               part->launch.kernel);
            }
        }
    }
}

void ur_fusion_check(struct ur_fusion *fusion, struct part *part) {
    uint32_t settled = 0; /* parts that are before the last barrier */
    check_groups(fusion, part);
    check_guards(fusion, part);
    check_names(fusion, &part->given);
    check_models(fusion, part);
    check_modes(fusion, part);
    check_contraction(fusion, part);
    check_limits(fusion, part);
    check_lanes(fusion, part);
    for (uint32_t p = 0; p < fusion->count; ++p) {
        settled = fusion->parts[p]->wants_barrier ? p : settled;
    }
    part->wants_barrier = false;
    for (uint32_t p = 0; p < fusion->count; ++p) {
        check_memory(fusion, part, fusion->parts[p], p < settled);
    }
    check_shared(fusion, part, settled);
    part->wants_barrier = part->wants_barrier && !fusion->options.no_barriers;
}
