#!/bin/sh
# Calls of the software CUDA driver that an allocation, a fill and a free take.
#
#   bench/pool/calls.sh PROGRAM CASE     PROGRAM is pool_costs_ur; CASE chain, plain or unordered
#
# Exits with 1 if of a chain the three together ask about more than one event (and a quarter, since one that is under way
# when it is asked about is asked about again), or for the current context more than twice; or if plain allocations and frees, the fill in order or out of order, ask or record more than once in five times.
set -eu
count=1000
size=0
[ "$2" != chain ] || size=4096
out=$(mktemp)
trap 'rm -f "$out"' EXIT
valgrind --tool=callgrind --callgrind-out-file="$out" "$1" "$2" $size $count >/dev/null 2>&1
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
fills=$(calls cuMemsetD8Async)
queries=$(($(calls cuEventQuery) + $(calls cuStreamQuery)))
current=$(calls cuCtxGetCurrent)
records=$(calls cuEventRecord)
echo "$count x $2: $queries x cuEventQuery and cuStreamQuery, $current x cuCtxGetCurrent, $records x cuEventRecord"
[ "$fills" -ge $count ] || { echo "the driver was not seen" >&2; exit 1; }
if [ "$2" = chain ]; then
    [ "$queries" -le $((count + count / 4)) ] && [ "$current" -le $((2 * count + 50)) ]
else
    [ "$((queries + records))" -le $((count / 5)) ] && [ "$current" -le $((count + count / 5)) ]
fi
