#!/usr/bin/env bash
# usage: device.sh BUILD_DIR
# The solver with an MPI that takes memory of devices: Intel's, a wheel of 130 MB that is put into BUILD_DIR/mpi_device,
# on two software devices of Level Zero. The MPI asks the driver what each pointer is. One answer from 1, 2 and 4 ranks,
# straight from the devices' memory and through the host's.
set -euo pipefail
if [ $# -ne 1 ] || [ ! -x "$1/lib/libur_loader.so.0" ]; then
    echo "usage: device.sh BUILD_DIR, which holds a build with the Level Zero software driver" >&2
    exit 2
fi
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
build=$(cd "$1" && pwd)
mpi=$build/mpi_device
if [ ! -x "$mpi/bin/mpiexec" ]; then
    python3 -m venv "$mpi"
    "$mpi/bin/pip" install --quiet --disable-pip-version-check impi-devel==2021.18.1 impi-rt==2021.18.1
fi
cc -std=c11 -O2 -D_GNU_SOURCE -I"$root/include" -I"$root/examples/common" -I"$mpi/include" "$root/examples/mpi/cg.c" \
    "$root/examples/common/example.c" -o "$mpi/mpi_cg" -L"$mpi/lib" -l:libmpi.so.12 -L"$build/lib" -lur_loader -lm \
    -Wl,-rpath,"$mpi/lib:$build/lib"

export I_MPI_ROOT=$mpi I_MPI_OFFLOAD=1 LD_LIBRARY_PATH=$mpi/lib ONEAPI_DEVICE_SELECTOR='level_zero:*' \
    UR_ADAPTERS_SEARCH_PATH=$build/lib ZE_ENABLE_ALT_DRIVERS=$build/drivers/level_zero/libze_software.so \
    ZE_SOFTWARE=new,devices:2,ipc ZE_SOFTWARE_KERNELS=$build/kernels/examples
answers=
for way in device host; do
    for ranks in 1 2 4; do
        log=$(timeout 120 "$mpi/bin/mpiexec" -n "$ranks" "$mpi/mpi_cg" --grid 16 12 26 --halo "$way" \
            "$build/kernels/examples/cg" 2>&1) || { echo "$log"; exit 1; }
        printf '%s ranks, %s: %s\n' "$ranks" "$(sed -n 's/^planes go //p' <<<"$log")" "$(sed -n 's/^answer: //p' <<<"$log")"
        answers+=$(sed -n 's/^answer: //p' <<<"$log")$'\n'
    done
done
[ "$(sort -u <<<"${answers%$'\n'}" | wc -l)" -eq 1 ] || { echo "the answers differ" >&2; exit 1; }
log=$(UR_SOFT_FAIL=zeMemGetAllocProperties:3 timeout 120 "$mpi/bin/mpiexec" -n 2 "$mpi/mpi_cg" --grid 16 12 26 \
    --halo device "$build/kernels/examples/cg" 2>&1) && { echo "a failing driver is not noticed: $log" >&2; exit 1; }
grep -q 'failure in zeMemGetAllocProperties' <<<"$log" || { echo "the MPI does not ask the driver: $log" >&2; exit 1; }
echo "one answer; the MPI asks the driver what a pointer is"
