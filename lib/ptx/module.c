/* A whole module: kernel after kernel, then what they use, put together behind the header. */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "emit.h"
#include "flow.h"
#include "function.h"
#include "instructions.h"
#include "math_library.h"
#include "pointers.h"
#include "spirv/by_name.h"
#include "spirv/certain.h"
#include "spirv/direct.h"
#include "spirv/support.h"
#include "spirv/widen.h"

enum { LEAST_SM = 70, LEAST_VERSION = 63 };

_Noreturn static void leave(struct tr *t, enum ur_ptx_status status) {
    t->status = status;
    longjmp(t->failed, 2);
}

void ptx_fail(struct tr *t, enum ur_ptx_status status, const char *format, ...) {
    char *log = t->result->log;
    size_t size = sizeof(t->result->log), used = 0;
    if (t->fn) {
        used = (size_t)snprintf(log, size, "kernel '%.200s': ", t->fn->name);
        if (t->fn->insn && used < size) {
            const char *name = ur_spirv_opcode_name(t->fn->insn->opcode);
            used += (size_t)snprintf(log + used, size - used,
                                     "%s at word %u: ", name ? name : "an unknown instruction",
                                     t->fn->insn->word);
        }
    }
    if (used < size) {
        va_list arguments;
        va_start(arguments, format);
        vsnprintf(log + used, size - used, format, arguments);
        va_end(arguments);
    }
    leave(t, status);
}

void ptx_fail_in(struct fn *k, enum ur_ptx_status status, const char *format, ...) {
    char text[400], set[32] = "";
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof(text), format, arguments);
    va_end(arguments);
    if (k->insn && k->insn->opcode == SpvOpExtInst && k->insn->count > 1) {
        const char *name = ur_spirv_extended_name(UR_SPIRV_OPENCL_STD, k->insn->operands[1]);
        snprintf(set, sizeof(set), "(%s) ", name ? name : "?");
    }
    ptx_fail(k->t, status, "%s%s", set, text);
}

void *ptx_grow(struct tr *t, void *array, uint32_t count, size_t size) {
    enum { FIRST = 4 };
    if (count == 0) {
        return ptx_alloc(&t->out, FIRST, size);
    }
    return count >= FIRST && (count & (count - 1)) == 0
               ? ptx_regrow(&t->out, array, count, (size_t)count * 2, size)
               : array;
}

uint32_t ptx_new_id(struct tr *t) {
    if (t->next_id == t->id_capacity) {
        uint32_t capacity = t->id_capacity * 2;
        if (capacity > 1u << 26) {
            ptx_fail(t, UR_PTX_UNSUPPORTED, "too large once its functions are inlined");
        }
        t->ids = ptx_regrow(&t->out, t->ids, t->id_capacity, capacity, sizeof(*t->ids));
        t->id_capacity = capacity;
    }
    return t->next_id++;
}

struct id *ptx_id_of(struct fn *k, uint32_t id) {
    struct tr *t = k->t;
    if (id >= t->next_id) {
        ptx_fail_in(k, UR_PTX_INVALID, "id %%%u is not below the bound", id);
    }
    struct id *known = &t->ids[id];
    if (known->epoch != k->epoch) {
        *known = (struct id){
            .epoch = k->epoch, .type = ur_spirv_type(t->module, id), .origin = id, .last = id};
    }
    return known;
}

const char *ptx_function_name(struct tr *t, const struct ur_spirv_function *function) {
    uint32_t linkage;
    const char *name = ur_spirv_linkage(t->module, function->id, &linkage);
    name = name ? name : t->module->ids[function->id].name;
    return name ? name : "a function without a name";
}

/* ---- what is refused before anything is written ---- */

static void check_module(struct tr *t) {
    char why[256];
    if (t->target->sm < LEAST_SM) {
        ptx_fail(t, UR_PTX_UNSUPPORTED,
                 "the device has compute capability %u.%u; SPIR-V needs 7.0 or above",
                 t->target->sm / 10, t->target->sm % 10);
    }
    if (t->target->version < LEAST_VERSION) {
        ptx_fail(t, UR_PTX_UNSUPPORTED, "the driver takes PTX %u.%u; SPIR-V needs 6.3 or above",
                 t->target->version / 10, t->target->version % 10);
    }
    if (!ur_spirv_supported(t->module, why, sizeof(why))) {
        ptx_fail(t, UR_PTX_UNSUPPORTED, "%s", why);
    }
}

/* ---- putting it together ---- */

static void put_header(struct tr *t, struct ptx_text *text) {
    ptx_print(&t->out, text, ".version %u.%u\n.target sm_%u\n.address_size 64\n",
              t->target->version / 10, t->target->version % 10, t->target->sm);
    if (t->scratch) {
        ptx_puts(&t->out, text, ".shared .align 8 .b8 $scratch[512];\n"); /* SCRATCH_BYTES */
    }
    if (t->dynamic) {
        ptx_print(&t->out, text, ".extern .shared .align %u .b8 $dynamic[];\n", t->shared.align);
    }
    if (t->images) {
        ptx_puts(&t->out, text, ".visible .global .align 8 .u64 " UR_PTX_IMAGES ";\n");
    }
    if (t->vprintf) {
        ptx_puts(&t->out, text,
                 ".extern .func (.param .b32 $r0) vprintf(.param .b64 $p0, "
                 ".param .b64 $p1);\n");
    }
    if (t->assertfail) {
        ptx_puts(&t->out, text,
                 ".extern .func __assertfail(.param .b64 $p0, .param .b64 $p1, .param .b32 $p2, "
                 ".param .b64 $p3, .param .b64 $p4);\n");
    }
}

