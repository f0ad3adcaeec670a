#!/usr/bin/env python3
"""Runs the client's own test suite in an environment of each release of the SYCL runtime, on the wheels' loader and adapters and
on ours, and says what fails on ours alone.

usage: generations.py --lib DIR [--work DIR] [--files PATTERN...] [--only PART] [--suite NAME] [--device DEVICE] [--quick] [RELEASE...]
       generations.py --sample --lib DIR [--work DIR] [--suite NAME] [--device DEVICE] [RELEASE...]
       generations.py --values --lib DIR [--work DIR] [RELEASE...]
       generations.py --operations --lib DIR [--work DIR] [--device DEVICE] [RELEASE...]
       generations.py --smallest --lib DIR [--work DIR] [RELEASE...]

One command does everything: it makes the environments from test/client/requirements-RELEASE.txt (kept in DIR, default
build/generations, about a gigabyte and a half each), runs dpctl's suite there, numba-dpex's tests of kernels and a sample of
dpnp's where these are in the environment, with the wheels' own libraries; puts ours in with ur-venv, runs the same again, and takes them out. It prints a row
of the table in docs/validation.md for each release, and ends with 1 if a test fails on ours that does not fail on the wheels'.

--sample makes the table by device in docs/validation.md: the files of each suite that SAMPLE names, about queues, events, memory,
programs and kernels, --quick, on Intel's OpenCL, native CPU and each software driver, or on --device alone. A cell takes minutes.

--values compares all that dpctl tells of a device, kernels, memory and an event (test/client/values.py) on the wheels' own and on ours,
with Intel's OpenCL: tests of dpctl ask for the type of most of it alone.

--operations runs test/client/operations.py, half a minute of dpnp and oneMKL against NumPy, on ours where the environment has dpnp.

--smallest makes an environment with only what dpctl needs to run a kernel on native CPU, runs one there, by use() of the module in
this source tree, and prints what came out. That is what CTest runs.

  --suite NAME      one of these suites alone: dpctl, dpnp or numba_dpex
  --device DEVICE   ours on opencl (Intel's, the standard), on native_cpu, or on the software driver of cuda, hip or level_zero beside DIR (--drivers, where it is
                    elsewhere), presented as Level Zero (native CPU to releases of 2025 as OpenCL, for which more tests
                    are), in place of Intel's OpenCL, on which the wheels' own run in any case
  --files PATTERN   of the suites only files of these names, such as 'test_sycl_*'; may be there several times
  --only PART       of these only what pytest's -k PART takes
  --quick           ours first, and the wheels' own only for files where a test fails on ours

Each file of tests has a process of its own: drivers keep what they compile, more than ten gigabytes in a whole suite. What a file
gave on the wheels' own is kept beside the environment (theirs.json) and not run again for another device.
"""

import argparse
import collections
import difflib
import fnmatch
import glob
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import time
import xml.etree.ElementTree
import zipfile

from client import CALLBACK_TEST, HERE, ROOT, Client

RELEASES = ["2024.2.2", "2025.0.5", "2025.1.1", "2025.2.2", "2025.3.3", "2026.1.2", "2026.2.0"]
# They hang with the wheels' own libraries, compile extensions, which is not about devices, or fail wherever a device can be parted:
# they give from_dlpack an argument that it does not have.
LEFT_OUT = [CALLBACK_TEST, "cython_api", "test_cython", "test_dlpack_from_subdevice_to_kdlcpu"]
# They sort a million numbers, which an interpreter of kernels takes a quarter of an hour for.
LEFT_OUT_OF_SOFTWARE = ["test_sycl_timer_queue_barrier", "test_sycl_timer_accumulation"]
DPNP = ["test_logic.py", "test_manipulation.py", "test_fft.py", "test_linalg.py"]
# Which of numba-dpex's tests: those that run kernels.
DPEX = ("kernel_tests", "kernel_api", "dpjit_tests")
# By suite, what --sample takes of it: names of files as --files has them.
SAMPLE = {
    "dpctl": ["test_s[ye]*", "test_work*", "test_raw*", "test_usm_ndarray_dlpack.py"],
    "dpnp": ["test_logic.py"],
    "numba_dpex": [  # of kernel_tests and kernel_api
                   "test_async_kernel.py", "test_atomic_ref.py", "test_barriers.py", "test_local_accessor*.py", "test_ndrange_kernel_launch.py",
                   "test_print.py", "test_private_array.py", "test_range_kernel_launch.py", "test_usm_ndarray_args.py",
                   # of dpjit_tests
                   "test_dpjit_complex_arg_types.py", "test_dpjit_reduction.py", "test_pairwise_distance.py", "test_slicing.py"]}
