#include "rewrite.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "access.h"
#include "accesses.h"
#include "callers.h"
#include "spirv/link.h"
#include "spirv/module.h"
#include "spirv/support.h"
#include "spirv/write.h"

#define CHECK_FUNCTION "ur_check_access"

/* What is known of a pointer's root: a number of 64 bits. */
struct root {
    uint32_t id; /* of the number; 0: not looked at yet */
    uint32_t
        source; /* the root, which is converted behind its definition; 0: it is a phi or a select */
    bool here;  /* it belongs to the instruction that defines this id */
};

struct rewrite {
    struct ur_spirv_module *module;
    struct root *roots; /* of ids below `bound` */
    uint32_t bound;     /* before anything was added */
    uint32_t ulong, uint, check, variable;
    uint32_t no, yes;
    uint32_t file; /* id and name of the source that was named last */
    const char *file_name;
    uint32_t none;   /* a constant: the root of what has none */
    uint32_t block;  /* in the function at hand: the variable's value */
    uint32_t *early; /* roots that are converted where the function begins */
    uint32_t early_count, early_room;
    struct constants *constants;
    struct ur_check_texts *texts;
    bool failed; /* no memory */
    struct ur_check_site *sites;
    uint32_t site_count, site_room;
};

/* ---- making instructions -----------------------------------------------------------------------
 */

static uint32_t new_id(struct rewrite *run) {
    uint32_t id = run->failed ? 0 : ur_spirv_new_id(run->module);
    run->failed |= !id;
    return id;
}

static struct ur_spirv_instruction make(struct rewrite *run, uint32_t opcode, uint32_t type,
                                        uint32_t result, const uint32_t *operands, uint32_t count) {
    struct ur_spirv_instruction made = {(uint16_t)opcode, (uint16_t)count, type,
                                        result,           UR_SPIRV_NONE,   NULL};
    made.operands = ur_spirv_allocate(run->module, (count + 1) * sizeof(uint32_t));
    if (made.operands && count) {
        memcpy(made.operands, operands, count * sizeof(uint32_t));
    } else if (!made.operands) {
        run->failed = true;
        made.count = 0;
    }
    return made;
}

static void append(struct rewrite *run, struct ur_spirv_list *list,
                   struct ur_spirv_instruction made) {
    struct ur_spirv_instruction *items =
        ur_spirv_allocate(run->module, (list->count + 1) * sizeof(*items));
    if (!items) {
        run->failed = true;
        return;
    }
    if (list->count) {
        memcpy(items, list->items, list->count * sizeof(*items));
    }
    items[list->count] = made;
    list->items = items;
    ++list->count;
}

static void append_global(struct rewrite *run, struct ur_spirv_instruction made) {
    append(run, &run->module->sections[UR_SPIRV_GLOBALS], made);
}

/* ---- constants ---------------------------------------------------------------------------------
 */

/* Few sizes, and one number for each site, in room that grows by halves. */
struct constants {
    struct ur_spirv_list list;
    uint32_t room;
    uint32_t sizes[64], ids[64], count;
};

static uint32_t add_constant(struct rewrite *run, struct constants *constants, bool wide,
                             uint64_t value) {
    uint32_t words[2] = {(uint32_t)value, (uint32_t)(value >> 32)}, id = new_id(run);
    if (constants->list.count == constants->room) {
        uint32_t room = constants->room * 2 + 64;
        struct ur_spirv_instruction *items = ur_spirv_allocate(run->module, room * sizeof(*items));
        if (!items) {
            run->failed = true;
            return 0;
        }
        if (constants->list.count) {
            memcpy(items, constants->list.items, constants->list.count * sizeof(*items));
        }
        constants->list.items = items;
        constants->room = room;
    }
    constants->list.items[constants->list.count++] =
        make(run, SpvOpConstant, wide ? run->ulong : run->uint, id, words, wide ? 2 : 1);
    return id;
}

