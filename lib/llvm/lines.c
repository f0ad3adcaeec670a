/* Lines of the source in LLVM's text, for debuggers and profilers. While functions are written, a
 * comment `; @ FILE LINE` stands where a line of the source begins (FILE is the id of the string);
 * when all is there, each instruction behind it gets that place. */
#include <string.h>

#include "emit.h"

/* Metadata of ours are numbered from here on; the rest of the emitter has a few low numbers. */
enum { FIRST = 1000000, UNIT = FIRST, TYPE, NONE_YET };

struct lines {
    struct tr *t;
    struct ur_text *to, notes;
    uint32_t next;
    uint32_t scope, place; /* of the function, of the line; 0: none */
    uint32_t file;         /* of the last marker, and its node */
    uint32_t file_node, first_file;
};

void ll_mark_line(struct fn *k) {
    const struct ur_spirv_instruction *insn = k->insn;
    if (k->t->options->lines && insn->count > 1) {
        ur_text_print(&k->t->out, &k->body, "; @ %u %u\n", insn->operands[0], insn->operands[1]);
    }
}

/* `; @ FILE LINE`, or not. */
static bool read_marker(const char *at, uint32_t *file, uint32_t *line) {
    uint32_t *numbers[] = {file, line};
    if (strncmp(at, "; @", 3) != 0) {
        return false;
    }
    at += 3;
    for (int i = 0; i < 2; ++i) {
        *numbers[i] = 0;
        for (++at; *at >= '0' && *at <= '9'; ++at) {
            *numbers[i] = *numbers[i] * 10 + (uint32_t)(*at - '0');
        }
    }
    return true;
}

static uint32_t file_node(struct lines *l, uint32_t file) {
    struct tr *t = l->t;
    if (l->file != file || !l->file_node) {
        const struct ur_spirv_instruction *string = ur_spirv_definition(t->module, file);
        const char *name =
            string && string->opcode == SpvOpString ? ur_spirv_text(string, 0, NULL) : NULL;
        l->file = file;
        l->file_node = l->next++;
        l->first_file = l->first_file ? l->first_file : l->file_node;
        ur_text_print(&t->out, &l->notes, "!%u = !DIFile(filename: \"", l->file_node);
        ll_put_string(t, &l->notes, name ? name : "?");
        ur_text_puts(&t->out, &l->notes, "\", directory: \"\")\n");
    }
    return l->file_node;
}

/* What a function is called in the source: `@.f12`, `@f12.r0` are of id 12. */
static const char *lines_name_of(const struct tr *t, const char *at) {
    uint32_t id = 0;
    while (*at == '@' || *at == '.' || *at == 'f') {
        ++at;
    }
    for (; *at >= '0' && *at <= '9'; ++at) {
        id = id * 10 + (uint32_t)(*at - '0');
    }
    for (uint32_t i = 0; i < t->module->entry_point_count; ++i) {
        if (t->module->entry_points[i].id == id) {
            return t->module->entry_points[i].name;
        }
    }
    return id < t->module->bound ? t->module->ids[id].name : NULL;
}

/* The head of a function, up to `end`. One without lines is of line 0: what is inlined in it keeps
 * its own only where it has a place, too. */
static void lines_begin(struct lines *l, const char *at, const char *end) {
    struct tr *t = l->t;
    uint32_t file, line = 0;
    const char *mark = end, *name = strchr(at, '@');
    while (mark && mark[1] != '}' && !read_marker(mark + 1, &file, &line)) {
        mark = strchr(mark + 1, '\n');
    }
    uint32_t node = mark && mark[1] != '}' ? file_node(l, file) : l->first_file;
    name = name ? lines_name_of(t, name) : NULL;
    l->scope = l->next++;
    l->place = l->next++;
    ur_text_print(&t->out, &l->notes, "!%u = distinct !DISubprogram(name: \"", l->scope);
    ll_put_string(t, &l->notes, name ? name : "?");
    ur_text_print(&t->out, &l->notes,
                  "\", scope: !%u, file: !%u, line: %u, type: !%u, spFlags: DISPFlagDefinition, "
                  "unit: !%u)\n!%u = !DILocation(line: %u, scope: !%u)\n",
                  node, node, line, (unsigned)TYPE, (unsigned)UNIT, l->place, line, l->scope);
    ur_text_append(&t->out, l->to, at, (size_t)(end - at) - 1); /* without the brace */
    ur_text_print(&t->out, l->to, "!dbg !%u {", l->scope);
}

static void move(struct lines *l, uint32_t file, uint32_t line) {
    struct tr *t = l->t;
    uint32_t node = file_node(l, file), scope = l->scope;
    l->place = l->next++;
    ur_text_print(&t->out, &l->notes,
                  "!%u = !DILexicalBlockFile(scope: !%u, file: !%u, discriminator: 0)\n"
                  "!%u = !DILocation(line: %u, scope: !%u)\n",
                  l->next, scope, node, l->place, line, l->next);
    ++l->next;
}

void ll_add_lines(struct tr *t, struct ur_text *text) {
    struct ur_text made = {0};
    struct lines l = {.t = t, .to = &made, .next = NONE_YET};
    bool cases = false; /* of a switch, one a line */
    const char *first = text->bytes ? strstr(text->bytes, "\n; @") : NULL;
    uint32_t first_file, first_line;
    if (!first || !read_marker(first + 1, &first_file, &first_line)) {
        return;
    }
    (void)file_node(&l, first_file);
    for (const char *at = text->bytes, *end; at && *at; at = end + 1) {
        uint32_t file, line;
        end = strchr(at, '\n');
        if (!end) {
            break;
        }
        size_t size = (size_t)(end - at);
        if (read_marker(at, &file, &line)) {
            move(&l, file, line);
            continue;
        }
        if (strncmp(at, "define ", 7) == 0) {
            lines_begin(&l, at, end);
        } else {
            ur_text_append(&t->out, l.to, at, size);
            l.scope = *at == '}' ? 0 : l.scope; /* between functions */
            cases = cases ? at[size - 1] != ']' : size && end[-1] == '[';
            if (l.scope && size && *at == ' ' && !cases) {
                ur_text_print(&t->out, l.to, ", !dbg !%u", l.place);
            }
        }
        ur_text_puts(&t->out, l.to, "\n");
    }
    ur_text_append(&t->out, l.to, l.notes.bytes, l.notes.size);
    ur_text_print(&t->out, l.to,
                  "!%u = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !%u, "
                  "isOptimized: true, emissionKind: LineTablesOnly)\n"
                  "!%u = !DISubroutineType(types: !{null})\n"
                  "!llvm.dbg.cu = !{!%u}\n!llvm.module.flags = !{!%u}\n"
                  "!%u = !{i32 2, !\"Debug Info Version\", i32 3}\n",
                  (unsigned)UNIT, l.first_file, (unsigned)TYPE, (unsigned)UNIT, l.next, l.next);
    ur_text_free(&l.notes);
    ur_text_free(text);
    *text = made;
}
