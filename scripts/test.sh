#!/usr/bin/env bash
# Sets up, builds and runs every test: a release build with all tests, then the tests again under AddressSanitizer
# with UndefinedBehaviorSanitizer, and the concurrent ones under ThreadSanitizer.
set -euo pipefail

usage() {
    cat <<'TEXT'
usage: scripts/test.sh [--all] [--quick] [--no-setup] [--only release|asan|tsan] [-- CTEST ARGUMENTS...]

  --all        every test at its whole size (UR_TEST_WHOLE); by default the longest have a tenth of it
  --quick      the release build without the client tests; no sanitizers
  --no-setup   do not run scripts/setup.sh first
  --only X     one build only
TEXT
}

quick=0
whole=OFF
setup=1
only=
while [ $# -gt 0 ]; do
    case $1 in
        --all) whole=ON ;;
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
tests=$((jobs + (jobs + 1) / 2)) # some wait for a device, for a time or for other processes
started=$SECONDS
results=$(mktemp -d)
ahead= # the group of processes that builds for the next tests
trap '[ -z "$ahead" ] || kill -- "-$ahead" 2>/dev/null || true; rm -rf "$results"' EXIT
step() { # what begins, with the time so far; kept for the table at the end
    printf '\n== %s (%d s)\n' "$*" "$((SECONDS - started))"
    echo "$SECONDS $*" >>"$results/steps"
}

# What took how long, by the lines that step kept and by ctest's output.
times() {
    [ -f "$results/steps" ] || return 0
    printf '\n== times\n'
    awk -v now="$SECONDS" 'NR > 1 { printf "%6d s  %s\n", $1 - at, what } { at = $1; $1 = ""; what = substr($0, 2) }
        END { printf "%6d s  %s\n", now - at, what }' "$results/steps"
    local slowest
    slowest=$(awk '/ Test +#[0-9]+: .* sec *$/ {
        preset = FILENAME; sub(/.*\//, "", preset)
        match($0, /#[0-9]+: [^ ]+/); name = substr($0, RSTART, RLENGTH); sub(/.*: /, "", name)
        printf "%8.1f s  %-8s %s\n", $(NF - 1), preset, name }' "$results"/tests/* 2>/dev/null | sort -rn | sed -n 1,10p)
    [ -z "$slowest" ] || printf '\n== the ten slowest tests\n%s\n' "$slowest"
}

if [ "$setup" -eq 1 ]; then
    step "set-up"
    scripts/setup.sh
fi

failed=()
kernels= # of a build that others take theirs from
build() { # build PRESET
    cmake --preset "$1" "-DUR_KERNELS_FROM=$kernels" "-DUR_TEST_WHOLE=$whole" >"$results/configure.$1" 2>&1 ||
        { cat "$results/configure.$1"; return 1; }
    cmake --build --preset "$1" -j "$jobs" -- --quiet
}
# Builds PRESET while tests of another leave a processor idle, as about a fifth of the time they do.
begin() { # begin PRESET
    set -m # a group of its own, which ends with this script
    (renice -n 19 "$BASHPID" >/dev/null 2>&1 || true; build "$1") >"$results/build.$1" 2>&1 &
    ahead=$!
    set +m
}
run() { # run PRESET NEXT-PRESET CTEST-ARGUMENTS...
    local preset=$1 next=$2
    shift 2
    if [ -n "$ahead" ]; then
        step "$preset: the rest of the build"
        renice -n 0 -g "$ahead" >/dev/null 2>&1 || true # allowed to root
        wait "$ahead" || { cat "$results/build.$preset"; exit 1; }
        ahead=
    else
        step "$preset: configure and build"
        build "$preset" || exit 1
    fi
    [ "$preset" != release ] || kernels=$root/build/release
    [ -z "$next" ] || begin "$next"
    step "$preset: tests"
    mkdir -p "$results/tests"
    ctest --preset "$preset" -j "$tests" --no-tests=error "$@" | tee "$results/tests/$preset" || failed+=("$preset")
}

step "generated files"
/usr/bin/python3 scripts/generate.py --check

if [ "$quick" -eq 1 ]; then
    run release "" -LE "client|fuzz" "$@"
else
    # The sanitized builds leave out what they cannot see into: clients in Python, instruction counts.
    asan=asan tsan=tsan # what is built next
    [ -z "$only" ] || asan='' tsan=''
    [ -n "$only" ] && [ "$only" != release ] || run release "$asan" "$@"
    [ -n "$only" ] && [ "$only" != asan ] || run asan "$tsan" -LE "client|callgrind|package" "$@"
    [ -n "$only" ] && [ "$only" != tsan ] || run tsan "" -L "threads|conformance|engine|pool|loader" -LE "client|callgrind|fuzz|package" "$@"
fi

times
step "done"
if [ ${#failed[@]} -gt 0 ]; then
    echo "failed: ${failed[*]}"
    exit 1
fi
echo "all tests passed"
