${banner}
/* The tables of the adapter that this file is compiled into. */
#include <string.h>

#include "base/adapter.h"
#include "base/caller.h"
#include "base/cover.h"
#include "base/error.h"

% for t in spec.tables:
#define UR_TABLE_${t.name}                                                                          ${"\\"}
    {                                                                                              ${"\\"}
% for f in t.functions:
        .${f.pfn} = ${f.name if not f.loader_only else "NULL"}, ${"\\"}
% endfor
    }
% endfor

static const ur_dditable_t own = {
% for t in spec.tables:
    .${t.name} = UR_TABLE_${t.name},
% endfor
};

/* urPlatformGet as releases up to 2025.2 have it, of an adapter that shows them nothing. */
static ur_result_t UR_APICALL no_platforms(ur_adapter_handle_t *adapters, uint32_t num_adapters,
                                           uint32_t num_entries, ur_platform_handle_t *platforms,
                                           uint32_t *num_platforms) {
    (void)adapters;
    (void)num_adapters;
    (void)num_entries;
    (void)platforms;
    if (num_platforms) {
        *num_platforms = 0;
    }
    return UR_RESULT_SUCCESS;
}

static ur_result_t(UR_APICALL *const none)(ur_adapter_handle_t *, uint32_t, uint32_t,
                                           ur_platform_handle_t *, uint32_t *) = no_platforms;

static bool fits(ur_api_version_t version) {
    return UR_MAJOR_VERSION(version) == UR_MAJOR_VERSION(UR_API_VERSION_CURRENT) &&
           UR_MINOR_VERSION(version) <= UR_MINOR_VERSION(UR_API_VERSION_CURRENT);
}

static ur_result_t give(ur_api_version_t version, const void *caller, const void *table,
                        size_t size, void *to) {
    if (!to) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER);
    }
    enum ur_caller from = fits(version) ? ur_caller_of(caller) : UR_CALLER_OLDER;
    if (from == UR_CALLER_OURS) {
        ur_cover_for(caller);
        memcpy(to, table, size);
    }
    return from == UR_CALLER_OLDER ? UR_RESULT_ERROR_UNSUPPORTED_VERSION : UR_RESULT_SUCCESS;
}

% for t in spec.tables:
UR_DLLEXPORT ur_result_t UR_APICALL
urGet${t.name}ProcAddrTable(ur_api_version_t version, ${t.type} *pDdiTable) {
% if t.name == "Platform":
    ur_result_t result = give(version, __builtin_return_address(0), &ur_shown.${t.name},
                              sizeof(*pDdiTable), pDdiTable);
    if (result == UR_RESULT_SUCCESS && ur_caller_of(__builtin_return_address(0)) == UR_CALLER_DEMANDS) {
        memcpy(pDdiTable, &none, sizeof(none)); /* urPlatformGet comes first in all releases */
    }
    return result;
% else:
    return give(version, __builtin_return_address(0), &ur_shown.${t.name}, sizeof(*pDdiTable),
                pDdiTable);
% endif
}

% endfor
/* The first table of a loader of 2025.0 to 2025.2; today it is Adapter, which begins alike. */
struct global_table {
    ur_pfnAdapterGet_t pfnAdapterGet;
    ur_pfnAdapterRelease_t pfnAdapterRelease;
    ur_pfnAdapterRetain_t pfnAdapterRetain;
    ur_pfnAdapterGetLastError_t pfnAdapterGetLastError;
    ur_pfnAdapterGetInfo_t pfnAdapterGetInfo;
};

UR_DLLEXPORT ur_result_t UR_APICALL urGetGlobalProcAddrTable(ur_api_version_t version,
                                                             struct global_table *table);

UR_DLLEXPORT ur_result_t UR_APICALL urGetGlobalProcAddrTable(ur_api_version_t version,
                                                             struct global_table *table) {
    if (!table) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER);
    }
    if (!fits(version)) {
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_VERSION);
    }
    *table = (struct global_table){.pfnAdapterGet = ur_shown.Adapter.pfnGet,
                                   .pfnAdapterRelease = ur_shown.Adapter.pfnRelease,
                                   .pfnAdapterRetain = ur_shown.Adapter.pfnRetain,
                                   .pfnAdapterGetLastError = ur_shown.Adapter.pfnGetLastError,
                                   .pfnAdapterGetInfo = ur_shown.Adapter.pfnGetInfo};
    return UR_RESULT_SUCCESS;
}

static ur_extra_dditable_t own_extra = {
    .size = sizeof(own_extra),
    .pfnExplain = ur_adapter_explain,
% for f in spec.functions:
% if f.retained:
    .${f.pfn} = ${f.name},
% endif
% endfor
    .pfnWantNodes = ur_adapter_want_nodes,
    .pfnTellNodes = ur_adapter_tell_nodes,
    .pfnSetLastError = ur_set_last_error,
};

/* As the library is loaded, before anybody can ask. */
__attribute__((constructor)) static void fill(void) {
    own_extra.name = ur_adapter_ops.name;
    ur_tables_fill(&own, &own_extra);
}

UR_DLLEXPORT ur_result_t UR_APICALL
urGetExtraProcAddrTable(ur_api_version_t version, const ur_extra_dditable_t **ppTable) {
    if (!ppTable) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER);
    }
    if (!fits(version) || ur_caller_of(__builtin_return_address(0)) != UR_CALLER_OURS) {
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_VERSION);
    }
    atomic_store_explicit(&ur_adapter_known, true, memory_order_relaxed);
    *ppTable = &ur_shown_extra;
    return UR_RESULT_SUCCESS;
}