static uint32_t wide_constant(struct rewrite *run, struct constants *constants, uint64_t value) {
    for (uint32_t i = 0; i < constants->count; ++i) {
        if (constants->sizes[i] == value) {
            return constants->ids[i];
        }
    }
    uint32_t id = add_constant(run, constants, true, value);
    if (constants->count < sizeof(constants->sizes) / sizeof(*constants->sizes) &&
        value <= UINT32_MAX) {
        constants->sizes[constants->count] = (uint32_t)value;
        constants->ids[constants->count++] = id;
    }
    return id;
}

/* ---- roots -------------------------------------------------------------------------------------
 */

static bool is_pointer(const struct ur_spirv_module *module, uint32_t id) {
    return ur_spirv_opcode(module, ur_spirv_type(module, id)) == SpvOpTypePointer;
}

/* The pointer in global memory that a pointer of an instruction was derived from, one step back; 0:
 * it is a root. */
static uint32_t step_back(const struct ur_spirv_module *module,
                          const struct ur_spirv_instruction *at) {
    switch (at->opcode) {
    case SpvOpAccessChain:
    case SpvOpInBoundsAccessChain:
    case SpvOpPtrAccessChain:
    case SpvOpInBoundsPtrAccessChain:
    case SpvOpCopyObject:
    case SpvOpBitcast:
        return is_pointer(module, at->operands[0]) && ur_check_pointee(module, at->operands[0])
                   ? at->operands[0]
                   : 0;
    default:
        return 0;
    }
}

enum { MOST_CHOICES = 256 };

/* The number that stands for the root of a pointer. Of phis and selects it is one, too, whose
 * operands are filled in later, when all roots are known. */
static uint32_t root_at(struct rewrite *run, uint32_t pointer, unsigned depth) {
    const struct ur_spirv_instruction *at;
    uint32_t back;
    while ((at = ur_spirv_definition(run->module, pointer)) &&
           (back = step_back(run->module, at)) && back < run->bound) {
        pointer = back;
    }
    struct root *root = &run->roots[pointer];
    if (root->id || !at) {
        return root->id;
    }
    bool chosen = at->opcode == SpvOpPhi || at->opcode == SpvOpSelect;
    if (chosen && depth == MOST_CHOICES) {
        return root->id = run->none; /* of no allocation */
    }
    root->id = new_id(run);
    root->source = pointer;
    if (chosen) {
        root->source = 0;
        uint32_t first = at->opcode == SpvOpPhi ? 0 : 1, step = at->opcode == SpvOpPhi ? 2 : 1;
        for (uint32_t i = first; i < at->count; i += step) {
            root_at(run, at->operands[i], depth + 1);
        }
        root->here = true;
    } else if (run->module->ids[pointer].block == UR_SPIRV_NONE ||
               run->module->ids[pointer].function == UR_SPIRV_NONE) {
        /* A parameter, a constant or a variable of the module. */
        if (run->early_count == run->early_room) {
            uint32_t room = run->early_room * 2 + 16;
            uint32_t *early = realloc(run->early, room * sizeof(*early));
            if (!early) {
                run->failed = true;
                return root->id;
            }
            run->early = early;
            run->early_room = room;
        }
        run->early[run->early_count++] = pointer;
    } else {
        root->here = true;
    }
    return root->id;
}

static uint32_t root_of(struct rewrite *run, uint32_t pointer) {
    return root_at(run, pointer, 0);
}

static uint32_t root_known(const struct rewrite *run, uint32_t pointer) {
    const struct ur_spirv_instruction *at;
    uint32_t back;
    while ((at = ur_spirv_definition(run->module, pointer)) &&
           (back = step_back(run->module, at))) {
        pointer = back;
    }
    return at ? run->roots[pointer].id : run->none;
}

/* ---- texts -------------------------------------------------------------------------------------
 */

struct ur_check_texts {
    char **items;
    uint32_t count, room;
};

/* A copy that lives as long as the sites. "" without memory. */
static const char *keep(struct rewrite *run, const char *text) {
    struct ur_check_texts *texts = run->texts;
    if (texts->count == texts->room) {
        uint32_t room = texts->room * 2 + 16;
        char **items = realloc(texts->items, room * sizeof(*items));
        if (!items) {
            run->failed = true;
            return "";
        }
        texts->items = items;
        texts->room = room;
    }
    char *copy = strdup(text);
    run->failed |= !copy;
    if (copy) {
        texts->items[texts->count++] = copy;
    }
    return copy ? copy : "";
}

