#!/usr/bin/env python3
"""Builds the sources as others do: by Make, with another compiler, warnings as errors, in a folder whose name has blanks.

usage: elsewhere.py [--all] [--every N] [--cmake CMAKE] [--compiler CC] [--musl CC] SOURCE WORK

The sources are copied to WORK/source and configured in WORK/build. Then

- each command of CMake's that is none of a compiler must find the folder that it writes to: Ninja makes those, Make does not;
- every Nth source, or its first of several compilations, must be free of errors to the compiler;
- the loader, the layers, what adapters share and native CPU must be free of errors to --musl, a compiler for another C library;
- a system of 32 bits must be refused when the sources are configured;
- what tells most is built: kernels, generated sources, the loader, an adapter and a tool, and the tool runs. --all: everything.
"""
import argparse
import concurrent.futures
import json
import os
import pathlib
import re
import shlex
import shutil
import subprocess
import sys

# A rule of a build.make: what is made, escaped as Make wants it, and its commands.
RULE = re.compile(r"^((?:[^\s:#\\]|\\.)+): ?.*\n((?:\t.*\n)+)", re.M)
FOR_MUSL = ("lib/", "loader/", "adapters/native_cpu/", "record/layer/", "check/layer/", "tools/urinfo/")
TARGETS = ["drivers_level_zero_kernels", "ur_loader", "ur_adapter_mock", "urinfo", "test_names"]


def fail(text):
    sys.exit(f"elsewhere: {text}")


def run(command, **options):
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace", **options)
    if done.returncode:
        fail(f"{shlex.join(map(str, command))} ended with {done.returncode}:\n{done.stdout[-4000:]}")
    return done.stdout


def missing_folders(build):
    """What is made in a folder that neither configuring nor its commands make."""
    bad = []
    for file in build.rglob("build.make"):
        for made, commands in RULE.findall(file.read_text()):
            made = pathlib.Path(made.replace("\\ ", " "))
            if ".dir" in str(made) or made.parts[0] == "CMakeFiles":
                continue # of CMake itself
            if not (build / made.parent).is_dir() and "make_directory" not in commands and "corpus.py" not in commands:
                bad.append(str(made))
    return bad


def check(entry, compiler):
    """The compiler's errors in one compilation."""
    command = shlex.split(entry["command"])
    output = command.index("-o")
    del command[output:output + 2]
    command = [word for word in command if word != "-c"]
    command[0] = compiler
    done = subprocess.run([*command, "-fsyntax-only"], cwd=entry["directory"], stderr=subprocess.PIPE, text=True)
    return done.stderr if done.returncode else ""


def check_musl(entry, compiler):
    """Likewise, with the headers of that library before the system's, which has those of the kernel."""
    words = shlex.split(entry["command"])
    while "/usr/include" in words:
        del words[words.index("/usr/include") - 1:words.index("/usr/include") + 1]
    machine = run(["cc", "-print-multiarch"]).strip()
    words += ["-idirafter", f"/usr/include/{machine}", "-idirafter", "/usr/include"]
    return check({**entry, "command": shlex.join(words)}, compiler)


def refuses_32_bits(args, source):
    """Nothing is linked to find out: libraries of 32 bits are not here."""
    command = [args.cmake, "-S", source, "-B", args.work / "narrow", f"-DCMAKE_C_COMPILER={args.compiler}", "-DCMAKE_C_FLAGS=-m32",
               "-DCMAKE_TRY_COMPILE_TARGET_TYPE=STATIC_LIBRARY"]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode == 0 or "is for 64-bit systems" not in done.stdout:
        fail(f"with -m32 configuring ended with {done.returncode}:\n{done.stdout[-2000:]}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--cmake", default="cmake")
    parser.add_argument("--compiler", default="clang")
    parser.add_argument("--musl")
    parser.add_argument("source", type=pathlib.Path)
    parser.add_argument("work", type=pathlib.Path)
    args = parser.parse_args()
    jobs = min(2, os.cpu_count() or 1)
    source, build = args.work / "source", args.work / "build"
    shutil.rmtree(args.work, ignore_errors=True)
    shutil.copytree(args.source, source, ignore=shutil.ignore_patterns(".git", ".venv", "build", "build-*", "dist", "__pycache__"))
    if (args.source / ".venv").exists(): # headers of drivers
        (source / ".venv").symlink_to((args.source / ".venv").resolve())
    run([args.cmake, "-G", "Unix Makefiles", "-S", source, "-B", build, f"-DCMAKE_C_COMPILER={args.compiler}",
         "-DCMAKE_BUILD_TYPE=None", "-DUR_WERROR=ON", "-DCMAKE_EXPORT_COMPILE_COMMANDS=ON"])

    bad = missing_folders(build)
    if bad:
        fail("Make would stop at these, whose folders nothing makes:\n" + "\n".join(bad))

    first = {}
    for entry in json.loads((build / "compile_commands.json").read_text()):
        if entry["file"].startswith(str(source)) and entry["file"].endswith(".c") and "fail.c" not in entry["file"]:
            first.setdefault(entry["file"], entry) # fail.c includes what is generated
    chosen = [first[name] for name in sorted(first)][::args.every]
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        errors = [text for text in pool.map(lambda entry: check(entry, args.compiler), chosen) if text]
    if errors:
        fail(f"{len(errors)} of {len(chosen)} sources do not compile with {args.compiler}:\n" + "\n".join(errors)[:6000])

    told = "no compiler for musl"
    if args.musl:
        shared = [entry for name, entry in sorted(first.items())
                  if name.startswith(tuple(f"{source}/{folder}" for folder in FOR_MUSL)) and "loader/front/" not in name]
        with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
            errors = [text for text in pool.map(lambda entry: check_musl(entry, args.musl), shared) if text]
        if errors:
            fail(f"{len(errors)} of {len(shared)} sources do not compile with {args.musl}:\n" + "\n".join(errors)[:6000])
        told = f"{len(shared)} with musl"
    print(told)
    if os.uname().machine == "x86_64":
        refuses_32_bits(args, source)

    run([args.cmake, "--build", build, "-j", str(jobs), *([] if args.all else ["--target", *TARGETS])])
    told = run([build / "bin" / "urinfo"], env={**os.environ, "UR_ADAPTERS_FORCE_LOAD": str(build / "lib" / "libur_adapter_mock.so.0")})
    if "mock" not in told.lower():
        fail(f"urinfo does not show the mock adapter's device:\n{told}")
    print(f"{len(chosen)} of {len(first)} sources are free of errors, {'all' if args.all else ' '.join(TARGETS)} built and run")
    shutil.rmtree(args.work)


if __name__ == "__main__":
    main()
