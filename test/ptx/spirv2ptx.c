/* spirv2ptx [--sm N] [--version N] [--correct] [--quiet] [--kernels] [-o FOLDER] FILE.spv...
 *
 * Translates modules as the CUDA adapter does. PTX goes to stdout, or to FOLDER/NAME.ptx; --kernels
 * writes what a launch must give instead. The exit status is 1 if any module was refused. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ptx/ptx.h"
#include "spirv/module.h"

struct options {
    struct ur_ptx_target target;
    bool quiet, kernels;
    const char *folder;
};

static char *read_file(const char *path, size_t *size) {
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

static void print_kernels(const struct ur_ptx_result *result) {
    static const char *const kinds[] = {"value", "global", "local", "texture", "sampler"};
    for (uint32_t i = 0; i < result->kernel_count; ++i) {
        const struct ur_ptx_kernel *kernel = &result->kernels[i];
        printf("%s symbol=%s bytes=%u offset=%d local=%u reqd=%u,%u,%u\n", kernel->name,
               kernel->symbol, kernel->parameter_bytes, kernel->offset, kernel->local_bytes,
               kernel->reqd[0], kernel->reqd[1], kernel->reqd[2]);
        for (uint32_t j = 0; j < kernel->parameter_count; ++j) {
            const struct ur_ptx_parameter *p = &kernel->parameters[j];
            printf("  %u %s size=%u align=%u at=%u\n", j, kinds[p->kind], p->size, p->align,
                   p->offset);
        }
    }
}

static bool write_text(const struct options *options, const char *path,
                       const struct ur_ptx_result *result) {
    if (options->kernels) {
        print_kernels(result);
    }
    if (options->quiet || options->kernels) {
        return true;
    }
    FILE *file = stdout;
    if (options->folder) {
        char name[4096];
        const char *base = strrchr(path, '/');
        snprintf(name, sizeof(name), "%s/%s.ptx", options->folder, base ? base + 1 : path);
        file = fopen(name, "wb");
    }
    bool written = file && fwrite(result->text, 1, result->size, file) == result->size;
    if (file && file != stdout) {
        written &= fclose(file) == 0;
    }
    return written;
}

static bool translate(const struct options *options, const char *path) {
    size_t size;
    char *bytes = read_file(path, &size);
    if (!bytes) {
        fprintf(stderr, "%s: cannot be read\n", path);
        return false;
    }
    struct ur_spirv_module *module;
    struct ur_spirv_error error;
    bool good = false;
    if (ur_spirv_read(bytes, size, &module, &error) != UR_SPIRV_OK) {
        fprintf(stderr, "%s: %s\n", path, error.why);
    } else {
        struct ur_ptx_result result;
        enum ur_ptx_status status = ur_ptx_translate(module, &options->target, &result);
        if (status != UR_PTX_OK) {
            fprintf(stderr, "%s: %s\n", path, result.log);
        } else {
            good = write_text(options, path, &result);
        }
        ur_ptx_result_free(&result);
        ur_spirv_release(module);
    }
    free(bytes);
    return good;
}

int main(int argc, char **argv) {
    struct options options = {.target = {.sm = 90, .version = 80}};
    int status = 0;
    for (int i = 1; i < argc; ++i) {
        if (strcmp(argv[i], "--sm") == 0 && i + 1 < argc) {
            options.target.sm = (unsigned)atoi(argv[++i]);
        } else if (strcmp(argv[i], "--version") == 0 && i + 1 < argc) {
            options.target.version = (unsigned)atoi(argv[++i]);
        } else if (strcmp(argv[i], "--quiet") == 0) {
            options.quiet = true;
        } else if (strcmp(argv[i], "--correct") == 0) {
            options.target.correct = true;
        } else if (strcmp(argv[i], "--kernels") == 0) {
            options.kernels = true;
        } else if (strcmp(argv[i], "-o") == 0 && i + 1 < argc) {
            options.folder = argv[++i];
        } else if (!translate(&options, argv[i])) {
            status = 1;
        }
    }
    return status;
}
