#!/usr/bin/env bash
# Drivers that this system does not have, fetched into a folder, and tests that run on them. Of Intel's for GPUs the driver is
# real, and the device is one that the driver is told to imagine, where it enumerates, answers, compiles and takes commands and
# nothing runs, or one that test/drivers/xe simulates. AMD's runtime has one that test/drivers/kfd simulates. PoCL and rusticl run on this machine's
# processors.
set -euo pipefail

usage() {
    cat <<'TEXT'
usage: scripts/real-drivers.sh fetch [--newer] [intel|opencl|amd]
       scripts/real-drivers.sh run DEVICE PROGRAM [ARGUMENTS...]
       scripts/real-drivers.sh igc [--devices "pvc bmg ..."] [--expect FILE] MODULE.spv|FOLDER...
       scripts/real-drivers.sh collect [BUILD [FOLDER]]
       scripts/real-drivers.sh test [BUILD]
       scripts/real-drivers.sh suites [--adapter NAME] DEVICE [BUILD [SUITE...]]

  fetch  takes the packages that scripts/real-drivers-NAME.list names from this system's archive, checks their hashes, and
         unpacks them: Intel's driver, PoCL and rusticl (830 MB), or AMD's runtime (284 MB). Needs no root, apt and a Debian mirror. --newer takes
         what the archive has now, and writes the list anew.
  run    a program with a driver for Level Zero or OpenCL and its libraries, as on DEVICE: pvc, bmg, dg2 or tgllp of Intel's;
         pocl, rusticl; on bmg-sim, lnl-sim, arl-sim or ptl-sim the commands run, too, and the kernels as their SPIR-V on
         Intel's OpenCL for CPUs (.venv); gfx90a-sim or gfx942-sim with AMD's runtime, where kernels run so that have the names of those
         of a module in KFD_KERNELS
  igc    has the driver's compiler build each module (also those in a folder) for each device, and prints what is refused with
         the reason, and a table; FILE has lines of DEVICE MODULE | REASON for what is known to be, and anything else fails.
         Doubles on devices without them are counted apart.
         Where a module stands in a folder of the folder given, the table has a line for each of these.
  collect  runs the tests of BUILD that hand SPIR-V to the software driver of Level Zero, and keeps in FOLDER (BUILD/igc)
         what it was given: kernels of the suite, linked, fused and rewritten ones in `driver`, those that the layer that checks
         kernels wrote in `checked`, what the tests of fusion make without a driver in `fused`
  test   the tests that need a driver of these, of BUILD (build/release): label `real`
  suites  the conformance suite of BUILD, or these suites of it, on pocl, rusticl or a simulated device, with what is known to
         fail there; NAME is level_zero or opencl, and without meaning for AMD's

  XE_ADDRESS_BITS  47: addresses of a simulated device are those of the host, which kernels can follow in memory; else 48, with
                   the upper bits set, as on real ones
  UR_XE            the simulated device (build/release/drivers/xe/libxe_software.so)
  UR_KFD           the same of AMD's (build/release/drivers/kfd/libkfd_software.so)
  UR_REAL_DRIVERS  the folder (build/real-drivers)
  UR_MIRROR        the archive to take packages from, instead of this system's
TEXT
}

root=$(cd "$(dirname "$0")/.." && pwd)
there=${UR_REAL_DRIVERS:-$root/build/real-drivers}
suite=forky
choose() { # intel or opencl
    case $1 in
        intel) wanted=(intel-opencl-icd libze-intel-gpu1 libze1 intel-ocloc) ;;
        opencl) wanted=(pocl-opencl-icd mesa-opencl-icd ocl-icd-libopencl1) ;;
        amd) wanted=(libamdhip64-6 libhsa-runtime64-1) ;;
        *) die "there are no drivers '$1': intel, opencl, amd" ;;
    esac
    which=$1
    list=$root/scripts/real-drivers-$1.list
    tree=$there/$1
    libraries=$tree/usr/lib/x86_64-linux-gnu
}
known_devices="pvc bmg dg2 tgllp"
die() { echo "real-drivers: $*" >&2; exit 1; }
skip() { echo "real-drivers: $*" >&2; exit 77; }

