#!/usr/bin/env python3
"""Writes random kernels in OpenCL C, the same for the same seed: kernels.py SEED

All take (global float *to, global const float *a, global const float *b, float x, int n, local float *room). The first
letter of a name says what a kernel does to memory: e its own element; g the same behind a guard by n; s reads other
elements of a; m reads a within its work-group; r sums a over its work-group into one element of `to` for each group.
"""
import random
import sys

KINDS = "eeeeeeeeggggssssmmrr"


def expression(rng, depth, leaves):
    if depth == 0 or rng.random() < 0.15:
        return rng.choice(leaves + [f"{rng.randint(-40, 40) * 0.125}f"])
    a, b = (expression(rng, depth - 1, leaves) for _ in range(2))
    return rng.choice([
        f"({a} + {b})", f"({a} - {b})", f"({a} * {b})", f"({a} * {b} + {rng.choice(leaves)})", f"fmin({a}, {b})",
        f"fmax({a}, {b})", f"sqrt(fabs({a}))", f"({a} > {b} ? {a} : {rng.choice(leaves)})", f"(- {a})",
        f"(0.5f * {a})", f"as_float(as_uint({a}) & 0xfffffff0u)", f"(float)(int)fmin(fmax({a}, -1000.0f), 1000.0f)"])


def body(rng, kind):
    own = ["a[i]", "b[i]", "x"]
    value = f"{expression(rng, rng.randint(1, 4), own)} + (a[i] - b[i])"  # both are read by all
    if kind == "e":
        where = rng.choice(["size_t i = get_global_id(0);", "int i = get_global_id(0);",
                            "size_t i = get_group_id(0) * get_local_size(0) + get_local_id(0);"])
        if rng.random() < 0.2:
            return (f"    {where}\n    float t = {value};\n    for (int k = 0; k < 3; ++k) {{\n        t = t * 0.5f + a[i];\n"
                    "    }\n    to[i] = t;\n")
        return f"    {where}\n    to[i] = {value};\n"
    if kind == "g":
        if rng.random() < 0.5:
            return f"    int i = get_global_id(0);\n    if (i < n) {{\n        to[i] = {value};\n    }}\n"
        return f"    uint i = get_global_id(0);\n    if (i >= (uint)n) {{\n        return;\n    }}\n    to[i] = {value};\n"
    if kind == "s":
        near = rng.choice(["a[i ? i - 1 : 0]", "a[i + 1 < get_global_size(0) ? i + 1 : i]",
                           "a[get_global_size(0) - 1 - i]", "a[(i * 7) % get_global_size(0)]"])
        return f"    size_t i = get_global_id(0);\n    to[i] = {expression(rng, 2, own + [near])} + ({near} - b[i]);\n"
    if kind == "m":
        return ("    size_t l = get_local_id(0), first = get_group_id(0) * get_local_size(0), i = first + l;\n"
                f"    to[i] = {value} + a[first + get_local_size(0) - 1 - l];\n")
    return ("    size_t l = get_local_id(0), i = get_global_id(0);\n"
            f"    room[l] = {value};\n"
            "    for (size_t half_of = get_local_size(0) / 2; half_of; half_of /= 2) {\n"
            "        barrier(CLK_LOCAL_MEM_FENCE);\n"
            "        if (l < half_of) {\n            room[l] += room[l + half_of];\n        }\n    }\n"
            "    if (l == 0) {\n        to[get_group_id(0)] = room[0];\n    }\n")


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    rng = random.Random(int(sys.argv[1]))
    print(f"// Random kernels, made by test/fusion/kernels.py {sys.argv[1]}.")
    # Else compilers write mad(), which drivers may round in one kernel otherwise than in another.
    print("#pragma OPENCL FP_CONTRACT OFF")
    for number, kind in enumerate(KINDS):
        print(f"kernel void {kind}{number}(global float *to, global const float *a, global const float *b, float x, int n,\n"
              f"                    local float *room) {{\n{body(rng, kind)}}}")


main()
