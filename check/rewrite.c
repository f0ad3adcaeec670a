#include "rewrite.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "accesses.h"
#include "block.h"
#include "callers.h"
#include "making.h"
#include "objects.h"
#include "packed.h"
#include "races.h"
#include "spirv/link.h"
#include "spirv/support.h"
#include "spirv/write.h"
#include "values.h"

static const char *const checks[CHECKS] = {
    [ACCESS] = "ur_check_access",
    [CAST] = "ur_check_cast",
    [CLOSELY] = "ur_check_closely",
    [LENT] = "ur_check_lent",
    [ROOT] = "ur_check_root",
    [SEARCH] = "ur_check_search",
    [RACE] = "ur_check_race",
    [RACE_BEGIN] = "ur_check_race_begin",
    [RACE_PASS] = "ur_check_race_pass",
    [RACE_FOUND] = "ur_check_race_found",
    [SHADOW] = "ur_check_shadow",
    [MARK] = "ur_check_mark",
    [MARK_SLOWLY] = "ur_check_mark_slowly",
    [UNSET] = "ur_check_unset",
    [UNSET_SLOWLY] = "ur_check_unset_slowly",
    [DECIDED] = "ur_check_decides",
    [DECIDED_SLOWLY] = "ur_check_decided",
    [OWN_CLEAR] = "ur_check_own_clear",
    [OWN_MARK] = "ur_check_own_mark",
    [OWN_UNSET] = "ur_check_own_unset",
    [GROUP_CLEAR] = "ur_check_group_clear",
    [GROUP_MARK] = "ur_check_group_mark",
    [GROUP_UNSET] = "ur_check_group_unset",
    [COMMAND] = "ur_check_command",
    [COMMAND_BEGIN] = "ur_check_command_begin",
    [COMMAND_FOUND] = "ur_check_command_found",
};

/* How they are called. A compiler that makes loops over work-items asks ur_check_root once for all
 * of them, since its answers stay the same while a kernel runs. */
static uint32_t control_of(int check, enum ur_check_target target) {
    uint32_t call = SpvFunctionControlDontInlineMask;
    switch (check) {
    case ACCESS:
    case MARK:
    case UNSET:
    case DECIDED:
    case OWN_CLEAR:
    case OWN_MARK:
    case OWN_UNSET:
    case GROUP_MARK:
    case GROUP_UNSET:
    case RACE_PASS:
        return SpvFunctionControlInlineMask;
    case CAST:
    case CLOSELY:
    case RACE:
    case RACE_BEGIN:
    case RACE_FOUND:
    case MARK_SLOWLY:
    case UNSET_SLOWLY:
    case DECIDED_SLOWLY:
    case GROUP_CLEAR:
    case COMMAND:
    case COMMAND_BEGIN:
    case COMMAND_FOUND:
        return call;
    case LENT:
    case SHADOW:
    case ROOT:
        return target == UR_CHECK_LOOPS ? call | SpvFunctionControlConstMask
                                        : SpvFunctionControlInlineMask;
    default:
        return target == UR_CHECK_LOOPS ? call | SpvFunctionControlConstMask : call;
    }
}

static uint32_t find_type(const struct ur_spirv_module *module, uint32_t opcode, uint32_t count,
                          uint32_t first, uint32_t second) {
    const struct ur_spirv_list *globals = &module->sections[UR_SPIRV_GLOBALS];
    for (uint32_t i = 0; i < globals->count; ++i) {
        const struct ur_spirv_instruction *at = &globals->items[i];
        if (at->opcode == opcode && at->count == count &&
            (count < 2 || (at->operands[0] == first && at->operands[1] == second))) {
            return at->result;
        }
    }
    return 0;
}

/* ---- the module --------------------------------------------------------------------------------
 */

static int which_check(const struct rewrite *run, uint32_t id) {
    for (int i = 0; i < CHECKS; ++i) {
        if (run->checks[i] == id) {
            return i;
        }
    }
    return -1;
}

