/* Finding what makes code objects for AMD's devices of what LLVM makes: lld, which is a program of
 * its own, or AMD's library comgr, which the HIP runtime comes with. Nothing of either is opened in
 * this process (ur_compile.c). */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "compiler.h"

#if defined(__x86_64__)
#define MULTIARCH "x86_64-linux-gnu"
#elif defined(__aarch64__)
#define MULTIARCH "aarch64-linux-gnu"
#else
#define MULTIARCH "."
#endif

enum { PATH_ROOM = 512, NEWEST = 22, OLDEST = 14 };

static struct {
    pthread_once_t once;
    bool found;
    char path[PATH_ROOM], why[1024];
} place = {.once = PTHREAD_ONCE_INIT};

static bool try_path(const char *folder, size_t length, const char *name, int mode) {
    int used = snprintf(place.path, sizeof(place.path), "%.*s/%s", (int)length, folder, name);
    return used > 0 && (size_t)used < sizeof(place.path) && access(place.path, mode) == 0;
}

static bool try_list(const char *list, const char *name, int mode) {
    while (list && *list) {
        size_t length = strcspn(list, ":");
        if (length && length < PATH_ROOM && *list == '/' && try_path(list, length, name, mode)) {
            return true;
        }
        list += length + (list[length] == ':');
    }
    return false;
}

static bool find_lld(void) {
    static const char rocm[] = "/opt/rocm/llvm/bin:/opt/rocm/lib/llvm/bin";
    const char *path = secure_getenv("PATH");
    char name[64];
    for (int version = NEWEST + 1; version >= OLDEST; --version) {
        bool plain = version > NEWEST; /* the one that the user has put first */
        snprintf(name, sizeof(name), plain ? "ld.lld" : "ld.lld-%d", version);
        if (try_list(path, name, X_OK) || try_list("/usr/bin:/usr/local/bin", name, X_OK)) {
            return true;
        }
        snprintf(name, sizeof(name), "/usr/lib/llvm-%d/bin", version);
        if (!plain && try_path(name, strlen(name), "ld.lld", X_OK)) {
            return true;
        }
    }
    return try_list(rocm, "ld.lld", X_OK);
}

static bool find_comgr(void) {
    static const char *const names[] = {"libamd_comgr.so.3", "libamd_comgr.so.2"};
    for (size_t i = 0; i < sizeof(names) / sizeof(*names); ++i) {
        if (try_list(secure_getenv("LD_LIBRARY_PATH"), names[i], R_OK) ||
            try_list("/opt/rocm/lib:/usr/lib/" MULTIARCH ":/usr/lib64:/usr/lib", names[i], R_OK)) {
            return true;
        }
    }
    return false;
}

static void linker_find(void) {
    const char *wanted = secure_getenv("UR_AMDGCN_LINKER");
    if (wanted && !*wanted) {
        snprintf(place.why, sizeof(place.why),
                 "code for AMD's devices is not linked: UR_AMDGCN_LINKER is set and empty");
        return;
    }
    if (wanted) {
        place.found = strlen(wanted) < sizeof(place.path) && access(wanted, R_OK) == 0;
        snprintf(place.path, sizeof(place.path), "%.*s", PATH_ROOM - 1, wanted);
        snprintf(place.why, sizeof(place.why),
                 place.found ? "code for AMD's devices is linked by %.400s, which UR_AMDGCN_LINKER "
                               "names"
                             : "code for AMD's devices cannot be linked: %.400s, which "
                               "UR_AMDGCN_LINKER names, is no file that can be read",
                 wanted);
        return;
    }
    place.found = find_lld() || find_comgr();
    if (place.found) {
        snprintf(place.why, sizeof(place.why), "code for AMD's devices is linked by %.400s",
                 place.path);
    } else {
        snprintf(
            place.why, sizeof(place.why),
            "code for AMD's devices cannot be linked: there is no ld.lld (or ld.lld-%d to "
            "ld.lld-%d) in PATH, /usr/lib/llvm-N/bin and /opt/rocm, and no libamd_comgr.so.3 or "
            ".2; install lld, or name one with UR_AMDGCN_LINKER",
            OLDEST, NEWEST);
    }
}

const char *ur_linker_find(char *why, size_t why_size) {
    pthread_once(&place.once, linker_find);
    if (why && why_size) {
        snprintf(why, why_size, "%s", place.why);
    }
    return place.found ? place.path : NULL;
}
