# A toolchain file for AArch64 from another machine, with qemu-aarch64 to run what was built. `scripts/aarch64.sh` makes the
# folder with the libraries of that machine, which UR_AARCH64_ROOT names, and uses both:
#
#   cmake --preset aarch64 -DUR_AARCH64_ROOT=FOLDER
set(CMAKE_SYSTEM_NAME Linux)
set(CMAKE_SYSTEM_PROCESSOR aarch64)
set(CMAKE_C_COMPILER aarch64-linux-gnu-gcc)
set(CMAKE_ASM_COMPILER aarch64-linux-gnu-gcc)
set(UR_AARCH64_ROOT "" CACHE PATH "Libraries and headers of Linux on AArch64")
list(APPEND CMAKE_TRY_COMPILE_PLATFORM_VARIABLES UR_AARCH64_ROOT)
if(UR_AARCH64_ROOT)
    set(CMAKE_SYSROOT ${UR_AARCH64_ROOT})
    set(CMAKE_FIND_ROOT_PATH ${UR_AARCH64_ROOT})
    set(CMAKE_LIBRARY_ARCHITECTURE aarch64-linux-gnu)
    set(ENV{PKG_CONFIG_SYSROOT_DIR} ${UR_AARCH64_ROOT})
    set(ENV{PKG_CONFIG_LIBDIR} ${UR_AARCH64_ROOT}/usr/lib/aarch64-linux-gnu/pkgconfig)
    set(CMAKE_CROSSCOMPILING_EMULATOR qemu-aarch64;-L;${UR_AARCH64_ROOT})
else()
    set(CMAKE_FIND_ROOT_PATH /usr/aarch64-linux-gnu)
    set(CMAKE_CROSSCOMPILING_EMULATOR qemu-aarch64;-L;/usr/aarch64-linux-gnu)
endif()
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
