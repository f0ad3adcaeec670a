<% v = validation.rules(spec) %>\
${banner}
/* The rules about the parameters of each entry point: a check returns the number of the rule that is broken plus
 * one, or 0. Where the assembly form of the layer exists (validation_x86_64.S), it calls the checks with the
 * arguments where the program put them; see validation.h. Elsewhere each check has a wrapper in C. */
#include <stddef.h>

#include "../layers/validation.h"

#define CHECK LOADER_CHECK
#define BROKEN(rule) ((rule) + 1)

/* Three rules about a wait list: it is there, it is not empty, it holds no NULL. */
#define WAIT_LIST(count, list, rule)                                                               ${"\\"}
    if (count) {                                                                                   ${"\\"}
        if (!(list)) {                                                                             ${"\\"}
            return BROKEN(rule);                                                                   ${"\\"}
        }                                                                                          ${"\\"}
        for (const ur_event_handle_t *at = (list), *end = at + (count); at != end; at++) {         ${"\\"}
            if (!*at) {                                                                            ${"\\"}
                return BROKEN((rule) + 2);                                                         ${"\\"}
            }                                                                                      ${"\\"}
        }                                                                                          ${"\\"}
    } else if (list) {                                                                             ${"\\"}
        return BROKEN((rule) + 1);                                                                 ${"\\"}
    }

/* Not every parameter has a rule. */
#pragma GCC diagnostic ignored "-Wunused-parameter"

% for e in validation.strange_enums(spec):
static inline __attribute__((always_inline)) bool strange_${e.name}(uint32_t v) {
    return ${validation.strange_text(e)};
}

% endfor
% for f in v.functions:
<%
    stack = validation.has_stack_args(spec, f)
    ps = h.params(f)
    if stack:
        ps = ["LOADER_PAD " + ps[0]] + ps[1:]
    in_place = f.table is not None
    word = "CHECK" if in_place else "static inline uint32_t"
    if not in_place and stack:
        ps[0] = ps[0][11:]
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
    return 0;
}

<% slot = f"ddi.{f.table}.{f.pfn}" if f.table else f.pfn %>\
% if in_place:
#if !LOADER_CHECKS_IN_PLACE
% endif
static ${h.prototype(f, "checked_" + f.name[2:], tail=" {", prefix="ur_result_t UR_APICALL ")}
    ${h.call("uint32_t broken = loader_check_" + f.name[2:], f)}
    if (broken) {
        return loader_rule_broken(broken - 1);
    }
    ${h.call(f"return loader_checks_next->{slot}", f)}
}
% if in_place:
#endif
% endif

% endfor
#if LOADER_CHECKS_IN_PLACE
/* What validation_x86_64.S takes for granted. */
% for (name, member), (size, offset) in validation.LAYOUT.items():
_Static_assert(sizeof(${name}) == ${size} && offsetof(${name}, ${member}) == ${offset}, "layout");
% endfor

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
