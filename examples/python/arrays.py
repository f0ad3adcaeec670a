"""Arrays with dpnp, and what an array library asks of the runtime below: python arrays.py"""

import dpctl.memory
import dpnp
import numpy

x = dpnp.linspace(0, 1, 1_000_001, device="cpu")
y = dpnp.sin(x) * dpnp.sin(x) + dpnp.cos(x) * dpnp.cos(x)
assert abs(float(y.sum()) - x.size) < 1e-3

# The same memory seen by another library: USM tells its kind and its queue, nothing is copied.
usm = dpctl.memory.as_usm_memory(y)
assert usm.get_usm_type() == "device" and usm.sycl_context == y.sycl_context
assert usm.__sycl_usm_array_interface__["data"][0] == y.__sycl_usm_array_interface__["data"][0]

a = dpnp.random.rand(64, 64)
error = dpnp.abs(dpnp.linalg.inv(a) @ a - dpnp.eye(64)).max()
assert float(error) < 1e-3, error
assert numpy.allclose(dpnp.asnumpy(dpnp.sort(x[::-1])), dpnp.asnumpy(x))
print(f"{y.sycl_device.name}: sum {float(y.sum()):.3f}, largest error of the inverse {float(error):.1e}")
