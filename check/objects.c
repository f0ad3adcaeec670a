#include "objects.h"

#include <stdlib.h>
#include <string.h>

#include "callers.h"
#include "values.h"

/* Bytes of private variables of one function, and of local variables of a module, that are looked
 * at: their shadows take as much again. */
enum { MOST_PRIVATE = 4096, MOST_LOCAL = 16384, MOST_VARIABLES = 64 };

/* A variable. */
struct ur_check_object {
    uint32_t id, function; /* `function`: its index; UR_SPIRV_NONE: it is in local memory */
    uint64_t size;
    bool escapes, decides, chosen;
    uint32_t shadow, length, type,
        pointer; /* ids; 0: it has none. `length`: its bytes, a constant */
    uint8_t
        *kernels; /* of functions by index, in local memory: kernels that come to its accesses */
};

static struct ur_check_object *object_of(const struct rewrite *run, uint32_t pointer) {
    struct ur_check_root root = ur_check_root(run->module, pointer);
    uint32_t place = root.origin == UR_CHECK_OBJECT && root.object < run->bound
                         ? run->object_at[root.object]
                         : 0;
    return place ? &run->objects[place - 1] : NULL;
}

static bool is_pointer_id(const struct rewrite *run, uint32_t id) {
    return id < run->bound &&
           ur_spirv_opcode(run->module, ur_spirv_type(run->module, id)) == SpvOpTypePointer;
}

/* ---- finding --------------------------------------------------------------------------------- */

static void objects_add(struct rewrite *run, const struct ur_spirv_instruction *at,
                        uint32_t function) {
    uint32_t linkage, storage = at->operands[0];
    uint64_t size = ur_check_stride(run->module, ur_check_pointee(run->module, at->result));
    bool local = storage == SpvStorageClassWorkgroup;
    if (at->count > 1 || !size || size > (local ? MOST_LOCAL : MOST_PRIVATE) ||
        (!local && storage != SpvStorageClassFunction) ||
        ur_spirv_linkage(run->module, at->result, &linkage)) {
        return;
    }
    struct ur_check_object *objects =
        realloc(run->objects, (run->object_count + 1) * sizeof(*objects));
    if (!objects) {
        run->failed = true;
        return;
    }
    run->objects = objects;
    objects[run->object_count++] =
        (struct ur_check_object){.id = at->result, .function = function, .size = size};
    run->object_at[at->result] = run->object_count;
}

/* Whether the operand in a place is one by which the instruction accesses memory, or makes a
 * pointer that is followed as well. */
static bool is_plain(const struct rewrite *run, const struct ur_spirv_instruction *at,
                     uint32_t place) {
    struct ur_check_access access;
    switch (at->opcode) {
    case SpvOpAccessChain:
    case SpvOpInBoundsAccessChain:
    case SpvOpPtrAccessChain:
    case SpvOpInBoundsPtrAccessChain:
    case SpvOpCopyObject:
    case SpvOpBitcast:
    case SpvOpPtrCastToGeneric:
    case SpvOpGenericCastToPtr:
    case SpvOpGenericCastToPtrExplicit:
        return place == 0 && is_pointer_id(run, at->result) && object_of(run, at->result);
    default:
        break;
    }
    for (unsigned n = 0; n < UR_CHECK_POINTERS; ++n) {
        if (ur_check_access_of(run->module, at, n, &access) && access.operand == place) {
            return true;
        }
    }
    return false;
}

/* How many operands of an instruction may be ids of pointers that it uses: the first ones. */
static uint32_t used_by(const struct rewrite *run, const struct ur_spirv_instruction *at) {
    switch (at->opcode) {
    case SpvOpLoad:
        return 1;
    case SpvOpStore:
    case SpvOpCopyMemory:
    case SpvOpCopyMemorySized:
        return 2;
    case SpvOpLabel:
    case SpvOpLine:
    case SpvOpLifetimeStart:
    case SpvOpLifetimeStop:
        return 0;
    case SpvOpExtInst: /* what is none of OpenCL's is for debuggers */
        return run->module->ids[at->operands[0]].set == UR_SPIRV_OPENCL_STD ? at->count : 0;
    default:
        return at->count;
    }
}

