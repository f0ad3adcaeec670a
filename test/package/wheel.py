#!/usr/bin/env python3
"""The wheel: made from a clean clone, checked, and used in environments.

usage: wheel.py make    --source DIR --build DIR --work DIR
       wheel.py plain   --work DIR --urinfo FILE [--all]
       wheel.py client  --work DIR --venv DIR --release 2026.1.2|2026.2.0 [--cuda DIR] [--all]

make    clones the sources, runs scripts/wheel.sh with the libraries of the build that stands, and checks the wheel: which
        glibc it needs, that no file would overwrite one of Intel's wheels, that nothing names a folder of the build
plain   installs it for the oldest and the newest Python here that can make environments, or --all of them, without a libsycl:
        the tools and the module work or say what is missing; removed, it leaves no trace
client  the same on a copy of the environment that test/client made, where dpctl and dpnp run on it; what has nothing to do with
        whose loader serves libsycl (a second use(), MPI) with 2026.1.2 alone unless --all

Ends with 77, and says why, where something that it needs is not to be had.
"""
import argparse
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import zipfile

# Files of intel-cmplr-lib-ur 2026.0.0 to 2026.2.0 in VENV/lib, and of what else brings libraries of the kind there.
THEIRS = re.compile(r"lib(ur_loader|ur_adapter_(level_zero|level_zero_v2|opencl)|ur_sanitizer_layer|sycl|OpenCL|ze_\w+|umf)\b")
NEWEST_GLIBC = (2, 28)


def fail(text):
    sys.exit(f"wheel: {text}")


def skip(text):
    print(f"skipped: {text}")
    sys.exit(77)


def run(command, status=0, **kwargs):
    """Output of a program that must end with `status`."""
    done = subprocess.run([str(c) for c in command], text=True, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, timeout=300, check=False, **kwargs)
    if done.returncode != status:
        fail(f"{' '.join(str(c) for c in command)} ended with {done.returncode}, not {status}:\n{done.stdout[-3000:]}")
    return done.stdout


def plain_environment(**more):
    env = {k: v for k, v in os.environ.items()
           if not k.startswith(("UR_", "SYCL_", "ONEAPI_", "OCL_ICD_", "PYTHON", "PIP_", "VIRTUAL_ENV", "LD_LIBRARY_PATH"))}
    env.update(more)
    return env


def tree(folder):
    """Names, kinds, sizes and times of all files; folders by name."""
    found = {}
    for place, folders, files in os.walk(folder):
        for name in folders + files:
            path = os.path.join(place, name)
            info = os.lstat(path)
            still = not os.path.isdir(path)
            found[os.path.relpath(path, folder)] = (info.st_mode, info.st_size, info.st_mtime_ns) if still else None
    return found


def compare(before, after, what):
    gone = sorted(before.keys() - after.keys())
    more = sorted(after.keys() - before.keys())
    changed = sorted(n for n in before.keys() & after.keys() if before[n] != after[n])
    if gone or more or changed:
        fail(f"{what}: gone {gone[:5]}, left behind {more[:5]}, changed {changed[:5]}")


ROOT = pathlib.Path(__file__).resolve().parents[2]


def shown():
    """The program that pages show to who comes with Python, and what they say it prints."""
    program = re.compile(r'demo/bin/python -c "(import unified_runtime;.*)"')
    found = set()
    for page in ("README.md", "docs/python.md", "docs/start-device.md"):
        text = (ROOT / page).read_text(encoding="utf-8")
        found.add((program.search(text).group(1), re.search(r"prints `([^`]* Device\([^`]*)`", text).group(1)))
    if len(found) != 1:
        fail(f"the pages differ: {found}")
    return found.pop()


