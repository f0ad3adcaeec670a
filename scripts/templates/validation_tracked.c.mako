${banner}
/* The wrappers of the layers that follow objects. */
#include "../layers/allocations.h"
#include "../layers/tracked.h"

/* Stops at what is wrong. */
#define TRY(call)                                                                                  ${"\\"}
    do {                                                                                           ${"\\"}
        result = (call);                                                                           ${"\\"}
        if (__builtin_expect(result != UR_RESULT_SUCCESS, 0)) {                                    ${"\\"}
            return result;                                                                         ${"\\"}
        }                                                                                          ${"\\"}
    } while (0)

/* Where the program made the call: entry points and checks jump here without leaving a frame of their own. */
#define CALLER __builtin_return_address(0)

const int32_t loader_wrong_handle[] = {
    UR_RESULT_ERROR_INVALID_ARGUMENT,
% for kind, hd in meta.kinds(spec):
    ${meta.wrong_handle(hd)},
% endfor
};

% for f in tracked.functions(spec):
<%
    slot = f"ddi.{f.table}.{f.pfn}" if f.table else f.pfn
    before, after = tracked.body(spec, f, lambda head: h.call(f"{head} loader_tracked_next->{slot}", f))
%>\
static ${h.prototype(f, "tracked_" + f.name[2:], tail=" {", prefix="ur_result_t UR_APICALL ")}
    ur_result_t result = UR_RESULT_SUCCESS;
% for line in before + after:
    ${line}
% endfor
}

% endfor
void loader_tracked_fill(ur_layer_dditable_t *table) {
% for f in tracked.functions(spec):
    table->${f"ddi.{f.table}.{f.pfn}" if f.table else f.pfn} = tracked_${f.name[2:]};
% endfor
}
