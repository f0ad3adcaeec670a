#!/usr/bin/env python3
"""JAX 0.11.2 by its plugin for oneAPI (jax-oneapi-pjrt 0.11.2, libsycl of 2025.3.3) on a device, against JAX on the processor.

    jax.py prepare FOLDER --python PYTHON   makes an environment (PYTHON: of release 3.13), once; 2 GB
    jax.py run FOLDER [DEVICE...] --build BUILD   DEVICE: level_zero (the standard), cuda, hip, native_cpu, opencl; on the build's software
                                            drivers but for opencl, Intel's for processors, and native_cpu

The plugin is linked with Level Zero's loader (Debian: libze1). What it says of a device that it does not take is in REFUSED, and another
end there fails. Each case is one line; WRONG names those that are known to be wrong on a device, and why. One that is wrong elsewhere fails, and one of them that is
right does. The plugin destroys modules before their kernels, which the software driver forgives here, as Intel's does.

Exit status: 1 where something is not as expected, 77 where the environment is not there.
"""
import argparse
import os
import pathlib
import re
import subprocess
import sys

PACKAGES = ["jax==0.11.2", "jaxlib==0.11.2", "jax-oneapi-pjrt==0.11.2", "numpy==2.5.5", "intel-sycl-rt==2025.3.3",
            "intel-cmplr-lib-ur==2025.3.3", "intel-cmplr-lib-rt==2025.3.3", "intel-opencl-rt==2025.3.3", "intel-openmp==2025.3.3",
            "mkl==2025.3.1", "impi-rt==2021.18.1"]
PACKAGES += [f"onemkl-sycl-{part}==2025.3.1" for part in ("blas", "dft", "lapack", "rng", "sparse")]
UMF = "umf==0.11.0"  # has the libumf.so.0 that the plugin is linked with; 2025.3.3 brings libumf.so.1
DEVICES = ("level_zero", "cuda", "hip", "native_cpu", "opencl")
# dot: the plugin's oneDNN finds no GPU among the devices of SYCL. Sums of whole arrays: the plugin's kernels hand values down a sub-group of
# the largest size that the device has (OpGroupNonUniformShuffleDown) and do not ask for that size; and Intel's compiler for processors gives
# each work-item its own value back, even where it is asked for.
WRONG = {"level_zero": ("dot", "sum", "trace", "vmap_of_trace_of_outer")}

# opencl: it takes GPUs alone; native CPU says here that it is one. The others have no ze_device_handle_t and no ze_driver_handle_t for its own
# calls of that loader (zeDriverGetProperties, zeDeviceGetComputeProperties, zeModuleGetGlobalPointer and thirteen others).
REFUSED = {"opencl": "No visible GPU devices", "native_cpu": r"urDeviceGetNativeHandle\(.*\) -> UR_RESULT_ERROR_UNSUPPORTED_FEATURE",
           **dict.fromkeys(("cuda", "hip"), r"urPlatformGetNativeHandle\(.*\) -> UR_RESULT_ERROR_UNSUPPORTED_FEATURE")}


def cases():
    """In the environment."""
    import jax
    import jax.numpy as jnp
    from jax import lax
    import numpy
    random = numpy.random.default_rng(3)
    a, b = (jnp.asarray(random.standard_normal((16, 16)).astype("f4")) for _ in range(2))
    v = jnp.asarray(random.standard_normal(16).astype("f4"))
    return {
        "add": lambda: a + b,
        "dot": lambda: a @ b,
        "jit": lambda: jax.jit(lambda x: jnp.sin(x) * 2 + 1)(a),
        "grad": lambda: jax.grad(lambda x: (x * x)[0])(v),
        "sum": lambda: jnp.sum(a),
        "sum_of_rows": lambda: jnp.sum(a, 1),
        "sum_of_columns": lambda: jnp.sum(a, 0),
        "softmax": lambda: jax.nn.softmax(a),
        "random": lambda: jax.random.uniform(jax.random.key(1), (64,)),
        "sort": lambda: jnp.sort(v),
        "cumsum": lambda: jnp.cumsum(v),
        "scan": lambda: lax.scan(lambda c, x: (c + x, c * x), jnp.float32(0), v)[1],
        "while": lambda: lax.while_loop(lambda x: x < 100, lambda x: x * 1.5, jnp.float32(1)),
        "where": lambda: jnp.where(a > 0, a, 0),
        "vmap": lambda: jax.vmap(lambda x: jnp.outer(x, x))(a),
        "trace": lambda: jnp.trace(a),
        "vmap_of_trace_of_outer": lambda: jax.vmap(lambda x: jnp.trace(jnp.outer(x, x)))(a),
    }


def write_results(path, only):
    """In the environment: each case's result, and the text of an exception in its place."""
    import numpy
    results = {}
    print("device:", __import__("jax").devices()[0], flush=True)
    for name, case in cases().items():
        if only and name not in only:
            continue
        try:
            results[name] = numpy.asarray(case())
        except Exception as error:  # noqa: BLE001 - whatever the client says is what is told
            results[name] = numpy.array(f"{type(error).__name__}: {str(error)[:200]}")
    numpy.savez(path, **results)
    print("cases:", *results, flush=True)
    os._exit(0)


