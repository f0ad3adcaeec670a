/* What the SPIR-V of files is, for scripts: test_spirv_tool CHECK, with paths on its standard
 * input.
 *
 *     check  prints each path with "ok", or with what the check of modules says
 *     write  the same with "ok" where writing a module gives the words that it was read from */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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

int main(int argc, char **argv) {
    char path[4096];
    if (argc != 2 || (strcmp(argv[1], "check") != 0 && strcmp(argv[1], "write") != 0)) {
        fprintf(stderr, "usage: %s check|write < LIST\n", argv[0]);
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
            says = argv[1][0] == 'c' ? check(module, &error) : write_again(module, code, size);
        }
        printf("%s %s\n", path, says);
        ur_spirv_release(module);
        free(code);
    }
    return 0;
}
