/* What one launch does to memory: each access with where, how much, and by which work-items. An
 * access through what is not understood may touch all that its pointer's argument points into, or
 * everything. */
#include "spirv/layout.h"
#include "walk.h"

static void access_record(struct walk *walk, struct access access) {
    struct part *part = walk->part;
    if (walk->silent) {
        return;
    }
    access.block = walk->block;
    access.index = walk->index;
    access.who = walk->domains[walk->block];
    access.location = NONE;
    if (domain_is_empty(access.who)) {
        return; /* no work-item comes here */
    }
    if (part->access_count == part->access_room) {
        part->access_room = part->access_room ? 2 * part->access_room : 16;
        part->accesses = ur_out_regrow(&walk->fusion->out, part->accesses, part->access_count,
                                       part->access_room, sizeof(access));
    }
    part->accesses[part->access_count++] = access;
}

/* Memory is used through a pointer that has this value. `type` 0, `size` 0: as much of it as there
 * is. */
static void touch_at(struct walk *walk, const struct value *value, struct access access) {
    if (value->kind == POINTER && value->origin == ELSEWHERE) {
        return;
    }
    bool from_argument = value->kind == POINTER && value->origin < OPEN;
    const struct ur_fusion_argument *argument =
        from_argument ? &walk->part->launch.arguments[value->origin] : NULL;
    access.everything = true;
    access.space = argument ? argument->space : 0;
    access.name = argument && argument->alone ? argument->name : 0;
    if (value->kind == POINTER && value->form.known && access.size &&
        (from_argument || access.space == 0) &&
        form_range(&value->form, walk->domains[walk->block], &access.low, &access.high)) {
        access.at = value->form;
        access.at.known = !value->form.c[QUOTIENT]; /* which is another one in other kernels */
        access.high += (int64_t)access.size;
        access.everything = false;
    } else if (argument && argument->extent &&
               form_bytes(argument->base, argument->extent, &access.low, &access.high)) {
        access.everything = false;
    } else if (argument && argument->extent == 0 && argument->address == 0) {
        return; /* a pointer to nothing */
    }
    access_record(walk, access);
}

static void touch(struct walk *walk, uint32_t id, uint32_t type, uint64_t size, bool reads,
                  bool writes, bool is_volatile) {
    struct value value = ur_fusion_value(walk, id);
    struct access access = {
        .type = type, .reads = reads, .writes = writes, .is_volatile = is_volatile, .size = size};
    if (!is_global(storage_of(walk, id))) {
        return;
    }
    if (value.kind == POINTER && value.other) { /* either, so no value of it is known */
        access.type = 0;
        touch_at(walk, value.other, access);
    }
    touch_at(walk, &value, access);
}

/* ---- one instruction ------------------------------------------------------------------------- */

static bool is_one_value(const struct ur_spirv_module *module, uint32_t type) {
    uint32_t opcode = ur_spirv_opcode(module, type);
    return opcode == SpvOpTypeInt || opcode == SpvOpTypeFloat || opcode == SpvOpTypeVector;
}

static bool is_volatile(const struct ur_spirv_instruction *instruction, uint32_t at) {
    return instruction->count > at && (instruction->operands[at] & SpvMemoryAccessVolatileMask);
}

static void load_or_store(struct walk *walk, const struct ur_spirv_instruction *instruction) {
    bool loads = instruction->opcode == SpvOpLoad;
    uint32_t type =
        loads ? instruction->type : ur_spirv_type(walk->module, instruction->operands[1]);
    struct ur_spirv_layout layout;
    bool one = is_one_value(walk->module, type) && ur_spirv_layout(walk->module, type, &layout);
    /* Vectors of three take the room of four in arrays; that much is touched at most. */
    touch(walk, instruction->operands[0], one ? type : 0, one ? layout.size : 0, loads, !loads,
          is_volatile(instruction, loads ? 1 : 2));
}

bool ur_fusion_is_block_access(uint32_t opcode) {
    return opcode == SpvOpSubgroupBlockReadINTEL || opcode == SpvOpSubgroupBlockWriteINTEL;
}

