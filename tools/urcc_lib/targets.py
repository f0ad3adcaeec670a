"""What each target is called, and how device code for it is made."""

import os
import re
import struct
import sys
from collections import namedtuple

from . import blocks, host, ir, legal, spir_atomics, spir_intel
from .mangle import pretty
from .toolchain import MissingTool, UrccError

# name: UR_DEVICE_BINARY_TARGET_* of the target; suffix: of its files; arch: when none is given; needs: raises
# MissingTool if a tool chain cannot make it.
Target = namedtuple("Target", "name suffix arch make needs")
# language: how the source is read; defines: -D, -U, -I, -include; code: how code is made of it.
Options = namedtuple("Options", "language defines optimise spirv_version code", defaults=[()])


def _front(tools, options, source):
    # inline alone is meant as drivers mean it: in C99 such a function would have its body in another file.
    return [tools.clang, "-x", "cl", "-fgnu89-inline", *options.language, *options.code, f"-O{options.optimise}",
            "-cl-kernel-arg-info", "-Wno-unused-command-line-argument", "-Wno-linker-warnings",
            *options.defines, source]


def _without_freeze(text):
    """SPIR-V has no such instruction, and early translators stop at it. The optimiser puts it where a
    value is used twice, as with a / b and a % b; a value that is defined it leaves as it is."""
    return re.sub(r" = freeze (<[^>]*>|[\w.*() ]+?) (%[\w.]+|[-\w.]+)(?=[,\n])", r" = bitcast \1 \2 to \1", text)


def _without_fourth_dimension(text):
    """What a work-item asks of a dimension that there is not: 0 for ids, 1 for sizes. The translator takes the number
    as that of a component, of a vector of three."""
    def constant(match):
        one = "size" in match.group(2) or "num_groups" in match.group(2)
        return match.group() if int(match.group(3)) < 3 else f"{match.group(1)} = add i64 0, {int(one)}"
    return re.sub(r"(%[\w.]+) = (?:tail )?call [^@\n]*@_Z\d+(get_\w+)j\(i32 (?:noundef )?(\d+)\)[^\n]*", constant, text)


# Calls of functions that translators do not know.
_DOT = re.compile(rb"call [^@\n]*@_Z\d+(dotDv4_[ch]|dot_acc_sat|dot_4x8packed)")
# Calls of the sub-group extensions whose instructions are of SPIR-V 1.3.
_NON_UNIFORM = re.compile(
    rb"call [^@\n]*@_Z\d+(sub_group_(shuffle|ballot|non_uniform|elect|clustered|rotate|inverse_ballot|broadcast_first)|"
    rb"get_sub_group_[a-z]+_mask)")


def _header(temp, name, text):
    """Options that have it read before the source."""
    path = os.path.join(temp, name)
    with open(path, "w", encoding="utf-8") as f:
        f.write(text)
    return ["-include", path]


# How many instructions a loop may become that is written out, where arrays are indexed by its counter.
_LONG_LOOPS = ["-w", "-mllvm", "-unroll-threshold=1000"]


def _optimised(tools, front, level, source):
    """LLVM IR of the source. Where arrays of a work-item's own stay in memory, a loop that indexes them may be longer than clang
    writes out, by which no row of work-items becomes vectors: what it makes with a larger bound is taken if fewer arrays stay and
    little text comes to it."""
    made = tools.run([*front, "-S", "-emit-llvm", "-o", "-"], f"compiling {source}")
    arrays = made.count(b" = alloca [")
    if arrays and level in "23":
        longer = tools.run([*front, *_LONG_LOOPS, "-S", "-emit-llvm", "-o", "-"], f"compiling {source}")
        if longer.count(b" = alloca [") < arrays and len(longer) < len(made) + (64 << 10):
            made = longer
    return made


