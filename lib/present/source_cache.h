/* Modules that urcc made, in the files of compile/cache.h. The result of a compiler depends on more
 * than its input: on which tools there are, and what they are. So urcc says which files took part
 * (URCC_MADE_BY), and an entry counts only while all of these are what they were. */
#ifndef UR_PRESENT_SOURCE_CACHE_H
#define UR_PRESENT_SOURCE_CACHE_H

#include <stdbool.h>
#include <stddef.h>
#include <time.h>

/* The name for a source with its options, compiled by that urcc. False: the result may depend on
 * other files, or on the time of day, and is not to be kept. */
bool ur_source_cache_name(const char *text, size_t size, const char *options, const char *urcc,
                          char name[65]);

/* The module, its size in bytes, and what the compiler said; the caller's to free. NULL: there is
 * none. */
void *ur_source_cache_get(const char *name, size_t *size, char **log);

/* `urcc`: the file, or a name; `files`: what it wrote for URCC_MADE_BY, a path a line, or NULL;
 * `began`: before it started. What changed since then is not known as it was, so nothing is kept.
 */
void ur_source_cache_put(const char *name, const char *urcc, const char *files,
                         struct timespec began, const char *log, const void *module, size_t size);

#endif
