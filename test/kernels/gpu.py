#!/usr/bin/env python3
"""Kernels on an NVIDIA GPU: from SPIR-V through our translator, as LLVM's PTX, and as NVIDIA's OpenCL compiles their text.

    gpu.py pack [--build DIR] [--ptx TARGET] OUT FOLDER...   compiles here what the GPU's machine has no compiler for
    gpu.py run [--bin DIR] [--lib DIR] [--rounds N] OUT      runs all there, and prints a table

Lines of kernels are as run.py has them; those of test/kernels/large give a GPU enough to do. Times are a launch's and the wait for it, less
those of the kernel `nothing` on the same device; kernels whose NVIDIA time is below --least microseconds do not count for the mean.
Exit status of `run`: 0: nothing differs from what NVIDIA's OpenCL leaves (where that runs), and no kernel fails; 1: something does."""

import argparse
import math
import os
import re
import subprocess
import sys

sys.dont_write_bytecode = True
import run as kernels  # noqa: E402

KINDS = (("ours", "cuda", ".spv"), ("llvm", "cuda", ".ptx"), ("nvidia", "opencl", ".cl"))


def text_of_one(text, name):
    """The text without other kernels: a driver that lacks a function refuses the whole."""
    def kept(match):
        return match.group(0) if re.search(rf"\b{name}\(", match.group(0).split("{")[0]) else ""
    return re.sub(r"^kernel\b.*?^}\n", kept, text, flags=re.MULTILINE | re.DOTALL)


def pack(args):
    os.makedirs(args.out, exist_ok=True)
    modules = [m for folder in args.folder for m in kernels.modules_in(os.path.abspath(folder))]
    for module in modules:
        stem = os.path.join(args.out, module.name)
        for kind, suffix, target in (("spir64", ".spv", "spir64"), ("nvptx64", ".ptx", args.ptx)):
            kernels.compile_module(module, kind, stem + suffix, os.path.abspath(args.build), target)
            if kind in module.refused:
                print(f"{module.name}: {kind}: {module.refused[kind]}")
        with open(stem + ".lines", "w", encoding="utf-8") as f:
            f.write("".join(k.text + "\n" for k in module.kernels))
        with open(module.source, encoding="utf-8") as f:
            text = f.read()
        for kernel in module.kernels:
            one = f"{stem}.{kernel.line}"
            for path, what in ((one + ".cl", text_of_one(text, kernel.name)), (one + ".lines", kernel.text + "\n"),
                               (one + ".options", " ".join(["-cl-std=CL3.0", *module.options]))):
                with open(path, "w", encoding="utf-8") as f:
                    f.write(what)
    return 0


