${banner}
/* The numbers of SPIR-V under the names that Khronos' own header for C gives them, which every
 * text about SPIR-V uses; where a number has several names, each is here. Source: the grammar files
 * of SPIR-V ${version}. */
#ifndef UR_COMMON_SPIRV_NAMES_H
#define UR_COMMON_SPIRV_NAMES_H

% for what, tag, pairs in spirv.pairs():
enum ${tag} { /* ${what} */
% for name, value in pairs:
    ${name} = ${value if value < 65536 else hex(value)},
% endfor
};

% endfor
/* Kinds of operands. */
enum ur_spirv_kind {
% for k in spirv.kinds():
    UR_SPIRV_${k.name},
% endfor
    UR_SPIRV_KINDS
};

/* Sets of extended instructions. */
enum ur_spirv_set {
% for file, names, prefix in spirv.SETS:
    UR_SPIRV_${file.upper()}, /* ${", ".join(names)} */
% endfor
    UR_SPIRV_NON_SEMANTIC, /* NonSemantic.*: every operand is an id, and nothing has a meaning */
    UR_SPIRV_OTHER_SET
};

#endif
