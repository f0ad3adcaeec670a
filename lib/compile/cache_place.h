/* Where compiled kernels are kept, and why they are not: for cache.c, and for urinfo, which tells.
 */
#ifndef UR_COMPILE_CACHE_PLACE_H
#define UR_COMPILE_CACHE_PLACE_H

#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { UR_CACHE_PATH_ROOM = 1024 };

/* False: there is none, because `*why`; NULL where none is wanted. */
static inline bool ur_cache_folder(char path[UR_CACHE_PATH_ROOM], const char **why) {
    const char *own = secure_getenv("UR_CACHE_DIR"), *shared = secure_getenv("XDG_CACHE_HOME"),
               *home = secure_getenv("HOME");
    int length = 0;

    *why = NULL;
    if (own && !*own) {
        return false;
    }
    if (own) {
        length = snprintf(path, UR_CACHE_PATH_ROOM, "%s", own);
    } else if (shared && *shared) {
        length = snprintf(path, UR_CACHE_PATH_ROOM, "%s/unified-runtime", shared);
    } else if (home && *home) {
        length = snprintf(path, UR_CACHE_PATH_ROOM, "%s/.cache/unified-runtime", home);
    } else {
        *why = "neither UR_CACHE_DIR nor HOME names a folder";
    }
    /* Room for a slash and the name of a file. */
    if (length > UR_CACHE_PATH_ROOM - 100) {
        *why = "its path is too long";
    }
    return !*why;
}

/* Why the folder is not used, or NULL: code from files that another user may have written is not
 * loaded, nor are files put where another user may exchange them. NULL for one that is not there.
 */
static inline const char *ur_cache_refusal(const char *path) {
    struct stat facts;

    if (stat(path, &facts) != 0) {
        return errno == ENOENT    ? NULL
               : errno == ENOTDIR ? "goes through what is no folder"
                                  : strerror(errno);
    }
    return !S_ISDIR(facts.st_mode)                          ? "is no folder"
           : facts.st_uid != geteuid() && facts.st_uid != 0 ? "is another user's"
           : (facts.st_mode & (mode_t)(S_IWGRP | S_IWOTH)) != 0
               ? "can be written by other users (chmod go-w)"
               : NULL;
}
#endif
