/* See as_host.h. */
#include "as_host.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "compile/compiler.h"
#include "hostcode/hostcode.h"
#include "read_file.h"
#include "spirv/module.h"
#include "spirv/specialize.h"

#define INTRINSIC "@llvm.amdgcn."

static bool begins(const char *at, const char *with) {
    return strncmp(at, with, strlen(with)) == 0;
}

/* The next type in a list that ends with a bracket. */
static bool next_type(const char **at, char type[32]) {
    *at += strspn(*at, ", ");
    if (**at == ')') {
        return false;
    }
    size_t length = **at == '<' ? strcspn(*at, ">") + 1 : strcspn(*at, " ,)");
    snprintf(type, 32, "%.*s", (int)length, *at);
    *at += length + strcspn(*at + length, ",)");
    return true;
}

/* In place of the declaration of what takes vectors, which C passes in other ways: a function that
 * puts them into memory. */
static void define(FILE *to, const char *line) {
    char name[128], type[32];
    int used = 0, count = 0, number = 0;
    const char *at = strstr(line, INTRINSIC) + strlen(INTRINSIC),
               *result = begins(line, "declare void") ? "void" : "<4 x float>";
    assert_int_equal(1, sscanf(at, "%127[^(](%n", name, &used));
    const char *parameters = at + used;
    fprintf(to, "@.name.%s = constant [%zu x i8] c\"%s\\00\"\ndefine internal %s @lanes.%s(", name,
            strlen(name) + 1, name, result, name);
    for (at = parameters; next_type(&at, type); ++count) {
        fprintf(to, "%s%s %%p%d", count ? ", " : "", type, count);
    }
    fputs(") {\n  %s = alloca [16 x i32]\n  %d = alloca [8 x i32]\n  %w = alloca [4 x i32]\n"
          "  %x = alloca [4 x i32], align 16\n",
          to);
    count = 0;
    for (at = parameters; next_type(&at, type); ++count) {
        bool descriptor = strcmp(type, "<8 x i32>") == 0 || begins(name, "struct.buffer");
        if (*type == '<') {
            fprintf(to, "  store %s %%p%d, ptr %%%s, align 4\n", type, count,
                    strcmp(type, "<4 x float>") == 0 ? "x"
                    : descriptor                     ? "d"
                                                     : "w");
        } else if (strcmp(type, "i1") != 0) {
            fprintf(to,
                    "  %%a%d = getelementptr i32, ptr %%s, i32 %d\n  store %s %%p%d, ptr %%a%d\n",
                    count, number++, type, count, count);
        }
    }
    fprintf(to, "  call void @lanes.image(ptr @.name.%s, ptr %%s, ptr %%d, ptr %%w, ptr %%x)\n",
            name);
    fprintf(to, "  %%y = load <4 x float>, ptr %%x\n  ret %s%s\n}\n", result,
            *result == '<' ? " %y" : "");
}

/* One address space, and names that are no intrinsic functions. */
static char *changed(const char *text, const char *const *names, unsigned count) {
    static const struct {
        const char *from, *to;
    } changes[] = {
        {" addrspace(1)", ""},
        {" addrspace(3)", ""},
        {" addrspace(4)", ""},
        {", addrspace(5)", ""},
        {" addrspace(5)", ""},
        {"addrspacecast", "bitcast"},
        {"amdgpu_kernel ", ""},
        {INTRINSIC, "@lanes."},
        {"syncscope(\"wavefront\") ", ""},
        {"syncscope(\"workgroup\") ", ""},
        {"syncscope(\"agent\") ", ""},
    };
    char *made = NULL;
    size_t size = 0;
    FILE *to = open_memstream(&made, &size);
    assert_non_null(to);
    fputs("declare void @lanes.image(ptr, ptr, ptr, ptr, ptr)\n", to);
    for (const char *at = text; *at;) {
        size_t i = 0, all = sizeof(changes) / sizeof(*changes);
        if ((at == text || at[-1] == '\n') && begins(at, "declare ")) {
            const char *end = strchr(at, '\n');
            const char *image = strstr(at, INTRINSIC "image."),
                       *buffer = strstr(at, INTRINSIC "struct.buffer.");
            if ((image && image < end) || (buffer && buffer < end)) {
                define(to, at);
                at = end + 1;
                continue;
            }
        }
        while (i < all && !begins(at, changes[i].from)) {
            ++i;
        }
        if (i == all) {
            fputc(*at++, to);
            continue;
        }
        at += strlen(changes[i].from);
        fputs(changes[i].to, to);
    }
    /* As large at least as a table is. */
    fprintf(to, "\n@ur_hostcode_table = constant [%u x ptr] [",
            count + (unsigned)(sizeof(struct ur_hostcode_table) / sizeof(void *)));
    for (unsigned i = 0; i < count; ++i) {
        fprintf(to, "%sptr @\"%s\"", i ? ", " : "", names[i]);
    }
    for (size_t i = 0; i < sizeof(struct ur_hostcode_table) / sizeof(void *); ++i) {
        fprintf(to, "%sptr null", count || i ? ", " : "");
    }
    fputs("]\n", to);
    assert_int_equal(0, fclose(to));
    return made;
}

struct ur_code as_host_load(const char *path, const struct ur_llvm_options *options,
                            const char *const *names, unsigned count, bool *wide) {
    struct ur_spirv_module *module = NULL;
    struct ur_spirv_error error = {0};
    struct ur_compiler_options how = {.level = 2};
    struct ur_llvm_result text = {0};
    struct ur_code code = {0};
    size_t size = 0, object_size = 0;
    void *bytes = read_file(path, &size), *object = NULL;
    char why[4096] = "";
    assert_non_null(bytes);
    assert_int_equal(UR_SPIRV_OK, ur_spirv_read(bytes, size, &module, &error));
    assert_int_equal(UR_SPIRV_OK, ur_spirv_specialize(module, NULL, 0, &error));
    if (ur_llvm_emit(module, options, &text) != UR_LLVM_OK) {
        fail_msg("%s", text.log);
    }
    *wide = text.wide;
    char *host = changed(text.text, names, count);
    if (ur_compile(host, strlen(host), &how, &object, &object_size, why, sizeof(why)) !=
            UR_COMPILED ||
        ur_code_load(object, object_size, &code, why, sizeof(why))) {
        fail_msg("%s", why);
    }
    free(host);
    free(object);
    free(bytes);
    ur_llvm_result_free(&text);
    ur_spirv_release(module);
    return code;
}
