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
# Each step has a time limit and all together LIMIT seconds (default 530). Nothing is changed about the GPU.
set -u
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
carried=$root/build-gpu

pack() {
    local build
    build=$(cd "${1:-$root/build}" && pwd) || exit 2
    rm -rf "$carried"
    mkdir -p "$carried"/{bin,lib,hip,opencl,kernels}
    cp -P "$build"/lib/libur_loader.so* "$build"/lib/libur_adapter_{cuda,hip,mock,native_cpu}.so* "$carried/lib/"
    cp -r "$build/lib/unified-runtime" "$carried/lib/"
    cp -P "$build"/lib/libur_adapter_opencl.so* "$carried/opencl/" # libsycl asks it for functions of native CPU as OpenCL
    cp -P "$build"/drivers/hip/libamdhip64.so* "$carried/hip/"
    cp -L "$(ldd "$build/bin/conformance/queue" | awk '$1 ~ /cmocka/ { print $3 }')" "$carried/lib/"
    cp -r "$build/bin/conformance" "$carried/bin/"
    cp "$build"/bin/check_{checked,crossed,ordered,raced} "$carried/bin/"
    cp -r "$build/kernels/check" "$carried/check"
    cp -P "$build"/lib/libur_check.so* "$carried/lib/"
    if [ -x "$build/bin/vulkan_interop" ]; then
        cp "$build/bin/vulkan_interop" "$carried/bin/"
        cp -L "$(ldconfig -p | awk '$1 == "libvulkan.so.1" && /x86-64|AArch64/ { print $NF; exit }')" "$carried/lib/"
    fi
    cp "$build"/bin/{urinfo,bench_cuda,bench_cuda_graph,bench_cuda_wait,bench_group_size,bench_fusion,pool_pair_ur,pool_traces_ur,test_stream_cases,test_cuda_others} "$carried/bin/"
    cp "$build"/{conformance/kernels,drivers/kernels,bench/cuda}/*.{cl,ptx,hsaco,so,spv,urb} "$carried/kernels/" 2>/dev/null
    mkdir -p "$carried/fusion"
    cp "$build"/bench/fusion/fusion.spv "$carried/fusion/"
    local set
    for ((set = 1; set <= ${FUSION_SETS:-20}; set++)); do
        mkdir "$carried/fusion/$set"
        "$root/test/fusion/kernels.py" "$set" >"$carried/fusion/set.cl"
        "$root/tools/urcc" "$carried/fusion/set.cl" -t spir64 -o "$carried/fusion/$set/fusion_random.spv"
        cp "$build/conformance/kernels/fusion_lanes.spv" "$carried/fusion/$set/"
    done
    rm -f "$carried/fusion/set.cl"
    find "$carried" -type f -size +32k -exec strip --strip-unneeded {} + 2>/dev/null
    if [ -n "${WHEELS:-}" ]; then
        cp -r "$WHEELS" "$carried/wheels"
    fi
    if [ -n "${SPIRV_BENCH:-}" ]; then
        cp "$build/bin/bench_spirv" "$carried/bin/"
        cp -r "$SPIRV_BENCH" "$carried/spirv"
    fi
    if [ -n "${SHAPES:-}" ]; then
        cp "$build/bin/run_kernels" "$carried/bin/"
        cp -L "$(ldconfig -p | awk '$1 == "libOpenCL.so.1" && /x86-64|AArch64/ { print $NF; exit }')" "$carried/opencl/"
        cp -r "$SHAPES" "$carried/shapes"
    fi
    if [ -n "${OPENCL_C:-}" ]; then
        cp "$build/bin/run_cases" "$carried/bin/"
        mkdir "$carried/opencl_c"
        cp "$OPENCL_C"/spir64/*.{spv,txt} "$carried/opencl_c/"
    fi
    cp "$build"/bin/nccl_all_reduce "$build"/kernels/examples/all_reduce.ptx "$carried/bin/"
    if [ -n "${NCCL:-}" ]; then
        python3 "$root/bench/cuda/thin.py" "$NCCL" "${NCCL_ARCH:-90}" "$carried/libnccl.so.2.gz"
    fi
    cp "$build/bin/spirv2ptx" "$carried/bin/"
    cp "$build/test/ptx/own/O2/rows.spv" "$carried/kernels/"
    if [ -n "${REPLAY:-}" ]; then
        cp "$REPLAY" "$carried/replay.zip"
    fi
    pack_recordings "$build"
    git -C "$root" describe --always --dirty >"$carried/version"
    du -sh "$carried"
}

# Suites whose recordings are replayed on another device. What is left out there by nature: kernels of kernel_launch that ask
# for groups of which the recording does not tell for sure how the adapter chose them, and one that faults.
recorded=(async_usm buffer capture capture_errors capture_random command_buffer_launch enqueue_usm event kernel kernel_launch ordering usm usm_pool)

pack_recordings() { # BUILD
    local suite build=$1
    [ -x "$build/lib/unified-runtime/ur-replay" ] || return 0
    mkdir "$carried/recordings"
    cp -P "$build"/lib/libur_record.so* "$carried/lib/"
    cp "$build/bin/record_recorded" "$carried/bin/"
    cp "$build/kernels/record/steps.spv" "$carried/kernels/"
    ldd "$build/lib/unified-runtime/ur-replay" | awk '$1 ~ /zstd/ { print $3 }' | xargs -r cp -L -t "$carried/lib/"
    [ -f "$build/lib/libur_adapter_native_cpu.so.0" ] || return 0
    for suite in "${recorded[@]}"; do
        UR_ADAPTERS_SEARCH_PATH=$build/lib UR_CONFORMANCE_KERNELS=$build/conformance/kernels UR_CONFORMANCE_PROGRAMS=spirv \
            "$root/tools/urtrace" record -o "$carried/recordings/$suite.urec" -- \
            "$build/bin/conformance/$suite" --adapter native_cpu --name native_cpu >"$carried/recordings/$suite.log" 2>&1 ||
            echo "$suite on native CPU ends with $?; see $carried/recordings/$suite.log"
    done
    ONEAPI_DEVICE_SELECTOR='native_cpu:*' UR_ADAPTERS_SEARCH_PATH=$build/lib \
        "$root/tools/urtrace" record -o "$carried/recordings/steps.urec" -- \
        "$build/bin/record_recorded" "$build/kernels/record/steps.spv" 20 || echo "record_recorded ends with $?"
}

log=
limit=${LIMIT:-530}

say() { printf '%s\n' "$*" | tee -a "$out/summary.txt"; }

# What is under $OUT comes back also when the whole is cut short, and few files do.
keep() { tar -C "$out" --exclude=logs.tar.gz -czf "$out/.logs" logs && mv "$out/.logs" "$out/logs.tar.gz"; }

# within SECONDS COMMAND...: at most that long, and no longer than is left in all.
within() {
    local left=$((limit - SECONDS)) seconds=$1
    shift
    if [ "$left" -lt 5 ]; then
        echo "no time left for: $*"
        return 124
    fi
    timeout -k 5 $((seconds < left ? seconds : left)) "$@"
}

conformance() { # ADAPTER NAME SECONDS [OPTION...]
    local adapter=$1 name=$2 seconds=$3
    shift 3
    within "$seconds" python3 "$root/tools/ur-conformance" --dir "$carried/bin/conformance" --adapter "$adapter" \
        --name "$name" --timeout 40 --suite-timeout 100 --jobs 6 --about "$about" --results "$log/$name.jsonl" \
        --markdown "$log/$name.md" --junit "$log/$name.xml" "$@" >"$log/$name.log" 2>&1
    say "  $name: exit $?; $(tail -n 1 "$log/$name.log")"
    grep -hE '^\[ *FAILED|^  .*failed' "$log/$name.log" | sort -u | head -n 40 | tee -a "$out/summary.txt"
}

cases() { # ADAPTER KERNEL [CASE...]
    local adapter=$1 kernel=$2
    shift 2
    UR_SOFT_THREADS=16 within 60 "$carried/bin/test_stream_cases" --adapter="$adapter" --kernel="$carried/kernels/$kernel" "$@" \
        >"$log/cases-$adapter.log" 2>&1
    say "  cases on $adapter: exit $?; $(tail -n 1 "$log/cases-$adapter.log")"
    grep -B3 FAILED "$log/cases-$adapter.log" | tee -a "$out/summary.txt"
    grep -E 'GB/s|power|skipped' "$log/cases-$adapter.log" | tee -a "$out/summary.txt"
}

# sanitized TOOL SECONDS SUITE...: the suites at the same time, each with its own log.
sanitized() {
    local tool=$1 seconds=$2 suite options=()
    shift 2
    [ "$tool" != memcheck ] || options=(--report-api-errors no) # tests of wrong input make calls fail
    for suite; do
        within "$seconds" "$sanitizer" --tool "$tool" "${options[@]}" --target-processes all --error-exitcode 66 --print-limit 20 \
            "$carried/bin/conformance/$suite" --adapter cuda --name "cuda-$tool" --timeout 90 \
            --results "$log/$tool-$suite.jsonl" >"$log/$tool-$suite.log" 2>&1 &
        eval "job_$suite=$!"
    done
    for suite; do
        local job="job_$suite" status=0
        wait "${!job}" || status=$?
        say "  $tool $suite: exit $status; $(grep -hE 'ERROR SUMMARY|RACECHECK SUMMARY' "$log/$tool-$suite.log" |
            sort | uniq -c | tr -s ' \n' ' ')$(results "$log/$tool-$suite.jsonl")"
    done
}

results() { python3 -c '
import collections, json, sys
try:
    rows = [json.loads(line) for line in open(sys.argv[1])]
except OSError:
    rows = []
print(dict(collections.Counter(row["status"] for row in rows)), *("\n    failed: " + row["test"] + ": " + row["message"]
      for row in rows if row["status"] == "failed"))' "$1"; }

step_info() {
    nvidia-smi >"$log/nvidia-smi.txt" 2>&1
    nvidia-smi topo -m >>"$log/nvidia-smi.txt" 2>&1
    nvidia-smi -q -d CLOCK,PERFORMANCE,MEMORY,POWER >>"$log/nvidia-smi.txt" 2>&1
    within 20 "$carried/bin/urinfo" >"$log/urinfo.txt" 2>&1
    say "  urinfo: exit $?"
    tee -a "$out/summary.txt" <"$log/urinfo.txt"
    within 20 "$carried/bin/urinfo" --verbose >"$log/urinfo-verbose.txt" 2>&1
}

step_build() {
    local tree
    tree=$(mktemp -d)
    { within 120 cmake -S "$root" -B "$tree" -G Ninja -DCMAKE_C_FLAGS=-Werror -DUR_ADAPTERS='cuda;native_cpu;mock' \
        -DUR_BUILD_TESTS=OFF -DUR_BUILD_EXAMPLES=OFF -DUR_BUILD_BENCH=OFF &&
        within 120 cmake --build "$tree"; } >"$log/build.log" 2>&1
    say "  build: exit $?; $(tail -n 1 "$log/build.log"); $(cc --version | head -n 1)"
    UR_ADAPTERS_SEARCH_PATH=$tree/lib within 20 "$tree/bin/urinfo" >>"$log/build.log" 2>&1
    say "  urinfo as built there: exit $?"
    rm -rf "$tree"
}

step_cuda() { conformance cuda cuda-h200 150; }
step_spirv() { UR_CONFORMANCE_PROGRAMS=spirv conformance cuda cuda-spirv 150; }
step_hip() { conformance hip hip-over-nvidia 150; }

step_bindless() {
    local suites=(--suite bindless --suite bindless_kernel --suite external)
    conformance cuda cuda-bindless 100 "${suites[@]}"
    UR_CONFORMANCE_PROGRAMS=spirv conformance cuda cuda-bindless-spirv 60 --suite bindless_kernel
    conformance hip hip-bindless 100 "${suites[@]}"
    [ -z "$sanitizer" ] || sanitized memcheck 120 bindless bindless_kernel external
    vulkan
}

# Machines without a screen may have NVIDIA's driver of Vulkan and no file that says so.
vulkan() {
    local icd files=() library
    [ -x "$carried/bin/vulkan_interop" ] || return
    mapfile -t files < <(grep -lsi nvidia /etc/vulkan/icd.d/*.json /usr/share/vulkan/icd.d/*.json \
        /usr/local/*/share/vulkan/icd.d/*.json /usr/local/share/vulkan/icd.d/*.json)
    if [ "${#files[@]}" -eq 0 ]; then
        for library in libGLX_nvidia.so.0 libEGL_nvidia.so.0; do
            icd=$log/$library.json
            printf '{"file_format_version": "1.0.0", "ICD": {"library_path": "%s", "api_version": "1.3.0"}}\n' "$library" >"$icd"
            files+=("$icd")
        done
    fi
    {
        ldconfig -p | grep -iE 'vulkan|_nvidia'
        local list
        list=$(IFS=:; echo "${files[*]}")
        echo "drivers: $list"
        VK_DRIVER_FILES=$list VK_ICD_FILENAMES=$list within 60 "$carried/bin/vulkan_interop" --kernel="$carried/kernels/bindless.ptx"
        echo "exit $?"
    } >"$log/vulkan.log" 2>&1
    say "  Vulkan: $(tail -n 1 "$log/vulkan.log")"
    grep -E 'Vulkan has|passed|skipped|line ' "$log/vulkan.log" | tee -a "$out/summary.txt"
}

# What ptxas makes of the cases for this device and for one before it, where there is a ptxas.
machine_code() {
    local capability
    capability=$(nvidia-smi --query-gpu=compute_cap --format=csv,noheader 2>/dev/null | head -n 1 | tr -d .)
    command -v ptxas >/dev/null || return
    ptxas -arch="sm_$capability" -o "$log/own.cubin" "$carried/kernels/cases.ptx" >>"$log/ptxas.log" 2>&1 &&
        ptxas -arch=sm_75 -o "$log/other.cubin" "$carried/kernels/cases.ptx" >>"$log/ptxas.log" 2>&1 &&
        printf '%s\n' --cubin="$log/own.cubin" --other-cubin="$log/other.cubin"
}

step_cases() {
    local cubins
    mapfile -t cubins < <(machine_code)
    cases cuda cases.ptx --spirv="$carried/kernels/basic.spv" ${cubins+"${cubins[@]}"}
    cases hip cases.hsaco
    within 60 "$carried/bin/test_cuda_others" >"$log/others.log" 2>&1
    say "  what other clients call: exit $?; $(grep -c '  OK ' "$log/others.log") passed"
    grep 'FAILED' "$log/others.log" | tee -a "$out/summary.txt"
}

# against_driver PROGRAM NAME: on both adapters.
against_driver() {
    local adapter
    for adapter in cuda hip; do
        within 80 "$carried/bin/$1" --adapter=$adapter \
            --kernel="$carried/kernels/bench.$([ $adapter = hip ] && echo hsaco || echo ptx)" >"$log/$2-$adapter.log" 2>&1
        say "  $2 on $adapter: exit $?"
        tee -a "$out/summary.txt" <"$log/$2-$adapter.log"
    done
}

step_bench() {
    local adapter
    against_driver bench_cuda bench
    for adapter in cuda hip; do
        within 60 "$carried/bin/bench_group_size" --adapter="$adapter" \
            --kernels="$carried/kernels/basic.$([ $adapter = hip ] && echo hsaco || echo ptx)" >"$log/group-size-$adapter.log" 2>&1
        say "  work-group sizes on $adapter: exit $?"
        tee -a "$out/summary.txt" <"$log/group-size-$adapter.log"
    done
}
step_graphs() { against_driver bench_cuda_graph graphs; }
step_waits() { against_driver bench_cuda_wait waits; }

step_fusion() {
    {
        UR_CONFORMANCE_PROGRAMS=spirv within 60 "$carried/bin/conformance/fusion" --adapter cuda
        say "  fusion: exit $?"
        UR_CONFORMANCE_PROGRAMS=spirv within 60 "$carried/bin/conformance/fusion_buffers" --adapter cuda
        say "  fusion_buffers: exit $?"
        UR_CONFORMANCE_PROGRAMS=spirv within 60 "$carried/bin/conformance/fusion_copies" --adapter cuda
        say "  fusion_copies: exit $?"
        UR_CONFORMANCE_PROGRAMS=spirv within 60 "$carried/bin/conformance/fusion_events" --adapter cuda
        say "  fusion_events: exit $?"
        UR_CONFORMANCE_PROGRAMS=spirv within 60 "$carried/bin/conformance/fusion_queue" --adapter cuda
        say "  fusion_queue: exit $?"
        UR_CONFORMANCE_PROGRAMS=spirv UR_FUSION_CASES=300 within 90 "$carried/bin/conformance/fusion_random" --adapter cuda
        say "  fusion_random: exit $?"
        ONEAPI_DEVICE_SELECTOR='cuda:*' within 60 "$carried/bin/bench_fusion" "$carried/fusion/fusion" 64
        say "  bench_fusion: exit $?"
    } >"$log/fusion.log" 2>&1
    grep -E "ratio|chain|sum|failed" "$log/fusion.log" | tee -a "$out/summary.txt"
}

step_fusion_cases() {
    local set file failed=0 sets=0
    for set in "$carried"/fusion/*/; do
        sets=$((sets + 1))
        file=$log/fusion-$(basename "$set").log
        UR_CONFORMANCE_PROGRAMS=spirv UR_CONFORMANCE_KERNELS=$set UR_FUSION_CASES=${FUSION_CASES:-150} UR_CONFORMANCE_TIMEOUT=300 \
            within 300 "$carried/bin/conformance/fusion_random" --adapter cuda --seed "$(basename "$set")" >"$file" 2>&1 &
        [ $((sets % 5)) != 0 ] || wait
    done
    wait
    for set in "$carried"/fusion/*/; do
        file=$log/fusion-$(basename "$set").log
        if ! grep -q ': 1 passed, 0 failed' "$file"; then
            failed=$((failed + 1))
            grep -m 3 -v '^\[' "$file" | tee -a "$out/summary.txt"
        fi
    done
    say "  $sets sets of kernels, ${FUSION_CASES:-150} sequences of each: $failed sets with a difference or a failure"
}

step_pool() {
    local adapter
    for adapter in cuda hip; do
        local library=$carried/lib/libur_adapter_$adapter.so.0
        {
            UR_ADAPTERS_FORCE_LOAD=$library within 30 "$carried/bin/pool_pair_ur" mixed 1000 &&
                UR_ADAPTERS_FORCE_LOAD=$library within 30 "$carried/bin/pool_pair_ur" same 1000000 &&
                UR_ADAPTERS_FORCE_LOAD=$library within 30 "$carried/bin/pool_pair_ur" mixed 1000000 &&
                UR_ADAPTERS_FORCE_LOAD=$library within 90 "$carried/bin/pool_traces_ur" --limit 1.3
        } >"$log/pool-$adapter.log" 2>&1
        say "  pool on $adapter: exit $?"
        tee -a "$out/summary.txt" <"$log/pool-$adapter.log"
    done
    # Memory in one piece is shared in another way.
    UR_POOL_WHOLE_ALLOCATIONS=1 conformance cuda cuda-whole 60 --suite ipc
}

step_memcheck() { sanitized memcheck 120 usm enqueue_usm buffer kernel_launch command_buffer_run command_buffer_events async_usm graph usm_pool queue event globals capture_random opencl_c; }
# The tests of the layer that checks kernels, but what only native CPU is asked.
step_check() {
    local adapter name program
    for adapter in cuda hip; do
        export ONEAPI_DEVICE_SELECTOR="$adapter:*"
        for name in check:checked cross:crossed races:raced commands:ordered; do
            program=$carried/bin/check_${name#*:}
            set -- "$root/test/check/test_${name%:*}.py" "$root/tools/urtrace" "$program"
            case $name in
            check:*) set -- "$@" "$carried/check" "$root/test/check/kernels" ;;
            cross:*) set -- "$@" "$carried/check/cross.spv" ;;
            races:*) set -- "$@" "$carried/check/races.spv" "$root/test/check/kernels/races.cl" ;;
            commands:*) set -- "$@" "$carried/check/ordered.spv" ;;
            esac
            within 90 python3 "$@" >"$log/check-${name%:*}-$adapter.log" 2>&1
            say "  check ${name%:*} on $adapter: exit $?; $(tail -n 1 "$log/check-${name%:*}-$adapter.log")"
            grep -hE '^(FAIL|ERROR|AssertionError)' "$log/check-${name%:*}-$adapter.log" | cut -c1-600 | head -n 12 | tee -a "$out/summary.txt"
        done
        say "  accesses that lose the device, on $adapter, without the layer and with it:"
        within 30 "$carried/bin/check_crossed" "$carried/check/cross.spv" lost 2>&1 | tail -n 3 | tee -a "$out/summary.txt"
        within 60 python3 "$root/tools/urtrace" check -- "$carried/bin/check_crossed" "$carried/check/cross.spv" lost 2>&1 |
            tee -a "$out/summary.txt"
        for name in "" UR_LAYER_KERNEL_CHECKING; do
            say "  ns of the device for a work-item on $adapter ${name:+with the layer}: $(UR_ENABLE_LAYERS=$name within 60 \
                "$carried/bin/check_checked" "$carried/check/faults.spv" cost 20 device 2>&1 | tr '\n' ' ')"
        done
        within 60 python3 "$root/test/check/test_cross.py" "$root/tools/urtrace" "$carried/bin/check_crossed" "$carried/check/cross.spv" \
            table >"$out/check-$adapter.txt" 2>"$log/check-table-$adapter.log"
        say "  faults on $adapter: $(awk '{ print $4 }' "$out/check-$adapter.txt" | sort | uniq -c | tr -s ' \n' ' ')"
    done
    export ONEAPI_DEVICE_SELECTOR="cuda:*"
    if [ -n "$sanitizer" ]; then
        within 200 python3 "$root/test/check/test_cross.py" "$root/tools/urtrace" "$carried/bin/check_crossed" "$carried/check/cross.spv" \
            tool "$sanitizer" 12 >"$out/check-compute-sanitizer.txt" 2>"$log/check-tool.log"
        say "  faults by compute-sanitizer: $(awk '{ print $4 }' "$out/check-compute-sanitizer.txt" | sort | uniq -c | tr -s ' \n' ' ')"
    fi
    unset ONEAPI_DEVICE_SELECTOR
}

step_racecheck() { sanitized racecheck 90 kernel_launch enqueue_usm graph opencl_c; }
step_synccheck() { sanitized synccheck 60 kernel_launch opencl_c; }
step_initcheck() { sanitized initcheck 90 enqueue_usm buffer; }

# Without anything of ours in the environment.
clean() {
    unset UR_ADAPTERS_SEARCH_PATH
    export LD_LIBRARY_PATH=$library_path
}

# As a new user would: an environment, the wheels, our adapters, a program.
step_python() {
    local place
    place=$(mktemp -d)
    {
        python3 -m venv --without-pip "$place" &&
            within 120 python3 -m pip --python "$place/bin/python" install -q --no-index --no-deps "$carried"/wheels/*.whl &&
            "$root/tools/ur-venv" install --from "$carried/lib" "$place" &&
            (clean && within 60 "$place/bin/python" "$root/examples/python/copies.py") &&
            (clean && within 60 "$place/bin/python" -m dpctl -f) &&
            "$root/tools/ur-venv" remove "$place"
    } >"$log/python.log" 2>&1
    say "  python: exit $?"
    tee -a "$out/summary.txt" <"$log/python.log"
    rm -rf "$place"
}

# What the wheels' tests of SPIR-V are: creation, elementwise, manipulation, indexing, sorting, reductions, linear algebra and
# random numbers, as files and folders of dpnp's tests.
dpnp_suites() {
    local cupy=third_party/cupy
    printf '%s\n' test_{arraycreation,fill,flat,arraypad,arraymanipulation,manipulation,flipping,copy,memory}.py \
        test_{umath,mathematical,binary_ufuncs,binary_two_outputs_ufuncs,unary_two_outputs_ufuncs,bitwise,logic,absolute}.py \
        test_{indexing,search,sort,counting,histogram,sum,product,amin_amax,nanfunctions,statistics,functional}.py \
        test_{linalg,outer,random,random_state,ndarray,strides,special,dtype_routines,utils,window}.py \
        tensor $cupy/{binary,creation,indexing,logic,manipulation,math,sorting,statistics,linalg,random,functional}_tests
}

# A program of that environment, with nothing of ours but what a user has.
in_clients() { # LIBRARIES COMMAND...
    local libraries=$1 driver= set=("UR_URCC=$root/tools/urcc" "UR_CACHE_DIR=$clients/cache")
    shift
    # OpenCL C, of which Fourier transforms are made, needs a compiler from the wheels.
    [ ! -f "$clients/lib/libcommon_clang.so" ] || set+=("URCC_COMMON_CLANG=$clients/lib/libcommon_clang.so")
    if [ "$adapter" = native_cpu ]; then
        local llvm=("$clients"/llvm/libLLVM.so.*)
        set+=("UR_ADAPTERS_FORCE_LOAD=$libraries/libur_adapter_native_cpu.so.0" UR_NATIVE_CPU_PRESENT_AS=opencl
            "UR_LLVM_LIBRARY=${llvm[0]}" "OCL_ICD_VENDORS=$clients/none" ONEAPI_DEVICE_SELECTOR='opencl:*'
            UR_NATIVE_CPU_THREADS=2 OPENBLAS_NUM_THREADS=1 MKL_ENABLE_INSTRUCTIONS=AVX512)
    else
        # A libsycl with a loader of its own opens what the selector names, and knows of no other name for CUDA.
        [ "$adapter $libraries" = "cuda $clients/lib" ] ||
            set+=("UR_ADAPTERS_FORCE_LOAD=$libraries/libur_adapter_$adapter.so.0")
        # The driver that only compiles.
        set+=("OCL_ICD_FILENAMES=$libraries/unified-runtime/libur_clc.so" "UR_${adapter^^}_PRESENT_AS=level_zero"
            ONEAPI_DEVICE_SELECTOR=level_zero:gpu)
        if [ "$adapter" = hip ]; then
            local llvm=("$clients"/llvm/libLLVM.so.*)
            driver=:$carried/hip
            set+=("UR_LLVM_LIBRARY=${llvm[0]}" "UR_AMDGCN_LINKER=$clients/llvm/ld.lld")
        fi
    fi
    cd "$clients" && env -u UR_ADAPTERS_SEARCH_PATH "LD_LIBRARY_PATH=$libraries:$clients/lib$driver${library_path:+:$library_path}" \
        "PYTHONPATH=$clients/site:$root/bench/cuda" PYTHONDONTWRITEBYTECODE=1 "${set[@]}" "$@"
}

# One pytest. Each test has a limit, and one that hangs or ends its process costs that worker alone; what fails is known when
# it does, and stays known if the time for all is over.
pytest_on() { # NAME LIBRARIES SECONDS WORKERS TESTS...
    local name=$1 libraries=$2 seconds=$3 workers=$4 left=$((limit - SECONDS - 10)) status=0
    shift 4
    [ $((left < seconds ? left : seconds)) -ge 5 ] || { say "  $name: no time left"; return; }
    (in_clients "$libraries" "UR_TEST_FAILURES=$log/$name.failed" timeout -s INT -k 15 $((left < seconds ? left : seconds)) \
        python3 -X faulthandler -m pytest -q -p no:cacheprovider -p pytest_failures -rfE --tb=short \
        -n "$workers" --dist worksteal --timeout "${EACH:-120}" --timeout-method thread \
        --junitxml "$log/$name.xml" "$@") >"$log/$name.log" 2>&1 || status=$?
    say "  $name: exit $status; $(grep -E '(passed|failed|skipped|errors?|no tests ran).* in [0-9.]+' "$log/$name.log" |
        tail -n 1 | tr -d =)"
    [ ! -s "$log/$name.failed" ] || { cut -c1-200 "$log/$name.failed" | head -n "${SHOW:-8}" | tee -a "$out/summary.txt"; }
    case $name/$status in # 5: nothing in the file is for this device
    dpnp-*/[015])
        [ ! -s "$log/$name.failed" ] || cp "$log/$name.failed" "$finished/"
        cp "$log/$name.xml" "$finished/"
        ;;
    esac
}

