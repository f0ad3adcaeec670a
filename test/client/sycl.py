#!/usr/bin/env python3
"""Runs the features of SYCL in test/client/sycl on our loader and adapters, one line each, against what expect.txt says.

usage: sycl.py STEP [DEVICE ...] --work DIR --lib DIR [--venv DIR] [--only NAME ...]

Steps:
  prepare   builds the program with g++ and the headers of intel-sycl-rt, in the environment --venv, or in one of its own
            that is made from wheels
  run       runs it on the devices named: opencl (Intel's CPU runtime), native_cpu, level_zero, cuda, hip (software drivers;
            presented as Level Zero as is native_cpu, since libsycl offers SPIR-V to Level Zero and OpenCL alone), and gpu and
            gpu_hip, an NVIDIA GPU by the system's driver and by the HIP adapter over it, of which is expected what is of cuda and hip
  table     runs it on all of these and with Intel's own loader and OpenCL adapter, and writes the table to docs/validation.md

expect.txt names by device what is not to be "ok", and why; anything else that is not fails, and so does what is ok there.
A feature that is not ok is run once more by itself, and both are printed. What libsycl itself does not do in each run, with Intel's own
loader and adapter either, is run up to five times more where it says what it says then (SOMETIMES).
Kernels are compiled from source when the program runs and kept in DIR (SYCL_CACHE_PERSISTENT).
"""

import argparse
import os
import re
import select
import signal
import subprocess
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
SOURCES = os.path.join(HERE, "sycl")
WHEELS = [f"{name}==2026.1.2" for name in
          ("intel-sycl-rt", "intel-cmplr-lib-ur", "intel-cmplr-lib-rt", "intel-opencl-rt")]
DEVICES = ["opencl", "native_cpu", "level_zero", "cuda", "hip"]
# Which adapter, and which of the build's drivers; none is the system's own. GPUS are expected to give what their adapter does.
ADAPTERS = {"cuda": ("cuda", ["cuda"]), "hip": ("hip", ["hip", "cuda"]), "gpu": ("cuda", []), "gpu_hip": ("hip", ["hip"])}
GPUS = ("gpu", "gpu_hip")
COMPILERS = ("UR_LLVM_LIBRARY", "UR_AMDGCN_LINKER")  # which the HIP adapter takes, where there is none in the system
FLAGS = ["-std=c++17", "-O0", "-DNDEBUG", "-w", "-Wno-psabi"]
# A feature takes a second or two, and ten times that on a machine that is busy.
LONGEST = 90
# Of 90 runs with Intel's own loader and adapter that found no program in libsycl's cache 14 built the module that calls these functions
# alone, without the one that has them; of 60 on HIP 2. Which of a bundle's modules are linked hangs on where in memory they lie.
SOMETIMES = {"virtual_functions": "2ofEi"}
BEGIN, END = "<!-- begin of the features of SYCL -->", "<!-- end of the features of SYCL -->"
TITLES = {"theirs": "Intel's own loader and adapter", "opencl": "opencl, Intel's CPU", "native_cpu": "native_cpu",
          "level_zero": "level_zero, software", "cuda": "cuda, software", "hip": "hip, software"}


def fail(text):
    sys.exit(f"sycl: {text}")


