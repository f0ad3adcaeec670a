${banner}
/* Entry points of earlier releases whose calls become today's by their parameters alone, and which library has which. */
#include "older.h"

#include "loader/older/callers.h"

<% past = {f.name for f in spec.functions if f.by_caller is not None} %>\
% for r in (r for r in spec.releases if not r.below):
% for f in (f for f in r.own.values() if not f.by_hand):
${h.prototype(f, f.symbol, tail=" {")}
    ${h.wrap_args("return " + (f.calls if f.calls not in past else "loader_today_" + f.calls[2:]), f.arguments, ";", 8)}
}

% endfor
% if r.moved_of_devices(spec) and r.caller:
<% f = r.forms["urDeviceGetInfo"] %>\
${h.prototype(f, f.symbol, tail=" {")}
    switch ((uint32_t)propName) {
% for name, value in r.moved_of("ur_device_info_t").items():
    case ${value}:
        propName = ${name};
        break;
% endfor
    default:
        break;
    }
    ${h.call("return loader_today_DeviceGetInfo", f)}
}

% endif
% endfor
/* Those that are none today, for what imports them from the node of today. */
% for f in generations.gone(spec):
UR_APIEXPORT ${h.prototype(f)}
${h.prototype(f, tail=" {")}
    ${h.call("return " + f.symbol, f)}
}

% endfor
<% today = [f for f in spec.functions if f.by_caller is not None] %>\
% for r in (r for r in spec.releases if r.caller):
static const older_form_t forms_${r.stem()}[] = {
% for f in today:
    ${"(older_form_t)" + r.forms[f.name].symbol if f.name in r.forms else "NULL"}, /* ${f.name} */
% endfor
};

% endfor
const struct loader_caller loader_callers[] = {
% for r in reversed([r for r in spec.releases if r.caller]):
    {"${r.name}", "${r.caller.library}", ".so.${r.caller.version}", "${r.caller.imports}", forms_${r.stem()}},
% endfor
};
const unsigned loader_num_callers = sizeof(loader_callers) / sizeof(loader_callers[0]);
