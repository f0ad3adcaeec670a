"""Words and tables for the reference pages."""
import re

from .helpers import declare, prototype, value_text
from .meta import Type
from .spec import base_type


def pages(spec):
    """(page name, specification file) of every file that describes part of the interface."""
    return [(doc.path[:-4], doc) for doc in spec.files if doc.region not in ("params", "tables")]


def of_region(items, doc):
    return [i for i in items if i.region == doc.region]


def cell(text):
    return re.sub(r"\s+", " ", str(text or "")).replace("|", "\\|").replace("<", "&lt;")


def home(spec):
    """Where each type and entry point is described: name -> page#anchor."""
    out = {}
    for page, doc in pages(spec):
        for group in (spec.handles, spec.typedefs, spec.callbacks, spec.functions,
                      list(spec.enums.values()), list(spec.structs.values()),
                      list(spec.unions.values())):
            for item in of_region(group, doc):
                out[item.name] = f"{page}.md#{item.name.lower()}"
                if item.flags_type:
                    out[item.flags_type] = out[item.name]
    return out


def link(spec, ctype, page):
    """A C type, linked to where it is described."""
    where = _homes(spec).get(base_type(ctype))
    text = "`" + ctype.replace("|", "\\|") + "`"
    if not where:
        return text
    target = where.split("#")
    return f"[{text}](#{target[1]})" if target[0] == page + ".md" else f"[{text}]({where})"


_cache = {}


def _homes(spec):
    if id(spec) not in _cache:
        _cache[id(spec)] = home(spec)
    return _cache[id(spec)]


def direction(p):
    text = {"in": "in", "out": "out", "inout": "in, out"}.get(p.dir, "")
    return text + (", optional" if p.optional else "")


def words(p):
    """The description of a parameter or member with what follows from its tags."""
    text = cell(p.desc)
    notes = []
    if p.range and len(p.range) == 2:
        notes.append(f"{p.range[1]} elements")
    if p.typename:
        notes.append(f"its type follows from {p.typename[0]}, its size is {p.typename[1]}")
    if p.tagged_by:
        notes.append(f"{p.tagged_by} says which member is meant")
    if p.when:
        notes.append(f"meant with {p.when}")
    if p.optional_query:
        notes.append("UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION where it is not known")
    if p.unit:
        notes.append(f"unit: {p.unit}")
    if p.source:
        notes.append(f"source: {cell(p.source)}")
    return text + ("; " + "; ".join(notes) if notes else "")


def notes(f):
    """Where an entry point comes from and where it works."""
    out = []
    if f.feature:
        out.append(f"Devices tell with `{f.feature}` whether they have it.")
    if f.source:
        out.append(f"Source: {cell(f.source)}.")
    return " ".join(out)


def errors(f, spec):
    """(result, when) of every documented failure."""
    rows = []
    handles = [p.name for p in f.params if Type(spec, p.type).kind == "HANDLE"
               and "*" not in p.type and not p.optional]
    pointers = [p.name for p in f.params if "*" in p.type and not p.optional and not p.nocheck]
    enums = [p.name for p in f.params if "*" not in p.type
             and Type(spec, p.type).kind in ("ENUM", "FLAGS")]
    if handles:
        rows.append(("UR_RESULT_ERROR_INVALID_NULL_HANDLE", " or ".join(handles) + " is NULL"))
    if pointers:
        rows.append(("UR_RESULT_ERROR_INVALID_NULL_POINTER", " or ".join(pointers) + " is NULL"))
    if enums:
        rows.append(("UR_RESULT_ERROR_INVALID_ENUMERATION",
                     " or ".join(enums) + " has a value outside its type"))
    meaning = {v.name: v.desc for v in spec.enums["ur_result_t"]["values"]}
    for code, conditions in f.errors.items():
        for c in conditions:
            text = f"`{c['if']}`" if c.get("if") else cell(c.get("note"))
            rows.append((code, text.replace("||", "\\|\\|") if "`" in text else text))
        if not conditions and code not in [r[0] for r in rows]:
            rows.append((code, cell(meaning.get(code, ""))))
    return rows


def signature(f):
    return prototype(f, prefix="ur_result_t UR_APICALL ")


def enum_value(e, v):
    return value_text(e, v)


def member(m):
    return declare(m.type, m.name)
