/* Opens a driver library at run time from one list of the calls that an adapter uses.
 *
 * An adapter writes the list once, as an X-macro over (REQUIRED|OPTIONAL, return type, name,
 * (parameters)):
 *
 *     #define OCL_CALLS(X) \
 *         X(REQUIRED, cl_int, clGetPlatformIDs, (cl_uint, cl_platform_id *, cl_uint *)) \
 *         X(OPTIONAL, cl_int, clCloneKernel, (cl_kernel, cl_int *))
 *     struct ocl_calls { OCL_CALLS(UR_LIBRARY_MEMBER) };
 *     static const struct ur_library_call list[] = {OCL_CALLS(UR_LIBRARY_ENTRY)};
 *
 * The order of members and of entries is the same; a call that is optional and absent is NULL.
 */
#ifndef UR_BASE_LIBRARY_H
#define UR_BASE_LIBRARY_H

#include <stdbool.h>
#include <stddef.h>

#define UR_LIBRARY_REQUIRED true
#define UR_LIBRARY_OPTIONAL false
#define UR_LIBRARY_MEMBER(need, type, name, params) type(*name) params;
#define UR_LIBRARY_ENTRY(need, type, name, params) {#name, UR_LIBRARY_##need},

struct ur_library_call {
    const char *name;
    bool required;
};

/* Opens the first of the NULL-terminated `names` that the system finds and that has all required
 * calls, and stores the addresses in `calls`, an array of function pointers in list order. Returns
 * the dlopen handle. On failure returns NULL, leaves `calls` untouched and writes a sentence to
 * `reason` that says for each name what failed. */
void *ur_library_open(const char *const *names, const struct ur_library_call *list, size_t count,
                      void *calls, char *reason, size_t reason_size);

#endif
