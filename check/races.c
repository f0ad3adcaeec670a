/* Each work-item has an array of numbers (race.h), whose address functions hand on to those that
 * they call: in it are how often it has passed a barrier, and who it is. */
#include "races.h"

#include <stdlib.h>
#include <string.h>

#include "accesses.h"
#include "callers.h"
#include "race.h"

/* Of a function of the module. */
struct facts {
    bool state;    /* it accesses memory, or orders something, or calls one that does */
    bool ordering; /* it has what may order groups, or calls one that has */
    bool barrier;  /* it has one, or calls one that has */
    bool called;   /* by a function that is no entry point */
    bool kernel;
    bool wanted;      /* by others, without the parameter */
    bool apart;       /* it stays as it is, and nothing is known behind a call of it */
    uint32_t inner;   /* with the parameter; 0: none */
    const char *name; /* of what `inner` was made of; NULL: it is called what it was */
};

struct races {
    struct rewrite *run;
    struct facts *facts; /* of functions by their place */
    uint32_t *place;     /* of functions by their id, plus 1 */
    uint32_t bound;      /* of ids that `place` has */
    uint32_t pointer, array, array_pointer;
    uint32_t none;    /* constant: 0 */
    uint32_t nobody;  /* constant: a pointer to no state */
    uint32_t nothing; /* the type of what returns none */
    bool between;     /* commands, not work-items: kernels take the number of their launch */
    uint32_t number;  /* that, of the kernel that is rewritten */
};

/* ---- what orders accesses --------------------------------------------------------------------
 */

enum { NOTHING = -1 };

/* The value of a constant, or what is the strongest. */
static uint64_t races_value_of(const struct ur_spirv_module *module, uint32_t id,
                               uint64_t strongest) {
    uint64_t value;
    return ur_check_constant(module, id, &value) ? value : strongest;
}

#define ACQUIRES                                                                                   \
    ((uint64_t)SpvMemorySemanticsAcquireMask | SpvMemorySemanticsAcquireReleaseMask |              \
     SpvMemorySemanticsSequentiallyConsistentMask)
#define ORDERS (ACQUIRES | SpvMemorySemanticsReleaseMask)

/* What an atomic instruction or a fence orders. */
static uint64_t semantics_of(const struct ur_spirv_module *module,
                             const struct ur_spirv_instruction *at) {
    if (at->opcode == SpvOpMemoryBarrier) {
        return races_value_of(module, at->operands[1], UINT32_MAX);
    }
    uint64_t all = races_value_of(module, at->operands[2], UINT32_MAX);
    if (at->opcode == SpvOpAtomicCompareExchange || at->opcode == SpvOpAtomicCompareExchangeWeak) {
        all |= races_value_of(module, at->operands[3], UINT32_MAX);
    }
    return all;
}

/* Whether groups may learn by it what others have done. */
static bool orders_groups(const struct ur_spirv_module *module,
                          const struct ur_spirv_instruction *at) {
    if (at->opcode == SpvOpMemoryBarrier) {
        uint64_t semantics = semantics_of(module, at);
        return (semantics & ORDERS) && (!(semantics & SpvMemorySemanticsWorkgroupMemoryMask) ||
                                        (semantics & SpvMemorySemanticsCrossWorkgroupMemoryMask));
    }
    if (at->opcode == SpvOpControlBarrier) {
        return races_value_of(module, at->operands[0], SpvScopeDevice) < SpvScopeWorkgroup;
    }
    return ur_spirv_is_atomic(at->opcode) && (semantics_of(module, at) & ORDERS) &&
           ur_check_storage(module, at->operands[0]) != SpvStorageClassWorkgroup;
}

