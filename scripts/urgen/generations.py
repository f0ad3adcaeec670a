"""What earlier releases have otherwise than the interface of today, from scripts/spec/generations/*.yml."""
from . import spec as loading

KEYS = {
    "release": {"release", "like", "last", "tables", "moved"},
    "tables": {"lacks", "has"},
    "has": {"name", "table", "slot"},
}


class Release:
    """One release; what it does not say it has from the release that it is like."""

    def __init__(self, doc, like):
        self.name, self.where = doc.release, doc.where
        tables = doc.tables or loading.Node()
        self.lacks = (like.lacks if like else []) + (tables.lacks or [])
        self.has = (like.has if like else []) + (tables.has or [])
        self.last = doc.last or 0  # the highest identifier of a function then
        self.moved = {**(like.moved if like else {}), **(doc.moved or {})}
        self.tables = {}

    def lay_out(self, spec, bad):
        """The functions of each table in the order that this release has."""
        functions = {f.name: f for f in spec.functions}
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
    return list(releases.values())
