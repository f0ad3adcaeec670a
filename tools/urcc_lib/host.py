"""OpenCL C to host code: a shared object in the form that hostcode.h describes, by the way that the native CPU
adapter goes with SPIR-V, ahead of time.

 1. The source is compiled to SPIR-V, as for spir64.
 2. ur-translate makes LLVM's text of it: kernels as loops over work-items, and the table that tells of them.
 3. clang compiles the text for the processor.
 4. What that calls of the runtime is linked with it to a shared object, which needs libc and libm alone.
"""

import os
import platform
import re

from .mangle import pretty
from .toolchain import MissingTool, UrccError

# Of clang: the optimiser of 14 does not survive modules with pointers without types.
OLDEST = 15


def arch_name():
    machine = platform.machine()
    return {"amd64": "x86_64", "arm64": "aarch64"}.get(machine, machine)


def recent(tools):
    """Raises MissingTool where clang cannot do it."""
    if tools.version < OLDEST:
        raise MissingTool(f"clang {tools.version} is too old for host code; on Debian and Ubuntu: "
                          f"apt-get install clang-{OLDEST} or newer")


def needs(tools):
    tools.runtime()
    recent(tools)


def compile_host(tools, words, source, options, arch, temp, emit):
    """`words`: the SPIR-V of the source."""
    module, text, code, out = (os.path.join(temp, "host." + end) for end in ("spv", "ll", "o", "so"))
    machine = [f"-march={arch}"] if arch else []
    given = [o for o in options.language if o.startswith("-cl-") and not o.startswith("-cl-std")]
    with open(module, "wb") as f:
        f.write(words)
    try:
        tools.run([tools.translate(), "native_cpu", "fma" if _multiplies_and_adds(tools, machine) else "plain",
                   *given, *(o for o in options.code if o == "-g"), module, text], f"translating {source} to host code")
    except MissingTool:
        raise
    except UrccError as error:
        why = error.output.strip().removeprefix("ur-translate: ")
        raise UrccError(f"{source}: " + re.sub(r"'(_Z\w+)'", lambda m: f"'{pretty(m.group(1))}'", why or str(error)),
                        "" if why else error.output) from None
    back = [tools.clang, "-x", "ir", *_back(machine), *_in_order(text), f"-O{options.optimise}", text]
    if emit in ("ir", "asm"):
        return tools.run([*back, "-S", *(["-emit-llvm"] if emit == "ir" else []), "-o", "-"], "optimising")
    tools.run([*back, "-c", "-o", code], "making host code")
    _link(tools, code, out, "-g" in options.code)
    with open(out, "rb") as f:
        return f.read()


def _back(machine):
    """What LLVM is told in an adapter, too (ur_compile.c, where it says why)."""
    lsr = ["-mllvm", "-disable-lsr"] if arch_name() == "x86_64" else []
    return [*machine, "-fPIC", "-fno-slp-vectorize", "-mllvm", "-small-loop-cost=100", *lsr, "-Wno-override-module",
            "-Wno-pass-failed", "-Wno-unused-command-line-argument"]


def _in_order(text):
    """What LLVM is told of modules that say in UR_HOSTCODE_KEEPS_ORDER (lib/hostcode/hostcode.h) that accesses stay where they are."""
    with open(text, encoding="utf-8", errors="replace") as f:
        keeps = "; keeps order\n" in f
    return ["-mllvm", "-enable-interleaved-mem-accesses=false"] if keeps else []


def _multiplies_and_adds(tools, machine):
    """Whether the processor has fused multiplication as an instruction."""
    if arch_name() != "x86_64":
        return True
    return bool(machine) and b"__FMA__" in tools.run(
        [tools.clang, *machine, "-x", "c", "-dM", "-E", os.devnull], "asking clang what the processor has")


def _link(tools, code, out, debug):
    """With the compiler's support library: arithmetic on 128 bits, __powidf2, half precision and the like."""
    def run(support):
        tools.run([tools.clang, "-shared", "-nostartfiles", "-nodefaultlibs", "-Wl,-z,defs", "-Wl,-z,now",
                   "-Wl,--as-needed", "-Wl,--gc-sections", "-Wl,--build-id=none", *([] if debug else ["-Wl,-s"]),
                   "-Wl,--exclude-libs,ALL", "-o", out, code, tools.runtime(), support, "-lm", "-lc"],
                  "linking host code")
    try:
        run("-lgcc")
    except MissingTool as error:
        if "library gcc " not in str(error):
            raise
        run(tools.support_library())


def check(tools, arch, temp):
    """All but ur-translate, which a build makes after it has asked."""
    text, code = os.path.join(temp, "empty.ll"), os.path.join(temp, "empty.o")
    with open(text, "w", encoding="utf-8") as f:
        f.write("define ptr @f(ptr %x) {\n  ret ptr %x\n}\n")
    machine = [f"-march={arch}"] if arch else []
    tools.run([tools.clang, "-x", "ir", *_back(machine), "-O2", "-c", text, "-o", code], "making host code")
    tools.run([tools.clang, "-shared", "-nostartfiles", "-nodefaultlibs", "-o", os.path.join(temp, "empty.so"), code,
               "-lm", "-lc"], "linking host code")
