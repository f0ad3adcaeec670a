#!/usr/bin/env python3
"""What kernels leave in memory on a GPU against what they left through an OpenCL driver on another machine.

usage: replay.py pack [--seed N] [--signatures] [--seconds N] [--jobs N] [--cuda LIBRARY] [--opencl LIBRARY]
                      SPIRV2PTX PACK FILE.spv...
       replay.py run [--cuda LIBRARY | --ur ADAPTER] [--jobs N] [--seconds N] SPIRV2PTX PACK

`pack` launches each kernel with arguments that are random from a seed, first on the software CUDA driver, whose
interpreter of PTX stops one that leaves its buffers, then through the OpenCL driver, and keeps the module and what changed
in memory. One module of each signature with --signatures: the opcodes and functions of OpenCL C that are in it. A pack
that is there is gone on with. `run` makes the arguments again from the seed, launches the kernels on a GPU and compares:
integers are equal, floats equal, within 16 ulp, close (a relative 1e-3), or different. A kernel that a pack has as
different on the interpreter too is listed apart. With --ur it is the first device of that adapter, which gets the SPIR-V
itself (libur_adapter_native_cpu.so.0; libur_loader.so.0 lies beside it). Exit status 0: none is different but such, and none was lost or could not be launched.
"""

import argparse
import base64
import functools
import hashlib
import json
import os
import select
import signal
import subprocess
import sys
import tempfile
import time
import zipfile
import zlib

from launches import (SCALARS, VERDICTS, Cuda, Failed, OpenCL, Types, Ur, contents, kernels_of, on_cuda, on_opencl, plan,
                      seeded, verdict, where, words_of)

TRIALS = 2
ENDED = "the process ended with"
LEFT_OUT = ".left"  # behind the name of a module that cannot be packed: what it holds says why


def changed(before, after):
    return bytes(a ^ b for a, b in zip(before, after)) if before != after else b""


def worst_of(arguments, ours, theirs):
    return max((verdict(holds, a, b) for (holds, _), a, b in zip(contents(arguments), ours, theirs)), default=0)


# ---- in a process of its own, which a kernel can end -------------------------------------------------------


class Worker:
    def __init__(self, args):
        self.args = args
        self.ur = Ur(args.ur) if args.command == "run" and args.ur else None
        self.cuda = None if self.ur else Cuda(args.cuda)
        self.sm = "80" if self.ur else self.cuda.capability()
        self.folder = tempfile.mkdtemp()

    def translated(self, name, code):
        path = os.path.join(self.folder, "module.spv")
        with open(path, "wb") as f:
            f.write(code)
        if self.ur:
            return self.ur.load(code), kernels_of(self.args.tool, path)
        text = subprocess.run([self.args.tool, "--sm", self.sm, path], capture_output=True, check=False)
        if text.returncode:
            raise Failed(text.stderr.decode().strip())
        return self.cuda.load(text.stdout), kernels_of(self.args.tool, path)

    def pack(self, line):
        path, small = line.rsplit("\t", 1)
        with open(path, "rb") as f:
            code = f.read()
        name = os.path.basename(path)
        module, kernels = self.translated(name, code)
        types, launched, made = Types(words_of(code)), [], []
        for kernel in kernels:  # all of it before the OpenCL driver compiles, which takes longest
            rng = seeded(self.args.seed, name, kernel[0])
            planned = [plan(rng, kernel, types, int(small)) for _ in range(TRIALS)]
            launched.append((kernel, [(arguments, on_cuda(self.cuda, module, kernel, arguments)) for arguments in planned]))
        opencl = OpenCL(self.args.opencl)
        program = opencl.program(code)
        for kernel, done in launched:
            trials, worst = [], 0
            for arguments, ours in done:
                theirs = on_opencl(opencl, program, kernel, arguments)
                worst = max(worst, worst_of(arguments, ours, theirs))
                changes = [changed(data, after) for (_, data), after in zip(contents(arguments), theirs)]
                trials.append([base64.b64encode(zlib.compress(c)).decode() if c else "" for c in changes])
            made.append({"kernel": kernel[0], "small": int(small), "interpreter": VERDICTS[worst], "trials": trials})
        return {"code": base64.b64encode(code).decode(), "kernels": made}

    def run(self, name):
        with zipfile.ZipFile(self.args.pack) as pack:
            code, kept = pack.read(name), json.loads(pack.read(name + ".json"))
            seed = pack.read("seed").decode()
        module, kernels = self.translated(name, code)
        types, results, launch = Types(words_of(code)), [], self.ur.run if self.ur else functools.partial(on_cuda, self.cuda)
        for kernel in kernels:
            expected = next(k for k in kept if k["kernel"] == kernel[0])
            rng, worst, note = seeded(seed, name, kernel[0]), 0, ""
            for changes in expected["trials"]:
                arguments = plan(rng, kernel, types, expected["small"])
                ours = launch(module, kernel, arguments)
                theirs = [changed(data, zlib.decompress(base64.b64decode(c))) or data if c else data
                          for (_, data), c in zip(contents(arguments), changes)]
                for (holds, _), a, b in zip(contents(arguments), ours, theirs):
                    if not note and verdict(holds, a, b) == VERDICTS.index("different"):
                        note = f"{holds} {where(a, b)}"
                worst = max(worst, worst_of(arguments, ours, theirs))
            results.append((kernel[0], VERDICTS[worst], expected["interpreter"], note))
        (self.ur or self.cuda).unload(module)
        return results


