/* Which launches become one kernel. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "base/log.h"
#include "plan.h"

/* What became of the launches of a group that is one kernel. */
static void say_group(const struct plan *plan, const struct ur_fusion_made *made) {
    uint32_t count = ur_fusion_count(plan->fusion);
    char rooms[48] = "";
    if (made->rooms) {
        snprintf(rooms, sizeof(rooms), ", %u arrays in local memory", made->rooms);
    }
    for (uint32_t i = 0; i < count; ++i) {
        struct ur_fusing_entry *entry = entry_of(plan, plan->first + i);
        entry->fused = true;
        entry->group = plan->base + plan->first;
        if (i == 0) {
            snprintf(entry->words, sizeof(entry->words),
                     "fused with the %u that follow: %u loads and %u stores saved, %u barriers "
                     "between kernels%s%s%s",
                     count - 1, made->loads_saved, made->stores_saved, made->barriers, rooms,
                     plan->cut[0] ? "; not with those before: " : "", plan->cut);
        } else {
            entry->words[0] = '\0';
        }
    }
    plan->report->fused += count;
    ++plan->report->kernels;
}

/* Whether a launch may look at memory: what its pointers point into, of which it may use all. */
static bool may_look(const struct told *told, const struct ur_fusion_memory *memory) {
    if (told->result != UR_RESULT_SUCCESS) {
        return true;
    }
    for (uint32_t i = 0; i < told->told.argument_count; ++i) {
        const struct ur_fusion_argument *argument = &told->arguments[i];
        if (argument->kind == UR_FUSION_POINTER && argument->address &&
            (argument->extent == 0 || (argument->base < memory->address + memory->size &&
                                       memory->address < argument->base + argument->extent))) {
            return true;
        }
    }
    return false;
}

/* Memory that is given up is so after all launches: those that come behind the group still find in
 * it what the group stores. */
static void find_promoted(struct plan *plan) {
    uint32_t count = 0, end = plan->first + ur_fusion_count(plan->fusion);
    for (uint32_t m = 0; m < plan->options->promoted_count; ++m) {
        bool needed = false;
        for (uint32_t i = end; i < plan->count && !needed; ++i) {
            needed = may_look(&plan->told[i], &plan->options->promoted[m]);
        }
        /* Where copies have an order, one among the launches may come after some of them. */
        uint32_t behind = plan->orders ? plan->first + 1 : end;
        for (uint32_t c = 0; c < plan->copy_count && !needed; ++c) {
            needed = plan->copies[c]->before >= behind &&
                     overlap(plan->copies[c]->from, plan->copies[c]->size,
                             (const void *)(uintptr_t)plan->options->promoted[m].address,
                             plan->options->promoted[m].size);
        }
        if (!needed) {
            plan->promoted[count++] = plan->options->promoted[m];
        }
    }
    ur_fusion_promote(plan->fusion, count, plan->promoted);
}

/* Ends the group that is open. Only the end of host memory is a failure. */
static ur_result_t close_group(struct plan *plan) {
    struct ur_fusion_made made = {0};
    char why[256] = "";
    uint32_t count = plan->fusion ? ur_fusion_count(plan->fusion) : 0;
    ur_result_t result = UR_RESULT_SUCCESS;
    struct ur_fusing_group group = {0};
    if (count < 2) {
        goto end;
    }
    find_promoted(plan);
    switch (ur_fusion_make(plan->fusion, &made, why, sizeof(why))) {
    case UR_FUSION_OK:
        result = ur_fusing_group_make(plan, &made, &group);
        if (result != UR_RESULT_SUCCESS) {
            snprintf(why, sizeof(why), "the driver did not take the fused kernel (result %d)",
                     (int)result);
        } else if (ur_fusing_group_is_worse(plan, &made, group.kernel, why, sizeof(why))) {
            ur_fusing_group_end(&group);
        }
        break;
    case UR_FUSION_NO_MEMORY:
        result = ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
        break;
    default:
        break;
    }
    if (group.kernel) {
        group.first = plan->first;
        group.count = count;
        group.has_local = made.has_local;
        memcpy(group.global, made.global, sizeof(made.global));
        memcpy(group.local, made.local, sizeof(made.local));
        plan->out[plan->group_count++] = group;
        say_group(plan, &made);
    } else if (result != UR_RESULT_ERROR_OUT_OF_HOST_MEMORY) {
        for (uint32_t i = 0; i < count; ++i) {
            struct ur_fusing_entry *entry = entry_of(plan, plan->first + i);
            snprintf(entry->words, sizeof(entry->words), "not fused: %s", why);
        }
        result = UR_RESULT_SUCCESS;
    }
    ur_fusion_drop(&made);
end:
    ur_fusion_end(plan->fusion);
    plan->fusion = NULL;
    return result;
}

/* ---- groups ---------------------------------------------------------------------------------- */

static ur_result_t open_group(struct plan *plan, uint32_t i) {
    plan->fusion = ur_fusion_begin(&plan->fusion_options);
    plan->first = i;
    plan->cut[0] = '\0';
    return plan->fusion ? UR_RESULT_SUCCESS : ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
}