def _spir64(tools, source, options, temp, emit, traps=False):
    """traps: __builtin_trap, which SPIR-V has not, is a call that the native CPU adapter knows."""
    translator = tools.llvm_spirv()
    # Vectors are left as the source has them: what the driver compiles for is not known here.
    vectors = ["-fno-vectorize", "-fno-slp-vectorize"]
    if "-cl-std=CL1" not in options.language[0]:
        vectors += _header(temp, "atomics.h", spir_atomics.text())
    with open(source, "rb") as f:
        if spir_intel.NAME in f.read():
            vectors += _header(temp, "intel.h", spir_intel.text())
    tools.others.trapped = False
    if translator is None:
        return _own_spirv(tools, source, options, emit, vectors, temp)
    # These versions know pointers without a type already, and their translators do not.
    typed = ["-Xclang", "-no-opaque-pointers"] if tools.version in (15, 16) else []
    def compiled(level, *more):
        front = [*_front(tools, options._replace(optimise=level), source), "-target", "spir64", *vectors, *typed, *more]
        text = _optimised(tools, front, level, source)
        if _DOT.search(text):
            own = _extra(tools, "spir", ["-target", "spir64", *typed], temp, options.language[0])
            text = tools.run([*front, "-w", "-Xclang", "-mlink-builtin-bitcode", "-Xclang", own, "-S", "-emit-llvm", "-o", "-"],
                             f"compiling {source}")
        tools.others.trapped = b"@llvm.trap(" in text
        return text.replace(b"@llvm.trap(", b"@__ur_trap(") if traps else text

    def translated(text):
        return _translated(tools, translator, source, text, options, temp, emit, typed)

    text = compiled(options.optimise)
    if emit == "ir":
        return text
    try:
        return translated(text)
    except MissingTool:
        raise
    except UrccError as error:
        return _with_less(source, options, error, lambda level, *more: translated(compiled(level, "-w", *more)))


def _with_less(source, options, error, make):
    """What the optimiser made is not taken: with less of it the source may well be. That is said."""
    for level, more in (("1", ()), ("0", ("-Xclang", "-disable-O0-optnone"))):
        if level >= options.optimise:  # "s" is above all numbers
            continue
        try:
            made = make(level, *more)
        except UrccError:
            continue
        why = [line.strip() for line in error.output.split("\n") if line.strip()]
        print(f"urcc: {source} is compiled for SPIR-V with -O{level}, since with -O{options.optimise} {error}"
              + (f": {why[0]}" if why else ""), file=sys.stderr)
        return made
    raise error


def _translated(tools, translator, source, text, options, temp, emit, typed):
    """What the translator makes of LLVM IR."""
    bitcode, out = os.path.join(temp, "spir64.bc"), os.path.join(temp, "spir64.spv")
    plain = os.path.join(temp, "spir64.ll")
    usual = _without_fourth_dimension(_without_freeze(_legal(text, source)))
    usual = blocks.valid(usual, options.spirv_version < "1.4")
    with open(plain, "w", encoding="utf-8") as f:
        f.write(usual)
    tools.run([tools.clang, "-x", "ir", "-target", "spir64", *typed, "-Xclang", "-disable-llvm-passes", "-c",
               "-emit-llvm", plain, "-o", bitcode], f"assembling {source}")
    version = options.spirv_version
    if version < "1.3" and _NON_UNIFORM.search(text):
        # The translator would die of it.
        version = "1.3"
    form = ["-spirv-text"] if emit == "asm" else []
    tools.run([translator, "--spirv-max-version=" + version, "--spirv-ext=+SPV_INTEL_subgroups", *form, bitcode, "-o",
               out], f"translating {source} to SPIR-V")
    with open(out, "rb") as f:
        made = f.read()
    return made if emit == "asm" else _with_constants_by_kind(_with_one_sampler_type(made))


def _instructions(module):
    words = struct.unpack(f"<{len(module) // 4}I", module)
    at = 5
    while at < len(words):
        yield at, words[at:at + (words[at] >> 16)]
        at += words[at] >> 16


def _with_constants_by_kind(module):
    """Translators put results of OpSpecConstantOp into OpConstantComposite, where strict drivers want a composite of that kind."""
    composite, specialized, special_composite = 44, range(48, 53), 51
    special, changed = set(), bytearray(module)
    for at, one in _instructions(module):
        opcode = one[0] & 0xffff
        if opcode in specialized or opcode == composite and special.intersection(one[3:]):
            special.add(one[2])
            if opcode == composite:
                struct.pack_into("<I", changed, 4 * at, one[0] & 0xffff0000 | special_composite)
    return bytes(changed)


