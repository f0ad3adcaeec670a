${banner}
/* What the results mean, for a refusal that has nothing to add to its result. */
#include "base/error.h"

const char *ur_result_words(ur_result_t result) {
    switch (result) {
% for v in spec.enums["ur_result_t"]["values"]:
    case ${v.name}:
        return "${v.desc.replace('"', "'")}";
% endfor
    default:
        return "result of no known meaning";
    }
}