static const char *name_of(const struct ur_spirv_module *module,
                           const struct ur_spirv_function *function, bool *kernel) {
    uint32_t linkage;
    *kernel = false;
    for (uint32_t e = 0; e < module->entry_point_count; ++e) {
        if (module->entry_points[e].id == function->id) {
            *kernel = true;
            return module->entry_points[e].name;
        }
    }
    const char *name = ur_spirv_linkage(module, function->id, &linkage);
    name = name ? name : module->ids[function->id].name;
    return name ? name : "";
}

/* ---- functions ---------------------------------------------------------------------------------
 */

struct output {
    struct ur_spirv_instruction *items;
    uint32_t count, room;
};

static void put(struct rewrite *run, struct output *out, struct ur_spirv_instruction made) {
    if (out->count == out->room) {
        uint32_t room = out->room * 2 + 64;
        struct ur_spirv_instruction *items = realloc(out->items, room * sizeof(*items));
        if (!items) {
            run->failed = true;
            return;
        }
        out->items = items;
        out->room = room;
    }
    out->items[out->count++] = made;
}

static uint32_t put_new(struct rewrite *run, struct output *out, uint32_t opcode, uint32_t type,
                        const uint32_t *operands, uint32_t count) {
    uint32_t id = new_id(run);
    put(run, out, make(run, opcode, type, id, operands, count));
    return id;
}

/* The number for the root that an instruction defines. */
static void put_root(struct rewrite *run, struct output *out,
                     const struct ur_spirv_instruction *at) {
    const struct root *root = &run->roots[at->result];
    if (root->source) {
        put(run, out, make(run, SpvOpConvertPtrToU, run->ulong, root->id, &root->source, 1));
        return;
    }
    struct ur_spirv_instruction made =
        make(run, at->opcode, run->ulong, root->id, at->operands, at->count);
    for (uint32_t i = at->opcode == SpvOpPhi ? 0 : 1; i < made.count;
         i += at->opcode == SpvOpPhi ? 2 : 1) {
        made.operands[i] = root_known(run, at->operands[i]);
    }
    put(run, out, made);
}

static uint32_t add_site(struct rewrite *run, const struct ur_check_site *site) {
    if (run->site_count == run->site_room) {
        uint32_t room = run->site_room * 2 + 64;
        struct ur_check_site *sites = realloc(run->sites, room * sizeof(*sites));
        if (!sites) {
            run->failed = true;
            return 0;
        }
        run->sites = sites;
        run->site_room = room;
    }
    run->sites[run->site_count] = *site;
    return run->site_count++;
}

/* The check of one access, before it, and its pointer replaced by what the check returns. */
static void put_check(struct rewrite *run, struct output *out, struct ur_spirv_instruction *at,
                      const struct ur_check_access *access, struct ur_check_site *site) {
    uint32_t pointer = at->operands[access->operand], offset = 0;
    uint32_t address = put_new(run, out, SpvOpConvertPtrToU, run->ulong, &pointer, 1);
    if (access->index) {
        uint32_t factors[2] = {access->index, wide_constant(run, run->constants, access->stride)};
        offset = put_new(run, out, SpvOpIMul, run->ulong, factors, 2);
        uint32_t terms[2] = {address, offset};
        address = put_new(run, out, SpvOpIAdd, run->ulong, terms, 2);
    }
    site->does = access->does;
    uint32_t arguments[7] = {
        run->check,
        run->block,
        address,
        root_known(run, pointer),
        access->size_id ? access->size_id : wide_constant(run, run->constants, access->size),
        access->writes ? run->yes : run->no,
        add_constant(run, run->constants, false, add_site(run, site)),
    };
    uint32_t allowed = put_new(run, out, SpvOpFunctionCall, run->ulong, arguments, 7);
    if (offset) {
        uint32_t terms[2] = {allowed, offset};
        allowed = put_new(run, out, SpvOpISub, run->ulong, terms, 2);
    }
    at->operands[access->operand] =
        put_new(run, out, SpvOpConvertUToPtr, ur_spirv_type(run->module, pointer), &allowed, 1);
}

