#!/bin/sh
# Instructions of one operation while something that does not concern it is small, and a hundred times as large: the
# difference between two runs under callgrind, start and end cancelled.
#
#   bench/pool/costs.sh PROGRAM CASE SMALL COUNT     PROGRAM is pool_costs or pool_costs_ur of an optimised build
#
# COUNT operations are counted. Exits with 1 if one takes more than a quarter above what it takes at SMALL.
set -eu
program=$1 case=$2 small=$3 count=$4
count() {
    valgrind --tool=callgrind --callgrind-out-file=/dev/null "$program" "$case" "$1" "$2" 2>&1 |
        sed -n 's/.*Collected : \([0-9]*\).*/\1/p'
}
"$program" "$case" "$small" "$count" >/dev/null # fails here if it cannot run
of() {
    echo $((($(count "$1" $((2 * count))) - $(count "$1" "$count")) / count))
}
few=$(of "$small")
many=$(of $((100 * small)))
echo "$case: $few instructions at $small, $many at $((100 * small))"
[ "$many" -le $((few + few / 4 + 100)) ] || { echo "costs grow" >&2; exit 1; }
