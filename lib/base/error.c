#include "error.h"

#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>

#include "log.h"

static _Thread_local struct {
    char text[1024];
    int32_t native;
    /* A refusal whose text is not made yet: text is "" then. */
    ur_result_t result;
    const char *function, *why;
} last;

ur_result_t ur_fail(ur_result_t result, int32_t native, const char *format, ...) {
    va_list args;
    va_start(args, format);
    vsnprintf(last.text, sizeof(last.text), format, args);
    va_end(args);
    last.native = native;
    last.result = UR_RESULT_SUCCESS;
    ur_log_info("%s (result 0x%x, driver code %d)", last.text, (unsigned)result, (int)native);
    return result;
}

void ur_note_refusal(ur_result_t result, const char *function, const char *why) {
    last.text[0] = 0;
    last.native = 0;
    last.result = result;
    last.function = function;
    last.why = why;
}

void ur_set_last_error(ur_result_t result, const char *text) {
    (void)result;
    snprintf(last.text, sizeof(last.text), "%s", text);
    last.native = 0;
    last.result = UR_RESULT_SUCCESS;
}

ur_result_t ur_last_error(const char **message, int32_t *native) {
    if (!message || !native) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    if (!last.text[0] && last.result != UR_RESULT_SUCCESS) {
        /* functions of the interface are called so, those within an adapter are nobody's concern */
        bool entry = last.function[0] == 'u' && last.function[1] == 'r' &&
                     last.function[2] >= 'A' && last.function[2] <= 'Z';
        snprintf(last.text, sizeof(last.text), "%s%s%s", entry ? last.function : "",
                 entry ? ": " : "", last.why ? last.why : ur_result_words(last.result));
    }
    *message = last.text;
    *native = last.native;
    return UR_RESULT_SUCCESS;
}
