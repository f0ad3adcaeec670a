"""Queues, USM, copies and events without a kernel: python copies.py [cuda]"""

import sys

import dpctl
import dpctl.memory
import numpy

wanted = sys.argv[1] if len(sys.argv) > 1 else "cuda"
print(*(f"{d.filter_string}: {d.name}, {d.driver_version}, {d.global_mem_size >> 20} MiB"
        for d in dpctl.get_devices()), sep="\n")

if not dpctl.get_devices(backend=wanted, device_type="gpu"):
    sys.exit(f"There is no {wanted}:gpu here. `python -m unified_runtime` says what was looked for; after use() and in "
             "`ur-venv run` GPUs of NVIDIA and AMD are level_zero:gpu, which this program takes as its argument.")
q = dpctl.SyclQueue(f"{wanted}:gpu", property="enable_profiling")
n = 64 << 20
host = numpy.arange(n // 8, dtype="u8").view("u1")
first, second = (dpctl.memory.MemoryUSMDevice(n, queue=q) for _ in range(2))
up = q.memcpy_async(first, host, n)
across = q.memcpy_async(second, first, n, [up])
back = numpy.zeros_like(host)
q.memcpy_async(back, second, n, [across]).wait()
assert (back == host).all()

shared = dpctl.memory.MemoryUSMShared(4096, queue=q)
q.memcpy(shared, first, 4096)
assert bytes(shared.copy_to_host()) == bytes(host[:4096])
assert dpctl.memory.as_usm_memory(shared).get_usm_type() == "shared"

for name, event in ("to the device", up), ("on the device", across):
    time = event.profiling_info_end - event.profiling_info_start
    print(f"{q.sycl_device.name}: {n >> 20} MiB {name} in {time / 1e3:.0f} us, {n / time:.1f} GB/s")
