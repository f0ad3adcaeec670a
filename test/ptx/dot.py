#!/usr/bin/env python3
"""Dot products of integers (SPV_KHR_integer_dot_product) against what they are by their text: each instruction, of vectors
of 2, 3, 4 and 8 components of 8 to 64 bits and of four bytes packed into a word, with results as wide as their components
and wider.

usage: dot.py [--cuda LIBRARY | --ur ADAPTER] SPIRV2PTX
"""

import argparse
import array
import os
import random
import struct
import subprocess
import sys
import tempfile

from bfloat16 import text
from launches import BUFFER, Argument, Cuda, Ur

ITEMS = 64
PACKED = 0
# Opcode, whether the first and the second are signed, whether a third number is added with saturation.
OPERATIONS = {"s": (4450, True, True, False), "u": (4451, False, False, False), "su": (4452, True, False, False),
              "s_sat": (4453, True, True, True), "u_sat": (4454, False, False, True), "su_sat": (4455, True, False, True)}
# Components (PACKED: four of 8 bits in one word), their bits, the result's.
SHAPES = [(PACKED, 8, 8), (PACKED, 8, 16), (PACKED, 8, 32), (PACKED, 8, 64), (4, 8, 8), (4, 8, 16), (4, 8, 32), (4, 8, 64),
          (2, 8, 32), (3, 8, 32), (8, 8, 32), (2, 16, 16), (4, 16, 32), (4, 16, 64), (3, 32, 32), (2, 32, 64), (4, 64, 64)]


FEW = [(PACKED, 8, 8), (4, 8, 32), (2, 16, 16)]
SOME = [(PACKED, 8, 32), (4, 8, 8), (3, 8, 32), (2, 16, 16), (4, 16, 64), (2, 32, 64)]  # for LLVM, which takes its time


def kernels(shapes=None):
    return [(f"{name}_{count}_{bits}_{wide}", operation, count, bits, wide)
            for name, operation in OPERATIONS.items() for count, bits, wide in shapes or SHAPES]


