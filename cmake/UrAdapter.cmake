# ur_add_version_script(TARGET FILE...): exports only what the version scripts name.
function(ur_add_version_script target)
    foreach(script ${ARGN})
        target_link_options(${target} PRIVATE "LINKER:--version-script=${script}")
    endforeach()
    set_property(TARGET ${target} APPEND PROPERTY LINK_DEPENDS ${ARGN})
endfunction()

# What adapters, tools and tests share is compiled once: files of lib/, or any that need no other headers than these.
#
#   ur_link_shared(TARGET FILE...)   links the objects of these files, with paths or named as in lib/
#
# The files know nothing of an adapter: neither its headers are on their include path nor its definitions there. TARGET's
# property UR_SHARED_SOURCES has them.
#
# Also installed, with what lies in lib/, for adapters of other trees: UrAdapterSdk.cmake says where that is.
if(NOT UR_LIB_DIR)
    set(UR_LIB_DIR ${PROJECT_SOURCE_DIR}/lib)
endif()
function(ur_link_shared user)
    foreach(source IN LISTS ARGN)
        get_filename_component(source ${source} ABSOLUTE BASE_DIR ${UR_LIB_DIR})
        file(RELATIVE_PATH name ${UR_LIB_DIR} ${source})
        string(MAKE_C_IDENTIFIER ur_lib_${name} target)
        if(NOT TARGET ${target})
            add_library(${target} OBJECT ${source})
            set_target_properties(${target} PROPERTIES POSITION_INDEPENDENT_CODE ON C_VISIBILITY_PRESET hidden)
            target_link_libraries(${target} PRIVATE ur_options)
        endif()
        target_sources(${user} PRIVATE $<TARGET_OBJECTS:${target}>)
        set_property(TARGET ${user} APPEND PROPERTY UR_SHARED_SOURCES ${source})
    endforeach()
endfunction()

# ur_add_adapter(NAME [EXPORTS FILE...] SOURCES FILE... [NO_INSTALL] [DEFINITIONS ...] [LIBRARIES ...] [INCLUDES ...])
#
# Builds libur_adapter_NAME.so.0 from the adapter's own sources, what all adapters share, and the generated tables with
# their weak defaults. Only the table functions are exported, and what the version scripts after EXPORTS name. The target ur_adapters
# is all of those that are installed.
if(NOT TARGET ur_adapters)
    add_custom_target(ur_adapters)
endif()
set(UR_BASE_SOURCES
    ${UR_LIB_DIR}/base/caller.c
    ${UR_LIB_DIR}/base/cover.c
    ${UR_LIB_DIR}/base/error.c
    ${UR_LIB_DIR}/base/exit.c
    ${UR_LIB_DIR}/base/generated/results.c
    ${UR_LIB_DIR}/base/library.c
    ${UR_LIB_DIR}/base/log.c
    ${UR_LIB_DIR}/base/tables.c
    ${UR_LIB_DIR}/tables/generated/defaults.c
    ${UR_LIB_DIR}/tables/generated/tables.c)
# Entry points and parts of such that adapters with `self` in their ur_adapter_ops share.
set(UR_SELF_SOURCES
    ${UR_LIB_DIR}/entry/adapter.c
    ${UR_LIB_DIR}/entry/device.c
    ${UR_LIB_DIR}/entry/facts.c
    ${UR_LIB_DIR}/entry/image_check.c
    ${UR_LIB_DIR}/entry/mem_check.c
    ${UR_LIB_DIR}/program/metadata.c
    ${UR_LIB_DIR}/base/names.c
    ${UR_LIB_DIR}/base/options.c
    ${UR_LIB_DIR}/base/rect.c
    ${UR_LIB_DIR}/entry/platform.c
    ${UR_LIB_DIR}/entry/program_check.c
    ${UR_LIB_DIR}/entry/queue_check.c
    ${UR_LIB_DIR}/entry/retain.c
    ${UR_LIB_DIR}/entry/reusable.c
    ${UR_LIB_DIR}/entry/user_event.c)

function(ur_add_adapter name)
    cmake_parse_arguments(ARG "NO_INSTALL" "" "EXPORTS;SOURCES;DEFINITIONS;LIBRARIES;INCLUDES" ${ARGN})
    set(target ur_adapter_${name})
    set(shared ${ARG_SOURCES} ${UR_BASE_SOURCES})
    list(FILTER shared INCLUDE REGEX "^${UR_LIB_DIR}/")
    list(REMOVE_ITEM ARG_SOURCES ${shared})
    add_library(${target} SHARED ${ARG_SOURCES})
    ur_link_shared(${target} ${shared})
    set_target_properties(${target} PROPERTIES SOVERSION 0 VERSION 0.12.0 C_VISIBILITY_PRESET hidden)
    # A driver library beside the adapter comes first: environments of Python bring their own libOpenCL.so.1.
    set_target_properties(${target} PROPERTIES BUILD_RPATH "$ORIGIN" INSTALL_RPATH "$ORIGIN")
    target_compile_definitions(${target} PRIVATE ${ARG_DEFINITIONS})
    target_include_directories(${target} PRIVATE
        ${CMAKE_CURRENT_SOURCE_DIR} ${ARG_INCLUDES})
    target_link_libraries(${target} PRIVATE ur_options Threads::Threads ${CMAKE_DL_LIBS} ${ARG_LIBRARIES})
    if(ARG_EXPORTS)
        ur_add_version_script(${target} ${ARG_EXPORTS})
    else()
        ur_add_version_script(${target} ${UR_LIB_DIR}/tables/generated/adapter.map)
    endif()
    target_link_options(${target} PRIVATE LINKER:-Bsymbolic LINKER:-z,defs)
    ur_for_old_glibc(${target})
    if(UR_SANITIZE)
        # The sanitizer's runtime comes from the program, not from the library.
        target_link_options(${target} PRIVATE LINKER:-z,undefs)
    endif()
    if(NOT ARG_NO_INSTALL)
        add_dependencies(ur_adapters ${target})
        install(TARGETS ${target} LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT runtime NAMELINK_SKIP)
    endif()
endfunction()
