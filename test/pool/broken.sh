#!/usr/bin/env bash
# broken.sh PROGRAM ADAPTERS: runs random graphs of allocations on the native CPU adapter in the folder ADAPTERS, whose pool
# can be told to break a rule, under the engine's ordering check. Without a broken rule nothing may be reported; with
# each rule broken in turn there must be a report that names two commands.
set -euo pipefail
program=$1
log=$(mktemp)
trap 'rm -f "$log"' EXIT
export UR_ADAPTERS_SEARCH_PATH=$2 UR_CONFORMANCE_TIMEOUT=120
rules=(none same-queue ancestor complete pending-wait pending-signal host-free free-waits merge alloc-waits
       unsignalled)
bad=0
for rule in "${!rules[@]}"; do
    found=
    # Most show at once. What has completed when the pool looks is up to the machine, so that a broken rule may do no harm
    # in one set of graphs: then another order and other graphs are tried. (Graphs without a broken rule are pool.graphs' affair.)
    tries=(20:1 100:2 300:{3..16} 20:{17..36})
    [ "$rule" -ne 0 ] || tries=(20:1 100:2)
    for try in "${tries[@]}"; do
        [ -z "$found" ] || break
        UR_POOL_BREAK_RULE=$rule UR_CONFORMANCE_GRAPHS=${try%:*} UR_NATIVE_CPU_TEST="check;single;seed:${try#*:}" \
            "$program" --adapter native_cpu --seed "${try#*:}" --filter 'several queues' >"$log" 2>&1 || true
        found=$(grep -m 1 -E '#[0-9]+ .* by .*#[0-9]+' "$log" || true)
        if [ "$rule" -eq 0 ] && ! grep -q '1 passed, 0 failed' "$log"; then
            found="not passed: $(tail -3 "$log")"
        fi
    done
    printf '%-15s %s\n' "${rules[$rule]}" "${found:-no report}"
    if { [ "$rule" -eq 0 ] && [ -n "$found" ]; } || { [ "$rule" -ne 0 ] && [ -z "$found" ]; }; then
        bad=$((bad + 1))
    fi
done
[ "$bad" -eq 0 ] || { echo "broken.sh: $bad rules are not as they should be" >&2; exit 1; }
