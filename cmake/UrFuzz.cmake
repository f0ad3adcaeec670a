# ur_find_fuzzer(VARIABLE): TRUE if there is a clang with libFuzzer, UR_FUZZ_CC then. The rest may have another compiler.
# The targets have sanitizers of their own whatever the build has, so that a sanitized build would only repeat them: FALSE.
set(UR_FUZZ_SECONDS "" CACHE STRING "How long each fuzz target runs in CTest; empty: 20, or 2 without UR_TEST_WHOLE")
if(NOT UR_FUZZ_SECONDS)
    ur_test_size(UR_FUZZ_SECONDS 20)
endif()

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

# ur_fuzz_objects(VARIABLE FOLDER SOURCES... FLAGS ...): each source compiled for itself, so that a change compiles one
# again and cores share the work. The objects are below FOLDER.objects of this build folder, as the sources are below the project's.
function(ur_fuzz_objects objects folder)
    cmake_parse_arguments(PARSE_ARGV 2 arg "" "" "FLAGS")
    set(made)
    foreach(source IN LISTS arg_UNPARSED_ARGUMENTS)
        file(RELATIVE_PATH name ${PROJECT_SOURCE_DIR} ${source})
        if(name MATCHES "^\\.\\./") # generated, outside the sources
            string(MD5 name ${source})
        endif()
        set(object ${CMAKE_CURRENT_BINARY_DIR}/${folder}.objects/${name}.o)
        get_filename_component(place ${object} DIRECTORY)
        file(MAKE_DIRECTORY ${place})
        add_custom_command(OUTPUT ${object}
            COMMAND ${CMAKE_C_COMPILER_LAUNCHER} ${UR_FUZZ_CC} ${arg_FLAGS} -MD -MF ${object}.d -c ${source} -o ${object}
            DEPENDS ${source} DEPFILE ${object}.d VERBATIM)
        list(APPEND made ${object})
    endforeach()
    set(${objects} ${made} PARENT_SCOPE)
endfunction()
