/* Checks in functions: the numbers of roots, what is checked, and the calls. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "accesses.h"
#include "block.h"
#include "making.h"
#include "objects.h"
#include "values.h"

/* Bytes of local variables beside which there may be no room for one more. */
#define MUCH_LOCAL (16u << 10)

static const uint32_t spare_storage[SPARE_TYPES] = {
    SpvStorageClassFunction, SpvStorageClassWorkgroup, SpvStorageClassGeneric};

/* ---- roots -------------------------------------------------------------------------------------
 */

enum { MOST_CHOICES = 256 };

static void add_early(struct rewrite *run, uint32_t pointer) {
    if (run->early_count == run->early_room) {
        uint32_t room = run->early_room * 2 + 16;
        uint32_t *early = realloc(run->early, room * sizeof(*early));
        if (!early) {
            run->failed = true;
            return;
        }
        run->early = early;
        run->early_room = room;
    }
    run->early[run->early_count++] = pointer;
}

/* What a pointer was derived from. Local memory of an argument is an object, too. */
static struct ur_check_root root_of(const struct rewrite *run, uint32_t pointer) {
    struct ur_check_root root = ur_check_root(run->module, pointer);
    uint32_t object = root.source ? root.object : root.pointer;
    if (root.origin == UR_CHECK_UNKNOWN && object < run->bound && run->lent && run->lent[object]) {
        root.origin = UR_CHECK_OBJECT;
        root.object = object;
        root.size = 0;
    }
    return root;
}

/* The alignment that an object has in any case. */
static unsigned object_alignment(const struct ur_spirv_module *module, uint32_t object) {
    const struct ur_spirv_note *note =
        ur_spirv_decoration(module, object, UR_SPIRV_NONE, SpvDecorationAlignment);
    struct ur_spirv_layout layout;
    ur_check_layout(module, ur_check_pointee(module, object), &layout);
    return ur_check_evenness(note && note->count && note->operands[0] ? note->operands[0]
                                                                      : layout.align);
}

/* How an access has to be aligned, as far as it may not be. */
static unsigned demanded(const struct rewrite *run, const struct ur_check_root *root,
                         const struct ur_check_access *access) {
    if (access->natural && root->packed) {
        return 0;
    }
    bool sure = root->origin == UR_CHECK_OBJECT && root->even >= access->alignment &&
                object_alignment(run->module, root->object) >= access->alignment;
    return sure ? 0 : access->alignment;
}

/* Where the alignment of an access is that of its root. */
static unsigned root_demand(const struct rewrite *run, const struct ur_check_root *root,
                            const struct ur_check_access *access) {
    unsigned demand = demanded(run, root, access);
    return root->origin != UR_CHECK_CHOSEN && root->even >= demand ? demand : 0;
}

/* Names the numbers of a pointer's root. Of phis and selects they are such, too, whose operands are
 * filled in later, when all roots have theirs. */
static void name_root(struct rewrite *run, uint32_t pointer, unsigned depth) {
    struct ur_check_root origin = root_of(run, pointer);
    struct root *root = origin.pointer < run->bound ? &run->roots[origin.pointer] : NULL;
    if (!root || root->address || origin.origin == UR_CHECK_UNKNOWN) {
        return;
    }
    root->origin = origin;
    const struct ur_spirv_instruction *at = ur_spirv_definition(run->module, origin.pointer);
    if (origin.origin == UR_CHECK_CHOSEN && depth == MOST_CHOICES) {
        *root = (struct root){.address = run->none,
                              .from = run->none,
                              .length = run->none,
                              .shadow = run->none,
                              .origin = origin};
        return;
    }
    root->address = ur_check_new_id(run);
    root->from = root->length = 0;
    root->shadow =
        run->unset && origin.origin != UR_CHECK_OBJECT ? ur_check_new_id(run) : run->none;
    if (origin.origin == UR_CHECK_OBJECT) {
        root->from = origin.source ? ur_check_new_id(run) : root->address;
        root->length = origin.size ? ur_check_wide_constant(run, run->constants, origin.size)
                                   : ur_check_new_id(run);
    } else {
        root->from = ur_check_new_id(run);
        root->length = ur_check_new_id(run);
    }
    if (origin.origin == UR_CHECK_CHOSEN) {
        uint32_t step = at->opcode == SpvOpPhi ? 2 : 1;
        for (uint32_t i = step - 1 ? 0 : 1; i < at->count; i += step) {
            name_root(run, at->operands[i], depth + 1);
            uint32_t of = root_of(run, at->operands[i]).pointer;
            if (of < run->bound) {
                run->roots[of].plain = true;
            }
        }
        root->here = true;
    } else if (at->opcode == SpvOpVariable || at->opcode == SpvOpFunctionParameter ||
               run->module->ids[origin.pointer].block == UR_SPIRV_NONE ||
               run->module->ids[origin.pointer].function == UR_SPIRV_NONE) {
        add_early(run, origin.pointer);
    } else {
        root->here = true;
    }
}