ours() { # apt, with nothing of this system's but its keys
    apt-get -c "$there/apt.conf" "$@"
}

mirror() {
    local first=
    [ -z "${UR_MIRROR:-}" ] || { echo "$UR_MIRROR"; return; }
    first=$(apt-get indextargets --format '$(ORIGIN) $(SITE)' 'Created-By: Packages' 2>/dev/null |
        sed -n 's/^Debian //p' | head -n 1)
    [ -n "$first" ] || die "this system has no Debian archive; name one by UR_MIRROR"
    echo "$first"
}

prepare_apt() {
    local keys=
    for keys in /usr/share/keyrings/debian-archive-keyring.{pgp,gpg}; do
        [ ! -f "$keys" ] || break
    done
    [ -f "$keys" ] || die "the keys of Debian's archive are missing (package debian-archive-keyring)"
    mkdir -p "$there"/apt/{lists/partial,cache/archives/partial,etc/none} "$there/packages"
    : >"$there/apt/status"
    echo "deb [arch=amd64 signed-by=$keys] $(mirror) $suite main" >"$there/apt/etc/sources.list"
    cat >"$there/apt.conf" <<TEXT
Dir::State "$there/apt";
Dir::State::lists "$there/apt/lists";
Dir::State::status "$there/apt/status";
Dir::State::extended_states "$there/apt/extended";
Dir::Cache "$there/apt/cache";
Dir::Etc::sourcelist "$there/apt/etc/sources.list";
Dir::Etc::sourceparts "$there/apt/etc/none";
Dir::Etc::preferences "$there/apt/etc/preferences";
Dir::Etc::preferencesparts "$there/apt/etc/none";
APT::Architecture "amd64";
APT::Architectures { "amd64"; };
APT::Install-Recommends "false";
APT::Sandbox::User "";
Acquire::Languages "none";
Acquire::Check-Valid-Until "false";
Debug::NoLocking "true";
TEXT
}

hash_of() { sha256sum "$1" | cut -d' ' -f1; }

# Packages are kept by their hash, so a later run takes nothing that is there.
missing_packages() {
    while read -r name version hash; do
        [ -z "$name" ] || [ "${name#\#}" != "$name" ] || [ -f "$there/packages/$hash" ] || echo "$name=$version"
    done <"$list"
}

download() { # the packages named, which may have versions
    ours update -qq
    ours install -y -qq --download-only "$@" >/dev/null
}

fetch() {
    local newer=0 file name version hash missing
    [ "${1:-}" != --newer ] || { newer=1; shift; }
    choose "${1:-intel}"
    command -v dpkg-deb >/dev/null || die "dpkg-deb is missing"
    prepare_apt
    if [ "$newer" -eq 1 ]; then
        download "${wanted[@]}"
        {
            echo "# name version sha256, of suite $suite; made by scripts/real-drivers.sh fetch --newer $which"
            for file in "$there"/apt/cache/archives/*.deb; do
                echo "$(dpkg-deb -f "$file" Package) $(dpkg-deb -f "$file" Version) $(hash_of "$file")"
            done | sort
        } >"$list.new"
        mv "$list.new" "$list"
    else
        missing=$(missing_packages)
        # shellcheck disable=SC2086 # names, one a word
        [ -z "$missing" ] || download $missing ||
            die "the archive has other versions by now: an older archive (UR_MIRROR), or fetch --newer $which"
    fi
    for file in "$there"/apt/cache/archives/*.deb; do
        [ ! -f "$file" ] || mv "$file" "$there/packages/$(hash_of "$file")"
    done
    rm -rf "$tree.new"
    mkdir -p "$tree.new"
    while read -r name version hash; do
        [ -n "$name" ] && [ "${name#\#}" = "$name" ] || continue
        [ -f "$there/packages/$hash" ] || die "$name $version is not what the list says: no file has the hash $hash"
        dpkg-deb -x "$there/packages/$hash" "$tree.new"
    done <"$list"
    rm -rf "$tree"
    mv "$tree.new" "$tree"
    rm -rf "$there/apt"
    echo "real-drivers: $tree has $(sed -n 's/^\(intel-ocloc\|libze-intel-gpu1\|libze1\|libigc2\|libamdhip64-6\|libhsa-runtime64-1\|[a-z]*-opencl-icd\) \([^ ]*\) .*/\1 \2/p' "$list" | paste -sd, | sed 's/,/, /g')"
}

have() {
    [ -x "$tree/usr/lib64/ld-linux-x86-64.so.2" ] ||
        skip "the driver is not there: scripts/real-drivers.sh fetch $which takes it ($tree)"
}

# Libraries of that tree for the program alone: what it starts has this system's again.
start() {
    exec "$tree/usr/lib64/ld-linux-x86-64.so.2" --library-path "$libraries" ${preloaded:+--preload "$preloaded"} "$@"
}

# PoCL starts a translator, which is to have the libraries of the tree, too.
use_opencl() {
    local translator=("$tree"/usr/bin/llvm-spirv-*)
    case $1 in
        pocl)
            printf '#!/bin/sh\nexec "%s" --library-path "%s" "%s" "$@"\n' "$tree/usr/lib64/ld-linux-x86-64.so.2" "$libraries" \
                "${translator[0]}" >"$there/llvm-spirv.$$"
            chmod +x "$there/llvm-spirv.$$"
            mv "$there/llvm-spirv.$$" "$there/llvm-spirv"
            export OCL_ICD_VENDORS=$libraries/libpocl.so.2 POCL_PATH_LLVM_SPIRV=$there/llvm-spirv
            export POCL_CACHE_DIR=${POCL_CACHE_DIR:-$there/pocl-cache} ;;
        rusticl) export OCL_ICD_VENDORS=$libraries/libRusticlOpenCL.so.1 RUSTICL_ENABLE=llvmpipe ;;
    esac
}

