#!/usr/bin/env python3
"""Integers of widths that no language here has, which optimisers make (numba-dpex's kernels have them): each operation on
numbers of 5 to 63 bits, against Python's; and numbers that were cut to 8 and 16 bits as indices of an array of the
work-item's own.

usage: widths.py [--write FILE] [--spirv2ptx TOOL --ptxas TOOL] ADAPTER
"""
import array
import random
import sys

import assemble
from assemble import ALIGNED, CROSS, FUNCTION
from launches import BUFFER, Argument, Ur
from program import run_module

ITEMS, BLOCK = 64, 16
WIDTHS = (5, 13, 31, 33, 47, 63)


def signed(x, n):
    return x - (1 << n) if x >> (n - 1) else x


def toward_zero(a, b):
    return abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


# name: (opcode, what comes out of two numbers of n bits)
TWO = {
    "add": ("IAdd", lambda a, b, n: a + b), "sub": ("ISub", lambda a, b, n: a - b), "mul": ("IMul", lambda a, b, n: a * b),
    "udiv": ("UDiv", lambda a, b, n: a // b), "umod": ("UMod", lambda a, b, n: a % b),
    "sdiv": (135, lambda a, b, n: toward_zero(signed(a, n), signed(b, n))),
    "srem": (138, lambda a, b, n: signed(a, n) - toward_zero(signed(a, n), signed(b, n)) * signed(b, n)),
    "and": ("BitwiseAnd", lambda a, b, n: a & b), "xor": (198, lambda a, b, n: a ^ b),
}
SHIFTS = {"shl": ("ShiftLeftLogical", lambda a, b, n: a << b), "lshr": (194, lambda a, b, n: a >> b),
          "ashr": (195, lambda a, b, n: signed(a, n) >> b)}
LESS = {"ult": ("ULessThan", lambda a, b, n: a < b), "slt": (177, lambda a, b, n: signed(a, n) < signed(b, n))}


class Kernels(assemble.Module):
    def __init__(self):
        super().__init__(5844, extensions=("SPV_INTEL_arbitrary_precision_integers",))
        self.u64, self.bool = self.int(64), self.type("Bool")
        self.to_u64, self.lid = self.pointer(CROSS, self.u64), self.built_in(28, self.type("Vector", self.u64, 3))
        self.plan = []
        for n in WIDTHS:
            for name, (opcode, expected) in {**TWO, **SHIFTS, **LESS}.items():
                self.make(f"{name}{n}", n, name, opcode, expected)
            self.choose(n)
        for n in (8, 16):
            for name in ("UConvert", "SConvert"):
                self.put_in(n, name)

    def place(self, base, add):
        index = self.op("CompositeExtract", self.u64, self.op("Load", self.type("Vector", self.u64, 3), self.lid), 0)
        two = self.op("IAdd", self.u64, self.op("IMul", self.u64, index, self.constant(2, 64)), self.constant(add, 64))
        return self.op("PtrAccessChain", self.to_u64, base, two)

    def begin_kernel(self, name, n, own=None):
        given, out = self.kernel(name, self.to_u64, self.to_u64)
        if own:
            self.own = self.op("Variable", self.pointer(FUNCTION, own), FUNCTION)
        a, b = (self.op("UConvert", self.int(n), self.op("Load", self.u64, self.place(given, i), ALIGNED, 8)) for i in (0, 1))
        return a, b, out

    def finish(self, out, low, high):
        self.op("Store", self.place(out, 0), low, ALIGNED, 8)
        self.op("Store", self.place(out, 1), high, ALIGNED, 8)
        self.end()

    def make(self, name, n, what, opcode, expected):
        """The result as a number without and with a sign."""
        a, b, out = self.begin_kernel(name, n)
        if what in SHIFTS:
            b = self.op("UMod", self.int(n), b, self.constant(n if n > 5 else 4, n))
        if what in LESS:
            made = self.op(opcode, self.bool, a, b)
            low = self.op("Select", self.u64, made, self.constant(1, 64), self.constant(0, 64))
            self.finish(out, low, low)
        else:
            made = self.op(opcode, self.int(n), a, b)
            self.finish(out, self.op("UConvert", self.u64, made), self.op("SConvert", self.u64, made))
        self.plan.append((name, n, what, expected))

    def choose(self, n):
        """A switch, with a case whose number has the highest bit."""
        a, _, out = self.begin_kernel(f"switch{n}", n)
        top, first = (1 << n) - 1, 3
        one, two, other, end = (self.new() for _ in range(4))
        literal = [(value & 0xffffffff, value >> 32)[:2 if n > 32 else 1] for value in (top, first)]
        self.op("SelectionMerge", end, 0)
        self.put(self.code, 251, a, other, *literal[0], one, *literal[1], two)
        for label in (one, two, other):
            self.label(label)
            self.op("Branch", end)
        self.label(end)
        made = self.op("Phi", self.u64, self.constant(7, 64), one, self.constant(8, 64), two, self.constant(9, 64), other)
        self.finish(out, made, made)
        self.plan.append((f"switch{n}", n, "switch", lambda a, b, n: 7 if a == top else 8 if a == first else 9))

    def put_in(self, n, convert):
        """A number into an array, at a place that lower bits of another tell."""
        u32 = self.int(32)
        a, b, out = self.begin_kernel(f"{convert}{n}", 32, self.type("Array", u32, self.constant(2)))
        at = [self.op("InBoundsAccessChain", self.pointer(FUNCTION, u32), self.own, self.constant(i)) for i in (0, 1)]
        for i in (0, 1):
            self.op("Store", at[i], self.constant(i + 5), ALIGNED, 4)
        index = self.op(convert, self.int(n), self.op("BitwiseAnd", u32, a, self.constant(0xffff0001)))
        self.op("Store", self.op("InBoundsAccessChain", self.pointer(FUNCTION, u32), self.own, index), b, ALIGNED, 4)
        first, second = (self.op("UConvert", self.u64, self.op("Load", u32, p, ALIGNED, 4)) for p in at)
        self.finish(out, first, second)
        self.plan.append((convert + str(n), 32, "put", None))


def run(adapter, module):
    ur, rng = Ur(adapter), random.Random(5)
    loaded = ur.load(module.bytes())
    for name, n, what, expected in module.plan:
        mask, numbers = (1 << n) - 1, []
        for _ in range(ITEMS):
            pair = [rng.choice((rng.getrandbits(64), mask, 3, 1 << (n - 1), rng.getrandbits(4))) for _ in range(2)]
            if what in ("udiv", "umod", "sdiv", "srem") and (pair[1] & mask == 0 or (
                    pair[1] & mask == mask and pair[0] & mask == 1 << (n - 1))):
                pair[1] = 2  # undefined
            numbers += pair
        data = array.array("Q", numbers).tobytes()
        arguments = [Argument("global", data.ljust(BUFFER, b"\0")), Argument("global", b"\xcc" * BUFFER)]
        got = array.array("Q", ur.run(loaded, (name, "", False, [BLOCK, 1, 1], []), arguments, ITEMS // BLOCK)[1][:16 * ITEMS])
        for i in range(ITEMS):
            a, b = numbers[2 * i] & mask, numbers[2 * i + 1] & mask
            if what in SHIFTS:
                b %= n if n > 5 else 4
            wanted = b if what == "put" else expected(a, b, n) & mask
            both = (wanted, signed(wanted, n) & (1 << 64) - 1)
            if what == "put":
                both = (5, b) if a & 1 else (b, 6)
            if what in LESS or what == "switch":
                both = (wanted, wanted)
            if (got[2 * i], got[2 * i + 1]) != both:
                sys.exit(f"{name} of {a:#x} and {b:#x}: {got[2 * i]:#x} and {got[2 * i + 1]:#x}, not {both[0]:#x} and {both[1]:#x}")


if __name__ == "__main__":
    MODULE = Kernels()
    run_module(__doc__, MODULE, len(MODULE.plan), run)
