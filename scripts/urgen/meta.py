"""The interface as tables: what the printers, the layers and the mock adapter know at run time.

The specification says what each parameter is; here it becomes small numbers. No fact about a particular
entry point, handle or structure stands here.
"""
import os
import re

from .spec import base_type

# Kinds of values, in the order of enum ur_print_kind in loader/layers/print.h.
KINDS = ["VOID", "BOOL", "CHAR", "SIGNED", "UNSIGNED", "HEX", "FLOAT", "HANDLE", "FUNCTION", "ENUM",
         "FLAGS", "STRUCT", "UNION"]

SCALARS = {
    "void": ("VOID", 1), "bool": ("BOOL", 1), "ur_bool_t": ("BOOL", 1), "char": ("CHAR", 1),
    "int": ("SIGNED", 4), "int32_t": ("SIGNED", 4), "int64_t": ("SIGNED", 8),
    "uint8_t": ("UNSIGNED", 1), "unsigned char": ("UNSIGNED", 1), "uint16_t": ("UNSIGNED", 2),
    "uint32_t": ("UNSIGNED", 4), "uint64_t": ("UNSIGNED", 8), "size_t": ("UNSIGNED", 8),
    "uintptr_t": ("HEX", 8), "float": ("FLOAT", 4),
}

class Type:
    """A C type taken apart: kind, size of the value, index of what it names, pointers, array length."""

    def __init__(self, spec, ctype):
        self.text = ctype
        core = ctype
        self.array = 0      # elements of a fixed array; 255 for one whose length is found at run time
        m = re.search(r"\[(\w*)\]$", core)
        if m:
            self.array = int(m.group(1)) if m.group(1) else 255
            core = core[:m.start()]
        self.depth = core.count("*")
        self.const = "const" in core
        name = base_type(core)
        self.name = name
        self.index = 0
        typedefs = {t.name: t.type for t in spec.typedefs}
        flags = {e.flags_type: e.name for e in spec.enums.values() if e.flags}
        enums, structs = list(spec.enums), [s.name for s in spec.structs.values()]
        unions = list(spec.unions)
        if name in SCALARS:
            self.kind, self.size = SCALARS[name]
        elif name in typedefs:
            self.kind, self.size = SCALARS[typedefs[name]]
        elif name in spec.handle_names():
            self.kind, self.size = "HANDLE", 8
            self.index = [h.name for h in spec.handles].index(name)
        elif name in {c.name for c in spec.callbacks}:
            self.kind, self.size = "FUNCTION", 8
        elif name in enums:
            self.kind, self.size, self.index = "ENUM", 4, enums.index(name)
        elif name in flags:
            self.kind, self.size, self.index = "FLAGS", 4, enums.index(flags[name])
        elif name in structs:
            self.kind, self.size, self.index = "STRUCT", 0, structs.index(name)
        elif name in unions:
            self.kind, self.size, self.index = "UNION", 0, unions.index(name)
        else:
            raise ValueError(f"type {ctype} has no description")

    def key(self):
        return (self.kind, self.depth, self.array, self.size, self.index)


def list_length(item, names):
    """The name of the field that holds how many elements a list has, or None."""
    if item.range and len(item.range) == 2 and item.range[1] in names:
        return item.range[1]
    return None


def info_fields(f):
    """(property, size) parameters of an info value, or None."""
    for p in f.params:
        if p.typename:
            return p.typename
    return None


class Pool:
    """Strings behind 16-bit offsets, in C literals short enough for every compiler."""
    CHUNK = 4000

    def __init__(self):
        self.chunks, self.at, self.used = [[]], {}, 0

    def add(self, text):
        if text not in self.at:
            if self.used + len(text) + 1 > self.CHUNK:
                self.chunks.append([])
                self.used = 0
            self.at[text] = (len(self.chunks) - 1) * 4096 + self.used
            self.chunks[-1].append(text)
            self.used += len(text) + 1
        if self.at[text] > 0xFFFF:
            raise ValueError("string pool: more than 64 KiB")
        return self.at[text]


def field_row(x):
    flags = " | ".join("UR_PRINT_" + n for n in x["flags"])
    return (f'{{{x["name"]}, {x["offset"]}, {x["type"]}, {flags}, {x["count"]}, {x["tag"]}, '
            f'{x["written"]}, {x["content"]}}}, /* {x["words"]} */')


def escape(text):
    return text.replace("\\", "\\\\").replace('"', '\\"')


