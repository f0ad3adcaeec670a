/* The text of a module: its functions and variables. */
#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "machine.h"

/* ---- words ----------------------------------------------------------------------------------- */

bool ptx_say(struct ptx_text *in, const char *format, ...) {
    if (!in->failed && in->log_size) {
        int length = snprintf(in->log, in->log_size, "ptxas fatal : line %u: ", in->line);
        va_list args;
        va_start(args, format);
        vsnprintf(in->log + length, in->log_size - (size_t)length, format, args);
        va_end(args);
    }
    in->failed = true;
    return false;
}

static void skip_space(struct ptx_text *in) {
    for (;;) {
        if (*in->at == '\n') {
            ++in->line;
            ++in->at;
        } else if (isspace((unsigned char)*in->at)) {
            ++in->at;
        } else if (in->at[0] == '/' && in->at[1] == '/') {
            in->at += strcspn(in->at, "\n");
        } else if (in->at[0] == '/' && in->at[1] == '*') {
            const char *end = strstr(in->at + 2, "*/");
            for (const char *c = in->at; c && c < end; ++c) {
                in->line += *c == '\n';
            }
            in->at = end ? end + 2 : in->at + strlen(in->at);
        } else {
            return;
        }
    }
}

static bool in_word(const char *at) {
    return isalnum((unsigned char)*at) || (*at && strchr("_$%.", *at));
}

bool ptx_next(struct ptx_text *in, struct ptx_token *token) {
    skip_space(in);
    token->text = in->at;
    if (!*in->at) {
        token->length = 0;
        return false;
    }
    if (in_word(in->at)) {
        while (in_word(in->at) || (in->at[0] == ':' && in->at[1] == ':' && in->at[2])) {
            in->at += *in->at == ':' ? 2 : 1;
        }
    } else if (*in->at == '"') {
        const char *end = strchr(in->at + 1, '"');
        in->at = end ? end + 1 : in->at + strlen(in->at);
    } else {
        ++in->at;
    }
    token->length = (size_t)(in->at - token->text);
    return true;
}

struct ptx_token ptx_peek(struct ptx_text *in) {
    struct ptx_text ahead = *in;
    struct ptx_token token;
    (void)ptx_next(&ahead, &token);
    return token;
}

bool ptx_is(struct ptx_token token, const char *word) {
    return strlen(word) == token.length && memcmp(token.text, word, token.length) == 0;
}

bool ptx_expect(struct ptx_text *in, const char *word) {
    struct ptx_token token;
    if (ptx_next(in, &token) && ptx_is(token, word)) {
        return true;
    }
    return ptx_say(in, "'%s' is expected before '%.*s'", word, (int)token.length, token.text);
}

char *ptx_copy(struct ptx_token token) {
    return strndup(token.text, token.length);
}

enum ptx_type ptx_type_of(struct ptx_token token) {
    static const char *const names[] = {
        [PTX_PRED] = ".pred", [PTX_B8] = ".b8",       [PTX_B16] = ".b16",      [PTX_B32] = ".b32",
        [PTX_B64] = ".b64",   [PTX_U8] = ".u8",       [PTX_U16] = ".u16",      [PTX_U32] = ".u32",
        [PTX_U64] = ".u64",   [PTX_S8] = ".s8",       [PTX_S16] = ".s16",      [PTX_S32] = ".s32",
        [PTX_S64] = ".s64",   [PTX_F16] = ".f16",     [PTX_F32] = ".f32",      [PTX_F64] = ".f64",
        [PTX_BF16] = ".bf16", [PTX_F16X2] = ".f16x2", [PTX_BF16X2] = ".bf16x2"};
    for (int i = PTX_PRED; i <= PTX_BF16X2; ++i) {
        if (ptx_is(token, names[i])) {
            return (enum ptx_type)i;
        }
    }
    return PTX_NO_TYPE;
}

