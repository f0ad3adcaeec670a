/* USM by address.
 *
 * USM that the program frees is kept from use for a while, so that its addresses mean nothing else;
 * when it is really freed, the table of kernels (table.c) forgets it before anything new can be
 * there. */
#include "layer.h"

#include <stdlib.h>
#include <string.h>

#include "base/backtrace.h"
#include "base/log.h"

/* Freed allocations that are kept. */
#define MOST_KEPT 4096

static uint64_t numbers;

void ur_check_stack_take(struct ur_check_stack *stack) {
    stack->depth = backtrace(stack->frames, MOST_FRAMES);
}

struct ur_check_context *ur_check_context(ur_context_handle_t handle) {
    struct ur_check_context *context = ur_checking.contexts;
    while (context && context->handle != handle) {
        context = context->next;
    }
    if (!context && (context = calloc(1, sizeof(*context))) != NULL) {
        context->handle = handle;
        context->refs = 1;
        context->next = ur_checking.contexts;
        ur_checking.contexts = context;
    }
    return context;
}

/* ---- ranges ---- */

static bool is_wild(struct ur_check_context *context, uintptr_t base, size_t size);

static struct ur_check_usm *memory_find(struct ur_check_context *context, const void *at) {
    return (struct ur_check_usm *)ur_ranges_overlap(&context->ranges, (uintptr_t)at, 1);
}

static void memory_take_out(struct ur_check_usm *usm) {
    ur_check_tree_remove(usm);
    ur_check_shadow_end(usm);
    if (usm->flag) {
        ur_check_flag_return(usm->context, usm->flag);
        usm->flag = NULL;
    }
    ur_ranges_remove(&usm->context->ranges, &usm->range);
    usm->context->count--;
    usm->context->stale = true;
}

static bool is_much(const struct ur_check_context *context) {
    return context->kept > ur_checking.options.keep || context->kept_count > MOST_KEPT;
}

static bool is_excess(const struct ur_check_usm *usm, const void *data) {
    (void)data;
    return is_much(usm->context) && !(usm->flag && !ur_check_flag_is_set(usm->flag));
}

/* Takes those of the kept ones that `chosen` says into a list, and out of the ranges. What kernels
 * found in them is told first. */
static struct ur_check_usm *memory_take(struct ur_check_context *context,
                                        bool (*chosen)(const struct ur_check_usm *, const void *),
                                        const void *data) {
    struct ur_check_usm *list = NULL, **end = &list, **link = &context->first_kept, *usm;
    struct ur_check_usm *last = context->last_kept;
    context->last_kept = NULL;
    while ((usm = *link) != NULL) {
        if (chosen == is_excess && !is_much(context)) {
            context->last_kept = last;
            break;
        }
        if (chosen(usm, data)) {
            if (!list) {
                ur_check_tell();
            }
            *link = usm->next;
            usm->next = NULL;
            *end = usm;
            end = &usm->next;
            context->kept -= usm->range.size;
            context->kept_count--;
            memory_take_out(usm);
        } else {
            context->last_kept = usm;
            link = &usm->next;
        }
    }
    return list;
}

static bool is_any(const struct ur_check_usm *usm, const void *data) {
    (void)usm;
    (void)data;
    return true;
}

static bool is_of_pool(const struct ur_check_usm *usm, const void *data) {
    return usm->pool == data;
}

static bool is_that(const struct ur_check_usm *usm, const void *data) {
    return usm == data;
}

struct ur_check_usm *ur_check_take_excess(struct ur_check_context *context) {
    return is_much(context) ? memory_take(context, is_excess, NULL) : NULL;
}

struct ur_check_usm *ur_check_take_all(struct ur_check_context *context) {
    return memory_take(context, is_any, NULL);
}

struct ur_check_usm *ur_check_take_pool(ur_usm_pool_handle_t pool) {
    struct ur_check_usm *all = NULL, **end = &all;
    for (struct ur_check_context *context = ur_checking.contexts; pool && context;
         context = context->next) {
        *end = memory_take(context, is_of_pool, pool);
        while (*end) {
            end = &(*end)->next;
        }
    }
    return all;
}

struct ur_check_usm *ur_check_take_one(struct ur_check_context *context, const void *at) {
    struct ur_check_usm *usm = memory_find(context, at);
    return usm && usm->freed ? memory_take(context, is_that, usm) : NULL;
}

