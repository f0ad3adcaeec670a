#!/usr/bin/env python3
"""Whether what native CPU makes of kernels is vectors of work-items: vectors.py BUILD MODULE

The module is vectors.cl's. It is built for a processor with AVX-512, which this machine need not be, and the instructions of
each kernel are looked for. Skipped (77) without objdump or a compiler for native CPU."""
import glob
import os
import re
import shutil
import subprocess
import sys
import tempfile

# Of each kernel: what its loop over a row of work-items has to have.
HAS = {
    "strided": r"gatherdps .*%zmm",
    "pairs": r"v(?:fmadd|fmsub|mul)\w+ .*%zmm",
    "chosen": r"vsqrtps .*%zmm",
    "error_function": r"vfmadd\w+ .*%zmm",
    "directions": r"vsqrtpd .*%zmm",
    "along_rows": r"vfmadd\w+ps .*%zmm",
    "in_steps": r"vfmadd\w+ps .*%zmm",
    "in_known_steps": r"vfmadd\w+ps .*%zmm",
    "in_spread_steps": r"vfmadd\w+ps .*%[yz]mm",
    "in_known_spread_steps": r"vfmadd\w+ps .*%[yz]mm",
    "remainders": r"vcmpnltps .*%zmm",
    "by_size": r"vcvttpd2dq .*%zmm",
    "lengths": r"vpinsrb ",
    "by_table": r"gatherdd .*%zmm",
    "by_columns": r"vfmadd\w+ps .*%zmm",
    "below_guard": r"vfmadd\w+ps .*%zmm",
    "moved": r"vfmadd\w+ps .*%zmm",
    "down_columns": r"vfmadd\w+ps .*%zmm",
    "down_planes": r"vfmadd\w+ps .*%zmm",
    "down_bytes": r"vmulps .*%zmm",
    "transposed": r"(?:gather|scatter)[dq]ps .*%zmm",
    "counted": r"lock ",
    "row_sums": r"v(?:punpckhqdq|unpckhpd) .*%zmm(?:[^\n]*\n)+?[^\n]*vfmadd\w+ps .*%zmm",
    "row_products": r"v(?:punpckhqdq|unpckhpd) .*%zmm",
    "as_told": r"vmovups +%zmm\d+,\(%r\w+,%r\w+,4\)(?s:.*)scatterdps|scatterdps(?s:.*)vmovups +%zmm\d+,\(%r\w+,%r\w+,4\)",
    "copied_as_told": r"vmovups +%zmm\d+,\(%r\w+,%r\w+,4\)(?s:.*)scatterdps|scatterdps(?s:.*)vmovups +%zmm\d+,\(%r\w+,%r\w+,4\)",
    "in_tiles": r"vfmadd\w+ps .*%zmm",
    "in_function": r"vfmadd\w+ps .*%zmm",
    "small_rows": r"vfmadd\w+ps .*%zmm",
    "in_called": r"vfmadd\w+ps .*%zmm",
    "behind_guard": r"vfmadd\w+ps .*%zmm",
    "fours": r"v(?:add|mul)ps .*%[yz]mm",
    "twos": r"v(?:add|mul)ps .*%[yz]mm",
    "three_sums": r"vpaddd .*%[yz]mm",
    "by_place": r"v(?:shuf|unpck\w)ps .*%[yz]mm",
    "pairs_by_place": r"vmulps .*%[yz]mm",
    "to_bytes": r"vcvttps2dq .*%zmm",
    "ones_added": r"vsqrtps .*%zmm",
    "turns_taken": r"vmulps .*%zmm",
    "called_in_loop": r"vprold .*%zmm",
    "image_signs": r"v(?:add|fmadd\w+)ps .*%[yz]mm",
    "image_sums": r"vfmadd\w+ps .*%zmm",
    "image_between": r"vmulps .*%[yz]mm",
    "image_handed_on": r"vmulps .*%[yz]mm",
}
# And what it must not have: reads one by one of what lies side by side, or in one place.
# What waits for the turn before for nothing, and values that are kept though nobody needs them. Components that are gathered or scattered one by one, and sums in memory. And division, which there are no vectors of. And sums in memory from turn to turn of a loop that strides by the whole range;
# and what goes on one work-item after the other once they have parted. And masks where a row is a vector, and parts of such.
LACKS = {"along_rows": r"gather", "in_steps": r"gather|vfmadd\w+ps [^\n]*%zmm(?:[^\n]*\n){1,9}[^\n]*vmovups +%zmm\d+,\(%r\w+,%r",
         "in_known_steps": r"gather", "by_size": r"i?div[lq]? +%[re]", "below_guard": r"gather", "lengths": r"call .*\balone",
         "moved": r"gather", "in_tiles": r"vfmadd\w+ss", "small_rows": r"scatter|gather|\{%k[1-7]\}|v(?:add|fmadd\w+)ps .*%[xy]mm", "down_columns": r"gather|scatter", "down_planes": r"gather|scatter",
         "down_bytes": r"gather|scatter", "fours": r"gather|scatter", "twos": r"gather", "three_sums": r"scatter",
         "by_place": r"gather|scatter", "pairs_by_place": r"gather", "to_bytes": r"vpinsrb",
         "ones_added": r"vpternlogd \$0xff,%zmm(\d+),%zmm\1,%zmm\1\n", "turns_taken": r"vmovaps +%zmm\d+,%zmm\d+\{%k|vcmp\w*ps [^\n]*\{%k",
         "image_signs": r"gather|scatter|call", "image_between": r"call"}