/* Whether it is an operation of a sub-group or a group, which is all of them at one place. */
static bool is_of_group(uint32_t opcode, bool *scoped) {
    *scoped = opcode != SpvOpSubgroupBallotKHR && opcode != SpvOpSubgroupFirstInvocationKHR &&
              opcode != SpvOpSubgroupAllKHR && opcode != SpvOpSubgroupAnyKHR &&
              opcode != SpvOpSubgroupAllEqualKHR && opcode != SpvOpSubgroupReadInvocationKHR &&
              !(opcode >= SpvOpSubgroupShuffleINTEL && opcode <= SpvOpSubgroupBlockWriteINTEL);
    return !*scoped || (opcode >= SpvOpGroupWaitEvents && opcode <= SpvOpGroupSMax) ||
           (opcode >= SpvOpGroupNonUniformElect && opcode <= SpvOpGroupNonUniformQuadSwap) ||
           opcode == SpvOpGroupNonUniformRotateKHR ||
           (opcode >= SpvOpGroupIAddNonUniformAMD && opcode <= SpvOpGroupSMaxNonUniformAMD) ||
           (opcode >= SpvOpGroupIMulKHR && opcode <= SpvOpGroupLogicalXorKHR);
}

/* Functions of others that compute something and pass nothing. */
static bool is_harmless(const struct ur_spirv_module *module, uint32_t function) {
    static const char *const prefixes[] = {"__devicelib_", "__imf_", "__spirv_", "__nv_",
                                           "ur_check_"};
    uint32_t linkage;
    const char *name = ur_spirv_linkage(module, function, &linkage);
    for (unsigned i = 0; name && i < sizeof(prefixes) / sizeof(*prefixes); ++i) {
        if (strncmp(name, prefixes[i], strlen(prefixes[i])) == 0) {
            return true;
        }
    }
    return false;
}

/* What a work-item passes by an instruction (UR_CHECK_PASS_...), or NOTHING. */
static int passed_by(const struct races *races, const struct ur_spirv_instruction *at) {
    const struct ur_spirv_module *module = races->run->module;
    bool scoped;
    switch (at->opcode) {
    case SpvOpControlBarrier:
        return races_value_of(module, at->operands[0], SpvScopeWorkgroup) <= SpvScopeWorkgroup
                   ? (int)UR_CHECK_PASS_BARRIER
                   : (int)UR_CHECK_PASS_SUB_GROUP;
    case SpvOpControlBarrierArriveINTEL:
    case SpvOpControlBarrierWaitINTEL:
        return UR_CHECK_PASS_BARRIER;
    case SpvOpMemoryBarrier:
        return semantics_of(module, at) & ACQUIRES ? (int)UR_CHECK_PASS_ACQUIRE : NOTHING;
    case SpvOpFunctionPointerCallINTEL:
        return UR_CHECK_PASS_UNKNOWN;
    case SpvOpFunctionCall: {
        uint32_t callee = at->operands[0];
        uint32_t place = callee < races->bound ? races->place[callee] : 0;
        return !place || races->facts[place - 1].apart ||
                       (!module->functions[place - 1].block_count && !is_harmless(module, callee))
                   ? (int)UR_CHECK_PASS_UNKNOWN
                   : NOTHING;
    }
    default:
        break;
    }
    if (ur_spirv_is_atomic(at->opcode)) {
        return semantics_of(module, at) & ACQUIRES ? (int)UR_CHECK_PASS_ACQUIRE : NOTHING;
    }
    if (is_of_group(at->opcode, &scoped)) {
        return scoped && at->opcode != SpvOpGroupWaitEvents &&
                       races_value_of(module, at->operands[0], SpvScopeWorkgroup) <=
                           SpvScopeWorkgroup
                   ? (int)UR_CHECK_PASS_BARRIER
                   : (int)UR_CHECK_PASS_SUB_GROUP;
    }
    return NOTHING;
}

/* ---- accesses ---------------------------------------------------------------------------------
 */

/* The pointer to local memory that a generic one was made of, `*cast`, from which this one comes;
 * 0: none. Addresses of the same memory differ
 * between the two, distances do not. */