uint32_t ptx_size(enum ptx_type type) {
    switch (type) {
    case PTX_PRED:
    case PTX_B8:
    case PTX_U8:
    case PTX_S8:
        return 1;
    case PTX_B16:
    case PTX_U16:
    case PTX_S16:
    case PTX_F16:
    case PTX_BF16:
        return 2;
    case PTX_B64:
    case PTX_U64:
    case PTX_S64:
    case PTX_F64:
        return 8;
    default:
        return 4;
    }
}

bool ptx_number(struct ptx_token token, int64_t *value) {
    char text[80];
    if (!token.length || token.length >= sizeof(text) || !isdigit((unsigned char)*token.text)) {
        return false;
    }
    memcpy(text, token.text, token.length);
    text[token.length] = 0;
    char *end;
    if (text[0] == '0' && (text[1] == 'f' || text[1] == 'F') && token.length == 10) {
        *value = (int64_t)strtoull(text + 2, &end, 16);
    } else if (text[0] == '0' && (text[1] == 'd' || text[1] == 'D') && token.length == 18) {
        *value = (int64_t)strtoull(text + 2, &end, 16);
    } else if (strchr(text, '.')) {
        double number = strtod(text, &end);
        memcpy(value, &number, sizeof(number));
    } else if (text[0] == '0' && (text[1] == 'b' || text[1] == 'B')) {
        *value = (int64_t)strtoull(text + 2, &end, 2);
    } else {
        *value = (int64_t)strtoull(text, &end, 0);
    }
    return *end == 0 || ((*end == 'U' || *end == 'u') && end[1] == 0);
}

/* ---- the module ------------------------------------------------------------------------------ */

struct relocation {
    uint64_t place;
    uint32_t size;
    char *name;
    int64_t offset;
};

/* What is known only at the end. */
struct building {
    struct ptx_module *module;
    unsigned char *bytes;
    uint64_t size, room;
    struct relocation *relocations;
    uint32_t relocation_count;
};

int64_t ptx_function_index(struct ptx_module *module, struct ptx_token name) {
    for (uint32_t i = 0; i < module->function_count; ++i) {
        if (ptx_is(name, module->functions[i]->name)) {
            return i;
        }
    }
    struct ptx_function **grown =
        realloc(module->functions, (module->function_count + 1) * sizeof(*grown));
    struct ptx_function *made = calloc(1, sizeof(*made));
    if (grown) {
        module->functions = grown;
    }
    if (made) {
        made->name = ptx_copy(name);
    }
    if (!grown || !made || !made->name) {
        free(made);
        return -1;
    }
    module->functions[module->function_count] = made;
    return module->function_count++;
}

const struct ptx_variable *ptx_variable(const struct ptx_module *module, const char *name) {
    for (uint32_t i = 0; i < module->variable_count; ++i) {
        if (strcmp(module->variables[i].name, name) == 0) {
            return &module->variables[i];
        }
    }
    return NULL;
}

static bool grow(struct ptx_text *in, struct building *to, uint64_t size) {
    if (size > (uint64_t)1 << 31) {
        return ptx_say(in, "variables of %llu bytes", (unsigned long long)size);
    }
    if (size > to->room) {
        uint64_t room = size * 2 + 256;
        unsigned char *grown = realloc(to->bytes, room);
        if (!grown) {
            return ptx_say(in, "out of memory");
        }
        memset(grown + to->room, 0, room - to->room);
        to->bytes = grown;
        to->room = room;
    }
    to->size = size > to->size ? size : to->size;
    return true;
}

