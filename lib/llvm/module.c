/* A whole module: what its kernels reach, put together. */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "forms.h"
#include "hostcode/hostcode.h"
#include "math_library.h"
#include "spirv/advance.h"
#include "spirv/by_name.h"
#include "spirv/certain.h"
#include "spirv/direct.h"
#include "spirv/scalars.h"
#include "spirv/support.h"

_Noreturn static void leave(struct tr *t, enum ur_llvm_status status) {
    t->status = status;
    longjmp(t->failed, 2);
}

void ll_fail(struct tr *t, enum ur_llvm_status status, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(t->result->log, sizeof(t->result->log), format, arguments);
    va_end(arguments);
    leave(t, status);
}

void *ll_grow(struct tr *t, void *array, uint32_t count, size_t size) {
    enum { FIRST = 4 };
    if (count == 0) {
        return ur_out_alloc(&t->out, FIRST, size);
    }
    return count >= FIRST && (count & (count - 1)) == 0
               ? ur_out_regrow(&t->out, array, count, (size_t)count * 2, size)
               : array;
}

char *ll_format(struct tr *t, const char *format, ...) {
    va_list arguments, again;
    va_start(arguments, format);
    va_copy(again, arguments);
    int length = vsnprintf(NULL, 0, format, arguments);
    char *made = ur_out_alloc(&t->out, 1, (size_t)(length < 0 ? 0 : length) + 1);
    vsnprintf(made, (size_t)length + 1, format, again);
    va_end(again);
    va_end(arguments);
    return made;
}

void ll_queue(struct tr *t, uint32_t index) {
    if (!t->functions[index].queued) {
        t->functions[index].queued = true;
        t->queue = ll_grow(t, t->queue, t->queue_count, sizeof(*t->queue));
        t->queue[t->queue_count++] = index;
    }
}

void ll_use_global(struct tr *t, uint32_t id) {
    t->marks[id] |= MARK_GLOBAL;
}

/* ---- the library ----------------------------------------------------------------------------- */

static uint32_t find_entry(const struct ll_library *library, const char *name) {
    uint32_t low = 0, high = library->size;
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        if (strcmp(library->entries[middle].name, name) < 0) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low < library->size && strcmp(library->entries[low].name, name) == 0 ? low : UINT32_MAX;
}

static bool is_declared(const struct tr *t, const char *name) {
    for (uint32_t i = 0; i < t->declared_count; ++i) {
        if (strcmp(t->declared[i], name) == 0) {
            return true;
        }
    }
    return false;
}

/* `#` is the number of lanes, <*TYPE NUMBER> a vector of that many. */
static void put_of_lanes(struct tr *t, struct ur_text *out, const char *text, unsigned lanes) {
    for (const char *at = text + strcspn(text, "#*"); *at; at = text + strcspn(text, "#*")) {
        ur_text_append(&t->out, out, text, (size_t)(at - text));
        text = at + 1;
        if (*at == '#') {
            ur_text_print(&t->out, out, "%u", lanes);
            continue;
        }
        size_t length = strcspn(text, ">");
        for (unsigned i = 0; i < lanes; ++i) {
            ur_text_puts(&t->out, out, i ? ", " : "");
            ur_text_append(&t->out, out, text, length);
        }
        text += length;
    }
    ur_text_puts(&t->out, out, text);
}

static void add_entry(struct tr *t, const struct ll_library *library, uint32_t number,
                      unsigned lanes);

/* One for a number of lanes, or as it is where lanes is 0; with what it needs, which is never deep.
 */
static void add_form(struct tr *t, const struct ll_library *library, uint32_t number,
                     unsigned lanes) {
    const struct ll_library_entry *entry = &library->entries[number];
    const char *hash = lanes ? strchr(entry->name, '#') : NULL;
    const char *name =
        hash ? ll_format(t, "%.*s%u%s", (int)(hash - entry->name), entry->name, lanes, hash + 1)
             : entry->name;
    if (is_declared(t, name)) {
        return;
    }
    t->declared = ll_grow(t, t->declared, t->declared_count, sizeof(*t->declared));
    t->declared[t->declared_count++] = name;
    if (lanes) {
        put_of_lanes(t, &t->declarations, entry->text, lanes);
    } else {
        ur_text_puts(&t->out, &t->declarations, entry->text);
    }
    for (uint32_t i = 0; i < entry->need_count; ++i) {
        add_entry(t, library, entry->needs[i], lanes);
    }
}

/* Where a function of one needs one for any number of lanes, LLVM may take each. */
static void add_entry(struct tr *t, const struct ll_library *library, uint32_t number,
                      unsigned lanes) {
    enum { FEWEST = 2, MOST = 16 };
    bool any = strchr(library->entries[number].name, '#');
    if (!any || lanes) {
        add_form(t, library, number, any ? lanes : 0);
        return;
    }
    for (lanes = FEWEST; lanes <= MOST; lanes *= 2) {
        add_form(t, library, number, lanes);
    }
}