void ur_check_give_back(struct ur_check_usm *list) {
    while (list) {
        struct ur_check_usm *usm = list;
        list = usm->next;
        ur_checking.next->ddi.USM.pfnFree(usm->context->handle, (void *)usm->range.base);
        free(usm);
    }
}

void ur_check_usm_made(struct ur_check_context *context, ur_usm_pool_handle_t pool, void *at,
                       size_t size, const char *by) {
    struct ur_check_usm *old, *usm = at && size && context ? calloc(1, sizeof(*usm)) : NULL;
    if (!usm) {
        return;
    }
    /* What is still known there went by a way that is not followed. */
    while ((old = (struct ur_check_usm *)ur_ranges_overlap(&context->ranges, (uintptr_t)at,
                                                           size)) != NULL) {
        if (old->freed) {
            free(usm); /* of another device, say: then nothing is known of either */
            return;
        }
        memory_take_out(old);
        free(old);
    }
    if (is_wild(context, (uintptr_t)at, size)) {
        free(usm);
        return;
    }
    usm->range = (struct ur_range){.base = (uintptr_t)at, .size = size};
    usm->context = context;
    usm->pool = pool;
    usm->number = ++numbers;
    usm->made_by = by;
    ur_check_stack_take(&usm->made);
    ur_ranges_insert(&context->ranges, &usm->range);
    if (ur_checking.options.races == UR_CHECK_RACES_COMMANDS && ur_check_prepare(context) &&
        ur_check_races_of(context)) {
        ur_check_shadow_cells(usm);
    }
    ur_check_tree_put(usm);
    context->count++;
    context->stale = true;
}

size_t ur_check_usm_size(struct ur_check_context *context, const void *at) {
    struct ur_check_usm *usm = memory_find(context, at);
    return usm ? usm->range.size : 0;
}

struct ur_check_usm *ur_check_usm_ending(struct ur_check_context *context, void *at,
                                         const char *by) {
    struct ur_check_usm *usm = memory_find(context, at);
    if (!usm || usm->freed || usm->range.base != (uintptr_t)at ||
        usm->range.size > ur_checking.options.keep) {
        return NULL;
    }
    usm->ended_by = by;
    ur_check_stack_take(&usm->ended);
    return usm;
}

void ur_check_keep(struct ur_check_usm *usm) {
    struct ur_check_context *context = usm->context;
    usm->freed = true;
    usm->next = NULL;
    *(context->last_kept ? &context->last_kept->next : &context->first_kept) = usm;
    context->last_kept = usm;
    context->kept += usm->range.size;
    context->kept_count++;
    ur_check_tree_freed(usm);
    context->stale = true;
}

bool ur_check_usm_freed(struct ur_check_context *context, void *at) {
    struct ur_check_usm *usm = ur_check_usm_ending(context, at, "urUSMFree");
    if (!usm) {
        ur_check_usm_gone(context, at, false);
        return false;
    }
    ur_check_keep(usm);
    return true;
}

void ur_check_usm_gone(struct ur_check_context *context, void *at, bool queued) {
    struct ur_check_usm *usm = memory_find(context, at);
    if (!usm || usm->freed || usm->range.base != (uintptr_t)at) {
        return;
    }
    struct ur_check_wild *wild = queued ? malloc(sizeof(*wild)) : NULL;
    if (wild) {
        *wild = (struct ur_check_wild){usm->range.base, usm->range.size, ur_checking.launches,
                                       context->wild};
        context->wild = wild;
    }
    ur_check_tell();
    memory_take_out(usm);
    if (!context->gone) {
        context->gone = calloc(GONE_USM, sizeof(*context->gone));
    }
    if (context->gone) {
        context->gone[context->gone_count++ % GONE_USM] = *usm;
    }
    free(usm);
}

/* Whether launches from before may use memory there as what it was. */
static bool is_wild(struct ur_check_context *context, uintptr_t base, size_t size) {
    uint64_t oldest = context->wild ? ur_check_oldest_running(true) : 0;
    struct ur_check_wild **link = &context->wild, *wild;
    bool found = false;
    while ((wild = *link) != NULL) {
        if (wild->retired < oldest) {
            *link = wild->next;
            free(wild);
            continue;
        }
        found |= base < wild->base + wild->size && wild->base < base + size;
        link = &wild->next;
    }
    return found;
}

