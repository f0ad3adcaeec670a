${banner}
/* Where the parameters are that recording and replaying look at. */
#include "../traits.h"

const struct ur_record_traits ur_record_traits[] = {
% for f in sorted(record.functions(spec), key=lambda f: f.id):
    ${record.traits(spec, f)}, /* ${f.name} */
% endfor
};
const size_t ur_record_num_traits = ${len(record.functions(spec))};

bool ur_record_allocated(unsigned function, void *const *params, struct ur_record_allocation *out) {
    switch (function) {
% for f in record.functions(spec):
<% a = record.allocation(f) %>\
% if a:
    case ${f.id}: { /* ${f.name} */
% for name in [p.name for p in f.params if p.name in a[2].replace("*", " ").split()]:
        size_t ${name} = ${record.argument(spec, f, name)};
% endfor
        void **out_pointer = *(void ***)params[${a[0]}];
        *out = (struct ur_record_allocation){(uintptr_t)*out_pointer, ${a[2]}, UR_USM_TYPE_${a[1]}};
        return true;
    }
% endif
% endfor
    default:
        return false;
    }
}
