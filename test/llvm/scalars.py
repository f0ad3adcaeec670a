#!/usr/bin/env python3
"""Arrays of the work-item's own become values where loops that constants count index them: in the text that LLVM gets of modules whose
compiler left the loops, none is left; what such kernels, drawn at random, compute is what they compute with arrays that are volatile,
which stay; and what would become too long stays as it is. What is read of small ones by numbers that nobody knows is chosen between values.
Pointers that loops move on are the one that a loop begins with and a number, and compute what indices compute.

usage: scalars.py SPIRV2LLVM URCC [RUN_KERNELS ADAPTER [SEED [COUNT]]]
"""
import os
import random
import re
import subprocess
import sys
import tempfile

PRIVATE = re.compile(r"\[\d+ x i32\], ptr %")
STAY = "-DSTAY=__attribute__((opencl_unroll_hint(1)))"
TABLES = """constant uchar places[16] = {10, 7, 11, 1, 8, 3, 5, 15, 12, 2, 0, 4, 14, 6, 9, 13};
constant uint keys[2][4] = {{3, 1, 4, 1}, {5, 9, 2, 6}};
"""
ROUNDS = TABLES + """kernel void rounds(global const uint *in, global uint *out, int n) {
    OWN uint s[16], c[4];
    uint t;
    int g = get_global_id(0);
    STAY for (int i = 0; i < 16; ++i)
        s[i] = in[g * 16 + i];
    for (int r = 0; r < n; ++r) {
        t = s[1];
        STAY for (int i = 0; i < 16; ++i) {
            uint u = s[places[i]];
            s[places[i]] = rotate(t, (uint)places[15 - i]);
            t = u;
        }
        STAY for (int i = 0; i < 16; i += 4) {
            STAY for (int j = 0; j < 4; ++j)
                c[j] = s[i + j];
            STAY for (int j = 0; j < 4; ++j)
                s[i + j] ^= c[(j + 1) % 4] & c[(j + 2) % 4];
        }
    }
    STAY for (int i = 0; i < 16; ++i)
        out[g * 16 + i] = s[i];
}
"""
# Vectors that are put into arrays of their components and taken from them.
VECTORS = """kernel void vectors(global const uint4 *in, global uint *out, int n) {
    uint g = get_global_id(0) & 63;
    OWN uint x[8], y[8];
    STAY for (int i = 0; i < 8; ++i)
        x[i] = i;
    vstore4(in[g], 1, (uint *)x);
    vstore2(in[g].zw, 0, (uint *)(x + 1));
    STAY for (int i = 0; i < 8; ++i)
        y[i] = x[(i + 3) % 8] * 5;
    uint4 sum = vload4(0, (uint *)y) + vload4(1, (uint *)x);
    uint3 some = vload3(0, (uint *)(y + 5));
    out[get_global_id(0)] = sum.x ^ sum.y * 3 ^ sum.z * 7 ^ sum.w * 11 ^ some.x * 13 ^ some.y * 17 ^ some.z * 19;
}
"""
# Read by numbers that nobody knows, in the array and from a place within it.
CHOSEN = """kernel void chosen(global const uint *in, global uint *out, int n) {
    OWN uint s[9];
    OWN float f[4];
    int g = get_global_id(0), some = 0;
    STAY for (int i = 0; i < 9; ++i) {
        uint x = in[g + i * 7];
        some += x & 1;
        s[i] = x & 1 ? x : x >> 3;
    }
    STAY for (int i = 0; i < 4; ++i)
        STAY for (int j = i + 1; j < 5; ++j)
            if (s[i] > s[j]) {
                uint t = s[i];
                s[i] = s[j];
                s[j] = t;
            }
    STAY for (int i = 0; i < 4; ++i)
        f[i] = s[2 * i] & 1023;
    OWN uint *from = s + 3;
    out[g] = s[(some + 7) % 9] ^ from[some % 9 - 3] * 5 ^ (uint)f[in[g] % 4] * 11 ^ s[(ushort)in[g + 1] % 9] * 17;
}
"""
# Its places are known once 2^24 turns are written out.
DEEP = """kernel void deep(global uint *out) {
    uint s[64];
    STAY for (int i = 0; i < 64; ++i)
        STAY for (int j = 0; j < 64; ++j)
            STAY for (int k = 0; k < 64; ++k)
                STAY for (int l = 0; l < 64; ++l)
                    s[(i + j + k + l) % 64] += out[i * j + k * l];
    STAY for (int i = 0; i < 64; ++i)
        out[get_global_id(0) * 64 + i] = s[i];
}
"""
# With pointers that are moved on, of several types, or with indices.
WALK = """kernel void walk(global const uint *in, global uint *out, int n) {
    uint sum = 0, g = get_global_id(0);
#ifdef MOVES
    global const uint *own = in + g;
    global const uint2 *all = (global const uint2 *)in;
    for (int i = 0; i < n; ++i, own += 96 + n, all = (global const uint2 *)((global const uchar *)all + 24))
        sum = sum * 3 + *own + (*all).y;
#else
    for (long i = 0; i < n; ++i)
        sum = sum * 3 + in[g + i * (96 + n)] + ((global const uint2 *)in)[i * 3].y;
#endif
    out[g] = sum;
}
"""


