#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "internal.h"

enum { BUFFERS = 1 << 16, SPACES = 256, WINDOWS = 1024, WINDOW_BITS = 36, PAGE = 65536 };
/* What mmap of the node takes: the buffer's handle above these bits. */
enum { HANDLE_SHIFT = 40 };
#define PCI_BARRIER ((off64_t)0x7fff << 44)

struct buffer {
    int fd; /* of memory that this process and others may map */
    uint64_t size;
    ino_t inode;
    uint32_t references; /* handles are given once for each memory */
};

struct mapping {
    uint64_t start, end;
    char *host;
    enum { BY_WINDOW, BY_ADDRESS, OF_USER } how;
};

struct space {
    bool used;
    uint32_t count, room;
    struct mapping *mappings; /* by address */
};

/* Room of the process for an aligned part of a space: what lies side by side for the GPU does for
 * kernels on the host, too. */
struct window {
    uint32_t space;
    uint64_t number;
    char *host;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct buffer buffers[BUFFERS];
static uint32_t buffer_end = 1; /* past the highest handle that ever was */
static struct space spaces[SPACES];
static struct window windows[WINDOWS];
static uint32_t window_count;

/* Not the mmap that is replaced here. */
static void *host_map(void *address, size_t size, int protection, int flags, int fd, off64_t at) {
    return (void *)syscall(SYS_mmap, address, size, protection, flags, fd, at);
}

/* ---- buffers -------------------------------------------------------------------------------- */

static struct buffer *buffer_of(uint32_t handle) {
    return handle && handle < buffer_end && buffers[handle].references ? &buffers[handle] : NULL;
}

/* Takes the descriptor. */
static int add(int fd, uint32_t *handle) {
    struct stat about;
    int result = 0;
    if (fd < 0 || fstat(fd, &about) != 0) {
        return -1;
    }
    pthread_mutex_lock(&lock);
    uint32_t found = 0, spare = 0;
    for (uint32_t i = 1; i < buffer_end && !found; ++i) {
        if (buffers[i].references && buffers[i].inode == about.st_ino) {
            found = i;
        } else if (!buffers[i].references && !spare) {
            spare = i;
        }
    }
    if (found) {
        ++buffers[found].references;
        close(fd);
        *handle = found;
    } else if (spare || buffer_end < BUFFERS) {
        *handle = spare ? spare : buffer_end++;
        buffers[*handle] = (struct buffer){fd, (uint64_t)about.st_size, about.st_ino, 1};
    } else {
        close(fd);
        result = failed(ENOMEM);
    }
    pthread_mutex_unlock(&lock);
    return result;
}

int memory_create(uint64_t size, uint32_t *handle) {
    int fd = memfd_create("xe-buffer", MFD_CLOEXEC);
    size = (size + PAGE - 1) & ~(uint64_t)(PAGE - 1);
    if (fd >= 0 && ftruncate(fd, (off_t)size) != 0) {
        close(fd);
        return failed(ENOMEM);
    }
    return add(fd, handle);
}

int memory_close(uint32_t handle) {
    pthread_mutex_lock(&lock);
    struct buffer *buffer = buffer_of(handle);
    if (buffer && --buffer->references == 0) {
        close(buffer->fd); /* spaces where it is mapped still have it */
    }
    pthread_mutex_unlock(&lock);
    return buffer ? 0 : failed(EINVAL);
}

int memory_export(uint32_t handle, int *fd) {
    pthread_mutex_lock(&lock);
    struct buffer *buffer = buffer_of(handle);
    *fd = buffer ? fcntl(buffer->fd, F_DUPFD_CLOEXEC, 0) : failed(ENOENT);
    pthread_mutex_unlock(&lock);
    return *fd < 0 ? -1 : 0;
}

/* Whether this process or another has made it with memory_create. */
static bool is_buffer(int fd) {
    static const char wanted[] = "/memfd:xe-buffer";
    char path[64], name[64];
    snprintf(path, sizeof(path), "/proc/self/fd/%d", fd);
    ssize_t size = readlink(path, name, sizeof(name) - 1);
    return size >= (ssize_t)sizeof(wanted) - 1 && memcmp(name, wanted, sizeof(wanted) - 1) == 0;
}

int memory_import(int fd, uint32_t *handle) {
    if (fcntl(fd, F_GETFD) < 0) {
        return failed(EBADF);
    }
    return is_buffer(fd) ? add(fcntl(fd, F_DUPFD_CLOEXEC, 0), handle) : failed(EINVAL);
}

int memory_offset(struct uapi_mmap_offset *where) {
    where->offset = where->flags & MMAP_PCI_BARRIER ? (uint64_t)PCI_BARRIER
                                                    : (uint64_t)where->handle << HANDLE_SHIFT;
    return 0;
}

bool memory_is_offset(off64_t offset) {
    return offset >> HANDLE_SHIFT > 0;
}

void *memory_map(void *address, size_t size, int protection, int flags, off64_t offset) {
    if (offset == PCI_BARRIER) { /* a page that is written to */
        return host_map(address, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    }
    pthread_mutex_lock(&lock);
    struct buffer *buffer = buffer_of((uint32_t)(offset >> HANDLE_SHIFT));
    void *result = MAP_FAILED;
    if (buffer) {
        result = host_map(address, size, protection, flags, buffer->fd,
                          offset & (((off64_t)1 << HANDLE_SHIFT) - 1));
    } else {
        errno = EINVAL;
    }
    pthread_mutex_unlock(&lock);
    return result;
}

/* ---- spaces --------------------------------------------------------------------------------- */

/* Addresses are given with their highest bit repeated, or without. */
static uint64_t plain(uint64_t address) {
    return address & ((1ULL << device()->va_bits) - 1);
}

static struct space *space_of(uint32_t id) {
    return id && id < SPACES && spaces[id].used ? &spaces[id] : NULL;
}

int space_create(uint32_t *id) {
    int result = failed(ENOMEM);
    pthread_mutex_lock(&lock);
    for (uint32_t i = 1; i < SPACES && result != 0; ++i) {
        if (!spaces[i].used) {
            spaces[i].used = true;
            *id = i;
            result = 0;
        }
    }
    pthread_mutex_unlock(&lock);
    return result;
}

/* The first mapping that ends behind the address. */
static uint32_t first_behind(const struct space *space, uint64_t address) {
    uint32_t low = 0, high = space->count;
    while (low < high) {
        uint32_t middle = (low + high) / 2;
        if (space->mappings[middle].end <= address) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low;
}

static bool insert(struct space *space, uint32_t at, struct mapping mapping) {
    if (space->count == space->room) {
        uint32_t room = space->room * 2 + 64;
        struct mapping *more = realloc(space->mappings, room * sizeof(*more));
        if (!more) {
            return false;
        }
        space->mappings = more;
        space->room = room;
    }
    memmove(&space->mappings[at + 1], &space->mappings[at],
            (space->count - at) * sizeof(struct mapping));
    space->mappings[at] = mapping;
    ++space->count;
    return true;
}

static void release(const struct mapping *mapping) {
    size_t size = mapping->end - mapping->start;
    if (mapping->how == BY_WINDOW) {
        host_map(mapping->host, size, PROT_NONE,
                 MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED, -1, 0);
    } else if (mapping->how == BY_ADDRESS) {
        munmap(mapping->host, size);
    }
}

static bool unmap(struct space *space, uint64_t start, uint64_t end) {
    uint32_t at = first_behind(space, start);
    while (at < space->count && space->mappings[at].start < end) {
        struct mapping *mapping = &space->mappings[at], gone = *mapping, rest = *mapping;
        if (gone.start < start && gone.end > end) {
            rest.host += end - rest.start;
            rest.start = end;
            if (!insert(space, at + 1, rest)) {
                return false;
            }
            mapping = &space->mappings[at];
        }
        if (gone.start < start) {
            mapping->end = start;
            gone.host += start - gone.start;
            gone.start = start;
            ++at;
        }
        if (gone.end > end) {
            gone.end = end;
        }
        release(&gone);
        if (mapping->start >= start && mapping->end > end) {
            mapping->host += end - mapping->start;
            mapping->start = end;
        } else if (mapping->start >= start) {
            memmove(mapping, mapping + 1,
                    (space->count - (size_t)(mapping - space->mappings) - 1) * sizeof(*mapping));
            --space->count;
        }
    }
    return true;
}

static char *window(uint32_t space, uint64_t address) {
    uint64_t number = address >> WINDOW_BITS, inside = address & ((1ULL << WINDOW_BITS) - 1);
    for (uint32_t i = 0; i < window_count; ++i) {
        if (windows[i].space == space && windows[i].number == number) {
            return windows[i].host + inside;
        }
    }
    if (window_count == WINDOWS) {
        return NULL;
    }
    char *host = host_map(NULL, 1ULL << WINDOW_BITS, PROT_NONE,
                          MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (host == MAP_FAILED) {
        return NULL;
    }
    windows[window_count++] = (struct window){space, number, host};
    return host + inside;
}

/* Where the host can have the same address it does, so that kernels can follow pointers. */
static bool place(uint32_t id, const struct buffer *buffer, uint64_t offset, struct mapping *out) {
    size_t size = out->end - out->start;
    if (out->start >= PAGE && out->end < 1ULL << 47) {
        void *wanted = (void *)(uintptr_t)out->start;
        void *got = host_map(wanted, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED_NOREPLACE,
                             buffer->fd, (off64_t)offset);
        if (got == wanted) {
            out->host = got;
            out->how = BY_ADDRESS;
            say(3, "the host has %#lx, too", out->start);
            return true;
        }
        if (got != MAP_FAILED) {
            munmap(got, size);
        }
    }
    char *host = NULL;
    if (out->start >> WINDOW_BITS == (out->end - 1) >> WINDOW_BITS) {
        host = window(id, out->start);
    }
    if (!host || host_map(host, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED, buffer->fd,
                          (off64_t)offset) == MAP_FAILED) {
        return false;
    }
    out->host = host;
    out->how = BY_WINDOW;
    return true;
}

static int map(uint32_t id, struct space *space, const struct uapi_bind *bind) {
    struct mapping mapping = {.start = plain(bind->address)};
    mapping.end = mapping.start + bind->size;
    if (!unmap(space, mapping.start, mapping.end)) {
        return failed(ENOMEM);
    }
    if (bind->operation == BIND_USER) {
        mapping.host = (char *)(uintptr_t)bind->place;
        mapping.how = OF_USER;
    } else if (bind->flags & (BIND_NULL | BIND_MIRROR)) {
        return 0;
    } else {
        const struct buffer *buffer = buffer_of(bind->handle);
        if (!buffer) {
            return failed(ENOENT);
        }
        if (bind->size > buffer->size || bind->place > buffer->size - bind->size) {
            return failed(EINVAL);
        }
        if (!place(id, buffer, bind->place, &mapping)) {
            return failed(ENOMEM);
        }
    }
    if (!insert(space, first_behind(space, mapping.start), mapping)) {
        release(&mapping);
        return failed(ENOMEM);
    }
    return 0;
}

int space_bind(uint32_t id, const struct uapi_bind *bind) {
    int result = 0;
    pthread_mutex_lock(&lock);
    struct space *space = space_of(id);
    uint64_t start = plain(bind->address);
    if (!space) {
        result = failed(ENOENT);
    } else if (bind->operation == BIND_MAP || bind->operation == BIND_USER) {
        result = map(id, space, bind);
    } else if (bind->operation == BIND_UNMAP) {
        result = unmap(space, start, start + bind->size) ? 0 : failed(ENOMEM);
    } else if (bind->operation != BIND_UNMAP_ALL && bind->operation != BIND_PREFETCH) {
        result = failed(EINVAL);
    }
    pthread_mutex_unlock(&lock);
    say(3, "bind %u: %#lx, %#lx bytes of buffer %u at %#lx in space %u: %d", bind->operation,
        bind->address, bind->size, bind->handle, bind->place, id, result);
    return result;
}

int space_destroy(uint32_t id) {
    pthread_mutex_lock(&lock);
    struct space *space = space_of(id);
    if (space) {
        unmap(space, 0, UINT64_MAX);
        for (uint32_t i = 0; i < window_count;) {
            if (windows[i].space == id) {
                munmap(windows[i].host, 1ULL << WINDOW_BITS);
                windows[i] = windows[--window_count];
            } else {
                ++i;
            }
        }
        free(space->mappings);
        *space = (struct space){0};
    }
    pthread_mutex_unlock(&lock);
    return space ? 0 : failed(ENOENT);
}

void *space_at(uint32_t id, uint64_t address, uint64_t size) {
    char *host = NULL;
    address = plain(address);
    pthread_mutex_lock(&lock);
    const struct space *space = space_of(id);
    uint32_t at = space ? first_behind(space, address) : 0;
    if (space && at < space->count && space->mappings[at].start <= address) {
        host = space->mappings[at].host + (address - space->mappings[at].start);
        for (uint64_t end = address + size; space->mappings[at].end < end; ++at) {
            const struct mapping *next = &space->mappings[at + 1];
            if (at + 1 == space->count || next->start != next[-1].end ||
                next->host != next[-1].host + (next[-1].end - next[-1].start)) {
                host = NULL;
                break;
            }
        }
    }
    pthread_mutex_unlock(&lock);
    return host;
}
