/* The body of a function: names, labels, operands. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "machine.h"

/* A name that is declared in the body: one register, PREFIX0 to PREFIX(count - 1), or memory. */
struct name {
    struct ptx_token text;
    uint32_t count; /* 0: one of that name */
    uint32_t place; /* slot, or byte */
    uint8_t space;  /* PTX_GENERIC: registers */
    uint8_t bytes;  /* of a register */
    unsigned depth; /* of the braces around it */
};

struct label {
    struct ptx_token text;
    int32_t target; /* instruction, or of .branchtargets the first in `targets` */
    bool list;
};

struct use {
    struct ptx_token label;
    uint32_t instruction, line;
    int32_t in_list; /* index in targets; -1: the instruction's own */
};

struct body {
    struct ptx_text *in;
    struct ptx_module *module;
    struct ptx_function *function;
    struct name *names;
    uint32_t name_count, name_room;
    struct label *labels;
    uint32_t label_count, label_room;
    struct use *uses;
    uint32_t use_count, use_room;
    uint32_t code_room, more_room, target_room;
    unsigned depth;
};

static void *grown(struct body *b, void *list, uint32_t count, uint32_t *room, size_t size) {
    if (count < *room) {
        return list;
    }
    uint32_t wanted = *room ? *room * 2 : 32;
    void *made = realloc(list, wanted * size);
    if (!made) {
        ptx_say(b->in, "out of memory");
        return NULL;
    }
    memset((char *)made + *room * size, 0, (wanted - *room) * size);
    *room = wanted;
    return made;
}

#define GROW(list, count, room)                                                                    \
    do {                                                                                           \
        void *made_ = grown(b, (list), (count), &(room), sizeof(*(list)));                         \
        if (!made_) {                                                                              \
            return false;                                                                          \
        }                                                                                          \
        (list) = made_;                                                                            \
    } while (0)

static bool same(struct ptx_token a, struct ptx_token b) {
    return a.length == b.length && memcmp(a.text, b.text, a.length) == 0;
}

static const struct name *find(const struct body *b, struct ptx_token text, uint32_t *extra) {
    for (uint32_t i = b->name_count; i-- > 0;) {
        const struct name *name = &b->names[i];
        *extra = 0;
        if (!name->count) {
            if (same(name->text, text)) {
                return name;
            }
            continue;
        }
        struct ptx_token rest = {text.text + name->text.length, text.length - name->text.length};
        int64_t number;
        if (text.length > name->text.length &&
            memcmp(text.text, name->text.text, name->text.length) == 0 &&
            (rest.length == 1 || *rest.text != '0') && ptx_number(rest, &number) &&
            number < name->count) {
            *extra = (uint32_t)number;
            return name;
        }
    }
    return NULL;
}

static bool add_name(struct body *b, struct name name) {
    GROW(b->names, b->name_count, b->name_room);
    name.depth = b->depth;
    b->names[b->name_count++] = name;
    return true;
}

/* .reg .type name<N>, name, ... ; */
static bool registers(struct body *b) {
    struct ptx_token token;
    uint8_t bytes = 0;
    while (ptx_next(b->in, &token) && !ptx_is(token, ";")) {
        if (*token.text == '.' || ptx_is(token, ",")) {
            bytes = *token.text == '.' ? (uint8_t)ptx_size(ptx_type_of(token)) : bytes;
            continue;
        }
        struct name name = {.text = token, .place = b->function->slots, .bytes = bytes};
        if (ptx_is(ptx_peek(b->in), "<")) {
            int64_t count;
            struct ptx_token number;
            (void)ptx_next(b->in, &number);
            if (!ptx_next(b->in, &number) || !ptx_number(number, &count) || count < 1 ||
                count > 1 << 20 || !ptx_expect(b->in, ">")) {
                return ptx_say(b->in, "a number of registers is expected");
            }
            name.count = (uint32_t)count;
        }
        b->function->slots += name.count ? name.count : 1;
        if (b->function->slots > 1 << 22 || !add_name(b, name)) {
            return ptx_say(b->in, "too many registers");
        }
    }
    return true;
}