static void name_aligned(struct rewrite *run, uint32_t pointer,
                         const struct ur_check_access *access) {
    struct ur_check_root origin = root_of(run, pointer);
    unsigned demand = root_demand(run, &origin, access);
    struct root *root = origin.pointer < run->bound ? &run->roots[origin.pointer] : NULL;
    if (root && root->address && !demand) {
        root->plain = true;
    } else if (root && root->address && !root->aligned[demand]) {
        root->aligned[demand] = ur_check_new_id(run);
    }
}

/* Where all accesses have to be aligned, the lookup itself gives a length of 0 if the root is not
 * as aligned as the least of them has to be: a call is cheaper than a choice in loops. */
static unsigned looked_up_demand(const struct root *root) {
    unsigned demand = 1;
    while (demand <= UR_CHECK_ALIGNED && !root->aligned[demand]) {
        ++demand;
    }
    return root->origin.origin == UR_CHECK_LOOKED_UP && !root->plain && demand <= UR_CHECK_ALIGNED
               ? demand
               : 0;
}

/* The numbers of a pointer's root; of one that nothing is known of such that any access is good. */
static struct root root_known(const struct rewrite *run, uint32_t pointer) {
    struct ur_check_root origin = root_of(run, pointer);
    if (origin.pointer < run->bound && run->roots[origin.pointer].address) {
        return run->roots[origin.pointer];
    }
    return (struct root){.address = run->none,
                         .from = run->none,
                         .length = run->all,
                         .shadow = run->none,
                         .origin = origin};
}

