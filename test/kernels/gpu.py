#!/usr/bin/env python3
"""Kernels on an NVIDIA GPU: from SPIR-V through our translator, as LLVM's PTX, and as NVIDIA's OpenCL compiles their text.

    gpu.py pack [--build DIR] [--ptx TARGET] OUT FOLDER...   compiles here what the GPU's machine has no compiler for
    gpu.py run [--bin DIR] [--lib DIR] [--turns N] [--rounds N] OUT      runs all there, and prints a table

Lines of kernels are as run.py has them; those of test/kernels/large give a GPU enough to do. The three take turns at each kernel, of N rounds
each, so that what the GPU's clock does meets all of them; a ratio is the median of those of each turn. Times are those of a
launch of 16 in a row behind a first (of one, where it takes over 2 ms), the least of a turn's rounds; kernels whose NVIDIA time is below
--least microseconds do not count for the mean. Behind the ratios stands how far those of turns are apart, for ours.
Exit status of `run`: 0: nothing differs from what NVIDIA's OpenCL leaves (where that runs), and no kernel fails; 1: something does."""

import argparse
import math
import os
import re
import socket
import statistics
import struct
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
import run as kernels  # noqa: E402

KINDS = (("ours", "cuda", ".spv"), ("llvm", "cuda", ".ptx"), ("nvidia", "opencl", ".cl"))
TURN = struct.Struct("=IId")  # struct turn of run_kernels.c


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


class Device:
    """A process that runs all kernels one way, and waits before each for its turns."""

    def __init__(self, args, kind, adapter, triples):
        self.kind, self.triples, self.ready = kind, triples, None
        self.socket, theirs = socket.socketpair()
        library = os.path.join(os.path.abspath(args.lib), f"libur_adapter_{adapter}.so.0")
        # The kernels print, more than a pipe holds that nobody reads.
        self.printed, self.said = tempfile.TemporaryFile(), tempfile.TemporaryFile()  # pylint: disable=consider-using-with
        self.process = subprocess.Popen(  # pylint: disable=consider-using-with
            [os.path.join(args.bin, "run_kernels"), "run", "--rounds", str(args.rounds), "--limit", "60", "--turns", str(theirs.fileno()),
             *(x for triple in triples for x in triple[:3])], env={**os.environ, "UR_ADAPTERS_FORCE_LOAD": library},
            stdout=self.printed, stderr=self.said, pass_fds=[theirs.fileno()])
        theirs.close()

    def hear(self):
        """The time of the turn that was just had, or None: what is ready then is another kernel, or nothing."""
        data = self.socket.recv(TURN.size, socket.MSG_WAITALL)
        if len(data) < TURN.size:
            self.ready = None
            return None
        file, _, clock = TURN.unpack(data)
        self.ready = self.triples[file][3]
        return clock * 1e6 if clock >= 0 else None

    def give(self, another):
        try:
            self.socket.sendall(b"\1" if another else b"\0")
        except BrokenPipeError:
            pass
        return self.hear()

    def close(self):
        """What the device calls itself."""
        code = self.process.wait()
        for file in (self.printed, self.said):
            file.seek(0)
        text, said = (file.read().decode("utf-8", "replace") for file in (self.printed, self.said))
        if code:
            print(f"{self.kind}: run_kernels ends with {code}: {said[-300:]}")
        self.socket.close()
        return text.split("\n", maxsplit=1)[0]


def take_turns(args, devices):
    """{(stem, line): {kind: [microseconds of each turn]}}"""
    times = {}
    for device in devices:
        device.hear()
    while any(device.ready for device in devices):
        key = min(device.ready for device in devices if device.ready)
        taking = [device for device in devices if device.ready == key]
        clocks = times.setdefault(key, {device.kind: [] for device in taking})
        for turn in range(args.turns):
            for device in taking if turn % 2 == 0 else reversed(taking):
                if device.ready == key:
                    clock = device.give(True)
                    if clock is not None:
                        clocks[device.kind].append(clock)
        for device in taking:
            if device.ready == key:
                device.give(False)
    return times


def read(args, lines, *results):
    """{line: (status, note, [what differs])}"""
    if not os.path.exists(results[0]):
        return {}
    done = subprocess.run([os.path.join(args.bin, "run_kernels"), "compare", lines, *(r if os.path.exists(r) else os.devnull for r in results)],
                          capture_output=True, check=True)
    rows = [line.split("\t") for line in done.stdout.decode("utf-8", "replace").split("\n")]
    return {int(row[0]): (row[1], row[2], row[6:]) for row in rows if len(row) >= 6}


