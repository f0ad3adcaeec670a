"""Loads and checks the API specification in scripts/spec/*.yml.

Every mapping remembers the file and line it came from, so that a mistake is reported as
`file:line: message`. Nothing is rendered from a specification that has a mistake.
"""
import pathlib
import re

import yaml

from . import generations, rules


class SpecError(Exception):
    """One or more mistakes in the specification, each with file and line."""


class Node(dict):
    """A mapping of the specification with the place it was read from; keys are attributes too."""
    where = "?"

    def __getattr__(self, key):
        try:
            return self[key]
        except KeyError:
            return None


class _Loader(getattr(yaml, "CSafeLoader", yaml.SafeLoader)):
    """The parser in C, where PyYAML has it, is ten times as fast."""


def _construct_mapping(loader, node):
    out = Node()
    out.where = f"{node.start_mark.name}:{node.start_mark.line + 1}"
    for key_node, value_node in node.value:
        key = loader.construct_object(key_node, deep=True)
        if key in out:
            raise SpecError(f"{node.start_mark.name}:{key_node.start_mark.line + 1}: key '{key}' given twice")
        out[key] = loader.construct_object(value_node, deep=True)
    return out


_Loader.add_constructor(yaml.resolver.BaseResolver.DEFAULT_MAPPING_TAG, _construct_mapping)
# YAML 1.1 reads words such as `on` and `y` as booleans; only true and false are meant here.
_Loader.yaml_implicit_resolvers = {
    k: [(t, r) for t, r in v if t != "tag:yaml.org,2002:bool"]
    for k, v in yaml.SafeLoader.yaml_implicit_resolvers.items()}
_Loader.add_implicit_resolver("tag:yaml.org,2002:bool", re.compile(r"^(true|false)$"), list("tf"))

KEYS = {
    "file": {"region", "title", "source", "header", "handles", "typedefs", "strings", "callbacks", "enums",
             "structs", "unions", "functions", "tables", "params"},
    "handle": {"name", "invalid", "parent", "desc", "unit", "source"},
    "typedef": {"name", "type", "desc", "unit", "source"},
    "string": {"name", "value", "desc"},
    "callback": {"name", "returns", "params", "desc", "source", "unit"},
    "enum": {"name", "desc", "unit", "source", "values", "flags", "extends", "derived"},
    "value": {"name", "value", "type", "optional_query", "desc", "unit", "source"},
    "struct": {"name", "base", "stype", "desc", "unit", "source", "members"},
    "member": {"name", "type", "dir", "optional", "range", "nocheck", "tagged_by", "when", "content",
               "desc", "unit", "source"},
    "function": {"name", "desc", "unit", "source", "id", "table", "slot", "loader_only", "retained",
                 "order", "feature", "params", "errors"},
    "param": {"name", "type", "dir", "optional", "range", "bounds", "typename", "alloc", "borrowed",
              "release", "retain", "allocates", "frees", "bytes", "nocheck", "content", "cleared", "desc",
              "unit", "source"},
    "allocates": {"type", "size"},
    "condition": {"if", "note", "probe"},
    "table": {"name", "type"},
}
# What a call does to the order of commands, beside being one of them.
ORDERS = ("wait", "barrier", "queue", "native_queue", "finish", "host_wait", "kernel_pointer",
          "kernel_launch", "capture_begin", "capture_end")
# The layers keep tables with a place for each function identifier (loader/layers/tracing.c).
FUNCTION_IDS = 512
BUILTIN = {"void", "char", "bool", "size_t", "int32_t", "int64_t", "uint8_t", "uint16_t", "uint32_t",
           "uint64_t", "uintptr_t", "int", "float", "unsigned char"}


def read(path):
    """One file of the specification; a mistake in its form is a SpecError."""
    try:
        with open(path) as stream:
            doc = yaml.load(stream, _Loader)
    except yaml.MarkedYAMLError as e:
        mark = e.problem_mark
        raise SpecError(f"{path}:{mark.line + 1 if mark else 0}: {e.problem}") from None
    if not isinstance(doc, Node):
        raise SpecError(f"{path}:1: a specification file is a mapping with a region or a release")
    return doc


def snake(name):
    """urUSMPoolCreateExp -> usm_pool_create_exp, the way the interface names params structs."""
    name = name[2:] if name.startswith("ur") else name
    name = name.replace("P2P", "P2p").replace("2D", "_2d")
    name = re.sub(r"([A-Z]+)([A-Z][a-z])", r"\1_\2", name)
    return re.sub(r"([a-z0-9])([A-Z])", r"\1_\2", name).lower()


