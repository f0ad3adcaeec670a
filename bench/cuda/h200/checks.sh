# shellcheck shell=bash disable=SC2034,SC2154 # variables of other files
# Steps under compute-sanitizer, and the layer that checks kernels.

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

step_memcheck() { sanitized memcheck 120 usm enqueue_usm buffer kernel_launch command_buffer_run command_buffer_events async_usm graph usm_pool queue event globals capture_random opencl_c; }

# check_adapter ADAPTER: the tests of the layer that checks kernels, but what only native CPU is asked; what loses the device; its table of faults, which
# has all that the test `cross` looks at. What is to be said goes to $log/check-said-ADAPTER.txt.
check_adapter() {
    local adapter=$1 name program status
    export ONEAPI_DEVICE_SELECTOR="$adapter:*"
    within 180 python3 "$root/test/check/test_cross.py" "$root/tools/urtrace" "$carried/bin/check_crossed" "$carried/check/cross.spv" \
        table >"$out/check-$adapter.txt" 2>"$log/check-table-$adapter.log"
    echo "  faults on $adapter: $(awk '{ print $4 }' "$out/check-$adapter.txt" | sort | uniq -c | tr -s ' \n' ' ')"
    for name in check:checked races:raced commands:ordered; do
        program=$carried/bin/check_${name#*:}
        set -- "$root/test/check/test_${name%:*}.py" "$root/tools/urtrace" "$program"
        case $name in
        check:*) set -- "$@" "$carried/check" "$root/test/check/kernels" ;;
        races:*) set -- "$@" "$carried/check/races.spv" "$root/test/check/kernels/races.cl" ;;
        commands:*) set -- "$@" "$carried/check/ordered.spv" ;;
        esac
        status=0
        within 120 python3 "$@" >"$log/check-${name%:*}-$adapter.log" 2>&1 || status=$?
        echo "  check ${name%:*} on $adapter: exit $status; $(tail -n 1 "$log/check-${name%:*}-$adapter.log")"
        grep -hE '^(FAIL|ERROR|AssertionError)' "$log/check-${name%:*}-$adapter.log" | cut -c1-600 | head -n 12
    done
    echo "  accesses that lose the device, on $adapter, without the layer and with it:"
    within 30 "$carried/bin/check_crossed" "$carried/check/cross.spv" lost 2>&1 | tail -n 3
    within 60 python3 "$root/tools/urtrace" check -- "$carried/bin/check_crossed" "$carried/check/cross.spv" lost 2>&1
}

# The times alone; then both adapters and compute-sanitizer at once.
step_check() {
    local adapter name jobs=()
    for adapter in cuda hip; do
        for name in "" UR_LAYER_KERNEL_CHECKING; do
            say "  ns of the device for a work-item on $adapter ${name:+with the layer}: $(ONEAPI_DEVICE_SELECTOR="$adapter:*" UR_ENABLE_LAYERS=$name \
                within 60 "$carried/bin/check_checked" "$carried/check/faults.spv" cost 20 device 2>&1 | tr '\n' ' ')"
        done
    done
    for adapter in cuda hip; do
        check_adapter "$adapter" >"$log/check-said-$adapter.txt" 2>&1 &
        jobs+=($!)
    done
    if [ -n "$sanitizer" ]; then
        ONEAPI_DEVICE_SELECTOR="cuda:*" within 360 python3 "$root/test/check/test_cross.py" "$root/tools/urtrace" "$carried/bin/check_crossed" \
            "$carried/check/cross.spv" tool "$sanitizer" 14 >"$out/check-compute-sanitizer.txt" 2>"$log/check-tool.log" &
        jobs+=($!)
    fi
    wait "${jobs[@]}"
    cat "$log/check-said-cuda.txt" "$log/check-said-hip.txt" | tee -a "$out/summary.txt"
    if [ -n "$sanitizer" ]; then
        say "  faults by compute-sanitizer: $(awk '{ print $4 }' "$out/check-compute-sanitizer.txt" | sort | uniq -c | tr -s ' \n' ' ')"
    fi
}

step_racecheck() { sanitized racecheck 90 kernel_launch enqueue_usm graph opencl_c; }
step_synccheck() { sanitized synccheck 60 kernel_launch opencl_c; }
step_initcheck() { sanitized initcheck 90 enqueue_usm buffer; }
