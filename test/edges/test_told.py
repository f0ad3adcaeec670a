#!/usr/bin/env python3
"""Every failing path of the adapters says why: no bare result is returned where urAdapterGetLastError would then tell what an
earlier call met. test_told.py FOLDER... (ur_fail and ur_refuse of error.h say it)."""
import pathlib
import re
import sys

# Functions that give a result to one that says why, and files of tools that have nobody to tell.
EXEMPT = {
    "drv_map": "translates a driver's code for stream_fail",
    "map_fault": "translates what the reader of SPIR-V found; the text is the build log's",
    "result_of": "translates what the translator found; the text is the build log's",
    "build_result": "translates a driver's code for build_failure",
    "ur_compiled_result": "translates what the compiler found; the text is the build log's",
    "create_from_spirv": "after ocl_fail, which has said why",
    "urProgramCreateWithBinary": "after ocl_fail, which has said why",
    "build_fail": "an argument of ur_fail",
    "ur_source_compile": "gives a log, also to a library that is no adapter",
    "ur_options_keep": "is part of a tool as well",
    "ur_last_error": "keeps what it is asked for",
}
BARE = re.compile(r"\breturn (?:[^;\"]*[?:] )?UR_RESULT_ERROR_\w+(?:\s*[:;]|$)")
HEAD = re.compile(r"^[A-Za-z_][^;]*?(\w+)\(")
OUTSIDE = re.compile(r"/(mock|generated)/")


def main():
    wrong, seen = [], 0
    for folder in sys.argv[1:]:
        for path in sorted(pathlib.Path(folder).rglob("*.[ch]")):
            if OUTSIDE.search(str(path)):
                continue
            function = ""
            for number, line in enumerate(path.read_text().split("\n"), 1):
                head = HEAD.match(line)
                if head and not line.rstrip().endswith(";"):
                    function = head.group(1)
                seen += "ur_refuse(" in line
                if BARE.search(line) and "ur_fail(" not in line and function not in EXEMPT:
                    wrong.append(f"{path}:{number}: {line.strip()}")
    print("\n".join(wrong))
    if wrong:
        print(f"{len(wrong)} results that nothing is said of: return ur_fail(...), or ur_refuse(RESULT)")
    if seen < 500:
        print(f"only {seen} lines with ur_refuse found: is this the right folder?")
    return 1 if wrong or seen < 500 else 0


if __name__ == "__main__":
    sys.exit(main())
