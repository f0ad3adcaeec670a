# shellcheck shell=bash disable=SC2034,SC2154 # variables of other files
# What the steps of h200.sh share: the log, time limits, suites.

# Suites whose recordings are replayed on another device. What is left out there by nature: kernels of kernel_launch that ask
# for groups of which the recording does not tell for sure how the adapter chose them, and one that faults.
recorded=(async_usm buffer capture capture_errors capture_random command_buffer_launch enqueue_usm event kernel kernel_launch ordering usm usm_pool)

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

results() { python3 -c '
import collections, json, sys
try:
    rows = [json.loads(line) for line in open(sys.argv[1])]
except OSError:
    rows = []
print(dict(collections.Counter(row["status"] for row in rows)), *("\n    failed: " + row["test"] + ": " + row["message"]
      for row in rows if row["status"] == "failed"))' "$1"; }
