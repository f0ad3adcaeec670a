"""What the translator makes of a source, for tests that read its text."""
import os
import subprocess


def translated(tool, urcc, folder, source, *options):
    """What spirv2llvm says of the SPIR-V that urcc, with these options, makes of OpenCL C; both files are put into the folder."""
    path = os.path.join(folder, "k.cl")
    with open(path, "w", encoding="utf-8") as f:
        f.write(source)
    module = path[:-3] + ".spv"
    subprocess.run([urcc, "--target", "spir64", *options, "-o", module, path], check=True)
    return subprocess.run([tool, module], check=True, capture_output=True, text=True).stdout
