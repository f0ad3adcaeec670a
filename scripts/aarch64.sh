#!/usr/bin/env bash
# Builds everything for AArch64 on another machine, and runs tests there under an emulator: the engine's, those of the compiler,
# and the conformance suite on native CPU, whose kernels in SPIR-V LLVM for AArch64 compiles, emulated too.
set -euo pipefail

usage() {
    cat <<'TEXT'
usage: scripts/aarch64.sh [--no-setup] [--build-only] [-- CTEST ARGUMENTS...]

  --no-setup    install nothing
  --build-only  run no test

Makes build/aarch64-root, a folder with libraries of Linux on AArch64 (with what mmdebstrap takes from this system's
archive), builds build/aarch64 against it, and runs the tests that the CTEST ARGUMENTS name; without any those of native
CPU. It takes an hour or so on two cores, nearly all of it in tests: the emulator needs about thirty times as long.
TEXT
}

setup=1
test=1
while [ $# -gt 0 ]; do
    case $1 in
        --no-setup) setup=0 ;;
        --build-only) test=0 ;;
        -h | --help) usage; exit 0 ;;
        --) shift; break ;;
        *) echo "aarch64: unknown option '$1'" >&2; usage >&2; exit 2 ;;
    esac
    shift
done
root=$(cd "$(dirname "$0")/.." && pwd)
cd "$root"
there=$root/build/aarch64-root
die() { echo "aarch64: $*" >&2; exit 1; }
step() { printf '\n== %s\n' "$*"; }

if [ "$setup" -eq 1 ]; then
    step "packages"
    lacking=()
    for name in gcc-aarch64-linux-gnu qemu-user mmdebstrap; do
        dpkg-query -W -f '${db:Status-Status}' "$name" 2>/dev/null | grep -qx installed || lacking+=("$name")
    done
    if [ "${#lacking[@]}" -gt 0 ]; then
        as_root=()
        [ "$(id -u)" -eq 0 ] || as_root=(sudo)
        "${as_root[@]}" apt-get -o DPkg::Lock::Timeout=600 install -y -qq --no-install-recommends "${lacking[@]}" >/dev/null
    fi
fi
for tool in aarch64-linux-gnu-gcc qemu-aarch64 mmdebstrap; do
    command -v "$tool" >/dev/null || die "$tool is missing; run without --no-setup"
done

if [ ! -d "$there" ]; then
    step "libraries of AArch64"
    . /etc/os-release
    llvm=
    for n in $(seq 22 -1 15); do # the newest in the archive
        [ -z "$(apt-cache policy "libllvm$n" | sed -n 's/^ *Candidate: \([^(].*\)/\1/p')" ] || { llvm=libllvm$n; break; }
    done
    [ -n "$llvm" ] || die "the archive has no libllvm15 or newer"
    mkdir -p build
    rm -rf "$there.new"
    mmdebstrap --quiet --arch=arm64 --variant=extract \
        --include="libc6-dev,libgcc-s1,libstdc++6,libcmocka-dev,libzstd-dev,$llvm" "$VERSION_CODENAME" "$there.new" ||
        die "mmdebstrap made no folder with libraries of arm64"
    # Links such as libm.so's name a path of that system: followed here they lead nowhere, and the linker takes libm.a.
    find "$there.new" -type l -lname '/*' -print0 | while IFS= read -r -d '' link; do
        ln -sfnr "$there.new$(readlink "$link")" "$link"
    done
    # Headers of drivers are the same on every machine, and packages of some are for x86-64 alone.
    for headers in CL level_zero hip; do
        [ ! -d "/usr/include/$headers" ] || cp -r "/usr/include/$headers" "$there.new/usr/include/"
    done
    mv "$there.new" "$there"
fi

step "build"
settings=(-DUR_AARCH64_ROOT="$there")
for place in "${CUDA_HOME:-}" "${CUDA_PATH:-}" /usr/local/cuda; do
    if [ -n "$place" ] && [ -f "$place/include/cuda.h" ]; then
        settings+=(-DCUDA_INCLUDE_DIR="$place/include")
        break
    fi
done
cmake --preset aarch64 "${settings[@]}"
cmake --build --preset aarch64 -j "$(nproc)" -- --quiet
[ "$test" -eq 1 ] || exit 0

step "tests"
if [ $# -eq 0 ]; then
    set -- -R '^(conformance/native_cpu|engine|llvm\.)' -E '/ipc(_event)?$' # whose other process is this program, started again
fi
# Kernels from SPIR-V everywhere, for `urcc` makes host code for its own machine alone; and what the emulator cannot do is left out.
export UR_CONFORMANCE_TIMEOUT=${UR_CONFORMANCE_TIMEOUT:-600} UR_CONFORMANCE_PROGRAMS=spirv UR_TEST_EMULATED=1
export UR_CACHE_DIR=$root/build/aarch64/spirv-cache
ctest --preset aarch64 -j "$(nproc)" --no-tests=error --timeout 1800 "$@"
