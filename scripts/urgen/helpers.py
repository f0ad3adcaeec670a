"""Small functions that the templates share."""
import textwrap

from .spec import base_type, camel_keep  # noqa: F401 (used by templates)


def comment(text, indent=""):
    """A C comment of at most 100 columns."""
    lines = textwrap.wrap(text, 100 - len(indent) - 7)
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */"
    return f"{indent}/** " + f"\n{indent} *  ".join(lines) + " */"


def declare(ctype, name):
    """`uint32_t[3]`, `x` -> `uint32_t x[3]`; `void*`, `p` -> `void *p`"""
    if ctype.endswith("]"):
        head, _, tail = ctype.partition("[")
        return f"{head} {name}[{tail}"
    stars = len(ctype) - len(ctype.rstrip("*"))
    return f"{ctype[:len(ctype) - stars]} {'*' * stars}{name}"


def wrap_args(head, parts, tail, indent=4):
    """head(parts)tail within 100 columns, continuation lines under the first argument."""
    line = head + "(" + (", ".join(parts) or "void") + ")" + tail
    if len(line) <= 100:
        return line
    pad = " " * indent
    body = textwrap.wrap(", ".join(p.replace(" ", "\x01") for p in parts), 100 - indent)
    return head + "(\n" + "\n".join(pad + l for l in body).replace("\x01", " ") + ")" + tail


def params(f):
    return [declare(p.type, p.name) for p in f.params]


def names(f):
    return [p.name for p in f.params]


def prototype(f, name=None, prefix="ur_result_t ", tail=";"):
    return wrap_args(prefix + (name or f.name), params(f), tail)


def call(head, f, tail=";", indent=4):
    line = head + "(" + ", ".join(names(f)) + ")" + tail
    if len(line) + indent <= 100:
        return line
    pad = " " * (indent + 4)
    body = textwrap.wrap(", ".join(names(f)), 100 - indent - 4)
    return head + "(\n" + "\n".join(pad + l for l in body) + ")" + tail


def param_words(p):
    """`[in] bytes: description` for a parameter's line in the reference."""
    tags = {"in": "in", "out": "out", "inout": "in, out"}[p.dir] + (", optional" if p.optional else "")
    text = f"[{tags}] {p.desc or ''}"
    if p.range and len(p.range) == 2:
        text += f"; {p.range[1]} elements"
    if p.unit:
        text += f" ({p.unit})"
    return text


def value_text(e, v):
    return hex(v.value) if e.flags or v.value >= 0x1000 else str(v.value)


def flags_mask(e):
    bits = 0
    for v in e["values"]:
        bits |= v.value
    return ~bits & 0xFFFFFFFF


def params_member_type(ctype):
    return ctype.replace(" *", "*") + "*"


def extension_headers(spec):
    """Headers of what is ours beside the interface."""
    return [doc.header for doc in spec.files if doc.header]


def extension_node(header):
    """The version node of a header's entry points: ur_fusion.h -> urFusion_0.12"""
    return "ur" + "".join(part.capitalize() for part in header[3:-2].split("_")) + "_0.12"


def printers(spec):
    """(name, first parameter, kind, subject) of each urPrint function, in a fixed order."""
    out = []
    for e in (e for e in spec.enums.values() if not e.header):
        stem = e.name[3:-2] + ("s" if e.flags else "")
        out.append(("urPrint" + camel_keep(stem), f"enum {e.name} value", "enum", e))
    for s in (s for s in spec.structs.values() if not s.header):
        out.append(("urPrint" + camel_keep(s.name[3:-2]), f"const struct {s.name} params", "struct", s))
    for f in spec.functions:
        if not f.retained:
            out.append(("urPrint" + camel_keep(f.snake) + "Params",
                        f"const struct {f.params_type} *params", "params", f))
    out.append(("urPrintFunctionParams", "enum ur_function_t function, const void *params",
                "function", None))
    return out


def printer_names(spec):
    return [p[0] for p in printers(spec)]