NO_PACKAGES = 77
THEIRS = "theirs.json"
# What client.py's steps of these names open, in the folder of the build's drivers.
DRIVERS = {"cuda": ["cuda"], "hip": ["hip", "cuda"], "level_zero": ["level_zero/libze_software.so"]}
DEVICES = ["opencl", "native_cpu", *DRIVERS]
# What the smallest program needs besides dpctl and its runtime.
SMALLEST = ("dpctl", "intel-sycl-rt", "intel-cmplr-lib-ur", "intel-cmplr-lib-rt", "numpy", "umf")
# Their libraries that it opens, by the one name of up to three that is asked for, of more than a gigabyte.
WANTED = re.compile(r"lib(sycl\.so\.\d+|pi_unified_runtime\.so|ur_loader\.so\.0(\.9\.8)?|umf\.so\.\d+|intlc\.so\.5|(svml|irng|imf)\.so)$")
PROGRAM = """
import sys
sys.path.insert(0, sys.argv[1])
import unified_runtime
unified_runtime.use()
unified_runtime.use(native_cpu=True)
import dpctl, dpctl.tensor as t
q = dpctl.SyclQueue("level_zero:cpu")
a = t.arange(1000, dtype="i8", sycl_queue=q)
print("dpctl", dpctl.__version__, "on", q.sycl_device.name, "sum of squares", int(t.sum(a * a)))
"""
SUM = sum(i * i for i in range(1000))


def driver(args):
    folder = os.path.abspath(args.drivers or os.path.join(args.lib, os.pardir, "drivers"))
    return ":".join(os.path.join(folder, part) for part in DRIVERS.get(args.device, [])) or None