bool ur_check_is_check(const struct rewrite *run, uint32_t id) {
    return which_check(run, id) >= 0;
}

/* Whether a function of the checks is there. */
static bool is_linked(const struct rewrite *run, int check) {
    return check < RACE || (check < SHADOW    ? run->races == UR_CHECK_RACES_WITHIN
                            : check < COMMAND ? run->unset
                                              : run->races == UR_CHECK_RACES_BETWEEN);
}

/* Whether compilers would take a pointer's alignment as said, and leave out what looks at it. */
static bool is_promise(const struct rewrite *run, const struct ur_spirv_instruction *at) {
    uint32_t storage = ur_check_storage(run->module, at->operands[0]);
    return at->operands[1] == SpvDecorationAlignment &&
           ur_spirv_opcode(run->module, at->operands[0]) == SpvOpFunctionParameter &&
           (storage == SpvStorageClassCrossWorkgroup || storage == SpvStorageClassGeneric ||
            storage == SpvStorageClassWorkgroup);
}

/* Nobody outside calls the checks. */
static void hide_checks(struct rewrite *run) {
    struct ur_spirv_list *list = &run->module->sections[UR_SPIRV_DECORATIONS];
    uint32_t kept = 0;
    for (uint32_t i = 0; i < list->count; ++i) {
        const struct ur_spirv_instruction *at = &list->items[i];
        if (!(at->opcode == SpvOpDecorate && ((which_check(run, at->operands[0]) >= 0 &&
                                               at->operands[1] == SpvDecorationLinkageAttributes) ||
                                              is_promise(run, at)))) {
            list->items[kept++] = *at;
        }
    }
    list->count = kept;
    for (int i = 0; i < CHECKS; ++i) {
        if (!is_linked(run, i)) {
            continue;
        }
        struct ur_spirv_function *check = ur_spirv_function(run->module, run->checks[i]);
        check->head.items[check->definition].operands[0] = control_of(i, run->target);
    }
}

static void add_variable(struct rewrite *run, const char *name) {
    struct ur_spirv_module *module = run->module;
    uint32_t pointer =
        find_type(module, SpvOpTypePointer, 2, SpvStorageClassCrossWorkgroup, run->ulong);
    uint32_t text[8] = {0}, length = (uint32_t)strlen(name) / 4 + 1, words[12];
    if (!pointer) {
        uint32_t operands[2] = {SpvStorageClassCrossWorkgroup, run->ulong};
        pointer = ur_check_new_id(run);
        ur_check_append_global(run, ur_check_make(run, SpvOpTypePointer, 0, pointer, operands, 2));
    }
    uint32_t operands[2] = {SpvStorageClassCrossWorkgroup, run->none};
    ur_check_append_global(run,
                           ur_check_make(run, SpvOpVariable, pointer, run->variable, operands, 2));
    memcpy(text, name, strlen(name));
    words[0] = run->variable;
    memcpy(words + 1, text, length * sizeof(*text));
    ur_check_append(run, &module->sections[UR_SPIRV_NAMES],
                    ur_check_make(run, SpvOpName, 0, 0, words, length + 1));
    words[1] = SpvDecorationLinkageAttributes;
    memcpy(words + 2, text, length * sizeof(*text));
    words[2 + length] = SpvLinkageTypeExport;
    ur_check_append(run, &module->sections[UR_SPIRV_DECORATIONS],
                    ur_check_make(run, SpvOpDecorate, 0, 0, words, length + 3));
    uint32_t aligned[3] = {run->variable, SpvDecorationAlignment, 8};
    ur_check_append(run, &module->sections[UR_SPIRV_DECORATIONS],
                    ur_check_make(run, SpvOpDecorate, 0, 0, aligned, 3));
}

