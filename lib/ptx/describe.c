/* What the PTX cannot say of its kernels stands in comments in front of it, so that a program's
 * binary is all that is needed to load it again:
 *
 *     // unified-runtime spir-v 5
 *     // kernel SYMBOL KINDS OFFSET TOGETHER MAX-X MAX-Y MAX-Z MAX-LINEAR SUB-GROUP SUB-GROUPS
 *     //        LOCAL NAME
 *     // variable SYMBOL NAME
 *
 * KINDS has a letter for each argument, see `kind_letters`; OFFSET is 1 where the global offset
 * follows them, TOGETHER 1 where it has barriers of device scope; LOCAL are bytes of local memory
 * that the launch adds in front of its arguments. The adapter's ptx.c reads it. */
#include "describe.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "program/marks.h"

/* In the order of enum ur_ptx_parameter_kind; `T` is a texture that is written: a surface. */
static const char kind_letters[] = "vglts";

static char letter(const struct ur_ptx_parameter *parameter) {
    return parameter->kind == UR_PTX_TEXTURE && parameter->written ? 'T'
                                                                   : kind_letters[parameter->kind];
}

/* The comments in front of the PTX; with `text` NULL only how long they are. */
static size_t describe(const struct ur_ptx_result *ptx, char *text, size_t room) {
    size_t used = (size_t)snprintf(text, room, "// unified-runtime spir-v 5\n");
    for (uint32_t i = 0; i < ptx->kernel_count; ++i) {
        const struct ur_ptx_kernel *kernel = &ptx->kernels[i];
#define ADD(...)                                                                                   \
    used += (size_t)snprintf(text ? text + used : NULL, text ? room - used : 0, __VA_ARGS__)
        ADD("// kernel %s ", kernel->symbol);
        for (uint32_t k = 0; k < kernel->parameter_count; ++k) {
            ADD("%c", letter(&kernel->parameters[k]));
        }
        ADD("%s %d %d %u %u %u %u %u %u %u %s\n", kernel->parameter_count ? "" : "-",
            kernel->offset, kernel->device_barriers, kernel->max[0], kernel->max[1], kernel->max[2],
            kernel->max_linear, kernel->sub_group_size, kernel->sub_groups, kernel->dynamic_bytes,
            kernel->name);
    }
    for (uint32_t i = 0; i < ptx->variable_count; ++i) {
        ADD("// variable %s %s\n", ptx->variables[i].symbol, ptx->variables[i].name);
    }
#undef ADD
    return used;
}

/* Behind the PTX: variables beside kernels that take the global offset or have local memory of
 * their own in the launch's part, which tell so where a kernel is known by its native handle alone;
 * see adapters/stream/kernel.c. */
static size_t describe_mark(const struct ur_ptx_result *ptx, char *text, size_t room) {
    size_t used = 0;
    for (uint32_t i = 0; i < ptx->kernel_count; ++i) {
        if (ptx->kernels[i].offset) {
            used += (size_t)snprintf(text ? text + used : NULL, text ? room - used : 0,
                                     ".visible .global .b8 %s" UR_OFFSET_MARK ";\n",
                                     ptx->kernels[i].symbol);
        }
        if (ptx->kernels[i].dynamic_bytes) {
            used += (size_t)snprintf(
                text ? text + used : NULL, text ? room - used : 0,
                ".visible .global .b8 %s" UR_LOCAL_MARK "[%u];\n", ptx->kernels[i].symbol,
                (ptx->kernels[i].dynamic_bytes + UR_LOCAL_UNIT - 1) / UR_LOCAL_UNIT);
        }
    }
    return used;
}

char *ur_ptx_described(const struct ur_ptx_result *ptx, size_t *size) {
    size_t comments = describe(ptx, NULL, 0), marks = describe_mark(ptx, NULL, 0);
    char *text = malloc(comments + ptx->size + marks + 1);
    if (!text) {
        return NULL;
    }
    (void)describe(ptx, text, comments + 1);
    memcpy(text + comments, ptx->text, ptx->size);
    text[comments + ptx->size] = 0;
    (void)describe_mark(ptx, text + comments + ptx->size, marks + 1);
    *size = comments + ptx->size + marks;
    return text;
}
