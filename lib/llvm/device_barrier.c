/* Barriers of device scope. Each is a barrier of the work-group, one work-item that waits for those
 * of the other groups, and a second barrier, where the others of the group wait for it. For the
 * host it is taken apart before all else, which knows of groups and sub-groups alone then: what
 * stands between the two is an OpControlBarrier of device scope still, at which nobody of the group
 * waits. */
#include <string.h>

#include "emit.h"
#include "hostcode/hostcode.h"

#define ITEM(field) ((unsigned)offsetof(struct ur_hostcode_item, field))

/* ---- taking them apart ----------------------------------------------------------------------- */

static uint32_t add_global(struct ur_spirv_module *module, uint16_t opcode, uint32_t type,
                           uint32_t first, uint32_t second, uint16_t count) {
    struct ur_spirv_list *list = &module->sections[UR_SPIRV_GLOBALS];
    struct ur_spirv_instruction *items =
        ur_spirv_allocate(module, (list->count + 1u) * sizeof(*items));
    uint32_t *operands = ur_spirv_allocate(module, 2 * sizeof(*operands)),
             id = ur_spirv_new_id(module);
    if (!items || !operands || !id) {
        return 0;
    }
    if (list->count) {
        memcpy(items, list->items, list->count * sizeof(*items));
    }
    operands[0] = first;
    operands[1] = second;
    items[list->count++] =
        (struct ur_spirv_instruction){opcode, count, type, id, UR_SPIRV_NONE, operands};
    list->items = items;
    return id;
}

uint32_t ll_add_number(struct ur_spirv_module *module, uint32_t value) {
    const struct ur_spirv_list *list = &module->sections[UR_SPIRV_GLOBALS];
    uint32_t type = 0;
    for (uint32_t i = 0; i < list->count && !type; ++i) {
        const struct ur_spirv_instruction *insn = &list->items[i];
        type = insn->opcode == SpvOpTypeInt && insn->count == 2 && insn->operands[0] == 32
                   ? insn->result
                   : 0;
    }
    type = type ? type : add_global(module, SpvOpTypeInt, 0, 32, 0, 2);
    return type ? add_global(module, SpvOpConstant, type, value, 0, 1) : 0;
}

static bool is_of_device(const struct ur_spirv_module *module,
                         const struct ur_spirv_instruction *insn) {
    uint64_t scope;
    return insn->opcode == SpvOpControlBarrier && insn->count == 3 &&
           ur_spirv_constant(module, insn->operands[0], &scope) && scope == SpvScopeDevice;
}

/* `group` is the id of the work-group's scope, 0: not made yet. False: no memory. */
static bool split_block(struct ur_spirv_module *module, struct ur_spirv_block *block,
                        uint32_t *group) {
    uint32_t found = 0, count = 0;
    for (uint32_t i = 1; i < block->terminator; ++i) {
        found += is_of_device(module, &block->list.items[i]);
    }
    if (!found) {
        return true;
    }
    struct ur_spirv_instruction *items =
        ur_spirv_allocate(module, (block->list.count + 2 * found) * sizeof(*items));
    *group = *group ? *group : ll_add_number(module, SpvScopeWorkgroup);
    if (!items || !*group) {
        return false;
    }
    for (uint32_t i = 0; i < block->list.count; ++i) {
        struct ur_spirv_instruction barrier = block->list.items[i];
        if (!is_of_device(module, &barrier)) {
            items[count++] = barrier;
            continue;
        }
        /* Its memory is that of the whole: all of the group show what they wrote, and see. */
        uint32_t *operands = ur_spirv_allocate(module, 3 * sizeof(*operands));
        if (!operands) {
            return false;
        }
        memcpy(operands, barrier.operands, 3 * sizeof(*operands));
        operands[0] = *group;
        items[count + 1] = barrier;
        barrier.operands = operands;
        items[count] = items[count + 2] = barrier;
        count += 3;
    }
    block->list.items = items;
    block->list.count = count;
    block->terminator += 2 * found;
    return true;
}

bool ll_split_device_barriers(struct ur_spirv_module *module) {
    uint32_t group = 0;
    for (uint32_t f = 0; f < module->function_count; ++f) {
        for (uint32_t b = 0; b < module->functions[f].block_count; ++b) {
            if (!split_block(module, &module->functions[f].blocks[b], &group)) {
                return false;
            }
        }
    }
    return !group || ur_spirv_index(module, NULL) == UR_SPIRV_OK;
}

/* ---- between the two ------------------------------------------------------------------------- */

#define FIRST                                                                                      \
    "  %%x = call i64 @ur.field(ptr %%item, i64 %u)\n"                                             \
    "  %%y = call i64 @ur.field(ptr %%item, i64 %u)\n"                                             \
    "  %%z = call i64 @ur.field(ptr %%item, i64 %u)\n"                                             \
    "  %%xy = or i64 %%x, %%y\n  %%xyz = or i64 %%xy, %%z\n"                                       \
    "  %%first = icmp eq i64 %%xyz, 0\n"                                                           \
    "  br i1 %%first, label %%alone, label %%done\nalone:\n"
#define FIRST_FIELDS ITEM(local_id[0]), ITEM(local_id[1]), ITEM(local_id[2])