def measure(args):
    """{(module, name, line): {kind: (status, note, difference from NVIDIA's, clocks of turns)}}, and names of devices."""
    out = os.path.abspath(args.out)
    stems = sorted(os.path.join(out, n[:-6]) for n in os.listdir(out) if re.fullmatch(r"[^.]+\.lines", n))
    lines = {}
    for stem in stems:
        with open(stem + ".lines", encoding="utf-8") as f:
            lines.update({(stem, i): line.split()[0] for i, line in enumerate(f.read().splitlines())})
    devices = []
    for kind, adapter, suffix in KINDS:
        code = {(stem, i): f"{stem}.{i}.cl" if suffix == ".cl" else stem + suffix for stem, i in lines}
        devices.append(Device(args, kind, adapter, [(f"{stem}.{i}.lines", code[stem, i], f"{stem}.{i}.{kind}", (stem, i))
                                                    for stem, i in lines if os.path.exists(code[stem, i])]))
    times = take_turns(args, devices)
    names = {device.kind: device.close() for device in devices}
    results = {}
    for (stem, i), name in lines.items():
        for kind, _, _ in KINDS:
            row = read(args, f"{stem}.{i}.lines", f"{stem}.{i}.{kind}", f"{stem}.{i}.nvidia").get(0, ("missing", "", []))
            results.setdefault((os.path.basename(stem), name, i), {})[kind] = (*row, times.get((stem, i), {}).get(kind, []))
    return results, names


def mean(numbers):
    return math.exp(sum(map(math.log, numbers)) / len(numbers)) if numbers else float("nan")


def run(args):
    results, names = measure(args)
    for kind, _, _ in KINDS:
        print(f"{kind}: {names[kind]}")
    print(f"{'kernel':40} {'nvidia us':>10} {'ours':>7} {'llvm':>7}  (of NVIDIA's time)")
    wrong, ratios = 0, {"ours": {}, "llvm": {}}
    for (module, name, _), rows in sorted(results.items()):
        own = {kind: [max(clock, 0.01) for clock in row[3]] for kind, row in rows.items() if row[0] in ("ran", "idle") and row[3]}
        us = {kind: statistics.median(clocks) for kind, clocks in own.items()}
        cells, notes = [], []
        for kind in ("ours", "llvm"):
            if kind in own and "nvidia" in own:
                each = [a / b for a, b in zip(own[kind], own["nvidia"])]
                if us["nvidia"] >= args.least:
                    ratios[kind][f"{module}: {name}", len(ratios[kind])] = statistics.median(each)  # of each line
                cells.append(f"{statistics.median(each):7.3f}")
                if kind == "ours":
                    notes.append(f"{min(each):.2f} to {max(each):.2f}")
            else:
                cells.append(f"{us[kind]:5.0f}us" if kind in own else f"{rows[kind][0]:>7}")
        for kind, row in rows.items():
            if row[0] not in ("ran", "idle"):
                notes.append(f"{kind} {row[0]}: {row[1][:160]}")
                wrong += kind == "ours"
            elif kind != "nvidia" and row[2] and row[2][0] not in ("ALIKE", "-"):
                notes.append(f"{kind} differs: {row[2][0]}")
                wrong += kind == "ours"
        print(f"{module + ': ' + name:40.40} " + (f"{us['nvidia']:10.1f}" if "nvidia" in us else f"{rows['nvidia'][0]:>10}") + " " + " ".join(cells) +
              ("  " + "; ".join(notes) if notes else ""))
    for kind, all_ in ratios.items():
        if all_:
            worst = max(all_, key=all_.get)
            print(f"{kind}: {mean(list(all_.values())):.3f} of NVIDIA's time (geometric mean of {len(all_)} kernels of {args.least:g} us or more), "
                  f"most {all_[worst]:.3f} ({worst[0]}), {sum(r <= 1 for r in all_.values())} at most 1, {sum(r > 1.2 for r in all_.values())} above 1.2")
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
    one.add_argument("--turns", type=int, default=7)
    one.add_argument("--rounds", type=int, default=5)
    one.add_argument("--least", type=float, default=20)
    one.add_argument("out")
    args = parser.parse_args()
    return pack(args) if args.command == "pack" else run(args)


if __name__ == "__main__":
    sys.exit(main())
