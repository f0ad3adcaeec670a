<%
    SCALARS = {"char": "TEXT", "ur_bool_t": "BOOL", "uint8_t": "BYTES", "int32_t": "SIGNED",
               "uint32_t": "UNSIGNED", "uint64_t": "UNSIGNED", "size_t": "UNSIGNED"}
    sets = [("adapter", "ur_adapter_info_t"), ("platform", "ur_platform_info_t"),
            ("device", "ur_device_info_t")]
    flags = {e.flags_type: e.name for e in spec.enums.values() if e.flags}
    printers = {p[3].name: p for p in h.printers(spec) if p[2] in ("enum", "struct")}
    handles = spec.handle_names()

    def element(ctype):
        return ctype.partition("[")[0]

    def describe(v):
        name = element(v.type)
        is_list = "[" in v.type and name not in ("char", "uint8_t")
        if name in SCALARS:
            kind, function = SCALARS[name], "NULL"
        elif name in handles:
            kind, function = "HANDLE", "NULL"
        else:
            kind, function = "PRINTED", "print_" + name
        return f'{{{v.name}, "{v.name}",\n     URINFO_{kind}, {"true" if is_list else "false"}, sizeof({name}), {function}}}'

    printed = sorted({element(v.type) for _, e in sets for v in spec.enums[e]["values"]
                      if element(v.type) not in SCALARS and element(v.type) not in handles})
%>${banner}
/* Every information query of adapters, platforms and devices, and how its value is shown. */
#include "queries.h"

#include "ur_print.h"

% for name in printed:
<% subject = flags.get(name, name); printer = printers[subject] %>\
static ur_result_t print_${name}(
    const void *value, char *text, size_t size, size_t *size_ret) {
    const ${name} *typed = value;
    return ${printer[0]}(
        ${f"(enum {subject})" if name in flags else ""}*typed, text, size, size_ret);
}

% endfor
% for label, e in sets:
const struct urinfo_query urinfo_${label}_queries[] = {
% for v in spec.enums[e]["values"]:
    ${describe(v)},
% endfor
};
const size_t urinfo_num_${label}_queries =
    sizeof(urinfo_${label}_queries) / sizeof(urinfo_${label}_queries[0]);

% endfor