const char *ll_library_add(struct tr *t, const char *name) {
    const struct ll_library *library = t->options->library;
    uint32_t number = find_entry(library, name);
    if (number == UINT32_MAX) {
        return NULL;
    }
    add_entry(t, library, number, 0);
    return library->entries[number].name;
}

/* Names are few: those of functions of OpenCL.std and of intrinsics that a module uses. On AMD's
 * devices there is no runtime that code can call: what the host has there is the library's. */
void ll_declare(struct tr *t, const char *name, const char *format, ...) {
    if (is_declared(t, name)) {
        return;
    }
    if (t->options->wave && strncmp(format, "declare", 7) == 0 && strncmp(name, "llvm.", 5) != 0) {
        if (!ll_library_add(t, name)) {
            ll_fail(t, UR_LLVM_UNSUPPORTED,
                    t->options->library->size
                        ? "%s%sAMD's devices have no function '%s' here"
                        : "%s%sfunction '%s': this was built without the library "
                          "of mathematical functions for AMD's devices, for which "
                          "clang and libclc are needed",
                    t->fn ? t->fn->name : "", t->fn ? ": " : "", name);
        }
        return;
    }
    t->declared = ll_grow(t, t->declared, t->declared_count, sizeof(*t->declared));
    t->declared[t->declared_count++] = ll_format(t, "%s", name);
    va_list arguments, again;
    va_start(arguments, format);
    va_copy(again, arguments);
    int length = vsnprintf(NULL, 0, format, arguments);
    char *text = ur_out_alloc(&t->out, 1, (size_t)(length < 0 ? 0 : length) + 1);
    vsnprintf(text, (size_t)length + 1, format, again);
    va_end(again);
    va_end(arguments);
    ur_text_puts(&t->out, &t->declarations, text);
}

/* ---- what is refused before anything is written ---------------------------------------------- */

static void check_module(struct tr *t) {
    char why[256];
    if (!ur_spirv_supported(t->module, why, sizeof(why))) {
        ll_fail(t, UR_LLVM_UNSUPPORTED, "%s", why);
    }
}

/* ---- putting it together --------------------------------------------------------------------- */

/* llvm-spirv writes entry points that do nothing but call the function that the source has. */
static void find_body(struct tr *t, const struct ur_spirv_function *kernel) {
    const struct ur_spirv_function *body = kernel;
    for (uint32_t i = 1; kernel->block_count == 1 && i < kernel->blocks->list.count; ++i) {
        const struct ur_spirv_instruction *insn = &kernel->blocks->list.items[i];
        if (insn->opcode == SpvOpFunctionCall && insn->count == kernel->parameter_count + 1 &&
            !memcmp(insn->operands + 1, kernel->parameters,
                    kernel->parameter_count * sizeof(*kernel->parameters))) {
            body = ur_spirv_function(t->module, insn->operands[0]);
        }
    }
    if (body) {
        t->functions[body - t->module->functions].body = true;
    }
}

static void translate(struct tr *t, struct ur_text *text) {
    const struct ur_spirv_module *module = t->module;
    struct ur_out *out = &t->out;
    t->types = ur_out_alloc(out, module->bound, sizeof(*t->types));
    t->marks = ur_out_alloc(out, module->bound, sizeof(*t->marks));
    t->seen = ur_out_alloc(out, module->bound, sizeof(*t->seen));
    t->local_users = ur_out_alloc(out, module->bound, sizeof(*t->local_users));
    t->local_mark = ur_out_alloc(out, module->bound, sizeof(*t->local_mark));
    t->phi_mark = ur_out_alloc(out, module->bound, sizeof(*t->phi_mark));
    t->local_place = ur_out_alloc(out, module->bound, sizeof(*t->local_place));
    t->functions = ur_out_alloc(out, module->function_count + 1u, sizeof(*t->functions));
    t->reached = ur_out_alloc(out, module->function_count + 1u, sizeof(*t->reached));
    t->kernels = ur_out_alloc(out, 2 * (size_t)module->entry_point_count + 1, sizeof(*t->kernels));
    check_module(t);
    for (uint32_t i = 0; i < module->entry_point_count; ++i) {
        const struct ur_spirv_function *kernel =
            ur_spirv_function(module, module->entry_points[i].id);
        if (kernel) {
            struct function *facts = &t->functions[kernel - module->functions];
            facts->name = facts->name ? facts->name : module->entry_points[i].name;
            if (kernel->block_count) {
                ++t->functions[ll_body(module, kernel) - module->functions].kernels;
            }
            bool exact = ur_spirv_mode(module, kernel, SpvExecutionModeContractionOff) != NULL;
            facts->fuses = !exact;
            find_body(t, kernel);
            t->exact |= exact;
        }
    }
    t->wave = ll_amdgcn_wave(t);
    t->inexact = t->wave && !t->options->correct && ur_spirv_is_opencl_c(module);
    t->sub_group_least = t->wave;
    ll_find_crowded(t);
    for (uint32_t i = 0; i < module->entry_point_count; ++i) {
        ll_add_kernel(t, &module->entry_points[i]);
    }
    for (uint32_t i = 0; t->forms && i < module->entry_point_count; ++i) {
        t->kernels[i].across = t->forms[i].across;
        if (t->forms[i].function) {
            ll_add_form(t, i, &t->forms[i]);
        }
    }
    ll_find_meeting(t);
    for (uint32_t i = 0; i < t->queue_count; ++i) { /* which may add to it */
        ll_emit_function(t, t->queue[i]);
        t->orders |= !t->options->wave && ll_keeps_order(t, &module->functions[t->queue[i]], NULL);
    }
    ur_text_puts(out, &t->declarations, t->orders ? UR_HOSTCODE_KEEPS_ORDER : "");
    if (t->options->wave) {
        ll_amdgcn_kernels(t);
    } else {
        ll_finish_kernels(t);
    }
    ll_emit_globals(t);
    ur_text_append(out, text, t->head.bytes, t->head.size);
    ur_text_append(out, text, t->declarations.bytes, t->declarations.size);
    ur_text_append(out, text, t->body.bytes, t->body.size);
    if (t->options->lines) {
        ll_add_lines(t, text);
    }
}

