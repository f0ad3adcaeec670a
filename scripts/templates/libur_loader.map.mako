<%
    names = [f.name for f in spec.functions if not f.header] + [f"urGet{t.name}ProcAddrTable" for t in spec.tables]
    names += h.printer_names(spec)
    names += [f.name for f in generations.gone(spec)]
%>\
${banner}
LIBUR_LOADER_0.12 {
global:
% for n in sorted(names):
    ${n};
% endfor
local:
    *;
};
/* What this loader offers beside the interface (include/ur_loader_extra.h), and for adapters (lib/base/cover.h). */
urLoaderExtra_0.12 {
global:
    urLoaderCoverAdapter;
    urLoaderExplain;
};
% for header in h.extension_headers(spec):
/* include/${header} */
${h.extension_node(header)} {
global:
% for n in sorted(f.name for f in spec.functions if f.header == header):
    ${n};
% endfor
};
% endfor
/* What earlier releases have, in generated/older_nodes.S. The first node is for what imports no version. */
% for r in (r for r in spec.releases if r.node):
${r.node} {
};
% endfor
