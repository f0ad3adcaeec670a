#!/usr/bin/env bash
# Random launches of random kernels, fused and not, on the devices of this machine that take SPIR-V: native CPU, Intel's
# OpenCL, the Level Zero software driver with it, and the CUDA software driver, which interprets PTX. Of each set of kernels
# there are two: one of which is known what its kernels do to memory, and one of kernels that may do anything, which are run
# here besides, with all that their work-items touch written down (trace.c), to tell what must not be one kernel.
#
# usage: test/fusion/random.sh BUILD [SEEDS [CASES [DEVICES [FIRST]]]]
#   each of SEEDS (20) sets of kernels, from seed FIRST (1) on, CASES (100) sequences of each, on the DEVICES
#   ("native_cpu cuda opencl level_zero")
set -euo pipefail
[ $# -ge 1 ] || { sed -n 2,9p "$0"; exit 2; }
build=$(cd "$1" && pwd)
seeds=${2:-20}
devices=${4:-native_cpu cuda opencl level_zero}
first=${5:-1}
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
    [[ " $devices " == *" $adapter "* ]] || return 0
    if ! env "$@" "$build/bin/conformance/fusion_random" --adapter "$adapter" --seed "$seed" > "$work/log" 2>&1; then
        failed=1
        echo "seed $seed on $name:"
        grep -v '^\[' "$work/log"
    fi
    sed -n "s/^of \([0-9]*\) launches.* \([0-9]*\) do$/$adapter \1 \2/p" "$work/log" >> "$work/joined"
    grep '^apart' "$work/log" || true
}

on_all() {
    run "native CPU" native_cpu A=1 "$@"
    run "the CUDA software driver" cuda LD_LIBRARY_PATH="$build/drivers/cuda" "$@"
    if [ -n "$intel" ]; then
        run "Intel's OpenCL" opencl "$intel" "$@"
        run "the Level Zero software driver" level_zero "$intel" ZE_SOFTWARE=new ZE_SOFTWARE_OPENCL=intel \
            ZE_SOFTWARE_KERNELS="$work" ZE_ENABLE_ALT_DRIVERS="$build/drivers/level_zero/libze_software.so" "$@"
    fi
}

kernels() {
    "$root/test/fusion/kernels.py" "$@" "$seed" > "$work/fusion_random.cl"
    "$root/tools/urcc" "$work/fusion_random.cl" -t spir64 -o "$work/fusion_random.spv"
}

for ((seed = first; seed < first + seeds; seed++)); do
    kernels
    on_all
    kernels --any
    "${URCC_CLANG:-clang}" -x cl -cl-std=CL2.0 -DTRACED -Xclang -finclude-default-header -target "$(uname -m)-linux-gnu" -w \
        -O1 -fsanitize=thread -fPIC -c -o "$work/traced.o" "$work/fusion_random.cl"
    cc -O1 -shared -fPIC -Wl,-Bsymbolic -o "$work/traced.so" "$work/traced.o" "$root/test/fusion/trace.c" -lm
    on_all UR_FUSION_TRACE="$work/traced.so"
done
awk '{may[$1] += $2; do_[$1] += $3} END {for (a in may) print a ": of", may[a], "launches that may join those before them", do_[a], "do"}' \
    "$work/joined"
echo "$seeds sets of kernels twice, ${UR_FUSION_CASES} sequences of each on each device: $([ $failed = 0 ] && echo all right || echo wrong)"
exit $failed