def base_type(ctype):
    """const ur_event_handle_t* -> ur_event_handle_t"""
    ctype = re.sub(r"\bconst\b|\benum\b|\bstruct\b", "", ctype)
    return re.sub(r"[*\s]+$", "", re.sub(r"\[\w*\]", "", ctype)).strip()


class Spec:
    """The whole interface. Lists keep the order of the files; tables keep the binary order."""

    def __init__(self, folder):
        self.mistakes = []
        self.files = []
        self.handles, self.typedefs, self.strings, self.callbacks = [], [], [], []
        self.enums, self.structs, self.unions, self.functions, self.tables = {}, {}, {}, [], []
        self.param_words = {}
        for path in sorted(pathlib.Path(folder).glob("*.yml")):
            self._load(path)
        if not self.files:
            raise SpecError(f"{folder}: no specification files")
        self.releases = []
        if not self.mistakes:
            self._derive()
            self._check()
        if not self.mistakes:
            self.releases = generations.load(self, pathlib.Path(folder) / "generations")
        if self.mistakes:
            raise SpecError("\n".join(self.mistakes))

    # -- reading -----------------------------------------------------------------------------

    def _bad(self, node, message):
        self.mistakes.append(f"{node.where}: {message}")

    def _load(self, path):
        try:
            doc = read(path)
        except SpecError as e:
            self.mistakes.append(str(e))
            return
        if not doc.region:
            self.mistakes.append(f"{path}:1: a specification file is a mapping with a region")
            return
        self._keys(doc, "file")
        doc["path"] = path.name
        self.files.append(doc)
        for kind, into in (("handles", self.handles), ("typedefs", self.typedefs),
                           ("strings", self.strings), ("callbacks", self.callbacks),
                           ("functions", self.functions), ("tables", self.tables)):
            for item in doc.get(kind) or []:
                self._keys(item, kind[:-1])
                item["region"] = doc.region
                self._place(item, doc, kind)
                into.append(item)
        for kind, into in (("structs", self.structs), ("unions", self.unions)):
            for item in doc.get(kind) or []:
                self._keys(item, "struct")
                item["region"] = doc.region
                self._place(item, doc, kind)
                if item.name in into:
                    self._bad(item, f"{item.name} is defined twice, first at {into[item.name].where}")
                into[item.name] = item
                for m in item.members or []:
                    self._keys(m, "member")
        for item in doc.get("enums") or []:
            self._keys(item, "enum")
            self._place(item, doc, "enums")
            for v in item.get("values") or []:
                self._keys(v, "value")
                v["region"] = doc.region
        for item in doc.get("params") or []:
            self._keys(item, "param")
            self.param_words[item.name] = item
        for item in doc.get("functions") or []:
            for p in item.params or []:
                self._keys(p, "param")
            for conditions in (item.get("errors") or {}).values():
                for c in conditions or []:
                    self._keys(c, "condition")

    def _place(self, item, doc, kind):
        """What is ours beside the interface has a header of its own, and is dispatched only to adapters of ours."""
        if not doc.header:
            return
        if kind in ("handles", "typedefs", "callbacks", "unions", "tables") or item.extends:
            self._bad(item, f"a file with a header of its own has no {kind} yet")
        item["header"] = doc.header
        if kind == "functions":
            item["retained"] = True

    def _keys(self, node, kind):
        if not isinstance(node, Node):
            self.mistakes.append(f"{kind}: expected a mapping, found {node!r}")
            return
        for key in node:
            if key not in KEYS[kind]:
                self._bad(node, f"unknown key '{key}' in a {kind}")
        if "name" in KEYS[kind] and not node.name:
            self._bad(node, f"a {kind} has no name")

    # -- what follows from the specification -----------------------------------------------

    def _derive(self):
        extensions = []
        for doc in self.files:
            for e in doc.get("enums") or []:
                if e.extends:
                    extensions.append(e)
                    continue
                if e.name in self.enums:
                    self._bad(e, f"{e.name} is defined twice, first at {self.enums[e.name].where}")
                e["region"] = doc.region
                e["values"] = list(e.get("values") or [])
                self.enums[e.name] = e
        for e in extensions:
            if e.name not in self.enums:
                self._bad(e, f"extends unknown enum {e.name}")
            else:
                self.enums[e.name]["values"].extend(e.get("values") or [])
        for e in self.enums.values():
            if e.derived == "functions":
                for f in sorted(self.functions, key=lambda f: f.id or 0):
                    v = Node(name="UR_FUNCTION_" + snake(f.name).upper(), value=f.id,
                             desc=f"identifies {f.name}", region=f.region)
                    v.where = f.where
                    e["values"].append(v)
            elif e.derived == "structs":
                for s in sorted((s for s in self.structs.values() if s.base),
                                key=lambda s: s.stype if s.stype is not None else -1):
                    v = Node(name="UR_STRUCTURE_TYPE_" + s.name[3:-2].upper(), value=s.stype,
                             desc=f"marks a {s.name}", region=s.region)
                    v.where = s.where
                    e["values"].append(v)
            if e.flags:
                e["flags_type"] = e.name[:-2] + "s_t"
        for s in self.structs.values():
            if s.base:
                base = self.structs.get(s.base)
                if base is None:
                    self._bad(s, f"unknown base {s.base}")
                    s["all_members"] = list(s.members or [])
                    continue
                s["stype_name"] = "UR_STRUCTURE_TYPE_" + s.name[3:-2].upper()
                head = [Node(m, type=m.type) for m in base.members]
                for m in head:
                    m["inherited"] = True
                s["all_members"] = head + list(s.members or [])
            else:
                s["all_members"] = list(s.members or [])
        for u in self.unions.values():
            u["all_members"] = list(u.members or [])
        self.table_by_name = {t.name: t for t in self.tables}
        self._fill_tables()
        for f in self.functions:
            f["params"] = list(f.params or [])
            f["errors"] = f.get("errors") or Node()
            f["snake"] = snake(f.name)
            f["pfn_type"] = "ur_pfn" + f.name[2:] + "_t"
            f["params_type"] = f"ur_{f.snake}_params_t"
            for p in f.params:
                word = self.param_words.get(p.name)
                for k in ("desc", "unit", "source"):
                    if not p.get(k) and word is not None and word.get(k):
                        p[k] = word[k]
            f["handle_index"] = next((i for i, p in enumerate(f.params)
                                      if p.type in self.handle_names() and not p.optional), None)
            f["list_index"] = None
            if f.handle_index is None and not f.loader_only and f.name != "urAdapterGet":
                f["list_index"] = next((i for i, p in enumerate(f.params)
                                        if p.dir == "in" and p.range and not p.optional
                                        and base_type(p.type) in self.handle_names()), None)
            f["cleared"] = next((p.name for p in f.params if p.cleared), None)
            f["pfn"] = "pfn" + f.name[2:]
            if f.table in self.table_by_name and isinstance(f.slot, int):
                f["pfn"] = "pfn" + f.name[2 + len(re.sub("Exp$", "", f.table)):]
                f["offset"] = self.table_by_name[f.table].offset + 8 * f.slot

    def _fill_tables(self):
        """Puts each function into its slot; a table is as long as its functions say."""
        slots = {t.name: {} for t in self.tables}
        for f in self.functions:
            if not f.table:
                continue
            taken = slots.get(f.table)
            if taken is None:
                self._bad(f, f"unknown table {f.table}")
            elif not isinstance(f.slot, int) or f.slot < 0:
                self._bad(f, f"{f.name} has no slot in table {f.table}")
            elif f.slot in taken:
                self._bad(f, f"slot {f.slot} of {f.table} is taken by {taken[f.slot].name}")
            else:
                taken[f.slot] = f
        offset = 0
        for t in self.tables:
            taken = slots[t.name]
            t["functions"] = [taken[i] for i in sorted(taken)]
            for i, f in enumerate(t.functions):
                if f.slot != i:
                    self._bad(f, f"{f.name} has slot {f.slot} of table {t.name}, whose slot {i} is empty")
                    break
            if not taken:
                self._bad(t, f"table {t.name} has no functions")
            t["offset"], t["field"] = offset, t.name
            offset += 8 * len(taken)
        self.dditable_size = offset

    def handle_names(self):
        if not hasattr(self, "_handle_names"):
            self._handle_names = {h.name for h in self.handles}
        return self._handle_names

    # -- rules ---------------------------------------------------------------------------------

    def known_types(self):
        return (BUILTIN | self.handle_names() | {t.name for t in self.typedefs}
                | {c.name for c in self.callbacks} | set(self.enums) | set(self.structs)
                | set(self.unions) | {e.flags_type for e in self.enums.values() if e.flags})

    def _check(self):
        known = self.known_types()

        def check_type(node, ctype):
            if base_type(str(ctype)) not in known:
                self._bad(node, f"unknown type {ctype}")

        def check_words(node, what):
            if not node.desc:
                self._bad(node, f"{what} {node.name} has no desc")

        names = {}
        for e in self.enums.values():
            check_words(e, "enum")
            values = {}
            for v in e["values"]:
                check_words(v, "enumerator")
                if v.name in names:
                    self._bad(v, f"{v.name} is defined twice, first at {names[v.name].where}")
                names[v.name] = v
                if not isinstance(v.value, int) or isinstance(v.value, bool):
                    self._bad(v, f"{v.name} has no integer value")
                elif v.value in values and not v.name.endswith("_CURRENT"):
                    self._bad(v, f"{v.name} has the value of {values[v.value].name} "
                                 f"({v.value}), first at {values[v.value].where}")
                elif e.flags and (v.value <= 0 or v.value & (v.value - 1)):
                    self._bad(v, f"flag {v.name} is not a single bit")
                values.setdefault(v.value, v)
                if v.type:
                    check_type(v, v.type)
        results = {v.name for v in self.enums["ur_result_t"]["values"]} if "ur_result_t" in self.enums else set()
        for kind in (self.structs, self.unions):
            for s in kind.values():
                check_words(s, "struct")
                seen = set()
                for m in s.all_members:
                    if not m.dir:
                        self._bad(m, f"member {m.name} of {s.name} has no direction")
                    check_type(m, m.type)
                    if not m.inherited:
                        check_words(m, f"member of {s.name}")
                    if m.name in seen:
                        self._bad(m, f"member {m.name} of {s.name} is given twice")
                    seen.add(m.name)
        for c in self.callbacks:
            check_words(c, "callback")
            for p in c.params:
                check_type(c, p["type"])
        for group in (self.handles, self.typedefs):
            for item in group:
                check_words(item, "type")
        for h in self.handles:
            if h.invalid and h.invalid not in results:
                self._bad(h, f"{h.name}: unknown result {h.invalid}")
        seen = {}
        for f in self.functions:
            check_words(f, "function")
            if f.name in seen:
                self._bad(f, f"{f.name} is defined twice, first at {seen[f.name].where}")
            seen[f.name] = f
            if not isinstance(f.id, int) or not 0 < f.id < FUNCTION_IDS:
                self._bad(f, f"{f.name} has no id from 1 to {FUNCTION_IDS - 1}")
            if not f.table and not f.loader_only and not f.retained:
                self._bad(f, f"{f.name} has no table")
            names_here = set()
            for p in f.params:
                if p.dir not in ("in", "out", "inout"):
                    self._bad(p, f"parameter {p.name} of {f.name} has no direction (in, out, inout)")
                if not p.type:
                    self._bad(p, f"parameter {p.name} of {f.name} has no type")
                    continue
                check_type(p, p.type)
                check_words(p, f"parameter of {f.name}")
                if p.name in names_here:
                    self._bad(p, f"parameter {p.name} of {f.name} is given twice")
                names_here.add(p.name)
            rules.check_function(self, f)
            for code in f.errors:
                if code not in results:
                    self._bad(f, f"{f.name} lists unknown result {code}")
            if (not f.loader_only and f.name != "urAdapterGet" and f.handle_index is None
                    and f.list_index is None):
                self._bad(f, f"{f.name} has no handle to dispatch on")
        rules.check_members(self)

    # -- orders ----------------------------------------------------------------------------------

    def ordered_structs(self):
        """Structs and unions so that each stands after the types that it holds by value."""
        done, out = set(), []
        pool = {**self.structs, **self.unions}

        def visit(s):
            if s.name in done:
                return
            done.add(s.name)
            for m in s.all_members:
                if "*" not in m.type and base_type(m.type) in pool:
                    visit(pool[base_type(m.type)])
            out.append((s, "union" if s.name in self.unions else "struct"))

        for s in list(self.structs.values()) + list(self.unions.values()):
            visit(s)
        return out


def camel_keep(snake_name):
    """usm_pool_create -> UsmPoolCreate; a part that starts with a digit keeps its underscore."""
    out = ""
    for part in snake_name.split("_"):
        out += ("_" + part if part[:1].isdigit() else part.capitalize())
    return out
