"""OpenCL C to host code: a shared object in the form that hostcode.h describes.

 1. The source is compiled once without optimisation, to learn its kernels, their arguments, which of
    them can reach a barrier, and which built-in functions it calls.
 2. A second source includes the first and adds, for each kernel, an entry that takes its arguments from
    the runner's array, and constants that tell their sizes.
 3. Built-in functions are written as needed and linked with both; the whole is optimised as one.
 4. A table of the kernels is compiled in C and linked with it to a shared object.
"""

import os
import platform
import re

from . import builtins, elf, ir
from .mangle import pretty
from .toolchain import UrccError

SYNC = {"barrier", "work_group_barrier", "wait_group_events", "async_work_group_copy",
        "async_work_group_strided_copy"}
# What a kernel asks about its group, and what a group does together.
ABOUT_GROUPS = re.compile(r"group|barrier|get_(enqueued_)?local_|async_")
# What the object may take from libc and libm at run time.
LIBC = {"memcpy", "memset", "memmove", "memcmp", "bcmp", "strlen", "snprintf", "fwrite", "stdout", "__tls_get_addr",
        "_GLOBAL_OFFSET_TABLE_"}
# Functions of the compiler's support library: arithmetic on 128 bits, __powidf2, half precision and the like.
SUPPORT = re.compile(r"__\w*[sdthxbfoqi]{2}\d?$|__gnu_[hf]2[hf]_ieee$")
LIBM = set(re.findall(r'__asm__\("(\w+)"\)', builtins.PREAMBLE)) | {
    f + s for f in ("fma", "fmin", "fmax", "rint", "floor", "ceil", "trunc", "sqrt", "fabs", "copysign",
                    "exp", "log", "pow", "sin", "cos", "sincos", "ldexp", "nearbyint", "round", "exp2",
                    "log2", "log10", "roundeven", "tan", "fmod", "exp10")
    for s in ("", "f")}

# OpenCL C 3.0 makes these optional, and clang offers them of itself for SPIR-V only.
FEATURES = [f"-D__opencl_c_{name}=1" for name in (
    "work_group_collective_functions", "subgroups", "atomic_order_acq_rel", "atomic_order_seq_cst",
    "atomic_scope_device", "atomic_scope_all_devices", "images", "read_write_images",
    "3d_image_writes")]

KIND_VALUE, KIND_POINTER, KIND_LOCAL, KIND_IMAGE, KIND_SAMPLER = range(5)
SAMPLER = "__translate_sampler_initializer"
# Images by number (bindless.c).
BINDLESS = {"ur_bindless_" + f for f in ("sample", "sample_level", "sample_cube", "gather", "fetch", "store")}
PLACES = {0: "private", 1: "global", 2: "constant", 3: "local"}


def arch_name():
    machine = platform.machine()
    return {"amd64": "x86_64", "arm64": "aarch64"}.get(machine, machine)


