/* Kernels that tell their elements by sub-groups alone, in the work-groups of another launch.
 *
 * Such a launch is so many sub-groups in a row, all of the same size: what one of them does depends
 * on its number, its group's and its place in that, and no other one waits for it. So a sub-group
 * of a launch over fewer of them, or in work-groups of another size, can do the work of several,
 * one after the other, if it is told their numbers in the place of its own. With that kernels share
 * their elements that have a different number of them for each work-item.
 *
 * The part gets a module in which its body stands once for each of these turns. With x the number
 * of the sub-group that runs, in the row, turn k of r is for number v = r * x + k, which is in
 * group v / n at place v % n if groups had n of them. */
#include "build.h"
#include "spirv/keep.h"
#include "walk.h"

enum { MOST_GROUP_TURNS = 8, MOST_COPIED = 8192 };

struct regroup {
    struct build build; /* what edit.c needs of it: the fusion and the copy */
    const struct part *part;
    struct ur_spirv_function *body;
    uint64_t turns, in_group, all; /* sub-groups that the launch has in a group, and at all */
    uint32_t *map;                 /* ids of the body, in the turn that is written */
    uint32_t bound;
    uint32_t group, place; /* of the turn: numbers of 64 bits */
    struct ur_spirv_block *blocks;
    uint32_t count;
};

/* ---- what can be told otherwise -------------------------------------------------------------- */

static uint32_t built_in_of(const struct ur_spirv_module *module, uint32_t id) {
    const struct ur_spirv_instruction *found = ur_spirv_definition(module, id);
    if (!found || found->opcode != SpvOpVariable || found->operands[0] != SpvStorageClassInput) {
        return NONE;
    }
    const struct ur_spirv_note *note = ur_spirv_decoration(module, id, NONE, SpvDecorationBuiltIn);
    return note && note->count ? note->operands[0] : NONE - 1;
}

/* What is another number in other groups. */
static bool differs(uint32_t which) {
    switch (which) {
    case SpvBuiltInWorkgroupId:
    case SpvBuiltInSubgroupId:
    case SpvBuiltInNumWorkgroups:
    case SpvBuiltInGlobalSize:
    case SpvBuiltInWorkgroupSize:
    case SpvBuiltInEnqueuedWorkgroupSize:
    case SpvBuiltInNumSubgroups:
    case SpvBuiltInNumEnqueuedSubgroups:
        return true;
    default:
        return false;
    }
}

static bool is_same(uint32_t which) {
    return which == SpvBuiltInSubgroupSize || which == SpvBuiltInSubgroupMaxSize ||
           which == SpvBuiltInSubgroupLocalInvocationId || which == SpvBuiltInWorkDim ||
           which == SpvBuiltInGlobalOffset;
}

/* A number of 32 or 64 bits, or a vector of such. */
static bool is_number(const struct ur_spirv_module *module, uint32_t type) {
    if (ur_spirv_opcode(module, type) == SpvOpTypeVector) {
        type = ur_spirv_operand(module, type, 0);
    }
    uint32_t width = ur_spirv_width(module, type);
    return ur_spirv_opcode(module, type) == SpvOpTypeInt &&
           ur_spirv_operand(module, type, 1) == 0 && (width == 32 || width == 64);
}

/* Whether a function asks what work-items are only by what stays the same, or, the body, by loads
 * that can be left out. */
static bool asks_for_known(const struct part *part, const struct ur_spirv_function *function) {
    const struct ur_spirv_module *module = part->launch.module;
    for (uint32_t b = 0; b < function->block_count; ++b) {
        const struct ur_spirv_block *block = &function->blocks[b];
        for (uint32_t i = 1; i <= block->terminator; ++i) {
            const struct ur_spirv_instruction *one = &block->list.items[i];
            struct ur_spirv_walk walk;
            struct ur_spirv_item item;
            ur_spirv_walk_begin(&walk, module, one);
            while (ur_spirv_walk_next(&walk, &item)) {
                uint32_t which = item.id ? built_in_of(module, one->operands[item.first]) : NONE;
                bool loads = function == part->body && one->opcode == SpvOpLoad && differs(which) &&
                             is_number(module, one->type);
                if (which != NONE && !is_same(which) && !loads) {
                    return false;
                }
            }
        }
    }
    return true;
}

