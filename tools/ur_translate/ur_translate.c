/* ur-translate TARGET ARCH [OPTION...] IN.spv OUT: SPIR-V to what the CUDA adapter (nvptx64,
 * sm_90), the HIP adapter (amdgcn, gfx90a) or the native CPU adapter makes of it, for urcc. For
 * native_cpu that is LLVM's text, which urcc has clang compile, and ARCH says what the processor
 * has: `fma`, fused multiplication, or `plain`. OPTION is one of a program's build. Exit status: 0
 * made, 1 refused, 2 wrong usage, 3 a library or a tool is missing. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/options.h"
#include "compile/compiler.h"
#include "spirv/check.h"
#include "spirv/specialize.h"
#include "llvm/llvm.h"
#ifdef UR_TRANSLATE_PTX
#include "ptx/describe.h"
#include "ptx/ptx.h"
#endif

enum { REFUSED = 1, USAGE = 2, MISSING = 3 };

struct job {
    const char *arch, *from, *to;
    char options[4096];
};

static int say(int status, const char *what, const char *why) {
    fprintf(stderr, "ur-translate: %s%s%s\n", what, *why ? ": " : "", why);
    return status;
}

static void *read_file(const char *path, size_t *size) {
    FILE *file = fopen(path, "rb");
    char *bytes = NULL;
    long length = -1;
    if (file && fseek(file, 0, SEEK_END) == 0 && (length = ftell(file)) >= 0) {
        rewind(file);
        bytes = malloc((size_t)length + 1);
        if (bytes && fread(bytes, 1, (size_t)length, file) != (size_t)length) {
            free(bytes);
            bytes = NULL;
        }
    }
    if (file) {
        fclose(file);
    }
    *size = (size_t)length;
    return bytes;
}

static int write_file(const char *path, const void *bytes, size_t size) {
    FILE *file = fopen(path, "wb");
    bool good = file && fwrite(bytes, 1, size, file) == size;
    good = file && fclose(file) == 0 && good;
    return good ? 0 : say(REFUSED, path, "cannot be written");
}

static bool relaxed(const struct job *job) {
    return ur_options_have(job->options, "-cl-fast-relaxed-math") ||
           ur_options_have(job->options, "-cl-unsafe-math-optimizations");
}

#ifdef UR_TRANSLATE_PTX

/* The first version of PTX that has the processor ("Release Notes" of the PTX ISA); 0: none has. */
static unsigned ptx_version(unsigned sm) {
    static const struct {
        unsigned sm, version;
    } first[] = {{70, 63}, {72, 63},  {75, 63},  {80, 70},  {86, 71},  {87, 74},  {89, 78},
                 {90, 78}, {100, 86}, {101, 86}, {103, 88}, {110, 90}, {120, 87}, {121, 88}};
    for (size_t i = 0; i < sizeof(first) / sizeof(first[0]); ++i) {
        if (first[i].sm == sm) {
            return first[i].version;
        }
    }
    return 0;
}

static int make_ptx(const struct job *job, struct ur_spirv_module *module) {
    unsigned sm =
        strncmp(job->arch, "sm_", 3) == 0 ? (unsigned)strtoul(job->arch + 3, NULL, 10) : 0;
    const struct ur_ptx_target target = {
        .sm = sm,
        .version = ptx_version(sm),
        .relaxed = relaxed(job),
        .correct = ur_options_have(job->options, "-cl-fp32-correctly-rounded-divide-sqrt"),
        .flush = ur_options_have(job->options, "-cl-denorms-are-zero"),
    };
    struct ur_ptx_result ptx = {0};
    size_t size = 0;
    if (!target.version) {
        return say(REFUSED, job->arch, "is no processor of sm_70 or later that is known");
    }
    int status = ur_ptx_translate(module, &target, &ptx) == UR_PTX_OK
                     ? 0
                     : say(REFUSED, "no PTX of it", ptx.log);
    if (status == 0) {
        char *text = ur_ptx_described(&ptx, &size);
        status = text ? write_file(job->to, text, size) : say(REFUSED, "no memory", "");
        free(text);
    }
    ur_ptx_result_free(&ptx);
    return status;
}

