/* Which bytes of an allocation something was written to: a byte for each in host USM, which kernels
 * and calls set. Or as many bytes for what command.h keeps of 8 bytes. Of memory that is written in
 * ways that are not followed nothing is known, so it has none any more. The lock is held. */
#include <stdlib.h>
#include <string.h>

#include "layer.h"

/* As far from a multiple of it as the allocation is. */
enum { ALIGNED = 64 };

struct ur_check_shadow {
    void *memory;
    uintptr_t at;
    size_t size;
    uint64_t retired; /* launches when the allocation had it last */
    struct ur_check_usm *usm;
    struct ur_check_shadow *next, *before;
};

static void link_in(struct ur_check_shadow **list, struct ur_check_shadow *shadow) {
    shadow->before = NULL;
    shadow->next = *list;
    if (*list) {
        (*list)->before = shadow;
    }
    *list = shadow;
}

static void link_out(struct ur_check_shadow **list, struct ur_check_shadow *shadow) {
    *(shadow->before ? &shadow->before->next : list) = shadow->next;
    if (shadow->next) {
        shadow->next->before = shadow->before;
    }
}

static void free_all(struct ur_check_context *context, struct ur_check_shadow **list,
                     uint64_t oldest, bool idle) {
    for (struct ur_check_shadow *shadow = *list, *next; shadow; shadow = next) {
        next = shadow->next;
        if (shadow->retired < oldest) {
            link_out(list, shadow);
            if (idle) {
                ur_checking.next->ddi.USM.pfnFree(context->handle, shadow->memory);
            }
            free(shadow);
        }
    }
}

static bool attach(struct ur_check_usm *usm) {
    struct ur_check_context *context = usm->context;
    if (context->old_shadows) {
        free_all(context, &context->old_shadows, ur_check_oldest_running(false), true);
    }
    struct ur_check_shadow *shadow = calloc(1, sizeof(*shadow));
    size_t size = usm->range.size;
    if (!shadow || size > SIZE_MAX - (size_t)2 * ALIGNED ||
        ur_checking.next->ddi.USM.pfnHostAlloc(context->handle, NULL, NULL,
                                               size + (size_t)2 * ALIGNED, &shadow->memory)) {
        free(shadow);
        return false;
    }
    shadow->at =
        ((uintptr_t)shadow->memory + ALIGNED - 1) / ALIGNED * ALIGNED + usm->range.base % ALIGNED;
    shadow->size = size;
    shadow->usm = usm;
    memset(shadow->memory, 0, size + (size_t)2 * ALIGNED);
    link_in(&context->shadows, shadow);
    usm->shadow = shadow;
    return true;
}

void ur_check_blank(struct ur_check_context *context, const void *at) {
    struct ur_check_usm *usm = ur_checking.options.unset && context && !context->shown
                                   ? ur_check_usm_at(context, (uintptr_t)at)
                                   : NULL;
    if (usm && !usm->shadow && !usm->freed && attach(usm)) {
        ur_check_tree_changed(usm);
        context->stale = true;
    }
}

void ur_check_shadow_cells(struct ur_check_usm *usm) {
    if (usm->context->order && !usm->context->shown) {
        (void)attach(usm);
    }
}

void ur_check_shadows_clear(struct ur_check_context *context) {
    for (struct ur_check_shadow *shadow = context->shadows; shadow; shadow = shadow->next) {
        memset((void *)shadow->at, 0, shadow->size);
    }
}

uint64_t ur_check_shadow_distance(const struct ur_check_usm *usm) {
    return usm->shadow ? (uint64_t)usm->shadow->at - usm->range.base : 0;
}

void ur_check_shadow_end(struct ur_check_usm *usm) {
    struct ur_check_shadow *shadow = usm->shadow;
    if (shadow) {
        link_out(&usm->context->shadows, shadow);
        shadow->retired = ur_checking.launches;
        shadow->usm = NULL;
        link_in(&usm->context->old_shadows, shadow);
        usm->shadow = NULL;
    }
}

static void shadow_drop(struct ur_check_usm *usm) {
    ur_check_shadow_end(usm);
    ur_check_tree_changed(usm);
    usm->context->stale = true;
}

void ur_check_shadows_drop(struct ur_check_context *context) {
    while (context->shadows) {
        shadow_drop(context->shadows->usm);
    }
}

void ur_check_shadows_over(struct ur_check_context *context, bool idle) {
    free_all(context, &context->shadows, UINT64_MAX, idle);
    free_all(context, &context->old_shadows, UINT64_MAX, idle);
}

struct ur_check_usm *ur_check_shadowed(const void *at) {
    for (struct ur_check_context *context = ur_checking.contexts; at && context;
         context = context->next) {
        struct ur_check_usm *usm = ur_checking.options.unset && context->shadows
                                       ? ur_check_usm_at(context, (uintptr_t)at)
                                       : NULL;
        if (usm && usm->shadow) {
            return usm;
        }
    }
    return NULL;
}

bool ur_check_shadow_at(const struct ur_check_usm *usm, uintptr_t at, size_t size, void **shadow) {
    size_t offset = at - usm->range.base;
    *shadow = (void *)(usm->shadow->at + offset);
    return size <= usm->range.size - offset;
}

/* Before a copy of a shadow that is on its way there what is set later cannot be noted. */
void ur_check_written(const void *at, size_t size) {
    struct ur_check_usm *usm = ur_check_shadowed(at);
    if (usm && usm->carried && usm->carried >= ur_check_oldest_running(true)) {
        shadow_drop(usm);
    } else if (usm) {
        size_t offset = (uintptr_t)at - usm->range.base, most = usm->range.size - offset;
        memset((void *)(usm->shadow->at + offset), 1, size < most ? size : most);
    }
}

void ur_check_read_back(const char *function, struct ur_check_usm *usm, uintptr_t at, size_t size,
                        const struct ur_check_stack *stack) {
    if (!usm->shadow || usm->told || !size) {
        return;
    }
    size_t offset = at - usm->range.base, most = usm->range.size - offset;
    size = size < most ? size : most;
    if (memchr((const void *)(usm->shadow->at + offset), 1, size)) {
        return;
    }
    usm->told = true;
    ur_check_tell_read_back(function, at, size, usm, stack);
}

void ur_check_written_anyhow(const void *at) {
    struct ur_check_usm *usm = ur_check_shadowed(at);
    if (usm) {
        shadow_drop(usm);
    }
}

void ur_check_shadows_stop(void) {
    for (struct ur_check_context *context = ur_checking.contexts; context;
         context = context->next) {
        ur_check_shadows_drop(context);
        context->shown = true;
    }
}