static uint32_t local_source(const struct ur_spirv_module *module, uint32_t pointer, uint32_t *cast,
                             uint32_t *storage) {
    *cast = ur_check_root(module, pointer).pointer;
    uint32_t source = ur_spirv_opcode(module, *cast) == SpvOpPtrCastToGeneric
                          ? ur_spirv_operand(module, *cast, 0)
                          : 0;
    *storage = ur_check_storage(module, source ? source : pointer);
    return *storage == SpvStorageClassWorkgroup ? source : 0;
}

/* What a kernel is told of an access; false: it is none that others can meet. */
static bool race_access(const struct races *races, const struct ur_spirv_instruction *at,
                        unsigned n, struct ur_check_access *access, uint32_t *what) {
    const struct ur_spirv_module *module = races->run->module;
    uint32_t storage, cast;
    if (!ur_check_access_of(module, at, n, access)) {
        return false;
    }
    (void)local_source(module, at->operands[access->operand], &cast, &storage);
    *what = access->writes ? UR_CHECK_RACE_WRITES : 0;
    if (storage == SpvStorageClassWorkgroup && !races->between) {
        *what |= UR_CHECK_RACE_LOCAL;
    } else if (storage == SpvStorageClassGeneric) {
        *what |= UR_CHECK_RACE_GENERIC;
    } else if (storage != SpvStorageClassCrossWorkgroup) {
        return false;
    }
    /* Programs tell work-items something by volatile memory where they have no atomics. */
    uint32_t place = at->opcode == SpvOpLoad ? 1 : at->opcode == SpvOpStore ? 2 : UINT32_MAX;
    if (ur_spirv_is_atomic(at->opcode) ||
        (place < at->count && (at->operands[place] & SpvMemoryAccessVolatileMask))) {
        *what |= UR_CHECK_RACE_ATOMIC;
    }
    return true;
}

static uint32_t integer_type(const struct ur_spirv_module *module, uint32_t width) {
    const struct ur_spirv_list *globals = &module->sections[UR_SPIRV_GLOBALS];
    for (uint32_t i = 0; i < globals->count; ++i) {
        if (globals->items[i].opcode == SpvOpTypeInt && globals->items[i].operands[0] == width) {
            return globals->items[i].result;
        }
    }
    return 0;
}

/* A number of 64 bits that stands for what is stored; 0: none does. */
static uint32_t races_put_value(struct races *races, struct output *out,
                                const struct ur_spirv_instruction *at) {
    struct rewrite *run = races->run;
    uint32_t value = at->operands[1], type = ur_spirv_type(run->module, value);
    uint32_t kind = ur_spirv_opcode(run->module, type), width = ur_spirv_width(run->module, type);
    if (at->opcode != SpvOpStore || (kind != SpvOpTypeInt && kind != SpvOpTypeFloat) ||
        (width != 8 && width != 16 && width != 32 && width != 64)) {
        return 0;
    }
    if (kind == SpvOpTypeFloat) {
        type = integer_type(run->module, width);
        if (!type) {
            return 0;
        }
        value = ur_check_put_new(run, out, SpvOpBitcast, type, &value, 1);
    }
    return type == run->ulong ? value
                              : ur_check_put_new(run, out, SpvOpUConvert, run->ulong, &value, 1);
}

static uint32_t add_site(struct rewrite *run, const struct ur_check_site *site) {
    if (run->race_site_count == run->race_site_room) {
        uint32_t room = run->race_site_room * 2 + 64;
        struct ur_check_site *sites = realloc(run->race_sites, room * sizeof(*sites));
        if (!sites) {
            run->failed = true;
            return 0;
        }
        run->race_sites = sites;
        run->race_site_room = room;
    }
    run->race_sites[run->race_site_count] = *site;
    return run->race_site_count++;
}

