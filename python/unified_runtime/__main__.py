"""What the environment's SYCL runtime is and how it is served, and what `urinfo --why` prints of the devices that a program has
after ``use()``; with arguments, what `urinfo` prints for those."""

import os
import sys

from . import Refused, _environment, _plan, _selector, _ur_venv, prefix
from .commands import _run


def _with_neighbours(elf, path):
    """A library behind those that it needs and that lie beside it."""
    found = []
    for name in elf(path).strings(1):
        beside = os.path.join(os.path.dirname(path), name)
        if os.path.isfile(beside):
            found += _with_neighbours(elf, beside)
    return found + [path]


def _as_after_use():
    """Sets what use() sets, so that devices have the numbers that a program sees; what is to be said of it."""
    try:
        ur_venv, environment, separate, variables = _plan(False)
    except Refused:
        return []
    if not separate and "UR_ADAPTERS_FORCE_LOAD" not in os.environ:
        # Shown with the others, as the last, so that no number changes.
        variables["UR_ADAPTERS_FORCE_LOAD"] += "," + str(prefix() / "lib" / "libur_adapter_native_cpu.so.0")
    for name, value in variables.items():
        os.environ.setdefault(name, value)
    # What use() opens by path; urinfo would find the system's, or what LD_LIBRARY_PATH puts in front.
    first = [str(prefix() / "lib" / ur_venv.LOADER)]
    opencl = os.path.join(environment.lib, "libOpenCL.so.1")
    if os.path.isfile(opencl):
        first += _with_neighbours(ur_venv.Elf, opencl)
    if os.environ.get("LD_PRELOAD"):
        first.append(os.environ["LD_PRELOAD"])
    os.environ["LD_PRELOAD"] = ":".join(first)
    return [f"{line}." for line in _selector(dict(os.environ))]


def _main():
    said = _as_after_use()
    if len(sys.argv) == 1:
        ur_venv = _ur_venv()
        try:
            said = ur_venv.served(ur_venv.Environment(_environment())) + said
        except ur_venv.Refused as error:
            said = [f"The SYCL runtime is not served: {error}."]
        print(*said, sep="\n")
    _run("urinfo", sys.argv[1:] or ["--why"])


_main()
