# The shared body: sources and include folders for an adapter that has a driver.h; image_scan.c needs none, and is linked by
# ur_link_shared.
include(${PROJECT_SOURCE_DIR}/lib/pool/sources.cmake)
include(${PROJECT_SOURCE_DIR}/lib/graph/sources.cmake)
include(${PROJECT_SOURCE_DIR}/lib/capture/sources.cmake)
include(${PROJECT_SOURCE_DIR}/lib/fuse_queue/sources.cmake)
include(${PROJECT_SOURCE_DIR}/lib/present/sources.cmake)
set(UR_STREAM_DIR ${CMAKE_CURRENT_LIST_DIR})
set(UR_STREAM_SOURCES ${UR_SELF_SOURCES} ${UR_LIB_DIR}/entry/bindless_check.c ${UR_LIB_DIR}/entry/bindless_end.c ${UR_LIB_DIR}/entry/buffer_map.c ${UR_LIB_DIR}/program/bundle.c ${UR_LIB_DIR}/os/descriptor.c ${UR_LIB_DIR}/os/event_file.c ${UR_LIB_DIR}/program/il.c ${UR_LIB_DIR}/os/ipc_event.c ${UR_LIB_DIR}/os/ipc_physical.c ${UR_LIB_DIR}/entry/pitched.c
    ${UR_LIB_DIR}/base/ranges.c ${UR_LIB_DIR}/entry/sampler.c ${UR_LIB_DIR}/program/spec_constants.c ${UR_LIB_DIR}/os/worker.c
    ${UR_POOL_SOURCES} ${UR_POOL_ENTRY_SOURCES} ${UR_COMMAND_BUFFER_SOURCES} ${UR_CAPTURE_SOURCES} ${UR_FUSING_SOURCES}
    ${UR_PRESENT_SOURCES})
foreach(file adapter arguments bindless bindless_copy bindless_handle external given_up memory_export clock command command_buffer context copy device device_info enqueue_buffer enqueue_image enqueue_usm event fill graph graph_nodes graph_run graph_update held host_task
        image ipc ipc_event ipc_physical kernel kernel_offset kernel_size kernel_uneven launch mem numbers ops patience peer place pool_backend pool_memory pool_native program program_dynamic program_info
        program_native program_symbol queue reusable shared_event usm virtual_memory words)
    list(APPEND UR_STREAM_SOURCES ${UR_STREAM_DIR}/${file}.c)
endforeach()
set(UR_STREAM_INCLUDES ${UR_STREAM_DIR})

# ur_add_stream_driver(NAME HEADERS FILE...): an archive of the driver's calls, from the folder driver/ with its driver.h; HEADERS
# has the driver's own. It knows nothing of the body.
function(ur_add_stream_driver name headers)
    list(TRANSFORM ARGN PREPEND driver/)
    add_library(ur_${name}_driver STATIC ${ARGN})
    set_target_properties(ur_${name}_driver PROPERTIES POSITION_INDEPENDENT_CODE ON C_VISIBILITY_PRESET hidden)
    target_include_directories(ur_${name}_driver PUBLIC ${CMAKE_CURRENT_SOURCE_DIR}/driver ${UR_STREAM_DIR})
    target_include_directories(ur_${name}_driver SYSTEM PUBLIC ${headers})
    target_link_libraries(ur_${name}_driver PRIVATE ur_options)
endfunction()
