#!/usr/bin/env bash
# Sets up, builds and runs every test: a release build with all tests, then the tests again under AddressSanitizer
# with UndefinedBehaviorSanitizer, and the concurrent ones under ThreadSanitizer.
set -euo pipefail

usage() {
    cat <<'TEXT'
usage: scripts/test.sh [--quick] [--no-setup] [--only release|asan|tsan] [-- CTEST ARGUMENTS...]

  --quick      the release build without the client tests; no sanitizers
  --no-setup   do not run scripts/setup.sh first
  --only X     one build only
TEXT
}

quick=0
setup=1
only=
while [ $# -gt 0 ]; do
    case $1 in
        --quick) quick=1 ;;
        --no-setup) setup=0 ;;
        --only) only=${2:?--only needs release, asan or tsan}; shift ;;
        -h | --help) usage; exit 0 ;;
        --) shift; break ;;
        *) echo "test: unknown option '$1'" >&2; usage >&2; exit 2 ;;
    esac
    shift
done
case ${only:-release} in release | asan | tsan) ;; *) usage >&2; exit 2 ;; esac

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$root"
jobs=$(nproc)
started=$SECONDS
step() { printf '\n== %s (%d s)\n' "$*" "$((SECONDS - started))"; }

if [ "$setup" -eq 1 ]; then
    step "set-up"
    scripts/setup.sh
fi

failed=()
run() { # run PRESET CTEST-ARGUMENTS...
    local preset=$1
    shift
    step "$preset: configure and build"
    cmake --preset "$preset" >"build-$preset.log" 2>&1 || { cat "build-$preset.log"; exit 1; }
    rm -f "build-$preset.log"
    cmake --build --preset "$preset" -j "$jobs" -- --quiet || exit 1
    step "$preset: tests"
    ctest --preset "$preset" -j "$jobs" --no-tests=error "$@" || failed+=("$preset")
}

step "generated files"
/usr/bin/python3 scripts/generate.py --check

if [ "$quick" -eq 1 ]; then
    run release -LE "client|fuzz" "$@"
else
    # The sanitized builds leave out what they cannot see into: clients in Python, instruction counts.
    [ -n "$only" ] && [ "$only" != release ] || run release "$@"
    [ -n "$only" ] && [ "$only" != asan ] || run asan -LE "client|callgrind|package" "$@"
    [ -n "$only" ] && [ "$only" != tsan ] || run tsan -L "threads|conformance|engine|pool|loader" -LE "client|callgrind|fuzz|package" "$@"
fi

step "done"
if [ ${#failed[@]} -gt 0 ]; then
    echo "failed: ${failed[*]}"
    exit 1
fi
echo "all tests passed"
