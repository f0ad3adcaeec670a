#!/usr/bin/env python3
"""Division of integers by constants: quotient and remainder of each kind, of 8 to 64 bits, against Python's.

usage: divide.py [--write FILE] [--spirv2ptx TOOL --ptxas TOOL] ADAPTER
"""
import array
import random
import sys

import assemble
from assemble import ALIGNED, CROSS
from launches import BUFFER, Argument, Ur
from program import run_module
from widths import signed, toward_zero

BLOCK = 16
WIDTHS = (8, 16, 32, 64)
OPERATIONS = {
    "udiv": (134, lambda a, b: a // b), "umod": (137, lambda a, b: a % b), "sdiv": (135, toward_zero),
    "srem": (138, lambda a, b: a - toward_zero(a, b) * b), "smod": (139, lambda a, b: a % b),
}


def divisors(n):
    """Small ones, powers of two, and what lies beside and between the largest, as numbers without a sign."""
    all_, rng = [1, 2, 3, 5, 6, 7, 10, 12, 25, 100], random.Random(n)
    for bits in (n // 2, n - 2, n - 1):
        all_ += [1 << bits, (1 << bits) - 1, (1 << bits) + 1]
    all_ += [(1 << n) - 1, (1 << n) - 2, (1 << n) - 3, (1 << n) - 7, (1 << n) - 16, rng.getrandbits(n) | 1, rng.getrandbits(n - 3) | 1]
    return [d & (1 << n) - 1 for d in all_]


class Kernels(assemble.Module):
    """A kernel for each width and divisor, with all operations of a number that it reads."""

    def __init__(self):
        super().__init__()
        self.u64 = self.int(64)
        self.to_u64, self.lid = self.pointer(CROSS, self.u64), self.built_in(28, self.type("Vector", self.u64, 3))
        self.plan = [(f"by{n}_{i}", n, d) for n in WIDTHS for i, d in enumerate(divisors(n))]
        for name, n, d in self.plan:
            self.make(name, n, d)

    def place(self, base, times, add):
        index = self.op("CompositeExtract", self.u64, self.op("Load", self.type("Vector", self.u64, 3), self.lid), 0)
        at = self.op("IAdd", self.u64, self.op("IMul", self.u64, index, self.constant(times, 64)), self.constant(add, 64))
        return self.op("PtrAccessChain", self.to_u64, base, at)

    def make(self, name, n, d):
        given, out = self.kernel(name, self.to_u64, self.to_u64)
        a = self.op("Load", self.u64, self.place(given, 1, 0), ALIGNED, 8)
        a = self.op("UConvert", self.int(n), a) if n < 64 else a
        for i, (opcode, _) in enumerate(OPERATIONS.values()):
            made = self.op(opcode, self.int(n), a, self.constant(d, n))
            self.op("Store", self.place(out, len(OPERATIONS), i), self.op("UConvert", self.u64, made) if n < 64 else made, ALIGNED, 8)
        self.end()


def run(adapter, module):
    ur, rng = Ur(adapter), random.Random(7)
    loaded = ur.load(module.bytes())
    for name, n, d in module.plan:
        mask = (1 << n) - 1
        near = [x + y for x in (0, 1 << (n - 1), d, -d, d * (mask // d), d << 1, -signed(d, n) * (mask // 2 // abs(signed(d, n)))) for y in (-1, 0, 1)]
        numbers = [x & mask for x in near] + [rng.getrandbits(rng.randint(1, n)) for _ in range(BLOCK)]
        while len(numbers) % BLOCK:
            numbers.append(rng.getrandbits(n))
        data = array.array("Q", numbers).tobytes()
        arguments = [Argument("global", data.ljust(BUFFER, b"\0")), Argument("global", b"\xcc" * BUFFER)]
        got = array.array("Q", ur.run(loaded, (name, "", False, [BLOCK, 1, 1], []), arguments, len(numbers) // BLOCK)[1][:8 * len(OPERATIONS) * len(numbers)])
        for i, a in enumerate(numbers):
            for j, (what, (_, expected)) in enumerate(OPERATIONS.items()):
                both = (a, d) if what[0] == "u" else (signed(a, n), signed(d, n))
                wanted = expected(*both) & mask
                undefined = what[0] == "s" and both[1] == -1 and a == 1 << (n - 1)
                if got[len(OPERATIONS) * i + j] != wanted and not undefined:
                    sys.exit(f"{what} of {n} bits of {a:#x} by {d:#x}: {got[len(OPERATIONS) * i + j]:#x}, not {wanted:#x}")


if __name__ == "__main__":
    MODULE = Kernels()
    run_module(__doc__, MODULE, len(MODULE.plan), run)