def write_difference(one, other):
    """In the environment: a line for each case."""
    import numpy
    first, second = numpy.load(one), numpy.load(other)
    for name in first.files:
        is_text = first[name].dtype.kind == "U"
        good = not is_text and numpy.allclose(first[name], second[name], rtol=2e-4, atol=2e-5)
        print(name, "right" if good else f"WRONG {first[name] if is_text else first[name].ravel()[:3]} for {second[name].ravel()[:3]}")


def prepare(folder, python):
    import surroundings  # not in the environment, where this folder is no place to import from
    venv = folder / "jax"
    if surroundings.prepare(venv, python, PACKAGES):
        subprocess.run([venv / "bin/pip", "install", "-q", "--disable-pip-version-check", "--no-deps", "--prefix", venv / "older", UMF],
                       check=True)
        (venv / "done").touch()
    (folder / "icd").mkdir(exist_ok=True)
    (folder / "icd/intel.icd").write_text(f"{venv}/lib/libintelocl.so\n", encoding="utf-8")


def environment(device, build, folder):
    import surroundings
    venv = folder / "jax"
    env = surroundings.environment(device, build, folder, [venv / "lib", venv / "older/lib"], ["JAX_", "XLA_"])
    env["OCL_ICD_VENDORS"] = str(folder / "icd")
    if device == "native_cpu":
        env["UR_NATIVE_CPU_DEVICE_TYPE"] = "gpu"
    if device == "level_zero":
        env.update({"ZE_SOFTWARE": "new,forgives", "ZE_SOFTWARE_OPENCL": "intel"})
    return env


def run(folder, build, devices, only):
    command = [folder / "jax/bin/python", "-P", os.path.abspath(__file__)]
    ours = folder / "processor.npz"
    env = {**os.environ, "JAX_PLATFORMS": "cpu", "LD_LIBRARY_PATH": environment("opencl", build, folder)["LD_LIBRARY_PATH"]}
    names = subprocess.run([*command, "results", ours, *only], env=env, check=True, text=True, stdout=subprocess.PIPE).stdout.split()
    names = names[names.index("cases:") + 1:]
    failed = False
    for device in devices:
        path, env = folder / f"{device}.npz", environment(device, build, folder)
        if device in REFUSED:
            # Several of its threads end the process at once, so that what it says is cut off; the trace is not.
            env["UR_ENABLE_LAYERS"] = "UR_LAYER_TRACING"
            done = subprocess.run([*command, "results", path, names[0]], env=env, text=True, timeout=600, stdout=subprocess.PIPE,
                                  stderr=subprocess.STDOUT, check=False)
            refused = done.returncode != 0 and re.search(REFUSED[device], done.stdout)
            failed |= not refused
            print(f"{device}: refused: {refused[0]}" if refused else
                  f"{device}: NOT refused as expected: ends with {done.returncode}: {done.stdout[-400:]}", flush=True)
            continue
        waiting = [names] + [[name] for name in names]  # all in a process, and each in its own where that one is ended
        while waiting:
            part = waiting.pop(0)
            path.unlink(missing_ok=True)
            done = subprocess.run([*command, "results", path, *part], env=env, text=True, timeout=600, stdout=subprocess.PIPE,
                                  stderr=subprocess.STDOUT, check=False)
            if path.exists():
                found = subprocess.run([*command, "difference", path, ours], text=True, check=True, stdout=subprocess.PIPE).stdout
                waiting = [] if part is names else waiting
            elif part is names:
                continue
            else:
                found = f"{part[0]} WRONG ends with {done.returncode}: {' / '.join(done.stdout.splitlines()[-2:])[:400]}"
            for line in found.splitlines():
                name, right = line.split()[0], line.split()[1] == "right"
                expected = name not in WRONG.get(device, ())
                failed |= right != expected
                print(f"{device}: {line}{'' if right == expected else ', which is NOT as expected'}", flush=True)
    return failed


def main():
    # What this program starts in the environment.
    if len(sys.argv) > 1 and sys.argv[1] == "results":
        return write_results(sys.argv[2], sys.argv[3:])
    if len(sys.argv) > 1 and sys.argv[1] == "difference":
        return write_difference(*sys.argv[2:])
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    preparing = commands.add_parser("prepare")
    preparing.add_argument("folder", type=pathlib.Path)
    preparing.add_argument("--python", required=True)
    running = commands.add_parser("run")
    running.add_argument("folder", type=pathlib.Path)
    running.add_argument("--build", type=pathlib.Path, required=True)
    running.add_argument("--only", nargs="+", default=[], metavar="CASE")
    running.add_argument("devices", nargs="*", metavar="DEVICE", default=["level_zero"])
    args = parser.parse_args()
    folder = args.folder.resolve()
    if args.command == "prepare":
        return prepare(folder, args.python)
    if not (folder / "jax/bin/python").exists():
        print(f"{folder} has no environment: jax.py prepare makes one")
        return 77
    unknown = set(args.devices) - set(DEVICES)
    if unknown:
        parser.error(f"unknown device {', '.join(sorted(unknown))}")
    return run(folder, args.build, args.devices, args.only)


if __name__ == "__main__":
    sys.exit(main())