/* One value of an initialiser: a number, or the address of a variable. */
static bool initialise(struct ptx_text *in, struct building *to, enum ptx_type type,
                       uint64_t place) {
    struct ptx_token token;
    if (!ptx_next(in, &token)) {
        return ptx_say(in, "an initialiser without an end");
    }
    bool negative = ptx_is(token, "-");
    if (negative) {
        (void)ptx_next(in, &token);
    }
    int64_t value;
    if (ptx_number(token, &value)) {
        value = negative ? (int64_t)(0 - (uint64_t)value) : value;
        memcpy(to->bytes + place, &value, ptx_size(type));
        return true;
    }
    bool generic = ptx_is(token, "generic");
    if (generic && (!ptx_expect(in, "(") || !ptx_next(in, &token))) {
        return false;
    }
    struct relocation made = {.place = place, .size = ptx_size(type), .name = ptx_copy(token)};
    if (generic && !ptx_expect(in, ")")) {
        free(made.name);
        return false;
    }
    if (ptx_is(ptx_peek(in), "+")) {
        struct ptx_token number;
        (void)ptx_next(in, &number);
        if (!ptx_next(in, &number) || !ptx_number(number, &made.offset)) {
            free(made.name);
            return ptx_say(in, "a number is expected behind +");
        }
    }
    struct relocation *grown =
        realloc(to->relocations, (to->relocation_count + 1) * sizeof(*grown));
    if (!grown || !made.name) {
        free(made.name);
        return ptx_say(in, "out of memory");
    }
    to->relocations = grown;
    grown[to->relocation_count++] = made;
    return true;
}

/* Behind the space: [.align N] .type name[N][M] = ... ; */
static bool variable(struct ptx_text *in, struct building *to, enum ptx_space space,
                     bool external) {
    struct ptx_module *module = to->module;
    struct ptx_token token;
    enum ptx_type type = PTX_NO_TYPE;
    int64_t align = 0, vector = 1;
    while (ptx_next(in, &token) && *token.text == '.') {
        if (ptx_is(token, ".align")) {
            if (!ptx_next(in, &token) || !ptx_number(token, &align)) {
                return ptx_say(in, "a number is expected behind .align");
            }
        } else if (ptx_is(token, ".v2") || ptx_is(token, ".v4")) {
            vector = token.text[2] - '0';
        } else if (ptx_is(token, ".attribute")) {
            while (ptx_next(in, &token) && !ptx_is(token, ")")) {
            }
        } else {
            type = ptx_type_of(token);
        }
    }
    if (type == PTX_NO_TYPE) {
        return ptx_say(in, "a variable without a type that is known");
    }
    struct ptx_token name = token;
    uint64_t count = 1, element = ptx_size(type) * (uint64_t)vector;
    bool open = false;
    while (ptx_is(ptx_peek(in), "[")) {
        int64_t number = 0;
        (void)ptx_next(in, &token);
        (void)ptx_next(in, &token);
        if (ptx_is(token, "]")) {
            open = true;
            continue;
        }
        if (!ptx_number(token, &number) || number < 0 || number > (int64_t)1 << 31 ||
            !ptx_expect(in, "]")) {
            return ptx_say(in, "the size of an array");
        }
        count *= (uint64_t)number;
    }
    if (align < (int64_t)element) {
        align = align ? align : (int64_t)element;
    }
    struct ptx_variable *grown =
        realloc(module->variables, (module->variable_count + 1) * sizeof(*grown));
    if (!grown) {
        return ptx_say(in, "out of memory");
    }
    module->variables = grown;
    struct ptx_variable *made = &grown[module->variable_count];
    *made = (struct ptx_variable){.name = ptx_copy(name),
                                  .space = space,
                                  .size = count * element,
                                  .external = external && space == PTX_SHARED};
    if (!made->name) {
        return ptx_say(in, "out of memory");
    }
    ++module->variable_count;
    if (space == PTX_SHARED) {
        if (!made->external) {
            made->place = (module->shared_bytes + (uint64_t)align - 1) & ~((uint64_t)align - 1);
            module->shared_bytes = (uint32_t)(made->place + made->size);
        }
        return ptx_expect(in, ";");
    }
    if (external) {
        return ptx_say(in, "%s is of another module, which is not linked here", made->name);
    }
    /* No better aligned than it says, so that an access which wants more is found. */
    made->place = (to->size + PTX_APART + (uint64_t)align * 2 - 1) & ~((uint64_t)align * 2 - 1);
    made->place += (uint64_t)align;
    uint64_t place = made->place;
    made->size = open ? 0 : made->size;
    if (!open && !grow(in, to, place + made->size)) {
        return false;
    }
    if (ptx_is(ptx_peek(in), "=")) {
        (void)ptx_next(in, &token);
        unsigned depth = 0;
        uint64_t at = 0;
        do {
            struct ptx_token ahead = ptx_peek(in);
            if (ptx_is(ahead, "{") || ptx_is(ahead, "}") || ptx_is(ahead, ",")) {
                (void)ptx_next(in, &token);
                depth += *token.text == '{';
                depth -= *token.text == '}';
                continue;
            }
            if (!grow(in, to, place + (at + 1) * ptx_size(type)) ||
                !initialise(in, to, type, place + at++ * ptx_size(type))) {
                return false;
            }
        } while (depth);
        made = &module->variables[module->variable_count - 1];
        if (open) {
            made->size = at * ptx_size(type);
        }
    }
    return ptx_expect(in, ";");
}

