${banner}
/* Entry points that find their adapter otherwise than by a first handle: through the first handle of a list, the
 * calls kept from the earlier form of 0.12 (only for adapters of this project), those that clear an output whatever
 * comes of them, and the loader's own. Those of tables have a form for loader_bottom_by_layout too. */
#include "layer_table.h"

#include <stdatomic.h>

% for f in spec.functions:
<%
    if f.table and f.handle_index is not None and not f.cleared:
        continue
    slot = f"ddi.{f.table}.{f.pfn}" if f.table else f.pfn
    own = f.loader_only or f.name == "urAdapterGet"
%>\
% for form in [] if own else ["loader_dispatch_", "loader_by_layout_"] if f.table else ["loader_dispatch_"]:
<% table_of = "*(const ur_dditable_t *const *)%s" if form == "loader_dispatch_" else "loader_ddi(%s)" %>\
__attribute__((visibility("hidden"))) ${h.prototype(f, form + f.name[2:])}

${h.prototype(f, form + f.name[2:], tail=" {")}
% if f.list_index is not None:
<%
    lp = f.params[f.list_index]; n = lp.range[1]
    size_error = next((c for c, l in f.errors.items() if any(x.get("if") == f"{n} == 0" for x in l)), "UR_RESULT_ERROR_INVALID_VALUE")
%>\
    if (!${lp.name}) {
        return loader_caught(UR_RESULT_ERROR_INVALID_NULL_POINTER, "${f.name}: ${lp.name} is NULL");
    }
    if (${n} == 0) {
        return loader_caught(${size_error}, "${f.name}: ${n} is 0");
    }
    if (!${lp.name}[0]) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = ${table_of % (lp.name + "[0]")};
    if (!ddi->${f.table}.${f.pfn}) {
        return loader_caught_unsupported();
    }
    ${h.call(f"return ddi->{f.table}.{f.pfn}", f)}
% elif f.table:
<% hp = f.params[f.handle_index].name %>\
    if (!${hp}) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = ${table_of % hp};
    if (!ddi->${f.table}.${f.pfn}) {
        return loader_caught_unsupported();
    }
    ${h.call(f"return ddi->{f.table}.{f.pfn}", f)}
% else:
<% hp = f.params[f.handle_index].name %>\
    if (!${hp}) {
        return loader_caught_null_handle();
    }
    const ur_extra_dditable_t *extra = loader_extra_of(*(const ur_dditable_t *const *)${hp});
    if (!extra${f" || extra->size < offsetof(ur_extra_dditable_t, {f.pfn}) + sizeof(extra->{f.pfn})" if f.header else ""}) {
        return loader_caught_unsupported();
    }
    /* Adapters exchange functions while some queue captures or fuses. */
    ur_${f.pfn}_t function = __atomic_load_n(&extra->${f.pfn}, __ATOMIC_ACQUIRE);
    if (!function) {
        return loader_caught_unsupported();
    }
    ${h.call("return function", f)}
% endif
}

% endfor
% if f.by_caller is not None:
#ifdef LOADER_TELLS_CALLERS /* then the entry point is in dispatch_x86_64.S */
__attribute__((visibility("hidden"))) ${h.prototype(f, "loader_today_" + f.name[2:])}
${h.prototype(f, "loader_today_" + f.name[2:], tail=" {")}
#else
${h.prototype(f, tail=" {")}
#endif
% else:
${h.prototype(f, tail=" {")}
% endif
% if f.cleared:
    if (${f.cleared}) {
        *${f.cleared} = NULL;
    }
% endif
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        ${h.call(f"return layers->{slot}", f, indent=8)}
    }
    ${h.call(f"return {'loader_' + f.name if own else 'loader_dispatch_' + f.name[2:]}", f)}
}

% endfor