static uint32_t regroup_size_of(const struct ur_spirv_function *function) {
    uint32_t size = 0;
    for (uint32_t b = 0; b < function->block_count; ++b) {
        size += function->blocks[b].terminator + 1;
    }
    return size;
}

static bool can_regroup(const struct regroup *regroup) {
    const struct part *part = regroup->part;
    bool good =
        part->sub_groups && !part->of_items && !part->barriers && !part->counts &&
        !part->shared_count && !part->local_bytes && regroup->turns <= MOST_GROUP_TURNS &&
        (regroup->in_group % regroup->turns == 0 || regroup->turns % regroup->in_group == 0) &&
        regroup_size_of(part->body) * regroup->turns <= MOST_COPIED;
    for (uint32_t f = 0; f < part->launch.module->function_count && good; ++f) {
        good = !part->reachable[f] || asks_for_known(part, &part->launch.module->functions[f]);
    }
    return good;
}

/* ---- writing --------------------------------------------------------------------------------- */

static struct ur_spirv_list *begin_block(struct regroup *regroup, uint32_t label) {
    struct ur_spirv_list *list = &regroup->blocks[regroup->count++].list;
    ur_fusion_push(&regroup->build, list, SpvOpLabel, 0, label, NULL, 0);
    return list;
}

static uint32_t regroup_compute(struct regroup *regroup, struct ur_spirv_list *list,
                                uint32_t opcode, uint32_t a, uint64_t b) {
    struct build *build = &regroup->build;
    uint32_t number = ur_fusion_integer(build, 64), result = ur_fusion_new_id(build);
    uint32_t by = ur_fusion_long(build, b);
    PUSH(build, list, opcode, number, result, a, by);
    return result;
}

/* The number of the sub-group that runs, of all. */
static uint32_t push_number(struct regroup *regroup, struct ur_spirv_list *list,
                            uint64_t in_group) {
    struct build *build = &regroup->build;
    uint32_t number = ur_fusion_integer(build, 64), half = ur_fusion_integer(build, 32);
    uint32_t three = TYPE_OF(build, SpvOpTypeVector, number, 3), made[2] = {0};
    uint32_t groups = ur_fusion_input(build, three, SpvBuiltInWorkgroupId, &made[0]);
    uint32_t places = ur_fusion_input(build, half, SpvBuiltInSubgroupId, &made[1]);
    uint32_t ids = ur_fusion_new_id(build), group = ur_fusion_new_id(build);
    uint32_t place = ur_fusion_new_id(build), wide = ur_fusion_new_id(build);
    PUSH(build, list, SpvOpLoad, three, ids, groups);
    PUSH(build, list, SpvOpCompositeExtract, number, group, ids, 0);
    PUSH(build, list, SpvOpLoad, half, place, places);
    PUSH(build, list, SpvOpUConvert, number, wide, place);
    uint32_t scaled = regroup_compute(regroup, list, SpvOpIMul, group, in_group);
    uint32_t sum = ur_fusion_new_id(build);
    PUSH(build, list, SpvOpIAdd, number, sum, scaled, wide);
    return sum;
}

/* What a variable tells in the turn, in the dimension. */
static uint32_t told(struct regroup *regroup, uint32_t which, uint32_t d) {
    const struct ur_fusion_launch *launch = &regroup->part->given;
    struct build *build = &regroup->build;
    switch (which) {
    case SpvBuiltInWorkgroupId:
        return d ? ur_fusion_long(build, 0) : regroup->group;
    case SpvBuiltInSubgroupId:
        return regroup->place;
    case SpvBuiltInGlobalSize:
        return ur_fusion_long(build, d ? 1 : launch->global[0]);
    case SpvBuiltInNumWorkgroups:
        return ur_fusion_long(build, d ? 1 : launch->global[0] / launch->local[0]);
    case SpvBuiltInWorkgroupSize:
    case SpvBuiltInEnqueuedWorkgroupSize:
        return ur_fusion_long(build, d ? 1 : launch->local[0]);
    default: /* sub-groups in a group */
        return ur_fusion_long(build, regroup->in_group);
    }
}

