#!/usr/bin/env python3
"""What NVIDIA's own compiler of PTX, ptxas, says: it takes what the translator makes of SPIR-V, and the software driver refuses
what it refuses of the kind that the translator writes.

usage: assembler.py [--ptxas PATH] [--sm N]... [--cuda LIBRARY] SPIRV2PTX MODULE...

Without PATH it is looked for. Exit status 77 where there is none, when the translator is not tested.
"""

import argparse
import concurrent.futures
import os
import shutil
import subprocess
import sys
import tempfile

HEAD = ".version 6.3\n.target sm_70\n.address_size 64\n"
BODY = "{\n    .reg .b32 %%r<4>;\n%s    ret;\n}\n"
CALLER = HEAD + "%s\n.visible .entry k()\n" + BODY
# What both take, and what both refuse.
TAKEN = {
    "one result": CALLER % (".func (.param .b32 r) f()\n" + BODY % "    st.param.b32 [r], 1;\n",
                            "    { .param .b32 c; call.uni (c), f; ld.param.b32 %r1, [c]; }\n"),
    "results that are an array": CALLER % (".func (.param .align 8 .b8 r[8]) f()\n" + BODY % "    st.param.b32 [r+4], 1;\n",
                                           "    { .param .align 8 .b8 c[8]; call.uni (c), f; ld.param.b32 %r1, [c+4]; }\n"),
    "many parameters": CALLER % (".func f(" + ", ".join(f".param .b32 p{i}" for i in range(100)) + ")\n" + BODY % "",
                                 "    { " + "".join(f".param .b32 a{i}; st.param.b32 [a{i}], {i}; " for i in range(100)) + "call.uni f, ("
                                 + ", ".join(f"a{i}" for i in range(100)) + "); }\n"),
    "aligned memory": CALLER % ("", "    .local .align 128 .b8 l[256];\n    mov.b32 %r1, 1;\n    st.local.b32 [l+128], %r1;\n"),
}
REFUSED = {
    "two results": CALLER % (".func (.param .b32 r, .param .b32 s) f()\n" + BODY % "    st.param.b32 [r], 1;\n    st.param.b32 [s], 1;\n",
                             "    { .param .b32 c; .param .b32 d; call.uni (c, d), f; }\n"),
    "two results of what is declared": CALLER % (".extern .func (.param .b32 r, .param .b32 s) f();", ""),
    "an alignment that is none": CALLER % ("", "    .local .align 12 .b8 l[256];\n    mov.b32 %r1, 1;\n    st.local.b32 [l], %r1;\n"),
    "an atomic instruction of a number": CALLER % ("", "    atom.relaxed.cta.add.u32 %r1, [0], 1;\n"),
    "a load from a number": CALLER % ("", "    ld.global.b32 %r1, [16];\n"),
    "a parameter's alignment that is none": CALLER % (".func (.param .align 12 .b8 r[12]) f()\n" + BODY % "", ""),
}


def takes(ptxas, sm, path):
    """None, or what it says."""
    made = subprocess.run([ptxas, "-O0", f"-arch=sm_{sm}", "-o", os.devnull, path], capture_output=True, text=True, check=False)
    return (made.stderr or made.stdout or "it failed") if made.returncode else None


def check_module(args, folder, sm, number, module):
    """What is wrong with one."""
    made = subprocess.run([args.spirv2ptx, "--sm", str(sm), module], capture_output=True, check=False)
    if made.returncode:
        return f"{module} is refused by the translator: {made.stderr.decode()}"
    path = os.path.join(folder, f"{number}.ptx")
    with open(path, "wb") as f:
        f.write(made.stdout)
    said = takes(args.ptxas, sm, path)
    return f"{module} for sm_{sm}: {said}" if said else None


def check_driver(args, folder):
    """Where the software driver and ptxas, or what is known of ptxas, differ."""
    from launches import Cuda, Failed
    cuda, wrong = Cuda(args.cuda), []
    for texts, good in ((TAKEN, True), (REFUSED, False)):
        for name, text in texts.items():
            try:
                cuda.load(text.encode())
                here = True
            except Failed:
                here = False
            path = os.path.join(folder, "text.ptx")
            with open(path, "w", encoding="utf-8") as f:
                f.write(text)
            there = not takes(args.ptxas, 80, path) if args.ptxas else good
            if (here, there) != (good, good):
                wrong.append(f"{name}: the software driver {'takes' if here else 'refuses'} it, ptxas {'takes' if there else 'refuses'} it")
    return wrong


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--ptxas", default="")
    parser.add_argument("--sm", type=int, action="append", default=[])
    parser.add_argument("--cuda")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("spirv2ptx", nargs="?")
    parser.add_argument("modules", nargs="*")
    args = parser.parse_args()
    args.ptxas = args.ptxas or shutil.which("ptxas") or ""
    wrong = []
    with tempfile.TemporaryDirectory() as folder:
        if args.cuda:
            wrong += check_driver(args, folder)
        if args.ptxas:
            work = [(sm, i, module) for sm in args.sm or [80] for i, module in enumerate(args.modules)]
            with concurrent.futures.ThreadPoolExecutor(args.jobs) as pool:
                wrong += [w for w in pool.map(lambda one: check_module(args, folder, one[0], f"{one[0]}-{one[1]}", one[2]), work) if w]
    for what in wrong:
        print(what)
    if wrong:
        return 1
    if not args.ptxas and args.modules:
        print("ptxas is not here: what the translator makes is not tested with it")
        return 77
    print(f"{len(args.modules)} modules" + ("" if args.ptxas else ", without ptxas"))
    return 0


if __name__ == "__main__":
    sys.exit(main())
