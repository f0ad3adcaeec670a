#!/usr/bin/env bash
# Runs the same kernels on the native CPU adapter, Intel's OpenCL and PoCL, as far as they are installed, in one process,
# and prints times of the first and its ratios to the others.
#
# usage: bench/native_cpu/compare.sh BUILD [CASE ...]        CASE: saxpy, reduce, ... as the table names them; all if none
set -euo pipefail
[ $# -ge 1 ] || { sed -n 2,5p "$0"; exit 2; }
build=$(cd "$1" && pwd)
shift
root=$(cd "$(dirname "$0")/../.." && pwd)
drivers=$("$root/scripts/env.sh" --print all)
exec env "$drivers" UR_ADAPTERS_SEARCH_PATH="$build/lib" ONEAPI_DEVICE_SELECTOR='native_cpu:*;opencl:cpu' \
    "$build/bin/native_cpu_compare" "$build/bench/native_cpu/compare" "$@"
