/* Variables of the module, and strings. */
#include <string.h>

#include "address.h"
#include "emit.h"
#include "function.h"
#include "instructions.h"
#include "types.h"

/* Bytes as PTX writes them. */
static void put_bytes(struct tr *t, struct ptx_text *text, const unsigned char *bytes,
                      uint64_t size) {
    while (size && !bytes[size - 1]) { /* what is not said is 0 */
        --size;
    }
    if (!size) {
        return;
    }
    ptx_puts(&t->out, text, " = {");
    ptx_reserve(&t->out, text, (size_t)size * 4 + 8);
    for (uint64_t i = 0; i < size; ++i) {
        if (i) {
            text->bytes[text->size++] = ',';
        }
        text->size += ptx_decimal(text->bytes + text->size, bytes[i]);
    }
    ptx_puts(&t->out, text, "}");
}

/* The name under which the host knows it, NULL: none. */
static const char *host_name(struct tr *t, uint32_t id) {
    uint32_t linkage;
    const char *name = ur_spirv_linkage(t->module, id, &linkage);
    if (name && linkage == SpvLinkageTypeImport) {
        ptx_fail(t, UR_PTX_UNRESOLVED, "variable '%s' is imported and no module has it", name);
    }
    return ur_spirv_host_name(t->module, id);
}

uint32_t ptx_wide_align(uint32_t align, uint64_t size) {
    uint32_t wide = 1;
    while (wide < 16 && (uint64_t)wide * 2 <= size) {
        wide *= 2;
    }
    return align > wide ? align : wide;
}

static void emit_global(struct tr *t, const struct ur_spirv_instruction *insn, unsigned depth);

/* A value as words of 64 bits, of which some are addresses. */
static void put_words(struct tr *t, struct ptx_text *text, const struct constant_image *image) {
    uint32_t next = 0;
    ptx_puts(&t->out, text, " = {");
    for (uint64_t at = 0; at < image->size; at += 8) {
        ptx_puts(&t->out, text, at ? "," : "");
        if (next < image->address_count && image->addresses[next].place == at) {
            const struct constant_address *address = &image->addresses[next++];
            ptx_print(&t->out, text, "generic($g%u)+%l", address->variable, address->offset);
            continue;
        }
        uint64_t word = 0;
        for (unsigned i = 0; i < 8 && at + i < image->size; ++i) {
            word |= (uint64_t)image->bytes[at + i] << (8 * i);
        }
        ptx_reserve(&t->out, text, 24);
        text->size += ptx_decimal(text->bytes + text->size, word);
    }
    ptx_puts(&t->out, text, "}");
}

/* The values of a variable. Variables whose addresses are among them are declared before it. */
static void read_values(struct tr *t, const struct ur_spirv_instruction *insn,
                        struct constant_image *image, unsigned depth) {
    const struct ur_spirv_instruction *value = ur_spirv_definition(t->module, insn->operands[1]);
    if (value && (value->opcode == SpvOpConstantNull || value->opcode == SpvOpUndef ||
                  value->opcode == SpvOpPoisonKHR)) {
        return;
    }
    if (image->size > (uint64_t)256 << 20) {
        ptx_fail(t, UR_PTX_UNSUPPORTED, "variable %%%u has more than 256 MiB of values",
                 insn->result);
    }
    image->bytes = ptx_alloc(&t->out, 1, (size_t)image->size);
    image->takes_addresses = true;
    ptx_constant_image(t, insn->operands[1], image);
    for (uint32_t i = 0; i < image->address_count; ++i) {
        uint32_t variable = image->addresses[i].variable;
        if (t->target->uneven) {
            ptx_fail(t, UR_PTX_UNSUPPORTED, "the address of a variable, which may be another here");
        }
        if (image->addresses[i].offset < 0) {
            ptx_fail(t, UR_PTX_UNSUPPORTED,
                     "an address in front of variable %%%u in the initializer of %%%u", variable,
                     insn->result);
        }
        t->global_used[variable] = true;
        emit_global(t, ur_spirv_definition(t->module, variable), depth + 1);
    }
}

/* Bytes and alignment of a variable; NULL: it is of a type that is no pointer. */
static const struct type *layout_of(struct tr *t, const struct ur_spirv_instruction *insn,
                                    uint64_t *size, uint32_t *align) {
    const struct type *pointer = ptx_type_of(t, insn->type);
    if (pointer->op != SpvOpTypePointer) {
        return NULL;
    }
    const struct type *type = ptx_type_of(t, pointer->pointee);
    const struct ur_spirv_note *said =
        ur_spirv_decoration(t->module, insn->result, UR_SPIRV_NONE, SpvDecorationAlignment);
    *align = type->align ? type->align : 1;
    *size = type->size ? type->size : 1;
    if (said && said->count && said->operands[0] > *align && said->operands[0] <= 4096 &&
        (said->operands[0] & (said->operands[0] - 1)) == 0) {
        *align = said->operands[0];
    }
    *align = ptx_wide_align(*align, *size);
    return type;
}