class Drawn:
    """A kernel whose places are in bounds, and whose turns are few."""

    def __init__(self, draw):
        self.draw, self.names, self.turns = draw, [], 1
        self.arrays = [(f"s{i}", draw.choice((2, 4, 5, 8, 16))) for i in range(draw.randint(1, 3))]

    def number(self):
        kinds = [str(self.draw.randint(0, 20))] + self.names * 3
        parts = [self.draw.choice(kinds) for _ in range(self.draw.randint(1, 2))]
        if self.draw.random() < 0.2:
            parts.append(f"places[({self.draw.choice(kinds)}) & 15]")
        return self.draw.choice((" + ", " * ", " ^ ")).join(parts)

    def place(self):
        name, size = self.draw.choice(self.arrays)
        if self.draw.random() < 0.02:
            return f"{name}[t % {size}]"
        return f"{name}[(uint)({self.number()}) % {size}]"

    def chosen(self):
        name, size = self.draw.choice(self.arrays)
        return f"{name}[(t ^ {self.number()}) % {size}]"

    def value(self):
        kinds = (self.place, self.place, self.chosen, lambda: "t", lambda: f"keys[({self.number()}) & 1][({self.number()}) & 3]", self.number,
                 lambda: f"in[g * 16 + (({self.number()}) & 15)]")
        return f"({self.draw.choice(kinds)()} {self.draw.choice('+-*^&|')} {self.draw.choice(kinds)()})"

    def statement(self, depth):
        kind = self.draw.random()
        if kind < 0.35 and depth < 4 and self.turns < 200:
            name, count = f"i{len(self.names)}", self.draw.randint(1, 6)
            first = self.draw.choice(["0", "1"] + self.names)
            step, shape = self.draw.randint(1, 3), self.draw.randint(0, 2)
            limit = f"{first} + {count * step}"
            head = {0: f"for (int {name} = {first}; {name} < {limit}; {name} += {step})",
                    1: f"for (uint {name} = {limit}; {name} > {first}; {name} -= {step})" if step == 1 else f"for (int {name} = {first}; {name} != {limit}; {name} += {step})",
                    2: f"for (int {name} = {first}; {name} <= {limit}; {name} += {step})"}[shape]
            self.names.append(name)
            self.turns *= count + 1
            body = self.block(depth + 1)
            self.turns //= count + 1
            self.names.pop()
            return f"STAY {head} {body}"
        if kind < 0.45 and depth < 4:
            return f"if ({self.value()} & {1 << self.draw.randint(0, 4)}) {self.block(depth + 1)} else {self.block(depth + 1)}"
        if kind < 0.5 and depth < 4:
            return f"for (int r = 0; r < n; ++r) {self.block(depth + 1)}"
        if kind < 0.55 and self.names:
            return f"if ({self.number()} == {self.draw.randint(0, 9)}) {self.draw.choice(('break', 'continue'))};"
        if kind < 0.7:
            return f"t = {self.value()};"
        return f"{self.place()} {self.draw.choice(('=', '+=', '^='))} {self.value()};"

    def block(self, depth):
        return "{ " + " ".join(self.statement(depth) for _ in range(self.draw.randint(1, 3))) + " }"

    def text(self, name):
        body = [f"OWN uint {', '.join(f'{a}[{size}]' for a, size in self.arrays)};", "uint t = in[get_global_id(0)];", "int g = get_global_id(0);"]
        body += [f"STAY for (int i = 0; i < {size}; ++i) {a}[i] = in[g * 16 + i];" for a, size in self.arrays]
        # What breaks and continues needs a loop.
        body += [f"do {self.block(0)} while (0);" for _ in range(2)]
        body += [f"STAY for (int i = 0; i < {size}; ++i) t = t * 31 + {a}[i];" for a, size in self.arrays]
        lines = "\n    ".join([*body, "out[g] = t;"])
        return f"kernel void {name}(global const uint *in, global uint *out, int n) {{\n    {lines}\n}}\n"


