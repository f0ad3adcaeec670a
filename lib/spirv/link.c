#include "link.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "error.h"

#define NONE UR_SPIRV_NONE

/* A name that modules share, and who defines it. */
struct symbol {
    const char *name;
    uint32_t exporter, exported; /* module and its id; NONE: nobody */
    uint32_t linkage;            /* of the export */
    uint32_t importer, imported; /* the first one */
    bool built_in;
};

struct link {
    struct ur_spirv_module *const *modules;
    uint32_t count;
    struct ur_spirv_module *target;
    struct ur_spirv_error *error;
    uint32_t **map;    /* of a module's id the id in the target, 0: none yet */
    uint8_t **dropped; /* of a module's id: another definition stands for it */
    struct symbol *symbols;
    uint32_t symbol_count, symbol_room;  /* a table with open places, at most half full */
    struct ur_spirv_instruction **known; /* the target's types and constants, likewise */
    uint32_t known_room;
    struct ur_spirv_list later; /* globals that wait for a definition of a later module */
    uint8_t *emitted;           /* of a target's id: its global is in the list */
    uint32_t emitted_room;
};

static enum ur_spirv_fault no_memory(const struct link *link) {
    return ur_spirv_fail(link->error, UR_SPIRV_OUT_OF_MEMORY, NONE, NONE, "out of host memory");
}

static uint32_t hash_words(uint32_t hash, const uint32_t *words, uint32_t count) {
    for (uint32_t i = 0; i < count; ++i) {
        hash = (hash ^ words[i]) * 0x9e3779b1u;
        hash ^= hash >> 15;
    }
    return hash;
}

static uint32_t hash_text(const char *text) {
    uint32_t hash = 2166136261u;
    for (; *text; ++text) {
        hash = (hash ^ (unsigned char)*text) * 16777619u;
    }
    return hash;
}

/* The least power of two that leaves half of the places open. */
static uint32_t room_for(size_t count) {
    uint32_t room = 16;
    while (room < count * 2) {
        room *= 2;
    }
    return room;
}

/* ---- ids ------------------------------------------------------------------------------------- */

/* The target's id for one of a module; 0: no memory or no more ids. */
static uint32_t map_id(struct link *link, uint32_t m, uint32_t id) {
    if (id >= link->modules[m]->bound) {
        return 0;
    }
    if (!link->map[m][id]) {
        link->map[m][id] = ur_spirv_new_id(link->target);
    }
    return link->map[m][id];
}

/* ---- names shared by modules ----------------------------------------------------------------- */

static struct symbol *symbol_of(const struct link *link, const char *name) {
    uint32_t at = hash_text(name);
    for (;; ++at) {
        struct symbol *symbol = &link->symbols[at & (link->symbol_room - 1)];
        if (!symbol->name || strcmp(symbol->name, name) == 0) {
            return symbol;
        }
    }
}

static enum ur_spirv_fault add_symbol(struct link *link, uint32_t m, uint32_t id) {
    const struct ur_spirv_module *module = link->modules[m];
    uint32_t linkage;
    const char *name = ur_spirv_linkage(module, id, &linkage);
    if (!name || !ur_spirv_definition(module, id)) {
        return UR_SPIRV_OK;
    }
    struct symbol *symbol = symbol_of(link, name);
    if (!symbol->name) {
        *symbol = (struct symbol){.name = name, .exporter = NONE, .importer = NONE};
        ++link->symbol_count;
    }
    if (linkage == SpvLinkageTypeImport) {
        symbol->built_in |= ur_spirv_decoration(module, id, NONE, SpvDecorationBuiltIn) != NULL;
        if (symbol->importer == NONE) {
            symbol->importer = m;
            symbol->imported = id;
        }
    } else if (symbol->exporter == NONE) {
        symbol->exporter = m;
        symbol->exported = id;
        symbol->linkage = linkage;
    } else if (linkage == SpvLinkageTypeExport && symbol->linkage == SpvLinkageTypeExport) {
        if (symbol->exporter == m && symbol->exported == id) {
            return UR_SPIRV_OK;
        }
        return ur_spirv_fail(link->error, UR_SPIRV_UNRESOLVED, NONE, NONE,
                             "modules %u and %u both export '%.200s'", symbol->exporter, m, name);
    } else if (linkage == SpvLinkageTypeExport) {
        symbol->exporter = m; /* a plain definition goes before those that may be repeated */
        symbol->exported = id;
        symbol->linkage = linkage;
    }
    return UR_SPIRV_OK;
}