/* Each component is a row of elements, one for each work-item of the sub-group. */
static void block_access(struct walk *walk, const struct ur_spirv_instruction *instruction) {
    const struct ur_spirv_module *module = walk->module;
    bool reads = instruction->opcode == SpvOpSubgroupBlockReadINTEL;
    uint32_t pointer = instruction->operands[0], rows = 1;
    uint32_t type = reads ? instruction->type : ur_spirv_type(module, instruction->operands[1]);
    struct value value = ur_fusion_value(walk, pointer);
    struct access access = {.reads = reads, .writes = !reads};
    struct ur_spirv_layout layout;
    if (ur_spirv_opcode(module, type) == SpvOpTypeVector) {
        rows = ur_spirv_operand(module, type, 1);
        type = ur_spirv_operand(module, type, 0);
    }
    if (value.kind != POINTER || value.other || !value.form.known || value.form.c[LANE] ||
        !walk->fusion->sub_group || !ur_spirv_layout(module, type, &layout) ||
        !is_global(storage_of(walk, pointer))) {
        touch(walk, pointer, 0, 0, reads, !reads, true);
        return;
    }
    access.size = layout.size;
    value.form.c[LANE] = (int64_t)access.size;
    struct form row = form_constant((int64_t)(access.size * walk->fusion->sub_group));
    for (uint32_t i = 0; i < rows; ++i) {
        touch_at(walk, &value, access);
        value.form = form_add(&value.form, &row);
    }
}

/* The value that a load of a variable of the function gives. */
static struct value load_slot(const struct walk *walk, uint32_t variable) {
    const struct slot *slot = &walk->slots[variable];
    if (slot->open || !slot->store || walk->part->flow.number[slot->block] == NONE ||
        !ur_spirv_dominates(&walk->part->flow, slot->block, walk->block) ||
        (slot->block == walk->block && slot->index > walk->index)) {
        return unknown;
    }
    return ur_fusion_value(walk, slot->store->operands[1]);
}

/* What a load of a built-in variable gives: a number, or a vector of three. */
static struct value load_built_in(const struct walk *walk,
                                  const struct ur_spirv_instruction *instruction,
                                  uint32_t variable) {
    const struct ur_spirv_note *note =
        ur_spirv_decoration(walk->module, variable, NONE, SpvDecorationBuiltIn);
    if (!note || note->count < 1) {
        return unknown;
    }
    if (ur_spirv_opcode(walk->module, instruction->type) == SpvOpTypeInt) {
        return ur_fusion_built_in(walk, note->operands[0], 0, instruction->type);
    }
    struct value value = unknown;
    value.kind = BUILT_IN;
    value.built_in = note->operands[0];
    return value;
}

/* A number or an address in an argument that is a structure. */
static struct value load_argument(const struct walk *walk,
                                  const struct ur_spirv_instruction *instruction,
                                  const struct value *at) {
    const struct ur_fusion_argument *argument = &walk->part->launch.arguments[at->argument - 1];
    bool is_pointer = ur_spirv_opcode(walk->module, instruction->type) == SpvOpTypePointer;
    unsigned width = is_pointer ? 64 : ur_spirv_width(walk->module, instruction->type);
    uint64_t bits = 0;
    if (!form_is_constant(&at->form) || at->form.k < 0 || width % 8 || width > 64 ||
        (!is_pointer && ur_spirv_opcode(walk->module, instruction->type) != SpvOpTypeInt) ||
        argument->size < width / 8 || (uint64_t)at->form.k > argument->size - width / 8) {
        return unknown;
    }
    memcpy(&bits, (const unsigned char *)argument->value + at->form.k, width / 8);
    struct form form = form_constant(sign_extend(bits, width));
    return is_pointer ? pointer(ANYWHERE, form) : walk_number(form, width);
}

