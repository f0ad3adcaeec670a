#!/bin/bash
# The conformance suite and the examples on OpenCL devices of a machine where nothing can be installed: what is needed is
# packed on a machine that has it, and carried along.
#
#   conformance/elsewhere.sh pack BUILD DIR                     fills DIR from the build tree BUILD
#   conformance/elsewhere.sh run DIR NAME DEVICE [OPTION...]    there: the suite on the device whose name holds DEVICE;
#                                                               options go to ur-conformance. Results, logs and the matrix
#                                                               NAME.md go to $OUT, or DIR/out
#   conformance/elsewhere.sh examples DIR                       there: each example on what devices there are
set -u
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
examples=(vector_add event_graph graph runtime_flow array_sharing async_usm)

pack() { # BUILD DIR
    local build=$1 carried=$2 name
    rm -rf "$carried"
    mkdir -p "$carried"/{bin,lib,fail,kernels/conformance,kernels/examples}
    cp -P "$build"/lib/libur_loader.so* "$build"/lib/libur_adapter_{opencl,mock}.so* "$carried/lib/" || exit 1
    cp -L "$(ldd "$build/bin/conformance/queue" | awk '$1 ~ /cmocka/ { print $3 }')" "$carried/lib/"
    cp -r "$build/bin/conformance" "$carried/bin/"
    for name in urinfo test_opencl_flow "${examples[@]}"; do
        cp "$build/bin/$name" "$carried/bin/"
    done
    cp "$build"/conformance/kernels/*.{cl,spv} "$carried/kernels/conformance/"
    cp "$build"/kernels/examples/*.{cl,spv} "$carried/kernels/examples/"
    cp "$build"/drivers/opencl/{libOpenCL.so.1,flow.cl,flow.spv} "$carried/fail/"
    find "$carried" -type f -size +32k -name '*.so*' -exec strip --strip-unneeded {} + 2>/dev/null
    find "$carried/bin" -type f -exec strip --strip-unneeded {} +
    git -C "$root" describe --always --dirty >"$carried/version"
    du -sh "$carried"
}

prepare() { # DIR
    carried=$(cd "$1" && pwd) || exit 2
    out=${OUT:-$carried/out}
    mkdir -p "$out"
    export UR_ADAPTERS_SEARCH_PATH=$carried/lib LD_LIBRARY_PATH=$carried/lib${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}
    export UR_CONFORMANCE_KERNELS=$carried/kernels/conformance PYTHONUNBUFFERED=1
}

run() { # DIR NAME DEVICE [OPTION...]
    prepare "$1"
    local name=$2 device=$3
    shift 3
    python3 "$root/tools/ur-conformance" --dir "$carried/bin/conformance" --adapter opencl --device "$device" \
        --name "$name" --timeout 40 --suite-timeout 90 --jobs 6 --results "$out/$name.jsonl" --markdown "$out/$name.md" \
        "$@" >"$out/$name.log" 2>&1
    echo "$name: exit $?, $(cat "$carried/version")"
    tail -n 3 "$out/$name.log"
    grep -hE '^\[ *FAILED|^  .*failed' "$out/$name.log" | sort -u | head -n 40
}

run_examples() { # DIR
    prepare "$1"
    local name
    for name in "${examples[@]}"; do
        echo "== $name"
        timeout 30 "$carried/bin/$name" "$carried/kernels/examples/$name" 2>&1 | tail -n 12
        echo "exit ${PIPESTATUS[0]}"
    done
}

case "${1:-}:$#" in
pack:3) pack "$2" "$3" ;;
run:[4-9] | run:[1-9][0-9]) shift && run "$@" ;;
examples:2) run_examples "$2" ;;
*)
    sed -n '2,9p' "${BASH_SOURCE[0]}" | sed 's/^# \{0,1\}//'
    exit 2
    ;;
esac
