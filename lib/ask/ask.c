/* See ask.h. The answers' lock is held while a driver is asked: who else wants to know waits. */
#include "ask.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/log.h"
#include "base/tables.h"
#include "compile/cache.h"
#include "spirv/module.h"

extern char **environ;

enum { PATH_ROOM = 4096, TEXT_ROOM = 256, NUMBER_ROOM = 16, MOST_HANDLES = 1024 };

/* ---- which device ---------------------------------------------------------------------------- */

/* Where a device stands among all, and what its answers depend on. */
struct device_facts {
    char platform[NUMBER_ROOM], device[NUMBER_ROOM];
    char name[TEXT_ROOM], driver[TEXT_ROOM], version[TEXT_ROOM];
};

static ur_device_handle_t root_of(ur_device_handle_t device) {
    ur_device_handle_t parent = NULL;
    while (ur_own.Device.pfnGetInfo(device, UR_DEVICE_INFO_PARENT_DEVICE, sizeof(parent), &parent,
                                    NULL) == UR_RESULT_SUCCESS &&
           parent) {
        device = parent;
    }
    return device;
}

static bool ask_place_of(void *const *list, uint32_t count, const void *wanted, char *place) {
    for (uint32_t i = 0; i < count; ++i) {
        if (list[i] == wanted) {
            snprintf(place, NUMBER_ROOM, "%u", i);
            return true;
        }
    }
    return false;
}

static bool find_device(ur_device_handle_t device, struct device_facts *facts) {
    ur_platform_handle_t platform, platforms[MOST_HANDLES];
    ur_device_handle_t devices[MOST_HANDLES];
    ur_adapter_handle_t adapter;
    uint32_t platform_count = 0, device_count = 0;
    device = root_of(device);
    return ur_own.Device.pfnGetInfo(device, UR_DEVICE_INFO_PLATFORM, sizeof(platform), &platform,
                                    NULL) == UR_RESULT_SUCCESS &&
           ur_own.Platform.pfnGetInfo(platform, UR_PLATFORM_INFO_ADAPTER, sizeof(adapter), &adapter,
                                      NULL) == UR_RESULT_SUCCESS &&
           ur_own.Platform.pfnGet(adapter, MOST_HANDLES, platforms, &platform_count) ==
               UR_RESULT_SUCCESS &&
           platform_count <= MOST_HANDLES &&
           ask_place_of((void **)platforms, platform_count, platform, facts->platform) &&
           ur_own.Device.pfnGet(platform, UR_DEVICE_TYPE_ALL, 0, NULL, &device_count) ==
               UR_RESULT_SUCCESS &&
           device_count <= MOST_HANDLES &&
           ur_own.Device.pfnGet(platform, UR_DEVICE_TYPE_ALL, device_count, devices, NULL) ==
               UR_RESULT_SUCCESS &&
           ask_place_of((void **)devices, device_count, device, facts->device) &&
           ur_own.Device.pfnGetInfo(device, UR_DEVICE_INFO_NAME, TEXT_ROOM, facts->name, NULL) ==
               UR_RESULT_SUCCESS &&
           ur_own.Device.pfnGetInfo(device, UR_DEVICE_INFO_DRIVER_VERSION, TEXT_ROOM, facts->driver,
                                    NULL) == UR_RESULT_SUCCESS &&
           ur_own.Platform.pfnGetInfo(platform, UR_PLATFORM_INFO_VERSION, TEXT_ROOM, facts->version,
                                      NULL) == UR_RESULT_SUCCESS;
}

/* ---- the process ----------------------------------------------------------------------------- */

struct paths {
    char adapter[PATH_ROOM], helper[PATH_ROOM];
};

static bool find_paths(struct paths *paths) {
    Dl_info facts;
    if (!dladdr((void *)(uintptr_t)ur_ask_module, &facts) || !facts.dli_fname) {
        return false;
    }
    char *real = realpath(facts.dli_fname, NULL);
    const char *own = real ? real : facts.dli_fname, *slash = strrchr(own, '/');
    int length = slash ? (int)(slash + 1 - own) : 0;
    int adapter = snprintf(paths->adapter, PATH_ROOM, "%s", own);
    int helper = snprintf(paths->helper, PATH_ROOM, "%.*sunified-runtime/ur-ask", length, own);
    free(real);
    return adapter < PATH_ROOM && helper < PATH_ROOM;
}

/* The environment of the process: the loader of drivers that is in this one may be there by a path
 * that only this program knows, and the system would find another one, with other devices or none.
 * So its folder comes first in the search. Returns `environ` if that takes nothing; `text` and the
 * list, which the caller frees, are valid while `environ` does not change. */
