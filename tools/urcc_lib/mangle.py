"""Reads the mangled names of OpenCL built-in functions (a part of the Itanium C++ ABI)."""

import re
from collections import namedtuple

# One scalar type: how OpenCL C spells it, its kind and its width in bits.
Scalar = namedtuple("Scalar", "code name kind bits")
Vector = namedtuple("Vector", "count element")
Pointer = namedtuple("Pointer", "quals pointee")  # quals: tuple of words such as "global", "const"
Named = namedtuple("Named", "name")
Atomic = namedtuple("Atomic", "element")

SCALARS = {code: Scalar(code, name, kind, bits) for code, name, kind, bits in [
    ("c", "char", "int", 8), ("a", "char", "int", 8), ("h", "uchar", "uint", 8),
    ("s", "short", "int", 16), ("t", "ushort", "uint", 16),
    ("i", "int", "int", 32), ("j", "uint", "uint", 32),
    ("l", "long", "int", 64), ("m", "ulong", "uint", 64),
    ("Dh", "half", "float", 16), ("f", "float", "float", 32), ("d", "double", "float", 64),
    ("v", "void", "void", 0), ("b", "bool", "bool", 8)]}
BY_NAME = {s.name: s for s in SCALARS.values() if s.code != "a"}

# OpenCL C's own names for types that clang mangles under others.
NAMED = {"ocl_event": "event_t", "ocl_clkevent": "clk_event_t", "ocl_queue": "queue_t"}
# Its address spaces, as targets number them that have such.
SPACES = {"AS1": "global", "AS2": "constant", "AS3": "local", "AS4": "generic"}
_ACCESS = {"ro": "", "wo": "write_only ", "rw": "read_write "}


class Unreadable(Exception):
    pass


class _Reader:
    def __init__(self, text):
        self.text = text
        self.at = 0
        self.known = []  # candidates for substitution, in order

    def peek(self, n=1):
        return self.text[self.at:self.at + n]

    def number(self):
        start = self.at
        while self.peek().isdigit():
            self.at += 1
        if start == self.at:
            raise Unreadable(self.text)
        return int(self.text[start:self.at])

    def source_name(self):
        n = self.number()
        name = self.peek(n)
        if len(name) != n:
            raise Unreadable(self.text)
        self.at += n
        return name

    def keep(self, value):
        self.known.append(value)
        return value

    def qualifiers(self):
        quals = []
        while True:
            c = self.peek()
            if c == "U" and not self.at_atomic():
                self.at += 1
                name = self.source_name()
                quals.append(SPACES.get(name, name[2:] if name.startswith("CL") else name))
            elif c in ("V", "K", "r"):
                self.at += 1
                quals.append({"V": "volatile", "K": "const", "r": "restrict"}[c])
            else:
                return quals

    def at_atomic(self):
        return self.peek(9) == "U7_Atomic"

    def type(self):
        c = self.peek()
        if c == "P":
            self.at += 1
            quals = self.qualifiers()
            inner = self.type()
            if quals:
                # Qualified types are candidates of their own; the words belong to the pointer here.
                self.keep((tuple(quals), inner))
            elif isinstance(inner, tuple) and not hasattr(inner, "_fields"):
                quals, inner = inner
            return self.keep(Pointer(tuple(quals), inner))
        if c == "S":
            self.at += 1
            if self.peek() == "_":
                self.at += 1
                index = 0
            else:
                start = self.at
                while self.peek().isalnum():
                    self.at += 1
                index = int(self.text[start:self.at], 36) + 1
                if self.peek() != "_":
                    raise Unreadable(self.text)
                self.at += 1
            if index >= len(self.known):
                raise Unreadable(self.text)
            return self.known[index]
        if self.peek(2) == "Dv":
            self.at += 2
            n = self.number()
            if self.peek() != "_":
                raise Unreadable(self.text)
            self.at += 1
            return self.keep(Vector(n, self.type()))
        if self.peek(2) == "Dh":
            self.at += 2
            return SCALARS["Dh"]
        if c.isdigit():
            name = self.source_name()
            return self.keep(Named(NAMED.get(name, name)))
        if c in SCALARS:
            self.at += 1
            return SCALARS[c]
        if self.at_atomic():
            self.at += 9
            return self.keep(Atomic(self.type()))
        raise Unreadable(self.text)


def demangle(symbol):
    """(name, list of types), or None for a name that is not mangled or not of this kind."""
    if not symbol.startswith("_Z") or not symbol[2:3].isdigit():
        return None
    reader = _Reader(symbol[2:])
    try:
        name = reader.source_name()
        types = []
        while reader.at < len(reader.text):
            types.append(reader.type())
    except (Unreadable, RecursionError):
        return None
    if types == [SCALARS["v"]]:
        types = []
    return name, types


def spell(type_):
    """A type as OpenCL C writes it."""
    if isinstance(type_, Scalar):
        return type_.name
    if isinstance(type_, Vector):
        return f"{spell(type_.element)}{type_.count}"
    if isinstance(type_, Pointer):
        return " ".join([*type_.quals, spell(type_.pointee)]) + " *"
    if isinstance(type_, Atomic):
        return f"atomic_{spell(type_.element)}"
    if type_.name == "ocl_sampler":
        return "sampler_t"
    image = re.match(r"ocl_(image\w+)_(ro|wo|rw)$", type_.name)
    return f"{_ACCESS[image.group(2)]}{image.group(1)}_t" if image else type_.name


def pretty(symbol):
    """A symbol as a person would write it: `sqrt(float4)`, or itself."""
    found = demangle(symbol)
    if not found:
        return symbol[2:] if symbol.startswith("__to_") else symbol
    name, types = found
    return f"{name}({', '.join(spell(t) for t in types)})"