#endif

static int make_code_object(const struct job *job, struct ur_spirv_module *module) {
    static char log[65536];
    bool plain =
        ur_options_have(job->options, "-cl-opt-disable") || ur_options_have(job->options, "-O0");
    const struct ur_llvm_options options = {.relaxed = relaxed(job),
                                            .fuse = true,
                                            .library = &ll_library_amdgcn,
                                            .wave = ur_llvm_wave(job->arch),
                                            .widens = true,
                                            .imageless = ur_llvm_imageless(job->arch)};
    struct ur_compiler_options how = {.level = plain ? 0 : 2, .processor = job->arch};
    struct ur_llvm_result text = {0};
    void *made = NULL;
    size_t size = 0;
    if (!options.wave) {
        return say(REFUSED, job->arch, "is no processor of AMD's that is known");
    }
    if (!ur_compiler_find(log, sizeof(log)) || !ur_linker_find(log, sizeof(log))) {
        return say(MISSING, log, "");
    }
    int status = 0;
    enum ur_llvm_status emitted = ur_llvm_emit(module, &options, &text);
    how.wide = text.wide;
    if (emitted != UR_LLVM_OK) {
        status = say(REFUSED, "no code for the device of it", text.log);
    } else if (ur_compile(text.text, text.size, &how, &made, &size, log, sizeof(log)) !=
               UR_COMPILED) {
        status = say(REFUSED, "LLVM makes no code of it", log);
    } else {
        status = write_file(job->to, made, size);
    }
    free(made);
    ur_llvm_result_free(&text);
    return status;
}

static int make_text(const struct job *job, struct ur_spirv_module *module) {
    const struct ur_llvm_options options = {
        .relaxed = relaxed(job),
        .fuse = true,
        .library = &ll_library_host,
        .multiplies_and_adds = strcmp(job->arch, "fma") == 0,
        .lines = ur_options_have(job->options, "-g"),
        .uniform = ur_options_have(job->options, "-cl-uniform-work-group-size")};
    struct ur_llvm_result text = {0};
    if (!module->entry_point_count) {
        return say(REFUSED, "the source has no kernel", "");
    }
    int status = ur_llvm_emit(module, &options, &text) == UR_LLVM_OK
                     ? write_file(job->to, text.text, text.size)
                     : say(REFUSED, "no host code of it", text.log);
    ur_llvm_result_free(&text);
    return status;
}

static const struct {
    const char *name;
    int (*make)(const struct job *, struct ur_spirv_module *);
} targets[] = {
#ifdef UR_TRANSLATE_PTX
    {"nvptx64", make_ptx},
#endif
    {"amdgcn", make_code_object},
    {"native_cpu", make_text},
};

int main(int argc, char **argv) {
    struct job job = {.options = ""};
    size_t target = 0, count = sizeof(targets) / sizeof(*targets);
    while (argc > 1 && target < count && strcmp(argv[1], targets[target].name) != 0) {
        ++target;
    }
    if (argc < 5 || target == count) {
        return say(USAGE,
                   "usage: ur-translate nvptx64|amdgcn|native_cpu ARCH [OPTION...] IN.spv OUT", "");
    }
    job.arch = argv[2];
    job.from = argv[argc - 2];
    job.to = argv[argc - 1];
    for (int i = 3; i < argc - 2; ++i) {
        size_t used = strlen(job.options);
        snprintf(job.options + used, sizeof(job.options) - used, "%s ", argv[i]);
    }
    struct ur_spirv_module *module = NULL;
    struct ur_spirv_error error = {.why = ""};
    size_t size = 0;
    void *bytes = read_file(job.from, &size);
    int status = REFUSED;
    if (!bytes) {
        status = say(REFUSED, job.from, "cannot be read");
    } else if (ur_spirv_read(bytes, size, &module, &error) ||
               ur_spirv_check_module(module, &error) ||
               ur_spirv_specialize(module, NULL, 0, &error)) {
        status = say(REFUSED, job.from, error.why);
    } else {
        status = targets[target].make(&job, module);
    }
    ur_spirv_release(module);
    free(bytes);
    return status;
}
