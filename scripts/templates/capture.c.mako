${banner}
/* What stands in the adapter's table while some queue captures: each call on a queue asks whether the capture is
 * concerned, and goes on to the adapter's own function if not. */
#include "capture/capture.h"

#include <stddef.h>

% for f in calls.watched(spec):
${h.prototype(f, "watch_" + f.name[2:], "static ur_result_t UR_APICALL ", " {")}
% if f.name in calls.OWN:
${h.call("    return ur_capture_" + f.name[2:], f)}
% else:
    struct ur_capture_place place;
    if (!ur_capture_concerns(hQueue, ${calls.waits(f)}) ||
        !ur_capture_enter(&place, hQueue, ${calls.waits(f)}, ${calls.event(f)},
                          UR_COMMAND_${calls.CAPTURED.get(f.name, "FORCE_UINT32")})) {
${h.call("        return " + f.name, f, indent=8)}
    }
% if f.name in calls.CAPTURED:
% if calls.blocking(f):
    if (${calls.blocking(f)}) {
        ur_capture_refuse(&place, "${f.name} that blocks");
    }
% endif
    if (place.result == UR_RESULT_SUCCESS) {
        place.result = ${h.wrap_args("ur_capture_" + f.name[2:], ["&place"] + h.names(f), ";", 12).lstrip()}
    }
% else:
    ur_capture_refuse(&place, "${f.name}");
% endif
    return ur_capture_leave(&place, ${calls.event(f)});
% endif
}

% endfor
const struct ur_capture_slot ur_capture_slots[] = {
% for f in calls.watched(spec):
% if f.table:
    {offsetof(ur_dditable_t, ${f.table}.${f.pfn}), (ur_capture_function *)watch_${f.name[2:]}},
% endif
% endfor
};
const uint32_t ur_capture_slot_count = sizeof(ur_capture_slots) / sizeof(ur_capture_slots[0]);

/* Calls that have no slot. */
const struct ur_capture_slot ur_capture_extra_slots[] = {
% for f in calls.watched(spec):
% if f.retained:
    {offsetof(ur_extra_dditable_t, ${f.pfn}), (ur_capture_function *)watch_${f.name[2:]}},
% endif
% endfor
};
const uint32_t ur_capture_extra_slot_count = sizeof(ur_capture_extra_slots) / sizeof(ur_capture_extra_slots[0]);
