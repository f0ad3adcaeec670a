${banner}
/* The portable form of dispatch_x86_64.S and dispatch_aarch64.S, for any other machine. */
#include "layer_table.h"

#include <stdatomic.h>

% for f in spec.functions:
% if f.table and f.handle_index is not None and not f.cleared:
<% hp = f.params[f.handle_index].name %>\
__attribute__((visibility("hidden"))) ${h.prototype(f, "loader_dispatch_" + f.name[2:])}

${h.prototype(f, "loader_dispatch_" + f.name[2:], tail=" {")}
    if (!${hp}) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = *(const ur_dditable_t *const *)${hp};
    if (!ddi->${f.table}.${f.pfn}) {
        return loader_caught_unsupported();
    }
    ${h.call(f"return ddi->{f.table}.{f.pfn}", f)}
}

${h.prototype(f, tail=" {")}
    const ur_layer_dditable_t *layers = atomic_load_explicit(&loader_layers, memory_order_acquire);
    if (layers) {
        ${h.call(f"return layers->ddi.{f.table}.{f.pfn}", f, indent=8)}
    }
    ${h.call("return loader_dispatch_" + f.name[2:], f)}
}

__attribute__((visibility("hidden"))) ${h.prototype(f, "loader_by_layout_" + f.name[2:])}

${h.prototype(f, "loader_by_layout_" + f.name[2:], tail=" {")}
    if (!${hp}) {
        return loader_caught_null_handle();
    }
    const ur_dditable_t *ddi = loader_ddi(${hp});
    if (!ddi->${f.table}.${f.pfn}) {
        return loader_caught_unsupported();
    }
    ${h.call(f"return ddi->{f.table}.{f.pfn}", f)}
}

% endif
% endfor
