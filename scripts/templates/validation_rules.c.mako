<% v = validation.rules(spec) %>\
${banner}
/* What each rule about parameters says, for the message when it is broken. */
#include "../layers/validation.h"

const char loader_rule_words[][4096] = {
% for chunk in v.pool.chunks:
    {
% for text in chunk:
        "${meta.escape(text)}\0"
% endfor
    },
% endfor
};

const struct loader_rule loader_rules[] = {
% for fid, params, text, result, expression, name in v.rows:
    {${result}, ${fid}, ${params}, ${text}, ${expression}}, /* ${name} */
% endfor
};
const unsigned loader_num_rules = ${len(v.rows)};
