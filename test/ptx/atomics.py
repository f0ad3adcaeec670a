#!/usr/bin/env python3
"""Every atomic instruction of SPIR-V on numbers of 8 to 64 bits and floats of 16 to 64, of each scope, in global and in local
memory, with each order somewhere: work-items of two groups work on neighbouring elements, as many on one as the scope
allows. What each of them got back has to be explained by some order of all of them.

usage: atomics.py [--cuda LIBRARY | --ur ADAPTER] SPIRV2PTX
"""

import argparse
import array
import collections
import os
import random
import struct
import subprocess
import sys
import tempfile

from bfloat16 import text
from launches import BUFFER, Argument, Cuda, Failed, Ur

ITEMS, LOCAL, EXPECTED = 128, 64, 7
SCOPES = ["all_devices", "device", "work_group", "sub_group", "work_item"]
SHIFTS = {"global": [7, 7, 6, 5, 0], "local": [6, 6, 6, 5, 0]}
RELAXED, ACQUIRE, RELEASE, BOTH, ORDERED = ORDERS = [0, 2, 4, 8, 16]


def signed(x, bits):
    return x - (1 << bits) if x >> bits - 1 else x


# Opcode, and what a number becomes by another; numbers are without sign.
WHOLE = {
    "exchange": (229, lambda a, v, bits: v),
    "compare_exchange": (230, lambda a, v, bits: v if a == EXPECTED else a),
    "increment": (232, lambda a, v, bits: a + 1),
    "decrement": (233, lambda a, v, bits: a - 1),
    "add": (234, lambda a, v, bits: a + v),
    "sub": (235, lambda a, v, bits: a - v),
    "smin": (236, lambda a, v, bits: min(a, v, key=lambda x: signed(x, bits))),
    "umin": (237, lambda a, v, bits: min(a, v)),
    "smax": (238, lambda a, v, bits: max(a, v, key=lambda x: signed(x, bits))),
    "umax": (239, lambda a, v, bits: max(a, v)),
    "and": (240, lambda a, v, bits: a & v),
    "or": (241, lambda a, v, bits: a | v),
    "xor": (242, lambda a, v, bits: a ^ v),
    "store_load": (228, None),
}
FLOAT = {
    "exchange": (229, lambda a, v, bits: v),
    "add": (6035, lambda a, v, bits: a + v),
    "min": (5614, lambda a, v, bits: min(a, v)),
    "max": (5615, lambda a, v, bits: max(a, v)),
    "store_load": (228, None),
}
KINDS = [("int8", "B"), ("int16", "H"), ("int32", "I"), ("int64", "Q"), ("half", "e"), ("float", "f"), ("double", "d")]


def bits_of(letter):
    return 8 * struct.calcsize(letter)


def operations(letter):
    return FLOAT if letter in "efd" else WHOLE


def kernels(letter):
    return [(name, scope, place) for name in operations(letter) for scope in range(len(SCOPES)) for place in SHIFTS]


def value(item, letter):
    """What a work-item brings: a float small enough that sums are exact."""
    return item & 7 if letter in "efd" else (item * 37 + 5) & (1 << bits_of(letter)) - 1