static bool is_shared(struct tr *t, const struct ur_spirv_instruction *insn) {
    return insn->opcode == SpvOpVariable && insn->operands[0] == SpvStorageClassWorkgroup &&
           !ptx_is_builtin(t, insn->result);
}

/* Storage class of the pointer that an id is; UR_SPIRV_NONE: it is none. */
static uint32_t pointer_storage(struct tr *t, uint32_t id) {
    const struct ur_spirv_instruction *type =
        ur_spirv_definition(t->module, ur_spirv_type(t->module, id));
    return type && type->opcode == SpvOpTypePointer && type->count ? type->operands[0]
                                                                   : UR_SPIRV_NONE;
}

/* Whether an instruction sees that the window of local memory begins at the address that NULL is.
 * As a generic address its beginning is none such; but a generic pointer that is known to point
 * there is compared by its place in the window. */
static bool sees_null(struct tr *t, const struct ur_spirv_instruction *insn) {
    if (insn->opcode == SpvOpPtrEqual || insn->opcode == SpvOpPtrNotEqual) {
        uint32_t a = insn->count ? pointer_storage(t, insn->operands[0]) : UR_SPIRV_NONE;
        return a == SpvStorageClassWorkgroup || a == SpvStorageClassGeneric;
    }
    if (insn->opcode == SpvOpConvertPtrToU && insn->count) {
        uint32_t of = pointer_storage(t, insn->operands[0]);
        return of == SpvStorageClassWorkgroup || of == SpvStorageClassGeneric;
    }
    return false;
}

static bool compares_shared(struct tr *t) {
    const struct ur_spirv_list *types = &t->module->sections[UR_SPIRV_GLOBALS];
    bool shared = false;
    for (uint32_t i = 0; i < types->count && !shared; ++i) {
        const struct ur_spirv_instruction *type = &types->items[i];
        shared = type->opcode == SpvOpTypePointer && type->count &&
                 type->operands[0] == SpvStorageClassWorkgroup;
    }
    for (uint32_t f = 0; shared && f < t->module->function_count; ++f) {
        const struct ur_spirv_function *function = &t->module->functions[f];
        for (uint32_t b = 0; b < function->block_count; ++b) {
            const struct ur_spirv_list *list = &function->blocks[b].list;
            for (uint32_t i = 0; i < list->count; ++i) {
                if (sees_null(t, &list->items[i])) {
                    return true;
                }
            }
        }
    }
    return false;
}

void ptx_plan_shared(struct tr *t) {
    enum { MOST_DECLARED = 48 << 10 };
    const struct ur_spirv_list *list = &t->module->sections[UR_SPIRV_GLOBALS];
    struct shared_plan *plan = &t->shared;
    uint64_t all = SCRATCH_BYTES, size;
    uint32_t align;
    plan->align = DYNAMIC_ALIGN;
    plan->apart = compares_shared(t);
    for (uint32_t i = 0; i < list->count; ++i) {
        if (is_shared(t, &list->items[i]) && layout_of(t, &list->items[i], &size, &align)) {
            all = size > UINT32_MAX ? UINT32_MAX : all + size + align;
            plan->align = align > plan->align ? align : plan->align;
        }
        if (all > UINT32_MAX) {
            break;
        }
    }
    plan->dynamic = all > MOST_DECLARED;
    for (uint32_t i = 0; i < t->module->function_count; ++i) {
        plan->common |= plan->dynamic && t->calls[i].real && !t->calls[i].apart;
    }
    if (plan->common) {
        plan->places = ptx_alloc(&t->out, t->module->bound, sizeof(*plan->places));
        plan->size = plan->apart ? APART_BYTES : 0;
    }
}

