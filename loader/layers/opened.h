/* Layers that are libraries of their own, since they need more than libc or are large. Such a
 * library is opened when it is asked for, and stays. */
#ifndef LOADER_LAYERS_OPENED_H
#define LOADER_LAYERS_OPENED_H

#include <stddef.h>
#include <stdint.h>

/* Beside the loader, else where the system looks. NULL with a clause in `reason`. */
void *loader_open_library(const char *name, char *reason, size_t size);
/* A variable that is a number; 0 if it is not set, or with a message if it is none. */
uint64_t loader_getenv_number(const char *name);

#endif