/* Every target of a linkage decoration, once for each decoration. */
static enum ur_spirv_fault for_linkages(struct link *link, uint32_t m,
                                        enum ur_spirv_fault (*visit)(struct link *, uint32_t,
                                                                     uint32_t)) {
    const struct ur_spirv_list *list = &link->modules[m]->sections[UR_SPIRV_DECORATIONS];
    enum ur_spirv_fault fault = UR_SPIRV_OK;
    for (uint32_t i = 0; i < list->count && fault == UR_SPIRV_OK; ++i) {
        const uint32_t *words = list->items[i].operands;
        if (list->items[i].opcode == SpvOpDecorate && words[1] == SpvDecorationLinkageAttributes) {
            fault = visit(link, m, words[0]);
        }
    }
    return fault;
}

/* The module, and its id, whose definition stands for a name; without an export the first import.
 */
static uint32_t keeper_of(const struct symbol *symbol, uint32_t *kept) {
    bool exported = symbol->exporter != NONE;
    *kept = exported ? symbol->exported : symbol->imported;
    return exported ? symbol->exporter : symbol->importer;
}

/* Of built-in variables, before types have ids in the target: pointers to vectors of numbers at
 * most, and types of damaged modules may lead to themselves. */
static bool same_type(const struct ur_spirv_module *one, uint32_t a,
                      const struct ur_spirv_module *other, uint32_t b) {
    enum { DEEPEST = 3 };
    for (int depth = 0; depth < DEEPEST; ++depth) {
        uint32_t op = ur_spirv_opcode(one, a), number = op == SpvOpTypePointer ? 0 : 1;
        if (op != ur_spirv_opcode(other, b)) {
            return false;
        }
        if (op == SpvOpTypeInt) {
            return ur_spirv_operand(one, a, 0) == ur_spirv_operand(other, b, 0) &&
                   ur_spirv_operand(one, a, 1) == ur_spirv_operand(other, b, 1);
        }
        if (op != SpvOpTypeVector && op != SpvOpTypePointer) {
            return true;
        }
        if (ur_spirv_operand(one, a, number) != ur_spirv_operand(other, b, number)) {
            return false;
        }
        a = ur_spirv_operand(one, a, 1 - number);
        b = ur_spirv_operand(other, b, 1 - number);
    }
    return true;
}

static enum ur_spirv_fault resolve_symbol(struct link *link, uint32_t m, uint32_t id) {
    uint32_t linkage;
    const char *name = ur_spirv_linkage(link->modules[m], id, &linkage);
    if (!name || !ur_spirv_definition(link->modules[m], id) || link->map[m][id]) {
        return UR_SPIRV_OK;
    }
    uint32_t kept, keeper = keeper_of(symbol_of(link, name), &kept);
    uint32_t mine = ur_spirv_opcode(link->modules[m], id);
    if (mine != ur_spirv_opcode(link->modules[keeper], kept)) {
        return ur_spirv_fail(link->error, UR_SPIRV_MALFORMED, NONE, NONE,
                             "'%.200s' is a function in one of modules %u and %u and a variable "
                             "in the other",
                             name, keeper, m);
    }
    if (ur_spirv_decoration(link->modules[m], id, NONE, SpvDecorationBuiltIn) &&
        !same_type(link->modules[m], ur_spirv_type(link->modules[m], id), link->modules[keeper],
                   ur_spirv_type(link->modules[keeper], kept))) {
        return UR_SPIRV_OK; /* nobody exports it, and each has its value where it says */
    }
    uint32_t to = map_id(link, keeper, kept);
    if (!to) {
        return no_memory(link);
    }
    link->map[m][id] = to;
    link->dropped[m][id] = keeper != m || kept != id;
    return UR_SPIRV_OK;
}

