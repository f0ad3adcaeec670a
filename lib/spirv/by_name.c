#include "by_name.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "by_name_call.h"
#include "check.h"
#include "error.h"
#include "write.h"

#define NONE UR_SPIRV_NONE

/* ---- making ---------------------------------------------------------------------------------- */

static void by_name_push(struct by_name *b, struct ur_spirv_growing *list,
                         struct ur_spirv_instruction one) {
    if (list->list.count == list->room) {
        uint32_t room = list->room ? 2 * list->room : 32;
        struct ur_spirv_instruction *items =
            ur_spirv_take(b->module, &b->failed, room, sizeof(*items));
        if (!items) {
            return;
        }
        if (list->list.count) {
            memcpy(items, list->list.items, list->list.count * sizeof(*items));
        }
        list->list.items = items;
        list->room = room;
    }
    list->list.items[list->list.count++] = one;
}

static uint32_t by_name_put(struct by_name *b, struct ur_spirv_growing *list, uint16_t opcode,
                            uint32_t type, uint32_t result, uint32_t count,
                            const uint32_t *operands) {
    uint32_t *copy = ur_spirv_take(b->module, &b->failed, count, sizeof(*copy));
    if (copy && count) {
        memcpy(copy, operands, count * sizeof(*copy));
    }
    if (!b->failed) {
        uint32_t word = b->call ? b->call->word : NONE;
        by_name_push(
            b, list,
            (struct ur_spirv_instruction){opcode, (uint16_t)count, type, result, word, copy});
    }
    return result;
}

uint32_t by_name_op(struct by_name *b, uint16_t opcode, uint32_t type, uint32_t count,
                    const uint32_t *operands) {
    return by_name_put(b, &b->code, opcode, type, ur_spirv_take_id(b->module, &b->failed), count,
                       operands);
}

bool by_name_last(struct by_name *b, uint16_t opcode, uint32_t count, const uint32_t *operands) {
    (void)by_name_put(b, &b->code, opcode, b->call->type, b->call->result, count, operands);
    return true;
}

bool by_name_act(struct by_name *b, uint16_t opcode, uint32_t count, const uint32_t *operands) {
    (void)by_name_put(b, &b->code, opcode, 0, 0, count, operands);
    return true;
}

void by_name_decorate(struct by_name *b, uint32_t target, uint32_t decoration, uint32_t value,
                      uint32_t count) {
    (void)by_name_put(b, &b->notes, SpvOpDecorate, 0, 0, 2 + count,
                      (uint32_t[]){target, decoration, value});
}

/* ---- types and constants --------------------------------------------------------------------- */

static uint32_t by_name_search(struct by_name *b, uint16_t opcode, uint32_t type, uint32_t count,
                               const uint32_t *operands) {
    const struct ur_spirv_list *lists[] = {&b->module->sections[UR_SPIRV_GLOBALS],
                                           &b->globals.list};
    for (int i = 0; i < 2; ++i) {
        for (uint32_t k = 0; k < lists[i]->count; ++k) {
            const struct ur_spirv_instruction *one = &lists[i]->items[k];
            if (one->opcode == opcode && one->type == type && one->count == count &&
                (!count || memcmp(one->operands, operands, count * sizeof(*operands)) == 0)) {
                return one->result;
            }
        }
    }
    return by_name_put(b, &b->globals, opcode, type, ur_spirv_take_id(b->module, &b->failed), count,
                       operands);
}

/* A declaration with these operands, made where there is none. */
static uint32_t declared(struct by_name *b, uint16_t opcode, uint32_t type, uint32_t count,
                         const uint32_t *operands) {
    uint32_t key[4] = {opcode, type, count > 0 ? operands[0] : 0, count > 1 ? operands[1] : 0};
    struct by_name_known *known =
        &b->known[(key[0] * 31 + key[1] * 7 + key[2] * 13 + key[3]) % BY_NAME_KNOWN];
    if (count > 2) {
        return by_name_search(b, opcode, type, count, operands);
    }
    if (!known->id || known->count != count || memcmp(known->key, key, sizeof(key)) != 0) {
        *known = (struct by_name_known){.count = count,
                                        .id = by_name_search(b, opcode, type, count, operands)};
        memcpy(known->key, key, sizeof(key));
    }
    return known->id;
}

uint32_t by_name_int(struct by_name *b, uint32_t width) {
    return declared(b, SpvOpTypeInt, 0, 2, (uint32_t[]){width, 0});
}

uint32_t by_name_vector(struct by_name *b, uint32_t part, uint32_t lanes) {
    return lanes == 1 ? part : declared(b, SpvOpTypeVector, 0, 2, (uint32_t[]){part, lanes});
}

uint32_t by_name_truth(struct by_name *b, uint32_t lanes) {
    return by_name_vector(b, declared(b, SpvOpTypeBool, 0, 0, NULL), lanes);
}

uint32_t by_name_part(const struct by_name *b, uint32_t type) {
    return ur_spirv_opcode(b->module, type) == SpvOpTypeVector
               ? ur_spirv_operand(b->module, type, 0)
               : type;
}

