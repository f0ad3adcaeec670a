/* The last error of the calling thread, with the driver's own code and text
 * (urAdapterGetLastError). */
#ifndef UR_BASE_ERROR_H
#define UR_BASE_ERROR_H

#include <stdint.h>

#include "ur_api.h"

/* Records `native` (the driver's code, 0 if none) and a formatted sentence for the calling thread,
 * logs the sentence at level info, and returns `result`, so that a failing path reads: return
 * ur_fail(RESULT, code, "..."); */
ur_result_t ur_fail(ur_result_t result, int32_t native, const char *format, ...)
    __attribute__((cold, format(printf, 3, 4)));

/* What the loader has refused in the calling thread, so that no earlier error is taken for it. */
void ur_set_last_error(ur_result_t result, const char *text);

/* Body of urAdapterGetLastError. The text stays valid until the thread's next failing call. */
ur_result_t ur_last_error(const char **message, int32_t *native);

#endif
