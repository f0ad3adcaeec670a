#!/usr/bin/env bash
# usage: check.sh MPIEXEC PROGRAM KERNELS straight|tasks
# The same answer from 1, 2 and 4 ranks, through each way that planes may go; and what goes wrong ends with its reason.
set -euo pipefail
mpiexec=$1
program=$2
kernels=$3
way=$4
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
fail() { echo "mpi: $*" >&2; exit 1; }
# Containers: root runs it, there are fewer cores than ranks, and no process may read another's memory.
export OMPI_MCA_btl_vader_single_copy_mechanism=none OMPI_MCA_rmaps_base_oversubscribe=1 OMPI_MCA_mpi_yield_when_idle=1
export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1
started() { # ranks, arguments; output in $out/log, returns the status
    timeout 120 "$mpiexec" -n "$1" "$program" --grid 16 12 26 "${@:2}" "$kernels" >"$out/log" 2>&1
}
answers() {
    started "$@" || fail "$* ended with $?: $(tail -n 20 "$out/log")"
    sed -n 's/^answer: //p' "$out/log" >>"$out/answers"
    sed -n '/^answer/p; /^planes/p' "$out/log"
}

for ranks in 1 2 4; do answers "$ranks"; done
grep -q '^4 ranks on this host share' "$out/log" || fail "ranks that share a device are not told of: $(cat "$out/log")"
[ "$way" = tasks ] || answers 4 --halo host
case $way in
    tasks) grep -q 'this MPI takes no memory of this device' "$out/log" ;;
    straight) grep -q "through the host's memory, as asked for" "$out/log" ;;
esac || fail "it does not say which way planes go: $(cat "$out/log")"
[ "$(sort -u "$out/answers" | wc -l)" -eq 1 ] || fail "the answers differ: $(cat "$out/answers")"
started 3 --scaling --iterations 3 || fail "scaling: $(cat "$out/log")"
[ "$(grep -c 'ranks: strong scaling' "$out/log")" -eq 3 ] || fail "scaling: $(cat "$out/log")"

ends() { # what is said, ranks, arguments: ends with an error by itself, and says that
    local status=0
    started "${@:2}" || status=$?
    [ "$status" -ne 0 ] || fail "${*:2} ended well"
    [ "$status" -ne 124 ] || fail "${*:2} hung"
    grep -q "$1" "$out/log" || fail "${*:2} does not say '$1': $(cat "$out/log")"
}
ends 'signal 9' 4 --die 1 3
ends 'more ranks than planes' 4 --grid 8 8 3
[ "$way" = straight ] || ends 'takes no memory of this device' 2 --halo device
export ONEAPI_DEVICE_SELECTOR='opencl:fpga'
ends 'there is no device' 2
echo "ranks that die, and what cannot be, end the others with the reason"
