${banner}
/* What an adapter does not define returns UNSUPPORTED_FEATURE and touches no output. Defining a function under
 * its own name in the adapter overrides the weak one here. */
#include "base/error.h"
#include "ur_ddi.h"

#define UR_DEFAULT __attribute__((weak, visibility("hidden")))

% for f in spec.functions:
% if not f.loader_only:
UR_DEFAULT ${h.prototype(f, tail=" {", prefix="ur_result_t UR_APICALL ")}
% for p in f.params:
    (void)${p.name};
% endfor
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

% endif
% endfor