bool ptx_shared_variable(struct ptx_text *in, struct ptx_module *module) {
    struct building to = {.module = module};
    return variable(in, &to, PTX_SHARED, false);
}

/* ( .param .align N .type name[N], ... ), behind the opening bracket. */
static bool parameters(struct ptx_text *in, struct ptx_parameter **list, uint32_t *count,
                       uint32_t *bytes) {
    struct ptx_token token;
    uint32_t at = 0;
    while (ptx_next(in, &token) && !ptx_is(token, ")")) {
        if (ptx_is(token, ",")) {
            continue;
        }
        if (!ptx_is(token, ".param") && !ptx_is(token, ".reg")) {
            return ptx_say(in, "a parameter that begins with '%.*s'", (int)token.length,
                           token.text);
        }
        int64_t align = 0, pointee = 0;
        enum ptx_type type = PTX_NO_TYPE;
        while (ptx_next(in, &token) && *token.text == '.') {
            if (ptx_is(token, ".align")) {
                (void)ptx_next(in, &token);
                /* behind .ptr it is of what is pointed to */
                int64_t *of = type == PTX_NO_TYPE ? &align : &pointee;
                if (!ptx_number(token, of) || *of < 1 || (*of & (*of - 1)) != 0) {
                    return ptx_say(in, "an alignment is expected");
                }
            } else if (ptx_type_of(token) != PTX_NO_TYPE) {
                type = ptx_type_of(token);
            }
        }
        struct ptx_parameter made = {.name = ptx_copy(token), .size = ptx_size(type)};
        int64_t elements = 1;
        if (ptx_is(ptx_peek(in), "[")) {
            (void)ptx_next(in, &token);
            (void)ptx_next(in, &token);
            (void)ptx_number(token, &elements);
            if (!ptx_is(token, "]") && !ptx_expect(in, "]")) {
                free(made.name);
                return false;
            }
        }
        made.size *= (uint32_t)elements;
        made.align = align ? (uint32_t)align : ptx_size(type);
        made.offset = (at + made.align - 1) & ~(made.align - 1);
        at = made.offset + made.size;
        struct ptx_parameter *grown = realloc(*list, (*count + 1) * sizeof(*grown));
        if (!grown || !made.name) {
            free(made.name);
            return ptx_say(in, "out of memory");
        }
        *list = grown;
        grown[(*count)++] = made;
    }
    *bytes = at;
    return true;
}

static void drop_parameters(struct ptx_parameter **list, uint32_t *count) {
    for (uint32_t i = 0; i < *count; ++i) {
        free((*list)[i].name);
    }
    free(*list);
    *list = NULL;
    *count = 0;
}

