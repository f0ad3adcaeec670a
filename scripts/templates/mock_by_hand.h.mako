${banner}
/* Entry points that mock.c writes by hand; opaque is their ur_*_params_t. */
#ifndef MOCK_GENERATED_BY_HAND_H
#define MOCK_GENERATED_BY_HAND_H

#include "ur_ddi.h"

% for f in spec.functions:
% if f.name in mock.BY_HAND:
ur_result_t mock_${f.snake}(void *opaque);
% endif
% endfor

#endif