static void put_early(struct rewrite *run, struct output *out) {
    uint32_t variable = run->variable;
    uint32_t words[3] = {variable, SpvMemoryAccessAlignedMask, 8};
    run->block = new_id(run);
    put(run, out, make(run, SpvOpLoad, run->ulong, run->block, words, 3));
    for (uint32_t i = 0; i < run->early_count; ++i) {
        const struct root *root = &run->roots[run->early[i]];
        put(run, out, make(run, SpvOpConvertPtrToU, run->ulong, root->id, &root->source, 1));
    }
}

/* Where the variables of an entry block end. */
static uint32_t variables_end(const struct ur_spirv_list *list) {
    uint32_t end = 1;
    for (uint32_t i = 1; i < list->count; ++i) {
        if (list->items[i].opcode == SpvOpVariable) {
            end = i + 1;
        }
    }
    return end;
}

static void rewrite_block(struct rewrite *run, struct ur_spirv_block *block, bool entry,
                          struct ur_check_site *site, struct output *out) {
    struct ur_spirv_module *module = run->module;
    uint32_t begin = entry ? variables_end(&block->list) : UR_SPIRV_NONE;
    struct ur_check_access access;
    out->count = 0;
    site->file = NULL;
    for (uint32_t i = 0; i < block->list.count && !run->failed; ++i) {
        struct ur_spirv_instruction at = block->list.items[i];
        if (i == begin) {
            put_early(run, out);
        }
        if (at.opcode == SpvOpLine) {
            const struct ur_spirv_instruction *file = ur_spirv_definition(module, at.operands[0]);
            bool named = file && file->opcode == SpvOpString;
            if (named && at.operands[0] != run->file) {
                run->file = at.operands[0];
                run->file_name = keep(run, ur_spirv_text(file, 0, NULL));
            }
            site->file = named ? run->file_name : NULL;
            site->line = at.operands[1];
        } else if (at.opcode == SpvOpNoLine) {
            site->file = NULL;
        }
        for (unsigned n = 0; n < UR_CHECK_POINTERS; ++n) {
            if (ur_check_access_of(module, &block->list.items[i], n, &access)) {
                if (n == 0 || at.operands == block->list.items[i].operands) {
                    at = make(run, at.opcode, at.type, at.result, at.operands, at.count);
                }
                if (!run->failed) {
                    put_check(run, out, &at, &access, site);
                }
            }
        }
        put(run, out, at);
        if (at.result && at.result < run->bound && run->roots[at.result].here) {
            put_root(run, out, &block->list.items[i]);
        }
    }
    struct ur_spirv_instruction *items =
        ur_spirv_allocate(module, (out->count + 1) * sizeof(*items));
    if (!items || run->failed) {
        run->failed = true;
        return;
    }
    memcpy(items, out->items, out->count * sizeof(*items));
    block->list.items = items;
    block->list.count = out->count;
}

static void rewrite_function(struct rewrite *run, struct ur_spirv_function *function,
                             const char *kernels, struct output *out) {
    struct ur_check_access access;
    bool any = false;
    run->early_count = 0;
    for (uint32_t b = 0; b < function->block_count; ++b) {
        const struct ur_spirv_list *list = &function->blocks[b].list;
        for (uint32_t i = 0; i < list->count; ++i) {
            for (unsigned n = 0; n < UR_CHECK_POINTERS; ++n) {
                if (ur_check_access_of(run->module, &list->items[i], n, &access)) {
                    any = true;
                    root_of(run, list->items[i].operands[access.operand]);
                }
            }
        }
    }
    if (!any || run->failed) {
        return;
    }
    struct ur_check_site site = {.kernels = keep(run, kernels)};
    site.function = keep(run, name_of(run->module, function, &site.kernel));
    for (uint32_t b = 0; b < function->block_count && !run->failed; ++b) {
        rewrite_block(run, &function->blocks[b], b == 0, &site, out);
    }
    for (uint32_t i = 0; i < run->early_count; ++i) {
        run->roots[run->early[i]] = (struct root){0};
    }
    /* It writes where there is something to say. */
    function->head.items[function->definition].operands[0] &=
        ~(uint32_t)(SpvFunctionControlPureMask | SpvFunctionControlConstMask);
}

