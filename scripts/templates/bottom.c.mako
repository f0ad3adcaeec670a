${banner}
/* The table below all layers, and the proof that assembly and C agree on where the slots are. */
#include "layer_table.h"

% for f in spec.functions:
% if not (f.loader_only or f.name == "urAdapterGet"):
__attribute__((visibility("hidden"))) ${h.prototype(f, "loader_dispatch_" + f.name[2:])}
% endif
% endfor

const ur_layer_dditable_t loader_bottom = {
% for f in spec.functions:
<%
    own = f.loader_only or f.name == "urAdapterGet"
    slot = f"ddi.{f.table}.{f.pfn}" if f.table else f.pfn
%>\
    .${slot} = ${"loader_" + f.name if own else "loader_dispatch_" + f.name[2:]},
% endfor
};

% for f in spec.functions:
% if f.table and f.handle_index is not None:
_Static_assert(offsetof(ur_dditable_t, ${f.table}.${f.pfn}) == (${f.offset} / 8) * sizeof(void *), "${f.name}");
% endif
% endfor
