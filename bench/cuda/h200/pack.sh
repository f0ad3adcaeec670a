# shellcheck shell=bash disable=SC2034,SC2154 # variables of other files
# Fills build-gpu/, on the machine that has what is needed.

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