void ur_check_find_objects(struct rewrite *run) {
    struct ur_spirv_module *module = run->module;
    uint64_t locals = 0;
    run->object_at = calloc(run->bound, sizeof(*run->object_at));
    if (!run->object_at) {
        run->failed = true;
        return;
    }
    const struct ur_spirv_list *globals = &module->sections[UR_SPIRV_GLOBALS];
    for (uint32_t i = 0; i < globals->count; ++i) {
        if (globals->items[i].opcode == SpvOpVariable &&
            globals->items[i].operands[0] == SpvStorageClassWorkgroup) {
            objects_add(run, &globals->items[i], UR_SPIRV_NONE);
            locals += ur_check_stride(module, ur_check_pointee(module, globals->items[i].result));
        }
    }
    if (locals > MOST_LOCAL) {
        for (uint32_t i = 0; i < run->object_count; ++i) {
            run->objects[i].escapes = true;
        }
    }
    for (uint32_t f = 0; f < module->function_count; ++f) {
        if (!module->functions[f].block_count || ur_check_is_check(run, module->functions[f].id)) {
            continue;
        }
        const struct ur_spirv_list *first = &module->functions[f].blocks[0].list;
        for (uint32_t i = 1; i < first->count; ++i) {
            if (first->items[i].opcode == SpvOpVariable) {
                objects_add(run, &first->items[i], f);
            }
        }
    }
    for (uint32_t f = 0; f < module->function_count && run->object_count; ++f) {
        for (uint32_t b = 0; b < module->functions[f].block_count; ++b) {
            const struct ur_spirv_list *list = &module->functions[f].blocks[b].list;
            for (uint32_t i = 0; i < list->count; ++i) {
                const struct ur_spirv_instruction *at = &list->items[i];
                for (uint32_t k = at->opcode == SpvOpExtInst ? 2 : 0; k < used_by(run, at); ++k) {
                    struct ur_check_object *object = is_pointer_id(run, at->operands[k])
                                                         ? object_of(run, at->operands[k])
                                                         : NULL;
                    if (object && !is_plain(run, at, k)) {
                        object->escapes = true;
                    }
                }
            }
        }
    }
}

void ur_check_forget_objects(struct rewrite *run) {
    for (uint32_t i = 0; i < run->object_count; ++i) {
        free(run->objects[i].kernels);
    }
    free(run->objects);
    free(run->object_at);
}

bool ur_check_reads_object(const struct rewrite *run, const struct ur_spirv_instruction *at) {
    struct ur_check_access access;
    if (!run->object_count || !ur_check_access_of(run->module, at, 0, &access)) {
        return false;
    }
    const struct ur_check_object *object = object_of(run, at->operands[access.operand]);
    return object && !object->escapes;
}

/* ---- what is set in any case ----------------------------------------------------------------- */

static uint32_t block_of(const struct ur_spirv_function *function, uint32_t label) {
    for (uint32_t b = 0; b < function->block_count; ++b) {
        if (function->blocks[b].label == label) {
            return b;
        }
    }
    return UR_SPIRV_NONE;
}

/* Which variables an access sets as a whole, or reads before that: bits of `all`, by which object
 * `of` says. */
static void objects_step(struct rewrite *run, const struct ur_spirv_instruction *at, uint32_t first,
                         uint64_t *set, uint64_t *unsure) {
    struct ur_check_access access;
    for (unsigned n = UR_CHECK_POINTERS; n-- > 0;) {
        if (!ur_check_access_of(run->module, at, n, &access)) {
            continue;
        }
        const struct ur_check_object *object = object_of(run, at->operands[access.operand]);
        uint64_t place = object ? (uint64_t)(object - run->objects) - first : MOST_VARIABLES;
        if (place >= MOST_VARIABLES) {
            continue;
        }
        struct ur_check_root root = ur_check_root(run->module, at->operands[access.operand]);
        uint64_t bit = UINT64_C(1) << place;
        if (at->result && !(*set & bit) && ur_check_unset_at(run, at->result)) {
            *unsure |= bit;
        }
        if (access.writes && root.exact && !root.offset && !access.index && !access.size_id &&
            access.size >= object->size) {
            *set |= bit;
        }
    }
}