/* Kernels name the variables of the device that their functions read. */
static void add_interfaces(struct rewrite *run, const uint32_t *variables, uint32_t count) {
    struct ur_spirv_list *list = &run->module->sections[UR_SPIRV_ENTRY_POINTS];
    for (uint32_t i = 0; i < list->count; ++i) {
        struct ur_spirv_instruction *at = &list->items[i];
        uint32_t words = 0, more = 0;
        if (at->opcode != SpvOpEntryPoint) {
            continue;
        }
        ur_spirv_text(at, 2, &words);
        uint32_t *operands =
            ur_spirv_allocate(run->module, (at->count + count) * sizeof(*operands));
        if (!operands) {
            run->failed = true;
            return;
        }
        memcpy(operands, at->operands, at->count * sizeof(*operands));
        for (uint32_t v = 0; v < count; ++v) {
            bool there = false;
            for (uint32_t k = 2 + words; k < at->count; ++k) {
                there |= operands[k] == variables[v];
            }
            if (!there) {
                operands[at->count + more++] = variables[v];
            }
        }
        at->operands = operands;
        at->count = (uint16_t)(at->count + more);
    }
}

/* Vectors of work-items are slower with checks than work-items one by one: compilers that heed the
 * hint leave kernels alone that work on vectors. Not where work-items may ask for their sub-group.
 */
static void add_hints(struct rewrite *run) {
    enum { FLOAT = 5, HINT = 4 << 16 | FLOAT };
    struct ur_spirv_module *module = run->module;
    if (ur_spirv_has(module, SpvCapabilityGroups) ||
        ur_spirv_has(module, SpvCapabilitySubgroupDispatch) ||
        ur_spirv_has(module, SpvCapabilityGroupNonUniform) ||
        ur_spirv_has(module, SpvCapabilitySubgroupShuffleINTEL) ||
        ur_spirv_has(module, SpvCapabilitySubgroupBufferBlockIOINTEL)) {
        return;
    }
    for (uint32_t i = 0; i < module->entry_point_count; ++i) {
        uint32_t words[3] = {module->entry_points[i].id, SpvExecutionModeVecTypeHint, HINT};
        const struct ur_spirv_function *function = ur_spirv_function(module, words[0]);
        if (function && !ur_spirv_mode(module, function, SpvExecutionModeVecTypeHint)) {
            ur_check_append(run, &module->sections[UR_SPIRV_EXECUTION_MODES],
                            ur_check_make(run, SpvOpExecutionMode, 0, 0, words, 3));
        }
    }
}

static uint64_t hash_of(const unsigned char *bytes, size_t size) {
    uint64_t hash = 0xcbf29ce484222325u;
    for (size_t i = 0; i < size; ++i) {
        hash = (hash ^ bytes[i]) * 0x100000001b3u;
    }
    return hash;
}

static bool find_checks(struct rewrite *run) {
    unsigned found = 0, wanted = 0;
    for (uint32_t f = 0; f < run->module->function_count; ++f) {
        uint32_t linkage, id = run->module->functions[f].id;
        const char *name = ur_spirv_linkage(run->module, id, &linkage);
        for (int i = 0; name && i < CHECKS; ++i) {
            if (strcmp(name, checks[i]) == 0) {
                run->checks[i] = id;
                ++found;
            }
        }
    }
    for (int i = 0; i < CHECKS; ++i) {
        wanted += is_linked(run, i);
    }
    return found == wanted;
}

static bool any_access(const struct ur_spirv_module *module) {
    struct ur_check_access access;
    for (uint32_t f = 0; f < module->function_count; ++f) {
        for (uint32_t b = 0; b < module->functions[f].block_count; ++b) {
            const struct ur_spirv_list *list = &module->functions[f].blocks[b].list;
            for (uint32_t i = 0; i < list->count; ++i) {
                if (ur_check_access_of(module, &list->items[i], 0, &access) ||
                    ur_check_access_of(module, &list->items[i], 1, &access)) {
                    return true;
                }
            }
        }
    }
    return false;
}

static void free_names(char **names, uint32_t count) {
    for (uint32_t f = 0; names && f < count; ++f) {
        free(names[f]);
    }
    free(names);
}

