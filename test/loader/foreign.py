#!/usr/bin/env python3
"""Adapters that others built, under this project's loader.

usage: foreign.py URINFO CACHE_DIR FOREIGN_USE [DRIVER]

Installs the wheel intel-cmplr-lib-ur of each release of 2026 with what it needs into a virtual environment in
CACHE_DIR, once, and expects that its adapters load and answer: two for Level Zero, before 2026.2 also one for OpenCL,
and none for CUDA or HIP. The tables of 2026.0 and 2026.1 have forms of their own. The adapters must also do what the
program FOREIGN_USE asks of a device, with and without validation: those for Level Zero with DRIVER, the software
driver in its form for recent loaders. Ends with 77, and says why, where the wheels cannot be had.
"""
import ctypes
import json
import os
import pathlib
import platform
import subprocess
import sys
import venv

RELEASES = {
    "2026.2.0": ("level_zero", "level_zero_v2"),
    "2026.1.2": ("level_zero", "level_zero_v2", "opencl"),
    "2026.0.0": ("level_zero", "level_zero_v2", "opencl"),
}


def skip(message):
    print(f"skipped: {message}")
    sys.exit(77)


def prepare(cache, release):
    """The library directory of an environment that has the wheels."""
    folder = cache / f"foreign-{release}"
    packages = [f"intel-cmplr-lib-ur=={release}", f"intel-cmplr-lib-rt=={release}"]
    stamp = folder / "complete"
    if not stamp.exists():
        try:
            venv.create(folder, with_pip=True, clear=True)
        except (OSError, subprocess.CalledProcessError) as error:
            skip(f"cannot make a virtual environment: {error}")
        run = subprocess.run([folder / "bin/pip", "install", "--quiet", "--no-input", "--retries", "1",
                              "--timeout", "20", *packages], text=True, capture_output=True)
        if run.returncode:
            skip(f"pip cannot install {' '.join(packages)}: {run.stderr.strip().splitlines()[-1:]}")
        stamp.touch()
    return folder / "lib"


def run(urinfo, libraries, *options):
    env = {k: v for k, v in os.environ.items()
           if not k.startswith("UR_") and k not in ("ONEAPI_DEVICE_SELECTOR", "LD_LIBRARY_PATH")}
    env["UR_ADAPTERS_SEARCH_PATH"] = str(libraries)
    done = subprocess.run([urinfo, *options], env=env, text=True, capture_output=True, timeout=120)
    if done.returncode not in (0, 1):
        sys.exit(f"urinfo {' '.join(options)} ended with {done.returncode}: {done.stdout}{done.stderr}")
    return done.stdout


def too_old():
    """Why the system's Level Zero loader will not do for these adapters, or None."""
    try:
        loader = ctypes.CDLL("libze_loader.so.1")
    except OSError as error:
        return str(error)
    # These adapters call it without looking, when they are asked for devices.
    if not hasattr(loader, "zeDeviceGetRootDevice"):
        return "libze_loader.so.1 is too old for them: it has no zeDeviceGetRootDevice"
    return None


def use(program, driver, libraries, name, layers):
    """What is wrong with an adapter whose device a program uses, or None."""
    env = {k: v for k, v in os.environ.items() if not k.startswith("UR_") and k != "ONEAPI_DEVICE_SELECTOR"}
    env.update(UR_ADAPTERS_FORCE_LOAD=str(libraries / f"libur_adapter_{name}.so.0"), UR_ENABLE_LAYERS=layers)
    if name != "opencl":
        env.update(ZE_ENABLE_ALT_DRIVERS=driver, ZE_SOFTWARE="new", ZE_SOFTWARE_OPENCL="off",
                   UR_L0_USE_IMMEDIATE_COMMANDLISTS="1")
    done = subprocess.run([program], env=env, text=True, capture_output=True, timeout=120)
    lacks = [text for text in ("no adapter shows a device", "urUSMHostAlloc(") if text in done.stderr]
    if name == "opencl" and lacks:
        print(f"opencl was not tried: {done.stderr.strip()}")
        return None
    if done.returncode or "all of it worked" not in done.stdout or "leaked" in done.stderr:
        return f"{name} with layers '{layers}': ended with {done.returncode}: {done.stdout}{done.stderr}"
    print(f"{name} with layers '{layers}': {'; '.join(done.stdout.splitlines())}")
    return None


def check(release, names, libraries, urinfo, program, driver):
    """What is wrong with the adapters of a release."""
    story = json.loads(run(urinfo, libraries, "--why", "--json"))
    bad = []
    for name in names:
        found = [a for a in story["adapters"] if a["name"] == name]
        if not found or found[0]["status"] != "loaded" or found[0]["of_this_project"]:
            bad.append(f"{name}: {json.dumps(found, indent=1)}")
            continue
        adapter = found[0]
        if not adapter["path"].startswith(str(libraries)):
            bad.append(f"{name} was loaded from {adapter['path']}")
        # Without a driver, where zeInit fails, both answer with one of these.
        if adapter["failure"] not in (None, "UR_RESULT_ERROR_UNINITIALIZED", "UR_RESULT_ERROR_UNSUPPORTED_VERSION"):
            bad.append(f"{name}: asking for platforms gave {adapter['failure']}")
        devices = sum(len(p["devices"]) for p in adapter["platforms"])
        print(f"{name} of {release}: loaded from {adapter['path']}, {len(adapter['platforms'])} platforms, "
              f"{devices} devices, {adapter['failure'] or 'no failure'}")
    listing = json.loads(run(urinfo, libraries, "--verbose", "--json"))
    backends = [a["backend"] for a in listing["adapters"]]
    print(f"adapters that answer: {', '.join(backends) or 'none'}; devices: {listing['devices_listed']}")
    for adapter in listing["adapters"]:
        if adapter["backend"] == "level_zero" and not isinstance(adapter["info"]["reference_count"], int):
            bad.append(f"level_zero does not tell its reference count: {adapter['info']}")
    why = too_old() if driver else "the Level Zero headers here are older than 1.9"
    if why:
        print(f"their Level Zero devices were not tried: {why}")
    for name in names:
        for layers in ("", "UR_LAYER_FULL_VALIDATION"):
            if name == "opencl" or not why:
                bad += filter(None, [use(program, driver, libraries, name, layers)])
    return [f"{release}: {text}" for text in bad]


def main():
    if len(sys.argv) not in (4, 5):
        sys.exit(__doc__)
    if platform.machine() != "x86_64":
        skip("the wheels are for x86-64")
    urinfo, cache, program, driver = sys.argv[1], pathlib.Path(sys.argv[2]), sys.argv[3], "".join(sys.argv[4:])
    bad = []
    for release, names in RELEASES.items():
        bad += check(release, names, prepare(cache, release), urinfo, program, driver)
    if bad:
        sys.exit("\n".join(bad))


main()
