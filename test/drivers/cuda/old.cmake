# ur_add_old_driver(TARGET NAME PREFIX CALLS [KEPT...]): the driver again, in drivers/NAME-old, without any of the calls that
# the adapter's list CALLS names as optional, but for the symbols KEPT: what a release from before them looks like.
function(ur_add_old_driver target name prefix calls)
    file(READ ${calls} text)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${calls})
    string(REGEX MATCHALL "X\\(OPTIONAL, [A-Za-z0-9_]+" optional "${text}")
    set(hidden "")
    foreach(entry IN LISTS optional)
        string(REPLACE "X(OPTIONAL, " "" call "${entry}")
        foreach(symbol ${call} ${call}_v2 ${call}_v3) # headers map a name to that of its newest form
            if(NOT symbol IN_LIST ARGN)
                string(APPEND hidden "    ${symbol};\n")
            endif()
        endforeach()
    endforeach()
    set(map ${CMAKE_CURRENT_BINARY_DIR}/${name}-old.map)
    file(CONFIGURE OUTPUT ${map} CONTENT "{\nglobal:\n    ${prefix};\nlocal:\n${hidden}    *;\n};\n" @ONLY)
    get_target_property(output ${target} OUTPUT_NAME)
    get_target_property(version ${target} SOVERSION)
    get_target_property(links ${target} LINK_LIBRARIES)
    add_library(${target}_old SHARED $<TARGET_OBJECTS:${target}>)
    set_target_properties(${target}_old PROPERTIES LINKER_LANGUAGE C
        OUTPUT_NAME ${output} SOVERSION ${version} LIBRARY_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/drivers/${name}-old
        SKIP_BUILD_RPATH ON)
    target_link_libraries(${target}_old PRIVATE ${links})
    target_link_options(${target}_old PRIVATE LINKER:-Bsymbolic)
    ur_add_version_script(${target}_old ${map})
endfunction()
