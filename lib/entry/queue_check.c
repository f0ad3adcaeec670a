#include "queue_check.h"

#include "base/error.h"

ur_result_t ur_queue_flags_check(ur_queue_flags_t flags) {
    if (flags & UR_QUEUE_FLAGS_MASK) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_ENUMERATION);
    }
    ur_queue_flags_t priorities = UR_QUEUE_FLAG_PRIORITY_HIGH | UR_QUEUE_FLAG_PRIORITY_LOW;
    ur_queue_flags_t submissions =
        UR_QUEUE_FLAG_SUBMISSION_BATCHED | UR_QUEUE_FLAG_SUBMISSION_IMMEDIATE;
    if ((flags & priorities) == priorities || (flags & submissions) == submissions) {
        return ur_fail(UR_RESULT_ERROR_INVALID_QUEUE_PROPERTIES, 0,
                       "the flags ask for two priorities or two ways of submission at once");
    }
    if (flags & (UR_QUEUE_FLAG_ON_DEVICE | UR_QUEUE_FLAG_ON_DEVICE_DEFAULT)) {
        return ur_fail(UR_RESULT_ERROR_INVALID_QUEUE_PROPERTIES, 0,
                       "queues on the device are not offered");
    }
    return UR_RESULT_SUCCESS;
}
