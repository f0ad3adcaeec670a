${banner}
/* Makes a call whose arguments stand in an array of pointers. */
#include "../replay.h"

ur_result_t ur_replay_invoke(unsigned function, void **params) {
    switch (function) {
% for f in record.functions(spec):
    case ${f.id}:
        ${h.wrap_args("return " + f.name, [record.argument(spec, f, p.name) for p in f.params], ";", 12)}
% endfor
    default:
        return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
    }
}