static enum ur_spirv_fault resolve(struct link *link, bool partial) {
    size_t most = 0;
    for (uint32_t m = 0; m < link->count; ++m) {
        most += link->modules[m]->sections[UR_SPIRV_DECORATIONS].count +
                link->modules[m]->sections[UR_SPIRV_ENTRY_POINTS].count;
    }
    link->symbol_room = room_for(most);
    link->symbols = calloc(link->symbol_room, sizeof(*link->symbols));
    if (!link->symbols) {
        return no_memory(link);
    }
    enum ur_spirv_fault fault = UR_SPIRV_OK;
    for (uint32_t m = 0; m < link->count && fault == UR_SPIRV_OK; ++m) {
        fault = for_linkages(link, m, add_symbol);
    }
    char names[256] = "";
    size_t used = 0;
    for (uint32_t i = 0; i < link->symbol_room && !fault && !partial; ++i) {
        const struct symbol *symbol = &link->symbols[i];
        if (symbol->name && symbol->exporter == NONE && !symbol->built_in && used < sizeof(names)) {
            int more = snprintf(names + used, sizeof(names) - used, "%s'%s'", used ? ", " : "",
                                symbol->name);
            used += more > 0 ? (size_t)more : 0;
        }
    }
    if (used) {
        return ur_spirv_fail(link->error, UR_SPIRV_UNRESOLVED, NONE, NONE,
                             "imported and exported by none of %u modules: %s", link->count, names);
    }
    for (uint32_t m = 0; m < link->count && fault == UR_SPIRV_OK; ++m) {
        fault = for_linkages(link, m, resolve_symbol);
    }
    return fault;
}

/* ---- instructions ---------------------------------------------------------------------------- */

/* A copy with the target's ids. */
static enum ur_spirv_fault link_copy(struct link *link, uint32_t m,
                                     const struct ur_spirv_instruction *from,
                                     struct ur_spirv_instruction *to) {
    struct ur_spirv_walk walk;
    struct ur_spirv_item item;
    *to = *from;
    to->operands = ur_spirv_allocate(link->target, from->count * sizeof(*to->operands));
    if (from->count && !to->operands) {
        return no_memory(link);
    }
    if (from->count) {
        memcpy(to->operands, from->operands, from->count * sizeof(*to->operands));
    }
    if (!ur_spirv_grammar(from->opcode)) {
        return ur_spirv_fail(link->error, UR_SPIRV_CAPABILITY, from->word, from->opcode,
                             "module %u cannot be linked: it is not known which of its words are "
                             "ids",
                             m);
    }
    to->type = from->type ? map_id(link, m, from->type) : 0;
    to->result = from->result ? map_id(link, m, from->result) : 0;
    if ((from->type && !to->type) || (from->result && !to->result)) {
        return no_memory(link);
    }
    ur_spirv_walk_begin(&walk, link->modules[m], from);
    while (ur_spirv_walk_next(&walk, &item)) {
        if (item.id) {
            to->operands[item.first] = map_id(link, m, from->operands[item.first]);
            if (!to->operands[item.first]) {
                return no_memory(link);
            }
        }
    }
    if (walk.end == UR_SPIRV_WALK_UNKNOWN) {
        return ur_spirv_fail(link->error, UR_SPIRV_CAPABILITY, from->word, from->opcode,
                             "module %u cannot be linked: it is not known which of its words are "
                             "ids",
                             m);
    }
    return UR_SPIRV_OK;
}

static struct ur_spirv_instruction *link_add(struct ur_spirv_list *list) {
    return &list->items[list->count++];
}

/* ---- capabilities and the like: once each ---------------------------------------------------- */

static bool same_operands(const struct ur_spirv_instruction *a,
                          const struct ur_spirv_instruction *b) {
    return a->opcode == b->opcode && a->count == b->count &&
           (a->count == 0 || memcmp(a->operands, b->operands, a->count * sizeof(uint32_t)) == 0);
}

/* The place of an equal instruction in the target, or an open one. What is said of a structure
 * stands in `word` while modules are linked. */
static struct ur_spirv_instruction **link_place_of(const struct link *link,
                                                   const struct ur_spirv_instruction *wanted) {
    uint32_t hash = hash_words(wanted->opcode ^ wanted->word, &wanted->type, 1);
    hash = hash_words(hash, wanted->operands, wanted->count);
    for (;; ++hash) {
        struct ur_spirv_instruction **place = &link->known[hash & (link->known_room - 1)];
        if (!*place || ((*place)->type == wanted->type && (*place)->word == wanted->word &&
                        same_operands(*place, wanted))) {
            return place;
        }
    }
}