/* ---- the module --------------------------------------------------------------------------------
 */

static uint32_t find_type(const struct ur_spirv_module *module, uint32_t opcode, uint32_t first,
                          uint32_t second) {
    const struct ur_spirv_list *globals = &module->sections[UR_SPIRV_GLOBALS];
    for (uint32_t i = 0; i < globals->count; ++i) {
        const struct ur_spirv_instruction *at = &globals->items[i];
        if (at->opcode == opcode && at->count == 2 && at->operands[0] == first &&
            at->operands[1] == second) {
            return at->result;
        }
    }
    return 0;
}

/* Nobody outside calls the check. */
static void hide_check(struct rewrite *run, struct ur_spirv_function *check) {
    struct ur_spirv_list *list = &run->module->sections[UR_SPIRV_DECORATIONS];
    uint32_t kept = 0;
    for (uint32_t i = 0; i < list->count; ++i) {
        const struct ur_spirv_instruction *at = &list->items[i];
        if (!(at->opcode == SpvOpDecorate && at->operands[0] == run->check &&
              at->operands[1] == SpvDecorationLinkageAttributes)) {
            list->items[kept++] = *at;
        }
    }
    list->count = kept;
    check->head.items[check->definition].operands[0] = SpvFunctionControlDontInlineMask;
}

