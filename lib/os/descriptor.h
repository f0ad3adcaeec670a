/* File descriptors that programs hand over in the chain of a descriptor: ur_exp_file_descriptor_t.
 */
#ifndef UR_OS_DESCRIPTOR_H
#define UR_OS_DESCRIPTOR_H

#include <sys/types.h>

#include "ur_api.h"

/* The one in the chain behind `next`, which is open. INVALID_VALUE. */
ur_result_t ur_descriptor_find(const void *next, int *fd);
/* Another of the same, for a driver. OUT_OF_RESOURCES. */
ur_result_t ur_descriptor_duplicate(int fd, int *out);
/* Ends what the driver does not have once it was given a duplicate: the caller's descriptor if it
 * took that, else the duplicate, unless the driver has closed it and its number is another file's
 * by now. */
void ur_descriptor_settle(ur_result_t result, int fd, int given);

/* A duplicate for a driver that closes what it is given or leaves it open, as its release likes. */
struct ur_lent {
    int number; /* -1: none */
    dev_t device;
    ino_t inode;
    struct ur_lent *next; /* of all that are lent */
};
/* OUT_OF_RESOURCES; then there is none. The structure stays where it is. */
ur_result_t ur_descriptor_lend(int fd, struct ur_lent *lent);
/* Once the driver has no use for it any more: closes it, if the driver has not. */
void ur_descriptor_end(struct ur_lent *lent);

#endif
