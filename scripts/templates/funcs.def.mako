${banner}
/* Every entry point of the interface, for whoever defines _UR_API(name) before including this. */
% for f in spec.functions:
% if not f.retained and not f.header and (not f.loader_only or f.region == "loader"):
_UR_API(${f.name})
% endif
% endfor