uint32_t by_name_lanes(const struct by_name *b, uint32_t type) {
    return ur_spirv_opcode(b->module, type) == SpvOpTypeVector
               ? ur_spirv_operand(b->module, type, 1)
               : 1;
}

bool by_name_is(const struct by_name *b, uint32_t type, uint32_t opcode) {
    return ur_spirv_opcode(b->module, by_name_part(b, type)) == opcode;
}

uint32_t by_name_constant(struct by_name *b, uint32_t type, uint64_t value) {
    uint32_t part = by_name_part(b, type), lanes = by_name_lanes(b, type),
             width = ur_spirv_width(b->module, part);
    if (!width) { /* a type made here, which is no number's but that of 32 bits */
        width = 32;
    }
    value = width < 64 ? value & (((uint64_t)1 << width) - 1) : value;
    uint32_t one = declared(b, SpvOpConstant, part, width > 32 ? 2 : 1,
                            (uint32_t[]){(uint32_t)value, (uint32_t)(value >> 32)});
    uint32_t parts[16];
    for (uint32_t i = 0; i < lanes && i < 16; ++i) {
        parts[i] = one;
    }
    return lanes == 1 ? one
                      : declared(b, SpvOpConstantComposite, type, lanes < 16 ? lanes : 16, parts);
}

uint32_t by_name_word(struct by_name *b, uint32_t value) {
    return by_name_constant(b, by_name_int(b, 32), value);
}

uint32_t by_name_null(struct by_name *b, uint32_t type) {
    return declared(b, SpvOpConstantNull, type, 0, NULL);
}

static uint32_t standard_set(struct by_name *b) {
    static const char name[] = "OpenCL.std";
    struct ur_spirv_list *imports = &b->module->sections[UR_SPIRV_IMPORTS];
    for (uint32_t i = 0; i < imports->count && !b->set; ++i) {
        const struct ur_spirv_instruction *one = &imports->items[i];
        if (one->opcode == SpvOpExtInstImport &&
            ur_spirv_set_of(ur_spirv_text(one, 0, NULL)) == UR_SPIRV_OPENCL_STD) {
            b->set = one->result;
        }
    }
    if (!b->set) {
        uint32_t words[(sizeof(name) + 3) / 4] = {0};
        memcpy(words, name, sizeof(name));
        b->set = by_name_put(b, &b->imports, SpvOpExtInstImport, 0,
                             ur_spirv_take_id(b->module, &b->failed), sizeof(words) / 4, words);
    }
    return b->set;
}

bool by_name_extended(struct by_name *b, uint32_t number, uint32_t count, const uint32_t *operands,
                      uint32_t literals, const uint32_t *literal) {
    uint32_t all[32] = {standard_set(b), number}, at = 2;
    if (count + literals + 2 > 32) {
        return false;
    }
    for (uint32_t i = 0; i < count; ++i) {
        all[at++] = operands[i];
    }
    for (uint32_t i = 0; i < literals; ++i) {
        all[at++] = literal[i];
    }
    return by_name_last(b, SpvOpExtInst, at, all);
}

bool by_name_truth_as_int(struct by_name *b, uint32_t truth) {
    uint32_t type = b->call->type,
             yes = by_name_constant(b, type, by_name_lanes(b, type) == 1 ? 1 : UINT64_MAX);
    return by_name_last(b, SpvOpSelect, 3, (uint32_t[]){truth, yes, by_name_null(b, type)});
}

/* ---- calls ----------------------------------------------------------------------------------- */

/* The type of a scalar in a name; 0: none that is known. */
static uint32_t by_name_type_of(struct by_name *b, char of, uint32_t lanes) {
    static const struct {
        const char *letters;
        uint32_t width;
    } widths[] = {{"cah", 8}, {"stH", 16}, {"ijf", 32}, {"lmxyd", 64}};
    for (size_t i = 0; i < sizeof(widths) / sizeof(widths[0]); ++i) {
        if (strchr(widths[i].letters, of)) {
            uint32_t part = ur_mangled_float(of)
                                ? declared(b, SpvOpTypeFloat, 0, 1, &widths[i].width)
                                : by_name_int(b, widths[i].width);
            return by_name_vector(b, part, lanes);
        }
    }
    return 0;
}

/* Compilers that know no types of pointers have them point to bytes, say. */
static void take_arguments(struct by_name *b, const struct ur_mangled *name) {
    for (uint32_t i = 0; i < name->count; ++i) {
        b->arguments[i] = b->call->operands[1 + i];
        const struct ur_spirv_instruction *pointer =
            ur_spirv_definition(b->module, ur_spirv_type(b->module, b->arguments[i]));
        uint32_t wanted = name->pointer[i] ? by_name_type_of(b, name->of[i], name->lanes[i]) : 0;
        if (!wanted || !pointer || pointer->opcode != SpvOpTypePointer ||
            pointer->operands[1] == wanted) {
            continue;
        }
        uint32_t type =
            declared(b, SpvOpTypePointer, 0, 2, (uint32_t[]){pointer->operands[0], wanted});
        b->arguments[i] = by_name_op(b, SpvOpBitcast, type, 1, (uint32_t[]){b->arguments[i]});
    }
}

