"""Built-in functions on integers, and the relational ones that take integers."""

from .builtins_common import each, element, function, int_of, is_kind, lane, width, with_element
from .builtins_math import select_expression
from .mangle import BY_NAME, Vector

_LIMITS = {("int", 8): ("(-0x7f - 1)", "0x7f"), ("int", 16): ("(-0x7fff - 1)", "0x7fff"),
           ("int", 32): ("(-0x7fffffff - 1)", "0x7fffffff"),
           ("int", 64): ("(-0x7fffffffffffffffL - 1)", "0x7fffffffffffffffL"),
           ("uint", 8): ("0", "0xff"), ("uint", 16): ("0", "0xffff"),
           ("uint", 32): ("0", "0xffffffffu"), ("uint", 64): ("0", "0xfffffffffffffffful")}


def _mul_hi(e):
    """High half of the product. 64 bits go through the compiler's 128-bit integers."""
    if e.bits < 64:
        wide = ("u" if e.kind == "uint" else "") + {8: "short", 16: "int", 32: "long"}[e.bits]
    else:
        wide = "unsigned __int128" if e.kind == "uint" else "__int128"
    return lambda a, b: f"({e.name})((({wide}){a} * ({wide}){b}) >> {e.bits})"


def _table(e):
    """Expressions by name and number of arguments for elements of type e. Casts undo C's promotion."""
    t = e.name
    u = int_of(e, True).name
    low, high = _LIMITS[e.kind, e.bits]
    signed = e.kind == "int"
    top = e.bits - 1
    hi = _mul_hi(e)
    # Saturation is decided by the operands, so that nothing overflows.
    add_sat = ((lambda a, b: f"({t})({b} > 0 ? ({a} > ({t})({high} - {b}) ? {high} : {a} + {b}) : "
                f"({a} < ({t})({low} - {b}) ? {low} : {a} + {b}))") if signed else
               (lambda a, b: f"({t})({a} > ({t})({high} - {b}) ? {high} : {a} + {b})"))
    sub_sat = ((lambda a, b: f"({t})({b} < 0 ? ({a} > ({t})({high} + {b}) ? {high} : {a} - {b}) : "
                f"({a} < ({t})({low} + {b}) ? {low} : {a} - {b}))") if signed else
               (lambda a, b: f"({t})({a} < {b} ? 0 : {a} - {b})"))
    clz = {8: "__builtin_clz((uint)(uchar){0}) - 24", 16: "__builtin_clz((uint)(ushort){0}) - 16",
           32: "__builtin_clz((uint){0})", 64: "__builtin_clzl((ulong){0})"}[e.bits]
    ctz = "__builtin_ctzl((ulong){0})" if e.bits == 64 else "__builtin_ctz((uint){0})"
    pop = ("__builtin_popcountl((ulong){0})" if e.bits == 64 else
           f"__builtin_popcount((uint)({u}){{0}})")
    table = {
        ("min", 2): lambda a, b: f"({b} < {a} ? {b} : {a})",
        ("max", 2): lambda a, b: f"({a} < {b} ? {b} : {a})",
        ("clamp", 3): lambda a, b, c: f"({a} < {b} ? {b} : {a} > {c} ? {c} : {a})",
        ("add_sat", 2): add_sat, ("sub_sat", 2): sub_sat,
        ("hadd", 2): lambda a, b: f"({t})(({a} >> 1) + ({b} >> 1) + ({a} & {b} & 1))",
        ("rhadd", 2): lambda a, b: f"({t})(({a} >> 1) + ({b} >> 1) + (({a} | {b}) & 1))",
        ("mul_hi", 2): hi,
        ("mad_hi", 3): lambda a, b, c: f"({t})(({u}){hi(a, b)} + ({u}){c})",
        ("rotate", 2): lambda a, b: (f"({t})((({u}){a} << ({b} & {top})) | "
                                     f"(({u}){a} >> (({e.bits} - ({b} & {top})) & {top})))"),
        ("clz", 1): lambda a: f"({t})({a} ? {clz.format(a)} : {e.bits})",
        ("ctz", 1): lambda a: f"({t})({a} ? {ctz.format(a)} : {e.bits})",
        ("popcount", 1): lambda a: f"({t}){pop.format(a)}",
        ("mul24", 2): lambda a, b: f"({t})({a} * {b})",
        ("mad24", 3): lambda a, b, c: f"({t})({a} * {b} + {c})",
        ("bitselect", 3): lambda a, b, c: f"({t})(({a} & ~{c}) | ({b} & {c}))",
    }
    if e.bits < 64:
        wide = "long" if signed else "ulong"
        def mad_sat(a, b, c):
            v = f"(({wide}){a} * ({wide}){b} + ({wide}){c})"
            return (f"({t})({v} > ({wide}){high} ? {high} : "
                    + (f"{v} < ({wide}){low} ? {low} : " if signed else "") + f"{v})")
    else:
        wide = "__int128" if signed else "unsigned __int128"
        def mad_sat(a, b, c):
            v = f"(({wide}){a} * ({wide}){b} + ({wide}){c})"
            return (f"({t})({v} > ({wide}){high} ? ({wide}){high} : "
                    + (f"{v} < ({wide}){low} ? ({wide}){low} : " if signed else "") + f"{v})")
    table["mad_sat", 3] = mad_sat
    return table