imagine() {
    export NEOReadDebugKeys=1 UseAubStream=0 SetCommandStreamReceiver=1 NEO_CACHE_PERSISTENT=0
    export ZE_ENABLE_ALT_DRIVERS=$libraries/libze_intel_gpu.so.1 OCL_ICD_VENDORS=$libraries/intel-opencl/libigdrcl.so
    case $1 in
        pvc) export ProductFamilyOverride=pvc HardwareInfoOverride=8x8x8 ;;
        bmg) export ProductFamilyOverride=bmg HardwareInfoOverride=5x4x8 UseExternalAllocatorForSshAndDsh=0 ;;
        dg2) export ProductFamilyOverride=dg2 HardwareInfoOverride=8x4x16 UseExternalAllocatorForSshAndDsh=0 ;;
        tgllp) export ProductFamilyOverride=tgllp HardwareInfoOverride=1x6x16 ;;
        *) die "no device '$1' can be imagined: $known_devices" ;;
    esac
}

# A device that does what it is told: the kernel's driver and the GPU are test/drivers/xe, in the process of the program.
simulate() {
    preloaded=${UR_XE:-$root/build/release/drivers/xe/libxe_software.so}
    [ -f "$preloaded" ] || skip "the simulated device is not built: $preloaded"
    [ -f "${ZE_SOFTWARE_OPENCL:=$root/.venv/lib/libintelocl.so}" ] ||
        skip "Intel's OpenCL for CPUs, which runs the kernels, is not there: $ZE_SOFTWARE_OPENCL"
    export ZE_SOFTWARE_OPENCL XE_DEVICE=$1 NEOReadDebugKeys=1 DumpZEBin=1 NEO_CACHE_PERSISTENT=0
    export ZE_ENABLE_ALT_DRIVERS=$libraries/libze_intel_gpu.so.1 OCL_ICD_VENDORS=$libraries/intel-opencl/libigdrcl.so
    [ "${XE_ADDRESS_BITS:-48}" = 48 ] || export OverrideGpuAddressSpace=$XE_ADDRESS_BITS
}

