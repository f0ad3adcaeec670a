#!/usr/bin/env python3
"""Reads built-in variables in every way in which compilers write it: whole, by chains of indices and of bytes, of one and
several steps, through casts, constants, phis, selects, calls, copies and numbers, at indices that vary, in parts of
components and across them, across barriers, and from variables that say that they are in another storage class. Each kernel
is one way, and what it leaves is what the launch says, or what the plain way gives.

usage: built_in.py [--only WAY,... | --strays] [--write FILE] [--spirv2ptx TOOL --ptxas TOOL] ADAPTER
"""

import argparse
import array
import sys

import assemble
from assemble import ALIGNED, CROSS, FUNCTION, GENERIC, INPUT, WORKGROUP
from launches import BUFFER, Argument, Failed, Ur
from program import take

BLOCK, GROUPS = (4, 2, 2), 2
ITEMS = GROUPS * BLOCK[0] * BLOCK[1] * BLOCK[2]
VECTORS = {"GlobalSize": 31, "GlobalInvocationId": 28, "WorkgroupSize": 25, "EnqueuedWorkgroupSize": 32, "LocalInvocationId": 27,
           "NumWorkgroups": 24, "WorkgroupId": 26, "GlobalOffset": 33}
SCALARS = {"GlobalLinearId": (34, 64), "LocalInvocationIndex": (29, 64), "WorkDim": (30, 32), "SubgroupSize": (36, 32),
           "SubgroupMaxSize": (37, 32), "NumSubgroups": (38, 32), "NumEnqueuedSubgroups": (39, 32), "SubgroupId": (40, 32),
           "SubgroupLocalInvocationId": (41, 32)}
MASKS = {"SubgroupEqMask": 4416, "SubgroupGeMask": 4417, "SubgroupGtMask": 4418, "SubgroupLeMask": 4419, "SubgroupLtMask": 4420}