/* The size of work-groups of one launch holds for all of them. One whose size is open would run in
 * groups of that size too, and is slower in them than what fusing saves where they are less than
 * what the device works on at once. The size that the device prefers is asked of the kernel. */
enum {
    FEWEST_IN_GROUP = 4,
    MOST_AT_ONCE = 32
}; /* drivers of processors prefer 128 and take less */

static bool groups_too_small(const struct plan *plan, uint32_t open, uint32_t closed) {
    const struct ur_recorded_launch *launch = plan->told[closed].launch;
    size_t preferred = 1, items = 1;
    (void)ur_own.Kernel.pfnGetGroupInfo(plan->told[open].launch->kernel, plan->device,
                                        UR_KERNEL_GROUP_INFO_PREFERRED_WORK_GROUP_SIZE_MULTIPLE,
                                        sizeof(preferred), &preferred, NULL);
    for (uint32_t d = 0; d < launch->dims; ++d) {
        items *= launch->local[d];
    }
    preferred = preferred < MOST_AT_ONCE ? preferred : MOST_AT_ONCE;
    return items < preferred || items < FEWEST_IN_GROUP;
}

static bool slows_down(const struct plan *plan, uint32_t i, char *why, size_t why_size) {
    bool has_local = plan->told[i].launch->has_local;
    for (uint32_t p = plan->first; p < i; ++p) {
        if (plan->told[p].launch->has_local == has_local ||
            !groups_too_small(plan, has_local ? p : i, has_local ? i : p)) {
            continue;
        }
        snprintf(why, why_size,
                 "kernel '%.50s' is launched in work-groups that are so small that kernel '%.50s', "
                 "whose size is open, would be slower in them",
                 plan->told[has_local ? i : p].name, plan->told[has_local ? p : i].name);
        return true;
    }
    return false;
}

static enum ur_fusion_result plan_join(struct plan *plan, uint32_t i, char *why, size_t why_size) {
    const struct told *told = &plan->told[i], *first = &plan->told[plan->first];
    if (ur_fusion_count(plan->fusion) && strcmp(told->options, first->options) != 0) {
        snprintf(why, why_size,
                 "kernel '%.80s' was compiled with other options than the one before it",
                 told->name);
        return UR_FUSION_CUT;
    }
    if (ur_fusion_count(plan->fusion) && plan->orders && !ur_fusing_waits_alike(plan, i)) {
        snprintf(why, why_size, "kernel '%.80s' does not wait for what the one before it waits for",
                 told->name);
        return UR_FUSION_CUT;
    }
    if (ur_fusion_count(plan->fusion) && slows_down(plan, i, why, why_size)) {
        return UR_FUSION_CUT;
    }
    if (ur_fusion_count(plan->fusion) && !ur_fusing_copies_move(plan, i)) {
        snprintf(why, why_size,
                 "kernel '%.80s' comes behind a copy of memory that those before it use",
                 told->name);
        return UR_FUSION_CUT;
    }
    return ur_fusion_add(plan->fusion, &told->told, why, why_size);
}

