#!/usr/bin/env python3
"""Compares what our translator makes of kernels for AMD's GPUs with what clang makes of the same source: instructions, registers, spills.

    device_code.py [--build BUILD] [--arch gfx90a,gfx942] [--above 1.2] [--all] FOLDER...

Sources are those that run.py takes, OpenCL C with lines beside it. Ours go through SPIR-V, as the HIP adapter gets them; clang's own way
links libclc's functions and those of urcc, and is LLVM's for the device from the start. Nothing is run, and no device is needed: numbers
are read from the metadata and the disassembly of what both make. Instructions are those that stand there, not those that are executed,
in a kernel and, once each, in the functions that it calls. A kernel that clang's way leaves a function out of is told, and not compared.
Exit status 77: the tools are missing.

Columns: instructions, vector and scalar registers, spilled registers, bytes of private memory; ours, clang's, and the ratios of
instructions and vector registers.
"""

import argparse
import collections
import concurrent.futures
import math
import os
import re
import shutil
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
import run  # noqa: E402

sys.path.insert(0, os.path.join(run.ROOT, "tools"))
from urcc_lib import targets  # noqa: E402
from urcc_lib.toolchain import MissingTool, Toolchains, UrccError  # noqa: E402

Code = collections.namedtuple("Code", "instructions vector scalar spilled private missing")


def output(command):
    return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, universal_newlines=True, check=False)


class Tools:
    def __init__(self, build):
        self.emitter = os.path.join(build, "lib", "spirv2amdgcn")
        self.clang = Toolchains().all()[0]  # the newest, with whatever libclc it can read
        self.library = self.clang.libclc(*targets._AMDGCN_LIBRARIES)
        versions = [f"-{self.clang.version}", *(f"-{n}" for n in range(40, 14, -1)), ""]
        self.readelf, self.objdump = (next(filter(None, (shutil.which(f"llvm-{tool}{v}") for v in versions)), None)
                                      for tool in ("readelf", "objdump"))
        if not (self.readelf and self.objdump and os.path.exists(self.emitter)):
            raise MissingTool("llvm-readelf, llvm-objdump or " + self.emitter + " is missing")


def metadata(tools, path):
    """What a code object says of each kernel: {name: {key: value}}."""
    found, kernel = {}, {}
    for line in output([tools.readelf, "--notes", path]).stdout.splitlines():
        if re.match(r"  - \.", line):
            kernel = {}
        match = re.match(r"  (?:-| ) \.(\w+):\s+(\S+)$", line)
        if match:
            kernel[match[1]] = match[2].strip("'")
            if match[1] == "name":
                found[kernel["name"]] = kernel
    return found


def look(tools, path):
    """{kernel: Code}"""
    text = output([tools.objdump, "-d", "-r", path]).stdout
    functions = re.findall(r"^([0-9a-f]+) <(\S+)>:\n(.*?)(?=^[0-9a-f]+ <|\Z)", text, re.M | re.S)
    bodies = {name: body for _, name, body in functions}
    places = {f".text+{int(address, 16) + 4:#x}": name for address, name, _ in functions}  # 4: from the instruction to its operand
    undefined = set(re.findall(r" UND (\S+)$", output([tools.readelf, "-sW", path]).stdout, re.M))
    found = {}
    for name, facts in metadata(tools, path).items():
        reached, count = [name], 0
        for of in reached:
            body = bodies.get(of, "")
            words = [line.split()[0] for line in body.splitlines() if re.match(r"\s+[a-z]\w+", line)]
            while words and words[-1] in ("s_nop", "s_code_end"):  # what fills the place behind
                words.pop()
            count += len(words)
            # GOTPCREL32 too: functions that another file might replace.
            named = [places.get(n, n.partition("+")[0]) for n in re.findall(r"R_AMDGPU_(?:REL32|GOTPCREL32)_LO\s+(\S+)", body)]
            reached += dict.fromkeys(n for n in named if n not in reached and (n in bodies or n in undefined))
        missing = sorted(undefined.intersection(reached))
        number = {key: int(facts.get(key, "0"), 0) for key in ("vgpr_count", "agpr_count", "sgpr_count", "vgpr_spill_count",
                                                             "sgpr_spill_count", "private_segment_fixed_size")}
        found[name] = Code(count, number["vgpr_count"], number["sgpr_count"],
                           number["vgpr_spill_count"] + number["sgpr_spill_count"], number["private_segment_fixed_size"], missing)
    return found