/* A number in memory whose contents are known, which the launch does not write to. */
static struct value load_known(const struct walk *walk,
                               const struct ur_spirv_instruction *instruction) {
    const struct ur_fusion_launch *launch = &walk->part->launch;
    struct value at = ur_fusion_value(walk, instruction->operands[0]);
    unsigned width = ur_spirv_width(walk->module, instruction->type);
    uint64_t space = at.origin < OPEN ? launch->arguments[at.origin].space : 0, bits = 0;
    if (at.kind == POINTER && at.argument && !at.other) {
        return load_argument(walk, instruction, &at);
    }
    if (at.kind != POINTER || at.other || at.origin == ELSEWHERE || !form_is_constant(&at.form) ||
        ur_spirv_opcode(walk->module, instruction->type) != SpvOpTypeInt || width % 8 ||
        width > 64 || walk->part->overwrites || is_volatile(instruction, 1)) {
        return unknown;
    }
    for (uint32_t i = 0; i < launch->known_count; ++i) {
        const struct ur_fusion_known *known = &launch->known[i];
        uint64_t offset = (uint64_t)at.form.k - known->address;
        if (known->space == space && offset < known->size && width / 8 <= known->size - offset) {
            memcpy(&bits, (const unsigned char *)known->bytes + offset, width / 8);
            return walk_number(form_constant(sign_extend(bits, width)), width);
        }
    }
    return unknown;
}

static struct value access_load(const struct walk *walk,
                                const struct ur_spirv_instruction *instruction) {
    uint32_t from = instruction->operands[0];
    const struct ur_spirv_instruction *variable = ur_spirv_definition(walk->module, from);
    if (variable && variable->opcode == SpvOpVariable) {
        if (variable->operands[0] == SpvStorageClassInput) {
            return load_built_in(walk, instruction, from);
        }
        if (variable->operands[0] == SpvStorageClassFunction) {
            return load_slot(walk, from);
        }
    }
    /* One number of a built-in vector by its own pointer. */
    if (variable &&
        (variable->opcode == SpvOpAccessChain || variable->opcode == SpvOpInBoundsAccessChain) &&
        variable->count == 2) {
        uint32_t base = variable->operands[0];
        uint64_t index;
        const struct ur_spirv_note *note =
            ur_spirv_decoration(walk->module, base, NONE, SpvDecorationBuiltIn);
        if (storage_of(walk, base) == SpvStorageClassInput && note && note->count &&
            ur_spirv_constant(walk->module, variable->operands[1], &index) && index < 3) {
            return ur_fusion_built_in(walk, note->operands[0], index, instruction->type);
        }
    }
    return load_known(walk, instruction);
}

static bool same_value(const struct value *a, const struct value *b) {
    return a->kind == b->kind && a->kind == NUMBER && a->width == b->width &&
           form_equal(&a->form, &b->form);
}

/* One of several: a phi or a select. `step` words apart. */
static struct value access_choose(const struct walk *walk,
                                  const struct ur_spirv_instruction *instruction, uint32_t from,
                                  uint32_t step) {
    struct value result = unknown;
    bool first = true,
         is_pointer = ur_spirv_opcode(walk->module, instruction->type) == SpvOpTypePointer;
    for (uint32_t i = from; i < instruction->count; i += step) {
        uint32_t id = instruction->operands[i];
        struct value one = ur_fusion_value(walk, id);
        if (is_pointer && one.kind == POINTER && one.origin == OPEN) {
            continue; /* of a loop: it is looked at again in the end */
        }
        if (is_pointer && one.other) {
            return pointer(ANYWHERE, (struct form){.known = false});
        }
        if (first) {
            result = one;
            first = false;
        } else if (is_pointer && one.kind == POINTER && result.kind == POINTER &&
                   one.origin == result.origin) {
            if (!form_equal(&one.form, &result.form) || one.argument != result.argument) {
                result.form.known = false;
            }
        } else if (!same_value(&one, &result)) {
            return is_pointer ? pointer(ANYWHERE, (struct form){.known = false}) : unknown;
        }
    }
    return result;
}

