#!/bin/sh
# Instructions of one allocate and free pair: the difference between two runs under callgrind, start and end cancelled.
#
#   bench/pool/pair.sh PROGRAM [LIMIT]     PROGRAM is pool_pair or pool_pair_ur of a Release build
#
# Exits with 1 if a pair of the same size takes more than LIMIT (250).
set -eu
program=$1
limit=${2:-250}
count() {
    valgrind --tool=callgrind --callgrind-out-file=/dev/null "$program" "$1" "$2" 2>&1 |
        sed -n 's/.*Collected : \([0-9]*\).*/\1/p'
}
for sizes in same mixed; do
    "$program" $sizes 1 >/dev/null # fails here if it cannot run
    base=$(count $sizes 1000)
    short=$(count $sizes 11000)
    long=$(count $sizes 101000)
    pair=$(((short - base) / 10000))
    echo "$sizes: $pair instructions a pair after 1,000, $(((long - short) / 90000)) after 11,000"
    if [ $sizes = same ] && [ $pair -gt "$limit" ]; then
        echo "more than $limit" >&2
        exit 1
    fi
done