def expected(name, d, item):
    """Component d of a vector, which work-item number `item` sees."""
    x, y, z = BLOCK
    local = (item % (GROUPS * x) % x, item // (GROUPS * x) % y, item // (GROUPS * x * y))
    group = (item % (GROUPS * x) // x, 0, 0)
    return {"GlobalSize": (GROUPS * x, y, z), "GlobalInvocationId": tuple(g * s + i for g, s, i in zip(group, BLOCK, local)),
            "WorkgroupSize": BLOCK, "EnqueuedWorkgroupSize": BLOCK, "LocalInvocationId": local, "NumWorkgroups": (GROUPS, 1, 1),
            "WorkgroupId": group, "GlobalOffset": (0, 0, 0)}[name][d]


class Kernels(assemble.Module):
    def __init__(self, only):
        super().__init__(61, 64)  # GroupNonUniform, GroupNonUniformBallot
        self.u8, self.u16, self.u32, self.u64 = (self.int(w) for w in (8, 16, 32, 64))
        self.v3, self.v4 = self.type("Vector", self.u64, 3), self.type("Vector", self.u32, 4)
        self.void, self.bool = self.type("Void"), self.type("Bool")
        self.to_u64 = self.pointer(CROSS, self.u64)
        self.vectors, self.scalars, self.masks, self.elsewhere = {}, {}, {}, {}
        for name, number in VECTORS.items():
            self.vectors[name] = self.built_in(number, self.v3)
            self.elsewhere[name] = self.built_in(number, self.v3, CROSS)
        for name, (number, width) in SCALARS.items():
            self.scalars[name] = self.built_in(number, self.int(width))
            self.elsewhere[name] = self.built_in(number, self.int(width), CROSS)
        for name, number in MASKS.items():
            self.masks[name] = self.built_in(number, self.v4)
        self.plan = {}  # of each kernel: what lies in its output, as (kind, name, component, low bit, bits)
        self.helpers()
        for name in WAYS:
            if not only or name in only or name in ("scalars", "masks"):
                self.make(name, WAYS[name])

    # ---- what kernels are made of

    def make(self, name, way):
        self.start(name)
        way(self)
        self.end()

    def start(self, name):
        self.out, self.numbers = self.kernel(name, self.to_u64, self.pointer(CROSS, self.u32))
        self.plan[name] = self.slots = []
        self.item = self.op("Load", self.u64, self.scalars["GlobalLinearId"])

    def number(self, value, width=32):
        """A number that no compiler knows: the launch gives 0, 1, 2 ..."""
        at = self.op("PtrAccessChain", self.pointer(CROSS, self.u32), self.numbers, self.constant(value, 64))
        made = self.op("Load", self.u32, at, ALIGNED, 4)
        return made if width == 32 else self.op("UConvert", self.int(width), made)

    def leave(self, value, width, *what):
        """Stores a number: (kind, name, component, low bit, bits)."""
        if width < 64:
            value = self.op("UConvert", self.u64, value)
        at = self.op("IAdd", self.u64, self.item, self.constant(len(self.slots) * ITEMS, 64))
        self.op("Store", self.op("PtrAccessChain", self.to_u64, self.out, at), value, ALIGNED, 8)
        self.slots.append(what)

    def read(self, pointer, width, *what, access=()):
        self.leave(self.op("Load", self.int(width), pointer, *access), width, *what)

    def as_bytes(self, variable, storage=INPUT):
        return self.op("Bitcast", self.pointer(storage, self.u8), variable)

    def at_bytes(self, pointer, storage, *offsets, to=None, chain="PtrAccessChain"):
        for offset in offsets:
            pointer = self.op(chain, self.pointer(storage, self.u8), pointer, offset)
        return self.op("Bitcast", self.pointer(storage, to or self.u64), pointer)

    def each(self, how):
        for name, variable in self.vectors.items():
            for d in range(3):
                how(variable, name, d)

    def helpers(self):
        """Functions that are given pointers: one that is inlined, and one that calls itself."""
        pointer = self.pointer(INPUT, self.u64)
        self.reader, (p,) = self.begin(self.u64, pointer)
        self.op("ReturnValue", self.op("Load", self.u64, p))
        self.op("FunctionEnd")
        number = self.new()
        self.deep, (p, n) = self.begin(self.u64, pointer, self.u32, number=number)
        end, again = self.new(), self.new()
        self.op("BranchConditional", self.op("IEqual", self.bool, n, self.constant(0)), end, again)
        self.label(again)
        less = self.op("ISub", self.u32, n, self.constant(1))
        self.op("ReturnValue", self.op("FunctionCall", self.u64, number, p, less))
        self.label(end)
        self.op("ReturnValue", self.op("Load", self.u64, p))
        self.op("FunctionEnd")

    def chosen(self, yes, a, b, pointer):
        """One of two pointers by a branch."""
        left, right, both = self.new(), self.new(), self.new()
        self.op("BranchConditional", yes, left, right)
        for label in (left, right):
            self.label(label)
            self.op("Branch", both)
        self.label(both)
        return self.op("Phi", pointer, a, left, b, right)

    def wait(self):
        self.op("ControlBarrier", self.constant(2), self.constant(2), self.constant(0x110))


# ---- the ways --------------------------------------------------------------------------------------------

WAYS = {}


def way(f):
    WAYS[f.__name__] = f
    return f


@way
def whole(m):
    for name, variable in m.vectors.items():
        v = m.op("Load", m.v3, variable, ALIGNED, 32)
        for d in range(3):
            m.leave(m.op("CompositeExtract", m.u64, v, d), 64, "vector", name, d, 0, 64)


@way
def scalars(m):
    for name, (_, width) in SCALARS.items():
        m.read(m.scalars[name], width, "scalar", name, 0, 0, width)


@way
def masks(m):
    for name, variable in m.masks.items():
        v = m.op("Load", m.v4, variable)
        for d in range(2):
            m.leave(m.op("CompositeExtract", m.u32, v, d), 32, "mask", name, d, 0, 32)


@way
def access_chain(m):
    m.each(lambda v, name, d: m.read(m.op("AccessChain", m.pointer(INPUT, m.u64), v, m.constant(d)), 64, "vector", name, d, 0, 64))


@way
def in_bounds_chain(m):
    m.each(lambda v, name, d: m.read(m.op("InBoundsAccessChain", m.pointer(INPUT, m.u64), m.op("CopyObject", m.pointer(INPUT, m.v3), v),
                                          m.constant(d, 64)), 64, "vector", name, d, 0, 64, access=(1 | ALIGNED, 8)))


@way
def pointer_chain(m):
    m.each(lambda v, name, d: m.read(m.op("InBoundsPtrAccessChain", m.pointer(INPUT, m.u64), v, m.constant(0), m.constant(d, 16)), 64,
                                     "vector", name, d, 0, 64))


@way
def by_bytes(m):
    m.each(lambda v, name, d: m.read(m.at_bytes(m.as_bytes(v), INPUT, m.constant(8 * d, 64)), 64, "vector", name, d, 0, 64))


@way
def by_bytes_in_steps(m):
    m.each(lambda v, name, d: m.read(m.at_bytes(m.as_bytes(v), INPUT, m.constant(20), m.constant(-7, 8), m.constant(8 * d - 13, 16),
                                                chain="InBoundsPtrAccessChain"), 64, "vector", name, d, 0, 64))


@way
def by_bytes_in_generic(m):
    def read(v, name, d):
        p = m.op("Bitcast", m.pointer(GENERIC, m.u8), m.op("PtrCastToGeneric", m.pointer(GENERIC, m.v3), v))
        m.read(m.at_bytes(p, GENERIC, m.constant(8 * d, 64)), 64, "vector", name, d, 0, 64)
    m.each(read)


@way
def generic_bytes_of_scalars(m):
    for name, (_, width) in SCALARS.items():
        p = m.op("PtrCastToGeneric", m.pointer(GENERIC, m.int(width)), m.scalars[name])
        m.read(p, width, "scalar", name, 0, 0, width)
        p = m.op("Bitcast", m.pointer(GENERIC, m.u16), p)
        m.read(m.op("PtrAccessChain", m.pointer(GENERIC, m.u16), p, m.constant(1, 64)), 16, "scalar", name, 0, 16, 16)


@way
def as_array(m):
    array_of = m.type("Array", m.u8, m.constant(24))
    m.each(lambda v, name, d: m.read(m.op("Bitcast", m.pointer(INPUT, m.u64), m.op("AccessChain", m.pointer(INPUT, m.u8), m.op(
        "Bitcast", m.pointer(INPUT, array_of), v), m.constant(8 * d))), 64, "vector", name, d, 0, 64))


@way
def as_struct(m):
    inner = m.type("Struct", m.u64, m.u64)
    outer = m.type("Struct", inner, m.u64)
    path = {0: (0, 0), 1: (0, 1), 2: (1,)}
    m.each(lambda v, name, d: m.read(m.op("AccessChain", m.pointer(INPUT, m.u64), m.op("Bitcast", m.pointer(INPUT, outer), v),
                                          *(m.constant(i) for i in path[d])), 64, "vector", name, d, 0, 64))


@way
def as_components(m):
    m.each(lambda v, name, d: m.read(m.op("PtrAccessChain", m.pointer(INPUT, m.u64), m.op("Bitcast", m.pointer(INPUT, m.u64), v),
                                          m.constant(d)), 64, "vector", name, d, 0, 64))


@way
def low_words(m):
    m.each(lambda v, name, d: m.read(m.at_bytes(m.as_bytes(v), INPUT, m.constant(8 * d, 64), to=m.u32), 32, "vector", name, d, 0, 32))


@way
def bytes_of_components(m):
    m.each(lambda v, name, d: m.read(m.at_bytes(m.as_bytes(v), INPUT, m.constant(8 * d + d, 64), to=m.u8), 8, "vector", name, d, 8 * d, 8))


@way
def across_components(m):
    """The upper half of one and the lower half of the next: 4 bytes before, 8 in all."""
    for name, v in m.vectors.items():
        for d in (1, 2):
            wide = m.op("Load", m.u64, m.at_bytes(m.as_bytes(v), INPUT, m.constant(8 * d - 4, 64)), ALIGNED, 4)
            shifted = m.op("CompositeExtract", m.u32, m.op("Bitcast", m.type("Vector", m.u32, 2), wide), 1)
            m.leave(shifted, 32, "vector", name, d, 0, 32)


@way
def pairs(m):
    two = m.type("Vector", m.u64, 2)
    for name, v in m.vectors.items():
        for d in (0, 1):
            pair = m.op("Load", two, m.at_bytes(m.as_bytes(v), INPUT, m.constant(8 * d, 64), to=two), ALIGNED, 8)
            m.leave(m.op("CompositeExtract", m.u64, pair, 1), 64, "vector", name, d + 1, 0, 64)


@way
def index_that_varies(m):
    for width in (32, 64):
        m.each(lambda v, name, d: m.read(m.op("AccessChain", m.pointer(INPUT, m.u64), v, m.number(d, width)), 64, "vector", name, d, 0, 64)
               if (d + width // 64) % 2 else None)


@way
def bytes_that_vary(m):
    m.each(lambda v, name, d: m.read(m.at_bytes(m.as_bytes(v), INPUT, m.number(8 * d, 64)), 64, "vector", name, d, 0, 64))


@way
def mask_words_that_vary(m):
    for name, v in m.masks.items():
        for d in range(2):
            m.read(m.op("AccessChain", m.pointer(INPUT, m.u32), v, m.number(d)), 32, "mask", name, d, 0, 32)


@way
def select(m):
    pointer = m.pointer(INPUT, m.v3)
    for k, (a, b) in enumerate((("GlobalInvocationId", "WorkgroupId"), ("LocalInvocationId", "GlobalSize"))):
        for yes in (0, 1):
            p = m.op("Select", pointer, m.op("IEqual", m.bool, m.number(yes), m.constant(1)), m.vectors[a], m.vectors[b])
            v = m.op("Load", m.v3, p)
            m.leave(m.op("CompositeExtract", m.u64, v, k), 64, "vector", a if yes else b, k, 0, 64)


@way
def phi(m):
    pointer = m.pointer(INPUT, m.u64)
    for a, b in (("GlobalInvocationId", "WorkgroupSize"), ("LocalInvocationId", "GlobalInvocationId")):
        p, q = (m.op("AccessChain", pointer, m.vectors[n], m.constant(d)) for n, d in ((a, 0), (b, 1)))
        for yes in (0, 1):
            made = m.chosen(m.op("IEqual", m.bool, m.number(yes), m.constant(1)), p, q, pointer)
            m.read(made, 64, "vector", a if yes else b, 1 - yes, 0, 64)


@way
def calls(m):
    pointer = m.pointer(INPUT, m.u64)

    def read(v, name, d):
        p = m.op("AccessChain", pointer, v, m.constant(d))
        made = m.op("FunctionCall", m.u64, m.deep, p, m.number(2)) if d == 1 else m.op("FunctionCall", m.u64, m.reader, p)
        m.leave(made, 64, "vector", name, d, 0, 64)
    m.each(read)


@way
def copies(m):
    def read(v, name, d):
        if d == 0:
            m.op("CopyMemory", room, v)
        elif d == 1:
            m.op("CopyMemorySized", m.op("Bitcast", m.pointer(FUNCTION, m.u8), room), m.as_bytes(v), m.constant(32, 64), ALIGNED, 8)
        else:
            m.op("CopyMemorySized", m.op("Bitcast", m.pointer(FUNCTION, m.u8), room), m.as_bytes(v), m.number(24, 64), ALIGNED, 8)
        m.read(m.op("AccessChain", m.pointer(FUNCTION, m.u64), room, m.constant(d)), 64, "vector", name, d, 0, 64)
    room = m.op("Variable", m.pointer(FUNCTION, m.v3), FUNCTION)
    m.each(read)


@way
def numbers(m):
    def read(v, name, d):
        n = m.op("ConvertPtrToU", m.u64, m.op("PtrCastToGeneric", m.pointer(GENERIC, m.v3), v))
        p = m.op("ConvertUToPtr", m.pointer(GENERIC, m.u64), m.op("IAdd", m.u64, n, m.constant(8 * d, 64)))
        m.read(p, 64, "vector", name, d, 0, 64)
    m.each(read)


@way
def kept_pointers(m):
    kind = m.pointer(INPUT, m.u64)
    room = m.op("Variable", m.pointer(FUNCTION, kind), FUNCTION)

    def read(v, name, d):
        m.op("Store", room, m.op("AccessChain", kind, v, m.constant(d)))
        m.read(m.op("Load", kind, room), 64, "vector", name, d, 0, 64)
    m.each(read)


@way
def constants(m):
    """As constants of the module, which SPIR-V's back end in LLVM makes."""
    u8, u64 = m.pointer(INPUT, m.u8), m.pointer(INPUT, m.u64)

    def read(v, name, d):
        if d == 0:
            made = m.made("SpecConstantOp", u64, 65, v, m.constant(d))
        else:
            p = m.made("SpecConstantOp", u8, 124, v)
            p = m.made("SpecConstantOp", u8, 70, p, m.constant(4 * d, 64))
            p = m.made("SpecConstantOp", u8, 67, p, m.constant(4 * d))
            made = m.made("SpecConstantOp", u64, 124, p)
        m.read(made, 64, "vector", name, d, 0, 64)
    m.each(read)
    for name in ("SubgroupLocalInvocationId", "LocalInvocationIndex"):
        width = SCALARS[name][1]
        made = m.made("SpecConstantOp", m.pointer(GENERIC, m.int(width)), 121, m.scalars[name])
        m.read(made, width, "scalar", name, 0, 0, width)


@way
def constants_that_escape(m):
    u64 = m.pointer(INPUT, m.u64)
    a = m.made("SpecConstantOp", u64, 65, m.vectors["LocalInvocationId"], m.constant(1))
    b = m.made("SpecConstantOp", u64, 65, m.vectors["GlobalInvocationId"], m.constant(2))
    for yes in (0, 1):
        p = m.op("Select", u64, m.op("IEqual", m.bool, m.number(yes), m.constant(1)), a, b)
        m.read(p, 64, "vector", "LocalInvocationId" if yes else "GlobalInvocationId", 2 - yes, 0, 64)


@way
def elsewhere(m):
    """In a storage class of memory, as compilers of SYCL have had them."""
    for name in VECTORS:
        v = m.elsewhere[name]
        m.leave(m.op("CompositeExtract", m.u64, m.op("Load", m.v3, v), 0), 64, "vector", name, 0, 0, 64)
        m.read(m.at_bytes(m.as_bytes(v, CROSS), CROSS, m.constant(8, 64)), 64, "vector", name, 1, 0, 64)
        m.read(m.op("AccessChain", m.pointer(CROSS, m.u64), v, m.number(2)), 64, "vector", name, 2, 0, 64)
    for name, (_, width) in SCALARS.items():
        m.read(m.op("PtrCastToGeneric", m.pointer(GENERIC, m.int(width)), m.elsewhere[name]), width, "scalar", name, 0, 0, width)


@way
def across_barriers(m):
    """What was computed on one side is used on the other."""
    pointer = m.pointer(INPUT, m.u64)
    plain = m.op("AccessChain", pointer, m.vectors["LocalInvocationId"], m.constant(1))
    varies = m.op("AccessChain", pointer, m.vectors["GlobalInvocationId"], m.number(0))
    cast = m.at_bytes(m.op("Bitcast", m.pointer(GENERIC, m.u8), m.op("PtrCastToGeneric", m.pointer(GENERIC, m.v3), m.vectors[
        "LocalInvocationId"])), GENERIC, m.constant(16, 64))
    m.wait()
    m.read(plain, 64, "vector", "LocalInvocationId", 1, 0, 64)
    m.read(cast, 64, "vector", "LocalInvocationId", 2, 0, 64)
    m.read(varies, 64, "vector", "GlobalInvocationId", 0, 0, 64)


@way
def choices_across_barriers(m):
    pointer = m.pointer(INPUT, m.u64)
    a = m.op("AccessChain", pointer, m.vectors["LocalInvocationId"], m.constant(0))
    b = m.op("AccessChain", pointer, m.vectors["GlobalInvocationId"], m.constant(1))
    chosen = m.op("Select", pointer, m.op("IEqual", m.bool, m.number(1), m.constant(1)), a, b)
    m.read(chosen, 64, "vector", "LocalInvocationId", 0, 0, 64)
    by_phi = m.chosen(m.op("IEqual", m.bool, m.number(0), m.constant(1)), a, b, pointer)
    m.wait()
    m.read(chosen, 64, "vector", "LocalInvocationId", 0, 0, 64)
    m.read(by_phi, 64, "vector", "GlobalInvocationId", 1, 0, 64)


@way
def in_a_loop(m):
    """Summed up by an index that a loop counts, with a barrier in it."""
    before, head, body, after = (m.new() for _ in range(4))
    m.op("Branch", before)
    m.label(before)
    zero, one = m.constant(0), m.constant(1)
    most = m.number(3)
    m.op("Branch", head)
    m.label(head)
    i, sum_ = m.new(), m.new()
    next_i, next_sum = m.new(), m.new()
    m.put(m.code, "Phi", m.u32, i, zero, before, next_i, body)
    m.put(m.code, "Phi", m.u64, sum_, m.constant(0, 64), before, next_sum, body)
    goes_on = m.op("ULessThan", m.bool, i, most)
    m.op("LoopMerge", after, body, 2)  # not unrolled
    m.op("BranchConditional", goes_on, body, after)
    m.label(body)
    x = m.op("Load", m.u64, m.op("AccessChain", m.pointer(INPUT, m.u64), m.vectors["LocalInvocationId"], i))
    m.wait()
    scaled = m.op("IMul", m.u64, sum_, m.constant(100, 64))
    m.put(m.code, "IAdd", m.u64, next_sum, scaled, x)
    m.put(m.code, "IAdd", m.u32, next_i, i, one)
    m.op("Branch", head)
    m.label(after)
    m.leave(sum_, 64, "digits", "LocalInvocationId", 0, 0, 64)


def strays():
    """What no emitter may take: a pointer that says that it is in memory, to one of two."""
    m = Kernels(["whole"])
    m.start("strays")
    p = m.op("Select", m.pointer(CROSS, m.u64), m.op("IEqual", m.bool, m.number(1), m.constant(1)), m.elsewhere["GlobalLinearId"], m.out)
    m.read(p, 64, "vector", "GlobalSize", 0, 0, 64)
    m.end()
    return m


# ---- what is right ----------------------------------------------------------------------------------------


def check(name, slots, data, plain):
    """`plain`: of scalars and masks, what the plain way gave."""
    for number, (kind, of, d, low, bits) in enumerate(slots):
        for item in range(ITEMS):
            if kind == "vector":
                want = expected(of, d, item)
            elif kind == "digits":
                want = sum(expected(of, i, item) * 100 ** (2 - i) for i in range(3))
            else:
                want = plain[of, d][item]
            want = want >> low & (1 << bits) - 1
            got = data[number * ITEMS + item]
            if got != want:
                sys.exit(f"{name}: {of}[{d}] of work-item {item} is {got:#x}, not {want:#x}")


def run(adapter, module):
    ur = Ur(adapter)
    loaded, plain = ur.load(module.bytes()), {}
    numbers_ = array.array("I", range(BUFFER // 4)).tobytes()
    for name, slots in module.plan.items():
        arguments = [Argument("global", b"\xcc" * BUFFER), Argument("global", numbers_)]
        data = array.array("Q", ur.run(loaded, (name, "", False, list(BLOCK), []), arguments, GROUPS)[0])
        if name in ("scalars", "masks"):
            plain.update({(of, d): list(data[i * ITEMS:(i + 1) * ITEMS]) for i, (_, of, d, _, _) in enumerate(slots)})
        check(name, slots, data, plain)
    lanes = plain["SubgroupLocalInvocationId", 0]
    linear = [sum(expected("LocalInvocationId", d, i) * s for d, s in enumerate((1, BLOCK[0], BLOCK[0] * BLOCK[1]))) for i in range(ITEMS)]
    if list(plain["LocalInvocationIndex", 0]) != linear or len(set(lanes)) < 2 or plain["WorkDim", 0][0] != 3:
        sys.exit("the scalars are wrong: " + str(plain))
    for item in range(ITEMS):
        if plain["SubgroupEqMask", 0][item] != 1 << lanes[item] or plain["SubgroupLtMask", 0][item] != (1 << lanes[item]) - 1:
            sys.exit("the masks are wrong")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", default="")
    parser.add_argument("--only", default="")
    parser.add_argument("--strays", action="store_true", help="writes one that has to be refused")
    parser.add_argument("--spirv2ptx", default="")
    parser.add_argument("--ptxas", default="")
    parser.add_argument("adapter", nargs="?")
    args = parser.parse_args()
    module = strays() if args.strays else Kernels(args.only.split(",") if args.only else [])
    for name, slots in module.plan.items():
        assert len(slots) * ITEMS * 8 <= BUFFER, name
    if args.write:
        with open(args.write, "wb") as f:
            f.write(module.bytes())
    try:
        if args.ptxas:
            take(args.spirv2ptx, args.ptxas, module.bytes())
        if args.adapter:
            run(args.adapter, module)
    except Failed as failed:
        sys.exit(str(failed))
    print(f"{len(module.plan)} ways, {sum(map(len, module.plan.values()))} reads of {ITEMS} work-items")


if __name__ == "__main__":
    main()