class Wheel:
    def __init__(self, args):
        self.work = pathlib.Path(args.work).resolve()
        self.args = args

    @property
    def file(self):
        found = sorted((self.work / "dist").glob("*.whl"))
        if len(found) != 1:
            fail(f"{self.work}/dist has {len(found)} wheels; `make` comes first")
        return found[0]

    def pip(self, venv, *arguments):
        """The pip of `make`'s tools on another environment: saves putting one into each."""
        return run([(self.work / "pip").read_text(), "-m", "pip", "--python", venv / "bin/python", *arguments],
                   env=plain_environment(PIP_DISABLE_PIP_VERSION_CHECK="1", PIP_NO_INDEX="1", PYTHONDONTWRITEBYTECODE="1"))

    def install(self, venv):
        self.pip(venv, "install", "-q", self.file)

    def remove(self, venv):
        self.pip(venv, "uninstall", "-q", "-y", "unified-runtime")

    # -- make -----------------------------------------------------------------------------------------------------------

    def make(self):
        source = pathlib.Path(self.args.source).resolve()
        shutil.rmtree(self.work, ignore_errors=True)
        self.work.mkdir(parents=True)
        if subprocess.run(["git", "-C", source, "rev-parse", "-q", "--verify", "HEAD"], capture_output=True,
                          check=False).returncode:
            skip("the sources are no git repository with a commit")
        clone = self.work / "clone"
        run(["git", "clone", "-q", "--no-hardlinks", "--depth", "1", f"file://{source}", clone])
        python = source / ".venv/bin/python"
        if subprocess.run([python, "-c", "import build, scikit_build_core, auditwheel"], capture_output=True,
                          check=False).returncode if python.exists() else True:
            python = self.work.parent / "wheel-tools/bin/python"
            tools = run([clone / "scripts/wheel.sh", "--tools"]).split()
            if not python.exists():
                base = "/usr/bin/python3" if os.path.exists("/usr/bin/python3") else sys.executable
                run([base, "-m", "venv", python.parent.parent])
            run([python, "-m", "pip", "install", "-q", "--disable-pip-version-check", *tools])
        (self.work / "pip").write_text(str(python))
        told = run([clone / "scripts/wheel.sh", "--build", self.args.build, "--python", python, self.work / "dist"],
                   env=plain_environment())
        if not told.startswith(f"wheel: packing {self.args.build}"):
            fail(f"wheel.sh does not say what it does: {told}")
        shutil.rmtree(clone)
        self.check(python, str(source))
        print(f"{self.file.name}: {self.file.stat().st_size} bytes")

    def check(self, python, source):
        told = run([python, "-m", "auditwheel", "show", self.file])
        floor = re.search(r'"manylinux_(\d+)_(\d+)_', told.replace("\n", " "))
        if not floor or tuple(map(int, floor.groups())) > NEWEST_GLIBC:
            fail(f"it needs a newer glibc than {NEWEST_GLIBC}: {told}\nlib/base/glibc lacks: {self.newer()}")
        print(f"needs glibc {'.'.join(floor.groups())}")
        with zipfile.ZipFile(self.file) as wheel:
            names = wheel.namelist()
            for name in (n for n in names if not n.endswith("/")):
                data = wheel.read(name)
                if source.encode() in data:
                    fail(f"{name} names the folder of the sources")
                beside = re.match(r"[^/]+\.data/data/(.*)", name)
                if beside and (not beside.group(1).startswith("lib/") or THEIRS.match(os.path.basename(name))):
                    fail(f"{name} may be a file of another wheel")
        for wanted in ("unified_runtime/lib/libur_loader.so.0", "unified_runtime/lib/libur_adapter_opencl.so.0",
                       "unified_runtime/lib/unified-runtime/ur-compile", "unified_runtime/lib/unified-runtime/ur-ask", "unified_runtime/bin/urinfo",
                       "unified_runtime/lib/libur_record.so.0", "unified_runtime/lib/unified-runtime/ur-replay",
                       ".data/data/lib/libur_adapter_cuda.so.0", ".data/data/lib/unified-runtime/libur_ze.so"):
            if not any(n.endswith(wanted) for n in names):
                fail(f"{wanted} is not in the wheel")

    def newer(self):
        """Functions in versions that are too new, of every library."""
        found = set()
        unpacked = self.work / "unpacked"
        with zipfile.ZipFile(self.file) as wheel:
            wheel.extractall(unpacked)
        for path in unpacked.rglob("*"):
            if path.is_file() and path.read_bytes()[:4] == b"\x7fELF":
                for major, minor, name in re.findall(r"GLIBC_(\d+)\.(\d+)\)?\s+(\w+)", run(["objdump", "-T", path])):
                    if (int(major), int(minor)) > NEWEST_GLIBC:
                        found.add(f"{name} (GLIBC_{major}.{minor} in {path.name})")
        return ", ".join(sorted(found))

    # -- plain ----------------------------------------------------------------------------------------------------------

    def pythons(self):
        """One interpreter of each release from 3.9 on."""
        folders = os.environ.get("PATH", "").split(os.pathsep)
        folders += [str(p) for p in pathlib.Path.home().glob(".pyenv/versions/*/bin")]
        found = {}
        for folder in folders:
            for minor in range(9, 20):
                path = os.path.join(folder, f"python3.{minor}")
                if minor not in found and os.access(path, os.X_OK) and subprocess.run(
                        [path, "-c", f"import sys, venv; assert sys.version_info[:2] == (3, {minor})"],
                        capture_output=True, check=False).returncode == 0:
                    found[minor] = path
        return [found[m] for m in sorted(found)]

    def plain(self):
        pythons = self.pythons()
        if not pythons:
            skip("no Python from 3.9 on can make environments")
        if not self.args.all and len(pythons) > 2:
            pythons = [pythons[0], pythons[-1]]
        for base in pythons:
            venv = self.work / "plain"
            shutil.rmtree(venv, ignore_errors=True)
            run([base, "-m", "venv", "--without-pip", venv], env=plain_environment())
            # pip takes away folders that it leaves empty, also those that it found so.
            next(venv.glob("lib/python3*/site-packages")).joinpath("neighbour.py").touch()
            before = tree(venv)
            self.install(venv)
            self.use_plain(venv)
            if base == pythons[-1]:
                self.two_versions(venv)
            self.remove(venv)
            compare(before, tree(venv), f"{base}: after pip uninstall")
            print(f"{base}: installed, used, removed without a trace")
            shutil.rmtree(venv)

    def use_plain(self, venv):
        env = plain_environment(PYTHONDONTWRITEBYTECODE="1")
        told = run([venv / "bin/python", "-m", "unified_runtime"], env=env)
        direct = run([venv / "bin/urinfo", "--why"], env=env)
        said, _, rest = told.partition("\n")
        if rest != direct or not said.startswith("The SYCL runtime is not served: "):
            fail(f"python -m unified_runtime prints\n{told}\nand urinfo --why\n{direct}")
        for name in ("level_zero", "opencl", "cuda", "hip", "native_cpu"):
            loaded = re.search(rf"^{name}: loaded from (\S+)", told, re.M)
            if not loaded or str(venv) not in loaded.group(1):
                fail(f"adapter {name} is not the wheel's:\n{told}")
        if "native_cpu:0 is a cpu" not in told:
            fail(f"native CPU shows no device:\n{told}")
        built = run([self.args.urinfo, "--version"], env=env)
        if run([venv / "bin/python", "-m", "unified_runtime", "--version"], env=env) != built:
            fail("python -m unified_runtime --version is not that of the build")
        for tool in ("urcc", "urtrace", "ur-venv", "urcache"):
            run([venv / "bin" / tool, "--help"], env=env)
        trace = venv.parent / "trace.json"
        run([venv / "bin/urtrace", "-o", trace, "--", venv / "bin/urinfo"], env=env)
        if not json.loads(trace.read_text()):
            fail("urtrace wrote an empty trace")
        trace.unlink()
        recording = venv.parent / "recording.urec"
        run([venv / "bin/urtrace", "record", "-o", recording, "--", venv / "bin/urinfo"], env=env)
        if "urPlatformGet" not in run([venv / "bin/urtrace", "replay", "--list", recording], env=env):
            fail("urtrace record wrote no call of urinfo's")
        recording.unlink()
        # No libsycl here: each says so and changes nothing.
        no_sycl = run([venv / "bin/ur-venv", "install", venv], 1, env=env)
        refused = run([venv / "bin/python", "-c", "import unified_runtime as u\ntry: u.use()\n"
                       "except u.Refused as e: print(e)"], env=env)
        for text in (no_sycl, refused):
            if "does not hold intel-sycl-rt" not in text:
                fail(f"without libsycl it says: {text}")

    def two_versions(self, venv):
        """One that the system has beside the wheel's, and one installed over another."""
        others = self.work / "others"
        shutil.rmtree(others, ignore_errors=True)
        others.mkdir()
        for adapter in venv.glob("lib/python3*/site-packages/unified_runtime/lib/libur_adapter_*"):
            shutil.copy(adapter, others)
        told = run([venv / "bin/urinfo", "--why"], env=plain_environment(LD_LIBRARY_PATH=str(others)))
        if str(others) in told or told.count("loaded from " + str(venv)) < 5:
            fail(f"with adapters of another version in the system's search urinfo takes those:\n{told}")
        newer = others / self.file.name.replace("-0.", "-9.", 1)
        version = self.file.name.split("-")[1]
        number = newer.name.split("-")[1]
        with zipfile.ZipFile(self.file) as old, zipfile.ZipFile(newer, "w") as new:
            for name in old.namelist():
                data = old.read(name)
                if name.endswith(("/METADATA", "/RECORD")):
                    data = data.replace(version.encode(), number.encode())
                info = zipfile.ZipInfo(name.replace(version, number, 1))
                info.external_attr = old.getinfo(name).external_attr
                new.writestr(info, data)
        self.pip(venv, "install", "-q", newer)
        listed = [p.name for p in venv.glob("lib/python3*/site-packages/unified_runtime-*")]
        if listed != [f"unified_runtime-{number}.dist-info"] or "native_cpu:0" not in run(
                [venv / "bin/urinfo"], env=plain_environment()):
            fail(f"installed over another version: {listed}")
        shutil.rmtree(others)
        print("a second version beside it is not taken, and one over it replaces it")

    # -- client ---------------------------------------------------------------------------------------------------------

    def client(self):
        origin = pathlib.Path(self.args.venv)
        if not (origin / "lib/libsycl.so.9").exists():
            skip(f"{origin} is not there")
        venv = self.work / f"client-{self.args.release}"
        shutil.rmtree(venv, ignore_errors=True)
        # Hard links: gigabytes in a second. What pip or ur-venv changes gets a file of its own.
        run(["cp", "-al", origin, venv])
        run([sys.executable, ROOT / "tools/ur-venv", "remove", venv])
        self.python = venv / "bin/python"
        before = tree(venv)
        self.install(venv)
        try:
            self.found_by_libsycl(venv)
            self.used(venv)
            self.refusals(venv)
            self.with_ur_venv(venv)
        finally:
            self.remove(venv)
        compare(before, tree(venv), "after pip uninstall")
        shutil.rmtree(venv)
        print("removed without a trace")

    def program(self, venv, text, status=0, **more):
        env = plain_environment(PYTHONDONTWRITEBYTECODE="1", **more)
        return run([venv / "bin/python", "-c", text], status, env=env)

    MAPPED = "print(*sorted({l.split()[-1] for l in open('/proc/self/maps') if 'libur_' in l}), sep='\\n')\n"

    def found_by_libsycl(self, venv):
        """Nothing was done but the installation."""
        intel = str(venv / "lib/libintelocl.so")
        text = "import dpctl\nfor d in dpctl.get_devices(): print('device', d.filter_string)\n" + self.MAPPED
        out = self.program(venv, text, OCL_ICD_FILENAMES=intel)
        if "device opencl:cpu" not in out:
            fail(f"the CPU is gone: {out}")
        if self.args.release == "2026.2.0":
            for name in ("cuda", "hip", "native_cpu"):
                if str(venv / f"lib/libur_adapter_{name}.so.0") not in out:
                    fail(f"libsycl did not find {name}: {out}")
        if self.args.cuda:
            out = self.program(venv, text, OCL_ICD_FILENAMES=intel, LD_LIBRARY_PATH=self.args.cuda)
            # The loader of 2026.1.2 has other tables: an adapter for it would call the wrong functions.
            if ("device cuda:gpu" in out) != (self.args.release == "2026.2.0") or "device opencl:cpu" not in out:
                fail(f"with the software CUDA driver: {out}")

    def used(self, venv):
        command, printed = shown()
        out = self.program(venv, command + "\n" + self.MAPPED)
        if out.splitlines()[0] != printed:
            fail(f"README.md's program printed {out}, not {printed}")
        mapped = [line for line in out.splitlines() if line.startswith("/")]
        if not any("libur_adapter_opencl" in m for m in mapped) or \
                any(not m.startswith(str(venv / "lib/python")) for m in mapped):
            fail(f"not on the wheel's libraries: {mapped}")
        if self.args.cuda:
            out = self.program(venv, "import unified_runtime\nunified_runtime.use()\nimport dpctl\n"
                               "for d in dpctl.get_devices(): print('device', d.filter_string)\n",
                               LD_LIBRARY_PATH=self.args.cuda)
            if "device level_zero:gpu" not in out:
                fail(f"with use() and the software CUDA driver: {out}")
            print("the software CUDA driver shows as a GPU that takes SPIR-V")
        print("dpnp ran on the wheel's libraries")
        self.numbers(venv)
        if self.args.all or self.args.release == "2026.1.2":
            self.twice(venv)
            self.ranks(venv)

    def twice(self, venv):
        """A second use() adds native CPU; what cannot come is said."""
        text = ("import warnings, unified_runtime as u\nwith warnings.catch_warnings(record=True) as said:\n"
                "    warnings.simplefilter('always'); u.use(); u.use(native_cpu=True)\n"
                "for w in said: print('said', w.message)\nimport dpctl\n"
                "for d in dpctl.get_devices(): print('device', d.filter_string)\n")
        out = self.program(venv, text)
        if "device level_zero:cpu" not in out:
            fail(f"use() and then use(native_cpu=True): {out}")
        out = self.program(venv, text, UR_LLVM_LIBRARY="")
        if "said native CPU shows a device that runs no kernel of dpctl: SPIR-V is not compiled" not in out:
            fail(f"use(native_cpu=True) without LLVM: {out}")
        out = self.program(venv, text, ONEAPI_DEVICE_SELECTOR="cuda:*;native_cpu:*;opencl:*")
        for words in ("names cuda, and no device is called that here: NVIDIA's GPUs are level_zero:gpu",
                      "names native_cpu, of which libsycl shows no device", "the cores of native CPU are level_zero:cpu"):
            if words not in out:
                fail(f"with a selector of other names: {out}")
        print("a second use() adds native CPU")

    def numbers(self, venv):
        """python -m unified_runtime gives devices the numbers that a program sees."""
        out = self.program(venv, "import unified_runtime\nunified_runtime.use()\nimport dpctl\n"
                           "for d in dpctl.get_devices(): print(d.backend.name, d.driver_version, d.name, sep='|')\n")
        seen = [tuple(line.split("|")) for line in out.splitlines()]
        quiet = plain_environment(PYTHONDONTWRITEBYTECODE="1")
        out = run([venv / "bin/python", "-m", "unified_runtime", "--json"], env=quiet)
        told = [(p["backend"], d["driver_version"], d["name"]) for a in json.loads(out)["adapters"] for p in a["platforms"]
                for d in p["devices"]]
        for backend in ("opencl", "level_zero"):
            if [d for d in seen if d[0] == backend] != [d for d in told if d[0] == backend]:
                fail(f"a program sees {seen}, and python -m unified_runtime says {told}")
        out = run([venv / "bin/python", "-m", "unified_runtime"], env=quiet)
        if not out.startswith(f"intel-sycl-rt {self.args.release}: "):
            fail(f"python -m unified_runtime does not name the runtime: {out}")

    def ranks(self, venv):
        """Two processes by MPI, and one that dies."""
        mpiexec = shutil.which("mpiexec")
        if not mpiexec:
            print("mpiexec is not here: examples/python/mpi_arrays.py was not tried")
            return
        example = ROOT / "examples/python/mpi_arrays.py"
        env = plain_environment(PYTHONDONTWRITEBYTECODE="1", OMPI_ALLOW_RUN_AS_ROOT="1", OMPI_ALLOW_RUN_AS_ROOT_CONFIRM="1",
                                OMPI_MCA_btl_vader_single_copy_mechanism="none", OMPI_MCA_rmaps_base_oversubscribe="1")
        out = run([mpiexec, "-n", "2", venv / "bin/python", example], env=env)
        page = (ROOT / "docs/tutorial-python.md").read_text(encoding="utf-8")
        said = re.search(r"^2 ranks share.*?(?=\n```)", page, re.M | re.S).group(0)
        if sorted(out.splitlines()) != sorted(said.splitlines()):
            fail(f"mpi_arrays.py on two ranks printed {out}, and docs/tutorial-python.md says {said}")
        cut = "import os\nif os.environ['OMPI_COMM_WORLD_RANK'] == '1': import numpy; numpy.empty = None\n"
        done = subprocess.run([mpiexec, "-n", "2", venv / "bin/python", "-c",
                               f"{cut}exec(open({str(example)!r}).read())"], env=env, text=True, stdin=subprocess.DEVNULL,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=120, check=False)
        if done.returncode == 0 or "NoneType" not in done.stdout:
            fail(f"a rank that fails ends with {done.returncode}: {done.stdout}")
        print("two ranks right, and one that fails ends the other")

    def refusals(self, venv):
        catch = "\ntry: u.use(); print('did it')\nexcept u.Refused as e: print('refused:', e)"
        out = self.program(venv, "import dpctl, unified_runtime as u" + catch)
        if "refused:" not in out or "before dpctl" not in out:
            fail(f"with dpctl imported first use() says: {out}")
        other = venv / "lib/libur_loader.so.0"
        out = self.program(venv, f"import ctypes, unified_runtime as u\nctypes.CDLL({str(other)!r})" + catch)
        if f"refused: another loader is in this process: {other}" not in out:
            fail(f"with another loader in the process use() says: {out}")

    def with_ur_venv(self, venv):
        env = plain_environment(PYTHONDONTWRITEBYTECODE="1")
        with_wheel = tree(venv)
        run([venv / "bin/ur-venv", "install", venv], env=env)
        run([venv / "bin/ur-venv", "status", venv], env=env)
        out = run([venv / "bin/ur-venv", "run", venv, "--", venv / "bin/python", "-c",
                   "import dpctl; print(dpctl.get_devices())\n" + self.MAPPED], env=env)
        if "opencl" not in out or "libur_adapter_opencl" not in out:
            fail(f"ur-venv run gave {out}")
        run([venv / "bin/ur-venv", "remove", venv], env=env)
        compare(with_wheel, tree(venv), "after ur-venv install and remove")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("step", choices=("make", "plain", "client"))
    for option in ("source", "build", "work", "venv", "release", "cuda", "urinfo"):
        parser.add_argument(f"--{option}")
    parser.add_argument("--all", action="store_true")
    args = parser.parse_args()
    getattr(Wheel(args), args.step)()


main()
