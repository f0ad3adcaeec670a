/* See forms.h. */
#include "forms.h"

#include <stdlib.h>
#include <string.h>

#include "spirv/keep.h"

enum { COPIES = 3 }; /* room: ids of all functions once more, and numbers */

static void name_ids(struct ll_copies *c, const struct ur_spirv_list *list) {
    for (uint32_t i = 0; i < list->count && !c->failed; ++i) {
        if (list->items[i].result) {
            c->map[list->items[i].result] = ur_spirv_take_id(c->module, &c->failed);
        }
    }
}

/* Whose copies they are, and makes `map` ready for the next one. */
static void note_origins(struct ll_copies *c, const struct ur_spirv_list *list) {
    for (uint32_t i = 0; i < list->count; ++i) {
        uint32_t id = list->items[i].result, copy = c->map[id];
        if (copy && copy < COPIES * c->room) {
            c->origin[copy] = id;
        }
        c->map[id] = 0;
    }
}

uint32_t ll_copied_constant(struct ll_copies *c, uint32_t type, uint32_t value) {
    struct ur_spirv_module *module = c->module;
    for (uint32_t i = 0; i < c->constant_count; ++i) {
        if (c->constants[i].type == type && c->constants[i].operands[0] == value) {
            return c->constants[i].result;
        }
    }
    uint32_t words = ur_spirv_width(module, type) > 32 ? 2 : 1;
    uint32_t made = ur_spirv_take_id(module, &c->failed);
    uint32_t *operands = ur_spirv_take(module, &c->failed, words, sizeof(*operands));
    struct ur_spirv_instruction *items =
        realloc(c->constants, (c->constant_count + 1u) * sizeof(*items));
    c->constants = items ? items : c->constants;
    c->failed |= !items;
    if (c->failed) {
        return 0;
    }
    operands[0] = value;
    items[c->constant_count++] = (struct ur_spirv_instruction){
        SpvOpConstant, (uint16_t)words, type, made, UR_SPIRV_NONE, operands};
    return made;
}

/* Debuggers and profilers know it by the name of the kernel. */
static void name_copy(struct ll_copies *c, uint32_t id, const struct ur_spirv_entry_point *entry) {
    uint32_t words = (uint32_t)strlen(entry->name) / 4 + 1;
    uint32_t *operands = ur_spirv_take(c->module, &c->failed, words + 1u, sizeof(*operands));
    if (c->failed || words >= UINT16_MAX) {
        return;
    }
    operands[0] = id;
    memcpy(operands + 1, entry->name, strlen(entry->name));
    c->names[c->name_count++] = (struct ur_spirv_instruction){
        SpvOpName, (uint16_t)(words + 1), 0, 0, UR_SPIRV_NONE, operands};
}

struct ur_spirv_function *ll_copy_kernel(struct ll_copies *c, const struct ur_spirv_function *f,
                                         const struct ur_spirv_entry_point *entry) {
    struct ur_spirv_module *module = c->module;
    name_ids(c, &f->head);
    for (uint32_t b = 0; b < f->block_count; ++b) {
        name_ids(c, &f->blocks[b].list);
    }
    struct ur_spirv_function *copy = &c->functions[c->count];
    *copy = *f;
    copy->id = c->map[f->id];
    copy->parameters =
        ur_spirv_take(module, &c->failed, f->parameter_count, sizeof(*copy->parameters));
    copy->blocks = ur_spirv_take(module, &c->failed, f->block_count, sizeof(*copy->blocks));
    copy->head = ur_spirv_copy(module, &c->failed, &f->head, c->map, c->room);
    for (uint32_t b = 0; b < f->block_count && !c->failed; ++b) {
        copy->blocks[b] = f->blocks[b];
        copy->blocks[b].label = c->map[f->blocks[b].label];
        copy->blocks[b].list =
            ur_spirv_copy(module, &c->failed, &f->blocks[b].list, c->map, c->room);
    }
    if (c->failed) {
        return NULL;
    }
    name_copy(c, copy->id, entry);
    for (uint32_t b = 0; b < f->block_count; ++b) {
        note_origins(c, &f->blocks[b].list);
    }
    c->map[f->id] = 0; /* whose linkage is no copy's */
    note_origins(c, &f->head);
    ++c->count;
    return copy;
}

