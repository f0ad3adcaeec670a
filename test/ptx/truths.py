#!/usr/bin/env python3
"""Vectors of truth values cast to numbers and back, a bit for each, as optimisers leave comparisons that are joined: both ways,
of 8 and 16 values, to and from each type with as many bits, of what is computed and of constants, across a barrier and in a
function that stays.

usage: truths.py [--write FILE] [--spirv2ptx TOOL --ptxas TOOL] ADAPTER
"""

import array
import random
import sys

import assemble
from assemble import ALIGNED, CROSS
from launches import BUFFER, Argument, Ur
from program import run_module

ITEMS, BLOCK = 64, 16
# Values; components of the number, their bits; whether it is a floating-point number.
SHAPES = [(8, 1, 8, False), (16, 1, 16, False), (16, 2, 8, False), (16, 1, 16, True)]
KINDS = ("gathers", "parts", "joins", "waits", "calls", "constant", "same")


class Kernels(assemble.Module):
    def __init__(self):
        super().__init__(7, 9)  # Vector16, Float16Buffer
        self.u32, self.u64, self.bool, self.void = self.int(32), self.int(64), self.type("Bool"), self.type("Void")
        self.to_u32, self.lid = self.pointer(CROSS, self.u32), self.built_in(34, self.u64)
        self.plan = []
        for shape in SHAPES:
            for kind in KINDS:
                name = f"{kind}_{'_'.join(map(str, map(int, shape)))}"
                self.make(name, kind, *shape)
                self.plan.append((name, kind, shape))

    def make(self, name, kind, values, components, bits, floating):
        part = self.type("Float", bits) if floating else self.int(bits)
        number = self.type("Vector", part, components) if components > 1 else part
        truths, wide = self.type("Vector", self.bool, values), self.type("Vector", self.u32, values)
        whole = self.int(components * bits)
        nothing = self.made("ConstantNull", wide)
        ones = self.made("ConstantComposite", wide, *[self.constant(1)] * values)
        fixed = self.made("ConstantComposite", truths,
                          *[self.made("ConstantTrue" if i % 3 == 0 else "ConstantFalse", self.bool) for i in range(values)])
        to_wide, to_whole = self.pointer(CROSS, wide), self.pointer(CROSS, whole)
        if kind == "calls":
            inner, (x,) = self.begin(number, truths)
            self.op("ReturnValue", self.op("Bitcast", number, x))
            self.op("FunctionEnd")
            outer, (x,) = self.begin(truths, number)
            self.op("ReturnValue", self.op("Bitcast", truths, x))
            self.op("FunctionEnd")
        vectors, numbers = self.kernel(name, to_wide, to_whole)
        item = self.op("Load", self.u64, self.lid)
        vector = self.op("PtrAccessChain", to_wide, vectors, item)
        at = self.op("PtrAccessChain", to_whole, numbers, item)

        def load():
            return self.op("INotEqual", truths, self.op("Load", wide, vector, ALIGNED, 4 * values), nothing)

        def number_of(x):
            x = self.op("FunctionCall", number, inner, x) if kind == "calls" else self.op("Bitcast", number, x)
            return x if number == whole else self.op("Bitcast", whole, x)

        def truths_of(x):
            x = x if number == whole else self.op("Bitcast", number, x)
            return self.op("FunctionCall", truths, outer, x) if kind == "calls" else self.op("Bitcast", truths, x)

        def leave(x):
            self.op("Store", vector, self.op("Select", wide, x, ones, nothing), ALIGNED, 4 * values)
        if kind in ("gathers", "calls"):
            self.op("Store", at, number_of(load()), ALIGNED, components * bits // 8)
        if kind in ("parts", "calls"):
            leave(truths_of(self.op("Load", whole, at, ALIGNED, components * bits // 8)))
        if kind == "joins":
            joined = self.op("INotEqual", self.bool, number_of(load()), self.constant(0, components * bits))
            self.op("Store", at, self.op("Select", whole, joined, self.constant(7, components * bits),
                                         self.constant(9, components * bits)), ALIGNED, components * bits // 8)
        if kind == "waits":
            x = load()
            y = self.op("Load", whole, at, ALIGNED, components * bits // 8)
            self.op("ControlBarrier", self.constant(2), self.constant(2), self.constant(0x110))
            self.op("Store", at, number_of(x), ALIGNED, components * bits // 8)
            leave(truths_of(y))
        if kind == "constant":
            self.op("Store", at, number_of(fixed), ALIGNED, components * bits // 8)
            leave(truths_of(self.constant(0xa5c3 & (1 << components * bits) - 1, components * bits)))
        if kind == "same":
            leave(self.op("Bitcast", truths, self.op("CopyObject", truths, load())))
        self.end()


def run(adapter, module):
    ur, rng = Ur(adapter), random.Random(1)
    loaded = ur.load(module.bytes())
    for name, kind, (values, components, bits, _) in module.plan:
        letter = "H" if components * bits == 16 else "B"
        truths = [[rng.choice([0, 0, 1, 5]) for _ in range(values)] if item % 4 else [0] * values for item in range(ITEMS)]
        numbers = [rng.randrange(1 << values) for _ in range(ITEMS)]
        arguments = [Argument("global", array.array("I", sum(truths, [])).tobytes().ljust(BUFFER, b"\0")),
                     Argument("global", array.array(letter, numbers).tobytes().ljust(BUFFER, b"\0"))]
        first, second = ur.run(loaded, (name, "", False, [BLOCK, 1, 1], []), arguments, ITEMS // BLOCK)
        flat, got = array.array("I", first)[:ITEMS * values], array.array(letter, second)[:ITEMS]
        for item in range(ITEMS):
            gathered = sum(bool(t) << i for i, t in enumerate(truths[item]))
            parted = [numbers[item] >> i & 1 for i in range(values)]
            constant = sum((i % 3 == 0) << i for i in range(values)), [(0xa5c3 >> i) & 1 for i in range(values)]
            want = {"gathers": (gathered, truths[item]), "parts": (numbers[item], parted), "waits": (gathered, parted),
                    "calls": (gathered, [gathered >> i & 1 for i in range(values)]), "constant": constant,
                    "joins": (7 if gathered else 9, truths[item]), "same": (numbers[item], [int(bool(t)) for t in truths[item]])}[kind]
            have = got[item], list(flat[item * values:(item + 1) * values])
            if have != want:
                sys.exit(f"{name}: work-item {item} has {have}, not {want}")


if __name__ == "__main__":
    MODULE = Kernels()
    run_module(__doc__, MODULE, len(MODULE.plan), run)
