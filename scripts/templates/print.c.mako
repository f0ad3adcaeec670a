<%
    enums, structs = list(spec.enums), list(spec.structs)
    every = h.printers(spec)
%>\
${banner}
/* The exported printers of ${part}. */
#include "../layers/print.h"
#include "ur_print.h"

% for name, first, kind, subject in every:
<%
    if (part == "enumerations") != (kind == "enum"):
        continue
    pieces = first.split(", ") + ["char *buffer", "const size_t buff_size", "size_t *out_size"]
    if kind == "enum":
        body = f"ur_print_{'flags' if subject.flags else 'enum'}_text({enums.index(subject.name)}, (uint32_t)value"
    elif kind == "struct":
        body = f"ur_print_struct_text({structs.index(subject.name)}, &params"
    elif kind == "params":
        body = f"ur_print_params_text({subject.id}, params"
    else:
        body = "ur_print_params_text((uint32_t)function, params"
%>\
${h.wrap_args(f"ur_result_t UR_APICALL {name}", pieces, " {")}
    return ${body}, buffer, buff_size, out_size);
}

% endfor
