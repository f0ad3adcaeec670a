${banner}
<% t = spirv.Tables(meta.Pool()) %>\
#include "../grammar.h"

const struct ur_spirv_operand_kind ur_spirv_operand_kinds[] = {
% for kind, quantifier in t.operands.items:
    {UR_SPIRV_${kind}, UR_SPIRV_${quantifier}},
% endfor
};

const struct ur_spirv_value ur_spirv_values[] = {
% for value, name, at, count, words in t.values:
    {${value}u, ${name}, ${at}, ${count}}, /* ${words} */
% endfor
};

const struct ur_spirv_kind_facts ur_spirv_kinds[] = {
% for words, name, category, bases, first, count in t.kinds:
    {UR_SPIRV_${category.upper()}, {${bases[0]}, ${bases[1]}}, ${name}, ${first}, ${count}}, /* ${words} */
% endfor
};

% for label, rows in [("instructions", t.instructions)] + [(f, r) for f, n, r in t.sets]:
${"" if label == "instructions" else "static "}const struct ur_spirv_grammar ${"ur_spirv_instructions" if label == "instructions" else label}[] = {
% for opcode, name, at, count, typed, result, words in rows:
    {${opcode}, ${name}, ${at}, ${count}, ${typed}, ${result}}, /* ${words} */
% endfor
};

% endfor
const unsigned ur_spirv_num_instructions = ${len(t.instructions)};

<% core = {r[0]: i + 1 for i, r in enumerate(t.instructions)} %>\
const uint16_t ur_spirv_core_opcodes[UR_SPIRV_CORE_OPCODES] = {
% for start in range(0, 512, 16):
    ${" ".join(f"{core.get(o, 0)}," for o in range(start, start + 16))}
% endfor
};

const struct ur_spirv_set_facts ur_spirv_sets[] = {
% for file, names, rows in t.sets:
    {${file}, ${len(rows)}},
% endfor
};

const struct ur_spirv_set_name ur_spirv_set_names[] = {
% for file, names, rows in t.sets:
% for name in names:
    {"${name}", UR_SPIRV_${file.upper()}},
% endfor
% endfor
};
const unsigned ur_spirv_num_set_names = sizeof(ur_spirv_set_names) / sizeof(ur_spirv_set_names[0]);

const uint16_t ur_spirv_extensions[] = {
% for at, name in t.extensions:
    ${at}, /* ${name} */
% endfor
};
const unsigned ur_spirv_num_extensions = ${len(t.extensions)};

const char ur_spirv_names[][4096] = {
% for chunk in t.pool.chunks:
    {
% for text in chunk:
        "${text}\0"
% endfor
    },
% endfor
};