class Tables:
    """Everything that print_tables.c holds."""

    def __init__(self, spec):
        self.spec = spec
        self.pool = Pool()
        self.pool.add("")
        self.types, self.type_at = [], {}
        self.values, self.enums, self.fields, self.structs, self.unions = [], [], [], [], []
        self.functions, self.cases = [], []
        self.type("void")
        for e in spec.enums.values():
            self._enum(e)
        for s in spec.structs.values():
            self.structs.append(self._struct(s))
        for u in spec.unions.values():
            self.unions.append(self._union(u))
        for f in sorted(spec.functions, key=lambda f: f.id):
            self.functions.append(self._function(f))
        self.handles = [self.pool.add(h.name) for h in spec.handles]

    def type(self, ctype):
        t = Type(self.spec, ctype)
        if t.key() not in self.type_at:
            self.type_at[t.key()] = len(self.types)
            self.types.append(t)
        return self.type_at[t.key()]

    def _enum(self, e):
        seen, rows = set(), []
        names = [v.name for v in e["values"]]
        prefix = os.path.commonprefix(names)
        prefix = prefix[:prefix.rfind("_") + 1] if len(names) > 1 else ""
        if any(n == prefix for n in names):
            prefix = ""
        for v in sorted(e["values"], key=lambda v: (v.value, v.name.endswith("_CURRENT"))):
            if v.value in seen:
                continue
            seen.add(v.value)
            rows.append((v.value, self.pool.add(v.name[len(prefix):]),
                         self.type(v.type) if v.type else 0))
        self.enums.append((self.pool.add(e.name), self.pool.add(prefix), len(self.values), len(rows)))
        self.values.extend(rows)

    def _field(self, m, items, offset):
        names = [i.name for i in items]
        length = list_length(m, names)
        tag = m.tagged_by or (m.typename[0] if m.typename else None)
        size = m.typename[1] if m.typename else None
        if m.name == "pPropValue" and not m.typename and "propName" in names:
            tag = "propName"
        flags = [n.upper() for n in ("in", "out", "inout") if m.dir == n]
        flags += [n.upper() for n in ("optional", "nocheck", "alloc", "release", "retain") if m.get(n)]
        if m.name == "pNext":
            flags.append("CHAIN")
        index = {n: i for i, n in enumerate(names)}
        if size is None and length is None and m.dir == "out" and m.name == "pPropValue":
            size = None
        # How many elements were written, for lists that a call fills.
        written = None
        if length and m.dir == "out":
            after = items[index[m.name] + 1] if index[m.name] + 1 < len(items) else None
            if after is not None and after.type == "uint32_t*" and after.dir == "out":
                written = after.name
        if m.typename:
            written = "pPropSizeRet" if "pPropSizeRet" in index else None
        self.fields.append(dict(
            name=self.pool.add(m.name), type=self.type(m.type), offset=offset, flags=flags,
            count=index.get(length if length else size, -1), tag=index.get(tag, -1),
            written=index.get(written, -1), content=index.get(m.content, -1), words=m.name))

    def _struct(self, s):
        first = len(self.fields)
        for m in s.all_members:
            self._field(m, s.all_members, f"offsetof(struct {s.name}, {m.name})")
        return dict(name=self.pool.add(s.name), first=first, count=len(s.all_members), ctype=s.name,
                    stype=s.stype_name if s.base else None)

    def _union(self, u):
        first = len(self.cases)
        for m in u.all_members:
            self.cases.append((m.when, self.pool.add(m.name), self.type(m.type)))
        return dict(name=self.pool.add(u.name), first=first, count=len(self.cases) - first, ctype=u.name)

    def _function(self, f):
        first = len(self.fields)
        for p in f.params:
            self._field(p, f.params, "0")
        return dict(id=f.id, name=self.pool.add(f.name), first=first, count=len(f.params), words=f.name)


_tables = {}


def tables(spec):
    if id(spec) not in _tables:
        _tables[id(spec)] = Tables(spec)
    return _tables[id(spec)]


# -- handles: who makes, keeps and ends them ---------------------------------------------------------

def wrong_handle(handle):
    """What a handle of another kind, or one that is gone, gives in its place."""
    return handle.invalid or "UR_RESULT_ERROR_INVALID_ARGUMENT"


def handle_use(spec, f, p):
    """What a call does with the handle or handles of a parameter: None, use, retain, release, create
    or borrow."""
    t = Type(spec, p.type)
    if t.kind != "HANDLE" or t.name == "ur_loader_config_handle_t":
        return None
    if t.depth == 0:
        if p.release:
            return "release"
        return "retain" if p.retain else "use"
    if p.dir == "in":
        return "use"
    return "borrow" if p.borrowed else "create"


def kind_of(name):
    """ur_exp_graph_handle_t -> EXP_GRAPH"""
    return name[3:-len("_handle_t")].upper()


def kinds(spec):
    return [(kind_of(h.name), h) for h in spec.handles if h.name != "ur_loader_config_handle_t"]


def partner(f, p):
    """The parameter that receives how many elements an output list has, or None."""
    i = f.params.index(p)
    nxt = f.params[i + 1] if i + 1 < len(f.params) else None
    if p.range and nxt is not None and nxt.type == "uint32_t*" and nxt.dir == "out":
        return nxt
    return None


def allocated(f):
    """The parameter that receives the address of a new allocation, or None."""
    return next((p for p in f.params if p.allocates), None)


def freed(f):
    """The parameter whose allocation the call ends, or None."""
    return next((p for p in f.params if p.frees), None)
