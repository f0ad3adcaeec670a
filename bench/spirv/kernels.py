#!/usr/bin/env python3
"""Packs what bench_spirv runs on a GPU: kernels of dpctl, dpnp and oneMKL with launches of them that are large.

usage: kernels.py [--shift N] [--llvm FOLDER] [--llvm-spirv FILE] [--libclc FILE.bc] [--sample COUNT] MODULES OUT

MODULES is what modules.py cut out of the wheels of dpctl 0.22.1 and dpnp 0.20.0. OUT gets kernels.txt, our/NAME.spv,
llvm/NAME.ptx (llvm.py), and COUNT other modules (default 200) whose translation and compilation are timed. --shift divides
the elements by 2^N, for machines that are slow.

Lines of kernels.txt:
    buffer NAME TYPE COUNT INIT...
    kernel NAME MODULE GRID BLOCK SHARED BYTES FLOPS CONTIGUOUS
    arg buf NAME | arg TYPE VALUE | arg local OFFSET | arg bytes SIZE {OFFSET TYPE VALUE}...
    out NAME...  zero NAME...  before KERNEL...     of the kernel above
"""

import argparse
import os
import random
import shutil
import sys
import tempfile

import llvm

LARGE = 1 << 62


class Table:
    def __init__(self, shift):
        self.n = (1 << 26) >> shift          # elements of most buffers
        self.m = (1 << 24) >> shift          # of sorts and searches
        self.side = 8192 >> (shift + 1) // 2  # rows of matrices that are reduced: side * width is n
        self.width = self.n // self.side
        self.order = 4096 >> (shift + 1) // 2 if shift else 4096  # of matrices that are multiplied
        self.buffers, self.kernels, self.names = [], [], set()

    def buffer(self, name, kind, count, *init):
        if name not in self.names:
            self.names.add(name)
            self.buffers.append(f"buffer {name} {kind} {count} {' '.join(map(str, init)) or 'normal'}")
        return f"buf {name}"

    def kernel(self, name, module, grid, block, shared, args, size=0, out=(), before=(), zero=(), flops=0, plain=False):
        lines = [f"kernel {name} {module} {max(grid, 1)} {block} {shared} {size} {flops} {int(plain)}"]
        lines += ["arg " + arg for arg in args]
        for word, names in (("out", out), ("zero", zero), ("before", before)):
            if names:
                lines.append(f"{word} {' '.join(names)}")
        self.kernels.append((name, module, lines))


def number(kind):
    return lambda value: f"{kind} {value}"


i64, i32, i8, f32, f64, local = (number(kind) for kind in ("i64", "i32", "i8", "f32", "f64", "local"))


def by_value(size, *fields):
    return f"bytes {size} " + " ".join(f"{offset} {kind} {value}" for offset, kind, value in fields)


