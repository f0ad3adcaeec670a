# Adapters outside of Unified Runtime's own tree:
#
#   cp -r PREFIX/share/unified-runtime/adapter/example mine && cd mine
#   cmake -B build -DCMAKE_PREFIX_PATH=PREFIX && cmake --build build
#   UR_ADAPTERS_FORCE_LOAD=$PWD/build/libur_adapter_example.so.0 urinfo
cmake_minimum_required(VERSION 3.22)
project(adapter-example LANGUAGES C)
find_package(unified-runtime REQUIRED COMPONENTS adapter)
ur_add_adapter(example SOURCES adapter.c)

# With queues, USM and command buffers.
include(${UR_LIB_DIR}/pool/sources.cmake)
include(${UR_LIB_DIR}/graph/sources.cmake)
ur_add_adapter(example_queues SOURCES queues.c ${UR_SELF_SOURCES} ${UR_POOL_SOURCES} ${UR_POOL_ENTRY_SOURCES}
               ${UR_COMMAND_BUFFER_SOURCES})
add_executable(use use.c)
target_link_libraries(use PRIVATE unified-runtime::ur_loader)