static enum ur_spirv_fault merge_section(struct link *link, uint32_t m, unsigned section) {
    const struct ur_spirv_list *from = &link->modules[m]->sections[section];
    struct ur_spirv_list *to = &link->target->sections[section];
    for (uint32_t i = 0; i < from->count; ++i) {
        struct ur_spirv_instruction made;
        uint32_t id = from->items[i].result;
        enum ur_spirv_fault fault = link_copy(link, m, &from->items[i], &made);
        if (fault) {
            return fault;
        }
        made.word = NONE;
        struct ur_spirv_instruction **place = link_place_of(link, &made);
        if (!*place) {
            *place = link_add(to);
            **place = made;
        } else if (id) {
            link->map[m][id] = (*place)->result;
            link->dropped[m][id] = 1;
        }
    }
    return UR_SPIRV_OK;
}

static enum ur_spirv_fault merge_model(struct link *link, uint32_t m) {
    const struct ur_spirv_list *from = &link->modules[m]->sections[UR_SPIRV_MEMORY_MODEL];
    struct ur_spirv_list *to = &link->target->sections[UR_SPIRV_MEMORY_MODEL];
    if (from->count == 0) {
        return UR_SPIRV_OK;
    }
    if (to->count == 0) {
        return link_copy(link, m, &from->items[0], link_add(to));
    }
    if (!same_operands(&from->items[0], &to->items[0])) {
        return ur_spirv_fail(link->error, UR_SPIRV_MALFORMED, from->items[0].word, SpvOpMemoryModel,
                             "module %u has another one than those before it", m);
    }
    return UR_SPIRV_OK;
}

/* ---- types, constants, variables ------------------------------------------------------------- */

static bool is_shared(const struct ur_spirv_instruction *instruction) {
    switch (instruction->opcode) {
    case SpvOpConstantTrue:
    case SpvOpConstantFalse:
    case SpvOpConstant:
    case SpvOpConstantComposite:
    case SpvOpConstantNull:
        return true;
    default:
        return ur_spirv_declares_type(instruction->opcode);
    }
}

/* What is said of a structure belongs to what it is. One decoration of the whole, such as CPacked,
 * is a number that is compared; structures of which more is said are not shared. */
static bool told_apart(const struct ur_spirv_module *module, uint32_t id, uint32_t *said) {
    uint32_t first = module->ids[id].decorations;
    const struct ur_spirv_note *note = &module->notes[first];
    *said = first ? note->value + 1 : 0;
    return !first || (!note->next && !note->count && note->member == NONE && note->value != NONE);
}

static bool is_emitted(const struct link *link, uint32_t id) {
    return id < link->emitted_room && link->emitted[id];
}

/* Whether all that a global names is in the list already. */
static bool is_complete(const struct link *link, const struct ur_spirv_instruction *global) {
    struct ur_spirv_walk walk;
    struct ur_spirv_item item;
    if (global->opcode != SpvOpVariable && global->opcode != SpvOpConstantComposite &&
        global->opcode != SpvOpSpecConstantComposite && global->opcode != SpvOpSpecConstantOp) {
        return true;
    }
    ur_spirv_walk_begin(&walk, link->target, global);
    while (ur_spirv_walk_next(&walk, &item)) {
        if (item.id && !is_emitted(link, global->operands[item.first])) {
            return false;
        }
    }
    return true;
}

static bool link_mark(struct link *link, uint32_t id) {
    if (id >= link->emitted_room) {
        uint32_t room = id + id / 2 + 64;
        uint8_t *grown = realloc(link->emitted, room);
        if (!grown) {
            return false;
        }
        memset(grown + link->emitted_room, 0, room - link->emitted_room);
        link->emitted = grown;
        link->emitted_room = room;
    }
    link->emitted[id] = 1;
    return true;
}

