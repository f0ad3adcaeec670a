#!/usr/bin/env python3
"""A picture by Blender's Cycles (bpy 5.3.0, which brings libsycl.so.9) on a device, and the same by Cycles on the processor.

    cycles.py prepare FOLDER --python PYTHON   makes an environment (PYTHON: of release 3.13), once; 1.1 GB
    cycles.py run FOLDER [DEVICE...] --build BUILD   DEVICE: cuda (the standard), hip, native_cpu, level_zero, gpu; on the build's
                                               software drivers but for native_cpu and gpu, an NVIDIA GPU by the system's driver
    cycles.py record FOLDER FILE --build BUILD [--unoptimised]   a recording of it on the software CUDA driver, for `urtrace replay`
                                               on a GPU, whose driver compiles it sooner when it is told not to make it fast

The picture is the cube that Blender begins with, 64 x 48 with four samples. docs/validation.md says what each device gives. A device
that Cycles does not list ends the run, since Cycles would make the picture on the processor without a word.

Exit status: 1 where the pictures are more than 1/255 apart or none was made, 77 where the environment is not there.
"""
import argparse
import os
import pathlib
import subprocess
import sys

PACKAGES = ["bpy==5.3.0", "numpy==2.5.5"]
WIDTH, HEIGHT, SAMPLES = 64, 48, 4
MOST = 1.01 / 255
DEVICES = ("cuda", "hip", "native_cpu", "level_zero", "gpu")
# Their compilers were not done with Cycles' programs, of up to 6 MB of SPIR-V, in 20 minutes. Told not to make them fast, native_cpu's takes
# 80 s; hip's (LLVM's for AMD) ends with an error, since a kernel then has more stack than such devices; and Intel's for processors, which
# runs SPIR-V on level_zero, had a third of them after 15 minutes.
UNOPTIMISED = ("hip", "native_cpu", "level_zero")
INTEL = pathlib.Path(__file__).resolve().parents[2] / ".venv/icd/intel"  # of scripts/setup.sh


def write_picture(path, device):
    """In the environment."""
    import bpy
    bpy.ops.wm.read_factory_settings(use_empty=False)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.cycles.device = "CPU"
    if device != "processor":
        preferences = bpy.context.preferences.addons["cycles"].preferences
        preferences.compute_device_type = "ONEAPI"
        preferences.get_devices_for_type("ONEAPI")
        first = True
        for one in preferences.devices:
            one.use = one.type == "ONEAPI" and first
            first = first and not one.use
            if one.use:
                print("device:", one.name)
        if first:
            sys.exit("Cycles lists no device of oneAPI")
        scene.cycles.device = "GPU"
    scene.cycles.samples = SAMPLES
    scene.cycles.use_denoising = scene.cycles.use_adaptive_sampling = False
    scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = WIDTH, HEIGHT, 100
    scene.render.filepath = path
    bpy.ops.render.render(write_still=True)


def write_difference(one, other):
    """In the environment: how far values of the first reach and are spread, and how far the two are apart."""
    import bpy
    import numpy
    first, second = (numpy.array(bpy.data.images.load(path).pixels[:]) for path in (one, other))
    print(first.max(), first.std(), abs(first - second).max())


def prepare(folder, python):
    import surroundings  # not in the environment, where this folder is no place to import from
    venv = folder / "cycles"
    if surroundings.prepare(venv, python, PACKAGES):
        (venv / "done").touch()


def environment(device, build, folder, unoptimised):
    import surroundings
    env = surroundings.environment(device, build, folder)
    env.update({"CYCLES_ONEAPI_ALL_DEVICES": "1", "SYCL_CACHE_DIR": str(folder / "cache" / f"sycl-{device}")})
    if device == "level_zero":
        env.update({"OCL_ICD_VENDORS": str(INTEL), "ZE_SOFTWARE_OPENCL": "intel"})
    else:
        env.update({"OCL_ICD_VENDORS": str(folder / "none"), "UR_SOFT_DEVICES": "1"})
    if unoptimised or device in UNOPTIMISED:
        env["SYCL_PROGRAM_COMPILE_OPTIONS"] = "-cl-opt-disable"
    return env


def picture(folder, build, device, before=(), unoptimised=False):
    """False where none is made."""
    path = folder / f"{device}.png"
    path.unlink(missing_ok=True)
    env = dict(os.environ) if device == "processor" else environment(device, build, folder, unoptimised)
    done = subprocess.run([*before, folder / "cycles/bin/python", "-P", os.path.abspath(__file__), "picture", path, device], env=env, text=True,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=3600, check=False)
    if done.returncode or not path.exists():
        print(f"{device}: ended with {done.returncode}, without a picture:\n{done.stdout[-2000:]}")
        return False
    return True


def run(folder, build, devices):
    if not picture(folder, build, "processor"):
        return True
    failed = False
    for device in devices:
        if not picture(folder, build, device):
            failed = True
            continue
        numbers = subprocess.run([folder / "cycles/bin/python", "-P", os.path.abspath(__file__), "difference", folder / f"{device}.png",
                                  folder / "processor.png"], text=True, check=True, stdout=subprocess.PIPE).stdout.split()[-3:]
        most, spread, apart = map(float, numbers)
        good = apart <= MOST and spread > 0.05  # a picture, and no plane of one colour
        failed |= not good
        print(f"{device}: {apart * 255:.2f}/255 apart of {most:.2f}, {'at most' if good else 'NOT at most'} 1/255")
    return failed


def main():
    # What this program starts in the environment.
    if len(sys.argv) > 1 and sys.argv[1] == "picture":
        return write_picture(*sys.argv[2:])
    if len(sys.argv) > 1 and sys.argv[1] == "difference":
        return write_difference(*sys.argv[2:])
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    preparing = commands.add_parser("prepare")
    running = commands.add_parser("run")
    recording = commands.add_parser("record")
    for command in (preparing, running, recording):
        command.add_argument("folder", type=pathlib.Path)
    preparing.add_argument("--python", required=True)
    recording.add_argument("file")
    recording.add_argument("--unoptimised", action="store_true")
    for command in (running, recording):
        command.add_argument("--build", type=pathlib.Path, required=True)
    running.add_argument("devices", nargs="*", metavar="DEVICE", default=["cuda"])
    args = parser.parse_args()
    folder = args.folder.resolve()
    if args.command == "prepare":
        return prepare(folder, args.python)
    if not (folder / "cycles/bin/python").exists():
        print(f"{folder} has no environment: cycles.py prepare makes one")
        return 77
    if args.command == "record":
        tool = pathlib.Path(__file__).resolve().parents[2] / "tools/urtrace"
        return not picture(folder, args.build, "cuda", [sys.executable, tool, "record", "-o", args.file, "--"], args.unoptimised)
    unknown = set(args.devices) - set(DEVICES)
    if unknown:
        parser.error(f"unknown device {', '.join(sorted(unknown))}")
    return run(folder, args.build, args.devices)


if __name__ == "__main__":
    sys.exit(main())
