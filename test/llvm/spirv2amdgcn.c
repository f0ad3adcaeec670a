/* spirv2amdgcn PROCESSOR [FILE OUT]: makes a code object of a module of SPIR-V for an AMD processor
 * such as gfx90a, as the HIP adapter does. Without files it reads their names from the standard
 * input, FILE and OUT in a line, so that one process of LLVM serves them all, and says of each
 * "made", "refused" by the emitter, or "failed" in LLVM or the linker, and why. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "compile/compiler.h"
#include "read_file.h"
#include "spirv/module.h"
#include "spirv/specialize.h"
#include "llvm/llvm.h"

static bool write_file(const char *path, const void *bytes, size_t size) {
    FILE *file = fopen(path, "wb");
    bool good = file && fwrite(bytes, 1, size, file) == size;
    return file && fclose(file) == 0 && good;
}

static const char *make(const char *processor, const char *from, const char *to, char why[4096]) {
    struct ur_spirv_module *module = NULL;
    struct ur_spirv_error error = {0};
    struct ur_llvm_options options = {.fuse = true,
                                      .library = &ll_library_amdgcn,
                                      .wave = ur_llvm_wave(processor),
                                      .widens = true,
                                      .imageless = ur_llvm_imageless(processor),
                                      .levelless = ur_llvm_levelless(processor)};
    struct ur_llvm_result text = {0};
    size_t size = 0, made_size = 0;
    void *bytes = read_file(from, &size), *made = NULL;
    const char *result = "refused";
    if (!bytes || ur_spirv_read(bytes, size, &module, &error) != UR_SPIRV_OK ||
        ur_spirv_specialize(module, NULL, 0, &error) != UR_SPIRV_OK) {
        snprintf(why, 4096, "%s", bytes ? error.why : "cannot be read");
    } else if (ur_llvm_emit(module, &options, &text) != UR_LLVM_OK) {
        snprintf(why, 4096, "%s", text.log);
    } else {
        struct ur_compiler_options how = {.level = 2, .processor = processor, .wide = text.wide};
        result = "failed";
        if (ur_compile(text.text, text.size, &how, &made, &made_size, why, 4096) == UR_COMPILED) {
            result = write_file(to, made, made_size) ? "made" : "failed";
            snprintf(why, 4096, "%s", *result == 'm' ? "" : "the output cannot be written");
        }
    }
    free(made);
    free(bytes);
    ur_llvm_result_free(&text);
    ur_spirv_release(module);
    return result;
}

int main(int argc, char **argv) {
    char line[4096], why[4096] = "";
    if (argc == 4) {
        const char *result = make(argv[1], argv[2], argv[3], why);
        if (*why) {
            fprintf(stderr, "%s: %s\n", result, why);
        }
        return *result != 'm';
    }
    if (argc != 2) {
        fprintf(stderr, "usage: spirv2amdgcn PROCESSOR [FILE OUT]\n");
        return 2;
    }
    while (fgets(line, sizeof(line), stdin)) {
        char *from = strtok(line, " \n"), *to = strtok(NULL, " \n");
        if (from && to) {
            const char *result = make(argv[1], from, to, why);
            for (char *at = why; *at; ++at) {
                *at = *at == '\n' ? ' ' : *at;
            }
            printf("%s %s %s\n", result, from, why);
            fflush(stdout);
        }
    }
    return 0;
}