enum ur_llvm_status ur_llvm_emit(struct ur_spirv_module *module,
                                 const struct ur_llvm_options *options,
                                 struct ur_llvm_result *result) {
    *result = (struct ur_llvm_result){0};
    struct ur_spirv_error error;
    enum ur_spirv_fault fault = ur_spirv_resolve_names(module, &error);
    fault = fault ? fault : ur_spirv_call_directly(module, &error);
    if (fault) {
        snprintf(result->log, sizeof(result->log), "%s", error.why);
        return fault == UR_SPIRV_OUT_OF_MEMORY ? UR_LLVM_OUT_OF_MEMORY
               : fault == UR_SPIRV_UNRESOLVED  ? UR_LLVM_UNRESOLVED
                                               : UR_LLVM_INVALID;
    }
    ur_spirv_drop_unreachable(module);
    const struct ll_form *forms = NULL;
    const uint32_t *rows = NULL;
    if (!options->wave &&
        (!ll_split_device_barriers(module) ||
         (!options->fibers &&
          !(ll_inline_calls(module) && ll_decide_by_size(module) && ll_wait_for_leaders(module) &&
            ll_split_counters(module) && ll_join_guards(module) &&
            ll_add_row_forms(module, &rows) && ll_vote_on_guards(module, rows))) ||
         !ur_spirv_make_scalars(module) || !ur_spirv_number_pointers(module) ||
         !ll_add_forms(module, rows, &forms))) {
        snprintf(result->log, sizeof(result->log), "host memory is exhausted");
        return UR_LLVM_OUT_OF_MEMORY;
    }
    struct tr *t = calloc(1, sizeof(*t));
    struct ur_text *text = calloc(1, sizeof(*text));
    if (!t || !text) {
        free(t);
        free(text);
        return UR_LLVM_OUT_OF_MEMORY;
    }
    t->module = module;
    t->options = options;
    t->forms = forms;
    t->delays = options->late && !options->wave && !options->fibers && !ll_has_variables(t);
    t->result = result;
    t->out.failed = &t->failed;
    int left = setjmp(t->failed);
    if (left == 0) {
        translate(t, text);
        result->text = text->bytes;
        result->size = text->size;
        result->wide = t->wave != options->wave;
        result->late = t->late_count != 0;
    } else {
        ur_text_free(text);
        if (left == 1) {
            t->status = UR_LLVM_OUT_OF_MEMORY;
            snprintf(result->log, sizeof(result->log), "host memory is exhausted");
        }
        if (t->fn) {
            ur_text_free(&t->fn->body);
            ur_text_free(&t->fn->prologue);
            ur_text_free(&t->fn->early);
        }
    }
    enum ur_llvm_status status = t->status;
    ur_text_free(&t->head);
    ur_text_free(&t->body);
    ur_text_free(&t->declarations);
    ur_text_free(&t->table);
    ur_text_free(&t->late);
    ur_text_free(&t->names);
    ur_arena_free(&t->out.arena);
    free(text);
    free(t);
    return status;
}

void ur_llvm_result_free(struct ur_llvm_result *result) {
    free(result->text);
    *result = (struct ur_llvm_result){0};
}
