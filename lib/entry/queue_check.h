/* Checks that creating queues shares. */
#ifndef UR_ENTRY_QUEUE_CHECK_H
#define UR_ENTRY_QUEUE_CHECK_H

#include "ur_api.h"

/* At most one priority and one way of submission; no adapter has queues on the device. */
ur_result_t ur_queue_flags_check(ur_queue_flags_t flags);

#endif
