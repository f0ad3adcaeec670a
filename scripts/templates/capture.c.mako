${banner}
/* What stands in the adapter's table while some queue captures or fuses: each call on a queue asks whether that is
 * concerned, and goes on to the adapter's own function if not. */
#include "capture/capture.h"
#include "fuse_queue/queue_fusing.h"
#include "intercept/slots.h"

#include <stddef.h>
#include <stdlib.h>

/* What the queue has kept comes first. */
#define SETTLE(queue)                                                                              ${"\\"}
    if (ur_object_is((queue), UR_KIND_QUEUE) &&                                                    ${"\\"}
        atomic_load_explicit(&ur_queue_base(queue)->fusing, memory_order_acquire)) {               ${"\\"}
        ur_result_t settled = ur_fusing_settle(queue);                                             ${"\\"}
        if (settled != UR_RESULT_SUCCESS) {                                                        ${"\\"}
            return settled;                                                                        ${"\\"}
        }                                                                                          ${"\\"}
    }

<%def name="resolve(f)">\
% if calls.has(f, "phEventWaitList"):
    if (ur_kept_events_any(${calls.waits(f)})) {
        ur_event_handle_t *events = NULL;
        ur_result_t resolved = ur_kept_events_resolve(${calls.waits(f)}, &events);
        if (resolved == UR_RESULT_SUCCESS) {
            resolved = ${h.wrap_args("watch_" + f.name[2:], ["events" if n == "phEventWaitList" else n for n in h.names(f)], ";", 16).lstrip()}
            free(events);
        }
        return resolved;
    }
% endif
</%def>\
% for f in calls.watched(spec):
${h.prototype(f, "watch_" + f.name[2:], "static ur_result_t UR_APICALL ", " {")}
% if f.name in calls.KEPT:
    ur_result_t kept;
    const struct ur_fusing_call launch = {hKernel, workDim, pGlobalWorkOffset, pGlobalWorkSize, pLocalWorkSize,
                                          ${"numArgs, pArgs" if calls.has(f, "pArgs") else "0, NULL"}, launchPropList,
                                          numEventsInWaitList, phEventWaitList, phEvent};
    if (ur_object_is(hQueue, UR_KIND_QUEUE) && atomic_load_explicit(&ur_queue_base(hQueue)->fusing, memory_order_acquire) &&
        ur_fusing_keep(hQueue, &launch, &kept)) {
        return kept;
    }
% elif f.name not in calls.UNSETTLED:
% if f.name in calls.COPIES:
    if (ur_object_is(hQueue, UR_KIND_QUEUE) &&
        ur_fusing_copy(hQueue, blocking, pDst, pSrc, size, numEventsInWaitList, phEventWaitList, phEvent)) {
        return UR_RESULT_SUCCESS;
    }
% endif
% if f.name in calls.MARKS:
    if (ur_object_is(hQueue, UR_KIND_QUEUE) &&
        ur_fusing_mark(hQueue, UR_COMMAND_${calls.CAPTURED[f.name]}, ${calls.waits(f)}, phEvent)) {
        return UR_RESULT_SUCCESS;
    }
% endif
    SETTLE(hQueue)
% endif
${resolve(f)}\
% if f.name in calls.OWN:
${h.call("    return ur_capture_" + f.name[2:], f)}
% else:
    struct ur_capture_place place;
    if (!ur_capture_concerns(hQueue, ${calls.waits(f)}) ||
        !ur_capture_enter(&place, hQueue, ${calls.waits(f)}, ${calls.event(f)},
                          UR_COMMAND_${calls.CAPTURED.get(f.name, "FORCE_UINT32")})) {
${h.call("        return " + calls.own(f), f, indent=8)}
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
% for f in calls.watched_all(spec):
${h.prototype(f, "watch_" + f.name[2:], "static ur_result_t UR_APICALL ", " {")}
    ur_fusing_settle_all(${f.params[0].name if f.name in calls.CONTEXTS else 'NULL'}, ${f.params[0].name if f.name in calls.DEVICES else 'NULL'});
${h.call("    return " + calls.own(f), f)}
}

% endfor
% for f in calls.watched_events(spec):
${h.prototype(f, "watch_" + f.name[2:], "static ur_result_t UR_APICALL ", " {")}
${resolve(f)}\
${h.call("    return " + calls.own(f), f)}
}

% endfor
static const struct ur_capture_slot slots[] = {
% for f in calls.watched(spec) + calls.watched_all(spec) + calls.watched_events(spec):
% if f.table:
    {offsetof(ur_dditable_t, ${f.table}.${f.pfn}), (ur_capture_function *)watch_${f.name[2:]}},
% endif
% endfor
};

/* Calls that have no slot. */
static const struct ur_capture_slot extra_slots[] = {
% for f in calls.watched(spec):
% if f.retained:
    {offsetof(ur_extra_dditable_t, ${f.pfn}), (ur_capture_function *)watch_${f.name[2:]}},
% endif
% endfor
};

const struct ur_capture_slots ur_intercept_slots = {
    .slots = slots,
    .extra_slots = extra_slots,
    .count = sizeof(slots) / sizeof(slots[0]),
    .extra_count = sizeof(extra_slots) / sizeof(extra_slots[0]),
};