static void put_access(struct races *races, struct output *out,
                       const struct ur_spirv_instruction *at, const struct ur_check_access *access,
                       uint32_t what, uint32_t state, struct ur_check_site *site) {
    struct rewrite *run = races->run;
    uint32_t pointer = at->operands[access->operand];
    struct ur_check_root root = ur_check_root(run->module, pointer);
    uint32_t address = ur_check_put_new(run, out, SpvOpConvertPtrToU, run->ulong, &pointer, 1);
    uint32_t cast, storage, source = local_source(run->module, pointer, &cast, &storage);
    if (source) {
        uint32_t ends[2] = {address,
                            ur_check_put_new(run, out, SpvOpConvertPtrToU, run->ulong, &cast, 1)};
        uint32_t terms[2] = {ur_check_put_new(run, out, SpvOpConvertPtrToU, run->ulong, &source, 1),
                             ur_check_put_new(run, out, SpvOpISub, run->ulong, ends, 2)};
        address = ur_check_put_new(run, out, SpvOpIAdd, run->ulong, terms, 2);
    }
    if (access->index) {
        uint32_t factors[2] = {access->index,
                               ur_check_wide_constant(run, run->constants, access->stride)};
        uint32_t terms[2] = {address,
                             ur_check_put_new(run, out, SpvOpIMul, run->ulong, factors, 2)};
        address = ur_check_put_new(run, out, SpvOpIAdd, run->ulong, terms, 2);
    }
    uint32_t value = access->writes && !(what & UR_CHECK_RACE_ATOMIC) && !races->between
                         ? races_put_value(races, out, at)
                         : 0;
    what |= value ? UR_CHECK_RACE_VALUE : 0;
    site->does = access->does;
    site->object = root.origin == UR_CHECK_OBJECT ? ur_check_object_name(run, root.object) : NULL;
    uint32_t arguments[8] = {
        run->checks[races->between ? COMMAND : RACE],
        run->variable,
        state,
        address,
        access->size_id ? access->size_id
                        : ur_check_wide_constant(run, run->constants, access->size),
        ur_check_add_constant(run, run->constants, false, what),
        ur_check_add_constant(run, run->constants, false, add_site(run, site)),
        value ? value : races->none,
    };
    ur_check_put_new(run, out, SpvOpFunctionCall, races->nothing, arguments,
                     races->between ? 7 : 8);
}

/* ---- functions -------------------------------------------------------------------------------
 */

static void races_look(struct races *races, uint32_t f) {
    const struct ur_spirv_module *module = races->run->module;
    struct facts *facts = &races->facts[f];
    struct ur_check_access access;
    uint32_t what;
    for (uint32_t b = 0; b < module->functions[f].block_count; ++b) {
        const struct ur_spirv_list *list = &module->functions[f].blocks[b].list;
        for (uint32_t i = 0; i < list->count; ++i) {
            const struct ur_spirv_instruction *at = &list->items[i];
            int pass = passed_by(races, at);
            facts->barrier =
                facts->barrier || pass == UR_CHECK_PASS_BARRIER || pass == UR_CHECK_PASS_SUB_GROUP;
            facts->state = facts->state || pass != NOTHING ||
                           race_access(races, at, 0, &access, &what) ||
                           race_access(races, at, 1, &access, &what);
            facts->ordering = facts->ordering || orders_groups(module, at);
            uint32_t callee = at->opcode == SpvOpFunctionCall ? at->operands[0] : 0;
            uint32_t place = callee && callee < races->bound ? races->place[callee] : 0;
            if (place && !facts->kernel) {
                races->facts[place - 1].called = true;
            }
        }
    }
}

/* What holds of a function holds of those that call it. */
static void races_spread(struct races *races) {
    const struct ur_spirv_module *module = races->run->module;
    for (bool again = true; again;) {
        again = false;
        for (uint32_t f = 0; f < module->function_count; ++f) {
            struct facts *facts = &races->facts[f];
            for (uint32_t b = 0; b < module->functions[f].block_count; ++b) {
                const struct ur_spirv_list *list = &module->functions[f].blocks[b].list;
                for (uint32_t i = 0; i < list->count; ++i) {
                    uint32_t callee =
                        list->items[i].opcode == SpvOpFunctionCall ? list->items[i].operands[0] : 0;
                    uint32_t place = callee && callee < races->bound ? races->place[callee] : 0;
                    const struct facts *of = place ? &races->facts[place - 1] : NULL;
                    if (!of) {
                        continue;
                    }
                    struct facts before = *facts;
                    facts->state |= of->state && (!of->kernel || races->between);
                    facts->ordering |= of->ordering;
                    facts->barrier |= of->barrier;
                    again |= facts->state != before.state || facts->ordering != before.ordering ||
                             facts->barrier != before.barrier;
                }
            }
        }
    }
}