/* .local or .param inside of a body: .align N .type name[N]; */
static bool memory(struct body *b, enum ptx_space space) {
    struct ptx_token token;
    int64_t align = 0, elements = 1;
    enum ptx_type type = PTX_NO_TYPE;
    while (ptx_next(b->in, &token) && *token.text == '.') {
        if (ptx_is(token, ".align")) {
            (void)ptx_next(b->in, &token);
            if (!ptx_number(token, &align) || align < 1 || align > 1 << 12 ||
                (align & (align - 1))) {
                return ptx_say(b->in, "an alignment is expected");
            }
        } else {
            type = ptx_type_of(token);
        }
    }
    struct name name = {.text = token, .space = space};
    while (ptx_is(ptx_peek(b->in), "[")) {
        int64_t number = 0;
        (void)ptx_next(b->in, &token);
        (void)ptx_next(b->in, &token);
        if (!ptx_number(token, &number) || number < 0 || number > 1 << 24 ||
            !ptx_expect(b->in, "]")) {
            return ptx_say(b->in, "the size of an array");
        }
        elements *= number;
    }
    /* The driver's own compiler takes it for the function's. */
    for (uint32_t i = 0; space == PTX_PARAM && i < b->function->result_count; ++i) {
        if (ptx_is(name.text, b->function->results[i].name)) {
            return ptx_say(b->in, "%.*s is the name of what the function returns",
                           (int)name.text.length, name.text.text);
        }
    }
    uint32_t *used = space == PTX_LOCAL ? &b->function->local_bytes : &b->function->frame_bytes;
    uint32_t unit = align ? (uint32_t)align : ptx_size(type);
    uint64_t size = (uint64_t)elements * ptx_size(type);
    name.place = (*used + unit - 1) & ~(unit - 1);
    if (type == PTX_NO_TYPE || name.place + size > 1 << 26) {
        return ptx_say(b->in, "%.*s has no type, or is too large", (int)name.text.length,
                       name.text.text);
    }
    *used = name.place + (uint32_t)size;
    if (space == PTX_LOCAL && unit > b->function->local_align) {
        b->function->local_align = unit;
    }
    return add_name(b, name) && ptx_expect(b->in, ";");
}

/* ---- operands -------------------------------------------------------------------------------- */

static bool special(struct ptx_token token, struct ptx_operand *out) {
    static const struct {
        const char *name;
        uint32_t slot;
    } known[] = {{"%tid.x", PTX_TID},
                 {"%tid.y", PTX_TID + 1},
                 {"%tid.z", PTX_TID + 2},
                 {"%ntid.x", PTX_NTID},
                 {"%ntid.y", PTX_NTID + 1},
                 {"%ntid.z", PTX_NTID + 2},
                 {"%ctaid.x", PTX_CTAID},
                 {"%ctaid.y", PTX_CTAID + 1},
                 {"%ctaid.z", PTX_CTAID + 2},
                 {"%nctaid.x", PTX_NCTAID},
                 {"%nctaid.y", PTX_NCTAID + 1},
                 {"%nctaid.z", PTX_NCTAID + 2},
                 {"%laneid", PTX_LANEID},
                 {"%warpid", PTX_WARPID},
                 {"%nwarpid", PTX_NWARPID},
                 {"%smid", PTX_SMID},
                 {"%nsmid", PTX_NSMID},
                 {"%gridid", PTX_GRIDID},
                 {"%lanemask_eq", PTX_LANEMASK_EQ},
                 {"%lanemask_le", PTX_LANEMASK_LE},
                 {"%lanemask_lt", PTX_LANEMASK_LT},
                 {"%lanemask_ge", PTX_LANEMASK_GE},
                 {"%lanemask_gt", PTX_LANEMASK_GT},
                 {"%clock", PTX_CLOCK},
                 {"%clock64", PTX_CLOCK64},
                 {"%globaltimer", PTX_GLOBALTIMER},
                 {"%dynamic_smem_size", PTX_DYNAMIC_SMEM},
                 {"%total_smem_size", PTX_TOTAL_SMEM},
                 {"%envreg1", PTX_ENVREG1},
                 {"%envreg2", PTX_ENVREG2}};
    for (size_t i = 0; i < sizeof(known) / sizeof(known[0]); ++i) {
        if (ptx_is(token, known[i].name)) {
            *out = (struct ptx_operand){.kind = PTX_SPECIAL, .slot = known[i].slot};
            return true;
        }
    }
    if (ptx_is(token, "WARP_SZ")) {
        *out = (struct ptx_operand){.kind = PTX_IMMEDIATE, .value = PTX_WARP};
        return true;
    }
    return false;
}

/* Where parameter memory of a frame begins in its window: own parameters, then what the body
 * declares, then results. */
enum { OWN = 0, FRAME = 1 << 30 };
#define RESULT ((int64_t)2 << 30)