static enum ur_spirv_fault merge_global(struct link *link, uint32_t m,
                                        const struct ur_spirv_instruction *from) {
    const struct ur_spirv_module *module = link->modules[m];
    struct ur_spirv_list *globals = &link->target->sections[UR_SPIRV_GLOBALS];
    if (from->result && link->dropped[m][from->result]) {
        return UR_SPIRV_OK;
    }
    /* One that others have named already, as recursive structures are, keeps its id. */
    uint32_t said = 0;
    bool shared = from->result && !link->map[m][from->result] && is_shared(from) &&
                  told_apart(module, from->result, &said);
    struct ur_spirv_instruction **place = NULL;
    uint32_t before = link->target->bound;
    struct ur_spirv_instruction made;
    enum ur_spirv_fault fault = link_copy(link, m, from, &made);
    if (fault) {
        return fault;
    }
    if (shared) {
        made.word = said;
        place = link_place_of(link, &made);
        if (*place) {
            link->map[m][from->result] = (*place)->result;
            link->dropped[m][from->result] = 1;
            if (link->target->bound == before + 1) {
                --link->target->bound;
            }
            return UR_SPIRV_OK;
        }
    }
    if (!is_complete(link, &made)) {
        *link_add(&link->later) = made;
        return UR_SPIRV_OK;
    }
    struct ur_spirv_instruction *added = link_add(globals);
    *added = made;
    if (place) {
        *place = added;
    }
    return from->result && !link_mark(link, made.result) ? no_memory(link) : UR_SPIRV_OK;
}

static enum ur_spirv_fault merge_globals(struct link *link) {
    struct ur_spirv_list *globals = &link->target->sections[UR_SPIRV_GLOBALS];
    for (uint32_t m = 0; m < link->count; ++m) {
        const struct ur_spirv_list *from = &link->modules[m]->sections[UR_SPIRV_GLOBALS];
        for (uint32_t i = 0; i < from->count; ++i) {
            enum ur_spirv_fault fault = merge_global(link, m, &from->items[i]);
            if (fault) {
                return fault;
            }
        }
    }
    if (link->later.count) {
        memcpy(&globals->items[globals->count], link->later.items,
               link->later.count * sizeof(*link->later.items));
        globals->count += link->later.count;
    }
    for (uint32_t i = 0; i < globals->count; ++i) {
        globals->items[i].word = is_shared(&globals->items[i]) ? NONE : globals->items[i].word;
    }
    return UR_SPIRV_OK;
}

/* ---- functions ------------------------------------------------------------------------------- */

/* Of a call whose function comes from another module: arguments and result as that one has them,
 * cast where pointers point to other types. `*made` is how many instructions went to `to`, of which
 * there may be one for each argument and two more. */
static enum ur_spirv_fault copy_call(struct link *link, uint32_t m,
                                     const struct ur_spirv_instruction *from,
                                     struct ur_spirv_instruction *to, uint32_t *made) {
    uint32_t linkage, kept, count = 0;
    const char *name = ur_spirv_linkage(link->modules[m], from->operands[0], &linkage);
    uint32_t keeper = keeper_of(symbol_of(link, name), &kept);
    const struct ur_spirv_module *other = link->modules[keeper];
    uint32_t signature = ur_spirv_operand(other, kept, 1);
    struct ur_spirv_instruction call;
    enum ur_spirv_fault fault = link_copy(link, m, from, &call);
    for (uint32_t i = 1; i < from->count && fault == UR_SPIRV_OK; ++i) {
        uint32_t has = link->map[m][ur_spirv_type(link->modules[m], from->operands[i])];
        uint32_t wants = link->map[keeper][ur_spirv_operand(other, signature, i)];
        if (has == wants) {
            continue;
        }
        if (!has || !wants) {
            return ur_spirv_fail(link->error, UR_SPIRV_MALFORMED, from->word, from->opcode,
                                 "module %u calls '%.200s' with other arguments than it has", m,
                                 name);
        }
        uint32_t *operand = ur_spirv_allocate(link->target, sizeof(*operand));
        uint32_t id = ur_spirv_new_id(link->target);
        if (!operand || !id) {
            return no_memory(link);
        }
        *operand = call.operands[i];
        to[count++] =
            (struct ur_spirv_instruction){SpvOpBitcast, 1, wants, id, from->word, operand};
        call.operands[i] = id;
    }
    uint32_t returns = link->map[keeper][ur_spirv_operand(other, signature, 0)];
    if (fault == UR_SPIRV_OK && returns != call.type) {
        uint32_t *operand = ur_spirv_allocate(link->target, sizeof(*operand));
        uint32_t id = ur_spirv_new_id(link->target);
        if (!operand || !id) {
            return no_memory(link);
        }
        *operand = id;
        to[count + 1] = (struct ur_spirv_instruction){SpvOpBitcast, 1,          call.type,
                                                      call.result,  from->word, operand};
        call.result = id;
        call.type = returns;
        to[count] = call;
        *made = count + 2;
        return UR_SPIRV_OK;
    }
    to[count] = call;
    *made = count + 1;
    return fault;
}

