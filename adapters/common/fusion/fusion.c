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
static void begin(struct ur_fusion *fusion) {
    fusion->result = UR_FUSION_NO_MEMORY;
    if (fusion->why_size) {
        snprintf(fusion->why, fusion->why_size, "out of host memory");
    }
}

static struct part *new_part(struct ur_fusion *fusion, const struct ur_fusion_launch *launch) {
    struct part *part = ur_out_alloc(&fusion->out, 1, sizeof(*part));
    part->given = part->launch = *launch;
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

static void add(struct ur_fusion *fusion, const struct ur_fusion_launch *launch,
                struct addition *addition) {
    uint32_t count = fusion->count;
    if (count == MOST_PARTS) {
        ur_fusion_fail(fusion, UR_FUSION_CUT, "kernel '%.200s' follows %u that are fused already",
                       launch->kernel, count);
    }
    if (count) {
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
    if (launch->has_local && !fusion->has_local) {
        fusion->has_local = true;
        for (uint32_t d = 0; d < 3; ++d) {
            fusion->local[d] = d < launch->dims ? launch->local[d] : 1;
        }
    }
    for (uint32_t d = 0; d < launch->dims; ++d) {
        fusion->global[d] =
            launch->global[d] > fusion->global[d] ? launch->global[d] : fusion->global[d];
    }
    fusion->parts = addition->parts;
    struct part *part = new_part(fusion, launch);
    addition->first = again ? 0 : count;
    for (uint32_t p = addition->first; p <= count; ++p) {
        addition->parts[p] = p < count ? new_part(fusion, &old[p]->given) : part;
        ++addition->made;
        set_range(fusion, addition->parts[p]);
        do {
            ur_fusion_analyze(fusion, addition->parts[p]);
        } while (ur_fusion_unroll(fusion, addition->parts[p]));
        addition->parts[p]->everybody = fusion->everybody;
        if (addition->parts[p]->access_count > MOST_ACCESSES) {
            ur_fusion_fail(fusion, UR_FUSION_REFUSED,
                           "kernel '%.200s' uses memory at more than %d places",
                           addition->parts[p]->launch.kernel, MOST_ACCESSES);
        }
        widen(fusion, p + 1);
        fusion->count = p; /* those before it */
        ur_fusion_check(fusion, addition->parts[p]);
        fusion->count = count;
    }
}

enum ur_fusion_result ur_fusion_add(struct ur_fusion *fusion, const struct ur_fusion_launch *launch,
                                    char *why, size_t why_size) {
    jmp_buf failed;
    struct ur_fusion before = *fusion;
    struct addition *addition = calloc(1, sizeof(*addition));
    if (!addition) {
        return UR_FUSION_NO_MEMORY;
    }
    fusion->why = why;
    fusion->why_size = why_size;
    begin(fusion);
    fusion->out.failed = &failed;
    if (setjmp(failed) == 0) {
        add(fusion, launch, addition);
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

enum ur_fusion_result ur_fusion_make(struct ur_fusion *fusion, struct ur_fusion_made *made,
                                     char *why, size_t why_size) {
    jmp_buf failed;
    fusion->why = why;
    fusion->why_size = why_size;
    begin(fusion);
    fusion->out.failed = &failed;
    if (setjmp(failed) == 0) {
        ur_fusion_build(fusion, made);
        fusion->result = UR_FUSION_OK;
    }
    fusion->out.failed = NULL;
    return fusion->result;
}
