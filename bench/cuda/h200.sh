#!/bin/bash
# The CUDA and HIP adapters on an NVIDIA GPU, where nothing can be installed: what is needed is packed on a machine that
# has it, and carried along.
#
#   bench/cuda/h200.sh pack [BUILD]          fills build-gpu/ from the build tree BUILD (default: build)
#   bench/cuda/h200.sh pack_clients VENV     adds the archives of the step `clients`, made from a Python environment
#   bench/cuda/h200.sh run [STEP...]         runs the steps there; logs go to $OUT, or build-gpu/out
#   bench/cuda/h200.sh elsewhere FILE.tar.gz [SELECTOR]
#                                            replays what the step `record` kept, on native CPU or SELECTOR
#
# Steps, in this order; without any, all but `check`, `nccl`, `bindless`, `python`, `clients`, `kernels`, `shapes`, `opencl_c`, `ptx`, `replay`,
# `record` and `two`:
#   info      the GPUs, and what urinfo says of them
#   build     configures and builds the repository there, warnings being errors
#   cuda      the conformance suite on the CUDA adapter
#   spirv     the same with SPIR-V, which the adapter translates
#   hip       the same on the HIP adapter, with a libamdhip64 over the driver interface of CUDA
#   bindless  images by number and what is shared with other interfaces, on both adapters, and under compute-sanitizer; memory,
#             an image and semaphores of Vulkan, where the machine has NVIDIA's driver of it
#   cases     faults, wrong input, processes: test/drivers/cuda/cases.c on both adapters; what the software driver knows of
#             the calls that only other clients make
#   bench     what the adapters add to the driver's own calls; work-group sizes chosen by occupancy against groups of 256
#   graphs    what command buffers add to the driver's own graphs
#   waits     waiting for work of 0 us to 5 ms beside the driver's own waits, and the processor time of both
#   fusion    the conformance suites of fused launches, and what fusing saves in chains of kernels and before a sum
#   fusion_cases  FUSION_CASES (150) random sequences of launches of each of FUSION_SETS (20) random sets of kernels, which
#             pack makes, fused and one by one, as test/fusion/random.sh has them on devices without a GPU
#   pool      a million pairs of asynchronous allocations, and the memory that pools hold over the recorded traces
#   memcheck  conformance suites under compute-sanitizer
#   racecheck, synccheck, initcheck (of kernels)
#   check     checked kernels (docs/sanitizer.md) on both adapters: their tests, what accesses that lose the device do without
#             and with the layer, what it costs, and its table of faults beside compute-sanitizer's
#   python    examples/python/copies.py in a new Python environment, if WHEELS named a folder of wheels when packing:
#             intel-sycl-rt 2026.2.0 with what it needs, dpctl and numpy, for the Python there
#   clients   test suites of dpctl and dpnp, whose SPIR-V the adapter translates; from archives of a Python
#             environment's folders in build-gpu/clients* (lib/ with libsycl and oneMKL, lib2/ with another libsycl,
#             site/ with the packages, pytest-xdist and pytest-timeout among them; for Fourier transforms also libOpenCL.so.1
#             and libcommon_clang.so; llvm/ with libLLVM), which are unpacked to CLIENTS (default /tmp/ur-clients) and may come
#             in several calls. ADAPTER: `cuda` (the default), `hip` (with the libamdhip64 over CUDA) or `native_cpu`. SUITES: words of `dpctl` (the default; once with
#             each libsycl), `dpnp` (the files that matter here), `all` (every file of dpnp's tests), files and folders of
#             dpnp's tests, or `none`. EACH: seconds that a test may take (default 120); JOBS: files at once, in two processes
#             or, of the largest files, four. RESUME=1 leaves out the files of dpnp that earlier calls finished, and counts
#             them. What failed, one a line, is in $OUT/*-failed.txt, all results as JUnit's XML in logs.tar.gz
#   kernels   time of kernels of SPIR-V over that of LLVM's PTX of them, bandwidth, translation and compilation, if
#             SPIRV_BENCH named what bench/spirv/kernels.py made when packing
#   shapes    kernels as other programs have them, from SPIR-V and as LLVM's PTX, in the time that NVIDIA's own OpenCL compiler
#             makes them take (test/kernels/gpu.py), if SHAPES named the folder that `gpu.py pack` filled when packing
#   opencl_c  every built-in function of OpenCL C from SPIR-V against references, within OpenCL's bounds, if OPENCL_C
#             named the folder that test/opencl_c/run.py --target spir64 --work compiled to when packing
#   nccl      examples/nccl on all GPUs, with the libnccl.so.2 that NCCL named when packing (of which the code for the GPUs
#             of NCCL_ARCH, default 90, is carried), or with the system's
#   ptx       what tests of translated SPIR-V have a model of: conversions of bfloat16, every atomic instruction, rows of
#             sub-groups
#   replay    kernels of SPIR-V with arguments that are random from a seed, against what they left through an OpenCL
#             driver, if REPLAY named what test/ptx/replay.py packed when packing
#   record    recordings of conformance suites on native CPU, which pack makes of SPIR-V, replayed here; the same suites and
#             a program recorded here, replayed here, and kept in $OUT/recordings.tar.gz for another device (see
#             `elsewhere`)
#   two       what takes two GPUs: peers, contexts of two devices, two processes; suites on the second GPU
#
# They are in h200/, a file a subject. Each has a time limit and all together LIMIT seconds (default 530). Nothing is changed about the GPU.
set -u
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
carried=$root/build-gpu
for part in common pack suites times checks clients translation record; do
    # shellcheck source=/dev/null
    . "$root/bench/cuda/h200/$part.sh"
