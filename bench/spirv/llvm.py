#!/usr/bin/env python3
"""PTX that LLVM makes of SPIR-V, to compare ours with: llvm-spirv, opt -O2 and llc -O3, with libclc for nvptx64.

usage: llvm.py [--llvm FOLDER] [--llvm-spirv FILE] [--libclc FILE.bc] OUT FILE.spv...

FOLDER has clang, opt, llc, llvm-link and llvm-dis of one version (default /usr/lib/llvm-22/bin). The translator of the
wheel dpcpp-llvm-spirv reads what DPC++ writes. Each module becomes OUT/NAME.ptx, for compute capability 9.0.
"""

import argparse
import os
import re
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
TARGET = "nvptx64-nvidia-cuda"


def run(*command):
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(f"{os.path.basename(command[0])}: {done.stderr.strip()[:300]}")


def retarget(text):
    """LLVM IR of SPIR's target for NVPTX: the generic address space is 0 there."""
    text = re.sub(r"^target datalayout.*\n", "", text, flags=re.M)
    text = re.sub(r"^target triple.*", f'target triple = "{TARGET}"', text, flags=re.M)
    for old, new in ((" addrspace(4)", ""), ("spir_kernel", "ptx_kernel"), ("spir_func ", ""), (".p0.p4.", ".p0.p0."),
                     (".p4.", ".p0."), (".p4(", ".p0(")):
        text = text.replace(old, new)
    declared, lines = set(), []
    for line in text.split("\n"):
        match = re.match(r"declare .*@([\w.]+)\(", line)
        if match:
            if match.group(1) in declared or match.group(1) in ("llvm.lifetime.start.i64", "llvm.lifetime.end.i64"):
                continue
            declared.add(match.group(1))
        lines.append(line)
    text = "\n".join(lines)
    # Casts from an address space to itself are none.
    text = re.sub(r"= addrspacecast ptr (%[\w.]+) to ptr$", r"= bitcast ptr \1 to ptr", text, flags=re.M)
    text = re.sub(r"addrspacecast \(ptr ([@%][\w.]+) to ptr\)", r"\1", text)
    # What DPC++ calls to say that a pointer is global.
    text = re.sub(r"call (?:spir_func )?ptr addrspace\(1\) @__to_global\(ptr ([^)]+)\)( #\d+)?",
                  r"addrspacecast ptr \1 to ptr addrspace(1)", text)
    return re.sub(r"^declare .*@__to_global.*\n", "", text, flags=re.M)


def local_arguments(ptx):
    """Pointers to shared memory as arguments: drivers load no kernel that declares them so. They become offsets into
    the launch's dynamic shared memory, as in our PTX."""
    names = re.findall(r"\.param \.u64 \.ptr \.shared \.align \d+ (\w+)", ptx)
    if not names:
        return ptx
    for name in names:
        ptx, count = re.subn(r"ld\.param\.[bu]64 \t(%rd\d+), \[" + name + r"\];",
                             lambda m: f"{m.group(0)}\n\tadd.s64 \t{m.group(1)}, {m.group(1)}, %dynamic;", ptx)
        if not count and re.search(r"\[" + name + r"\]", ptx):
            raise RuntimeError(f"argument {name} is read in a way that is not known here")
    ptx = re.sub(r"\.param \.u64 \.ptr \.shared \.align \d+ ", ".param .u64 ", ptx)
    ptx = ptx.replace(".address_size 64\n", ".address_size 64\n.extern .shared .align 16 .b8 dynamic_memory[];\n", 1)
    entry = ptx.index(".entry")
    body = ptx.index("\n// %bb.0", entry)
    return ptx[:body] + "\n\t.reg .b64 %dynamic;\n\tmov.u64 %dynamic, dynamic_memory;" + ptx[body:]


class Route:
    def __init__(self, llvm, translator, libclc, folder):
        self.llvm, self.translator, self.libclc, self.folder = llvm, translator, libclc, folder
        self.library = os.path.join(folder, "library.bc")
        run(self.tool("clang"), "-target", TARGET, "-Xclang", "-target-cpu", "-Xclang", "sm_90", "-Xclang", "-target-feature",
            "-Xclang", "+ptx80", "-nocudalib", "-O2", "-w", "-emit-llvm", "-c", os.path.join(HERE, "library.c"),
            "-o", self.library)

    def tool(self, name):
        return os.path.join(self.llvm, name)

    def translate(self, path):
        base = os.path.join(self.folder, "module")
        run(self.translator, "-r", "--spirv-target-env=CL2.0", path, "-o", base + ".bc")
        run(self.tool("llvm-dis"), base + ".bc", "-o", base + ".ll")
        with open(base + ".ll") as f:
            text = retarget(f.read())
        with open(base + ".ll", "w") as f:
            f.write(text)
        run(self.tool("llvm-link"), base + ".ll", "--only-needed", self.library, self.libclc, "-o", base + ".linked.bc")
        kernels = re.findall(r"define [^@\n]*ptx_kernel [^@]*@([\w$.]+)\(", text)
        run(self.tool("opt"), f"-mtriple={TARGET}", "-mcpu=sm_90", "-passes=internalize,default<O2>",
            "--internalize-public-api-list=" + ",".join(kernels), base + ".linked.bc", "-o", base + ".opt.bc")
        run(self.tool("llc"), "-O3", f"-mtriple={TARGET}", "-mcpu=sm_90", "-mattr=+ptx80", base + ".opt.bc",
            "-o", base + ".ptx")
        with open(base + ".ptx") as f:
            ptx = f.read()
        missing = re.findall(r"^\.extern \.func.*?(\w+)\s*$", ptx, re.M)
        if missing:
            raise RuntimeError("nothing defines " + ", ".join(missing[:4]))
        return local_arguments(ptx)


def arguments(parser):
    parser.add_argument("--llvm", default="/usr/lib/llvm-22/bin")
    parser.add_argument("--llvm-spirv", default="llvm-spirv")
    parser.add_argument("--libclc", default="/usr/lib/clc/nvptx64--.bc")


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    arguments(parser)
    parser.add_argument("out")
    parser.add_argument("files", nargs="+")
    given = parser.parse_args()
    os.makedirs(given.out, exist_ok=True)
    failed = 0
    with tempfile.TemporaryDirectory() as folder:
        route = Route(given.llvm, given.llvm_spirv, given.libclc, folder)
        for path in given.files:
            try:
                ptx = route.translate(path)
            except RuntimeError as error:
                print(f"{path}: {error}")
                failed += 1
                continue
            with open(os.path.join(given.out, os.path.basename(path)[:-4] + ".ptx"), "w") as f:
                f.write(ptx)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