static char **environment(char *text, char ***list) {
    static const char *const loaders[] = {"libOpenCL.so.1", "libze_loader.so.1"};
    static const char variable[] = "LD_LIBRARY_PATH=";
    const char *before = getenv("LD_LIBRARY_PATH");
    int used = snprintf(text, PATH_ROOM, "%s", variable);
    size_t count = 0, kept = 0;

    *list = NULL;
    for (size_t i = 0; i < sizeof(loaders) / sizeof(*loaders); ++i) {
        struct link_map *map = NULL;
        void *library = dlopen(loaders[i], RTLD_LAZY | RTLD_NOLOAD);
        const char *slash = library && dlinfo(library, RTLD_DI_LINKMAP, &map) == 0
                                ? strrchr(map->l_name, '/')
                                : NULL;
        if (slash && used < PATH_ROOM) {
            used += snprintf(text + used, (size_t)(PATH_ROOM - used), "%s%.*s",
                             used > (int)sizeof(variable) - 1 ? ":" : "",
                             (int)(slash - map->l_name), map->l_name);
        }
        if (library) {
            dlclose(library);
        }
    }
    if (used > (int)sizeof(variable) - 1 && used < PATH_ROOM && before) {
        used += snprintf(text + used, (size_t)(PATH_ROOM - used), ":%s", before);
    }
    while (environ[count]) {
        ++count;
    }
    if (used == (int)sizeof(variable) - 1 || used >= PATH_ROOM ||
        !(*list = calloc(count + 2, sizeof(**list)))) {
        return environ;
    }
    (*list)[kept++] = text;
    for (size_t i = 0; i < count; ++i) {
        if (strncmp(environ[i], variable, sizeof(variable) - 1) != 0) {
            (*list)[kept++] = environ[i];
        }
    }
    return *list;
}

/* Its standard input is the module, its descriptor 3 where it answers. */
static bool spawn(const struct paths *paths, struct device_facts *facts, int module, int answer,
                  pid_t *pid) {
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    char *const arguments[] = {(char *)(uintptr_t) "ur-ask",
                               (char *)(uintptr_t)paths->adapter,
                               facts->platform,
                               facts->device,
                               facts->name,
                               NULL};
    sigset_t none;
    char **list, *text = malloc(PATH_ROOM);
    if (!text) {
        return false;
    }
    sigemptyset(&none);
    posix_spawn_file_actions_init(&actions);
    posix_spawnattr_init(&attributes);
    /* Where the numbers are equal, a descriptor is kept open over the start all the same. */
    posix_spawn_file_actions_adddup2(&actions, answer, 3);
    posix_spawn_file_actions_adddup2(&actions, module, 0);
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK);
    int error =
        posix_spawn(pid, paths->helper, &actions, &attributes, arguments, environment(text, &list));
    free(list);
    free(text);
    posix_spawn_file_actions_destroy(&actions);
    posix_spawnattr_destroy(&attributes);
    if (error) {
        ur_log_warning("drivers cannot be asked what they take: %s cannot be started: %s",
                       paths->helper, strerror(error));
    }
    return error == 0;
}

/* A descriptor above those that the process is given, so that none takes another's place. */
static int above(int file) {
    int moved = file < 0 ? -1 : fcntl(file, F_DUPFD_CLOEXEC, 4);
    if (file >= 0) {
        close(file);
    }
    return moved;
}

static int module_file(const void *code, size_t size) {
    int file = above(memfd_create("module", MFD_CLOEXEC));
    if (file >= 0 && (write(file, code, size) != (ssize_t)size || lseek(file, 0, SEEK_SET) != 0)) {
        close(file);
        file = -1;
    }
    return file;
}

/* What is said on the pipe until nobody is left who could: 'b' before the driver is given the
 * module, then how it went. */
static enum ur_ask listen(int file) {
    enum ur_ask answer = UR_ASK_UNKNOWN;
    for (;;) {
        char said;
        ssize_t got = read(file, &said, 1);
        if (got < 0 && errno == EINTR) {
            continue;
        }
        if (got != 1) {
            return answer;
        }
        answer = said == 'y' ? UR_ASK_TAKES : said == 'n' ? UR_ASK_REFUSES : UR_ASK_DIES;
    }
}

