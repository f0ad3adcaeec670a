${banner}
/* What a queue that captures does with each call that is captured: its command, added to the graph. */
#ifndef UR_CAPTURE_CALLS_H
#define UR_CAPTURE_CALLS_H

#include "ur_ddi.h"

struct ur_capture_place;

% for f in calls.watched(spec):
% if f.name in calls.CAPTURED:
${h.wrap_args("ur_result_t ur_capture_" + f.name[2:], ["struct ur_capture_place *place"] + h.params(f), ";")}
% elif f.name in calls.OWN:
${h.wrap_args("ur_result_t ur_capture_" + f.name[2:], h.params(f), ";")}
% endif
% endfor

#endif
