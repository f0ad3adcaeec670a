# The sources of fused launches, for adapters that define the functions at the end of fusing.h.
set(UR_FUSING_SOURCES)
foreach(file buffer cache event plan programs queue report)
    list(APPEND UR_FUSING_SOURCES ${CMAKE_CURRENT_LIST_DIR}/${file}.c)
endforeach()
