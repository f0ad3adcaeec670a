/* What stands in for the C library's functions by which AMD's runtime reaches the kernel's drivers:
 * the two nodes under /dev, and the files under /sys that tell of the device. */
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <unistd.h>

#include "internal.h"

enum { KFD, RENDER, NODES };
static const char *const node_paths[NODES] = {"/dev/kfd", "/dev/dri/renderD128"};
static pthread_once_t once = PTHREAD_ONCE_INIT;
static struct node nodes[NODES] = {{.fd = -1}, {.fd = -1}};

static void make_nodes(void) {
    if (!device()) {
        say(0, "there is no such device: KFD_DEVICE");
        return;
    }
    for (int i = 0; i < NODES; ++i) {
        node_make(&nodes[i], "kfd-node");
    }
}

/* ---- ioctls --------------------------------------------------------------------------------- */

static int apertures(struct uapi_apertures *all) {
    struct uapi_aperture *list = (void *)(uintptr_t)all->list;
    if (all->count && list) {
        list[0] = (struct uapi_aperture){.gpu = GPU_ID,
                                         .local_base = 0x1000000000000,
                                         .local_end = 0x10000ffffffff,
                                         .scratch_base = 0x2000000000000,
                                         .scratch_end = 0x20000ffffffff,
                                         .gpu_base = 0x4000,
                                         .gpu_end = 0x7fffffffffff};
    }
    all->count = 1;
    return 0;
}

static int map_gpu(struct uapi_map *map) {
    if (memory_map_gpu(map->handle) != 0) {
        return -1;
    }
    map->done = map->count;
    return 0;
}

static int svm(struct uapi_svm *svm) {
    for (uint32_t i = 0; svm->operation == SVM_GET && i < svm->count; ++i) {
        svm->list[i].value = svm->list[i].kind == SVM_PREFERRED || svm->list[i].kind == SVM_PREFETCH
                                 ? SVM_NOWHERE
                                 : svm->list[i].value;
    }
    return 0;
}

static int ask_kfd(unsigned long request, void *argument) {
    union {
        void *any;
        struct uapi_version *version;
        struct uapi_queue *queue;
        struct uapi_clocks *clocks;
        struct uapi_event *event;
        struct uapi_event_id *id;
        struct uapi_events_wait *wait;
        struct uapi_tiles *tiles;
        struct uapi_apertures *apertures;
        struct uapi_alloc *alloc;
        struct uapi_handle *handle;
        struct uapi_map *map;
        struct uapi_dmabuf_info *info;
        struct uapi_dmabuf_import *import;
        struct uapi_dmabuf_export *export;
        struct uapi_xnack *xnack;
        struct uapi_available *available;
        struct uapi_runtime *runtime;
        struct uapi_svm *svm;
    } u = {argument};
    switch (request & 0xff) {
    case KFD_VERSION:
        *u.version = (struct uapi_version){1, 17};
        return 0;
    case KFD_QUEUE_CREATE:
        return queue_create(u.queue);
    case KFD_QUEUE_DESTROY:
        return queue_destroy(u.id->id);
    case KFD_CLOCKS:
        u.clocks->gpu_ticks = device_ticks();
        u.clocks->cpu_time = nanoseconds(CLOCK_MONOTONIC_RAW);
        u.clocks->system_time = nanoseconds(CLOCK_BOOTTIME);
        u.clocks->system_frequency = 1000000000;
        return 0;
    case KFD_EVENT_CREATE:
        return event_create(u.event);
    case KFD_EVENT_DESTROY:
        return event_destroy(u.id->id);
    case KFD_EVENT_SET:
    case KFD_EVENT_RESET:
        event_set(u.id->id, (request & 0xff) == KFD_EVENT_SET);
        return 0;
    case KFD_EVENTS_WAIT:
        return events_wait(u.wait);
    case KFD_TILES:
        u.tiles->tile_count = u.tiles->macro_count = u.tiles->address_config = 0;
        u.tiles->banks = 16;
        u.tiles->ranks = 1;
        return 0;
    case KFD_APERTURES:
        return apertures(u.apertures);
    case KFD_MEMORY_ALLOC:
        return memory_alloc(u.alloc);
    case KFD_MEMORY_FREE:
        return memory_free(u.handle->handle);
    case KFD_MEMORY_MAP:
        return map_gpu(u.map);
    case KFD_MEMORY_UNMAP:
        u.map->done = u.map->count;
        return 0;
    case KFD_DMABUF_INFO:
        return memory_describe(u.info);
    case KFD_DMABUF_IMPORT:
        return memory_import(u.import);
    case KFD_DMABUF_EXPORT:
        return memory_export(u.export->handle, &u.export->fd);
    case KFD_XNACK: /* pages are not brought in where they are missing */
        if (u.xnack->enabled > 0) {
            return failed(EPERM);
        }
        u.xnack->enabled = 0;
        return 0;
    case KFD_AVAILABLE:
        u.available->bytes = 16ULL << 30;
        return 0;
    case KFD_RUNTIME_ENABLE:
        u.runtime->capabilities = 0;
        return 0;
    case KFD_MEMORY_POLICY:
    case KFD_QUEUE_UPDATE:
    case KFD_SCRATCH:
    case KFD_TRAP_HANDLER:
    case KFD_ACQUIRE_VM:
    case KFD_CU_MASK:
    case KFD_QUEUE_GWS:
        return 0;
    case KFD_SVM: /* all that the process has the device has */
        return svm(u.svm);
    case KFD_SMI_EVENTS:
        return failed(EINVAL);
    default:
        say(0, "/dev/kfd has no ioctl %#lx", request & 0xff);
    }
    return failed(EINVAL);
}

