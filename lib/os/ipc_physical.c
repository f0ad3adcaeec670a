#include "ipc_physical.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "base/check.h"
#include "base/error.h"
#include "ipc_data.h"

enum { MAGIC = 0x50435255 }; /* "URCP" */

ur_result_t ur_ipc_duplicate(int descriptor, int *out) {
    int made = fcntl(descriptor, F_DUPFD_CLOEXEC, 0);
    if (made < 0) {
        return ur_fail(UR_RESULT_ERROR_OUT_OF_RESOURCES, errno, "sharing physical memory: %s",
                       strerror(errno));
    }
    *out = made;
    return UR_RESULT_SUCCESS;
}

ur_result_t ur_ipc_physical_give(ur_backend_t backend, int descriptor, uint64_t size,
                                 struct ur_ipc_physical **out) {
    struct ur_ipc_physical *shared = malloc(sizeof(*shared));
    if (!shared) {
        close(descriptor);
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    *shared = (struct ur_ipc_physical){.magic = MAGIC,
                                       .backend = backend,
                                       .process = (int32_t)getpid(),
                                       .descriptor = descriptor,
                                       .size = size};
    ur_ipc_seal(shared, sizeof(*shared));
    *out = shared;
    return UR_RESULT_SUCCESS;
}

static ur_result_t ipc_physical_check(ur_backend_t backend, const struct ur_ipc_physical *shared) {
    return shared->magic == MAGIC && shared->backend == (uint32_t)backend
               ? UR_RESULT_SUCCESS
               : ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                         "these are no data of shared physical memory");
}

ur_result_t ur_ipc_physical_put(ur_backend_t backend, const void *data) {
    UR_CHECK_POINTER(data);
    struct ur_ipc_physical *shared = (struct ur_ipc_physical *)(uintptr_t)data;
    ur_result_t result = ipc_physical_check(backend, shared);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    shared->magic = 0;
    close(shared->descriptor);
    free(shared);
    return UR_RESULT_SUCCESS;
}

ur_result_t ur_ipc_physical_read(ur_backend_t backend, const void *data, size_t size,
                                 struct ur_ipc_physical *out) {
    if (size != sizeof(*out)) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       "data of shared physical memory have %zu bytes, not %zu", sizeof(*out),
                       size);
    }
    memcpy(out, data, sizeof(*out));
    ur_result_t result = ipc_physical_check(backend, out);
    return result == UR_RESULT_SUCCESS ? ur_ipc_check(out, sizeof(*out), "shared physical memory")
                                       : result;
}

ur_result_t ur_ipc_fetch(int32_t process, int32_t number, int *descriptor) {
    int made = -1;
    if (process == (int32_t)getpid()) {
        made = fcntl(number, F_DUPFD_CLOEXEC, 0);
    } else {
        int other = (int)syscall(SYS_pidfd_open, process, 0);
        if (other < 0) {
            return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, errno,
                           "process %d, which shares the memory: %s", process, strerror(errno));
        }
        made = (int)syscall(SYS_pidfd_getfd, other, number, 0);
        int error = errno;
        close(other);
        errno = error;
    }
    if (made < 0) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, errno,
                       "the system does not hand over descriptor %d of process %d: %s%s", number,
                       process, strerror(errno),
                       errno == EPERM ? "; that process can allow it with "
                                        "prctl(PR_SET_PTRACER, PR_SET_PTRACER_ANY)"
                                      : "");
    }
    *descriptor = made;
    return UR_RESULT_SUCCESS;
}

ur_result_t ur_ipc_open(int32_t process, int32_t number, uint64_t device, uint64_t inode,
                        int *out) {
    char path[64];
    struct stat about;
    snprintf(path, sizeof(path), "/proc/%d/fd/%d", process, number);
    int file = open(path, O_RDWR | O_CLOEXEC);
    if (file < 0) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, errno, "what process %d shares: %s", process,
                       strerror(errno));
    }
    if (fstat(file, &about) != 0 || about.st_dev != device || about.st_ino != inode) {
        close(file);
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "process %d does not share it any more",
                       process);
    }
    *out = file;
    return UR_RESULT_SUCCESS;
}
