"""Shared by the families of built-in functions: types of a signature, and element by element code."""

from .mangle import BY_NAME, Scalar, Vector, spell

LANES = "0123456789abcdef"
OVL = "__attribute__((overloadable)) "


def element(type_):
    return type_.element if isinstance(type_, Vector) else type_


def width(type_):
    return type_.count if isinstance(type_, Vector) else 1


def is_kind(type_, *kinds):
    e = element(type_)
    return isinstance(e, Scalar) and e.kind in kinds


def with_element(type_, scalar):
    """The same width with another element."""
    return Vector(type_.count, scalar) if isinstance(type_, Vector) else scalar


def named(name):
    return BY_NAME[name]


def int_of(scalar, unsigned=False):
    """The integer scalar as wide as `scalar`."""
    names = {8: "char", 16: "short", 32: "int", 64: "long"}
    return BY_NAME[("u" if unsigned else "") + names[scalar.bits]]


def lane(value, type_, i):
    """Component i of a value; a scalar stands for all of them."""
    return f"{value}.s{LANES[i]}" if isinstance(type_, Vector) else value


def function(result, name, types, body):
    params = ", ".join(f"{spell(t)} p{i}" for i, t in enumerate(types)) or "void"
    return f"{OVL}{spell(result)} {name}({params})\n{{\n{body}}}\n"


def each(result, name, types, expression):
    """A function that computes every component by itself. `expression` gets the components' texts."""
    if not isinstance(result, Vector):
        return function(result, name, types,
                        f"    return {expression(*[f'p{i}' for i in range(len(types))])};\n")
    body = f"    {spell(result)} r;\n"
    for k in range(result.count):
        parts = [lane(f"p{i}", t, k) for i, t in enumerate(types)]
        body += f"    r.s{LANES[k]} = {expression(*parts)};\n"
    return function(result, name, types, body + "    return r;\n")