static bool symbol(struct body *b, struct ptx_token token, struct ptx_operand *out) {
    uint32_t extra;
    const struct name *name = find(b, token, &extra);
    if (name && name->space == PTX_GENERIC) {
        *out = (struct ptx_operand){
            .kind = PTX_REGISTER, .slot = name->place + extra, .bytes = name->bytes};
        return true;
    }
    if (name) {
        *out = (struct ptx_operand){.kind = PTX_SYMBOL,
                                    .space = name->space,
                                    .value = name->place + (name->space == PTX_PARAM ? FRAME : 0)};
        return true;
    }
    const struct ptx_function *f = b->function;
    for (uint32_t i = 0; i < f->parameter_count; ++i) {
        if (ptx_is(token, f->parameters[i].name)) {
            *out = (struct ptx_operand){
                .kind = PTX_SYMBOL, .space = PTX_PARAM, .value = OWN + f->parameters[i].offset};
            return true;
        }
    }
    for (uint32_t i = 0; i < f->result_count; ++i) {
        if (ptx_is(token, f->results[i].name)) {
            *out = (struct ptx_operand){
                .kind = PTX_SYMBOL, .space = PTX_PARAM, .value = RESULT + f->results[i].offset};
            return true;
        }
    }
    for (uint32_t i = 0; i < b->module->variable_count; ++i) {
        struct ptx_variable *variable = &b->module->variables[i];
        if (ptx_is(token, variable->name)) {
            if (variable->space == PTX_SHARED && !variable->external && variable->named != f) {
                variable->named = f;
                b->function->own_shared += (uint32_t)variable->size;
            }
            *out = (struct ptx_operand){.kind = PTX_SYMBOL,
                                        .space = variable->space,
                                        .dynamic = variable->external,
                                        .value = (int64_t)variable->place};
            return true;
        }
    }
    return special(token, out);
}

static bool operand(struct body *b, struct ptx_operand *out);

/* { a, b, ... } or ( a, b ), behind the opening one. */
static bool list(struct body *b, const char *end, struct ptx_operand *out) {
    struct ptx_operand items[UINT8_MAX];
    unsigned count = 0;
    while (!ptx_is(ptx_peek(b->in), end)) {
        if (count == UINT8_MAX || !operand(b, &items[count++])) {
            return ptx_say(b->in, "a list of operands");
        }
        if (ptx_is(ptx_peek(b->in), ",")) {
            struct ptx_token token;
            (void)ptx_next(b->in, &token);
        }
    }
    struct ptx_function *f = b->function;
    *out = (struct ptx_operand){.kind = PTX_LIST, .count = (uint8_t)count, .value = f->more_count};
    for (unsigned i = 0; i < count; ++i) {
        GROW(f->more, f->more_count, b->more_room);
        f->more[f->more_count++] = items[i];
    }
    return ptx_expect(b->in, end);
}

static bool operand(struct body *b, struct ptx_operand *out) {
    struct ptx_token token;
    if (!ptx_next(b->in, &token)) {
        return ptx_say(b->in, "an operand is missing");
    }
    if (ptx_is(token, "[")) {
        if (!operand(b, out)) {
            return false;
        }
        if (out->kind == PTX_IMMEDIATE) { /* ptxas takes one of .local alone, which nobody writes */
            return ptx_say(b->in, "an address that is a number");
        }
        if (ptx_is(ptx_peek(b->in), ",")) { /* a surface, where in it */
            struct ptx_operand where;
            if (!ptx_next(b->in, &token) || !operand(b, &where) || where.kind != PTX_LIST) {
                return ptx_say(b->in, "coordinates");
            }
            struct ptx_function *f = b->function;
            const struct ptx_operand both[] = {*out, where};
            *out = (struct ptx_operand){.kind = PTX_LIST, .count = 2, .value = f->more_count};
            for (unsigned i = 0; i < 2; ++i) {
                GROW(f->more, f->more_count, b->more_room);
                f->more[f->more_count++] = both[i];
            }
        }
        out->memory = true;
        return ptx_expect(b->in, "]");
    }
    if (ptx_is(token, "{")) {
        return list(b, "}", out);
    }
    if (ptx_is(token, "(")) {
        return list(b, ")", out);
    }
    if (ptx_is(token, "_")) {
        *out = (struct ptx_operand){.kind = PTX_SINK};
        return true;
    }
    bool negative = ptx_is(token, "-"), inverted = ptx_is(token, "!");
    if (negative || inverted) {
        (void)ptx_next(b->in, &token);
    }
    int64_t value;
    if (ptx_number(token, &value)) {
        *out = (struct ptx_operand){.kind = PTX_IMMEDIATE,
                                    .value = negative ? (int64_t)(0 - (uint64_t)value) : value};
    } else if (!symbol(b, token, out)) {
        return ptx_say(b->in, "'%.*s' is not declared", (int)token.length, token.text);
    }
    out->negated = inverted;
    struct ptx_token ahead = ptx_peek(b->in);
    if ((ptx_is(ahead, "+") || ptx_is(ahead, "-")) && out->kind != PTX_IMMEDIATE) {
        bool minus = *ahead.text == '-';
        (void)ptx_next(b->in, &token);
        (void)ptx_next(b->in, &token);
        if (ptx_is(token, "-")) {
            minus = !minus;
            (void)ptx_next(b->in, &token);
        }
        if (!ptx_number(token, &out->offset)) {
            return ptx_say(b->in, "a number is expected behind + or -");
        }
        out->offset = minus ? -out->offset : out->offset;
    }
    return true;
}

