/* Modules that name extensions of SPIR-V which the driver may not list, with a driver that ends the
 * process over those that it does not know: test_opencl_extensions NAME... builds a kernel's module
 * that declares each, on the first device. Those named must be taken; one behind "-" may be
 * refused, and the process goes on. With --loader FILE, OpenCL's loader is that file, which nobody
 * finds by its name: the process that asks the driver has to take the same. With --all: every one
 * of the grammar, and says which are taken. With --versions: modules of SPIR-V 1.2 to 1.4 are
 * taken, one of 1.6 as the driver says, and one of 99.0 is refused. With --formats FOLDER: of the
 * suite's modules there, `prints` builds, and `prints_one_of` is refused with a sentence. */
#include <dlfcn.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "assemble.h"
#include "ur_api.h"

enum { VOID = 1, KERNEL_TYPE, KERNEL, LABEL, BOUND };

static uint32_t version = UR_SPIRV_VERSION(1, 2);

static ur_context_handle_t context;

static void make(struct assembly *a, const char *extension) {
    begin(a, BOUND);
    a->words[1] = version;
    OP(a, SpvOpCapability, SpvCapabilityKernel);
    OP(a, SpvOpCapability, SpvCapabilityAddresses);
    if (extension) {
        put_text(a, SpvOpExtension, NO_WORDS, extension, NO_WORDS);
    }
    OP(a, SpvOpMemoryModel, SpvAddressingModelPhysical64, SpvMemoryModelOpenCL);
    put_text(a, SpvOpEntryPoint, WORDS(SpvExecutionModelKernel, KERNEL), "work", NO_WORDS);
    OP(a, SpvOpTypeVoid, VOID);
    OP(a, SpvOpTypeFunction, KERNEL_TYPE, VOID);
    OP(a, SpvOpFunction, VOID, KERNEL, 0, KERNEL_TYPE);
    OP(a, SpvOpLabel, LABEL);
    OP(a, SpvOpReturn);
    OP(a, SpvOpFunctionEnd);
}

static bool is_taken(const char *extension) {
    static struct assembly made;
    ur_program_handle_t program;
    ur_kernel_handle_t kernel = NULL;
    make(&made, extension);
    if (urProgramCreateWithIL(context, made.words, made.count * 4, NULL, &program)) {
        return false;
    }
    bool taken = urProgramBuild(context, program, NULL) == UR_RESULT_SUCCESS &&
                 urKernelCreate(program, "work", &kernel) == UR_RESULT_SUCCESS;
    if (kernel) {
        urKernelRelease(kernel);
    }
    urProgramRelease(program);
    return taken;
}

static bool versions_are_right(void) {
    bool good = true;
    for (unsigned minor = 2; minor <= 4; ++minor) {
        version = UR_SPIRV_VERSION(1, minor);
        if (!is_taken(NULL)) {
            fprintf(stderr, "SPIR-V 1.%u is refused\n", minor);
            good = false;
        }
    }
    version = UR_SPIRV_VERSION(1, 6);
    printf("1.6: %s\n", is_taken(NULL) ? "taken" : "refused");
    version = UR_SPIRV_VERSION(99, 0);
    if (is_taken(NULL)) {
        fprintf(stderr, "SPIR-V 99.0 is taken\n");
        good = false;
    }
    return good;
}

static ur_result_t file_taken(const char *folder, const char *name) {
    static char code[1 << 16], path[4096];
    ur_program_handle_t program = NULL;
    snprintf(path, sizeof(path), "%s/%s.spv", folder, name);
    FILE *file = fopen(path, "rb");
    size_t size = file ? fread(code, 1, sizeof(code), file) : 0;
    if (file) {
        fclose(file);
    }
    ur_result_t result = urProgramCreateWithIL(context, code, size, NULL, &program);
    if (program) {
        result = urProgramBuild(context, program, NULL);
        urProgramRelease(program);
    }
    return result;
}

static bool formats_are_right(ur_adapter_handle_t adapter, const char *folder) {
    const char *said = "";
    int32_t number;
    bool good = file_taken(folder, "prints") == UR_RESULT_SUCCESS &&
                file_taken(folder, "prints_one_of") == UR_RESULT_ERROR_INVALID_BINARY;
    urAdapterGetLastError(adapter, &said, &number);
    return good && strstr(said, "a format of printf");
}

int main(int argc, char **argv) {
    ur_adapter_handle_t adapter;
    ur_platform_handle_t platform;
    ur_device_handle_t device;
    bool may_be_refused = false, good = true;
    const char *list = getenv("OCL_ICD_FILENAMES");
    char *before = list ? strdup(list) : NULL;
    if (argc > 2 && strcmp(argv[1], "--loader") == 0) {
        if (!dlopen(argv[2], RTLD_NOW)) {
            fprintf(stderr, "%s\n", dlerror());
            return 1;
        }
        argc -= 2;
        argv += 2;
    }
    if (urLoaderInit(0, NULL) || urAdapterGet(1, &adapter, NULL) ||
        urPlatformGet(adapter, 1, &platform, NULL) ||
        urDeviceGet(platform, UR_DEVICE_TYPE_ALL, 1, &device, NULL) ||
        urContextCreate(1, &device, NULL, &context)) {
        fprintf(stderr, "there is no device\n");
        return 1;
    }
    if (argc == 2 && strcmp(argv[1], "--all") == 0) {
        const char *name;
        for (unsigned i = 0; (name = ur_spirv_extension_name(i)); ++i) {
            printf("%s %s\n", name, is_taken(name) ? "taken" : "refused");
            fflush(stdout);
        }
        return 0;
    }
    if (argc == 2 && strcmp(argv[1], "--versions") == 0) {
        return versions_are_right() ? 0 : 1;
    }
    if (argc == 3 && strcmp(argv[1], "--formats") == 0) {
        return formats_are_right(adapter, argv[2]) ? 0 : 1;
    }
    for (int i = 1; i < argc; ++i) {
        if (strcmp(argv[i], "-") == 0) {
            may_be_refused = true;
        } else if (!is_taken(argv[i]) && !may_be_refused) {
            fprintf(stderr, "%s is refused\n", argv[i]);
            good = false;
        }
    }
    /* As it was, for the processes that this one starts. */
    list = getenv("OCL_ICD_FILENAMES");
    if (before && (!list || strcmp(list, before) != 0)) {
        fprintf(stderr, "OCL_ICD_FILENAMES was %s and is %s\n", before, list ? list : "not set");
        good = false;
    }
    free(before);
    urContextRelease(context);
    urAdapterRelease(adapter);
    urLoaderTearDown();
    return good ? 0 : 1;
}
