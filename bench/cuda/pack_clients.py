#!/usr/bin/env python3
"""Packs what dpctl and dpnp need where nothing can be installed, for the step `clients` of h200.sh.

usage: pack_clients.py VENV OUT [MEGABYTES]

VENV is a Python environment, of the version of Python that is there, with dpctl, dpnp, oneMKL (onemkl-sycl-blas, -dft, -lapack,
-rng and -vm, mkl), intel-sycl-rt 2026.1.2, intel-opencl-rt, tbb, umf, pytest, pytest-xdist and pytest-timeout. OUT/clients1, OUT/clients2 and so on get archives, at most MEGABYTES (default 47) in each folder, so
that one can be carried at a time:
  site/  the packages
  lib/   libsycl, what of oneMKL is opened by these tests, and libcommon_clang for OpenCL C
  llvm/  the newest LLVM here and its linker for AMD's devices, with what they need beyond the C and C++ libraries, found beside them
"""
import concurrent.futures
import glob
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile

LIBRARIES = ["libsycl.so.9", "libumf.so.1", "libhwloc.so.15", "libintlc.so.5", "libimf.so", "libsvml.so", "libirng.so", "libtbb.so.12",
             "libtbbmalloc.so.2", "libtcm.so.1", "libcommon_clang.so", "libOpenCL.so.1", "libmkl_core.so.3", "libmkl_intel_ilp64.so.3",
             "libmkl_tbb_thread.so.3"]
LIBRARIES += [f"libmkl_sycl_{part}.so.6" for part in ("blas", "dft", "lapack", "rng", "vm")]
# One of these is opened, by processor. Newer ones take what is for AVX-512, with MKL_ENABLE_INSTRUCTIONS.
LIBRARIES += [f"libmkl_{part}{kind}.so.3" for kind in ("def", "avx2", "avx512") for part in ("", "vml_")]
# Packages that the tests do not use.
LEFT_OUT = re.compile(r"(pip|setuptools|cython|Cython|wheel|_distutils_hack)(-.*)?$|intel_|mkl|onemkl|tbb|tcmlib|umf|.*\.libs\.bak")
# Of the C and C++ libraries the machine has its own.
SYSTEM = re.compile(r"(linux-vdso|ld-linux|libc|libm|libdl|librt|libpthread|libstdc\+\+|libgcc_s)[-.]")


def gather(venv, work):
    """{name in the archive: file or folder}"""
    found = {}
    for name in LIBRARIES:
        path = os.path.join(venv, "lib", name)
        if os.path.exists(path):
            found["lib/" + name] = os.path.realpath(path)
        else:
            print(f"not in the environment: {name}", file=sys.stderr)
    [site] = glob.glob(os.path.join(venv, "lib", "python3*", "site-packages"))
    for name in os.listdir(site):
        if not LEFT_OUT.match(name) and name != "__pycache__":
            found["site/" + name] = os.path.join(site, name)
    llvm = sorted(glob.glob("/usr/lib/x86_64-linux-gnu/libLLVM.so.*[0-9]"), key=lambda path: [int(n) for n in re.findall(r"\d+", path)])[-1]
    version = re.search(r"(\d+)", os.path.basename(llvm)).group(1)
    linker = f"/usr/lib/llvm-{version}/bin/ld.lld"
    programs = [llvm] + ([linker] if os.path.exists(linker) else [])
    needed = re.findall(r"=> (/\S+)", subprocess.run(["ldd", *programs], text=True, check=True, stdout=subprocess.PIPE).stdout)
    for path in programs + sorted({path for path in needed if not SYSTEM.match(os.path.basename(path))} - {llvm}):
        copy = os.path.join(work, os.path.basename(path))
        shutil.copy(os.path.realpath(path), copy)
        subprocess.run(["patchelf", "--set-rpath", "$ORIGIN", copy], check=True)
        found["llvm/" + os.path.basename(path)] = copy
    return found


def wanted(entry):
    return None if entry.name.endswith(("__pycache__", ".a")) else entry


def compress(out, number, names, found, limit):
    path = os.path.join(out, f"{number:02d}-{os.path.basename(names[0])}.tar.xz")
    for preset in (1, 6):  # the second is many times slower
        with tarfile.open(path, "w:xz", preset=preset) as archive:
            for name in names:
                archive.add(found[name], name, filter=wanted)
        if os.path.getsize(path) <= limit:
            break
    return path


def size(path):
    if os.path.isfile(path):
        return os.path.getsize(path)
    return sum(os.path.getsize(os.path.join(place, name)) for place, _, files in os.walk(path) for name in files)


def main():
    venv, out = sys.argv[1:3]
    limit = float(sys.argv[3] if len(sys.argv) > 3 else 47) * 1e6
    with tempfile.TemporaryDirectory() as work:
        found = gather(venv, work)
        big = [[name] for name in found if size(found[name]) > 4e6]
        groups = sorted(big, key=lambda names: -size(found[names[0]])) + [[name for name in found if [name] not in big]]
        with concurrent.futures.ProcessPoolExecutor() as pool:
            archives = list(pool.map(compress, *zip(*((work, number, names, found, limit) for number, names in enumerate(groups)))))
        parts = []
        for archive in sorted(archives, key=os.path.getsize, reverse=True):
            part = next((part for part in parts if sum(map(os.path.getsize, part)) + os.path.getsize(archive) <= limit), None)
            if part is None:
                parts.append(part := [])
            part.append(archive)
        for old in glob.glob(os.path.join(out, "clients*")):
            shutil.rmtree(old)
        for number, part in enumerate(parts, 1):
            folder = os.path.join(out, f"clients{number}")
            os.makedirs(folder)
            for archive in part:
                shutil.move(archive, folder)
            print(f"{folder}: {size(folder) / 1e6:.1f} MB in {len(part)} archives")


if __name__ == "__main__":
    main()
