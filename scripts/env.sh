#!/usr/bin/env bash
# Chooses which OpenCL drivers the programs started from this shell see.
#
#   source scripts/env.sh intel|pocl|all      sets OCL_ICD_VENDORS in this shell
#   scripts/env.sh --print intel|pocl|all     prints NAME=VALUE, for env(1) and for CTest
#   scripts/env.sh --list                     prints the drivers that are installed, one a line
#
# There are two ICD loaders in use, and they agree on one variable only:
#
#   variable                      Debian's ocl-icd              Khronos loader (Intel's wheels)
#   OCL_ICD_VENDORS=DIRECTORY     only the .icd files in there  only the .icd files in there
#   OCL_ICD_VENDORS=FILE.icd|.so  only that driver              nothing is found
#   OPENCL_VENDOR_PATH            like OCL_ICD_VENDORS          not read
#   OCL_ICD_FILENAMES=DRIVER.so   not read (up to 2.3.1)        in addition to all others
#
# The name must be given: a file sourced without arguments sees those of the script that sources it.
# Each choice is a directory with the .icd files of just these drivers, below .venv/icd. They are
# written anew whenever this script runs, which is also what makes a moved checkout work.

ur_env_main() {
    local self=${BASH_SOURCE[0]} root icd intel pocl="" file line name
    root=$(cd "$(dirname "$self")/.." && pwd) || return 1
    icd=$root/.venv/icd
    intel=$root/.venv/lib/libintelocl.so
    for file in /etc/OpenCL/vendors/*pocl*.icd; do
        [ -f "$file" ] || continue
        line=
        read -r line <"$file" || : # the last line may lack its end
        [ -n "$line" ] && pocl=$line
    done

    ur_env_place() { # choice, driver's name, its library
        mkdir -p "$icd/$1" || return 1
        if [ ! -f "$icd/$1/$2.icd" ] || [ "$(cat "$icd/$1/$2.icd")" != "$3" ]; then
            # Written aside and renamed: tests that run side by side read these.
            printf '%s\n' "$3" >"$icd/$1/.$2.$$" && mv -f "$icd/$1/.$2.$$" "$icd/$1/$2.icd"
        fi
    }
    if [ -f "$intel" ]; then
        ur_env_place intel intel "$intel" && ur_env_place all intel "$intel"
    else
        rm -f "$icd/intel/intel.icd" "$icd/all/intel.icd"
    fi
    if [ -n "$pocl" ]; then
        ur_env_place pocl pocl "$pocl" && ur_env_place all pocl "$pocl"
    else
        rm -f "$icd/pocl/pocl.icd" "$icd/all/pocl.icd"
    fi
    unset -f ur_env_place

    case ${1:-} in
        --list)
            [ ! -f "$icd/intel/intel.icd" ] || echo intel
            [ ! -f "$icd/pocl/pocl.icd" ] || echo pocl
            return 0 ;;
        --print) name=${2:-} ;;
        *) name=${1:-} ;;
    esac
    case $name in
        intel | pocl | all) ;;
        "") echo "env: which OpenCL driver: intel, pocl or all?" >&2; return 2 ;;
        *) echo "env: no OpenCL driver is called '$name': intel, pocl or all" >&2; return 2 ;;
    esac
    if [ -z "$(ls "$icd/$name" 2>/dev/null)" ]; then
        echo "env: OpenCL driver '$name' is not installed; scripts/setup.sh does that" >&2
        return 1
    fi
    if [ "${1:-}" = --print ]; then
        echo "OCL_ICD_VENDORS=$icd/$name"
    else
        export OCL_ICD_VENDORS=$icd/$name
        unset OCL_ICD_FILENAMES OPENCL_VENDOR_PATH
    fi
}

if [ "${BASH_SOURCE[0]}" = "$0" ]; then
    case ${1:-} in
        --print | --list) ur_env_main "$@" ;;
        *) echo "env: source this file, or use --print NAME or --list" >&2; exit 2 ;;
    esac
else
    ur_env_main "$@"
    # The status of the call is the status of `source`; the function's name goes from the shell.
    if [ $? -eq 0 ]; then unset -f ur_env_main; else unset -f ur_env_main; return 1; fi
fi
