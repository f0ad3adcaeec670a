"""The command line of urcc."""

import argparse
import json
import os
import sys
import tempfile

from . import bundle, common_clang, host, made_by
from .targets import TARGETS, Options, find
from .toolchain import MissingTool, Toolchains, UrccError

# Those of OpenCL's clBuildProgram (OpenCL API 3.0, "Compiler options") beside the ones above; clang has them all.
CL_OPTIONS = ["-cl-denorms-are-zero", "-cl-fast-relaxed-math", "-cl-finite-math-only",
              "-cl-fp32-correctly-rounded-divide-sqrt", "-cl-kernel-arg-info", "-cl-mad-enable",
              "-cl-no-signed-zeros", "-cl-opt-disable", "-cl-single-precision-constant", "-cl-strict-aliasing",
              "-cl-uniform-work-group-size", "-cl-unsafe-math-optimizations"]
VERSION = "0.12.0"
DESCRIPTION = """\
Compiles one OpenCL C source for one or several targets:

  spir64      SPIR-V, for OpenCL and Level Zero drivers
  nvptx64     PTX, for CUDA (--arch sm_70)
  amdgcn      an AMD GPU code object, for HIP (--arch gfx90a)
  native_cpu  a shared object for the native CPU adapter; also called host
"""
EPILOG = """\
Each target is made with the newest clang (14 or later) that all tools for it are installed with. URCC_CLANG,
URCC_LLVM_SPIRV, URCC_LIBCLC (a folder) and URCC_TRANSLATE name others. Without one, SPIR-V is made by
libcommon_clang.so of the wheel intel-opencl-rt, which URCC_COMMON_CLANG names. Exit status: 0 done, 1 the source or a
tool failed, 2 wrong usage, 3 a tool is missing.
"""


class _Before(argparse.Action):
    """Options of the preprocessor, kept in their order: -DX -UX is not -UX -DX."""

    def __call__(self, parser, namespace, value, option=None):
        before = getattr(namespace, self.dest) or []
        setattr(namespace, self.dest, [*before, *([option, value] if option == "-include" else [option + value])])


