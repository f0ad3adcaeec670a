# What one more thing costs does not grow with how many there are.
#
#   ur_add_growth_test(NAME SMALL LARGE TARGET [ARGUMENT...])
#
# adds a test growth.NAME of an optimised build: TARGET, given a number after its arguments, does something so many times; under
# callgrind one more takes at LARGE at most 1.3 times the instructions that it takes at SMALL.
find_package(Python3 REQUIRED COMPONENTS Interpreter)

function(ur_add_growth_test name small large target)
    if(UR_SANITIZE OR NOT CMAKE_BUILD_TYPE STREQUAL "Release")
        return()
    endif()
    add_test(NAME growth.${name}
        COMMAND ${Python3_EXECUTABLE} ${PROJECT_SOURCE_DIR}/test/growth.py ${small} ${large} 1.3
                $<TARGET_FILE:${target}> ${ARGN})
    set_tests_properties(growth.${name} PROPERTIES LABELS "bench;growth" SKIP_RETURN_CODE 77 TIMEOUT 300)
endfunction()