def _with_one_sampler_type(module):
    """Early translators declare the type of samplers twice, which is not valid: the later ones become the first."""
    name, decorate, group_decorate, types = 5, 71, 74, range(19, 40)
    sampler, array, struct_type, pointer, function = 26, 28, 30, 32, 33
    ids_from = {array: 2, struct_type: 2, pointer: 3, function: 1}
    instructions = [list(one) for _, one in _instructions(module)]
    samplers = [one[1] for one in instructions if one[0] & 0xffff == sampler]
    first, others = samplers[:1], set(samplers[1:])
    if not others:
        return module
    kept, in_types = [], False
    for one in instructions:
        opcode = one[0] & 0xffff
        in_types = in_types or opcode in types
        if one[1:2] and one[1] in others and opcode in (name, decorate, group_decorate, sampler):
            continue
        if in_types and len(one) > 1:  # from here on the first operand is an id: the type, of what has one
            start = ids_from.get(opcode, len(one))
            one = [one[0]] + [first[0] if word in others and (place == 1 or place >= start) else word
                              for place, word in enumerate(one[1:], 1)]
        kept += one
    return module[:20] + struct.pack(f"<{len(kept)}I", *kept)


def _own_spirv(tools, source, options, emit, vectors, temp):
    """By clang's own backend."""
    def make(level, *more):
        return _by_backend(tools, source, options._replace(optimise=level), emit, [*vectors, *more], temp)
    try:
        return make(options.optimise)
    except MissingTool:
        raise
    except UrccError as error:
        if str(error).startswith("compiling "):  # the source itself
            raise
        return _with_less(source, options, error, lambda level, *more: make(level, "-w", *more))


def _by_backend(tools, source, options, emit, vectors, temp):
    level, target = options.optimise, f"spirv64v{options.spirv_version}-unknown-unknown"
    front = [*_front(tools, options, source), "-target", target, *vectors]
    text = _optimised(tools, front, level, source)
    if emit == "ir":
        return text
    plain = os.path.join(temp, "spir64.ll")
    with open(plain, "w", encoding="utf-8") as f:
        f.write(_legal(text, source))
    kind = {"asm": "-S", "binary": "-c"}[emit]
    return tools.run([tools.clang, "-x", "ir", "-target", target, f"-O{level}", "-Xclang", "-disable-llvm-passes",
                      "-mllvm", "--spirv-ext=+SPV_INTEL_subgroups", kind, plain, "-o", "-"], f"translating {source} to SPIR-V")


def _legal(text, source):
    try:
        return legal.legal(text.decode())
    except legal.Refused as error:
        raise UrccError(f"translating {source} to SPIR-V failed: not known how to do '{error}'") from None


def _extra(tools, name, machine, temp, standard="-cl-std=CL2.0"):
    """The bitcode of functions that others do not have for the target. Version 2.0 declares all that libclc lacks; it
    does not matter that the source is of another version. The translator to SPIR-V wants one version."""
    source = os.path.join(os.path.dirname(os.path.realpath(__file__)), name + "_extra.cl")
    bitcode = os.path.join(temp, "extra.bc")
    tools.run([tools.clang, "-x", "cl", standard, "-O1", "-w", *machine, "-c", "-emit-llvm",
               source, "-o", bitcode], f"compiling {name}_extra.cl")
    return bitcode


# What every such device has and clang does not declare for the target by itself. Up to clang 19 a header declares the
# features of version 2.0 for each target; since then a target declares its own, and this one few.
_NVPTX_FEATURES = (
    "cl_khr_fp16", "cl_khr_int64_base_atomics", "cl_khr_int64_extended_atomics", "__opencl_c_generic_address_space",
    "__opencl_c_program_scope_global_variables", "__opencl_c_atomic_order_acq_rel", "__opencl_c_atomic_order_seq_cst",
    "__opencl_c_atomic_scope_device", "__opencl_c_atomic_scope_all_devices")


def _nvptx64(tools, source, options, arch, temp, emit):
    if not arch.startswith("sm_"):
        raise UrccError(f"'{arch}' is not an architecture of nvptx64: sm_70, for example")
    library = tools.libclc(*_NVPTX_LIBRARIES)
    machine = ["-target", "nvptx64-nvidia-cuda", "-Xclang", "-target-cpu", "-Xclang", arch, "-Xclang",
               "-cl-ext=" + ",".join("+" + name for name in _NVPTX_FEATURES)]
    extra_bitcode = _extra(tools, "nvptx", machine, temp)
    # Lines only, as profilers want them: clang 14 dies of full debug information for this target.
    lines = ["-gline-tables-only"] if "-g" in options.code else []
    command = [*_front(tools, options, source), *lines, *machine,
               "-Xclang", "-mlink-builtin-bitcode", "-Xclang", extra_bitcode,
               "-Xclang", "-mlink-builtin-bitcode", "-Xclang", library, "-S", "-o", "-"]
    made = tools.run([*command, "-emit-llvm"], f"compiling {source}").decode()
    middle = _without_casts_to_the_same(made)
    if emit == "ir":
        return middle.encode()
    if middle != made:
        plain = os.path.join(temp, "nvptx64.ll")
        with open(plain, "w", encoding="utf-8") as f:
            f.write(middle)
        command = [tools.clang, "-x", "ir", *options.code, f"-O{options.optimise}", "-Wno-unused-command-line-argument",
                   *lines, *machine[:6], "-Xclang", "-disable-llvm-passes", plain, "-S", "-o", "-"]
    text = tools.run(command, f"compiling {source}")
    _no_undefined_ptx(text, source)
    return _require_sizes(_as_meant(text.decode()), ir.kernels(middle)).encode()


