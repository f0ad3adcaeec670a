${banner}
% if header is None:
/**
 * @file ur_api.h
 * @brief The C interface of Unified Runtime ${"0.12"}: types and entry points.
 *
 * Plain C11 and C++17. Handles are opaque pointers; every entry point returns a ur_result_t and writes
 * its outputs on success only.
 */
#ifndef UR_API_H_INCLUDED
#define UR_API_H_INCLUDED

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifndef UR_APICALL
#if defined(_WIN32)
#define UR_APICALL __cdecl
#else
#define UR_APICALL
#endif
#endif

#ifndef UR_APIEXPORT
#if defined(_WIN32)
#define UR_APIEXPORT __declspec(dllexport)
#else
#define UR_APIEXPORT
#endif
#endif

#ifndef UR_DLLEXPORT
#if defined(_WIN32)
#define UR_DLLEXPORT __declspec(dllexport)
#else
#define UR_DLLEXPORT __attribute__((visibility("default")))
#endif
#endif

/** Packs a major and a minor version as ur_api_version_t does. */
#define UR_MAKE_VERSION(major, minor) (((major) << 16) | ((minor) & 0x0000ffff))
/** The major part of a packed version. */
#define UR_MAJOR_VERSION(version) ((version) >> 16)
/** The minor part of a packed version. */
#define UR_MINOR_VERSION(version) ((version) & 0x0000ffff)
/** The bit number i. */
#define UR_BIT(i) (1 << (i))

% for s in spec.strings:
#define ${s.name} "${s.value}"
% endfor

#if defined(__cplusplus)
extern "C" {
#endif

% else:
<% guard = header.upper().replace(".", "_") + "_INCLUDED"; stem = header[3:-2] %>\
/**
 * @file ${header}
 * @brief ${next(d.title for d in spec.files if d.header == header)}: what this project offers beside Unified Runtime ${"0.12"}.
 *
 * The loader exports these entry points under the version node ${h.extension_node(header)}. Only adapters of this
 * project have them; elsewhere they return UR_RESULT_ERROR_UNSUPPORTED_FEATURE. A program that also has to run with
 * other loaders looks them up with dlsym.
 */
#ifndef ${guard}
#define ${guard}

#include "ur_api.h"

#if defined(__cplusplus)
extern "C" {
#endif

% endif
% if header is None:
/* Handles */
% for hd in spec.handles:
${h.comment(hd.desc)}
typedef struct ${hd.name}_ *${hd.name};
% endfor

/* Scalars */
% for t in spec.typedefs:
${h.comment(t.desc)}
typedef ${t.type} ${t.name};
% endfor
% endif

% if any(e.header == header for e in spec.enums.values()):
/* Enumerations */
% endif
% for e in (e for e in spec.enums.values() if e.header == header):
${h.comment(e.desc + (f" (source: {e.source})" if e.source else ""))}
typedef enum ${e.name} {
% for v in e["values"]:
<%
    words = v.desc + (f"; {v.type}" if v.type else "") + ("; not always known" if v.optional_query else "") + (f" ({v.unit})" if v.unit else "") + (f"; {v.source}" if v.source else "")
%>\
${h.comment(words, "    ")}
    ${v.name} = ${h.value_text(e, v)},
% endfor
    /** keeps the enumeration 32 bits wide */
    UR_${e.name[3:-2].upper()}_FORCE_UINT32 = 0x7fffffff
} ${e.name};
% if e.flags:
/** Any combination of ${e.name}. */
typedef uint32_t ${e.flags_type};
/** The bits that no ${e.name} uses. */
#define UR_${e.name[3:-2].upper()}S_MASK 0x${"%08x" % h.flags_mask(e)}u
% endif

% endfor
<%
    by_value = {}
    structs = [(s, kind) for s, kind in spec.ordered_structs() if s.header == header]
    callbacks = spec.callbacks if header is None else []
    early = [c for c in callbacks if not any(h.base_type(p["type"]) in spec.structs for p in c.params) and c.returns not in spec.structs]
    late = [c for c in callbacks if c not in early]
%>\
% if structs or callbacks:
/* Callbacks and structures */
% endif
% for c in early:
${h.comment(c.desc)}
typedef ${c.returns} (*${c.name})(${", ".join(h.declare(p["type"], p.name) for p in c.params)});
% endfor

% for s, kind in structs:
% if kind == "struct":
typedef struct ${s.name} ${s.name};
% endif
% endfor

% for s, kind in structs:
${h.comment(s.desc + (f" (source: {s.source})" if s.source else ""))}
typedef ${kind} ${s.name} {
% for m in s.all_members:
<%
    if m.name == "stype" and s.base:
        words = f"[in] structure type, {s.stype_name}"
    else:
        words = h.param_words(m)
%>\
${h.comment(words, "    ")}
    ${h.declare(m.type, m.name)};
% endfor
} ${s.name};

% endfor
% for c in late:
${h.comment(c.desc)}
typedef ${c.returns} (*${c.name})(${", ".join(h.declare(p["type"], p.name) for p in c.params)});
% endfor

/* Entry points */
% for f in (f for f in spec.functions if f.header == header):
/**
 * @brief ${f.desc}
% if f.source:
 *
 * Source: ${f.source}.
% endif
% if f.feature:
 * Devices tell with ${f.feature} whether they have it.
% endif
% for p in f.params:
 * @param ${p.name} ${h.param_words(p)}
% endfor
 * @returns UR_RESULT_SUCCESS, or
% if f.handle_index is not None or f.list_index is not None:
 *  - UR_RESULT_ERROR_INVALID_NULL_HANDLE: a required handle is NULL
% endif
% for code, conds in f.errors.items():
% if not conds:
 *  - ${code}
% endif
% for c in conds:
 *  - ${code}: ${("`" + c["if"] + "`") if c.get("if") else c.get("note")}
% endfor
% endfor
 */
UR_APIEXPORT ${h.prototype(f, prefix="ur_result_t UR_APICALL ")}

% endfor
% if header is None:
/* Parameters of each entry point as one structure: pointers to the arguments. */
% for f in spec.functions:
% if f.params and not f.retained:
typedef struct ${f.params_type} {
% for p in f.params:
    ${h.declare(h.params_member_type(p.type), "p" + p.name)};
% endfor
} ${f.params_type};

% endif
% endfor
% endif
#if defined(__cplusplus)
} /* extern "C" */
#endif

#endif /* ${"UR_API_H_INCLUDED" if header is None else guard} */