static enum ur_ask ask(struct device_facts *facts, const void *code, size_t size) {
    enum ur_ask answer = UR_ASK_UNKNOWN;
    struct paths *paths = malloc(sizeof(*paths));
    int module = module_file(code, size), ends[2] = {-1, -1};
    pid_t pid;
    if (paths && find_paths(paths) && module >= 0 && pipe2(ends, O_CLOEXEC) == 0) {
        int theirs = above(ends[1]);
        bool started = theirs >= 0 && spawn(paths, facts, module, theirs, &pid);
        if (theirs >= 0) {
            close(theirs);
        }
        if (started) {
            answer = listen(ends[0]);
            while (waitpid(pid, NULL, 0) < 0 && errno == EINTR) {
            }
        }
        close(ends[0]);
    }
    if (module >= 0) {
        close(module);
    }
    free(paths);
    return answer;
}

/* ---- what is known --------------------------------------------------------------------------- */

struct known {
    struct known *next;
    char name[65];
    enum ur_ask answer;
};

static struct {
    pthread_mutex_t lock;
    struct known *known;
} asked = {.lock = PTHREAD_MUTEX_INITIALIZER};

static void ask_name_of(const struct device_facts *facts, const void *code, size_t size,
                        char name[65]) {
    struct ur_digest digest;
    ur_digest_begin(&digest);
    ur_digest_add(&digest, "what a driver takes, 1", 22);
    ur_digest_add(&digest, facts->name, strlen(facts->name));
    ur_digest_add(&digest, facts->driver, strlen(facts->driver));
    ur_digest_add(&digest, facts->version, strlen(facts->version));
    ur_digest_add(&digest, code, size);
    ur_digest_end(&digest, name);
}

static enum ur_ask find_known(const char *name) {
    for (const struct known *one = asked.known; one; one = one->next) {
        if (strcmp(one->name, name) == 0) {
            return one->answer;
        }
    }
    size_t size;
    enum ur_ask answer = UR_ASK_UNKNOWN;
    unsigned char *kept = ur_cache_get(name, &size);
    if (kept && size == 1 && *kept >= UR_ASK_TAKES && *kept <= UR_ASK_DIES) {
        answer = (enum ur_ask) * kept;
    }
    free(kept);
    return answer;
}

static void ask_keep(const char *name, enum ur_ask answer) {
    struct known *one = malloc(sizeof(*one));
    if (one) { /* else it is asked again */
        *one = (struct known){.next = asked.known, .answer = answer};
        memcpy(one->name, name, sizeof(one->name));
        asked.known = one;
    }
}

enum ur_ask ur_ask_module(ur_device_handle_t device, const void *code, size_t size) {
    struct device_facts facts;
    char name[65];
    if (!find_device(device, &facts)) {
        return UR_ASK_UNKNOWN;
    }
    ask_name_of(&facts, code, size, name);
    pthread_mutex_lock(&asked.lock);
    enum ur_ask answer = find_known(name);
    if (answer == UR_ASK_UNKNOWN) {
        answer = ask(&facts, code, size);
        if (answer != UR_ASK_UNKNOWN) {
            unsigned char byte = (unsigned char)answer;
            ask_keep(name, answer);
            ur_cache_put(name, &byte, 1);
        }
        ur_log_info("asked in a process of its own, the driver of %s %s", facts.name,
                    answer == UR_ASK_TAKES     ? "takes the module"
                    : answer == UR_ASK_REFUSES ? "refuses the module"
                    : answer == UR_ASK_DIES    ? "ends the process over the module"
                                               : "says nothing of the module");
    }
    pthread_mutex_unlock(&asked.lock);
    return answer;
}

enum ur_ask ur_ask_extension(ur_device_handle_t device, const char *extension, unsigned version) {
    enum { MOST = 256 };
    uint32_t words[16 + MOST / 4] = {UR_SPIRV_MAGIC, version, 0, 1, 0};
    size_t at = UR_SPIRV_HEADER_WORDS, length = strlen(extension);
    static const uint32_t capabilities[] = {SpvCapabilityKernel, SpvCapabilityAddresses};
    if (length >= MOST) {
        return UR_ASK_UNKNOWN;
    }
    for (size_t i = 0; i < sizeof(capabilities) / sizeof(*capabilities); ++i) {
        words[at++] = 2u << 16 | SpvOpCapability;
        words[at++] = capabilities[i];
    }
    words[at++] = (uint32_t)(length / 4 + 2) << 16 | SpvOpExtension;
    memcpy(&words[at], extension, length);
    at += length / 4 + 1;
    words[at++] = 3u << 16 | SpvOpMemoryModel;
    words[at++] = SpvAddressingModelPhysical64;
    words[at++] = SpvMemoryModelOpenCL;
    return ur_ask_module(device, words, at * sizeof(*words));
}
