/* Variables of the module, and strings. */
#include <string.h>

#include "emit.h"

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

/* An access, then a name: HostAccessINTEL of SPV_INTEL_global_variable_host_access, and of the
 * extension before it, SPV_INTEL_global_variable_decorations, which has a capability of its own. */
enum { HOST_ACCESS = 6188, HOST_ACCESS_OLD = 6147, DECORATIONS_OLD = 6146 };

static const char *host_name(struct tr *t, uint32_t id, bool *visible) {
    uint32_t linkage;
    const char *name = ur_spirv_linkage(t->module, id, &linkage);
    if (name && linkage == SpvLinkageTypeImport) {
        ptx_fail(t, UR_PTX_UNRESOLVED, "variable '%s' is imported and no module has it", name);
    }
    const struct ur_spirv_note *host = ur_spirv_decoration(
        t->module, id, UR_SPIRV_NONE,
        ur_spirv_has(t->module, DECORATIONS_OLD) ? HOST_ACCESS_OLD : HOST_ACCESS);
    if (host && host->count > 1) {
        const char *said = (const char *)(host->operands + 1);
        if (memchr(said, 0, (host->count - 1u) * sizeof(uint32_t))) {
            name = said;
        }
    }
    *visible = name != NULL;
    return name;
}

uint32_t wide_align(uint32_t align, uint64_t size) {
    uint32_t wide = 1;
    while (wide < 16 && (uint64_t)wide * 2 <= size) {
        wide *= 2;
    }
    return align > wide ? align : wide;
}

static void emit_global(struct tr *t, const struct ur_spirv_instruction *insn) {
    uint32_t storage = insn->operands[0], id = insn->result;
    bool visible;
    if (storage == SpvStorageClassInput || is_builtin(t, id)) {
        return;
    }
    bool shared = storage == SpvStorageClassWorkgroup;
    if (!shared && storage != SpvStorageClassCrossWorkgroup &&
        storage != SpvStorageClassUniformConstant && storage != SpvStorageClassDeviceOnlyINTEL &&
        storage != SpvStorageClassHostOnlyINTEL) {
        ptx_fail(t, UR_PTX_UNSUPPORTED, "variable %%%u (word %u) of storage class %u", id,
                 insn->word, storage);
    }
    const char *name = host_name(t, id, &visible);
    if (!t->global_used[id] && (shared || !visible)) {
        return;
    }
    const struct type *pointer = type_of(t, insn->type);
    if (pointer->op != SpvOpTypePointer) {
        ptx_fail(t, UR_PTX_INVALID, "variable %%%u is of a type that is no pointer", id);
    }
    const struct type *type = type_of(t, pointer->pointee);
    uint32_t align = type->align ? type->align : 1;
    const struct ur_spirv_note *said =
        ur_spirv_decoration(t->module, id, UR_SPIRV_NONE, SpvDecorationAlignment);
    if (said && said->count && said->operands[0] > align && said->operands[0] <= 4096 &&
        (said->operands[0] & (said->operands[0] - 1)) == 0) {
        align = said->operands[0];
    }
    uint64_t size = type->size ? type->size : 1;
    align = wide_align(align, size);
    ptx_print(&t->out, &t->head, "%s.%s .align %u .b8 $g%u[%l]",
              visible && !shared ? ".visible " : "", shared ? "shared" : "global", align, id,
              (int64_t)size);
    if (insn->count > 1 && !shared) {
        const struct ur_spirv_instruction *value =
            ur_spirv_definition(t->module, insn->operands[1]);
        bool nothing = value && (value->opcode == SpvOpConstantNull || value->opcode == SpvOpUndef);
        if (!nothing) {
            if (size > (uint64_t)256 << 20) {
                ptx_fail(t, UR_PTX_UNSUPPORTED, "variable %%%u has more than 256 MiB of values",
                         id);
            }
            unsigned char *bytes = ptx_alloc(&t->out, 1, (size_t)size);
            constant_bytes(t, insn->operands[1], bytes, size);
            put_bytes(t, &t->head, bytes, size);
        }
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

void emit_globals(struct tr *t) {
    const struct ur_spirv_list *list = &t->module->sections[UR_SPIRV_GLOBALS];
    for (uint32_t i = 0; i < list->count; ++i) {
        if (list->items[i].opcode == SpvOpVariable) {
            emit_global(t, &list->items[i]);
        }
    }
}

uint32_t add_string(struct tr *t, const char *bytes, size_t size) {
    uint32_t number = t->strings++;
    ptx_print(&t->out, &t->head, ".global .align 1 .b8 $s%u[%l]", number, (int64_t)size + 1);
    put_bytes(t, &t->head, (const unsigned char *)bytes, size);
    ptx_puts(&t->out, &t->head, ";\n");
    return number;
}
