#!/usr/bin/env bash
# Installs what building and testing need on Debian 12 and Ubuntu 24.04 (and close relatives).
# Run it again at any time: what is there is left alone.
set -euo pipefail

usage() {
    cat <<'TEXT'
usage: scripts/setup.sh [--minimal] [--no-python] [--help]

  --minimal    only what building the loader, the adapters and the native CPU adapter's kernels
               needs: no OpenCL drivers, no PTX or AMD tools, no Python environment, nothing for the
               documentation
  --no-python  no Python environment in .venv (Intel's CPU OpenCL and the CUDA headers are there)

Needs root or sudo for packages that are missing, nothing if all are installed.
TEXT
}

minimal=0
python=1
for arg in "$@"; do
    case $arg in
        --minimal) minimal=1; python=0 ;;
        --no-python) python=0 ;;
        -h | --help) usage; exit 0 ;;
        *) echo "setup: unknown option '$arg'" >&2; usage >&2; exit 2 ;;
    esac
done

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$root"

# Wheels, each with the version that the tests were run with. cuda.h of CUDA 13 is for the CUDA
# adapter, that of CUDA 12 for AMD's HIP headers on NVIDIA hardware, which need the older one.
# Intel's driver needs the compiler's runtime libraries without saying so in its requirements.
wheels_opencl=("intel-opencl-rt==2026.2.0" "intel-cmplr-lib-rt==2026.2.0")
wheels_cuda=("nvidia-cuda-runtime==13.0.96" "nvidia-cuda-runtime-cu12==12.9.79")
# For ptxas, the device's own compiler of PTX, which tests run over what the CUDA adapter makes.
wheel_ptxas="nvidia-cuda-nvcc==13.0.88"

# What scripts/wheel.sh makes the wheel with.
mapfile -t wheels_package < <(scripts/wheel.sh --tools)

step() { printf '== %s\n' "$*"; }
note() { printf '   %s\n' "$*"; }
die() { printf 'setup: %s\n' "$*" >&2; exit 1; }

as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        "$@"
    elif command -v sudo >/dev/null 2>&1; then
        sudo "$@"
    else
        die "root or sudo is needed for: $*"
    fi
}

command -v dpkg-query >/dev/null 2>&1 ||
    die "this script knows Debian and Ubuntu only; README.md lists what to install elsewhere"
. /etc/os-release
export DEBIAN_FRONTEND=noninteractive
fetched=0

fetch_lists() {
    [ "$fetched" -eq 1 ] && return 0
    note "reading package lists"
    as_root apt-get -o DPkg::Lock::Timeout=600 update -qq
    fetched=1
}

installed() { # names -> those of them that are installed, one a line
    dpkg-query -W -f '${db:Status-Status} ${Package}\n' "$@" 2>/dev/null |
        sed -n 's/^installed //p' | sort -u
}

candidate() { # name -> the version that would be installed; nothing where there is none
    apt-cache policy "$1" 2>/dev/null | sed -n 's/^ *Candidate: \([^(].*\)/\1/p'
}

# The clang that `clang` means here: 14 on Debian 12, 18 on Ubuntu 24.04. The translator to SPIR-V
# and the device library come in packages of that same version.
clang_version() {
    local version
    version=$(dpkg-query -W -f '${Depends}' clang 2>/dev/null | sed -n 's/.*clang-\([0-9]\+\).*/\1/p')
    if [ -z "$version" ]; then
        version=$(apt-cache show clang 2>/dev/null |
            sed -n 's/^Depends:.*clang-\([0-9]\+\).*/\1/p' | sed -n 1p) # which reads it all: see pipefail
    fi
    printf '%s' "$version"
}

step "packages (${PRETTY_NAME:-$ID})"
llvm=$(clang_version)
if [ -z "$llvm" ]; then
    fetch_lists
    llvm=$(clang_version)
fi
[ -n "$llvm" ] || die "no package 'clang' to be found; is the distribution's main archive enabled?"
note "clang is version $llvm"

packages=(
    cmake ninja-build make pkg-config
    gcc g++ clang "clang-$llvm" lld "libclang-rt-$llvm-dev" llvm
    python3 python3-mako python3-yaml
    libcmocka-dev libzstd-dev git ca-certificates
)
if [ "$minimal" -eq 0 ]; then
    packages+=(
        "llvm-spirv-$llvm" "libclc-$llvm" spirv-headers spirv-tools
        python3-venv python3-dev # dpctl's tests compile extensions
        valgrind clang-format dpkg-dev file lintian mmdebstrap openmpi-bin libopenmpi-dev
        musl-tools # sources compile with another C library, too
        libvulkan-dev mesa-vulkan-drivers # memory shared with Vulkan; the driver for processors tests that side
        chromium # lays out the documentation as a phone does
        opencl-headers ocl-icd-libopencl1 ocl-icd-opencl-dev pocl-opencl-icd clinfo
        libze1 libze-dev libamdhip64-dev
        python3-sphinx python3-myst-parser
    )