/* Whether no work-item goes from a block, which was walked, to the one that is walked now. */
static bool is_never_taken(const struct walk *walk, uint32_t from) {
    const struct ur_spirv_block *block = &walk->part->body->blocks[from];
    const struct ur_spirv_instruction *end = &block->list.items[block->terminator];
    uint32_t here = walk->part->body->blocks[walk->block].label;
    if (domain_is_empty(walk->domains[from])) {
        return true;
    }
    if (end->opcode != SpvOpBranchConditional || end->operands[1] == end->operands[2]) {
        return false;
    }
    struct value condition = ur_fusion_truth(walk, end->operands[0]);
    struct domain domain = *walk->domains[from];
    const struct when *when =
        condition.kind == TRUTH ? &condition.truth[end->operands[1] == here] : NULL;
    for (uint32_t i = 0; when && i < when->count; ++i) {
        domain_limit(&domain, &when->limits[i]);
    }
    return domain_is_empty(&domain);
}

static struct value phi(struct walk *walk, const struct ur_spirv_instruction *all) {
    bool open = false;
    uint32_t *operands = ur_out_alloc(&walk->fusion->out, all->count, sizeof(*operands));
    struct ur_spirv_instruction live = *all, *instruction = &live;
    live.operands = operands;
    live.count = 0;
    for (uint32_t i = 0; i + 1 < all->count; i += 2) {
        uint32_t label = all->operands[i + 1];
        uint32_t from = label < walk->module->bound ? walk->module->ids[label].block : NONE;
        const struct ur_spirv_flow *flow = &walk->part->flow;
        bool is_behind = from >= flow->block_count || flow->number[from] == NONE ||
                         flow->number[from] >= flow->number[walk->block];
        if (!is_behind && !walk->silent && is_never_taken(walk, from)) {
            continue;
        }
        open = open || is_behind;
        operands[live.count++] = all->operands[i];
        operands[live.count++] = label;
    }
    bool is_pointer = ur_spirv_opcode(walk->module, instruction->type) == SpvOpTypePointer;
    if (!open) {
        return access_choose(walk, instruction, 0, 2);
    }
    if (!is_pointer || walk->pessimistic) {
        return is_pointer ? pointer(ANYWHERE, (struct form){.known = false}) : unknown;
    }
    /* Taken to stay in what its pointer from before the loop points into; proven afterwards. */
    struct value result = access_choose(walk, instruction, 0, 2);
    result.form.known = false;
    return result;
}

/* Extended instructions that compute, and those that use memory. */
static void extended(struct walk *walk, const struct ur_spirv_instruction *instruction) {
    enum ur_spirv_set set = (enum ur_spirv_set)walk->module->ids[instruction->operands[0]].set;
    const char *name = ur_spirv_extended_name(set, instruction->operands[1]);
    if (set != UR_SPIRV_OPENCL_STD) {
        if (set == UR_SPIRV_OTHER_SET) {
            REFUSE(walk, "uses a set of functions that is not known");
        }
        return; /* instructions of debugging, which do nothing */
    }
    if (name && strcmp(name, "printf") == 0) {
        REFUSE(walk, "prints");
    }
    bool loads = name && (strncmp(name, "vload", 5) == 0 || strcmp(name, "prefetch") == 0);
    bool stores = name && strncmp(name, "vstore", 6) == 0;
    for (uint32_t i = 2; i < instruction->count; ++i) {
        uint32_t id = instruction->operands[i];
        if (id < walk->module->bound && storage_of(walk, id) != UINT32_MAX) {
            touch(walk, id, 0, 0, !stores, !loads, false);
        }
    }
}

/* Any other instruction: what pointers it has may be used in any way. */
static void other(struct walk *walk, const struct ur_spirv_instruction *instruction) {
    struct ur_spirv_walk operands;
    struct ur_spirv_item item;
    ur_spirv_walk_begin(&operands, walk->module, instruction);
    while (ur_spirv_walk_next(&operands, &item)) {
        uint32_t id = item.id ? instruction->operands[item.first] : 0;
        if (id && id < walk->module->bound && storage_of(walk, id) != UINT32_MAX) {
            touch(walk, id, 0, 0, true, true, true);
        }
    }
}
/* One of two values, where the condition is known. */
static struct value select(const struct walk *walk,
                           const struct ur_spirv_instruction *instruction) {
    struct value condition = ur_fusion_truth(walk, instruction->operands[0]);
    for (unsigned side = 0; side <= 1 && condition.kind == TRUTH; ++side) {
        if (condition.truth[side].exact && condition.truth[side].count == 0) {
            return ur_fusion_value(walk, instruction->operands[side ? 1 : 2]);
        }
    }
    struct value either = ur_fusion_value(walk, instruction->operands[1]);
    struct value or = ur_fusion_value(walk, instruction->operands[2]);
    if (either.kind == POINTER &&
        or.kind == POINTER && !either.other && ! or.other && either.origin !=
        or.origin && either.origin < OPEN && or.origin < OPEN) {
        struct value *other = ur_out_alloc(&walk->fusion->out, 1, sizeof(*other));
        *other = or ;
        either.other = other;
        return either;
    }
    return access_choose(walk, instruction, 1, 1);
}

