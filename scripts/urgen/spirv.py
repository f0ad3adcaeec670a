"""The SPIR-V grammar in scripts/spec/spirv/*.yml as tables for C."""
import collections
import functools
import pathlib

import yaml

from .spec import _Loader

FOLDER = pathlib.Path(__file__).resolve().parent.parent / "spec" / "spirv"

Instruction = collections.namedtuple("Instruction", "name opcode typed result operands")
Kind = collections.namedtuple("Kind", "name category bases values aliases")
Value = collections.namedtuple("Value", "name value operands")

# The sets of extended instructions: the file of the facts, the names under which modules import
# it, and the prefix of its enumerators, or None where no part of the code names its instructions.
SETS = [
    ("opencl_std", ["OpenCL.std"], "OpenCLstd_"),
    ("opencl_debuginfo", ["OpenCL.DebugInfo.100"], None),
    ("debuginfo", ["DebugInfo", "SPIRV.debug"], None),
]
QUANTIFIERS = {"": "ONE", "?": "OPTIONAL", "*": "ANY"}


@functools.lru_cache(None)
def _load(name):
    return yaml.load((FOLDER / f"{name}.yml").read_text(), _Loader)


def _merged(core, later):
    """What the grammar files have and what they lack; that one has both is a mistake."""
    numbers = {str(text).split()[0] for text in core.values()}
    for name, text in later.items():
        if name in core or str(text).split()[0] in numbers:
            raise ValueError(f"later.yml: the grammar files have {name} by now, or its number")
    return {**core, **later}


def _instruction(name, text):
    number, *kinds = str(text).split()
    operands = [k for k in kinds if k not in ("IdResultType", "IdResult")]
    return Instruction(name, int(number), "IdResultType" in kinds, "IdResult" in kinds, operands)


def _value(name, text):
    number, *kinds = str(text).split()
    return Value(name, int(number), kinds)


@functools.lru_cache(None)
def kinds():
    out = []
    for name, made in _load("core")["kinds"].items():
        if name in ("IdResultType", "IdResult"):
            continue
        values = _merged(made.get("values") or {}, _load("later")["values"].get(name) or {})
        out.append(Kind(name, made["category"], (made.get("bases") or "").split(),
                        [_value(n, t) for n, t in values.items()],
                        dict(made.get("aliases") or {})))
    return out


@functools.lru_cache(None)
def instructions():
    made = _merged(_load("core")["instructions"], _load("later")["instructions"])
    return [_instruction(n, t) for n, t in made.items()]


def version():
    major, minor, revision = _load("core")["version"].split()
    return f"{major}.{minor}, revision {revision}"


def aliases():
    return _load("core")["aliases"]


def extensions():
    return _load("core")["extensions"] + _load("later")["extensions"]


@functools.lru_cache(None)
def extended(file):
    return [_instruction(n, t) for n, t in _load(file)["instructions"].items()]


def split(operand):
    """Kind and quantifier of an operand."""
    return (operand[:-1], operand[-1]) if operand[-1] in "?*" else (operand, "")


class Pool:
    """Sequences that share their storage: each gets the offset of the first place where it stands."""

    def __init__(self):
        self.items = []
        self._at = {}

    def add(self, sequence):
        key = tuple(sequence)
        if not key:
            return 0
        if key not in self._at:
            self._at[key] = len(self.items)
            self.items += key
        return self._at[key]


def pairs():
    """(name, value) of every enumerator that C sees, by groups: (comment, pairs)."""
    opcode = {i.name: i.opcode for i in instructions()}
    yield "opcodes", "SpvOp", [("Spv" + n, o) for n, o in opcode.items()] + [
        ("Spv" + a, opcode[n]) for a, n in aliases().items()]
    for k in kinds():
        if not k.values:
            continue
        mask = "Mask" if k.category == "BitEnum" else ""
        value = {v.name: v.value for v in k.values}

        def named(name):
            return f"Spv{k.name}{name}" + ("MaskNone" if mask and name == "None" else mask)
        yield k.name, f"Spv{k.name}", [(named(v.name), v.value) for v in k.values] + [
            (named(a), value[n]) for a, n in k.aliases.items()]
    for file, names, prefix in SETS:
        if prefix:
            yield f"instructions of {names[0]}", prefix.rstrip("_"), [
                (prefix + i.name, i.opcode) for i in extended(file)]


class Tables:
    """Everything that grammar.c holds."""

    def __init__(self, pool):
        self.pool = pool
        self.operands = Pool()
        self.kind_index = {k.name: i for i, k in enumerate(kinds())}
        self.kinds, self.values = [], []
        for k in kinds():
            first = len(self.values)
            for v in sorted(k.values, key=lambda v: v.value):
                at, count = self._operands(v.operands)
                self.values.append((v.value, pool.add(v.name), at, count, f"{k.name}{v.name}"))
            bases = [self.kind_index[b] for b in k.bases] or [0, 0]
            self.kinds.append((k.name, pool.add(k.name), k.category, bases, first, len(k.values)))
        self.instructions = self._instructions(instructions())
        self.sets = []
        for file, names, _ in SETS:
            self.sets.append((file, names, self._instructions(extended(file))))
        self.extensions = [(pool.add(name), name) for name in extensions()]

    def _operands(self, operands):
        words = []
        for o in operands:
            kind, quantifier = split(o)
            words.append((kind, QUANTIFIERS[quantifier]))
        return self.operands.add(words), len(words)

    def _instructions(self, list_):
        rows = []
        for i in sorted(list_, key=lambda i: i.opcode):
            at, count = self._operands(i.operands)
            rows.append((i.opcode, self.pool.add(i.name), at, count, int(i.typed), int(i.result), i.name))
        return rows