static bool is_import_call(const struct link *link, uint32_t m,
                           const struct ur_spirv_instruction *from) {
    return from->opcode == SpvOpFunctionCall && from->operands[0] < link->modules[m]->bound &&
           link->dropped[m][from->operands[0]];
}

static enum ur_spirv_fault copy_list(struct link *link, uint32_t m,
                                     const struct ur_spirv_list *from, struct ur_spirv_list *to) {
    size_t most = from->count;
    for (uint32_t i = 0; i < from->count; ++i) {
        most += is_import_call(link, m, &from->items[i]) ? from->items[i].count + 1u : 0;
    }
    to->count = 0;
    to->items = ur_spirv_allocate(link->target, most * sizeof(*to->items));
    if (!to->items) {
        return no_memory(link);
    }
    for (uint32_t i = 0; i < from->count; ++i) {
        uint32_t made = 1;
        enum ur_spirv_fault fault =
            is_import_call(link, m, &from->items[i])
                ? copy_call(link, m, &from->items[i], &to->items[to->count], &made)
                : link_copy(link, m, &from->items[i], &to->items[to->count]);
        if (fault) {
            return fault;
        }
        to->count += made;
    }
    return UR_SPIRV_OK;
}

/* Pointers in the same memory may be cast into each other. */
static bool can_stand_for(const struct link *link, uint32_t a_module, uint32_t a, uint32_t b_module,
                          uint32_t b) {
    const struct ur_spirv_module *one = link->modules[a_module], *other = link->modules[b_module];
    return link->map[a_module][a] == link->map[b_module][b] ||
           (ur_spirv_opcode(one, a) == SpvOpTypePointer &&
            ur_spirv_opcode(other, b) == SpvOpTypePointer &&
            ur_spirv_operand(one, a, 0) == ur_spirv_operand(other, b, 0));
}

/* Of an import or a repeated definition that another one stands for: whether their types fit
 * together. */
static enum ur_spirv_fault link_check_type(struct link *link, uint32_t m, uint32_t id) {
    const struct ur_spirv_module *module = link->modules[m];
    uint32_t linkage, kept;
    const char *name = ur_spirv_linkage(module, id, &linkage);
    if (!name || !ur_spirv_definition(module, id) || !link->dropped[m][id]) {
        return UR_SPIRV_OK;
    }
    uint32_t keeper = keeper_of(symbol_of(link, name), &kept);
    const struct ur_spirv_module *other = link->modules[keeper];
    bool good;
    if (ur_spirv_opcode(module, id) == SpvOpFunction) {
        const struct ur_spirv_instruction *mine =
            ur_spirv_definition(module, ur_spirv_operand(module, id, 1));
        const struct ur_spirv_instruction *theirs =
            ur_spirv_definition(other, ur_spirv_operand(other, kept, 1));
        good = mine && theirs && mine->opcode == SpvOpTypeFunction &&
               theirs->opcode == SpvOpTypeFunction && mine->count == theirs->count;
        for (uint32_t i = 0; good && i < mine->count; ++i) {
            good = can_stand_for(link, m, mine->operands[i], keeper, theirs->operands[i]);
        }
    } else {
        good = link->map[m][ur_spirv_type(module, id)] ==
               link->map[keeper][ur_spirv_type(other, kept)];
    }
    return good ? UR_SPIRV_OK
                : ur_spirv_fail(link->error, UR_SPIRV_MALFORMED, NONE, NONE,
                                "'%.200s' has another type in module %u than in module %u", name, m,
                                keeper);
}

static enum ur_spirv_fault copy_function(struct link *link, uint32_t m,
                                         const struct ur_spirv_function *from) {
    struct ur_spirv_function *to = &link->target->functions[link->target->function_count++];
    to->block_count = from->block_count;
    to->blocks = ur_spirv_allocate(link->target, from->block_count * sizeof(*to->blocks));
    if (from->block_count && !to->blocks) {
        return no_memory(link);
    }
    enum ur_spirv_fault fault = copy_list(link, m, &from->head, &to->head);
    for (uint32_t b = 0; b < from->block_count && fault == UR_SPIRV_OK; ++b) {
        fault = copy_list(link, m, &from->blocks[b].list, &to->blocks[b].list);
    }
    return fault;
}

