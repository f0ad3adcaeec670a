#!/bin/sh
# Instructions of one operation while something that does not concern it is small, and a hundred times as large: the
# difference between two runs under cachegrind, start and end cancelled.
#
#   bench/pool/costs.sh PROGRAM CASE SMALL COUNT [misses]   PROGRAM is pool_costs or pool_costs_ur of an optimised build
#
# COUNT operations are counted. Exits with 1 if one takes more than a quarter above what it takes at SMALL; with
# `misses`, also if it misses the first cache once more often.
set -eu
program=$1 case=$2 small=$3 count=$4 misses=${5:-}
# Instructions and, where wanted, misses of data in the first cache.
count() {
    simulated=no
    [ -z "$misses" ] || simulated=yes
    valgrind --tool=cachegrind --cache-sim=$simulated --cachegrind-out-file=/dev/null "$program" "$case" "$1" "$2" 2>&1 |
        awk '{ gsub(/,/, "") } / I +refs: / { all = $NF } / D1 +misses: / { missed = $4 } END { if (all) print all, missed + 0 }'
}
"$program" "$case" "$small" "$count" >/dev/null # fails here if it cannot run
of() {
    { count "$1" "$count"; count "$1" $((2 * count)); } |
        awk -v count="$count" 'NR == 1 { a = $1; b = $2 } NR == 2 { printf "%d %.1f\n", ($1 - a) / count, ($2 - b) / count }'
}
few=$(of "$small")
many=$(of $((100 * small)))
echo "$few $many" | awk -v case="$case" -v small="$small" -v misses="$misses" '{
    printf "%s: %d instructions at %d, %d at %d", case, $1, small, $3, 100 * small
    if (misses) printf "; %.1f and %.1f misses", $2, $4
    print ""
    if (NF != 4 || $3 > $1 * 1.25 + 100 || (misses && $4 > $2 + 1)) { print "costs grow" > "/dev/stderr"; exit 1 }
}'
