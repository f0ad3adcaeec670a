"""Words and tables for the reference pages."""
import functools
import pathlib
import re
import textwrap

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


# Programs that are built and run by the tests, the simplest first: what they call is shown as an example.
EXAMPLES = ["start/start.c", "vector_add/vector_add.c", "event_graph/event_graph.c", "record_replay/record_replay.c",
            "several_devices/several_devices.c", "fusion/fusion.c", "async_usm/async_usm.c", "runtime_flow/runtime_flow.c",
            "array_sharing/array_sharing.c", "mpi/cg.c", "nccl/all_reduce.c"]
# Lines of the paragraph before the call that are shown with it.
BEFORE = 6


@functools.lru_cache(maxsize=None)
def _programs():
    folder = pathlib.Path(__file__).resolve().parent.parent.parent / "examples"
    return [(name, (folder / name).read_text().splitlines()) for name in EXAMPLES]


def example(function):
    """(program, lines) of the first call of an entry point in the examples, or None."""
    call = re.compile(rf"\b{function.name}\(")
    for name, lines in _programs():
        at = next((i for i, line in enumerate(lines) if call.search(line) and not line.lstrip().startswith(("*", "/*"))), None)
        if at is None:
            continue
        first = last = at
        # A statement may begin before, and what its paragraph says goes with it, up to the block's start.
        while first > 0 and at - first < BEFORE and lines[first - 1].strip() and \
                not re.match(r"\S|\s*(}|do|for |if |while )", lines[first - 1]):
            first -= 1
        # Not from the middle of a statement or a comment.
        while first < at and lines[first - 1].strip() and not lines[first - 1].rstrip().endswith((";", "{", "}", "*/")):
            first += 1
        while last + 1 < len(lines) and not lines[last].rstrip().endswith((";", "{", "}")):
            last += 1
        return f"examples/{name}", textwrap.dedent("\n".join(lines[first:last + 1]))
    return None
