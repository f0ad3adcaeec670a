#!/usr/bin/env python3
"""The conversions of SPV_INTEL_bfloat16_conversion against what they are by their text: to the nearest bfloat16, ties to
even, and NaN stays one. For devices that have an instruction for it and for those before.

usage: bfloat16.py [--cuda LIBRARY | --ur ADAPTER] SPIRV2PTX
"""

import argparse
import array
import os
import random
import struct
import subprocess
import sys
import tempfile

from launches import BUFFER, Argument, Cuda, Ur

COUNT = 4096
SPECIAL = [0x00000000, 0x80000000, 0x3f800000, 0x3f808000, 0x3f818000, 0x3f808001, 0x3f807fff, 0x7f7fffff, 0xff7fffff,
           0x7f800000, 0xff800000, 0x7f800001, 0x7fc00000, 0xffffffff, 0x00000001, 0x00008000, 0x00018000, 0x007fffff]


def text(string):
    data = string.encode() + b"\0"
    return list(array.array("I", data + b"\0" * (-len(data) % 4)))


def module():
    """kernel void bf16(global const float *from, global const ushort *bits, global ushort *narrow, global float *wide)"""
    void, u16, u32, u64, f32, floats, shorts, v3, input_, function, gid, main = range(1, 13)
    a, b, out, wide, label, ids, i, p, x, narrow, q, r, y, widened, s = range(20, 35)
    words = [0x07230203, 0x10000, 0, 40, 0]

    def op(opcode, *operands):
        words.extend([(len(operands) + 1) << 16 | opcode, *operands])
    for capability in (6, 4, 22, 11, 6115):  # Kernel, Addresses, Int16, Int64, Bfloat16ConversionINTEL
        op(17, capability)
    op(10, *text("SPV_INTEL_bfloat16_conversion"))
    op(14, 2, 2)
    op(15, 6, main, *text("bf16"), gid)
    op(71, gid, 11, 28)  # BuiltIn GlobalInvocationId
    op(19, void)
    op(21, u16, 16, 0)
    op(21, u32, 32, 0)
    op(21, u64, 64, 0)
    op(22, f32, 32)
    op(32, floats, 5, f32)
    op(32, shorts, 5, u16)
    op(23, v3, u64, 3)
    op(32, input_, 1, v3)
    op(33, function, void, floats, shorts, shorts, floats)
    op(59, input_, gid, 1)
    op(54, void, main, 0, function)
    for parameter, kind in ((a, floats), (b, shorts), (out, shorts), (wide, floats)):
        op(55, kind, parameter)
    op(248, label)
    op(61, v3, ids, gid, 2, 32)
    op(81, u64, i, ids, 0)
    op(70, floats, p, a, i)
    op(61, f32, x, p, 2, 4)
    op(6116, u16, narrow, x)
    op(70, shorts, q, out, i)
    op(62, q, narrow, 2, 2)
    op(70, shorts, r, b, i)
    op(61, u16, y, r, 2, 2)
    op(6117, f32, widened, y)
    op(70, floats, s, wide, i)
    op(62, s, widened, 2, 4)
    op(253)
    op(56)
    return array.array("I", words).tobytes()


def nearest(bits):
    """The bfloat16, or None for any NaN."""
    if bits & 0x7fffffff > 0x7f800000:
        return None
    return (bits + 0x7fff + (bits >> 16 & 1)) >> 16


def is_nan(bits):
    return bits & 0x7fff > 0x7f80


def inputs():
    rng = random.Random(1)
    floats = SPECIAL + [rng.getrandbits(32) for _ in range(COUNT - len(SPECIAL))]
    return floats, [f >> 16 for f in SPECIAL] + [rng.getrandbits(16) for _ in range(COUNT - len(SPECIAL))]


def check(name, floats, shorts, narrow, wide):
    for bits, made in zip(floats, narrow):
        expected = nearest(bits)
        if not is_nan(made) if expected is None else made != expected:
            sys.exit(f"{name}: of {bits:08x}: {made:04x}, not {'a NaN' if expected is None else f'{expected:04x}'}")
    for bits, made in zip(shorts, wide):
        if made != bits << 16:
            sys.exit(f"{name}: of {bits:04x}: {made:08x}")


def run(cuda, tool, path, sm):
    made = subprocess.run([tool, "--sm", sm, path], capture_output=True, check=False)
    if made.returncode:
        sys.exit(f"sm_{sm}: {made.stderr.decode().strip()}")
    loaded = cuda.load(made.stdout)
    floats, shorts = inputs()
    given = cuda.buffer(array.array("I", floats).tobytes()), cuda.buffer(array.array("H", shorts).tobytes())
    got = cuda.buffer(bytes(2 * COUNT)), cuda.buffer(bytes(4 * COUNT))
    values = [struct.pack("<Q", b.value) for b in (*given, *got)] + [bytes(24)]
    cuda.launch(loaded, "bf16", COUNT // 64, [64, 1, 1], 0, values)
    check(f"sm_{sm}", floats, shorts, array.array("H", cuda.read(got[0], 2 * COUNT)),
          array.array("I", cuda.read(got[1], 4 * COUNT)))


def run_on_adapter(adapter):
    """The same through an adapter that takes SPIR-V."""
    ur, (floats, shorts) = Ur(adapter), inputs()
    given = [array.array("I", floats).tobytes(), array.array("H", shorts).tobytes(), bytes(2 * COUNT), bytes(4 * COUNT)]
    arguments = [Argument("global", data + bytes(BUFFER - len(data))) for data in given]
    left = ur.run(ur.load(module()), ("bf16", "", False, [64, 1, 1], []), arguments, COUNT // 64)
    check("SPIR-V", floats, shorts, array.array("H", left[2][:2 * COUNT]), array.array("I", left[3][:4 * COUNT]))
    print(f"{COUNT} floats and as many bfloat16")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cuda", default="libcuda.so.1")
    parser.add_argument("--ur", default="")
    parser.add_argument("tool")
    args = parser.parse_args()
    if args.ur:
        return run_on_adapter(args.ur)
    cuda = Cuda(args.cuda)
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "bf16.spv")
        with open(path, "wb") as f:
            f.write(module())
        for sm in ("75", cuda.capability()):
            run(cuda, args.tool, path, sm)
    print(f"{COUNT} floats and as many bfloat16, twice")


if __name__ == "__main__":
    main()