# The same of AMD's: the kernel's driver and the GPU are test/drivers/kfd.
simulate_amd() {
    preloaded=${UR_KFD:-$root/build/release/drivers/kfd/libkfd_software.so}
    [ -f "$preloaded" ] || skip "the simulated device is not built: $preloaded"
    [ -f "${ZE_SOFTWARE_OPENCL:=$root/.venv/lib/libintelocl.so}" ] ||
        skip "Intel's OpenCL for CPUs, which runs the kernels, is not there: $ZE_SOFTWARE_OPENCL"
    export ZE_SOFTWARE_OPENCL KFD_DEVICE=$1 KFD_KERNELS=${KFD_KERNELS:-${UR_CONFORMANCE_KERNELS:-}}
    export GPU_FORCE_BLIT_COPY_SIZE=0 # copies by the copy engines
}

prepare() { # DEVICE
    case $1 in
        gfx*-sim) choose amd; have; simulate_amd "${1%-sim}" ;;
        pocl | rusticl) choose opencl; have; use_opencl "$1" ;;
        *-sim) choose intel; have; simulate "${1%-sim}" ;;
        *) choose intel; have; imagine "$1" ;;
    esac
}

run() {
    [ $# -ge 2 ] || { usage >&2; exit 2; }
    prepare "$1"
    shift
    start "$@"
}

suites() {
    local device build name status failed=0 adapter= expect log
    [ "${1:-}" != --adapter ] || { adapter=$2; shift 2; }
    device=${1:-}
    build=$(readlink -f "${2:-$root/build/release}")
    case $device in
        pocl | rusticl) adapter=opencl expect=$root/test/drivers/opencl/expect-$device.txt ;;
        gfx*-sim)
            adapter=hip expect=$root/test/drivers/kfd/expect-${device%-sim}.txt
            # Code objects of the suite are for gfx90a.
            [ "$device" = gfx90a-sim ] || export UR_CONFORMANCE_PROGRAMS=spirv ;;
        *-sim)
            adapter=${adapter:-level_zero} expect=$root/test/drivers/xe/expect-${adapter:-level_zero}.txt
            case $device-$adapter in
                bmg-sim-* | pvc-sim-opencl) ;;
                pvc-sim-*) # whose driver lets some of an engine's lists go past one that waits
                    grep -vFf "$root/test/drivers/xe/passes-pvc.txt" "$expect" >"$build/real-$device-$adapter.txt"
                    expect=$build/real-$device-$adapter.txt ;;
                *) # whose caches the host does not see
                    cat "$expect" "$root/test/drivers/xe/expect-flushed.txt" >"$build/real-$device-$adapter.txt"
                    expect=$build/real-$device-$adapter.txt ;;
            esac ;;
        *) usage >&2; exit 2 ;;
    esac
    shift $(($# < 2 ? $# : 2))
    export UR_XE=$build/drivers/xe/libxe_software.so UR_KFD=$build/drivers/kfd/libkfd_software.so
    (prepare "$device") || exit $?
    # shellcheck disable=SC2046 # names, one a word
    [ $# -gt 0 ] || set -- $(ls "$build/bin/conformance")
    for name; do
        status=0
        log=$build/real-$device${XE_ADDRESS_BITS:+-$XE_ADDRESS_BITS}-$adapter-$name.log
        UR_CONFORMANCE_KERNELS=$build/conformance/kernels UR_ADAPTERS_FORCE_LOAD=$build/lib/libur_adapter_$adapter.so.0 \
            timeout -s KILL 300 "$0" run "$device" "$build/bin/conformance/$name" --adapter "$adapter" --name "real-$device" \
            --expect "$expect" >"$log" 2>&1 || status=$?
        case $status in 0 | 77) ;; *) failed=1 ;; esac
        grep "^$name on " "$log" || echo "$name: ended with $status"
        [ "$status" -eq 0 ] || [ "$status" -eq 77 ] || grep '^\[  FAILED  *\] .*[^0-9]: ' "$log" | sort -u || echo "$name: ended with $status"
    done
    [ "$failed" -eq 0 ]
}

# The last line that says something; compilers' logs begin with what was wrong, and end with the command.
reason() {
    sed -n '/^ *$/d; /^Build \(failed\|succeeded\)/d; /^Command was/d; p' "$1" | head -n 1 | cut -c1-160
}

