/* spirv2llvm [--quiet] [--late] [--wave N] FILE...: links the modules and writes the text that LLVM
 * gets of them to stdout, or, quiet, nowhere; with what is made late apart; for AMD's devices with
 * N work-items in a wave. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "read_file.h"
#include "spirv/link.h"
#include "spirv/specialize.h"
#include "llvm/llvm.h"

int main(int argc, char **argv) {
    struct ur_spirv_module *modules[16] = {0}, *linked = NULL;
    struct ur_spirv_error error = {0};
    uint32_t count = 0;
    bool quiet = argc > 1 && strcmp(argv[1], "--quiet") == 0;
    int first = quiet ? 2 : 1;
    bool late = argc > first && strcmp(argv[first], "--late") == 0;
    first += late;
    bool wave = argc > first + 1 && strcmp(argv[first], "--wave") == 0;
    uint32_t size_of_wave = wave ? (uint32_t)atoi(argv[first + 1]) : 0;
    first += wave ? 2 : 0;
    if (argc > 16 + first || (argc == first && !quiet)) {
        fprintf(stderr, "usage: spirv2llvm [--quiet] [--late] [--wave N] FILE...\n");
        return 2;
    }
    if (argc == first) {
        return 0;
    }
    for (int i = first; i < argc; ++i, ++count) {
        size_t size = 0;
        void *bytes = read_file(argv[i], &size);
        if (!bytes || ur_spirv_read(bytes, size, &modules[count], &error) != UR_SPIRV_OK ||
            ur_spirv_specialize(modules[count], NULL, 0, &error) != UR_SPIRV_OK) {
            fprintf(stderr, "%s: %s\n", argv[i], bytes ? error.why : "cannot be read");
            return 1;
        }
        free(bytes);
    }
    if (count > 1 && ur_spirv_link(modules, count, false, &linked, &error) != UR_SPIRV_OK) {
        fprintf(stderr, "%s\n", error.why);
        return 1;
    }
    struct ur_llvm_options options = {.fuse = true,
                                      .library = wave ? &ll_library_amdgcn : &ll_library_host,
                                      .multiplies_and_adds = true,
                                      .late = late,
                                      .wave = size_of_wave};
    struct ur_llvm_result result;
    int status = 0;
    if (ur_llvm_emit(linked ? linked : modules[0], &options, &result) != UR_LLVM_OK) {
        fprintf(stderr, "%s\n", result.log);
        status = 1;
    } else if (!quiet) {
        fwrite(result.text, 1, result.size, stdout);
    }
    ur_llvm_result_free(&result);
    ur_spirv_release(linked);
    while (count) {
        ur_spirv_release(modules[--count]);
    }
    return status;
}
