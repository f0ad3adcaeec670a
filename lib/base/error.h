/* The last error of the calling thread, with the driver's own code and text
 * (urAdapterGetLastError). */
#ifndef UR_BASE_ERROR_H
#define UR_BASE_ERROR_H

#include <stddef.h>
#include <stdint.h>

#include "ur_api.h"

/* Records `native` (the driver's code, 0 if none) and a formatted sentence for the calling thread,
 * logs the sentence at level info, and returns `result`, so that a failing path reads: return
 * ur_fail(RESULT, code, "..."); */
ur_result_t ur_fail(ur_result_t result, int32_t native, const char *format, ...)
    __attribute__((cold, format(printf, 3, 4)));

/* For a failing path that has no more to say than its result does: return ur_refuse(RESULT). What
 * an earlier call met is forgotten. Writes no text before somebody asks for it, and nothing to the
 * log, so that a function may also answer so to one that then goes another way. */
#define ur_refuse(result) (ur_note_refusal((result), __func__, NULL), (result))
/* The same with a phrase of unlimited life that says why; NULL: what the result means. */
#define ur_refuse_as(result, why) (ur_note_refusal((result), __func__, (why)), (result))
void ur_note_refusal(ur_result_t result, const char *function, const char *why)
    __attribute__((cold));

/* What a result means, as a phrase. */
const char *ur_result_words(ur_result_t result);

/* What the loader has refused in the calling thread, so that no earlier error is taken for it. */
void ur_set_last_error(ur_result_t result, const char *text);

/* Body of urAdapterGetLastError. The text stays valid until the thread's next failing call. */
ur_result_t ur_last_error(const char **message, int32_t *native);

#endif