def module(letter):
    """kernel void NAME(global T *cells, global T *seen), for each kernel"""
    bits, is_float = bits_of(letter), letter in "efd"
    words = [0x07230203, 0x10000, 0, 0, 0]
    ids = iter(range(1, 1 << 20))

    def op(opcode, *operands):
        words.extend([(len(operands) + 1) << 16 | opcode, *operands])

    def made(opcode, kind, *operands):
        number = next(ids)
        op(opcode, kind, number, *operands)
        return number

    def of_type(opcode, *operands):
        number = next(ids)
        op(opcode, number, *operands)
        return number
    capabilities = [6, 4, 11, 12, 22, 39]  # Kernel, Addresses, Int64, Int64Atomics, Int16, Int8
    if is_float:  # Float16 and Float64, then AtomicFloat*AddEXT and AtomicFloat*MinMaxEXT
        capabilities += {16: [9, 6095, 5616], 32: [6033, 5612], 64: [10, 6034, 5613]}[bits]
    for capability in capabilities:
        op(17, capability)
    for extension in ("add", "16_add", "_min_max") if is_float else ():
        op(10, *text("SPV_EXT_shader_atomic_float" + ("_add" if extension == "add" else extension)))
    op(14, 2, 2)
    mains, gid, lid, shared = [next(ids) for _ in kernels(letter)], next(ids), next(ids), next(ids)
    for main, (name, scope, place) in zip(mains, kernels(letter)):
        op(15, 6, main, *text(f"{name}_{SCOPES[scope]}_{place}"), gid, lid)
    op(71, gid, 11, 28)  # BuiltIn GlobalInvocationId
    op(71, lid, 11, 27)  # BuiltIn LocalInvocationId
    void = of_type(19)
    types = {width: of_type(21, width, 0) for width in (8, 16, 32, 64)}
    u32, u64 = types[32], types[64]
    kind = of_type(22, bits) if is_float else types[bits]
    there, here, v3 = of_type(32, 5, kind), of_type(32, 4, kind), of_type(23, u64, 3)
    input_ = of_type(32, 1, v3)
    function = of_type(33, void, there, there)
    constants = {}

    def constant(number, width=32):
        if (number, width) not in constants:
            constants[number, width] = made(43, types[width], *(number >> at & 0xffffffff for at in range(0, width, 32)))
        return constants[number, width]
    for number in {*range(8), 37, *ORDERS, 0x108}:
        constant(number)
    for shift in (0, 5, 6, 7):
        constant(shift, 64)
    constant(EXPECTED, bits)
    row = of_type(28, kind, constant(LOCAL, 32))
    rows = of_type(32, 4, row)
    op(59, input_, gid, 1)
    op(59, input_, lid, 1)
    op(59, rows, shared, 4)
    for number, (main, (name, scope, place)) in enumerate(zip(mains, kernels(letter))):
        order = ORDERS[number % len(ORDERS)]
        op(54, void, main, 0, function)
        cells, seen = made(55, there), made(55, there)
        op(248, next(ids))
        item = made(81, u64, made(61, v3, gid, 2, 32), 0)
        local = made(81, u64, made(61, v3, lid, 2, 32), 0)
        small = made(113, u32, item)
        if is_float:
            brought = made(112, kind, made(199, u32, small, constant(7)))
        else:
            brought = made(128, u32, made(132, u32, small, constant(37)), constant(5))
            brought = brought if bits == 32 else made(113, kind, brought)
        base, pointer, at = cells, there, item
        mine = made(70, there, cells, item)
        if place == "local":
            base, pointer, at = made(70, here, shared, constant(0, 64), constant(0, 64)), here, local
            own = made(70, here, base, local)
            op(62, own, made(61, kind, mine, 2, bits // 8), 2, bits // 8)
            op(224, constant(2), constant(2), constant(0x108))
        index = made(194, u64, at, constant(SHIFTS[place][scope] if name != "store_load" else 0, 64))
        cell = made(70, pointer, base, index)
        among = constant(scope)
        if name == "store_load":
            op(228, cell, among, constant(RELEASE if order in (RELEASE, BOTH) else ORDERED if order == ORDERED else 0), brought)
            result = made(227, kind, cell, among, constant(ACQUIRE if order in (ACQUIRE, BOTH) else ORDERED if order == ORDERED
                                                           else 0))
        elif name == "compare_exchange":
            unequal = constant(ACQUIRE if order in (ACQUIRE, BOTH) else ORDERED if order == ORDERED else RELAXED)
            result = made(230, kind, cell, among, constant(order), unequal, brought, constant(EXPECTED, bits))
        elif name in ("increment", "decrement"):
            result = made(operations(letter)[name][0], kind, cell, among, constant(order))
        else:
            result = made(operations(letter)[name][0], kind, cell, among, constant(order), brought)
        op(62, made(70, there, seen, item), result, 2, bits // 8)
        if place == "local":
            op(224, constant(2), constant(2), constant(0x108))
            op(62, mine, made(61, kind, own, 2, bits // 8), 2, bits // 8)
        op(253)
        op(56)
    words[3] = next(ids)
    return array.array("I", words).tobytes()


def explained(first, last, steps):
    """Whether steps (from, to) make one way from first to last that takes each once: Euler's condition."""
    degree, above = collections.Counter(), {}

    def root(x):
        while above.setdefault(x, x) != x:
            x = above[x]
        return x
    degree[first] += 1
    degree[last] -= 1
    for before, after in steps:
        degree[before] -= 1
        degree[after] += 1
        above[root(before)] = root(after)
    return not any(degree.values()) and len({root(x) for x in [first, last, *(x for step in steps for x in step)]}) == 1


def check(letter, kernel, before, after, seen):
    name, scope, place = kernel
    bits, becomes, mask = bits_of(letter), operations(letter)[name][1], (1 << bits_of(letter)) - 1
    cells = collections.defaultdict(list)
    for item in range(ITEMS):
        first = item - item % LOCAL if place == "local" else 0
        cells[first + (item - first >> SHIFTS[place][scope])].append(item)
    if name == "store_load":
        return all(after[i] == seen[i] == value(i, letter) for i in range(ITEMS))
    for cell in range(ITEMS):
        steps = []
        for item in cells.get(cell, ()):
            made = becomes(seen[item], value(item, letter), bits)
            steps.append((seen[item], made if letter in "efd" else made & mask))
        if not explained(before[cell], after[cell], steps):
            return False
    return True


def contents(letter, name, rng):
    if letter in "efd":
        return array.array("f", [rng.randrange(8) for _ in range(ITEMS)]).tolist()
    return [EXPECTED if name == "compare_exchange" else rng.getrandbits(bits_of(letter)) for _ in range(ITEMS)]


def on_cuda(cuda, loaded, symbol, data):
    held = cuda.buffer(data), cuda.buffer(data)
    try:
        cuda.launch(loaded, symbol, ITEMS // LOCAL, [LOCAL, 1, 1], 0,
                    [struct.pack("<Q", b.value) for b in held] + [bytes(24)])
        return [cuda.read(b, len(data)) for b in held]
    finally:
        for b in held:
            cuda.free(b)


def launcher(args, code):
    """A function that launches a kernel by its name on contents of both buffers, and returns what they hold then."""
    if args.ur:
        program = args.device.load(code)

        def launch(symbol, data):
            padded = data + bytes(BUFFER - len(data))
            left = args.device.run(program, (symbol, "", False, [LOCAL, 1, 1], []), [Argument("global", padded)] * 2,
                                   ITEMS // LOCAL)
            return [memory[:len(data)] for memory in left]
        return launch
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "atomics.spv")
        with open(path, "wb") as f:
            f.write(code)
        made = subprocess.run([args.tool, "--sm", args.device.capability(), path], capture_output=True, check=False)
        if made.returncode:
            raise Failed(made.stderr.decode().strip())
    loaded = args.device.load(made.stdout)
    return lambda symbol, data: on_cuda(args.device, loaded, symbol, data)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cuda", default="libcuda.so.1")
    parser.add_argument("--ur", default="")
    parser.add_argument("tool")
    args = parser.parse_args()
    args.device = Ur(args.ur) if args.ur else Cuda(args.cuda)
    rng, wrong, count = random.Random(1), 0, 0
    for kind, letter in KINDS:
        launch = launcher(args, module(letter))
        for kernel in kernels(letter):
            name, scope, place = kernel
            before = contents(letter, name, rng)
            form = f"<{ITEMS}{letter}"
            after, seen = (struct.unpack(form, left)
                           for left in launch(f"{name}_{SCOPES[scope]}_{place}", struct.pack(form, *before)))
            count += 1
            if not check(letter, kernel, before, after, seen):
                print(f"{kind}: {name} of {place} memory, scope {SCOPES[scope]}: {before[:4]} became {after[:4]}, the first "
                      f"work-items got {seen[:4]}")
                wrong += 1
    print(f"{count} atomic instructions by {ITEMS} work-items each: {wrong} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