def worker(args):
    """Reads names, writes a line of JSON for each."""
    made = Worker(args)
    for line in sys.stdin:
        try:
            result = {"result": getattr(made, args.command)(line.rstrip("\n"))}
        except Failed as error:
            result = {"failed": str(error)}
        print(json.dumps(result), flush=True)


# ---- the processes -----------------------------------------------------------------------------------------


def work(args, names, take):
    """Has each name worked on; take(name, result or None, reason) may return one that is tried instead."""
    command = [sys.executable, os.path.abspath(__file__), "worker", *sys.argv[1:]]
    waiting, busy, ends = list(reversed(names)), {}, time.monotonic() + args.seconds
    def begin():
        process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                                   text=True, bufsize=1)
        busy[process.stdout] = (process, None, 0)
    def give(process):
        name = waiting.pop() if waiting and time.monotonic() < ends else None
        if name is None:
            process.stdin.close()
        else:
            try:
                print(name, file=process.stdin, flush=True)
            except BrokenPipeError:
                pass  # its end is seen below
        busy[process.stdout] = (process, name, time.monotonic())
    for _ in range(min(args.jobs, len(names))):
        begin()
        give(busy[next(reversed(busy))][0])
    while busy:
        ready, _, _ = select.select(list(busy), [], [], 1)
        for process, name, since in list(busy.values()):
            if process.stdout not in ready:
                if name and time.monotonic() - since > args.each:
                    process.kill()
                continue
            line = process.stdout.readline()
            if line:
                said = json.loads(line)
                instead = take(name, said.get("result"), said.get("failed"))
                if instead:
                    waiting.append(instead)
                if "failed" in said:  # what comes after is not to suffer from it
                    process.kill()
                    del busy[process.stdout]
                    process.wait()
                else:
                    give(process)
            else:
                del busy[process.stdout]
                status = process.wait()
                instead = take(name, None, f"{ENDED} {status}") if name else None
                if instead:
                    waiting.append(instead)
            if process.stdout not in busy and waiting and time.monotonic() < ends:
                begin()
                give(busy[next(reversed(busy))][0])
    return len(waiting)


def signature(path):
    with open(path, "rb") as f:
        return hashlib.sha1(repr(sorted(set(Types(words_of(f.read())).opcodes))).encode()).digest()


