#include "error.h"

#include <stdarg.h>
#include <stdio.h>

#include "log.h"

static _Thread_local struct {
    char text[1024];
    int32_t native;
} last;

ur_result_t ur_fail(ur_result_t result, int32_t native, const char *format, ...) {
    va_list args;
    va_start(args, format);
    vsnprintf(last.text, sizeof(last.text), format, args);
    va_end(args);
    last.native = native;
    ur_log_info("%s (result 0x%x, driver code %d)", last.text, (unsigned)result, (int)native);
    return result;
}

void ur_set_last_error(ur_result_t result, const char *text) {
    (void)result;
    snprintf(last.text, sizeof(last.text), "%s", text);
    last.native = 0;
}

ur_result_t ur_last_error(const char **message, int32_t *native) {
    if (!message || !native) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    *message = last.text;
    *native = last.native;
    return UR_RESULT_SUCCESS;
}
