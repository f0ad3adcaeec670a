# The sources of captured queues, for adapters that have those of command buffers.
set(UR_CAPTURE_SOURCES ${UR_LIB_DIR}/intercept/generated/capture.c)
foreach(file calls capture commands dump event gather graph memory)
    list(APPEND UR_CAPTURE_SOURCES ${CMAKE_CURRENT_LIST_DIR}/${file}.c)
endforeach()
