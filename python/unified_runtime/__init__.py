"""Unified Runtime in C, in a Python environment.

``python -m unified_runtime`` tells which devices there are, and why others do not show. ``use()``, before the first
import of dpctl, dpnp or another program of ``libsycl``, makes that run on this loader and these adapters::

    import unified_runtime
    unified_runtime.use()
    import dpnp
"""

import atexit
import importlib.machinery
import importlib.metadata
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import warnings
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
    """The environment that libsycl is in, which with --system-site-packages is not that of the interpreter."""
    try:
        files = importlib.metadata.files("intel-sycl-rt") or []
    except importlib.metadata.PackageNotFoundError:
        files = []
    for file in files:
        if re.match(r"libsycl\.so\.\d+$", file.name):
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


_opened: "list[str]" = []  # files that are in this process by _open_2024


def _mirror(ur_venv, environment, lib: str) -> str:
    """A folder with the libraries of an environment of 2024.2 as ur-venv would leave them, for this process: libsycl.so.7 finds
    its plugins beside it, by what the system says of its file, which is a copy therefore."""
    folder = tempfile.mkdtemp(prefix="unified-runtime-")
    made_by = os.getpid()
    atexit.register(lambda: os.getpid() == made_by and shutil.rmtree(folder, ignore_errors=True))
    source, _ = ur_venv.our_libraries(lib)
    steps = {s["name"]: s.get("from") for s in ur_venv.plan(environment, True, source, {}, False)}
    copies = {os.path.basename(environment.sycl), *ur_venv.OTHER_PLUGINS}
    for name in {*steps, *os.listdir(environment.lib)}:
        path = steps.get(name, os.path.join(environment.lib, name))
        if path and os.path.isfile(path):
            (shutil.copy if name in copies else os.symlink)(os.path.abspath(path), os.path.join(folder, name))
    return folder


def _open_2024(ur_venv, environment, lib: str) -> None:
    """Opens libsycl.so.7 where it finds what ur-venv would put there, and before that what these libraries need: none of them
    knows its folder. The front comes before the loader that it needs, for both have the same SONAME."""
    folder = _mirror(ur_venv, environment, lib)
    _open(ur_venv.Elf, os.path.join(folder, os.path.basename(environment.sycl)))
    for name in ur_venv.Elf(os.path.join(folder, ur_venv.FRONT_NEEDS)).strings(1):
        if os.path.isfile(os.path.join(folder, name)):
            _open(ur_venv.Elf, os.path.join(folder, name))
    CDLL(os.path.join(folder, ur_venv.LOADER))
    _opened.extend(_mapped("libsycl.so.") + _mapped("libur_loader.so"))


def _set(variables: "dict[str, str]", lib: str) -> "dict[str, str]":
    """Sets what is not set. Adapters that an earlier use() named, here or in the process that started this one, do not
    count: this one may name more."""
    for name, value in variables.items():
        old = os.environ.get(name)
        if name == "UR_ADAPTERS_FORCE_LOAD" and old and all(os.path.dirname(p) == lib for p in old.split(",")):
            paths = old.split(",")
            os.environ[name] = ",".join(paths + [p for p in value.split(",") if p not in paths])
        variables[name] = os.environ.setdefault(name, value)
    return variables


def _selector(variables: "dict[str, str]") -> "list[str]":
    """What ONEAPI_DEVICE_SELECTOR names and nobody has, since it presents itself as something else."""
    words = {w.strip("!").lower() for w in re.findall(r"(?:^|;)\s*(!?\w+):", os.environ.get("ONEAPI_DEVICE_SELECTOR", ""))}
    devices = {"cuda": "NVIDIA's GPUs are", "hip": "AMD's GPUs are", "native_cpu": "the cores of native CPU are"}
    told = []
    for name, what in devices.items():
        shown = variables.get(f"UR_{name.upper()}_PRESENT_AS")
        if name in words and shown:
            told.append(f"ONEAPI_DEVICE_SELECTOR names {name}, and no device is called that here: {what} {shown}:"
                        f"{'cpu' if name == 'native_cpu' else 'gpu'} (UR_{name.upper()}_PRESENT_AS)")
        elif name in words and name == "native_cpu":
            told.append("ONEAPI_DEVICE_SELECTOR names native_cpu, of which libsycl shows no device: "
                        "use(native_cpu=True) shows the cores as level_zero:cpu")
    return told