/* Of the variables of a function from `first` on, which are read where not all ways have set them,
 * and decide. */
static uint64_t find_unsure(struct rewrite *run, const struct ur_spirv_function *function,
                            uint32_t first) {
    uint64_t *in = malloc((function->block_count + 1) * sizeof(*in)), unsure = 0;
    if (!in) {
        run->failed = true;
        return 0;
    }
    memset(in, 0xff, function->block_count * sizeof(*in));
    in[0] = 0;
    for (bool again = true; again;) {
        again = false;
        for (uint32_t b = 0; b < function->block_count; ++b) {
            const struct ur_spirv_list *list = &function->blocks[b].list;
            uint64_t set = in[b], ignored = 0;
            for (uint32_t i = 0; i < list->count; ++i) {
                objects_step(run, &list->items[i], first, &set, &ignored);
            }
            const struct ur_spirv_instruction *end = &list->items[function->blocks[b].terminator];
            for (uint32_t i = 0; i < end->count; ++i) {
                /* What is no label is no block's. */
                uint32_t next = block_of(function, end->operands[i]);
                if (next != UR_SPIRV_NONE && (in[next] & ~set)) {
                    in[next] &= set;
                    again = true;
                }
            }
        }
    }
    for (uint32_t b = 0; b < function->block_count; ++b) {
        const struct ur_spirv_list *list = &function->blocks[b].list;
        uint64_t set = in[b];
        for (uint32_t i = 0; i < list->count; ++i) {
            objects_step(run, &list->items[i], first, &set, &unsure);
        }
    }
    free(in);
    return unsure;
}

static void objects_choose(struct rewrite *run, struct ur_check_object *object) {
    object->chosen = true;
    object->shadow = ur_check_new_id(run);
    object->type = ur_check_new_id(run);
    object->pointer = ur_check_new_id(run);
    object->length = ur_check_wide_constant(run, run->constants, object->size);
}

static bool accesses(const struct rewrite *run, const struct ur_spirv_function *function,
                     const struct ur_check_object *object) {
    struct ur_check_access access;
    for (uint32_t b = 0; b < function->block_count; ++b) {
        const struct ur_spirv_list *list = &function->blocks[b].list;
        for (uint32_t i = 0; i < list->count; ++i) {
            for (unsigned n = 0; n < UR_CHECK_POINTERS; ++n) {
                if (ur_check_access_of(run->module, &list->items[i], n, &access) &&
                    object_of(run, list->items[i].operands[access.operand]) == object) {
                    return true;
                }
            }
        }
    }
    return false;
}

enum { COMES = 1, KERNEL = 2 };

/* Marks the functions that call others which are marked; false: one is called by a kernel's caller,
 * or by nobody knows whom. */
static bool objects_spread(const struct rewrite *run, uint8_t *marks) {
    const struct ur_spirv_module *module = run->module;
    bool good = true;
    for (bool again = true; again;) {
        again = false;
        for (uint32_t f = 0; f < module->function_count; ++f) {
            for (uint32_t b = 0; b < module->functions[f].block_count; ++b) {
                const struct ur_spirv_list *list = &module->functions[f].blocks[b].list;
                for (uint32_t i = 0; i < list->count; ++i) {
                    uint32_t callee =
                        list->items[i].opcode == SpvOpFunctionCall
                            ? ur_spirv_function_index(module, list->items[i].operands[0])
                            : UR_SPIRV_NONE;
                    if (callee != UR_SPIRV_NONE && marks[callee] & COMES) {
                        good &= !(marks[callee] & KERNEL) || marks[f] & KERNEL;
                        again |= !(marks[f] & COMES);
                        marks[f] |= COMES;
                    }
                }
            }
        }
    }
    for (uint32_t f = 0; f < module->function_count; ++f) {
        uint32_t linkage;
        good &= marks[f] != COMES || !ur_spirv_linkage(module, module->functions[f].id, &linkage);
    }
    return good;
}

