# shellcheck shell=bash disable=SC2034,SC2154 # variables of other files
# Steps that run other projects' programs.

# Without anything of ours in the environment.
clean() {
    unset UR_ADAPTERS_SEARCH_PATH
    export LD_LIBRARY_PATH=$library_path
}

# As a new user would: an environment, the wheels, our adapters, a program.
step_python() {
    local place
    place=$(mktemp -d)
    {
        python3 -m venv --without-pip "$place" &&
            within 120 python3 -m pip --python "$place/bin/python" install -q --no-index --no-deps "$carried"/wheels/*.whl &&
            "$root/tools/ur-venv" install --from "$carried/lib" "$place" &&
            (clean && within 60 "$place/bin/python" "$root/examples/python/copies.py") &&
            (clean && within 60 "$place/bin/python" -m dpctl -f) &&
            "$root/tools/ur-venv" remove "$place"
    } >"$log/python.log" 2>&1
    say "  python: exit $?"
    tee -a "$out/summary.txt" <"$log/python.log"
    rm -rf "$place"
}

# What the wheels' tests of SPIR-V are: creation, elementwise, manipulation, indexing, sorting, reductions, linear algebra and
# random numbers, as files and folders of dpnp's tests.
dpnp_suites() {
    local cupy=third_party/cupy
    printf '%s\n' test_{arraycreation,fill,flat,arraypad,arraymanipulation,manipulation,flipping,copy,memory}.py \
        test_{umath,mathematical,binary_ufuncs,binary_two_outputs_ufuncs,unary_two_outputs_ufuncs,bitwise,logic,absolute}.py \
        test_{indexing,search,sort,counting,histogram,sum,product,amin_amax,nanfunctions,statistics,functional}.py \
        test_{linalg,outer,random,random_state,ndarray,strides,special,dtype_routines,utils,window}.py \
        tensor $cupy/{binary,creation,indexing,logic,manipulation,math,sorting,statistics,linalg,random,functional}_tests
}

# A program of that environment, with nothing of ours but what a user has.
in_clients() { # LIBRARIES COMMAND...
    local libraries=$1 driver= set=("UR_URCC=$root/tools/urcc" "UR_CACHE_DIR=$clients/cache")
    shift
    # OpenCL C, of which Fourier transforms are made, needs a compiler from the wheels.
    [ ! -f "$clients/lib/libcommon_clang.so" ] || set+=("URCC_COMMON_CLANG=$clients/lib/libcommon_clang.so")
    if [ "$adapter" = native_cpu ]; then
        local llvm=("$clients"/llvm/libLLVM.so.*)
        set+=("UR_ADAPTERS_FORCE_LOAD=$libraries/libur_adapter_native_cpu.so.0" UR_NATIVE_CPU_PRESENT_AS=opencl
            "UR_LLVM_LIBRARY=${llvm[0]}" "OCL_ICD_VENDORS=$clients/none" ONEAPI_DEVICE_SELECTOR='opencl:*'
            UR_NATIVE_CPU_THREADS=2 OPENBLAS_NUM_THREADS=1 MKL_ENABLE_INSTRUCTIONS=AVX512)
    else
        # A libsycl with a loader of its own opens what the selector names, and knows of no other name for CUDA.
        [ "$adapter $libraries" = "cuda $clients/lib" ] ||
            set+=("UR_ADAPTERS_FORCE_LOAD=$libraries/libur_adapter_$adapter.so.0")
        # The driver that only compiles.
        set+=("OCL_ICD_FILENAMES=$libraries/unified-runtime/libur_clc.so" "UR_${adapter^^}_PRESENT_AS=level_zero"
            ONEAPI_DEVICE_SELECTOR=level_zero:gpu)
        if [ "$adapter" = hip ]; then
            local llvm=("$clients"/llvm/libLLVM.so.*)
            driver=:$carried/hip
            set+=("UR_LLVM_LIBRARY=${llvm[0]}" "UR_AMDGCN_LINKER=$clients/llvm/ld.lld")
        fi
    fi
    cd "$clients" && env -u UR_ADAPTERS_SEARCH_PATH "LD_LIBRARY_PATH=$libraries:$clients/lib$driver${library_path:+:$library_path}" \
        "PYTHONPATH=$clients/site:$root/bench/cuda" PYTHONDONTWRITEBYTECODE=1 "${set[@]}" "$@"
}

# One pytest. Each test has a limit, and one that hangs or ends its process costs that worker alone; what fails is known when
# it does, and stays known if the time for all is over.
pytest_on() { # NAME LIBRARIES SECONDS WORKERS TESTS...
    local name=$1 libraries=$2 seconds=$3 workers=$4 left=$((limit - SECONDS - 10)) status=0
    shift 4
    [ $((left < seconds ? left : seconds)) -ge 5 ] || { say "  $name: no time left"; return; }
    (in_clients "$libraries" "UR_TEST_FAILURES=$log/$name.failed" timeout -s INT -k 15 $((left < seconds ? left : seconds)) \
        python3 -X faulthandler -m pytest -q -p no:cacheprovider -p pytest_failures -rfE --tb=short \
        -n "$workers" --dist worksteal --timeout "${EACH:-120}" --timeout-method thread \
        --junitxml "$log/$name.xml" "$@") >"$log/$name.log" 2>&1 || status=$?
    say "  $name: exit $status; $(grep -E '(passed|failed|skipped|errors?|no tests ran).* in [0-9.]+' "$log/$name.log" |
        tail -n 1 | tr -d =)"
    [ ! -s "$log/$name.failed" ] || { cut -c1-200 "$log/$name.failed" | head -n "${SHOW:-8}" | tee -a "$out/summary.txt"; }
    case $name/$status in # 5: nothing in the file is for this device
    dpnp-*/[015])
        [ ! -s "$log/$name.failed" ] || cp "$log/$name.failed" "$finished/"
        cp "$log/$name.xml" "$finished/"
        ;;
    esac
}