static bool use_label(struct body *b, struct ptx_token label, int32_t in_list) {
    GROW(b->uses, b->use_count, b->use_room);
    b->uses[b->use_count++] = (struct use){label, b->function->code_count, b->in->line, in_list};
    return true;
}

/* [(result),] function [, (arguments)] ; the operands become function, results, arguments. */
static bool call(struct body *b, struct ptx_instruction *made) {
    struct ptx_token token;
    made->operand[1] = made->operand[2] = (struct ptx_operand){.kind = PTX_LIST};
    made->count = 3;
    if (ptx_is(ptx_peek(b->in), "(")) {
        (void)ptx_next(b->in, &token);
        if (!list(b, ")", &made->operand[1]) || !ptx_expect(b->in, ",")) {
            return false;
        }
    }
    if (!ptx_next(b->in, &token)) {
        return ptx_say(b->in, "a call of nothing");
    }
    uint32_t extra;
    if (find(b, token, &extra)) {
        return ptx_say(b->in, "calls of function pointers are not known here");
    }
    int64_t index = ptx_is(token, "vprintf")        ? PTX_BUILTIN_PRINTF
                    : ptx_is(token, "__assertfail") ? PTX_BUILTIN_ASSERT
                                                    : ptx_function_index(b->module, token);
    if (index == -1) {
        return ptx_say(b->in, "out of memory");
    }
    made->operand[0] = (struct ptx_operand){.kind = PTX_FUNCTION, .value = index};
    if (ptx_is(ptx_peek(b->in), ",")) {
        (void)ptx_next(b->in, &token);
        if (!ptx_expect(b->in, "(") || !list(b, ")", &made->operand[2])) {
            return false;
        }
    }
    return true;
}

/* The driver's compiler wants registers of the instruction's size: loads, stores and conversions
 * alone may have wider ones. */
static bool fits(struct body *b, const struct ptx_instruction *made) {
    switch (made->opcode) {
    case PTX_abs:
    case PTX_add:
    case PTX_and:
    case PTX_div:
    case PTX_max:
    case PTX_min:
    case PTX_mov:
    case PTX_neg:
    case PTX_not:
    case PTX_or:
    case PTX_rem:
    case PTX_sub:
    case PTX_xor:
        break;
    default:
        return true;
    }
    uint32_t bytes = ptx_size(made->type[0]);
    for (unsigned i = 0; i < made->count; ++i) {
        const struct ptx_operand *x = &made->operand[i];
        if (x->kind == PTX_REGISTER && x->bytes && bytes && x->bytes != bytes) {
            return ptx_say(b->in, "operand %u has %u bytes, the instruction %u", i, x->bytes,
                           bytes);
        }
    }
    return true;
}

