/* A plan while it is made (plan.c), for what it is made of. */
#ifndef UR_FUSE_QUEUE_PLAN_H
#define UR_FUSE_QUEUE_PLAN_H

#include "fusing.h"

/* A launch, as fuse/ is told of it. */
struct told {
    const struct ur_recorded_launch *launch;
    char *name;                           /* owned */
    char *options;                        /* that its program was built with; owned */
    ur_exp_kernel_arg_properties_t *args; /* owned; values are the kernel's */
    uint32_t arg_count;
    struct ur_fusion_argument *arguments; /* owned */
    ur_result_t result; /* UR_RESULT_ERROR_UNSUPPORTED_FEATURE: it can be part of no fusion */
    struct ur_fusion_known *known; /* owned */
    struct ur_fusion_launch told;
};

/* What a launch or copy comes after, also by way of others: by bits. */
struct reach {
    uint64_t launches, copies;
};

/* The module of a program, read once for all its launches. */
struct program_module {
    ur_program_handle_t program;
    struct ur_spirv_module *module; /* owned; NULL: none, and why */
    char why[192];
};

struct plan {
    ur_context_handle_t context;
    ur_device_handle_t device;
    const struct ur_fusing_options *options;
    struct ur_fusion_options fusion_options;
    const struct ur_fusing_order *const *orders, *const *copy_orders; /* as ur_fusing_sequence */
    struct reach *launch_reach, *copy_reach;                          /* with orders */
    uint32_t copy_count;
    const struct ur_fusing_copy *const *copies;
    uint32_t *standing; /* copies of which is known what they copied, and that is still there */
    bool *is_open;      /* of each copy: what it copies may change before it does */
    uint32_t standing_count, next_copy;
    struct ur_fusing_programs *programs; /* or NULL */
    struct ur_fusing_report *report;
    uint32_t base; /* entries that the report had */
    uint32_t count;
    struct told *told;
    uint32_t module_count;
    struct program_module *modules; /* one for each launch at most */
    struct ur_fusion *fusion;
    uint32_t first;                    /* of the group that is open */
    char cut[256];                     /* why that did not join the group before; "": none was */
    struct ur_fusion_memory *promoted; /* room for all of the options' */
    struct ur_fusing_group *out;
    uint32_t group_count;
};

static inline struct ur_fusing_entry *entry_of(const struct plan *plan, uint32_t i) {
    return &plan->report->entries[plan->base + i];
}

static inline bool overlap(const void *a, size_t a_size, const void *b, size_t b_size) {
    return (uintptr_t)a < (uintptr_t)b + b_size && (uintptr_t)b < (uintptr_t)a + a_size;
}

/* ---- tell.c ---------------------------------------------------------------------------------- */

/* UR_RESULT_ERROR_UNSUPPORTED_FEATURE: it can be part of no fusion, and the entry says why. */
ur_result_t ur_fusing_tell(struct plan *plan, uint32_t i);

/* ---- group.c --------------------------------------------------------------------------------- */

/* Post: the group has a kernel with all arguments, which ur_fusing_group_end gives up; or a
 * failure. */
ur_result_t ur_fusing_group_make(const struct plan *plan, struct ur_fusion_made *made,
                                 struct ur_fusing_group *group);

bool ur_fusing_is_processor(const struct plan *plan);

/* Whether the device does not do with the one kernel what it does with several, or not as well. */
bool ur_fusing_group_is_worse(const struct plan *plan, const struct ur_fusion_made *made,
                              ur_kernel_handle_t kernel, char *why, size_t why_size);

/* ---- order.c --------------------------------------------------------------------------------- */

/* Fills launch_reach and copy_reach, where there are orders. Only memory can be missing. */
ur_result_t ur_fusing_find_reaches(struct plan *plan);

/* Whether a launch waits for what those of the open group wait for, neither more nor less: the one
 * kernel waits for it, and a launch that does not may be what another one waits for. */
bool ur_fusing_waits_alike(const struct plan *plan, uint32_t i);

/* ---- copies.c -------------------------------------------------------------------------------- */

/* Copies up to a launch, which then is told what they copied. */
ur_result_t ur_fusing_pass_copies(struct plan *plan, uint32_t i);

/* What the launch that was placed last may have changed. */
void ur_fusing_pass_launch(struct plan *plan);

/* Whether the copies right before a launch may come before all of the open group. Where copies have
 * an order, those that launches wait for come after none of the group. */
bool ur_fusing_copies_move(const struct plan *plan, uint32_t i);

#endif
