${banner}
/* The loader's own tables: its entry points, for programs that ask for them by table. */
#include "ur_ddi.h"

% for t in spec.tables:
ur_result_t UR_APICALL urGet${t.name}ProcAddrTable(ur_api_version_t version, ${t.type} *pDdiTable) {
    if (!pDdiTable) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    if (UR_MAJOR_VERSION(version) != UR_MAJOR_VERSION(UR_API_VERSION_CURRENT) ||
        UR_MINOR_VERSION(version) > UR_MINOR_VERSION(UR_API_VERSION_CURRENT)) {
        return UR_RESULT_ERROR_UNSUPPORTED_VERSION;
    }
    *pDdiTable = (${t.type}){
% for f in t.functions:
        .${f.pfn} = ${f.name},
% endfor
    };
    return UR_RESULT_SUCCESS;
}

% endfor
