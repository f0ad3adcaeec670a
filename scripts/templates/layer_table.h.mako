${banner}
/* The table that layers stack on: every entry point of the loader. The ddi part comes first, so that
 * an entry point finds its slot at the same offset as in an adapter's table. */
#ifndef LOADER_GENERATED_LAYER_TABLE_H
#define LOADER_GENERATED_LAYER_TABLE_H

#include "ur_ddi.h"

typedef struct ur_layer_dditable_t {
    ur_dditable_t ddi;
% for f in spec.functions:
% if not f.table:
    ${f.pfn_type} ${f.pfn};
% endif
% endfor
} ur_layer_dditable_t;

/* Below all layers: dispatch to the adapter, or the loader's own function. */
extern const ur_layer_dditable_t loader_bottom;

/* The topmost layer's table, or NULL while no layer is on (defined in loader/layer.c). */
extern const ur_layer_dditable_t *_Atomic loader_layers;

/* The extra table of the adapter whose handles start with ddi; NULL for adapters of others. */
const ur_extra_dditable_t *loader_extra_of(const ur_dditable_t *ddi);

/* Fills all tables of the adapter opened as dlhandle. On failure *missing names the symbol. */
ur_result_t loader_fill_dditable(void *dlhandle, ur_dditable_t *table, const char **missing);

/* The loader's own entry points. */
% for f in spec.functions:
% if f.loader_only or f.name == "urAdapterGet":
${h.prototype(f, "loader_" + f.name)}
% endif
% endfor

#endif
