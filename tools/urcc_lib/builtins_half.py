"""Built-in functions of half precision, by way of those of float (or double, where one rounding more would show)."""

from .builtins_common import LANES, OVL, element, is_kind, lane, width, with_element
from .mangle import BY_NAME, Pointer, Scalar, Vector, spell

_HALF, _SHORT = BY_NAME["half"], BY_NAME["short"]
_DOUBLE = {"fma", "fdim", "mad"}
_TRUTH = {"isequal", "isnotequal", "isgreater", "isgreaterequal", "isless", "islessequal", "islessgreater",
          "isordered", "isunordered", "isfinite", "isinf", "isnan"}
_BITS = {
    "bitselect": "as_half((ushort)((as_ushort({0}) & ~as_ushort({2})) | (as_ushort({1}) & as_ushort({2}))))",
    "copysign": "as_half((ushort)((as_ushort({0}) & 0x7fff) | (as_ushort({1}) & 0x8000)))",
    "fabs": "as_half((ushort)(as_ushort({0}) & 0x7fff))",
    "nextafter": "ur_nextafter_half({0}, {1})",
}
_NEXTAFTER = """
#ifndef UR_NEXTAFTER_HALF
#define UR_NEXTAFTER_HALF
half ur_nextafter_half(half a, half b)
{
    float x = (float)a, y = (float)b;
    if (x != x || y != y)
        return x != x ? a : b;
    if (x == y)
        return b;
    if (x == 0)
        return as_half((ushort)(y < 0 ? 0x8001 : 1));
    return as_half((ushort)(as_ushort(a) + ((x < y) == (x > 0) ? 1 : -1)));
}
#endif
"""


def is_half(types):
    return any(element(t.pointee if isinstance(t, Pointer) else t) == _HALF for t in types)


def _plain(type_, scalar):
    """A component's type where the function is called."""
    if isinstance(type_, Pointer):
        return Pointer(("private",), _plain(type_.pointee, scalar))
    e = element(type_)
    return scalar if e == _HALF else e


def define(name, types, wider):
    """`wider` writes the function for other types and gives its text, or None."""
    if not is_half(types) or any(not isinstance(element(t), (Scalar, Pointer)) for t in types):
        return None
    shape = max((t for t in types if not isinstance(t, Pointer)), key=width, default=None)
    if shape is None:
        return None
    body, support = None, ""
    result = with_element(shape, _HALF)
    parts = [[lane(f"p{i}", t, k) for i, t in enumerate(types) if not isinstance(t, Pointer)]
             for k in range(width(shape))]
    if name == "select" and len(types) == 3:
        test = "({2} >> 15 & 1)" if isinstance(shape, Vector) else "{2}"
        body = [(test + " ? {1} : {0}").format(*p) for p in parts]
    elif name in _BITS:
        support = _NEXTAFTER if name == "nextafter" else ""
        body = [_BITS[name].format(*p) for p in parts]
    elif name in _TRUTH or name in ("signbit", "isnormal"):
        vector = isinstance(shape, Vector)
        result = with_element(shape, _SHORT) if vector else BY_NAME["int"]
        if name == "signbit":
            tests = [f"as_ushort({p[0]}) >> 15" for p in parts]
        elif name == "isnormal":
            tests = [f"(as_ushort({p[0]}) & 0x7c00) != 0 && (as_ushort({p[0]}) & 0x7c00) != 0x7c00" for p in parts]
        else:
            support = wider(name, [BY_NAME["float"]] * len(types)) or ""
            tests = [f"{name}({', '.join(f'(float){a}' for a in p)})" for p in parts]
        body = [f"({t}) ? {-1 if vector else 1} : 0" for t in tests]
    if body is not None:
        return support + _write(result, name, types, body)
    return _through(name, types, shape, wider)


def _write(result, name, types, values, before="", after=""):
    params = ", ".join(f"{spell(t)} p{i}" for i, t in enumerate(types))
    text = f"    {spell(result)} r;\n{before}"
    for k, value in enumerate(values):
        place = f"r.s{LANES[k]}" if isinstance(result, Vector) else "r"
        text += f"    {place} = {value};\n"
    return f"{OVL}{spell(result)} {name}({params})\n{{\n{text}{after}    return r;\n}}\n"


def _through(name, types, shape, wider):
    scalar = BY_NAME["double" if name in _DOUBLE else "float"]
    if name in ("dot", "length", "distance", "normalize", "cross", "fast_length", "fast_distance", "fast_normalize"):
        wide = [with_element(t, scalar) for t in types]
        support = wider(name, wide)
        vector = name in ("normalize", "cross", "fast_normalize")
        result = shape if vector else _HALF
        call = f"{name}({', '.join(f'convert_{spell(t)}(p{i})' if width(t) > 1 else f'(float)p{i}' for i, t in enumerate(wide))})"
        for t in wide:
            if width(t) > 1:
                support = (wider("convert_" + spell(t), [with_element(t, _HALF)]) or "") + (support or "")
        count = width(result)
        before = f"    {spell(with_element(result, scalar))} w = {call};\n"
        return (support or "") + _write(result, name, types, [
            f"(half)w.s{LANES[k]}" if count > 1 else "(half)w" for k in range(count)], before)
    plain = [_plain(t, scalar) for t in types]
    support = wider(name, plain)
    if support is None:
        return None
    second = types[-1].pointee if isinstance(types[-1], Pointer) else None
    integer = name == "ilogb"
    result = with_element(shape, BY_NAME["int"]) if integer else with_element(shape, _HALF)
    before = after = ""
    if second is not None:
        before = f"    {spell(_plain(second, scalar))} w;\n    {spell(second)} q;\n"
        after = f"    *p{len(types) - 1} = q;\n"
    text = ""
    params = ", ".join(f"{spell(t)} p{i}" for i, t in enumerate(types))
    for k in range(width(shape)):
        values = [f"({plain[i].name}){lane(f'p{i}', t, k)}" for i, t in enumerate(types) if not isinstance(t, Pointer)]
        place = f"r.s{LANES[k]}" if isinstance(result, Vector) else "r"
        if second is not None:
            values.append("&w")
        cast = "" if integer else "(half)"
        text += f"    {place} = {cast}{name}({', '.join(values)});\n"
        if name == "fract":  # the largest below 1 in float is 1 in half
            text += f"    {place} = {place} >= 1 ? as_half((ushort)0x3bff) : {place};\n"
        if second is not None:
            text += f"    {lane('q', second, k)} = ({element(second).name})w;\n"
    return (support + f"{OVL}{spell(result)} {name}({params})\n{{\n    {spell(result)} r;\n{before}{text}{after}"
            "    return r;\n}\n")