def elementwise(t):
    n = t.n
    a, b, c = t.buffer("A", "f32", 2 * n), t.buffer("B", "f32", n), t.buffer("C", "f32", n, "zero")
    d1, d2, d3 = t.buffer("D1", "f64", n), t.buffer("D2", "f64", n), t.buffer("D3", "f64", n, "zero")
    i1, u1, u2 = t.buffer("I1", "i32", n, "int"), t.buffer("U1", "i8", n, "int"), t.buffer("U2", "i8", n, "int")
    u3, p, dp = t.buffer("U3", "i8", n, "zero"), t.buffer("P", "f32", n, "positive"), t.buffer("DP", "f64", n, "positive")
    mask = t.buffer("MK", "u8", n, "mask")
    plain = (("add_f32", "67cea745e7966df8", 512, [a, b, c, i64(n)], 12, "C"),
             ("add_f64", "36d4b8ceb2309780", 256, [d1, d2, d3, i64(n)], 24, "D3"),
             ("add_i8", "200fd9369772248a", 1024, [u1, u2, u3, i64(n)], 3, "U3"),
             ("mul_f32", "7720f025ed85af3d", 1024, [a, b, c, i64(n)], 12, "C"),
             ("div_f64", "ddc58987707d9dd7", 1024, [d1, d2, d3, i64(n)], 24, "D3"),
             ("less_f32", "a8d3bbbc1c763c5e", 1024, [a, b, u3, i64(n)], 9, "U3"),
             ("copy_f32", "0f81123b09b8cf8e", 1024, [i64(n), a, c], 8, "C"),
             ("astype_f64_f32", "7f5b1e072a875005", 1024, [i64(n), d1, c], 12, "C"),
             ("astype_f32_f64", "8c48f395f090a4a2", 1024, [i64(n), a, d3], 12, "D3"),
             ("astype_i32_f32", "f06becfe0feba244", 1024, [i64(n), i1, c], 8, "C"),
             ("where_f32", "fa91d747c4827b60", 1024, [i64(n), mask, a, b, c], 13, "C"),
             ("clip_f32", "1b648e3e9c858f42", 1024, [i64(n), a, b, p, c], 16, "C"),
             ("sqrt_f32", "10660603c7d4c3ff", 1024, [p, c, i64(n)], 8, "C"))
    for name, module, each, args, size, out in plain:
        t.kernel(name, module, n // each, 128, 0, args, size * n, [out], plain=True)
    heavy = (("exp_f32", "3c1d7d620e84e631", [a, c], 8), ("exp_f64", "3ed9013692da0d15", [d1, d3], 16),
             ("sin_f32", "3417f9a72a940182", [a, c], 8), ("log_f64", "890705588071ee32", [dp, d3], 16),
             ("tanh_f32", "3078c9b8023de340", [a, c], 8), ("pow_f32", "d894bc21bf3f1e5c", [p, b, c], 12),
             ("atan2_f64", "976097adf6aa9634", [d1, d2, d3], 24), ("exp_c64", "e449680a30503fa4", [a, d3], 16),
             ("sqrt_c64", "7c13923449e8c96c", [a, d3], 16))
    for name, module, args, size in heavy:
        t.kernel(name, module, n // 1024, 128, 0, args + [i64(n)], size * n, [args[-1].split()[1]])
    t.kernel("linspace_f32", "12f2bcd610233097", n // 256, 256, 0, [c, f32(0), f32(1), i64(n)], 4 * n, ["C"])


def strided(t):
    n, rows, columns = t.n, t.side, t.width
    a, b, c = "buf A", "buf B", "buf C"
    t.buffer("S3", "i64", 12, "list", rows, columns, columns, 1, 1, rows, columns, 1, 0, 0, 0, 0)
    t.buffer("S2t", "i64", 12, "list", rows, columns, 1, rows, columns, 1, 0, 0, 0, 0, 0, 0)
    t.buffer("S2s", "i64", 12, "list", rows, columns, 2 * columns, 2, columns, 1, 0, 0, 0, 0, 0, 0)
    t.kernel("add_strided_f32", "d462c5eceb82a2a0", n // 256, 256, 0,
             [a, b, c, by_value(40, (0, "i32", 2), (8, "i64", 0), (16, "i64", 0), (24, "i64", 0), (32, "buf", "S3"))],
             12 * n, ["C"])
    two = lambda name: by_value(32, (0, "i32", 2), (8, "i64", 0), (16, "i64", 0), (24, "buf", name))
    t.kernel("cos_strided_f32", "a5e9d638519a073a", n // 256, 256, 0, [a, c, two("S2s")], 12 * n, ["C"])
    t.kernel("copy_strided2_f32", "e081688512fe668f", n // 256, 256, 0,
             [a, c, by_value(56, (0, "i64", n), (8, "i64", n), (16, "i64", 0), (24, "i64", 2), (32, "i64", 1),
                             (40, "i64", 0), (48, "i64", 0))], 12 * n, ["C"])
    t.kernel("copy_transp_f32", "8cf6ab7c0d72c407", n // 256, 256, 0, [a, c, two("S2t")], 8 * n, ["C"])


def reductions(t):
    n, r, w = t.n, t.side, t.width
    a, b, c, d1, d3, i1 = "buf A", "buf B", "buf C", "buf D1", "buf D3", "buf I1"
    across = by_value(32, (0, "i64", 0), (8, "i64", r), (16, "i64", w))
    down = by_value(24, (0, "i64", 0), (8, "i64", w), (16, "i64", w))
    parts, each = max(w // 1024, 1), 8
    tail = lambda inner, outer: [i64(inner), i64(outer), i64(each)]
    t.kernel("sum_f32_axis1", "530275c7db5c7237", r * parts, 128, 0, [a, c, f32(0), across] + tail(w, r), 4 * n, ["C"])
    t.kernel("sum_f32_axis0", "4d71743b6279b284", r * parts, 128, 0, [a, c, f32(0), down] + tail(r, w), 4 * n, ["C"])
    si, mx = t.buffer("SI", "i32", w, "zero"), t.buffer("MX", "f32", r, "least")
    t.kernel("sum_i32_axis0_atomic", "5263b77bec0198f8", r * parts, 128, 0, [i1, si, i32(0), down] + tail(r, w), 4 * n,
             ["SI"], zero=["SI"])
    t.kernel("max_f32_axis1", "b790f1dfc7eef9c1", r * parts, 128, 1024,
             [a, mx, f32("-inf"), across, local(0), by_value(8, (0, "i64", 128))] + tail(w, r), 4 * n, ["MX"], zero=["MX"])
    k = n // 64
    long_ago = by_value(24, (0, "i64", 0), (8, "i64", 64), (16, "i64", k))
    t.kernel("sum_f64_seq_axis0", "d5da57addf46a96b", k // 256, 256, 0, [d1, d3, f64(0), long_ago, i64(64)], 8 * n, ["D3"])
    lo = t.buffer("LO", "i64", k, "zero")
    t.kernel("argmax_f32_seq_axis0", "a246a4a40d88c792", k // 256, 256, 0,
             [a, lo, f32("-inf"), i64(LARGE), long_ago, i64(64)], 4 * n, ["LO"])
    t.kernel("dot_tree_f32", "07ba394a3e0199bb", r * parts, 128, 0,
             [a, b, c, by_value(56, (0, "i64", 0), (8, "i64", r), (16, "i64", w), (24, "i64", 0), (32, "i64", r),
                                (40, "i64", w))] + tail(w, r), 8 * n, ["C"])


def scans_and_sorts(t):
    n, m = t.n, t.m
    a, c, d3 = "buf A", "buf C", "buf D3"
    t.kernel("cumsum_f32_block", "05daf6cb6b2af804", n // 2048, 256, 8 * 256 * 4,
             [local(0), i64(n // 2048), i64(n), a, i64(0), i64(1), f32(0), c], 8 * n, ["C"])
    ls = t.buffer("LS", "f64", n // 2048)
    t.kernel("cumsum_f64_update", "2b2d3a8b3d6e08bb", n // 2048, 256, 0, [i64(2048), d3, i64(n), ls], 16 * n)
    parts = min(4096, m // 64)
    total = (parts + 1) * 16 + 1
    cn, ro = t.buffer("CN", "i32", total + 64, "zero"), t.buffer("RO", "f32", m, "zero")
    t.kernel("radix_count_f32", "54a2bfb4e5766c9d", parts, 128, 128 * 16 * 4,
             [i64(parts), i64(m), i64(m // parts), i8(1), i64(128), a, i32(0), local(0), i64(total), cn, i64(total - 1)],
             4 * m, ["CN"])
    t.kernel("radix_scan", "08d07509eb99626e", 16, 256, 0,
             [cn, i64(parts + 1), i64(total), i64(256), i64(m), i64(total - 1)], 0, ["CN"], before=["radix_count_f32"])
    t.kernel("radix_reorder_peer_f32", "4623e128785cf2a8", parts, 32, 0,
             [i64(parts), cn, i64(total), a, i64(m), ro, i64(total - 1), i64(m // parts), i32(32), i8(1), i32(0)], 8 * m,
             ["RO"], before=["radix_count_f32", "radix_scan"])
    ms, mo = t.buffer("MS", "f32", m, "zero"), t.buffer("MO", "f32", m, "zero")
    t.kernel("msort_wg_f32", "d306600ab5035820", m // 256, 128, 2048,
             [i64(m // 256), i64(256), i64(m), i64(128), a, local(0), by_value(8, (0, "i64", 256)), local(1024),
              by_value(8, (0, "i64", 256)), ms], 8 * m, ["MS"])
    whole = by_value(8, (0, "i64", m))
    t.kernel("msort_merge_f32", "0a765f574b9ba055", m // 4 // 256, 256, 0,
             [i64(m // 4), i64(64), i64(4), i64(m), ms, whole, whole, by_value(8, (0, "i64", 0)), mo], 8 * m, ["MO"],
             before=["msort_wg_f32"])


def matrices(t):
    n = t.order
    for name, module, kind, letters, columns, second in (("gemm_f32", "2280a523e0f5ee80", "f32", "GA GB GC", 128, 4096),
                                                         ("gemm_f64", "53ef736fb2c4cf1a", "f64", "HA HB HC", 64, 8192)):
        x, y, z = letters.split()
        args = [t.buffer(x, kind, n * n), t.buffer(y, kind, n * n), t.buffer(z, kind, n * n, "zero")]
        groups = n // columns
        t.kernel(name, module, groups * (n // 32), 256, 16384 + second,
                 args + [local(0), by_value(8, (0, "i64", 4096 if kind == "f32" else 2048)), local(16384),
                         by_value(8, (0, "i64", 256)), i64(1), i64(n), i64(n), i64(n), i64(groups), i32(32), i32(8),
                         i32(32)], 0, [z], flops=2 * n ** 3)


def searches(t):
    n, m = t.n, t.m
    a, c = "buf A", "buf C"
    ho, hl = t.buffer("HO", "f32", 256, "zero"), t.buffer("HL", "i64", 256, "zero")
    t.buffer("ED", "f32", 257, "edges")
    bins = by_value(16, (0, "buf", "ED"), (8, "i64", 257))
    t.kernel("hist_local_f32", "25f82f7c7992d474", n // (64 * 256), 256, 4 * 256 * 4,
             [a, i64(n), i64(1), i32(64), local(0), by_value(16, (0, "i64", 4), (8, "i64", 256)),
              by_value(8, (0, "buf", "HO")), bins], 4 * n, ["HO"], zero=["HO"])
    t.kernel("hist_global_i64", "1130f5e50dda3217", n // (64 * 256), 256, 0,
             [a, i64(n), i64(1), i32(64), by_value(8, (0, "buf", "HL")), bins], 4 * n, ["HL"], zero=["HL"])
    cs = t.buffer("CS", "i32", n, "counts")
    t.kernel("mask_extract_f32", "64a110bee4586879", n // 256, 256, 257 * 4,
             [a, cs, c, i64(n), by_value(24, (0, "i64", 0), (8, "i64", n), (16, "i64", 1)), local(0),
              by_value(8, (0, "i64", 257))], 10 * n, ["C"])
    t.buffer("IX", "i64", m, "index", n)
    ixp = t.buffer("IXP", "ptr", 1, "list", "IX")
    ax, _, _ = t.buffer("AX", "i64", 2, "list", n, 1), t.buffer("O1", "i64", 3, "list", 1, 0, 0), \
        t.buffer("IO", "i64", 1, "list", 0)
    t.buffer("IS", "i64", 2, "list", m, 1)
    t.kernel("take_f32", "20c6587896277120", m // 256, 256, 0,
             [a, c, ixp, i32(1), i64(m), ax,
              by_value(32, (0, "i32", 1), (8, "i64", 0), (16, "i64", 0), (24, "buf", "O1")),
              by_value(24, (0, "i32", 1), (4, "i32", 1), (8, "buf", "IO"), (16, "buf", "IS")),
              by_value(24, (0, "i32", 1), (8, "i64", 0), (16, "buf", "IS"))], 16 * m, ["C"])
    hy, po = t.buffer("HY", "f32", 1 << 20, "rising"), t.buffer("PO", "i32", m, "zero")
    t.kernel("searchsorted_f32", "f4c76da8d91ea11f", m // 256, 256, 0, [hy, a, po, i64(1 << 20)], 8 * m, ["PO"])
    t.kernel("rng_wald_f64", "4a7258e8a49d2811", n // 2 // 256, 256, 0, ["buf D3"], 8 * n)


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    llvm.arguments(parser)
    parser.add_argument("--shift", type=int, default=0)
    parser.add_argument("--sample", type=int, default=200)
    parser.add_argument("modules")
    parser.add_argument("out")
    given = parser.parse_args()
    table = Table(given.shift)
    for part in (elementwise, strided, reductions, scans_and_sorts, matrices, searches):
        part(table)
    for folder in ("our", "llvm", "sample"):
        os.makedirs(os.path.join(given.out, folder), exist_ok=True)
    with open(os.path.join(given.out, "kernels.txt"), "w") as f:
        f.write("\n".join(table.buffers) + "\n")
        for _, _, lines in table.kernels:
            f.write("\n".join(lines) + "\n")
    failed = 0
    with tempfile.TemporaryDirectory() as folder:
        route = llvm.Route(given.llvm, given.llvm_spirv, given.libclc, folder)
        for name, module, _ in table.kernels:
            path = os.path.join(given.modules, module + ".spv")
            shutil.copy(path, os.path.join(given.out, "our", name + ".spv"))
            try:
                ptx = route.translate(path)
                with open(os.path.join(given.out, "llvm", name + ".ptx"), "w") as f:
                    f.write(ptx)
            except RuntimeError as error:
                print(f"{name}: {error}")
                failed += 1
    names = sorted(os.listdir(given.modules))
    for name in random.Random(1).sample(names, min(given.sample, len(names))):
        shutil.copy(os.path.join(given.modules, name), os.path.join(given.out, "sample", name))
    print(f"{len(table.kernels)} kernels, {len(table.kernels) - failed} by LLVM too")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
