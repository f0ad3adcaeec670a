"""The tools, as commands of the environment."""

import os
import sys

from . import prefix


def _run(name, arguments):
    path = str(prefix() / "bin" / name)
    with open(path, "rb") as file:
        script = file.read(2) == b"#!"
    command = [sys.executable, path] if script else [path]
    # What use() takes, also where the system has adapters of another version.
    os.environ.setdefault("UR_ADAPTERS_SEARCH_PATH", str(prefix() / "lib"))
    sys.stdout.flush()
    os.execv(command[0], command + arguments)


def ur_venv():
    _run("ur-venv", sys.argv[1:])


def urcc():
    _run("urcc", sys.argv[1:])


def urinfo():
    _run("urinfo", sys.argv[1:])


def urcache():
    _run("urcache", sys.argv[1:])


def urtrace():
    _run("urtrace", sys.argv[1:])
