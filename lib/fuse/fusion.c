/* Fusions: launches are added one by one, and become one kernel. */
#include "fusion.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "internal.h"

/* More than any kernel that is worth it has; what is proven is proven of each pair. */
enum { MOST_ACCESSES = 4096, MOST_PARTS = 64 };

struct ur_fusion *ur_fusion_begin(const struct ur_fusion_options *options) {
    struct ur_fusion *fusion = calloc(1, sizeof(*fusion));
    if (fusion && options) {
        fusion->options = *options;
    }
    return fusion;
}

static void drop_part(struct part *part) {
    if (part->has_flow) {
        ur_spirv_flow_drop(&part->flow);
        part->has_flow = false;
    }
    ur_spirv_release(part->unrolled);
    ur_spirv_release(part->previous);
    part->unrolled = part->previous = NULL;
}

void ur_fusion_end(struct ur_fusion *fusion) {
    if (!fusion) {
        return;
    }
    for (uint32_t p = 0; p < fusion->count; ++p) {
        drop_part(fusion->parts[p]);
    }
    ur_arena_free(&fusion->out.arena);
    free(fusion);
}

uint32_t ur_fusion_count(const struct ur_fusion *fusion) {
    return fusion->count;
}

void ur_fusion_promote(struct ur_fusion *fusion, uint32_t count,
                       const struct ur_fusion_memory *promoted) {
    fusion->options.promoted_count = count;
    fusion->options.promoted = promoted;
}

void ur_fusion_drop(struct ur_fusion_made *made) {
    free(made->code);
    free(made->arguments);
    *made = (struct ur_fusion_made){0};
}

void ur_fusion_fail(struct ur_fusion *fusion, enum ur_fusion_result result, const char *format,
                    ...) {
    va_list args;
    va_start(args, format);
    if (fusion->why_size) {
        vsnprintf(fusion->why, fusion->why_size, format, args);
    }
    va_end(args);
    fusion->result = result;
    longjmp(*fusion->out.failed, 1);
}

/* What an addition changes, until it has succeeded. */
struct addition {
    struct part **parts; /* all of them, analyzed for the range as it is with the new one */
    uint32_t made;       /* how many of them have been begun, from `first` on */
    uint32_t first;
};

/* What a failure is that says nothing more. */
static void fusion_begin(struct ur_fusion *fusion) {
    fusion->result = UR_FUSION_NO_MEMORY;
    if (fusion->why_size) {
        snprintf(fusion->why, fusion->why_size, "out of host memory");
    }
}

static struct part *new_part(struct ur_fusion *fusion, const struct ur_fusion_launch *launch) {
    struct part *part = ur_out_alloc(&fusion->out, 1, sizeof(*part));
    part->original = part->given = part->launch = *launch;
    return part;
}

/* The work-items of a part that is to be analyzed. */
static void set_range(struct ur_fusion *fusion, const struct part *part) {
    struct ur_fusion_launch launch = part->given;
    launch.has_local = fusion->has_local;
    memcpy(launch.local, fusion->local, sizeof(launch.local));
    ur_fusion_range(fusion, &launch, &fusion->everybody);
}

/* All work-items of the first parts. */
static void widen(struct ur_fusion *fusion, uint32_t count) {
    for (uint32_t p = 0; p < count; ++p) {
        const struct domain *one = &fusion->parts[p]->everybody;
        for (unsigned i = 0; i < SYMBOLS; ++i) {
            fusion->everybody.high[i] =
                one->high[i] > fusion->everybody.high[i] ? one->high[i] : fusion->everybody.high[i];
        }
    }
}

/* Analyzes a part for the range as it is. */
static void analyze(struct ur_fusion *fusion, struct part *part) {
    set_range(fusion, part);
    do {
        ur_fusion_analyze(fusion, part);
    } while (ur_fusion_unroll(fusion, part));
    fusion->everybody.limit_count = 0; /* of the quotient in that part */
    part->everybody = fusion->everybody;
    if (part->access_count > MOST_ACCESSES) {
        ur_fusion_fail(fusion, UR_FUSION_REFUSED,
                       "kernel '%.200s' uses memory at more than %d places", part->launch.kernel,
                       MOST_ACCESSES);
    }
}

static bool same_groups(const struct ur_fusion_launch *a, const struct ur_fusion_launch *b) {
    return a->global[0] == b->global[0] && a->local[0] == b->local[0];
}

/* Analyzes a part that is to run in the work-groups of a launch. */
static void regroup(struct ur_fusion *fusion, struct part *part,
                    const struct ur_fusion_launch *base) {
    bool good = true;
    if (!same_groups(&part->given, base)) {
        memcpy(fusion->local, part->given.local, sizeof(fusion->local));
        set_range(fusion, part);
        ur_fusion_analyze(fusion, part);
        good = ur_fusion_regroup(fusion, part, base);
    }
    memcpy(fusion->local, base->local, sizeof(fusion->local));
    if (good) {
        analyze(fusion, part);
    }
    if (!good || !part->sub_groups) {
        ur_fusion_fail(fusion, UR_FUSION_CUT, "kernel '%.200s' stays in groups of its own",
                       part->launch.kernel);
    }
}