def _words(adapter: str) -> str:
    """What an adapter says of itself, asked in another process: here nothing may be read before all is set."""
    env = dict(os.environ, UR_ADAPTERS_FORCE_LOAD=adapter)
    for name in ("UR_LOG_LOADER", "ONEAPI_DEVICE_SELECTOR", "UR_ENABLE_LAYERS"):
        env.pop(name, None)
    try:
        told = subprocess.run([str(prefix() / "bin" / "urinfo"), "--why", "--json"], env=env, stdin=subprocess.DEVNULL,
                              capture_output=True, text=True, timeout=60, check=False).stdout
        return json.loads(told)["adapters"][0].get("explanation") or ""
    except (OSError, ValueError, LookupError, subprocess.SubprocessError):
        return ""


def _plan(native_cpu: bool):
    """(the environment, whether its loader is a file of its own, the variables that use() sets)."""
    ur_venv = _ur_venv()
    lib = str(prefix() / "lib")
    try:
        environment = ur_venv.Environment(_environment())
        _, separate = environment.check()
    except ur_venv.Refused as error:
        raise Refused(str(error)) from None
    _, adapters = ur_venv.our_libraries(lib)
    if not native_cpu:
        adapters = {name: path for name, path in adapters.items() if name not in ur_venv.ON_REQUEST}
    # By the names that libraries have here, not by those of files that these may be links to.
    paths = [os.path.join(lib, f"libur_adapter_{name}.so.0") for name in sorted(adapters)]
    variables = ur_venv.settings(environment, [] if separate else paths, adapters, lib)
    if separate:
        variables["UR_ADAPTERS_SEARCH_PATH"] = lib
    return ur_venv, environment, separate, variables


def use(*, native_cpu: bool = False) -> "dict[str, str]":
    """Makes ``libsycl`` run on this loader and these adapters, in this process and those that it starts.

    Files of the environment stay as they are: variables are set, unless they are set already, and the loader is opened
    here first where libsycl links one (``ur-venv install`` does it for good, and for programs that are not Python).
    GPUs of NVIDIA and AMD present themselves as Level Zero (``UR_CUDA_PRESENT_AS``, ``UR_HIP_PRESENT_AS``), for libsycl
    offers the SPIR-V of dpctl and dpnp to that and OpenCL alone. With ``native_cpu`` the host's own cores show as such a
    device too (``UR_NATIVE_CPU_PRESENT_AS``). ``UR_URCC`` names the urcc that compiles OpenCL C for any of these, with a
    clang or with the libcommon_clang of the environment (``URCC_COMMON_CLANG``); oneMKL's Fourier transforms get there by
    a driver in ``OCL_ICD_FILENAMES``. These cores and AMD's GPUs need a libLLVM.

    A second call may add ``native_cpu``, as long as no libsycl is there. What is asked for and cannot come is a warning:
    cores without a libLLVM, and a selector that names devices which have another name here.

    Returns the variables and their values. Raises Refused if the environment has no libsycl that this fits, if one is
    in the process already, or if another loader is.
    """
    # What an earlier use() opened for 2024.2 is as good as closed while it has opened no plugin.
    mine = _opened if not _mapped("libpi_") else []
    for path in _mapped("libsycl.so."):
        if path in mine:
            continue
        raise Refused(f"{path} is in this process: call unified_runtime.use() before dpctl or dpnp are imported")
    lib = str(prefix() / "lib")
    for path in _mapped("libur_loader.so"):
        if os.path.dirname(os.path.realpath(path)) != os.path.realpath(lib) and path not in mine:
            raise Refused(f"another loader is in this process: {path}")
    ur_venv, environment, separate, planned = _plan(native_cpu)
    variables = _set(planned, lib)
    # Found from then on by their names: libsycl asks for the loader, the OpenCL adapter for the driver's.
    opencl = os.path.join(environment.lib, "libOpenCL.so.1")
    if os.path.isfile(opencl):
        _open(ur_venv.Elf, opencl)
    if environment.front and not _opened:
        _open_2024(ur_venv, environment, lib)
    elif separate and not environment.front:
        CDLL(os.path.join(lib, ur_venv.LOADER))
    for line in _selector(variables):
        warnings.warn(line, stacklevel=2)
    if native_cpu:
        words = _words(os.path.join(lib, "libur_adapter_native_cpu.so.0"))
        if re.match(r"SPIR-V (cannot be|is not) compiled", words):
            warnings.warn(f"native CPU shows a device that runs no kernel of dpctl: {words}", stacklevel=2)
    return variables
