#!/usr/bin/env python3
"""Hold the headers and the built loader against the binary interface of Unified Runtime 0.12.

usage: check_abi.py --include DIR [--library FILE] [--compiler CC]... [--part PART]...

The facts are the facts-*.txt files beside this script: enumerator values, sizes, offsets, prototypes,
callbacks, parameter structures, the order of the dispatch tables, strings and exports. Parts: facts,
headers, library. One line is printed for each difference; the exit status is 1 if there is any.
"""
import argparse
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
SONAME = "libur_loader.so.0"
VERSION_NODE = "LIBUR_LOADER_0.12"
# Of earlier releases; none of them is the default of a name.
EARLIER_NODES = {"LIBUR_LOADER_0.10", "LIBUR_LOADER_0.11"}
# Calls that are none today, which runtimes of 2025.2 import from today's node.
EARLIER_NAMES = {"urEnqueueCooperativeKernelLaunchExp", "urEnqueueKernelLaunchCustomExp",
                 "urKernelSuggestMaxCooperativeGroupCountExp"}
STRICT = ["-Wall", "-Wextra", "-Wpedantic", "-Werror"]
# What a program that only uses libc may need; sanitizers add their own runtime.
LIBC = re.compile(r"^(libc|libm|libdl|libpthread|librt|ld-linux[\w-]*)\.so(\.\d+)?$")
SANITIZER = re.compile(r"^(lib(a|t|ub|l)san|libclang_rt\.|libgcc_s|libstdc\+\+)")


def facts(name):
    return (HERE / f"facts-{name}.txt").read_text().splitlines()


def compile_text(compiler, language, text, include, extra=()):
    with tempfile.TemporaryDirectory() as tmp:
        source = pathlib.Path(tmp) / "check.c"
        source.write_text(text)
        done = subprocess.run([*compiler, "-x", language, "-I", str(include), "-c", str(source),
                               "-o", f"{tmp}/check.o", *extra], capture_output=True, text=True)
    return done.returncode, done.stderr


def assertion(condition, name):
    return f'_Static_assert({condition}, "{name}");'


def same_type(expression, ctype, name):
    return assertion(f"_Generic({expression}, {ctype}: 1, default: 0)", name)


def pointer_to(result, params, qualifier="UR_APICALL "):
    return f"{result} ({qualifier}*)({', '.join(params) or 'void'})"


def fact_assertions():
    """(text that must compile, number of facts)"""
    out = []
    for line in facts("layout"):
        kind, name, *numbers = line.split()
        if kind == "value":
            out.append(assertion(f"{name} == {numbers[0]}", line))
        elif kind == "size":
            out.append(assertion(f"sizeof({name}) == {numbers[0]}", line))
        else:
            owner, member = name.split(".")
            out.append(assertion(f"offsetof({owner}, {member}) == {numbers[0]}", line))
            out.append(assertion(f"sizeof((({owner} *)0)->{member}) == {numbers[1]}", line))
    for line in facts("prototypes"):
        name, rest = line.split("(", 1)
        params = rest.rstrip(")")
        out.append(same_type(f"&{name}", pointer_to("ur_result_t", [params] if params else []), line))
    for line in facts("callbacks"):
        result, name, params = re.fullmatch(r"(.+?) \(\*(\w+)\)\((.*)\)", line).groups()
        out.append(same_type(f"({name})0", pointer_to(result, [params], ""), line))
    for line in facts("params"):
        name, members = line.split(": ", 1)
        out.append(assertion(f"sizeof({name}) == {8 * len(members.split(', '))}", name))
        for i, member in enumerate(members.split(", ")):
            ctype, field = member.rsplit(" ", 1)
            out.append(assertion(f"offsetof({name}, {field}) == {8 * i}", f"{name}.{field}"))
            out.append(same_type(f"(({name} *)0)->{field}", ctype, f"{name}.{field}"))
    offset = 0
    for line in facts("tables"):
        name, members = line.split(": ")
        for i, member in enumerate(members.split()):
            out.append(assertion(f"offsetof({name}, {member}) == {8 * i}", f"{name}.{member}"))
        out.append(assertion(f"sizeof({name}) == {8 * len(members.split())}", name))
        offset += 8 * len(members.split())
    out.append(assertion(f"sizeof(ur_dditable_t) == {offset}", "size ur_dditable_t"))
    for line in facts("strings"):
        name, value = line.split(" ", 1)
        out.append(assertion(f"sizeof({name}) == sizeof({value})", name))
    return out


