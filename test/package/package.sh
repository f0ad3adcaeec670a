#!/usr/bin/env bash
# usage: package.sh BUILD_DIR SOURCE_DIR VERSION
# Installs the build into a prefix of its own, builds a program against it by find_package and by pkg-config, runs it.
set -euo pipefail
build=$1
source=$2
version=$3
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
prefix=$work/prefix
fail() { echo "package: $*" >&2; exit 1; }

cmake --install "$build" --prefix "$prefix" >"$work/install.log" || fail "install: $(tail -n 5 "$work/install.log")"
libdir=$(dirname "$(find "$prefix" -name 'libur_loader.so' -print -quit)")
for file in "$libdir/libur_loader.so.0" "$libdir/libur_adapter_mock.so.0" "$prefix/bin/urinfo" \
    "$prefix/include/ur_api.h" "$prefix/include/unified-runtime/ur_api.h" \
    "$prefix"/share/man/man1/{urinfo,urcc,ur-venv,ur-conformance,urtrace,urcache}.1; do
    [ -e "$file" ] || fail "not installed: ${file#"$prefix"/}"
done
cp "$build/install_manifest.txt" "$work/manifest"
leak=$(grep -rlIF "$build" "$prefix" || true)
[ -z "$leak" ] || fail "installed files name the build folder: $leak"

cmake -S "$source/consumer" -B "$work/cmake" -DCMAKE_PREFIX_PATH="$prefix" >"$work/cmake.log" 2>&1 ||
    fail "find_package: $(tail -n 15 "$work/cmake.log")"
cmake --build "$work/cmake" >"$work/cmake.log" 2>&1 || fail "find_package: $(tail -n 15 "$work/cmake.log")"
out=$(env -u UR_ADAPTERS_SEARCH_PATH LD_LIBRARY_PATH="$libdir" "$work/cmake/consumer")
[ "$out" = "$version" ] || fail "the program built by find_package printed '$out', not '$version'"

PKG_CONFIG_PATH=$libdir/pkgconfig
export PKG_CONFIG_PATH
[ "$(pkg-config --modversion unified-runtime)" = "$version" ] || fail "pkg-config has another version"
read -ra flags <<<"$(pkg-config --cflags --libs unified-runtime)"
cc -o "$work/by-pkg-config" "$source/consumer/consumer.c" "${flags[@]}"
out=$(LD_LIBRARY_PATH="$libdir" "$work/by-pkg-config")
[ "$out" = "$version" ] || fail "the program built by pkg-config printed '$out', not '$version'"

# The first program of the documentation, as that says.
cc "$source/../../examples/start/start.c" "${flags[@]}" -o "$work/start"
out=$(env -u UR_ADAPTERS_SEARCH_PATH LD_LIBRARY_PATH="$libdir" ONEAPI_DEVICE_SELECTOR='native_cpu:*' "$work/start")
[[ $out == *"through the device and back" ]] || fail "examples/start printed '$out'"
# Adapters of another tree: the examples, and whatever else adapters share compiles too.
cp -r "$prefix/share/unified-runtime/adapter/example" "$work/adapter"
cat >>"$work/adapter/CMakeLists.txt" <<'CMAKE'
add_library(shared STATIC)
set_target_properties(shared PROPERTIES LINKER_LANGUAGE C)
ur_link_shared(shared ${UR_SELF_SOURCES} os/worker.c base/ranges.c os/descriptor.c)
CMAKE
cmake -S "$work/adapter" -B "$work/adapter/build" -DCMAKE_PREFIX_PATH="$prefix" >"$work/cmake.log" 2>&1 &&
    cmake --build "$work/adapter/build" -j2 >"$work/cmake.log" 2>&1 || fail "an adapter elsewhere: $(tail -n 15 "$work/cmake.log")"
out=$(LD_LIBRARY_PATH="$libdir" UR_ADAPTERS_FORCE_LOAD=$work/adapter/build/libur_adapter_example.so.0 "$prefix/bin/urinfo")
[[ $out == *"Example device"* ]] || fail "the adapter built elsewhere shows: $out"
out=$(LD_LIBRARY_PATH="$libdir" UR_ADAPTERS_FORCE_LOAD=$work/adapter/build/libur_adapter_example_queues.so.0 "$work/adapter/build/use") ||
    fail "the adapter with queues built elsewhere does not run"
[[ $out == *"runs in order"* ]] || fail "the adapter with queues built elsewhere says: $out"
[ -z "$(nm -D --defined-only "$work/adapter/build/libur_adapter_example.so.0" | grep -v ' T urGet.*ProcAddrTable' || true)" ] ||
    fail "the adapter built elsewhere exports more than its tables"

# And away again.
grep -qvF "$prefix/" "$work/manifest" && fail "the manifest names files of another prefix"
echo "somebody's" >"$prefix/share/unified-runtime/mine"
cmake -DMANIFEST="$work/manifest" -P "$source/../../cmake/uninstall.cmake" >"$work/uninstall.log" 2>&1 ||
    fail "uninstall: $(tail -n 5 "$work/uninstall.log")"
[ "$(find "$prefix" -type f -o -type l)" = "$prefix/share/unified-runtime/mine" ] ||
    fail "uninstall leaves: $(find "$prefix" -type f -o -type l | head -5)"
[[ $(cmake --build "$build" --target help) == *uninstall* ]] || fail "there is no target uninstall"
echo "installed, found, linked and ran version $version"
