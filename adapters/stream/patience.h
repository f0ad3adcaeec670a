/* Waiting for the device on behalf of the program: long waits sleep (os/patience.h). */
#ifndef STREAM_PATIENCE_H
#define STREAM_PATIENCE_H

#include "driver.h"

enum stream_wait_kind {
    STREAM_WAIT_QUEUE,
    STREAM_WAIT_COMMAND, /* a blocking one */
    STREAM_WAIT_EVENT,
    STREAM_WAITS
};

/* Pre: the place was entered. As drv_stream_wait and drv_event_wait. */
drv_result stream_wait_for_stream(enum stream_wait_kind kind, drv_stream stream);
drv_result stream_wait_for_event(drv_event event);

#endif