const char *ur_check_function_name(const struct ur_spirv_module *module,
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

/* ---- numbers ---- */

/* One of the numbers of a phi or select of pointers. */
static void put_chosen(struct rewrite *run, struct output *out,
                       const struct ur_spirv_instruction *at, uint32_t id, unsigned which) {
    struct ur_spirv_instruction made =
        ur_check_make(run, at->opcode, run->ulong, id, at->operands, at->count);
    for (uint32_t i = at->opcode == SpvOpPhi ? 0 : 1; i < made.count;
         i += at->opcode == SpvOpPhi ? 2 : 1) {
        struct root root = root_known(run, at->operands[i]);
        made.operands[i] = which == 0   ? root.address
                           : which == 1 ? root.from
                           : which == 2 ? root.length
                                        : root.shadow;
    }
    ur_check_put(run, out, made);
}

/* Lengths that are 0 where the root is not aligned, for accesses that are aligned as it is. */
static void put_aligned(struct rewrite *run, struct output *out, const struct root *root) {
    for (unsigned i = looked_up_demand(root) + 1; i <= UR_CHECK_ALIGNED; ++i) {
        if (root->aligned[i]) {
            uint32_t bits[2] = {
                root->address, ur_check_wide_constant(run, run->constants, (UINT64_C(1) << i) - 1)};
            uint32_t compared[2] = {
                ur_check_put_new(run, out, SpvOpBitwiseAnd, run->ulong, bits, 2), run->none};
            uint32_t chosen[3] = {
                ur_check_put_new(run, out, SpvOpIEqual, run->boolean, compared, 2), root->length,
                run->none};
            ur_check_put(run, out,
                         ur_check_make(run, SpvOpSelect, run->ulong, root->aligned[i], chosen, 3));
        }
    }
}

/* The numbers of a root, behind its definition. */
static void put_root(struct rewrite *run, struct output *out, uint32_t pointer) {
    const struct root *root = &run->roots[pointer];
    const struct ur_spirv_instruction *at = ur_spirv_definition(run->module, pointer);
    if (root->origin.origin == UR_CHECK_CHOSEN) {
        put_chosen(run, out, at, root->address, 0);
        put_chosen(run, out, at, root->from, 1);
        put_chosen(run, out, at, root->length, 2);
        if (run->unset) {
            put_chosen(run, out, at, root->shadow, 3);
        }
        return;
    }
    ur_check_put(run, out,
                 ur_check_make(run, SpvOpConvertPtrToU, run->ulong, root->address, &pointer, 1));
    if (root->origin.origin == UR_CHECK_LOOKED_UP) {
        uint64_t mask = (UINT64_C(1) << looked_up_demand(root)) - 1;
        uint32_t arguments[4] = {run->checks[ROOT], run->variable, root->address,
                                 ur_check_wide_constant(run, run->constants, mask)};
        uint32_t pair = ur_check_put_new(run, out, SpvOpFunctionCall, run->pair, arguments, 4);
        uint32_t first[2] = {pair, 0}, second[2] = {pair, 1};
        ur_check_put(run, out,
                     ur_check_make(run, SpvOpCompositeExtract, run->ulong, root->from, first, 2));
        ur_check_put(
            run, out,
            ur_check_make(run, SpvOpCompositeExtract, run->ulong, root->length, second, 2));
        if (run->unset) {
            uint32_t asked[3] = {run->checks[SHADOW], run->variable, root->address};
            ur_check_put(run, out,
                         ur_check_make(run, SpvOpFunctionCall, run->ulong, root->shadow, asked, 3));
        }
    } else if (root->origin.source) {
        /* As far from the object as the source is. */
        const uint32_t *of = &root->origin.object, *source = &root->origin.source;
        uint32_t far[2] = {ur_check_put_new(run, out, SpvOpConvertPtrToU, run->ulong, source, 1),
                           ur_check_put_new(run, out, SpvOpConvertPtrToU, run->ulong, of, 1)};
        uint32_t terms[2] = {root->address,
                             ur_check_put_new(run, out, SpvOpISub, run->ulong, far, 2)};
        ur_check_put(run, out, ur_check_make(run, SpvOpISub, run->ulong, root->from, terms, 2));
    }
    if (root->origin.origin == UR_CHECK_OBJECT && !root->origin.size) {
        uint32_t arguments[3] = {run->checks[LENT], run->variable,
                                 ur_check_number(run, run->lent[root->origin.object] - 1)};
        ur_check_put(run, out,
                     ur_check_make(run, SpvOpFunctionCall, run->ulong, root->length, arguments, 3));
    }
    put_aligned(run, out, root);
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

/* ---- objects -----------------------------------------------------------------------------------
 */

uint32_t ur_check_spare_type(struct rewrite *run, unsigned which) {
    uint32_t *type = &run->spare_types[which];
    return *type = *type ? *type : ur_check_new_id(run);
}

/* The number of the place that takes accesses of an object that are left out, by pointers of a
 * class of memory. */
static uint32_t spare_of(struct rewrite *run, struct output *out, const struct root *root,
                         uint32_t storage, unsigned alignment) {
    uint32_t in = storage;
    if (storage == SpvStorageClassGeneric) {
        in = ur_check_storage(run->module, root->origin.object);
    }
    if (in != SpvStorageClassFunction && in != SpvStorageClassWorkgroup) {
        return in == SpvStorageClassUniformConstant ? root->from : run->none;
    }
    /* There may be no room for more. */
    if (in == SpvStorageClassWorkgroup &&
        (run->local_size > MUCH_LOCAL ||
         (run->lent_count && (root->origin.origin == UR_CHECK_CHOSEN || !root->origin.size)))) {
        return root->from;
    }
    unsigned which = in == SpvStorageClassFunction ? SPARE_PRIVATE : SPARE_LOCAL;
    run->spares[which] = run->spares[which] ? run->spares[which] : ur_check_new_id(run);
    if (run->spare_aligned[which] < alignment) {
        run->spare_aligned[which] = alignment;
    }
    uint32_t pointer = run->spares[which];
    if (storage == SpvStorageClassGeneric) {
        pointer = ur_check_put_new(run, out, SpvOpPtrCastToGeneric,
                                   ur_check_spare_type(run, SPARE_GENERIC), &pointer, 1);
    }
    return ur_check_put_new(run, out, SpvOpConvertPtrToU, run->ulong, &pointer, 1);
}

/* As aligned as any access may have to be that goes there. */
void ur_check_align_spare(struct rewrite *run, unsigned which) {
    uint32_t words[3] = {run->spares[which], SpvDecorationAlignment,
                         8u << (run->spare_aligned[which] > 3 ? run->spare_aligned[which] - 3 : 0)};
    ur_check_append(run, &run->module->sections[UR_SPIRV_DECORATIONS],
                    ur_check_make(run, SpvOpDecorate, 0, 0, words, 3));
}

static struct ur_spirv_instruction spare_variable(struct rewrite *run, unsigned which) {
    return ur_check_make(run, SpvOpVariable, ur_check_spare_type(run, which), run->spares[which],
                         &spare_storage[which], 1);
}

/* The types of these places, and the one in local memory. */
void ur_check_add_spares(struct rewrite *run, uint32_t length) {
    uint32_t array[2] = {run->ulong, length}, type = ur_check_new_id(run);
    ur_check_append_global(run, ur_check_make(run, SpvOpTypeArray, 0, type, array, 2));
    for (unsigned i = 0; i < SPARE_TYPES; ++i) {
        uint32_t operands[2] = {spare_storage[i], type};
        if (run->spare_types[i]) {
            ur_check_append_global(
                run, ur_check_make(run, SpvOpTypePointer, 0, run->spare_types[i], operands, 2));
        }
    }
    if (run->spares[SPARE_LOCAL]) {
        ur_check_append_global(run, spare_variable(run, SPARE_LOCAL));
        ur_check_align_spare(run, SPARE_LOCAL);
    }
}

const char *ur_check_object_name(struct rewrite *run, uint32_t object) {
    const struct ur_spirv_module *module = run->module;
    uint32_t storage = ur_check_storage(module, object), linkage;
    const char *name = module->ids[object].name;
    char text[200];
    name = name && *name ? name : ur_spirv_linkage(module, object, &linkage);
    name = name ? name : "";
    const char *class =
        run->lent && run->lent[object]             ? "local argument"
        : storage == SpvStorageClassWorkgroup      ? "local variable"
        : storage == SpvStorageClassCrossWorkgroup ? "global variable"
        : storage == SpvStorageClassFunction
            ? ur_spirv_opcode(module, object) == SpvOpVariable ? "private variable" : "argument"
            : "constant";
    /* Compilers name variables of a function after both. */
    const char *own = storage == SpvStorageClassWorkgroup ? strchr(name, '.') : NULL;
    name = own && (own[1] < '0' || own[1] > '9') && own[1] ? own + 1 : name;
    snprintf(text, sizeof(text),
             *name           ? "the %s '%s'"
             : *class == 'a' ? "an %s"
                             : "a %s",
             class, name);
    return ur_check_keep_text(run, text);
}

/* ---- checks ------------------------------------------------------------------------------------
 */

/* Whether something can be said of an access, and there is something to be said. */
static bool is_checked(const struct rewrite *run, const struct ur_spirv_instruction *at,
                       const struct ur_check_access *access) {
    struct ur_check_root root = root_of(run, at->operands[access->operand]);
    if (root.origin == UR_CHECK_UNKNOWN) {
        return false;
    }
    /* Of tables of the module's own pointers, such as formats of printf, compilers have to see
     * which. */
    if (root.origin == UR_CHECK_OBJECT && at->opcode == SpvOpLoad &&
        ur_spirv_opcode(run->module, at->type) == SpvOpTypePointer) {
        return false;
    }
    if (root.origin != UR_CHECK_OBJECT || !root.exact || access->size_id || access->index ||
        demanded(run, &root, access)) {
        return true;
    }
    return root.offset < 0 || root.size < access->size ||
           (uint64_t)root.offset > root.size - access->size;
}

/* The check of one access, before it, and its pointer replaced by what the check returns. */
static void put_check(struct rewrite *run, struct output *out, struct ur_spirv_instruction *at,
                      const struct ur_check_access *access, struct ur_check_site *site) {
    uint32_t pointer = at->operands[access->operand], offset = 0;
    uint32_t storage = ur_check_storage(run->module, pointer);
    struct root root = root_known(run, pointer);
    struct ur_check_root origin = root_of(run, pointer);
    unsigned demand = demanded(run, &origin, access), whole = root_demand(run, &origin, access);
    uint32_t mask = !whole && demand ? (1u << demand) - 1 : 0;
    bool looked_up = whole && whole == looked_up_demand(&root);
    uint32_t length =
        whole && !looked_up && root.aligned[whole] ? root.aligned[whole] : root.length;
    bool object = root.origin.origin == UR_CHECK_OBJECT;
    bool within =
        object || (storage != SpvStorageClassCrossWorkgroup && storage != SpvStorageClassGeneric &&
                   root.origin.origin == UR_CHECK_CHOSEN);
    uint32_t address = ur_check_put_new(run, out, SpvOpConvertPtrToU, run->ulong, &pointer, 1);
    if (access->index) {
        uint32_t factors[2] = {access->index,
                               ur_check_wide_constant(run, run->constants, access->stride)};
        offset = ur_check_put_new(run, out, SpvOpIMul, run->ulong, factors, 2);
        uint32_t terms[2] = {address, offset};
        address = ur_check_put_new(run, out, SpvOpIAdd, run->ulong, terms, 2);
    }
    uint32_t spare = within ? spare_of(run, out, &root, storage, access->alignment) : run->none;
    site->does = access->does;
    site->object = object ? ur_check_object_name(run, root.origin.object) : NULL;
    uint32_t what = (access->writes ? UR_CHECK_WRITES : 0) | (within ? UR_CHECK_WITHIN : 0) |
                    demand << UR_CHECK_ALIGN;
    uint32_t arguments[12] = {
        run->checks[ACCESS],
        run->variable,
        address,
        root.address,
        root.from,
        length,
        root.length,
        access->size_id ? access->size_id
                        : ur_check_wide_constant(run, run->constants, access->size),
        ur_check_number(run, what),
        ur_check_add_constant(run, run->constants, false, add_site(run, site)),
        spare,
        ur_check_wide_constant(run, run->constants, mask),
    };
    uint32_t allowed = ur_check_put_new(run, out, SpvOpFunctionCall, run->ulong, arguments, 12);
    if (run->unset && !within) {
        uint32_t number = at->result ? ur_check_unset_at(run, at->result) : 0;
        uint32_t read[7] = {run->checks[UNSET], run->variable, allowed,     root.from,
                            root.length,        root.shadow,   arguments[7]};
        uint32_t written[8] = {run->checks[MARK], run->variable, allowed,     address,
                               root.from,         root.length,   root.shadow, arguments[7]};
        if (number) {
            ur_check_put(run, out,
                         ur_check_make(run, SpvOpFunctionCall, run->ulong, number, read, 7));
        }
        if (access->writes) {
            ur_check_put_new(run, out, SpvOpFunctionCall, run->ulong, written, 8);
        }
    }
    if (offset) {
        uint32_t terms[2] = {allowed, offset};
        allowed = ur_check_put_new(run, out, SpvOpISub, run->ulong, terms, 2);
    }
    at->operands[access->operand] = ur_check_put_new(
        run, out, SpvOpConvertUToPtr, ur_spirv_type(run->module, pointer), &allowed, 1);
}

/* Whether an instruction gives what it reads from memory that may have a shadow. */
static bool reads_shadowed(const struct rewrite *run, const struct ur_spirv_instruction *at) {
    struct ur_check_access access;
    if (!ur_check_access_of(run->module, at, 0, &access) || !is_checked(run, at, &access)) {
        return false;
    }
    uint32_t pointer = at->operands[access.operand];
    uint32_t storage = ur_check_storage(run->module, pointer);
    return root_of(run, pointer).origin != UR_CHECK_OBJECT &&
           (storage == SpvStorageClassCrossWorkgroup || storage == SpvStorageClassGeneric);
}

static bool reads_followed(const struct rewrite *run, const struct ur_spirv_instruction *at) {
    return reads_shadowed(run, at) || ur_check_reads_object(run, at);
}

void ur_check_follow_function(struct rewrite *run, const struct ur_spirv_function *function) {
    ur_check_follow_values(run, function, reads_followed);
}

static uint32_t decision_site(struct rewrite *run, bool branch) {
    struct ur_check_site site = *run->site;
    site.does = branch ? "decides a branch by" : "finds an address by";
    site.object = NULL;
    return add_site(run, &site);
}

/* Whether an instruction of the list reads or writes by a pointer that one before made. What is
 * only chosen from or used in another block may be of a way that is not gone: compilers cast ahead.
 */
static bool is_used_at_once(const struct ur_spirv_list *list, size_t made) {
    enum { MOST = 16 };
    uint32_t ids[MOST] = {list->items[made].result}, count = 1;
    for (size_t i = made + 1; i < list->count; i++) {
        const struct ur_spirv_instruction *at = &list->items[i];
        bool found = false;
        for (uint32_t k = 0; k < count && at->count; k++) {
            found |= at->operands[0] == ids[k];
        }
        switch (at->opcode) {
        case SpvOpAccessChain:
        case SpvOpInBoundsAccessChain:
        case SpvOpPtrAccessChain:
        case SpvOpInBoundsPtrAccessChain:
        case SpvOpBitcast:
            if (found && count < MOST) {
                ids[count++] = at->result;
            }
            break;
        case SpvOpLoad:
        case SpvOpStore:
            if (found) {
                return true;
            }
            break;
        default:
            if (found && at->opcode >= SpvOpAtomicLoad && at->opcode <= SpvOpAtomicXor) {
                return true;
            }
        }
    }
    return false;
}

/* Whether an instruction makes a pointer to memory of one class of one of any class, which may not
 * be of it. `*wrong`: it is not, by what the function says. */
static bool is_cast(const struct rewrite *run, const struct ur_spirv_list *list, size_t i,
                    bool *wrong) {
    const struct ur_spirv_instruction *at = &list->items[i];
    if ((at->opcode != SpvOpGenericCastToPtr && at->opcode != SpvOpGenericCastToPtrExplicit) ||
        ur_check_storage(run->module, at->operands[0]) != SpvStorageClassGeneric ||
        !is_used_at_once(list, i)) {
        return false;
    }
    struct ur_check_root root = root_of(run, at->operands[0]);
    uint32_t to = ur_check_storage(run->module, at->result);
    bool known = root.origin == UR_CHECK_OBJECT;
    *wrong = known && ur_check_storage(run->module, root.object) != to;
    return *wrong || (!known && (to == SpvStorageClassWorkgroup || to == SpvStorageClassFunction));
}

/* The number of a place in private or local memory for accesses by a pointer that was cast wrongly;
 * 0: there is none. */
static uint32_t spare_of_cast(struct rewrite *run, struct output *out, uint32_t storage) {
    enum { ALIGNED = 4 };
    const struct root any = {.origin = {.origin = UR_CHECK_OBJECT, .size = UR_CHECK_INNER}};
    return storage == SpvStorageClassFunction ||
                   (storage == SpvStorageClassWorkgroup && run->local_size <= MUCH_LOCAL &&
                    !run->may_be_lent)
               ? spare_of(run, out, &any, storage, ALIGNED)
               : 0;
}

/* The cast, and before it its check; what is read and written by a pointer of another class is left
 * out. */
static void put_cast(struct rewrite *run, struct output *out, struct ur_spirv_instruction at,
                     bool wrong) {
    struct ur_check_site site = *run->site;
    struct ur_check_root root = root_of(run, at.operands[0]);
    uint32_t result = at.result, to = ur_check_storage(run->module, result);
    site.does = to == SpvStorageClassWorkgroup  ? "takes for local memory"
                : to == SpvStorageClassFunction ? "takes for private memory"
                                                : "takes for global memory";
    site.object = wrong ? ur_check_object_name(run, root.object) : NULL;
    uint32_t arguments[5] = {
        run->checks[CAST], run->variable,
        ur_check_put_new(run, out, SpvOpConvertPtrToU, run->ulong, &at.operands[0], 1),
        ur_check_add_constant(run, run->constants, false, add_site(run, &site)),
        ur_check_number(run, wrong)};
    uint32_t bad[2] = {ur_check_put_new(run, out, SpvOpFunctionCall, run->ulong, arguments, 5),
                       run->none};
    uint32_t spare = spare_of_cast(run, out, to);
    if (!spare) {
        ur_check_put(run, out, at);
        return;
    }
    at.result = ur_check_new_id(run);
    ur_check_put(run, out, at);
    uint32_t chosen[3] = {ur_check_put_new(run, out, SpvOpINotEqual, run->boolean, bad, 2),
                          ur_check_put_new(run, out, SpvOpConvertUToPtr, at.type, &spare, 1),
                          at.result};
    ur_check_put(run, out, ur_check_make(run, SpvOpSelect, at.type, result, chosen, 3));
}

static void put_early(struct rewrite *run, struct output *out) {
    for (uint32_t i = 0; i < run->early_count; ++i) {
        put_root(run, out, run->early[i]);
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

void ur_check_follow_line(struct rewrite *run, const struct ur_spirv_instruction *at,
                          struct ur_check_site *site) {
    if (at->opcode == SpvOpLine) {
        const struct ur_spirv_instruction *file = ur_spirv_definition(run->module, at->operands[0]);
        bool named = file && file->opcode == SpvOpString;
        if (named && at->operands[0] != run->file) {
            run->file = at->operands[0];
            run->file_name = ur_check_keep_text(run, ur_spirv_text(file, 0, NULL));
        }
        site->file = named ? run->file_name : NULL;
        site->line = at->operands[1];
    } else if (at->opcode == SpvOpNoLine) {
        site->file = NULL;
    }
}

static void functions_rewrite_block(struct rewrite *run, const struct ur_spirv_function *function,
                                    struct ur_spirv_block *block, struct ur_check_site *site,
                                    struct output *out) {
    struct ur_spirv_module *module = run->module;
    bool entry = block == function->blocks;
    uint32_t begin = entry ? variables_end(&block->list) : UR_SPIRV_NONE;
    uint32_t place = (uint32_t)(function - module->functions);
    struct ur_check_access access;
    bool wrong;
    out->count = 0;
    site->file = NULL;
    run->site = site;
    for (uint32_t i = 0; i < block->list.count && !run->failed; ++i) {
        struct ur_spirv_instruction at = block->list.items[i];
        if (i == 1 && entry) {
            ur_check_put_shadows(run, out, place);
        }
        if (i == begin) {
            ur_check_put_blank(run, out, place);
            put_early(run, out);
        }
        ur_check_follow_line(run, &at, site);
        if (run->unset) {
            bool merge = at.opcode == SpvOpSelectionMerge || at.opcode == SpvOpLoopMerge;
            bool merged = i && (block->list.items[i - 1].opcode == SpvOpSelectionMerge ||
                                block->list.items[i - 1].opcode == SpvOpLoopMerge);
            if (!merged) {
                ur_check_put_decisions(run, out, &block->list.items[merge ? i + 1 : i],
                                       decision_site);
            }
        }
        for (unsigned n = 0; n < UR_CHECK_POINTERS; ++n) {
            if (run->object_count &&
                ur_check_access_of(module, &block->list.items[i], n, &access)) {
                ur_check_put_object(run, out, &block->list.items[i], &access, site, add_site);
            }
            if (ur_check_access_of(module, &block->list.items[i], n, &access) &&
                is_checked(run, &block->list.items[i], &access)) {
                if (n == 0 || at.operands == block->list.items[i].operands) {
                    at = ur_check_make(run, at.opcode, at.type, at.result, at.operands, at.count);
                }
                if (!run->failed) {
                    put_check(run, out, &at, &access, site);
                }
            }
        }
        if (is_cast(run, &block->list, i, &wrong)) {
            put_cast(run, out, at, wrong);
        } else {
            ur_check_put(run, out, at);
        }
        if (at.result && at.result < run->bound && run->roots[at.result].here) {
            put_root(run, out, at.result);
        }
        if (run->unset) {
            ur_check_put_unset(run, out, &at);
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

/* Whether `name` is one of the names in a list of ur_check_callers, or what it leaves out. */
static bool may_name(const char *names, const char *name) {
    size_t length = strlen(name), last = strlen(names);
    for (const char *at = strstr(names, name); at && length; at = strstr(at + 1, name)) {
        if ((at == names || at[-1] == ' ') && (!at[length] || at[length] == ',')) {
            return true;
        }
    }
    return last >= 3 && strcmp(names + last - 3, "...") == 0;
}

/* Whether kernels that call a function get local memory as an argument. */
static bool may_be_lent(const struct rewrite *run, const char *kernels) {
    const struct ur_spirv_module *module = run->module;
    bool any = run->lent_count && !*kernels;
    for (uint32_t e = 0; e < module->entry_point_count && run->lent_count && !any; ++e) {
        const struct ur_spirv_function *kernel =
            ur_spirv_function(module, module->entry_points[e].id);
        bool lent = false;
        for (uint32_t i = 0; kernel && i < kernel->parameter_count; ++i) {
            lent |= run->lent[kernel->parameters[i]] != 0;
        }
        any = lent && may_name(kernels, module->entry_points[e].name);
    }
    return any;
}

void ur_check_rewrite_function(struct rewrite *run, struct ur_spirv_function *function,
                               const char *kernels, struct output *out) {
    struct ur_check_access access;
    bool wrong, any = ur_check_has_objects(run, (uint32_t)(function - run->module->functions));
    run->early_count = 0;
    for (uint32_t b = 0; b < function->block_count; ++b) {
        const struct ur_spirv_list *list = &function->blocks[b].list;
        for (uint32_t i = 0; i < list->count; ++i) {
            any |= is_cast(run, list, i, &wrong);
            for (unsigned n = 0; n < UR_CHECK_POINTERS; ++n) {
                if (ur_check_access_of(run->module, &list->items[i], n, &access) &&
                    is_checked(run, &list->items[i], &access)) {
                    any = true;
                    name_root(run, list->items[i].operands[access.operand], 0);
                    name_aligned(run, list->items[i].operands[access.operand], &access);
                }
            }
        }
    }
    if (!any || run->failed) {
        return;
    }
    struct ur_check_site site = {.kernels = ur_check_keep_text(run, kernels)};
    site.function =
        ur_check_keep_text(run, ur_check_function_name(run->module, function, &site.kernel));
    run->may_be_lent = may_be_lent(run, kernels);
    for (uint32_t b = 0; b < function->block_count && !run->failed; ++b) {
        functions_rewrite_block(run, function, &function->blocks[b], &site, out);
    }
    if (run->spares[SPARE_PRIVATE] && !run->failed) {
        struct ur_spirv_list *entry = &function->blocks[0].list;
        ur_check_append(run, entry, entry->items[entry->count - 1]);
        memmove(entry->items + 2, entry->items + 1, (entry->count - 2) * sizeof(*entry->items));
        entry->items[1] = spare_variable(run, SPARE_PRIVATE);
        ur_check_align_spare(run, SPARE_PRIVATE);
        run->spares[SPARE_PRIVATE] = 0;
        run->spare_aligned[SPARE_PRIVATE] = 0;
    }
    for (uint32_t i = 0; i < run->early_count; ++i) {
        run->roots[run->early[i]] = (struct root){0};
    }
    /* It writes where there is something to say. */
    function->head.items[function->definition].operands[0] &=
        ~(uint32_t)(SpvFunctionControlPureMask | SpvFunctionControlConstMask);
}