struct value ur_fusion_evaluate(struct walk *walk, const struct ur_spirv_instruction *instruction) {
    struct value value;
    switch (instruction->opcode) {
    case SpvOpLoad:
        value = access_load(walk, instruction);
        load_or_store(walk, instruction);
        return value;
    case SpvOpStore:
        load_or_store(walk, instruction);
        return unknown;
    case SpvOpPhi:
        return phi(walk, instruction);
    case SpvOpSelect:
        return select(walk, instruction);
    case SpvOpExtInst:
        extended(walk, instruction);
        return unknown;
    case SpvOpSubgroupBlockReadINTEL:
    case SpvOpSubgroupBlockWriteINTEL:
        block_access(walk, instruction);
        return unknown;
    default:
        if (!ur_fusion_compute(walk, instruction, &value)) {
            other(walk, instruction);
        }
        return value;
    }
}

/* ---- who comes to a block -------------------------------------------------------------------- */

/* Whether all ways from block `from` come to block `to`; loops are taken to end. */
static bool always_reaches(struct walk *walk, uint32_t from, uint32_t to) {
    const struct ur_spirv_function *body = walk->part->body;
    uint32_t depth = 0;
    ++walk->mark;
    walk->stack[depth++] = from;
    walk->seen[from] = walk->mark;
    while (depth) {
        const struct ur_spirv_block *block = &body->blocks[walk->stack[--depth]];
        const struct ur_spirv_instruction *end = &block->list.items[block->terminator];
        uint32_t label, n = 0;
        for (; (label = ur_spirv_target(walk->module, end, n)) != 0; ++n) {
            uint32_t next = label < walk->module->bound ? walk->module->ids[label].block : NONE;
            if (next >= body->block_count || walk->steps == 0) {
                return false;
            }
            --walk->steps;
            if (next != to && walk->seen[next] != walk->mark) {
                walk->seen[next] = walk->mark;
                walk->stack[depth++] = next;
            }
        }
        if (n == 0) {
            return false;
        }
    }
    return true;
}

