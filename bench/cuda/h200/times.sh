# shellcheck shell=bash disable=SC2034,SC2154 # variables of other files
# Steps that say how long it takes.

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
    # One loader of drivers reads the first, another the second.
    OCL_ICD_VENDORS=$log/icd OCL_ICD_FILENAMES=${driver:-libnvidia-opencl.so.1} LD_LIBRARY_PATH=$carried/opencl:$LD_LIBRARY_PATH within 300 "$root/test/kernels/gpu.py" run \
        --bin "$carried/bin" --lib "$log/lib" /dev/shm/shapes >"$log/shapes.log" 2>&1
    say "  shapes: exit $?"
    tee -a "$out/summary.txt" <"$log/shapes.log"
    rm -rf /dev/shm/shapes "$log/lib"
}
