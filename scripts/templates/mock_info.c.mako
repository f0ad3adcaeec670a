${banner}
#include "info.h"

#include "ur_ddi.h"

% for e in mock.info_enums(spec):
static const struct mock_info_row rows_${e}[] = {
% for value, what, size, kind, name in mock.info_rows(spec, e):
    {${value}u, ${what}, ${size}, ${kind}}, /* ${name} */
% endfor
};

% endfor
#define SET(rows) {rows, sizeof(rows) / sizeof((rows)[0])}
const struct mock_info_set mock_info_sets[] = {
% for e in mock.info_enums(spec):
    [MOCK_INFO_OF_${e.upper()}] = SET(rows_${e}),
% endfor
};
