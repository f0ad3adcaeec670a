${banner}
/* The wrappers of the tracing layer. */
#include "../layers/tracing.h"

% for f in tracked.functions(spec):
<% slot = f"ddi.{f.table}.{f.pfn}" if f.table else f.pfn %>\
static ${h.prototype(f, "traced_" + f.name[2:], tail=" {", prefix="ur_result_t UR_APICALL ")}
    void *params[] = {${", ".join(("(void *)(uintptr_t)&" if p.type.startswith("const ") and "*" not in p.type else "&") + p.name for p in f.params)}};
    struct loader_call call;
    loader_trace_begin(&call, ${f.id}, params);
    ${h.call(f"ur_result_t result = loader_traced_next->{slot}", f)}
    return loader_trace_end(&call, ${f.id}, params, result);
}

% endfor
void loader_traced_fill(ur_layer_dditable_t *table) {
% for f in tracked.functions(spec):
    table->${f"ddi.{f.table}.{f.pfn}" if f.table else f.pfn} = traced_${f.name[2:]};
% endfor
}
