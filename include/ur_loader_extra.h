/**
 * @file ur_loader_extra.h
 * @brief What this loader offers beside the Unified Runtime interface.
 *
 * These functions are exported by libur_loader.so.0 under a version node of their own. A program that also has to
 * run with other loaders looks them up with dlsym.
 */
#ifndef UR_LOADER_EXTRA_H_INCLUDED
#define UR_LOADER_EXTRA_H_INCLUDED

#include "ur_api.h"

#if defined(__cplusplus)
extern "C" {
#endif

/** Forms in which urLoaderExplain tells its story. */
typedef enum ur_loader_explain_format_t {
    /** plain sentences, a paragraph for each adapter */
    UR_LOADER_EXPLAIN_FORMAT_TEXT = 0,
    /** one JSON object */
    UR_LOADER_EXPLAIN_FORMAT_JSON = 1,
    /** @cond */
    UR_LOADER_EXPLAIN_FORMAT_FORCE_UINT32 = 0x7fffffff
    /** @endcond */
} ur_loader_explain_format_t;

/**
 * @brief Tells, for each adapter, what the loader tried, where, and why it did not come to use.
 *
 * Covers adapters that are missing, broken, or ruled out, with the selector term that did it; those that are loaded
 * but show no platform, with their own reason; the platforms and devices of the others, and which of these
 * ONEAPI_DEVICE_SELECTOR lets through; and settings of the environment that are malformed or ignored. Asks the loaded
 * adapters for their platforms and devices, which may start their drivers. Any thread may call it.
 *
 * @param format [in] form of the text
 * @param size [in] size of pText (bytes)
 * @param pText [out, optional] the text, terminated by a zero
 * @param pSizeRet [out, optional] bytes that the text needs, the terminating zero included; may differ between two
 *        calls, when devices come or go
 * @returns UR_RESULT_SUCCESS; UR_RESULT_ERROR_UNINITIALIZED before urLoaderInit;
 *          UR_RESULT_ERROR_INVALID_ENUMERATION if format is not one of its type;
 *          UR_RESULT_ERROR_INVALID_NULL_POINTER if there is nothing to write to, or size is not 0 and pText is NULL;
 *          UR_RESULT_ERROR_INVALID_SIZE if pText is too small, then nothing is written to it;
 *          UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
 */
UR_APIEXPORT ur_result_t UR_APICALL urLoaderExplain(ur_loader_explain_format_t format, size_t size,
                                                    char *pText, size_t *pSizeRet);

#if defined(__cplusplus)
} /* extern "C" */
#endif

#endif
