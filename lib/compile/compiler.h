/* LLVM, in a process of its own (ur_compile.c, which says why), and what it made before (cache.h).
 * The library is looked for as files, newest version first, in the folders that systems have it in;
 * nothing of it is opened in this process. */
#ifndef UR_COMPILE_COMPILER_H
#define UR_COMPILE_COMPILER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "ur_api.h"

/* The path of LLVM, or NULL. In both cases `why`, which may be NULL, says which it is and why, or
 * where it was looked for and what to install. Found once for the process. */
const char *ur_compiler_find(char *why, size_t why_size);

/* The path of what links code objects for AMD's devices, ld.lld or libamd_comgr, or NULL; `why` as
 * above. */
const char *ur_linker_find(char *why, size_t why_size);

struct ur_compiler_options {
    uint32_t level;        /* of optimisation, 0 to 3 */
    const char *processor; /* of AMD's, such as gfx90a: a code object is made; NULL: the host's */
    bool wide;             /* ur_llvm_result's */
    bool parts;            /* object files in parts are taken (object.h), made side by side */
    /* Of the host's, whose text says that some is for few launches: what of it is made. */
    enum { UR_MAKE_ALL, UR_MAKE_EARLY, UR_MAKE_LATE } make;
};

enum ur_compiled {
    UR_COMPILED,
    UR_COMPILER_REFUSES, /* the text is wrong, or LLVM did not survive it */
    UR_COMPILER_MISSING, /* there is no LLVM or linker, or it cannot be started */
    UR_COMPILER_OUT_OF_MEMORY
};

/* Makes an object file of LLVM's text, or takes the one that it made of the same before. `*object`
 * is the caller's to free. Otherwise `log` says why there is none. From any thread; several are
 * served at once. */
enum ur_compiled ur_compile(const char *text, size_t size,
                            const struct ur_compiler_options *options, void **object,
                            size_t *object_size, char *log, size_t log_size);

/* What a build of a program answers then. */
static inline ur_result_t ur_compiled_result(enum ur_compiled compiled) {
    switch (compiled) {
    case UR_COMPILED:
        return UR_RESULT_SUCCESS;
    case UR_COMPILER_MISSING:
        return UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE;
    case UR_COMPILER_OUT_OF_MEMORY:
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    default:
        return UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE;
    }
}

#endif