/* Whether the checks read a built-in variable. */
static bool is_read(const struct rewrite *run, uint32_t builtin) {
    switch (builtin) {
    case SpvBuiltInGlobalInvocationId:
    case SpvBuiltInWorkgroupId:
        return true;
    case SpvBuiltInLocalInvocationId:
    case SpvBuiltInWorkgroupSize:
        return run->races == UR_CHECK_RACES_WITHIN || run->unset;
    case SpvBuiltInNumWorkgroups:
        return run->races == UR_CHECK_RACES_WITHIN;
    default:
        return false;
    }
}

/* Everything into `run->module`, which has the check already. */
static void rewrite_all(struct rewrite *run, const char *variable) {
    struct ur_spirv_module *module = run->module;
    struct constants constants = {0};
    struct output out = {0};
    uint32_t seen[8], seen_count = 0, functions = module->function_count;

    run->constants = &constants;
    if (find_checks(run)) {
        uint32_t type = ur_spirv_operand(module, run->checks[ACCESS], 1);
        run->ulong = ur_spirv_operand(module, type, 0);
        run->uint = ur_spirv_operand(module, type, 8);
        run->boolean = find_type(module, SpvOpTypeBool, 0, 0, 0);
        run->pair = ur_spirv_type(module, run->checks[ROOT]);
    }
    char **kernels = ur_check_callers(module);
    if (!run->uint || !run->boolean || !kernels) {
        run->failed = true;
    }
    if (!run->failed) {
        run->none = ur_check_add_constant(run, &constants, true, 0);
        run->all = ur_check_add_constant(run, &constants, true, UINT64_MAX);
        run->variable = ur_check_new_id(run);
    }
    if (!run->failed && run->races) {
        ur_check_races_rewrite(run, kernels);
        free_names(kernels, functions);
        functions = module->function_count;
        kernels = ur_check_callers(module);
        run->failed |= !kernels;
    }
    run->bound = module->bound;
    ur_check_find_lent(run);
    run->roots = calloc(module->bound, sizeof(*run->roots));
    run->flow = calloc(module->bound, sizeof(*run->flow));
    run->unset_at = calloc(module->bound, sizeof(*run->unset_at));
    run->failed |= !run->roots || !run->flow || !run->unset_at;
    const struct ur_spirv_list *variables = &module->sections[UR_SPIRV_GLOBALS];
    for (uint32_t i = 0; i < variables->count; ++i) {
        uint32_t id = variables->items[i].result;
        run->local_size += variables->items[i].opcode == SpvOpVariable &&
                                   ur_check_storage(module, id) == SpvStorageClassWorkgroup
                               ? ur_check_stride(module, ur_check_pointee(module, id))
                               : 0;
    }
    if (run->unset && !run->failed) {
        ur_check_find_objects(run);
        for (uint32_t f = 0; f < module->function_count && !run->failed; ++f) {
            if (which_check(run, module->functions[f].id) < 0) {
                ur_check_follow_function(run, &module->functions[f]);
            }
        }
        ur_check_choose_objects(run);
    }
    for (uint32_t f = 0; f < module->function_count && !run->failed; ++f) {
        if (which_check(run, module->functions[f].id) < 0) {
            ur_check_rewrite_function(run, &module->functions[f], kernels[f], &out);
        }
    }
    free_names(kernels, functions);
    free(out.items);
    free(run->early);
    free(run->roots);
    free(run->lent);
    free(run->flow);
    free(run->unset_at);
    run->unset_at = NULL;
    if (run->failed || !(run->site_count || run->race_site_count)) {
        return;
    }
    hide_checks(run);
    if (run->target == UR_CHECK_VECTORS) {
        add_hints(run);
    }
    uint32_t spare_length =
        ur_check_wide_constant(run, &constants, UR_CHECK_INNER / sizeof(uint64_t));
    if (run->spares[SPARE_LOCAL]) {
        ur_check_spare_type(run, SPARE_LOCAL);
    }
    struct ur_spirv_list *globals = &module->sections[UR_SPIRV_GLOBALS];
    for (uint32_t i = 0; i < globals->count; ++i) {
        uint32_t id = globals->items[i].result;
        const struct ur_spirv_note *note =
            globals->items[i].opcode == SpvOpVariable && id < run->bound
                ? ur_spirv_decoration(module, id, UR_SPIRV_NONE, SpvDecorationBuiltIn)
                : NULL;
        if (note && seen_count < 5 && is_read(run, note->operands[0])) {
            seen[seen_count++] = id;
        }
    }
    /* Constants, and then what is made of them. */
    ur_check_flush_constants(run);
    if (run->failed) {
        return;
    }
    ur_check_add_spares(run, spare_length);
    ur_check_add_shadows(run);
    add_variable(run, variable);
    if (run->spares[SPARE_LOCAL] && module->version >= UR_SPIRV_VERSION(1, 4)) {
        seen[seen_count++] = run->spares[SPARE_LOCAL];
    }
    if (module->version >= UR_SPIRV_VERSION(1, 4)) {
        seen[seen_count++] = run->variable;
    }
    add_interfaces(run, seen, seen_count);
}

