# For adapters with `presented` in their ur_adapter_ops; those that answer OpenCL's calls take the second list too.
set(UR_PRESENT_SOURCES ${CMAKE_CURRENT_LIST_DIR}/level_zero.c ${CMAKE_CURRENT_LIST_DIR}/present.c
    ${CMAKE_CURRENT_LIST_DIR}/compiler.c)
set(UR_PRESENT_OPENCL_SOURCES ${CMAKE_CURRENT_LIST_DIR}/opencl.c ${CMAKE_CURRENT_LIST_DIR}/source.c
    ${CMAKE_CURRENT_LIST_DIR}/source_cache.c)
