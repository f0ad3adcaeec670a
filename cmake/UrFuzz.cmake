# ur_find_fuzzer(VARIABLE): TRUE if there is a clang with libFuzzer, UR_FUZZ_CC then. The rest may have another compiler.
# The targets have sanitizers of their own whatever the build has, so that a sanitized build would only repeat them: FALSE.
set(UR_FUZZ_SECONDS 15 CACHE STRING "How long each fuzz target runs in CTest")

function(ur_find_fuzzer found)
    find_program(UR_FUZZ_CC clang)
    set(result 1)
    if(UR_FUZZ_CC AND NOT UR_SANITIZE)
        file(WRITE ${CMAKE_CURRENT_BINARY_DIR}/probe.c
            "#include <stddef.h>\n#include <stdint.h>\nint LLVMFuzzerTestOneInput(const uint8_t *d, size_t n)"
            " { (void)d; (void)n; return 0; }\n")
        execute_process(COMMAND ${UR_FUZZ_CC} -fsanitize=fuzzer,address,undefined
            ${CMAKE_CURRENT_BINARY_DIR}/probe.c -o ${CMAKE_CURRENT_BINARY_DIR}/probe
            RESULT_VARIABLE result OUTPUT_QUIET ERROR_QUIET)
    endif()
    if(result EQUAL 0)
        set(${found} TRUE PARENT_SCOPE)
    else()
        set(${found} FALSE PARENT_SCOPE)
    endif()
endfunction()
