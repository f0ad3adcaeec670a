#!/bin/sh
# Calls of the software CUDA driver that an allocation, a fill and a free take, each after the one before.
#
#   bench/pool/calls.sh PROGRAM     PROGRAM is pool_costs_ur
#
# Exits with 1 if the three together ask about more than one event, or for the current context more than twice.
set -eu
count=1000
out=$(mktemp)
trap 'rm -f "$out"' EXIT
valgrind --tool=callgrind --callgrind-out-file="$out" "$1" chain 4096 $count >/dev/null 2>&1
calls() {
    awk -v name="$1" '
        match($0, /^c?fn=\([0-9]+\)/) {
            split(substr($0, RSTART, RLENGTH), part, /[()]/)
            id = part[2]
            rest = substr($0, RSTART + RLENGTH + 1)
            if (rest != "") names[id] = rest
            if ($0 ~ /^cfn/) callee = id
        }
        /^calls=/ { split($1, n, "="); total[callee] += n[2] }
        END { for (id in total) if (names[id] == name) sum += total[id]; print sum + 0 }' "$out"
}
queries=$(calls cuEventQuery)
current=$(calls cuCtxGetCurrent)
records=$(calls cuEventRecord)
echo "$count chains: $queries x cuEventQuery, $current x cuCtxGetCurrent, $records x cuEventRecord"
[ "$records" -ge $count ] || { echo "the driver was not seen" >&2; exit 1; }
[ "$queries" -le $((count + 50)) ] && [ "$current" -le $((2 * count + 50)) ]
