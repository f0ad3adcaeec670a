"""What recording and replaying know of each entry point."""
from .meta import Type, allocated, freed, list_length

BLOCKING = ("blocking", "blockingRead", "blockingWrite", "blockingMap")
# Words of names of calls that end what they name, whose memory may serve another thread before they return.
ENDS = ("Release", "Free", "Destroy", "Close", "Put", "Unregister")


def functions(spec):
    return [f for f in spec.functions if not f.name.startswith("urLoader")]


def place(f, *names):
    return next((i for i, p in enumerate(f.params) if p.name in names), -1)


def traits(spec, f):
    """The initializer of a struct ur_record_traits."""
    flags = []
    if f.name.startswith("urEnqueue") or f.name == "urBindlessImagesImageCopyExp":
        flags.append("COMMAND")
    if f.name.startswith("urCommandBufferAppend"):
        flags.append("APPENDS")
    if any(p.release or p.frees for p in f.params) or any(w in f.name for w in ENDS):
        flags.append("ENDS")
    if f.order in ("wait", "barrier"):
        flags.append("BARRIER")
    if regions(spec, f) or f.name == "urBindlessImagesImageCopyExp":
        flags.append("REGIONS")
    if allocation(f):
        flags.append("ALLOCATES")
    event = next((i for i, p in enumerate(f.params)
                  if p.name == "phEvent" and p.dir in ("out", "inout")), -1)
    words = " | ".join("UR_RECORD_" + x for x in flags) or "0"
    return (f"{{{f.id}, {words}, {len(f.params)}, {place(f, 'hQueue')}, {event}, "
            f"{place(f, 'numEventsInWaitList', 'numEvents')}, {place(f, 'phEventWaitList')}, "
            f"{place(f, *BLOCKING)}, {place(f, 'hKernel')}, "
            f"{f.params.index(freed(f)) if freed(f) else -1}}}")


def regions(spec, f):
    """Memory behind untyped pointers that a command reads or writes: (place, writes, fields of a struct
    ur_record_region), each an expression over the parameters."""
    out = []
    for i, p in enumerate(f.params):
        t = Type(spec, p.type)
        if not p.bounds or t.kind != "VOID" or t.depth != 1:
            continue
        if "Prefetch" in f.name or "Advise" in f.name:
            continue
        writes = "const" not in p.type and p.name != "pSrc"
        offset, size = p.bounds
        if size == "region" and offset == "hImage":
            out.append((i, writes, p.name, ["region.width * ur_record_pixel(hImage)", "region.height",
                                            "region.depth", "rowPitch", "slicePitch", "0"]))
        elif size == "region":
            stem = "host"
            row = f"({stem}RowPitch ? {stem}RowPitch : region.width)"
            slice_ = f"({stem}SlicePitch ? {stem}SlicePitch : {row} * region.height)"
            out.append((i, writes, p.name, ["region.width", "region.height", "region.depth", row, slice_,
                                            f"{offset}.x + {offset}.y * {row} + {offset}.z * {slice_}"]))
        elif "*" in size:
            pitch = size.split("*")[0].strip()
            out.append((i, writes, p.name, ["width", "height", "1", pitch, "0", "0"]))
        else:
            out.append((i, writes, p.name, [size, "1", "1", "0", "0", "0"]))
    return out


def allocation(f):
    """(place, kind, size) of the address of new USM that a call gives, or None."""
    p = allocated(f)
    if p:
        return f.params.index(p), p.allocates["type"], p.allocates["size"]
    return None


def argument(spec, f, name):
    """An expression for an argument in an array of pointers to arguments."""
    i = next(i for i, p in enumerate(f.params) if p.name == name)
    ctype = f.params[i].type
    if ctype.startswith("const ") and "*" not in ctype:
        ctype = ctype[len("const "):]
    return f"*({ctype} *)params[{i}]"


def is_output(spec, p):
    return p.dir in ("out", "inout") and Type(spec, p.type).depth > 0


def words(spec, f, outputs):
    """How parameters are put as words (record/layer/encode.c, how_of): (place, bits of a number or 0, place of the length of a
    list of words, -1 for one word, or None for what only NULL is words of, whether it is a list of kernel arguments)."""
    out = []
    names = [p.name for p in f.params]
    for i, p in enumerate(f.params):
        t = Type(spec, p.type)
        if is_output(spec, p) != outputs:
            continue
        if not t.depth:
            out.append((i, t.size * 8, None, False))
            continue
        length = list_length(p, names)
        if t.name == "ur_exp_kernel_arg_properties_t" and length and not outputs:
            out.append((i, 0, names.index(length), True))
            continue
        plain = t.kind not in ("STRUCT", "UNION") and not (p.content or p.tagged_by or p.typename)
        listed = plain and (t.size == 8 and t.kind != "VOID" if t.depth == 1 else t.depth == 2)
        if not listed or length and (outputs or Type(spec, f.params[names.index(length)].type).size != 4):
            out.append((i, 0, None, False))
        else:
            out.append((i, 0, names.index(length) if length else -1, False))
    return out


def commands(spec):
    """Whose parameters are put as words without a look at the tables: commands, which have no time to lose, without
    structures by value."""
    return [f for f in functions(spec) if f.name.startswith("urEnqueue")
            and all(Type(spec, p.type).depth or Type(spec, p.type).kind not in ("STRUCT", "UNION") for p in f.params)]
