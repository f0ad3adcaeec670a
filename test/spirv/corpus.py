#!/usr/bin/env python3
"""Modules of SPIR-V that spirv-val passes are taken by our check, and written as they were read; forms of their kernels
for ranges without divisors are valid, too.

usage: corpus.py [--short] [--builtins] [--modules FOLDER]... TOOL WORK

TOOL is test_spirv_tool; WORK is a folder for what is compiled. The kernels of the repository are compiled at -O0 to
-O3 by every pair of clang-N and llvm-spirv-N that is installed, and by every clang with a SPIR-V backend of its own.
--builtins adds kernels of every built-in function of OpenCL C (test/opencl_c), --modules all *.spv below a folder.
--short takes the kernels of test/spirv at -O0 and -O2 with one compiler of each kind. Exits with 77 where there is no
compiler or no spirv-val.
"""
import argparse
import concurrent.futures
import os
import pathlib
import shutil
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
KERNELS = ["test/spirv/kernels", "conformance/kernels", "examples", "test/drivers", "test/tools/kernels",
           "test/native_cpu/kernels", "bench"]
OPTIONS = ["-x", "cl", "-Xclang", "-finclude-default-header", "-w"]
STANDARDS = ["CL3.0", "CL2.0", "CL1.2"]


def run(*command):
    return subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode == 0


def compilers(work):
    """(name, how to get OUT from SOURCE at LEVEL in STANDARD)."""
    probe = work / "probe.cl"
    probe.write_text("kernel void k(global int *a) { a[get_global_id(0)] = 3; }\n")
    found = []

    def through_translator(clang, translator):
        def compile_(source, level, standard, out):
            bitcode = out.with_suffix(".bc")
            return (run(clang, "-target", "spir64", *OPTIONS, f"-cl-std={standard}", f"-O{level}", "-emit-llvm",
                        "-c", source, "-o", bitcode) and
                    run(translator, "--spirv-ext=+all", bitcode, "-o", out))
        return compile_

    def backend(clang):
        def compile_(source, level, standard, out):
            return run(clang, "--target=spirv64", *OPTIONS, f"-cl-std={standard}", f"-O{level}", "-c", source,
                       "-o", out)
        return compile_

    for version in range(14, 40):
        clang = shutil.which(f"clang-{version}")
        translator = shutil.which(f"llvm-spirv-{version}")
        if clang and translator:
            found.append((f"translator{version}", through_translator(clang, translator)))
        if clang and backend(clang)(probe, 0, "CL2.0", work / "probe.spv"):
            found.append((f"backend{version}", backend(clang)))
    return [c for c in found if c[1](probe, 0, "CL2.0", work / "probe.spv")]


def sources(args, work):
    folders = KERNELS[:1] if args.short else KERNELS
    found = [f for folder in folders for f in sorted((ROOT / folder).rglob("*.cl"))]
    if args.builtins:
        folder = work / "builtins"
        folder.mkdir(exist_ok=True)
        subprocess.run([sys.executable, str(ROOT / "test/opencl_c/cases.py"), "write", "--file", "40", str(folder)],
                       check=True)
        found += sorted(folder.rglob("*.cl"))
    return found


def compile_all(args, work):
    kinds = compilers(work)
    if not kinds:
        sys.exit(77)
    if args.short:
        by_kind = {name.rstrip("0123456789"): (name, how) for name, how in kinds}
        kinds = list(by_kind.values())
    levels = [0, 2] if args.short else [0, 1, 2, 3]
    jobs = []
    for number, source in enumerate(sources(args, work)):
        for name, how in kinds:
            for level in levels:
                jobs.append((how, source, level, work / f"{number:04}-{source.stem}-{name}-O{level}.spv"))

    def one(job):
        how, source, level, out = job
        return out if any(how(source, level, standard, out) for standard in STANDARDS) else None

    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        made = list(pool.map(one, jobs))
    print(f"{len(jobs)} compilations by {', '.join(n for n, _ in kinds)}: {sum(m is not None for m in made)} modules")
    return [m for m in made if m]


def ask(tool, what, modules, *more):
    done = subprocess.run([tool, what, *more], input="".join(f"{m}\n" for m in modules), stdout=subprocess.PIPE, text=True,
                          errors="replace")
    if done.returncode:
        sys.exit(f"{tool} {what} ended with {done.returncode}")
    said = [line.split(" ", 1) for line in done.stdout.splitlines()]
    return {path: words for path, words in said}


def reach_beyond(tool, modules, folder):
    """What is wrong with the second forms of their kernels."""
    folder.mkdir()
    said = ask(tool, "beyond", modules, str(folder))
    wrong = [f"{m}: {words}" for m, words in said.items() if not words.startswith("ok ")]
    made = sorted(folder.iterdir())
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        wrong += [f"{m}: spirv-val refuses it" for m, good in zip(made, pool.map(lambda m: run("spirv-val", m), made))
                  if not good]
    kernels = sum(int(n) for words in said.values() if words.startswith("ok ") for n in words.split()[1:])
    print(f"{len(made)} of {kernels} kernels have a form for ranges without divisors")
    return wrong + ([] if made else ["no kernel has such a form"])


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--short", action="store_true")
    parser.add_argument("--builtins", action="store_true")
    parser.add_argument("--modules", action="append", default=[], type=pathlib.Path)
    parser.add_argument("tool")
    parser.add_argument("work", type=pathlib.Path)
    args = parser.parse_args()
    if not shutil.which("spirv-val"):
        print("corpus: spirv-val is missing (Debian: spirv-tools)")
        sys.exit(77)
    shutil.rmtree(args.work, ignore_errors=True)
    args.work.mkdir(parents=True)
    modules = compile_all(args, args.work)
    for folder in args.modules:
        modules += sorted(folder.rglob("*.spv"))
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        valid = [m for m, good in zip(modules, pool.map(lambda m: run("spirv-val", m), modules)) if good]
    checked, written = ask(args.tool, "check", modules), ask(args.tool, "write", modules)
    taken = sum(words == "ok" for words in checked.values())
    print(f"{len(modules)} modules: spirv-val passes {len(valid)}, our check {taken}")
    wrong = [f"{m}: {checked[str(m)]}" for m in valid if checked[str(m)] != "ok"]
    wrong += [f"{m}: {written[str(m)]}" for m in valid if written[str(m)] != "ok"]
    wrong += reach_beyond(args.tool, valid, args.work / "beyond")
    print(*wrong, sep="\n")
    return 1 if wrong or not valid else 0


if __name__ == "__main__":
    sys.exit(main())
