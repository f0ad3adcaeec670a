# Compiler settings that everything here is built with.
add_library(ur_options INTERFACE)
target_compile_options(ur_options INTERFACE
    $<$<COMPILE_LANGUAGE:C>:-Wall -Wextra -Wpedantic -Wshadow -Wstrict-prototypes -Wmissing-prototypes
    -Wno-missing-field-initializers>)
if(UR_WERROR)
    target_compile_options(ur_options INTERFACE -Werror)
endif()
target_compile_definitions(ur_options INTERFACE _GNU_SOURCE)
target_include_directories(ur_options INTERFACE ${PROJECT_SOURCE_DIR}/include ${PROJECT_SOURCE_DIR}/lib)

if(UR_SANITIZE)
    # Reports name functions and lines, which -g1 suffices for. Optimised a little, long tests take half the time.
    add_compile_options(-fsanitize=${UR_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=all -O1 -g1)
    add_link_options(-fsanitize=${UR_SANITIZE})
endif()

find_package(Threads REQUIRED)

# ur_test_size(VARIABLE SIZE): how many of something a long test does: SIZE with UR_TEST_WHOLE (scripts/test.sh --all), else a
# tenth of it.
function(ur_test_size variable size)
    if(NOT UR_TEST_WHOLE)
        math(EXPR size "(${size} + 9) / 10")
    endif()
    set(${variable} ${size} PARENT_SCOPE)
endfunction()

# For tests that reach drivers which were not built for the sanitizers. Host code of kernels has thread-local variables
# and is unloaded again, which LeakSanitizer does not survive when it follows them.
set(UR_SANITIZER_ENVIRONMENT "")
if(UR_SANITIZE)
    set(UR_SANITIZER_ENVIRONMENT
        "ASAN_OPTIONS=detect_odr_violation=0:abort_on_error=0:intercept_tls_get_addr=0"
        "LSAN_OPTIONS=suppressions=${PROJECT_SOURCE_DIR}/test/sanitizers/lsan.supp:print_suppressions=0"
        "TSAN_OPTIONS=suppressions=${PROJECT_SOURCE_DIR}/test/sanitizers/tsan.supp:ignore_noninstrumented_modules=1")
endif()