def compile_host(tools, source, options, arch, temp, emit):
    path = os.path.join(temp, "host")
    os.makedirs(path)

    def file(name, text=None):
        full = os.path.join(path, name)
        if text is not None:
            with open(full, "w") as out:
                out.write(text)
        return full

    if '"' in source:
        raise UrccError(f"a source for the host target cannot have a quote in its name: {source}")
    clang = tools.clang
    language = [*options.language, *(FEATURES if "-cl-std=CL3.0" in options.language else [])]
    machine = [f"-march={arch}"] if arch else []
    front = [clang, "-x", "cl", *language, *options.code, *machine, "-fPIC", "-fvisibility=hidden",
             "-cl-kernel-arg-info", "-Xclang", "-disable-llvm-passes", "-Wno-psabi",
             "-Wno-unused-command-line-argument",
             "-S", "-emit-llvm", f"-O{options.optimise}"]
    first = tools.run([*front, *options.defines, source, "-o", "-"], f"compiling {source}").decode()
    module = ir.Module(first)
    if not module.kernels:
        raise UrccError(f"{source} has no kernel")

    barriers = {k.name: _synchronises(module, k.name) for k in module.kernels}
    apart = {k.name: _needs_no_groups(module, k) for k in module.kernels}
    uneven = {k.name: _may_be_uneven(module, k, [*options.language, *options.code]) for k in module.kernels}
    wrapper = file("wrapper.cl", _wrapper(module.kernels, barriers))
    text = tools.run([*front, "-w", *options.defines, "-include", source, wrapper, "-o", "-"],
                     "compiling the entries of the kernels").decode()
    layout = ir.constants(text, "ur__layout_")
    file("kernels.ll", ir.for_host(text))

    include = ["-I", tools.hostcode_header()]
    items = os.path.join(os.path.dirname(os.path.realpath(__file__)), "items.c")
    with open(items) as f:
        items_text = f.read()
    provided = set(re.findall(r'"(_Z\w+)"', items_text)) | {
        "ur__enter", "ur__enter_group", "ur__row_length", "ur__next"}
    called = {name for name in ir.Module(text).declared if not name.startswith("llvm.")}
    if "printf" in called:
        with open(os.path.join(os.path.dirname(items), "printf.c"), encoding="utf-8") as f:
            items_text += f.read()
        called.remove("printf")
    opencl, c, images, left = builtins.write({s for s in called if s.startswith("_Z")}, provided)
    glue = _image_entries(module.kernels, barriers)
    bindless = BINDLESS & called
    if images or glue or bindless or SAMPLER in called:
        for name in ("pixels.c", "images.c"):
            with open(os.path.join(os.path.dirname(items), name)) as f:
                c = "\n".join((c, f.read()))
        c = "\n".join((c, images))
        provided.add(SAMPLER)
    if bindless:
        with open(os.path.join(os.path.dirname(items), "bindless.c")) as f:
            c = "\n".join((c, f.read()))
        provided |= BINDLESS
    unknown = sorted(set(left) | {s for s in called if not s.startswith("_Z")
                                  and s not in provided and s not in LIBC and s not in LIBM})
    if unknown:
        raise UrccError("the host target has no built-in function "
                        + ", no ".join(pretty(s) for s in unknown)
                        + " (or the source declares a function that it does not define)")

    back = [*machine, "-fPIC", "-fvisibility=hidden", f"-O{options.optimise}", "-fno-math-errno",
            "-fno-trapping-math", "-w"]
    # Some of our built-in functions take generic pointers, for which OpenCL C 1.2 has no word.
    own = ["-cl-std=CL2.0"] if "generic " in opencl and language[0].startswith("-cl-std=CL1") else language
    tools.run([clang, "-x", "cl", *own, *back, "-Xclang", "-disable-llvm-passes", "-c",
               "-emit-llvm", file("builtins.cl", opencl), "-o", file("builtins.bc")],
              "compiling the built-in functions")
    tools.run([clang, "-x", "c", "-std=gnu11", *back, *include, "-Xclang", "-disable-llvm-passes", "-c",
               "-emit-llvm", file("items.c", items_text + "\n" + c), "-o", file("items.bc")],
              "compiling the work-item functions")
    kernels = file("kernels.ll")
    if glue:
        tools.run([clang, "-x", "c", *back, "-Xclang", "-disable-llvm-passes", "-c", "-emit-llvm",
                   file("glue.c", glue), "-o", file("glue.bc")], "compiling the entries of the kernels")
        tools.run([tools.llvm_link(), kernels, file("glue.bc"), "-o", file("glued.bc")],
                  "linking the kernels with their entries")
        kernels = file("glued.bc")
    tools.run([tools.llvm_link(), "-internalize", "-only-needed", kernels, file("builtins.bc"), file("items.bc"), "-o", file("all.bc")],
              "linking the kernels with their built-in functions")
    if emit in ("ir", "asm"):
        final = [clang, "-x", "ir", *back, "-S", *(["-emit-llvm"] if emit == "ir" else []),
                 file("all.bc"), "-o", "-"]
        return tools.run(final, "optimising")
    code = file("code.o")
    tools.run([clang, "-x", "ir", *back, "-fstack-usage", "-c", file("all.bc"), "-o", code],
              "making host code")
    with open(code, "rb") as f:
        symbols = elf.symbols(f.read())
    missing = sorted(s.name for s in symbols if not s.defined and s.name not in LIBC | LIBM)
    support = [name for name in missing if SUPPORT.match(name)]
    if support:
        support = [tools.support_library(any(name.startswith("__gnu_") for name in support))]
    missing = [name for name in missing if not SUPPORT.match(name)]
    if missing:
        raise UrccError("the host target has no built-in function "
                        + ", no ".join(pretty(s) for s in missing))
    stack = _stack(file("code.su"))
    table = _table(module.kernels, barriers, apart, uneven, layout, symbols, stack)
    tools.run([clang, "-x", "c", "-std=gnu11", "-fPIC", "-fvisibility=hidden", "-O1", *include, "-c",
               file("table.c", table), "-o", file("table.o")], "compiling the table of kernels")
    out = file("code.so")
    tools.run([clang, "-shared", "-nostartfiles", "-nodefaultlibs", "-Wl,-z,defs", "-Wl,-z,now",
               "-Wl,--as-needed", "-Wl,--build-id=none", *([] if "-g" in options.code else ["-Wl,-s"]),
               "-Wl,--exclude-libs,ALL", "-o", out, code, file("table.o"), *support, "-lm", "-lc"],
              "linking host code")
    with open(out, "rb") as f:
        return f.read()


