${banner}
/* Commands of queues with the memory that they access, and other calls that write memory: what is known of values that
 * nobody has set, and of the order of commands, follows from these. */
#include "../layer.h"

% for f in checked.functions(spec):
static ${h.prototype(f, "follow_" + f.name[2:], tail=" {", prefix="ur_result_t UR_APICALL ")}
% for line in checked.body(spec, f, lambda head: h.call(f"{head} ur_check_below.{'ddi.' + f.table + '.' if f.table else ''}{f.pfn}", f)):
    ${line}
% endfor
}

% endfor
void ur_check_calls_fill(ur_layer_dditable_t *table) {
% for f in checked.functions(spec):
    table->${'ddi.' + f.table + '.' if f.table else ''}${f.pfn} = follow_${f.name[2:]};
% endfor
}
