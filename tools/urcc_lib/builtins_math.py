"""Built-in functions on floating point: math, common, geometric and relational ones."""

from .builtins_common import each, element, function, int_of, is_kind, lane, named, width, with_element
from .mangle import BY_NAME, Pointer, Vector, spell

# Functions of libm under their own names, reached by assembler names since OpenCL C has them as
# overloads; each as float and double with this many arguments.
_LIBM = {1: "acos acosh asin asinh atan atanh cbrt cos cosh erf erfc exp exp2 exp10 expm1 lgamma log "
            "log2 log10 log1p logb round sin sinh tan tanh tgamma".split(),
         2: "atan2 fdim fmod hypot nextafter pow remainder".split()}


# Multiples of pi. Whole and half turns are taken off first, which is exact, until the argument of sin or
# cos is at most pi / 4: then the rounding of the product does no harm near zeros and poles.
_PI = """
{t} ur_sinpi{s}({t} x)
{
    {t} r = x - 2 * __builtin_rint{s}(x * 0.5{s}), a = __builtin_fabs{s}(r);
    a = a > 0.5{s} ? 1 - a : a;
    {t} y = a > 0.25{s} ? ur_m_cos{s}(3.14159265358979323846{s} * (0.5{s} - a))
                        : ur_m_sin{s}(3.14159265358979323846{s} * a);
    return __builtin_copysign{s}(y, r == 0 ? x : r);
}
{t} ur_cospi{s}({t} x)
{
    {t} a = __builtin_fabs{s}(x - 2 * __builtin_rint{s}(x * 0.5{s}));
    {t} b = a > 0.5{s} ? 1 - a : a;
    {t} y = b > 0.25{s} ? ur_m_sin{s}(3.14159265358979323846{s} * (0.5{s} - b))
                        : ur_m_cos{s}(3.14159265358979323846{s} * b);
    return a > 0.5{s} ? -y : y;
}
{t} ur_tanpi{s}({t} x)
{
    {t} r = x - __builtin_rint{s}(x), a = __builtin_fabs{s}(r);
    {t} y = a > 0.25{s} ? 1 / ur_m_tan{s}(3.14159265358979323846{s} * (0.5{s} - a))
                        : ur_m_tan{s}(3.14159265358979323846{s} * a);
    return __builtin_copysign{s}(y, r == 0 ? x : r);
}
"""


# cbrt of glibc is off by up to four units, and 1 / n is too coarse an exponent: one step of Newton's each.
# remquo of C gives three bits of the quotient; OpenCL wants seven.
_STEPS = """
double ur_cbrt(double x)
{
    double r = ur_m_cbrt(x);
    return __builtin_isnormal(x) ? r - __builtin_fma(r * r, r, -x) / (3 * r * r) : r;
}
float ur_cbrtf(float x)
{
    return (float)ur_m_cbrt((double)x);
}
double ur_rootn(double x, int n)
{
    double a = __builtin_fabs(x), r, back;
    int m = n < 0 ? -n : n, up;
    if (n == 0 || (x < 0 && (n & 1) == 0))
        return __builtin_nan("");
    /* The step needs all bits and room above: times a power whose root is one of two. */
    up = m > 500 ? 0 : a < 0x1p-1000 ? 500 / m : a > 0x1p1000 ? -(500 / m) : 0;
    if (up)
        a = ur_m_ldexp(a, up * m);
    r = ur_m_pow(a, 1.0 / n);
    back = ur_m_pow(r, n);
    if (a > 0 && back > 0 && __builtin_isfinite(back) && __builtin_isfinite(a))
        r -= r * (back / a - 1) / n;
    if (up)
        r = ur_m_ldexp(r, n < 0 ? up : -up);
    return n & 1 ? __builtin_copysign(r, x) : r;
}
double ur_remquo(double x, double y, int *quotient)
{
    double b = __builtin_fabs(y), part = __builtin_fabs(x);
    *quotient = 0;
    if (b > 0 && part < __builtin_inf() && b < __builtin_inf()) {
        if (b < 0x1p1016)
            part = ur_m_fmod(part, 128 * b);
        *quotient = (int)__builtin_rint((part - ur_m_remainder(part, b)) / b) & 127;
        if (__builtin_signbit(x) != __builtin_signbit(y))
            *quotient = -*quotient;
    }
    return ur_m_remainder(x, y);
}
"""


