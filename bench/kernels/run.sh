#!/usr/bin/env bash
# Runs 48 kernels from SPIR-V on the native CPU adapter, Intel's OpenCL and PoCL, as far as they are installed, in one
# process: times of the first and its ratios to the others, their geometric means, what launches cost, and what compiling
# takes (the modules of the build tree's kernels, by themselves).
#
# usage: bench/kernels/run.sh BUILD [CASE ...]        CASE: saxpy, reduce, ... as the table names them; all if none
set -euo pipefail
[ $# -ge 1 ] || { sed -n 2,7p "$0"; exit 2; }
build=$(cd "$1" && pwd)
shift
root=$(cd "$(dirname "$0")/../.." && pwd)
drivers=$("$root/scripts/env.sh" --print all)
env "$drivers" UR_ADAPTERS_SEARCH_PATH="$build/lib" ONEAPI_DEVICE_SELECTOR='native_cpu:*;opencl:cpu' \
    "$build/bin/kernels_bench" "$build/bench/kernels" "$@"
[ $# -gt 0 ] || env UR_ADAPTERS_SEARCH_PATH="$build/lib" ONEAPI_DEVICE_SELECTOR='native_cpu:*' \
    "$build/bin/kernels_bench" --compile "$build"/conformance/kernels/*.spv "$build"/bench/*/*.spv
