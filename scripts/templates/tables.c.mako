${banner}
/* The tables of the adapter that this file is compiled into. */
#include "adapter.h"
#include "caller.h"

_Atomic bool ur_adapter_known;

% for t in spec.tables:
#define UR_TABLE_${t.name}                                                                          ${"\\"}
    {                                                                                              ${"\\"}
% for f in t.functions:
        .${f.pfn} = ${f.name if not f.loader_only else "NULL"}, ${"\\"}
% endfor
    }
% endfor

ur_dditable_t ur_adapter_ddi = {
% for t in spec.tables:
    .${t.name} = UR_TABLE_${t.name},
% endfor
};

static bool fits(ur_api_version_t version, const void *caller) {
    return UR_MAJOR_VERSION(version) == UR_MAJOR_VERSION(UR_API_VERSION_CURRENT) &&
           UR_MINOR_VERSION(version) <= UR_MINOR_VERSION(UR_API_VERSION_CURRENT) &&
           ur_caller_has_our_tables(caller);
}

% for t in spec.tables:
UR_DLLEXPORT ur_result_t UR_APICALL
urGet${t.name}ProcAddrTable(ur_api_version_t version, ${t.type} *pDdiTable) {
    if (!pDdiTable) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    if (!fits(version, __builtin_return_address(0))) {
        return UR_RESULT_ERROR_UNSUPPORTED_VERSION;
    }
    *pDdiTable = ur_adapter_ddi.${t.name};
    return UR_RESULT_SUCCESS;
}

% endfor
ur_extra_dditable_t ur_adapter_extra = {
    .size = sizeof(ur_adapter_extra),
    .ddi = &ur_adapter_ddi,
    .name = ur_adapter_name,
    .pfnExplain = ur_adapter_explain,
% for f in spec.functions:
% if f.retained:
    .${f.pfn} = ${f.name},
% endif
% endfor
    .pfnWantNodes = ur_adapter_want_nodes,
    .pfnTellNodes = ur_adapter_tell_nodes,
};

UR_DLLEXPORT ur_result_t UR_APICALL
urGetExtraProcAddrTable(ur_api_version_t version, const ur_extra_dditable_t **ppTable) {
    if (!ppTable) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    if (!fits(version, __builtin_return_address(0))) {
        return UR_RESULT_ERROR_UNSUPPORTED_VERSION;
    }
    atomic_store_explicit(&ur_adapter_known, true, memory_order_relaxed);
    *ppTable = &ur_adapter_extra;
    return UR_RESULT_SUCCESS;
}