def _preamble():
    lines = []
    for count, names in _LIBM.items():
        for name in names:
            for type_, suffix in (("float", "f"), ("double", "")):
                args = ", ".join([type_] * count)
                lines.append(f'{type_} ur_m_{name}{suffix}({args}) __asm__("{name}{suffix}");')
    for type_, suffix in (("float", "f"), ("double", "")):
        lines += [f'{type_} ur_m_ldexp{suffix}({type_}, int) __asm__("ldexp{suffix}");',
                  f'int ur_m_ilogb{suffix}({type_}) __asm__("ilogb{suffix}");',
                  f'{type_} ur_m_frexp{suffix}({type_}, int *) __asm__("frexp{suffix}");',
                  f'{type_} ur_m_lgamma_r{suffix}({type_}, int *) '
                  f'__asm__("lgamma{suffix}_r");']
    for type_, suffix in (("float", "f"), ("double", "")):
        lines.append(_PI.replace("{t}", type_).replace("{s}", suffix))
    lines.append(_STEPS)
    return "\n".join(lines) + "\n"


PREAMBLE = _preamble()

# {s} is the suffix of the libm function, {c} that of a constant of this type.
_UNARY = {
    "ceil": "__builtin_ceil{s}({0})", "floor": "__builtin_floor{s}({0})",
    "trunc": "__builtin_trunc{s}({0})", "rint": "__builtin_rint{s}({0})",
    "fabs": "__builtin_fabs{s}({0})", "sqrt": "__builtin_sqrt{s}({0})",
    "rsqrt": "(1.0{c} / __builtin_sqrt{s}({0}))",
    "acospi": "(ur_m_acos{s}({0}) * 0.31830988618379067154{c})",
    "asinpi": "(ur_m_asin{s}({0}) * 0.31830988618379067154{c})",
    "atanpi": "(ur_m_atan{s}({0}) * 0.31830988618379067154{c})",
    "sinpi": "ur_sinpi{s}({0})", "cospi": "ur_cospi{s}({0})", "tanpi": "ur_tanpi{s}({0})",
    "degrees": "({0} * 57.295779513082320877{c})", "radians": "({0} * 0.017453292519943295769{c})",
    "sign": "({0} != {0} ? 0.0{c} : {0} > 0 ? 1.0{c} : {0} < 0 ? -1.0{c} : {0})",
    "recip": "(1.0{c} / {0})",
}
_UNARY.update({name: "ur_m_" + name + "{s}({0})" for name in _LIBM[1]})
_UNARY["cbrt"] = "ur_cbrt{s}({0})"
_BINARY = {
    "copysign": "__builtin_copysign{s}({0}, {1})",
    "fmax": "__builtin_fmax{s}({0}, {1})", "fmin": "__builtin_fmin{s}({0}, {1})",
    "max": "({0} < {1} ? {1} : {0})", "min": "({1} < {0} ? {1} : {0})",
    "maxmag": "(__builtin_fabs{s}({0}) > __builtin_fabs{s}({1}) ? {0} : __builtin_fabs{s}({1}) > "
              "__builtin_fabs{s}({0}) ? {1} : __builtin_fmax{s}({0}, {1}))",
    "minmag": "(__builtin_fabs{s}({0}) < __builtin_fabs{s}({1}) ? {0} : __builtin_fabs{s}({1}) < "
              "__builtin_fabs{s}({0}) ? {1} : __builtin_fmin{s}({0}, {1}))",
    "atan2pi": "(ur_m_atan2{s}({0}, {1}) * 0.31830988618379067154{c})",
    "powr": "({0} < 0 || {0} != {0} || {1} != {1} || ({1} == 0 && ({0} == 0 || __builtin_isinf({0}))) || "
            "({0} == 1 && __builtin_isinf({1})) ? __builtin_nan{s}(\"\") : "
            "ur_m_pow{s}(__builtin_fabs{s}({0}), {1}))",
    "divide": "({0} / {1})",
    "step": "({1} < {0} ? 0.0{c} : 1.0{c})",
}
_BINARY.update({name: "ur_m_" + name + "{s}({0}, {1})" for name in _LIBM[2]})
_TERNARY = {
    "fma": "__builtin_fma{s}({0}, {1}, {2})", "mad": "({0} * {1} + {2})",
    "mix": "({0} + ({1} - {0}) * {2})",
    "clamp": "__builtin_fmin{s}(__builtin_fmax{s}({0}, {1}), {2})",
}
_NATIVE = "cos exp exp2 exp10 log log2 log10 recip rsqrt sin sqrt tan divide powr".split()
_COMPARE = {"isequal": "{0} == {1}", "isnotequal": "{0} != {1}", "isgreater": "{0} > {1}",
            "isgreaterequal": "{0} >= {1}", "isless": "{0} < {1}", "islessequal": "{0} <= {1}",
            "islessgreater": "({0} < {1} || {0} > {1})",
            "isordered": "({0} == {0} && {1} == {1})", "isunordered": "({0} != {0} || {1} != {1})"}
