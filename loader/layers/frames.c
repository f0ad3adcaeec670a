#include "frames.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <spawn.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

/* Frames that are looked up in debug information; the rest, of a program that leaks by the
 * thousand, is named from the dynamic symbols. */
#define MAX_LOOKUPS 256
static struct {
    void *frame;
    char text[240];
} known[MAX_LOOKUPS];
static unsigned num_known;
static bool absent; /* there is no addr2line */

/* "function at file:line" from addr2line; false if it has nothing to say. */
static bool look_up(const char *module, uintptr_t offset, char *text, size_t size) {
    char address[32];
    int ends[2];
    pid_t child;
    posix_spawn_file_actions_t actions;
    char *const arguments[] = {(char *)"addr2line", (char *)"-Cfpe", (char *)(uintptr_t)module,
                               address, NULL};

    snprintf(address, sizeof(address), "0x%zx", (size_t)offset);
    if (pipe2(ends, O_CLOEXEC) != 0) {
        return false;
    }
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1);
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0);
    int failed = posix_spawnp(&child, "addr2line", &actions, NULL, arguments, environ);
    posix_spawn_file_actions_destroy(&actions);
    close(ends[1]);
    size_t used = 0;
    if (!failed) {
        ssize_t got;
        int status;
        while (used + 1 < size && (got = read(ends[0], text + used, size - used - 1)) > 0) {
            used += (size_t)got;
        }
        while (waitpid(child, &status, 0) < 0) {
        }
        failed = !WIFEXITED(status) || WEXITSTATUS(status) != 0;
    } else {
        absent = true;
    }
    close(ends[0]);
    text[used] = '\0';
    text[strcspn(text, "\n")] = '\0';
    return !failed && text[0] && strncmp(text, "??", 2) != 0;
}

static void frames_describe(void *frame, bool may_run, char *text, size_t size) {
    Dl_info info;
    /* The address after the call may be in the next line, or function. */
    uintptr_t pc = (uintptr_t)frame - 1;
    if (!dladdr((void *)pc, &info) || !info.dli_fname) {
        snprintf(text, size, "%p", frame);
        return;
    }
    uintptr_t offset = pc - (uintptr_t)info.dli_fbase;
    const char *module = strrchr(info.dli_fname, '/');
    module = module ? module + 1 : info.dli_fname;
    if (!absent && num_known < MAX_LOOKUPS && may_run) {
        char found[200];
        if (look_up(info.dli_fname, offset, found, sizeof(found))) {
            char *line = strstr(found, " at ?");
            line = line ? line : strstr(found, " at :?");
            if (line) {
                /* Without debug information there is no line; the module has to do. */
                *line = '\0';
                snprintf(text, size, "%s (%s)", found, module);
            } else {
                snprintf(text, size, "%s", found);
            }
            return;
        }
    }
    if (info.dli_sname) {
        snprintf(text, size, "%s+0x%zx (%s)", info.dli_sname,
                 (size_t)(pc - (uintptr_t)info.dli_saddr), module);
    } else {
        snprintf(text, size, "%s+0x%zx", module, (size_t)offset);
    }
}

bool loader_frame_is_of(void *frame, const void *address) {
    Dl_info theirs, its;
    return address && dladdr(address, &theirs) && dladdr(frame, &its) &&
           theirs.dli_fbase == its.dli_fbase;
}

void loader_frame_describe(void *frame, bool may_run, char *text, size_t size) {
    unsigned k = 0;
    while (k < num_known && known[k].frame != frame) {
        k++;
    }
    if (k < num_known) {
        snprintf(text, size, "%s", known[k].text);
        return;
    }
    frames_describe(frame, may_run, text, size);
    if (num_known < MAX_LOOKUPS) {
        known[num_known].frame = frame;
        snprintf(known[num_known].text, sizeof(known[0].text), "%s", text);
        num_known++;
    }
}

void loader_frames_forget(void) {
    num_known = 0;
}
