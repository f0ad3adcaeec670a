#include "node.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

void say(int level, const char *format, ...) {
    static int wanted = -1;
    if (wanted < 0) {
        const char *text = getenv(node_user.trace);
        wanted = text ? atoi(text) : 0;
    }
    if (level > wanted) {
        return;
    }
    char text[512];
    va_list list;
    va_start(list, format);
    vsnprintf(text, sizeof(text), format, list);
    va_end(list);
    fprintf(stderr, "%s: %s\n", node_user.name, text);
}

int failed(int error) {
    errno = error;
    return -1;
}

uint64_t nanoseconds(int clock) {
    struct timespec time;
    clock_gettime(clock, &time);
    return (uint64_t)time.tv_sec * 1000000000 + (uint64_t)time.tv_nsec;
}

void *node_real(const char *name) {
    return dlsym(RTLD_NEXT, name);
}

/* ---- nodes ---------------------------------------------------------------------------------- */

void node_make(struct node *node, const char *name) {
    node->fd = memfd_create(name, MFD_CLOEXEC);
    if (node->fd >= 0) {
        fstat(node->fd, &node->about);
    }
}

int node_copy(const struct node *node) {
    return node->fd < 0 ? failed(ENOENT) : fcntl(node->fd, F_DUPFD_CLOEXEC, 0);
}

bool node_is(const struct node *node, int fd) {
    struct stat about;
    int error = errno;
    bool is = node->fd >= 0 && fd >= 0 && fstat(fd, &about) == 0 &&
              about.st_ino == node->about.st_ino && about.st_dev == node->about.st_dev;
    errno = error;
    return is;
}

int node_tell_version(struct node_version *version, const char *name, int32_t major,
                      int32_t minor) {
    size_t size = strlen(name);
    version->major = major;
    version->minor = minor;
    version->patch = 0;
    if (version->name && version->name_size >= size) {
        memcpy((void *)(uintptr_t)version->name, name, version->name_size > size ? size + 1 : size);
    }
    version->name_size = size;
    version->date_size = version->text_size = 0;
    return 0;
}

/* ---- functions of the C library ------------------------------------------------------------- */

#define SHOWN __attribute__((visibility("default")))

static int open_path(const char *path, int flags, mode_t mode) {
    int fd = path ? node_user.open(path) : NODE_REAL;
    return fd == NODE_REAL ? (int)syscall(SYS_openat, AT_FDCWD, path, flags, mode) : fd;
}

#define MODE_AFTER(flags, mode)                                                                    \
    mode_t mode = 0;                                                                               \
    if (flags & (O_CREAT | __O_TMPFILE)) {                                                         \
        va_list list;                                                                              \
        va_start(list, flags);                                                                     \
        mode = va_arg(list, mode_t);                                                               \
        va_end(list);                                                                              \
    }

SHOWN int open(const char *path, int flags, ...) {
    MODE_AFTER(flags, mode)
    return open_path(path, flags, mode);
}

SHOWN int open64(const char *path, int flags, ...) {
    MODE_AFTER(flags, mode)
    return open_path(path, flags, mode);
}

int __open_2(const char *path, int flags);
SHOWN int __open_2(const char *path, int flags) {
    return open_path(path, flags, 0);
}

int __open64_2(const char *path, int flags);
SHOWN int __open64_2(const char *path, int flags) {
    return open_path(path, flags, 0);
}

SHOWN int ioctl(int fd, unsigned long request, ...) {
    va_list list;
    va_start(list, request);
    void *argument = va_arg(list, void *);
    va_end(list);
    int result = node_user.ask(fd, request, argument);
    return result == NODE_REAL ? (int)syscall(SYS_ioctl, fd, request, argument) : result;
}

SHOWN void *mmap(void *address, size_t size, int protection, int flags, int fd, off_t offset) {
    return node_user.map(address, size, protection, flags, fd, offset);
}

SHOWN void *mmap64(void *address, size_t size, int protection, int flags, int fd, off64_t offset) {
    return node_user.map(address, size, protection, flags, fd, offset);
}

static FILE *open_file(const char *name, const char *path, const char *mode) {
    int fd = path ? node_user.open_file(path, mode) : NODE_REAL;
    if (fd != NODE_REAL) {
        return fd < 0 ? NULL : fdopen(fd, mode);
    }
    FILE *(*real)(const char *, const char *);
    void *address = node_real(name);
    memcpy(&real, &address, sizeof(address));
    return real(path, mode);
}

SHOWN FILE *fopen(const char *path, const char *mode) {
    return open_file("fopen", path, mode);
}
SHOWN FILE *fopen64(const char *path, const char *mode) {
    return open_file("fopen64", path, mode);
}