static struct domain *domain_of(struct walk *walk, uint32_t block) {
    const struct ur_spirv_flow *flow = &walk->part->flow;
    struct domain *domain = ur_out_alloc(&walk->fusion->out, 1, sizeof(*domain));
    uint32_t over = flow->dominator[block];
    if (over == NONE) {
        *domain = walk->fusion->everybody;
        return domain;
    }
    *domain = *walk->domains[over];
    uint32_t ways = flow->first_edge[block + 1] - flow->first_edge[block];
    if (ways != 1) {
        domain->exact = domain->exact && always_reaches(walk, over, block);
        return domain;
    }
    const struct ur_spirv_block *before = &walk->part->body->blocks[over];
    const struct ur_spirv_instruction *end = &before->list.items[before->terminator];
    if (end->opcode == SpvOpBranch) {
        return domain;
    }
    struct value condition =
        end->opcode == SpvOpBranchConditional ? ur_fusion_truth(walk, end->operands[0]) : unknown;
    if (condition.kind != TRUTH) {
        domain->exact = false;
        return domain;
    }
    bool taken = end->operands[1] == walk->part->body->blocks[block].label;
    const struct when *when = &condition.truth[taken];
    domain->exact = domain->exact && when->exact;
    for (uint32_t i = 0; i < when->count; ++i) {
        domain_limit(domain, &when->limits[i]);
    }
    return domain;
}
/* Which variables of the function are stored to once and else only loaded. */
static void find_slots(struct walk *walk) {
    const struct ur_spirv_function *body = walk->part->body;
    for (uint32_t b = 0; b < body->block_count; ++b) {
        const struct ur_spirv_block *block = &body->blocks[b];
        for (uint32_t i = 1; i <= block->terminator; ++i) {
            const struct ur_spirv_instruction *instruction = &block->list.items[i];
            struct ur_spirv_walk operands;
            struct ur_spirv_item item;
            if (instruction->opcode == SpvOpLoad || instruction->opcode == SpvOpVariable) {
                if (instruction->opcode == SpvOpVariable && instruction->count > 1) {
                    walk->slots[instruction->result].open = true;
                }
                continue;
            }
            ur_spirv_walk_begin(&operands, walk->module, instruction);
            while (ur_spirv_walk_next(&operands, &item)) {
                uint32_t id = item.id ? instruction->operands[item.first] : 0;
                if (id == 0 || id >= walk->module->bound ||
                    ur_spirv_opcode(walk->module, id) != SpvOpVariable) {
                    continue;
                }
                struct slot *slot = &walk->slots[id];
                bool stored = instruction->opcode == SpvOpStore && item.first == 0;
                slot->open = slot->open || !stored || slot->store;
                slot->store = instruction;
                slot->block = b;
                slot->index = i;
            }
        }
    }
}

/* What loops do to pointers, once all is known: whether they stay where they were taken to be. */
static bool loops_hold(struct walk *walk) {
    const struct ur_spirv_function *body = walk->part->body;
    for (uint32_t b = 0; b < body->block_count; ++b) {
        const struct ur_spirv_block *block = &body->blocks[b];
        for (uint32_t i = 1; i <= block->terminator; ++i) {
            const struct ur_spirv_instruction *instruction = &block->list.items[i];
            if (instruction->opcode != SpvOpPhi ||
                ur_spirv_opcode(walk->module, instruction->type) != SpvOpTypePointer) {
                continue;
            }
            uint32_t origin = walk->values[instruction->result].origin;
            for (uint32_t k = 0; k + 1 < instruction->count; k += 2) {
                struct value from = ur_fusion_value(walk, instruction->operands[k]);
                if (origin != ANYWHERE &&
                    (from.kind != POINTER || from.other || from.origin != origin)) {
                    return false;
                }
            }
        }
    }
    return true;
}

static void walk_body(struct walk *walk) {
    struct part *part = walk->part;
    const struct ur_spirv_function *body = part->body;
    part->access_count = 0;
    /* Pointers that no instruction before has made are those of loops. */
    for (uint32_t b = 0; b < body->block_count; ++b) {
        const struct ur_spirv_block *block = &body->blocks[b];
        for (uint32_t i = 1; i <= block->terminator; ++i) {
            uint32_t result = block->list.items[i].result;
            if (result && result < walk->module->bound) {
                walk->values[result] =
                    ur_spirv_opcode(walk->module, block->list.items[i].type) == SpvOpTypePointer
                        ? pointer(OPEN, (struct form){.known = false})
                        : unknown;
            }
        }
    }
    for (uint32_t n = 0; n < part->flow.order_count; ++n) {
        walk->block = part->flow.order[n];
        const struct ur_spirv_block *block = &body->blocks[walk->block];
        walk->domains[walk->block] = domain_of(walk, walk->block);
        for (walk->index = 1; walk->index <= block->terminator; ++walk->index) {
            const struct ur_spirv_instruction *instruction = &block->list.items[walk->index];
            struct value value = ur_fusion_evaluate(walk, instruction);
            if (instruction->result && instruction->result < walk->module->bound) {
                walk->values[instruction->result] =
                    value.kind != POINTER &&
                            ur_spirv_opcode(walk->module, instruction->type) == SpvOpTypePointer
                        ? pointer(ANYWHERE, (struct form){.known = false})
                        : value;
            }
        }
    }
}

