"""What a client that is run by hand needs: an environment of its own, and the variables by which its libsycl takes a device of a
build for one of Level Zero (the software drivers' but for native_cpu, opencl and gpu, an NVIDIA GPU by the system's driver)."""

import os
import subprocess

DRIVERS = {"cuda": ["cuda"], "hip": ["hip", "cuda"], "level_zero": []}


def prepare(venv, python, packages):
    """Makes it, once; whether it was to be made."""
    if (venv / "done").exists():
        return False
    venv.parent.mkdir(parents=True, exist_ok=True)
    subprocess.run([python, "-m", "venv", venv], check=True)
    subprocess.run([venv / "bin/pip", "install", "-q", "--disable-pip-version-check", *packages], check=True)
    return True


def environment(device, build, folder, libraries=(), without=()):
    """`libraries` are folders behind the build's; variables that begin as `without` says are left out, besides those of runtimes."""
    build, adapter = build.resolve(), "cuda" if device == "gpu" else device
    env = {k: v for k, v in os.environ.items() if not k.startswith(("UR_", "SYCL_", "ONEAPI_", "OCL_ICD_", "ZE_", *without))}
    env.update({"LD_LIBRARY_PATH": ":".join(map(str, [build / "lib", *(build / "drivers" / d for d in DRIVERS.get(device, [])),
                                                      *libraries])),
                "UR_ADAPTERS_FORCE_LOAD": str(build / f"lib/libur_adapter_{adapter}.so.0"), "UR_CACHE_DIR": str(folder / "cache")})
    if device == "level_zero":
        env.update({"ZE_ENABLE_ALT_DRIVERS": str(build / "drivers/level_zero/libze_software.so"), "ZE_SOFTWARE": "new"})
    elif device != "opencl":
        env[f"UR_{adapter.upper()}_PRESENT_AS"] = "level_zero"
    return env
