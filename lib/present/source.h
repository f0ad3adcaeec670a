/* OpenCL C to SPIR-V, by urcc in a process of its own. */
#ifndef UR_PRESENT_SOURCE_H
#define UR_PRESENT_SOURCE_H

#include <stddef.h>
#include <stdint.h>

#include "ur_api.h"

/* Compiles `size` bytes of OpenCL C with options of clBuildProgram. The module, its size in bytes,
 * and what the compiler said are the caller's to free; `log` is set whatever the result is, unless
 * there is no memory (NULL). UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE: there is no urcc, which is
 * the file that UR_URCC names, or `urcc` in the folder bin beside the library's or that above, or
 * in PATH, or it finds no clang, or its interpreter is missing. UR_RESULT_ERROR_INVALID_VALUE: it
 * knows an option not. Modules are kept on disk (source_cache.h). */
ur_result_t ur_source_compile(const char *text, size_t size, const char *options, void **module,
                              size_t *module_size, char **log);

/* The texts that clCreateProgramWithSource is given, behind each other with a 0 at the end; `*size`
 * is in bytes without it. NULL: `*code` says why. */
char *ur_source_join(uint32_t count, const char **texts, const size_t *sizes, size_t *size,
                     int32_t *code);

#endif