def _without_casts_to_the_same(text):
    """clang 14 casts private pointers to generic ones, which here are of one address space: LLVM has no such cast. Its back end ends itself
    on it, or takes a private variable's address for one that is not converted yet."""
    def cast(match):
        spaces = [re.search(r"addrspace\((\d+)\)\*?$", pointer) for pointer in match.group(2, 4)]
        same = len({space and space[1] for space in spaces}) == 1
        return match.group().replace("addrspacecast", "bitcast", 1) if same else match.group()
    return re.sub(r"^( *%[-\w.$]+ = )addrspacecast (.+) (\S+) to (.+?)(?=, !|$)", cast, text, flags=re.M)


def _as_meant(text):
    """What clang up to 15 writes of two operations on 64 bits, where the instructions do something else. `(x >> n) & mask`
    is one instruction even where the mask has bits that the shift of a signed number fills with its sign, and the
    instruction with 0; and shifts that make a rotation are by its amount, whatever that is, and shift all bits out."""
    def field(match):
        indent, to, value, first, count = match.groups()
        if int(first) + int(count) <= 64:
            return match.group()
        return f"{indent}shr.s64 \t{to}, {value}, {first};\n{indent}and.b64  \t{to}, {to}, {(1 << int(count)) - 1};"
    text = re.sub(r"([ \t]*)bfe\.u64\s+(%\w+), (%\w+), (\d+), (\d+);", field, text)
    return re.sub(r"([ \t]*)(sh[lr]\.b(32|64)\s+%lhs, %\w+), (%r\d+);\s+(sub\.[us]32\s+%amt2, \3), \4;",
                  lambda m: f"{m[1]}and.b32 \t%amt2, {m[4]}, {int(m[3]) - 1};\n{m[1]}{m[2]}, %amt2;\n{m[1]}{m[5]}, %amt2;", text)


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
    # Names of functions that the source leaves to another file begin otherwise.
    missing = {n for n in missing if n not in defined and (n.startswith(("_Z", "__")) or n == "printf")}
    if missing:
        raise UrccError(f"{source}: libclc has no built-in function for nvptx64 "
                        + ", no ".join(pretty(n) for n in sorted(missing)))


def _amdgcn(tools, source, options, arch, temp, emit):
    if not arch.startswith("gfx"):
        raise UrccError(f"'{arch}' is not an architecture of amdgcn: gfx90a, for example")
    library = tools.libclc(*_AMDGCN_LIBRARIES)
    out = os.path.join(temp, "amdgcn.out")
    machine = ["-target", "amdgcn-amd-amdhsa", f"-mcpu={arch}", "-nogpulib"]
    if not tools.knows(machine):
        raise UrccError(f"clang {tools.version} does not know the processor '{arch}'")
    # Drivers find variables by their names; by default clang hides all but kernels.
    command = [*_front(tools, options, source), *machine, "-fvisibility=protected",
               "-Xclang", "-mlink-builtin-bitcode", "-Xclang", _extra(tools, "amdgcn", machine, temp),
               "-Xclang", "-mlink-builtin-bitcode", "-Xclang", library, "-o", out]
    if emit == "ir":
        command += ["-S", "-emit-llvm"]
    elif emit == "asm":
        command += ["-S"]
    else:
        tools.lld()
        command.append("-Wl,--no-undefined")  # nobody else brings what is missing
    try:
        tools.run(command, f"compiling {source}")
    except UrccError as error:
        missing = set(re.findall(r"undefined (?:hidden )?symbol: (.+)", error.output))
        if not missing:
            raise
        # printf of clang calls functions of ROCm's library, by several names.
        names = {"printf" if "printf" in n or n.startswith("__ockl") else n for n in missing}
        raise UrccError(f"{source}: libclc has no built-in function for amdgcn "
                        + ", no ".join(pretty(n) for n in sorted(names))) from None
    with open(out, "rb") as f:
        return f.read()