static int ask_render(unsigned long request, void *argument) {
    const struct uapi_info *info = argument;
    switch (request & 0xff) {
    case DRM_VERSION:
        return node_tell_version(argument, "amdgpu", 3, 59);
    case DRM_CLIENT:
        ((struct uapi_drm_client *)argument)->is_authenticated = 1;
        return 0;
    case AMDGPU_INFO:
        device_describe(info->query, (void *)(uintptr_t)info->out, info->size);
        return 0;
    default:
        say(0, "the render node has no ioctl %#lx", request & 0xff);
    }
    return failed(EINVAL);
}

/* ---- functions of the C library ------------------------------------------------------------- */

/* A descriptor to read the file of /sys from, or -1. */
static int open_fact(const char *path) {
    char *text = path && strncmp(path, "/sys/", 5) == 0 && device() ? device_file(path) : NULL;
    int fd = text ? memfd_create("kfd-fact", MFD_CLOEXEC) : -1;
    if (fd >= 0 && (write(fd, text, strlen(text)) < 0 || lseek(fd, 0, SEEK_SET) != 0)) {
        close(fd);
        fd = -1;
    }
    free(text);
    return fd;
}

static int open_path(const char *path) {
    for (int i = 0; i < NODES; ++i) {
        if (strcmp(path, node_paths[i]) == 0) {
            pthread_once(&once, make_nodes);
            return node_copy(&nodes[i]);
        }
    }
    int fd = open_fact(path);
    return fd < 0 ? NODE_REAL : fd;
}

static int ask(int fd, unsigned long request, void *argument) {
    unsigned kind = _IOC_TYPE(request);
    for (int i = 0; (kind == 'K' || kind == 'd') && i < NODES; ++i) {
        if (node_is(&nodes[i], fd)) {
            int result = i == KFD ? ask_kfd(request, argument) : ask_render(request, argument);
            say(4, "ioctl %#lx of %s: %d", request & 0xff, node_paths[i], result);
            return result;
        }
    }
    return NODE_REAL;
}

static void *map(void *address, size_t size, int protection, int flags, int fd, off64_t offset) {
    if (fd >= 0 && memory_is_offset(offset) &&
        (node_is(&nodes[KFD], fd) || node_is(&nodes[RENDER], fd))) {
        return memory_map(address, size, protection, flags, offset);
    }
    return memory_host_map(address, size, protection, flags, fd, offset);
}

static int open_file(const char *path, const char *mode) {
    (void)mode;
    int fd = open_fact(path);
    return fd < 0 ? NODE_REAL : fd;
}

const struct node_user node_user = {"kfd", "KFD_TRACE", open_path, ask, map, open_file};

#define SHOWN __attribute__((visibility("default")))

#define REAL(name, type, ...)                                                                      \
    static type (*real)(__VA_ARGS__);                                                              \
    if (!real) {                                                                                   \
        void *address = node_real(name);                                                           \
        memcpy(&real, &address, sizeof(address));                                                  \
    }

/* The folder that has a folder for each node: a folder of the list, which nobody else opens so. */
static struct {
    int next;
    struct dirent entry;
} listing;
static atomic_bool lists;

SHOWN DIR *opendir(const char *path) {
    if (strncmp(path, "/sys/devices/virtual/kfd/kfd/topology/nodes", 43) == 0) {
        if (atomic_exchange(&lists, true)) {
            errno = EMFILE;
            return NULL;
        }
        listing.next = 0;
        return (DIR *)&listing;
    }
    REAL("opendir", DIR *, const char *)
    return real(path);
}

SHOWN struct dirent *readdir(DIR *folder) {
    if (folder == (DIR *)&listing) {
        if (listing.next == 2) {
            return NULL;
        }
        listing.entry = (struct dirent){.d_ino = 1, .d_type = DT_DIR};
        snprintf(listing.entry.d_name, sizeof(listing.entry.d_name), "%d", listing.next++);
        return &listing.entry;
    }
    REAL("readdir", struct dirent *, DIR *)
    return real(folder);
}

SHOWN int closedir(DIR *folder) {
    if (folder == (DIR *)&listing) {
        lists = false;
        return 0;
    }
    REAL("closedir", int, DIR *)
    return real(folder);
}
