<%
    from urgen import probes
    sets = probes.sets(spec)
%>${banner}
#include "entries.h"

static const size_t ones[3] = {1, 1, 1};
static const size_t zeros[3] = {0, 0, 0};
static void *const nulls[4] = {NULL, NULL, NULL, NULL};

static void no_op(void) {
}

/* Where the output of parameter `index` goes. */
static void *out(const conf_world *w, size_t index) {
    return (char *)w->scratch + CONF_OUTPUTS + 32 * index;
}

/* Each function makes the right call with one argument spoilt, or the right call itself for a probe past the end. */
% for s in sets:
static ur_result_t call_${s.f.name}(const conf_world *w, size_t probe) {
    (void)w;
% for l in s.locals:
    ${l};
% endfor
    switch (probe) {
% for i, p in enumerate(s.probes):
    case ${i}: {
% for st in p.statements:
        ${st};
% endfor
        break;
    }
% endfor
% if s.waits:
    case CONF_WAITING: {
        numEventsInWaitList = w->wait_count;
        phEventWaitList = w->wait_count ? w->waits : NULL;
        phEvent = w->wants_event ? out(w, CONF_EVENT) : NULL;
        break;
    }
% endif
    default:
        break;
    }
    return ${s.f.name}(${", ".join(p.name for p in s.f.params)});
}

% if s.probes:
static const conf_probe probes_of_${s.f.name}[] = {
% for p in s.probes:
    {"${p.what.replace('"', "'")}", {${", ".join(p.expected)}}, ${"true" if p.kinds else "false"}},
% endfor
};
% endif

% endfor
const conf_probe_set conf_probe_sets[] = {
% for s in sets:
    {"${s.f.name}", ${"true" if probes.optional(s.f) else "false"}, ${"true" if s.f.loader_only else "false"}, ${"true" if s.f.retained else "false"},
     ${"true" if s.stand_in else "false"}, ${"(uint32_t)" + s.f.feature if s.f.feature else "UINT32_MAX"},
     ${" | ".join("CONF_NEED_" + n.upper() for n in sorted(s.needs - {"none"})) or 0},
     ${"probes_of_" + s.f.name if s.probes else "NULL"}, ${len(s.probes)}, call_${s.f.name}, ${s.cleared}, ${"true" if s.waits else "false"}, ${"true" if s.event_required else "false"},
     ${s.command or "UR_COMMAND_FORCE_UINT32"}},
% endfor
};
const size_t conf_probe_set_count = sizeof conf_probe_sets / sizeof conf_probe_sets[0];
