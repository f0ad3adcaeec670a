#!/usr/bin/env python3
"""Says why entry points are missing: docs/missing.md, from the matrices in docs/ and the reasons in conformance/missing.yml.

    missing.py                       writes docs/missing.md
    missing.py --check [LIBRARY...]  fails if it is not what would be written, or not what these adapters have

Either fails for an entry point that a matrix gives as not supported, or only with errors, and that has no reason, and tells of reasons that nothing needs.
Every slot of an adapter's tables is called with zeros: what the adapter does not define answers UNSUPPORTED_FEATURE whatever it is given,
all else refuses a handle or pointer that is NULL first. What is not defined must be missing, and what is missing not defined, but
for reasons that say `defined: true`.
"""
import collections
import ctypes
import fnmatch
import pathlib
import re
import sys

import yaml

from urgen.spec import Spec

ROOT = pathlib.Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs/missing.md"
# One of each adapter, which any machine can make again; those of GPUs come from machines that have them.
MATRICES = ("cuda-software", "hip-software", "level_zero-software", "opencl-intel", "opencl-pocl", "native_cpu")
NAMES = {"cuda": "CUDA", "hip": "HIP", "level_zero": "Level Zero", "opencl": "OpenCL", "native_cpu": "native CPU"}


UNSUPPORTED_FEATURE = 44


class Extra(ctypes.Structure):
    """What urGetExtraProcAddrTable gives begins with this (include/ur_ddi.h)."""
    _fields_ = [("size", ctypes.c_size_t), ("ddi", ctypes.c_void_p)]


def undefined(library):
    """The adapter's name and the entry points that it leaves to the defaults."""
    version = int(re.search(r"\bUR_API_VERSION_CURRENT = (\d+)", (ROOT / "include/ur_api.h").read_text()).group(1))
    extra = ctypes.POINTER(Extra)()
    result = ctypes.CDLL(str(library)).urGetExtraProcAddrTable(version, ctypes.byref(extra))
    if result:
        sys.exit(f"missing.py: {library} gives no tables ({result})")
    zeros = [None] * 40  # structures are given by value, too
    found = set()
    for function in Spec(ROOT / "scripts/spec").functions:
        if "offset" in function:
            address = ctypes.c_void_p.from_address(extra.contents.ddi + function.offset).value
            if ctypes.CFUNCTYPE(ctypes.c_uint32, *[ctypes.c_void_p] * len(zeros))(address)(*zeros) == UNSUPPORTED_FEATURE:
                found.add(function.name)
    return re.match(r"libur_adapter_(\w+)\.so", pathlib.Path(library).name).group(1), found


def differences(found, defined, libraries):
    """Where the adapters themselves and what is said of them differ."""
    for library in libraries:
        adapter, gone = undefined(library)
        for entry in sorted(gone - set(found[adapter])):
            yield f"{library} does not define {entry}, which the matrices have"
        for entry in sorted(found[adapter]):
            if entry in gone and defined[adapter, entry]:
                yield f"{library} does not define {entry}, though the reason why it is missing says so"
            if entry not in gone and not defined[adapter, entry]:
                yield f"{library} defines {entry}, though the reason why it is missing does not say so"


def absent():
    """Adapter -> entry point -> the matrices (by file) that give it as not supported, or as one that only refuses."""
    found = collections.defaultdict(lambda: collections.defaultdict(set))
    for driver in MATRICES:
        path = ROOT / f"docs/matrix-{driver}.md"
        adapter = next(name for name in NAMES if driver == name or driver.startswith(name + "-"))
        for line in path.read_text().splitlines():
            match = re.match(r"\| `(ur\w+)` \|(.*)\|$", line)
            if match and any(cell.strip().startswith(("–", "errors only", "untested")) for cell in match.group(2).split("|")):
                found[adapter][match.group(1)].add(driver)
    return found


def page(found, reasons):
    """The page, what has no reason, reasons without need, and what the reasons say is defined all the same."""
    wrong, idle, defined = [], [], {}
    used = set()
    out = ["# What is missing, and why", "",
           "Made by `scripts/missing.py` from the matrices of drivers that run anywhere, which runs of the suite gave (" +
           ", ".join(MATRICES) + "), and from the reasons in",
           "`conformance/missing.yml`. An entry point that stands in no table is there. \"Not done\" is said where a driver could carry it.",
           ""]
    for adapter, title in NAMES.items():
        groups = collections.OrderedDict()
        listed = [(where, i, reason) for where in (adapter, "every") for i, reason in enumerate(reasons.get(where, []))]
        for entry, drivers in sorted(found[adapter].items()):
            for where, i, reason in listed:
                if any(fnmatch.fnmatchcase(entry, pattern) for pattern in reason["entries"]) and (
                        "drivers" not in reason or drivers <= set(reason["drivers"])):
                    used.add((where, i))
                    defined[adapter, entry] = reason.get("defined", False)
                    groups.setdefault((where, i), (reason["why"], []))[1].append((entry, drivers))
                    break
            else:
                wrong.append(f"{entry} is missing on {adapter} ({', '.join(sorted(drivers))}) and has no reason")
        every = {driver for drivers in found[adapter].values() for driver in drivers}
        out += [f"## {title}", ""]
        if not groups:
            out += ["Nothing.", ""]
            continue
        out += ["| entry points | why |", "|---|---|"]
        for why, entries in groups.values():
            cells = ", ".join(f"`{entry}`" + ("" if drivers == every else f" ({', '.join(sorted(drivers))})")
                              for entry, drivers in entries)
            out.append(f"| {cells} | {why} |")
        out.append("")
    out += ["## Besides", "", "What stands in no matrix:", "", "| what | why |", "|---|---|"]
    out += [f"| {row['what']} | {row['why']} |" for row in reasons["apart"]] + [""]
    for where, listed in reasons.items():
        for i, reason in enumerate(listed if where != "apart" else ()):
            if (where, i) not in used:
                idle.append(f"nothing needs the reason for {', '.join(reason['entries'])} on {where}")
    return "\n".join(out), wrong, idle, defined


def main():
    if sys.argv[1:2] not in ([], ["--check"]):
        print(__doc__, file=sys.stderr)
        return 2
    reasons = yaml.safe_load((ROOT / "conformance/missing.yml").read_text())
    found = absent()
    text, wrong, idle, defined = page(found, reasons)
    if not wrong:
        wrong += differences(found, defined, sys.argv[2:])
    for line in wrong + idle:
        print("missing.py: " + line, file=sys.stderr)
    if sys.argv[1:]:
        if not PAGE.exists() or PAGE.read_text() != text:
            print("missing.py: docs/missing.md is out of date: run scripts/missing.py", file=sys.stderr)
            return 1
    elif not wrong:
        PAGE.write_text(text)
    return 1 if wrong else 0


sys.exit(main())
