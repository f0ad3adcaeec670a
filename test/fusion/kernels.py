#!/usr/bin/env python3
"""Writes random kernels in OpenCL C, the same for the same seed: kernels.py [--any] SEED

All take (global float *to, global const float *a, global const float *b, float x, int n, local float *room). The first
letter of a name says what a kernel does to memory: e its own element; g the same behind a guard by n; s reads other
elements of a; m reads a within its work-group; r sums a over its work-group into one element of `to` for each group.
With --any all are x, of which nothing is said, some use memory in ways that race, or leave the arrays; or y, which are x
that depend on the size of work-groups.
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


# Where a work-item is, in two ways of saying it, and a number of it that may be any other one's too.
IDS = ["size_t i = get_global_id(0);", "int i = get_global_id(0);", "uint i = (uint)get_global_id(0);",
       "size_t i = get_group_id(0) * get_local_size(0) + get_local_id(0);"]
PLACES = ["i", "i", "i", "i + 4", "i ^ 1", "i / 2 * 2 + i % 2", "n - 1 - i", "i * 2", "i * 2 + 1", "i / 2", "i % 16", "0", "n - 1",
          "i + 1", "i - 1", "(i + 1) % n", "i / 16 * 16 + i % 16", "i / 16 + i % 16 * 32", "get_group_id(0) * get_local_size(0) + (get_local_id(0) ^ 1)",
          "get_group_id(0) * get_local_size(0) + get_local_size(0) - 1 - get_local_id(0)", "get_group_id(0)",
          "get_group_id(0) * get_local_size(0)", "get_local_id(0)", "i + get_global_size(0) / 2", "i & 255", "i | 1"]
GUARDS = ["i < n", "i < n", "i < n / 2", "i < n / 4", "i >= 4 && i < n - 4", "i < n && i % 2 == 0", "i < n && x > 0.0f",
          "i < 64", "!(i >= n)", "i + 4 < n", "i >= 1 && i + 1 < n", "get_local_id(0) == 0", "i < n && get_group_id(0) != 1"]


def anything(rng):
    """The body of a kernel that uses memory in some way."""
    at, to = rng.choice(PLACES), rng.choice(PLACES[:12] + ["i"] * 12 + PLACES[12:])
    other = rng.choice(["i", "i", at, rng.choice(PLACES)])
    value = f"a[{at}] * x + b[{other}]" if rng.random() < 0.8 else f"(i % 2 ? a[{at}] : b[{other}]) + x"
    way = rng.randrange(9)
    if way == 0:  # several elements each, side by side
        store = f"for (int k = 0; k < 4; ++k) {{ to[i * 4 + k] = a[i * 4 + k] + b[{rng.choice(['i * 4 + k', 'i'])}]; }}"
    elif way == 1:  # several, a range apart
        store = "for (int k = 0; k < 2; ++k) { to[i + k * (n / 2)] = a[i + k * (n / 2)] - b[i] * x; }"
    elif way == 2:
        store = rng.choice(["vstore4(vload4(i, a) + vload4(i, b), i, to);", "vstore2(vload2(i, a) * x, i, to);"])
    elif way == 3:  # two stores
        store = f"to[i] = {value}; to[i + n / 2] = b[i];"
    elif way == 4:  # pointers that walk
        store = f"global float *p = to + i; global const float *q = a + {rng.choice(['i', '1 + i', '4 + i', 'n - 1 - i'])}; *p = *q + b[i];"
    elif way == 5:  # reads what it wrote
        store = f"to[{to}] = {value}; to[{to}] = to[{to}] * 0.5f + b[i];"
    elif way == 6:  # over what is left after each n / 2
        store = "for (size_t k = i; k < (size_t)n; k += (size_t)n / 2) { to[k] = a[k] + b[k] * x; }"
    else:
        store = f"to[{to}] = {value};"
    guard = rng.choice(GUARDS) if rng.random() < 0.7 else None
    lines = f"    {rng.choice(IDS)}\n"
    return lines + (f"    if ({guard}) {{\n        {store}\n    }}\n" if guard else f"    {store}\n")


def main():
    if len(sys.argv) not in (2, 3) or (len(sys.argv) == 3 and sys.argv[1] != "--any"):
        sys.exit(__doc__)
    rng = random.Random(int(sys.argv[-1]))
    print(f"// Random kernels, made by test/fusion/kernels.py {' '.join(sys.argv[1:])}.")
    # Else compilers write mad(), which drivers may round in one kernel otherwise than in another.
    print("#pragma OPENCL FP_CONTRACT OFF")
    if len(sys.argv) == 3:
        print("""#ifdef TRACED // where the accesses have to be seen
#define vload4(i, p) ((float4)((p)[4 * (i)], (p)[4 * (i) + 1], (p)[4 * (i) + 2], (p)[4 * (i) + 3]))
#define vload2(i, p) ((float2)((p)[2 * (i)], (p)[2 * (i) + 1]))
#define vstore4(v, i, p) \\
    { float4 t = v; (p)[4 * (i)] = t.x; (p)[4 * (i) + 1] = t.y; (p)[4 * (i) + 2] = t.z; (p)[4 * (i) + 3] = t.w; }
#define vstore2(v, i, p) { float2 t = v; (p)[2 * (i)] = t.x; (p)[2 * (i) + 1] = t.y; }
#endif""")
    for number, kind in enumerate(KINDS):
        if len(sys.argv) == 3:
            text = anything(rng)
            kind = "y" if "get_group_id" in text.replace(IDS[3], "") or "get_local_id" in text.replace(IDS[3], "") else "x"
        else:
            text = body(rng, kind)
        print(f"kernel void {kind}{number}(global float *to, global const float *a, global const float *b, float x, int n,\n"
              f"                    local float *room) {{\n{text}}}")


main()