def make(tools, module, arch, work):
    """({kernel: Code} of ours, of clang's, what went wrong)"""
    base = os.path.join(work, f"{module.name}.{arch}")
    made = output([sys.executable, run.URCC, "-t", "spir64", "-O2", *module.urcc_options(), "-o", base + ".spv", module.source])
    if made.returncode:
        return {}, {}, made.stderr.strip().splitlines()[-1:]
    ours = output([tools.emitter, arch, base + ".spv", base + ".ours"])
    wrong = ["ours: " + ours.stderr.strip()] if ours.returncode else []
    machine = ["-target", "amdgcn-amd-amdhsa", f"-mcpu={arch}", "-nogpulib"]
    options = module.urcc_options()
    standard = [] if any("-cl-std" in o for o in options) else ["-cl-std=CL2.0"]
    folder = os.path.join(work, arch)
    os.makedirs(folder, exist_ok=True)
    try:
        extra = os.path.join(folder, "extra.bc")
        if not os.path.exists(extra):
            targets._extra(tools.clang, "amdgcn", machine, folder)
        bitcode = [x for path in (extra, tools.library) for x in ("-Xclang", "-mlink-builtin-bitcode", "-Xclang", path)]
        tools.clang.run([tools.clang.clang, "-x", "cl", "-fgnu89-inline", "-O2", "-w", *standard, *options, *machine, *bitcode, "-c",
                         module.source, "-o", base + ".clang"], "compiling")
    except UrccError as error:
        wrong.append("clang: " + next((line for line in error.output.splitlines() if "error:" in line), str(error)))
        return look(tools, base + ".ours") if not ours.returncode else {}, {}, wrong
    return look(tools, base + ".ours") if not ours.returncode else {}, look(tools, base + ".clang"), wrong


def ratio(a, b):
    return a / b if b else 1.0 if not a else math.inf


def mean(values):
    return math.exp(sum(map(math.log, values)) / len(values)) if values else 1.0


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0], epilog=__doc__.split("\n\n", 1)[1],
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="+", metavar="folder")
    parser.add_argument("--build", default=os.path.join(run.ROOT, "build", "release"), help="a tree that is built (build/release)")
    parser.add_argument("--arch", default="gfx90a,gfx942", help="processors (gfx90a,gfx942)")
    parser.add_argument("--above", type=float, default=1.2, help="show kernels with a ratio above it, or spills of ours alone (1.2)")
    parser.add_argument("--all", action="store_true", help="show all kernels")
    parser.add_argument("--most", type=float, help="fail if a geometric mean is above this")
    parser.add_argument("--module", help="only kernels of this source")
    parser.add_argument("--work", help="folder for what is made on the way, which stays")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    args = parser.parse_args()
    try:
        tools = Tools(args.build)
    except (MissingTool, UrccError) as error:
        print(error)
        sys.exit(77)
    modules = [m for folder in args.folders for m in run.modules_in(folder) if m.source.endswith(".cl") and args.module in (None, m.name)]
    failed = False
    with tempfile.TemporaryDirectory() as temp, concurrent.futures.ThreadPoolExecutor(args.jobs) as pool:
        work = args.work or temp
        os.makedirs(work, exist_ok=True)
        for arch in args.arch.split(","):
            print(f"{arch:<30} {'ours':<26} {'clang ' + str(tools.clang.version):<26} instructions, registers")
            ratios, registers, left, spilled = [], [], [], 0
            for module, (ours, theirs, wrong) in zip(modules, pool.map(lambda m: make(tools, m, arch, work), modules)):
                for line in wrong:
                    print(f"  {module.name}: {line[:150]}")
                    failed |= line.startswith("ours")
                for name in dict.fromkeys(kernel.name for kernel in module.kernels):
                    a, b = ours.get(name), theirs.get(name)
                    if not a or not b or b.missing or a.missing:
                        left.append(f"{name} ({', '.join((b or a).missing) if b or a else 'neither'})" if b and a else
                                    f"{name} (not by {'clang' if a else 'us'})")
                        continue
                    by, more = ratio(a.instructions, b.instructions), ratio(a.vector, b.vector)
                    ratios.append(by)
                    registers.append(more)
                    worse = a.spilled > b.spilled or a.private > b.private
                    spilled += worse
                    if args.all or by > args.above or more > args.above or worse:
                        print(f"{module.name + ': ' + name:<30} {'{:5d} {:3d}v {:3d}s {:2d} {:5d}'.format(*a[:5]):<26} "
                              f"{'{:5d} {:3d}v {:3d}s {:2d} {:5d}'.format(*b[:5]):<26} {by:5.2f} {more:5.2f}")
            print(f"{arch}: {len(ratios)} kernels; geometric means: instructions {mean(ratios):.3f}, vector registers {mean(registers):.3f}; "
                  f"above {args.above}: {sum(r > args.above for r in ratios)}, {sum(r > args.above for r in registers)}; "
                  f"more spilled or in private memory: {spilled}")
            if left:
                print(f"{arch}: not compared: " + ", ".join(left))
            failed |= not ratios or (args.most is not None and max(mean(ratios), mean(registers)) > args.most)
    sys.exit(failed)


if __name__ == "__main__":
    main()