static void add_variable(struct rewrite *run, const char *name) {
    struct ur_spirv_module *module = run->module;
    uint32_t pointer =
        find_type(module, SpvOpTypePointer, SpvStorageClassCrossWorkgroup, run->ulong);
    uint32_t text[8] = {0}, length = (uint32_t)strlen(name) / 4 + 1, words[12];
    if (!pointer) {
        uint32_t operands[2] = {SpvStorageClassCrossWorkgroup, run->ulong};
        pointer = new_id(run);
        append_global(run, make(run, SpvOpTypePointer, 0, pointer, operands, 2));
    }
    uint32_t operands[2] = {SpvStorageClassCrossWorkgroup, run->none};
    append_global(run, make(run, SpvOpVariable, pointer, run->variable, operands, 2));
    memcpy(text, name, strlen(name));
    words[0] = run->variable;
    memcpy(words + 1, text, length * sizeof(*text));
    append(run, &module->sections[UR_SPIRV_NAMES], make(run, SpvOpName, 0, 0, words, length + 1));
    words[1] = SpvDecorationLinkageAttributes;
    memcpy(words + 2, text, length * sizeof(*text));
    words[2 + length] = SpvLinkageTypeExport;
    append(run, &module->sections[UR_SPIRV_DECORATIONS],
           make(run, SpvOpDecorate, 0, 0, words, length + 3));
    uint32_t aligned[3] = {run->variable, SpvDecorationAlignment, 8};
    append(run, &module->sections[UR_SPIRV_DECORATIONS],
           make(run, SpvOpDecorate, 0, 0, aligned, 3));
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

static uint64_t hash_of(const unsigned char *bytes, size_t size) {
    uint64_t hash = 0xcbf29ce484222325u;
    for (size_t i = 0; i < size; ++i) {
        hash = (hash ^ bytes[i]) * 0x100000001b3u;
    }
    return hash;
}

static struct ur_spirv_function *find_check(struct ur_spirv_module *module) {
    for (uint32_t f = 0; f < module->function_count; ++f) {
        uint32_t linkage;
        const char *name = ur_spirv_linkage(module, module->functions[f].id, &linkage);
        if (name && strcmp(name, CHECK_FUNCTION) == 0) {
            return &module->functions[f];
        }
    }
    return NULL;
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

/* Everything into `run->module`, which has the check already. */
static void rewrite_all(struct rewrite *run, const char *variable) {
    struct ur_spirv_module *module = run->module;
    struct ur_spirv_function *check = find_check(module);
    struct constants constants = {0};
    struct output out = {0};
    uint32_t seen[3], seen_count = 0;

    uint32_t type = check ? ur_spirv_operand(module, check->id, 1) : 0;
    run->constants = &constants;
    run->check = check ? check->id : 0;
    run->ulong = ur_spirv_operand(module, type, 0);
    run->uint = ur_spirv_operand(module, type, 5);
    run->roots = calloc(module->bound, sizeof(*run->roots));
    run->bound = module->bound;
    char **kernels = ur_check_callers(module);
    if (!run->check || !run->uint || !run->roots || !kernels) {
        run->failed = true;
    }
    if (!run->failed) {
        run->none = add_constant(run, &constants, true, 0);
        run->no = add_constant(run, &constants, false, 0);
        run->yes = add_constant(run, &constants, false, 1);
        run->variable = new_id(run);
    }
    for (uint32_t f = 0; f < module->function_count && !run->failed; ++f) {
        if (&module->functions[f] != check) {
            rewrite_function(run, &module->functions[f], kernels[f], &out);
        }
    }
    for (uint32_t f = 0; kernels && f < module->function_count; ++f) {
        free(kernels[f]);
    }
    free(kernels);
    free(out.items);
    free(run->early);
    free(run->roots);
    if (run->failed) {
        return;
    }
    hide_check(run, check);
    struct ur_spirv_list *globals = &module->sections[UR_SPIRV_GLOBALS];
    for (uint32_t i = 0; i < globals->count; ++i) {
        uint32_t id = globals->items[i].result;
        const struct ur_spirv_note *note =
            globals->items[i].opcode == SpvOpVariable && id < run->bound
                ? ur_spirv_decoration(module, id, UR_SPIRV_NONE, SpvDecorationBuiltIn)
                : NULL;
        if (note && seen_count < 2 &&
            (note->operands[0] == SpvBuiltInGlobalInvocationId ||
             note->operands[0] == SpvBuiltInWorkgroupId)) {
            seen[seen_count++] = id;
        }
    }
    /* Constants, and then what is made of them. */
    struct ur_spirv_instruction *items =
        ur_spirv_allocate(module, (globals->count + constants.list.count) * sizeof(*items));
    if (!items) {
        run->failed = true;
        return;
    }
    memcpy(items, globals->items, globals->count * sizeof(*items));
    memcpy(items + globals->count, constants.list.items, constants.list.count * sizeof(*items));
    globals->items = items;
    globals->count += constants.list.count;
    add_variable(run, variable);
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

enum ur_check_outcome ur_check_rewrite(const void *code, size_t size, struct ur_check_module *out,
                                       char *why, size_t why_size) {
    struct ur_spirv_module *modules[2] = {NULL, NULL}, *whole = NULL;
    struct ur_spirv_error error = {.why = ""};
    enum ur_check_outcome outcome = UR_CHECK_REFUSED;
    struct rewrite run = {0};

    memset(out, 0, sizeof(*out));
    if (ur_spirv_read(code, size, &modules[0], &error)) {
        snprintf(why, why_size, "%s", error.why);
        return UR_CHECK_REFUSED;
    }
    if (is_refused(modules[0], why, why_size)) {
        goto release;
    }
    if (!any_access(modules[0])) {
        outcome = UR_CHECK_AS_IT_IS;
        goto release;
    }
    if (ur_spirv_read(ur_check_access_module, ur_check_access_module_size, &modules[1], &error)) {
        snprintf(why, why_size, "%s", error.why);
        goto release;
    }
    /* Drivers take from the version of OpenCL C how groups are made. */
    modules[1]->sections[UR_SPIRV_SOURCES].count = 0;
    if (ur_spirv_link(modules, 2, true, &whole, &error)) {
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
    out->texts = run.texts;
    out->sites = run.sites;
    out->site_count = run.site_count;
    if (run.texts && !run.failed) {
        out->size = ur_spirv_written_words(whole) * sizeof(uint32_t);
        out->words = malloc(out->size);
    }
    if (out->words) {
        ur_spirv_write(whole, out->words);
        outcome = UR_CHECK_REWRITTEN;
    } else {
        snprintf(why, why_size, "memory is short");
        ur_check_module_free(out);
    }
release:
    ur_spirv_release(whole);
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
    free(module->words);
    memset(module, 0, sizeof(*module));
}
