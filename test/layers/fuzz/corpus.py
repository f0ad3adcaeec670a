#!/usr/bin/env python3
"""Keeps the inputs of the fuzzer in one text file, a line of base64 for each.

usage: corpus.py pack FILE FOLDER...
       corpus.py unpack FILE FOLDER

What a long run has found is reduced first, for each adapter:
    UR_FUZZ_ADAPTER=mock fuzz_api -set_cover_merge=1 -use_counters=0 -max_len=1024 REDUCED FOUND
"""
import base64
import hashlib
import pathlib
import shutil
import sys


def main():
    if len(sys.argv) < 4 or sys.argv[1] not in ("pack", "unpack"):
        sys.exit(__doc__)
    file, folders = pathlib.Path(sys.argv[2]), [pathlib.Path(p) for p in sys.argv[3:]]
    if sys.argv[1] == "pack":
        inputs = {p.read_bytes() for folder in folders for p in folder.iterdir()}
        lines = [base64.b64encode(i).decode() for i in sorted(inputs, key=lambda i: (len(i), i)) if i]
        file.write_text("\n".join(lines) + "\n")
        return
    shutil.rmtree(folders[0], ignore_errors=True)
    folders[0].mkdir(parents=True)
    for line in file.read_text().split():
        data = base64.b64decode(line, validate=True)
        (folders[0] / hashlib.sha256(data).hexdigest()[:16]).write_bytes(data)


main()
