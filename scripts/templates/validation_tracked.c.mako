${banner}
/* The wrappers of the layers that follow objects. */
#include "../layers/allocations.h"
#include "../layers/tracked.h"
#include "../layers/validation_form.h"

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
    quick = tracked.quick(spec)
    slot = f"ddi.{f.table}.{f.pfn}" if f.table else f.pfn
    before, after = tracked.body(spec, f, lambda head: h.call(f"{head} loader_tracked_next->{slot}", f))
%>\
% if f in quick:
${h.prototype(f, "loader_tracked_" + f.name[2:], tail=";", prefix="LOADER_HIDDEN ur_result_t UR_APICALL ")}
${h.prototype(f, "loader_tracked_" + f.name[2:], tail=" {", prefix="ur_result_t UR_APICALL ")}
% else:
static ${h.prototype(f, "tracked_" + f.name[2:], tail=" {", prefix="ur_result_t UR_APICALL ")}
% endif
    ur_result_t result = UR_RESULT_SUCCESS;
% for line in before + after:
    ${line}
% endfor
}

% endfor
/* A way past the wrapper where it would do nothing but call on; see validation_plain.c. */
#if LOADER_CHECKS_IN_PLACE
% for f in tracked.quick(spec):
${h.prototype(f, "loader_quick_" + f.name[2:], prefix="ur_result_t UR_APICALL ")}
% endfor
#define QUICK(name) loader_quick_##name
#else
#define QUICK(name) loader_tracked_##name
#endif

void loader_tracked_fill(ur_layer_dditable_t *table) {
% for f in tracked.functions(spec):
    table->${f"ddi.{f.table}.{f.pfn}" if f.table else f.pfn} = ${f"QUICK({f.name[2:]})" if f in tracked.quick(spec) else "tracked_" + f.name[2:]};
% endfor
}
