#!/usr/bin/env python3
"""Kernels whose sub-groups read and write rows of small elements (kernels/rows.cl), against a model of them: buffers that
are aligned or not, apart, the same, or partly the same, work-groups whose last sub-group is not whole. Says also whether
lanes took elements side by side exactly where they may.

usage: rows.py [--cuda LIBRARY] SPIRV2PTX FILE.spv
"""

import argparse
import random
import re
import struct
import subprocess
import sys

from launches import Cuda, kernels_of

ROWS, VECTORS, LANES = 4, 2, 32
SIZES = {"add_uchar": (1, 1, 1), "add_short": (2, 2, 2), "mixed": (1, 2, 1), "packed": (1, 1, 1), "both": (1, 1, 1),
         "gaps": (1, 1, 1),
         "again": (1, 1, 1), "masked": (2, 2, 2), "bits_uchar": (1, 1, 1), "bits_short": (2, 2, 2)}
LIMIT = 150
# Sums by words of four bytes leave the highest bit of each element out.
BY_WORDS = ("again", "bits_short", "bits_uchar", "both", "masked")
LOW_BITS = (0x7f7f7f7f, 0x7fff7fff)


def together(x, y, lane, shift, back):
    return sum((x[i, lane] < y[i, lane] or x[i, lane] == 7) << shift * i for i in range(ROWS)) >> back


EACH = {
    "add_uchar": lambda x, y, at: x[at] + y[at] * 3,
    "add_short": lambda x, y, at: x[at] + y[at] * 3,
    "mixed": lambda x, y, at: x[at] if x[at] + y[at] > LIMIT else LIMIT,
    "bits_uchar": lambda x, y, at: (x[at] - y[at] ^ (x[at] | ~y[at]) & 90) - (77 + (y[at] & 15)),
    "bits_short": lambda x, y, at: (x[at] - y[at] ^ (x[at] | ~y[at]) & 90) - (77 + (y[at] & 15)),
    "masked": lambda x, y, at: x[at] + y[at] & 255,
    "gaps": lambda x, y, at: x[at] + y[at] * 3,
    "by_row": lambda x, y, at: x[at] + y[at] + at[0],
    "by_lane": lambda x, y, at: x[at] + y[at] + at[1],
    "turned": lambda x, y, at: x[at] + y[ROWS - 1 - at[0], at[1]],
    "moved": lambda x, y, at: x[ROWS - 1 - at[0], at[1]] + y[ROWS - 1 - at[0], at[1]],
    "packed": lambda x, y, at: together(x, y, at[1], 8, 8 * at[0]),
    "packed_turned": lambda x, y, at: together(x, y, at[1], 8, 24 - 8 * at[0]),
    "packed_close": lambda x, y, at: together(x, y, at[1], 4, 8 * at[0]),
    "spread": lambda x, y, at: x[at] + y[at[0], 5],
}
# Where the three buffers begin in their memory, and work-items; which way a kernel of bytes goes: True the new one, where
# what a sub-group loads and what it stores is the same or has nothing in common, and each begins at a multiple of 8 bytes.
CASES = (((0, 1024, 2048), 32, True), ((0, 1024, 2048), 64, True), ((0, 1024, 0), 32, True), ((0, 0, 0), 32, True),
         ((0, 0, 0), 64, True), ((1, 1024, 2048), 32, False), ((0, 1026, 2048), 32, False), ((0, 1024, 2050), 32, False),
         ((4, 1024, 2048), 32, False), ((0, 1024, 128), 32, False), ((0, 1024, 8), 32, False), ((0, 1024, 124), 32, False),
         ((0, 1024, 248), 32, False), ((0, 1024, 252), 32, False), ((0, 1024, 256), 32, True), ((256, 1024, 128), 32, False),
         ((256, 1024, 132), 32, False), ((256, 1024, 0), 32, True), ((256, 1024, 8), 32, False), ((560, 1024, 304), 32, True),
         ((304, 1024, 296), 32, False), ((0, 1056, 1024), 32, False), ((0, 1280, 1024), 32, True),
         ((0, 1024, 1056), 32, False), ((0, 1024, 2048), 16, False), ((0, 1024, 2048), 40, None))


