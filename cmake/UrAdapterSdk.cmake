# ur_add_adapter for adapters that are built elsewhere: find_package(unified-runtime REQUIRED COMPONENTS adapter).
#
# The adapter is compiled with the tables, the weak defaults and the shared parts that are installed with the headers, and so has
# their release. docs/writing-an-adapter.md says what there is.
include(GNUInstallDirs)
find_package(Threads REQUIRED)
if(NOT TARGET ur_options)
    add_library(ur_options INTERFACE)
    target_compile_definitions(ur_options INTERFACE _GNU_SOURCE)
    target_compile_features(ur_options INTERFACE c_std_11)
    target_include_directories(ur_options INTERFACE
        $<TARGET_PROPERTY:unified-runtime::ur_loader,INTERFACE_INCLUDE_DIRECTORIES> ${UR_ADAPTER_DIR}/lib)
endif()
if(NOT COMMAND ur_for_old_glibc) # what is built elsewhere is for the glibc that is there
    function(ur_for_old_glibc)
    endfunction()
endif()
set(UR_LIB_DIR ${UR_ADAPTER_DIR}/lib)
include(${CMAKE_CURRENT_LIST_DIR}/UrAdapter.cmake)