/* In the place of a load. */
static void push_told(struct regroup *regroup, struct ur_spirv_list *list,
                      const struct ur_spirv_instruction *load, uint32_t which) {
    struct build *build = &regroup->build;
    const struct ur_spirv_module *module = build->module;
    bool several = ur_spirv_opcode(module, load->type) == SpvOpTypeVector;
    uint32_t scalar = several ? ur_spirv_operand(module, load->type, 0) : load->type;
    uint32_t lanes = several ? ur_spirv_operand(module, load->type, 1) : 1, values[4];
    uint32_t result = regroup->map[load->result];
    for (uint32_t d = 0; d < lanes && d < 4; ++d) {
        values[d] = told(regroup, which, d);
        if (ur_spirv_width(module, scalar) == 32) {
            uint32_t narrow = several ? ur_fusion_new_id(build) : result;
            PUSH(build, list, SpvOpUConvert, scalar, narrow, values[d]);
            values[d] = narrow;
        }
    }
    if (several) {
        ur_fusion_push(build, list, SpvOpCompositeConstruct, load->type, result, values, lanes);
    } else if (values[0] != result) {
        PUSH(build, list, SpvOpCopyObject, load->type, result, values[0]);
    }
}

static void push_mapped(struct regroup *regroup, struct ur_spirv_list *list,
                        const struct ur_spirv_instruction *from) {
    struct ur_spirv_instruction *to =
        ur_fusion_push(&regroup->build, list, from->opcode, from->type,
                       from->result ? regroup->map[from->result] : 0, from->operands, from->count);
    ur_spirv_rename_by(regroup->build.module, from, to->operands, regroup->map, regroup->bound);
}

static void name_turn(struct regroup *regroup) {
    memset(regroup->map, 0, regroup->bound * sizeof(*regroup->map));
    for (uint32_t b = 0; b < regroup->body->block_count; ++b) {
        const struct ur_spirv_block *block = &regroup->body->blocks[b];
        for (uint32_t i = 0; i <= block->terminator; ++i) {
            uint32_t result = block->list.items[i].result;
            if (result) {
                regroup->map[result] = ur_fusion_new_id(&regroup->build);
                ur_fusion_copy_decorations(&regroup->build, result, regroup->map[result]);
            }
        }
    }
}

/* The body, once; where it returned the block `next` follows. Its variables go to the entry. */
static void write_turn(struct regroup *regroup, struct ur_spirv_list *entry, uint32_t next) {
    const struct ur_spirv_module *module = regroup->build.module;
    for (uint32_t b = 0; b < regroup->body->block_count; ++b) {
        const struct ur_spirv_block *block = &regroup->body->blocks[b];
        struct ur_spirv_list *list = begin_block(regroup, regroup->map[block->label]);
        for (uint32_t i = 1; i <= block->terminator; ++i) {
            const struct ur_spirv_instruction *one = &block->list.items[i];
            uint32_t which =
                one->opcode == SpvOpLoad ? built_in_of(module, one->operands[0]) : NONE;
            if (one->opcode == SpvOpReturn) {
                PUSH(&regroup->build, list, SpvOpBranch, 0, 0, next);
            } else if (which != NONE && differs(which)) {
                push_told(regroup, list, one, which);
            } else if (!ur_spirv_is_of_debugging(module, one)) {
                push_mapped(regroup, one->opcode == SpvOpVariable ? entry : list, one);
            }
        }
    }
}

