# The sources of command buffers, for adapters that define the functions at the end of recording.h.
set(UR_COMMAND_BUFFER_SOURCES)
foreach(file append buffer events launch native nodes record run run_times update)
    list(APPEND UR_COMMAND_BUFFER_SOURCES ${CMAKE_CURRENT_LIST_DIR}/${file}.c)
endforeach()