static void declare_for_host(struct tr *t) {
    ll_declare(t, "ur.wait.device",
               "define internal void @ur.wait.device(ptr %%item) nounwind {\n" FIRST
               "  %%f.at = getelementptr inbounds i8, ptr %%item, i64 %u\n"
               "  %%f = load ptr, ptr %%f.at, align 8\n"
               "  %%waiter.at = getelementptr inbounds i8, ptr %%item, i64 %u\n"
               "  %%waiter = load ptr, ptr %%waiter.at, align 8\n"
               "  call void %%f(ptr %%waiter)\n  br label %%done\ndone:\n  ret void\n}\n",
               FIRST_FIELDS, ITEM(device_barrier), ITEM(waiter));
}

/* AMD's devices have a few places to meet at in the memory of the module. The number of the launch,
 * which is even and has no like, says which; with its lowest bit changed from barrier to barrier it
 * is the key that the place has from the first group that comes to the last that goes on. Who finds
 * another key waits: those whose it is all run, so they come to an end. */
static void declare_for_amdgcn(struct tr *t) {
    ll_declare(t, "llvm.amdgcn.s.sleep", "declare void @llvm.amdgcn.s.sleep(i32)\n");
    ll_declare(t, "ur.wait.device",
               "@ur.meetings = internal addrspace(1) global [64 x [8 x i64]] zeroinitializer, "
               "align 64\n"
               "define internal void @ur.wait.device(ptr %%item) convergent nounwind {\n" FIRST
               "  %%gx = call i64 @ur.field(ptr %%item, i64 %u)\n"
               "  %%gy = call i64 @ur.field(ptr %%item, i64 %u)\n"
               "  %%gz = call i64 @ur.field(ptr %%item, i64 %u)\n"
               "  %%gxy = mul i64 %%gx, %%gy\n  %%groups = mul i64 %%gxy, %%gz\n"
               "  %%one = icmp eq i64 %%groups, 1\n"
               "  br i1 %%one, label %%done, label %%begin\nbegin:\n"
               "  %%key.at = getelementptr inbounds i8, ptr %%item, i64 %u\n"
               "  %%before = load i64, ptr %%key.at, align 8\n"
               "  %%key = xor i64 %%before, 1\n  store i64 %%key, ptr %%key.at, align 8\n"
               "  %%launch = lshr i64 %%key, 1\n  %%number = and i64 %%launch, 63\n"
               "  %%place = getelementptr inbounds [64 x [8 x i64]], ptr addrspace(1) "
               "@ur.meetings, i64 0, i64 %%number\n"
               "  %%came.at = getelementptr inbounds i8, ptr addrspace(1) %%place, i64 8\n"
               "  %%gone.at = getelementptr inbounds i8, ptr addrspace(1) %%place, i64 16\n"
               "  br label %%claim\nclaim:\n"
               "  %%pair = cmpxchg ptr addrspace(1) %%place, i64 0, i64 %%key "
               "syncscope(\"agent\") acq_rel acquire, align 8\n"
               "  %%had = extractvalue { i64, i1 } %%pair, 0\n"
               "  %%free = icmp eq i64 %%had, 0\n  %%same = icmp eq i64 %%had, %%key\n"
               "  %%mine = or i1 %%free, %%same\n"
               "  br i1 %%mine, label %%come, label %%later\nlater:\n"
               "  call void @llvm.amdgcn.s.sleep(i32 1)\n  br label %%claim\ncome:\n"
               "  %%others = atomicrmw add ptr addrspace(1) %%came.at, i64 1 syncscope(\"agent\") "
               "acq_rel, align 8\n  br label %%wait\nwait:\n"
               "  %%came = load atomic i64, ptr addrspace(1) %%came.at syncscope(\"agent\") "
               "acquire, align 8\n"
               "  %%all = icmp eq i64 %%came, %%groups\n"
               "  br i1 %%all, label %%go, label %%again\nagain:\n"
               "  call void @llvm.amdgcn.s.sleep(i32 1)\n  br label %%wait\ngo:\n"
               "  %%gone = atomicrmw add ptr addrspace(1) %%gone.at, i64 1 syncscope(\"agent\") "
               "acq_rel, align 8\n"
               "  %%with = add i64 %%gone, 1\n  %%last = icmp eq i64 %%with, %%groups\n"
               "  br i1 %%last, label %%leave, label %%done\nleave:\n"
               "  store atomic i64 0, ptr addrspace(1) %%came.at syncscope(\"agent\") monotonic, "
               "align 8\n"
               "  store atomic i64 0, ptr addrspace(1) %%gone.at syncscope(\"agent\") monotonic, "
               "align 8\n"
               "  store atomic i64 0, ptr addrspace(1) %%place syncscope(\"agent\") release, "
               "align 8\n"
               "  br label %%done\ndone:\n  ret void\n}\n",
               FIRST_FIELDS, ITEM(group_count[0]), ITEM(group_count[1]), ITEM(group_count[2]),
               ITEM(waiter));
}

void ll_wait_for_device(struct fn *k) {
    ll_group_scope(k->t, "group");
    k->facts->uses |= USES_DEVICE | USES_GROUPS;
    if (k->t->options->wave) {
        declare_for_amdgcn(k->t);
        ll_emit(k, "call void @ur.wait.group(ptr %%item)");
        ll_emit(k, "call void @ur.wait.device(ptr %%item)");
        ll_emit(k, "call void @ur.wait.group(ptr %%item)");
    } else {
        declare_for_host(k->t);
        ll_emit(k, "call void @ur.wait.device(ptr %%item)");
    }
}
