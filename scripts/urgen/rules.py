"""What the tags of parameters, members and functions may say. Mistakes go to spec.mistakes."""
import re

USM_TYPES = ("HOST", "DEVICE", "SHARED")


def words(expression):
    """The names that an expression uses, without members behind -> or a dot."""
    return re.findall(r"(?<![\w.>])[A-Za-z_]\w*", str(expression))


def depth(item):
    return str(item.type).count("*")


def check_function(spec, f):
    from .spec import ORDERS
    names = {p.name for p in f.params}
    enumerators = {v.name for v in spec.enums["ur_device_info_t"]["values"]} \
        if "ur_device_info_t" in spec.enums else set()
    if f.order and f.order not in ORDERS:
        spec._bad(f, f"{f.name}: order is one of {', '.join(ORDERS)}, not {f.order}")
    if f.feature and f.feature not in enumerators:
        spec._bad(f, f"{f.name}: feature {f.feature} is no query of a device")
    for p in f.params:
        if p.type:
            check_param(spec, f, p, names)


def check_param(spec, f, p, names):
    def bad(text):
        spec._bad(p, f"{p.name} of {f.name}: {text}")

    def known(tag, expression):
        for word in words(expression):
            if word not in names:
                bad(f"{tag} names unknown parameter {word}")

    handle = p.type.replace("const ", "").rstrip("* ") in spec.handle_names()
    for tag in ("range", "bounds", "typename"):
        value = p.get(tag)
        if value is None:
            continue
        if not isinstance(value, list) or len(value) != 2:
            bad(f"{tag} is a list of two")
            continue
        for expression in value:
            known(tag, expression)
    if p.content:
        known("content", p.content)
    if p.bounds and "region" in p.bounds and "image" not in f.name.lower():
        stem = next((s for s in ("src", "dst", "buffer", "host") if str(p.bounds[0]).startswith(s)), None)
        if stem is None or f"{stem}RowPitch" not in names or f"{stem}SlicePitch" not in names:
            bad(f"bounds of a region from {p.bounds[0]} need its row and slice pitch among the parameters")
    if p.release and p.dir != "in":
        bad("release is for what is passed in")
    if p.retain and not (handle and depth(p) == 0 and p.dir == "in"):
        bad("retain is for handles that are passed in")
    if sum(1 for tag in ("release", "retain") if p.get(tag)) == 2:
        bad("release and retain exclude each other")
    if p.borrowed and not (handle and depth(p) == 1 and p.dir == "out"):
        bad("borrowed is for handles that the call returns")
    if p.bytes is not None:
        if not (handle and depth(p) == 1 and p.dir == "out"):
            bad("bytes is for handles that the call returns")
        known("bytes", p.bytes)
    if p.frees and not (depth(p) == 1 and p.dir == "in"):
        bad("frees is for a pointer that is passed in")
    check_allocates(spec, p, bad, known)


def check_allocates(spec, p, bad, known):
    a = p.allocates
    if a is None:
        return
    if not isinstance(a, dict):
        bad(f"allocates is a mapping with type and size, not {a!r}")
        return
    spec._keys(a, "allocates")
    if a.type not in USM_TYPES:
        bad(f"allocates memory of type {a.type}, which is none of {', '.join(USM_TYPES)}")
    if a.size is None:
        bad("allocates has no size")
    else:
        known("allocates", a.size)
    if not (depth(p) == 2 and p.dir == "out"):
        bad("allocates is for a void** that the call fills")


def check_members(spec):
    """Lengths and discriminants of members; each member of a union says when it is meant."""
    tags = {}
    for s in spec.structs.values():
        members = {m.name: m for m in s.all_members}
        for m in s.all_members:
            where = f"{m.name} of {s.name}"
            for word in words(" ".join(str(r) for r in m.range or [])):
                if word not in members:
                    spec._bad(m, f"{where}: range names unknown member {word}")
            if m.when:
                spec._bad(m, f"{where}: when is for members of unions")
            if m.tagged_by and m.tagged_by not in members:
                spec._bad(m, f"{where}: tagged_by names unknown member {m.tagged_by}")
            elif m.tagged_by:
                tags.setdefault(m.type, []).append((members[m.tagged_by].type, m))
            elif m.type in spec.unions:
                spec._bad(m, f"{where}: tagged_by is missing: which member says what the union holds?")
    for u in spec.unions.values():
        taken = {}
        for m in u.all_members:
            where = f"{m.name} of {u.name}"
            if not m.when:
                spec._bad(m, f"{where}: when is missing: which enumerator selects this member?")
                continue
            for tag, _ in tags.get(u.name, []):
                if tag not in spec.enums or m.when not in {v.name for v in spec.enums[tag]["values"]}:
                    spec._bad(m, f"{where}: {m.when} is no enumerator of {tag}")
            if m.when in taken:
                spec._bad(m, f"{where}: {m.when} selects {taken[m.when]} already")
            taken[m.when] = m.name
