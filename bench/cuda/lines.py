#!/usr/bin/env python3
"""What one launch touches between the program's call and the driver's: instructions and cache lines, by function.

    lines.py BUILD [OPERATION]

runs `cuda_calls OPERATION` (`launch` if none is named, `launch_signal`, `launch_after` or `chain`) under valgrind's lackey with the software CUDA driver, and looks
at the last launch but one. Counted is what runs outside of the driver, from the call in the program to its return. A line has 64 bytes
and stands with the function that touches it first; one that is cold is a read from further away. Data is the stack, a library's own, or
the heap's, where objects are.
"""
import bisect
import collections
import os
import re
import subprocess
import sys
import threading

import cost

LINE, LAUNCHES = 64, 4


class Module:
    """A loaded file: its functions by address."""

    def __init__(self, path, base):
        self.name = re.sub(r"\.so.*", ".so", os.path.basename(path))
        symbols = ""
        for option in ([], ["-D"]):
            symbols = symbols or subprocess.run(["nm", *option, "--defined-only", path], text=True, capture_output=True).stdout
        found = sorted((int(line[:16], 16) + base, line[19:].split("@")[0]) for line in symbols.splitlines()
                       if line[17] in "tTwWi")
        self.starts, self.names = [a for a, _ in found], [n for _, n in found]

    def function(self, address):
        at = bisect.bisect_right(self.starts, address) - 1
        return self.names[at] if at >= 0 else "?"


class Process:
    """What is mapped where."""

    def __init__(self, maps, stack):
        self.ranges, modules = [], {}
        for line in maps:
            field = line.split(maxsplit=5)
            start, end = (int(a, 16) for a in field[0].split("-"))
            path = field[5].strip() if len(field) > 5 else ""
            module = None
            if path.startswith("/") and os.path.isfile(path):
                if path not in modules:
                    modules[path] = Module(path, start - int(field[2], 16))
                module = modules[path]
            what = module or ("stack" if start <= stack < end else "heap")
            self.ranges.append((start, end, what))
        self.ranges.sort(key=lambda r: r[0])
        self.starts = [r[0] for r in self.ranges]
        self.cache = {}

    def at(self, address):
        page = address >> 12
        if page not in self.cache:
            i = bisect.bisect_right(self.starts, address) - 1
            self.cache[page] = self.ranges[i][2] if i >= 0 and address < self.ranges[i][1] else "heap"
        return self.cache[page]


def record(build, operation):
    read, write = os.pipe()
    run = subprocess.Popen(["valgrind", "--tool=lackey", "--trace-mem=yes", f"--log-fd={write}", f"{build}/bin/cuda_calls",
                            operation, "1", str(LAUNCHES), f"{build}/bench/cuda/bench.ptx", "map"], env=cost.environment(build), pass_fds=[write], text=True,
                           stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    os.close(write)
    maps, trace, stack = [], [], []

    def ask():
        for line in run.stdout:
            if line.startswith("map "):
                maps.append(line[4:])
            elif line.startswith("stack "):
                stack.append(int(line[6:], 16))
                run.stdin.write("go on\n")
                run.stdin.flush()
    asks = threading.Thread(target=ask)
    asks.start()
    with os.fdopen(read, errors="replace") as file:
        trace = [line for line in file if stack and line[:2] in ("I ", " L", " S", " M")]
    asks.join()
    if run.wait() or not stack:
        sys.exit(f"cuda_calls {operation} ended with {run.returncode}")
    return trace, Process(maps, stack[0])


def launches(trace, process, loop):
    """The calls out of the loop, each a list of (kind, address, bytes, module, function) outside of the driver; the last loop's alone."""
    loops, calls, call, driver, caller = 0, [], None, False, False
    module = function = None
    for line in trace:
        kind, (address, size) = line[:2].strip(), line[2:].split(",")
        address, size = int(address, 16), int(size)
        if kind == "I":
            module = process.at(address)
            if isinstance(module, str):
                continue
            function = module.function(address)
            if module.name == "cuda_calls" and function == "_init":
                pass  # its jumps into libraries
            elif module.name == "cuda_calls":
                if call:
                    calls.append(call)
                if caller and function != loop:
                    loops += 1
                    if loops == 2:  # the first one makes what is there from then on
                        return calls
                    calls = []
                call, caller = None, function == loop
                continue
            driver = module.name == "libcuda.so" or driver and not module.name.startswith("libur_")
        if module is None or not caller or driver or module.name == "cuda_calls" and function != "_init":
            continue
        call = call or []
        call.append((kind, address, size, module, function))
    return calls


def main():
    if not 2 <= len(sys.argv) <= 3:
        sys.exit(__doc__)
    build, operation = sys.argv[1], (sys.argv[2:] or ["launch"])[0]
    trace, process = record(build, operation)
    calls = launches(trace, process, f"loop_{operation}")
    each = len(calls) // LAUNCHES
    if not each or len(calls) % LAUNCHES:
        sys.exit(f"lines.py: {len(calls)} calls in {LAUNCHES} launches")
    seen, rows = set(), collections.OrderedDict()
    for kind, address, size, module, function in sum(calls[-2 * each:-each], []):
        row = rows.setdefault((module.name, function), collections.Counter())
        row["instructions"] += kind == "I"
        for line in range(address // LINE, (address + size - 1) // LINE + 1):
            if line in seen:
                continue
            seen.add(line)
            place = process.at(line * LINE)
            row["code" if kind == "I" else place if isinstance(place, str) else "data"] += 1
    columns = ("instructions", "code", "heap", "data", "stack")
    print(f"{'':56}" + "".join(f"{c:>14}" for c in columns))
    total = collections.Counter()
    for (module, function), row in rows.items():
        total.update(row)
        print(f"{module + ' ' + function:56}" + "".join(f"{row[c]:14}" for c in columns))
    print(f"{'all':56}" + "".join(f"{total[c]:14}" for c in columns))


if __name__ == "__main__":
    main()