_CLASSIFY = {"isnan": "{0} != {0}", "isinf": "__builtin_isinf({0})",
             "isfinite": "__builtin_isfinite({0})", "isnormal": "__builtin_isnormal({0})"}


def _fill(template, scalar):
    suffix, constant = ("f", "f") if scalar.name == "float" else ("", "")
    template = template.replace("{s}", suffix).replace("{c}", constant)
    return lambda *parts: template.format(*parts)


def define(name, types):
    if not types or not is_kind(types[0], "float"):
        return _nan(name, types) if name == "nan" and len(types) == 1 else None
    scalar = element(types[0])
    if scalar.bits == 16:
        return None
    for prefix in ("native_", "half_"):
        if name.startswith(prefix) and name[len(prefix):] in _NATIVE:
            plain = name[len(prefix):]
            table = {1: _UNARY, 2: _BINARY}[len(types)]
            return each(types[0], name, types, _fill(table[plain], scalar))
    wide = max(types, key=width)
    if all(is_kind(t, "float") for t in types):
        table = {1: _UNARY, 2: _BINARY, 3: _TERNARY}.get(len(types), {})
        if name in table:
            return each(wide, name, types, _fill(table[name], scalar))
    for part in (_relational, _geometric, _mixed):
        text = part(name, types, scalar)
        if text:
            return text
    return None


def _truth(types, scalar):
    """Scalars compare to 0 or 1, vectors to 0 or -1 in integers as wide as the elements."""
    if isinstance(types[0], Vector):
        return with_element(types[0], int_of(scalar)), "-1"
    return named("int"), "1"


def _relational(name, types, scalar):
    result, yes = _truth(types, scalar)
    table = {1: _CLASSIFY, 2: _COMPARE}.get(len(types), {})
    if name in table:
        return each(result, name, types, lambda *p: f"({table[name].format(*p)}) ? {yes} : 0")
    if name == "signbit":
        as_int = f"as_{int_of(scalar).name}"
        return each(result, name, types, lambda a: f"{as_int}({a}) < 0 ? {yes} : 0")
    bits = int_of(scalar, True)
    if name == "bitselect":
        return each(types[0], name, types, lambda a, b, c: (
            f"as_{scalar.name}((as_{bits.name}({a}) & ~as_{bits.name}({c})) | "
            f"(as_{bits.name}({b}) & as_{bits.name}({c})))"))
    if name == "select" and is_kind(types[2], "int", "uint"):
        return each(types[0], name, types, select_expression(types))
    return None


def select_expression(types):
    """A vector's condition is each element's highest bit, a scalar's is the value."""
    if not isinstance(types[0], Vector):
        return lambda a, b, c: f"({c} ? {b} : {a})"
    shift = element(types[2]).bits - 1
    return lambda a, b, c: f"((({c}) >> {shift}) & 1 ? {b} : {a})"


def _dot(a, b, n):
    if n == 1:
        return f"({a} * {b})"
    return "(" + " + ".join(f"{a}.s{i} * {b}.s{i}" for i in range(n)) + ")"