static uint32_t put_state(struct races *races, struct output *out, uint32_t array) {
    uint32_t operands[2] = {array, races->none};
    return ur_check_put_new(races->run, out, SpvOpInBoundsAccessChain, races->pointer, operands, 2);
}

/* The place behind the variables of the first block. */
static uint32_t begin_of(const struct ur_spirv_list *list) {
    uint32_t end = 1;
    for (uint32_t i = 1; i < list->count; ++i) {
        end = list->items[i].opcode == SpvOpVariable ? i + 1 : end;
    }
    return end;
}

static struct ur_spirv_list taken(struct rewrite *run, const struct output *out) {
    struct ur_spirv_list list = {
        ur_spirv_allocate(run->module, (out->count + 1) * sizeof(*list.items)), out->count};
    if (!list.items) {
        run->failed = true;
        list.count = 0;
    } else if (out->count) {
        memcpy(list.items, out->items, out->count * sizeof(*list.items));
    }
    return list;
}

static void put_begin(struct races *races, struct output *out, uint32_t state, bool outer) {
    struct rewrite *run = races->run;
    uint32_t arguments[4] = {
        run->checks[races->between ? COMMAND_BEGIN : RACE_BEGIN], run->variable, state,
        races->between ? races->number : ur_check_add_constant(run, run->constants, false, outer)};
    ur_check_put_new(run, out, SpvOpFunctionCall, races->nothing, arguments, 4);
}

static void races_rewrite_block(struct races *races, struct ur_spirv_block *block, uint32_t begin,
                                bool outer, uint32_t array, uint32_t *state,
                                struct ur_check_site *site, struct output *out) {
    struct rewrite *run = races->run;
    struct ur_check_access access;
    uint32_t what;
    out->count = 0;
    site->file = NULL;
    for (uint32_t i = 0; i < block->list.count && !run->failed; ++i) {
        struct ur_spirv_instruction at = block->list.items[i];
        if (i == 1 && array) {
            ur_check_put(run, out,
                         ur_check_make(run, SpvOpVariable, races->array_pointer, array,
                                       &(uint32_t){SpvStorageClassFunction}, 1));
        }
        if (i == begin && array) {
            *state = put_state(races, out, array);
            put_begin(races, out, *state, outer);
        }
        ur_check_follow_line(run, &at, site);
        bool kept = *state != races->nobody;
        for (unsigned n = 0; n < UR_CHECK_POINTERS; ++n) {
            if (kept && race_access(races, &at, n, &access, &what)) {
                put_access(races, out, &at, &access, what, *state, site);
            }
        }
        int pass = passed_by(races, &at);
        uint32_t callee = at.opcode == SpvOpFunctionCall ? at.operands[0] : 0;
        uint32_t place = callee && callee < races->bound ? races->place[callee] : 0;
        const struct facts *of = place ? &races->facts[place - 1] : NULL;
        bool commanded = of && of->kernel && of->state && races->between;
        if (of && (of->inner || commanded)) {
            uint32_t *operands =
                ur_spirv_allocate(run->module, (at.count + 1u) * sizeof(*operands));
            if (!operands) {
                run->failed = true;
                return;
            }
            memcpy(operands, at.operands, at.count * sizeof(*operands));
            operands[0] = commanded ? operands[0] : of->inner;
            operands[at.count++] = commanded ? races->number : *state;
            at.operands = operands;
        }
        ur_check_put(run, out, at);
        if (kept && pass != NOTHING && !races->between) {
            uint32_t arguments[3] = {
                run->checks[RACE_PASS], *state,
                ur_check_add_constant(run, run->constants, false, (uint32_t)pass)};
            ur_check_put_new(run, out, SpvOpFunctionCall, races->nothing, arguments, 3);
        }
    }
    block->list = taken(run, out);
}

