#include "source.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <spawn.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "opencl.h"
#include "source_cache.h"

extern char **environ;

/* What urcc ends with. The last two are what env and shells end with where its interpreter cannot
 * be run, or is not there. */
enum { USAGE = 2, TOOL_MISSING = 3, NOT_RUN = 126, NOT_FOUND = 127 };

struct room {
    char folder[64], source[96], module[96], log[96], made_by[96], options[96];
};

static bool source_make_room(struct room *room) {
    const char *base = getenv("TMPDIR");
    if (!base || base[0] != '/' || strlen(base) > 32) {
        base = "/tmp";
    }
    snprintf(room->folder, sizeof(room->folder), "%s/ur-source-XXXXXX", base);
    if (!mkdtemp(room->folder)) {
        return false;
    }
    snprintf(room->source, sizeof(room->source), "%s/source.cl", room->folder);
    snprintf(room->module, sizeof(room->module), "%s/module.spv", room->folder);
    snprintf(room->log, sizeof(room->log), "%s/log", room->folder);
    snprintf(room->made_by, sizeof(room->made_by), "%s/made-by", room->folder);
    snprintf(room->options, sizeof(room->options), "%s/options", room->folder);
    return true;
}

static void remove_room(const struct room *room) {
    (void)unlink(room->source);
    (void)unlink(room->module);
    (void)unlink(room->log);
    (void)unlink(room->made_by);
    (void)unlink(room->options);
    (void)rmdir(room->folder);
}

static bool write_file(const char *path, const char *text, size_t size) {
    FILE *file = fopen(path, "wbe");
    if (!file) {
        return false;
    }
    bool whole = fwrite(text, 1, size, file) == size;
    return fclose(file) == 0 && whole;
}

/* With a 0 behind it, not counted; NULL: it cannot be read, errno says why. */
static char *read_file(const char *path, size_t *size) {
    FILE *file = fopen(path, "rbe");
    if (!file) {
        return NULL;
    }
    char *data = NULL;
    long length = fseek(file, 0, SEEK_END) == 0 ? ftell(file) : -1;
    if (length >= 0 && fseek(file, 0, SEEK_SET) == 0 && (data = malloc((size_t)length + 1))) {
        *size = fread(data, 1, (size_t)length, file);
        data[*size] = 0;
    }
    (void)fclose(file);
    return data;
}

/* ---- texts ----------------------------------------------------------------------------------- */

static size_t text_size(const char **texts, const size_t *sizes, uint32_t i) {
    return sizes && sizes[i] ? sizes[i] : strlen(texts[i]);
}

char *ur_source_join(uint32_t count, const char **texts, const size_t *sizes, size_t *size,
                     int32_t *code) {
    size_t whole = 0;
    *code = UR_CL_INVALID_VALUE;
    if (!count || !texts) {
        return NULL;
    }
    for (uint32_t i = 0; i < count; ++i) {
        if (!texts[i]) {
            return NULL;
        }
        whole += text_size(texts, sizes, i);
    }
    char *made = malloc(whole + 1);
    if (!made) {
        *code = UR_CL_OUT_OF_HOST_MEMORY;
        return NULL;
    }
    *size = 0;
    for (uint32_t i = 0; i < count; ++i) {
        memcpy(made + *size, texts[i], text_size(texts, sizes, i));
        *size += text_size(texts, sizes, i);
    }
    made[*size] = 0;
    return made;
}

/* ---- arguments ------------------------------------------------------------------------------- */

/* Longer options go by way of a file: a system takes so much in one word, or in all together. */
#define LONGEST_OPTIONS 100000

/* The words of the options, behind `fixed` and before a NULL, in one block of memory: blanks part
 * them, but for those between double quotes. A quote behind a backslash is itself. `*end` is behind
 * the last of the words, which stand behind each other. */
static char **make_arguments(const char *const *fixed, size_t count, const char *options,
                             char **end) {
    size_t length = strlen(options) + 1, most = count + length / 2 + 2;
    char **list = malloc(most * sizeof(*list) + length);
    if (!list) {
        return NULL;
    }
    char *to = (char *)(list + most);
    for (size_t i = 0; i < count; ++i) {
        list[i] = (char *)fixed[i];
    }
    while (*options) {
        options += strspn(options, " \t\n");
        if (!*options) {
            break;
        }
        list[count++] = to;
        for (bool quoted = false; *options && (quoted || !strchr(" \t\n", *options)); ++options) {
            if (*options == '"') {
                quoted = !quoted;
            } else if (*options == '\\' && options[1] == '"') {
                *to++ = *++options;
            } else {
                *to++ = *options;
            }
        }
        *to++ = 0;
    }
    list[count] = NULL;
    *end = to;
    return list;
}

/* The file, or a name for PATH. */
static void find_urcc(char path[PATH_MAX]) {
    static const char self = 0;
    const char *named = getenv("UR_URCC");
    Dl_info info;
    if (named && *named) {
        snprintf(path, PATH_MAX, "%s", named);
        return;
    }
    const char *slash =
        dladdr(&self, &info) && info.dli_fname ? strrchr(info.dli_fname, '/') : NULL;
    static const char *const places[] = {"../bin/urcc", "../../bin/urcc"};
    for (size_t i = 0; slash && i < sizeof(places) / sizeof(*places); ++i) {
        if (snprintf(path, PATH_MAX, "%.*s/%s", (int)(slash - info.dli_fname), info.dli_fname,
                     places[i]) < PATH_MAX &&
            access(path, X_OK) == 0) {
            return;
        }
    }
    snprintf(path, PATH_MAX, "urcc");
}

