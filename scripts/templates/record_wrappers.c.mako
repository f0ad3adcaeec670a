${banner}
/* The wrappers of the recording layer, and what each call does to memory that is given by address. */
#include "../recording.h"

% for f in record.functions(spec):
<% slot = f"ddi.{f.table}.{f.pfn}" if f.table else f.pfn %>\
static ${h.prototype(f, "recorded_" + f.name[2:], tail=" {", prefix="ur_result_t UR_APICALL ")}
    void *params[] = {${", ".join(("(void *)(uintptr_t)&" if p.type.startswith("const ") and "*" not in p.type else "&") + p.name for p in f.params)}};
    struct ur_recorded call;
    ur_record_begin(&call, ${f.id}, params);
    ${h.call(f"ur_result_t result = ur_recorded_next->{slot}", f)}
    ur_record_end(&call, params, result);
    return result;
}

% endfor
void ur_recorded_fill(ur_layer_dditable_t *table) {
% for f in record.functions(spec):
    table->${f"ddi.{f.table}.{f.pfn}" if f.table else f.pfn} = recorded_${f.name[2:]};
% endfor
}

unsigned ur_record_regions(unsigned function, void **params, struct ur_record_region *out) {
    unsigned regions = 0;
    switch (function) {
% for f in record.functions(spec):
<% regions = record.regions(spec, f) %>\
% if regions:
    case ${f.id}: { /* ${f.name} */
% for name in sorted({w for _, _, n, e in regions for x in [n, *e] for w in __import__("re").findall(r"(?<![\w.])[A-Za-z]\w*", x) if w in {p.name for p in f.params}}, key=[p.name for p in f.params].index):
        ${h.declare(next(p.type for p in f.params if p.name == name), name)} = ${record.argument(spec, f, name)};
% endfor
% for i, writes, name, e in regions:
        out[regions++] = (struct ur_record_region){
            .param = ${i}, .writes = ${"true" if writes else "false"}, .at_call = ${"true" if name == "pPattern" else "false"}, .base = (uintptr_t)${name},
            .width = ${e[0]}, .height = ${e[1]}, .depth = ${e[2]}, .row = ${e[3]}, .slice = ${e[4]}, .offset = ${e[5]}};
% endfor
        break;
    }
% endif
% endfor
    case UR_FUNCTION_BINDLESS_IMAGES_IMAGE_COPY_EXP:
        return ur_record_image_copy(params, out);
    default:
        break;
    }
    return regions;
}
