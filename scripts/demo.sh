#!/usr/bin/env bash
# The main job from nothing: sets up, builds, compiles a kernel, lists the devices, and runs a graph of copies and
# kernels on each of them.
set -euo pipefail

case ${1:-} in
    -h | --help)
        echo "usage: scripts/demo.sh [MEGABYTES]   (32 unless given)"
        exit 0
        ;;
esac
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$root"
step() { printf '\n== %s\n' "$*"; }

step "set-up"
scripts/setup.sh
step "build (with -O1: it is for one run)"
cmake --preset release -DCMAKE_C_FLAGS_RELEASE="-O1 -DNDEBUG" -DUR_WERROR=OFF -DUR_BUILD_TESTS=OFF -DUR_BUILD_EXAMPLES=ON \
    -DUR_ADAPTERS="level_zero;opencl;cuda;hip;native_cpu" -B build/demo >/dev/null
cmake --build build/demo -j "$(nproc)" --target ur_adapters urinfo demo ur-translate ur_runtime -- --quiet
export UR_ADAPTERS_SEARCH_PATH=$root/build/demo/lib URCC_TRANSLATE=$root/build/demo/lib/unified-runtime/ur-translate
# shellcheck source=scripts/env.sh
source scripts/env.sh all || true

step "kernel: examples/demo/demo.cl"
kernels=$root/build/demo/kernels/demo
mkdir -p "${kernels%/*}"
cp examples/demo/demo.cl "$kernels.cl"
for form in spir64:spv nvptx64:ptx amdgcn:hsaco host:so; do
    if tools/urcc --target "${form%%:*}" -o "$kernels.${form##*:}" examples/demo/demo.cl 2>"$kernels.log"; then
        printf '   %-8s %6d bytes\n' "${form%%:*}" "$(stat -c %s "$kernels.${form##*:}")"
    else
        printf '   %-8s not made: %s\n' "${form%%:*}" "$(head -n 1 "$kernels.log")"
    fi
done

step "devices"
build/demo/bin/urinfo

step "graph of copies and kernels"
build/demo/bin/demo "$kernels" include/ur_api.h "${1:-32}"
