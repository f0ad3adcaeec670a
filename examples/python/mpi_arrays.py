"""Arrays on the devices of several processes: mpiexec -n 2 python mpi_arrays.py

Each rank has some rows of a matrix and multiplies them with a vector, by dpnp on a device of its host; MPI, by mpi4py, puts the
parts of the result together, and each checks it. Needs dpnp, mpi4py and an MPI.
"""

import os
import traceback

# mpi4py comes after libsycl: the MPI library may open an OpenCL loader of the system, and the first one stays.
try:
    import unified_runtime

    if "UR_ADAPTERS_FORCE_LOAD" not in os.environ:  # else ur-venv run has seen to it
        unified_runtime.use()
except ImportError:
    pass
import dpctl
import dpnp
import numpy
from mpi4py import MPI

N = 1024


def main(world):
    host = world.Split_type(MPI.COMM_TYPE_SHARED)
    # Those that are like the best one; another platform's may take no SPIR-V. ONEAPI_DEVICE_SELECTOR leaves out others.
    best = dpctl.select_default_device()
    devices = [d for d in dpctl.get_devices() if d.sycl_platform.name == best.sycl_platform.name]
    device = devices[host.rank % len(devices)]
    if host.size > len(devices) and host.rank == 0:
        print(f"{host.size} ranks share {len(devices)} device{'s' * (len(devices) > 1)}", flush=True)

    first, last = N * world.rank // world.size, N * (world.rank + 1) // world.size
    # Whole numbers: any order of adding gives the same sums.
    rows = dpnp.arange(first * N, last * N, dtype="i8", device=device).reshape(last - first, N) % 97
    vector = dpnp.arange(N, dtype="i8", device=device) % 89
    part = dpnp.asnumpy((rows * vector).sum(axis=1)).astype("f8")

    counts = [N * (r + 1) // world.size - N * r // world.size for r in range(world.size)]
    whole = numpy.empty(N)
    world.Allgatherv(part, [whole, counts])

    expected = (numpy.arange(N * N).reshape(N, N) % 97) @ (numpy.arange(N) % 89)
    if not (whole == expected).all():
        raise SystemExit("the sums are wrong")
    print(f"rank {world.rank} of {world.size} on {device.filter_string}: {N} sums, all right", flush=True)


try:
    main(MPI.COMM_WORLD)
except BaseException:
    # The others would wait for this rank.
    traceback.print_exc()
    MPI.COMM_WORLD.Abort(1)