static void put_behind(struct ll_copies *c, struct ur_spirv_list *list,
                       const struct ur_spirv_instruction *more, uint32_t count) {
    if (!count) {
        return;
    }
    struct ur_spirv_instruction *items =
        ur_spirv_take(c->module, &c->failed, list->count + (size_t)count, sizeof(*items));
    if (c->failed) {
        return;
    }
    if (list->count) {
        memcpy(items, list->items, list->count * sizeof(*items));
    }
    memcpy(items + list->count, more, count * sizeof(*items));
    list->items = items;
    list->count += count;
}

static void put_into_module(struct ll_copies *c) {
    struct ur_spirv_module *module = c->module;
    struct ur_spirv_function *functions = ur_spirv_take(
        module, &c->failed, module->function_count + (size_t)c->count, sizeof(*functions));
    put_behind(c, &module->sections[UR_SPIRV_NAMES], c->names, c->name_count);
    put_behind(c, &module->sections[UR_SPIRV_GLOBALS], c->constants, c->constant_count);
    if (!c->failed) {
        memcpy(functions, module->functions, module->function_count * sizeof(*functions));
        memcpy(functions + module->function_count, c->functions, c->count * sizeof(*functions));
        module->functions = functions;
        module->function_count += c->count;
    }
}

static bool forms_room(struct ll_copies *c, struct ur_spirv_module *module) {
    *c = (struct ll_copies){.module = module, .room = module->bound};
    c->map = calloc(c->room, sizeof(*c->map));
    c->origin = calloc((size_t)COPIES * c->room, sizeof(*c->origin));
    c->functions = malloc((module->entry_point_count + 1u) * sizeof(*c->functions));
    c->names = malloc((module->entry_point_count + 1u) * sizeof(*c->names));
    return c->map && c->origin && c->functions && c->names;
}

static void forms_free(struct ll_copies *c) {
    free(c->map);
    free(c->origin);
    free(c->functions);
    free(c->names);
    free(c->constants);
}

/* Puts the copies into the module. False: no memory. */
static bool put_copies(struct ll_copies *c) {
    if (!c->failed && c->count) {
        put_into_module(c);
        c->failed |=
            !ur_spirv_repeat_decorations(c->module, c->origin, c->room, COPIES * c->room) ||
            ur_spirv_index(c->module, NULL) != UR_SPIRV_OK;
    }
    return !c->failed;
}

bool ll_add_row_forms(struct ur_spirv_module *module, const uint32_t **rows) {
    uint32_t count = module->entry_point_count;
    uint32_t *made = ur_spirv_allocate(module, (count + 1u) * sizeof(*made));
    struct ll_copies c = {0};
    const uint32_t *first = ll_first_entries(module);
    bool ok = made && first && forms_room(&c, module);
    *rows = made;
    for (uint32_t i = 0; ok && i < count; ++i) {
        const struct ur_spirv_entry_point *entry = &module->entry_points[i];
        const struct ur_spirv_function *kernel =
            first[i] == i ? ur_spirv_function(module, entry->id) : NULL;
        made[i] = 0;
        if (kernel && kernel->block_count) {
            const struct ur_spirv_function *body = ll_body(module, kernel);
            const struct ur_spirv_function *copy =
                ll_may_have_rows(module, kernel, body) ? ll_copy_kernel(&c, body, entry) : NULL;
            made[i] = copy ? copy->id : 0;
        }
    }
    ok = ok && put_copies(&c);
    forms_free(&c);
    return ok;
}

bool ll_add_forms(struct ur_spirv_module *module, const uint32_t *rows,
                  const struct ll_form **forms) {
    uint32_t count = module->entry_point_count;
    struct ll_form *made = ur_spirv_allocate(module, (count + 1u) * sizeof(*made));
    struct ll_copies c = {0};
    const uint32_t *first = ll_first_entries(module);
    bool ok = made && first && forms_room(&c, module) && ll_find_columns(&c, first, made);
    *forms = made;
    if (ok) {
        ll_find_expected(&c, first, made);
    }
    for (uint32_t i = 0; ok && rows && i < count; ++i) {
        if (rows[i] && !made[i].function) {
            made[i].function = rows[i];
            made[i].in_rows = true;
        }
    }
    for (uint32_t i = 0; ok && i < count; ++i) {
        made[i] = made[first[i]];
    }
    ok = ok && put_copies(&c);
    forms_free(&c);
    return ok;
}