def run_all(args, adapter, triples):
    library = os.path.join(os.path.abspath(args.lib), f"libur_adapter_{adapter}.so.0")
    done = subprocess.run([os.path.join(args.bin, "run_kernels"), "run", "--rounds", str(args.rounds), "--limit", "60",
                           *(x for triple in triples for x in triple)], env={**os.environ, "UR_ADAPTERS_FORCE_LOAD": library},
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
    text = done.stdout.decode("utf-8", "replace")
    if done.returncode:
        print(f"{adapter}: run_kernels ends with {done.returncode}: {done.stderr.decode('utf-8', 'replace')[-300:]}")
    return text.split("\n", maxsplit=1)[0]


def read(args, lines, *results):
    """{line: (status, note, clock, [what differs])}"""
    if not os.path.exists(results[0]):
        return {}
    done = subprocess.run([os.path.join(args.bin, "run_kernels"), "compare", lines, *(r if os.path.exists(r) else os.devnull for r in results)],
                          capture_output=True, check=True)
    rows = [line.split("\t") for line in done.stdout.decode("utf-8", "replace").split("\n")]
    return {int(row[0]): (row[1], row[2], float(row[5]), row[6:]) for row in rows if len(row) >= 6}


def measure(args):
    """{(module, line, kind): (status, note, clock, difference from NVIDIA's)}, and names."""
    out = os.path.abspath(args.out)
    stems = sorted(os.path.join(out, n[:-6]) for n in os.listdir(out) if re.fullmatch(r"[a-z_]+\.lines", n))
    names, results = {}, {}
    lines_of = {}
    for stem in stems:
        with open(stem + ".lines", encoding="utf-8") as f:
            lines_of[stem] = f.read().splitlines()
    for kind, adapter, suffix in KINDS:
        triples = []
        for stem in stems:
            for i in range(len(lines_of[stem])):
                code = f"{stem}.{i}.cl" if suffix == ".cl" else stem + suffix
                if os.path.exists(code):
                    triples.append((f"{stem}.{i}.lines", code, f"{stem}.{i}.{kind}"))
        names[kind] = run_all(args, adapter, triples)
    for stem in stems:
        for i, line in enumerate(lines_of[stem]):
            for kind, _, _ in KINDS:
                row = read(args, f"{stem}.{i}.lines", f"{stem}.{i}.{kind}", f"{stem}.{i}.nvidia")
                results[os.path.basename(stem), line.split()[0], i, kind] = row.get(0, ("missing", "", 0, []))
    return results, names


def mean(numbers):
    return math.exp(sum(map(math.log, numbers)) / len(numbers)) if numbers else float("nan")


def run(args):
    results, names = measure(args)
    floor = {kind: min([r[2] for key, r in results.items() if key[1] == "nothing" and key[3] == kind and r[0] == "ran"] or [0]) for kind, _, _ in KINDS}
    for kind, _, _ in KINDS:
        print(f"{kind}: {names[kind]}; a launch of nothing {floor[kind]:.1f} us")
    print(f"{'kernel':40} {'nvidia us':>10} {'ours':>7} {'llvm':>7}  (of NVIDIA's time)")
    wrong, ratios = 0, {"ours": {}, "llvm": {}}
    for module, name, i in sorted({key[:3] for key in results}):
        rows = {kind: results[module, name, i, kind] for kind, _, _ in KINDS}
        own = {kind: max(row[2] - floor[kind], 0.01) for kind, row in rows.items() if row[0] in ("ran", "idle")}
        cells, notes = [], []
        for kind in ("ours", "llvm"):
            if kind in own and "nvidia" in own:
                ratio = own[kind] / own["nvidia"]
                if own["nvidia"] >= args.least:
                    ratios[kind][name] = ratio
                cells.append(f"{ratio:7.3f}")
            else:
                cells.append(f"{own[kind]:5.0f}us" if kind in own else f"{rows[kind][0]:>7}")
        for kind, row in rows.items():
            if row[0] not in ("ran", "idle"):
                notes.append(f"{kind} {row[0]}: {row[1][:160]}")
                wrong += kind == "ours"
            elif kind != "nvidia" and row[3] and row[3][0] not in ("ALIKE", "-"):
                notes.append(f"{kind} differs: {row[3][0]}")
                wrong += kind == "ours"
        print(f"{module + ': ' + name:40.40} " + (f"{own['nvidia']:10.1f}" if "nvidia" in own else f"{rows['nvidia'][0]:>10}") + " " + " ".join(cells) +
              ("  " + "; ".join(notes) if notes else ""))
    for kind, all_ in ratios.items():
        if all_:
            worst = max(all_, key=all_.get)
            print(f"{kind}: {mean(list(all_.values())):.3f} of NVIDIA's time (geometric mean of {len(all_)} kernels of {args.least:g} us or more), "
                  f"most {all_[worst]:.3f} ({worst}), {sum(r <= 1 for r in all_.values())} at most 1")
    return 1 if wrong else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    one = commands.add_parser("pack")
    one.add_argument("--build", default=os.path.join(kernels.ROOT, "build", "release"))
    one.add_argument("--ptx", default="nvptx64:sm_80")
    one.add_argument("out")
    one.add_argument("folder", nargs="+")
    one = commands.add_parser("run")
    one.add_argument("--bin", default=os.path.join(kernels.ROOT, "build", "release", "bin"))
    one.add_argument("--lib", default=os.path.join(kernels.ROOT, "build", "release", "lib"))
    one.add_argument("--rounds", type=int, default=10)
    one.add_argument("--least", type=float, default=20)
    one.add_argument("out")
    args = parser.parse_args()
    return pack(args) if args.command == "pack" else run(args)


if __name__ == "__main__":
    sys.exit(main())
