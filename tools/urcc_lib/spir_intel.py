"""The functions of Intel's sub-group extensions (cl_intel_subgroups, _char, _short, _long; their registry pages name the
types), as declarations that are read before the source: clang declares built-in functions by itself, save these, and
its header that has them goes together with nothing else here."""

NAME = b"intel_sub_group_"

_LANES = ("", "2", "3", "4", "8", "16")
# Of shuffles: types with vectors, and those that are exchanged one at a time.
_VECTORS = ("float", "int", "uint", "short", "ushort", "char", "uchar")
_SINGLE = ("long", "ulong", "double")
# Of blocks: ending of the name, type, widths.
_BLOCKS = (("", "uint", ("", "2", "4", "8")), ("_ui", "uint", ("", "2", "4", "8")), ("_us", "ushort", ("", "2", "4", "8")),
           ("_uc", "uchar", ("", "2", "4", "8", "16")), ("_ul", "ulong", ("", "2", "4", "8")))


def text():
    lines = ["#define UR_INTEL __attribute__((overloadable, convergent))"]
    for kind in [t + n for t in _VECTORS for n in _LANES] + list(_SINGLE):
        lines += [f"{kind} UR_INTEL intel_sub_group_shuffle({kind} x, uint c);",
                  f"{kind} UR_INTEL intel_sub_group_shuffle_xor({kind} x, uint c);",
                  f"{kind} UR_INTEL intel_sub_group_shuffle_down({kind} x, {kind} y, uint c);",
                  f"{kind} UR_INTEL intel_sub_group_shuffle_up({kind} x, {kind} y, uint c);"]
    for ending, kind, widths in _BLOCKS:
        for width in widths:
            for space in ("global", "local"):
                name = f"intel_sub_group_block_{{}}{ending}{width}"
                lines += [f"{kind}{width} UR_INTEL {name.format('read')}(const {space} {kind} *p);",
                          f"void UR_INTEL {name.format('write')}({space} {kind} *p, {kind}{width} x);"]
    lines.append("#undef UR_INTEL")
    return "\n".join(lines) + "\n"
