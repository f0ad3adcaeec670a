# What is installed runs with glibc 2.28 and later, whichever newer one it was built with (the floor of manylinux_2_28):
# x86-64 only, and not with sanitizers, whose own versions of these functions an explicit version would pass by.
set(UR_GLIBC_DIR ${PROJECT_SOURCE_DIR}/lib/base/glibc)
set(UR_OLD_GLIBC OFF)
if(CMAKE_SYSTEM_NAME STREQUAL "Linux" AND CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|AMD64|amd64)$" AND NOT UR_SANITIZE
   AND CMAKE_SIZEOF_VOID_P EQUAL 8)
    include(CheckCSourceCompiles)
    set(CMAKE_REQUIRED_LINK_OPTIONS -Wl,--no-as-needed)
    set(CMAKE_REQUIRED_LIBRARIES -l:libpthread.so.0 -l:libdl.so.2)
    check_c_source_compiles("
        #include <features.h>
        __asm__(\".symver dlopen,dlopen@GLIBC_2.2.5\");
        extern void *dlopen(const char *, int);
        int main(void) { return __GLIBC__ == 2 && !dlopen(0, 1); }" UR_OLD_GLIBC_WORKS)
    unset(CMAKE_REQUIRED_LIBRARIES)
    unset(CMAKE_REQUIRED_LINK_OPTIONS)
    set(UR_OLD_GLIBC ${UR_OLD_GLIBC_WORKS})
endif()

if(UR_OLD_GLIBC)
    # By a library of its own: static ones that are part of what is installed need it as well.
    target_compile_options(ur_options INTERFACE
        "$<$<COMPILE_LANGUAGE:C>:SHELL:-include \"${UR_GLIBC_DIR}/glibc_2_28.h\">")
endif()

# ur_for_old_glibc(TARGET...): for what is installed. Before 2.34 threads and dlopen were in libraries of their own.
function(ur_for_old_glibc)
    if(UR_OLD_GLIBC)
        foreach(target ${ARGN})
            get_target_property(type ${target} TYPE)
            ur_link_shared(${target} base/glibc/stat.c)
            if(type STREQUAL "EXECUTABLE")
                ur_link_shared(${target} base/glibc/start.c)
            endif()
            target_link_options(${target} PRIVATE
                LINKER:--push-state,--no-as-needed,-l:libpthread.so.0,-l:libdl.so.2,--pop-state)
        endforeach()
    endif()
endfunction()