/* ---- the process ----------------------------------------------------------------------------- */

/* The environment with one variable more, "NAME=VALUE"; NULL: no memory. */
static char **environment_with(char *variable) {
    size_t count = 0;
    while (environ && environ[count]) {
        ++count;
    }
    char **made = malloc((count + 2) * sizeof(*made));
    if (made) {
        made[0] = variable;
        memcpy(made + 1, environ, count * sizeof(*made));
        made[count + 1] = NULL;
    }
    return made;
}

/* What it ended with; -1: it was not started, and `error` says why. */
static int source_run(char **arguments, char **environment, const char *log, int *error) {
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    sigset_t none;
    pid_t pid;
    int status = 0;
    sigemptyset(&none);
    posix_spawn_file_actions_init(&actions);
    posix_spawnattr_init(&attributes);
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_addopen(&actions, 1, log, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    posix_spawn_file_actions_adddup2(&actions, 1, 2);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK);
    *error = posix_spawnp(&pid, arguments[0], &actions, &attributes, arguments, environment);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    if (*error) {
        return -1;
    }
    pid_t ended;
    while ((ended = waitpid(pid, &status, 0)) < 0 && errno == EINTR) {
    }
    if (ended < 0) {
        return 0; /* the program ignores its children's ends: the file shows how it went */
    }
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

static char *sentence(const char *format, const char *what, const char *why) {
    char text[PATH_MAX + 200];
    snprintf(text, sizeof(text), format, what, why);
    return strdup(text);
}

ur_result_t ur_source_compile(const char *text, size_t size, const char *options, void **module,
                              size_t *module_size, char **log) {
    struct room room;
    char urcc[PATH_MAX], name[65], made_by[128];
    char **arguments = NULL, **environment = NULL;
    options = options ? options : "";
    *log = NULL;
    find_urcc(urcc);
    bool keep = ur_source_cache_name(text, size, options, urcc, name);
    if (keep && (*module = ur_source_cache_get(name, module_size, log)) != NULL) {
        return UR_RESULT_SUCCESS;
    }
    if (!source_make_room(&room)) {
        *log = sentence("OpenCL C is compiled in a temporary folder, and %s cannot be made: %s",
                        room.folder, strerror(errno));
        return UR_RESULT_ERROR_OUT_OF_RESOURCES;
    }
    ur_result_t result = UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    const char *fixed[] = {urcc, "--target", "spir64", "-o", room.module, room.source};
    const size_t fixed_count = sizeof(fixed) / sizeof(*fixed);
    char *end;
    arguments = make_arguments(fixed, fixed_count, options, &end);
    snprintf(made_by, sizeof(made_by), "URCC_MADE_BY=%s", room.made_by);
    environment = environment_with(made_by);
    if (!arguments || !environment) {
        goto remove;
    }
    if (!write_file(room.source, text, size)) {
        *log = sentence("%s cannot be written: %s", room.source, strerror(errno));
        result = UR_RESULT_ERROR_OUT_OF_RESOURCES;
        goto remove;
    }
    const char *first = arguments[fixed_count];
    static char by_file[] = "--arguments";
    if (strlen(options) > LONGEST_OPTIONS && first) {
        if (!write_file(room.options, first, (size_t)(end - first))) {
            *log = sentence("%s cannot be written: %s", room.options, strerror(errno));
            result = UR_RESULT_ERROR_OUT_OF_RESOURCES;
            goto remove;
        }
        arguments[fixed_count] = by_file;
        arguments[fixed_count + 1] = room.options;
        arguments[fixed_count + 2] = NULL;
    }
    struct timespec began; /* by the clock of files */
    clock_gettime(CLOCK_REALTIME_COARSE, &began);
    int error, status = source_run(arguments, environment, room.log, &error);
    if (status < 0) {
        *log = sentence("OpenCL C needs urcc, and %s cannot be started: %s (UR_URCC names it)",
                        urcc, strerror(error));
        result = error == ENOMEM ? UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
                                 : UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE;
        goto remove;
    }
    size_t length;
    *log = read_file(room.log, &length);
    if (status == 0) {
        *module = read_file(room.module, module_size);
        result = *module ? UR_RESULT_SUCCESS : UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE;
    } else {
        bool missing = status == TOOL_MISSING || status == NOT_RUN || status == NOT_FOUND;
        result = missing           ? UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE
                 : status == USAGE ? UR_RESULT_ERROR_INVALID_VALUE
                                   : UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE;
    }
    if (keep && result == UR_RESULT_SUCCESS) {
        char *files = read_file(room.made_by, &length);
        ur_source_cache_put(name, urcc, files, began, *log, *module, *module_size);
        free(files);
    }

remove:
    free(environment);
    free(arguments);
    remove_room(&room);
    return result;
}
