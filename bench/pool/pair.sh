#!/bin/sh
# Instructions of one allocate and free pair: the difference between two runs under cachegrind, start and end cancelled.
#
#   bench/pool/pair.sh PROGRAM [LIMIT [MOST]]     PROGRAM is pool_pair or pool_pair_ur of an optimised build
#
# Exits with 1 if a pair of the same size takes more than LIMIT (250), or a pair of mixed sizes among MOST (1,000,000)
# a tenth more than among the first 1,000 after the pool has seen them all.
set -eu
program=$1
limit=${2:-250}
most=${3:-1000000}
count() {
    valgrind --tool=cachegrind --cache-sim=no --cachegrind-out-file=/dev/null "$program" "$1" "$2" 2>&1 |
        awk '/ I +refs: / { gsub(/,/, ""); print $NF }'
}
"$program" same 1 >/dev/null # fails here if it cannot run
pair=$((($(count same 2000) - $(count same 1000)) / 1000))
echo "same size: $pair instructions a pair"
base=$(count mixed 1000)
short=$((($(count mixed 2000) - base) / 1000))
long=$((($(count mixed "$most") - base) / (most - 1000)))
echo "mixed sizes: $short instructions a pair from 1,000 to 2,000, $long from 1,000 to $most"
[ "$pair" -le "$limit" ] || { echo "more than $limit" >&2; exit 1; }
[ "$long" -le $((short + short / 10)) ] || { echo "more than a tenth above $short" >&2; exit 1; }