struct part ptx_shared_address(struct fn *k, const struct ur_spirv_instruction *variable) {
    struct shared_plan *plan = &k->t->shared;
    uint64_t size, *used = plan->common ? &plan->size : &k->shared_bytes;
    uint32_t align;
    if (!layout_of(k->t, variable, &size, &align)) {
        ptx_fail_in(k, UR_PTX_INVALID, "variable %%%u is of a type that is no pointer",
                    variable->result);
    }
    if (!plan->dynamic) {
        uint32_t front = plan->apart ? align : 0;
        k->shared_bytes += size + front;
        return ptx_address_at(SPACE_SHARED, BASE_GLOBAL, variable->result, front);
    }
    k->uses.dynamic = true;
    if (plan->apart && *used == 0) {
        *used = APART_BYTES;
    }
    uint64_t place = plan->common ? plan->places[variable->result] : 0;
    if (!place) {
        place = 1 + ((*used + align - 1) & ~((uint64_t)align - 1));
        if (size > UINT32_MAX || place > UINT32_MAX) {
            ptx_fail_in(k, UR_PTX_UNSUPPORTED, "variable %%%u has %llu bytes of local memory",
                        variable->result, (unsigned long long)size);
        }
        *used = place - 1 + size;
    }
    if (plan->common) {
        plan->places[variable->result] = place;
    }
    return ptx_address_at(SPACE_SHARED, BASE_DYNAMIC, 0, (int64_t)place - 1);
}

static void emit_global(struct tr *t, const struct ur_spirv_instruction *insn, unsigned depth) {
    uint32_t storage = insn->operands[0], id = insn->result;
    if (storage == SpvStorageClassInput || ptx_is_builtin(t, id) ||
        (storage == SpvStorageClassFunction && !t->global_used[id]) ||
        t->global_state[id] == GLOBAL_DONE) {
        return;
    }
    if (t->global_state[id] == GLOBAL_BEGUN || depth > 100) {
        ptx_fail(t, UR_PTX_UNSUPPORTED,
                 "initializers that hold each other's addresses: variable %%%u (word %u)", id,
                 insn->word);
    }
    bool shared = storage == SpvStorageClassWorkgroup;
    if (!shared && storage != SpvStorageClassCrossWorkgroup &&
        storage != SpvStorageClassUniformConstant && storage != SpvStorageClassDeviceOnlyINTEL &&
        storage != SpvStorageClassHostOnlyINTEL) {
        ptx_fail(t, UR_PTX_UNSUPPORTED, "variable %%%u (word %u) of storage class %u", id,
                 insn->word, storage);
    }
    const char *name = host_name(t, id);
    bool visible = name != NULL;
    if ((shared && t->shared.dynamic) ||
        (!t->global_used[id] && (shared || !visible || t->target->uneven))) {
        return;
    }
    uint64_t size;
    uint32_t align;
    const struct type *type = layout_of(t, insn, &size, &align);
    if (!type) {
        ptx_fail(t, UR_PTX_INVALID, "variable %%%u is of a type that is no pointer", id);
    }
    struct constant_image image = {.size = size};
    t->global_state[id] = GLOBAL_BEGUN;
    if (insn->count > 1 && !shared) {
        read_values(t, insn, &image, depth);
    }
    t->global_state[id] = GLOBAL_DONE;
    bool words = image.address_count != 0;
    if (shared && t->shared.apart) {
        size += align; /* in front; see shared_address */
    }
    ptx_print(&t->out, &t->head, "%s.%s .align %u %s $g%u[%l]",
              visible && !shared ? ".visible " : "", shared ? "shared" : "global",
              words && align < 8 ? 8 : align, words ? ".u64" : ".b8", id,
              (int64_t)(words ? (size + 7) / 8 : size));
    if (words) {
        put_words(t, &t->head, &image);
    } else if (image.bytes) {
        put_bytes(t, &t->head, image.bytes, size);
    }
    ptx_puts(&t->out, &t->head, ";\n");
    if (visible && !shared) {
        char *symbol = ptx_alloc(&t->out, 1, 24);
        memcpy(symbol, "$g", 2);
        ptx_decimal(symbol + 2, id);
        t->variables = ptx_grow(t, t->variables, t->variable_count, sizeof(*t->variables));
        t->variables[t->variable_count++] = (struct ur_ptx_variable){name, symbol, size};
    }
}

void ptx_emit_globals(struct tr *t) {
    const struct ur_spirv_list *list = &t->module->sections[UR_SPIRV_GLOBALS];
    for (uint32_t i = 0; i < list->count; ++i) {
        if (list->items[i].opcode == SpvOpVariable) {
            emit_global(t, &list->items[i], 0);
        }
    }
}

uint32_t ptx_add_string(struct tr *t, const char *bytes, size_t size) {
    uint32_t number = t->strings++;
    ptx_print(&t->out, &t->head, ".global .align 1 .b8 $s%u[%l]", number, (int64_t)size + 1);
    put_bytes(t, &t->head, (const unsigned char *)bytes, size);
    ptx_puts(&t->out, &t->head, ";\n");
    return number;
}