/* With a `base`, all parts run in its work-groups. */
static void fusion_add(struct ur_fusion *fusion, const struct ur_fusion_launch *launch,
                       struct addition *addition, const struct ur_fusion_launch *base) {
    uint32_t count = fusion->count;
    if (count == MOST_PARTS) {
        ur_fusion_fail(fusion, UR_FUSION_CUT, "kernel '%.200s' follows %u that are fused already",
                       launch->kernel, count);
    }
    if (count && !base) {
        ur_fusion_check_range(fusion, launch);
    }
    struct part **old = fusion->parts;
    addition->parts = ur_out_alloc(&fusion->out, count + 1u, sizeof(*addition->parts));
    if (count) {
        memcpy(addition->parts, old, count * sizeof(*old));
    }
    /* With the size of work-groups ids are told apart by group and by place in it, so what was
     * found out before that size was known is found out again. */
    bool again = count && launch->has_local && !fusion->has_local;
    for (uint32_t p = 0; p < count && base; ++p) {
        again = again || !same_groups(&fusion->parts[p]->given, base);
    }
    if (launch->has_local && !fusion->has_local) {
        fusion->has_local = true;
        for (uint32_t d = 0; d < 3; ++d) {
            fusion->local[d] = d < launch->dims ? launch->local[d] : 1;
        }
    }
    for (uint32_t d = 0; d < launch->dims; ++d) {
        fusion->global[d] = base                                    ? base->global[d]
                            : launch->global[d] > fusion->global[d] ? launch->global[d]
                                                                    : fusion->global[d];
    }
    fusion->parts = addition->parts;
    struct part *part = new_part(fusion, launch);
    addition->first = again ? 0 : count;
    for (uint32_t p = addition->first; p <= count; ++p) {
        addition->parts[p] = p < count ? new_part(fusion, &old[p]->original) : part;
        ++addition->made;
        if (base) {
            regroup(fusion, addition->parts[p], base);
        } else {
            analyze(fusion, addition->parts[p]);
        }
        widen(fusion, p + 1);
        fusion->count = p; /* those before it */
        ur_fusion_check(fusion, addition->parts[p]);
        fusion->count = count;
    }
}

/* The launch with the fewest sub-groups, where all may use such and not all have the same groups:
 * kernels that handle more elements than others by each work-item share them with those only in
 * groups of one kind. NULL: nothing would change. */
static const struct ur_fusion_launch *find_base(const struct ur_fusion *fusion,
                                                const struct ur_fusion_launch *launch) {
    const struct ur_fusion_launch *base = NULL; /* the first of equal ones */
    bool differ = false;
    if (!launch->has_local || !launch->sub_group || launch->dims != 1) {
        return NULL;
    }
    for (uint32_t p = 0; p < fusion->count; ++p) {
        const struct ur_fusion_launch *one = &fusion->parts[p]->original;
        if (!fusion->parts[p]->sub_groups || one->dims != 1 ||
            one->sub_group != launch->sub_group || one->offset[0] != launch->offset[0]) {
            return NULL;
        }
        differ = differ || !same_groups(one, launch);
        base = !base || one->global[0] < base->global[0] ? one : base;
    }
    base = base && launch->global[0] < base->global[0] ? launch : base;
    return differ ? base : NULL;
}

static enum ur_fusion_result try_to_add(struct ur_fusion *fusion,
                                        const struct ur_fusion_launch *launch,
                                        const struct ur_fusion_launch *base, char *why,
                                        size_t why_size) {
    jmp_buf failed;
    struct ur_fusion before = *fusion;
    struct addition *addition = calloc(1, sizeof(*addition));
    if (!addition) {
        return UR_FUSION_NO_MEMORY;
    }
    fusion->why = why;
    fusion->why_size = why_size;
    fusion_begin(fusion);
    fusion->out.failed = &failed;
    if (setjmp(failed) == 0) {
        fusion_add(fusion, launch, addition, base);
        for (uint32_t p = addition->first; p < before.count; ++p) {
            drop_part(before.parts[p]);
        }
        fusion->count = before.count + 1;
        fusion->result = UR_FUSION_OK;
    } else {
        struct ur_arena arena = fusion->out.arena;
        enum ur_fusion_result result = fusion->result;
        for (uint32_t p = 0; p < addition->made; ++p) {
            drop_part(addition->parts[addition->first + p]);
        }
        *fusion = before;
        fusion->out.arena = arena;
        fusion->result = result;
    }
    fusion->out.failed = NULL;
    free(addition);
    return fusion->result;
}

enum ur_fusion_result ur_fusion_add(struct ur_fusion *fusion, const struct ur_fusion_launch *launch,
                                    char *why, size_t why_size) {
    const struct ur_fusion_launch *base = fusion->count ? find_base(fusion, launch) : NULL;
    enum ur_fusion_result result = UR_FUSION_CUT;
    char other[256]; /* as it was launched is what there is a reason to tell of */
    /* Next to others that were regrouped it needs to be, too. */
    bool first = base && fusion->regrouped && !same_groups(launch, &fusion->parts[0]->given);
    for (unsigned turn = 0; turn < 2 && result == UR_FUSION_CUT; ++turn) {
        if ((turn == 0) != first) {
            result = try_to_add(fusion, launch, NULL, why, why_size);
        } else if (base) {
            result = try_to_add(fusion, launch, base, other, sizeof(other));
            fusion->regrouped = fusion->regrouped || result == UR_FUSION_OK;
            result = result == UR_FUSION_REFUSED ? UR_FUSION_CUT : result;
        }
    }
    return result;
}

enum ur_fusion_result ur_fusion_make(struct ur_fusion *fusion, struct ur_fusion_made *made,
                                     char *why, size_t why_size) {
    jmp_buf failed;
    fusion->why = why;
    fusion->why_size = why_size;
    fusion_begin(fusion);
    fusion->out.failed = &failed;
    if (setjmp(failed) == 0) {
        ur_fusion_build(fusion, made);
        fusion->result = UR_FUSION_OK;
    }
    fusion->out.failed = NULL;
    return fusion->result;
}