/* What functions name belongs to each kernel, which may call them. */
static void add_shared(struct tr *t, struct ur_ptx_kernel *kernel) {
    uint64_t common = t->shared.size, shared = kernel->local_bytes + t->function_shared + common;
    kernel->local_bytes = shared > UINT32_MAX ? UINT32_MAX : (uint32_t)shared;
    kernel->dynamic_bytes += (uint32_t)common;
    if (t->target->local_limit && kernel->local_bytes > t->target->local_limit) {
        ptx_fail(t, UR_PTX_UNSUPPORTED,
                 "kernel '%.200s': it has %u bytes of local memory of its own, and a work-group of "
                 "the device at most %u",
                 kernel->name, kernel->local_bytes, t->target->local_limit);
    }
}

static void module_prepare(struct tr *t) {
    struct ur_spirv_error error;
    struct ur_spirv_module *module = (struct ur_spirv_module *)(uintptr_t)t->module;
    enum ur_spirv_fault fault = ur_spirv_resolve_names(module, &error);
    fault = fault ? fault : ur_spirv_call_directly(module, &error);
    fault = fault ? fault : ur_spirv_widen(module, &error);
    if (fault == UR_SPIRV_OUT_OF_MEMORY) {
        longjmp(t->failed, 1);
    }
    if (fault) {
        ptx_fail(t, fault == UR_SPIRV_UNRESOLVED ? UR_PTX_UNRESOLVED : UR_PTX_INVALID, "%s",
                 error.why);
    }
    ur_spirv_drop_unreachable(module);
}

static void translate(struct tr *t, struct ptx_text *text) {
    const struct ur_spirv_module *module = t->module;
    t->types = ptx_alloc(&t->out, module->bound, sizeof(*t->types));
    t->id_capacity = module->bound < 64 ? 64 : module->bound;
    t->ids = ptx_alloc(&t->out, t->id_capacity, sizeof(*t->ids));
    t->next_id = module->bound;
    t->global_used = ptx_alloc(&t->out, module->bound, sizeof(*t->global_used));
    t->global_state = ptx_alloc(&t->out, module->bound, sizeof(*t->global_state));
    t->inexact = t->target->relaxed || (!t->target->correct && ur_spirv_is_opencl_c(module));
    t->library = ptx_alloc(&t->out, ur_ptx_library_size + 1u, 1);
    t->kernels = ptx_alloc(&t->out, module->entry_point_count + 1u, sizeof(*t->kernels));
    check_module(t);
    ptx_find_calls(t);
    ptx_find_by_value(t);
    ptx_find_inputs(t);
    ptx_plan_shared(t);
    for (uint32_t i = 0; i < module->entry_point_count; ++i) {
        const struct ur_spirv_entry_point *entry = &module->entry_points[i];
        if (!t->target->uneven || strcmp(t->target->uneven, entry->name) == 0) {
            ptx_emit_kernel(t, entry);
        }
    }
    for (uint32_t i = 0; i < t->queue_count; ++i) { /* which may add to it */
        ptx_emit_function(t, t->queue[i]);
    }
    for (uint32_t i = 0; i < t->kernel_count; ++i) {
        add_shared(t, &t->kernels[i]);
    }
    ptx_emit_globals(t);
    ptx_emit_library(t);
    put_header(t, text);
    ptx_append(&t->out, text, t->head.bytes, t->head.size);
    ptx_append(&t->out, text, t->functions.bytes, t->functions.size);
    ptx_append(&t->out, text, t->body.bytes, t->body.size);
}

#define EXHAUSTED "host memory is exhausted"

enum ur_ptx_status ur_ptx_translate(const struct ur_spirv_module *module,
                                    const struct ur_ptx_target *target,
                                    struct ur_ptx_result *result) {
    *result = (struct ur_ptx_result){0};
    struct tr *t = calloc(1, sizeof(*t));
    struct ptx_text *text = calloc(1, sizeof(*text));
    if (!t || !text) {
        free(t);
        free(text);
        snprintf(result->log, sizeof(result->log), EXHAUSTED);
        return UR_PTX_OUT_OF_MEMORY;
    }
    t->module = module;
    t->target = target;
    t->result = result;
    t->out.failed = &t->failed;
    int left = setjmp(t->failed);
    if (left == 0) {
        module_prepare(t);
        translate(t, text);
        *result = (struct ur_ptx_result){.text = text->bytes,
                                         .size = text->size,
                                         .kernels = t->kernels,
                                         .kernel_count = t->kernel_count,
                                         .variables = t->variables,
                                         .variable_count = t->variable_count};
    } else {
        ptx_text_free(text);
        if (left == 1) {
            t->status = UR_PTX_OUT_OF_MEMORY;
            snprintf(result->log, sizeof(result->log), EXHAUSTED);
        }
        if (t->fn) {
            ptx_end_fn(t->fn);
            t->fn = NULL;
        }
    }
    ptx_text_free(&t->head);
    ptx_text_free(&t->functions);
    ptx_text_free(&t->body);
    free(text);
    result->memory = t;
    return t->status;
}

void ur_ptx_result_free(struct ur_ptx_result *result) {
    struct tr *t = result->memory;
    if (t) {
        ptx_arena_free(&t->out.arena);
        free(t);
    }
    free(result->text);
    *result = (struct ur_ptx_result){0};
}