enum { MOST_PARAMETERS = 255 };

/* The type of a function with the parameter, of type `more`. */
static uint32_t type_with(struct races *races, uint32_t type, uint32_t more) {
    struct rewrite *run = races->run;
    const struct ur_spirv_instruction *at = ur_spirv_definition(run->module, type);
    uint32_t operands[MOST_PARAMETERS + 2];
    if (!at || at->count > MOST_PARAMETERS + 1) {
        run->failed = true;
        return 0;
    }
    memcpy(operands, at->operands, at->count * sizeof(*operands));
    operands[at->count] = more;
    /* Types of functions are not told apart by their ids alone: one of each. */
    const struct ur_spirv_list *globals = &run->module->sections[UR_SPIRV_GLOBALS];
    for (uint32_t i = 0; i < globals->count; ++i) {
        const struct ur_spirv_instruction *other = &globals->items[i];
        if (other->opcode == SpvOpTypeFunction && other->count == at->count + 1u &&
            memcmp(other->operands, operands, other->count * sizeof(*operands)) == 0) {
            return other->result;
        }
    }
    uint32_t made = ur_check_new_id(run);
    ur_check_append_global(
        run, ur_check_make(run, SpvOpTypeFunction, 0, made, operands, at->count + 1u));
    return made;
}

/* Decorations of a parameter for the one that takes its place in another function. */
static void copy_decorations(struct rewrite *run, uint32_t from, uint32_t to) {
    struct ur_spirv_list *list = &run->module->sections[UR_SPIRV_DECORATIONS];
    for (uint32_t i = 0, count = list->count; i < count && !run->failed; ++i) {
        const struct ur_spirv_instruction *at = &list->items[i];
        if (at->opcode == SpvOpDecorate && at->operands[0] == from) {
            struct ur_spirv_instruction made =
                ur_check_make(run, at->opcode, 0, 0, at->operands, at->count);
            if (!run->failed) {
                made.operands[0] = to;
                ur_check_append(run, list, made);
            }
        }
    }
}

/* The function with the parameter behind all others, under an id of its own. */
static void add_parameter(struct races *races, struct ur_spirv_function *function, uint32_t id,
                          uint32_t parameter, uint32_t type, struct output *out) {
    struct rewrite *run = races->run;
    out->count = 0;
    for (uint32_t i = 0; i < function->head.count; ++i) {
        struct ur_spirv_instruction at = function->head.items[i];
        if (i == function->definition) {
            uint32_t operands[2] = {at.operands[0], type_with(races, at.operands[1], type)};
            at = ur_check_make(run, at.opcode, at.type, id, operands, 2);
        }
        ur_check_put(run, out, at);
    }
    ur_check_put(run, out, ur_check_make(run, SpvOpFunctionParameter, type, parameter, NULL, 0));
    function->head = taken(run, out);
    function->id = id;
}

/* What others call in place of a function that gets the parameter: a body that calls that with
 * nobody's state, which says that nothing is known of what it is behind. */
