/* OpenCL C of a recording becomes SPIR-V, by urcc. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "replay.h"

struct ur_compiled {
    struct ur_compiled *next;
    uint64_t hash; /* of source and options */
    unsigned char *il;
    size_t size; /* 0: it does not compile */
};

#define MOST_OPTIONS 64

static bool write_file(const char *path, const unsigned char *bytes, size_t size) {
    FILE *file = fopen(path, "wbe");
    bool good = file && fwrite(bytes, 1, size, file) == size;
    return file && fclose(file) == 0 && good;
}

static unsigned char *read_file(const char *path, size_t *size) {
    FILE *file = fopen(path, "rbe");
    long length = file && fseek(file, 0, SEEK_END) == 0 ? ftell(file) : -1;
    unsigned char *bytes =
        length > 0 && fseek(file, 0, SEEK_SET) == 0 ? malloc((size_t)length) : NULL;
    if (bytes && fread(bytes, 1, (size_t)length, file) != (size_t)length) {
        free(bytes);
        bytes = NULL;
    }
    if (file) {
        fclose(file);
    }
    *size = bytes ? (size_t)length : 0;
    return bytes;
}

/* A recording may be anybody's: of its options only those are given on that name no file. */
static bool is_harmless(const char *option) {
    return strncmp(option, "-D", 2) == 0 || strncmp(option, "-U", 2) == 0 ||
           strncmp(option, "-cl-", 4) == 0;
}

static bool compile_run(char **command) {
    int status;
    fflush(NULL);
    pid_t child = fork();
    if (child == 0) {
        execvp(command[0], command);
        _exit(127);
    }
    while (child > 0 && waitpid(child, &status, 0) < 0 && errno == EINTR) {
    }
    return child > 0 && WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

/* `options` is cut at its blanks. */
static unsigned char *compile(const char *folder, const struct ur_code *code, char *options,
                              size_t *size) {
    char source[512], il[512], *command[MOST_OPTIONS + 8];
    const char *urcc = getenv("URTRACE_URCC");
    size_t count = 0;
    snprintf(source, sizeof(source), "%s/source.cl", folder);
    snprintf(il, sizeof(il), "%s/source.spv", folder);
    command[count++] = (char *)(uintptr_t)(urcc ? urcc : "urcc");
    command[count++] = "-w";
    command[count++] = "-tspir64";
    command[count++] = "-o";
    command[count++] = il;
    for (char *rest = NULL, *option = strtok_r(options, " \t\n", &rest);
         option && count < MOST_OPTIONS; option = strtok_r(NULL, " \t\n", &rest)) {
        bool apart = option[0] == '-' && (option[1] == 'D' || option[1] == 'U') && !option[2];
        char *name = apart ? strtok_r(NULL, " \t\n", &rest) : NULL; /* -D NAME */
        if (is_harmless(option) && (name || !apart)) {
            command[count++] = option;
        }
        if (name) {
            command[count++] = name;
        }
    }
    command[count++] = source;
    command[count] = NULL;
    unsigned char *bytes =
        write_file(source, code->bytes[UR_CODE_SOURCE], code->size[UR_CODE_SOURCE]) &&
                compile_run(command)
            ? read_file(il, size)
            : NULL;
    unlink(source);
    unlink(il);
    return bytes;
}

const unsigned char *ur_compile(struct ur_replay *replay, const struct ur_code *code,
                                size_t *size) {
    size_t length = code->size[UR_CODE_OPTIONS];
    uint64_t hash = ur_record_hash(code->bytes[UR_CODE_SOURCE], code->size[UR_CODE_SOURCE],
                                   ur_record_hash(code->bytes[UR_CODE_OPTIONS], length, 0));
    char folder[] = "/tmp/ur-replay-XXXXXX";
    struct ur_compiled *compiled = replay->compiled;
    while (compiled && compiled->hash != hash) {
        compiled = compiled->next;
    }
    if (!compiled) {
        compiled = calloc(1, sizeof(*compiled));
        char *options = calloc(1, length + 1);
        if (!compiled || !options || !mkdtemp(folder)) {
            free(compiled);
            free(options);
            return NULL;
        }
        if (length) {
            memcpy(options, code->bytes[UR_CODE_OPTIONS], length);
        }
        *compiled = (struct ur_compiled){.next = replay->compiled, .hash = hash};
        compiled->il = compile(folder, code, options, &compiled->size);
        replay->compiled = compiled;
        rmdir(folder);
        free(options);
        ur_say(replay, compiled->il ? "programs are made from their source in OpenCL C, by urcc."
                                    : "OpenCL C could not be compiled by urcc (URTRACE_URCC).");
    }
    *size = compiled->size;
    return compiled->il;
}

void ur_compiled_free(struct ur_replay *replay) {
    while (replay->compiled) {
        struct ur_compiled *next = replay->compiled->next;
        free(replay->compiled->il);
        free(replay->compiled);
        replay->compiled = next;
    }
}
