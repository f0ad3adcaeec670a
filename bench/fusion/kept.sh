#!/usr/bin/env bash
# Instructions for each of 8 launches that a queue keeps and that were one kernel before, all but what the kernel itself takes: on
# the CUDA software driver, which valgrind can run. Needs valgrind.
#
# usage: bench/fusion/kept.sh BUILD
set -euo pipefail
[ $# -eq 1 ] || { sed -n 2,5p "$0"; exit 2; }
build=$(cd "$1" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export UR_ADAPTERS_SEARCH_PATH=$build/lib ONEAPI_DEVICE_SELECTOR='cuda:*' LD_LIBRARY_PATH=$build/drivers/cuda
count() {
    valgrind --tool=callgrind --callgrind-out-file="$work/out" --toggle-collect=watch_EnqueueKernelLaunch \
        --toggle-collect=ur_fusing_settle "$build/bin/bench_fusion_kept" "$build/bench/fusion/fusion.spv" "$1" > /dev/null 2>&1
    sed -n 's/^\(summary\|totals\): //p' "$work/out" | head -1
}
few=$(count 50)
many=$(count 250)
echo "$(((many - few) / 200 / 8)) instructions a launch"