# Those that have another loop, over columns, which none of the others has. Of those that read images the form for expected formats counts.
COLUMNS = ("down_columns", "down_planes", "down_bytes")


def functions(objdump, path):
    """The text of each function in a file of the cache, by name. A module of several kernels is several objects, one behind the other."""
    found = {}
    with open(path, "rb") as f:
        content = f.read()
    starts = [m.start() for m in re.finditer(b"\x7fELF\x02\x01\x01", content)] + [len(content)]
    for begin, end in zip(starts, starts[1:]):
        with tempfile.NamedTemporaryFile(suffix=".o") as f:
            f.write(content[begin:end])
            f.flush()
            text = subprocess.run([objdump, "-d", f.name], stdout=subprocess.PIPE, universal_newlines=True, check=True).stdout
        found.update(re.findall(r"^[0-9a-f]+ <(\S+)>:\n(.*?)(?=^[0-9a-f]+ <|\Z)", text, re.M | re.S))
    return found


def main():
    build, module = sys.argv[1:]
    objdump = shutil.which("objdump")
    if not objdump or os.uname().machine != "x86_64":
        sys.exit(77)
    with tempfile.TemporaryDirectory() as work:
        lines = os.path.join(work, "lines")
        with open(lines, "w") as f:
            f.write("in_tiles 16x16:16x16 float[2048] float[4096] int=2\nsmall_rows 16x16:16x16 float[256] float[256] local[64] local[1024] long=16\n")
            f.write("\n".join(f"{name} 64:64 {arguments}" for name, arguments in (
                ("strided", "float[1024] float[64] int=16"), ("pairs", "float2[128] float2[128] int=64"),
                ("chosen", "float2[64] float2[64] float=0.5"), ("error_function", "float[64] float[64]"),
                ("directions", "float3[64] float3[64]"), ("along_rows", "float[1024] float[64] int=64"), ("in_steps", "float[1024] float[64] local[256] int=1000"),
                ("in_known_steps", "float[1024] float[64] int=1000"), ("in_spread_steps", "float[1024] float[64] local[256] int=1000"),
                ("in_known_spread_steps", "float[1024] float[64] int=1000"),
                ("remainders", "float[64] float[64] float[64]"), ("by_size", "float[64] float[8] int=8 int=3"),
                ("lengths", "uchar[64] int[65]=0 uint[64]"),
                ("by_table", "uint4[64] uint4[64] uint[256] int=9"), ("by_columns", "float[1024] float[64] int=16"),
                ("in_function", "float[1024] float[16] float[64] int=16"), ("below_guard", "float[68] float[5] float[64] int=64"),
                ("moved", "float[1024] float[64] local[256] int=64 int=9"), ("down_columns", "float[4096] float[64] int=64 int=0"),
                ("down_planes", "float[64] float[64] int=1 int=1"),
                ("transposed", "float[4096] float[4096] int=64"), ("down_bytes", "char[1024] char[1024] int=1"), ("counted", "float[64] int[1] int=1"),
                ("row_sums", "float[4096] float[64] float[64] int=64"), ("row_products", "double[4096] double[4096] double[64] int=64"),
                ("as_told", "float[128] float[128] int=128 int=1 int=1"),
                ("copied_as_told", "float[128] float[128] int=128 int=1 int=1"), ("in_called", "float[1024] float[64] int=16 int=64"),
                ("behind_guard", "float[4096] float[64] float[64] int=64 int=64"), ("fours", "float4[64] int[64]=iota float4[64]"),
                ("twos", "float2[64] int[64]=iota float2[64] int=60"), ("three_sums", "uchar[300] int[192] int=1"),
                ("by_place", "int[64] float4[64] float4[64]"), ("pairs_by_place", "int[64] float2[64] float2[64] int=50"),
                ("to_bytes", "float4[64] uchar4[64]"), ("ones_added", "uint[64] float[64] int=9"),
                ("turns_taken", "float[64] int[64] int=99"), ("called_in_loop", "uint[64]=0..7 uint[64] int=9"),
                ("image_signs", "image2d[64x1]:rgba,float image2d[64x1]:rgba,float image2d[64x1]:rgba,float float=0.1"),
                ("image_sums", "image2d[64x1]:r,float image2d[64x1]:r,float float[5] int=2"),
                ("image_between", "image2d[64x1]:rgba,float image2d[64x1]:rgba,float sampler:clamp,nearest float2=0.5"),
                ("image_handed_on", "image2d[64x1]:rgba,float image2d[64x64]:r,float image2d[64x1]:rgba,float"))) + "\n")
        env = {**os.environ, "UR_CACHE_DIR": work, "UR_NATIVE_CPU_PROCESSOR": "skylake-avx512",
               "UR_ADAPTERS_SEARCH_PATH": os.path.join(build, "lib"), "ONEAPI_DEVICE_SELECTOR": "native_cpu:*"}
        # What the kernels do is nothing to this test: on another processor they end the process that runs them.
        subprocess.run([os.path.join(build, "bin", "run_kernels"), "run", lines, module, os.path.join(work, "results")], env=env,
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        objects = glob.glob(os.path.join(work, "*.o"))
        if not objects:
            with open(os.path.join(work, "results"), "rb") as f:
                said = f.read().decode(errors="replace")
            sys.exit(77 if "SPIR-V cannot be compiled" in said else f"vectors.py: nothing was compiled: {' '.join(dict.fromkeys(re.findall('[ -~]{9,}', said)))}")
        found = {}
        for path in objects:
            found.update(functions(objdump, path))
    with open(module, "rb") as f:
        order = re.findall(rb"(?<=\0)(" + "|".join(HAS).encode() + rb")\0", f.read())
    wrong = 0
    for number, name in enumerate(dict.fromkeys(name.decode() for name in order)):
        text = found.get(f"ur.column{number}" if name in COLUMNS else f"ur.near{number}", "") or found.get(f"ur.row{number}", "") or found.get(f"ur.group{number}", "")
        other = name not in COLUMNS and f"ur.column{number}" in found
        good, bad = re.search(HAS[name], text), name in LACKS and re.search(LACKS[name], text)
        print(f"{name}: {'A LOOP OVER COLUMNS' if other else 'NO VECTORS: nothing like ' + HAS[name] if not good else 'NO: ' + bad.group(0) if bad else 'vectors'}")
        wrong += not good or bool(bad) or other
    sys.exit(wrong or len(dict.fromkeys(order)) != len(HAS))


main()
