/* What stands in for the C library's functions: those by which the driver reaches the node, and the
 * one by which it writes what its compiler made. */
#include <dirent.h>
#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "internal.h"

static const char node_path[] = "/dev/dri/renderD128";
static pthread_once_t once = PTHREAD_ONCE_INIT;
static struct node node = {.fd = -1};

static void make_node(void) {
    if (!device()) {
        say(0, "there is no such device: XE_DEVICE");
        return;
    }
    node_make(&node, "xe-node");
}

/* ---- ioctls --------------------------------------------------------------------------------- */

static const struct uapi_sync *signal_of(uint64_t syncs, uint32_t count) {
    const struct uapi_sync *list = (const void *)(uintptr_t)syncs;
    for (uint32_t i = 0; i < count; ++i) {
        if (list[i].kind == SYNC_USER_FENCE && list[i].flags & SYNC_SIGNAL) {
            return &list[i];
        }
    }
    return NULL;
}

static int bind_all(const struct uapi_vm_bind *all) {
    const struct uapi_bind *list = (const void *)(uintptr_t)all->binds.several;
    if (all->count == 1) {
        list = &all->binds.one;
    }
    for (uint32_t i = 0; i < all->count; ++i) {
        if (space_bind(all->vm, &list[i]) != 0) {
            say(1, "bind %u of %#lx, %#lx bytes: %s", list[i].operation, list[i].address,
                list[i].size, strerror(errno));
            return -1;
        }
    }
    const struct uapi_sync *sync = signal_of(all->syncs, all->sync_count);
    if (sync) { /* that of a bind is in the process */
        __atomic_store_n((uint64_t *)(uintptr_t)sync->address, sync->value, __ATOMIC_SEQ_CST);
    }
    return 0;
}

static bool holds(uint16_t operation, uint64_t value, uint64_t other) {
    switch (operation) {
    case WAIT_EQ:
        return value == other;
    case WAIT_NEQ:
        return value != other;
    case WAIT_GT:
        return value > other;
    case WAIT_GTE:
        return value >= other;
    case WAIT_LT:
        return value < other;
    default:
        return value <= other;
    }
}

static int wait_fence(const struct uapi_wait *wait) {
    const uint64_t *where = (const void *)(uintptr_t)wait->address;
    uint64_t now = nanoseconds(CLOCK_MONOTONIC);
    uint64_t end = wait->timeout < 0          ? UINT64_MAX
                   : wait->flags & WAIT_UNTIL ? (uint64_t)wait->timeout
                                              : now + (uint64_t)wait->timeout;
    while (!holds(wait->operation, __atomic_load_n(where, __ATOMIC_SEQ_CST) & wait->mask,
                  wait->value & wait->mask)) {
        if (nanoseconds(CLOCK_MONOTONIC) >= end) {
            errno = ETIME;
            return -1;
        }
        nanosleep(&(struct timespec){.tv_nsec = 20000}, NULL);
    }
    return 0;
}

static int ask(unsigned long request, void *argument) {
    union {
        void *any;
        struct node_version *version;
        struct uapi_gem_close *close;
        struct uapi_cap *cap;
        struct uapi_prime *prime;
        struct uapi_query *query;
        struct uapi_gem_create *create;
        struct uapi_mmap_offset *offset;
        struct uapi_vm_create *vm_create;
        struct uapi_vm_destroy *vm_destroy;
        struct uapi_vm_bind *bind;
        struct uapi_queue_create *queue_create;
        struct uapi_queue_destroy *queue_destroy;
        struct uapi_queue_property *property;
        struct uapi_exec *exec;
        struct uapi_wait *wait;
    } u = {argument};
    const struct uapi_sync *sync;
    switch (request & 0xff) {
    case IOCTL_VERSION:
        return node_tell_version(u.version, "xe", 1, 0);
    case IOCTL_GEM_CLOSE:
        return memory_close(u.close->handle);
    case IOCTL_GET_CAP:
        u.cap->value = 1;
        return 0;
    case IOCTL_PRIME_EXPORT:
        return memory_export(u.prime->handle, &u.prime->fd);
    case IOCTL_PRIME_IMPORT:
        return memory_import(u.prime->fd, &u.prime->handle);
    case IOCTL_QUERY:
        return device_query(u.query);
    case IOCTL_GEM_CREATE:
        return memory_create(u.create->size, &u.create->handle);
    case IOCTL_MMAP_OFFSET:
        return memory_offset(u.offset);
    case IOCTL_VM_CREATE:
        if (u.vm_create->flags & VM_FAULT_MODE) {
            break; /* such devices bring memory themselves, this one does not */
        }
        return space_create(&u.vm_create->vm);
    case IOCTL_VM_DESTROY:
        return space_destroy(u.vm_destroy->vm);
    case IOCTL_VM_BIND:
        return bind_all(u.bind);
    case IOCTL_QUEUE_CREATE:
        return queue_create(
            u.queue_create->vm,
            ((struct uapi_engine_id *)(uintptr_t)u.queue_create->instances)->engine_class,
            &u.queue_create->queue);
    case IOCTL_QUEUE_DESTROY:
        return queue_destroy(u.queue_destroy->queue);
    case IOCTL_QUEUE_GET_PROPERTY: /* whether it is banned */
        u.property->value = 0;
        return 0;
    case IOCTL_QUEUE_SET_PROPERTY:
    case IOCTL_MADVISE:
        return 0;
    case IOCTL_EXEC:
        sync = signal_of(u.exec->syncs, u.exec->sync_count);
        return u.exec->batch_count ? queue_run(u.exec->queue, u.exec->address,
                                               sync ? sync->address : 0, sync ? sync->value : 0)
                                   : 0;
    case IOCTL_WAIT_USER_FENCE:
        return wait_fence(u.wait);
    default:
        say(0, "there is no ioctl %#lx", request & 0xff);
    }
    errno = EINVAL;
    return -1;
}

/* ---- functions of the C library ------------------------------------------------------------- */

static int open_path(const char *path) {
    if (strcmp(path, node_path) != 0) {
        return NODE_REAL;
    }
    pthread_once(&once, make_node);
    return node_copy(&node);
}

static int ask_node(int fd, unsigned long request, void *argument) {
    return _IOC_TYPE(request) == 'd' && node_is(&node, fd) ? ask(request, argument) : NODE_REAL;
}

static void *map(void *address, size_t size, int protection, int flags, int fd, off64_t offset) {
    if (fd >= 0 && memory_is_offset(offset) && node_is(&node, fd)) {
        return memory_map(address, size, protection, flags, offset);
    }
    return (void *)syscall(SYS_mmap, address, size, protection, flags, fd, offset);
}

/* Whether there is a dump already is asked first. */
static int open_dump(const char *path, const char *mode) {
    if (!zebin_is_dump(path)) {
        return NODE_REAL;
    }
    return mode[0] == 'r' ? failed(ENOENT) : zebin_open();
}

const struct node_user node_user = {"xe", "XE_TRACE", open_path, ask_node, map, open_dump};

/* Real nodes are not seen. */
__attribute__((visibility("default"))) DIR *opendir(const char *path) {
    DIR *(*real)(const char *);
    if (strncmp(path, "/dev/dri", 8) == 0) {
        errno = ENOENT;
        return NULL;
    }
    void *address = node_real("opendir");
    memcpy(&real, &address, sizeof(address));
    return real(path);
}