def model(name, memory, begins, items, sizes):
    def element(at, size):
        return int.from_bytes(memory[at:at + size], "little", signed=name in ("add_short", "bits_short"))
    rows = {}
    for group in range(0, items, LANES):
        lanes = min(items - group, LANES)
        first, last = group * ROWS * VECTORS, [0] * lanes
        for vector in range(VECTORS):
            here = (first + vector * ROWS * LANES) * (2 if name == "gaps" else 1)
            places = {(i, lane): here + lane + lanes * i for i in range(ROWS) for lane in range(lanes)}
            x, y = ({at: element(begins[b] + sizes[b] * n, sizes[b]) for at, n in places.items()} for b in (0, 1))
            if name == "carried":
                rows = {at: x[at] + y[at] + last[at[1]] for at in places}
                last = [x[1, lane] for lane in range(lanes)]
            elif name == "again":
                for at, n in places.items():
                    memory[begins[2] + n] = x[at] * 3 & 255
                rows = {at: x[at] + memory[begins[1] + n] for at, n in places.items()}
            elif name != "both":
                rows = {at: EACH[name](x, y, at) for at in places}
            for i in range(ROWS if name == "both" else 0):
                for to, more in ((2, 0), (1, 1)):
                    for lane in range(lanes):
                        memory[begins[to] + places[i, lane]] = x[i, lane] + more & 255
            for at, n in places.items() if name != "both" else ():
                to = begins[2] + sizes[2] * n
                memory[to:to + sizes[2]] = (rows[at] & 256 ** sizes[2] - 1).to_bytes(sizes[2], "little")
    return memory


def ways(text, name):
    """The PTX with a trap in a kernel where lanes take what lies side by side, and in the plain way; None: it has one way."""
    begin = text.index(f".entry {name}(")
    end = text.index("\n}\n", begin)
    body = text[begin:end]
    branch = re.search(r"\t@!%p\d+ bra (\$L\d+);\n(?=\tbar\.warp\.sync)", body)
    if not branch:
        return None
    whole = [body[:branch.end()] + "\ttrap;\n" + body[branch.end():],
             body.replace(f"{branch.group(1)}:\n", f"{branch.group(1)}:\n\ttrap;\n")]
    return [text[:begin] + b + text[end:] for b in whole]


def run(cuda, module, name, symbol, memory, begins, items):
    held = cuda.buffer(bytes(memory))
    values = [struct.pack("Q", held.value + begin) for begin in begins]
    values += [struct.pack("i", LIMIT)] if name == "mixed" else []
    cuda.launch(module, symbol, 1, (items, 1, 1), 0, values)
    data = cuda.read(held, len(memory))
    cuda.free(held)
    return data


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--cuda", default="libcuda.so.1")
    parser.add_argument("tool")
    parser.add_argument("file")
    args = parser.parse_args()
    cuda, rng, wrong = Cuda(args.cuda), random.Random(1), 0
    made = subprocess.run([args.tool, "--sm", cuda.capability(), args.file], capture_output=True, check=True, text=True)
    plain = cuda.load(made.stdout.encode())
    for kernel in kernels_of(args.tool, args.file):
        name, sizes = kernel[0], SIZES.get(kernel[0], (1, 1, 1))
        texts = ways(made.stdout, name)
        if (texts is not None) != (name in SIZES):
            print(f"{name}: lanes {'take' if texts else 'do not take'} elements side by side")
            wrong += 1
            continue
        body = made.stdout[made.stdout.index(f".entry {name}("):].split("\n}\n", 1)[0]
        by_words = any(f", {mask};" in body for mask in LOW_BITS)
        if by_words != (name in BY_WORDS):
            print(f"{name}: is {'' if by_words else 'not '}computed by words")
            wrong += 1
        modules = [cuda.load(text.encode()) for text in texts] if texts else None
        for begins, items, wide in CASES:
            if any(begin % size for begin, size in zip(begins, sizes)):
                continue
            memory = bytearray(rng.randbytes(4096))
            expected = model(name, bytearray(memory), begins, items, sizes)
            got = run(cuda, plain, name, kernel[0], memory, begins, items)
            what = f"{name}, buffers at {begins}, {items} work-items"
            if got != bytes(expected):
                print(f"{what}: byte {next(i for i in range(4096) if got[i] != expected[i])} differs")
                wrong += 1
            if modules and wide is not None and (name == "add_uchar" or (begins, items, wide) == CASES[0]):
                # A module whose way is not taken gives the same; the other is stopped.
                if run(cuda, modules[1 if wide else 0], name, kernel[0], memory, begins, items) != bytes(expected):
                    print(f"{what}: the other way is taken")
                    wrong += 1
    print(f"{len(EACH) + 3} kernels, {len(CASES)} launches of each at most: {wrong} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
