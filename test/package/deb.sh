#!/usr/bin/env bash
# usage: deb.sh BUILD_DIR SOURCE_DIR VERSION WORK_DIR
# Makes the Debian packages, has lintian look at them, installs them into a clean system of the distribution's essential
# packages, builds a program against them by CMake and by pkg-config, runs that and the tools there, and removes them.
# WORK_DIR keeps the clean system. Ends with 77, and says why, where there can be none.
set -euo pipefail
build=$1
source=$2
version=$3
keep=$4
root=$(cd "$source/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf --one-file-system "$work"' EXIT
fail() { echo "deb: $*" >&2; exit 1; }
skip() { echo "skipped: $*"; exit 77; }

"$root/scripts/deb.sh" --build "$build" --fast "$work/debs" >"$work/log" 2>&1 || fail "scripts/deb.sh: $(tail -n 5 "$work/log")"
sed 's|.*/||' "$work/log"

# Where libzstd, cmocka or a compiler of kernels was not there, some of it was not built: the packages are made all the same.
mkdir "$work/bin"
cat >"$work/bin/cmake" <<SH
#!/bin/sh
$(command -v cmake) "\$@" || exit
[ "\$1" != --install ] || find "\$4" '(' -name 'libur_record.*' -o -name ur-replay -o -name 'libur_check.*' \
    -o -name libur_loader_0.9.so -o -path '*/libexec/*' ')' ! -type d -delete
[ "\$1" != --install ] || rm -rf "\$4/libexec"
SH
printf '#!/bin/sh\n' >"$work/bin/dpkg-deb"
printf '#!/bin/sh\necho shlibs:Depends=libc6\n' >"$work/bin/dpkg-shlibdeps"
chmod +x "$work/bin"/*
PATH=$work/bin:$PATH "$root/scripts/deb.sh" --build "$build" "$work/debs" >"$work/log" 2>&1 ||
    fail "scripts/deb.sh of a build without what is optional: $(tail -n 5 "$work/log")"

if command -v lintian >/dev/null 2>&1; then
    lintian --tag-display-limit 0 --allow-root "$work"/debs/*.deb >"$work/lintian" 2>&1 || true
    ! grep '^E:' "$work/lintian" || fail "lintian reports errors"
    echo "lintian: no error, $(grep -c '^W:' "$work/lintian" || true) warnings"
else
    echo "lintian is not here"
fi

[ "$(id -u)" -eq 0 ] || skip "a clean system can be made and entered by root only"
command -v mmdebstrap >/dev/null 2>&1 || skip "mmdebstrap is not here"
suite=$(. /etc/os-release && echo "${VERSION_CODENAME:-}")
clean=$keep/$suite.tar
if [ ! -f "$clean" ]; then
    mkdir -p "$keep"
    # python3 for the tools, cmocka for the conformance suite: what the packages depend on
    mmdebstrap --quiet --variant=essential --include=python3,libcmocka0 "$suite" "$clean.new.tar" >"$work/log" 2>&1 || {
        rm -f "$clean.new.tar"
        skip "mmdebstrap made no clean system: $(tail -n 3 "$work/log")"
    }
    mv "$clean.new.tar" "$clean"
fi
system=$work/system
mkdir "$system"
tar -C "$system" --exclude='./dev/*' -xf "$clean"
inside() { chroot "$system" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C PYTHONDONTWRITEBYTECODE=1 "$@"; }
inside true 2>"$work/log" || skip "chroot is not allowed: $(cat "$work/log")"
files() { (cd "$system" && find . -path ./var/lib/dpkg -prune -o -path ./var/log -prune -o -path ./var/cache -prune -o -path ./tmp -prune -o -print | sort); }
mkdir -p "$system/dev" "$system/tmp/debs"
: >"$system/dev/null"
files >"$work/before"

cp "$work"/debs/*.deb "$system/tmp/debs"
inside sh -c 'dpkg -i /tmp/debs/*.deb' >"$work/log" 2>&1 || fail "dpkg -i: $(tail -n 5 "$work/log")"
inside urinfo >"$work/log" 2>&1 || fail "urinfo there: $(cat "$work/log")"
grep -q 'native_cpu:0' "$work/log" || fail "urinfo there shows no native CPU: $(cat "$work/log")"
inside urinfo --why >"$work/log" 2>&1
for adapter in level_zero opencl cuda hip native_cpu; do
    grep -q "^$adapter: loaded from" "$work/log" || fail "adapter $adapter is not found there: $(cat "$work/log")"
done
for tool in urcc urtrace ur-venv urcache; do
    inside "$tool" --help >"$work/log" 2>&1 || fail "$tool --help there: $(cat "$work/log")"
done
if [ -x "$system/usr/bin/ur-conformance" ]; then # made where cmocka is
    inside ur-conformance --adapter native_cpu --suite platform --suite usm >"$work/log" 2>&1 ||
        fail "ur-conformance there: $(tail -n 5 "$work/log")"
    tail -n 1 "$work/log"
fi

cmake -S "$source/consumer" -B "$work/cmake" -DCMAKE_PREFIX_PATH="$system/usr" >"$work/log" 2>&1 ||
    fail "find_package: $(tail -n 15 "$work/log")"
cmake --build "$work/cmake" >"$work/log" 2>&1 || fail "find_package: $(tail -n 15 "$work/log")"
triplet=$(dpkg-architecture -qDEB_HOST_MULTIARCH)
export PKG_CONFIG_LIBDIR=$system/usr/lib/$triplet/pkgconfig PKG_CONFIG_SYSROOT_DIR=$system
[ "$(pkg-config --modversion unified-runtime)" = "$version" ] || fail "pkg-config has another version"
read -ra flags <<<"$(pkg-config --cflags --libs unified-runtime)"
cc -o "$work/by-pkg-config" "$source/consumer/consumer.c" "${flags[@]}"
for program in "$work/cmake/consumer" "$work/by-pkg-config"; do
    cp "$program" "$system/tmp/program"
    out=$(inside /tmp/program) || fail "$program ends with an error there"
    [ "$out" = "$version" ] || fail "$program printed '$out' there, not '$version'"
done

inside sh -c 'dpkg -P $(dpkg-query -W -f "\${Package} \${source:Package}\n" | sed -n "s/ unified-runtime$//p")' >"$work/log" 2>&1 ||
    fail "dpkg -P: $(tail -n 5 "$work/log")"
files >"$work/after"
diff "$work/before" "$work/after" || fail "purged, the packages leave files behind"
echo "installed into a clean $suite, used, purged without a trace"
