<%
    moved = release.moved_members(spec)
    pointed = {f"const {name}*": name for name in moved}
    def target(f):
        return f.symbol if f.name in release.own else "front_below." + f.name[2:]
    def short(name):
        return name[3:-2]
%>\
${banner}
/* Entry points of ${release.name}. Results and enumerators that had other values get those of the other side here. */
#include "front.h"

struct front_below front_below;

const struct front_name front_names[] = {
% for f in release.below.entry_points(spec):
    {"${f.name}", (void **)&front_below.${f.name[2:]}},
% endfor
};
const unsigned front_num_names = sizeof(front_names) / sizeof(front_names[0]);

static ur_result_t result_then(ur_result_t result) {
    switch ((uint32_t)result) {
% for name, value in release.moved_of("ur_result_t").items():
    case ${name}:
        return (ur_result_t)${value};
% endfor
    default:
        return result;
    }
}

% for enum in sorted({m.type for members in moved.values() for m in members}):
static ${enum} today_${short(enum)}(${enum} then) {
    switch ((uint32_t)then) {
% for name, value in release.moved_of(enum).items():
    case ${value}:
        return ${name};
% endfor
    default:
        return ${enum[:-2].upper()}_FORCE_UINT32;
    }
}

% endfor
% for name, members in moved.items():
static const ${name} *today_${short(name)}(const ${name} *then, ${name} *today) {
    if (!then) {
        return NULL;
    }
    *today = *then;
% for m in members:
    today->${m.name} = today_${short(m.type)}(then->${m.name});
% endfor
    return today;
}

% endfor
% for f in release.entry_points(spec):
<%
    copies = [p for p in f.params if p.type in pointed]
    arguments = [f"today_{short(pointed[p.type])}({p.name}, &{p.name}Today)" if p in copies else p.name for p in f.params]
    if f.name in release.own and f.told_caller:
        arguments.append("__builtin_return_address(0)")
%>\
UR_APIEXPORT ${h.prototype(f, "front_" + f.name[2:], tail="")}
    __asm__("${f.name}");
${h.prototype(f, "front_" + f.name[2:], tail=" {")}
% for p in copies:
    ${pointed[p.type]} ${p.name}Today;
% endfor
    if (!front_below.${release.below.entry_points(spec)[0].name[2:]}) {
        return result_then(UR_RESULT_ERROR_UNINITIALIZED);
    }
    ${h.wrap_args("return result_then(" + target(f), arguments, ");", 8).replace("(void)", "()")}
}

% endfor
/* What is not served, of whatever parameters. */
% for name in release.unserved:
UR_APIEXPORT ur_result_t front_${name[2:]}(void) __asm__("${name}");
ur_result_t front_${name[2:]}(void) {
    return result_then(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

% endfor