static void make_outer(struct races *races, struct ur_spirv_function *outer, uint32_t inner,
                       struct output *out) {
    struct rewrite *run = races->run;
    const struct ur_spirv_instruction *definition = &outer->head.items[outer->definition];
    uint32_t arguments[MOST_PARAMETERS + 2] = {inner}, count = 1, type = definition->type;
    out->count = 0;
    ur_check_put(run, out, *definition);
    for (uint32_t i = 0; i < outer->head.count; ++i) {
        const struct ur_spirv_instruction *at = &outer->head.items[i];
        if (at->opcode == SpvOpFunctionParameter && count <= MOST_PARAMETERS) {
            uint32_t id = ur_check_put_new(run, out, at->opcode, at->type, NULL, 0);
            copy_decorations(run, at->result, id);
            arguments[count++] = id;
        }
    }
    outer->head = taken(run, out);
    outer->definition = 0;
    struct ur_spirv_block *block = ur_spirv_allocate(run->module, sizeof(*block));
    if (!block || run->failed) {
        run->failed = true;
        return;
    }
    out->count = 0;
    block->label = ur_check_put_new(run, out, SpvOpLabel, 0, NULL, 0);
    arguments[count++] = races->nobody;
    uint32_t result = ur_check_put_new(run, out, SpvOpFunctionCall, type, arguments, count);
    if (ur_spirv_opcode(run->module, type) == SpvOpTypeVoid) {
        ur_check_put(run, out, ur_check_make(run, SpvOpReturn, 0, 0, NULL, 0));
    } else {
        ur_check_put(run, out, ur_check_make(run, SpvOpReturnValue, 0, 0, &result, 1));
    }
    block->list = taken(run, out);
    block->terminator = block->list.count - 1;
    outer->blocks = block;
    outer->block_count = 1;
}

static void make_types(struct races *races) {
    struct rewrite *run = races->run;
    uint32_t begin =
        ur_spirv_operand(run->module, run->checks[races->between ? COMMAND_BEGIN : RACE_BEGIN], 1);
    races->pointer = ur_spirv_operand(run->module, begin, 2);
    races->none = run->none;
    races->nothing = ur_spirv_operand(run->module, begin, 0);
    races->nobody = ur_check_new_id(run);
    races->array = ur_check_new_id(run);
    races->array_pointer = ur_check_new_id(run);
}

/* Behind the constants. */
static void add_types(struct races *races, uint32_t length) {
    struct rewrite *run = races->run;
    uint32_t array[2] = {run->ulong, length};
    uint32_t pointer[2] = {SpvStorageClassFunction, races->array};
    ur_check_append_global(run, ur_check_make(run, SpvOpTypeArray, 0, races->array, array, 2));
    ur_check_append_global(
        run, ur_check_make(run, SpvOpTypePointer, 0, races->array_pointer, pointer, 2));
    ur_check_append_global(
        run, ur_check_make(run, SpvOpConstantNull, races->pointer, races->nobody, NULL, 0));
}

static void rewrite_function(struct races *races, struct ur_spirv_function *function,
                             const struct facts *facts, uint32_t state, struct ur_check_site *site,
                             struct output *out) {
    uint32_t array = facts->kernel ? ur_check_new_id(races->run) : 0;
    for (uint32_t b = 0; b < function->block_count && !races->run->failed; ++b) {
        races_rewrite_block(races, &function->blocks[b],
                            b == 0 ? begin_of(&function->blocks[b].list) : UR_SPIRV_NONE,
                            !facts->ordering, b == 0 ? array : 0, &state, site, out);
    }
    function->head.items[function->definition].operands[0] &=
        ~(uint32_t)(SpvFunctionControlPureMask | SpvFunctionControlConstMask);
}

/* All names of a kernel. */
static void add_commanded(struct rewrite *run, uint32_t function) {
    const struct ur_spirv_module *module = run->module;
    for (uint32_t e = 0; e < module->entry_point_count; ++e) {
        if (module->entry_points[e].id != function) {
            continue;
        }
        const char **all = realloc(run->commanded, (run->commanded_count + 1) * sizeof(*all));
        if (!all) {
            run->failed = true;
            return;
        }
        run->commanded = all;
        all[run->commanded_count++] = ur_check_keep_text(run, module->entry_points[e].name);
    }
}

