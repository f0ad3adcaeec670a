/* See link_code.h. */
#include "link_code.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

static bool link_code_write_all(int file, const void *bytes, size_t size) {
    for (const char *at = bytes; size;) {
        ssize_t put = write(file, at, size);
        if (put < 0 && errno == EINTR) {
            continue;
        }
        if (put <= 0) {
            return false;
        }
        at += put;
        size -= (size_t)put;
    }
    return true;
}

/* All of a file in memory, with a 0 behind it. */
static char *read_all(int file, size_t *size) {
    struct stat facts;
    char *bytes = fstat(file, &facts) == 0 ? malloc((size_t)facts.st_size + 1) : NULL;
    size_t got = 0;
    while (bytes && got < (size_t)facts.st_size) {
        ssize_t part = pread(file, bytes + got, (size_t)facts.st_size - got, (off_t)got);
        if (part < 0 && errno == EINTR) {
            continue;
        }
        if (part <= 0) {
            break;
        }
        got += (size_t)part;
    }
    if (bytes) {
        bytes[got] = 0;
        *size = got;
    }
    return bytes;
}

/* Runs it with `output` and `errors` as its own, until this process ends at most; -1: it cannot be
 * started. */
static int link_code_run(char *const *arguments, int output, int errors) {
    enum { NOT_STARTED = 127 };
    const pid_t parent = getpid();
    int status;
    if (access(arguments[0], X_OK) != 0) {
        return -1;
    }
    pid_t pid = fork();
    if (pid == 0) {
        (void)prctl(PR_SET_PDEATHSIG, SIGKILL);
        signal(SIGPIPE, SIG_DFL);
        if (getppid() == parent && dup2(output, STDOUT_FILENO) >= 0 &&
            dup2(errors, STDERR_FILENO) >= 0) {
            execv(arguments[0], arguments);
        }
        _exit(NOT_STARTED);
    }
    if (pid < 0) {
        return -1;
    }
    while (waitpid(pid, &status, 0) < 0) {
        if (errno != EINTR) {
            return -1;
        }
    }
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

void *link_code(const char *linker, const char *processor, const void *object, size_t size,
                size_t *made_size, char *why, size_t why_size) {
    int input = memfd_create("object", 0), output = memfd_create("code", MFD_CLOEXEC),
        errors = memfd_create("errors", MFD_CLOEXEC);
    const char *slash = strrchr(linker, '/'), *name = slash ? slash + 1 : linker;
    char *made = NULL, *said = NULL, path[32];
    size_t said_size = 0;
    int status = -1;
    if (input < 0 || output < 0 || errors < 0 || !link_code_write_all(input, object, size)) {
        snprintf(why, why_size, "no memory to link the code in: %s", strerror(errno));
        goto close_files;
    }
    snprintf(path, sizeof(path), "/proc/self/fd/%d", input);
    if (strncmp(name, "libamd_comgr", 12) == 0) {
        const char *const arguments[] = {"/proc/self/exe", "--comgr", linker,
                                         processor,        path,      NULL};
        status = link_code_run((char *const *)(uintptr_t)arguments, output, errors);
    } else {
        const char *const arguments[] = {linker, "-shared", "--no-undefined", "-o", "-",
                                         path,   NULL};
        status = link_code_run((char *const *)(uintptr_t)arguments, output, errors);
    }
    if (status < 0) {
        snprintf(why, why_size, "%s cannot be started: %s", linker, strerror(errno));
        goto close_files;
    }
    if (status == 0) {
        made = read_all(output, made_size);
    }
    if (!made || *made_size < 64) {
        said = read_all(errors, &said_size);
        snprintf(why, why_size, "%s does not link the code for %s (status %d): %.1000s", linker,
                 processor, status, said ? said : "");
        free(said);
        free(made);
        made = NULL;
    }

close_files:
    if (input >= 0) {
        close(input);
    }
    if (output >= 0) {
        close(output);
    }
    if (errors >= 0) {
        close(errors);
    }
    return made;
}

/* ---- comgr ----------------------------------------------------------------------------------- */

/* Handles of comgr's interface are structures of one number. */
typedef struct {
    uint64_t handle;
} handle;

enum { RELOCATABLE = 7, EXECUTABLE = 8 };

#define COMGR_CALLS(X)                                                                             \
    X(void, get_version, (size_t *, size_t *))                                                     \
    X(int, create_data, (int, handle *))                                                           \
    X(int, set_data, (handle, size_t, const char *))                                               \
    X(int, set_data_name, (handle, const char *))                                                  \
    X(int, get_data, (handle, size_t *, char *))                                                   \
    X(int, create_data_set, (handle *))                                                            \
    X(int, data_set_add, (handle, handle))                                                         \
    X(int, action_data_get_data, (handle, int, size_t, handle *))                                  \
    X(int, create_action_info, (handle *))                                                         \
    X(int, action_info_set_isa_name, (handle, const char *))                                       \
    X(int, do_action, (int, handle, handle, handle))

static int link_code_fail(const char *what, const char *of) {
    fprintf(stderr, "%s%s\n", what, of);
    return 1;
}

/* What comgr has made is left to the end of the process. */
int link_by_comgr(const char *library, const char *processor, const char *file) {
    void *comgr = dlopen(library, RTLD_NOW | RTLD_LOCAL);
    if (!comgr) {
        const char *why = dlerror();
        return link_code_fail("cannot be opened: ", why ? why : library);
    }
#define CALL(type, name, parameters)                                                               \
    type(*name) parameters;                                                                        \
    void *found_##name = dlsym(comgr, "amd_comgr_" #name);                                         \
    if (!found_##name) {                                                                           \
        return link_code_fail("has no function amd_comgr_", #name);                                \
    }                                                                                              \
    memcpy(&name, &found_##name, sizeof(name));
    COMGR_CALLS(CALL)
    int input = open(file, O_RDONLY | O_CLOEXEC), status = 0;
    size_t size = 0, major = 0, minor = 0;
    char *object = input >= 0 ? read_all(input, &size) : NULL, *code = NULL, isa[64];
    if (input >= 0) {
        close(input);
    }
    if (!object) {
        return link_code_fail("cannot be read: ", file);
    }
    get_version(&major, &minor);
    /* Kinds of actions were counted anew in version 3. */
    int link = major < 3 ? 9 : 7;
    handle from, to, info, data, made;
    snprintf(isa, sizeof(isa), "amdgcn-amd-amdhsa--%s", processor);
    if (create_data(RELOCATABLE, &data) || set_data(data, size, object) ||
        set_data_name(data, "module.o") || create_data_set(&from) || data_set_add(from, data) ||
        create_data_set(&to) || create_action_info(&info)) {
        status = link_code_fail("comgr takes no object", "");
    } else if (action_info_set_isa_name(info, isa)) {
        status = link_code_fail("comgr does not know ", isa);
    } else if (do_action(link, info, from, to) || action_data_get_data(to, EXECUTABLE, 0, &made) ||
               get_data(made, &size, NULL)) {
        status = link_code_fail("comgr does not link for ", isa);
    } else if (!(code = malloc(size + 1)) || get_data(made, &size, code)) {
        status = link_code_fail("no memory for the code object", "");
    } else if (!link_code_write_all(STDOUT_FILENO, code, size)) {
        status = link_code_fail("the code object cannot be written", "");
    }
    free(code);
    free(object);
    return status;
}