# One module for one device: its line, and TAKEN, REFUSED or DOUBLES first. A compiler that ends its process over a module has
# another status than one that refuses it.
ask_igc() { # DEVICE MODULE
    local status=0 log
    log=$(mktemp -d)
    (cd "$log" && exec "$tree/usr/lib64/ld-linux-x86-64.so.2" --library-path "$libraries" "$tree"/usr/bin/ocloc-* compile \
        -spirv_input -file "$2" -device "$1" -output out -q >log 2>&1) || status=$?
    if [ "$status" -eq 0 ]; then
        echo "TAKEN $1 $2"
    elif grep -q 'Double type is not supported' "$log/log"; then
        echo "DOUBLES $1 $2"
    else
        echo "REFUSED $1 $2 ($status) $(reason "$log/log")"
    fi
    rm -rf "$log"
}

igc() {
    local devices=$known_devices expect=/dev/null device module what rest group wrong=0
    while [ $# -gt 0 ]; do
        case $1 in
            --devices) devices=$2; shift 2 ;;
            --expect) expect=$2; shift 2 ;;
            *) break ;;
        esac
    done
    [ $# -ge 1 ] || { usage >&2; exit 2; }
    choose intel
    have
    work=$(mktemp -d) # of the trap, too
    trap 'rm -rf "$work"' EXIT
    for module; do
        find "$(readlink -f "$module")" -name '*.spv'
    done | sort -u >"$work/modules"
    [ -s "$work/modules" ] || die "there is no module in $*"
    export -f ask_igc reason
    export tree libraries
    for device in $devices; do
        sed "s|^|$device\n|" "$work/modules"
    done | xargs -d '\n' -n 2 -P "$(nproc)" bash -c 'ask_igc "$@"' ask_igc | sort >"$work/answers"
    while read -r what device module rest; do
        local name known
        name=$(basename "$module" .spv)
        known=$(sed -n "s/^$device $name | //p" "$expect")
        case $what in
            TAKEN) [ -z "$known" ] || { wrong=1; echo "$device takes $name, which stands in $expect: remove it there"; } ;;
            REFUSED)
                [ -n "$known" ] || wrong=1
                echo "$device refuses $name ${rest%%)*}): ${known:-${rest#*) }}" ;;
        esac
    done <"$work/answers"
    printf '%-40s %-8s %6s %8s %8s\n' modules device taken refused doubles
    sed 's|/[^/]*$||' "$work/modules" | sort -u | while read -r group; do
        for device in $devices; do
            awk -v group="$group" -v device="$device" '
                { folder = $3; sub("/[^/]*$", "", folder) }
                folder == group && $2 == device { n[$1]++ }
                END { sub(".*/", "", group); printf "%-40s %-8s %6d %8d %8d\n", group, device, n["TAKEN"], n["REFUSED"], n["DOUBLES"] }
            ' "$work/answers"
        done
    done
    [ "$wrong" -eq 0 ]
}

collect() {
    local build=${1:-$root/build/release} out
    out=$(readlink -m "${2:-$build/igc}")
    rm -rf "$out"
    mkdir -p "$out/driver" "$out/checked" "$out/fused"
    ZE_SOFTWARE_MODULES=$out/driver ctest --test-dir "$build" -R '^(conformance/level_zero-spirv(-new)?/|drivers.level_zero.spirv)' >"$out/log" || true
    ZE_SOFTWARE_MODULES=$out/checked UR_ENABLE_LAYERS=UR_LAYER_KERNEL_CHECKING ctest --test-dir "$build" \
        -R '^conformance/level_zero-spirv/' >>"$out/log" || true
    ctest --test-dir "$build" -R '^fusion.unit$' >>"$out/log" || true
    cp "$build"/test/fusion/made/*.spv "$out/fused"
    for build in driver checked fused; do
        echo "real-drivers: $(find "$out/$build" -name '*.spv' | wc -l) modules in $out/$build"
    done
}

case ${1:-} in
    fetch) shift; fetch "$@" ;;
    run) shift; run "$@" ;;
    igc) shift; igc "$@" ;;
    collect) shift; collect "$@" ;;
    suites) shift; suites "$@" ;;
    test) ctest --test-dir "${2:-$root/build/release}" -L real --output-on-failure ;;
    -h | --help) usage ;;
    *) usage >&2; exit 2 ;;
esac
