#!/usr/bin/env python3
"""What the translated text has, where no result shows it: how division and roots are rounded, what is kept in registers,
and which loops are written out,
and what functions of float are made of.

usage: text.py SPIRV2PTX MODULE     MODULE of kernels/text.cl
"""

import argparse
import os
import re
import struct
import subprocess
import sys
import tempfile

OPENCL_C, OPENCL_CPP = 3, 4


def with_source(code, language):
    """The module said to be of another language; None: of none."""
    words, at, made = struct.unpack(f"<{len(code) // 4}I", code), 5, []
    made += words[:5]
    while at < len(words):
        count, opcode = words[at] >> 16, words[at] & 0xffff
        one = list(words[at:at + count])
        if opcode == 3:  # OpSource
            if language is None:
                one = []
            else:
                one[1] = language
        made += one
        at += count
    return struct.pack(f"<{len(made)}I", *made)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("tool")
    parser.add_argument("module")
    args = parser.parse_args()
    failed = []
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "module.spv")
        with open(args.module, "rb") as f:
            code = f.read()

        def text(language, *options):
            with open(path, "wb") as f:
                f.write(with_source(code, language))
            made = subprocess.run([args.tool, *options, path], capture_output=True, text=True, check=True).stdout
            return {m.group(1): m.group(0) for m in re.finditer(r"\.entry (\w+)\(.*?^}", made, re.MULTILINE | re.DOTALL)}

        def expect(what, kernel, wanted, unwanted):
            lacks = [w for w in wanted if w not in kernel]
            has = [w for w in unwanted if w in kernel]
            if lacks or has:
                failed.append(f"{what}: lacks {lacks}, has {has}")

        exact, inexact = ["div.rn.f32", "sqrt.rn.f32"], ["div.full.f32", "sqrt.approx.f32"]
        expect("OpenCL C", text(OPENCL_C)["quotients"], inexact, exact)
        expect("OpenCL C, rounded correctly", text(OPENCL_C, "--correct")["quotients"], exact, inexact)
        expect("C++, as SYCL's compiler writes it", text(OPENCL_CPP)["quotients"], exact, inexact)
        expect("no language", text(None)["quotients"], exact, inexact)
        expect("indices of a table", text(OPENCL_C)["by_table"], ["ld.global", "xor.b64"], [".local"])
        expect("indices of an argument", text(OPENCL_C)["by_argument"], [".local"], [])
        expect("powers", text(OPENCL_C)["powers"], ["ex2.approx"], ["call", "div.rn", ".f64"])
        expect("division by constants", text(OPENCL_C)["parts"], ["mul.hi.s32", "mul.hi.u32", "mul.hi.s64", "mul.hi.u64"], ["div.", "rem."])
        expect("reads of a loop beside each other", text(OPENCL_C)["sum"], ["+4]", "+8]", "+28]", ".pragma \"nounroll\""], [])
        expect("reads of a row beside each other", text(OPENCL_C)["row"], ["+4]", "+8]", "+28]"], [])
        expect("places of a counter that begins anywhere", text(OPENCL_C)["running"], ["+256]", "+1792]", "+3840]", "mad.wide.u32"], [])
        expect("angles", text(OPENCL_C)["angles"], ["rcp.approx.ftz.f32", "div.full.f32"], ["div.rn", "sqrt.rn", "call"])
        # What is chosen of registers is by the bits of an index, each of which is asked once.
        expect("an array in registers", text(OPENCL_C)["digits"], ["selp.b32"], [".local", "setp.eq.s64"])
        expect("places beside each other in shared memory", text(OPENCL_C)["beside"], ["+4]", "+68]", "+12]"], [])
        expect("lines that an or adds", text(OPENCL_C)["lines"], ["+256]"], [])
        expect("places of a choice that is made", text(OPENCL_C)["tile"], ["+68]", "+1020]", "+76]"], [])
        found = text(OPENCL_C)["spread"].count("mad.wide")  # of the sum, and not of what the sum's other part is made of
        if found != 1:
            failed.append(f"spread: {found} additions to an address, not 1")
        found = text(OPENCL_C)["row"].count("mad.wide.u32")  # three of the number of a work-item, one of each loop that is written out, and not one of each copy
        if found != 6:
            failed.append(f"row: {found} additions of the counter to an address, not 6")
        for kernel, what, count in (("powers", "ex2.approx", 6), ("turns", "abs.f32", 1)):  # a sine and its cosine share what is in front
            found = text(OPENCL_C)[kernel].count(what)
            if found != count:
                failed.append(f"{kernel}: {found} times {what}, not {count}")
        for what, count in (("tex.2d.v4.f32.s32", 1), ("tex.3d.v4.f32.s32", 9)):  # a nearest one, or eight that are weighed
            found = re.split(r"\n\$V\d+:", text(OPENCL_C)["pixels"])  # where all images have a texture, and where each read asks
            if len(found) != 2 or any(part.count(what) != count for part in found):
                failed.append(f"pixels: {[part.count(what) for part in found]} times {what}, not {count} and {count}")
        # One question for all pixels, and none that is read twice.
        sure, asking = (re.split(r"\n\$V\d+:", text(OPENCL_C)["sharpen"]) + [""])[:2]
        for part, what, count in ((sure, "tex.2d", 3), (sure, "image_2d_pick", 0), (sure, "bra ", 1),
                                  (asking, "tex.2d", 3), (asking, "image_2d_pick", 3)):
            if part.count(what) != count:
                failed.append(f"sharpen: {part.count(what)} times {what}, not {count}")
        expect("a remainder", text(OPENCL_C)["rests"], ["rcp.approx.ftz.f32", "cvt.rni.f32.f32", "ocl$far_fmod_f32"], ["ocl$fmod_f32", "div."])
        found = text(OPENCL_C)["packed"].count("bra ")  # of the loop, written out and not, and none of what is read in it
        if found > 6:
            failed.append(f"packed: {found} branches, not 6")
        found = len(re.findall(r"@%p\d+ ld\.global\.nc\.b32", text(OPENCL_C)["triangle"]))
        if found < 4:
            failed.append(f"triangle: {found} reads under a condition, not 4")
        # A barrier that holds those of a warp that come first, and sums of the whole device.
        expect("barriers and atomics", text(OPENCL_C)["waits"], ["barrier.sync 0", "atom.relaxed.gpu.global.cas", "atom.relaxed.cta.shared.add"], ["bar.sync"])
        expect("bytes that a loop sets", text(OPENCL_C)["setting"], ["st.local.v4.b32"], [])
        expect("functions of double", text(OPENCL_C)["doubles"], ["rcp.approx.ftz.f64"], ["call", "div.rn", "bra", "ocl$"])
        expect("parts of a vector", text(OPENCL_C)["products"], ["ld.global.v4.b32", "ld.global.v2.b32", "ld.shared.v2.b32"], ["ld.global.b32"])
        expect("a long body that is called once", text(OPENCL_C)["long_body"], ["ld.global.nc.b32"], ["call"])
        kernel = text(OPENCL_C)["cases"]  # around the loop and back, and none of the switch
        if kernel.count("bra ") != 2:
            failed.append(f"cases: {kernel.count('bra ')} branches, not 2")
        kernel = text(OPENCL_C)["turning"]  # what turns has the registers of what is behind the loop
        moves = kernel[kernel.index("@!"):kernel.index("bra", kernel.index("@!") + 8)].count("mov.b32")
        if moves != 8:
            failed.append(f"turning: {moves} moves in the loop, not 8")
        # Over barriers goes what a parameter says that nobody changes, and nothing else.
        for kernel, kept, reads in (("meeting", 5, 6), ("meeting_alike", 0, 2)):
            found = [text(OPENCL_C)[kernel].count(what) for what in ("ld.global.nc.b32", "ld.global")]
            if found != [kept, reads]:
                failed.append(f"{kernel}: {found[0]} of {found[1]} reads of what stays, not {kept} of {reads}")
        # Written out sixteen times, eight and four, but where each read needs the one before; and four where it is counted in registers.
        for kernel, reads in (("sum", 29), ("strided", 29), ("chase", 1), ("running", 29), ("digits", 21)):
            found = text(OPENCL_C)[kernel].count("ld.global")
            if found != reads:
                failed.append(f"{kernel}: {found} reads of memory, not {reads}")
        if text(OPENCL_C)["apart"].count("ld.shared") != 13:
            failed.append("apart: not 13 reads of local memory")
        kernel = text(OPENCL_C)["two_sines"]
        reads = [m.start() for m in re.finditer(r"ld\.global\.b32", kernel) if m.start() < kernel.index("bra ")]
        if len(reads) != 2:
            failed.append(f"two_sines: {len(reads)} reads in front of the first branch, not 2")
    for line in failed:
        print(line)
    return bool(failed)


if __name__ == "__main__":
    sys.exit(main())