def module(shapes=None):
    """kernel void NAME(global const T *a, global const T *b, global const R *c, global R *out), for each kernel"""
    words = [0x07230203, 0x10600, 0, 0, 0]
    ids = iter(range(1, 1 << 20))
    known = {}

    def op(opcode, *operands):
        words.extend([(len(operands) + 1) << 16 | opcode, *operands])

    def made(opcode, kind, *operands):
        number = next(ids)
        op(opcode, kind, number, *operands)
        return number

    def of_type(opcode, *operands):
        if (opcode, *operands) not in known:
            known[(opcode, *operands)] = next(ids)
            op(opcode, known[(opcode, *operands)], *operands)
        return known[(opcode, *operands)]
    for capability in (6, 4, 7, 11, 22, 39, 6016, 6017, 6018, 6019):  # Kernel ... Int8, DotProduct*
        op(17, capability)
    op(14, 2, 2)
    mains, gid = [next(ids) for _ in kernels(shapes)], next(ids)
    for main, (name, *_) in zip(mains, kernels(shapes)):
        op(15, 6, main, *text(name), gid)
    op(71, gid, 11, 28)  # BuiltIn GlobalInvocationId
    void, u64 = of_type(19), of_type(21, 64, 0)
    v3 = of_type(23, u64, 3)
    op(59, of_type(32, 1, v3), gid, 1)
    parts = []
    for _, _, count, bits, wide in kernels(shapes):
        result = of_type(21, wide, 0)
        given = of_type(21, 32, 0) if count == PACKED else of_type(23, of_type(21, bits, 0), count)
        there, to = of_type(32, 5, given), of_type(32, 5, result)
        parts.append((given, result, there, to, of_type(33, void, there, there, to, to)))
    for main, (_, operation, count, bits, wide), (given, result, there, to, function) in zip(mains, kernels(shapes), parts):
        opcode, _, _, accumulates = operation
        op(54, void, main, 0, function)
        a, b, c, out = made(55, there), made(55, there), made(55, to), made(55, to)
        op(248, next(ids))
        item = made(81, u64, made(61, v3, gid, 2, 32), 0)
        size = 4 if count == PACKED else bits // 8 * (4 if count == 3 else count)
        x, y = (made(61, given, made(70, there, pointer, item), 2, size) for pointer in (a, b))
        more = [made(61, result, made(70, to, c, item), 2, wide // 8)] if accumulates else []
        value = made(opcode, result, x, y, *more, *([0] if count == PACKED else []))
        op(62, made(70, to, out, item), value, 2, wide // 8)
        op(253)
        op(56)
    words[3] = next(ids)
    return array.array("I", words).tobytes()


def components(count, bits, rng):
    """One item's: memory of a vector of 3 has room for 4. Small ones, so that sums fit, and any."""
    lanes = count or 4
    most = rng.choice([1 << bits, 1 << bits, 4, 2])
    values = [rng.choice([rng.randrange(most), (1 << bits) - 1 - rng.randrange(most)]) for _ in range(lanes)]
    data = b"".join(v.to_bytes(bits // 8, "little") for v in values)
    return values, data + bytes(bits // 8 if lanes == 3 else 0)


def signed(x, bits):
    return x - (1 << bits) if x >> bits - 1 else x


def expected(operation, bits, wide, a, b, c):
    """None: a sum that does not fit before it is added, which is then anything."""
    _, sign_a, sign_b, accumulates = operation
    total = sum((signed(x, bits) if sign_a else x) * (signed(y, bits) if sign_b else y) for x, y in zip(a, b))
    if not accumulates:
        return total % (1 << wide)
    low, high = (-(1 << wide - 1), (1 << wide - 1) - 1) if sign_a else (0, (1 << wide) - 1)
    products = [(signed(x, bits) if sign_a else x) * (signed(y, bits) if sign_b else y) for x, y in zip(a, b)]
    steps = [sum(products[:i + 1]) for i in range(len(products))]
    if any(not low <= x <= high for x in (*products, *steps)):
        return None
    return min(max(total + (signed(c, wide) if sign_a else c), low), high) % (1 << wide)


def case(kernel, rng):
    _, operation, count, bits, wide = kernel
    items = [(components(count, bits, rng), components(count, bits, rng), rng.getrandbits(wide)) for _ in range(ITEMS)]
    memory = [b"".join(a[1] for a, _, _ in items), b"".join(b[1] for _, b, _ in items),
              b"".join(c.to_bytes(wide // 8, "little") for _, _, c in items), bytes(ITEMS * wide // 8)]
    return memory, [expected(operation, bits, wide, a[0], b[0], c) for a, b, c in items]


def compare(where, kernel, left, wanted):
    size = kernel[4] // 8
    for i, want in enumerate(wanted):
        got = int.from_bytes(left[i * size:(i + 1) * size], "little")
        if want is not None and got != want:
            sys.exit(f"{where}: {kernel[0]}, item {i}: {got:#x}, not {want:#x}")
    return sum(want is not None for want in wanted)


def run(cuda, tool, sm):
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "dot.spv")
        with open(path, "wb") as f:
            f.write(module())
        made = subprocess.run([tool, "--sm", sm, path], capture_output=True, check=False)
    if made.returncode:
        sys.exit(f"sm_{sm}: {made.stderr.decode().strip()}")
    if made.stdout.count(b"dp4a") < 6 * 8:
        sys.exit("products of four bytes are not dp4a's")
    loaded, rng, count = cuda.load(made.stdout), random.Random(1), 0
    for kernel in kernels():
        memory, wanted = case(kernel, rng)
        buffers = [cuda.buffer(data) for data in memory]
        values = [struct.pack("<Q", b.value) for b in buffers] + [bytes(24)]
        cuda.launch(loaded, kernel[0], 1, [ITEMS, 1, 1], 0, values)
        count += compare(f"sm_{sm}", kernel, cuda.read(buffers[3], len(memory[3])), wanted)
    return count


def run_on_adapter(adapter):
    ur, rng, count = Ur(adapter), random.Random(1), 0
    loaded = ur.load(module(SOME))
    for kernel in kernels(SOME):
        memory, wanted = case(kernel, rng)
        arguments = [Argument("global", data + bytes(BUFFER - len(data))) for data in memory]
        left = ur.run(loaded, (kernel[0], "", False, [ITEMS, 1, 1], []), arguments, 1)
        count += compare("SPIR-V", kernel, left[3], wanted)
    return count


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cuda", default="libcuda.so.1")
    parser.add_argument("--ur", default="")
    parser.add_argument("--write", metavar="FILE", help="writes a module of a few of them and ends")
    parser.add_argument("tool", nargs="?", default="")
    args = parser.parse_args()
    if args.write:
        with open(args.write, "wb") as f:
            f.write(module(FEW))
        return
    if args.ur:
        count = run_on_adapter(args.ur)
    else:
        cuda = Cuda(args.cuda)
        count = run(cuda, args.tool, cuda.capability())
    print(f"{count} dot products of {len(kernels(SOME if args.ur else SHAPES))} kernels")


if __name__ == "__main__":
    main()
