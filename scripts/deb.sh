#!/usr/bin/env bash
# Makes Debian packages of a build: the loader, one for each adapter, tools, conformance suite, development files.
set -euo pipefail

usage() {
    cat <<'TEXT'
usage: scripts/deb.sh [--build FOLDER] [--fast] [FOLDER]

Makes the packages of a build (default build/release) in FOLDER (default dist). Needs dpkg-dev.
--fast compresses little.
TEXT
}

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
build=$root/build/release
compression=-Zxz
while [ $# -gt 0 ]; do
    case $1 in
        --build) build=${2:?--build needs a folder}; shift ;;
        --fast) compression="-Zgzip -z1" ;;
        -h | --help) usage; exit 0 ;;
        -*) echo "deb: unknown option '$1'" >&2; usage >&2; exit 2 ;;
        *) break ;;
    esac
    shift
done
out=$(realpath -m "${1:-$root/dist}")
die() { echo "deb: $*" >&2; exit 1; }
for tool in dpkg-deb dpkg-shlibdeps dpkg-architecture; do
    command -v $tool >/dev/null 2>&1 || die "$tool is missing (Debian: dpkg-dev)"
done

version=$(sed -n 's/^project(unified-runtime VERSION \([0-9.]*\).*/\1/p' "$root/CMakeLists.txt")
arch=$(dpkg-architecture -qDEB_HOST_ARCH)
triplet=$(dpkg-architecture -qDEB_HOST_MULTIARCH)
maintainer="Unified Runtime maintainers <maintainers@unified-runtime.invalid>"
date=$(date -Ru -d "@${SOURCE_DATE_EPOCH:-$(git -C "$root" log -1 --format=%ct 2>/dev/null || stat -c %Y "$root/CHANGELOG.md")}")
umask 022 # modes of files in packages
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
stage=$work/stage

# ---- the installed tree, in Debian's folders ----
cmake --install "$build" --prefix "$stage" --strip >"$work/log" || die "install: $(tail -n 3 "$work/log")"
from=$(dirname "$(find "$stage" -name libur_loader.so.0)")
[ "$from" = "$stage/lib" ] || die "the build was configured for ${from#"$stage"/}, not for lib"
mkdir -p "$work/lib"
mv "$stage/lib" "$work/lib/$triplet"
mv "$work/lib" "$stage/lib"
lib=usr/lib/$triplet
# CMake wrote both for lib: one folder less deep.
sed -i -e 's|^prefix=.*|prefix=/usr|' -e "s|^libdir=.*|libdir=\${prefix}/lib/$triplet|" "$stage/lib/$triplet/pkgconfig/"*.pc
config=$stage/lib/$triplet/cmake/unified-runtime
sed -i 's|/\.\./\.\./\.\./"|/../../../../"|' "$config/unified-runtime-config.cmake"
sed -i "s|{_IMPORT_PREFIX}/lib/|&$triplet/|" "$config/"unified-runtime-targets-*.cmake
sed -i '0,/get_filename_component(_IMPORT_PREFIX "${_IMPORT_PREFIX}" PATH)/s//&\n&/' "$config/unified-runtime-targets.cmake"
# The system's own search finds the libraries here.
cat >"$work/rpath.cmake" <<'CMAKE'
foreach(index RANGE 1 ${CMAKE_ARGC})
    if(EXISTS "${CMAKE_ARGV${index}}" AND NOT "${CMAKE_ARGV${index}}" MATCHES "rpath.cmake$")
        file(RPATH_REMOVE FILE "${CMAKE_ARGV${index}}")
    endif()
endforeach()
CMAKE
find "$stage" -type f \( -name '*.so.*' -o -name '*.so' -o -perm -u+x \) -exec sh -c 'head -c 4 "$1" | grep -q ELF' _ {} \; \
    -exec cmake -P "$work/rpath.cmake" {} + >/dev/null