static bool instruction(struct body *b, struct ptx_token word, const struct ptx_operand *guard) {
    struct ptx_function *f = b->function;
    struct ptx_instruction made = {.line = b->in->line, .target = -1};
    if (guard) {
        made.guarded = true;
        made.guard = guard->slot;
        made.guard_negated = guard->negated;
    }
    if (!ptx_decode(b->in, word, &made)) {
        return false;
    }
    if (made.opcode == PTX_call) {
        if (!call(b, &made)) {
            return false;
        }
    } else {
        while (!ptx_is(ptx_peek(b->in), ";")) {
            struct ptx_token token = ptx_peek(b->in);
            bool label = (made.opcode == PTX_bra && made.count == 0) ||
                         (made.opcode == PTX_brx && made.count == 1);
            if (label) {
                (void)ptx_next(b->in, &token);
                if (!use_label(b, token, -1)) {
                    return false;
                }
                ++made.count;
            } else if (made.count == PTX_OPERANDS || !operand(b, &made.operand[made.count++])) {
                return ptx_say(b->in, "too many operands");
            }
            token = ptx_peek(b->in);
            if (ptx_is(token, ",")) {
                (void)ptx_next(b->in, &token);
            } else if (ptx_is(token, "|")) { /* a second result */
                (void)ptx_next(b->in, &token);
                made.pair = true;
            } else if (!ptx_is(token, ";")) {
                return ptx_say(b->in, "'%.*s' behind an operand", (int)token.length, token.text);
            }
        }
    }
    if (!ptx_expect(b->in, ";") || !fits(b, &made)) {
        return false;
    }
    GROW(f->code, f->code_count, b->code_room);
    f->code[f->code_count++] = made;
    return true;
}

static bool add_label(struct body *b, struct ptx_token text) {
    struct ptx_token token;
    struct label made = {.text = text, .target = (int32_t)b->function->code_count};
    (void)ptx_next(b->in, &token); /* the colon */
    if (ptx_is(ptx_peek(b->in), ".branchtargets")) {
        struct ptx_function *f = b->function;
        made.list = true;
        made.target = (int32_t)f->target_count;
        (void)ptx_next(b->in, &token);
        while (ptx_next(b->in, &token) && !ptx_is(token, ";")) {
            if (ptx_is(token, ",")) {
                continue;
            }
            GROW(f->targets, f->target_count, b->target_room);
            if (!use_label(b, token, (int32_t)f->target_count)) {
                return false;
            }
            f->targets[f->target_count++] = -1;
        }
    }
    GROW(b->labels, b->label_count, b->label_room);
    b->labels[b->label_count++] = made;
    return true;
}

static bool resolve(struct body *b) {
    for (uint32_t i = 0; i < b->use_count; ++i) {
        const struct use *use = &b->uses[i];
        const struct label *found = NULL;
        for (uint32_t k = 0; k < b->label_count && !found; ++k) {
            found = same(b->labels[k].text, use->label) ? &b->labels[k] : NULL;
        }
        if (!found) {
            b->in->line = use->line;
            return ptx_say(b->in, "label '%.*s' is nowhere", (int)use->label.length,
                           use->label.text);
        }
        if (use->in_list >= 0) {
            b->function->targets[use->in_list] = found->target;
        } else {
            b->function->code[use->instruction].target = found->target;
        }
    }
    return true;
}

static bool statements(struct body *b) {
    struct ptx_token token;
    b->depth = 1;
    while (b->depth) {
        if (!ptx_next(b->in, &token)) {
            return ptx_say(b->in, "%s has no end", b->function->name);
        }
        bool ok = true;
        if (ptx_is(token, "{")) {
            ++b->depth;
        } else if (ptx_is(token, "}")) {
            while (b->name_count && b->names[b->name_count - 1].depth == b->depth) {
                --b->name_count;
            }
            --b->depth;
        } else if (ptx_is(token, ";")) {
        } else if (ptx_is(token, ".reg")) {
            ok = registers(b);
        } else if (ptx_is(token, ".local")) {
            ok = memory(b, PTX_LOCAL);
        } else if (ptx_is(token, ".param")) {
            ok = memory(b, PTX_PARAM);
        } else if (ptx_is(token, ".shared")) {
            ok = ptx_shared_variable(b->in, b->module);
        } else if (ptx_is(token, ".loc")) {
            b->in->at += strcspn(b->in->at, "\n");
        } else if (ptx_is(token, ".pragma")) {
            (void)ptx_next(b->in, &token);
        } else if (ptx_is(token, "@")) {
            struct ptx_operand guard;
            ok = operand(b, &guard) && guard.kind == PTX_REGISTER && ptx_next(b->in, &token) &&
                 instruction(b, token, &guard);
        } else if (ptx_is(ptx_peek(b->in), ":")) {
            ok = add_label(b, token);
        } else {
            ok = instruction(b, token, NULL);
        }
        if (!ok) {
            return ptx_say(b->in, "near '%.*s'", (int)token.length, token.text);
        }
    }
    return resolve(b);
}

bool ptx_body(struct ptx_text *in, struct ptx_module *module, struct ptx_function *function) {
    struct body b = {.in = in, .module = module, .function = function};
    bool ok = statements(&b);
    free(b.names);
    free(b.labels);
    free(b.uses);
    return ok;
}
