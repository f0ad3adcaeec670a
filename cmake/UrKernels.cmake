# Kernels: OpenCL C sources compiled at build time for every target whose tools are here.
#
#   ur_add_kernels(TARGET SOURCE... [DESTINATION DIR] [TARGETS NAME...] [OPTIONS OPTION...])
#
# makes a target TARGET that compiles each SOURCE with urcc to DIR/NAME.spv, NAME.ptx, NAME.hsaco, NAME.so (host
# code for the native CPU adapter) and NAME.urb (all of them in one). DIR is <build>/kernels if it is not given.
# TARGETS names those to make: spir64, nvptx64, amdgcn, native_cpu; all if not given. OPTIONS go to urcc as they
# are, such as -cl-std=CL1.2. What was made stands in the target's properties:
#
#   UR_KERNEL_DIR      DIR
#   UR_KERNEL_TARGETS  the targets that could be made
#
# A target whose tools are missing is left out everywhere, and configuring says why, once.
#
# With UR_KERNELS_FROM, another build tree of these sources that is built, its kernels are taken: sanitizers change nothing of
# them (scripts/test.sh). Its tests' cache of what LLVM compiled serves too: the key is the text that a translator wrote.
set(UR_KERNELS_FROM "" CACHE PATH "Another build of these sources, whose kernels are copied instead of compiled")
set(UR_SPIRV_CACHE ${CMAKE_BINARY_DIR}/spirv-cache)
if(UR_KERNELS_FROM)
    set(UR_SPIRV_CACHE ${UR_KERNELS_FROM}/spirv-cache)
endif()

find_program(UR_PYTHON NAMES python3 PATHS /usr/bin NO_DEFAULT_PATH
             DOC "The distribution's Python 3")
find_program(UR_PYTHON NAMES python3 REQUIRED)
set(UR_URCC ${CMAKE_CURRENT_LIST_DIR}/../tools/urcc)
get_filename_component(UR_URCC ${UR_URCC} ABSOLUTE)
file(GLOB UR_URCC_FILES CONFIGURE_DEPENDS ${UR_URCC}_lib/*.py ${UR_URCC}_lib/*.cl)
list(APPEND UR_URCC_FILES ${UR_URCC})

# Asked once for a build tree: it takes half a second.
if(NOT DEFINED UR_KERNEL_TARGETS)
    # ur-translate, by which host code is made, is part of the build.
    execute_process(COMMAND ${UR_PYTHON} ${UR_URCC} --check --unbuilt --target all
                    OUTPUT_VARIABLE answer ERROR_VARIABLE answer_error RESULT_VARIABLE status)
    if(NOT status MATCHES "^[03]$")
        message(FATAL_ERROR "urcc --check failed (${status}): ${answer_error}")
    endif()
    set(here "")
    string(REGEX MATCHALL "[^\n]+" answers "${answer}")
    foreach(line IN LISTS answers)
        if(line MATCHES "^([a-z0-9_]+) yes$")
            list(APPEND here ${CMAKE_MATCH_1})
        elseif(line MATCHES "^([a-z0-9_]+) no: (.*)$")
            message(STATUS "Kernels for ${CMAKE_MATCH_1} are left out: ${CMAKE_MATCH_2}")
        endif()
    endforeach()
    message(STATUS "Kernels are compiled for: ${here}")
    set(UR_KERNEL_TARGETS "${here}" CACHE STRING "Targets that kernels are compiled for")
endif()

function(ur_add_kernels target)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "DESTINATION" "TARGETS;OPTIONS")
    if(NOT arg_DESTINATION)
        set(arg_DESTINATION ${CMAKE_BINARY_DIR}/kernels)
    endif()
    set(wanted ${UR_KERNEL_TARGETS})
    if(arg_TARGETS)
        set(wanted "")
        foreach(name IN LISTS arg_TARGETS)
            if(name IN_LIST UR_KERNEL_TARGETS)
                list(APPEND wanted ${name})
            endif()
        endforeach()
    endif()
    set(suffix_spir64 spv)
    set(suffix_nvptx64 ptx)
    set(suffix_amdgcn hsaco)
    set(suffix_native_cpu so)
    set(made "")
    if(NOT TARGET ur-translate)
        list(REMOVE_ITEM wanted native_cpu)
    endif()
    set(translate "")
    set(translate_files "")
    if(native_cpu IN_LIST wanted)
        set(translate ${CMAKE_COMMAND} -E env URCC_TRANSLATE=$<TARGET_FILE:ur-translate>)
        # Of its parts these make host code: others change nothing here.
        set(translate_files $<TARGET_FILE:ur_spirv> $<TARGET_FILE:ur_llvm> $<TARGET_FILE:ur_runtime>)
    endif()
    string(REPLACE ";" "," joined "${wanted}")
    file(MAKE_DIRECTORY ${arg_DESTINATION}) # of custom commands' folders Ninja alone makes sure
    foreach(source IN LISTS arg_UNPARSED_ARGUMENTS)
        get_filename_component(source ${source} ABSOLUTE)
        get_filename_component(name ${source} NAME_WE)
        if(NOT wanted)
            break()
        endif()
        set(outputs ${arg_DESTINATION}/${name}.urb)
        foreach(kind IN LISTS wanted)
            list(APPEND outputs ${arg_DESTINATION}/${name}.${suffix_${kind}})
        endforeach()
        if(UR_KERNELS_FROM)
            set(others "")
            foreach(output IN LISTS outputs)
                file(RELATIVE_PATH output ${CMAKE_BINARY_DIR} ${output})
                list(APPEND others ${UR_KERNELS_FROM}/${output})
            endforeach()
            add_custom_command(OUTPUT ${outputs} COMMAND ${CMAKE_COMMAND} -E copy ${others} ${arg_DESTINATION}
                               DEPENDS ${others} VERBATIM)
            list(APPEND made ${outputs})
            continue()
        endif()
        add_custom_command(
            OUTPUT ${outputs}
            COMMAND ${translate} ${UR_PYTHON} ${UR_URCC} --target ${joined} --bundle --keep
                    --output-dir ${arg_DESTINATION} --depfile ${arg_DESTINATION}/${name}.d
                    ${arg_OPTIONS} ${source}
            DEPENDS ${source} ${UR_URCC_FILES} ${translate_files}
            DEPFILE ${arg_DESTINATION}/${name}.d
            COMMENT "Compiling kernels ${name}.cl for ${joined}"
            VERBATIM)
        list(APPEND made ${outputs})
    endforeach()
    add_custom_target(${target} ALL DEPENDS ${made})
    if(translate)
        add_dependencies(${target} ur-translate ur_runtime)
    endif()
    set_target_properties(${target} PROPERTIES UR_KERNEL_DIR ${arg_DESTINATION}
                          UR_KERNEL_TARGETS "${wanted}")
endfunction()
