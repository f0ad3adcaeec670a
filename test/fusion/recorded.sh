#!/usr/bin/env bash
# A program whose queues fuse is recorded as any other, and its recording replayed with the same bytes: the suite fusion_copies on
# native CPU.
#
# usage: test/fusion/recorded.sh BUILD
set -euo pipefail
build=$(cd "$1" && pwd)
root=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export UR_ADAPTERS_SEARCH_PATH=$build/lib UR_CONFORMANCE_KERNELS=$build/conformance/kernels UR_CONFORMANCE_PROGRAMS=spirv \
    UR_CACHE_DIR=$build/spirv-cache URTRACE_LIBEXEC=$build/lib/unified-runtime ONEAPI_DEVICE_SELECTOR='native_cpu:*'
"$root/tools/urtrace" record -o "$work/file.urec" -- "$build/bin/conformance/fusion_copies" --adapter native_cpu > "$work/log" 2>&1 ||
    { cat "$work/log"; exit 1; }
grep -q '[1-9][0-9]* passed, 0 failed' "$work/log" || { cat "$work/log"; exit 77; } # no LLVM
"$root/tools/urtrace" replay "$work/file.urec" | tee "$work/log"
grep -q '[1-9][0-9]* outputs compared, 0 differ' "$work/log"
