${banner}
/**
 * @file ur_ddi.h
 * @brief Dispatch tables between the loader and adapters.
 *
 * An adapter exports one urGet<Class>ProcAddrTable for each table. Every handle that it gives out starts with a
 * pointer to its ur_dditable_t, which holds all tables in the order below.
 */
#ifndef UR_DDI_H_INCLUDED
#define UR_DDI_H_INCLUDED

#include "ur_api.h"
% for header in h.extension_headers(spec):
#include "${header}"
% endfor

#if defined(__cplusplus)
extern "C" {
#endif

% for f in spec.functions:
/** Type of ${f.name}. */
typedef ${h.wrap_args(f"ur_result_t(UR_APICALL *{f.pfn_type})", [p.type for p in f.params], ";")}

% endfor
% for t in spec.tables:
/** Entry points of ${t.name}. */
typedef struct ${t.type} {
% for f in t.functions:
    ${f.pfn_type} ${f.pfn};
% endfor
} ${t.type};

/**
 * @brief Fills an adapter's or the loader's table of ${t.name} entry points.
 * @param version [in] interface version that the caller was built for
 * @param pDdiTable [in, out] table to fill; an entry that stays NULL is not implemented
 * @returns UR_RESULT_SUCCESS, UR_RESULT_ERROR_INVALID_NULL_POINTER if pDdiTable is NULL, or
 *          UR_RESULT_ERROR_UNSUPPORTED_VERSION
 */
UR_DLLEXPORT ur_result_t UR_APICALL urGet${t.name}ProcAddrTable(
    ur_api_version_t version, ${t.type} *pDdiTable);

/** Type of urGet${t.name}ProcAddrTable. */
typedef ur_result_t(UR_APICALL *ur_pfnGet${t.name}ProcAddrTable_t)(ur_api_version_t, ${t.type} *);

% endfor
/** All dispatch tables, in binary order. Handles point to one of these. */
typedef struct ur_dditable_t {
% for t in spec.tables:
    ${t.type} ${t.name};
% endfor
} ur_dditable_t;

/**
 * @brief Told of one node of a run of a graph: what it does, and when it started and ended.
 *
 * Times are of the device's clock (nanoseconds), 0 where nobody knows them. The text is valid during the call.
 */
typedef void (*ur_node_function_t)(void *data, const char *what, uint64_t start, uint64_t end);

/**
 * @brief What an adapter of this project offers beside the interface.
 *
 * Exported as urGetExtraProcAddrTable. The loader dispatches the calls kept from the earlier form of 0.12 only to
 * adapters that have it. Members are only ever appended; a reader looks at size first.
 */
typedef struct ur_extra_dditable_t {
    /** size of this structure as the adapter knows it (bytes) */
    size_t size;
    /** the table that this adapter's handles start with a pointer to */
    const ur_dditable_t *ddi;
    /** short name of the adapter, such as "opencl" */
    const char *name;
    /**
     * @brief Says in one plain sentence why the adapter shows no platforms, or, if it shows some, what else is to be
     * known of them; nothing if there is nothing.
     *
     * Writes at most size bytes with the terminating zero to text and returns the length of the whole sentence.
     */
    size_t (*pfnExplain)(char *text, size_t size);
% for f in (f for f in spec.functions if f.retained and not f.header):
    ${f.pfn_type} ${f.pfn};
% endfor
    /**
     * @brief From now on events of runs of command buffers and graphs know their nodes. For tracing.
     *
     * With each, graphs that are made executable from now on run node by node where that is possible, so that each has
     * times. NULL where an adapter has no graphs.
     */
    void (*pfnWantNodes)(bool each);
    /** Tells the nodes of the run whose complete event that is, in the order that they were recorded in; none of others. */
    void (*pfnTellNodes)(ur_event_handle_t hEvent, ur_node_function_t pfnTell, void *pData);
% for f in (f for f in spec.functions if f.header):
    ${f.pfn_type} ${f.pfn};
% endfor
    /**
     * @brief What urAdapterGetLastError tells the calling thread from now on: the loader or one of its layers has
     * refused a call itself. The text is copied.
     */
    void (*pfnSetLastError)(ur_result_t result, const char *text);
} ur_extra_dditable_t;

/** Type of urGetExtraProcAddrTable; *ppTable points to constant memory of the adapter. */
typedef ur_result_t(UR_APICALL *ur_pfnGetExtraProcAddrTable_t)(
    ur_api_version_t version, const ur_extra_dditable_t **ppTable);

UR_DLLEXPORT ur_result_t UR_APICALL urGetExtraProcAddrTable(
    ur_api_version_t version, const ur_extra_dditable_t **ppTable);

#if defined(__cplusplus)
} /* extern "C" */
#endif

#endif /* UR_DDI_H_INCLUDED */