static void walk_until_held(struct walk *walk) {
    walk->pessimistic = false;
    walk_body(walk);
    if (!loops_hold(walk)) {
        walk->pessimistic = true;
        walk_body(walk);
    }
}

/* Whether the part may write to memory whose contents are known when it begins. */
static bool overwrites(const struct part *part) {
    for (uint32_t k = 0; k < part->launch.known_count; ++k) {
        const struct ur_fusion_known *known = &part->launch.known[k];
        struct access bytes = {.space = known->space};
        bool placed = form_bytes(known->address, known->size, &bytes.low, &bytes.high);
        for (uint32_t i = 0; i < part->access_count; ++i) {
            if (part->accesses[i].writes &&
                (!placed || ur_fusion_overlap(&part->accesses[i], &bytes))) {
                return true;
            }
        }
    }
    return false;
}

void ur_fusion_analyze(struct ur_fusion *fusion, struct part *part) {
    struct walk walk = {
        .fusion = fusion, .part = part, .module = part->launch.module, .steps = 1u << 20};
    bool makes = false;
    /* What was said of a quotient was of another one. */
    fusion->everybody.limit_count = 0;
    fusion->everybody.low[QUOTIENT] = fusion->everybody.high[QUOTIENT] = 0;
    if (part->has_flow) {
        ur_spirv_flow_drop(&part->flow);
    }
    part->loops = NULL;
    part->has_flow = part->has_loops = part->barriers = part->counts = part->sub_groups = false;
    part->sub_barriers = part->of_items = part->of_range = false;
    part->shared_count = 0;
    part->local_bytes = 0;
    if (walk.module->unknown) {
        REFUSE(&walk, "is in a module with instructions that are not known");
    }
    walk.values = ur_out_alloc(&fusion->out, walk.module->bound, sizeof(*walk.values));
    walk.slots = ur_out_alloc(&fusion->out, walk.module->bound, sizeof(*walk.slots));
    for (uint32_t i = 0; i < walk.module->bound; ++i) {
        walk.values[i] = unknown;
    }
    const struct ur_spirv_list *globals = &walk.module->sections[UR_SPIRV_GLOBALS];
    for (uint32_t i = 0; i < globals->count; ++i) {
        if (globals->items[i].opcode == SpvOpVariable) {
            walk.values[globals->items[i].result] =
                pointer(ELSEWHERE, (struct form){.known = false});
        }
    }
    ur_fusion_open_kernel(&walk, &makes);
    part->body_index = (uint32_t)(part->body - walk.module->functions);
    if (!ur_spirv_flow_make(&part->flow, walk.module, part->body)) {
        ur_out_exhausted(&fusion->out);
    }
    part->has_flow = true;
    uint32_t blocks = part->body->block_count;
    walk.domains = ur_out_alloc(&fusion->out, blocks, sizeof(*walk.domains));
    walk.stack = ur_out_alloc(&fusion->out, blocks, sizeof(*walk.stack));
    walk.seen = ur_out_alloc(&fusion->out, blocks, sizeof(*walk.seen));
    for (uint32_t n = 0; n < part->flow.order_count; ++n) {
        uint32_t b = part->flow.order[n];
        for (uint32_t e = part->flow.first_edge[b]; e < part->flow.first_edge[b + 1]; ++e) {
            uint32_t from = part->flow.number[part->flow.edges[e]];
            part->has_loops = part->has_loops || (from != NONE && from >= n);
        }
    }
    find_slots(&walk);
    walk_until_held(&walk);
    /* Up to the first write to what is known, all is where the known contents say: so is that. */
    if (!part->overwrites && (makes || overwrites(part))) {
        part->overwrites = true;
        walk_until_held(&walk);
    }
    if (makes) {
        walk.block = 0;
        walk.index = 0;
        access_record(
            &walk, (struct access){.reads = true, .writes = true, .everything = true, .size = 0});
    }
    bool wanted = part->sub_barriers;
    for (uint32_t i = 0; i < part->access_count; ++i) {
        wanted = wanted || !part->accesses[i].at.known;
    }
    if (part->has_loops && wanted) {
        ur_fusion_find_turns(&walk);
    }
}
