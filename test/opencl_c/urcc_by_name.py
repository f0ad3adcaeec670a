#!/usr/bin/env python3
"""urcc whose SPIR-V calls OpenCL C's functions by their mangled names, as some compilers leave them: the translator is shown
names that it does not know, and what it made has the real ones again. Functions of images and of work-items' places stay
instructions, which all compilers make of them."""

import os
import re
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "tools"))
from urcc_lib import cli, targets  # noqa: E402

PLACES = re.compile(r"\d+(get_(?!image_channel)|read_image|write_image|[A-Za-z_]*printf|enqueue|ndrange)")


def renamed(text):
    """With the names of declared functions changed, where they are of those that modules may call by name."""
    names = set(re.findall(r"^declare [^@\n]*@_Z(\w+)\(", text.decode(), re.M))
    for name in sorted(n for n in names if not PLACES.match(n)):
        text = re.sub(rb"@_Z" + name.encode() + rb"\(", b"@_Q" + name.encode() + b"(", text)
    return text


def main():
    translated = targets._translated

    def by_name(tools, translator, source, text, *more):
        return translated(tools, translator, source, renamed(text), *more).replace(b"_Q", b"_Z")
    targets._translated = by_name
    return cli.main(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
