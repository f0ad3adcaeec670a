/* Returning info values: the size, the value, or both, by the rules of every ur*GetInfo. */
#ifndef UR_BASE_INFO_H
#define UR_BASE_INFO_H

#include <string.h>

#include "error.h"

/* The three places that a caller of ur*GetInfo names. */
typedef struct ur_info_out {
    size_t size;      /* bytes that value has room for */
    void *value;      /* may be NULL */
    size_t *size_ret; /* may be NULL */
} ur_info_out;

/* The checks that are the same for every query, before looking at the property. */
static inline ur_result_t ur_info_check(ur_info_out out) {
    if (!out.value && out.size != 0) {
        return ur_refuse_as(UR_RESULT_ERROR_INVALID_NULL_POINTER,
                            "there is a size for the value and no place");
    }
    if (!out.value && !out.size_ret) {
        return ur_refuse_as(UR_RESULT_ERROR_INVALID_NULL_POINTER,
                            "neither the value nor its size has a place");
    }
    if (out.value && out.size == 0) {
        return ur_refuse_as(UR_RESULT_ERROR_INVALID_SIZE,
                            "there is a place for the value, of size 0");
    }
    return UR_RESULT_SUCCESS;
}

/* Gives the caller `size` bytes at `data`. A value too small for them is INVALID_SIZE and nothing
 * is written. */
static inline ur_result_t ur_info_bytes(ur_info_out out, const void *data, size_t size) {
    if (out.value) {
        if (out.size < size) {
            return ur_refuse_as(UR_RESULT_ERROR_INVALID_SIZE,
                                "the place for the value is too small");
        }
        if (size) {
            memcpy(out.value, data, size);
        }
    }
    if (out.size_ret) {
        *out.size_ret = size;
    }
    return UR_RESULT_SUCCESS;
}

static inline ur_result_t ur_info_string(ur_info_out out, const char *text) {
    return ur_info_bytes(out, text, strlen(text) + 1);
}

/* ur_info_value(out, uint32_t, 3): a scalar or structure of exactly that type. */
#define ur_info_value(out, type, ...) ur_info_bytes((out), &(type){__VA_ARGS__}, sizeof(type))

/* `count` elements at `data`. */
#define ur_info_array(out, data, count) ur_info_bytes((out), (data), sizeof(*(data)) * (count))

#endif
