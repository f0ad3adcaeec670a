# shellcheck shell=bash disable=SC2034,SC2154 # variables of other files
# Steps that say whether it works.

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