done

run() {
    out=${OUT:-$carried/out}
    log=$out/logs
    mkdir -p "$log"
    : >"$out/summary.txt"
    export UR_ADAPTERS_SEARCH_PATH=$carried/lib UR_CONFORMANCE_KERNELS=$carried/kernels PYTHONUNBUFFERED=1
    export UR_SOFTWARE_DRIVER_KERNELS=$carried/kernels
    library_path=${LD_LIBRARY_PATH:-}
    export LD_LIBRARY_PATH=$carried/lib:$carried/hip${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}
    sanitizer=$(command -v compute-sanitizer || ls /usr/local/cuda*/bin/compute-sanitizer 2>/dev/null | head -n 1)
    about=$(nvidia-smi --query-gpu=name,driver_version --format=csv,noheader 2>/dev/null | head -n 1)
    say "$(cat "$carried/version") on ${about:-no GPU}; $(uname -r); $(nproc) cores; $(date -u +%FT%TZ)"
    local steps=("$@") step
    [ $# -gt 0 ] || steps=(info build cuda spirv hip cases bench graphs fusion pool memcheck racecheck synccheck initcheck)
    for step in "${steps[@]}"; do
        if ! declare -F "step_$step" >/dev/null; then
            say "no step is called '$step'"
            continue
        fi
        if [[ $step == *check ]] && [ -z "$sanitizer" ]; then
            say "== $step: compute-sanitizer is not here"
            continue
        fi
        say "== $step, after $SECONDS s"
        "step_$step"
        keep
    done
    say "== done, after $SECONDS s"
    keep
    rm -rf "$log"
}

case ${1:-} in
pack) pack "${2:-}" ;;
elsewhere)
    shift
    elsewhere "$@"
    ;;
pack_clients)
    python3 "$root/bench/cuda/pack_clients.py" "${2:?a Python environment}" "$carried"
    ;;
run)
    shift
    run "$@"
    ;;
*)
    sed -n '2,/^set -u/{/^#/p}' "${BASH_SOURCE[0]}" | sed 's/^# \{0,1\}//'
    exit 2
    ;;
esac
