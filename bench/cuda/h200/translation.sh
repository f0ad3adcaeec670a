# shellcheck shell=bash disable=SC2034,SC2154 # variables of other files
# Steps that compare what SPIR-V was translated to.

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