unpack_clients() {
    local archive
    clients=${CLIENTS:-/tmp/ur-clients}
    mkdir -p "$clients/lib"
    for archive in "$carried"/clients*/*.tar.*; do
        [ -e "$archive" ] && ! [ "$clients/$(basename "$archive").unpacked" -nt "$archive" ] || continue
        case $archive in
        *.zst) zstd -dcf "$archive" | tar -C "$clients" -xf - ;;
        *.xz) python3 -W ignore -m tarfile -e "$archive" "$clients" ;;
        *) tar -C "$clients" -xf "$archive" ;;
        esac && touch "$clients/$(basename "$archive").unpacked" || say "  $archive cannot be unpacked"
    done
    for archive in "$clients"/lib*; do
        cp -r "$carried"/lib/libur_* "$carried/lib/unified-runtime" "$archive/"
        [ "$adapter" != native_cpu ] || cp "$carried"/opencl/* "$archive/"
    done
}

step_clients() {
    local adapter=${ADAPTER:-cuda} suites=${SUITES:-dpctl} size file libraries jobs=${JOBS:-$(($(nproc) / 2))} name finished
    unpack_clients
    finished=$clients/finished-$adapter
    [ -n "${RESUME:-}" ] || rm -rf "$finished"
    mkdir -p "$finished"
    say "  device: $(in_clients "$clients/lib" python3 -c 'import dpctl
print(*(f"{device.name}, {device.sycl_platform.name}" for device in dpctl.get_devices()), sep="; ")' 2>&1 | tail -n 1)"
    if [[ " $suites " == *" dpctl "* ]]; then
        for libraries in "$clients"/lib*; do
            [ -e "$libraries/libsycl.so.9" ] || continue
            pytest_on "dpctl-$(basename "$libraries")" "$libraries" 250 "$jobs" --pyargs dpctl.tests
        done
    fi
    suites=$(printf ' %s ' $suites | sed 's/ dpctl / /g')
    suites=${suites/ dpnp / $(dpnp_suites) }
    suites=${suites/ all / $(cd "$clients/site/dpnp/tests" && find . -name 'test_*.py' -printf '%P\n') }
    suites=${suites/ none / }
    # The longest first, so that none is left over alone.
    for file in $suites; do
        printf '%s %s\n' "$(find "$clients/site/dpnp/tests/$file" -name '*.py' -exec cat {} + | wc -c)" "$file"
    done | sort -rn >"$log/dpnp-suites"
    while read -r size file; do
        name=dpnp-$(tr -c 'A-Za-z0-9_\n' - <<<"${file%.py}")
        [ ! -f "$finished/$name.xml" ] || continue
        while [ "$(jobs -rp | wc -l)" -ge "$jobs" ]; do sleep 0.2; done
        pytest_on "$name" "$clients/lib" "${LIMIT:-500}" $((size > 60000 ? 4 : 2)) "$clients/site/dpnp/tests/$file" &
    done <"$log/dpnp-suites"
    wait
    if [ -s "$log/dpnp-suites" ]; then
        cat "$finished"/dpnp-*.failed "$log"/dpnp-*.failed 2>/dev/null | sort -u >"$out/dpnp-failed.txt"
        say "  dpnp: $(python3 "$root/bench/cuda/pytest_failures.py" "$finished"/dpnp-*.xml), of $(wc -l <"$log/dpnp-suites")"
        cp "$finished"/dpnp-*.xml "$log/"
    fi
    cat "$log"/dpctl-*.failed >"$out/dpctl-failed.txt" 2>/dev/null
}

step_kernels() {
    within 300 "$carried/bin/bench_spirv" "$carried/spirv" >"$log/kernels.log" 2>&1
    say "  kernels of SPIR-V: exit $?"
    tee -a "$out/summary.txt" <"$log/kernels.log"
}

step_shapes() {
    local driver
    driver=$(ldconfig -p | awk '$1 == "libnvidia-opencl.so.1" { print $NF; exit }')
    mkdir -p "$log/icd" /dev/shm/shapes "$log/lib"
    echo "${driver:-libnvidia-opencl.so.1}" >"$log/icd/nvidia.icd"
    cp -P "$carried"/lib/libur_adapter_cuda.so* "$carried"/opencl/libur_adapter_opencl.so* "$log/lib/"
    cp -r "$carried/shapes/." /dev/shm/shapes/
    OCL_ICD_VENDORS=$log/icd LD_LIBRARY_PATH=$carried/opencl:$LD_LIBRARY_PATH within 300 "$root/test/kernels/gpu.py" run \
        --bin "$carried/bin" --lib "$log/lib" /dev/shm/shapes >"$log/shapes.log" 2>&1
    say "  shapes: exit $?"
    tee -a "$out/summary.txt" <"$log/shapes.log"
    rm -rf /dev/shm/shapes "$log/lib"
}

step_opencl_c() {
    local code results=$log/opencl_c
    mkdir -p "$results"
    for code in "$carried"/opencl_c/*.spv; do
        while [ "$(jobs -rp | wc -l)" -ge 8 ]; do sleep 0.1; done
        UR_ADAPTERS_FORCE_LOAD=$carried/lib/libur_adapter_cuda.so.0 within 200 "$carried/bin/run_cases" "${code%.spv}.txt" \
            "$code" >"$results/$(basename "$code" .spv).log" 2>&1 &
    done
    wait
    say "  functions of OpenCL C: $(cat "$results"/*.log |
        awk '/ cases right, / { right += $1; wrong += $4; left += $9; files++ }
        END { print right " cases right, " wrong " wrong, " left " not run, in " files " files" }') of $(
        ls "$carried"/opencl_c/*.spv | wc -l)"
    grep -hvE '^device: | cases right, ' "$results"/*.log | cut -c1-250 | head -n "${SHOW:-60}" | tee -a "$out/summary.txt"
}

step_nccl() {
    local library=libnccl.so.2
    if [ -f "$carried/libnccl.so.2.gz" ]; then
        library=$(mktemp -d)/libnccl.so.2
        gzip -dc "$carried/libnccl.so.2.gz" >"$library"
    fi
    UR_ADAPTERS_FORCE_LOAD=$carried/lib/libur_adapter_cuda.so.0 within 100 "$carried/bin/nccl_all_reduce" --nccl "$library" \
        "$carried/bin/all_reduce" >"$log/nccl.log" 2>&1
    say "  examples/nccl: exit $?"
    sed 's/^/  /' "$log/nccl.log" | tee -a "$out/summary.txt"
}

step_ptx() {
    local name
    for name in bfloat16 atomics rows; do
        within 60 python3 "$root/test/ptx/$name.py" "$carried/bin/spirv2ptx" \
            $([ $name != rows ] || echo "$carried/kernels/$name.spv") >"$log/ptx-$name.log" 2>&1
        say "  $name: exit $?; $(tail -n 1 "$log/ptx-$name.log")"
    done
}

step_replay() {
    within 300 python3 "$root/test/ptx/replay.py" run "$carried/bin/spirv2ptx" "$carried/replay.zip" >"$log/replay.log" 2>&1
    say "  replay: exit $?; $(tail -n 1 "$log/replay.log")"
    grep -E '^(DIFFERENT|NOT RUN)' "$log/replay.log" | cut -c1-250 | head -n "${SHOW:-60}" | tee -a "$out/summary.txt"
}

# replay_file WHERE NAME FILE [OPTION...]: what is left out and what differs goes to the log.
replay_file() {
    local where=$1 name=$2 file=$3 status=0
    shift 3
    within 25 "$root/tools/urtrace" replay -v "$@" "$file" >"$log/record-$where-$name.log" 2>&1 || status=$?
    say "  $name $where: exit $status; $(grep -E ' calls recorded, |cannot|which is not here' "$log/record-$where-$name.log" |
        tail -n 1)"
    grep -m 3 -E 'first difference|failed here|differs' "$log/record-$where-$name.log" | grep -v ' calls recorded, ' |
        cut -c1-250 | sed 's/^/    /' | tee -a "$out/summary.txt"
}

step_record() {
    local suite file status kept=$log/recordings
    export URTRACE_LIBEXEC=$carried/lib/unified-runtime
    for file in "$carried"/recordings/*.urec; do
        [ -f "$file" ] || continue
        replay_file native_cpu-on-cuda "$(basename "$file" .urec)" "$file" --on 'cuda:*'
    done
    mkdir -p "$kept"
    for suite in "${recorded[@]}" steps commands graphs; do # the last two: native commands; what graphs do to memory of the host
        file=$kept/$suite.urec
        if [ "$suite" = steps ]; then
            set -- "$carried/bin/record_recorded" "$carried/kernels/steps.spv" 20
        elif [ "$suite" = commands ] || [ "$suite" = graphs ]; then
            set -- "$carried/bin/record_recorded" "$carried/kernels/steps.spv" 1 "$suite"
        else
            set -- "$carried/bin/conformance/$suite" --adapter cuda --name cuda-recorded
        fi
        status=0
        ONEAPI_DEVICE_SELECTOR='cuda:*' UR_CONFORMANCE_PROGRAMS=spirv within 25 "$root/tools/urtrace" record -o "$file" -- \
            "$@" >"$log/recording-$suite.log" 2>&1 || status=$?
        [ "$status" = 0 ] || say "  $suite ends with $status when it is recorded on CUDA"
        [ ! -f "$file" ] || replay_file cuda-on-cuda "$suite" "$file"
    done
    tar -C "$kept" -czf "$out/recordings.tar.gz" .
    rm -rf "$kept"
    say "  recordings of CUDA: $(du -h "$out/recordings.tar.gz" | cut -f1)"
}

# What step_record brought back, on a device of the machine that packs.
elsewhere() { # FILE.tar.gz [SELECTOR]
    local file
    [ -f "${1:-}" ] || { echo "no such file: ${1:-}" >&2; exit 2; }
    out=${OUT:-$carried/out-elsewhere}
    log=$out/logs
    mkdir -p "$log/recordings"
    : >"$out/summary.txt"
    tar -C "$log/recordings" -xzf "$1"
    for file in "$log"/recordings/*.urec; do
        replay_file cuda-elsewhere "$(basename "$file" .urec)" "$file" --on "${2:-native_cpu:*}"
    done
    rm -rf "$log/recordings"
}

step_two() {
    local count
    count=$(nvidia-smi -L 2>/dev/null | grep -c '^GPU')
    if [ "$count" -lt 2 ] && [ -z "${UR_SOFT_DEVICES:-}" ]; then
        say "  there is one GPU"
        return
    fi
    cases cuda cases.ptx another_device shared_context peer_memory peer_bandwidth one_visible_device two_processes \
        two_processes_physical
    sed 's/^/  /' "$log/cases-cuda.log" | tee -a "$out/summary.txt"
    cases hip cases.hsaco another_device shared_context peer_memory peer_bandwidth one_visible_device two_processes \
        two_processes_physical
    sed 's/^/  /' "$log/cases-hip.log" | tee -a "$out/summary.txt"
    conformance cuda cuda-two 60 --suite capture_devices
    conformance cuda cuda-second 120 --device 1
    conformance hip hip-second 120 --device 1 --suite peer --suite usm --suite buffer --suite context \
        --suite capture_devices
}

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
    sed -n '2,55p' "${BASH_SOURCE[0]}" | sed 's/^# \{0,1\}//'
    exit 2
    ;;
esac
