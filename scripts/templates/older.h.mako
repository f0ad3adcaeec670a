${banner}
/* Entry points as earlier releases have them (scripts/spec/generations). Each calls today's, above the layers. */
#ifndef LOADER_GENERATED_OLDER_H
#define LOADER_GENERATED_OLDER_H

#include "loader/older/forms.h"

/* What these call: the entry points of today past the point where they look at the caller, who is still that of the
 * older form where a compiler turns the call into a jump. */
#ifdef LOADER_TELLS_CALLERS
% for f in (f for f in spec.functions if f.by_caller is not None):
__attribute__((visibility("hidden"))) ${h.prototype(f, "loader_today_" + f.name[2:])}
% endfor
#else
% for f in (f for f in spec.functions if f.by_caller is not None):
#define loader_today_${f.name[2:]} ${f.name}
% endfor
#endif

<% done = set() %>\
% for r in (r for r in spec.releases if not r.below):
% for f in r.forms.values():
% if f.symbol not in done:
<% done.add(f.symbol) %>\
${h.prototype(f, f.symbol)}
% endif
% endfor
% endfor

#endif