/* Declarations stand before definitions. */
static enum ur_spirv_fault merge_functions(struct link *link) {
    for (int bodies = 0; bodies <= 1; ++bodies) {
        for (uint32_t m = 0; m < link->count; ++m) {
            const struct ur_spirv_module *module = link->modules[m];
            for (uint32_t f = 0; f < module->function_count; ++f) {
                const struct ur_spirv_function *function = &module->functions[f];
                if ((function->block_count != 0) != bodies || link->dropped[m][function->id]) {
                    continue;
                }
                enum ur_spirv_fault fault = copy_function(link, m, function);
                if (fault) {
                    return fault;
                }
            }
        }
    }
    return UR_SPIRV_OK;
}

/* ---- what is said of ids --------------------------------------------------------------------- */

/* Whether that is said of something that went into the target from this module. Groups and strings
 * come with what is said. */
static bool is_kept(const struct link *link, uint32_t m, uint32_t id) {
    return id < link->modules[m]->bound && link->map[m][id] && !link->dropped[m][id];
}

static enum ur_spirv_fault merge_group(struct link *link, uint32_t m,
                                       const struct ur_spirv_instruction *from) {
    struct ur_spirv_list *to = &link->target->sections[UR_SPIRV_DECORATIONS];
    uint32_t step = from->opcode == SpvOpGroupMemberDecorate ? 2 : 1, count = 1;
    struct ur_spirv_instruction made;
    enum ur_spirv_fault fault = link_copy(link, m, from, &made);
    if (fault) {
        return fault;
    }
    for (uint32_t i = 1; i + step <= from->count; i += step) {
        if (is_kept(link, m, from->operands[i])) {
            memmove(&made.operands[count], &made.operands[i], step * sizeof(uint32_t));
            count += step;
        }
    }
    made.count = (uint16_t)count;
    *link_add(to) = made;
    return UR_SPIRV_OK;
}

static enum ur_spirv_fault merge_said(struct link *link, uint32_t m, unsigned section) {
    const struct ur_spirv_list *from = &link->modules[m]->sections[section];
    struct ur_spirv_list *to = &link->target->sections[section];
    for (uint32_t i = 0; i < from->count; ++i) {
        const struct ur_spirv_instruction *instruction = &from->items[i];
        enum ur_spirv_fault fault = UR_SPIRV_OK;
        switch (instruction->opcode) {
        case SpvOpGroupDecorate:
        case SpvOpGroupMemberDecorate:
            fault = merge_group(link, m, instruction);
            break;
        case SpvOpName:
        case SpvOpMemberName:
        case SpvOpDecorate:
        case SpvOpDecorateId:
        case SpvOpDecorateString:
        case SpvOpMemberDecorate:
        case SpvOpMemberDecorateString:
        case SpvOpExecutionMode:
        case SpvOpExecutionModeId:
            /* Of a group, which its definition follows, something is said before it is there. */
            if (is_kept(link, m, instruction->operands[0]) ||
                ur_spirv_opcode(link->modules[m], instruction->operands[0]) ==
                    SpvOpDecorationGroup) {
                fault = link_copy(link, m, instruction, link_add(to));
            }
            break;
        default:
            fault = link_copy(link, m, instruction, link_add(to));
            break;
        }
        if (fault) {
            return fault;
        }
    }
    return UR_SPIRV_OK;
}

static enum ur_spirv_fault check_entry_points(struct link *link) {
    const struct ur_spirv_module *target = link->target;
    memset(link->symbols, 0, link->symbol_room * sizeof(*link->symbols));
    for (uint32_t i = 0; i < target->entry_point_count; ++i) {
        const char *name = target->entry_points[i].name;
        struct symbol *symbol = symbol_of(link, name);
        if (symbol->name) {
            return ur_spirv_fail(link->error, UR_SPIRV_MALFORMED, NONE, NONE,
                                 "two kernels are called '%.200s'", name);
        }
        symbol->name = name;
    }
    return UR_SPIRV_OK;
}

/* ---- the whole ------------------------------------------------------------------------------- */

