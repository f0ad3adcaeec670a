<%
    from urgen import probes
    sets = probes.sets(spec)
    queries = probes.query_sets(spec)
    used_enums = []
    for _, qs in queries:
        for q in qs:
            if q.values and q.values not in used_enums:
                used_enums.append(q.values)
%>${banner}
#include "entries.h"

/* Every entry point. */
const conf_entry conf_entries[] = {
% for f in spec.functions:
    {"${f.name}", ${"true" if probes.optional(f) else "false"}, ${"true" if f.loader_only else "false"}, ${"true" if f.retained else "false"}},
% endfor
};
const size_t conf_entry_count = sizeof conf_entries / sizeof conf_entries[0];

/* Every result. */
const conf_value conf_results[] = {
% for v in spec.enums["ur_result_t"]["values"]:
    {"${v.name}", (uint32_t)${v.name}},
% endfor
};
const size_t conf_result_count = sizeof conf_results / sizeof conf_results[0];

/* Enumerators that info queries may answer. */
% for name in used_enums:
static const conf_value ${name}_values[] = {
% for v in spec.enums[name]["values"]:
    {"${v.name}", (uint32_t)${v.name}},
% endfor
};
% endfor

/* Every info query. */
% for name, qs in queries:
static const conf_query ${name}_queries[] = {
% for q in qs:
    {"${q.name}", ${q.name}, "${q.type}", (uint32_t)${q.element}, ${q.count}, ${"true" if q.optional else "false"},
     ${"true" if q.text else "false"}, '${q.role}', ${q.values + "_values" if q.values else "NULL"},
     ${len(spec.enums[q.values]["values"]) if q.values else 0}, ${"(uint32_t)" + q.mask if q.mask else 0}},
% endfor
};
% endfor

const conf_query_set conf_query_sets[] = {
% for name, qs in queries:
    {"${name}", ${name}_queries, ${len(qs)}},
% endfor
};
const size_t conf_query_set_count = sizeof conf_query_sets / sizeof conf_query_sets[0];