def compiled(urcc, folder, name, source, *options):
    path = os.path.join(folder, name)
    with open(path + ".cl", "w", encoding="utf-8") as f:
        f.write(source)
    subprocess.run([urcc, "--target", "spir64", "-O1", "-w", "-cl-std=CL2.0", *options, "-o", path + ".spv", path + ".cl"], check=True)
    return path + ".spv"


def text_of(tool, module):
    return subprocess.run([tool, module], check=True, capture_output=True, text=True).stdout


def run(program, adapter, folder, name, lines, module):
    results, path = os.path.join(folder, name + ".results"), os.path.join(folder, "lines")
    with open(path, "w", encoding="utf-8") as f:
        f.write("".join(lines))
    subprocess.run([program, "run", path, module, results], check=True, capture_output=True,
                   env={**os.environ, "UR_ADAPTERS_FORCE_LOAD": adapter, "UR_CACHE_DIR": os.path.join(folder, "cache")})
    return path, results


def main():
    if len(sys.argv) not in (3, 5, 6, 7):
        sys.exit(__doc__)
    tool, urcc = sys.argv[1:3]
    with tempfile.TemporaryDirectory() as folder:
        module = compiled(urcc, folder, "rounds", ROUNDS, STAY, "-DOWN=")
        text = text_of(tool, module)
        if PRIVATE.search(text):
            sys.exit("scalars.py: the arrays of 'rounds' are in memory")
        if PRIVATE.search(text_of(tool, compiled(urcc, folder, "vectors", VECTORS, STAY, "-DOWN="))):
            sys.exit("scalars.py: the arrays of 'vectors' are in memory")
        if PRIVATE.search(re.sub(r"x float", "x i32", text_of(tool, compiled(urcc, folder, "chosen", CHOSEN, STAY, "-DOWN=")))):
            sys.exit("scalars.py: the arrays of 'chosen' are in memory")
        text = text_of(tool, compiled(urcc, folder, "walk", WALK, "-DMOVES"))
        if "phi ptr" in text or "load ptr, ptr" in text.split(".whole", 1)[0]:
            sys.exit("scalars.py: 'walk' moves pointers on")
        deep = compiled(urcc, folder, "deep", DEEP, STAY)
        if not PRIVATE.search(text_of(tool, deep)) or len(text_of(tool, deep)) > 100000:
            sys.exit("scalars.py: the loops of 'deep' are written out")
        if len(sys.argv) < 5:
            return
        seed, count = (int(x) for x in (sys.argv[5:] + ["2", "4"][len(sys.argv) - 5:]))
        draw = random.Random(seed)
        source = TABLES + ROUNDS[len(TABLES):] + WALK + VECTORS + CHOSEN + "".join(Drawn(draw).text(f"k{i}") for i in range(count))
        lines = [f"{name} 96:32 uint[1536]=bits uint[1536] int=3\n" for name in ["rounds", "walk", "vectors", "chosen"] + [f"k{i}" for i in range(count)]]
        results = []
        for name, options in (("stay", (STAY, "-DOWN=", "-DMOVES")), ("go", (STAY, "-DOWN=volatile"))):
            module = compiled(urcc, folder, name, source, *options)
            path, result = run(sys.argv[3], sys.argv[4], folder, name, lines, module)
            results.append(result)
        told = subprocess.run([sys.argv[3], "compare", path, *results], check=True, capture_output=True, text=True).stdout
        verdicts = [line.split("\t") for line in told.strip().split("\n")]
        wrong = [lines[i].split()[0] + ": " + "\t".join(v) for i, v in enumerate(verdicts) if "ALIKE" not in v]
        if wrong or len(verdicts) != len(lines):
            print(source)
            sys.exit("scalars.py: of seed %d, %s" % (seed, "; ".join(wrong)))
    print(f"arrays are values, and {count} kernels drawn at random compute the same")


main()