def check_facts(include, compilers):
    bad = []
    body = fact_assertions()
    text = "\n".join(["#include <stddef.h>", '#include "ur_ddi.h"', '#include "ur_print.h"', *body, ""])
    for cc in compilers:
        limit = "-ferror-limit=0" if "clang" in cc else "-fmax-errors=0"
        code, err = compile_text([cc, "-std=c11", "-w"], "c", text, include, [limit])
        if code:
            wrong = re.findall(r'static[ _]assertion failed[^"]*"([^"]+)"', err)
            wrong += [l for l in err.splitlines() if "error:" in l and "ssertion failed" not in l][:40]
            bad += [f"{cc}: {w}" for w in sorted(set(wrong))] or [f"{cc}: {err[:2000]}"]
    ddi = (pathlib.Path(include) / "ur_ddi.h").read_text()
    members = re.search(r"typedef struct ur_dditable_t \{(.*?)\}", ddi, re.S)
    order = re.findall(r"(ur_\w+_dditable_t) \w+;", members.group(1)) if members else []
    if order != [line.split(": ")[0] for line in facts("tables")]:
        bad.append("ur_dditable_t: the tables are not in the order of facts-tables.txt")
    header = (pathlib.Path(include) / "ur_api.h").read_text()
    for line in facts("strings"):
        if f"#define {line}" not in header:
            bad.append(f"string: {line}")
    return bad, len(body)


def check_headers(include, compilers):
    bad, count = [], 0
    partner = {"gcc": "g++", "clang": "clang++", "cc": "c++"}
    for cc in compilers:
        name = pathlib.Path(cc).name
        base = re.match(r"(gcc|clang|cc)", name)
        cxx = name.replace(base.group(1), partner[base.group(1)], 1) if base else None
        for command, standard, language in ((cc, "-std=c11", "c"), (cxx, "-std=c++17", "c++")):
            if not command or not shutil.which(command):
                continue
            for header in ("ur_api.h", "ur_ddi.h", "ur_print.h", *(("ur_print.hpp",) if language == "c++" else ())):
                for line in (f'#include "{header}"', f"#include <unified-runtime/{header}>",
                             f'#include "{header}"\n#include <unified-runtime/{header}>'):
                    text = line + "\ntypedef int not_empty;\n"
                    code, err = compile_text([command, standard, *STRICT], language, text, include)
                    count += 1
                    if code:
                        bad.append(f"{command} {standard}: {line!r}: {err[:1000]}")
    return bad, count


def check_library(library):
    def run(*command):
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout

    bad, have = [], {}
    for line in run("nm", "-D", "--defined-only", "--with-symbol-versions", library).splitlines():
        word, kind = line.split()[-1], line.split()[-2]
        name, _, node = word.replace("@@", "@").partition("@")
        if kind != "A" and ("@@" in word or node not in EARLIER_NODES):
            have[name] = node
    exports = facts("exports")
    for name in exports:
        if name not in have:
            bad.append(f"export: {name} is missing")
        elif have[name] != VERSION_NODE:
            bad.append(f"export: {name} has the version node '{have[name]}'")
    bad += [f"export: stray {name}" for name in have if not name.startswith("ur")]
    # The interface declares one printer that its own loader does not export; ours may.
    declared = set(exports) | EARLIER_NAMES | {line.split("(")[0] for line in facts("prototypes")}
    for name, node in have.items():
        if name not in declared and node == VERSION_NODE:
            bad.append(f"export: {name} is under {VERSION_NODE} but no part of the interface")
    dynamic = run("readelf", "-d", library)
    if f"[{SONAME}]" not in dynamic:
        bad.append(f"soname is not {SONAME}")
    for needed in re.findall(r"\(NEEDED\).*\[(.+)\]", dynamic):
        if not LIBC.match(needed) and not SANITIZER.match(needed):
            bad.append(f"needs {needed}")
    return bad, len(exports)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--include", type=pathlib.Path, required=True)
    parser.add_argument("--library", type=pathlib.Path)
    parser.add_argument("--compiler", action="append")
    parser.add_argument("--part", action="append", choices=["facts", "headers", "library"])
    args = parser.parse_args()
    parts = args.part or ["facts", "headers"] + (["library"] if args.library else [])
    compilers = args.compiler or [c for c in ("gcc", "clang") if shutil.which(c)] or ["cc"]
    wrong = []
    for part in parts:
        if part == "facts":
            bad, count = check_facts(args.include, compilers)
        elif part == "headers":
            bad, count = check_headers(args.include, compilers)
        else:
            bad, count = check_library(args.library)
        wrong += bad
        print(f"{part}: {count} checked, {len(bad)} differ")
    for line in wrong:
        print(line)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