def _geometric(name, types, scalar):
    n = width(types[0])
    if n > 4 or any(not is_kind(t, "float") for t in types):
        return None
    suffix = "f" if scalar.name == "float" else ""
    plain = name[5:] if name.startswith("fast_") else name
    if plain == "dot" and len(types) == 2 and name == plain:
        return function(scalar, name, types, f"    return {_dot('p0', 'p1', n)};\n")
    root = f"__builtin_sqrt{suffix}"
    if plain == "length" and len(types) == 1:
        return function(scalar, name, types, f"    return {root}({_dot('p0', 'p0', n)});\n")
    if plain == "distance" and len(types) == 2:
        return function(scalar, name, types, f"    {spell(types[0])} d = p0 - p1;\n"
                        f"    return {root}({_dot('d', 'd', n)});\n")
    if plain == "normalize" and len(types) == 1:
        return function(types[0], name, types, f"    {scalar.name} l = {root}({_dot('p0', 'p0', n)});\n"
                        "    return l == 0 ? p0 : p0 / l;\n")
    if name == "cross" and len(types) == 2 and n in (3, 4):
        body = f"    {spell(types[0])} r = 0;\n"
        for i, (a, b) in enumerate(((1, 2), (2, 0), (0, 1))):
            body += f"    r.s{i} = p0.s{a} * p1.s{b} - p0.s{b} * p1.s{a};\n"
        return function(types[0], name, types, body + "    return r;\n")
    return None


def _mixed(name, types, scalar):
    """Functions with integer or pointer parameters, and those of more than one statement."""
    suffix = "f" if scalar.name == "float" else ""
    c = suffix
    if name == "smoothstep" and len(types) == 3:
        def smooth(a, b, x):
            t = f"__builtin_fmin{suffix}(__builtin_fmax{suffix}(({x} - {a}) / ({b} - {a}), 0.0{c}), 1.0{c})"
            return f"({t} * {t} * (3.0{c} - 2.0{c} * {t}))"
        return each(types[2], name, types, smooth)
    if name == "ilogb" and len(types) == 1:
        return each(with_element(types[0], named("int")), name, types,
                    lambda a: f"ur_m_ilogb{suffix}({a})")
    if len(types) == 2 and is_kind(types[1], "int"):
        if name == "ldexp":
            return each(types[0], name, types, lambda a, b: f"ur_m_ldexp{suffix}({a}, {b})")
        if name == "pown":
            # In double each int is exact, so the sign of the result is right for float as well.
            return each(types[0], name, types, lambda a, b: f"({scalar.name})ur_m_pow({a}, {b})")
        if name == "rootn":
            return each(types[0], name, types, lambda a, b: f"({scalar.name})ur_rootn({a}, {b})")
    if isinstance(types[-1], Pointer):
        return _through_pointer(name, types, scalar, suffix)
    return None


def _through_pointer(name, types, scalar, s):
    """Those with a second result behind the last argument."""
    count = len(types) - 1
    second = types[-1].pointee
    steps = {
        ("fract", 1): ("{q} = __builtin_floor{s}({a}); {r} = __builtin_isinf({a}) ? __builtin_copysign{s}(0, {a}) : "
                       "{a} - {q} >= 1 ? {top} : {a} - {q};"),
        ("modf", 1): ("{q} = __builtin_trunc{s}({a}); {r} = __builtin_copysign{s}("
                      "__builtin_isinf({a}) ? 0 : {a} - __builtin_trunc{s}({a}), {a});"),
        ("sincos", 1): "{q} = ur_m_cos{s}({a}); {r} = ur_m_sin{s}({a});",
        ("frexp", 1): "{r} = ur_m_frexp{s}({a}, &n); {q} = n;",
        ("lgamma_r", 1): "{r} = ur_m_lgamma_r{s}({a}, &n); {q} = n;",
        ("remquo", 2): "{r} = ur_remquo({a}, {b}, &n); {q} = n;",
    }
    step = steps.get((name, count))
    if not step or width(second) != width(types[0]):
        return None
    top = "0x1.fffffep-1f" if s else "0x1.fffffffffffffp-1"
    body = f"    {spell(types[0])} r;\n    {spell(second)} q;\n    int n;\n    (void)n;\n"
    for k in range(width(types[0])):
        body += "    " + step.format(
            s=s, top=top, r=lane("r", types[0], k), q=lane("q", second, k), a=lane("p0", types[0], k),
            b=lane("p1", types[1], k) if count == 2 else "") + "\n"
    return function(types[0], name, types, body + f"    *p{count} = q;\n    return r;\n")


def _nan(name, types):
    e = element(types[0])
    if not is_kind(types[0], "uint") or e.bits not in (16, 32, 64):
        return None
    result, quiet = {16: ("half", "0x7e00"), 32: ("float", "0x7fc00000u"),
                     64: ("double", "0x7ff8000000000000ul")}[e.bits]
    return each(with_element(types[0], BY_NAME[result]), name, types,
                lambda a: f"as_{result}(({e.name})({quiet} | {a}))")
