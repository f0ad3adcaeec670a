${banner}
/* The tables below all layers, and the proof that assembly and C agree on where the slots are. */
#include "layer_table.h"

% for f in spec.functions:
% if not (f.loader_only or f.name == "urAdapterGet"):
__attribute__((visibility("hidden"))) ${h.prototype(f, "loader_dispatch_" + f.name[2:])}
% if f.table:
__attribute__((visibility("hidden"))) ${h.prototype(f, "loader_by_layout_" + f.name[2:])}
% endif
% endif
% endfor

% for name, form in (("ur_layer_dditable_t loader_bottom", "loader_dispatch_"), ("const ur_layer_dditable_t loader_bottom_by_layout", "loader_by_layout_")):
${name} = {
% for f in spec.functions:
<%
    own = f.loader_only or f.name == "urAdapterGet"
    slot = f"ddi.{f.table}.{f.pfn}" if f.table else f.pfn
%>\
    .${slot} = ${"loader_" + f.name if own else (form if f.table else "loader_dispatch_") + f.name[2:]},
% endfor
};

% endfor

% for f in spec.functions:
% if f.table and f.handle_index is not None:
_Static_assert(offsetof(ur_dditable_t, ${f.table}.${f.pfn}) == (${f.offset} / 8) * sizeof(void *), "${f.name}");
% endif
% endfor
