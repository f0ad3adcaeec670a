# shellcheck shell=bash disable=SC2034,SC2154 # variables of other files
# Recordings made here or elsewhere, replayed.

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
