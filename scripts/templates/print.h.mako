${banner}
/**
 * @file ur_print.h
 * @brief Text for every enumeration, structure and parameter list of Unified Runtime.
 *
 * Each printer writes the text with its terminating zero to buffer. *out_size, if not NULL, receives the bytes
 * that the text needs, the terminator included. A buffer that is too small is left as it is and gives
 * UR_RESULT_ERROR_INVALID_SIZE; a NULL buffer asks for the size alone and gives UR_RESULT_SUCCESS.
 *
 * Enumerators print as their names, flags as names with " | " between them, structures as
 * (struct name){.member = value, ...} with what their pNext chains hold, parameters as .name = value, ...
 * NULL prints as nullptr. Of outputs the address is printed and, in parentheses, what is stored there.
 */
#ifndef UR_PRINT_H_INCLUDED
#define UR_PRINT_H_INCLUDED

#include "ur_api.h"

#if defined(__cplusplus)
extern "C" {
#endif

struct ur_loader_tear_down_params_t;

% for name, first, kind, subject in h.printers(spec):
<%
    what = {"enum": "a value or combination of flags of", "struct": "a", "params": "the parameters of",
            "function": "the parameters of the entry point that function identifies"}[kind]
    words = f"Prints {what} {subject.name}." if subject else f"Prints {what}."
    pieces = first.split(", ") + ["char *buffer", "const size_t buff_size", "size_t *out_size"]
%>\
% if kind == "function":
/**
 * @brief ${words}
 *
 * Also returns UR_RESULT_ERROR_INVALID_ENUMERATION for an unknown function and UR_RESULT_ERROR_INVALID_NULL_POINTER
 * if params is NULL.
 */
% else:
${h.comment(words)}
% endif
UR_APIEXPORT ${h.wrap_args(f"ur_result_t UR_APICALL {name}", pieces, ";")}
% endfor

#if defined(__cplusplus)
} /* extern "C" */
#endif

#endif /* UR_PRINT_H_INCLUDED */