void ur_check_races_rewrite(struct rewrite *run, char **kernels) {
    struct ur_spirv_module *module = run->module;
    uint32_t count = module->function_count, more = 0;
    struct races races = {
        .run = run, .bound = module->bound, .between = run->races == UR_CHECK_RACES_BETWEEN};
    struct output out = {0};
    races.facts = calloc(count + 1, sizeof(*races.facts));
    races.place = calloc(module->bound, sizeof(*races.place));
    if (!races.facts || !races.place) {
        run->failed = true;
        goto release;
    }
    for (uint32_t f = 0; f < count; ++f) {
        races.place[module->functions[f].id] = f + 1;
    }
    make_types(&races);
    for (uint32_t e = 0; e < module->entry_point_count; ++e) {
        uint32_t place = races.place[module->entry_points[e].id];
        if (place) {
            races.facts[place - 1].kernel = true;
        }
    }
    for (uint32_t f = 0; f < count; ++f) {
        if (!ur_check_is_check(run, module->functions[f].id)) {
            races_look(&races, f);
        }
    }
    for (uint32_t f = 0; f < count; ++f) {
        races.facts[f].kernel |=
            !races.facts[f].called && ur_check_is_kernel(module, module->functions[f].id);
    }
    races_spread(&races);
    for (uint32_t f = 0; f < count; ++f) {
        struct facts *facts = &races.facts[f];
        uint32_t linkage, id = module->functions[f].id;
        if (!facts->state || facts->kernel || !module->functions[f].block_count) {
            continue;
        }
        facts->wanted = ur_spirv_linkage(module, id, &linkage) ||
                        ur_spirv_has(module, SpvCapabilityFunctionPointersINTEL);
        /* Intel's runtime for processors computes something else where a function with a barrier is
         * called by one that no kernel calls, too. */
        facts->apart = facts->wanted && facts->barrier;
        facts->inner = facts->apart ? 0 : facts->wanted ? ur_check_new_id(run) : id;
        more += facts->wanted && !facts->apart;
    }
    struct ur_spirv_function *functions =
        ur_spirv_allocate(module, (count + more + 1) * sizeof(*functions));
    if (!functions || run->failed) {
        run->failed = true;
        goto release;
    }
    memcpy(functions, module->functions, count * sizeof(*functions));
    module->functions = functions;
    for (uint32_t f = 0, at = count; f < count && !run->failed; ++f) {
        struct facts *facts = &races.facts[f];
        if (!facts->state || !module->functions[f].block_count) {
            continue;
        }
        struct ur_check_site site = {.kernels = ur_check_keep_text(run, kernels[f])};
        site.function =
            ur_check_keep_text(run, ur_check_function_name(module, &functions[f], &site.kernel));
        uint32_t parameter = facts->inner ? ur_check_new_id(run) : facts->apart ? races.nobody : 0;
        struct ur_spirv_function *body = &functions[f];
        if (facts->wanted && facts->inner) {
            body = &functions[at++];
            *body = functions[f];
            make_outer(&races, &functions[f], facts->inner, &out);
            facts->name = site.function;
        }
        if (facts->inner) {
            add_parameter(&races, body, facts->inner, parameter, races.pointer, &out);
        }
        if (facts->kernel && races.between) {
            races.number = ur_check_new_id(run);
            add_parameter(&races, body, body->id, races.number, run->ulong, &out);
            add_commanded(run, body->id);
        }
        rewrite_function(&races, body, facts, parameter, &site, &out);
    }
    module->function_count = count + more;
    uint32_t length = ur_check_wide_constant(
        run, run->constants, races.between ? UR_CHECK_COMMAND_STATE : UR_CHECK_STATE);
    ur_check_flush_constants(run);
    add_types(&races, length);
    run->failed |= ur_spirv_index(module, NULL) != UR_SPIRV_OK;
    /* For reports alone: drivers know functions by what the module calls them. */
    for (uint32_t f = 0; f < count && !run->failed; ++f) {
        if (races.facts[f].name) {
            module->ids[races.facts[f].inner].name = races.facts[f].name;
        }
    }
release:
    free(out.items);
    free(races.facts);
    free(races.place);
}
