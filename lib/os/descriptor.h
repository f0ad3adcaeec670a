/* File descriptors that programs hand over in the chain of a descriptor: ur_exp_file_descriptor_t.
 */
#ifndef UR_OS_DESCRIPTOR_H
#define UR_OS_DESCRIPTOR_H

#include "ur_api.h"

/* The one in the chain behind `next`, which is open. INVALID_VALUE. */
ur_result_t ur_descriptor_find(const void *next, int *fd);
/* Another of the same, for a driver. OUT_OF_RESOURCES. */
ur_result_t ur_descriptor_duplicate(int fd, int *out);
/* Ends what the driver does not have once it was given a duplicate: the caller's descriptor if it
 * took that, else the duplicate, unless the driver has closed it and its number is another file's
 * by now. */
void ur_descriptor_settle(ur_result_t result, int fd, int given);

#endif
