#!/usr/bin/env bash
# Random launches of random kernels, fused and not, on the devices of this machine that take SPIR-V: native CPU, Intel's
# OpenCL, the Level Zero software driver with it, and the CUDA software driver, which interprets PTX.
#
# usage: test/fusion/random.sh BUILD [SEEDS [CASES]]        each of SEEDS (20) sets of kernels, CASES (100) sequences of each
set -euo pipefail
[ $# -ge 1 ] || { sed -n 2,5p "$0"; exit 2; }
build=$(cd "$1" && pwd)
seeds=${2:-20}
root=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
intel=$("$root/scripts/env.sh" --print intel 2>/dev/null || true)
export UR_ADAPTERS_SEARCH_PATH=$build/lib UR_CONFORMANCE_KERNELS=$work UR_CONFORMANCE_PROGRAMS=spirv \
    UR_FUSION_CASES=${3:-100} UR_CACHE_DIR=$work/cache UR_CONFORMANCE_TIMEOUT=1800
mkdir "$work/cache"
failed=0
"$root/tools/urcc" "$root/conformance/kernels/fusion_lanes.cl" -t spir64 -o "$work/fusion_lanes.spv"

run() {
    local name=$1 adapter=$2
    shift 2
    if ! env "$@" "$build/bin/conformance/fusion_random" --adapter "$adapter" --seed "$seed" > "$work/log" 2>&1; then
        failed=1
        echo "seed $seed on $name:"
        grep -v '^\[' "$work/log"
    fi
}

for ((seed = 1; seed <= seeds; seed++)); do
    "$root/test/fusion/kernels.py" "$seed" > "$work/fusion_random.cl"
    "$root/tools/urcc" "$work/fusion_random.cl" -t spir64 -o "$work/fusion_random.spv"
    run "native CPU" native_cpu A=1
    run "the CUDA software driver" cuda LD_LIBRARY_PATH="$build/drivers/cuda"
    if [ -n "$intel" ]; then
        run "Intel's OpenCL" opencl "$intel"
        run "the Level Zero software driver" level_zero "$intel" ZE_SOFTWARE=new ZE_SOFTWARE_OPENCL=intel \
            ZE_SOFTWARE_KERNELS="$work" ZE_ENABLE_ALT_DRIVERS="$build/drivers/level_zero/libze_software.so"
    fi
done
echo "$seeds sets of kernels, ${UR_FUSION_CASES} sequences of each on each device: $([ $failed = 0 ] && echo all right || echo wrong)"
exit $failed
