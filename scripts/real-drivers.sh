#!/usr/bin/env bash
# Intel's driver for GPUs on a machine without a GPU: fetched into a folder, and tests that run on it. The driver is real, the
# device is what the driver is told to imagine: it enumerates, answers, compiles and takes commands, and nothing runs.
set -euo pipefail

usage() {
    cat <<'TEXT'
usage: scripts/real-drivers.sh fetch [--newer]
       scripts/real-drivers.sh run DEVICE PROGRAM [ARGUMENTS...]
       scripts/real-drivers.sh igc [--devices "pvc bmg ..."] [--expect FILE] MODULE.spv|FOLDER...
       scripts/real-drivers.sh test [BUILD]

  fetch  takes the packages that scripts/real-drivers.list names from this system's archive, checks their hashes, and unpacks
         them. Needs no root, apt and a Debian mirror. --newer takes what the archive has now, and writes the list anew.
  run    a program with that driver for Level Zero and OpenCL and its libraries, as on DEVICE: pvc, bmg, dg2 or tgllp
  igc    has the driver's compiler build each module (also those in a folder) for each device, and prints what is refused with
         the reason, and a table; FILE has lines of DEVICE MODULE | REASON for what is known to be, and anything else fails.
         Doubles on devices without them are counted apart.
  test   the tests that need it, of BUILD (build/release)

  UR_REAL_DRIVERS  the folder (build/real-drivers)
  UR_MIRROR        the archive to take packages from, instead of this system's
TEXT
}

root=$(cd "$(dirname "$0")/.." && pwd)
there=${UR_REAL_DRIVERS:-$root/build/real-drivers}
list=$root/scripts/real-drivers.list
suite=forky
wanted=(intel-opencl-icd libze-intel-gpu1 libze1 intel-ocloc)
tree=$there/tree
libraries=$tree/usr/lib/x86_64-linux-gnu
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
    [ "${1:-}" != --newer ] || newer=1
    command -v dpkg-deb >/dev/null || die "dpkg-deb is missing"
    prepare_apt
    if [ "$newer" -eq 1 ]; then
        download "${wanted[@]}"
        {
            echo "# name version sha256, of suite $suite; made by scripts/real-drivers.sh fetch --newer"
            for file in "$there"/apt/cache/archives/*.deb; do
                echo "$(dpkg-deb -f "$file" Package) $(dpkg-deb -f "$file" Version) $(hash_of "$file")"
            done | sort
        } >"$list.new"
        mv "$list.new" "$list"
    else
        missing=$(missing_packages)
        # shellcheck disable=SC2086 # names, one a word
        [ -z "$missing" ] || download $missing ||
            die "the archive has other versions by now: an older archive (UR_MIRROR), or fetch --newer"
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
    echo "real-drivers: $tree has $(sed -n 's/^\(intel-ocloc\|libze-intel-gpu1\|libze1\|libigc2\) \([^ ]*\) .*/\1 \2/p' "$list" | paste -sd, | sed 's/,/, /g')"
}

have() {
    [ -x "$tree/usr/lib64/ld-linux-x86-64.so.2" ] ||
        skip "Intel's driver is not there: scripts/real-drivers.sh fetch takes it ($tree)"
}

# Libraries of that tree for the program alone: what it starts has this system's again.
start() {
    exec "$tree/usr/lib64/ld-linux-x86-64.so.2" --library-path "$libraries" "$@"
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

run() {
    [ $# -ge 2 ] || { usage >&2; exit 2; }
    have
    imagine "$1"
    shift
    start "$@"
}

# The last line that says something; compilers' logs begin with what was wrong, and end with the command.
reason() {
    sed -n '/^ *$/d; /^Build \(failed\|succeeded\)/d; /^Command was/d; p' "$1" | head -n 1 | cut -c1-160
}

igc() {
    local devices=$known_devices expect=/dev/null device module status wrong=0
    while [ $# -gt 0 ]; do
        case $1 in
            --devices) devices=$2; shift 2 ;;
            --expect) expect=$2; shift 2 ;;
            *) break ;;
        esac
    done
    [ $# -ge 1 ] || { usage >&2; exit 2; }
    have
    local modules=()
    for module; do
        if [ -d "$module" ]; then
            while IFS= read -r module; do modules+=("$module"); done < <(find "$(readlink -f "$module")" -name '*.spv' | sort)
        else
            modules+=("$(readlink -f "$module")")
        fi
    done
    work=$(mktemp -d) # of the trap, too
    trap 'rm -rf "$work"' EXIT
    printf '%-8s %6s %8s %8s\n' device taken refused doubles >"$work/table"
    for device in $devices; do
        local taken=0 refused=0 doubles=0 known name
        for module in "${modules[@]}"; do
            # A compiler that ends its process over a module has another status than one that refuses it.
            status=0
            (cd "$work" && start "$tree"/usr/bin/ocloc-* compile -spirv_input -file "$module" -device "$device" -output out -q) \
                >"$work/log" 2>&1 || status=$?
            name=$(basename "$module" .spv)
            known=$(sed -n "s/^$device $name | //p" "$expect")
            if [ "$status" -eq 0 ]; then
                taken=$((taken + 1))
                [ -z "$known" ] || { wrong=1; echo "$device takes $name, which stands in $expect: remove it there"; }
            elif grep -q 'Double type is not supported' "$work/log"; then
                doubles=$((doubles + 1))
            else
                refused=$((refused + 1))
                [ -n "$known" ] || wrong=1
                echo "$device refuses $name ($status): ${known:-$(reason "$work/log")}"
            fi
        done
        printf '%-8s %6d %8d %8d\n' "$device" "$taken" "$refused" "$doubles" >>"$work/table"
    done
    cat "$work/table"
    [ "$wrong" -eq 0 ]
}

case ${1:-} in
    fetch) shift; fetch "$@" ;;
    run) shift; run "$@" ;;
    igc) shift; igc "$@" ;;
    test) have; ctest --test-dir "${2:-$root/build/release}" -L real --output-on-failure ;;
    -h | --help) usage ;;
    *) usage >&2; exit 2 ;;
esac
