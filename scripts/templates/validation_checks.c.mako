<% v = validation.rules(spec) %>\
${banner}
/* The rules about the parameters of each entry point. Where the assembly form of the layer exists
 * (validation_x86_64.S), it calls the checks with the arguments where the program put them; `pad` stands for what
 * the call has put on the stack above those that are there. Elsewhere each check has a wrapper in C. */
#include "../layers/validation.h"

#if LOADER_CHECKS_IN_PLACE
struct pad {
    uint64_t words[8];
};
#define PAD struct pad pad,
#define CHECK __attribute__((visibility("hidden"), sysv_abi)) ur_result_t
#else
#define PAD
#define CHECK static inline ur_result_t
#endif

#define broken loader_rule_broken

/* Three rules about a wait list: it is there, it is not empty, it holds no NULL. */
static __attribute__((noinline)) ur_result_t wait_list(uint32_t count, const ur_event_handle_t *list,
                                                       unsigned rule) {
    if (!list) {
        return broken(rule);
    }
    if (!count) {
        return broken(rule + 1);
    }
    for (uint32_t i = 0; i < count; i++) {
        if (!list[i]) {
            return broken(rule + 2);
        }
    }
    return UR_RESULT_SUCCESS;
}

/* Not every parameter has a rule. */
#pragma GCC diagnostic ignored "-Wunused-parameter"

% for e in validation.strange_enums(spec):
static bool strange_${e.name}(uint32_t v) {
    return ${validation.strange_text(e)};
}

% endfor
% for f in v.functions:
<%
    regs, stack = validation.stack_args(spec, f)
    pad = "PAD " if stack else ""
    ps = h.params(f)
    if stack:
        ps = ["PAD " + ps[0]] + ps[1:]
    in_place = f.table is not None
    word = "CHECK" if in_place else "static inline ur_result_t"
    if not in_place and stack:
        ps[0] = ps[0][4:]
%>\
% if in_place:
#if LOADER_CHECKS_IN_PLACE
${h.wrap_args("CHECK loader_check_" + f.name[2:], ps, ";")}
#endif
% endif
${h.wrap_args(word + " loader_check_" + f.name[2:], ps, " {")}
% for line in v.lines(f):
${line}
% endfor
    return UR_RESULT_SUCCESS;
}

<% slot = f"ddi.{f.table}.{f.pfn}" if f.table else f.pfn %>\
% if in_place:
#if !LOADER_CHECKS_IN_PLACE
% endif
static ${h.prototype(f, "checked_" + f.name[2:], tail=" {", prefix="ur_result_t UR_APICALL ")}
    ${h.call("ur_result_t result = loader_check_" + f.name[2:], f)}
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    ${h.call(f"return loader_checks_next->{slot}", f)}
}
% if in_place:
#endif
% endif

% endfor
#if LOADER_CHECKS_IN_PLACE
% for f in v.functions:
% if f.table:
${h.prototype(f, "loader_checked_" + f.name[2:], prefix="ur_result_t UR_APICALL ")}
% endif
% endfor
#define CHECKED(name) loader_checked_##name
#else
#define CHECKED(name) checked_##name
#endif

void loader_checks_fill(ur_layer_dditable_t *table) {
% for f in v.functions:
% if f.table:
    table->ddi.${f.table}.${f.pfn} = CHECKED(${f.name[2:]});
% else:
    table->${f.pfn} = checked_${f.name[2:]};
% endif
% endfor
}
