<% t = meta.tables(spec) %>\
${banner}
/* What the printers and layers know of the interface. */
#include "../layers/print.h"

const char ur_print_names[][4096] = {
% for chunk in t.pool.chunks:
    {
% for text in chunk:
        "${meta.escape(text)}\0"
% endfor
    },
% endfor
};

const struct ur_print_type ur_print_types[] = {
% for x in t.types:
    {UR_PRINT_${x.kind}, ${x.depth}, ${x.array}, ${x.size}, ${x.index}}, /* ${x.text} */
% endfor
};

const struct ur_print_value ur_print_values[] = {
% for e, row in zip(spec.enums.values(), t.enums):
    /* ${e.name} */
% for value, name, kind in t.values[row[2]:row[2] + row[3]]:
    {${value}u, ${name}, ${kind}},
% endfor
% endfor
};

const struct ur_print_enum ur_print_enums[] = {
% for e, (name, prefix, first, count) in zip(spec.enums.values(), t.enums):
    {${name}, ${prefix}, ${first}, ${count}}, /* ${e.name} */
% endfor
};

const struct ur_print_field ur_print_fields[] = {
% for s in t.structs:
    /* struct ${s["ctype"]} */
% for x in t.fields[s["first"]:s["first"] + s["count"]]:
    ${meta.field_row(x)}
% endfor
% endfor
% for f in t.functions:
    /* ${f["words"]} */
% for x in t.fields[f["first"]:f["first"] + f["count"]]:
    ${meta.field_row(x)}
% endfor
% endfor
};

const struct ur_print_struct ur_print_structs[] = {
% for s in t.structs:
    {${s["name"]}, ${s["first"]}, ${s["count"]}, sizeof(struct ${s["ctype"]}), ${s["stype"] or -1}},
% endfor
};
const size_t ur_print_num_structs = ${len(t.structs)};

const struct ur_print_union ur_print_unions[] = {
% for u in t.unions:
    {${u["name"]}, ${u["first"]}, ${u["count"]}, sizeof(union ${u["ctype"]})},
% endfor
};

const struct ur_print_case ur_print_cases[] = {
% for enumerator, member, kind in t.cases:
    {${enumerator}, ${member}, ${kind}},
% endfor
};

const struct ur_print_function ur_print_functions[] = {
% for f in t.functions:
    {${f["id"]}, ${f["name"]}, ${f["first"]}, ${f["count"]}}, /* ${f["words"]} */
% endfor
};
const size_t ur_print_num_functions = ${len(t.functions)};

const uint16_t ur_print_handles[] = {
% for hd, name in zip(spec.handles, t.handles):
    ${name}, /* ${hd.name} */
% endfor
};