/* Kernels whose functions access a variable of local memory; false: also others may. */
static bool find_kernels(struct rewrite *run, struct ur_check_object *object) {
    const struct ur_spirv_module *module = run->module;
    object->kernels = calloc(module->function_count + 1, 1);
    if (!object->kernels) {
        run->failed = true;
        return false;
    }
    for (uint32_t f = 0; f < module->function_count; ++f) {
        object->kernels[f] = (accesses(run, &module->functions[f], object) ? COMES : 0) |
                             (ur_check_is_kernel(module, module->functions[f].id) ? KERNEL : 0);
    }
    return objects_spread(run, object->kernels);
}

/* It is a kernel that has to say that nothing of the variable is set yet. */
static bool begins(const struct ur_check_object *object, uint32_t function) {
    return object->kernels[function] == (COMES | KERNEL);
}

/* Calls for what reads of variables give that may not be set. */
static void each_read(struct rewrite *run,
                      void (*call)(struct rewrite *, struct ur_check_object *, uint32_t)) {
    const struct ur_spirv_module *module = run->module;
    for (uint32_t f = 0; f < module->function_count; ++f) {
        for (uint32_t b = 0; b < module->functions[f].block_count; ++b) {
            const struct ur_spirv_list *list = &module->functions[f].blocks[b].list;
            for (uint32_t i = 0; i < list->count; ++i) {
                const struct ur_spirv_instruction *at = &list->items[i];
                struct ur_check_access access;
                if (at->result && ur_check_unset_at(run, at->result) &&
                    ur_check_reads_object(run, at) && ur_check_access_of(module, at, 0, &access)) {
                    call(run, object_of(run, at->operands[access.operand]), at->result);
                }
            }
        }
    }
}

static void note_decision(struct rewrite *run, struct ur_check_object *object, uint32_t result) {
    (void)run;
    (void)result;
    object->decides = true;
}

static void forget_number(struct rewrite *run, struct ur_check_object *object, uint32_t result) {
    if (!object->chosen) {
        run->unset_at[result] = 0;
    }
}

void ur_check_choose_objects(struct rewrite *run) {
    const struct ur_spirv_module *module = run->module;
    each_read(run, note_decision);
    for (uint32_t i = 0; i < run->object_count && !run->failed;) {
        struct ur_check_object *object = &run->objects[i];
        if (object->function == UR_SPIRV_NONE) {
            if (object->decides && !object->escapes && find_kernels(run, object)) {
                objects_choose(run, object);
            }
            ++i;
            continue;
        }
        uint32_t function = object->function, first = i;
        uint64_t unsure = 0, bytes = 0;
        bool any = false;
        for (; i < run->object_count && run->objects[i].function == function; ++i) {
            any |= run->objects[i].decides && !run->objects[i].escapes;
        }
        if (any) {
            unsure = find_unsure(run, &module->functions[function], first);
        }
        for (uint32_t k = first; k < i; ++k) {
            object = &run->objects[k];
            if (object->decides && !object->escapes && k - first < MOST_VARIABLES &&
                (unsure >> (k - first) & 1) && bytes + object->size <= MOST_PRIVATE) {
                bytes += object->size;
                objects_choose(run, object);
            }
        }
    }
    each_read(run, forget_number);
}

/* ---- code ------------------------------------------------------------------------------------ */

static uint32_t put_call(struct rewrite *run, struct output *out, uint32_t result, int check,
                         const uint32_t *arguments, uint32_t count) {
    uint32_t operands[8] = {run->checks[check]};
    memcpy(operands + 1, arguments, count * sizeof(*arguments));
    result = result ? result : ur_check_new_id(run);
    ur_check_put(run, out,
                 ur_check_make(run, SpvOpFunctionCall, run->ulong, result, operands, count + 1));
    return result;
}