find "$stage/bin" -type f -exec sed -i '1s|^#!/usr/bin/env python3|#!/usr/bin/python3|' {} +
gzip -9n "$stage"/share/man/man1/*.1

# ---- packages ----
mkdir "$work/packages" "$out" 2>/dev/null || true
names=()

# package NAME SECTION DEPENDS RECOMMENDS SUGGESTS SUMMARY <DESCRIPTION FILE...: begins a package; files follow by `put`
package() {
    name=$1
    names+=("$name")
    tree=$work/packages/$name
    mkdir -p "$tree/DEBIAN" "$tree/usr/share/doc/$name"
    {
        printf 'Package: %s\nSource: unified-runtime\nVersion: %s\nArchitecture: %s\n' "$name" "$version" "$arch"
        printf 'Maintainer: %s\nSection: %s\nPriority: optional\n' "$maintainer" "$2"
        [ "$2" != libs ] || printf 'Multi-Arch: same\n'
        printf 'Depends: %s\n' "$3"
        [ -z "$4" ] || printf 'Recommends: %s\n' "$4"
        [ -z "$5" ] || printf 'Suggests: %s\n' "$5"
        printf 'Description: %s\n' "$6"
        sed 's/^/ /'
    } >"$tree/DEBIAN/control"
    {
        printf 'Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\nUpstream-Name: unified-runtime\n\n'
        printf 'Files: *\nCopyright: the contributors to Unified Runtime in C\nLicense: Apache-2.0\n\n'
        printf 'License: Apache-2.0\n On Debian systems the whole text is in /usr/share/common-licenses/Apache-2.0.\n'
        printf 'Comment:\n'
        sed -e 's/^$/./' -e 's/^/ /' "$root/NOTICE"
    } >"$tree/usr/share/doc/$name/copyright"
    printf 'unified-runtime (%s) unstable; urgency=medium\n\n  * See CHANGELOG.md of the sources.\n\n -- %s  %s\n' \
        "$version" "$maintainer" "$date" | gzip -9n >"$tree/usr/share/doc/$name/changelog.gz"
}

put() { # paths below usr, with patterns; moved out of the stage
    local path
    for path in "$@"; do
        mkdir -p "$(dirname "$tree/usr/$path")"
        # shellcheck disable=SC2086
        mv "$stage"/$path "$(dirname "$tree/usr/$path")/"
    done
}

library() { # STEM: a library, and what a linker and dpkg-shlibdeps have to know
    put "lib/$triplet/$1.so.0" "lib/$triplet/$1.so.0.12.0"
    printf '%s 0 %s (>= %s)\n' "$1" "$name" "$version" >>"$tree/DEBIAN/shlibs"
    printf 'activate-noawait ldconfig\n' >"$tree/DEBIAN/triggers"
}

package libur-loader0 libs '${shlibs}' "libur-adapter-native-cpu0, libur-adapter-opencl0" \
    "libur-adapter-level-zero0, libur-adapter-cuda0, libur-adapter-hip0" "one C API over every accelerator driver, loader" <<'TEXT'
Unified Runtime is a C interface to devices, queues, memory and kernels of
GPUs and CPUs. Programs and language runtimes such as SYCL's call it; this
loader sends each call to an adapter for the driver that is there.
TEXT
library libur_loader
# What several adapters use.
put "lib/$triplet/unified-runtime/libur_ze.so" "lib/$triplet/unified-runtime/libur_clc.so" \
    "lib/$triplet/unified-runtime/ur-compile" "lib/$triplet/unified-runtime/ur-ask"

adapter() { # NAME PACKAGE RECOMMENDS SUGGESTS WHAT
    package "libur-adapter-$2" libs "libur-loader0 (= $version), \${shlibs}" "$3" "$4" "one C API over every accelerator driver, $5" <<TEXT
Unified Runtime is a C interface to devices, queues, memory and kernels of
GPUs and CPUs. This adapter reaches devices through $5.
The driver is opened when a program first asks for devices.
TEXT
    library "libur_adapter_$1"
}
adapter level_zero level-zero0 libze1 "" "Level Zero"
adapter opencl opencl0 "ocl-icd-libopencl1 | libopencl1" opencl-icd "OpenCL"
adapter cuda cuda0 "" libcuda1 "CUDA"
adapter hip hip0 "" libamdhip64-5 "HIP"
adapter native_cpu native-cpu0 "" llvm "the host's own cores"
put "lib/$triplet/unified-runtime/libur_cl.so"

package libur-dev libdevel "libur-loader0 (= $version), \${shlibs}" "" unified-runtime-tools \
    "one C API over every accelerator driver, headers" <<'TEXT'
Unified Runtime is a C interface to devices, queues, memory and kernels of
GPUs and CPUs. This package has what compiling against it needs, for
pkg-config and CMake too, and an adapter without a device for tests.
TEXT
put include "lib/$triplet/libur_loader.so" "lib/$triplet/pkgconfig" "lib/$triplet/cmake" share/unified-runtime/adapter
library libur_adapter_mock

package unified-runtime-tools utils 'libur-loader0 (>= '"$version"'), python3:any, ${shlibs}' clang "llvm, lld" \
    "one C API over every accelerator driver, tools" <<'TEXT'
Unified Runtime is a C interface to devices, queues, memory and kernels of
GPUs and CPUs. urinfo tells which devices there are and why others do not
show, urtrace records what a program does, urcc compiles kernels, ur-venv
serves Python environments.
TEXT
put "lib/$triplet/unified-runtime/ur-translate" "lib/$triplet/unified-runtime/libur_runtime.a" \
    bin/urinfo bin/urcc bin/urtrace bin/ur-venv bin/urcache share/unified-runtime \
    share/man/man1/urinfo.1.gz share/man/man1/urcc.1.gz share/man/man1/urtrace.1.gz share/man/man1/ur-venv.1.gz share/man/man1/urcache.1.gz
if [ -e "$stage/lib/$triplet/unified-runtime/libur_loader_0.9.so" ]; then # for ur-venv, on x86-64
    put "lib/$triplet/unified-runtime/libur_loader_0.9.so"
fi
if [ -e "$stage/lib/$triplet/libur_check.so.0" ]; then # built where kernels are compiled
    library libur_check
fi
if [ -e "$stage/lib/$triplet/libur_record.so.0" ]; then # built where libzstd is
    library libur_record
    put "lib/$triplet/unified-runtime/ur-replay"
fi

if [ -d "$stage/libexec" ]; then
    package unified-runtime-conformance utils 'libur-loader0 (>= '"$version"'), python3:any, ${shlibs}' "" "" \
        "one C API over every accelerator driver, conformance suite" <<'TEXT'
Unified Runtime is a C interface to devices, queues, memory and kernels of
GPUs and CPUs. ur-conformance tests an adapter and the driver behind it, and
writes which entry points work.
TEXT
    put bin/ur-conformance share/man/man1/ur-conformance.1.gz libexec
    mkdir -p "$tree/usr/share/lintian/overrides"
    sed "s/^TAG/$name:/" >"$tree/usr/share/lintian/overrides/$name" <<'TEXT'
# Kernels that the suite gives to devices: code for GPUs, and host code that calls nothing.
TAG binary-from-other-architecture *kernels/*.hsaco*
TAG unstripped-binary-or-object *kernels/*.hsaco*
TAG shared-library-lacks-prerequisites *kernels/*.hsaco*
TAG library-not-linked-against-libc *kernels/*.so*
TEXT
fi
rm -rf "$stage/share/doc" "$stage/share/man/man1/ur-conformance.1.gz" "$stage/bin/ur-conformance"
left=$(find "$stage" ! -type d)
[ -z "$left" ] || die "installed, and in no package: $left"

# ---- what each depends on, and the files ----
mkdir -p "$work/source/debian"
for name in "${names[@]}"; do
    printf 'Source: unified-runtime\n\nPackage: %s\nArchitecture: any\n' "$name" >"$work/source/debian/control"
    tree=$work/packages/$name
    # What stands in front of the loader for SYCL of 2024.2 needs a library that comes with that alone.
    mapfile -t programs < <(find "$tree/usr" -type f ! -name libur_loader_0.9.so -exec sh -c 'head -c 4 "$1" | grep -q ELF' _ {} \; -print)
    others=()
    for other in "${names[@]}"; do others+=("-S$work/packages/$other"); done
    needs=$(cd "$work/source" && dpkg-shlibdeps --warnings=1 -O "${others[@]}" -x"$name" "${programs[@]}" 2>"$work/log" |
        sed -n 's/^shlibs:Depends=//p') || die "$name: $(cat "$work/log")"
    [ -n "$needs" ] || die "$name: dpkg-shlibdeps found nothing: $(cat "$work/log")"
    sed -i -e "s#\${shlibs}#$needs#" "$tree/DEBIAN/control"
    printf 'Installed-Size: %s\n' "$(du -sk --apparent-size --exclude=DEBIAN "$tree" | cut -f1)" >"$work/size"
    sed -i "/^Maintainer:/r $work/size" "$tree/DEBIAN/control"
    (cd "$tree" && find usr -type f -print0 | sort -z | xargs -0 md5sum >DEBIAN/md5sums)
    find "$tree" -type d -exec chmod 755 {} +
    find "$tree" -type f -perm /u+x ! -name '*.so*' -exec chmod 755 {} + -o -type f -exec chmod 644 {} +
    # shellcheck disable=SC2086
    dpkg-deb --root-owner-group $compression --build "$tree" "$out/${name}_${version}_$arch.deb" >/dev/null
done
ls "$out"/*"_${version}_$arch.deb"