class Generation(Client):
    def __init__(self, release, args):
        super().__init__(argparse.Namespace(release=release, work=args.work, lib=args.lib, driver=driver(args), theirs=True,
                                            step="suite"))
        self.only, self.files, self.suite, self.device, self.quick = args.only, args.files, args.suite, args.device, args.quick
        self.sample = args.sample
        self.lockstep = False

    def environment(self):
        env = super().environment()
        if self.args.step != "suite":
            shown = "opencl" if self.args.step == "native_cpu" and self.args.release.startswith("2025") else "level_zero"
            env["ONEAPI_DEVICE_SELECTOR"] = shown + ":*"
            if self.args.step == "native_cpu":
                env["UR_NATIVE_CPU_PRESENT_AS"] = shown
        if self.args.step in ("cuda", "hip"):
            # The driver that only compiles, for Fourier transforms; either loader of OpenCL reads that folder.
            folder = os.path.join(self.work, "icd-compiler")
            os.makedirs(folder, exist_ok=True)
            with open(os.path.join(folder, "ur.icd"), "w", encoding="utf-8") as f:
                f.write(os.path.join(self.venv, "lib", "unified-runtime", "libur_clc.so") + "\n")
            env.update(OCL_ICD_VENDORS=folder, UR_URCC=os.path.join(ROOT, "tools", "urcc"))
            if self.lockstep:
                env["UR_SOFT_ORDER"] = "lockstep"
        if self.args.release.startswith("2024"):
            # Its libraries have no run path.
            own = os.path.join(self.venv, "lib")
            env["LD_LIBRARY_PATH"] = ":".join(p for p in (env.get("LD_LIBRARY_PATH"), own) if p)
        return env

    def requirements(self):
        with open(os.path.join(HERE, f"requirements-{self.args.release}.txt"), encoding="utf-8") as f:
            return [line.split("#")[0].strip() for line in f if line.split("#")[0].strip()]

    def version(self, package):
        return next((r.split("==")[1] for r in self.requirements() if r.startswith(package + "==")), None)

    def make(self, requirements):
        """The environment, unless the one there was made from the same."""
        wanted = hashlib.sha256("\n".join(requirements).encode()).hexdigest()
        stamp = os.path.join(self.work, "made-from")
        if os.path.isfile(stamp):
            with open(stamp, encoding="utf-8") as f:
                if f.read() == wanted:
                    if os.path.isdir(os.path.join(self.venv, ".unified-runtime")):
                        self.ur_venv("remove", self.venv, check=False)
                    return
        shutil.rmtree(self.work, ignore_errors=True)
        os.makedirs(self.work)
        base = "/usr/bin/python3" if os.path.exists("/usr/bin/python3") else sys.executable
        subprocess.run([base, "-m", "venv", self.venv], check=True)
        subprocess.run([self.python, "-m", "pip", "install", "-q", "--disable-pip-version-check", "--no-compile",
                        *requirements], check=True)
        with open(stamp, "w", encoding="utf-8") as f:
            f.write(wanted)

    def tests(self, ours, package, wanted):
        """({outcome: how many}, names of the tests that failed) by the path of a file."""
        folder = glob.glob(os.path.join(self.venv, "lib", "python3*", "site-packages", package, "tests"))[0]
        found, kept = {}, {} if ours else self.kept()
        for path in sorted(glob.glob(os.path.join(folder, "**", "test_*.py"), recursive=True)):
            file, relative = os.path.basename(path), os.path.relpath(path, folder)
            if not any(fnmatch.fnmatch(file, pattern) for pattern in self.files or (SAMPLE[package] if self.sample else ["*"])):
                continue
            if not wanted(file, relative):
                continue
            key, began = f"{package}/{relative} {self.only or ''}".rstrip(), time.monotonic()
            if key not in kept:
                counts, failed = self.file(f"{package}-{'ours' if ours else 'theirs'}", path)
                print(f"  {relative} on {'ours' if ours else 'the wheels'}: {dict(counts)}, {time.monotonic() - began:.0f} s"
                      + "".join(f"\n    {name}" for name in sorted(failed)), flush=True)
                kept[key] = {"counts": dict(counts), "failed": sorted(failed)}
                if not ours:
                    with open(os.path.join(self.work, THEIRS), "w", encoding="utf-8") as f:
                        json.dump(kept, f, indent=1)
            found[relative] = collections.Counter(kept[key]["counts"]), set(kept[key]["failed"])
        return found

    def kept(self):
        try:
            with open(os.path.join(self.work, THEIRS), encoding="utf-8") as f:
                return json.load(f)
        except FileNotFoundError:
            return {}

    def file(self, name, path):
        report = os.path.join(self.work, f"{name}.xml")
        if os.path.exists(report):
            os.unlink(report)
        left_out = LEFT_OUT + (LEFT_OUT_OF_SOFTWARE if self.args.step in ("cuda", "hip") else [])
        chosen = " and ".join(f"not {part}" for part in left_out)
        chosen = f"({self.only}) and {chosen}" if self.only else chosen
        status, output = self.run([self.python, "-X", "faulthandler", "-m", "pytest", path, "-q", "-p", "no:cacheprovider",
                                   "--tb=short", "-k", chosen, f"--junitxml={report}"], 1800, f"{name}.log")
        file = os.path.basename(path)
        if not os.path.exists(report):
            how = "hangs" if status is None else f"ends with {status}"
            print(f"  {file} {how}: {output[-500:]}", flush=True)
            return {"failed": 1}, {f"{file} {how}"}
        counts, failed = collections.Counter(), set()
        for case in xml.etree.ElementTree.parse(report).iter("testcase"):
            tags = {child.tag for child in case}
            outcome = "failed" if tags & {"failure", "error"} else "skipped" if "skipped" in tags else "passed"
            counts[outcome] += 1
            if outcome == "failed":
                failed.add(f"{file}::{case.get('name')}")
        return counts, failed

    def suites(self):
        self.make(self.requirements())
        parts = [("dpctl", None)]
        if self.version("numba-dpex"):
            parts.append(("numba_dpex", DPEX))
        elif self.version("dpnp") and not self.args.release.startswith("2026"):
            parts.append(("dpnp", DPNP))
        parts = [part for part in parts if self.suite in (None, part[0])]
        found = {}
        for ours in (True, False) if self.quick else (False, True):
            if ours:
                self.ur_venv("install", self.venv, "--from", self.args.lib)
            self.args.theirs, self.args.step = not ours, (ours and self.device) or "suite"
            for what, names in parts:
                def wanted(file, relative, what=what, names=names):
                    if self.quick and not ours and not found[what, True].get(relative, (0, ()))[1]:
                        return False
                    return not names or file in names or relative.split(os.sep)[0] in names
                found[what, ours] = self.tests(ours, what, wanted)
            if ours:
                self.ur_venv("remove", self.venv)
        good = True
        for what, _ in parts:
            if not found[what, True]:
                continue  # --files names none of it
            here = sorted(name for file, (_, failed) in found[what, True].items()
                          for name in failed - found[what, False].get(file, (0, set()))[1])
            told = []
            for ours in (False, True):
                counts = sum((counts for counts, _ in found[what, ours].values()), collections.Counter())
                told.append(f"{counts['passed']:,} / {counts['failed']:,} / {counts['skipped']:,}")
            if self.quick:
                told[0] = f"{len(found[what, False])} of {len(found[what, True])} files: {told[0]}"
            print(f"| {self.args.release} | {what} {self.version(what.replace('_', '-'))}{', on ' + self.device if self.device else ''} | {told[0]} | {told[1]} | "
                  f"{', '.join(here) or 'none'} |", flush=True)
            good = good and not here
        return good

    def values(self):
        self.make(self.requirements())
        found, good = [], True
        for ours in (False, True):
            if ours:
                self.ur_venv("install", self.venv, "--from", self.args.lib)
            self.args.theirs = not ours
            status, output = self.run([self.python, os.path.join(HERE, "values.py")], 300, "values.log")
            found.append(output.splitlines())
            if status != 0:
                good = False
                print(f"  {'ours' if ours else 'the wheels'}: ends with {status}: {output[-1000:]}", flush=True)
        self.ur_venv("remove", self.venv)
        differ = [line for line in difflib.unified_diff(*map(sorted, found), "the wheels", "ours", n=0, lineterm="")]
        print(*differ, f"  {self.args.release}: {len(found[1])} values, {'not alike' if differ else 'alike'}", sep="\n", flush=True)
        return good and not differ

    def operations(self):
        if not self.version("dpnp"):
            print("  has no dpnp", flush=True)
            return True
        self.make(self.requirements())
        self.ur_venv("install", self.venv, "--from", self.args.lib)
        self.args.theirs, self.args.step = False, self.device or "suite"
        self.lockstep = True  # kernels of oneMKL hand values on without a barrier
        # On the software Level Zero driver there is no Fourier transform, which asks OpenCL for a GPU, and by Intel's OpenCL under it
        # no lockstep.
        left_out = ["fft", "fft2", "cholesky"] if self.args.step == "level_zero" else []
        status, output = self.run([self.python, os.path.join(HERE, "operations.py"), *left_out], 900, "operations.log")
        self.ur_venv("remove", self.venv)
        print(f"  {self.args.release} on {self.device or 'opencl'}: {output}", end="", flush=True)
        return status == 0

    def unpack(self, wheel):
        """Into the environment, as pip does it, but for most of what the program does not need."""
        site = glob.glob(os.path.join(self.venv, "lib", "python3*", "site-packages"))[0]
        with zipfile.ZipFile(wheel) as packed:
            for name in packed.namelist():
                beside = re.match(r"[^/]+\.data/data/(.*)", name)
                # RECORD tells of places that are not those here.
                if name.endswith(("/", "/RECORD")) or "/tests/" in name or (
                        beside and not WANTED.match(os.path.basename(name))):
                    continue
                target = os.path.join(self.venv, beside.group(1)) if beside else os.path.join(site, name)
                os.makedirs(os.path.dirname(target), exist_ok=True)
                with packed.open(name) as f, open(target, "wb") as to:
                    shutil.copyfileobj(f, to)

    def make_smallest(self):
        wanted = [f"{name}=={self.version(name)}" for name in SMALLEST if self.version(name)]
        stamp = os.path.join(self.work, "made-from")
        if os.path.isfile(stamp):
            with open(stamp, encoding="utf-8") as f:
                if f.read() == "\n".join(wanted):
                    return
        shutil.rmtree(self.work, ignore_errors=True)
        os.makedirs(self.work)
        base = "/usr/bin/python3" if os.path.exists("/usr/bin/python3") else sys.executable
        subprocess.run([base, "-m", "venv", "--without-pip", self.venv], check=True)
        wheels = os.path.join(self.work, "wheels")
        if subprocess.run([base, "-m", "pip", "download", "-q", "--disable-pip-version-check", "--no-deps", "-d", wheels, *wanted],
                          check=False).returncode:
            print(f"skipped: the package index does not give this Python {', '.join(wanted)}", flush=True)
            sys.exit(NO_PACKAGES)
        for wheel in glob.glob(os.path.join(wheels, "*.whl")):
            self.unpack(wheel)
        shutil.rmtree(wheels)
        with open(stamp, "w", encoding="utf-8") as f:
            f.write("\n".join(wanted))

    def smallest(self):
        self.work += "-smallest"
        self.venv = os.path.join(self.work, "venv")
        self.python = os.path.join(self.venv, "bin", "python")
        self.make_smallest()
        # The module as the wheel lays it out.
        prefix = os.path.join(self.work, "module", "unified_runtime")
        shutil.rmtree(os.path.dirname(prefix), ignore_errors=True)
        shutil.copytree(os.path.join(ROOT, "python", "unified_runtime"), prefix)
        os.mkdir(os.path.join(prefix, "bin"))
        for tool in ("ur-venv", "urcc"):
            os.symlink(os.path.join(ROOT, "tools", tool), os.path.join(prefix, "bin", tool))
        os.symlink(os.path.abspath(self.args.lib), os.path.join(prefix, "lib"))
        status, output = self.run([self.python, "-c", PROGRAM, os.path.dirname(prefix)], 120)
        print(output, end="")
        return status == 0 and f"sum of squares {SUM}" in output


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("releases", nargs="*", metavar="RELEASE")
    parser.add_argument("--lib", required=True)
    parser.add_argument("--work", default=os.path.join(ROOT, "build", "generations"))
    parser.add_argument("--only")
    parser.add_argument("--files", action="append")
    parser.add_argument("--suite", choices=("dpctl", "dpnp", "numba_dpex"))
    parser.add_argument("--device", choices=DEVICES)
    parser.add_argument("--drivers")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--sample", action="store_true")
    parser.add_argument("--operations", action="store_true")
    parser.add_argument("--values", action="store_true")
    parser.add_argument("--smallest", action="store_true")
    args = parser.parse_intermixed_args()
    releases = args.releases or RELEASES
    unknown = set(releases) - set(RELEASES)
    if unknown:
        parser.error(f"there are {', '.join(RELEASES)}, not {', '.join(sorted(unknown))}")
    what = "smallest" if args.smallest else "values" if args.values else "operations" if args.operations else "suites"
    args.quick |= args.sample
    devices = DEVICES if args.sample and not args.device else [args.device]
    bad = []
    for release in releases:
        print(f"{release}:", flush=True)
        for device in devices:
            args.device = None if device == "opencl" else device
            if not getattr(Generation(release, args), what)() and release not in bad:
                bad.append(release)
    if bad:
        sys.exit(f"generations: not as with the wheels' own libraries: {', '.join(bad)}")


if __name__ == "__main__":
    main()