static bool by_name_replace(struct by_name *b, const struct ur_mangled *name) {
    if (name->count != b->call->count - 1u) {
        return false;
    }
    take_arguments(b, name);
    return by_name_call(b, name);
}

/* ---- the module ------------------------------------------------------------------------------ */

struct found {
    uint32_t id;
    struct ur_mangled name;
};

static const struct found *by_name_find(const struct found *found, uint32_t count, uint32_t id) {
    for (uint32_t i = 0; i < count; ++i) {
        if (found[i].id == id) {
            return &found[i];
        }
    }
    return NULL;
}

static bool by_name_rewrite_block(struct by_name *b, const struct found *found, uint32_t count,
                                  struct ur_spirv_block *block) {
    b->code = (struct ur_spirv_growing){0};
    bool any = false;
    uint32_t terminator = 0;
    for (uint32_t i = 0; i < block->list.count && !b->failed; ++i) {
        const struct ur_spirv_instruction *insn = &block->list.items[i];
        const struct found *callee = insn->opcode == SpvOpFunctionCall && insn->count
                                         ? by_name_find(found, count, insn->operands[0])
                                         : NULL;
        uint32_t before = b->code.list.count;
        b->call = insn;
        if (callee && by_name_replace(b, &callee->name)) {
            any = true;
            continue;
        }
        b->code.list.count = before;
        terminator = i == block->terminator ? b->code.list.count : terminator;
        by_name_push(b, &b->code, *insn);
    }
    if (any && !b->failed) {
        block->list = b->code.list;
        block->terminator = terminator;
    }
    b->call = NULL;
    return any;
}

static bool by_name_rewrite(struct by_name *b, const struct found *found, uint32_t count) {
    bool any = false;
    for (uint32_t f = 0; f < b->module->function_count; ++f) {
        struct ur_spirv_function *function = &b->module->functions[f];
        for (uint32_t i = 0; i < function->block_count && !b->failed; ++i) {
            any |= by_name_rewrite_block(b, found, count, &function->blocks[i]);
        }
    }
    return any;
}

static void by_name_append(struct by_name *b, enum ur_spirv_section section,
                           const struct ur_spirv_growing *more) {
    struct ur_spirv_list *list = &b->module->sections[section];
    if (!more->list.count) {
        return;
    }
    struct ur_spirv_instruction *items = ur_spirv_take(
        b->module, &b->failed, (size_t)list->count + more->list.count, sizeof(*items));
    if (!items) {
        return;
    }
    if (list->count) {
        memcpy(items, list->items, list->count * sizeof(*items));
    }
    memcpy(items + list->count, more->list.items, more->list.count * sizeof(*items));
    *list = (struct ur_spirv_list){items, list->count + more->list.count};
}

/* Functions may be declared with other types than theirs. What is checked is as if it had been
 * read: instructions have no words that tell which comes first. */
static enum ur_spirv_fault check_again(const struct ur_spirv_module *module,
                                       struct ur_spirv_error *error) {
    size_t count = ur_spirv_written_words(module);
    uint32_t *words = malloc(count * sizeof(*words));
    struct ur_spirv_module *read = NULL;
    if (!words) {
        return ur_spirv_fail(error, UR_SPIRV_OUT_OF_MEMORY, NONE, NONE, "out of host memory");
    }
    ur_spirv_write(module, words);
    enum ur_spirv_fault fault = ur_spirv_read(words, count * sizeof(*words), &read, error);
    free(words);
    if (!fault) {
        fault = ur_spirv_check_module(read, error);
    }
    ur_spirv_release(read);
    return fault;
}

enum ur_spirv_fault ur_spirv_resolve_names(struct ur_spirv_module *module,
                                           struct ur_spirv_error *error) {
    struct by_name b = {.module = module};
    struct found *found = NULL;
    uint32_t count = 0;
    for (uint32_t f = 0; f < module->function_count; ++f) {
        const struct ur_spirv_function *function = &module->functions[f];
        uint32_t linkage;
        const char *name =
            function->block_count ? NULL : ur_spirv_linkage(module, function->id, &linkage);
        struct ur_mangled read;
        if (!name || linkage != SpvLinkageTypeImport || !ur_mangled_read(name, &read)) {
            continue;
        }
        if (!found) {
            found = ur_spirv_take(b.module, &b.failed, module->function_count, sizeof(*found));
        }
        if (!found) {
            break;
        }
        found[count++] = (struct found){function->id, read};
    }
    bool any = count && !b.failed && by_name_rewrite(&b, found, count);
    if (any && !b.failed) {
        by_name_append(&b, UR_SPIRV_IMPORTS, &b.imports);
        by_name_append(&b, UR_SPIRV_DECORATIONS, &b.notes);
        by_name_append(&b, UR_SPIRV_GLOBALS, &b.globals);
    }
    if (b.failed) {
        return ur_spirv_fail(error, UR_SPIRV_OUT_OF_MEMORY, NONE, NONE, "out of host memory");
    }
    enum ur_spirv_fault fault = any ? ur_spirv_index(module, error) : UR_SPIRV_OK;
    return any && !fault ? check_again(module, error) : fault;
}