static bool function(struct ptx_text *in, struct ptx_module *module, bool entry) {
    struct ptx_token token;
    struct ptx_parameter *results = NULL, *params = NULL;
    uint32_t result_count = 0, result_bytes = 0, count = 0, bytes = 0;
    bool ok = ptx_next(in, &token);
    if (ok && ptx_is(token, "(")) {
        ok = parameters(in, &results, &result_count, &result_bytes);
        /* The driver's own compiler takes one that is an array, and no second. */
        ok = ok && (result_count < 2 || ptx_say(in, "a function with several results")) &&
             ptx_next(in, &token);
    }
    if (!ok) {
        drop_parameters(&results, &result_count);
        return ptx_say(in, "the results of a function");
    }
    int64_t index = ok ? ptx_function_index(module, token) : -1;
    if (index < 0) {
        drop_parameters(&results, &result_count);
        return ptx_say(in, "a function without a name");
    }
    struct ptx_function *made = module->functions[index];
    if (made->defined) {
        drop_parameters(&results, &result_count);
        return ptx_say(in, "%s is defined twice", made->name);
    }
    drop_parameters(&made->parameters, &made->parameter_count);
    drop_parameters(&made->results, &made->result_count);
    made->entry = entry;
    made->results = results;
    made->result_count = result_count;
    made->result_bytes = result_bytes;
    if (ptx_is(ptx_peek(in), "(")) {
        (void)ptx_next(in, &token);
        ok = parameters(in, &params, &count, &bytes);
        made->parameters = params;
        made->parameter_count = count;
        made->parameter_bytes = bytes;
    }
    while (ok && ptx_next(in, &token)) {
        if (ptx_is(token, ";")) {
            return true;
        }
        if (ptx_is(token, "{")) {
            made->defined = true;
            return ptx_body(in, module, made);
        }
        bool reqd = ptx_is(token, ".reqntid"), most = ptx_is(token, ".maxntid");
        uint32_t sizes[3] = {1, 1, 1};
        for (int i = 0; (reqd || most) && i < 3; ++i) {
            int64_t number = 0;
            struct ptx_token comma;
            (void)ptx_next(in, &token);
            (void)ptx_number(token, &number);
            sizes[i] = (uint32_t)number;
            comma = ptx_peek(in);
            if (!ptx_is(comma, ",")) {
                break;
            }
            (void)ptx_next(in, &comma);
        }
        if (reqd) {
            memcpy(made->reqd, sizes, sizeof(sizes));
        } else if (most) {
            made->max_threads = sizes[0] * sizes[1] * sizes[2];
        }
    }
    return ptx_say(in, "%s has no end", made->name);
}

static bool skip_braces(struct ptx_text *in) {
    struct ptx_token token;
    unsigned depth = 0;
    while (ptx_next(in, &token)) {
        depth += ptx_is(token, "{");
        if (ptx_is(token, "}") && --depth == 0) {
            return true;
        }
    }
    return ptx_say(in, "a section without an end");
}

static bool top(struct ptx_text *in, struct building *to) {
    static const struct {
        const char *word;
        enum ptx_space space;
    } spaces[] = {{".global", PTX_GLOBAL}, {".const", PTX_CONST}, {".shared", PTX_SHARED}};
    struct ptx_module *module = to->module;
    struct ptx_token token;
    bool external = false, versioned = false;
    while (ptx_next(in, &token)) {
        if (ptx_is(token, ".version")) {
            versioned = true;
            (void)ptx_next(in, &token);
        } else if (ptx_is(token, ".address_size")) {
            (void)ptx_next(in, &token);
        } else if (ptx_is(token, ".target")) {
            (void)ptx_next(in, &token);
            module->target = token.length > 3 ? (uint32_t)atoi(token.text + 3) : 0;
            while (ptx_is(ptx_peek(in), ",")) {
                (void)ptx_next(in, &token);
                (void)ptx_next(in, &token);
            }
        } else if (ptx_is(token, ".file") || ptx_is(token, ".loc")) {
            in->at += strcspn(in->at, "\n");
        } else if (ptx_is(token, ".section")) {
            if (!skip_braces(in)) {
                return false;
            }
        } else if (ptx_is(token, ".pragma")) {
            (void)ptx_next(in, &token);
            if (!ptx_expect(in, ";")) {
                return false;
            }
        } else if (ptx_is(token, ".extern")) {
            external = true;
        } else if (ptx_is(token, ".visible") || ptx_is(token, ".weak") ||
                   ptx_is(token, ".common")) {
            external = false;
        } else if (!versioned) {
            return ptx_say(in, "a module begins with .version, not with '%.*s'", (int)token.length,
                           token.text);
        } else if (ptx_is(token, ".entry") || ptx_is(token, ".func")) {
            if (!function(in, module, ptx_is(token, ".entry"))) {
                return false;
            }
            external = false;
        } else {
            unsigned i = 0;
            while (i < 3 && !ptx_is(token, spaces[i].word)) {
                ++i;
            }
            if (i == 3) {
                return ptx_say(in, "'%.*s' is not known here", (int)token.length, token.text);
            }
            if (!variable(in, to, spaces[i].space, external)) {
                return false;
            }
            external = false;
        }
    }
    return versioned || ptx_say(in, "a module begins with .version");
}

