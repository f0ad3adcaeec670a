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

enum { BUFFERS = 1 << 16, PAGE = 4096, DOORBELL_BYTES = 1 << 14 };
/* What mmap takes: the buffer's handle above these bits. */
enum { HANDLE_SHIFT = 40 };
const uint64_t memory_doorbells = 0x7ffeULL << 44;
#define WRITTEN_PAGE (0x7ffdULL << 44) /* one that is only written to */

struct buffer {
    bool used;
    int fd; /* of memory that this process and others may map; -1: it is the program's own */
    uint64_t size, address;
    uint32_t flags;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct buffer buffers[BUFFERS];
static uint32_t buffer_end = 1; /* past the highest handle that ever was */
static int doorbells = -1;
static void *doorbell_page;

/* Not the mmap that is replaced here. */
void *memory_host_map(void *address, size_t size, int protection, int flags, int fd, off64_t at) {
    return (void *)syscall(SYS_mmap, address, size, protection, flags, fd, at);
}

static struct buffer *buffer_of(uint64_t handle) {
    return handle && handle < buffer_end && buffers[handle].used ? &buffers[handle] : NULL;
}

/* Takes the descriptor. 0: there is no room. */
static uint64_t add(struct buffer buffer) {
    pthread_mutex_lock(&lock);
    uint32_t at = 1;
    while (at < buffer_end && buffers[at].used) {
        ++at;
    }
    if (at < BUFFERS) {
        buffers[at] = buffer;
        buffer_end = at == buffer_end ? at + 1 : buffer_end;
    }
    pthread_mutex_unlock(&lock);
    if (at == BUFFERS && buffer.fd >= 0) {
        close(buffer.fd);
    }
    return at < BUFFERS ? at : 0;
}

static void make_doorbells(void) {
    doorbells = memfd_create("kfd-doorbells", MFD_CLOEXEC);
    if (doorbells >= 0 && ftruncate(doorbells, DOORBELL_BYTES) == 0) {
        doorbell_page =
            memory_host_map(NULL, DOORBELL_BYTES, PROT_READ | PROT_WRITE, MAP_SHARED, doorbells, 0);
    }
}

void *memory_doorbell_page(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, make_doorbells);
    return doorbell_page;
}

int memory_alloc(struct uapi_alloc *alloc) {
    struct buffer buffer = {true, -1, alloc->size, alloc->address, alloc->flags};
    bool is_memory = !(alloc->flags & (ALLOC_USERPTR | ALLOC_DOORBELL | ALLOC_MMIO));
    if (alloc->flags & ALLOC_DOORBELL) {
        memory_doorbell_page();
        alloc->offset = memory_doorbells;
    } else if (alloc->flags & ALLOC_MMIO) {
        alloc->offset = WRITTEN_PAGE;
    } else if (is_memory) {
        buffer.fd = memfd_create("kfd-buffer", MFD_CLOEXEC);
        if (buffer.fd < 0 || ftruncate(buffer.fd, (off_t)alloc->size) != 0) {
            close(buffer.fd);
            return failed(ENOMEM);
        }
    }
    alloc->handle = add(buffer);
    if (is_memory) {
        alloc->offset = alloc->handle << HANDLE_SHIFT;
    }
    say(3, "buffer %lu: %lu bytes at %#lx, flags %#x", alloc->handle, alloc->size, alloc->address,
        alloc->flags);
    return alloc->handle ? 0 : failed(ENOMEM);
}

int memory_free(uint64_t handle) {
    pthread_mutex_lock(&lock);
    struct buffer *buffer = buffer_of(handle);
    if (buffer) {
        buffer->used = false;
        if (buffer->fd >= 0) {
            close(buffer->fd); /* where it is mapped it still is */
        }
    }
    pthread_mutex_unlock(&lock);
    return buffer ? 0 : failed(EINVAL);
}

/* What the runtime does not let the host see it only reserves: the GPU has it there, and what runs
 * for the GPU is in this process. */
int memory_map_gpu(uint64_t handle) {
    pthread_mutex_lock(&lock);
    struct buffer *buffer = buffer_of(handle);
    bool good = buffer != NULL;
    if (buffer && buffer->fd >= 0 && buffer->address) {
        good = memory_host_map((void *)(uintptr_t)buffer->address, buffer->size,
                               PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED, buffer->fd,
                               0) != MAP_FAILED;
    }
    pthread_mutex_unlock(&lock);
    return good ? 0 : failed(EINVAL);
}

int memory_export(uint64_t handle, int *fd) {
    pthread_mutex_lock(&lock);
    struct buffer *buffer = buffer_of(handle);
    *fd = buffer && buffer->fd >= 0 ? fcntl(buffer->fd, F_DUPFD_CLOEXEC, 0) : failed(EINVAL);
    pthread_mutex_unlock(&lock);
    return *fd < 0 ? -1 : 0;
}

static bool is_buffer(int fd) {
    static const char wanted[] = "/memfd:kfd-buffer";
    char path[64], name[64];
    snprintf(path, sizeof(path), "/proc/self/fd/%d", fd);
    ssize_t size = readlink(path, name, sizeof(name) - 1);
    return size >= (ssize_t)sizeof(wanted) - 1 && memcmp(name, wanted, sizeof(wanted) - 1) == 0;
}

int memory_describe(struct uapi_dmabuf_info *info) {
    struct stat about;
    if (!is_buffer(info->fd) || fstat(info->fd, &about) != 0) {
        return failed(EINVAL);
    }
    info->size = (uint64_t)about.st_size;
    info->metadata_size = 0;
    info->gpu = GPU_ID;
    info->flags = 1;
    return 0;
}

int memory_import(struct uapi_dmabuf_import *import) {
    struct stat about;
    int fd = is_buffer(import->fd) ? fcntl(import->fd, F_DUPFD_CLOEXEC, 0) : failed(EINVAL);
    if (fd < 0 || fstat(fd, &about) != 0) {
        return -1;
    }
    import->handle = add((struct buffer){true, fd, (uint64_t)about.st_size, import->address, 1});
    return import->handle ? 0 : failed(ENOMEM);
}

bool memory_is_offset(off64_t offset) {
    return offset >> HANDLE_SHIFT > 0;
}

void *memory_map(void *address, size_t size, int protection, int flags, off64_t offset) {
    uint64_t which = (uint64_t)offset >> 44 << 44;
    void *result = MAP_FAILED;
    if (which == memory_doorbells) {
        return memory_host_map(address, size, protection, flags, doorbells, 0);
    }
    if (which == WRITTEN_PAGE) {
        return memory_host_map(address, size, protection,
                               (flags & MAP_FIXED) | MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    }
    pthread_mutex_lock(&lock);
    struct buffer *buffer = buffer_of((uint64_t)offset >> HANDLE_SHIFT);
    if (buffer && buffer->fd >= 0) {
        result = memory_host_map(address, size, protection, flags, buffer->fd,
                                 offset & (((off64_t)1 << HANDLE_SHIFT) - 1));
    } else {
        errno = EINVAL;
    }
    pthread_mutex_unlock(&lock);
    return result;
}
