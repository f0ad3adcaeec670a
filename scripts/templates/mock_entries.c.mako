<% functions = [f for f in spec.functions if not f.loader_only] %>\
${banner}
/* Every entry point of the mock adapter: its callbacks, and what happens without them. */
#include "../mock.h"

enum {
% for f in functions:
    PLACE_${f.snake.upper()},
% endfor
    NUM_PLACES
};
_Static_assert(NUM_PLACES <= MOCK_PLACES, "MOCK_PLACES is too small");

int mock_place_of(ur_function_t function) {
    switch ((uint32_t)function) {
% for f in functions:
    case ${f.id}:
        return PLACE_${f.snake.upper()};
% endfor
    default:
        return -1;
    }
}

% for f in functions:
% if f.name not in mock.BY_HAND:
static ur_result_t default_${f.snake}(void *opaque) {
    struct ${f.params_type} *p = opaque;
    (void)p;
% for line in mock.body(spec, f):
    ${line}
% endfor
}

% endif
${h.prototype(f, tail=" {", prefix="ur_result_t UR_APICALL ")}
    struct ${f.params_type} params = {
        ${", ".join("&" + p.name for p in f.params)}};
    return mock_call(PLACE_${f.snake.upper()}, &params, ${"mock_" if f.name in mock.BY_HAND else "default_"}${f.snake});
}

% endfor
