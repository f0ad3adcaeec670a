/* What the SPIR-V of files is, for scripts: test_spirv_tool CHECK [FOLDER], with paths on its
 * standard input.
 *
 *     check  prints each path with "ok", or with what the check of modules says
 *     write  the same with "ok" where writing a module gives the words that it was read from
 *     beyond the same, where each kernel's form for ranges without divisors (spirv/beyond.h) is
 *            written to a folder, the second argument, unless it has none: "ok MADE REFUSED"
 *
 * or what the tables have: test_spirv_tool grammar prints a line for each instruction, set NUMBER
 * NAME KINDS..., and for each number that has a name, kind NUMBER NAME KINDS... */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "spirv/beyond.h"
#include "spirv/check.h"
#include "spirv/write.h"

static void *read_file(const char *path, size_t *size) {
    FILE *file = fopen(path, "rb");
    if (!file) {
        return NULL;
    }
    fseek(file, 0, SEEK_END);
    long length = ftell(file);
    rewind(file);
    void *data = length >= 0 ? malloc((size_t)length + 1) : NULL;
    *size = data ? fread(data, 1, (size_t)length, file) : 0;
    fclose(file);
    return data;
}

static const char *check(struct ur_spirv_module *module, struct ur_spirv_error *error) {
    return ur_spirv_check_module(module, error) ? error->why : "ok";
}

static const char *write_again(struct ur_spirv_module *module, const void *code, size_t size) {
    size_t words = ur_spirv_written_words(module);
    uint32_t *written = malloc(words * 4);
    const char *says = "no memory";
    if (written) {
        ur_spirv_write(module, written);
        says =
            words * 4 == size && memcmp(written, code, size) == 0 ? "ok" : "is written otherwise";
    }
    free(written);
    return says;
}

/* As adapters take it: words, which are checked as any module is. */
static const char *keep_words(const struct ur_spirv_module *module, const char *folder,
                              struct ur_spirv_error *error) {
    static unsigned number;
    char name[4200];
    size_t words = ur_spirv_written_words(module);
    uint32_t *written = malloc(words * 4);
    struct ur_spirv_module *again = NULL;
    const char *says = NULL;
    snprintf(name, sizeof(name), "%s/%u.spv", folder, number++);
    FILE *file = written ? fopen(name, "wb") : NULL;
    if (!file) {
        free(written);
        return "cannot be written";
    }
    ur_spirv_write(module, written);
    if (ur_spirv_read(written, words * 4, &again, error) || ur_spirv_check_module(again, error)) {
        says = error->why;
    }
    if (fwrite(written, 4, words, file) != words || fclose(file) != 0) {
        says = "cannot be written";
    }
    ur_spirv_release(again);
    free(written);
    return says;
}

static const char *reach_beyond(const struct ur_spirv_module *module, const char *folder,
                                struct ur_spirv_error *error) {
    static char says[64];
    uint32_t made = 0, refused = 0;
    for (uint32_t i = 0; i < module->entry_point_count; ++i) {
        struct ur_spirv_module *beyond = NULL;
        enum ur_spirv_fault fault =
            ur_spirv_reach_beyond(module, module->entry_points[i].name, &beyond, error);
        if (fault == UR_SPIRV_CAPABILITY) {
            ++refused;
            continue;
        }
        ++made;
        const char *wrong = fault ? error->why : keep_words(beyond, folder, error);
        ur_spirv_release(beyond);
        if (wrong) {
            return wrong;
        }
    }
    snprintf(says, sizeof(says), "ok %u %u", made, refused);
    return says;
}

static const char *answer(char what, struct ur_spirv_module *module, const char *folder,
                          const void *code, size_t size, struct ur_spirv_error *error) {
    switch (what) {
    case 'c':
        return check(module, error);
    case 'w':
        return write_again(module, code, size);
    default:
        return reach_beyond(module, folder, error);
    }
}

static void print_kinds(const char *of, uint32_t number, const char *name, bool typed, bool result,
                        uint16_t operands, uint8_t count) {
    static const char *const quantifiers[] = {"", "?", "*"};
    printf("%s %u %s%s%s", of, number, name, typed ? " IdResultType" : "",
           result ? " IdResult" : "");
    for (uint16_t i = operands; i < operands + count; ++i) {
        printf(" %s%s", ur_spirv_kind_name(ur_spirv_operand_kinds[i].kind),
               quantifiers[ur_spirv_operand_kinds[i].quantifier]);
    }
    printf("\n");
}

/* As they are looked up. */
static void print_grammar(void) {
    for (uint32_t opcode = 0; opcode <= UINT16_MAX; ++opcode) {
        const struct ur_spirv_grammar *found = ur_spirv_grammar(opcode);
        if (found) {
            print_kinds("core", opcode, ur_spirv_opcode_name(opcode), found->typed, found->result,
                        found->operands, found->count);
        }
    }
    for (unsigned i = 0; i < ur_spirv_num_set_names; ++i) {
        enum ur_spirv_set set = ur_spirv_set_names[i].set;
        for (uint32_t number = 0; number < 1024; ++number) {
            const struct ur_spirv_grammar *found = ur_spirv_extended_grammar(set, number);
            if (found) {
                print_kinds(ur_spirv_set_names[i].name, number, ur_spirv_extended_name(set, number),
                            found->typed, found->result, found->operands, found->count);
            }
        }
    }
    for (unsigned kind = 0; kind < UR_SPIRV_KINDS; ++kind) {
        for (unsigned i = 0; i < ur_spirv_kinds[kind].count; ++i) {
            uint32_t number = ur_spirv_values[ur_spirv_kinds[kind].first + i].value;
            const struct ur_spirv_value *found = ur_spirv_value(kind, number);
            print_kinds(ur_spirv_kind_name(kind), number, ur_spirv_value_name(kind, number), false,
                        false, found->operands, found->count);
        }
    }
}

int main(int argc, char **argv) {
    if (argc == 2 && strcmp(argv[1], "grammar") == 0) {
        print_grammar();
        return 0;
    }
    char path[4096];
    bool beyond = argc == 3 && strcmp(argv[1], "beyond") == 0;
    if (!beyond &&
        (argc != 2 || (strcmp(argv[1], "check") != 0 && strcmp(argv[1], "write") != 0))) {
        fprintf(stderr, "usage: %s check|write|beyond FOLDER < LIST\n       %s grammar\n", argv[0],
                argv[0]);
        return 2;
    }
    while (fgets(path, sizeof(path), stdin)) {
        size_t size;
        path[strcspn(path, "\n")] = '\0';
        void *code = read_file(path, &size);
        struct ur_spirv_module *module = NULL;
        struct ur_spirv_error error = {.why = "cannot be read"};
        const char *says = error.why;
        if (code && ur_spirv_read(code, size, &module, &error) == UR_SPIRV_OK) {
            says = answer(argv[1][0], module, argv[2], code, size, &error);
        }
        printf("%s %s\n", path, says);
        ur_spirv_release(module);
        free(code);
    }
    return 0;
}