def _synchronises(module, name):
    for symbol in module.reached(name):
        plain = pretty(symbol).split("(")[0]
        if plain in SYNC or plain.startswith("work_group_"):
            return True
    return False


def _needs_no_groups(module, kernel):
    """Whether nothing can tell into which groups the index space is cut."""
    reached = module.reached(kernel.name)
    return not (any(arg.space == 3 for arg in kernel.args)
                or any(module.local_of(name) for name in (kernel.name, *reached))
                or any(ABOUT_GROUPS.search(pretty(symbol).split("(")[0]) for symbol in reached))


def _may_be_uneven(module, kernel, language):
    """Whether groups may be smaller at the end of a dimension, which OpenCL C has from 2.0 on, and nothing asks for the
    size of the others."""
    modern = any(option.startswith(("-cl-std=CL2", "-cl-std=CL3")) for option in language)
    return (modern and "-cl-uniform-work-group-size" not in language and not kernel.reqd_size[0]
            and not any("enqueued" in pretty(symbol) for symbol in module.reached(kernel.name)))


def _value(arg, i):
    return f"*(__global {arg.type} *)args[{i}]"


def _kind(kernel, arg):
    if re.match(r"image(1d|1d_buffer|1d_array|2d|2d_array|3d)_t$", arg.type):
        return KIND_IMAGE
    if arg.type == "sampler_t":
        return KIND_SAMPLER
    if re.match(r"image\d|queue_t|pipe\b|event_t|clk_event_t", arg.type):
        raise UrccError(f"kernel '{kernel.name}' takes '{arg.name}' of type {arg.type}, "
                        "which the host target does not have")
    if not arg.type.endswith("*"):
        return KIND_VALUE
    return KIND_LOCAL if arg.space == 3 else KIND_POINTER


def _handles(kernel):
    """Arguments that OpenCL C cannot load from memory."""
    return [(i, arg) for i, arg in enumerate(kernel.args) if _kind(kernel, arg) in (KIND_IMAGE, KIND_SAMPLER)]


def _forms(kernel, barrier):
    """Names of the functions that the runner may call."""
    return ["entry"] if barrier else ["entry", "row"]


def _image_entries(kernels, barriers):
    """For kernels that take images or samplers: entries in C that load those and pass them on to the
    entries proper."""
    lines = []
    for index, kernel in enumerate(kernels):
        count = len(_handles(kernel))
        for form in _forms(kernel, barriers[kernel.name]) if count else ():
            types = ", ".join(["void *const *args", "void *item"] + [f"void *h{n}" for n in range(count)])
            values = ", ".join(["args", "item"] + [f"*(void **)args[{i}]" for i, _ in _handles(kernel)])
            lines += [f"void ur__typed_{form}_{index}({types});",
                      f"void ur__{form}_{index}(void *const *args, void *item)", "{",
                      f"    ur__typed_{form}_{index}({values});", "}"]
    return "\n".join(lines)


