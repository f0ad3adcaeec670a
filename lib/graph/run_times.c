#include "run_times.h"

#include <stdlib.h>

#include "base/error.h"
#include "base/tables.h"

struct ur_run_times ur_run_untimed;

ur_result_t ur_run_times_get(const struct ur_run_times *times, ur_profiling_info_t name,
                             ur_info_out out) {
    if (times->count == 0) {
        return ur_fail(UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE, 0,
                       "the command buffer was made without enableProfiling");
    }
    uint64_t earliest = UINT64_MAX;
    for (uint32_t i = 0; i < times->count; ++i) {
        uint64_t time = 0;
        ur_result_t result =
            ur_own.Event.pfnGetProfilingInfo(times->first[i], name, sizeof(time), &time, NULL);
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
        earliest = time < earliest ? time : earliest;
    }
    return ur_info_value(out, uint64_t, earliest);
}

void ur_run_times_free(struct ur_run_times *times) {
    if (!times || times == &ur_run_untimed) {
        return;
    }
    for (uint32_t i = 0; i < times->count; ++i) {
        ur_own.Event.pfnRelease(times->first[i]);
    }
    ur_nodes_free(times->nodes);
    free(times);
}
