${banner}
/* Where the entries of the tables lie, in this release and in earlier ones. */
#include "layouts.h"

const struct loader_table loader_tables[] = {
% for t in spec.tables:
    {"urGet${t.name}ProcAddrTable", offsetof(ur_dditable_t, ${t.name}) / sizeof(void *), ${len(t.functions)}, ${"true" if t.name.endswith("Exp") else "false"}},
% endfor
};
const unsigned loader_num_tables = sizeof(loader_tables) / sizeof(loader_tables[0]);

#define WORD(entry) offsetof(ur_layer_dditable_t, entry) / sizeof(void *)

<%
    def entry(f):
        return f"ddi.{f.table}.{f.pfn}" if f.table else f.pfn
    differing = lambda r: [(i, t) for i, t in enumerate(spec.tables) if r.tables[t.name] != t.functions]
%>\
% for r in (r for r in spec.releases if r.serves_adapters):
<% stem = "release_" + r.name.replace(".", "_") %>\
% for i, t in differing(r):
% if r.tables[t.name]:
static const uint16_t ${stem}_${t.name}[] = {
% for f in r.tables[t.name]:
    WORD(${entry(f)}),
% endfor
};
% endif
% endfor

static const struct loader_moved ${stem}_device_infos[] = {
% for name, value in r.moved_of("ur_device_info_t").items():
    {${name}, ${value}},
% endfor
};

static const struct loader_layout_table ${stem}[] = {
% for i, t in differing(r):
    {${i}, ${len(r.tables[t.name])}, ${f"{stem}_{t.name}" if r.tables[t.name] else "NULL"}},
% endfor
};

% endfor
/* The calls that were in the tables of earlier releases and are in none today. */
void loader_retained_of(const ur_layer_dditable_t *all, ur_extra_dditable_t *extra) {
    *extra = (ur_extra_dditable_t){
        .size = offsetof(ur_extra_dditable_t, pfnWantNodes),
% for f in (f for f in spec.functions if f.retained and not f.header):
        .${f.pfn} = all->${f.pfn},
% endfor
    };
}

const struct loader_layout loader_layouts[] = {
% for r in (r for r in spec.releases if r.serves_adapters):
<% stem = "release_" + r.name.replace(".", "_") %>\
    {"${r.name}", ${stem}, sizeof(${stem}) / sizeof(${stem}[0]), ${stem}_device_infos,
     sizeof(${stem}_device_infos) / sizeof(${stem}_device_infos[0])},
% endfor
};
const unsigned loader_num_layouts = sizeof(loader_layouts) / sizeof(loader_layouts[0]);