/* A pointer to the first byte of a shadow, of the type that the checks take. */
static uint32_t put_first(struct rewrite *run, struct output *out,
                          const struct ur_check_object *object) {
    uint32_t check = run->checks[object->function == UR_SPIRV_NONE ? GROUP_CLEAR : OWN_CLEAR];
    uint32_t type = ur_spirv_operand(run->module, ur_spirv_operand(run->module, check, 1), 1);
    uint32_t operands[2] = {object->shadow, run->none};
    return ur_check_put_new(run, out, SpvOpInBoundsAccessChain, type, operands, 2);
}

static uint32_t put_distance(struct rewrite *run, struct output *out, uint32_t pointer,
                             uint32_t from) {
    uint32_t ends[2] = {ur_check_put_new(run, out, SpvOpConvertPtrToU, run->ulong, &pointer, 1),
                        ur_check_put_new(run, out, SpvOpConvertPtrToU, run->ulong, &from, 1)};
    return ur_check_put_new(run, out, SpvOpISub, run->ulong, ends, 2);
}

/* How far an access is from the first byte of its variable. Addresses of one variable differ
 * between the classes of memory, distances do not. */
static uint32_t put_offset(struct rewrite *run, struct output *out, uint32_t pointer,
                           const struct ur_check_object *object,
                           const struct ur_check_access *access) {
    struct ur_check_root root = ur_check_root(run->module, pointer);
    uint32_t offset = run->none;
    if (root.exact && root.offset >= 0) {
        offset = ur_check_wide_constant(run, run->constants, (uint64_t)root.offset);
    } else {
        offset = put_distance(run, out, pointer, root.source ? root.pointer : object->id);
        if (root.source) {
            uint32_t terms[2] = {offset, put_distance(run, out, root.source, object->id)};
            offset = ur_check_put_new(run, out, SpvOpIAdd, run->ulong, terms, 2);
        }
    }
    if (access->index) {
        uint32_t factors[2] = {access->index,
                               ur_check_wide_constant(run, run->constants, access->stride)};
        uint32_t terms[2] = {offset, ur_check_put_new(run, out, SpvOpIMul, run->ulong, factors, 2)};
        offset = ur_check_put_new(run, out, SpvOpIAdd, run->ulong, terms, 2);
    }
    return offset;
}

void ur_check_put_object(struct rewrite *run, struct output *out,
                         const struct ur_spirv_instruction *at,
                         const struct ur_check_access *access, const struct ur_check_site *site,
                         uint32_t (*add_site)(struct rewrite *, const struct ur_check_site *)) {
    uint32_t pointer = at->operands[access->operand];
    const struct ur_check_object *object = object_of(run, pointer);
    if (!object || !object->chosen) {
        return;
    }
    bool local = object->function == UR_SPIRV_NONE;
    uint32_t number = at->result ? ur_check_unset_at(run, at->result) : 0;
    if (!number && !access->writes) {
        return;
    }
    uint32_t arguments[5] = {
        put_first(run, out, object), put_offset(run, out, pointer, object, access), object->length,
        access->size_id ? access->size_id
                        : ur_check_wide_constant(run, run->constants, access->size)};
    if (number) {
        struct ur_check_site read = *site;
        read.does = access->does;
        read.object = ur_check_object_name(run, object->id);
        arguments[4] = ur_check_add_constant(
            run, run->constants, true, UR_CHECK_OF_MODULE | (uint64_t)add_site(run, &read) << 32);
        put_call(run, out, number, local ? GROUP_UNSET : OWN_UNSET, arguments, 5);
    }
    if (access->writes) {
        put_call(run, out, 0, local ? GROUP_MARK : OWN_MARK, arguments, 4);
    }
}