struct ur_check_usm *ur_check_usm_at(struct ur_check_context *context, uint64_t address) {
    return memory_find(context, (const void *)(uintptr_t)address);
}

struct ur_check_usm *ur_check_usm_by_number(struct ur_check_context *context, uint64_t number) {
    struct ur_range *at = ur_ranges_next(&context->ranges, NULL);
    while (at && ((struct ur_check_usm *)at)->number != number) {
        at = ur_ranges_next(&context->ranges, at);
    }
    for (unsigned i = 0; !at && context->gone && i < GONE_USM; i++) {
        at = context->gone[i].number == number ? &context->gone[i].range : NULL;
    }
    return (struct ur_check_usm *)at;
}

/* ---- tables ---- */

/* What kernels look addresses up in from now on; 0: they do not. */
static void memory_show(struct ur_check_context *context, uint64_t table) {
    for (struct ur_check_code *code = context->codes; code; code = code->next) {
        __atomic_store_n(&code->block->table, table, __ATOMIC_RELEASE);
        ur_check_view_wrote(context, &code->view, &code->block->table, sizeof(table));
    }
}

static void publish(struct ur_check_context *context) {
    bool first = !context->tree;
    if (!ur_check_tree_show(context)) {
        memory_show(context, 0);
        context->off = true;
        ur_log_error(
            "memory for tables of addresses is short: kernels are not checked from here on");
        return;
    }
    if (first) {
        memory_show(context, ur_check_tree_table(context)->seen);
    }
    context->stale = false;
}

static struct ur_check_context *memory_context_of(ur_queue_handle_t queue) {
    ur_context_handle_t context = ur_check_queue_context(queue);
    return context ? ur_check_context(context) : NULL;
}

void ur_check_settle(ur_queue_handle_t queue) {
    struct ur_check_context *context = memory_context_of(queue);
    if (context && context->codes &&
        !(ur_check_views_send(context, ur_check_tree_table(context), false) &&
          ur_check_views_await(context, queue, ur_check_queue_version(queue))) &&
        !context->off) {
        context->off = true;
        memory_show(context, 0);
        (void)ur_check_views_send(context, ur_check_tree_table(context), true);
        ur_log_error("what checked kernels look up does not get into memory of the device: "
                     "kernels are not checked from here on");
    }
}

bool ur_check_launch(ur_queue_handle_t queue) {
    struct ur_check_context *context = memory_context_of(queue);
    if (!context || !context->codes) {
        return false;
    }
    if (!context->off && (context->stale || !context->tree)) {
        publish(context);
    }
    ur_check_settle(queue);
    if (context->off) {
        return false;
    }
    (void)ur_check_enqueuing(queue);
    return true;
}

/* What kernels read stays: one may still run. */
void ur_check_context_over(struct ur_check_context *context) {
    struct ur_check_context **link = &ur_checking.contexts;
    struct ur_range *at;
    bool idle = ur_check_oldest_running(false) == UINT64_MAX;
    ur_check_programs_forget(context);
    ur_check_kernels_forget(context);
    ur_check_finder_over(context);
    ur_check_copies_over(context);
    while ((at = ur_ranges_any(&context->ranges)) != NULL) {
        struct ur_check_usm *usm = (struct ur_check_usm *)at;
        memory_take_out(usm);
        free(usm);
    }
    ur_check_flags_over(context, idle);
    ur_check_races_over(context, idle);
    ur_check_order_over(context, idle);
    ur_check_commands_forget();
    free(context->gone);
    for (struct ur_check_wild *wild = context->wild, *next; wild; wild = next) {
        next = wild->next;
        free(wild);
    }
    for (struct ur_check_code *code = context->codes, *next; code; code = next) {
        next = code->next;
        ur_check_view_end(context, &code->view, idle);
        if (idle) {
            ur_checking.next->ddi.USM.pfnFree(context->handle, (void *)(uintptr_t)code->said);
        }
        ur_check_module_free(&code->module);
        free(code->told);
        free(code->lents);
        free(code->told_races);
        free(code);
    }
    ur_check_tree_over(context, idle);
    ur_check_views_over(context);
    if (context->any && idle) {
        ur_checking.next->ddi.USM.pfnFree(context->handle, (void *)(uintptr_t)context->any);
    }
    ur_check_shadows_over(context, idle);
    while (*link != context) {
        link = &(*link)->next;
    }
    *link = context->next;
    free(context);
}
