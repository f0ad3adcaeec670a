/* Where urinfo's words go: plain text, or one JSON object. */
#ifndef URINFO_OUTPUT_H
#define URINFO_OUTPUT_H

#include <stdbool.h>

#include "queries.h"

/* What one handle answers to one query: ur*GetInfo with the handle bound. */
typedef ur_result_t (*urinfo_ask)(const void *handle, uint32_t property, size_t size, void *value,
                                  size_t *size_ret);

/* Prints a JSON string with its quotes, or null. */
void urinfo_json_string(const char *text);

/* All queries of a handle: as lines "name = value", `indent` spaces in, or as a JSON object.
 * `prefix` is what the names of the queries have in common and is left away. */
void urinfo_print_queries(const struct urinfo_query *queries, size_t count, const char *prefix,
                          urinfo_ask ask, const void *handle, bool json, int indent);

/* The answer to a query of text, to be freed; an empty text if there is none. */
char *urinfo_get_text(urinfo_ask ask, const void *handle, uint32_t property);

/* "UR_RESULT_ERROR_..." in static storage. */
const char *urinfo_result_name(ur_result_t result);

#endif
