/* stat() and its like are functions since glibc 2.33. Before that they were inline calls of these,
 * which are still there. */
#include <sys/stat.h>

int __xstat(int version, const char *path, struct stat *status);
int __fxstat(int version, int file, struct stat *status);
int __lxstat(int version, const char *path, struct stat *status);
int __fxstatat(int version, int folder, const char *path, struct stat *status, int flags);

/* _STAT_VER of x86-64 */
enum { STAT_VERSION = 1 };

int stat(const char *path, struct stat *status) {
    return __xstat(STAT_VERSION, path, status);
}

int fstat(int file, struct stat *status) {
    return __fxstat(STAT_VERSION, file, status);
}

int lstat(const char *path, struct stat *status) {
    return __lxstat(STAT_VERSION, path, status);
}

int fstatat(int folder, const char *path, struct stat *status, int flags) {
    return __fxstatat(STAT_VERSION, folder, path, status, flags);
}
