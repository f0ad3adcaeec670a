"""OpenCL C to SPIR-V by libcommon_clang, which the wheel intel-opencl-rt has and dpctl and dpnp bring along: so no clang
need be installed. Its function Compile and the object that it returns are those of common_clang.h of the public
repository intel/opencl-clang: a pointer to a table of functions, in the order of that header."""

import ctypes
import os
import re
import sys

from .toolchain import MissingTool, UrccError, _override

LIBRARY = "libcommon_clang.so"
used = set()  # libraries, also where one was looked for, and their folder
# What the adapters' devices have; the library declares the functions of these alone.
EXTENSIONS = (
    "cl_khr_fp16", "cl_khr_fp64", "cl_khr_int64_base_atomics", "cl_khr_int64_extended_atomics",
    "cl_khr_global_int32_base_atomics", "cl_khr_global_int32_extended_atomics", "cl_khr_local_int32_base_atomics",
    "cl_khr_local_int32_extended_atomics", "cl_khr_byte_addressable_store", "cl_khr_3d_image_writes", "cl_khr_subgroups",
    "cl_khr_subgroup_ballot", "cl_khr_subgroup_clustered_reduce", "cl_khr_subgroup_extended_types",
    "cl_khr_subgroup_non_uniform_arithmetic", "cl_khr_subgroup_non_uniform_vote", "cl_khr_subgroup_shuffle",
    "cl_khr_subgroup_shuffle_relative", "cl_intel_subgroups", "cl_intel_subgroups_char", "cl_intel_subgroups_long",
    "cl_intel_subgroups_short")
# Of SPIR-V: what the translators of Debian's packages use, and no more.
SPIRV_EXTENSIONS = "SPV_INTEL_subgroups"


def find():
    """The library that URCC_COMMON_CLANG names, or the one of the Python environment; None: there is none."""
    given = _override("URCC_COMMON_CLANG")
    if given:
        return given
    for folder in (sys.prefix, os.environ.get("VIRTUAL_ENV") or sys.prefix):
        path = os.path.join(folder, "lib", LIBRARY)
        used.add(path)
        if os.path.isfile(path):
            return path
    return None


def _open(path):
    """Its neighbours first: it may not know its folder."""
    folder = os.path.dirname(os.path.realpath(path))
    used.update({path, folder})
    for name in ("libintlc.so.5", "libimf.so", "libirng.so", "libsvml.so"):
        if os.path.isfile(os.path.join(folder, name)):
            ctypes.CDLL(os.path.join(folder, name), mode=ctypes.RTLD_GLOBAL)
    try:
        return ctypes.CDLL(path).Compile
    except (OSError, AttributeError) as error:
        raise MissingTool(f"{path} cannot be used: {error}") from None


def _before(defines):
    """The options of the preprocessor as lines before the source: the library knows not all of them."""
    lines = []
    words = iter(defines)
    for word in words:
        if word == "-include":
            lines.append(f'#include "{os.path.abspath(next(words))}"')
        elif word.startswith("-D"):
            name, is_given, value = word[2:].partition("=")
            lines.append(f"#define {name} {value if is_given else 1}")
        elif word.startswith("-U"):
            lines.append(f"#undef {word[2:]}")
    return lines


def _folders(defines, source):
    """Where #include looks."""
    folders = [os.path.dirname(os.path.abspath(source))]
    folders += [os.path.abspath(word[2:]) for word in defines if word.startswith("-I")]
    for folder in folders:
        if any(c in folder for c in ' \t"'):
            raise UrccError(f"{LIBRARY} takes no folder whose name has blanks or quotes: {folder}")
    return ["-I" + folder for folder in folders]


def compile_spirv(path, source, options, emit):
    """The module, as bytes."""
    if emit != "binary":
        raise MissingTool(f"--emit {emit} needs a clang")
    with open(source, "rb") as f:
        named = re.sub(r'(["\\])', r"\\\1", source)
        text = "\n".join([*_before(options.defines), f'#line 1 "{named}"', ""]).encode() + f.read()
    call = _open(path)
    call.restype = ctypes.c_int
    call.argtypes = [ctypes.c_char_p, ctypes.c_void_p, ctypes.c_uint, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t,
                     ctypes.c_char_p, ctypes.c_char_p, ctypes.c_char_p, ctypes.POINTER(ctypes.c_void_p)]
    standard = next(word for word in options.language if word.startswith("-cl-std="))
    version = standard[len("-cl-std=CL"):].replace(".", "") + "0"
    extra = ["-emit-spirv", "-spirv-ext=+" + SPIRV_EXTENSIONS, "-cl-ext=" + ",".join("+" + e for e in EXTENSIONS)]
    extra += ["-D" + e + "=1" for e in EXTENSIONS]
    extra += ["-D__opencl_c_" + e for e in ("work_group_collective_functions", "atomic_order_acq_rel", "atomic_order_seq_cst",
                                            "atomic_scope_device", "atomic_scope_all_devices")]
    words = [w for w in (*options.language, *options.code) if w != "-Wall"] + _folders(options.defines, source)
    result = ctypes.c_void_p()
    code = call(text, None, 0, None, None, 0, " ".join(words).encode(), " ".join(extra).encode(), version.encode(),
                ctypes.byref(result))
    if not result.value:
        raise UrccError(f"compiling {source} failed: {LIBRARY} gives {code}")
    functions = ctypes.cast(result, ctypes.POINTER(ctypes.POINTER(ctypes.c_void_p)))[0]

    def method(number, kind):
        return ctypes.CFUNCTYPE(kind, ctypes.c_void_p)(functions[number])(result)

    log = (method(4, ctypes.c_char_p) or b"").decode(errors="replace")
    module = ctypes.string_at(method(1, ctypes.c_void_p), method(0, ctypes.c_size_t)) if code == 0 else b""
    method(5, None)
    if "-emit-llvm-bc" in log:
        raise MissingTool(f"{path} makes no SPIR-V, which that of intel-opencl-rt 2026.2.0 does", log)
    if code != 0:
        raise UrccError(f"compiling {source} failed: {LIBRARY} gives {code}", log)
    sys.stderr.write(log)
    return module
