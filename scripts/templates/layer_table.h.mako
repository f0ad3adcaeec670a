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

/* Below all layers: dispatch to the adapter, or the loader's own function. The words are exchanged
 * for those of the table below where there is an adapter with tables of an earlier release, which
 * loader/layer.c does. */
extern ur_layer_dditable_t loader_bottom;
extern const ur_layer_dditable_t loader_bottom_by_layout;

/* The topmost layer's table, or NULL while no layer is on (defined in loader/layer.c). */
extern const ur_layer_dditable_t *_Atomic loader_layers;

/* The extra table of the adapter whose handles start with ddi; NULL for adapters of others. */
const ur_extra_dditable_t *loader_extra_of(const ur_dditable_t *ddi);

/* The loader or a layer refuses a call: what urAdapterGetLastError of any adapter tells the thread. Returns the result. */
__attribute__((cold, visibility("hidden"))) ur_result_t loader_caught(ur_result_t result, const char *text);
/* The two that dispatch finds. */
__attribute__((cold, visibility("hidden"))) ur_result_t loader_caught_null_handle(void);
__attribute__((cold, visibility("hidden"))) ur_result_t loader_caught_unsupported(void);

/* Not NULL while there is anything above the dispatch: layers, or a caller of an earlier release. */
extern const void *_Atomic loader_above;

/* What the handles of adapters with tables of an earlier release start with, and the tables that the loader made of
 * those; the last has none. Read without a lock. */
struct loader_by_layout {
    const ur_dditable_t *_Atomic handles;
    const ur_dditable_t *_Atomic ddi;
};
extern struct loader_by_layout loader_by_layout[];

/* The tables of the adapter that gave out a handle, in the form of today. */
const ur_dditable_t *loader_ddi(const void *handle);

/* The loader's own entry points. */
% for f in spec.functions:
% if f.loader_only or f.name == "urAdapterGet":
${h.prototype(f, "loader_" + f.name)}
% endif
% endfor

#endif