static ur_result_t plan_place(struct plan *plan, uint32_t i) {
    struct ur_fusing_entry *entry = entry_of(plan, i);
    char why[256] = "";
    ur_result_t result = UR_RESULT_SUCCESS;
    if (plan->told[i].result != UR_RESULT_SUCCESS) {
        return close_group(plan);
    }
    if (!plan->fusion) {
        result = open_group(plan, i);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    enum ur_fusion_result joined = plan_join(plan, i, why, sizeof(why));
    if (joined == UR_FUSION_OK) {
        why[0] = '\0';
    }
    if (joined == UR_FUSION_CUT) {
        /* It may begin the next group, and says why it is not in this one. */
        result = close_group(plan);
        if (result == UR_RESULT_SUCCESS) {
            result = open_group(plan, i);
        }
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
        memcpy(plan->cut, why, sizeof(why));
        char alone[256] = "";
        joined = plan_join(plan, i, alone, sizeof(alone));
        if (joined == UR_FUSION_REFUSED || joined == UR_FUSION_CUT) {
            memcpy(why, alone, sizeof(why));
            joined = UR_FUSION_REFUSED;
        }
    }
    if (joined == UR_FUSION_NO_MEMORY) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    if (joined == UR_FUSION_REFUSED) {
        snprintf(entry->words, sizeof(entry->words), "not fused: %s", why);
        return close_group(plan);
    }
    snprintf(entry->words, sizeof(entry->words), "not fused: %s",
             why[0] ? why : "no launch that it could be fused with is beside it");
    return UR_RESULT_SUCCESS;
}

static void free_plan(struct plan *plan) {
    ur_fusion_end(plan->fusion);
    for (uint32_t i = 0; i < plan->count; ++i) {
        free(plan->told[i].name);
        free(plan->told[i].options);
        free(plan->told[i].args);
        free(plan->told[i].arguments);
        free(plan->told[i].known);
    }
    for (uint32_t i = 0; i < plan->module_count; ++i) {
        ur_spirv_release(plan->modules[i].module);
    }
    free(plan->told);
    free(plan->modules);
    free(plan->promoted);
    free(plan->standing);
    free(plan->is_open);
    free(plan->launch_reach);
    free(plan->copy_reach);
}

/* Beyond so many work-items processors lose more by a guard than a launch costs. */
enum { MOST_GUARDED = 4096 };

static void find_limits(struct plan *plan) {
    uint64_t local = 0;
    size_t arguments = 0;
    if (ur_own.Device.pfnGetInfo(plan->device, UR_DEVICE_INFO_LOCAL_MEM_SIZE, sizeof(local), &local,
                                 NULL) == UR_RESULT_SUCCESS) {
        plan->fusion_options.local_bytes = (size_t)local;
    }
    if (ur_own.Device.pfnGetInfo(plan->device, UR_DEVICE_INFO_MAX_PARAMETER_SIZE, sizeof(arguments),
                                 &arguments, NULL) == UR_RESULT_SUCCESS) {
        plan->fusion_options.argument_bytes = arguments;
    }
    plan->fusion_options.guarded_items = ur_fusing_is_processor(plan) ? MOST_GUARDED : 0;
}

static void log_entries(const struct plan *plan) {
    for (uint32_t i = 0; i < plan->count; ++i) {
        const struct ur_fusing_entry *entry = entry_of(plan, i);
        if (entry->group == plan->base + i) {
            ur_log_info("fusion: launch %u of '%s': %s", plan->base + i, entry->kernel,
                        entry->words);
        } else {
            ur_log_info("fusion: launch %u of '%s': fused with launch %u", plan->base + i,
                        entry->kernel, entry->group);
        }
    }
}

static ur_result_t make_rooms(struct plan *plan) {
    uint32_t count = plan->count, copy_count = plan->copy_count;
    plan->promoted = calloc(plan->options->promoted_count + (size_t)1, sizeof(*plan->promoted));
    plan->told = calloc(count + (size_t)1, sizeof(*plan->told));
    plan->modules = calloc(count + (size_t)1, sizeof(*plan->modules));
    plan->standing = calloc(copy_count + (size_t)1, sizeof(*plan->standing));
    plan->is_open = calloc(copy_count + (size_t)1, sizeof(*plan->is_open));
    if (!plan->told || !plan->modules || !plan->promoted || !plan->standing || !plan->is_open) {
        plan->count = plan->told ? plan->count : 0;
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t ur_fusing_plan(ur_context_handle_t context, ur_device_handle_t device,
                           const struct ur_fusing_options *options,
                           const struct ur_fusing_sequence *sequence,
                           struct ur_fusing_programs *programs, struct ur_fusing_report *report,
                           struct ur_fusing_group *out, uint32_t *group_count) {
    uint32_t count = sequence->count;
    struct plan plan = {.context = context,
                        .device = device,
                        .options = options,
                        .orders = sequence->orders,
                        .copy_count = sequence->copy_count,
                        .copies = sequence->copies,
                        .copy_orders = sequence->copy_orders,
                        .programs = programs,
                        .report = report,
                        .base = report->count,
                        .count = count,
                        .out = out};
    struct ur_fusing_report before = *report;
    plan.fusion_options.no_barriers = options->flags & UR_FUSION_FLAG_NO_BARRIERS;
    ur_result_t result = make_rooms(&plan);
    for (uint32_t i = 0; i < count && result == UR_RESULT_SUCCESS; ++i) {
        plan.told[i].launch = sequence->launches[i];
        if (!ur_fusing_entry_new(report, "?")) {
            result = ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
        }
    }
    if (result == UR_RESULT_SUCCESS && plan.orders) {
        result = ur_fusing_find_reaches(&plan);
    }
    if (result == UR_RESULT_SUCCESS) {
        find_limits(&plan);
    }
    for (uint32_t i = 0; i < count && result == UR_RESULT_SUCCESS; ++i) {
        plan.told[i].result = ur_fusing_tell(&plan, i);
        result = plan.told[i].result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE ? UR_RESULT_SUCCESS
                                                                            : plan.told[i].result;
    }
    for (uint32_t i = 0; i < count && result == UR_RESULT_SUCCESS; ++i) {
        result = ur_fusing_pass_copies(&plan, i);
        if (result == UR_RESULT_SUCCESS) {
            result = plan_place(&plan, i);
            ur_fusing_pass_launch(&plan);
        }
    }
    if (result == UR_RESULT_SUCCESS) {
        result = close_group(&plan);
    }
    if (result == UR_RESULT_SUCCESS) {
        log_entries(&plan);
    } else {
        for (uint32_t g = 0; g < plan.group_count; ++g) {
            ur_fusing_group_end(&out[g]);
        }
        plan.group_count = 0;
        report->count = before.count;
        report->fused = before.fused;
        report->kernels = before.kernels;
    }
    free_plan(&plan);
    *group_count = plan.group_count;
    return result;
}
