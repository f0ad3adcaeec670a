#!/usr/bin/env python3
"""Cost of the loader: instructions a call (callgrind), time to initialise, size of its code.

usage: measure.py calls PROGRAM LOADER ADAPTER... [--limit N]
       measure.py init PROGRAM LOADER [--limit MICROSECONDS]
       measure.py size LOADER [--limit BYTES]

Each form prints what it measured and ends with 1 if it is above the limit, 77 if a tool is missing.

LOADER may be any library with the interface of libur_loader.so.0, so that loaders can be compared.
"""
import argparse
import os
import pathlib
import re
import shutil
import statistics
import subprocess
import sys
import tempfile

NAMES = {"retain": "urQueueRetain", "launch": "urEnqueueKernelLaunchWithArgsExp"}


def fail(message, code=1):
    print(f"measure.py: {message}", file=sys.stderr)
    sys.exit(code)


def count(program, loader, adapters, loop):
    """Instructions a call in one loop, with these adapters loaded."""
    with tempfile.TemporaryDirectory() as folder:
        out = pathlib.Path(folder) / "callgrind.out"
        command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={out}", "-q",
                   f"--toggle-collect={loop}", program, loader, str(len(adapters) - 1)]
        env = dict(os.environ, UR_ADAPTERS_FORCE_LOAD=",".join(adapters))
        env.pop("UR_ENABLE_LAYERS", None)
        run = subprocess.run(command, env=env, text=True, capture_output=True)
        if run.returncode:
            fail(f"{' '.join(command)} ended with {run.returncode}:\n{run.stdout}{run.stderr}")
        calls_made = int(run.stdout.split()[0])
        total = re.search(r"^summary: (\d+)", out.read_text(), re.M)
        # A loop of so many calls cannot do with fewer instructions: then nothing was collected.
        if not total or int(total.group(1)) < 2 * calls_made:
            fail(f"callgrind collected nothing in {loop}")
        return int(total.group(1)) / calls_made


def calls(args):
    if not shutil.which("valgrind"):
        fail("valgrind is not installed", 77)
    worst = 0
    print(f"{'entry point':34} {'adapters':>8} {'direct':>8} {'loader':>8} {'above':>8}   instructions a call")
    for number in (1, 2, 5):
        if number > len(args.adapters):
            fail(f"{number} adapters are needed")
        for short, name in NAMES.items():
            direct, through = (count(args.program, args.loader, args.adapters[:number],
                                     f"loop_{short}_{way}") for way in ("direct", "loader"))
            above = through - direct
            worst = max(worst, above)
            print(f"{name:34} {number:8} {direct:8.1f} {through:8.1f} {above:8.1f}")
    if args.limit is not None and worst > args.limit + 0.05:
        fail(f"{worst:.1f} instructions above a direct call are more than {args.limit:g}")


def init(args):
    cold, warm = [], []
    for _ in range(31):
        run = subprocess.run([args.program, args.loader], text=True, capture_output=True)
        if run.returncode:
            fail(f"{args.program} ended with {run.returncode}: {run.stderr}")
        first, second = map(float, run.stdout.split())
        cold.append(first)
        warm.append(second)
    middle = statistics.median(cold)
    print(f"urLoaderInit without adapters, median of {len(cold)} processes: {middle:.0f} us the "
          f"first time (from {min(cold):.0f} to {max(cold):.0f}), {statistics.median(warm):.0f} us again")
    if args.limit is not None and middle > args.limit:
        fail(f"{middle:.0f} us are more than {args.limit:g}")


def size(args):
    if not shutil.which("size"):
        fail("size (binutils) is not installed", 77)
    text = int(subprocess.run(["size", args.loader], text=True, capture_output=True,
                              check=True).stdout.splitlines()[1].split()[0])
    print(f"text of {args.loader}: {text} bytes")
    if args.limit is not None and text > args.limit:
        fail(f"{text} bytes are more than {args.limit:g}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    forms = parser.add_subparsers(required=True)
    form = forms.add_parser("calls")
    form.add_argument("program")
    form.add_argument("loader")
    form.add_argument("adapters", nargs="+")
    form.set_defaults(run=calls)
    form = forms.add_parser("init")
    form.add_argument("program")
    form.add_argument("loader")
    form.set_defaults(run=init)
    form = forms.add_parser("size")
    form.add_argument("loader")
    form.set_defaults(run=size)
    for form in forms.choices.values():
        form.add_argument("--limit", type=float)
    args = parser.parse_args()
    args.run(args)


main()
