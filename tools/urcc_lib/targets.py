"""What each target is called, and how device code for it is made."""

import os
import re
from collections import namedtuple

from . import host, ir
from .toolchain import UrccError

# name: UR_DEVICE_BINARY_TARGET_* of the target; suffix: of its files; arch: when none is given.
Target = namedtuple("Target", "name suffix arch make")
Options = namedtuple("Options", "language defines optimise spirv_version")


def _front(tools, options, source):
    return [tools.clang(), "-x", "cl", *options.language, f"-O{options.optimise}",
            "-cl-kernel-arg-info", "-Wno-unused-command-line-argument", "-Wno-linker-warnings",
            *options.defines, source]


def _without_freeze(text):
    """SPIR-V has no such instruction, and early translators stop at it. The optimiser puts it where a
    value is used twice, as with a / b and a % b; a value that is defined it leaves as it is."""
    return re.sub(r" = freeze (<[^>]*>|[\w.*() ]+?) (%[\w.]+|[-\w.]+)(?=[,\n])", r" = bitcast \1 \2 to \1", text)


def _spir64(tools, source, options, arch, temp, emit):
    if arch:
        raise UrccError("SPIR-V has no architectures: leave --arch out for spir64")
    translator = tools.llvm_spirv()
    # Vectors are left as the source has them: what the driver compiles for is not known here.
    front = [*_front(tools, options, source), "-target", "spir64", "-fno-vectorize",
             "-fno-slp-vectorize", "-emit-llvm"]
    if emit == "ir":
        return tools.run([*front, "-S", "-o", "-"], f"compiling {source}")
    bitcode, out = os.path.join(temp, "spir64.bc"), os.path.join(temp, "spir64.spv")
    text = tools.run([*front, "-S", "-o", "-"], f"compiling {source}").decode()
    plain = os.path.join(temp, "spir64.ll")
    with open(plain, "w") as f:
        f.write(_without_freeze(text))
    tools.run([tools.clang(), "-x", "ir", "-target", "spir64", "-Xclang", "-disable-llvm-passes", "-c",
               "-emit-llvm", plain, "-o", bitcode], f"assembling {source}")
    if emit == "asm":
        tools.run([translator, "--spirv-max-version=" + options.spirv_version, "-spirv-text", bitcode,
                   "-o", out], f"translating {source} to SPIR-V")
    else:
        tools.run([translator, "--spirv-max-version=" + options.spirv_version, bitcode, "-o", out],
                  f"translating {source} to SPIR-V")
    with open(out, "rb") as f:
        return f.read()


def _extra(tools, name, machine, temp):
    """The bitcode of functions that libclc does not have for the target. Version 2.0 declares all of them; it
    does not matter that the source is of another version."""
    source = os.path.join(os.path.dirname(os.path.realpath(__file__)), name + "_extra.cl")
    bitcode = os.path.join(temp, "extra.bc")
    tools.run([tools.clang(), "-x", "cl", "-cl-std=CL2.0", "-O1", "-w", *machine, "-c", "-emit-llvm",
               source, "-o", bitcode], f"compiling {name}_extra.cl")
    return bitcode


def _nvptx64(tools, source, options, arch, temp, emit):
    if not arch.startswith("sm_"):
        raise UrccError(f"'{arch}' is not an architecture of nvptx64: sm_70, for example")
    library = tools.libclc("nvptx64--nvidiacl.bc")
    # What every such device has and clang does not declare for the target by itself.
    machine = ["-target", "nvptx64-nvidia-cuda", "-Xclang", "-target-cpu", "-Xclang", arch, "-Xclang",
               "-cl-ext=+cl_khr_fp16,+cl_khr_int64_base_atomics,+cl_khr_int64_extended_atomics"]
    extra_bitcode = _extra(tools, "nvptx", machine, temp)
    command = [*_front(tools, options, source), *machine,
               "-Xclang", "-mlink-builtin-bitcode", "-Xclang", extra_bitcode,
               "-Xclang", "-mlink-builtin-bitcode", "-Xclang", library, "-S", "-o", "-"]
    text = tools.run([*command, *(["-emit-llvm"] if emit == "ir" else [])], f"compiling {source}")
    if emit != "ir":
        _no_undefined_ptx(text, source)
        module = ir.Module(tools.run([*command, "-emit-llvm"], f"compiling {source}").decode())
        text = _require_sizes(text.decode(), module.kernels).encode()
    return text


def _require_sizes(text, kernels):
    """clang leaves the required work-group size out of PTX; with it the driver refuses any other."""
    for kernel in kernels:
        if kernel.reqd_size[0]:
            sizes = ", ".join(str(n) for n in kernel.reqd_size)
            text = re.sub(rf"(\.entry {re.escape(kernel.name)}\([^)]*\)\n)(?!\.reqntid)",
                          rf"\g<1>.reqntid {sizes}\n", text)
    return text


def _no_undefined_ptx(text, source):
    """PTX may call what it only declares; without a linker that fails on the device, so it does here."""
    declared = set()
    defined = set()
    for line in text.decode().split("\n"):
        words = line.replace("(", " ( ").split()
        if ".func" in words:
            names = [w for w in words if w.startswith(("_Z", "ur_")) or w.isidentifier()]
            (declared if ".extern" in words else defined).update(names[-1:])
    # vprintf and malloc are the driver's own.
    missing = {n for n in declared if not n.startswith(("vprintf", "malloc", "free", "__assertfail"))}
    missing = {n for n in missing if n not in defined and n.startswith("_Z")}
    if missing:
        raise UrccError(f"{source}: libclc has no built-in function for nvptx64 "
                        + ", no ".join(host.pretty(n) for n in sorted(missing)))


def _amdgcn(tools, source, options, arch, temp, emit):
    if not arch.startswith("gfx"):
        raise UrccError(f"'{arch}' is not an architecture of amdgcn: gfx90a, for example")
    library = tools.libclc("amdgcn--amdhsa.bc")
    out = os.path.join(temp, "amdgcn.out")
    machine = ["-target", "amdgcn-amd-amdhsa", f"-mcpu={arch}", "-nogpulib"]
    command = [*_front(tools, options, source), *machine,
               "-Xclang", "-mlink-builtin-bitcode", "-Xclang", _extra(tools, "amdgcn", machine, temp),
               "-Xclang", "-mlink-builtin-bitcode", "-Xclang", library, "-o", out]
    if emit == "ir":
        command += ["-S", "-emit-llvm"]
    elif emit == "asm":
        command += ["-S"]
    else:
        tools.lld()
    tools.run(command, f"compiling {source}")
    with open(out, "rb") as f:
        return f.read()


def _host(tools, source, options, arch, temp, emit):
    return host.compile_host(tools, source, options, arch, temp, emit)


TARGETS = {t.name: t for t in [
    Target("spir64", ".spv", "", _spir64),
    Target("nvptx64", ".ptx", "sm_70", _nvptx64),
    Target("amdgcn", ".hsaco", "gfx90a", _amdgcn),
    Target("native_cpu", ".so", "", _host),
]}
ALIASES = {"host": "native_cpu", "spirv": "spir64", "ptx": "nvptx64", "hsaco": "amdgcn"}


def find(name):
    name = ALIASES.get(name, name)
    if name not in TARGETS:
        raise UrccError(f"no target '{name}': " + ", ".join(TARGETS) + " (or host for native_cpu)")
    return TARGETS[name]
