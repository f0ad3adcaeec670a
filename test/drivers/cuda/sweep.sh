#!/usr/bin/env bash
# sweep.sh PROGRAM ARGUMENT...: runs the program once to count the calls that it makes of the driver, and then once for
# each of them with that call failing. Fails if one run ends with anything but 0, hangs, or leaves memory behind.
set -euo pipefail
report=$(mktemp)
trap 'rm -f "$report"' EXIT
UR_SOFT_REPORT=$report "$@"
calls=$(sed -n 's/.* calls \([0-9]*\) .*/\1/p' "$report")
[ "${calls:-0}" -gt 50 ] || { echo "sweep: only '${calls:-none}' calls counted" >&2; exit 1; }
step=${UR_SWEEP_STEP:-1}
bad=0
for ((n = 1; n <= calls; n += step)); do
    status=0
    UR_SOFT=fail:$n timeout 60 "$@" >/dev/null 2>"$report" || status=$?
    if [ "$status" -ne 0 ]; then
        echo "sweep: call $n of $calls fails: exit status $status"
        head -30 "$report"
        bad=$((bad + 1))
        [ "$bad" -lt 5 ] || exit 1
    fi
done
echo "sweep: $calls calls, $bad runs went wrong"
[ "$bad" -eq 0 ]