def parser():
    p = argparse.ArgumentParser(prog="urcc", description=DESCRIPTION, epilog=EPILOG, allow_abbrev=False,
                                formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("source", nargs="?", help="OpenCL C source, or with --list a bundle")
    p.add_argument("-t", "--target", action="append", default=[], metavar="NAME[:ARCH]",
                   help="target, or several with commas; may be given again (default: spir64)")
    p.add_argument("--arch", metavar="ARCH", help="architecture, where one target is given")
    p.add_argument("-o", "--output", metavar="FILE",
                   help="output for one target or a bundle; default: the source's name with the "
                        "target's suffix, in the current folder")
    p.add_argument("--output-dir", metavar="DIR", help="folder for default names")
    p.add_argument("--bundle", action="store_true",
                   help="put all targets into one file (.urb) for urDeviceSelectBinary")
    p.add_argument("--keep", action="store_true",
                   help="with --bundle: write the file of each target as well")
    p.add_argument("--skip-missing", action="store_true",
                   help="leave out targets whose tools are missing, with a message, if one is left")
    p.add_argument("-c", action="store_true", dest="compile_only",
                   help="what urcc does in any case; taken as compilers take it")
    for option, what in (("-D", "NAME[=VALUE]"), ("-U", "NAME"), ("-I", "DIR"), ("-include", "FILE")):
        p.add_argument(option, action=_Before, dest="before", metavar=what)
    p.add_argument("-O", default="2", nargs="?", const="1", dest="optimise", choices=list("0123s"), metavar="LEVEL")
    p.add_argument("-g", action="store_true", dest="debug", help="with debug information")
    p.add_argument("-cl-std", default="CL2.0", dest="standard", metavar="STD",
                   help="CL1.0, CL1.1, CL1.2, CL2.0 (default), CL3.0")
    p.add_argument("-Wall", action="append_const", const="-Wall", dest="warnings", default=[])
    p.add_argument("-Werror", action="append_const", const="-Werror", dest="warnings")
    p.add_argument("-w", action="append_const", const="-w", dest="warnings", help="no warnings")
    for option in CL_OPTIONS:
        p.add_argument(option, action="append_const", const=option, dest="cl_options", default=[])
    p.add_argument("--spirv-version", default="1.2", metavar="1.N",
                   help="newest version of SPIR-V to use (default: 1.2, which every driver takes)")
    p.add_argument("--emit", default="binary", choices=["binary", "asm", "ir"],
                   help="what to write: the target's binary form, its text, or LLVM IR")
    p.add_argument("--depfile", metavar="FILE", help="write a make rule naming every file read")
    p.add_argument("--check", action="store_true",
                   help="only tell which of the targets can be made here, one a line")
    p.add_argument("--arguments", metavar="FILE", help=argparse.SUPPRESS)  # more of them, each with a NUL behind it
    p.add_argument("--unbuilt", action="store_true", help=argparse.SUPPRESS)  # of cmake/UrKernels.cmake
    p.add_argument("--list", action="store_true", help="list what a bundle holds, as JSON")
    p.add_argument("-v", "--verbose", action="store_true", help="print the commands that are run")
    p.add_argument("--version", action="version", version=f"urcc {VERSION}")
    return p


def wanted(args):
    """[(Target, arch)] in the order asked for."""
    chosen = []
    names = [n for part in (args.target or ["spir64"]) for n in part.split(",") if n]
    if names == ["all"]:
        names = list(TARGETS)
    for text in names:
        name, _, arch = text.partition(":")
        chosen.append((find(name), arch))
    if not chosen:
        raise UrccError("no target is given")
    if args.arch:
        if len(chosen) > 1:
            raise UrccError("--arch goes with one target; write nvptx64:sm_80,amdgcn:gfx90a instead")
        chosen = [(chosen[0][0], args.arch)]
    chosen = [(t, arch or t.arch) for t, arch in chosen]
    if len(set(chosen)) != len(chosen):
        raise UrccError("a target is given twice")
    return chosen


def write(path, data):
    """Whole or not at all: a build that is stopped midway leaves no half file behind. Devices and pipes (`-o /dev/null`) stay what they are."""
    if os.path.exists(path) and not os.path.isfile(path) and not os.path.isdir(path):
        try:
            with open(path, "wb") as f:
                f.write(data)
        except OSError as error:
            raise UrccError(f"cannot write {path}: {error.strerror}") from None
        return
    folder = os.path.dirname(os.path.abspath(path))
    try:
        fd, name = tempfile.mkstemp(dir=folder, prefix=".urcc-")
    except OSError as error:
        raise UrccError(f"cannot write {path}: {error.strerror}") from None
    try:
        with os.fdopen(fd, "wb") as f:
            f.write(data)
        umask = os.umask(0)
        os.umask(umask)
        os.chmod(name, 0o666 & ~umask)
        os.replace(name, path)
    except OSError as error:
        os.unlink(name)
        raise UrccError(f"cannot write {path}: {error.strerror}") from None


def depfile(tools, args, options, outputs):
    tools = tools.all()[0]
    text = tools.run([tools.clang, "-x", "cl", *options.language, *options.defines, "-M", "-MT",
                      "urcc", args.source], "listing the files that are included").decode()
    files = text.split(":", 1)[1]
    write(args.depfile, f"{' '.join(o.replace(' ', chr(92) + ' ') for o in outputs)}:{files}".encode())


def make_folder(path):
    try:
        os.makedirs(path, exist_ok=True)
    except OSError as error:
        raise UrccError(f"cannot make the folder {path}: {error.strerror}") from None


def make(tools, target, source, options, arch, folder, emit):
    """A target's file, as bytes; SPIR-V also without a clang."""
    try:
        chosen = tools.choose(target.name, target.needs)
    except UrccError as error:
        named = any(os.environ.get(name) for name in ("URCC_CLANG", "URCC_LLVM_SPIRV"))
        if target.name != "spir64" or arch or named:
            raise
        library = common_clang.find()
        if not library:
            raise type(error)(f"{error}; or pip install intel-opencl-rt, and URCC_COMMON_CLANG names its "
                              f"{common_clang.LIBRARY}", error.output) from None
        if tools.runner.verbose:
            print(f"urcc: {library}, since {error}", file=sys.stderr)
        return common_clang.compile_spirv(library, source, options, emit)
    return target.make(chosen, source, options, arch, folder, emit)


def check(tools, chosen, unbuilt):
    """Tries a trivial kernel: that finds a missing tool and a broken one alike. `unbuilt`: host code as far as it can
    be made without ur-translate."""
    status = 0
    with tempfile.TemporaryDirectory(prefix="urcc-") as temp:
        source = os.path.join(temp, "check.cl")
        with open(source, "w") as f:
            f.write("kernel void check(global float *x) { x[get_global_id(0)] = 1; }\n")
        options = Options(["-cl-std=CL1.2"], [], "1", "1.2")
        for target, arch in chosen:
            folder = os.path.join(temp, target.name + arch)
            os.makedirs(folder)
            try:
                if unbuilt and target.name == "native_cpu":
                    tools.choose("spir64", find("spir64").needs)
                    host.check(tools.choose(target.name, host.recent), arch, folder)
                else:
                    make(tools, target, source, options, arch, folder, "binary")
                print(f"{target.name} yes")
            except UrccError as error:
                print(f"{target.name} no: {error}")
                status = 3
    return status


def compile_all(tools, args, chosen):
    if not os.path.isfile(args.source):
        raise UrccError(f"no source '{args.source}'")
    language = [f"-cl-std={args.standard}", *args.warnings, *args.cl_options]
    optimise = "0" if "-cl-opt-disable" in args.cl_options else args.optimise
    options = Options(language, args.before or [], optimise, args.spirv_version, ["-g"] if args.debug else [])
    base = os.path.splitext(os.path.basename(args.source))[0]
    folder = args.output_dir or "."
    if args.output_dir:
        make_folder(folder)
    for path in (args.output, args.depfile):
        if path and not os.path.isdir(os.path.dirname(os.path.abspath(path))):
            raise UrccError(f"cannot write {path}: there is no such folder")
    if args.output and len(chosen) > 1 and not args.bundle:
        raise UrccError("-o goes with one target or with --bundle; use --output-dir")
    if args.bundle and args.emit != "binary":
        raise UrccError("--bundle and --emit do not go together")
    made = []
    with tempfile.TemporaryDirectory(prefix="urcc-") as temp:
        for target, arch in chosen:
            work = os.path.join(temp, f"{target.name}-{arch}")
            os.makedirs(work)
            try:
                data = make(tools, target, args.source, options, arch, work, args.emit)
            except MissingTool as error:
                if not args.skip_missing:
                    raise
                print(f"urcc: {target.name} left out: {error}", file=sys.stderr)
                continue
            made.append((target, arch, data))
        if not made:
            raise MissingTool("no target is left")
        outputs = []
        if args.bundle:
            outputs = [args.output or os.path.join(folder, base + ".urb")]
            write(outputs[0], bundle.pack([
                (t.name, host.arch_name() if t.name == "native_cpu" else arch, data)
                for t, arch, data in made]))
        if not args.bundle or args.keep:
            for target, arch, data in made:
                several = sum(1 for t, _, _ in made if t is target) > 1
                suffix = {"binary": target.suffix, "ir": f".{target.name}.ll",
                          "asm": f".{target.name}.s"}[args.emit]
                name = os.path.join(folder, base + (f"-{arch}" if several and arch else "") + suffix)
                if args.output and not args.bundle:
                    name = args.output
                write(name, data)
                outputs.append(name)
        if args.depfile:
            depfile(tools, args, options, outputs)


def list_bundle(path):
    try:
        with open(path, "rb") as f:
            data = f.read()
    except OSError as error:
        raise UrccError(f"cannot read {path}: {error.strerror}") from None
    print(json.dumps([{"target": t, "arch": a, "size": len(d)} for t, a, d in bundle.unpack(data)],
                     indent=2))


def _with_file(p, argv):
    """The adapters put options that are too long for a command line into a file."""
    if "--arguments" not in argv[:-1]:
        return argv
    at = argv.index("--arguments")
    try:
        with open(argv[at + 1], "rb") as f:
            words = [os.fsdecode(word) for word in f.read().split(b"\0")[:-1]]
    except OSError as error:
        p.error(f"cannot read {argv[at + 1]}: {error.strerror}")
    return argv[:at] + words + argv[at + 2:]


def main(argv=None):
    p = parser()
    argv = _with_file(p, sys.argv[1:] if argv is None else argv)
    # argparse would take an unknown one for -c with something behind it.
    for word in argv:
        if word.startswith("-cl-") and word.split("=")[0] not in ("-cl-std", *CL_OPTIONS):
            p.error(f"there is no option {word}")
    args = p.parse_args(argv)
    tools = Toolchains(args.verbose)
    try:
        if args.check:
            return check(tools, wanted(args), args.unbuilt)
        if not args.source:
            p.error("no source is given")
        if args.list:
            list_bundle(args.source)
            return 0
        compile_all(tools, args, wanted(args))
        if os.environ.get("URCC_MADE_BY"):
            made_by.write(os.environ["URCC_MADE_BY"], tools)
        return 0
    except UrccError as error:
        if error.output:
            sys.stderr.write(error.output)
        print(f"urcc: error: {error}", file=sys.stderr)
        return 3 if isinstance(error, MissingTool) else 1
    except KeyboardInterrupt:
        return 130