static bool finish(struct ptx_text *in, struct building *to) {
    struct ptx_module *module = to->module;
    module->shared_bytes = (module->shared_bytes + 15) & ~15u; /* the launch's part is behind it */
    module->memory_bytes = (to->size + PTX_APART + 255) & ~(uint64_t)255;
    module->memory = aligned_alloc(256, module->memory_bytes);
    module->owned = calloc(1, module->memory_bytes);
    if (!module->memory || !module->owned) {
        return ptx_say(in, "out of memory");
    }
    if (to->size) {
        memcpy(module->memory, to->bytes, to->size);
    }
    for (uint32_t i = 0; i < module->variable_count; ++i) {
        const struct ptx_variable *variable = &module->variables[i];
        if (variable->space != PTX_SHARED && variable->size) {
            memset(module->owned + variable->place, 1, variable->size);
        }
    }
    for (uint32_t i = 0; i < to->relocation_count; ++i) {
        const struct relocation *r = &to->relocations[i];
        const struct ptx_variable *found = ptx_variable(module, r->name);
        if (!found || found->space == PTX_SHARED) {
            return ptx_say(in, "%s in an initialiser is no variable of the module", r->name);
        }
        uint64_t value = (uint64_t)(uintptr_t)module->memory + found->place + (uint64_t)r->offset;
        memcpy(module->memory + r->place, &value, r->size);
    }
    for (uint32_t i = 0; i < module->function_count; ++i) {
        struct ptx_function *function = module->functions[i];
        function->shared_bytes = module->shared_bytes;
        for (uint32_t k = 0; function->entry && k < module->function_count; ++k) {
            const struct ptx_function *called = module->functions[k];
            function->own_shared += called->entry ? 0 : called->own_shared;
        }
        if (!function->defined) {
            for (uint32_t k = 0; k < module->function_count; ++k) {
                const struct ptx_function *user = module->functions[k];
                for (uint32_t c = 0; c < user->code_count; ++c) {
                    const struct ptx_instruction *at = &user->code[c];
                    if (at->opcode == PTX_call && at->operand[0].kind == PTX_FUNCTION &&
                        at->operand[0].value == (int64_t)i) {
                        in->line = at->line;
                        return ptx_say(in, "function %s is not defined", function->name);
                    }
                }
            }
        }
    }
    return true;
}

struct ptx_module *ptx_parse(const char *text, char *log, size_t log_size) {
    struct ptx_text in = {.at = text, .line = 1, .log = log, .log_size = log_size};
    struct building to = {.module = calloc(1, sizeof(*to.module))};
    if (!to.module) {
        return NULL;
    }
    bool ok = top(&in, &to) && finish(&in, &to);
    for (uint32_t i = 0; i < to.relocation_count; ++i) {
        free(to.relocations[i].name);
    }
    free(to.relocations);
    free(to.bytes);
    if (!ok) {
        ptx_free(to.module);
        return NULL;
    }
    return to.module;
}

void ptx_free(struct ptx_module *module) {
    for (uint32_t i = 0; i < module->function_count; ++i) {
        struct ptx_function *function = module->functions[i];
        drop_parameters(&function->parameters, &function->parameter_count);
        drop_parameters(&function->results, &function->result_count);
        free(function->name);
        free(function->code);
        free(function->more);
        free(function->targets);
        free(function);
    }
    for (uint32_t i = 0; i < module->variable_count; ++i) {
        free(module->variables[i].name);
    }
    free(module->functions);
    free(module->variables);
    free(module->memory);
    free(module->owned);
    free(module);
}
