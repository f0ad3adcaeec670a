#!/usr/bin/env python3
"""Loops over work-items become vectors, but for those of long chains of instructions that wait for each other, of which LLVM takes
the square of their length; whether the chain is in values or in a variable, and also where a function has it. Choices of one remain such
where there are many: for each branch that LLVM makes of one it moves the rest of the block.

usage: chains.py SPIRV2LLVM URCC [LOADER ADAPTER]

LOADER and ADAPTER are the libraries that compile for native CPU.
"""
import glob
import os
import re
import subprocess
import sys
import tempfile

SCALAR = re.compile(r"!llvm\.loop !(\d+)\n.*^!\1 = distinct !\{[^}]*!(\d+)\}.*^!\2 = !\{!\"llvm\.loop\.vectorize\.enable\", i1 false\}",
                    re.S | re.M)


def module_of(urcc, folder, statements, level):
    body = "\n".join(f"    x = (x ^ {i % 97 + 3}) * a[(x + {i}) & 63] + (x > {i} ? b : x / 7);" for i in range(statements))
    path = os.path.join(folder, "chain.cl")
    with open(path, "w", encoding="utf-8") as f:
        f.write(f"kernel void chain(global int *a, int b) {{\n    int x = a[get_global_id(0)];\n{body}\n    a[get_global_id(0)] = x;\n}}\n")
    module = path[:-3] + ".spv"
    subprocess.run([urcc, "--target", "spir64", level, "-o", module, path], check=True)
    return module


def loops_are_scalar(tool, urcc, folder, statements, level):
    module = module_of(urcc, folder, statements, level)
    text = subprocess.run([tool, module], check=True, capture_output=True, text=True).stdout
    if "!llvm.loop" not in text:
        sys.exit(f"chains.py: {statements} statements have no loop over work-items")
    return SCALAR.search(text) is not None


def conditional_jumps(loader, adapter, module, folder):
    """How many there are in what native CPU makes of a module."""
    program = f"""
import ctypes
ur, one, n = ctypes.CDLL({loader!r}), [ctypes.c_void_p() for _ in range(5)], ctypes.c_uint32()
code = open({module!r}, "rb").read()
def call(name, *arguments):
    assert getattr(ur, name)(*arguments) == 0, name
call("urLoaderInit", 0, None)
call("urAdapterGet", 1, ctypes.byref(one[0]), ctypes.byref(n))
call("urPlatformGet", one[0], 1, ctypes.byref(one[1]), None)
call("urDeviceGet", one[1], 1, 1, ctypes.byref(one[2]), None)
call("urContextCreate", 1, ctypes.byref(one[2]), None, ctypes.byref(one[3]))
call("urProgramCreateWithIL", one[3], code, ctypes.c_size_t(len(code)), None, ctypes.byref(one[4]))
call("urProgramBuild", one[3], one[4], None)
"""
    cache = os.path.join(folder, "cache")
    os.mkdir(cache)
    subprocess.run([sys.executable, "-c", program], check=True, env={**os.environ, "UR_ADAPTERS_FORCE_LOAD": adapter, "UR_CACHE_DIR": cache})
    made, = glob.glob(os.path.join(cache, "*.o"))
    with open(made, "rb") as f:
        kept = f.read()
    with open(module + ".o", "wb") as f:
        f.write(kept[kept.index(b"\x7fELF"):])
    text = subprocess.run(["objdump", "-d", module + ".o"], check=True, capture_output=True, text=True).stdout
    return len(re.findall(r"\t(?:j(?!mp)\w+|b\.\w+|c?bn?z|tbn?z) ", text))


def main():
    if len(sys.argv) not in (3, 5):
        sys.exit(__doc__)
    tool, urcc, *libraries = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder:
        for statements, level, expected in ((100, "-O1", False), (600, "-O1", True), (600, "-O0", True)):
            if loops_are_scalar(tool, urcc, folder, statements, level) != expected:
                sys.exit(f"chains.py: a chain of {statements} statements at {level} is {'not ' if expected else ''}left as it is")
        if libraries:
            jumps = conditional_jumps(*libraries, module_of(urcc, folder, 600, "-O1"), folder)
            if jumps > 100:
                sys.exit(f"chains.py: 600 choices between values are {jumps} branches")
    print("long chains are left as they are, short ones become vectors")


main()