def define(name, types):
    if not types or not is_kind(types[0], "int", "uint"):
        return None
    e = element(types[0])
    unsigned = with_element(types[0], int_of(e, True))
    u = int_of(e, True).name
    if name == "abs" and len(types) == 1:
        return each(unsigned, name, types, lambda a: f"({a} < 0 ? ({u})(0 - ({u}){a}) : ({u}){a})")
    if name == "abs_diff" and len(types) == 2:
        return each(unsigned, name, types,
                    lambda a, b: f"({a} > {b} ? ({u})(({u}){a} - ({u}){b}) : ({u})(({u}){b} - ({u}){a}))")
    if name == "upsample" and len(types) == 2 and e.bits < 64:
        wide = BY_NAME[("u" if e.kind == "uint" else "") + {8: "short", 16: "int", 32: "long"}[e.bits]]
        uw = int_of(wide, True).name
        return each(with_element(types[0], wide), name, types,
                    lambda a, b: f"({wide.name})((({uw})({u}){a} << {e.bits}) | ({u}){b})")
    if name == "select" and len(types) == 3 and is_kind(types[2], "int", "uint"):
        return each(types[0], name, types, select_expression(types))
    if name in ("any", "all") and len(types) == 1 and e.kind == "int":
        bits = [f"{lane('p0', types[0], k)} < 0" for k in range(width(types[0]))]
        joined = (" || " if name == "any" else " && ").join(bits)
        return function(BY_NAME["int"], name, types, f"    return {joined};\n")
    if name in _BIT_FIELDS and len(types) == _BIT_FIELDS[name]:
        return _bit_field(name, types, e)
    if name.startswith("dot"):
        return _dot_product(name, types)
    expression = _table(e).get((name, len(types)))
    if expression and all(is_kind(t, "int", "uint") for t in types):
        return each(max(types, key=width), name, types, expression)
    return None


def shuffle(name, types):
    """The last argument's low bits choose elements of one vector, or of two seen as one. Any type."""
    if (name, len(types)) not in (("shuffle", 2), ("shuffle2", 3)):
        return None
    mask = types[-1]
    if not isinstance(mask, Vector) or not isinstance(types[0], Vector):
        return None
    n = types[0].count
    e = element(types[0])
    lanes = n * (len(types) - 1)
    body = f"    {e.name} v[{lanes}];\n    {e.name}{mask.count} r;\n"
    for which in range(len(types) - 1):
        for k in range(n):
            body += f"    v[{which * n + k}] = {lane(f'p{which}', types[0], k)};\n"
    result = Vector(mask.count, e)
    for k in range(mask.count):
        pick = lane(f"p{len(types) - 1}", mask, k)
        body += f"    {lane('r', result, k)} = v[{pick} & {lanes - 1}];\n"
    return function(result, name, types, body + "    return r;\n")


# cl_khr_extended_bit_ops
_BIT_FIELDS = {"bitfield_insert": 4, "bitfield_extract_signed": 3, "bitfield_extract_unsigned": 3, "bit_reverse": 1}


def _bit_field(name, types, e):
    u, n = int_of(e, True), e.bits
    if name == "bit_reverse":
        full = {8: "uchar", 16: "ushort", 32: "uint", 64: "ulong"}[n]
        suffix = n if n > 8 else 8
        return each(types[0], name, types, lambda a: f"({e.name})__builtin_bitreverse{suffix}(({full}){a})")
    if name == "bitfield_insert":
        def insert(a, b, offset, count):
            mask = f"(({count}) == 0 ? ({u.name})0 : ({u.name})((({u.name})-1 >> ({n} - {count})) << {offset}))"
            return f"({e.name})((({u.name}){a} & ~{mask}) | (({u.name})(({u.name}){b} << {offset}) & {mask}))"
        return each(types[0], name, types, insert)
    to = u if name.endswith("_unsigned") else int_of(e)
    # Shifted to the top and back, which carries the sign where there is one.
    return each(with_element(types[0], to), name, types, lambda a, offset, count: (
        f"({count} == 0 ? ({to.name})0 : ({to.name})(({to.name})(({u.name}){a} << ({n} - {count} - {offset})) >> "
        f"({n} - {count})))"))


def _dot_product(name, types):
    """cl_khr_integer_dot_product: of four 8-bit integers, as vectors or packed into a uint."""
    packed = "_4x8packed_" in name
    accumulates = name.startswith("dot_acc_sat")
    if len(types) != 2 + accumulates:
        return None
    if packed:
        signs = name.split("_4x8packed_")[1][:2]
        a, b = (f"as_{'char' if s == 's' else 'uchar'}4(p{i})" for i, s in enumerate(signs))
        signed = "s" in signs
    else:
        if not all(isinstance(t, Vector) and t.count == 4 and t.element.bits == 8 for t in types[:2]):
            return None
        a, b = "p0", "p1"
        signed = "int" in (types[0].element.kind, types[1].element.kind)
    total = " + ".join(f"(long)({a}).s{i} * ({b}).s{i}" for i in range(4))
    result = BY_NAME["int" if signed else "uint"]
    low, high = ("-0x80000000L", "0x7fffffffL") if signed else ("0L", "0xffffffffL")
    third = " + p2" if accumulates else ""
    return function(result, name, types, f"    long total = {total}{third};\n"
                    f"    return ({result.name})(total < {low} ? {low} : total > {high} ? {high} : total);\n")