static bool is_refused(const struct ur_spirv_module *module, char *why, size_t why_size) {
    if (!ur_spirv_supported(module, why, why_size)) {
        return true;
    }
    if (ur_spirv_has(module, SpvCapabilityUntypedPointersKHR)) {
        snprintf(why, why_size, "it has pointers without types (SPV_KHR_untyped_pointers)");
        return true;
    }
    return false;
}

/* The class of memory that a module's built-in variables are said to be in: compilers of SYCL have
 * written global memory. */
static uint32_t builtin_storage(const struct ur_spirv_module *module) {
    const struct ur_spirv_list *globals = &module->sections[UR_SPIRV_GLOBALS];
    for (uint32_t i = 0; i < globals->count; ++i) {
        if (globals->items[i].opcode == SpvOpVariable &&
            ur_check_is_builtin(module, globals->items[i].result)) {
            return globals->items[i].operands[0];
        }
    }
    return SpvStorageClassInput;
}

/* Those of the checks become such, too. */
static void take_storage(struct ur_spirv_module *module, uint32_t storage) {
    struct ur_spirv_list *globals = &module->sections[UR_SPIRV_GLOBALS];
    for (uint32_t i = 0; i < globals->count; ++i) {
        struct ur_spirv_instruction *at = &globals->items[i];
        if ((at->opcode == SpvOpVariable || at->opcode == SpvOpTypePointer) &&
            at->operands[0] == SpvStorageClassInput) {
            at->operands[0] = storage;
        }
    }
}

/* Functions that the compiler made for the checks, such as one that sets memory, have names that
 * others have, too. */
static void keep_to_itself(struct ur_spirv_module *module) {
    struct ur_spirv_list *list = &module->sections[UR_SPIRV_DECORATIONS];
    uint32_t kept = 0, linkage;
    for (uint32_t i = 0; i < list->count; ++i) {
        const struct ur_spirv_instruction *at = &list->items[i];
        bool shows =
            at->opcode == SpvOpDecorate && at->operands[1] == SpvDecorationLinkageAttributes;
        const char *name = shows ? ur_spirv_linkage(module, at->operands[0], &linkage) : NULL;
        if (!name || linkage == SpvLinkageTypeImport || strncmp(name, "ur_check_", 9) == 0) {
            list->items[kept++] = *at;
        }
    }
    list->count = kept;
}