def pack(args):
    known, files, failures = set(), [], {}
    if os.path.exists(args.pack):
        with zipfile.ZipFile(args.pack) as have:
            known = {name.removesuffix(LEFT_OUT) for name in have.namelist()}
    seen = set()
    for path in sorted(args.files):
        which = signature(path) if args.signatures else path
        if which not in seen:
            seen.add(which)
            if os.path.basename(path) not in known:
                files.append(path)
    files.sort(key=lambda path: hashlib.sha1((os.path.basename(path) + str(args.seed)).encode()).digest())
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # what there is of the pack stays whole
    with zipfile.ZipFile(args.pack, "a", zipfile.ZIP_DEFLATED, compresslevel=9) as out:
        if "seed" not in out.namelist():
            out.writestr("seed", str(args.seed))
        def take(line, result, reason):
            path, small = line.rsplit("\t", 1)
            if result is None:
                # It left its buffers, which only the OpenCL driver may have noticed, or took too long: by its scalars, perhaps.
                by_scalars = "returns 700" in reason or reason.startswith(ENDED)
                if by_scalars and int(small) + 1 < len(SCALARS):
                    return f"{path}\t{int(small) + 1}"
                failures[path] = reason
                out.writestr(os.path.basename(path) + LEFT_OUT, reason)  # it is not tried again
                return None
            out.writestr(os.path.basename(path), base64.b64decode(result["code"]))
            out.writestr(os.path.basename(path) + ".json", json.dumps(result["kernels"]))
            for kernel in result["kernels"]:
                if kernel["interpreter"] == "different":
                    print(f"different on the interpreter: {path} {kernel['kernel']}", flush=True)
            return None
        left = work(args, [path + "\t0" for path in files], take)
    for path, reason in sorted(failures.items()):
        print(f"left out: {path}: {reason[:200]}")
    with zipfile.ZipFile(args.pack) as have:
        names = have.namelist()
    print(f"{len(files) - len(failures) - left} modules packed, {len(failures)} left out, {left} not reached; in all "
          f"{sum(name.endswith('.spv') for name in names)} packed and {sum(name.endswith(LEFT_OUT) for name in names)} left "
          f"out; {os.path.getsize(args.pack)} bytes")
    return 0


def run(args):
    counts, apart, lost = dict.fromkeys(VERDICTS, 0), [], []
    with zipfile.ZipFile(args.pack) as have:
        names = [name for name in have.namelist() if name.endswith(".spv")]
    def take(name, result, reason):
        if result is None:
            lost.append(name)
            print(f"NOT RUN {name}: {reason[:200]}", flush=True)
            return None
        for kernel, found, before, note in result:
            if found == "different" and before == "different":
                apart.append(name)
                continue
            counts[found] += 1
            if found == "different":
                print(f"DIFFERENT {name} {kernel} (on the interpreter {before}): {note}", flush=True)
        return None
    left = work(args, names, take)
    print(f"{len(names)} modules: " + ", ".join(f"{n} kernels {what}" for what, n in counts.items()) +
          f"; {len(apart)} different on the interpreter too, {len(lost)} modules could not be run, {left} not reached")
    return 1 if counts["different"] or lost or left or not counts["equal"] else 0


def main():
    is_worker = sys.argv[1:2] == ["worker"]
    if is_worker:
        del sys.argv[1]
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    for name in ("pack", "run"):
        command = commands.add_parser(name)
        command.add_argument("--cuda", default="libcuda.so.1")
        command.add_argument("--jobs", type=int, default=os.cpu_count())
        command.add_argument("--seconds", type=float, default=1e9, help="no kernel is begun after so many")
        command.add_argument("--each", type=float, default=60, help="seconds that a module may take")
        command.add_argument("tool")
        command.add_argument("pack")
        if name == "run":
            command.add_argument("--ur", default="")
        else:
            command.add_argument("--opencl", default="libOpenCL.so.1")
            command.add_argument("--seed", type=int, default=1)
            command.add_argument("--signatures", action="store_true")
            command.add_argument("files", nargs="+")
    args = parser.parse_args()
    if is_worker:
        worker(args)
        return 0
    return pack(args) if args.command == "pack" else run(args)


if __name__ == "__main__":
    sys.exit(main())