def _words(tools, source, options, define, temp, traps=False):
    """SPIR-V of a source, by the tools that make it best; in one run once for all that take the same."""
    key = repr((source, options, define))
    made = tools.others.words
    if key in made and not (traps and made[key][1]):
        return made[key][0]
    spir, exact = tools.others.beside("spir64", TARGETS["spir64"].needs)
    was, spir.exact = spir.exact, exact
    try:
        words = _spir64(spir, source, options._replace(defines=[*define, *options.defines]), temp, "binary", traps)
    finally:
        spir.exact = was
    if not (traps and tools.others.trapped):
        made[key] = words, tools.others.trapped
    return words


def _make_spir64(tools, source, options, arch, temp, emit):
    if arch:
        raise UrccError("SPIR-V has no architectures: leave --arch out for spir64")
    if emit == "binary":
        return _words(tools, source, options, [], temp)
    return _spir64(tools, source, options, temp, emit)


def _by_spirv(kind, tools, source, options, arch, temp, error):
    """What libclc does not have the adapters' own translators do: the same source by way of SPIR-V. `error` says why
    that is needed; it is raised where this is no way, either."""
    translate = tools.translate()
    if not translate:
        raise UrccError(f"{error}; ur-translate, which would make it by way of SPIR-V, is not there (URCC_TRANSLATE "
                        "names it where it is not beside urcc)", error.output)
    define = {"nvptx64": "-D__NVPTX__=1", "amdgcn": "-D__AMDGCN__=1"}[kind]
    given = [o for o in options.language if o.startswith("-cl-") and not o.startswith("-cl-std")]
    if options.optimise == "0":
        given.append("-O0")
    module, out = os.path.join(temp, kind + ".spv"), os.path.join(temp, kind + ".made")
    try:
        words = _words(tools, source, options, [define], temp)
    except UrccError as other:
        if str(other).startswith("compiling "):  # the source itself
            raise error from None
        raise UrccError(f"{error}; by way of SPIR-V: {other}", error.output) from None
    with open(module, "wb") as f:
        f.write(words)
    try:
        tools.run([translate, kind, arch, *given, module, out], f"translating {source} to {kind}")
    except UrccError as other:
        why = other.output.strip().removeprefix("ur-translate: ")
        raise UrccError(f"{error}; by way of SPIR-V: {why or other}", error.output) from None
    with open(out, "rb") as f:
        return f.read()


def _or_by_spirv(kind, make):
    def made(tools, source, options, arch, temp, emit):
        try:
            return make(tools, source, options, arch, temp, emit)
        except MissingTool:
            raise
        except UrccError as error:
            if emit == "ir" or (emit == "asm" and kind != "nvptx64"):
                raise
            return _by_spirv(kind, tools, source, options, arch, temp, error)
    return made


def _host(tools, source, options, arch, temp, emit):
    return host.compile_host(tools, _words(tools, source, options, [], temp, True), source, options, arch, temp, emit)


def _needs_host(tools):
    tools.others.beside("spir64", TARGETS["spir64"].needs)
    host.needs(tools)


def _needs_amdgcn(tools):
    tools.libclc(*_AMDGCN_LIBRARIES)
    tools.lld()


# Names of libclc's libraries: until 21, and from 22 on.
_NVPTX_LIBRARIES = ("nvptx64--nvidiacl.bc", "nvptx64--.bc")
_AMDGCN_LIBRARIES = ("amdgcn--amdhsa.bc", "amdgcn-amd-amdhsa.bc")

TARGETS = {t.name: t for t in [
    Target("spir64", ".spv", "", _make_spir64, lambda tools: tools.llvm_spirv()),
    Target("nvptx64", ".ptx", "sm_70", _or_by_spirv("nvptx64", _nvptx64), lambda tools: tools.libclc(*_NVPTX_LIBRARIES)),
    Target("amdgcn", ".hsaco", "gfx90a", _or_by_spirv("amdgcn", _amdgcn), _needs_amdgcn),
    Target("native_cpu", ".so", "", _host, _needs_host),
]}
ALIASES = {"host": "native_cpu", "spirv": "spir64", "ptx": "nvptx64", "hsaco": "amdgcn"}


def find(name):
    name = ALIASES.get(name, name)
    if name not in TARGETS:
        raise UrccError(f"no target '{name}': " + ", ".join(TARGETS) + " (or host for native_cpu)")
    return TARGETS[name]