enum ur_check_outcome ur_check_rewrite(const void *code, size_t size, enum ur_check_target target,
                                       enum ur_check_look_for races, bool unset,
                                       struct ur_check_module *out, char *why, size_t why_size) {
    struct ur_spirv_module *modules[4] = {NULL, NULL, NULL, NULL}, *whole = NULL;
    struct ur_spirv_error error = {.why = ""};
    enum ur_check_outcome outcome = UR_CHECK_REFUSED;
    struct rewrite run = {.target = target, .races = races, .unset = unset};
    bool elsewhere = false;
    unsigned count = 2;

    memset(out, 0, sizeof(*out));
    if (ur_spirv_read(code, size, &modules[0], &error)) {
        snprintf(why, why_size, "%s", error.why);
        return UR_CHECK_REFUSED;
    }
    if (is_refused(modules[0], why, why_size)) {
        goto release;
    }
    elsewhere = unset && ur_check_writes_elsewhere(modules[0]);
    if (!any_access(modules[0])) {
        outcome = UR_CHECK_AS_IT_IS;
        goto release;
    }
    if (ur_spirv_read(ur_check_access_module, ur_check_access_module_size, &modules[1], &error)) {
        snprintf(why, why_size, "%s", error.why);
        goto release;
    }
    if ((races == UR_CHECK_RACES_WITHIN &&
         ur_spirv_read(ur_check_race_module, ur_check_race_module_size, &modules[count++],
                       &error)) ||
        (races == UR_CHECK_RACES_BETWEEN &&
         ur_spirv_read(ur_check_command_module, ur_check_command_module_size, &modules[count++],
                       &error)) ||
        (unset && ur_spirv_read(ur_check_unset_module, ur_check_unset_module_size,
                                &modules[count++], &error))) {
        snprintf(why, why_size, "%s", error.why);
        goto release;
    }
    /* Drivers take from the version of OpenCL C how groups are made. */
    for (unsigned i = 1; i < count; ++i) {
        take_storage(modules[i], builtin_storage(modules[0]));
        keep_to_itself(modules[i]);
        modules[i]->sections[UR_SPIRV_SOURCES].count = 0;
    }
    if (ur_spirv_link(modules, count, true, &whole, &error)) {
        snprintf(why, why_size, "%s", error.why);
        goto release;
    }
    run.module = whole;
    run.texts = calloc(1, sizeof(*run.texts));
    snprintf(out->variable, sizeof(out->variable), "ur_check_%016llx",
             (unsigned long long)hash_of(code, size));
    if (run.texts) {
        rewrite_all(&run, out->variable);
    }
    ur_check_forget_objects(&run);
    out->texts = run.texts;
    out->sites = run.sites;
    out->site_count = run.site_count;
    out->lents = run.lents;
    out->lent_count = run.lent_count;
    out->race_sites = run.race_sites;
    out->race_site_count = run.race_site_count;
    out->commanded = run.commanded;
    out->commanded_count = run.commanded_count;
    bool any = run.site_count || run.race_site_count;
    if (run.texts && !run.failed && any) {
        out->size = ur_spirv_written_words(whole) * sizeof(uint32_t);
        out->words = malloc(out->size);
    }
    if (run.texts && !run.failed && !any) {
        ur_check_module_free(out);
        outcome = UR_CHECK_AS_IT_IS;
    } else if (out->words) {
        ur_spirv_write(whole, out->words);
        outcome = UR_CHECK_REWRITTEN;
    } else {
        snprintf(why, why_size, "memory is short");
        ur_check_module_free(out);
    }
release:
    out->elsewhere = elsewhere;
    ur_spirv_release(whole);
    ur_spirv_release(modules[3]);
    ur_spirv_release(modules[2]);
    ur_spirv_release(modules[1]);
    ur_spirv_release(modules[0]);
    return outcome;
}

void ur_check_module_free(struct ur_check_module *module) {
    struct ur_check_texts *texts = module->texts;
    for (uint32_t i = 0; texts && i < texts->count; ++i) {
        free(texts->items[i]);
    }
    if (texts) {
        free(texts->items);
    }
    free(texts);
    free(module->sites);
    free(module->lents);
    free(module->race_sites);
    free(module->commanded);
    free(module->words);
    memset(module, 0, sizeof(*module));
}