static bool link_make_room(struct link *link) {
    size_t functions = 0, shared = 0;
    struct ur_spirv_module *target = link->target;
    for (unsigned s = 0; s < UR_SPIRV_SECTIONS; ++s) {
        size_t most = 0;
        for (uint32_t m = 0; m < link->count; ++m) {
            most += link->modules[m]->sections[s].count;
        }
        target->sections[s].items =
            ur_spirv_allocate(target, most * sizeof(*target->sections[s].items));
        if (most && !target->sections[s].items) {
            return false;
        }
        shared += s <= UR_SPIRV_IMPORTS || s == UR_SPIRV_GLOBALS ? most : 0;
    }
    for (uint32_t m = 0; m < link->count; ++m) {
        functions += link->modules[m]->function_count;
        link->map[m] = calloc(link->modules[m]->bound, sizeof(**link->map));
        link->dropped[m] = calloc(link->modules[m]->bound, 1);
        if (!link->map[m] || !link->dropped[m]) {
            return false;
        }
    }
    link->known_room = room_for(shared);
    link->known = calloc(link->known_room, sizeof(*link->known));
    link->later.items = malloc((shared ? shared : 1) * sizeof(*link->later.items));
    target->functions = ur_spirv_allocate(target, functions * sizeof(*target->functions));
    return link->known && link->later.items && (target->functions || !functions);
}

static enum ur_spirv_fault link_run(struct link *link, bool partial) {
    static const uint8_t once[] = {UR_SPIRV_CAPABILITIES, UR_SPIRV_EXTENSIONS, UR_SPIRV_IMPORTS};
    static const uint8_t said[] = {
        UR_SPIRV_ENTRY_POINTS, UR_SPIRV_EXECUTION_MODES, UR_SPIRV_SOURCES, UR_SPIRV_NAMES,
        UR_SPIRV_PROCESSED,    UR_SPIRV_DECORATIONS,     UR_SPIRV_TAIL};
    if (!link_make_room(link)) {
        return no_memory(link);
    }
    enum ur_spirv_fault fault = resolve(link, partial);
    for (uint32_t m = 0; m < link->count && fault == UR_SPIRV_OK; ++m) {
        for (unsigned s = 0; s < sizeof(once) && fault == UR_SPIRV_OK; ++s) {
            fault = merge_section(link, m, once[s]);
        }
        fault = fault ? fault : merge_model(link, m);
    }
    fault = fault ? fault : merge_globals(link);
    for (uint32_t m = 0; m < link->count && fault == UR_SPIRV_OK; ++m) {
        fault = for_linkages(link, m, link_check_type);
    }
    fault = fault ? fault : merge_functions(link);
    for (uint32_t m = 0; m < link->count && fault == UR_SPIRV_OK; ++m) {
        for (unsigned s = 0; s < sizeof(said) && fault == UR_SPIRV_OK; ++s) {
            fault = merge_said(link, m, said[s]);
        }
    }
    fault = fault ? fault : ur_spirv_index(link->target, link->error);
    return fault ? fault : check_entry_points(link);
}

enum ur_spirv_fault ur_spirv_link(struct ur_spirv_module *const *modules, uint32_t count,
                                  bool partial, struct ur_spirv_module **linked,
                                  struct ur_spirv_error *error) {
    uint32_t version = 0;
    *linked = NULL;
    for (uint32_t m = 0; m < count; ++m) {
        version = modules[m]->version > version ? modules[m]->version : version;
    }
    struct link link = {.modules = modules, .count = count, .error = error};
    link.target = ur_spirv_create(version);
    link.map = calloc(count ? count : 1, sizeof(*link.map));
    link.dropped = calloc(count ? count : 1, sizeof(*link.dropped));
    enum ur_spirv_fault fault =
        link.target && link.map && link.dropped ? link_run(&link, partial) : no_memory(&link);
    for (uint32_t m = 0; m < count; ++m) {
        if (link.map) {
            free(link.map[m]);
        }
        if (link.dropped) {
            free(link.dropped[m]);
        }
    }
    free(link.map);
    free(link.dropped);
    free(link.symbols);
    free(link.known);
    free(link.later.items);
    free(link.emitted);
    if (fault) {
        ur_spirv_release(link.target);
        return fault;
    }
    *linked = link.target;
    return UR_SPIRV_OK;
}
