#include "raw.h"

#include <dlfcn.h>
#include <stdio.h>

struct raw raw;

#define STRING_(text) #text
#define STRING(text) STRING_(text)
#define FIND(name) *(void **)&raw.name = dlsym(library, STRING(name));
#define NEED(name)                                                                                 \
    if (!raw.name) {                                                                               \
        fprintf(stderr, "bench: libcuda.so.1 has no " STRING(name) "\n");                          \
        return false;                                                                              \
    }

bool raw_open(void) {
    void *library = dlopen("libcuda.so.1", RTLD_NOW);
    if (!library) {
        fprintf(stderr, "bench: %s\n", dlerror());
        return false;
    }
    RAW_CALLS(FIND)
    RAW_OPTIONAL(FIND)
    RAW_CALLS(NEED)
    return true;
}