unpack_clients() {
    local archive
    clients=${CLIENTS:-/tmp/ur-clients}
    mkdir -p "$clients/lib"
    for archive in "$carried"/clients*/*.tar.*; do
        [ -e "$archive" ] && ! [ "$clients/$(basename "$archive").unpacked" -nt "$archive" ] || continue
        case $archive in
        *.zst) zstd -dcf "$archive" | tar -C "$clients" -xf - ;;
        *.xz) python3 -W ignore -m tarfile -e "$archive" "$clients" ;;
        *) tar -C "$clients" -xf "$archive" ;;
        esac && touch "$clients/$(basename "$archive").unpacked" || say "  $archive cannot be unpacked"
    done
    for archive in "$clients"/lib*; do
        cp -r "$carried"/lib/libur_* "$carried/lib/unified-runtime" "$archive/"
        [ "$adapter" != native_cpu ] || cp "$carried"/opencl/* "$archive/"
    done
}

step_clients() {
    local adapter=${ADAPTER:-cuda} suites=${SUITES:-dpctl} size file libraries jobs=${JOBS:-$(($(nproc) / 2))} name finished
    unpack_clients
    finished=$clients/finished-$adapter
    [ -n "${RESUME:-}" ] || rm -rf "$finished"
    mkdir -p "$finished"
    say "  device: $(in_clients "$clients/lib" python3 -c 'import dpctl
print(*(f"{device.name}, {device.sycl_platform.name}" for device in dpctl.get_devices()), sep="; ")' 2>&1 | tail -n 1)"
    if [[ " $suites " == *" dpctl "* ]]; then
        for libraries in "$clients"/lib*; do
            [ -e "$libraries/libsycl.so.9" ] || continue
            pytest_on "dpctl-$(basename "$libraries")" "$libraries" 250 "$jobs" --pyargs dpctl.tests
        done
    fi
    suites=$(printf ' %s ' $suites | sed 's/ dpctl / /g')
    suites=${suites/ dpnp / $(dpnp_suites) }
    suites=${suites/ all / $(cd "$clients/site/dpnp/tests" && find . -name 'test_*.py' -printf '%P\n') }
    suites=${suites/ none / }
    # The longest first, so that none is left over alone.
    for file in $suites; do
        printf '%s %s\n' "$(find "$clients/site/dpnp/tests/$file" -name '*.py' -exec cat {} + | wc -c)" "$file"
    done | sort -rn >"$log/dpnp-suites"
    while read -r size file; do
        name=dpnp-$(tr -c 'A-Za-z0-9_\n' - <<<"${file%.py}")
        [ ! -f "$finished/$name.xml" ] || continue
        while [ "$(jobs -rp | wc -l)" -ge "$jobs" ]; do sleep 0.2; done
        pytest_on "$name" "$clients/lib" "${LIMIT:-500}" $((size > 60000 ? 4 : 2)) "$clients/site/dpnp/tests/$file" &
    done <"$log/dpnp-suites"
    wait
    if [ -s "$log/dpnp-suites" ]; then
        cat "$finished"/dpnp-*.failed "$log"/dpnp-*.failed 2>/dev/null | sort -u >"$out/dpnp-failed.txt"
        say "  dpnp: $(python3 "$root/bench/cuda/pytest_failures.py" "$finished"/dpnp-*.xml), of $(wc -l <"$log/dpnp-suites")"
        cp "$finished"/dpnp-*.xml "$log/"
    fi
    cat "$log"/dpctl-*.failed >"$out/dpctl-failed.txt" 2>/dev/null
}
