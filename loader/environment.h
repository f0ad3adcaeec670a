/* Reading the environment: what a process with raised privileges must not obey, lists and switches.
 */
#ifndef LOADER_ENVIRONMENT_H
#define LOADER_ENVIRONMENT_H

#include <stdbool.h>
#include <stddef.h>

/* True when the process runs with more privileges than who started it; the environment then names
 * no file that is opened. */
bool loader_is_privileged(void);

/* NULL if unset or empty, which is the same to this loader. */
const char *loader_getenv(const char *name);

/* A variable that names files or directories: NULL if unset, empty, or not to be obeyed. */
const char *loader_getenv_path(const char *name);

/* A switch: 1, true, on, yes or 0, false, off, no, in any case. `standard` if unset or empty, and
 * also for any other text, with *malformed set. */
bool loader_getenv_switch(const char *name, bool standard, bool *malformed);

/* The parts of a text between commas. A part in single or double quotes may hold commas; the quotes
 * are taken off. Empty parts are left out. Returns false without memory; the array ends with NULL
 * and is freed by loader_list_free. */
bool loader_list_split(const char *text, char ***parts);
void loader_list_free(char **parts);

/* asprintf that returns the text, or NULL without memory. */
char *loader_format(const char *format, ...) __attribute__((format(printf, 1, 2)));

#endif
