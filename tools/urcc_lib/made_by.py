"""Which files made what urcc wrote, for those who keep it: what they keep is good while all of these are what they were.
URCC_MADE_BY names the file that they are written to, a path a line."""

import os
import re
import shutil
import subprocess
import sys

from . import common_clang

# Read by clang without being asked for.
HEADERS = ("opencl-c.h", "opencl-c-base.h")


def _libraries(program):
    """What the loader opens for it. Scripts have none."""
    with open(program, "rb") as f:
        if f.read(4) != b"\x7fELF":
            return []
    told = subprocess.run(["ldd", program], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    return re.findall(r"(?:=>|^)\s*(/\S+)", told.stdout.decode(errors="replace"), re.M)


def _headers(tools):
    files = []
    for chosen in tools.in_use():
        folder = chosen.run([chosen.clang, "-print-resource-dir"], "looking for clang's headers").decode().strip()
        files += [os.path.join(folder, "include", name) for name in HEADERS]
    return files


def files(tools):
    own = os.path.dirname(os.path.abspath(__file__))
    found = {os.path.abspath(sys.argv[0]), own, *(os.path.join(own, name) for name in os.listdir(own))}
    found.update(_headers(tools))
    programs = {sys.executable, *tools.runner.used, *common_clang.used}
    found |= programs
    for program in filter(os.path.isfile, programs):
        found.update(_libraries(program))
    # A tool that is added, or a link that leads elsewhere, shows in its folder.
    found.update(folder for folder in os.environ.get("PATH", "").split(os.pathsep) if folder)
    return sorted(path for path in found if "\n" not in path)


def write(path, tools):
    """Where it cannot be told, nothing is, and nobody keeps anything."""
    if not shutil.which("ldd"):
        return
    try:
        text = "".join(file + "\n" for file in files(tools))
        with open(path, "w") as f:
            f.write(text)
    except OSError:
        pass
