/* Checks of handles and pointers that the loader, which looks at the first handle only, has not
 * made. Each returns from the calling entry point when it fails. */
#ifndef UR_BASE_CHECK_H
#define UR_BASE_CHECK_H

#include "error.h"
#include "handle.h"

#define UR_CHECK_HANDLE(handle, kind_, result)                                                     \
    do {                                                                                           \
        if (!(handle)) {                                                                           \
            return ur_refuse_as(UR_RESULT_ERROR_INVALID_NULL_HANDLE, #handle " is NULL");          \
        }                                                                                          \
        if (!ur_object_is((handle), (kind_))) {                                                    \
            return ur_fail((result), 0, "%s is not a live handle of its kind of adapter %s",       \
                           #handle, ur_adapter_ops.name);                                          \
        }                                                                                          \
    } while (0)

#define UR_CHECK_POINTER(pointer)                                                                  \
    do {                                                                                           \
        if (!(pointer)) {                                                                          \
            return ur_refuse_as(UR_RESULT_ERROR_INVALID_NULL_POINTER, #pointer " is NULL");        \
        }                                                                                          \
    } while (0)

#define UR_CHECK_ADAPTER(h) UR_CHECK_HANDLE(h, UR_KIND_ADAPTER, UR_RESULT_ERROR_INVALID_NULL_HANDLE)
#define UR_CHECK_PLATFORM(h) UR_CHECK_HANDLE(h, UR_KIND_PLATFORM, UR_RESULT_ERROR_INVALID_PLATFORM)
#define UR_CHECK_DEVICE(h) UR_CHECK_HANDLE(h, UR_KIND_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE)
#define UR_CHECK_CONTEXT(h) UR_CHECK_HANDLE(h, UR_KIND_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT)
#define UR_CHECK_QUEUE(h) UR_CHECK_HANDLE(h, UR_KIND_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE)
#define UR_CHECK_EVENT(h)                                                                          \
    UR_CHECK_HANDLE(h, UR_KIND_EVENT,                                                              \
                    ((const ur_object *)(h))->kind == UR_KIND_CAPTURED_EVENT                       \
                        ? UR_RESULT_ERROR_GRAPH_INTERNAL_EVENT                                     \
                        : UR_RESULT_ERROR_INVALID_EVENT)
#define UR_CHECK_PROGRAM(h) UR_CHECK_HANDLE(h, UR_KIND_PROGRAM, UR_RESULT_ERROR_INVALID_PROGRAM)
#define UR_CHECK_KERNEL(h) UR_CHECK_HANDLE(h, UR_KIND_KERNEL, UR_RESULT_ERROR_INVALID_KERNEL)
#define UR_CHECK_MEM(h) UR_CHECK_HANDLE(h, UR_KIND_MEM, UR_RESULT_ERROR_INVALID_MEM_OBJECT)
#define UR_CHECK_SAMPLER(h) UR_CHECK_HANDLE(h, UR_KIND_SAMPLER, UR_RESULT_ERROR_INVALID_SAMPLER)
#define UR_CHECK_PHYSICAL_MEM(h)                                                                   \
    UR_CHECK_HANDLE(h, UR_KIND_PHYSICAL_MEM, UR_RESULT_ERROR_INVALID_MEM_OBJECT)
/* For entry points with a flags parameter: bits that the interface does not define. */
#define UR_CHECK_FLAGS(flags, mask)                                                                \
    do {                                                                                           \
        if ((flags) & (mask)) {                                                                    \
            return ur_refuse_as(UR_RESULT_ERROR_INVALID_ENUMERATION,                               \
                                #flags " has a bit that no flag uses");                            \
        }                                                                                          \
    } while (0)
/* For entry points that are given the arguments of a launch. */
#define UR_CHECK_ARGS(count, args)                                                                 \
    do {                                                                                           \
        if (count) {                                                                               \
            UR_CHECK_POINTER(args);                                                                \
        }                                                                                          \
        for (uint32_t i_ = 0; i_ < (count); ++i_) {                                                \
            if ((unsigned)(args)[i_].type > UR_EXP_KERNEL_ARG_TYPE_SAMPLER) {                      \
                return ur_fail(UR_RESULT_ERROR_INVALID_ENUMERATION, 0,                             \
                               "argument %u of the list is of no type that there is", i_);         \
            }                                                                                      \
        }                                                                                          \
    } while (0)

#endif
