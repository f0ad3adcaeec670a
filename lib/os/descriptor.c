#include "descriptor.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/error.h"

ur_result_t ur_descriptor_find(const void *next, int *fd) {
    for (const ur_base_properties_t *at = next; at; at = at->pNext) {
        if (at->stype != UR_STRUCTURE_TYPE_EXP_FILE_DESCRIPTOR) {
            continue;
        }
        *fd = ((const ur_exp_file_descriptor_t *)(const void *)at)->fd;
        return fcntl(*fd, F_GETFD) >= 0 ? UR_RESULT_SUCCESS
                                        : ur_fail(UR_RESULT_ERROR_INVALID_VALUE, errno,
                                                  "%d is no open file descriptor", *fd);
    }
    return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                   "the descriptor's chain has no ur_exp_file_descriptor_t");
}

ur_result_t ur_descriptor_duplicate(int fd, int *out) {
    *out = fcntl(fd, F_DUPFD_CLOEXEC, 0);
    return *out >= 0 ? UR_RESULT_SUCCESS
                     : ur_fail(UR_RESULT_ERROR_OUT_OF_RESOURCES, errno,
                               "descriptor %d cannot be duplicated for the driver", fd);
}

void ur_descriptor_settle(ur_result_t result, int fd, int given) {
    struct stat own, at;
    if (result == UR_RESULT_SUCCESS) {
        close(fd);
    } else if (fstat(given, &at) == 0 && fstat(fd, &own) == 0 && at.st_dev == own.st_dev &&
               at.st_ino == own.st_ino && at.st_rdev == own.st_rdev) {
        close(given);
    }
}
