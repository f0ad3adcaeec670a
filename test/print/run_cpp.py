"""Compiles print.cpp against the headers and the loader as a C++ client would, and runs it: run_cpp.py INCLUDE LOADER."""
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

include, loader = sys.argv[1:3]
compilers = [c for c in ("g++", "clang++") if shutil.which(c)]
if not compilers:
    print("there is no C++ compiler here")
    sys.exit(77)
with tempfile.TemporaryDirectory() as folder:
    program = os.path.join(folder, "print")
    source = pathlib.Path(__file__).with_name("print.cpp")
    subprocess.run([compilers[0], "-std=c++17", "-Wall", "-Wextra", "-Werror", "-I", include, source, loader,
                    f"-Wl,-rpath,{os.path.dirname(loader)}", "-o", program], check=True)
    sys.exit(subprocess.run([program]).returncode)
