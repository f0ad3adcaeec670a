#!/usr/bin/env python3
"""One edit in scripts/spec and one function in an adapter make a new entry point, and everything around it.

usage: entry_point.py BUILD_FOLDER

A copy of the sources gets a made-up entry point in one specification file and its function in the example
adapter. What scripts/generate.py makes of that is built, and a program calls it: through the loader and the
layers, in the example adapter and in the mock adapter.
"""
import pathlib
import shutil
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
COPIED = ("CMakeLists.txt", "LICENSE", "README.md", "cmake", "include", "loader", "scripts", "adapters/CMakeLists.txt",
          "lib", "adapters/mock", "examples", "record", "check", "conformance/generated", "tools/generated")

ENTRY_POINT = """
  - name: urDeviceTallyExp
    desc: Counts the events of a list that a device has seen.
    id: 327
    table: DeviceExp
    slot: 1
    params:
      - {name: hDevice, type: ur_device_handle_t, dir: in}
      - {name: numEvents, type: uint32_t, dir: in, desc: entries of phEvents, unit: count}
      - {name: phEvents, type: "const ur_event_handle_t*", dir: in, optional: true, range: ["0", numEvents], desc: events to count}
      - {name: kind, type: ur_device_type_t, dir: in, desc: kind of device to count for}
      - {name: pTally, type: "uint64_t*", dir: out, desc: returns how many there are, unit: count}
    errors:
      UR_RESULT_ERROR_INVALID_SIZE:
        - {if: "numEvents > 7", probe: ["numEvents = 8"]}
"""

FUNCTION = """
ur_result_t urDeviceTallyExp(ur_device_handle_t hDevice, uint32_t numEvents,
                             const ur_event_handle_t *phEvents, ur_device_type_t kind,
                             uint64_t *pTally) {
    (void)hDevice, (void)phEvents, (void)kind;
    *pTally = 1000 + numEvents;
    return UR_RESULT_SUCCESS;
}
"""

# Where the entry point must be after the one edit.
GENERATED = {
    "include/ur_api.h": ("urDeviceTallyExp(", "UR_FUNCTION_DEVICE_TALLY_EXP = 327", "ur_device_tally_exp_params_t"),
    "include/ur_ddi.h": ("ur_pfnDeviceTallyExp_t", "pfnTallyExp"),
    "include/ur_print.h": ("urPrintDeviceTallyExpParams",),
    "include/ur_mock.h": (),
    "loader/generated/dispatch_x86_64.S": ("DeviceTallyExp",),
    "loader/generated/dispatch_aarch64.S": ("DeviceTallyExp",),
    "loader/generated/dispatch_generic.c": ("urDeviceTallyExp",),
    "loader/generated/libur_loader.map": ("urDeviceTallyExp;",),
    "loader/generated/print_tables.c": ("urDeviceTallyExp",),
    "loader/generated/validation_checks.c": ("numEvents > 7",),
    "loader/generated/validation_tracked.c": ("TallyExp",),
    "loader/generated/tracing_wrappers.c": ("TallyExp",),
    "lib/tables/generated/defaults.c": ("urDeviceTallyExp(",),
    "lib/tables/generated/tables.c": ("urDeviceTallyExp",),
    "adapters/mock/generated/entries.c": ("device_tally_exp",),
    "conformance/generated/entries.c": ('{"urDeviceTallyExp"',),
    "conformance/generated/probes.c": ("numEvents > 7", "kind is no enumerator", "pTally is NULL"),
    "test/layers/fuzz/generated/calls.c": ("DEVICE_TALLY_EXP",),
    "docs/reference/exp_device_wait.md": ("## urDeviceTallyExp",),
    "docs/reference/index.md": ("urDeviceTallyExp",),
}


def run(*command, **options):
    done = subprocess.run([str(c) for c in command], capture_output=True, text=True, **options)
    if done.returncode:
        sys.exit(f"{' '.join(str(c) for c in command)}\nended with {done.returncode}\n"
                 f"{done.stdout[-6000:]}{done.stderr[-6000:]}")
    return done.stdout + done.stderr


def copy_sources(tree):
    shutil.rmtree(tree, ignore_errors=True)
    for name in COPIED:
        source, target = ROOT / name, tree / name
        if source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
        elif source.exists():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, target)


def add_entry_point(tree):
    """The whole change: one file of the specification, one function."""
    with open(tree / "scripts/spec/exp_device_wait.yml", "a") as spec:
        spec.write(ENTRY_POINT.lstrip("\n"))
    with open(tree / "examples/adapter/adapter.c", "a") as adapter:
        adapter.write(FUNCTION)


def everything_is_there(tree):
    missing = []
    for name, words in GENERATED.items():
        text = (tree / name).read_text()
        missing += [f"{name} has no {w}" for w in words if w.lower() not in text.lower()]
    if missing:
        sys.exit("\n".join(missing))


def build(tree, out):
    (tree / "tools").mkdir(exist_ok=True)
    (tree / "tools/CMakeLists.txt").write_text(
        "add_executable(tally tally.c)\ntarget_link_libraries(tally PRIVATE ur_options ur_loader)\n"
        "add_subdirectory(${PROJECT_SOURCE_DIR}/examples/adapter example)\n")
    shutil.copy2(HERE / "tally.c", tree / "tools/tally.c")
    (tree / "cmake/UrInstall.cmake").write_text("")
    (tree / "cmake/UrKernels.cmake").unlink()
    if not (out / "CMakeCache.txt").exists():
        run("cmake", "-S", tree, "-B", out, "-DCMAKE_BUILD_TYPE=Debug", "-DCMAKE_C_FLAGS=-g0 -O0", "-DUR_ADAPTERS=mock",
            "-DUR_BUILD_TESTS=OFF", "-DUR_BUILD_EXAMPLES=OFF", "-DUR_BUILD_BENCH=OFF", "-DUR_WERROR=ON")
    run("cmake", "--build", out, "-j", "2", "--target", "tally", "ur_adapter_example", "ur_adapter_mock", "ur_record", "ur-replay")


def main():
    work = pathlib.Path(sys.argv[1]).resolve()
    tree, out = work / "tree", work / "build"
    copy_sources(tree)
    add_entry_point(tree)
    run(sys.executable, tree / "scripts/generate.py")
    everything_is_there(tree)
    shutil.rmtree(out, ignore_errors=True)
    build(tree, out)
    for adapter in ("example", "mock"):
        said = run(out / "bin/tally", adapter, env={
            "PATH": "/usr/bin:/bin", "LD_LIBRARY_PATH": str(out / "lib"),
            "UR_ADAPTERS_FORCE_LOAD": str(out / f"lib/libur_adapter_{adapter}.so.0"),
            "UR_ENABLE_LAYERS": "UR_LAYER_FULL_VALIDATION,UR_LAYER_TRACING",
            "UR_LOG_TRACING": "level:info;output:stdout", "UR_LOG_VALIDATION": "level:error;output:stdout"})
        for words in ("urDeviceTallyExp(.hDevice = ", ".kind = UR_DEVICE_TYPE_GPU", "numEvents > 7",
                      "tally: all as it must be"):
            if words not in said:
                sys.exit(f"with the {adapter} adapter nothing says '{words}':\n{said[-4000:]}")
    print("one edit and one function: all else was generated")


if __name__ == "__main__":
    main()
