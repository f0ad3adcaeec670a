/* Damages a SPIR-V module word by word and builds what comes of it: mutate MODULE SEED FIRST STEP.
 *
 * Prints a line `N refused TEXT`, `N failed` or `N built` for every STEP-th word from word FIRST
 * on, after a line `N` that says which one is next, so that whoever reads knows which one ended the
 * process. The adapter's own check is meant to refuse what a compiler would not survive. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "damage.h"
#include "ur_api.h"

static const char *last_error(ur_adapter_handle_t adapter) {
    const char *text = NULL;
    int32_t code;
    return urAdapterGetLastError(adapter, &text, &code) == UR_RESULT_SUCCESS && text ? text : "";
}

int main(int argc, char **argv) {
    static uint32_t words[1 << 16], copy[1 << 16];
    ur_adapter_handle_t adapter = NULL;
    ur_platform_handle_t platform = NULL;
    ur_device_handle_t device = NULL;
    ur_context_handle_t context = NULL;
    FILE *file = argc == 5 ? fopen(argv[1], "rb") : NULL;
    if (!file) {
        fprintf(stderr, "usage: %s MODULE SEED FIRST STEP\n", argv[0]);
        return 2;
    }
    size_t count = fread(words, 4, sizeof(words) / 4, file);
    fclose(file);
    uint64_t seed = strtoull(argv[2], NULL, 0);
    size_t first = strtoul(argv[3], NULL, 0), step = strtoul(argv[4], NULL, 0);
    if (urLoaderInit(0, NULL) || urAdapterGet(1, &adapter, NULL) ||
        urPlatformGet(adapter, 1, &platform, NULL) ||
        urDeviceGet(platform, UR_DEVICE_TYPE_ALL, 1, &device, NULL) ||
        urContextCreate(1, &device, NULL, &context)) {
        return 77;
    }
    char il[256] = "";
    if (urDeviceGetInfo(device, UR_DEVICE_INFO_IL_VERSION, sizeof(il), il, NULL) || !il[0]) {
        fprintf(stderr, "the device takes no SPIR-V\n");
        return 77;
    }
    setvbuf(stdout, NULL, _IONBF, 0);
    for (size_t at = first; at < count && step; at += step) {
        ur_program_handle_t program = NULL;
        memcpy(copy, words, count * 4);
        copy[at] = damage(words, count, at, seed);
        printf("%zu\n", at);
        alarm(60);
        ur_result_t result = urProgramCreateWithIL(context, copy, count * 4, NULL, &program);
        if (result != UR_RESULT_SUCCESS) {
            printf("%zu refused %s\n", at, last_error(adapter));
            continue;
        }
        result = urProgramBuild(context, program, NULL);
        printf("%zu %s\n", at, result == UR_RESULT_SUCCESS ? "built" : "failed");
        (void)urProgramRelease(program);
    }
    (void)urContextRelease(context);
    (void)urAdapterRelease(adapter);
    (void)urLoaderTearDown();
    return 0;
}