class Program:
    def __init__(self, args):
        self.args = args
        self.work = os.path.abspath(args.work)
        self.lib = os.path.abspath(args.lib)
        self.drivers = os.path.join(os.path.dirname(self.lib), "drivers")
        self.venv = os.path.abspath(args.venv) if args.venv else os.path.join(self.work, "venv")
        self.program = os.path.join(self.work, "features")
        os.makedirs(self.work, exist_ok=True)

    def prepare(self):
        if not os.path.exists(os.path.join(self.venv, "include", "sycl", "sycl.hpp")):
            if self.args.venv:
                fail(f"{self.venv} has no headers of SYCL")
            base = "/usr/bin/python3" if os.path.exists("/usr/bin/python3") else sys.executable
            subprocess.run([base, "-m", "venv", self.venv], check=True)
            subprocess.run([os.path.join(self.venv, "bin", "python"), "-m", "pip", "install", "-q", "--no-compile",
                            "--disable-pip-version-check", *WHEELS], check=True)
        started = time.monotonic()
        lib = os.path.join(self.venv, "lib")
        names = sorted(f[:-4] for f in os.listdir(SOURCES) if f.endswith(".cpp"))
        for two in (names[i:i + 2] for i in range(0, len(names), 2)):
            running = [subprocess.Popen(["g++", *FLAGS, "-isystem", os.path.join(self.venv, "include"), "-c",
                                         os.path.join(SOURCES, name + ".cpp"), "-o", os.path.join(self.work, name + ".o")])
                       for name in two]
            if any([process.wait() for process in running]):
                fail("a program does not build")
        subprocess.run(["g++", *(os.path.join(self.work, name + ".o") for name in names), "-L" + lib,
                        "-Wl,-rpath," + lib, "-Wl,-rpath-link," + lib, "-lsycl", "-o", self.program], check=True)
        subprocess.run([sys.executable, os.path.join(ROOT, "tools", "urcc"), "-o", os.path.join(self.work, "axpy.spv"),
                        os.path.join(ROOT, "examples", "python", "axpy.cl")], check=True)
        print(f"built in {time.monotonic() - started:.0f} s: {len(self.names())} features")

    def environment(self, device):
        kept = COMPILERS if device in GPUS else ()
        env = {k: v for k, v in os.environ.items()
               if k in kept or not k.startswith(("UR_", "SYCL_", "ONEAPI_", "OCL_ICD_", "OPENCL_", "ZE_", "LD_"))}
        for name, text in (("icd", os.path.join(self.venv, "lib", "libintelocl.so") + "\n"), ("no-icd", None)):
            os.makedirs(os.path.join(self.work, name), exist_ok=True)
            if text:
                with open(os.path.join(self.work, name, "intel.icd"), "w", encoding="utf-8") as f:
                    f.write(text)
        env.update(OCL_ICD_VENDORS=os.path.join(self.work, "no-icd" if device == "native_cpu" else "icd"),
                   SYCL_CACHE_PERSISTENT="1", SYCL_CACHE_DIR=os.path.join(self.work, "cache"),
                   UR_CACHE_DIR=os.path.join(self.work, "ur-cache"), UR_URCC=os.path.join(ROOT, "tools", "urcc"),
                   FEATURES_SPIRV=os.path.join(self.work, "axpy.spv"))
        own = os.path.join(self.venv, "lib")  # also where the environment has been moved to since `prepare`
        if device == "theirs":
            env.update(ONEAPI_DEVICE_SELECTOR="opencl:cpu", LD_LIBRARY_PATH=own)
            return env
        adapter, between = ADAPTERS.get(device, (device, []))
        if device == "level_zero":
            env.update(ZE_ENABLE_ALT_DRIVERS=os.path.join(self.drivers, "level_zero", "libze_software.so"),
                       ZE_SOFTWARE="new", ZE_SOFTWARE_OPENCL="intel")
        elif device != "opencl":
            env[f"UR_{adapter.upper()}_PRESENT_AS"] = "level_zero"
        of_system = os.environ.get("LD_LIBRARY_PATH") if device in GPUS else None
        env.update(LD_LIBRARY_PATH=":".join([self.lib, *(os.path.join(self.drivers, d) for d in between), own,
                                             *([of_system] if of_system else [])]),
                   UR_ADAPTERS_FORCE_LOAD=os.path.join(self.lib, f"libur_adapter_{adapter}.so.0"))
        return env

    def names(self):
        env = self.environment("opencl")
        found = subprocess.run([self.program, "--list"], env=env, text=True, stdout=subprocess.PIPE, check=True).stdout.split()
        return [n for n in found if n in self.args.only] if self.args.only else found

    def results(self, device, names=None):
        """(word, text) by feature: ok, skip, wrong, or ends, for the process, where nothing was said."""
        left = names or self.names()
        found = {}
        while left:
            with subprocess.Popen([self.program, *left], env=self.environment(device), cwd=self.work, stdin=subprocess.DEVNULL,
                                  stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True) as process:
                running, buffered, said, hangs = None, b"", [], False
                while True:
                    if not select.select([process.stdout], [], [], LONGEST)[0]:
                        hangs = True
                        os.killpg(process.pid, signal.SIGKILL)
                        break
                    more = os.read(process.stdout.fileno(), 65536)
                    if not more:
                        break
                    *lines, buffered = (buffered + more).split(b"\n")
                    for line in (line.decode(errors="replace") for line in lines):
                        word, _, rest = line.partition(" ")
                        if word == "begin":
                            running = rest
                        elif word in ("ok", "skip", "wrong") and rest.partition(":")[0] == running:
                            found[running] = (word, rest.partition(": ")[2])
                            running = None
                        else:
                            said.append(line)
                status = process.wait()
            if running:
                found[running] = ("ends", "hangs" if hangs else f"ends with {status}: {' '.join(said)[-300:]}")
            elif status not in (0, 1) and not [n for n in left if n not in found]:
                found["(end)"] = ("ends", f"the process ends with {status} after the last: {' '.join(said)[-300:]}")
            rest = [n for n in left if n not in found]
            if len(rest) == len(left):
                fail(f"{device}: nothing runs: {' '.join(said)[-2000:]}")
            left = rest
        return found

    def expected(self):
        found = {}
        with open(os.path.join(SOURCES, "expect.txt"), encoding="utf-8") as f:
            for line in f:
                match = re.match(r"(\w+)\s+(\w+)\s+(\S.*)", line.partition("#")[0])
                if match:
                    found[match[1], match[2]] = match[3].strip()
        return found

    def run(self):
        expected, bad = self.expected(), 0
        for device in self.args.devices or DEVICES:
            started = time.monotonic()
            results = self.results(device)
            counts = {}
            kinds = (ADAPTERS[device][0], "gpu", device) if device in GPUS else (device,)
            why_not = {name: why for (kind, name), why in expected.items() if kind in kinds}
            for name, (word, text) in list(results.items()):
                # Once more by itself, which counts, and is said.
                runs = 1
                while word in ("wrong", "ends") and name not in why_not and name != "(end)" and (
                        runs < 2 or name in SOMETIMES and SOMETIMES[name] in text and runs < 6):
                    runs += 1
                    again = self.results(device, [name])
                    print(f"{device}: {name}: {word} {text}; by itself: {' '.join(again[name])}")
                    word, text = again[name]
                counts[word] = counts.get(word, 0) + 1
                why = why_not.get(name)
                if (word == "ok") == (why is None):
                    continue
                bad += 1
                print(f"{device}: {name}: {word} {text}" + (f"; expect.txt has: {why}" if why else ""))
            print(f"{device}: {', '.join(f'{n} {word}' for word, n in counts.items())}, {time.monotonic() - started:.0f} s")
        if bad:
            fail(f"{bad} not as expected")

    def table(self):
        expected = self.expected()
        columns = {device: self.results(device) for device in ("theirs", *DEVICES)}
        reasons = []
        text = ["| feature | " + " | ".join(TITLES[d] for d in columns) + " |", "|---" * (len(columns) + 1) + "|"]
        for name in self.names():
            row = []
            for device, results in columns.items():
                word, said = results[name]
                why = expected.get((device, name))
                if word == "ok":
                    row.append("✔")
                    continue
                if not why:
                    print(f"{device}: {name}: {word} {said}")
                why = why or said
                if why not in reasons:
                    reasons.append(why)
                row.append(f"– ({reasons.index(why) + 1})")
            text.append(f"| `{name}` | " + " | ".join(row) + " |")
        text += [""] + [f"{i}. {why}" for i, why in enumerate(reasons, 1)]
        path = os.path.join(ROOT, "docs", "validation.md")
        with open(path, encoding="utf-8") as f:
            page = f.read()
        if BEGIN not in page:
            fail(f"{path} has no place for the table")
        before, _, rest = page.partition(BEGIN)
        after = rest.partition(END)[2]
        with open(path, "w", encoding="utf-8") as f:
            f.write(before + BEGIN + "\n" + "\n".join(text) + "\n" + END + after)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("step", choices=["prepare", "run", "table"])
    parser.add_argument("devices", nargs="*", help="of " + ", ".join((*DEVICES, *GPUS)))
    parser.add_argument("--work", required=True)
    parser.add_argument("--lib", required=True)
    parser.add_argument("--venv")
    parser.add_argument("--only", nargs="+")
    args = parser.parse_args()
    for device in args.devices:
        if device not in (*DEVICES, *GPUS, "theirs"):
            parser.error(f"no device {device}")
    getattr(Program(args), args.step)()


if __name__ == "__main__":
    main()
