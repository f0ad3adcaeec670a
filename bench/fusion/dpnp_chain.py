"""Chains of array operations of dpnp, contiguous ones and ones over every other element.

    urtrace record -o dpnp.urec -- python bench/fusion/dpnp_chain.py
    urtrace replay --fuse -v dpnp.urec

tells of each launch whether it would be fused, and why not, and compares what is computed. Operations on floats are left out:
those are oneMKL's, which calls the driver directly, so a recording does not have them.
"""
import dpnp as np

N = 1000
a = np.arange(N, dtype=np.int32)
b = np.full(N, 3, dtype=np.int32)
for _ in range(3):
    c = np.add(a, b)
    d = np.multiply(c, b)
    e = np.greater(d, a)
    f = np.where(e, d, c)
    g = f.astype(np.float32)
    a = g.astype(np.int32)
print(np.asnumpy(a)[:4])
a, b, c = a[::2], b[::2], np.zeros(N, dtype=np.int32)[::2]
for _ in range(3):
    np.add(a, b, out=c)
    np.multiply(c, b, out=c)
    np.add(c, a, out=a)
print(np.asnumpy(a)[:4])
