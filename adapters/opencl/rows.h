/* Copies of rows by a kernel of the adapter's own. */
#ifndef OCL_ROWS_H
#define OCL_ROWS_H

#include "ocl.h"

struct ocl_box {
    char *to;
    size_t to_pitch;
    const char *from;
    size_t from_pitch; /* 0: every row is a copy of one */
    size_t width, height;
};

/* False: the device compiles nothing, one side is no USM, or the driver refused; then nothing was
 * enqueued. */
bool ocl_rows_copy(ur_queue_handle_t queue, const struct ocl_box *box, cl_uint count,
                   const cl_event *list, cl_event *event);
/* The context goes. */
void ocl_rows_end(ur_context_handle_t context);

#endif
