${banner}
/* Every entry point called with pointers to its arguments. */
#include "../fuzz_api.h"

% for f in tracked.functions(spec):
static ur_result_t call_${f.snake}(void **a) {
    return ${f.name}(${", ".join(f"*({h.declare(p.type, '').strip()} *)a[{i}]" for i, p in enumerate(f.params))});
}

% endfor
<% functions = sorted(tracked.functions(spec), key=lambda f: bool(f.header)) %>\
/* First the interface's own, whose number stays, and with it the meaning of recorded inputs. */
const struct fuzz_call fuzz_calls[] = {
% for f in functions:
    {${f.id}, call_${f.snake}},
% endfor
};
const unsigned fuzz_num_own = ${sum(not f.header for f in functions)};
const unsigned fuzz_num_calls = sizeof(fuzz_calls) / sizeof(fuzz_calls[0]);