elif [ "$python" -eq 1 ]; then
    packages+=(python3-venv)
fi

missing() { comm -23 <(printf '%s\n' "${packages[@]}" | sort -u) <(installed "${packages[@]}"); }

# Beside the usual clang the newest one, and the newest that has a translator to SPIR-V, which host code needs too:
# urcc takes for each target the newest whose tools are complete, and its tests go through all that are here.
# Lists that came with the system may lack what is chosen next.
[ -z "$(missing)" ] || fetch_lists
apt-cache show clang >/dev/null 2>&1 || fetch_lists
available_version() { # names without a version -> the newest N for which all NAME-N are there
    local n name
    # Names are listed at once: asking for one package takes half a second.
    for n in $(apt-cache pkgnames "$1-" | sed -n "s/^$1-\([0-9]\+\)\$/\1/p" | sort -rn); do
        [ "$n" -ge 15 ] || break
        for name in "$@"; do
            [ -n "$(candidate "$name-$n")" ] || continue 2
        done
        printf '%s' "$n"
        return
    done
}
translator=$(available_version clang llvm-spirv)
for n in $translator; do packages+=("clang-$n" "llvm-spirv-$n"); done
if [ "$minimal" -eq 0 ]; then
    newest=$(available_version clang llvm lld)
    for n in $newest; do packages+=("clang-$n" "llvm-$n" "lld-$n"); done
fi

mapfile -t wanted < <(missing)
if [ "${#wanted[@]}" -eq 0 ]; then
    note "all ${#packages[@]} are installed"
else
    note "to install: ${wanted[*]}"
    fetch_lists
    absent=()
    available=()
    for name in "${wanted[@]}"; do
        if [ -z "$(candidate "$name")" ]; then
            absent+=("$name")
        else
            available+=("$name")
        fi
    done
    if [ "${#available[@]}" -gt 0 ]; then
        as_root env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=600 \
            install -y -qq --no-install-recommends "${available[@]}" >/dev/null </dev/null
        note "installed ${#available[@]}"
    fi
    for name in "${absent[@]}"; do
        case $name in
            llvm-spirv-* | libclc-* | spirv-* | libze* | libamdhip64-dev | pocl-opencl-icd | clinfo | \
                python3-sphinx | python3-myst-parser | lintian | mmdebstrap | \
                openmpi-bin | libopenmpi-dev | chromium | musl-tools)
                note "NOT AVAILABLE here, what needs it is left out: $name" ;;
            *) die "package '$name' is not available here and the build needs it" ;;
        esac
    done
fi

if [ "$python" -eq 1 ]; then
    step "Python environment .venv"
    wheels=("${wheels_package[@]}")
    if [ "$(uname -m)" = x86_64 ]; then
        wheels+=("${wheels_opencl[@]}")
    else
        note "Intel's CPU OpenCL is for x86-64 only: left out on $(uname -m)"
    fi
    toolkit=""
    for place in "${CUDA_HOME:-}" "${CUDA_PATH:-}" /usr/local/cuda; do
        if [ -n "$place" ] && [ -f "$place/include/cuda.h" ]; then toolkit=$place; break; fi
    done
    if [ -n "$toolkit" ]; then
        note "CUDA toolkit found in $toolkit"
        wheels+=("${wheels_cuda[1]}")
    else
        wheels+=("${wheels_cuda[@]}")
    fi
    if [ "$(uname -m)" = x86_64 ] && [ ! -x "$toolkit/bin/ptxas" ] && ! command -v ptxas >/dev/null 2>&1; then
        wheels+=("$wheel_ptxas")
    fi
    lacking=()
    for wheel in "${wheels[@]}"; do
        name=${wheel%%==*}
        found=$(find .venv/lib -maxdepth 3 -type d \
            -name "${name//-/_}-${wheel##*==}.dist-info" 2>/dev/null || true)
        [ -n "$found" ] || lacking+=("$wheel")
    done
    if [ "${#lacking[@]}" -eq 0 ] && [ -x .venv/bin/python ]; then
        note "all ${#wheels[@]} wheels are installed"
    else
        # The distribution's own interpreter: another one first in PATH may lack what we install.
        [ -x .venv/bin/pip ] || /usr/bin/python3 -m venv .venv
        note "to install: ${lacking[*]}"
        .venv/bin/python -m pip install -q --disable-pip-version-check "${lacking[@]}"
        note "installed ${#lacking[@]}"
    fi
fi

if [ "$minimal" -eq 0 ]; then
    step "OpenCL drivers"
    for driver in $(scripts/env.sh --list); do note "$driver"; done
fi

step "done; 'source scripts/env.sh intel' (or pocl, all) chooses an OpenCL driver"