def _wrapper(kernels, barriers):
    lines = ["void ur__enter(__global void *item);", "void ur__enter_group(__global void *item);",
             "size_t ur__row_length(void);", "void ur__next(void);"]
    for index, kernel in enumerate(kernels):
        sizes = []
        loads = []
        for i, arg in enumerate(kernel.args):
            kind = _kind(kernel, arg)
            if kind == KIND_VALUE:
                loads.append(f"    {arg.type} a{i} = {_value(arg, i)};")
                sizes += [str(kind), f"sizeof({arg.type})", f"__alignof__({arg.type})"]
            elif kind in (KIND_IMAGE, KIND_SAMPLER):
                sizes += [str(kind), "8", "0"]
            else:
                place = PLACES.get(arg.space, "global")
                loads.append(f"    __{place} void *a{i} = *(__{place} void *__global *)args[{i}];")
                pointee = arg.type[:-1].strip()
                align = "0" if pointee in ("void", "") or pointee.endswith("*") else (
                    f"__alignof__({pointee})")
                sizes += [str(kind), "8", align]
        call = f"{kernel.name}({', '.join(f'a{i}' for i in range(len(kernel.args)))});"
        lines.append(f"__constant ulong ur__layout_{index}[{max(len(sizes), 1)}] = "
                     f"{{{', '.join(sizes) or '0'}}};")
        # An unused load costs nothing; a constant that nothing reads would be dropped with -O0 as well.
        lines.append(f"__constant ulong *ur__keep_{index}(void) {{ return ur__layout_{index}; }}")
        params = ["__global void *__global *args", "__global void *item"]
        for i, arg in _handles(kernel):
            access = f"{arg.access} " if arg.access and arg.access != "none" else ""
            params.append(f"{access}{arg.type} a{i}")
        name = "ur__typed_" if _handles(kernel) else "ur__"
        lines.append(f"void {name}entry_{index}({', '.join(params)})")
        lines += ["{", f"    ur__enter{'_group' if barriers[kernel.name] else ''}(item);", *loads,
                  f"    {call}", "}"]
        if not barriers[kernel.name]:
            lines.append(f"void {name}row_{index}({', '.join(params)})")
            lines += ["{", "    ur__enter(item);", *loads,
                      "    for (size_t n = ur__row_length(); n; n--) {", f"        {call}",
                      "        ur__next();", "    }", "}"]
    return "\n".join(lines) + "\n"


def _stack(path):
    """Room for one work-item: all frames of the object at once, and some for libc's and libm's own."""
    if not os.path.exists(path):
        return 0
    total = 0
    with open(path) as f:
        for line in f:
            fields = line.rstrip("\n").split("\t")
            if len(fields) < 3 or fields[2].startswith("dynamic") and "bounded" not in fields[2]:
                return 0
            total += int(fields[1]) + 16
    return (total + 16384 + 4095) // 4096 * 4096


def _table(kernels, barriers, apart, uneven, layout, symbols, stack):
    lines = ['#include "hostcode.h"']
    entries = []
    for index, kernel in enumerate(kernels):
        values = layout[str(index)]
        lines.append(f"extern ur_hostcode_entry ur__entry_{index};")
        row = "0"
        if not barriers[kernel.name]:
            lines.append(f"extern ur_hostcode_row ur__row_{index};")
            row = f"ur__row_{index}"
        args = "0"
        if kernel.args:
            args = f"args_{index}"
            rows = [f'    {{"{arg.name}", {values[3 * i]}, {values[3 * i + 2]}, {values[3 * i + 1]}}},'
                    for i, arg in enumerate(kernel.args)]
            lines += [f"static const struct ur_hostcode_arg {args}[] = {{", *rows, "};"]
        local = sum(s.size for s in symbols
                    if s.kind == "tls" and s.name.startswith(kernel.name + "."))
        x, y, z = kernel.reqd_size
        entries.append(f'    {{.name = "{kernel.name}", .entry = ur__entry_{index}, .args = {args}, '
                       f".arg_count = {len(kernel.args)},\n"
                       f"     .uses_barrier = {int(barriers[kernel.name])}, "
                       f".reqd_group_size = {{{x}, {y}, {z}}}, .static_local_size = {local},\n"
                       f"     .stack_size = {stack}, .row = {row}, "
                       f".any_groups = {int(apart[kernel.name])}, "
                       f".uneven_groups = {int(uneven[kernel.name] and not barriers[kernel.name])}}},")
    variables = [s for s in symbols if s.defined and s.kind == "object" and s.bind == "global"
                 and s.writable and not s.name.startswith("ur__") and s.name.isidentifier()]
    for s in variables:
        lines.append(f"extern char {s.name}[];")
    lines += ["static const struct ur_hostcode_kernel kernels[] = {", *entries, "};"]
    if variables:
        lines += ["static const struct ur_hostcode_global globals[] = {",
                  *[f'    {{"{s.name}", {s.name}, {s.size}}},' for s in variables], "};"]
    lines += ['extern __attribute__((visibility("default"))) const struct ur_hostcode_table '
              "ur_hostcode_table;",
              "const struct ur_hostcode_table ur_hostcode_table = {",
              f"    UR_HOSTCODE_MAGIC, UR_HOSTCODE_VERSION, {len(kernels)}, {len(variables)}, kernels, "
              f"{'globals' if variables else '0'}}};"]
    return "\n".join(lines) + "\n"
