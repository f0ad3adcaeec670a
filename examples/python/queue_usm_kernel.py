"""A SPIR-V kernel of one's own on USM, from Python: python queue_usm_kernel.py axpy.spv"""

import ctypes
import sys

import dpctl
import dpctl.memory
import dpctl.program
import numpy

n = 1 << 20
x, y = numpy.arange(n, dtype="f4"), numpy.ones(n, dtype="f4")

q = dpctl.SyclQueue("cpu", property="enable_profiling")
kernel = dpctl.program.create_program_from_spirv(q, open(sys.argv[1], "rb").read()).get_sycl_kernel("axpy")
device_x, device_y = (dpctl.memory.MemoryUSMDevice(a.nbytes, queue=q) for a in (x, y))
copies = [q.memcpy_async(device_x, x.view("u1"), x.nbytes), q.memcpy_async(device_y, y.view("u1"), y.nbytes)]
done = q.submit(kernel, [device_x, device_y, ctypes.c_float(2)], [n], dEvents=copies)
result = numpy.empty_like(y)
q.memcpy_async(result.view("u1"), device_y, y.nbytes, [done]).wait()

assert (result == 2 * x + y).all()
print(f"{q.sycl_device.name}: {n} elements right, kernel took "
      f"{(done.profiling_info_end - done.profiling_info_start) / 1e3:.0f} us")