void ur_check_put_shadows(struct rewrite *run, struct output *out, uint32_t function) {
    for (uint32_t i = 0; i < run->object_count; ++i) {
        const struct ur_check_object *object = &run->objects[i];
        if (object->chosen && object->function == function) {
            ur_check_put(run, out,
                         ur_check_make(run, SpvOpVariable, object->pointer, object->shadow,
                                       &(uint32_t){SpvStorageClassFunction}, 1));
        }
    }
}

void ur_check_put_blank(struct rewrite *run, struct output *out, uint32_t function) {
    bool wait = false;
    for (uint32_t i = 0; i < run->object_count; ++i) {
        const struct ur_check_object *object = &run->objects[i];
        bool local = object->function == UR_SPIRV_NONE;
        if (object->chosen && (local ? begins(object, function) : object->function == function)) {
            uint32_t arguments[2] = {put_first(run, out, object), object->length};
            put_call(run, out, 0, local ? GROUP_CLEAR : OWN_CLEAR, arguments, 2);
            wait |= local;
        }
    }
    if (wait) {
        uint32_t semantics =
            SpvMemorySemanticsAcquireReleaseMask | SpvMemorySemanticsWorkgroupMemoryMask;
        uint32_t operands[3] = {ur_check_number(run, SpvScopeWorkgroup),
                                ur_check_number(run, SpvScopeWorkgroup),
                                ur_check_number(run, semantics)};
        ur_check_put(run, out, ur_check_make(run, SpvOpControlBarrier, 0, 0, operands, 3));
    }
}

bool ur_check_has_objects(const struct rewrite *run, uint32_t function) {
    for (uint32_t i = 0; i < run->object_count; ++i) {
        const struct ur_check_object *object = &run->objects[i];
        bool local = object->function == UR_SPIRV_NONE;
        if (object->chosen &&
            (local ? object->kernels[function] & COMES : object->function == function)) {
            return true;
        }
    }
    return false;
}

/* Kernels name the variables of local memory that they use. */
static void add_interface(struct rewrite *run, const struct ur_check_object *object) {
    struct ur_spirv_list *list = &run->module->sections[UR_SPIRV_ENTRY_POINTS];
    for (uint32_t i = 0; i < list->count; ++i) {
        struct ur_spirv_instruction *at = &list->items[i];
        uint32_t function = at->opcode == SpvOpEntryPoint
                                ? ur_spirv_function_index(run->module, at->operands[1])
                                : UR_SPIRV_NONE;
        if (function != UR_SPIRV_NONE && object->kernels[function] & COMES) {
            uint32_t *operands =
                ur_spirv_allocate(run->module, (at->count + 1u) * sizeof(*operands));
            if (!operands) {
                run->failed = true;
                return;
            }
            memcpy(operands, at->operands, at->count * sizeof(*operands));
            operands[at->count++] = object->shadow;
            at->operands = operands;
        }
    }
}

void ur_check_add_shadows(struct rewrite *run) {
    const struct ur_spirv_module *module = run->module;
    for (uint32_t i = 0; i < run->object_count; ++i) {
        const struct ur_check_object *object = &run->objects[i];
        if (!object->chosen) {
            continue;
        }
        bool local = object->function == UR_SPIRV_NONE;
        uint32_t storage = local ? SpvStorageClassWorkgroup : SpvStorageClassFunction;
        uint32_t check = run->checks[local ? GROUP_CLEAR : OWN_CLEAR];
        uint32_t given = ur_spirv_operand(module, ur_spirv_operand(module, check, 1), 1);
        uint32_t array[2] = {ur_spirv_operand(module, given, 1), object->length};
        uint32_t pointer[2] = {storage, object->type};
        ur_check_append_global(run, ur_check_make(run, SpvOpTypeArray, 0, object->type, array, 2));
        ur_check_append_global(
            run, ur_check_make(run, SpvOpTypePointer, 0, object->pointer, pointer, 2));
        if (local) {
            ur_check_append_global(run, ur_check_make(run, SpvOpVariable, object->pointer,
                                                      object->shadow, &storage, 1));
            if (module->version >= UR_SPIRV_VERSION(1, 4)) {
                add_interface(run, object);
            }
        }
    }
}