static void write_body(struct regroup *regroup, const struct ur_fusion_launch *base) {
    struct build *build = &regroup->build;
    uint64_t size = base->sub_group, turns = regroup->turns, in_group = regroup->in_group;
    uint64_t running = base->global[0] / size;
    uint32_t number = ur_fusion_integer(build, 64);
    uint32_t truth = ur_fusion_type(build, SpvOpTypeBool, NULL, 0);
    struct ur_spirv_list variables = {NULL, 0}, code = {NULL, 0};
    ++regroup->count; /* the entry, which is written last */
    uint32_t x = push_number(regroup, &code, base->local[0] / size), quotient = x;
    if (in_group % turns == 0 && in_group > turns) { /* no group begins amid the turns */
        quotient = regroup_compute(regroup, &code, SpvOpUDiv, x, in_group / turns);
    }
    uint32_t next = ur_fusion_new_id(build);
    PUSH(build, &code, SpvOpBranch, 0, 0, next);
    for (uint64_t k = 0; k < turns; ++k) {
        struct ur_spirv_list *list = begin_block(regroup, next);
        uint32_t scaled = regroup_compute(regroup, list, SpvOpIMul, x, turns);
        uint32_t v = regroup_compute(regroup, list, SpvOpIAdd, scaled, k);
        next = ur_fusion_new_id(build);
        if (in_group % turns == 0) {
            uint32_t before = regroup_compute(regroup, list, SpvOpIMul, quotient, in_group);
            regroup->group = quotient;
            regroup->place = ur_fusion_new_id(build);
            PUSH(build, list, SpvOpISub, number, regroup->place, v, before);
        } else {
            uint32_t first = regroup_compute(regroup, list, SpvOpIMul, x, turns / in_group);
            regroup->group = regroup_compute(regroup, list, SpvOpIAdd, first, k / in_group);
            regroup->place = ur_fusion_long(build, k % in_group);
        }
        name_turn(regroup);
        uint32_t first = regroup->map[regroup->body->blocks[0].label];
        if ((running - 1) * turns + k < regroup->all) {
            PUSH(build, list, SpvOpBranch, 0, 0, first);
        } else {
            uint32_t there = regroup_compute(regroup, list, SpvOpULessThan, v, regroup->all);
            list->items[list->count - 1].type = truth;
            PUSH(build, list, SpvOpBranchConditional, 0, 0, there, first, next);
        }
        write_turn(regroup, &variables, next);
    }
    struct ur_spirv_list *end = begin_block(regroup, next);
    ur_fusion_push(build, end, SpvOpReturn, 0, 0, NULL, 0);
    struct ur_spirv_list *entry = &regroup->blocks[0].list;
    ur_fusion_push(build, entry, SpvOpLabel, 0, ur_fusion_new_id(build), NULL, 0);
    for (uint32_t i = 0; i < variables.count + code.count; ++i) {
        const struct ur_spirv_instruction *one =
            i < variables.count ? &variables.items[i] : &code.items[i - variables.count];
        ur_fusion_push(build, entry, one->opcode, one->type, one->result, one->operands,
                       one->count);
    }
}

bool ur_fusion_regroup(struct ur_fusion *fusion, struct part *part,
                       const struct ur_fusion_launch *base) {
    uint64_t size = base->sub_group, running = base->global[0] / size;
    struct regroup regroup = {.build = {.fusion = fusion},
                              .part = part,
                              .turns = 1,
                              .in_group = part->given.local[0] / size,
                              .all = part->given.global[0] / size};
    struct ur_spirv_error error;
    while (regroup.turns * running < regroup.all && regroup.turns <= MOST_GROUP_TURNS) {
        regroup.turns *= 2;
    }
    if (!can_regroup(&regroup)) {
        return false;
    }
    struct build *build = &regroup.build;
    ur_fusion_copy_module(fusion, part, build);
    static const uint8_t grown[] = {UR_SPIRV_CAPABILITIES, UR_SPIRV_GLOBALS};
    for (unsigned i = 0; i < sizeof(grown); ++i) {
        ur_fusion_own_list(build, &build->module->sections[grown[i]]);
    }
    regroup.body = &build->module->functions[part->body_index];
    regroup.bound = build->module->bound;
    regroup.map = ur_out_alloc(&fusion->out, regroup.bound, sizeof(*regroup.map));
    uint64_t blocks = (regroup.body->block_count + 1) * regroup.turns + 2;
    regroup.blocks = ur_fusion_allocate(build, blocks * sizeof(*regroup.blocks));
    write_body(&regroup, base);
    regroup.body->blocks = regroup.blocks;
    regroup.body->block_count = regroup.count;
    if (ur_spirv_index(build->module, &error)) {
        ur_fusion_no_memory(build); /* what was read once fails for nothing else */
    }
    part->launch.module = part->unrolled;
    part->given.global[0] = part->launch.global[0] = base->global[0];
    part->given.local[0] = part->launch.local[0] = base->local[0];
    return true;
}
