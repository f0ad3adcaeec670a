"""What earlier releases have otherwise than the interface of today, from scripts/spec/generations/*.yml."""
from . import spec as loading

KEYS = {
    "release": {"release", "like", "last", "also", "node", "caller", "front", "without", "unserved", "tables", "moved", "forms"},
    "caller": {"library", "version", "imports"},
    "form": {"name", "params", "calls", "with", "by_hand", "told_caller"},
    "tables": {"lacks", "has"},
    "has": {"name", "table", "slot"},
}


class Form:
    """An entry point as a release has it, and how a call of it becomes one of today."""

    def __init__(self, node, release):
        self.name, self.where, self.by_hand = node.name, node.where, node.by_hand
        self.told_caller = node.told_caller
        self.calls, self.with_ = node.calls or node.name, node.get("with") or {}
        self.params = [loading.Node(zip(("type", "name"), p.strip().rsplit(" ", 1))) for p in (node.params or "").split(",") if p.strip()]
        self.symbol = f"older_{release.replace('.', '_')}_{node.name[2:]}"

    def lay_out(self, functions, bad):
        if self.by_hand:
            if not self.params and self.name in functions:
                self.params = functions[self.name].params
            if not self.params:
                bad(self, f"{self.name} has no params")
            return
        today = functions.get(self.calls)
        if today is None:
            bad(self, f"{self.name} calls unknown {self.calls}")
            return
        have = {p.name for p in self.params}
        for p in today.params:
            if p.name not in have and p.name not in self.with_:
                bad(self, f"{self.name} says nothing of parameter {p.name}")
        self.arguments = [self.with_.get(p.name, p.name) for p in today.params]


class Release:
    """One release; what it does not say it has from the release that it is like."""

    def __init__(self, doc, like):
        self.name, self.where = doc.release, doc.where
        tables = doc.tables or loading.Node()
        self.lacks = (like.lacks if like else []) + (tables.lacks or [])
        self.has = (like.has if like else []) + (tables.has or [])
        self.last = doc.last or 0  # the highest identifier of a function then
        self.also = doc.also or []  # functions of higher identifiers, which had others then
        self.moved = {**(like.moved if like else {}), **(doc.moved or {})}
        self.serves_adapters = bool(doc.tables or like and like.serves_adapters)
        self.node, self.caller = doc.node, doc.caller
        # Served by a library of its own, which calls the entry points of the release that it is like by that one's node.
        self.below = like if doc.front else None
        self.without, self.unserved = doc.without or [], sorted(doc.unserved or [])
        self.own = {n.name: Form(n, doc.release) for n in doc.forms or []}
        self.forms = {**(like.forms if like else {}), **self.own}
        self.tables = {}

    def stem(self):
        return self.name.replace(".", "_")

    def lay_out(self, spec, bad):
        """The functions of each table in the order that this release has."""
        functions = {f.name: f for f in spec.functions}
        for form in self.own.values():
            form.lay_out({f.name: f for f in self.below.entry_points(spec)} if self.below else functions, bad)
        if self.below:
            known = {f.name for f in self.entry_points(spec, without=())}
            for name in self.without:
                if name not in known:
                    bad(self, f"release {self.name}: is without {name}, which it would not have anyway")
        if self.moved_of_devices(spec) and self.caller:
            form = Form(loading.Node(name="urDeviceGetInfo", by_hand=True), self.name)
            form.lay_out(functions, bad)
            self.forms = {**self.forms, form.name: form}
        for name in [*self.lacks, *(h.name for h in self.has)]:
            if name not in functions:
                bad(self, f"release {self.name}: unknown function {name}")
                return
        for table in spec.tables:
            order = [f for f in table.functions if f.name not in self.lacks and f.id <= self.last]
            for h in sorted((h for h in self.has if h.table == table.name), key=lambda h: h.slot):
                if not functions[h.name].retained or h.slot > len(order):
                    bad(h, f"{h.name} cannot be in slot {h.slot} of table {h.table}")
                order.insert(h.slot, functions[h.name])
            self.tables[table.name] = order
        self.enums = {v.name: e.name for e in spec.enums.values() for v in e["values"]}
        for name in self.moved:
            if name not in self.enums:
                bad(self, f"release {self.name}: unknown enumerator {name}")

    def moved_of_devices(self, spec):
        return any(v.name in self.moved for v in spec.enums["ur_device_info_t"]["values"])

    def same(self, spec):
        """The functions of today that it has as they are."""
        return [f for f in spec.functions if not f.header and (f.id <= self.last or f.name in self.also) and f.name not in self.lacks
                and f.name not in self.forms]

    def entry_points(self, spec, without=None):
        """All that it has, as it has them, but for what is not served."""
        without = self.without if without is None else without
        return sorted((f for f in [*self.same(spec), *self.forms.values()] if f.name not in without and f.name not in self.unserved),
                      key=lambda f: f.name)

    def moved_members(self, spec):
        """{structure: its members that had other values}, of structures that entry points take by address."""
        enums = {self.enums[name] for name in self.moved}
        members = {s.name: [m for m in s.members or [] if m.type in enums] for s in spec.structs.values()}
        return {name: found for name, found in members.items() if found}

    def moved_of(self, enum):
        """The enumerators of an enum that had another value, with that."""
        return {name: value for name, value in self.moved.items() if self.enums[name] == enum}


def load(spec, folder):
    """The releases from the newest to the oldest. Mistakes are noted in the specification."""
    releases = {}

    def bad(node, message):
        spec.mistakes.append(f"{node.where}: {message}")

    for path in sorted(folder.glob("*.yml"), reverse=True):
        doc = loading.read(path)
        for node, kind in [(doc, "release"), (doc.tables, "tables"),
                           (doc.caller, "caller"), *((f, "form") for f in doc.forms or []),
                           *((h, "has") for h in (doc.tables or {}).get("has") or [])]:
            for key in node or ():
                if key not in KEYS[kind]:
                    bad(node, f"unknown key '{key}' in a {kind}")
        if doc.release != path.stem:
            bad(doc, f"the release is not {path.stem}, as the file's name says")
        if doc.like and doc.like not in releases:
            bad(doc, f"{doc.like} is no later release")
            continue
        releases[doc.release] = Release(doc, releases.get(doc.like))
    for release in releases.values():
        release.lay_out(spec, bad)
    by_caller = {name for r in releases.values() if r.caller for name in r.forms}
    for i, f in enumerate(f for f in spec.functions if f.name in by_caller):
        f["by_caller"] = i
    return list(releases.values())


def gone(spec):
    """Forms of entry points that are none today, of the newest release that shares the node of today."""
    names = {f.name for f in spec.functions}
    out = {}
    for r in spec.releases:
        if r.caller:
            for name, form in r.forms.items():
                if name not in names:
                    out.setdefault(name, form)
    return list(out.values())
