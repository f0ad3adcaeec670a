"""In an environment with dpnp: operations of arrays, oneMKL's among them, against NumPy. A line for each that differs; ends with 1 if one
does. `python operations.py [WORD...]`: those whose names have one of these words are left out."""

import os
import sys
import warnings

import dpctl
import dpnp
import numpy

warnings.simplefilter("ignore")


def operations():
    """(name, a function of the module that it is given)"""
    random = numpy.random.default_rng(1)
    found = []

    def add(name, function, *arrays):
        found.append((name, function, arrays))

    for kind in ("f4", "f8", "c8"):
        a, b = (random.standard_normal((24, 24)).astype(kind) for _ in range(2))
        a = a + 1j * b if kind == "c8" else a
        v = random.standard_normal(64).astype(kind)
        heavy = a + 24 * numpy.eye(24, dtype=kind)
        hermitian = (a @ a.conj().T + 24 * numpy.eye(24)).astype(kind)
        add(f"matmul {kind}", lambda m, x, y: m.matmul(x, y), a, b)
        add(f"einsum {kind}", lambda m, x, y: m.einsum("ij,jk->ik", x, y), a, b)
        add(f"dot {kind}", lambda m, x: m.dot(x, x), v)
        add(f"solve {kind}", lambda m, x, y: m.linalg.solve(x, y), heavy, b)
        add(f"inv {kind}", lambda m, x: m.linalg.inv(x), heavy)
        add(f"svd {kind}", lambda m, x: m.linalg.svd(x)[1], a)
        add(f"qr {kind}", lambda m, x: m.abs(m.linalg.qr(x)[1]), a)
        add(f"eigvalsh {kind}", lambda m, x: m.linalg.eigvalsh(x), hermitian)
        add(f"cholesky {kind}", lambda m, x: m.linalg.cholesky(x), hermitian)
        add(f"fft {kind}", lambda m, x: m.fft.fft(x), v)
        add(f"fft of 61 {kind}", lambda m, x: m.fft.fft(x[:61]), v)
        add(f"fft2 {kind}", lambda m, x: m.fft.fft2(x), a)
        add(f"sort {kind}", lambda m, x: m.sort(x), v)
        add(f"cumsum {kind}", lambda m, x: m.cumsum(x), v)
        add(f"sum {kind}", lambda m, x: m.sum(x, axis=0), a)
    numbers = random.integers(-100, 100, 200)
    add("unique", lambda m, x: m.unique(x), numbers)
    add("argsort", lambda m, x: x[m.argsort(x)], numbers)
    add("searchsorted", lambda m, x: m.searchsorted(m.sort(x), x), numbers)
    add("where", lambda m, x: m.where(x > 3, x, -x), numbers)
    add("masked", lambda m, x: x[x % 7 == 0], numbers)
    add("take", lambda m, x: m.take(x, m.abs(x)), numbers)
    return found


def main():
    print("device:", dpctl.SyclQueue().sycl_device.name, "dpnp", dpnp.__version__, flush=True)
    right = bad = missing = 0
    for name, function, arrays in operations():
        if any(word in name.split() for word in sys.argv[1:]):
            continue
        wanted = function(numpy, *arrays)
        try:
            given = dpnp.asnumpy(function(dpnp, *(dpnp.asarray(x) for x in arrays)))
            good = given.shape == wanted.shape and numpy.allclose(given, wanted, rtol=1e-4, atol=1e-4)
            told = f"{numpy.ravel(given)[:3]} for {numpy.ravel(wanted)[:3]}"
        except NotImplementedError:  # of dpnp, in its earlier releases
            missing += 1
            continue
        except Exception as error:  # noqa: BLE001 - whatever is said is told
            good, told = False, f"{type(error).__name__}: {str(error)[:200]}"
        right, bad = right + good, bad + (not good)
        if not good:
            print(f"{name}: {told}", flush=True)
    print(f"operations: {right} right, {bad} not; {missing} that this release does not have", flush=True)
    sys.stdout.flush()
    os._exit(bad != 0)  # some releases of oneMKL end the process otherwise after an error


if __name__ == "__main__":
    main()
