"""Unified Runtime in C, in a Python environment.

``python -m unified_runtime`` tells which devices there are, and why others do not show. ``use()``, before the first
import of dpctl, dpnp or another program of ``libsycl.so.9``, makes that run on this loader and these adapters::

    import unified_runtime
    unified_runtime.use()
    import dpnp
"""

import importlib.machinery
import importlib.metadata
import importlib.util
import os
import sys
from ctypes import CDLL
from pathlib import Path

__all__ = ["Refused", "prefix", "use"]


class Refused(RuntimeError):
    """Why ``use()`` cannot do it; nothing was changed."""


def prefix() -> Path:
    """The folder that holds lib/ with the loader and the adapters, bin/ with the tools, and share/."""
    return Path(__file__).resolve().parent


def _ur_venv():
    """The module that tools/ur-venv is, which knows the releases of intel-sycl-rt."""
    loader = importlib.machinery.SourceFileLoader("unified_runtime._ur_venv", str(prefix() / "bin" / "ur-venv"))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader(loader.name, loader))
    writes, sys.dont_write_bytecode = sys.dont_write_bytecode, True
    try:
        loader.exec_module(module)
    finally:
        sys.dont_write_bytecode = writes
    return module


def _environment() -> str:
    """The environment that libsycl.so.9 is in, which with --system-site-packages is not that of the interpreter."""
    try:
        files = importlib.metadata.files("intel-sycl-rt") or []
    except importlib.metadata.PackageNotFoundError:
        files = []
    for file in files:
        if file.name == "libsycl.so.9":
            return str(Path(os.path.abspath(file.locate())).parent.parent)
    return sys.prefix


def _mapped(name: str) -> "list[str]":
    """Files of that name in this process."""
    with open("/proc/self/maps", encoding="utf-8", errors="replace") as maps:
        paths = {line.split(maxsplit=5)[5].rstrip("\n") for line in maps if "/" in line}
    return sorted(p for p in paths if os.path.basename(p).startswith(name))


def _open(elf, path: str) -> None:
    """Opens a library of a folder, first those that it needs and that are beside it: it may not know its folder."""
    for name in elf(path).strings(1):
        beside = os.path.join(os.path.dirname(path), name)
        if os.path.isfile(beside):
            _open(elf, beside)
    CDLL(path)


def use(*, native_cpu: bool = False) -> "dict[str, str]":
    """Makes ``libsycl.so.9`` run on this loader and these adapters, in this process and those that it starts.

    Files of the environment stay as they are: variables are set, unless they are set already, and the loader is opened
    here first where libsycl links one (``ur-venv install`` does it for good, and for programs that are not Python).
    GPUs of NVIDIA and AMD present themselves as Level Zero (``UR_CUDA_PRESENT_AS``, ``UR_HIP_PRESENT_AS``), for libsycl
    offers the SPIR-V of dpctl and dpnp to that and OpenCL alone. With ``native_cpu`` the host's own cores show as such a
    device too (``UR_NATIVE_CPU_PRESENT_AS``). ``UR_URCC`` names the urcc that compiles OpenCL C for any of these, with a
    clang or with the libcommon_clang of the environment (``URCC_COMMON_CLANG``); oneMKL's Fourier transforms get there by
    a driver in ``OCL_ICD_FILENAMES``. These cores and AMD's GPUs need a libLLVM.

    Returns the variables and their values. Raises Refused if the environment has no libsycl that this fits, if one is
    in the process already, or if another loader is.
    """
    ur_venv = _ur_venv()
    for path in _mapped("libsycl.so."):
        raise Refused(f"{path} is in this process: call unified_runtime.use() before dpctl or dpnp are imported")
    lib = str(prefix() / "lib")
    for path in _mapped("libur_loader.so"):
        if os.path.dirname(os.path.realpath(path)) != os.path.realpath(lib):
            raise Refused(f"another loader is in this process: {path}")
    try:
        environment = ur_venv.Environment(_environment())
        _, separate = environment.check()
    except ur_venv.Refused as error:
        raise Refused(str(error)) from None
    _, adapters = ur_venv.our_libraries(lib)
    if not native_cpu:
        adapters = {name: path for name, path in adapters.items() if name not in ur_venv.ON_REQUEST}
    variables = ur_venv.settings(environment, [] if separate else sorted(adapters.values()), adapters, lib)
    if separate:
        variables["UR_ADAPTERS_SEARCH_PATH"] = lib
    for name, value in variables.items():
        variables[name] = os.environ.setdefault(name, value)
    # Found from then on by their names: libsycl.so.9 asks for the loader, the OpenCL adapter for the driver's.
    opencl = os.path.join(environment.lib, "libOpenCL.so.1")
    if os.path.isfile(opencl):
        _open(ur_venv.Elf, opencl)
    if separate:
        CDLL(os.path.join(lib, ur_venv.LOADER))
    return variables
