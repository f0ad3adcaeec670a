# The sources of fused launches, for adapters that define the functions at the end of fusing.h.
set(UR_FUSING_SOURCES)
foreach(file buffer cache copies enqueue event group keep options order plan programs queue report tell)
    list(APPEND UR_FUSING_SOURCES ${CMAKE_CURRENT_LIST_DIR}/${file}.c)
endforeach()
