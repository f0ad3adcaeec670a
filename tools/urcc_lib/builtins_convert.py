"""convert_TYPE[N][_sat][_rte|_rtz|_rtp|_rtn]: conversions with chosen saturation and rounding."""

import re

from .builtins_common import each, element, with_element
from .mangle import BY_NAME, Scalar
from .builtins_memory import HALF_SUPPORT

def _preamble():
    """Directed rounding. An integer is cut to the bits of the mantissa; one unit there is then exact to
    add. A double is compared with what rounding to nearest made of it."""
    text = ""
    for mode, away in (("rtz", "0"), ("rtp", "!negative"), ("rtn", "negative")):
        text += f"""
double ur_round_{mode}(_Bool negative, ulong magnitude, int bits)
{{
    int drop = magnitude >> bits ? 64 - bits - __builtin_clzl(magnitude) : 0;
    ulong kept = magnitude >> drop << drop;
    double unit = as_double((ulong)(1023 + drop) << 52);
    double result = (double)kept + (kept != magnitude && {away} ? unit : 0.0);
    return negative ? -result : result;
}}
"""
    for mode, wrong, toward in (("rtz", "__builtin_fabs((double)r) > __builtin_fabs(a)", "0.0f"),
                                ("rtp", "(double)r < a", "__builtin_inff()"),
                                ("rtn", "(double)r > a", "-__builtin_inff()")):
        text += f"""
float ur_narrow_{mode}(double a)
{{
    float r = (float)a;
    return {wrong} ? ur_m_nextafterf(r, {toward}) : r;
}}
"""
    return text


PREAMBLE = _preamble()

_NAME = re.compile(r"convert_([a-z]+)(2|3|4|8|16)?(_sat)?(?:_(rte|rtz|rtp|rtn))?$")


def define(name, types):
    match = _NAME.match(name)
    if not match or len(types) != 1 or match.group(1) not in BY_NAME:
        return None
    to = BY_NAME[match.group(1)]
    source = element(types[0])
    if not isinstance(source, Scalar) or to.bits == 0:
        return None
    if "half" in (to.name, source.name):
        return _half(name, types, to, source, bool(match.group(3)), match.group(4))
    if to.kind == "float":
        expression = _to_float(to, source, match.group(4))
    else:
        expression = _to_int(to, source, bool(match.group(3)), match.group(4))
    return each(with_element(types[0], to), name, types, expression) if expression else None


def _half(name, types, to, source, saturate, rounding):
    """From half by way of float, which has all its values; to half by the conversion that vstore_half has, from a
    double, which the value is brought into with its last bit telling of what was lost."""
    if source.name == "half" and to.name == "half":
        expression = "{0}".format
    elif source.name == "half":
        if to.kind != "float":
            function = _to_int(to, BY_NAME["float"], saturate, rounding)
            expression = lambda a: function(f"((float){a})")
        else:
            expression = lambda a: f"({to.name}){a}"
    else:
        mode = {None: 0, "rte": 0, "rtz": 1, "rtp": 2, "rtn": 3}[rounding]
        if source.kind == "float" or source.bits <= 32:
            value = "(double){0}"
        else:
            value = f"ur_sticky_{source.name}({{0}})"
        expression = lambda a: f"as_half(ur_double_to_half({value.format(a)}, {mode}))"
    return HALF_SUPPORT + _STICKY + each(with_element(types[0], to), name, types, expression)


# What is past the largest half is all the same to it.
_STICKY = """
#ifndef UR_STICKY
#define UR_STICKY
double ur_sticky_long(long a)
{
    return a > 0x100000 ? 0x1p20 : a < -0x100000 ? -0x1p20 : (double)a;
}
double ur_sticky_ulong(ulong a)
{
    return a > 0x100000 ? 0x1p20 : (double)a;
}
#endif
"""


def _to_int(to, source, saturate, rounding):
    t = to.name
    low, high = _limits(to)
    if source.kind == "float":
        s = "f" if source.name == "float" else ""
        rounded = {None: "{0}", "rtz": "{0}", "rte": "__builtin_rint" + s + "({0})",
                   "rtp": "__builtin_ceil" + s + "({0})",
                   "rtn": "__builtin_floor" + s + "({0})"}[rounding]
        if not saturate:
            return lambda a: f"({t}){rounded.format(a)}"
        # The limits as powers of two are exact in either type; what is past them saturates, and a value
        # that is not a number becomes 0.
        bits = to.bits - (to.kind == "int")
        above = f"0x1p{bits}{s}"
        below = f"-0x1p{bits}{s}" if to.kind == "int" else f"0.0{s}"
        return lambda a: (f"({a} != {a} ? 0 : {rounded.format(a)} >= {above} ? {high} : "
                          f"{rounded.format(a)} < {below} ? {low} : ({t}){rounded.format(a)})")
    if not saturate:
        return lambda a: f"({t}){a}"
    if to.kind == "uint":
        under = f"{{0}} < 0 ? ({t})0 : " if source.kind == "int" else ""
        over = f"(ulong){{0}} > (ulong){high} ? ({t}){high} : " if source.bits >= to.bits else ""
    else:
        under = f"{{0}} < ({source.name}){low} ? ({t}){low} : " if (
            source.kind == "int" and source.bits > to.bits) else ""
        over = f"{{0}} > ({source.name}){high} ? ({t}){high} : " if (
            source.bits > to.bits or (source.bits == to.bits and source.kind == "uint")) else ""
    return lambda a: f"({(under + over).format(a)}({t}){a})"


def _limits(to):
    if to.kind == "uint":
        return "0", {8: "0xff", 16: "0xffff", 32: "0xffffffffu", 64: "0xfffffffffffffffful"}[to.bits]
    high = {8: "0x7f", 16: "0x7fff", 32: "0x7fffffff", 64: "0x7fffffffffffffffL"}[to.bits]
    return f"(-{high} - 1)", high


def _exact(to, source):
    """Whether every value of `source` is one of `to`, so that rounding does not matter."""
    mantissa = {"float": 24, "double": 53}
    if source.kind == "float":
        return source.bits <= to.bits
    return source.bits - (source.kind == "int") <= mantissa[to.name]


def _to_float(to, source, rounding):
    if rounding in (None, "rte") or _exact(to, source):
        return lambda a: f"({to.name}){a}"
    if source.kind == "float":
        return lambda a: f"ur_narrow_{rounding}({a})"
    bits = {"float": 24, "double": 53}[to.name]
    if source.kind == "uint":
        return lambda a: f"({to.name})ur_round_{rounding}(0, {a}, {bits})"
    return lambda a: (f"({to.name})ur_round_{rounding}({a} < 0, {a} < 0 ? 0 - (ulong){a} : (ulong){a}, "
                      f"{bits})")
